"""Whether anybody listens is heard from the session's D-Bus, spoken with as its rules say."""

from __future__ import annotations

import os
import socket
import struct
from queue import SimpleQueue
from threading import Thread

import pytest

from gaigel_desktop.window.spoken import bus as bus_module
from gaigel_desktop.window.spoken.bus import Listeners, address_of
from gaigel_desktop.window.spoken.messages import LEFT, LISTENS, Message


def message(kind: int, body: bytes = b"", *, answers: int = 0) -> bytes:
    """As the bus writes it."""
    fields = b"\x01\x01o\0" + struct.pack("<I", 2) + b"/a\0"
    fields += bytes(-len(fields) % 8) + b"\x08\x01g\0\x01v\0"
    if answers:
        fields += bytes(-len(fields) % 8) + b"\x05\x01u\0" + struct.pack("<I", answers)
    head = struct.pack("<cBBBIII", b"l", kind, 0, 1, len(body), 1, len(fields)) + fields
    return head + bytes(-len(head) % 8) + body


class Bus:
    """A session's bus that knows one property."""

    def __init__(self) -> None:
        self._there, self.door = socket.socketpair()
        self.is_enabled = False
        Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while not (said := self._there.recv(256)).endswith(b"\r\n"):
            assert said
        self._there.sendall(b"OK 1234\r\n")
        read = b""
        while piece := self._there.recv(4096):
            read += piece
            while b"IsEnabled\0" in read:
                asked, _, read = read.partition(b"IsEnabled\0")
                (number,) = struct.unpack_from("<I", asked, asked.rindex(b"l\x01\x00\x01") + 8)
                self._there.sendall(message(2, answers=1))  # of something else
                body = b"\x01b\0\0" + struct.pack("<I", self.is_enabled)
                self._there.sendall(message(2, body, answers=number))

    def turn(self, *, is_enabled: bool) -> None:
        self.is_enabled = is_enabled
        self._there.sendall(message(4, struct.pack("<I", 15) + b"org.a11y.Status\0"))

    def go(self) -> None:
        self._there.shutdown(socket.SHUT_RDWR)


def test_it_is_heard_when_somebody_begins_to_listen_and_when_nobody_does_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bus, posted = Bus(), SimpleQueue[Message]()
    monkeypatch.setattr(bus_module, "connected", lambda environ: bus.door)
    monkeypatch.setattr(os, "getuid", lambda: 1000, raising=False)
    bus.is_enabled = True
    listeners = Listeners(posted.put)
    assert posted.get(timeout=20) == LISTENS and listeners.since is not None
    bus.turn(is_enabled=False)
    assert posted.get(timeout=20) == LEFT and listeners.since is None
    bus.turn(is_enabled=True)
    assert posted.get(timeout=20) == LISTENS
    bus.go()
    assert posted.get(timeout=20) == LEFT, "with the bus everybody goes"


def test_where_there_is_no_bus_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "tcp:host=localhost,port=1")
    assert Listeners(lambda message: pytest.fail("somebody listens")).since is None


@pytest.mark.parametrize(
    ("environ", "address"),
    [
        ({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/a%20b,guid=1"}, "/run/a b"),
        ({"DBUS_SESSION_BUS_ADDRESS": "tcp:host=a;unix:abstract=a-bus"}, "\0a-bus"),
        ({"XDG_RUNTIME_DIR": "/run/user/1000"}, "/run/user/1000/bus"),
    ],
)
def test_its_socket_is_where_the_session_says(environ: dict[str, str], address: str) -> None:
    assert address_of(environ) == address


def test_without_a_session_there_is_none() -> None:
    with pytest.raises(OSError, match="no session"):
        address_of({})
