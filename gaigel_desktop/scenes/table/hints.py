"""Hints: what the strongest would do, asked for at the table and heard when it is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaigel_desktop.rules.actions import card_of, is_card
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.scenes.picture.spots import Spot
from gaigel_desktop.text.explain import why
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme

from . import aids
from .sitting import Sitting

if TYPE_CHECKING:
    from gaigel_desktop.controller.minds.advice import Adviser


class Hints:
    """The adviser of this sitting, who is asked for one thing at a time."""

    def __init__(self, sitting: Sitting, adviser: Adviser) -> None:
        self._sitting, self._chair = sitting, sitting.chair
        self._adviser = adviser
        self.awaited = False

    def ask(self) -> None:
        """Only whoever is in turn is told what to do."""
        sitting = self._sitting
        if next_to_act(sitting.seen) != sitting.me:
            sitting.tell(why("not_your_turn", sitting.seen))
        else:
            self._adviser.ask(self._chair, sitting.match.standing)
            self.awaited = True
            sitting.tell(say("thinking_of_advice"))
            self.hear()

    def hear(self) -> None:
        """The hint that was asked for, when it is there."""
        action = self._adviser.answer(self._chair)
        if action is None:
            return
        sitting, self.awaited = self._sitting, False
        sitting.said.note = None
        sitting.help()
        if is_card(action):
            card = card_of(action)
            sitting.choosing = sitting.choosing._replace(hint=card)
            if card in sitting.hand():
                sitting.pointing = sitting.pointing.focused(Spot("card", sitting.hand().index(card)))  # Enter plays it
            sitting.say(aids.advice(action, sitting.seen), card, theme.HINT)
        else:
            sitting.tell(aids.advice(action, sitting.seen))
