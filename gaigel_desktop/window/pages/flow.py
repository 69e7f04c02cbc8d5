"""Flow: puts one widget under the other in a column, as high as their words need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, assert_never

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import BODY, HEAD, SMALL, STRONG, WARNING, Pen, Style

from .controls import Switch
from .form import (
    Aside,
    ChoiceRow,
    FieldRow,
    FormRow,
    ListRow,
    Pressable,
    SliderRow,
    SwitchRow,
    WayRow,
    button_of,
    button_wide,
    row_of,
)
from .grid import ON_PAPER, Align, Column, Grid, GridRow, GridStyle, Heads
from .inputs import STEP_ROOM, Choice, Field, Item, Slider, has_steps, placed
from .widgets import Divider, Label, ListName, Picture, Progress, Text, Widget

Make = Callable[[Box], Widget]
ASIDE: Final = 16.0  # from a name to the words aside of it
ABOUT: Final = SMALL  # the letters of what is said about something
LEAST_HEAD: Final = theme.LEAD_TEXT  # the letters of a title in one line
ORNAMENT: Final = (300.0, 36.0)
LEAST_ROOM: Final = 110.0  # with less of it left over nothing is missing
BESIDE: Final = 8.0  # a row that is pressed as a whole reaches so far beyond its words
SLIDER: Final = 320.0
PROGRESS: Final = 16.0  # how high its bar is
FIELD: Final = 300.0
WIDEST_BUTTON: Final = 0.4  # of the width, beside a field
NAME: Final = 170.0  # the column of names beside what is chosen,
NAME_SHARE: Final = 0.3  # or of the width at most
WIDEST_SHARE: Final = 0.6  # a control that is wider than this stands under its words
ROW_EDGES: Final = 32.0  # beside the words of a row of a list, and as much again for its icon
COLUMN_GAP: Final = 36.0


class Flow:
    """A column that grows downwards."""

    def __init__(self, pen: Pen, place: Box) -> None:
        self.pen = pen
        self.x, self.y, self.width = place.x, place.y, place.width
        self.widgets: list[Widget] = []

    def space(self, height: float = theme.GAP) -> None:
        """Leave so much room free."""
        self.y += height

    def put(self, make: Make, height: float, width: float | None = None) -> None:
        """A widget of a known height."""
        self.widgets.append(make(Box(self.x, self.y, self.width if width is None else width, height)))
        self.y += height

    def text(
        self, words: str, style: Style = BODY, of: str = "", aloud: str | None = None, align: Align = "left"
    ) -> None:
        """Words in as many lines as they need; perhaps of a control, or of a list by how its keys begin; perhaps heard
        otherwise than they are written. What warns is said as soon as it stands there."""
        high, role = self.pen.height(words, style, self.width), "warning" if style == WARNING else "text"
        self.put(lambda box: Text(words, box, style, align, role, of, aloud), high)

    def news(self, words: str, style: Style = STRONG) -> None:
        """What has come of something that was asked for: it is said too."""
        high = self.pen.height(words, style, self.width)
        self.put(lambda box: Text(words, box, style, role="status"), high)

    def progress(self, share: float, name: str, high: float = PROGRESS) -> None:
        """How far something long is: a bar as wide as the column."""
        self.put(lambda box: Progress(min(1.0, share), box, name), high)

    def named(self, words: str, of: str) -> None:
        """What the widgets whose keys begin so are called together; it is only heard."""
        self.widgets.append(ListName(words, of))

    def heading(self, words: str) -> None:
        """The title of what follows, with a line under it; in smaller letters where it is long, and in several lines
        before they were smaller than what stands below."""
        style = self.pen.shrunk(words, HEAD, self.width)
        if style.size < LEAST_HEAD:
            self.put(lambda box: Text(words, box, HEAD, role="heading"), self.pen.height(words, HEAD, self.width) + 2)
        else:
            self.put(lambda box: Label(words, box, style, role="heading"), self.pen.line_height(HEAD) + 2)
        self.put(Divider, 8)
        self.space(6)

    def entry(
        self,
        name: str,
        about: Sequence[tuple[str, Style]],
        size: Box,
        make: Make,
        *,
        under: bool = False,
        aside: Aside | None = None,
    ) -> None:
        """A name and sentences on the left and a control on the right, or under them if it is wide."""
        beside = not under and size.width <= self.width * WIDEST_SHARE
        room = self.width - (size.width + 2 * theme.GAP if beside else 0)
        start = self.y
        self.space(4)
        shown = self._sentences(name, about, room, aside)
        if beside:
            high = max(self.y - start, size.height + 4)
            _lower(shown, (start + high - self.y) / 2)
            at = Box(self.x + self.width - size.width, start + (high - size.height) / 2, size.width, size.height)
            self.y = start + high
        else:
            at = Box(self.x, self.y + 2, size.width, size.height)
            self.y += size.height + 2
        control = make(at)
        self.widgets += [*_belonging(shown, control), control]
        self.space(8)

    def switch(self, name: str, about: Sequence[tuple[str, Style]], make: Make, *, aside: Aside | None = None) -> None:
        """A row that is pressed as a whole: words on the left, the box on its right end."""
        start, room = self.y, self.width - theme.MARK - 40
        self.space(7)
        shown = self._sentences(name, about, room, aside)
        high = max(theme.TARGET + 4, self.y - start + 7)
        _lower(shown, (start + high - self.y - 7) / 2)
        control = make(Box(self.x, start, self.width, high).inset(-BESIDE, 0))
        self.widgets += [control, *_belonging(shown, control)]
        self.y = start + high + 4

    def _sentences(self, name: str, about: Sequence[tuple[str, Style]], room: float, aside: Aside | None) -> list[Text]:
        """A name, what stands aside of it or, if there is no room, in the next line, and under it whatever is said."""
        shown: list[Text] = []

        def put(words: str, style: Style) -> None:
            high = self.pen.height(words, style, room)
            shown.append(Text(words, Box(self.x, self.y, room, high), style))
            self.y += high + 1

        put(name, STRONG)
        if aside is not None:
            after, high = self.pen.width(name, STRONG) + ASIDE, self.pen.line_height(aside.style)
            wide = self.pen.width(aside.words, aside.style) + 1
            if after + wide <= room:
                top = self.y - 1 - (self.pen.line_height(STRONG) + high) / 2
                shown[0].box = shown[0].box._replace(width=after - ASIDE + 1)
                if aside.shown:
                    shown.append(Text(aside.words, Box(self.x + after, top, wide, high), aside.style))
            else:
                put(aside.words, aside.style)
                if not aside.shown:
                    shown.pop()
        for words, style in about:
            if words:
                put(words, style)
        return shown

    def grid(self, columns: Sequence[Column], rows: Sequence[GridRow | Heads], style: GridStyle = ON_PAPER) -> None:
        """Rows in columns that are as wide as they need to be; each row is heard as one sentence."""
        grid = Grid(self.pen, Box(self.x, self.y, self.width, 0), columns, style)
        grid.lay(rows)
        self.widgets += grid.widgets
        self.y = grid.bottom

    def side_by_side(self, puts: Sequence[Put], gap: float = 2 * theme.GAP) -> None:
        """As many columns beside each other, each filled by itself; what follows begins below the longest."""
        places = Box(self.x, self.y, self.width, 0).columns(len(puts), gap)
        flows = [laid(self.pen, place, put) for put, place in zip(puts, places, strict=True)]
        self.widgets += [widget for flow in flows for widget in flow.widgets]
        self.y = max(flow.y for flow in flows)

    def buttons(self, *ways: Pressable, align: Align = "left", least: float = 0.0) -> None:
        """Buttons beside each other, as wide as their words, in as many lines as they need."""
        wides = [min(self.width, max(least, button_wide(self.pen, way))) for way in ways]
        for line in _in_lines(wides, self.width):
            used = sum(wides[at] for at in line) + theme.GAP * (len(line) - 1)
            x = self.x + (0 if align == "left" else (self.width - used) * (0.5 if align == "middle" else 1))
            for at in line:
                self.widgets.append(button_of(ways[at], Box(x, self.y, wides[at], theme.TARGET)))
                x += wides[at] + theme.GAP
            self.y += theme.TARGET + theme.GAP
        self.y -= theme.GAP if ways else 0

    def stack(self, *ways: Pressable, least: float = 0.0, apart: float = theme.GAP / 2) -> None:
        """Buttons one below the other, all as wide as the widest of them."""
        for at, way in enumerate(ways):
            self.space(apart if at else 0)
            self.buttons(way, least=max(least, self.widest(ways)))

    def widest(self, ways: Sequence[Pressable]) -> float:
        """How wide the widest of these buttons is."""
        return max((button_wide(self.pen, way) for way in ways), default=0.0)

    def in_the_middle(self, *makes: tuple[float, Make]) -> None:
        """Widgets of these widths side by side in the middle, as high as a button."""
        x = self.x + (self.width - sum(wide for wide, _ in makes) - theme.GAP * (len(makes) - 1)) / 2
        for wide, make in makes:
            self.widgets.append(make(Box(x, self.y, wide, theme.TARGET)))
            x += wide + theme.GAP
        self.y += theme.TARGET

    def listed(self, *rows: ListRow) -> None:
        """Rows of a list, each as wide as the column; of words that are too long both ends are seen."""
        for row in rows:
            way, style = row.button, row.style
            room = self.width - (button_wide(self.pen, way) + theme.GAP if way else 0)
            edges = ROW_EDGES * (1 + bool(row.icon) + bool(row.mark))
            words = self.pen.shortened(row.words, style, room - edges)
            place = Box(self.x, self.y, room, max(theme.TARGET, self.pen.line_height(style)))
            self.widgets.append(row_of(row._replace(words=words), place))
            if way:
                aside = Box(place.right + theme.GAP, self.y, self.width - room - theme.GAP, place.height)
                self.widgets.append(button_of(way, aside))
            self.y = place.bottom + (4 if way else 0)

    def columns(self, pieces: Sequence[Put], least: float) -> None:
        """In two columns where each has at least this width; the next piece goes where there is more room."""
        count = 2 if self.width >= 2 * least else 1
        places = Box(self.x, self.y, self.width, 1).columns(count, COLUMN_GAP)
        columns = [Flow(self.pen, place) for place in places]
        for put in pieces:
            put(min(columns, key=lambda each: each.y))
        for column in columns:
            self.widgets += column.widgets
        self.y = max(column.y for column in columns)

    def in_margin(self, make: Make, wide: float) -> None:
        """On the left of what was put last, as high as that."""
        last = self.widgets[-1].box
        self.widgets.append(make(Box(self.x - wide, last.y, wide, last.height)))

    def form(self, *rows: FormRow) -> None:
        """What is asked, one row below the other."""
        for row in rows:
            match row:
                case WayRow(name, way, about):
                    size = Box(0, 0, button_wide(self.pen, way), theme.TARGET)
                    self.entry(name, about, size, partial(button_of, way))
                case SwitchRow():
                    self.switch(row.name, row.about, partial(_switch, row), aside=row.aside)
                case ChoiceRow(beside=True):
                    self._beside(row)
                case ChoiceRow():
                    fitted, size = placed(self.pen, row.items, self.width)
                    choice = partial(_choice, row, fitted)
                    self.entry(row.name, row.about, size, choice, under=row.under, aside=row.aside)
                case SliderRow():
                    wide = SLIDER + (2 * STEP_ROOM if has_steps(row.least, row.most) else 0.0)
                    size = Box(0, 0, wide, theme.TARGET)
                    self.entry(row.name, row.about, size, partial(_slider, row), aside=row.aside)
                case FieldRow():
                    self._field(row)
                case _:
                    assert_never(row)

    def _beside(self, row: ChoiceRow) -> None:
        """The name in a narrow column, what there is to choose from beside it."""
        aside = min(self.width * NAME_SHARE, NAME * self.pen.text_size)
        fitted, size = placed(self.pen, row.items, self.width - aside)
        name = Box(self.x, self.y, aside - 10, max(theme.TARGET, self.pen.line_height(STRONG)))
        self.widgets += [Label(row.name, name, STRONG), _choice(row, fitted, size.moved(self.x + aside, self.y))]
        self.y += size.height + 8

    def _field(self, row: FieldRow) -> None:
        """A field as wide as its column, or with a button beside it; under it where there is too little room."""
        if row.button is None:
            wide = min(self.width, FIELD * max(1.0, self.pen.text_size)) if row.under else FIELD
            size = Box(0, 0, wide, theme.TARGET)
            self.entry(row.name, row.about, size, partial(_field, row), under=row.under)
            return
        wide = button_wide(self.pen, row.button)
        if wide > self.width * WIDEST_BUTTON:
            self.put(partial(_field, row), theme.TARGET)
            self.space(6)
            self.buttons(row.button)
            self.space(6)
            return
        written = Box(self.x, self.y, self.width - wide - theme.GAP, theme.TARGET)
        beside = Box(written.right + theme.GAP, self.y, wide, theme.TARGET)
        self.widgets += [_field(row, written), button_of(row.button, beside)]
        self.space(theme.TARGET + 6)

    def ornament(self, window: Box) -> None:
        """Where the sheet would stay empty, a printer's ornament ends it."""
        room = window.bottom - self.y
        if room > LEAST_ROOM:
            wide, high = ORNAMENT
            box = Box(self.x + (self.width - wide) / 2, self.y + (room - high) * 0.4, wide, high)
            self.widgets.append(Picture("divider", box, theme.WINE))


