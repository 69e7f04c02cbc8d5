"""How long somebody seems to think: the dice and the character decide, and nobody waits long."""

from __future__ import annotations

from random import Random

from gaigel_desktop.controller.match.thinking_time import LONGEST, SHORTEST, pace_of, pause


def pauses(portrait: str) -> list[float]:
    dice = Random("tempo")
    return [pause(pace_of(portrait), dice) for _ in range(2000)]


def test_a_pause_is_long_enough_to_be_seen_and_short_enough_to_be_borne() -> None:
    usual = pauses("roesle")
    assert min(usual) >= SHORTEST and max(usual) <= LONGEST
    assert min(usual) < SHORTEST + 0.02 and max(usual) > LONGEST - 0.05
    assert sorted(usual)[1000] < 0.8


def test_the_slow_are_slower_and_the_quick_are_quicker() -> None:
    quick, usual, slow = (sum(pauses(portrait)) for portrait in ("karle", "roesle", "eugen"))
    assert quick < 0.85 * usual < usual < 0.8 * slow


def test_who_is_no_regular_thinks_as_long_as_anybody() -> None:
    assert pace_of("marie") == 1.0


def test_the_same_dice_are_the_same_pauses() -> None:
    assert pauses("eugen") == pauses("eugen")
