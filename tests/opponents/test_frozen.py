"""The frozen yardsticks besides `greedy` choose as they did when they were the strongest: decisions written once."""

from __future__ import annotations

from random import Random

import pytest

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.self_play.chairs import Wits
from gaigel_desktop.controller.self_play.simulation import Occasion, Table
from gaigel_desktop.opponents.choose import choose
from gaigel_desktop.opponents.greedy import greedy
from gaigel_desktop.opponents.levels import CHARACTERS, Character
from gaigel_desktop.rules.actions import SPELLED, Action
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.record import Record
from tests.random_tables import preset_for
from tests.tiers import thorough

CHOSEN = {
    ("leinfelden", 4, 3200, 10): ("play HX, play HU, aus"),
    ("leinfelden", 4, 120, 1): (
        "open dive HX, play S7, play BA, play HK, swap, play HX, play HK, play HX, play SU, play BK, play EO, "
        "play H7, play SU, play HA, play EU, play EK, play SK, play HO, play EX, play HU, play SX, play E7, "
        "play SX, play H7, play EK, play SK, play HK, play EA, play SU, aus"
    ),
    ("leinfelden", 2, 120, 1): (
        "open dive HX, play SO, play BX, play SU, play HX, play S7, play HX, play EA, declare H, play BA, "
        "play H7, swap, play HO, play HX, declare S, play HK, play SX, play HK, play BU, play HA, play HO, "
        "play HA, play SU, play HA, play HK, play SA, play EX, aus"
    ),
    ("three-pairs", 6, 120, 1): (
        "open dive H7, play BO, play BA, play BK, play EA, play HU, play E7, play EO, play HX, play EK, play "
        "EU, play S7, play EU, play HU, play EX, play HK, play HO, play SA, play SA, play E7, play S7, play "
        "EX, play B7, play S7, aus"
    ),
    ("uspcc-1907", 4, 120, 1): (
        "play BX, play BK, play BO, play HX, play E7, play HA, play SU, play SK, play HX, play SK, play HX, "
        "play SU, play HU, play SA, play SO, play HA, play BU, play SO, play S7, play EA"
    ),
}


def decisions(rules: RuleSet, character: Character, every: int) -> str:
    """What the character would do at each choice, or every so many, of a deal that Greedy plays."""
    said: list[str] = []
    seen = 0

    def player(wits: Wits, _: Random) -> Action | None:
        nonlocal seen
        if next_to_act(wits.seen) == wits.seat and not wits.seen.waiting and len(card_actions(wits.seen)) > 1:
            seen += 1
            if seen % every == 0:
                chosen = choose(wits.seen, wits.seat, wits.memory, character, wits.seed)
                said.append("" if chosen is None else " ".join(str(part) for part in SPELLED[chosen]))
        return greedy(wits.seen, wits.seat)

    record = Record(rules, 1, False, shuffled("frozen decisions"), ())
    Table(record, (player,) * rules.players, Random(1), Occasion("frozen decisions")).play()
    return ", ".join(said)


@thorough
@pytest.mark.parametrize(("preset", "players", "playouts", "every"), CHOSEN)
def test_the_master_of_november_2026_is_frozen(preset: str, players: int, playouts: int, every: int) -> None:
    character = CHARACTERS["master-2026-11"]
    quick = character._replace(level=character.level._replace(rollouts=min(playouts, character.level.rollouts)))
    chosen = decisions(preset_for(preset, players), quick, every)
    assert chosen == CHOSEN[preset, players, playouts, every]
