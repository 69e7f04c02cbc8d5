"""Claims about the table, the pack and the deal."""

from __future__ import annotations

from random import Random

import pytest

from gaigel_desktop.rules.cards import FACE_OF, PACK_SIZE, count, hand_of
from gaigel_desktop.rules.deal import SORTED_PACK, cut, deal_out, may_knock
from gaigel_desktop.rules.errors import BadPack
from gaigel_desktop.rules.law import law_of
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.seats import next_sits_right, sides, sides_of
from gaigel_desktop.rules.umschlag import Umschlag, umschlag
from tests.scenario import laid

from .laying import Told, partner, points_of, side

RANKS = ("EA", "EX", "EK", "EO", "EU", "E7")


# -- who sits there ----------------------------------------------------------------------------------------------


def everybody_holds_five_cards(told: Told) -> None:
    """The number of cards is said too."""
    hands = laid(told.rules).deal.hands
    told.names(5)
    assert [count(hand) for hand in hands] == [5] * len(hands)


def the_number_of_players_is_said(told: Told) -> None:
    """The number in the sentence is that of the hands."""
    told.names(len(laid(told.rules).deal.hands))


def every_second_player_is_on_one_side(told: Told) -> None:
    """There are two sides, and they sit crosswise."""
    assert sides_of(told.rules) == tuple(seat % 2 for seat in range(told.rules.players))
    tricks_of_partners_count_together(told)


def who_sits_opposite_is_the_partner(told: Told) -> None:
    """There are as many sides as pairs, each of two who sit opposite."""
    found, half = sides_of(told.rules), told.rules.players // 2
    assert sides(told.rules) == half and found[:half] == found[half:]
    tricks_of_partners_count_together(told)


def the_number_of_pairs_is_said(told: Told) -> None:
    """The number in the sentence is that of the sides."""
    told.names(sides(told.rules))


def everybody_plays_alone(told: Told) -> None:
    """There are as many sides as players."""
    assert sides_of(told.rules) == tuple(range(told.rules.players))


def six_and_eight_play_in_two_teams(told: Told) -> None:
    """Six and eight would sit so that every second player is on one side."""
    for players in (6, 8):
        every_second_player_is_on_one_side(Told(told.rules._replace(players=players)))


def four_six_and_eight_play_in_pairs(told: Told) -> None:
    """Four, six and eight would make two, three and four pairs."""
    for players in (4, 6, 8):
        who_sits_opposite_is_the_partner(Told(told.rules._replace(players=players)))


def odd_tables_play_alone_without_signs(told: Told) -> None:
    """Two, three, five or seven play alone, nobody signs, and from this number on all may stay below 101."""
    for players in (2, 3, 5, 7):
        table = told.rules._replace(players=players)
        everybody_plays_alone(Told(table))
        assert not law_of(table).signs
    told.names(_fewest_who_may_all_stay_below(told.rules))


def _fewest_who_may_all_stay_below(rules: RuleSet) -> int:
    """With that many alone all the cards are too few for one of them to be sure of 101."""
    return next(players for players in range(2, 9) if 100 * players >= _all_points(rules))


def tricks_of_partners_count_together(told: Told) -> None:
    """A trick of Vorhand's partner is one of Vorhand's side."""
    other = partner(told.rules)
    assert other is not None and side(told.rules, other) == side(told.rules, 0) != side(told.rules, 1)


# -- the pack ----------------------------------------------------------------------------------------------------


def each_card_is_there_twice(told: Told) -> None:
    """Four suits of six cards, each of them twice."""
    assert [SORTED_PACK.count(face) for face in FACE_OF.values()] == [2] * 24
    told.names(PACK_SIZE)


def _values(rules: RuleSet) -> tuple[int, ...]:
    return tuple(points_of(rules, (card,)) for card in RANKS)


def cards_count_as_usual(told: Told) -> None:
    """Ace 11, Ten 10, King 4, Ober 3, Unter 2, Seven nothing."""
    assert _values(told.rules) == (11, 10, 4, 3, 2, 0)


def cards_count_as_in_1907(told: Told) -> None:
    """Ace 11, Ten 10, King 9, Ober 8, Unter 7, Seven nothing."""
    assert _values(told.rules) == (11, 10, 9, 8, 7, 0)


def each_rank_counts_what_is_said(told: Told) -> None:
    """The numbers in the sentence are those that the tricks are counted with."""
    told.names(*(points for points in _values(told.rules) if points or told.cards))


def the_cards_shown_count_what_is_said(told: Told) -> None:
    """The cards of the picture count together what stands under it."""
    told.names(points_of(told.rules, told.cards))


def _all_points(rules: RuleSet) -> int:
    return 2 * points_of(rules, tuple(FACE_OF))


def all_cards_together_count_what_is_said(told: Told) -> None:
    """The whole pack is counted."""
    told.names(_all_points(told.rules))


def one_of_two_sides_always_gets_to_101(told: Told) -> None:
    """There are two sides, every card is played, and all of them are more than both could have with 100 each."""
    deal = laid(told.rules).deal
    assert deal.law.sides == 2 and deal.rounds * deal.players == len(deal.talon) + 1
    assert _all_points(told.rules) > 200
    told.names(101)


# -- who deals ---------------------------------------------------------------------------------------------------


def _turned_up(rules: RuleSet, first: str) -> Umschlag:
    cards = [FACE_OF[code] for code in first.split()]
    rest = SORTED_PACK.copy()
    for card in cards:
        rest.remove(card)
    return umschlag(rules, (*cards, *rest))


