"""The card of paper with what a lesson or a hint says, as values: what is written on it, and where it lies.

It is laid by whoever knows how large words are.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.window.boxes import Box

from .layout import Table


class Counted(NamedTuple):
    """A card that lies on the paper to be counted, and what is written below it."""

    card: int
    worth: str = ""


class NoteCard(NamedTuple):
    """A card of paper: its words and who says them, the words of its buttons, what it speaks of, and what is to be
    counted."""

    words: str
    teller: str = ""  # the file of a face
    buttons: tuple[str, ...] = ()  # one that leads on, or answers; none: it waits for an action
    lit: tuple[Box, ...] = ()  # everything else lies in the dark
    back: str = ""  # the words of the way back, which is no button
    pile: tuple[Counted, ...] = ()


class LaidNoteCard(NamedTuple):
    """A card of paper with the place where it lies, and the places of its buttons."""

    leaf: NoteCard
    box: Box
    buttons: tuple[Box, ...]
    back: Box | None = None  # where the words stand that lead away
    words: float = 1.0  # so large they are written


class LaysNoteCard(Protocol):
    """Whoever lays the card of paper, because they know how large words are."""

    @property
    def looks(self) -> object:
        """What the sizes of words depend on: as long as it is the same, a paper lies where it lay."""

    def lay(self, leaf: NoteCard, seen: Deal, table: Table) -> LaidNoteCard:
        """The paper with the place where it lies."""
