"""Photograph: opened as the camera held it, cut, made paler, and written as a card's back or a table's cover. Nothing
on the way to any picture of the game needs this, nor pillow with it."""

from __future__ import annotations

import struct
import warnings
from io import BytesIO
from pathlib import Path
from stat import S_ISREG
from typing import Final

import pygame
from PIL import Image, ImageDraw, ImageOps, UnidentifiedImageError, WebPImagePlugin  # noqa: F401 - else it is unknown

from . import theme
from .assets import asset
from .cutting import BACK, BORDER, Cut, frame_of, shown_of

FORMATS: Final = ("JPEG", "PNG", "WEBP", "GIF")
MOST_BYTES: Final = 80_000_000
MOST_PIXELS: Final = 80_000_000
LEAST: Final = 64  # pixels of the shorter side
WORKED_ON: Final = 2400  # pixels of the longer side: more is not seen on any table
LIKE_OTHERS: Final = "cards/backs/red.webp"  # whose shape a back has
QUALITY: Final = 88
CORNER: Final = 14  # of the picture on a back
CONTRAST: Final = 3.0  # at least, of chalk and words on a cover
SEEN: Final = 0.95  # of the cover
GAMMA: Final = 2.2
BEGIN: Final = (b"\xff\xd8\xff", b"\x89PNG\r\n", b"GIF8")
OF_PHONES: Final = (b"heic", b"heix", b"hevc", b"mif1", b"msf1", b"avif")
TROUBLES: Final = (OSError, SyntaxError, ValueError, EOFError, struct.error, MemoryError, IndexError, TypeError)


class NoPhotograph(Exception):
    """What cannot be used; `key` names the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def opened(path: Path) -> Image.Image:
    """The photograph, upright, in plain colours and no larger than needed; NoPhotograph where there is none."""
    try:
        found = path.stat()
        if not S_ISREG(found.st_mode):
            raise NoPhotograph("photo_none")
        if found.st_size > MOST_BYTES:
            raise NoPhotograph("photo_huge")
        with path.open("rb") as file:
            head = file.read(32)
    except (OSError, ValueError):
        raise NoPhotograph("photo_unreadable") from None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            return _read(path)
    except UnidentifiedImageError:
        raise NoPhotograph(_unknown(head)) from None
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise NoPhotograph("photo_huge") from None
    except TROUBLES:
        raise NoPhotograph("photo_broken") from None


def _unknown(head: bytes) -> str:
    """Of what begins so and is not known why."""
    if head[4:8] == b"ftyp" and head[8:12] in OF_PHONES:
        return "photo_heic"
    return "photo_broken" if head.startswith(BEGIN) or head[8:12] == b"WEBP" else "photo_none"


def _read(path: Path) -> Image.Image:
    with Image.open(path, formats=FORMATS) as file:
        if getattr(file, "is_animated", False):
            raise NoPhotograph("photo_moves")
        if file.width * file.height > MOST_PIXELS:
            raise NoPhotograph("photo_huge")
        if min(file.size) < LEAST:
            raise NoPhotograph("photo_small")
        file.draft("RGB", (WORKED_ON, WORKED_ON))
        upright = ImageOps.exif_transpose(file)
        plain = _in_plain_colours(upright)
    plain.thumbnail((WORKED_ON, WORKED_ON), Image.Resampling.LANCZOS)
    return plain


def _in_plain_colours(picture: Image.Image) -> Image.Image:
    """Red, green and blue; what is seen through lies on paper."""
    if picture.mode.startswith("I"):  # shades of grey, finer than the eye
        picture = picture.convert("I").point(lambda shade: shade / 257).convert("L")
    if picture.mode in ("RGBA", "LA", "PA") or "transparency" in picture.info:
        ground = Image.new("RGBA", picture.size, (*theme.PAPER, theme.FULL))
        ground.alpha_composite(picture.convert("RGBA"))
        picture = ground
    return picture.convert("RGB")


# -- what comes of it --------------------------------------------------------------------------------------------


def written(photograph: Image.Image, cut: Cut, kind: str) -> bytes:
    """As it is kept."""
    out = BytesIO()
    made(photograph, cut, kind).save(out, "WEBP", quality=QUALITY, method=4)
    return out.getvalue()


def made(photograph: Image.Image, cut: Cut, kind: str, scale: float = 1.0) -> Image.Image:
    """The back or the cover, so much smaller than it is kept."""
    wide, high = (max(1, round(length * scale)) for length in shown_of(kind))
    box = frame_of(photograph.size, cut, kind)
    part = photograph.resize((wide, high), Image.Resampling.BILINEAR if scale < 1 else Image.Resampling.LANCZOS, box)
    if kind == "table":
        return _dark_enough(Image.blend(part, Image.new("RGB", part.size, theme.QUIET_COVER), cut.paler / 100))
    return _on_card(Image.blend(part, Image.new("RGB", part.size, theme.PAPER), cut.paler / 100), scale)


def _dark_enough(cover: Image.Image) -> Image.Image:
    """So dark that chalk and words can be read nearly everywhere on it."""
    factor = min(1.0, _lightest(theme.CREAM) / max(1, _light_of(cover)))
    return cover.point(lambda shade: round(shade * factor)) if factor < 1 else cover


def _lightest(words: theme.Colour) -> float:
    """How light what lies below these words may be, from 0 to 255."""
    light: float = (luminance(words) + 0.05) / CONTRAST - 0.05
    return float(theme.FULL * light ** (1 / GAMMA))


def _light_of(cover: Image.Image) -> int:
    """How light all of it is at most, but for the lightest spots."""
    shades = cover.convert("L").histogram()
    below, wanted = 0, SEEN * sum(shades)
    for shade, count in enumerate(shades):
        below += count
        if below >= wanted:
            return shade
    return theme.FULL


def luminance(colour: theme.Colour) -> float:
    """How light a colour is to the eye, from 0 to 1."""
    red, green, blue = (float((part / theme.FULL) ** GAMMA) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _on_card(picture: Image.Image, scale: float) -> Image.Image:
    """On paper in the shape that all backs have, with a fine line round it."""
    size = round(BACK[0] * scale), round(BACK[1] * scale)
    border, corner = round(BORDER * scale), max(1, round(CORNER * scale))
    card = Image.new("RGB", size, theme.PAPER)
    place = (border, border, border + picture.width, border + picture.height)
    shape = Image.new("L", picture.size)
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, picture.width - 1, picture.height - 1), corner, fill=theme.FULL)
    card.paste(picture, place[:2], shape)
    line = tuple(edge + way * corner / 2 for edge, way in zip(place, (-1, -1, 1, 1), strict=True))
    ImageDraw.Draw(card).rounded_rectangle(line, corner * 1.5, outline=theme.INK_SOFT, width=max(1, round(3 * scale)))
    with Image.open(asset(LIKE_OTHERS)) as other:
        card.putalpha(other.convert("RGBA").getchannel("A").resize(size, Image.Resampling.LANCZOS))
    return card


def surface_of(picture: Image.Image) -> pygame.Surface:
    """As the window draws it."""
    return pygame.image.frombytes(picture.tobytes(), picture.size, "RGBA" if picture.mode == "RGBA" else "RGB")
