"""Asks for the state of everything that the game tells, as fast as it can and over and over, until it is ended. It
knows nothing of the game, and the system's Python runs it."""

from __future__ import annotations

from gi.repository import Gio, GLib

BUS, REGISTRY, ROOT = "org.a11y.Bus", "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"
ACCESSIBLE = "org.a11y.atspi.Accessible"
AT_ONCE = 20  # questions that are open at the same time
ROUNDS = 50  # in which the same things are asked
PATIENCE = 1000  # milliseconds
Place = tuple[str, str]  # of a node: whose it is, and its path there
flags = Gio.DBusConnectionFlags
loop = GLib.MainLoop()


def connected() -> Gio.DBusConnection:
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync(BUS, "/org/a11y/bus", BUS, "GetAddress", None, None, 0, -1, None).unpack()[0]
    kind = flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, kind, None, None)


bus = connected()


def children(owner: str, path: str) -> list[Place]:
    try:
        told = bus.call_sync(owner, path, ACCESSIBLE, "GetChildren", None, None, 0, PATIENCE, None)
        below: list[Place] = told.unpack()[0]
        return below
    except GLib.Error:
        return []


def everything(owner: str, path: str) -> list[Place]:
    """All nodes below, as they are now."""
    below = children(owner, path)
    return below + [node for child in below for node in everything(*child)]


def ask(nodes: list[Place]) -> None:
    """The next one; after the last of them, what is there then."""
    while not nodes:
        nodes.extend(ROUNDS * [node for program in children(REGISTRY, ROOT) for node in everything(*program)])
    owner, path = nodes.pop()
    bus.call(owner, path, ACCESSIBLE, "GetState", None, None, 0, PATIENCE, None, lambda *_: ask(nodes))


for _ in range(AT_ONCE):
    ask([])
loop.run()
