"""Reasons for what is said: Aus and accusations, pairs, the Seven, Sevens and suits, or nothing at all."""

from __future__ import annotations

from gaigel_desktop.opponents.facts import NONE, fresh, is_diss, other_half, pair_worth, pairs_to_come
from gaigel_desktop.rules.actions import (
    ACCUSE,
    ANNOUNCE_DISSLE,
    ANNOUNCE_FARBE,
    ANNOUNCE_SIEBENER,
    AUS,
    DECLARE,
    DECLARE_TWICE,
    PASS,
    QUESTION,
    RESERVE,
    SHOW_FARBE,
    SHOW_SEVENS,
    SWAP,
    TAKE,
    is_accusation,
)
from gaigel_desktop.rules.cards import HAND_SIZE, OF_SUIT, copies, count, sevens_in
from gaigel_desktop.rules.deal import CLAIM
from gaigel_desktop.rules.ending import OUT, may_be_questioned

from .case import Case, Told


def has_101(case: Case) -> Told | None:
    """The own side is out: the call comes before the next card."""
    have = case.seen.points[case.mine]
    return (("points", have),) if case.says == AUS and have >= OUT else None


def claims_boldly(case: Case) -> Told | None:
    """An Aus that is none, where nobody counts it unless it is questioned."""
    have = case.seen.points[case.mine]
    bold = case.says == AUS and have < OUT and may_be_questioned(case.seen)
    return (("points", have),) if bold else None


def they_played_on(case: Case) -> Told | None:
    """A side played on with 101; as long as nobody says so it may still call."""
    if not is_accusation(case.says):
        return None
    return () if case.seen.over >> case.says - ACCUSE & 1 else None


def claim_is_wrong(case: Case) -> Told | None:
    """U: whoever claims has not got 101."""
    if case.says != QUESTION or case.seen.phase != CLAIM:
        return None
    have = _claimed(case)
    return (("points", have),) if have < OUT else None


def claim_is_right(case: Case) -> Told | None:
    """U: whoever claims has it, and a wrong question costs double."""
    if case.says != PASS or case.seen.phase != CLAIM:
        return None
    have = _claimed(case)
    return (("points", have),) if have >= OUT else None


def _claimed(case: Case) -> int:
    return case.seen.points[case.seen.law.side[case.seen.claimer]]


# -- pairs -------------------------------------------------------------------------------------------------------


def declared(case: Case) -> tuple[int, int]:
    """The suit of what is declared, and its points; nothing of the kind is -1 and 0."""
    if not DECLARE <= case.says < PASS:
        return NONE, 0
    twice = case.says >= DECLARE_TWICE
    suit = (case.says - DECLARE) % 4
    return suit, pair_worth(case.seen, suit) * (1 + twice)


def pair_goes_out(case: Case) -> Told | None:
    """With the pair the side is at 101, and may call."""
    suit, points = declared(case)
    have = case.seen.points[case.mine]
    out = points and case.seen.done and have < OUT <= have + points
    return (("suit", suit), ("points", points)) if out else None


def pair_counts(case: Case) -> Told | None:
    """The points are the side's, whoever takes the trick."""
    suit, points = declared(case)
    return (("suit", suit), ("points", points)) if points else None


def pair_can_wait(case: Case) -> Told | None:
    """The other way declares; the pair stays in the hand, and may be declared in a later trick too."""
    said = case.of[0] if case.of else NONE
    if not case.plays or not DECLARE <= said < PASS or not case.seen.rounds:
        return None
    suit = (said - DECLARE) % 4
    return (("suit", suit),) if pairs_to_come(case.seen, case.seat, case.card.card) >> suit & 1 else None


# -- the Seven ---------------------------------------------------------------------------------------------------


