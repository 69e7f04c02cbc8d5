"""The tiers of the tests. `make quick` runs a few folders, `make test` everything that a change can break, and `make
test-all` also the cases that are marked as thorough here: more languages, more deals, more seeds of what `make test`
tries once, and what is drawn or played for long. CONTRIBUTING.md says what belongs where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import pytest

from gaigel_desktop.text.languages import LANGUAGES

thorough = pytest.mark.thorough

LONGEST_WORDS_FIRST = ("de", *(language for language in LANGUAGES if language != "de"))

Case = TypeVar("Case")
Ids = Callable[[Case], object] | Sequence[str] | None


def first_of(
    tried: int, names: str, cases: Iterable[Case], *, ids: Ids[Case] = None, indirect: bool = False
) -> pytest.MarkDecorator:
    """Like pytest's parametrize, where `make test` tries the first so many cases only."""
    params = _with_marks(names, cases, lambda at: at < tried)
    return pytest.mark.parametrize(names, params, ids=ids, indirect=indirect)


def one_in(
    number: int, names: str, cases: Iterable[Case], *, ids: Ids[Case] = None, indirect: bool = False
) -> pytest.MarkDecorator:
    """Like pytest's parametrize, where `make test` tries one case in so many."""
    params = _with_marks(names, cases, lambda at: at % number == 0)
    return pytest.mark.parametrize(names, params, ids=ids, indirect=indirect)


def _with_marks(names: str, cases: Iterable[object], is_tried: Callable[[int], bool]) -> list[object]:
    several = "," in names
    params = list[object]()
    for at, case in enumerate(cases):
        values = case if several and isinstance(case, tuple) else (case,)
        params.append(pytest.param(*values, marks=() if is_tried(at) else thorough))
    assert not all(map(is_tried, range(len(params)))), "there is no case that is left out; say parametrize"
    return params
