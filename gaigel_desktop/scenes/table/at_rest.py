"""At rest: what of a sitting rests on the table, and how everybody looks."""

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
from .sitting import Sitting


def waited_for(sitting: Sitting, long: float = theme.REMINDED) -> bool:
    """Whether everybody has been waiting for a card of the player for a while."""
    quiet = sitting.conductor.quiet_for(sitting.now) > long
    return quiet and next_to_act(sitting.seen) == sitting.me and not sitting.shown.busy(sitting.now)


def plays_at_once(sitting: Sitting) -> bool:
    """Whether a card of the player's is played as soon as it is pressed, also while the table has stopped."""
    seen = sitting.seen
    return seen.turn == sitting.me and seen.phase < CLAIM


def looks(sitting: Sitting) -> dict[int, str]:
    """How everybody looks now, as far as there is something to be seen."""
    mood = Mood(sitting.said.faces, sitting.said.speaking(), waited_for(sitting, theme.DOZE), sitting.over)
    return worn(sitting.stage.seen, sitting.stop, mood)


def at_rest(sitting: Sitting) -> Chrome:
    """Everything but single cards and what lies over them."""
    stage, pointing, match = sitting.stage, sitting.pointing, sitting.match
    slate = at_the_table(match_of(match, sitting.desk), sitting.seating, match.playing or sitting.over)
    buttons = Buttons(called(pointing.hovered), called(pointing.pressed))
    resting = chrome(stage.seen, stage.table, sitting.seating, slate, buttons=buttons, looks=looks(sitting))
    captions = explained(sitting.desk, match.rules)
    chalked = say("practise_chalk") if sitting.is_practice else ""
    quiet = quietened(sitting, resting)
    return resting._replace(piles=stage.piles(), dimmed=quiet, captions=captions, chalked=chalked)
