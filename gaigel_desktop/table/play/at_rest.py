"""What rests on the table now besides single cards, and how everybody looks."""

from __future__ import annotations

from gaigel_desktop.controller.captions import explained
from gaigel_desktop.table.board.chrome import Chrome, chrome
from gaigel_desktop.table.board.item import Item
from gaigel_desktop.table.board.moods import Mood, moods_of
from gaigel_desktop.table.slate.standing import at_the_table, match_of
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme

from .table_state import TableState
from .waiting import waited_for


def faces_now(state: TableState) -> dict[int, str]:
    """How everybody looks now, by seat, as far as there is something to be seen."""
    mood = Mood(state.said.faces, state.said.speaking(), waited_for(state, theme.DOZE), state.over)
    return moods_of(state.stage.seen, state.stop, mood)


def resting_picture(state: TableState, items: tuple[Item, ...]) -> Chrome:
    """The resting picture of the table now: everything but single cards and what lies over them."""
    stage, match = state.stage, state.match
    slate = at_the_table(match_of(match, state.player), state.seating, match.playing or state.over)
    resting = chrome(stage.seen, stage.table, state.seating, slate, looks=faces_now(state), items=items)
    captions = explained(state.player, match.rules)
    chalked = say("practise_chalk") if state.is_practice else ""
    return resting._replace(piles=stage.piles(), captions=captions, chalked=chalked)
