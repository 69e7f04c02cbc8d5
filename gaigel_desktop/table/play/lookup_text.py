"""The sentences that are looked up on demand: a past trick, what happened, which cards are still out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.speech import say, suit_name

from .past_tricks import Trick, by_trick, since_last_trick
from .table_state import TableState
from .top_layer_now import points_seen
from .trick_explained import Wish, event_teller, past_trick

NEWEST: Final = 3  # sentences of what happened are said aloud; the others are there to be read


def cards_of_trick(trick: Trick, names: Sequence[str]) -> list[str]:
    """The cards of a trick, and who played each of them."""
    return [f"{names[seat]}: {card_name(card)}" for card, seat in trick.laid]


def trick_taken_by(state: TableState, trick: Trick, before: int) -> str:
    """A sentence on who took a trick, so many tricks before the last one."""
    seen, names = state.stage.seen, state.seating.names
    return past_trick(trick, seen.done - 1 - before, seen, names, wish_of(state))


def wish_of(state: TableState) -> Wish:
    """What is told of a past trick: with the reasons come all points; otherwise those of the sides whose points stand
    on the table. For everybody else counting is the game."""
    why = state.aids.say_tricks
    return Wish(why, tuple(why or points is not None for points in points_seen(state)))


def trick_in_words(state: TableState, tricks: Sequence[Trick], before: int) -> tuple[str, ...]:
    """A past trick, so many before the last one, in words: its cards, and whose it was."""
    if not tricks:
        return (say("no_trick_yet"),)
    trick = tricks[-1 - before]
    return "; ".join(cards_of_trick(trick, state.seating.names)), trick_taken_by(state, trick, before)


def events_in_words(state: TableState) -> list[list[str]]:
    """What happened, in sentences, trick by trick; without the aid for it only the last trick and the running one. To
    whoever hears the game a sign is told that they looked at, or that was for them."""
    seen, names = state.stage.seen, state.seating.names
    past = [event for event in state.shown.past if not any(event is each for each in state.unseen_signs)]
    events = past if state.aids.last_tricks else since_last_trick(past)
    tell = event_teller(past, events, seen, names, wish_of(state))
    blocks = [[line for event in block if (line := tell(event))] for block in by_trick(events)]
    return [block for block in blocks if block]


def last_events_in_words(state: TableState) -> tuple[str, ...]:
    """The last sentences of what happened, in the order in which it did."""
    lines = [line for block in events_in_words(state) for line in block]
    return tuple(lines[-NEWEST:]) or (say("nothing_happened"),)


def cards_out_in_words(left: Sequence[int]) -> tuple[str, ...]:
    """The cards that are still out in words, suit by suit; `left` has how many of each are."""
    return tuple(_out(suit, left) for suit in range(4))


def _out(suit: int, left: Sequence[int]) -> str:
    named = [(card_name(card), left[card]) for card in range(suit * 6 + 5, suit * 6 - 1, -1) if left[card]]
    told = [name if count == 1 else say("spoken_twice", {"card": name}) for name, count in named]
    return "; ".join(told) or say("spoken_none_out", {"suit": suit_name(suit)})
