"""Messages: what whoever listens is told, and what they ask for. Plain values: they go through a pipe, too."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from .tree import Deed, Node

Word = Literal["listens", "left", "gone"]
LISTENS: Final = "listens"  # somebody has begun to
LEFT: Final = "left"  # nobody does any more
GONE: Final = "gone"  # nobody is there who could tell anybody


class Numbered(NamedTuple):
    """A scene in words, and the number of each node, in the order in which one comes to them."""

    title: str
    nodes: tuple[Node, ...]
    numbers: tuple[int, ...]
    focus: int
    unit: float  # so many pixels is one of its design units


class Told(NamedTuple):
    """What is told at one moment: everything that is there, what was said, and how the window stands."""

    tree: Numbered | None  # None: it is as it was
    said: str
    focused: bool  # the keys go to the window
    place: tuple[int, ...]  # left, top, width and height, in pixels of the screen
    number: int = 0  # of those that one process was told


class Wish(NamedTuple):
    """Somebody wants something done with the node of this number."""

    number: int
    deed: Deed
    value: str | float = ""


class Done(NamedTuple):
    """What had this number was told, or there was nobody to be told."""

    number: int


class Trouble(NamedTuple):
    """Why nobody can be told anything."""

    words: str


Message = Word | Wish | Done | Trouble


class Came(NamedTuple):
    """A message from a process of ours: from which, as they are begun one after the other."""

    process: int
    message: Message


Posted = Message | Came
