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
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Decoration, Label, Look, Panel, Widget, as_one, as_row
from gaigel_desktop.window.pen import BODY, STRONG, Pen, Style

FIGURE: Final = 54.0  # a column of points
SUM: Final = 1.4  # so many times as wide is the last of them
RANK: Final = 52.0
OWN_EDGE: Final = 8.0  # the own line reaches so far beyond the others
LINE_GAP: Final = 6.0
OWN_LINE: Final = Style(STRONG.face, STRONG.size, theme.WINE)


@dataclass(slots=True)
class OwnPlate(Decoration):
    """What the own line stands on; the others pass unseen below it."""

    box: Box

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Paper, and on it the colour of what is chosen."""
        pen.fill(pen.area(box.inset(2)), theme.PAPER)
        pen.nine("row_chosen", box)


def ranking(pen: Pen, paper: Box, tournament: Tournament) -> tuple[Part, ...]:
    """The list on its paper: the head stands still, the lines scroll, and the own one never leaves the paper."""
    inside = paper.inset(theme.PANEL_EDGE, 30)
    column = Flow(pen, inside._replace(width=inside.width - theme.SCROLL_BAR - 10))
    column.heading(say("tournament_final" if is_over(tournament) else "tournament_standings"))
    _put_head(column)
    lines = Flow(pen, Box(column.x, column.y, column.width, 0))
    own: list[Widget] = []
    for place in standings(tournament):
        line = _line(lines, tournament, place)
        if place.entrant == ME:
            own = line
        else:
            lines.widgets += line
        lines.y += _line_height(pen)
    high = _line_height(pen)
    window = Box(inside.x, column.y, inside.width, (inside.bottom - column.y) // high * high)
    lines.ornament(window)
    _put_first(column, own)
    still = Part((Panel("panel_paper", paper), *column.widgets))
    return still, Part(tuple(lines.widgets), window, "ranking", kept=tuple(own), row=high)


def own_place(places: list[Place]) -> Place:
    """The player's place among all."""
    return next(place for place in places if place.entrant == ME)


def _put_first(head: Flow, own: Sequence[Widget]) -> None:
    """The own line, which the eye finds at once, is heard before all others: below the title, and there alone."""
    words = [widget for widget in own if isinstance(widget, Label)]
    told = next(label.aloud for label in words if label.aloud)
    as_one(words, "")
    high = head.pen.line_height(ABOUT)
    head.widgets.append(Label("", Box(head.x, head.y - high, head.width, high), ABOUT, aloud=told))


def _put_head(flow: Flow) -> None:
    """What the columns are."""
    high = flow.pen.line_height(ABOUT)
    for word, box in zip(_heads(), _figures(flow, high), strict=True):
        flow.widgets.append(Label(word, box, ABOUT, "right", aloud=""))
    flow.y += high + 4


def _heads() -> list[str]:
    """The sessions, and what they make."""
    return [*("I" * (session + 1) for session in range(SESSIONS)), say("tournament_sum")]


def _line(flow: Flow, tournament: Tournament, place: Place) -> list[Widget]:
    """Rank, name, sessions, sum."""
    own = place.entrant == ME
    style, high = OWN_LINE if own else BODY, _line_height(flow.pen)
    figures = _figures(flow, high)
    rank = RANK * max(1.0, flow.pen.text_size)
    room = Box(flow.x + rank, flow.y, figures[0].x - flow.x - rank - 8, high)
    number = f"{place.rank}." if has_played(tournament, place.entrant) else ""
    before = Label(number, Box(flow.x, flow.y, rank - 12, high), style, "right")
    line = [Label(tournament.entrants[place.entrant].name, room, style)]
    for points, box in zip((*place.by_session, place.points), figures, strict=True):
        line.append(Label(str(points), box, style, "right"))
    as_row(line, _heads())
    as_one((before, *line), f"{number} {line[0].aloud}".strip())
    plate = [OwnPlate(Box(flow.x - OWN_EDGE, flow.y, flow.width + 2 * OWN_EDGE, high))] if own else []
    return [*plate, before, *line]


def _line_height(pen: Pen) -> float:
    return pen.line_height(STRONG) + LINE_GAP


def _figures(flow: Flow, high: float) -> list[Box]:
    """The columns of points at the right end of a line."""
    wide = FIGURE * max(1.0, flow.pen.text_size) ** 0.6
    total = Box(flow.x + flow.width - SUM * wide, flow.y, SUM * wide, high)
    sessions = (Box(total.x - wide * (SESSIONS - at), flow.y, wide, high) for at in range(SESSIONS))
    return [*sessions, total]
