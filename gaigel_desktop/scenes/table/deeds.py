"""Deeds: what the player asks for at the table, offered to the rules; what they refuse is explained in private."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, assert_never

from gaigel_desktop.controller.match.chair import Refusal
from gaigel_desktop.rules.actions import (
    ANNOUNCE_DISSLE,
    ANNOUNCE_SIEBENER,
    DECLARE,
    DISSLE,
    PROOF,
    SIEBENER,
    SWAP,
    Action,
    card_of,
    is_card,
)
from gaigel_desktop.rules.cards import SUIT, pairs_held
from gaigel_desktop.rules.deal import NOBODY, OPENING, OVER, PAIR_WINDOW, PLAYED_OUT, is_claimed
from gaigel_desktop.scenes.picture import panels
from gaigel_desktop.scenes.picture.panels import Panel
from gaigel_desktop.scenes.picture.spots import Spot, switched
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme

from . import aids, cover, reach
from .alone import thing_of
from .claims import has_just_come
from .hints import Hints
from .leading import Leading
from .quiet import why_quiet
from .said import refusal_told
from .sitting import Sitting

WITH_FIRST_CARD: Final = "open_instead"  # the reason why Vorhand does not announce it yet
CLICKS: Final = frozenset({"offer", "choice", "icon", "call", "close", "paper", "slate", "pile"})
COSTLY: Final = ("aus", "uebergaigelt", "more")  # a game, if they are wrong
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
        self._leading = Leading(sitting, self._intend, self._end_stop)

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
                self.choose(spot.at)
            case "proof":
                self.do(PROOF + spot.at)
            case "icon":
                self.icon(spot.name)
            case "call":
                self.open(spot.name)
            case "pile":
                self._doors.look_up("last_trick")
            case "slate":
                self._sitting.tell(aids.score(self._sitting))
            case "close":
                self.close()
            case "paper" if spot.name:
                self._doors.look_up(spot.name)
            case "paper":
                self._doors.read(spot.at)
            case "points":
                cover.lift(self._sitting)
            case "seat" | "thing" | "strip":
                return  # there is nothing to be done with it; what is pointed at is told
            case other:
                assert_never(other)

    # -- cards ---------------------------------------------------------------------------------------------------

    def card(self, at: int) -> None:
        """A card of the hand, by its place."""
        hand = self._sitting.hand()
        if at >= len(hand):
            return
        if self._sitting.choosing.points:
            self._point_at(hand[at])
        else:
            self.play(hand[at])

    def play(self, card: int) -> None:
        """Play it; the first card of a deal is played in one of the ways that fit it."""
        seen = self._seen
        if seen.phase == OPENING and seen.turn == self._sitting.me:
            self._leading.card(card)
        else:
            self._intend(card)

    def _intend(self, action: Action) -> None:
        """A card that may be played is played when the stop is over, and the window behind it; what may not be
        played says why at once."""
        sitting = self._sitting
        refusal = self._chair.why_not(action)
        waits = self._in_window() and self._seen.claimer == NOBODY and self._seen.turn == sitting.me
        if refusal is not None and not waits:
            self._refuse(refusal, action)
            return
        sitting.choosing = sitting.choosing._replace(intended=action)
        self._end_stop()
        self.go_ahead()

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
        """Whoever goes on has seen what lies there."""
        sitting = self._sitting
        if sitting.stop is not None:
            sitting.release()
        if sitting.shown.busy(sitting.now):
            sitting.finish()

    def go_ahead(self) -> None:
        """What was intended happens, when everybody has had a chance to call."""
        sitting, action = self._sitting, self._sitting.choosing.intended
        if action is None:
            return
        if self._seen.phase == OVER:
            sitting.choosing = sitting.choosing._replace(intended=None)
        elif sitting.conductor.hears_calls() if self._seen.phase == PLAYED_OUT else self._table_is_quiet():
            sitting.choosing = sitting.choosing._replace(intended=None)
            self.do(action)

    def _table_is_quiet(self) -> bool:
        """Whether a card can be played now: nothing moves, and nobody is still to speak."""
        sitting = self._sitting
        still = sitting.stop is None and not sitting.shown.busy(sitting.now)
        return still and not self._in_window() and sitting.conductor.all_heard()

    def _in_window(self) -> bool:
        """Whether somebody still has a chance to speak before the table goes on, so that nobody plays yet."""
        return bool(self._seen.waiting)

    # -- words ---------------------------------------------------------------------------------------------------

    def open(self, button: str) -> None:
        """An announcement opens its panel; what is legal is asked only after the choice."""
        sitting, seen = self._sitting, self._seen
        self._click()
        reason = why_quiet(sitting, button)
        if reason:
            sitting.tell(reason)
            return
        warning = aids.warning(sitting, button)
        panel = panels.panel_of(button, seen, self._sitting.me, sitting.seating.names, warning)
        self._ask(panel if aids.explains(sitting) else panels.bare(panel))
        asks_back = panel.kind == panels.LIST and (bool(warning) or self._may_cost_unheard(button))
        self._focus(Spot("close") if asks_back else next(iter(reach.ring(sitting)), None))  # no key costs a deal

    def _may_cost_unheard(self, button: str) -> bool:
        """Whether the call may cost something, and whoever hears the panel has not been told that it does not."""
        told = self._sitting.aids.propose_aus and button == "aus"  # where nothing is warned of, 101 are there
        return self._sitting.desk.kit.aloud.heard and button in COSTLY and not told

    def _ask(self, panel: Panel | None) -> None:
        self._sitting.choosing = self._sitting.choosing._replace(panel=panel)

    def _focus(self, spot: Spot | None) -> None:
        self._sitting.pointing = self._sitting.pointing.focused(spot)

    def _point_at(self, card: int) -> None:
        """Melden, and a card: its pair, or the question how many."""
        if not panels.is_king_or_ober(card):
            self._sitting.say(say_at(self._seen.law.rules, "point_at_pair"), card, theme.REFUSAL)
        elif pairs_held(self._seen.hands[self._sitting.me], SUIT[card]) == 2:
            self._ask(panels.pair_panel(card, self._seen))
            self._focus(Spot("choice", 0))
        else:
            self.close()
            self.do(DECLARE + SUIT[card], card)

    def choose(self, at: int) -> None:
        """A button of the open panel; of a question that has just come by itself, not yet."""
        panel = self._sitting.choosing.panel
        if has_just_come(self._sitting):
            return
        self._shut()
        if panel is not None and at < len(panel.choices):
            self.do(panel.choices[at].action)

    def close(self) -> None:
        """Esc: free of charge; but a claim has to be answered."""
        if not self._sitting.choosing.asked:
            self._shut()

    def _shut(self) -> None:
        """No panel, and nothing that has the focus."""
        self._ask(None)
        self._focus(None)

    def end_motion(self) -> bool:
        """Input never waits for motion: it jumps to the end, and a stop still holds; whether anything moved."""
        moving = self._sitting.shown.moving(self._sitting.now)
        if moving:
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
            if counting:
                self._tell_who_was_heard()
            if self._seen.phase == OVER and not is_card(action):
                sitting.conductor.end_deal()
            elif action == SWAP and self._seen.phase == PAIR_WINDOW:
                sitting.conductor.gather()
            sitting.choosing = sitting.choosing._replace(picked=None, mode=None, hint=None)
            if sitting.pointing.focus is not None and not sitting.pointing.by_keys and is_card(action):
                self._focus(None)
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
        """Why not, at the card or at the own seat; nobody else hears it."""
        sitting, at = self._sitting, card_of(action) if is_card(action) else card
        sitting.say(refusal_told(refusal, self._seen), at, theme.REFUSAL)
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
