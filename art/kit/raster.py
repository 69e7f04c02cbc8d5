"""SVG text to a Pillow image, with resvg: no system fonts, so the same picture everywhere. Code: MIT."""

import io

import resvg_py
from PIL import Image


def raster(svg: str, width: int, height: int) -> Image.Image:
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")
