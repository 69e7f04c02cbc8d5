"""Sounds: quiet where there is no device or no right to it, and where a file is missing; nothing stops for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.window import assets
from gaigel_desktop.window.sound import Sounds
from tests.faults.holdings import held


@pytest.fixture
def sounds() -> Iterator[Sounds]:
    pygame.mixer.quit()
    yield Sounds()
    pygame.mixer.quit()


def test_a_sound_is_played_and_nothing_is_missing(sounds: Sounds) -> None:
    for kind in ("card_snap", "trick_gathered", "knuckles_on_table"):
        sounds.play(kind, 0.0)
    sounds.start_music("title_music")
    assert sounds.works and sounds.awake and not sounds.missing


@pytest.mark.parametrize("said", ["ALSA: Couldn't open audio device: Permission denied", "No available audio device"])
def test_without_the_right_to_sound_it_is_quiet_and_asks_once(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    asked = []

    def refused(*_: object) -> None:
        asked.append(said)
        raise pygame.error(said)

    monkeypatch.setattr(pygame.mixer, "init", refused)
    sounds.play("card_snap", 0.0)
    sounds.play("card_snap", 1.0)
    sounds.start_music("title_music")
    sounds.rest(99.0)
    assert not sounds.works and not sounds.missing and len(asked) == 1


def test_a_sound_that_was_removed_is_quiet_and_known_to_be_missing(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = assets.asset
    monkeypatch.setattr(assets, "asset", lambda name: Path("gone") if "card_snap" in name else real(name))
    sounds.play("card_snap", 0.0)
    sounds.play("card_snap", 0.1)
    assert sounds.works and sounds.missing and all("card_snap" in name for name in sounds.missing)


@pytest.mark.parametrize("there", [True, False])
def test_music_that_was_removed_is_missing(sounds: Sounds, monkeypatch: pytest.MonkeyPatch, there: bool) -> None:
    monkeypatch.setattr(assets, "asset", lambda name: Path("gone"))
    if not there:
        monkeypatch.setattr(assets, "table", lambda name: {})
    sounds.start_music("title_music")
    assert sounds.missing == {"title_music"}


def test_a_muted_program_misses_nothing(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "table", lambda name: {})
    sounds.muted = True
    sounds.play("card_snap", 0.0)
    sounds.start_music("title_music")
    assert not sounds.missing


def test_what_has_no_files_is_missing(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "table", lambda name: {})
    sounds.play("card_snap", 0.0)
    assert sounds.missing == {"card_snap"}


def test_a_tune_that_is_stopped_holds_its_file_no_longer(sounds: Sounds) -> None:
    before = held().descriptors
    sounds.start_music("title_music")
    sounds.stop_music()
    assert held().descriptors["title_music.ogg"] == before["title_music.ogg"]
