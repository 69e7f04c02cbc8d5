"""The options and the presets (rules.md 3)."""

from __future__ import annotations

from dataclasses import dataclass, fields

from .cards import Bad

YES_NO = (True, False)

VALUES: dict[str, tuple[object, ...]] = {
    "players": (2, 3, 4, 5, 6, 7, 8),
    "teams": ("crosswise", "none"),
    "direction": ("anticlockwise", "clockwise"),
    "first_dealer": ("aces", "high_card"),
    "deal_pattern": ("3T2", "32T", "23T"),
    "knock": YES_NO,
    "card_points": ("standard", "1907"),
    "opening": ("gaigel", "plain"),
    "pair_when": ("any_time", "before_draw"),
    "pair_on_sure_trick": YES_NO,
    "pair_second": ("fresh_cards", "show_four", "double_only"),
    "pair_must_play": YES_NO,
    "pair_after_talon": YES_NO,
    "exchange": ("reserve", "swap", "off"),
    "exchange_needs": ("side_trick", "own_trick"),
    "endgame": ("follow", "follow_win", "strict", "strict_head"),
    "missed_out": ("accusation", "automatic_card", "automatic_trick"),
    "revoke": ("prevented", "forfeits"),
    "five_tricks_double": YES_NO,
    "sevens_dealt": YES_NO,
    "auf_siebener": YES_NO,
    "auf_dissle": ("off", "vorhand", "any"),
    "sevens_held": ("off", "quiet", "meld"),
    "auf_farbe": YES_NO,
    "signals": YES_NO,
    "scoring": ("slate", "race", "early_clean", "rutesheim", "games"),
    "strokes": tuple(range(1, 100)),
    "match_points": tuple(range(101, 10000)),
    "phase_one": ("strokes", "deals"),
    "clean_double": (1, 2),
    "losers": ("all", "lowest"),
}


@dataclass(frozen=True)
class Rules:
    """One rule set. `preset` is only the name it was built from."""

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

    def two_sides(self) -> bool:
        """rules.md 2: crosswise teams of 4, 6 or 8; otherwise every seat is its own side."""
        return self.teams == "crosswise" and self.players in (4, 6, 8)

    def sides(self) -> int:
        return 2 if self.two_sides() else self.players

    def side_of(self, seat: int) -> int:
        return seat % 2 if self.two_sides() else seat


# "–" in the table: "if another scoring is set, the field's default holds".
UNUSED_DEFAULTS: dict[str, object] = {
    "strokes": 10,
    "phase_one": "strokes",
    "clean_double": 2,
    "losers": "all",
    "match_points": 505,
}

PRESETS: dict[str, dict[str, object]] = {
    "leinfelden": {
        "players": 4,
        "teams": "crosswise",
        "direction": "anticlockwise",
        "first_dealer": "aces",
        "deal_pattern": "3T2",
        "knock": True,
        "card_points": "standard",
        "opening": "gaigel",
        "pair_when": "any_time",
        "pair_on_sure_trick": True,
        "pair_second": "fresh_cards",
        "pair_must_play": False,
        "pair_after_talon": True,
        "exchange": "reserve",
        "exchange_needs": "side_trick",
        "endgame": "strict",
        "missed_out": "accusation",
        "revoke": "prevented",
        "five_tricks_double": False,
        "sevens_dealt": False,
        "auf_siebener": False,
        "auf_dissle": "off",
        "sevens_held": "off",
        "auf_farbe": False,
        "signals": True,
        "scoring": "slate",
        "strokes": 10,
        "phase_one": "strokes",
        "clean_double": 2,
        "losers": "all",
    },
    "wikipedia": {
        "players": 4,
        "teams": "crosswise",
        "direction": "anticlockwise",
        "first_dealer": "aces",
        "deal_pattern": "3T2",
        "knock": True,
        "card_points": "standard",
        "opening": "gaigel",
        "pair_when": "any_time",
        "pair_on_sure_trick": False,
        "pair_second": "show_four",
        "pair_must_play": True,
        "pair_after_talon": True,
        "exchange": "reserve",
        "exchange_needs": "own_trick",
        "endgame": "follow_win",
        "missed_out": "automatic_trick",
        "revoke": "prevented",
        "five_tricks_double": False,
        "sevens_dealt": True,
        "auf_siebener": True,
        "auf_dissle": "vorhand",
        "sevens_held": "off",
        "auf_farbe": False,
        "signals": True,
        "scoring": "slate",
        "strokes": 10,
        "phase_one": "deals",
        "clean_double": 1,
        "losers": "lowest",
    },
    "uspcc-1907": {
        "players": 4,
        "teams": "crosswise",
        "direction": "clockwise",
        "first_dealer": "high_card",
        "deal_pattern": "23T",
        "knock": False,
        "card_points": "1907",
        "opening": "plain",
        "pair_when": "before_draw",
        "pair_on_sure_trick": False,
        "pair_second": "double_only",
        "pair_must_play": False,
        "pair_after_talon": False,
        "exchange": "swap",
        "exchange_needs": "own_trick",
        "endgame": "strict_head",
        "missed_out": "automatic_card",
        "revoke": "prevented",
        "five_tricks_double": True,
        "sevens_dealt": False,
        "auf_siebener": False,
        "auf_dissle": "off",
        "sevens_held": "meld",
        "auf_farbe": False,
        "signals": False,
        "scoring": "games",
        "match_points": 505,
        "losers": "all",
    },
    "rutesheim": {
        "players": 3,
        "teams": "none",
        "direction": "anticlockwise",
        "first_dealer": "high_card",
        "deal_pattern": "3T2",
        "knock": True,
        "card_points": "standard",
        "opening": "gaigel",
        "pair_when": "any_time",
        "pair_on_sure_trick": True,
        "pair_second": "fresh_cards",
        "pair_must_play": False,
        "pair_after_talon": True,
        "exchange": "reserve",
        "exchange_needs": "side_trick",
        "endgame": "strict",
        "missed_out": "automatic_card",
        "revoke": "prevented",
        "five_tricks_double": False,
        "sevens_dealt": False,
        "auf_siebener": False,
        "auf_dissle": "off",
        "sevens_held": "off",
        "auf_farbe": False,
        "signals": False,
        "scoring": "rutesheim",
    },
}

