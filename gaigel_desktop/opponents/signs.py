"""Signs: who winks when, and how far a wink is believed (rules.md 12; P, D, E).

A true sign is for the own side when it leads: P's Vorhand may lead the signed ace's twin face down. A bluff, where the
table allows it, is for the other side while that leads. So everybody believes signs to a partner who leads, and hardly
any other.

At a table where a sign of a suit may be a wish an ace is still what is signed here: whoever holds it would like its
suit led. Nobody can lie there, so nobody bluffs; and what others sign is believed less.
"""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.actions import SIGNAL, Action
from gaigel_desktop.rules.cards import ACE, BIT, copies
from gaigel_desktop.rules.deal import OPENING, TALON, vorhand
from gaigel_desktop.rules.views import View

from .belief import Hint
from .dice import mixed, throw
from .levels import Character
from .memory import TRICK, Memory, Sign

MOST_SIGNS: Final = 2  # by one player in a deal; more would be noticed
TRUMP_ACE_SIGN: Final = 4
NOW_OR_NEVER: Final = 0.4  # how often a bluff that is to be made comes before this trick and not a later one

AS_AGREED: Final = 0.95  # how far a sign is believed at a table where signs are true
FOR_THE_PARTNER: Final = 0.9  # where bluffs are allowed: a sign to a partner who leads
PERHAPS: Final = 0.6  # an opponent's sign to a partner who leads
MOST_LIKELY_A_BLUFF: Final = 0.25  # a sign while the other side leads
PERHAPS_A_WISH: Final = 0.6  # at most: of a suit that may only be wished for, without its ace


# -- making signs ------------------------------------------------------------------------------------------------


def makes_sign(seen: View, seat: int, memory: Memory, character: Character, seed: int) -> Action | None:
    """Before a trick: an ace to the partner who leads, or now and then a false one to an opponent who does."""
    made = [sign.sign for sign in memory.signs if sign.seat == seat]
    leader = seen.turn
    if leader == seat or len(made) >= MOST_SIGNS:
        return None
    if seen.law.side[leader] != seen.law.side[seat]:
        return _bluff(seen, seat, made, character, seed)
    if throw(seed, 4000 + len(made)) >= character.signs:
        return None
    return _true_sign(seen, seat, made)


def _true_sign(seen: View, seat: int, made: list[int]) -> Action | None:
    """P: an ace, so that it is led back or its twin led face down; at the opening trumps are no use."""
    for suit in range(4):
        sign = TRUMP_ACE_SIGN if suit == seen.trump else suit
        if seen.hands[seat] & BIT[suit * 6 + ACE] and sign not in made:
            if sign == TRUMP_ACE_SIGN and seen.phase == OPENING:
                continue
            return SIGNAL + sign
    return None


def _bluff(seen: View, seat: int, made: list[int], character: Character, seed: int) -> Action | None:
    """An ace that the seat does not hold and that may still come to somebody; one in a deal is enough."""
    tempted = throw(seed, 4500) < character.bluffs and throw(seed, 4510 + seen.done) < NOW_OR_NEVER
    can_lie = character.free_signs and not character.wishes
    if not (can_lie and tempted) or made or seen.phase not in (OPENING, TALON):
        return None
    suits = [suit for suit in range(4) if suit != seen.trump and _could_be_there(seen, seat, suit * 6 + ACE)]
    return SIGNAL + suits[mixed(seed, 4600 + seen.done) % len(suits)] if suits else None


def _could_be_there(seen: View, seat: int, card: int) -> bool:
    return not seen.hands[seat] & BIT[card] and copies(seen.played, card) < 2


# -- reading signs -----------------------------------------------------------------------------------------------


def hints(seen: View, seat: int, memory: Memory, character: Character, seed: int) -> list[Hint]:
    """Aces that others have signed and not yet played; an opponent's sign only if it was noticed."""
    found: list[Hint] = []
    for place, sign in enumerate(memory.signs):
        card = _signed_card(sign.sign, seen.trump)
        if sign.seat == seat or seen.known[sign.seat] & BIT[card] or _has_played(memory, sign, card):
            continue
        ours = seen.law.side[sign.seat] == seen.law.side[seat]
        if ours or throw(seed, 5000 + place) < character.attentive:
            found.append((sign.seat, card, _belief_in(seen, memory, sign, ours, character)))
    return found


def _belief_in(seen: View, memory: Memory, sign: Sign, ours: bool, character: Character) -> float:
    """How likely the ace that a sign may speak of is there."""
    belief = _trust_in(seen, memory, sign, ours) if character.free_signs else AS_AGREED
    may_be_a_wish = character.wishes and sign.sign != TRUMP_ACE_SIGN
    return min(belief, PERHAPS_A_WISH) if may_be_a_wish else belief


def _trust_in(seen: View, memory: Memory, sign: Sign, ours: bool) -> float:
    """How likely a sign is true where it need not be."""
    leader = _leader_after(seen, memory, sign.tricks)
    if seen.law.side[leader] != seen.law.side[sign.seat]:
        return MOST_LIKELY_A_BLUFF
    return FOR_THE_PARTNER if ours else PERHAPS


def _leader_after(seen: View, memory: Memory, tricks: int) -> int:
    """Who led after so many tricks."""
    takers = [gain.seat for gain in memory.gains if gain.what == TRICK]
    return takers[tricks - 1] if tricks else vorhand(seen)


def _has_played(memory: Memory, sign: Sign, card: int) -> bool:
    """Whether the card has been played since the sign."""
    later = (*memory.tricks[sign.tricks :], memory.running)
    return any((sign.seat, card) in trick for trick in later)


def _signed_card(sign: int, trump: int) -> int:
    """The ace that a sign speaks of."""
    return (trump if sign == TRUMP_ACE_SIGN else sign) * 6 + ACE
