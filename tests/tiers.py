"""The tiers of the tests. `make quick` runs a few folders, `make test` everything that a change can break, and `make
test-all` also the cases that are marked as thorough here: more languages, more deals, more seeds of what `make test`
tries once, and what is drawn or played for long. CONTRIBUTING.md says what belongs where."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

import pytest

from gaigel_desktop.text.languages import LANGUAGES

thorough = pytest.mark.thorough
FEW: Final = os.environ.get("HYPOTHESIS_PROFILE") == "few"  # `make test`: what it leaves out is not even collected

LONGEST_WORDS_FIRST = ("de", *(language for language in LANGUAGES if language != "de"))

Case = TypeVar("Case")
Ids = Callable[[Case], object] | Sequence[str] | None


def first_of(
    tried: int, names: str, cases: Iterable[Case], *, ids: Ids[Case] = None, indirect: bool = False
) -> pytest.MarkDecorator:
    """Like pytest's parametrize, where `make test` tries the first so many cases only."""
    return _parametrized(names, cases, lambda at: at < tried, ids, indirect)


def one_in(
    number: int, names: str, cases: Iterable[Case], *, ids: Ids[Case] = None, indirect: bool = False
) -> pytest.MarkDecorator:
    """Like pytest's parametrize, where `make test` tries one case in so many."""
    return _parametrized(names, cases, lambda at: at % number == 0, ids, indirect)


def _parametrized(
    names: str, cases: Iterable[Case], is_tried: Callable[[int], bool], ids: Ids[Case], indirect: bool
) -> pytest.MarkDecorator:
    several = "," in names
    params = list[object]()
    for at, case in enumerate(cases):
        values = case if several and isinstance(case, tuple) else (case,)
        name = None if ids is None or callable(ids) else ids[at]
        params.append(pytest.param(*values, marks=() if is_tried(at) else thorough, id=name))
    tried = [param for at, param in enumerate(params) if is_tried(at)]
    assert 0 < len(tried) < len(params), "all cases are tried, or none; say parametrize, or thorough"
    called = ids if callable(ids) else None
    return pytest.mark.parametrize(names, tried if FEW else params, ids=called, indirect=indirect)