def the_first_ace_deals(told: Told) -> None:
    """Whoever gets it deals, wherever that player then sits: the second card here, or the third, after a Ten."""
    found = _turned_up(told.rules, "E7 BA HA SA EA")
    assert found.seating[found.dealer] == 1 and found.turned[1].card == FACE_OF["BA"]
    found = _turned_up(told.rules, "E7 BX HA SA EA")
    assert found.seating[found.dealer] == 2 % told.rules.players


def the_highest_card_deals(told: Told) -> None:
    """Everybody cuts one; of two who are equally high the one with the higher second card deals."""
    low = " E7 B7 H7 S7 E7 B7"[: 3 * (told.rules.players - 2)]
    found = _turned_up(told.rules, f"BK HK{low} SU SX")
    assert found.dealer == 1 and len(found.turned) == told.rules.players + 2


def the_seats_stay(told: Told) -> None:
    """The cards that name the dealer move nobody."""
    assert _turned_up(told.rules, "E7 BA HA SA EA BA HA").seating == tuple(range(told.rules.players))


def half_the_table_gets_aces_and_plays_together(told: Told) -> None:
    """Each of the first Aces makes a player of one side."""
    half = told.rules.players // 2
    found = _turned_up(told.rules, "EA BA HA SA")
    assert {seat for seat, _ in found.turned} == set(range(half)) == set(found.seating[::2])


def it_goes_round_to_the_right(told: Told) -> None:
    """The next in order sits at the right."""
    assert next_sits_right(told.rules)


def it_goes_round_to_the_left(told: Told) -> None:
    """The next in order sits at the left."""
    assert not next_sits_right(told.rules)


def vorhand_sits_after_the_dealer(told: Told) -> None:
    """Whoever comes after the dealer leads."""
    for dealer in range(told.rules.players):
        assert laid(told.rules, dealer=dealer).deal.turn == (dealer + 1) % told.rules.players


# -- dealing -----------------------------------------------------------------------------------------------------


def each_packet_has_at_least_so_many(told: Told) -> None:
    """So many cards may be cut off, or left; one fewer may not."""
    pack = tuple(SORTED_PACK)
    for place in (5, PACK_SIZE - 5):
        assert cut(pack, place) == pack[place:] + pack[:place]
    for place in (4, PACK_SIZE - 4):
        with pytest.raises(BadPack):
            cut(pack, place)
    told.names(5)


def _is_dealt(rules: RuleSet, packets: tuple[int, ...], knocked: bool) -> None:
    """The pack goes round in these packets; at a nought the trump card is turned."""
    deck = SORTED_PACK.copy()
    Random(7).shuffle(deck)
    place, hands, turned = 0, [list[int]() for _ in range(rules.players)], -1
    for size in packets:
        if size == 0:
            turned, place = deck[place], place + 1
            continue
        for hand in hands:
            hand.extend(deck[place : place + size])
            place += size
    deal = deal_out(rules, rules.players - 1, tuple(deck), knocked)
    assert deal.hands == [hand_of(hand) for hand in hands] and deal.indicator == turned
    assert list(deal.talon) == deck[place:]


def three_trump_two(told: Told) -> None:
    """Three cards each, the trump card, two more."""
    _is_dealt(told.rules, (3, 0, 2), False)


def three_two_trump(told: Told) -> None:
    """Three cards each, two more, the trump card."""
    _is_dealt(told.rules, (3, 2, 0), False)


def two_three_trump(told: Told) -> None:
    """Two cards each, three more, the trump card."""
    _is_dealt(told.rules, (2, 3, 0), False)


def one_may_knock(told: Told) -> None:
    """The pack may be dealt as it lies."""
    assert may_knock(told.rules)
    deal_out(told.rules, 0, tuple(SORTED_PACK), True)


def nobody_knocks(told: Told) -> None:
    """The pack is always cut."""
    assert not may_knock(told.rules)
    with pytest.raises(BadPack):
        deal_out(told.rules, 0, tuple(SORTED_PACK), True)


def after_a_knock_five_at_once(told: Told) -> None:
    """All five cards each, then the trump card."""
    _is_dealt(told.rules, (5, 0), True)


def after_a_knock_in_packets(told: Told) -> None:
    """As after a cut."""
    one_may_knock(told)
    _is_dealt(told.rules, {"3T2": (3, 0, 2), "32T": (3, 2, 0), "23T": (2, 3, 0)}[told.rules.deal_pattern], True)


def the_card_turned_up_makes_trumps(told: Told) -> None:
    """Its suit is trumps, and the talon with it has so many cards."""
    deal = laid(told.rules, "BK").deal
    assert deal.indicator == FACE_OF["BK"] and deal.trump == 1
    told.names(len(deal.talon) + 1)


def a_table_of_that_size_draws_so_long(told: Told) -> None:
    """The row of the list says how many cards the talon has, how often all draw, and what is left."""
    players = int(told.words.split()[0])
    deal = laid(told.rules._replace(players=players)).deal
    left = len(deal.talon) + 1
    said = told.words.replace(";", ":").split(":")
    told.names(players, left, deal.rounds, *([left - deal.rounds * players] if len(said) > 3 else []))
    assert (len(said) > 3) == (left != deal.rounds * players)


def trumps_are_named(told: Told) -> None:
    """The suit is that of the card that was turned, bells."""
    assert laid(told.rules, "S7").deal.trump == 3
    assert "bells" in told.words
