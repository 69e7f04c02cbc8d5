"""Deleting: the own back or cover that is chosen goes where it was chosen, after a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gaigel_desktop.controller.own_pictures import BACK, TABLE, OwnPicture, delete, kept
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.dressed import BACKS, SURFACES
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.controls import Button, button_width
from gaigel_desktop.window.flow import Flow
from gaigel_desktop.window.pen import WARNING

OF_HOUSE: Final = {BACK: BACKS, TABLE: SURFACES}


class Deleting:
    """Asked once, done when asked again; choosing another one is an answer too."""

    def __init__(self, desk: Desk, choose: Callable[[str, str], None]) -> None:
        """`choose` takes a kind, and one of its looks."""
        self._desk, self._choose = desk, choose
        self._asked = self._trouble = ""

    def put(self, flow: Flow, kind: str, chosen: str, refresh: Callable[[], None]) -> None:
        """The way to be rid of the chosen one; where that is the house's, none."""
        number, one = next(((at, own) for at, own in enumerate(kept(kind), 1) if own.value == chosen), (0, None))
        if one is None or not self._desk.may_write:
            return
        called = one.name or say("photo_numbered", {"number": number})
        words = say("photo_delete_sure" if self._asked == one.id else "photo_delete")

        def press() -> None:
            self._delete(kind, one)
            refresh()

        wide = min(flow.width, button_width(flow.pen, say("photo_delete_sure"), "trash"))
        aloud = f"{words}: {called}"
        flow.put(lambda box: Button(f"delete {kind}", words, box, press, "trash", aloud=aloud), theme.TARGET, wide)
        flow.space(8)
        if self._trouble:
            flow.text(self._trouble, WARNING)

    def _delete(self, kind: str, one: OwnPicture) -> None:
        if self._asked != one.id and self._desk.settings.confirm:
            self._asked, self._trouble = one.id, ""
            return
        self._asked = ""
        try:
            delete(one)
        except OSError:
            self._trouble = say("photo_not_deleted")
            return
        self._desk.dressed.forget()
        self._choose(kind, OF_HOUSE[kind][0])
