"""The sheet says what the rules do: what is counted, what no trick costs, and every option that decides something."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

import pytest

from gaigel_desktop.rules.deal import NOBODY, OVER, Deal, Result, deal_out, may_knock
from gaigel_desktop.rules.match import CLEAN, GIVE, Standing, after_deal, is_cleaned, new_match
from gaigel_desktop.rules.options import (
    OPTION_NAMED,
    OPTIONS,
    OURS,
    PLAYERS_OF,
    PRESETS,
    Option,
    RuleSet,
    Value,
    problems,
)
from gaigel_desktop.rules.perform import apply, count
from gaigel_desktop.rules.seats import has_partners, sides, sides_of
from gaigel_desktop.text.rule_book.pages import Passage, RulePage, rule_pages
from gaigel_desktop.text.table_rules import (
    IN_ORDER,
    STROKES_COUNT,
    has_effect,
    of_their_own,
    option_name,
    option_sentence,
    sheet,
    sources,
    with_value,
)
from tests.random_tables import any_deed, any_pack, any_rules, everything_legal
from tests.tiers import first_of, thorough

COUNTED = {"en": ("strokes?", "deals?"), "de": ("Striche?", "Spielen?"), "es": ("rayas?", "manos?")}
NO_TRICK = {
    "en": "without a trick, after .* two|no trick gets two",
    "de": "ohne Stich nach .* zwei|zwei Striche, wer keinen Stich hat",
    "es": "sin baza, tras .* dos|ninguna baza recibe dos",
}
NEEDS_TRICK = {"en": "must have won a trick", "de": "Dazu muss.* einen Stich", "es": "haber? .*ganado .*una baza"}
IN_SOURCES = {
    "P": "pagat.com",
    "U": "American rule leaflet of 1907",
    "D": "German Wikipedia",
    "E": "English Wikipedia",
    "S": "Spanish Wikipedia",
}


def all_tables() -> list[RuleSet]:
    """The presets with every number of players, and rule sets of all kinds."""
    dice = Random("sheets")
    presets = [rules._replace(players=players) for rules in PRESETS.values() for players in PLAYERS_OF[rules.preset]]
    return [*presets, *(any_rules(dice) for _ in range(60))]


def words_of(rules: RuleSet) -> str:
    """The whole sheet."""
    return " ".join(sentence.words for chapter in sheet(rules) for sentence in chapter.sentences)


# -- what is counted ---------------------------------------------------------------------------------------------


def deals_until_it_changes(rules: RuleSet, strokes: int) -> int:
    """After how many deals the giving of strokes is over, if one side wins them all and the others get so many."""
    standing = new_match(rules)
    result = Result("aus", (0,), (0, *[strokes] * (sides(rules) - 1)), (), ())
    while standing.phase == GIVE and standing.winner == NOBODY:
        standing = after_deal(rules, standing, 0, result)
    return standing.deals


@pytest.mark.parametrize("scoring", STROKES_COUNT)
@pytest.mark.parametrize("phase_one", OPTION_NAMED["phase_one"].values)
def test_the_number_on_the_sheet_is_of_what_the_match_counts(language: str, scoring: str, phase_one: str) -> None:
    """Where a lost double brings the end nearer, strokes are counted; where it does not, deals are."""
    for players in (3, 4):
        rules = PRESETS["leinfelden"]._replace(players=players, scoring=scoring, phase_one=phase_one, strokes=16)
        in_deals = deals_until_it_changes(rules, 1) == deals_until_it_changes(rules, 2)
        words = words_of(rules)
        assert [bool(re.search(rf"\b16 {kind}\b", words)) for kind in COUNTED[language]] == [not in_deals, in_deals]


@pytest.mark.parametrize("scoring", STROKES_COUNT)
def test_the_form_asks_for_what_the_match_counts(scoring: str) -> None:
    rules = PRESETS["wikipedia"]._replace(scoring=scoring)
    in_deals = deals_until_it_changes(rules, 1) == deals_until_it_changes(rules, 2)
    assert ("deals" in option_name(OPTION_NAMED["strokes"], rules)) == in_deals


# -- what no trick costs, and what the exchange needs ------------------------------------------------------------


def test_every_sheet_says_what_no_trick_costs(language: str) -> None:
    for rules in all_tables():
        costs = option_sentence(OPTION_NAMED["losers"], rules)
        assert costs in words_of(rules), rules
        assert bool(re.search(NO_TRICK[language], costs)) == (rules.scoring in STROKES_COUNT), costs


def test_every_sheet_with_an_exchange_says_who_may_exchange(language: str) -> None:
    for rules in all_tables():
        assert bool(re.search(NEEDS_TRICK[language], words_of(rules))) == (rules.exchange != "off"), rules
        if not has_partners(rules):
            sentences = {
                option_sentence(OPTION_NAMED["exchange_needs"], rules._replace(exchange_needs=value))
                for value in ("side_trick", "own_trick")
            }
            assert len(sentences) == 1, "alone both come to the same"


# -- every option that decides something stands there ------------------------------------------------------------


def with_all_values(rules: RuleSet, option: Option) -> list[RuleSet]:
    """The same table with every value of the option, of a number with a few."""
    values = (3, 5, 10, 202, 505) if isinstance(option.values, range) else option.values
    tables = [with_value(rules, option, value) for value in values if value in option.values]
    return [table for table in tables if not problems(table)]


def left_out(rules: RuleSet, decides: Callable[[str, RuleSet], bool]) -> Iterator[tuple[str, list[RuleSet]]]:
    """The options that are said to decide nothing at this table, each with all tables of which that is said."""
    for option in OPTIONS:
        tables = [table for table in with_all_values(rules, option) if not decides(option.name, table)]
        if len(tables) > 1:
            yield option.name, tables


def told_apart(tables: list[RuleSet], dice: Random) -> str:
    """In what a deal and the match differ at these tables, if everybody does the same there; nothing if they do not."""
    first = tables[0]
    if any((may_knock(each), sides_of(each)) != (may_knock(first), sides_of(first)) for each in tables):
        return "before the deal"
    knocked, deck = any_pack(first, dice)
    deals = [deal_out(each, 0, deck, knocked) for each in tables]
    while any(deal.phase != OVER for deal in deals):
        possible = [(deal.phase, everything_legal(deal)) for deal in deals]
        if any(each != possible[0] for each in possible):
            return "what may be done"
        deed = any_deed(deals[0], dice)
        for deal in deals:
            apply(deal, *deed) if deed else count(deal)
    scores = [scores_after(each, result_of(deal)) for each, deal in zip(tables, deals, strict=True)]
    return "" if all(each == scores[0] for each in scores) else "the score"


def result_of(deal: Deal) -> Result:
    """How the deal ended."""
    assert deal.phase == OVER and deal.result is not None
    return deal.result


def scores_after(rules: RuleSet, result: Result) -> list[Standing]:
    """How matches go on in which every deal ends like this: from the beginning, and where strokes are wiped off."""
    starts = [new_match(rules)]
    if is_cleaned(rules):
        starts.append(Standing(CLEAN, 10, (3,) * sides(rules)))
    return [standing for start in starts for standing in going_on(rules, start, result)]


def going_on(rules: RuleSet, standing: Standing, result: Result) -> Iterator[Standing]:
    """The score after each of the next deals."""
    for _ in range(6):
        if standing.winner == NOBODY:
            standing = after_deal(rules, standing, 0, result)
            yield standing


@first_of(1, "seed", range(24))
def test_what_the_sheet_leaves_out_decides_nothing(seed: int) -> None:
    dice = Random(f"left out {seed}")
    for _ in range(15):
        for name, tables in left_out(any_rules(dice), has_effect):
            assert told_apart(tables, dice) == "", (name, tables[0])


LOOKS = ("players", "direction", "first_dealer", "deal_pattern", "knock")  # decided before the cards are played


@thorough
@pytest.mark.parametrize("name", [option.name for option in OPTIONS if option.name not in LOOKS])
def test_what_would_be_left_out_wrongly_is_noticed(name: str) -> None:
    dice = Random(f"wrongly {name}")
    for _ in range(200):
        for _, tables in left_out(any_rules(dice), lambda option, _: option != name):
            if told_apart(tables, dice):
                return
    raise AssertionError(f"{name} decides nothing")


BY_SCORE: dict[str, tuple[Value, Value]] = {
    "strokes": (3, 20),
    "match_points": (202, 909),
    "phase_one": ("strokes", "deals"),
    "clean_double": (1, 2),
}


@pytest.mark.parametrize("name", BY_SCORE)
def test_what_the_sheet_says_of_the_score_decides_something(name: str) -> None:
    """At every table of which the sheet says so, a match that one side always wins goes otherwise."""
    for rules in all_tables():
        usual = rules._replace(strokes=3)
        one, other = (with_value(usual, OPTION_NAMED[name], value) for value in BY_SCORE[name])
        if has_effect(name, one):
            losers = sides(rules) - 1
            won = [Result("aus", (0,), (0, *[strokes] * losers), (), ()) for strokes in (1, 2)]
            assert any(scores_after(one, result) != scores_after(other, result) for result in won), rules


def test_what_the_sheet_says_of_the_losers_decides_something() -> None:
    dice = Random("losers")
    rules = PRESETS["leinfelden"]._replace(players=3)
    assert has_effect("losers", rules)
    assert any(told_apart(with_all_values(rules, OPTION_NAMED["losers"]), dice) for _ in range(200))


# -- how others play ---------------------------------------------------------------------------------------------


def page(key: str, rules: RuleSet) -> RulePage:
    """A page of the rules of this table."""
    return next(each for each in rule_pages(rules) if each.key == key)


def others(rules: RuleSet) -> Iterator[tuple[Option, RuleSet]]:
    """The same table with each other value that would decide something there."""
    for option in IN_ORDER:
        if not isinstance(option.values, range):
            for value in option.values:
                other = with_value(rules, option, value)
                if value != getattr(rules, option.name) and has_effect(option.name, other):
                    yield option, other


def in_words(tags: str) -> str:
    """The sources of these tags."""
    if tags == OURS:
        return "No source tells of it; this program offers it."
    return f"Source: {', '.join(IN_SOURCES[tag] for tag in tags)}"


@pytest.mark.parametrize("preset", PRESETS)
def test_the_page_of_other_tables_names_the_sources_of_each_value(preset: str) -> None:
    """Below every sentence stands who tells of it, and of nothing else."""
    rules = PRESETS[preset]
    passages = [passage for passage in page("elsewhere", rules).passages[2:] if passage.kind != "head"]
    told = [(said.words, source.words) for said, source in zip(passages[::2], passages[1::2], strict=True)]
    wanted = [
        (option_sentence(option, other), option.told[getattr(other, option.name)]) for option, other in others(rules)
    ]
    assert told == [(sentence, in_words(tags)) for sentence, tags in wanted]


FALSE_BEFORE = [  # (option, value, who tells of it)
    ("card_points", "1907", "U"),
    ("first_dealer", "high_card", "U"),
    ("exchange", "off", OURS),
    ("teams", "none", OURS),
    ("opening", "plain", "U"),
    ("auf_dissle", "any", "P"),
]


@pytest.mark.parametrize(("name", "value", "tags"), FALSE_BEFORE)
def test_who_does_not_tell_of_a_value_is_not_named(name: str, value: Value, tags: str) -> None:
    rules = with_value(PRESETS["wikipedia"], OPTION_NAMED[name], value)
    assert sources(OPTION_NAMED[name], rules) == in_words(tags)


# -- what is otherwise here --------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_how_many_sit_at_the_table_is_no_difference(preset: str) -> None:
    """The sources tell of all of them."""
    for players in PLAYERS_OF[preset]:
        rules = PRESETS[preset]._replace(players=players)
        names = [passage.words for passage in page("here", rules).passages if passage.kind == "head"]
        assert names == ["What the program sees to"]


@thorough
def test_the_page_of_differences_and_the_sheet_mark_the_same() -> None:
    for rules in all_tables():
        marked = [sentence.words for chapter in sheet(rules) for sentence in chapter.sentences if sentence.changed]
        passages = page("here", rules).passages
        told = [after.words for head, after in pairwise(passages) if head.kind == "head" and after.words in marked]
        assert sorted(told) == sorted(marked) and len(marked) == len(of_their_own(rules)), rules


@thorough
def test_nothing_is_compared_with_what_decides_nothing_in_the_preset() -> None:
    """What stands below a difference is a rule that the preset has, with as many players."""
    for rules in all_tables():
        preset = PRESETS[rules.preset]._replace(players=rules.players)
        passages = page("here", rules).passages
        heads = {option_name(OPTION_NAMED[name], rules): name for name in of_their_own(rules)}
        compared = {heads[before.words] for before, _, after in _in_threes(passages) if after.kind == "source"}
        assert compared == {name for name in heads.values() if has_effect(name, preset)}, rules


def _in_threes(passages: tuple[Passage, ...]) -> Iterator[tuple[Passage, Passage, Passage]]:
    """Each passage with the two that follow."""
    return zip(passages, passages[1:], passages[2:], strict=False)
