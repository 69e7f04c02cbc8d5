"""Memory: what a player has heard of a deal besides what lies before it, built from redacted events alone.

A view knows how things stand; the memory knows how they came about: who played what to which trick, what brought
points, and who made which sign. It is a plain tuple of tuples and can be built again from the same events. What of it a
character still knows is decided by the character and its dice: the same seed forgets the same cards all deal long.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.rules import events
from gaigel_desktop.rules.cards import ACE, RANK, SUIT
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.sevens import MELD_OF_SEVENS
from gaigel_desktop.rules.views import View

from .dice import mixed, throw
from .levels import Level

TRICK: Final = -1  # what brought points: a trick, a pair of a suit, or
SEVENS: Final = 4

Laid = tuple[int, int]  # a seat and its card
WRONG: Final[tuple[int, ...]] = (1, 2, 4, 10, 11)  # by how much people miscount


class Gain(NamedTuple):
    """Something that brought points to the side of a seat."""

    seat: int
    what: int
    times: int
    before: int  # the first trick that began after it, by its number


class Sign(NamedTuple):
    """A sign that somebody made, and how many tricks were complete then."""

    seat: int
    sign: int
    tricks: int


class Memory(NamedTuple):
    """What one player has heard so far."""

    standing: Standing | None = None
    moments: int = 0  # how many events it has heard
    running: tuple[Laid, ...] = ()
    tricks: tuple[tuple[Laid, ...], ...] = ()
    gains: tuple[Gain, ...] = ()
    signs: tuple[Sign, ...] = ()


def remember(memory: Memory, event: Event) -> Memory:
    """The memory after one more thing has happened."""
    heard = memory._replace(moments=memory.moments + 1)
    match event:
        case events.Played() | events.LaidFaceDown() | events.Opened():
            return heard._replace(running=(*heard.running, (event.seat, event.card)))
        case events.Turned():
            seats = [seat for seat, _ in heard.running]
            return heard._replace(running=tuple(zip(seats, event.cards, strict=True)))
        case events.TrickTaken():
            gains = (*heard.gains, Gain(event.seat, TRICK, len(heard.tricks), len(heard.tricks) + 1))
            return heard._replace(running=(), tricks=(*heard.tricks, heard.running), gains=gains)
        case events.Declared():
            return heard._replace(gains=(*heard.gains, Gain(event.seat, event.suit, event.pairs, _next_trick(heard))))
        case events.SevensMelded():
            return heard._replace(gains=(*heard.gains, Gain(event.seat, SEVENS, 1, _next_trick(heard))))
        case events.Signed():
            return heard._replace(signs=(*heard.signs, Sign(event.seat, event.sign, len(heard.tricks))))
    return heard


def _next_trick(heard: Memory) -> int:
    """The number of the first trick that has not begun."""
    return len(heard.tricks) + bool(heard.running)


# -- what a character makes of it --------------------------------------------------------------------------------


def counted(memory: Memory, seen: View, side: int, level: Level, seed: int) -> int:
    """The points of a side as somebody counts them who slips, or forgets a declaration, now and then."""
    if level.slip == 0:
        return seen.points[side]
    return sum(points for _, points in _gains_of(memory, seen, side, level, seed))


def counted_over(memory: Memory, seen: View, side: int, level: Level, seed: int) -> bool:
    """Whether a side has played to a trick that began after it had 101, by somebody's count."""
    if level.slip == 0:
        return bool(seen.over >> side & 1)
    total = 0
    for gain, points in _gains_of(memory, seen, side, level, seed):
        total += points
        if total >= OUT:
            return _has_played_to(memory, seen, side, gain.before)
    return False


def _has_played_to(memory: Memory, seen: View, side: int, trick: int) -> bool:
    """Whether the side has laid a card to the trick of this number, or to a later one."""
    return trick < len(memory.tricks) or (
        trick == len(memory.tricks) and any(seen.law.side[seat] == side for seat, _ in memory.running)
    )


def _gains_of(memory: Memory, seen: View, side: int, level: Level, seed: int) -> list[tuple[Gain, int]]:
    """Everything that brought points to a side, with what it brought as somebody remembers it."""
    return [
        (gain, _as_counted(_worth(memory, seen, gain), gain, level.slip, mixed(seed, 1000 + place)))
        for place, gain in enumerate(memory.gains)
        if seen.law.side[gain.seat] == side
    ]


def _worth(memory: Memory, seen: View, gain: Gain) -> int:
    if gain.what == TRICK:
        return sum(seen.law.card_points[card] for _, card in memory.tricks[gain.times])
    if gain.what == SEVENS:
        return MELD_OF_SEVENS
    return gain.times * (40 if gain.what == seen.trump else 20)


def _as_counted(worth: int, gain: Gain, slip: float, dice: int) -> int:
    """One gain as it is remembered: the same dice, the same slip."""
    if gain.what != TRICK and throw(dice, 1) < slip:
        return 0
    if throw(dice, 2) >= slip:
        return worth
    wrong = WRONG[mixed(dice, 3) % len(WRONG)]
    return max(0, worth + wrong if throw(dice, 4) < 0.5 else worth - wrong)


def forgotten(memory: Memory, trump: int, keeps: float, seed: int) -> list[int]:
    """Played cards that have slipped the mind; aces, trumps and the last trick stay longest."""
    lost: list[int] = []
    if keeps >= 1:
        return lost
    for number, trick in enumerate(memory.tricks[:-1]):
        for place, (_, card) in enumerate(trick):
            striking = RANK[card] == ACE or SUIT[card] == trump
            if throw(seed, 2000 + 8 * number + place) >= ((1 + keeps) / 2 if striking else keeps):
                lost.append(card)
    return lost
