"""The table and the parts: every card can be put together, every part is used and says what it is."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from art.assemble import back_svg, face_svg
from art.boxes import box
from art.boxes import names as parts
from art.kit.fragment import PARTS, part
from art.names import Face, backs, faces
from art.table import BACKS, TABLE, card
from tests.tiers import thorough

pytestmark = thorough  # drawing and mixing anew is dear: make test-all does it

ALL_PARTS = parts()
SIGNS = {"10": 10, "9": 9, "7": 7}


def test_every_face_can_be_assembled_without_text_or_gradient() -> None:
    for face in faces():
        svg = face_svg(face)
        ElementTree.fromstring(svg)
        assert not re.search(r"<text|Gradient|<image|<filter|font|\$", svg), face.name
    for name in backs():
        ElementTree.fromstring(back_svg(name.removeprefix("backs/")))


@pytest.mark.parametrize("face", [face for face in faces() if face.rank in SIGNS], ids=lambda face: face.name)
def test_a_number_card_shows_its_number_of_signs(face: Face) -> None:
    content = card(face.deck, face.card)
    once = sum(len(row.at) for row in content.upper + content.whole if row.pip)
    twice = sum(len(row.at) for row in content.half if row.pip)
    assert once + 2 * twice == SIGNS[face.rank]


@pytest.mark.parametrize("name", ALL_PARTS)
def test_a_part_says_its_anchor_and_box(name: str) -> None:
    head = (PARTS / f"{name}.svg").read_text(encoding="utf-8").split("-->")[0]
    said = re.search(r"Box (-?\d+),(-?\d+) to (-?\d+),(-?\d+)", head)
    assert "Anchor 0,0 = " in head and said
    assert [int(value) for value in said.groups()] == pytest.approx(box(name), abs=2)


def test_every_part_is_used() -> None:
    tables = [table.read_text(encoding="utf-8") for table in (TABLE, BACKS)]
    texts = tables + [_text(name) for name in ALL_PARTS]
    unused = [name for name in ALL_PARTS if not any(f'"{name}"' in text for text in texts)]
    assert unused == []


def _text(name: str) -> str:
    return Path(PARTS / f"{name}.svg").read_text(encoding="utf-8")


def test_a_card_may_colour_a_part_and_the_shade_follows() -> None:
    plain, green = (part("hats/slouch", "wuerttemberg", "herz", given) for given in ({}, {"hat": "green"}))
    assert "$brown_dark" in plain and "$brown_deep" in plain
    assert "$green" in green and "$green_dark" in green and "$brown" not in green
