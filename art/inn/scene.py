"""The title picture: an inn by lamplight. A wall of boards, a slate, a shelf; cards and wine on the table.

1920 x 1200; for 16:9 cut 60 pixels above and below. The left third stays quiet for the buttons, the upper left
for the lettering. Everything is painted dark to light: things first, then the lamp over all. Code: MIT;
picture: CC BY 4.0.
"""

from pathlib import Path

import numpy as np
from PIL import Image

from art.inn import cards, mats, slate
from art.inn.canvas import Field, Paint, blurred, cover_of, field, grid, noise, pixels, rgb, tinted
from art.inn.drawing import drawn
from art.inn.layout import put
from art.inn.slates import empty, marked
from art.inn.wood import DARK, Timber, planks

WIDTH, HEIGHT, EDGE = 1920, 1200, 790  # EDGE: where the wall meets the table
CARDS = Path(__file__).parents[2] / "assets" / "cards"
WALL = Timber(rgb("#7A4B28"), rgb("#4A2B15"), rgb("#1C0E07"), 13)
LAMP = 1290, 300
SLATE = 1410, 180, 1875, 480  # within its frame
ON_WALL = 520, 340
HAND = ["eichel_ober", "herz_daus", "herz_koenig", "herz_ober", "schellen_unter"]


def wall() -> Image.Image:
    """Upright boards."""
    boards = planks(EDGE + 40, [176, 190, 168, 184, 172, 196, 180, 166, 188, 150, 150], WALL, 21)
    return boards.image().transpose(Image.Transpose.ROTATE_90).crop((0, 0, WIDTH, EDGE))


def table() -> Image.Image:
    """The table top, boards running across, seen at a slant: rows nearer to us are taken further apart."""
    flat = pixels(planks(2200, [150, 168, 158, 172, 160, 150], Timber(*DARK[:3], 13), 5).image())
    height = HEIGHT - EDGE
    near = (np.arange(height) + 0.5) / height
    depth = 1 / (0.42 + 0.58 * near)  # 2.4 far away, 1 at the front edge
    rows = (1 - (depth - 1) / (depth[0] - 1)) * (len(flat) - 2)
    xs = (np.arange(WIDTH) - WIDTH / 2)[None, :] * (0.40 * depth[:, None] + 0.6) * 0.68 + 1100
    return Image.fromarray(_sampled(flat, field(np.broadcast_to(rows[:, None], xs.shape)), field(xs)), "RGBA")


def _sampled(flat: Field, ys: Field, xs: Field) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]":
    """Bilinear."""
    y, x = ys.astype(int), xs.astype(int)
    fy, fx = (ys - y)[..., None], (xs - x)[..., None]
    above = flat[y, x] * (1 - fx) + flat[y, x + 1] * fx
    below = flat[y + 1, x] * (1 - fx) + flat[y + 1, x + 1] * fx
    return np.asarray(np.clip(above * (1 - fy) + below * fy, 0, 255).astype("u1"))


def card(name: str, width: int) -> Image.Image:
    face = Image.open(CARDS / f"{name}.webp").convert("RGBA")
    return face.resize((width, round(width * 1.6)), Image.Resampling.LANCZOS)


def flat_shadow(page: Image.Image, x: float, y: float, size: tuple[float, float]) -> None:
    """A soft oval where a thing stands."""
    wide, high = size
    height, width = round(high * 3), round(wide * 1.6)
    ys, xs = grid(height, width)
    away = np.hypot((xs - width / 2) / (wide / 2), (ys - height / 2) / (high / 2))
    put(page, tinted(blurred(field(np.clip(1.5 - away, 0, 1)), 4) * 0.6, (14, 6, 2)), x, y)


def slanted(image: Image.Image, squash: float) -> Image.Image:
    """A thing that lies flat, seen at the slant of the table."""
    return image.resize((image.width, round(image.height * squash)), Image.Resampling.LANCZOS)


def dropped(page: Image.Image, image: Image.Image, x: float, y: float, *, down: int = 6, soft: float = 5) -> None:
    """A thing with its own shape as a shadow."""
    padded = Image.new("RGBA", (image.width + 60, image.height + 60))
    padded.paste(image, (30, 30))
    put(page, tinted(blurred(cover_of(padded), soft) * 0.6, (14, 6, 2)), x + down / 2, y + down)
    put(page, image, x, y)


def fan() -> Image.Image:
    """A hand of cards, laid open."""
    page = Image.new("RGBA", (900, 620))
    for number, name in enumerate(HAND):
        lean = (number - 2) * 11
        x, y = 450 + (number - 2) * 118, 320 + abs(number - 2) ** 2 * 13
        dropped(
            page, card(f"wuerttemberg/{name}", 230).rotate(-lean, Image.Resampling.BICUBIC, expand=True), x, y, down=4
        )
    return page.crop(page.getbbox())


