"""Between: what is said between two deals besides the talk: help that goes, a host who confesses, a knock, troubles."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.teaching.progress import FORGETS
from gaigel_desktop.controller.teaching.withdrawing import due
from gaigel_desktop.rules import ending
from gaigel_desktop.rules.actions import AUS
from gaigel_desktop.rules.deal import all_five_after_a_knock
from gaigel_desktop.scenes.picture.bubbles import Bubble
from gaigel_desktop.scenes.stage.lying import trick_place
from gaigel_desktop.scenes.stage.noises import aside
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme

from .sitting import Sitting

GUESS: Final = "guess"  # among what was offered once


def before_the_cards(sitting: Sitting, hosts: tuple[int, ...]) -> None:
    """All that may have to be said when the cards have been dealt; no tune rings into it."""
    sitting.desk.kit.sounds.fade_tune()
    sitting.heard.dealt()
    let_help_go(sitting)
    offer_guess(sitting)
    confess(sitting, hosts)


def let_help_go(sitting: Sitting) -> None:
    """One aid goes that has done its work, and says so."""
    desk, aid = sitting.desk, due(sitting.desk.learner.progress, sitting.aids)
    if aid:
        desk.learner.learn(desk.learner.progress.with_gone(aid))
        sitting.read_aids()
        sitting.tell(say(f"gone_{aid}"), theme.WITHDRAWN)


def offer_guess(sitting: Sitting) -> None:
    """Whoever counts alone and has just called Aus rightly is told once that one may guess before the count."""
    learner, settings = sitting.desk.learner, sitting.desk.settings
    may = sitting.counts and not settings.guess and GUESS not in learner.progress.shown
    if may and sitting.said.note is None and _has_counted_alone(sitting):
        learner.learn(learner.progress.with_shown(GUESS))
        sitting.tell(say("guess_offer"), theme.WITHDRAWN)


def _has_counted_alone(sitting: Sitting) -> bool:
    past, aids = sitting.match.past, sitting.aids
    if not past or aids.my_points or aids.all_points or aids.propose_aus:
        return False
    return past[-1].result.reason == ending.AUS and past[-1].last == (sitting.me, AUS)


def confess(sitting: Sitting, hosts: tuple[int, ...]) -> None:
    """Before one of these hosts forgets to call for the first time, it is said once that this happens: who is to catch
    somebody has to know. In the first deal of a match nobody forgets."""
    desk = sitting.desk
    if hosts and sitting.match.standing.deals > 0 and FORGETS not in desk.learner.progress.shown:
        desk.learner.learn(desk.learner.progress.with_shown(FORGETS))
        host = next((seat for seat in hosts if seat != sitting.seen.turn), hosts[0])  # whoever leads has to call
        sitting.conductor.wait_with(FORGETS)
        sitting.said.hang(Bubble(say("host_forgets"), host, sitting.now + theme.CONFESSION))


def tell_cut(sitting: Sitting, cutter: int, place: int | None) -> None:
    """Whoever was to cut has knocked (None); it is heard from there, and said before what stands there already."""
    if place is not None:
        return
    table = sitting.stage.table
    pan = aside(trick_place(sitting.seen, table, cutter).x, table.width)
    sitting.desk.kit.sounds.play("knock_on_deck", sitting.now, pan=pan)
    key = "has_knocked" if all_five_after_a_knock(sitting.match.rules) else "has_knocked_packets"
    words, note = say(key, {"name": sitting.seating.names[cutter]}), sitting.said.note
    if note is None:
        sitting.tell(words)
    else:
        sitting.tell(f"{words} {note.words}", theme.WITHDRAWN, aloud=False)
        sitting.heard.words(words)


def tell_trouble(sitting: Sitting, news: str) -> str:
    """Something has gone wrong that the player should know of, or there are news; the game goes on. What is still to be
    told then: nothing."""
    troubles = sitting.desk.troubles
    sitting.tell(" ".join(filter(None, (news, troubles.new()))), theme.TROUBLE)
    troubles.has_told()
    return ""
