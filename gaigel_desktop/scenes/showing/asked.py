"""Asked: the hand and the trick alone, as large as they can be, with a letter above each card that the room may choose,
and beside it how many hands went up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.lessons.story import Choice
from gaigel_desktop.rules.actions import card_of, is_card, mode_of
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.seats import in_order
from gaigel_desktop.rules.views import View, view
from gaigel_desktop.scenes.parts.pages import wood_ground
from gaigel_desktop.scenes.parts.seating import Seating
from gaigel_desktop.scenes.picture.cards import Look
from gaigel_desktop.scenes.stage.lying import by_suit
from gaigel_desktop.text.calls import OPENING_CALLS, call
from gaigel_desktop.text.explain import capital
from gaigel_desktop.text.hinting import deed_named
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import suit_file
from gaigel_desktop.window.fonts import CHALK_HAND, SERIF_BOLD
from gaigel_desktop.window.pen import Pen, Style

from .hands import Hands

LETTERS: Final = "ABC"
# Shares of the height of the picture: from the last row a letter of 1/22 can still be read.
QUESTION: Final = 1 / 17
NAME: Final = 1 / 20
LETTER: Final = 1 / 10
HAND: Final = 0.42  # the cards of the hand,
HAND_ALONE: Final = 0.5  # where nothing lies there yet,
TRICK: Final = 0.25  # and those of the trick
EDGE: Final = 0.03
GAP: Final = 0.02
APART: Final = 0.13  # at most, between two cards of a trick
TRUMP: Final = 0.13  # the sign of the trump suit
SAID: Final = 0.2  # of the width, for what is only said
STROKE: Final = 8.0


class Asking(NamedTuple):
    """What the room is asked: how the table stands, whose cards these are, and between what they may choose."""

    table: View
    seat: int
    seating: Seating
    choices: tuple[Choice, ...]

    @property
    def seen(self) -> View:
        """The same from the chair of whoever is asked: what lies face down stays so."""
        return view(self.table, self.seat)

    def named(self, choice: Choice) -> str:
        """What is done by it, in words."""
        return capital(deed_named((choice.action,), self.table))

    def called(self, choice: Choice) -> str:
        """What is said with a card, or instead of one; nothing with most cards."""
        if not is_card(choice.action):
            return self.named(choice)
        mode = mode_of(choice.action)
        return call(OPENING_CALLS[mode], self.table.law.rules).rstrip("!") if mode in OPENING_CALLS else ""

    def name(self, seat: int) -> str:
        """Who sits there, as the one who is asked would say it."""
        side = self.table.law.side
        partners = [other for other in range(len(side)) if side[other] == side[self.seat] and other != self.seat]
        return say("ask_partner") if partners == [seat] else self.seating.names[seat]


# -- where everything lies ---------------------------------------------------------------------------------------


class Placed(NamedTuple):
    """Cards side by side, each with its face and its place."""

    faces: tuple[int, ...]
    boxes: tuple[Box, ...]


def row(faces: Sequence[int], room: Box, apart: float) -> Placed:
    """Cards as high as the room, in its middle, so far apart at most; they close up where there is not room enough."""
    high = room.height
    wide, count = high / theme.CARD_SHAPE, len(faces)
    step = min(wide + apart, (room.width - wide) / max(1, count - 1))
    left = room.middle[0] - (wide + step * (count - 1)) / 2
    return Placed(tuple(faces), tuple(Box(left + at * step, room.y, wide, high) for at in range(count)))


class Plan(NamedTuple):
    """The parts of the picture, from above."""

    question: Box
    trick: Box
    names: Box
    letters: Box
    hand: Box


def plan(design: tuple[float, float], lines: int, lies: bool) -> Plan:
    """Where they are, with so many lines of a question, and a trick that lies there or does not."""
    width, height = design
    whole = Box(0, 0, width, height).inset(height * EDGE)
    hand = whole.below(whole.height - height * (HAND if lies else HAND_ALONE))
    letters = hand.moved(0, -height * LETTER)._replace(height=height * LETTER)
    question = whole.top(height * QUESTION * 1.25 * max(1, lines))
    between = Box(whole.x, question.bottom, whole.width, letters.y - question.bottom)
    names = between.below(between.height - height * NAME * 1.2)
    high = min(height * TRICK, names.y - between.y - height * GAP)
    return Plan(question, names.moved(0, -high)._replace(height=high), names, letters, hand)


# -- drawing -----------------------------------------------------------------------------------------------------


def draw_asked(pen: Pen, look: Look, asking: Asking, lines: Sequence[str], hands: Hands) -> None:
    """The whole picture."""
    seen = asking.seen
    where = plan(pen.kit.screen.design, len(lines), bool(seen.trick))
    pen.surface.blit(wood_ground(pen.kit, look.table), (0, 0))
    draw_lines(pen, lines, where.question)
    _draw_trump(pen, look, seen, where)
    _draw_trick(pen, look, asking, where)
    _draw_hand(pen, look, asking, hands, where)


def draw_lines(pen: Pen, lines: Sequence[str], room: Box) -> None:
    """The question, or what came of it; in each language a line, as large as the room allows."""
    high = room.height / max(1, len(lines))
    style = Style(SERIF_BOLD, pen.kit.screen.design[1] * QUESTION, theme.CREAM, shadow=True)
    for at, line in enumerate(lines):
        pen.line(line, Box(room.x, room.y + at * high, room.width, high), style, "middle")


def draw_cards(pen: Pen, look: Look, placed: Placed, dark: Sequence[bool] = ()) -> None:
    """Cards in a row; some of them in the dark."""
    for at, (face, box) in enumerate(zip(*placed, strict=True)):
        pen.nine("card_shadow_resting", box)
        strength = theme.IN_THE_DARK if dark and dark[at] else theme.FULL
        pen.picture(look.picture_of(face, face != HIDDEN), box, strength)


def _draw_trump(pen: Pen, look: Look, seen: View, where: Plan) -> None:
    """Which suit are trumps, to the left of the trick."""
    size = pen.kit.screen.design[1] * TRUMP
    sign = Box(where.trick.x, where.trick.y, size * 1.4, size)
    pen.picture(suit_file(look.deck, seen.trump), sign.centred(size, size))
    pen.line(say("trumps_are"), sign.moved(0, size)._replace(height=where.names.height), name_style(pen), "middle")


def name_style(pen: Pen) -> Style:
    """Names below cards, in chalk."""
    return Style(CHALK_HAND, pen.kit.screen.design[1] * NAME * 1.2, theme.CHALK)


def _draw_trick(pen: Pen, look: Look, asking: Asking, where: Plan) -> None:
    """What lies there, in the order in which it was played, and by whom."""
    seen = asking.seen
    room = where.trick.centred(where.trick.width * 0.72, where.trick.height)
    placed = row(seen.trick, room, pen.kit.screen.design[1] * APART)
    draw_cards(pen, look, placed)
    step = placed.boxes[1].x - placed.boxes[0].x if len(placed.boxes) > 1 else room.width
    for seat, box in zip(in_order(seen.leader, seen.players), placed.boxes, strict=False):
        below = Box(box.middle[0] - step / 2, where.names.y, step, where.names.height)
        pen.line(asking.name(seat), below.inset(4, 0), name_style(pen), "middle")


def _draw_hand(pen: Pen, look: Look, asking: Asking, hands: Hands, where: Plan) -> None:
    """The hand: what may be chosen lies in the light."""
    placed = row(by_suit(asking.table, asking.seat), where.hand, where.hand.height * GAP)
    options = [*_above_cards(asking, placed, where.letters), *_said(asking, where.trick)]
    lit = {option.card for option in options}
    draw_cards(pen, look, placed, [at not in lit for at in range(len(placed.faces))])
    for option in options:
        _draw_option(pen, asking, option, hands)


class Option(NamedTuple):
    """Where the letter of a choice stands, and over which card of the hand."""

    at: int
    box: Box
    card: int = NOBODY


def _above_cards(asking: Asking, placed: Placed, room: Box) -> Iterator[Option]:
    """Above the card; side by side where two would play the same one otherwise."""
    plays = [(at, card_of(each.action)) for at, each in enumerate(asking.choices) if is_card(each.action)]
    for at, face in plays:
        alike = [other for other, same in plays if same == face]
        card = placed.faces.index(face)
        wide = placed.boxes[card].width / len(alike)
        x = placed.boxes[card].x + alike.index(at) * wide
        yield Option(at, Box(x, room.y, wide, room.height), card)


def _said(asking: Asking, room: Box) -> Iterator[Option]:
    """What is only said stands to the right of the trick."""
    said = [at for at, each in enumerate(asking.choices) if not is_card(each.action)]
    for number, at in enumerate(said):
        high = room.height / len(said)
        yield Option(at, Box(room.right - room.width * SAID, room.y + number * high, room.width * SAID, high))


def _draw_option(pen: Pen, asking: Asking, option: Option, hands: Hands) -> None:
    """The letter, what is said with it, and the hands that went up, with a stroke below while they are typed."""
    letter, box, counted = LETTERS[option.at], option.box, hands.counted[option.at]
    style = letter_style(pen)
    if called := asking.called(asking.choices[option.at]):
        above = box.moved(0, -name_style(pen).size)._replace(height=name_style(pen).size)
        pen.line(called, above, name_style(pen), "middle")
    pen.line(f"{letter}  {counted}".strip(), box, style, "middle")
    if hands.at == option.at:
        wide = pen.width(f"{letter}  {counted or '0'}", style)
        pen.sprite("ray_1", Box(box.middle[0] - wide / 2, box.bottom - STROKE, wide, STROKE))


def letter_style(pen: Pen) -> Style:
    """Letters and numbers of hands, in chalk."""
    return Style(CHALK_HAND, pen.kit.screen.design[1] * LETTER, theme.CHALK)
