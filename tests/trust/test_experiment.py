"""The experiment: whatever a seat cannot see is exchanged, and it answers the same for the same reasons, unless it
cheats."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Answer
from gaigel_desktop.controller.match.setup import (
    GENTLE,
    SEATED,
    MatchSetup,
    first_setup,
    with_rules,
    with_strength,
)
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.minds.mind import Twin
from gaigel_desktop.controller.minds.opponent import seated
from gaigel_desktop.controller.settings import ALL_AIDS
from gaigel_desktop.controller.trust.changed import AS_IT_LAY, changed, swapped, told_to
from gaigel_desktop.controller.trust.experiment import Experiment, Outcome
from gaigel_desktop.controller.trust.inquiry import Inquiry, inquiry_at
from gaigel_desktop.controller.trust.whereabouts import Whereabouts
from gaigel_desktop.opponents.choose import choose
from gaigel_desktop.rules import cards
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import PLAYED_OUT
from gaigel_desktop.rules.judge import legal_actions, next_to_act
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import MatchScore, Record
from gaigel_desktop.rules.views import view
from tests.opponents.positions import HASTY
from tests.referee import deal_of
from tests.scramble import reshuffled
from tests.test_properties import snapshot
from tests.tiers import thorough

from .anywhere import any_inquiry, any_record, any_witnesses, examined, experiments, experiments_in
from .peeking import PEEKS, Peek, Peeking, at_the_talon, at_what_lies_face_down, given_all_cards
from .searching import Searching, may_peek, measured, outcomes

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


def test_whatever_is_exchanged_the_seat_has_heard_and_sees_the_same() -> None:
    dice = Random(2)
    for record, at, seat in moments(DEALS, 2):
        where, pack = Whereabouts(record, at), AS_IT_LAY
        hidden = where.hidden_from(seat)
        for _ in range(min(20, len(hidden))):
            pack = swapped(pack, *dice.choices(hidden, k=2))
        before, now = told_to(record, at, seat), told_to(changed(record, pack, where.laid), at, seat)
        assert now.told == before.told and now.memory == before.memory
        assert snapshot(now.seen) == snapshot(before.seen) == snapshot(view(where.deal, seat))


def test_what_is_hidden_is_what_the_tests_of_honesty_scramble() -> None:
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


# -- asking again ------------------------------------------------------------------------------------------------


def test_anybody_at_any_table_does_the_same_for_the_same_reasons() -> None:
    dice, mind = Random(4), Twin()
    for experiment in experiments(24, "same", HASTY):
        for _ in range(2):
            experiment.mix(dice)
            assert examined(experiment, mind).same


def test_it_answers_as_when_it_is_asked_in_the_tests_of_honesty() -> None:
    dice, mind = Random(5), Twin()
    for record, experiment in experiments_in(12, "honest", HASTY):
        asked = experiment.question(changes=False)
        deal = Whereabouts(record, experiment.at).deal
        other = reshuffled(deal, asked.seat, dice)
        honest = choose(view(other, asked.seat), asked.seat, asked.memory, asked.character, asked.seed)
        experiment.mix(dice)
        assert examined(experiment, mind).now.action == honest


def test_the_reasons_are_those_of_the_very_decision() -> None:
    for experiment in experiments(20, "reasons", HASTY):
        asked, answer = experiment.question(changes=False), examined(experiment, Twin()).before
        assert answer.action == choose(*asked[1:6]) and answer.thought is not None
        assert answer.thought.deed() == answer.action


def test_two_cards_change_places_and_go_back() -> None:
    (experiment,) = experiments(1, "two", HASTY)
    one, other = sorted(experiment.hidden)[:2]
    experiment.swap(one, other)
    assert experiment.moved == {one, other} and experiment.pack[one] == other
    experiment.swap(one, other)
    assert not experiment.moved
    experiment.mix(Random(1))
    assert experiment.moved <= experiment.hidden
    experiment.restore()
    assert experiment.pack == AS_IT_LAY


def test_who_had_no_time_to_think_proves_nothing() -> None:
    found = Outcome(Answer(1, 3), Answer(1, 4, cut=True))
    assert found.cut and not found.same_deed


# -- opponents that cheat ----------------------------------------------------------------------------------------


def hidden_hands(experiment: Experiment) -> bool:
    """Whether every peek has something to look at."""
    vantage = experiment.vantage
    return len(vantage.talon) > len(vantage.hands) and all(len(hand) > 1 for hand in vantage.hands)


@pytest.mark.parametrize("peek", PEEKS)
def test_an_opponent_that_peeks_is_caught(peek: Peek, monkeypatch: pytest.MonkeyPatch) -> None:
    dice, mind = Random(6), Peeking(peek)
    found = [each for each in experiments(60, peek.__name__, HASTY[:1]) if hidden_hands(each)][:6]
    assert found
    for experiment in found:
        with monkeypatch.context() as hole:
            given_all_cards(hole)
            assert not all(_mixed(experiment, dice, mind).same for _ in range(5))
        assert all(_mixed(experiment, dice, mind).same for _ in range(2)), "a view gives it nothing to peek at"


def _mixed(experiment: Experiment, dice: Random, mind: Twin) -> Outcome:
    experiment.mix(dice)
    return examined(experiment, mind)


def test_who_searches_as_all_do_but_in_the_true_cards_is_caught() -> None:
    """Some of it shows in what is done, and some only in the reasons."""
    found = list(islice(filter(may_peek, experiments(200, "searching", HASTY)), 20))
    caught = measured(found, Random(8))
    assert caught.positions == 20 and caught.deeds > 5 and caught.reasons > 0
    assert all(next(outcomes(each, Searching(), Random(8))).same for each in found), "without the hole"


def test_two_cards_are_enough_to_catch_whoever_looks_at_just_them(monkeypatch: pytest.MonkeyPatch) -> None:
    given_all_cards(monkeypatch)
    mind = Peeking(at_the_talon)
    found = experiments_in(60, "talon", HASTY[:1])
    record, experiment = next(each for each in found if hidden_hands(each[1]))
    first, last = experiment.vantage.talon[0], experiment.vantage.talon[-1]
    deck = record.deck
    other = next(place for place in (last, *experiment.hidden) if deck[place] != deck[first])
    experiment.swap(first, other)
    assert not examined(experiment, mind).same


def test_a_card_that_lies_face_down_can_be_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody dived: whoever looks below that card is caught, and everybody else answers the same."""
    dice = Random(7)
    found = [
        each for each in experiments(400, "dived", HASTY[:1]) if each.vantage.seen.face_down and each.vantage.trick
    ]
    experiment = next(each for each in found if any(seat != each.seat for seat, _ in each.vantage.trick))
    assert all(_mixed(experiment, dice, Twin()).same for _ in range(3))
    given_all_cards(monkeypatch)
    assert not all(_mixed(experiment, dice, Peeking(at_what_lies_face_down)).same for _ in range(9))


