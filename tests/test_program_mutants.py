"""The mutants of the program still apply to it as it is, and each says what a player would notice."""

from __future__ import annotations

import tomllib
from typing import Final

import pytest

from tests.combinations import for_all
from tests.program_mutants.patches import FOLDER, ROOT, Mutant, mutants, read

MUTANTS: Final = mutants()
NAMES: Final = [mutant.name for mutant in MUTANTS]
SLIP: Final = """Two is said to be three.

--- a/gaigel_desktop/two.py
+++ b/gaigel_desktop/two.py
@@ -1,3 +1,3 @@
 one = 1
-two = 2
+two = 3
 four = 4
"""


def test_of_each_it_is_written_down_what_caught_it() -> None:
    written_down = tomllib.loads((FOLDER / "caught.toml").read_text(encoding="utf-8"))
    assert sorted(written_down) == NAMES


@for_all(mutant=MUTANTS)
def test_it_still_applies(mutant: Mutant) -> None:
    assert mutant.file.startswith("gaigel_desktop/")
    assert mutant.applies_to((ROOT / mutant.file).read_text(encoding="utf-8"))


@for_all(mutant=MUTANTS)
def test_it_says_what_a_player_would_notice(mutant: Mutant) -> None:
    assert mutant.said.endswith(".") and len(mutant.said.split()) > 5


def test_a_patch_is_taken_apart() -> None:
    slip = read("two", SLIP)
    assert slip == Mutant("two", "Two is said to be three.", "gaigel_desktop/two.py", ("one = 1\ntwo = 2\nfour = 4\n",))


def test_what_has_changed_there_is_noticed() -> None:
    slip = read("two", SLIP)
    assert slip.applies_to("zero = 0\none = 1\ntwo = 2\nfour = 4\n")
    assert not slip.applies_to("zero = 0\none = 1\ntwo = 3\nfour = 4\n")


@pytest.mark.parametrize("patch", ["Only a sentence.\n", SLIP + SLIP])
def test_a_patch_changes_one_file(patch: str) -> None:
    with pytest.raises(ValueError, match="one file"):
        read("two", patch)
