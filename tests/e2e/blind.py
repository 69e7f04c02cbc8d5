"""Blind: somebody who sees nothing, and plays by what is read and announced alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from gaigel_desktop.text.speech import say

from .ears import Heard, inside

LOOKS_AGAIN = 0.05  # seconds
ANSWERED_WITHIN = 0.6  # after a press something is different; if not, it was refused
DOUBTS = 4.0  # the same, until all is read anew
LONGEST = 120.0  # seconds in which nothing is heard


class Listens(Protocol):
    """Ears, as far as whoever plays by them needs any."""

    heard: list[str]
    changes: int
    trouble: str

    def tree(self, fresh: bool = False) -> list[Heard]:
        """Everything there is."""

    def press(self, node: Heard) -> bool:
        """Whether it was still there."""


class Blind:
    """Answers what is asked, goes on, and plays the first card that is not refused; on a page it presses what the keys
    go to."""

    def __init__(self, ears: Listens) -> None:
        self._ears = ears
        self._tried: dict[str, set[str]] = {}  # wherever one has stood
        self.presses = 0

    def play(self, until: Callable[[list[Heard]], bool]) -> None:
        """Until something is so of what is read; what is pressed is read at the same moment, and nothing that has come
        since."""
        heard, quiet, pressed = 0, time.monotonic(), list[str]()
        while True:
            changes, tree = self._ears.changes, self._ears.tree(fresh=time.monotonic() - quiet > DOUBTS)
            if until(tree):
                return
            wanted = self._wanted(tree)
            if wanted is not None and self._ears.press(wanted):
                self.presses += 1
                pressed.append(wanted.name)
            self._wait(changes)
            if len(self._ears.heard) != heard:
                heard, quiet = len(self._ears.heard), time.monotonic()
            silent = f"{self._ears.trouble}\n{told(tree)}\npressed: {pressed[-9:]}\nheard: {self._ears.heard[-9:]}"
            assert time.monotonic() - quiet < LONGEST, silent

    def press(self, *names: str, within: str = "") -> str:
        """Look for something called like this, or else like that, perhaps in a part of that name, until it can be
        pressed; which it was."""
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            changes, tree = self._ears.changes, self._ears.tree(fresh=True)
            part = named(tree, within) if within else None
            there = usable(inside(tree, part) if part is not None else [] if within else tree[1:])
            wanted = next((node for name in names for node in there if name in node.name), None)
            if wanted is not None and self._ears.press(wanted):
                self.presses += 1
                return wanted.name
            self._wait(changes)
        raise AssertionError(f"nothing is called {names}: {told(tree)}\nheard: {self._ears.heard[-9:]}")

    def hear(self, *words: str, since: int = 0) -> str:
        """Wait until one of these is announced, or has been since so many sentences; which it was."""
        end = time.monotonic() + LONGEST
        while not (said := [each for heard in self._ears.heard[since:] for each in words if each in heard]):
            assert time.monotonic() < end, f"{words} are not heard: {self._ears.heard[since:]}"
            time.sleep(LOOKS_AGAIN)
        return said[0]

    def _wait(self, changes: int) -> None:
        """Until something is different, and no more of it comes."""
        end = time.monotonic() + ANSWERED_WITHIN
        while self._ears.changes == changes and time.monotonic() < end:
            time.sleep(LOOKS_AGAIN)
        while self._ears.changes != changes and time.monotonic() < end:
            changes = self._ears.changes
            time.sleep(LOOKS_AGAIN)

    def _wanted(self, tree: list[Heard]) -> Heard | None:
        """What to press next; None: nothing, for now."""
        for asked in tree:
            if asked.role == "dialog" and (answers := usable(inside(tree, asked))):
                return self._first(sorted(answers, key=lambda node: "focused" not in node.states), asked.name)
        goes_on = named(tree, say("lesson_go_on"))
        if goes_on is not None and goes_on.usable:
            return goes_on
        hand, trick = named(tree, say("spoken_hand")), named(tree, say("spoken_trick"))
        if hand is None or trick is None:
            return self._on_a_page(tree)
        lies = [node.name for group in (hand, trick) for node in inside(tree, group)]
        return self._at_the_table(tree, hand, "; ".join([*lies, *chosen(tree)]))

    def _on_a_page(self, tree: list[Heard]) -> Heard | None:
        """What the keys go to, or else what comes first."""
        there = usable(tree[1:])
        return next((node for node in there if "focused" in node.states), there[0] if there else None)

    def _at_the_table(self, tree: list[Heard], hand: Heard, read: str) -> Heard | None:
        if not in_turn(tree):
            return None
        ways = ways_to_lead(tree)
        if ways is not None and not chosen(tree):
            return self._first(usable(inside(tree, ways)), read)
        others = [way for way in usable(inside(tree, ways)) if "selected" not in way.states] if ways is not None else []
        return self._first([*usable(inside(tree, hand)), *others], read)  # no card may fit the way that was chosen

    def _first(self, there: list[Heard], read: str) -> Heard | None:
        """The first that was not tried where one stood like this; when all were, from the beginning."""
        tried = self._tried.setdefault(read, set())
        if all(node.name in tried for node in there):
            tried.clear()
        wanted = next((node for node in there if node.name not in tried), None)
        if wanted is not None:
            tried.add(wanted.name)
        return wanted


def named(tree: list[Heard], name: str) -> Heard | None:
    """What is called so; of several the one in which something lies."""
    found = [node for node in tree if node.name == name]
    return next((node for node in found if inside(tree, node)), found[0] if found else None)


def at_the_table(tree: list[Heard]) -> bool:
    """Whether it is the table that is read, or nothing yet."""
    return not tree or named(tree, say("spoken_hand")) is not None


def usable(nodes: list[Heard]) -> list[Heard]:
    """What can be pressed now."""
    return [node for node in nodes if node.usable]


def ways_to_lead(tree: list[Heard]) -> Heard | None:
    """At the table, or in a review when the card was chosen."""
    return named(tree, say("lead_how")) or named(tree, say("spoken_ways"))


def chosen(tree: list[Heard]) -> tuple[str, ...]:
    """The way to open that was chosen."""
    ways = ways_to_lead(tree)
    return tuple(node.name for node in inside(tree, ways) if "selected" in node.states) if ways is not None else ()


def in_turn(tree: list[Heard]) -> bool:
    """Whether it says so of the own seat, the first one."""
    seats = named(tree, say("spoken_seats"))
    own = inside(tree, seats)[0] if seats is not None and inside(tree, seats) else None
    said = f"{own.name} {own.about}" if own is not None else ""  # where nothing can be pressed: its name
    return any(say(key) in said for key in ("spoken_turn", "spoken_turn_you"))


def told(tree: list[Heard]) -> str:
    """The tree, to be looked at."""
    return "\n".join(f"{'  ' * node.depth}{node.role} {node.name!r} {node.about!r} {node.states}" for node in tree)
