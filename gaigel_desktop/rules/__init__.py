"""The rules of Gaigel: values and functions, standard library only; no clock, no dice, no words, no files."""

from __future__ import annotations

from types import FunctionType


def compiled() -> bool:
    """Whether the rules run as extension modules; in plain Python a function is a `FunctionType`."""
    from .cards import add

    return not isinstance(add, FunctionType)
