"""What is seen of a table is always what painting everything would show, however little was painted."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

import pygame
import pytest

from gaigel_desktop.controller.settings import AIDS
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.options import PLAYERS_OF, PRESETS
from gaigel_desktop.scenes.deal import table_picture
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.table.board.card_places import hand_place, pile_place
from gaigel_desktop.table.board.chalk_marks import SUIT, Mark
from gaigel_desktop.table.board.layout import Place
from gaigel_desktop.table.motion.sprite import Pose, Sprite
from gaigel_desktop.table.paint.paint_card import Look
from gaigel_desktop.table.paint.paint_marks import dark_bands, draw_mark
from gaigel_desktop.table.paint.paint_resting import draw_pack, draw_piles
from gaigel_desktop.table.paint.painter import Painter
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.table_state import TableState
from gaigel_desktop.window import pictures, pieces, theme
from gaigel_desktop.window.faces import face_file
from gaigel_desktop.window.pen import Pen
from tests.scenes.shot import Guest as Visitor
from tests.scenes.shot import game_of, opened
from tests.tiers import first_of, thorough

from .guest import Guest

KEYS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_SPACE, pygame.K_RETURN, pygame.K_m, pygame.K_ESCAPE, pygame.K_w)
TALON, TRICKS = 38, 24  # the most cards that lie in a talon, and the most tricks in a pile: where two play

TABLES = ((4, "leinfelden", 2), (2, "wikipedia", 1), (6, "wikipedia", 3))


def lying(guest: Visitor) -> TableState:
    """What lies on the table that is seen."""
    assert isinstance(guest.scene, TableScene) and guest.scene.state is not None
    return guest.scene.state


@thorough
@pytest.mark.parametrize("players, preset, seed", TABLES)
def test_painting_what_has_changed_is_painting_the_table(players: int, preset: str, seed: int) -> None:
    dice = Random(seed)
    with opened("title", (1024, 640), draws=True, language="de") as guest:
        guest.take_a_chair(game_of(players, preset, f"paint {seed}"))
        screen = guest.house.kit.screen
        for _ in range(60):
            if dice.random() < 0.4:
                guest.key(dice.choice(KEYS))
            guest.wait(dice.choice((1 / 60, 1 / 60, 0.1, 0.7)))
            whole = screen.canvas.copy()
            assert whole is not None
            assert screen.surface.get_buffer().raw == whole.get_buffer().raw


def test_a_table_at_rest_is_not_painted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with opened("table-4", (1024, 640), draws=True, language="de") as guest:
        screen = guest.house.kit.screen
        guest.wait(1.0)
        painted: list[int] = []
        monkeypatch.setattr(screen, "show", lambda: painted.append(1))
        guest.wait(3.0)
        assert painted == []


def test_a_card_that_nobody_points_at_is_drawn_where_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[tuple[str, int], set[bool]] = {}
    draw = Painter.sprite

    def watched(painter: Painter, sprite: Sprite, now: float, lifted: bool = False) -> None:
        drawn.setdefault(sprite.zone, set()).add(lifted)
        draw(painter, sprite, now, lifted)

    monkeypatch.setattr(Painter, "sprite", watched)
    with opened("table-4-trick", (1024, 640), draws=True, language="de") as guest:
        drawn.clear()
        guest.scene.resize()
        guest.turn()
        assert {"hand", "trick"} <= {zone for zone, _ in drawn}
        assert all(lifted == {False} for lifted in drawn.values())
        drawn.clear()
        guest.key(pygame.K_RIGHT)
        guest.wait(0.1)
        assert [zone for zone, lifted in drawn.items() if True in lifted] == [("hand", 0)]


@thorough
def test_the_hand_without_a_card_is_drawn_while_the_player_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    with opened("table-4", (1280, 720), draws=True, language="de") as guest:
        while guest.house.kit.pictures.prepare():
            """As the loop does while nothing moves."""
        monkeypatch.setattr(pictures, "smoothly_turned", lambda picture, angle: pytest.fail("drawn only now"))
        state, deck = lying(guest), guest.player.deck
        hand, table = state.hand(), state.stage.table
        for played in range(len(hand)):
            for at, card in enumerate(hand[:played] + hand[played + 1 :]):
                place = hand_place(table, at, len(hand) - 1)
                guest.house.kit.pictures.card(face_file(deck, CODES[card]), place.width, place.angle)


@thorough
@pytest.mark.parametrize("cards", [2, 4, 1, 8])
def test_where_many_cards_fly_each_is_turned_anew_on_every_other_frame(cards: int) -> None:
    with opened("table-4", (1280, 720), draws=True, language="de") as guest:
        painter, stage = Painter(guest.house.kit, Look()), lying(guest).stage
        chrome = describe(lying(guest)).rests
        seen: list[list[object]] = []
        for frame in range(12):
            painter.table(chrome, stage.seen)
            poses = [Pose(Place(400, 300, 9.0 * frame, 117, True), height=1.0)] * cards
            flying = zip(stage.sprites[:cards], poses, strict=True)
            seen.append([painter.in_flight(sprite, "cards/backs/red.webp", pose) for sprite, pose in flying])
        for flown in zip(*seen, strict=True):
            anew = sum(one is not other for one, other in pairwise(flown))
            assert anew == (11 if cards <= 2 else 5), "and nobody has to wait for longer"


def test_no_frame_has_the_whole_shade_of_a_count_to_lay() -> None:
    """It is drawn down, and up again at the end."""
    frames = round(theme.CHALKED / theme.FRAME)
    dark = [dark_bands(at / frames) for at in range(frames + 1)]
    assert set(dark[0]) == {0.0} and set(dark[-1]) == {1.0}
    assert all(upper >= lower for bands in dark for upper, lower in pairwise(bands))
    for before, after in pairwise(dark):
        assert sum(one != other for one, other in zip(before, after, strict=True)) <= 2


@thorough
def test_what_is_large_on_the_sheet_after_a_deal_is_there_when_it_comes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paper and slate are drawn out while the last cards are played; the table below lies as it lay."""
    drawn: list[tuple[int, int]] = []
    stretched = pieces.stretched

    def watched(whole: pygame.Surface, size: tuple[int, int], margins: tuple[int, int, int, int]) -> pygame.Surface:
        drawn.append(size)
        return stretched(whole, size, margins)

    monkeypatch.setattr(pictures, "stretched", watched)
    with opened("table-4-played-out", (1280, 720), draws=True, language="de") as guest:
        table = guest.scene
        while guest.house.kit.pictures.prepare():
            """As the loop does while nothing moves."""
        guest.key(pygame.K_SPACE)
        while guest.scene is table:
            guest.wait(theme.FRAME)
        before = len(drawn)
        monkeypatch.setattr(table_picture, "Painter", lambda *given: pytest.fail("the table is laid anew"))
        guest.wait(theme.FRAME)
        large = [size for size in drawn if size[0] * size[1] > 1280 * 720 / 8]
        assert len(large) >= 2, "paper and slate"
        assert not [size for size in drawn[before:] if size in large]
        canvas = guest.house.kit.screen.canvas
        painted: list[int] = []
        paint = canvas.paint

        def measured(surface: pygame.Surface) -> list[pygame.Rect]:
            parts = paint(surface)
            painted.append(sum(part.width * part.height for part in parts))
            return parts

        monkeypatch.setattr(canvas, "paint", measured)
        guest.wait(3.0)
        assert 0 < max(painted) < 1280 * 720 / 10, "a mark is written, and the slate below it lies as it lay"


