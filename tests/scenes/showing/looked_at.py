"""A show at moments that are worth a look: by its scene and the keys of a clicker that lead there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from gaigel_desktop.lessons.story import stories
from gaigel_desktop.show.open_show import open_show
from gaigel_desktop.show.plan.show import show_of_story
from gaigel_desktop.show.plan.stations import ASKED
from gaigel_desktop.show.show_scene import ShowScene
from tests.scenes.pages import Visitor

ON: Final = pygame.K_PAGEDOWN
REST: Final = 6.0


def shown(guest: Visitor, story: str, presses: int = 0, keys: tuple[int, ...] = ()) -> ShowScene:
    """A story by itself, so many presses on, a key for every card, in the window."""
    guest.player.change(show_pace="event")
    open_show(guest.player, guest.services, guest.house.whole_screen, guest.scenes, show_of_story(story))
    guest.key(pygame.K_F11)
    guest.scenes.resize()
    scene = guest.scene
    assert isinstance(scene, ShowScene)
    for key in (*[ON] * presses, *keys):
        guest.key(key)
        guest.wait(REST)
    return scene


def asked(guest: Visitor, story: str, question: int, more: int = 0) -> None:
    """Where the room is asked for the so manieth time, and so many presses on."""
    scene = shown(guest, story)
    while (scene.presented.place.up, scene.presented.place.stop) != (ASKED, question):
        guest.key(ON)
        guest.wait(REST)
    for _ in range(more):
        guest.key(ON)
        guest.wait(REST)


NAMES: Final = tuple(story.name for story in stories())
MOMENTS: Final[dict[str, Callable[[Visitor], object]]] = {
    **{f"show-{name}": partial(shown, story=name) for name in NAMES},
    **{f"show-{name}-deal": partial(shown, story=name, presses=4) for name in NAMES},
    **{
        f"show-{story.name}-{'asked' if more == 0 else 'answered'}-{at}": partial(
            asked, story=story.name, question=at, more=more
        )
        for story in stories()
        for at, stop in enumerate(story.stops)
        for more in (0, 1)
        if not (more and stop.choices)
    },
    "show-cards": partial(shown, story="goal_and_trick", presses=1),
    "show-end": partial(shown, story="partner", presses=0, keys=(pygame.K_n,)),
    "show-held": partial(shown, story="goal_and_trick", presses=9, keys=(pygame.K_3, pygame.K_h)),
    "show-all-open": partial(shown, story="goal_and_trick", presses=9, keys=(pygame.K_o,)),
    "show-two-languages": partial(shown, story="goal_and_trick", presses=6, keys=(pygame.K_t,)),
    "show-branch": partial(shown, story="goal_and_trick", presses=8, keys=(pygame.K_h, pygame.K_2)),
    "show-why": partial(shown, story="partner", presses=3, keys=(pygame.K_w,)),
    "show-dark": partial(shown, story="partner", presses=3, keys=(pygame.K_b,)),
    "show-paused": partial(shown, story="goal_and_trick", presses=9, keys=(pygame.K_F5,)),
    "show-keys": partial(shown, story="partner", presses=3, keys=(pygame.K_F1,)),
}
