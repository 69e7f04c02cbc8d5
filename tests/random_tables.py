"""Random tables: rule sets from the whole option space, packs, and deals in which anything legal may happen."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.self_play.stacking import stacked
from gaigel_desktop.opponents.chance import random_player
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.deal import OVER, Deal, deal_out, may_knock, new_pack
from gaigel_desktop.rules.judge import legal_actions, next_to_act
from gaigel_desktop.rules.options import OPTIONS, PLAYERS_OF, PRESETS, RuleSet, Value, problems, with_changes
from gaigel_desktop.rules.perform import apply, count
from gaigel_desktop.rules.record import Deed, Record
from gaigel_desktop.rules.views import View

# What no preset plays: three and four pairs, powerless trumps, packets after a knock, bluffs, games by number.
MIXTURES = {
    "three-pairs": with_changes(
        "leinfelden",
        {"players": 6, "teams": "opposite", "first_trumps": "powerless", "knock_deal": "packets", "scoring": "deals"},
    ),
    "four-pairs": with_changes("uspcc-1907", {"players": 8, "teams": "opposite"}),
    "bluffers": with_changes("leinfelden", {"claims": "questioned", "auf_dissle": "any"}),
}
TABLES = tuple((preset, players) for preset in PRESETS for players in PLAYERS_OF[preset])
TABLES += tuple((name, rules.players) for name, rules in MIXTURES.items())


def preset_for(preset: str, players: int) -> RuleSet:
    """The preset, or the mixture of that name, with that many players."""
    return (MIXTURES.get(preset) or PRESETS[preset])._replace(players=players)


def with_fields(rules: RuleSet, fields: Mapping[str, Value]) -> RuleSet:
    """The rules with some fields set otherwise, by their names."""
    assert set(fields) <= set(RuleSet._fields)
    return RuleSet._make(fields.get(name, value) for name, value in zip(RuleSet._fields, rules, strict=True))


def any_rules(dice: Random) -> RuleSet:
    """A preset, or any rule set that is not refused."""
    rules = preset_for(*dice.choice(TABLES))
    if dice.random() < 0.25:
        return rules
    while True:
        values = {option.name: dice.choice(option.values) for option in OPTIONS if dice.random() < 0.6}
        changed = with_fields(rules, {**values, "players": dice.choice(PLAYERS_OF[rules.preset])})
        if not problems(changed):
            return changed


def any_pack(rules: RuleSet, dice: Random) -> tuple[bool, tuple[int, ...]]:
    """Whether the cutter knocked, and the pack; every other one is stacked with a rare hand."""
    knocked = may_knock(rules) and dice.random() < 0.3
    pack = new_pack()
    dice.shuffle(pack)
    deck = tuple(pack)
    return knocked, stacked(rules, knocked, deck, dice) if dice.random() < 0.5 else deck


def any_deed(deal: Deal, dice: Random) -> tuple[int, Action] | None:
    """What somebody does next; None when all cards are played and nobody wants to call."""
    waited_for = max(next_to_act(deal), 0)
    for step in range(1, deal.players + 1):
        seat = (waited_for + step) % deal.players
        action = random_player(View(deal), seat, dice)
        if action is not None:
            return seat, action
    return None


def played_anyhow(rules: RuleSet, dealer: int, seed: str, dice: Random) -> Record:
    """A deal of this pack to its end, in which anything legal may happen."""
    deck = shuffled(seed)
    return Record(rules, dealer, False, deck, tuple(deeds_to_the_end(deal_out(rules, dealer, deck, False), dice)))


def deeds_to_the_end(deal: Deal, dice: Random) -> list[Deed]:
    """Play the deal to its end, anything legal, and return what was done."""
    deeds: list[Deed] = []
    while deal.phase != OVER:
        deed = any_deed(deal, dice)
        if deed is None:
            count(deal)
        else:
            apply(deal, *deed)
            deeds.append(deed)
    return deeds


def everything_legal(deal: Deal) -> list[tuple[int, Action]]:
    """Every action of every seat."""
    return [(seat, action) for seat in range(deal.players) for action in legal_actions(deal, seat)]
