"""Every card has its picture in every set, and there is no picture that no card asks for."""

from itertools import product

import pytest
from PIL import Image

from art import names
from art.names import CARDS, backs, decks, face, faces, path
from art.table import table


@pytest.mark.parametrize(
    "deck, safe, large, english",
    [(d, *flags) for d in ("wuerttemberg", "french") for flags in product((0, 1), repeat=3)],
)
def test_each_set_has_24_different_faces(deck: str, safe: int, large: int, english: int) -> None:
    table = names.deck(deck)
    shown = {
        face(deck, suit, rank, safe=bool(safe), large=bool(large), english=bool(english)).name
        for suit, rank in product(table["suits"], table["ranks"])
    }
    assert len(shown) == 24
    assert all(path(name).exists() for name in shown)


@pytest.mark.parametrize("safe, large", list(product((False, True), repeat=2)))
def test_nines_may_stand_for_the_sevens_of_the_french_deck(safe: bool, large: bool) -> None:
    for suit in names.deck("french")["suits"]:
        seven, nine = (face("french", suit, rank, safe=safe, large=large, english=True) for rank in ("7", "9"))
        assert nine.name == seven.name.replace("_7", "_9") and path(nine.name).exists()
        assert nine.letters == "9" and nine.card in table()["french"]
    assert names.nines("wuerttemberg") == []


def test_no_picture_is_missing_and_none_is_left_over() -> None:
    stored = {str(file.relative_to(CARDS).with_suffix("").as_posix()) for file in CARDS.rglob("*.webp")}
    assert stored == {found.name for found in faces()} | set(backs())


def test_every_picture_is_500_by_800() -> None:
    sizes = {Image.open(path(name)).size for name in [found.name for found in faces()] + backs()}
    assert sizes == {(500, 800)}


def test_the_pictures_stay_small() -> None:
    assert sum(file.stat().st_size for file in CARDS.rglob("*.webp")) < 19_000_000


def test_a_variant_that_would_not_differ_is_not_stored() -> None:
    assert face("french", "herz", "7", safe=True, english=True).name == "french/herz_7"
    assert (
        face("french", "kreuz", "dame", safe=True, large=True, english=True).name == "french/safe_large/en/kreuz_dame"
    )
    assert face("wuerttemberg", "eichel", "ober", english=True).name == "wuerttemberg/eichel_ober"


def test_the_corner_says_the_rank() -> None:
    assert face("french", "pik", "bube").letters == "B"
    assert face("french", "pik", "bube", english=True).letters == "J"
    assert [face("wuerttemberg", "herz", rank).letters for rank in names.deck("wuerttemberg")["ranks"]] == [
        "A", "10", "K", "O", "U", "7",
    ]  # fmt: skip


def test_both_decks_are_there() -> None:
    assert decks() == ["wuerttemberg", "french"]
