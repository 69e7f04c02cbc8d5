"""Record what the program does, or compare it with the recording."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from .beside import all_languages, all_played
from .program import played
from .recording import FILE, Entry, difference, in_words, read, write
from .scenarios import scenarios


def save_picture(name: str, entries: Sequence[Entry], was: Sequence[Entry], folder: Path) -> None:
    """What is seen at the first stops whose picture differs; played once more for it."""
    before = {entry.text for entry in was if entry.kind == "pixels"}
    left = [place for place, each in enumerate(entries, 1) if each.kind == "pixels" and each.text not in before][:5]

    def pictures(place: int, picture: pygame.Surface) -> None:
        if place in left:
            pygame.image.save(picture, folder / f"{name}-{entries[place - 1].at}.png")

    scenario = scenarios()[name]
    played(name, scenario.home, scenario.play, heard=scenario.heard, pictures=pictures)


def compare(names: Sequence[str], without: Sequence[str], folder: Path | None, file: Path, catalogues: Path) -> int:
    """Say what differs from the recording; 1 if anything does."""
    recorded = read(file)
    different = 0
    for name, now, _, broke in all_played(names, catalogues):
        was = recorded.get(name, [])
        differs = None if broke else difference(was, now, without)
        if broke:
            print(f"{name} broke: {broke}", flush=True)
        elif differs is not None:
            print("\n".join(in_words(name, differs)), flush=True)
        if differs is not None and folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            save_picture(name, now, was, folder)
        different += bool(broke) or differs is not None
    print(f"{different} of {len(names)} scenarios differ")
    return int(different > 0)


def record(names: Sequence[str], file: Path, catalogues: Path) -> int:
    """Write the recording anew, and say what was touched in it; 1 if anything broke."""
    found: dict[str, list[Entry]] = {}
    touched: Counter[str] = Counter()
    broken = 0
    for name, entries, of_it, broke in all_played(names, catalogues):
        touched += of_it
        broken += bool(broke)
        found[name] = entries
        print(f"{name}: {broke or len(entries)}", flush=True)
    write(found, file)
    print("touched: " + ", ".join(f"{kind} {times}" for kind, times in sorted(touched.items())))
    return int(broken > 0)


def main() -> int:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.recorder", description=__doc__)
    parser.add_argument("what", choices=("record", "compare"), help="write the recording anew, or say what differs")
    parser.add_argument("--only", action="append", default=[], help="this scenario alone; may be given several times")
    parser.add_argument("--share", type=int, default=1, metavar="N", help="each Nth scenario only")
    parser.add_argument("--without", action="append", default=[], metavar="SENTENCE", help="leave out lines with it")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="save what is seen where it first differs")
    parser.add_argument("--file", type=Path, default=FILE, help="another recording than that of the tests")
    asked = parser.parse_args()
    names = asked.only or list(scenarios())[:: asked.share]
    if asked.what == "record" and asked.file == FILE and len(names) < len(scenarios()):
        parser.error("a part of it goes into another --file")
    with all_languages() as catalogues:
        if asked.what == "record":
            return record(names, asked.file, catalogues)
        return compare(names, asked.without, asked.pictures, asked.file, catalogues)
