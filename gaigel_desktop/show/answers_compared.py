"""Compared: what came of each choice in this deal: the tricks side by side, who took them, and what lay in them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.seats import has_partners
from gaigel_desktop.show.plan.room_questions import Tried
from gaigel_desktop.table.paint.paint_card import Look
from gaigel_desktop.text.aloud import said_aloud
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen

from .hand_count import Hands
from .question_picture import GAP, LETTER, LETTERS, SideBySide, below_caption, draw_call, draw_cards, letter_style

CARDS: Final = 0.27  # of the height
OTHERS: Final = 0.78  # of our card: so it is found from the last row
UNCOVERED: Final = 0.86  # of a card that another one lies on
MARGIN: Final = 0.1  # cards may lie nearer to the frame than words
LIFTED: Final = 0.045  # the card that takes the trick
GLOW: Final = "card_highlight"
NO_HANDS: Final = ("", "0")
FRAME: Final = 0.05  # of a slate
TOLD: Final = (1 / 12, 1 / 14, 1 / 16, 1 / 18, 1 / 20)  # the largest that has room
POINTS: Final = 1 / 8


def outcome(tried: Tried) -> str:
    """Who gets the trick, or the deal."""
    if tried.won is not None:
        return say("show_deal_won" if tried.won else "show_deal_lost")
    if not tried.ours:
        return say("show_trick_theirs")
    return say("show_trick_ours" if has_partners(tried.seen.law.rules) else "show_trick_yours")


def points(tried: Tried) -> str:
    """What lay in the trick; nothing where there is none."""
    return "" if tried.taking is None else say("show_trick_points", {"points": tried.taking.points})


def comes(tried: Tried) -> str:
    """What came of it in a few words, as the story has them; else who got the trick, and what lay in it."""
    return spoken(tried.choice.comes) or ", ".join(filter(None, (outcome(tried), points(tried))))


def raised(counted: str) -> str:
    """How many hands went up; nothing where nobody has counted."""
    if counted in NO_HANDS:
        return ""
    return say("ask_hand") if counted == "1" else say("ask_hands", {"count": counted})


def difference(tried: Sequence[Tried]) -> str:
    """How far the choices are apart in this deal, and no more."""
    ranks = [each.rank for each in tried]
    best, worst = max(range(len(ranks)), key=ranks.__getitem__), min(range(len(ranks)), key=ranks.__getitem__)
    letters = {"best": LETTERS[best], "worst": LETTERS[worst]}
    if ranks[best] == ranks[worst]:
        return say("show_no_difference")
    if tried[best].won:
        return say("show_only_wins", letters)
    if tried[worst].won is False:
        return say("show_only_loses", letters)
    return say("show_difference", {**letters, "points": ranks[best][1] - ranks[worst][1]})


# -- drawing -----------------------------------------------------------------------------------------------------


def draw_compared(pen: Pen, look: Look, tried: Sequence[Tried], hands: Hands, right: int = NOBODY) -> None:
    """A slate for each choice, below what they come to; the one of the answer lies in the light."""
    height = pen.kit.screen.design[1]
    for at, (each, slate) in enumerate(zip(tried, _slates(pen, len(tried)), strict=True)):
        pen.nine("slate", slate)
        if at == right:
            pen.nine(GLOW, slate)
        _draw_column(pen, look, each, (LETTERS[at], raised(hands.counted[at])), slate.inset(height * FRAME))


def _slates(pen: Pen, count: int) -> list[Box]:
    """The boxes of so many slates side by side."""
    return below_caption(pen.kit.screen.design).columns(count, pen.kit.screen.design[1] * GAP)


def _draw_column(pen: Pen, look: Look, tried: Tried, head: tuple[str, str], room: Box) -> None:
    """The letter and the hands, the trick with the card that takes it in the light, and what came of it."""
    height = pen.kit.screen.design[1]
    pen.line("   ".join(filter(None, head)), room.top(height * LETTER), letter_style(pen), "middle")
    cards = room.below(height * (LETTER + LIFTED + GAP)).top(height * CARDS)
    if tried.taking is None and not tried.seen.trick:
        draw_call(pen, said_aloud(tried.choice.action, tried.steps[0].seen), cards)
    else:
        _draw_trick(pen, look, tried, cards)
    told = room.below(cards.bottom - room.y + height * GAP)
    if spoken(tried.choice.comes) or not points(tried):
        _draw_words(pen, comes(tried), told)
    else:
        style = letter_style(pen)
        pen.line(outcome(tried), told.top(told.height * 0.45), style._replace(size=height * TOLD[0]), "middle")
        pen.line(points(tried), told.below(told.height * 0.45), style._replace(size=height * POINTS), "middle")


def _draw_words(pen: Pen, words: str, room: Box) -> None:
    """In as many lines as they need, as large as they have room."""
    style = letter_style(pen)
    sizes = [style._replace(size=pen.kit.screen.design[1] * size) for size in TOLD]
    fitting = next((each for each in sizes if pen.has_room(words, each, room)), sizes[-1])
    pen.paragraph(words, room, fitting, "middle")


def _draw_trick(pen: Pen, look: Look, tried: Tried, room: Box) -> None:
    """The cards as they were played, our own the largest, the one that takes it in the light; where nobody took any,
    what lies there."""
    taking, seen = tried.taking, tried.seen
    faces, leader = (seen.trick, seen.leader) if taking is None else (seen.last_trick, seen.last_leader)
    takes = NOBODY if taking is None else (taking.seat - leader) % seen.players
    boxes = beside_ours(len(faces), (tried.seat - leader) % seen.players, room.inset(-room.height * MARGIN, 0))
    for at, (face, box) in enumerate(zip(faces, boxes, strict=True)):
        lifted = box.moved(0, -room.height * LIFTED / CARDS) if at == takes else box
        draw_cards(pen, look, SideBySide((face,), (lifted,)))
        if at == takes:
            pen.nine(GLOW, lifted)


def beside_ours(count: int, ours: int, room: Box) -> list[Box]:
    """Where cards lie in the order in which they were played: ours as high as the room, the others smaller, each on the
    edge of the one before, and all on one line; ours shows nearly whole."""
    high = [room.height * (1.0 if at == ours else OTHERS) for at in range(count)]
    wide = [each / theme.CARD_SHAPE for each in high]
    whole = [at == count - 1 or at == ours for at in range(count)]
    shown = [each * (1.0 if at == count - 1 else UNCOVERED) for at, each in enumerate(wide)]
    left_over = room.width - sum(each for each, fully in zip(shown, whole, strict=True) if fully)
    edge = left_over / max(1, whole.count(False))
    steps = [each if fully else min(each, edge) for each, fully in zip(shown, whole, strict=True)]
    left = room.middle[0] - sum(steps) / 2
    lefts = accumulate(steps[:-1], initial=left)
    return [Box(x, room.bottom - tall, across, tall) for x, tall, across in zip(lefts, high, wide, strict=True)]
