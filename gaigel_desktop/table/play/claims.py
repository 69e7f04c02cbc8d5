"""An Aus that waits for the player, to be questioned or left to stand (U). The question comes and goes by itself; where
the help shows that it is right, it stands without one."""

from __future__ import annotations

from gaigel_desktop.rules.actions import PASS
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.table.board.panels import claim_panel
from gaigel_desktop.table.board.stops import CLAIM
from gaigel_desktop.text.explain import why
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.window import theme

from . import aids, held_card
from .dimmed_calls import CLAIM_OPEN
from .running_deal import RunningDeal
from .table_state import TableState


def ask_about_claim(running: RunningDeal) -> None:
    """Ask about a claim to be out once all have heard it: the question lies there until the player has answered, or
    until it waits for the player no more. Nothing has the focus, so that no key answers by accident."""
    state = running.state
    choosing, stop = state.choosing, state.stop
    if choosing.asked and not running.conductor.asks_about_claim:
        state.choosing = choosing._replace(panel=None)
        state.pointing = state.pointing.panel_closed()
    elif not choosing.asked and stop is not None and stop.kind == CLAIM:
        known = aids.points_told(state)[state.seen.law.side[state.seen.claimer]]
        if known is not None and known >= OUT and state.lecture is None:
            _let_stand(running, known)
            return
        if choosing.intended is not None or state.pointing.drag is not None:
            ask_claim_first(running)
        let_fall(running)
        asked = claim_panel(state.seen, state.seating.names, aids.claimed_points(state))
        state.choosing = choosing._replace(panel=asked, asked_at=state.now, intended=None)
        state.pointing = state.pointing.focused(None)


def _let_stand(running: RunningDeal, points: int) -> None:
    """Let a claim stand that the player sees to be right: a doubt could only cost them a double game."""
    seen = running.state.seen
    values = {"name": running.state.seating.names[seen.claimer], "points": points}
    running.tell(say_at(seen.law.rules, "claim_seen", values))
    running.state.chair.do(PASS)
    running.take_news()


def ask_claim_first(running: RunningDeal) -> None:
    """Say that the claim comes first, when the player would do something else."""
    running.tell(why(CLAIM_OPEN, running.state.seen))


def has_just_come(state: TableState) -> bool:
    """Whether the question is so new that a press may have been meant for what lay there before it."""
    return state.choosing.panel is not None and state.now < state.choosing.asked_at + theme.TAKEN_IN


def let_fall(running: RunningDeal) -> None:
    """Put a held card back where it was taken, and let nothing stay pressed."""
    state = running.state
    drag = state.pointing.drag
    state.pointing = state.pointing._replace(pressed=None, drag=None)
    if drag is not None:
        held_card.put_card_back(state.stage, drag)
