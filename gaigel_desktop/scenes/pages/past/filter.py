"""The filter: which deals are shown, counted and written; every question offers only what occurs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Final

from gaigel_desktop.controller.store.archive import ANY, EVERYTHING, FAULTS, Wanted
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Button, button_width
from gaigel_desktop.window.pages.flow import ABOUT, Asked, Flow
from gaigel_desktop.window.pages.inputs import Choice, Field, Item, ItemValue, placed
from gaigel_desktop.window.pages.widgets import Label
from gaigel_desktop.window.pen import STRONG, WARNING

from .deal_words import rules_name, who_name
from .query import Shelf

SPANS: Final = (0, 1, 7, 30, 365)  # days up to today; 0: any time
YES_OR_NO: Final[dict[ItemValue, bool | None]] = {ANY: None, "yes": True, "no": False}
DAY_LENGTH: Final = 10
DAY_FIELD: Final = 180.0
NAMES: Final = 170.0


class Sieve:
    """The tab with the questions."""

    def __init__(self, shelf: Shelf, refresh: Callable[[], None]) -> None:
        self._shelf = shelf
        self._refresh = refresh
        self._typed = {"since": ANY, "until": ANY}

    def put(self, flow: Flow) -> None:
        """One question under the other."""
        offered = self._shelf.choices
        flow.heading(say("past_filter_head"))
        self._put_yes_no(flow, "won", "past_won", "past_lost")
        self._put(flow, "rules", [(rules, rules_name(rules)) for rules in offered.rules])
        self._put(flow, "who", [(who, who_name(who)) for who in offered.who])
        self._put(flow, "players", [(players, str(players)) for players in offered.players])
        self._put_yes_no(flow, "aided", "past_aided", "past_unaided")
        self._put(flow, "fault", [(fault, say(f"fault:{fault}")) for fault in FAULTS])
        self._put(flow, "reason", [(reason, say(f"ended:{reason}")) for reason in offered.reasons])
        self._put_days(flow)
        if self._shelf.wanted != EVERYTHING:
            flow.space(6)
            wide = min(flow.width, button_width(flow.pen, say("past_filter_off"), "close"))
            off = say("past_filter_off")
            flow.put(lambda box: Button("filter_off", off, box, self.show_all, "close"), theme.TARGET, wide)

    def show_all(self) -> None:
        """No filter any more."""
        self._typed = {"since": ANY, "until": ANY}
        self._look_for(EVERYTHING)

    def _look_for(self, wanted: Wanted) -> None:
        self._shelf.look_for(wanted)
        self._refresh()

    def _put(self, flow: Flow, field: str, offered: Sequence[tuple[ItemValue, str]]) -> None:
        """A question with what there is to choose from."""
        nothing: ItemValue = 0 if field == "players" else ANY
        items = [Item(nothing, say("past_any")), *(Item(value, words) for value, words in offered)]
        chosen: ItemValue = getattr(self._shelf.wanted, field)
        asked = Asked(f"filter_{field}", say(f"past_filter_{field}"))
        put_beside(flow, asked, items, chosen, lambda value: self._look_for(changed(self._shelf.wanted, field, value)))

    def _put_yes_no(self, flow: Flow, field: str, yes: str, no: str) -> None:
        """A question with two answers, or none."""
        items = [Item(ANY, say("past_any")), Item("yes", say(yes)), Item("no", say(no))]
        answer = getattr(self._shelf.wanted, field)
        chosen = next(value for value, meant in YES_OR_NO.items() if meant is answer)
        asked = Asked(f"filter_{field}", say(f"past_filter_{field}"))

        def choose(value: ItemValue) -> None:
            self._look_for(changed(self._shelf.wanted, field, YES_OR_NO[value]))

        put_beside(flow, asked, items, chosen, choose)

    # -- days ----------------------------------------------------------------------------------------------------

    def _put_days(self, flow: Flow) -> None:
        """A span up to today, or any two days."""
        wanted = self._shelf.wanted
        items = [Item(days, say(f"past_days_{days or 'all'}")) for days in SPANS]
        chosen = next((days for days in SPANS if (wanted.since, wanted.until) == (first_day(days), ANY)), -1)
        asked = Asked("filter_days", say("past_filter_days"))
        put_beside(flow, asked, items, chosen, lambda days: self._span(int(days)))
        aside = min(flow.width * 0.3, NAMES * flow.pen.text_size)
        x = flow.x + aside
        for field in ("since", "until"):
            words = say(f"past_filter_{field}")
            label = flow.pen.width(words, STRONG) + 10
            wide = min(DAY_FIELD * max(1.0, flow.pen.text_size), (flow.width - aside) / 2 - label - 28)
            flow.widgets.append(Label(words, Box(x, flow.y, label, theme.TARGET), STRONG))
            at = Box(x + label, flow.y, wide, theme.TARGET)
            flow.widgets.append(
                Field(f"filter_{field}", words, at, self._text(field), self._typing(field), longest=DAY_LENGTH)
            )
            x += label + wide + 28
        flow.space(theme.TARGET + 4)
        flow.text(say("past_days_about"), ABOUT)
        wrong = [typed for typed in self._typed.values() if typed and not is_day(typed)]
        if wrong:
            flow.text(say("past_days_wrong", {"day": wrong[0]}), WARNING)

    def _text(self, field: str) -> str:
        found: str = self._typed[field] or getattr(self._shelf.wanted, field)
        return found

    def _span(self, days: int) -> None:
        self._typed = {"since": ANY, "until": ANY}
        self._look_for(self._shelf.wanted._replace(since=first_day(days), until=ANY))

    def _typing(self, field: str) -> Callable[[str], None]:
        def typed(words: str) -> None:
            self._typed[field] = words
            self._look_for(changed(self._shelf.wanted, field, words if is_day(words) else ANY))

        return typed


def put_beside(
    flow: Flow, asked: Asked, items: Sequence[Item], chosen: ItemValue, change: Callable[[ItemValue], None]
) -> None:
    """A question in a narrow column, what there is to choose from beside it."""
    aside = min(flow.width * 0.3, NAMES * flow.pen.text_size)
    fitted, size = placed(flow.pen, items, flow.width - aside)
    start = flow.y
    name = Box(flow.x, start, aside - 10, max(theme.TARGET, flow.pen.line_height(STRONG)))
    choice = Choice(asked.key, asked.name, size.moved(flow.x + aside, start), fitted, chosen, change)
    flow.widgets += [Label(asked.name, name, STRONG), choice]
    flow.y = start + size.height + 8


def changed(wanted: Wanted, field: str, value: object) -> Wanted:
    """One question answered otherwise."""
    return Wanted(**(wanted._asdict() | {field: value}))


def first_day(days: int) -> str:
    """The first of so many days up to today."""
    return (date.today() - timedelta(days=days - 1)).isoformat() if days else ANY


def is_day(words: str) -> bool:
    """Whether it is a day as the store writes it."""
    try:
        return len(words) == DAY_LENGTH and date.fromisoformat(words).isoformat() == words
    except ValueError:
        return False
