"""Free play: how the others go on at a lesson's table where no story tells it: by rules of thumb, as anybody would."""

from __future__ import annotations

from gaigel_desktop.controller.match.arbitration import is_call
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.opponents.greedy import best_card, greedy
from gaigel_desktop.rules.actions import ACCUSE, Action
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.rules.record import Deed
from gaigel_desktop.rules.views import View


def answers(game: Game, me: int) -> list[Deed]:
    """What everybody but the player wants to do now."""
    wanted = ((seat, _answer(game, seat)) for seat in range(game.rules.players) if seat != me)
    return [(seat, action) for seat, action in wanted if action is not None]


def _answer(game: Game, seat: int) -> Action | None:
    """By rules of thumb; an accusation waits until the trick is whole, so that a learner sees what it was for."""
    seen = game.seen_by(seat)
    return accusation(seen, seat) or greedy(seen, seat)


def without_a_call(seen: View, seat: int) -> Action:
    """What the seat in turn does where nobody is to end the deal."""
    action = greedy(seen, seat)
    return best_card(seen, seat) if action is None or is_call(action) else action


def accusation(seen: Deal, seat: int) -> Action | None:
    """The seat accuses whoever has overgaigelt; None as long as a trick runs, or where nobody has."""
    sides = range(seen.law.sides) if not seen.trick else ()
    guilty = (side for side in sides if seen.over >> side & 1 and why_not(seen, seat, ACCUSE + side) is None)
    return next((ACCUSE + side for side in guilty), None)
