"""The pack: what comes of a word and a secret that is made up and thrown away; and whether that of a deal was fixed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from gaigel_desktop.controller.match.dealer import LONGEST_WORD, Seed, new_seed, proved, shuffled, taken_apart, word_of
from gaigel_desktop.controller.match.sealed import shaken
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.pages import PageScene, column, frame, header, scrolled, tabs, under_tabs, wood_ground
from gaigel_desktop.scenes.parts.sealing import SHAKE, Shake, halved
from gaigel_desktop.scenes.parts.sheets import Offer, ways_on
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import button_width
from gaigel_desktop.window.flow import ABOUT, Flow
from gaigel_desktop.window.inputs import Field
from gaigel_desktop.window.page import Sheet
from gaigel_desktop.window.pen import BODY, STRONG, WARNING
from gaigel_desktop.window.scene import Kit, Scenes
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.widgets import Panel

from .shown import Slip, WholePack, slip_height

TRY: Final = "try"
CHECK: Final = "check"
ICONS: Final = {TRY: "edit", CHECK: "search"}
SHARE: Final = 0.52  # of the width, for what is written
SHAKE_HIGH: Final = 56.0
STYLES: Final = {"fair": STRONG, "fair_with_word": STRONG, "empty": ABOUT}
LONGEST: Final = {"secret": 240, "word": LONGEST_WORD, "hash": 80}


class PackPage:
    """Two tabs: to try, and to check."""

    def __init__(self, desk: Desk, leave: Callable[[], None]) -> None:
        self._desk, self._leave = desk, leave
        self._tab = TRY
        self._secret, self._word, self._open = new_seed(), "", False  # none of a real deal
        self._typed = dict.fromkeys(LONGEST, "")  # to be checked
        self._view: PageScene | None = None

    def ground(self, kit: Kit) -> pygame.Surface:
        """The table as it was chosen."""
        return wood_ground(kit, self._desk.table_top)

    def back(self) -> None:
        """What was made up is forgotten."""
        self._leave()

    def sheet(self, view: PageScene) -> Sheet:
        """What is written on the left, the pack that comes of it on the right."""
        self._view, pen = view, view.pen
        head, body = frame(view.kit.screen.design)
        paper = under_tabs(body)
        window = paper.inset(theme.PANEL_EDGE, 24)
        offered = [(tab, say(f"packing_{tab}"), ICONS[tab]) for tab in (TRY, CHECK)]
        ground = (*tabs(pen, body, offered, self._tab, self.open), Panel("panel_paper", paper))
        left = window.left(window.width * SHARE - theme.GAP)
        flow = column(pen, left._replace(width=left.width - theme.SCROLL_BAR))
        (self._put_try if self._tab == TRY else self._put_check)(flow)
        seed = self._seed
        shown = [WholePack(window.after(window.width * SHARE), self._desk.deck, shuffled(seed.text))] if seed else []
        return Sheet(
            (
                Part((*ground, *header(pen, head, say("packing_title"), self.back))),
                scrolled(flow, left, f"packing {self._tab}"),
                Part(tuple(shown)),
            ),
            read=f"packing {self._tab}",
        )

    def open(self, tab: str) -> None:
        """The other tab."""
        self._tab = tab
        self._refresh()

    @property
    def _seed(self) -> Seed | None:
        """Of which the pack lies there; None where nothing is proved."""
        if self._tab == TRY:
            return Seed(self._secret, word_of(self._word))
        return self._asked if proved(self._asked, self._typed["hash"]).startswith("fair") else None

    # -- to try ------------------------------------------------------------------------------------------------------

    def _put_try(self, flow: Flow) -> None:
        flow.text(say("packing_about"), BODY)
        flow.space()
        seal = Seed(self._secret).seal
        self._put_slip(flow, say("packing_envelope"), halved(seal), "lock")
        if self._open:
            self._put_slip(flow, say("packing_opened"), self._secret, "open")
        flow.space(8)
        flow.text(say("seal_yours"), STRONG)
        flow.space(4)
        flow.put(self._word_field, theme.TARGET)
        flow.space(8)
        flow.put(lambda box: Shake(SHAKE, box, self._shake, say("seal_shake_help")), SHAKE_HIGH)
        flow.space()
        self._put_ways(flow)
        flow.space()
        flow.text(say("packing_really"), ABOUT)

    @staticmethod
    def _put_slip(flow: Flow, name: str, words: str, icon: str) -> None:
        flow.put(lambda box: Slip(box, name, words, icon), slip_height(flow.pen, words, flow.width))
        flow.space(6)

    def _word_field(self, box: Box) -> Field:
        return Field("word", say("seal_word"), box, self._word, self._say, say("seal_word_empty"), LONGEST_WORD)

    def _put_ways(self, flow: Flow) -> None:
        """Open the envelope, or take another one; what was opened can be checked."""
        first: Offer = ("packing_open", "open", self._turn)
        if self._open:
            first = ("packing_check_it", "search", self._check)
        offers: list[Offer] = [first, ("packing_new", "lock", self._seal_anew)]
        widest = max(button_width(flow.pen, say(key), icon) for key, icon, _ in offers)
        beside = 2 * widest + theme.GAP <= flow.width
        for some in [offers] if beside else [[offer] for offer in offers]:
            row = Box(flow.x, flow.y, flow.width, theme.TARGET)
            flow.widgets += ways_on(flow.pen, row, some, first="button")
            flow.space(theme.TARGET + 6)

    def _say(self, word: str) -> None:
        self._word = word
        self._refresh()

    def _shake(self, across: float, down: float) -> None:
        self._say(shaken(self._word, across, down))

    def _turn(self) -> None:
        self._open = True
        self._refresh()

    def _seal_anew(self) -> None:
        self._secret, self._open = new_seed(), False
        self._refresh()

    # -- to check ----------------------------------------------------------------------------------------------------

    @property
    def _asked(self) -> Seed:
        return Seed(self._typed["secret"].strip(), word_of(self._typed["word"]))

    def _check(self) -> None:
        """What lies there, by the same look as that of any deal."""
        self._typed = {"secret": self._secret, "word": self._word, "hash": Seed(self._secret).seal}
        self.open(CHECK)

    def _put_check(self, flow: Flow) -> None:
        flow.text(say("packing_check_about"), BODY)
        for key, longest in LONGEST.items():
            flow.space()
            flow.text(say(f"packing_{key}"), STRONG, key)
            flow.space(4)
            flow.put(partial(self._field, key, longest), theme.TARGET)
        flow.space(theme.GAP)
        found = self._found()
        flow.text(say(f"packing_{found}"), STYLES.get(found, WARNING))

    def _found(self) -> str:
        """What there is to say of what was typed, in one word."""
        if not any(self._typed.values()):
            return "empty"
        return proved(self._asked, self._typed["hash"]) if self._asked.secret else "no_secret"

    def _field(self, key: str, longest: int, box: Box) -> Field:
        def typed(value: str) -> None:
            self._typed = self._typed | (taken_apart(value) or {key: value})
            self._refresh()

        return Field(f"check {key}", say(f"packing_{key}"), box, self._typed[key], typed, "", longest)

    def _refresh(self) -> None:
        if self._view is not None:
            self._view.refresh()


def open_pack(desk: Desk, scenes: Scenes) -> None:
    """The page, over whatever lies there."""
    scenes.push(PageScene(desk, PackPage(desk, scenes.pop)))
