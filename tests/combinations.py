"""One test that holds for every combination of values: one case for pytest, and a failure names the combination."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from itertools import product
from typing import TypeVar, cast

Test = TypeVar("Test")


def for_all(**values: Iterable[object]) -> Callable[[Test], Test]:
    """The test is called with each combination of these; what else it asks for comes from pytest."""

    def decorate(test: Test) -> Test:
        assert callable(test)
        combinations = [dict(zip(values, each, strict=True)) for each in product(*values.values())]

        @functools.wraps(test)
        def tested(**others: object) -> None:
            for combination in combinations:
                try:
                    test(**combination, **others)
                except BaseException as error:
                    error.add_note(f"with {combination}")
                    raise

        asked = inspect.signature(test)
        rest = [parameter for name, parameter in asked.parameters.items() if name not in values]
        tested.__signature__ = asked.replace(parameters=rest)  # type: ignore[attr-defined]
        return cast(Test, tested)

    return decorate
