"""The stage: the view that is shown, the events still to be told, and the cards that glide to where they lie now.

One event at a time: fold it, ask the layout where every card lies, and let each sprite glide there. Which sprite
becomes which card is found by what stays, not by what the event says: the picture follows.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from typing import Final

from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.events import Event, TrickTaken
from gaigel_desktop.rules.views import View, fold

from .cues import Cue, cue
from .layout import HAND, INDICATOR, RESERVED, TRICK, Lying, Place, Table, Zone, lying, pile_place, talon_place

ARC: Final = 26.0  # how high a card rises in flight, in units
SPIN: Final = 7.0
BUMP: Final = 1.06  # a card in flight is a little nearer


class Sprite:
    """One card on the table."""

    __slots__ = ("began", "face", "origin", "place", "seconds", "target", "turned", "vanishes", "zone")

    def __init__(self, zone: Zone, face: int, place: Place) -> None:
        self.zone = zone
        self.face = face
        self.place = self.origin = self.target = place
        self.began = self.seconds = 0.0
        self.turned = 1.0
        self.vanishes = False

    def send(self, target: Place, began: float, seconds: float) -> None:
        """Glide there."""
        self.origin, self.target = self.place, target
        self.began, self.seconds = began, seconds

    def move(self, now: float) -> None:
        """Be where the card is now."""
        t = self.progress(now)
        self.turned = ease(t)
        self.place = self.target if t >= 1.0 else _between(self.origin, self.target, t)

    def progress(self, now: float) -> float:
        """How much of the way is done, from 0 to 1."""
        return 1.0 if self.seconds <= 0 else min(1.0, max(0.0, (now - self.began) / self.seconds))

    def moving(self, now: float) -> bool:
        """Whether the card is under way, or about to be."""
        return now < self.began + self.seconds and self.origin != self.target

    @property
    def flat(self) -> float:
        """How narrow the card looks while it turns over: 1 is flat on the table."""
        if self.origin.face_up == self.target.face_up or self.seconds <= 0:
            return 1.0
        return max(0.04, abs(math.cos(math.pi * self.turned)))


def ease(t: float) -> float:
    """Slow at both ends."""
    return t * t * (3.0 - 2.0 * t)


def _between(origin: Place, target: Place, t: float) -> Place:
    """A shallow arc with a little spin, and a short settling at its end."""
    done = ease(t)
    lift = math.sin(math.pi * t)
    distance = math.hypot(target.x - origin.x, target.y - origin.y)
    angle = origin.angle + _shortest(target.angle - origin.angle) * done + SPIN * lift * min(1.0, distance / 400)
    width = (origin.width + (target.width - origin.width) * done) * (1.0 + (BUMP - 1.0) * lift)
    x = origin.x + (target.x - origin.x) * done
    y = origin.y + (target.y - origin.y) * done - ARC * lift * min(1.0, distance / 300)
    return Place(x, y, angle, width, target.face_up if ease(t) >= 0.5 else origin.face_up)


def _shortest(degrees: float) -> float:
    return (degrees + 180.0) % 360.0 - 180.0


Gate = Callable[[Event], bool]  # whether the event may be told now; a stop holds it back


class Stage:
    """What is shown of a deal."""

    def __init__(self, seen: View, table: Table, tell: Callable[[Event, Cue], None], may_go_on: Gate) -> None:
        self.seen = seen
        self.table = table
        self.sprites: list[Sprite] = [Sprite(card.zone, card.face, card.place) for card in lying(seen, table)]
        self._queue: deque[Event] = deque()
        self._tell = tell
        self._may_go_on = may_go_on
        self._quiet_at = 0.0
        self.speed = 1.0

    def push(self, news: list[Event]) -> None:
        """More has happened."""
        self._queue += news

    def busy(self, now: float) -> bool:
        """Whether something still moves or is still to be told."""
        return bool(self._queue) or now < self._quiet_at

    def waiting(self, now: float) -> Event | None:
        """The event that a stop holds back while nothing moves."""
        held = now >= self._quiet_at and bool(self._queue) and not self._may_go_on(self._queue[0])
        return self._queue[0] if held else None

    def deal(self, now: float, apart: float, seconds: float) -> None:
        """The hands fly out from the talon, Vorhand's first."""
        start = talon_place(self.table)
        hands = [sprite for sprite in self.sprites if sprite.zone[0] == HAND]
        first = self.seen.turn
        hands.sort(key=lambda sprite: (sprite.zone[1] - first) % self.seen.players)
        for at, sprite in enumerate(hands):
            sprite.place = start
            sprite.send(sprite.target, now + at * apart * self.speed, seconds * self.speed)
        self._quiet_at = now + (len(hands) * apart + seconds) * self.speed

    def update(self, now: float) -> None:
        """Tell the next event when the last one is told; let the cards glide."""
        while self._queue and now >= self._quiet_at and self._may_go_on(self._queue[0]):
            self._next(now)
        for sprite in self.sprites:
            sprite.move(now)
        if any(sprite.vanishes and not sprite.moving(now) for sprite in self.sprites):
            self.sprites = [sprite for sprite in self.sprites if not sprite.vanishes or sprite.moving(now)]

    def finish(self, now: float) -> None:
        """Jump to the end: input never waits for motion."""
        self._quiet_at = now
        while self._queue and self._may_go_on(self._queue[0]):
            self._next(now)
            self._quiet_at = now
        for sprite in self.sprites:
            sprite.seconds = 0.0
            sprite.move(now)
        self.sprites = [sprite for sprite in self.sprites if not sprite.vanishes]

    def lay_out(self, table: Table) -> None:
        """The window has another size, or the hand another order: everything lies there at once."""
        self.table = table
        self._glide(0.0, Cue(), [])

    def rearrange(self, table: Table, now: float, seconds: float) -> None:
        """The hand has another order: the cards glide to it."""
        self.table = table
        self._glide(now, Cue(seconds * self.speed), [])

    def _next(self, now: float) -> None:
        event = self._queue.popleft()
        told = cue(event, self.seen)
        taken = list(self.seen.trick) if isinstance(event, TrickTaken) else []
        fold(self.seen, event)
        self._tell(event, told)
        sent = self._glide(now, told, taken)
        motion = told.seconds + told.apart * max(0, sent - 1) if sent else 0.0
        self._quiet_at = now + (motion + told.hold) * self.speed

    def _glide(self, now: float, told: Cue, taken: list[int]) -> int:
        """Send every sprite to where its card lies now; how many had to move."""
        wanted = lying(self.seen, self.table)
        pairs, left = _matched(self.sprites, wanted)
        sent = 0
        for sprite, card in pairs:
            sprite.zone, sprite.face = card.zone, card.face if card.face != HIDDEN else sprite.face
            if sprite.target != card.place:
                sprite.send(card.place, now + sent * told.apart * self.speed, told.seconds * self.speed)
                sent += 1
        new = {id(card) for _, card in pairs}
        for card in wanted:
            if id(card) not in new:
                self._spawn(card, now + sent * told.apart * self.speed, told.seconds * self.speed)
                sent += 1
        for sprite in left:
            self._leave(sprite, now, told)
            sent += 1
        return sent

    def _spawn(self, card: Lying, began: float, seconds: float) -> None:
        """A card that was not seen before comes from the talon."""
        sprite = Sprite(card.zone, card.face, talon_place(self.table))
        sprite.send(card.place, began, seconds)
        self.sprites.append(sprite)

    def _leave(self, sprite: Sprite, now: float, told: Cue) -> None:
        """A card of a trick goes to the winner's pile."""
        side = self.seen.law.side[self.seen.turn]
        target = pile_place(self.seen, self.table, side) if sprite.zone[0] == TRICK else talon_place(self.table)
        sprite.send(target, now, told.seconds * self.speed)
        sprite.vanishes = True


