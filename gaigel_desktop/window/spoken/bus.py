"""Bus: whether anybody on this Linux wants to hear programs, as the session's D-Bus says it, on a thread of its own.

Only the process that tells the window stands on the bus of screen readers, as one program called Gaigel. The game asks
the session for one property, and once more whenever that may have changed.
"""

from __future__ import annotations

import os
import socket
import struct
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from threading import Thread
from typing import Final, NamedTuple
from urllib.parse import unquote

from .messages import LEFT, LISTENS, Message

DBUS: Final = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
STATUS: Final = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties")
PROPERTY: Final = ("org.a11y.Status", "IsEnabled")
CHANGES: Final = "type='signal',interface='{2}',member='PropertiesChanged',path='{1}'".format(*STATUS)
CALL: Final = 1  # kinds of messages
RETURN: Final = 2
SIGNAL: Final = 4
PATH: Final = 1  # what stands in the head of one
INTERFACE: Final = 2
MEMBER: Final = 3
ANSWERS: Final = 5
TO: Final = 6
SIGNATURE: Final = 8
HEAD: Final = struct.Struct("<cBBBIII")  # order, kind, flags, version, length of the body, number, length of the fields
LONGEST: Final = 1 << 20  # of a message that is read
YES: Final = b"\x01b\x00\x00\x01\x00\x00\x00"  # a variant that is a true boolean


class Received(NamedTuple):
    """A message of the bus, as far as it matters: its kind, the number that it answers, its body."""

    kind: int
    answers: int
    body: bytes


class Listeners:
    """Whether anybody listens; what changes about that is posted."""

    def __init__(self, post: Callable[[Message], None]) -> None:
        self._post = post
        self.since: float | None = None  # somebody has listened from then on
        Thread(target=self._watch, daemon=True).start()

    def _watch(self) -> None:
        """Where there is no bus, or it goes, nobody listens."""
        with suppress(OSError, struct.error, ValueError):
            for is_wanted in wanted(greeted(connected(os.environ))):
                if is_wanted is not (self.since is not None):
                    self._note(is_wanted)
        if self.since is not None:
            self._note(is_wanted=False)

    def _note(self, is_wanted: bool) -> None:
        self.since = time.perf_counter() if is_wanted else None
        self._post(LISTENS if is_wanted else LEFT)


def wanted(bus: socket.socket) -> Iterator[bool]:
    """Whether programs are to be told to anybody, now and whenever that may have changed."""
    numbers = iter(range(1, LONGEST))
    bus.sendall(_call(next(numbers), DBUS, "Hello") + _call(next(numbers), DBUS, "AddMatch", CHANGES))
    asked = next(numbers)
    bus.sendall(_call(asked, STATUS, "Get", *PROPERTY))
    while True:
        received = _received(bus)
        if received.kind == RETURN and received.answers == asked:
            yield received.body == YES
        elif received.kind == SIGNAL and PROPERTY[0].encode() in received.body:
            asked = next(numbers)
            bus.sendall(_call(asked, STATUS, "Get", *PROPERTY))


# -- the way there ---------------------------------------------------------------------------------------------------


def connected(environ: Mapping[str, str]) -> socket.socket:
    """The session's bus; OSError where there is none."""
    if sys.platform == "win32":
        raise OSError("there is no such bus")
    bus = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    bus.connect(address_of(environ))
    return bus


def greeted(bus: socket.socket) -> socket.socket:
    """The bus, which knows now who asks; OSError where it does not let us in."""
    if sys.platform == "win32":
        raise OSError("there is no such bus")
    bus.sendall(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")
    answer = b""
    while not answer.endswith(b"\r\n"):
        answer += _exactly(bus, 1)
    if not answer.startswith(b"OK"):
        raise OSError("the bus does not let us in")
    bus.sendall(b"BEGIN\r\n")
    return bus


def address_of(environ: Mapping[str, str]) -> str:
    """Where its socket lies, as the session says it; OSError where it has none that is a file or a name."""
    runs = environ.get("XDG_RUNTIME_DIR", "")
    told = environ.get("DBUS_SESSION_BUS_ADDRESS") or (f"unix:path={runs}/bus" if runs else "")
    for way in told.split(";"):
        kind, _, words = way.partition(":")
        values = dict(each.split("=", 1) for each in words.split(",") if "=" in each)
        if kind == "unix" and "path" in values:
            return unquote(values["path"])
        if kind == "unix" and "abstract" in values:
            return "\0" + unquote(values["abstract"])
    raise OSError("there is no session")


# -- messages --------------------------------------------------------------------------------------------------------


def _call(number: int, whom: tuple[str, str, str], member: str, *words: str) -> bytes:
    """A call with words as its arguments."""
    to, path, interface = whom
    fields = [(PATH, "o", path), (INTERFACE, "s", interface), (MEMBER, "s", member), (TO, "s", to)]
    head = b""
    for field, kind, value in fields:
        head = _padded(head, 8) + bytes((field, 1)) + kind.encode() + b"\0" + _word(value)
    if words:
        signature = "s" * len(words)
        head = _padded(head, 8) + bytes((SIGNATURE, 1)) + b"g\0" + bytes((len(words),)) + signature.encode() + b"\0"
    body = b""
    for word in words:
        body = _padded(body, 4) + _word(word)
    return _padded(HEAD.pack(b"l", CALL, 0, 1, len(body), number, len(head)) + head, 8) + body


def _word(value: str) -> bytes:
    """A word after its length, and a zero."""
    written = value.encode()
    return struct.pack("<I", len(written)) + written + b"\0"


def _padded(written: bytes, to: int) -> bytes:
    return written + bytes(-len(written) % to)


def _received(bus: socket.socket) -> Received:
    """The next message; OSError where the bus is gone, or says what nobody says."""
    order, kind, _, _, body, _, fields = HEAD.unpack(_exactly(bus, HEAD.size))
    if order != b"l" or max(body, fields) > LONGEST:
        raise OSError("this is no message of this computer")
    head = _exactly(bus, fields + -(HEAD.size + fields) % 8)[:fields]
    return Received(kind, _answered(head), _exactly(bus, body))


def _answered(head: bytes) -> int:
    """Which call it answers; 0 if none."""
    at = 0
    while at < len(head):
        at += -at % 8
        field, signature = head[at], head[at + 2 : at + 3]
        at += 4  # the field, and a signature of one letter
        if signature == b"u":
            value = int(struct.unpack_from("<I", head, at)[0])
            if field == ANSWERS:
                return value
            at += 4
        elif signature == b"g":
            at += head[at] + 2
        else:
            at += int(struct.unpack_from("<I", head, at)[0]) + 5
    return 0


def _exactly(bus: socket.socket, size: int) -> bytes:
    read = b""
    while len(read) < size:
        piece = bus.recv(size - len(read))
        if not piece:
            raise OSError("the bus is gone")
        read += piece
    return read
