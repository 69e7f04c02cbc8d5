"""The ranking: everybody's points, session by session; the player's own line is always in sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gaigel_desktop.controller.tournament.rounds import ME, SESSIONS, Place, Tournament, has_played, is_over, standings
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.grid import Cell, Column, Grid, GridRow, GridStyle, Heads
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Decoration, Label, Look, Panel, Widget
from gaigel_desktop.window.pen import BODY, STRONG, Pen, Style

OWN_EDGE: Final = 14.0  # the plate of the own line reaches so far beyond its words
LINE_GAP: Final = 6.0
FIGURES_APART: Final = 26.0
OWN_LINE: Final = Style(STRONG.face, STRONG.size, theme.WINE)
LINES: Final = GridStyle(head=ABOUT, name=STRONG, figure=STRONG, air=LINE_GAP, apart=FIGURES_APART)


@dataclass(slots=True)
class OwnPlate(Decoration):
    """What the own line stands on; the others pass unseen below it."""

    box: Box

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Paper that lies upon the list, and on it the colour of what is chosen."""
        pen.nine("card_shadow_resting", box)
        pen.fill(pen.area(box.inset(2)), theme.PAPER)
        pen.nine("row_chosen", box)


def ranking(pen: Pen, paper: Box, tournament: Tournament) -> tuple[Part, ...]:
    """The list on its paper: the head stands still, the lines scroll, and the own one never leaves the paper."""
    inside = paper.inset(theme.PANEL_EDGE, 30)
    column = Flow(pen, inside._replace(width=inside.width - theme.SCROLL_BAR - 10))
    column.heading(say("tournament_final" if is_over(tournament) else "tournament_standings"))
    places = standings(tournament)
    grid = Grid(pen, Box(column.x, column.y, column.width, 0).inset(OWN_EDGE, 0), _columns(), LINES)
    grid.lay([Heads(""), *(_line(tournament, place) for place in places)])
    heads, *lines = grid.rows
    own = lines.pop(places.index(own_place(places)))
    _hear_first(heads.widgets, own.widgets)
    high, rest = own.box.height, [widget for line in lines for widget in line.widgets]
    room = inside.below(heads.box.bottom - inside.y)
    window = room.top(room.height // high * high)
    below = Flow(pen, Box(column.x, grid.bottom, column.width, 0))
    below.ornament(window)
    still = Part((Panel("panel_paper", paper), *column.widgets, *heads.widgets))
    return still, Part((*rest, *below.widgets), window, "ranking", kept=tuple(own.widgets), row=high)


def own_place(places: list[Place]) -> Place:
    """The player's place among all."""
    return next(place for place in places if place.entrant == ME)


def _hear_first(heads: Sequence[Widget], own: Sequence[Widget]) -> None:
    """The own line, which the eye finds at once, is heard before all others: above the heads, and there alone."""
    title = next(widget for widget in heads if isinstance(widget, Label))
    words = next(widget for widget in own if isinstance(widget, Label))
    title.aloud, words.aloud = words.aloud, ""


def _columns() -> list[Column]:
    """The rank, who it is, the sessions, and what they make."""
    sessions = [Column("I" * (session + 1)) for session in range(SESSIONS)]
    return [
        Column(align="right", leads=True),
        Column(align="left", grows=True),
        *sessions,
        Column(say("tournament_sum")),
    ]


def _line(tournament: Tournament, place: Place) -> GridRow:
    """Rank, name, sessions, sum."""
    own = place.entrant == ME
    number = f"{place.rank}." if has_played(tournament, place.entrant) else ""
    points = map(str, (*place.by_session, place.points))
    cells = [number, tournament.entrants[place.entrant].name, *points]
    letters = OWN_LINE if own else BODY
    return GridRow([Cell(words, letters) for words in cells], ground=_own_plate if own else None)


def _own_plate(box: Box) -> OwnPlate:
    """A little wider than its words."""
    return OwnPlate(box.inset(-OWN_EDGE, 0))
