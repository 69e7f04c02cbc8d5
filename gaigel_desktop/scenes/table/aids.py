"""Aids: what the program knows and says if the player wants to be helped. It asks a sitting and changes nothing."""

from __future__ import annotations

from random import Random
from typing import Final

from gaigel_desktop.rules.actions import (
    DECLARE,
    Action,
    card_of,
    mode_of,
)
from gaigel_desktop.rules.cards import HIDDEN, cards
from gaigel_desktop.rules.deal import Deal, is_claimed
from gaigel_desktop.rules.ending import OUT, may_be_questioned
from gaigel_desktop.rules.events import Drawn, Played
from gaigel_desktop.rules.forbidden import why_nobody
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.rules.taking import taken_now
from gaigel_desktop.scenes.parts.captions import explained
from gaigel_desktop.scenes.slate.standing import Match, before_last, match_of, side_name
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import as_signs_say, say
from gaigel_desktop.text.telling import listed
from gaigel_desktop.window import theme

from .at_rest import waited_for
from .sitting import Sitting

ASKED_BEFORE: Final = 6  # complete tricks: later nobody is asked about pairs


def legal(sitting: Sitting) -> frozenset[int]:
    """The own cards that may be played now, if the player wants them marked: after a while, or when another one was
    refused, so that one can choose without; where all may, none is."""
    if not sitting.refused and not waited_for(sitting, theme.MARKS_COME):
        return frozenset()
    return _allowed(sitting)


def narrows(sitting: Sitting) -> bool:
    """Whether there are marks to come, because not every card of the hand may be played."""
    return bool(_allowed(sitting))


def _allowed(sitting: Sitting) -> frozenset[int]:
    mode = sitting.choosing.mode
    found = frozenset(card_of(action) for action in _marked(sitting) if mode in (None, mode_of(action)))
    return found if found != frozenset(sitting.hand()) else frozenset()


def ways(sitting: Sitting) -> tuple[int, ...] | None:
    """The ways to open that a card of the hand fits, if the player wants to know; None: all look the same."""
    found = _marked(sitting)
    return tuple({mode_of(action) for action in found}) if found else None


def _marked(sitting: Sitting) -> tuple[Action, ...]:
    """The ways to play a card now, if the player wants them marked."""
    seen = sitting.seen
    if not sitting.aids.mark_legal or seen.turn != sitting.me or sitting.shown.busy(sitting.now):
        return ()
    return tuple(card_actions(seen))


def points(sitting: Sitting) -> tuple[int | None, ...]:
    """The points of each side as far as the player wants to be told."""
    wanted, seen = sitting.aids, sitting.stage.seen
    ours = seen.law.side[sitting.me]
    shown = (wanted.my_points or wanted.all_points, wanted.all_points)
    return tuple(number if shown[0 if side == ours else 1] else None for side, number in enumerate(seen.points))


def has_101(sitting: Sitting) -> bool:
    """Whether Aus is to be proposed: what lies there makes 101 for the own side, and the player wants to hear it."""
    seen = sitting.seen
    proposes = sitting.aids.propose_aus and seen.done > 0 and not is_claimed(seen)
    enough = proposes and seen.points[seen.law.side[sitting.me]] >= OUT and sum(own_count(sitting)) >= OUT
    return enough and _may_be_told(sitting)


def own_count(sitting: Sitting) -> tuple[int, int]:
    """What the own side has as it stands there, and what it takes with the whole trick that lies there."""
    seen = sitting.stage.seen
    side, taking = seen.law.side, taken_now(seen)
    ours = side[sitting.me]
    return seen.points[ours], taking.points if taking is not None and side[taking.seat] == ours else 0


def _may_be_told(sitting: Sitting) -> bool:
    """Whoever has called rightly once is given time to do it alone."""
    alone = sitting.desk.learner.progress.has_done("aus")
    return not alone or sitting.conductor.quiet_for(sitting.now) > theme.PROPOSED


