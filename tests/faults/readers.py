"""Readers: whatever is read from a file that somebody else may have written is spoilt in every way, and read.

python -m tests.faults.readers [--mutants N] [--seed TEXT] [--only KIND] [--one NUMBER]

So many files of each kind: programmes (shown to their last card), stories, lessons (played as it is wanted), regulars
with their lines, settings, table, tournament, people, what was learned, said tonight and how pictures are called, rule
codes, records, heads, photographs and own pictures. Nothing may throw but what the reader says that it does, no
reading may take longer than a bound in yardsticks, the file stays as it was, and what was in the store is there
afterwards.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame
from PIL import Image

from gaigel_desktop.controller import own_pictures
from gaigel_desktop.controller.inn.tonight import Tonight
from gaigel_desktop.controller.match import setup
from gaigel_desktop.controller.match.regulars import met
from gaigel_desktop.controller.people import People
from gaigel_desktop.controller.places import HOME_VARIABLE
from gaigel_desktop.controller.reading import Unreadable
from gaigel_desktop.controller.records.match_head import Head, Sender, head_line
from gaigel_desktop.controller.records.rule_code import rule_code, rules_of
from gaigel_desktop.controller.settings import load as load_settings
from gaigel_desktop.controller.settings import save as save_settings
from gaigel_desktop.controller.store.archive import EVERYTHING, count
from gaigel_desktop.controller.store.store import Store, closing
from gaigel_desktop.controller.store.transfer import take_in
from gaigel_desktop.controller.teaching.progress import load as load_progress
from gaigel_desktop.controller.teaching.tutor import Tutor
from gaigel_desktop.controller.tournament import steward
from gaigel_desktop.lessons import lesson, programme, story
from gaigel_desktop.lessons.reading import Misread, data_in
from gaigel_desktop.rules.errors import BadRules
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.show.plan import club_programmes
from gaigel_desktop.show.plan.show import opened
from gaigel_desktop.show.plan.show_progress import Presented
from gaigel_desktop.text.regulars import blocks
from gaigel_desktop.text.regulars.lines import dialects_in, lines_in
from gaigel_desktop.window.photograph import LEAST, WORKED_ON, NoPhotograph
from gaigel_desktop.window.photograph import opened as photograph_in
from tests.golden.__main__ import MATCHES
from tests.lessons.playing import beats, goes_on
from tests.mutants import mutant
from tests.yardstick import yardstick

from .files import lay
from .odd import harmed

Read = Callable[[Path], str]
Harm = Callable[[bytes, Random], bytes]
AT_MOST: Final = 1.0  # yardsticks that a reading may take; on a quiet machine the longest of all takes a third of that
BESIDE: Final = 100.0  # the same where a process of its own reads, which is ended when it takes longer
MEASURED: Final = 500  # readings, after which the yardstick is measured again
SHOWN: Final = 3  # of the tracebacks
STATIONS: Final = 2000  # of a show, which has fewer
USED, REFUSED = "used", "refused"
BACK_FILE: Final = "back-0123456789ab"
NOW: Final = "2026-11-27T12:00:00"
OURS: Final = """title = "Our evening"
[[numbers]]
deal = 7
seconds = 90
[[numbers]]
story = "forty"
title = { en = "Forty", de = "Vierzig" }
seat = 2
[[numbers.stops]]
after = 2
question = "And now?"
answer = { en = "Wait." }
at = "trump hand:H7"
lies = true
[[numbers.stops.choices]]
action = "play EA"
then = "1 play EU, 2 play EK"
comes = "A trick."
[[numbers]]
file = "evening.jsonl"
say = "Look."
"""


class Kind(NamedTuple):
    """What is read: files that are whole, what they are read by (how that went is a word),
    under which name, and how they are harmed."""

    wholes: tuple[bytes, ...]
    read: Read
    name: str
    harm: Harm = harmed
    at_most: float = AT_MOST


class Came(NamedTuple):
    """What came of one file: how it was taken, how long that took, and what was thrown."""

    how: str
    yardsticks: float = 0.0
    thrown: str = ""


# -- programmes, stories, lessons, people ----------------------------------------------------------------------------


def read_programme(path: Path) -> str:
    """Shown from its title to its last card, and written down and read again as it is."""
    found = club_programmes.read(path)
    assert all(problem and "\n" not in problem for problem in found.problems)
    if found.programme is None:
        assert len(found.problems) == 1
        return REFUSED
    again = path.with_name("again.toml")
    again.write_text(club_programmes.written(found.programme), encoding="utf-8")
    assert club_programmes.read(again).programme == found.programme._replace(name="again")
    show = opened(found.programme, None, path.parent)
    if show.pieces:
        go_through(Presented(show, lambda piece: None))
    return USED if found.programme.numbers else REFUSED


def go_through(presented: Presented) -> None:
    for _ in range(STATIONS):
        if not presented.on():
            return
    raise AssertionError("the show has no end")


def read_story(path: Path) -> str:
    with suppress(Misread):
        story.story_of("ours", data_in(path))
        return USED
    return REFUSED


def read_lesson(path: Path) -> str:
    """Each scene is played as it is wanted; one without a story is only begun."""
    try:
        found = lesson.lesson_of("ours", data_in(path))
    except Misread:
        return REFUSED
    for number in range(len(found.scenes)):
        tutor = Tutor(found, number)
        for _ in beats(tutor) if not any(beat.free for beat in tutor.scene.beats) else ():
            answer_wrongly(tutor)
            assert tutor.note is None or tutor.note.words is not None
    return USED


def answer_wrongly(tutor: Tutor) -> None:
    """Where something is asked, first another answer than the right one."""
    asked = tutor.question
    if asked is not None:
        tutor.choose(asked.right + 1)
        assert tutor.note is None or tutor.note.words is not None
        tutor.go_on()
        goes_on(tutor)


def read_regular(path: Path) -> str:
    for lines in lines_in(path).values():
        assert all(isinstance(line, str) for said in lines.values() for line in said)
    dialects_in(path)
    with suppress(Misread), patch.object(blocks, "PEOPLE", path.parent):
        met(path.stem)
        return USED
    return REFUSED


# -- what the program has written ------------------------------------------------------------------------------------


def read_settings(path: Path) -> str:
    found = load_settings(path)
    save_settings(found.settings, path.with_name("again.toml"))
    assert load_settings(path.with_name("again.toml")).settings == found.settings
    return REFUSED if found.broken else USED


def read_table(path: Path) -> str:
    return REFUSED if setup.last(path).broken else USED


def read_tournament(path: Path) -> str:
    return REFUSED if steward.kept(path).broken else USED


def read_learned(path: Path) -> str:
    with suppress(Unreadable):
        load_progress(path)
        return USED
    return REFUSED


def read_people(path: Path) -> str:
    with patch.dict(os.environ, GAIGEL_HOME=str(path.parent)):
        return USED if People(lambda: None).read() else REFUSED


def read_tonight(path: Path) -> str:
    return USED if Tonight(path).unsaid(["So."]) == [] else REFUSED


def read_rule_code(path: Path) -> str:
    with suppress(BadRules):
        rules = rules_of(path.read_bytes().decode(errors="replace"))
        assert rules_of(rule_code(rules)) == rules
        return USED
    return REFUSED


# -- what somebody sends ---------------------------------------------------------------------------------------------


def read_records(store: Store, path: Path) -> str:
    """Taken in: what holds is there then, and what was there before still is."""
    before = count(store.database, EVERYTHING)
    try:
        *_, taken = take_in(store.database, path, NOW)
    finally:
        store.database.rollback()
    assert count(store.database, EVERYTHING) == before + taken.new
    assert taken.first_bad is None or "\n" not in str(taken.first_bad)
    return USED if taken.new + taken.known else REFUSED


def read_photograph(path: Path) -> str:
    """As the process does that is started for it."""
    try:
        picture = photograph_in(path)
    except NoPhotograph as bad:
        assert bad.key.startswith("photo_")
        return REFUSED
    assert picture.mode == "RGB" and min(picture.size) >= LEAST and max(picture.size) <= WORKED_ON
    return USED


def read_own_picture(path: Path) -> str:
    """What is not as long or as large as it may be is not there; the rest is drawn, or cannot be."""
    for one in own_pictures.kept():
        with suppress(pygame.error):
            assert pygame.image.load(one.path).get_width() <= WORKED_ON
            return USED
    return REFUSED


def read_names(path: Path) -> str:
    """A picture without a name has a number."""
    path.with_name(f"{BACK_FILE}.webp").write_bytes(own_back())
    (one,) = own_pictures.kept()
    return USED if one.name else REFUSED


def photographs() -> Iterator[bytes]:
    """One of each kind."""
    picture = Image.effect_noise((160, 120), 60).convert("RGB")
    for kind in ("JPEG", "PNG", "WEBP", "GIF"):
        out = BytesIO()
        picture.save(out, kind, progressive=True)
        yield out.getvalue()


def in_a_photograph(whole: bytes, dice: Random) -> bytes:
    """Harmed, and in a PNG often with sums that hold, so that what is harmed is looked at."""
    data = harmed(whole, dice)
    return with_sums(data) if data.startswith(SIGNATURE) and dice.random() < 0.7 else data


def with_sums(png: bytes) -> bytes:
    """The same with every sum as it should be."""
    whole, at = png[: len(SIGNATURE)], len(SIGNATURE)
    while at + 12 <= len(png):
        end = at + 8 + int.from_bytes(png[at : at + 4], "big")
        whole += png[at:end] + zlib.crc32(png[at + 4 : end]).to_bytes(4, "big")
        at = end + 4
    return whole + png[at:]


def in_records(whole: bytes, dice: Random) -> bytes:
    """Some lines are others."""
    if dice.random() < 0.3:
        return harmed(whole, dice)
    return b"\n".join(mutant(line, dice) if dice.random() < 0.5 else line for line in whole.splitlines())


def in_a_code(whole: bytes, dice: Random) -> bytes:
    """Some of its letters are others, or it is there many times."""
    code = bytearray(whole)
    for _ in range(dice.randint(1, 3)):
        code[dice.randrange(len(code))] = dice.randrange(256)
    return bytes(code) * dice.choice((1, 1, 1, 2, 9999))


SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
RECORDS: Final = MATCHES.read_bytes().splitlines()[:3]
HEAD: Final = head_line(Head(Sender(("Anna", "Lena"), ("anne", "lena"), 0, "2026-11-23"))).encode()
CODES: Final = tuple(rule_code(rules).encode() for rules in PRESETS.values())


# -- all of them -----------------------------------------------------------------------------------------------------


def all_kinds(home: Path, store: Store) -> dict[str, Kind]:
    """What there is to be read; the program's own files are those that lie in this home."""
    sent = partial(read_records, store)
    return {
        "programmes": Kind((OURS.encode(), *files_of(programme.FOLDER)), read_programme, "club.toml"),
        "stories": Kind(files_of(story.FOLDER), read_story, "story.toml"),
        "lessons": Kind(files_of(lesson.FOLDER), read_lesson, "lesson.toml"),
        "regulars": Kind(files_of(blocks.PEOPLE), read_regular, "somebody.toml"),
        "settings": Kind((home_file(home, "settings.toml"),), read_settings, "settings.toml"),
        "table": Kind((home_file(home, "table.json"),), read_table, "table.json"),
        "tournament": Kind((home_file(home, "tournament.json"),), read_tournament, "tournament.json"),
        "learned": Kind((home_file(home, "learned.json"),), read_learned, "learned.json"),
        "people": Kind((home_file(home, "people.json"),), read_people, "people.json"),
        "tonight": Kind((f'{{"last": "{datetime.now()}", "said": ["So."]}}'.encode(),), read_tonight, "tonight.json"),
        "rule codes": Kind(CODES, read_rule_code, "code.txt", in_a_code),
        "records": Kind((b"\n".join(RECORDS),), sent, "deals.jsonl", in_records),
        "heads": Kind((b"\n".join([HEAD, *RECORDS]),), sent, "match.jsonl"),
        "photographs": Kind(tuple(photographs()), read_photograph, "photograph", in_a_photograph, BESIDE),
        "own pictures": Kind((own_back(),), read_own_picture, f"own-pictures/{BACK_FILE}.webp"),
        "names": Kind((f'{{"{BACK_FILE}": "Oma"}}'.encode(),), read_names, "own-pictures/names.json"),
    }


