"""Rule codes: a rule set as a few letters that can be sent to somebody, like `L-04C7K`.

The first letter is the preset. What follows counts in 32 letters (Crockford's, without I, L, O and U): a zero for every
edition of the rules before the code's own, the fields that differ, each with its value, and two letters that notice a
slip. No number begins with a zero, so a code always means what it meant when it was made. Case, spaces and hyphens do
not matter.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from gaigel_desktop.rules.errors import BadRules
from gaigel_desktop.rules.options import OPTIONS, PRESET_NAMES, RuleSet, Value, problems

from .editions import EDITION, FIRST, differences, options_in, preset_in
from .rule_sets import rules_to_json

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
READ_AS: Final = str.maketrans("OIL", "011", " -\t\n")
PRESET_LETTERS: Final = dict(zip("LWAR", PRESET_NAMES, strict=True))
PLACE: Final = {option.name: place for place, option in enumerate(OPTIONS, 1)}
FIELDS: Final = 64  # room for options that are still to come
GROUP: Final = 4
LONGEST: Final = 120


def rule_code(rules: RuleSet) -> str:
    """The short text for a rule set."""
    number, options = 0, options_in(EDITION)
    for name, value in reversed(differences(rules).items()):
        values = options[name].values
        number = (number * len(values) + _place(values, value)) * FIELDS + PLACE[name]
    letter = next(letter for letter, name in PRESET_LETTERS.items() if name == rules.preset)
    letters = LETTERS[0] * (EDITION - FIRST) + _written(number) + _check(rules, EDITION)
    groups = [letters[at : at + GROUP] for at in range(0, len(letters), GROUP)]
    return "-".join([letter, *groups])


def rules_of(code: str) -> RuleSet:
    """The rule set of a code; BadRules if there is none."""
    text = code.strip().upper()
    preset = PRESET_LETTERS.get(text[:1])
    letters = text[1:].translate(READ_AS)
    if preset is None or not 2 <= len(letters) <= LONGEST or set(letters) - set(LETTERS):
        raise BadRules("rule_code_wrong")
    said, check = letters[:-2], letters[-2:]
    number = said.lstrip(LETTERS[0])
    edition = FIRST + len(said) - len(number)
    if edition > EDITION:
        raise BadRules("rule_code_newer")
    rules = preset_in(preset, edition)._replace(**_fields(_read(number), edition))  # type: ignore[arg-type]
    if problems(rules) or _check(rules, edition) != check:
        raise BadRules("rule_code_wrong")
    return rules


def _fields(number: int, edition: int) -> dict[str, Value]:
    """The fields that were written, the last one first."""
    fields: dict[str, Value] = {}
    options = options_in(edition)
    while number:
        number, place = divmod(number, FIELDS)
        if not 1 <= place <= len(OPTIONS) or OPTIONS[place - 1].name not in options:
            raise BadRules("rule_code_wrong")
        option = options[OPTIONS[place - 1].name]
        number, place = divmod(number, len(option.values))
        fields[option.name] = option.values[place]
    return fields


def _place(values: tuple[Value, ...] | range, value: Value) -> int:
    return next(at for at, allowed in enumerate(values) if allowed == value and type(allowed) is type(value))


def _written(number: int) -> str:
    letters = ""
    while number:
        number, digit = divmod(number, 32)
        letters = LETTERS[digit] + letters
    return letters


def _read(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * 32 + LETTERS.index(letter)
    return number


def _check(rules: RuleSet, edition: int) -> str:
    """Two letters made of the whole rule set and the edition that says it, so that a slip is noticed, also by a program
    that knows earlier editions alone."""
    whole = rules_to_json(rules, edition) | ({} if edition == FIRST else {"edition": edition})
    first, second = hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).digest()[:2]
    return LETTERS[first % 32] + LETTERS[second % 32]
