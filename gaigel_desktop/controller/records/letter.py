"""A letter: a whole match as one sends it to somebody: who sat there and when, and the record of each deal.

Its first line is its head, and so is a line of that form in a file of records: it is about the records that follow.
What a program keeps beside its own deals stands in it too, sealed, for nobody but itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from io import BufferedReader
from typing import Final, NamedTuple, TypeGuard

from gaigel_desktop.rules.errors import GaigelError

from .enclosed import BROKEN, NEWER, NoLetter, enclosed_in, is_picture
from .lines import PIECE, pieces_of
from .notation import JsonObject, decode

FORMAT: Final = "gaigel-match/"
EDITION: Final = 1
LONGEST_HEAD: Final = 4096  # letters
LONGEST_NAME: Final = 40
MOST_SEATS: Final = 8
BEGINS: Final = b'{"format": "' + FORMAT.encode()  # a line that is a head, and no record


class Sender(NamedTuple):
    """Who sat there, in the order of the seats, with which face; whose seat was the sender's, and the day it ended."""

    names: tuple[str, ...] = ()
    portraits: tuple[str, ...] = ()
    me: int = 0
    day: str = ""


class Head(NamedTuple):
    """What stands before records: who sat there, and what whoever wrote it has kept beside them, with their seal."""

    sender: Sender = Sender()
    kept: JsonObject | None = None
    seal: str = ""


def written(sender: Sender, lines: Iterable[str]) -> str:
    """As it is enclosed: a first line about the table, then a line for each deal."""
    return "\n".join([head_line(Head(sender)), *lines]) + "\n"


def head_line(head: Head) -> str:
    """The head as a line."""
    told = {"format": f"{FORMAT}{EDITION}", **head.sender._asdict()}
    if head.kept is not None:
        told |= {"kept": head.kept, "seal": head.seal}
    return json.dumps(told, ensure_ascii=False)


def read(words: str) -> tuple[Sender, str]:
    """Who sent it, and the lines of the records; NoLetter for what is none, or of later."""
    first, _, lines = words.partition("\n")
    if len(first) > LONGEST_HEAD:
        raise NoLetter(BROKEN)
    return read_head(first.encode()).sender, lines


def read_head(line: bytes) -> Head:
    """What such a line says; NoLetter where it says nothing, or is of later."""
    try:
        head = decode(line, floats=True)
    except GaigelError:
        head = None
    if not isinstance(head, dict) or not str(head.get("format", "")).startswith(FORMAT):
        raise NoLetter(BROKEN)
    edition = str(head["format"]).removeprefix(FORMAT)
    if edition != str(EDITION):
        raise NoLetter(NEWER if edition.isascii() and edition.isdigit() else BROKEN)
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


def unfolded(file: BufferedReader) -> tuple[Sender, Iterator[bytes]]:
    """Of a picture who sent it and its lines, piece by piece; of any other file its own, from nobody."""
    if not is_picture(file.peek(len(FORMAT))):
        return Sender(), pieces_of(file)
    sender, lines = read(enclosed_in(file))
    data = lines.encode()
    return sender, (data[at : at + PIECE] for at in range(0, len(data), PIECE))
