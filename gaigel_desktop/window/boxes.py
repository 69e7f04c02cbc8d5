"""Boxes: points and rectangles in design units, and how rectangles are divided. Pure."""

from __future__ import annotations

from typing import NamedTuple

Point = tuple[float, float]  # so far to the right, and so far down


class Box(NamedTuple):
    """A rectangle in design units, by its upper left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """How far to the right it goes."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """How far down it goes."""
        return self.y + self.height

    @property
    def middle(self) -> Point:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, point: Point) -> bool:
        """Whether the point lies inside."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def overlaps(self, other: Box) -> bool:
        """Whether the two have an area in common."""
        across = self.x < other.right - 0.5 and other.x < self.right - 0.5
        return across and self.y < other.bottom - 0.5 and other.y < self.bottom - 0.5

    def contains(self, other: Box) -> bool:
        """Whether the other lies wholly inside."""
        across = self.x - 0.5 <= other.x and other.right <= self.right + 0.5
        return across and self.y - 0.5 <= other.y and other.bottom <= self.bottom + 0.5

    def inset(self, across: float, down: float | None = None) -> Box:
        """Smaller on every side; larger with negative numbers."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def moved(self, across: float, down: float) -> Box:
        """The same size, so far to the right and down."""
        return Box(self.x + across, self.y + down, self.width, self.height)

    def top(self, height: float) -> Box:
        """A strip of this height along its upper edge."""
        return self._replace(height=height)

    def below(self, height: float) -> Box:
        """What is left under the upper strip."""
        return Box(self.x, self.y + height, self.width, self.height - height)

    def left(self, width: float) -> Box:
        """The strip on the left."""
        return self._replace(width=width)

    def after(self, width: float) -> Box:
        """What is left beside the strip on the left."""
        return Box(self.x + width, self.y, self.width - width, self.height)

    def centred(self, width: float, height: float) -> Box:
        """A box of this size in the middle."""
        return Box(self.x + (self.width - width) / 2, self.y + (self.height - height) / 2, width, height)

    def columns(self, count: int, gap: float) -> list[Box]:
        """Divided into columns of the same width."""
        width = (self.width - gap * (count - 1)) / count
        return [Box(self.x + at * (width + gap), self.y, width, self.height) for at in range(count)]
