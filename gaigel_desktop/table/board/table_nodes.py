"""The tree of a table for screen readers: its items in groups, each with its words. Pure.

A table that is played at, a deal told again, the review and the show all take their tree from here; each says which
groups it has, in its order, and puts beside them what is no item.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple

from gaigel_desktop.text.speech import say
from gaigel_desktop.window.spoken.tree import Node, Role

from .card_places import sorted_by_suit
from .item import Group, Item
from .item_boxes import in_order
from .item_words import Situation, names_of_cards, said_by, words_of, words_of_group
from .items import Extras, items

THE_TABLE: Final[tuple[Group, ...]] = ("trick", "talon", "seats", "piles", "slate", "coasters")  # as it is read


class GroupRow(NamedTuple):
    """The role of a group in the tree, and whether it is there even when nothing is in it."""

    role: Role | None = None  # None: each of its items stands by itself
    stays: bool = False


GROUPS: Final[dict[Group, GroupRow]] = {
    "paper": GroupRow(),
    "panel": GroupRow(),
    "hand": GroupRow("list", stays=True),
    "ways": GroupRow("group"),
    "trick": GroupRow("group", stays=True),
    "talon": GroupRow("group", stays=True),
    "seats": GroupRow("group"),
    "piles": GroupRow("group"),
    "slate": GroupRow(),
    "coasters": GroupRow("text"),
    "proofs": GroupRow(),
    "calls": GroupRow("group", stays=True),
    "strip": GroupRow(),
    "mat": GroupRow(),
    "icons": GroupRow("group", stays=True),
}


def group_nodes(there: Sequence[Item], on: Situation, *groups: Group) -> tuple[Node, ...]:
    """The nodes of the items of these groups, group by group."""
    inside = defaultdict[Group, list[Item]](list)
    for item in there:
        inside[item.id.row.group].append(item)
    if not on.table.shows(on.table.front):
        inside["hand"].clear()  # only its backs are seen
    if on.slate is None:
        inside["slate"].clear()
    return tuple(node for group in groups for node in _told(group, inside[group], on))


def _told(group: Group, there: Sequence[Item], on: Situation) -> tuple[Node, ...]:
    """The nodes of a group: one for all of it, or one for each of the items that stand by themselves."""
    row = GROUPS[group]
    if row.role is None:
        return tuple(node_of(item, on) for item in there)
    if not there and not row.stays:
        return ()
    words = words_of_group(on, group, there)
    if group == "coasters":  # they are all one: which of them it is means nothing
        return (Node(there[0].id.key, row.role, *words, there[0].box),)
    return (Node(group, row.role, *words, inside=tuple(node_of(item, on) for item in there)),)


def node_of(item: Item, on: Situation) -> Node:
    """The node of an item; what cannot be reached or is no use now cannot be pressed, and says so."""
    kind = item.id.kind
    presses = kind in on.pressed
    usable = presses and item.in_reach and not item.look.dimmed
    role: Role = "button" if presses else "text"
    return Node(
        item.id.key,
        role,
        *words_of(on, item),
        box=None if kind in ("choice", "answer", "back") else item.box,
        usable=usable,
        dimmed=presses and not usable,
        chosen=item.look.chosen if kind == "card" and on.play.picked else None,
    )


def items_on(on: Situation) -> tuple[Item, ...]:
    """The items of a table at which nobody plays."""
    return items(on.seen, on.table, on.won, Extras())


# -- what is no item ---------------------------------------------------------------------------------------------


def open_hands(on: Situation) -> tuple[Node, ...]:
    """The nodes for the cards of others, where they lie face up."""
    shown = [seat for seat in in_order(on.seen, on.table) if seat != on.table.front and on.table.shows(seat)]
    return tuple(_open_hand(sorted_by_suit(on.seen, seat), seat, on.seating.names[seat]) for seat in shown)


def _open_hand(cards: Sequence[int], seat: int, name: str) -> Node:
    named = enumerate(names_of_cards(cards))
    inside = tuple(Node(f"open {seat} {at}", "text", words) for at, words in named)
    return Node(f"open {seat}", "list", say("spoken_hand_of", {"name": name}), inside=inside)


def calls_heard(calls: Sequence[tuple[str, str, str]]) -> tuple[Node, ...]:
    """The node for what is said at the table: by whom, the words, and what they mean; said to the player alone, by
    nobody. Empty when nothing is said."""
    found = tuple(Node(f"said {at}", "text", said_by(*who), meaning) for at, (*who, meaning) in enumerate(calls))
    return (Node("said", "group", say("spoken_said"), inside=found),) if found else ()
