"""Talk at a table that is played in a hurry: what is said can be read, at the table, beside the sheet, or both."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.match.chair import party_at
from gaigel_desktop.rules.actions import PASS
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.scenes.after.talk_beside import Leaning
from gaigel_desktop.scenes.deal.company import Company
from gaigel_desktop.scenes.deal.memories import Memories
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.table.board.bubbles import Bubble
from gaigel_desktop.table.play.remark import Remark, SheetTalk, reads_for
from gaigel_desktop.table.play.sayings import Sayings
from gaigel_desktop.window import theme
from tests.tiers import thorough

from .evenings_of_talk import Eyes
from .guest import NAMES, Guest

LONG = "Do hosch dir aber ebbes eibrockt!"
DEALS = 8
PRESSES = 6000
LONG_AFTER = 300  # tenths of a second: the last deal is counted, and its sheet is read


def talkative(speed: str, **settings: bool) -> Guest:
    """At a table where an evening has begun."""
    guest = Guest(speed=speed, trick_stays=0.5, dealing=0.0, chosen=settings)
    guest.house.tonight.dice = "evening"
    seating, house = guest.table.evening.seating, guest.house
    memories = Memories(seating.portraits, house.player, house.keeper, house.current)
    guest.table.evening.company = Company(party_at(guest.game, 0), seating, house.player, house.tonight, memories)
    guest.running.talk = guest.table.evening.company
    return guest


def cuts(guest: Guest) -> None:
    """Whoever sits before the dealer cuts before the next deal."""
    if guest.scene is not guest.table:
        guest.key(pygame.K_RETURN)
        guest.wait(2.0)


def talk(guest: Guest) -> list[tuple[int, str]]:
    """What is said besides, wherever it is seen now."""
    if isinstance(guest.scene, Overlay):
        assert guest.scene.page is not None
        there = [each.widget for each in guest.scene.page.placed() if isinstance(each.widget, Leaning)]
        return [(NAMES.index(each.told.split(":")[0]), each.words) for each in there]
    state = guest.table.state
    return [] if state is None else [(each.seat, each.words) for each in state.said.bubbles if each.besides]


def plays(guest: Guest) -> None:
    """Any card, as soon as it may be played."""
    session = guest.table.session
    if guest.scene is not guest.table or session is None or session.state.shown.busy(guest.now):
        return
    if next_to_act(guest.deal) == 0 and guest.game.playing:
        guest.game.offer(0, card_actions(guest.deal)[0] if not guest.deal.waiting else PASS)
        session.running.take_news()


@thorough
@pytest.mark.parametrize("speed", ("normal", *(speed for speed in theme.SPEEDS if speed != "normal")))
def test_whatever_is_said_stands_there_until_it_can_be_read(speed: str) -> None:
    guest, eyes = talkative(speed), Eyes()
    for _ in range(PRESSES):
        if len(guest.game.past) == DEALS:
            break
        plays(guest)
        guest.key(pygame.K_SPACE)
        eyes.look(talk(guest), guest.now)
    for _ in range(LONG_AFTER):
        guest.wait(0.1)
        eyes.look(talk(guest), guest.now)
    eyes.look([], guest.now)
    assert len(guest.game.past) == DEALS and len(eyes.stood) > 3
    assert [words for words in eyes.too_short() if eyes.stood[words] < reads_for(words) - 0.2] == []


def test_a_sheet_that_is_pressed_away_leaves_what_was_said_at_the_table() -> None:
    guest = talkative("none")
    guest.game.give_up_deal()
    guest.table.evening.company.sheet_talk = SheetTalk((Remark(1, LONG),))
    guest.table.tell_result()
    guest.turn()
    assert talk(guest) == [(1, LONG)]
    guest.wait(1.0)
    guest.key(pygame.K_RETURN)
    cuts(guest)
    assert (1, LONG) not in talk(guest) and guest.state.said.talking() == (1,), "it calls how it opens"
    guest.wait(theme.BUBBLE + 0.1)
    assert (1, LONG) in talk(guest)
    guest.wait(reads_for(LONG) + 0.2)
    assert (1, LONG) not in talk(guest)


def test_a_sheet_that_was_read_says_nothing_once_more() -> None:
    guest = talkative("none")
    guest.game.give_up_deal()
    guest.table.evening.company.sheet_talk = SheetTalk((Remark(1, LONG),))
    guest.table.tell_result()
    guest.wait(reads_for(LONG) + 0.2)
    guest.key(pygame.K_RETURN)
    cuts(guest)
    assert (1, LONG) not in talk(guest)


def test_what_is_said_last_at_the_table_goes_on_beside_the_sheet_and_not_below_it() -> None:
    guest = talkative("none")
    guest.state.said.remark(Remark(2, LONG), guest.now)
    assert talk(guest) == [(2, LONG)]
    guest.game.give_up_deal()
    guest.running.conductor.end_deal()
    guest.running.take_news()
    guest.wait(0.5)
    assert isinstance(guest.scene, Overlay) and (2, LONG) in talk(guest)
    assert not any(each.besides for each in guest.state.said.bubbles)


def test_without_talk_nobody_leans_over() -> None:
    guest = talkative("none", talk=False)
    guest.game.give_up_deal()
    guest.table.evening.company.sheet_talk = SheetTalk((Remark(1, LONG),))
    guest.table.tell_result()
    guest.turn()
    assert talk(guest) == []


# -- one after the other ---------------------------------------------------------------------------------------------


def test_a_call_goes_first_and_what_it_has_cut_short_is_said_after_it() -> None:
    heard: list[str] = []
    said = Sayings(lambda words, seat: heard.append(words))
    said.remark(Remark(1, LONG), 10.0)
    said.hang(Bubble("Zwanzig!", 1, 11.0 + theme.BUBBLE, announced=True))
    assert [each.words for each in said.bubbles] == ["Zwanzig!"] and said.talking() == (1,)
    said.forget(11.0 + theme.BUBBLE)
    assert [each.words for each in said.bubbles] == [LONG]
    said.forget(11.0 + theme.BUBBLE + reads_for(LONG))
    assert said.bubbles == [] and heard == [LONG], "it is said aloud once"


def test_a_second_remark_waits_for_the_first() -> None:
    said = Sayings(lambda words, seat: None)
    said.remark(Remark(1, LONG), 0.0)
    said.remark(Remark(1, "Geht doch."), 0.5)
    assert [each.words for each in said.bubbles] == [LONG]
    said.forget(reads_for(LONG))
    assert [each.words for each in said.bubbles] == ["Geht doch."]


def test_the_longer_the_words_the_longer_they_are_read() -> None:
    assert 1.5 < reads_for("Mhm.") < 2.5 < reads_for(LONG) < 4.5
