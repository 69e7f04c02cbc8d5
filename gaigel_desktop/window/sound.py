"""Sound: plays a kind of sound by name, never twice the same in a row, as loud as no hand does twice, from where it
comes; without a device it is silent.

The mixer is opened with the first sound and closed after a long silence, because an open one wakes the machine up. Then
it is opened again as soon as somebody is there, so that it is ready when the next card lies.
"""

from __future__ import annotations

import math
import os
from random import Random
from typing import Final, NamedTuple

import pygame

from . import assets, theme

FREQUENCY: Final = 44100
BUFFER: Final = 512
CHANNELS: Final = 16  # that sound at once, in a deal at the fastest pace
TOGETHER: Final = 0.045  # two of a kind that are nearer to each other are one: less than between two drawn cards
FADES: Final = 250  # milliseconds: one tune before the next
MUSIC_FADES: Final = 500
LOUDEST: Final = math.sin(math.pi * 3 / 8)  # of an ear, for what lies at the edge of the table: as loud as can be


class Kind(NamedTuple):
    """A kind of sound as the table of sounds has it."""

    files: tuple[str, ...]
    spread: float = 0.0  # decibels between a loud and a soft one
    tune: bool = False  # it rings long, and two of them never at once


class Ringing(NamedTuple):
    """A tune where it is heard; once it is over, something else may be heard there."""

    channel: pygame.mixer.Channel
    sound: pygame.mixer.Sound

    def fade(self) -> None:
        """It has been heard enough."""
        if self.channel.get_sound() is self.sound:
            self.channel.fadeout(FADES)


class Sounds:
    """All sounds of the program."""

    def __init__(self) -> None:
        self.volume = 1.0
        self.music_volume = 0.5
        self.muted = False
        self.works = True
        self.missing: set[str] = set()
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._last: dict[str, str] = {}
        self._began: dict[str, float] = {}  # when each kind was heard last
        self._tune: Ringing | None = None  # the last one
        self._quiet_from = 0.0
        self._music = False  # whether a file is open for it
        self._rests = False  # closed after a silence
        self._lost = False  # the device was taken away, and whether there is another one is not known
        self._dice = Random()

    def play(self, kind: str, now: float, *, pan: float = 0.0, softer: float = 0.0) -> None:
        """One of the sounds of this kind, from so far left (-1) or right (1), by so many decibels softer."""
        if self.muted or self.volume <= 0 or not self._open():
            return
        told = kind_named(kind)
        if not told.files:
            self.missing.add(kind)
        elif not 0 <= now - self._began.get(kind, -math.inf) < TOGETHER:
            self._began[kind] = now
            self._sound(self._choose(kind, told), told, now, pan, softer)

    def _choose(self, kind: str, told: Kind) -> str:
        choices = [name for name in told.files if name != self._last.get(kind)] or told.files
        name = self._last[kind] = self._dice.choice(choices)
        return name

    def _sound(self, name: str, told: Kind, now: float, pan: float, softer: float) -> None:
        if told.tune:
            self.fade_tune()  # none rings into another
        sound = self._read(name)
        channel = sound.play() if sound is not None else None
        if sound is None or channel is None:  # missing, or more is heard than anybody can tell apart
            return
        level = self.volume * 10 ** (-(softer + told.spread * self._dice.random()) / 20)
        left, right = ears(pan)
        channel.set_volume(level * left, level * right)
        self._quiet_from = max(self._quiet_from, now + sound.get_length())
        if told.tune:
            self._tune = Ringing(channel, sound)

    def fade_tune(self) -> None:
        """The tune that still rings has been heard enough."""
        if self.awake and self._tune is not None:
            self._tune.fade()
        self._tune = None

    # -- music ---------------------------------------------------------------------------------------------------

    def start_music(self, kind: str) -> None:
        """Play a tune to its end, once, unless music is off."""
        if self.muted or self.music_volume <= 0 or not self._open():
            return
        files = kind_named(kind).files or (kind,)
        try:
            pygame.mixer.music.load(os.fspath(assets.asset(f"sounds/{files[0]}")))
            pygame.mixer.music.set_volume(self.music_volume)
            pygame.mixer.music.play()
            self._music = True
        except (pygame.error, OSError):
            self.missing.add(kind)

    def set_music(self, volume: float) -> None:
        """As loud from now on."""
        self.music_volume = volume
        if self.awake:
            pygame.mixer.music.set_volume(volume)

    def stop_music(self) -> None:
        """The tune fades away."""
        if self.awake:
            pygame.mixer.music.fadeout(MUSIC_FADES)

    # -- the mixer -----------------------------------------------------------------------------------------------

    def wake(self, now: float) -> None:
        """Somebody is there: a mixer that was closed in a silence is open before the first card lies."""
        if self._rests and not self.muted and self.volume > 0 and self._open():
            self._quiet_from = now

    def rest(self, now: float) -> float | None:
        """Let go of a tune that is over, and close the mixer if it has been silent for a while; after how many seconds
        to ask again, None where it is closed."""
        if not self.awake:
            return None
        if pygame.mixer.music.get_busy():
            return theme.SOUND_CHECK
        self._put_music_away()
        left = self._quiet_from + theme.SILENCE - now
        if left < 0:
            self._close()
            return None
        return left + theme.FRAME

    def lose_device(self) -> None:
        """A device was taken away: what comes next is heard from whichever is there then."""
        self._lost = True
        if self.awake:
            self._close()

    def find_device(self) -> None:
        """One has come; where the last was lost and no other was there, this is one. The system names those that were
        there before, too."""
        if self._lost:
            self.works, self._lost = True, False

    def _put_music_away(self) -> None:
        if self._music:
            pygame.mixer.music.unload()
            self._music = False

    def _close(self) -> None:
        self._loaded.clear()
        self._tune, self._rests, self._music = None, True, False
        pygame.mixer.quit()

    @property
    def awake(self) -> bool:
        """Whether the mixer is open, so that `rest` is still to be called."""
        return pygame.mixer.get_init() is not None

    def _open(self) -> bool:
        if pygame.mixer.get_init() or not self.works:
            return self.works
        try:
            pygame.mixer.init(FREQUENCY, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error:
            self.works = False  # no device, no rights: said once, and then it is quiet
        self._rests = False
        return self.works

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        """The sound of a file; None, and remembered as missing, where it cannot be loaded."""
        if name not in self._loaded and name not in self.missing:
            try:
                self._loaded[name] = pygame.mixer.Sound(os.fspath(assets.asset(f"sounds/{name}")))
            except (pygame.error, OSError):
                self.missing.add(name)
        return self._loaded.get(name)


def ears(pan: float) -> tuple[float, float]:
    """How loud each ear hears what comes from so far aside: together always the same power."""
    angle = (pan + 1) * math.pi / 4
    return min(1.0, math.cos(angle) / LOUDEST), min(1.0, math.sin(angle) / LOUDEST)


def kind_named(name: str) -> Kind:
    """A kind as it is written down; without files where nothing is."""
    told = assets.table("sounds/sounds.json").get(name, {})
    files, spread = told.get("files"), told.get("spread", 0.0)
    names = tuple(map(str, files)) if isinstance(files, list) else ()
    return Kind(names, float(spread) if isinstance(spread, int | float) else 0.0, told.get("tune") is True)
