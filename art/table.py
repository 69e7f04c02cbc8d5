"""Reads cards.toml: which card is made of what.

A card names a figure and says what differs: other parts in the figure's slots, other settings, other places. What
comes out is a `Card`: three lists of layers in drawing order. The format is explained in cards.toml itself. Code: MIT.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

TABLE = Path(__file__).parent / "cards.toml"


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
def table() -> dict[str, Any]:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


def card(deck: str, name: str) -> Card:
    own = table()[deck][name]
    figure = table()["figure"].get(own.get("figure"), {})
    merged = {**figure, **own}
    half, upper, whole = (_layers(merged.get(key, ()), figure, own) for key in ("half", "upper", "whole"))
    return Card(half, upper, whole, merged.get("tinted", True), merged.get("band", True))


def back(colour: str) -> dict[str, str]:
    found: dict[str, str] = table()["back"][colour]
    return found


def _layers(rows: Iterable[dict[str, Any]], figure: dict[str, Any], own: dict[str, Any]) -> tuple[Layer, ...]:
    places = {**figure.get("places", {}), **own.get("places", {})}
    common = {**figure.get("set", {}), **own.get("set", {})}
    chosen = (_row(row, own.get("parts", {})) for row in rows)
    return tuple(_layer(row, places, common) for row in chosen if row.get("part") or row.get("pip"))


def _row(row: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    """A row of the figure, with what the card puts into its slot: a part's name, or a row of its own."""
    other = parts.get(row.get("slot", ""), {})
    return {**row, **({"part": other} if isinstance(other, str) else other)}


def _layer(row: dict[str, Any], places: dict[str, Any], common: dict[str, Any]) -> Layer:
    row = {**places.get(row.get("on", ""), {}), **row}
    given = {key: str(value) for key, value in {**common, **row.get("set", {})}.items()}
    return Layer(
        row.get("part", ""), row.get("pip", 0), _points(row.get("at", (0, 0))),
        row.get("scale", 1), row.get("turn", 0), row.get("mirror", False), given,
    )  # fmt: skip


def _points(at: Any) -> tuple[tuple[float, float], ...]:
    """One place `[x, y]` or several `[[x, y], …]`."""
    return tuple((x, y) for x, y in at) if isinstance(at[0], list) else ((at[0], at[1]),)
