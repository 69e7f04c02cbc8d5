"""Between: what is said between two deals besides the talk: help that goes, a host who confesses, a knock, troubles."""

from __future__ import annotations

from gaigel_desktop.controller.teaching.progress import FORGETS
from gaigel_desktop.controller.teaching.withdrawing import due
from gaigel_desktop.rules.deal import all_five_after_a_knock
from gaigel_desktop.scenes.picture.bubbles import Bubble
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme

from .sitting import Sitting


def let_help_go(sitting: Sitting) -> None:
    """One aid goes that has done its work, and says so."""
    desk, aid = sitting.desk, due(sitting.desk.learner.progress, sitting.aids)
    if aid:
        desk.learner.learn(desk.learner.progress.with_gone(aid))
        sitting.read_aids()
        sitting.tell(say(f"gone_{aid}"), theme.WITHDRAWN)


def confess(sitting: Sitting, hosts: tuple[int, ...]) -> None:
    """Before one of these hosts forgets to call for the first time, it is said once that this happens: who is to catch
    somebody has to know. In the first deal of a match nobody forgets."""
    desk = sitting.desk
    if hosts and sitting.match.standing.deals > 0 and FORGETS not in desk.learner.progress.shown:
        desk.learner.learn(desk.learner.progress.with_shown(FORGETS))
        host = next((seat for seat in hosts if seat != sitting.seen.turn), hosts[0])  # whoever leads has to call
        sitting.conductor.wait_with(FORGETS)
        sitting.said.hang(Bubble(say("host_forgets"), host, sitting.now + theme.CONFESSION))


def tell_knock(sitting: Sitting, cutter: int) -> None:
    """Whoever was to cut has knocked; it is said before what stands there already."""
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
