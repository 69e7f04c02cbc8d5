"""What the words about the table that is played at need to know of its state."""

from __future__ import annotations

from functools import partial

from gaigel_desktop.controller.captions import explained
from gaigel_desktop.rules.actions import opening
from gaigel_desktop.rules.deal import is_claimed
from gaigel_desktop.table.board.item import PRESSED
from gaigel_desktop.table.board.item_words import Play, Situation
from gaigel_desktop.text.explain import sentence, why

from . import aids, five_alike, info_strip
from .dimmed_calls import CLAIM_OPEN, why_dimmed
from .sayings import refusal_told
from .table_state import TableState


def situation(state: TableState) -> Situation:
    """The situation that the words of a tip depend on. The tree is told more: the score, what is seen in the faces, and
    what is written on a card of paper."""
    stage, panel = state.stage, state.choosing.panel
    play = Play(
        legal=aids.marked_cards(state),
        marks=state.aids.mark_legal,
        why_not=partial(why_not, state),
        shows_five=partial(shows_five, state),
        picked=state.choosing.picked is not None,
        why_quiet=partial(why_no_call, state),
        captions=explained(state.player, state.match.rules),
        choices=panel.choices if panel is not None else (),
        strip=partial(info_strip.info_strip, state),
    )
    return Situation(stage.seen, stage.table, stage.won, state.seating, pressed=PRESSED, play=play)


def why_not(state: TableState, card: int) -> str:
    """Why an own card lies in the shade; empty for any other, and in a stop: the line has something to say then, and
    the pointer lies where the card was."""
    if state.stop is not None:
        return ""
    legal = aids.marked_cards(state)
    if not legal or card in legal:
        return ""
    mode = state.choosing.mode
    refusal = state.chair.why_not(card if mode is None else opening(mode, card))
    return refusal_told(refusal, state.seen) if refusal is not None else ""


def shows_five(state: TableState, card: int) -> bool:
    """Whether a press on an own card shows four others with it."""
    return five_alike.five_shown_with(card, state.hand(), state.chair) is not None


def why_no_call(state: TableState, name: str) -> str:
    """Why a call is no use now: a claim waits for its answer, or it is none to anybody, or not yet to the player.
    Otherwise empty."""
    if is_claimed(state.stage.seen):
        return why(CLAIM_OPEN, state.seen)
    quiet = why_dimmed(state, name)
    return sentence(quiet) if quiet else ""
