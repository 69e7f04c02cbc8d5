"""A deal watched as an eye would, and listened to: what was seen, what was heard, and what is to be heard of the seen.

The eye knows nothing of noises: it sees that a card sets out, and that it lies. What an ear wants to hear of that is
said here a second time, from what was seen alone: who asks `unlike` is told what has no partner on the other side.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from typing import NamedTuple

from gaigel_desktop.controller.match.retelling import retold
from gaigel_desktop.rules import events
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import View
from gaigel_desktop.table.board.card_places import suit_order
from gaigel_desktop.table.board.chalk_marks import CHALKED
from gaigel_desktop.table.board.cues import Cue
from gaigel_desktop.table.board.layout import HAND, INDICATOR, RESERVED, TRICK, Table, Zone
from gaigel_desktop.table.board.reminders import REMINDER
from gaigel_desktop.table.motion.card_sounds import seconds_to_hit, stereo_position
from gaigel_desktop.table.motion.held_up import PASSING, SOUND_EVERY
from gaigel_desktop.table.motion.playback import Playback
from gaigel_desktop.table.motion.sprite import IN_THE_AIR, Sprite
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.table.motion.tempo import Tempo
from gaigel_desktop.window import theme
from tests.scenes.reviews import played_deal

from .freely import Freely

FINE = 1 / 120
EYE_AND_EAR = 0.04  # seconds that nobody notices
NEAR = 0.5  # units from its place a card lies that is pushed there
WIDE = 1280
LEAVING = {"card_slide", "card_laid_down", "card_lifted", "card_tucked", "packet_thrown", "trick_swept", "cut_lifted"}
LANDING = {"card_snap", "card_dropped", "packet_landed", "trick_squared", "trick_set_down", "cut_set_down"}
SPEEDS = {**theme.SPEEDS, "gentle": 1.0}
DEALS = {"leinfelden": "seen and heard 8", "uspcc-1907": "seen and heard 4"}  # dived, swapped and with pairs
FROM_TALON: Zone = ("talon", 0)


class Seen(NamedTuple):
    """What an eye sees of a card: that it set out or lay, when, and how far aside."""

    lies: bool
    at: float
    aside: float
    card: int
    was: Zone  # before what is being shown
    zone: Zone


class Heard(NamedTuple):
    """And an ear: when a sound hits what it hits."""

    cue: Cue
    at: float


class Wanted(NamedTuple):
    """What an ear that sees all this waits for."""

    sound: str
    seen: Seen


class Scene(NamedTuple):
    """What was seen while something was shown; before the first event the cards are dealt."""

    event: Event | None
    seen: list[Seen]


class Looked(NamedTuple):
    """A card as an eye sees it at one moment."""

    sprite: Sprite
    pose: tuple[float, ...]
    lies: bool
    there: bool  # and not faded away
    fades: bool
    moves: bool = False


class Watched:
    """A deal, watched and listened to from its first card to its end."""

    def __init__(self, record: Record, speed: str) -> None:
        steps = retold(record, 0)
        laid = Table(WIDE, 720, 0, suit_order(steps[0].seen.trump))
        self.stage = Stage(View(steps[0].seen.copy()), laid)
        self.stage.tempo = Tempo(SPEEDS[speed], gentle=speed == "gentle")
        self.shown = Playback(self.stage, Freely())
        self.events = [step.event for step in steps if step.event is not None]
        self.now, self.heard = 0.0, list[Heard]()
        self.scenes = [Scene(None, [])]
        self._writing: dict[tuple[object, ...], float] = {}  # since when something is being drawn in chalk
        self.drawn: list[tuple[float, float]] = []  # from when to when a hand has drawn
        self._zones: dict[int, Zone] = {}
        self._before: dict[int, Looked] = {}
        self._kept: list[Sprite] = []  # so that no two of them are ever known by the same number

    @property
    def seen(self) -> list[Seen]:
        """All of it."""
        return [seen for scene in self.scenes for seen in scene.seen]

    def all(self) -> Watched:
        """Dealt after a cut, and played to its end."""
        self._remember()
        self.stage.deal(0.0, by_others=True)
        self._look()
        self._see_to_the_end()
        for event in self.events:
            self._remember()
            self.scenes.append(Scene(event, []))
            self.shown.push([event])
            self._see_to_the_end()
            self.stage.put_pair_back(self.now)  # as when the stop after a declaration has ended
            self._see_to_the_end()
        return self

    def _remember(self) -> None:
        """Where every card lies before the next thing is shown."""
        self._kept += self.stage.sprites
        self._zones = {id(sprite): sprite.zone for sprite in self.stage.sprites}

    def _see_to_the_end(self) -> None:
        self.go()
        while self.shown.busy(self.now) or self.stage.wakes_at(self.now) < math.inf:
            self.go()

    def go(self) -> None:
        """The next moment."""
        self.now += FINE
        self.shown.go_on(self.now)
        list(self.shown.tell(self.now))
        cues = self.shown.move(self.now)
        self.heard += [Heard(cue, self.now + seconds_to_hit(cue.sound)) for cue in cues if cue.sound]
        self._look()

    def _look(self) -> None:
        """A card has set out that did not move before, or lies that did not lie there, or is gone into a pile."""
        there = {id(sprite): looked_at(sprite) for sprite in (*self.stage.sprites, self.stage.talon)}
        for key, now in there.items():
            old = self._before.get(key)
            if old is not None and old.pose != now.pose:
                self.scenes[-1].seen.extend(self._changed(old, now))
                there[key] = now._replace(moves=True)
        gone = [old.sprite for key, old in self._before.items() if key not in there]
        self.scenes[-1].seen.extend(self._of(sprite, True, sprite.target.x) for sprite in gone)
        self._kept += gone
        self._before = there
        self._look_at_chalk()

    def _look_at_chalk(self) -> None:
        """A hand draws what was less a moment before."""
        drawing = {mark[:4] for mark in self.stage.chalk(self.now) if mark.kind in CHALKED and mark.done(self.now) < 1}
        self.drawn += [(since, self.now) for mark, since in self._writing.items() if mark not in drawing]
        self._writing = {mark: self._writing.get(mark, self.now) for mark in drawing}

    def _changed(self, old: Looked, now: Looked) -> Iterator[Seen]:
        sprite, jumped = now.sprite, old.lies and now.lies and math.dist(old.pose[:2], now.pose[:2]) > NEAR
        if not old.moves:
            yield self._of(sprite, False, now.pose[0] if now.fades else old.pose[0])
        if now.lies and (not old.lies or jumped or old.pose[2] != now.pose[2]):
            yield self._of(sprite, True, now.pose[0])
        if old.there and not now.there and sprite.vanishes and len(sprite.legs) == 1:  # it fades into its pile
            yield self._of(sprite, True, sprite.target.x)

    def _of(self, sprite: Sprite, lies: bool, x: float) -> Seen:
        was = self._zones.get(id(sprite), FROM_TALON)
        return Seen(lies, self.now, stereo_position(x, WIDE), id(sprite), was, sprite.zone)


def looked_at(sprite: Sprite) -> Looked:
    pose, place = sprite.pose, sprite.place
    there = pose.seen >= 0.5
    lies = there and (pose.height <= IN_THE_AIR or _held(sprite, pose.height)) and _is_home(sprite)
    told = (place.x, place.y, float(place.face_up), place.angle, place.width, pose.height, pose.flat, pose.seen)
    return Looked(sprite, told, lies, there, pose.seen < 1)


def _held(sprite: Sprite, height: float) -> bool:
    """Whether it has come to where it is held above the table."""
    return bool(sprite.legs) and abs(height - sprite.legs[0].high) <= IN_THE_AIR


def _is_home(sprite: Sprite) -> bool:
    """Whether it is where this stretch of its way ends; what was thrown lies, and slides on a little."""
    if not sprite.legs:
        return True
    to, slides_on = sprite.legs[0].to, theme.SETTLE if sprite.legs[0].rise else 0.0
    return math.hypot(to.x - sprite.place.x, to.y - sprite.place.y) <= NEAR + slides_on


@cache
def watched(preset: str, speed: str) -> Watched:
    """A deal with much in it."""
    return watch(PRESETS[preset], DEALS[preset], speed)


def watch(rules: RuleSet, seed: str, speed: str) -> Watched:
    """Any deal, to its end."""
    return Watched(played_deal(rules, seed), speed).all()


# -- what is to be heard of what was seen ------------------------------------------------------------------------------


class Way(NamedTuple):
    """All that was seen of one card while something was shown."""

    went: list[Seen]  # each time it set out
    lay: list[Seen]  # each time it came to lie
    was: Zone
    zone: Zone


def wanted(deal: Watched) -> list[Wanted]:
    """What an ear waits for that sees the deal, where things move."""
    return [one for scene in deal.scenes for one in _wanted_of(scene)]


def _wanted_of(scene: Scene) -> Iterator[Wanted]:
    cards = ways(scene.seen)
    match scene.event:
        case None:
            return dealt(cards)
        case events.Opened(seat=seat) | events.Played(seat=seat):
            return (Wanted("card_snap", way.lay[0]) for way in cards if way[2:] == ((HAND, seat), (TRICK, seat)))
        case events.LaidFaceDown(seat=seat):
            return (Wanted("card_laid_down", way.went[0]) for way in cards if way.zone == (TRICK, seat))
        case events.Turned():
            return turned_over(way for way in cards if way.zone[0] == TRICK)
        case events.TrickTaken():
            return gathered([way for way in cards if way.was[0] == TRICK])
        case events.Drawn():
            return drawn(cards)
        case events.Swapped() | events.Reserved() | events.Taken():
            return exchanged(cards)
        case events.Declared():
            return fanned(cards)
        case events.HandShown():
            return laid_open([way for way in cards if way.zone[0] == HAND])
    return counted(cards)


def ways(seen: Iterable[Seen]) -> list[Way]:
    """Card by card, in the order in which they set out."""
    found: dict[int, Way] = {}
    for one in seen:
        way = found.setdefault(one.card, Way([], [], one.was, one.zone))
        (way.lay if one.lies else way.went).append(one)
    return sorted((way for way in found.values() if way.went), key=lambda way: way.went[0].at)


def dealt(cards: list[Way]) -> Iterator[Wanted]:
    """The pack is cut and put down again; each packet leaves it and lies; the trump card drops."""
    pack, *_ = (way for way in cards if way.zone == FROM_TALON)
    yield Wanted("cut_lifted", pack.went[0])
    yield from map(Wanted, ("cut_set_down", "trick_set_down"), pack.lay[1:])
    flown = [way for way in cards if way is not pack]
    for zone, packet in groupby(flown, key=lambda way: way.zone):
        first, *others = packet
        last = others[-1] if others else first
        if zone[0] == INDICATOR:
            yield Wanted("card_dropped", last.lay[0])
        else:
            yield Wanted("packet_thrown", first.went[0])
            yield Wanted("packet_landed", last.lay[0])


def turned_over(cards: Iterable[Way]) -> Iterator[Wanted]:
    """Lifted by its edge, dropped on its back."""
    for way in cards:
        yield Wanted("card_lifted", way.went[0])
        yield Wanted("card_dropped", way.lay[-1])


def gathered(trick: list[Way]) -> Iterator[Wanted]:
    """The best is lifted, the others come below it, their edges meet, and the last of them lies on the pile."""
    yield Wanted("trick_swept", trick[1].went[0])
    yield Wanted("trick_squared", trick[-1].lay[0])
    yield Wanted("trick_set_down", trick[-1].lay[1])


def drawn(cards: list[Way]) -> Iterator[Wanted]:
    """Each card that comes from the talon, or from under it, into a hand."""
    return (Wanted("card_slide", way.went[0]) for way in cards if way.was[0] != HAND and way.zone[0] == HAND)


def exchanged(cards: list[Way]) -> Iterator[Wanted]:
    """A Seven is laid down and pushed under; a trump card comes out, is held up and taken; a Seven goes back."""
    for way in cards:
        match way.was[0], way.zone[0]:
            case (sent, under) if sent == HAND and under in (INDICATOR, RESERVED):
                yield Wanted("card_snap", way.lay[0])
                yield Wanted("card_tucked", way.went[1])
            case (under, hand) if under == INDICATOR and hand == HAND:
                yield Wanted("card_tucked", way.went[0])
                yield Wanted("card_slide", way.went[2])
            case (under, hand) if under == RESERVED and hand == HAND:
                yield Wanted("card_tucked", way.went[0])


def fanned(cards: list[Way]) -> Iterator[Wanted]:
    """A pair comes out of the hand as one; a card of its suit is turned up in the pile."""
    yield from (Wanted("card_slide", way.went[0]) for way in [way for way in cards if way.zone[0] == HAND][:1])
    yield from turned_over(way for way in cards if way.zone[0] == REMINDER)


def laid_open(hand: list[Way]) -> Iterator[Wanted]:
    """A hand goes as a packet."""
    yield Wanted("packet_thrown", hand[0].went[0])
    yield Wanted("packet_landed", hand[-1].lay[0])


def counted(cards: list[Way]) -> Iterator[Wanted]:
    """Of the cards that are counted every fourth is heard."""
    passing = [way for way in cards if way.zone[0] == PASSING]
    return (Wanted("card_slide", way.went[0]) for way in passing[::SOUND_EVERY])


# -- comparing ---------------------------------------------------------------------------------------------------------


def agrees(sound: Heard, seen: Seen) -> bool:
    """Whether this is what is heard."""
    return (
        seen.lies == (sound.cue.sound in LANDING)
        and abs(seen.at - sound.at) <= EYE_AND_EAR
        and abs(seen.aside - sound.cue.pan) <= 0.05
    )


class Pairs(NamedTuple):
    """What was heard and what was wanted, each with one partner at most."""

    found: list[tuple[Heard, Wanted]]
    extra: list[Heard]
    missed: list[Wanted]


def paired(deal: Watched) -> Pairs:
    """What was heard of cards, with what was seen of them."""
    pairs = Pairs([], [], sorted(wanted(deal), key=lambda one: one.seen.at))
    for one in sorted(deal.heard, key=lambda one: one.at):
        if one.cue.sound in LEAVING | LANDING:
            alike = (each for each in pairs.missed if each.sound == one.cue.sound)
            found = next((each for each in alike if agrees(one, each.seen)), None)
            if found is None:
                pairs.extra.append(one)
            else:
                pairs.missed.remove(found)
                pairs.found.append((one, found))
    return pairs


def unlike(deal: Watched) -> tuple[list[Heard], list[Wanted]]:
    """What was heard of cards and not seen, and what was seen and not heard."""
    return paired(deal)[1:]
