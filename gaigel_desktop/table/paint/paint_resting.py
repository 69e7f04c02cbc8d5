"""Draws what lies and hangs there while cards fly: wood, slate, portraits, piles, the talon and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import PurePath
from typing import Final

import pygame

from gaigel_desktop.controller.match.regulars import REGULAR_WITH, REGULARS
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.table.board import layout
from gaigel_desktop.table.board.card_places import pile_place, talon_number_place, talon_place, trump_sign_place
from gaigel_desktop.table.board.chrome import Chrome
from gaigel_desktop.table.board.coasters import coaster_places
from gaigel_desktop.table.board.frame_layout import slate_rect
from gaigel_desktop.table.board.item_boxes import COASTER, NAME_REACHES
from gaigel_desktop.table.board.layout import Place, Table
from gaigel_desktop.table.slate.drawing import draw_score
from gaigel_desktop.table.slate.standing import has_signs, sign_of
from gaigel_desktop.text.calls import side_called
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import deals_now
from gaigel_desktop.window import coloured_signs, theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import suit_file
from gaigel_desktop.window.fonts import CHALK_HAND, SANS
from gaigel_desktop.window.pen import Pen, Style
from gaigel_desktop.window.pieces import piece_named
from gaigel_desktop.window.retouch import smoothly_turned

from .paint_calls import draw_calls
from .paint_card import Look

DECKS_LEFT: Final = ((21, "talon_27"), (13, "talon_20"), (7, "talon_12"), (4, "talon_6"), (1, "talon_3"))
PILES: Final = ((17, "pile_24"), (11, "pile_16"), (7, "pile_10"), (5, "pile_6"), (3, "pile_4"), (1, "pile_2"))
NAME: Final = Style(SANS, theme.SMALL_TEXT + 2, theme.CREAM)
NAME_IN_TURN: Final = NAME._replace(colour=theme.GOLD)
PORTRAIT_EDGE: Final = 5.0  # of its frame
PLATE_HANGS: Final = 20.0  # so far below a portrait its plate reaches at least,
ON_PORTRAIT: Final = 1.0  # and so much of it a larger one covers: neither chins nor the cards beside it
PLATE: Final = (1.12, 3.0)  # as high as its letters, and a little more
SIGN: Final = 30.0  # half as large as the sign of trumps, where no talon is,
ABOVE_SIGN: Final = 36.0  # and so far above its middle stands what it is
EXPLAINED: Final = 186.0  # for a name and a side with what it means: it hides no way to open
BESIDE_OPEN: Final = 98.0  # for a name, between the open hands of the others
SHADOW_FALLS: Final = (3.0, 7.0)
GUEST: Final = "pretzel"  # a mat that is there for anybody
WITHIN: Final = 160 / 155  # a mat fills so much of its picture
ASKEW: Final = 53
RING_LIES: Final = (24.0, -18.0)  # from the middle of its mat
RING_TURNS: Final = 77
MAT_SHADOW: Final = (1.19, 0.0, (2.0, 4.0))  # how large by its mat, how turned, where
NUMBER: Final = (34.0, 32.0)
SIDE_SIGN: Final = 32.0  # at the corner of a portrait,
SIGN_HANGS: Final = (14.0, 14.0)  # so far within it
PILE_SIGN: Final = 28.0
SIGN_IN_DISC: Final = 0.66
MANY: Final = 5  # players: of fewer everybody sees whose pile it is
PILE_NAME: Final = NAME._replace(size=theme.SMALL_TEXT)
PILE_NAMED: Final = 96.0  # so wide at most,
PILE_FOOT: Final = 36.0  # and so far below the middle of the pile
BELOW_SLATE: Final = 36.0
CHALKED: Final = Style(CHALK_HAND, theme.CHALK_TEXT, theme.CHALK, shadow=True)
PENCILLED: Final = CHALKED._replace(colour=theme.PENCIL, shadow=False)
CLOTH: Final = "linen"  # on which nobody sees chalk


def draw_resting(pen: Pen, look: Look, chrome: Chrome, seen: Deal) -> None:
    """Draw everything but cards and the talon, on wood that is there already."""
    draw_score(pen, slate_rect(chrome.table), chrome.slate, look.text_size)
    if chrome.chalked:
        _chalk_word(pen, look, chrome)
    draw_piles(pen, look, chrome.piles, seen, chrome.table)
    _sign_piles(pen, look, chrome, seen)
    for seat in range(seen.players):
        _draw_seat(pen, look, chrome, seen, seat)
    draw_calls(pen, look, chrome, seen.law.rules)


# -- beer mats ---------------------------------------------------------------------------------------------------


def draw_coasters(pen: Pen, chrome: Chrome, seen: Deal) -> None:
    """Draw before each of the others the mat with the motif that is theirs; a wet glass stood beside every other
    one."""
    motifs = coaster_motifs([PurePath(portrait).parent.name for portrait in chrome.portraits])
    for seat, middle in coaster_places(seen, chrome.table).items():
        motif = motifs[seat]
        picture = pen.pictures.made(("coaster", motif, seat, pen.unit), partial(_coaster, pen, motif, seat))
        pen.surface.blit(picture, picture.get_rect(center=(pen.px(middle[0]), pen.px(middle[1]))))


def expect_coasters(pen: Pen, people: Sequence[str]) -> None:
    """Have the mats of these people read ahead; to turn one takes less time than to read its file."""
    for motif in coaster_motifs(people):
        pen.pictures.expect(piece_named(motif).file, [(pen.px(COASTER * WITHIN),) * 2])


def coaster_motifs(people: Sequence[str]) -> list[str]:
    """The mat of each of these people: a regular has their own, and a guest one that nobody else at the table has."""
    theirs = [REGULAR_WITH[who].mat if who in REGULAR_WITH else "" for who in people]
    free = (regular.mat for regular in REGULARS if regular.mat not in theirs)
    return [f"mat_{mat or next(free, GUEST)}" for mat in theirs]


def _coaster(pen: Pen, motif: str, seat: int) -> pygame.Surface:
    """The picture of a mat a little askew on its shadow, with the ring of the glass under its edge."""
    wide = pen.px(COASTER * WITHIN)
    picture = pygame.Surface((2 * wide, 2 * wide), pygame.SRCALPHA)

    def lay(name: str, size: float, angle: float, at: tuple[float, float]) -> None:
        part = pen.pictures.turned(piece_named(name).file, (round(wide * size), round(wide * size)), angle)
        picture.blit(part, part.get_rect(center=(wide + pen.px(at[0]), wide + pen.px(at[1]))))

    if seat % 2:
        lay(f"glass_ring_{1 + seat // 2 % 2}", 1.0, seat * RING_TURNS, RING_LIES)
    lay("mat_shadow", *MAT_SHADOW)
    lay(motif, 1.0, seat * ASKEW % 31 - 15, (0, 0))
    return picture


# -- stacks ------------------------------------------------------------------------------------------------------


def draw_talon(pen: Pen, look: Look, chrome: Chrome, place: Place) -> None:
    """Draw the stack, over the trump card, or where the dealer holds it; when it is gone the trump suit stays. With
    five or seven players some cards are left over, and a sign says that nobody draws them."""
    if chrome.talon_left > 0:
        draw_pack(pen, look, chrome.talon_left, place)
        if chrome.closed:
            _draw_plate(pen, say("talon_closed"), (place.x, place.y + 16), _as_large(look, NAME))
        if place == talon_place(chrome.table):  # elsewhere the dealer holds it
            _chalk_number(pen, look, chrome)
    else:
        x, y = trump_sign_place(chrome.table, len(chrome.names))
        pen.picture(suit_file(look.deck, chrome.trump), Box(x - SIGN, y - SIGN, 2 * SIGN, 2 * SIGN))
        _draw_plate(pen, say("trumps_are"), (x, y - ABOVE_SIGN), _as_large(look, NAME))


def draw_pack(pen: Pen, look: Look, cards: int, place: Place) -> None:
    """Draw so many cards with their backs up."""
    draw_stack(pen, look, next(name for least, name in DECKS_LEFT if cards >= least), place)


def _chalk_number(pen: Pen, look: Look, chrome: Chrome) -> None:
    """Draw how many cards lie in the talon, small in chalk on the table."""
    box = Box(*talon_number_place(chrome.table), 0, 0).centred(*NUMBER)
    pen.line(str(chrome.in_talon), box, _as_large(look, _chalk_on(look)), "middle")


def _chalk_word(pen: Pen, look: Look, chrome: Chrome) -> None:
    """Draw a word in chalk on the table, under the slate."""
    pen.line(chrome.chalked, chalked_box(chrome.table), _chalk_on(look), "middle")


def chalked_box(table: Table) -> Box:
    """The box of that word: between the slate and whoever sits below it."""
    slate = slate_rect(table)
    return slate.below(slate.height).top(BELOW_SLATE)


def _chalk_on(look: Look) -> Style:
    """The style of chalk that can be read on this table."""
    return PENCILLED if look.table == CLOTH else CHALKED


def draw_piles(pen: Pen, look: Look, piles: Sequence[int], seen: Deal, table: Table) -> None:
    """Draw the pile of what each side has won."""
    for side, tricks in enumerate(piles):
        if tricks:
            name = next(name for least, name in PILES if tricks * seen.players / 4 >= least / 4)
            draw_stack(pen, look, name, pile_place(seen, table, side))


def _sign_piles(pen: Pen, look: Look, chrome: Chrome, seen: Deal) -> None:
    """Draw on each pile whose it is, where many lie about: the sign of the side, and its names."""
    law, table = seen.law, chrome.table
    for side, tricks in enumerate(chrome.piles):
        if not tricks or law.sides == 2 or seen.players < MANY:
            continue
        place = pile_place(seen, table, side)
        if has_signs(law.side):
            _draw_sign(
                pen, sign_of(law.rules, table.me, side), Box(place.x, place.y, 0, 0).centred(PILE_SIGN, PILE_SIGN)
            )
        if side != law.side[table.me]:
            words = " & ".join(name for seat, name in enumerate(chrome.names) if law.side[seat] == side)
            style = pen.shrunk(words, _as_large(look, PILE_NAME), PILE_NAMED)
            _draw_plate(pen, words, (place.x, place.y + PILE_FOOT), style)


def _draw_sign(pen: Pen, number: int, box: Box) -> None:
    """Draw the sign of a side on a disc of dark wood, on which all colours can be told."""
    area = pen.area(box)
    disc = pen.pictures.made(("sign_ground", area.width), lambda: _sign_ground(area.width))
    pen.surface.blit(disc, area)
    picture = coloured_signs.sign(pen.pictures, number, round(area.width * SIGN_IN_DISC))
    pen.surface.blit(picture, picture.get_rect(center=area.center))


def _sign_ground(wide: int) -> pygame.Surface:
    disc = pygame.Surface((wide, wide), pygame.SRCALPHA)
    disc.fill(theme.NOTHING)
    pygame.draw.aacircle(disc, theme.CHALK_FAINT, (wide / 2, wide / 2), wide / 2 - 1)
    pygame.draw.aacircle(disc, theme.INK, (wide / 2, wide / 2), wide / 2 - max(2.5, wide / 16))
    return disc


def draw_stack(pen: Pen, look: Look, name: str, place: Place) -> None:
    """Draw a stack's edges, in front where it lies across, with the back of the deck on top; and its shadow."""
    across, short, long = place.angle > 45, place.width, place.width * theme.CARD_SHAPE
    lies = Box(place.x, place.y, 0, 0).inset(-(long if across else short) / 2, -(short if across else long) / 2)
    pen.nine("card_shadow_hand", lies.moved(*SHADOW_FALLS))
    angle = place.angle - 180 if across else place.angle
    piece, back = piece_named(name), look.picture_of(0, face_up=False)
    left, top, wide, _ = piece.place
    scale = place.width / wide * pen.unit

    def make() -> pygame.Surface:
        width, height = piece.size
        size = round(width * scale), round(height * scale)
        whole = pen.pictures.scaled(piece.file, size).copy()
        whole.blit(pen.pictures.card(back, pen.px(place.width)), (round(left * scale), round(top * scale)))
        return smoothly_turned(whole, angle)

    picture = pen.pictures.made(("stack", name, back, scale, angle), make)
    pen.surface.blit(picture, picture.get_rect(center=(pen.px(place.x), pen.px(place.y))))


