"""Troubles: what is not as it should be, and the sentence about it in whatever language is spoken."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.text.speech import say


class Trouble(NamedTuple):
    """Something that is not as it should be: the key of the sentence about it, and the values in it."""

    key: str
    values: tuple[tuple[str, object], ...] = ()

    def said(self) -> str:
        """The sentence, in the language that is spoken now."""
        return say(self.key, dict(self.values))


def in_words(troubles: tuple[Trouble, ...]) -> str:
    """All of them, in a row."""
    return " ".join(trouble.said() for trouble in troubles)
