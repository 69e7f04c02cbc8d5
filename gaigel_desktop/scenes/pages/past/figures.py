"""The figures: what one's own deals add up to, in numbers on paper and in chalk on two slates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from gaigel_desktop.controller.inn.counting import Guessed
from gaigel_desktop.controller.store.statistics import BIN, WINDOW, Counted, Figures, Share, moving_share
from gaigel_desktop.text.numbers import counted
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Button, button_width
from gaigel_desktop.window.flow import Flow
from gaigel_desktop.window.pen import BODY, SMALL, STRONG, Pen, Style
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.widgets import Label, Look, Meaning, OnlyShown, Progress, Widget, as_heads, as_one, as_row

from .deal_words import rules_name, who_name
from .figure_plots import Course, Histogram
from .guess_curve import put_counting

NUMBERS_SHARE: Final = 0.5
LARGE: Final = Style(STRONG.face, theme.FIGURE_TEXT, theme.WINE)
BAR: Final = 10.0
PROGRESS: Final = 16.0  # how high
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
    pen: Pen, window: Box, figures: Figures, luck: Callable[[], None], guessed: Sequence[Guessed] = ()
) -> tuple[Part, ...]:
    """Numbers on the left, slates on the right."""
    numbers = window.left(window.width * NUMBERS_SHARE - 10)
    flow = Flow(pen, numbers._replace(width=numbers.width - theme.SCROLL_BAR - 10))
    put_figures(flow, figures, luck)
    put_counting(flow, guessed)
    flow.ornament(numbers)
    slates = window.after(window.width * NUMBERS_SHARE + 10)
    return Part(tuple(flow.widgets), numbers, "figures"), Part(plots(slates, figures))


def put_progress(flow: Flow, told: Counted, of: int) -> None:
    """As long as they are being counted."""
    words = say("figures_counting", {"number": counted(min(told.looked_at, of)), "count": counted(of)})
    flow.text(words, BODY)
    flow.space(theme.GAP / 2)
    flow.put(lambda box: Progress(min(1.0, told.looked_at / max(1, of)), box, words), PROGRESS)


def _put_way(flow: Flow, luck: Callable[[], None]) -> None:
    words = say("luck")
    flow.space(theme.GAP)
    wide = min(flow.width, button_width(flow.pen, words, "deal"))
    flow.put(lambda box: Button("luck", words, box, luck, "deal"), theme.TARGET, wide)


def plots(room: Box, figures: Figures) -> tuple[Widget, ...]:
    """The share won over time, and how often how many points."""
    high = (room.height - 14) / 2
    shares = moving_share(figures.course)
    window = min(WINDOW, len(shares))
    skipped = WINDOW // 2 if len(shares) > 2 * WINDOW else 0  # the first few are all or nothing
    seen = shares[skipped :: max(1, len(shares) // MOST_POINTS)]
    now = say("plot_course_words", {"share": percent(shares[-1]), "window": window})
    highest, lowest = (say("figures_share", {"share": percent(end)}) for end in (max(seen), min(seen)))
    told = f"{now}, {say('spoken_highest', {'high': highest, 'low': lowest})}"
    course = Course(room.top(high), say("plot_course", {"window": WINDOW}), told, seen)
    often = max(range(len(figures.histogram)), key=lambda at: figures.histogram[at], default=0)
    most = say("plot_points_words", {"low": often * BIN, "high": often * BIN + BIN - 1})
    each = [
        say("spoken_bin", {"low": at * BIN, "high": at * BIN + BIN - 1, "count": count})
        for at, count in enumerate(figures.histogram)
        if count
    ]
    below = room.below(high + 14)
    return course, Histogram(below, say("plot_points"), f"{most}; {', '.join(each)}", figures.histogram, BIN)


def percent(share: float) -> int:
    """A share as a number of hundredths."""
    return round(100 * share)


# -- numbers -----------------------------------------------------------------------------------------------------


def put_figures(flow: Flow, figures: Figures, luck: Callable[[], None]) -> None:
    """The large numbers, the way to what the cards gave, faults, and shares by this and that."""
    flow.heading(say("figures_head"))
    _put_large(flow, figures.total)
    flow.space(8)
    average = "–" if figures.average is None else f"{figures.average:.1f}".replace(".", say("decimal_point"))
    _put_pairs(
        flow,
        [
            (say("figures_given"), str(figures.given)),
            (say("figures_taken"), str(figures.taken)),
            (say("figures_average"), average),
            (say("figures_run"), str(figures.longest_run)),
            (say("figures_given_up"), str(figures.given_up)),
        ],
    )
    _put_way(flow, luck)
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


def _put_large(flow: Flow, total: Share) -> None:
    """Deals and matches won, in large figures side by side."""
    high, small = flow.pen.line_height(LARGE), flow.pen.line_height(STRONG)
    columns = Box(flow.x, flow.y, flow.width, high + small + 4).columns(2, 16)
    for column, key, won, of in (
        (columns[0], "figures_deals", total.won, total.deals),
        (columns[1], "figures_matches", total.matches_won, total.matches),
    ):
        name, number = (
            Label(say(key), column.top(small), STRONG),
            Label(_of(won, of), column.below(small).top(high), LARGE),
        )
        flow.widgets += as_row((name, number))
    flow.space(high + small + 6)


def _of(won: int, of: int) -> str:
    if not of:
        return "–"
    share = say("figures_share", {"share": percent(won / of)})
    return f"{say('figures_of', {'won': won, 'count': of})} · {share}"


def _put_pairs(flow: Flow, pairs: Sequence[tuple[str, str]]) -> None:
    """A name on the left, its number on the right."""
    high = flow.pen.line_height(STRONG) + 2
    for name, number in pairs:
        row = Box(flow.x, flow.y, flow.width, high)
        cells = (
            Label(name, row.left(row.width * 0.74), BODY),
            Label(number, row.after(row.width * 0.76), STRONG, "right"),
        )
        flow.widgets += as_row(cells)
        flow.y += high


def _put_faults(flow: Flow, figures: Figures) -> None:
    """Who counted wrongly, in two columns."""
    faults, high = figures.faults, flow.pen.line_height(BODY) + 2
    heads = say("figures_own"), say("figures_others")
    flow.widgets += as_heads(_row(flow, (say("figures_faults"), *heads), STRONG, SMALL))
    for key, own, others in (
        ("figures_over", faults.own_over, faults.others_over),
        ("figures_under", faults.own_under, faults.others_under),
        ("figures_accusing_right", faults.right, faults.rightly_accused),
        ("figures_accusing_wrong", faults.wrong, faults.wrongly_accused),
        ("figures_questioning_wrong", faults.own_doubts, faults.others_doubts),
    ):
        flow.widgets += as_row(_row(flow, (say(key), str(own), str(others)), BODY, STRONG), heads)
    flow.y += high * 0.2


def _row(flow: Flow, cells: tuple[str, str, str], first: Style, rest: Style) -> list[Label]:
    high = flow.pen.line_height(STRONG) + 2
    row = Box(flow.x, flow.y, flow.width, high)
    places = row.left(row.width * 0.52), row.after(row.width * 0.54).left(row.width * 0.22), row.after(row.width * 0.78)
    flow.y += high
    looks = zip(cells, places, (first, rest, rest), ("left", "right", "right"), strict=True)
    return [Label(words, place, style, align) for words, place, style, align in looks]


def _put_shares(flow: Flow, title: str, shares: Sequence[tuple[str, Share]]) -> None:
    """A table: the name, deals won, a bar, matches won."""
    heads = say("figures_deals_column"), say("figures_matches_column")
    flow.widgets += as_heads(_columns(flow, (title, *heads), STRONG, SMALL))
    for name, share in shares:
        bar = share.won / share.deals if share.deals else 0.0
        cells = (name, f"{share.won} / {share.deals}", f"{share.matches_won} / {share.matches}")
        room = Box(flow.x, flow.y, flow.width, _line_height(flow)).after(flow.width * 0.62).left(flow.width * 0.19)
        of = [_of(share.won, share.deals), _of(share.matches_won, share.matches)]
        told = ", ".join(f"{head} {words}" for head, words in zip(heads, of, strict=True))
        flow.widgets += as_one(_columns(flow, cells, BODY, STRONG), f"{name}: {told}")
        flow.widgets.append(ShareBar(room, bar, say("figures_share", {"share": percent(bar)})))


def _line_height(flow: Flow) -> float:
    return flow.pen.line_height(STRONG) + 2


def _columns(flow: Flow, cells: tuple[str, str, str], first: Style, rest: Style) -> list[Label]:
    """The cells of a line, with room for a bar before the last."""
    row = Box(flow.x, flow.y, flow.width, _line_height(flow))
    flow.y += row.height
    wide = row.width
    name, deals, matches = cells
    return [
        Label(name, row.left(wide * 0.38), first),
        Label(deals, row.after(wide * 0.38).left(wide * 0.21), rest, "right"),
        Label(matches, row.after(wide * 0.81), rest, "right"),
    ]
