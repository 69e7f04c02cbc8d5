"""What `make.py` has made, tried under Wine.

    python packaging/on_a_screen.py python packaging/windows/try_wine.py

The same records as here; a deal on a screen of its own, with something pasted, thoughts in another process, saved and
continued; the installer, a deal with what it has installed, and the way out again. Wine is not Windows: what sounds,
how large letters are on two screens and what SmartScreen says is still to be seen there.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from make import FOLDER, timed
from pack import packed
from wine import PREFIX, ROOT, settle, surroundings, wine

from gaigel_desktop import __version__

PROGRAM = FOLDER / "gaigel-desktop.exe"
REGISTRY = ("system.reg", "user.reg")
PATIENCE = 60.0  # seconds until something has gone


def it_is_told_to_windows() -> None:
    """The version and what the manifest asks for stand in the executable."""
    data = PROGRAM.read_bytes()
    for told in ("ProductVersion", __version__, "Gaigel Desktop"):
        assert told.encode("utf-16-le") in data, told
    for asked in (b"PerMonitorV2", b"longPathAware"):
        assert asked in data, asked


def it_is_as_here() -> None:
    """What every system is asked of its executable."""
    command = [sys.executable, str(ROOT / "packaging" / "smoke.py"), "wine", str(PROGRAM)]
    subprocess.run(command, env=surroundings(), check=True)
    settle()


def play_a_deal(program: Path, *place: Path) -> None:
    """With real events."""
    command = [sys.executable, "-m", "tests.e2e.under_wine", str(program), *map(str, place)]
    subprocess.run(command, cwd=ROOT, env=surroundings(), check=True)


def it_opens() -> None:
    """From its folder, as somebody has it who has unpacked the zip."""
    with TemporaryDirectory() as folder:
        shutil.unpack_archive(packed(FOLDER, ".zip"), folder)
        play_a_deal(Path(folder, FOLDER.name, PROGRAM.name))


def it_comes_and_goes() -> None:
    """Installed, a deal with it, installed over itself, taken away; only the player's things stay."""
    settle()
    for old in PREFIX.glob("drive_c/users/*/AppData/Local/gaigel-desktop"):
        shutil.rmtree(old)  # of a try that came to no end
    before = state()
    install()
    program = next(PREFIX.glob("drive_c/users/*/AppData/Local/Programs/Gaigel Desktop/gaigel-desktop.exe"))
    data = program.parents[2] / "gaigel-desktop"
    assert not data.exists()
    installed = {path.relative_to(program.parent) for path in program.parent.rglob("*")}
    assert installed == {path.relative_to(FOLDER) for path in FOLDER.rglob("*")} | {Path("uninstall.exe")}
    play_a_deal(program, data)
    kept = {path.name: path.read_bytes() for path in data.iterdir()}
    install()
    settle()
    assert installed == {path.relative_to(program.parent) for path in program.parent.rglob("*")}
    wine(program.with_name("uninstall.exe"), "/S")
    settle()
    gone = time.monotonic() + PATIENCE
    while program.parent.exists() and time.monotonic() < gone:
        time.sleep(0.5)
    left = state() - before
    assert left == {str(data.relative_to(PREFIX)), *(str((data / name).relative_to(PREFIX)) for name in kept)}, left
    assert kept == {path.name: path.read_bytes() for path in data.iterdir()}
    shutil.rmtree(data)
    print("installed twice, played, taken away; left behind:", ", ".join(sorted(kept)))


def install() -> None:
    """Without a question."""
    began = time.monotonic()
    wine(packed(FOLDER, "-setup.exe"), "/S")
    settle()
    print(f"installed in {time.monotonic() - began:.0f} s")


def state() -> set[str]:
    """Every file, and every key of the registry; of the copy from which NSIS takes away, Windows lets go by itself."""
    paths = [path for path in (PREFIX / "drive_c").rglob("*") if not path.is_symlink() and "Temp" not in path.parts]
    files = {str(path.relative_to(PREFIX)) for path in paths}
    keys = (re.findall(r"^\[(.+?)\]", (PREFIX / name).read_text(errors="replace"), re.M) for name in REGISTRY)
    return files | {key for each in keys for key in each}


def main() -> None:
    """One after the other, and how long each took."""
    for step in (it_is_told_to_windows, it_is_as_here, it_opens, it_comes_and_goes):
        timed(step)


if __name__ == "__main__":
    main()
