"""The ground of a face: card, panel with the index in its own notched corner, scattered flowers, band.

Card: 500 x 800 units. A court is drawn in the upper half and drawn again turned by 180 degrees about 250,400.
Code: MIT; ornaments: CC BY 4.0.
"""

from typing import NamedTuple

from art.kit.glyphs import letters
from art.kit.pips import pip

WIDTH, HEIGHT = 500, 800


class Frame(NamedTuple):
    """One way to lay a card out: the corner of the index, and how much the picture shrinks to make room."""

    notch: tuple[int, int]  # right and lower end of the corner kept free
    letter: tuple[int, int, int]  # middle, top, height
    sign: tuple[int, int, int]  # middle x, y, size
    court: float = 1  # scale of the half picture of a court, about its lower right corner
    number: float = 1  # the same for a Seven or Ten, about the middle of the card: its columns stay in line
    apart: float = 0  # how far the halves of a Seven or Ten move away from each other
    whole: float = 1  # scale of what is drawn once on a court or ace, about the middle of the card

    def half_place(self, court: bool) -> str:
        if not court:
            return _about(250, self.number, self.apart)
        return _about(474, self.court)

    def whole_place(self, court: bool) -> str:
        return _about(250, self.whole if court else self.number)


def _about(x: float, scale: float, up: float = 0) -> str:
    """The transform that scales about a point at the middle height of the card, then moves up."""
    return f"translate({x * (1 - scale):g} {400 * (1 - scale) - up:g}) scale({scale})"


NORMAL = Frame((106, 168), (59, 28, 66), (59, 130, 56))
LARGE = Frame((143, 243), (83, 20, 124), (82, 190, 84), court=0.9, number=0.68, apart=30, whole=0.8)


def turned(svg: str) -> str:
    return f'<g transform="rotate(180 250 400)">{svg}</g>'


def both(svg: str) -> str:
    return svg + turned(svg)


def panel(frame: Frame) -> str:
    """Path data of the picture panel, point-symmetric, with two notches."""
    x, y = frame.notch
    return (
        f"M{x} 42Q{x} 24 {x + 18} 24H456Q474 24 474 42V{782 - y}Q474 {800 - y} 456 {800 - y}H{518 - x}"
        f"Q{500 - x} {800 - y} {500 - x} {818 - y}V758Q{500 - x} 776 {482 - x} 776H44Q26 776 26 758V{y + 18}"
        f"Q26 {y} 44 {y}H{x - 18}Q{x} {y} {x} {y - 18}Z"
    )


def index(deck: str, suit: str, text: str, frame: Frame) -> str:
    x, y, size = frame.letter
    glyphs = letters(text, x, y, size, f"${tone(deck, suit)}_ink", widest=frame.notch[0] - 31 - 0.06 * size)
    return glyphs + pip(deck, suit, *frame.sign)


def tone(deck: str, suit: str) -> str:
    """How the colours of a suit's ground begin: `$herz_panel`, `$french_herz_panel`."""
    return f"french_{suit}" if deck == "french" else suit


def scatter(colour: str) -> str:
    """The pattern `#scatter`: small flowers, one tone darker than the panel, symmetric about the middle."""
    lozenges = "".join(f"M{x} {y}m-7 0l7 -7l7 7l-7 7Z" for x in (0, 56) for y in (0, 56))
    flower = (
        "M28 17c5 4 5 7 0 9c-5 -2 -5 -5 0 -9ZM28 39c5 -4 5 -7 0 -9c-5 2 -5 5 0 9Z"
        "M17 28c4 5 7 5 9 0c-2 -5 -5 -5 -9 0ZM39 28c-4 5 -7 5 -9 0c2 -5 5 -5 9 0Z"
    )
    box = 'width="56" height="56" patternUnits="userSpaceOnUse" x="250" y="400"'
    return f'<pattern id="scatter" {box}><path fill="{colour}" d="{lozenges}{flower}"/></pattern>'


def clips(frame: Frame) -> str:
    """What the upper half may cover: the panel, down to just below the middle."""
    return (
        f'<clipPath id="panel"><path d="{panel(frame)}"/></clipPath>'
        '<clipPath id="top"><path d="M0 0H500V402H0Z"/></clipPath>'
    )


def band(name: str) -> str:
    """The band over the seam, with gems centred on 250; it is also the edge of the table things stand on."""
    gems = "".join(f"M{x} 400l11 -9l11 9l-11 9Z" for x in range(29, 470, 30))
    return (
        f'<g clip-path="url(#panel)"><rect x="20" y="383" width="460" height="34" fill="${name}_band"/>'
        f'<path fill="${name}_gem" d="{gems}"/>'
        '<path fill="none" stroke="$ink" stroke-width="6" d="M20 383H480M20 417H480"/></g>'
    )


def outline(frame: Frame, width: int) -> str:
    return f'<path class="line" stroke="$ink" stroke-width="{width}" d="{panel(frame)}"/>'


def ground(name: str, frame: Frame) -> str:
    """The tinted panel of courts and aces."""
    d = panel(frame)
    return f'<path d="{d}" fill="${name}_panel"/><path d="{d}" fill="url(#scatter)"/>'


def clipped(svg: str) -> str:
    return f'<g clip-path="url(#panel)"><g clip-path="url(#top)">{svg}</g></g>'


def sheet(inner: str, paper: str, style: str, defs: str = "") -> str:
    """The whole card as an SVG document, with its edge."""
    box = 'x="3" y="3" width="494" height="794" rx="32"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<style>{style}</style><defs>{defs}</defs><rect {box} fill="{paper}"/>{inner}'
        f'<rect {box} fill="none" stroke="$edge" stroke-width="3"/>'
        '<rect x="5.5" y="5.5" width="489" height="789" rx="30" fill="none" stroke="$light" '
        'stroke-opacity=".5" stroke-width="2"/></svg>'
    )
