"""Nothing is kept that nobody needs: no function, no constant, no size of the theme, no sentence."""

from __future__ import annotations

import ast
import re
from calendar import month_name
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

from gaigel_desktop.text.phrases import PHRASES, RANK_NAMES, SUIT_NAMES
from tests.syntax import called, nodes, tree
from tests.test_house import HOUSE, PATHS, ROOMS

FOR_TESTS = {
    "Thinker",  # a player by a function
    "closing",  # a store for the time of a `with`
    "process_id",  # of the mind, for ending it
    "random_cards_deed",  # compiled, so that it can be measured
    "whole_deals",  # the same
}
# Every rank has its name, and every choice of an option its number, whether anybody asks for it or not.
IN_A_ROW = {"SHOW_FOUR", "SIDE_TRICK"}


def nodes_of(paths: list[Path]) -> Iterator[ast.AST]:
    return chain.from_iterable(map(nodes, paths))


def read(paths: list[Path]) -> set[str]:
    """Every name that is read, by itself or of something."""
    found = set()
    for node in nodes_of(paths):
        match node:
            case ast.Name(name, ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()):
                found.add(name)
            case ast.MatchClass(kwd_attrs=names):
                found.update(names)
            case _:
                pass
    return found


def defined(path: Path) -> Iterator[str]:
    """The functions, methods and classes of a file, and what is given a name at its top."""
    for node in nodes(path):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("__"):
            yield node.name
    for node in tree(path).body:
        match node:
            case ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]):
                yield name
            case _:
                pass


@cache
def read_anywhere() -> set[str]:
    return read(PATHS)


def test_everything_that_is_defined_is_used() -> None:
    used = read_anywhere() | FOR_TESTS | IN_A_ROW
    named = {path: {name for name in defined(path) if not name.startswith("__")} for path in PATHS}
    assert {path.name: names - used for path, names in named.items() if names - used} == {}


def test_everything_in_the_theme_is_used() -> None:
    """Each of its names is its own: a slate of the theme is not a slate of the rules."""
    theme = HOUSE / "window" / "theme.py"
    asked = {
        node.attr
        for node in nodes_of([path for path in PATHS if ROOMS[path] in ("window", "scenes")])
        if isinstance(node, ast.Attribute) and called(node.value) == "theme"
    }
    assert set(defined(theme)) - asked - read([theme]) == set()


def test_what_is_kept_for_tests_is_used_by_them() -> None:
    assert read([*Path(__file__).parent.rglob("*.py")]) >= FOR_TESTS
    assert read_anywhere().isdisjoint(FOR_TESTS | IN_A_ROW)


# -- sentences ---------------------------------------------------------------------------------------------------

SPEAKING = [path for path in PATHS if path.stem != "phrases" and path.parent.name != "english"]
BY_NAME = {*month_name, *RANK_NAMES, *SUIT_NAMES}
DRESSES = ("_mats", "_paper")  # what a sentence of the slate becomes where the score lies there otherwise


def keys_with_places() -> Iterator[str]:
    """What is put together from words and values, as a pattern; what has next to no words of its own says nothing."""
    for node in nodes_of(SPEAKING):
        parts: list[str | None] = []
        match node:
            case ast.JoinedStr(values):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in values]
            case ast.BinOp(ast.Constant(str(begin)), ast.Add()):
                parts = [begin, None]
        if len(re.findall("[a-z]", "".join(part for part in parts if part))) > 2:
            yield "".join(".*" if part is None else re.escape(part) for part in parts)


def fields() -> set[str]:
    """What the values of classes are called: a setting is told by the name of its field."""
    declared = (node for node in nodes_of(PATHS) if isinstance(node, ast.AnnAssign))
    return {node.target.id for node in declared if isinstance(node.target, ast.Name)}


def test_every_sentence_is_said_somewhere() -> None:
    """By its key, by a key with places for values, or as a value of something that has a name."""
    constants = [node.value for node in nodes_of(SPEAKING) if isinstance(node, ast.Constant)]
    words = {word for word in constants if isinstance(word, str)} | BY_NAME
    words |= {word.removeprefix("=") for word in words}
    words |= {word + dress for word in words for dress in DRESSES}
    patterns = re.compile("|".join(sorted(set(keys_with_places()))))
    left = {key for key in PHRASES if key not in words and not patterns.fullmatch(key)}
    of_something = words | fields()
    assert {key for key in left if key.partition(":")[0] not in of_something or ":" not in key} == set()
