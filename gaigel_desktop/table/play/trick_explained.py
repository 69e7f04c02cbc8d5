"""Who takes the trick that lies there and why, in words, as long as the player has not learned it. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.controller.teaching.progress import FIRST_TRICKS, TRICKS_EXPLAINED, Progress
from gaigel_desktop.rules.cards import RANK
from gaigel_desktop.rules.deal import Deal, has_special_opening
from gaigel_desktop.rules.events import Event, TrickTaken
from gaigel_desktop.rules.taking import Taking, how_taken, taken_last, taken_now
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import taken_and_added_up, taken_with, told, trick_taken, why_taken

from .past_tricks import Trick, all_tricks

ROOM_FOR_WORDS: Final = 4  # people at a table where each card of a trick can have its word, and its points
LEARNED: Final = 3  # so many tricks taken by something, and nobody needs to be told of it any more


def explain_trick(seen: Deal, me: int, names: Sequence[str], progress: Progress) -> str:
    """The sentence on the whole trick that lies there, with the reason where it is needed; empty while there is
    none."""
    taking = taken_now(seen)
    if taking is None:
        return ""
    adds_up = seen.players <= ROOM_FOR_WORDS and not progress.has_done(TRICKS_EXPLAINED, FIRST_TRICKS)
    words = (taken_and_added_up if adds_up else taken_with)(taking, seen, names)
    return f"{words} {why_taken(taking, seen)}" if _is_asked_why(taking, seen, me, progress) else words


def taker_told(seen: Deal, names: Sequence[str]) -> str:
    """The sentence on who takes the whole trick that lies there, with what and for how much, and no reason. Empty while
    there is none."""
    taking = taken_now(seen)
    return taken_with(taking, seen, names) if taking is not None else ""


def _is_asked_why(taking: Taking, seen: Deal, me: int, progress: Progress) -> bool:
    """Whether the reason is another one than the last time, or a card of the player's as high has lost to it."""
    if progress.has_done(_name(taking), LEARNED):
        return False
    before = taken_last(seen)
    own = seen.trick[(me - seen.leader) % seen.players]
    lost = taking.seat != me and RANK[own] >= RANK[taking.card]
    return lost or before is None or before.why != taking.why


def learned_from_trick(progress: Progress, seen: Deal, me: int) -> Progress:
    """The progress after the last trick: it counts as learned if it was taken by an own card."""
    taking = taken_last(seen)
    return progress.with_done(_name(taking)) if taking is not None and taking.seat == me else progress


def _name(taking: Taking) -> str:
    return f"took:{taking.why}"


# -- looked up ---------------------------------------------------------------------------------------------------


class Wish(NamedTuple):
    """What is to be told of a past trick besides whose it was."""

    why: bool  # the reason
    counted: tuple[bool, ...]  # its points, by the side that took it


def past_trick(trick: Trick, number: int, seen: Deal, names: Sequence[str], wish: Wish) -> str:
    """The sentence on whose a past trick was, its points and the reason as far as they are wanted; the first of the
    deal has the number 0."""
    told = trick_taken(names[trick.taker])
    if not wish.why and not wish.counted[seen.law.side[trick.taker]]:
        return told
    first = number == 0 and has_special_opening(seen.law)
    taking = how_taken(seen, trick.seats[0], trick.cards, first)
    words = say("log_taken", {"told": told, "points": taking.points})
    return f"{words}. {why_taken(taking, seen)}" if wish.why else words


def event_teller(
    past: Sequence[Event], looked_at: Sequence[Event], seen: Deal, names: Sequence[str], wish: Wish
) -> Callable[[Event], str]:
    """A function that tells the last events of a deal one after the other, and of each trick what is wanted."""
    whole = list(enumerate(all_tricks(past)))
    left = iter(whole[len(whole) - sum(isinstance(event, TrickTaken) for event in looked_at) :])

    def tell(event: Event) -> str:
        if not isinstance(event, TrickTaken):
            return told(event, seen, names)
        number, trick = next(left)
        return past_trick(trick, number, seen, names, wish)

    return tell
