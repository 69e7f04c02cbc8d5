"""Opens what is laid over the table and told by it: the deal shown to others, a replay, the review."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from gaigel_desktop.controller.match.chair import RunningMatch
from gaigel_desktop.controller.match.dealer import UNPROVED, seed_in
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.store.archive import about_of
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.scenes.routes import Practise
from gaigel_desktop.window.scene import Scene, Scenes

from .ending import Ending

if TYPE_CHECKING:
    from gaigel_desktop.controller.store.reviewed import Reviewed


class PagesAbove:
    """Opens the pages over the table; none of them is needed on the way to the first card."""

    def __init__(self, player: OwnPlayer, services: Services, scenes: Scenes) -> None:
        self._player, self._services, self._scenes = player, services, scenes

    def lay_open(self, table: Scene, match: RunningMatch, show: Callable[[Record], None]) -> None:
        """Open the question whether the deal that runs is to be shown to others."""
        from .laid_open import lay_open

        self._scenes.push(lay_open(table, match, self._player, show))

    def look_again(self, record: Record, seating: Seating, ending: Ending) -> None:
        """Open a deal that is over, to be seen step by step."""
        from gaigel_desktop.scenes.replay.replay_scene import replay_scene

        store = self._services.keeper.store
        seed = seed_in(about_of(store.database, record)) if store is not None else UNPROVED
        practise = ending.practise
        show = partial(ending.present, record, 0) if ending.present is not None else None
        self._scenes.push(replay_scene(self._player, record, seating, seed=seed, practise=practise, show=show))

    def review(self, match: RunningMatch, seating: Seating, practise: Practise | None) -> None:
        """Open the review of the deal that was just played; what was found of the owner's play is written down with
        it."""
        from gaigel_desktop.scenes.review.open_review import PlayedDeal, review_scene
        from gaigel_desktop.scenes.review.whose_cards import ask_whose_cards

        record, story = match.last_record, self._services.current.story
        if record is None:
            return

        def open_as(seen: Seating) -> None:
            own = seen.me == seating.me  # nobody else sits there to practise

            def keep(found: Reviewed) -> None:
                if story is not None and own:
                    story.review(record, found)

            deal, once_more = PlayedDeal(record, seen, match.helped), practise if own else None
            self._scenes.push(review_scene(self._player, self._services.thinking, deal, keep, once_more))

        ask_whose_cards(self._player, self._scenes, seating, open_as)


def then(first: Callable[[], None], door: Callable[[], None]) -> Callable[[], None]:
    """A function that takes away what lies there, and goes on through a door."""

    def go() -> None:
        first()
        door()

    return go
