"""Summaries: what past games are looked for by and figures are made of, one short value a deal. Pure."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from gaigel_desktop.controller.records.editions import first_to_say
from gaigel_desktop.controller.records.notation import JsonObject, write_line
from gaigel_desktop.controller.settings import OWN_PORTRAITS
from gaigel_desktop.rules.actions import is_accusation
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.ending import ACCUSED_RIGHT, ACCUSED_WRONG
from gaigel_desktop.rules.options import changes
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.seats import sides_of

GIVEN_UP: Final = "given_up"  # a deal of one's own that was not played to its end: lost
GAVE_IT_UP: Final = f"reason = '{GIVEN_UP}' AND match NOT IN (SELECT id FROM match WHERE session IS NOT NULL)"
UNFINISHED: Final = "unfinished"  # a deal of somebody else that was not
CHANGED: Final = "+"  # ends the name of a preset that was played with rules of one's own
GIGACKEL: Final = 2  # strokes of a double game
LAID: Final = "laid"  # by this a pack that was laid, and not shuffled, is found in what is told about a deal


class Summary(NamedTuple):
    """One deal that is over, from the chair of the player; None is what nobody can say."""

    finished: str
    rules: str  # the preset
    players: int
    number: int  # which deal of its match, from 1
    reason: str
    aided: bool | None
    won: bool | None
    match_won: bool | None  # of the deal that ended its match
    given: bool  # a Gigackel to another side, or to anybody where no chair is one's own
    taken: bool
    accused: bool | None  # whether the own side accused; None where nobody did
    points: int | None  # of the own side
    fingerprint: str  # the same deal has the same one, however it came here


def summary(record: Record, about: JsonObject, finished: str, imported: bool) -> Summary:
    """The summary of a deal; of an imported one nobody knows whose chair was whose."""
    played = Summary(
        finished=finished,
        rules=rules_played(record),
        players=record.rules.players,
        number=record.match.before.deals + 1 if record.match else 1,
        reason=UNFINISHED if imported else GIVEN_UP,
        aided=None,
        won=None if imported else False,
        match_won=None,
        given=record.result is not None and GIGACKEL in record.result.strokes,
        taken=False,
        accused=None,
        points=None,
        fingerprint=fingerprint(record),
    )
    if record.result is not None:
        played = played._replace(reason=record.result.reason)
    if imported:
        return played
    played = played._replace(aided=bool(aids_of(about)))
    return _from_chair(played, record, own_seat(about))


def _from_chair(played: Summary, record: Record, me: int) -> Summary:
    """How the deal was for the side of this chair."""
    result, side = record.result, sides_of(record.rules)
    if result is None:
        return played
    ours = side[me]
    won = ours in result.winners
    after = record.match.after if record.match else None
    return played._replace(
        won=won,
        match_won=None if after is None or after.winner == NOBODY else after.winner == ours,
        given=won and GIGACKEL in result.strokes,
        taken=result.strokes[ours] == GIGACKEL,
        accused=_accuser(record) == ours if result.reason in (ACCUSED_RIGHT, ACCUSED_WRONG) else None,
        points=result.points[ours],
    )


def _accuser(record: Record) -> int:
    """The side that accused: with an accusation the deal is over, so it is the last deed."""
    sides = sides_of(record.rules)
    return next((sides[seat] for seat, action in reversed(record.actions) if is_accusation(action)), NOBODY)


def rules_played(record: Record) -> str:
    """The preset, marked where something else than the number of players differs from it."""
    own = set(changes(record.rules)) - {"players"}
    return record.rules.preset + (CHANGED if own else "")


def fingerprint(record: Record) -> str:
    """What makes two records the same deal: the cards and the deeds, not the score around them, nor when it was
    written down."""
    line = write_line(record._replace(match=None, legal=None), first_to_say(record.rules))
    return hashlib.sha256(line.encode()).hexdigest()


def longest_run(wins: Sequence[bool]) -> int:
    """The most deals won one after the other."""
    longest = run = 0
    for won in wins:
        run = run + 1 if won else 0
        longest = max(longest, run)
    return longest


def is_laid(about: JsonObject) -> bool:
    """Whether the pack of a deal was laid: it is in no figures."""
    return bool(about.get(LAID))


# -- who sat there -----------------------------------------------------------------------------------------------


def chairs(about: JsonObject) -> list[JsonObject]:
    """The chairs of the table, as the setup wrote them down."""
    found = about.get("chairs")
    return [chair for chair in found if isinstance(chair, dict)] if isinstance(found, list) else []


def aids_of(about: JsonObject) -> list[str]:
    """The aids that helped, as they were written down."""
    found = about.get("aids")
    return [str(aid) for aid in found] if isinstance(found, list) else []


def own_seat(about: JsonObject) -> int:
    """The chair that nobody plays for; of several the first, for the owner of the laptop sits before the others."""
    return next((seat for seat, chair in enumerate(chairs(about)) if not chair.get("strength")), 0)


def who_of(chair: JsonObject) -> str:
    """By what somebody is counted: a regular by the portrait, which nobody else has; anybody else by name, since guests
    share the faces that are the player's to choose."""
    name, portrait = (str(chair.get(key) or "") for key in ("name", "portrait"))
    return name if portrait in OWN_PORTRAITS else portrait or name


def opponents(record: Record, about: JsonObject) -> list[str]:
    """Who sat on the other sides, by what they are counted by."""
    side, me, sat = sides_of(record.rules), own_seat(about), chairs(about)
    against = [chair for seat, chair in enumerate(sat[: len(side)]) if side[seat] != side[me]]
    return sorted({who_of(chair) for chair in against} - {""})
