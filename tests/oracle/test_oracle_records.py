"""The records by the second implementation alone (record-format.md): of random deals, of two formats, of any bytes."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace

import pytest

from tests.tiers import one_in

from . import (
    Bad,
    act,
    card_actions,
    check_lines,
    count,
    deal,
    legal,
    match_after,
    rules_from,
    ties,
    to_be_counted,
    turn,
)
from .cards import PACK
from .options import PRESETS, VALUES, Rules, rules_of_format_1
from .state import Action, Result, State
from .table import CALM, pack_with

Json = dict[str, object]

# Records of deals played at random


def random_rules(dice: random.Random) -> tuple[dict[str, object], Rules]:
    while True:
        chosen: dict[str, object] = {"preset": dice.choice(list(PRESETS))}
        for name, values in VALUES.items():
            if dice.random() < 0.4:
                chosen[name] = dice.choice(values)
        try:
            return chosen, rules_from(chosen)
        except Bad:
            continue


def random_pack(dice: random.Random) -> tuple[str, ...]:
    """Shuffled; sometimes the Sevens, or one suit, are drawn to the top."""
    pack = list(PACK)
    dice.shuffle(pack)
    wanted = dice.choice(["", "7", "H"])
    if wanted:
        pack.sort(key=lambda card: dice.random() - (0.6 if wanted in card else 0.0))
    return tuple(pack)


def some_action(state: State, dice: random.Random) -> tuple[int, Action]:
    """Mostly a card; now and then anything, calls that end the deal seldom."""
    seat = turn(state)
    if seat is not None and dice.random() < 0.7:
        return seat, dice.choice(card_actions(state))
    anything = [(who, action) for who in range(state.rules.players) for action in sorted(legal(state, who), key=repr)]
    quiet = [deed for deed in anything if deed[1][0] not in ("aus", "accuse")]
    deeds = quiet if quiet and dice.random() < 0.97 else anything
    kind = dice.choice(sorted({str(action[0]) for _, action in deeds}))
    return dice.choice([deed for deed in deeds if deed[1][0] == kind])


def check_cards(state: State) -> None:
    """No card is lost or doubled; what is known or used of a hand is in it."""
    lying = [card for hand in state.hands for card in hand] + list(state.talon)
    lying += [card for trick in (*state.tricks, state.trick) for _, card in trick]
    lying += [state.trump + "7"] if state.reserved is not None else []
    assert state.result is not None or tuple(sorted(lying)) == PACK
    for hand, known, used in zip(state.hands, state.known, state.used, strict=True):
        assert not Counter(used) - Counter(known)
        assert not Counter(known) - Counter(hand)


def random_record(dice: random.Random, options: dict[str, object], rules: Rules) -> Json:
    dealer, knock, pack = dice.randrange(rules.players), rules.knock and dice.random() < 0.3, random_pack(dice)
    state = deal(rules, dealer, knock, pack)
    actions: list[list[object]] = []
    lists: list[list[tuple[str, ...]]] = []
    while state.result is None:
        if to_be_counted(state):
            state = count(state, next(iter(ties(state)), None))
            break
        seat, action = some_action(state, dice)
        if action[0] in ("open", "play"):
            lists.append(card_actions(state))
        actions.append([seat, *action])
        state = act(state, seat, action)
        check_cards(state)
    assert state.result is not None
    return {
        "format": "gaigel-deal/2",
        "rules": options,
        "dealer": dealer,
        "knock": knock,
        "deck": " ".join(pack),
        "actions": actions,
        "result": state.result.to_json(),
        "legal": lists,
    }


def verdict(record: object) -> str | None:
    ((_, reason),) = check_lines(json.dumps(record).encode())
    return reason


def judged(records: list[Json]) -> list[bool]:
    """Which records of a file hold, with blank lines between them."""
    text = "\n\n".join(json.dumps(record) for record in records)
    return [reason is None for _, reason in check_lines(text.encode())]


@one_in(4, "seed", range(60))
def test_a_record_of_a_random_deal_holds(seed: int) -> None:
    dice = random.Random(seed)
    record = random_record(dice, *random_rules(dice))
    ended = result_in(record)
    assert verdict(record) is None
    changes: Json = {"dealer": True, "knock": 0, "extra": 1, "format": "gaigel-deal/3", "legal": []}
    for name, value in changes.items():
        if record["legal"] or name != "legal":
            assert verdict({**record, name: value}) is not None
    for name in ("result", "format", "rules", "dealer", "deck", "actions"):
        less = {key: value for key, value in record.items() if key != name}
        if name == "result" and ended.reason in ("counted", "uebergaigelt"):
            continue
        assert verdict(less) is not None, name
    wrong = {**record, "result": replace(ended, winners=ended.winners * 2).to_json()}
    assert verdict(wrong) is not None


def result_in(record: Json) -> Result:
    """How the deal of a record ended."""
    found = record["result"]
    assert isinstance(found, dict)
    winners, strokes, points, tricks = (tuple(found[name]) for name in ("winners", "strokes", "points", "tricks"))
    return Result(found["reason"], winners, strokes, points, tricks)


def test_a_match_continues() -> None:
    dice = random.Random(5)
    rules = rules_from("leinfelden")
    lines: list[Json] = []
    before: tuple[int, ...] = (0, 0)
    deals = 0
    for dealer in (3, 0, 1):
        record = random_record(dice, {"preset": "leinfelden"}, rules)
        while record["dealer"] != dealer:
            record = random_record(dice, {"preset": "leinfelden"}, rules)
        ((after, winner),) = match_after(rules, "give", deals, before, dealer, result_in(record))
        record["match"] = {"phase": "give", "deals": deals, "before": before, "after": after, "winner": winner}
        lines.append(record)
        before, deals = after, deals + 1

    assert judged(lines) == [True, True, True]
    assert judged([lines[0], lines[2]]) == [True, False]
    assert judged([lines[1], lines[2]]) == [True, True]
    assert judged([lines[1], {"broken": 1}, lines[0]]) == [True, False, True]


# The two formats


def empty_record(rules: object, number: int = 2) -> Json:
    return {"format": f"gaigel-deal/{number}", "rules": rules, "dealer": 0, "deck": " ".join(PACK), "actions": []}


@pytest.mark.parametrize(
    "new",
    [
        {"first_trumps": "banned"},
        {"knock_deal": "five"},
        {"claims": "counted"},
        {"teams": "opposite"},
        {"scoring": "deals"},
    ],
)
def test_format_1_names_nothing_that_is_new(new: dict[str, object]) -> None:
    assert verdict(empty_record({"preset": "leinfelden", **new})) is None
    assert verdict(empty_record({"preset": "leinfelden", **new}, 1)) is not None


@pytest.mark.parametrize(("preset", "field"), [("wikipedia", "first_trumps"), ("uspcc-1907", "claims")])
def test_format_1_means_what_it_meant_whatever_the_preset_says_now(preset: str, field: str) -> None:
    then = rules_of_format_1(preset)
    assert (then.first_trumps, then.knock_deal, then.claims) == ("banned", "five", "counted")
    assert getattr(rules_from(preset), field) != getattr(then, field)
    assert rules_of_format_1({"preset": preset, "strokes": 7}).strokes == 7


FIRST_TRICK = [[0, "open", "elfen", "EA"], [1, "play", "B7"], [2, "play", "BK"], [3, "play", "HK"]]


def calm_record(rules: dict[str, object], *actions: list[object], **more: object) -> Json:
    """Seat 0 leads after a knock; trumps are bells."""
    record = {**empty_record({"preset": "leinfelden", **rules}), "dealer": 3, "knock": True, "actions": list(actions)}
    return {**record, "deck": " ".join(pack_with(4, CALM, "S7")), **more}


def test_a_trump_to_the_first_trick_in_both_formats() -> None:
    record = calm_record({"preset": "wikipedia"}, *FIRST_TRICK[:2], [2, "play", "SU"])
    assert verdict(record) is None
    assert verdict({**record, "format": "gaigel-deal/1"}) == "action 3: another card must be played"


def one_deal_of_format_1() -> Json:
    """The first deal of a match: side 1 says Aus too early."""
    result = {"reason": "untergaigelt", "winners": [0], "strokes": [0, 2], "points": [19, 0], "tricks": [1, 0]}
    match = {"phase": "give", "deals": 0, "before": [0, 0], "after": [0, 2], "winner": None}
    record = calm_record({}, *FIRST_TRICK, [1, "aus"], result=result, match=match)
    return {**record, "format": "gaigel-deal/1"}


def test_both_formats_stand_in_one_match_if_all_values_agree() -> None:
    following = empty_record("leinfelden")
    following["match"] = {"phase": "give", "deals": 1, "before": [0, 2]}
    assert judged([one_deal_of_format_1(), following]) == [True, True]
    everything = {name: getattr(rules_from("leinfelden"), name) for name in VALUES}
    renamed = {**following, "rules": {"preset": "wikipedia", **everything}}
    assert judged([one_deal_of_format_1(), renamed]) == [True, True]  # "whatever the preset"


@pytest.mark.parametrize("other", [{"knock_deal": "packets"}, {"direction": "clockwise"}, {"match_points": 606}])
def test_every_value_must_agree_with_effect_or_not(other: dict[str, object]) -> None:
    following = empty_record({"preset": "leinfelden", **other})
    following["match"] = {"phase": "give", "deals": 1, "before": [0, 2]}
    assert judged([following]) == [True]
    assert judged([one_deal_of_format_1(), following]) == [True, False]


# Claims


def test_while_a_claim_is_open_no_result_may_stand() -> None:
    result = {"reason": "aus", "winners": [0], "strokes": [0, 2], "points": [19, 0], "tricks": [1, 0]}
    deeds: list[list[object]] = [*FIRST_TRICK, [0, "aus"], [1, "pass"]]
    asked = calm_record({"claims": "questioned"}, *deeds)
    assert verdict(asked) is None
    assert verdict({**asked, "result": result}) is not None
    closed = {**asked, "actions": [*deeds, [3, "pass"]]}
    assert verdict(closed) is not None  # "must have its result"
    assert verdict({**closed, "result": result}) is None


def test_where_claims_are_counted_nobody_questions() -> None:
    asked = calm_record({}, *FIRST_TRICK, [1, "aus"], [0, "question"])
    assert verdict(asked) == "action 6: the deal is over"


# Any bytes


GOOD = '{"format": "gaigel-deal/1", "rules": "leinfelden", "dealer": 0, "deck": "%s", "actions": %s}'


@pytest.mark.parametrize(
    "actions",
    ["[]", '[[1, "signal", "TA"]]'],
)
def test_an_unfinished_deal_holds(actions: str) -> None:
    ((number, reason),) = check_lines(b"\n \n" + (GOOD % (" ".join(PACK), actions)).encode())
    assert (number, reason) == (3, None)


@pytest.mark.parametrize(
    "line",
    [
        b"\xff\xfe",
        b"{",
        b"[]",
        b"null",
        b"NaN",
        b'{"format": NaN}',
        b"[" * 200000,
        b"9" * 10000,
        b'{"a": 1, "a": 2}',
        b'"\\ud800"',
        b'{"\\ud800": 1}',
        "\ufeff{}".encode(),
        b"\x0b",
    ],
)
def test_any_bytes_are_survived(line: bytes) -> None:
    assert [reason is None for _, reason in check_lines(line)] == [False]


@pytest.mark.parametrize(
    "actions",
    [
        "1",
        "[1]",
        "[[]]",
        '[["1", "signal", "TA"]]',
        '[[true, "signal", "TA"]]',
        '[[1.0, "signal", "TA"]]',
        '[[1, "signal", ["TA"]]]',
        '[[1, {"a": 1}]]',
        '[[1, "open", ["dive"], "E7"]]',
        '[[1, "open", "dive", {}]]',
        '[[1, "play", []]]',
        '[[1, "declare", "E", 2.0]]',
        '[[1, "declare", []]]',
        '[[1, "accuse", true]]',
        '[[1, "proof", 99999999999999999999999]]',
        '[[1, "announce", {}]]',
        '[[1, "show", []]]',
        '[[1, "\\ud800"]]',
        '[[1, "aus"]]',
        '[[-1, "signal", "TA"]]',
    ],
)
def test_any_action_is_survived(actions: str) -> None:
    assert [reason is None for _, reason in check_lines((GOOD % (" ".join(PACK), actions)).encode())] == [False]
