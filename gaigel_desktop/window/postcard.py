"""Postcard: what was painted, with a stamp and a postmark, as a PNG that is not too large to be sent. Nothing on the
way to any other picture needs this, nor pillow with it."""

from __future__ import annotations

from io import BytesIO
from math import sin
from typing import Final, NamedTuple

import pygame
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont, PngImagePlugin  # noqa: F401 - else it tries all

from . import theme
from .assets import asset
from .fonts import CHALK_HAND, SANS, SERIF_BOLD, pillow_font

COLOURS: Final = 256
LARGEST: Final = 1_400_000  # bytes; the match comes on top
MOTIF: Final = "app/gaigel_512.png"  # of the stamp: the sign of the house
TEETH: Final = 12  # pixels from hole to hole of the stamp's edge
LARGER: Final = 3  # so much larger it is drawn, so that its edges are soft
WAVES: Final = 5
PRESSED: Final = 0.8  # how much of the postmark's ink came through


class Stamped(NamedTuple):
    """What the post does with it: where the stamp is stuck on, in pixels, what it costs, the words of the postmark,
    and the date in it."""

    place: tuple[int, int, int, int]
    value: str
    town: str
    date: str


def finished(painted: pygame.Surface, post: Stamped) -> tuple[bytes, pygame.Surface]:
    """The card as a PNG, and as it is seen."""
    size = painted.get_size()
    card = Image.frombytes("RGB", size, pygame.image.tobytes(painted, "RGB"))
    _line_within(card)
    x, y, width, height = post.place
    stamp = _stamp((width, height), post.value)
    shadow = Image.new("L", size)
    shadow.paste(110, (x + 3, y + 5), stamp.getchannel("A"))
    card.paste(theme.POST_INK, None, shadow.filter(ImageFilter.GaussianBlur(4)).point(lambda dark: dark // 2))
    card.paste(stamp, (x, y), stamp)
    _postmark(card, (x - width // 2, y + round(height * 0.44)), round(width * 0.62), post)
    return _as_png(card), pygame.image.frombytes(card.tobytes(), size, "RGB")


def _as_png(card: Image.Image) -> bytes:
    """Small enough to be sent; one that is too large for that has fewer colours."""
    png = _saved(card)
    return png if len(png) <= LARGEST else _saved(card.quantize(COLOURS))


def _saved(picture: Image.Image) -> bytes:
    out = BytesIO()
    picture.save(out, "PNG", compress_level=6)
    return out.getvalue()


def _line_within(card: Image.Image) -> None:
    """A fine double line along the edge, as on cards of that time."""
    pen, (width, height) = ImageDraw.Draw(card), card.size
    for inset, wide in ((20, 3), (28, 1)):
        pen.rectangle((inset, inset, width - inset - 1, height - inset - 1), outline=theme.POST_LINE, width=wide)


def _stamp(size: tuple[int, int], value: str) -> Image.Image:
    """Paper with holes along its edges, on it the sign of the house and what it costs."""
    width, height = size
    stamp = Image.new("RGBA", size, (*theme.PAPER, theme.FULL))
    pen = ImageDraw.Draw(stamp)
    inner = (TEETH, TEETH, width - TEETH, height - TEETH)
    pen.rectangle(inner, fill=(*theme.WINE, theme.FULL))
    pen.rectangle((inner[0] + 5, inner[1] + 5, inner[2] - 5, inner[3] - 5), outline=(*theme.PAPER, theme.FULL), width=2)
    with Image.open(asset(MOTIF)) as file:
        sign = file.convert("RGBA").resize((width - 6 * TEETH, width - 6 * TEETH), Image.Resampling.LANCZOS)
    stamp.alpha_composite(sign, (3 * TEETH, 2 * TEETH + 6))
    font = pillow_font(SERIF_BOLD, round(width * 0.17))
    pen.text((width / 2, height - 2.9 * TEETH), value, (*theme.PAPER, theme.FULL), font, "mm")
    stamp.putalpha(_with_teeth(size))
    return stamp


def _with_teeth(size: tuple[int, int]) -> Image.Image:
    """Where there is paper: not in the holes."""
    width, height = (length * LARGER for length in size)
    mask = Image.new("L", (width, height), 255)
    pen, radius = ImageDraw.Draw(mask), TEETH * LARGER * 0.3
    across, down = round(size[0] / TEETH), round(size[1] / TEETH)
    holes: list[tuple[float, float]] = [(width * at / across, edge) for at in range(across + 1) for edge in (0, height)]
    holes += [(edge, height * at / down) for at in range(down + 1) for edge in (0, width)]
    for x, y in holes:
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=0)
    return mask.resize(size, Image.Resampling.LANCZOS)


def _postmark(card: Image.Image, middle: tuple[int, int], radius: int, post: Stamped) -> None:
    """Two rings with the name of the game, the date in the middle, and waves over the stamp; the ink darkens what lies
    below it."""
    size = 2 * radius * LARGER
    ink = Image.new("L", (size + 3 * size // 4, size))
    pen, half = ImageDraw.Draw(ink), size // 2
    for share, wide in ((0.97, 5), (0.66, 3)):
        reach = half * share
        pen.ellipse((half - reach, half - reach, half + reach, half + reach), outline=255, width=wide * LARGER * 2 // 3)
    _write_round(ink, half, post.town)
    font = pillow_font(SANS, round(size * 0.105))
    pen.text((half, half), post.date, 255, font, "mm")
    _draw_waves(pen, size)
    ink = ink.rotate(9, Image.Resampling.BICUBIC, center=(half, half)).resize(
        (ink.width // LARGER, ink.height // LARGER)
    )
    ink = ink.point(lambda dark: round(dark * PRESSED))
    lies = Image.new("RGB", card.size, theme.WHITE)
    lies.paste(theme.POST_INK, (middle[0] - radius, middle[1] - radius), ink)
    card.paste(ImageChops.multiply(card, lies))


def _write_round(ink: Image.Image, half: int, words: str) -> None:
    """Letters along the ring, the middle one at the top."""
    font = pillow_font(CHALK_HAND, round(half * 0.29))
    step = 190 / max(9, len(words))
    for at, letter in enumerate(words):
        sheet = Image.new("L", (2 * half, 2 * half))
        ImageDraw.Draw(sheet).text((half, half * 0.185), letter, 255, font, "mm")
        turned = sheet.rotate(-(at - (len(words) - 1) / 2) * step, Image.Resampling.BICUBIC)
        ink.paste(255, (0, 0), turned)


def _draw_waves(pen: ImageDraw.ImageDraw, size: int) -> None:
    """What makes a stamp worthless, right of the rings."""
    for line in range(WAVES):
        y = size * (0.29 + line * 0.1)
        points = [(size * (1.0 + at / 100), y + size * 0.022 * sin(at / 3)) for at in range(74)]
        pen.line(points, fill=255, width=round(size * 0.013), joint="curve")
