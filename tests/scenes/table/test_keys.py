"""Keys of the table that open, mute and enlarge, and look-ups read as somebody reads who cannot see them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gaigel_desktop.rules.events import Declared, TrickTaken
from gaigel_desktop.scenes.deal.lookup_pages import LookUpScene
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.table.board import stops
from gaigel_desktop.text import speech
from gaigel_desktop.text.speech import say
from tests.rules.table import Table
from tests.scenario import lay
from tests.scenes.looks import in_every_language

from .guest import Guest
from .laid import others, sits
from .test_stops import until


def typed(guest: Guest, letter: str, key: int) -> None:
    """A key with the letter it writes; where that is depends on the keyboard."""
    guest.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter))
    guest.wait(0.1)


def names(guest: Guest) -> list[str]:
    """Everything that is told in words of what lies over the table."""
    assert isinstance(guest.scene, PageScene | Overlay) and guest.scene.page is not None
    return [f"{meaning.name} {meaning.value}" for meaning in guest.scene.page.meanings()]


@pytest.mark.parametrize("key", [pygame.K_SLASH, pygame.K_MINUS, pygame.K_QUESTION])
def test_a_question_mark_shows_the_keys_wherever_it_is_on_the_keyboard(key: int) -> None:
    guest = Guest(others=others(3))
    typed(guest, "?", key)
    shown = guest.scene
    assert isinstance(shown, LookUpScene) and any(say("keys_space") in name for name in names(guest))
    typed(guest, "?", key)
    assert guest.scene is guest.table


def test_r_opens_the_rules_of_this_table_and_esc_leads_back() -> None:
    guest = Guest("rutesheim", 3, others=others(2))
    moment, stop = guest.game.moment, guest.stop
    guest.key(pygame.K_r)
    assert any(say("title_rules") in name for name in names(guest)), names(guest)
    guest.key(pygame.K_ESCAPE)
    assert guest.scene is guest.table and (guest.game.moment, guest.stop) == (moment, stop)


def test_p_mutes_and_says_so() -> None:
    guest = Guest(others=others(3))
    sounds = guest.house.kit.sounds
    sounds.muted = False
    for muted, words in ((True, "sounds_off"), (False, "sounds_on")):
        guest.key(pygame.K_p)
        assert sounds.muted == muted and guest.told == say(words)


def test_f11_fills_the_screen_and_comes_back() -> None:
    guest = Guest(others=others(3))
    for full in (True, False):
        guest.key(pygame.K_F11)
        assert guest.screen.full_screen == full == guest.player.settings.full_screen


def two_pairs_long_ago(table: Table) -> None:
    """The player's side has declared in the first trick, and two more tricks have been played since."""
    table.opens("elfen", "EA").rest_discard().does(0, "declare", "H").trick("E7").trick("BA")


@pytest.mark.parametrize("aid", [True, False])
def test_without_the_aid_the_log_tells_in_words_too_of_the_last_trick_and_the_running_one_only(aid: bool) -> None:
    guest = sits(
        lay("leinfelden", "S7", vorhand="EA E7 BA HK HO"), two_pairs_long_ago, aid_last_tricks=aid, trick_stays=0.0
    )
    assert any(isinstance(event, Declared) for event in guest.state.shown.past)
    guest.key(pygame.K_o)
    told = " ".join(names(guest))
    assert ("Ace of acorns" in told) == aid, told
    guest.key(pygame.K_o)
    guest.key(pygame.K_l)
    shown = names(guest)
    assert sum(isinstance(event, TrickTaken) for event in guest.state.shown.past) > 2
    assert not any("Ace of acorns" in name for name in shown), "the last trick, and none before it"


def test_the_log_goes_back_from_what_happened_last_and_with_help_says_what_tricks_counted() -> None:
    for helped in (True, False):
        guest = sits(
            lay("leinfelden", "S7", vorhand="EA EX", second="H7", third="B7", fourth="EX"),
            lambda table: table.opens("elfen", "EA").plays("H7 B7 EX"),
            aid_say_tricks=helped,
            trick_stays=0.5,
        )
        guest.wait(6.0)
        guest.key(pygame.K_o)
        told = names(guest)
        taken, led = (next(at for at, name in enumerate(told) if word in name) for word in ("the trick", "first:"))
        assert taken < led and ("21 points" in told[taken]) == helped, told


def test_captions_are_gone_with_their_bubbles() -> None:
    guest = Guest(others=others(3), seed=3, captions=True, speed="slow")
    until(guest, stops.OWN_TRICK)
    guest.wait(10.0)
    assert guest.state.said.bubbles == []


@in_every_language
def test_all_keys_can_be_read_in_the_largest_words(
    language: str, catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    guest = Guest(others=others(3), language=language, text_size=150, size=(1024, 640))
    guest.key(pygame.K_F1)
    assert isinstance(guest.scene, LookUpScene) and guest.scene.page is not None
    assert [meaning.name for meaning in guest.scene.page.meanings() if not meaning.fits] == []
    speech.speak("en")
