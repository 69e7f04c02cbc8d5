"""The tutor: sits between the player and the table, lays it, says what there is to see, and waits for the deed.

A `Tutor` is a `Chair` around a chair, and the `Others` besides: the table goes on as the lesson tells it. A deed that
is allowed and not wanted is done all the same; the others answer by rules of thumb, a sentence names the damage, and
the deal is told again up to the choice. Its game has no story: nothing of it is written down or counted.
"""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.match.arbitration import heard, somebody_calls, waits_for_a_call
from gaigel_desktop.controller.match.chair import AtGame, Party, Refusal
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human
from gaigel_desktop.controller.match.retelling import Step
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.settings import ALL_AIDS, NO_AIDS, Forced
from gaigel_desktop.lessons.lesson import TAKER, Beat, Lesson, Scene
from gaigel_desktop.rules.actions import ANNOUNCE_SIEBENER, PASS, PROOF, SIGNAL, Action, is_accusation, is_card
from gaigel_desktop.rules.deal import NOBODY, OVER, PLAYED_OUT, is_claimed
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.match import new_match
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.record import Deed
from gaigel_desktop.rules.views import View

from .asking import Asked, asked_by, is_answered_by, shown_to_be_wrong
from .free_play import answers
from .note import TRICK, Note
from .slip import Slip, trick_lies

LOST: Final = "lesson_deal_lost"
MORE: Final = "lesson_more"
ALONE: Final = "lesson_alone"

HELPING: Final = ("mark_legal",)  # what helps in every scene that does not forbid it
# What helps with a deal that is played freely: after each trick the first of them goes. This pack is won with the ninth
# trick at the earliest, so that at least three are played alone.
GOING: Final = ("hint", "strip", "say_tricks", "mark_new", "propose_aus", "my_points")


