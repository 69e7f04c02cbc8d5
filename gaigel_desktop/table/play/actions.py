"""What the player does at the table: play a card, call, take back. It is offered to the rules; a refusal is explained.

Why something is refused is told to the player alone.
"""

from __future__ import annotations

import math
from typing import Final, assert_never

from gaigel_desktop.controller.match.chair import Refusal
from gaigel_desktop.rules.actions import (
    ANNOUNCE_DISSLE,
    ANNOUNCE_SIEBENER,
    DISSLE,
    PASS,
    PROOF,
    SIEBENER,
    SIGNAL,
    Action,
    card_of,
    is_card,
)
from gaigel_desktop.rules.deal import NOBODY, OPENING, OVER, PAIR_WINDOW, PLAYED_OUT, is_claimed
from gaigel_desktop.table.board.buttons import is_switched_on
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.board.stops import OWN_TRICK, TRICK
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme

from . import aids, five_alike, kept_card, moving_hand, points_mat, refusals
from .asking_back import AskingBack
from .calling import WITH_FIRST_CARD, Calling
from .effects import AskForWord, LookUp, PressPaper, ShowAgain, Sound
from .hints import Hints
from .leading import Leading
from .progress_log import aid_not_needed
from .running_deal import RunningDeal
from .sayings import refusal_told

MOST_STOPS: Final = 4  # that follow one another before a card
LEADS: Final = {ANNOUNCE_DISSLE: DISSLE, ANNOUNCE_SIEBENER: SIEBENER}


