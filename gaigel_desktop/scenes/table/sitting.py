"""Sitting: one deal as it lies before the player; deeds and presses change it, the picture reads it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gaigel_desktop.controller.match.chair import Party
from gaigel_desktop.controller.match.thinking_time import pace_of
from gaigel_desktop.controller.settings import FREELY, Aids, Forced
from gaigel_desktop.controller.teaching.new_words import is_new
from gaigel_desktop.rules.deal import OPENING, OVER
from gaigel_desktop.rules.events import Event, Signed, TrickTaken
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.seating import Seating
from gaigel_desktop.scenes.picture.bubbles import seen_of
from gaigel_desktop.scenes.picture.coasters import Coasters
from gaigel_desktop.scenes.picture.paper import Lain
from gaigel_desktop.scenes.stage.cues import Cue, hear
from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.scenes.stage.lying import sorted_hand, suit_order
from gaigel_desktop.scenes.stage.piles import watched
from gaigel_desktop.scenes.stage.shown import Shown
from gaigel_desktop.scenes.stage.stage import Stage
from gaigel_desktop.scenes.stage.stops import NEW, Stop
from gaigel_desktop.scenes.stage.tempo import tempo_of
from gaigel_desktop.text.signs import gesture_of
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Point

from . import holding, noted, told_once
from .choosing import Choosing
from .company import Company
from .conductor import Conductor
from .habits import LEARNING, habits
from .heard import Heard
from .offers import Offered
from .pointing import Pointing
from .said import Sayings

if TYPE_CHECKING:
    from .lecture import Lecture


class Sitting:
    """A deal of this party, seen from the player's chair."""

    def __init__(
        self,
        party: Party,
        seating: Seating,
        desk: Desk,
        company: Company,
        *,
        now: float,
        forced: Forced = FREELY,
        lecture: Lecture | None = None,
        counts: bool = True,
    ) -> None:
        self.chair, _, self.match = party
        self.seating, self.desk, self.company = seating, desk, company
        self.me, self.seen = party.chair.seat, party.chair.seen  # the deal as it is, ahead of the picture
        self.now = now  # the moment that is being handed on: with every event, every update and when the scene came on
        self.away, self.dirty = False, True  # another window has the keys; it has to be drawn anew
        self.heard = Heard(self)
        self.said, self.choosing, self.pointing = Sayings(self.heard.words), Choosing(), Pointing()
        self.lecture, self._forced = lecture, lecture.forced if lecture is not None else forced
        self._kept = counts and lecture is None  # nothing is of a lesson, and of a deal for practice
        self.was_helped = self.refused = False  # by a hint or a refusal, since the player's last deed
        self.laid: tuple[object, Lain] | None = None  # the card of paper as it lay last, and on what that depends
        self.offered: Offered | None = None  # a lesson about what has come up
        self.lifted_until, self.has_looked = 0.0, -1  # the mat over the own points, and at how many tricks
        self._mats = Coasters()
        self._show(party)

    def _show(self, party: Party) -> None:
        """The deal as it stands lies there."""
        seen, past = View(self.seen.copy()), self.chair.news(0)
        self._heard_of = len(past)  # events that have gone to the stage
        self.unhelped_deal = not past  # nothing was refused or asked for in it, from its first card on
        self.order: tuple[int, ...] = () if self.by_hand else suit_order(seen.trump)
        self.stage = Stage(seen, self.table(), won=watched(self.chair.retold()))
        self.conductor = Conductor(party, tuple(pace_of(face) for face in self.seating.portraits))
        self.conductor.rest(self.now)
        self.shown = Shown(self.stage, self.conductor, past)
        self.read_settings()

    # -- another look --------------------------------------------------------------------------------------------

    def come_back(self, now: float) -> None:
        """From what lay above the table: what was chosen there is effective at once, and a stop begins anew."""
        self.now, self.away = now, False
        self.conductor.rest(now)
        self.read_settings()

    def read_settings(self) -> None:
        """What was chosen is effective at once."""
        self.read_aids()
        self.stage.tempo = tempo_of(self.desk)
        self.conductor.is_new = self._is_new
        self.order = tuple(self.hand()) if self.by_hand else suit_order(self.stage.seen.trump)
        self.lay_out()

    def read_aids(self) -> None:
        """What helps now; whatever moves goes on."""
        self.aids = self.desk.learner.aids.forced(self._forced)
        self.stage.lingers = theme.LINGERS if self.aids.say_tricks else 1.0
        self.stage.says_gains = self.aids.say_tricks
        as_told = self.lecture is not None and not self.lecture.is_free
        self.conductor.habits = LEARNING if as_told else habits(self.desk, self.aids)

    def lay_out(self) -> None:
        """The window has another size: everything lies there at once."""
        self.stage.lay_out(self.table())
        self.dirty = True

    def see_who_takes(self) -> None:
        """In a lesson the card that takes a trick may lie among the others until the player has said which it is."""
        if self.lecture is not None and self.stage.table.untold is not self.lecture.untold:
            self.stage.rearrange(self.table(), self.now)

    # -- time ----------------------------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Let the table go on; how long until it wants to be asked again."""
        self.now = now
        if self.away or self.choosing.panel is not None:
            self.conductor.rest(now)
        if self.away:
            return theme.REST
        if self.choosing.panel is None and self.shown.go_on(now):
            self.hear()
        moved = self.stage.rests_until(now) <= now
        self._attend(self.shown.tell(now))
        drag = self.pointing.drag
        if drag is not None and drag.lifted:
            holding.hold(self.stage, drag)
        reads = self.stop is not None and self.stop.kind == NEW
        self.said.forget(now, stays=reads, read=not self.conductor.reading)
        if not reads:  # nobody talks into it
            self.said.remark(self.company.while_waiting(now), now)
        return self._rests_for(moved)

    def _rests_for(self, moved: bool) -> float:
        """How long nothing has to be looked at; 0 is the next frame."""
        wakes, drag = self.shown.wakes_at(self.now), self.pointing.drag
        if moved or wakes <= self.now or (drag is not None and drag.lifted):
            self.dirty = True
            return 0
        soon = self.now < self.lifted_until or self.choosing.intended is not None or self._others_think()
        named = self.pointing.since + theme.NAMED - self.now  # what the pointer rests on
        rests = min(theme.GLANCE if soon else theme.REST, wakes - self.now, named if named > 0 else theme.REST)
        return min(rests, max(theme.GLANCE, self.said.until - self.now))

    def _others_think(self) -> bool:
        """Whether somebody may have decided at any moment; where the table waits for the player nobody goes on."""
        seen, stop = self.seen, self.stop
        return seen.phase != OVER and seen.turn != self.me and (stop is None or stop.seconds is not None)

    def hear(self) -> None:
        """What has happened goes to the stage."""
        news = self.chair.news(self._heard_of)
        self._heard_of += len(news)
        self.shown.push(news)
        self.dirty = True

    def finish(self) -> None:
        """Input never waits for motion: everything is at its end, or at the next stop."""
        self._attend(self.shown.finish(self.now))

    def release(self) -> None:
        """A stop ends by the player's hand; a word that it waited with has been read."""
        stop = self.stop
        if self.shown.release(self.now):
            if stop is not None and stop.word:
                noted.read(self.desk, stop.word)
            self.hear()

    def _attend(self, told: Iterable[Event]) -> None:
        """What is being shown is talked about; a sign is seen in the portrait; the cards move, and sounds are heard."""
        trump, hand = self.stage.seen.indicator, self.hand()
        for event in told:
            if self.counts:
                noted.deed(self.desk, event, self.shown.past, self.me, looked=self.conductor.has_looked)
            if self.desk.kit.aloud.heard:
                self.heard.event(event, trump)
            told_once.tell(self, event, trump)
            trump = self.stage.seen.indicator
            self.said.remark(self.company.about(event, self.stage.seen, self.now, self.said.talking), self.now)
            if isinstance(event, Signed):
                self.said.wear(event.seat, gesture_of(event.sign), self.now + self.desk.settings.sign_seen)
            elif isinstance(event, TrickTaken):
                self._after_trick()
        self.pointing = self.pointing.follow(hand, self.hand())
        for cue in self.shown.move(self.now):
            self._hear(cue)

    def _after_trick(self) -> None:
        """Who took it, and by what, is learned; in a lesson the help may go one a trick."""
        if self.lecture is not None:
            self._forced = self.lecture.forced
            self.read_aids()
        elif self.aids.say_tricks:
            noted.trick(self.desk, self.stage.seen, self.me)

    def _hear(self, cue: Cue) -> None:
        """A sound, and what is said."""
        hear(self.desk.kit.sounds, cue, self.now)
        said = seen_of(cue, self.chair.rules, self.desk.settings.captions)
        if said is not None:
            stays = self.conductor.habits.reads if self.conductor.reading else theme.BUBBLE
            self.said.hang(said._replace(until=self.now + stays))

    def sort(self, at: int, to: int) -> None:
        """The player puts a card of the hand elsewhere in it."""
        hand = self.hand()
        hand.insert(to, hand.pop(at))
        self.order = tuple(hand)
        self.stage.rearrange(self.table(), self.now)
        self.dirty = True

    # -- saying --------------------------------------------------------------------------------------------------

    def tell(self, words: str, seconds: float = theme.NOTE, *, aloud: bool = True, asks: bool = False) -> None:
        """A sentence to the player alone; what asks for a deed goes with it."""
        self.said.tell(words, self.now + seconds, aloud=aloud, asks=asks)

    # -- learning ------------------------------------------------------------------------------------------------

    def help(self, *, refused: bool = False) -> None:
        """Something that the player does next is not done alone: a hint was given, or something was refused."""
        self.was_helped, self.unhelped_deal = True, False
        self.refused |= refused

    def has_done(self, thing: str) -> None:
        """The player has done something; if it is what an aid is there for, without that aid."""
        self.was_helped = self.refused = False
        if thing and self.counts:
            noted.alone(self.desk, thing, self.aids)

    def _is_new(self, word: str) -> bool:
        """Whether the table is to wait with a word until it has been read."""
        return self.lecture is None and self.aids.new_waits and is_new(word, self.desk.learner.progress)

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def stop(self) -> Stop | None:
        """Where the table has come to a stop."""
        return self.shown.stop(self.now)

    @property
    def over(self) -> bool:
        """Whether the deal is over and nothing moves any more."""
        return self.stage.seen.phase == OVER and not self.shown.busy(self.now)

    @property
    def counts(self) -> bool:
        """Whether what is done here is noted as learned."""
        return self._kept and self._forced is FREELY

    @property
    def is_practice(self) -> bool:
        """Whether a deal that is over is played once more."""
        return not self._kept and self.lecture is None

    @property
    def always_shown(self) -> Aids:
        """The aids that a lesson needs."""
        return (self._forced if self.lecture is None else self.lecture.forced).on

    @property
    def by_hand(self) -> bool:
        """Whether the player sorts the own cards."""
        return self.desk.settings.sorting == "hand"

    @property
    def opening(self) -> bool:
        """Whether the player is to lead the first card."""
        seen = self.stage.seen
        return seen.phase == OPENING and seen.turn == self.me and not self.shown.busy(self.now)

    def table(self) -> Table:
        """The table as it is laid out now."""
        design, words = self.desk.kit.screen.design, self.desk.text_size
        partner, untold = self.desk.settings.collect == "partner", self.lecture is not None and self.lecture.untold
        return Table(*design, self.me, self.order, partner_collects=partner, untold=untold, words=words)

    def mats(self) -> dict[int, Point]:
        """Where the beer mats lie."""
        return self._mats.at(self.stage.seen, self.stage.table)

    def hand(self) -> list[int]:
        """The own cards as they lie."""
        return sorted_hand(self.stage.seen, self.stage.table)
