"""An Aus that may be questioned, at the table (U): who is asked, what answers it and what does not, what is seen."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from gaigel_desktop.controller.minds.mind import Twin
from gaigel_desktop.controller.settings import AIDS, SettingValue
from gaigel_desktop.rules.actions import AUS, PASS, QUESTION, SWAP, Action
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import CLAIM, OVER, PAIR_WINDOW, Deal
from gaigel_desktop.rules.events import Ended, Passed, Questioned
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.rules.views import redact, view
from gaigel_desktop.scenes.parts import how_to_think
from gaigel_desktop.table.board import chalk_marks, stops
from gaigel_desktop.table.board.cues import Cue, cues
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.dimmed_calls import dimmed_buttons
from gaigel_desktop.text.explain import sentence
from gaigel_desktop.text.phrases import REASONS
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import told as in_words
from gaigel_desktop.window import theme
from tests.rules.table import Table
from tests.scenario import lay
from tests.scenes.table.there import pressable
from tests.tiers import thorough

from .guest import NAMES, Guest
from .laid import Wish, at, sits
from .test_party import offers
from .test_windows import RICH, both, by, deeds

SPACE, ENTER, QUESTION_IT, LET_IT_STAND = pygame.K_SPACE, pygame.K_RETURN, pygame.K_q, pygame.K_s
ANYTHING = (SPACE, *range(pygame.K_3, pygame.K_6), *(ord(key) for key in "mdwga."))


def quiet(seen: Deal, seat: int) -> Action | None:
    """Wants nothing."""
    return None


def first_trick(preset: str, wish: Wish = quiet, **chosen: SettingValue) -> Guest:
    """The player has taken the first trick, and the others throw away."""

    def told(table: Table) -> None:
        (table.opens("elfen", "EA") if preset == "leinfelden" else table.plays("EA")).rest_discard()

    guest = sits(lay(preset, "S7", claims="questioned", vorhand="EA HK HO"), told, wish, chosen=chosen)
    guest.wait(1.0)
    return guest


def claimed_by(who: int, preset: str = "leinfelden", **chosen: SettingValue) -> Guest:
    """Somebody calls Aus after the first trick; all others play on quietly."""
    return first_trick(preset, by(who, AUS), **chosen)


def asked(who: int = 3, preset: str = "leinfelden", /, **chosen: SettingValue) -> Guest:
    """The question lies there."""
    guest = claimed_by(who, preset, **chosen)
    if guest.deal.phase == PAIR_WINDOW:
        guest.key(SPACE)
    guest.wait_for_stop(stops.CLAIM)
    guest.wait(theme.TAKEN_IN)
    return guest


def is_asked(guest: Guest) -> bool:
    return guest.panel_open and guest.state.choosing.asked


# -- the question ----------------------------------------------------------------------------------------------------


def test_the_question_comes_by_itself_with_two_answers_and_nothing_has_the_focus() -> None:
    guest = asked()
    panel = guest.state.choosing.panel
    assert panel is not None and panel.title == "Rösle says: Aus! Do you believe it?"
    assert [choice.words for choice in panel.choices] == ["I question that", "Let it stand"]
    assert guest.state.pointing.focus is None and describe(guest.state).over.line == say("claim_keys")
    assert describe(guest.state).rests.turn == 0, "the one who is asked is in the light"
    assert {"melden", "aus", "more"} <= dimmed_buttons(guest.state), "and nothing else can be said"


def test_in_1907_it_is_a_knock_and_the_answers_are_in_the_language_of_the_player_U() -> None:
    guest = asked(3, "uspcc-1907", language="de")
    panel = guest.state.choosing.panel
    assert panel is not None
    assert [choice.words for choice in panel.choices] == [say("claim_question"), say("claim_stands")]
    assert guest.said() == [say("caption_knock")], "a caption, and no word"
    assert asked(3, "uspcc-1907", captions=False).said() == []


def test_it_is_asked_in_order_of_play_and_the_claimers_partner_is_passed_over_U() -> None:
    guest = asked(1)
    assert deeds(guest)[-2:] == [(1, AUS), (2, PASS)]
    guest.key(LET_IT_STAND)
    assert deeds(guest)[-1] == (0, PASS) and guest.deal.result is not None
    assert guest.deal.result.reason == "aus" and guest.deal.result.winners == (1,)


@pytest.mark.parametrize(("key", "at", "action"), [(QUESTION_IT, 0, QUESTION), (LET_IT_STAND, 1, PASS)])
@pytest.mark.parametrize("how", ["letter", "number", "mouse", "focus", "space"])
def test_both_buttons_answer_by_letter_number_mouse_and_focus(key: int, at: int, action: Action, how: str) -> None:
    guest = asked()
    if how == "letter":
        guest.key(key)
    elif how == "number":
        guest.key(pygame.K_1 + at)
    elif how == "mouse":
        guest.click(*guest.box_of(ItemId("choice", at)).middle)
    else:
        guest.key(*[pygame.K_TAB] * (at + 1))
        guest.key(ENTER if how == "focus" else SPACE)
    assert (0, action) in deeds(guest) and not is_asked(guest)


@pytest.mark.parametrize("key", [ENTER, pygame.K_KP_ENTER])
def test_enter_alone_lets_it_stand_when_the_question_has_been_read(key: int) -> None:
    guest = claimed_by(3)
    guest.wait_for_stop(stops.CLAIM)
    guest.key(key)
    assert is_asked(guest) and (0, PASS) not in deeds(guest), "it may have been meant for something else"
    guest.wait(theme.TAKEN_IN)
    guest.key(key)
    assert (0, PASS) in deeds(guest)


def test_of_three_pairs_all_but_the_one_opposite_are_asked() -> None:
    table = lay("leinfelden", "S7", claims="questioned", players=6, teams="opposite", vorhand="EA")
    guest = sits(table, lambda table: table.opens("elfen", "EA").rest_discard(), by(5, AUS))
    guest.wait_for_stop(stops.CLAIM)
    assert guest.deal.waiting == (0, 1, 3, 4)
    guest.wait(theme.TAKEN_IN)
    guest.key(LET_IT_STAND)
    guest.wait(12.0)
    assert [deed for deed in deeds(guest) if deed[1] == PASS] == [(seat, PASS) for seat in (0, 1, 3, 4)]


# -- what does not answer it -----------------------------------------------------------------------------------------


@thorough
def test_no_click_and_no_key_that_gathers_skips_plays_or_calls_answers_it() -> None:
    guest = asked()
    before = deeds(guest)
    for x in range(40, 1280, 60):
        for y in range(40, 720, 40):
            spot = next((one.id for one in pressable(guest.state) if one.box.holds((x, y))), None)
            if spot is None:
                guest.click(x, y)
    guest.key(*ANYTHING)
    assert deeds(guest) == before and is_asked(guest) and guest.stop == stops.Stop(stops.CLAIM)


@pytest.mark.parametrize(
    "chosen",
    [
        {"collect": "partner", "trick_stays": 0.5},
        {"speed": "none"},
        {"speed": "fast", "reduced_motion": True},
        dict.fromkeys(AIDS, True),
        {"confirm": False},
    ],
)
def test_no_clock_and_no_setting_answers_it(chosen: dict[str, SettingValue]) -> None:
    guest = asked(**chosen)
    before = deeds(guest)
    guest.wait(120.0)
    assert deeds(guest) == before and is_asked(guest)


def rightly_claimed(**chosen: SettingValue) -> Guest:
    """The others have all they need after one trick, and one of them calls Aus."""

    def told(table: Table) -> None:
        table.opens("elfen", "EA").rest_discard()
        for seat, suit in ((1, "S"), (1, "H"), (3, "B"), (3, "H")):
            table.seat(seat).declares(suit)
        assert table.deal.points[1] >= 101

    hands = lay("leinfelden", "S7", claims="questioned", dealer=0, **RICH)
    return sits(hands, told, by(1, AUS), chosen=chosen)


def test_who_sees_101_points_is_not_asked_whether_they_are_there() -> None:
    guest = rightly_claimed(aid_all_points=True, aid_propose_aus=True)
    while (0, PASS) not in deeds(guest):
        assert not is_asked(guest)
        guest.wake()
    assert guest.told == say("claim_seen", {"name": NAMES[1], "points": guest.deal.points[1]})
    guest.wait(8.0)
    assert not is_asked(guest) and guest.deal.phase == OVER


def test_who_counts_alone_is_asked_also_about_a_right_one() -> None:
    guest = rightly_claimed()
    guest.wait_for_stop(stops.CLAIM)
    guest.wait(theme.TAKEN_IN)
    assert is_asked(guest)


def test_a_press_that_was_meant_for_the_table_before_the_question_came_does_not_answer_it() -> None:
    guest = claimed_by(3)
    guest.wait_for_stop(stops.CLAIM)
    guest.click_at(*guest.box_of(ItemId("choice", 0)).middle)
    assert is_asked(guest) and (0, QUESTION) not in deeds(guest)


def test_a_card_that_is_held_lies_in_the_hand_again_when_the_question_comes() -> None:
    guest = first_trick("leinfelden", by(3, AUS), trick_stays=0.5)
    box = guest.box_of(guest.own_card(0))
    guest.mouse(pygame.MOUSEBUTTONDOWN, *box.middle)
    guest.mouse(pygame.MOUSEMOTION, box.middle[0], 300)
    guest.wait_for_stop(stops.CLAIM)
    guest.wait(0.5)
    guest.mouse(pygame.MOUSEBUTTONUP, box.middle[0], 300)
    assert is_asked(guest) and deeds(guest)[-1] == (3, AUS) and len(guest.hand()) == 5


def test_escape_leads_to_the_menu_and_back_to_the_question() -> None:
    guest = asked()
    guest.key(pygame.K_ESCAPE)
    assert "give_up_deal" in offers(guest)
    guest.key(pygame.K_ESCAPE)
    guest.wait(20.0)
    assert is_asked(guest) and deeds(guest)[-1] == (3, AUS)


def test_what_there_is_to_look_up_can_be_looked_up() -> None:
    for key in (pygame.K_l, pygame.K_o, pygame.K_F1):
        guest = asked()
        guest.key(key)
        assert guest.scene is not guest.table
        guest.key(key)
        assert guest.scene is guest.table and is_asked(guest)


def test_closed_and_opened_again_the_question_lies_there() -> None:
    guest = asked()
    guest.game.resume_deal(guest.game.record_so_far())
    guest.table.evening.show(guest.now)
    guest.turn()
    guest.wait(1.0)
    assert is_asked(guest) and deeds(guest)[-1] == (3, AUS) and guest.deal.phase == CLAIM


def test_whoever_gives_the_deal_up_is_asked_no_more() -> None:
    guest = asked()
    guest.table.evening.give_up_deal()
    guest.wait(0.2)
    assert guest.deal.phase == OVER and not is_asked(guest)


# -- what the others answer ------------------------------------------------------------------------------------------


def calls(guest: Guest) -> None:
    guest.key(pygame.K_a, ENTER)


@pytest.mark.parametrize("stands", [True, False])
def test_the_others_answer_after_the_same_time_whatever_they_know(stands: bool) -> None:
    wish = quiet if stands else by(3, QUESTION)
    guest = first_trick("leinfelden", wish)
    calls(guest)
    moments = list[float]()
    while guest.deal.phase == CLAIM:
        left = len(deeds(guest))
        guest.wait(0.02)
        moments += [guest.now] * (len(deeds(guest)) - left)
    pauses = [later - before for before, later in pairwise(moments)]
    assert [seat for seat, _ in deeds(guest)[-2:]] == [1, 3]
    assert pauses == pytest.approx([theme.ANSWERING], abs=0.11)


def test_a_claim_in_the_stop_at_a_trick_is_heard_before_it_is_answered() -> None:
    table = lay("leinfelden", "S7", claims="questioned", vorhand="EA")
    guest = sits(table, lambda table: table.opens("elfen", "EA"))
    guest.wait_for_stop(stops.OWN_TRICK)
    calls(guest)
    assert deeds(guest)[-1] == (0, AUS) and guest.state.stage.seen.phase != CLAIM
    while not guest.said():
        guest.wait(0.05)
    assert deeds(guest)[-1] == (0, AUS), "nobody answers what nobody has heard"
    guest.wait(6.0)
    assert deeds(guest)[-2:] == [(1, PASS), (3, PASS)]


def test_while_they_think_it_over_nothing_the_player_presses_counts() -> None:
    guest = first_trick("leinfelden")
    calls(guest)
    before = len(deeds(guest))
    guest.key(SPACE, pygame.K_1)
    assert guest.said()[-1] == sentence(REASONS["claim_open"]) and len(deeds(guest)) == before


# -- taking back -----------------------------------------------------------------------------------------------------


def test_the_own_claim_can_be_taken_back_until_somebody_has_answered() -> None:
    for late in (False, True):
        guest = first_trick("leinfelden", aid_take_back=True)
        calls(guest)
        if late:
            while deeds(guest)[-1] != (1, PASS):
                guest.wait(0.05)
        claimed = deeds(guest)
        guest.key(pygame.K_u)
        if late:
            assert deeds(guest)[: len(claimed)] == claimed and guest.told == say("claim_answered")
        else:
            assert (0, AUS) not in deeds(guest) and guest.told == say("taken_back")


def test_nor_is_the_own_answer_taken_back_while_others_are_asked() -> None:
    guest = asked(aid_take_back=True)
    guest.key(LET_IT_STAND, pygame.K_u)
    assert deeds(guest)[-2:] == [(3, AUS), (0, PASS)] and guest.told == say("claim_answered")


# -- what is seen and heard ------------------------------------------------------------------------------------------


def test_nothing_is_counted_until_somebody_questions_it_U() -> None:
    guest = first_trick("leinfelden", by(1, QUESTION))
    calls(guest)
    stage = guest.state.stage
    while deeds(guest)[-1] == (0, AUS):
        assert not stage.passing() and {mark.kind for mark in stage.chalk(guest.now)} <= {chalk_marks.KNOCK}
        guest.wait(0.05)
    guest.wait(2.5)
    assert stage.passing() and stage.shades(guest.now)
    assert [mark.words for mark in stage.chalk(guest.now) if mark.kind == chalk_marks.WORDS] == [
        str(guest.deal.points[0])
    ]
    assert [mark.kind for mark in stage.chalk(guest.now)].count(chalk_marks.STRIKE) == 1, "it is not enough"
    guest.wait(8.0)
    assert [type(event) for event in guest.state.shown.past[-2:]] == [Questioned, Ended]


def test_a_claim_that_stands_ends_the_deal_without_a_count() -> None:
    guest = asked()
    guest.key(LET_IT_STAND)
    guest.wait(theme.ANSWERING + 0.5)
    assert guest.said()[-1] == "Gilt." and guest.scene is guest.table, "all hear that it stands"
    guest.wait(theme.BUBBLE)
    assert [type(event) for event in guest.state.shown.past[-3:]] == [Passed, Passed, Ended]
    assert not guest.state.stage.passing() and guest.scene is not guest.table


def test_who_lets_it_stand_says_so_and_who_questions_it_knocks() -> None:
    table = lay("leinfelden", claims="questioned", vorhand="EA").opens("elfen", "EA").rest_discard().does(3, "aus")
    seen = view(table.deal, 0)
    assert cues(Passed(0), seen) == (Cue("", 0, "call_stands"),)
    assert cues(Questioned(0), seen) == (Cue("knuckles_on_table", 0, "call_question"),)
    told = [in_words(redact(event, 0), seen, NAMES) for event in (Passed(0), Questioned(0))]
    assert told == ["Ich: “Gilt.”", "Ich: “Zähl vor!”"]


# -- aids ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("right", [True, False])
def test_a_master_advises_from_what_has_been_seen(right: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(how_to_think, "thinking_here", Twin)  # at once, however busy the machine is

    def told(table: Table) -> None:
        table.opens("elfen", "EA").rest_discard()
        for seat, suit in ((3, "S"), (3, "H"), (1, "B"), (1, "H")) if right else ():
            table.seat(seat).declares(suit)

    table = lay("leinfelden", "S7", claims="questioned", dealer=2, vorhand=RICH["vorhand"], third=RICH["third"])
    guest = sits(table, told, by(3, AUS), aid_hint=True)
    guest.wait_for_stop(stops.CLAIM)
    guest.key(pygame.K_h, pygame.K_h)
    hint = guest.state.choosing.hint
    assert hint is not None and hint.deed in ((PASS,), (PASS,) if right else (QUESTION,)), "a partner may question it"
    guest.wait(theme.TAKEN_IN)
    guest.key(pygame.K_RETURN)
    assert deeds(guest)[-1] == (0, *hint.deed), "Enter answers so"


@pytest.mark.parametrize("learning", [True, False])
def test_before_the_own_claim_the_panel_says_what_it_is_at_this_table(learning: bool) -> None:
    guest = first_trick("leinfelden", aid_propose_aus=learning)
    guest.key(pygame.K_a)
    panel, points = guest.state.choosing.panel, guest.deal.points[0]
    assert panel is not None and not guest.state.choosing.asked
    assert panel.title == (say("warn_claim", {"points": points}) if learning else say("ask_claim"))
    guest.key(pygame.K_ESCAPE)
    assert not guest.panel_open, "one's own may still be thought better of"


def test_with_101_nobody_is_told_to_call_while_a_claim_is_open() -> None:
    guest = asked(aid_propose_aus=True)
    assert describe(guest.state).over.line == say("claim_keys")


# -- the exchange between trick and drawing --------------------------------------------------------------------------


def test_a_seven_exchanged_in_the_window_shows_its_card_before_anything_else_is_said_U() -> None:
    """U: as soon as the trick is taken; what was exchanged can be declared in the same window."""
    table = lay("uspcc-1907", "SO", vorhand="EA S7 SK")
    guest = sits(table, trick_stays=0.5)
    guest.key(pygame.K_1 + at(guest, "EA"))
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.key(pygame.K_d, pygame.K_1)
    assert deeds(guest)[-1] == (0, SWAP) and guest.deal.phase == PAIR_WINDOW
    guest.wait_for_stop(stops.WINDOW)
    guest.wait(20.0)
    assert FACE_OF["SO"] in guest.hand() and (0, PASS) not in deeds(guest), "the chance is still there"
    guest.key(pygame.K_m)
    guest.click_card(at(guest, "SO"))
    guest.wait(6.0)
    assert guest.deal.points[0] > 40 and guest.deal.drawn == 4


def test_a_partner_who_exchanges_in_the_window_is_still_asked_U() -> None:
    once: Wish = lambda seen, seat: SWAP if seat == 2 and why_not(seen, seat, SWAP) is None else None  # noqa: E731
    guest = sits(lay("uspcc-1907", "SO", vorhand="E7", third="EA S7"), wish=both(once, by(2, FACE_OF["EA"])))
    guest.key(pygame.K_1 + at(guest, "E7"))
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.key(SPACE)
    guest.wait(8.0)
    said = [deed for deed in deeds(guest) if deed[1] in (SWAP, PASS)]
    assert said == [(2, SWAP), (2, PASS), (0, PASS)] and guest.deal.drawn == 4
