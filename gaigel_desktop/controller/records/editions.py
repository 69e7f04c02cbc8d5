"""Editions: what the rules could say when something was written down. Options and values come, and presets change.

What was agreed stays as it was: what an earlier edition wrote is read by what its presets meant then. Whoever brings
new options or values puts them last in OPTIONS, and one more entry into NEWS; records, codes and the table of last time
follow from it. A store keeps the rules of running matches and of own rule sets as its version wrote them.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from gaigel_desktop.rules.options import OPTIONS, Option, RuleSet, Value, fits, with_changes


class News(NamedTuple):
    """What an edition brought that the one before it did not know."""

    options: dict[str, Value]  # with how everybody had played until then, whatever the presets say since
    values: dict[str, tuple[Value, ...]]  # of options that were there before


NEWS: Final = (
    News(
        {"first_trumps": "banned", "knock_deal": "five", "claims": "counted"},
        {"teams": ("opposite",), "scoring": ("deals",)},
    ),
)
FIRST: Final = 1
EDITION: Final = FIRST + len(NEWS)  # today's
EDITIONS: Final = range(FIRST, EDITION + 1)
FAMILY: Final = "gaigel-deal/"  # begins the format of a record, and the number of its edition ends it


def format_of(edition: int) -> str:
    """What a record of this edition says that it is."""
    return f"{FAMILY}{edition}"


def _since(edition: int) -> tuple[News, ...]:
    return NEWS[edition - FIRST :]


@cache
def played_then(edition: int) -> dict[str, Value]:
    """How everybody played by what this edition could not say."""
    return {name: value for news in reversed(_since(edition)) for name, value in news.options.items()}


@cache
def options_in(edition: int) -> dict[str, Option]:
    """The options of this edition with the values that they had; what came later came last, so that places stay."""
    known = (option for option in OPTIONS if option.name not in played_then(edition))
    return {option.name: option._replace(values=_values_in(edition, option)) for option in known}


def _values_in(edition: int, option: Option) -> tuple[Value, ...] | range:
    later = [value for news in _since(edition) for value in news.values.get(option.name, ())]
    return tuple(value for value in option.values if value not in later) if later else option.values


@cache
def preset_in(preset: str, edition: int) -> RuleSet:
    """What the preset meant in this edition."""
    return with_changes(preset, played_then(edition))


def differences(rules: RuleSet, edition: int = EDITION) -> dict[str, Value]:
    """The fields that differ from what the preset meant in this edition, which can say these rules."""
    preset = preset_in(rules.preset, edition)
    return {name: getattr(rules, name) for name in options_in(edition) if getattr(rules, name) != getattr(preset, name)}


@lru_cache(maxsize=256)
def first_to_say(rules: RuleSet) -> int:
    """The edition from which on these rules could be written down: so the same rules are the same at any time."""
    return next(edition for edition in EDITIONS if _can_say(rules, edition))


def _can_say(rules: RuleSet, edition: int) -> bool:
    held = all(getattr(rules, name) == value for name, value in played_then(edition).items())
    return held and all(fits(option, getattr(rules, name)) for name, option in options_in(edition).items())