PLAYERS_OF_PRESET = {
    "leinfelden": (2, 3, 4, 6),
    "wikipedia": (2, 3, 4, 6),
    "uspcc-1907": (2, 3, 4, 5, 6, 7, 8),
    "rutesheim": (3,),
}


def rules_from(obj: object) -> Rules:
    """A rule set from a preset's name or from the `rules` object of a record."""
    if isinstance(obj, str):
        return rules_from({"preset": obj})
    if not isinstance(obj, dict):
        raise Bad("rules must be the name of a preset or an object")
    preset = obj.get("preset")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise Bad("rules must name a preset")
    chosen = {**UNUSED_DEFAULTS, **PRESETS[preset]}
    for name, value in obj.items():
        if name == "preset":
            continue
        if name not in VALUES:
            raise Bad("rules: unknown field " + ascii(name))
        if not is_one_of(value, VALUES[name]):
            raise Bad("rules: " + name + " cannot have that value")
        # READING: see may_repeat_the_preset().
        if value == PRESETS[preset].get(name, UNUSED_DEFAULTS.get(name)) and not may_repeat_the_preset():
            raise Bad("rules: " + name + " does not differ from the preset")
        chosen[name] = value
    rules = Rules(preset=preset, **chosen)  # type: ignore[arg-type]
    refuse_combinations(rules)
    return rules


def may_repeat_the_preset() -> bool:
    """READING: record-format.md says "a preset and the fields that differ from it".

    A field that repeats the preset's own value is harmless and says the same: it is accepted.
    """
    return True


def is_one_of(value: object, values: tuple[object, ...]) -> bool:
    """Is it one of the values, and of the same type? (1 is not true, 10.0 is not 10.)"""
    return any(type(value) is type(allowed) and value == allowed for allowed in values)


def refuse_combinations(rules: Rules) -> None:
    """rules.md 3: the preset limits `players`; "refused besides, and nothing else"."""
    if rules.players not in PLAYERS_OF_PRESET[rules.preset]:
        raise Bad("preset " + rules.preset + " is not for players = " + str(rules.players))
    if rules.auf_siebener and rules.auf_dissle == "any":
        raise Bad("auf_siebener and auf_dissle = any exclude each other")
    if rules.scoring == "rutesheim" and rules.players != 3:
        raise Bad("scoring = rutesheim needs players = 3")


def same_options(one: Rules, other: Rules) -> bool:
    """Do two rule sets play the same game, whatever preset they were named after?"""
    names = [field.name for field in fields(Rules) if field.name != "preset"]
    return all(getattr(one, name) == getattr(other, name) for name in names)
