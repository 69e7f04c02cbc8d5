"""Ears: assistive technology beside a program, and a bus on which there can be any."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import NamedTuple

from tests.waiting import wait_until

READER = Path(__file__).with_name("at_spi.py")
SYSTEM_PYTHON = "/usr/bin/python3"
BUS = "/usr/libexec/at-spi-bus-launcher"
PATIENCE = 120.0  # seconds
STATUS = ("gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method")
WANTED = (*STATUS, "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", "<true>")


class Heard(NamedTuple):
    """A node as somebody hears it."""

    number: int
    depth: int
    role: str
    name: str
    about: str
    states: tuple[str, ...]

    @property
    def usable(self) -> bool:
        """It can be pressed now."""
        return "focusable" in self.states and "enabled" in self.states


class Ears:
    """Reads the window and hears what is announced."""

    def __init__(self) -> None:
        self._answers: Queue[object] = Queue()
        self.heard: list[str] = []
        self.changes = 0  # so often something was different
        self.trouble = ""  # why there was no answer the last time
        self._process = subprocess.Popen(
            [SYSTEM_PYTHON, str(READER)],
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        Thread(target=self._listen, daemon=True).start()
        assert self._answers.get(timeout=PATIENCE) == "ready"

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            told = json.loads(line)
            if "heard" in told:
                self.heard.extend(told["heard"].split("\n"))  # what has happened at one moment is said in one piece
            elif "changed" in told:
                self.changes += 1
            else:
                self.trouble = told.get("trouble", "")
                self._answers.put(told["answer"])

    def _ask(self, words: str) -> object:
        assert self._process.stdin is not None
        self._process.stdin.write(words + "\n")
        self._process.stdin.flush()
        try:
            return self._answers.get(timeout=PATIENCE)
        except Empty:
            raise AssertionError(f"no answer to: {words}") from None

    def tree(self, fresh: bool = False) -> list[Heard]:
        """Everything there is; nothing where it changed meanwhile, or nothing is there yet."""
        told = self._ask("fresh" if fresh else "tree")
        if not isinstance(told, list):
            return []
        return [
            Heard(at, node["depth"], node["role"], node["name"], node["about"] or "", tuple(node["states"]))
            for at, node in enumerate(told)
        ]

    def press(self, node: Heard) -> bool:
        """Whether it was still there."""
        return bool(self._ask(f"press {node.number}"))

    def close(self) -> None:
        """It listens no more."""
        self._process.kill()
        self._process.wait(PATIENCE)


def inside(tree: list[Heard], of: Heard) -> list[Heard]:
    """What lies in it, however deep."""
    found = []
    for node in tree[of.number + 1 :]:
        if node.depth <= of.depth:
            break
        found.append(node)
    return found


# -- a session ---------------------------------------------------------------------------------------------------


def is_wanted() -> bool:
    """Tell the bus that assistive technology is; whether it has heard."""
    told = subprocess.run(WANTED, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return told.returncode == 0


class Session:
    """A bus of its own on which assistive technology is wanted; one at a time on a display."""

    def __init__(self) -> None:
        self._bus = _started("dbus-daemon", "--session", "--nofork", "--print-address=1")
        assert self._bus.stdout is not None
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = self._bus.stdout.readline().strip()
        self._launcher = _started(BUS, "--launch-immediately")
        wait_until(is_wanted, "there is a bus for assistive technology", PATIENCE)

    def kill(self) -> None:
        """All at once, and nobody is told."""
        for process in (self._launcher, self._bus):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait(PATIENCE)

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


def _started(*command: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
    )
