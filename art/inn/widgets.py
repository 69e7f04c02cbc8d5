"""Plates of wood, enamel and paper: buttons, name plates, panels, text fields, tabs, rows, the focus ring.

All are nine-patches, painted from the distance to a rounded box: corners and edges carry everything, the middle
is even or has grain that may be stretched along itself. Code: MIT; pictures: CC BY 4.0.
"""

from typing import NamedTuple

import numpy as np
from PIL import Image

from art.inn.canvas import Colour, Field, Paint, bevel, blurred, field, grid, inside, line, noise, rgb, rounded
from art.inn.wood import CARVED, DARK, Timber, board

INK, GOLD, GOLD_DARK, CREAM = rgb("#2A1A12"), rgb("#EBB02D"), rgb("#A8741C"), rgb("#FBF3DF")
RED, RED_DARK, WALNUT = rgb("#AE2F20"), rgb("#7E1D14"), rgb("#3A2416")
PAPER, PAPER_DARK = rgb("#F6EAD0"), rgb("#D8C49A")
BLACK: Colour = (18, 8, 3)
LIFT = 6  # pixels of shadow under a button


class State(NamedTuple):
    """How a button looks in one of its states."""

    light: float
    depth: float  # of the bevel; negative: pressed in
    drop: float  # of the shadow
    groove: Colour
    cover: float = 1


STATES = {
    "normal": State(0, 0.30, 0.55, INK),
    "hover": State(0.14, 0.36, 0.60, GOLD),
    "pressed": State(-0.16, -0.34, 0.18, INK),
    "disabled": State(-0.10, 0.06, 0.12, INK, 0.68),
}


def _button(body: Colour | Field, distance: Field, state: State) -> Paint:
    """Shadow, body, rounded rim and outline of a button."""
    paint = Paint(*distance.shape)
    fallen = np.roll(inside(field(distance + 1)), LIFT - 1, 0)
    paint.lay(BLACK, blurred(field(fallen), 2.4) * state.drop)
    top = Paint(*distance.shape).lay(body, 1).light(state.light).light(state.depth * bevel(distance, 9))
    paint.lay(top.colour, inside(distance))
    return paint.lay(INK, line(distance, -1.5, 3.4))


def _faded(paint: Paint, state: State) -> Image.Image:
    paint.alpha = field(paint.alpha * state.cover)
    return paint.image()


def button_wood(name: str) -> Image.Image:
    """Carved oak with a groove; the groove turns to gold under the pointer."""
    state, (height, width) = STATES[name], (104, 200)
    distance = rounded(height, width, 6, 17)
    paint = _button(board(height, width, CARVED, 31).colour, distance, state)
    if name != "disabled":
        paint.lay(CREAM, line(field(np.roll(distance, 2, 0)), -11, 1.8) * 0.22)
        paint.lay(state.groove, line(distance, -11, 3) * 0.75)
    return _faded(paint, state)


def notched(height: int, width: int, inset: float, notch: float) -> Field:
    """Distance to a box whose corners are cut out in quarter circles, as on old enamel plates."""
    ys, xs = grid(height, width)
    dx, dy = np.minimum(xs, width - xs) - inset, np.minimum(ys, height - ys) - inset
    return field(np.maximum(np.maximum(-dx, -dy), notch - np.hypot(dx, dy)))


def button_enamel(name: str) -> Image.Image:
    """A red enamel plate for the calls: curved, glossy, with a cream line."""
    state, (height, width) = STATES[name], (104, 200)
    distance = rounded(height, width, 6, 17)
    ys = grid(height, width)[0] / height
    body = field(np.array(RED) * (1.10 - 0.32 * ys[..., None]))
    paint = _button(body, distance, state)
    paint.lay((255, 240, 220), np.clip(1 - np.abs(ys - 0.17) / 0.09, 0, 1) * 0.17 * inside(field(distance + 9)))
    ring = GOLD if name == "hover" else CREAM
    paint.lay(ring, line(notched(height, width, 15, 11), 0, 2.8) * (0.35 if name == "disabled" else 0.92))
    return _faded(paint, state)


