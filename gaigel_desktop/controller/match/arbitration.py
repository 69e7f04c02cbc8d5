"""Arbitration: who is heard when several want to say or do something at once, and whether anybody may call now. Pure.

An accusation waits for nobody. Nobody calls Aus while others are about to play to a trick: that waits until it is
whole, or something has been declared, and is heard from then on until the next card. When all cards are played it is
for each in turn to call.
"""

from __future__ import annotations

from collections.abc import Sequence

from gaigel_desktop.rules.actions import AUS, PASS, Action, is_accusation
from gaigel_desktop.rules.deal import NOBODY, PLAYED_OUT, Deal
from gaigel_desktop.rules.events import Declared, Event, LaidFaceDown, Opened, Played, SevensMelded, TrickTaken
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.record import Deed


def is_call(action: Action) -> bool:
    """Whether it ends the deal by a word: Aus, or an accusation."""
    return action == AUS or is_accusation(action)


def calls_heard_after(event: Event, before: bool) -> bool:
    """Whether an Aus is heard when this has happened, if they were before it, or were not."""
    match event:
        case Opened() | Played() | LaidFaceDown():
            return False
        case TrickTaken() | Declared() | SevensMelded():
            return True
    return before


def heard(deal: Deal, answers: Sequence[Deed], calls: bool) -> Deed | None:
    """Whose answer is heard first: accusations, then Aus, then other words in order of play, and the card last; when
    all cards are played, calls in order of play from whoever took the last trick. None if there is nothing to hear.
    Where no calls are heard, an Aus does not count."""
    waited_for, counting = next_to_act(deal), deal.phase == PLAYED_OUT
    first = waited_for if waited_for >= 0 else deal.turn

    def precedence(deed: Deed) -> tuple[int, int]:
        seat, action = deed
        kind = 0 if is_accusation(action) else 1 if action == AUS else 3 if seat == waited_for else 2
        return 0 if counting and is_call(action) else kind, (seat - first) % deal.players

    return min((deed for deed in answers if calls or deed[1] != AUS), key=precedence, default=None)


def waits_for_a_call(deal: Deal, answers: Sequence[Deed]) -> bool:
    """Whether the one in turn wants to call and would do nothing else, so that without it nothing will happen."""
    return is_call(dict(answers).get(next_to_act(deal), PASS))


def somebody_calls(deal: Deal, answers: Sequence[Deed], side: int = NOBODY) -> bool:
    """Whether anybody wants to end the deal by a word; of this side alone, if one is named."""
    return any(is_call(action) and side in (NOBODY, deal.law.side[seat]) for seat, action in answers)
