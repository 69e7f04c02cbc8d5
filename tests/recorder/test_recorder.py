"""The recorder finds what is different, and nothing where nothing is."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest

from gaigel_desktop.text import speech
from gaigel_desktop.text.phrases import PHRASES
from tests.tiers import thorough

from .player import Player
from .program import Home, Program, played
from .recording import Entry, difference, in_words, read, write
from .scenarios import settings


def a_few_cards(program: Program) -> None:
    """From the title to the first cards of a deal."""
    player = Player(program)
    player.presses("play")
    for _ in range(4):
        player.step()


def recorded() -> list[Entry]:
    home = Home(settings(speed="none"))
    return played("few", home, a_few_cards).entries


@pytest.fixture(autouse=True)
def _compiled(catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)


@thorough
def test_a_scenario_is_the_same_twice_and_another_word_is_found(tmp_path: Path) -> None:
    first = recorded()
    assert {entry.kind for entry in first} == {"did", "game", "aloud", "sound", "tree", "pixels"}
    write({"few": first, "none": []}, tmp_path / "recording")
    assert read(tmp_path / "recording") == {"few": first, "none": []}
    with patch.dict(PHRASES, {"spoken_trick": "What lies in the middle"}):
        other = recorded()
    differs = difference(first, other)
    assert differs is not None
    told = "\n".join(in_words("few", differs))
    assert "was  group The trick" in told
    assert "now  group What lies in the middle" in told
    assert {kind for kind, count in differs.counts.items() if count} == {"tree"}
    assert difference(first, other, ["The trick", "What lies in the middle"]) is None


def test_what_is_missing_is_found() -> None:
    one, two, three = (Entry(f"{at}.00", kind, kind) for at, kind in enumerate(("tree", "sound", "aloud")))
    shorter, longer = difference([one, two], [one]), difference([one], [one, two, three])
    assert shorter is not None
    assert longer is not None
    assert list(in_words("x", shorter)) == [
        "x: first at 1.00",
        "    was  1.00 sound sound",
        "    now  nothing",
        "    different: sound 1",
    ]
    assert longer.counts == {"did": 0, "game": 0, "aloud": 1, "sound": 1, "tree": 0, "pixels": 0}
