"""Somebody who sees nothing, and plays by the words of the tree alone."""

from __future__ import annotations

from gaigel_desktop.text.speech import say
from gaigel_desktop.window.spoken.tree import InWords, Node, Wanted, everything, found


class Blind:
    """Reads what is there, and says what to press next; what was refused is not tried again as long as nothing else
    has changed."""

    def __init__(self) -> None:
        self._refused: set[str] = set()
        self._read: object = None

    def wants(self, spoken: InWords) -> Wanted | None:
        """The next deed: answer, go on, or play the first card that was not refused; None: wait."""
        hand, trick = found(spoken, "hand"), found(spoken, "trick")
        if hand is None or trick is None:
            return None
        read = [node.name for node in (*hand.inside, *trick.inside)], chosen(spoken)
        if read != self._read:
            self._read, self._refused = read, set()
        key = self._next(spoken)
        if key:
            self._refused.add(key)
        return Wanted(key, "press") if key else None

    def _next(self, spoken: InWords) -> str:
        panel, paper = found(spoken, "panel"), found(spoken, "paper")
        for asked in (panel, paper):
            if asked is not None and (buttons := usable(asked)):
                return buttons[0].key
        if (go_on := found(spoken, "go_on")) is not None:
            return go_on.key
        if not is_in_turn(spoken):
            return ""
        ways = found(spoken, "ways")
        if ways is not None and not chosen(spoken):
            return self._first_new(ways)
        hand = found(spoken, "hand")
        assert hand is not None
        return self._first_new(hand)

    def _first_new(self, group: Node) -> str:
        """When all were refused, from the beginning."""
        left = [node.key for node in usable(group) if node.key not in self._refused]
        if not left:
            self._refused.clear()
        return left[0] if left else usable(group)[0].key if usable(group) else ""


def usable(group: Node) -> list[Node]:
    return [node for node in everything(group.inside) if node.usable]


def chosen(spoken: InWords) -> tuple[str, ...]:
    """The way to open that was chosen."""
    ways = found(spoken, "ways")
    return tuple(node.key for node in ways.inside if node.chosen) if ways is not None else ()


def is_in_turn(spoken: InWords) -> bool:
    """Whether it says so of the own seat, the first one."""
    seats = found(spoken, "seats")
    return seats is not None and bool(
        {say("spoken_turn"), say("spoken_turn_you")} & {*seats.inside[0].value.split(", ")}
    )
