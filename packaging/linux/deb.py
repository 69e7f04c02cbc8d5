"""A package for Debian, Ubuntu and what comes from them, made of a built folder; needs dpkg-deb.

python packaging/linux/deb.py dist/gaigel-desktop       writes dist/gaigel-desktop_VERSION_MACHINE.deb
"""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from manual import page

from gaigel_desktop import __version__

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
NAME = "gaigel-desktop"
ICONS = (16, 24, 32, 48, 64, 96, 128, 192, 256, 512)
NEEDED = re.compile(rb"\bGLIBC_2\.(\d+)\b")
CONTROL = """\
Package: {name}
Version: {version}
Architecture: {machine}
Maintainer: The developers of Gaigel Desktop <{name}@localhost>
Installed-Size: {size}
Depends: libc6 (>= 2.{glibc}), libgcc-s1, libstdc++6, libx11-6, libxext6
Recommends: libasound2, libpulse0, libxcursor1, libxfixes3, libxi6, libxrandr2, libxss1
Section: games
Priority: optional
Description: Gaigel, the Swabian card game
 The Swabian relative of Sixty-Six: 48 cards, 101 points, the second ace,
 King and Ober, the Seven under the trump card, and a slate for the strokes.
 For 2 to 8 players by the rules of your table, offline, without cheating,
 with lessons, a coach, past games and tournaments, in German, English and
 Spanish.
 .
 Everything it needs beside the X libraries lies in the package.
"""
CHANGES = """\
{name} ({version}) unstable; urgency=medium

  * As CHANGELOG.md of the project tells it.

 -- The developers of Gaigel Desktop <{name}@localhost>  Mon, 23 Nov 2026 12:00:00 +0000
"""
QUIET = """\
# The folder is one program with what it brings along, and no part of it is for anybody else.
{name}: embedded-library
{name}: hardening-no-pie
{name}: library-not-linked-against-libc
{name}: shared-library-lacks-prerequisites
{name}: bogus-mail-host-in-debian-changelog
{name}: custom-library-search-path
"""


def lay(folder: Path, root: Path) -> None:
    """The files as they will lie in the system."""
    program = root / "usr" / "lib" / NAME
    shutil.copytree(folder, program, symlinks=True, ignore=shutil.ignore_patterns("LICENSES"))
    (root / "usr" / "games").mkdir(parents=True)
    (root / "usr" / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    put(HERE / f"{NAME}.desktop", root / "usr" / "share" / "applications" / f"{NAME}.desktop")
    put(HERE / "metainfo.xml", root / "usr" / "share" / "metainfo" / "local.gaigel.Desktop.metainfo.xml")
    for size in ICONS:
        icon = root / "usr" / "share" / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png"
        put(ROOT / "assets" / "app" / f"gaigel_{size}.png", icon)
    write(root / "usr" / "share" / "man" / "man6" / f"{NAME}.6.gz", squeezed(page()))
    told = root / "usr" / "share" / "doc" / NAME
    write(told / "changelog.gz", squeezed(CHANGES.format(name=NAME, version=__version__)))
    write(told / "copyright", copyright_of(folder).encode())
    write(root / "usr" / "share" / "lintian" / "overrides" / NAME, QUIET.format(name=NAME).encode())
    for place in (root, *root.rglob("*")):
        if not place.is_symlink():
            place.chmod(0o755 if place.is_dir() or is_program(place) else 0o644)


def is_program(file: Path) -> bool:
    return file.name == NAME and file.parent.name == NAME and file.parent.parent.name == "lib"


def put(source: Path, target: Path) -> None:
    write(target, source.read_bytes())


def write(target: Path, content: bytes) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)


def squeezed(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def copyright_of(folder: Path) -> str:
    """The licences of everything in the folder, one after the other."""
    texts = sorted(file for file in (folder / "LICENSES").rglob("*") if file.is_file())
    first = folder / "LICENSES" / "README.txt"
    told = [first.read_text(encoding="utf-8")]
    told += [f"{file.parent.name}\n\n{file.read_text(encoding='utf-8')}" for file in texts if file != first]
    return f"\n{'-' * 80}\n\n".join(told)


def glibc(folder: Path) -> int:
    """The newest version that anything in the folder asks for, 2.so much."""
    files = [file for file in folder.rglob("*") if file.is_file() and file.read_bytes()[:4] == b"\x7fELF"]
    return max(int(number) for file in files for number in NEEDED.findall(file.read_bytes()))


def main(folder: Path) -> None:
    machine = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    with TemporaryDirectory() as made:
        root = Path(made, "root")
        lay(folder, root)
        size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file() and not file.is_symlink()) // 1024
        control = CONTROL.format(name=NAME, version=__version__, machine=machine, size=size, glibc=glibc(folder))
        write(root / "DEBIAN" / "control", control.encode())
        target = folder.with_name(f"{NAME}_{__version__}_{machine}.deb")
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", root, target], check=True)
    print(f"{target}: {target.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
