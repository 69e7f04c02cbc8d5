"""The match (rules.md 11) and the records (record-format.md)."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from . import Bad, act, card_actions, check_lines, count, deal, legal, match_after, rules_from, ties, turn
from .cards import PACK
from .match import refuse_standing
from .options import PRESETS, VALUES, Rules
from .state import Result, State, played_out


def result(winners: tuple[int, ...], strokes: tuple[int, ...], reason: str = "aus", **more: Any) -> Result:
    points = more.get("points", (0,) * len(strokes))
    return Result(reason, winners, strokes, points, more.get("tricks", (1,) * len(strokes)))


# The match


def slate(**options: Any) -> Rules:
    return rules_from({"preset": "leinfelden", **options})


def test_when_one_is_left_a_double_counts_one() -> None:
    assert match_after(slate(), "give", 5, (4, 5), 0, result((1,), (2, 0))) == {((5, 5), None)}
    assert match_after(slate(), "give", 5, (4, 4), 0, result((1,), (2, 0))) == {((6, 4), None)}


def test_a_side_with_none_when_the_cleaning_begins_has_won() -> None:
    assert match_after(slate(), "give", 5, (9, 0), 0, result((1,), (2, 0))) == {((10, 0), 1)}


def test_the_cleaning() -> None:
    assert match_after(slate(), "clean", 12, (3, 1), 0, result((0,), (0, 2))) == {((1, 1), None)}
    assert match_after(slate(clean_double=1), "clean", 12, (3, 1), 0, result((0,), (0, 2))) == {((2, 1), None)}
    assert match_after(slate(), "clean", 12, (3, 1), 0, result((1,), (1, 0))) == {((3, 0), 1)}


def test_three_in_the_cleaning_erase_one_each() -> None:
    rules = slate(players=3)
    ended = result((0, 2), (0, 2, 0), "untergaigelt")
    assert match_after(rules, "clean", 12, (1, 1, 1), 0, ended) == {((0, 1, 0), 2)}  # Vorhand is seat 1
    assert match_after(rules, "give", 5, (4, 4, 1), 2, result((2,), (2, 2, 0))) == {((5, 4, 1), None)}


def test_phase_one_by_deals() -> None:
    rules = slate(phase_one="deals", strokes=3)
    assert match_after(rules, "give", 1, (1, 0), 0, result((1,), (2, 0))) == {((3, 0), None)}
    assert match_after(rules, "give", 2, (1, 1), 0, result((1,), (2, 0))) == {((3, 1), None)}
    assert match_after(rules, "give", 2, (2, 0), 0, result((1,), (2, 0))) == {((4, 0), 1)}


def test_race_and_early_clean_and_games() -> None:
    race = slate(scoring="race", players=3)
    assert match_after(race, "give", 9, (9, 2, 2), 0, result((1,), (1, 0, 1))) == {((10, 2, 3), 1)}
    assert match_after(race, "give", 9, (9, 2, 3), 0, result((2,), (1, 1, 0))) == {((10, 3, 3), None)}
    early = slate(scoring="early_clean", strokes=5)
    assert match_after(early, "give", 6, (4, 2), 0, result((1,), (2, 0))) == {((5, 2), None)}
    games = rules_from("uspcc-1907")
    assert match_after(games, "points", 4, (404, 0), 0, result((0,), (0, 2))) == {((606, 0), 0)}


def test_rutesheim() -> None:
    rules = rules_from("rutesheim")

    def scores(ended: Result) -> set[tuple[int, ...]]:
        return {after for after, _ in match_after(rules, "points", 3, (0, 0, 0), 0, ended)}

    assert scores(result((1,), (1, 0, 1), points=(90, 101, 20))) == {(3, 5, 1)}
    assert scores(result((1,), (1, 0, 1), points=(40, 101, 40))) == {(3, 5, 1), (1, 5, 3)}
    assert scores(result((1,), (1, 0, 2), points=(40, 101, 0), tricks=(1, 4, 0))) == {(3, 6, 0)}
    assert scores(result((0, 2), (0, 2, 0), "uebergaigelt", points=(0, 120, 0), tricks=(0, 6, 0))) == {
        (6, 0, 3),
        (3, 0, 6),
    }
    assert scores(result((0, 2), (0, 2, 0), "uebergaigelt", points=(9, 120, 0), tricks=(1, 6, 0))) == {(9, 0, 0)}
    assert scores(result((1,), (1, 0, 1), "sevens", points=(11, 0, 0), tricks=(1, 0, 0))) == {(3, 6, 0)}
    last = match_after(rules, "points", 29, (90, 88, 83), 0, result((1,), (1, 0, 1), points=(90, 101, 20)))
    assert last == {((93, 93, 84), 0), ((93, 93, 84), 1)}


@pytest.mark.parametrize(
    ("options", "phase", "deals", "before", "stands"),
    [
        ({}, "give", 0, (0, 0), True),
        ({}, "clean", 0, (0, 0), False),
        ({}, "give", 1, (0, 0), False),
        ({}, "give", 0, (1, 0), False),
        ({}, "give", 4, (1, 2), False),
        ({}, "give", 6, (5, 5), False),
        ({}, "clean", 6, (5, 5), True),
        ({}, "clean", 9, (5, 0), False),
        ({"phase_one": "deals"}, "clean", 9, (5, 5), False),
        ({"phase_one": "deals"}, "give", 9, (5, 5), True),
        ({"scoring": "race"}, "give", 12, (10, 3), False),
        ({"scoring": "games"}, "points", 4, (303, 101), True),
        ({"scoring": "games"}, "points", 5, (303, 101), False),
        ({"scoring": "games"}, "give", 4, (303, 101), False),
    ],
)
def test_what_can_stand(
    options: dict[str, object], phase: str, deals: int, before: tuple[int, ...], stands: bool
) -> None:
    assert (refuse_standing(slate(**options), phase, deals, before) is None) == stands


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


def some_action(state: State, dice: random.Random) -> tuple[int, tuple[Any, ...]]:
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


def random_record(dice: random.Random, options: dict[str, object], rules: Rules) -> dict[str, Any]:
    dealer, knock, pack = dice.randrange(rules.players), rules.knock and dice.random() < 0.3, random_pack(dice)
    state = deal(rules, dealer, knock, pack)
    actions: list[list[object]] = []
    lists: list[list[tuple[str, ...]]] = []
    while state.result is None:
        if played_out(state):
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
        "format": "gaigel-deal/1",
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


@pytest.mark.parametrize("seed", range(60))
def test_a_record_of_a_random_deal_holds(seed: int) -> None:
    dice = random.Random(seed)
    record = random_record(dice, *random_rules(dice))
    assert verdict(record) is None
    for name, value in [("dealer", True), ("knock", 0), ("extra", 1), ("format", "gaigel-deal/2"), ("legal", [])]:
        if record["legal"] or name != "legal":
            assert verdict({**record, name: value}) is not None
    for name in ("result", "format", "rules", "dealer", "deck", "actions"):
        less = {key: value for key, value in record.items() if key != name}
        if record["result"]["reason"] == "counted" and name == "result":
            continue
        if name == "result" and record["result"]["reason"] == "uebergaigelt":
            continue
        assert verdict(less) is not None, name
    wrong = {**record, "result": {**record["result"], "winners": record["result"]["winners"] * 2}}
    assert verdict(wrong) is not None


def test_a_match_continues() -> None:
    dice = random.Random(5)
    rules = rules_from("leinfelden")
    lines: list[dict[str, Any]] = []
    before: tuple[int, ...] = (0, 0)
    deals = 0
    for dealer in (3, 0, 1):
        record = random_record(dice, {"preset": "leinfelden"}, rules)
        while record["dealer"] != dealer:
            record = random_record(dice, {"preset": "leinfelden"}, rules)
        found = record["result"]
        lists = (tuple(found[name]) for name in ("winners", "strokes", "points", "tricks"))
        ended = Result(found["reason"], *lists)
        ((after, winner),) = match_after(rules, "give", deals, before, dealer, ended)
        record["match"] = {"phase": "give", "deals": deals, "before": before, "after": after, "winner": winner}
        lines.append(record)
        before, deals = after, deals + 1

    def judged(records: list[dict[str, Any]]) -> list[bool]:
        text = "\n\n".join(json.dumps(record) for record in records)
        return [reason is None for _, reason in check_lines(text.encode())]

    assert judged(lines) == [True, True, True]
    assert judged([lines[0], lines[2]]) == [True, False]
    assert judged([lines[1], lines[2]]) == [True, True]
    assert judged([lines[1], {"broken": 1}, lines[0]]) == [True, False, True]


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
