"""Notation: a record as one line of JSON, and back (docs/record-format.md). It trusts nothing it reads."""

from __future__ import annotations

import json
from math import isfinite
from typing import Final, NoReturn

from gaigel_desktop.rules.actions import ACTION_OF, AUS, CARD_ACTIONS_END, SPELLED, Action, Spelling
from gaigel_desktop.rules.cards import FACE_OF, PACK_SIZE, spelled
from gaigel_desktop.rules.deal import NOBODY, Result
from gaigel_desktop.rules.ending import QUESTIONED_WRONG, REASONS
from gaigel_desktop.rules.errors import BadRecord
from gaigel_desktop.rules.match import PHASES, Standing
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.record import Deed, MatchScore, Record
from gaigel_desktop.rules.seats import sides, sides_of

from .editions import EDITION, EDITIONS, FAMILY, format_of
from .rule_sets import rules_from_json, rules_to_json

EDITION_OF: Final = {format_of(edition): edition for edition in EDITIONS}
MOST: Final = 2_147_483_647  # what a number may be, either way; no score comes near
LONGEST_LINE: Final = 1 << 20  # bytes of a record
MOST_COMMAS: Final = 1 << 14  # parts of a record, which take longer than bytes; a deal of many signs has a thousand
LONGEST_NUMBER: Final = len(str(-MOST))
WRITTEN: Final = ("reason", "winners", "strokes", "points", "tricks")  # of a result
NEEDED: Final = ("format", "rules", "dealer", "deck", "actions")

JsonObject = dict[str, object]


class BadAction(BadRecord):
    """An item of `actions` that is no action at all; `number` counts from 1."""

    def __init__(self, number: int, data: object) -> None:
        super().__init__("bad_action")
        self.number = number
        self.data = data


# -- writing -----------------------------------------------------------------------------------------------------


def write_line(record: Record, edition: int = EDITION) -> str:
    """The record as one line of JSON, without the line's end."""
    return json.dumps(to_json(record, edition), ensure_ascii=False, separators=(", ", ": "))


def to_json(record: Record, edition: int = EDITION) -> JsonObject:
    """The record as JSON holds it; an edition before today's can say its rules."""
    data: JsonObject = {
        "format": format_of(edition),
        "rules": rules_to_json(record.rules, edition),
        "dealer": record.dealer,
        "knock": record.knock,
        "deck": spelled(record.deck),
        "actions": [[seat, *SPELLED[action]] for seat, action in record.actions],
    }
    if record.legal is not None:
        data["legal"] = [legal_to_json(actions) for actions in record.legal]
    if record.result is not None:
        data["result"] = result_to_json(record.result)
    if record.match is not None:
        data["match"] = match_to_json(record.match)
    return data


def legal_to_json(actions: tuple[Action, ...]) -> list[list[str | int]]:
    """Card actions without their seat, sorted by code point."""
    return [list(spelling) for spelling in sorted((SPELLED[action] for action in actions), key=_code_points)]


def _code_points(spelling: Spelling) -> list[str]:
    return [str(part) for part in spelling]


def result_to_json(result: Result) -> JsonObject:
    """The result by its field names."""
    whole: JsonObject = {"reason": result.reason}
    return whole | {field: list(getattr(result, field)) for field in WRITTEN[1:]}


def match_to_json(match: MatchScore) -> JsonObject:
    """The score before, and after if the deal is over."""
    before, after = match
    data: JsonObject = {"phase": before.phase, "deals": before.deals, "before": list(before.score)}
    if after is not None:
        data["after"] = list(after.score)
        data["winner"] = None if after.winner == NOBODY else after.winner
    return data


# -- reading -----------------------------------------------------------------------------------------------------


def read_line(line: bytes) -> Record:
    """The record that a line holds; BadRecord or BadRules with the first thing that is wrong."""
    return from_json(decode(line))


