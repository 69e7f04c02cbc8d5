"""The rules page tells every option with all its values, and says right what the presets make of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from gaigel_desktop.rules.options import OPTION_NAMED, OPTIONS, PLAYERS_OF, PRESET_NAMES, Option, Value

PAGE = (Path(__file__).parent.parent / "docs" / "rules.md").read_text(encoding="utf-8")
NAMES = [option.name for option in OPTIONS]


class Row(NamedTuple):
    """What the page says of an option."""

    chapter: str
    values: list[str]
    presets: list[str]
    source: str


def table(first: str, second: str) -> list[list[str]]:
    """The cells of the table whose head begins with these two words, without its head."""
    lines = PAGE.split(f"| {first} | {second} |")[1].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def row(cells: list[str]) -> tuple[str, Row]:
    """An option's name and what the page says of it; brackets mean that a value has no effect there."""
    name, chapter = re.fullmatch(r"`(\w+)` \((\d+)\)", cells[0]).groups()
    values = re.findall(r"`(\w+)`(?=:| …)", cells[1])
    return name, Row(chapter, values, [cell.strip("()") for cell in cells[2:6]], cells[6].replace(", ", ""))


ROWS = dict(row(cells) for cells in table("option", "values and what they mean"))


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


@pytest.mark.parametrize("name", NAMES)
def test_every_value_is_explained_once(name: str) -> None:
    values = ROWS[name].values
    assert len(values) == len(set(values))
    assert set(values) == values_of(OPTION_NAMED[name])


@pytest.mark.parametrize("name", NAMES)
def test_the_presets_and_sources_are_right(name: str) -> None:
    option = OPTION_NAMED[name]
    assert ROWS[name].presets == [written(value) for value in option.presets]
    assert ROWS[name].source == option.source


@pytest.mark.parametrize("name", [name for name in NAMES if name != "players"])
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