def _matched(sprites: list[Sprite], wanted: list[Lying]) -> tuple[list[tuple[Sprite, Lying]], list[Sprite]]:
    """Which sprite is which card: first what stays where it was, then the same face, then any card of that hand."""
    free = [sprite for sprite in sprites if not sprite.vanishes]
    open_places = list(wanted)
    pairs: list[tuple[Sprite, Lying]] = []
    for fits in (_stays, _same_zone, _same_face, _from_that_hand, _into_a_hand):
        for card in list(open_places):
            sprite = next((one for one in free if fits(one, card)), None)
            if sprite is not None:
                free.remove(sprite)
                open_places.remove(card)
                pairs.append((sprite, card))
    order = {id(card): at for at, card in enumerate(wanted)}
    return sorted(pairs, key=lambda pair: order[id(pair[1])]), free


def _stays(sprite: Sprite, card: Lying) -> bool:
    return sprite.zone == card.zone and sprite.face == card.face and sprite.target == card.place


def _same_zone(sprite: Sprite, card: Lying) -> bool:
    return sprite.zone == card.zone and (sprite.face == card.face or HIDDEN in (sprite.face, card.face))


def _same_face(sprite: Sprite, card: Lying) -> bool:
    return sprite.face == card.face != HIDDEN


def _from_that_hand(sprite: Sprite, card: Lying) -> bool:
    """A card of the trick comes out of its player's hand."""
    return card.zone[0] == TRICK and sprite.zone == (HAND, card.zone[1]) and HIDDEN in (sprite.face, card.face)


def _into_a_hand(sprite: Sprite, card: Lying) -> bool:
    """The trump card, or a Seven given back, goes into somebody's hand."""
    return card.zone[0] == HAND and sprite.zone[0] in (INDICATOR, RESERVED)
