"""Own play: what the player gives away by decision, in figures that a newcomer understands; as a curve with its range
in chalk; and the deals to practise."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from gaigel_desktop.controller.coaching.moments import Moment
from gaigel_desktop.controller.coaching.practice import Exercise
from gaigel_desktop.controller.store.archive import PastDeal
from gaigel_desktop.controller.store.own_play import ENOUGH, OwnPlay, Rate, curve
from gaigel_desktop.controller.store.reviewed import PHASES
from gaigel_desktop.scenes.review.unit_of_score import POINTS, STROKES, Measure
from gaigel_desktop.text.numbers import decimal
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import day_in_words
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import ListRow
from gaigel_desktop.window.pages.grid import Column, GridRow, Heads
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pen import BODY, STRONG, Pen, Style

from .chalk_lines import Blackboard
from .figure_plots import Plot, along, draw_axes

SHARE: Final = 0.5  # of the width, for what is written
HUNDRED: Final = 100  # decisions: a loss of one is too small a number
WITHIN: Final = 2.0  # standard errors, about ninety-five times of a hundred
LOOKS_BACK: Final = 20  # deals
LARGE: Final = Style(STRONG.face, theme.LEAD_TEXT + 2, theme.WINE)
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200)  # in a hundred decisions, at the top of the curve
SLATE: Final = 0.56  # of the height


class ToPractise(NamedTuple):
    """A position that was dear, the deal it lies in, and what was to be decided there."""

    position: Exercise
    deal: PastDeal
    moment: Moment


Ask = Callable[[ToPractise], None]  # what happens when a position is chosen


def play_parts(pen: Pen, window: Box, own: OwnPlay, positions: Sequence[ToPractise], ask: Ask) -> tuple[Part, ...]:
    """What is written on the left; on the right the curve, and below it the positions."""
    left = window.left(window.width * SHARE - theme.GAP)
    words = Flow(pen, left._replace(width=left.width - theme.SCROLL_BAR - theme.GAP))
    put_play(words, own)
    right = window.after(window.width * SHARE + theme.GAP)
    slate, below = right.top(right.height * SLATE), right.below(right.height * SLATE + theme.GAP)
    rates = curve(own.deals, LOOKS_BACK)
    rates = rates[1:] or rates  # of one deal alone nobody knows how far it is from the truth
    unit = measured_in(own)
    losses = [rate.loss for rate in rates]
    ends = {"high": _hundred(max(losses), unit), "low": _hundred(min(losses), unit)}
    now = f"{_between(rates[-1], unit)}, {say('spoken_highest', ends)}"
    rows = Flow(pen, below._replace(width=below.width - theme.SCROLL_BAR - theme.GAP))
    _put_positions(rows, positions, ask)
    return (
        Part(tuple(words.widgets), left, "own_play"),
        Part((LossCurve(slate, say("own_plot", {"window": LOOKS_BACK}), now, rates, unit.of_stroke),)),
        Part(tuple(rows.widgets), below, "practice"),
    )


# -- in words ----------------------------------------------------------------------------------------------------


def measured_in(own: OwnPlay) -> Measure:
    """Game points where nothing else was counted."""
    return POINTS if own.in_points == len(own.deals) else STROKES


def put_play(flow: Flow, own: OwnPlay) -> None:
    """The one number and its range, by part of the deal where there is enough, and what all this tells."""
    unit = measured_in(own)
    flow.heading(say("own_head"))
    flow.text(say(f"own_rate{unit.words}", {"loss": _hundred(own.total.loss, unit)}), LARGE)
    low, high = _range(own.total, unit)
    values = {"low": low, "high": high, "decisions": own.total.decisions, "deals": len(own.deals)}
    flow.text(say("own_range", values) if len(own.deals) > 1 else say("own_range_one"), BODY)
    if unit == STROKES and own.in_points:
        flow.text(say("own_points_too", {"points": round(POINTS.of_stroke)}), BODY)
    flow.space()
    _put_phases(flow, own, unit)
    flow.space()
    flow.text(say("own_about_head"), STRONG)
    flow.text(say("own_about_what"), BODY)


def _put_phases(flow: Flow, own: OwnPlay, unit: Measure) -> None:
    """A line for each part of which enough is known."""
    if not own.by_phase:
        flow.text(say("own_phases_wait", {"enough": ENOUGH}), BODY)
        return
    phases = [phase for phase in PHASES if phase in own.by_phase]
    rows = [GridRow((say(f"own_phase_{phase}"), _between(own.by_phase[phase], unit))) for phase in phases]
    flow.grid((Column(grows=True), Column(grows=True)), [Heads(say("own_phases")), *rows])


def _between(rate: Rate, unit: Measure) -> str:
    """A rate with its range."""
    low, high = _range(rate, unit)
    return say("own_between", {"loss": _hundred(rate.loss, unit), "low": low, "high": high})


def _range(rate: Rate, unit: Measure) -> tuple[str, str]:
    """From where to where it may be; nobody gives away less than nothing."""
    return _hundred(rate.loss - WITHIN * rate.error, unit), _hundred(rate.loss + WITHIN * rate.error, unit)


def _hundred(loss: float, unit: Measure) -> str:
    return decimal(max(0.0, loss) * HUNDRED * unit.of_stroke)


# -- to practise -------------------------------------------------------------------------------------------------


def _put_positions(flow: Flow, positions: Sequence[ToPractise], ask: Ask) -> None:
    """One below the other, what was given away most first."""
    flow.text(say("own_practice"), STRONG, "position ")
    if not positions:
        flow.text(say("own_practice_none"), BODY)
    for each in positions:
        values = {"day": day_in_words(each.deal.finished), "number": int(each.moment.seen.done) + 1}
        key = f"position {each.position.deal} {each.position.at}"
        at = each.deal.finished[11:16]  # several positions of one day are told apart by the time
        words = say("own_practice_row", values)
        flow.listed(ListRow(key, words, partial(ask, each), "chalk", marked=at, style=BODY))


# -- the curve ---------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class LossCurve(Plot):
    """What is given away, deal by deal, a chalk line; and how far it may be from the truth, a pale band around it."""

    rates: Sequence[Rate]
    of_stroke: float = 1.0  # how many of what the scale counts make a stroke

    @property
    def drawn(self) -> object:
        """The rates, and how they are measured."""
        return "loss", tuple(self.rates), self.top

    @property
    def top(self) -> int:
        """The round number that the scale ends at; of what only few deals say the band may go beyond it."""
        highest = max(rate.loss for rate in self.rates) * HUNDRED * self.of_stroke
        return next((step for step in STEPS if step >= highest * 1.2), STEPS[-1])

    def scale(self) -> Iterator[tuple[float, str]]:
        """From nothing to much."""
        yield from ((0.0, "0"), (1.0, str(self.top)))

    def chalk(self, board: Blackboard, room: Box) -> None:
        """The band, the curve."""
        draw_axes(board, room)
        board.pale([*self.curve(room, WITHIN), *reversed(self.curve(room, -WITHIN))])
        board.line(self.curve(room, 0.0))

    def curve(self, room: Box, errors: float) -> list[Point]:
        """So many standard errors higher than it was measured."""
        losses = [rate.loss + errors * rate.error for rate in self.rates]
        return along(room, [loss * HUNDRED * self.of_stroke / self.top for loss in losses])
