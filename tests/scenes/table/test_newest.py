"""The card that was drawn last is marked until the next one, as the picture shows it and for those who want it."""

from __future__ import annotations

import pygame

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.table.play import aids
from tests.rules.table import Table
from tests.scenario import lay
from tests.tiers import thorough

from .guest import Guest
from .laid import at, sits
from .test_stops import own_trick


def after_a_drawing(told: str = "", *, draws: bool = False, **chosen: SettingValue) -> Guest:
    """The player has won the first trick, drawn a ten of acorns, and leads."""

    def first_trick(table: Table) -> None:
        table.opens("elfen", "EA").rest_discard()
        table.plays(told) if told else None

    return sits(lay("leinfelden", "S7", talon="EX", vorhand="EA E7"), first_trick, draws=draws, chosen=chosen)


def test_it_is_the_card_that_came_from_the_talon() -> None:
    guest = after_a_drawing(aid_mark_new=True)
    assert aids.newest_card(guest.state) == at(guest, "EX")
    assert aids.newest_card(after_a_drawing().state) is None


def test_it_is_found_where_the_player_has_put_it() -> None:
    guest = after_a_drawing(aid_mark_new=True, sorting="hand")
    guest.running.sort(at(guest, "EX"), 0)
    assert aids.newest_card(guest.state) == 0


def test_what_was_played_is_marked_no_more_but_stays_marked_while_others_play() -> None:
    guest = after_a_drawing(aid_mark_new=True)
    guest.session.actions.play(FACE_OF["E7"])
    guest.wait(1.0)
    assert aids.newest_card(guest.state) == at(guest, "EX")
    other = after_a_drawing(aid_mark_new=True)
    other.session.actions.play(FACE_OF["EX"])
    other.wait(1.0)
    assert aids.newest_card(other.state) is None


def test_nothing_is_marked_before_the_picture_shows_the_drawing() -> None:
    guest = own_trick(aid_mark_new=True, trick_stays=0.0)
    assert aids.newest_card(guest.state) is None
    guest.key(pygame.K_SPACE)
    guest.wait(4.0)
    drawn = aids.newest_card(guest.state)
    assert drawn is not None
    assert len(guest.hand()) == 5


@thorough
def test_the_mark_is_seen() -> None:
    marked, unmarked = (after_a_drawing(aid_mark_new=aid, draws=True) for aid in (True, False))
    assert pygame.image.tobytes(marked.screen.surface, "RGB") != pygame.image.tobytes(unmarked.screen.surface, "RGB")
