"""Who is heard when several want something at once: at the player's table and where nobody watches the same."""

from __future__ import annotations

from random import Random

import pytest

from gaigel_desktop.controller.match.arbitration import calls_heard_after, heard, somebody_calls, waits_for_a_call
from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Thinker
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.self_play.chairs import PLAYERS, Wits
from gaigel_desktop.controller.self_play.simulation import Occasion, Table
from gaigel_desktop.opponents.greedy import greedy
from gaigel_desktop.rules import events
from gaigel_desktop.rules.actions import ACCUSE, AUS, DECLARE, PASS, SIGNAL, Action
from gaigel_desktop.rules.deal import OVER, PLAYED_OUT, Deal
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Deed, Record
from gaigel_desktop.rules.views import View
from tests.combinations import for_all
from tests.referee import deal_of
from tests.scenario import lay

RULES = PRESETS["leinfelden"]
CARD = 3


def waiting_for(seat: int) -> Deal:
    """A deal in which this seat is to play."""
    return lay("leinfelden", dealer=(seat - 1) % 4).deal


def played_out(turn: int) -> Deal:
    """All cards are played, and the last trick went to this seat."""
    deal = lay("leinfelden").deal
    deal.phase, deal.turn = PLAYED_OUT, turn
    return deal


SIGN = SIGNAL + 1


@pytest.mark.parametrize(
    ("answers", "first"),
    [
        ([(0, AUS), (3, ACCUSE), (2, CARD)], (3, ACCUSE)),
        ([(1, DECLARE), (0, AUS), (2, CARD)], (0, AUS)),
        ([(2, CARD), (1, DECLARE)], (1, DECLARE)),
        ([(1, SIGN), (3, SIGN), (0, SIGN)], (3, SIGN)),
        ([(1, AUS), (3, AUS), (2, AUS)], (2, AUS)),
        ([(2, CARD)], (2, CARD)),
        ([], None),
    ],
)
def test_accusations_come_first_then_aus_then_words_in_order_of_play_and_the_card_last(
    answers: list[Deed], first: Deed | None
) -> None:
    assert heard(waiting_for(2), answers, calls=True) == first


def test_where_no_calls_are_heard_an_aus_does_not_count_and_an_accusation_does() -> None:
    deal = waiting_for(2)
    assert heard(deal, [(0, AUS), (1, SIGN), (2, CARD)], calls=False) == (1, SIGN)
    assert heard(deal, [(0, AUS), (2, CARD), (3, ACCUSE)], calls=False) == (3, ACCUSE)
    assert heard(deal, [(0, AUS), (3, AUS)], calls=False) is None


def test_when_all_cards_are_played_whoever_took_the_last_trick_is_heard_first() -> None:
    assert heard(played_out(2), [(0, AUS), (1, AUS), (3, AUS)], calls=True) == (3, AUS)
    assert heard(played_out(1), [(0, AUS), (1, AUS), (3, AUS)], calls=True) == (1, AUS)


def test_when_all_cards_are_played_an_accusation_does_not_go_before_an_aus() -> None:
    """Whoever is late with Aus, but comes before the accuser in order of play, is out all the same."""
    calls: list[Deed] = [(3, ACCUSE), (0, AUS), (1, SIGN)]
    assert heard(played_out(0), calls, calls=True) == (0, AUS)
    assert heard(played_out(1), calls, calls=True) == (3, ACCUSE)


def test_the_table_waits_for_the_call_of_the_one_in_turn_alone() -> None:
    deal = waiting_for(2)
    assert waits_for_a_call(deal, [(2, AUS), (1, SIGN)]) and waits_for_a_call(deal, [(2, ACCUSE + 1)])
    assert not waits_for_a_call(deal, [(1, AUS), (2, CARD)]) and not waits_for_a_call(deal, [])
    assert not waits_for_a_call(played_out(2), [(2, AUS)])


def test_somebody_calls_or_somebody_of_one_side_does() -> None:
    deal = waiting_for(2)
    assert somebody_calls(deal, [(1, AUS), (2, CARD)]) and not somebody_calls(deal, [(1, SIGN), (2, CARD)])
    assert somebody_calls(deal, [(1, AUS), (2, CARD)], side=1) and not somebody_calls(deal, [(1, AUS)], side=0)


