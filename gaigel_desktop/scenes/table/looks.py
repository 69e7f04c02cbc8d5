"""Looks: what is seen in somebody's face: a sign, or the look over to the player before leading. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from .conduct import PARTNER_LOOKS, Stop

SIGNED: Final = ("acorns", "leaves", "hearts", "bells", "trump_ace")  # what a sign looks like in a portrait
LOOKS_OVER: Final = "pleased"  # eye to eye with the player, whatever the hand is like


class Face(NamedTuple):
    """How somebody looks until a moment."""

    look: str
    until: float


def worn(faces: Mapping[int, Face], turn: int, stop: Stop | None) -> dict[int, str]:
    """How everybody looks who does not just sit there; a sign goes before the look over."""
    looks = {turn: LOOKS_OVER} if stop is not None and stop.kind == PARTNER_LOOKS else {}
    return looks | {seat: face.look for seat, face in faces.items()}
