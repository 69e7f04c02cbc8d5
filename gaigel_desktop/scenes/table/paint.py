"""Paint: draws the table. What rests (wood, slate, portraits, piles) is one picture, made anew when it changes."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from gaigel_desktop.rules.cards import CODES, HIDDEN
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.text.calls import call
from gaigel_desktop.window import theme
from gaigel_desktop.window.faces import Deck, back_file, face_file
from gaigel_desktop.window.fonts import CHALK_HAND, SANS, SERIF_BOLD
from gaigel_desktop.window.pictures import piece_named
from gaigel_desktop.window.scene import Stage as Kit
from gaigel_desktop.window.screen import Point
from gaigel_desktop.window.theme import Colour

from . import layout
from .chrome import Chrome
from .layout import Place, Rect, Table
from .panels import Panel
from .pointer import choice_rects
from .stage import Sprite

DECKS_LEFT: Final = ((21, "talon_27"), (13, "talon_20"), (7, "talon_12"), (4, "talon_6"), (1, "talon_3"))
PILES: Final = ((17, "pile_24"), (11, "pile_16"), (7, "pile_10"), (5, "pile_6"), (3, "pile_4"), (1, "pile_2"))


class Look(NamedTuple):
    """How this player wants the table to look."""

    deck: Deck = Deck()
    table: str = "wood_dark"


class Painter:
    """Draws on the screen of the kit."""

    def __init__(self, kit: Kit, look: Look) -> None:
        self._kit = kit
        self._look = look
        self._ground: pygame.Surface | None = None
        self._chrome: tuple[Chrome, pygame.Surface] | None = None

    @property
    def unit(self) -> float:
        """Pixels a design unit."""
        return self._kit.screen.unit

    def forget(self) -> None:
        """The window has another size."""
        self._ground = self._chrome = None

    def px(self, units: float) -> int:
        """A length in pixels."""
        return round(units * self.unit)

    # -- the resting picture -------------------------------------------------------------------------------------

    def table(self, chrome: Chrome, seen: Deal) -> None:
        """The table and everything on it but single cards."""
        if self._chrome is None or self._chrome[0] != chrome:
            self._chrome = chrome, self._paint_chrome(chrome, seen)
        self._kit.screen.surface.blit(self._chrome[1], (0, 0))

    def _paint_chrome(self, chrome: Chrome, seen: Deal) -> pygame.Surface:
        picture = self._wood().copy()
        self._slate(picture, chrome, seen)
        self._piles(picture, chrome, seen)
        for seat in range(seen.players):
            self._seat(picture, chrome, seen, seat)
        for name, rect in layout.button_rects(chrome.table).items():
            self._button(picture, chrome, name, rect, call(f"button_{name}", seen.law.rules))
        return picture

    def _wood(self) -> pygame.Surface:
        if self._ground is None:
            size = self._kit.screen.pixels
            width, height = self._kit.screen.design
            scale = max(width / 1280, height / 720) * self.unit
            ground = self._kit.pictures.tiled(self._look.table, size, scale)
            lamp = str(piece_named("lamp")["file"])
            ground.blit(self._kit.pictures.scaled(lamp, size), (0, 0))
            self._ground = ground
        return self._ground

    def _slate(self, picture: pygame.Surface, chrome: Chrome, seen: Deal) -> None:
        """The slate as the sources draw it: a circle in the middle and a ray for each side, strokes across it."""
        rect = layout.slate_rect(chrome.table)
        self._nine(picture, "slate", rect)
        x, y, width, height = rect
        middle = x + width / 2, y + height / 2 - 4
        self._sprite(picture, "circle", *middle, 0.8)
        for side, strokes in enumerate(chrome.score):
            along = self._ray(len(chrome.score), side)
            self._ray_with_strokes(picture, middle, along, width / 2 - 34, strokes)
        ours = seen.law.side[chrome.table.me]
        for side in range(len(chrome.score)):
            if side == ours or len(chrome.score) == 2:
                words = call("side_us" if side == ours else "side_them", seen.law.rules)
                line = self._line(words, CHALK_HAND, theme.CHALK_TEXT, theme.CHALK)
                across, down = self._ray(len(chrome.score), side)
                at = self.px(middle[0] + across * 74), self.px(middle[1] + down * 40 - 40)
                picture.blit(line, line.get_rect(midtop=at))

    def _ray(self, sides: int, side: int) -> tuple[float, float]:
        """The direction of a side's ray: two lie left and right, more go round."""
        vector = pygame.Vector2(-1, 0).rotate(360 * side / sides)
        return vector.x, vector.y

    def _ray_with_strokes(
        self, picture: pygame.Surface, middle: Point, along: Point, reach: float, strokes: int
    ) -> None:
        start = middle[0] + along[0] * 14, middle[1] + along[1] * 14
        end = middle[0] + along[0] * reach, middle[1] + along[1] * reach * (0.62 if abs(along[1]) > 0.3 else 1)
        first, last = ((self.px(px), self.px(py)) for px, py in (start, end))
        pygame.draw.line(picture, theme.CHALK, first, last, max(2, self.px(2.4)))
        for at in range(strokes):
            t = (at + 1.2) / (max(strokes, 6) + 1.4)
            x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
            self._sprite(picture, f"stroke_{at % 8 + 1}", x, y, 0.62)

    def talon(self, chrome: Chrome) -> None:
        """The stack, over the trump card; when it is gone the trump suit stays."""
        picture = self._kit.screen.surface
        if chrome.talon_left <= 0:
            suit = self._suit(chrome.trump)
            place = layout.talon_place(chrome.table)
            self._picture(picture, suit, (place.x - 30, place.y - 30, 60, 60))
            return
        stack = next(name for least, name in DECKS_LEFT if chrome.talon_left >= least)
        self._stack(picture, stack, layout.talon_place(chrome.table))

    def _piles(self, picture: pygame.Surface, chrome: Chrome, seen: Deal) -> None:
        for side, tricks in enumerate(chrome.piles):
            if tricks:
                name = next(name for least, name in PILES if tricks * seen.players / 4 >= least / 4)
                self._stack(picture, name, layout.pile_place(seen, chrome.table, side))

    def _stack(self, picture: pygame.Surface, name: str, place: Place) -> None:
        """A stack's edges with the back of the deck on top."""
        piece = piece_named(name)
        scale = place.width / 120 * self.unit
        edges = self._kit.pictures.scaled(str(piece["file"]), (round(144 * scale), round(220 * scale)))
        back = self._kit.pictures.card(back_file(self._look.deck), place.width * self.unit)
        whole = edges.copy()
        whole.blit(back, (round(8 * scale), round(8 * scale)))
        turned = pygame.transform.rotozoom(whole, place.angle, 1.0)
        middle = self.px(place.x), self.px(place.y)
        picture.blit(turned, turned.get_rect(center=middle))

    def _seat(self, picture: pygame.Surface, chrome: Chrome, seen: Deal, seat: int) -> None:
        rect = layout.portrait_rect(seen, chrome.table, seat)
        inside = rect[0] + 5, rect[1] + 5, rect[2] - 10, rect[3] - 10
        self._picture(picture, chrome.portraits[seat], inside)
        self._nine(picture, "portrait_frame_turn" if seat == chrome.turn else "portrait_frame", rect)
        side = call("side_us" if seen.law.side[seat] == seen.law.side[chrome.table.me] else "side_them", seen.law.rules)
        text = f"{chrome.names[seat]} · {side}"
        line = self._line(text, SANS, theme.SMALL_TEXT, theme.GOLD if seat == chrome.turn else theme.CREAM)
        plate = rect[0] + rect[2] / 2 - line.get_width() / self.unit / 2 - 10, rect[1] + rect[3] - 6
        self._nine(picture, "plate", (*plate, line.get_width() / self.unit + 20, 24))
        picture.blit(line, (self.px(plate[0] + 10), self.px(plate[1] + 3)))
        if seat == chrome.dealer:
            self._picture(picture, "icons/dealer.webp", (rect[0] + rect[2] - 20, rect[1] - 8, 28, 28))

    def _button(self, picture: pygame.Surface, chrome: Chrome, name: str, rect: Rect, words: str) -> None:
        look = "disabled" if name in chrome.dimmed else "pressed" if name == chrome.buttons.pressed else "normal"
        look = "hover" if look == "normal" and name == chrome.buttons.hovered else look
        self._nine(picture, f"{'call' if name in ('aus', 'uebergaigelt') else 'button'}_{look}", rect)
        line = self._line(words, SERIF_BOLD, theme.BUTTON_TEXT, theme.CREAM)
        picture.blit(line, line.get_rect(center=(self.px(rect[0] + rect[2] / 2), self.px(rect[1] + rect[3] / 2))))

    # -- cards ---------------------------------------------------------------------------------------------------

    def sprite(self, sprite: Sprite, now: float, lifted: bool = False) -> None:
        """A card where it is now, with its shadow."""
        place = sprite.place._replace(y=sprite.place.y - (16 if lifted else 0))
        moving = sprite.moving(now)
        self._shadow(place, moving or lifted)
        name = self._face(sprite.face) if place.face_up and sprite.face != HIDDEN else back_file(self._look.deck)
        self._card(self._kit.screen.surface, name, place, sprite.flat, fine=not moving)

    def _card(self, on: pygame.Surface, name: str, place: Place, flat: float, fine: bool = True) -> None:
        picture = self._kit.pictures.card(name, place.width * self.unit, place.angle, flat, fine)
        on.blit(picture, picture.get_rect(center=(self.px(place.x), self.px(place.y))))

    def _shadow(self, place: Place, high: bool) -> None:
        """What is higher has a larger, softer shadow, further away."""
        name, grow, away = ("card_shadow_hand", 22, 9) if high else ("card_shadow_resting", 10, 3)
        size = self.px(place.width + 2 * grow), self.px(place.width * 1.6 + 2 * grow)
        shadow = self._kit.pictures.turned_nine(name, size, self.unit, place.angle)
        middle = self.px(place.x + away / 3), self.px(place.y + away)
        self._kit.screen.surface.blit(shadow, shadow.get_rect(center=middle))

    def _face(self, card: int) -> str:
        return face_file(self._look.deck, CODES[card])

    # -- words ---------------------------------------------------------------------------------------------------

    def bubble(self, words: str, rect: Rect, table: Table) -> None:
        """A speech bubble at somebody's portrait."""
        line = self._line(words, SERIF_BOLD, theme.BUTTON_TEXT, theme.INK)
        width = line.get_width() / self.unit + 36
        x = min(max(rect[0] + rect[2] / 2 - width / 2, 8), table.width - width - 8)
        y = rect[1] + rect[3] + 18 if rect[1] < table.height / 2 else rect[1] - 58
        self._nine(self._kit.screen.surface, "bubble", (x, y, width, 48))
        self._kit.screen.surface.blit(line, line.get_rect(center=(self.px(x + width / 2), self.px(y + 24))))

    def question(self, panel: Panel, table: Table) -> None:
        """A panel: a sheet of paper with a question and its choices."""
        rects = choice_rects(table, len(panel.choices))
        lines = panel.title.split("\n")
        top = (rects[0][1] if rects else table.height / 2) - 34 * len(lines) - 26
        bottom = rects[-1][1] + rects[-1][3] if rects else table.height / 2
        sheet = (table.width / 2 - 230, top, 460.0, bottom - top + 26)
        self._nine(self._kit.screen.surface, "panel_paper", sheet)
        for at, line in enumerate(lines):
            self.text(line, (table.width / 2, top + 18 + 32 * at), theme.BUTTON_TEXT)
        for at, (choice, rect) in enumerate(zip(panel.choices, rects, strict=True)):
            self.choice(choice.words, rect, at == panel.chosen)

    def text(self, words: str, at: Point, size: float, colour: Colour = theme.INK) -> None:
        """A line of text, its middle at x."""
        x, y = at
        line = self._line(words, SERIF_BOLD, size, colour)
        self._kit.screen.surface.blit(line, line.get_rect(midtop=(self.px(x), self.px(y))))

    def choice(self, words: str, rect: Rect, chosen: bool) -> None:
        """A button of a panel."""
        self._nine(self._kit.screen.surface, "button_hover" if chosen else "button_normal", rect)
        if chosen:
            self._nine(self._kit.screen.surface, "focus", rect)
        line = self._line(words, SERIF_BOLD, theme.BUTTON_TEXT, theme.CREAM)
        self._kit.screen.surface.blit(
            line, line.get_rect(center=(self.px(rect[0] + rect[2] / 2), self.px(rect[1] + rect[3] / 2)))
        )

    # -- pieces --------------------------------------------------------------------------------------------------

    def _line(self, words: str, face: str, size: float, colour: Colour) -> pygame.Surface:
        return self._kit.fonts.line(words, face, size * self.unit, colour)

    def _nine(self, on: pygame.Surface, name: str, rect: Rect) -> None:
        grow = piece_named(name).get("grow", 0)
        more = float(grow) if isinstance(grow, int | float) else 0.0
        size = self.px(rect[2] + 2 * more), self.px(rect[3] + 2 * more)
        on.blit(self._kit.pictures.nine(name, size, self.unit), (self.px(rect[0] - more), self.px(rect[1] - more)))

    def _sprite(self, on: pygame.Surface, name: str, x: float, y: float, scale: float) -> None:
        piece = piece_named(name)
        size = piece["size"]
        assert isinstance(size, list)
        wide, high = (self.px(float(length) * scale) for length in size)
        picture = self._kit.pictures.scaled(str(piece["file"]), (wide, high))
        on.blit(picture, (self.px(x) - wide // 2, self.px(y) - high // 2))

    def _picture(self, on: pygame.Surface, file: str, rect: Rect) -> None:
        picture = self._kit.pictures.scaled(file, (self.px(rect[2]), self.px(rect[3])))
        on.blit(picture, (self.px(rect[0]), self.px(rect[1])))

    def _suit(self, suit: int) -> str:
        german = ("eichel", "blatt", "herz", "schellen")[suit]
        french = ("kreuz", "pik", "herz", "karo")[suit]
        deck = self._look.deck
        name = french if deck.name == "french" else german
        return f"icons/suit_{deck.name}_{name}{'_safe' if deck.colour_safe else ''}.webp"