@thorough
@pytest.mark.parametrize("angle", [30, 0, 90])
def test_a_coarse_shadow_looks_like_a_fine_one(angle: int) -> None:
    with opened("title", (1280, 720), draws=True) as guest:
        turned = guest.house.kit.pictures.turned_nine
        fine, coarse = (turned("card_shadow_flying", (498, 628), 3.0, angle, grain) for grain in (1, 2))
    room = [max(length) for length in zip(fine.get_size(), coarse.get_size(), strict=True)]
    seen = []
    for shadow in (fine, coarse):
        ground = pygame.Surface(room)
        ground.fill(theme.PAPER)
        ground.blit(shadow, shadow.get_rect(center=ground.get_rect().center))
        seen.append(pygame.surfarray.array3d(ground).astype(int))
    assert abs(seen[0] - seen[1]).max() <= 8, "steps of a colour, on the lightest ground"


def test_the_sign_of_a_suit_in_chalk_is_not_stretched(monkeypatch: pytest.MonkeyPatch) -> None:
    """The place for it is as wide as what else is chalked there."""
    with opened("title", (1280, 720), draws=True) as guest:
        pen, sizes = Pen(guest.house.kit), list[tuple[int, int]]()
        monkeypatch.setattr(type(pen.surface), "blit", lambda canvas, picture, place: sizes.append(picture.get_size()))
        draw_mark(pen, Look(), Mark(SUIT, (230.0, 595.0, 76.0, 38.0), suit=0), 1.0)
        assert sizes == [(38, 38)]


