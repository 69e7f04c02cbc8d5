"""Acts: each deed has its own way over the table, in the order and in the time in which hands would do it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise

import pytest

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.events import (
    Accused,
    AusCalled,
    Declared,
    Drawn,
    Event,
    HandShown,
    Opened,
    Played,
    Swapped,
    TrickTaken,
    Turned,
)
from gaigel_desktop.rules.views import redact, view
from gaigel_desktop.table.board import chalk_marks
from gaigel_desktop.table.board.card_places import indicator_place, reserved_place, trick_place
from gaigel_desktop.table.board.chrome import chrome
from gaigel_desktop.table.board.cues import Cue
from gaigel_desktop.table.board.item_boxes import lying_box, talon_boxes
from gaigel_desktop.table.board.layout import HAND, INDICATOR, RESERVED, TRICK
from gaigel_desktop.table.board.layout import Table as Laid
from gaigel_desktop.table.board.piles import Meld, WonPiles
from gaigel_desktop.table.board.reminders import REMINDER
from gaigel_desktop.table.board.spread_places import count_places
from gaigel_desktop.table.motion.dealing import TURNED, order_of
from gaigel_desktop.table.motion.held_up import PASSING
from gaigel_desktop.table.motion.playback import Playback
from gaigel_desktop.table.motion.sprite import UNDER, Sprite
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.table.motion.tempo import Tempo
from gaigel_desktop.table.slate.strokes import Slate
from gaigel_desktop.window import theme
from tests.rules.table import Table
from tests.scenario import endgame, lay
from tests.scenes.table.freely import Freely, go_to, hurry

from .guest import PORTRAITS

ME = 0
FINE = 1 / 240
NORMAL = Tempo()


class Watching:
    """A stage on which a scenario is told; its clock is turned by the test."""

    def __init__(self, table: Table, tempo: Tempo = NORMAL) -> None:
        self.table, self.now = table, 0.0
        self.heard: list[tuple[float, Cue]] = []
        won = WonPiles(table.deal)
        for event in table.told:
            won.follow(event, 0)
        laid = Laid(1280, 720, ME)
        self.stage = Stage(view(table.deal, ME), laid, won=won)
        self.stage.tempo = tempo
        self.shown = Playback(self.stage, Freely())
        self.told = len(table.told)

    def begins(self, kind: type[Event]) -> Watching:
        """What was told before the last event of that kind is seen to its end; that event begins now."""
        at = max(at for at, event in enumerate(self.table.told) if isinstance(event, kind))
        self._push(at).rests()
        return self._push(at + 1)

    def all(self) -> Watching:
        """Everything that has been told is seen to its end."""
        return self._push(len(self.table.told)).rests()

    def _push(self, end: int) -> Watching:
        self.shown.push([redact(event, ME) for event in self.table.told[self.told : end]])
        self.told = end
        self.go(0.0)
        return self

    def rests(self) -> Watching:
        """Until nothing moves."""
        for _ in self.frames():
            pass
        return self

    def go(self, seconds: float) -> None:
        self.now += seconds
        self.heard += [(self.now, cue) for cue in go_to(self.shown, self.now)]

    def frames(self) -> Iterator[float]:
        """Frame by frame until nothing moves."""
        while self.shown.busy(self.now) or self.stage.rests_until(self.now) <= self.now:
            self.go(FINE)
            yield self.now

    def lies(self, zone: tuple[str, int], card: str = "") -> Sprite:
        found = [one for one in self.stage.sprites if one.zone == zone and (not card or one.face == FACE_OF[card])]
        return found[0]


def set_out_apart(stage: Stage) -> None:
    """No two cards set out on the same frame."""
    starts = [(one, leg.began) for one in stage.sprites for leg in one.legs if leg.began < math.inf and leg.seconds]
    for (one, began), (other, later) in combinations(starts, 2):
        assert one is other or abs(began - later) > 0.9 * theme.FRAME, (one.zone, other.zone, began, later)


# -- dealing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "knocked", "packets"),
    [
        ("leinfelden", False, [3, 3, 3, 3, 1, 2, 2, 2, 2]),
        ("leinfelden", True, [5, 5, 5, 5, 1]),
        ("uspcc-1907", False, [2, 2, 2, 2, 3, 3, 3, 3, 1]),
    ],
)
def test_cards_are_dealt_in_the_packets_of_the_table(preset: str, knocked: bool, packets: list[int]) -> None:
    seen = lay(preset).deal
    order = order_of(seen, knocked)
    assert [packet.cards for packet in order] == packets
    assert [packet.seat for packet in order if packet.seat != TURNED][:4] == [0, 1, 2, 3]


def test_after_a_knock_the_packets_may_stay_as_they_are_P() -> None:
    order = order_of(lay("leinfelden", knock_deal="packets").deal, knocked=True)
    assert [packet.cards for packet in order] == [3, 3, 3, 3, 1, 2, 2, 2, 2]


def test_four_hands_are_dealt_in_less_than_two_and_a_half_seconds_one_card_after_the_other() -> None:
    watching = Watching(lay("leinfelden"))
    watching.stage.deal(0.0)
    set_out_apart(watching.stage)
    trump = watching.lies((INDICATOR, 0))
    assert trump.rests_at <= watching.stage.talon.rests_at, "the talon is put over the trump card"
    later = [one for one in watching.stage.sprites if one.began > watching.stage.talon.began]
    assert len(later) == 8 and all(one.zone[0] == HAND for one in later), "then the rest"
    last = list(watching.frames())[-1]
    assert 1.0 < last < 2.5


# -- a trick -------------------------------------------------------------------------------------------------------


def test_a_card_is_played_in_a_quarter_of_a_second_through_the_air() -> None:
    watching = Watching(lay("leinfelden", vorhand="EA EX").opens("elfen", "EA").plays(". . ."))
    watching.table.plays("EX")
    watching.begins(Played)
    played = watching.lies((TRICK, 0))
    heights = [played.pose.height for _ in watching.frames() if played.legs]
    assert max(heights) > 0.5 and played.pose.height == 0
    assert played.place == trick_place(watching.stage.seen, watching.stage.table, 0)
    assert len(heights) * FINE == pytest.approx(0.25, abs=0.03)


def test_face_down_cards_slide_in_and_are_turned_one_after_the_other_with_the_light_changing() -> None:
    table = lay("leinfelden", vorhand="EX")
    watching = Watching(table)
    table.opens("dive", "EX").plays(". . .")
    watching.begins(Turned)
    turning = [watching.lies((TRICK, seat)) for seat in range(4)]
    assert [round(one.began - turning[0].began, 2) for one in turning] == [0.0, 0.15, 0.3, 0.45]
    flats, lights = [], []
    for _ in watching.frames():
        flats.append(turning[1].pose.flat)
        lights.append(turning[1].pose.light)
    assert min(flats) < 0.1 and flats[-1] == 1.0
    assert min(lights) < -0.2 < 0.2 < max(lights) and lights[-1] == 0
    assert all(one.place.face_up for one in turning)


WHOLE: list[tuple[dict[str, str], Callable[[Table], Table], type[Event], int]] = [
    ({"vorhand": "EA"}, lambda table: table.opens("elfen", "EA").rest_discard(), Played, 0),
    ({"vorhand": "E7", "third": "EA"}, lambda table: table.opens("dive", "E7").plays(". EA ."), Turned, 2),
    (
        {"vorhand": "EA BX", "fourth": "SA"},
        lambda table: table.opens("elfen", "EA").rest_discard().plays("BX . . SA"),
        Played,
        3,
    ),
]


@pytest.mark.parametrize(("hands", "tell", "last", "winner"), WHOLE)
def test_while_a_trick_lies_there_its_best_card_is_lifted_and_the_golden_frame_is_the_winners(
    hands: dict[str, str], tell: Callable[[Table], Table], last: type[Event], winner: int
) -> None:
    table = lay("leinfelden", **hands)
    watching = Watching(table)
    tell(table)
    watching.begins(last)
    set_out_apart(watching.stage)
    watching.rests()
    lies = [one for one in watching.stage.sprites if one.zone[0] == TRICK]
    low = [trick_place(watching.stage.seen, watching.stage.table, one.zone[1]) for one in lies]
    lifted = [one.zone[1] for one, place in zip(lies, low, strict=True) if one.place.y < place.y and one.pose.height]
    assert lifted == [winner] and len(lies) == 4
    assert lit(watching.stage) == winner
    poses = [one.pose for one in lies]
    watching.stage.lay_out(watching.stage.table)
    assert [one.pose for one in lies] == poses, "whoever comes back finds it so"


def lit(stage: Stage) -> int:
    """The seat whose portrait has the golden frame."""
    seating = Seating(ME, ("",) * 4, PORTRAITS[:4])
    return chrome(stage.seen, stage.table, seating, Slate((), ()), looks={}).turn


def test_the_best_card_is_lifted_only_when_the_last_one_lies() -> None:
    watching = Watching(lay("leinfelden", vorhand="EA"))
    watching.table.opens("elfen", "EA").rest_discard()
    watching.begins(Played)
    best, last = watching.lies((TRICK, 0)), watching.lies((TRICK, 3))
    assert last.legs and best.began >= last.rests_at
    assert lit(watching.stage) == 0


def test_the_winners_card_is_lifted_before_the_trick_is_gathered_under_it() -> None:
    watching = Watching(lay("leinfelden", vorhand="EA"))
    watching.table.opens("elfen", "EA").rest_discard()
    watching.begins(TrickTaken)
    trick = [one for one in watching.stage.sprites if one.zone[0] == TRICK]
    best = next(one for one in trick if one.zone == (TRICK, 0))
    others = [one for one in trick if one is not best]
    assert best.legs[0].ends < min(one.began for one in others)
    set_out_apart(watching.stage)
    assert watching.stage.piles() == (0, 0), "the pile is there when the trick has come to it"
    watching.go(theme.LIFT + theme.LIFT_STAYS + theme.SQUARE)
    assert watching.stage.over_the_talon()[-1] is best
    watching.rests()
    assert watching.stage.piles() == (1, 0) and not [one for one in watching.stage.sprites if one.zone[0] == TRICK]


def test_everybody_draws_one_after_the_other_the_winner_first_and_overlapping() -> None:
    watching = Watching(lay("leinfelden", vorhand="E7", second="EX").opens("dive", "E7").plays("EX"))
    watching.table.rest_discard().trick_goes_to(1)
    watching.begins(Drawn)
    moved = (one for one in watching.stage.sprites if one.legs and one.zone[0] == HAND)
    drawn = sorted(moved, key=lambda one: one.began)
    new = [one for one in drawn if one.legs[-1].ends - one.began == pytest.approx(theme.DRAW)]
    assert [one.zone[1] for one in new] == [1, 2, 3, 0]
    apart = [later.began - before.began for before, later in pairwise(new)]
    assert all(0 < gap < theme.DRAW == 0.2 for gap in apart), "the next one sets out before this one has landed"
    set_out_apart(watching.stage)


def test_who_skips_a_motion_hears_what_is_said_and_none_of_the_sounds_that_were_to_come() -> None:
    table = lay("leinfelden", trump="S7", vorhand="EA HK HO").opens("elfen", "EA").rest_discard()
    watching = Watching(table)
    table.does(0, "declare", "H").plays("HK . . .")
    watching.shown.push([redact(event, ME) for event in table.told[watching.told :]])
    watching.heard += [(watching.now, cue) for cue in hurry(watching.shown, watching.now)]
    assert [cue.sound for _, cue in watching.heard if cue.sound] == []
    assert [cue.words for _, cue in watching.heard if cue.words] == ["call_20"]
    watching.rests()
    assert not [cue for _, cue in watching.heard if cue.sound], "and none later"


# -- under the talon -----------------------------------------------------------------------------------------------


def diss(owner: str = "vorhand") -> Table:
    """A side has a trick, and the owner a Seven of trumps."""
    hands = {"vorhand": "EA EX", owner: "EA S7" if owner == "vorhand" else "S7"}
    return lay("leinfelden", trump="SA", **hands).opens("elfen", "EA").rest_discard()


def test_the_exchange_has_three_beats() -> None:
    watching = Watching(lay("leinfelden", trump="SA", vorhand="EA S7").opens("elfen", "EA").rest_discard())
    watching.table.does(0, "swap")
    watching.begins(Swapped)
    seven, trump = watching.lies((INDICATOR, 0), "S7"), watching.lies((HAND, 0), "SA")
    laid, pushed = seven.legs[0], seven.legs[1]
    out, held, home = trump.legs
    assert laid.ends <= pushed.began and pushed.ends <= out.began and out.ends <= held.began and held.ends <= home.began
    assert pushed.level == UNDER and out.level == UNDER and held.high > 0
    set_out_apart(watching.stage)
    watching.rests()
    assert seven.place == indicator_place(watching.stage.table)


def test_a_card_exchanged_behind_backs_comes_out_of_that_hand() -> None:
    table = lay("leinfelden", trump="SA", vorhand="EA", third="S7").opens("elfen", "EA").rest_discard().plays(". .")
    watching = Watching(table)
    before = [one for one in watching.stage.sprites if one.zone == (HAND, 2)]
    table.does(2, "swap")
    watching.begins(Swapped)
    seven = watching.lies((INDICATOR, 0), "S7")
    assert seven in before and watching.lies((HAND, 2), "SA").began > seven.began


def test_a_reserved_seven_lies_beside_the_trump_card_and_goes_back_to_the_partner() -> None:
    table = lay("leinfelden", trump="SA", vorhand="EA S7", third="S7").opens("elfen", "EA").rest_discard()
    watching = Watching(table)
    table.does(0, "reserve").plays(". .")
    watching.all()
    reserved = watching.lies((RESERVED, 0))
    assert reserved.place == reserved_place(watching.stage.table)
    table.does(2, "swap")
    watching.begins(Swapped)
    assert reserved.zone == (HAND, 0)
    assert reserved.rests_at <= watching.lies((INDICATOR, 0)).began
    set_out_apart(watching.stage)


# -- what is shown -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 2])
def test_a_pair_is_fanned_out_and_glows_until_the_game_goes_on(seat: int) -> None:
    hands = {"vorhand": "EA HK HO"} if seat == 0 else {"vorhand": "EA", "third": "HK HO"}
    table = lay("leinfelden", trump="S7", **hands).opens("elfen", "EA").rest_discard()
    watching = Watching(table)
    table.does(seat, "declare", "H")
    watching.begins(Declared)
    pair = [watching.lies((HAND, seat), card) for card in ("HK", "HO")]
    homes = [one.target for one in pair]
    set_out_apart(watching.stage)
    watching.go(theme.FAN + theme.SHOW / 2)
    assert all(one.place.face_up and one.pose.glow == 1 and one.pose.height > 0 for one in pair)
    assert [cue.words for _, cue in watching.heard if cue.words][-1] == "call_20"
    watching.rests()
    assert all(one.place.face_up and one.pose.glow == 1 for one in pair)
    watching.stage.put_pair_back(watching.now)
    watching.rests()
    assert [one.place for one in pair] == homes and all(one.pose.glow == 0 for one in pair)


def declared(second: str) -> Watching:
    """Hearts were declared after a trick to which the second player gave this card, and nobody else a heart."""
    return _to_declare(second).all()


def _to_declare(second: str) -> Watching:
    hands = {"vorhand": "EA HK HO", "second": second, "third": "B7", "fourth": "BU"}
    watching = Watching(lay("leinfelden", trump="S7", **hands))
    watching.table.opens("elfen", "EA").plays(f"{second} B7 BU").does(0, "declare", "H")
    return watching


def test_a_card_of_the_declared_suit_is_turned_up_in_the_pile() -> None:
    watching = declared("HX")
    (turned,) = [one for one in watching.stage.sprites if one.zone[0] == REMINDER]
    assert turned.face == FACE_OF["HX"] and turned.place.face_up and not watching.stage.marks


def test_chalk_stands_in_where_the_pile_has_no_card_of_the_suit_until_it_has_one() -> None:
    watching = declared("E7")
    assert [mark.kind for mark in watching.stage.chalk(watching.now)] == [chalk_marks.SUIT]
    assert not [one for one in watching.stage.sprites if one.zone[0] == REMINDER]
    watching.table.trick("HK")
    watching.all()
    assert not watching.stage.chalk(watching.now)
    assert watching.lies((REMINDER, 0)).face == FACE_OF["HK"]


def test_chalk_stands_there_at_once_when_somebody_presses() -> None:
    watching = _to_declare("E7").begins(Declared)
    assert not watching.stage.chalk(watching.now)
    hurry(watching.shown, watching.now)
    (mark,) = watching.stage.chalk(watching.now)
    assert (mark.kind, mark.done(watching.now)) == (chalk_marks.SUIT, 1.0)
    assert watching.stage.wakes_at(watching.now) == math.inf, "nothing is left to be seen later"


def test_in_1907_what_is_declared_is_chalked_at_once() -> None:
    table = lay("uspcc-1907", trump="S7", vorhand="EA HK HO").trick("EA")
    watching = Watching(table)
    table.does(0, "declare", "H")
    watching.begins(Declared)
    fanned = watching.lies((HAND, 0), "HK")
    (written,) = [mark for mark in watching.stage.chalk(watching.now) if mark.kind == chalk_marks.WORDS]
    assert (written.words, written.suit) == ("20", 2) and written.began <= watching.now < fanned.rests_at
    watching.rests()
    assert [mark.words for mark in watching.stage.chalk(watching.now)] == ["20"], "and it stays"


def test_a_shown_hand_lies_open_until_somebody_has_seen_enough() -> None:
    table = lay("leinfelden", trump="S7", second="SA SX SK SO SU", vorhand="EA").opens("elfen", "EA").discards()
    watching = Watching(table)
    table.does(0, "proof", 1)
    watching.begins(HandShown)
    watching.go(60.0)
    hand = [one for one in watching.stage.sprites if one.zone == (HAND, 1)]
    assert all(one.place.face_up for one in hand) and watching.shown.busy(watching.now)
    assert watching.stage.rests_until(watching.now) == math.inf, "nothing is drawn meanwhile"
    hurry(watching.shown, watching.now)
    watching.rests()
    assert not any(one.place.face_up for one in hand) and not watching.shown.busy(watching.now)


# -- counting ------------------------------------------------------------------------------------------------------


def trumped(preset: str) -> Table:
    """Vorhand, with all the high trumps, takes tricks until the side has 101."""
    table = endgame(preset, trump="S7", vorhand="SA SA SX SX SK")
    for code in ("SA", "SA", "SX", "SX", "SK"):
        if table.deal.points[0] < 101:
            table.trick(code)
    return table


def counted(watching: Watching) -> list[tuple[float, int]]:
    """The sums that are chalked, and when."""
    return [
        (mark.began, int(mark.words)) for mark in watching.stage.marks if mark.kind == chalk_marks.WORDS and mark.words
    ]


def test_a_right_aus_is_counted_card_by_card_up_to_101() -> None:
    watching = Watching(trumped("leinfelden"))
    watching.table.does(0, "aus")
    watching.begins(AusCalled)
    moments, sums = zip(*counted(watching), strict=True)
    assert sums[-1] >= 101 > sums[-2] and list(sums) == sorted(sums)
    assert all(later - before >= 0.9 * theme.FRAME for before, later in pairwise(moments))
    laid = [one for one in watching.stage.sprites if one.zone[0] == PASSING]
    assert len(laid) == len(sums) and {mark.kind for mark in watching.stage.marks} >= {
        chalk_marks.RING,
        chalk_marks.KNOCK,
    }
    set_out_apart(watching.stage)
    watching.rests()
    assert not watching.stage.marks and not [one for one in watching.stage.sprites if one.zone[0] == PASSING]


def test_a_wrong_aus_stops_short_of_it() -> None:
    watching = Watching(lay("leinfelden", vorhand="EA").opens("elfen", "EA").rest_discard())
    points = watching.table.deal.points[0]
    watching.table.does(0, "aus")
    watching.begins(AusCalled)
    assert counted(watching)[-1][1] == points < 101
    kinds = {mark.kind for mark in watching.stage.marks}
    assert chalk_marks.STRIKE in kinds and chalk_marks.RING not in kinds


def test_the_tricks_of_an_accused_side_are_counted() -> None:
    watching = Watching(trumped("leinfelden"))
    watching.table.does(1, "accuse", 0)
    watching.begins(Accused)
    assert counted(watching)[-1][1] >= 101


@pytest.mark.parametrize(("preset", "first"), [("uspcc-1907", True), ("leinfelden", False)])
def test_declarations_are_counted_last_or_first_as_in_1907(preset: str, first: bool) -> None:
    watching = Watching(trumped(preset))
    watching.stage.won.melds[0].append(Meld(2, 20))
    watching.table.does(0, "aus")
    watching.begins(AusCalled)
    sums = [total for _, total in counted(watching)]
    assert (sums[0] == 20) == first
    assert bool([cue for _, cue in watching.heard if cue.words]) != first, "in 1907 going out is a knock, and no word"


@pytest.mark.parametrize("design", [(1280.0, 720.0), (1920.0, 720.0), (1280.0, 1600.0)])
def test_the_cards_of_a_count_leave_the_talon_in_sight_as_long_as_one_lies_there(design: tuple[float, float]) -> None:
    deal, table = lay("leinfelden", vorhand="EA").deal, Laid(*design, 0)
    talon = talon_boxes(table)
    for size in range(1, 25):
        places = count_places(table, deal, size)
        assert len(set(places)) == len(places) == size
        assert not any(lying_box(place).overlaps(box) for place in places for box in talon), size


def test_a_click_ends_the_count() -> None:
    watching = Watching(trumped("leinfelden"))
    watching.table.does(0, "aus")
    watching.begins(AusCalled)
    watching.go(1.0)
    hurry(watching.shown, watching.now)
    assert not watching.shown.busy(watching.now) and not watching.stage.marks


# -- less motion, or none ------------------------------------------------------------------------------------------


def test_with_reduced_motion_a_card_fades_in_where_it_goes_to_and_never_moves() -> None:
    watching = Watching(lay("leinfelden", vorhand="EA EX").opens("elfen", "EA").plays(". . ."), Tempo(gentle=True))
    watching.table.plays("EX")
    watching.begins(Played)
    played = watching.lies((TRICK, 0))
    poses = [played.pose for _ in watching.frames()]
    assert {pose.place for pose in poses} == {played.target}
    fading = [pose.seen for pose in poses if pose.seen < 1]
    assert fading == sorted(fading) and len(fading) * FINE == pytest.approx(theme.FADE, abs=2 * FINE)
    assert all(pose.height == 0 and pose.flat == 1 for pose in poses)


def test_without_motion_everything_lies_there_at_once_and_nothing_is_waited_for() -> None:
    table = lay("leinfelden", trump="SA", vorhand="EA S7 HK HO")
    watching = Watching(table, Tempo(0.0))
    watching.stage.deal(0.0)
    table.opens("elfen", "EA").rest_discard().does(0, "declare", "H").does(0, "swap").does(0, "aus")
    watching.shown.push([redact(event, ME) for event in table.told])
    watching.go(0.0)
    assert not watching.shown.busy(watching.now)
    assert watching.lies((HAND, 0), "HK").place.face_up


def test_words_of_a_skipped_act_are_still_said_but_nothing_is_heard() -> None:
    table = lay("leinfelden", vorhand="EA")
    watching = Watching(table)
    table.opens("elfen", "EA")
    watching.begins(Opened)
    heard = hurry(watching.shown, watching.now)
    assert [(cue.sound, cue.words) for cue in heard] == [("", "call_elfen")]
