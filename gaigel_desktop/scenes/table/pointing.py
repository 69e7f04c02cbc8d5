"""Pointing: what mouse and keys are at, and the card that is held. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gaigel_desktop.scenes.picture.spots import Spot, card_at
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
    """The spot under the mouse, the one that is held down, the one that has the focus, and which of them counts."""

    hovered: Spot | None = None
    pressed: Spot | None = None
    focus: Spot | None = None
    by_keys: bool = False  # the keys were used last
    drag: Drag | None = None
    since: float = 0.0  # when the mouse came there
    before: Spot | None = None  # had the focus until a panel took it
    guided: tuple[object, ...] = ()  # what was wanted when a lesson gave it to something last

    @property
    def at(self) -> Spot | None:
        """What was pointed at last."""
        return self.focus if self.by_keys else self.hovered

    def rests(self, now: float) -> bool:
        """Whether the mouse has rested there long enough to ask what it is; keys ask at once."""
        return self.by_keys or now >= self.since + theme.NAMED

    def over(self, spot: Spot | None, now: float) -> Pointing:
        """The mouse has moved here."""
        since = self.since if spot == self.hovered and not self.by_keys else now
        return self._replace(by_keys=False, hovered=spot, since=since)

    def carried(self, drag: Drag, point: Point) -> Pointing:
        """The mouse has moved here with a card; after some way it is lifted."""
        far = max(abs(point[0] - drag.taken[0]), abs(point[1] - drag.taken[1])) > LIFT
        return self._replace(by_keys=False, drag=drag._replace(held=point, lifted=drag.lifted or far))

    def pressing(self, spot: Spot | None, now: float) -> Pointing:
        """The button of the mouse goes down here."""
        return self._replace(by_keys=False, hovered=spot, pressed=spot, since=now)

    def with_hand(self, before: Sequence[int], hand: Sequence[int]) -> Pointing:
        """The hand lies otherwise, because a card was drawn or played: the focus stays on its card, or comes to the one
        that lies in its place."""
        at = card_at(self.focus)
        if at is None or not at < len(before) or len(before) == len(hand):
            return self
        same = [place for place, card in enumerate(hand) if card == before[at]]
        if not same:
            return self._replace(focus=Spot("card", min(at, len(hand) - 1)) if hand else None)
        twin = before[:at].count(before[at])
        return self._replace(focus=Spot("card", same[min(twin, len(same) - 1)]))

    def panel_opened(self, spot: Spot | None) -> Pointing:
        """A panel takes the focus; what had it is known as long as it lies there."""
        return self._replace(focus=spot, before=self.before or self.focus)

    def panel_closed(self) -> Pointing:
        """A panel is gone, and nothing has the focus."""
        return self._replace(focus=None, before=None)

    def focused(self, spot: Spot | None) -> Pointing:
        """The keys have come here."""
        return self._replace(focus=spot)
