"""Ways: everything that a seat could do now, said or played, for a coach who leaves nothing out for politeness.

What somebody plays is a way too, however foolish. A word that leaves the card to the same seat is
followed by what the playouts would say after it, and by each card that may be played then.
"""

from __future__ import annotations

from gaigel_desktop.rules.actions import (
    ACCUSE,
    ANNOUNCE_FARBE,
    ANNOUNCE_SIEBENER,
    AUS,
    DISSLE,
    PASS,
    PROOF,
    SIGNAL,
    Action,
    is_accusation,
    is_card,
)
from gaigel_desktop.rules.cards import sevens_in
from gaigel_desktop.rules.deal import CLAIM, ENDGAME, OPENING, PAIR_WINDOW, Deal
from gaigel_desktop.rules.judge import allowed, conceivable, why_not
from gaigel_desktop.rules.pairs import declarable
from gaigel_desktop.rules.perform import perform
from gaigel_desktop.rules.views import View

from .duties import blameless
from .manners import hopes_for_a_suit
from .playout import says
from .thought import Course


def ways_for(seen: View, seat: int, plays: Action | None = None) -> list[Course]:
    """Everything that is worth a thought, said or played; out of turn to wait is one of them."""
    words = _words(seen, seat)
    cards: list[Action] = []
    if seen.waiting:
        in_turn = seen.waiting[0] == seat
    else:
        in_turn = seen.turn == seat and seen.phase <= ENDGAME
        cards = _cards(seen, seat) if in_turn else cards
    if plays is not None and plays not in words and plays not in cards and why_not(seen, seat, plays) is None:
        (cards if is_card(plays) else words).append(plays)
    found: list[Course] = [(card,) for card in cards]
    for word in words:
        found += _said(seen, seat, word, bool(cards))
    return found if in_turn else [(), *found]


def _cards(seen: Deal, seat: int) -> list[Action]:
    """The cards that break no duty; Vorhand plays auf Dissle from four Sevens alone."""
    ways = blameless(seen, seat)
    if seen.phase == OPENING and sevens_in(seen.hands[seat]) < 4:
        ways = tuple(way for way in ways if way < DISSLE * 24)
    return list(ways)


def _words(seen: View, seat: int) -> list[Action]:
    """What may be said and could be of use; signs and proofs change nothing that a guess would show."""
    return [
        word
        for kind in conceivable(seen, seat)
        for word in allowed(seen, seat, kind)
        if _may_be_of_use(seen, seat, word)
    ]


def _may_be_of_use(seen: View, seat: int, word: Action) -> bool:
    """Everybody can count: nobody calls below 101, nor accuses who is not above it. Nor does anybody let a window go by
    with a pair: only to a playout, which parts the two once they are declared, might that look better."""
    if word == PASS and seen.phase == PAIR_WINDOW:
        return not declarable(seen, seat)
    if word == AUS:
        return bool(seen.ripening >> seen.law.side[seat] & 1)
    if is_accusation(word):
        return bool(seen.over >> word - ACCUSE & 1)
    if word == ANNOUNCE_SIEBENER:
        return sevens_in(seen.hands[seat]) >= 4
    if word == ANNOUNCE_FARBE:
        return hopes_for_a_suit(seen, seat)
    return not (PROOF <= word < ANNOUNCE_SIEBENER or word >= SIGNAL)


def _said(seen: View, seat: int, word: Action, with_card: bool) -> list[Course]:
    """The word with what belongs to it: Aus if it brings 101, else every card if the seat is to play one."""
    after = seen.copy()
    perform(after, seat, word)
    course = [word]
    while after.phase < CLAIM:
        if after.ripening >> after.law.side[seat] & 1 and after.done:
            return [(*course, AUS)]
        if not with_card or after.turn != seat:
            break
        further = says(after, seat)
        if further < 0:
            return [(*course, card) for card in _cards(after, seat)]
        perform(after, seat, further)
        course.append(further)
    return [tuple(course)]
