"""The options and the presets (rules.md 3, Every option)."""

from __future__ import annotations

from dataclasses import dataclass, fields

from .cards import Bad

YES_NO = (True, False)

VALUES: dict[str, tuple[object, ...]] = {
    "players": (2, 3, 4, 5, 6, 7, 8),
    "teams": ("crosswise", "none", "opposite"),
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
    "scoring": ("slate", "race", "early_clean", "rutesheim", "games", "deals"),
    "strokes": tuple(range(1, 100)),
    "match_points": tuple(range(101, 10000)),
    "phase_one": ("strokes", "deals"),
    "clean_double": (1, 2),
    "losers": ("all", "lowest"),
    "first_trumps": ("banned", "powerless"),
    "knock_deal": ("five", "packets"),
    "claims": ("counted", "questioned"),
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
    first_trumps: str
    knock_deal: str
    claims: str

    def has_teams(self) -> bool:
        """rules.md 2: teams of 4, 6 or 8; otherwise every seat is its own side."""
        return self.teams != "none" and self.players in (4, 6, 8)

    def sides(self) -> int:
        """Crosswise: the even and the odd seats. Opposite: as many sides as there are pairs."""
        if not self.has_teams():
            return self.players
        return 2 if self.teams == "crosswise" else self.players // 2

    def side_of(self, seat: int) -> int:
        """ "Seat s belongs to side s mod n/2"; crosswise it is s mod 2, and without teams s itself."""
        return seat % self.sides()


# "–" in the table: "where another field gives it [an effect], the default holds".
UNUSED_DEFAULTS: dict[str, object] = {
    "strokes": 10,
    "phase_one": "strokes",
    "clean_double": 2,
    "losers": "all",
    "match_points": 505,
    "first_trumps": "banned",
    "knock_deal": "five",
}

# What format 1 of a record could not say (record-format.md, `format`).
BEFORE_FORMAT_2: dict[str, object] = {"first_trumps": "banned", "knock_deal": "five", "claims": "counted"}
VALUES_OF_FORMAT_2: dict[str, object] = {"teams": "opposite", "scoring": "deals"}

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
        "first_trumps": "banned",
        "knock_deal": "five",
        "claims": "counted",
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
        "first_trumps": "powerless",
        "knock_deal": "five",
        "claims": "counted",
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
        "claims": "questioned",
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
        "first_trumps": "banned",
        "knock_deal": "five",
        "claims": "counted",
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
        # READING: record-format.md says "a preset and the fields that differ from it". A field that repeats
        # the preset's own value is harmless and says the same: it is accepted.
        chosen[name] = value
    rules = Rules(preset=preset, **chosen)  # type: ignore[arg-type]
    refuse_combinations(rules)
    return rules


def rules_of_format_1(obj: object) -> Rules:
    """The rule set of a record of format 1: with `banned`, `five` and `counted`, "whatever its preset says
    now"; it "may name neither these fields nor the values `opposite` and `deals`"."""
    if isinstance(obj, str):
        return rules_of_format_1({"preset": obj})
    if not isinstance(obj, dict):
        raise Bad("rules must be the name of a preset or an object")
    for name in BEFORE_FORMAT_2:
        if name in obj:
            raise Bad("rules: format 1 does not know " + name)
    for name, value in VALUES_OF_FORMAT_2.items():
        if obj.get(name) == value:
            raise Bad("rules: format 1 does not know this value of " + name)
    return rules_from({**obj, **BEFORE_FORMAT_2})


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
    """Have two rule sets the same value in every field, with effect or not and whatever the preset?"""
    names = [field.name for field in fields(Rules) if field.name != "preset"]
    return all(getattr(one, name) == getattr(other, name) for name in names)
