"""Winken at the table: who signs what and when, who sees it, and who believes it."""

from __future__ import annotations

import pytest

from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human, Player
from gaigel_desktop.controller.match.regulars import REGULAR_WITH
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.minds.opponent import Opponent
from gaigel_desktop.opponents.levels import Character
from gaigel_desktop.opponents.signs import hints
from gaigel_desktop.rules.actions import SIGNS
from gaigel_desktop.rules.cards import ACE, BIT
from gaigel_desktop.rules.events import Signed
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.views import view
from tests.opponents.asking import MASTER, always, memory_of, never, said_by, share, thorough
from tests.referee import deal_of, next_deal
from tests.rules.table import Table
from tests.scenario import endgame, lay

HEARTS_ACE = 2 * 6 + ACE
HONEST = MASTER._replace(bluffs=1.0)
SLY = HONEST._replace(free_signs=True)
SHARP_EYED = MASTER._replace(attentive=1.0)
DREAMER = MASTER._replace(attentive=0.0)


def believed(table: Table, seat: int, character: Character = SHARP_EYED) -> list[tuple[int, float]]:
    """Whom the seat believes to hold the ace of hearts, and how far."""
    found = hints(view(table.deal, seat), seat, memory_of(table.told, seat), character, 1)
    return [(other, trust) for other, card, trust in found if card == HEARTS_ACE]


# -- making them -----------------------------------------------------------------------------------------------------


def test_vorhands_partner_shows_with_its_tongue_which_ace_it_holds() -> None:
    for suit, sign in (("E", "E"), ("B", "B"), ("H", "H"), ("S", "S")):
        trump = "HO" if suit == "S" else "SO"
        always(lay("leinfelden", trump, third=f"{suit}A"), 2, f"signal {sign}")


def test_the_ace_of_trumps_is_a_blink_and_of_no_use_at_the_opening() -> None:
    always(lay("leinfelden", "SO", third="SA"), 2, "")
    table = lay("leinfelden", "SO", vorhand="EA", third="SA", talon="E7 B7 EU BU").opens("elfen", "EA").rest_discard()
    always(table.everybody_passes(), 2, "signal TA")


def test_signs_an_ace_once_and_two_aces_at_most() -> None:
    table = lay("leinfelden", "SO", third="HA EA EA BA")
    always(table, 2, "signal E")
    table.seat(2).signs("E")
    always(table, 2, "signal B")
    table.seat(2).signs("B")
    always(table, 2, "")


def test_signs_nothing_while_the_other_side_leads() -> None:
    always(lay("leinfelden", "SO", second="HA", fourth="HA"), 1, "", character=HONEST)


def test_some_sign_often_and_some_hardly_ever() -> None:
    table = lay("leinfelden", "SO", third="HA")
    berta, eugen = (
        [bool(said_by(table, 2, regular.playing("guest"), seed)) for seed in range(400)]
        for regular in (REGULAR_WITH["berta"], REGULAR_WITH["eugen"])
    )
    assert 0.65 < sum(berta) / 400 < 0.85
    assert 0.25 < sum(eugen) / 400 < 0.45


# -- bluffing --------------------------------------------------------------------------------------------------------


def test_bluffs_only_where_it_is_allowed() -> None:
    table = lay("leinfelden", "SO", second="EA BA E7 B7 EU")
    always(table, 1, "", character=HONEST)
    assert {said_by(table, 1, SLY, seed) for seed in range(20)} == {"", "signal H"}
    assert {said_by(table, 1, HONEST, seed) for seed in range(20)} == {""}


def test_nobody_bluffs_where_a_sign_of_a_suit_may_be_a_wish() -> None:
    table = lay("leinfelden", "SO", second="EA BA E7 B7 EU")
    assert {said_by(table, 1, SLY._replace(wishes=True), seed) for seed in range(20)} == {""}


def test_an_ace_is_signed_at_every_table() -> None:
    for wishes in (False, True):
        always(lay("leinfelden", "SO", third="HA"), 2, "signal H", character=HONEST._replace(wishes=wishes))


def test_some_are_tempted_more_often_than_others() -> None:
    table = lay("leinfelden", "SO", second="EA BA E7 B7 EU")
    berta, jockel = (
        sum(bool(said_by(table, 1, regular.playing("guest")._replace(free_signs=True), seed)) for seed in range(600))
        for regular in (REGULAR_WITH["berta"], REGULAR_WITH["jockel"])
    )
    assert berta > 3 * jockel > 0


def test_bluffs_with_an_ace_that_could_be_there() -> None:
    table = lay("leinfelden", "SO", vorhand="HA", fourth="HA E7 B7").opens("elfen", "HA").plays(". . HA")
    table.rest_discard().everybody_passes()
    never(table, 1, "signal H", "signal S", character=SLY)


def test_bluffs_once_a_deal() -> None:
    table = lay("leinfelden", "SO", second="EU E7 B7 BU").seat(1).signs("H")
    assert {said_by(table, 1, SLY, seed) for seed in range(20)} == {""}


def test_never_bluffs_to_the_partner_who_leads() -> None:
    table = lay("leinfelden", "SO", third="EU E7 B7 BU H7")
    assert {said_by(table, 2, SLY, seed) for seed in range(20)} == {""}


