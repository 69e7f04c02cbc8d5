"""What `make.py` has made, tried under Wine.

    python packaging/windows/smoke.py

The same records as here; a deal on a screen of its own, with something pasted, thoughts in another process, saved and
continued; the installer, a deal with what it has installed, and the way out again. Wine is not Windows: what sounds,
how large letters are on two screens and what SmartScreen says is still to be seen there.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from make import FOLDER, INSTALLER, VERSION
from wine import PREFIX, ROOT, settle, surroundings, wine, windows_path

PROGRAM = FOLDER / "gaigel-desktop.exe"
PLAYS = (  # what is simulated here and there
    ("--deals", "200", "--seed", "7"),
    ("--deals", "40", "--player", "greedy", "--match"),
    ("--deals", "3", "--player", "guest", "regular", "old-hand", "greedy", "--rules", "wikipedia"),
)
SCREEN = ("Xvfb", "xdotool", "openbox")
HERE_AS_USER = [sys.executable, "-m", "gaigel_desktop"]
REGISTRY = ("system.reg", "user.reg")
PATIENCE = 60.0  # seconds until something has gone


def it_is_told_to_windows() -> None:
    """The version and what the manifest asks for stand in the executable."""
    data = PROGRAM.read_bytes()
    for told in ("ProductVersion", VERSION, "Gaigel Desktop"):
        assert told.encode("utf-16-le") in data, told
    for asked in (b"PerMonitorV2", b"longPathAware"):
        assert asked in data, asked


def it_plays_the_same_records() -> None:
    """Byte for byte, and finds them right."""
    with TemporaryDirectory() as folder:
        for play in PLAYS:
            ours, theirs = Path(folder, "ours.jsonl"), Path(folder, "theirs.jsonl")
            subprocess.run([*HERE_AS_USER, "simulate", *play, "--out", ours], cwd=ROOT, check=True, capture_output=True)
            wine(PROGRAM, "simulate", *play, "--out", windows_path(theirs))
            assert ours.read_bytes() == theirs.read_bytes(), f"other records: {play}"
            wine(PROGRAM, "verify", windows_path(theirs))
            print(f"the same {len(ours.read_bytes()):,} bytes of records: simulate {' '.join(play)}")


@contextmanager
def a_screen() -> Iterator[None]:
    """A virtual screen with somebody who looks after its windows."""
    missing = [tool for tool in SCREEN if shutil.which(tool) is None]
    if missing:
        sys.exit("It needs more than is there; on Debian: apt-get install xvfb xdotool openbox")
    read, write = os.pipe()
    shape = "-screen", "0", "1920x1080x24", "-dpi", "96", "-nolisten", "tcp"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    screen = subprocess.Popen(["Xvfb", "-displayfd", str(write), *shape], pass_fds=[write], **quiet)
    try:
        os.environ["DISPLAY"] = f":{os.read(read, 16).decode().strip()}"
        with subprocess.Popen(["openbox"], **quiet):  # it ends with its screen
            try:
                yield
            finally:
                screen.terminate()
    finally:
        screen.terminate()
        screen.wait()


def play_a_deal(program: Path, *place: Path) -> None:
    """With real events."""
    command = [sys.executable, "-m", "tests.e2e.under_wine", program, *place]
    subprocess.run(command, cwd=ROOT, env=surroundings(), check=True)


def it_opens() -> None:
    """From its folder, as somebody has it who has unpacked the zip."""
    with TemporaryDirectory() as folder:
        shutil.unpack_archive(FOLDER.parent / f"gaigel-desktop-{VERSION}-windows.zip", folder)
        play_a_deal(Path(folder, FOLDER.name, PROGRAM.name))


def it_comes_and_goes() -> None:
    """Installed, over itself and not while it is open; a deal with it; taken away, and only the player's things stay."""
    settle()
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
    wine(INSTALLER, "/S")
    settle()
    print(f"installed in {time.monotonic() - began:.0f} s")


def state() -> set[str]:
    """Every file, and every key of the registry."""
    files = {str(path.relative_to(PREFIX)) for path in (PREFIX / "drive_c").rglob("*") if not path.is_symlink()}
    keys = (re.findall(r"^\[(.+?)\]", (PREFIX / name).read_text(errors="replace"), re.M) for name in REGISTRY)
    return files | {key for each in keys for key in each}


def main() -> None:
    """One after the other, and how long each took."""
    with a_screen():
        for step in (it_is_told_to_windows, it_plays_the_same_records, it_opens, it_comes_and_goes):
            began = time.monotonic()
            step()
            print(f"{step.__name__}: {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