def swap_makes_pair(case: Case) -> Told | None:
    """The card turned up joins its other half in the hand."""
    card = case.seen.indicator
    half = other_half(card) if card >= 0 else NONE
    if case.says not in (SWAP, TAKE) or half == NONE or not fresh(case.seen, case.seat, half):
        return None
    if copies(case.seen.hands[case.seat], card) >= fresh(case.seen, case.seat, half):
        return None
    table = case.seen.copy()
    table.hands[case.seat] |= 1 << card
    if not pairs_to_come(table, case.seat) >> case.seen.trump & 1:
        return None
    return ("half", half), ("points", pair_worth(case.seen, case.seen.trump))


def seven_can_wait(case: Case) -> Told | None:
    """The other way exchanges now; the Seven stays, and may be exchanged in a later trick too."""
    exchanged = case.of[:1] in ((SWAP,), (RESERVE,)) and case.plays and case.seen.rounds > 1
    if not exchanged or is_diss(case.seen, case.seat, case.card.card):
        return None
    return (("turned", case.seen.indicator),) if is_diss(case.seen, case.seat, case.seen.trump * 6) else None


def swap_gets_more(case: Case) -> Told | None:
    """The card turned up is worth more in the hand than the Seven."""
    card = case.seen.indicator
    more = case.says in (SWAP, TAKE) and card >= 0 and case.seen.law.card_points[card] > 0
    return (("points", case.seen.law.card_points[card]),) if more else None


def reserved_for_partner(case: Case) -> Told | None:
    """Nobody else may take the card now, and a partner with the other Seven still can."""
    return (("turned", case.seen.indicator),) if case.says == RESERVE and case.seen.indicator >= 0 else None


# -- Sevens and suits --------------------------------------------------------------------------------------------------


def shows_five(case: Case) -> Told | None:
    """Five Sevens, or five of a suit, are held."""
    hand = case.seen.hands[case.seat]
    if case.says == SHOW_SEVENS:
        return () if sevens_in(hand) == HAND_SIZE else None
    five = any(count(hand & (OF_SUIT[suit] | OF_SUIT[suit] << 24)) == HAND_SIZE for suit in range(4))
    return () if case.says == SHOW_FARBE and five else None


def plays_for_sevens(case: Case) -> Told | None:
    """Sevens enough, and a hand that is good for little else."""
    if case.says not in (ANNOUNCE_SIEBENER, ANNOUNCE_DISSLE):
        return None
    return (("sevens", sevens_in(case.seen.hands[case.seat])),)


def plays_for_suit(case: Case) -> Told | None:
    """Some of one suit already, and announcing costs nothing."""
    hand = case.seen.hands[case.seat]
    most = max(count(hand & (OF_SUIT[suit] | OF_SUIT[suit] << 24)) for suit in range(4))
    return (("count", most),) if case.says == ANNOUNCE_FARBE else None


# -- nothing -----------------------------------------------------------------------------------------------------


def not_out_yet(case: Case) -> Told | None:
    """An Aus would be wrong: so much is missing."""
    have = case.seen.points[case.mine]
    if case.of[:1] != (AUS,) or have >= OUT or may_be_questioned(case.seen):
        return None
    return (("points", have),)


def accusation_is_wrong(case: Case) -> Told | None:
    """Nobody of that side has played on with 101."""
    said = case.of[0] if case.of else NONE
    if not is_accusation(said):
        return None
    return () if not case.seen.over >> said - ACCUSE & 1 else None


def nothing_to_call(case: Case) -> Told | None:
    """Not in turn, fewer than 101, and nobody has played on."""
    have = case.seen.points[case.mine]
    waits = not case.way and have < OUT and not case.seen.over & ~(1 << case.mine)
    return (("points", have),) if waits else None


def nothing_to_gain(case: Case) -> Told | None:
    """A window is open, and there is no pair and no Seven to bring."""
    if case.says != PASS or case.seen.phase == CLAIM:
        return None
    diss = copies(case.seen.hands[case.seat], case.seen.trump * 6)
    return () if not pairs_to_come(case.seen, case.seat) and not diss else None
