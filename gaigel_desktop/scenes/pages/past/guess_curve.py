"""Counting: how good one's counting gets: the guesses before a count in words, and as a curve in chalk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from gaigel_desktop.controller.inn.counting import Guessed, curve, mean_off
from gaigel_desktop.text.numbers import decimal
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pen import BODY, STRONG

from .chalk_lines import Blackboard
from .figure_plots import Plot, along, draw_axes

WINDOW: Final = 10  # guesses that are looked back on
SLATE: Final = 210.0  # how high it is, with words as designed
STEPS: Final = (2, 5, 10, 20, 50, 100, 200)  # points, at the top of the curve


def put_counting(flow: Flow, guessed: Sequence[Guessed]) -> None:
    """Two sentences and the curve; one guess tells nothing of how good it gets."""
    if len(guessed) < 2:
        return
    last, hits = guessed[-WINDOW:], sum(not each.off for each in guessed)
    flow.space(14)
    flow.text(say("counting_head"), STRONG)
    flow.text(say("counting_mean", {"deals": len(last), "off": decimal(mean_off(last))}), BODY)
    flow.text(say("counting_hits", {"hits": hits, "all": len(guessed)}), BODY)
    flow.space(8)
    offs = curve(guessed, WINDOW)
    told = say("counting_now", {"off": decimal(offs[-1]), "most": decimal(max(offs))})
    high = SLATE * max(1.0, flow.pen.text_size)
    flow.put(lambda box: OffCurve(box, say("counting_plot", {"window": WINDOW}), told, offs), high)


@dataclass(slots=True)
class OffCurve(Plot):
    """How far off the guesses were, one after the other, a chalk line on a slate."""

    offs: Sequence[float]

    @property
    def drawn(self) -> object:
        """How far off they were."""
        return "off", tuple(self.offs)

    @property
    def top(self) -> int:
        """The round number that the scale ends at."""
        return next((step for step in STEPS if step >= max(self.offs)), STEPS[-1])

    def scale(self) -> Iterator[tuple[float, str]]:
        """From right to far off."""
        yield from ((0.0, "0"), (1.0, str(self.top)))

    def chalk(self, board: Blackboard, room: Box) -> None:
        """Draw the curve with its axes."""
        draw_axes(board, room)
        board.line(along(room, [off / self.top for off in self.offs]))
