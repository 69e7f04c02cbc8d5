"""Which things a lesson or a hint highlights now, and what they are called for whoever only hears it."""

from __future__ import annotations

from collections.abc import Iterator

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


def with_names_of_cards(state: TableState, words: str) -> str:
    """The words of a paper, with the names of the cards that it points at and does not name itself."""
    note = note_now(state) if state.lecture is not None else None
    if note is None:
        return words
    told = words.lower()
    names = dict.fromkeys(name for place in note.at for name, card in _named(state, place) if card.lower() not in told)
    return say("spoken_meant", {"told": words, "named": "; ".join(names)}) if names else words


def _named(state: TableState, place: str) -> Iterator[tuple[str, str]]:
    """The cards that lie in a place, each also with the name it is told by: those of a trick by whoever played them."""
    meant, seen, names = parse_place(place), state.stage.seen, state.seating.names
    if meant.kind == "hand" and meant.number >= 0:
        card = card_name(meant.number)
        yield card, card
    elif meant.kind == "trump" and seen.indicator != HIDDEN:
        card = card_name(seen.indicator)
        yield card, card
    elif meant.kind == "trick":
        for at, face in enumerate(seen.trick):
            if face != HIDDEN:
                card = card_name(face)
                yield f"{names[(seen.leader + at) % seen.players]}: {card}", card
