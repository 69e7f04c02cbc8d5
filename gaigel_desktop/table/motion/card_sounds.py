"""The sounds of a card on its way: as it sets out, and as it lies.

Whatever the speed, the ear follows the card, and a card that is put there at once is not heard.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.window import assets

WIDEST: Final = 0.5  # how far aside the edge of the table is heard, where 1 is one ear alone


class Noise(NamedTuple):
    """The sounds of one stretch of a card's way."""

    leaving: str = ""
    landing: str = ""
    softer: float = 0.0  # decibels


SILENT: Final = Noise()
SNAP: Final = Noise(landing="card_snap")
SLIDE: Final = Noise("card_slide")
PUSHED: Final = Noise("card_laid_down")
TURNED: Final = Noise("card_lifted", "card_dropped", 2.0)  # each of several
TUCKED: Final = Noise("card_tucked")


def stereo_position(x: float, width: float) -> float:
    """How far to the left (below 0) or right something is heard that lies there."""
    return max(-1.0, min(1.0, 2.0 * x / width - 1.0)) * WIDEST


def seconds_to_hit(sound: str) -> float:
    """How many seconds after its beginning a sound has its hit."""
    seconds = assets.table("sounds/sounds.json").get(sound, {}).get("hit", 0.0)
    return float(seconds) if isinstance(seconds, int | float) else 0.0
