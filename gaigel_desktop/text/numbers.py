"""Numbers: how figures are written in the language that is spoken, with proper signs; and so that they add up."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final

from .speech import say

MINUS: Final = "\N{MINUS SIGN}"


def decimal(value: float, places: int = 1) -> str:
    """So many places behind the point, or the comma; without a sign."""
    return f"{abs(value):.{places}f}".replace(".", say("decimal_point"))


def signed(value: float, places: int = 1) -> str:
    """With a plus or a minus, but where nothing is left of it."""
    written = decimal(value, places)
    sign = MINUS if value < 0 else "+"
    return f"{sign}{written}" if any(digit in "123456789" for digit in written) else written


def counted(number: int) -> str:
    """A large number with a little room between its thousands, as it can be read in every language."""
    return f"{number:,}".replace(",", "\N{NO-BREAK SPACE}")


def adding_up(parts: Sequence[float], total: float, places: int = 1) -> list[float]:
    """The parts rounded so that they still make the total: those that lose most by rounding down are rounded up."""
    unit: int = 10**places
    lows = [floor(part * unit) for part in parts]
    lacks = round(total * unit) - sum(lows)
    losing_most = sorted(range(len(parts)), key=lambda at: lows[at] - parts[at] * unit)
    up = set(losing_most[: max(0, lacks)])
    return [(low + (at in up)) / unit for at, low in enumerate(lows)]
