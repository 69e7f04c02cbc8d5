"""The rules page tells every option with all its values; the documents name only files that are there; snippets run."""

from __future__ import annotations

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from gaigel_desktop.rules.options import OPTION_NAMED, OPTIONS, OURS, PLAYERS_OF, PRESET_NAMES, PRESETS, Option, Value
from gaigel_desktop.text.table_rules import has_effect
from tests.combinations import for_all
from tests.program_files import ROOT, files_in
from tests.tiers import thorough

PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
NAMES = [option.name for option in OPTIONS]


class Row(NamedTuple):
    """What the page says of an option."""

    chapter: str
    values: list[str]
    told: dict[str, str]  # who tells of a value
    presets: list[str]
    idle: list[bool]  # whether the value of a preset stands in brackets


def table(first: str, second: str) -> list[list[str]]:
    """The cells of the table whose head begins with these two words, without its head."""
    lines = PAGE.split(f"| {first} | {second} |")[1].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def row(cells: list[str]) -> tuple[str, Row]:
    """An option's name and what the page says of it."""
    named = re.fullmatch(r"`(\w+)` \((\d+)\)", cells[0])
    assert named is not None, cells[0]
    name, chapter = named.groups()
    values = re.findall(r"`(\w+)`(?= \([^)]*\):|:| …)", cells[1])
    told = {value: tags.replace(", ", "") for value, tags in re.findall(r"`(\w+)` \(([^)]+)\)", cells[1])}
    assert len(cells) == 2 + len(PRESET_NAMES), name
    presets = cells[2:]
    return name, Row(chapter, values, told, [cell.strip("()") for cell in presets], ["(" in cell for cell in presets])


ROWS = dict(row(cells) for cells in table("option", "values, who tells of each, and what they mean"))


def written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def values_of(option: Option) -> set[str]:
    """The values of an option, of a range the first and the last."""
    values = (option.values[0], option.values[-1]) if isinstance(option.values, range) else option.values
    return {written(value) for value in values}


def test_the_table_has_every_option_in_order() -> None:
    assert list(ROWS) == NAMES


def test_the_columns_are_the_presets() -> None:
    head = next(line for line in PAGE.splitlines() if line.startswith("| option | values"))
    assert tuple(re.findall(r"`([\w-]+)`", head)) == PRESET_NAMES


@for_all(name=NAMES)
def test_every_value_is_explained_once(name: str) -> None:
    values = ROWS[name].values
    assert len(values) == len(set(values))
    assert set(values) == values_of(OPTION_NAMED[name])


@for_all(name=NAMES)
def test_the_presets_and_the_sources_of_each_value_are_right(name: str) -> None:
    option = OPTION_NAMED[name]
    assert ROWS[name].presets == [written(value) for value in option.presets]
    assert ROWS[name].told == {written(value): tags.replace(OURS, "ours") for value, tags in option.told.items()}


@for_all(name=NAMES)
def test_what_decides_nothing_in_a_preset_stands_in_brackets(name: str) -> None:
    """However many play."""
    for preset, idle in zip(PRESET_NAMES, ROWS[name].idle, strict=True):
        tables = [PRESETS[preset]._replace(players=players) for players in PLAYERS_OF[preset]]
        assert idle == (not any(has_effect(name, rules) for rules in tables)), preset


@for_all(name=[name for name in NAMES if name != "players"])
def test_the_chapter_speaks_of_the_option(name: str) -> None:
    chapter = PAGE.split(f"\n## {ROWS[name].chapter} ")[1].split("\n## ")[0]
    assert f"`{name}" in chapter


def test_the_players_of_each_preset_are_right() -> None:
    rows = {preset.strip("`"): tuple(map(int, counts.split(", "))) for preset, counts in table("preset", "players")}
    assert rows == PLAYERS_OF


def test_links_within_the_page_lead_somewhere() -> None:
    chapters = {re.sub(r"[^\w -]", "", line[3:]).lower().replace(" ", "-") for line in re.findall("(?m)^## .+", PAGE)}
    assert set(re.findall(r"\(#([^)]+)\)", PAGE)) <= chapters


def test_lines_are_not_too_long_outside_of_tables() -> None:
    assert not [line for line in PAGE.splitlines() if len(line) > 120 and not line.startswith("|")]


# -- who names a chapter -----------------------------------------------------------------------------------------

CHAPTERS = {int(number): title for number, title in re.findall(r"(?m)^## (\d+) (.+)$", PAGE)}
PYTHON = files_in("gaigel_desktop", "tests", below=ROOT)
CITED = re.compile(r"rules\.md (\d+)((?:(?:, | and | to )\d+)*)(?:, ([A-Z][^);:.]*))?")
HEADS = files_in("tests/rules", "gaigel_desktop/rules", "tests/oracle", below=ROOT)


