"""Form rows: what can be asked of a player on a page, as values: yes or no, one of few, a number, words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import STRONG, Pen, Style

from .controls import Button, Press, Row, button_width
from .inputs import Item, ItemValue

About = Sequence[tuple[str, Style]]  # sentences below the name of a row


class Aside(NamedTuple):
    """A few words after the name of a row; their room is kept also as long as they are not shown, so that no row moves
    when they come."""

    words: str
    style: Style
    shown: bool


class Pressable(NamedTuple):
    """A button by its key and words, what it does, its icon, and whether it can be used."""

    key: str
    words: str
    press: Press
    icon: str = ""
    piece: str = "button"  # or "call", for what matters most
    usable: bool = True
    help: str = ""
    aloud: str = ""  # heard instead of the words, where several say the same
    bare: bool = False  # only the icon is shown


def button_wide(pen: Pen, way: Pressable) -> float:
    """How wide a button is by itself."""
    return theme.TARGET if way.bare else button_width(pen, way.words, way.icon)


def button_of(way: Pressable, box: Box) -> Button:
    """The button itself, where it lies."""
    key, words, press, icon, piece, usable, about, aloud, bare = way
    return Button(key, words, box, press, icon, piece, usable, help=about, aloud=aloud, bare=bare)


class ListRow(NamedTuple):
    """A row of a list that is pressed as a whole, and perhaps a button beside it that shows only its icon."""

    key: str
    words: str
    press: Press
    icon: str = ""
    chosen: bool = False
    mark: str = ""  # something to notice about it, drawn at its end,
    marked: str = ""  # and what is heard besides
    style: Style = STRONG
    button: Pressable | None = None


def row_of(row: ListRow, box: Box) -> Row:
    """The row itself, without its button."""
    key, words, press, icon, chosen, mark, marked, style, _ = row
    return Row(key, words, box, press, chosen, icon, "row", mark, marked, style=style)


class WayRow(NamedTuple):
    """What a button is for, and the button on the right of it."""

    name: str
    way: Pressable
    about: About = ()


class SwitchRow(NamedTuple):
    """A question that is answered with yes or no, by a switch."""

    key: str
    name: str
    on: bool
    change: Callable[[bool], None]
    about: About = ()
    help: str = ""  # a sentence for the help line
    aside: Aside | None = None


class ChoiceRow(NamedTuple):
    """One of few; the name above or, where there are many such rows, in a column beside it."""

    key: str
    name: str
    items: Sequence[Item]
    chosen: ItemValue
    change: Callable[[ItemValue], None]
    about: About = ()
    beside: bool = False
    help: str = ""
    under: bool = False  # also where it had room on the right
    enter: Press | None = None  # what Enter does where it leads on instead of choosing
    aside: Aside | None = None


class SliderRow(NamedTuple):
    """A number on a track, and how it is said."""

    key: str
    name: str
    value: int
    least: int
    most: int
    change: Callable[[int], None]
    words: str
    about: About = ()
    help: str = ""
    aside: Aside | None = None


class FieldRow(NamedTuple):
    """Words that are typed; what stands there as long as there are none, and perhaps a button that takes them."""

    key: str
    name: str
    value: str
    change: Callable[[str], None]
    empty: str = ""
    longest: int = 200
    about: About = ()
    enter: Press | None = None
    button: Pressable | None = None
    help: str = ""
    under: bool = False  # its name, also where it had room on the right


FormRow = WayRow | SwitchRow | ChoiceRow | SliderRow | FieldRow
