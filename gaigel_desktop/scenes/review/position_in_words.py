"""In words: a position of the review for whoever hears it: what is asked or told, the own hand, ways and calls that can
be pressed, everything else that lies there, and the ways on. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.table.board.item_words import Situation, join_words
from gaigel_desktop.table.board.table_nodes import THE_TABLE, group_nodes, items_on, open_hands
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.spoken.aloud import Aloud
from gaigel_desktop.window.spoken.tree import InWords, Node

ASKS: Final = "asks"  # a panel: its question and what can be answered
GROUPS: Final = {"way": "spoken_ways", "call": "spoken_calls"}


class Position(NamedTuple):
    """A position as it is seen."""

    title: str
    said: Sequence[str]  # what stands on the paper, and what was called
    on: Situation
    picked: int | None  # the places in the hand of the card that is chosen,
    advised: int | None  # of the one that is advised,
    then: int | None  # and of the one that was played then


class Once:
    """Says what is asked or told, once as long as it stays the same."""

    def __init__(self, aloud: Aloud) -> None:
        self._aloud = aloud
        self._last: tuple[str, ...] = ()

    def say(self, there: tuple[str, ...]) -> None:
        """What has not stood there before."""
        for words in there:
            if words not in self._last:
                self._aloud.say(words)
        self._last = there


def spoken(position: Position, widgets: Iterable[Node], focus: str) -> InWords:
    """All of it; what can be pressed is known as on the page."""
    usable = {node.key: node for node in widgets if node.usable}
    on = position.on
    lying = items_on(on)
    return InWords(
        position.title,
        (
            *(Node(f"said {at}", "text", words) for at, words in enumerate(filter(None, position.said))),
            *(_marked(hand, position, usable) for hand in group_nodes(lying, on, "hand")),
            *_groups(position, usable),
            *group_nodes(lying, on, *THE_TABLE),
            *open_hands(on),
            *(node for node in usable.values() if not _on_table(node)),
        ),
        focus,
    )


def _marked(hand: Node, position: Position, usable: dict[str, Node]) -> Node:
    """The own cards with what stands at each of them; they can be pressed as long as it is asked."""
    return hand._replace(inside=tuple(_card(card, at, position, usable) for at, card in enumerate(hand.inside)))


def _card(card: Node, at: int, position: Position, usable: dict[str, Node]) -> Node:
    advised = say("spoken_advised") if at == position.advised else ""
    then = say("review_then_label") if at == position.then and at != position.advised else ""
    return card._replace(
        role="button" if card.key in usable else "text",
        value=join_words(advised, then),
        usable=card.key in usable,
        chosen=True if at == position.picked else None,
    )


def _groups(position: Position, usable: dict[str, Node]) -> Iterable[Node]:
    """The ways to lead a card, the calls, and an open panel with its answers."""
    for kind, name in GROUPS.items():
        inside = tuple(node for node in usable.values() if _kind(node) == kind)
        if inside:
            yield Node(kind, "group", say(name), inside=inside)
    answers = tuple(node for node in usable.values() if _kind(node) in ("choice", "close"))
    if answers:
        yield Node(ASKS, "panel", position.said[0], inside=answers)


def _on_table(node: Node) -> bool:
    return _kind(node) in ("card", *GROUPS, "choice", "close")


def _kind(node: Node) -> str:
    """What an item of the table is, by its key."""
    return node.key.partition(" ")[0]
