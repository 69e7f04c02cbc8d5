"""Claims about the first trick, about drawing and playing, and about the duty at the end."""

from __future__ import annotations

from gaigel_desktop.rules.cards import FACE_OF, HIDDEN
from gaigel_desktop.rules.deal import ENDGAME, TALON
from gaigel_desktop.rules.duty import ANY_CARD, NO_TRUMPS, duty_now
from tests.scenario import laid

from .laying import (
    Told,
    after_first_trick,
    at_the_end,
    before_last_drawing,
    costs,
    hand,
    may,
    midway,
    named,
    opened,
    others,
    owed,
    partner,
    right_cards,
    side,
)

FIVE_TRUMPS = "SX SK SO SU S7"


# -- the first trick ---------------------------------------------------------------------------------------------


def the_first_trick_is_like_any_other(told: Told) -> None:
    """Vorhand just leads any card, and a trump takes it."""
    table = laid(told.rules, "SX", vorhand="EU SK EA", second="S7")
    assert not may(table, 0, "open", "elfen", "EA")
    assert right_cards(table) == set(hand(table, 0)) and "SK" in hand(table, 0)
    table.plays("EU S7").finishes_trick().trick_goes_to(1)


def vorhand_announces_the_first_card(told: Told) -> None:
    """An Ace as Ge-Elfen or as the second one, another card to dive with; none without a word."""
    table = laid(told.rules, "SX", vorhand="EA EU")
    assert not may(table, 0, "play", "EA") and not may(table, 0, "play", "EU")
    assert may(table, 0, "open", "elfen", "EA") and may(table, 0, "open", "second", "EA")
    assert may(table, 0, "open", "dive", "EU")


def no_trump_goes_to_the_first_trick(told: Told) -> None:
    """Any card but a trump may be played, and trumps by whoever has nothing else."""
    table = opened(told.rules, "EA", "elfen", second="SA S7 EX BX HU")
    assert right_cards(table) == {"EX", "BX", "HU"}
    assert right_cards(opened(told.rules, "EA", "elfen", "SA", second=FIVE_TRUMPS)) == set(FIVE_TRUMPS.split())
    assert duty_now(table.deal) == NO_TRUMPS


def the_turned_suit_is_like_the_others_in_the_first_trick(told: Told) -> None:
    """It may be played, and wins nothing that another suit led; Vorhand leads another suit."""
    table = laid(told.rules, "SX", vorhand="SU EU", second="SA EX")
    assert not may(table, 0, "open", "dive", "SU")
    table.opens("dive", "EU")
    assert right_cards(table) >= {"SA", "EX"} and duty_now(table.deal) == ANY_CARD
    table.plays("SA").finishes_trick().trick_goes_to(0)


def an_ace_face_up_takes_the_first_trick(told: Told) -> None:
    """It is open, and neither the other Ace nor trumps win it; the Ace of trumps is not led like that."""
    assert not may(laid(told.rules, vorhand="SA EU"), 0, "open", "elfen", "SA")
    table = opened(told.rules, "EA", "elfen", second="EA")
    assert not table.deal.face_down
    table.plays("EA").finishes_trick().trick_goes_to(0)
    opened(told.rules, "EA", "elfen", "SA", second=FIVE_TRUMPS).plays("SX").finishes_trick().trick_goes_to(0)


def diving_goes_to_the_highest_of_the_suit(told: Told) -> None:
    """All lie face down; the highest of the suit takes it, of two equal ones the first."""
    table = laid(told.rules, "SX", vorhand="EA SU EU")
    assert not may(table, 0, "open", "dive", "EA") and not may(table, 0, "open", "dive", "SU")
    table.opens("dive", "EU")
    assert table.deal.face_down
    opened(told.rules, "EX", "dive", second="BA").plays("BA").finishes_trick().trick_goes_to(0)
    opened(told.rules, "EX", "dive", second="EA").plays("EA").finishes_trick().trick_goes_to(1)
    opened(told.rules, "EX", "dive", second="EX").plays("EX").finishes_trick().trick_goes_to(0)


