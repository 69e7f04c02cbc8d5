"""The head of a match in a file of records: a line before its deals that says who sat there and when it ended.

What a program keeps beside its own deals stands in it too, sealed, for nobody but itself.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from typing import Final, NamedTuple, TypeGuard

from gaigel_desktop.rules.errors import GaigelError

from .notation import JsonObject, decode

FORMAT: Final = "gaigel-match/"
EDITION: Final = 1
LONGEST_NAME: Final = 40
MOST_SEATS: Final = 8
BEGINS: Final = b'{"format": "' + FORMAT.encode()  # a line that is a head, and no record


class NoHead(ValueError):
    """A line that begins as a head and is none."""


class Sender(NamedTuple):
    """Who sat there, in the order of the seats, with which face; whose seat was the sender's, and the day it ended."""

    names: tuple[str, ...] = ()
    portraits: tuple[str, ...] = ()
    me: int = 0
    day: str = ""


class Head(NamedTuple):
    """What stands before records: who sat there, what whoever wrote it has kept beside them, with their seal, and
    which of the records that follow were laid and not shuffled."""

    sender: Sender = Sender()
    kept: JsonObject | None = None
    seal: str = ""
    laid: tuple[int, ...] = ()


def head_line(head: Head) -> str:
    """The head as a line."""
    told = {"format": f"{FORMAT}{EDITION}", **head.sender._asdict()}
    if head.laid:
        told |= {"laid": head.laid}
    if head.kept is not None:
        told |= {"kept": head.kept, "seal": head.seal}
    return json.dumps(told, ensure_ascii=False)


def read_head(line: bytes) -> Head:
    """What such a line says; NoHead where it says nothing, or is of a later edition."""
    try:
        head = decode(line, floats=True)
    except GaigelError:
        head = None
    if not isinstance(head, dict) or head.get("format") != f"{FORMAT}{EDITION}":
        raise NoHead(line)
    kept = head.get("kept")
    return Head(_sender(head), kept if isinstance(kept, dict) else None, str(head.get("seal", "")))


def _sender(head: dict[str, object]) -> Sender:
    """What is said of the table, as far as it can be said; a name that nobody could have is none."""
    names, portraits = _texts(head.get("names")), _texts(head.get("portraits"))
    me, day = head.get("me"), head.get("day")
    if len(portraits) != len(names):
        portraits = ("",) * len(names)
    seat = me if isinstance(me, int) and not isinstance(me, bool) and 0 <= me < len(names) else 0
    return Sender(names, portraits, seat, day if _is_day(day) else "")


def _is_day(found: object) -> TypeGuard[str]:
    try:
        return isinstance(found, str) and date.fromisoformat(found).isoformat() == found
    except ValueError:
        return False


def _texts(found: object) -> tuple[str, ...]:
    texts: Sequence[object] = found if isinstance(found, list) and len(found) <= MOST_SEATS else ()
    sayable = [text for text in texts if isinstance(text, str) and len(text) <= LONGEST_NAME and text.isprintable()]
    return tuple(sayable) if len(sayable) == len(texts) else ()
