"""A back from a photograph: which one; and those that are kept."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from gaigel_desktop.controller.own_pictures import LONGEST_NAME, MOST, OwnPicture, delete, keep, kept, rename
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.scenes.parts.confirm import ask_to_throw_away, gone
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, on_paper
from gaigel_desktop.scenes.parts.sheets import halves, ways_on
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import FieldRow, Pressable
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel, Text, Widget
from gaigel_desktop.window.pen import ON_WOOD, STRONG, WARNING, Pen
from gaigel_desktop.window.photograph_process import Came, PhotographProcess

LONGEST_PATH: Final = 400


class OwnLooks(Content):
    """What stands on the paper, and the photograph beside it."""

    def __init__(self, player: OwnPlayer, keeper: Keeper, choose: Callable[[str], None]) -> None:
        self._player, self._keeper, self._choose = player, keeper, choose
        self._path = self._trouble = ""
        self._opening: PhotographProcess | None = None

    def back(self, view: PageScene) -> None:
        """To the settings; a photograph that is still on its way is let go."""
        if self._opening is not None:
            self._opening.end()
        view.scenes.pop()

    def sheet(self, view: PageScene) -> Sheet:
        """What can be dropped here on the left, the paper on the right, and below the way back."""
        self._view = view
        place = halves(view.kit.screen.design)
        opening = (say("photo_opening"),) if self._opening is not None else ()
        return Sheet(
            (
                Part((Panel("panel_paper", place.paper), self._hint(view.pen, place.slate))),
                on_paper(view.pen, place.window, "own_back", self._put_kept),
                Part(tuple(ways_on(view.pen, place.row, [("back", "left", view.go_back)], first="button"))),
            ),
            said=opening,
        )

    def _hint(self, pen: Pen, room: Box) -> Widget:
        words = say("photo_opening" if self._opening is not None else "photo_drop")
        wide = min(room.width, 420.0)
        return Text(words, room.centred(wide, pen.height(words, ON_WOOD, wide)), ON_WOOD, "middle")

    # -- those that are kept -------------------------------------------------------------------------------------

    def _put_kept(self, flow: Flow) -> None:
        flow.heading(say("photo_head_back"))
        flow.text(say("photo_about"), ABOUT)
        flow.space(8)
        if not self._keeper.owner:
            flow.text(say("photo_elsewhere"), ABOUT)
            return
        self._put_path(flow)
        if self._trouble:
            flow.text(self._trouble, WARNING)
            flow.space(8)
        for number, one in enumerate(kept(), 1):
            self._put_one(flow, number, one)

    def _put_path(self, flow: Flow) -> None:
        name, take = say("photo_path"), Pressable("open", say("photo_open"), self._open, "open")
        flow.text(say("photo_path_empty"), STRONG)  # not in the field: it has the focus, and would be empty
        flow.space(4)
        flow.form(FieldRow("path", name, self._path, self._type, "", LONGEST_PATH, (), self._open, take))
        flow.space(10)

    def _put_one(self, flow: Flow, number: int, one: OwnPicture) -> None:
        """Its name, which can be changed, and a way to be rid of it, which asks first."""
        called, words = one.name or say("photo_numbered", {"number": number}), say("photo_delete")
        press, aloud = partial(self._ask, one, called), f"{words}: {called}"
        delete_it = Pressable(f"delete {one.id}", words, press, "trash", aloud=aloud)
        label, rename = say("photo_name_of", {"name": called}), partial(self._rename, one)
        flow.form(FieldRow(one.id, label, one.name, rename, called, LONGEST_NAME, button=delete_it))
        flow.space(6)

    def _type(self, words: str) -> None:
        self._path = words.strip()

    def _open(self) -> None:
        if self._path:
            path = Path(self._path)
            with suppress(RuntimeError):  # nobody of that name lives here
                path = path.expanduser()
            self.open(path)

    def open(self, path: Path) -> None:
        """Open this photograph, unless there are enough already or nothing may be written."""
        if not self._keeper.owner or self._opening is not None:
            return
        full = len(kept()) >= MOST
        self._trouble = say("photo_enough", {"most": MOST}) if full else ""
        self._opening = None if full else PhotographProcess(path)
        self._view.refresh()

    def _rename(self, one: OwnPicture, name: str) -> None:
        try:
            rename(one, name)
        except OSError:
            self._trouble = say("photo_not_kept")

    def _ask(self, one: OwnPicture, called: str) -> None:
        """By the name that it has by now."""
        name = next((each.name for each in kept() if each.id == one.id), "") or called
        delete_it = partial(self._delete, one, name)
        ask_to_throw_away(self._player, self._view.scenes, name, say("photo_delete"), delete_it)

    def _delete(self, one: OwnPicture, called: str) -> None:
        try:
            delete(one)
        except OSError:
            self._trouble = say("photo_not_deleted")
        else:
            self._trouble = gone(called)
            self._choose_away(one)
        self._view.refresh()

    def _choose_away(self, one: OwnPicture) -> None:
        """Whoever had it has the house's again."""
        self._player.dressed.forget()
        if one.value == self._player.settings.back:
            self._choose("")
        self._view.resize()

    # -- beside it -----------------------------------------------------------------------------------------------

    def update(self, now: float) -> float | None:
        """Look again soon as long as a photograph is on its way."""
        if self._opening is None:
            return None
        came = self._opening.came(now)
        if came is not None:
            self._opening = None
            self._have(came)
        return theme.GLANCE if came is None else None

    def _have(self, came: Came) -> None:
        """It is used at once, and one is back where it was asked for."""
        if came.trouble:
            self._tell(say(came.trouble))
            return
        try:
            one = keep("", came.picture)
        except OSError:
            self._tell(say("photo_not_kept"))
            return
        self._player.dressed.forget()
        self._choose(one.value)
        self._view.scenes.pop()

    def _tell(self, trouble: str) -> None:
        self._trouble = trouble
        self._view.refresh()


class OwnLookScene(PageScene):
    """The page as a scene: photographs can be dropped on it."""

    def __init__(self, player: OwnPlayer, keeper: Keeper, choose: Callable[[str], None]) -> None:
        self._looks = OwnLooks(player, keeper, choose)
        super().__init__(player, self._looks)

    def handle(self, event: pygame.Event, now: float) -> None:
        """A file that is dropped on the window is opened."""
        if event.type == pygame.DROPFILE:
            self._looks.open(Path(event.file))
        else:
            super().handle(event, now)

    def update(self, now: float) -> float | None:
        """Whether what was begun is done."""
        super().update(now)
        return self._looks.update(now)
