"""Rule codes: a rule set as a few letters that can be sent to somebody, like `L-4C7K`.

The first letter is the preset. What follows counts in 32 letters (Crockford's, without I, L, O and U): the fields that
differ, each with its value, and two letters that notice a slip. Case, spaces and hyphens do not matter.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from gaigel_desktop.rules.errors import BadRules
from gaigel_desktop.rules.options import OPTIONS, PRESET_NAMES, RuleSet, Value, changes, problems, with_changes

from .notation import rules_to_json

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
READ_AS: Final = str.maketrans("OIL", "011", " -\t\n")
PRESET_LETTERS: Final = dict(zip("LWAR", PRESET_NAMES, strict=True))
FIELDS: Final = 64  # room for options that are still to come
GROUP: Final = 4
LONGEST: Final = 120


def rule_code(rules: RuleSet) -> str:
    """The short text for a rule set."""
    number = 0
    for option in reversed(OPTIONS):
        if option.name in changes(rules):
            value = getattr(rules, option.name)
            number = (number * len(option.values) + _place(option.values, value)) * FIELDS + OPTIONS.index(option) + 1
    letter = next(letter for letter, name in PRESET_LETTERS.items() if name == rules.preset)
    letters = _written(number) + _check(rules)
    groups = [letters[at : at + GROUP] for at in range(0, len(letters), GROUP)]
    return "-".join([letter, *groups])


def rules_of(code: str) -> RuleSet:
    """The rule set of a code; BadRules if there is none."""
    text = code.strip().upper()
    preset = PRESET_LETTERS.get(text[:1])
    letters = text[1:].translate(READ_AS)
    if preset is None or not 2 <= len(letters) <= LONGEST or set(letters) - set(LETTERS):
        raise BadRules("rule_code_wrong")
    rules = with_changes(preset, _fields(_read(letters[:-2])))
    if problems(rules) or _check(rules) != letters[-2:]:
        raise BadRules("rule_code_wrong")
    return rules


def _fields(number: int) -> dict[str, Value]:
    """The fields that were written, the last one first."""
    fields: dict[str, Value] = {}
    while number:
        number, field = divmod(number, FIELDS)
        if not 1 <= field <= len(OPTIONS):
            raise BadRules("rule_code_wrong")
        option = OPTIONS[field - 1]
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


def _check(rules: RuleSet) -> str:
    """Two letters made of the whole rule set, so that a slip, or another version's code, is noticed."""
    whole = json.dumps(rules_to_json(rules), sort_keys=True)
    first, second = hashlib.sha256(whole.encode()).digest()[:2]
    return LETTERS[first % 32] + LETTERS[second % 32]
