"""A slip: a deed that was allowed and not wanted. It is done, the others answer it, and a sentence names the damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gaigel_desktop.controller.match.chair import Chair
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.lessons.happened import Happened
from gaigel_desktop.lessons.kinds import NO_KIND, mistake_in
from gaigel_desktop.lessons.reading import Words
from gaigel_desktop.rules.actions import Action, is_card
from gaigel_desktop.rules.deal import NOBODY, OVER
from gaigel_desktop.rules.events import Drawn, Event, PairWindowOpened, TrickTaken
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.record import Deed
from gaigel_desktop.rules.views import View

from .free_play import accusation, without_a_call
from .note import TRICK, Note

AS_GOOD: Final = "lesson_as_good"
AFTER_A_TRICK: Final = (Drawn, PairWindowOpened)  # what comes of it by itself


def trick_lies(news: Sequence[Event]) -> bool:
    """Whether a trick is the last thing that happened, so that it is to be seen while it is spoken of."""
    happened = next((event for event in reversed(news) if not isinstance(event, AFTER_A_TRICK)), None)
    return isinstance(happened, TrickTaken)


class Slip:
    """What the player did, and what came of it."""

    def __init__(self, chair: Chair, action: Action, why: Words, as_good: bool) -> None:
        """The lesson's reason for what is wanted is said with the damage."""
        self._chair, self._why = chair, why
        self._before = View(chair.seen.copy())
        self._action = action
        self._heard = len(chair.news(0))
        self._as_good = as_good  # whether what is wanted is no better than anything else
        self.moment = chair.moment

    @property
    def note(self) -> Note | None:
        """The sentence, when everything has come of it."""
        if not self._is_done:
            return None
        mistake, trick = mistake_in(self.happened), trick_lies(self._chair.news(self._heard))
        told = Note(at=(TRICK,) if trick else (), waits=True, mistake=True, trick=trick)
        if self._as_good and mistake.key == NO_KIND:
            return told._replace(key=AS_GOOD)
        return told._replace(key=mistake.key, values=mistake.values, right=False, why=self._why)

    @property
    def happened(self) -> Happened:
        """All that can be judged."""
        chair = self._chair
        return Happened(chair.seat, self._before, self._action, tuple(chair.news(self._heard)), chair.seen)

    def answered_by(self, game: Game) -> Deed | None:
        """What the others do next; when the trick is whole, they only accuse whoever has overgaigelt."""
        if self._is_done:
            return None
        if self._trick_is_whole:
            return self._accusation()
        seat = next_to_act(self._chair.seen)
        return None if seat in (NOBODY, self._chair.seat) else (seat, without_a_call(game.seen_by(seat), seat))

    @property
    def _trick_is_whole(self) -> bool:
        return any(isinstance(event, TrickTaken) for event in self._chair.news(self._heard))

    @property
    def _is_done(self) -> bool:
        """After a word at once; after a card when the trick is whole, and nobody has to be accused any more."""
        if self._chair.seen.phase == OVER or not is_card(self._action):
            return True
        return self._trick_is_whole and self._accusation() is None

    def _accusation(self) -> Deed | None:
        """The next opponent notices that the player's side has played on with 101."""
        after = (self._chair.seat + 1) % self._chair.seen.players
        action = accusation(self._chair.seen, after)
        return None if action is None else (after, action)
