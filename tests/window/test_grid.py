"""The kit of pages: grids, rows of buttons and form rows lay themselves out and are heard without being told to."""

from __future__ import annotations

from collections.abc import Iterator

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame
import pytest

from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.pages.controls import Button
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import ChoiceRow, FieldRow, FormRow, Pressable, SliderRow, SwitchRow
from gaigel_desktop.window.pages.grid import Cell, Column, Drawn, GridRow, Heads
from gaigel_desktop.window.pages.inputs import Item
from gaigel_desktop.window.pages.widgets import Label, Picture, Text, Words
from gaigel_desktop.window.pen import STRONG, Pen
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Kit
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.spoken.aloud import Aloud

NAME = Column(grows=True)


@pytest.fixture
def kit() -> Iterator[Kit]:
    screen = Screen("Gaigel", (1280, 720))
    yield Kit(screen, Fonts(), Pictures(), Sounds(), Aloud())
    screen.close()


def laid(kit: Kit, width: float = 400.0) -> Flow:
    """A column of this width."""
    return Flow(Pen(kit), Box(10, 20, width, 0))


def words_of(flow: Flow) -> list[Words]:
    return [widget for widget in flow.widgets if isinstance(widget, Words)]


def test_a_row_is_heard_as_one_sentence_with_the_heads_of_its_columns(kit: Kit) -> None:
    flow = laid(kit)
    flow.grid((NAME, Column("Won"), Column("Lost")), [Heads("Matches"), GridRow(("Lena", "3", "12"))])
    told = [words.words if words.aloud is None else words.aloud for words in words_of(flow)]
    assert [words for words in told if words] == ["Matches", "Lena: Won 3, Lost 12"]


def test_a_row_may_be_heard_otherwise_than_it_is_written(kit: Kit) -> None:
    flow = laid(kit)
    flow.grid((NAME, Column()), [GridRow(("Lena", "3:12"), "Lena: three against twelve")])
    assert [words.aloud for words in words_of(flow)] == ["Lena: three against twelve", ""]


def test_figures_stand_under_one_another_and_names_get_what_is_left(kit: Kit) -> None:
    flow = laid(kit)
    flow.grid((NAME, Column()), [GridRow(("Lena", "3")), GridRow(("Eugen", "1234"))])
    names, figures = words_of(flow)[::2], words_of(flow)[1::2]
    assert {figure.box.right for figure in figures} == {410.0}
    assert all(name.box.right < figure.box.x for name, figure in zip(names, figures, strict=True))
    assert names[0].box.bottom <= names[1].box.y


def test_words_that_have_no_room_stand_in_several_lines_where_their_column_grows(kit: Kit) -> None:
    flow = laid(kit, 160.0)
    flow.grid((NAME, Column()), [GridRow(("The regulars speak of earlier evenings", "12"))])
    name, figure = words_of(flow)
    assert isinstance(name, Text) and isinstance(figure, Label)
    assert name.meaning(flow.pen, name.box).fits and figure.meaning(flow.pen, figure.box).fits
    assert flow.y >= name.box.bottom


def test_a_picture_stands_in_its_cell_as_large_as_it_wants_to_be(kit: Kit) -> None:
    flow = laid(kit)
    bar = Drawn(lambda box: Picture("divider", box), 90.0, 30.0)
    flow.grid((NAME, Column(), Column()), [GridRow(("Lena", bar, Cell("3", STRONG)))])
    (picture,) = (widget for widget in flow.widgets if isinstance(widget, Picture))
    assert (picture.box.width, picture.box.height) == (90.0, 30.0)


def test_buttons_stand_side_by_side_as_far_as_there_is_room(kit: Kit) -> None:
    flow, pressed = laid(kit, 300.0), list[str]()
    flow.buttons(*(Pressable(key, "Lay out the count", lambda: None) for key in "abc"))
    first, second, third = (widget.box for widget in flow.widgets)
    assert first.x == third.x == 10 and first.bottom < second.y < third.y
    wide = laid(kit, 900.0)
    wide.buttons(*(Pressable(key, "Go", lambda key=key: pressed.append(key)) for key in "ab"), align="middle")  # type: ignore[misc]
    left, right = wide.widgets
    assert left.box.y == right.box.y and left.box.x - 10 == pytest.approx(910 - right.box.right)
    assert isinstance(right, Button) and right.click(wide.pen, right.box, right.box.middle) and pressed == ["b"]


SAID: list[object] = []
ROWS: list[FormRow] = [
    SwitchRow("music", "Music", True, SAID.append, help="The zither."),
    ChoiceRow("players", "Players", [Item(2, "2"), Item(3, "3")], 2, SAID.append, help="At the table."),
    ChoiceRow("who", "Against", [Item("", "Anybody"), Item("lena", "Lena")], "", SAID.append, beside=True),
    SliderRow("sounds", "Sounds", 40, 0, 100, SAID.append, "40 %"),
    FieldRow("name", "Your name", "Ida", SAID.append, "You"),
    FieldRow("code", "Code", "", SAID.append, button=Pressable("copy", "Copy", lambda: SAID.append("copied"), "copy")),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.key)
def test_a_form_row_has_a_control_with_its_name_value_and_help(kit: Kit, row: FormRow) -> None:
    flow = laid(kit, 700.0)
    flow.form(row)
    (control,) = (widget for widget in flow.widgets if widget.key == row.key)
    meaning = control.meaning(flow.pen, control.box)
    assert meaning.name == row.name and meaning.usable and meaning.fits
    assert control.help == row.help
    assert all(widget.box.right <= 710 + 8 and widget.box.bottom <= flow.y for widget in flow.widgets)


def test_what_is_chosen_in_a_form_row_is_told(kit: Kit) -> None:
    SAID.clear()
    flow = laid(kit, 700.0)
    flow.form(*ROWS[:2])
    switch, choice = (widget for widget in flow.widgets if widget.key)
    switch.typed(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    choice.typed(pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
    assert SAID == [False, 3]
