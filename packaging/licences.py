"""Lays LICENSES into a built folder: the licence of everything that is really in it.

python packaging/licences.py dist/gaigel-desktop
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from contents import LICENCES, OURS, Part, parts

HEAD = """\
Gaigel Desktop and what it brings along
=======================================

The program is under the MIT License; its pictures and sounds are under CC BY 4.0, by the developers of Gaigel Desktop
({ours}/LICENSE). Beside it lie the works of others, each as its own licence allows; the text stands in the
folder of its name. Shared libraries are files of their own, as the packages of the Python package index bring them: who
wants another version of one may lay it in its place.

"""


def lay(folder: Path) -> list[Part]:
    """The texts, and a page that says what is whose."""
    found = parts(folder)
    target = folder / LICENCES
    shutil.rmtree(target, ignore_errors=True)
    for part in found:
        place = target / folder_of(part)
        place.mkdir(parents=True)
        for name, text in part.texts.items():
            (place / name).write_text(text, encoding="utf-8", newline="\n")
    rows = [f"{part.name} {part.version}".strip() + f": {part.licence}" for part in found]
    page = HEAD.format(ours=OURS) + "\n".join(rows) + "\n"
    (target / "README.txt").write_text(page, encoding="utf-8", newline="\n")
    return found


def folder_of(part: Part) -> str:
    """Its name as that of a folder."""
    return re.sub(r"[^A-Za-z0-9_.-]+", "-", part.name).strip("-")


if __name__ == "__main__":
    print(f"licences of {len(lay(Path(sys.argv[1])))} works in {Path(sys.argv[1]) / LICENCES}")
