"""Reads regulars.toml: a person and an expression give a list of layers in drawing order.

What a slot draws is looked up three times, the last one found wins: the person, the expression, what the person
does of their own in that expression. The format is explained in regulars.toml. Code: MIT.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypedDict, cast

TABLE = Path(__file__).parent / "regulars.toml"
MIRRORED = ("look", "glint")  # numbers along x that a mirrored part gets with the other sign


class Spot(TypedDict, total=False):
    """Where something is: a place, its size, how far it is turned; or how an expression changes that."""

    at: list[float]
    scale: float | list[float]
    turn: float


class Manner(TypedDict, total=False):
    """What a person or an expression says of the parts."""

    parts: dict[str, str]
    places: dict[str, Spot]
    moves: dict[str, Spot]
    set: dict[str, str | float]


class Row(Spot, total=False):
    """One slot of a portrait."""

    slot: str
    on: str
    pair: bool


class Person(Manner, total=False):
    name: str
    role: str
    ground: str
    expression: dict[str, Manner]


class Table(TypedDict):
    rows: list[Row]
    places: dict[str, Spot]
    set: dict[str, str | float]
    expression: dict[str, Manner]
    role: dict[str, list[str]]
    person: dict[str, Person]


class Place(NamedTuple):
    x: float
    y: float
    wide: float = 1
    high: float = 1
    turn: float = 0


class Layer(NamedTuple):
    """One part drawn: where, on what, whether on the other side of the axis, and what is set for it."""

    part: str
    on: str
    place: Place
    mirror: bool
    set: Mapping[str, str]


class Look(NamedTuple):
    """A person with an expression: everything looked up."""

    ground: str
    layers: tuple[Layer, ...]
    anchors: Mapping[str, Place]


@cache
def table() -> Table:
    return cast(Table, tomllib.loads(TABLE.read_text(encoding="utf-8")))


def people() -> list[str]:
    return list(table()["person"])


def person(name: str) -> Person:
    return table()["person"][name]


def expressions(name: str) -> list[str]:
    """What is drawn for this person."""
    return table()["role"][person(name)["role"]]


@cache
def look(name: str, expression: str) -> Look:
    manner = _together(name, expression)
    layers = tuple(layer for row in table()["rows"] for layer in _layers(row, manner))
    anchors = {key: _place(key, spot, manner) for key, spot in table()["places"].items()}
    return Look(person(name)["ground"], layers, anchors)


def _together(name: str, expression: str) -> Manner:
    """Person, expression and the person's own way of it, laid over one another."""
    own = person(name)
    common = table()["expression"][expression]
    special = own.get("expression", {}).get(expression, Manner())
    base = Manner(set=table()["set"])
    both: Manner = {}
    both["parts"] = {**own.get("parts", {}), **common.get("parts", {}), **special.get("parts", {})}
    both["places"] = {**own.get("places", {}), **special.get("places", {})}
    both["moves"] = {**common.get("moves", {}), **special.get("moves", {})}
    both["set"] = {key: value for each in (base, own, common, special) for key, value in each.get("set", {}).items()}
    return both


def _layers(row: Row, manner: Manner) -> Iterator[Layer]:
    """None for an empty slot, one, or two for a pair: the picture's right side, and its left mirrored."""
    slot = row["slot"]
    sides = ((f"{slot}_right", False), (f"{slot}_left", True)) if row.get("pair") else ((slot, False),)
    for side, mirror in sides:
        part = manner["parts"].get(side, manner["parts"].get(slot, ""))
        if part:
            yield Layer(part, row["on"], _place_of(row, side, manner), mirror, _given(manner, mirror))


def _place_of(row: Row, side: str, manner: Manner) -> Place:
    key = side if side in manner["moves"] else row["slot"]
    spot = Spot(at=row.get("at", [0.0, 0.0]), scale=row.get("scale", 1), turn=row.get("turn", 0))
    return _moved({**spot, **manner["places"].get(row["slot"], Spot())}, manner["moves"].get(key, Spot()))


def _place(key: str, spot: Spot, manner: Manner) -> Place:
    return _moved({**spot, **manner["places"].get(key, Spot())}, manner["moves"].get(key, Spot()))


def _moved(spot: Spot, move: Spot) -> Place:
    (x, y), (dx, dy) = spot.get("at", [0, 0]), move.get("at", [0, 0])
    (wide, high), (more, taller) = _scale(spot), _scale(move)
    return Place(x + dx, y + dy, wide * more, high * taller, spot.get("turn", 0) + move.get("turn", 0))


def _scale(spot: Spot) -> tuple[float, float]:
    scale = spot.get("scale", 1)
    return (scale[0], scale[1]) if isinstance(scale, list) else (scale, scale)


def _given(manner: Manner, mirror: bool) -> Mapping[str, str]:
    return {key: _written(key, value, mirror) for key, value in manner["set"].items()}


def _written(key: str, value: str | float, mirror: bool) -> str:
    return f"{-value:g}" if mirror and key in MIRRORED and not isinstance(value, str) else str(value)
