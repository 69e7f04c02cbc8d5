"""Flights: how a card goes through the air, how everybody draws, and that with less motion nothing moves at all."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

import pytest

from gaigel_desktop.rules.events import (
    AusCalled,
    Declared,
    Drawn,
    Event,
    LaidFaceDown,
    Opened,
    Played,
    Reserved,
    Swapped,
    Taken,
    TrickTaken,
    Turned,
)
from gaigel_desktop.table.board import chalk_marks
from gaigel_desktop.table.board.card_places import indicator_place, talon_place, trick_place
from gaigel_desktop.table.board.layout import HAND, INDICATOR, TRICK, Place
from gaigel_desktop.table.motion.sprite import UNDER, Leg, Pose, Sprite
from gaigel_desktop.table.motion.tempo import Tempo
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from tests.rules.table import Table
from tests.scenario import lay
from tests.tiers import one_in

from .test_acts import FINE, Watching, set_out_apart, trumped

SLOW = Tempo(1.7)
LIES = 1e-9
Tell = Callable[[Table], Table]


def played(tempo: Tempo = SLOW) -> tuple[Place, list[Pose]]:
    """Where the player's card set out, and its poses until it lies in the trick."""
    watching = Watching(lay("leinfelden", vorhand="EA EX").opens("elfen", "EA").plays(". . ."), tempo)
    watching.table.plays("EX")
    watching.begins(Played)
    card = watching.lies((TRICK, 0))
    start = card.place
    return start, [card.pose for _ in watching.frames()]


def beside(start: Place, end: Place, at: Place) -> float:
    """How far a place is from the straight way."""
    dx, dy = end.x - start.x, end.y - start.y
    return ((at.x - start.x) * dy - (at.y - start.y) * dx) / math.hypot(dx, dy)


def test_a_card_flies_in_a_shallow_arc_to_one_side() -> None:
    start, poses = played()
    end = poses[-1].place
    aside = [beside(start, end, pose.place) for pose in poses]
    far = math.dist(start[:2], end[:2])
    bow = max(aside, key=abs)
    assert 0.01 * far < abs(bow) < 0.12 * far
    assert all(each * bow >= -theme.SETTLE for each in aside), "never to the other side"


def test_it_spins_a_little_on_the_way_besides_what_it_has_to_turn() -> None:
    start, poses = played()
    end = poses[-1].place
    flying = [pose.place for pose in poses if pose.height > LIES]
    shares = [(place.width - start.width) / (end.width - start.width) for place in flying]
    turns = [start.angle + (end.angle - start.angle) * share for share in shares]
    spin = [place.angle - turned for place, turned in zip(flying, turns, strict=True)]
    assert 0.5 < max(map(abs, spin)) <= theme.SPIN


def test_it_rises_and_its_shadow_grows_larger_and_softer_with_it() -> None:
    _, poses = played()
    heights = [pose.height for pose in poses]
    top = heights.index(max(heights))
    assert max(heights) > 0.9 and heights[-1] == 0
    assert heights[: top + 1] == sorted(heights[: top + 1]) and heights[top:] == sorted(heights[top:], reverse=True)


def test_it_lands_and_settles_shortly_before_it_lies() -> None:
    _, poses = played()
    end = poses[-1].place
    landed = [pose.place for pose in poses if pose.height < LIES][:-1]
    off = [math.dist(place[:2], end[:2]) for place in landed]
    assert 0.2 < max(off) <= theme.SETTLE and sum(each > 0.01 for each in off) * FINE < 0.1
    assert max(abs(place.angle - end.angle) for place in landed) > 0.1


# -- drawing -------------------------------------------------------------------------------------------------------


def drawing(watching: Watching) -> list[Sprite]:
    """The cards that come from the talon, in the order in which they set out."""
    talon = talon_place(watching.stage.table)
    drawn = [one for one in watching.stage.sprites if one.legs and one.place == talon]
    return sorted(drawn, key=lambda one: one.began)


@one_in(4, "speed", [1.7, 1.0, 0.5])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_everybody_draws_the_winner_first_a_fifth_of_a_second_each_and_overlapping(players: int, speed: float) -> None:
    watching = Watching(lay("uspcc-1907", trump="S7", players=players, vorhand="E7", second="EA"), Tempo(speed))
    watching.table.plays("E7 EA" + " ." * (players - 2))
    while watching.table.deal.waiting:
        watching.table.everybody_passes()
    watching.begins(Drawn)
    flying = drawing(watching)
    assert [one.zone[1] for one in flying] == [*range(1, players), 0]
    assert [leg.seconds for one in flying for leg in one.legs] == pytest.approx(players * [0.2 * speed])
    assert all(0 < later.began - one.began < 0.2 * speed for one, later in pairwise(flying))
    set_out_apart(watching.stage)


# -- opening and exchanging ----------------------------------------------------------------------------------------


def test_who_dives_says_so_when_the_card_has_slid_in_face_down() -> None:
    watching = Watching(lay("leinfelden", vorhand="EX"))
    watching.table.opens("dive", "EX")
    watching.begins(Opened)
    card = watching.lies((TRICK, 0))
    shown = [card.pose.place.face_up for _ in watching.frames()]
    assert not shown[-1] and shown == sorted(shown, reverse=True), "it is turned down on its way and stays so"
    assert [cue.words for _, cue in watching.heard if cue.words] == ["call_dive"]