# -- as it was played --------------------------------------------------------------------------------------------


def setup_of(players: int, strengths: tuple[str, ...]) -> MatchSetup:
    """A table of so many who stay as they sit, with help."""
    setup = with_rules(first_setup(), PRESETS["wikipedia"]._replace(players=players))
    for seat in range(1, players):
        setup = with_strength(setup, seat, strengths[seat % len(strengths)])
    return setup._replace(partners=SEATED, aids=ALL_AIDS)


def match_at(players: int, strengths: tuple[str, ...], dice: str, deals: int) -> list[tuple[Record, Inquiry]]:
    """Deals of a match played by whoever sits there; on the first chair anything legal happens."""
    setup = setup_of(players, strengths)
    game, chance = Game(setup.rules, seated(setup, dice, Twin()), 0, Forgotten()), Random(dice)
    found = []
    for number in range(deals):
        game.deal_out(Seed(f"{dice} {number}"), 7)
        _play(game, chance)
        record = game.last_record
        assert record is not None
        found.append((record, inquiry_at(record, setup, dice, over=True, me=0)))
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


@pytest.mark.parametrize(("players", "strengths"), [(4, ("beginner",)), (3, ("guest",)), (2, (GENTLE,))])
def test_it_is_what_was_done_at_the_table(players: int, strengths: tuple[str, ...]) -> None:
    mind = Twin()
    for _, inquiry in match_at(players, strengths, "as then", 2):
        assert inquiry.decided
        for at in inquiry.decided[::3]:
            experiment = inquiry.experiment(at)
            experiment.mix(Random(at))
            outcome = examined(experiment, mind)
            assert outcome.same and outcome.before.action == experiment.action


# -- while a deal runs -------------------------------------------------------------------------------------------


def test_while_a_deal_runs_nothing_is_seen_but_from_the_own_chair() -> None:
    dice = Random(8)
    for _ in range(DEALS):
        inquiry = any_inquiry(dice, HASTY[:1], over=False)
        for at in inquiry.decided[::7]:
            vantage, seen = inquiry.vantage(at), inquiry.vantage(at).seen
            known = [vantage.face(place) for hand in vantage.hands[1:] for place in hand]
            open_cards = sorted(face for face in known if face != HIDDEN)
            assert open_cards == sorted(card for hand in seen.hands[1:] for card in cards.cards(hand))
            assert all(vantage.face(place) == HIDDEN for place in vantage.talon)
            experiment = inquiry.experiment(at)
            experiment.mix(dice)
            shown = sorted(vantage.face(place, experiment.pack) for place in range(cards.PACK_SIZE))
            assert shown == sorted(vantage.face(place) for place in range(cards.PACK_SIZE)), "nothing is turned over"


def test_what_was_laid_face_down_is_not_told_before_it_is_turned() -> None:
    dice, hidden = Random(9), 0
    for _ in range(60):
        record = any_record(dice)
        begun = record._replace(actions=record.actions[:2])
        short = Inquiry(begun, any_witnesses(dice, record, HASTY[:1]), 0, over=False)
        face_down = Whereabouts(begun, len(short.deeds)).deal.face_down
        for at in short.decided:
            hidden += short.hides(at)
            assert face_down or not short.hides(at)
    assert hidden


def test_a_deal_that_the_rules_of_today_do_not_allow_is_told_as_far_as_it_holds() -> None:
    record = any_record(Random(10))
    broken = record._replace(actions=(*record.actions[:3], (0, 180), (0, 180)))
    there = any_witnesses(Random(10), record, HASTY[:1])
    assert len(Inquiry(broken, there, 0, over=True).deeds) == 3


def test_the_score_before_the_deal_is_known() -> None:
    record = any_record(Random(11))
    standing = Standing("giving", 3, (1,) * 2)
    there = any_witnesses(Random(1), record, HASTY)
    inquiry = Inquiry(record._replace(match=MatchScore(standing, None)), there, 0, over=True)
    assert inquiry.standing == standing
