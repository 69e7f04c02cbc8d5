"""Deeds: what the player asks for at the table, offered to the rules; what they refuse is explained in private."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple, assert_never

from gaigel_desktop.controller.match.chair import Refusal
from gaigel_desktop.rules.actions import (
    ANNOUNCE_DISSLE,
    ANNOUNCE_SIEBENER,
    DISSLE,
    PROOF,
    SIEBENER,
    SWAP,
    Action,
    card_of,
    is_card,
)
from gaigel_desktop.rules.deal import NOBODY, OPENING, OVER, PAIR_WINDOW, PLAYED_OUT, is_claimed
from gaigel_desktop.scenes.picture.spots import Spot, switched
from gaigel_desktop.scenes.stage.stops import NEW, Stop
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say

from . import aids, aimed, cover, five, kept, refusing
from .alone import thing_of
from .calling import WITH_FIRST_CARD, Calling
from .hints import Hints
from .leading import Leading
from .said import refusal_told
from .sitting import Sitting

CLICKS: Final = frozenset({"offer", "choice", "icon", "call", "close", "paper", "slate", "pile"})
MOST_STOPS: Final = 4  # that follow one another before a card
LEADS: Final = {ANNOUNCE_DISSLE: DISSLE, ANNOUNCE_SIEBENER: SIEBENER}


class TableDoors(NamedTuple):
    """What deeds open beside the deal."""

    look_up: Callable[[str], None]  # a page over the table
    show_again: Callable[[str], None]  # the deal as it now stands, and a sentence about it
    read: Callable[[int], None]  # a button of the paper that lies there


class Deeds:
    """The player's hands and voice."""

    def __init__(self, sitting: Sitting, doors: TableDoors, hints: Hints) -> None:
        self._sitting, self._chair = sitting, sitting.chair
        self._seen = sitting.seen  # it goes on with the deal
        self._doors, self._hints = doors, hints
        self._leading, self.calling = Leading(sitting, self._intend, self._end_stop), Calling(sitting, self.do)
        self._hurried_at = -math.inf  # when a press has ended motion last

    def press(self, spot: Spot) -> None:
        """Whatever is there is pressed; what is no card clicks."""
        if spot.kind in CLICKS:
            self._click()
        match spot.kind:
            case "card":
                self.card(spot.at)
            case "offer":
                self._leading.offer(spot.at)
            case "choice":
                self.calling.choose(spot.at)
            case "proof":
                self.do(PROOF + spot.at)
            case "icon":
                self.icon(spot.name)
            case "call":
                self.call(spot.name)
            case "pile":
                self._doors.look_up("last_trick")
            case "slate":
                self._sitting.tell(aids.score(self._sitting))
            case "close":
                self.calling.close()
            case "paper" if spot.name:
                self._doors.look_up(spot.name)
            case "paper":
                self._doors.read(spot.at)
            case "points":
                cover.lift(self._sitting)
                self._sitting.heard.score()
            case "seat" | "thing" | "strip":
                return  # there is nothing to be done with it; what is pointed at is told
            case other:
                assert_never(other)

    def stands(self) -> None:
        """How it stands: the eye looks under the mat, the ear is told what lies there for all to see; to look under the
        mat is help, and for that it has its button."""
        if self._sitting.desk.kit.aloud.heard:
            self._sitting.heard.score()
        else:
            cover.lift(self._sitting)

    # -- cards ---------------------------------------------------------------------------------------------------

    def card(self, at: int) -> None:
        """A card of the hand, by its place as it is seen; what moves is at its end then."""
        if self.came_too_late():
            return
        sitting, card = self._sitting, aimed.numbered(self._sitting, at)
        moved, there = self.end_motion(), at < len(sitting.hand())
        if (moved and self.reads_first) or self.hears_first():
            return
        if card is None:
            sitting.tell(say("card_on_its_way" if there else "no_such_number"))
        elif sitting.choosing.points:
            self.calling.point_at(card)
        else:
            self.play(card)

    def came_too_late(self) -> bool:
        """Whether the deal is over while its end is still shown: a card or a call that was meant for the table hurries
        no count, and it is said why nothing comes of it."""
        sitting = self._sitting
        late = self._seen.phase == OVER and sitting.shown.busy(sitting.now)
        if late:
            sitting.tell(refusal_told(Refusal("deal_over"), self._seen))
        return late

    def play(self, card: int) -> None:
        """Play it, or show it with four others; the first card of a deal is played in one of the ways that fit it."""
        seen, shown = self._seen, five.shown_with(card, self._sitting.hand(), self._chair)
        if shown is not None:
            self.do(shown)
        elif seen.phase == OPENING and seen.turn == self._sitting.me:
            self._leading.card(card)
        else:
            self._intend(card)

    def _intend(self, action: Action) -> None:
        """A card that may be played is played when the stop is over, and the window behind it; one that is too early
        waits for its turn; what may not be played says why at once."""
        sitting = self._sitting
        refusal = self._chair.why_not(action)
        waits = self._in_window() and self._seen.claimer == NOBODY and self._seen.turn == sitting.me
        if refusal is not None and not waits:
            if kept.may_be_kept(sitting, refusal.key):
                kept.keep(sitting, action)
            else:
                sitting.choosing = sitting.choosing._replace(intended=None)  # another was meant now
                self._refuse(refusal, action)
            return
        sitting.choosing = sitting.choosing._replace(intended=action)
        self._end_stop()
        self.go_ahead()

    @property
    def reads_first(self) -> bool:
        """Whether what comes of ended motion is to be heard, or read in a lesson, before anything is done."""
        return self._sitting.desk.kit.aloud.heard or self._sitting.lecture is not None

    def hears_first(self) -> bool:
        """Whoever hears the table does not know yet what comes to the hand with a trick that waits to be gathered: a
        card that is pressed then only ends the stop; whether it did."""
        sitting, seen = self._sitting, self._seen
        waits = sitting.stop is not None and seen.turn == sitting.me and seen.claimer == NOBODY
        if not waits or sitting.choosing.panel is not None or not sitting.desk.kit.aloud.heard:
            return False
        self._end_stop()
        return True

    def _end_stop(self) -> None:
        """Whoever goes on has seen what lies there, also where one stop follows another; but not what waits for a
        newcomer and has come up with this very press: there the card waits with it."""
        sitting = self._sitting
        for _ in range(MOST_STOPS):
            stop = sitting.stop
            if stop is not None and not self._has_come_up(stop):
                sitting.release()
            if sitting.shown.busy(sitting.now):
                sitting.finish()

    def _has_come_up(self, stop: Stop) -> bool:
        """Whether a press has just brought a new word, or that there are 101 to be called."""
        return self._hurried_at == self._sitting.now and (stop.kind == NEW or aids.has_101(self._sitting))

    def go_ahead(self) -> None:
        """What was intended happens, when everybody has had a chance to call."""
        sitting, action = self._sitting, self._sitting.choosing.intended
        if action is None or sitting.choosing.waits_for_turn(self._seen, sitting.me):
            return
        if sitting.conductor.hears_calls() if self._seen.phase == PLAYED_OUT else self._table_is_quiet():
            sitting.choosing = sitting.choosing._replace(intended=None)
            self.do(action)

    def _table_is_quiet(self) -> bool:
        """Whether a card can be played now: nothing moves, and nobody is still to speak."""
        sitting = self._sitting
        if self._seen.phase == OVER:  # nothing is played any more, and that is said
            return True
        still = sitting.stop is None and not sitting.shown.busy(sitting.now)
        return still and not self._in_window() and sitting.conductor.all_heard()

    def _in_window(self) -> bool:
        """Whether somebody still has a chance to speak before the table goes on, so that nobody plays yet."""
        return bool(self._seen.waiting)

    # -- words ---------------------------------------------------------------------------------------------------

    def call(self, button: str) -> None:
        """An announcement is pressed: what moves is at its end, and it is said, or its panel opens."""
        self._click()
        if self.came_too_late():
            return
        self.end_motion()
        self.calling.open(button)

    def end_motion(self) -> bool:
        """Input never waits for motion: it jumps to the end, and a stop still holds; whether anything moved."""
        moving = self._sitting.shown.moving(self._sitting.now)
        if moving:
            self._hurried_at = self._sitting.now
            self._sitting.finish()
        return moving

    def do(self, action: Action, card: int | None = None) -> None:
        """Offer it to the rules, or say why not."""
        sitting, refusal = self._sitting, self._chair.why_not(action)
        counting = self._seen.phase == PLAYED_OUT
        if refusal is None and counting and not sitting.conductor.hears_calls():
            sitting.choosing = sitting.choosing._replace(intended=action)
        elif refusal is None:
            alone = thing_of(sitting, action)
            if sitting.choosing.hint is not None:
                self._chair.help()
            self._chair.do(action)
            if sitting.desk.kit.aloud.heard:
                sitting.heard.deed(action)
            sitting.has_done(alone)
            if sitting.said.bubbles or sitting.said.note is not None:
                sitting.said.heed(sitting.me)
            if counting:
                self._tell_who_was_heard()
            if self._seen.phase == OVER and not is_card(action):
                sitting.choosing = sitting.choosing._replace(intended=None)
                sitting.conductor.end_deal()
            elif action == SWAP and self._seen.phase == PAIR_WINDOW:
                sitting.conductor.gather()
            sitting.choosing = sitting.choosing._replace(picked=None, mode=None, hint=None)
            if sitting.pointing.focus is not None and not sitting.pointing.by_keys and is_card(action):
                sitting.pointing = sitting.pointing.focused(None)
            sitting.hear()
        elif refusal.key == WITH_FIRST_CARD:
            self._leading.so(LEADS[action])
        else:
            self._refuse(refusal, action, card)

    def _tell_who_was_heard(self) -> None:
        """In the count somebody who comes before the player may have called too."""
        over, sitting = self._sitting.match.last_record, self._sitting
        if over is not None and over.actions[-1][0] != sitting.me:
            sitting.tell(say("heard_before", {"name": sitting.seating.names[over.actions[-1][0]]}))

    def _refuse(self, refusal: Refusal, action: Action, card: int | None = None) -> None:
        """Why not, at the card or at the own seat, as long as it is so; nobody else hears it."""
        sitting, at = self._sitting, card_of(action) if is_card(action) else card
        words = refusal_told(refusal, self._seen)
        refusing.at_hand(sitting, words, at, lambda: self._chair.why_not(action) == refusal)
        sitting.help(refused=True)
        sitting.desk.kit.sounds.play("soft_error", sitting.now)

    def _click(self) -> None:
        self._sitting.desk.kit.sounds.play("button_click", self._sitting.now)

    # -- help ----------------------------------------------------------------------------------------------------

    def icon(self, name: str) -> None:
        """A small button was pressed: what it stands for is done, or it is said that it is switched off."""
        sitting = self._sitting
        if not switched(sitting.aids).get(name, True):
            sitting.tell(say(f"off_{name}" if sitting.lecture is None else "off_in_lesson"))
        elif name == "hint":
            self._hints.ask()
        elif name == "take_back":
            self.take_back()
        else:
            self._doors.look_up(name)

    def take_back(self) -> None:
        """The own last card, and whatever was answered to it; never past the deal, nor past an answer to a claim."""
        if self._chair.take_back():
            self._doors.show_again(say("taken_back"))
        else:
            self._sitting.tell(
                say_at(self._seen.law.rules, "claim_answered" if is_claimed(self._seen) else "nothing_to_take_back")
            )
