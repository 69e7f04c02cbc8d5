"""Claims about King and Ober, and about the Seven of trumps and the trump card."""

from __future__ import annotations

from gaigel_desktop.rules.actions import SPELLED
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.cards import cards as cards_of
from gaigel_desktop.rules.deal import LAST_CHANCE, PAIR_WINDOW
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.seats import sides_of
from tests.rules.table import Table

from .laying import (
    Told,
    after_first_trick,
    at_the_end,
    before_last_drawing,
    leads,
    may,
    midway,
    named,
    partner,
    takes_a_trick,
)

FOUR = "HK HO HK HO"


def _is_asked_for_pairs(rules: RuleSet) -> bool:
    """Whether pairs have their moment, between a trick and the drawing."""
    return after_first_trick(rules).deal.phase == PAIR_WINDOW


def _ready(rules: RuleSet, cards: str, trump: str = "SU", **words: str) -> Table:
    """Vorhand has a trick and these cards, and it is the moment for a pair, if there is one at all."""
    lay = after_first_trick if _is_asked_for_pairs(rules) else midway
    return lay(rules, trump, vorhand=cards, **words)


# -- what a pair counts, and what it needs -----------------------------------------------------------------------


def a_pair_counts_20_and_in_trumps_40(told: Told) -> None:
    """It is shown to everybody, and counts from that moment."""
    for suit, points in (("H", 20), ("S", 40)):
        table = _ready(told.rules, f"{suit}K {suit}O", "SX")
        before = table.deal.points[0]
        table.seat(0).declares(suit).agrees("points", table.deal.points[0] - before, points)
        known = [CODES[card] for card in cards_of(table.deal.known[0])]
        assert {f"{suit}K", f"{suit}O"} <= set(known)
    told.has_no_number_but(20, 40)


def a_pair_needs_a_trick_of_the_side_and_both_cards(told: Told) -> None:
    """An opponent without a trick waits; so does whoever has played one of the two."""
    table = _ready(told.rules, "HK HO", second="BK BO")
    assert may(table, 0, "declare", "H") and not may(table, 1, "declare", "B")
    table = midway(told.rules, "SU", vorhand="HK HO").plays("HK")
    assert not may(table, 0, "declare", "H")


def a_sure_trick_is_enough(told: Told) -> None:
    """Vorhand's partner, who has yet to play to it, declares on a trick that nobody can take from Vorhand."""
    assert _on_a_sure_trick(told.rules)


def a_sure_trick_is_not_enough(told: Told) -> None:
    """Only one that has been won counts."""
    assert not _on_a_sure_trick(told.rules)


def _on_a_sure_trick(rules: RuleSet) -> bool:
    other = partner(rules)
    if other is None:
        return False
    table = midway(rules, "SU", vorhand="SA", **named(other, "HK HO"))
    table.deal.tricks = [0] * table.deal.law.sides
    table.deal.own_trick = 0
    table.plays("SA")
    return may(table, other, "declare", "H")


# -- when --------------------------------------------------------------------------------------------------------


def pairs_are_declared_at_any_time(told: Told) -> None:
    """In turn or not, between tricks, and two of them together."""
    table = midway(told.rules, "SU", vorhand=FOUR)
    assert may(table, 0, "declare", "H") and may(table, 0, "declare", "H", 2)
    table.plays(".")
    assert may(table, 0, "declare", "H")
    table = midway(told.rules, "SU", vorhand="HK HO BK BO").seat(0).declares("H")
    assert may(table, 0, "declare", "B")


def nobody_declares_while_all_are_asked(told: Told) -> None:
    """Before the last drawing, and when a claim lies there."""
    table = before_last_drawing(told.rules, vorhand="SA HK HO").plays("SA").finishes_trick()
    assert not table.deal.waiting or not may(table, 0, "declare", "H")
    table = midway(told.rules, "SU", vorhand="HK HO").seat(0).calls_aus()
    assert not may(table, 0, "declare", "H")


def pairs_are_declared_before_drawing_by_those_who_took_the_trick(told: Told) -> None:
    """All of the side are asked in order, whatever they hold; each declares once or passes, and later nobody may."""
    table = after_first_trick(told.rules, "SU", vorhand="HK HO BK BO")
    assert table.deal.phase == PAIR_WINDOW
    assert table.deal.waiting == tuple(seat for seat, own in enumerate(sides_of(told.rules)) if own == 0)
    table.seat(0).declares("H")
    assert not may(table, 0, "declare", "B")
    table = after_first_trick(told.rules, "SU", vorhand="HK HO").everybody_passes()
    assert not may(table, 0, "declare", "H")


def pairs_are_declared_to_the_very_end(told: Told) -> None:
    """Also when there is nothing left to draw."""
    assert may(at_the_end(told.rules, vorhand="HK HO"), 0, "declare", "H")


def no_pairs_once_nothing_is_to_draw(told: Told) -> None:
    """Then nobody declares, whenever it is, also when the last trick before is just won."""
    assert not may(at_the_end(told.rules, vorhand="HK HO"), 0, "declare", "H")
    table = at_the_end(told.rules, vorhand="SA HK HO").plays("SA").finishes_trick()
    assert table.deal.result is not None or not may(table, 0, "declare", "H")


