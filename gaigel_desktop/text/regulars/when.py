"""When: how long ago something was, in the few letters that a line has room for, as the one who says it speaks."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Final, cast

from gaigel_desktop.bounded import text_in, toml
from gaigel_desktop.text.languages import ENGLISH
from gaigel_desktop.text.speech import spoken_language

from .blocks import MOST

Words = Mapping[str, str | list[str]]
FILE: Final = Path(__file__).with_name("when.toml")
WEEK: Final = timedelta(days=7)
FULL_WEEKS: Final = 5  # from so many on it is months
MONTHS: Final = timedelta(days=61)
LONG: Final = timedelta(days=300)


def ago(day: date, today: date, dialects: Mapping[str, str]) -> str:
    """When that was; `dialects` says how somebody speaks a language, where that is not as it is written."""
    words = _ways()
    language = spoken_language()
    return _ago(day, today, words.get(dialects.get(language, language)) or words[ENGLISH])


def _ago(day: date, today: date, words: Words) -> str:
    since = today - day
    weeks = since // WEEK
    if since <= timedelta(days=1):
        return str(words["yesterday"])
    if not weeks:
        return words["weekdays"][day.weekday()]
    if weeks < FULL_WEEKS:
        return str(words["week"]) if weeks == 1 else words["weeks"][weeks - 2]
    if since < MONTHS:
        return str(words["month"])
    return str(words["months"] if since < LONG else words["long"])


@cache
def _ways() -> Mapping[str, Words]:
    """All ways to say it, by language or dialect."""
    return cast(Mapping[str, Words], toml(text_in(FILE, MOST)))
