"""What is packed for others: whose everything is, the bill of materials, the archives and the page of the manual."""

from __future__ import annotations

import json
import os
import re
import sys
import sysconfig
import tarfile
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from gaigel_desktop import __version__, asking

ROOT = Path(__file__).parent.parent
PACKAGING = ROOT / "packaging"
WHEELS = Path(sysconfig.get_path("purelib"))
if os.name == "posix":
    PROGRAM, LINKS = "gaigel-desktop", {"_internal/libz.so": "libz.so.1"}
else:
    PROGRAM, LINKS = "gaigel-desktop.exe", {}  # a program by its name; no links are in what is built there


@pytest.fixture(autouse=True)
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """They lie side by side and are started as files."""
    monkeypatch.syspath_prepend(PACKAGING / "linux")
    monkeypatch.syspath_prepend(PACKAGING)
    for name in ("contents", "bill", "archives", "manual", "try_archives"):
        monkeypatch.delitem(sys.modules, name, raising=False)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as it is built, of a few files, with the modules of the program as if they had been read out of it."""
    folder = tmp_path / "gaigel-desktop"
    for name in (PROGRAM, "_internal/LICENSE", "_internal/libz.so.1", "_internal/PIL/_imaging.so"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(name.encode())
    (folder / PROGRAM).chmod(0o755)
    for link, target in LINKS.items():
        (folder / link).symlink_to(target)
    contents = import_module("contents")
    monkeypatch.setattr(contents, "modules", lambda _: ["platformdirs", "json", "gaigel_desktop"])
    monkeypatch.setattr(contents, "STARTER", "pytest")  # what only those have who build is not there for the tests
    monkeypatch.setattr(contents, "RUNTIME", "hypothesis")
    return folder


def test_of_every_library_that_the_wheels_bring_the_licence_is_known() -> None:
    contents = import_module("contents")
    brought = [file.name for wheel in ("pygame_ce.libs", "pillow.libs") for file in (WHEELS / wheel).glob("*")]
    assert [name for name in brought if contents.library(name) is None] == []
    libraries = contents.libraries()
    known = [row for row in libraries.values() if "chapter" not in row]
    known += [libraries[contents.library(name)] for name in brought]  # pillow has a chapter only for what it brings
    assert all(len(contents.text_of(row)) > 40 and row["licence"] for row in known)


def test_everything_in_a_folder_belongs_to_somebody(built: Path) -> None:
    contents = import_module("contents")
    found = {part.name: part for part in contents.parts(built)}
    assert {"gaigel-desktop", "CPython", "pillow", "platformdirs", "zlib"} <= set(found)
    assert [file.name for file in found["zlib"].files] == ["libz.so.1"], "a link is no second library"
    assert all(part.texts and all(part.texts.values()) for part in found.values())
    (built / "_internal" / "libstranger.so.7").touch()
    with pytest.raises(contents.NoLicence, match="libstranger"):
        contents.parts(built)


def test_the_bill_of_materials_is_one(built: Path) -> None:
    """As CycloneDX 1.6 asks for it: kinds, names, references that are there and there once, hashes."""
    bill = import_module("bill").bill(built)
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", bill["serialNumber"])
    works = [bill["metadata"]["component"], *bill["components"]]
    everything = works + [file for work in works for file in work.get("components", ())]
    references = [each["bom-ref"] for each in everything]
    assert len(references) == len(set(references))
    assert {each["type"] for each in everything} == {"application", "library", "file"}
    assert all(len(work["licenses"]) == 1 and work["licenses"][0]["expression"] for work in works)
    (depends,) = bill["dependencies"]
    assert {depends["ref"], *depends["dependsOn"]} <= set(references)
    hashes = [file["hashes"][0]["content"] for file in everything if file["type"] == "file"]
    assert len(hashes) == 4 and all(re.fullmatch("[0-9a-f]{64}", each) for each in hashes)
    assert json.loads(json.dumps(bill)) == import_module("bill").bill(built), "the same folder, the same bill"


def test_archives_keep_links_and_programs(built: Path, tmp_path: Path) -> None:
    archives = import_module("archives")
    archives.zipped(built, tmp_path / "a.zip")
    archives.tarred(built, tmp_path / "a.tar.xz")
    with ZipFile(tmp_path / "a.zip") as archive:
        modes = {entry.filename: entry.external_attr >> 16 for entry in archive.infolist()}
        links = {name: archive.read(f"gaigel-desktop/{name}").decode() for name in LINKS}
    assert links == LINKS
    assert [oct(modes[f"gaigel-desktop/{name}"]) for name in LINKS] == ["0o120777"] * len(LINKS)
    assert oct(modes["gaigel-desktop/_internal/LICENSE"]) == "0o100644"
    assert oct(modes[f"gaigel-desktop/{PROGRAM}"]) == "0o100755"
    with tarfile.open(tmp_path / "a.tar.xz") as archive:
        assert {name: archive.getmember(f"gaigel-desktop/{name}").linkname for name in LINKS} == LINKS
        assert archive.getmember(f"gaigel-desktop/{PROGRAM}").mode == 0o755
        assert sorted(archive.getnames()) == sorted(modes)


def test_the_manual_page_tells_every_command_and_every_argument() -> None:
    """As the program itself tells them when it is asked for help."""
    page = import_module("manual").page()
    commands = re.findall(r"^    (\w+) ", asking.parser().format_help(), re.MULTILINE)
    assert {"simulate", "arena", "verify", "fair", "show"} <= set(commands)
    for name in commands:
        assert f'.SS "{name}"' in page
        arguments = re.findall(r"^  (--\w+|[A-Z]+)\b", help_for(name), re.MULTILINE)
        assert arguments
        for wanted in arguments:
            assert wanted.replace("-", "\\-") in page, (name, wanted)


def help_for(command: str) -> str:
    """What is printed about a command for whoever asks."""
    with redirect_stdout(StringIO()) as told:
        asking.asked_with([command, "--help"])
    return told.getvalue()


def test_what_is_changed_left_or_gone_after_playing_is_seen(built: Path) -> None:
    tried = import_module("try_archives")
    before = tried.files(built)
    assert {name: before[name] for name in LINKS} == {name: f"-> {target}" for name, target in LINKS.items()}
    (built / "_internal" / "LICENSE").write_bytes(b"otherwise")
    (built / "left").write_bytes(b"")
    for gone in (*LINKS, PROGRAM):
        (built / gone).unlink()
    (built / "__pycache__").mkdir()
    (built / "__pycache__" / "made.pyc").write_bytes(b"")
    changed = {name for name, _ in before.items() ^ tried.files(built).items()}
    assert {Path(name) for name in changed} == set(map(Path, ("_internal/LICENSE", "left", PROGRAM, *LINKS)))


def test_every_package_that_is_made_here_is_tried(tmp_path: Path) -> None:
    tried = import_module("try_archives")
    made = ["gaigel-desktop-1-linux-x86_64.zip", "gaigel-desktop-1-linux-x86_64.tar.xz"]
    made += ["gaigel_desktop-1-cp311-linux.whl", "gaigel_desktop-1-py3-none-any.whl", "gaigel_desktop-1.tar.gz"]
    for name in (*made[:-1], "gaigel-desktop-1-windows-amd64.zip"):
        (tmp_path / name).touch()
    with pytest.raises(SystemExit):
        tried.packages(tmp_path)
    (tmp_path / made[-1]).touch()
    assert [path.name for path in tried.packages(tmp_path)] == made


def test_the_metainfo_is_of_this_version() -> None:
    told = (PACKAGING / "linux" / "metainfo.xml").read_text(encoding="utf-8")
    assert f'<release version="{__version__}"' in told
    assert all(words in told for words in ("a screen reader.", "Bildschirmleser.", "un lector de"))
    assert '<launchable type="desktop-id">gaigel-desktop.desktop</launchable>' in told
    assert (PACKAGING / "linux" / "gaigel-desktop.desktop").exists()
