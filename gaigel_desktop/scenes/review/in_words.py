"""In words: a position of the review for whoever hears it: what is asked or told, the own hand, ways and calls that can
be pressed, everything else that lies there, and the ways on. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.scenes.picture import in_words
from gaigel_desktop.scenes.picture.in_words import Held, Lies
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.spoken.aloud import Aloud
from gaigel_desktop.window.spoken.tree import InWords, Node

ASKS: Final = "asks"  # a panel: its question and what can be answered
GROUPS: Final = {"way": "spoken_ways", "call": "spoken_calls"}


class Position(NamedTuple):
    """A position as it is seen."""

    title: str
    said: Sequence[str]  # what stands on the paper, and what was called
    lies: Lies
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
    return InWords(
        position.title,
        (
            *(Node(f"said {at}", "text", words) for at, words in enumerate(filter(None, position.said))),
            _hand(position, usable),
            *_groups(position, usable),
            *in_words.the_table(position.lies._replace(pressed=False)),
            *(node for node in usable.values() if not _on_table(node)),
        ),
        focus,
    )


def _hand(position: Position, usable: dict[str, Node]) -> Node:
    """The own cards; they can be pressed as long as it is asked."""
    cards = in_words.hand(position.lies, _how(position), pressed=False)
    inside = (
        card._replace(role="button" if card.key in usable else "text", usable=card.key in usable)
        for card in cards.inside
    )
    return cards._replace(inside=tuple(inside))


def _how(position: Position) -> list[Held]:
    """What is marked at each card."""
    count = len(in_words.hand(position.lies).inside)
    return [_marked(position, at) for at in range(count)]


def _marked(position: Position, at: int) -> Held:
    then = position.then if position.then != position.advised else None
    marks = {"spoken_advised": position.advised == at, "review_then_label": then == at}
    chosen = True if at == position.picked else None
    return Held(in_words.said(*(say(words) for words, there in marks.items() if there)), chosen=chosen)


def _groups(position: Position, usable: dict[str, Node]) -> Iterable[Node]:
    """The ways to lead a card, the calls, and an open panel with its answers."""
    for kind, name in GROUPS.items():
        inside = tuple(node for node in usable.values() if node.key.partition(" ")[0] == kind)
        if inside:
            yield Node(kind, "group", say(name), inside=inside)
    answers = tuple(node for node in usable.values() if node.key.partition(" ")[0] in ("choice", "close"))
    if answers:
        yield Node(ASKS, "panel", position.said[0], inside=answers)


def _on_table(node: Node) -> bool:
    return node.key.partition(" ")[0] in ("card", *GROUPS, "choice", "close")
