"""Patches: a slip of the program as it lies in its file, with a sentence and one file that it changes."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parent
ROOT: Final = FOLDER.parent.parent
OLD_FILE: Final = "--- a/"  # a unified diff names the file like this; what stands above it is the sentence
HUNK: Final = "@@ "


class Mutant(NamedTuple):
    """A slip: what a player would notice, the file that it is in, and what stands there in the program as it is."""

    name: str
    said: str
    file: str
    hunks: tuple[str, ...]

    @property
    def patch(self) -> Path:
        """Where it lies."""
        return FOLDER / f"{self.name}.patch"

    def applies_to(self, text: str) -> bool:
        """Whether everything that it changes still stands in this text of its file."""
        return bool(self.hunks) and all(hunk in text for hunk in self.hunks)


def mutants() -> list[Mutant]:
    """All of them, by name."""
    return [read(patch.stem, patch.read_text(encoding="utf-8")) for patch in sorted(FOLDER.glob("*.patch"))]


def read(name: str, patch: str) -> Mutant:
    """The mutant of a patch; one that changes no file, or several, is none."""
    said, *diffs = patch.split(OLD_FILE)
    if len(diffs) != 1:
        raise ValueError(f"{name}: a patch changes one file")
    file, _, rest = diffs[0].partition("\n")
    hunks = [_before(lines) for lines in _hunks(rest.splitlines(keepends=True))]
    return Mutant(name, " ".join(said.split()), file, tuple(hunks))


def _hunks(lines: list[str]) -> list[list[str]]:
    """The lines of each hunk, without its head."""
    found: list[list[str]] = []
    for line in lines:
        if line.startswith(HUNK):
            found.append([])
        elif found:
            found[-1].append(line)
    return found


def _before(hunk: list[str]) -> str:
    """What stands there without the slip: the lines around it, and those that it takes away."""
    return "".join(line[1:] for line in hunk if not line.startswith("+"))