class PlayerActions:
    """Everything that the player can do at the table, card by card and word by word."""

    def __init__(self, running: RunningDeal, hints: Hints, asking_back: AskingBack) -> None:
        self._running, self._state = running, running.state
        self._chair, self._seen = running.state.chair, running.state.seen  # it goes on with the deal
        self._hints, self._asking_back = hints, asking_back
        self._leading = Leading(running, self.intend, self._end_stop)
        self.calling = Calling(running, self._do_chosen)
        self._hurried_at = -math.inf  # when a press has ended motion last

    def press(self, item: ItemId) -> None:
        """Do what a press on an item means; what is no card clicks."""
        if item.row.clicks:
            self._click()
        match item.kind:
            case "card":
                self._take(item.number)
            case "way":
                self._leading.offer(item.number)
            case "choice":
                self.calling.choose(item.number)
            case "proof":
                self.do(PROOF + item.number)
            case "icon":
                self.icon(item.name)
            case "call":
                self.call(item.name)
            case "pile":
                self._running.effects.append(LookUp("last_trick"))
            case "slate":
                self._running.tell(aids.score_in_words(self._state))
            case "close":
                self.calling.close()
            case "answer":
                self._running.effects.append(PressPaper(item.number))
            case "back":
                self._running.effects.append(LookUp("back"))
            case "mat":
                points_mat.look_under(self._state, self._running.effects)
                self._running.announcer.say_score()
            case "seat" if item.number in self._state.may_ask_for_word:
                self.ask_for_word(item.number)
            case "seat" | "strip" | "trick" | "trump" | "reserved" | "talon" | "suit" | "meld" | "coaster":
                return  # there is nothing to be done with it; what is pointed at is told
            case other:
                assert_never(other)

    def ask_for_word(self, seat: int) -> None:
        """Hand the laptop to somebody who shares it and wants to say something."""
        if seat in self._state.may_ask_for_word and self._seen.phase != OVER:
            self._running.effects.append(AskForWord(seat))

    def _hands_lie_down(self) -> bool:
        """Where people look on and no hand lies open, say how one comes to call; gives back whether it is so."""
        if self._state.covered:
            refusals.refuse_on_line(self._running, say("hands_lie_down"), lambda: True)
        return self._state.covered

    def stands(self) -> None:
        """Tell the player how the deal stands: the eye looks under the mat, the ear is told what lies there for all to
        see; to look under the mat is help, and for that it has its button."""
        if self._state.player.hears:
            self._running.announcer.say_score()
        else:
            points_mat.look_under(self._state, self._running.effects)

    # -- cards ---------------------------------------------------------------------------------------------------

    def card(self, at: int) -> None:
        """Take a card of the hand by its place as it is seen; what moves is at its end then."""
        if self._hands_lie_down():
            return
        card = moving_hand.card_at_number(self._state, at)
        if card is not None:
            self._take(card)
        elif self.make_way_for_card():
            words = say("card_on_its_way" if at < len(self._state.hand()) else "no_such_number")
            refusals.refuse_on_line(self._running, words, lambda: True)

    def _take(self, card: int) -> None:
        """Take an own card: it is played, or it is half of the pair that is asked for."""
        if not self.make_way_for_card():
            return
        if self._state.choosing.points:
            self.calling.point_at(card)
        else:
            self.play(card)

    def make_way_for_card(self) -> bool:
        """End what moves; gives back whether a card can be taken now. It cannot when the deal is over, nor by whoever
        has to hear first, or in a lesson to read, what has come of that."""
        if self._refuse_too_late():
            return False
        if self.end_motion() and self.reads_first:
            return False
        return not self.end_stop_for_listener()

    def _refuse_too_late(self) -> bool:
        """Where the deal is over while its end is still shown, say why nothing comes of a card or a call that was meant
        for the table, and hurry no count; gives back whether it is so."""
        late = self._seen.phase == OVER and self._state.shown.busy(self._state.now)
        if late:
            self._running.tell(refusal_told(Refusal("deal_over"), self._seen))
        return late

    def play(self, card: int) -> None:
        """Play a card, or show it with four others; the first card of a deal is played in one of the ways that fit
        it."""
        seen, shown = self._seen, five_alike.five_shown_with(card, self._state.hand(), self._chair)
        if shown is not None:
            self.do(shown)
        elif seen.phase == OPENING and seen.turn == self._state.me:
            self._leading.card(card)
        else:
            self.intend(card)

    def intend(self, action: Action) -> None:
        """Play a card when the stop is over, and the window behind it; one that is too early waits for its turn; what
        may not be played says why at once."""
        state = self._state
        refusal = self._chair.why_not(action)
        waits = self._in_window() and self._seen.claimer == NOBODY and self._seen.turn == state.me
        if refusal is not None and not waits:
            if kept_card.may_be_kept(state, refusal.key):
                self._keep(action)
            else:
                state.choosing = state.choosing._replace(intended=None)  # another was meant now
                self._refuse(refusal, action)
            return
        if self._asking_back.asks(action):
            return
        state.choosing = state.choosing._replace(intended=action)
        self._end_stop()
        self.go_ahead()

    def _do_chosen(self, action: Action, card: int | None) -> None:
        """Do what was chosen of a panel; a card that was asked about goes its way as if it had just been pressed."""
        if is_card(action):
            self.intend(action)
        else:
            self.do(action, card)

    def _keep(self, card: Action) -> None:
        """Keep a card for the own turn, in the place of any other; pressed once more it is taken back, unless that is a
        double click."""
        state, choosing = self._state, self._state.choosing
        if card != choosing.intended:
            state.choosing = choosing._replace(intended=card, kept_at=state.now)
        elif state.now >= choosing.kept_at + theme.DOUBLE_CLICK:
            state.choosing = choosing._replace(intended=None)
        else:
            return
        self._running.flick()

    @property
    def reads_first(self) -> bool:
        """Whether what comes of ended motion is to be heard, or read in a lesson, before anything is done."""
        return self._state.player.hears or self._state.lecture is not None

    def end_stop_for_listener(self) -> bool:
        """End a stop for whoever hears the table and does not know yet what comes to the hand with the trick: a card
        that is pressed then only ends the stop; gives back whether it did."""
        state, seen = self._state, self._seen
        waits = state.stop is not None and seen.turn == state.me and seen.claimer == NOBODY
        if not waits or state.choosing.panel is not None or not state.player.hears:
            return False
        self._end_stop()
        return True

    def _end_stop(self) -> None:
        """End the stops before a card: whoever goes on has seen what lies there, also where one stop follows another;
        but not that there are 101 to be called, if that has come up with this very press: there the card waits."""
        state = self._state
        for _ in range(MOST_STOPS):
            stop = state.stop
            if stop is not None and not self._proposal_has_come_up():
                self._running.release()
            if state.shown.busy(state.now):
                self._running.finish()

    def _proposal_has_come_up(self) -> bool:
        """Whether a press has just brought that there are 101 to be called."""
        return self._hurried_at == self._state.now and aids.has_101(self._state)

    def go_ahead(self) -> None:
        """Do what the player intended, once everybody has had a chance to call."""
        state, action = self._state, self._state.choosing.intended
        if action is None or state.choosing.waits_for_turn(self._seen, state.me):
            return
        if self._let_others_call_first():
            state.choosing = state.choosing._replace(intended=None)
            self.do(action)

    def _let_others_call_first(self) -> bool:
        """Let whoever wants to call before the player's action do so; gives back whether they all have had the
        chance."""
        conductor = self._running.conductor
        if self._seen.phase == PLAYED_OUT:
            return conductor.hears_calls()
        if self._seen.phase == OVER:  # nothing is played any more, and that is said
            return True
        if not self._table_is_quiet():
            return False
        conductor.play_on()
        return conductor.nobody_calls_first()

    def _table_is_quiet(self) -> bool:
        """Whether the table could go on with a card: nothing moves, and no window is open."""
        state = self._state
        still = state.stop is None and not state.shown.busy(state.now)
        return still and not self._in_window()

    def _in_window(self) -> bool:
        """Whether somebody still has a chance to speak before the table goes on, so that nobody plays yet."""
        return bool(self._seen.waiting)

    # -- words ---------------------------------------------------------------------------------------------------

    def call(self, button: str) -> None:
        """Press the button of a call: what moves is at its end, and the call is said, or its panel opens."""
        if self._hands_lie_down():
            return
        self._click()
        if self._refuse_too_late():
            return
        self.end_motion()
        self.calling.open(button)

    def end_motion(self) -> bool:
        """End what moves, because input never waits for motion; a stop still holds. Gives back whether anything
        moved."""
        moving = self._state.shown.moving(self._state.now)
        if moving:
            self._hurried_at = self._state.now
            self._running.finish()
        return moving

    def do(self, action: Action, card: int | None = None) -> None:
        """Offer an action to the rules, or say why it is refused."""
        state, refusal = self._state, self._chair.why_not(action)
        counting = self._seen.phase == PLAYED_OUT
        if refusal is None and counting and not self._running.conductor.hears_calls():
            state.choosing = state.choosing._replace(intended=action)
        elif refusal is None:
            alone = aid_not_needed(state, action)
            if state.choosing.hint is not None:
                self._chair.help()
            self._chair.do(action)
            first = self._who_was_heard()
            late = first != state.me
            if state.player.hears and not late:
                self._running.announcer.confirm(action)
            self._running.has_done("" if late else alone)
            if state.said.bubbles or state.said.note is not None:
                state.said.heed(state.me)
            if late:
                key = "heard_before" if counting else "was_quicker"
                self._running.tell(say(key, {"name": state.seating.names[first]}))
            if self._seen.phase == OVER and (late or not is_card(action)):
                state.choosing = state.choosing._replace(intended=None)
                self._running.conductor.end_deal()
            elif self._is_said_over_trick(action):
                self._running.conductor.gather()
            state.choosing = state.choosing._replace(picked=None, mode=None, hint=None)
            if state.pointing.focus is not None and not state.pointing.by_keys and is_card(action):
                state.pointing = state.pointing.focused(None)
            self._running.take_news()
        elif refusal.key == WITH_FIRST_CARD:
            self._leading.take_way(LEADS[action])
        else:
            self._refuse(refusal, action, card)

    def _is_said_over_trick(self, action: Action) -> bool:
        """Whether something was announced, or exchanged, that everybody is to see at once: then the trick that lies
        there is taken first. A sign is seen in the face."""
        stop = self._state.stop
        lies = stop is not None and stop.kind in (OWN_TRICK, TRICK)
        announced = not is_card(action) and action < SIGNAL and action != PASS
        return announced and (lies or self._seen.phase == PAIR_WINDOW)

    def _who_was_heard(self) -> int:
        """Whose deed it was that was done now: somebody else's who has ended the deal before the player could do
        anything more."""
        over = self._state.match.last_record
        return self._state.me if over is None else over.actions[-1][0]

    def _refuse(self, refusal: Refusal, action: Action, card: int | None = None) -> None:
        """Say why an action is refused, at the card or at the own seat, as long as it is so; nobody else hears it."""
        at = card_of(action) if is_card(action) else card
        words = refusal_told(refusal, self._seen)
        refusals.refuse_at_card(self._running, words, at, lambda: self._chair.why_not(action) == refusal)
        self._running.help(refused=True)
        self._running.effects.append(Sound("soft_error"))

    def _click(self) -> None:
        self._running.effects.append(Sound("button_click"))

    # -- help ----------------------------------------------------------------------------------------------------

    def icon(self, name: str) -> None:
        """A small button was pressed: what it stands for is done, or it is said that it is switched off."""
        state = self._state
        if not is_switched_on(name, state.aids):
            self._running.tell(say(f"off_{name}" if state.lecture is None else "off_in_lesson"))
        elif name == "hint":
            self._hints.ask()
        elif name == "take_back":
            self.take_back()
        else:
            self._running.effects.append(LookUp(name))

    def take_back(self) -> None:
        """Take back the own last card, and whatever was answered to it; never past the deal, nor past an answer to a
        claim."""
        if self._chair.take_back():
            self._running.effects.append(ShowAgain(say("taken_back")))
        else:
            self._running.tell(
                say_at(self._seen.law.rules, "claim_answered" if is_claimed(self._seen) else "nothing_to_take_back")
            )