def files_of(folder: Path) -> tuple[bytes, ...]:
    return tuple(file.read_bytes() for file in sorted(folder.glob("*.toml")))


def home_file(home: Path, name: str) -> bytes:
    return (home / name).read_bytes()


@cache
def own_back() -> bytes:
    out = BytesIO()
    Image.new("RGBA", (500, 800)).save(out, "WEBP")
    return out.getvalue()


def tried(kind: Kind, seed: str, home: Path, stick: float) -> Came:
    """One file is harmed and read; what came of it."""
    dice = Random(seed)
    data = kind.harm(dice.choice(kind.wholes), dice)
    path = home / kind.name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    began = time.thread_time()
    try:
        with patch.dict(os.environ, {HOME_VARIABLE: str(home)}):
            how = kind.read(path)
    except Exception:
        return Came("thrown", thrown=traceback.format_exc())
    took = (time.thread_time() - began) / stick
    assert path.read_bytes() == data, "it is not as it was"
    return Came(how, took, "" if took <= kind.at_most else f"it took {took:.2f} yardsticks")


@contextmanager
def somewhere() -> Iterator[tuple[Path, Store]]:
    """A home with files of the program in it, and a store with deals."""
    with TemporaryDirectory() as folder, patch.dict(os.environ, {HOME_VARIABLE: folder}):
        home = Path(folder)
        lay(home)
        (home / "whole.jsonl").write_bytes(b"\n".join(RECORDS))
        with closing(home / "games.sqlite") as store:
            *_, taken = take_in(store.database, home / "whole.jsonl", NOW)
            assert taken.new == len(RECORDS)
            yield home, store


