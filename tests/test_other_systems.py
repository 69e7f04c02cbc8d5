"""What Windows and macOS are told of the executable, and how the forge's workflow names what it uses."""

from __future__ import annotations

import plistlib
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from gaigel_desktop import __version__
from tests.program_files import ROOT
from tests.tiers import thorough

from .test_packaging import Analysed, Collected, laid

Given = dict[str, object]
LICENCES = ["LICENSES/CPython/LICENSE.txt", "LICENSES/README.txt", "LICENSES/pillow/LICENSE"]


class Made(NamedTuple):
    """What build.spec asks PyInstaller for."""

    executable: Given
    folder: Collected
    bundle: Given
    besides: Collected  # what the bundle has and the folder has not


def made(tmp_path: Path, system: str, monkeypatch: pytest.MonkeyPatch, *binaries: tuple[str, str]) -> Made:
    """As if this were another system, over a program laid into this folder."""
    laid(tmp_path)
    shutil.copytree(ROOT / "packaging", tmp_path / "packaging")
    asked = Made({}, [], {}, [])

    def analysis(*_: object, **__: object) -> Analysed:
        return Analysed([], [(name, source, "BINARY") for name, source in binaries])

    def executable(*_: object, **given: object) -> None:
        asked.executable.update(given)

    def collect(_: object, *given: Collected, name: str, **__: object) -> SimpleNamespace:
        asked.folder.extend(one for each in given for one in each)
        return SimpleNamespace(name=str(tmp_path / "dist" / name))

    def bundle(_: object, *besides: Collected, **given: object) -> None:
        asked.besides.extend(one for each in besides for one in each)
        asked.bundle.update(given)

    def licences(command: list[str], **_: object) -> None:
        """Those of two works; asking a real folder takes one that PyInstaller has made."""
        assert Path(command[1]) == tmp_path / "packaging" / "licences.py"
        for text in LICENCES:
            (place := Path(command[2], text)).parent.mkdir(parents=True, exist_ok=True)
            place.touch()

    names = {"SPECPATH": str(tmp_path), "HOMEPATH": "", "Analysis": analysis, "PYZ": lambda *_: None, "EXE": executable}
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(subprocess, "run", licences)
    code = compile((ROOT / "build.spec").read_text(encoding="utf-8"), "build.spec", "exec")
    exec(code, names | {"COLLECT": collect, "BUNDLE": bundle})
    return asked


def test_windows_is_told_the_version_and_asked_for_sharp_letters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = made(tmp_path, "win32", monkeypatch).executable
    told = Path(str(asked["version"])).read_text(encoding="utf-8")
    assert f'StringStruct("ProductVersion", "{__version__}")' in told
    assert f"filevers=({__version__.replace('.', ', ')}, 0)" in told
    assert "{" not in told
    manifest = Path(str(asked["manifest"])).read_text(encoding="utf-8")
    assert "PerMonitorV2" in manifest and ">true</longPathAware>" in manifest


def test_on_windows_libraries_of_pygame_lie_once_where_it_looks_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PyInstaller's hook for pygame lays them beside it as well; two SDLs would not know of each other's windows."""
    from_wheel = [(f"{name}.dll", f"/wheels/pygame/{name}.dll") for name in ("SDL2", "libpng16-16", "libtiff-5")]
    again = [(f"pygame/{name}", source) for name, source in from_wheel]
    others = [("sqlite3.dll", "/python/sqlite3.dll")]
    names = [name for name, _, _ in made(tmp_path, "win32", monkeypatch, *from_wheel, *again, *others).folder]
    assert names == ["pygame/SDL2.dll", "pygame/libpng16-16.dll", "sqlite3.dll"]


def test_macos_gets_a_bundle_that_tells_what_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = made(tmp_path, "darwin", monkeypatch)
    told = asked.bundle["info_plist"]
    assert isinstance(told, dict)
    assert told["CFBundleShortVersionString"] == __version__
    assert told["CFBundleIdentifier"] == asked.bundle["bundle_identifier"]
    assert told["NSHighResolutionCapable"] is True and told["LSMinimumSystemVersion"] == "11.0"
    assert told["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert str(asked.bundle["icon"]).endswith("gaigel.icns")
    allowed = plistlib.loads(Path(str(asked.executable["entitlements_file"])).read_bytes())
    assert allowed == {"com.apple.security.cs.allow-unsigned-executable-memory": True}


@thorough
def test_the_bundle_carries_the_licences_of_all_that_is_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder's are laid after it is built; a bundle is signed when it is built, and takes nothing after that."""
    besides = made(tmp_path, "darwin", monkeypatch).besides
    assert [name for name, _, _ in besides] == LICENCES
    assert all(Path(file).is_file() and kind == "DATA" for _, file, kind in besides)


@thorough
def test_linux_is_told_none_of_this(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = made(tmp_path, "linux", monkeypatch)
    assert not asked.bundle and not {"version", "manifest", "codesign_identity"} & set(asked.executable)


def test_every_action_of_the_forge_is_pinned_to_a_commit_and_each_to_one() -> None:
    """A workflow of our own is that of the same commit."""
    used = [line for file in (ROOT / ".github").rglob("*.yml") for line in file.read_text("utf-8").splitlines()]
    used = [line for line in used if re.search(r"\buses:", line) and "uses: ./.github/" not in line]
    assert len(used) > 6
    pinned = [re.search(r"uses: (\S+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)$", line) for line in used]
    assert [line for line, found in zip(used, pinned, strict=True) if not found] == []
    taken = {(found[1], found[2]) for found in pinned if found}
    assert len(taken) == len({action for action, _ in taken}), "an action is of one commit everywhere"


def test_nothing_is_packed_before_the_tests_have_passed() -> None:
    text = (ROOT / ".github" / "workflows" / "packages.yml").read_text("utf-8")
    _, *parts = re.split(r"^  (\w+):\n", text.partition("\njobs:\n")[2], flags=re.MULTILINE)
    jobs = dict(zip(parts[::2], parts[1::2], strict=True))
    assert jobs.pop("tests").strip() == "uses: ./.github/workflows/tests.yml"
    assert set(jobs) == {"linux", "windows", "macos"}
    assert all(job.startswith("    needs: tests\n") for job in jobs.values())
