"""Whoever adds a regular, a language or a deck adds files and touches no code: a house of links is laid, some files are
put into it as CONTRIBUTING says, and somebody looks round in it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TypedDict

import pytest

from hatch_build import compile_catalogue
from tests.tiers import thorough

ROOT = Path(__file__).parents[2]
DATA = Path(__file__).parent / "data"
PEOPLE = Path("gaigel_desktop/text/regulars/people")
CATALOGUES = Path("gaigel_desktop/text/catalogues")
CARDS, FACES, ICONS = Path("assets/cards"), Path("assets/portraits"), Path("assets/icons")
RANKS = {"one": "ass", "ten": "10", "king": "koenig", "queen": "dame", "jack": "bube", "seven": "7"}
SUITS = {"sword": "kreuz", "cup": "pik", "coin": "herz", "club": "karo"}


class Seen(TypedDict):
    """What `look` tells."""

    words: list[str]
    deck: list[str]
    chair: str
    about: bool
    troubles: list[str]
    drawn: list[str]
    missing: list[str]
    talk: list[str]
    deals: int


def lay(source: Path, target: Path, grows: tuple[Path, ...]) -> None:
    """The same folder once more, of links; where something is going to be added it is a folder of its own."""
    target.mkdir()
    for entry in source.iterdir():
        if any(entry == each or entry in each.parents for each in grows):
            lay(entry, target / entry.name, grows)
        else:
            link(target / entry.name, entry)


def link(place: Path, entry: Path) -> None:
    """On Windows not everybody may make links, but a junction leads to a folder as well."""
    if sys.platform != "win32":
        place.symlink_to(entry)
    elif entry.is_dir():
        import _winapi

        _winapi.CreateJunction(str(entry), str(place))
    else:
        shutil.copyfile(entry, place)


def put(house: Path, source: Path, *places: Path) -> None:
    """A file, copied to where it belongs."""
    for place in places:
        (house / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, house / place)


def add_a_regular(house: Path) -> None:
    put(house, DATA / "wilma.toml", PEOPLE / "wilma.toml")
    put(house, ROOT / FACES / "anne" / "neutral.webp", FACES / "wilma" / "neutral.webp")


def add_a_language(house: Path) -> None:
    catalogue = CATALOGUES / "la" / "LC_MESSAGES" / "gaigel.po"
    put(house, DATA / "language.toml", CATALOGUES / "la" / "language.toml")
    put(house, DATA / "gaigel.po", catalogue)
    compile_catalogue(house / catalogue)


def add_a_deck(house: Path) -> None:
    put(house, DATA / "deck.toml", CARDS / "tarot" / "deck.toml")
    french, ours = ROOT / CARDS / "french", CARDS / "tarot"
    for suit, like in SUITS.items():
        put(house, ROOT / ICONS / f"suit_french_{like}.webp", ICONS / f"suit_tarot_{suit}.webp")
        for rank, same in RANKS.items():
            letters = "la" if rank == "one" else ""
            put(house, french / f"{like}_{same}.webp", ours / letters / f"{suit}_{rank}.webp")


pytestmark = thorough


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> Seen:
    """What somebody sees in a house with all three."""
    house = tmp_path_factory.mktemp("newcomers") / "house"
    lay(ROOT, house, tuple(ROOT / each for each in (PEOPLE, CATALOGUES, CARDS, FACES, ICONS)))
    for add in (add_a_regular, add_a_language, add_a_deck):
        add(house)
    command = [sys.executable, "-m", "tests.newcomers.look"]
    home = {"GAIGEL_HOME": str(house.parent), "PYTHONPATH": str(house)}
    run = subprocess.run(command, cwd=house, env=os.environ | home, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    told: Seen = json.loads(run.stdout)
    return told


def test_a_new_regular_sits_down_is_drawn_talks_and_is_known_to_the_commands(seen: Seen) -> None:
    assert seen["chair"] == "Wilma" and seen["about"]
    assert "portraits/wilma/neutral.webp" in seen["drawn"]
    assert {"Susurro.", "Back to the hive.", "Is this seat free?"} <= set(seen["talk"])
    assert "Buzz." not in seen["talk"]
    assert seen["deals"] == 1


def test_a_new_language_is_offered_by_its_own_name_and_spoken(seen: Seen) -> None:
    assert any("Latina" in words for words in seen["words"])
    assert "Optiones" in seen["words"]
    assert "Language" in seen["words"], "what it has no words for is said in English"


def test_there_is_room_for_them_on_the_pages(seen: Seen) -> None:
    assert seen["troubles"] == []


def test_a_new_deck_is_offered_called_by_its_names_and_played_with(seen: Seen) -> None:
    assert seen["deck"] == ["Tarot", "enses"]
    cards = [file for file in seen["drawn"] if file.startswith("cards/") and "/backs/" not in file]
    assert len(cards) > 5 and all(file.startswith("cards/tarot/") for file in cards)
    assert not seen["missing"]
