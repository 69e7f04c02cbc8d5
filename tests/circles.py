"""Which files import each other in a circle: through whichever files, wherever in them, and for types alone as well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.syntax import Import, facts, meant

Imported = dict[str, set[str]]  # of each file the files that it imports


def imported(house: Path) -> Imported:
    """All imports among the files of a package."""
    names = {path: path.relative_to(house).as_posix() for path in sorted(house.rglob("*.py"))}
    return {name: {names[file] for file in files(path, house)} - {name} for path, name in names.items()}


def files(path: Path, house: Path) -> Iterator[Path]:
    """The files of the package that a file imports."""
    for taken in facts(path).imports:
        module = meant(path, taken, house.parent)
        if module.split(".")[0] == house.name:
            yield file_of(module, taken, house.parent)


def file_of(module: str, taken: Import, root: Path) -> Path:
    """Where that stands which is taken: a module of a package in its own file, other names in that of the package."""
    place = root.joinpath(*module.split("."))
    wanted = [place / f"{taken.name}.py", place / f"{taken.name}" / "__init__.py"] if taken.name else []
    wanted += [place.with_suffix(".py"), place / "__init__.py"]
    return next(file for file in wanted if file.is_file())


def circles(imported: Imported) -> list[set[str]]:
    """The largest sets of files in which each imports all others, by itself or through others of them (Tarjan)."""
    reached: dict[str, int] = {}  # as which each file was come to: first, second and so on
    earliest: dict[str, int] = {}  # the first of the files that each leads back to
    way: list[str] = []  # what was come to and belongs to nothing that is found yet
    found: list[set[str]] = []

    def follow(file: str) -> None:
        reached[file] = earliest[file] = len(reached)
        way.append(file)
        for other in sorted(imported[file]):
            if other not in reached:
                follow(other)
                earliest[file] = min(earliest[file], earliest[other])
            elif other in way:
                earliest[file] = min(earliest[file], reached[other])
        if earliest[file] == reached[file]:  # nothing from here on leads further back
            begin = way.index(file)
            found.append(set(way[begin:]))
            del way[begin:]

    for file in imported:
        if file not in reached:
            follow(file)
    return [circle for circle in found if len(circle) > 1]
