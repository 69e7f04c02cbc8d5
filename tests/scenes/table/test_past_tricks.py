"""Past tricks: everybody may look at the last one, at earlier ones only with the aid for it."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from gaigel_desktop.controller.match.retelling import retold
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.table.play import lookup_text
from gaigel_desktop.table.play.past_tricks import all_tricks
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.pages.widgets import Meaning
from tests.random_tables import played_anyhow
from tests.rules.table import Table
from tests.scenario import lay
from tests.tiers import one_in

from .guest import Guest
from .laid import sits


@pytest.mark.parametrize("preset", PRESETS)
def test_a_past_trick_is_what_was_the_last_one_then(preset: str) -> None:
    rules, dice, seen = PRESETS[preset], Random(preset), 0
    for number in range(10):
        steps = retold(played_anyhow(rules, 1, f"{preset} {number}", dice), 0)
        for at in range(1, len(steps)):
            shown, past = (
                steps[at].seen,
                all_tricks([step.event for step in steps[1 : at + 1] if step.event is not None]),
            )
            assert len(past) == sum(shown.tricks) == shown.done
            if past:
                assert past[-1].cards == tuple(shown.last_trick) and past[-1].seats[0] == shown.last_leader
                assert HIDDEN not in past[-1].cards
                seen += 1
    assert seen > 60


def three_tricks(table: Table) -> None:
    table.opens("elfen", "EA").rest_discard().trick("EX").trick("BA")


def found(guest: Guest) -> dict[str, Meaning]:
    """What is told of the page, by its words."""
    assert isinstance(guest.scene, Overlay) and guest.scene.page is not None
    return {meaning.name: meaning for meaning in guest.scene.page.meanings()}


@pytest.mark.parametrize("aid", [True, False])
def test_earlier_tricks_are_turned_to_with_the_aid_only(aid: bool) -> None:
    table = lay("leinfelden", "S7", vorhand="EA EX BA", second="E7")
    guest = sits(table, three_tricks, aid_last_tricks=aid)
    guest.key(pygame.K_l)
    assert say("look_last_trick") in found(guest)
    if not aid:
        assert say("earlier_trick") not in found(guest)
        return
    assert not found(guest)[say("later_trick")].usable
    for number in (2, 1):
        guest.click(*found(guest)[say("earlier_trick")].box.middle)
        assert say("look_trick", {"number": number, "count": 3}) in found(guest)
    assert not found(guest)[say("earlier_trick")].usable
    guest.click(*found(guest)[say("later_trick")].box.middle)
    assert say("look_trick", {"number": 2, "count": 3}) in found(guest)
    guest.key(pygame.K_l)
    assert guest.scene is guest.table


@one_in(4, "text_size", [100, 125, 150])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_all_names_can_be_read(players: int, text_size: int) -> None:
    table = lay("leinfelden", "S7", players=players, vorhand="EA EX BA", second="E7")
    guest = sits(table, three_tricks, aid_last_tricks=True, text_size=text_size)
    guest.key(pygame.K_l)
    assert {name for name, meaning in found(guest).items() if not meaning.fits} == set()


def hears(guest: Guest, key: int) -> list[str]:
    """What is said aloud when this key is pressed."""
    guest.house.kit.aloud.heard = True
    guest.house.kit.aloud.fetch()
    guest.key(key)
    return guest.house.kit.aloud.fetch()


def test_whoever_hears_the_last_trick_hears_its_cards_and_whose_it_was() -> None:
    guest = sits(lay("leinfelden", "S7", vorhand="EA EX BA", second="E7"), three_tricks, aid_last_tricks=True)
    title, cards, taker = hears(guest, pygame.K_l)
    assert title == say("look_last_trick") and cards.startswith("Ich: the Ace of leaves; ") and cards.count(": ") == 4
    assert taker.startswith("Ich takes the trick")
    guest.click(*found(guest)[say("earlier_trick")].box.middle)
    assert guest.house.kit.aloud.fetch()[0] == say("look_trick", {"number": 2, "count": 3})


def test_whoever_hears_the_log_hears_what_happened_last() -> None:
    guest = sits(lay("leinfelden", "S7", vorhand="EA EX BA", second="E7"), three_tricks)
    told = [line for block in lookup_text.events_in_words(guest.state) for line in block]
    title, *lines = hears(guest, pygame.K_o)
    assert title == say("look_log") and lines == told[-lookup_text.NEWEST :] and len(told) > len(lines)
    assert all(line in found(guest) for line in lines)
