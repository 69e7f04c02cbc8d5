"""One deal as its player plays it, without a window.

A session takes what the player means, and the time, and gives back what is to be done outside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from gaigel_desktop.controller.local_player import LocalPlayer
from gaigel_desktop.controller.match.chair import Party
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.settings import ALL_AIDS, FREELY, Forced
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.table.board.item import item_under
from gaigel_desktop.table.board.note_card import LaysNoteCard
from gaigel_desktop.window import theme

from .actions import PlayerActions
from .asking_back import AskingBack
from .claims import ask_about_claim
from .described import all_items
from .do_intent import DoIntent
from .effects import DealOver, Effect
from .guessing import Guessing
from .hints import Hints
from .intents import Away, Carry, Drop, Focus, Hover, Intent
from .lesson_note import note_now
from .lesson_offers import Offers
from .lesson_step import go_on_in_lesson
from .progress_log import note_deal
from .running_deal import RunningDeal, TableTalk
from .table_state import TableState
from .turn_sound import TurnNote

if TYPE_CHECKING:
    from gaigel_desktop.controller.coaching.adviser import Adviser

    from .lecture import Lecture  # loaded by whoever learns


UNHELPED: Final = Forced(off=ALL_AIDS)


class Turn(NamedTuple):
    """The effects that are to be carried out now, and how long the table wants to be left alone; 0 is the next
    frame."""

    effects: tuple[Effect, ...]
    rests: float


class Session:
    """One deal at the table, played from the player's chair: it takes intents and time, and gives back effects."""

    def __init__(
        self,
        party: Party,
        seating: Seating,
        player: LocalPlayer,
        talk: TableTalk,
        adviser: Callable[[], Adviser],
        *,
        lays_paper: LaysNoteCard,
        now: float,
        lecture: Lecture | None = None,
        counts: bool = True,
        offers_lessons: bool = True,
        covered: bool = False,
    ) -> None:
        """Whoever learns something new is offered a lesson about it, if this table `offers_lessons`. While several
        people look on, it is `covered`: no hand lies open, and nobody is helped."""
        self.running = RunningDeal(
            party,
            seating,
            player,
            talk,
            lays_paper=lays_paper,
            now=now,
            forced=UNHELPED if covered else FREELY,
            lecture=lecture,
            counts=counts,
            covered=covered,
        )
        self._player, self._lecture, self._offers_lessons = player, lecture, offers_lessons
        self._others, self._covered = party.others, covered
        self._hints, self._offers = Hints(self.running, adviser), Offers(self.running)
        self.guessing, self._turn_note = Guessing(self.running), TurnNote()
        self._asking_back = AskingBack(self.running, adviser)
        self.actions = PlayerActions(self.running, self._hints, self._asking_back)
        self._do_intent = DoIntent(self.running, self.actions)
        self._told_over = False
        self._lay: tuple[object, ...] = ()  # what lay over the table when the mouse was looked at last

    @property
    def state(self) -> TableState:
        """The state of the table as it lies before the player."""
        return self.running.state

    @property
    def is_still(self) -> bool:
        """Whether nothing moves or holds here, and none of the regulars is about to do anything: the table waits for a
        person."""
        state, conductor, others = self.state, self.running.conductor, self._others
        if state.over or state.shown.busy(state.now) or state.stop is not None:
            return False
        return others.all_decided() and others.accuser() == NOBODY and conductor.nobody_calls_first()

    @property
    def is_choosing(self) -> bool:
        """Whether the player has begun something: a call is being chosen, or a card is between the fingers."""
        state = self.state
        return state.choosing.panel is not None or state.pointing.drag is not None

    @property
    def leads_on(self) -> bool:
        """Whether a deal has been looked at again, and any press leads on."""
        return self.state.over and self._told_over

    def do(self, intent: Intent, now: float) -> tuple[Effect, ...]:
        """Do what the player means, or say why not; gives back what is to be done outside."""
        self.state.now = now
        if self.leads_on and not isinstance(intent, Hover | Carry | Drop | Focus | Away):
            self.running.effects.append(DealOver())
        else:
            self._do_intent.do(intent)
        self._point_anew()
        return self.take_effects()

    def _point_anew(self) -> None:
        """Look what lies under the mouse, if something else was laid over the table: what was pointed at or pressed
        before is no longer meant."""
        state = self.state
        lies = note_now(state), state.choosing.panel, state.offered
        if lies == self._lay:
            return
        self._lay, mouse = lies, state.pointing.mouse
        if mouse is not None and state.pointing.drag is None:
            item = item_under(all_items(state), mouse)
            state.pointing = state.pointing.anew(item.id if item is not None else None, state.hand(), state.now)
            state.dirty = True

    def update(self, now: float, news: str = "") -> Turn:
        """Let the table go on; the player is told the news, if there are any. Gives back what is to be done outside."""
        running, state = self.running, self.running.state
        rests = running.update(now)
        if news:
            running.tell(news, theme.TROUBLE)
        if state.seen.claimer != NOBODY:
            ask_about_claim(running)
        self.actions.go_ahead()
        self._asking_back.think()
        self._turn_note.ring_if_due(running)
        if self._hints.wanted or state.choosing.hint is not None:
            self._hints.go_on()
            rests = min(rests, theme.GLANCE) if self._hints.wanted else rests
        if self._lecture is not None:
            go_on_in_lesson(running, self._lecture)
        elif state.over and not self._told_over:
            self._told_over = True
            state.said.go_on_from_refusal()  # nobody reads that behind the page that comes
            note_deal(self._player.learner, state)
            running.effects.append(DealOver())
        elif self._offers_lessons and state.aids.say_tricks:
            self._offers.look()
        self._point_anew()
        if self._covered:
            return Turn(self.take_effects(), rests)
        if self._player.hears:
            running.announcer.announce_what_waits()
        if self._player.settings.guess:
            self.guessing.ask()
        return Turn(self.take_effects(), rests)

    def take_effects(self) -> tuple[Effect, ...]:
        """Everything that has come up to be done outside since the last time, in order."""
        effects = tuple(self.running.effects)
        self.running.effects.clear()
        return effects
