"""Options: how this table plays, one frozen value, and the presets of the sources (rules.md 3, Every option).

Every field is declared once in OPTIONS with its values, its topic, its source and its value in each preset;
forms, texts and checks are made from that declaration. A rule code counts places in it: what is new comes last.
"""

from __future__ import annotations

from typing import Final, NamedTuple

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
    values: tuple[Value, ...] | range
    topic: str
    source: str
    presets: tuple[Value, Value, Value, Value]  # in the order of PRESET_NAMES


PRESET_NAMES: Final = ("leinfelden", "wikipedia", "uspcc-1907", "rutesheim")
PLAYERS_OF: Final[dict[str, tuple[int, ...]]] = {
    "leinfelden": (2, 3, 4, 6),
    "wikipedia": (2, 3, 4, 6),
    "uspcc-1907": (2, 3, 4, 5, 6, 7, 8),
    "rutesheim": (3,),
}
YES_NO: Final = (False, True)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("players", range(2, 9), "seats", "PUDES", (4, 4, 4, 3)),
    Option(
        "teams",
        ("crosswise", "none", "opposite"),
        "seats",
        "PUDES",
        ("crosswise", "crosswise", "crosswise", "none"),
    ),
    Option(
        "direction",
        ("anticlockwise", "clockwise"),
        "seats",
        "PUDES",
        ("anticlockwise", "anticlockwise", "clockwise", "anticlockwise"),
    ),
    Option("first_dealer", ("aces", "high_card"), "seats", "PUDE", ("aces", "aces", "high_card", "high_card")),
    Option("deal_pattern", ("3T2", "32T", "23T"), "deal", "PUDES", ("3T2", "3T2", "23T", "3T2")),
    Option("knock", YES_NO, "deal", "PDES", (True, True, False, True)),
    Option("card_points", ("standard", "1907"), "deal", "PUDE", ("standard", "standard", "1907", "standard")),
    Option("opening", ("gaigel", "plain"), "opening", "PUDES", ("gaigel", "gaigel", "plain", "gaigel")),
    Option(
        "pair_when",
        ("any_time", "before_draw"),
        "pairs",
        "PUDES",
        ("any_time", "any_time", "before_draw", "any_time"),
    ),
    Option("pair_on_sure_trick", YES_NO, "pairs", "P", (True, False, False, True)),
    Option(
        "pair_second",
        ("fresh_cards", "show_four", "double_only"),
        "pairs",
        "PUDES",
        ("fresh_cards", "show_four", "double_only", "fresh_cards"),
    ),
    Option("pair_must_play", YES_NO, "pairs", "DES", (False, True, False, False)),
    Option("pair_after_talon", YES_NO, "pairs", "PUDES", (True, True, False, True)),
    Option("exchange", ("reserve", "swap", "off"), "exchange", "PUDES", ("reserve", "reserve", "swap", "reserve")),
    Option(
        "exchange_needs",
        ("side_trick", "own_trick"),
        "exchange",
        "PUDES",
        ("side_trick", "own_trick", "own_trick", "side_trick"),
    ),
    Option(
        "endgame",
        ("follow", "follow_win", "strict", "strict_head"),
        "endgame",
        "PUDES",
        ("strict", "follow_win", "strict_head", "strict"),
    ),
    Option(
        "missed_out",
        ("accusation", "automatic_card", "automatic_trick"),
        "out",
        "PUDES",
        ("accusation", "automatic_trick", "automatic_card", "automatic_card"),
    ),
    Option("revoke", ("prevented", "forfeits"), "endgame", "U", ("prevented", "prevented", "prevented", "prevented")),
    Option("five_tricks_double", YES_NO, "out", "U", (False, False, True, False)),
    Option("sevens_dealt", YES_NO, "sevens", "PDES", (False, True, False, False)),
    Option("auf_siebener", YES_NO, "sevens", "PDES", (False, True, False, False)),
    Option("auf_dissle", ("off", "vorhand", "any"), "sevens", "PDE", ("off", "vorhand", "off", "off")),
    Option("sevens_held", ("off", "quiet", "meld"), "sevens", "PU", ("off", "off", "meld", "off")),
    Option("auf_farbe", YES_NO, "sevens", "P", (False, False, False, False)),
    Option("signals", YES_NO, "signs", "PDES", (True, True, False, False)),
    Option(
        "scoring",
        ("slate", "race", "early_clean", "rutesheim", "games", "deals"),
        "score",
        "PUDES",
        ("slate", "slate", "games", "rutesheim"),
    ),
    Option("strokes", range(1, 100), "score", "PDES", (10, 10, 10, 10)),
    Option("match_points", range(101, 10000), "score", "U", (505, 505, 505, 505)),
    Option("phase_one", ("strokes", "deals"), "score", "PDES", ("strokes", "deals", "strokes", "strokes")),
    Option("clean_double", (1, 2), "score", "PDES", (2, 1, 2, 2)),
    Option("losers", ("all", "lowest"), "score", "PDES", ("all", "lowest", "all", "all")),
    Option("first_trumps", ("banned", "powerless"), "opening", "PDES", ("banned", "powerless", "banned", "banned")),
    Option("knock_deal", ("five", "packets"), "deal", "PDES", ("five", "five", "five", "five")),
    Option("claims", ("counted", "questioned"), "out", "PUDES", ("counted", "counted", "questioned", "counted")),
)
OPTION_NAMED: Final[dict[str, Option]] = {option.name: option for option in OPTIONS}


def _preset(place: int) -> RuleSet:
    values = {option.name: option.presets[place] for option in OPTIONS}
    return RuleSet(PRESET_NAMES[place], **values)  # type: ignore[arg-type]


PRESETS: Final[dict[str, RuleSet]] = {name: _preset(place) for place, name in enumerate(PRESET_NAMES)}
SHORTER: Final = {"race": 5, "early_clean": 5}  # strokes of a shorter game (P)


def usual_strokes(preset: str, scoring: str) -> int:
    """How many strokes a match scored so usually has: a shorter game those of P, any other those of its preset."""
    return SHORTER.get(scoring, PRESETS[preset].strokes)


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
