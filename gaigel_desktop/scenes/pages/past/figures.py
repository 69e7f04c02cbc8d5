"""The figures: what one's own deals add up to, in numbers on paper and in chalk on two slates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from gaigel_desktop.controller.inn.counting import Guessed
from gaigel_desktop.controller.store.statistics import WINDOW, Counted, Figures, Share, moving_share
from gaigel_desktop.text.numbers import counted, decimal
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.grid import Cell, Column, Drawn, GridRow, Heads
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import (
    Look,
    Meaning,
    OnlyShown,
    Widget,
)
from gaigel_desktop.window.pen import BODY, STRONG, Pen, Style

from .deal_words import rules_name, who_name
from .figure_plots import Course
from .guess_curve import put_counting

SLATE_SHARE: Final = 0.56  # of the height
NUMBERS_SHARE: Final = 0.5
LARGE: Final = Style(STRONG.face, theme.FIGURE_TEXT, theme.WINE)
BAR: Final = 10.0
BAR_WIDE: Final = 90.0
NAME: Final = Column(grows=True)
MOST_POINTS: Final = 400  # of a curve: more than that nobody sees


@dataclass(slots=True)
class ShareBar(OnlyShown):
    """How much of something was won, as a bar of ink."""

    box: Box
    share: float
    words: str

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """Heard in the row that it stands in."""
        return Meaning("bar", "", self.words, box, aloud="")

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """A groove, filled from the left."""
        bar = box.centred(box.width, BAR)
        pen.nine("slider_track", bar)
        if bar.width * self.share > BAR:
            pen.nine("slider_fill", bar.left(bar.width * self.share))


def figure_parts(
    pen: Pen, window: Box, figures: Figures, ways: Sequence[Pressable], guessed: Sequence[Guessed] = ()
) -> tuple[Part, ...]:
    """Numbers on the left, a slate on the right."""
    numbers = window.left(window.width * NUMBERS_SHARE - 10)
    flow = Flow(pen, numbers._replace(width=numbers.width - theme.SCROLL_BAR - 10))
    put_figures(flow, figures, ways)
    put_counting(flow, guessed)
    flow.ornament(numbers)
    room = window.after(window.width * NUMBERS_SHARE + 10)
    beside = Flow(pen, room)
    if figures.total.deals >= WINDOW:  # fewer say nothing as a curve
        beside.put(lambda box: plot(box, figures), room.height * SLATE_SHARE)
    beside.ornament(room)
    return Part(tuple(flow.widgets), numbers, "figures"), Part(tuple(beside.widgets))


def put_progress(flow: Flow, told: Counted, of: int) -> None:
    """As long as they are being counted."""
    words = say("figures_counting", {"number": counted(min(told.looked_at, of)), "count": counted(of)})
    flow.text(words, BODY)
    flow.space(theme.GAP / 2)
    flow.progress(told.looked_at / max(1, of), words)


def plot(slate: Box, figures: Figures) -> Widget:
    """The share won over time."""
    shares = moving_share(figures.course)
    window = min(WINDOW, len(shares))
    skipped = WINDOW // 2 if len(shares) > 2 * WINDOW else 0  # the first few are all or nothing
    seen = shares[skipped :: max(1, len(shares) // MOST_POINTS)]
    now = say("plot_course_words", {"share": percent(shares[-1]), "window": window})
    highest, lowest = (say("figures_share", {"share": percent(end)}) for end in (max(seen), min(seen)))
    told = f"{now}, {say('spoken_highest', {'high': highest, 'low': lowest})}"
    return Course(slate, say("plot_course", {"window": WINDOW}), told, seen)


def percent(share: float) -> int:
    """A share as a number of hundredths."""
    return round(100 * share)


# -- numbers -----------------------------------------------------------------------------------------------------


def put_figures(flow: Flow, figures: Figures, ways: Sequence[Pressable]) -> None:
    """The large numbers, the ways to what else there is to be known, faults, and shares by this and that."""
    total = figures.total
    flow.heading(say("figures_head"))
    large = (("figures_deals", total.won, total.deals), ("figures_matches", total.matches_won, total.matches))
    flow.grid((NAME, Column()), [GridRow((say(key), Cell(_of(won, of), LARGE))) for key, won, of in large])
    flow.space(8)
    average = "–" if figures.average is None else decimal(figures.average)
    numbers = (
        ("figures_given", str(figures.given)),
        ("figures_taken", str(figures.taken)),
        ("figures_average", average),
        ("figures_run", str(figures.longest_run)),
        ("figures_given_up", str(figures.given_up)),
    )
    flow.grid((NAME, Column()), [GridRow((say(key), number)) for key, number in numbers])
    flow.space()
    flow.buttons(*ways)
    flow.space(8)
    _put_faults(flow, figures)
    for key, shares, name in (
        ("figures_by_rules", figures.by_rules, rules_name),
        ("figures_by_opponent", figures.by_opponent, who_name),
        ("figures_by_aids", figures.by_aids, _aids_name),
    ):
        if shares:
            flow.space(10)
            _put_shares(flow, say(key), [(name(share.key), share) for share in shares])


def _aids_name(key: str) -> str:
    return say("past_aided" if key == "1" else "past_unaided")


def _of(won: int, of: int) -> str:
    if not of:
        return "–"
    share = say("figures_share", {"share": percent(won / of)})
    return f"{say('figures_of', {'won': won, 'count': of})} · {share}"


def _put_faults(flow: Flow, figures: Figures) -> None:
    """Who counted wrongly, in two columns."""
    faults = figures.faults
    columns = NAME, Column(say("figures_own")), Column(say("figures_others"))
    told = (
        ("figures_over", faults.own_over, faults.others_over),
        ("figures_under", faults.own_under, faults.others_under),
        ("figures_accusing_right", faults.right, faults.rightly_accused),
        ("figures_accusing_wrong", faults.wrong, faults.wrongly_accused),
        ("figures_questioning_wrong", faults.own_doubts, faults.others_doubts),
    )
    rows = [GridRow((say(key), str(own), str(others))) for key, own, others in told]
    flow.grid(columns, [Heads(say("figures_faults")), *rows])


def _put_shares(flow: Flow, title: str, shares: Sequence[tuple[str, Share]]) -> None:
    """A table: the name, deals won, a bar, matches won."""
    heads = say("figures_deals_column"), say("figures_matches_column")
    columns = NAME, Column(heads[0]), Column(), Column(heads[1])
    rows = list[GridRow]()
    for name, share in shares:
        bar = share.won / share.deals if share.deals else 0.0
        of = _of(share.won, share.deals), _of(share.matches_won, share.matches)
        told = ", ".join(f"{head} {words}" for head, words in zip(heads, of, strict=True))
        drawn = Drawn(partial(ShareBar, share=bar, words=say("figures_share", {"share": percent(bar)})), BAR_WIDE)
        deals, matches = f"{share.won} / {share.deals}", f"{share.matches_won} / {share.matches}"
        rows.append(GridRow((name, deals, drawn, matches), f"{name}: {told}"))
    flow.grid(columns, [Heads(title), *rows])