def head_of(file: Path) -> str:
    """The first paragraph of a module."""
    found = re.match(r'"""(.*?)("""|\n\n)', file.read_text(encoding="utf-8"), re.DOTALL)
    return found[1].replace("\n", " ") if found is not None else ""


def test_chapters_are_numbered_from_one() -> None:
    assert list(CHAPTERS) == list(range(1, len(CHAPTERS) + 1))


def test_every_chapter_that_is_named_is_there_and_called_so() -> None:
    wrong = []
    for file in PYTHON:
        for number, others, title in CITED.findall(file.read_text(encoding="utf-8")):
            numbers = [int(each) for each in [number, *re.findall(r"\d+", others)]]
            if not set(numbers) <= set(CHAPTERS) or (title and title != CHAPTERS[numbers[0]]):
                wrong.append(f"{file.relative_to(ROOT)}: {number}{others} {title}")
    assert wrong == []


def test_whoever_is_about_one_chapter_calls_it_as_the_page_does() -> None:
    """So that a number cannot go on leading to what was there once."""
    about_one = [(file, CITED.findall(head_of(file))) for file in HEADS]
    alone = [(file, int(found[0][0]), found[0][2]) for file, found in about_one if len(found) == 1 and not found[0][1]]
    wrong = [
        file.name
        for file, number, title in alone
        if title != CHAPTERS[number] and not head_of(file).startswith(CHAPTERS[number])
    ]
    assert wrong == [] and len(alone) > 30


def test_the_contributing_page_leads_to_the_chapter_of_the_options() -> None:
    recipe = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = re.search(r"a row of chapter (\d+), ([^,]+),", recipe)
    assert named is not None and CHAPTERS[int(named[1])] == named[2] == "Every option"


# -- the other documents -----------------------------------------------------------------------------------------

FORMS = [*ROOT.glob(".github/*.md"), *ROOT.glob(".github/ISSUE_TEMPLATE/*.yml")]  # for whoever reports something
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *FORMS])
MADE = ("build/", "dist/")  # what `make` makes
FILE = re.compile(r"`([\w./-]+\.(?:py|md|toml|po|svg|webp))`|\]\((?!http)([^)#]+)\)")
ANY_NAME = re.compile("[A-Z]{2,}")


def is_there(name: str, document: Path) -> bool:
    """Beside the document, or below the root, the package or one of its rooms, or anywhere in art or assets; capitals
    stand for any name, and then one such file must be there."""
    below = [document.parent, ROOT, ROOT / "gaigel_desktop", *(ROOT / "gaigel_desktop").glob("*/")]
    pattern = ANY_NAME.sub("*", name)
    return (
        any((folder / name).exists() for folder in below)
        or any(True for folder in below for _ in folder.glob(pattern))
        or any(True for folder in ("art", "assets") for _ in (ROOT / folder).rglob(name))
    )


def named_in(document: Path) -> list[str]:
    """The files that a document names, without those that `make` makes."""
    named = ["".join(found) for found in FILE.findall(document.read_text(encoding="utf-8"))]
    return [name for name in named if not name.startswith(MADE)]


@for_all(document=DOCUMENTS)
def test_every_file_that_is_named_is_there(document: Path) -> None:
    assert [name for name in named_in(document) if not is_there(name, document)] == []


RECIPES = ("A rule option", "A button on the table", "A regular", "A language", "A deck", "A scene")


@pytest.mark.parametrize("recipe", RECIPES)
def test_a_recipe_names_its_files(recipe: str) -> None:
    """Each step names one at least, or a folder."""
    steps = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split(f"\n## {recipe}\n")[1].split("\n## ")[0]
    assert all(re.search(r"`[\w./]+/[\w./]*`", step) for step in re.findall(r"(?ms)^\d\. .*?(?=^\d\. |\n\n)", steps))
    assert len(re.findall(r"(?m)^\d\. ", steps)) >= 2


def test_a_file_that_is_not_there_is_noticed() -> None:
    document = ROOT / "CONTRIBUTING.md"
    assert is_there("text/regulars/people/NAME.toml", document) and is_there("rules/law.py", document)
    assert not is_there("text/regulars/people/NAME.json", document) and not is_there("rules/lawyer.py", document)


# -- the rules as a library --------------------------------------------------------------------------------------

LIBRARY = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"(?ms)^```python\n(.*?)^```\n(?:```text\n(.*?)^```)?", LIBRARY)


@thorough
def test_the_page_of_the_library_does_what_it_says_from_top_to_bottom() -> None:
    """One after the other, as whoever reads it would type it; what stands below a snippet is what it prints."""
    typed: dict[str, object] = {}
    for code, shown in SNIPPETS:
        printed = StringIO()
        with redirect_stdout(printed):
            exec(compile(code, "docs/library.md", "exec"), typed)
        assert printed.getvalue() == shown, code
    assert LIBRARY.count("```") == sum(2 + 2 * bool(shown) for _, shown in SNIPPETS)
