"""The tutor: sits between the player and the table, lays it, says what there is to see, and waits for the deed.

A `Tutor` is a `Chair` around a chair, and the `Others` besides: the table goes on as the lesson tells it. A deed that
is allowed and not wanted is done all the same; the others answer by rules of thumb, a sentence names the damage, and
the deal is told again up to the choice. Its game has no story: nothing of it is written down or counted.
"""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.match.chair import AtGame, Party, Refusal
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human
from gaigel_desktop.controller.match.retelling import Step
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.settings import ALL_AIDS, NO_AIDS, Forced
from gaigel_desktop.lessons.lesson import Beat, Lesson, Scene, lessons
from gaigel_desktop.rules.actions import ANNOUNCE_SIEBENER, PROOF, SIGNAL, Action, is_card
from gaigel_desktop.rules.deal import PLAYED_OUT
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.match import new_match
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.record import Deed
from gaigel_desktop.rules.views import View

from .note import Note
from .slip import WRONG_ANSWER, Slip

HELPING: Final = ("mark_legal", "say_tricks", "mark_new")  # what helps in every scene that does not forbid it


def contents() -> tuple[Lesson, ...]:
    """All lessons, in the order in which they make a player."""
    return lessons()


def _is_free(action: Action) -> bool:
    """Whether it changes nothing that a lesson is about: a sign, or asking for a proof."""
    return action >= SIGNAL or PROOF <= action < ANNOUNCE_SIEBENER


