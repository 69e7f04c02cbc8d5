"""Deeds: what the player asks for at the table, offered to the rules; what they refuse is explained in private."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, assert_never

from gaigel_desktop.rules.actions import (
    ANNOUNCE_DISSLE,
    ANNOUNCE_SIEBENER,
    DECLARE,
    DISSLE,
    DIVE,
    PROOF,
    SIEBENER,
    Action,
    card_of,
    is_card,
    opening,
)
from gaigel_desktop.rules.cards import SUIT, pairs_held
from gaigel_desktop.rules.deal import OPENING, OVER
from gaigel_desktop.rules.errors import NotAllowed
from gaigel_desktop.rules.judge import next_to_act, why_not
from gaigel_desktop.scenes.picture import panels
from gaigel_desktop.scenes.picture.chrome import never_said
from gaigel_desktop.scenes.picture.panels import POINT
from gaigel_desktop.scenes.picture.spots import Spot, switched
from gaigel_desktop.text.explain import why
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme

from . import aids
from .sitting import Sitting

if TYPE_CHECKING:
    from gaigel_desktop.controller.minds.advice import Adviser

WITH_FIRST_CARD: Final = "open_instead"  # the reason why Vorhand does not announce it yet
LEADS: Final = {ANNOUNCE_DISSLE: DISSLE, ANNOUNCE_SIEBENER: SIEBENER}


class Deeds:
    """The player's hands and voice."""

    def __init__(self, sitting: Sitting, look_up: Callable[[str], None], adviser: Adviser) -> None:
        self._sitting = sitting
        self._look_up = look_up
        self._adviser = adviser

    def press(self, spot: Spot) -> None:
        """Whatever is there is pressed."""
        match spot.kind:
            case "card":
                self.card(spot.at)
            case "offer":
                self.offer(spot.at)
            case "choice":
                self.choose(spot.at)
            case "proof":
                self.do(PROOF + spot.at)
            case "icon":
                self.icon(spot.name)
            case "call":
                self.open(spot.name)
            case "pile":
                self._look_up("last_trick")
            case "slate":
                self._sitting.tell(aids.score(self._sitting))
            case "close":
                self.close()
            case "seat":
                return  # there is nothing to be done with somebody; who is pointed at is seen close by
            case other:
                assert_never(other)

    # -- cards ---------------------------------------------------------------------------------------------------

    def card(self, at: int) -> None:
        """A card of the hand, by its place."""
        hand = self._sitting.hand()
        if at >= len(hand):
            return
        panel = self._sitting.panel
        if panel is not None and panel.kind == POINT:
            self._point_at(hand[at])
        else:
            self.play(hand[at])

    def play(self, card: int) -> None:
        """Play it; the first card of a deal is played in one of the ways that fit it."""
        seen = self._sitting.seen
        if seen.phase == OPENING and seen.turn == self._sitting.me:
            self._lead(card)
        else:
            self._intend(card)

    def _lead(self, card: int) -> None:
        """The card was chosen, before or after the way to lead it."""
        sitting = self._sitting
        fitting = sitting.fitting(card)
        if sitting.mode is not None:
            self._intend(opening(sitting.mode, card))
        elif len(fitting) > 1 and card != sitting.picked:
            sitting.picked = card
            ways = [offer.mode for offer in sitting.offers()]
            sitting.focus = Spot("offer", min(ways.index(mode) for mode in fitting if mode in ways))
        else:
            sitting.picked = None
            self._intend(opening(fitting[0] if fitting else DIVE, card))

    def offer(self, at: int) -> None:
        """The way to lead was chosen, before or after the card."""
        sitting = self._sitting
        offers = sitting.offers()
        if at >= len(offers):
            return
        mode = offers[at].mode
        if sitting.picked is not None:
            self._intend(opening(mode, sitting.picked))
        elif sitting.mode == mode:
            sitting.mode = None
        else:
            self._lead_so(mode)

    def _lead_so(self, mode: int) -> None:
        """The card for it is still to be chosen."""
        self._sitting.mode, self._sitting.picked = mode, None
        self._sitting.tell(say("choose_card"))

    def _intend(self, action: Action) -> None:
        """A card that may be played is played when the stop is over, and the window behind it; what may not be
        played says why at once."""
        sitting = self._sitting
        reason = why_not(sitting.seen, sitting.me, action)
        if reason is not None and not (self._in_window() and sitting.seen.turn == sitting.me):
            self._refuse(reason, action)
            return
        sitting.intended = action
        if sitting.conductor.release(sitting.stage, sitting.now):
            sitting.hear()
        sitting.stage.finish(sitting.now)
        self.go_ahead()

    def go_ahead(self) -> None:
        """What was intended happens, when everybody has had a chance to call."""
        sitting = self._sitting
        if sitting.seen.phase == OVER:
            sitting.intended = None
        quiet = sitting.stop is None and not sitting.stage.busy(sitting.now)
        if sitting.intended is not None and quiet and not self._in_window() and sitting.conductor.all_heard():
            action, sitting.intended = sitting.intended, None
            self.do(action)

    def _in_window(self) -> bool:
        """Whether somebody still has a chance to speak before the table goes on, so that nobody plays yet."""
        return bool(self._sitting.seen.waiting)

    # -- words ---------------------------------------------------------------------------------------------------

    def open(self, button: str) -> None:
        """An announcement opens its panel; what is legal is asked only after the choice."""
        sitting = self._sitting
        never = never_said(sitting.seen)
        if button in never:
            sitting.tell(say(never[button]))
            return
        warning = aids.warning(sitting) if button == "aus" else ""
        sitting.panel = panels.panel_of(button, sitting.seen, sitting.me, sitting.seating.names, warning)
        sitting.focus = next(iter(sitting.ring()), None)

    def _point_at(self, card: int) -> None:
        """Melden, and a card: its pair, or the question how many."""
        sitting = self._sitting
        if not panels.is_king_or_ober(card):
            sitting.say(say("point_at_pair"), sitting.me, card, theme.REFUSAL)
        elif pairs_held(sitting.seen.hands[sitting.me], SUIT[card]) == 2:
            sitting.panel = panels.pair_panel(card)
            sitting.focus = Spot("choice", 0)
        else:
            self.close()
            self.do(DECLARE + SUIT[card], card)

    def choose(self, at: int) -> None:
        """A button of the open panel."""
        panel = self._sitting.panel
        self.close()
        if panel is not None and at < len(panel.choices):
            self.do(panel.choices[at].action)

    def close(self) -> None:
        """Esc: free of charge."""
        self._sitting.panel = self._sitting.focus = None

    def go_on(self) -> None:
        """Gather the trick, end a stop, or have the tricks counted."""
        if self._sitting.conductor.release(self._sitting.stage, self._sitting.now):
            self._sitting.hear()

    def end_motion(self) -> bool:
        """Input never waits for motion: it jumps to the end, and a stop still holds."""
        if self._sitting.moving:
            self._sitting.stage.finish(self._sitting.now)
            return True
        return False

    def do(self, action: Action, card: int | None = None) -> None:
        """Offer it to the rules."""
        sitting = self._sitting
        try:
            sitting.game.offer(sitting.me, action)
        except NotAllowed as refused:
            if refused.key == WITH_FIRST_CARD:
                self._lead_so(LEADS[action])
            else:
                self._refuse(refused.key, action, card)
        else:
            sitting.picked = sitting.mode = sitting.hint = None
            sitting.focus = None if is_card(action) and not sitting.by_keys else sitting.focus
            sitting.hear()

    def _refuse(self, reason: str, action: Action, card: int | None = None) -> None:
        """Why not, at the card or at the own seat; nobody else hears it."""
        sitting = self._sitting
        at = card_of(action) if is_card(action) else card
        sitting.say(why(reason, sitting.seen), sitting.me, at, theme.REFUSAL)
        sitting.kit.sounds.play("soft_error", sitting.now)

    # -- help ----------------------------------------------------------------------------------------------------

    def icon(self, name: str) -> None:
        """Something on demand."""
        sitting = self._sitting
        if not switched(sitting.aids).get(name, True):
            sitting.tell(say(f"off_{name}"))
        elif name == "hint":
            self._ask_advice()
        elif name == "take_back":
            self.take_back()
        else:
            self._look_up(name)

    def _ask_advice(self) -> None:
        """Only whoever is in turn is told what to do."""
        sitting = self._sitting
        if next_to_act(sitting.seen) != sitting.me:
            sitting.tell(why("not_your_turn", sitting.seen))
        else:
            self._adviser.ask(sitting.chair, sitting.game.standing)
            sitting.tell(say("thinking_of_advice"))

    def hear_advice(self) -> None:
        """The hint that was asked for, when it is there."""
        sitting = self._sitting
        action = self._adviser.answer(sitting.chair)
        if action is None:
            return
        sitting.note = None
        if is_card(action):
            sitting.hint = card_of(action)
            sitting.say(aids.advice(action), sitting.me, sitting.hint, theme.HINT)
        else:
            sitting.tell(aids.advice(action))

    def take_back(self) -> None:
        """The own last card, and whatever was answered to it; never past the deal."""
        sitting = self._sitting
        if not sitting.chair.take_back():
            sitting.tell(say("nothing_to_take_back"))
            return
        sitting.show(sitting.now)
        sitting.tell(say("taken_back"))