# -- reading them ----------------------------------------------------------------------------------------------------


def test_the_partners_sign_is_always_seen_and_an_opponents_by_those_who_look() -> None:
    table = lay("leinfelden", "SO", third="HA").seat(2).signs("H")
    assert believed(table, 0, DREAMER) and believed(table, 1, SHARP_EYED)
    assert not believed(table, 1, DREAMER)


def test_a_sign_as_agreed_is_believed_and_one_where_anything_goes_is_not_quite() -> None:
    table = lay("leinfelden", "SO", third="HA").seat(2).signs("H")
    free = SHARP_EYED._replace(free_signs=True)
    ((_, partner),), ((_, opponent),) = believed(table, 0), believed(table, 1)
    assert partner == opponent > 0.9
    ((_, partner),), ((_, opponent),) = believed(table, 0, free), believed(table, 1, free)
    assert partner > opponent > 0.5


def test_what_may_be_a_wish_is_believed_less_and_no_more_than_before_where_signs_lie() -> None:
    table = lay("leinfelden", "SO", third="HA", second="BA").seat(2).signs("H")
    for character in (SHARP_EYED, SHARP_EYED._replace(free_signs=True)):
        wishes = character._replace(wishes=True)
        for seat in (0, 1):
            ((_, wish),), ((_, ace),) = believed(table, seat, wishes), believed(table, seat, character)
            assert 0.5 < wish <= ace and wish <= 0.6
    away = lay("leinfelden", "SO", second="HA").seat(1).signs("H")
    ((_, trust),) = believed(away, 3, SHARP_EYED._replace(free_signs=True, wishes=True))
    assert trust < 0.3, "the other side leads"


def test_the_ace_of_trumps_is_believed_as_ever() -> None:
    table = lay("leinfelden", "HO", third="HA").seat(2).signs("TA")
    assert believed(table, 0, SHARP_EYED._replace(wishes=True)) == believed(table, 0) != []


def test_a_sign_while_the_other_side_leads_is_taken_for_a_bluff() -> None:
    table = lay("leinfelden", "SO", second="HA").seat(1).signs("H")
    free = SHARP_EYED._replace(free_signs=True)
    assert all(trust < 0.3 for seat in (0, 2, 3) for _, trust in believed(table, seat, free))
    assert len(believed(table, 3, free)) == 1


def test_who_led_is_remembered_when_the_sign_was_made_later() -> None:
    table = lay("leinfelden", "SO", vorhand="EA", fourth="EA HA E7", talon="B7 B7 BU BU").opens("elfen", "EA")
    table.rest_discard().everybody_passes().seat(2).signs("H")
    ((_, trust),) = believed(table, 0, SHARP_EYED._replace(free_signs=True))
    assert trust == 0.9


def test_a_card_that_was_played_since_is_no_longer_looked_for() -> None:
    table = lay("leinfelden", "SO", vorhand="H7", third="HA").seat(2).signs("H").opens("dive", "H7")
    table.plays(". HA")
    assert believed(table, 2) == []
    table.rest_discard().everybody_passes()
    assert believed(table, 0) == []


@pytest.mark.thorough
def test_leads_the_second_ace_after_the_partners_sign_also_where_bluffs_are_allowed() -> None:
    table = lay("leinfelden", "SO", vorhand="HA E7 EU BU B7", third="HA HX").seat(2).signs("H")
    always(table, 0, "open second HA", character=thorough(1500)._replace(free_signs=True))


@pytest.mark.thorough
def test_leads_back_what_the_partner_has_signed() -> None:
    """At the end: the ten goes to the partner's ace, which was signed; before that its own ace had to bring it home."""
    table = endgame("leinfelden", "SO", vorhand="HX BX EX EK", second="BA", third="HA", fourth="EA")
    table.seat(0).holds("HA HX")
    assert share(table, 0, "play HX") == 0
    table.seat(2).signs("H")
    assert share(table, 0, "play HX") > 0.5


@pytest.mark.thorough
def test_does_not_dive_into_the_ace_that_it_saw_an_opponent_sign() -> None:
    table = lay("leinfelden", "SO", vorhand="HX BX E7 EU B7", second="HA").seat(1).signs("H")
    looking, dreaming = (thorough(800)._replace(attentive=attentive) for attentive in (1.0, 0.0))
    never(table, 0, "open dive HX", character=looking)
    assert share(table, 0, "open dive HX", dreaming, dice=4) > 0.5


# -- at the table ----------------------------------------------------------------------------------------------------


def test_the_partner_signs_when_the_player_leads() -> None:
    """Before the player has done anything, the next word at the table is the partner's sign."""
    signed = 0
    for number in range(12):
        players: list[Player] = [Human(), *(Opponent(MASTER, f"{number} {seat}") for seat in (1, 2, 3))]
        game = Game(PRESETS["leinfelden"], players, 3, Forgotten())
        next_deal(game, f"sign {number}")
        deal = deal_of(game)
        aces = [suit for suit in range(4) if deal.hands[2] & BIT[suit * 6 + ACE] and suit != deal.trump]
        assert game.step() == bool(aces)
        if aces:
            (told,) = game.news(0, 0)
            assert told == Signed(2, aces[0])
            assert SIGNS[aces[0]] in "EBHS"
            signed += 1
    assert signed
