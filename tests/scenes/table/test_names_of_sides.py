"""What the sides of a table are called: of teams there are Mir and Ihr, and whoever plays alone has a name."""

from __future__ import annotations

import pytest

from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.table.board.item_words import plays_with
from gaigel_desktop.table.paint.paint_resting import plate_words
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.slate.standing import side_name, side_told
from gaigel_desktop.window.spoken.tree import everything
from tests.scenes.learner import learns, state_of
from tests.scenes.pages import Open

from .guest import Guest


@pytest.mark.parametrize("players", [2, 3])
def test_who_plays_alone_has_a_name_on_slate_and_plate(players: int) -> None:
    guest = Guest(players=players, dealing=0.0)
    seating, seen = guest.state.seating, guest.state.stage.seen
    rules = PRESETS["leinfelden"]._replace(players=players)
    assert [side_name(rules, seating, side) for side in range(players)] == list(seating.names)
    assert [side_told(rules, seating, side) for side in range(players)] == list(seating.names)
    rests = describe(guest.state).rests
    assert {row.name for row in rests.slate.rows} == set(seating.names)
    for seat in range(players):
        assert plays_with(seen, seating, seat) == ""
        assert plate_words(rests, seen, seat).split(" · ")[0] == seating.names[seat] and "Mir" not in plate_words(
            rests, seen, seat
        )


def test_two_teams_are_mir_and_ihr() -> None:
    guest = Guest(dealing=0.0, played_before=True)
    assert {row.name.split()[0] for row in describe(guest.state).rests.slate.rows} == {"Mir", "Ihr"}


def test_whoever_has_the_name_of_somebody_else_there_is_told_apart_whatever_is_chosen_meanwhile() -> None:
    guest = Guest(dealing=0.0, name="Lena")
    guest.table.resize()
    assert guest.state.seating.names[:2] == ("Lena (You)", "Lena")
    guest.player.choose(guest.player.settings._replace(name="Karl"))
    guest.table.resize()
    assert guest.state.seating.names[0] == "Karl"


@pytest.mark.parametrize("where", ["lesson", "umschlag", "new_match"])
def test_so_is_it_in_lessons_at_the_umschlag_and_where_the_table_is_chosen(visit: Open, where: str) -> None:
    visitor = visit(name="Eugen", language="en")
    match where:
        case "lesson":
            learns(visitor, "two_tricks")
            names = list(state_of(visitor).seating.names)
        case "umschlag":
            visitor.click("play")
            names = [node.name for node in everything(visitor.scene.spoken().nodes)]
        case _:
            visitor.to_match("seats")
            names = [meaning.name for meaning in visitor.meanings()]
    assert any("Eugen (You)" in name for name in names), names
