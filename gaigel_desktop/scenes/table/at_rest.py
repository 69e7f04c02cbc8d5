"""At rest: what rests on the table now, and how everybody looks."""

from __future__ import annotations

from gaigel_desktop.rules.deal import CLAIM
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.scenes.parts.captions import explained
from gaigel_desktop.scenes.picture.chrome import Buttons, Chrome, chrome
from gaigel_desktop.scenes.picture.looks import Mood, worn
from gaigel_desktop.scenes.picture.spots import called
from gaigel_desktop.scenes.slate.standing import at_the_table, match_of
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme

from .quiet import quietened
from .state import TableState


def waited_for(state: TableState, long: float = theme.REMINDED) -> bool:
    """Whether everybody has been waiting for a card of the player for a while."""
    quiet = state.quiet_for > long
    return quiet and next_to_act(state.seen) == state.me and not state.shown.busy(state.now)


def plays_at_once(state: TableState) -> bool:
    """Whether a card of the player's is played as soon as it is pressed, also while the table has stopped."""
    seen = state.seen
    return seen.turn == state.me and seen.phase < CLAIM


def looks(state: TableState) -> dict[int, str]:
    """How everybody looks now, as far as there is something to be seen."""
    mood = Mood(state.said.faces, state.said.speaking(), waited_for(state, theme.DOZE), state.over)
    return worn(state.stage.seen, state.stop, mood)


def at_rest(state: TableState) -> Chrome:
    """Everything but single cards and what lies over them."""
    stage, pointing, match = state.stage, state.pointing, state.match
    slate = at_the_table(match_of(match, state.desk), state.seating, match.playing or state.over)
    buttons = Buttons(called(pointing.hovered), called(pointing.pressed))
    resting = chrome(stage.seen, stage.table, state.seating, slate, buttons=buttons, looks=looks(state))
    captions = explained(state.desk, match.rules)
    chalked = say("practise_chalk") if state.is_practice else ""
    quiet = quietened(state, resting)
    return resting._replace(piles=stage.piles(), dimmed=quiet, captions=captions, chalked=chalked)
