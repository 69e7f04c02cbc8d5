"""What the sheet, the pages and the strip of a table say is what the engine does, under any rule set."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest

from gaigel_desktop.rules.law import FOLLOW, FOLLOW_WIN, STRICT, STRICT_HEAD
from gaigel_desktop.rules.options import OPTIONS, PLAYERS_OF, PRESETS, RuleSet, changes, with_changes
from gaigel_desktop.text import table_rules
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.rule_book import facts, pages
from gaigel_desktop.text.rule_book.pages import Passage
from gaigel_desktop.text.what_holds import DUTIES
from tests.random_tables import any_rules
from tests.tiers import first_of, one_in, thorough

from . import tried
from .claimed import CLAIMED, MENDED_ELSEWHERE, SHEET, reason_to_claim_nothing
from .laying import Told
from .tried import false_sayings, matters, untold, why_false

IN_A_BATCH = 15
HAS_EFFECT = table_rules.has_effect
WIKIPEDIA = PRESETS["wikipedia"]

TOLD_ALL_THE_SAME = {
    "players": "a number",
    "strokes": "a number",
    "match_points": "a number",
    "exchange_needs": "who plays alone is told what it takes too",
    "pair_second": "seven alone are asked for pairs only once in a deal",
}
PRESET_TABLES = [(preset, players) for preset, numbers in PLAYERS_OF.items() for players in numbers]


def drawn(batch: int) -> Iterator[RuleSet]:
    """Some rule sets, the same every time."""
    dice = Random(f"claims {batch}")
    return (any_rules(dice) for _ in range(IN_A_BATCH))


def of(rules: RuleSet, wrong: list[str]) -> list[str]:
    """What is wrong, and at which table."""
    return [f"{rules.preset} {changes(rules)}: {each}" for each in wrong]


# -- the property ------------------------------------------------------------------------------------------------


@one_in(4, "preset,players", PRESET_TABLES)
def test_what_a_preset_says_is_what_the_engine_does(preset: str, players: int) -> None:
    rules = PRESETS[preset]._replace(players=players)
    assert of(rules, false_sayings(rules) + untold(rules)) == []


@first_of(1, "batch", range(136))
def test_what_the_pages_say_is_what_the_engine_does(batch: int) -> None:
    assert [each for rules in drawn(batch) for each in of(rules, false_sayings(rules))] == []


@thorough
@pytest.mark.parametrize("batch", range(68))
def test_what_matters_at_a_table_is_told_on_the_sheet_and_on_the_pages(batch: int) -> None:
    """Of every other of the same rule sets: each option that the engine heeds there, by the same claim."""
    few = list(drawn(batch))[::2]
    assert [each for rules in few for each in of(rules, untold(rules))] == []


@one_in(4, "preset,players", PRESET_TABLES)
def test_what_matters_at_a_preset_is_what_its_sheet_tells(preset: str, players: int) -> None:
    """Neither less nor more, but for a few that are named above."""
    rules = PRESETS[preset]._replace(players=players)
    told = {option.name for option in OPTIONS if HAS_EFFECT(option.name, rules)}
    ruled = {option.name for option in OPTIONS if not isinstance(option.values, range) and matters(rules, option)}
    assert ruled <= told and told - ruled <= set(TOLD_ALL_THE_SAME)


# -- every sentence ----------------------------------------------------------------------------------------------


def test_every_sentence_has_a_claim_or_a_reason_to_have_none() -> None:
    told = {key.removeprefix("1907:") for key in PHRASES}
    told = {key for key in told if re.match(r"(sheet|tell|figure):|holds_(?!here)", key)}
    assert {key for key in told if key not in CLAIMED and reason_to_claim_nothing(key) is None} == set()
    assert {key for key in told if key in CLAIMED and reason_to_claim_nothing(key) is not None} == set()
    assert set(CLAIMED) - told == set(), "nobody says this any more"
    assert told >= MENDED_ELSEWHERE


# -- a wrong sentence is found -----------------------------------------------------------------------------------


def test_a_number_of_deals_that_is_told_as_one_of_strokes_is_found() -> None:
    said = Told(WIKIPEDIA, "There are 10 strokes.")
    assert any(why_false(claim, said) for claim in SHEET["sheet:strokes"])
    said = Told(WIKIPEDIA, "10 deals are played.")
    assert not any(why_false(claim, said) for claim in SHEET["sheet:strokes_deals"])


def test_another_number_is_found() -> None:
    said = Told(PRESETS["leinfelden"], "There are 9 strokes.")
    assert any(why_false(claim, said) for claim in SHEET["sheet:strokes"])


@pytest.mark.parametrize("scoring", ["slate", "games"])
def test_a_double_that_only_two_sides_have_is_found_at_a_table_of_three(scoring: str) -> None:
    for players, found in ((4, False), (3, True)):
        rules = with_changes("leinfelden", {"players": players, "scoring": scoring})
        assert any(why_false(claim, Told(rules)) for claim in CLAIMED["tell:out_double"]) == found


def has_effect_but(name: str, effect: bool) -> Callable[[str, RuleSet], bool]:
    """As the program has it, but for one option."""
    return lambda option, rules: effect if option == name else HAS_EFFECT(option, rules)


@thorough
@pytest.mark.parametrize(
    "name", ["knock", "missed_out", "clean_double", "strokes", "five_tricks_double", "auf_siebener"]
)
def test_an_option_that_is_left_out_of_the_sheet_is_found(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(table_rules, "has_effect", has_effect_but(name, False))
    monkeypatch.setattr(tried, "MENDED_ELSEWHERE", frozenset())
    found = untold(PRESETS["leinfelden"])
    assert [each for each in found if each.startswith(name) and each.endswith("the sheet")] == found != []


@thorough
@pytest.mark.parametrize(
    "preset,name",
    [
        ("rutesheim", "strokes"),
        ("uspcc-1907", "clean_double"),
        ("uspcc-1907", "phase_one"),
        ("leinfelden", "match_points"),
        ("rutesheim", "pair_on_sure_trick"),
        ("uspcc-1907", "first_trumps"),
    ],
)
def test_an_option_without_an_effect_that_is_told_is_found(
    monkeypatch: pytest.MonkeyPatch, preset: str, name: str
) -> None:
    monkeypatch.setattr(table_rules, "has_effect", has_effect_but(name, True))
    monkeypatch.setattr(tried, "MENDED_ELSEWHERE", frozenset())
    assert any(f"sheet:{name}" in each for each in false_sayings(PRESETS[preset]))


@thorough
@pytest.mark.parametrize("told,held", [(STRICT, STRICT_HEAD), (STRICT_HEAD, STRICT), (FOLLOW, FOLLOW_WIN)])
def test_another_duty_on_the_strip_is_found(monkeypatch: pytest.MonkeyPatch, told: int, held: int) -> None:
    endgame = DUTIES[held].removeprefix("holds_")
    rules = with_changes("leinfelden", {"endgame": endgame})
    monkeypatch.setitem(DUTIES, held, DUTIES[told])
    assert [each for each in false_sayings(rules) if each.startswith("holds_")]


@thorough
@pytest.mark.parametrize(
    "page,key",
    [
        ("end", "tell:end_strict_head"),
        ("out", "tell:out_trick"),
        ("score", "tell:score_deals"),
        ("pairs", "tell:pairs_four"),
        ("first", "tell:first_powerless"),
        ("sevens", "tell:sevens_quiet"),
    ],
)
def test_the_part_of_another_table_on_a_page_is_found(monkeypatch: pytest.MonkeyPatch, page: str, key: str) -> None:
    monkeypatch.setitem(pages.CHAPTERS, page, lambda _: iter([Passage("text", "10", key=key)]))
    assert any(each.startswith(key) for each in false_sayings(PRESETS["leinfelden"]))


def test_a_rule_that_is_left_out_of_a_page_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pages.CHAPTERS, "end", lambda _: iter(()))
    assert untold(PRESETS["leinfelden"]) == [
        "endgame = strict matters here and is not told on the pages",
        "revoke = prevented matters here and is not told on the pages",
    ]


def test_a_wrong_number_on_a_page_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts, "talon_size", lambda rules: 47 - 5 * rules.players)
    found = false_sayings(PRESETS["leinfelden"])
    assert {each.split(": ")[0] for each in found} >= {"tell:deal_talon", "tell:seats_row_rest"}
