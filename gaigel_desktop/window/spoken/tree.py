"""The tree: everything on the screen in words and values, in the order in which one would read it. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from gaigel_desktop.window.boxes import Box

Role = Literal[
    "group",  # what belongs together: a part of a page, the trick, the seats
    "list",  # the same in a row: cards of a hand, rows to choose from
    "panel",  # what lies over the rest and asks something
    "heading",
    "text",
    "picture",
    "button",
    "option",  # one of a list
    "tab",
    "switch",
    "choice",  # one value of several
    "slider",
    "field",
    "progress",
]
Deed = Literal["focus", "press", "more", "less", "set"]


class Span(NamedTuple):
    """Where something stands between two ends."""

    now: float
    least: float
    most: float
    step: float


class Node(NamedTuple):
    """One thing: what it is and is called, how it stands, and what can be done with it."""

    key: str  # the same as long as it is the same thing, and nobody else's in the tree
    role: Role
    name: str
    value: str = ""  # how it stands, in words
    about: str = ""  # a sentence more: what it does, or why it cannot be done
    box: Box | None = None
    usable: bool = False  # it can have the focus, and be pressed
    dimmed: bool = False  # it is there to be pressed, but not now
    on: bool | None = None  # of a switch
    chosen: bool | None = None  # of one among several
    range: Span | None = None
    inside: tuple[Node, ...] = ()


class InWords(NamedTuple):
    """A scene in words: what it is called, what is there, and what the keys go to."""

    title: str
    nodes: tuple[Node, ...]
    focus: str = ""


class Wanted(NamedTuple):
    """Whoever hears the game wants something done, as by a key or the mouse."""

    key: str
    deed: Deed
    value: str | float = ""  # of "set"


def everything(nodes: tuple[Node, ...]) -> Iterator[Node]:
    """All of them, each before what is inside."""
    for node in nodes:
        yield node
        yield from everything(node.inside)


def found(spoken: InWords, key: str) -> Node | None:
    """The one of this key."""
    return next((node for node in everything(spoken.nodes) if node.key == key), None)
