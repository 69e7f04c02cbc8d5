"""What is seen in faces: signs before talk, sleep only after a long wait, and joy or anger only when all is over."""

from __future__ import annotations

import pytest

from gaigel_desktop.rules.deal import OVER, Result
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.table.board.moods import WORN, Face, Mood, moods_of
from gaigel_desktop.table.board.stops import PARTNER_LOOKS, Stop
from gaigel_desktop.table.play.at_rest import faces_now
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.text.customs import GESTURES
from gaigel_desktop.window import assets, theme
from gaigel_desktop.window.faces import portrait_file
from tests.combinations import for_all
from tests.scenes.shot import opened
from tests.tiers import thorough

from .guest import Guest
from .test_layout import dealt

PEOPLE = tuple(folder.name for folder in assets.asset("portraits").iterdir())
SIGN = Face("heart", 9.0)


def test_a_sign_goes_before_talk_and_talk_before_sleep() -> None:
    looks = moods_of(dealt(4), None, Mood({1: SIGN}, frozenset({1, 2}), asleep=True))
    assert looks == {0: "asleep", 1: "heart", 2: "speaking", 3: "asleep"}


def test_whoever_looks_over_does_not_speak_at_that_moment() -> None:
    deal = dealt(4)
    looks = moods_of(deal, Stop(PARTNER_LOOKS, 1.0), Mood({}, frozenset({deal.turn})))
    assert looks == {deal.turn: "pleased"}


def test_joy_and_anger_are_seen_when_the_deal_is_over_and_never_before() -> None:
    deal = dealt(4)
    deal.result = Result("aus", (deal.law.side[1],), (0, 1), (0, 0), (0, 0))
    assert moods_of(deal, None, Mood({})) == {}
    looks = moods_of(deal, None, Mood({}, over=True))
    assert [looks[seat] == "laughing" for seat in range(4)] == [side == deal.law.side[1] for side in deal.law.side]
    assert set(looks.values()) == {"laughing", "annoyed"}


@for_all(who=PEOPLE)
def test_every_look_has_a_picture_for_everybody(who: str) -> None:
    for look in ("", *WORN, *GESTURES):
        assert assets.asset(portrait_file(who, look)).is_file()
    assert portrait_file(who, "no such look") == portrait_file(who)


def test_who_has_no_laugh_smiles() -> None:
    assert portrait_file("lena", "laughing").endswith("laughing.webp")
    assert portrait_file("marie", "laughing").endswith("pleased.webp")


@thorough
def test_the_others_fall_asleep_once_and_the_table_wakes_no_oftener(monkeypatch: pytest.MonkeyPatch) -> None:
    with opened("table-4", (1024, 640), draws=True, language="de", talk=False) as guest:
        assert isinstance(guest.scene, TableScene) and guest.scene.session is not None
        state, screen = guest.scene.session.state, guest.house.kit.screen
        guest.wait(theme.REMINDED + 1.0)
        assert "asleep" not in faces_now(state).values()
        painted: list[float] = []
        monkeypatch.setattr(screen, "show", lambda: painted.append(state.now))
        guest.wait(2 * theme.DOZE)
        assert faces_now(state) == dict.fromkeys(range(4), "asleep")
        assert len(painted) == 1
        assert guest.scene.session.update(state.now).rests >= theme.REST
        files = describe(state).rests.portraits
        assert [file.endswith("asleep.webp") for file in files] == [False, True, True, True]


def test_a_deal_that_is_over_is_seen_in_the_faces() -> None:
    guest = Guest(seed=3)
    guest.game.give_up_deal()
    guest.running.take_news()
    guest.wait(6.0)
    assert guest.state.stage.seen.phase == OVER
    assert faces_now(guest.state) == {0: "annoyed", 1: "laughing", 2: "annoyed", 3: "laughing"}
