"""Everything on the table but single cards, as a value; equal values give the same resting picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.deal import NOBODY, PLAYED_OUT, Deal, is_claimed, taker
from gaigel_desktop.rules.forbidden import why_not_here
from gaigel_desktop.rules.judge import why_never
from gaigel_desktop.table.slate.strokes import Slate
from gaigel_desktop.window.faces import portrait_file

from .buttons import CALL, CALLS
from .card_places import talon_count, talon_face_down
from .item import Item
from .layout import Table


class Chrome(NamedTuple):
    """What the resting picture of a table shows besides single cards."""

    table: Table
    turn: int
    dealer: int
    talon_left: int
    in_talon: int  # with the trump card
    closed: bool  # and what is left of it is out of play
    trump: int
    piles: tuple[int, ...]
    slate: Slate
    names: tuple[str, ...]
    portraits: tuple[str, ...]
    calls: tuple[Item, ...]  # their buttons
    captions: bool = False  # calls and sides are explained in the player's language
    chalked: str = ""  # a word below the slate
    sides_have_names: bool = False  # people sit against each other: on no plate stands Mir or Ihr


def chrome(
    seen: Deal, table: Table, seating: Seating, slate: Slate, *, looks: Mapping[int, str], items: tuple[Item, ...] = ()
) -> Chrome:
    """The resting picture of a deal as it is shown, with the calls that are among these items."""
    return Chrome(
        table=table,
        turn=lit_portrait(seen, table),
        dealer=seen.dealer,
        talon_left=talon_face_down(seen),
        in_talon=talon_count(seen),
        closed=seen.rounds == 0,
        trump=seen.trump,
        piles=tuple(seen.tricks),
        slate=slate,
        names=seating.names,
        portraits=tuple(portrait_file(who, looks.get(seat, "")) for seat, who in enumerate(seating.portraits)),
        calls=tuple(item for item in items if item.id.kind == "call"),
        sides_have_names=seating.sides_have_names(seen.law.side),
    )


def dimmed_calls(seen: Deal) -> frozenset[str]:
    """The calls that look as if they could not be made. Only public facts and the rule set decide: an Aus that waits to
    be answered dims them all, and the rare ones look as ever."""
    if is_claimed(seen):
        return frozenset(CALL)
    return frozenset(row.name for row in CALLS if not row.rare and why_never_said(seen, row.name))


def calls_unknown_here(seen: Deal) -> dict[str, str]:
    """The calls that this table does not know, with the reason for each; only the rule set decides."""
    return {button: reason for button in CALL if (reason := why_never_said(seen, button))}


def calls_not_now(seen: Deal, me: int) -> dict[str, str]:
    """The calls that whoever sits here may not make at this moment, whatever is held, with the reason for each; only
    what everybody sees decides."""
    return {button: reason for button in CALL if (reason := why_not_now(seen, me, button))}


def why_never_said(seen: Deal, button: str) -> str:
    """Why this table does not know a call; empty where it does."""
    return _refused(button, lambda action: why_never(seen, action))


def why_not_now(seen: Deal, me: int, button: str) -> str:
    """Why a call may not be made at this moment; empty where it may."""
    return _refused(button, lambda action: why_not_here(seen, me, action))


def _refused(button: str, why: Callable[[Action], str | None]) -> str:
    """The first reason why a call is refused, if all actions that its button stands for are; otherwise empty."""
    first, *others = CALL[button].actions
    reason = why(first)
    return reason if reason and all(why(action) for action in others) else ""


def lit_portrait(seen: Deal, table: Table) -> int:
    """The seat whose portrait is lit: whoever the table waits for, or whose trick lies there.

    It is -1 when all cards are played, and NOBODY while a whole trick lies face down: nobody knows yet whose it is, and
    it is nobody's turn. Where a window has closed and nothing is drawn yet, the judge waits for nobody, but the light
    does not go out for that moment.
    """
    if seen.waiting:
        return seen.waiting[0]
    if seen.phase >= PLAYED_OUT:
        return -1
    if len(seen.trick) < seen.players:
        return seen.turn
    return NOBODY if table.untold else taker(seen)
