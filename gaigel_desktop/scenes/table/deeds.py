"""Deeds: what the player asks for at the table, offered to the rules; what they refuse is explained in private."""

from __future__ import annotations

from gaigel_desktop.rules.actions import Action, is_card
from gaigel_desktop.rules.deal import OPENING
from gaigel_desktop.rules.errors import NotAllowed
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.text.explain import explain

from . import panels
from .sitting import Sitting

REFUSAL = 2.5  # seconds that a reason stays


class Deeds:
    """The player's hands and voice."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    def play(self, card: int) -> None:
        """A card of the hand: play it, or ask how it is led."""
        seat, deal = self._sitting.me, self._sitting.game.seen_by(self._sitting.me)
        if deal.phase != OPENING or deal.turn != seat:
            self.do(card)
            return
        panel = panels.opening_panel(deal, card, card_actions(deal))
        if len(panel.choices) == 1:
            self.do(panel.choices[0].action)
        elif panel.choices:
            self._sitting.panel = panel
        else:
            self.do(24 + card)

    def open(self, button: str) -> None:
        """An announcement opens its panel; what is legal is asked only after the choice."""
        sitting = self._sitting
        seen = sitting.game.seen_by(sitting.me)
        sitting.panel = panels.panel_of(button, seen, sitting.me, sitting.seating.names)

    def choose(self, at: int) -> None:
        """A button of the open panel."""
        panel, self._sitting.panel = self._sitting.panel, None
        if panel is not None and at < len(panel.choices):
            self.do(panel.choices[at].action)

    def close(self) -> None:
        """Esc: free of charge."""
        self._sitting.panel = None

    def go_on(self) -> None:
        """Gather the trick, end a stop, or have the tricks counted."""
        self._sitting.conductor.release(self._sitting.stage, self._sitting.now)

    def end_motion(self) -> bool:
        """Input never waits for motion: it jumps to the end, and a stop still holds."""
        if self._sitting.moving:
            self._sitting.stage.finish(self._sitting.now)
            return True
        return False

    def do(self, action: Action) -> None:
        """Offer it to the rules."""
        sitting = self._sitting
        try:
            sitting.game.offer(sitting.me, action)
        except NotAllowed as refused:
            words = explain(refused.key, sitting.game.seen_by(sitting.me))
            card = action % 24 if is_card(action) else -1
            sitting.say(words, sitting.me, card, REFUSAL)
            sitting.kit.sounds.play("soft_error", sitting.now)
        else:
            sitting.chosen = -1
            sitting.hear()
