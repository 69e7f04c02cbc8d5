"""Talk: what the regulars say besides the announcements, from what everybody has seen, and from dice.

No card that somebody holds, and nothing anybody thinks, changes whether or what is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from random import Random
from typing import Final, NamedTuple

from gaigel_desktop.controller.inn.remembered import Kind, Spoken
from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.rules.cards import ACE, HIDDEN, RANK, SUIT, TEN
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.ending import may_be_questioned
from gaigel_desktop.rules.events import AusCalled, Declared, Ended, Event, TrickTaken
from gaigel_desktop.rules.match import GIVE, Standing
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.text.regulars.lines import lines_of, recalled
from gaigel_desktop.text.regulars.occasions import Occasion
from gaigel_desktop.text.speech import spoken_language

RICH: Final = 22  # card points of a trick worth a word
BELLS: Final = 3
NINE: Final = 9
PAUSE: Final = 2  # tricks between two remarks during a deal, for nobody likes a chatterer
RECALLING: Final[dict[Kind, Occasion]] = {
    "given": "recall_given",
    "taken": "recall_taken",
    "accused": "recall_accused",
    "over": "recall_over",
    "lied": "recall_lied",
    "cleaned": "recall_cleaned",
    "revenge_won": "recall_revenge_won",
    "revenge_lost": "recall_revenge_lost",
    "streak": "recall_streak",
    "absence": "recall_absence",
    "owes": "recall_owes",
    "owed": "recall_owed",
}
# How tempting an occasion is; somebody talkative speaks up as often as this times the own talkativeness.
TEMPTING: Final[dict[Occasion, float]] = {
    "greeting": 1.4,
    "good_trick": 0.7,
    "lost_trick": 0.6,
    "lost_bolle": 0.9,
    "own_pair": 0.6,
    "their_pair": 0.4,
    "won_deal": 0.9,
    "lost_deal": 0.8,
    "aus_heard": 0.5,
    "gigackel": 1.4,
    "long_thought": 0.3,
    "nine_strokes": 1.2,
    "revenge": 1.4,
    "false_wink": 1.0,
    "false_wink_honest": 1.0,
    **dict.fromkeys(RECALLING.values(), 1.0),
}
DURING_A_DEAL: Final[frozenset[Occasion]] = frozenset(
    ("good_trick", "lost_trick", "lost_bolle", "own_pair", "their_pair", "long_thought")
)


class Remark(NamedTuple):
    """What somebody says, and from which seat."""

    seat: int
    words: str


class Talk:
    """The talk of one match; `portraits` by seat, and whoever is no regular says nothing."""

    def __init__(self, portraits: Sequence[str], seed: str) -> None:
        self._portraits = tuple(portraits)
        talks = {regular.portrait: regular.talks for regular in REGULARS}
        self._talks = [talks.get(portrait, 0.0) for portrait in portraits]
        self._dice = Random(f"talk {seed}")
        self._to_say: dict[tuple[str, Occasion, str], list[str]] = {}  # what has not been said yet, by language
        self._quiet = 0  # tricks until the next remark
        self._later: Remark | None = None  # said when the call before it has been heard

    # -- what happens --------------------------------------------------------------------------------------------

    def about(self, event: Event, seen: Deal) -> Remark | None:
        """A word about what has happened; `seen` is the table just before it, or just after."""
        if self._later is not None:
            remark, self._later = self._later, None
            return remark
        match event:
            case TrickTaken():
                self._quiet = max(0, self._quiet - 1)
                return self._about_trick(event.seat, seen)
            case Declared():
                self._later = self._one_of("own_pair", [event.seat])
                return None if self._later else self._one_of("their_pair", self._others(seen, event.seat))
            case AusCalled() if not may_be_questioned(seen):
                return self._one_of("aus_heard", self._others(seen, event.seat))
            case Ended():
                return self._about_end(event, seen)
        return None

    def _about_trick(self, taker: int, seen: Deal) -> Remark | None:
        """A rich trick: who took it, or whoever of the others put the dearest card in."""
        trick, leader = (seen.trick, seen.leader) if seen.trick else (seen.last_trick, seen.last_leader)
        worth = seen.law.card_points
        if HIDDEN in trick or sum(worth[card] for card in trick) < RICH:
            return None
        side = seen.law.side
        laid = [(worth[card], (leader + place) % seen.players, card) for place, card in enumerate(trick)]
        lost = [(points, seat, card) for points, seat, card in laid if side[seat] != side[taker]]
        remark = self._one_of("good_trick", [taker])
        if remark is not None or not lost:
            return remark
        _, loser, card = max(lost)
        bolle = SUIT[card] == BELLS and RANK[card] in (ACE, TEN)
        return self._one_of("lost_bolle" if bolle else "lost_trick", [loser])

    def _about_end(self, event: Ended, seen: Deal) -> Remark | None:
        """Whoever won, or whoever lost; somebody without a single trick has to say something first."""
        side, seats = seen.law.side, range(seen.players)
        won = [seat for seat in seats if side[seat] in event.winners]
        lost = [seat for seat in seats if side[seat] not in event.winners]
        empty = [seat for seat in lost if event.strokes[side[seat]] > 1 and not seen.tricks[side[seat]]]
        return self._one_of("gigackel", empty) or self._one_of("won_deal", won) or self._one_of("lost_deal", lost)

    def laughs(self, liars: Sequence[int], honest: bool) -> Remark | None:
        """A false sign has come out: somebody always has a word for that, whoever talks most most often."""
        others = [seat for seat in self._everybody() if seat not in liars and self._talks[seat]]
        if not liars or not others:
            return None
        seat = self._dice.choices(others, [self._talks[each] for each in others])[0]
        occasion: Occasion = "false_wink_honest" if honest else "false_wink"
        return Remark(seat, self._next_line(self._portraits[seat], occasion))

    # -- around the deals ----------------------------------------------------------------------------------------

    def sitting_down(self, again: bool = False) -> Remark | None:
        """They have sat down; the same people again want their revenge."""
        return self._one_of("revenge" if again else "greeting", self._everybody())

    def remembers(self, spoken: Spoken, today: date) -> Remark:
        """Somebody speaks of an earlier evening with the player."""
        who, (kind, _, day, times) = spoken
        line = self._next_line(who, RECALLING[kind])
        return Remark(self._portraits.index(who), recalled(who, line, day, today, times))

    def about_standing(self, rules: RuleSet, before: Standing, after: Standing) -> Remark | None:
        """The slate has a new stroke: with the ninth of ten it becomes serious, unless ten are the deals."""
        if after.phase != GIVE or rules.strokes != NINE + 1 or rules.scoring == "deals":
            return None
        at = sides_of(rules)
        there = [seat for seat in self._everybody() if after.score[at[seat]] == NINE != before.score[at[seat]]]
        return self._one_of("nine_strokes", there)

    def while_waiting(self, for_seat: int) -> Remark | None:
        """Somebody seems to think for long; the others pass the time."""
        return self._one_of("long_thought", [seat for seat in self._everybody() if seat != for_seat])

    # -- who says what -------------------------------------------------------------------------------------------

    def _everybody(self) -> list[int]:
        return list(range(len(self._portraits)))

    def _others(self, seen: Deal, seat: int) -> list[int]:
        """The seats that do not play on this one's side."""
        side = seen.law.side
        return [other for other in range(seen.players) if side[other] != side[seat]]

    def _one_of(self, occasion: Occasion, seats: list[int]) -> Remark | None:
        """One of them says something, if anybody feels like it."""
        if not seats:
            return None
        seat = self._dice.choice(seats)
        feels_like_it = self._dice.random() < TEMPTING[occasion] * self._talks[seat]
        if not feels_like_it or (occasion in DURING_A_DEAL and self._quiet):
            return None
        self._quiet = PAUSE
        return Remark(seat, self._next_line(self._portraits[seat], occasion))

    def _next_line(self, portrait: str, occasion: Occasion) -> str:
        """Nothing is said again before everything else has been."""
        left = self._to_say.setdefault((portrait, occasion, spoken_language()), [])
        if not left:
            left += lines_of(portrait, occasion)
            self._dice.shuffle(left)
        return left.pop()
