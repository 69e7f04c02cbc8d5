"""The title: an inn table by lamplight; one click or one key from here to the first card."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from gaigel_desktop.controller.learning import wants_to_learn
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.scenes.pages.inn.beam import Beam, beam_high
from gaigel_desktop.scenes.pages.inn.beam_writing import OnBeam
from gaigel_desktop.scenes.pages.inn.season_slate import OnSlate
from gaigel_desktop.scenes.pages.inn.slate_on_wall import on_wall
from gaigel_desktop.scenes.parts.confirm import Question, ask
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, inn_ground
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.scenes.routes import (
    Lessons,
    Mending,
    NewMatch,
    Open,
    PastGames,
    Play,
    Programmes,
    Route,
    Rules,
    Settings,
    ShowByItself,
)
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.mouse import any_input
from gaigel_desktop.window.pages.controls import Button, Line, button_height, button_width
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel, Text, Widget
from gaigel_desktop.window.pen import HELP, ON_WOOD, PAGE_HEAD, Pen, Style
from gaigel_desktop.window.scene import Kit, Scenes, sooner
from gaigel_desktop.window.spoken.tree import Wanted

if TYPE_CHECKING:
    from gaigel_desktop.controller.inn.season import OnTheSlate

LETTERING: Final = (652.0, 240.0)
LEFT: Final = 64.0
LARGE: Final = 64.0
LARGE_GAP: Final = 12.0
PARTING: Final = 10.0  # between the large entries and the quiet lines
QUIET_EDGES: Final = 66.0  # its icon, and the air beside its words
FOOT: Final = 44.0  # the line of help
NOTE_PAD: Final = 16.0
LARGE_STYLE: Final = Style(PAGE_HEAD.face, theme.ENTRY_TEXT, theme.CREAM, shadow=True)


class TitleEntry(NamedTuple):
    """A line of the menu."""

    key: str
    words: str
    press: Callable[[], None]
    icon: str
    help: str
    about: str = ""  # which one it is, in a second line


class Resumed(NamedTuple):
    """The match that Continue leads to: how far it is, a sentence about it, and the way there."""

    about: str
    help: str
    press: Callable[[], None]


class TitleDoors(NamedTuple):
    """What can be continued from the title, which changes all the time, and the way out."""

    resume: Callable[[], Resumed | None]
    leave: Callable[[], None]


class Title(Content):
    """The menu over the picture; made anew whenever it comes on, because what can be continued changes."""

    def __init__(self, player: OwnPlayer, keeper: Keeper, open_route: Open, doors: TitleDoors) -> None:
        self._player, self._open = player, open_route
        self._doors = doors
        self.chalked, self.slated = OnBeam(player, keeper), OnSlate(player, keeper)

    def ground(self, view: PageScene) -> pygame.Surface:
        """The inn with the name of the game."""
        return inn_ground(view.kit, _lettering(view.kit.screen.design[1]))

    def back(self, view: PageScene) -> None:
        """Ask on Esc whether it is enough for today; whoever presses it once too often stays."""
        asked = Question(say("quit_ask"), say("title_quit_help"), say("quit_stay"), say("quit"), "quit_")
        ask(self._player, view.scenes, asked, self._doors.leave)

    def sheet(self, view: PageScene) -> Sheet:
        """What one comes for in large, below the lettering, and under it everything else in quiet lines."""
        self._view, pen = view, view.pen
        width, height = view.kit.screen.design
        large, quiet = self._large(), self._quiet()
        letters = _lettering(height)
        tall = max(LARGE, *(button_height(pen, entry.about, LARGE_STYLE) for entry in large))
        line_high = max(theme.TARGET, pen.line_height(ON_WOOD) + 8)
        trouble = self._player.troubles.told()
        foot_high = max(FOOT, _note_height(pen, trouble, width) + 12) if trouble else FOOT
        above, below = len(large) * (tall + LARGE_GAP) + PARTING, height - letters.bottom - foot_high
        fits = above + len(quiet) * line_high <= below
        rows = len(quiet) if fits else -(-len(quiet) // 2)  # beside each other only where there is too little room
        room = below - above - rows * line_high
        wide = max(300.0, *(button_width(pen, entry.words, entry.icon, LARGE_STYLE, entry.about) for entry in large))
        line = max(190.0, *(pen.width(entry.words, ON_WOOD) + QUIET_EDGES for entry in quiet))
        y = letters.bottom + max(0.0, room) * 0.42
        widgets: list[Widget] = []
        for at, entry in enumerate(large):
            place = Box(LEFT, y, wide, tall)
            widgets.append(_button(entry, place, "button" if at else "call", LARGE_STYLE))
            y += tall + LARGE_GAP
        y += PARTING
        for at, entry in enumerate(quiet):
            column, row = divmod(at, rows)
            place = Box(LEFT + column * line, y + row * line_high, line, line_high)
            widgets.append(Line(entry.key, entry.words, place, entry.press, icon=entry.icon, help=entry.help))
        beam = Box(0, 0, width, beam_high(pen))
        wall = Box(0, beam.bottom, width, height)
        widgets += [*on_wall(view, self.slated.told, wall, self._open_season), self._beam(beam)]
        foot = Box(LEFT, height - 44, width - 2 * LEFT, 32)
        if trouble:
            return Sheet((Part((*widgets, *_note(pen, trouble, foot))),), first=large[0].key)
        return Sheet((Part(tuple(widgets)),), foot, first=large[0].key)

    def _beam(self, place: Box) -> Beam:
        """Under the ceiling; what stands on it is read after the first picture."""
        return Beam("beam", say("beam"), place, self._open_beam, self.chalked, self.slated, say("beam_help"))

    def _open_beam(self) -> None:
        """What the marks mean."""
        from .inn.beam_page import beam_page  # not on the way to the first picture

        self._view.scenes.push(beam_page(self._player, self.chalked, self.slated))

    def _open_season(self, told: OnTheSlate) -> None:
        """Everybody's evenings in this season, and who owes whom a round."""
        from .inn.season_page import season_page

        self._view.scenes.push(season_page(self._player, told))

    def _open_rules(self) -> None:
        """How last time's table plays."""
        self._open(Rules(self._player.playable.rules))

    def _opening(self, route: Route) -> Callable[[], None]:
        return partial(self._open, route)

    def _large(self) -> list[TitleEntry]:
        """What is not over goes on, or a match begins; and learning, as long as there is something to learn and nobody
        has waved it away."""
        resumed = self._doors.resume()
        if resumed is not None:
            first = TitleEntry("continue", say("continue"), resumed.press, "deal", resumed.help, resumed.about)
        else:
            first = TitleEntry("play", say("play"), self._opening(Play()), "play", say("title_play_help"))
        return [first, self._learn()] if wants_to_learn(self._player) else [first]

    def _learn(self) -> TitleEntry:
        return TitleEntry("learn", say("title_learn"), self._opening(Lessons()), "hint", say("title_learn_help"))

    def _quiet(self) -> list[TitleEntry]:
        """The other pages, as a list of small entries below the large ones."""
        entries = [] if wants_to_learn(self._player) else [self._learn()]
        for key, words, icon, press in (
            ("new_match", "title_new_match", "people", self._opening(NewMatch())),
            ("past", "title_past", "statistics", self._opening(PastGames())),
            ("rules", "title_rules", "rules", self._open_rules),
            ("show", "title_show", "window", self._opening(Programmes())),
            ("settings", "title_settings", "settings", self._opening(Settings())),
        ):
            entries.append(TitleEntry(key, say(words), press, icon, say(f"{words}_help")))
        return [*entries, TitleEntry("quit", say("quit"), self._doors.leave, "quit", say("title_quit_help"))]


