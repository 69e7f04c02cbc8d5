"""Draws what lies over the cards: bubbles, the panel, the ways to open, icons, points and the focus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from gaigel_desktop.table.board import buttons, item_boxes
from gaigel_desktop.table.board.bubbles import Berth, Bubble, room_at_card, room_at_portrait, tail_box
from gaigel_desktop.table.board.frame_layout import button_rects, line_box, way_boxes
from gaigel_desktop.table.board.item import Item, ItemId, look_of
from gaigel_desktop.table.board.item_boxes import talon_boxes
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.panels import ASKED
from gaigel_desktop.table.board.top_layer import Portrait, Tip, TopLayer
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import Deck
from gaigel_desktop.window.fonts import CHALK_HAND, SERIF, SERIF_BOLD
from gaigel_desktop.window.pen import BUTTON, Pen, Style

from .paint_calls import fit_lettering, write_in_two_lines
from .paint_light import draw_light
from .paint_note_card import draw_paper
from .paint_panel import draw_panel
from .paint_strip import draw_mat
from .plates import EDGE, LINE, Plate, draw_line, draw_tip, line_plate, tip_box
from .told_line import draw_told, left_free, told_line

SAID: Final = Style(SERIF_BOLD, theme.BUTTON_TEXT, theme.INK)
CAPTION: Final = Style(SERIF, theme.SMALL_TEXT + 1, theme.INK_SOFT)
COUNTED: Final = Style(CHALK_HAND, theme.CHALK_TEXT, theme.CHALK)
ICON: Final = 30.0
MARK: Final = 48.0  # the plate with a tick or a cross,
IN_PLATE: Final = 0.75  # and that on it
WIDEST_BUBBLE: Final = 300.0
WIDER_BUBBLES: Final = (WIDEST_BUBBLE, 440.0, 620.0, 860.0)
BESIDE_WORDS: Final = 18.0  # in a bubble


def draw_top_layer(pen: Pen, over: TopLayer, table: Table, deck: Deck) -> None:
    """Draw everything that lies over the cards, from what lies lowest."""
    items = {item.id: item for item in over.items}
    _draw_beside_cards(pen, over, table)
    if over.paper is not None:
        draw_light(pen, over.paper.leaf.lit)
    if over.ways:
        _draw_ways(pen, over, items, table)
    if over.line and over.then:
        draw_told(pen, over.line, over.then, table, over.solid)
    elif over.line:
        draw_line(pen, over.line, line_of(pen, over, table))
    if over.paper is not None:
        states = [look_of(items, ItemId("answer", at)).button for at in range(len(over.paper.buttons))]
        draw_paper(pen, over.paper, deck, states, look_of(items, ItemId("back")).button)
    if over.tip is not None:
        draw_tip(pen, over.tip, tip_of(pen, over, over.tip, table))
    if over.close is not None:
        _portrait(pen, over.close)
    if over.paper is not None and over.right is not None:
        _draw_mark(pen, over.paper.box, over.right)
    for bubble, at in over.bubbles:
        _bubble(pen, bubble, at, table, over)
    if over.panel is not None:
        draw_panel(pen, *over.panel, items)
    for box in framed_boxes(over):
        pen.nine("focus", box)
    if over.waits:
        draw_line(pen, say("table_waits"), Plate(Box(0, 0, table.width, table.height).centred(420, 52), LINE))


def _draw_mark(pen: Pen, paper: Box, right: bool) -> None:
    """Draw a tick or a cross on the corner of the paper that says whether it was right, within the window."""
    plate = Box(max(0.0, paper.x - MARK / 2), max(0.0, paper.y - MARK / 2), MARK, MARK).inset(4)
    pen.nine("plate", plate)
    pen.icon("ok" if right else "close", plate.centred(MARK * IN_PLATE, MARK * IN_PLATE), theme.CREAM)


def _draw_beside_cards(pen: Pen, over: TopLayer, table: Table) -> None:
    """Draw the small buttons, the points at the piles, and what else is in its place however much is said."""
    icons = [item for item in over.items if item.id.kind == "icon"]
    for board in icon_boards([icon.box for icon in icons]):
        pen.nine("plate", board)
    for icon in icons:
        _icon(pen, icon)
    for words, box in over.points:
        _points(pen, words, points_plate(pen, words, box, table, over.solid))
    if over.mat is not None:
        draw_mat(pen, over.mat)
    for item in over.items:
        if item.id.kind == "proof" and (over.panel is None or not item.box.overlaps(over.panel[1])):
            _button(pen, over.proof, item)


def framed_boxes(over: TopLayer) -> set[Box]:
    """The boxes that have a frame of light: what the keys are at, unless it is a card, and what a hint is about."""
    return {item.box for item in over.items if item.look.framed and item.id.kind != "card"}


# -- single things -----------------------------------------------------------------------------------------------


def icon_boards(boxes: Sequence[Box]) -> list[Box]:
    """The boxes of the boards on which the icons stand: one, or one a row where the rows differ."""
    rows = [[box for box in boxes if box.y == y] for y in dict.fromkeys(box.y for box in boxes)]
    whole = rows if len({len(row) for row in rows}) > 1 else [list(boxes)] if boxes else []
    return [_around(row).inset(-2) for row in whole]


def _around(boxes: list[Box]) -> Box:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def _icon(pen: Pen, icon: Item) -> None:
    name, state = icon.id.name, icon.look.button
    if state != "normal":
        pen.nine(f"button_{state}", icon.box.inset(2))
    pen.icon(buttons.ICON[name].picture or name, icon.box.centred(ICON, ICON), theme.CREAM)


def _button(pen: Pen, words: str, button: Item) -> None:
    pen.nine(f"button_{button.look.button}", button.box)
    pen.line(words, button.box.inset(theme.GAP, 0), BUTTON, "middle")


def points_plate(pen: Pen, words: str, pile: Box, table: Table, solid: tuple[Box, ...]) -> Box:
    """The box of the points on the right upper corner of a pile, wholly on the table, and below whoever sits above
    it."""
    wide, high = max(46.0, pen.width(words, COUNTED) + 20), max(34.0, pen.line_height(COUNTED))
    plate = Box(min(pile.right - item_boxes.POINTS_IN, table.width - wide - 4), pile.y + 9 - high / 2, wide, high)
    above = (box.bottom for box in solid if box.overlaps(plate) and box.middle[1] < pile.y)
    return plate.moved(0, max(above, default=plate.y) - plate.y)


def _points(pen: Pen, words: str, plate: Box) -> None:
    """Draw the points of a side."""
    pen.nine("plate", plate)
    pen.line(words, plate.inset(6, 0), COUNTED, "middle")


def line_of(pen: Pen, over: TopLayer, table: Table) -> Plate:
    """The plate on which the line of words lies."""
    return line_plate(pen, over.line, _line_room(over, table), _under_words(over, table), table.width - 2 * EDGE)


def _line_room(over: TopLayer, table: Table) -> Box:
    """The box of the line of words; above the paper, or the ways to open, where one of them lies in its place, and left
    of the talon."""
    line = line_box(table)
    papers = [over.paper.box] if over.paper is not None else []
    papers += [around_ways(way_boxes(table, len(over.ways)))] if over.ways else []
    if not papers:
        return line
    above = line.moved(0, min(box.y for box in papers) - 4 - line.bottom)
    return above._replace(width=min(box.x for box in talon_boxes(table)) - 8 - above.x)


def tip_of(pen: Pen, over: TopLayer, tip: Tip, table: Table) -> Box:
    """The box of a tooltip: neither on the line nor on the announcements, nor on the slip of what holds, nor on paper,
    nor below what is asked."""
    buttons = button_rects(table).values()
    return tip_box(pen, tip, table, (*over.solid, *_read(pen, over, table), *buttons))


def _read(pen: Pen, over: TopLayer, table: Table) -> tuple[Box, ...]:
    """The boxes of words that are to be read: the line, the slip of what holds, paper, what is asked, the ways to
    open."""
    slip = (over.strip.room,) if over.strip is not None else ()
    paper = (over.paper.box,) if over.paper is not None else ()
    asked = (over.panel[1],) if over.panel is not None else ()
    return (*_line_lies(pen, over, table), *slip, *paper, *asked, *way_boxes(table, len(over.ways)))


def _line_lies(pen: Pen, over: TopLayer, table: Table) -> tuple[Box, ...]:
    """The box of the line of words, with what is to be pressed beside it; empty where nothing is said."""
    if not over.line:
        return ()
    if over.then:
        return (told_line(pen, over.line, over.then, table, left_free(table, over.solid)).plate,)
    return (line_of(pen, over, table).box,)


def _under_words(over: TopLayer, table: Table) -> tuple[Box, ...]:
    """The boxes that plates with words do not lie on: what is asked, and the ways to open, too."""
    asked = (over.panel[1],) if over.panel is not None and over.panel[0].kind == ASKED else ()
    return (*over.solid, *way_boxes(table, len(over.ways)), *asked)


def _portrait(pen: Pen, close: Portrait) -> None:
    pen.picture(close.file, close.box.inset(8))
    pen.nine("portrait_frame", close.box)
    wide = max(pen.width(close.name, LINE), pen.width(close.about, LINE)) + 40
    plate = Box(close.box.middle[0] - wide / 2, close.box.bottom - 12, wide, 52)
    pen.nine("plate", plate)
    pen.line(close.name, plate.inset(10, 2).top(26), LINE, "middle")
    pen.line(close.about, plate.inset(10, 2).below(24), LINE._replace(size=theme.SMALL_TEXT), "middle")


def _bubble(pen: Pen, bubble: Bubble, at: Box, table: Table, over: TopLayer) -> None:
    """Draw what somebody says, with a line in the player's language below it; above a card, or at a portrait."""
    high, room = pen.line_height(SAID), bubble_room(pen, bubble, at, over, table)
    inside = room.box.inset(BESIDE_WORDS, 11)
    lines, notes = bubble_lines(pen, bubble, inside.width)
    pen.nine("bubble_call" if bubble.announced else "bubble", room.box)
    pen.sprite(f"tail_{room.tail}", tail_box(room, at))
    pen.paragraph(bubble.words, inside.top(len(lines) * high), SAID, "middle")
    if notes:
        pen.paragraph(bubble.caption, inside.below(len(lines) * high), CAPTION, "middle")


