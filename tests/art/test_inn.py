"""The pieces of the inn: the table agrees with the files, each fits its use, the stored are what the sources paint."""

import io
import json
from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from art.inn import app, chalk, lettering
from art.inn.canvas import noise
from art.inn.icons import icons, suit_names
from art.inn.layout import nine, rays
from art.inn.mats import MOTIFS
from art.inn.pieces import Piece, pieces
from art.inn.store import ASSETS, TABLE, encoded, leftovers, opened, table
from art.names import backs, path
from tests.tiers import thorough

pytestmark = thorough  # drawing and mixing anew is dear: make test-all does it

BY_KIND = {kind: [p for p in pieces().values() if p.kind == kind] for kind in ("tile", "nine", "icon", "mask")}
SAMPLES = [
    "melden",
    "button_hover",
    "focus",
    "stroke_3",
    "pencil_gigackel_2",
    "pad",
    "tail_south",
    "card_shadow_hand",
    "talon_6",
    "suit_french_pik",
]


def pixels(image: Image.Image) -> "np.ndarray[tuple[int, ...], np.dtype[np.float64]]":
    return np.asarray(image).astype(float)


def named(piece: Piece) -> str:
    return piece.name


def test_the_table_is_what_the_list_and_the_files_say() -> None:
    text = TABLE.read_text(encoding="utf-8")
    assert text == table()
    listed = {row["file"] for group in json.loads(text).values() for row in group.values()}
    assert listed == {piece.file for piece in pieces().values()}


def test_no_file_is_missing_and_none_is_left_over() -> None:
    assert [name for name in app.names() if not (ASSETS / "app" / name).exists()] == []
    assert leftovers() == []


def test_everything_together_stays_small() -> None:
    files = [file for folder in ("table", "icons", "app") for file in (ASSETS / folder).glob("*")]
    assert sum(file.stat().st_size for file in files + [path(name) for name in backs()]) < 3_500_000


@pytest.mark.parametrize("piece", BY_KIND["nine"], ids=named)
def test_the_corners_of_a_nine_patch_fit_and_its_middle_remains(piece: Piece) -> None:
    image = opened(piece.name)
    left, top, right, bottom = (round(side * piece.scale) for side in piece.margins or (0, 0, 0, 0))
    assert 0 < left + right < image.width and 0 < top + bottom < image.height
    large = nine(image, (left, top, right, bottom), image.width * 3, image.height * 2)
    drawn_out, own = (pixels(one.crop((0, 0, left, top)))[..., 3] for one in (large, image))
    assert np.array_equal(drawn_out, own)
    assert piece.grow < min(piece.margins or (0,)) or not piece.grow


@pytest.mark.parametrize("piece", BY_KIND["nine"], ids=named)
def test_the_middle_of_a_nine_patch_is_as_even_as_it_was_painted(piece: Piece) -> None:
    """It is drawn out: a speck of WebP, two of 255 darker, would become a square."""
    left, top, right, bottom = (round(side * piece.scale) for side in piece.margins or (0, 0, 0, 0))
    painted, stored = (pixels(each)[top:-bottom, left:-right] for each in (piece.paint(), opened(piece.name)))
    if not np.ptp(painted, (0, 1)).any():
        assert not np.ptp(stored, (0, 1)).any()


def seam(rows: "np.ndarray[tuple[int, ...], np.dtype[np.float64]]") -> tuple[float, float]:
    """The mean step from the last row to the first, and over the edges of WebP's blocks within."""
    within = np.abs(rows[16::16] - rows[15:-1:16][: len(rows[16::16])])
    return float(np.abs(rows[0] - rows[-1]).mean()), float(within.mean())


@pytest.mark.parametrize("piece", BY_KIND["tile"], ids=named)
def test_the_edges_of_a_tile_meet(piece: Piece) -> None:
    """WebP smooths the edges of its blocks, but not over the seam, hence a step of up to 2.5 of 255 more.

    Boards have seams of their own, and the border of the linen ends above and below.
    """
    rows = pixels(opened(piece.name))[..., :3]
    over, within = seam(rows.swapaxes(0, 1))
    assert over < 1.5 * within + 2.5
    if "wood" not in piece.name and piece.name != "linen_border":
        over, within = seam(rows)
        assert over < 1.5 * within + 2.5


