"""What a page asks, as values: where the kit puts it, and what is told of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame
import pytest

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Button
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import ChoiceRow, FieldRow, ListRow, Pressable, SliderRow, SwitchRow, WayRow
from gaigel_desktop.window.pages.inputs import Field, Item
from gaigel_desktop.window.pages.page import Page
from gaigel_desktop.window.pages.widgets import Meaning, Picture

from .test_widgets import Said, page

__all__ = ["page"]
COLUMN = Box(100, 100, 600, 0)
ROSE = Pressable("away", "Forget Rose", lambda: None, "trash", bare=True)


def laid(page: Page, width: float) -> Flow:
    """A column of this width."""
    return Flow(page.pen, Box(10, 20, width, 0))


def put(page: Page, lay: Callable[[Flow], None], column: Box = COLUMN) -> list[Meaning]:
    """What stands in a column, from its top."""
    flow = Flow(page.pen, column)
    lay(flow)
    assert all(widget.box.bottom <= flow.y for widget in flow.widgets)
    return [widget.meaning(page.pen, widget.box) for widget in flow.widgets]


def test_a_row_of_a_list_is_pressed_as_a_whole_and_its_button_by_itself(page: Page) -> None:
    said: Said = []
    flow = Flow(page.pen, COLUMN)
    flow.listed(ListRow("own", "Rose", lambda: said.append("rose"), "rules", chosen=True, button=ROSE))
    row, button = flow.widgets
    assert row.click(page.pen, row.box, (0, 0)) and said == ["rose"]
    assert row.meaning(page.pen, row.box).chosen and row.box.right < button.box.x and button.box.right == COLUMN.right


def test_of_a_row_that_is_too_long_both_ends_are_seen(page: Page) -> None:
    row = ListRow("file", "a" * 100 + "z", lambda: None, "deal", mark="edit", marked="changed")
    (told,) = put(page, lambda flow: flow.listed(row))
    assert told.name.startswith("a") and "…" in told.name and told.name.endswith("z") and told.fits
    assert told.value == "changed"


def test_pieces_stand_in_two_columns_where_there_is_room_and_the_next_one_where_more_is_left(page: Page) -> None:
    def lay(flow: Flow) -> None:
        flow.columns([partial(piece, high) for high in (100, 20, 30)], 250)

    def piece(high: float, column: Flow) -> None:
        column.put(lambda box: Picture("divider", box), high)

    wide = put(page, lay)
    assert [told.box.x > COLUMN.x for told in wide] == [False, True, True]
    narrow = put(page, lay, COLUMN._replace(width=400))
    assert [told.box.y for told in narrow] == [100, 200, 220]


def test_what_stands_in_the_margin_is_as_high_as_what_it_stands_beside(page: Page) -> None:
    def lay(flow: Flow) -> None:
        flow.text("A sentence that has several lines. " * 6)
        flow.in_margin(lambda box: Picture("pencil_stroke_3", box), 20)

    words, mark = put(page, lay)
    assert mark.box == words.box._replace(x=COLUMN.x - 20, width=20)


def test_a_control_stands_on_the_right_of_its_name_or_under_it(page: Page) -> None:
    items = [Item(number, str(number)) for number in range(3)]
    row = ChoiceRow("many", "How many?", items, 1, lambda value: None)
    name, choice = put(page, lambda flow: flow.form(row))
    assert name.of == "many" and choice.box.right == COLUMN.right
    name, choice = put(page, lambda flow: flow.form(row._replace(under=True)))
    assert choice.box.x == COLUMN.x and choice.box.y > name.box.y
    name, field = put(page, lambda flow: flow.form(FieldRow("who", "Who?", "", lambda words: None, under=True)))
    assert field.box.x == COLUMN.x and field.box.y > name.box.y


def test_what_a_button_is_for_is_told_with_it(page: Page) -> None:
    way = Pressable("on", "Go on", lambda: None, aloud="Go on: yesterday")
    name, button = put(page, lambda flow: flow.form(WayRow("Yesterday", way)))
    assert (name.of, button.aloud) == ("on", "Go on: yesterday") and button.box.right == COLUMN.right


def test_widgets_beside_each_other_stand_in_the_middle(page: Page) -> None:
    def field(box: Box) -> Field:
        return Field("words", "Words", box, "", lambda words: None)

    first, second = put(page, lambda flow: flow.in_the_middle((100, field), (50, field)))
    assert first.box.x - COLUMN.x == COLUMN.right - second.box.right and second.box.x - first.box.right == theme.GAP


def test_buttons_stand_side_by_side_as_far_as_there_is_room(page: Page) -> None:
    flow, pressed = laid(page, 300.0), list[str]()
    flow.buttons(*(Pressable(key, "Lay out the count", lambda: None) for key in "abc"))
    first, second, third = (widget.box for widget in flow.widgets)
    assert first.x == third.x == 10 and first.bottom < second.y < third.y
    nothing = laid(page, 300.0)
    nothing.buttons()
    assert nothing.y == 20
    wide = laid(page, 900.0)
    wide.buttons(*(Pressable(key, "Go", lambda key=key: pressed.append(key)) for key in "ab"), align="middle")  # type: ignore[misc]
    left, right = wide.widgets
    assert left.box.y == right.box.y and left.box.x - 10 == pytest.approx(910 - right.box.right)
    assert isinstance(right, Button) and right.click(wide.pen, right.box, right.box.middle) and pressed == ["b"]


SAID: list[object] = []
Asked = SwitchRow | ChoiceRow | SliderRow | FieldRow
ROWS: list[Asked] = [
    SwitchRow("music", "Music", True, SAID.append, help="The zither."),
    ChoiceRow("players", "Players", [Item(2, "2"), Item(3, "3")], 2, SAID.append, help="At the table."),
    ChoiceRow("who", "Against", [Item("", "Anybody"), Item("lena", "Lena")], "", SAID.append, beside=True),
    SliderRow("sounds", "Sounds", 40, 0, 100, SAID.append, "40 %"),
    FieldRow("name", "Your name", "Ida", SAID.append, "You"),
    FieldRow("code", "Code", "", SAID.append, button=Pressable("copy", "Copy", lambda: SAID.append("copied"), "copy")),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.key)
def test_a_form_row_has_a_control_with_its_name_value_and_help(page: Page, row: Asked) -> None:
    flow = laid(page, 700.0)
    flow.form(row)
    (control,) = (widget for widget in flow.widgets if widget.key == row.key)
    meaning = control.meaning(flow.pen, control.box)
    assert meaning.name == row.name and meaning.usable and meaning.fits
    assert control.help == row.help
    assert all(widget.box.right <= 710 + 8 and widget.box.bottom <= flow.y for widget in flow.widgets)


def test_what_is_chosen_in_a_form_row_is_told(page: Page) -> None:
    SAID.clear()
    flow = laid(page, 700.0)
    flow.form(*ROWS[:2])
    switch, choice = (widget for widget in flow.widgets if widget.key)
    switch.typed(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    choice.typed(pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
    assert SAID == [False, 3]
