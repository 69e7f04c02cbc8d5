"""What is shipped carries everything that is read: regulars, languages, decks, catalogues, pictures and sounds."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "gaigel_desktop"
READ = ("*.toml", "*.mo")


class Collected(NamedTuple):
    """What the executable is to be made of."""

    datas: list[tuple[str, str]]
    pure: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()
    binaries: tuple[str, ...] = ()


def below(folder: Path, *patterns: str) -> set[str]:
    """The files of a folder, as they are called from above it."""
    found = (file for pattern in patterns for file in folder.rglob(pattern) if file.is_file())
    return {file.relative_to(folder.parent).as_posix() for file in found}


def collected(folder: Path) -> list[tuple[str, str]]:
    """The data of build.spec, which is run as PyInstaller would run it, over a program laid into this folder."""
    asked: list[Collected] = []

    def analysis(*_: object, datas: list[tuple[str, str]], **__: object) -> Collected:
        asked.append(Collected(datas))
        return asked[0]

    def made(*_: object, **__: object) -> None:
        """Nothing is packed here."""

    names = {"SPECPATH": str(folder), "Analysis": analysis, "PYZ": made, "EXE": made, "COLLECT": made}
    exec(compile((ROOT / "build.spec").read_text(encoding="utf-8"), "build.spec", "exec"), names)
    return asked[0].datas


def laid(folder: Path) -> Path:
    """The package as `make build` lays it, its catalogues compiled."""
    program = folder / "build" / "program"
    shutil.copytree(PACKAGE, program / "gaigel_desktop", ignore=shutil.ignore_patterns("__pycache__", "*.mo"))
    for catalogue in program.rglob("*.po"):
        catalogue.with_suffix(".mo").touch()
    return program


def test_the_executable_carries_all_that_is_read(tmp_path: Path) -> None:
    program = laid(tmp_path)
    datas = collected(tmp_path)
    there = {f"{place}/{Path(file).name}" for file, place in datas}
    wanted = below(program / "gaigel_desktop", *READ)
    assert {Path(file).suffix for file in wanted} == {".toml", ".mo"}
    assert wanted <= there
    assert (str(tmp_path / "assets"), "gaigel_desktop/assets") in datas


def test_the_wheel_carries_all_that_is_read() -> None:
    """Catalogues are compiled by the hook of the build, and named in pyproject.toml because git does not keep them."""
    builder = WheelBuilder(str(ROOT))
    there = {file.distribution_path for file in builder.recurse_included_files()}
    assert below(PACKAGE, "*.toml") <= there
    assert {f"gaigel_desktop/{file}" for file in below(ROOT / "assets", "*")} <= there
    assert builder.config.path_is_artifact("gaigel_desktop/text/catalogues/la/LC_MESSAGES/gaigel.mo")
