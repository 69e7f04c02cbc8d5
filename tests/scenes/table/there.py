"""What lies on a table, as a test asks for it."""

from __future__ import annotations

from gaigel_desktop.table.board.item import Item, ItemId
from gaigel_desktop.table.board.top_layer import TopLayer
from gaigel_desktop.table.play.described import all_items
from gaigel_desktop.table.play.table_state import TableState


def pressable(state: TableState) -> list[Item]:
    """What can be pressed now."""
    return [item for item in all_items(state) if item.in_reach and not item.id.row.named_only]


def named(state: TableState) -> list[Item]:
    """What lies there, has a name and cannot be pressed."""
    return [item for item in all_items(state) if item.in_reach and item.id.row.named_only]


def beside(state: TableState) -> list[Item]:
    """The buttons beside an open panel: each closes it and does what it says."""
    return [item for item in all_items(state) if item.where == "beside"]


def paper_buttons(state: TableState) -> list[Item]:
    """The buttons of a paper that lies there."""
    return [item for item in all_items(state) if item.id.kind in ("answer", "back")]


def of_kind(over: TopLayer, kind: str) -> list[Item]:
    """All items of a kind that are drawn over the cards."""
    return [item for item in over.items if item.id.kind == kind]


def icons(over: TopLayer) -> tuple[str, ...]:
    """The small buttons that are there."""
    return tuple(item.id.name for item in of_kind(over, "icon"))


def focused_item(over: TopLayer) -> ItemId | None:
    """What has the frame of the keys."""
    return next((item.id for item in over.items if item.look.focused), None)
