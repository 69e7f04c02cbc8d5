"""What was written down of the scenarios: entries with their moments, kept as lines of text in one packed file."""

from __future__ import annotations

import lzma
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile, zip_longest
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).with_name("recording.txt.xz")
KINDS: Final = ("did", "game", "aloud", "sound", "tree", "pixels")
MOMENTS: Final = 2  # places behind the point
BEGINS: Final = "## "  # a scenario


class Entry(NamedTuple):
    """Something that a player would notice, and when; of a tree all its lines."""

    at: str
    kind: str
    text: str


Recording = Mapping[str, Sequence[Entry]]


# -- in a file ---------------------------------------------------------------------------------------------------


def write(recording: Recording, path: Path = FILE) -> None:
    """All scenarios, in the order of their names."""
    lines = (line for name in sorted(recording) for line in (f"{BEGINS}{name}", *_lines(recording[name])))
    path.write_bytes(lzma.compress("\n".join(lines).encode(), preset=6))


def read(path: Path = FILE) -> dict[str, list[Entry]]:
    """What `write` has written."""
    found: dict[str, list[Entry]] = {}
    of_scenario: list[str] = []
    name = ""
    for line in (*lzma.decompress(path.read_bytes()).decode().split("\n"), BEGINS):
        if not line.startswith(BEGINS):
            of_scenario.append(line)
            continue
        if name:
            found[name] = list(_entries(of_scenario))
        name, of_scenario = line.removeprefix(BEGINS), []
    return found


def _lines(entries: Iterable[Entry]) -> Iterator[str]:
    """An entry is a line with its moment, kind and text; of a tree follow the lines that differ from the last one, and
    how many before and after them stay."""
    before: list[str] = []
    for at, kind, text in entries:
        if kind != "tree":
            yield f"{at} {kind} {text}"
            continue
        now = text.split("\n")
        stays = _alike(before, now)
        ends = _alike(before[stays:][::-1], now[stays:][::-1])
        new = now[stays : len(now) - ends]
        yield f"{at} tree {stays} {len(new)} {ends}"
        yield from new
        before = now


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """How many are the same from the beginning on."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _entries(lines: Sequence[str]) -> Iterator[Entry]:
    tree: list[str] = []
    left = iter(lines)
    for line in left:
        at, kind, text = line.split(" ", 2)
        if kind == "tree":
            stays, new, ends = map(int, text.split())
            last = tree[len(tree) - ends :] if ends else []
            tree = [*tree[:stays], *(next(left) for _ in range(new)), *last]
            text = "\n".join(tree)
        yield Entry(at, kind, text)


# -- compared ----------------------------------------------------------------------------------------------------


class Differs(NamedTuple):
    """How a scenario differs: where first, what it was and is there, and how many entries of each kind do."""

    place: int
    was: Entry | None
    now: Entry | None
    counts: Counter[str]


def difference(was: Sequence[Entry], now: Sequence[Entry], without: Sequence[str] = ()) -> Differs | None:
    """How what was played now differs from what was recorded; None if it does not. Lines with one of the sentences
    `without` count in neither, and whether a sound or a deed comes first in the same moment nobody notices."""
    was, now = list(_left(was, without)), list(_left(now, without))
    counts: Counter[str] = Counter()
    for kind in KINDS:
        each = ([entry for entry in entries if entry.kind == kind] for entries in (was, now))
        counts[kind] = sum(one != other for one, other in zip_longest(*each))
    if not counts.total():
        return None
    place = _same(was, now)
    return Differs(place, was[place] if place < len(was) else None, now[place] if place < len(now) else None, counts)


def _same(was: Sequence[Entry], now: Sequence[Entry]) -> int:
    """How many entries are the same from the beginning on."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(was, now, strict=False)))


def _left(entries: Iterable[Entry], without: Sequence[str]) -> Iterator[Entry]:
    """The entries without the lines that say one of these sentences, and without what is then as it was before."""
    last = ""
    for entry in entries:
        left = entry
        if without and entry.kind in ("tree", "aloud"):
            lines = entry.text.split("\n")
            left = entry._replace(text="\n".join(line for line in lines if not any(each in line for each in without)))
        if not left.text or (entry.kind == "tree" and left.text == last):
            continue
        if entry.kind == "tree":
            last = left.text
        yield left


def in_words(name: str, differs: Differs) -> Iterator[str]:
    """What somebody reads who wants to know what is different."""
    at = (differs.now or differs.was or Entry("", "", "")).at
    yield f"{name}: first at {at}"
    if differs.was and differs.now and differs.was.kind == differs.now.kind == "tree":
        was, now = differs.was.text.split("\n"), differs.now.text.split("\n")
        stays = _alike(was, now)
        ends = _alike(was[stays:][::-1], now[stays:][::-1])
        yield from (f"    was  {line}" for line in was[stays : len(was) - ends])
        yield from (f"    now  {line}" for line in now[stays : len(now) - ends])
        if differs.was.at != differs.now.at:
            yield f"    was at {differs.was.at}"
    else:
        for word, entry in (("was", differs.was), ("now", differs.now)):
            lines = ["nothing"] if entry is None else f"{entry.at} {entry.kind} {entry.text}".split("\n")
            yield from (f"    {word}  {line}" for line in lines[:8])
    yield "    different: " + ", ".join(f"{kind} {count}" for kind, count in differs.counts.items() if count)
