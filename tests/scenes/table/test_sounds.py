"""What is heard at the table besides cards on their way: who cuts, buttons, a card in the fingers, a note when one is
awaited, and how it ends."""

from __future__ import annotations

from typing import NamedTuple

import pygame
import pytest

from gaigel_desktop.window.sound import Sounds
from tests.tiers import first_of

from .guest import Guest
from .laid import others


class Played(NamedTuple):
    kind: str
    at: float


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Played]:
    """Every sound, as it is wanted."""
    told: list[Played] = []
    monkeypatch.setattr(Sounds, "play", lambda self, kind, now, **how: told.append(Played(kind, now)))
    return told


def first(heard: list[Played], kind: str) -> float:
    return next(one.at for one in heard if one.kind == kind)


@first_of(1, "speed", ["slow", "normal", "fast"])
def test_who_cuts_has_done_so_before_the_first_packet_flies(heard: list[Played], speed: str) -> None:
    for seed in range(4):
        heard.clear()
        Guest(seed=seed, speed=speed, dealing=8.0)
        thrown = first(heard, "packet_thrown")
        if any(one.kind == "knock_on_deck" for one in heard):
            assert thrown - first(heard, "knock_on_deck") >= 0.28
        else:
            assert first(heard, "cut_lifted") < first(heard, "cut_set_down") < thrown - 0.05


def test_a_note_is_heard_once_when_the_table_has_long_waited_and_only_by_who_wants_it(heard: list[Played]) -> None:
    for wanted, times in ((True, 1), (False, 0)):
        guest = Guest(others=others(3), seed=2, your_turn=wanted)
        guest.wait(60.0)
        assert [one.kind for one in heard].count("your_turn") == times
        heard.clear()


def test_buttons_click_and_cards_do_not(heard: list[Played]) -> None:
    guest = Guest(others=others(3), seed=2)
    heard.clear()
    for key, kinds in ((pygame.K_m, ["button_click"]), (pygame.K_ESCAPE, []), (pygame.K_1, [])):
        guest.key(key)
        assert [one.kind for one in heard if one.kind == "button_click"] == kinds, pygame.key.name(key)
        heard.clear()


def test_a_card_is_heard_when_it_is_taken_up_and_put_back(heard: list[Played]) -> None:
    guest = Guest(others=others(3), seed=2)
    heard.clear()
    x, y = guest.box_of(guest.own_card(1)).middle
    guest.mouse(pygame.MOUSEBUTTONDOWN, x, y)
    assert heard == [], "nothing is taken up yet"
    guest.mouse(pygame.MOUSEMOTION, x + 40, y - 30)
    guest.mouse(pygame.MOUSEMOTION, x + 60, y - 20)
    assert [one.kind for one in heard] == ["card_picked"]
    guest.mouse(pygame.MOUSEBUTTONUP, x + 60, y - 20)
    assert [one.kind for one in heard] == ["card_picked"] * 2