# -- seats and buttons -------------------------------------------------------------------------------------------


def _draw_seat(pen: Pen, look: Look, chrome: Chrome, seen: Deal, seat: int) -> None:
    box, in_turn = Box(*layout.portrait_rect(seen, chrome.table, seat)), seat == chrome.turn
    pen.picture(chrome.portraits[seat], box.inset(PORTRAIT_EDGE))
    pen.nine("portrait_frame_turn" if in_turn else "portrait_frame", box)
    if has_signs(seen.law.side):
        side = sign_of(seen.law.rules, chrome.table.me, seen.law.side[seat])
        _draw_sign(pen, side, Box(box.x, box.y, 0, 0).centred(SIDE_SIGN, SIDE_SIGN).moved(*SIGN_HANGS))
    words, style = plate_words(chrome, seen, seat), _name_style(pen, look, chrome, seen, seat)
    _lay_plate(pen, words, name_plate(pen, words, box, style), style, "plate_turn" if in_turn else "plate")


def _name_style(pen: Pen, look: Look, chrome: Chrome, seen: Deal, seat: int) -> Style:
    """The style of a name, as large as its place lets it be."""
    words, style = plate_words(chrome, seen, seat), _as_large(look, NAME_IN_TURN if seat == chrome.turn else NAME)
    if chrome.captions:
        style = pen.shrunk(words, style, EXPLAINED)
    if chrome.table.open:
        style = pen.shrunk(words, style, BESIDE_OPEN)
    return style


