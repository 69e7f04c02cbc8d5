"""Flow: puts one widget under the other in a column, as high as their words need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal, assert_never

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import BODY, HEAD, SMALL, STRONG, WARNING, Pen, Style

from .controls import Button, Switch, button_width
from .form import ChoiceRow, FieldRow, FormRow, Pressable, SliderRow, SwitchRow
from .grid import ON_PAPER, Column, Grid, GridRow, GridStyle, Heads
from .inputs import Choice, Field, Item, Slider, placed
from .widgets import Divider, Label, Picture, Progress, Text, Widget

Make = Callable[[Box], Widget]
Align = Literal["left", "middle", "right"]
ABOUT: Final = SMALL  # the letters of what is said about something
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

    def text(self, words: str, style: Style = BODY, of: str = "", aloud: str | None = None) -> None:
        """Words in as many lines as they need; perhaps of a control, or of a list by how its keys begin; perhaps heard
        otherwise than they are written. What warns is said as soon as it stands there."""
        high, role = self.pen.height(words, style, self.width), "warning" if style == WARNING else "text"
        self.put(lambda box: Text(words, box, style, role=role, of=of, aloud=aloud), high)

    def news(self, words: str, style: Style = STRONG) -> None:
        """What has come of something that was asked for: it is said too."""
        high = self.pen.height(words, style, self.width)
        self.put(lambda box: Text(words, box, style, role="status"), high)

    def progress(self, share: float, name: str, high: float = PROGRESS) -> None:
        """How far something long is: a bar as wide as the column."""
        self.put(lambda box: Progress(min(1.0, share), box, name), high)

    def heading(self, words: str) -> None:
        """The title of what follows, with a line under it."""
        self.put(lambda box: Label(words, box, HEAD, role="heading"), self.pen.line_height(HEAD) + 2)
        self.put(Divider, 8)
        self.space(6)

    def entry(self, name: str, about: Sequence[tuple[str, Style]], size: Box, make: Make) -> None:
        """A name and sentences on the left and a control on the right, or under them if it is wide."""
        beside = size.width <= self.width * WIDEST_SHARE
        room = self.width - (size.width + 2 * theme.GAP if beside else 0)
        start = self.y
        self.space(4)
        shown = self._sentences(name, about, room)
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

    def switch(self, name: str, about: Sequence[tuple[str, Style]], make: Make) -> None:
        """A row that is pressed as a whole: words on the left, the box on its right end."""
        start, room = self.y, self.width - theme.MARK - 40
        self.space(7)
        shown = self._sentences(name, about, room)
        high = max(theme.TARGET + 4, self.y - start + 7)
        _lower(shown, (start + high - self.y - 7) / 2)
        control = make(Box(self.x, start, self.width, high).inset(-BESIDE, 0))
        self.widgets += [control, *_belonging(shown, control)]
        self.y = start + high + 4

    def _sentences(self, name: str, about: Sequence[tuple[str, Style]], room: float) -> list[Text]:
        """A name, and under it whatever is said about it."""
        shown: list[Text] = []
        for words, style in [(name, STRONG), *(pair for pair in about if pair[0])]:
            high = self.pen.height(words, style, room)
            shown.append(Text(words, Box(self.x, self.y, room, high), style))
            self.y += high + 1
        return shown

    def grid(self, columns: Sequence[Column], rows: Sequence[GridRow | Heads], style: GridStyle = ON_PAPER) -> None:
        """Rows in columns that are as wide as they need to be; each row is heard as one sentence."""
        grid = Grid(self.pen, Box(self.x, self.y, self.width, 0), columns, style)
        grid.lay(rows)
        self.widgets += grid.widgets
        self.y = grid.bottom

    def side_by_side(self, puts: Sequence[Callable[[Flow], None]], gap: float = 2 * theme.GAP) -> None:
        """As many columns beside each other, each filled by itself; what follows begins below the longest."""
        flows = list[Flow]()
        for put, place in zip(puts, Box(self.x, self.y, self.width, 0).columns(len(puts), gap), strict=True):
            flows.append(Flow(self.pen, place))
            put(flows[-1])
        self.widgets += [widget for flow in flows for widget in flow.widgets]
        self.y = max(flow.y for flow in flows)

    def buttons(self, *ways: Pressable, align: Align = "left", least: float = 0.0) -> None:
        """Buttons beside each other, as wide as their words, in as many lines as they need."""
        wides = [min(self.width, max(least, button_width(self.pen, way.words, way.icon))) for way in ways]
        for line in _in_lines(wides, self.width):
            used = sum(wides[at] for at in line) + theme.GAP * (len(line) - 1)
            x = self.x + (0 if align == "left" else (self.width - used) * (0.5 if align == "middle" else 1))
            for at in line:
                self.widgets.append(_button(ways[at], Box(x, self.y, wides[at], theme.TARGET)))
                x += wides[at] + theme.GAP
            self.y += theme.TARGET + theme.GAP
        self.y -= theme.GAP if ways else 0

    def form(self, *rows: FormRow) -> None:
        """What is asked, one row below the other."""
        for row in rows:
            match row:
                case SwitchRow():
                    self.switch(row.name, row.about, partial(_switch, row))
                case ChoiceRow(beside=True):
                    self._beside(row)
                case ChoiceRow():
                    fitted, size = placed(self.pen, row.items, self.width)
                    self.entry(row.name, row.about, size, partial(_choice, row, fitted))
                case SliderRow():
                    self.entry(row.name, row.about, Box(0, 0, SLIDER, theme.TARGET), partial(_slider, row))
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
            self.entry(row.name, row.about, Box(0, 0, FIELD, theme.TARGET), partial(_field, row))
            return
        wide = button_width(self.pen, row.button.words, row.button.icon)
        if wide > self.width * WIDEST_BUTTON:
            self.put(partial(_field, row), theme.TARGET)
            self.space(6)
            self.buttons(row.button)
            self.space(6)
            return
        written = Box(self.x, self.y, self.width - wide - theme.GAP, theme.TARGET)
        beside = Box(written.right + theme.GAP, self.y, wide, theme.TARGET)
        self.widgets += [_field(row, written), _button(row.button, beside)]
        self.space(theme.TARGET + 6)

    def ornament(self, window: Box) -> None:
        """Where the sheet would stay empty, a printer's ornament ends it."""
        room = window.bottom - self.y
        if room > LEAST_ROOM:
            wide, high = ORNAMENT
            box = Box(self.x + (self.width - wide) / 2, self.y + (room - high) * 0.4, wide, high)
            self.widgets.append(Picture("divider", box, theme.WINE))


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
    lines, used = [list[int]()], 0.0
    for at, wide in enumerate(wides):
        if lines[-1] and used + wide > width:
            lines.append([])
            used = 0.0
        lines[-1].append(at)
        used += wide + theme.GAP
    return lines


def _button(way: Pressable, box: Box) -> Button:
    made = Button(way.key, way.words, box, way.press, way.icon, way.piece, way.usable, way.help)
    made.aloud = way.aloud
    return made


def _switch(row: SwitchRow, box: Box) -> Switch:
    return Switch(row.key, row.name, box, row.on, row.change, row.help)


def _choice(row: ChoiceRow, items: tuple[Item, ...], box: Box) -> Choice:
    return Choice(row.key, row.name, box, items, row.chosen, row.change, row.help)


def _slider(row: SliderRow, box: Box) -> Slider:
    return Slider(row.key, row.name, box, row.value, row.least, row.most, row.change, row.words, row.help)


def _field(row: FieldRow, box: Box) -> Field:
    return Field(row.key, row.name, box, row.value, row.change, row.empty, row.longest, row.enter, row.help)
