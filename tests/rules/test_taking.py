"""Taking: every trick has one reason, the only one that is true of it (rules.md 5, 6, 9)."""

from __future__ import annotations

from collections import Counter
from random import Random

from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.events import Turned
from gaigel_desktop.rules.taking import Taking, taken_last, taken_now
from gaigel_desktop.rules.views import fold, redact, view
from gaigel_desktop.text.phrases import PHRASES
from tests.random_tables import TABLES, any_rules, preset_for
from tests.rules.table import Table
from tests.scenario import lay
from tests.taking import TRUE, check_last, play
from tests.tiers import one_in, thorough

DEALS = 8  # of each table; `make soak` plays a thousand
FOUR = "E7 E7 B7 B7"
ALL_TRUMPS = "SA SK SO SU S7"


@one_in(3, "preset, players", TABLES)
def test_every_trick_of_every_preset_has_the_one_reason_that_is_true(preset: str, players: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(DEALS):
        play(preset_for(preset, players), Random(f"{preset} {players} {number}"), seen)
    assert seen.total() >= 2 * DEALS


@thorough
def test_so_has_every_trick_of_any_rules() -> None:
    dice, seen = Random("taking"), Counter[str]()
    for _ in range(100):
        play(any_rules(dice), dice, seen)
    assert len(seen) >= 9 and set(seen) <= set(TRUE)
    assert {key for key in PHRASES if key.startswith("took:")} == {f"took:{why}" for why in TRUE}


def test_in_the_first_trick_each_opening_has_its_own_P_D() -> None:
    hands = {"vorhand": "EA EK", "second": "SA EX BA", "third": "EA EX BU", "fourth": "HA"}
    for mode, card, played, seat, why in (
        ("elfen", "EA", "EX EA HA", 0, "ge_elfen"),
        ("second", "EA", "EX EA HA", 2, "ace_found"),
        ("second", "EA", "EX EX HA", 0, "ace_kept"),
        ("dive", "EK", "BA EX HA", 2, "dived"),
        ("dive", "EK", "EX EX HA", 1, "first_of_two"),
        ("dive", "EK", "BA BU HA", 0, "nobody_else"),
        ("dive", "EK", "SA BU HA", 0, "trump_passed"),
    ):
        takes(lay("wikipedia", "SX", **hands).opens(mode, card).plays(played), seat, why)


def test_five_trumps_are_led_as_trumps_or_as_a_suit_like_others_P_D() -> None:
    for banned, why in (("banned", "a_trump"), ("powerless", "nobody_else")):
        table = lay("leinfelden", "SX", first_trumps=banned, vorhand=ALL_TRUMPS, second="EA", third="EA", fourth="BA")
        takes(table.opens("trumps", "SU").plays("EA EA BA"), 0, why)


def test_a_card_of_auf_siebener_wins_nothing_P_D() -> None:
    table = lay("wikipedia", "SX", vorhand=f"{FOUR} HA", second="BU", third="BX", fourth="HX")
    takes(table.opens("siebener", "HA").plays("BU BX HX"), 2, "powerless")


def test_what_nobody_can_take_goes_to_the_highest_forced_trump_or_to_who_led_it_decision() -> None:
    table = lay("wikipedia", "SX", first_trumps="banned", players=3, vorhand=f"{FOUR} HX", second="SK SO SU S7 SX",
                third=ALL_TRUMPS)  # fmt: skip
    takes(table.opens("siebener", "HX").plays("SK SA"), 2, "forced_trump")
    two = lay("leinfelden", "SX", players=2, auf_siebener=True, vorhand="E7 B7 H7 S7 EU", second="E7 B7 H7 S7 SA")
    takes(two.seat(1).announces("siebener").opens("siebener", "EU").plays("SA"), 0, "nobody_can")


def takes(table: Table, seat: int, why: str) -> None:
    """The core says so, and the contract read once more says the same."""
    found = taken_last(table.deal)
    assert found is not None and (found.seat, found.why) == (seat, why)
    assert check_last(table.deal, table.deal.law.rules, seat) == why


def test_what_lies_there_whole_is_named_before_it_is_taken_and_nothing_while_it_lies_face_down() -> None:
    table = lay("leinfelden", "S7", vorhand="E7", third="EA")
    seen, named = view(table.deal, 0), list[Taking | None]()
    assert taken_last(seen) is None
    table.opens("dive", "E7").plays(". EA .")
    turned = next(at for at, event in enumerate(table.told) if isinstance(event, Turned))
    for event in table.told[: turned + 1]:
        named.append(taken_now(seen))
        fold(seen, redact(event, 0))
    found = taken_now(seen)
    assert named == [None] * len(named) and found is not None and found == taken_last(table.deal)
    assert (found.seat, CODES[found.card], found.points, found.why) == (2, "EA", 11, "dived")
