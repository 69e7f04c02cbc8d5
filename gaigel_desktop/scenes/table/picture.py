"""Picture: draws a sitting in order: what rests, the cards, what is said, what is open; nothing if nothing changed."""

from __future__ import annotations

import math
from typing import Final

from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.pages import wood_ground
from gaigel_desktop.scenes.parts.sheets import expect_halves
from gaigel_desktop.scenes.picture import over_paint
from gaigel_desktop.scenes.picture.cards import expect_cards, expect_fan, look_of
from gaigel_desktop.scenes.picture.chrome import Chrome
from gaigel_desktop.scenes.picture.looks import WORN
from gaigel_desktop.scenes.picture.paint import Painter, expect_portraits
from gaigel_desktop.scenes.picture.panels import is_king_or_ober
from gaigel_desktop.scenes.picture.spots import card_at
from gaigel_desktop.scenes.picture.strip import draw_strip
from gaigel_desktop.scenes.slate.drawing import piece_of
from gaigel_desktop.scenes.stage import marks
from gaigel_desktop.scenes.stage.layout import Place
from gaigel_desktop.scenes.stage.lying import LIFTS
from gaigel_desktop.scenes.stage.marks import Mark
from gaigel_desktop.scenes.stage.sprite import Sprite
from gaigel_desktop.text.speech import spoken_language
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Kit

from . import aids, kept
from .at_rest import at_rest
from .holding import own_sprites
from .lying_over import over_of
from .sitting import Sitting

BARE: Final = "bare"  # what has been drawn when nothing lies there
MARKED: Final = 0.75  # how much a card glows that may be played
TICK: Final = (24.0, 16.0)  # the mark of the card that was drawn last
TICK_ABOVE: Final = 11.0  # its edge


class Picture:
    """What the player sees of the table."""

    def __init__(self, kit: Kit, desk: Desk) -> None:
        self._kit = kit
        self._desk = desk
        self._drawn: object = None
        self._looks: object = None
        self.look_again()

    def clear(self) -> None:
        """What lay there is not kept: something else has taken the room."""
        self._looks = None

    def look_again(self) -> None:
        """Another size, or another look was chosen; as long as it was not, everything lies as it lay."""
        looks = self._kit.screen.pixels, look_of(self._desk), spoken_language()
        if looks == self._looks:
            expect_cards(self._kit, self._desk.deck)
        else:
            self._looks = looks
            self._paint = Painter(self._kit, look_of(self._desk))
            self._pen = Pen(self._kit, self._desk.text_size)
        self._drawn = None
        self._ends = False  # the deal, soon
        self._hand: list[int] = []  # of which it is known how it will lie

    def draw(self, sitting: Sitting) -> None:
        """Everything, but only when something has changed."""
        chrome = at_rest(sitting)
        over = over_of(sitting, chrome)
        state = chrome, over, _lifted(sitting), aids.legal(sitting), sitting.choosing.hint
        if not sitting.dirty and self._drawn == state:
            return
        self._drawn, sitting.dirty = state, False
        self._paint.table(chrome, sitting.stage.seen)
        table, deck = sitting.stage.table, self._desk.deck
        slip = over.strip
        if slip is not None:
            self._paint.still(slip, lambda: draw_strip(self._pen, slip, deck))
        self._cards(sitting, chrome)
        self._paint.still(over, lambda: over_paint.draw(self._pen, over, table, deck))
        self._kit.screen.show()
        self._look_ahead(sitting, chrome)

    def _look_ahead(self, sitting: Sitting, chrome: Chrome) -> None:
        """How the hand lies without one of its cards is drawn while the player thinks, and so is how people look; when
        the deal will soon be over, what is large on the sheet about it."""
        hand = sitting.hand()
        if not self._hand:
            expect_portraits(self._kit, sitting.seating.portraits, WORN)
        if hand != self._hand:
            self._hand = hand
            expect_fan(self._kit, self._desk.deck, hand, sitting.stage.table)
        ends = len(hand) <= 1 or bool(sitting.stage.shades(sitting.now))
        if ends and not self._ends:
            expect_halves(self._pen, piece_of(chrome.slate))
        self._ends = ends

    def draw_bare(self) -> None:
        """The table while the cards are shuffled: nothing lies there."""
        if self._drawn != BARE:
            self._drawn = BARE
            ground = wood_ground(self._kit, self._desk.table_top, laid=True)
            self._kit.screen.canvas.blit(ground, (0, 0))
            self._kit.screen.show()

    def _cards(self, sitting: Sitting, chrome: Chrome) -> None:
        lifted, framed, (marked, shaded) = _lifted(sitting), _framed(sitting), _marked(sitting)
        new = aids.newest(sitting)
        own = {id(sprite): at for at, sprite in own_sprites(sitting.stage).items()}

        def draw(sprite: Sprite) -> None:
            at = own.get(id(sprite))
            if at in marked:
                sprite.pose = sprite.pose._replace(glow=MARKED)
            elif at in shaded:
                sprite.pose = sprite.pose._replace(light=theme.NOT_NOW)
            self._paint.sprite(sprite, sitting.now, lifted=at in lifted)
            if at in framed:
                self._focus(sprite)
            if at is not None and at == new and not sprite.legs:
                self._tick(sprite.pose.place, LIFTS if at in lifted else 0.0, sitting.now)

        self._paint.deal(sitting.stage, chrome, sitting.now, draw)

    def _tick(self, place: Place, up: float, now: float) -> None:
        """Chalk above the card that was drawn last."""
        lean, out = math.radians(place.angle), place.width * theme.CARD_SHAPE / 2 + TICK_ABOVE
        x, y = place.x - math.sin(lean) * out, place.y - math.cos(lean) * out - up
        wide, high = TICK
        self._paint.mark(Mark(marks.TICK, (x - wide / 2, y - high / 2, wide, high)), now)

    def _focus(self, sprite: Sprite) -> None:
        """The card that the keys are at."""
        place = sprite.place
        wide, high = place.width, place.width * theme.CARD_SHAPE
        box = Box(place.x - wide / 2, place.y - high / 2 - LIFTS, wide, high)
        self._pen.nine("focus", box.inset(-4))


