"""The slip of paper that tells what holds now. Now and then the program asks on it how many points the own side has."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Final

from gaigel_desktop.rules.deal import TALON, is_claimed, taker
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.table.board.item import Item
from gaigel_desktop.table.board.top_layer import Strip
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.what_holds import what_holds
from gaigel_desktop.window.boxes import Box

from .aids import match_told
from .points_mat import is_covered
from .table_state import TableState

ASKS: Final = 0.5  # of the deals
TRICKS: Final = (2, 5)  # the first and the last one after which it may ask


def strip_parts(state: TableState) -> tuple[str, ...]:
    """The words for what holds in the deal as it is shown, the most needed first."""
    seen = state.stage.seen
    return what_holds(seen, match_told(state).standing, seen.law.side[state.me])


def info_strip(state: TableState, room: Box) -> Strip:
    """The slip of paper that lies in this room, with what holds now and perhaps a question."""
    seen = state.stage.seen
    asked = say_at(seen.law.rules, "how_much") if asks_for_points(state) else ""
    return Strip(seen.trump, strip_parts(state), room, asked)


def strip_among(items: Iterable[Item], state: TableState) -> Strip | None:
    """The slip, found among the items; None if the player does not want to be told what holds now."""
    there = next((item for item in items if item.id.kind == "strip"), None)
    return info_strip(state, there.box) if there is not None else None


def asks_for_points(state: TableState) -> bool:
    """Whether the program would like to know how much the player's side has: at a full trick and until the next card,
    in some deals; never when there may be something to call."""
    seen = state.stage.seen
    have, lies = seen.points[seen.law.side[state.me]], sum(seen.law.card_points[card] for card in seen.trick)
    if not have or have + lies >= OUT or seen.phase != TALON or is_claimed(seen) or not is_covered(state):
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
    """After which trick of a deal the program asks for the points, by what everybody can see of it; 0 if not in this
    one."""
    dice = Random(f"how_much {deal}")
    return dice.randint(*TRICKS) if dice.random() < ASKS else 0
