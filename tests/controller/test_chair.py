"""A chair at a game: what is seen, asked, done and taken back from there, and what nobody is told while a deal runs."""

from __future__ import annotations

from random import Random

import pytest

from gaigel_desktop.controller.match.chair import AtGame, Refusal, onlookers_at, party_at
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human, Player, Thinker
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.opponents.chance import random_cards
from gaigel_desktop.opponents.levels import LEVELS, Character
from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.opponents.signs import makes_sign
from gaigel_desktop.rules.actions import PASS, SIGNAL, SIGNS, TAKE, Action
from gaigel_desktop.rules.cards import ACE, BIT, HIDDEN, cards
from gaigel_desktop.rules.errors import NotAllowed
from gaigel_desktop.rules.events import Drawn
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.rules.options import PRESETS
from tests.referee import deal_of, next_deal
from tests.test_properties import snapshot

RULES = PRESETS["leinfelden"]
ME = 1  # Vorhand


def a_game(seed: str = "chair") -> Game:
    """Somebody on chair 1, who leads; the others play by chance and at once."""
    players: list[Player] = [Thinker(lambda seen, at: random_cards(seen, at, Random(at))) for _ in range(4)]
    players[ME] = Human()
    game = Game(RULES, players, 0, Forgotten())
    next_deal(game, seed)
    return game


def plays(chair: AtGame) -> Action:
    """The first card that is allowed."""
    card = card_actions(chair.seen)[0]
    chair.do(card)
    return card


def others_act(game: Game) -> None:
    while game.step():
        pass


def test_from_a_chair_one_sees_what_the_seat_sees() -> None:
    game = a_game()
    chair = AtGame(game, ME)
    assert (chair.seat, chair.rules, chair.moment) == (ME, RULES, 0)
    assert len(cards(chair.seen.hands[ME])) == 5 and not any(chair.seen.hands[seat] for seat in (0, 2, 3))
    plays(chair)
    others_act(game)
    assert chair.moment == game.moment > 3
    assert [step.event for step in chair.retold()[1:]] == chair.news(0) == game.news(ME, 0)
    assert snapshot(chair.retold()[-1].seen) == snapshot(chair.seen)
    assert chair.news(len(chair.news(0))) == []


def test_what_is_not_allowed_is_refused_by_the_rules_and_changes_nothing() -> None:
    game = a_game()
    chair = AtGame(game, ME)
    before = snapshot(deal_of(game).copy())
    refusal = chair.why_not(TAKE)
    assert refusal is not None and refusal == Refusal(refusal.key) and refusal.by == "rules"
    with pytest.raises(NotAllowed, match=refusal.key):
        chair.do(TAKE)
    assert snapshot(deal_of(game)) == before and chair.moment == 0
    assert chair.why_not(card_actions(chair.seen)[0]) is None


def test_the_own_last_card_is_taken_back_with_whatever_followed_it() -> None:
    game = a_game()
    chair = AtGame(game, ME)
    assert not chair.take_back(), "no card has been played yet"
    before = snapshot(chair.seen.copy())
    card = plays(chair)
    others_act(game)
    assert chair.take_back()
    assert chair.moment == 0 and snapshot(chair.seen) == before and chair.why_not(card) is None
    assert not chair.take_back(), "only once for each card"


def test_a_deal_that_is_over_stays_as_it_is() -> None:
    game = a_game()
    chair = AtGame(game, ME)
    plays(chair)
    game.give_up_deal()
    assert not chair.take_back()


def test_the_pack_is_shown_only_when_the_deal_is_over() -> None:
    game = a_game()
    assert game.last_record is None
    plays(AtGame(game, ME))
    assert game.last_record is None
    record = game.record_so_far()
    game.give_up_deal()
    assert game.last_record is not None and game.last_record.deck == record.deck
    next_deal(game, "once more")
    assert game.last_record is None, "and no longer when the next one runs"


# -- signs that are to be true ------------------------------------------------------------------------------------


def test_where_signs_are_true_only_an_ace_of_the_own_hand_is_signed() -> None:
    refused = Refusal("false_sign", by="table")
    for seed in range(12):
        game = a_game(f"signs {seed}")
        honest, free = AtGame(game, ME), AtGame(game, ME, honest=False)
        seen = honest.seen
        for sign, suit in enumerate((*range(4), seen.trump)):
            holds = bool(seen.hands[ME] & BIT[suit * 6 + ACE])
            assert honest.why_not(SIGNAL + sign) == (None if holds else refused)
            assert free.why_not(SIGNAL + sign) is None
        assert honest.why_not(TAKE) == free.why_not(TAKE), "everything else is for the rules alone"


