"""Table rules: a rule set said in plain words: its options, its values, its sheet, and why it cannot be played."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.rules.match import is_cleaned
from gaigel_desktop.rules.options import OPTIONS, PLAYERS_OF, Option, Problem, RuleSet, Value, problems
from gaigel_desktop.rules.seats import has_partners, sides

from .explain import capital
from .phrases import PHRASES
from .speech import say

STROKES_COUNT: Final = ("slate", "race", "early_clean", "deals")


class Chapter(NamedTuple):
    """A topic of the sheet, and its sentences."""

    topic: str
    sentences: tuple[str, ...]


def option_name(option: Option) -> str:
    """What the option is called."""
    return say(f"option:{option.name}")


def value_name(option: Option, value: Value) -> str:
    """A value in a word or two."""
    if isinstance(value, bool):
        return say("yes" if value else "no")
    key = f"{option.name}:{value}"
    return say(key) if key in PHRASES else str(value)


def option_sentence(option: Option, value: Value) -> str:
    """What the value means at the table."""
    word = ("yes" if value else "no") if isinstance(value, bool) else value
    key = f"sheet:{option.name}:{word}"
    return say(key) if key in PHRASES else capital(say(f"sheet:{option.name}", {"value": number_word(value)}))


def number_word(number: Value) -> str:
    """Small numbers are written out."""
    key = f"number:{number}"
    return say(key) if key in PHRASES else str(number)


def sources(option: Option) -> str:
    """Who tells of this option, in words."""
    return say("source_of", {"sources": ", ".join(say(f"source:{tag}") for tag in option.source)})


def sheet(rules: RuleSet) -> list[Chapter]:
    """How this table plays, in plain words, by topic; what has no effect is not said."""
    topics = dict.fromkeys(option.topic for option in OPTIONS)
    return [
        Chapter(
            say(f"rule_topic:{topic}"),
            tuple(
                _sentence(option, rules)
                for option in OPTIONS
                if option.topic == topic and has_effect(option.name, rules)
            ),
        )
        for topic in topics
    ]


def _sentence(option: Option, rules: RuleSet) -> str:
    """What the table says of an option; by a number of deals that number is not one of strokes."""
    if option.name == "strokes" and rules.scoring == "deals":
        return capital(say("sheet:strokes_deals", {"value": number_word(rules.strokes)}))
    return option_sentence(option, getattr(rules, option.name))


def has_effect(name: str, rules: RuleSet) -> bool:
    """Whether an option says anything at a table with these rules."""
    teams = has_partners(rules)
    match name:
        case "teams":
            return rules.players in (4, 6, 8)
        case "knock_deal":
            return rules.knock
        case "first_trumps":
            return rules.opening == "gaigel"
        case "exchange_needs":
            return rules.exchange != "off" and teams
        case "pair_on_sure_trick" | "pair_after_talon":
            return rules.pair_when == "any_time"  # else pairs are declared after an own trick that is drawn on
        case "auf_dissle":
            return rules.auf_dissle != "vorhand" or rules.opening == "gaigel"
        case "signals":
            return teams
        case "strokes":
            return rules.scoring in STROKES_COUNT
        case "phase_one":
            return rules.scoring == "slate"
        case "clean_double":
            return is_cleaned(rules) and sides(rules) == 2
        case "match_points":
            return rules.scoring == "games"
        case "losers":
            return sides(rules) > 2 and rules.scoring in STROKES_COUNT
    return True


def refusal(problem: Problem, rules: RuleSet) -> str:
    """Why this rule set cannot be played, for somebody who is choosing it."""
    key = f"here_{problem.key}"
    if key not in PHRASES:
        return say("here_other")
    numbers = [str(number) for number in PLAYERS_OF.get(rules.preset, ())]
    values = say("or_list", {"first": ", ".join(numbers[:-1]), "last": numbers[-1]}) if numbers[1:] else numbers[0]
    return say(key, {"preset": say(f"preset:{rules.preset}"), "values": values, "players": rules.players})


def refusal_about(rules: RuleSet, name: str) -> list[str]:
    """What is wrong with this field."""
    return [refusal(problem, rules) for problem in problems(rules) if name in problem.fields]
