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
from gaigel_desktop.scenes.routes import Cards, Lesson, Play
from gaigel_desktop.table.play.lecture import Closing, Lecture, WayOn
from gaigel_desktop.window.scene import Scenes

DONE: Final = "lesson_done"
ENOUGH: Final = "lesson_enough"
TO_TABLE: Final = "lesson_to_table"
PLAY: Final = "lesson_play"


def play_lesson(player: OwnPlayer, services: Services, scenes: Scenes, asked: Lesson) -> None:
    """The first scene of a lesson; whoever has had enough finds everything as it was."""
    scenes.kit.sounds.stop_music()

    def play() -> None:
        scenes.pop()
        services.open(Play())

    over_match, tutor = any(isinstance(scene, TableScene) for scene in scenes.lying), tutor_of(asked.name)
    leave = WayOn(PLAY, play) if not asked.listed else WayOn(ENOUGH, scenes.pop)
    scenes.push(table_of(player, services, scenes, tutor, WayOn(TO_TABLE, scenes.pop) if over_match else leave))
    if tutor.lesson.cards:
        services.open(Cards(tutor.rules))


def told_above(scenes: Scenes) -> TableScene | None:
    """The table of the lesson that is told, unless somebody plays above it."""
    tables = (scene for scene in reversed(scenes.lying) if isinstance(scene, TableScene))
    table = next(tables, None)
    return table if table is not None and table.lecture is not None else None


def tell_anew(player: OwnPlayer, services: Services, scenes: Scenes, table: TableScene) -> None:
    """The scene that was told there, from its beginning at another table."""
    assert table.lecture is not None
    told = table.lecture.tutor
    leave = WayOn(table.lecture.way_back or ENOUGH, scenes.pop)
    scenes.push(table_of(player, services, scenes, Tutor(told.lesson, told.number), leave))


def table_of(
    player: OwnPlayer, services: Services, scenes: Scenes, tutor: Tutor, leave: WayOn | None = None
) -> TableScene:
    """A table at which this scene is played; over a match the way to `leave` lies on every paper."""
    away = leave or WayOn(ENOUGH, scenes.pop)

    def close(played: Tutor) -> Closing:
        following = played.following()
        if following is not None:
            return Closing("", (WayOn("", _another(player, services, scenes, following, away)),))
        if played.ticked:
            player.learner.learn(player.learner.progress.with_lesson(played.lesson.name))
        return Closing(DONE, _ways_on(player, services, scenes, played, away))

    way_back = TO_TABLE if away.key == TO_TABLE else ""
    seating, lecture = _seating(player, tutor), Lecture(tutor, close, way_back)
    return TableScene(TableFor(tutor.party(), seating, Sealed(), lecture=lecture), player, services)


def _ways_on(player: OwnPlayer, services: Services, scenes: Scenes, played: Tutor, leave: WayOn) -> tuple[WayOn, ...]:
    """To the next lesson of the first eight, or away: back to the match or the list from which one has come, or to a
    table."""
    after = lesson_after(played.lesson.name)
    if after is None:
        return (leave,)
    return WayOn("lesson_next", _another(player, services, scenes, tutor_of(after), leave)), leave


def _another(player: OwnPlayer, services: Services, scenes: Scenes, tutor: Tutor, leave: WayOn) -> Callable[[], None]:
    return lambda: scenes.replace(table_of(player, services, scenes, tutor, leave))


def _seating(player: OwnPlayer, tutor: Tutor) -> Seating:
    """The player on the seat of the lesson, and the same regulars round them in each of its scenes; whoever tells it
    looks on."""
    others = (each for each in REGULARS if each.portrait != tutor.lesson.teller)
    players = tutor.rules.players
    sitting = {(tutor.seat + step) % players: next(others) for step in range(1, players)}
    me = own_name(player.name, (each.name for each in sitting.values()))
    names = (sitting[seat].name if seat in sitting else me for seat in range(tutor.rules.players))
    faces = (sitting[seat].portrait if seat in sitting else player.portrait for seat in range(tutor.rules.players))
    return Seating(tutor.seat, tuple(names), tuple(faces))