def the_second_ace_takes_the_first_trick(told: Told) -> None:
    """It lies face down; the other one takes it, or else Vorhand."""
    assert not may(laid(told.rules, vorhand="SA EU"), 0, "open", "second", "SA")
    table = opened(told.rules, "EA", "second", second="EA")
    assert table.deal.face_down
    table.plays("EA").finishes_trick().trick_goes_to(1)
    opened(told.rules, "EA", "second", second="BA").plays("BA").finishes_trick().trick_goes_to(0)


def five_trumps_are_led_and_win_unless_a_higher_one_is_forced(told: Told) -> None:
    """The others may have to play a trump too, if they hold nothing else."""
    assert not may(laid(told.rules, "SX", vorhand="SX SK SO SU EX"), 0, "open", "trumps", "SX")
    table = laid(told.rules, "S7", vorhand=FIVE_TRUMPS, second="SA EX EK EO EU").opens("trumps", "SX")
    assert not table.deal.face_down and "SA" not in right_cards(table)
    table.finishes_trick().trick_goes_to(0)
    table = laid(told.rules, "SX", vorhand=FIVE_TRUMPS, second="SA SA SK SO SU").opens("trumps", "SX")
    table.plays("SA").finishes_trick().trick_goes_to(1)


def five_of_the_turned_suit_are_led_and_the_highest_wins(told: Told) -> None:
    """Whoever holds a higher one may play it, and need not."""
    table = laid(told.rules, "S7", vorhand=FIVE_TRUMPS, second="SA EX EK EO EU").opens("trumps", "SX")
    assert not table.deal.face_down and right_cards(table) >= {"SA", "EX"}
    table.plays("SA").finishes_trick().trick_goes_to(1)


def a_forced_trump_wins_nothing_and_is_proved(told: Told) -> None:
    """Opponents may ask for the hand until the second trick has been led; nobody else."""
    table = opened(told.rules, "EU", "dive", "SA", second=FIVE_TRUMPS).plays("SX").finishes_trick().trick_goes_to(0)
    table = opened(told.rules, "EA", "elfen", "SA", second=FIVE_TRUMPS).plays("SX")
    if not table.deal.waiting:  # of two the trick is complete, and pairs may have to be asked for first
        asked = {side(told.rules, seat) for seat in range(told.rules.players) if may(table, seat, "proof", 1)}
        assert asked == set(others(told.rules, 1))
    table.finishes_trick().everybody_passes()
    assert may(table, 0, "proof", 1)
    table.discards()
    assert table.deal.result is not None or not may(table, 0, "proof", 1)
    assert may(opened(told.rules, "SX", "trumps", "SA", vorhand="SK SO SU S7"), 1, "proof", 0)


def a_trump_to_the_first_trick_loses_the_deal(told: Told) -> None:
    """At once, even face down, a single game."""
    for mode, card in (("elfen", "EA"), ("dive", "EU")):
        table = opened(told.rules, card, mode, second="SA EX")
        assert may(table, 1, "play", "SA")
        costs(table.plays("SA"), "revoke", 1, 1)


def pairs_of_trumps_count_40_even_in_the_first_trick(told: Told) -> None:
    """Or as soon after it as a pair may be declared at all."""
    told.has_no_number_but(40)
    other = partner(told.rules)
    if other is not None:
        table = opened(told.rules, "EA", "elfen", **named(other, "SK SO"))
        if may(table, other, "declare", "S"):
            table.seat(other).declares("S").points(40, *(0 for _ in others(told.rules, 0)))
    table = after_first_trick(told.rules, vorhand="SK SO")
    before = table.deal.points[0]
    if may(table, 0, "declare", "S"):  # not where the talon is gone with the first round, and pairs with it
        table.seat(0).declares("S").agrees("points", table.deal.points[0] - before, 40)


def vorhand_may_open_for_sevens(told: Told) -> None:
    """With four of them, auf Siebener or auf Dissle."""
    table = laid(told.rules, "SX", vorhand="E7 E7 B7 B7 HX")
    assert may(table, 0, "open", "siebener", "HX") or may(table, 0, "open", "dissle", "HX")


# -- drawing and playing -----------------------------------------------------------------------------------------


