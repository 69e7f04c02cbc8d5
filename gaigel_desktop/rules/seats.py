"""Seats and sides: who plays with whom, and who comes after whom (rules.md 2)."""

from __future__ import annotations

from .options import RuleSet


def sides_of(rules: RuleSet) -> tuple[int, ...]:
    """The side of each seat: partners at an even table of four or more, else everybody alone (P, D)."""
    if not plays_in_teams(rules):
        return tuple(range(rules.players))
    apart = rules.players // 2 if sits_opposite(rules) else 2
    return tuple(seat % apart for seat in range(rules.players))


def plays_in_teams(rules: RuleSet) -> bool:
    """Whether the table is one where partners are agreed on, and comes out even."""
    return rules.teams != "none" and rules.players in (4, 6, 8)


def sits_opposite(rules: RuleSet) -> bool:
    """E: "the players sitting opposite one another form teams of two"; else every second seat is of one side (P)."""
    return rules.teams == "opposite"


def sides(rules: RuleSet) -> int:
    """How many sides there are."""
    return max(sides_of(rules)) + 1


def has_partners(rules: RuleSet) -> bool:
    """Whether anybody plays together."""
    return plays_in_teams(rules)


def next_sits_right(rules: RuleSet) -> bool:
    """Whether the next in play sits to the right on the screen: "rechtsherum haut man an die Backe" (D)."""
    return rules.direction == "anticlockwise"


def in_order(first: int, players: int) -> tuple[int, ...]:
    """All seats in the order of play, beginning with `first`."""
    return tuple((first + step) % players for step in range(players))
