"""Chalk: draws a slate at one moment, as a hand writes and a sponge wipes; or the same score as stacks of beer mats."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import CHALK_HAND
from gaigel_desktop.window.pictures import numbers, piece_named
from gaigel_desktop.window.scene import Stage
from gaigel_desktop.window.screen import Point

from . import slate as slates
from .slate import GIGACKEL, NUMBER, STROKE, Change, Mark, Ray, Row, Slate

STROKES: Final = 8  # drawings of each
VEES: Final = 4
SIZE: Final = 0.8  # of a mark, by what is stored
NAME: Final = 24.0  # letters, at the size of the slate
NUMBERS: Final = 38.0
SMALLEST: Final = 15.0  # letters are never smaller, on the small slate either
WIDEST: Final = 0.27  # of the field, that a name may take
NEW: Final = {"|": "stroke", "V": "gigackel"}
WIPED: Final = {".": "stroke_wiped", "w": "gigackel_wiped"}
TOKEN_STEP: Final = 5.0  # the next mat of a stack lies so much higher
MOST_TOKENS: Final = 20


class Ground(NamedTuple):
    """What is drawn on: with what, on which picture, and the slate within its frame."""

    kit: Stage
    on: pygame.Surface
    field: Box
    scale: float

    @property
    def unit(self) -> float:
        """Pixels a design unit."""
        return self.kit.screen.unit

    def middle(self, x: float, y: float) -> tuple[int, int]:
        """A point in pixels."""
        return round(x * self.unit), round(y * self.unit)

    def sprite(self, name: str, size: float) -> pygame.Surface:
        """A piece at its size, so many times as large."""
        piece = piece_named(name)
        width, height = numbers(piece["size"])
        pixels = max(1, round(width * size * self.unit)), max(1, round(height * size * self.unit))
        return self.kit.pictures.scaled(str(piece["file"]), pixels)

    def put(self, picture: pygame.Surface, x: float, y: float, angle: float = 0.0) -> None:
        """A picture with its middle here, turned clockwise."""
        if abs(angle % 360) > 0.5:
            picture = pygame.transform.rotozoom(picture, -angle, 1.0)
        self.on.blit(picture, picture.get_rect(center=self.middle(x, y)))

    def words(self, text: str, size: float) -> pygame.Surface:
        """Chalked letters, never too small to read."""
        return self.kit.fonts.line(text, CHALK_HAND, max(SMALLEST, size * self.scale) * self.unit, theme.CHALK)


def score_picture(kit: Stage, size: Point, slate: Slate) -> pygame.Surface:
    """The score at one moment, a picture of so many units."""
    picture = pygame.Surface([round(length * kit.screen.unit) for length in size], pygame.SRCALPHA)
    draw = draw_mats if slate.mats else draw_slate
    draw(kit, picture, Box(0, 0, *size), slate)
    return picture


# -- the slate ---------------------------------------------------------------------------------------------------


def draw_slate(kit: Stage, on: pygame.Surface, box: Box, slate: Slate) -> None:
    """The slate in its frame: the circle, and for each side its ray, its marks, its name."""
    field = slates.field_of(box)
    ground = Ground(kit, on, field, slates.scale_of(field, len(slate.rows)))
    _draw_ground(ground, box)
    x, y = field.middle
    ground.put(ground.sprite("circle", ground.scale), x, y)
    for side, ray in enumerate(slates.rays(field, len(slate.rows))):
        _draw_side(ground, slate, side, ray)


def _draw_ground(ground: Ground, box: Box) -> None:
    pixels = [round(length * ground.unit) for length in box]
    ground.on.blit(ground.kit.pictures.nine("slate", (pixels[2], pixels[3]), ground.unit), pixels[:2])
    dust = ground.sprite("slate_dust", 1.0)
    field = pygame.Rect([round(length * ground.unit) for length in ground.field])
    clip = ground.on.get_clip()
    ground.on.set_clip(field.clip(clip))
    for left in range(field.left, field.right, dust.get_width()):
        for top in range(field.top, field.bottom, dust.get_height()):
            ground.on.blit(dust, (left, top))
    ground.on.set_clip(clip)


def _draw_side(ground: Ground, slate: Slate, side: int, ray: Ray) -> None:
    row, two = slate.rows[side], len(slate.rows) == 2
    name = _fitted(ground.words(row.name, NAME), ground.field.width * WIDEST * ground.unit) if row.name else None
    number = _number(ground, slate, side)
    lines = [line for line in (number, name) if line is not None]
    end = ray.length
    if two and number is None:
        if name is not None:
            x, y = slates.at(ground.field, ray, (ray.first + ray.length) / 2)
            ground.put(name, x, y - 55 * SIZE * ground.scale * 0.78 - name.get_height() / 2 / ground.unit)
    elif lines:
        wide = max(line.get_width() for line in lines) / ground.unit
        high = sum(line.get_height() for line in lines) / ground.unit
        end = slates.before_block(ray, (wide, high))
        place = slates.block(ground.field, ray, (wide, high))
        top = place.y
        for line in lines:
            tall = line.get_height() / ground.unit
            ground.put(line, place.middle[0], top + tall / 2)
            top += tall
    _draw_ray(ground, ray, side, end)
    for at, mark in enumerate(slates.placed(ground.field, ray, row.marks, len(slate.rows), end)):
        _draw_mark(ground, slate, mark, (side, at))


def _draw_ray(ground: Ground, ray: Ray, side: int, end: float) -> None:
    start = 11 * ground.scale
    picture = ground.kit.pictures.scaled(
        str(piece_named(f"ray_{side % 2 + 1}")["file"]),
        (max(4, round((end - start) * ground.unit)), max(3, round(12 * min(1.0, ground.scale) * ground.unit))),
    )
    ground.put(picture, *slates.at(ground.field, ray, (start + end) / 2), ray.angle)


def _number(ground: Ground, slate: Slate, side: int) -> pygame.Surface | None:
    """The number of a side: the old one until it is wiped, then the new one as far as it is written."""
    now, before = slate.rows[side].number, slate.before[side].number
    part = slates.done(slate, (side, NUMBER))
    if not now and not before:
        return None
    if part >= 1.0 or now == before:
        return ground.words(now, NUMBERS)
    wiping = part < 0.5
    whole = ground.words(before if wiping else now, NUMBERS)
    shown = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
    written = round(whole.get_width() * (2 * part if wiping else 2 * part - 1))
    area = pygame.Rect(written, 0, whole.get_width() - written, whole.get_height())
    shown.blit(whole, area if wiping else (0, 0), area if wiping else (0, 0, written, whole.get_height()))
    return shown


def _fitted(line: pygame.Surface, widest: float) -> pygame.Surface:
    """A long name in narrower letters."""
    if line.get_width() <= widest:
        return line
    return pygame.transform.smoothscale(line, (round(widest), line.get_height()))


# -- marks -------------------------------------------------------------------------------------------------------


def _draw_mark(ground: Ground, slate: Slate, mark: Mark, change: Change) -> None:
    """A mark as far as it is made: the chalk draws it, the sponge wipes it."""
    part = slates.done(slate, change)
    side, at = change
    before = slate.before[side].marks
    old = before[at] if at < len(before) else ""
    if part >= 1.0 or old == mark.sign:
        ground.put(_sign(ground, mark.sign, mark.variant), mark.x, mark.y, mark.angle)
    elif slate.fades:
        for sign, strength in ((old, 1 - part), (mark.sign, part)):
            if sign:
                ground.put(_faint(_sign(ground, sign, mark.variant), strength), mark.x, mark.y, mark.angle)
    elif old:
        _draw_wiping(ground, mark, old, part)
    elif part > 0.0:
        whole = _sign(ground, mark.sign, mark.variant)
        ground.put(_begun(whole, mark.sign, part), mark.x, mark.y, mark.angle)
        _draw_chalk(ground, mark, whole, part)


def _sign(ground: Ground, sign: str, variant: int) -> pygame.Surface:
    """The drawing of a mark."""
    size = ground.scale * SIZE
    if sign == "v":
        left, right = _sign(ground, STROKE, variant), _sign(ground, ".", variant)
        both = pygame.Surface((round(left.get_width() * 2), left.get_height()), pygame.SRCALPHA)
        both.blit(left, (0, 0))
        both.blit(right, right.get_rect(midtop=(both.get_width() * 3 // 4, 0)))
        return both
    kinds = STROKES if sign in "|." else VEES
    name = NEW.get(sign) or WIPED[sign]
    return ground.sprite(f"{name}_{variant % kinds + 1}", size)


def _faint(picture: pygame.Surface, strength: float) -> pygame.Surface:
    """A mark that comes or goes."""
    faint = picture.copy()
    faint.fill((255, 255, 255, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    return faint


def _begun(whole: pygame.Surface, sign: str, part: float) -> pygame.Surface:
    """A mark that is not finished: a stroke from the top down, of a Gigackel down and up again."""
    width, height = whole.get_size()
    begun = pygame.Surface((width, height), pygame.SRCALPHA)
    if sign != GIGACKEL:
        begun.blit(whole, (0, 0), (0, 0, width, round(height * part)))
        return begun
    half = width // 2
    begun.blit(whole, (0, 0), (0, 0, half, round(height * min(1.0, 2 * part))))
    risen = round(height * max(0.0, 2 * part - 1))
    begun.blit(whole, (half, height - risen), (half, height - risen, width - half, risen))
    return begun


def _draw_chalk(ground: Ground, mark: Mark, whole: pygame.Surface, part: float) -> None:
    """The piece of chalk, its end where the line ends now."""
    width, height = whole.get_width() / ground.unit, whole.get_height() / ground.unit
    if mark.sign == GIGACKEL:
        across = width * (min(part, 1.0) - 0.5) * 0.8
        down = height * (abs(2 * part - 1) * -1 + 0.5)
    else:
        across, down = 0.0, height * (part - 0.5)
    tip = pygame.Vector2(across, down).rotate(mark.angle)
    size = min(1.0, max(0.45, ground.scale * 0.6))
    ground.put(ground.sprite("chalk_piece", size), mark.x + tip.x + 19 * size, mark.y + tip.y - 17 * size, -42)


def _draw_wiping(ground: Ground, mark: Mark, old: str, part: float) -> None:
    """The sponge goes over the mark, and what it leaves behind is a trace."""
    before, after = _sign(ground, old, mark.variant), _sign(ground, mark.sign, mark.variant)
    width = max(before.get_width(), after.get_width())
    height = max(before.get_height(), after.get_height())
    both = pygame.Surface((width, height), pygame.SRCALPHA)
    gone = round(width * part)
    for picture, area in ((after, (0, 0, gone, height)), (before, (gone, 0, width - gone, height))):
        both.set_clip(area)
        both.blit(picture, picture.get_rect(center=(width // 2, height // 2)))
    both.set_clip(None)
    ground.put(both, mark.x, mark.y, mark.angle)
    size = min(1.2, max(0.4, ground.scale * 0.55))
    swing = math.sin(part * math.pi * 3) * 14 * ground.scale
    reach = pygame.Vector2((part - 0.5) * (width / ground.unit + 20 * size), swing).rotate(mark.angle)
    ground.put(ground.sprite("sponge_damp", size), mark.x + reach.x, mark.y + reach.y)


# -- beer mats ---------------------------------------------------------------------------------------------------


def draw_mats(kit: Stage, on: pygame.Surface, box: Box, slate: Slate) -> None:
    """The same score on a board: a stack of mats for each side, in the middle those that nobody has yet."""
    board = [round(length * kit.screen.unit) for length in box]
    on.blit(kit.pictures.nine("panel_wood", (board[2], board[3]), kit.screen.unit), board[:2])
    field = slates.field_of(box)
    ground = Ground(kit, on, field, min(field.width / 270, field.height / 160))
    places = [stack_place(field, len(slate.rows), side) for side in range(len(slate.rows))]
    moving = [(change, slates.done(slate, change)) for change in slates.changes(slate)]
    held = [_mats_now(slate, side) for side in range(len(slate.rows))]
    if slate.pool or any(part < 1 for _, part in moving):
        _draw_stack(ground, field.middle, _pool_now(slate), None)
    for side, row in enumerate(slate.rows):
        _draw_stack(ground, places[side], held[side], row)
    for (side, _), part in moving:
        if 0.0 < part < 1.0:
            own, middle = _top(ground, places[side], held[side]), _top(ground, field.middle, _pool_now(slate))
            gives = slates.worth(slate.rows[side].marks) > slates.worth(slate.before[side].marks)
            _draw_flying(ground, *((middle, own) if gives else (own, middle)), part)


def stack_place(field: Box, sides: int, side: int) -> Point:
    """Where a side's stack stands: towards the side."""
    ray = slates.rays(field, sides)[side]
    turn, (x, y) = math.radians(ray.angle), field.middle
    return x + math.cos(turn) * field.width * 0.34, y + math.sin(turn) * field.height * 0.3


