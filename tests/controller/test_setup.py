"""The table before the first card: chairs come and go with the rules, and it is remembered."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from gaigel_desktop.controller.setup import (
    ME,
    REGULARS,
    STRENGTHS,
    first_setup,
    from_json,
    keep,
    last,
    seat_regular,
    to_json,
    with_rules,
    with_strength,
)
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.window.assets import table
from tests.random_tables import any_rules


def test_the_regulars_are_those_with_portraits() -> None:
    people = table("portraits/portraits.toml")
    there = {key: value["name"] for key, value in people.items() if value["role"] == "regular"}
    assert {regular.portrait: regular.name for regular in REGULARS} == there
    assert {regular.strength for regular in REGULARS} <= set(STRENGTHS)


@pytest.mark.parametrize("players", range(2, 9))
def test_chairs_come_and_go_with_the_number_of_players(players: int) -> None:
    setup = with_rules(first_setup(), PRESETS["uspcc-1907"]._replace(players=players))
    assert len(setup.chairs) == players
    assert not setup.chairs[ME].strength
    assert len({chair.portrait for chair in setup.chairs}) == players


def test_who_sits_down_elsewhere_changes_places() -> None:
    setup = first_setup()
    lena, eugen = setup.chairs[1], setup.chairs[2]
    changed = seat_regular(setup, 1, REGULARS[1])
    assert changed.chairs[1:3] == (eugen, lena)
    assert seat_regular(setup, 1, REGULARS[7]).chairs[1].name == "Samuel"


def test_strength_is_the_players_choice() -> None:
    assert with_strength(first_setup(), 2, "beginner").chairs[2].strength == "beginner"


def test_a_table_is_remembered(tmp_path: Path) -> None:
    dice = Random(5)
    for _ in range(50):
        setup = with_rules(first_setup(), any_rules(dice))._replace(partners="seated", aids=("aid_hint",))
        keep(setup, tmp_path / "table.json")
        assert last(tmp_path / "table.json") == setup


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"rules": "leinfelden", "chairs": []}', "[" * 5000])
def test_what_cannot_be_used_is_the_first_table(tmp_path: Path, text: str) -> None:
    (tmp_path / "table.json").write_text(text, encoding="utf-8")
    assert last(tmp_path / "table.json") == first_setup()
    assert last(tmp_path / "nowhere.json") == first_setup()


@pytest.mark.parametrize("wrong", [("strength", "god"), ("strength", ""), ("portrait", "../../etc")])
def test_a_chair_that_cannot_be(wrong: tuple[str, str]) -> None:
    data = json.loads(json.dumps(to_json(first_setup())))
    data["chairs"][1][wrong[0]] = wrong[1]
    with pytest.raises(GaigelError):
        from_json(data)
