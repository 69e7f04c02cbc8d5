"""What holds for every player at every table: honest, legal, the same for the same dice, and it comes to an end."""

from __future__ import annotations

import os
from hashlib import sha256
from random import Random

import pytest

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.self_play.arena import Contest, play_pack
from gaigel_desktop.controller.self_play.chairs import PLAYERS, as_character
from gaigel_desktop.controller.self_play.simulation import Occasion, Table
from gaigel_desktop.opponents.belief import Belief, cannot_hold, guess
from gaigel_desktop.opponents.choose import choose
from gaigel_desktop.opponents.dice import Dice
from gaigel_desktop.opponents.greedy import best_card, greedy
from gaigel_desktop.opponents.levels import Character
from gaigel_desktop.opponents.memory import Memory, remember
from gaigel_desktop.opponents.thumb import best_card as best_by_thumb
from gaigel_desktop.rules import compiled
from gaigel_desktop.rules.cards import HIDDEN, cards
from gaigel_desktop.rules.deal import ENDGAME, NOBODY, SORTED_PACK, Deal, hand_size
from gaigel_desktop.rules.judge import next_to_act, why_not
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import redact, view
from tests.opponents.anywhere import played_to_the_end, tables
from tests.opponents.positions import HASTY, positions, random_table
from tests.scenario import rules_for
from tests.scramble import reshuffled
from tests.test_properties import snapshot
from tests.tiers import first_of, one_in, thorough

# How many moments everybody is tried at for honesty; `MOMENTS=2000 pytest …` tries more.
MOMENTS = int(os.environ.get("MOMENTS", "300" if compiled() else "30"))
FROZEN = {2: "916842a935ecbc91", 3: "1d6cd05eddffa996", 4: "6ac23501a594a0c5"}  # forty deals, by the number of players


@one_in(8, "character", HASTY, ids=[character.name for character in HASTY])
def test_what_a_seat_cannot_see_changes_nothing_that_it_does(character: Character) -> None:
    dice = Random(7)
    for deal, _, memories in positions(MOMENTS, seed=1):
        seat = dice.choice((max(0, next_to_act(deal)), dice.randrange(deal.players)))
        other = reshuffled(deal, seat, dice)
        first = choose(view(deal, seat), seat, memories[seat], character, 5)
        assert choose(view(other, seat), seat, memories[seat], character, 5) == first


@one_in(8, "character", HASTY, ids=[character.name for character in HASTY])
def test_what_is_done_is_legal_and_leaves_the_view_alone(character: Character) -> None:
    for deal, _, memories in positions(30, seed=2):
        for seat in range(deal.players):
            seen = view(deal, seat)
            action = choose(seen, seat, memories[seat], character, 5)
            assert action is None or why_not(deal, seat, action) is None
            assert action is not None or next_to_act(deal) != seat
            assert snapshot(seen) == snapshot(view(deal, seat))


def test_greedy_does_only_what_is_legal() -> None:
    for deal, _, _ in positions(60, seed=3):
        for seat in range(deal.players):
            action = greedy(view(deal, seat), seat)
            assert action is None or why_not(deal, seat, action) is None
            assert action is not None or next_to_act(deal) != seat


@thorough
def test_every_deal_ends_by_any_rules() -> None:
    dice = Random(4)
    for _ in range(25):
        table = random_table(dice)
        table.play()
        assert sum(table.result.strokes) > 0


def test_a_memory_built_again_is_the_memory_that_was_lived() -> None:
    for deal, told, memories in positions(40, seed=5):
        for seat in range(deal.players):
            again = Memory()
            for event in told:
                again = remember(again, redact(event, seat))
            assert again == memories[seat]


def test_a_memory_survives_as_plain_tuples() -> None:
    for deal, _, memories in positions(20, seed=6):
        again = Memory._make(tuple(memories[0]))
        action = choose(view(deal, 0), 0, again, HASTY[0], 3)
        assert action == choose(view(deal, 0), 0, memories[0], HASTY[0], 3)


# -- guesses -----------------------------------------------------------------------------------------------------


def all_cards(deal: Deal) -> list[int]:
    lying = [card for hand in deal.hands for card in cards(hand)]
    lying += [*cards(deal.played), *deal.trick, *deal.talon[max(0, deal.drawn) :]]
    lying += [deal.indicator] if deal.indicator != HIDDEN else []
    lying += [deal.trump * 6] if deal.reserver != NOBODY else []
    return sorted(lying)


def test_a_guess_is_a_whole_deal_that_the_seat_cannot_tell_from_the_real_one() -> None:
    dice = Dice(1)
    for deal, _, memories in positions(150, seed=8):
        seat = max(0, next_to_act(deal))
        seen = view(deal, seat)
        world = guess(Belief(seen, seat, cannot_hold(memories[seat], seen)), dice)
        assert all_cards(world) == SORTED_PACK
        assert [hand_size(world, s) for s in range(deal.players)] == [len(cards(hand)) for hand in world.hands]
        assert snapshot(view(world, seat)) == snapshot(seen)


@thorough
def test_nobody_is_thought_to_hold_too_little() -> None:
    for deal, _, memories in positions(150, seed=9):
        for seat in range(deal.players):
            bans = cannot_hold(memories[seat], view(deal, seat))
            assert not any(bans[s] & deal.hands[s] for s in range(deal.players))


# -- the yardstick -----------------------------------------------------------------------------------------------


@thorough
def test_random_cards_win_about_13_percent_against_greedy() -> None:
    plan = Contest(PRESETS["leinfelden"], "random-cards", "greedy", 150, "yardstick")
    wins = sum(play_pack(plan, number).wins for number in range(plan.deals)) / plan.deals
    assert 0.08 < wins < 0.18


@first_of(1, "players, written", FROZEN.items())
def test_greedy_is_frozen(players: int, written: str) -> None:
    """The yardstick of all figures: a weight that matters cannot change without changing forty deals."""
    rules = rules_for("leinfelden", players=players)
    told = sha256()
    for number in range(40):
        record = Record(rules, number % players, False, shuffled(f"frozen {number}"), ())
        table = Table(record, (PLAYERS["greedy"],) * players, Random(number), Occasion("frozen"))
        table.play()
        told.update(repr([(int(seat), int(action)) for seat, action in table.record().actions]).encode())
    assert told.hexdigest()[:16] == written


def test_rules_of_thumb_and_greedy_play_the_same_cards_as_long_as_nobody_has_taught_the_thumb_better() -> None:
    for deal, _, _ in positions(150, seed=10):
        seat = deal.turn
        special = (deal.siebener | deal.dissle) >> seat & 1 or deal.law.auf_dissle or deal.law.auf_siebener
        if deal.phase <= ENDGAME and not special and deal.mode < 5:
            assert best_by_thumb(view(deal, seat), seat) == best_card(view(deal, seat), seat)


# -- any rules ---------------------------------------------------------------------------------------------------

RULE_SETS = 20 if compiled() else 4


@thorough
@pytest.mark.parametrize("character", HASTY, ids=[character.name for character in HASTY])
def test_equals_play_by_any_rules_to_the_end(character: Character) -> None:
    for place, rules in enumerate(tables(RULE_SETS, seed=9)):
        assert played_to_the_end(rules, as_character(character), f"equals {place}") > 1
