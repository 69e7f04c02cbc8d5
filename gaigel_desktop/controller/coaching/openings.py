"""Reasons about the first trick: how it is opened, and what is laid to a card that nobody sees."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.opponents.facts import Laid, is_plain_ace, out, plain_aces
from gaigel_desktop.rules.actions import DISSLE, DIVE, ELFEN, SECOND, SIEBENER, TRUMPS, is_card, mode_of
from gaigel_desktop.rules.cards import ACE, RANK, SUIT, cards, sevens_in
from gaigel_desktop.rules.deal import OPENING

from .case import Case, Told

MUCH_LESS: Final = 5  # points


def _opens(case: Case, mode: int) -> bool:
    return case.plays and case.seen.phase == OPENING and mode_of(case.way[0]) == mode


def elfen_is_safe(case: Case) -> Told | None:
    """Opened like this the trick is certain; face down the other ace of the suit could catch it."""
    if not _opens(case, ELFEN) or not out(case.seen, case.seat)[case.card.card]:
        return None
    return (("suit", SUIT[case.card.card]),)


def elfen_is_certain(case: Case) -> Told | None:
    """Opened like this the trick is certain."""
    return () if _opens(case, ELFEN) else None


def second_hides(case: Case) -> Told | None:
    """Only the other ace takes it, and nobody knows which that is."""
    return () if _opens(case, SECOND) else None


def dives_with_ace(case: Case) -> Told | None:
    """The ace stays in the hand; only a higher card of a suit that nobody sees takes the trick."""
    otherwise = bool(case.of) and mode_of(case.of[0]) != DIVE
    return () if _opens(case, DIVE) and otherwise and plain_aces(case.seen, case.seat) else None


def dives_higher(case: Case) -> Told | None:
    """Both would be led face down, and fewer cards are out that take this one."""
    other = _rival_of_dive(case)
    fewer = other is not None and _higher_out(case, case.card.card) < _higher_out(case, other.card)
    return (("other", other.card),) if other is not None and fewer else None


def dives_cheaper(case: Case) -> Told | None:
    """Both would be led face down, and this one costs much less if it is caught."""
    other = _rival_of_dive(case)
    if other is None or other.worth - case.card.worth < MUCH_LESS:
        return None
    return ("points", case.card.worth), ("other", other.card), ("added", other.worth)


def _rival_of_dive(case: Case) -> Laid | None:
    """What else would be led face down."""
    dives = _opens(case, DIVE) and bool(case.of) and is_card(case.of[0]) and mode_of(case.of[0]) == DIVE
    return case.rival if dives else None


def _higher_out(case: Case, card: int) -> int:
    """How many cards of its suit are out that beat it face down."""
    unseen = out(case.seen, case.seat)
    return sum(unseen[card + 1 : card - RANK[card] + ACE + 1])


def opens_trumps(case: Case) -> Told | None:
    """Says that the way leads nothing but trumps, if it does."""
    return () if _opens(case, TRUMPS) else None


def opens_for_sevens(case: Case) -> Told | None:
    """Sevens enough to play for five of them."""
    if not (_opens(case, DISSLE) or _opens(case, SIEBENER)):
        return None
    return (("sevens", sevens_in(case.seen.hands[case.seat])),)


# -- to a card face down -----------------------------------------------------------------------------------------


def follows_hidden(case: Case) -> bool:
    """A card to a trick that lies face down."""
    return case.plays and case.seen.face_down and bool(case.seen.trick)


def leader_is_ours(case: Case) -> bool:
    """Whether the own side has led it."""
    return case.seen.law.side[case.seen.leader] == case.mine


def ace_may_catch_all(case: Case) -> Told | None:
    """They dived: if it is this suit, the ace takes everything."""
    if not follows_hidden(case) or case.seen.mode != DIVE or leader_is_ours(case):
        return None
    return (("suit", SUIT[case.card.card]),) if is_plain_ace(case.seen, case.card.card) else None


def ace_stays_home(case: Case) -> Told | None:
    """They lead face down, and the other card is an ace: nobody throws that in blindly."""
    rival = case.rival
    if not follows_hidden(case) or case.seen.mode == SECOND or leader_is_ours(case) or rival is None:
        return None
    kept = is_plain_ace(case.seen, rival.card) and not is_plain_ace(case.seen, case.card.card)
    return () if kept else None


def ace_may_be_the_other(case: Case) -> Told | None:
    """They lead an ace face down: only the other one of its suit catches it."""
    if not follows_hidden(case) or case.seen.mode != SECOND or leader_is_ours(case):
        return None
    other = is_plain_ace(case.seen, case.card.card) and out(case.seen, case.seat)[case.card.card]
    return (("suit", SUIT[case.card.card]),) if other else None


def lost_to_ace(case: Case) -> Told | None:
    """They lead an ace face down; nobody of the own side has the same one, so the trick is theirs."""
    return None if _has_friends(case) or _may_have_same(case) else _cheap_to_ace(case)


def lost_to_ace_alone(case: Case) -> Told | None:
    """The same where a partner might still have it."""
    return _cheap_to_ace(case) if _has_friends(case) and not _may_have_same(case) else None


def cheap_to_ace(case: Case) -> Told | None:
    """The hand has an ace that may be the same, but not every card is: what another one costs if it is not."""
    return _cheap_to_ace(case) if _may_have_same(case) else None


def _cheap_to_ace(case: Case) -> Told | None:
    return _cheap_to_theirs(case) if case.seen.mode == SECOND else None


def _may_have_same(case: Case) -> bool:
    """Whether an ace of the hand may be the twin of the one that lies there."""
    twins = out(case.seen, case.seat)
    return any(twins[ace] for ace in cards(plain_aces(case.seen, case.seat)))


def _has_friends(case: Case) -> bool:
    side = case.seen.law.side
    return any(side[seat] == case.mine for seat in range(case.seen.players) if seat != case.seat)


def cheap_to_hidden(case: Case) -> Told | None:
    """They lead face down: what it costs if the trick is theirs."""
    return _cheap_to_theirs(case) if case.seen.mode != SECOND else None


def _cheap_to_theirs(case: Case) -> Told | None:
    rival = case.rival
    if not follows_hidden(case) or leader_is_ours(case) or rival is None or case.card.worth >= rival.worth:
        return None
    if not case.cheapest:
        return None
    return (("other", rival.card), ("points", rival.worth))


def fed_to_ace(case: Case) -> Told | None:
    """The partner leads an ace face down, which only the same one takes."""
    return _fed_to_ours(case) if case.seen.mode == SECOND else None


def fed_to_hidden(case: Case) -> Told | None:
    """The partner leads face down: points for a trick that may be the own side's."""
    return _fed_to_ours(case) if case.seen.mode != SECOND else None


def _fed_to_ours(case: Case) -> Told | None:
    rival = case.rival
    if not follows_hidden(case) or not leader_is_ours(case) or rival is None or case.card.worth <= rival.worth:
        return None
    return (("points", case.card.worth),)


def small_to_ace(case: Case) -> Told | None:
    """The partner leads an ace face down, and an opponent may still lay the same."""
    return _small_to_ours(case) if case.seen.mode == SECOND else None


def small_to_hidden(case: Case) -> Told | None:
    """The partner leads face down, and nobody knows yet whether it holds."""
    return _small_to_ours(case) if case.seen.mode != SECOND else None


def _small_to_ours(case: Case) -> Told | None:
    rival = case.rival
    if not follows_hidden(case) or not leader_is_ours(case) or rival is None or case.card.worth >= rival.worth:
        return None
    return (("other", rival.card),) if case.card.foes and case.cheapest else None
