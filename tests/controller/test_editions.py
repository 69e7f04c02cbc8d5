"""Editions: what was written when the rules could say less means what it meant then.

The files under `golden/first` were written by programs of the first edition.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from gaigel_desktop.controller.match.retelling import retold
from gaigel_desktop.controller.match.setup import first_setup, to_json, with_rules
from gaigel_desktop.controller.records.editions import EDITION, EDITIONS, NEWS, first_to_say, options_in
from gaigel_desktop.controller.records.notation import read_line, write_line
from gaigel_desktop.controller.records.rule_code import rule_code, rules_of
from gaigel_desktop.controller.records.rule_sets import rules_from_json, rules_to_json
from gaigel_desktop.controller.records.verify import Flaw, check, findings
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.controller.store.archive import EVERYTHING, Wanted, count, in_order
from gaigel_desktop.controller.store.statistics import figures
from gaigel_desktop.controller.store.store import closing
from gaigel_desktop.controller.store.transfer import export, take_in
from gaigel_desktop.rules.actions import AUS, QUESTION
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.ending import COUNTED, QUESTIONED_WRONG, UNTERGAIGELT
from gaigel_desktop.rules.errors import BadRules
from gaigel_desktop.rules.options import OPTION_NAMED, OPTIONS, PRESETS, RuleSet
from gaigel_desktop.rules.record import Record
from tests import oracle

FIRST: Final = Path(__file__).parent.parent / "golden" / "first"
THEN: Final = {"first_trumps": "banned", "knock_deal": "five", "claims": "counted"}
WIKIPEDIA_THEN: Final = PRESETS["wikipedia"]._replace(first_trumps="banned")
CODES: Final = {
    code: RuleSet._make([*values, *THEN.values()])
    for code, values in json.loads((FIRST / "codes.json").read_text()).items()
}
LINES: Final = (FIRST / "records.jsonl").read_bytes().splitlines(keepends=True)


def test_what_came_later_came_last() -> None:
    """So that a place in a list means the same in every edition."""
    later = [name for news in NEWS for name in news.options]
    assert [option.name for option in OPTIONS][-len(later) :] == later
    for news in NEWS:
        for name, values in news.values.items():
            assert tuple(OPTION_NAMED[name].values)[-len(values) :] == values
    assert options_in(EDITION) == OPTION_NAMED


# -- rule codes ------------------------------------------------------------------------------------------------------


def test_codes_of_the_first_edition_mean_what_they_meant() -> None:
    assert len(CODES) > 40
    for code, rules in CODES.items():
        assert rules_of(code) == rules, code
    assert rules_of("W-3P") == WIKIPEDIA_THEN


def test_codes_of_the_second_edition_mean_what_they_meant() -> None:
    for code, values in json.loads((FIRST.parent / "second" / "codes.json").read_text()).items():
        assert rules_of(code)[: len(values)] == tuple(values), code


def test_a_code_of_today_is_none_of_the_first_edition() -> None:
    """No number of then begins with a zero; and a program of then, which reads it as none, misses its check letters."""
    for rules in (*PRESETS.values(), *CODES.values()):
        code = rule_code(rules)
        assert rules_of(code) == rules and code not in CODES
        assert code[2] == "0" and len(code) > 4
    for code in CODES:
        letters = code[1:].replace("-", "")
        assert letters[0] != "0" or len(letters) == 2
    for rules in PRESETS.values():
        code = rule_code(rules)
        with pytest.raises(BadRules, match="rule_code_wrong"):
            rules_of(code[0] + code[-2:])


def test_a_code_of_a_later_edition_is_called_so() -> None:
    with pytest.raises(BadRules, match="rule_code_newer"):
        rules_of("W-00" + rule_code(PRESETS["wikipedia"])[-2:])


# -- records ---------------------------------------------------------------------------------------------------------


def test_records_of_the_first_edition_are_read_by_its_rules() -> None:
    for line in LINES:
        assert {name: getattr(read_line(line).rules, name) for name in THEN} == THEN
    assert read_line(LINES[0]).rules == WIKIPEDIA_THEN


def test_they_hold_but_where_a_rule_was_corrected_which_is_said() -> None:
    found = [finding for finding in findings(LINES) if finding is not None]
    assert [(finding.line, finding.action) for finding in found] == [(9, 2), (10, 11)]
    assert {finding.what for finding in found} == {"who collects Sevens keeps them while there is another card"}


def test_a_deal_with_a_deed_that_is_refused_today_is_told_as_far_as_it_holds() -> None:
    refused, other = read_line(LINES[8]), read_line(LINES[0])
    assert retold(other, 0)[-1].seen.phase == OVER and len(retold(other, None)) > len(other.actions)
    for seat in (0, None):
        steps = retold(refused, seat)
        assert steps[-1].seen.phase != OVER and len(steps) < len(refused.actions)


def test_an_own_deal_with_a_deed_that_is_refused_today_is_kept_all_the_same(tmp_path: Path) -> None:
    """It counts as it ended, and of whoever may have lied in it nothing is known."""
    refused = read_line(LINES[8])
    with closing(tmp_path / "games.sqlite") as store:
        about = to_json(with_rules(first_setup(), refused.rules))
        match = store.start_match("2026-11-22T20:00:00", about)
        store.finish_deal(
            store.start_deal(match, "2026-11-22T20:00:00", refused, about), "2026-11-22T20:15:00", refused
        )
        (kept,) = in_order(store.database, EVERYTHING)
        assert (kept.reason, kept.won is not None) == ("dissle_failed", True)


def test_they_are_taken_in_and_known_again_however_they_are_written(tmp_path: Path) -> None:
    (tmp_path / "in.jsonl").write_bytes(b"".join(LINES[:6]))
    with closing(tmp_path / "games.sqlite") as store:
        *_, taken = take_in(store.database, tmp_path / "in.jsonl", "2026-11-22T20:00:00")
        assert (taken.known, taken.new, taken.bad) == (0, 6, 0)
        list(export(in_order(store.database, EVERYTHING), tmp_path / "out.jsonl"))
        for path in ("in.jsonl", "out.jsonl"):
            *_, taken = take_in(store.database, tmp_path / path, "2026-11-22T20:00:00")
            assert (taken.known, taken.new, taken.bad) == (6, 0, 0)
        shares = {share.key for share in figures(store.database, EVERYTHING).by_rules}
        assert count(store.database, Wanted(rules="wikipedia")) == 0 and "wikipedia" not in shares
        assert count(store.database, Wanted(rules="wikipedia+")) > 0


def test_the_oracle_reads_them_in_the_same_way() -> None:
    refused = [number for number, why in oracle.check_lines(b"".join(LINES)) if why is not None]
    assert refused == [9, 10]


def test_both_editions_may_tell_one_match() -> None:
    """The rules are the same although they are said in other words."""
    first, second = read_line(LINES[0]), LINES[1]
    now = write_line(first).encode()
    assert b"gaigel-deal/2" in now and b'"first_trumps": "banned"' in now
    assert check(second, check(now, None)) == read_line(second)
    later = write_line(read_line(second)).encode()
    assert check(later, first) == read_line(second)
    other = second.replace(b'"gaigel-deal/1"', b'"gaigel-deal/2"')
    (finding,) = [finding for finding in findings([LINES[0], other]) if finding is not None]
    assert finding.what.startswith("match: rules") and '"first_trumps": "banned"' in finding.what


@pytest.mark.parametrize(
    ("rules", "what"),
    [
        (
            '{"preset": "leinfelden", "first_trumps": "banned"}',
            "first_trumps: gaigel-deal/1 does not know this rule yet",
        ),
        ('{"preset": "leinfelden", "knock_deal": "packets"}', "knock_deal: gaigel-deal/1 does not know this rule yet"),
        ('{"preset": "leinfelden", "claims": 7}', "claims: gaigel-deal/1 does not know this rule yet"),
        ('{"preset": "leinfelden", "teams": "opposite"}', 'teams: gaigel-deal/1 does not know "opposite" yet'),
        ('{"preset": "leinfelden", "scoring": "deals"}', 'scoring: gaigel-deal/1 does not know "deals" yet'),
        ('{"preset": "leinfelden", "teams": "odd"}', 'teams: "odd" is not one of "crosswise", "none"'),
    ],
)
def test_the_first_edition_cannot_say_what_came_later(rules: str, what: str) -> None:
    line = json.dumps(
        {"format": "gaigel-deal/1", "rules": json.loads(rules)} | {"dealer": 0, "deck": "", "actions": []}
    )
    (finding,) = findings([line.encode()])
    assert finding is not None and finding.what == what
    now = line.replace("gaigel-deal/1", "gaigel-deal/2")
    (finding,) = findings([now.encode()])
    assert finding is not None and "gaigel-deal" not in finding.what


def test_the_same_deal_is_the_same_in_every_edition() -> None:
    for line in LINES:
        record = read_line(line)
        assert first_to_say(record.rules) == 1
        assert write_line(record, 1) + "\n" == line.decode()
        assert read_line(write_line(record).encode()) == record
    assert first_to_say(PRESETS["wikipedia"]) == 2


# -- rule sets -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rule_set_goes_there_and_back_in_the_edition_that_can_say_it(edition: int) -> None:
    for rules in CODES.values():
        written = rules_to_json(rules, edition)
        assert rules_from_json(written, edition) == rules


# -- questions -------------------------------------------------------------------------------------------------------


def first_deal(rules: RuleSet, reason: str, player: str = "random") -> Record:
    """The first by chance that ends so."""
    deals = simulate(Plan(rules, 400, "questions", (player,)))
    return next(record for record in deals if record.result is not None and record.result.reason == reason)


def test_while_a_claim_is_open_no_result_stands() -> None:
    rules = PRESETS["uspcc-1907"]._replace(missed_out="accusation")
    record = first_deal(rules, QUESTIONED_WRONG)
    assert record.actions[-1][1] == QUESTION
    assert check(write_line(record).encode(), None) == record
    open_still = record._replace(actions=record.actions[:-1])
    with pytest.raises(Flaw, match="the deal is not over, but there is a result"):
        check(write_line(open_still).encode(), None)
    assert check(write_line(open_still._replace(result=None)).encode(), None).result is None


def test_nor_does_the_count_after_the_last_card() -> None:
    record = first_deal(PRESETS["leinfelden"]._replace(claims="questioned", players=3), COUNTED, "random-cards")
    assert check(write_line(record).encode(), None) == record
    with pytest.raises(Flaw, match="the deal is not over, but there is a result"):
        check(write_line(record._replace(actions=(*record.actions, (0, AUS)))).encode(), None)


def test_nobody_questions_in_the_first_edition() -> None:
    record = first_deal(PRESETS["uspcc-1907"], UNTERGAIGELT)
    line = write_line(record).replace('"gaigel-deal/2"', '"gaigel-deal/1"')
    with pytest.raises(Flaw) as flaw:
        check(line.encode(), None)
    assert flaw.value.action == len(record.actions)