def focus_ring() -> Image.Image:
    """Gold with heavy corners and a lozenge on each side: a shape, not only a colour."""
    height = width = 120
    ys, xs = grid(height, width)
    distance = rounded(height, width, 9, 18)
    dx, dy = np.minimum(xs, width - xs), np.minimum(ys, height - ys)
    corner = np.clip((30 - dx) / 2, 0, 1) * np.clip((30 - dy) / 2, 0, 1)
    wide = 4 + 5 * corner
    gold = inside(field(np.abs(distance + 1) - wide / 2))
    dark = inside(field(np.abs(distance + 1) - wide / 2 - 2.4))
    return Paint(height, width).lay(INK, dark * 0.85).lay(GOLD, gold).image()


def name_plate(turn: bool) -> Image.Image:
    """Walnut with a brass line; on turn the line is broad, bright, with a dark one beside it."""
    height, width = 96, 192
    distance = rounded(height, width, 6, 16)
    paint = Paint(height, width).lay(BLACK, blurred(np.roll(inside(distance), 4, 0), 3) * 0.45)
    body = board(height, width, DARK, 37).colour * field(0.46)
    top = Paint(height, width).lay(body, 1).light(0.30 * bevel(distance, 8))
    paint.lay(top.colour, inside(distance)).lay(INK, line(distance, -1, 3))
    if turn:
        return paint.lay(GOLD, line(distance, -5, 6)).lay(INK, line(distance, -10, 2.4) * 0.8).image()
    return paint.lay(rgb("#8A6238"), line(distance, -7, 2.6)).image()


def _sheet(height: int, width: int, distance: Field, seed: int) -> Paint:
    """Card paper with a soft shadow and darker, handled edges."""
    paint = Paint(height, width).lay(BLACK, blurred(np.roll(inside(field(distance + 2)), 5, 0), 5) * 0.5)
    paint.lay(PAPER, inside(distance)).lay(PAPER_DARK, np.clip(1 + distance / 26, 0, 1) ** 2 * 0.55 * inside(distance))
    fleck = 0.012 * noise(height, width, 1.5, 1.5, seed) * np.clip(1 + distance / 60, 0, 1)
    return paint.light(fleck).lay(rgb("#7C5B33"), line(distance, -1, 2.4) * 0.8)


def panel_paper() -> Image.Image:
    """The menu card for dialogs: a red double line, its corners cut in as on enamel, a lozenge in each."""
    height = width = 320
    paint = _sheet(height, width, rounded(height, width, 14, 12), 43)
    ys, xs = grid(height, width)
    dx, dy = np.minimum(xs, width - xs), np.minimum(ys, height - ys)
    paint.lay(RED, line(notched(height, width, 34, 26), 0, 4.2))
    paint.lay(RED_DARK, line(notched(height, width, 42, 25), 0, 1.8) * 0.8)
    lozenge = field(np.abs(dx - 41) + np.abs(dy - 41))
    paint.lay(RED, inside(field(lozenge - 11))).lay(GOLD, inside(field(lozenge - 5)))
    return paint.image()


def panel_wood() -> Image.Image:
    """Dark boards in a carved frame, for the log, lists and settings."""
    height = width = 320
    distance = rounded(height, width, 12, 16)
    paint = Paint(height, width).lay(BLACK, blurred(np.roll(inside(distance), 5, 0), 5) * 0.55)
    timber = Timber(DARK.early, DARK.late, DARK.gap, 9)
    frame = np.where((distance > -22)[..., None], board(height, width, timber, 47).colour * 0.8, field(WALNUT))
    top = Paint(height, width).lay(field(frame), 1).light(0.32 * bevel(distance, 9))
    top.light(-0.25 * bevel(field(-(distance + 22)), 6))
    paint.lay(top.colour, inside(distance)).lay(INK, line(distance, -1, 3.4))
    return paint.lay(BLACK, line(distance, -22, 3) * 0.7).lay(rgb("#9A6C3A"), line(distance, -27, 1.8) * 0.8).image()


