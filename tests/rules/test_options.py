"""Every option (docs/rules.md 3): the presets, and what is refused."""

from __future__ import annotations

import pytest

from gaigel_desktop.rules.errors import BadRules
from gaigel_desktop.rules.options import (
    OPTIONS,
    OURS,
    PRESETS,
    Option,
    RuleSet,
    Value,
    checked,
    problems,
    rule_set,
    rules_for_as_many,
    told_by,
    usual_strokes,
    with_changes,
)
from gaigel_desktop.text.speech import say
from tests.random_tables import with_fields
from tests.scenario import rules_for

LEINFELDEN = """
    players 4, teams crosswise, direction anticlockwise, first_dealer aces, deal_pattern 3T2, knock true,
    card_points standard, opening gaigel, pair_when any_time, pair_on_sure_trick true, pair_second fresh_cards,
    pair_must_play false, pair_after_talon true, exchange reserve, exchange_needs side_trick, endgame strict,
    missed_out accusation, revoke prevented, five_tricks_double false, sevens_dealt false, auf_siebener false,
    auf_dissle off, sevens_held off, auf_farbe false, signals true, scoring slate, strokes 10, match_points 505,
    phase_one strokes, clean_double 2, losers all, first_trumps banned, knock_deal five, claims counted"""
WIKIPEDIA = """
    players 4, teams crosswise, direction anticlockwise, first_dealer aces, deal_pattern 3T2, knock true,
    card_points standard, opening gaigel, pair_when any_time, pair_on_sure_trick false, pair_second show_four,
    pair_must_play true, pair_after_talon true, exchange reserve, exchange_needs own_trick, endgame follow_win,
    missed_out automatic_trick, revoke prevented, five_tricks_double false, sevens_dealt true, auf_siebener true,
    auf_dissle vorhand, sevens_held off, auf_farbe false, signals true, scoring slate, strokes 10, match_points 505,
    phase_one deals, clean_double 1, losers lowest, first_trumps powerless, knock_deal five, claims counted"""
USPCC = """
    players 4, teams crosswise, direction clockwise, first_dealer high_card, deal_pattern 23T, knock false,
    card_points 1907, opening plain, pair_when before_draw, pair_on_sure_trick false, pair_second double_only,
    pair_must_play false, pair_after_talon false, exchange swap, exchange_needs own_trick, endgame strict_head,
    missed_out automatic_card, revoke prevented, five_tricks_double true, sevens_dealt false, auf_siebener false,
    auf_dissle off, sevens_held meld, auf_farbe false, signals false, scoring games, strokes 10, match_points 505,
    phase_one strokes, clean_double 2, losers all, first_trumps banned, knock_deal five, claims questioned"""
RUTESHEIM = """
    players 3, teams none, direction anticlockwise, first_dealer high_card, deal_pattern 3T2, knock true,
    card_points standard, opening gaigel, pair_when any_time, pair_on_sure_trick true, pair_second fresh_cards,
    pair_must_play false, pair_after_talon true, exchange reserve, exchange_needs side_trick, endgame strict,
    missed_out automatic_card, revoke prevented, five_tricks_double false, sevens_dealt false, auf_siebener false,
    auf_dissle off, sevens_held off, auf_farbe false, signals false, scoring rutesheim, strokes 10, match_points 505,
    phase_one strokes, clean_double 2, losers all, first_trumps banned, knock_deal five, claims counted"""


def in_words(rules: RuleSet) -> str:
    """The rule set as one sentence."""
    words = [f"{option.name} {getattr(rules, option.name)}" for option in OPTIONS]
    return ", ".join(words).replace("True", "true").replace("False", "false")


def problem(preset: str, **options: Value) -> list[tuple[str, tuple[str, ...]]]:
    """What is refused, and the fields that the sentence names."""
    return [(found.key, found.fields) for found in problems(with_changes(preset, options))]


def can_be_played_by(preset: str) -> list[int]:
    """The numbers of players at which the preset is not refused."""
    return [players for players in range(1, 10) if not problem(preset, players=players)]


def test_leinfelden_plays_like_pagat_says_P() -> None:
    assert in_words(PRESETS["leinfelden"]) == " ".join(LEINFELDEN.split())


def test_wikipedia_plays_like_the_three_articles_say_D_E_S() -> None:
    assert in_words(PRESETS["wikipedia"]) == " ".join(WIKIPEDIA.split())