def decode(line: bytes, *, floats: bool = False) -> object:
    """A line of JSON within bounds, without duplicate keys or anything JSON does not know; no record has floats."""
    _check_size(line)
    try:
        return json.loads(
            line.decode("utf-8"),
            object_pairs_hook=_without_duplicates,
            parse_int=_bounded,
            parse_float=_finite if floats else _no_float,
            parse_constant=_no_float,
        )
    except UnicodeDecodeError:
        raise BadRecord("not_utf8") from None
    except json.JSONDecodeError:
        raise BadRecord("not_json") from None
    except RecursionError:
        raise BadRecord("too_deep") from None


def _check_size(line: bytes) -> None:
    """No record is so long, and reading what is would take its time."""
    if len(line) > LONGEST_LINE:
        raise BadRecord("line_too_long", value=LONGEST_LINE)
    if line.count(b",") > MOST_COMMAS:
        raise BadRecord("too_many_parts", value=MOST_COMMAS)


def _bounded(digits: str) -> int:
    """A number that every table of figures can hold."""
    if len(digits) > LONGEST_NUMBER or abs(int(digits)) > MOST:
        raise BadRecord("number_too_large", value=MOST)
    return int(digits)


def _without_duplicates(pairs: list[tuple[str, object]]) -> JsonObject:
    data: JsonObject = {}
    for key, value in pairs:
        if key in data:
            raise BadRecord("duplicate_key", field=key)
        data[key] = value
    return data


def _finite(number: str) -> float:
    found = float(number)
    return found if isfinite(found) else _no_float(number)


def _no_float(number: str) -> NoReturn:
    raise BadRecord("no_float")


def from_json(data: object) -> Record:
    """The record that decoded JSON holds."""
    top = _object(data, "record", NEEDED, ("knock", "result", "match", "legal"))
    rules = rules_from_json(top["rules"], EDITION_OF[str(top["format"])])
    actions = tuple(read_deed(deed, at) for at, deed in enumerate(_list(top["actions"], "bad_actions"), 1))
    return Record(
        rules=rules,
        dealer=_dealer(top["dealer"], rules),
        knock=_knock(top.get("knock", False)),
        deck=_deck(top["deck"]),
        actions=actions,
        result=_result(top["result"], rules, actions) if "result" in top else None,
        match=read_match(top["match"], rules) if "match" in top else None,
        legal=_legal(top["legal"]) if "legal" in top else None,
    )


