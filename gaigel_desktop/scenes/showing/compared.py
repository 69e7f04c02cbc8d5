"""Compared: what came of each choice in this deal: the tricks side by side, who took them, and what lay in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gaigel_desktop.controller.showing.asking import Tried
from gaigel_desktop.rules.seats import has_partners
from gaigel_desktop.text.speech import say

from .asked import (
    LETTERS,
)

CARDS: Final = 0.27  # of the height
LIFTED: Final = 0.03  # the card that takes the trick
FIRST: Final = 0.02  # what is above all


def outcome(tried: Tried) -> str:
    """Who gets the trick, or the deal."""
    if tried.won is not None:
        return say("show_deal_won" if tried.won else "show_deal_lost")
    if not tried.ours:
        return say("show_trick_theirs")
    return say("show_trick_ours" if has_partners(tried.seen.law.rules) else "show_trick_yours")


def points(tried: Tried) -> str:
    """What lay in the trick; nothing where there is none."""
    return "" if tried.taking is None else say("show_trick_points", {"points": tried.taking.points})


def verdict(letter: str, tried: Tried) -> str:
    """Both in a line, behind the letter."""
    return f"{letter}: " + ", ".join(filter(None, (outcome(tried), points(tried))))


def difference(tried: Sequence[Tried]) -> str:
    """How far the choices are apart in this deal, and no more."""
    ranks = [each.rank for each in tried]
    best, worst = max(range(len(ranks)), key=ranks.__getitem__), min(range(len(ranks)), key=ranks.__getitem__)
    letters = {"best": LETTERS[best], "worst": LETTERS[worst]}
    if ranks[best] == ranks[worst]:
        return say("show_no_difference")
    if tried[best].won:
        return say("show_only_wins", letters)
    if tried[worst].won is False:
        return say("show_only_loses", letters)
    return say("show_difference", {**letters, "points": ranks[best][1] - ranks[worst][1]})
