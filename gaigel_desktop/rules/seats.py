"""Seats and sides: who plays with whom, and who comes after whom (rules.md 2)."""

from __future__ import annotations

from .options import RuleSet


def sides_of(rules: RuleSet) -> tuple[int, ...]:
    """The side of each seat: crosswise partners at an even table of four or more, else everybody alone (P, D)."""
    if rules.teams == "crosswise" and rules.players in (4, 6, 8):
        return tuple(seat % 2 for seat in range(rules.players))
    return tuple(range(rules.players))


def sides(rules: RuleSet) -> int:
    """How many sides there are."""
    return max(sides_of(rules)) + 1


def has_partners(rules: RuleSet) -> bool:
    """Whether anybody plays together."""
    return sides(rules) < rules.players


def next_sits_right(rules: RuleSet) -> bool:
    """Whether the next in play sits to the right on the screen: "rechtsherum haut man an die Backe" (D)."""
    return rules.direction == "anticlockwise"


def in_order(first: int, players: int) -> tuple[int, ...]:
    """All seats in the order of play, beginning with `first`."""
    return tuple((first + step) % players for step in range(players))
