"""What the mouse and the keys are at, and the card that is held. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gaigel_desktop.table.board.item import ItemId, card_ids, place_in_hand
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Point

LIFT: Final = 7.0  # units that the mouse moves before a card is lifted


class Drag(NamedTuple):
    """An own card between two fingers: which one, where it was taken, and where it is held."""

    card: int
    at: int
    taken: Point
    held: Point
    lifted: bool = False


class Pointing(NamedTuple):
    """What is under the mouse, what is held down, what has the focus, and whether mouse or keys were used last."""

    mouse: Point | None = None  # where the mouse was seen last
    hovered: ItemId | None = None
    place: int | None = None  # in the hand, of the own card that the mouse is on: there it stays, whichever lies there
    pressed: ItemId | None = None
    focus: ItemId | None = None
    by_keys: bool = False  # the keys were used last
    drag: Drag | None = None
    since: float = 0.0  # when the mouse came there
    before: ItemId | None = None  # had the focus until a panel took it
    guided: tuple[object, ...] = ()  # what was wanted when a lesson gave it to something last

    @property
    def at(self) -> ItemId | None:
        """The item that was pointed at last, by mouse or keys; None if nothing is."""
        return self.focus if self.by_keys else self.hovered

    def rests(self, now: float) -> bool:
        """Whether the mouse has rested on an item long enough to ask what it is; keys ask at once."""
        return self.by_keys or now >= self.since + theme.NAMED

    def over(self, item: ItemId | None, hand: Sequence[int], now: float, mouse: Point | None = None) -> Pointing:
        """The pointing after the mouse has moved to this item."""
        since = self.since if item == self.hovered and not self.by_keys else now
        return self._replace(by_keys=False, hovered=item, place=place_in_hand(item, hand), since=since, mouse=mouse)

    def anew(self, item: ItemId | None, hand: Sequence[int], now: float) -> Pointing:
        """The pointing after something else has come under the mouse, which lies still: what was pressed there is
        gone."""
        keys = self.by_keys
        return self.over(item, hand, now, self.mouse)._replace(by_keys=keys, pressed=None)

    def carried(self, drag: Drag, point: Point) -> Pointing:
        """The pointing after the mouse has moved to this point with a card; after some way it is lifted."""
        far = max(abs(point[0] - drag.taken[0]), abs(point[1] - drag.taken[1])) > LIFT
        return self._replace(by_keys=False, drag=drag._replace(held=point, lifted=drag.lifted or far))

    def pressing(self, item: ItemId | None, hand: Sequence[int], now: float) -> Pointing:
        """The pointing after the button of the mouse has gone down on this item."""
        place = place_in_hand(item, hand)
        return self._replace(by_keys=False, hovered=item, place=place, pressed=item, since=now)

    def with_hand(self, before: Sequence[int], hand: Sequence[int]) -> Pointing:
        """The pointing after a card was drawn or played: the focus stays on its card, or comes to the one that lies in
        its place; the mouse is on what lies under it now."""
        there = card_ids(hand)
        hovered = self.hovered
        if self.place is not None:
            hovered = there[self.place] if self.place < len(there) else None
        return self._replace(hovered=hovered, focus=_on_same_card(self.focus, before, there))

    def panel_opened(self, item: ItemId | None) -> Pointing:
        """The pointing after a panel has taken the focus; what had it is known as long as the panel lies there."""
        return self._replace(focus=item, before=self.before or self.focus)

    def panel_closed(self) -> Pointing:
        """The pointing after a panel is gone, when nothing has the focus."""
        return self._replace(focus=None, before=None)

    def focused(self, item: ItemId | None) -> Pointing:
        """The pointing after the keys have come to this item."""
        return self._replace(focus=item)


def _on_same_card(item: ItemId | None, before: Sequence[int], there: Sequence[ItemId]) -> ItemId | None:
    """The id of a card in the changed hand, or of its twin, or of what has come into its place; any other id stays what
    it is."""
    at = place_in_hand(item, before)
    if item is None or at is None or item in there:
        return item
    twins = [card for card in there if card.number == item.number]
    nearest = there[min(at, len(there) - 1)] if there else None
    return twins[-1] if twins else nearest
