"""The opening at the table: the rare ways to lead stand under "…" until a card is chosen, and go either way round."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.rules.actions import DISSLE, DIVE, ELFEN, SECOND, SIEBENER, SIGNAL, Action
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.table.board import stops
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.board.item_boxes import talon_boxes
from gaigel_desktop.table.play import laid_out_choices
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.running_deal import RunningDeal
from gaigel_desktop.table.play.top_layer_now import ways_as_shown
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say
from tests.scenario import lay
from tests.scenes.table.there import pressable
from tests.tiers import first_of

from .guest import Guest
from .laid import at, others, sits

SIEBENER_KEY, DISSLE_KEY = pygame.K_1, pygame.K_2


@pytest.mark.parametrize(("key", "mode"), [(SIEBENER_KEY, SIEBENER), (DISSLE_KEY, DISSLE)])
def test_a_rare_way_is_announced_and_then_the_card_is_chosen(key: int, mode: int) -> None:
    guest = sits(lay("wikipedia", "SO", vorhand="E7 E7 B7 B7 HX"))
    laid_out = laid_out_choices.ways_to_open(guest.state)
    guest.key(pygame.K_PERIOD, key)
    assert guest.state.choosing.mode == mode and guest.told == PHRASES["choose_card"]
    assert not laid_out_choices.ways_to_open(guest.state), "now the card is chosen"
    guest.key(pygame.K_ESCAPE)
    assert laid_out_choices.ways_to_open(guest.state) == laid_out and guest.scene is guest.table, "free of charge"
    guest.key(pygame.K_PERIOD, key, pygame.K_1 + at(guest, "HX"))
    assert guest.game.record_so_far().actions[0] == (0, mode * 24 + FACE_OF["HX"])
    assert guest.told != PHRASES["choose_card"], "it has been chosen"


@pytest.mark.parametrize(("key", "mode"), [(SIEBENER_KEY, SIEBENER), (DISSLE_KEY, DISSLE)])
def test_a_rare_way_is_offered_for_the_card_that_was_chosen(key: int, mode: int) -> None:
    guest = sits(lay("wikipedia", "SO", vorhand="E7 E7 B7 B7 HX"))
    guest.key(pygame.K_1 + at(guest, "HX"))
    modes = [offer.mode for offer in laid_out_choices.ways_to_open(guest.state)]
    guest.state.pointing = guest.state.pointing._replace(focus=ItemId("way", modes.index(mode)))
    guest.key(pygame.K_RETURN)
    assert guest.game.record_so_far().actions[0] == (0, mode * 24 + FACE_OF["HX"])


@pytest.mark.parametrize(("card", "ways"), [("HX", 3), ("HA", 4)])
def test_ways_to_open_hide_neither_talon_nor_trump_card(card: str, ways: int) -> None:
    guest = sits(lay("wikipedia", "SO", vorhand=f"E7 E7 B7 B7 {card}"))
    guest.key(pygame.K_1 + at(guest, card))
    offers = [each.box for each in pressable(guest.state) if each.id.kind == "way"]
    assert len(offers) == ways
    assert not [box for box in offers for other in talon_boxes(guest.state.table()) if box.overlaps(other)]


@pytest.mark.parametrize(
    ("hand", "ways"),
    [("EX BX HX HK E7", []), ("EA BX HX HK E7", [ELFEN, SECOND, DIVE]), ("EA EA BA BA HA", [ELFEN, SECOND])],
)
def test_only_ways_that_the_hand_has_are_laid_out_and_none_where_there_is_but_one(hand: str, ways: list[int]) -> None:
    guest = sits(lay("leinfelden", "SO", vorhand=hand))
    assert [way.offer.mode for way in ways_as_shown(guest.state)] == ways
    over = describe(guest.state).over
    assert (over.line == PHRASES["lead_dive"]) is (not ways), "with one way there is only a line"
    assert not ways or not over.line, "the paper asks"


def test_what_the_table_does_not_play_says_why() -> None:
    guest = sits(lay("leinfelden", "SO", vorhand="E7 E7 B7 B7 HX"))
    guest.key(pygame.K_PERIOD)
    assert guest.told == PHRASES["no_rare_calls"] and not guest.panel_open


def test_a_card_is_chosen_with_arrows_and_played_with_enter() -> None:
    guest = Guest(others=others(3), seed=3)
    plain = next(
        at for at, card in enumerate(guest.hand()) if len(laid_out_choices.ways_that_fit(guest.state, card)) == 1
    )
    card = guest.hand()[plain]
    guest.key(pygame.K_RIGHT)
    for _ in range(5):
        if guest.state.pointing.focus == guest.own_card(plain):
            break
        guest.key(pygame.K_RIGHT)
    assert guest.state.pointing.focus == guest.own_card(plain) and guest.game.moment == 0
    guest.key(pygame.K_RETURN)
    assert guest.deal.trick[0] == card


def test_the_partner_looks_before_opening_too() -> None:
    guest = sits(lay("leinfelden", "SO", dealer=1, third="EA"))
    assert guest.deal.turn == 2 and guest.stop == stops.Stop(stops.PARTNER_LOOKS, 3.0)
    guest.wait(2.7)
    assert guest.game.moment == 0
    guest.wait(2.5)
    assert guest.deal.trick


@first_of(1, "speed", ["normal", "slow", "none"])
@pytest.mark.parametrize("opens", [True, False])
def test_while_the_player_is_to_lead_the_partner_signs_within_two_seconds(opens: bool, speed: str) -> None:
    signs = [SIGNAL + 2]

    def wish(seen: Deal, seat: int) -> Action | None:
        both_aces = seen.hands[seat] >> 24 + FACE_OF["HA"] & 1  # the partner of this deal, before the first own card
        return signs.pop() if signs and (seat, seen.turn) == (2, 0) and both_aces and not seen.trick else None

    after = (lambda table: table) if opens else (lambda table: table.opens("elfen", "EA").rest_discard())
    guest = sits(lay("leinfelden", "SO", vorhand="EA", third="HA HA"), after, wish, speed=speed, caption_stays=4)
    guest.wait(2.0)
    assert guest.game.record_so_far().actions[-1] == (2, SIGNAL + 2)
    assert "heart" in describe(guest.state).rests.portraits[2]


@first_of(1, "knock_deal, words", [("five", "has_knocked"), ("packets", "has_knocked_packets")])
def test_others_knock_on_the_pack_too_and_one_is_told(
    monkeypatch: pytest.MonkeyPatch, knock_deal: str, words: str
) -> None:
    told: list[str] = []
    monkeypatch.setattr(RunningDeal, "tell", lambda session, words: told.append(words))
    monkeypatch.setitem(PRESETS, "leinfelden", PRESETS["leinfelden"]._replace(knock_deal=knock_deal))
    knocked = []
    for seed in range(1, 12):
        told.clear()
        guest = Guest(others=others(3), seed=seed)
        knocked.append(guest.game.record_so_far().knock)
        assert told == [say(words, {"name": "Eugen"})] * knocked[-1]
    assert 0 < sum(knocked) < 6