# -- twice in one suit -------------------------------------------------------------------------------------------


def _second_pair(rules: RuleSet, one_fresh: bool, all_four: bool, two_fresh: bool) -> None:
    """Both pairs may be shown together. A second pair one by one may be declared, or not, with one fresh King only;
    while all four are held; with two fresh cards, when one of the first pair has been played."""
    assert may(_ready(rules, FOUR), 0, "declare", "H", 2)
    if _is_asked_for_pairs(rules):
        table = after_first_trick(rules, "HX", vorhand=FOUR, talon="EU").seat(0).declares("H").everybody_passes()
        if table.deal.rounds:  # else nobody is asked a second time in this deal
            assert may(table.plays("HK").finishes_trick(), 0, "declare", "H") == two_fresh
        return
    table = midway(rules, "SU", vorhand="HK HO HO").seat(0).declares("H")
    assert may(table, 0, "declare", "H") == one_fresh
    table = midway(rules, "SU", vorhand=FOUR).seat(0).declares("H")
    assert may(table, 0, "declare", "H") == all_four
    assert may(table.plays("HK"), 0, "declare", "H") == two_fresh


def a_second_pair_needs_other_cards(told: Told) -> None:
    """The other King and the other Ober, and no more than these."""
    _second_pair(told.rules, one_fresh=False, all_four=True, two_fresh=True)


def a_second_pair_needs_all_four(told: Told) -> None:
    """Only while all four are in the hand."""
    _second_pair(told.rules, one_fresh=False, all_four=True, two_fresh=False)


def a_suit_is_declared_once_or_twice_at_once(told: Told) -> None:
    """By nobody else either."""
    _second_pair(told.rules, one_fresh=False, all_four=False, two_fresh=False)
    other = partner(told.rules) or 1
    table = takes_a_trick(_ready(told.rules, "HK HO", **named(other, "HK HO")), 1).seat(0).declares("H")
    while table.deal.waiting and table.deal.waiting[0] != other:
        table.seat(table.deal.waiting[0]).passes()
    assert not may(table, other, "declare", "H")


def two_pairs_of_a_suit_count_twice_20(told: Told) -> None:
    """Shown together."""
    told.names(20)
    table = _ready(told.rules, FOUR)
    before = table.deal.points[0]
    table.seat(0).declares("H", 2).agrees("points", table.deal.points[0] - before, 40)


# -- and then ----------------------------------------------------------------------------------------------------


def _next_cards(rules: RuleSet) -> set[str]:
    """What Vorhand may lead after a declaration."""
    table = _ready(rules, "HK HO BU").seat(0).declares("H").everybody_passes()
    return {str(SPELLED[action][-1]) for action in card_actions(table.deal)}


def one_of_the_declared_cards_is_played_next(told: Told) -> None:
    """If no other duty stands against it."""
    assert _next_cards(told.rules) == {"HK", "HO"}


def after_playing_it_is_the_card_to_the_next_trick(told: Told) -> None:
    """Whoever shows a pair with a card in the trick already; where one is asked before the drawing, that cannot be."""
    if _is_asked_for_pairs(told.rules):
        return
    table = midway(told.rules, "SU", vorhand="SA HK HO BU BX").plays("SA").seat(0).declares("H")
    table.finishes_trick().everybody_passes()
    assert {str(SPELLED[action][-1]) for action in card_actions(table.deal)} == {"HK", "HO"}


def after_declaring_any_card_may_be_played(told: Told) -> None:
    """Not only the two."""
    assert _next_cards(told.rules) > {"HK", "HO", "BU"}


# -- the Seven of trumps -----------------------------------------------------------------------------------------


def nobody_exchanges(told: Told) -> None:
    """The trump card stays where it lies until it is drawn."""
    table = midway(told.rules, vorhand="S7")
    assert not may(table, 0, "swap") and not may(table, 0, "reserve")


def the_diss_is_swapped_for_the_trump_card(told: Told) -> None:
    """The Seven lies where the trump card lay, and that is in the hand."""
    table = midway(told.rules, vorhand="S7").seat(0).swaps().lies_under_the_talon("S7")
    table.seat(0).holds("SO").turn_is(0)


def the_diss_is_swapped_and_not_put_under(told: Told) -> None:
    """There is nothing but the swap."""
    the_diss_is_swapped_for_the_trump_card(told)
    assert not may(midway(told.rules, vorhand="S7"), 0, "reserve")


