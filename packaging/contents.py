"""What a built folder is made of: every part with its version, its licence, the texts of that and its files.

Asked of what is really in it: the files as they lie, the modules in the program, the metadata of the packages that are
installed where it was built. A file that belongs to nobody is an error, so that nothing is given away without its
licence.
"""

from __future__ import annotations

import platform
import re
import sys
import sysconfig
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
ROOT = HERE.parent
OURS = "gaigel-desktop"
LICENCES = "LICENSES"  # the folder in which their texts lie
PYTHON = "CPython"
STARTER = "pyinstaller"
RUNTIME = "mypy"  # what compiled modules are linked with
LIBRARY = re.compile(r"\.so(\.|$)|\.dylib$|\.dll$|\.pyd$")
MARK = re.compile(r"-[0-9a-f]{8}(?=\.|$).*")  # of the wheel that a library comes from
SAYS_LICENCE = re.compile(r"(licen[cs]e|copying|ofl|lgpl|notice)[^/]*$", re.IGNORECASE)
SPDX = {  # of packages that say it in words of their own
    "LGPL v2.1": "LGPL-2.1-or-later",
    "SIL OFL 1.1": "OFL-1.1",
    "GPLv2-or-later with a special exception": "GPL-2.0-or-later WITH Bootloader-exception",
}


class Part(NamedTuple):
    """Something that somebody made and gave a licence."""

    name: str
    version: str
    licence: str
    texts: dict[str, str]
    files: tuple[Path, ...]
    package: bool = False  # one of the Python package index


class NoLicence(Exception):
    """Files lie there whose licence nobody knows."""


def parts(folder: Path) -> list[Part]:
    """Everything in the folder, ours first, then by name."""
    owners: dict[str, list[Path]] = {OURS: [], PYTHON: [], STARTER: [], RUNTIME: []}
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink() and LICENCES not in file.relative_to(folder).parts:
            owners.setdefault(owner(file.relative_to(folder)), []).append(file)
    for name in modules(folder):
        owners.setdefault(of_module(name), [])
    found = [part(name, tuple(files)) for name, files in owners.items()]
    return sorted(found, key=lambda each: (each.name != OURS, each.name.lower()))


def owner(file: Path) -> str:
    """Whose a file of the folder is: one of ours, a package, or a library as `libraries.toml` calls it."""
    inside = file.parts[1:] if len(file.parts) > 1 else file.parts
    top = inside[0]
    if len(file.parts) == 1 and file.stem == OURS:
        return STARTER
    if top.split("__")[0].split(".")[0] == OURS.replace("-", "_") or top == "LICENSE":
        return OURS
    if top.startswith(("python3", "libpython3", "base_library", "python.", "Python")) or top in stdlib_files():
        return PYTHON
    if top in packages() and not top.endswith(".libs"):
        return of_module(top)
    known = library(file.name)
    if known is None:
        raise NoLicence(f"{file}: no package and no row of libraries.toml says whose it is")
    return known


@cache
def packages() -> Mapping[str, list[str]]:
    """Who brings which module; asking takes a while."""
    return packages_distributions()


@cache
def stdlib_files() -> set[str]:
    """Extension modules of Python as they lie at the top on other systems: _socket.pyd."""
    return {f"{name}{ending}" for name in sys.stdlib_module_names for ending in (".pyd", ".so", ".dylib")}


def library(name: str) -> str | None:
    """The row of a shared library."""
    stem = MARK.sub("", LIBRARY.split(name)[0]).lower().removeprefix("lib")
    fitting = [row for row in libraries() if stem.startswith(row)]
    return max(fitting, key=len, default=None) if LIBRARY.search(name) else None


@cache
def libraries() -> dict[str, dict[str, str]]:
    """The rows of `libraries.toml`."""
    return tomllib.loads((HERE / "libraries.toml").read_text(encoding="utf-8"))


