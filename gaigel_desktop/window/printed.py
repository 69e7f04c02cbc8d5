"""Printed: what is set, laid out on sheets of A4, and those as a PDF. Nothing else needs pillow, which takes a while to
load, so nothing imports this before something is printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

import pygame
from PIL import Image, ImageDraw, ImageFont, PdfImagePlugin, TiffImagePlugin  # noqa: F401 - else it tries all formats

from .fonts import pillow_font
from .typeset import EDGE, LABEL, SHEET, Block, Cell, Line, Type

DPI: Final = 300  # black dots so fine look like letters, and a sheet of them is small
MM: Final = DPI / 25.4
POINT: Final = DPI / 72
FOOT: Final = 10.0  # above the lower edge stands the number of the sheet
HAIR: Final = 0.18
LEADING: Final = 1.3  # from line to line, of the size of the letters
SIZES: Final = (1.0, 0.97, 0.94, 0.91, 0.88)  # smaller where it then needs one sheet less
OVERLAP: Final = 0.58  # so much of a card is seen under the next one
WHITE: Final = 255
BLACK: Final = 0

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


class OnSheet(NamedTuple):
    """A block and how far down the sheet it begins."""

    block: Block
    y: float


def pdf(blocks: Sequence[Block], title: str, most: int = 2) -> bytes:
    """The sheets as a file, on as few of them as possible, if that is not more than so many."""
    pages = [sheet.convert("1", dither=Image.Dither.NONE) for sheet in sheets(blocks, title, most)]
    out = BytesIO()
    pages[0].save(out, "PDF", resolution=DPI, save_all=True, append_images=pages[1:], title=title)
    return out.getvalue()


def sheets(blocks: Sequence[Block], title: str, most: int = 2) -> Iterator[Image.Image]:
    """The sheets as pictures, numbered where there are several."""
    size = fitting(blocks, most)
    laid = laid_out(blocks, size)
    for number, page in enumerate(laid, 1):
        sheet = Image.new("L", (round(SHEET[0] * MM), round(SHEET[1] * MM)), WHITE)
        pen = ImageDraw.Draw(sheet)
        for block, y in page:
            _draw(sheet, pen, block, y, size)
        _draw_foot(pen, title, f"{number} / {len(laid)}" if len(laid) > 1 else "")
        yield sheet


def fitting(blocks: Sequence[Block], most: int) -> float:
    """The largest letters with which it is on so few sheets; as designed, where no size does that."""
    return next((size for size in SIZES if len(laid_out(blocks, size)) <= most), SIZES[0])


def laid_out(blocks: Sequence[Block], size: float) -> list[list[OnSheet]]:
    """Which block stands where, sheet by sheet."""
    pages: list[list[OnSheet]] = [[]]
    y = EDGE
    for block in blocks:
        high = _high(block, size)
        above = block.above if pages[-1] else 0.0
        if pages[-1] and y + above + high > SHEET[1] - EDGE:
            pages.append([])
            y, above = EDGE, 0.0
        pages[-1].append(OnSheet(block, y + above))
        y += above + high
    return pages


# -- measuring ---------------------------------------------------------------------------------------------------


def _high(block: Block, size: float) -> float:
    rows = sum(row.above + _row_high(row, size) for row in block.rows)
    return max(rows, block.card_high if block.cards else 0.0)


def _row_high(row: Line, size: float) -> float:
    return max(len(_lines(cell, size)) * _line_high(cell.type, size) for cell in row.cells)


def _line_high(type_: Type, size: float) -> float:
    return type_.points * size * LEADING * POINT / MM


@cache
def _font(type_: Type, size: float) -> Font:
    return pillow_font(type_.face, type_.points * size * POINT)


@cache
def _lines(cell: Cell, size: float) -> tuple[str, ...]:
    """The words in lines as wide as the column."""
    font, wide = _font(cell.type, size), cell.width * MM
    lines = [""]
    for word in cell.words.split():
        longer = f"{lines[-1]} {word}".lstrip()
        if lines[-1] and font.getlength(longer) > wide:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)


# -- drawing -----------------------------------------------------------------------------------------------------


def _draw(sheet: Image.Image, pen: ImageDraw.ImageDraw, block: Block, y: float, size: float) -> None:
    if block.ruled and y > EDGE:
        _line(pen, y - block.above / 2)
    for at, file in enumerate(block.cards):
        _lay_card(sheet, file, block, y, at)
    for row in block.rows:
        y += row.above
        base = y + max(cell.type.points for cell in row.cells) * size * POINT / MM
        for cell in row.cells:
            _write(pen, cell, base, size)
        y += _row_high(row, size)


def _write(pen: ImageDraw.ImageDraw, cell: Cell, base: float, size: float) -> None:
    """All that stand beside one another on one line."""
    for line in _lines(cell, size):
        pen.text(((EDGE + cell.left) * MM, base * MM), line, BLACK, _font(cell.type, size), "ls")
        base += _line_high(cell.type, size)


def _line(pen: ImageDraw.ImageDraw, y: float) -> None:
    """A fine line from edge to edge."""
    pen.rectangle((EDGE * MM, y * MM, (SHEET[0] - EDGE) * MM, (y + HAIR) * MM), BLACK)


def _draw_foot(pen: ImageDraw.ImageDraw, title: str, number: str) -> None:
    y, font = (SHEET[1] - FOOT) * MM, _font(LABEL, 1.0)
    pen.text((EDGE * MM, y), title if number else "", BLACK, font)
    pen.text(((SHEET[0] - EDGE) * MM, y), number, BLACK, font, "ra")


def _lay_card(sheet: Image.Image, file: Path, block: Block, y: float, at: int) -> None:
    """A card in black dots, each over the one before it."""
    card = _card(file, round(block.card_high * MM))
    step = card.width * OVERLAP
    wide = card.width + step * (len(block.cards) - 1)
    x = (SHEET[0] - EDGE) * MM - wide + at * step
    sheet.paste(card, (round(x), round(y * MM)))


def forget() -> None:
    """What was made of the fonts is made anew, in case they are others now."""
    _font.cache_clear()
    _lines.cache_clear()


@cache
def _card(file: Path, high: int) -> Image.Image:
    """The picture on white paper, with a fine line round it."""
    picture = pygame.image.load(file)
    drawn = Image.frombytes("RGBA", picture.get_size(), pygame.image.tobytes(picture, "RGBA"))
    wide = round(drawn.width * high / drawn.height)
    drawn = drawn.resize((wide, high), Image.Resampling.LANCZOS)
    paper = Image.new("RGBA", drawn.size, (WHITE, WHITE, WHITE, WHITE))
    paper.alpha_composite(drawn)
    dots = paper.convert("L").convert("1").convert("L")
    ImageDraw.Draw(dots).rectangle((0, 0, wide - 1, high - 1), outline=BLACK, width=max(1, round(HAIR * MM)))
    return dots
