"""No help: who has switched all of it off sits at a table as quiet as a Stammtisch, whatever comes up."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.settings import AIDS, NO_AIDS
from gaigel_desktop.rules.events import TrickTaken
from gaigel_desktop.scenes.replay.retelling import Retelling
from gaigel_desktop.table.board import stops
from gaigel_desktop.table.board.panels import LIST
from gaigel_desktop.table.play import aids, note_cards
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.dimmed_calls import dimmed_buttons
from gaigel_desktop.table.play.top_layer_now import trick_line
from gaigel_desktop.table.play.waiting import waited_for
from tests.rules.table import Table
from tests.scenario import lay
from tests.scenes.shot import PRESET_OF
from tests.tiers import thorough

from .guest import NAMES, PORTRAITS, Guest
from .laid import recorded, sits
from .test_stops import play

TABLES = [*PRESET_OF.items(), (4, "uspcc-1907")]


def help_seen(guest: Guest) -> list[str]:
    """What lies or stands there for learners alone."""
    state = guest.state
    over, resting = describe(state).over, describe(state).rests
    seen = {
        "slip": over.strip,
        "mat": over.mat,
        "paper": note_cards.laid_note_card(state),
        "what to press": over.then,
        "points": over.points or any(points is not None for points in aids.points_told(state)),
        "who takes it": trick_line(state),
        "at once": over.line and state.stop is None and not waited_for(state, 1.0),
        "told": guest.told,
        "marks": aids.marked_cards(state),
        "new card": aids.newest_card(state) is not None,
        "proposal": aids.has_101(state),
        "pairs": aids.asks_for_pair(state),
        "captions": resting.captions or [bubble.caption for bubble, _ in over.bubbles if bubble.caption],
        "gains": state.stage.says_gains or state.stage.lingers > 1,
        "quiet": state.stop is None and not dimmed_buttons(state).isdisjoint({"melden", "aus"}),
    }
    return [name for name, there in seen.items() if there]


@thorough
def test_whoever_has_no_help_sees_none_from_the_first_card_to_the_last() -> None:
    for players, preset in TABLES:
        guest = Guest(preset, players, speed="none", captions=False, talk=False)
        assert guest.state.aids == NO_AIDS
        guest.draws = False
        while not guest.state.over:
            assert help_seen(guest) == [], (players, preset, guest.state.seen.done)
            if guest.stop is not None:
                guest.key(pygame.K_SPACE)
            elif guest.deal.turn == 0 and not guest.state.shown.busy(guest.now):
                play(guest)
            guest.wait(0.5)


def test_the_same_eyes_see_what_helps() -> None:
    guest = Guest(captions=True, chosen=dict.fromkeys(AIDS, True))
    assert {"slip", "captions", "gains", "quiet"} <= set(help_seen(guest))


@pytest.mark.parametrize("helped", [True, False])
def test_choices_are_explained_to_whoever_is_helped(helped: bool) -> None:
    guest = Guest(captions=False, aid_strip=helped)
    guest.key(pygame.K_d)
    panel = guest.state.choosing.panel
    assert panel is not None and panel.kind == LIST
    assert all(bool(choice.about) is helped for choice in panel.choices)


def missed_out(table: Table) -> Table:
    """The other one is at 101, has not called, and leads once more."""
    table.opens("dive", "E7").plays("EA").seat(1).declares("S")
    table.trick("SK").seat(1).declares("H")
    for card in ("HK", "SA", "SX"):
        table.trick(card)
    return table.plays("HA")


def test_a_trick_that_ends_the_deal_is_seen_before_it_goes() -> None:
    hands = {"vorhand": "E7 B7 H7 EU BU", "second": "EA SK SO HK HO"}
    guest = sits(
        lay("wikipedia", "S7", players=2, talon="SA HU SX HU HA EU EX BU", **hands), missed_out, trick_stays=0.0
    )
    play(guest)
    assert guest.deal.result is not None and guest.deal.result.reason == "uebergaigelt"
    guest.wait(20)
    assert guest.stop is not None and guest.stop.kind == stops.TRICK and guest.scene is guest.table
    guest.key(pygame.K_SPACE)
    guest.wait(5)
    assert guest.scene is not guest.table


def test_a_deal_told_again_gives_reasons_only_to_whoever_wants_them() -> None:
    record = recorded(lay("leinfelden", "S7", vorhand="EA"), lambda table: table.opens("elfen", "EA").rest_discard())
    retelling = Retelling(record, Seating(0, NAMES[:4], PORTRAITS[:4]))
    (taken,) = [step for step in retelling.steps(all_hands=True) if isinstance(step.event, TrickTaken)]
    short, long = (retelling.deed(taken, last=False, why=why) for why in (False, True))
    assert long.startswith(f"{short}. ")
