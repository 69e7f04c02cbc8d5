"""Aids and look-ups: what the program says to whoever wants to be told, and to nobody else."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.match.chair import party_at
from gaigel_desktop.controller.settings import AIDS, Aids, Forced
from gaigel_desktop.rules.actions import PROOF, SIGNAL, SIGNS
from gaigel_desktop.rules.cards import ACE, BIT, FACE_OF, cards
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.events import Played, TrickTaken
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.table.board import stops
from gaigel_desktop.table.board.card_places import pile_place
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.board.layout import HAND
from gaigel_desktop.table.play import aids, laid_out_choices
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.past_tricks import since_last_trick
from gaigel_desktop.text.customs import A_WISH, AN_ACE
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.signs import sign_says
from gaigel_desktop.text.speech import say, suit_name
from gaigel_desktop.window import theme
from gaigel_desktop.window.spoken.tree import Wanted
from tests.referee import deal_of, next_deal
from tests.scenario import lay
from tests.scenes.table.there import icons

from .guest import Guest
from .laid import others, sits
from .test_stops import own_trick, partner_looks, play, until

ALL = dict.fromkeys(AIDS, True)


@pytest.mark.parametrize(("key", "aid"), [(pygame.K_h, "hint"), (pygame.K_u, "take_back"), (pygame.K_c, "gone")])
def test_a_key_of_an_aid_that_is_off_is_dead_and_says_so(key: int, aid: str) -> None:
    guest = Guest(others=others(3))
    guest.key(key)
    assert guest.scene is guest.table and guest.told == PHRASES[f"off_{aid}"]
    assert aid not in icons(describe(guest.state).over)


def test_icons_stay_where_they_are_while_somebody_announces() -> None:
    guest = Guest(others=others(3), chosen=ALL)
    before = icons(describe(guest.state).over)
    guest.key(pygame.K_w)
    assert guest.state.choosing.panel is not None
    assert before and icons(describe(guest.state).over) == before


def test_without_aids_nobody_counts_for_the_player() -> None:
    guest = own_trick()
    over = describe(guest.state).over
    assert over.points == () and aids.marked_cards(guest.state) == frozenset()
    guest.game.seen_by(0).points[0] = 120
    assert PHRASES["propose_aus"] not in describe(guest.state).over.line
    guest.key(pygame.K_a)
    assert guest.state.choosing.panel is not None and guest.state.choosing.panel.title == PHRASES["ask_aus"]


def test_aus_is_proposed_and_a_wrong_one_is_warned_of() -> None:
    guest = own_trick(aid_propose_aus=True, trick_stays=0.0)
    guest.key(pygame.K_a)
    assert guest.state.choosing.panel is not None and "101" in guest.state.choosing.panel.title
    assert guest.state.choosing.panel.title != PHRASES["ask_aus"]
    guest.key(pygame.K_ESCAPE)
    guest.game.seen_by(0).points[0] = guest.state.stage.seen.points[0] = 101
    assert describe(guest.state).over.line == PHRASES["propose_aus"]


def test_own_points_are_told_with_one_aid_and_those_of_all_with_another() -> None:
    guest = Guest(others=others(3), aid_my_points=True)
    guest.state.stage.seen.points[:] = [44, 55]
    assert aids.points_told(guest.state) == (44, None)
    guest.player.change(aid_all_points=True)
    guest.running.read_settings()
    assert aids.points_told(guest.state) == (44, 55)


def test_a_lesson_forces_aids_on_and_off_and_what_was_chosen_stays() -> None:
    guest = Guest(others=others(3), chosen=ALL | {"aid_my_points": False, "aid_all_points": False})
    guest.state.forced = Forced(on=Aids(all_points=True), off=Aids(hint=True, propose_aus=True))
    guest.running.read_settings()
    guest.state.stage.seen.points[:] = [44, 55]
    assert aids.points_told(guest.state) == (44, 55)
    assert "hint" not in icons(describe(guest.state).over) and "take_back" in icons(describe(guest.state).over)
    assert guest.running.conductor.habits.by_hand, "nothing proposes Aus"
    guest.key(pygame.K_h)
    assert guest.told == PHRASES["off_hint"]
    assert guest.player.settings.aids.hint and not guest.player.settings.aids.all_points


def test_taking_back_takes_the_answers_with_it() -> None:
    guest = Guest(others=others(3), chosen=ALL)
    hand = guest.hand()
    play(guest)
    guest.wait(8.0)
    assert guest.game.moment > 1
    guest.key(pygame.K_u)
    assert guest.game.moment == 0 and guest.hand() == hand
    guest.key(pygame.K_u)
    assert guest.told == PHRASES["nothing_to_take_back"]


def test_the_cards_still_out_are_those_that_nobody_has_shown() -> None:
    guest = Guest(others=others(3), chosen=ALL)
    until(guest, stops.PARTNER_LOOKS) if guest.game.seen_by(0).turn == 2 else play(guest)
    guest.wait(20.0)
    shown = guest.state.stage.seen
    left = aids.cards_still_out(shown, 0)
    known = [*cards(shown.hands[0]), *cards(shown.played), *shown.trick, shown.indicator]
    assert sum(left) == 48 - len(known)
    assert all(left[card] + known.count(card) == 2 for card in range(24))


@pytest.mark.parametrize("key", [pygame.K_l, pygame.K_o, pygame.K_c, pygame.K_F1])
def test_look_ups_open_and_close_with_the_same_key_and_with_esc(key: int) -> None:
    guest = own_trick(**ALL, trick_stays=0.0)
    stop = guest.stop
    for closing in (key, pygame.K_ESCAPE):
        guest.key(key)
        assert guest.scene is not guest.table
        guest.key(closing)
        assert guest.scene is guest.table
    assert guest.stop == stop


def test_without_the_aid_the_log_tells_of_the_last_and_the_running_trick_only() -> None:
    taken, first, second, third = TrickTaken(1), Played(1, 0), Played(2, 1), Played(3, 2)
    assert list(since_last_trick([first, taken, second, taken, third])) == [second, taken, third]
    assert list(since_last_trick([first, taken, second])) == [first, taken, second]


def test_a_call_has_a_caption_in_the_players_language_if_wanted() -> None:
    for wanted in (True, False):
        guest = Guest(others=others(3), seed=3, captions=wanted, speed="slow")
        play(guest)
        guest.wait(0.4)
        assert bool(guest.state.said.bubbles[0].caption) == wanted


def test_a_deal_given_up_is_lost_and_the_match_goes_on() -> None:
    guest = Guest(others=others(3))
    guest.key(pygame.K_ESCAPE)
    assert guest.scene is not guest.table
    guest.scenes.pop()
    guest.table.evening.give_up_deal()
    guest.wait(8.0)
    assert guest.deal.phase == OVER
    record = guest.game.last_record
    assert guest.game.standing.score == (1, 0) and record is not None and record.result is None
    assert guest.scene is not guest.table


def test_whoever_played_a_trump_to_the_first_trick_shows_the_hand_until_a_click() -> None:
    guest = Guest(others=others(3))
    for deal in (guest.deal, guest.game.seen_by(0), guest.state.stage.seen):
        deal.proof |= 1 << 1  # Lena, as if she had
    guest.click(*guest.box_of(ItemId("proof", 1)).middle)
    assert guest.game.record_so_far().actions == ((0, PROOF + 1),)
    guest.wait(20.0)
    shown = [one for one in guest.state.stage.sprites if one.zone == (HAND, 1) and one.place.face_up]
    assert sorted(one.face for one in shown) == sorted(cards(guest.deal.hands[1]))
    guest.click(620, 250)
    guest.wait(2.0)
    assert not any(one.place.face_up for one in guest.state.stage.sprites if one.zone == (HAND, 1))


def test_a_sign_is_made_by_the_gesture_of_the_table() -> None:
    """The record says what was meant."""
    guest = partner_looks(caption_stays=4, gestures="blink shoulder tongue heart tongue_in_cheek")
    guest.key(pygame.K_w, pygame.K_3)
    guest.wait(2.0)
    assert "tongue.webp" in describe(guest.state).rests.portraits[0]
    assert guest.game.record_so_far().actions[-1] == (0, SIGNAL + SIGNS.index("H"))


@pytest.mark.parametrize("way", ["number", "enter", "ear"])
def test_where_signs_are_true_a_false_one_is_refused_with_a_sentence(way: str) -> None:
    """However it is pressed: the hand holds the Ace of hearts and no other."""
    guest = partner_looks()
    moment, at = guest.game.moment, SIGNS.index("E")
    assert not guest.deal.hands[0] & BIT[FACE_OF["EA"]]
    guest.key(pygame.K_w)
    if way == "ear":
        guest.scene.do(Wanted(ItemId("choice", at).key, "press"), guest.now)
    else:
        guest.key(pygame.K_1 + at if way == "number" else pygame.K_RETURN)
    assert guest.game.moment == moment
    assert say("false_sign") in [one.words for one in guest.state.said.bubbles if one.seat == 0]
    guest.wait(0.1)
    assert 0 not in guest.state.said.faces, "nobody sees a gesture"


def test_where_signs_may_lie_any_is_made() -> None:
    guest = Guest(sits_at=lambda game, seat: party_at(game, seat, honest=False), others=others(3))
    sign = next(suit for suit in range(4) if not guest.deal.hands[0] & BIT[suit * 6 + ACE])
    guest.key(pygame.K_w, pygame.K_1 + sign)
    assert guest.game.record_so_far().actions[-1] == (0, SIGNAL + sign)


@pytest.mark.parametrize(("reads", "seen"), [(2, 2.0), (4, 4.0), (0, 2.0)])
def test_a_sign_is_seen_in_the_portrait_as_long_as_a_call_can_be_read(reads: int, seen: float) -> None:
    guest = partner_looks(caption_stays=reads)
    guest.key(pygame.K_w, pygame.K_3)
    guest.wait(seen - 0.3)
    assert "heart" in describe(guest.state).rests.portraits[0]
    guest.wait(2.0)
    assert "neutral" in describe(guest.state).rests.portraits[0]


def test_with_help_a_sign_says_whom_it_asks_and_what_it_tells() -> None:
    guest = partner_looks(aid_say_tricks=True, signs_say=AN_ACE)
    lena = guest.state.seating.names[2]
    guest.key(pygame.K_w)
    panel = guest.state.choosing.panel
    assert panel is not None and panel.title == say("ask_sign_to", {"names": lena})
    guest.key(pygame.K_3)
    guest.wait(1.0)
    assert guest.told == say("sign_says", {"names": lena, "card": card_name(FACE_OF["HA"])})
    unaided = partner_looks()
    unaided.key(pygame.K_w)
    panel = unaided.state.choosing.panel
    assert panel is not None and panel.title == say("ask_sign")
    unaided.key(pygame.K_5)
    unaided.wait(1.0)
    assert unaided.told == ""


def test_with_help_a_wish_is_told_as_one() -> None:
    guest = partner_looks(aid_say_tricks=True, signs_say=A_WISH)
    lena = guest.state.seating.names[2]
    guest.key(pygame.K_w)
    panel = guest.state.choosing.panel
    assert panel is not None and panel.title == say("ask_sign_to:suit", {"names": lena})
    guest.key(pygame.K_3)
    guest.wait(1.0)
    assert guest.told == say("sign_says:suit", {"names": lena, "suit": suit_name(2)})


def test_the_blink_says_the_ace_of_trumps_whatever_they_are() -> None:
    deal = Guest(others=others(3), signs_say=AN_ACE).deal
    for sign, meant in enumerate(SIGNS):
        ace = card_name(deal.trump * 6 + ACE if meant == "TA" else FACE_OF[f"{meant}A"])
        assert sign_says(sign, deal, "Lena") == say("sign_says", {"names": "Lena", "card": ace})


def test_the_pile_lies_with_whoever_collects() -> None:
    mine, partners = (Guest(others=others(3), collect=who) for who in ("me", "partner"))
    places = [pile_place(one.state.stage.seen, one.state.stage.table, 0) for one in (mine, partners)]
    assert places[0].y > 500 and places[1].y < 300


def test_when_the_way_is_chosen_only_cards_for_it_are_marked() -> None:
    guest = sits(lay("leinfelden", "SO", vorhand="EA E7 B7 HK HO"), aid_mark_legal=True)
    guest.wait(2 * theme.MARKS_COME)
    ways = laid_out_choices.ways_to_open(guest.state)
    assert len(ways) == 3
    for at, offer in enumerate(ways):
        guest.session.actions.press(ItemId("way", at))
        fits = {card for card in guest.hand() if offer.mode in laid_out_choices.ways_that_fit(guest.state, card)}
        assert aids.marked_cards(guest.state) in (fits, frozenset())
        assert guest.told == say("choose_card") and not laid_out_choices.ways_to_open(guest.state)
        guest.key(pygame.K_ESCAPE)


def test_when_the_table_waits_it_says_so_and_in_the_first_trick_how_that_was_opened() -> None:
    first, later = "has opened: “", PHRASES["your_turn"]
    heard = set()
    for dealer in (1, 2):
        guest = Guest(seed=dealer)
        game = guest.game
        game.dealer = dealer
        next_deal(game, f"opened {dealer}", cut_at=17)
        guest.table.evening.show(guest.now)
        guest.turn()
        for _ in range(5):
            guest.wait(3 * theme.REMINDED)
            line = describe(guest.state).over.line
            waits = guest.stop is None and next_to_act(deal_of(game)) == 0
            assert not waits or (first in line) == (deal_of(game).done == 0)
            heard |= {first} & {first if first in line else ""} | {line} & {later}
            guest.key(pygame.K_SPACE, *(range(pygame.K_1, pygame.K_6) if waits else ()))
    assert heard == {first, later}
