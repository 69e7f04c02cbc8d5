"""Question: what would you play? The room is asked, each card is played on, and what came of them is compared.

A part that a show holds while the room is asked: it knows its moments, and the show has all the keys that mean the same
everywhere. Every moment has one last picture, however one came there.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.lessons.story import Stop
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.events import Ended, TrickTaken
from gaigel_desktop.rules.views import View
from gaigel_desktop.show.plan.course import Course
from gaigel_desktop.show.plan.room_questions import Poll, Tried, tried
from gaigel_desktop.table.board.cues import play_cue
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.piles import piles_after
from gaigel_desktop.table.motion.pace import StepByStep
from gaigel_desktop.table.motion.playback import Playback
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.table.motion.tempo import Tempo
from gaigel_desktop.table.paint.paint_card import Look
from gaigel_desktop.text.speech import say, speaking
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Kit

from .answers_compared import comes, difference, draw_compared
from .hand_count import Hands
from .paint_room import RoomPainter, room_ground
from .paint_room_words import draw_caption
from .question_picture import LETTERS, Asking, draw_asked
from .room_picture import Room

STAYS: Final = 0.5  # between two cards, at normal speed
ENDS: Final = TrickTaken | Ended


class Setting(NamedTuple):
    """How the show is seen: what it is drawn with, how a table is laid out, who sits there, in which languages;
    and what the presenter is told until the next key."""

    kit: Kit
    look: Look
    lay: Callable[[View, int], Table]  # for what is seen, with the hand of a seat in front
    tempo: Tempo
    seating: Seating
    languages: tuple[str, ...] = ("",)
    note: str = ""


class Question:
    """The room is asked; at one of its moments."""

    def __init__(self, course: Course, asked: Poll, setting: Setting, stop: Stop | None = None) -> None:
        """One that a story has words for, or about any card."""
        self.tried = tried(course, *asked)
        self.setting, self._stop = setting, stop
        self._past = course.steps[: asked.at + 1]
        actions = tuple(each.choice.action for each in self.tried)
        self.asking = Asking(course.steps[asked.at].seen, asked.seat, setting.seating, actions)
        deed = course.deed(asked.at)
        self._right = actions.index(deed[1]) if stop is not None and deed is not None else NOBODY
        self.hands = Hands(len(actions))
        self.moment = 0  # the room is asked; one after the other is played; they are compared
        self._shown: Playback | None = None  # while one is played
        self._moves = False
        self.resize()

    def begin(self, setting: Setting) -> None:
        """It is asked from its first moment, in this setting; the hands that went up before are still counted."""
        self.setting, self.moment, self._shown = setting, 0, None
        self.resize()

    # -- on and back ---------------------------------------------------------------------------------------------

    @property
    def compared(self) -> int:
        """The number of the last moment, at which the answers are compared."""
        return len(self.tried) + 1

    @property
    def count(self) -> int:
        """Between how many things one may choose."""
        return len(self.tried)

    @property
    def stage(self) -> Stage | None:
        """Where a card is played on now."""
        return None if self._shown is None else self._shown.stage

    @property
    def playing(self) -> Tried | None:
        """What is played on now."""
        return self.tried[self.moment - 1] if 0 < self.moment < self.compared else None

    def on(self, now: float) -> bool:
        """What moves is at its end; else to the next moment. False after the last one."""
        if not self._lies(now):
            self._lay_at_end()
        elif self.moment == self.compared:
            return False
        else:
            self.moment += 1
            self.hands.at = None
            self._begin(now)
        return True

    def back(self, now: float) -> bool:
        """To the last picture of the moment before; False before the first one."""
        if self.moment == 0:
            return False
        self.moment -= 1
        self._lay_at_end()
        return True

    def last(self) -> None:
        """To the last moment, for whoever comes back from what follows."""
        self.moment = self.compared
        self._lay_at_end()

    def key(self, event: pygame.Event, now: float) -> bool:
        """Hands are counted; whether the key was one for that."""
        return self.moment == 0 and self.hands.typed(event.key, event.mod)

    # -- one card after the other --------------------------------------------------------------------------------

    def _begin(self, now: float) -> None:
        """The card is played, and the others follow by themselves until the trick lies there."""
        tried, self._shown = self.playing, None
        if tried is not None:
            self._shown = self._shown_from(tried, 0)
            self._shown.release(now)
            self._moves = True

    def _lay_at_end(self) -> None:
        tried = self.playing
        self._shown = None if tried is None else self._shown_from(tried, _end(tried))

    def _shown_from(self, tried: Tried, at: int) -> Playback:
        """The table after so many of its steps, and what is still to be seen."""
        seen, tempo = View(tried.steps[at].seen.copy()), self.setting.tempo
        won = piles_after([*self._past, *tried.steps[1 : at + 1]])
        stage = Stage(seen, self.setting.lay(seen, tried.seat), won=won)
        stage.tempo = tempo
        shown = Playback(stage, StepByStep(tempo.waits(STAYS)))
        shown.push(step.event for step in tried.steps[at + 1 : _end(tried) + 1] if step.event is not None)
        return shown

    def update(self, now: float) -> float | None:
        """Cards glide; how many seconds until it wants to be asked again."""
        if self._shown is None:
            return None
        self._shown.go_on(now)
        for _ in self._shown.tell(now):
            pass
        for cue in self._shown.move(now):
            play_cue(self.setting.kit.sounds, cue, now)
        wakes, moved = self._shown.wakes_at(now), self._moves
        self._moves = wakes < math.inf
        if not self._moves:
            return 0.0 if moved else None  # what came of it is still to be seen
        return max(0.0, wakes - now)

    # -- the picture ---------------------------------------------------------------------------------------------

    def resize(self) -> None:
        """The window has another size."""
        self._painter = RoomPainter(self.setting.kit, self.setting.look)
        if self._shown is not None:
            stage = self._shown.stage
            stage.lay_out(self.setting.lay(stage.seen, self.asking.seat))

    def draw(self, now: float) -> None:
        """The whole picture of this moment."""
        kit, look, asks = self.setting.kit, self.setting.look, self.moment == 0
        if self._shown is not None:
            self._painter.draw(self._shown.stage, Room(said=self.said(now)), self.setting.seating, now)
            return
        pen = Pen(kit)
        pen.surface.blit(room_ground(kit, look), (0, 0))
        said = Room(said=self.said(now), asked=asks)
        draw_caption(pen, self.setting.lay(self.asking.table, self.asking.seat), said)
        if asks:
            draw_asked(pen, look, self.asking, self.hands)
        else:
            draw_compared(pen, look, self.tried, self.hands, self._right)

    def said(self, now: float) -> tuple[str, ...]:
        """What is asked; what is played, and when the last card lies there what came of it; how far they are apart."""
        if self.setting.note:
            return (self.setting.note,)
        if self._shown is None:
            return self._lines(self._asks if self.moment == 0 else self._comes_to)
        return self._lines(self._came if self._lies(now) else self._plays)

    def _lies(self, now: float) -> bool:
        """Whether everything that comes of the card lies there; between two cards it does not yet."""
        return self._shown is None or not self._shown.busy(now)

    def _lines(self, say_it: Callable[[], str]) -> tuple[str, ...]:
        lines = list[str]()
        for language in self.setting.languages:
            with speaking(language):
                lines.append(say_it())
        return tuple(lines)

    def _asks(self) -> str:
        return say("ask_card") if self._stop is None else spoken(self._stop.question)

    def _comes_to(self) -> str:
        """The answer of the story, which says more than any difference."""
        return difference(self.tried) if self._stop is None else spoken(self._stop.answer)

    def _plays(self) -> str:
        tried = self.playing
        assert tried is not None
        return f"{LETTERS[self.moment - 1]}: {self.asking.named(tried.choice.action)}"

    def _came(self) -> str:
        tried = self.playing
        assert tried is not None
        return f"{LETTERS[self.moment - 1]}: {comes(tried)}"


def _end(tried: Tried) -> int:
    """The step at which the trick lies there whole, and nobody has taken it yet."""
    last = len(tried.steps) - 1
    return last - 1 if isinstance(tried.steps[last].event, ENDS) else last
