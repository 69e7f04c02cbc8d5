"""Judging a file of records (record-format.md), whatever bytes it holds."""

from __future__ import annotations

import json
from dataclasses import dataclass

from .act import act
from .cards import PACK, Bad, is_int
from .legal import card_actions, refusal
from .match import Score, match_after, phase_after, refuse_standing
from .options import Rules, rules_from, rules_of_format_1, same_options
from .outcome import count, ties
from .state import State, deal, to_be_counted

REQUIRED = ("format", "rules", "dealer", "deck", "actions")
OPTIONAL = ("knock", "result", "match", "legal")
RESULT_FIELDS = ("reason", "winners", "strokes", "points", "tricks")
STANDING_FIELDS = ("phase", "deals", "before")
MATCH_FIELDS = ("phase", "deals", "before", "after", "winner")
LONGEST = 1_048_576  # bytes of a line
MOST = 2_147_483_647  # the largest number

Verdict = tuple[int, str | None]  # the line's number, and why it does not hold (None: it does)


@dataclass(frozen=True)
class Played:
    """A finished record with `match` that holds: the next record continues it."""

    rules: Rules
    dealer: int
    phase: str  # of the next deal
    deals: int  # before the next deal
    score: Score
    winner: int | None


def check_lines(data: bytes) -> list[Verdict]:
    """Every line of the file that is not blank: its number (from 1), and why it does not hold or None."""
    verdicts: list[Verdict] = []
    last: Played | None = None
    for number, line in enumerate(data.split(b"\n"), start=1):
        if is_blank(line):
            continue
        try:
            last = check_record(parse(line), last)
            verdicts.append((number, None))
        except Bad as bad:
            last = None  # after a record that does not hold, a record may start anywhere
            verdicts.append((number, str(bad)))
    return verdicts


def is_blank(line: bytes) -> bool:
    """READING: record-format.md: "blank lines are skipped": nothing, or only what JSON calls white space."""
    return not line.strip(b" \t\r")


# JSON


def parse(line: bytes) -> object:
    """Strict JSON: UTF-8, no key twice, no NaN or infinity, and neither the line nor a number beyond all bounds."""
    if len(line) > LONGEST:
        raise Bad("the line is too long")
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise Bad("not UTF-8") from None
    try:
        obj = json.loads(text, object_pairs_hook=object_of_pairs, parse_constant=refuse_constant)
        refuse_beyond(obj)
        return obj
    except Bad:
        raise
    except RecursionError:
        raise Bad("nested too deeply") from None
    except ValueError:
        raise Bad("not JSON") from None


def object_of_pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise Bad("the key " + ascii(key) + " stands twice")
        found[key] = value
    return found


def refuse_constant(name: str) -> object:
    raise Bad(name + " is not JSON")


def refuse_beyond(obj: object) -> None:
    """No number of a record is larger, whatever it is for."""
    if isinstance(obj, list):
        for item in obj:
            refuse_beyond(item)
    elif isinstance(obj, dict):
        refuse_beyond(list(obj.values()))
    elif isinstance(obj, int) and abs(obj) > MOST:
        raise Bad("a number is too large")


def same(one: object, other: object) -> bool:
    """Equal, and of the same types all the way down (1 is not true, 2.0 is not 2)."""
    if type(one) is not type(other):
        return False
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other, strict=True))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return one == other


def fields_of(obj: object, what: str, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, object]:
    """The object, if it has all the required fields and none that is unknown."""
    if not isinstance(obj, dict):
        raise Bad(what + " is not an object")
    for name in obj:
        if name not in required and name not in optional:
            raise Bad(what + ": unknown field " + ascii(name))
    for name in required:
        if name not in obj:
            raise Bad(what + ": the field " + name + " is missing")
    return obj


# One record


def check_record(obj: object, last: Played | None) -> Played | None:
    """Replays the record; raises Bad if it does not hold. Returns what a next record must continue."""
    record = fields_of(obj, "the record", REQUIRED, OPTIONAL)
    rules = rules_of_format(record["format"], record["rules"])
    start = deal(rules, record["dealer"], record.get("knock", False), deck_of(record["deck"]))
    state, lists = replay(start, record["actions"])
    if "legal" in record and not same(record["legal"], lists):
        raise Bad("the legal lists are wrong")
    finished = check_result(state, record)
    if "match" not in record:
        return None
    return check_match(finished, record["match"], last)


def rules_of_format(name: object, rules: object) -> Rules:
    """`gaigel-deal/2` is written, `gaigel-deal/1` is read."""
    if name == "gaigel-deal/2":
        return rules_from(rules)
    if name == "gaigel-deal/1":
        return rules_of_format_1(rules)
    raise Bad("the format is neither gaigel-deal/2 nor gaigel-deal/1")


