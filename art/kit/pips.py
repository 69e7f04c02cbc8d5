"""The suit signs, each in a box of 100 x 100, with lines that keep their weight at every size.

`pip(suit, x, y, size)` puts one with its middle at x, y. German signs have an ink outline, light left,
shade right; below 75 units they lose their hatching. French signs are flat with one light. Code: MIT.
"""

from collections.abc import Callable
from typing import NamedTuple

from art.kit.strokes import hatch

ROUND = 'stroke-linejoin="round" stroke-linecap="round"'


class Pen(NamedTuple):
    """Line weights in the sign's own box, and whether it is large enough for hatching."""

    outline: float
    detail: float
    fine: bool

    def out(self, factor: float = 1) -> str:
        return f'stroke="$ink" stroke-width="{self.outline * factor:.2f}" {ROUND}'

    def line(self, least: float = 0) -> str:
        return f'fill="none" stroke="$ink" stroke-width="{max(self.detail, least):.2f}" {ROUND}'


def pen(size: float, outline: float | None = None) -> Pen:
    k = size / 100
    wide = outline or (4.6 if size < 75 else 5.6 if size < 130 else 7)
    thin = 3.2 if size < 75 else 3.4 if size < 130 else 4.5
    return Pen(wide / k, thin / k, size >= 75)


def acorn(p: Pen) -> str:
    nut = (
        f'<path {p.out(1.25)} fill="none" d="M50 17C49 11 52 6 59 3"/>'
        f'<path {p.out()} fill="$acorn" d="M21 46C21 70 34 83 45 91Q50 97 55 91C66 83 79 70 79 46Z"/>'
        '<path fill="$acorn_dark" d="M60 46H77C77 69 64 80 54 89Q50.5 92 50 91C61 80 65 62 60 46Z"/>'
    )
    cuts = hatch("72 54 52 58 3.2 -2; 71 62 50 66 3.2 -2; 67 70 48 74 3.2 -2; 61 79 46 82 3 -1") if p.fine else ""
    light = '<path fill="$acorn_light" d="M31 55C32 67 36 74 42 80C35 77 27.5 69 27 55Z"/>'
    return nut + cuts + light + _cup(p)


def _cup(p: Pen) -> str:
    cup = (
        f'<path {p.out()} fill="$cup" '
        'd="M12 47C11 25 31 15 50 15C69 15 89 25 88 47C88 54 81 56 75 54Q50 47 25 54C19 56 12 54 12 47Z"/>'
        '<path fill="$cup_dark" '
        'd="M62 17C76 21 87 31 86 47C86 52 81 54 76 52Q72 50.5 67 50C74 40 72 26 62 17Z"/>'
        f'<path {p.line()} d="M21 44q7 7 14.5 -1q7 7 14.5 0q7 7 14.5 0q7 7 14.5 1"/>'
        f'<path {p.line()} d="M29 32q6.5 6 14 -1q7 6 14 0q6.5 6 14 1"/>'
    )
    return cup + (f'<path {p.line()} d="M40 22q5 5 10 0q5 5 10 0"/>' if p.fine else "")


def leaf(p: Pen) -> str:
    stalk = 'fill="none" stroke-linecap="round" d="M50 70C49 82 53 89 60 94"'
    veins = "50 80 50 16 5.5 0; " if p.fine else "50 80 50 16 5 0; "
    veins += "50 41 67 29 4.6 -2; 50 41 33 29 4.6 2; 50 55 77 42 4.6 -2; 50 55 23 42 4.6 2; "
    veins += "50 67 77 58 4.6 -2; 50 67 23 58 4.6 2"
    body = (
        f'<path {stalk} stroke="$ink" stroke-width="{5 + 2 * p.outline:.2f}"/>'
        f'<path {stalk} stroke="$leaf_stalk" stroke-width="5"/>'
        f'<path {p.out()} fill="$leaf" d="M50 4C60 20 91 34 91 58C91 74 75 82 63 77C57 75 53 72 50 71'
        'C47 72 43 75 37 77C25 82 9 74 9 58C9 34 40 20 50 4Z"/>'
        '<path fill="$leaf_dark" d="M50 8C60 22 88 36 88 58C88 71 75 79 64 74C58 72 54 69 50 68Z"/>'
    )
    return body + hatch(veins) + (_leaf_light() if p.fine else "")


def _leaf_light() -> str:
    light = '<path fill="$leaf_light" d="M40 23C28 34 15 44 14 58C12 44 26 32 40 23Z"/>'
    return light + hatch("86 56 78 52 2.6 0; 86 63 78 64 2.6 0; 80 43 72 37 2.6 0; 71 35 64 28 2.4 0")


