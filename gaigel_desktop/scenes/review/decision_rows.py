"""Rows: the own decisions of a deal on paper, each with what is said of it in a word or two."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from gaigel_desktop.text.explain import capital
from gaigel_desktop.text.hinting import deed_named
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Chosen, draw_strip
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.widgets import Look, Meaning
from gaigel_desktop.window.pen import BODY, STRONG, Pen

from .decision_words import mark_then

if TYPE_CHECKING:
    from gaigel_desktop.controller.coaching.decision import Decision

ROW: Final = theme.TARGET
MARK: Final = 0.4  # of the width, for what is said of it
EDGE: Final = 12.0


@dataclass(slots=True)
class DecisionRow(Chosen):
    """One decision: which trick and what was done there, and how good that was."""

    mark: str
    strong: bool
    help: str = ""

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """Both, one after the other."""
        words, mark = rooms(box)
        fits = pen.has_room(self.words, BODY, words) and pen.fits(self.mark, STRONG, mark.width)
        return Meaning("row", f"{self.words}: {self.mark}", "", box, self.key, True, fits)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """On a strip of its own; what cost something stands there in the colour of wine."""
        draw_strip(pen, box, False, look)
        words, mark = rooms(box)
        pen.paragraph(self.words, words.centred(words.width, pen.height(self.words, BODY, words.width)), BODY)
        pen.line(self.mark, mark, STRONG._replace(colour=theme.WINE if self.strong else theme.INK_SOFT), "right")


def rooms(box: Box) -> tuple[Box, Box]:
    """Where the decision stands, and where its mark does."""
    room = box.inset(EDGE, 0)
    return room.left(room.width * (1 - MARK) - EDGE), room.after(room.width * (1 - MARK))


def put_rows(
    flow: Flow, decisions: Sequence[Decision], unasked: Collection[int], press: Callable[[Decision], None]
) -> None:
    """What is still to be asked does not tell what it is about."""
    for each in decisions:
        asked = each.moment.at in unasked
        words = _words(each, asked)
        wide = rooms(Box(0, 0, flow.width, 0))[0].width
        high = max(ROW, flow.pen.height(words, BODY, wide) + 10)
        flow.put(partial(_row, words=words, decision=each, asked=asked, press=partial(press, each)), high)
        flow.space(2)


def _words(decision: Decision, asked: bool) -> str:
    """Which trick, and what was done."""
    moment = decision.moment
    values = {"number": int(moment.seen.done) + 1, "deed": deed_named(moment.course, moment.seen)}
    return capital(say("review_row_asked" if asked else "review_row", values))


def _row(box: Box, words: str, decision: Decision, asked: bool, press: Callable[[], None]) -> DecisionRow:
    mark = say(f"review_mark_{'asked' if asked else marked(decision)}")
    strong = asked or bool(decision.mark) or decision.praise
    return DecisionRow(f"decision {decision.moment.at}", words, box, press, mark, strong)


def marked(decision: Decision) -> str:
    """What is said of it: praise, that there was help, or its mark."""
    if decision.helped:
        return "helped"
    return "praise" if decision.praise else mark_then(decision)