def test_a_talon_and_a_pile_are_painted_however_few_cards_lie_there() -> None:
    """Where two play, a trick is as few cards as there can be in a pile."""
    with opened("table-2", (1024, 640)) as guest:
        pen, stage = Pen(guest.house.kit), lying(guest).stage
        pile = pile_place(stage.seen, stage.table, 0)
        for cards in range(1, TALON + 1):
            draw_pack(pen, Look(), cards, pile)
        for tricks in range(1, TRICKS + 1):
            draw_piles(pen, Look(), (tricks, 0), stage.seen, stage.table)


# -- whole deals -------------------------------------------------------------------------------------------------

# Each preset and each number of players once, then whatever else can be dealt.
PAINTED = [("wikipedia", 2), ("rutesheim", 3), ("leinfelden", 4), *product(["uspcc-1907"], (5, 6, 7, 8))]
DEALT = [(preset, players) for preset in PRESETS for players in PLAYERS_OF[preset]]
ALL_HELP = dict.fromkeys(AIDS, True)
A_LOOK = 0.06  # seconds


@first_of(1, "preset, players", PAINTED + [table for table in DEALT if table not in PAINTED])
def test_a_deal_can_be_painted_in_every_state(preset: str, players: int) -> None:
    """A picture now and then, every other time with all the help that there is: most tests paint nothing."""
    guest = Guest(preset, players, seed=players, chosen=ALL_HELP if players % 2 else {})
    screen = guest.screen

    def look() -> None:
        guest.draws = True
        guest.wait(A_LOOK)
        guest.draws = False

    guest.plays_on_by_keys(look)
    look()
    assert guest.deal.phase == OVER and screen.painted > 10
    guest.scene.draw()
    whole = screen.canvas.copy()
    assert whole is not None and screen.surface.get_buffer().raw == whole.get_buffer().raw


def test_the_light_goes_on_to_whoever_is_in_turn() -> None:
    """What is kept of the table from one picture to the next is that of the same turn."""
    with opened("table-4", (1280, 720), language="de") as guest:
        screen, seen, chrome = guest.house.kit.screen, lying(guest).stage.seen, describe(lying(guest)).rests

        def painted(painter: Painter, turn: int) -> bytes:
            painter.table(chrome._replace(turn=turn), seen)
            screen.show()
            return screen.surface.get_buffer().raw

        kept, anew = Painter(guest.house.kit, Look()), Painter(guest.house.kit, Look())
        assert painted(kept, 1) != painted(kept, 2) == painted(anew, 2)
