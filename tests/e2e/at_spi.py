"""What a screen reader knows of the program, over AT-SPI; it knows nothing of the game, and the system's Python, which
has pyatspi, runs it. A line on stdin asks, a line of JSON on stdout answers; what is announced is a line of its own.

    tree               every node, in the order in which it would be read, as far as it is known from before
    fresh              the same, all of it asked for anew
    press NUMBER       the action of a node, by its number in the tree that was read last
    focus NUMBER       the keys are to go there
    set NUMBER VALUE   its value is to be this
"""

from __future__ import annotations

import json
import sys
from typing import Protocol, TextIO

import pyatspi
from gi.repository import GLib

TOOLKIT = "pygame-ce"
STATES = {
    "focused": pyatspi.STATE_FOCUSED,
    "focusable": pyatspi.STATE_FOCUSABLE,
    "enabled": pyatspi.STATE_ENABLED,
    "selected": pyatspi.STATE_SELECTED,
    "pressed": pyatspi.STATE_PRESSED,
}
CHANGES = ("object:children-changed", "object:property-change:accessible-name", "object:state-changed:focused")


class Node(Protocol):
    """Something in the tree, as pyatspi has it."""

    name: str
    description: str
    childCount: int

    def __getitem__(self, at: int) -> Node | None:
        """One of those below."""

    def clear_cache(self) -> None:
        """Ask for it anew."""

    def getRoleName(self) -> str:
        """What it is."""

    def getState(self) -> pyatspi.StateSet:
        """How it is."""

    def queryAction(self) -> pyatspi.Action:
        """What can be done."""

    def queryComponent(self) -> pyatspi.Component:
        """Where it is."""

    def queryValue(self) -> pyatspi.Value:
        """What it is set to."""


there: list[Node] = []


def say(line: dict[str, object]) -> None:
    print(json.dumps(line), flush=True)


def window() -> Node | None:
    """The frame of the game, as soon as there is one."""
    for app in pyatspi.Registry.getDesktop(0):
        if app is not None and app.toolkitName == TOOLKIT and app.childCount:
            frame: Node | None = app[0]
            return frame
    return None


def read(node: Node, depth: int, told: list[object], fresh: bool) -> None:
    if fresh:
        node.clear_cache()
    states = node.getState()
    there.append(node)
    told.append(
        {
            "depth": depth,
            "role": node.getRoleName(),
            "name": node.name,
            "about": node.description,
            "states": [name for name, state in STATES.items() if states.contains(state)],
        }
    )
    for at in range(node.childCount):
        child = node[at]
        if child is not None:
            read(child, depth + 1, told, fresh)


def tree(fresh: bool) -> list[object]:
    """All of it, or nothing where it changed while it was read."""
    there.clear()
    told: list[object] = []
    frame = window()
    if frame is not None:
        read(frame, 0, told, fresh)
    return told


def do(words: list[str]) -> object:
    if words[0] in ("tree", "fresh"):
        return tree(words[0] == "fresh")
    node = there[int(words[1])]
    if words[0] == "press":
        return node.queryAction().doAction(0)
    if words[0] == "focus":
        return node.queryComponent().grabFocus()
    node.queryValue().currentValue = float(words[2])
    return True


def asked(stream: TextIO, condition: object) -> bool:
    line = stream.readline()
    if not line:
        loop.quit()
        return False
    try:
        say({"answer": do(line.split())})
    except (GLib.GError, LookupError, NotImplementedError, RuntimeError) as error:
        say({"answer": None, "trouble": repr(error)})
    return True


def heard(event: pyatspi.Event) -> None:
    say({"heard": event.any_data})


def changed(event: pyatspi.Event) -> None:
    say({"changed": event.type})


loop = GLib.MainLoop()
pyatspi.Registry.registerEventListener(heard, "object:announcement")
for kind in CHANGES:
    pyatspi.Registry.registerEventListener(changed, kind)
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, asked)
say({"answer": "ready"})
loop.run()
