"""What `simulate` must reach: every action verb and every result reason that a table can have."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from io import StringIO
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

from gaigel_desktop.rules.cards import HAND_SIZE, PACK_SIZE
from gaigel_desktop.rules.law import law_of
from gaigel_desktop.rules.options import RuleSet, changes
from gaigel_desktop.rules.seats import has_partners, sides
from tests.random_tables import TABLES, preset_for

FREAKS = {"counted", "five_tricks"}  # possible at tables of which reasons_of() does not ask them


def verbs_of(rules: RuleSet) -> set[str]:
    """The verbs that can be heard at this table."""
    meld = rules.sevens_held == "meld" and rounds_of_drawing(rules) > 1  # between two drawings, outside the windows
    collected = rules.auf_siebener or rules.auf_dissle != "off"
    asked = {
        "play": True,
        "aus": True,
        "declare": True,
        "open": rules.opening == "gaigel",
        "proof": rules.opening == "gaigel" and rules.first_trumps == "banned",
        "accuse": rules.missed_out == "accusation",
        "swap": rules.exchange != "off",
        "reserve": rules.exchange == "reserve",
        "take": rules.exchange == "reserve",
        "pass": rules.pair_when == "before_draw" or rules.exchange != "off" or rules.claims == "questioned",
        "question": rules.claims == "questioned",
        "announce": rules.auf_siebener or rules.auf_dissle == "any" or rules.auf_farbe,
        "show": collected or rules.sevens_dealt or meld or rules.sevens_held == "quiet" or rules.auf_farbe,
        "signal": rules.signals and has_partners(rules),
    }
    return {verb for verb, heard in asked.items() if heard}


def reasons_of(rules: RuleSet) -> set[str]:
    """The reasons for which a deal can end at this table."""
    accused = rules.missed_out == "accusation"
    asked = {
        "aus": True,
        "untergaigelt": True,
        "uebergaigelt": True,
        "counted": count_is_likely(rules),
        "accused_right": accused,
        "accused_wrong": accused,
        "sevens": rules.sevens_dealt or rules.auf_siebener or rules.sevens_held == "quiet" or rules.auf_dissle != "off",
        "dissle_failed": rules.auf_dissle != "off",
        "farbe": rules.auf_farbe,
        "revoke": rules.revoke == "forfeits",
        "questioned_wrong": rules.claims == "questioned",
        "five_tricks": rules.five_tricks_double and four_tricks_may_be_cheap(rules),
    }
    return {reason for reason, reached in asked.items() if reached}


def rounds_of_drawing(rules: RuleSet) -> int:
    """How often everybody draws."""
    return (PACK_SIZE - HAND_SIZE * rules.players) // rules.players


def count_is_likely(rules: RuleSet) -> bool:
    """Whether all sides may stay below 101 until the last trick without four aces or tens in it.

    With two or four players and two sides the last trick would have to bring nearly all that is missing; two
    cards cannot, four can (a freak that a scenario shows instead).
    """
    points = sum(law_of(rules).card_points) * 2
    last_trick = 11 * rules.players
    out_of_play = 11 * (PACK_SIZE % rules.players)
    return rules.players != 4 and points - last_trick - out_of_play <= 100 * sides(rules)


def four_tricks_may_be_cheap(rules: RuleSet) -> bool:
    """Whether a side can win four tricks and not be at 101 yet.

    Five players can, but only with the twenty lowest cards of the pack in them: a scenario shows that.
    """
    cheapest = sorted(law_of(rules).card_points * 2)[: 4 * rules.players]
    return rules.players < 5 and sum(cheapest) <= 100


class Terminal(StringIO):
    """A terminal, as far as a command asks."""

    def isatty(self) -> bool:
        return True


def gaigel(*arguments: str, hash_seed: str = "0") -> subprocess.CompletedProcess[bytes]:
    """Run the program in a process of its own."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "gaigel_desktop", *arguments]
    return subprocess.run(command, capture_output=True, env=environment, check=False)


def missing_from_table(preset: str, players: int, deals: int) -> list[str]:
    """What two simulations of a table, a plain and a rare one, do not show."""
    rules = preset_for(preset, players)
    with TemporaryDirectory() as folder:
        plain, rare = Path(folder, "plain.jsonl"), Path(folder, "rare.jsonl")
        call = ["simulate", "--rules", rules.preset, "--players", str(players), "--deals", str(deals), "--seed", "11"]
        call += chain.from_iterable(("--set", f"{name}={value}") for name, value in changes(rules).items())
        call += ["--legal", "--match", "--out"]
        complaints = [
            run.stderr.decode()
            for run in (gaigel(*call, str(plain)), gaigel(*call, str(rare), "--rare"))
            if run.returncode or run.stderr
        ]
        again = Path(folder, "again.jsonl")
        gaigel(*call, str(again), hash_seed="4711")
        if again.read_bytes() != plain.read_bytes():
            complaints.append("not the same bytes twice")
        for path in (plain, rare):
            verified = gaigel("verify", str(path))
            if verified.returncode:
                complaints.append(verified.stdout.decode())
        records = [json.loads(line) for path in (plain, rare) for line in path.read_bytes().splitlines()]
    verbs = {action[1] for record in records for action in record["actions"]}
    reasons = {record["result"]["reason"] for record in records}
    complaints += [f"never heard: {verb}" for verb in sorted(verbs_of(rules) - verbs)]
    complaints += [f"never ended by: {reason}" for reason in sorted(reasons_of(rules) - reasons)]
    impossible = verbs - verbs_of(rules) | reasons - reasons_of(rules) - FREAKS
    complaints += [f"impossible: {word}" for word in sorted(impossible)]
    return [f"{preset}, {players} players: {complaint}" for complaint in complaints]


def missing_from_simulation(deals: int, jobs: int) -> list[str]:
    """The same for all tables."""
    with ThreadPoolExecutor(jobs) as pool:
        found = pool.map(lambda table: missing_from_table(table[0], table[1], deals), TABLES)
        return [complaint for complaints in found for complaint in complaints]
