"""Reasons about those who have yet to play to the trick: what they may do, and what everybody knows them to hold."""

from __future__ import annotations

from gaigel_desktop.opponents.facts import NONE, still_to_play
from gaigel_desktop.rules.cards import copies

from .case import Case, Told
from .tricks import is_theirs


def fed_to_partner_to_come(case: Case) -> Told | None:
    """They have the trick as it lies, but a partner is known to take it: so it may have more in it."""
    rival, taking = case.rival, _known_to_take(case, ours=True, above=case.seen.best_power)
    if rival is None or taking == NONE or case.card.takes or rival.takes or case.card.worth <= rival.worth:
        return None
    return ("best", taking), ("points", case.card.worth)


def fed_in_hope(case: Case) -> Told | None:
    """They have the trick as it lies, and a partner who plays later may take it: then it may have more in it."""
    rival = case.rival
    if not case.plays or rival is None or not is_theirs(case) or case.card.takes or rival.takes:
        return None
    more = case.card.rescued and case.card.worth > rival.worth
    return (("points", case.card.worth),) if more else None


def partner_will_take_it(case: Case) -> Told | None:
    """The other way would take the trick, which a partner is known to take."""
    rival, taking = case.rival, _known_to_take(case, ours=True, above=case.seen.best_power)
    if rival is None or taking == NONE or case.card.takes or not rival.takes:
        return None
    return ("best", taking), ("other", rival.card)


def foe_will_beat_it(case: Case) -> Told | None:
    """The other way would lead the trick, but an opponent who plays after it is known to beat that."""
    rival = case.rival
    if rival is None or not rival.takes or case.card.takes:
        return None
    taking = _known_to_take(case, ours=False, above=case.seen.power[rival.card])
    return (("best", taking), ("other", rival.card)) if taking != NONE else None


def _known_to_take(case: Case, *, ours: bool, above: int) -> int:
    """A card above this power that somebody of these who plays later is known to hold; NONE if nobody is."""
    seen = case.seen
    if not case.plays or not is_theirs(case):
        return NONE
    later = still_to_play(seen, case.seat)
    some = [seat for seat in later if (seen.law.side[seat] == case.mine) is ours and not seen.siebener >> seat & 1]
    found = [card for seat in some for card in range(24) if copies(seen.known[seat], card) and seen.power[card] > above]
    return max(found, key=lambda card: int(seen.power[card]), default=NONE)
