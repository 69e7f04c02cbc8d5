"""Pages in words: widgets as nodes of the tree. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

from .tree import Node, Role

if TYPE_CHECKING:
    from gaigel_desktop.window.widgets import Meaning

AS_THEY_ARE: Final = frozenset(
    {"heading", "picture", "button", "tab", "switch", "choice", "slider", "field", "progress"}
)
ROLES: Final[dict[str, Role]] = {"row": "option", "tile": "option"}


def nodes(meanings: Iterable[Meaning]) -> tuple[Node, ...]:
    """All that have words, one after the other."""
    return tuple(node(meaning, f"place {at}") for at, meaning in enumerate(meanings) if meaning.name)


def node(meaning: Meaning, place: str) -> Node:
    """A widget; one that is only shown is known by its place."""
    return Node(
        meaning.key or place,
        cast(Role, meaning.role) if meaning.role in AS_THEY_ARE else ROLES.get(meaning.role, "text"),
        meaning.name,
        meaning.value,
        meaning.about,
        meaning.box,
        bool(meaning.key) and meaning.usable,
        bool(meaning.key) and not meaning.usable,
        meaning.on,
        meaning.chosen,
        meaning.range,
    )
