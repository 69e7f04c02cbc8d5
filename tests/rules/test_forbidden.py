"""What nobody may say: only what everybody sees decides, and the judge refuses it to every seat."""

from __future__ import annotations

from random import Random

import pytest

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.rules import actions
from gaigel_desktop.rules.actions import ACCUSE, AUS, DECLARE, SIGNAL, SWAP, Action
from gaigel_desktop.rules.deal import OVER, PLAYED_OUT, Deal, deal_out
from gaigel_desktop.rules.forbidden import earns_alone, why_nobody, why_not_here
from gaigel_desktop.rules.judge import card_actions, next_to_act, why_not
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.views import view
from tests.random_tables import any_deed
from tests.scenario import lay
from tests.scramble import reshuffled
from tests.tiers import one_in

SAID: tuple[Action, ...] = (
    *range(DECLARE, actions.PASS),
    *(actions.SWAP, actions.RESERVE, actions.TAKE, AUS, ACCUSE, ACCUSE + 1),
    *range(actions.ANNOUNCE_SIEBENER, SIGNAL),
)
TABLES = (
    *PRESETS.values(),
    PRESETS["wikipedia"]._replace(missed_out="accusation", auf_farbe=True, claims="questioned"),
    PRESETS["leinfelden"]._replace(auf_dissle="any", pair_on_sure_trick=True, sevens_held="quiet"),
    PRESETS["leinfelden"]._replace(players=3, exchange="off"),
)


def verdicts(deal: Deal) -> list[str | None]:
    return [why_nobody(deal, action) for action in SAID]


@pytest.mark.parametrize("rules", TABLES)
def test_nobody_may_say_it_and_no_hidden_card_decides(rules: RuleSet) -> None:
    found = set[str | None]()
    for number in range(3):
        dice, deal = Random(number), deal_out(rules, 0, shuffled(f"forbidden {number}"))
        for _ in range(150):
            forbidden = verdicts(deal)
            found.update(forbidden)
            for seat in range(deal.players):
                refused = [why_not(deal, seat, action) for action in SAID]
                assert all(no for no, nobody in zip(refused, forbidden, strict=True) if nobody)
            seat = dice.randrange(deal.players)
            other = reshuffled(deal, seat, dice)
            assert verdicts(other) == verdicts(view(other, seat)) == verdicts(view(deal, seat)) == forbidden
            deed = any_deed(deal, dice)
            if deed is None or deal.phase == OVER:
                break
            apply(deal, *deed)
    assert None in found and len(found) > 2


def verdicts_of(deal: Deal, seat: int) -> list[str | None]:
    return [why_not_here(deal, seat, action) for action in SAID]


@one_in(4, "rules", TABLES)
def test_one_seat_may_not_say_it_and_not_even_its_own_cards_decide(rules: RuleSet) -> None:
    more = 0
    for number in range(3):
        dice, deal = Random(number), deal_out(rules, 0, shuffled(f"forbidden {number}"))
        for _ in range(60):
            for seat in range(deal.players):
                told, looking = verdicts_of(deal, seat), (seat + 1 + dice.randrange(deal.players - 1)) % deal.players
                refused = [why_not(deal, seat, action) for action in SAID]
                assert all(no for no, here in zip(refused, told, strict=True) if here)
                assert all(here for here, nobody in zip(told, verdicts(deal), strict=True) if nobody)
                other = reshuffled(deal, looking, dice)
                assert verdicts_of(view(other, looking), seat) == told, "somebody else knows it as well"
                more += told != verdicts(deal)
            deed = any_deed(deal, dice)
            if deed is None or deal.phase == OVER:
                break
            apply(deal, *deed)
    assert more


def played_until_done(rules: RuleSet, tricks: int) -> Deal:
    dice, deal = Random(1), deal_out(rules, 0, shuffled("forbidden"))
    while deal.done < tricks:
        seat = next_to_act(deal)
        apply(deal, seat, actions.PASS if deal.waiting else dice.choice(card_actions(deal)))
    return deal


def test_before_the_first_trick_nobody_is_out_and_nobody_is_accused_P() -> None:
    deal = played_until_done(PRESETS["leinfelden"], 0)
    assert {why_nobody(deal, action) for action in (AUS, ACCUSE + 1)} == {"first_trick_first"}
    deal = played_until_done(PRESETS["leinfelden"], 1)
    assert {why_nobody(deal, action) for action in (AUS, ACCUSE + 1, DECLARE)} == {None}


def test_when_the_talon_is_gone_nobody_swaps_P() -> None:
    rules = PRESETS["leinfelden"]
    deal = played_until_done(rules, 0)
    while deal.rounds and deal.phase < PLAYED_OUT:
        assert why_nobody(deal, SWAP) != "no_more_drawing"
        deal = played_until_done(rules, deal.done + 1)
    assert why_nobody(deal, SWAP) == "no_more_drawing"


def test_a_pair_needs_a_trick_of_somebody_unless_one_may_be_sure_P() -> None:
    rules = PRESETS["leinfelden"]
    deal = played_until_done(rules, 0)
    assert why_nobody(deal, DECLARE) == "needs_trick"
    deal.best_power, deal.face_down = 9, False  # an ace lies there face up
    assert why_nobody(deal, DECLARE) == (None if rules.pair_on_sure_trick else "needs_trick")
    deal.face_down = True
    assert why_nobody(deal, DECLARE) == "needs_trick"


def test_what_this_table_does_not_know_is_forbidden_for_ever() -> None:
    deal = played_until_done(PRESETS["leinfelden"], 0)
    rare = range(actions.ANNOUNCE_SIEBENER, SIGNAL)
    assert [why_nobody(deal, action) for action in rare] == [
        "siebener_off",
        "dissle_off",
        "farbe_off",
        "sevens_off",
        "farbe_off",
    ]


def test_when_the_deal_is_over_nobody_says_anything_more_P() -> None:
    table = lay("leinfelden", vorhand="EA").opens("elfen", "EA").rest_discard().seat(0).calls_aus()
    assert set(verdicts(table.deal)) == {"deal_over"}


def test_while_a_claim_stands_nobody_does_anything_but_answer_it_U() -> None:
    table = lay("leinfelden", claims="questioned", vorhand="EA").opens("elfen", "EA").rest_discard().seat(0).calls_aus()
    assert set(verdicts(table.deal)) == {"claim_open"}
    assert why_nobody(table.deal, actions.QUESTION) is None and why_nobody(table.deal, actions.PASS) is None


def test_a_partners_trick_is_enough_to_swap_unless_it_has_to_be_ones_own_P_D_U() -> None:
    four, alone = lay("leinfelden").deal, lay("leinfelden", players=3).deal
    strict = lay("wikipedia").deal
    assert not earns_alone(four, 0, SWAP) and earns_alone(alone, 0, SWAP) and earns_alone(strict, 0, SWAP)
    assert not earns_alone(strict, 0, DECLARE), "a pair of the side's needs only a trick of the side's"
