"""Easing: how a motion begins and ends."""

from __future__ import annotations


def ease(t: float) -> float:
    """Slow at both ends, and at rest before and after."""
    t = min(1.0, max(0.0, t))
    return t * t * (3.0 - 2.0 * t)
