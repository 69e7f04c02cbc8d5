"""Assistive technology without any: stands in for the package `accesskit`, keeps the tree, notes what is announced, and
panics where AccessKit does."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from types import SimpleNamespace


class Panic(BaseException):
    """What comes out of a panic over there is no Exception."""


class _Any(type):
    def __getattr__(cls, name: str) -> str:
        return name


class Role(metaclass=_Any): ...


class Action(metaclass=_Any): ...


class Live(metaclass=_Any): ...


class Toggled(metaclass=_Any): ...


class Node:
    """Whatever is set can be read."""

    def __init__(self, role: str) -> None:
        self.role = role
        self.actions: list[str] = []
        self.children: list[int] = []
        self.label = self.value = self.description = ""
        self.live = self.disabled = None

    def add_action(self, action: str) -> None:
        self.actions.append(action)

    def __getattr__(self, name: str) -> object:
        if not name.startswith("set_"):
            raise AttributeError(name)
        return lambda value=True: setattr(self, name.removeprefix("set_"), value)


class Tree:
    def __init__(self, root: int) -> None:
        self.root = root


class TreeUpdate:
    def __init__(self, focus: int) -> None:
        self.focus = focus
        self.nodes: list[tuple[int, Node]] = []
        self.tree: Tree | None = None


class Rect(tuple[float, ...]):
    def __new__(cls, *sides: float) -> Rect:
        return super().__new__(cls, sides)


def TextPosition(node: int, at: int) -> tuple[int, int]:
    return node, at


def TextSelection(anchor: object, focus: object) -> tuple[object, object]:
    return anchor, focus


class Client:
    """Who hears what an adapter tells."""

    def __init__(
        self,
        listen: Callable[[], TreeUpdate | None],
        ask: Callable[[SimpleNamespace], None],
        leave: Callable[[], None] = lambda: None,
        *,
        handle: object = None,
    ) -> None:
        self._listen, self._ask, self._leave = listen, ask, leave
        self.handle = handle
        self.nodes: dict[int, Node] = {}
        self.focus = self.told = 0
        self.window: list[object] = []
        self.announced: list[str] = []
        self.active = False
        self.breaks = False
        CLIENTS.append(self)

    # -- as somebody -----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.nodes, self.active = {}, True
        self._take(self._listen())

    def end(self) -> None:
        self.active = False
        self._leave()

    def ask(self, name: str, action: str, value: object = None) -> None:
        number = next(number for number, node in self.nodes.items() if name in (node.label, node.value))
        data = None if value is None else (DataKind.VALUE, value)
        self._ask(SimpleNamespace(action=action, target=number, data=data))

    def node(self, name: str) -> Node:
        return next(node for node in self.nodes.values() if name in (node.label, node.value))

    def names(self) -> list[str]:
        """As one would read it."""
        return [words for words in self._names(0) if words]

    def _names(self, number: int) -> list[str]:
        node = self.nodes[number]
        return [node.label or node.value, *(name for child in node.children for name in self._names(child))]

    # -- as AccessKit ----------------------------------------------------------------------------------------------

    def update_if_active(self, factory: Callable[[], TreeUpdate]) -> None:
        if self.breaks:
            raise Panic("the bus is gone")
        if self.active:
            self.told += 1
            self._take(factory())

    def update_window_focus_state(self, focused: bool) -> None:
        self.window.append(focused)

    def set_root_window_bounds(self, outer: Rect, inner: Rect) -> None:
        self.window.append(inner)

    def _take(self, update: TreeUpdate | None) -> None:
        if update is None:
            return  # it will be told later, or by somebody else
        before = dict(self.nodes)
        self.nodes |= dict(update.nodes)
        there = self._reached(0)
        if len(there) != len(set(there)) or update.focus not in there or set(dict(update.nodes)) - set(there):
            raise Panic("a tree that is none")
        self.nodes, self.focus = {number: self.nodes[number] for number in there}, update.focus
        new = [node for number, node in update.nodes if before.get(number) is not node and node.live]
        if len(new) > 1:
            raise Panic("nobody knows which of them is announced first")
        self.announced += [node.label for node in new]

    def _reached(self, number: int) -> list[int]:
        if number not in self.nodes:
            raise Panic(f"no node {number}")
        return [number, *(below for child in self.nodes[number].children for below in self._reached(child))]


class DataKind(Enum):
    VALUE = 1


CLIENTS: list[Client] = []
unix = SimpleNamespace(Adapter=Client)
windows = SimpleNamespace(SubclassingAdapter=lambda handle, listen, ask: Client(listen, ask, handle=handle))
macos = SimpleNamespace(
    SubclassingAdapter=SimpleNamespace(for_window=lambda handle, listen, ask: Client(listen, ask, handle=handle)),
    add_focus_forwarder_to_window_class=lambda name: None,
)
