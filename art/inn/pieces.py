"""Which pieces there are: one line a piece, the one list that rendering, the game's table and the tests read.

Units are those of the layout for 1280 x 720. A piece is painted `scale` times as large. Code: MIT.
"""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import NamedTuple

from PIL import Image

from art.inn import cards, chalk, controls, ground, icons, lettering, mats, pad, pencil, scene, slate, widgets
from art.inn.drawing import drawn

Four = tuple[int, int, int, int]


class Piece(NamedTuple):
    """One picture: what paints it, and what the game must know to use it."""

    group: str
    name: str
    kind: str  # tile, nine, sprite, mask (white, to be tinted), icon (a mask), overlay, scene
    paint: Callable[[], Image.Image]
    scale: float = 2
    margins: Four | None = None  # of a nine-patch: left, top, right, bottom, in units
    grow: int = 0  # how far it reaches beyond what it surrounds, in units
    place: Four | None = None  # x, y, width, height of the room for a word or the top card, in units
    quality: int = 0  # of WebP; 0 is lossless

    @property
    def file(self) -> str:
        """Its path in assets."""
        return f"{'icons' if self.group in ('icons', 'suits') else 'table'}/{self.name}.webp"


def even(margin: int) -> Four:
    return margin, margin, margin, margin


def _surfaces() -> Iterator[Piece]:
    for name, paint in (("wood_dark", ground.wood_dark), ("wood_light", ground.wood_light)):
        yield Piece("surfaces", name, "tile", paint, 2, quality=82)
    yield Piece("surfaces", "felt", "tile", ground.felt, quality=92)
    yield Piece("surfaces", "linen", "tile", ground.linen, quality=85)
    yield Piece("surfaces", "linen_border", "tile", ground.linen_border, 4, quality=82)
    yield Piece("surfaces", "lamp", "overlay", ground.lamp, 0.5, quality=90)


def _slate() -> Iterator[Piece]:
    yield Piece("slate", "slate", "nine", slate.slate, margins=even(24), quality=90)
    yield Piece("slate", "slate_dust", "tile", slate.dust, quality=70)
    for number in range(chalk.STROKES):
        yield Piece("slate", f"stroke_{number + 1}", "sprite", partial(chalk.stroke, number), quality=92)
        yield Piece("slate", f"stroke_wiped_{number + 1}", "sprite", partial(chalk.wiped_stroke, number), quality=85)
    for number in range(chalk.VEES):
        yield Piece("slate", f"gigackel_{number + 1}", "sprite", partial(chalk.vee, number), quality=92)
        yield Piece("slate", f"gigackel_wiped_{number + 1}", "sprite", partial(chalk.wiped_vee, number), quality=85)
    yield Piece("slate", "circle", "sprite", chalk.circle, quality=92)
    for number in range(2):
        yield Piece("slate", f"ray_{number + 1}", "sprite", partial(chalk.ray, number), quality=92)
    yield Piece("slate", "sponge_damp", "sprite", slate.sponge, quality=90)
    yield Piece("slate", "chalk_piece", "sprite", slate.chalk_piece, quality=90)


def _paper() -> Iterator[Piece]:
    yield Piece("paper", "pad", "nine", pad.pad, margins=even(24))
    for number in range(chalk.STROKES):
        yield Piece("paper", f"pencil_stroke_{number + 1}", "sprite", partial(pencil.stroke, number), 4, quality=88)
    for number in range(chalk.VEES):
        yield Piece("paper", f"pencil_gigackel_{number + 1}", "sprite", partial(pencil.vee, number), 4, quality=88)
    for number in range(pencil.CROSSES):
        yield Piece("paper", f"pencil_cross_{number + 1}", "sprite", partial(pencil.cross, number), 4, quality=88)
    yield Piece("paper", "pencil_circle", "sprite", pencil.circle, 4, quality=88)
    for number in range(2):
        yield Piece("paper", f"pencil_ray_{number + 1}", "sprite", partial(pencil.ray, number), 4, quality=88)
    yield Piece("paper", "pencil_piece", "sprite", pencil.pencil_piece, 4, quality=92)


def _mats() -> Iterator[Piece]:
    for motif in mats.MOTIFS:
        paint = partial(mats.mat, motif)
        yield Piece("mats", f"mat_{motif}", "sprite", paint, place=(31, 102, 98, 24), quality=84)
    for number in range(2):
        yield Piece("mats", f"glass_ring_{number + 1}", "sprite", partial(mats.glass_ring, number), quality=80)
    yield Piece("mats", "mat_shadow", "sprite", mats.shadow_round, quality=80)
    yield Piece("mats", "mat_token", "sprite", mats.mat_token, quality=90)


