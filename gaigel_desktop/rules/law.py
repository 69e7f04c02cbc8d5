"""Law: a rule set read once into small integers, shared by every deal played under it.

The fields carry the names of the options (rules.md 3). Each is asked in one place of this room, by a function
that says in words what it means at the table; only the deal asks a law, never the rule set again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import cards
from .options import OPTION_NAMED, RuleSet
from .seats import sides, sides_of

# What the choices mean as numbers: their places in OPTIONS.
ANY_TIME: Final = 0
BEFORE_DRAW: Final = 1
FRESH_CARDS: Final = 0
SHOW_FOUR: Final = 1
DOUBLE_ONLY: Final = 2
RESERVE: Final = 0
SWAP: Final = 1
EXCHANGE_OFF: Final = 2
SIDE_TRICK: Final = 0
OWN_TRICK: Final = 1
FOLLOW: Final = 0
FOLLOW_WIN: Final = 1
STRICT: Final = 2
STRICT_HEAD: Final = 3
ACCUSATION: Final = 0
AUTOMATIC_CARD: Final = 1
AUTOMATIC_TRICK: Final = 2
DISSLE_OFF: Final = 0
DISSLE_VORHAND: Final = 1
DISSLE_ANY: Final = 2
HELD_OFF: Final = 0
HELD_QUIET: Final = 1
HELD_MELD: Final = 2


def _place(rules: RuleSet, name: str) -> i64:
    values = OPTION_NAMED[name].values
    assert not isinstance(values, range)
    return values.index(getattr(rules, name))


class Law:
    """The options that are asked while a deal is played."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.players = rules.players
        self.side = sides_of(rules)
        self.sides = sides(rules)
        self.card_points = cards.POINTS_OF_1907 if rules.card_points == "1907" else cards.STANDARD_POINTS
        self.gaigel_opening = rules.opening == "gaigel"
        self.trumps_banned = rules.first_trumps == "banned"
        self.pair_when = _place(rules, "pair_when")
        self.pair_on_sure_trick = rules.pair_on_sure_trick
        self.pair_second = _place(rules, "pair_second")
        self.pair_must_play = rules.pair_must_play
        self.pair_after_talon = rules.pair_after_talon
        self.exchange = _place(rules, "exchange")
        self.exchange_needs = _place(rules, "exchange_needs")
        self.endgame = _place(rules, "endgame")
        self.missed_out = _place(rules, "missed_out")
        self.claims_questioned = rules.claims == "questioned"
        self.forfeits = rules.revoke == "forfeits"
        self.five_tricks_double = rules.five_tricks_double
        self.sevens_dealt = rules.sevens_dealt
        self.auf_siebener = rules.auf_siebener
        self.auf_dissle = _place(rules, "auf_dissle")
        self.sevens_held = _place(rules, "sevens_held")
        self.auf_farbe = rules.auf_farbe
        self.announced_early = rules.auf_siebener or rules.auf_dissle == "any"  # before the own first card
        self.announced_late = rules.auf_farbe
        self.signs = rules.signals and self.sides < self.players
        self.losers_lowest = rules.losers == "lowest"


_laws: Final[dict[RuleSet, Law]] = {}


def law_of(rules: RuleSet) -> Law:
    """The law of a rule set; the same object for equal rule sets."""
    law = _laws.get(rules)
    if law is None:
        law = _laws[rules] = Law(rules)
    return law
