"""Table rules: a rule set said in plain words: its options, its values, its sheet, and why it cannot be played."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.rules.match import gives_strokes, is_cleaned
from gaigel_desktop.rules.options import (
    OPTION_NAMED,
    OPTIONS,
    OURS,
    PLAYERS_OF,
    Option,
    Problem,
    RuleSet,
    Value,
    changes,
    problems,
    told_by,
)
from gaigel_desktop.rules.seats import has_partners, sides

from .calls import second_called
from .explain import capital
from .in_1907 import say_at
from .phrases import PHRASES
from .speech import say

STROKES_COUNT: Final = ("slate", "race", "early_clean", "deals")
STROKES_OF_A_SIDE: Final = ("race", "early_clean")  # what ends them is how many one side has
# In OPTIONS what came later stands at the end, for the sake of rule codes; here it follows what it belongs to.
FOLLOWS: Final = {"first_trumps": "opening", "knock_deal": "knock", "claims": "missed_out", "losers": "scoring"}


def _in_order() -> tuple[Option, ...]:
    names = [option.name for option in OPTIONS if option.name not in FOLLOWS]
    for name, before in FOLLOWS.items():
        names.insert(names.index(before) + 1, name)
    return tuple(OPTION_NAMED[name] for name in names)


IN_ORDER: Final = _in_order()  # all options as they are asked and told


class Sentence(NamedTuple):
    """A sentence of the sheet, whether the preset has it otherwise, and the key that it was made from."""

    words: str
    changed: bool
    key: str


class Chapter(NamedTuple):
    """A topic of the sheet, and its sentences."""

    topic: str
    sentences: tuple[Sentence, ...]


def table_name(rules: RuleSet) -> str:
    """What these rules are called: their preset, and whether the table has rules of its own besides."""
    preset = say(f"preset:{rules.preset}")
    return say("preset_with_own_rules", {"preset": preset}) if of_their_own(rules) else preset


def of_their_own(rules: RuleSet) -> set[str]:
    """The options that the table has otherwise than its preset; how many come is no rule."""
    return {name for name in changes(rules) if name != "players" and has_effect(name, rules)}


def topic_name(topic: str, rules: RuleSet) -> str:
    """What a topic of the rules is called at this table."""
    return say_at(rules, f"rule_topic:{topic}")


def option_name(option: Option, rules: RuleSet) -> str:
    """What the option is called at a table with these rules."""
    return say_at(rules, f"option:{_key(option, rules)}")


def _key(option: Option, rules: RuleSet) -> str:
    """How the words of an option are found: strokes are counted by deals, for each side, or all together."""
    if option.name != "strokes":
        return option.name
    if rules.scoring == "deals" or (rules.scoring == "slate" and not gives_strokes(rules)):
        return "strokes_deals"
    return "strokes_each" if rules.scoring in STROKES_OF_A_SIDE else "strokes"


def value_name(option: Option, value: Value, rules: RuleSet) -> str:
    """A value in a word or two."""
    if isinstance(value, bool):
        return say("yes" if value else "no")
    key = f"{option.name}:{value}"
    return say_at(rules, key) if key in PHRASES else str(value)


def sentence_key(option: Option, rules: RuleSet) -> str:
    """The key of what these rules say of the option."""
    value: Value = getattr(rules, option.name)
    word = _word(option, value, rules)
    numbered = f"sheet:{_key(option, rules)}"
    keys = (f"sheet:{option.name}:{word}", f"{numbered}_{value}", numbered)
    return next(key for key in keys if key in PHRASES)


def option_sentence(option: Option, rules: RuleSet) -> str:
    """What these rules say of the option."""
    value: Value = getattr(rules, option.name)
    values = {
        "value": number_word(value),
        "second": second_called(),
        "pairs": number_word(rules.players // 2),
        "double": cost_of_a_double_game(rules),
    }
    return capital(say_at(rules, sentence_key(option, rules), values))


def cost_of_a_double_game(rules: RuleSet) -> str:
    """What is lost with a double game; in Rutesheim nothing is paid double, and a fault costs all that there is."""
    return say_at(rules, "points_lost" if rules.scoring == "rutesheim" else "double_lost")


def cost_of_a_single_game(rules: RuleSet) -> str:
    """What is lost with a single game."""
    return say_at(rules, "points_lost" if rules.scoring == "rutesheim" else "single_lost")


def _word(option: Option, value: Value, rules: RuleSet) -> Value:
    """How the sentence of a value is found: beside another game with Sevens it says “otherwise”, and where all values
    come to the same, what they come to."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    match option.name:
        case "sevens_held" if value == "off" and (rules.auf_siebener or rules.auf_dissle != "off"):
            return "off_otherwise"
        case "exchange_needs" if not has_partners(rules):
            return "alone"
        case "losers" if not has_effect("losers", rules):
            return "two_sides" if rules.scoring in STROKES_COUNT else rules.scoring
    return value


def number_word(number: Value) -> str:
    """Small numbers are written out."""
    key = f"number:{number}"
    return say(key) if key in PHRASES else str(number)


def sources(option: Option, rules: RuleSet) -> str:
    """Who tells of what these rules say of the option, in words; or that nobody does."""
    tags = told_by(rules, option.name)
    if tags == OURS:
        return say("source_ours")
    return say("source_of", {"sources": ", ".join(say(f"source:{tag}") for tag in tags)})


def sheet(rules: RuleSet) -> list[Chapter]:
    """How this table plays, in plain words, by topic; what decides nothing here is not said."""
    topics, changed = dict.fromkeys(option.topic for option in IN_ORDER), of_their_own(rules)
    return [
        Chapter(
            topic_name(topic, rules),
            tuple(
                Sentence(option_sentence(option, rules), option.name in changed, sentence_key(option, rules))
                for option in IN_ORDER
                if option.topic == topic and is_said(option.name, rules)
            ),
        )
        for topic in topics
    ]


def is_said(name: str, rules: RuleSet) -> bool:
    """Whether the sheet says something of an option: where it has an effect; and what no trick costs, and what the
    exchange needs, also where all values come to the same."""
    return has_effect(name, rules) or name == "losers" or (name == "exchange_needs" and rules.exchange != "off")


def may_have_effect(option: Option, rules: RuleSet) -> bool:
    """Whether any of its values would say something at this table, so that it is worth asking."""
    value: Value = getattr(rules, option.name)
    values = (value,) if isinstance(option.values, range) else option.values
    return any(has_effect(option.name, with_value(rules, option, each)) for each in values)


def with_value(rules: RuleSet, option: Option, value: Value) -> RuleSet:
    """The same rules, but for one option."""
    return rules._replace(**{option.name: value})  # type: ignore[arg-type]


def has_effect(name: str, rules: RuleSet) -> bool:
    """Whether an option decides anything at a table with these rules."""
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
        case "pair_on_sure_trick":
            return rules.pair_when == "any_time" and teams  # it is the partner's card that makes a trick sure
        case "pair_after_talon":
            return rules.pair_when == "any_time"  # else pairs are declared after an own trick that is drawn on
        case "sevens_dealt":
            return rules.sevens_held != "quiet"  # else five Sevens win at any moment, so when they are dealt too
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