@pytest.mark.parametrize("before", [False, True])
def test_aus_waits_from_a_card_until_the_trick_is_whole_or_something_is_declared(before: bool) -> None:
    for card in (events.Opened(0, 0, CARD), events.Played(1, CARD), events.LaidFaceDown(2, CARD)):
        assert not calls_heard_after(card, before)
    for stop in (events.TrickTaken(1), events.Declared(1, 0, 1), events.SevensMelded(1)):
        assert calls_heard_after(stop, before)
    for word in (events.Signed(1, 0), events.Swapped(1), events.Passed(1)):
        assert calls_heard_after(word, before) == before


# -- where nobody watches ----------------------------------------------------------------------------------------


def simulated(seats: tuple[object, ...], number: int = 1) -> Record:
    record = Record(RULES, 3, False, shuffled(f"arbitration {number}"), ())
    table = Table(record, seats, Random(number), Occasion("arbitration"))  # type: ignore[arg-type]
    table.play()
    return table.record()


def silent(seen: View, seat: int) -> Action | None:
    """The first card that is allowed, and never a word."""
    if next_to_act(seen) != seat:
        return None
    return PASS if seen.waiting else card_actions(seen)[0]


def wishing(wish: Action, wisher: int, cards: tuple[int, ...]) -> tuple[object, ...]:
    """Silent people, of whom one has this wish in the second trick while so many cards lie there."""

    def player(chair: Wits, dice: Random) -> Action | None:
        seen = chair.seen
        wants = chair.seat == wisher and ((seen.done == 1 and len(seen.trick) in cards) or seen.done == 2)
        return wish if wants else silent(seen, chair.seat)

    return (player,) * 4


def called_within_a_trick(record: Record) -> bool:
    """Whether cards lay in the middle when the deal ended by a word."""
    return sum(action < 168 for _, action in record.actions) % 4 != 0


@pytest.mark.parametrize("after", [0, 1, 2])
def test_who_wants_to_call_within_a_trick_is_heard_when_it_is_whole_and_who_accuses_at_once(after: int) -> None:
    """Whoever has laid the own card already waits for those who are about to play."""
    caller = (second_leader() + after) % 4
    for call, cards in ((AUS, 8), (ACCUSE + (caller + 1) % 2, 4 + after + 1)):
        record = simulated(wishing(call, caller, tuple(range(after + 1, 4))))
        assert record.actions[-1] == (caller, call) and len(record.actions) == cards + 1


@pytest.mark.parametrize("after", [1, 2, 3])
def test_who_is_in_turn_and_would_do_nothing_else_is_heard_within_the_trick(after: int) -> None:
    caller = (second_leader() + after) % 4
    call = ACCUSE + (caller + 1) % 2
    record = simulated(wishing(call, caller, (after,)))
    assert record.actions[-1] == (caller, call) and len(record.actions) == 4 + after + 1


def second_leader() -> int:
    """Who leads to the second trick among silent people."""
    seat, _ = simulated(wishing(PASS, -1, ())).actions[4]
    return seat


def test_among_those_who_leave_it_to_chance_anybody_is_heard_at_any_moment() -> None:
    found = [called_within_a_trick(simulated((PLAYERS["random"],) * 4, number)) for number in range(60)]
    assert any(found)


@for_all(number=range(12))
def test_the_same_people_play_the_same_deal_where_nobody_watches_and_at_a_table(number: int) -> None:
    """At a table that hears calls when they are heard, and otherwise a call for which everybody waits."""
    record = simulated((PLAYERS["greedy"],) * 4, number)
    game = Game(RULES, [Thinker(greedy) for _ in range(4)], 3, Forgotten())
    game.begin(record._replace(actions=(), result=None))
    calls, cursor = True, 0
    while deal_of(game).phase != OVER:
        for event in game.news(0, cursor):
            calls, cursor = calls_heard_after(event, calls), cursor + 1
        if not game.step(calls) and not game.step():
            game.count()
    assert game.record_so_far().actions == record.actions