def _mats_now(slate: Slate, side: int) -> int:
    """How many mats lie on a side's stack at this moment."""
    before, after = slates.worth(slate.before[side].marks), slates.worth(slate.rows[side].marks)
    mine = [change for change in slates.changes(slate) if change[0] == side]
    made = sum(slates.done(slate, change) >= (1.0 if after > before else 1e-6) for change in mine)
    return after if made == len(mine) else before + round((after - before) * made / len(mine))


def _pool_now(slate: Slate) -> int:
    """The mats in the middle: those under way to a side have left it already."""
    given = sum(slates.worth(row.marks) for row in slate.rows) - sum(slates.worth(row.marks) for row in slate.before)
    moving = slates.changes(slate)
    gone = sum(slates.done(slate, change) > 0 for change in moving) / len(moving) if moving else 1.0
    return max(0, slate.pool + given - round(given * gone)) if given > 0 else slate.pool


def _draw_stack(ground: Ground, place: Point, count: int, row: Row | None) -> None:
    """Mats one upon the other; under them whose they are, and how many."""
    x, y = place
    token = ground.sprite("mat_token", ground.scale)
    step = _token_step(ground, count)
    for at in range(min(count, MOST_TOKENS)):
        lean = (at * 7 % 5 - 2) * 0.7 * ground.scale
        ground.put(token, x + lean, y - at * step)
    words = " · ".join(part for part in (row.name if row else "", str(count)) if part)
    line = _fitted(ground.words(words, NAME), ground.field.width * WIDEST * ground.unit)
    ground.put(line, x, y + 24 * ground.scale + line.get_height() / 2 / ground.unit)


def _draw_flying(ground: Ground, start: Point, end: Point, part: float) -> None:
    """A mat slides over, a little lifted."""
    t = part * part * (3 - 2 * part)
    x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
    lift = math.sin(math.pi * t) * 26 * ground.scale
    ground.put(ground.sprite("mat_token", ground.scale * 1.06), x, y - lift)


def _top(ground: Ground, place: Point, count: int) -> Point:
    """Where the next mat of a stack lies."""
    return place[0], place[1] - min(count, MOST_TOKENS) * _token_step(ground, count)


def _token_step(ground: Ground, count: int) -> float:
    """How much higher the next mat lies; a high stack is pressed together."""
    return TOKEN_STEP * 10 / max(10, min(count, MOST_TOKENS)) * ground.scale
