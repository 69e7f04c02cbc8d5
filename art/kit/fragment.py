"""Reads a part (an SVG fragment) and writes plain SVG: fills in its colours, expands our own elements.

A part is one `<g>`; `default="coat=blue feather=white"` names what a card may set and what it is otherwise.
In any attribute `$coat` is what the card set; `$coat_dark` is the shade side of it; `$gold` is just gold.
Elements of our own:
  <part name="sprigs/tulip" at="140 366; 176 326" scale=".7" petal="gold"/>   another part; also turn, mirror
  <hatch lines="x1 y1 x2 y2 width bend; …" fill="$ink"/>    woodcut cuts, thick at 1 and sharp at 2
  <cord d="…" fill="$wood" width="13" edge="24"/>           a coloured line on an ink line
  <pip at="104 272" size="74" outline="3"/>                 the suit sign of the card
  <ring count="12" from="15">…</ring>                       its children again and again, turned about 0,0
Code: MIT.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.sax.saxutils import quoteattr

from art.kit.palette import STANDARD, shade
from art.kit.pips import pip
from art.kit.strokes import cord, hatch

PARTS = Path(__file__).parent.parent / "parts"
PLACING = {"name", "at", "scale", "turn", "mirror"}


class Scope(NamedTuple):
    """What a part knows while it is drawn: the card's suit, what was set for it, and its own defaults."""

    deck: str
    suit: str
    given: Mapping[str, str]
    default: Mapping[str, str]

    def name(self, key: str) -> str:
        """What was set for a name; a dark that nobody set is the shade side of its base."""
        if key in self.given:
            return self.given[key]
        if key in self.default:
            return self.default[key]
        base = key.removesuffix("_dark")
        return shade(self.name(base)) if base != key and key not in STANDARD else key

    def value(self, text: str) -> str:
        """The text with every `$name` replaced by a number or by `$colour` of the palette."""
        return re.sub(r"\$([a-z_]+)", lambda found: _written(self.name(found[1])), text)


def _written(value: str) -> str:
    return value if re.fullmatch(r"-?[\d.]+|none", value) else f"${value}"


def settings(text: str) -> dict[str, str]:
    """`coat=blue feather=white` as a dictionary."""
    return dict(pair.split("=", 1) for pair in text.split())


@cache
def read(name: str) -> Element:
    return ElementTree.fromstring((PARTS / f"{name}.svg").read_text(encoding="utf-8"))


def defaults(name: str) -> dict[str, str]:
    return settings(read(name).get("default", ""))


def place(x: float, y: float, scale: float = 1, turn: float = 0, mirror: bool = False) -> str:
    """A transform attribute: mirror and scale about the part's anchor, turn, then move the anchor to x, y."""
    size = f"scale({-scale:g} {scale:g})" if mirror else f"scale({scale:g})"
    return (
        f"translate({x:g} {y:g})" + (f" rotate({turn:g})" if turn else "") + ("" if size == "scale(1)" else f" {size}")
    )


def part(name: str, deck: str, suit: str, given: Mapping[str, str]) -> str:
    """A part as plain SVG in its own coordinates."""
    scope = Scope(deck, suit, given, defaults(name))
    return _children(read(name), scope)


def _children(element: Iterable[Element], scope: Scope) -> str:
    return "".join(_element(child, scope) for child in element)


def _element(element: Element, scope: Scope) -> str:
    attributes = {key: scope.value(text) for key, text in element.attrib.items()}
    match element.tag:
        case "part":
            return _part(attributes, scope)
        case "hatch":
            return hatch(attributes["lines"], attributes.get("fill", "$ink"))
        case "cord":
            return cord(attributes["d"], attributes["fill"], attributes["width"], attributes["edge"])
        case "pip":
            return _pip(attributes, scope)
        case "ring":
            return _ring(attributes, _children(element, scope))
    written = "".join(f" {key}={quoteattr(text)}" for key, text in attributes.items())
    return f"<{element.tag}{written}>{_children(element, scope)}</{element.tag}>"


def points(text: str) -> list[tuple[float, float]]:
    pairs = (pair.split() for pair in text.split(";"))
    return [(float(x), float(y)) for x, y in pairs]


def _part(attributes: Mapping[str, str], scope: Scope) -> str:
    """A part inside a part: it gets what this element sets, and nothing of the card but the suit."""
    given = {key: text.removeprefix("$") for key, text in attributes.items() if key not in PLACING}
    body = part(attributes["name"], scope.deck, scope.suit, given)
    scale, turn = float(attributes.get("scale", 1)), float(attributes.get("turn", 0))
    places = (place(x, y, scale, turn, "mirror" in attributes) for x, y in points(attributes.get("at", "0 0")))
    return "".join(f'<g transform="{where}">{body}</g>' for where in places)


def _pip(attributes: Mapping[str, str], scope: Scope) -> str:
    edge = float(attributes["outline"]) if "outline" in attributes else None
    size, turn = float(attributes["size"]), float(attributes.get("turn", 0))
    return "".join(
        pip(scope.deck, scope.suit, x, y, size, turn=turn, outline=edge) for x, y in points(attributes["at"])
    )


def _ring(attributes: Mapping[str, str], body: str) -> str:
    count, start = int(attributes["count"]), float(attributes.get("from", 0))
    turns = (start + step * 360 / count for step in range(count))
    return "".join(f'<g transform="rotate({turn:g})">{body}</g>' for turn in turns)
