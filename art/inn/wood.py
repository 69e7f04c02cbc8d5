"""Wood: boards with year rings cut lengthwise, knots that the rings flow round, pores and seams.

A board is cut from a cone of rings whose middle line wanders, which gives the pointed arches of real boards.
All of it closes on itself to the left and right, so boards tile. Code: MIT; pictures: CC BY 4.0.
"""

from typing import NamedTuple

import numpy as np

from art.inn.canvas import Colour, Field, Paint, field, grid, noise, rgb


class Timber(NamedTuple):
    """The colours of a wood, from early to late wood, and of the gap between two boards."""

    early: Colour
    late: Colour
    gap: Colour
    spacing: float = 17  # of the rings, in pixels


DARK = Timber(rgb("#8A5730"), rgb("#57331A"), rgb("#24130A"))
LIGHT = Timber(rgb("#CB9860"), rgb("#9A6436"), rgb("#4E2C14"))
FRAME = Timber(rgb("#B98049"), rgb("#80522A"), rgb("#3A2212"), 7)
CARVED = Timber(rgb("#A96C3A"), rgb("#774723"), rgb("#2A170C"), 6)


def _round_knots(ys: Field, xs: Field, width: int, knots: list[tuple[float, float, float]]) -> Field:
    """Where each pixel looks up its ring: near a knot the rings spread apart and run round it."""
    for kx, ky, size in knots:
        dx = (xs - kx + width / 2) % width - width / 2
        near = np.exp(-((dx / (size * 7)) ** 2) - ((ys - ky) / (size * 2.6)) ** 2)
        ys = field(ys - (ys - ky) * near * 0.92)
    return ys


def rings(height: int, width: int, timber: Timber, seed: int, knots: list[tuple[float, float, float]]) -> Field:
    """0 in early wood, 1 in the dark line of late wood."""
    dice = np.random.default_rng(seed)
    ys, xs = grid(height, width)
    middle = dice.uniform(-0.5, 1.5) * height + noise(1, width, 1, width / 3, seed + 1) * 0.16 * height
    depth = height * (0.35 + 0.22 * noise(1, width, 1, width / 2, seed + 2))
    bent = _round_knots(ys, xs, width, knots) + noise(height, width, 60, 400, seed + 3) * 6
    radius = np.hypot(bent - middle, depth) / timber.spacing
    turn = (radius + 0.10 * noise(height, width, 9, 160, seed + 4)) % 1
    return field(np.where(turn < 0.86, (turn / 0.86) ** 2.2, (1 - turn) / 0.14))


def _knot(paint: Paint, timber: Timber, place: tuple[float, float, float], seed: int) -> None:
    """The knot itself: a dark eye with its own rings and a crack."""
    height, width = paint.alpha.shape
    ys, xs = grid(height, width)
    kx, ky, size = place
    dx = (xs - kx + width / 2) % width - width / 2
    away = np.hypot(dx / 1.35, ys - ky) * (1 + 0.10 * noise(height, width, 12, 16, seed)) / size
    paint.lay(timber.late, np.clip(1.5 - away, 0, 1) * 0.75)
    paint.lay(timber.gap, np.clip(1.0 - away, 0, 1) * (0.45 + 0.25 * np.sin(away * 16)))
    paint.lay(timber.gap, np.clip(1.25 - np.abs(away - 1) * 6, 0, 1) * 0.5)


def board(height: int, width: int, timber: Timber, seed: int, knots: int = 0) -> Paint:
    """One board, its grain from left to right."""
    dice = np.random.default_rng(seed + 50)
    places = [
        (dice.uniform(0, width), dice.uniform(0.25, 0.75) * height, dice.uniform(0.05, 0.1) * height)
        for _ in range(knots)
    ]
    dark = rings(height, width, timber, seed, places) * (0.55 + 0.2 * noise(height, width, 80, 260, seed + 8))
    paint = Paint(height, width).lay(timber.early, 1).lay(timber.late, np.clip(dark, 0, 1) * 0.62)
    for number, place in enumerate(places):
        _knot(paint, timber, place, seed + 60 + number)
    fibre = noise(height, width, 1.1, 46, seed + 5) * 0.6 + noise(height, width, 2.3, 150, seed + 6) * 0.6
    pores = np.clip(noise(height, width, 1.2, 20, seed + 7) - 1.75, 0, 1)
    return paint.light(0.045 * fibre + 0.05 * noise(height, width, 90, 400, seed + 9)).lay(timber.gap, pores * 0.5)


def _edges(paint: Paint, timber: Timber, seed: int) -> Paint:
    """The rounded long edges of a board and the gap under it."""
    height, width = paint.alpha.shape
    ys = grid(height, width)[0] + noise(1, width, 1, 60, seed) * 0.5
    paint.light(0.16 * np.exp(-(((ys - 5) / 2) ** 2)) - 0.22 * np.exp(-((height - ys - 3) / 4)))
    return paint.lay(timber.gap, np.clip(3.2 - ys, 0, 1) * 0.9).lay(timber.gap, np.clip(ys - height + 3, 0, 1) * 0.9)


def planks(width: int, heights: list[int], timber: Timber, seed: int) -> Paint:
    """A table top of boards."""
    dice = np.random.default_rng(seed)
    top = Paint(sum(heights), width)
    start = 0
    for number, height in enumerate(heights):
        one = board(height, width, timber, seed + 100 * number, int(dice.choice([0, 1, 1, 2])))
        tone = dice.normal(0, 0.055)
        _edges(one, timber, seed + number).light(field(tone + 0 * one.alpha))
        top.colour[start : start + height] = one.colour * field([1 + 0.25 * tone, 1, 1 - 0.3 * tone])
        start += height
    top.alpha[:] = 1
    return top
