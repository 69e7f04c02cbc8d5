"""Opening: the door to a show, over whatever lies there, and back to it."""

from __future__ import annotations

from gaigel_desktop.scenes.parts.full_screen import WholeScreen
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.show.plan.show import Show
from gaigel_desktop.show.plan.show_progress import twelve_minutes
from gaigel_desktop.window.scene import Scenes

from .show_scene import ShowScene


def open_show(
    player: OwnPlayer, services: Services, whole_screen: WholeScreen, scenes: Scenes, wanted: Show | None
) -> None:
    """This, or the programme of the house; another one that is shown there makes room. It fills the screen."""
    scene, before = _shown(player, services, whole_screen, scenes, wanted or twelve_minutes()), shown_in(scenes)
    scenes.kit.sounds.stop_music()
    whole_screen.fill()
    if before is not None:
        before.presented.rest()
        scenes.take_away(before)
    scenes.push(scene)


def tell_next(
    player: OwnPlayer, services: Services, whole_screen: WholeScreen, scenes: Scenes, stumbled: ShowScene
) -> None:
    """What comes after the piece that could not be shown, as the presenter wanted to see it."""
    scene = _shown(player, services, whole_screen, scenes, stumbled.presented.show)
    scene.presented.begin(stumbled.presented.place.piece + 1)
    scene.steering.viewing = stumbled.steering.viewing
    scenes.push(scene)


def _shown(player: OwnPlayer, services: Services, whole_screen: WholeScreen, scenes: Scenes, show: Show) -> ShowScene:
    return ShowScene(player, services, show, lambda: end_show(whole_screen, scenes))


def shown_in(scenes: Scenes) -> ShowScene | None:
    """The show that lies there, if one does."""
    return next((scene for scene in scenes.lying if isinstance(scene, ShowScene)), None)


def end_show(whole_screen: WholeScreen, scenes: Scenes) -> None:
    """Back to what lay there before; the window is as it was."""
    whole_screen.unfill()
    shown = shown_in(scenes)
    if shown is not None:
        shown.presented.rest()
        scenes.take_away(shown)
    if scenes.lying:
        scenes.come_on()