def modules(folder: Path) -> Iterator[str]:
    """The modules packed into the program, their first names."""
    from PyInstaller.archive.readers import CArchiveReader  # only where something was built

    (program,) = (file for file in folder.iterdir() if file.stem == OURS and file.is_file())
    archive = CArchiveReader(str(program))
    (packed,) = (name for name in archive.toc if name.endswith(".pyz"))
    yield from {name.split(".")[0] for name in archive.open_embedded_archive(packed).toc}


def of_module(name: str) -> str:
    """The package that a module comes from."""
    if name == OURS.replace("-", "_"):
        return OURS
    if name in sys.stdlib_module_names or name.startswith("_sysconfigdata"):
        return PYTHON
    if name.startswith(("pyi", "_pyi")):
        return STARTER
    if name in ("PIL", "pygame"):  # also where another package puts something there
        return {"PIL": "pillow", "pygame": "pygame-ce"}[name]
    if name not in packages():
        raise NoLicence(f"no package says that module {name} is its own")
    return packages()[name][0]


def part(name: str, files: tuple[Path, ...]) -> Part:
    """What is known of it."""
    if name == OURS:
        text = (ROOT / "LICENSE").read_text(encoding="utf-8")
        return Part(name, version(), "MIT AND CC-BY-4.0", {"LICENSE": text}, files)
    if name == PYTHON:
        return Part(name, platform.python_version(), "PSF-2.0", {"LICENSE.txt": python_says()}, files)
    if name in libraries():
        return of_library(libraries()[name], files)
    found = distribution(name)
    texts = said(found)
    if not texts:
        raise NoLicence(f"package {name} has no text of its licence")
    return Part(found.metadata["Name"], found.version, licence_of(found), texts, files, package=True)


def version() -> str:
    """Ours, which need not be installed where it is built."""
    told = (ROOT / "gaigel_desktop" / "__init__.py").read_text(encoding="utf-8")
    return str(re.findall('^__version__ = "(.+)"', told, re.MULTILINE)[0])


def of_library(row: dict[str, str], files: tuple[Path, ...]) -> Part:
    """A shared library; which version it is, its file does not say."""
    text = f"{row.get('copyright', '').strip()}\n\n{text_of(row).strip()}\n".lstrip()
    return Part(row["name"], "", row["licence"], {"LICENSE.txt": text}, files)


def text_of(row: dict[str, str]) -> str:
    """The licence of a library, as its row says where it stands."""
    if "text" in row:
        return (HERE / "licences" / row["text"]).read_text(encoding="utf-8")
    if "as_in" in row:
        return f"The text of {row['licence']} stands in ../{row['as_in']}."
    (pillow_says,) = said(distribution("pillow")).values()
    for chapter in re.split(r"^----$", pillow_says, flags=re.MULTILINE):
        name, _, text = chapter.strip().partition("\n")
        if name == row["chapter"]:
            return text
    raise NoLicence(f"pillow's licence has no chapter {row['chapter']}")


def said(found: Distribution) -> dict[str, str]:
    """The texts of licences that a package brings, wherever it has put them."""
    named = [file for file in found.files or () if SAYS_LICENCE.match(file.name) and file.suffix in ("", ".txt", ".md")]
    known = {file.name: file.locate() for file in named if not re.search(r"/_sources/|\.py$|/site/", file.as_posix())}
    return {name: Path(path).read_text(encoding="utf-8") for name, path in known.items()}


def licence_of(found: Distribution) -> str:
    """As SPDX writes it."""
    fields = ("License-Expression", "License")
    told = next((found.metadata[field] for field in fields if found.metadata[field]), "")
    return next((spdx for words, spdx in SPDX.items() if told.startswith(words)), told)


def python_says() -> str:
    """The licence of Python, which lies elsewhere on every system."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = [Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), Path(sys.base_prefix, "LICENSE.txt")]
    places += [Path(sys.base_prefix, "LICENSE"), Path("/usr/share/doc") / version / "copyright"]
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise NoLicence("the licence of Python is not where it was looked for: " + ", ".join(map(str, places)))
