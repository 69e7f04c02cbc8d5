"""The filter: which deals are shown, counted and written; every question offers only what occurs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gaigel_desktop.controller.store.archive import ANY, EVERYTHING, Wanted
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import ChoiceRow, Pressable
from gaigel_desktop.window.pages.inputs import Item, ItemValue

from .deal_words import rules_name, who_name
from .past_query import Shelf

YES_OR_NO: Final[dict[ItemValue, bool | None]] = {ANY: None, "yes": True, "no": False}


class FilterTab:
    """The tab with the questions."""

    def __init__(self, shelf: Shelf, refresh: Callable[[], None]) -> None:
        self._shelf = shelf
        self._refresh = refresh

    def put(self, flow: Flow) -> None:
        """One question under the other."""
        offered = self._shelf.choices
        flow.heading(say("past_filter_head"))
        self._put_won(flow)
        self._put(flow, "who", [(who, who_name(who)) for who in offered.who])
        self._put(flow, "rules", [(rules, rules_name(rules)) for rules in offered.rules])
        if self._shelf.wanted != EVERYTHING:
            flow.space(6)
            flow.buttons(Pressable("filter_off", say("past_filter_off"), self.show_all, "close"))

    def show_all(self) -> None:
        """No filter any more."""
        self._look_for(EVERYTHING)

    def _look_for(self, wanted: Wanted) -> None:
        self._shelf.look_for(wanted)
        self._refresh()

    def _put(self, flow: Flow, field: str, offered: Sequence[tuple[ItemValue, str]]) -> None:
        """A question with what there is to choose from."""
        items = [Item(ANY, say("past_any")), *(Item(value, words) for value, words in offered)]
        chosen: ItemValue = getattr(self._shelf.wanted, field)
        self._ask(flow, field, items, chosen, lambda value: value)

    def _put_won(self, flow: Flow) -> None:
        """Won or lost, or both."""
        items = [Item(ANY, say("past_any")), Item("yes", say("past_won")), Item("no", say("past_lost"))]
        chosen = next(value for value, meant in YES_OR_NO.items() if meant is self._shelf.wanted.won)
        self._ask(flow, "won", items, chosen, YES_OR_NO.__getitem__)

    def _ask(
        self,
        flow: Flow,
        field: str,
        items: Sequence[Item],
        chosen: ItemValue,
        meant: Callable[[ItemValue], object],
    ) -> None:
        def choose(value: ItemValue) -> None:
            self._look_for(changed(self._shelf.wanted, field, meant(value)))

        name = say(f"past_filter_{field}")
        flow.form(ChoiceRow(f"filter_{field}", name, items, chosen, choose, beside=True))


def changed(wanted: Wanted, field: str, value: object) -> Wanted:
    """One question answered otherwise."""
    return Wanted(**(wanted._asdict() | {field: value}))