class Tutor:
    """One scene of a lesson at a table of its own."""

    def __init__(self, lesson: Lesson, number: int = 0) -> None:
        self.lesson, self.number = lesson, number
        self.scene: Scene = lesson.scenes[number]
        record = self.scene.record
        self._game = Game(record.rules, [Human() for _ in range(record.rules.players)], record.dealer, Forgotten())
        self._game.begin(record)
        self._score()
        self._chair = AtGame(self._game, self.scene.seat)
        self._beat = -1  # of which the words are being said, or the deeds done
        self._to_do: list[Deed] = []  # what is done at the table before the next beat
        self._open = False  # whether the beat still waits: for a press, for an answer, or for the deed
        self._slip: Slip | None = None
        self._mistaken = False  # a question was answered wrongly
        self._next_beat()

    def party(self) -> Party:
        """For `TableScene` and `Sitting`: the player's chair, the others, and a match that counts for nothing."""
        return Party(self, self, self._game)

    # -- what the scene asks -------------------------------------------------------------------------------------

    @property
    def note(self) -> Note | None:
        """What is said now; while the table goes on, and when all is over, nothing."""
        if self._slip is not None:
            return self._slip.note
        if self._mistaken:
            return Note(key=WRONG_ANSWER, at=("trick",), waits=True, mistake=True)
        if not self._open:
            return None
        told = self._told
        at = () if self.is_twin else told.at
        return Note(told.words, at=at, waits=not told.wants, choices=tuple(answer.words for answer in told.answers))

    @property
    def choosing(self) -> bool:
        """Whether the table waits for the player's deed."""
        return self._open and self._slip is None and bool(self._told.wants)

    @property
    def over(self) -> bool:
        """Whether this scene has been played to its end."""
        return self._beat >= len(self.scene.beats)

    @property
    def is_twin(self) -> bool:
        """Whether it is the last scene, in which nothing is pointed at."""
        return self.number == len(self.lesson.scenes) - 1

    @property
    def ticked(self) -> bool:
        """Whether the lesson can be ticked off: its twin has been played."""
        return self.over and self.is_twin

    def following(self) -> Tutor | None:
        """The next scene of the lesson, at a table of its own; None after the twin."""
        return None if self.is_twin else Tutor(self.lesson, self.number + 1)

    @property
    def forced(self) -> Forced:
        """The aids of this scene, whatever the player has chosen."""
        on = [name for name in HELPING if name not in self.scene.off and not self.is_twin]
        return Forced(NO_AIDS._replace(**dict.fromkeys(on, True)), ALL_AIDS._replace(**dict.fromkeys(on, False)))

    # -- what the player does ------------------------------------------------------------------------------------

    def go_on(self) -> bool:
        """A press: what was said has been read. True if the deal stands otherwise now, because a mistake was taken
        back: the table has to be shown anew."""
        if self._slip is not None:
            return self._slip.note is not None and self._take_slip_back()
        if self._mistaken:
            self._mistaken = False
        elif self._open and not self._told.wants and not self._told.answers:
            self._lead_on()
        return False

    def choose(self, answer: int) -> None:
        """The player's answer to a question, by its number; a wrong one is said to be wrong, and the question stays."""
        if self._open and not self._mistaken and self._told.answers:
            if self._told.answers[answer].right:
                self._lead_on()
            else:
                self._mistaken = True

    # -- the chair -----------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Where the player sits."""
        return self._chair.seat

    @property
    def rules(self) -> RuleSet:
        """How this table plays."""
        return self._chair.rules

    @property
    def seen(self) -> View:
        """The deal as the player sees it."""
        return self._chair.seen

    @property
    def moment(self) -> int:
        """How many deeds have been done in this deal."""
        return self._chair.moment

    def news(self, cursor: int) -> list[Event]:
        """What happened from the cursor on, as the player may see it."""
        return self._chair.news(cursor)

    def retold(self) -> list[Step]:
        """The deal from its first card to now."""
        return self._chair.retold()

    def why_not(self, action: Action) -> Refusal | None:
        """The rules first; and nothing is done while something is said or shown."""
        refused = self._chair.why_not(action)
        return refused or (None if self.choosing else Refusal("lesson_not_yet", by="tutor"))

    def do(self, action: Action) -> None:
        """What was wanted leads on; anything else is done too, and will be taken back."""
        wanted = action in self._told.wants
        if not wanted and not _is_free(action):
            self._slip = Slip(self._chair, action, as_good=bool(self._told.differs))
        self._game.offer(self.seat, action)
        if wanted:
            self._lead_on()

    def take_back(self) -> bool:
        """The tutor takes back what has to be."""
        return False

    # -- the others ----------------------------------------------------------------------------------------------

    def step(self, may_call: bool = True) -> bool:
        """The next deed as the lesson tells it, or as it follows from a deed that was not wanted."""
        if self._slip is not None:
            deed = self._slip.answered_by(self._game)
            if deed is not None:
                self._game.offer(*deed)
            return deed is not None
        if not self._to_do:
            return False
        self._game.offer(*self._to_do.pop(0))
        if not self._to_do:
            self._next_beat()
        return True

    def all_decided(self) -> bool:
        """They know the story."""
        return True

    def nobody_calls(self) -> bool:
        """Before the player's deed nobody does."""
        return True

    def waits_for_a_call(self) -> bool:
        """Whether the lesson goes on with something that is not a card."""
        return bool(self._to_do) and not is_card(self._to_do[0][1])

    def nobody_speaks(self) -> bool:
        """No lesson waits for the count."""
        return self.seen.phase == PLAYED_OUT

    def count(self) -> None:
        """All cards are played: the tricks are counted."""
        self._game.count()

    # -- from beat to beat ---------------------------------------------------------------------------------------

    @property
    def _told(self) -> Beat:
        return self.scene.beats[self._beat]

    def _next_beat(self) -> None:
        """What is said next, or what is done where nothing is said."""
        self._beat += 1
        self._open = not self.over
        if self._open and not self._told.words:
            self._lead_on()

    def _lead_on(self) -> None:
        """The beat has what it waited for: the table goes on."""
        self._open = False
        self._to_do = list(self._told.then)
        if not self._to_do:
            self._next_beat()

    def _take_slip_back(self) -> bool:
        """The deal is told again up to the choice."""
        assert self._slip is not None
        moment, self._slip = self._slip.moment, None
        self._game.take_back(moment)
        self._score()
        return True

    def _score(self) -> None:
        """The match stands as the scene wants it, and no deal of it has been."""
        self._game.standing = new_match(self._game.rules)._replace(score=self.scene.score)
        self._game.past.clear()
