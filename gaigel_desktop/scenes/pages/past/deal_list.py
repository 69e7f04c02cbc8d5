"""The deals: the list on paper, and beside it the slate with the one that is pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.store.archive import PastDeal
from gaigel_desktop.rules.seats import sides, sides_of
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.text.numbers import counted, signed
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Button, button_width
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Label, Panel, Text, Widget
from gaigel_desktop.window.pen import CHALKED, STRONG, Pen, Style

from .chalk_lines import SLATE_EDGE, Strokes
from .deal_rows import DealRow, put_match
from .deal_words import company, row_told, seating_of, side_name, strokes_of, strokes_told, won_words
from .past_query import PAGE, Shelf

SLATE_SHARE: Final = 0.37
ROW: Final = 50.0
BESIDE_LIST: Final = theme.SCROLL_BAR + 6
FOOT: Final = theme.TARGET + 10
CHALK_HEAD: Final = Style(CHALKED.face, theme.CHALK_HEAD_TEXT, theme.CHALK)
CHALK_TEXT: Final = Style(CHALKED.face, theme.CHALK_TEXT, theme.CHALK)
CHALK_SMALL: Final = Style(CHALKED.face, theme.CHALK_SMALL_TEXT, theme.CHALK)
CHALK_NUMBER: Final = Style(CHALKED.face, theme.CHALK_NUMBER_TEXT, theme.CHALK)
CHALKS: Final = (CHALK_HEAD, CHALK_SMALL, CHALK_NUMBER, CHALK_TEXT)
CHALK_SIZES: Final = (1.0, 0.9, 0.8, 0.77, 0.74, 0.7, 0.6, 0.5, 0.42)  # smaller where there is much to write
LEAST_EVEN: Final = 0.6  # so much smaller at most are all rows for the longest name
RIGHT: Final = (0.56, 0.80)  # where points and tricks end, of the width,
RIGHT_OF_MANY: Final = (0.47, 0.6, 0.86)  # and with the score of more than two sides
NAME: Final = 0.34  # of the width at most, for the name of a side
SLATE_INSET: Final = SLATE_EDGE + 12
STROKE: Final = 30.0


class ToChoose(NamedTuple):
    """One deal is to be chosen: the words of the button, and what is done with the deal."""

    words: str
    choose: Callable[[PastDeal], None]


class DealDoors(NamedTuple):
    """What happens to a deal."""

    look_at: Callable[[PastDeal], None]
    review: Callable[[PastDeal], None]
    play_again: Callable[[PastDeal], None]  # for practice
    show: Callable[[PastDeal], None]  # to others
    refresh: Callable[[], None]
    choosing: ToChoose | None = None


class DealRows:
    """The tab with the list."""

    def __init__(self, shelf: Shelf, player: OwnPlayer, doors: DealDoors) -> None:
        self._shelf, self._player = shelf, player
        self._doors = doors

    def parts(self, pen: Pen, window: Box) -> tuple[Part, ...]:
        """The list in its window, the pages under it, the slate."""
        shelf = self._shelf
        slate = window.after(window.width * (1 - SLATE_SHARE))
        room = window.left(window.width - slate.width - 18)
        several = shelf.count > PAGE
        rows = room._replace(height=room.height - FOOT) if several else room
        column = rows.left(room.width - BESIDE_LIST)
        parts = [Part(tuple(self._rows(pen, column)), rows, f"deals {shelf.first} {shelf.wanted}")]
        if several:
            foot = room.below(room.height - theme.TARGET).left(column.width)
            parts.append(Part(tuple(self._pages(foot))))
        deal = shelf.deal
        if deal is not None:
            parts.append(Part(tuple(self._slate(pen, slate, deal))))
        return tuple(parts)

    def _seating(self, deal: PastDeal) -> Seating:
        return seating_of(deal, self._player.settings.name, self._player.portrait)

    # -- the list ------------------------------------------------------------------------------------------------

    def _rows(self, pen: Pen, column: Box) -> list[Widget]:
        flow = Flow(pen, column)
        match = 0
        for deal in self._shelf.deals:
            seating = self._seating(deal)
            if deal.match.id != match:
                flow.space(12 if match else 0)
                put_match(flow, deal, seating)
                match = deal.match.id
            high = max(ROW, pen.line_height(STRONG) + 10)
            flow.put(partial(self._row, deal=deal, seating=seating), high)
            flow.space(2)
        flow.ornament(column)
        return flow.widgets

    def _row(self, box: Box, deal: PastDeal, seating: Seating) -> DealRow:
        chosen = deal.id == self._shelf.chosen
        words = say("past_deal_number", {"number": deal.number})
        return DealRow(f"deal {deal.id}", words, box, lambda: self._press(deal), deal, seating, chosen)

    def _press(self, deal: PastDeal) -> None:
        """The first press points at a deal, the second opens it."""
        if deal.id == self._shelf.chosen:
            self._doors.look_at(deal)
        else:
            self._shelf.chosen = deal.id
            self._doors.refresh()

    def _pages(self, strip: Box) -> list[Widget]:
        """Newer, which ones, older."""
        shelf = self._shelf
        last = min(shelf.first + PAGE, shelf.count)
        words = say(
            "past_which_so_far" if shelf.searching else "past_which",
            {"first": counted(shelf.first + 1), "last": counted(last), "count": counted(shelf.count)},
        )
        turns = (
            ("newest", "first", 0, shelf.first > 0),
            ("newer", "chevron_left", shelf.first - PAGE, shelf.first > 0),
            ("older", "chevron_right", shelf.first + PAGE, last < shelf.count),
            ("oldest", "last", shelf.last_page, last < shelf.count),
        )
        size, gap = theme.TARGET, 6.0
        places = [strip.x, strip.x + size + gap, strip.right - 2 * size - gap, strip.right - size]
        buttons: list[Widget] = [
            Button(
                key,
                say(f"past_{key}"),
                Box(places[at], strip.y, size, size),
                partial(self._turn, to),
                icon,
                usable=usable,
                help=say(f"past_{key}"),
                bare=True,
            )
            for at, (key, icon, to, usable) in enumerate(turns)
        ]
        middle = strip.inset(2 * (size + gap) + 4, 0)
        return [*buttons[:2], Label(words, middle, STRONG, "middle"), *buttons[2:]]

    def _turn(self, to: int) -> None:
        self._shelf.turn(to)
        self._doors.refresh()

    # -- the slate -----------------------------------------------------------------------------------------------

    def _slate(self, pen: Pen, place: Box, deal: PastDeal) -> list[Widget]:
        """How the deal went, in chalk, and the way to look at it."""
        high = theme.TARGET + 8
        slate = place._replace(height=place.height - high - 12)
        inside = slate.inset(SLATE_INSET, SLATE_EDGE + 2)
        for size in CHALK_SIZES:
            flow = Flow(pen, inside)
            self._write(flow, deal, size)
            if flow.y <= inside.bottom:
                break
        return [Panel("slate", slate), *flow.widgets, *self._ways(pen, place.below(place.height - high), deal)]

    def _ways(self, pen: Pen, row: Box, deal: PastDeal) -> list[Widget]:
        """To look at it, and small beside that to talk one's own over, and to play it once more; or to choose it."""
        doors = self._doors
        if doors.choosing is not None:
            words, choose = doors.choosing
            wide = min(row.width, max(200.0, button_width(pen, words, "ok")))
            return [Button("choose", words, row.centred(wide, row.height), partial(choose, deal), "ok", "call")]
        small = [("practise", "practise_title", "table", doors.play_again), ("show", "past_show", "people", doors.show)]
        if not deal.match.imported:
            small.insert(0, ("review", "review", "chalk", self._doors.review))
        beside = (row.height + theme.GAP) * len(small)
        wide = min(row.width - beside, max(200.0, button_width(pen, say("past_look"), "eye")))
        at = row.after((row.width - wide - beside) / 2).left(wide)
        ways: list[Widget] = [
            Button("look_at", say("past_look"), at, partial(self._doors.look_at, deal), "eye", "call")
        ]
        for key, words, icon, press in small:
            at = at.after(at.width + theme.GAP).left(row.height)
            ways.append(Button(key, say(words), at, partial(press, deal), icon, help=say(words), bare=True))
        return ways

    def _write(self, flow: Flow, deal: PastDeal, size: float) -> None:
        """The deal from the top, as large as said."""
        head, small, number, words = (style._replace(size=style.size * size) for style in CHALKS)
        seating = self._seating(deal)
        title = say("past_deal_number", {"number": deal.number})
        flow.put(lambda box: Label(title, box, words), flow.pen.line_height(words))
        if won := won_words(deal, seating):
            _put_line(flow, won, head, "heading")
        _put_line(flow, say(f"reason_{deal.reason}"), words, "text")
        flow.space(10)
        self._write_sides(flow, deal, small, number)
        if sides(deal.record.rules) == 2:  # of more it stands in the rows
            _write_score(flow, deal, [side_name(deal, side, seating) for side in (0, 1)], words)
        if not deal.match.imported:
            if sides(deal.record.rules) == 2:  # else the names stand in the rows
                flow.text(company(deal, seating), words)
            flow.text(say("past_aided" if deal.about.get("aids") else "past_unaided"), words)

    def _write_sides(self, flow: Flow, deal: PastDeal, small: Style, number: Style) -> None:
        """A row for each side; of more than two with its score, which nobody could match by counting."""
        result, seating, scores = deal.record.result, self._seating(deal), _scores(deal)
        if result is None and not scores:
            return
        counted = (say("past_points"), say("past_tricks")) if result is not None else ("", "")
        head = ("", *counted, *([say("past_score")] if scores else []))
        self._write_row(flow, head, _even(flow, [head], small))
        rows = {
            side: [side_name(deal, side, seating), "", "", *scores[side : side + 1]]
            for side in _own_first(deal, seating)
        }
        for side, cells in rows.items():
            if result is not None:
                cells[1:3] = str(result.points[side]), str(result.tricks[side])
        number = _even(flow, list(rows.values()), number)
        for side, cells in rows.items():
            strokes = strokes_of(deal)[side] if result is not None else 0
            self._write_row(flow, cells, number, strokes, deal.id + side, told=row_told(cells, head[1:], strokes))
        flow.space(12)

    def _write_row(
        self,
        flow: Flow,
        cells: Sequence[str],
        style: Style,
        strokes: int = 0,
        variant: int = 0,
        *,
        told: str = "",
    ) -> None:
        """A side: its name, points, tricks, perhaps its score, and the strokes it got; or the heads of all that."""
        high = flow.pen.line_height(style)
        row = Box(flow.x, flow.y, flow.width, high)
        for column, (words, room) in enumerate(zip(cells, _cell_rooms(row, cells), strict=True)):
            if words:
                flow.widgets.append(
                    Label(words, room, style, "right" if column else "left", aloud="" if column else told)
                )
        if strokes:
            at = Box(row.x + row.width * 0.87, row.y, STROKE, high)
            flow.widgets.append(Strokes(at, strokes, strokes_told(strokes), variant))
        flow.y += high