def name_plates(pen: Pen, look: Look, chrome: Chrome, seen: Deal) -> tuple[Box, ...]:
    """The boxes of the plates with the names, by seat."""
    seats = ((seat, Box(*layout.portrait_rect(seen, chrome.table, seat))) for seat in range(seen.players))
    return tuple(
        name_plate(pen, plate_words(chrome, seen, seat), box, _name_style(pen, look, chrome, seen, seat))
        for seat, box in seats
    )


def name_plate(pen: Pen, words: str, portrait: Box, style: Style) -> Box:
    """The box of a name on the lower edge of a portrait; a larger one hangs lower, so that no chin is hidden."""
    high = _plate_size(pen, words, style)[1]
    hangs = max(PLATE_HANGS, min(NAME_REACHES, high - ON_PORTRAIT))
    return _plate_box(pen, words, (portrait.middle[0], portrait.bottom + hangs), style)


def _as_large(look: Look, style: Style) -> Style:
    """The style, as large as the player wants words."""
    return style._replace(size=style.size * look.text_size)


def _draw_plate(pen: Pen, words: str, foot: tuple[float, float], style: Style) -> None:
    """Draw a small sign that stands on this place."""
    _lay_plate(pen, words, _plate_box(pen, words, foot, style), style, "plate")


def _plate_size(pen: Pen, words: str, style: Style) -> tuple[float, float]:
    times, more = PLATE
    return pen.width(words, style) + 20, times * style.size + more


def _plate_box(pen: Pen, words: str, foot: tuple[float, float], style: Style) -> Box:
    """The box of a sign above this place, and never beyond the table."""
    wide, high = _plate_size(pen, words, style)
    last = pen.kit.screen.design[0] - wide - 4
    return Box(min(max(4.0, foot[0] - wide / 2), last), foot[1] - high, wide, high)


def _lay_plate(pen: Pen, words: str, plate: Box, style: Style, piece: str) -> None:
    pen.nine(piece, plate)
    pen.line(words, plate.inset(10, 0), style, "middle")


def plate_words(chrome: Chrome, seen: Deal, seat: int) -> str:
    """The words on a plate: who it is, on which side unless everybody plays alone, and whether that is the dealer. Of
    more sides than two it says who is of the own one; the others sit opposite each other, and the slate names them, as
    it names all where people sit against each other."""
    words, law = [chrome.names[seat]], seen.law
    ours = law.side[seat] == law.side[chrome.table.me]
    if law.sides < seen.players and (ours or law.sides == 2) and not chrome.sides_have_names:
        words.append(side_called(ours, law.rules, chrome.captions))
    if seat == chrome.dealer:
        words.append(deals_now(chrome.names[seat]))
    return " · ".join(words)
