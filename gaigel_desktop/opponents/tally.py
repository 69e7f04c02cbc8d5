"""Tally: what the guesses have seen, way by way, for whoever asks a search what it found.

Opponents do without one. Worths here are strokes alone, without card points and likings, and two ways are held against
each other in those guesses that both have met.
"""

from __future__ import annotations

from mypy_extensions import i64

from gaigel_desktop.rules.actions import ACCUSE, AUS, QUESTION
from gaigel_desktop.rules.deal import CLAIM, ENDGAME, OVER, PLAYED_OUT, Deal
from gaigel_desktop.rules.ending import OUT, has_to_be_noticed, is_double
from gaigel_desktop.rules.perform import count, perform

from .endgame import solved
from .playout import play_out, says, step
from .reward import EVEN, STROKES, Reward
from .thought import Common, Sight
from .thumb import best_card

NEVER: i64 = -1


class Tally:
    """Counted while a search runs, by the places of its choices."""

    __slots__ = (
        "_doubles",
        "_given_away",
        "_points",
        "_reward",
        "_side",
        "_tricks",
        "_won",
        "before",
        "strokes",
        "waits",
    )

    before: i64  # tricks complete when it was asked
    waits: i64  # the place of the way that is to wait, or NEVER
    strokes: list[list[float]]  # of each way in each guess: those of any two go together as far as both go
    _reward: Reward  # without card points
    _tricks: list[i64]
    _points: list[i64]
    _won: list[i64]
    _doubles: list[i64]
    _given_away: list[i64]

    def __init__(self, reward: Reward, ways: i64, before: i64, waits: i64) -> None:
        self._reward = reward
        self._side = reward.side
        self.before = before
        self.waits = waits
        self.strokes = [[] for _ in range(ways)]
        self._tricks = [0] * ways
        self._points = [0] * ways
        self._won = [0] * ways
        self._doubles = [0] * ways
        self._given_away = [0] * ways

    # -- while it is played out --------------------------------------------------------------------------------------

    def play_out(self, deal: Deal, place: i64) -> None:
        """On to the end of the deal, with a look at the trick that the way is about."""
        self.set_out(deal, place)
        while deal.phase != OVER and deal.done == self.before:
            step(deal)
        if deal.done > self.before:
            self._note_trick(deal, place)
        play_out(deal)
        self._note_end(deal, place)

    def solve(self, deal: Deal, place: i64) -> None:
        """What it is worth if everybody sees everything and plays perfectly, once it is set out; nothing is seen on the
        way."""
        self.strokes[place].append((solved(deal, self._reward) - EVEN) * STROKES)

    def set_out(self, deal: Deal, place: i64) -> None:
        """What follows at once. Who waits says nothing until the next card; nobody gets away with a wrong Aus, nor with
        playing on at 101, although the playouts question and accuse nobody."""
        ours = deal.ripening >> self._side & 1
        if deal.phase == CLAIM:
            self._is_questioned(deal)
        elif place == self.waits and ours:
            let_be(deal, self._side)
        if deal.over >> self._side & 1 and deal.phase != OVER and has_to_be_noticed(deal):
            perform(deal, _first_of_others(deal, self._side), ACCUSE + self._side)

    def _is_questioned(self, deal: Deal) -> None:
        claimed = deal.law.side[deal.claimer]
        if claimed == self._side and deal.points[claimed] < OUT:
            perform(deal, deal.waiting[0], QUESTION)

    def _note_trick(self, deal: Deal, place: i64) -> None:
        points = deal.law.card_points
        for card in deal.last_trick:
            self._points[place] += points[card]
        if deal.law.side[deal.turn] == self._side:
            self._tricks[place] += 1

    def _note_end(self, deal: Deal, place: i64) -> None:
        self.strokes[place].append(self._reward.strokes_of(deal))
        result = deal.result
        assert result is not None
        if self._side in result.winners:
            self._won[place] += 1
            if is_double(result):
                self._doubles[place] += 1
        elif result.strokes[self._side] == 2:
            self._given_away[place] += 1

    # -- what came of it ---------------------------------------------------------------------------------------------

    def tries(self, place: i64) -> int:
        """In how many guesses a way was tried."""
        return len(self.strokes[place])

    def worth(self, place: i64) -> float:
        """In strokes, on average."""
        return sum(self.strokes[place]) / max(1, len(self.strokes[place]))

    def sight(self, place: i64) -> Sight | None:
        """What the guesses saw; nothing where none was played out."""
        tries = len(self.strokes[place])
        if not tries:
            return None
        return Sight(
            self._tricks[place] / tries,
            self._points[place] / tries,
            self._won[place] / tries,
            self._doubles[place] / tries,
            self._given_away[place] / tries,
        )

    def ahead(self, place: i64, other: i64) -> float:
        """How far a way is ahead of another."""
        found = self.common(place, other)
        return found.total / max(1, found.tries)

    def common(self, place: i64, other: i64) -> Common:
        """How far a way is ahead of another in the guesses that both have met."""
        ours, theirs = self.strokes[place], self.strokes[other]
        tries = 0
        total = squares = 0.0
        for at in range(min(len(ours), len(theirs))):
            ahead = ours[at] - theirs[at]
            tries += 1
            total += ahead
            squares += ahead * ahead
        return Common(tries, total, squares)


def let_be(deal: Deal, side: i64) -> None:
    """The side is at 101 and says nothing until the next card lies there; others that are at 101 call."""
    done, laid = deal.done, len(deal.trick)
    while deal.phase != OVER and deal.done == done and len(deal.trick) == laid:
        if deal.ripening & ~(1 << side) and deal.done:
            perform(deal, _first_of_others(deal, side, True), AUS)
        elif deal.phase == PLAYED_OUT:
            count(deal)
        elif deal.phase <= ENDGAME:
            said = says(deal, deal.turn)
            perform(deal, deal.turn, best_card(deal, deal.turn) if said < 0 else said)
        else:
            return


def _first_of_others(deal: Deal, side: i64, ripe: bool = False) -> i64:
    """The first from the seat in turn on who is of another side, and, if need be, at 101."""
    seat = deal.turn
    while deal.law.side[seat] == side or (ripe and not deal.ripening >> deal.law.side[seat] & 1):
        seat = (seat + 1) % deal.players
    return seat
