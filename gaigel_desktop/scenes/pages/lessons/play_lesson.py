"""Playing a lesson: scene after scene at tables of their own, over whatever lay there; the twin ticks it off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.match.sealed import Sealed
from gaigel_desktop.controller.seating import Seating, own_name
from gaigel_desktop.controller.teaching.contents import lesson_after, tutor_of
from gaigel_desktop.controller.teaching.tutor import Tutor
from gaigel_desktop.scenes.deal.evening import TableFor
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.table.play.lecture import Closing, Lecture, WayOn
from gaigel_desktop.window.scene import Scenes

MORE: Final = "lesson_more"
ALONE: Final = "lesson_alone"
DONE: Final = "lesson_done"
ENOUGH: Final = "lesson_enough"
TO_TABLE: Final = "lesson_to_table"


def play_lesson(player: OwnPlayer, services: Services, scenes: Scenes, name: str) -> None:
    """The first scene of a lesson; whoever has had enough finds everything as it was."""
    scenes.kit.sounds.stop_music()
    over_match = any(isinstance(scene, TableScene) for scene in scenes.lying)
    scenes.push(table_of(player, services, scenes, tutor_of(name), TO_TABLE if over_match else ""))


def told_above(scenes: Scenes) -> TableScene | None:
    """The table of the lesson that is told, unless somebody plays above it."""
    tables = (scene for scene in reversed(scenes.lying) if isinstance(scene, TableScene))
    table = next(tables, None)
    return table if table is not None and table.lecture is not None else None


def tell_anew(player: OwnPlayer, services: Services, scenes: Scenes, table: TableScene) -> None:
    """The scene that was told there, from its beginning at another table."""
    assert table.lecture is not None
    told = table.lecture.tutor
    scenes.push(table_of(player, services, scenes, Tutor(told.lesson, told.number), table.lecture.way_back))


def table_of(player: OwnPlayer, services: Services, scenes: Scenes, tutor: Tutor, way_back: str = "") -> TableScene:
    """A table at which this scene is played; over a match, with a way back to that."""

    def close(played: Tutor) -> Closing:
        following = played.following()
        if following is not None:
            key = ALONE if following.is_twin else MORE
            return Closing(key, (WayOn("lesson_go_on", _another(player, services, scenes, following, way_back)),))
        if played.ticked:
            player.learner.learn(player.learner.progress.with_lesson(played.lesson.name))
        return Closing(DONE, _ways_on(player, services, scenes, played, way_back))

    seating, lecture = _seating(player, tutor), Lecture(tutor, close, way_back)
    return TableScene(TableFor(tutor.party(), seating, Sealed(), lecture=lecture), player, services)


def _ways_on(player: OwnPlayer, services: Services, scenes: Scenes, played: Tutor, way_back: str) -> tuple[WayOn, ...]:
    """To the next lesson of the first eight, or back to whatever lay there."""
    after, enough = lesson_after(played.lesson.name), WayOn(way_back or ENOUGH, scenes.pop)
    if after is None:
        return (enough,)
    return WayOn("lesson_next", _another(player, services, scenes, tutor_of(after), way_back)), enough


def _another(player: OwnPlayer, services: Services, scenes: Scenes, tutor: Tutor, way_back: str) -> Callable[[], None]:
    return lambda: scenes.replace(table_of(player, services, scenes, tutor, way_back))


def _seating(player: OwnPlayer, tutor: Tutor) -> Seating:
    """The player on the seat of the lesson, and regulars round the table; whoever tells it looks on."""
    others = iter(each for each in REGULARS if each.portrait != tutor.lesson.teller)
    sitting = {seat: next(others) for seat in range(tutor.rules.players) if seat != tutor.seat}
    me = own_name(player.name, (each.name for each in sitting.values()))
    names = (sitting[seat].name if seat in sitting else me for seat in range(tutor.rules.players))
    faces = (sitting[seat].portrait if seat in sitting else player.portrait for seat in range(tutor.rules.players))
    return Seating(tutor.seat, tuple(names), tuple(faces))
