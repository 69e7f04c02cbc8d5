"""Numbers: each thing has one, the same as long as its scene is told; by that it is known to whoever listens. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .messages import Numbered
from .tree import InWords, Node

ROOT: Final = 0  # the window itself
FIRST: Final = 16  # from here on they are given as they come


class Numbers:
    """Who gives them; what stands there twice has two."""

    def __init__(self) -> None:
        self._next = FIRST
        self._scene: object = None
        self._known: dict[tuple[str, int], int] = {}
        self._keys: dict[int, str] = {}
        self._met: dict[str, int] = {}

    def numbered(self, scene: object, spoken: InWords, unit: float) -> Numbered:
        """This scene as it is now."""
        self._met, self._keys = {}, {}
        if scene is not self._scene:
            self._scene, self._known = scene, {}
        numbers = tuple(self._all(spoken.nodes))
        focus = next((number for number, key in reversed(self._keys.items()) if key == spoken.focus), ROOT)
        return Numbered(spoken.title, spoken.nodes, numbers, focus, unit)

    def key(self, number: int) -> str | None:
        """What has this number; None if it is gone."""
        return self._keys.get(number)

    def _all(self, nodes: tuple[Node, ...]) -> Iterator[int]:
        """Each before what is inside; in a field that is its letters."""
        for node in nodes:
            yield self._of(node.key)
            if node.role == "field":
                yield self._of(f"{node.key} letters")
            else:
                yield from self._all(node.inside)

    def _of(self, key: str) -> int:
        """The number of the next thing of this key."""
        again = self._met[key] = self._met.get(key, -1) + 1
        number = self._known.get((key, again)) or self._new()
        self._known[key, again], self._keys[number] = number, key
        return number

    def _new(self) -> int:
        """A number that nothing has had."""
        self._next += 1
        return self._next