def _cards() -> Iterator[Piece]:
    for kind in cards.SHADOWS:
        reach = cards.grow(kind)
        paint = partial(cards.shadow, kind)
        yield Piece("cards", f"card_shadow_{kind}", "nine", paint, margins=even(2 * reach + 8), grow=reach, quality=90)
    yield Piece("cards", "card_highlight", "nine", cards.highlight, margins=even(34), grow=12, quality=92)
    yield Piece("cards", "card_focus", "nine", cards.focus, margins=even(34), grow=12)
    yield Piece("cards", "card_place", "nine", cards.place_mark, margins=even(18), grow=5)
    top = (8, 8, *cards.CARD)
    for count in (27, 20, 12, 6, 3):
        yield Piece("cards", f"talon_{count}", "sprite", partial(cards.stack, count, 0.12), place=top, quality=88)
    for count in (24, 16, 10, 6, 4, 2):
        yield Piece("cards", f"pile_{count}", "sprite", partial(cards.stack, count, 1), place=top, quality=88)


def _buttons() -> Iterator[Piece]:
    for state in widgets.STATES:
        wood, enamel = partial(widgets.button_wood, state), partial(widgets.button_enamel, state)
        yield Piece("widgets", f"button_{state}", "nine", wood, margins=even(16), grow=3, quality=92)
        yield Piece("widgets", f"call_{state}", "nine", enamel, margins=even(16), grow=3, quality=94)
    yield Piece("widgets", "focus", "nine", widgets.focus_ring, margins=even(20), grow=5)


def _surrounds() -> Iterator[Piece]:
    for state, on in (("", False), ("_turn", True)):
        plate, frame = partial(widgets.name_plate, on), partial(widgets.portrait_frame, on)
        yield Piece("widgets", f"plate{state}", "nine", plate, margins=even(16), grow=3, quality=92)
        yield Piece("widgets", f"portrait_frame{state}", "nine", frame, margins=even(22), grow=6, quality=92)
    yield Piece("widgets", "panel_paper", "nine", widgets.panel_paper, margins=even(40), grow=7)
    yield Piece("widgets", "panel_wood", "nine", widgets.panel_wood, margins=even(28), grow=6)
    yield Piece("widgets", "beam", "nine", widgets.beam, margins=(10, 10, 10, 20), quality=88)
    yield Piece("widgets", "tooltip", "nine", widgets.tooltip, margins=even(12), grow=4)
    yield Piece("widgets", "separator", "nine", controls.separator, margins=(4, 1, 4, 1))
    for name in ("normal", "hover", "chosen"):
        yield Piece("widgets", f"row_{name}", "nine", partial(widgets.row, name), margins=even(12))
    for name, call in (("bubble", False), ("bubble_call", True)):
        yield Piece("widgets", name, "nine", partial(controls.bubble, call), margins=even(24), grow=3)
    for direction in (*controls.TAILS, *controls.LEANING):
        yield Piece("widgets", f"tail_{direction}", "sprite", partial(controls.tail, direction))


def _controls() -> Iterator[Piece]:
    for state, on in (("off", False), ("on", True)):
        yield Piece("widgets", f"check_{state}", "sprite", partial(controls.check_box, on))
        yield Piece("widgets", f"radio_{state}", "sprite", partial(controls.radio, on))
        yield Piece("widgets", f"tab_{state}", "nine", partial(widgets.tab, on), margins=(16, 16, 16, 4))
    for name, on in (("field", False), ("field_focus", True)):
        yield Piece("widgets", name, "nine", partial(widgets.text_field, on), margins=even(12), grow=3)
    yield Piece("widgets", "slider_track", "nine", controls.slider_track, margins=(8, 5, 8, 5))
    yield Piece("widgets", "slider_fill", "nine", controls.slider_fill, margins=(8, 5, 8, 5))
    yield Piece("widgets", "slider_knob", "sprite", controls.slider_knob)
    yield Piece("widgets", "scroll_track", "nine", controls.scroll_track, margins=(5, 8, 5, 8))
    yield Piece("widgets", "scroll_thumb", "nine", controls.scroll_thumb, margins=(5, 8, 5, 8))


def _title() -> Iterator[Piece]:
    yield Piece("title", "title_scene", "scene", scene.title_scene, 1.5, quality=82)
    yield Piece("title", "title_slate", "sprite", scene.title_slate, 1.5, quality=90)
    yield Piece("title", "lettering", "sprite", lettering.title, quality=92)
    yield Piece("title", "wreath", "sprite", partial(drawn, "ornaments/wreath", 560, 560), quality=85)
    yield Piece("title", "divider", "mask", partial(drawn, "ornaments/divider", 800, 96))
    yield Piece("title", "corner", "mask", partial(drawn, "ornaments/corner", 240, 240))


def _icons() -> Iterator[Piece]:
    for name in icons.icons():
        yield Piece("icons", name, "icon", partial(icons.icon, name), 3)
    for name, sign in icons.suit_names().items():
        yield Piece("suits", f"suit_{name}", "sprite", partial(icons.suit_sign, *sign), 3, quality=90)


@cache
def pieces() -> dict[str, Piece]:
    """All pieces by name."""
    parts = (_surfaces, _slate, _paper, _mats, _cards, _buttons, _surrounds, _controls, _title, _icons)
    every = [piece for part in parts for piece in part()]
    found = {piece.name: piece for piece in every}
    if len(found) < len(every):
        raise ValueError("two pieces have one name")
    return found
