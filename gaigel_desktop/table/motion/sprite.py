"""The sprites: single cards on their way over the table, stretch by stretch. No pygame, and the moment is told.

A card has weight: it is thrown and slows down, rises on the way and settles when it lands; turned over, it narrows
about its long axis and catches the light of the lamp with its new face.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from typing import Final, NamedTuple

from gaigel_desktop.table.board.layout import INDICATOR, RESERVED, Place, Zone
from gaigel_desktop.window import theme
from gaigel_desktop.window.easing import ease

from .card_sounds import SILENT, Noise

LANDS: Final = 0.86  # the part of a flight after which the card lies and only settles
THROWN: Final = 0.65  # how much of a motion is a throw, the rest is a hand that starts gently
BOW: Final = 0.07  # how far a flight bends aside, of its length
FULL_SPIN: Final = 420.0  # flights of this length have the whole spin
UNDER: Final = -1
ABOVE: Final = 1
HARDLY: Final = 4.0  # degrees: turned by so little, nobody sees when
IN_THE_AIR: Final = 0.02  # lower than that a card lies
ROUNDING: Final = 1e-6  # nearer to each other than this, two moments are one
EDGE_ON: Final = 0.05  # a card seen from its edge is still that wide


class Leg(NamedTuple):
    """One stretch of a card's way."""

    began: float
    seconds: float
    to: Place
    rise: float = 1.0  # how high it flies on the way; 0 slides over the table
    high: float = 0.0  # how high it is held at the end
    glow: float = 0.0  # how much it glows in chalk at the end
    level: int = 0  # UNDER the talon, among the others, or ABOVE them
    fades: float = 0.0  # seconds: it does not move but fades in where it goes to, or out
    noise: Noise = SILENT

    @property
    def ends(self) -> float:
        """The moment when this stretch is done."""
        return self.began + self.seconds

    @property
    def lies_at(self) -> float:
        """The moment when the card lies, and only settles; one that fades is there when half of it has faded in."""
        return self.began + (min(self.fades, self.seconds) / 2 if self.fades else LANDS * self.seconds)


class Pose(NamedTuple):
    """How a card is seen at one moment."""

    place: Place
    height: float = 0.0  # above the table; 1 is a card in the middle of its flight
    glow: float = 0.0
    flat: float = 1.0  # how narrow it looks while it turns over
    light: float = 0.0  # darker below 0, brighter above
    seen: float = 1.0  # how much of it has faded in


class Sprite:
    """One card on the table: where it is now, and the way it still has to go."""

    __slots__ = ("_from", "face", "legs", "pose", "vanishes", "zone")

    def __init__(self, zone: Zone, face: int, place: Place, high: float = 0.0) -> None:
        self.zone = zone
        self.face = face
        self.pose = self._from = Pose(place, high)
        self.legs: tuple[Leg, ...] = ()
        self.vanishes = False  # it is gone at the end of its way

    @property
    def place(self) -> Place:
        """The place where the card is now."""
        return self.pose.place

    @property
    def target(self) -> Place:
        """The place where the card will lie when everything rests."""
        return self.legs[-1].to if self.legs else self._from.place

    @property
    def began(self) -> float:
        """The moment when the card set out, or will."""
        return self.legs[0].began if self.legs else 0.0

    @property
    def rests_at(self) -> float:
        """The moment when the card's way is done."""
        return self.legs[-1].ends if self.legs else 0.0

    def put(self, place: Place, high: float = 0.0) -> None:
        """Put the card there, at once."""
        self.pose = self._from = Pose(place, high)
        self.legs = ()

    def wait(self, place: Place) -> None:
        """Put the card in there, not seen until it sets out."""
        self.pose = self._from = Pose(place, seen=0.0)
        self.legs = ()

    def send(self, *legs: Leg) -> None:
        """Send the card this way from where it is."""
        self._from = self.pose._replace(flat=1.0, light=0.0)
        self.legs = legs

    def delay(self, at: int, seconds: float) -> None:
        """Start a stretch of the way, and all after it, so much later."""
        later = tuple(leg._replace(began=leg.began + seconds) for leg in self.legs[at:])
        self.legs = self.legs[:at] + later

    def move(self, now: float) -> None:
        """Move the card to where it is now."""
        while self.legs and now >= self.legs[0].ends:
            leg, self.legs = self.legs[0], self.legs[1:]
            self._from = _arrived(leg)
        leading = self.legs[0] if self.legs else None
        if leading is None or now < leading.began:
            self.pose = self._from
        else:
            self.pose = _under_way(self._from, leading, (now - leading.began) / leading.seconds, self._going)

    @property
    def _going(self) -> bool:
        return self.vanishes and len(self.legs) == 1

    def arrive(self) -> None:
        """Put the card at the end of its way, or where it is held until somebody has seen enough."""
        while self.legs and self.legs[0].began < math.inf:
            self._from, self.legs = _arrived(self.legs[0]), self.legs[1:]
        self.pose = self._from

    def moving(self, now: float) -> bool:
        """Whether the card is under way, or about to be."""
        return now < self.rests_at

    def rests_until(self, now: float) -> float:
        """Until when the card is seen as it is now: `now` while it moves, infinity when its way is done."""
        return max(now, self.legs[0].began) if self.legs else math.inf

    @property
    def slides(self) -> bool:
        """Whether the card only moves up among its neighbours: it is seen at once as it will lie."""
        if not self.legs:
            return False
        start, leg = self._from.place, self.legs[0]
        as_large = (start.width, start.face_up) == (leg.to.width, leg.to.face_up)
        return as_large and leg.rise == 0 and abs(_shortest(leg.to.angle - start.angle)) < HARDLY

    @property
    def level(self) -> int:
        """Whether the card lies or passes under the talon (UNDER), above all others (ABOVE), or among them (0)."""
        return self.legs[0].level if self.legs else UNDER if self.zone[0] in (INDICATOR, RESERVED) else 0