def deck_of(value: object) -> tuple[str, ...]:
    """record-format.md: "48 codes with exactly one space between them"."""
    if not isinstance(value, str):
        raise Bad("the deck is not a string")
    deck = tuple(value.split(" "))
    if tuple(sorted(deck)) != PACK:
        raise Bad("the deck is not a pack of 48 cards, two of each")
    return deck


def replay(state: State, actions: object) -> tuple[State, list[list[list[str]]]]:
    """Does all the actions; returns the end and the lists of card actions that stood before each card."""
    if not isinstance(actions, list):
        raise Bad("actions is not a list")
    lists: list[list[list[str]]] = []
    for number, action in enumerate(actions, start=1):
        if not isinstance(action, list) or not action:
            raise Bad("action " + str(number) + ": not a list that begins with a seat")
        seat, deed = action[0], tuple(action[1:])
        reason = refusal(state, seat, deed)
        if reason is not None:
            raise Bad("action " + str(number) + ": " + reason)
        if deed[0] in ("open", "play"):
            lists.append([list(choice) for choice in card_actions(state)])
        state = act(state, seat, deed)
    return state, lists


def check_result(state: State, record: dict[str, object]) -> State:
    """The state with its result, if the deal is finished, and as it is, if it is not."""
    if state.result is None and "result" not in record:
        return state  # unfinished
    if state.result is None and not to_be_counted(state):
        raise Bad("there is a result, but the deal is not over or a claim is open")
    if "result" not in record:
        raise Bad("the deal is over, but there is no result")
    stated = fields_of(record["result"], "the result", RESULT_FIELDS)
    finished = state if state.result is not None else count(state, cut_named(state, stated))
    assert finished.result is not None
    if not same(stated, finished.result.to_json()):
        raise Bad("the result is wrong")
    return finished


def cut_named(state: State, stated: dict[str, object]) -> int | None:
    """A cut for a tie leaves no action: `winners` names one of the tied sides, and any of them holds."""
    tied = ties(state)
    winners = stated["winners"]
    for side in tied:
        if same(winners, [side]):
            return side
    return tied[0] if tied else None  # a wrong winner is found when the results are compared


# The match


def check_match(state: State, obj: object, last: Played | None) -> Played | None:
    rules = state.rules
    match = fields_of(obj, "match", MATCH_FIELDS if state.result is not None else STANDING_FIELDS)
    deals = match["deals"]
    phase = match["phase"]
    if not is_int(deals) or deals < 0:  # type: ignore[operator]
        raise Bad("match: deals is not a number")
    if not isinstance(phase, str):
        raise Bad("match: phase is not a name")
    before = score_of(rules, match["before"])
    refused = refuse_standing(rules, phase, deals, before)  # type: ignore[arg-type]
    if refused is not None:
        raise Bad("match: " + refused)
    here = Played(rules, state.dealer, phase, deals, before, None)  # type: ignore[arg-type]
    if last is not None:
        check_continues(here, last)
    if state.result is None:
        return None
    after = score_of(rules, match["after"])
    winner = match["winner"]
    if winner is not None and not is_int(winner):
        raise Bad("match: the winner is not a side")
    answers = match_after(rules, phase, deals, before, state.dealer, state.result)  # type: ignore[arg-type]
    if (after, winner) not in answers:
        raise Bad("match: the score after the deal, or the winner, is wrong")
    next_phase = phase_after(rules, phase, deals, after)  # type: ignore[arg-type]
    return Played(rules, state.dealer, next_phase, deals + 1, after, winner)  # type: ignore


def score_of(rules: Rules, value: object) -> Score:
    if not isinstance(value, list) or len(value) != rules.sides():
        raise Bad("match: a score is a list with a number for each side")
    if not all(is_int(number) and number >= 0 for number in value):
        raise Bad("match: a score is a list of whole numbers")
    return tuple(value)


def check_continues(here: Played, last: Played) -> None:
    """The record continues the one before it, or begins a new match after a winner."""
    if last.winner is not None:
        if here.deals != 0:
            raise Bad("match: after a winner a new match begins")
        return  # with deals 0 nothing is scored (refuse_standing), any dealer
    if not same_options(here.rules, last.rules):
        raise Bad("match: a match is played by one rule set")
    if here.dealer != (last.dealer + 1) % last.rules.players:
        raise Bad("match: the turn to deal passes to the next seat")
    if here.score != last.score:
        raise Bad("match: before is not the score after the last deal")
    if here.deals != last.deals or here.phase != last.phase:
        raise Bad("match: deals or phase does not continue the last deal")