def talon() -> Image.Image:
    """The stack of cards, crosswise on the trump."""
    page = Image.new("RGBA", (560, 440))
    trump = card("wuerttemberg/schellen_10", 190).rotate(90, expand=True)
    dropped(page, trump, 330, 220, down=4)
    edges = cards.stack(27, 0.12)
    factor = 190 / 240
    edges = edges.resize((round(edges.width * factor), round(edges.height * factor)))
    dropped(page, edges, 200, 222, down=5)
    page.alpha_composite(card("backs/red", 190), (200 - edges.width // 2 + 13, 222 - edges.height // 2 + 13))
    return page.crop(page.getbbox())


def on_the_wall(page: Image.Image, board: Image.Image) -> None:
    dropped(page, board.rotate(1.2, Image.Resampling.BICUBIC, expand=True), 1640, 330, down=16, soft=10)
    dropped(page, drawn("scene/shelf", 500, 92), 1000, 672, down=18, soft=9)
    for x, clay, flower, size in (
        (865, "grey", "blue", 0.95),
        (1000, "tan", "brick", 0.78),
        (1128, "silver", "green", 0.87),
    ):
        jug = drawn("scene/jug", round(170 * size), round(204 * size), {"clay": clay, "flower": flower})
        dropped(page, jug, x, 634 - jug.height / 2, down=10, soft=8)


def on_the_table(page: Image.Image) -> None:
    dropped(page, slanted(talon(), 0.54), 1000, 868)
    ring = slanted(mats.mat("grapes"), 0.5)
    dropped(page, ring.resize((250, 125)), 1660, 985, down=5)
    flat_shadow(page, 1672, 978, (170, 34))
    dropped(page, drawn("scene/glass", 240, 281), 1672, 850, down=6, soft=8)
    flat_shadow(page, 1425, 868, (150, 30))
    put(page, drawn("scene/bottle", 152, 353), 1425, 700)
    for step in range(4):
        put(page, mats.mat_token(), 1830, 905 - step * 10)
    dropped(page, slanted(fan(), 0.60), 1210, 1030, down=8)
    dropped(page, slanted(drawn("scene/pretzel", 300, 230), 0.60), 640, 930, down=7)
    put(page, slate.chalk_piece().resize((78, 27)), 760, 1080, -14)


def lamplight(height: int, width: int) -> Field:
    """How bright it is: a pool of light below the lamp, on the wall and on the table; dusk at the left."""
    ys, xs = grid(height, width)
    on_wall = np.exp(-(((xs - LAMP[0] - 60) / 720) ** 2) - ((ys - LAMP[1] - 170) / 440) ** 2)
    on_table = np.exp(-(((xs - LAMP[0]) / 760) ** 2) - ((ys - 960) / 330) ** 2)
    cone = np.clip((ys - LAMP[1]) / 60, 0.25, 1)
    return field(0.20 + 0.92 * np.maximum(on_wall * cone, on_table) + 0.012 * noise(height, width, 200, 200, 7))


def lit(image: Image.Image) -> Image.Image:
    """Multiplied by the warm light; the shade gets a touch of red brown."""
    light = lamplight(image.height, image.width)[..., None]
    rows = pixels(image)[..., :3] * light * field([1.06, 0.98, 0.86]) + field([16, 8, 4]) * (1 - np.clip(light, 0, 1))
    return Image.fromarray(np.clip(rows, 0, 255).astype("u1"), "RGB").convert("RGBA")


def glow(page: Image.Image) -> None:
    """The air round the lamp."""
    ys, xs = grid(HEIGHT, WIDTH)
    away = np.hypot((xs - LAMP[0]) / 420, (ys - LAMP[1] - 40) / 330)
    halo = Paint(HEIGHT, WIDTH).lay(rgb("#FFD48A"), 0.34 * np.exp(-(away**2) * 2.2))
    page.alpha_composite(halo.image())


def title_slate() -> Image.Image:
    """The same slate with nothing on it, to be laid over the painted one and written on."""
    return title_scene(empty(*ON_WALL)).crop(SLATE)


def title_scene(board: Image.Image | None = None) -> Image.Image:
    page = Image.new("RGBA", (WIDTH, HEIGHT))
    page.paste(wall(), (0, 0))
    page.paste(table(), (0, EDGE))
    page.alpha_composite(_joint())
    on_the_wall(page, board or marked(*ON_WALL, ["||V|", ".w||"]))
    on_the_table(page)
    page = lit(page)
    glow(page)
    put(page, drawn("scene/lamp", 360, 470), LAMP[0], LAMP[1] - 205 + 20)
    return page


def _joint() -> Image.Image:
    """The far edge of the table: a light lip, and the dark of the wall behind it."""
    ys, _ = grid(HEIGHT, WIDTH)
    paint = Paint(HEIGHT, WIDTH).lay((10, 4, 2), np.clip(1 - (EDGE - ys) / 70, 0, 1) * 0.6 * (ys < EDGE))
    paint.lay((10, 4, 2), np.clip(1 - np.abs(ys - EDGE) / 3, 0, 1))
    return paint.lay(rgb("#D59A5A"), np.clip(1 - np.abs(ys - EDGE - 6) / 4, 0, 1) * 0.5).image()
