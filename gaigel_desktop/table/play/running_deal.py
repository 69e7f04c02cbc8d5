"""A deal that is being played: it takes the news and the time, and writes into the state what comes of that.

It ends stops, asks for sounds, lets people talk and follows the settings.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from gaigel_desktop.controller.local_player import LocalPlayer
from gaigel_desktop.controller.match.chair import Party
from gaigel_desktop.controller.match.thinking_time import pace_of
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.settings import FREELY, Forced
from gaigel_desktop.rules.deal import OVER, Deal
from gaigel_desktop.rules.events import Event, Signed, TrickTaken
from gaigel_desktop.table.board.bubbles import bubble_to_read
from gaigel_desktop.table.board.card_places import suit_order
from gaigel_desktop.table.board.cues import Cue
from gaigel_desktop.table.board.note_card import LaysNoteCard
from gaigel_desktop.table.motion.tempo import tempo_of
from gaigel_desktop.text.signs import gesture_of
from gaigel_desktop.window import theme

from . import change_notice, held_card, progress_log
from .announcer import Announcer
from .effects import Effect, Sound
from .pace_settings import LEARNING, pace_settings
from .pacing import Conductor
from .remark import Remark
from .sayings import Sayings
from .table_state import TableState
from .table_talk import Busy

if TYPE_CHECKING:
    from .lecture import Lecture  # loaded by whoever learns


class TableTalk(Protocol):
    """The regulars at the table, as far as they say something besides the game."""

    def about(self, event: Event, seen: Deal, now: float, busy: Busy) -> Remark | None:
        """What somebody says about what has just happened, or None; whoever is busy still says something else."""

    def while_waiting(self, now: float) -> Remark | None:
        """What somebody says while everybody waits for the player, or None."""


class RunningDeal:
    """A deal that runs, played from the player's chair; it moves the state of the table on with news and time."""

    def __init__(
        self,
        party: Party,
        seating: Seating,
        player: LocalPlayer,
        talk: TableTalk,
        *,
        lays_paper: LaysNoteCard,
        now: float,
        forced: Forced = FREELY,
        lecture: Lecture | None = None,
        counts: bool = True,
        covered: bool = False,
    ) -> None:
        self._player, self.talk = player, talk
        self.effects: list[Effect] = []  # what is still to be done outside of the table, in order
        paces = tuple(pace_of(face) for face in seating.portraits)
        self.conductor = Conductor(party, paces, looks_on=covered, people=seating.people)
        self.state = TableState(
            party,
            seating,
            player,
            self.conductor,
            Sayings(self._say_aloud),
            lays_paper=lays_paper,
            now=now,
            forced=forced,
            lecture=lecture,
            counts=counts,
            covered=covered,
        )
        self.announcer = Announcer(self.state, self.effects)
        self._news_taken = len(self.state.shown.past)  # events that have gone to the stage
        self.rest()
        self.read_settings()

    # -- another look --------------------------------------------------------------------------------------------

    def come_back(self, now: float) -> None:
        """Come back from what lay above the table: what was chosen there is effective at once, and a stop begins
        anew."""
        self.state.now, self.state.away = now, False
        self.rest()
        self.read_settings()

    def read_settings(self) -> None:
        """Read the player's settings, so that what was chosen is effective at once."""
        state = self.state
        self.read_aids()
        state.stage.tempo = tempo_of(self._player)
        state.order = tuple(state.hand()) if state.by_hand else suit_order(state.stage.seen.trump)
        self.lay_out()

    def read_aids(self) -> None:
        """Read which aids help now; whatever moves goes on."""
        state = self.state
        state.aids = self._player.learner.aids.forced(state.forced)
        state.stage.lingers = theme.LINGERS if state.aids.say_tricks else 1.0
        state.stage.says_gains = state.aids.say_tricks
        self.conductor.habits = LEARNING if state.is_led else pace_settings(self._player, state.aids)

    def lay_out(self) -> None:
        """Lay everything out at once, because the window has another size."""
        self.state.stage.lay_out(self.state.table())
        self.state.dirty = True

    def show_who_takes(self) -> None:
        """Lay the card that takes a trick among the others, in a lesson, until the player has said which it is."""
        state = self.state
        if state.lecture is not None and state.stage.table.untold is not state.lecture.untold:
            state.stage.rearrange(state.table(), state.now)

    # -- time ----------------------------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Let the table go on; gives back how long until it wants to be asked again."""
        state = self.state
        state.now = now
        if state.away or state.choosing.panel is not None:
            self.rest()
        if state.away:
            return theme.REST
        if state.choosing.panel is None:
            self._let_others_go_on()
        moved = state.stage.rests_until(now) <= now
        self._attend(state.shown.tell(now))
        drag = state.pointing.drag
        if drag is not None and drag.lifted:
            held_card.hold_card(state.stage, drag)
        state.said.forget(now, read=not self.conductor.reading)
        state.said.remark(self.talk.while_waiting(now), now)
        return self._rests_for(moved)

    def _let_others_go_on(self) -> None:
        """Let the others go on as far as the pace allows."""
        gone_on = self.state.shown.go_on(self.state.now)
        self.state.quiet_since = self.conductor.quiet_since
        if gone_on:
            self.take_news()

    def _rests_for(self, moved: bool) -> float:
        """How many seconds nothing has to be looked at; 0 is the next frame."""
        state, now = self.state, self.state.now
        wakes, drag = state.shown.wakes_at(now), state.pointing.drag
        if moved or wakes <= now or (drag is not None and drag.lifted):
            state.dirty = True
            return 0
        soon = now < state.lifted_until or state.choosing.intended is not None or self._others_think()
        named = state.pointing.since + theme.NAMED - now  # what the pointer rests on
        rests = min(theme.GLANCE if soon else theme.REST, wakes - now, named if named > 0 else theme.REST)
        return min(rests, max(theme.GLANCE, state.said.until - now))

    def _others_think(self) -> bool:
        """Whether somebody may have decided at any moment; where the table waits for the player nobody goes on."""
        seen, stop = self.state.seen, self.state.stop
        return seen.phase != OVER and seen.turn != self.state.me and (stop is None or stop.seconds is not None)

    def rest(self) -> None:
        """Begin a stop anew, because the player was away, or reads."""
        self.conductor.rest(self.state.now)
        self.state.quiet_since = self.conductor.quiet_since

    def take_news(self) -> None:
        """Give what has happened to the stage."""
        news = self.state.chair.news(self._news_taken)
        self._news_taken += len(news)
        self.state.shown.push(news)
        self.state.dirty = True

    def finish(self) -> None:
        """End all motion, or up to the next stop, because input never waits for it."""
        self._attend(self.state.shown.finish(self.state.now))

    def release(self) -> None:
        """End a stop by the player's hand."""
        if self.state.shown.release(self.state.now):
            self.take_news()

    def _attend(self, told: Iterable[Event]) -> None:
        """Follow events as they are shown: they are talked about, a sign is seen in the portrait, the cards move, and
        sounds are heard."""
        state = self.state
        trump, hand = state.stage.seen.indicator, state.hand()
        for event in told:
            if state.counts:
                progress_log.note_action(
                    self._player.learner, event, state.shown.past, state.me, looked=self.conductor.has_looked
                )
            if self._player.hears:
                self.announcer.announce(event, trump)
            self._tell_change(event, trump)
            trump = state.stage.seen.indicator
            state.said.remark(self.talk.about(event, state.stage.seen, state.now, state.said.talking), state.now)
            if isinstance(event, Signed):
                seen_for = max(theme.SIGN_SEEN, self._player.settings.caption_stays)
                state.said.wear(event.seat, gesture_of(event.sign), state.now + seen_for)
            elif isinstance(event, TrickTaken):
                self._after_trick()
        state.pointing = state.pointing.with_hand(hand, state.hand())
        for cue in state.shown.move(state.now):
            self.play_cue(cue)

    def _after_trick(self) -> None:
        """Note who took the trick, and by what, as learned; in a lesson the help may go one a trick."""
        state = self.state
        if state.lecture is not None:
            state.forced = state.lecture.forced
            self.read_aids()
        elif state.aids.say_tricks:
            progress_log.note_trick(self._player.learner, state.stage.seen, state.me)
            self.read_aids()  # the first tricks wait

    def play_cue(self, cue: Cue) -> None:
        """Play a sound, and show what is said with it at the table."""
        if cue.sound:
            self.effects.append(Sound(cue.sound, cue.pan, cue.softer))
        said = bubble_to_read(cue, self.state.chair.rules, self._player.settings.captions)
        if said is not None:
            stays = self.conductor.habits.reads if self.conductor.reading else theme.BUBBLE
            self.state.said.hang(said._replace(until=self.state.now + stays))

    # -- the own cards -------------------------------------------------------------------------------------------

    def sort(self, at: int, to: int) -> None:
        """Put a card of the hand elsewhere in it, as the player sorts."""
        state, hand = self.state, self.state.hand()
        hand.insert(to, hand.pop(at))
        state.order = tuple(hand)
        state.stage.rearrange(state.table(), state.now)
        state.dirty = True

    def flick(self) -> None:
        """Play the sound of a card that is taken up, or put back."""
        self.effects.append(Sound("card_picked"))

    # -- saying --------------------------------------------------------------------------------------------------

    def tell(self, words: str, seconds: float = theme.NOTE, *, aloud: bool = True, asks: bool = False) -> None:
        """Tell the player alone a sentence; what asks for an action goes with it."""
        self.state.said.tell(words, self.state.now + seconds, aloud=aloud, asks=asks)

    def _tell_change(self, event: Event, trump: int) -> None:
        """Tell what has just changed, to those who want to be told; it is said aloud in place of what happened, or
        after it."""
        changed = change_notice.exchange_notice(self.state, event, trump)
        if changed:
            self.tell(changed, theme.CHANGE_TOLD, aloud=False)
            return
        over = change_notice.drawing_over(self.state, event)
        if over:
            self.tell(over, theme.CHANGE_TOLD)

    def _say_aloud(self, words: str, seat: int) -> None:
        """Say aloud, to whoever hears the table, what is said there besides the announcements."""
        self.announcer.say(words, seat)

    # -- learning ------------------------------------------------------------------------------------------------

    def help(self, *, refused: bool = False) -> None:
        """Note that what the player does next is not done alone: a hint was given, or something was refused."""
        state = self.state
        state.was_helped, state.unhelped_deal = True, False
        state.refused = state.refused or refused

    def has_done(self, thing: str) -> None:
        """Note that the player has done something; if it is what an aid is there for, without that aid."""
        state = self.state
        state.was_helped = state.refused = False
        if thing and state.counts:
            progress_log.note_done_unaided(self._player.learner, thing, state.aids)
