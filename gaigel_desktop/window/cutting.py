"""Cutting: which part of a photograph is taken for the back of a card or the cover of a table. Pure."""

from __future__ import annotations

from typing import Final, NamedTuple

BACK: Final = (500, 800)  # pixels, as the other backs are
TABLE: Final = (1920, 1080)
SIZES: Final = {"back": BACK, "table": TABLE}
BORDER: Final = 34  # of paper round the picture on a back
LEAST: Final = 20  # hundredths of the largest frame
PALER: Final = {"back": 15, "table": 40}  # hundredths, until the player wants it otherwise


class Cut(NamedTuple):
    """The middle of the frame as shares of the photograph, how large it is, in hundredths of the largest one that fits,
    and how much paler it gets, in hundredths."""

    x: float = 0.5
    y: float = 0.5
    size: int = 100
    paler: int = 0


def shown_of(kind: str) -> tuple[int, int]:
    """How large the picture is that the photograph gives, in pixels."""
    width, height = SIZES[kind]
    return (width - 2 * BORDER, height - 2 * BORDER) if kind == "back" else (width, height)


def frame_of(photograph: tuple[int, int], cut: Cut, kind: str) -> tuple[float, float, float, float]:
    """The part: left, upper, right and lower edge in pixels of the photograph; never beyond it."""
    (width, height), shown = photograph, shown_of(kind)
    scale = min(width / shown[0], height / shown[1]) * cut.size / 100
    wide, high = shown[0] * scale, shown[1] * scale
    left = max(0.0, min(cut.x * width - wide / 2, width - wide))
    top = max(0.0, min(cut.y * height - high / 2, height - high))
    return left, top, left + wide, top + high


def settled(photograph: tuple[int, int], cut: Cut, kind: str) -> Cut:
    """With its middle where the frame really is, so that the next step away from an edge is seen."""
    left, top, right, bottom = frame_of(photograph, cut, kind)
    return cut._replace(x=(left + right) / 2 / photograph[0], y=(top + bottom) / 2 / photograph[1])
