"""The portraits: table, files and list agree; what is stored is what is drawn; signs are seen at 96 px."""

import io
import re
from itertools import combinations
from xml.etree import ElementTree

import numpy as np
import pytest
from numpy.lib.stride_tricks import sliding_window_view
from PIL import Image

from art.inn.mats import MOTIFS
from art.kit.fragment import PARTS
from art.measure import differing
from art.portraits.assemble import FOLDER as PARTS_FROM_CARDS
from art.portraits.assemble import svg
from art.portraits.render import ALPHA, FOLDER, QUALITY, chosen, names, path, picture
from art.portraits.sheet import small
from art.portraits.table import expressions, look, people, person, table
from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.text.customs import GESTURES
from tests.tiers import thorough

pytestmark = thorough  # drawing and mixing anew is dear: make test-all does it

SIGNS = GESTURES
MOODS = ("neutral", "pleased", "annoyed")
OWN_PARTS = (PARTS / PARTS_FROM_CARDS).resolve()


def opened(name: str) -> Image.Image:
    return Image.open(path(name)).convert("RGBA")


def shown(name: str) -> Image.Image:
    """As the game shows it, small, on wood."""
    return small(opened(name), 96)


def test_no_portrait_is_missing_and_none_is_left_over() -> None:
    stored = {file.relative_to(FOLDER).with_suffix("").as_posix() for file in FOLDER.rglob("*.webp")}
    assert stored == set(names())
    assert not [file for file in FOLDER.iterdir() if file.is_file()]


def test_the_regulars_of_the_house_and_nobody_else_have_portraits_of_regulars() -> None:
    drawn = {name: person(name)["name"] for name in people() if person(name)["role"] == "regular"}
    assert drawn == {regular.portrait: regular.name for regular in REGULARS}
    assert {person(name)["role"] for name in people()} == {"regular", "own"}


def test_every_regular_has_a_beer_mat_that_is_drawn() -> None:
    assert {regular.mat for regular in REGULARS} <= set(MOTIFS)


def test_there_are_enough_people_and_each_can_give_every_sign() -> None:
    roles = [person(name)["role"] for name in people()]
    assert roles.count("regular") >= 8
    assert roles.count("own") >= 4
    assert all(set(MOODS + SIGNS) <= set(expressions(name)) for name in people())
    assert len({person(name)["name"] for name in people()}) == len(people())


def test_the_pictures_are_squares_with_transparent_corners_and_stay_small() -> None:
    for name in (f"{each}/neutral" for each in people()):
        alpha = np.asarray(opened(name))[..., 3]
        assert alpha.shape == (512, 512)
        assert alpha[0, 0] == alpha[0, -1] == alpha[-1, 0] == alpha[-1, -1] == 0
        assert alpha[40:-40, 40:-40].min() == 255
    assert sum(file.stat().st_size for file in FOLDER.rglob("*.webp")) < 2_000_000


@pytest.mark.parametrize("name", ["roesle/heart", "tarek/neutral"])
def test_a_stored_portrait_is_what_the_sources_draw(name: str) -> None:
    """Up to 0.5 % of the pixels may differ by more than 24 of 255: rounding differs between machines."""
    buffer = io.BytesIO()
    picture(name).save(buffer, "WEBP", quality=QUALITY, alpha_quality=ALPHA, method=6, exact=True)
    assert differing(Image.open(buffer), opened(name)) < 0.005, "render it: python -m art.portraits --only " + name


@pytest.mark.parametrize("name", people())
def test_every_sign_is_clear_at_96_px(name: str) -> None:
    """At least 1.8 % of all pixels differ from neutral, and half of some block of 12 x 12."""
    neutral, images = shown(f"{name}/neutral"), {sign: shown(f"{name}/{sign}") for sign in SIGNS}
    for sign, image in images.items():
        assert differing(neutral, image) > 0.018, sign
        assert _strongest_block(neutral, image) > 0.5, sign
    for one, other in combinations(SIGNS, 2):
        assert differing(images[one], images[other]) > 0.03, (one, other)


def _strongest_block(one: Image.Image, other: Image.Image, side: int = 12) -> float:
    """The share of differing pixels in the block where most of them differ."""
    far = np.abs(np.asarray(one).astype(int) - np.asarray(other)).max(axis=2) > 24
    return float(sliding_window_view(far, (side, side)).mean(axis=(2, 3)).max())


def test_nobody_is_anybody_elses_sibling() -> None:
    faces = {name: shown(f"{name}/neutral").convert("L").convert("RGB") for name in people()}
    for one, other in combinations(people(), 2):
        assert differing(faces[one], faces[other]) > 0.2, (one, other)


def test_every_portrait_can_be_assembled_without_text_or_gradient() -> None:
    for name in names():
        text = svg(*name.split("/"))
        ElementTree.fromstring(text)
        assert not re.search(r"<text|Gradient|<image|<filter|font|\$", text), name


def test_every_part_is_used_and_says_what_it_is() -> None:
    used = {layer.part for name in names() for layer in look(*name.split("/")).layers}
    found = {file.relative_to(OWN_PARTS).with_suffix("").as_posix(): file for file in OWN_PARTS.rglob("*.svg")}
    assert set(found) == used
    for file in found.values():
        assert re.match(r"<!-- .+ Anchor 0,0 = .+ CC BY 4\.0\..*-->", file.read_text(encoding="utf-8")), file


def test_the_table_names_only_slots_that_there_are() -> None:
    slots = {row["slot"] for row in table()["rows"]}
    sides = {f"{row['slot']}_{side}" for row in table()["rows"] if row.get("pair") for side in ("left", "right")}
    for each in (*table()["person"].values(), *table()["expression"].values()):
        assert set(each.get("parts", {})) <= slots | sides
        assert set(each.get("moves", {})) <= slots | sides | set(table()["places"])
        assert set(each.get("places", {})) <= slots | set(table()["places"])


def test_keys_choose_portraits() -> None:
    assert chosen(["lena/neutral"]) == ["lena/neutral"]
    assert chosen(["berta"]) == [f"berta/{expression}" for expression in expressions("berta")]
    assert len(chosen(["blink"])) == len(people())
    assert chosen(["nobody"]) == []
