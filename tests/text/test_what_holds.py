"""What holds: each table in its own words, and as the rules have it."""

from __future__ import annotations

import re

import pytest

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.rules.cards import HAND_SIZE, PACK_SIZE
from gaigel_desktop.rules.deal import ENDGAME, FIRST_TRICK, PLAYED_OUT, TALON, Deal, deal_out, to_draw
from gaigel_desktop.rules.match import CLEAN, GIVE, Standing, new_match
from gaigel_desktop.rules.options import OPTION_NAMED, PRESETS, RuleSet
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.table_rules import number_word
from gaigel_desktop.text.what_holds import end_of_drawing, what_holds
from tests.scenario import endgame, lay

LEINFELDEN = PRESETS["leinfelden"]


def dealt(rules: RuleSet, phase: int) -> Deal:
    deal = deal_out(rules, 0, shuffled("holds"))
    deal.phase = phase
    return deal


def duty(rules: RuleSet, phase: int) -> str:
    """What the rules ask for in this phase, in words."""
    return what_holds(dealt(rules, phase), new_match(rules), 0)[1]


def ends(scoring: str, phase: str = GIVE, **changes: str) -> tuple[str, ...]:
    """The words about the score, at three to two."""
    rules = LEINFELDEN._replace(scoring=scoring, **changes)  # type: ignore[arg-type]
    return what_holds(dealt(rules, TALON), Standing(phase, 5, (3, 2)), 1)[3:]


def test_any_card_may_be_played_while_the_talon_lasts_and_in_the_first_trick_no_trump_where_that_is_banned() -> None:
    assert duty(LEINFELDEN, TALON) == duty(PRESETS["wikipedia"], FIRST_TRICK) == PHRASES["holds_any_card"]
    assert duty(LEINFELDEN, FIRST_TRICK) == PHRASES["holds_no_trumps"]


@pytest.mark.parametrize("endings", OPTION_NAMED["endgame"].values)
def test_when_the_talon_is_gone_the_duty_of_this_table_is_said(endings: str) -> None:
    assert duty(LEINFELDEN._replace(endgame=endings), ENDGAME) == PHRASES[f"holds_{endings}"]


def test_what_is_said_is_what_may_be_played() -> None:
    free, bound = lay("leinfelden", "S7"), endgame("leinfelden", "S7")
    assert what_holds(free.deal, new_match(LEINFELDEN), 0)[2] == "28 cards to draw"
    assert what_holds(bound.deal, new_match(LEINFELDEN), 0)[1:3] == (
        PHRASES["holds_strict"],
        PHRASES["holds_none_to_draw"],
    )
    assert PHRASES["holds_any_card"] not in what_holds(dealt(LEINFELDEN, PLAYED_OUT), new_match(LEINFELDEN), 0)


def test_of_five_players_the_cards_that_nobody_draws_are_not_counted() -> None:
    rules = PRESETS["uspcc-1907"]._replace(players=5)
    assert what_holds(dealt(rules, TALON), new_match(rules), 0)[2] == "20 cards to draw"


@pytest.mark.parametrize("players", range(2, 9))
def test_where_cards_are_left_over_the_talon_is_closed_and_nowhere_gone(language: str, players: int) -> None:
    rules = PRESETS["uspcc-1907"]._replace(players=players)
    lying = PACK_SIZE - HAND_SIZE * players - to_draw(dealt(rules, TALON))  # when the last round has been drawn
    assert (lying > 0) is (players in (5, 7))
    over = dealt(rules, ENDGAME)
    over.rounds = 0
    strip = what_holds(over, new_match(rules), 0)
    assert (say("holds_talon_closed") in strip) is (lying > 0)
    assert (say("holds_none_to_draw") in strip) is (lying == 0)
    closed = say("talon_closed_about", {"players": number_word(rules.players)})
    assert end_of_drawing(rules) == (closed if lying else say("name_suit_about"))


def test_what_is_said_of_every_table_says_nothing_of_a_talon_that_is_gone(language: str) -> None:
    """Labels, words and pages that five and seven read as well; only the deal knows whether it is gone."""
    gone = {
        "en": r"talon is (?:soon )?(?:gone|empty)",
        "de": r"Talon (?:ist )?(?:bald )?(?:weg|leer)",
        "es": r"(?:talón|mazo) se ac|acab\w+ el (?:talón|mazo)",
    }
    assert [key for key in PHRASES if re.search(gone[language], say(key))] == ["name_suit_about"]


def test_strokes_are_told_from_the_own_side_and_what_ends_the_match() -> None:
    assert ends("slate") == ("strokes 2 : 3, fewer is better", "after 10 in all they are wiped off")
    assert ends("slate", phase_one="deals")[1] == "after 10 deals they are wiped off"
    assert ends("slate", CLEAN)[1] == PHRASES["holds_end_cleaning"]
    said = {ends(scoring)[1] for scoring in ("race", "early_clean", "deals")}
    assert len(said) == 3 and all("10" in words for words in said)


def test_points_are_told_where_points_count() -> None:
    for preset, words in {"uspcc-1907": "505 points win the match", "rutesheim": "after 30 deals the most"}.items():
        rules = PRESETS[preset]
        *_, score = what_holds(dealt(rules, TALON), new_match(rules), 0)
        assert words in score and "stroke" not in score


def test_of_more_than_two_sides_the_slate_alone_has_the_numbers() -> None:
    rules = LEINFELDEN._replace(players=3)
    assert PHRASES["holds_strokes"] in what_holds(dealt(rules, TALON), new_match(rules), 0)