def beam() -> Image.Image:
    """The beam under the ceiling of the inn, hewn by hand and dark with smoke; its upper edge is not seen."""
    height, width, shade = 108, 1920, 16
    wood = height - shade
    timber = Timber(rgb("#5E3A20"), rgb("#3A2112"), DARK.gap, 11)
    paint = Paint(height, width)
    ys = grid(height, width)[0] + noise(1, width, 1, 90, 61) * 1.6
    paint.lay(BLACK, np.clip((height - ys) / shade, 0, 1) * 0.6)
    top = board(height, width, timber, 53, 3)
    top.light(0.14 * np.exp(-(((ys - wood + 12) / 5) ** 2)) - 0.3 * np.exp(-((wood - ys) / 4)) - 0.12 * (1 - ys / wood))
    top.light(0.05 * noise(height, width, 8, 70, 59))
    return paint.lay(top.colour, np.clip(wood - ys, 0, 1)).lay(INK, line(field(ys - wood), 0, 3)).image()


def text_field(focus: bool) -> Image.Image:
    """Paper let into the wood."""
    height, width = 80, 160
    distance = rounded(height, width, 6, 9)
    paint = Paint(height, width).lay(CREAM, inside(distance))
    paint.lay(PAPER_DARK, np.clip(1 + distance / 12, 0, 1) * 0.7 * inside(distance))
    paint.lay(BLACK, bevel(distance, 9).clip(0, 1) * 0.35 * inside(distance)).lay(INK, line(distance, -1.5, 3.4))
    return paint.lay(GOLD, line(distance, 3, 5)).image() if focus else paint.image()


def tab(active: bool) -> Image.Image:
    """An index tab of card: the open one is light and higher, the others lie behind."""
    height, width = 80, 160
    distance = np.maximum(rounded(height + 60, width, 6, 16)[:height], 0 * grid(height, width)[0] - 99)
    if not active:
        distance = field(np.roll(distance, 8, 0) + 0)
        distance[:8] = 20
    paint = Paint(height, width).lay(PAPER if active else rgb("#B9935C"), inside(field(distance)))
    paint.light(0.10 * bevel(field(distance), 8)).lay(INK, line(field(distance), -1.5, 3.2))
    if active:
        paint.lay(RED, line(field(distance), -8, 2.4))
    return paint.image()


def row(name: str) -> Image.Image:
    """A row of a list: plain (a hair line), under the pointer (a wash), chosen (a wash, a bar and a point)."""
    height, width = 80, 160
    distance, (ys, xs) = rounded(height, width, 2, 8), grid(height, width)
    paint = Paint(height, width)
    if name == "normal":
        return paint.lay(rgb("#8A6238"), np.clip(2 - np.abs(ys - height + 2), 0, 1) * 0.5).image()
    paint.lay(rgb("#D08A2C"), inside(distance) * (0.26 if name == "hover" else 0.46))
    if name == "chosen":
        paint.lay(RED, inside(field(np.abs(xs - 8) - 4)) * inside(distance))
        paint.lay(RED, inside(field(np.abs(ys - height / 2) + (xs - 12) - 9)) * (xs > 11))
        paint.lay(GOLD_DARK, line(distance, -1.5, 2.4))
    return paint.image()


def tooltip() -> Image.Image:
    height, width = 72, 144
    distance = rounded(height, width, 8, 10)
    paint = Paint(height, width).lay(BLACK, blurred(np.roll(inside(distance), 3, 0), 3) * 0.5)
    return paint.lay(rgb("#2B1B12"), inside(distance) * 0.96).lay(rgb("#B98A45"), line(distance, -4, 2.2)).image()


def portrait_frame(turn: bool) -> Image.Image:
    """A rim for a portrait; its middle is open."""
    height = width = 216
    distance = rounded(height, width, 6, 24)
    paint = Paint(height, width).lay(board(height, width, CARVED, 53).colour, inside(distance))
    paint.light(0.34 * bevel(distance, 8) - 0.3 * bevel(field(-(distance + 13)), 5))
    paint.lay(INK, line(distance, -1.5, 3.4))
    if turn:
        paint.lay(GOLD, line(distance, -7, 9)).lay(INK, line(distance, -12, 2))
    return paint.lay(INK, line(distance, -14, 3)).keep(field(1 - inside(field(distance + 14)))).image()
