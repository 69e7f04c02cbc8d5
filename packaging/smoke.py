"""A built program, tried on the system that it is for.

    python packaging/smoke.py dist/gaigel-desktop/gaigel-desktop
    python packaging/smoke.py wine dist/windows/gaigel-desktop/gaigel-desktop.exe

It plays the same records as the sources do, byte for byte, and finds them right; its window opens, and nothing goes
wrong that would stand in its log.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from gaigel_desktop import __version__

PLAYS = (  # what is simulated by the sources and by the program
    ("--deals", "200", "--seed", "7"),
    ("--deals", "40", "--player", "greedy", "--match"),
    ("--deals", "3", "--player", "guest", "regular", "old-hand", "greedy", "--rules", "wikipedia"),
)
SOURCES = [sys.executable, "-m", "gaigel_desktop"]
PATIENCE = 60.0  # seconds until it is open
OPEN = 5.0  # seconds more in which it has to show what is wrong


def started(command: list[str], folder: Path) -> subprocess.Popen[str]:
    """With everything in this folder; Wine wants a standard input that does not end, and somebody who reads."""
    pipe, home = subprocess.PIPE, os.environ | {"GAIGEL_HOME": "home", "SDL_AUDIODRIVER": "dummy"}
    return subprocess.Popen(command, cwd=folder, env=home, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True)


def said(command: list[str], folder: Path) -> str:
    """What it says, if all went well."""
    with started(command, folder) as process:
        words = process.stdout.read() if process.stdout else ""
        assert process.wait() == 0, words
    return words


def it_plays_the_same_records(program: list[str], folder: Path) -> None:
    """Byte for byte."""
    assert __version__ in said([*program, "--version"], folder)
    for play in PLAYS:
        said([*SOURCES, "simulate", *play, "--out", "ours.jsonl"], folder)
        said([*program, "simulate", *play, "--out", "theirs.jsonl"], folder)
        ours, theirs = ((folder / name).read_bytes() for name in ("ours.jsonl", "theirs.jsonl"))
        assert ours == theirs, f"other records: {play}"
        said([*program, "verify", "theirs.jsonl"], folder)
        print(f"the same {len(ours):,} bytes: simulate {' '.join(play)}", flush=True)


def it_opens(program: list[str], folder: Path) -> None:
    """And stays open, with a store and an empty log."""
    store, log = folder / "home" / "games.sqlite", folder / "home" / "gaigel.log"
    with started(program, folder) as process:
        late = time.monotonic() + PATIENCE
        while not store.exists() and process.poll() is None and time.monotonic() < late:
            time.sleep(0.5)
        time.sleep(OPEN)
        alive = process.poll() is None
        process.kill()
    told = log.read_text(encoding="utf-8") if log.exists() else "no log"
    assert alive and store.exists() and not told, f"open: {alive}, a store: {store.exists()}, in the log: {told!r}"
    print("it opens", flush=True)


def main() -> None:
    """The program stands last; before it, what runs it."""
    program = [*sys.argv[1:-1], str(Path(sys.argv[-1]).resolve())]
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        it_plays_the_same_records(program, Path(folder))
        it_opens(program, Path(folder))


if __name__ == "__main__":
    main()
