"""Whatever a seat cannot see is mixed, and it decides the same for the same reasons, unless it cheats."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.match.forgetful import forgetful
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.setup import (
    GENTLE,
    SEATED,
    MatchSetup,
    characters,
    first_setup,
    with_rules,
    with_strength,
)
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.minds.mind import Twin
from gaigel_desktop.controller.minds.opponent import dice_of_deal, dice_of_seat, in_this_deal, seated
from gaigel_desktop.controller.settings import ALL_AIDS
from gaigel_desktop.opponents.choose import choose
from gaigel_desktop.rules import cards
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import PLAYED_OUT
from gaigel_desktop.rules.judge import legal_actions, next_to_act
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import view
from tests.opponents.positions import HASTY
from tests.referee import deal_of
from tests.scramble import reshuffled
from tests.test_properties import snapshot
from tests.tiers import thorough

from .anywhere import any_record, decisions
from .deciding import Chair, Decision, asked_there, honest
from .peeking import PEEKS, Peek, at_what_lies_face_down, peeking
from .searching import may_peek, measured
from .told_again import AS_IT_LAY, mixed, told_to, with_pack
from .whereabouts import Whereabouts

pytestmark = thorough

DEALS = 25


# -- where the cards lie -----------------------------------------------------------------------------------------


def moments(deals: int, seed: int) -> list[tuple[Record, int, int]]:
    """Deals of any rules, a moment in each, and a seat."""
    dice = Random(seed)
    records = [record for record in (any_record(dice) for _ in range(deals)) if record.actions]
    return [(each, dice.randrange(len(each.actions)), dice.randrange(each.rules.players)) for each in records]


def test_each_card_lies_where_the_deal_has_it() -> None:
    for record, at, _ in moments(DEALS, 1):
        where = Whereabouts(record, at)
        deal, faces = where.deal, [where.deck[card] for card in where.talon]
        for seat, hand in enumerate(where.hands):
            assert cards.hand_of([where.deck[card] for card in hand]) == deal.hands[seat]
            known = [where.deck[card] for card in hand if card in where.shown]
            assert cards.hand_of(known) == deal.known[seat]
        assert tuple(faces) == deal.talon[deal.drawn :]
        assert [where.deck[card] for _, card in where.trick] == list(deal.trick)
        assert deal.indicator in (HIDDEN, where.deck[where.indicator])


def test_however_it_is_mixed_the_seat_has_heard_and_sees_the_same() -> None:
    dice = Random(2)
    for record, at, seat in moments(DEALS, 2):
        where = Whereabouts(record, at)
        pack = mixed(AS_IT_LAY, where.hidden_from(seat), dice)
        before, now = told_to(record, at, seat), told_to(with_pack(record, pack, where.laid), at, seat)
        assert now.told == before.told and now.memory == before.memory
        assert snapshot(now.seen) == snapshot(before.seen) == snapshot(view(where.deal, seat))


def test_what_is_hidden_is_what_other_tests_of_honesty_scramble() -> None:
    dice = Random(3)
    for record, at, seat in moments(DEALS, 3):
        where = Whereabouts(record, at)
        hidden = sorted(where.deck[card] for card in where.hidden_from(seat))
        twin = reshuffled(where.deal, seat, dice)
        own = sorted(cards.cards(twin.hands[seat]))
        assert own == sorted(where.deck[card] for card in where.hands[seat])
        assert len(hidden) + len(cards.cards(twin.played)) + sum(map(cards.count, twin.known)) <= cards.PACK_SIZE
        changed_talon = [card for at, card in enumerate(twin.talon) if at >= twin.drawn]
        assert not set(changed_talon) - set(hidden)


# -- honest opponents --------------------------------------------------------------------------------------------


def test_anybody_at_any_table_does_the_same_for_the_same_reasons() -> None:
    dice = Random(4)
    for decision in decisions(24, "same", HASTY):
        assert all(decision.outcome(dice).same for _ in range(2))


def test_the_reasons_are_those_of_the_very_decision() -> None:
    dice = Random(5)
    for decision in decisions(20, "reasons", HASTY):
        before, now = decision.outcome(dice)
        assert before.deed == now.deed == choose(*asked_there(decision.as_it_lay, decision.chair))


# -- opponents that cheat ----------------------------------------------------------------------------------------


def hidden_hands(decision: Decision) -> bool:
    """Whether every peek has something to look at."""
    where = decision.where
    return len(where.talon) > len(where.hands) and all(len(hand) > 1 for hand in where.hands)


@pytest.mark.parametrize("peek", PEEKS)
def test_an_opponent_that_peeks_is_caught(peek: Peek) -> None:
    dice, cheat = Random(6), peeking(peek)
    found = list(islice(filter(hidden_hands, decisions(60, peek.__name__, HASTY[:1])), 6))
    assert found
    for decision in found:
        assert not all(decision.outcome(dice, cheat).same for _ in range(5))


def test_who_searches_as_all_do_but_in_the_true_cards_is_caught() -> None:
    """Some of it shows in what is done, and some only in the reasons."""
    found = list(islice(filter(may_peek, decisions(200, "cheat", HASTY)), 20))
    caught = measured(found, Random(8))
    assert caught.positions == 20 and caught.deeds > 5 and caught.reasons > 0
    assert all(each.outcome(Random(8)).same for each in found), "with guesses"


def test_a_card_that_lies_face_down_can_be_another_one() -> None:
    """Somebody dived: whoever looks below that card is caught, and everybody else decides the same."""
    dice = Random(7)
    dived = (each for each in decisions(400, "dived", HASTY[:1]) if each.where.deal.face_down)
    decision = next(each for each in dived if any(seat != each.chair.seat for seat, _ in each.where.trick))
    assert all(decision.outcome(dice).same for _ in range(3))
    assert not all(decision.outcome(dice, peeking(at_what_lies_face_down)).same for _ in range(9))


# -- as it was played --------------------------------------------------------------------------------------------


def setup_of(players: int, strength: str) -> MatchSetup:
    """A table of so many who stay as they sit, with help."""
    setup = with_rules(first_setup(), PRESETS["wikipedia"]._replace(players=players))
    for seat in range(1, players):
        setup = with_strength(setup, seat, strength)
    return setup._replace(partners=SEATED, aids=ALL_AIDS)


def match_at(setup: MatchSetup, dice: str, deals: int) -> list[Record]:
    """Deals of a match played by whoever sits there; on the first chair anything legal happens."""
    game, chance = Game(setup.rules, seated(setup, dice, Twin()), 0, Forgotten()), Random(dice)
    found = []
    for number in range(deals):
        game.deal_out(Seed(f"{dice} {number}"), 7)
        _play(game, chance)
        assert game.last_record is not None
        found.append(game.last_record)
    return found


def _play(game: Game, chance: Random) -> None:
    """Until the deal is over."""
    while game.playing:
        if game.step():
            continue
        deal = deal_of(game)
        if deal.phase == PLAYED_OUT:
            game.count()
        elif next_to_act(deal) == 0:
            game.offer(0, chance.choice(legal_actions(deal, 0)))


def who_sat(setup: MatchSetup, dice: str, deals: int, seat: int) -> Chair:
    """Who decides there after so many deals of the match."""
    character, host = characters(setup)[seat], forgetful(setup)[seat]
    assert character is not None
    return Chair(
        seat, in_this_deal(character, dice if host else "", deals), dice_of_deal(dice_of_seat(dice, seat), deals)
    )


@pytest.mark.parametrize(("players", "strength"), [(4, "beginner"), (3, "guest"), (2, GENTLE)])
def test_it_is_what_was_done_at_the_table(players: int, strength: str) -> None:
    setup, dice = setup_of(players, strength), "as then"
    for deals, record in enumerate(match_at(setup, dice, 2)):
        for at, (seat, action) in list(enumerate(record.actions))[::3]:
            if seat:
                decision = Decision(record, at, who_sat(setup, dice, deals, seat))
                assert honest(decision.as_it_lay, decision.chair).deed == action
                assert decision.outcome(Random(at)).same
