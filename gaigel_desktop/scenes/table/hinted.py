"""Hinted: what a hint is about, as places on the table, and where it is done what it tells."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.actions import PASS, PROOF, QUESTION, Action, card_of, is_card
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.deal import OVER, is_claimed
from gaigel_desktop.scenes.picture import asking, spots
from gaigel_desktop.scenes.picture.chrome import said_with
from gaigel_desktop.scenes.picture.spots import Spot
from gaigel_desktop.scenes.stage.frame_layout import button_rects
from gaigel_desktop.scenes.stage.lying import LIFTS
from gaigel_desktop.window.boxes import Box

from .choosing import Advised
from .pointed import boxes_of
from .state import TableState

ON_TABLE: Final = {"trick": "trick", "turned": "trump"}
OWN_POINTS: Final = "own_points"
THEIR_POINTS: Final = "their_points"


def lit(state: TableState, hint: Advised) -> tuple[Box, ...]:
    """What it is about: cards, piles, or what is to be done; what is to be called has to do with all of the hand."""
    seen, table = state.stage.seen, state.stage.table
    up = LIFTS if hint.deed else 0.0
    return (*(box.moved(0, -up) for box in boxes_of(names_lit(state, hint), seen, table)), *framed(state))


def names_lit(state: TableState, hint: Advised) -> tuple[str, ...]:
    """The same by the names of the places."""
    own = [f"hand:{CODES[card]}" for card in dict.fromkeys(hint.cards)] or (["hand"] if hint.deed else [])
    return (*own, *(ON_TABLE[what] for what in hint.lit if what in ON_TABLE), *_piles(state, hint))


def _piles(state: TableState, hint: Advised) -> list[str]:
    """Those of the sides whose points are to be counted."""
    seen = state.stage.seen
    ours = seen.law.side[state.me]
    counted = [side for side, won in enumerate(seen.tricks) if won]
    return [f"pile:{side}" for side in counted if (OWN_POINTS if side == ours else THEIR_POINTS) in hint.lit]


def framed(state: TableState) -> tuple[Box, ...]:
    """What is to be pressed, if it is no card: it has a frame."""
    spot = spot_of(state)
    pressed = _box(state, spot) if spot is not None else None
    return (pressed,) if pressed is not None else ()


def _box(state: TableState, spot: Spot) -> Box | None:
    """Where it is, unless it is a card, which stands out by itself."""
    stage, panel = state.stage, state.choosing.panel
    if spot.kind == "call":
        return Box(*button_rects(stage.table)[spot.name])
    if spot.kind == "proof":
        return spots.proof_box(stage.seen, stage.table, spot.at)
    if spot.kind == "choice" and panel is not None:
        there = asking.choices(panel, asking.panel_box(stage.seen, stage.table, panel))
        return there[spot.at].box if spot.at < len(there) else None
    return None


def spot_of(state: TableState) -> Spot | None:
    """Where it is done that was advised: the card, the announcement, the answer; None where there is no such place."""
    action = advised(state)
    if action is None:
        return None
    if is_card(action):
        hand = state.hand()
        return Spot("card", hand.index(card_of(action))) if card_of(action) in hand else None
    if is_claimed(state.seen) and action in (QUESTION, PASS):
        return Spot("choice", 1 if action == PASS else 0)
    if action in range(PROOF, PROOF + state.seen.players):
        return Spot("proof", action - PROOF)
    button = said_with(action)
    return Spot("call", name=button) if button else None


def advised(state: TableState) -> Action | None:
    """What is to be done first of all."""
    hint = state.choosing.hint
    return hint.deed[0] if hint is not None and hint.deed and state.seen.phase != OVER else None
