"""Aid rows: the switches of the aids, all of them at once and each by itself."""

from __future__ import annotations

from collections.abc import Callable

from gaigel_desktop.controller.settings import SETTINGS, Setting
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Button, Switch, button_width
from gaigel_desktop.window.pages.flow import ABOUT, Flow

from .desk import Desk


def put_aids(flow: Flow, desk: Desk, changed: Callable[[], None]) -> None:
    """All aids: all on, all off, and each by itself."""

    def all_of_them(on: bool) -> Callable[[], None]:
        def choose() -> None:
            desk.choose_aids(on)
            changed()

        return choose

    def one(aid: Setting) -> Callable[[bool], None]:
        def choose(on: bool) -> None:
            desk.switch_aid(aid.name, on)
            changed()

        return choose

    flow.text(say("aids_about"), ABOUT)
    flow.space(8)
    x = flow.x
    for key, on in (("aids_all", True), ("aids_none", False)):
        wide = min(button_width(flow.pen, say(key)), flow.width / 2 - 6)
        flow.widgets.append(Button(key, say(key), Box(x, flow.y, wide, theme.TARGET), all_of_them(on)))
        x += wide + theme.GAP
    flow.space(theme.TARGET + 8)
    for aid in SETTINGS:
        if aid.topic == "aids":
            chosen, helps = desk.settings.of(aid) is True, aid.name in desk.learner.aids.names()
            put_aid(flow, aid.name, helps, one(aid), gone=chosen and not helps)


def put_aid(flow: Flow, aid: str, on: bool, change: Callable[[bool], None], *, gone: bool = False) -> None:
    """Lay out the switch of one aid, with what it is for, or that it has withdrawn by itself."""
    name = say(f"setting_{aid}")
    about = [(say(f"about_{aid}"), ABOUT), *([(say("aid_gone"), ABOUT)] if gone else [])]
    flow.switch(name, about, lambda box: Switch(aid, name, box, on, change))