def _is_free(action: Action, seen: View) -> bool:
    """Whether it changes nothing that a lesson is about: a sign, asking for a proof, or letting a chance go by, unless
    that lets a claim stand."""
    return (action == PASS and not is_claimed(seen)) or action >= SIGNAL or PROOF <= action < ANNOUNCE_SIEBENER


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
        self._regret: Note | None = None  # a question was answered wrongly, or the deal is lost
        self._right: bool | None = None  # what was done or answered before this beat
        self._at_trick = False  # a trick lies there about which this is said
        self._begins = True  # nothing has been said in this scene
        self._next_beat()

    def party(self) -> Party:
        """What a table is given: the player's chair, the others, and a match that counts for nothing."""
        return Party(self, self, self._game)

    # -- what the scene asks -------------------------------------------------------------------------------------

    @property
    def note(self) -> Note | None:
        """What is said now; while the table goes on, and when all is over, nothing."""
        if self._slip is not None:
            return self._slip.note
        if self._regret is not None or not self._open or self.told.free:
            return self._regret
        told, asked = self.told, self.question
        at = () if self.is_twin and told.wants else told.at
        if asked is None:
            trick = self._at_trick and (not told.wants or TRICK in told.at)
            note = Note(told.words, at=at, waits=not told.wants, trick=trick)
        else:
            note = Note(told.words, "" if told.words else asked.key, {}, at)
            note = note._replace(waits=not asked.asks_who, choices=asked.choices, trick=asked.of_trick)
            note = note._replace(asks_who=asked.asks_who, pile=told.pile)
        return note._replace(right=self._right, before=self._beginning)

    @property
    def _beginning(self) -> str:
        """The key of what is said first in a scene that follows another."""
        follows = self._begins and self.number > 0
        return "" if not follows else ALONE if self.is_twin else MORE

    @property
    def question(self) -> Asked | None:
        """What is asked now, if anything is."""
        return asked_by(self.told, self.seen) if self._open and not self.over else None

    @property
    def untold(self) -> bool:
        """Whether nobody is to see yet who takes the trick that lies there, or is being laid."""
        asked = self.scene.beats[self._beat if self._open else self._beat + 1 :][:1]
        return self._regret is None and any(beat.asks == TAKER for beat in asked)

    @property
    def choosing(self) -> bool:
        """Whether the table waits for the player's deed."""
        told = self._open and self._slip is None and self._regret is None
        return told and (self.told.free or bool(self.told.wants))

    @property
    def over(self) -> bool:
        """Whether this scene has been played to its end."""
        return self._beat >= len(self.scene.beats)

    @property
    def called(self) -> str:
        """For a report: the lesson, and which of its scenes."""
        return f"{self.lesson.name} {self.number + 1}"

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
        on = dict.fromkeys(self._helps, True)
        return Forced(NO_AIDS._replace(**on), ALL_AIDS._replace(**dict.fromkeys(on, False)))

    @property
    def _helps(self) -> tuple[str, ...]:
        """What helps now: in a whole deal ever less, in the twin nothing."""
        if any(beat.free for beat in self.scene.beats):
            return GOING[self.seen.done :]
        return () if self.is_twin else tuple(name for name in HELPING if name not in self.scene.off)

    # -- what the player does ------------------------------------------------------------------------------------

    def go_on(self) -> bool:
        """A press: what was said has been read. True if the deal stands otherwise now, because a mistake was taken
        back: the table has to be shown anew."""
        if self._slip is not None:
            return self._slip.note is not None and self._take_slip_back()
        if self._regret is not None:
            return self._try_again()
        if self._open and not self.choosing and self.question is None:
            self._lead_on()
        return False

    def choose(self, answer: int) -> None:
        """The player's answer to a question, by its number; a wrong one is shown to be wrong."""
        asked = self.question
        if asked is None or self._regret is not None:
            return
        if answer == asked.right:
            self._lead_on(right=True)
        else:
            self._regret = shown_to_be_wrong(self.told, self.seen)

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
        if self.question is not None and self._regret is None:
            return Refusal(self.where_to_click, by="tutor")
        refused = self._chair.why_not(action)
        return refused or (None if self.choosing else Refusal("lesson_not_yet", by="tutor"))

    @property
    def where_to_click(self) -> str:
        """The key of the words for whoever has pressed something that means nothing now; empty: a press leads on."""
        asked = self.question if self._regret is None else None
        if asked is not None:
            return "lesson_in_the_middle" if asked.asks_who else "lesson_choose_answer"
        return "lesson_your_move" if self.choosing else ""

    def do(self, action: Action) -> None:
        """What was wanted leads on; anything else is done too, and will be taken back."""
        leads_on = self.choosing and action in self.told.wants
        slip = None if leads_on or self._may_be_done(action) else self._slip_of(action)
        self._game.offer(self.seat, action)
        self._slip = self._slip or slip
        if leads_on:
            self._lead_on(right=True if self._is_chosen else None)
        self._look_at_the_end()

    def _slip_of(self, action: Action) -> Slip:
        return Slip(self._chair, action, self.told.why, bool(self.told.differs))

    @property
    def _is_chosen(self) -> bool:
        """Whether what is wanted was not shown, so that it is to be said that it was right."""
        return self.is_twin or not any(place.startswith(("hand:", "call:")) for place in self.told.at)

    def _may_be_done(self, action: Action) -> bool:
        """Whether it is neither wanted nor a slip."""
        return not self.choosing or self.told.free or _is_free(action, self.seen)

    def help(self) -> None:
        """A lesson is help anyway."""

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
        if self._is_free:
            return self._goes_on_freely(may_call)
        if not self._to_do:
            return False
        self._game.offer(*self._to_do.pop(0))
        if not self._to_do:
            self._next_beat()
        return True

    def all_decided(self) -> bool:
        """They know the story."""
        return True

    def nobody_calls(self, side: int = NOBODY) -> bool:
        """Nobody does before the player's deed, where a story is told."""
        return not somebody_calls(self.seen, self._answers(), side)

    def accuser(self) -> int:
        """Who does, where no story is told."""
        return next((seat for seat, action in self._answers() if is_accusation(action)), NOBODY)

    def waits_for_a_call(self) -> bool:
        """Whether the lesson goes on with something that is not a card."""
        told = bool(self._to_do) and not is_card(self._to_do[0][1])
        return told or waits_for_a_call(self.seen, self._answers())

    def nobody_speaks(self) -> bool:
        """No lesson waits for the count."""
        return self.seen.phase == PLAYED_OUT and not self._answers()

    def count(self) -> None:
        """All cards are played: the tricks are counted."""
        self._game.count()
        self._look_at_the_end()

    # -- a deal that no story tells ------------------------------------------------------------------------------

    @property
    def _is_free(self) -> bool:
        return self._open and self.told.free

    def _answers(self) -> list[Deed]:
        """What the others want to do now, as far as no story tells it."""
        return answers(self._game, self.seat) if self._is_free and self.seen.phase != OVER else []

    def _goes_on_freely(self, may_call: bool) -> bool:
        deed = heard(self.seen, self._answers(), may_call)
        if deed is not None:
            self._game.offer(*deed)
            self._look_at_the_end()
        return deed is not None

    def _look_at_the_end(self) -> None:
        """A deal that was played freely leads on when it is won; a lost one is played once more."""
        result = self.seen.result
        if not self._is_free or result is None or self._regret is not None:
            return
        if self.seen.law.side[self.seat] in result.winners:
            self._lead_on()
        else:
            self._regret = Note(key=LOST, waits=True, mistake=True)

    def _try_again(self) -> bool:
        """A question that has been answered now leads on, any other stays; a deal that was lost begins anew."""
        assert self._regret is not None
        answered, self._regret, self._right = is_answered_by(self._regret), None, None
        if self._is_free:
            self._tell_again(len(self.scene.record.actions))
        elif answered:
            self._lead_on()
        return self._is_free

    # -- from beat to beat ---------------------------------------------------------------------------------------

    @property
    def told(self) -> Beat:
        """The beat of which the words are being said, or the deeds done."""
        return self.scene.beats[self._beat]

    def _next_beat(self) -> None:
        """What is said next, or what is done where nothing is said."""
        self._beat += 1
        self._open = not self.over
        if self._open and self.told.is_silent:
            self._lead_on(self._right)
        elif self._open:
            self._at_trick = trick_lies(self._chair.news(0))

    def _lead_on(self, right: bool | None = None) -> None:
        """The beat has what it waited for: the table goes on, and what is said next begins with whether it was
        right."""
        self._begins = self._begins and self.told.is_silent
        self._open, self._right = False, right
        self._to_do = list(self.told.then)
        if not self._to_do:
            self._next_beat()

    def _take_slip_back(self) -> bool:
        """The deal is told again up to the choice."""
        assert self._slip is not None
        moment, self._slip, self._right = self._slip.moment, None, None
        self._tell_again(moment)
        return True

    def _tell_again(self, moment: int) -> None:
        self._game.take_back(moment)
        self._score()

    def _score(self) -> None:
        """The match stands as the scene wants it, and no deal of it has been."""
        self._game.standing = new_match(self._game.rules)._replace(score=self.scene.score)
        self._game.past.clear()
