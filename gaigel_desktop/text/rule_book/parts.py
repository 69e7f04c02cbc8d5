"""Rule parts: what a page of the rules is put together from, as data."""

from __future__ import annotations

from typing import NamedTuple

from .facts import When


class Part(NamedTuple):
    """A sentence or a picture, and when it stands there: every condition must hold."""

    kind: str
    key: str
    when: tuple[When, ...] = ()
    row: str = ""  # cards by their codes; before a code: - lies face down, ^ takes the trick
    labels: tuple[str, ...] = ()
    word: str = ""


def head(key: str, *when: When) -> Part:
    """The title of a section."""
    return Part("head", f"head:{key}", when)


def tell(key: str, *when: When) -> Part:
    """A paragraph of the page, which is there where the conditions hold."""
    return Part("text", f"tell:{key}", when)


def cards(row: str, key: str, *when: When, labels: tuple[str, ...] = ()) -> Part:
    """Cards in a row, with a caption, and perhaps a label under each."""
    return Part("cards", f"figure:{key}", when, row, labels)


def drawing(kind: str, key: str, *when: When, row: str = "", labels: tuple[str, ...] = ()) -> Part:
    """Another picture: the talon, the slate, the signs, who sits with whom."""
    return Part(kind, f"figure:{key}", when, row, labels)


def word(term: str) -> Part:
    """A word of the game and what it means."""
    return Part("word", f"word:{term}", word=term)


def book(author: str) -> Part:
    """Something to read, by whoever wrote it."""
    return Part("word", f"book:{author}", word=author)
