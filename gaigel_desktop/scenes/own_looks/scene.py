"""A back or a cover from a photograph: which one, which part of it, how pale; and those that are kept."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from gaigel_desktop.controller.own_pictures import LONGEST_NAME, MOST, OwnPicture, delete, kept, rename
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.pages import PageScene, on_paper, wood_ground
from gaigel_desktop.scenes.parts.sheets import Offer, halves, ways_on
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Button, button_width
from gaigel_desktop.window.cutting import LEAST, PALER, Cut
from gaigel_desktop.window.flow import ABOUT, Flow, put_field
from gaigel_desktop.window.inputs import Field, Slider
from gaigel_desktop.window.page import Sheet
from gaigel_desktop.window.pen import ON_WOOD, STRONG, WARNING, Pen
from gaigel_desktop.window.scene import Kit
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.widgets import Panel, Text, Widget

from .framed import FramedPhotograph, Preview
from .opening import NotOpened, Opened, keep_beside, open_beside, preview

LONGEST_PATH: Final = 400
PREVIEW_HIGH: Final = {"back": 168.0, "table": 118.0}
SLIDER: Final = 300.0


class OwnLooks:
    """What stands on the paper, and the photograph beside it."""

    def __init__(self, desk: Desk, kind: str, choose: Callable[[str], None], leave: Callable[[], None]) -> None:
        self._desk, self._kind, self._choose, self._leave = desk, kind, choose, leave
        self._path = self._name = self._trouble = ""
        self._asked = ""  # which one is to be deleted, if the player is sure
        self._cut = Cut(paler=PALER[kind])
        self._photograph: Opened | None = None
        self._preview: tuple[Cut, pygame.Surface] | None = None
        self._opening: Future[Opened | NotOpened] | None = None
        self._keeping: Future[OwnPicture | NotOpened] | None = None

    def ground(self, kit: Kit) -> pygame.Surface:
        """The table as it was chosen."""
        return wood_ground(kit, self._desk.table_top)

    def back(self) -> None:
        """From a photograph to those that are kept, and from there to the settings."""
        if self._photograph is None:
            self._leave()
        else:
            self._photograph = None
            self._view.refresh()

    def sheet(self, view: PageScene) -> Sheet:
        """The photograph on the left, the paper on the right, and below what can be done."""
        self._view = view
        place, photograph = halves(view.kit.screen.design), self._photograph
        left = self._hint(view.pen, place.slate) if photograph is None else self._framed(photograph, place.slate)
        put, key = (self._put_kept, "kept") if photograph is None else (self._put_photograph, "photograph")
        opening = (say("photo_opening"),) if self._opening is not None else ()
        return Sheet(
            (
                Part((Panel("panel_paper", place.paper), left)),
                on_paper(view.pen, place.window, f"own {self._kind} {key}", put),
                Part(tuple(ways_on(view.pen, place.row, self._offers(), first="call" if photograph else "button"))),
            ),
            said=opening,
        )

    def _hint(self, pen: Pen, room: Box) -> Widget:
        words = say("photo_opening" if self._opening is not None else "photo_drop")
        wide = min(room.width, 420.0)
        return Text(words, room.centred(wide, pen.height(words, ON_WOOD, wide)), ON_WOOD, "middle")

    def _framed(self, photograph: Opened, room: Box) -> Widget:
        seen, size, help = photograph.seen, photograph.small.size, say("photo_frame_help")
        return FramedPhotograph("frame", seen, size, self._kind, self._cut, room, self._change, help)

    def _offers(self) -> list[Offer]:
        back: Offer = ("back", "left", self.back)
        if self._photograph is None:
            return [back]
        return [("photo_keep", "ok", self._keep), back]

    # -- those that are kept -------------------------------------------------------------------------------------

    def _put_kept(self, flow: Flow) -> None:
        flow.heading(say(f"photo_head_{self._kind}"))
        flow.text(say("photo_about"), ABOUT)
        flow.space(8)
        if not self._desk.may_write:
            flow.text(say("photo_elsewhere"), ABOUT)
            return
        self._put_path(flow)
        if self._trouble:
            flow.text(self._trouble, WARNING)
            flow.space(8)
        for number, one in enumerate(kept(self._kind), 1):
            self._put_one(flow, number, one)

    def _put_path(self, flow: Flow) -> None:
        name, words = say("photo_path"), say("photo_open")
        wide = button_width(flow.pen, words, "open")
        flow.text(say("photo_path_empty"), STRONG)  # not in the field: it has the focus, and would be empty
        flow.space(4)
        put_field(
            flow,
            lambda box: Field("path", name, box, self._path, self._type, "", LONGEST_PATH, self._open),
            lambda box: Button("open", words, box, self._open, "open"),
            wide,
        )
        flow.space(10)

    def _put_one(self, flow: Flow, number: int, one: OwnPicture) -> None:
        """Its name, which can be changed, and a way to be rid of it, which asks first."""
        called = one.name or say("photo_numbered", {"number": number})
        sure = self._asked == one.id
        words = say("photo_delete_sure" if sure else "photo_delete")
        label = say("photo_name_of", {"name": called})
        put_field(
            flow,
            lambda box: Field(one.id, label, box, one.name, partial(self._rename, one), called, LONGEST_NAME),
            lambda box: Button(
                f"delete {one.id}", words, box, partial(self._delete, one), "trash", aloud=f"{words}: {called}"
            ),
            button_width(flow.pen, say("photo_delete_sure"), "trash"),
        )
        flow.space(6)

    def _type(self, words: str) -> None:
        self._path = words.strip()

    def _open(self) -> None:
        if self._path:
            path = Path(self._path)
            with suppress(RuntimeError):  # nobody of that name lives here
                path = path.expanduser()
            self.open(path)

    def open(self, path: Path) -> None:
        """Open this photograph."""
        if not self._desk.may_write or self._opening is not None or self._keeping is not None:
            return
        full = len(kept(self._kind)) >= MOST
        self._trouble, self._photograph = say("photo_enough", {"most": MOST}) if full else "", None
        self._opening = None if full else open_beside(path)
        self._view.refresh()

    def _rename(self, one: OwnPicture, name: str) -> None:
        try:
            rename(one, name)
        except OSError:
            self._trouble = say("photo_not_kept")

    def _delete(self, one: OwnPicture) -> None:
        """Asked once, done when asked again."""
        if self._asked != one.id and self._desk.settings.confirm:
            self._asked = one.id
        else:
            self._asked = ""
            try:
                delete(one)
            except OSError:
                self._trouble = say("photo_not_deleted")
            else:
                self._choose_away(one)
        self._view.refresh()

    def _choose_away(self, one: OwnPicture) -> None:
        """Whoever had it has the house's again."""
        self._desk.dressed.forget()
        if one.value in (self._desk.settings.back, self._desk.settings.table):
            self._choose("")
        self._view.resize()

    # -- a photograph --------------------------------------------------------------------------------------------

    def _put_photograph(self, flow: Flow) -> None:
        photograph = self._photograph
        assert photograph is not None
        flow.heading(say(f"photo_head_{self._kind}"))
        if self._trouble:
            flow.text(self._trouble, WARNING)
            flow.space(6)
        name = say("photo_name")
        flow.entry(
            name,
            [],
            Box(0, 0, SLIDER, theme.TARGET),
            lambda box: Field("name", name, box, self._name, self._call, say("photo_name_empty"), LONGEST_NAME),
        )
        self._put_slider(flow, "size", self._cut.size, LEAST)
        self._put_slider(flow, "paler", self._cut.paler, 0)
        flow.space(8)
        flow.text(say("photo_preview"), STRONG)
        flow.space(4)
        shown = self._previewed(photograph)
        flow.put(lambda box: Preview(shown, box), PREVIEW_HIGH[self._kind])
        flow.space(6)
        if self._kind == "table":
            flow.text(say("photo_dark_enough"), ABOUT)

    def _put_slider(self, flow: Flow, what: str, value: int, least: int) -> None:
        name, words = say(f"photo_{what}"), say("percent", {"value": value})

        def change(to: int) -> None:
            self._change(self._cut._replace(size=to) if what == "size" else self._cut._replace(paler=to))

        flow.entry(
            name,
            [],
            Box(0, 0, SLIDER, theme.TARGET),
            lambda box: Slider(what, name, box, value, least, 100, change, words),
        )

    def _previewed(self, photograph: Opened) -> pygame.Surface:
        """Made anew only where something else was chosen."""
        if self._preview is None or self._preview[0] != self._cut:
            self._preview = self._cut, preview(photograph, self._cut, self._kind)
        return self._preview[1]

    def _change(self, cut: Cut) -> None:
        self._cut = cut
        self._view.refresh()

    def _call(self, name: str) -> None:
        self._name = name

    def _keep(self) -> None:
        if self._photograph is not None and self._keeping is None:
            self._keeping = keep_beside(self._photograph, self._cut, self._kind, self._name)

    # -- beside it -----------------------------------------------------------------------------------------------

    def update(self) -> float | None:
        """Look again soon as long as something is on its way."""
        if self._opening is not None and self._opening.done():
            self._take(self._opening.result())
        if self._keeping is not None and self._keeping.done():
            self._have(self._keeping.result())
        return None if self._opening is None and self._keeping is None else theme.GLANCE

    def _take(self, came: Opened | NotOpened) -> None:
        self._opening, self._preview = None, None
        if isinstance(came, NotOpened):
            self._trouble = say(came.key)
        else:
            self._photograph, self._cut, self._name, self._trouble = came, Cut(paler=PALER[self._kind]), "", ""
        self._view.refresh()

    def _have(self, came: OwnPicture | NotOpened) -> None:
        """It is used at once, and one is back where it was asked for."""
        self._keeping = None
        if isinstance(came, NotOpened):
            self._trouble = say(came.key)
            self._view.refresh()
            return
        self._desk.dressed.forget()
        self._choose(came.value)
        self._leave()


class OwnLookScene(PageScene):
    """The page as a scene: photographs can be dropped on it."""

    def __init__(self, desk: Desk, kind: str, choose: Callable[[str], None], leave: Callable[[], None]) -> None:
        self._looks = OwnLooks(desk, kind, choose, leave)
        super().__init__(desk, self._looks)

    def handle(self, event: pygame.Event, now: float) -> None:
        """A file that is dropped on the window is opened."""
        if event.type == pygame.DROPFILE:
            self._looks.open(Path(event.file))
        else:
            super().handle(event, now)

    def update(self, now: float) -> float | None:
        """Whether what was begun is done."""
        super().update(now)
        return self._looks.update()
