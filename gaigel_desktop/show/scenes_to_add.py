"""Offers: what a show can be made of, on paper: scenes, a past deal, a file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from gaigel_desktop.controller.places import sayable
from gaigel_desktop.controller.store.archive import PastDeal
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.store.transfer import files_there, records_folder
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.show.plan.club_programmes import ENDING
from gaigel_desktop.show.plan.draft import SingleScene, single_scenes
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import FieldRow, ListRow, Pressable
from gaigel_desktop.window.scene import Scenes

from .list_lines import EDGE, PaperLine, paper_high

MOST_FILES: Final = 12
LONGEST_PATH: Final = 400


def way_on(press: Callable[[], None], *, usable: bool) -> Pressable:
    """The button that shows it."""
    return Pressable("go", say("showing_go"), press, "play", "call", usable)


def put_scenes(flow: Flow, press: Callable[[str], None]) -> None:
    """Every scene with what it is about: those for newcomers first, then the rare ones."""
    for rare in (False, True):
        found = [scene for scene in single_scenes() if scene.rare == rare]
        if rare and found:
            flow.space(theme.GAP / 2)
            flow.heading(say("showing_rare"))
        for scene in found:
            flow.put(partial(_scene, scene, press), paper_high(flow.pen))
            flow.space(2)


def _scene(scene: SingleScene, press: Callable[[str], None], box: Box) -> PaperLine:
    place = box.inset(-EDGE, 0)  # the words begin where everything else does
    return PaperLine(f"scene {scene.name}", scene.title, place, partial(press, scene.name), scene.gist)


def database_of(keeper: Keeper) -> sqlite3.Connection | None:
    """Where the past deals lie, if they can be read now."""
    return keeper.store.database if keeper.store is not None else None


# -- a past deal -------------------------------------------------------------------------------------------------


def choose_deal(
    player: OwnPlayer, services: Services, scenes: Scenes, words: str, chosen: Callable[[PastDeal], None]
) -> None:
    """Past games, where one deal is chosen; the way back leads here. Only now is read what shows them."""
    from gaigel_desktop.scenes.pages.past.deal_list import ToChoose
    from gaigel_desktop.scenes.pages.past.past_games import PastScene

    def choose(deal: PastDeal) -> None:
        scenes.pop()
        chosen(deal)

    scenes.push(PastScene(player, services, lambda waits: None, ToChoose(words, choose)))


# -- a file ------------------------------------------------------------------------------------------------------


class FileOffer:
    """A field for the path of a file, and below it those that lie where files of the game go."""

    def __init__(self, take: Callable[[Path], None], refresh: Callable[[], None]) -> None:
        self._take, self._refresh = take, refresh
        self._path = ""

    def put(self, flow: Flow, words: str) -> None:
        """With these words on the button."""
        take = Pressable("take", words, self._enter, "ok")
        name, empty = say("files_path"), say("showing_path_empty")
        flow.form(FieldRow("path", name, self._path, self._type, empty, LONGEST_PATH, enter=self._enter, button=take))
        flow.space(6)
        flow.listed(*map(self._row, _files()[:MOST_FILES]))

    def _row(self, path: Path) -> ListRow:
        name = sayable(path.name)
        return ListRow(f"file {name}", name, partial(self._take, path), "deal")

    def _type(self, words: str) -> None:
        self._path = words.strip()
        self._refresh()

    def _enter(self) -> None:
        if self._path:
            self._take(_typed(self._path))


def _files() -> list[Path]:
    """Records and programmes that lie where files of the game go."""
    folder = records_folder()
    with suppress(OSError):
        programmes = sorted(path for path in folder.iterdir() if path.suffix == ENDING and path.is_file())
        return [*(files_there(folder) or ()), *programmes]
    return []


def _typed(words: str) -> Path:
    """The path that was typed, with a ~ for the player's home."""
    with suppress(RuntimeError):  # nobody of that name lives here
        return Path(words).expanduser()
    return Path(words)
