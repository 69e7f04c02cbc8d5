"""Verify: replay records by the rules and say of each line what does not hold."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from gaigel_desktop.rules.actions import SPELLED, Action, is_card
from gaigel_desktop.rules.deal import NOBODY, OVER, PLAYED_OUT, Deal, Result
from gaigel_desktop.rules.ending import tied_for_most
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.judge import card_actions, why_not
from gaigel_desktop.rules.match import Standing, new_match, possible_outcomes, why_impossible
from gaigel_desktop.rules.perform import count, perform
from gaigel_desktop.rules.record import MatchScore, Record, cut_winner_of, start
from gaigel_desktop.text.explain import explain
from gaigel_desktop.text.speech import printable, say

from .lines import lines_of
from .match_head import BEGINS, Head, NoHead, read_head
from .notation import BadAction, JsonObject, legal_to_json, read_line, result_to_json

LONGEST_QUOTE: Final = 120


class Finding(NamedTuple):
    """What does not hold in a line; action 0 means the record as a whole."""

    line: int
    action: int
    quoted: str
    what: str

    def __str__(self) -> str:
        if self.action:
            values = {"line": self.line, "number": self.action, "action": self.quoted, "what": self.what}
            return say("line_action", values)
        return say("line", {"line": self.line, "what": self.what})


class Judged(NamedTuple):
    """What a line came to: its record, or what does not hold, or who sat at what follows; nothing of that where only so
    much was read."""

    record: Record | None = None
    finding: Finding | None = None
    head: Head | None = None


NOTHING: Final = Judged()


class Flaw(Exception):
    """The first thing in a record that does not hold."""

    def __init__(self, what: str, action: int = 0, quoted: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.action = action
        self.quoted = quoted


def findings(pieces: Iterable[bytes]) -> Iterator[Finding | None]:
    """For every record in the pieces of a file what does not hold, or None."""
    return (line.finding for line in judged(pieces) if line.record is not None or line.finding is not None)


def judged(pieces: Iterable[bytes]) -> Iterator[Judged]:
    """The lines in the pieces of a file, each by the rules and by the one before it; blank ones are skipped."""
    previous: Record | None = None
    for number, text in lines_of(pieces):
        if text.startswith(BEGINS):
            yield _head(number, text)
        elif text:
            line = _judged(number, text, previous)
            previous = line.record
            yield line
        else:
            yield NOTHING


def _head(number: int, text: bytes) -> Judged:
    try:
        return Judged(head=read_head(text))
    except NoHead:
        return Judged(finding=Finding(number, 0, "", say("head_wrong")))


def _judged(number: int, text: bytes, previous: Record | None) -> Judged:
    try:
        return Judged(check(text, previous))
    except Flaw as flaw:
        return Judged(finding=Finding(number, flaw.action, flaw.quoted, flaw.what))


def check(line: bytes, previous: Record | None) -> Record:
    """The record of a line, replayed; Flaw if it does not hold or does not continue the one before."""
    try:
        record = read_line(line)
        deal = start(record)
    except BadAction as bad:
        raise Flaw(sentence(bad), bad.number, quote(bad.data)) from None
    except GaigelError as bad:
        raise Flaw(sentence(bad)) from None
    _replay(record, deal)
    _check_result(record, deal)
    if record.match is not None:
        _check_match(record, record.match, previous)
    return record


def sentence(bad: GaigelError) -> str:
    """What is wrong, said of the values it is about."""
    values = {name: shortened(value) if isinstance(value, str) else value for name, value in bad.values.items()}
    return printable(say(bad.key, values))


def quote(data: object) -> str:
    """An item of the record as JSON, shortened."""
    try:
        return shortened(json.dumps(data, ensure_ascii=True))
    except RecursionError:
        return "…"


def shortened(text: str) -> str:
    """Text of a length that a line of a report can bear."""
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


# -- the deal ----------------------------------------------------------------------------------------------------


def _replay(record: Record, deal: Deal) -> None:
    """Do every action, as far as they hold."""
    legal = iter(record.legal or ())
    cards_played = 0
    for number, (seat, action) in enumerate(record.actions, 1):
        reason = why_not(deal, seat, action)
        if reason is not None:
            raise Flaw(explain(reason, deal), number, _quoted(seat, action))
        if is_card(action):
            cards_played += 1
            if record.legal is not None and (right := _other_legal(deal, next(legal, None))):
                raise Flaw(say("legal_wrong", {"value": right}), number, _quoted(seat, action))
        perform(deal, seat, action)
    if record.legal is not None and len(record.legal) != cards_played:
        raise Flaw(say("legal_count", {"value": len(record.legal), "other": cards_played}))


def _quoted(seat: int, action: Action) -> str:
    return quote([seat, *SPELLED[action]])


def _other_legal(deal: Deal, said: tuple[Action, ...] | None) -> str:
    """The card actions that are legal, where the record says others."""
    right = legal_to_json(card_actions(deal))
    wrong = said is not None and [list(SPELLED[action]) for action in said] != right
    return json.dumps(right) if wrong else ""


def _check_result(record: Record, deal: Deal) -> None:
    """A deal that is over has its result, and the right one."""
    result = record.result
    if deal.phase == OVER and result is None:
        raise Flaw(say("result_missing"))
    if result is None:
        return
    if deal.phase == PLAYED_OUT:
        _count(deal, result)
    if deal.result is None:
        raise Flaw(say("result_too_early"))
    right = result_to_json(deal.result)
    for field, value in result_to_json(result).items():
        if value != right[field]:
            raise Flaw(say("result_wrong", {"field": field, "value": json.dumps(right[field])}))


def _count(deal: Deal, result: Result) -> None:
    """Close a deal that nobody called; of equal sides the result names the one that won the cut."""
    winner = cut_winner_of(result)
    if winner is not None and not deal.over and winner not in tied_for_most(deal):
        raise Flaw(say("winners_wrong", {"value": json.dumps(tied_for_most(deal))}))
    count(deal, None if deal.over else winner)


# -- the match ---------------------------------------------------------------------------------------------------


def _check_match(record: Record, match: MatchScore, previous: Record | None) -> None:
    """The score fits the match so far, and the deal changes it as it must."""
    if match.after is not None and record.result is None:
        raise Flaw(say("after_too_early", {"field": "after"}))
    if match.after is None and record.result is not None:
        raise Flaw(say("after_missing", {"field": "after"}))
    impossible = why_impossible(record.rules, match.before)
    if impossible is not None:
        raise Flaw(say(impossible))
    _check_continuation(record, match.before, previous)
    if match.after is not None and record.result is not None:
        _check_after(record, match.before, match.after, record.result)


def continues(record: Record, previous: Record | None) -> bool:
    """Whether the record may stand in a file after this one."""
    try:
        if record.match is not None:
            _check_continuation(record, record.match.before, previous)
    except Flaw:
        return False
    return True


def _check_continuation(record: Record, before: Standing, previous: Record | None) -> None:
    """A record goes on where the one before it ended."""
    last = previous.match.after if previous is not None and previous.match is not None else None
    if previous is None or last is None:
        return
    if last.winner != NOBODY:
        if before != new_match(record.rules):
            raise Flaw(say("new_match"))
        return
    assert previous.match is not None and previous.result is not None
    carried = _carried_on(previous, previous.match.before, previous.result, last)
    for field, is_now, should in (
        ("dealer", record.dealer, (previous.dealer + 1) % previous.rules.players),
        ("rules", _options(record), _options(previous)),
        ("before", before.score, carried.score),
        ("deals", before.deals, carried.deals),
        ("phase", before.phase, carried.phase),
    ):
        if is_now != should:
            raise Flaw(say("not_continued", {"field": field, "value": json.dumps(should)}))


def _carried_on(previous: Record, before: Standing, result: Result, last: Standing) -> Standing:
    """The standing after the record before, in the phase that the next deal is played in; of one that was never
    judged, as it says itself."""
    outcomes = possible_outcomes(previous.rules, before, previous.dealer, result)
    return next((standing for standing in outcomes if standing.score == last.score), last)


def _options(record: Record) -> JsonObject:
    """The rules but for the preset they started from."""
    options = record.rules._asdict()
    del options["preset"]
    return options


def _check_after(record: Record, before: Standing, after: Standing, result: Result) -> None:
    outcomes = possible_outcomes(record.rules, before, record.dealer, result)
    if not any(standing.score == after.score and standing.winner == after.winner for standing in outcomes):
        right = [[list(standing.score), _or_null(standing.winner)] for standing in outcomes]
        raise Flaw(say("after_wrong", {"value": " / ".join(json.dumps(pair) for pair in right)}))


def _or_null(winner: int) -> int | None:
    return None if winner == NOBODY else winner