def test_uspcc_plays_like_the_rules_of_1907_say_U() -> None:
    assert in_words(PRESETS["uspcc-1907"]) == " ".join(USPCC.split())


def test_rutesheim_plays_like_the_tournament_P() -> None:
    assert in_words(PRESETS["rutesheim"]) == " ".join(RUTESHEIM.split())


def test_leinfelden_is_for_2_3_4_or_6_P() -> None:
    assert can_be_played_by("leinfelden") == [2, 3, 4, 6]


def test_wikipedia_is_for_2_3_4_or_6_D_E_S() -> None:
    assert can_be_played_by("wikipedia") == [2, 3, 4, 6]


def test_uspcc_is_for_two_to_eight_U() -> None:
    assert can_be_played_by("uspcc-1907") == [2, 3, 4, 5, 6, 7, 8]


def test_rutesheim_is_for_3_P() -> None:
    assert can_be_played_by("rutesheim") == [3]


def test_too_many_players_are_refused_and_the_fields_named_decision() -> None:
    assert problem("leinfelden", players=5) == [("players_of_preset", ("players", "preset"))]


def test_where_so_many_cannot_play_another_preset_takes_them() -> None:
    five = PRESETS["leinfelden"]._replace(players=5)
    assert rules_for_as_many(five) == PRESETS["uspcc-1907"]._replace(players=5)
    assert rules_for_as_many(PRESETS["rutesheim"]._replace(players=4)) == PRESETS["leinfelden"]
    assert rules_for_as_many(PRESETS["leinfelden"]) is None
    assert rules_for_as_many(PRESETS["leinfelden"]._replace(players=9)) is None


def test_auf_siebener_and_auf_dissle_for_anybody_are_refused_P() -> None:
    """P: "it would make little sense to have both options in the same game"."""
    assert problem("wikipedia", auf_dissle="any") == [("siebener_and_dissle", ("auf_siebener", "auf_dissle"))]


def test_auf_siebener_and_auf_dissle_for_vorhand_are_not_refused_D() -> None:
    assert problem("wikipedia", auf_dissle="vorhand", auf_siebener=True) == []


def test_auf_dissle_for_anybody_without_auf_siebener_is_not_refused_P() -> None:
    assert problem("wikipedia", auf_dissle="any", auf_siebener=False) == []


def test_the_scoring_of_rutesheim_needs_three_players_P() -> None:
    assert problem("leinfelden", scoring="rutesheim") == [("rutesheim_needs_three", ("scoring", "players"))]


def test_a_preset_that_nobody_knows_is_refused_before_anything_else_decision() -> None:
    rules = PRESETS["leinfelden"]._replace(preset="Böblingen", players=99)
    assert problems(rules) == (("preset_unknown", ("preset",)),)


def test_a_shorter_game_usually_goes_to_five_and_any_other_to_what_its_preset_says_P() -> None:
    assert [usual_strokes("leinfelden", scoring) for scoring in ("race", "early_clean", "slate")] == [5, 5, 10]


def test_any_three_can_score_like_rutesheim_decision() -> None:
    assert problem("leinfelden", scoring="rutesheim", players=3) == []


def test_auf_dissle_for_vorhand_at_a_plain_opening_is_accepted_decision() -> None:
    """A field that another one leaves without effect is accepted."""
    assert problem("uspcc-1907", auf_dissle="vorhand") == []


def test_signals_without_teams_are_accepted_decision() -> None:
    assert problem("leinfelden", teams="none", signals=True) == []


def test_crosswise_teams_at_a_table_of_seven_are_accepted_decision() -> None:
    assert problem("uspcc-1907", players=7, teams="crosswise", signals=True) == []


def test_any_other_single_change_can_be_played_decision() -> None:
    """What is "refused besides, and nothing else": every value of every field, one at a time, on every preset."""
    refused = {
        (preset, option.name, value)
        for preset, rules in PRESETS.items()
        for option in OPTIONS
        if option.name != "players"
        for value in (option.values if isinstance(option.values, tuple) else (option.values[0], option.values[-1]))
        if problems(with_fields(rules, {option.name: value}))
    }
    assert refused == {
        ("wikipedia", "auf_dissle", "any"),
        ("leinfelden", "scoring", "rutesheim"),
        ("wikipedia", "scoring", "rutesheim"),
        ("uspcc-1907", "scoring", "rutesheim"),
    }


