"""Lit: what a lesson or a hint speaks of, by its keys in the tree: on the screen it lies in the light."""

from __future__ import annotations

from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.scenes.picture import things
from gaigel_desktop.scenes.picture.in_words import key_of
from gaigel_desktop.scenes.picture.spots import Spot

from . import papers
from .hinted import names_lit
from .pointed import BUTTONS
from .state import TableState


def lit(state: TableState) -> frozenset[str]:
    """The keys of all of it."""
    names = _of_lesson(state) if state.lecture is not None else _of_hint(state)
    return frozenset(key for name in names for key in _keys(state, name))


def _of_lesson(state: TableState) -> tuple[str, ...]:
    note = papers.said_now(state)
    return note.at if note is not None else ()


def _of_hint(state: TableState) -> tuple[str, ...]:
    """Only where to look: what is to be done is advised."""
    hint = state.choosing.hint
    return names_lit(state, hint) if hint is not None and hint.deed is None else ()


def _keys(state: TableState, name: str) -> list[str]:
    kind, _, which = name.partition(":")
    match kind:
        case "hand" if which:
            cards = enumerate(state.hand())
            return [key_of(Spot("card", at)) for at, card in cards if card == FACE_OF[which]]
        case "trump":
            return [key_of(Spot("thing", name=there)) for there in (things.TRUMP, things.SUIT)]
        case "talon":
            return [key_of(Spot("thing", name=things.TALON))]
        case "call":
            return [key_of(Spot("call", name=BUTTONS.get(which, which)))]
        case "seat":
            return [key_of(Spot("seat", int(which)))]
        case "pile":
            return [key_of(Spot("pile", int(which)))]
        case "points":
            return [key_of(Spot("pile", side)) for side in range(state.stage.seen.law.sides)]
        case "slate":
            return [key_of(Spot("slate"))]
    return [kind]  # the hand, the trick
