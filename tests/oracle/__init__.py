"""A second, slow and obvious implementation of the rules, for comparing with the fast one.

It knows nothing of `gaigel_desktop`: its only sources are the rules page ("rules.md", with the section) and
the page on records ("record-format.md"). Where those leave something open, the function that decides says so
in a comment that begins with READING.
"""

from .act import act, perft
from .cards import Bad
from .legal import card_actions, legal, refusal
from .match import match_after
from .options import Rules, rules_from
from .outcome import count, ties
from .records import check_lines
from .state import Result, State, deal, played_out, side_of, to_be_counted, turn

__all__ = [
    "Bad",
    "Result",
    "Rules",
    "State",
    "act",
    "card_actions",
    "check_lines",
    "count",
    "deal",
    "legal",
    "match_after",
    "perft",
    "played_out",
    "refusal",
    "rules_from",
    "side_of",
    "ties",
    "to_be_counted",
    "turn",
]
