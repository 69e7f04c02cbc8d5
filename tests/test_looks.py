"""What a player sees comes from the theme, what a player reads from the texts, and what is allowed from the rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.program_files import PROGRAM, files_in
from tests.syntax import Parts, facts, parts_of
from tests.test_house import imports

SAID_TO_THE_SYSTEM = ("window/spoken/bus.py", "window/spoken/own_name.py")  # and to no player
UNSEEN = (  # the theme, and what knows no picture
    *files_in("window/theme.py"),
    *files_in("show/plan"),
    *files_in(*SAID_TO_THE_SYSTEM),
)
SEEN = [path for path in files_in("window", "table", "scenes", "show", "app") if path not in UNSEEN]
ASKING = files_in("controller", "window", "table", "scenes", "show", "app")


def named(path: Path) -> str:
    return str(path.relative_to(PROGRAM))


def is_number(node: ast.AST | None) -> bool:
    """A bare number that says something: nothing and the whole are no sizes and no durations."""
    if isinstance(node, ast.UnaryOp):
        return is_number(node.operand)
    if isinstance(node, ast.BinOp):
        plain = isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant)
        return plain and (is_number(node.left) or is_number(node.right))
    return isinstance(node, ast.Constant) and type(node.value) in (int, float) and node.value not in (0, 1)


# -- colours -----------------------------------------------------------------------------------------------------


def is_shade(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int and 0 <= node.value <= 255


def is_colour(node: ast.AST) -> bool:
    """Red, green, blue, with or without a strength; a code; a name that pygame knows; a colour of pygame."""
    match node:
        case ast.Tuple(elts):
            return len(elts) in (3, 4) and all(map(is_shade, elts[:3])) and isinstance(node.ctx, ast.Load)
        case ast.Constant(str(text)):
            return re.fullmatch("#?([0-9a-fA-F]{6}|[0-9a-fA-F]{8})", text) is not None
        case ast.Attribute(attr="Color" | "THECOLORS"):
            return True
        case ast.Call(func=ast.Attribute(attr="fill"), args=[ast.Constant(), *_]):
            return True
    return False


# -- letters -----------------------------------------------------------------------------------------------------


def is_size_of_letters(node: ast.AST) -> bool:
    """A style whose size is a bare number."""
    if not isinstance(node, ast.Call):
        return False
    by_name = [word.value for word in node.keywords if word.arg == "size"]
    of_style = isinstance(node.func, ast.Name) and node.func.id == "Style"
    copied = isinstance(node.func, ast.Attribute) and node.func.attr == "_replace"
    return any(map(is_number, by_name + node.args[1:2] if of_style else by_name if copied else []))


# -- durations ---------------------------------------------------------------------------------------------------

CLOCK = re.compile(r"\b(now|seconds|perf_counter|monotonic|until|began|drawn|wiped|stays|after|\w+_at|\w+_from)\b")
ON_CLOCK = {"seconds", "began", "drawn", "wiped", "stays", "after", "until", "pause"}
WAITS = {"sleep", "waits", "apart", "leg", "wait"}


def is_duration(node: ast.AST) -> bool:
    """A bare number that is added to or compared with a moment, given as seconds, or slept."""
    match node:
        case ast.BinOp(left, ast.Add() | ast.Sub(), right):
            sides = [left, right]
        case ast.Compare(left, _, comparators):
            sides = [left, *comparators]
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=args, keywords=words):
            return (name in WAITS and any(map(is_number, args))) or any(
                word.arg in ON_CLOCK and is_number(word.value) for word in words
            )
        case _:
            return False
    return any(map(is_number, sides)) and any(CLOCK.search(ast.unparse(side)) for side in sides)


def told_in_seconds(path: Path) -> list[str]:
    """Numbers of a file whose own comment says that they are seconds."""
    text = path.read_text(encoding="utf-8").splitlines()
    return [line for line in text if re.search(r"= *(?=[0. ]*[1-9])[0-9. /*e-]+# .*\bseconds?\b", line)]


def defaults_in_seconds(parts: Parts) -> list[str]:
    found = []
    for function in parts.of(ast.FunctionDef):
        spec = function.args
        pairs = [
            *zip(reversed(spec.args), reversed(spec.defaults), strict=False),
            *zip(spec.kwonlyargs, spec.kw_defaults, strict=True),
        ]
        given = [name.arg for name, value in pairs if name.arg in ON_CLOCK and is_number(value)]
        found += [f"{function.name}: {name}" for name in given]
    return found


# -- words -------------------------------------------------------------------------------------------------------

# Not read by a player: names of fonts and of parts, and what a system is asked for; or no words: the name of the game,
# and a command to copy.
NO_WORDS = {"serif bold", "rule topics", "Gaigel", "gaigel-desktop fair", "Settings"}
NO_WORDS |= {"['org.freedesktop.appearance', 'org.gnome.desktop.interface', 'org.gnome.desktop.a11y.interface']"}
FILE = re.compile(r"[\w./{}-]+\.(otf|ttf|webp|ogg|toml|sqlite|json|log|so|dll|dylib)")
MARKUP = re.compile(r"<[^<>]*>")
WORDY = re.compile(r"[^\W\d_]{2}.* .*[^\W\d_]{2}|^[A-ZÄÖÜ][a-zäöüß]|[äöüßÄÖÜ]|[a-z]{2}[.!?…]$")
# Which argument is drawn.
SHOWN = {"Label": 0, "Text": 0, "line": 0, "paragraph": 0, "heading": 0, "flow.text": 0, "entry": 0, "tell": 0}
SHOWN |= {"switch": 0, "Asked": 1, "Button": 1, "Item": 1, "Row": 1, "Slider": 1, "Switch": 1, "Tab": 1, "Tile": 1}


def docstrings(parts: Parts) -> set[int]:
    """Where the docstrings of a file begin."""
    owners: list[ast.Module | ast.FunctionDef | ast.ClassDef] = [*parts.of(ast.Module)]
    owners += [*parts.of(ast.FunctionDef), *parts.of(ast.ClassDef)]
    first = [owner.body[0] for owner in owners if owner.body]
    return {part.value.lineno for part in first if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)}


def is_words(text: str) -> bool:
    return bool(WORDY.search(MARKUP.sub("", text))) and text not in NO_WORDS and not FILE.fullmatch(text)


def is_shown(node: ast.AST) -> bool:
    """Letters given straight to what draws them."""
    if not isinstance(node, ast.Call):
        return False
    name = ast.unparse(node.func)
    at = SHOWN.get(name, SHOWN.get(name.split(".")[-1]))
    if at is None or len(node.args) <= at:
        return False
    drawn = node.args[at]
    parts = drawn.values if isinstance(drawn, ast.JoinedStr) else [drawn]
    texts = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return any(re.search(r"[^\W\d_]", text) for text in texts)


def words(parts: Parts) -> list[ast.expr]:
    """Texts that a player might read."""
    told = docstrings(parts)
    texts = [(node, node.value) for node in parts.of(ast.Constant) if isinstance(node.value, str)]
    return [node for node, text in texts if node.lineno not in told and is_words(text)]


# -- looking -----------------------------------------------------------------------------------------------------


class Looks(NamedTuple):
    """What stands in a file and should stand elsewhere."""

    colours: list[str]
    letters: list[str]
    durations: list[str]
    words: list[str]


SEARCHED = (ast.Tuple, ast.Constant, ast.Attribute, ast.Call, ast.BinOp, ast.Compare)


def searched(parts: Parts) -> list[ast.expr]:
    """Whatever may be a colour, a size, a duration or words."""
    return [node for kind in SEARCHED for node in parts.of(kind)]


def lines(found: list[ast.expr]) -> list[str]:
    return [f"line {node.lineno}: {ast.unparse(node)}" for node in found]


@cache
def looks(path: Path) -> Looks:
    """A file looked through once for all that is searched for."""
    parts = parts_of(path)
    facts(path)  # taken from the same reading, for the tests of the rules below
    nodes = searched(parts)
    return Looks(
        colours=lines([node for node in nodes if is_colour(node)]),
        letters=lines([node for node in nodes if is_size_of_letters(node)]),
        durations=lines([node for node in nodes if is_duration(node)]) + defaults_in_seconds(parts),
        words=lines(words(parts) + [node for node in nodes if is_shown(node)]),
    )


def test_colours_stand_in_the_theme() -> None:
    assert {named(path): looks(path).colours for path in SEEN if looks(path).colours} == {}


def test_sizes_of_letters_stand_in_the_theme() -> None:
    assert {named(path): looks(path).letters for path in SEEN if looks(path).letters} == {}


def test_durations_stand_in_the_theme() -> None:
    for path in SEEN:
        assert looks(path).durations + told_in_seconds(path) == [], named(path)


def test_words_stand_in_the_texts() -> None:
    assert {named(path): looks(path).words for path in SEEN if looks(path).words} == {}


# -- rules -------------------------------------------------------------------------------------------------------

DONE = files_in("controller", "show/plan")
CHAPTERS = {"duty", "exchange", "opening", "pairs", "perform", "sevens", "tricks"}
# What may be asked of the judge.
QUESTIONS = {"card_actions", "legal_actions", "next_to_act", "signs_are_made", "why_never", "why_not"}
SHAPE = {"card_points", "rules", "side", "sides"}  # of a law: the shape of the table, not what is allowed there


def test_what_the_rules_are_asked_for_is_called_so() -> None:
    """In chapters that are there: whoever forbids one that has moved forbids nothing."""
    assert files_in(*(f"rules/{chapter}.py" for chapter in CHAPTERS))
    (judge,) = files_in("rules/judge.py")
    assert facts(judge).defined >= QUESTIONS


def test_whoever_is_no_rule_asks_the_judge_and_opens_no_chapter_of_the_rules() -> None:
    """The controller has deeds done; what may be done it asks as everybody does."""
    for path in ASKING:
        of_rules = [name.removeprefix("gaigel_desktop.rules.") for name in imports(path) if ".rules." in name]
        done = {"perform"} if path in DONE else set()
        assert not {name.split(".")[0] for name in of_rules} & (CHAPTERS - done), named(path)
        judge = [each.name for each in facts(path).imports if each.module == "gaigel_desktop.rules.judge"]
        assert set(judge) <= QUESTIONS, named(path)


def test_they_read_no_rule_of_the_law() -> None:
    for path in ASKING:
        asked = {name for of, name in facts(path).asked if of.split(".")[-1] in ("law", "_law")}
        assert asked <= SHAPE, named(path)


def test_they_count_to_no_limit_of_their_own() -> None:
    """A volume may go up to 100; nothing else is 101."""
    for path in ASKING:
        if "101" in path.read_text(encoding="utf-8"):
            parts = parts_of(path)
            volumes = [at for node in parts.of(ast.Call) if ast.unparse(node) == "range(101)" for at in ast.walk(node)]
            ends = [node for node in parts.of(ast.Constant) if node.value == 101]
            assert len(ends) == sum(isinstance(node, ast.Constant) for node in volumes), named(path)


# -- the searching itself ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "search"),
    [
        ("pen.fill(area, (12, 200, 3))", is_colour),
        ("tile.set_at(point, (255, 255, 255, THIN))", is_colour),
        ("surface.fill('black')", is_colour),
        ("rgb('FBF3DF')", is_colour),
        ("pygame.Color(name)", is_colour),
        ("Style(SERIF, 28.0, theme.CREAM)", is_size_of_letters),
        ("HEAD._replace(size=30.0)", is_size_of_letters),
        ("now + 0.25", is_duration),
        ("now > self._quiet_from + 8.0", is_duration),
        ("now - began > 0.4", is_duration),
        ("sitting.say(words, seat, seconds=2.5)", is_duration),
        ("time.sleep(1 / 30)", is_duration),
        ("Label('next', box)", is_shown),
        ("flow.text(f'{count} cards')", is_shown),
        ("Button('again', 'again', box, press)", is_shown),
    ],
)
def test_the_search_finds_what_it_is_for(code: str, search: Callable[[ast.expr], bool]) -> None:
    assert any(search(node) for node in searched(Parts(ast.parse(code))))


@pytest.mark.parametrize("words", ["The talon is empty", "Nächstes Spiel", "Weiter", "no cards left", "done."])
def test_words_are_known_for_words(words: str) -> None:
    assert is_words(words)


@pytest.mark.parametrize("key", ["row_hover", "portraits/mina/neutral.webp", "chapter ", " · ", "F11", "did_play", "="])
def test_keys_are_no_words(key: str) -> None:
    assert not is_words(key)
