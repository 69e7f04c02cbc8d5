"""What a hint is about, as places on the table, and the item by which its advice is carried out."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.actions import PASS, PROOF, QUESTION, Action, card_of, is_card
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.deal import OVER, is_claimed
from gaigel_desktop.table.board.buttons import call_for
from gaigel_desktop.table.board.item import ItemId

from .choosing import Advised
from .table_state import TableState

ON_TABLE: Final = {"trick": "trick", "turned": "trump"}
OWN_POINTS: Final = "own_points"
THEIR_POINTS: Final = "their_points"


def hint_places(state: TableState, hint: Advised) -> tuple[str, ...]:
    """The names of the places that a hint is about: cards, piles; what is to be called has to do with the whole
    hand."""
    own = [f"hand:{CODES[card]}" for card in dict.fromkeys(hint.cards)] or (["hand"] if hint.deed else [])
    return (*own, *(ON_TABLE[what] for what in hint.lit if what in ON_TABLE), *_piles(state, hint))


def _piles(state: TableState, hint: Advised) -> list[str]:
    """The piles of the sides whose points are to be counted."""
    seen = state.stage.seen
    ours = seen.law.side[state.me]
    counted = {side: OWN_POINTS if side == ours else THEIR_POINTS for side, won in enumerate(seen.tricks) if won}
    return [f"pile:{side}" for side, points in counted.items() if points in hint.lit]


def advised_item(state: TableState) -> ItemId | None:
    """The item by which the advice is carried out: the card, the announcement, the answer; None where there is none."""
    action = advised(state)
    if action is None:
        return None
    if is_card(action):
        return ItemId("card", card_of(action)) if card_of(action) in state.hand() else None
    if is_claimed(state.seen) and action in (QUESTION, PASS):
        return ItemId("choice", int(action == PASS))
    if action in range(PROOF, PROOF + state.seen.players):
        return ItemId("proof", action - PROOF)
    button = call_for(action)
    return ItemId("call", name=button) if button is not None else None


def advised(state: TableState) -> Action | None:
    """The action that a hint tells to do first of all; None where it tells none."""
    hint = state.choosing.hint
    return hint.deed[0] if hint is not None and hint.deed and state.seen.phase != OVER else None


def advised_cards(state: TableState) -> tuple[int, ...]:
    """The cards that a hint tells to play."""
    hint = state.choosing.hint
    return hint.cards if hint is not None and hint.deed else ()