def main() -> int:
    """Try so many of each, and say what came of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mutants", type=int, default=10_000, help="of each kind")
    parser.add_argument("--seed", default="readers")
    parser.add_argument("--only", help="this kind alone")
    parser.add_argument("--one", type=int, help="this one alone")
    asked = parser.parse_args()
    wrong = list[str]()
    with somewhere() as (home, store):
        for name, kind in all_kinds(home, store).items():
            if asked.only in (None, name):
                numbers = range(asked.mutants) if asked.one is None else [asked.one]
                wrong += all_of(name, kind, [f"{asked.seed} {name} {number}" for number in numbers], home)
    print("\n".join(wrong[:SHOWN]), end="")
    return bool(wrong)


def all_of(name: str, kind: Kind, seeds: list[str], home: Path) -> list[str]:
    """Every one of a kind, told in a line; those with which something is wrong."""
    how, longest, wrong = Counter[str](), 0.0, list[str]()
    for number, seed in enumerate(seeds):
        if number % MEASURED == 0:
            stick = yardstick(10)
        came = tried(kind, seed, home, stick)
        how[came.how] += 1
        longest = max(longest, came.yardsticks)
        wrong += [f"{seed}\n{came.thrown}\n"] if came.thrown else []
    words = ", ".join(f"{times} {what}" for what, times in sorted(how.items()))
    print(f"{name}: {words}, {longest:.2f} yardsticks at most", flush=True)
    return wrong


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main())
