"""`make golden`: write the golden records and the counts anew. Look at the difference before it is committed."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

from gaigel_desktop.controller.records.notation import read_line, write_line
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.record import Record
from tests.perft import COUNTS, PACKS, Position, perft, stands
from tests.random_tables import TABLES, any_rules, preset_for, with_fields

HERE = Path(__file__).parent
RECORDS = HERE / "records.jsonl"
MATCHES = HERE / "matches.jsonl"

PER_REASON = 2  # deals of each table for each reason they can end for
RARE_TABLES = 40  # random rule sets besides the presets
MOST_SEQUENCES = 3000  # the deepest count of a position
RARE_OPTIONS = (("auf_farbe", True), ("revoke", "forfeits"), ("sevens_held", "quiet"), ("auf_dissle", "any"))
START_CARDS = (0, 3, 7, 20, 24, 30)  # cards played before the counting starts, one for each pack

COUNTS_HEAD = """\
# How many sequences of 1, 2, 3 … actions a position has: every seat's actions, signs and proofs left out.
# A position: preset, players, the pack of the seed text "perft N", dealer N modulo players, no knock; so many cards
# have been played to it, always the first legal one in code point order of the core, every window passed.
"""


@cache
def records_there() -> tuple[Record, ...]:
    """The golden records as they lie there, read once for all tests of a process."""
    return tuple(map(read_line, RECORDS.read_bytes().splitlines()))


def golden_deals() -> list[Record]:
    """Deals of every table and of some random rule sets, as many kinds of endings as they have."""
    found: list[Record] = []
    for preset, players in TABLES:
        found += _of_each_reason(preset_for(preset, players), 150)
    for name, value in RARE_OPTIONS:
        found += _of_each_reason(with_fields(preset_for("leinfelden", 4), {name: value}), 2500)
    dice = Random("golden")
    for _ in range(RARE_TABLES):
        found += _of_each_reason(any_rules(dice), 12)[:3]
    return found


def _of_each_reason(rules: RuleSet, deals: int) -> list[Record]:
    taken: Counter[str] = Counter()
    found: list[Record] = []
    for rare in (False, True):
        for record in simulate(Plan(rules, deals, "golden", rare=rare, legal=len(found) % 3 == 0)):
            assert record.result is not None
            if taken[record.result.reason] < PER_REASON:
                taken[record.result.reason] += 1
                found.append(record)
    return found


def golden_matches() -> list[Record]:
    """A whole match of each scoring, with two sides and with three."""
    found: list[Record] = []
    for players in (4, 3):
        for scoring in ("slate", "race", "early_clean", "games"):
            rules = preset_for("leinfelden", players)._replace(scoring=scoring, strokes=4)
            found += _one_match(rules)
    found += _one_match(preset_for("wikipedia", 6)._replace(strokes=3))
    for name, players in (("three-pairs", 6), ("four-pairs", 8)):
        found += _one_match(preset_for(name, players)._replace(strokes=4))
    return found + _one_match(preset_for("rutesheim", 3))


def _one_match(rules: RuleSet) -> list[Record]:
    found: list[Record] = []
    for record in simulate(Plan(rules, 200, "golden match", match=True)):
        found.append(record)
        assert record.match is not None and record.match.after is not None
        if record.match.after.winner >= 0:
            return found
    raise AssertionError("a match without an end")


def counts() -> list[str]:
    """A line for each position of each preset."""
    lines: list[str] = []
    for preset, players in TABLES:
        packs = range(1, PACKS + 1) if (preset, players) in FULL_TABLES else range(1, 3)
        for pack in packs:
            position = Position(preset, players, pack, START_CARDS[(pack + players) % len(START_CARDS)])
            lines.append(f"{position}: {' '.join(str(count) for count in _to_depth(position))}")
    return lines


FULL_TABLES = (("leinfelden", 4), ("wikipedia", 4), ("uspcc-1907", 4), ("rutesheim", 3))


def _to_depth(position: Position) -> list[int]:
    deal, _ = stands(position)
    found: list[int] = []
    while not found or 0 < found[-1] <= MOST_SEQUENCES:
        found.append(perft(deal, len(found) + 1))
    return found


def main() -> None:
    """Write the three files."""
    deals = golden_deals()
    RECORDS.write_text("".join(write_line(record) + "\n" for record in deals), encoding="utf-8")
    matches = golden_matches()
    MATCHES.write_text("".join(write_line(record) + "\n" for record in matches), encoding="utf-8")
    COUNTS.write_text(COUNTS_HEAD + "".join(line + "\n" for line in counts()), encoding="utf-8")
    reasons = Counter(record.result.reason for record in deals + matches if record.result)
    print(f"{len(deals)} deals, {len(matches)} deals in matches: {dict(reasons)}")


if __name__ == "__main__":
    main()