class TitleScene(PageScene):
    """The title as a scene: a file with deals can be dropped on it."""

    def __init__(self, player: OwnPlayer, services: Services, doors: TitleDoors) -> None:
        title = Title(player, services.keeper, services.open, doors)
        super().__init__(player, title)
        self._services = services
        self.chalked, self.slated = title.chalked, title.slated
        self._hung = title.slated.told  # as it is shown
        self._untouched_since = 0.0
        self._played = services.current.story
        self._seen = False

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """Come on; whoever comes from a table would go on there."""
        super().enter(kit, scenes, now)
        self._untouched_since, self._seen = now, False
        self.chalked.look_again()
        self.slated.look_again()
        if self._services.current.story is not self._played and self.page is not None:
            self._played = self._services.current.story
            self.page.point_at("continue")

    def update(self, now: float) -> float | None:
        """Every trouble stands here, and who is here has been told."""
        pause = super().update(now)
        self.player.troubles.has_told()
        if not self._services.keeper.damaged:
            return sooner(sooner(pause, self._shows_itself(now)), self._read_beam(now))
        if self._seen:  # the first picture comes before everything else
            self._services.open(Mending())
        return 0

    def _read_beam(self, now: float) -> float | None:
        """What was reached is looked up when the title has been seen, and drawn when it is known."""
        if not self._seen:
            return 0
        sound, pause = self.chalked.begins(), self.chalked.update(now)
        if sound:
            self.kit.sounds.play(sound, now)
        if pause == 0 and self.page is not None:
            self.page.draw_again()
        return self._read_slate() if pause is None else pause

    def _read_slate(self) -> float | None:
        """The season after that, and a sheet with the slate when it is known."""
        pause = self.slated.update()
        if self.slated.told != self._hung:
            self._hung = self.slated.told
            self.refresh()
        return pause

    def _shows_itself(self, now: float) -> float | None:
        """How long until the game shows itself; it does when nobody has touched the title for so long."""
        if not self.player.settings.shows_itself:
            return None
        left = self._untouched_since + theme.UNTOUCHED - now
        if left <= 0:
            self._untouched_since = now
            self._services.open(ShowByItself())
        return max(0.0, left)

    def draw(self) -> None:
        """Draw what has changed."""
        super().draw()
        self._seen = True

    def do(self, wanted: Wanted, now: float) -> None:
        """Do what is asked for by ear, and note that somebody is there."""
        self._untouched_since = now
        super().do(wanted, now)

    def handle(self, event: pygame.Event, now: float) -> None:
        """A file is taken in where the past games are."""
        if any_input(event):
            self._untouched_since = now
        if event.type == pygame.DROPFILE:
            self._services.open(PastGames(take=Path(event.file)))
        else:
            super().handle(event, now)


def _button(entry: TitleEntry, box: Box, piece: str, style: Style) -> Button:
    words, about, press = entry.words, entry.about, entry.press
    return Button(entry.key, words, box, press, entry.icon, piece, help=entry.help, style=style, about=about)


def _note(pen: Pen, words: str, line: Box) -> tuple[Widget, ...]:
    """What went wrong, on a plate at the foot of the window, in as many lines as it needs."""
    room = line.inset(NOTE_PAD, 0)
    wide = min(room.width, pen.width(words, HELP) + 2)
    high = pen.height(words, HELP, wide)
    place = Box(room.x, line.bottom - high - 4, wide, high)
    return Panel("tooltip", place.inset(-NOTE_PAD, -4)), Text(words, place, HELP, role="warning")


def _note_height(pen: Pen, words: str, width: float) -> float:
    """How high that plate is."""
    return pen.height(words, HELP, width - 2 * LEFT - 2 * NOTE_PAD) + 8


def _lettering(height: float) -> Box:
    scale = 0.66
    return Box(LEFT - 10, height * 0.06, LETTERING[0] * scale, LETTERING[1] * scale)
