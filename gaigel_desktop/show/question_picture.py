"""Asked: the hand and the trick alone, as large as they can be, with a letter above each card that the room may choose,
and beside it how many hands went up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.actions import DECLARE, PASS, RESERVE, SWAP, Action, card_of, is_card, mode_of
from gaigel_desktop.rules.cards import HIDDEN, KING, OBER
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.seats import in_order
from gaigel_desktop.rules.views import View, view
from gaigel_desktop.scenes.parts.overlay import darkened
from gaigel_desktop.table.board.card_places import sorted_by_suit
from gaigel_desktop.table.board.room_plan import BAND
from gaigel_desktop.table.paint.paint_card import Look
from gaigel_desktop.text.aloud import said_aloud
from gaigel_desktop.text.calls import OPENING_CALLS, call
from gaigel_desktop.text.explain import capital
from gaigel_desktop.text.hinting import deed_named
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import suit_file
from gaigel_desktop.window.fonts import CHALK_HAND, SERIF_BOLD
from gaigel_desktop.window.pen import Pen, Style

from .hand_count import Hands

LETTERS: Final = "ABC"
# Shares of the height of the picture: from the last row a letter of 1/22 can still be read.
CALLED: Final = 1 / 17
NAME: Final = 1 / 20
LETTER: Final = 1 / 10
HAND: Final = 0.42  # the cards of the hand,
HAND_ALONE: Final = 0.5  # where nothing lies there yet,
TRICK: Final = 0.25  # and those of the trick
EDGE: Final = 0.03
GAP: Final = 0.02
APART: Final = 0.13  # at most, between two cards of a trick
TRUMP: Final = 0.13  # the sign of the trump suit
SIDE_BY_SIDE: Final = 0.96  # of its share of the width is a card wide, where no other may lie on it
BESIDE: Final = 0.75  # of a card, for each of two letters above it
STROKE: Final = 8.0


class Asking(NamedTuple):
    """What the room is asked: how the table stands, whose cards these are, and between what they may choose."""

    table: View
    seat: int
    seating: Seating
    actions: tuple[Action, ...]

    @property
    def seen(self) -> View:
        """The same from the chair of whoever is asked: what lies face down stays so."""
        return view(self.table, self.seat)

    @property
    def hand(self) -> tuple[int, ...]:
        """The cards of whoever is asked, in the order in which they lie there."""
        return sorted_by_suit(self.table, self.seat)

    def named(self, action: Action) -> str:
        """What is done by it, in words."""
        return capital(deed_named((action,), self.table))

    def called(self, action: Action) -> str:
        """What is said with a card, or instead of one; nothing with most cards."""
        if not is_card(action):
            return said_aloud(action, self.table)
        mode = mode_of(action)
        return call(OPENING_CALLS[mode], self.table.law.rules).rstrip("!") if mode in OPENING_CALLS else ""

    def meant(self) -> set[int]:
        """The cards that are shown, or exchanged, by what is said."""
        said = [action for action in self.actions if not is_card(action)]
        pairs = {(action - DECLARE) % 4 for action in said if DECLARE <= action < PASS}
        diss = {self.table.trump * 6} if SWAP in said or RESERVE in said else set[int]()
        return diss | {suit * 6 + rank for suit in pairs for rank in (OBER, KING)}

    def name(self, seat: int) -> str:
        """Who sits there, as the one who is asked would say it."""
        side = self.table.law.side
        partners = [other for other in range(len(side)) if side[other] == side[self.seat] and other != self.seat]
        return say("ask_partner") if partners == [seat] else self.seating.names[seat]


# -- where everything lies ---------------------------------------------------------------------------------------


class SideBySide(NamedTuple):
    """Cards side by side, each with its face and its place."""

    faces: tuple[int, ...]
    boxes: tuple[Box, ...]


def row(faces: Sequence[int], room: Box, apart: float) -> SideBySide:
    """Cards as high as the room, in its middle, so far apart at most; they close up where there is not room enough."""
    high = room.height
    wide, count = high / theme.CARD_SHAPE, len(faces)
    step = min(wide + apart, (room.width - wide) / max(1, count - 1))
    left = room.middle[0] - (wide + step * (count - 1)) / 2
    return SideBySide(tuple(faces), tuple(Box(left + at * step, room.y, wide, high) for at in range(count)))


class Parts(NamedTuple):
    """The parts of the picture below the caption, from above."""

    trick: Box
    names: Box
    letters: Box
    hand: Box


def below_caption(design: tuple[float, float]) -> Box:
    """What is left of the picture."""
    width, height = design
    top = height * (sum(BAND) / theme.DESIGN[1] + GAP)
    edge = height * EDGE
    return Box(edge, top, width - 2 * edge, height - edge - top)


def parts(design: tuple[float, float], lies: bool) -> Parts:
    """Where they are, with a trick that lies there or without: that stays as large as it is, and the hand grows into
    what is left."""
    whole, height = below_caption(design), design[1]
    below, letter = height * NAME * 1.2, height * LETTER
    trick = whole.top(height * TRICK)
    names = trick.moved(0, trick.height)._replace(height=below)
    left = whole.bottom - (names.bottom if lies else trick.bottom - below) - letter
    high = min(left, height * (HAND if lies else HAND_ALONE))
    hand = whole.below(whole.height - high)
    return Parts(trick, names, hand.moved(0, -letter)._replace(height=letter), hand)


# -- drawing -----------------------------------------------------------------------------------------------------


def draw_asked(pen: Pen, look: Look, asking: Asking, hands: Hands) -> None:
    """Everything below the question."""
    seen = asking.seen
    where = parts(pen.kit.screen.design, bool(seen.trick))
    _draw_trump(pen, look, asking, where)
    _draw_trick(pen, look, asking, where)
    _draw_hand(pen, look, asking, hands, where)


def draw_cards(pen: Pen, look: Look, placed: SideBySide, dark: Sequence[bool] = ()) -> None:
    """Cards in a row; some of them in the dark."""
    for at, (face, box) in enumerate(zip(*placed, strict=True)):
        pen.nine("card_shadow_resting", box)
        file = look.picture_of(face, face != HIDDEN)
        if dark and dark[at]:
            _draw_in_the_dark(pen, file, box)
        else:
            pen.picture(file, box)


def _draw_in_the_dark(pen: Pen, file: str, box: Box) -> None:
    size = pen.px(box.width), pen.px(box.height)
    picture = pen.pictures.made((file, size, "dark"), lambda: darkened(pen.pictures.scaled(file, size)))
    pen.surface.blit(picture, pen.area(box))


def _draw_trump(pen: Pen, look: Look, asking: Asking, where: Parts) -> None:
    """Which suit are trumps, to the left of the trick, and whose hand it is."""
    size = pen.kit.screen.design[1] * TRUMP
    sign = Box(where.trick.x, where.trick.y, size, size)
    pen.picture(suit_file(look.deck, asking.seen.trump), sign)
    pen.line(say("trumps_are"), sign.moved(size * 1.1, 0)._replace(width=2 * size), name_style(pen))
    whose = say("spoken_hand_of", {"name": asking.seating.names[asking.seat]})
    style = pen.shrunk(whose, name_style(pen), _beside_trick(pen))
    pen.line(whose, where.names._replace(y=sign.bottom, width=_beside_trick(pen)), style)


def name_style(pen: Pen) -> Style:
    """Names below cards, in chalk."""
    return Style(CHALK_HAND, pen.kit.screen.design[1] * NAME * 1.2, theme.CHALK)


def _draw_trick(pen: Pen, look: Look, asking: Asking, where: Parts) -> None:
    """What lies there, in the order in which it was played, and by whom; beside the sign of the trump suit."""
    seen, high = asking.seen, pen.kit.screen.design[1]
    placed = row(seen.trick, where.trick.inset(_beside_trick(pen), 0), high * APART)
    draw_cards(pen, look, placed)
    step = placed.boxes[1].x - placed.boxes[0].x if len(placed.boxes) > 1 else where.trick.width
    for seat, box in zip(in_order(seen.leader, seen.players), placed.boxes, strict=False):
        below = Box(box.middle[0] - step / 2, where.names.y, step, where.names.height)
        pen.line(asking.name(seat), below.inset(4, 0), name_style(pen), "middle")


def _beside_trick(pen: Pen) -> float:
    """How much room is for words to the left of the trick."""
    return pen.kit.screen.design[1] * TRUMP * 1.3 + pen.width(say("trumps_are"), name_style(pen))


def _draw_hand(pen: Pen, look: Look, asking: Asking, hands: Hands, where: Parts) -> None:
    """The hand, and beside it what is only said: what may be chosen lies in the light."""
    said = [at for at, action in enumerate(asking.actions) if not is_card(action)]
    count, hand, letters = len(asking.hand), where.hand, where.letters
    if said:  # nothing lies on a bubble
        high = min(hand.height, hand.width / (count + len(said)) * SIDE_BY_SIDE * theme.CARD_SHAPE)
        hand, letters = hand.below(hand.height - high), letters.moved(0, hand.height - high)
    placed = row((*asking.hand, *(HIDDEN for _ in said)), hand, hand.height * GAP)
    bubbles, placed = placed.boxes[count:], SideBySide(asking.hand, placed.boxes[:count])
    options = [*_above_cards(asking, placed, letters), *_said(said, bubbles, letters)]
    lit = {placed.faces[option.card] for option in options if option.card != NOBODY} | asking.meant()
    draw_cards(pen, look, placed, [bool(lit) and face not in lit for face in placed.faces])
    for option in options:
        _draw_option(pen, asking, option, hands)


class Option(NamedTuple):
    """Where the letter of a choice stands, and over which card of the hand; or the place of what is only said."""

    at: int
    box: Box
    card: int = NOBODY
    bubble: Box | None = None


def _above_cards(asking: Asking, placed: SideBySide, room: Box) -> Iterator[Option]:
    """Above the card; where two would play the same one otherwise, each above its own copy, or side by side."""
    plays = [(at, card_of(action)) for at, action in enumerate(asking.actions) if is_card(action)]
    for at, face in plays:
        alike = [other for other, same in plays if same == face]
        copies = [card for card, lies in enumerate(placed.faces) if lies == face]
        alone = len(copies) >= len(alike)
        card = copies[alike.index(at)] if alone else copies[0]
        box = placed.boxes[card]
        wide = box.width * (1.0 if alone else BESIDE)
        x = box.x if alone else max(room.x, box.middle[0] - len(alike) / 2 * wide) + alike.index(at) * wide
        yield Option(at, Box(x, room.y, wide, room.height), card)


def _said(said: Sequence[int], bubbles: Sequence[Box], room: Box) -> Iterator[Option]:
    """What is only said has its letter in the same row, and its bubble where another card would lie."""
    for at, bubble in zip(said, bubbles, strict=True):
        yield Option(at, bubble._replace(y=room.y, height=room.height), bubble=bubble)


def _draw_option(pen: Pen, asking: Asking, option: Option, hands: Hands) -> None:
    """The letter, what is said with it, and the hands that went up, with a stroke below while they are typed."""
    called = asking.called(asking.actions[option.at])
    box = option.box
    if option.bubble is not None:
        draw_call(pen, called, option.bubble)
    elif called:
        high = name_style(pen).size
        pen.line(called, box.moved(0, -high)._replace(height=high), name_style(pen), "middle")
    _draw_letter(pen, option.at, box, hands)


def draw_call(pen: Pen, called: str, room: Box) -> None:
    """As somebody says it."""
    style = pen.shrunk(called, Style(SERIF_BOLD, pen.kit.screen.design[1] * CALLED, theme.INK), room.width * 0.8)
    bubble = room.centred(pen.width(called, style) + style.size, style.size * 1.9)
    pen.nine("bubble_call", bubble)
    pen.line(called, bubble, style, "middle")


def _draw_letter(pen: Pen, at: int, box: Box, hands: Hands) -> None:
    style, counted = letter_style(pen), hands.counted[at]
    pen.line(f"{LETTERS[at]}  {counted}".strip(), box, style, "middle")
    if hands.at == at:
        wide = pen.width(f"{LETTERS[at]}  {counted or '0'}", style)
        middle = box.middle
        pen.sprite("ray_1", Box(middle[0] - wide / 2, middle[1] + style.size * 0.45, wide, STROKE))


def letter_style(pen: Pen) -> Style:
    """Letters and numbers of hands, in chalk."""
    return Style(CHALK_HAND, pen.kit.screen.design[1] * LETTER, theme.CHALK)