def bubble_lines(pen: Pen, bubble: Bubble, widest: float = WIDEST_BUBBLE) -> tuple[list[str], list[str]]:
    """The lines of what is said, and those of the caption below it, as they are broken."""
    notes = pen.lines(bubble.caption, CAPTION, widest) if bubble.caption else []
    return pen.lines(bubble.words, SAID, widest), notes


def bubble_room(pen: Pen, bubble: Bubble, at: Box, over: TopLayer, table: Table) -> Berth:
    """The place where a bubble has room."""
    if bubble.to_player:
        return _room_to_player(pen, bubble, at, over, table)
    size = bubble_size(pen, bubble)
    return room_at_portrait(at, size, table, over.clear)


def _room_to_player(pen: Pen, bubble: Bubble, at: Box, over: TopLayer, table: Table) -> Berth:
    """The place of a bubble that says why not. It lies on nothing that is read, and is wider where it has to be; where
    it has no room even so, on the table above the own hand, whatever else is to be seen there."""
    find, kept = (room_at_portrait, over.clear) if bubble.card is None else (room_at_card, over.solid)
    read, low = _read(pen, over, table), tuple(box for box in kept if box.bottom > at.y)
    for clear, widest in product(((*kept, *read), (*low, *read)), WIDER_BUBBLES):
        room = find(at, bubble_size(pen, bubble, widest), table, clear)
        if not any(map(room.box.overlaps, clear)):
            break
    return room