def all_draw_after_a_trick_its_taker_first(told: Told) -> None:
    """The taker gets the top card, the next in order the next one, and then the taker leads, face up."""
    table = after_first_trick(told.rules, "SX", talon="SK SO").everybody_passes()
    table.seat(0).holds("SK").seat(1).holds("SO").turn_is(0)
    assert [len(hand(table, seat)) for seat in range(told.rules.players)] == [5] * told.rules.players
    assert not table.discards().deal.face_down


def any_card_goes_to_the_first_trick(told: Told) -> None:
    """Of the suit led, of another, and of the suit turned up."""
    assert right_cards(opened(told.rules, "EA", "elfen", "SX", second="E7 HX SU BX BU")) == {
        "E7",
        "HX",
        "SU",
        "BX",
        "BU",
    }


def any_card_may_be_played_while_something_is_to_draw(told: Told) -> None:
    """Nothing need be followed, trumped or beaten."""
    table = midway(told.rules, "SU", vorhand="EX", second="EA E7 SX HU BK").plays("EX")
    assert right_cards(table) == {"EA", "E7", "SX", "HU", "BK"} and table.deal.phase == TALON
    assert duty_now(table.deal) == ANY_CARD


def the_highest_trump_or_card_of_the_suit_takes_the_trick(told: Told) -> None:
    """Of two equal cards it is the first; a higher card of another suit takes nothing."""
    for second, taker in (("S7", 1), ("EA", 1), ("EX", 0), ("HA", 0), ("EK", 0)):
        table = midway(told.rules, "SU", vorhand="EX", second=second).plays(f"EX {second}")
        table.finishes_trick().trick_goes_to(taker)
    midway(told.rules, "SU", vorhand="SX", second="SA").plays("SX SA").finishes_trick().trick_goes_to(1)
    midway(told.rules, "SU", vorhand="SX", second="SX").plays("SX SX").finishes_trick().trick_goes_to(0)


def the_last_to_draw_gets_the_trump_card(told: Told) -> None:
    """It goes into a hand in the last round."""
    table = before_last_drawing(told.rules, "SX", vorhand="SA").plays("SA").finishes_trick().everybody_passes()
    table.seat(told.rules.players - 1).holds("SX")
    assert table.deal.indicator == HIDDEN and table.deal.phase == ENDGAME


def some_cards_are_left(told: Told) -> None:
    """So many, the trump card with them, stay out of play."""
    table = before_last_drawing(told.rules, "SX", vorhand="SA", second="SX")
    table.plays("SA").finishes_trick().everybody_passes()
    deal = table.deal
    told.names(told.rules.players, len(deal.talon) + 1 - deal.drawn)
    assert deal.phase == ENDGAME and deal.indicator == FACE_OF["SX"]


def so_many_are_to_be_drawn(told: Told) -> None:
    """The strip counts what will still be drawn by all together."""
    deal = laid(told.rules).deal
    told.names(deal.rounds * told.rules.players)
    assert 0 <= len(deal.talon) + 1 - deal.rounds * told.rules.players < told.rules.players


def nothing_is_left_to_draw(told: Told) -> None:
    """At the end there is no round of drawing any more."""
    assert at_the_end(told.rules).deal.rounds == 0


# -- the duty at the end -----------------------------------------------------------------------------------------


def freedom_ends_with_the_last_drawing(told: Told) -> None:
    """From then on not every card may follow; whoever leads is free."""
    table = before_last_drawing(told.rules, vorhand="SA").plays("SA").finishes_trick().everybody_passes()
    assert table.deal.phase == ENDGAME and right_cards(table) == set(hand(table, 0))
    assert owed(told.rules, "EX", "EA E7 HU BK BO") <= {"EA", "E7"}


def the_suit_must_be_followed_and_nothing_else(told: Told) -> None:
    """Without the suit any card may be played."""
    assert owed(told.rules, "EX", "EA E7 S7 HU BK") == {"EA", "E7"}
    assert owed(told.rules, "EX", "S7 SA HU BK BO") == {"S7", "SA", "HU", "BK", "BO"}


