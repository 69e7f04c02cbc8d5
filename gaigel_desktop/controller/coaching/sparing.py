"""Reasons of smaller weight, which can still be counted."""

from __future__ import annotations

from gaigel_desktop.rules.actions import DIVE
from gaigel_desktop.rules.cards import KING, OF_SUIT, RANK, SUIT, count
from gaigel_desktop.rules.deal import ENDGAME

from .case import Case, Told
from .leading import leads
from .openings import follows_hidden, leader_is_ours
from .tricks import TRUE, is_theirs


def clears_suit(case: Case) -> Told | None:
    """The talon is gone, and with the last card of a suit one is free to trump it; no other card would do the same."""
    if not leads(case) or case.seen.phase != ENDGAME or case.rival is None or case.is_trump(case.card.card):
        return None
    hand, suit = case.seen.hands[case.seat], SUIT[case.card.card]
    plain = [other for other in range(4) if other != case.seen.trump]
    last = [other for other in plain if _of_suit(hand, other) == 1] == [suit]
    return (("suit", suit),) if last and _of_suit(hand, case.seen.trump) and not _is_powerless(case) else None


def _of_suit(hand: int, suit: int) -> int:
    return count(hand & (OF_SUIT[suit] | OF_SUIT[suit] << 24))


def _is_powerless(case: Case) -> bool:
    """Whoever plays for Sevens takes no tricks."""
    return bool((case.seen.siebener | case.seen.dissle) >> case.seat & 1)


def may_be_higher(case: Case) -> Told | None:
    """They dived: if it is this suit, more of its cards lie below than below the other one in its own suit."""
    rival, seen = case.rival, case.seen
    if not follows_hidden(case) or seen.mode != DIVE or leader_is_ours(case) or rival is None:
        return None
    plain = not case.is_trump(case.card.card) and not case.is_trump(rival.card)
    return (("suit", SUIT[case.card.card]),) if plain and RANK[case.card.card] > RANK[rival.card] else None


def fewer_beat_it(case: Case) -> Told | None:
    """It leads the trick as the other one would, and fewer cards are out that beat it."""
    rival = case.rival
    if not case.plays or rival is None or case.card.hidden or not (case.card.takes and rival.takes):
        return None
    return (("other", rival.card),) if case.card.beaten and case.card.beaters < rival.beaters else None


def takes_the_lead(case: Case) -> Told | None:
    """The trick is certain, and whoever has it leads the next one."""
    rival = case.rival
    if not case.plays or rival is None or not is_theirs(case) or not case.card.takes or not case.card.sure:
        return None
    return TRUE if not rival.takes and count(case.seen.hands[case.seat]) > 1 else None


def risks_little(case: Case) -> Told | None:
    """It leads the trick; if somebody beats it, not much is lost."""
    rival, card = case.rival, case.card if case.plays else None
    if card is None or rival is None or not is_theirs(case) or not card.takes or rival.takes:
        return None
    return (("points", card.worth),) if card.beaten and card.worth > 0 and RANK[card.card] <= KING else None
