"""Contrast and less motion: as the player wants them, or as the system asks; and high contrast can be seen."""

from __future__ import annotations

import itertools

import pygame
import pytest

from gaigel_desktop.controller import places
from gaigel_desktop.controller.settings import Settings, load
from gaigel_desktop.scenes.pages.settings import MORE
from gaigel_desktop.scenes.parts.contrast_and_motion import LOOKS
from gaigel_desktop.table.motion.tempo import tempo_of
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import edges, theme
from gaigel_desktop.window.theme import Colour
from gaigel_desktop.window.wishes import Asking, Wishes
from tests.tiers import one_in

from .pages import Open, Visitor

ENOUGH = 7.0  # of contrast, by the Web Content Accessibility Guidelines
CALM, STRONG = LOOKS


def asks(visitor: Visitor, calm: bool | None, contrast: bool | None) -> None:
    """The system answers."""
    visitor.player.looking.system = Asking()
    visitor.player.looking.system.answer = Wishes(calm, contrast)
    visitor.turn()


def switched(visitor: Visitor, name: str) -> None:
    visitor.to_settings(MORE)
    visitor.click(name, x=0.95)
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_ESCAPE)


def test_what_the_system_asks_for_holds_where_it_is_followed(visit: Open) -> None:
    visitor = visit()
    visitor.turn()
    assert not tempo_of(visitor.player).gentle and not visitor.house.kit.pictures.strong
    asks(visitor, True, True)
    assert tempo_of(visitor.player).gentle and visitor.house.kit.pictures.strong
    assert visitor.house.kit.pictures.allowance.lacks, "all that is seen begins anew"
    asks(visitor, None, False)
    assert not tempo_of(visitor.player).gentle and not visitor.house.kit.pictures.strong
    assert visitor.player.settings == visit().player.settings, "nothing of it is the player's choice"


@one_in(2, "name", [CALM, STRONG])
@pytest.mark.parametrize("system", [True, False, None])
def test_the_players_own_choice_always_wins(visit: Open, name: str, system: bool | None) -> None:
    visitor = visit()
    asks(visitor, system, system)
    looking = visitor.player.looking
    other = next(each for each in LOOKS if each != name)
    for _ in range(3):
        before = looking.holds(name)
        switched(visitor, name)
        assert looking.holds(name) is not before
        assert looking.holds(other) is bool(system), "the other one stays as it is"
        asks(visitor, system, system)
        assert looking.holds(name) is not before


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        ((None, None), "system_silent"),
        ((False, None), "system_asks_nothing"),
        ((True, False), "system_calm"),
        ((None, True), "system_contrast"),
    ],
)
def test_the_settings_say_what_the_system_asks_for_now(
    visit: Open, wishes: tuple[bool | None, bool | None], words: str
) -> None:
    visitor = visit()
    asks(visitor, *wishes)
    visitor.to_settings(MORE)
    assert visitor.sees(say(words))


def test_a_file_of_before_keeps_less_motion_and_follows_the_system(visit: Open) -> None:
    visitor = visit()
    visitor.player.change(reduced_motion=True)
    places.settings_file().write_text("reduced_motion = true\n")
    old = load(places.settings_file()).settings
    assert old.reduced_motion and old.as_system and not old.contrast
    asks(visitor, False, False)
    assert visitor.player.looking.calm, "whoever has chosen it has it, whatever the system says"


def test_the_system_is_asked_after_the_first_picture_and_watched_until_it_has_said(visit: Open) -> None:
    visitor = visit()
    may = Asking(lambda: Wishes(contrast=True))
    visitor.player.looking.system = may
    assert may.answer is None and not may.waits
    visitor.house.expect_music()
    for _ in range(3):
        visitor.turn()
    while may.waits:
        visitor.wait(theme.REST)
    visitor.turn()
    assert visitor.player.looking.strong


# -- what is seen --------------------------------------------------------------------------------------------------


def luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_words_stand_out_as_much_as_is_asked_of_the_best() -> None:
    strong = {colour: theme.STRONG.get(colour, colour) for colour in (theme.INK, theme.INK_SOFT, theme.WINE)}
    for ink, paper in itertools.product(strong.values(), (theme.PAPER, theme.PAPER_DARK, theme.CREAM)):
        assert contrast(ink, paper) >= ENOUGH
    for one, other in (edges.FOCUS, edges.EITHER):
        assert contrast(one, other) >= ENOUGH, "one of the two is seen on any ground"


def colour(picture: pygame.Surface, at: tuple[int, int]) -> tuple[int, int, int]:
    red, green, blue, _ = picture.get_at(at)
    return red, green, blue


def shown(visitor: Visitor) -> pygame.Surface:
    visitor.to_settings(MORE)
    visitor.scene.draw()
    return visitor.house.kit.screen.surface.copy()


def test_what_can_be_used_has_an_edge_and_the_wood_is_darker(visit: Open) -> None:
    pictures = [shown(visit(contrast=strong)) for strong in (False, True)]
    grounds = [colour(picture, (700, 50)) for picture in pictures]
    assert luminance(grounds[1]) < luminance(grounds[0])
    visitor = visit(contrast=True)
    picture, back = shown(visitor), visitor.find("back").box
    edge = colour(picture, (round(back.middle[0]), round(back.y) + 1))
    assert contrast(edge, grounds[1]) >= ENOUGH
    wood = [colour(each, (round(back.right) - 14, round(back.middle[1]))) for each in pictures]
    assert contrast(theme.WHITE, wood[1]) > contrast(theme.WHITE, wood[0])


def test_switching_it_on_is_seen_at_once(visit: Open) -> None:
    visitor = visit()
    before = shown(visitor)
    visitor.click(STRONG, x=0.95)
    assert visitor.house.kit.pictures.strong and visitor.house.kit.pictures.allowance.again()
    visitor.scenes.resize()  # as the loop does where something lacked
    visitor.scene.draw()
    after = visitor.house.kit.screen.surface
    assert after.get_at((700, 50)) != before.get_at((700, 50))
    assert Settings().contrast is False
