"""Files from strangers, small ones: none stops the loop, ends the program or fills the memory."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from random import Random

import pytest

from gaigel_desktop.controller.records.lines import PIECE
from gaigel_desktop.controller.records.verify import findings
from gaigel_desktop.controller.store.store import closing
from gaigel_desktop.controller.store.transfer import take_in
from tests.faults.strangers import STRANGERS, interrupted, somebody, tried
from tests.golden.__main__ import MATCHES
from tests.mutants import mutant
from tests.pipes import pipe_with
from tests.scenes.pages import Visitor
from tests.tiers import one_in, thorough


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with somebody(tmp_path_factory.mktemp("strangers")) as opened:
        yield opened


@one_in(48, "name", STRANGERS)
def test_a_file_of_a_stranger_gets_one_sentence(name: str, visitor: Visitor, tmp_path: Path) -> None:
    assert list(tried(name, visitor, tmp_path, small=True))


@thorough
def test_verify_of_what_never_ends_ends_with_ctrl_c(tmp_path: Path) -> None:
    with pipe_with(repeat(bytes(PIECE)), tmp_path) as path:
        assert interrupted(path, tmp_path).memory < 60


@thorough
def test_what_verify_refuses_stays_outside_and_nothing_else(tmp_path: Path) -> None:
    """Both read with the same eyes: of mutated records the same ones hold, whatever stands before them."""
    path, dice = tmp_path / "mutants.jsonl", Random("both")
    lines = MATCHES.read_bytes().splitlines()[:40]
    some = [mutant(line, dice) if dice.random() < 0.7 else line for line in lines for _ in range(6)]
    path.write_bytes(b"\n".join(some))
    found = list(findings([path.read_bytes()]))
    bad = [finding for finding in found if finding is not None]
    with closing(tmp_path / "games.sqlite") as store:
        *_, taken = take_in(store.database, path, "2026-11-22T16:00:00")
    assert (taken.bad, taken.first_bad, taken.new + taken.known) == (len(bad), bad[0], len(found) - len(bad))
    assert len(bad) > 100 and taken.new > 10
