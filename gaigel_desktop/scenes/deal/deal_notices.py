"""What is said when a deal begins besides the talk: an aid that goes, a host who confesses, a knock, a guess."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.teaching.progress import FORGETS
from gaigel_desktop.controller.teaching.withdrawing import due
from gaigel_desktop.rules import ending
from gaigel_desktop.rules.actions import AUS
from gaigel_desktop.rules.deal import all_five_after_a_knock
from gaigel_desktop.table.board.bubbles import Bubble
from gaigel_desktop.table.board.card_places import trick_place
from gaigel_desktop.table.motion.card_sounds import stereo_position
from gaigel_desktop.table.play.effects import FadeTune, Sound
from gaigel_desktop.table.play.running_deal import RunningDeal
from gaigel_desktop.table.play.table_state import TableState
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme

GUESS: Final = "guess"  # among what was offered once


def before_the_cards(running: RunningDeal, hosts: tuple[int, ...]) -> None:
    """Say all that may have to be said when the cards have been dealt; no tune rings into it."""
    running.effects.append(FadeTune())
    running.announcer.begin_deal()
    let_help_go(running)
    offer_guess(running)
    confess(running, hosts)


def let_help_go(running: RunningDeal) -> None:
    """Switch off one aid that has done its work, and say so."""
    state = running.state
    learner = state.player.learner
    aid = due(learner.progress, state.aids)
    if aid:
        learner.learn(learner.progress.with_gone(aid))
        running.read_aids()
        running.tell(say(f"gone_{aid}"), theme.WITHDRAWN)


def offer_guess(running: RunningDeal) -> None:
    """Tell whoever counts alone and has just called Aus rightly, once, that one may guess before the count."""
    state = running.state
    learner, settings = state.player.learner, state.player.settings
    may = state.counts and not settings.guess and GUESS not in learner.progress.shown
    if may and state.said.note is None and _has_counted_alone(state):
        learner.learn(learner.progress.with_shown(GUESS))
        running.tell(say("guess_offer"), theme.WITHDRAWN)


def _has_counted_alone(state: TableState) -> bool:
    past, aids = state.match.past, state.aids
    if not past or aids.my_points or aids.all_points or aids.propose_aus:
        return False
    return past[-1].result.reason == ending.AUS and past[-1].last == (state.me, AUS)


def confess(running: RunningDeal, hosts: tuple[int, ...]) -> None:
    """Say once, before one of these hosts forgets to call for the first time, that this happens: who is to catch
    somebody has to know. In the first deal of a match nobody forgets."""
    state = running.state
    learner = state.player.learner
    if hosts and state.match.standing.deals > 0 and FORGETS not in learner.progress.shown:
        learner.learn(learner.progress.with_shown(FORGETS))
        host = next((seat for seat in hosts if seat != state.seen.turn), hosts[0])  # whoever leads has to call
        state.said.hang(Bubble(say("host_forgets"), host, state.now + theme.CONFESSION))


def tell_cut(running: RunningDeal, cutter: int, place: int | None) -> None:
    """Tell that whoever was to cut has knocked (None); it is heard from there, and said before what stands there
    already."""
    if place is not None:
        return
    state = running.state
    table = state.stage.table
    pan = stereo_position(trick_place(state.seen, table, cutter).x, table.width)
    running.effects.append(Sound("knock_on_deck", pan))
    key = "has_knocked" if all_five_after_a_knock(state.match.rules) else "has_knocked_packets"
    words, note = say(key, {"name": state.seating.names[cutter]}), state.said.note
    if note is None:
        running.tell(words)
    else:
        running.tell(f"{words} {note.words}", theme.WITHDRAWN, aloud=False)
        running.announcer.say(words)
