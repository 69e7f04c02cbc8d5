"""The menu over the table: go on, look something up, give up, or leave; giving up says what it costs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.chair import RunningMatch
from gaigel_desktop.scenes.parts.confirm import Question, ask
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene, page_head
from gaigel_desktop.scenes.routes import Cards, Fair, Open, Route, Rules, Settings
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow, laid
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Label, Panel, Widget
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Scene

NARROWEST: Final = 330.0
PAD: Final = 28.0
PARTING: Final = 16.0  # between the friendly entries and the others
DIGITS: Final = 8  # of a hash, in a line of the menu


class MenuDoors(NamedTuple):
    """Where the menu leads; each door takes the menu away itself if it leads elsewhere."""

    resume: Callable[[], None]
    open_route: Open
    fair: Fair | None  # how the pack is sealed; None: nothing is at stake here
    show_deal: Callable[[], None] | None  # None: nobody looks on here
    give_up_deal: Callable[[], None] | None  # None: nothing can be lost here
    give_up_match: Callable[[], None] | None
    leave: Callable[[], None]
    person: Callable[[], None] | None = None  # what helps whoever has the laptop; None: the settings say it


class MenuEntry(NamedTuple):
    """A line of the menu."""

    key: str
    icon: str
    press: Callable[[], None]
    parted: bool = False  # a gap above it


class TableMenu(OverContent):
    """The lines of the menu; before anything is lost there is a question."""

    def __init__(self, match: RunningMatch, player: OwnPlayer, doors: MenuDoors, leaving: str) -> None:
        self._match, self._player, self._doors = match, player, doors
        self._leaving = leaving  # the key of the words for leaving here
        self._view: PageScene | None = None

    def back(self, view: PageScene) -> None:
        """Go on with the game, as Esc does."""
        self._doors.resume()

    def sheet(self, view: PageScene) -> Sheet:
        """The menu as a board in the middle of the table."""
        self._view = view
        whole = Box(0, 0, *view.kit.screen.design)
        widgets = self._board(view.pen, whole)
        foot = Box(theme.EDGE, whole.bottom - 48, whole.width - 2 * theme.EDGE, 32)
        return Sheet((Part(tuple(widgets)),), foot, help_centred=True)

    # -- the menu ------------------------------------------------------------------------------------------------

    def _entries(self) -> list[MenuEntry]:
        doors = self._doors
        return [
            MenuEntry("resume", "play", doors.resume),
            MenuEntry("cards", "deck", self._opening(Cards(self._match.rules)), parted=True),
            MenuEntry("rules", "rules", self._opening(Rules(self._match.rules))),
            *([MenuEntry("person", "person", doors.person)] if doors.person is not None else []),
            MenuEntry("settings", "settings", self._opening(Settings())),
            *([MenuEntry("fair", "lock", self._opening(doors.fair))] if doors.fair is not None else []),
            *self._showing(),
            *self._losing(),
            MenuEntry(self._leaving, "title", doors.leave, parted=True),
        ]

    def _opening(self, route: Route) -> Callable[[], None]:
        return partial(self._doors.open_route, route)

    def _showing(self) -> list[MenuEntry]:
        """The line to lay the deal open for others; the card of paper that comes asks even whoever wants no
        questions."""
        show = self._doors.show_deal if self._match.playing else None
        return [MenuEntry("show_deal", "people", show)] if show is not None else []

    def _losing(self) -> list[MenuEntry]:
        """The lines to give up what then counts as lost, where something counts."""
        deal, match, running = self._doors.give_up_deal, self._doors.give_up_match, self._match.playing
        lost: list[MenuEntry] = []
        if deal is not None and running:
            lost.append(MenuEntry("give_up_deal", "take_back", self._giving("give_up_deal", deal), parted=True))
        if match is not None:
            lost.append(MenuEntry("give_up_match", "quit", self._giving("give_up_match", match), not running))
        return lost

    def _board(self, pen: Pen, whole: Box) -> list[Widget]:
        """Its lines one below the other, all as wide as the widest."""
        lines = [(self._line(entry), entry.parted) for entry in self._entries()]

        def put(flow: Flow) -> None:
            words, style = say("menu_title"), page_head(pen)
            flow.put(lambda box: Label(words, box, style, "middle", role="heading"), pen.line_height(style))
            flow.space(8)
            for line, parted in lines:
                flow.space(PARTING * parted)
                flow.buttons(line, least=flow.width)
                flow.space()

        wide = max(NARROWEST, Flow(pen, whole).widest([line for line, _ in lines]))
        place = whole.centred(wide, laid(pen, Box(0, 0, wide, 0), put).y)
        return [Panel("panel_wood", place.inset(-PAD)), *laid(pen, place, put).widgets]

    def _line(self, entry: MenuEntry) -> Pressable:
        about = say(f"menu_{entry.key}_help")
        return Pressable(entry.key, self._words(entry.key), entry.press, entry.icon, help=about)

    def _words(self, key: str) -> str:
        """The words of a line; the one about the pack tells by which hash it is sealed."""
        fair = self._doors.fair
        if key == "fair" and fair is not None and fair.seal:
            return say("menu_fair_sealed", {"hash": fair.seal[:DIGITS]})
        return say("title_settings" if key == "settings" else f"menu_{key}")

    # -- giving up -----------------------------------------------------------------------------------------------

    def _giving(self, what: str, lose: Callable[[], None]) -> Callable[[], None]:
        """A function that asks before it gives something up, unless the player wants no questions."""
        return (lambda: self._ask(what, lose)) if self._player.settings.confirm else lose

    def _ask(self, what: str, lose: Callable[[], None]) -> None:
        """Ask whether to give something up, which counts as lost."""
        if self._view is not None:
            words = (say(f"{what}_ask"), say(f"{what}_cost"), say("give_up_no"), say(f"{what}_yes"))
            ask(self._player, self._view.scenes, Question(*words), lose)


def table_menu(below: Scene, match: RunningMatch, player: OwnPlayer, doors: MenuDoors, leaving: str = "leave") -> Scene:
    """The scene with the menu over the table."""
    return Overlay(player, below, TableMenu(match, player, doors, leaving))