def warning(sitting: Sitting, button: str) -> str:
    """Before a call that may cost a double game, for those who want to be told of a right one: what is known, and what
    it costs; before a sign what it is for."""
    if button == "winken" and sitting.aids.say_tricks:
        return say(as_signs_say("ask_sign_to"), {"names": listed(sitting.seating.partners(sitting.seen.law.side))})
    if not sitting.aids.propose_aus:
        return ""
    if button == "uebergaigelt":
        return _before_accusing(sitting)
    return _before_aus(sitting) if button == "aus" else ""


def _before_aus(sitting: Sitting) -> str:
    seen = sitting.seen
    have = seen.points[seen.law.side[sitting.me]]
    if have >= OUT:
        return ""
    return say_at(seen.law.rules, "warn_claim" if may_be_questioned(seen) else "warn_aus", {"points": have})


def _before_accusing(sitting: Sitting) -> str:
    """What the others have is said only where it stands on the table anyway, and of a single other side."""
    seen = sitting.seen
    law, told = seen.law, points(sitting)
    known = told[1 - law.side[sitting.me]] if law.sides == 2 else None
    if known is None:
        return say_at(law.rules, "warn_accuse")
    return say_at(law.rules, "warn_accuse_known", {"points": known})


def explains(sitting: Sitting) -> bool:
    """Whether calls and what can be chosen are explained: to whoever is helped, or speaks another language."""
    return any(sitting.aids) or explained(sitting.desk, sitting.chair.rules)


def asks_for_pair(sitting: Sitting) -> bool:
    """Whether somebody who thinks for a while is asked if they have looked for a pair: in one trick of a deal, which
    dice choose, and where a pair could be declared as far as everybody sees. What the player holds decides nothing."""
    if not sitting.aids.ask_pair or not waited_for(sitting, theme.LOOKED_FOR_PAIR):
        return False
    seen = sitting.seen
    own_trick = seen.tricks[seen.law.side[sitting.me]] > 0
    return own_trick and seen.done == _asked_after(sitting) and why_nobody(seen, DECLARE) is None


def _asked_after(sitting: Sitting) -> int:
    """So many complete tricks."""
    seen, deals = sitting.seen, len(sitting.match.past)
    return Random(f"pair {deals} {seen.dealer} {seen.trump}").randrange(1, ASKED_BEFORE)


def claimed(sitting: Sitting) -> int | None:
    """The points of the side that claims to be out, for those who see them and want to be warned."""
    seen = sitting.seen
    return points(sitting)[seen.law.side[seen.claimer]] if sitting.aids.propose_aus else None


def newest(sitting: Sitting) -> int | None:
    """The place of the own card that was drawn last, for those who want it marked: until it is played, or another one
    is drawn, or after the last drawing another one is played."""
    drawn = _last_drawn(sitting) if sitting.aids.mark_new else HIDDEN
    hand = sitting.hand()
    return max((at for at, card in enumerate(hand) if card == drawn), default=None)


def _last_drawn(sitting: Sitting) -> int:
    """The card, as far as the picture shows it; HIDDEN where it is gone."""
    played: list[int] = []
    for event in reversed(sitting.shown.past):
        if isinstance(event, Drawn):
            card = event.cards[(sitting.me - event.seat) % len(event.cards)]
            return HIDDEN if card in played or len(played) > 1 else card
        if isinstance(event, Played) and event.seat == sitting.me:
            played.append(event.card)
    return HIDDEN


def match_told(sitting: Sitting) -> Match:
    """The match, without what the last deal has changed until its end is told."""
    match = match_of(sitting.match, sitting.desk)
    return match if sitting.match.playing or sitting.over else before_last(match)


def score(sitting: Sitting) -> str:
    """The slate in words."""
    rules, scores = sitting.chair.rules, enumerate(match_told(sitting).standing.score)
    return ", ".join(f"{side_name(rules, sitting.seating, side)}: {number}" for side, number in scores)


def out(seen: Deal, seat: int) -> tuple[int, ...]:
    """How many copies of each face are still out: in other hands or in the talon, for all this seat knows."""
    gone = [0] * 24
    for card in (*cards(seen.played), *cards(seen.hands[seat])):
        gone[card] += 1
    for card in (*seen.trick, seen.indicator):
        if card != HIDDEN:
            gone[card] += 1
    if seen.reserver >= 0:
        gone[seen.trump * 6] += 1
    return tuple(2 - number for number in gone)
