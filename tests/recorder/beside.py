"""Scenarios played beside each other, in processes of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from unittest.mock import patch

from gaigel_desktop.text import speech
from tests.text.catalogues import compiled_catalogues

from .program import played
from .recording import Entry
from .scenarios import scenarios
from .stillness import hold_the_clocks

PROCESSES: Final = 2


class Played(NamedTuple):
    """What a scenario came to: what was written down, which kinds of things were touched, or what broke."""

    name: str
    entries: list[Entry]
    touched: Counter[str]
    broke: str = ""


def play(catalogues: Path, name: str) -> Played:
    """A scenario, in this process."""
    scenario = scenarios()[name]
    try:
        with patch.object(speech, "CATALOGUES", catalogues):
            program = played(name, scenario.home, scenario.play, heard=scenario.heard)
    except Exception as error:
        causes = [error, *filter(None, (error.__cause__,))]
        return Played(name, [], Counter(), "; ".join(f"{type(each).__name__}: {each}" for each in causes))
    return Played(name, program.entries, Counter(each.text for each in program.entries if each.kind == "did"))


def all_played(names: Sequence[str], catalogues: Path) -> Iterator[Played]:
    """These scenarios, in two processes, one after the other as they are over."""
    fresh = get_context("spawn")  # each process holds its clocks before it imports anything
    with ProcessPoolExecutor(PROCESSES, fresh, hold_the_clocks) as pool:
        yield from pool.map(partial(play, catalogues), names)


@contextmanager
def all_languages() -> Iterator[Path]:
    """The catalogues as they stand in the sources, whether anybody has compiled them or not."""
    with TemporaryDirectory() as folder:
        catalogues = compiled_catalogues(Path(folder))
        with patch.object(speech, "CATALOGUES", catalogues):
            yield catalogues
