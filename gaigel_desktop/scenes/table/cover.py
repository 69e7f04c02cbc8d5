"""The cover: the own points lie under a mat once the player can count; now and then the program asks for them."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from gaigel_desktop.rules.deal import TALON, is_claimed, taker
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.scenes.picture.item import ItemId
from gaigel_desktop.scenes.picture.over import Mat, Strip
from gaigel_desktop.scenes.picture.spots import mat_box, strip_box
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.what_holds import what_holds

from .aids import match_told
from .state import TableState

ASKS: Final = 0.5  # of the deals
TRICKS: Final = (2, 5)  # the first and the last one after which it may ask


def is_covered(state: TableState) -> bool:
    """Whether the own points lie under a mat; never in a lesson that shows them."""
    return state.player.learner.covers_points and not state.always_shown.my_points


def is_lifted(state: TableState) -> bool:
    """Whether the player looks under the mat now."""
    return state.now < state.lifted_until or state.pointing.pressed == ItemId("mat")


def mat(state: TableState) -> Mat | None:
    """The mat, as soon as there is something for it to lie on."""
    seen = state.stage.seen
    ours = seen.law.side[state.me]
    if not seen.points[ours] or not is_covered(state):
        return None
    return Mat(mat_box(seen, state.stage.table, ours), is_lifted(state))


# -- the strip -----------------------------------------------------------------------------------------------------


def holding(state: TableState) -> tuple[str, ...]:
    """What holds as it is shown, the most needed first."""
    seen = state.stage.seen
    return what_holds(seen, match_told(state).standing, seen.law.side[state.me])


def strip(state: TableState) -> Strip | None:
    """What holds now, if the player wants to be told, and perhaps a question."""
    if not state.aids.strip:
        return None
    seen = state.stage.seen
    asked = say_at(seen.law.rules, "how_much") if asks(state) else ""
    return Strip(seen.trump, holding(state), strip_box(seen, state.stage.table), asked)


def asks(state: TableState) -> bool:
    """Whether the program would like to know how much the player's side has: at a full trick and until the next card,
    in some deals; never when there may be something to call."""
    seen = state.stage.seen
    have, lies = seen.points[seen.law.side[state.me]], sum(seen.law.card_points[card] for card in seen.trick)
    if not is_covered(state) or not have or have + lies >= OUT or seen.phase != TALON or is_claimed(seen):
        return False
    standing = state.match.standing
    when = asks_after(f"{standing.deals} {standing.score} {seen.dealer} {seen.trump}")
    if taker(seen) >= 0:  # the whole trick still lies there
        taken = seen.done + 1
    elif not seen.trick:
        taken = seen.done
    else:
        return False
    return taken == when and state.has_looked < when - 1


@lru_cache(maxsize=4)
def asks_after(deal: str) -> int:
    """After which trick of a deal it asks, by what everybody can see of it; 0: not in this one."""
    dice = Random(f"how_much {deal}")
    return dice.randint(*TRICKS) if dice.random() < ASKS else 0