def _focused(sitting: Sitting) -> int | None:
    """The place of the own card that the keys are at; None: they are elsewhere."""
    return card_at(sitting.pointing.focus) if sitting.pointing.by_keys else None


def _framed(sitting: Sitting) -> frozenset[int]:
    """The places of the own cards with a frame: where the keys are, and what was advised."""
    advised = (at for at, card in enumerate(sitting.hand()) if card in _advised(sitting))
    focused = _focused(sitting)
    return frozenset(advised if focused is None else (focused, *advised))


def _advised(sitting: Sitting) -> tuple[int, ...]:
    """The cards that a hint tells to play."""
    hint = sitting.choosing.hint
    return hint.cards if hint is not None and hint.deed else ()


def _lifted(sitting: Sitting) -> frozenset[int]:
    """The own cards that stand out: pointed at, focused, chosen for the opening, advised, or kept for the own turn."""
    hand, focused = sitting.hand(), _focused(sitting)
    if sitting.choosing.points:
        return frozenset(at for at, card in enumerate(hand) if at == focused or is_king_or_ober(card))
    pointed = card_at(sitting.pointing.hovered) if sitting.pointing.drag is None else None
    chosen, out = (sitting.choosing.picked, *_advised(sitting)), (focused, pointed, kept.lifted(sitting))
    return frozenset(at for at, card in enumerate(hand) if at in out or card in chosen)


def _marked(sitting: Sitting) -> tuple[frozenset[int], frozenset[int]]:
    """The places of the cards that glow, because they may be played or are advised, and of those in the shade,
    where not all may be played and the player wants to know."""
    legal, hand = aids.legal(sitting), sitting.hand()
    marked = frozenset(at for at, card in enumerate(hand) if card in legal or card in _advised(sitting))
    return marked, frozenset(range(len(hand))) - marked if legal else frozenset()
