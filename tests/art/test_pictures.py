"""The stored pictures: what the sources draw, the same turned round, each unlike every other."""

import io
from itertools import combinations, product

import numpy as np
import pytest
from PIL import Image

from art import names
from art.measure import asymmetry, differing
from art.names import Face, backs, face, faces, path
from art.render import chosen, picture, quality
from art.sheet import small
from tests.tiers import thorough

pytestmark = thorough  # drawing and mixing anew is dear: make test-all does it

SAMPLES = [
    "wuerttemberg/herz_koenig",
    "wuerttemberg/safe_large/schellen_10",
    "wuerttemberg/large/blatt_ober",
    "french/en/pik_dame",
    "backs/red",
]
ROUGH = 40  # of 255: what WebP alone does to a face
CENTRE = (180, 325, 320, 475)  # of a German Seven: its middle sign has a top


def opened(name: str) -> Image.Image:
    return Image.open(path(name)).convert("RGBA")


@pytest.mark.parametrize("name", SAMPLES)
def test_a_stored_picture_is_what_the_sources_draw(name: str) -> None:
    """Up to 0.5 % of the pixels may differ by more than 24 of 255: rounding differs between machines."""
    buffer = io.BytesIO()
    picture(name).save(buffer, "WEBP", quality=quality(name), method=0)
    assert differing(Image.open(buffer), opened(name)) < 0.005, "render it: python -m art --only " + name


def test_drawing_twice_gives_the_same_pixels() -> None:
    first, second = (np.asarray(picture("wuerttemberg/blatt_7")) for _ in range(2))
    assert np.array_equal(first, second)


def has_a_top(found: Face) -> bool:
    """French aces, Sevens and nines, as in every French pack."""
    return found.deck == "french" and found.rank in ("ass", "7", "9")


@pytest.mark.parametrize("large", [False, True], ids=["standard", "large"])
def test_a_face_equals_itself_turned_round(large: bool) -> None:
    for found in faces():
        if found.large == large and not found.safe and not has_a_top(found):
            assert asymmetry(_without_middle(found), ROUGH) < 0.0002, found.name


def _without_middle(found: Face) -> Image.Image:
    image = opened(found.name)
    if found.rank == "7":
        image.paste("#FFFFFF", CENTRE)
    return image


def test_a_back_equals_itself_turned_round() -> None:
    for name in backs():
        assert asymmetry(opened(name)) < 0.001, name


@pytest.mark.parametrize("deck, safe, large", list(product(("wuerttemberg", "french"), (False, True), (False, True))))
def test_every_pair_of_faces_differs_clearly_at_70_px(deck: str, safe: bool, large: bool) -> None:
    table = names.deck(deck)
    cards = product(table["suits"], names.ranks(deck))
    shown = [face(deck, suit, rank, safe=safe, large=large).name for suit, rank in cards]
    images = {name: small(opened(name), 70) for name in shown}
    least = 0.12 if deck == "wuerttemberg" else 0.025
    for one, other in combinations(shown, 2):
        assert differing(images[one], images[other]) > least, (one, other)


def test_keys_choose_pictures() -> None:
    assert chosen(["eichel_koenig"]) == [
        "wuerttemberg/eichel_koenig",
        "wuerttemberg/safe/eichel_koenig",
        "wuerttemberg/large/eichel_koenig",
        "wuerttemberg/safe_large/eichel_koenig",
    ]
    four = ["kreuz_dame", "kreuz_bube", "karo_dame", "karo_bube"]
    assert chosen(["french/safe/en"]) == [f"french/safe/en/{card}" for card in four]
    assert len(chosen(["ober"])) == 16
    assert len(chosen(["wuerttemberg"])) == 96
    assert chosen(["backs"]) == ["backs/red", "backs/blue", "backs/green", "backs/vine"]