def the_suit_must_be_followed_and_won_if_possible(told: Told) -> None:
    """Within the suit with a card that beats; without it with a trump that takes the lead; otherwise all are free."""
    rules = told.rules
    assert owed(rules, "EX", "EA E7 S7 HU BK") == {"EA"} and owed(rules, "EX", "EX E7 S7 HU BK") == {"EX", "E7"}
    assert owed(rules, "EX", "S7 SA HU BK BO") == {"S7", "SA"} and owed(rules, "EX", "HX HU BU BK BO") >= {"HX", "BO"}
    if rules.players > 2:
        assert owed(rules, "EX SK", "S7 SO HU BK BO") == {"S7", "SO", "HU", "BK", "BO"}
        assert owed(rules, "EX SK", "S7 SA HU BK BO") == {"SA"}
        assert owed(rules, "EX SK", "EA E7 HU BK BO") == {"EA", "E7"}


def _trump_and_beat(told: Told) -> None:
    """What both strict duties have in common."""
    rules = told.rules
    assert owed(rules, "EX", "EA E7 S7 HU BK") == {"EA"} and owed(rules, "EX", "EX E7 S7 HU BK") == {"EX", "E7"}
    assert owed(rules, "EX", "S7 SA HU BK BO") == {"S7", "SA"} and owed(rules, "EX", "HX HU BU BK BO") >= {"HX", "BO"}
    if rules.players > 2:
        assert owed(rules, "EX SK", "S7 SO HU BK BO") == {"S7", "SO"}
        assert owed(rules, "EX SK", "S7 SA HU BK BO") == {"SA"}


def follow_else_trump_and_beat_what_lies_there(told: Told) -> None:
    """A trump is owed even where it cannot win; once the suit is trumped any card of it will do."""
    _trump_and_beat(told)
    assert told.rules.players == 2 or owed(told.rules, "EX SK", "EA E7 HU BK BO") == {"EA", "E7"}


def following_is_higher_in_the_suit_led_even_when_trumped(told: Told) -> None:
    """A trump is owed even where it cannot win; a card of the suit is higher than every other of it, if possible."""
    _trump_and_beat(told)
    if told.rules.players > 2:
        assert owed(told.rules, "EX SK", "EA E7 HU BK BO") == {"EA"}
        assert owed(told.rules, "EA SK", "EX E7 HU BK BO") == {"EX", "E7"}


def either_card_of_the_suit_may_be_played(told: Told) -> None:
    """Of the hand in the picture, when the King of acorns was led."""
    assert _of_the_picture(told) == {card for card in told.cards if card.startswith("E")}


def only_the_ten_may_be_played(told: Told) -> None:
    """Of the hand in the picture, when the King of acorns was led."""
    assert _of_the_picture(told) == {"EX"}


def any_card_of_the_picture_may_be_played(told: Told) -> None:
    """When the King of acorns was led."""
    assert _of_the_picture(told) == set(told.cards)


def only_the_trump_may_be_played(told: Told) -> None:
    """Of the hand in the picture, when the King of acorns was led."""
    assert _of_the_picture(told) == {card for card in told.cards if card.startswith("S")}


def _of_the_picture(told: Told) -> set[str]:
    return owed(told.rules, "EK", f"{' '.join(told.cards)} BU BO") & set(told.cards)


def a_wrong_card_stays_in_the_hand(told: Told) -> None:
    """It cannot be played at all."""
    table = at_the_end(told.rules, "SU", vorhand="EX", second="EA HU BK BO HX").plays("EX")
    assert not may(table, 1, "play", "HU") and may(table, 1, "play", "EA")


def a_wrong_card_loses_a_single_game(told: Told) -> None:
    """It can be played, and that is the end."""
    table = at_the_end(told.rules, "SU", vorhand="EX", second="EA HU BK BO HX").plays("EX")
    costs(table.plays("HU"), "revoke", 1, 1)
    assert all(table.deal.result is not None and not table.deal.result.strokes[s] for s in others(told.rules, 1))


def the_partners_ace_falls_on_a_dive_unless_its_double_fell_before(told: Told) -> None:
    """Vorhand dives in the suit that was signed."""
    other = partner(told.rules)
    assert other is not None
    first = opened(told.rules, "EU", "dive", **named(other, "EA"))
    while first.deal.turn != other:
        first.discards()
    first.plays("EA").finishes_trick().trick_goes_to(other)
    table = opened(told.rules, "EU", "dive", second="EA", **named(other, "EA")).plays("EA")
    while table.deal.turn != other:
        table.discards()
    table.plays("EA").finishes_trick().trick_goes_to(1)
