"""A page on which pieces, cards and words are placed in units of 1280 x 720, as the game places them. Code: MIT."""

import importlib.util
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from art.inn.icons import tinted_mask
from art.inn.layout import laid, nine
from art.inn.pieces import pieces
from art.inn.store import ASSETS, opened

FONTS = {"hand": ("font_amatic_sc", "AmaticSC-Bold.ttf"), "serif": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf")}
CREAM = (251, 243, 223)


@lru_cache
def font(kind: str, size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    package, file = FONTS[kind]
    found = importlib.util.find_spec(package)
    if not found or not found.submodule_search_locations:
        return ImageFont.load_default(size)
    return ImageFont.truetype(Path(found.submodule_search_locations[0]) / "files" / file, size)


class Table:
    """A page on which everything is placed in units of 1280 x 720."""

    def __init__(self, width: int, height: int) -> None:
        self.page = Image.new("RGBA", (width, height))
        self.k = min(width / 1280, height / 720)

    def px(self, units: float) -> int:
        return max(1, round(units * self.k))

    def paste(self, image: Image.Image, x: float, y: float) -> None:
        left, top = round(x * self.k), round(y * self.k)
        cut = max(0, -left), max(0, -top), image.width, image.height
        if cut[0] < image.width and cut[1] < image.height:
            self.page.alpha_composite(image, (max(0, left), max(0, top)), cut)

    def sprite(self, name: str, x: float, y: float, factor: float = 1, turn: float = 0) -> None:
        """A piece with its upper left corner at x, y; turned about its middle."""
        piece, image = pieces()[name], opened(name)
        wide, high = (max(1, round(side / piece.scale * self.k * factor)) for side in image.size)
        image = image.resize((wide, high), Image.Resampling.LANCZOS)
        if turn:
            image = image.rotate(turn, Image.Resampling.BICUBIC)
        self.paste(image, x, y)

    def patch(self, name: str, x: float, y: float, wide: float, high: float) -> None:
        """A nine-patch round a box: it reaches beyond it by `grow`."""
        self.paste(self.stretched(name, wide, high), x - pieces()[name].grow, y - pieces()[name].grow)

    def stretched(self, name: str, wide: float, high: float) -> Image.Image:
        piece = pieces()[name]
        left, top, right, bottom = (round(side * piece.scale) for side in piece.margins or (0, 0, 0, 0))
        size = [round((side + 2 * piece.grow) * piece.scale) for side in (wide, high)]
        full = nine(opened(name), (left, top, right, bottom), *size)
        return full.resize((self.px(wide + 2 * piece.grow), self.px(high + 2 * piece.grow)), Image.Resampling.LANCZOS)

    def icon(self, name: str, x: float, y: float, size: float, colour: tuple[int, int, int] = CREAM) -> None:
        image = tinted_mask(opened(name), colour).resize((self.px(size), self.px(size)), Image.Resampling.LANCZOS)
        self.paste(image, x, y)

    def text(
        self, words: str, x: float, y: float, size: int, *, colour: tuple[int, int, int] = CREAM, kind: str = "serif"
    ) -> None:
        draw = ImageDraw.Draw(self.page)
        draw.text((x * self.k, y * self.k), words, font=font(kind, self.px(size)), fill=colour, anchor="mm")

    def card(self, name: str, x: float, y: float, wide: float, *, turn: float = 0, shadow: str = "resting") -> None:
        """A card with its middle at x, y, its shadow beneath."""
        face = Image.open(ASSETS / "cards" / f"{name}.webp").convert("RGBA")
        high = wide * 1.6
        size = self.px(2 * wide), self.px(2 * high)
        self.turned(self.stretched(f"card_shadow_{shadow}", wide, high), x, y, turn)
        image = face.resize(size, Image.Resampling.LANCZOS).rotate(turn, Image.Resampling.BICUBIC, expand=True)
        image = image.resize((image.width // 2, image.height // 2), Image.Resampling.LANCZOS)
        self.paste(image, x - image.width / 2 / self.k, y - image.height / 2 / self.k)

    def turned(self, image: Image.Image, x: float, y: float, turn: float) -> None:
        image = image.rotate(turn, Image.Resampling.BICUBIC, expand=True) if turn else image
        self.paste(image, x - image.width / 2 / self.k, y - image.height / 2 / self.k)


def ground(table: Table, name: str) -> None:
    wood = opened(name)
    piece = pieces()[name]
    size = [round(side / piece.scale * table.k) for side in wood.size]
    table.page.alpha_composite(laid(wood.resize(size, Image.Resampling.LANCZOS), *table.page.size))
    table.page.alpha_composite(opened("lamp").resize(table.page.size, Image.Resampling.BICUBIC))


def pile(table: Table, name: str, x: float, y: float, wide: float) -> None:
    """A stack with a back on top; x, y is the top card's corner."""
    factor = wide / 120
    table.patch("card_shadow_resting", x + 2, y + 5, wide, wide * 1.6)
    table.sprite(name, x - 8 * factor, y - 8 * factor, factor)
    back = Image.open(ASSETS / "cards" / "backs" / "red.webp").convert("RGBA")
    table.paste(back.resize((table.px(wide), table.px(wide * 1.6)), Image.Resampling.LANCZOS), x, y)
