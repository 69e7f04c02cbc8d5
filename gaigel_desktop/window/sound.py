"""Sound: plays a kind of sound by name, never twice the same in a row; without a device it is silent.

The mixer is opened with the first sound and closed after a silence, because an open one wakes the machine up.
"""

from __future__ import annotations

import os
from random import Random
from typing import Final

import pygame

from . import assets, theme

FREQUENCY: Final = 44100
BUFFER: Final = 512


class Sounds:
    """All sounds of the program."""

    def __init__(self) -> None:
        self.volume = 0.8
        self.music_volume = 0.5
        self.muted = False
        self.works = True
        self.missing: set[str] = set()
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._last: dict[str, str] = {}
        self._quiet_from = 0.0
        self._dice = Random()

    def play(self, kind: str, now: float) -> None:
        """One of the sounds of this kind."""
        if self.muted or self.volume <= 0 or not self._open():
            return
        files = [str(name) for name in _listed(assets.table("sounds/sounds.json").get(kind, {}).get("files"))]
        choices = [name for name in files if name != self._last.get(kind)] or files
        if not choices:
            self.missing.add(kind)
            return
        name = self._last[kind] = self._dice.choice(choices)
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(self.volume)
            sound.play()
            self._quiet_from = max(self._quiet_from, now + sound.get_length())

    def start_music(self, kind: str) -> None:
        """Play a tune to its end, once, unless music is off."""
        if self.muted or self.music_volume <= 0 or not self._open():
            return
        files = _listed(assets.table("sounds/sounds.json").get(kind, {}).get("files")) or [kind]
        try:
            pygame.mixer.music.load(os.fspath(assets.asset(f"sounds/{files[0]}")))
            pygame.mixer.music.set_volume(self.music_volume)
            pygame.mixer.music.play()
        except (pygame.error, OSError):
            self.missing.add(kind)

    def set_music(self, volume: float) -> None:
        """As loud from now on."""
        self.music_volume = volume
        if self.awake:
            pygame.mixer.music.set_volume(volume)

    def stop_music(self) -> None:
        """The tune is over."""
        if self.awake:
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()

    def rest(self, now: float) -> None:
        """Close the mixer if it has been silent for a while."""
        if self.awake and pygame.mixer.music.get_busy():
            return
        if pygame.mixer.get_init() and now > self._quiet_from + theme.SILENCE:
            self._loaded.clear()
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
        except pygame.error:
            self.works = False  # no device, no rights: said once, and then it is quiet
        return self.works

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        """The sound of a file; None, and remembered as missing, where it cannot be loaded."""
        if name not in self._loaded and name not in self.missing:
            try:
                self._loaded[name] = pygame.mixer.Sound(os.fspath(assets.asset(f"sounds/{name}")))
            except (pygame.error, OSError):
                self.missing.add(name)
        return self._loaded.get(name)


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else []
