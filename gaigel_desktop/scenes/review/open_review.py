"""Opening: the way to a review: of the deal that was just played, or of one of the past."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from gaigel_desktop.controller.coaching.moments import Moment
from gaigel_desktop.controller.coaching.review import Reviewer
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.store.reviewed import Reviewed
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.parts.how_to_think import Thinking
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.replay.retelling import Retelling
from gaigel_desktop.scenes.routes import Practise
from gaigel_desktop.window.scene import Scene

from .asking_scene import AskingDoors, AskingScene
from .review_sheet import ReviewDoors, ReviewScene


class PlayedDeal(NamedTuple):
    """A deal that is over, who sat where, and before which deeds there was help."""

    record: Record
    seating: Seating
    helped: Collection[int] = ()


def review_scene(
    player: OwnPlayer,
    thinking: Thinking,
    deal: PlayedDeal,
    keep: Callable[[Reviewed], None],
    practise: Practise | None = None,
) -> Scene:
    """What is thought about the deal while one looks; `keep` writes down what was found."""
    reviewer = Reviewer(deal.record, deal.seating.me, thinking.mind, helped=deal.helped)

    def kept() -> None:
        if reviewer.reviewed is not None:
            keep(reviewer.reviewed)

    retelling = Retelling(deal.record, deal.seating)
    return ReviewScene(player, retelling, reviewer, ReviewDoors(kept, practise))


class Practice(NamedTuple):
    """A position to practise."""

    deal: PlayedDeal
    moment: Moment


def question_scene(
    player: OwnPlayer,
    thinking: Thinking,
    asked: Practice,
    leave: Callable[[], None],
    *,
    on: Callable[[], None] | None,
    practise: Practise | None,
) -> Scene:
    """One position alone: it is thought about while the player ponders."""
    record, moment = asked.deal.record, asked.moment
    reviewer = Reviewer(record, asked.deal.seating.me, thinking.mind, only=moment.at)

    def dropping(door: Callable[[], None]) -> Callable[[], None]:
        def go() -> None:
            reviewer.drop()
            door()

        return go

    def go_on() -> bool:
        return not reviewer.settled and (reviewer.go_on() or not reviewer.settled)

    doors = AskingDoors(
        found=lambda: next(iter(reviewer.decisions), None),
        go_on=go_on,
        leave=dropping(leave),
        on=None if on is None else dropping(on),
        practise=None if practise is None else dropping(lambda: practise(record, moment.at, "")),
    )
    return AskingScene(player, Retelling(record, asked.deal.seating), moment, doors)
