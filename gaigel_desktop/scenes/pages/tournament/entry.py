"""Entering for a tournament: how it is played, how many have come, and the tables are drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gaigel_desktop.controller.match.dealer import new_seed
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.tournament.field import field
from gaigel_desktop.controller.tournament.other_tables import Hall
from gaigel_desktop.controller.tournament.rounds import AT_A_TABLE, SIZES, Entrant, new_tournament
from gaigel_desktop.controller.tournament.steward import Steward, tournament_file
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import FOOT_LINE, Frame, PageScene, column, header, scrolled
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import ABOUT, Flow, at_foot
from gaigel_desktop.window.pages.form import Pressable, SliderRow
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Divider, Panel, Widget
from gaigel_desktop.window.pen import Pen

FIRST_SIZE: Final = 24
SIZE: Final = "size"
PAPER_EDGE: Final = 30.0
WIDEST: Final = 820.0


class EntryList:
    """The list where one enters."""

    def __init__(self, player: OwnPlayer, keeper: Keeper, begin: Callable[[Steward], None], note: str) -> None:
        self._player, self._keeper = player, keeper
        self._begin = begin
        self._note = note
        self._size = FIRST_SIZE

    def parts(self, view: PageScene, room: Frame) -> tuple[Part, ...]:
        """How it is played, the number, the button; from a window that only looks on nobody enters."""
        self._view, pen, body = view, view.pen, room.body
        widest = body.centred(min(body.width, WIDEST), body.height)
        window, _ = self._parted(pen, widest)
        spare = max(0.0, window.bottom - self._flow(pen, window).y)
        paper = widest.inset(0, spare / 2)
        window, draw = self._parted(pen, paper)
        ground = (Panel("panel_paper", paper), *header(view, room.header, say("tournament")))
        return Part(ground), scrolled(self._flow(pen, window), window, "entry"), Part(tuple(draw))

    def _parted(self, pen: Pen, paper: Box) -> tuple[Box, Sequence[Widget]]:
        """The room for the words, and the button at the foot of the paper."""
        return at_foot(pen, paper.inset(theme.PANEL_EDGE, PAPER_EDGE), self._put_draw)

    def _put_draw(self, flow: Flow) -> None:
        if self._keeper.owner:
            flow.space()
            flow.buttons(Pressable("draw", say("tournament_draw"), self._draw, "deal", "call"), align="middle")

    def _flow(self, pen: Pen, inside: Box) -> Flow:
        """What stands above the button."""
        flow = column(pen, inside)
        flow.heading(say("tournament_how"))
        flow.text(say("tournament_about"))
        flow.space(16)
        if self._keeper.owner:
            flow.form(self._size_row())
        else:
            flow.put(Divider, FOOT_LINE)
            flow.text(say("tournament_elsewhere"), ABOUT)
        if self._note:
            flow.space(10)
            flow.text(self._note, ABOUT)
        return flow

    def _size_row(self) -> SliderRow:
        tables, most = self._size // AT_A_TABLE, SIZES[-1] // AT_A_TABLE
        about = ((self._tables(), ABOUT),)
        return SliderRow(SIZE, say("tournament_size"), tables, 1, most, self._choose_size, str(self._size), about)

    def _tables(self) -> str:
        if self._size == AT_A_TABLE:
            return say("tournament_one_table")
        return say("tournament_tables", {"people": self._size, "tables": self._size // AT_A_TABLE})

    def _choose_size(self, tables: int) -> None:
        self._size = tables * AT_A_TABLE
        self._view.refresh()

    def _draw(self) -> None:
        """The lots are drawn, and the first tables known."""
        seed = new_seed()
        me = Entrant(self._player.name, self._player.portrait)
        steward = Steward(new_tournament(field(me, self._size, seed), seed), tournament_file(), Hall())
        steward.keep()
        self._note = ""
        self._begin(steward)
