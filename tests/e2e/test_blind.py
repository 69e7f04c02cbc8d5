"""Somebody who sees nothing presses what was read when it was asked whether all is done: nothing that came since."""

from __future__ import annotations

from gaigel_desktop.text.speech import say
from tests.e2e.blind import Blind, at_the_table
from tests.e2e.ears import Heard
from tests.tiers import first_of

FREE = ("focusable", "enabled")


def read(*nodes: tuple[int, str, str, str, tuple[str, ...]]) -> list[Heard]:
    """A tree of these, in their order."""
    return [Heard(at, *node) for at, node in enumerate(nodes)]


TABLE = read(
    (0, "frame", "Gaigel", "", ()),
    (1, "button", say("lesson_go_on"), "", FREE),
    (1, "list", say("spoken_hand"), "", ()),
)
AFTER = read((0, "frame", "Won", "", ()), (1, "button", "Next deal", "", (*FREE, "focused")))


class Told:
    """Ears in which the page after a deal comes up at any reading, as it does while somebody asks for the store."""

    def __init__(self, after: int) -> None:
        self.heard, self.changes, self.pressed, self.trouble = list[str](), 0, list[str](), ""
        self._left = after

    def tree(self, fresh: bool = False) -> list[Heard]:
        """The table some times, and then the page."""
        self._left -= 1
        self.changes += 1
        return TABLE if self._left >= 0 else AFTER

    def press(self, node: Heard) -> bool:
        """Notes it."""
        self.pressed.append(node.name)
        return True


@first_of(1, "after", range(4))
def test_nothing_is_pressed_on_the_page_that_was_waited_for(after: int) -> None:
    ears = Told(after)
    Blind(ears).play(lambda tree: not at_the_table(tree))
    assert ears.pressed == [say("lesson_go_on")] * after


def test_what_is_heard_counts_from_where_one_listens() -> None:
    ears = Told(0)
    ears.heard = ["Question: what would you play?", "Trick 2: what would you play?"]
    assert Blind(ears).hear("Trick 2", "Question", since=1) == "Trick 2"
