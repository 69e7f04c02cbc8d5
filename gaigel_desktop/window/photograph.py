"""Photograph: opened as the camera held it, its middle taken, made paler, and written as a card's back.
This is done in a process of its own (`photograph_process`), and nothing else needs pillow."""

from __future__ import annotations

import re
import warnings
from io import BytesIO
from pathlib import Path
from stat import S_ISREG
from typing import Final

from PIL import Image, ImageDraw, ImageOps, UnidentifiedImageError, WebPImagePlugin  # noqa: F401 - else it is unknown

from . import theme
from .assets import asset

FORMATS: Final = ("JPEG", "PNG", "WEBP", "GIF")
MOST_BYTES: Final = 80_000_000
MOST_PIXELS: Final = 24_000_000
MOST_SCANS: Final = 50  # of a JPEG, each of which goes over the whole picture: cameras make ten
LEAST: Final = 64  # pixels of the shorter side
WORKED_ON: Final = 2400  # pixels of the longer side: more is not seen on any table
LIKE_OTHERS: Final = "cards/backs/red.webp"  # whose shape a back has
BACK: Final = (500, 800)  # pixels, as the other backs are
BORDER: Final = 34  # of paper round the picture on a back
PALER: Final = 0.15  # towards the paper
QUALITY: Final = 88
CORNER: Final = 14  # of the picture on a back
LINE: Final = 3
BEGIN: Final = (b"\xff\xd8\xff", b"\x89PNG\r\n", b"GIF8")
OF_PHONES: Final = (b"heic", b"heix", b"hevc", b"mif1", b"msf1", b"avif")
SCAN: Final = 0xDA  # the markers of a JPEG, each behind a byte FF: a scan, the end, and those with nothing behind them
OVER: Final = 0xD9
BARE: Final = (0x01, *range(0xD0, 0xD9))
MARKER: Final = re.compile(b"\xff+([^\x00\xff])", re.DOTALL)
AS_THEY_ARE: Final = ("RGB", "RGBA", "L", "LA", "CMYK", "YCbCr")  # what can be made smaller before it is anything else


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
    except NoPhotograph:
        raise
    except UnidentifiedImageError:
        raise NoPhotograph(_unknown(head)) from None
    except (Image.DecompressionBombError, Image.DecompressionBombWarning, MemoryError):
        raise NoPhotograph("photo_huge") from None
    except Exception:  # what somebody has written to break it can break it anyhow
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
        if file.width * file.height > MOST_PIXELS or (file.format == "JPEG" and _scans_in(path) > MOST_SCANS):
            raise NoPhotograph("photo_huge")
        _check_large_enough(file)
        file.draft("RGB", (WORKED_ON, WORKED_ON))
        picture = file if file.mode in AS_THEY_ARE and "transparency" not in file.info else _in_plain_colours(file)
        picture.thumbnail((WORKED_ON, WORKED_ON), Image.Resampling.LANCZOS)
        _check_large_enough(picture)  # of what is very long and narrow not much is left
        return _in_plain_colours(ImageOps.exif_transpose(picture))


def _check_large_enough(picture: Image.Image) -> None:
    if min(picture.size) < LEAST:
        raise NoPhotograph("photo_small")


def _scans_in(path: Path) -> int:
    """How many scans a JPEG has; what cameras put behind its end is not looked at."""
    data, at, scans = path.read_bytes(), 0, 0
    while found := MARKER.search(data, at):
        at, kind = found.end(), found[1][0]
        scans += kind == SCAN
        if kind == OVER or scans > MOST_SCANS:
            break
        if kind not in BARE:  # it says how long it is
            at += int.from_bytes(data[at : at + 2], "big")
    return scans


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


def written(photograph: Image.Image) -> bytes:
    """As it is kept."""
    out = BytesIO()
    made(photograph).save(out, "WEBP", quality=QUALITY, method=4)
    return out.getvalue()


def made(photograph: Image.Image) -> Image.Image:
    """The back: the middle of the photograph, as large as it fits."""
    size = (BACK[0] - 2 * BORDER, BACK[1] - 2 * BORDER)
    part = ImageOps.fit(photograph, size, Image.Resampling.LANCZOS)
    return _on_card(Image.blend(part, Image.new("RGB", size, theme.PAPER), PALER))


def _on_card(picture: Image.Image) -> Image.Image:
    """On paper in the shape that all backs have, with a fine line round it."""
    card = Image.new("RGB", BACK, theme.PAPER)
    place = (BORDER, BORDER, BORDER + picture.width, BORDER + picture.height)
    shape = Image.new("L", picture.size)
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, picture.width - 1, picture.height - 1), CORNER, fill=theme.FULL)
    card.paste(picture, place[:2], shape)
    line = tuple(edge + way * CORNER / 2 for edge, way in zip(place, (-1, -1, 1, 1), strict=True))
    ImageDraw.Draw(card).rounded_rectangle(line, CORNER * 1.5, outline=theme.INK_SOFT, width=LINE)
    with Image.open(asset(LIKE_OTHERS)) as other:
        card.putalpha(other.convert("RGBA").getchannel("A").resize(BACK, Image.Resampling.LANCZOS))
    return card
