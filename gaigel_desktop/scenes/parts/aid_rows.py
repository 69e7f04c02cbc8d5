"""Aid rows: the switches of the aids, all of them at once and each by itself."""

from __future__ import annotations

from collections.abc import Callable

from gaigel_desktop.controller.settings import SETTINGS, Setting
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import Pressable, SwitchRow

from .own_player import OwnPlayer


def put_aids(flow: Flow, player: OwnPlayer, changed: Callable[[], None]) -> None:
    """All aids: all on, all off, and each by itself."""

    def all_of_them(on: bool) -> Callable[[], None]:
        def choose() -> None:
            player.choose_aids(on)
            changed()

        return choose

    def one(aid: Setting) -> Callable[[bool], None]:
        def choose(on: bool) -> None:
            player.switch_aid(aid.name, on)
            changed()

        return choose

    flow.text(say("aids_about"), ABOUT)
    flow.space(8)
    flow.buttons(*(Pressable(key, say(key), all_of_them(on)) for key, on in (("aids_all", True), ("aids_none", False))))
    flow.space(8)
    for aid in SETTINGS:
        if aid.topic == "aids":
            chosen, helps = player.settings.of(aid) is True, aid.name in player.learner.aids.names()
            put_aid(flow, aid.name, helps, one(aid), gone=chosen and not helps)


def put_aid(flow: Flow, aid: str, on: bool, change: Callable[[bool], None], *, gone: bool = False) -> None:
    """Lay out the switch of one aid, perhaps with the sentence that it has withdrawn by itself."""
    about = [(say("aid_gone"), ABOUT)] if gone else []
    flow.form(SwitchRow(aid, say(f"setting_{aid}"), on, change, about, say(f"about_{aid}")))
