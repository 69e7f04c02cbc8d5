"""A page in words: what is told of its widgets, in which order, and what whoever hears it can do with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pytest

from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Button, Row, Switch
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import ChoiceRow
from gaigel_desktop.window.pages.inputs import Field, Item, Slider
from gaigel_desktop.window.pages.page import Page, Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Picture, Text, Widget
from gaigel_desktop.window.pen import SMALL
from gaigel_desktop.window.spoken.order import as_read
from gaigel_desktop.window.spoken.tree import Deed, Node, Span, Wanted, everything

from .test_widgets import Said, page

__all__ = ["page"]
SEEN = Box(100, 100, 400, 200)
LINE = Box(0, 0, 300, 48)


def told(page: Page, key: str) -> Node:
    return next(node for node in everything(page.spoken()) if node.key == key)


def laid(page: Page, put: Callable[[Flow], None], window: Box | None = SEEN) -> None:
    """A page with a column of widgets."""
    flow = Flow(page.pen, SEEN)
    put(flow)
    page.show(Sheet((Part(tuple(flow.widgets), window, "column"),)))


def ask(page: Page, key: str, deed: Deed, value: str | float = "") -> None:
    page.do(Wanted(key, deed, value), 0.0)


# -- what is told ------------------------------------------------------------------------------------------------


def test_what_stands_beside_a_control_is_told_with_it(page: Page) -> None:
    about = [("Every wind is heard.", SMALL)]
    laid(page, lambda flow: flow.switch("Wind", about, lambda box: Switch("wind", "Wind", box, True, lambda on: None)))
    assert [node[:5] for node in page.spoken()] == [("wind", "switch", "Wind", "", "Every wind is heard.")]
    assert told(page, "wind").on is True and told(page, "wind").usable


def test_rows_that_follow_one_another_are_a_list_of_the_name_above_it(page: Page) -> None:
    def put(flow: Flow) -> None:
        flow.heading("Table")
        flow.text("Top", of="top ")
        for words in ("Wood", "Felt"):
            flow.put(partial(Row, f"top {words}", words, press=lambda: None, chosen=words == "Felt"), 48)

    laid(page, put)
    (group,) = page.spoken()
    heading, rows = group.inside
    assert (group.role, group.name, heading.role) == ("group", "Table", "heading")
    assert (rows.role, rows.name, [(row.name, row.chosen) for row in rows.inside]) == (
        "list",
        "Top",
        [("Wood", False), ("Felt", True)],
    )


def test_what_is_only_read_has_a_key_that_stays(page: Page) -> None:
    words = Text("Aus", LINE), Text("Aus", LINE.moved(0, 100))
    page.show(Sheet((Part(words),)))
    before = [node.key for node in page.spoken()]
    page.show(Sheet((Part((Text("Diß", LINE.moved(0, 50)), *words)),)))
    assert len({*before}) == 2 and {*before} < {node.key for node in page.spoken()}


def test_a_picture_is_told_by_its_words_and_not_at_all_without(page: Page) -> None:
    pictures = Picture("divider", LINE.moved(0, 100)), Picture("divider", LINE.moved(0, 200), words="an Ace")
    page.show(Sheet((Part(pictures),)))
    assert [(node.role, node.name) for node in page.spoken()] == [("picture", "an Ace")]


def test_a_button_that_cannot_be_pressed_is_there_all_the_same(page: Page) -> None:
    button = Button("no", "Aus!", LINE, lambda: None, usable=False, help="Nobody has 101.", about="now")
    page.show(Sheet((Part((button,)),)))
    assert (told(page, "no").dimmed, told(page, "no").about) == (True, "now. Nobody has 101.")


def test_what_is_scrolled_says_how_far(page: Page) -> None:
    def put(flow: Flow) -> None:
        for at in range(10):
            flow.put(partial(Row, f"row {at}", str(at), press=lambda: None), 48)

    laid(page, put)
    ask(page, "row 9", "focus")
    (rows,) = page.spoken()
    assert rows.range is not None and rows.range.now == rows.range.most == 10 * 48 - SEEN.height
    assert page.focus == "row 9" and SEEN.contains(told(page, "row 9").box or Box(0, 0, 0, 0))


@pytest.mark.parametrize(
    ("boxes", "order"),
    [
        ((Box(0, 50, 9, 9), Box(0, 0, 9, 9)), [1, 0]),  # from above to below
        ((Box(50, 0, 9, 9), Box(0, 0, 9, 9)), [0, 1]),  # side by side as given
        ((Box(50, 0, 9, 90), Box(0, 0, 9, 9), Box(50, 95, 9, 9), Box(0, 50, 9, 60)), [0, 2, 1, 3]),  # by columns
        ((Box(0, 0, 60, 60), Box(30, 30, 60, 60)), [0, 1]),  # what lies over another
    ],
)
def test_a_page_is_read_in_bands_and_columns(boxes: tuple[Box, ...], order: list[int]) -> None:
    assert as_read([(box, at) for at, box in enumerate(boxes)]) == order


# -- what can be done --------------------------------------------------------------------------------------------


def test_a_choice_tells_all_its_values_and_takes_each(page: Page) -> None:
    said: Said = []
    items = [Item(number, f"{number} players") for number in (2, 3, 4)]
    laid(page, lambda flow: flow.form(ChoiceRow("players", "Players", items, 3, said.append)))
    choice = told(page, "players")
    assert (choice.name, choice.value) == ("Players", "3 players")
    assert [(item.name, item.chosen) for item in choice.inside] == [
        ("2 players", False),
        ("3 players", True),
        ("4 players", False),
    ]
    ask(page, choice.inside[0].key, "press")
    ask(page, "players", "more")
    ask(page, "players", "less")
    ask(page, "players", "set", "4 players")
    assert said == [2, 4, 2, 4] and page.focus == "players"


def test_a_slider_and_a_field_take_what_somebody_says(page: Page) -> None:
    said: Said = []
    slider = Slider("wind", "Wind", LINE, 50, 0, 100, said.append, "50 %")
    field = Field("name", "Name", LINE.moved(0, 100), "", said.append, "You", 5)
    page.show(Sheet((Part((slider, field)),)))
    assert told(page, "wind").range == Span(50, 0, 100, 1) and told(page, "name").about == "You"
    ask(page, "wind", "more")
    ask(page, "wind", "set", 400.0)
    ask(page, "name", "set", "Bärbel\n")
    assert said == [51, 100, "Bärbe"]
    assert told(page, "name").value == "Bärbe" and told(page, "name").about == ""


@pytest.mark.parametrize("deed", ["focus", "press", "more", "set"])
def test_only_what_can_be_used_is(page: Page, deed: Deed) -> None:
    said: Said = []
    buttons: Iterator[Widget] = (
        Button(key, key, LINE.moved(0, 100 * at), lambda: said.append("pressed"), usable=key == "yes")
        for at, key in enumerate(("yes", "no"))
    )
    page.show(Sheet((Part(tuple(buttons)),)))
    for key in ("no", "gone", "yes"):
        ask(page, key, deed)
    assert page.focus == "yes" and said == ["pressed"] * (deed == "press")
