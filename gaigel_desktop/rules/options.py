"""Options: how this table plays, one frozen value, and the presets of the sources (rules.md 3, Every option).

Every field is declared once in OPTIONS with its topic, its values, who tells of each of them, and its value in each
preset; forms, texts and checks are made from that declaration. A rule code counts places in it: what is new comes last.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from .errors import BadRules

Value = int | str  # a bool is an int


class RuleSet(NamedTuple):
    """All options of a table. The preset is the one they started from; it limits the number of players."""

    preset: str
    players: int
    teams: str
    direction: str
    first_dealer: str
    deal_pattern: str
    knock: bool
    card_points: str
    opening: str
    pair_when: str
    pair_on_sure_trick: bool
    pair_second: str
    pair_must_play: bool
    pair_after_talon: bool
    exchange: str
    exchange_needs: str
    endgame: str
    missed_out: str
    revoke: str
    five_tricks_double: bool
    sevens_dealt: bool
    auf_siebener: bool
    auf_dissle: str
    sevens_held: str
    auf_farbe: bool
    signals: bool
    scoring: str
    strokes: int
    match_points: int
    phase_one: str
    clean_double: int
    losers: str
    first_trumps: str
    knock_deal: str
    claims: str


class Option(NamedTuple):
    """One field of a rule set: what it may be, where it belongs and what each preset says."""

    name: str
    topic: str
    values: tuple[Value, ...] | range
    told: Mapping[Value, str]  # who tells of a value: tags of sources, or OURS
    presets: InPresets


InPresets = tuple[Value, Value, Value, Value]  # in the order of PRESET_NAMES


def _one_of(name: str, topic: str, told: Mapping[Value, str], presets: InPresets) -> Option:
    """An option that has one of these values."""
    return Option(name, topic, tuple(told), told, presets)


def _number(name: str, topic: str, values: range, told: Mapping[Value, str], presets: InPresets) -> Option:
    """An option that is a number; a source tells of some of them, or of none."""
    return Option(name, topic, values, told, presets)


PRESET_NAMES: Final = ("leinfelden", "wikipedia", "uspcc-1907", "rutesheim")
PLAYERS_OF: Final[dict[str, tuple[int, ...]]] = {
    "leinfelden": (2, 3, 4, 6),
    "wikipedia": (2, 3, 4, 6),
    "uspcc-1907": (2, 3, 4, 5, 6, 7, 8),
    "rutesheim": (3,),
}
OURS: Final = "-"  # no source plays so; this program offers it

# A source has its tag beside a value if a table that knows nothing else plays so: because the source says it or allows
# it or, where a value means that there is no such rule, because it knows none.
OPTIONS: Final[tuple[Option, ...]] = (
    _number(
        "players",
        "seats",
        range(2, 9),
        {2: "UDES", 3: "PUDES", 4: "PUDES", 5: "U", 6: "PUDES", 7: "U", 8: "U"},
        (4, 4, 4, 3),
    ),
    _one_of(
        "teams",
        "seats",
        {"crosswise": "PUDES", "none": OURS, "opposite": "DE"},
        ("crosswise", "crosswise", "crosswise", "none"),
    ),
    _one_of(
        "direction",
        "seats",
        {"anticlockwise": "PDES", "clockwise": "UDES"},
        ("anticlockwise", "anticlockwise", "clockwise", "anticlockwise"),
    ),
    _one_of("first_dealer", "seats", {"aces": "P", "high_card": "U"}, ("aces", "aces", "high_card", "high_card")),
    _one_of("deal_pattern", "deal", {"3T2": "PDES", "32T": "PU", "23T": "U"}, ("3T2", "3T2", "23T", "3T2")),
    _one_of("knock", "deal", {False: "U", True: "PDES"}, (True, True, False, True)),
    _one_of("card_points", "deal", {"standard": "PDE", "1907": "U"}, ("standard", "standard", "1907", "standard")),
    _one_of("opening", "opening", {"gaigel": "PDE", "plain": "U"}, ("gaigel", "gaigel", "plain", "gaigel")),
    _one_of(
        "pair_when",
        "pairs",
        {"any_time": "PDES", "before_draw": "U"},
        ("any_time", "any_time", "before_draw", "any_time"),
    ),
    _one_of("pair_on_sure_trick", "pairs", {False: "UDES", True: "P"}, (True, False, False, True)),
    _one_of(
        "pair_second",
        "pairs",
        {"fresh_cards": "P", "show_four": "DES", "double_only": "U"},
        ("fresh_cards", "show_four", "double_only", "fresh_cards"),
    ),
    _one_of("pair_must_play", "pairs", {False: "PU", True: "DES"}, (False, True, False, False)),
    _one_of("pair_after_talon", "pairs", {False: "U", True: "PDES"}, (True, True, False, True)),
    _one_of(
        "exchange",
        "exchange",
        {"reserve": "PDES", "swap": "U", "off": OURS},
        ("reserve", "reserve", "swap", "reserve"),
    ),
    _one_of(
        "exchange_needs",
        "exchange",
        {"side_trick": "P", "own_trick": "UDES"},
        ("side_trick", "own_trick", "own_trick", "side_trick"),
    ),
    _one_of(
        "endgame",
        "endgame",
        {"follow": "D", "follow_win": "ES", "strict": "P", "strict_head": "U"},
        ("strict", "follow_win", "strict_head", "strict"),
    ),
    _one_of(
        "missed_out",
        "out",
        {"accusation": "P", "automatic_card": "U", "automatic_trick": "DES"},
        ("accusation", "automatic_trick", "automatic_card", "automatic_card"),
    ),
    _one_of(
        "revoke",
        "endgame",
        {"prevented": OURS, "forfeits": "U"},
        ("prevented", "prevented", "prevented", "prevented"),
    ),
    _one_of("five_tricks_double", "out", {False: "PDES", True: "U"}, (False, False, True, False)),
    _one_of("sevens_dealt", "sevens", {False: "PU", True: "PDES"}, (False, True, False, False)),
    _one_of("auf_siebener", "sevens", {False: "PU", True: "PDES"}, (False, True, False, False)),
    _one_of("auf_dissle", "sevens", {"off": "PU", "vorhand": "DE", "any": "P"}, ("off", "vorhand", "off", "off")),
    _one_of("sevens_held", "sevens", {"off": "PDES", "quiet": "P", "meld": "U"}, ("off", "off", "meld", "off")),
    _one_of("auf_farbe", "sevens", {False: "PUDES", True: "P"}, (False, False, False, False)),
    _one_of("signals", "signs", {False: "PUDES", True: "PDES"}, (True, True, False, False)),
    _one_of(
        "scoring",
        "score",
        {"slate": "PDES", "race": "P", "early_clean": "P", "rutesheim": "P", "games": "U", "deals": "ES"},
        ("slate", "slate", "games", "rutesheim"),
    ),
    _number("strokes", "score", range(1, 100), {5: "P", 10: "P"}, (10, 10, 10, 10)),
    _number("match_points", "score", range(101, 10000), {}, (505, 505, 505, 505)),
    _one_of("phase_one", "score", {"strokes": "P", "deals": "DES"}, ("strokes", "deals", "strokes", "strokes")),
    _one_of("clean_double", "score", {1: "DES", 2: "P"}, (2, 1, 2, 2)),
    _one_of("losers", "score", {"all": "P", "lowest": "DES"}, ("all", "lowest", "all", "all")),
    _one_of(
        "first_trumps",
        "opening",
        {"banned": "PES", "powerless": "DES"},
        ("banned", "powerless", "banned", "banned"),
    ),
    _one_of("knock_deal", "deal", {"five": "PDES", "packets": "DES"}, ("five", "five", "five", "five")),
    _one_of(
        "claims",
        "out",
        {"counted": "PDES", "questioned": "U"},
        ("counted", "counted", "questioned", "counted"),
    ),
)
OPTION_NAMED: Final[dict[str, Option]] = {option.name: option for option in OPTIONS}


def _preset(place: int) -> RuleSet:
    values = {option.name: option.presets[place] for option in OPTIONS}
    return RuleSet(PRESET_NAMES[place], **values)  # type: ignore[arg-type]


PRESETS: Final[dict[str, RuleSet]] = {name: _preset(place) for place, name in enumerate(PRESET_NAMES)}
SHORTER: Final = {"race": 5, "early_clean": 5}  # strokes of a shorter game (P)
STROKES_TOLD: Final = SHORTER | {"slate": 10}  # P: "the number of tokens, for example 10"


def usual_strokes(preset: str, scoring: str) -> int:
    """How many strokes a match scored so usually has: a shorter game those of P, any other those of its preset."""
    return SHORTER.get(scoring, PRESETS[preset].strokes)


def told_by(rules: RuleSet, name: str) -> str:
    """Who tells of what these rules say of an option: the tags of sources, or OURS."""
    option, value = OPTION_NAMED[name], getattr(rules, name)
    tags = option.told.get(value, OURS)
    if name == "strokes":
        in_deals = rules.scoring == "slate" and rules.phase_one == "deals"  # no source says how many deals
        return tags if value == STROKES_TOLD.get(rules.scoring) and not in_deals else OURS
    if name == "teams" and rules.players != 4:  # U has partners at a table of four, and nobody has any at one of eight
        return tags.replace("U", "") if rules.players == 6 else OURS
    return tags


def as_in_1907(rules: RuleSet) -> bool:
    """U: the manners of an American table. Calls are in English, melds are chalked at once and counted first, and going
    out is a knock on the table."""
    return rules.preset == "uspcc-1907"


class Problem(NamedTuple):
    """Why a rule set cannot be played: a key that `text` says, and the fields it is about."""

    key: str
    fields: tuple[str, ...]


def problems(rules: RuleSet) -> tuple[Problem, ...]:
    """Everything that makes this combination of options impossible; empty for a rule set that can be played."""
    found: list[Problem] = []
    if rules.preset not in PRESETS:
        return (Problem("preset_unknown", ("preset",)),)
    found += [Problem("value_unknown", (option.name,)) for option in OPTIONS if not _fits(rules, option)]
    if not found and rules.players not in PLAYERS_OF[rules.preset]:
        found.append(Problem("players_of_preset", ("players", "preset")))
    if rules.auf_siebener and rules.auf_dissle == "any":  # P: "it would make little sense to have both"
        found.append(Problem("siebener_and_dissle", ("auf_siebener", "auf_dissle")))
    if rules.scoring == "rutesheim" and rules.players != 3:
        found.append(Problem("rutesheim_needs_three", ("scoring", "players")))
    return tuple(found)


def rules_for_as_many(rules: RuleSet) -> RuleSet | None:
    """The first preset in which as many can play, where they cannot by these rules; None where they can, or nobody
    plays so."""
    if rules.players in PLAYERS_OF[rules.preset]:
        return None
    names = (name for name in PRESET_NAMES if rules.players in PLAYERS_OF[name])
    return next((PRESETS[name]._replace(players=rules.players) for name in names), None)


def _fits(rules: RuleSet, option: Option) -> bool:
    value: Value = getattr(rules, option.name)
    return fits(option, value)


def fits(option: Option, value: object) -> bool:
    """Whether the option may have this value; true is no number and 1 is no yes."""
    return any(value == allowed and type(value) is type(allowed) for allowed in _near(option, value))


def _near(option: Option, value: object) -> tuple[Value, ...]:
    if not isinstance(option.values, range):
        return option.values
    return (value,) if isinstance(value, int) and value in option.values and type(value) is int else ()


def changes(rules: RuleSet) -> dict[str, Value]:
    """The fields that differ from the preset the rule set names."""
    preset = PRESETS[rules.preset]
    return {
        option.name: getattr(rules, option.name)
        for option in OPTIONS
        if getattr(rules, option.name) != getattr(preset, option.name)
    }


def with_changes(preset: str, fields: dict[str, Value]) -> RuleSet:
    """A preset with some fields set otherwise; ask `problems` whether the result can be played."""
    return PRESETS[preset]._replace(**fields)  # type: ignore[arg-type]


def rule_set(preset: str, **fields: Value) -> RuleSet:
    """A preset by its name, with these fields set otherwise; BadRules where there is no such thing, or nobody can play
    so."""
    for name in fields:
        if name not in OPTION_NAMED:
            raise BadRules("field_unknown", field=name)
    return checked(preset_named(preset)._replace(**fields))  # type: ignore[arg-type]


def preset_named(name: str) -> RuleSet:
    """The preset of this name; BadRules, which says what presets there are, if it is none."""
    if name not in PRESETS:
        raise BadRules("preset_unknown", value=name, values=", ".join(PRESETS))
    return PRESETS[name]


def checked(rules: RuleSet) -> RuleSet:
    """The rule set itself, if it can be played, or else BadRules with the first thing that is wrong with it."""
    preset_named(rules.preset)
    for problem in problems(rules):
        field = problem.fields[0]
        allowed = PLAYERS_OF[rules.preset] if problem.key == "players_of_preset" else OPTION_NAMED[field].values
        raise BadRules(
            problem.key,
            field=field,
            value=repr(getattr(rules, field)),
            values=_listed(allowed),
            preset=rules.preset,
            players=rules.players,
        )
    return rules


def _listed(values: tuple[Value, ...] | range) -> str:
    """Values as whoever writes Python would write them."""
    return f"{values[0]} to {values[-1]}" if isinstance(values, range) else ", ".join(map(repr, values))
