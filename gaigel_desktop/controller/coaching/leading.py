"""Reasons for the card that is led: what is still out against it, and what it costs if it is beaten."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.opponents.facts import ace_is_out
from gaigel_desktop.rules.cards import RANK, SEVEN, SUIT, TEN

from .case import Case, Told
from .tricks import TRUE, is_theirs

FEW: Final = 2  # cards that beat another


def leads(case: Case) -> bool:
    """Whether the card is led, in a trick like any other."""
    return case.plays and case.card.alone and not case.card.hidden and case.seen.best_power == 0


def led_unbeatable(case: Case) -> Told | None:
    """Nothing that is out beats it; the other one may be beaten."""
    rival = case.rival
    if not leads(case) or not case.card.sure or rival is None or not rival.beaten:
        return None
    return TRUE


def led_under_trumps(case: Case) -> Told | None:
    """Only a trump beats it, the other one falls to more."""
    rival = case.rival
    if not leads(case) or rival is None or not case.card.beaten or not case.card.beaten_by_trumps_alone:
        return None
    return TRUE if not case.is_trump(case.card.card) and not rival.beaten_by_trumps_alone else None


def ten_is_high(case: Case) -> Told | None:
    """A ten whose aces are both out of the way: only a trump beats it."""
    if led_under_trumps(case) is None or RANK[case.card.card] != TEN:
        return None
    return (("suit", SUIT[case.card.card]),)


def ace_would_catch(case: Case) -> Told | None:
    """The other card is a ten, and an ace of its suit is still out."""
    rival = case.rival
    if not leads(case) or rival is None or case.card.worth >= rival.worth:
        return None
    return (("other", rival.card),) if ace_is_out(case.seen, case.seat, rival.card) else None


def small_trump_led(case: Case) -> Told | None:
    """A small trump: only a higher one takes it, and then it costs little."""
    card = case.card.card if leads(case) else -1
    if not case.is_trump(card) or RANK[card] == SEVEN or RANK[card] >= TEN or not case.card.beaten:
        return None
    rival = case.rival
    return (("points", case.card.worth),) if rival is not None and not case.is_trump(rival.card) else None


def cheaper_led(case: Case) -> Told | None:
    """If it is beaten, it costs less than the other one."""
    rival = case.rival
    if not leads(case) or rival is None or not rival.beaten or not 0 < case.card.worth < rival.worth:
        return None
    return (("points", case.card.worth),) if case.card.beaten and case.cheapest else None


def led_for_nothing(case: Case) -> Told | None:
    """If it is beaten, it costs nothing; the other one would."""
    rival = case.rival
    if not leads(case) or rival is None or case.card.worth or not case.card.beaten:
        return None
    return (("other", rival.card), ("points", rival.worth)) if rival.worth and rival.beaten else None


def few_beat_it(case: Case) -> Told | None:
    """It leads the trick, and hardly a card is out that beats it."""
    rival = case.rival
    if not case.plays or rival is None or not (leads(case) or (is_theirs(case) and case.card.takes)):
        return None
    few = case.card.beaten and case.card.beaters <= FEW and (not rival.takes or rival.beaters > case.card.beaters)
    return (("count", case.card.beaters),) if few else None
