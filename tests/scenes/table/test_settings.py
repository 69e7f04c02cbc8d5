"""Settings at the table: what is chosen between two cards is effective when one is back, whatever it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from gaigel_desktop.controller.settings import SETTINGS, SettingValue
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.table.board.panels import sign_panel
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.text import speech
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.customs import GESTURE_ORDERS
from gaigel_desktop.text.speech import speak
from tests.tiers import one_in, thorough

from .guest import Guest
from .laid import others

SEEN: dict[str, SettingValue] = {
    "language": "de",
    "text_size": 150,
    "deck": "french",
    "colour_safe": True,
    "large_index": True,
    "back": "blue",
    "table": "linen",
    "score_on": "mats",
    "name": "Ida",
    "portrait": "mina",
    "aid_mark_legal": True,
    "aid_cards_gone": True,
    "aid_take_back": True,
    "aid_hint": True,
}
FELT: dict[str, tuple[SettingValue, Callable[[Guest], object]]] = {
    "second": ("andere_alte", lambda guest: call("call_second", guest.game.rules)),
    "gestures": (GESTURE_ORDERS[-1], lambda guest: sign_panel()),
    "speed": ("slow", lambda guest: guest.state.stage.tempo.speed),
    "reduced_motion": (True, lambda guest: guest.state.stage.tempo.gentle),
    "trick_stays": (5.0, lambda guest: guest.running.conductor.habits.stays),
    "collect": ("partner", lambda guest: guest.running.conductor.habits.by_hand),
    "aid_propose_aus": (True, lambda guest: guest.running.conductor.habits.proposes),
    "sorting": ("hand", lambda guest: guest.state.by_hand),
    "full_screen": (True, lambda guest: guest.screen.full_screen),
    "sounds": (10, lambda guest: guest.house.kit.sounds.volume),
    "music": (10, lambda guest: guest.house.kit.sounds.music_volume),
}
ELSEWHERE: dict[str, tuple[str, ...]] = {
    "table/test_help.py": ("signs_say", "captions", "aid_my_points", "aid_all_points"),
    "table/test_strip.py": ("aid_strip", "points_open"),
    "table/test_captions.py": ("caption_stays", "aid_ask_pair"),
    "table/test_company.py": ("talk",),
    "table/test_sounds.py": ("your_turn",),
    "table/test_guessing.py": ("guess",),
    "table/test_memories.py": ("memory",),
    "table/test_trick_told.py": ("aid_say_tricks",),
    "table/test_newest.py": ("aid_mark_new",),
    "table/test_past_tricks.py": ("aid_last_tricks",),
    "table/test_asking_back.py": ("aid_ask_back",),
    "table/test_at_once.py": ("at_once",),
    "test_evening_pages.py": ("confirm",),
    "test_looking.py": ("contrast", "as_system"),
    "test_pages.py": ("played_before", "nines", "window_width", "window_height"),
    "showing/test_show.py": ("show_pace", "show_hands", "show_second", "shows_itself"),
}


@pytest.fixture(autouse=True)
def _kept_elsewhere(tmp_path: Path, catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is chosen is kept in a folder of the test."""
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path))
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    yield
    speak("en")


@pytest.fixture
def guest() -> Guest:
    """Somebody without any help who is to play."""
    return Guest(others=others(3), seed=2, music=40)


def chooses(guest: Guest, **changes: SettingValue) -> None:
    """Through the menu to the settings and back to the table."""
    guest.key(pygame.K_ESCAPE)
    menu = guest.scene
    assert isinstance(menu, Overlay) and menu.page is not None
    entry = next(meaning for meaning in menu.page.meanings() if meaning.key == "settings")
    guest.click(*entry.box.middle)
    assert guest.scene is not guest.table
    guest.player.change(**changes)
    guest.key(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert guest.scene is guest.table
    guest.wait(6.0)


def seen_by(guest: Guest) -> bytes:
    return pygame.image.tobytes(guest.screen.surface, "RGB")


@thorough
@pytest.mark.parametrize("name", SEEN)
def test_what_is_chosen_is_seen_at_the_table(name: str) -> None:
    guest = Guest(others=others(3), seed=2, music=40, draws=True)
    chooses(guest)
    before = seen_by(guest)
    chooses(guest)
    assert seen_by(guest) == before, "looking at the settings changes nothing"
    chooses(guest, **{name: SEEN[name]})
    assert seen_by(guest) != before


@one_in(4, "name", FELT)
def test_what_is_chosen_holds_for_the_next_card(name: str, guest: Guest) -> None:
    value, felt = FELT[name]
    before = felt(guest)
    chooses(guest, **{name: value})
    assert felt(guest) != before


def test_the_player_is_called_by_the_new_name_and_in_the_new_language(guest: Guest) -> None:
    chooses(guest, language="de")
    assert describe(guest.state).rests.names[0] == "Du"
    chooses(guest, name="Ida", portrait="mina")
    assert describe(guest.state).rests.names == ("Ida", "Lena", "Eugen", "Rösle")
    assert "mina" in describe(guest.state).rests.portraits[0]


def test_who_begins_to_sort_by_hand_finds_the_cards_as_they_lay(guest: Guest) -> None:
    before = guest.state.hand()
    assert before != sorted(before), "trumps lie first"
    chooses(guest, sorting="hand")
    assert guest.state.hand() == before
    guest.running.sort(0, 4)
    moved = guest.state.hand()
    chooses(guest)
    assert guest.state.hand() == moved


def test_no_setting_is_forgotten() -> None:
    told = [*SEEN, *FELT, *(name for names in ELSEWHERE.values() for name in names)]
    assert sorted(told) == sorted(setting.name for setting in SETTINGS)
    scenes = Path(__file__).parents[1]
    for file, names in ELSEWHERE.items():
        assert all(name in (scenes / file).read_text(encoding="utf-8") for name in names), file
