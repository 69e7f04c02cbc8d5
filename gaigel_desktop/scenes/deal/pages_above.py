"""Opens the pages that are laid over the table, and takes them away again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from gaigel_desktop.controller.match.chair import RunningMatch
from gaigel_desktop.controller.match.dealer import UNPROVED, seed_in
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.store.archive import about_of
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.pages import PageScene
from gaigel_desktop.scenes.parts.practised import Practise
from gaigel_desktop.window.scene import Scene, Scenes

from .ending import Ending

if TYPE_CHECKING:
    from gaigel_desktop.controller.store.reviewed import Reviewed


class PagesAbove:
    """Opens them; none of them is needed on the way to the first card."""

    def __init__(self, desk: Desk, rules: RuleSet, scenes: Scenes) -> None:
        self._desk, self._rules, self._scenes = desk, rules, scenes

    def settings(self) -> None:
        """Opens every setting."""
        from gaigel_desktop.scenes.settings import SettingsPage

        self._scenes.push(PageScene(self._desk, SettingsPage(self._desk, self._scenes.pop)))

    def rules(self) -> None:
        """Opens the rules of this table."""
        from gaigel_desktop.scenes.rules.scene import rules_scene

        self._scenes.push(rules_scene(self._desk, self._rules, self._scenes.pop))

    def fair(self, match: RunningMatch, seal: str) -> None:
        """How the pack is sealed that is played, and how that is checked."""
        from gaigel_desktop.scenes.fair.page import SEALED, PackInPlay, open_fair

        open_fair(self._desk, self._scenes, SEALED, PackInPlay(seal, match.word) if match.playing else None)

    def lay_open(self, table: Scene, match: RunningMatch, show: Callable[[Record], None]) -> None:
        """The question whether the deal that runs is to be shown to others."""
        from .laid_open import lay_open

        self._scenes.push(lay_open(table, match, self._desk, show, self._scenes.pop))

    def look_again(self, record: Record, seating: Seating, ending: Ending) -> None:
        """A deal that is over, step by step."""
        from gaigel_desktop.scenes.replay.scene import replay_scene

        store = self._desk.store
        seed = seed_in(about_of(store.database, record)) if store is not None else UNPROVED
        leave, practise = self._scenes.pop, ending.practise
        show = partial(ending.present, record, 0) if ending.present is not None else None
        self._scenes.push(replay_scene(self._desk, record, seating, leave, seed=seed, practise=practise, show=show))

    def review(self, match: RunningMatch, seating: Seating, practise: Practise | None) -> None:
        """The deal that was just played is talked over; what was found is written down with it."""
        from gaigel_desktop.scenes.review.opening import PlayedDeal, review_scene

        record, story = match.last_record, self._desk.story
        if record is None:
            return

        def keep(found: Reviewed) -> None:
            if story is not None:
                story.review(record, found)

        deal = PlayedDeal(record, seating, match.helped)
        self._scenes.push(review_scene(self._desk, deal, self._scenes.pop, keep, practise))


def then(first: Callable[[], None], door: Callable[[], None]) -> Callable[[], None]:
    """What takes away what lies there, and goes on through the door."""

    def go() -> None:
        first()
        door()

    return go
