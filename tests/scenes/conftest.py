"""Scenes without a screen or a sound card."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from unittest.mock import patch

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.controller.store.store import open_store
from gaigel_desktop.text import speech
from gaigel_desktop.window import memory
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.screen import Screen

from .drawn_once import pictures_drawn_once
from .pages import Open, Visitor

# ruff: isort: split
import pygame


@pytest.fixture(scope="package", autouse=True)
def _every_picture_is_drawn_once() -> Iterator[None]:
    with pictures_drawn_once():
        yield


@pytest.fixture(scope="package", autouse=True)
def _memory_is_not_given_back() -> Iterator[None]:
    """The game gives memory back to the system as soon as it can; a thousand windows one after another would have
    theirs mapped anew each time."""
    with patch.object(memory, "give_back_large_blocks"), patch.object(memory, "give_back_holes"):
        yield


@pytest.fixture(scope="package", autouse=True)
def _every_word_is_measured_once() -> Iterator[None]:
    """So was measuring the same words in the same faces."""
    fonts: dict[tuple[str, int], pygame.font.Font] = {}
    widths: dict[tuple[str, str, int], int] = {}
    make = Fonts.font

    def font(of: Fonts, face: str, pixels: float) -> pygame.font.Font:
        key = face, max(6, round(pixels))
        return fonts.get(key) or fonts.setdefault(key, make(of, face, pixels))

    def width(of: Fonts, text: str, face: str, pixels: float) -> int:
        key = text, face, max(6, round(pixels))
        if key not in widths:
            widths[key] = font(of, face, pixels).size(text)[0]
        return widths[key]

    with patch.object(Fonts, "font", font), patch.object(Fonts, "width", width):
        yield


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One in which nothing was played yet; copied faster than made."""
    path = tmp_path_factory.mktemp("store") / "games.sqlite"
    open_store(path).close()
    return path


@pytest.fixture(autouse=True)
def _silence_again() -> Iterator[None]:
    """Whoever was not muted leaves no open mixer to the next."""
    yield
    pygame.mixer.quit()


@pytest.fixture
def visit(tmp_path: Path, catalogue_folder: Path, empty_store: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Somebody comes in; everything is kept in a folder of its own, and every pack lies as it did the last time."""
    seeds = count()
    monkeypatch.setattr(secrets, "token_hex", lambda _: f"seed {next(seeds)}")
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path))
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    path = tmp_path / "games.sqlite"
    if not path.exists():  # nobody has left one here
        shutil.copy(empty_store, path)
    store = open_store(path)
    screens: list[Screen] = []

    def come_in(size: tuple[int, int] = (1280, 720), /, **settings: SettingValue) -> Visitor:
        screens.append(Screen("Gaigel", size))
        return Visitor(screens[-1], store, **settings)

    yield come_in
    store.close()
    for screen in screens:
        screen.close()
