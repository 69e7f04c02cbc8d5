"""The slip of paper with what holds now, the number of the talon, the mat over the own points, and the question."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.settings import Aids, Forced, SettingValue
from gaigel_desktop.controller.store.ledger import Ledger
from gaigel_desktop.controller.store.store import closing
from gaigel_desktop.controller.store.summary import aids_of
from gaigel_desktop.controller.teaching.learner import AFTER_LESSON
from gaigel_desktop.rules.deal import TALON
from gaigel_desktop.rules.views import view
from gaigel_desktop.scenes.begin import stored
from gaigel_desktop.table.board.card_places import talon_count
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.board.item_boxes import card_box, mat_box, strip_box
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.motion.card_sounds import stereo_position
from gaigel_desktop.table.paint.paint_strip import BETWEEN, NEEDED, fit_strip, parts_with_room
from gaigel_desktop.table.paint.paint_top_layer import tip_of
from gaigel_desktop.table.play import info_strip
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.text import speech
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Kit
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.spoken.aloud import Aloud
from tests.combinations import for_all
from tests.scenes.looks import in_every_language

from .guest import Guest
from .laid import others
from .test_layout import SEATS, dealt, in_every_window
from .test_stops import own_trick

HELP: dict[str, SettingValue] = {"aid_strip": True, "aid_my_points": True}


@pytest.fixture(autouse=True)
def _nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path))


def learned(guest: Guest, points: int = 40) -> Guest:
    """Whoever sits there has the lesson behind them, and so many points."""
    guest.player.learner.learn(guest.player.learner.progress.with_lesson(AFTER_LESSON))
    guest.state.stage.seen.points[:] = [points, 30]
    return guest


# -- where it lies -------------------------------------------------------------------------------------------------


@in_every_window
@for_all(seats=SEATS)
def test_the_mat_can_be_hit_and_hides_no_card(seats: int, design: tuple[float, float]) -> None:
    seen, table = view(dealt(seats), 0), Table(*design, 0)
    mat = mat_box(seen, table, 0)
    assert min(mat.width, mat.height) >= theme.TARGET and Box(0, 0, *design).contains(mat)
    assert not any(mat.overlaps(card_box(table, at, 5)) for at in range(5))


@in_every_language
def test_trumps_and_duty_have_room_in_all_languages(
    language: str, catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    kit = Kit(Screen("Gaigel", (1280, 720)), Fonts(), Pictures(), Sounds(), Aloud())
    speak(language)
    duties = [
        say(key) for key in PHRASES if key.startswith("holds_") and key.split("_")[1] in ("any", "strict", "follow")
    ]
    try:
        for seats, size in ((4, 1.0), (8, 1.0), (4, 1.25), (4, 1.5), (6, 1.5), (8, 1.5)):
            pen, room = (
                Pen(kit, size),
                strip_box(view(dealt(seats), 0), Table(1280, 720, 0, words=size)).inset(9, 3).after(24 * size),
            )
            for duty in duties:
                parts = (say("holds_trumps", {"suit": say("hearts")}), duty, "x" * 200)
                style = fit_strip(pen, parts, room)
                assert parts_with_room(pen, parts, room, style).count(BETWEEN) == NEEDED - 1, (language, seats, duty)
    finally:
        speak("en")


def test_the_slip_grows_with_the_size_of_text_and_loses_nothing() -> None:
    kit = Kit(Screen("Gaigel", (1280, 720)), Fonts(), Pictures(), Sounds(), Aloud())
    parts, sizes = ("trumps: hearts", "any card may be played", "33 cards to draw"), list[float]()
    for size in (1.0, 1.25, 1.5):
        room = strip_box(view(dealt(4), 0), Table(1280, 720, 0, words=size)).inset(9, 3).after(24 * size)
        pen = Pen(kit, size)
        style = fit_strip(pen, parts, room)
        assert parts_with_room(pen, parts, room, style).count(BETWEEN) == len(parts) - 1
        sizes.append(style.size * size)
    assert sizes[0] < sizes[1] - 1 and sizes[1] < sizes[2] + 0.1, "above it lies the line"


# -- what stands there ---------------------------------------------------------------------------------------------


def test_without_help_there_is_nothing_but_the_number_of_the_talon() -> None:
    guest = learned(own_trick())
    over = describe(guest.state).over
    assert over.strip is None and over.mat is None and over.points == () and over.tip is None
    assert describe(guest.state).rests.in_talon == talon_count(guest.state.stage.seen) > 0
    guest.key(pygame.K_b)
    assert describe(guest.state).over.points == ()


def test_the_slip_follows_what_is_shown_and_not_what_is() -> None:
    guest = own_trick(**HELP)
    before = describe(guest.state).over.strip
    guest.game.seen_by(0).rounds = 0  # as it is, ahead of the picture
    assert before is not None and describe(guest.state).over.strip == before
    guest.state.stage.seen.rounds = 0
    after = describe(guest.state).over.strip
    assert after is not None and PHRASES["holds_none_to_draw"] in after.parts


def test_whoever_points_at_the_slip_reads_all_of_it() -> None:
    guest = Guest(others=others(3), chosen=HELP)
    assert describe(guest.state).over.tip is None
    guest.mouse(pygame.MOUSEMOTION, *guest.box_of(ItemId("strip")).middle)
    guest.wait(theme.NAMED + 0.1)
    tip, slip = describe(guest.state).over.tip, describe(guest.state).over.strip
    assert (
        tip is not None
        and slip is not None
        and all(part.lower() in f"{tip.words} {tip.about}".lower() for part in slip.parts)
    )


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_the_slip_is_read_whole_or_not_at_all(size: tuple[int, int]) -> None:
    """What is asked may lie on it, and takes it away; a name lies beside it."""
    guest = Guest(others=others(3), size=size, chosen=HELP)
    slip = describe(guest.state).over.strip
    assert slip is not None
    for name in ("melden", "winken"):
        guest.mouse(pygame.MOUSEMOTION, *guest.box_of(ItemId("call", name=name)).middle)
        guest.wait(theme.NAMED + 0.1)
        over = describe(guest.state).over
        assert over.tip is not None
        assert not tip_of(Pen(guest.house.kit), over, over.tip, guest.state.stage.table).overlaps(slip.room)
    guest.key(pygame.K_a)
    over = describe(guest.state).over
    assert over.panel is not None and (over.strip is None) is over.panel[1].overlaps(slip.room)


# -- the own points ------------------------------------------------------------------------------------------------


def test_the_own_points_lie_open_until_the_lesson_and_under_a_mat_after_it() -> None:
    guest = Guest(others=others(3), chosen=HELP, aid_all_points=True)
    guest.state.stage.seen.points[:] = [40, 30]
    assert [words for words, _ in describe(guest.state).over.points] == ["40", "30"] and describe(
        guest.state
    ).over.mat is None
    learned(guest)
    over = describe(guest.state).over
    assert [words for words, _ in over.points] == ["30"] and over.mat is not None and not over.mat.lifted
    guest.player.change(points_open=True)
    assert len(describe(guest.state).over.points) == 2 and describe(guest.state).over.mat is None


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_mat_is_lifted_for_a_while(by: str, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, heard = learned(Guest(others=others(3), chosen=HELP)), dict[str, float]()

    def hear(kind: str, now: float, pan: float = 0.0, softer: float = 0.0) -> None:
        heard[kind] = pan

    monkeypatch.setattr(guest.house.kit.sounds, "play", hear)
    mat = guest.box_of(ItemId("mat"))
    if by == "mouse":
        guest.click(*mat.middle)
    else:
        guest.key(pygame.K_b)
    assert heard["mat_laid"] == pytest.approx(stereo_position(mat.middle[0], guest.state.stage.table.width)) != 0.0
    over = describe(guest.state).over
    assert [words for words, _ in over.points] == ["40"] and over.mat is not None and over.mat.lifted
    guest.wait(theme.MAT_LIFTED + 0.2)
    assert describe(guest.state).over.points == ()


def test_a_lesson_that_shows_the_points_shows_them() -> None:
    guest = learned(Guest(others=others(3)))
    guest.state.forced = Forced(on=Aids(my_points=True))
    guest.running.read_settings()
    assert [words for words, _ in describe(guest.state).over.points] == ["40"]


def test_what_lies_under_the_mat_helps_only_who_lifts_it(tmp_path: Path) -> None:
    with closing(tmp_path / "games") as store:
        guest = Guest(others=others(3), chosen=HELP)
        guest.house.keeper.ledger = Ledger(store)
        learned(guest)
        story = guest.house.current.story = stored(guest.player, guest.house.keeper, {})
        story.start_deal(guest.game.record_so_far(), Seed("seed"))
        told = story.deals([])[-1].about
        assert aids_of(told) == ["aid_strip"]
        guest.key(pygame.K_b)
        assert aids_of(story.deals([])[-1].about) == ["aid_strip", "aid_my_points"]
        (kept_deal,) = store.deals(1)
        assert aids_of(kept_deal.about) == ["aid_strip", "aid_my_points"]


# -- how much have you? --------------------------------------------------------------------------------------------


def asked(guest: Guest) -> bool:
    slip = describe(guest.state).over.strip
    return slip is not None and slip.asked == PHRASES["how_much"]


def at_a_trick(monkeypatch: pytest.MonkeyPatch, after: int = 1, /, **changes: SettingValue) -> Guest:
    """The first trick lies there whole, and the dice say that it is asked after this one."""
    monkeypatch.setattr(info_strip, "asks_after", lambda deal: after)
    guest = own_trick(**HELP | changes)
    guest.state.stage.seen.phase = TALON
    return learned(guest)


def test_the_program_asks_at_a_trick_and_a_look_is_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    guest = at_a_trick(monkeypatch)
    assert asked(guest)
    guest.key(pygame.K_b)
    assert not asked(guest)
    guest.wait(theme.MAT_LIFTED + 0.2)
    assert not asked(guest)


def test_the_question_goes_by_itself_with_the_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    guest = at_a_trick(monkeypatch)
    seen = guest.state.stage.seen
    seen.done, seen.trick = 1, []
    assert asked(guest)
    seen.trick = [0]
    assert not asked(guest)


@pytest.mark.parametrize("changes", [{"aid_strip": False}, {"points_open": True}, {"aid_my_points": False}])
def test_nobody_is_asked_whose_points_lie_open_or_who_plays_without(
    changes: dict[str, SettingValue], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not asked(at_a_trick(monkeypatch, **changes))


def test_it_asks_neither_when_a_call_is_due_nor_when_one_waits_for_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    guest = at_a_trick(monkeypatch)
    seen = guest.state.stage.seen
    seen.points[0] = 100
    assert not asked(guest), "with this trick there may be enough"
    seen.points[0], seen.claimer = 40, 1
    assert not asked(guest)


def test_it_asks_once_in_some_deals() -> None:
    found = [info_strip.asks_after(f"{number}") for number in range(200)]
    assert 70 < found.count(0) < 130 and set(found) == {0, *range(info_strip.TRICKS[0], info_strip.TRICKS[1] + 1)}