def _put_line(flow: Flow, words: str, style: Style, role: str) -> None:
    """Words in chalk, in as many lines as they need."""
    high = flow.pen.height(words, style, flow.width)
    flow.put(lambda box: Text(words, box, style, role=role), high)


def _cell_rooms(row: Box, cells: Sequence[str]) -> list[Box]:
    """Where the name stands, and where each of the figures of a row ends."""
    ends = RIGHT if len(cells) == 1 + len(RIGHT) else RIGHT_OF_MANY
    starts = (NAME, *ends[:-1])
    figures = [
        row.after(row.width * (a + 0.02)).left(row.width * (b - a - 0.02)) for a, b in zip(starts, ends, strict=True)
    ]
    return [row.left(row.width * NAME), *figures]


def _even(flow: Flow, rows: Sequence[Sequence[str]], style: Style) -> Style:
    """So large that the widest cell has room, and no row is written smaller than another."""
    place = Box(flow.x, flow.y, flow.width, 0)
    cells = [pair for row in rows for pair in zip(row, _cell_rooms(place, row), strict=True) if pair[0]]
    share = min(room.width / flow.pen.width(words, style) for words, room in cells)
    return style._replace(size=style.size * max(LEAST_EVEN, min(1.0, share)))


def _write_score(flow: Flow, deal: PastDeal, names: Sequence[str], style: Style) -> None:
    """The score of two sides before and after the deal; who hears it is told whose numbers these are."""
    match = deal.record.match
    if match is None or match.after is None:
        return
    scores = match.before.score, match.after.score
    before, after = (" : ".join(map(str, score)) for score in scores)
    told = [", ".join(f"{name} {number}" for name, number in zip(names, score, strict=True)) for score in scores]
    aloud = say("past_slate_before_after", {"before": told[0], "after": told[1]})
    flow.text(say("past_slate_before_after", {"before": before, "after": after}), style, aloud=aloud)


def _scores(deal: PastDeal) -> list[str]:
    """The score of each of more sides than two, and what the deal has added to it."""
    match = deal.record.match
    if match is None or match.after is None or sides(deal.record.rules) == 2:
        return []
    pairs = zip(match.before.score, match.after.score, strict=True)
    return [str(after) if before == after else f"{after} ({signed(after - before, 0)})" for before, after in pairs]


def _own_first(deal: PastDeal, seating: Seating) -> list[int]:
    """The sides, the own one first."""
    side = sides_of(deal.record.rules)
    ours = 0 if deal.match.imported else side[seating.me]
    return sorted(set(side), key=lambda each: (each != ours, each))
