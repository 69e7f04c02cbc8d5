"""Sounds: quiet where there is no device or no right to it, and where a file is missing; nothing stops for it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.window import assets
from gaigel_desktop.window.sound import FADES, FREQUENCY, Sounds, ears, kind_named
from tests.faults.holdings import held
from tests.tiers import thorough


@pytest.fixture
def sounds() -> Iterator[Sounds]:
    pygame.mixer.quit()
    yield Sounds()
    pygame.mixer.quit()


def test_a_sound_is_played_and_nothing_is_missing(sounds: Sounds) -> None:
    for kind in ("card_snap", "card_slide", "knuckles_on_table"):
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


def test_a_device_that_is_taken_away_is_missed_until_another_one_comes(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds.start_music("title_music")
    sounds.play("card_snap", 0.0)
    sounds.lose_device()
    assert sounds.works and not sounds.awake
    sounds.play("card_snap", 1.0)
    assert sounds.awake, "it is heard from the one that is left"
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    sounds.lose_device()
    sounds.play("card_snap", 2.0)
    assert not sounds.works
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds.play("card_snap", 3.0)
    assert not sounds.works, "nobody asks again and again"
    sounds.find_device()
    sounds.play("card_snap", 4.0)
    assert sounds.works and sounds.awake and not sounds.missing


def test_where_there_was_never_a_device_its_name_alone_does_not_make_one(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    sounds.play("card_snap", 0.0)
    sounds.find_device()
    assert not sounds.works


@pytest.mark.parametrize("frequency", [0, 22050])
def test_a_mixer_that_is_closed_or_opened_by_somebody_else_is_no_trouble(sounds: Sounds, frequency: int) -> None:
    for at in range(12):
        for kind in ("card_snap", "match_won"):
            sounds.play(kind, at + 0.0)
        sounds.start_music("title_music")
        pygame.mixer.quit()
        if frequency:
            pygame.mixer.init(frequency, -16, 1)
        sounds.fade_tune()
        sounds.stop_music()
        sounds.set_music(0.4)
        sounds.wake(at + 0.5)
        sounds.rest(at + 0.6)
    assert sounds.works and not sounds.missing


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


@thorough
def test_a_tune_that_is_stopped_holds_its_file_no_longer(sounds: Sounds) -> None:
    before = held().descriptors
    sounds.start_music("title_music")
    sounds.stop_music()
    while pygame.mixer.music.get_busy():
        pygame.time.wait(20)
    sounds.rest(0.0)
    assert held().descriptors["title_music.ogg"] == before["title_music.ogg"]


# -- the mix -------------------------------------------------------------------------------------------------------


class Channel:
    """Remembers what is done with it."""

    def __init__(self, sound: object) -> None:
        self.ears, self.faded, self._sound = (0.0, 0.0), False, sound

    def get_sound(self) -> object:
        return self._sound

    def set_volume(self, left: float, right: float) -> None:
        self.ears = left, right

    def fadeout(self, milliseconds: int) -> None:
        self.faded = milliseconds > 0


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Channel]:
    """What is heard, on its channels."""
    channels: list[Channel] = []

    def play(sound: object) -> Channel:
        channels.append(Channel(sound))
        return channels[-1]

    monkeypatch.setattr(pygame.mixer, "Sound", lambda path: Loaded(play))
    return channels


class Loaded:
    """A sound of which nothing is known but that it is played."""

    def __init__(self, play: Callable[[object], Channel]) -> None:
        self._play = play

    def play(self) -> Channel:
        return self._play(self)

    def get_length(self) -> float:
        return 0.3


def test_two_of_a_kind_at_once_are_one(sounds: Sounds, played: list[Channel]) -> None:
    for now in (1.0, 1.02, 1.059, 1.061, 1.2):
        sounds.play("card_slide", now)
        sounds.play("card_snap", now)
    assert len(played) == 6


@pytest.mark.parametrize("pan", [-0.5, -0.3, 0.0, 0.2, 0.5])
def test_from_wherever_it_comes_it_is_as_loud(pan: float) -> None:
    left, right = ears(pan)
    assert math.hypot(left, right) == pytest.approx(math.hypot(*ears(0.0)), rel=0.01)
    assert (left > right) == (pan < 0) or pan == 0
    assert max(left, right) <= 1


def test_no_hand_lays_two_cards_equally_loud(sounds: Sounds, played: list[Channel]) -> None:
    told = kind_named("card_snap")
    assert told.spread > 0
    for at in range(40):
        sounds.play("card_snap", float(at))
    levels = [20 * math.log10(one.ears[0] / ears(0.0)[0]) for one in played]
    assert -told.spread <= min(levels) < -told.spread / 2 < max(levels) <= 0


def test_what_is_softer_is_so_by_decibels(sounds: Sounds, played: list[Channel]) -> None:
    sounds.volume = 0.5
    sounds.play("soft_error", 0.0)
    sounds.play("soft_error", 1.0, softer=6.0)
    assert played[0].ears[0] == pytest.approx(0.5 * ears(0.0)[0])
    assert played[1].ears[0] == pytest.approx(0.5 * ears(0.0)[0] / 2, rel=0.01)


def test_no_tune_rings_into_another(sounds: Sounds, played: list[Channel]) -> None:
    sounds.play("round_won", 0.0)
    sounds.play("card_snap", 1.0)
    sounds.play("match_won", 2.0)
    assert [one.faded for one in played] == [True, False, False]
    sounds.fade_tune()
    assert played[2].faded


@pytest.mark.parametrize("follows", ["match_won", "card_slide"])
def test_what_is_heard_where_a_tune_rang_before_does_not_fade_with_it(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch, follows: str
) -> None:
    """The mixer gives the place of a tune that is over to whatever comes next."""
    real, lengths = pygame.mixer.Sound, iter((400, 60 * FREQUENCY))  # hardly a moment, and a minute
    monkeypatch.setattr(pygame.mixer, "Sound", lambda path: real(buffer=bytes(4 * next(lengths))))
    sounds.play("round_won", 0.0)
    while pygame.mixer.get_busy():
        pygame.time.wait(5)
    sounds.play(follows, 1.0)
    if follows == "card_slide":
        sounds.fade_tune()
    pygame.time.wait(FADES + 150)
    assert pygame.mixer.get_busy()


def test_who_thinks_for_a_minute_is_heard_at_once_and_who_goes_away_lets_the_machine_sleep(sounds: Sounds) -> None:
    sounds.play("card_snap", 0.0)
    assert sounds.rest(60.0) is not None and sounds.awake
    assert sounds.rest(91.0) is None and not sounds.awake
    sounds.wake(500.0)
    assert sounds.awake, "before the card that is taken up then lies"
    assert sounds.rest(500.0 + 89.0) and sounds.rest(500.0 + 91.0) is None


def test_nobody_wakes_a_mixer_that_was_never_wanted(sounds: Sounds) -> None:
    sounds.wake(1.0)
    assert not sounds.awake
