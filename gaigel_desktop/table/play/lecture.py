"""A scene of a lesson as it is told at a table: what lies on paper now, and what its buttons do."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gaigel_desktop.controller.settings import Forced
from gaigel_desktop.controller.teaching.note import Note
from gaigel_desktop.controller.teaching.tutor import Tutor
from gaigel_desktop.table.board.moods import SPEAKING
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.faces import portrait_file


class WayOn(NamedTuple):
    """A button that is shown when the scene is over: the key of its words, and where it leads."""

    key: str
    go: Callable[[], None]


class Closing(NamedTuple):
    """The last words of a scene, by their key, and the ways on; without words the first way is gone at once."""

    key: str
    ways: tuple[WayOn, ...]


class Lecture:
    """One scene of a lesson as it is told at a table; `close` says what follows when it has been played."""

    def __init__(self, tutor: Tutor, close: Callable[[Tutor], Closing], way_back: str = "") -> None:
        """The `way_back`, by the key of its words, stands on every paper of a lesson that lies over a match."""
        self._tutor, self._close, self.way_back = tutor, close, way_back
        self._closing: Closing | None = None
        self._heard: Note | None = None  # what was said last, and whether it was right
        self._read_since: float | None = None  # what was wrong goes by itself
        self._open_since: float | None = None  # and so does a hand that lies open

    @property
    def tutor(self) -> Tutor:
        """The tutor, who knows how the lesson goes on."""
        return self._tutor

    @property
    def forced(self) -> Forced:
        """The aids that this scene needs to be on, and those it needs to be off."""
        return self._tutor.forced

    @property
    def is_free(self) -> bool:
        """Whether a deal is played as in a match, with nobody telling how it goes on."""
        return any(beat.free for beat in self._tutor.scene.beats)

    @property
    def untold(self) -> bool:
        """Whether nobody is to see yet who takes the trick that lies there."""
        return self._tutor.untold

    @property
    def teller(self) -> str:
        """The file of the face of whoever tells the lesson."""
        return portrait_file(self._tutor.lesson.teller, SPEAKING)

    @property
    def note(self) -> Note | None:
        """What the lesson says now; at the end, what comes next. None while it says nothing."""
        return Note(key=self._closed.key, waits=True) if self._tutor.over else self._tutor.note

    @property
    def _closed(self) -> Closing:
        """How the scene ends, which is asked for once."""
        if self._closing is None:
            self._closing = self._close(self._tutor)
        return self._closing

    def just_judged(self, note: Note | None) -> bool | None:
        """Whether what was done was right, as soon as that is said: once for each note, otherwise None."""
        new, self._heard = note != self._heard, note
        return note.right if new and note is not None else None

    @property
    def back(self) -> str:
        """The words of the way back, as long as the last words do not name it; otherwise empty."""
        return say(self.way_back) if self.way_back and self._closing is None else ""

    @property
    def buttons(self) -> tuple[str, ...]:
        """The words of the buttons: the answers, a way on, or none where an action is waited for."""
        note = self.note
        if note is None:
            return ()
        if self._closing is not None:
            return tuple(say(way.key) for way in self._closing.ways)
        return note.answers or ((say("lesson_go_on"),) if note.waits else ())

    def press(self, at: int) -> bool:
        """Press one of the buttons; gives back whether the deal stands otherwise now, because something was taken
        back."""
        note = self.note
        self._read_since = None
        if self._closing is not None:
            self._closing.ways[at].go()
        elif note is not None:
            changed = self._go_on(note, at)
            if self._tutor.over and not self._closed.key:
                self._closed.ways[0].go()
            return changed
        return False

    def _go_on(self, note: Note, at: int) -> bool:
        """The answer is given, or what was said has been read; whether the deal stands otherwise now."""
        if note.answers or note.asks_who:
            self._tutor.choose(at)
            return False
        return note.waits and self._tutor.go_on()

    def is_read(self, now: float) -> bool:
        """Whether the words about a mistake have lain there long enough, so that the scene goes back by itself."""
        note = self.note
        if note is None or not note.mistake:
            self._read_since = None
            return False
        self._read_since = now if self._read_since is None else self._read_since
        return now >= self._read_since + theme.READ_AT_LEAST + theme.READ_WORD * len(note.words.split())

    def is_seen(self, now: float, *, lies_open: bool) -> bool:
        """Whether a hand has lain open for long enough, so that it is taken up without a press."""
        self._open_since = (now if self._open_since is None else self._open_since) if lies_open else None
        return self._open_since is not None and now >= self._open_since + theme.READ_AT_LEAST
