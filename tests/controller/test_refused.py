"""What is no record, and what in a record does not hold: each flaw is refused, and said in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

import pytest

from gaigel_desktop.controller.records.notation import LONGEST_LINE, MOST, MOST_COMMAS, BadAction, read_deed, write_line
from gaigel_desktop.controller.records.rule_sets import rules_from_json, spelled_values
from gaigel_desktop.controller.records.verify import LONGEST_QUOTE, findings, quote, shortened
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.rules.actions import ACTION_OF
from gaigel_desktop.rules.deal import PLAYED_OUT
from gaigel_desktop.rules.ending import COUNTED, tied_for_most
from gaigel_desktop.rules.errors import BadRecord, BadRules
from gaigel_desktop.rules.match import possible_outcomes
from gaigel_desktop.rules.options import OPTION_NAMED, PRESETS
from gaigel_desktop.rules.record import Record, replay
from gaigel_desktop.text.speech import say
from tests.scenario import lay, rules_for
from tests.scenes.table.laid import recorded

LEINFELDEN = PRESETS["leinfelden"]

Data = dict[str, object]
Change = Callable[[Data], object]


@cache
def match(deals: int = 2) -> tuple[Record, ...]:
    """The first deals of a match by chance, with the card actions that were legal."""
    return tuple(simulate(Plan(LEINFELDEN, deals, "refused", legal=True, match=True)))


@cache
def counted() -> Record:
    """A deal that nobody called, with its match."""
    rules = rules_for("leinfelden", players=3)
    everything = simulate(Plan(rules, 400, "counted", match=True))
    return next(each for each in everything if each.result is not None and each.result.reason == COUNTED)


def as_json(record: Record) -> Data:
    data: Data = json.loads(write_line(record))
    return data


def what_is_wrong(*lines: bytes) -> str:
    """What is said of the last line; nothing where all of it holds."""
    *before, last = findings([b"\n".join(lines)])
    assert all(finding is None for finding in before), before
    return last.what if last is not None else ""


def said_of(change: Change, record: Record | None = None) -> str:
    """What is said of the first deal of a match, or of this one, after it was changed."""
    data = as_json(record or match()[0])
    change(data)
    return what_is_wrong(json.dumps(data).encode())


def within(name: str, **values: object) -> Change:
    """These fields of the result or the match are other ones."""

    def change(data: Data) -> None:
        part = data[name]
        assert isinstance(part, dict)
        part.update(values)

    return change


def without(name: str, field: str) -> Change:
    """This field of the result or the match is missing."""

    def change(data: Data) -> None:
        part = data[name]
        assert isinstance(part, dict)
        del part[field]

    return change


def test_what_was_played_holds() -> None:
    assert said_of(lambda data: None) == said_of(lambda data: None, counted()) == ""
    assert what_is_wrong(*(write_line(record).encode() for record in match())) == ""


# -- lines that are no records -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "key", "values"),
    [
        (b"\xff", "not_utf8", {}),
        (b"{", "not_json", {}),
        (b"[" * 100_000, "too_deep", {}),
        (b"[" + b"1," * (MOST_COMMAS + 1) + b"1]", "too_many_parts", {"value": MOST_COMMAS}),
        (b"x" * (LONGEST_LINE + 1), "line_too_long", {"value": LONGEST_LINE}),
        (str(MOST + 1).encode(), "number_too_large", {"value": MOST}),
        (b"9" * 5000, "number_too_large", {"value": MOST}),
        (b'{"deck": 1, "deck": 1}', "duplicate_key", {"field": "deck"}),
        (b"[0.5]", "no_float", {}),
        (b"NaN", "no_float", {}),
        (b"[]", "not_object", {"field": "record"}),
        (b"{}", "missing", {"field": "format"}),
        (b'{"format": "gaigel-deal/1"}', "missing", {"field": "rules"}),
        (b'{"format": "gaigel-deal/99"}', "from_the_future", {"value": "gaigel-deal/99"}),
        (b'{"format": "gaigel-deal/0"}', "not_a_record", {"value": "gaigel-deal/0"}),
        (b'{"format": 7}', "not_a_record", {"value": "7"}),
    ],
)
def test_what_is_no_record_is_refused_with_what_is_wrong_first(line: bytes, key: str, values: Data) -> None:
    assert what_is_wrong(line) == say(key, values)


# -- fields that cannot be read ----------------------------------------------------------------------------------


def sets(name: str, value: object) -> Change:
    """This field of the record is another one."""
    return lambda data: data.update({name: value})


@pytest.mark.parametrize(
    ("change", "key", "values"),
    [
        (sets("more", 1), "unknown_field", {"field": "more"}),
        (sets("dealer", 4), "bad_dealer", {"value": 3}),
        (sets("dealer", True), "bad_dealer", {"value": 3}),
        (sets("knock", 1), "bad_knock", {}),
        (sets("deck", []), "bad_deck", {}),
        (sets("deck", "EA EX"), "bad_deck", {}),
        (sets("deck", " ".join(["EA"] * 48)), "pack", {}),
        (sets("actions", {}), "bad_actions", {}),
        (sets("actions", [[0]]), "bad_action", {}),
        (sets("actions", [["play", "EA"]]), "bad_action", {}),
        (sets("actions", [[0, "fold"]]), "bad_action", {}),
        (sets("actions", [[0, "play", []]]), "bad_action", {}),
        (sets("actions", [7]), "bad_action", {}),
        (sets("legal", 7), "bad_legal", {}),
        (sets("legal", [7]), "bad_legal", {}),
        (sets("legal", [[["aus"]]]), "bad_legal", {}),
        (sets("result", 7), "not_object", {"field": "result"}),
        (within("result", reason="boredom"), "bad_result", {"field": "reason"}),
        (within("result", points=7), "bad_result", {"field": "points"}),
        (within("result", points=[True, 0]), "bad_result", {"field": "points"}),
        (within("result", points=[0]), "bad_result", {"field": "points"}),
        (within("match", phase=7), "bad_match", {"field": "phase"}),
        (within("match", phase="sleep"), "bad_match", {"field": "phase"}),
        (within("match", deals=-1), "bad_match", {"field": "deals"}),
        (within("match", before=[0]), "bad_match", {"field": "before"}),
        (within("match", before=[0, -1]), "bad_match", {"field": "before"}),
        (within("match", winner=2), "bad_match", {"field": "winner"}),
        (without("match", "winner"), "after_missing", {"field": "winner"}),
        (without("match", "after"), "after_missing", {"field": "after"}),
        (sets("rules", 7), "not_object", {"field": "rules"}),
        (sets("rules", "Böblingen"), "preset_unknown", {"value": "Böblingen", "values": ", ".join(PRESETS)}),
        (sets("rules", {"preset": "leinfelden", "salt": 1}), "field_unknown", {"field": "salt"}),
        (
            sets("rules", {"preset": "leinfelden", "strokes": 0}),
            "value_unknown",
            {"field": "strokes", "value": "0", "values": spelled_values(OPTION_NAMED["strokes"])},
        ),
        (
            sets("rules", {"preset": "leinfelden", "scoring": 7}),
            "value_unknown",
            {
                "field": "scoring",
                "value": "7",
                "values": '"slate", "race", "early_clean", "rutesheim", "games", "deals"',
            },
        ),
        (
            sets("rules", {"preset": "leinfelden", "players": 5}),
            "players_of_preset",
            {"preset": "leinfelden", "players": 5, "values": "2, 3, 4, 6"},
        ),
    ],
)
def test_a_field_that_cannot_be_read_is_named(change: Change, key: str, values: Data) -> None:
    assert said_of(change) == say(key, values)


def test_a_preset_alone_is_a_rule_set() -> None:
    assert rules_from_json("leinfelden") == LEINFELDEN
    with pytest.raises(BadRules, match="preset_unknown"):
        rules_from_json({"strokes": 7})


def test_a_seat_that_no_table_can_have_is_no_action_in_a_row_of_the_store_either() -> None:
    assert read_deed([MOST, "aus"]) == (MOST, ACTION_OF["aus",])
    with pytest.raises(BadAction) as refused:
        read_deed([MOST + 1, "aus"], 7)
    assert isinstance(refused.value, BadRecord)
    assert (refused.value.number, refused.value.data) == (7, [MOST + 1, "aus"])


# -- records that do not hold ------------------------------------------------------------------------------------


def first_two_exchanged(data: Data) -> None:
    actions = data["actions"]
    assert isinstance(actions, list)
    actions[:2] = actions[1::-1]


def test_a_deed_that_the_rules_do_not_allow_is_named_and_quoted() -> None:
    data = as_json(match()[0])
    first_two_exchanged(data)
    (finding,) = findings([json.dumps(data).encode()])
    assert finding is not None and finding.action == 1
    assert json.loads(finding.quoted) == match_actions()[1]
    assert str(finding).startswith("line 1, action 1")


def match_actions() -> list[object]:
    actions = as_json(match()[0])["actions"]
    assert isinstance(actions, list)
    return actions


def drops(name: str) -> Change:
    """This field of the record is missing."""
    return lambda data: data.pop(name)


def unfinished(data: Data) -> None:
    """The last deed is missing, with which the deal was over."""
    data["actions"] = match_actions()[:-1]
    del data["legal"]


def unfinished_without_result(data: Data) -> None:
    unfinished(data)
    del data["result"]


def in_another_order(data: Data) -> None:
    legal = data["legal"]
    assert isinstance(legal, list)
    legal[0] = legal[0][::-1]


def one_list_too_many(data: Data) -> None:
    legal = data["legal"]
    assert isinstance(legal, list)
    legal.append([])


def test_what_is_said_to_have_been_legal_is_what_was() -> None:
    legal = as_json(match()[0])["legal"]
    assert isinstance(legal, list)
    assert said_of(in_another_order) == say("legal_wrong", {"value": json.dumps(legal[0])})
    assert said_of(one_list_too_many) == say("legal_count", {"value": len(legal) + 1, "other": len(legal)})
    assert said_of(drops("legal")) == "", "but nobody has to say it"


def test_a_deal_that_is_over_has_its_result_and_no_other_has_one() -> None:
    assert said_of(drops("result")) == say("result_missing")
    assert said_of(unfinished) == say("result_too_early")


def test_a_result_says_what_the_rules_say() -> None:
    result = match()[0].result
    assert result is not None
    right = {"field": "points", "value": json.dumps(list(result.points))}
    assert said_of(within("result", points=[0, 0])) == say("result_wrong", right)


def test_a_count_names_one_of_those_with_the_most_points_as_its_winner() -> None:
    record = counted()
    most = tied_for_most(replay(record._replace(result=None)))
    other = next(side for side in range(3) if side not in most)
    wrong = within("result", winners=[other])
    assert replay(record._replace(result=None)).phase == PLAYED_OUT
    assert said_of(wrong, record) == say("winners_wrong", {"value": json.dumps(list(most))})


def test_who_overgaigelt_and_was_not_called_loses_the_count_whoever_is_named() -> None:
    table = lay("leinfelden", "HX", players=6)
    record = recorded(table, lambda told: told.plays_out().is_counted())._replace(result=table.deal.result)
    assert said_of(lambda data: None, record) == ""
    named = within("result", reason=COUNTED, winners=[0])
    assert said_of(named, record) == say("result_wrong", {"field": "reason", "value": '"uebergaigelt"'})


# -- the match ---------------------------------------------------------------------------------------------------


def test_the_score_after_a_deal_stands_there_when_it_is_over_and_not_before() -> None:
    def without_after(data: Data) -> None:
        without("match", "after")(data)
        without("match", "winner")(data)

    assert said_of(without_after) == say("after_missing", {"field": "after"})
    assert said_of(unfinished_without_result) == say("after_too_early", {"field": "after"})
    assert said_of(drops("match")) == ""


def test_the_score_before_a_deal_is_one_that_a_match_can_come_to() -> None:
    assert said_of(within("match", before=[1, 0])) == say("match_score")


def test_the_score_after_a_deal_follows_from_the_deal() -> None:
    record = match()[0]
    assert record.match is not None and record.result is not None
    outcomes = possible_outcomes(record.rules, record.match.before, record.dealer, record.result)
    right = " / ".join(json.dumps([list(standing.score), None]) for standing in outcomes)
    assert said_of(within("match", after=[9, 9])) == say("after_wrong", {"value": right})


def test_a_match_that_is_won_is_followed_by_a_new_one() -> None:
    rules = rules_for("leinfelden", strokes=1, scoring="race")
    won = next(iter(simulate(Plan(rules, 1, "won", match=True))))
    assert won.match is not None and won.match.after is not None and won.match.after.winner >= 0
    assert what_is_wrong(*[write_line(won).encode()] * 2) == ""
    going_on = as_json(match()[1])
    first = write_line(won).encode()
    assert what_is_wrong(first, json.dumps(going_on).encode()) == say("new_match")
    wrong = as_json(won)
    within("match", winner=1 - won.match.after.winner)(wrong)
    right = json.dumps([[*won.match.after.score], won.match.after.winner])
    assert what_is_wrong(json.dumps(wrong).encode()) == say("after_wrong", {"value": right})


def as_if_the_others_had_scored(data: Data) -> None:
    score = data["match"]
    assert isinstance(score, dict)
    score["before"].reverse()


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("dealer", sets("dealer", 3)),
        ("before", as_if_the_others_had_scored),
    ],
)
def test_a_deal_goes_on_where_the_one_before_it_ended(field: str, change: Change) -> None:
    first, second = match()
    going_on = as_json(second._replace(actions=(), result=None, legal=None))
    for name in ("after", "winner"):
        without("match", name)(going_on)
    assert what_is_wrong(write_line(first).encode(), json.dumps(going_on).encode()) == ""
    change(going_on)
    said = what_is_wrong(write_line(first).encode(), json.dumps(going_on).encode())
    assert said.startswith(say("not_continued", {"field": field, "value": ""}).rstrip())


# -- in words ----------------------------------------------------------------------------------------------------


def test_what_is_quoted_fits_into_a_line_of_a_report() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert quote(deep) == "…"
    assert shortened("x" * LONGEST_QUOTE) == "x" * LONGEST_QUOTE
    assert shortened("x" * (LONGEST_QUOTE + 1)) == "x" * LONGEST_QUOTE + "…"


def test_after_a_damaged_line_the_next_deal_of_the_match_holds() -> None:
    """It is not compared with the one before the damage, on which it does not follow."""
    first, _, third = (write_line(record).encode() for record in match(3))
    found = list(findings([first, b"\n", b"{ damaged\n", third, b"\n"]))
    assert [finding is None for finding in found] == [True, False, True]
