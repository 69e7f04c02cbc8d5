"""Nothing is kept that nobody needs: no function, no constant, no size of the theme, no sentence."""

from __future__ import annotations

import re
from calendar import month_name
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from gaigel_desktop import opponents, rules
from gaigel_desktop.text.phrases import PHRASES, RANK_NAMES, SUIT_NAMES
from tests.program_files import FILES, ROOT, files_in
from tests.syntax import facts

FOR_TESTS = {
    "Thinker",  # a player by a function
    "closing",  # a store for the time of a `with`
    "process_id",  # of the mind, for ending it
    "random_cards_deed",  # compiled, so that it can be measured
    "whole_deals",  # the same
}
# Whoever uses the rules and the opponents as a library reads it (docs/library.md).
EXPORTED = {*rules.__all__, *opponents.__all__}
# Every rank has its name, and every choice of an option its number, whether anybody asks for it or not.
IN_A_ROW = {"SHOW_FOUR", "SIDE_TRICK"}


def read(paths: list[Path]) -> set[str]:
    """Every name that is read, by itself or of something."""
    return {name for path in paths for name in facts(path).read}


def defined(path: Path) -> set[str]:
    """What a file gives a name to: functions, methods, classes, constants."""
    return {name for name in facts(path).defined if not name.startswith("__")}


@cache
def read_anywhere() -> set[str]:
    return read(FILES)


def test_everything_that_is_defined_is_used() -> None:
    used = read_anywhere() | FOR_TESTS | IN_A_ROW | EXPORTED
    assert {path.name: defined(path) - used for path in FILES if defined(path) - used} == {}


def test_everything_in_the_theme_is_used() -> None:
    """Each of its names is its own: a slate of the theme is not a slate of the rules."""
    (theme,) = files_in("window/theme.py")
    asked = {
        name
        for path in files_in("window", "table", "scenes", "show", "app")
        for of, name in facts(path).asked
        if of == "theme"
    }
    assert defined(theme) - asked - read([theme]) == set()


def test_what_is_kept_for_tests_is_used_by_them() -> None:
    named = re.compile("|".join(FOR_TESTS))
    tests = [path for path in files_in("tests", below=ROOT) if named.search(path.read_text(encoding="utf-8"))]
    assert read(tests) >= FOR_TESTS
    assert read_anywhere().isdisjoint(FOR_TESTS | IN_A_ROW)


# -- sentences ---------------------------------------------------------------------------------------------------

SENTENCES = files_in("text/english", "text/phrases.py")
SPEAKING = [path for path in FILES if path not in SENTENCES]
BY_NAME = {*month_name, *RANK_NAMES, *SUIT_NAMES}
DRESSES = ("_mats", "_paper")  # what a sentence of the slate becomes where the score lies there otherwise


def keys_with_places() -> Iterator[str]:
    """What is put together from words and values, as a pattern; what has next to no words of its own says nothing."""
    for parts in {parts for path in SPEAKING for parts in facts(path).put_together}:
        if len(re.findall("[a-z]", "".join(part for part in parts if part))) > 2:
            yield "".join(".*" if part is None else re.escape(part) for part in parts)


def fields() -> set[str]:
    """What the values of classes are called: a setting is told by the name of its field."""
    return {name for path in FILES for name in facts(path).declared}


def test_every_sentence_is_said_somewhere() -> None:
    """By its key, by a key with places for values, or as a value of something that has a name."""
    words = {text for path in SPEAKING for text in facts(path).texts} | BY_NAME
    words |= {word.removeprefix("=") for word in words}
    words |= {word + dress for word in words for dress in DRESSES}
    patterns = re.compile("|".join(sorted(set(keys_with_places()))))
    left = {key for key in PHRASES if key not in words and not patterns.fullmatch(key)}
    of_something = words | fields()
    assert {key for key in left if key.partition(":")[0] not in of_something or ":" not in key} == set()
