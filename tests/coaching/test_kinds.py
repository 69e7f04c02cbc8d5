"""Every kind of reason in a position where somebody who knows would give it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from gaigel_desktop.controller.coaching.case import Case, Position
from gaigel_desktop.controller.coaching.chances import comes_out_ahead, more_deals_won
from gaigel_desktop.controller.coaching.hint import Hint, hint
from gaigel_desktop.controller.coaching.keeping import keeps_half
from gaigel_desktop.controller.coaching.reasons import what_was_found
from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.views import view
from gaigel_desktop.text.hinting import said
from tests.coaching.made_up import SPREAD, spelled_out, thought_of
from tests.coaching.test_twelve import fed_by_the_last, lost, opening, rich, second_trick
from tests.combinations import for_all
from tests.rules.table import Table
from tests.scenario import endgame, lay


class Scene(NamedTuple):
    """A table, what is advised there, and what a guest would do."""

    lay: Callable[[], Table]
    advised: str
    guest: str
    seat: int | None = None  # whoever is in turn


def led(card: str, second: str, talon: str = "") -> Callable[[], Table]:
    """Vorhand leads this to the second trick, and the second is in turn, without a trick yet."""
    return lambda: second_trick(vorhand=card, second=second, talon=f"BK {talon}" if talon else "").plays(card)


def led_by_second(card: str, third: str) -> Callable[[], Table]:
    """The second has taken a trick and leads; the third, whose side has one too, is in turn."""
    return lambda: (
        second_trick(vorhand="E7", second=f"EK {card}", third=third, talon="BK BO").plays("E7 EK . .").plays(card)
    )


def leads(hand: str, trump: str = "S7") -> Callable[[], Table]:
    """Vorhand has taken the first trick and leads."""
    return lambda: second_trick(trump, vorhand=hand)


def partner_leads(card: str, third: str) -> Callable[[], Table]:
    return lambda: second_trick(vorhand=card, third=third).plays(card).plays(".")


def with_points(table: Callable[[], Table], *points: int) -> Callable[[], Table]:
    """The same with another score."""

    def laid() -> Table:
        found = table()
        found.deal.points[:] = points
        return found

    return laid


def dived(mode: str = "dive", card: str = "HK", **hands: str) -> Callable[[], Table]:
    return lambda: lay("leinfelden", "SO", vorhand=card, **hands).opens(mode, card)


def of_three(second: str) -> Callable[[], Table]:
    """Nobody has a partner, and Vorhand leads an ace face down."""
    return lambda: lay("rutesheim", "SO", vorhand="HA", second=second).opens("second", "HA")


def last_to(hand: str) -> Callable[[], Table]:
    """Both sides have a trick, and Vorhand plays last to one in which little lies."""
    return lambda: (
        second_trick(vorhand=f"E7 {hand}", second="EK B7", third="H7", fourth="BU", talon="BO HO")
        .plays("E7 EK . .")
        .plays("B7 H7 BU")
    )


def lost_last() -> Table:
    """21 points lie there, and the last to play takes nothing."""
    return second_trick(vorhand="BA", second="B7", third="BX", fourth="E7 HX").plays("BA B7 BX")


def claimed(points: int) -> Callable[[], Table]:
    """Vorhand has called Aus, and the second may question it."""

    def laid() -> Table:
        table = lay("leinfelden", "S7", claims="questioned", vorhand="EA").opens("elfen", "EA").rest_discard()
        table.deal.points[:] = [points, 0]
        return table.is_followed().seat(0).calls_aus()

    return laid


def shown(seat: int, card: str, vorhand: str, second: str) -> Callable[[], Table]:
    """Vorhand leads, the second is in turn, and everybody knows that somebody after it holds this card."""

    def laid() -> Table:
        hands = {"vorhand": vorhand, "second": second, "third" if seat == 2 else "fourth": card}
        table = second_trick(**hands).plays(vorhand)
        table.deal.known[seat] |= 1 << FACE_OF[card]
        return table

    return laid


def window(hand: str) -> Callable[[], Table]:
    """U: between trick and drawing."""
    return lambda: lay("uspcc-1907", "S7", vorhand=f"{hand} SA").plays("SA").rest_discard()


SCENES = {
    # The partner has it.
    "fed_last": Scene(fed_by_the_last, "play EX", "play EU"),
    "partner_has_it": Scene(fed_by_the_last, "play EU", "play SX"),
    "fed_under_trumps": Scene(partner_leads("HA", "EX E7"), "play EX", "play E7"),
    "fed_under_higher_trumps": Scene(partner_leads("SU", "EX E7"), "play EX", "play E7"),
    "may_go_out": Scene(with_points(partner_leads("SU", "EX E7"), 90, 20), "play EX", "play E7"),
    "partner_leads_it": Scene(partner_leads("HK", "E7 SA"), "play E7", "play SA"),
    "secures_it": Scene(partner_leads("HK", "E7 SA"), "play SA", "play E7"),
    "partner_may_lose_it": Scene(partner_leads("HK", "EX E7"), "play E7", "play EX"),
    # Taking.
    "takes_for_certain": Scene(led_by_second("BX", "SA H7"), "play SA", "play H7"),
    "takes_under_trumps": Scene(led_by_second("BX", "BA H7"), "play BA", "play H7"),
    "takes_much": Scene(led_by_second("BX", "SU H7"), "play SU", "play H7"),
    "ours_at_last": Scene(last_to("SU HX"), "play SU", "play HX"),
    "first_trick": Scene(led("HU", "HK H7"), "play HK", "play H7"),
    "smaller_does": Scene(lambda: rich_with("SX"), "play SU", "play SX"),
    "brings_its_points_home": Scene(lambda: rich_with("SX"), "play SX", "play SU"),
    "firmer": Scene(led("BK", "SA SU"), "play SA", "play SU"),
    "trick_for_pair": Scene(led("BK", "SA HK HO E7"), "play SA", "play E7"),
    # Letting it go.
    "left_to_them": Scene(
        lambda: second_trick(vorhand="BX", fourth="E7 HX SU", second="B7", third="BU").plays("BX B7 BU"),
        "play E7",
        "play HX",
    ),
    "nothing_lies_there": Scene(led_by_second("E7", "SX H7"), "play H7", "play SX"),
    "fed_to_partner_to_come": Scene(shown(3, "HA", vorhand="HX", second="E7 EK"), "play EK", "play E7"),
    "partner_will_take_it": Scene(shown(3, "HA", vorhand="HX", second="E7 SU"), "play E7", "play SU"),
    "foe_will_beat_it": Scene(shown(2, "HA", vorhand="HU", second="E7 HK"), "play E7", "play HK"),
    "fed_in_hope": Scene(led("HA", "E7 EK"), "play EK", "play E7"),
    "could_be_beaten": Scene(
        lambda: (
            second_trick(vorhand="E7", second="EK BU", third="BX H7 HU EU", talon="HX HX B7")
            .plays("E7 EK . .")
            .plays("BU")
        ),
        "play H7",
        "play BX",
    ),
    "cheaper_below": Scene(led("HA", "E7 EX"), "play E7", "play EX"),
    "stops_them": Scene(with_points(rich, 85, 20), "play SU", "play H7"),
    "keeps_them_short": Scene(with_points(lost_last, 75, 20), "play E7", "play HX"),
    "they_go_out": Scene(with_points(lost_last, 80, 20), "play E7", "play HX"),
    "they_come_near": Scene(with_points(lost_last, 65, 20), "play E7", "play HX"),
    "keeps_them_back": Scene(with_points(last_to("SU HX"), 20, 80), "play SU", "play HX"),
    "first_trick_for_certain": Scene(led("BU", "SA H7"), "play SA", "play H7"),
    # Leading.
    "led_unbeatable": Scene(leads("SA EU"), "play SA", "play EU"),
    "few_beat_it": Scene(leads("SX EU", "SA"), "play SX", "play EU"),
    "ten_is_high": Scene(
        lambda: lay("leinfelden", "S7", vorhand="EA EX E7 HU", second="EA").opens("elfen", "EA").plays("EA . ."),
        "play EX",
        "play E7",
    ),
    "led_under_trumps": Scene(leads("HA EU"), "play HA", "play EU"),
    "ace_would_catch": Scene(leads("HX EU"), "play EU", "play HX"),
    "led_for_nothing": Scene(leads("E7 HU"), "play E7", "play HU"),
    "cheaper_led": Scene(
        lambda: (
            lay("leinfelden", "S7", vorhand="EA EX EU HU BU", second="EA", talon="SK")
            .opens("elfen", "EA")
            .plays("EA . .")
        ),
        "play EU",
        "play EX",
    ),
    # What the hand keeps.
    "keeps_pair": Scene(leads("HK HO E7"), "play E7", "play HK"),
    "keeps_better_pair": Scene(leads("HK HO SK SO"), "play HO", "play SO"),
    "keeps_diss": Scene(leads("S7 E7 HK", "SX"), "play HK", "play S7"),
    "keeps_trump": Scene(leads("SU E7"), "play E7", "play SU"),
    "keeps_higher_trump": Scene(leads("SU SA"), "play SU", "play SA"),
    "keeps_ace": Scene(leads("HA E7"), "play E7", "play HA"),
    # The first trick.
    "elfen_is_certain": Scene(lambda: opening("EA EA B7 BX HU"), "open elfen EA", "open dive HU"),
    "second_hides": Scene(lambda: opening("EA B7 BX HU HK"), "open second EA", "open elfen EA"),
    "dives_with_ace": Scene(lambda: opening("EA B7 BX HU HK"), "open dive HU", "open elfen EA"),
    "opens_trumps": Scene(lambda: opening("SA SX SK SU S7"), "open trumps SA", "open trumps S7"),
    "dives_higher": Scene(lambda: opening("E7 B7 BX HU HK"), "open dive HK", "open dive B7"),
    "dives_cheaper": Scene(lambda: opening("E7 B7 BX HU HK"), "open dive HU", "open dive BX"),
    "ace_may_catch_all": Scene(dived(second="EA BX HX"), "play EA", "play BX"),
    "ace_stays_home": Scene(dived(second="EA B7 BX"), "play B7", "play EA"),
    "ace_may_be_the_other": Scene(dived("second", "HA", second="EA B7 BX"), "play EA", "play B7"),
    "lost_to_ace": Scene(of_three("E7 BX BK"), "play E7", "play BX"),
    "lost_to_ace_alone": Scene(dived("second", "HA", second="E7 B7 BX"), "play B7", "play BX"),
    "cheap_to_ace": Scene(dived("second", "HA", second="EA B7 BX"), "play B7", "play BX"),
    "fed_to_ace": Scene(lambda: dived("second", "HA", third="BX B7")().plays("."), "play BX", "play B7"),
    "small_to_ace": Scene(lambda: dived("second", "HA", third="BX B7")().plays("."), "play B7", "play BX"),
    "cheap_to_hidden": Scene(dived(second="E7 B7 BX"), "play B7", "play BX"),
    "fed_to_hidden": Scene(lambda: dived(third="BX B7")().plays("."), "play BX", "play B7"),
    "small_to_hidden": Scene(lambda: dived(third="BX B7")().plays("."), "play B7", "play BX"),
    # What is said.
    "has_101": Scene(with_points(leads("HK HO"), 103, 0), "aus", "play HK"),
    "claims_boldly": Scene(
        lambda: lay("leinfelden", "S7", claims="questioned", vorhand="EA").opens("elfen", "EA").rest_discard(),
        "aus",
        "play H7",
    ),
    "claim_is_wrong": Scene(claimed(96), "question", "pass", 1),
    "claim_is_right": Scene(claimed(103), "pass", "question", 1),
    "pair_goes_out": Scene(with_points(leads("HK HO E7"), 90, 0), "declare H, aus", "play E7"),
    "pair_can_wait": Scene(leads("HK HO E7"), "play E7", "declare H, play E7"),
    "swap_gets_more": Scene(leads("S7 E7", "SX"), "swap, play E7", "play E7"),
    "seven_can_wait": Scene(leads("S7 E7", "SX"), "play E7", "swap, play E7"),
    "reserved_for_partner": Scene(leads("S7 E7", "SX"), "reserve, play E7", "play E7"),
    "not_out_yet": Scene(with_points(leads("HK E7"), 88, 0), "play E7", "aus"),
    "accusation_is_wrong": Scene(leads("HK E7"), "play E7", "accuse 1"),
    "nothing_to_call": Scene(leads("HK E7"), "", "aus", 1),
    "nothing_to_gain": Scene(window("E7 H7"), "pass", "swap", 0),
    # What is left.
    "may_be_higher": Scene(dived(card="HK", second="EU E7 B7"), "play EU", "play E7"),
    "takes_the_lead": Scene(last_to("SU H7"), "play SU", "play H7"),
    "risks_little": Scene(led_by_second("B7", "BU H7"), "play BU", "play H7"),
    "fewer_beat_it": Scene(leads("EO H7"), "play EO", "play H7"),
    "nothing_else": Scene(
        lambda: endgame("leinfelden", "HU", leader=1, vorhand="HA E7 B7", second="BK", third="BA", fourth="B7").plays(
            "BK BA B7"
        ),
        "play B7",
        "play B7",
    ),
}


def rich_with(card: str) -> Table:
    """A rich trick, and two trumps for it."""
    return second_trick(vorhand="BX", second="B7", third="BA", fourth=f"SU {card} H7 EU").plays("BX B7 BA")


@for_all(kind=SCENES)
def test_gives_this_reason_here(kind: str) -> None:
    scene = SCENES[kind]
    table = scene.lay()
    seat = table.deal.turn if scene.seat is None else scene.seat
    ways = {scene.advised: 0.5, scene.guest: 0.0}
    alike = dict.fromkeys(ways, 0.5)
    found = hint(thought_of(ways, alike), view(table.deal, seat), seat, Memory(), spelled_out(scene.guest))
    assert found.reason == kind, found


def test_it_is_no_reason_to_let_much_go_that_a_trump_could_take_something_else() -> None:
    """The last to play could have 21 points for certain: why not, nobody can say by naming the trump."""
    table = rich_with("SX")
    seat, ways = table.deal.turn, {"play H7": 0.3, "play SU": 0.0}
    thought = thought_of(ways, dict.fromkeys(ways, 0.5))
    assert hint(thought, view(table.deal, seat), seat, Memory(), spelled_out("play SU")).reason == "comes_out_ahead"


def test_no_card_keeps_a_pair_that_breaks_one_itself() -> None:
    table = led("HU", "HK HO BK BO")()
    ways = {"play BO": 0.3, "play HK": 0.0}
    found = hint(thought_of(ways), view(table.deal, 1), 1, Memory(), spelled_out("play HK"))
    assert not found.reason.startswith("keeps_pair"), found


def test_nobody_waits_for_the_other_half_when_there_is_hardly_anything_to_be_drawn() -> None:
    table = leads("HK EU")()
    seat, ways = table.deal.turn, {"play EU": 0.3, "play HK": 0.0}
    seen = view(table.deal, seat)
    case = Case(Position(thought_of(ways), seen, seat, Memory()), *map(spelled_out, ways))
    assert keeps_half(case) is not None
    seen.rounds = 2
    assert keeps_half(case) is None


# -- how much it is ----------------------------------------------------------------------------------------------


def between(ahead: float, won: tuple[float, float] = (0.5, 0.5), table: Table | None = None) -> Case:
    """Two Unters, one of them so much ahead, and how many deals each has won."""
    table = table or leads("HU EU")()
    seat, ways = table.deal.turn, {"play HU": ahead, "play EU": 0.0}
    thought = thought_of(ways, dict(zip(ways, won, strict=True)))
    return Case(Position(thought, view(table.deal, seat), seat, Memory()), *map(spelled_out, ways))


def test_chances_are_compared_before_they_are_rounded() -> None:
    assert more_deals_won(between(0.3, (0.68, 0.61))) is None, "to five in a hundred it would be 70 and 60"
    assert more_deals_won(between(0.3, (0.72, 0.61))) == (("first", 70), ("second", 60), ("other", FACE_OF["EU"]))


@pytest.mark.parametrize(
    ("ahead", "kind", "strokes"), [(0.01, "as_good", None), (0.03, "hardly_matters", 3), (0.2, "comes_out_ahead", 20)]
)
def test_where_no_reason_holds_it_is_said_how_little_it_is(ahead: float, kind: str, strokes: int | None) -> None:
    case = between(ahead)
    found = what_was_found(case)
    assert found.key == kind and dict(found.find(case) or ()).get("strokes") == strokes


def test_where_game_points_are_written_down_it_is_told_in_these() -> None:
    case = between(0.2, table=of_three("HU EU")())
    assert dict(comes_out_ahead(case))["game_points"] == 60


# -- what one would show a newcomer ------------------------------------------------------------------------------


def taught(behind: float, spread: float = SPREAD) -> Hint:
    """Opponents have led an ace of trumps; the search likes the ten, and the small card is so far behind it."""
    table = lost()
    seat = table.deal.turn
    ways = {"play EX": 0.0, "play H7": -behind, "play BK": -0.5}
    return hint(thought_of(ways, spread=spread), view(table.deal, seat), seat, Memory(), spelled_out("play BK"))


def test_nobody_is_told_to_give_a_ten_away_where_a_seven_does_as_well() -> None:
    found = taught(0.03)
    assert (found.deed, found.reason, found.against_habit) == (spelled_out("play H7"), "lost_trick", False)


@pytest.mark.parametrize(("behind", "spread"), [(0.09, 0.1), (0.3, 8.0)])
def test_what_opponents_refuse_to_do_is_not_told_either(behind: float, spread: float) -> None:
    """A ten under an ace of the opponents, ahead by too little, or by no more than may be chance."""
    assert taught(behind, spread=spread).deed == spelled_out("play H7")


@pytest.mark.parametrize(
    ("habit", "lay_out", "advised", "refused"),
    [
        ("ten_is_not_led", leads("HX E7"), "E7", "HX"),
        ("nothing_fat_is_thrown", led("SA", "EX H7"), "H7", "EX"),
        ("no_trump_is_thrown", led("SA", "S7 H7"), "H7", "S7"),
        ("no_points_are_given", last_to("HO H7"), "H7", "HO"),
        ("nothing_is_thrown_blind", dived(second="EX B7 BU"), "B7", "EX"),
    ],
)
def test_why_not_what_looks_a_little_better_the_habit_says(
    habit: str, lay_out: Callable[[], Table], advised: str, refused: str
) -> None:
    table = lay_out()
    seat = table.deal.turn
    ways = {f"play {refused}": 0.07, f"play {advised}": 0.0}
    found = hint(thought_of(ways), view(table.deal, seat), seat, Memory(), spelled_out(f"play {refused}"))
    assert (found.deed, found.reason) == (spelled_out(f"play {advised}"), habit)


def test_unless_it_is_clearly_better_and_then_it_is_said() -> None:
    found = taught(0.3)
    assert found.deed == spelled_out("play EX") and found.against_habit
    assert said(found, view(lost().deal, 1)).startswith(
        "Against all habit, but clearly better. Throw the Ten of acorns"
    )


def test_the_cheaper_card_is_shown_only_where_the_rules_of_thumb_like_it_too() -> None:
    """The Seven of trumps costs no points, but is kept."""
    table = second_trick("SO", vorhand="SA", second="HU S7 H7", talon="E7 BK").plays("SA")
    seat, ways = table.deal.turn, {"play HU": 0.0, "play S7": -0.02}
    found = hint(thought_of(ways), view(table.deal, seat), seat, Memory(), spelled_out("play S7"))
    assert found.deed == spelled_out("play HU")


@pytest.mark.parametrize(("card", "worth", "is_said"), [("H7", 0.15, True), ("H7", -0.6, False), ("HK", -0.6, True)])
def test_what_is_as_true_of_a_clearly_worse_card_is_no_reason(card: str, worth: float, is_said: bool) -> None:
    """Another Seven keeps the trump as well; where that is worse than to play the trump, something else decides. The
    King is worse for a reason of its own."""
    table = leads(f"SU E7 {card}")()
    seen, guest = view(table.deal, 0), spelled_out("play SU")
    thought = thought_of({"play E7": 0.2, "play SU": -0.1, f"play {card}": worth})
    found = hint(thought, seen, 0, Memory(), guest)
    assert (found.reason == "keeps_trump") == is_said, found.reason
