"""Pictures: what is made of the pieces of the table."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from gaigel_desktop.window import assets
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.retouch import OPAQUE, SEEN
from tests.tiers import one_in

if TYPE_CHECKING:
    from collections.abc import Callable

SOFTEST = 32  # of 255: a larger step from one pixel to the next is seen as an edge


@pytest.mark.parametrize("wide", [94, 146, 240])
def test_a_soft_shadow_has_no_edge_however_narrow_the_card(pictures: Pictures, wide: int) -> None:
    """A card that turns shows its edge for a moment; its shadow is narrower than the ends of the piece."""
    shadow = pictures.nine("card_shadow_flying", (wide, 280), 1.0)
    dark = [0, *(shadow.get_at((x, 140)).a for x in range(wide)), 0]
    assert max(dark) > SOFTEST
    assert max(abs(one - other) for one, other in pairwise(dark)) < SOFTEST


@pytest.mark.parametrize("angle", [0, 30, 60, 90, 150])
def test_of_a_turned_shadow_only_that_is_laid_which_can_be_seen(pictures: Pictures, angle: int) -> None:
    """And the lamp hangs where it hung: however a card is turned, its shadow lies in the middle of the picture."""
    whole = pygame.transform.rotate(pictures.nine("card_shadow_flying", (240, 320), 1.0), angle)
    shadow = pictures.turned_nine("card_shadow_flying", (240, 320), 1.0, angle)
    seen, before = shadow.get_bounding_rect(SEEN), whole.get_bounding_rect(SEEN)
    assert seen.size == shadow.get_size() < whole.get_size()
    assert abs(seen.width - before.width) <= 2
    assert abs(seen.height - before.height) <= 2, "nothing is cut off"


def test_shadows_stay_however_many_cards_fly(pictures: Pictures) -> None:
    pictures.make_room((640, 360))
    shadow = pictures.turned_nine("card_shadow_flying", (200, 280), 1.0, 30)
    for angle in range(360):
        pictures.flying_card("cards/backs/red.webp", 117, angle, 1.0)
    assert pictures.turned_nine("card_shadow_flying", (200, 280), 1.0, 30) is shadow


@one_in(4, "unit", [0.8, 1.0, 1.25, 1.5, 2.0, 3.0])
def test_nothing_shines_through_what_is_opaque_at_any_size(pictures: Pictures, unit: float) -> None:
    paper = pictures.nine("panel_paper", (round(600 * unit), round(400 * unit)), unit)
    card = pictures.scaled("cards/backs/red.webp", (round(117 * unit), round(187 * unit)))
    for picture in (paper, card):
        wide, high = picture.get_size()
        strong = {picture.get_at((x, high // 2)).a for x in range(wide // 4, wide * 3 // 4)}
        assert strong == {255}, "not a little less, as scaling leaves it"
        assert picture.get_at((0, 0)).a < OPAQUE


@pytest.mark.parametrize("unit", [0.8, 1.0, 1.5])
def test_every_slate_has_been_wiped_before(pictures: Pictures, unit: float) -> None:
    slate = pictures.nine("slate", (round(600 * unit), round(400 * unit)), unit)
    inside = slate.get_rect().inflate(round(-60 * unit), round(-60 * unit))
    greys = {tuple(slate.get_at((inside.centerx, y))) for y in range(inside.top, inside.bottom)}
    assert len(greys) > 5, "traces of chalk, and not one grey"


@pytest.fixture
def pictures() -> Pictures:
    pygame.display.set_mode((64, 64))
    return Pictures()


class SlowReader:
    """It is at what it was given until it is told to be through."""

    def __init__(self) -> None:
        self._begun: list[tuple[Future[pygame.Surface], Callable[[], pygame.Surface]]] = []
        self.draws_out = False  # what it was given last was no file to be read

    def submit(self, job: Callable[[], pygame.Surface]) -> Future[pygame.Surface]:
        """Something more to do."""
        self.draws_out = not (isinstance(job, partial) and job.func is pygame.image.load)
        self._begun.append((Future(), job))
        return self._begun[-1][0]

    def be_through(self) -> None:
        """With all of it."""
        while self._begun:
            future, job = self._begun.pop()
            future.set_result(job())


def test_a_card_that_was_needed_before_the_reader_brought_it_is_not_taken_for_the_next_one(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine a Seven was seen as a Ten: what was read of the one was kept for the other."""
    reader, (ten, seven) = SlowReader(), (f"cards/wuerttemberg/{name}.webp" for name in ("eichel_10", "blatt_7"))
    monkeypatch.setattr(assets, "reader", lambda: reader)
    pictures.make_room((1280, 720))
    for name in (ten, seven):
        pictures.expect(name, [(117, 187)])
    assert pictures.prepare()
    right = {name: _now(name) for name in (ten, seven)}
    assert pictures.card(ten, 117).get_buffer().raw == right[ten]
    while pictures.prepare():
        reader.be_through()
    assert pictures.card(seven, 117).get_buffer().raw == right[seven]


def test_a_piece_that_was_needed_before_it_was_drawn_out_is_not_taken_for_a_card(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader, back, slate = SlowReader(), "cards/backs/red.webp", ("slate", (600, 400), 1.0)
    right = _now(back)
    monkeypatch.setattr(assets, "reader", lambda: reader)
    pictures.make_room((1280, 720))
    pictures.expect_nine(*slate)
    pictures.expect(back, [(117, 187)])
    while not reader.draws_out:
        reader.be_through()
        assert pictures.prepare()
    pictures.nine(*slate)
    while pictures.prepare():
        reader.be_through()
    assert pictures.card(back, 117).get_buffer().raw == right


def _now(name: str) -> bytes:
    """The card as it comes from its file at once."""
    pictures = Pictures()
    pictures.make_room((1280, 720))
    return pictures.card(name, 117).get_buffer().raw
