"""Phrasing: the bench's own words for positions and questions, in the language that is spoken."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from gaigel_desktop.text.speech import said

WORDS = Path(__file__).with_name("words.toml")


@cache
def phrases() -> dict[str, dict[str, str]]:
    """All sentences, by key and language."""
    return tomllib.loads(WORDS.read_text(encoding="utf-8"))


def phrase(key: str, **values: object) -> str:
    """A sentence with the values in their places."""
    return said(phrases()[key]).format(**values)
