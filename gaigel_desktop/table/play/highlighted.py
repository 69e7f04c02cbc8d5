"""Which things a lesson or a hint highlights now, and what they are called for whoever only hears it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.table.board.highlight import highlighted_keys, parse_place
from gaigel_desktop.table.board.item import Item
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.speech import say

from . import hint_places
from .lesson_note import note_now
from .table_state import TableState


def highlighted_now(state: TableState, items: tuple[Item, ...]) -> frozenset[str]:
    """The keys in the tree of all that is highlighted now."""
    return highlighted_keys(_of_lesson(state) if state.lecture is not None else _of_hint(state), items)


def _of_lesson(state: TableState) -> tuple[str, ...]:
    note = note_now(state)
    return note.at if note is not None else ()


def _of_hint(state: TableState) -> tuple[str, ...]:
    """The places that a hint speaks of, as long as it only says where to look: what is to be done is advised."""
    hint = state.choosing.hint
    return hint_places.hint_places(state, hint) if hint is not None and hint.deed is None else ()


def with_names_of_cards(state: TableState, words: str, heard: Sequence[str] = ()) -> str:
    """The words of a paper, with the names of the cards that it points at, as far as neither it nor what was `heard`
    just before names them. Cards of a trick were announced; and where something is asked, they would answer it."""
    note = note_now(state) if state.lecture is not None else None
    if note is None or note.answers or note.asks_who or note.words not in words:
        return words
    told = "\n".join((*heard, words)).lower()
    names = dict.fromkeys(card for place in note.at for card in _named(state, place) if card.lower() not in told)
    return say("spoken_meant", {"told": words, "named": "; ".join(names)}) if names else words


def _named(state: TableState, place: str) -> Iterator[str]:
    """The name of the card of the hand, or of the trump card, that is a place."""
    meant, seen = parse_place(place), state.stage.seen
    if meant.kind == "hand" and meant.number >= 0:
        yield card_name(meant.number)
    elif meant.kind == "trump" and seen.indicator != HIDDEN:
        yield card_name(seen.indicator)