def the_diss_is_swapped_or_put_under(told: Told) -> None:
    """Put under, both lie there and nobody else can rob; in a later turn, or with the last drawing, the card comes."""
    the_diss_is_swapped_for_the_trump_card(told)
    table = takes_a_trick(midway(told.rules, vorhand="S7", second="S7"), 1).seat(0).reserves()
    table.lies_under_the_talon("SO")
    assert not may(table, 0, "take")
    table.discards()
    assert not may(table, 1, "swap") and not may(table, 1, "reserve")
    table = midway(told.rules, vorhand="S7 SA").seat(0).reserves().plays("SA").finishes_trick().everybody_passes()
    assert may(table, 0, "take") == bool(table.deal.rounds)
    table = before_last_drawing(told.rules, vorhand="S7 SA").seat(0).reserves().plays("SA").finishes_trick()
    table.everybody_passes().seat(0).holds("SO")
    assert sum(table.deal.hands[0] >> bit & 1 for bit in range(48)) == 5, "and draws as everybody does"


def a_partner_with_the_other_diss_swaps(told: Told) -> None:
    """The first Seven comes back, and the partner's lies in its place."""
    other = partner(told.rules)
    assert other is not None
    table = takes_a_trick(midway(told.rules, vorhand="S7", **named(other, "S7")), other).seat(0).reserves()
    while table.deal.turn != other:
        table.discards()
    table.seat(other).swaps().lies_under_the_talon("S7").seat(other).holds("SO").seat(0).holds("S7")


def no_second_seven_is_put_under(told: Told) -> None:
    """While one lies there; the partner who holds the other can only swap."""
    other = partner(told.rules)
    assert other is not None
    table = takes_a_trick(midway(told.rules, vorhand="S7", **named(other, "S7")), other).seat(0).reserves()
    while table.deal.turn != other:
        table.discards()
    assert may(table, other, "swap") and not may(table, other, "reserve")


def _a_partners_trick_is_enough(rules: RuleSet) -> bool | None:
    """Whether the partner of whoever took the trick exchanges; None where there is no partner."""
    other = partner(rules)
    return None if other is None else may(leads(midway(rules, **named(other, "S7")), other), other, "swap")


def _needs_some_trick(rules: RuleSet) -> None:
    """Who has a trick may exchange, and a side without one may not."""
    assert may(midway(rules, vorhand="S7"), 0, "swap")
    assert not may(leads(midway(rules, second="S7"), 1), 1, "swap")


def a_trick_of_the_side_is_needed(told: Told) -> None:
    """One of the partner's will do."""
    _needs_some_trick(told.rules)
    assert _a_partners_trick_is_enough(told.rules) is not False


def a_trick_of_ones_own_is_needed(told: Told) -> None:
    """One of the partner's will not do."""
    _needs_some_trick(told.rules)
    assert not _a_partners_trick_is_enough(told.rules)


def it_is_exchanged_in_turn_while_something_is_to_draw(told: Told) -> None:
    """Not after playing, not by others, and not with a Seven from the last round of drawing."""
    table = takes_a_trick(midway(told.rules, vorhand="S7", second="S7"), 1)
    assert may(table, 0, "swap") and not may(table, 1, "swap")
    table.plays(".")
    assert not may(table, 0, "swap") and may(table, 1, "swap")
    assert not may(at_the_end(told.rules, "SO", vorhand="S7"), 0, "swap")


def whoever_is_asked_before_the_last_drawing_may_swap(told: Told) -> None:
    """It is nobody's turn then."""
    table = before_last_drawing(told.rules, vorhand="SA S7").plays("SA").finishes_trick()
    while table.deal.phase == PAIR_WINDOW:
        table.seat(table.deal.waiting[0]).passes()
    assert table.deal.phase == LAST_CHANCE and may(table, 0, "swap")


def whoever_is_asked_for_pairs_may_swap_first(told: Told) -> None:
    """And declare with the card that was fetched."""
    table = after_first_trick(told.rules, vorhand="S7 SK").seat(0).swaps()
    assert may(table, 0, "declare", "S")


def one_side_exchanges_and_no_seven_is_fetched(told: Told) -> None:
    """After one side the others cannot, in this deal; a trump card that is a Seven stays."""
    table = takes_a_trick(midway(told.rules, vorhand="S7", second="S7"), 1).seat(0).swaps().plays(".")
    assert not may(table, 1, "swap")
    table = takes_a_trick(midway(told.rules, "SK", vorhand="S7 SO"), 1).seat(0).swaps().plays(".")
    assert not may(table, 1, "swap")
    assert not may(midway(told.rules, "S7", vorhand="S7"), 0, "swap")
    if told.rules.exchange == "reserve":
        table = takes_a_trick(midway(told.rules, vorhand="S7", second="S7"), 1).seat(0).reserves().plays(".")
        assert not may(table, 1, "swap")


def before_the_last_drawing_all_entitled_are_asked(told: Told) -> None:
    """Whatever they hold, in order from whoever took the trick; out of turn."""
    table = before_last_drawing(told.rules, vorhand="SA").plays("SA").finishes_trick()
    while table.deal.phase == PAIR_WINDOW:
        table.seat(table.deal.waiting[0]).passes()
    assert table.deal.phase == LAST_CHANCE and table.deal.waiting[0] == 0
    entitled = [seat for seat, own in enumerate(sides_of(told.rules)) if own == 0]
    if _a_partners_trick_is_enough(told.rules) is False:
        entitled = [0]
    assert list(table.deal.waiting) == entitled
