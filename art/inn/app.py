"""The icon of the application: a bell on enamel; from 48 pixels up it hangs before two cards.

Code: MIT; picture: CC BY 4.0.
"""

from pathlib import Path

from PIL import Image

from art.inn.drawing import svg
from art.kit.pips import pip
from art.kit.raster import raster

SIZES = (16, 24, 32, 48, 64, 96, 128, 192, 256, 512, 1024)
ICO = (16, 24, 32, 48, 64, 128, 256)
ICNS = (16, 32, 64, 128, 256, 512, 1024)


def _plate(fine: bool) -> str:
    """The enamel plate with its rim; small sizes have a heavier rim and nothing else."""
    rim = '<rect x="62" y="62" width="900" height="900" rx="170" fill="none" stroke="$brass_light" stroke-width="16"/>'
    return (
        '<rect x="20" y="20" width="984" height="984" rx="215" fill="$ink"/>'
        f'<rect x="{44 if fine else 70}" y="{44 if fine else 70}" width="{936 if fine else 884}" '
        f'height="{936 if fine else 884}" rx="190" fill="$enamel"/>'
        '<path fill="$enamel_deep" d="M770 44H790Q980 44 980 234V790Q980 980 790 980H234Q120 980 70 890'
        'Q600 900 770 44Z"/>' + (rim if fine else "")
    )


def _card(turn: float, inner: str) -> str:
    """A card behind the bell."""
    return (
        f'<g transform="rotate({turn} 512 1180)"><rect x="336" y="176" width="352" height="564" rx="36" '
        'fill="$paper" stroke="$ink" stroke-width="22"/>'
        f'<rect x="370" y="212" width="284" height="492" rx="14" fill="none" stroke="$edge" '
        f'stroke-width="8"/>{inner}</g>'
    )


def icon_svg(size: int) -> str:
    sign = "wuerttemberg", "schellen"
    if size < 48:
        return svg(_plate(False) + pip(*sign, 512, 500, 760, outline=62 if size < 32 else 46), "0 0 1024 1024")
    cards = _card(-13, pip("wuerttemberg", "blatt", 432, 290, 116)) + _card(
        11, pip("wuerttemberg", "herz", 592, 286, 118)
    )
    return svg(f"{_plate(True)}{cards}{pip(*sign, 512, 640, 540, outline=30)}", "0 0 1024 1024")


def icon(size: int) -> Image.Image:
    """The icon at one size, drawn for it."""
    return raster(icon_svg(size), size, size)


def store(folder: Path) -> list[str]:
    """Writes the PNG files, the .ico and the .icns."""
    folder.mkdir(parents=True, exist_ok=True)
    images = {size: icon(size) for size in SIZES}
    for size, image in images.items():
        image.save(folder / f"gaigel_{size}.png", optimize=True)
    images[256].save(
        folder / "gaigel.ico",
        sizes=[(size, size) for size in ICO],
        append_images=[images[size] for size in ICO],
    )
    images[1024].save(folder / "gaigel.icns", append_images=[images.get(size, icon(size)) for size in ICNS])
    return [f"app/{name}" for name in names()]


def names() -> list[str]:
    return [f"gaigel_{size}.png" for size in SIZES] + ["gaigel.ico", "gaigel.icns"]
