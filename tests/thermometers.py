"""The shape of the program in figures: `python -m tests.thermometers`, a table for docs/measured.md.

They are thermometers: none is a bar, and no test holds any of them. A line that is saved by density is not saved.
"""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tests.circles import Imported, circles, imported
from tests.program_files import FILES, PROGRAM, ROOT, files_in, room_of
from tests.scenes.table.click import followed
from tests.syntax import Parts, parts_of

FEW_WORDS = 3
OF_TUPLES = {"_replace", "_fields", "_asdict", "_make", "_field_defaults"}  # private by their names alone
Owner = ast.Module | ast.ClassDef | ast.FunctionDef


class Reading(NamedTuple):
    """What is counted in one file."""

    lines: int
    code: int  # lines that are neither empty nor comments nor docstrings
    importing: int  # of these, lines of imports
    private: int  # functions with a private name
    used_once: int  # of these, the ones whose name is read once in the file
    docstrings: int
    short_docstrings: int  # of these, the ones that are too short to be a sentence


class Room(NamedTuple):
    """What is counted in all files of a room."""

    files: int
    one_importer: int  # files that exactly one other file imports
    beside_importer: int  # of these, the ones that lie in the same folder as that one
    sums: Reading


# -- a file ------------------------------------------------------------------------------------------------------


def reading_of(path: Path) -> Reading:
    """Count in a file."""
    text, parts = path.read_text(encoding="utf-8").splitlines(), parts_of(path)
    told = docstrings(parts)
    in_docstrings = {line for docstring in told for line in lines_of(docstring)}
    code = [
        number
        for number, line in enumerate(text, 1)
        if line.strip() and not line.lstrip().startswith("#") and number not in in_docstrings
    ]
    importing = {line for node in (*parts.of(ast.Import), *parts.of(ast.ImportFrom)) for line in lines_of(node)}
    private = [function.name for function in parts.of(ast.FunctionDef) if is_private(function.name)]
    read = names_read(parts)
    return Reading(
        lines=len(text),
        code=len(code),
        importing=len(importing),
        private=len(private),
        used_once=sum(read[name] == 1 for name in private),
        docstrings=len(told),
        short_docstrings=sum(len(str(docstring.value).split()) <= FEW_WORDS for docstring in told),
    )


def lines_of(node: ast.expr | ast.stmt) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def docstrings(parts: Parts) -> list[ast.Constant]:
    """The docstrings of a file, its classes and its functions."""
    owners: list[Owner] = [*parts.of(ast.Module), *parts.of(ast.ClassDef), *parts.of(ast.FunctionDef)]
    first = [owner.body[0] for owner in owners if owner.body]
    values = [each.value for each in first if isinstance(each, ast.Expr)]
    return [value for value in values if isinstance(value, ast.Constant) and isinstance(value.value, str)]


def names_read(parts: Parts) -> Counter[str]:
    """How often each name is read, by itself or of something."""
    read = Counter(node.id for node in parts.of(ast.Name) if isinstance(node.ctx, ast.Load))
    read.update(node.attr for node in parts.of(ast.Attribute) if isinstance(node.ctx, ast.Load))
    return read


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


# -- a room ------------------------------------------------------------------------------------------------------


def importers(taken: Imported) -> dict[str, list[str]]:
    """Of each file the files that import it."""
    found: dict[str, list[str]] = {name: [] for name in taken}
    for importer, names in taken.items():
        for name in names:
            found[name].append(importer)
    return found


def room_from(paths: list[Path], imported_by: dict[str, list[str]]) -> Room:
    """Add up what is counted in these files."""
    one_importer = beside_importer = 0
    for path in paths:
        name = path.relative_to(PROGRAM)
        those = imported_by[name.as_posix()]
        if len(those) == 1:
            one_importer += 1
            if Path(those[0]).parent == name.parent:
                beside_importer += 1
    sums = Reading(*map(sum, zip(*map(reading_of, paths), strict=True)))
    return Room(len(paths), one_importer, beside_importer, sums)


def table_of_rooms(imported_by: dict[str, list[str]], found: list[set[str]]) -> list[str]:
    """A row a room of more than one file: how large it is, how it is cut, and how it says what it does."""
    paths: dict[str, list[Path]] = {}
    for path in FILES:
        paths.setdefault(room_of(path), []).append(path)
    heads = "room", "lines", "files", "one importer", "lines of imports", "circles", "read once", "short docstrings"
    rows = [heads, ("---",) * len(heads)]
    for name, files in paths.items():
        if len(files) == 1:
            continue
        room, circling = room_from(files, imported_by), [each for each in found if min(each).startswith(f"{name}/")]
        rows.append(
            (
                name,
                f"{room.sums.lines:,}",
                f"{room.files}",
                f"{room.one_importer} ({room.beside_importer})",
                percent(room.sums.importing, room.sums.code),
                sizes(circling),
                percent(room.sums.used_once, room.sums.private),
                f"{room.sums.short_docstrings}",
            )
        )
    return [f"| {' | '.join(row)} |" for row in rows]


def sizes(found: list[set[str]]) -> str:
    """How many files are in each circle, the largest first."""
    return ", ".join(str(size) for size in sorted(map(len, found), reverse=True)) or "none"


# -- the program -------------------------------------------------------------------------------------------------


def table_of_all(imported_by: dict[str, list[str]], found: list[set[str]]) -> list[str]:
    """A row a figure of the whole program."""
    room = room_from(FILES, imported_by)
    sums = room.sums
    stems = Counter(path.stem for path in FILES if path.stem != "__init__")
    click = " and then ".join(f"{entered.functions} ({entered.files})" for entered in followed())
    figures = {
        "lines": f"{sums.lines:,}",
        "files": f"{room.files}",
        "files with one importer (in the same folder)": f"{room.one_importer} ({room.beside_importer})",
        "lines of imports, of all lines of code": percent(sums.importing, sums.code),
        "circles of files": sizes(found),
        "private functions whose name is read once": f"{percent(sums.used_once, sums.private)} of {sums.private:,}",
        "names of files that occur twice or more": f"{sum(times > 1 for times in stems.values())}",
        f"docstrings of {FEW_WORDS} words or fewer": f"{sums.short_docstrings} of {sums.docstrings:,}",
        "private names that tests reach into": f"{sum(map(private_accesses, files_in('tests', below=ROOT)))}",
        "follow a click: functions (files) entered until the card is played, and in the next turn of the loop": click,
    }
    return ["| | |", "|---|---|", *(f"| {name} | {figure} |" for name, figure in figures.items())]


def private_accesses(path: Path) -> int:
    """How often a file asks something for a private name that is not its own."""
    asked = (node for node in parts_of(path).of(ast.Attribute) if is_private(node.attr) and node.attr not in OF_TUPLES)
    return sum(ast.unparse(node.value) not in ("self", "cls", "super()") for node in asked)


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def main() -> None:
    """Both tables."""
    taken = imported(PROGRAM)
    imported_by, found = importers(taken), circles(taken)
    print("\n".join([*table_of_all(imported_by, found), "", *table_of_rooms(imported_by, found)]))


if __name__ == "__main__":
    main()
