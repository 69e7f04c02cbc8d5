"""What happens when a call is pressed: it is said, or its panel opens, and there something is chosen."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from gaigel_desktop.rules.actions import ACCUSE, AUS, DECLARE, DECLARE_TWICE, RESERVE, SWAP, TAKE, Action
from gaigel_desktop.rules.cards import SUIT, pairs_held
from gaigel_desktop.rules.deal import Deal, is_claimed
from gaigel_desktop.table.board import panels
from gaigel_desktop.table.board.buttons import CALL
from gaigel_desktop.table.board.item import ItemId, tab_ring
from gaigel_desktop.table.board.panels import Panel
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say

from . import aids, refusals
from .claims import ask_claim_first, has_just_come
from .described import all_items
from .dimmed_calls import why_dimmed
from .effects import Sound
from .running_deal import RunningDeal
from .sayings import refusal_told
from .table_items import base_items
from .table_state import TableState


def meant_at_once(state: TableState, button: str) -> Action | None:
    """The only action that a call can mean; None if something is to be chosen, or the player wants to be asked. In a
    lesson every press is one to learn by."""
    if not state.player.settings.at_once or state.lecture is not None:
        return None
    seen, me = state.seen, state.me
    match button:
        case "aus":
            return AUS
        case "uebergaigelt":
            return _only([ACCUSE + side for side in range(seen.law.sides) if side != seen.law.side[me]])
        case "melden":
            return _possible(state, _pairs(seen, me))
        case "diss":
            return _possible(state, [TAKE, RESERVE, SWAP] if seen.reserver == me else [SWAP, RESERVE, TAKE])
    return None


def _only(actions: Sequence[Action]) -> Action | None:
    return actions[0] if len(actions) == 1 else None


def _possible(state: TableState, actions: Sequence[Action]) -> Action | None:
    """The only one of these actions that may be done; None if several may. Where none may, the first, which says
    why."""
    allowed = [action for action in actions if state.chair.why_not(action) is None]
    return _only(allowed) if allowed else actions[0]


def _pairs(seen: Deal, me: int) -> list[Action]:
    """The actions for every pair that is held, once and twice; without one any, which says so."""
    held = [pairs_held(seen.hands[me], suit) for suit in range(4)]
    once = [DECLARE + suit for suit, pairs in enumerate(held) if pairs]
    return once + [DECLARE_TWICE + suit for suit, pairs in enumerate(held) if pairs == 2] or [DECLARE]


WITH_FIRST_CARD: Final = "open_instead"  # the reason why Vorhand does not announce it yet


class Calling:
    """The player's calls, as far as it is asked what exactly is meant."""

    def __init__(self, running: RunningDeal, do: Callable[[Action, int | None], None]) -> None:
        self._running, self._state = running, running.state
        self._seen, self._do = running.state.seen, do

    def open(self, button: str) -> None:
        """Make a call, or open its panel. What is legal is asked only after the choice. Whoever wants no question back
        is asked only where something is to be chosen; what has a warning, and what may cost a game unheard, is asked
        all the same."""
        state = self._state
        reason = why_dimmed(state, button)
        if is_claimed(self._seen) or reason:
            self._keep_quiet(button, reason)
            return
        warning = aids.call_warning(state, button)
        asks_back = bool(warning) or self._may_cost_unheard(button)
        meant = None if asks_back else meant_at_once(state, button)
        if meant is not None:
            self._shut()
            state.choosing = state.choosing._replace(called_at=state.now)
            self._do(meant, None)
            return
        self._lay_out(panels.panel_of(CALL[button].name, self._seen, state.me, state.seating.names, warning), asks_back)

    def _keep_quiet(self, button: str, reason: str) -> None:
        """Say why the call is not made: something has to be answered first, or nobody says this at such a moment."""
        state = self._state
        if is_claimed(self._seen):
            ask_claim_first(self._running)
        else:
            refusals.refuse_on_line(self._running, reason, lambda: why_dimmed(state, button) == reason)

    def _lay_out(self, panel: Panel, asks_back: bool) -> None:
        """Open a panel; where a call may cost a game no key costs it by accident."""
        panel = panel if aids.explains_calls(self._state) else panels.without_explanations(panel)
        self._ask(panels.with_dimmed_choices(panel, self._why_not))
        away = panel.kind == panels.LIST and asks_back
        self._take_focus(ItemId("close") if away else next(iter(tab_ring(base_items(self._state))), None))

    def _why_not(self, action: Action) -> str:
        """Why the rules do not let the player do an action now, as a sentence. Nothing is counted for anybody by that:
        of an Aus the judge asks only whether a trick is complete."""
        refusal = self._state.chair.why_not(action)
        if refusal is None or refusal.by != "rules" or refusal.key == WITH_FIRST_CARD:
            return ""
        return refusal_told(refusal, self._seen)

    def _may_cost_unheard(self, button: str) -> bool:
        """Whether the call may cost something, and whoever hears the panel has not been told that it does not."""
        told = self._state.aids.propose_aus and button == "aus"  # where nothing is warned of, 101 are there
        return self._state.player.hears and CALL[button].costs and not told

    def point_at(self, card: int) -> None:
        """Declare a pair by one of its cards, or ask how many are meant."""
        if not panels.is_king_or_ober(card):
            words = say_at(self._seen.law.rules, "point_at_pair")
            refusals.refuse_at_card(self._running, words, card, lambda: self._state.choosing.points)
        elif pairs_held(self._seen.hands[self._state.me], SUIT[card]) == 2:
            self._lay_out(panels.pair_panel(card, self._seen), asks_back=False)
            self._take_focus(ItemId("choice"))
        else:
            self.close()
            self._do(DECLARE + SUIT[card], card)

    def choose(self, at: int) -> None:
        """Press a button of the open panel; of a question that has just come by itself, not yet. What cannot be done
        says why, and leaves the panel open as long as there is something else to choose."""
        state, panel = self._state, self._state.choosing.panel
        if has_just_come(state):
            if state.choosing.asked:
                ask_claim_first(self._running)
        elif panel is not None and at < len(panel.choices) and panel.choices[at].action == panels.NEVER_MIND:
            self.close()
        elif panel is None or at >= len(panel.choices):
            self._running.tell(say("no_such_number"))
        elif panel.choices[at].refused and not all(choice.refused for choice in panel.choices):
            refusals.refuse_on_line(self._running, panel.choices[at].refused, lambda: state.choosing.panel is panel)
            self._running.effects.append(Sound("soft_error"))
        else:
            self._shut()
            self._do(panel.choices[at].action, None)

    def close(self) -> None:
        """Close the panel free of charge, as Esc does, and put the focus back where it was; but a claim has to be
        answered."""
        state = self._state
        if not state.choosing.asked:
            before = state.pointing.before
            self._shut()
            there = {item.id for item in all_items(state) if item.in_reach}
            state.pointing = state.pointing.focused(before if before in there else None)

    def _shut(self) -> None:
        """Take the panel away, and the focus with it."""
        self._ask(None)
        self._state.pointing = self._state.pointing.panel_closed()

    def _ask(self, panel: Panel | None) -> None:
        self._state.choosing = self._state.choosing._replace(panel=panel, asked_at=-math.inf)

    def _take_focus(self, item: ItemId | None) -> None:
        self._state.pointing = self._state.pointing.panel_opened(item)
