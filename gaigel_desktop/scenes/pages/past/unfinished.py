"""Waiting: the matches that are not over, each with the way back to its table."""

from __future__ import annotations

from collections.abc import Callable

from gaigel_desktop.controller.unfinished import Unfinished
from gaigel_desktop.scenes.parts.unfinished_matches import told
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import day_in_words
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import Pressable, WayRow
from gaigel_desktop.window.pages.widgets import Divider
from gaigel_desktop.window.pen import STRONG

from .deal_words import rules_name

Go = Callable[[Unfinished], None]


def put_waiting(flow: Flow, matches: list[Unfinished], go: Go) -> None:
    """One under the other; what this program cannot go on with says so."""
    flow.heading(say("unfinished_head"))
    for at, waits in enumerate(matches):
        if at:
            flow.put(Divider, 8)
            flow.space(4)
        if waits.table is None:
            flow.text(_heading(waits), STRONG)
            flow.text(say("unfinished_unknown"), ABOUT)
            flow.space(8)
        else:
            _put_way(flow, waits, go)


def way_key(waits: Unfinished) -> str:
    """The button that leads on."""
    return f"continue {waits.match.id}"


def _put_way(flow: Flow, waits: Unfinished, go: Go) -> None:
    words, name = say("continue"), _heading(waits)
    way = Pressable(way_key(waits), words, lambda: go(waits), "deal", aloud=f"{words}: {name}")
    about = "" if waits.is_session else told(waits)
    flow.form(WayRow(name, way, [(about, ABOUT)]))


def _heading(waits: Unfinished) -> str:
    """When it was begun, and by which rules."""
    begun = waits.match.started
    values = {"day": day_in_words(begun), "time": begun[11:16]}
    if waits.table is None:
        return say("unfinished_stored", values)
    if waits.is_session:
        return say("unfinished_session", values)
    return say("past_match_own", values | {"rules": rules_name(waits.table.rules.preset)})