def _object(data: object, name: str, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> JsonObject:
    """A JSON object with these fields and no others."""
    if not isinstance(data, dict):
        raise BadRecord("not_object", field=name)
    if name == "record":
        _check_format(data)
    for field in needed:
        if field not in data:
            raise BadRecord("missing", field=field)
    for field in data:
        if field not in needed and field not in optional:
            raise BadRecord("unknown_field", field=field)
    return data


def _check_format(data: JsonObject) -> None:
    form = data.get("format")
    if isinstance(form, str) and form in EDITION_OF:
        return
    if "format" not in data:
        raise BadRecord("missing", field="format")
    version = form.removeprefix(FAMILY) if isinstance(form, str) and form.startswith(FAMILY) else ""
    newer = version.isascii() and version.isdigit() and version.lstrip("0") not in ("", *map(str, EDITIONS))
    raise BadRecord("from_the_future" if newer else "not_a_record", value=str(form))


def _dealer(data: object, rules: RuleSet) -> int:
    if type(data) is not int or not 0 <= data < rules.players:
        raise BadRecord("bad_dealer", value=rules.players - 1)
    return data


def _knock(data: object) -> bool:
    if not isinstance(data, bool):
        raise BadRecord("bad_knock")
    return data


def _deck(data: object) -> tuple[int, ...]:
    codes = data.split(" ") if isinstance(data, str) else []
    if len(codes) != PACK_SIZE or any(code not in FACE_OF for code in codes):
        raise BadRecord("bad_deck")
    return tuple(FACE_OF[code] for code in codes)


def _list(data: object, key: str, field: str = "") -> list[object]:
    if not isinstance(data, list):
        raise BadRecord(key, field=field)
    return data


def read_deed(data: object, number: int = 1) -> Deed:
    """A seat and its action; a seat too many is left to the judge."""
    spelling = _spelling(data)
    if len(spelling) < 2 or not isinstance(spelling[0], int) or spelling[1:] not in ACTION_OF:
        raise BadAction(number, data)
    if abs(spelling[0]) > MOST:  # of a row, which no line has bounded
        raise BadAction(number, data)
    return spelling[0], ACTION_OF[spelling[1:]]


def _spelling(data: object) -> Spelling:
    """A list of strings and whole numbers as a tuple; empty if it is anything else."""
    items = data if isinstance(data, list) else []
    return tuple(item for item in items if type(item) is str or type(item) is int) if _plain(items) else ()


def _plain(items: list[object]) -> bool:
    return all(type(item) in (str, int) for item in items)


def _legal(data: object) -> tuple[tuple[Action, ...], ...]:
    """Lists of card actions; whether they are the right ones is seen in the replay."""
    return tuple(
        tuple(_card_action(action) for action in _list(actions, "bad_legal")) for actions in _list(data, "bad_legal")
    )


def _card_action(data: object) -> Action:
    action = ACTION_OF.get(_spelling(data), CARD_ACTIONS_END)
    if action >= CARD_ACTIONS_END:
        raise BadRecord("bad_legal")
    return action


def _result(data: object, rules: RuleSet, actions: tuple[Deed, ...]) -> Result:
    fields = _object(data, "result", WRITTEN)
    reason = fields["reason"]
    if reason not in REASONS:
        raise BadRecord("bad_result", field="reason")
    lists = {name: _numbers(fields[name], "bad_result", name) for name in WRITTEN[1:]}
    for name, numbers in lists.items():
        if name != "winners" and len(numbers) != sides(rules):
            raise BadRecord("bad_result", field=name)
    result = Result(str(reason), lists["winners"], lists["strokes"], lists["points"], lists["tricks"])
    return result._replace(claimer=_claimer(rules, actions)) if reason == QUESTIONED_WRONG else result


def _claimer(rules: RuleSet, actions: tuple[Deed, ...]) -> int:
    """The side whose Aus was questioned, as the actions tell; whether they hold is seen in the replay."""
    called = [seat for seat, action in actions if action == AUS and 0 <= seat < rules.players]
    return sides_of(rules)[called[-1]] if called else NOBODY


def _numbers(data: object, key: str, field: str) -> tuple[int, ...]:
    numbers = tuple(number for number in _list(data, key, field) if type(number) is int)
    if not isinstance(data, list) or len(numbers) != len(data):
        raise BadRecord(key, field=field)
    return numbers


def read_match(data: object, rules: RuleSet) -> MatchScore:
    """The score of the match, as `match_to_json` told it."""
    fields = _object(data, "match", ("phase", "deals", "before"), ("after", "winner"))
    phase, deals = fields["phase"], fields["deals"]
    if not isinstance(phase, str) or phase not in PHASES:
        raise BadRecord("bad_match", field="phase")
    if type(deals) is not int or deals < 0:
        raise BadRecord("bad_match", field="deals")
    before = Standing(phase, deals, _score(fields["before"], "before", rules))
    if "after" not in fields and "winner" not in fields:
        return MatchScore(before, None)
    for field in ("after", "winner"):
        if field not in fields:
            raise BadRecord("after_missing", field=field)
    after = Standing(phase, deals + 1, _score(fields["after"], "after", rules), _winner(fields, rules))
    return MatchScore(before, after)


def _score(data: object, field: str, rules: RuleSet) -> tuple[int, ...]:
    score = _numbers(data, "bad_match", field)
    if len(score) != sides(rules) or min(score) < 0:
        raise BadRecord("bad_match", field=field)
    return score


def _winner(fields: JsonObject, rules: RuleSet) -> int:
    winner = fields["winner"]
    if winner is None:
        return NOBODY
    if type(winner) is not int or not 0 <= winner < sides(rules):
        raise BadRecord("bad_match", field="winner")
    return winner
