"""A case: a position, what is advised there, and what it is compared with; all that a reason is judged by."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.opponents.facts import NONE, Laid, laid, lying
from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.opponents.thought import Apart, Course, Thought, Way
from gaigel_desktop.rules.actions import Action, card_of, is_card, mode_of
from gaigel_desktop.rules.cards import SUIT
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.rules.views import View

Told = tuple[tuple[str, int], ...]  # what a sentence names: cards, suits, calls and numbers
NOTHING_SAID: Final = -1


class Position(NamedTuple):
    """What was thought about a seat's view of a deal."""

    thought: Thought
    seen: View
    seat: int
    memory: Memory


class Case:
    """What is asked: why this, and not that?"""

    __slots__ = ("_laid", "_rival", "lying", "memory", "mine", "of", "seat", "seen", "thought", "way")

    def __init__(self, position: Position, way: Course, of: Course) -> None:
        self.thought, self.seen, self.seat, self.memory = position
        seen, seat = self.seen, self.seat
        self.way = way  # what is argued for
        self.of = of  # what it is compared with
        self.mine = seen.law.side[seat]
        self.lying = lying(seen)
        self._laid = _card_laid(seen, seat, way)
        self._rival = _card_laid(seen, seat, of) if of and is_card(of[0]) else None

    def instead(self, way: Course) -> Case:
        """The same asked of another way."""
        return Case(Position(self.thought, self.seen, self.seat, self.memory), way, self.of)

    @property
    def turned_round(self) -> Case:
        """Why that, and not this?"""
        return Case(Position(self.thought, self.seen, self.seat, self.memory), self.of, self.way)

    @property
    def says(self) -> Action:
        """What is said first; NOTHING_SAID where a card is played at once, or nothing done at all."""
        return self.way[0] if self.way and not is_card(self.way[0]) else NOTHING_SAID

    @property
    def plays(self) -> bool:
        """A card against another one, so that both can be looked at where they would lie."""
        return self.says == NOTHING_SAID and self._laid is not None

    @property
    def card(self) -> Laid:
        """The card that is argued for, as it would lie."""
        assert self._laid is not None
        return self._laid

    @property
    def rival(self) -> Laid | None:
        """The other card as it would lie; nothing where something is said before it, or no card is played."""
        return self._rival

    @property
    def keeps(self) -> bool:
        """Another card stays in the hand than the one that would be given; and it is not that only this one takes."""
        rival = self._rival
        if not self.plays or rival is None or rival.card == self.card.card:
            return False
        return rival.takes or not self.card.takes

    @property
    def out_of_reach(self) -> bool:
        """No card of the hand that may be played takes the trick."""
        ways = card_actions(self.seen) if self.seen.turn == self.seat else ()
        return not any(laid(self.seen, self.seat, way).takes for way in ways)

    @property
    def cheapest(self) -> bool:
        """No other plain card costs less in the same manner: only then what a card costs is a reason for it."""
        return not any(
            other.worth < self.card.worth and other.takes == self.card.takes and not self.is_trump(other.card)
            for other in self.others_in_hand
        )

    @property
    def others_in_hand(self) -> list[Laid]:
        """The cards that could be played in the same manner, as they would lie."""
        ways = card_actions(self.seen) if self.seen.turn == self.seat else ()
        return [laid(self.seen, self.seat, way) for way in ways if mode_of(way) == mode_of(self.way[0])]

    @property
    def may_lose_double(self) -> bool:
        """The own side has no trick after the first one, and whoever stays without one loses double at this table."""
        seen = self.seen
        return bool(seen.done) and not seen.tricks[self.mine] and seen.law.rules.scoring != "rutesheim"

    def is_trump(self, card: int) -> bool:
        """Whether it is one."""
        return card != NONE and SUIT[card] == self.seen.trump

    @property
    def ways(self) -> tuple[Way | None, Way | None]:
        """Both as they were thought about."""
        return self._thought_about(self.way), self._thought_about(self.of)

    def _thought_about(self, course: Course) -> Way | None:
        place = self.thought.place(course)
        return None if place is None else self.thought.ways[place]

    @property
    def apart(self) -> Apart | None:
        """How far the one is ahead of the other, if both were thought about."""
        place, other = self.thought.place(self.way), self.thought.place(self.of)
        return None if place is None or other is None else self.thought.apart(place, other)


def _card_laid(seen: View, seat: int, course: Course) -> Laid | None:
    """The card of this course in the trick that runs; nothing if none is played, or not by who is in turn."""
    played = [action for action in course if is_card(action)]
    return laid(seen, seat, played[0]) if played and seen.turn == seat else None


def card_in(course: Course) -> int:
    """The card that is played; NONE if none is."""
    return next((card_of(action) for action in course if is_card(action)), NONE)