def keep_apart(sprites: Sequence[Sprite], now: float) -> None:
    """Keep two cards from setting out on the same frame: the one behind waits for the next."""
    ways = ((leg, number, at) for number, sprite in enumerate(sprites) for at, leg in enumerate(sprite.legs))
    lately = now - theme.FRAME
    starts = [(leg.began, number, at) for leg, number, at in ways if lately <= leg.began < math.inf and leg.seconds > 0]
    heapify(starts)
    last, before = -math.inf, -1
    while starts:
        began, number, at = heappop(starts)
        planned = sprites[number].legs[at].began
        early = last + theme.FRAME - planned
        if planned == began and (number == before or early <= ROUNDING):
            last, before = began, number
            continue
        if planned == began:
            sprites[number].delay(at, early)
        heappush(starts, (sprites[number].legs[at].began, number, at))


def ease_thrown(t: float) -> float:
    """How far a thrown card has come: quick at first, then slower and slower, as one that a hand lets go."""
    return THROWN * (1.0 - (1.0 - t) ** 2) + (1.0 - THROWN) * ease(t)


def _arrived(leg: Leg) -> Pose:
    return Pose(leg.to, leg.high, leg.glow)


def _under_way(start: Pose, leg: Leg, t: float, going: bool) -> Pose:
    """The pose of a card when so much of a stretch has passed."""
    if leg.fades:
        faded = min(1.0, t * leg.seconds / leg.fades) if start.place != leg.to else 1.0
        here = Pose(start.place if going else leg.to, leg.high, leg.glow)
        return here._replace(seen=1.0 - faded if going else faded)
    flown = min(1.0, t / LANDS)
    arch = math.sin(math.pi * flown**0.8)
    height = start.height + (leg.high - start.height) * ease(flown) + leg.rise * arch
    place = _on_the_way(start.place, leg, flown, arch)
    if t > LANDS and leg.rise and not leg.high:
        place = _settling(start.place, place, (t - LANDS) / (1.0 - LANDS))
    glow = start.glow + (leg.glow - start.glow) * ease(t)
    if start.place.face_up == leg.to.face_up:
        return Pose(place, height, glow)
    flat, light = _turned(ease(flown))
    return Pose(place, height, glow, flat, light)


def _on_the_way(start: Place, leg: Leg, flown: float, arch: float) -> Place:
    """The place of a card on its way: a shallow arc to one side with a little spin."""
    dx, dy = leg.to.x - start.x, leg.to.y - start.y
    done, far = ease_thrown(flown), math.hypot(dx, dy)
    aside = BOW * leg.rise * arch * (1.0 if dx > 0 or (dx == 0 and dy < 0) else -1.0)
    spin = theme.SPIN * leg.rise * math.sin(math.pi * flown) * min(1.0, far / FULL_SPIN) * math.copysign(1.0, -dx)
    return Place(
        start.x + dx * done + dy * aside,
        start.y + dy * done - dx * aside,
        start.angle + _shortest(leg.to.angle - start.angle) * done + spin,
        start.width + (leg.to.width - start.width) * done,
        leg.to.face_up if ease(flown) >= 0.5 else start.face_up,
    )


def _settling(start: Place, landed: Place, t: float) -> Place:
    """The place of a card in its last moment: it slides on a little and comes back, and its corner drops."""
    dx, dy = landed.x - start.x, landed.y - start.y
    far = math.hypot(dx, dy)
    if far < theme.CARD[0] / 2:
        return landed
    on = theme.SETTLE * math.sin(math.pi * t) * (1.0 - t) / far
    tilt = theme.SETTLE_TILT * math.sin(2 * math.pi * t) * (1.0 - t)
    return landed._replace(x=landed.x + dx * on, y=landed.y + dy * on, angle=landed.angle + tilt)


def _turned(done: float) -> tuple[float, float]:
    """How narrow a card looks that is being turned over, and how the light falls on it: the side that goes
    away from the lamp darkens, the one that comes up catches it."""
    flat = max(EDGE_ON, abs(math.cos(math.pi * done)))
    slope = math.sqrt(1.0 - flat * flat)
    return flat, -theme.TURN_SHADE * slope if done < 0.5 else theme.TURN_SHINE * slope


def _shortest(degrees: float) -> float:
    return (degrees + 180.0) % 360.0 - 180.0
