"""What is heard is heard when it is seen, at every speed, and what is seen is heard: whole deals are watched as an eye
would, and listened to; then what is said and knocked, at the table itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import NamedTuple

import pygame
import pytest

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.rules import events
from gaigel_desktop.rules.actions import ACCUSE, AUS, DECLARE, Action
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.table.board import chalk_marks
from gaigel_desktop.table.board.cues import Cue
from gaigel_desktop.table.motion.card_sounds import WIDEST
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.sound import Sounds
from tests.rules.table import Table
from tests.scenario import lay
from tests.scenes.reviews import played_deal
from tests.tiers import first_of, one_in, thorough

from .guest import Guest
from .laid import others, sits
from .test_claims import QUESTION_IT, asked
from .watched import DEALS, EYE_AND_EAR, FINE, LANDING, LEAVING, SPEEDS, Heard, Watched, agrees, unlike, watched

MOVING = [speed for speed in SPEEDS if speed != "none"]


# -- cards on their way ------------------------------------------------------------------------------------------------


@first_of(1, "speed", ("normal", *(speed for speed in MOVING if speed != "normal")))
@first_of(1, "preset", DEALS)
def test_of_cards_all_that_is_heard_is_seen_and_all_that_is_seen_is_heard_once(preset: str, speed: str) -> None:
    deal = watched(preset, speed)
    assert {one.cue.sound for one in deal.heard} >= {"packet_landed", "trick_squared", "trick_set_down", "card_slide"}
    assert unlike(deal) == ([], [])


@thorough
def test_it_would_be_noticed_if_a_sound_were_missing_twice_late_or_on_the_wrong_side() -> None:
    """Of every kind that is heard in these deals."""
    for heard in (one for preset in DEALS for one in first_of_each(watched(preset, "normal").heard)):
        late = heard._replace(at=heard.at + 3 * EYE_AND_EAR)
        aside = heard._replace(cue=heard.cue._replace(pan=heard.cue.pan - 0.2))
        for instead in ([], [heard, heard], [late], [aside]):
            assert unlike(with_instead(heard, instead)) != ([], []), (heard, instead)


def first_of_each(heard: list[Heard]) -> list[Heard]:
    of_cards = [one for one in heard if one.cue.sound in LEAVING | LANDING]
    return list({one.cue.sound: one for one in reversed(of_cards)}.values())


def with_instead(heard: Heard, instead: list[Heard]) -> Watched:
    """The deal in which something was not heard as it was."""
    deal = next(deal for deal in (watched(preset, "normal") for preset in DEALS) if heard in deal.heard)
    other = Watched.__new__(Watched)
    other.scenes, other.heard = deal.scenes, [one for one in deal.heard if one is not heard] + instead
    return other


@pytest.mark.parametrize("preset", DEALS)
def test_without_motion_the_end_of_each_way_is_heard_once(preset: str) -> None:
    deal = watched(preset, "none")
    of_cards = [one for one in deal.heard if one.cue.sound in LEAVING | LANDING]
    assert [one for one in of_cards if not any(agrees(one, seen) for seen in deal.seen)] == []
    heard, happened = Counter(one.cue.sound for one in of_cards), Counter(type(event) for event in deal.events)
    shown = happened[events.Swapped] + happened[events.Declared]
    assert heard["card_snap"] == happened[events.Opened] + happened[events.Played]
    assert heard["trick_set_down"] == happened[events.TrickTaken] > 0
    assert heard["card_laid_down"] == happened[events.LaidFaceDown]
    assert heard["card_slide"] == happened[events.Drawn] * deal.stage.seen.players + shown
    assert set(heard) <= {"card_snap", "card_laid_down", "card_dropped", "trick_set_down", "card_slide", "card_tucked"}


def test_the_ear_knows_left_from_right() -> None:
    """Two at the sides, the player and the partner in the middle."""
    snaps = [one.cue.pan for one in watched("leinfelden", "normal").heard if one.cue.sound == "card_snap"]
    assert min(snaps) < -0.04 and max(snaps) > 0.04 and any(abs(pan) < 0.02 for pan in snaps)
    assert all(abs(pan) <= WIDEST for pan in snaps)


def skipped(preset: str, speed: str, dice: Random) -> Iterator[list[Cue]]:
    """What is heard right after each of many presses that end a motion, and long after it."""
    deal = Watched(played_deal(PRESETS[preset], DEALS[preset]), speed)
    deal.stage.deal(0.0, by_others=True)
    for event in deal.events:
        deal.shown.push([event])
        for _ in range(dice.randrange(round(120 * SPEEDS[speed]))):
            deal.go()
        list(deal.shown.finish(deal.now))
        yield deal.shown.move(deal.now)
        yield deal.shown.move(deal.now + 5.0)


@thorough
@pytest.mark.parametrize("speed", ("normal", *(speed for speed in MOVING if speed != "normal")))
@pytest.mark.parametrize("preset", DEALS)
def test_of_a_motion_that_is_skipped_nothing_more_is_heard(preset: str, speed: str) -> None:
    for cues in skipped(preset, speed, Random(f"{preset} {speed}")):
        assert [cue.sound for cue in cues if cue.sound] == []


# -- chalk -------------------------------------------------------------------------------------------------------------


@first_of(1, "speed", ("normal", *(speed for speed in MOVING if speed != "normal")))
@pytest.mark.parametrize("preset", DEALS)
def test_chalk_is_heard_from_the_first_moment_of_a_stroke_and_while_it_is_drawn(preset: str, speed: str) -> None:
    deal = watched(preset, speed)
    strokes = [one.at for one in deal.heard if one.cue.sound == "chalk_stroke"]
    assert deal.drawn
    for began, _ in deal.drawn:
        assert any(abs(at - began) <= EYE_AND_EAR for at in strokes)
    assert all(any(began - EYE_AND_EAR <= at <= ends for began, ends in deal.drawn) for at in strokes)


# -- what is said and knocked ------------------------------------------------------------------------------------------


class Told(NamedTuple):
    """What came to the eye or to the ear, and when."""

    what: str
    at: float


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """Every sound, as it is wanted; nothing is painted, but looked at closely."""
    told: list[Told] = []
    monkeypatch.setattr(Guest, "draws", False)
    monkeypatch.setattr(Guest, "frame", FINE)
    monkeypatch.setattr(Sounds, "play", lambda self, kind, now, **how: told.append(Told(kind, now)))
    return told


def seen_by(guest: Guest, seconds: float) -> list[Told]:
    """What comes up on the table: words, and a fist; each with its first moment."""
    first: dict[str, float] = {}
    end = guest.now + seconds
    while guest.now < end:
        for what in (*guest.said(), *(mark.kind for mark in guest.state.stage.chalk(guest.now))):
            first.setdefault(what, guest.now)
        if guest.scene is not guest.table:
            break  # a sheet lies over it
        guest.wake()
    return [Told(what, at) for what, at in first.items()]


def chosen_for(speed: str) -> dict[str, SettingValue]:
    return {"speed": "normal", "reduced_motion": True} if speed == "gentle" else {"speed": speed}


def after_a_trick(table: Table) -> None:
    table.opens("elfen", "EA").rest_discard()


def says(deed: Action, speed: str, heard: list[Told]) -> Guest:
    """The player, who has just gathered the first trick, says this."""
    guest = sits(lay("leinfelden", "S7", vorhand="EA HK HO"), after_a_trick, chosen=chosen_for(speed))
    guest.wait(4.0)
    heard.clear()
    guest.state.chair.do(deed)
    guest.running.take_news()
    return guest


def questions(speed: str, heard: list[Told]) -> Guest:
    """Somebody has called Aus, and the player does not believe it."""
    guest = asked(**chosen_for(speed))
    heard.clear()
    guest.handle(pygame.Event(pygame.KEYDOWN, key=QUESTION_IT, mod=0, unicode=""))
    return guest


Situation = tuple[Callable[[str, list[Told]], Guest], str, str, bool]

SAID: dict[str, Situation] = {  # what is heard, with which words, and whether a fist lies on the table
    "pair": (partial(says, DECLARE + 2), "pair_bell", "Zwanzig!", False),
    "aus": (partial(says, AUS), "knuckles_on_table", "Aus!", True),
    "question": (questions, "knuckles_on_table", "Zähl vor!", True),
    "accused": (partial(says, ACCUSE + 1), "accused", "Übergaigelt!", True),
}


@one_in(4, "speed", SPEEDS)
@one_in(4, "situation", SAID)
def test_what_is_said_is_heard_as_it_is_read_and_a_fist_seen_as_it_knocks(
    heard: list[Told], situation: str, speed: str
) -> None:
    there, sound, words, knocks = SAID[situation]
    guest = there(speed, heard)
    seen = dict(seen_by(guest, 3.0))
    (at,) = (one.at for one in heard if one.what == sound)
    assert abs(seen[words] - at) <= EYE_AND_EAR
    assert (chalk_marks.KNOCK in seen) == (knocks and speed != "none")
    assert abs(seen.get(chalk_marks.KNOCK, at) - at) <= EYE_AND_EAR


@pytest.mark.parametrize("speed", MOVING)
@one_in(4, "situation, again", [("aus", theme.RAPS_APART), ("question", theme.RAPS_APART), ("accused", 0.0)])
def test_the_fist_comes_down_twice_as_one_hears_it_and_a_flat_hand_once(
    heard: list[Told], situation: str, again: float, speed: str
) -> None:
    """One file has both raps, and no speed changes that."""
    guest = SAID[situation][0](speed, heard)
    guest.turn()
    (fist,) = (mark for mark in guest.state.stage.chalk(guest.now) if mark.kind == chalk_marks.KNOCK)
    assert fist.began == guest.now and fist.drawn == again < fist.until - fist.began


@one_in(4, "speed", SPEEDS)
def test_a_knock_on_the_pack_is_heard_as_it_is_told_and_before_the_cards_fly(heard: list[Told], speed: str) -> None:
    guest = next(
        guest
        for guest in (
            Guest(others=others(3), seed=seed, dealing=0.0, chosen=chosen_for(speed)) for seed in range(1, 12)
        )
        if guest.game.record_so_far().knock
    )
    (knock,) = (one.at for one in heard[-2:] if one.what == "knock_on_deck")
    assert guest.told == say("has_knocked", {"name": "Eugen"}) and abs(guest.now - knock) <= EYE_AND_EAR
    guest.wait(3.0)
    thrown = [one.at for one in heard if one.what == "packet_thrown" and one.at >= knock]
    assert (min(thrown) - knock >= theme.SHORTEST_RING - EYE_AND_EAR) if speed != "none" else thrown == []
