"""Reads cards.toml: which card is made of what.

A card names a figure and says what differs: other parts in the figure's slots, other settings, other places.
What comes out is a `Card`: three lists of layers in drawing order. The format is explained in cards.toml.
Code: MIT.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypedDict

TABLE = Path(__file__).parent / "cards.toml"
BACKS = Path(__file__).parent / "backs.toml"


class Row(TypedDict, total=False):
    """A row of cards.toml: what is drawn, and where."""

    slot: str
    on: str
    part: str
    pip: float
    at: list[float] | list[list[float]]
    scale: float
    turn: float
    mirror: bool
    set: dict[str, str | float]


class Entry(TypedDict, total=False):
    """A figure or a card of cards.toml."""

    figure: str
    parts: dict[str, str | Row]
    large: dict[str, Row]
    lift: float
    places: dict[str, Row]
    set: dict[str, str | float]
    half: list[Row]
    upper: list[Row]
    whole: list[Row]
    tinted: bool
    band: bool


class Layer(NamedTuple):
    """One thing drawn: a part, or a suit sign of a size, at one or several places."""

    part: str
    pip: float
    at: tuple[tuple[float, float], ...]
    scale: float = 1
    turn: float = 0
    mirror: bool = False
    set: Mapping[str, str] = {}


class Card(NamedTuple):
    """A face: what is drawn twice, what once in the upper half, what once in the middle; its ground."""

    half: tuple[Layer, ...]
    upper: tuple[Layer, ...]
    whole: tuple[Layer, ...]
    tinted: bool
    band: bool


@cache
def table() -> dict[str, dict[str, Entry]]:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


@cache
def card(deck: str, name: str, large: bool = False) -> Card:
    """What a face shows; in the large set with the places that the card has for it."""
    own = table()[deck][name]
    figure = table()["figure"][own["figure"]] if "figure" in own else Entry()
    both: Entry = {**figure, **own}
    both["places"] = {**figure.get("places", {}), **own.get("places", {})}
    both["set"] = {**figure.get("set", {}), **own.get("set", {})}
    if not large:
        both["large"], both["lift"] = {}, 0
    half, upper, whole = (_layers(rows, both) for rows in _lists(both))
    half = tuple(_lifted(layer, both.get("lift", 0)) for layer in half)
    return Card(half, upper, whole, both.get("tinted", True), both.get("band", True))


def back(colour: str) -> dict[str, str]:
    """The pattern, colours and medallion of a back: a table of backs.toml."""
    colours: dict[str, str] = tomllib.loads(BACKS.read_text(encoding="utf-8"))[colour]
    return colours


def _lists(entry: Entry) -> tuple[list[Row], ...]:
    return entry.get("half", []), entry.get("upper", []), entry.get("whole", [])


def _layers(rows: list[Row], entry: Entry) -> tuple[Layer, ...]:
    chosen = (_row(row, entry) for row in rows)
    return tuple(_layer(row, entry) for row in chosen if row.get("part") or row.get("pip"))


def _row(row: Row, entry: Entry) -> Row:
    """A row of the figure, with what the card puts into its slot: a part's name, or a row of its own."""
    slot = row.get("slot", "")
    other = entry.get("parts", {}).get(slot, Row())
    own = Row(part=other) if isinstance(other, str) else other
    return {**row, **own, **entry.get("large", {}).get(slot, Row())}


def _lifted(layer: Layer, lift: float) -> Layer:
    return layer._replace(at=tuple((x, y - lift) for x, y in layer.at))


def _layer(row: Row, entry: Entry) -> Layer:
    row = {**entry["places"].get(row.get("on", ""), Row()), **row}
    given = {key: str(value) for key, value in {**entry["set"], **row.get("set", {})}.items()}
    drawn = row.get("part", ""), row.get("pip", 0), _points(row.get("at", [0.0, 0.0]))
    return Layer(*drawn, row.get("scale", 1), row.get("turn", 0), row.get("mirror", False), given)


def _points(at: list[float] | list[list[float]]) -> tuple[tuple[float, float], ...]:
    """One place `[x, y]` or several `[[x, y], …]`."""
    pairs = [pair for pair in at if isinstance(pair, list)] or [[value for value in at if not isinstance(value, list)]]
    return tuple((pair[0], pair[1]) for pair in pairs)
