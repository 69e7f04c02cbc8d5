"""Picture: draws a sitting in order: what rests, the cards, what is said, what is open; nothing if nothing changed."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.scenes.desk import Desk
from gaigel_desktop.scenes.pages import wood_ground
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.scene import Stage as Kit

from . import layout, pointer
from .cards import Look
from .layout import HAND
from .paint import Painter
from .sitting import Sitting
from .sprite import Sprite

UNDER_THE_TALON: Final = (layout.INDICATOR, layout.RESERVED)
HINTS: Final = {"own_trick": "gather", "count": "count_tricks"}


class Picture:
    """What the player sees of the table."""

    def __init__(self, kit: Kit, desk: Desk) -> None:
        self._kit = kit
        self._desk = desk
        self._drawn: object = None
        self.look_again()

    def look_again(self) -> None:
        """Another size, or another look was chosen."""
        self._paint = Painter(self._kit, Look(self._desk.deck, self._desk.settings.text("table")))
        self._drawn = None

    def draw(self, sitting: Sitting) -> None:
        """Everything, but only when something has changed."""
        if sitting.cleared:
            self._bare(sitting)
            return
        state = _state(sitting)
        if not sitting.dirty and self._drawn == state:
            return
        self._drawn, sitting.dirty = state, sitting.moving
        self._paint.table(sitting.chrome(), sitting.stage.seen)
        self._cards(sitting)
        for bubble in sitting.bubbles:
            seat = layout.portrait_rect(sitting.stage.seen, sitting.stage.table, bubble.seat)
            self._paint.bubble(bubble.words, seat, sitting.stage.table)
        self._words(sitting)
        self._kit.screen.show()

    def _bare(self, sitting: Sitting) -> None:
        """The table before the first deal."""
        if sitting.dirty:
            self._kit.screen.canvas.blit(wood_ground(self._kit, self._desk.settings.text("table")), (0, 0))
            self._kit.screen.show()
            sitting.dirty = False

    def _cards(self, sitting: Sitting) -> None:
        now, sprites = sitting.now, sitting.stage.sprites
        hovered = pointer.card_at(sitting.mouse, sprites, sitting.me)
        for sprite in sprites:
            if sprite.zone[0] in UNDER_THE_TALON:
                self._paint.sprite(sprite, now)
        self._paint.talon(sitting.chrome())
        over = [sprite for sprite in sprites if sprite.zone[0] not in UNDER_THE_TALON]
        for sprite in sorted(over, key=lambda one: one.moving(now)):
            self._paint.sprite(sprite, now, lifted=sprite is hovered or _is_chosen(sitting, sprite))

    def _words(self, sitting: Sitting) -> None:
        """The open panel, or what the table waits for."""
        table = sitting.stage.table
        if sitting.panel is not None:
            self._paint.question(sitting.panel, table)
        elif hint := _hint(sitting):
            self._paint.text(hint, (table.width / 2, table.height - 228), theme.TEXT, theme.CREAM)


def _state(sitting: Sitting) -> object:
    """What a still picture shows; equal states need no new frame."""
    card = pointer.card_at(sitting.mouse, sitting.stage.sprites, sitting.me)
    return sitting.chrome(), tuple(sitting.bubbles), sitting.panel, id(card), sitting.chosen, _hint(sitting)


def _is_chosen(sitting: Sitting, sprite: Sprite) -> bool:
    hand = sitting.hand()
    if not 0 <= sitting.chosen < len(hand):
        return False
    place = layout.hand_place(sitting.stage.table, sitting.chosen, len(hand))
    return sprite.zone == (HAND, sitting.me) and sprite.target == place


def _hint(sitting: Sitting) -> str:
    """What the table waits for, in a few words."""
    stop = sitting.conductor.stop(sitting.stage, sitting.now)
    return say(HINTS[stop.kind]) if stop is not None and stop.kind in HINTS else ""