Put = Callable[[Flow], None]


def laid(pen: Pen, place: Box, put: Put) -> Flow:
    """What is put into a place."""
    flow = Flow(pen, place)
    put(flow)
    return flow


def at_foot(pen: Pen, room: Box, put: Put) -> tuple[Box, Sequence[Widget]]:
    """What is left of a room above what is put at its foot, and that."""
    high = laid(pen, room, put).y - room.y
    foot = laid(pen, room.below(room.height - high), put)
    above = room.height - high - (theme.GAP if high else 0)
    return room.top(max(0.0, above)), foot.widgets


def _lower(shown: Sequence[Text], by: float) -> None:
    """Words in the middle of a row that is higher than they are."""
    for words in shown:
        words.box = words.box.moved(0, max(0.0, by))


def _belonging(shown: Sequence[Text], control: Widget) -> Sequence[Text]:
    """The words of a control."""
    for words in shown:
        words.of = control.key
    return shown


def _in_lines(wides: Sequence[float], width: float) -> list[list[int]]:
    """Which of them stand in each line."""
    lines, used = list[list[int]](), 0.0
    for at, wide in enumerate(wides):
        if not lines or used + wide > width:
            lines.append([])
            used = 0.0
        lines[-1].append(at)
        used += wide + theme.GAP
    return lines


def _switch(row: SwitchRow, box: Box) -> Switch:
    return Switch(row.key, row.name, box, row.on, row.change, row.help)


def _choice(row: ChoiceRow, items: tuple[Item, ...], box: Box) -> Choice:
    return Choice(row.key, row.name, box, items, row.chosen, row.change, row.help, enter=row.enter)


def _slider(row: SliderRow, box: Box) -> Slider:
    return Slider(row.key, row.name, box, row.value, row.least, row.most, row.change, row.words, row.help)


def _field(row: FieldRow, box: Box) -> Field:
    return Field(row.key, row.name, box, row.value, row.change, row.empty, row.longest, row.enter, row.help)
