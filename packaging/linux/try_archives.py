"""The archives and what is made for the Python package index, as a user has them.

    python packaging/on_a_screen.py python packaging/linux/try_archives.py dist             needs unzip and tar

The zip and the tar.xz are unpacked into a folder of a strange name and started where no environment is; wheels and
sources are installed into an environment of their own, where what they depend on has come from the index. Each plays
the records of the sources (the folders), a copy, a paste and a deal with real events, and is removed: then nothing but
the player's things is left, and nothing in it has changed by being played.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
NAME = "gaigel-desktop"
STRANGE = "Ein Spiel – 3 $HOME; 'Übergaigelt!' & mehr"
AS_STRANGE = "Ein Spiel – „Übergaigelt!“ & mehr"  # pip's own start scripts do not bear a dollar
LOCK = ROOT / "requirements" / "play.lock"  # the same as whatever pip would fetch for it
TOOLS = ("unzip", "tar")
UNPACK = {".zip": ["unzip", "-q"], ".xz": ["tar", "-xf"]}
COMPILED = "__pycache__"  # Python keeps what it has compiled of the other packages


def files(folder: Path) -> dict[str, str]:
    """What lies in a folder: each file with its sum, each link with where it leads."""
    found = (path for path in folder.rglob("*") if COMPILED not in path.parts and (path.is_symlink() or path.is_file()))
    return {str(path.relative_to(folder)): sum_of(path) for path in found}


def sum_of(path: Path) -> str:
    return f"-> {path.readlink()}" if path.is_symlink() else hashlib.sha256(path.read_bytes()).hexdigest()


def alone(home: Path) -> dict[str, str]:
    """An environment in which there is a screen, a home and nothing else."""
    return {"DISPLAY": os.environ["DISPLAY"], "HOME": str(home)}


def play(program: Path) -> None:
    """A copy, a paste and a deal with real events."""
    subprocess.run([sys.executable, "-m", "tests.e2e", str(program)], cwd=ROOT, check=True)


def an_archive(archive: Path, folder: Path) -> None:
    """Unpacked, tried where there is no environment, played, thrown away."""
    place, home = folder / STRANGE, folder / "home"
    place.mkdir()
    home.mkdir()
    subprocess.run([*UNPACK[archive.suffix], archive], cwd=place, check=True)
    before = files(folder)
    program = place / NAME / NAME
    smoke = [sys.executable, str(ROOT / "packaging" / "smoke.py"), str(program)]
    subprocess.run(smoke, env=alone(home), cwd=ROOT, check=True)
    play(program)
    assert files(folder) == before, f"otherwise than before: {set(files(folder).items()) ^ set(before.items())}"
    shutil.rmtree(place / NAME)
    assert not files(folder), "something is left"


def for_python(package: Path, folder: Path) -> None:
    """Installed, played by the name that it has there, taken away."""
    place = folder / AS_STRANGE
    venv.create(place, with_pip=True)
    pip = [str(place / "bin" / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--require-hashes", "--requirement", LOCK], check=True)
    before = files(place)  # with what it depends on, which stays
    subprocess.run([*pip, "install", package], check=True)
    subprocess.run([place / "bin" / NAME, "--version"], env=alone(folder), cwd=folder, check=True)
    play(place / "bin" / "gaigel")
    subprocess.run([*pip, "uninstall", "--yes", NAME], check=True)
    after = files(place)
    assert after == before, f"otherwise than before: {sorted(set(after.items()) ^ set(before.items()))}"
    left = [path for path in place.rglob(NAME.replace("-", "_") + "*") if COMPILED not in path.parts]
    assert not left, f"left: {left}"


def packages(dist: Path) -> list[Path]:
    """The archives first, then the wheels, then the sources."""
    wanted = (f"{NAME}-*.zip", f"{NAME}-*.tar.xz", "gaigel_desktop-*.whl", "gaigel_desktop-*.tar.gz")
    found = [sorted(path for path in dist.glob(each) if "windows" not in path.name) for each in wanted]
    if not all(found):
        sys.exit(f"Not all of it lies in {dist}: make zip wheels")
    return [path for each in found for path in each]


def main(dist: Path) -> None:
    """One after the other, and how long each took."""
    if missing := [tool for tool in TOOLS if shutil.which(tool) is None]:
        sys.exit(f"It needs more than is there: {', '.join(missing)}")
    for package in packages(dist.resolve()):
        began = time.monotonic()
        with TemporaryDirectory() as folder:
            (an_archive if package.suffix in (".zip", ".xz") else for_python)(package, Path(folder))
        print(f"{package.name}: {time.monotonic() - began:.0f} s", flush=True)
    print("all is well")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
