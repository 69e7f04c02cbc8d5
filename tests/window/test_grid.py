"""Grids and what else the kit lays out: nothing overlaps, all words have room, and each row is one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pytest

from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.pages.controls import Button
from gaigel_desktop.window.pages.flow import Flow, at_foot
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.grid import Cell, Column, Drawn, Grid, GridRow, GridStyle, Heads, Stacked
from gaigel_desktop.window.pages.scrolling import Part, Scrolls
from gaigel_desktop.window.pages.widgets import Divider, Label, Panel, Text, Widget, Words
from gaigel_desktop.window.pen import BODY, STRONG, Pen
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Kit
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.spoken.aloud import Aloud

PLACE = Box(40, 30, 500, 0)
NAME = Column(grows=True)
SENTENCE = "what is said here is a sentence that is far too long for one line of such a column, whoever reads it"


@pytest.fixture
def pen() -> Iterator[Pen]:
    screen = Screen("Gaigel", (1280, 720))
    yield Pen(Kit(screen, Fonts(), Pictures(), Sounds(), Aloud()))
    screen.close()


def laid(pen: Pen, columns: Sequence[Column], *rows: GridRow | Heads, style: GridStyle | None = None) -> Grid:
    grid = Grid(pen, PLACE, columns, style or GridStyle())
    grid.lay(rows)
    return grid


def heard(widgets: Sequence[Widget]) -> list[str]:
    words = (each for each in widgets if isinstance(each, Words))
    told = (each.words if each.aloud is None else each.aloud for each in words)
    return [each for each in told if each]


def word(widgets: Sequence[Widget], words: str) -> Words:
    return next(each for each in widgets if isinstance(each, Words) and each.words == words)


def all_fit(pen: Pen, widgets: Sequence[Widget]) -> bool:
    return all(each.meaning(pen, each.box).fits for each in widgets)


def test_a_row_is_heard_as_one_sentence_with_the_heads_of_its_columns(pen: Pen) -> None:
    columns = NAME, Column("deals"), Column(), Column("matches")
    grid = laid(
        pen, columns, Heads("Against"), GridRow(("Berta", "3 / 7", "!", "1 / 2")), GridRow(("Eugen", "0", "", "0"))
    )
    assert heard(grid.widgets) == ["Against", "Berta: deals 3 / 7, !, matches 1 / 2", "Eugen: deals 0, matches 0"]
    assert all_fit(pen, grid.widgets)


def test_figures_stand_below_each_other_at_the_right_end(pen: Pen) -> None:
    grid = laid(pen, (NAME, Column("points")), Heads(""), GridRow(("Berta", "7")), GridRow(("Eugen", "112")))
    ends = {word(grid.widgets, words).box.right for words in ("points", "7", "112")}
    assert len(ends) == 1 and ends.pop() == pytest.approx(PLACE.right)
    assert word(grid.widgets, "Berta").box.x == PLACE.x


def test_what_leads_is_heard_as_if_it_were_a_part_of_the_name(pen: Pen) -> None:
    columns = Column(leads=True, align="right"), Column(align="left", grows=True), Column("I")
    grid = laid(pen, columns, GridRow(("3.", "Berta", "12")), GridRow(("", "Eugen", "0")))
    assert heard(grid.widgets) == ["3. Berta: I 12", "Eugen: I 0"]


def test_what_is_stacked_stands_below_the_first_line(pen: Pen) -> None:
    columns = Column(), Column(align="left", grows=True)
    grid = laid(pen, columns, GridRow(("Monday", Stacked((Cell("A win", STRONG), Cell(SENTENCE, BODY))))))
    day, what, about = (word(grid.widgets, words) for words in ("Monday", "A win", SENTENCE))
    assert heard(grid.widgets) == [f"Monday: A win, {SENTENCE}"]
    assert day.box.y == what.box.y and about.box.y == what.box.bottom
    assert grid.bottom >= about.box.bottom


def test_a_sentence_has_several_lines_before_its_letters_are_smaller(pen: Pen) -> None:
    words = "a sentence that is a little too long for the room that is left over"
    grid = laid(pen, (Column(), Column(align="left", grows=True)), GridRow(("Shift", words)))
    assert isinstance(word(grid.widgets, words), Text)
    assert all_fit(pen, grid.widgets)


def test_a_row_may_be_heard_otherwise_than_it_is_written(pen: Pen) -> None:
    grid = laid(pen, (NAME, Column()), GridRow(("Lena", "3:12"), "Lena: three against twelve"))
    assert heard(grid.widgets) == ["Lena: three against twelve"]


def test_heads_have_two_lines_where_one_has_no_room(pen: Pen) -> None:
    columns = NAME, *(Column(f"Eugen & Berta {at}") for at in range(4))
    rows = Heads(""), GridRow(("Longest run of won deals", "1", "2", "3", "4"))
    grid = laid(pen, columns, *rows, style=GridStyle(apart=40, ruled=True))
    assert grid.has_room(rows)
    assert isinstance(word(grid.widgets, "Eugen & Berta 3"), Text)
    assert all_fit(pen, grid.widgets)
    line = next(each for each in grid.widgets if isinstance(each, Divider))
    assert word(grid.widgets, "Eugen & Berta 3").box.bottom <= line.box.y < word(grid.widgets, "4").box.y


def test_many_columns_say_that_they_have_no_room(pen: Pen) -> None:
    columns = NAME, *(Column("Bartholomäus") for _ in range(8))
    assert not Grid(pen, PLACE, columns).has_room([GridRow(("Berta", *"12345678"))])


def test_a_row_lies_on_a_ground_as_wide_as_the_grid(pen: Pen) -> None:
    row = GridRow(("Berta", "7"), ground=lambda box: Panel("row_chosen", box))
    grid = laid(pen, (NAME, Column()), row, GridRow(("Eugen", "8")), style=GridStyle(air=6))
    first, second = grid.rows
    assert first.widgets[0].box == first.box
    assert first.box.width == PLACE.width and second.box.y == first.box.bottom


def test_words_stand_in_the_middle_beside_a_picture(pen: Pen) -> None:
    grid = laid(pen, (Column(), NAME), GridRow((Drawn(lambda box: Panel("slate", box), 80, 80), "Berta")))
    picture, name = grid.widgets
    assert (picture.box.width, picture.box.height) == (80, 80)
    assert name.box.middle[1] == pytest.approx(picture.box.middle[1])


def test_columns_beside_each_other_end_where_the_longest_ends(pen: Pen) -> None:
    flow = Flow(pen, PLACE)
    flow.side_by_side([lambda left: left.text(SENTENCE), lambda right: right.text("short", align="middle")], 20)
    left, right = flow.widgets
    assert right.box.x == left.box.right + 20 and right.box.width == left.box.width == 240
    assert flow.y == left.box.bottom > right.box.bottom


def test_buttons_in_a_stack_are_as_wide_as_the_widest(pen: Pen) -> None:
    flow = Flow(pen, PLACE)
    flow.stack(Pressable("one", "On", flow.space), Pressable("two", "To the table", flow.space, "play"))
    one, two = flow.widgets
    assert isinstance(one, Button) and one.box.width == two.box.width < PLACE.width
    assert one.box.bottom < two.box.y and flow.y == two.box.bottom


def test_what_is_put_at_the_foot_ends_where_the_room_ends(pen: Pen) -> None:
    room = Box(0, 0, 300, 400)
    above, widgets = at_foot(pen, room, lambda flow: flow.stack(Pressable("on", "On", flow.space)))
    (button,) = widgets
    assert button.box.bottom == room.bottom and above.bottom < button.box.y
    assert at_foot(pen, room, lambda flow: None) == (room, [])


def test_what_is_kept_in_sight_stays_together(pen: Pen) -> None:
    plate, name = Panel("row_chosen", Box(0, 500, 300, 31)), Label("Berta", Box(14, 503, 200, 25))
    part = Part((), Box(0, 100, 300, 200), "ranking", kept=(plate, name))
    boxes = [box for _, box in Scrolls().seen(part)]
    assert [box.y for box in boxes] == [269, 272]
