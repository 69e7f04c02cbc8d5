"""What is shipped carries everything that is read: regulars, languages, decks, catalogues, pictures and sounds."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import NamedTuple

from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from tests.program_files import FILES, PROGRAM, ROOT
from tests.tiers import thorough

READ = ("*.toml", "*.mo")


Collected = list[tuple[str, str, str]]  # as it is called in the folder, where it lies, of which kind it is


class Analysed(NamedTuple):
    """What PyInstaller has found for the executable."""

    datas: Collected
    binaries: Collected
    pure: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()


def below(folder: Path, *patterns: str) -> set[str]:
    """The files of a folder, as they are called from above it."""
    found = (file for pattern in patterns for file in folder.rglob(pattern) if file.is_file())
    return {file.relative_to(folder.parent).as_posix() for file in found}


def collected(folder: Path, binaries: Collected) -> Collected:
    """What build.spec puts into the folder, run as PyInstaller would run it over a program laid into this folder."""
    put: Collected = []

    def analysis(*_: object, datas: list[tuple[str, str]], **__: object) -> Analysed:
        return Analysed([one for file, place in datas for one in found(Path(file), place)], binaries)

    def collect(_: object, *given: Collected, **__: object) -> None:
        put.extend(one for each in given for one in each)

    def made(*_: object, **__: object) -> None:
        """Nothing is packed here."""

    names = {
        "SPECPATH": str(folder),
        "HOMEPATH": "",
        "Analysis": analysis,
        "PYZ": made,
        "EXE": made,
        "COLLECT": collect,
    }
    exec(compile((ROOT / "build.spec").read_text(encoding="utf-8"), "build.spec", "exec"), names)
    return put


def found(file: Path, place: str) -> Collected:
    """A file, or all files of a folder, as they will be called."""
    below = [each for each in file.rglob("*") if each.is_file()] if file.is_dir() else [file]
    start = file if file.is_dir() else file.parent
    return [(f"{place}/{each.relative_to(start).as_posix()}", str(each), "DATA") for each in below]


def laid(folder: Path) -> Path:
    """The package as `make build` lays it, its catalogues compiled."""
    program = folder / "build" / "program"
    shutil.copytree(PROGRAM, program / "gaigel_desktop", ignore=shutil.ignore_patterns("__pycache__", "*.mo"))
    for catalogue in program.rglob("*.po"):
        catalogue.with_suffix(".mo").touch()
    return program


def test_the_executable_carries_all_that_is_read(tmp_path: Path) -> None:
    program = laid(tmp_path)
    shutil.copytree(ROOT / "assets", tmp_path / "assets")
    there = {name for name, _, _ in collected(tmp_path, [])}
    wanted = below(program / "gaigel_desktop", *READ)
    assert {Path(file).suffix for file in wanted} == {".toml", ".mo"}
    assert wanted <= there
    spare = {f"gaigel_desktop/{name}" for name in below(ROOT / "assets", "*")} - there
    assert {Path(name).parent.name for name in spare} == {"app"}, "icons for those who pack"
    sources = [file.read_text("utf-8") for file in FILES]
    named = {name for source in sources for name in re.findall(r"app/gaigel_\w+\.png", source)}
    assert named, "of the window"
    assert {f"gaigel_desktop/assets/{name}" for name in named} <= there


@thorough
def test_a_library_that_pygame_and_pillow_bring_lies_there_once(tmp_path: Path) -> None:
    laid(tmp_path)
    brought = ["pygame_ce.libs/libtiff-aa.so.6.3.0", "pygame_ce.libs/libpng16-bb.so.16.1.0"]
    brought += [
        "pillow.libs/libtiff-cc.so.6.1.9",
        "pillow.libs/libpng16-dd.so.17.0.0",
        "pillow.libs/libzstd-ee.so.1.5.7",
    ]
    put = collected(tmp_path, [(name, f"/wheels/{name}", "BINARY") for name in (*brought, "libz.so.1")])
    libraries = {name: (source, kind) for name, source, kind in put if ".so." in name}
    assert libraries["pillow.libs/libtiff-cc.so.6.1.9"] == ("../pygame_ce.libs/libtiff-aa.so.6.3.0", "SYMLINK")
    assert libraries["pillow.libs/libpng16-dd.so.17.0.0"][1] == "BINARY", "another one of the same name"
    assert "pillow.libs/libzstd-ee.so.1.5.7" not in libraries, "nothing is left that asks for it"
    assert len(libraries) == 5


def test_the_sources_carry_the_tests_but_no_pictures_of_the_window() -> None:
    there = {file.distribution_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    tests = {file for file in below(ROOT / "tests", "*.py") if not file.endswith("/test_golden_images.py")}
    assert tests | below(ROOT / "art", "*.svg") | below(ROOT / "assets", "*") <= there
    pictures = {file for file in there if file.endswith((".webp", ".png")) and not file.startswith("assets/")}
    assert pictures == {"docs/pictures/table.webp", "docs/pictures/people.webp"}, "of the README, and of people.md"
    assert not [file for file in there if "golden_images" in file]


def test_the_wheel_carries_all_that_is_read() -> None:
    """Catalogues are compiled by the hook of the build, and named in pyproject.toml because git does not keep them."""
    builder = WheelBuilder(str(ROOT))
    there = {file.distribution_path for file in builder.recurse_included_files()}
    assert below(PROGRAM, "*.toml") <= there
    assert {f"gaigel_desktop/{file}" for file in below(ROOT / "assets", "*")} <= there
    assert builder.config.path_is_artifact("gaigel_desktop/text/catalogues/la/LC_MESSAGES/gaigel.mo")