def bubble_boxes(pen: Pen, over: TopLayer, table: Table) -> tuple[Box, ...]:
    """The boxes of all bubbles."""
    return tuple(bubble_room(pen, bubble, at, over, table).box for bubble, at in over.bubbles)


def bubble_size(pen: Pen, bubble: Bubble, widest: float = WIDEST_BUBBLE) -> tuple[float, float]:
    """How large the bubble is."""
    lines, notes = bubble_lines(pen, bubble, widest)
    wide = max(*(pen.width(line, SAID) for line in lines), *(pen.width(line, CAPTION) for line in notes), 40.0) + 40
    return wide, len(lines) * pen.line_height(SAID) + len(notes) * pen.line_height(CAPTION) + 22


# -- the opening -------------------------------------------------------------------------------------------------


def _draw_ways(pen: Pen, over: TopLayer, items: Mapping[ItemId, Item], table: Table) -> None:
    """Draw the ways to lead the first card: buttons on one paper, each with what is said and what it means."""
    boxes = way_boxes(table, len(over.ways))
    pen.nine("bubble", around_ways(boxes))
    words = [(way.words, way.about) for way in over.ways]
    plain = Pen(pen.kit)  # the lettering grows, and no further than there is room
    style = fit_lettering(plain, pen.text_size, words, room_of_way(boxes[0]))
    for at, (way, box) in enumerate(zip(over.ways, boxes, strict=True)):
        pen.nine(f"button_{look_of(items, ItemId('way', at)).button}", box)
        write_in_two_lines(plain, way.words, way.about, room_of_way(box), style)


def around_ways(boxes: Sequence[Box]) -> Box:
    """The box of the paper on which the ways to open stand."""
    return _around(list(boxes)).inset(-10, -4)


def room_of_way(box: Box) -> Box:
    """The box in which a way to open has its words."""
    return box.inset(6, 3)
