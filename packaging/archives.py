"""A built folder as one file: a tar.xz, and a zip for who has nothing else. The same folder gives the same files.

python packaging/archives.py dist/gaigel-desktop       writes dist/gaigel-desktop-VERSION-SYSTEM-MACHINE.zip, .tar.xz
"""

from __future__ import annotations

import platform
import stat
import sys
import tarfile
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from gaigel_desktop import __version__

BEGAN = (2026, 1, 1, 0, 0, 0)  # every file is so old: when it was built says nothing


def inside(folder: Path) -> list[Path]:
    """All files and links, in order."""
    return sorted(file for file in folder.rglob("*") if file.is_symlink() or file.is_file())


def zipped(folder: Path, target: Path) -> None:
    with ZipFile(target, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for file in inside(folder):
            entry = ZipInfo(file.relative_to(folder.parent).as_posix(), BEGAN)
            entry.create_system, entry.external_attr = 3, mode(file) << 16
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, str(file.readlink()).encode() if file.is_symlink() else file.read_bytes())


def mode(file: Path) -> int:
    """A link, a program or a file that everybody may read."""
    if file.is_symlink():
        return stat.S_IFLNK | 0o777
    return stat.S_IFREG | (0o755 if file.stat().st_mode & stat.S_IXUSR else 0o644)


def tarred(folder: Path, target: Path) -> None:
    with tarfile.open(target, "w:xz", preset=9) as archive:
        for file in inside(folder):
            entry = archive.gettarinfo(file, file.relative_to(folder.parent).as_posix())
            entry.uid = entry.gid = entry.mtime = 0
            entry.uname = entry.gname = ""
            entry.mode = mode(file) & 0o777
            if entry.isreg():
                with file.open("rb") as content:
                    archive.addfile(entry, content)
            else:
                archive.addfile(entry)


def main(folder: Path) -> None:
    name = f"{folder.name}-{__version__}-{platform.system()}-{platform.machine()}".lower()
    for ending, pack in ((".zip", zipped), (".tar.xz", tarred)):
        target = folder.with_name(name + ending)
        pack(folder, target)
        print(f"{target}: {target.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