def heart(p: Pen) -> str:
    body = (
        f'<path {p.out()} fill="$heart" d="{FRENCH_SIGNS["herz"]}"/>'
        '<path fill="$heart_dark" d="M50 91C62 72 84 56 83 28C82.5 20 79 13 74 9C85 10 91.5 20 91.5 32'
        'C91.5 49 77 67 50 91Z"/>'
        f'<path fill="$heart_light" d="{FRENCH_LIGHTS["herz"]}"/>'
    )
    cuts = "86 34 64 38 4 -3; 84 43 60 47 4 -3; 79 52 56 56 4 -3; 72 61 52 64 4 -2; 64 70 48 73 4 -2"
    return body + (hatch(cuts, "$heart_dark") if p.fine else "")


def bell(p: Pen) -> str:
    ball = (
        f'<circle {p.out()} fill="none" cx="50" cy="10.5" r="6"/>'
        f'<circle {p.out()} fill="$bell" cx="50" cy="55" r="40"/>'
        '<path fill="$bell_dark" d="M68 21A37.5 37.5 0 0 1 57 91.5C76 80 83 46 68 21Z"/>'
    )
    cuts = "86 41 66 39 3.4 2; 81.5 33 63 31 3 2; 83 76 64 79 3.2 2; 76 83.5 62 85 2.8 2"
    belt = (
        f'<path {p.out(0.8)} fill="$belt" d="M10.5 49Q50 60 89.5 49L89.5 61Q50 73 10.5 61Z"/>'
        '<path fill="$bell_light" d="M19 44C21 33 28 26 38 22C31 28 27 35 26.5 45.5Z"/>'
        f'<circle fill="$ink" cx="50" cy="79" r="6.5"/><path {p.line(5)} d="M50 79V93"/>'
    )
    return ball + (hatch(cuts, "$bell_hatch") if p.fine else "") + belt + (_studs() if p.fine else "")


def _studs() -> str:
    places = ((20, 57.5), (35, 61), (50, 62.3), (65, 61), (80, 57.5))
    return "".join(f'<circle cx="{x}" cy="{y}" r="2.2" fill="$bell"/>' for x, y in places)


FRENCH_SIGNS = {
    "herz": "M50 94C22 70 6 51 6 32C6 15 18 6 31 6C41 6 47 12 50 20C53 12 59 6 69 6"
    "C82 6 94 15 94 32C94 51 78 70 50 94Z",
    "karo": "M50 3C58 22 70 38 87 50C70 62 58 78 50 97C42 78 30 62 13 50C30 38 42 22 50 3Z",
    "pik": "M50 4C58 22 93 42 93 64C93 81 72 86 58 73C58 84 63 92 72 96H28C37 92 42 84 42 73"
    "C28 86 7 81 7 64C7 42 42 22 50 4Z",
    "kreuz": "M50 4A22 22 0 0 1 66 41A22 22 0 1 1 57 70C57 82 62 91 71 96H29C38 91 43 82 43 70"
    "A22 22 0 1 1 34 41A22 22 0 0 1 50 4Z",
}
FRENCH_LIGHTS = {
    "herz": "M15 34C14 22 22 14 32 13.5C24 18 20 24 20 34C20 40 21.5 45 24 50C18 46 15.5 40 15 34Z",
    "karo": "M47 16C42 28 34 40 23 50C32 39 40 28 47 16Z",
    "pik": "M45 22C36 36 16 48 15 64C15 48 32 36 45 22Z",
    "kreuz": "M36 22C36 15 42 10 49 10C43 13 40 18 40 26C37 25 36 24 36 22Z",
}
GERMAN: dict[str, Callable[[Pen], str]] = {"eichel": acorn, "blatt": leaf, "herz": heart, "schellen": bell}


def _french(suit: str) -> str:
    light = f'<path fill="$light" fill-opacity=".55" d="{FRENCH_LIGHTS[suit]}"/>'
    return f'<path fill="$french_{suit}_ink" d="{FRENCH_SIGNS[suit]}"/>{light}'


def pip(deck: str, suit: str, x: float, y: float, size: float, *, turn: float = 0, outline: float | None = None) -> str:
    """The sign of a suit with its middle at x, y."""
    body = _french(suit) if deck == "french" else GERMAN[suit](pen(size, outline))
    turned = f" rotate({turn:g} 50 50)" if turn else ""
    place = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 100:.4f}){turned}"
    return f'<g transform="{place}">{body}</g>'
