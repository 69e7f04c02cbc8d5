"""The canvas: whatever changes between two pictures, painting the difference gives the picture painted whole."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from unittest.mock import patch

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame
import pytest

from gaigel_desktop.window import canvas as canvas_module
from gaigel_desktop.window import pictures as pictures_module
from gaigel_desktop.window.canvas import Canvas, merged
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.shelf import Shelf
from tests.combinations import for_all
from tests.tiers import first_of, one_in, thorough

SIZE = (400, 260)
WHOLE = pygame.Rect(0, 0, *SIZE)
ROUNDED = 3  # steps of a colour that mixing two pictures may be off


@pytest.fixture(scope="module", autouse=True)
def a_screen() -> Iterator[Screen]:
    screen = Screen("Gaigel", (1280, 720))
    yield screen
    screen.close()


def pictures_of(dice: Random) -> list[pygame.Surface]:
    """Small pictures that let something through."""
    made = []
    for _ in range(12):
        picture = pygame.Surface((dice.randint(1, 90), dice.randint(1, 90)), pygame.SRCALPHA)
        picture.fill([dice.randrange(256) for _ in range(3)] + [dice.choice((60, 128, 255))])
        made.append(picture)
    return made


Scattered = list[tuple[pygame.Surface, tuple[int, int], pygame.Rect | None]]


def changed(scattered: Scattered, dice: Random, pictures: list[pygame.Surface]) -> Scattered:
    """Some go, some come, some lie elsewhere or in another order, and some twice."""
    scattered = [each for each in scattered if dice.random() < 0.9]
    for _ in range(dice.randint(0, 3)):
        at = dice.randint(-40, SIZE[0]), dice.randint(-40, SIZE[1])
        window = pygame.Rect(dice.randint(0, 200), dice.randint(0, 100), 150, 120) if dice.random() < 0.3 else None
        scattered.insert(dice.randint(0, len(scattered)), (dice.choice(pictures), at, window))
    if scattered and dice.random() < 0.2:
        scattered.append(dice.choice(scattered))
    if dice.random() < 0.1:
        dice.shuffle(scattered)
    return scattered


def apart(one: pygame.Surface, other: pygame.Surface) -> int:
    """How far two pictures are apart where they differ most, in steps of a colour."""
    mine, yours = (pygame.image.frombytes(pygame.image.tobytes(each, "RGB"), each.size, "RGB") for each in (one, other))
    return max(_above(mine, yours), _above(yours, mine))


def _above(one: pygame.Surface, other: pygame.Surface) -> int:
    """By how much it is brighter than the other where it is so most."""
    assert one.size == other.size
    left = one.copy()
    left.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return max(pygame.image.tobytes(left, "RGB"))


def lay(canvas: Canvas, ground: pygame.Surface, scattered: Scattered) -> None:
    canvas.blit(ground, (0, 0))
    scatter(canvas, scattered)


def scatter(canvas: Canvas, scattered: Scattered) -> None:
    for picture, at, window in scattered:
        canvas.set_clip(window)
        canvas.blit(picture, at)
    canvas.set_clip(None)


@first_of(5, "seed", range(12))
def test_painting_what_has_changed_is_painting_everything(seed: int) -> None:
    dice = Random(seed)
    pictures = pictures_of(dice)
    ground = pygame.Surface(SIZE).convert()
    ground.fill((90, 60, 30))
    canvas, seen = Canvas(), pygame.Surface(SIZE).convert()
    scattered: Scattered = []
    for _ in range(40):
        scattered = changed(scattered, dice, pictures)
        lay(canvas, ground, scattered)
        canvas.paint(seen)
        fresh, whole = Canvas(), pygame.Surface(SIZE).convert()
        lay(fresh, ground, scattered)
        assert fresh.paint(whole) == [WHOLE]
        assert seen.get_buffer().raw == whole.get_buffer().raw


def test_the_same_picture_again_paints_nothing() -> None:
    dice = Random(1)
    canvas, seen = Canvas(), pygame.Surface(SIZE).convert()
    ground = pygame.Surface(SIZE).convert()
    scattered = changed([], dice, pictures_of(dice))
    lay(canvas, ground, scattered)
    canvas.paint(seen)
    lay(canvas, ground, scattered)
    assert canvas.paint(seen) == []
    canvas.forget()
    lay(canvas, ground, scattered)
    assert canvas.paint(seen) == [WHOLE]


def test_in_another_order_only_what_was_taken_up_is_painted() -> None:
    canvas, seen = Canvas(), pygame.Surface(SIZE).convert()
    cards = [pygame.Surface((30, 30)).convert() for _ in range(5)]
    places = [(60 * at, 20) for at in range(5)]
    for order in ((0, 1, 2, 3, 4), (0, 2, 3, 4, 1)):
        for at in order:
            canvas.blit(cards[at], places[at])
        parts = canvas.paint(seen)
    assert len(parts) == 1 and parts[0].contains((*places[1], 30, 30)) and parts[0].width < 40


def test_what_was_laid_before_can_be_laid_again() -> None:
    canvas, seen = Canvas(), pygame.Surface(SIZE).convert()
    ground, mark = pygame.Surface(SIZE).convert(), pygame.Surface((30, 30)).convert()
    mark.fill((200, 10, 10))
    canvas.blit(ground, (0, 0))
    count = canvas.count()
    canvas.blit(mark, (50, 60))
    layer = canvas.since(count)
    canvas.paint(seen)
    canvas.blit(ground, (0, 0))
    canvas.lay(layer)
    assert canvas.paint(seen) == []
    assert seen.get_at((60, 70))[:3] == (200, 10, 10)


@one_in(4, "seed", range(8))
def test_half_of_a_fade_is_half_of_both_pictures(seed: int) -> None:
    """Whatever lies below or above it."""
    dice = Random(seed)
    pictures, ground = pictures_of(dice), pygame.Surface(SIZE).convert()
    ground.fill((90, 60, 30))
    below, old, new, above = (scattered_by(dice, pictures) for _ in range(4))

    def faded(done: float) -> pygame.Surface:
        canvas, seen = Canvas(), pygame.Surface(SIZE).convert()
        lay(canvas, ground, below)
        canvas.fade(done, lambda state: scatter(canvas, new if state else old))
        scatter(canvas, above)
        canvas.paint(seen)
        return seen

    def laid(scattered: Scattered) -> pygame.Surface:
        canvas, seen = Canvas(), pygame.Surface(SIZE).convert()
        lay(canvas, ground, below + scattered + above)
        canvas.paint(seen)
        return seen

    assert apart(faded(0.0), laid(old)) == apart(faded(1.0), laid(new)) == 0
    assert apart(faded(0.5), pygame.transform.average_surfaces([laid(old), laid(new)])) <= ROUNDED


def test_what_fades_is_made_once_and_as_long_as_it_is_hardly_seen_not_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas, seen, dice = Canvas(), pygame.Surface(SIZE).convert(), Random(3)
    pictures, ground = pictures_of(dice), pygame.Surface(SIZE).convert()
    old, new = scattered_by(dice, pictures), scattered_by(dice, pictures)
    made: list[pygame.Rect] = []

    def watched(rects: list[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
        """Where the two differ is looked for when what fades is made, wherever that lies."""
        parts = merged(rects, whole)
        made.extend(parts if whole is canvas_module.EVERYWHERE else ())
        return parts

    monkeypatch.setattr(canvas_module, "merged", watched)
    painted, makes = [], []
    for done in (0.0, canvas_module.BEGUN / 2, 0.4, 0.7, 1.0):
        made.clear()
        lay(canvas, ground, [])
        canvas.fade(done, lambda state: scatter(canvas, new if state else old))
        painted.append(bool(canvas.paint(seen)))
        makes.append(bool(made))
    assert painted == [True, False, True, True, True]
    assert makes == [False, True, False, False, False]


def scattered_by(dice: Random, pictures: list[pygame.Surface]) -> Scattered:
    """Some pictures, here and there."""
    scattered: Scattered = []
    while len(scattered) < 5:
        scattered = changed(scattered, dice, pictures)
    return scattered


@for_all(seed=range(20))
def test_merged_rectangles_cover_the_same_and_do_not_overlap(seed: int) -> None:
    dice = Random(seed)
    rects = [
        pygame.Rect(dice.randint(-30, 390), dice.randint(-30, 250), dice.randint(0, 120), dice.randint(0, 120))
        for _ in range(9)
    ]
    found = merged(rects, WHOLE)
    assert all(part.collidelist(found[at + 1 :]) < 0 for at, part in enumerate(found))
    assert all(WHOLE.contains(part) for part in found)
    for rect in rects:
        inside = rect.clip(WHOLE)
        assert sum(_size(inside.clip(part)) for part in found) == _size(inside)


def _size(rect: pygame.Rect) -> int:
    return rect.width * rect.height


def test_a_shelf_keeps_what_was_needed_last_within_its_room() -> None:
    shelf = Shelf(10 * 4 * 100)
    made: list[int] = []

    def picture(name: int) -> pygame.Surface:
        made.append(name)
        return pygame.Surface((10, 10))

    for name in (*range(10), 0, *range(10, 15), 0):
        shelf.find(name, lambda name=name: picture(name))  # type: ignore[misc]
    assert shelf.filled <= shelf.room
    assert made == list(range(15)), "the first one was needed again in time"


@pytest.fixture
def shelves(monkeypatch: pytest.MonkeyPatch) -> list[Shelf]:
    """All on which pictures are kept from now on."""
    made: list[Shelf] = []

    def noted(room: int) -> Shelf:
        made.append(Shelf(room))
        return made[-1]

    monkeypatch.setattr(pictures_module, "Shelf", noted)
    return made


@thorough
def test_hours_of_flights_stay_within_their_room(shelves: list[Shelf]) -> None:
    pictures, dice = Pictures(), Random(1)
    shelves.clear()
    pictures.make_room((1280, 720))
    for _ in range(3000):
        pictures.flying_card("cards/backs/red.webp", dice.uniform(50, 120), dice.uniform(-180, 180), 1.0)
        pictures.turned_nine("card_shadow_flying", (dice.randrange(100, 240), 300), 1.0, dice.uniform(-180, 180))
    assert sum(shelf.filled > 0 for shelf in shelves) >= 2, "cards, and shadows on another one"
    assert all(shelf.filled <= shelf.room for shelf in shelves)


def test_cards_are_made_before_they_are_needed(shelves: list[Shelf]) -> None:
    pictures, sizes = Pictures(), [(117, 187), (96, 154)]
    pictures.make_room((1280, 720))
    pictures.expect("cards/backs/red.webp", sizes)
    pictures.expect("cards/backs/missing.webp", sizes)
    while pictures.prepare():
        """Files are read beside the loop, which comes by again and again."""
    assert pictures.missing == {"cards/backs/missing.webp"}
    filled = [shelf.filled for shelf in shelves]
    assert 4 * 2 * 117 * 187 in filled and 4 * 2 * 96 * 154 in filled, "whole cards lie on a shelf of their own"


def test_small_cards_are_drawn_down_from_the_card_in_the_hand() -> None:
    pictures = Pictures()
    pictures.make_room((1280, 720))
    whole = pictures.card("cards/backs/red.webp", 117)
    with patch.object(pygame.image, "load", side_effect=AssertionError("read again")):
        for width in (52, 74, 96):
            assert pictures.card("cards/backs/red.webp", width).get_width() == width
    assert pictures.card("cards/backs/red.webp", 117) is whole
    assert pictures.card("cards/backs/red.webp", 234).get_width() == 234


def test_a_large_piece_that_is_expected_waits_for_its_moment_whatever_else_is_made() -> None:
    pictures = Pictures()
    pictures.make_room((1280, 720))
    pictures.expect_nine("slate", (600, 400), 1.0)
    while pictures.prepare():
        """As the loop does while nothing moves."""
    for at in range(40):
        pictures.made(("other", at), lambda: pygame.Surface((1280, 720)))
    with patch("gaigel_desktop.window.pictures.stretched", side_effect=AssertionError("drawn out only now")):
        ahead = pictures.nine("slate", (600, 400), 1.0)
    now = Pictures()
    now.make_room((1280, 720))
    assert ahead.get_buffer().raw == now.nine("slate", (600, 400), 1.0).get_buffer().raw
