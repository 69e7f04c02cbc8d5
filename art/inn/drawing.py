"""Drawings of this room: SVG parts in art/inn/parts, read with the kit's part reader, to pictures of any size.

A part is written as those of the cards (see art/kit/fragment.py): named colours, hatch, cord, ring, pip, part.
The shade side of a colour of this room is called `_deep` here and asked for as `$NAME_dark`.
Its `box` says what is seen: "x y width height" in its own units. Code: MIT.
"""

from collections.abc import Mapping

from PIL import Image

from art.kit.fragment import part, read
from art.kit.palette import STANDARD, paint
from art.kit.raster import raster
from art.kit.strokes import STYLE

HOME = "../inn/parts/"
COLOURS: Mapping[str, str] = {
    **STANDARD,
    "oak_wood": "#94592F",
    "oak_wood_deep": "#663A1C",
    "brass": "#D9A648",
    "brass_deep": "#93651D",
    "brass_light": "#F6DC96",
    "enamel": "#AE2F20",
    "enamel_deep": "#7E1D14",
    "slate_stone": "#303534",
    "slate_stone_deep": "#1A1D1C",
    "chalk": "#F3EEDF",
    "board": "#EFE3C6",
    "board_deep": "#CDB98C",
    "night": "#160B05",
    "walnut": "#3A2416",
    "hop": "#A9BE5A",
    "hop_deep": "#6F8A34",
    "radish": "#B93A55",
    "radish_deep": "#83233C",
    "straw_deep": "#B8862F",
}


def svg(inner: str, box: str) -> str:
    """A whole SVG document that shows a box."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
    return paint(f"{head}<style>{STYLE}</style>{inner}</svg>", COLOURS)


def fragment(name: str, given: Mapping[str, str] | None = None, suit: str = "schellen") -> str:
    """A part of this room as plain SVG."""
    return part(HOME + name, "wuerttemberg", suit, given or {})


def drawn(name: str, width: int, height: int, given: Mapping[str, str] | None = None) -> Image.Image:
    """A part as a picture."""
    box = read(HOME + name).get("box", "0 0 100 100")
    return raster(svg(fragment(name, given), box), width, height)