def test_the_others_slide_their_cards_in_low_and_face_down() -> None:
    watching = Watching(lay("leinfelden", vorhand="EX").opens("dive", "EX"))
    watching.table.plays(".")
    watching.begins(LaidFaceDown)
    card = watching.lies((TRICK, 1))
    poses = [card.pose for _ in watching.frames()]
    assert not any(pose.place.face_up for pose in poses) and 0 < max(pose.height for pose in poses) < 0.5


def test_the_trump_card_taken_later_has_three_beats_too() -> None:
    table = lay("leinfelden", trump="SA", vorhand="EA S7 BA").opens("elfen", "EA").rest_discard().does(0, "reserve")
    table.trick("BA")
    watching = Watching(table)
    table.does(0, "take")
    watching.begins(Taken)
    out, held, home = watching.lies((HAND, 0), "SA").legs
    assert out.ends <= held.began and held.ends <= home.began and out.level == UNDER and held.high > 0
    seven = watching.lies((INDICATOR, 0), "S7")
    assert seven.target == indicator_place(watching.stage.table)
    set_out_apart(watching.stage)


@pytest.mark.parametrize(("suit", "call"), [("H", "call_20"), ("S", "call_40")])
def test_a_pair_is_called_by_what_it_counts(suit: str, call: str) -> None:
    table = lay("leinfelden", trump="S7", vorhand=f"EA {suit}K {suit}O").opens("elfen", "EA").rest_discard()
    watching = Watching(table)
    table.does(0, "declare", suit)
    watching.begins(Declared).rests()
    assert [cue.words for _, cue in watching.heard if cue.words][-1] == call


# -- less motion ---------------------------------------------------------------------------------------------------


def laid(**hands: str) -> Table:
    return lay("leinfelden", trump="SA", **hands)


def after_a_trick(**hands: str) -> Table:
    return laid(**hands).opens("elfen", "EA").rest_discard()


GENTLE: tuple[tuple[Table, Tell, type[Event]], ...] = (
    (laid(vorhand="EA"), lambda table: table.opens("elfen", "EA"), Opened),
    (laid(vorhand="EA"), lambda table: table.opens("elfen", "EA").rest_discard(), TrickTaken),
    (laid(vorhand="EA"), lambda table: table.opens("elfen", "EA").rest_discard(), Drawn),
    (laid(vorhand="EX"), lambda table: table.opens("dive", "EX").plays("."), LaidFaceDown),
    (laid(vorhand="EX"), lambda table: table.opens("dive", "EX").plays(". . ."), Turned),
    (after_a_trick(vorhand="EA S7"), lambda table: table.does(0, "swap"), Swapped),
    (after_a_trick(vorhand="EA S7"), lambda table: table.does(0, "reserve"), Reserved),
    (after_a_trick(vorhand="EA HK HO"), lambda table: table.does(0, "declare", "H"), Declared),
    (trumped("leinfelden"), lambda table: table.does(0, "aus"), AusCalled),
)


@one_in(4, "table, tell, kind", GENTLE, ids=[kind.__name__ for _, _, kind in GENTLE])
def test_with_reduced_motion_cards_only_fade_from_place_to_place(table: Table, tell: Tell, kind: type[Event]) -> None:
    """A card is seen where it lay or where it is going to, never between; it does not turn over and does not fly."""
    watching = Watching(table, Tempo(gentle=True))
    tell(table)
    watching.begins(kind)
    ways = {one: {one.place, *(leg.to for leg in one.legs)} for one in watching.stage.sprites}
    faint: dict[Sprite, float] = {}
    for _ in watching.frames():
        for one in watching.stage.sprites:
            assert one.pose.place in ways[one] and one.pose.flat == 1.0, one.zone
            faint[one] = faint.get(one, 0.0) + FINE * (0 < one.pose.seen < 1)
    assert any(faint.values())
    assert all(seconds <= len(ways[one]) * (theme.FADE + 2 * FINE) for one, seconds in faint.items())


# -- knocking ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_knuckles_are_seen_on_the_table_even_where_a_card_lies(seat: int) -> None:
    """A fist at the seat that calls, over a shade as large as the card of the trick that may lie there."""
    watching = Watching(trumped("leinfelden"))
    watching.table.does(seat, "aus")
    watching.begins(AusCalled)
    watching.go(theme.KNOCK / 2)
    (fist,) = (mark for mark in watching.stage.chalk(watching.now) if mark.kind == chalk_marks.KNOCK)
    place = trick_place(watching.stage.seen, watching.stage.table, seat)
    assert Box(*fist.rect).middle == (place.x, place.y)
    (shade,) = watching.stage.shades(watching.now)
    assert Box(*shade.rect).contains(Box(*fist.rect).inset(-place.width / 4, -place.width / 2))
    watching.go(theme.KNOCK)
    assert not [mark for mark in watching.stage.chalk(watching.now) if mark.kind == chalk_marks.KNOCK]


def test_a_card_that_only_moves_up_is_seen_at_once_as_it_will_lie() -> None:
    """Smoothly, as a card at rest; whoever flies, turns or grows is seen turning."""
    here = Place(100, 100, -2, 117, True)
    for rise, there, slides in (
        (0.0, Place(140, 100, 1, 117, True), True),
        (1.0, Place(140, 100, 1, 117, True), False),
        (0.0, Place(140, 100, 60, 117, True), False),
        (0.0, Place(140, 100, 1, 96, True), False),
        (0.0, Place(140, 100, 1, 117, False), False),
    ):
        sprite = Sprite(("hand", 0), 3, here)
        assert not sprite.slides
        sprite.send(Leg(0.0, 0.2, there, rise=rise))
        assert sprite.slides == slides
