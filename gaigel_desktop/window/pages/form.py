"""Form rows: what can be asked of a player on a page, as values: yes or no, one of few, a number, words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gaigel_desktop.window.pen import Style

from .controls import Press
from .inputs import Item, ItemValue

About = Sequence[tuple[str, Style]]  # sentences below the name of a row


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


class SwitchRow(NamedTuple):
    """A question that is answered with yes or no, by a switch."""

    key: str
    name: str
    on: bool
    change: Callable[[bool], None]
    about: About = ()
    help: str = ""  # a sentence for the help line


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


FormRow = SwitchRow | ChoiceRow | SliderRow | FieldRow
