"""What is heard is heard when it is seen, at every speed: whole deals are watched as an eye would, and listened to.

The eye knows nothing of noises: it sees that a card sets out, and that it lies.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from gaigel_desktop.controller.match.retelling import retold
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.stage.cues import Cue
from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.scenes.stage.lying import suit_order
from gaigel_desktop.scenes.stage.noises import WIDEST, aside, hit
from gaigel_desktop.scenes.stage.shown import Shown
from gaigel_desktop.scenes.stage.sprite import IN_THE_AIR, Sprite
from gaigel_desktop.scenes.stage.stage import Stage
from gaigel_desktop.scenes.stage.tempo import Tempo
from gaigel_desktop.window import theme
from tests.scenes.reviews import played_deal

from .freely import Freely

FINE = 1 / 120
EYE_AND_EAR = 0.04  # seconds that nobody notices
NEAR = 0.5  # units from its place a card lies: it is thrown, and slides on
LEAVING = {"card_slide", "card_laid_down", "card_lifted", "card_tucked", "packet_thrown", "trick_swept", "cut_lifted"}
LANDING = {"card_snap", "card_dropped", "packet_landed", "trick_squared", "trick_set_down", "cut_set_down"}
SPEEDS = {**theme.SPEEDS, "gentle": 1.0}
DEALS = {"leinfelden": "seen and heard 8", "uspcc-1907": "seen and heard 4"}  # dived, swapped and with pairs


class Seen(NamedTuple):
    """What an eye sees of a card: that it set out or lay, when, and how far aside."""

    lies: bool
    at: float
    aside: float


class Heard(NamedTuple):
    """And an ear: when a sound hits what it hits."""

    cue: Cue
    at: float


class Watched:
    """A deal, watched and listened to from its first card to its end."""

    def __init__(self, preset: str, speed: str) -> None:
        record = played_deal(PRESETS[preset], DEALS[preset])
        steps = retold(record, 0)
        laid = Table(1280, 720, 0, suit_order(steps[0].seen.trump))
        self.stage = Stage(View(steps[0].seen.copy()), laid)
        self.stage.tempo = Tempo(SPEEDS[speed], gentle=speed == "gentle")
        self.shown = Shown(self.stage, Freely())
        self.events = [step.event for step in steps if step.event is not None]
        self.now, self.seen, self.heard = 0.0, list[Seen](), list[Heard]()
        self._before: dict[int, Looked] = {}

    def all(self) -> Watched:
        """Dealt after a cut, and played to its end."""
        self.stage.deal(0.0, by_others=True)
        self._look()
        self._see_to_the_end()
        for event in self.events:
            self.shown.push([event])
            self._see_to_the_end()
        return self

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
        self.heard += [Heard(cue, self.now + hit(cue.sound)) for cue in cues if cue.sound]
        self._look()

    def _look(self) -> None:
        """A card has set out that did not move before, or lies that did not lie there, or is gone into a pile."""
        there = {id(sprite): looked_at(sprite) for sprite in (*self.stage.sprites, self.stage.talon)}
        for key, now in there.items():
            old = self._before.get(key)
            if old is not None and old.pose != now.pose:
                self.seen += self._changed(old, now)
                there[key] = now._replace(moves=True)
        gone = (old.sprite for key, old in self._before.items() if key not in there)
        self.seen += [Seen(True, self.now, aside(sprite.target.x, 1280)) for sprite in gone]
        self._before = there

    def _changed(self, old: Looked, now: Looked) -> Iterator[Seen]:
        jumped = old.lies and now.lies and math.dist(old.pose[:2], now.pose[:2]) > NEAR
        if not old.moves:
            yield Seen(False, self.now, aside(now.pose[0] if now.fades else old.pose[0], 1280))
        if now.lies and (not old.lies or jumped or old.pose[2] != now.pose[2]):
            yield Seen(True, self.now, aside(now.pose[0], 1280))
        if old.there and not now.there:
            yield Seen(True, self.now, aside(now.sprite.target.x, 1280))


class Looked(NamedTuple):
    """A card as an eye sees it at one moment."""

    sprite: Sprite
    pose: tuple[float, ...]
    lies: bool
    there: bool  # and not faded away
    fades: bool
    moves: bool = False


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
    """Whether it is where this stretch of its way ends."""
    to = sprite.legs[0].to if sprite.legs else sprite.place
    return math.hypot(to.x - sprite.place.x, to.y - sprite.place.y) <= NEAR


@cache
def watched(preset: str, speed: str) -> Watched:
    return Watched(preset, speed).all()


def agrees(sound: Heard, seen: Seen) -> bool:
    """Whether this is what is heard."""
    return (
        seen.lies == (sound.cue.sound in LANDING)
        and abs(seen.at - sound.at) <= EYE_AND_EAR
        and abs(seen.aside - sound.cue.pan) <= 0.05
    )


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("preset", ["leinfelden", "uspcc-1907"])
def test_a_card_is_heard_when_and_where_it_sets_out_or_lies(preset: str, speed: str) -> None:
    deal = watched(preset, speed)
    of_cards = [one for one in deal.heard if one.cue.sound in LEAVING | LANDING]
    assert len(of_cards) > 20
    assert [one for one in of_cards if not any(agrees(one, seen) for seen in deal.seen)] == []


@pytest.mark.parametrize("speed", [speed for speed in SPEEDS if speed != "none"])
def test_every_card_that_is_played_is_heard(speed: str) -> None:
    deal = watched("leinfelden", speed)
    played = sum(type(event).__name__ in ("Opened", "Played") for event in deal.events)
    assert sum(one.cue.sound == "card_snap" for one in deal.heard) >= played > 20


def test_the_ear_knows_left_from_right() -> None:
    """Two at the sides, the player and the partner in the middle."""
    snaps = [one.cue.pan for one in watched("leinfelden", "normal").heard if one.cue.sound == "card_snap"]
    assert min(snaps) < -0.04 and max(snaps) > 0.04 and any(abs(pan) < 0.02 for pan in snaps)
    assert all(abs(pan) <= WIDEST for pan in snaps)


def skipped(dice: Random) -> Iterator[list[Cue]]:
    """What is heard right after each of many presses that end a motion, and long after it."""
    deal = Watched("leinfelden", "normal")
    deal.stage.deal(0.0, by_others=True)
    for event in deal.events:
        deal.shown.push([event])
        for _ in range(dice.randrange(120)):
            deal.go()
        list(deal.shown.finish(deal.now))
        yield deal.shown.move(deal.now)
        yield deal.shown.move(deal.now + 5.0)


def test_of_a_motion_that_is_skipped_nothing_more_is_heard() -> None:
    for cues in skipped(Random(7)):
        assert [cue.sound for cue in cues if cue.sound] == []
