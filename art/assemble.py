"""The one assembler: the name of a picture in, SVG text out. Code: MIT."""

from collections.abc import Iterable

from art.kit import frame as ground
from art.kit.back import CLIP, back
from art.kit.fragment import part, place
from art.kit.frame import LARGE, NORMAL, Frame
from art.kit.palette import SAFE, STANDARD, paint
from art.kit.pips import pip
from art.kit.strokes import STYLE
from art.names import Face
from art.table import Card, Layer, card
from art.table import back as back_colours


def face_svg(face: Face) -> str:
    """A face as an SVG document."""
    frame = LARGE if face.large else NORMAL
    content = card(face.deck, face.card, face.large)
    tone = ground.tone(face.deck, face.suit)
    index = ground.both(ground.index(face.deck, face.suit, face.letters, frame))
    paper = "$paper_french" if face.deck == "french" else "$paper"
    defs = ground.clips(frame) + ground.scatter(f"${tone}_scatter")
    picture = _tinted(content, face, frame, tone) if content.tinted else _plain(content, face, frame)
    return paint(ground.sheet(picture + index, paper, STYLE, defs), SAFE if face.safe else STANDARD)


def _tinted(content: Card, face: Face, frame: Frame, tone: str) -> str:
    """Courts and aces: everything inside the panel, whose outline comes last."""
    half = ground.both(ground.clipped(_half(content.half, face, frame, content.tinted)))
    band = ground.band(tone) if content.band else ""
    return ground.ground(tone, frame) + half + _rest(content, face, frame) + band + ground.outline(frame, 6)


def _plain(content: Card, face: Face, frame: Frame) -> str:
    """Sevens and Tens: signs on paper; they may cross the middle."""
    half = ground.both(_half(content.half, face, frame, content.tinted))
    return ground.outline(frame, 4) + _rest(content, face, frame) + half


def _rest(content: Card, face: Face, frame: Frame) -> str:
    whole = f'<g transform="{frame.whole_place(content.tinted)}">{layers(content.whole, face)}</g>'
    return _half(content.upper, face, frame, content.tinted) + whole


def _half(rows: Iterable[Layer], face: Face, frame: Frame, court: bool) -> str:
    return f'<g transform="{frame.half_place(court)}">{layers(rows, face)}</g>'


def layers(rows: Iterable[Layer], face: Face) -> str:
    return "".join(_layer(row, face) for row in rows)


def _layer(row: Layer, face: Face) -> str:
    if row.pip:
        return "".join(pip(face.deck, face.suit, x, y, row.pip, turn=row.turn) for x, y in row.at)
    body = part(row.part, face.deck, face.suit, row.set)
    places = (place(x, y, row.scale, row.turn, row.mirror) for x, y in row.at)
    return "".join(f'<g transform="{where}">{body}</g>' for where in places)


def back_svg(colour: str) -> str:
    """A back as an SVG document."""
    colours = back_colours(colour)
    medallion = f'<g transform="translate(250 400)">{part(colours["medallion"], "", "", colours)}</g>'
    return paint(ground.sheet(back(colours, medallion), "$paper", STYLE, CLIP), STANDARD)


def part_svg(name: str, left: int, top: int, right: int, bottom: int) -> str:
    """A part alone with its defaults, as far as it lies within these limits in its own coordinates."""
    width, height = right - left, bottom - top
    inner = f'<g transform="translate({-left} {-top})">{part(name, "wuerttemberg", "herz", {})}</g>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    return paint(f"{head}<style>{STYLE}</style>{inner}</svg>", STANDARD)
