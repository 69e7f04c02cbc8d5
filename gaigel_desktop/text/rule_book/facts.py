"""Rule facts: what the sentences of the rules ask of a rule set: conditions, and the numbers that stand in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gaigel_desktop.rules.cards import FACE_OF, HAND_SIZE, PACK_SIZE
from gaigel_desktop.rules.deal import CUT_PLACES
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.law import law_of
from gaigel_desktop.rules.match import GAIGEL, RUTESHEIM_DEALS, SINGLE_GAME
from gaigel_desktop.rules.options import RuleSet, Value
from gaigel_desktop.rules.pairs import PLAIN_PAIR, TRUMP_PAIR
from gaigel_desktop.rules.seats import sides
from gaigel_desktop.rules.sevens import MELD_OF_SEVENS
from gaigel_desktop.text.calls import call, second_called, second_elsewhere
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.phrases import SUIT_NAMES
from gaigel_desktop.text.speech import agreed, say, suit_name
from gaigel_desktop.text.table_rules import (
    STROKES_COUNT,
    cost_of_a_double_game,
    cost_of_a_single_game,
    number_word,
)
from gaigel_desktop.text.telling import listed

When = Callable[[RuleSet], bool]

RANK_KEYS: Final = {"ace": "A", "ten": "X", "king": "K", "ober": "O", "unter": "U", "seven": "7"}
CALLED: Final = {
    "aus": "call_aus",
    "accuse": "call_uebergaigelt",
    "question": "call_question",
    "elfen": "call_elfen",
    "dive": "call_dive",
    "second": "call_second",
    "c20": "call_20",
    "c40": "call_40",
    "siebener": "call_siebener",
    "dissle": "call_dissle",
    "farbe": "call_farbe",
}


# -- conditions --------------------------------------------------------------------------------------------------


def chosen(name: str, *values: Value) -> When:
    """The table has chosen one of these values."""
    return lambda rules: getattr(rules, name) in values


def signs_here(say: str) -> When:
    """This is what a sign of a suit says at the player's table, whatever the rules are."""
    return lambda rules: agreed().signs_say == say


def no(condition: When) -> When:
    """The condition that holds where this one does not."""
    return lambda rules: not condition(rules)


def either(*conditions: When) -> When:
    """At least one of them."""
    return lambda rules: any(condition(rules) for condition in conditions)


def both(*conditions: When) -> When:
    """The condition that all of these hold."""
    return lambda rules: all(condition(rules) for condition in conditions)


def two_sides(rules: RuleSet) -> bool:
    """Whether two sides play against each other, us and them."""
    return sides(rules) == 2


def comes_out_even(rules: RuleSet) -> bool:
    """Whether the talon is drawn to its last card."""
    return left_undrawn(rules) == 0


def dissle(rules: RuleSet) -> bool:
    """Whether somebody can play auf Dissle: Vorhand does it with the opening."""
    return rules.auf_dissle == "any" or (rules.auf_dissle == "vorhand" and rules.opening == "gaigel")


def strokes_count(rules: RuleSet) -> bool:
    """Whether losers get strokes."""
    return rules.scoring in STROKES_COUNT


# What a side can do wrong, and where that is possible at all.
FAULTS: Final[dict[str, When]] = {
    "early": lambda rules: True,
    "late": lambda rules: True,
    "accusation": chosen("missed_out", "accusation"),
    "question": chosen("claims", "questioned"),
    "card": chosen("revoke", "forfeits"),
    "dissle": dissle,
}


def faults(rules: RuleSet) -> str:
    """All faults that this table knows, in words."""
    return listed([say_at(rules, f"fault:{fault}", {"out": OUT}) for fault, known in FAULTS.items() if known(rules)])


# -- numbers -----------------------------------------------------------------------------------------------------


def talon_size(rules: RuleSet) -> int:
    """The talon with the trump card."""
    return PACK_SIZE - HAND_SIZE * rules.players


def left_undrawn(rules: RuleSet) -> int:
    """What stays out of play."""
    return talon_size(rules) % rules.players


def points_of(rules: RuleSet, cards: Sequence[str]) -> int:
    """What these cards count together."""
    worth = law_of(rules).card_points
    return sum(worth[FACE_OF[card]] for card in cards)


def all_points(rules: RuleSet) -> int:
    """What the whole pack counts; with so many sides that each can stay below 101, a deal may be decided by a count."""
    return 2 * points_of(rules, tuple(FACE_OF))


def suits() -> dict[str, object]:
    """What the suits are called on the player's cards."""
    return {name: suit_name(suit) for suit, name in enumerate(SUIT_NAMES)}


def values(rules: RuleSet) -> dict[str, object]:
    """Everything that can stand in a sentence: numbers of the rules and of this table, and its calls."""
    return {
        "out": OUT,
        "pair": PLAIN_PAIR,
        "trump_pair": TRUMP_PAIR,
        "sevens": MELD_OF_SEVENS,
        "game": SINGLE_GAME,
        "gaigel": GAIGEL,
        "deals": RUTESHEIM_DEALS,
        "pack": PACK_SIZE,
        "hand": number_word(HAND_SIZE),
        "least": CUT_PLACES.start,
        "all": all_points(rules),
        "undecided": number_word(all_points(rules) // OUT + 1),
        "left": talon_size(rules),
        "rounds": talon_size(rules) // rules.players,
        "rest": left_undrawn(rules),
        "players": rules.players,
        "number": number_word(rules.players),
        "strokes": rules.strokes,
        "match_points": rules.match_points,
        "preset": say(f"preset:{rules.preset}"),
        "about": say(f"preset_about:{rules.preset}"),
        "double": cost_of_a_double_game(rules),
        "single": cost_of_a_single_game(rules),
        "faults": faults(rules),
        "not_trumps": say("not_trumps" if rules.first_trumps == "banned" else "not_turned"),
        "second_called": second_called(),
        "second_elsewhere": listed(second_elsewhere()),
        **{rank: points_of(rules, (f"E{letter}",)) for rank, letter in RANK_KEYS.items()},
        **{name: call(key, rules) for name, key in CALLED.items()},
    }