@pytest.mark.parametrize("name", SAMPLES)
def test_a_stored_piece_is_what_the_sources_paint(name: str) -> None:
    """Up to 0.5 % of the pixels may differ by more than 24 of 255: rounding differs between machines."""
    fresh = pixels(Image.open(io.BytesIO(encoded(pieces()[name]))).convert("RGBA"))
    assert (np.abs(fresh - pixels(opened(name))).max(axis=2) > 24).mean() < 0.005


def test_painting_twice_gives_the_same_pixels() -> None:
    assert chalk.stroke(1).tobytes() == chalk.stroke(1).tobytes()
    assert encoded(pieces()["button_normal"]) == encoded(pieces()["button_normal"])


def test_every_icon_has_ink_at_24_pixels_and_is_unlike_every_other() -> None:
    names = list(icons())
    small = [opened(name).getchannel("A").resize((24, 24), Image.Resampling.LANCZOS) for name in names]
    masks = np.array([pixels(image).ravel() / 255 for image in small])
    assert [name for name, mask in zip(names, masks, strict=True) if not 0.08 < mask.mean() < 0.75] == []
    alike = [(a, b) for a, b in combinations(range(len(names)), 2) if np.abs(masks[a] - masks[b]).mean() < 0.04]
    assert [(names[a], names[b]) for a, b in alike] == []


def test_a_mask_is_white_even_where_it_is_transparent() -> None:
    masks = BY_KIND["mask"] + BY_KIND["icon"]
    assert [piece.name for piece in masks if pixels(opened(piece.name))[..., :3].min() < 255] == []


def test_mats_differ_without_their_colour() -> None:
    grey = {name: pixels(opened(f"mat_{name}").convert("L").crop((90, 40, 230, 190))) for name in MOTIFS}
    assert len(MOTIFS) >= 8
    assert min(np.abs(grey[a] - grey[b]).mean() for a, b in combinations(MOTIFS, 2)) > 15


@pytest.mark.parametrize("tool", ["", "pencil_"])
def test_there_are_strokes_enough_and_each_is_unlike_the_next(tool: str) -> None:
    assert chalk.STROKES >= 6 and chalk.VEES >= 3
    drawn = [opened(f"{tool}stroke_{number + 1}").tobytes() for number in range(chalk.STROKES)]
    assert len(set(drawn)) == chalk.STROKES


@pytest.mark.parametrize("sides", range(2, 9))
def test_every_side_has_its_own_ray_within_the_slate(sides: int) -> None:
    found = rays(sides, 212, 122)
    angles = sorted(ray.angle % 360 for ray in found)
    gaps = [(b - a) % 360 for a, b in zip(angles, angles[1:] + angles[:1], strict=True)]
    assert len(found) == sides and min(gaps) > 40
    for ray in found:
        turn = np.radians(ray.angle)
        assert abs(ray.length * np.cos(turn)) <= 106.01 and abs(ray.length * np.sin(turn)) <= 61.01


def test_all_suits_are_there_also_for_colour_blind_players() -> None:
    assert len(suit_names()) == 16
    for name in ("wuerttemberg_blatt", "wuerttemberg_eichel", "french_kreuz", "french_karo"):
        assert opened(f"suit_{name}").tobytes() != opened(f"suit_{name}_safe").tobytes()


def test_the_application_icon_opens_in_all_sizes() -> None:
    for size in app.SIZES:
        assert Image.open(ASSETS / "app" / f"gaigel_{size}.png").size == (size, size)
    with Image.open(ASSETS / "app" / "gaigel.ico") as ico:
        assert set(ico.info["sizes"]) == {(size, size) for size in app.ICO}
    with Image.open(ASSETS / "app" / "gaigel.icns") as icns:
        assert icns.size == (1024, 1024)


def test_the_lettering_uses_no_font() -> None:
    assert "<text" not in lettering.title_svg() and "font" not in lettering.title_svg()


def test_noise_closes_on_itself() -> None:
    field = noise(64, 96, 8, 12, 1)
    assert np.abs(field[:, 0] - field[:, -1]).mean() < 2 * np.abs(np.diff(field, axis=1)).mean()
