"""Thirteen pictures that stay as they are: to the last bit where the same pygame and fonts draw them, else nearly.

python -m tests.scenes.test_golden_images --write     writes them anew, on purpose; look at each before it is kept
"""

from __future__ import annotations

import json
import platform
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from unittest.mock import patch

import pytest
from PIL import Image, ImageChops, ImageStat

from gaigel_desktop.controller.settings import AIDS
from gaigel_desktop.text import speech
from gaigel_desktop.window.fonts import FACES, font_file
from tests.scenes.shot import shot
from tests.text.catalogues import compiled_catalogues

# ruff: isort: split
import pygame

from tests.tiers import one_in

HERE: Final = Path(__file__).parent / "golden"
MADE_WITH: Final = HERE / "made_with.json"
SEEN: Final = Path("build/golden")  # what was drawn instead, to be looked at
LOCK: Final = Path(__file__).parents[2] / "requirements" / "test.lock"
SIZE: Final = (1280, 720)
NEARLY: Final = 0.5  # of 255, on average: other versions smooth letters in another way
ALL_TOGETHER: Final = 7_000_000  # bytes


class View(NamedTuple):
    """What is looked at: a scene of `shot`, in a language, with a deck, and with all aids or none."""

    scene: str
    language: str = "de"
    deck: str = "wuerttemberg"
    helped: bool = True


VIEWS: Final = {
    "title": View("title-continue"),
    "first-start": View("first-start", "es"),
    "new-match-seats": View("new-match-seats"),
    "new-match-sheet": View("new-match-sheet", "en"),
    "settings": View("settings-most", "es", "french"),
    "rules-page": View("rules-first"),
    "past-games": View("past-deals", "en"),
    "tournament": View("tournament-board"),
    "table-opening": View("table-4"),
    "table-trick": View("table-4-trick", "en", "french"),
    "table-six": View("table-6-trick", helped=False),
    "after-the-deal": View("table-4-over", "es"),
    "room": View("room-4-lit"),
}


def drawn(view: View) -> Image.Image:
    """The view as it is drawn now."""
    aids = dict.fromkeys(AIDS, view.helped)
    picture = shot(view.scene, SIZE, language=view.language, deck=view.deck, **aids)
    return Image.frombytes("RGB", SIZE, pygame.image.tobytes(picture, "RGB"))


def place(name: str) -> Path:
    return HERE / f"{name}.webp"


def draws_with() -> dict[str, str]:
    """What decides over the last bit of a picture."""
    fonts = {face: font_file(face) for face in FACES}
    hashes = {face: sha256(file.read_bytes()).hexdigest() if file else "" for face, file in fonts.items()}
    sdl = ".".join(str(part) for part in pygame.get_sdl_version())
    return {"pygame-ce": pygame.version.ver, "SDL": sdl, "machine": platform.machine(), **hashes}


def made_with() -> dict[str, str]:
    found: dict[str, str] = json.loads(MADE_WITH.read_text(encoding="utf-8"))
    return found


@pytest.fixture
def spoken(catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalogues as they are shipped."""
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)


@pytest.mark.usefixtures("spoken")
@one_in(3, "name", VIEWS)
def test_the_picture_is_as_it_was(name: str) -> None:
    now, before = drawn(VIEWS[name]), Image.open(place(name)).convert("RGB")
    difference = ImageChops.difference(now, before)
    if draws_with() == made_with():
        good = difference.getbbox() is None
    else:
        good = max(ImageStat.Stat(difference).mean) < NEARLY
    if not good:
        SEEN.mkdir(parents=True, exist_ok=True)
        now.save(SEEN / f"{name}.png")
    assert good, f"differs within {difference.getbbox()}; now it looks like {SEEN / name}.png"


def test_the_locked_packages_draw_them_to_the_last_bit() -> None:
    assert f"pygame-ce=={made_with()['pygame-ce']} " in LOCK.read_text(encoding="utf-8")


def test_they_are_all_there_and_small() -> None:
    kept = sorted(HERE.glob("*.webp"))
    assert kept == sorted(place(name) for name in VIEWS)
    assert sum(file.stat().st_size for file in kept) < ALL_TOGETHER


def write() -> None:
    """All of them anew; what has not changed stays untouched."""
    HERE.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, patch.object(speech, "CATALOGUES", compiled_catalogues(Path(folder))):
        for name, view in VIEWS.items():
            now, file = drawn(view), place(name)
            if file.exists() and ImageChops.difference(now, Image.open(file).convert("RGB")).getbbox() is None:
                continue
            now.save(file, lossless=True, quality=100, method=6)
            print(file.relative_to(Path.cwd()))
    MADE_WITH.write_text(json.dumps(draws_with(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
