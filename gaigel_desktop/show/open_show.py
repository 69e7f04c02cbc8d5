"""Opening: the door to a show, over whatever lies there, and back to it."""

from __future__ import annotations

from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.show.plan.show import Show
from gaigel_desktop.show.plan.show_progress import twelve_minutes
from gaigel_desktop.window.scene import Scenes

from .show_scene import ShowScene


def open_show(desk: Desk, scenes: Scenes, wanted: Show | None) -> None:
    """This, or the programme of the house; another one that is shown there makes room. It fills the screen."""
    scene, before = _shown(desk, scenes, wanted or twelve_minutes()), shown_in(scenes)
    desk.kit.sounds.stop_music()
    desk.fill_screen()
    if before is not None:
        before.presented.rest()
        scenes.take_away(before)
    scenes.push(scene)


def tell_next(desk: Desk, scenes: Scenes, stumbled: ShowScene) -> None:
    """What comes after the piece that could not be shown, as the presenter wanted to see it."""
    scene = _shown(desk, scenes, stumbled.presented.show)
    scene.presented.begin(stumbled.presented.place.piece + 1)
    scene.steering.viewing = stumbled.steering.viewing
    scenes.push(scene)


def _shown(desk: Desk, scenes: Scenes, show: Show) -> ShowScene:
    return ShowScene(desk, show, lambda: end_show(desk, scenes))


def shown_in(scenes: Scenes) -> ShowScene | None:
    """The show that lies there, if one does."""
    return next((scene for scene in scenes.lying if isinstance(scene, ShowScene)), None)


def end_show(desk: Desk, scenes: Scenes) -> None:
    """Back to what lay there before; the window is as it was."""
    desk.unfill_screen()
    shown = shown_in(scenes)
    if shown is not None:
        shown.presented.rest()
        scenes.take_away(shown)
    if scenes.lying:
        scenes.come_on()
