"""Icons, in one hand: heavy outlines, one half-tone, knife cuts. White masks that the game tints.

parts/icons/*.toml, a table an icon, each value SVG path data in a box of 48 x 48; `O x y r` is a circle:
  tone   area in the half-tone (alpha 0.36)        fill   area, full (even-odd)      cut    area taken out
  line   outline, 3.5 wide                         thin   line, 2.5 wide             knock  line taken out, 9 wide
Order: tone, fill, cut, knock, line, thin. So one multiplication by a colour gives a two-tone icon. Code: MIT.
"""

import re
import tomllib
from functools import cache
from pathlib import Path

import numpy as np
from PIL import Image

from art.inn.canvas import Colour, Field, blurred, cover_of, field, rgb, tinted
from art.inn.drawing import svg
from art.kit.palette import SAFE, STANDARD, paint
from art.kit.pips import pip
from art.kit.raster import raster
from art.names import deck as deck_names
from art.names import decks

FOLDER = Path(__file__).parent / "parts" / "icons"
SIZE = 144  # pixels; three times the box
TONE = 0.36
PAPER = rgb("#FBF3DF")
PENS = {"line": 3.5, "thin": 2.5, "knock": 9.0}
CIRCLE = re.compile(r"O([\d.]+) ([\d.]+) ([\d.]+)")
Icon = dict[str, str]


@cache
def icons() -> dict[str, Icon]:
    """All icons by name, in the order of their files."""
    found: dict[str, Icon] = {}
    for path in sorted(FOLDER.glob("*.toml")):
        found |= tomllib.loads(path.read_text(encoding="utf-8"))
    return found


def circles(data: str) -> str:
    """Path data with every `O x y r` written as two arcs."""
    return CIRCLE.sub(
        lambda found: (
            f"M{float(found[1]) - float(found[3]):g} {found[2]}a{found[3]} {found[3]} 0 1 0 {2 * float(found[3]):g} 0"
            f"a{found[3]} {found[3]} 0 1 0 {-2 * float(found[3]):g} 0Z"
        ),
        data,
    )


def _layer(data: str, pen: float) -> Field:
    """How much a path covers, filled (pen 0) or drawn."""
    look = f'fill="none" stroke="#fff" stroke-width="{pen}"' if pen else 'fill="#fff" fill-rule="evenodd"'
    path = f'<path {look} stroke-linejoin="round" stroke-linecap="round" d="{circles(data)}"/>'
    return cover_of(raster(svg(path, "0 0 48 48"), SIZE, SIZE))


def icon(name: str) -> Image.Image:
    """One icon as a white mask."""
    content = icons()[name]

    def layer(key: str) -> Field:
        return _layer(content[key], PENS.get(key, 0)) if content.get(key) else np.zeros((SIZE, SIZE), "f4")

    body = np.maximum(layer("tone") * TONE, layer("fill"))
    body = body * (1 - layer("cut")) * (1 - layer("knock"))
    return tinted(field(np.maximum(body, np.maximum(layer("line"), layer("thin")))), (255, 255, 255))


def tinted_mask(mask: Image.Image, colour: Colour) -> Image.Image:
    """A white mask in a colour, as the game does it."""
    page = Image.new("RGBA", mask.size, colour)
    page.putalpha(mask.getchannel("A"))
    return page


def suit_names() -> dict[str, tuple[str, str, bool]]:
    """Which suit signs there are: name -> deck, suit, colour-safe."""
    found = {}
    for deck in decks():
        for suit in deck_names(deck)["suits"]:
            found[f"{deck}_{suit}"] = (deck, suit, False)
            found[f"{deck}_{suit}_safe"] = (deck, suit, True)
    return found


def suit_sign(deck: str, suit: str, safe: bool) -> Image.Image:
    """A suit sign in colour, with a paper edge as if cut out, so that it shows on dark wood too."""
    sign = pip(deck, suit, 50, 50, 82, outline=6 if deck == "wuerttemberg" else None)
    document = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{sign}</svg>'
    drawn = raster(paint(document, SAFE if safe else STANDARD), SIZE, SIZE)
    page = tinted(field(np.clip(blurred(cover_of(drawn), 3) * 9, 0, 1)), PAPER)
    page.alpha_composite(drawn)
    return page