def told(**options: Value) -> str:
    """Who tells of the one option that is given last, at a table of Leinfelden with all of them."""
    return told_by(with_changes("leinfelden", options), list(options)[-1])


@pytest.mark.parametrize("option", OPTIONS, ids=[option.name for option in OPTIONS])
def test_a_value_is_told_of_by_sources_in_their_order_or_is_ours(option: Option) -> None:
    assert set(option.told) <= set(option.values)
    assert isinstance(option.values, range) or tuple(option.told) == option.values
    for tags in option.told.values():
        assert tags == OURS or (tags and tags == "".join(tag for tag in "PUDES" if tag in tags))


def test_only_a_number_that_a_source_names_is_told_of_P() -> None:
    assert [told(players=players) for players in (2, 3, 4, 6)] == ["UDES", "PUDES", "PUDES", "PUDES"]
    assert [told(strokes=strokes) for strokes in (5, 10, 15)] == [OURS, "P", OURS]
    assert [told(scoring="race", strokes=strokes) for strokes in (5, 10)] == ["P", OURS]
    assert told(match_points=505) == OURS, "U names no end of a match"


def test_nobody_says_how_many_deals_are_agreed_on_decision() -> None:
    assert told(phase_one="deals", strokes=10) == told(scoring="deals", strokes=10) == OURS


def test_partners_are_told_of_at_tables_of_four_and_six_and_ours_at_one_of_eight_decision() -> None:
    assert [told(players=players, teams="crosswise") for players in (4, 6, 8)] == ["PUDES", "PDES", OURS]
    assert [told(players=players, teams="opposite") for players in (4, 6, 8)] == ["DE", "DE", OURS]


BAD_NUMBERS = (("strokes", 0), ("strokes", 100), ("match_points", 100), ("match_points", 10000), ("clean_double", 3))
BAD_WORDS = (("knock", 1), ("endgame", "loose"), ("clean_double", True), ("teams", "diagonal"))


@pytest.mark.parametrize(("field", "value"), [*BAD_NUMBERS, *BAD_WORDS])
def test_a_value_that_the_table_of_options_does_not_name_is_refused_decision(field: str, value: Value) -> None:
    assert problem("leinfelden", **{field: value}) == [("value_unknown", (field,))]


def test_a_field_that_a_preset_does_not_use_holds_its_default_decision() -> None:
    """At the scoring of 1907 nobody gives strokes; with `slate` it takes ten, and a double cleans two."""
    rules = rules_for("uspcc-1907", scoring="slate")
    assert (rules.strokes, rules.phase_one, rules.clean_double, rules.losers) == (10, "strokes", 2, "all")
    assert rules_for("leinfelden", scoring="games").match_points == 505


# -- by name -----------------------------------------------------------------------------------------------------


def refusal(preset: str, **fields: Value) -> str:
    """What whoever asks for such a rule set is told."""
    with pytest.raises(BadRules) as refused:
        rule_set(preset, **fields)
    return say(refused.value.key, refused.value.values)


def test_a_rule_set_is_a_preset_by_its_name_and_what_is_otherwise_decision() -> None:
    assert rule_set("wikipedia") == PRESETS["wikipedia"]
    assert rule_set("leinfelden", players=3, knock=False) == rules_for("leinfelden", players=3, knock=False)


def test_who_asks_for_a_preset_that_is_not_there_hears_which_are_decision() -> None:
    presets = "leinfelden, wikipedia, uspcc-1907, rutesheim"
    assert refusal("Böblingen") == f"preset: there is no preset Böblingen; the presets are {presets}"


def test_who_asks_for_what_an_option_cannot_be_hears_what_it_can_be_decision() -> None:
    assert refusal("leinfelden", salt=1) == "salt: there is no such rule"
    assert refusal("leinfelden", knock=1) == "knock: 1 is not one of False, True"
    assert refusal("leinfelden", endgame="lazy").endswith("one of 'follow', 'follow_win', 'strict', 'strict_head'")
    assert refusal("leinfelden", strokes=0) == "strokes: 0 is not one of 1 to 99"
    assert refusal("rutesheim", players=4) == "players and preset: rutesheim is played by 3, not by 4"


def test_a_rule_set_that_was_changed_into_an_unknown_preset_is_refused_too_decision() -> None:
    with pytest.raises(BadRules, match="preset_unknown"):
        checked(PRESETS["leinfelden"]._replace(preset="Böblingen"))