def test_where_a_suit_may_be_wished_only_the_ace_of_trumps_is_refused_as_the_table_has_it_by_now() -> None:
    refused, wished = Refusal("false_sign", by="table"), [False]
    game = a_game("wishes")
    chair = AtGame(game, ME, suits_are_wished=lambda: wished[0])
    hand = chair.seen.hands[ME]
    false = [sign for sign, suit in enumerate((*range(4), chair.seen.trump)) if not hand & BIT[suit * 6 + ACE]]
    assert len(false) > 2 and SIGNS.index("TA") in false
    assert [chair.why_not(SIGNAL + sign) for sign in false] == [refused] * len(false)
    wished[0] = True
    assert [sign for sign in range(5) if chair.why_not(SIGNAL + sign) == refused] == [SIGNS.index("TA")]


def test_no_cards_of_others_change_what_may_be_signed() -> None:
    game = a_game()
    before = [AtGame(game, ME).why_not(SIGNAL + sign) for sign in range(5)]
    for seat in {0, 1, 2, 3} - {ME}:
        deal_of(game).hands[seat] = 0
    assert [AtGame(game, ME).why_not(SIGNAL + sign) for sign in range(5)] == before


def test_whoever_signs_as_the_regulars_do_is_never_refused() -> None:
    eager, signed = Character("eager", LEVELS[-1], signs=1.0), 0
    for seed in range(40):
        game = a_game(f"honest {seed}")
        for _ in range(12):
            others_act(game)
            if not game.playing:
                break
            for seat in range(4):
                chair, memory = AtGame(game, seat), Memory()
                action = makes_sign(chair.seen, seat, memory, eager, seed)
                assert action is None or chair.why_not(action) is None
                signed += action is not None
            if game.seen_by(ME).turn == ME and card_actions(game.seen_by(ME)):
                plays(AtGame(game, ME))
    assert signed > 40


def test_where_no_signs_are_made_the_rules_say_so_first() -> None:
    game = Game(RULES._replace(signals=False), [Human() for _ in range(4)], 0, Forgotten())
    next_deal(game, "no signs")
    assert all(AtGame(game, ME).why_not(SIGNAL + sign) == Refusal("signs_off") for sign in range(5))


def test_a_false_sign_of_an_older_record_stays_in_it() -> None:
    game = a_game()
    hand = game.seen_by(ME).hands[ME]
    false = next(SIGNAL + suit for suit in range(4) if not hand & BIT[suit * 6 + ACE])
    game.offer(ME, false)
    again = a_game()
    assert again.resume_deal(game.record_so_far()) == 1
    assert again.record_so_far().actions == ((ME, false),)
    assert AtGame(again, ME).why_not(false) == Refusal("false_sign", by="table")


def test_whoever_sits_down_has_the_others_and_the_match_round_them() -> None:
    game = a_game()
    party = party_at(game, ME)
    assert party.chair.seat == ME and party.chair.rules == RULES
    assert party.others is game and party.match is game


def test_while_hands_lie_face_down_all_see_the_same_and_nothing_is_done() -> None:
    game = a_game()
    party = onlookers_at(game, ME)
    chair = party.chair
    assert (chair.seat, chair.rules, chair.moment) == (ME, RULES, 0)
    assert not any(chair.seen.hands) and party.match is game
    card = card_actions(game.seen_by(ME))[0]
    assert chair.why_not(card) == Refusal("hands_lie_down", by="table")
    with pytest.raises(NotAllowed, match="hands_lie_down"):
        chair.do(card)
    assert not chair.take_back()
    chair.help()
    assert game.helped == ()
    seen = chair.seen
    plays(AtGame(game, ME))
    others_act(game)
    assert seen is chair.seen and chair.moment == game.moment
    assert snapshot(chair.retold()[-1].seen) == snapshot(seen)
    assert [step.event for step in chair.retold()[1:]] == chair.news(0)
    drawn = next(event for event in chair.news(0) if isinstance(event, Drawn))
    assert set(drawn.cards) == {HIDDEN}


def test_all_see_the_trump_card_go_to_whoever_draws_last() -> None:
    """Also of that drawing nobody's other card is seen."""
    game = a_game()
    chair = onlookers_at(game, ME).chair
    while game.playing and game.on_the_table.rounds:
        seat = game.on_the_table.turn
        if seat == ME:
            plays(AtGame(game, ME)) if not game.on_the_table.waiting else AtGame(game, ME).do(PASS)
        else:
            others_act(game)
    last = [event for event in chair.news(0) if isinstance(event, Drawn)][-1]
    assert last.last_open and last.cards[-1] != HIDDEN and set(last.cards[:-1]) == {HIDDEN}
