"""Tempo: the table is as quick as its player: looks, stops and pauses go with the pace, and with how somebody plays."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.controller.teaching import progress as progress_file
from gaigel_desktop.controller.teaching.signing import SELDOM, UNSIGNED, seldom_signs, with_event
from gaigel_desktop.rules.actions import AUS, SIGNAL, Action, is_card
from gaigel_desktop.rules.deal import OVER, PLAYED_OUT, Deal
from gaigel_desktop.rules.events import Ended, Event, Played, Signed
from gaigel_desktop.table.board import stops
from gaigel_desktop.table.play.at_rest import faces_now
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from tests.scenario import lay
from tests.tiers import one_in, thorough

from .guest import Guest
from .laid import Wish, others, sits
from .test_stops import SPEEDS, lasts, own_trick, partners_trick, play, trick_of_others

LOOKS = {"slow": 5.1, "normal": 3.0, "fast": 1.5, "none": 1.5}
GLANCES = {"slow": 1.02, "normal": 0.6, "fast": 0.3, "none": 0.3}


def partner_leads(unsigned: int = 0, **chosen: SettingValue) -> Guest:
    """The player gathers the trick that the partner won, after so many deals without a sign."""
    guest = partners_trick(**chosen)
    for _ in range(unsigned):
        guest.player.learner.learn(guest.player.learner.progress.with_done(UNSIGNED))
    guest.running.read_settings()
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.key(pygame.K_SPACE)
    return guest


# -- the look of a partner -----------------------------------------------------------------------------------------


@one_in(4, "speed", SPEEDS)
def test_the_look_goes_with_the_pace_and_is_but_a_moment_for_who_makes_no_signs(speed: str) -> None:
    assert lasts(partner_leads(speed=speed), stops.PARTNER_LOOKS) == pytest.approx(LOOKS[speed], abs=0.12)
    shy = partner_leads(SELDOM, speed=speed)
    assert lasts(shy, stops.PARTNER_LOOKS) == pytest.approx(GLANCES[speed], abs=0.12)
    assert lasts(partner_leads(SELDOM - 1, speed=speed), stops.PARTNER_LOOKS) > 1.4


def test_at_a_glance_the_partner_is_seen_to_look_but_nothing_is_written_that_nobody_could_read() -> None:
    for unsigned, words in ((0, say("partner_looks", {"name": "Eugen"})), (SELDOM, "")):
        guest = partner_leads(unsigned)
        guest.wait_for_stop(stops.PARTNER_LOOKS)
        assert faces_now(guest.state).get(2) == "pleased" and describe(guest.state).over.line == words


def test_who_makes_a_sign_is_looked_at_in_full_again() -> None:
    guest = partner_leads(SELDOM)
    guest.wait_for_stop(stops.PARTNER_LOOKS)
    guest.key(pygame.K_w, pygame.K_3)
    assert not is_card(guest.game.record_so_far().actions[-1][1])
    guest.wait(0.1)
    assert guest.running.conductor.habits.looks == theme.PARTNER_LOOKS
    assert not seldom_signs(guest.player.learner.progress)
    guest.running.read_settings()
    assert guest.running.conductor.habits.looks == theme.PARTNER_LOOKS


def test_signs_can_be_made_while_nobody_looks() -> None:
    guest = partner_leads()
    guest.wait(6.0)
    assert guest.stop is None or guest.stop.kind != stops.PARTNER_LOOKS
    guest.key(pygame.K_w, pygame.K_3)
    assert any(action >= SIGNAL for seat, action in guest.game.record_so_far().actions if seat == 0)


def test_what_was_learned_is_kept_across_restarts() -> None:
    guest = partner_leads(SELDOM)
    guest.player.learner.keep()
    assert seldom_signs(progress_file.load(progress_file.progress_file()))


MINE, THEIRS = Signed(0, 1), Signed(2, 1)
AT_THE_END: Event = Ended("counted", (0,), (0, 1))


@pytest.mark.parametrize(
    ("event", "before", "looked", "counted"),
    [
        (AT_THE_END, (), True, 3),  # one more
        (AT_THE_END, (THEIRS,), True, 3),
        (AT_THE_END, (MINE,), True, 2),
        (AT_THE_END, (), False, 2),  # no partner has led
        (THEIRS, (), True, 2),
        (MINE, (), True, 0),
        (MINE, (), False, 0),
        (Played(0, 3), (), True, 2),
    ],
)
def test_deals_without_a_sign_are_counted_one_after_the_other(
    event: Event, before: tuple[Event, ...], looked: bool, counted: int
) -> None:
    known = progress_file.Progress(done={UNSIGNED: 2})
    assert with_event(known, event, before, 0, looked=looked).done.get(UNSIGNED, 0) == counted


def test_a_deal_in_which_a_partner_looked_for_nothing_counts_when_it_is_over() -> None:
    guest = Guest(others=others(3), speed="none", trick_stays=0.5)
    for _ in range(300):
        if guest.deal.phase == OVER:
            break
        guest.key(pygame.K_SPACE) if guest.stop is not None and guest.stop.seconds is None else play(guest)
        guest.wait(2.0)
    assert guest.running.conductor.has_looked and guest.deal.phase == OVER
    assert guest.player.learner.progress.done[UNSIGNED] == 1


# -- who has the first word ----------------------------------------------------------------------------------------

WORDS = {"slow": 2.55, "normal": 1.5, "fast": 1.2, "none": 1.2}


def calls(*seats: int) -> Wish:
    return lambda seen, seat: (
        AUS if seat in seats and seen.done and not seen.trick and seen.phase < PLAYED_OUT else None
    )


def gathered(*seats: int, speed: str = "normal") -> Guest:
    """The own trick has been gathered, everything lies still, and these want to call."""
    table = lay("leinfelden", "S7", vorhand="EA E7 BU")
    guest = sits(table, lambda table: table.opens("elfen", "EA").discards().discards(), calls(*seats), speed=speed)
    guest.frame = theme.FRAME
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=""))
    while guest.state.shown.busy(guest.now):
        guest.wake()
    return guest


def until_somebody_calls(guest: Guest) -> float:
    began = guest.now
    while guest.deal.result is None:
        assert guest.now < began + 20
        guest.wait(0.02)
    return guest.now - began


@one_in(2, "speed", SPEEDS)
def test_a_partner_leaves_the_player_the_first_word_as_long_at_every_speed_as_a_person_needs(speed: str) -> None:
    heard = until_somebody_calls(gathered(2, speed=speed))
    assert heard == pytest.approx(WORDS[speed], abs=0.55), "looked for now and then, where the player leads"
    assert heard >= WORDS[speed] - 0.05
    guest = gathered(2, speed=speed)
    guest.wait(0.9)
    guest.key(pygame.K_a, pygame.K_RETURN)
    assert guest.game.record_so_far().actions[-1] == (0, AUS)


def test_opponents_need_not_wait_so_long() -> None:
    guest = gathered(1, speed="none")
    assert until_somebody_calls(guest) < WORDS["none"] - 0.3


def test_a_player_who_lays_down_a_card_has_let_the_first_word_go_by() -> None:
    guest = gathered(2)
    began = guest.now
    play(guest)
    assert guest.deal.result is not None or until_somebody_calls(guest) + guest.now - began < WORDS["normal"]
    assert guest.game.record_so_far().actions[-1] == (2, AUS)


# -- thinking ------------------------------------------------------------------------------------------------------


def test_people_think_while_a_trick_is_gathered() -> None:
    """Nobody sees whether Lena has a thought that is shorter than what moves; then only a breath is between."""
    guest = trick_of_others(trick_stays=0.5)
    guest.frame = theme.FRAME
    guest.running.conductor.pauses.dice.seed(1)
    guest.wait_for_stop(stops.TRICK)
    guest.key(pygame.K_SPACE)
    while guest.state.shown.busy(guest.now):
        guest.wake()
    began, moment = guest.now, guest.game.moment
    while guest.game.moment == moment:
        guest.wait(0.01)
    assert guest.now - began == pytest.approx(theme.BREATH, abs=0.06)


@one_in(2, "speed", SPEEDS)
def test_a_sign_is_read_before_the_next_one_of_the_same_partner(speed: str) -> None:
    """While the player is to lead, at every speed."""

    left = [SIGNAL + 1, SIGNAL]

    def signs(seen: Deal, seat: int) -> Action | None:
        return left.pop() if left and seat == 2 and seen.done == 1 and not seen.trick else None

    table = lay("leinfelden", "S7", vorhand="EA E7 BU")
    guest = sits(table, lambda table: table.opens("elfen", "EA").rest_discard(), signs, speed=speed)
    guest.frame, when = theme.FRAME, list[float]()
    while len(when) < 2:
        made = [action for seat, action in guest.game.record_so_far().actions if seat == 2 and action >= SIGNAL]
        when += [guest.now] * (len(made) - len(when))
        guest.wait(0.01)
    assert when[1] - when[0] >= theme.SIGN_READ - 0.03


# -- what a stop says ----------------------------------------------------------------------------------------------


def test_a_trick_is_said_to_be_the_players_only_where_the_player_gathers() -> None:
    assert describe(own_trick(trick_stays=0.5).state).over.line == say("gather")
    assert describe(own_trick(trick_stays=0.5, collect="partner").state).over.line == say("go_on")
    guest = partners_trick(collect="partner", trick_stays=0.5)
    guest.wait_for_stop(stops.OWN_TRICK)
    assert describe(guest.state).over.line == say("go_on")


@thorough
@pytest.mark.parametrize(("collect", "key"), [("me", "last_drawing_gather"), ("partner", "last_drawing")])
def test_the_stop_before_the_last_drawing_and_the_last_one_say_what_they_are(collect: str, key: str) -> None:
    """Whoever gathers; and tricks of others wait there too."""
    guest, said = Guest(players=2, others=others(1), trick_stays=0.5, collect=collect), set[tuple[str, bool, str]]()
    for _ in range(250):
        stop, shown = guest.stop, guest.state.stage.seen
        if stop is not None and stop.kind in (stops.TRICK, stops.OWN_TRICK) and stop.seconds is None:
            said.add((stop.kind, shown.rounds == 1, describe(guest.state).over.line))
        if stop is not None and stop.kind == stops.COUNT:
            break
        if stop is not None:
            guest.key(pygame.K_SPACE)
        elif guest.game.seen_by(0).turn == 0 and not guest.state.shown.moving(guest.state.now):
            play(guest)
        guest.wait(0.4)
    drawing = {(kind, words) for kind, before, words in said if before}
    own = say(key if collect == "me" else "last_drawing")
    assert drawing and drawing <= {(stops.OWN_TRICK, own), (stops.TRICK, say("last_drawing"))}
    last = {words for _, before, words in said if not before} - {say("gather")}
    assert last <= {say("last_trick"), say("last_trick_gather")}, "the count waits instead"


def test_the_own_trick_that_a_partner_gathers_stays_until_it_can_be_counted() -> None:
    for speed, seconds in (("slow", 2.55), ("normal", 1.5), ("none", 1.0)):
        guest = own_trick(trick_stays=0.5, collect="partner", speed=speed)
        assert guest.stop is not None and guest.stop.kind == stops.OWN_TRICK
        assert guest.stop.seconds == pytest.approx(seconds)


@thorough
def test_whoever_is_told_who_takes_the_trick_is_told_there_what_the_stop_is() -> None:
    guest = Guest(players=2, others=others(1), trick_stays=0.5, aid_say_tricks=True)
    beside = set[tuple[bool, str]]()
    for _ in range(250):
        stop = guest.stop
        if stop is not None and stop.kind in (stops.TRICK, stops.OWN_TRICK) and stop.seconds is None:
            last = guest.state.stage.seen.rounds == 1 or guest.deal.phase == PLAYED_OUT
            beside.add((last, describe(guest.state).over.then))
        if stop is not None and stop.kind == stops.COUNT:
            break
        if stop is not None:
            guest.key(pygame.K_SPACE)
        elif guest.game.seen_by(0).turn == 0 and not guest.state.shown.moving(guest.state.now):
            play(guest)
        guest.wait(0.4)
    said = {words for last, words in beside if last}
    assert say("press_last_drawing") in said <= {say("press_last_drawing"), say("press_last_trick")}
    assert not {words for last, words in beside if not last} & {say("press_last_drawing"), say("press_last_trick")}
