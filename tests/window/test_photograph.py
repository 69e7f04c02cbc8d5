"""Photographs of all kinds: upright, their middle, paler; and what is none, or too much of one, says so in one word."""

from __future__ import annotations

import zlib
from io import BytesIO
from pathlib import Path
from struct import pack
from typing import Final

import pytest
from PIL import Image

from gaigel_desktop.window import theme
from gaigel_desktop.window.photograph import (
    BACK,
    MOST_SCANS,
    NoPhotograph,
    made,
    opened,
    written,
)
from tests.no_files import THERE
from tests.tiers import thorough

RED: Final = (200, 30, 30)
BLUE: Final = (30, 30, 200)
ORIENTATION: Final = 0x0112


def two_colours(size: tuple[int, int] = (240, 120)) -> Image.Image:
    """Red on the left, blue on the right."""
    picture = Image.new("RGB", size, BLUE)
    picture.paste(RED, (0, 0, size[0] // 2, size[1]))
    return picture


def saved(folder: Path, picture: Image.Image, name: str = "photo.jpg", **how: object) -> Path:
    path = folder / name
    picture.save(path, None, **how)
    return path


def turned_by_camera(folder: Path, orientation: int) -> Path:
    """As a camera stores it that was held otherwise: the picture is turned back by what it says of it."""
    ways = {
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_90,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }
    picture = two_colours().transpose(ways[orientation]) if orientation in ways else two_colours()
    exif = Image.Exif()
    exif[ORIENTATION] = orientation
    return saved(folder, picture, exif=exif)


def pixel(picture: Image.Image, at: tuple[int, int]) -> tuple[int, ...]:
    found = picture.getpixel(at)
    assert isinstance(found, tuple)
    return found


def near(found: tuple[int, ...], wanted: tuple[int, ...]) -> bool:
    return all(abs(one - other) < 20 for one, other in zip(found, wanted, strict=True))


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_photograph_is_seen_as_the_camera_held_it(orientation: int, tmp_path: Path) -> None:
    picture = opened(turned_by_camera(tmp_path, orientation))
    assert picture.size == (240, 120)
    assert near(pixel(picture, (20, 60)), RED) and near(pixel(picture, (220, 60)), BLUE)


def header_of(width: int, height: int) -> bytes:
    """The head of a PNG that says it is so large, and nothing of its picture."""
    head = b"IHDR" + pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    sum_of_head = pack(">I", zlib.crc32(head))
    return b"\x89PNG\r\n\x1a\n" + pack(">I", 13) + head + sum_of_head + pack(">I", 999) + b"IDAT" + bytes(99)


def moving(kind: str) -> bytes:
    frames = [Image.new("RGB", (99, 99), colour) for colour in (RED, BLUE)]
    out = BytesIO()
    frames[0].save(out, kind, save_all=True, append_images=frames[1:])
    return out.getvalue()


def half_of(kind: str) -> bytes:
    out = BytesIO()
    Image.effect_noise((300, 200), 90).convert("RGB").save(out, kind)
    return out.getvalue()[: len(out.getvalue()) // 2]


def tiny() -> bytes:
    out = BytesIO()
    Image.new("RGB", (1, 1)).save(out, "PNG")
    return out.getvalue()


def png_of(size: tuple[int, int]) -> bytes:
    """One that is so large, and all in one colour."""
    out = BytesIO()
    Image.new("L", size).save(out, "PNG")
    return out.getvalue()


def with_scans(scans: int) -> bytes:
    """A photograph that goes over its picture so often: the last of its scans is there again and again."""
    out = BytesIO()
    Image.effect_noise((300, 200), 90).convert("RGB").save(out, "JPEG", progressive=True)
    whole = out.getvalue()
    last, end = whole.rindex(b"\xff\xda"), whole.rindex(b"\xff\xd9")
    return whole[:last] + whole[last:end] * (scans - whole.count(b"\xff\xda") + 1) + whole[end:]


SPOILED: Final = {
    "words.jpg": (b"Dear diary, this is no photograph.", "photo_none"),
    "empty.png": (b"", "photo_none"),
    "phone.heic": (pack(">I", 24) + b"ftypheic" + bytes(99), "photo_heic"),
    "half.jpg": (half_of("JPEG"), "photo_broken"),
    "half.png": (half_of("PNG"), "photo_broken"),
    "half.webp": (half_of("WEBP"), "photo_broken"),
    "bomb.png": (header_of(20_000, 20_000), "photo_huge"),
    "large.png": (header_of(6_000, 4_001), "photo_huge"),
    "long.png": (png_of((120_000, 64)), "photo_small"),
    "narrow.png": (png_of((64, 120_000)), "photo_small"),
    "scans.jpg": (with_scans(MOST_SCANS + 1), "photo_huge"),
    "moves.gif": (moving("GIF"), "photo_moves"),
    "moves.webp": (moving("WEBP"), "photo_moves"),
    "moves.png": (moving("PNG"), "photo_moves"),
    "dot.png": (tiny(), "photo_small"),
    "drawing.bmp": (b"BM" + bytes(200), "photo_none"),
}


@pytest.mark.parametrize("name", SPOILED)
def test_what_cannot_be_used_says_why(name: str, tmp_path: Path) -> None:
    data, key = SPOILED[name]
    (tmp_path / name).write_bytes(data)
    with pytest.raises(NoPhotograph) as refused:
        opened(tmp_path / name)
    assert refused.value.key == key


def test_what_is_no_file_and_nothing_are_no_photographs(tmp_path: Path) -> None:
    found = [("photo_unreadable", tmp_path / "nothing.jpg"), ("photo_unreadable", Path("a\0b"))]
    found.append(("photo_none", tmp_path))
    for kind, lay in THERE.items():
        lay(tmp_path / kind)
        found.append(("photo_none", tmp_path / kind))
    for key, path in found:
        with pytest.raises(NoPhotograph) as refused:
            opened(path)
        assert refused.value.key == key


def test_colours_of_all_kinds_become_plain_ones(tmp_path: Path) -> None:
    of_print = opened(saved(tmp_path, two_colours().convert("CMYK"), "print.jpg"))
    fine = opened(saved(tmp_path, Image.new("I;16", (99, 99), 0x8000), "fine.png"))
    clear = opened(saved(tmp_path, Image.new("RGBA", (99, 99), (0, 0, 0, 0)), "clear.webp", lossless=True))
    few = opened(saved(tmp_path, two_colours().quantize(2), "few.gif"))
    assert [each.mode for each in (of_print, fine, clear, few)] == ["RGB"] * 4
    assert near(pixel(of_print, (20, 60)), RED)
    assert near(pixel(fine, (5, 5)), (128, 128, 128))
    assert near(pixel(clear, (5, 5)), theme.PAPER), "what is seen through lies on paper"
    assert near(pixel(few, (20, 60)), RED)


def test_a_large_photograph_is_worked_on_smaller(tmp_path: Path) -> None:
    assert opened(saved(tmp_path, Image.new("L", (2600, 1300)))).size == (2400, 1200)


def test_what_lies_behind_a_photograph_or_in_it_is_no_scan_of_it(tmp_path: Path) -> None:
    """Telephones put films behind it, and small pictures before it."""
    small, film = b"\xff\xda" * 100, b"\xff\xda" * 999
    path = saved(tmp_path, two_colours(), exif=b"Exif\0\0" + small, progressive=True)
    path.write_bytes(path.read_bytes() + film)
    assert opened(path).size == (240, 120)
    path.write_bytes(with_scans(MOST_SCANS))
    assert opened(path).size == (300, 200)


# -- what comes of it --------------------------------------------------------------------------------------------


def test_the_middle_is_taken() -> None:
    picture = Image.new("RGB", (900, 300), RED)
    picture.paste(BLUE, (300, 0, 600, 300))
    card = made(picture)
    assert card.size == BACK and all(pixel(card, (across, 400))[2] > 150 for across in (60, 250, 440))


def test_a_back_has_the_shape_of_the_others_on_paper() -> None:
    card = made(two_colours())
    assert pixel(card, (0, 0))[3] == 0 and pixel(card, (250, 400))[3] == 255
    assert pixel(card, (250, 6))[:3] == theme.PAPER


def test_it_is_paler_than_the_photograph() -> None:
    assert pixel(made(two_colours()), (100, 400))[1] > RED[1] + 20


@thorough
def test_what_is_kept_is_of_a_fitting_size_and_opens_again() -> None:
    data = written(two_colours())
    with Image.open(BytesIO(data)) as kept:
        assert (kept.format, kept.size) == ("WEBP", BACK)
    assert len(data) < 1_000_000 and b"EXIF" not in data and b"Exif" not in data
