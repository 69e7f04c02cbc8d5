"""What is heard as one and was one file once: its sounds now, each at the moment of the picture at normal speed."""

from typing import NamedTuple

from art.sounds.catalogue import KINDS
from art.sounds.waves import Samples, mix
from gaigel_desktop.table.motion.sprite import LANDS
from gaigel_desktop.window import theme


class Part(NamedTuple):
    """A sound, and when that is seen which is heard of it, in seconds from the first moment."""

    kind: str
    at: float


SQUARED = theme.FRAME + 2 * theme.FRAME + LANDS * theme.SQUARE
"""Four cards set out one frame after the other; the sweep is heard from the second of them on."""
PILED = theme.SQUARE + 7 * theme.FRAME + LANDS * theme.GATHER

TOGETHER = {
    "cut": (Part("cut_lifted", 0.0), Part("cut_set_down", (1 + LANDS) * theme.CUT / 2)),
    "deal_packet": (
        Part("packet_thrown", 0.0),
        Part("packet_landed", 2 * theme.PACKET_APART + LANDS * theme.DEAL),
    ),
    "card_turn": (Part("card_lifted", 0.0), Part("card_dropped", LANDS * theme.TURN)),
    "trick_gathered": (
        Part("trick_swept", theme.FRAME),
        Part("trick_squared", SQUARED),
        Part("trick_set_down", PILED),
    ),
}
"""By the name of the one file: a cut, a packet of three, a card turned over, a trick of four."""


def together(name: str, takes: dict[str, list[Samples]]) -> list[Samples]:
    """The sounds of it mixed, as often as each has another take."""
    parts = TOGETHER[name]
    times = min(len(takes[part.kind]) for part in parts)
    return [mix((_starts(part), takes[part.kind][take]) for part in parts) for take in range(times)]


def _starts(part: Part) -> float:
    """A sound begins so much earlier that its hit falls on the moment."""
    return max(0.0, part.at - next(kind.hit for kind in KINDS if kind.name == part.kind))
