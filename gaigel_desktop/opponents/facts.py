"""Facts: what can be counted from a view: how the trick would lie after a card, what is still out, what a hand keeps.

Nothing here is believed, only known: a card that an opponent might hold is one that may beat, however unlikely.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.rules.actions import Action, card_of, mode_of
from gaigel_desktop.rules.cards import ACE, BIT, KING, OBER, OF_SUIT, RANK, SUIT, TEN, UNTER, copies, count
from gaigel_desktop.rules.deal import OPENING, PAIR_WINDOW, Deal, hand_size, has_laid
from gaigel_desktop.rules.exchange import diss, is_barred, is_exchanged
from gaigel_desktop.rules.opening import begin
from gaigel_desktop.rules.pairs import PLAIN_PAIR, TRUMP_PAIR, declarable, declared_before_drawing
from gaigel_desktop.rules.tricks import beating, lay
from gaigel_desktop.rules.views import View

NONE: Final = -1


class Laid(NamedTuple):
    """A card as it would lie in the trick, and what may still happen there."""

    card: int
    worth: int  # its own points
    hidden: bool  # face down: who leads the trick cannot be seen
    takes: bool  # it leads the trick
    ours: bool  # the own side leads it
    foes: int  # how many opponents play after it
    friends: int  # how many of the own side do
    beaten: bool  # an opponent who plays after it may beat what leads
    beaten_by_trumps_alone: bool  # and only with a trump
    beaters: int  # how many cards that would beat it are still out
    rescued: bool  # a partner who plays after it may beat what leads
    alone: bool  # it lies there first

    @property
    def sure(self) -> bool:
        """The trick is the own side's, whatever comes."""
        return not self.hidden and self.ours and not self.beaten

    @property
    def lost(self) -> bool:
        """The trick is the opponents', whatever comes."""
        return not self.hidden and not self.ours and not self.rescued


def laid(seen: View, seat: int, action: Action) -> Laid:
    """The trick with this card of the seat in turn in it."""
    table = View(seen.copy())
    if mode_of(action) and seen.phase == OPENING:
        begin(table, seat, mode_of(action))
    card = card_of(action)
    lay(table, seat, card)
    side, mine = seen.law.side, seen.law.side[seat]
    after = [other for other in range(seen.players) if not has_laid(table, other)]
    foes = [other for other in after if side[other] != mine]
    friends = [other for other in after if side[other] == mine]
    better = beating(table) if not table.face_down else 0
    plain = better & ~OF_SUIT[seen.trump]
    unseen = out(seen, seat)
    return Laid(
        card,
        seen.law.card_points[card],
        table.face_down,
        not table.face_down and table.best_seat == seat,
        not table.face_down and side[table.best_seat] == mine,
        len(foes),
        len(friends),
        any(may_hold(seen, other, better, unseen) for other in foes),
        not any(may_hold(seen, other, plain, unseen) for other in foes),
        sum(unseen[card] + _shown(seen, foes, card) for card in range(24) if better >> card & 1),
        any(may_hold(seen, other, better, unseen) for other in friends),
        not seen.trick,
    )


def out(seen: View, seat: int) -> tuple[int, ...]:
    """How many copies of each face lie where the seat does not know: with the others, or in the talon."""
    return tuple(2 - _located(seen, seat, card) for card in range(24))


def _located(seen: View, seat: int, card: int) -> int:
    """How many copies of the face the seat knows to lie somewhere."""
    lying = list(seen.trick).count(card) + (seen.indicator == card)
    lying += seen.reserver >= 0 and card == seen.trump * 6
    shown = sum(copies(seen.known[other], card) for other in range(seen.players) if other != seat)
    return copies(seen.hands[seat], card) + copies(seen.played, card) + lying + shown


def _shown(seen: View, some: list[int], card: int) -> int:
    """How many copies of the card these seats are known to hold."""
    return sum(copies(seen.known[other], card) for other in some)


def may_hold(seen: View, other: int, some: int, unseen: tuple[int, ...]) -> bool:
    """Whether somebody may hold one of these faces and play it with power."""
    if seen.siebener >> other & 1:
        return False
    known = seen.known[other]
    if known & some:
        return True
    return hand_size(seen, other) > count(known) and any(some >> card & 1 and unseen[card] for card in range(24))


def still_to_play(seen: Deal, seat: int) -> list[int]:
    """Who plays to this trick after the seat in turn, one after the other."""
    return [(seat + step) % seen.players for step in range(1, seen.players - len(seen.trick))]


def lying(seen: Deal) -> int:
    """The card points that can be seen in the trick."""
    return sum(seen.law.card_points[card] for card in seen.trick if card >= 0)


def points_of_others(seen: Deal, seat: int) -> int:
    """The points of the best other side."""
    return max(points for side, points in enumerate(seen.points) if side != seen.law.side[seat])


# -- what a hand keeps -------------------------------------------------------------------------------------------


def other_half(card: int) -> int:
    """The Ober to a King, the King to an Ober; NONE for any other card."""
    return card - 1 if RANK[card] == KING else card + 1 if RANK[card] == OBER else NONE


def fresh(seen: Deal, seat: int, card: int) -> int:
    """How many copies of the card in the hand have not been declared."""
    return max(0, copies(seen.hands[seat], card) - copies(seen.used[seat], card))


def pairs_to_come(seen: Deal, seat: int, card: int = NONE) -> int:
    """The suits of which the seat may declare a pair with a trick of its own side, if need be after playing a card."""
    table = seen.copy()
    if card != NONE:
        lay(table, seat, card)
    if declared_before_drawing(table):
        if not table.rounds:
            return 0
        table.phase = PAIR_WINDOW
    table.tricks[table.law.side[seat]] += 1
    return declarable(table, seat)


def breaks_pair(seen: Deal, seat: int, card: int) -> bool:
    """Whether a pair that may be declared now or with a trick is none without this card."""
    before, after = pairs_to_come(seen, seat), pairs_to_come(seen, seat, card)
    return bool((before & ~after) >> SUIT[card] & 1)


def pair_worth(seen: Deal, suit: int) -> int:
    """What a pair of the suit counts."""
    return TRUMP_PAIR if suit == seen.trump else PLAIN_PAIR


def half_may_come(seen: View, seat: int, card: int) -> bool:
    """Whether the card alone waits for its other half, which may still be drawn."""
    half = other_half(card)
    if half == NONE or seen.rounds == 0 or copies(seen.hands[seat], half):
        return False
    if fresh(seen, seat, card) != 1:  # none that counts, or another one stays
        return False
    return out(seen, seat)[half] > 0


def is_diss(seen: Deal, seat: int, card: int) -> bool:
    """Whether the card is the Seven of trumps, and may still be exchanged for the card turned up."""
    if card != diss(seen) or seen.rounds == 0 or RANK[seen.indicator] <= UNTER:
        return False
    return is_exchanged(seen) and not is_barred(seen, seat)


def ace_is_out(seen: View, seat: int, card: int) -> bool:
    """Whether the card is a plain ten and an ace of its suit may catch it."""
    if RANK[card] != TEN or SUIT[card] == seen.trump:
        return False
    return out(seen, seat)[card - TEN + ACE] > 0


def is_plain_ace(seen: Deal, card: int) -> bool:
    """Whether the card is an ace that is not trumps."""
    return RANK[card] == ACE and SUIT[card] != seen.trump


def plain_aces(seen: Deal, seat: int) -> int:
    """The faces of the aces in the hand that are not trumps."""
    return sum(BIT[card] for card in range(24) if is_plain_ace(seen, card) and copies(seen.hands[seat], card))
