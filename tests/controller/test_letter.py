"""A match behind a picture: what was put in comes out, what is broken says so, and a friend's store takes it in."""

from __future__ import annotations

import json
import os
import zlib
from pathlib import Path
from struct import pack
from typing import Final

import pytest

from gaigel_desktop.bounded import NoPlainFile, plain_file
from gaigel_desktop.cli import main
from gaigel_desktop.controller.records.enclosed import (
    BROKEN,
    COMPRESSED,
    KEYWORD,
    MOST_ENCLOSED,
    NEWER,
    NOTHING_THERE,
    SIGNATURE,
    TEXT,
    NoLetter,
    enclose,
    enclosed_in,
)
from gaigel_desktop.controller.records.letter import Sender, read, written
from gaigel_desktop.controller.store.archive import EVERYTHING, in_order
from gaigel_desktop.controller.store.store import closing
from gaigel_desktop.controller.store.summary import chairs, own_seat
from gaigel_desktop.controller.store.transfer import Taken, exported, take_in
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import replay
from gaigel_desktop.text.speech import say
from tests.controller.past_games import keep, played, table

LEINFELDEN: Final = PRESETS["leinfelden"]
SENDER: Final = Sender(("Anna", "Eugen", "Lena", "Rösle"), ("anne", "eugen", "lena", "roesle"), 0, "2026-11-23")
NOW: Final = "2026-11-23T22:00:00"


def chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data))


def picture(*chunks: bytes) -> bytes:
    """One black pixel, and what lies behind it."""
    head = chunk(b"IHDR", pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
    return SIGNATURE + head + chunk(b"IDAT", zlib.compress(b"\0\0")) + b"".join(chunks) + chunk(b"IEND", b"")


def enclosing(data: bytes) -> bytes:
    return picture(chunk(TEXT, KEYWORD + COMPRESSED + data))


def postcard(deals: int = 3) -> bytes:
    return enclose(picture(), written(SENDER, exported(played(LEINFELDEN, deals))))


def words_in(png: bytes, tmp_path: Path) -> str:
    path = tmp_path / "words.png"
    path.write_bytes(png)
    with path.open("rb") as file:
        return enclosed_in(file)


def taken(folder: Path, png: bytes) -> Taken:
    """What a store in this folder makes of a picture."""
    path = folder / "from a friend.png"
    path.write_bytes(png)
    with closing(folder / "games.sqlite") as store:
        *_, last = take_in(store.database, path, NOW)
    return last


def test_what_was_enclosed_comes_out(tmp_path: Path) -> None:
    words = written(SENDER, exported(played(LEINFELDEN, 2)))
    assert words_in(enclose(picture(), words), tmp_path) == words
    sender, lines = read(words)
    assert sender == SENDER
    assert [json.loads(line)["format"] for line in lines.splitlines()] == ["gaigel-deal/2"] * 2


def test_a_friend_replays_the_same_match(tmp_path: Path) -> None:
    """Between two folders, as between two computers."""
    mine, hers = tmp_path / "mine", tmp_path / "hers"
    for folder in (mine, hers):
        folder.mkdir()
    records = played(LEINFELDEN, 4)
    with closing(mine / "games.sqlite") as store:
        keep(store, table(LEINFELDEN), records)
        kept = [deal.record for deal in in_order(store.database, EVERYTHING)]
    png = enclose(picture(), written(SENDER, exported(kept)))
    assert taken(hers, png)[1:4] == (4, 0, 0)
    assert taken(hers, png)[1:4] == (0, 4, 0), "what is there already does not come in twice"
    with closing(hers / "games.sqlite") as store:
        there = list(in_order(store.database, EVERYTHING))
    assert [deal.record for deal in there] == [record._replace(legal=None) for record in records]
    for deal, record in zip(there, records, strict=True):
        result = replay(deal.record).result
        assert result is not None and record.result is not None and result.strokes == record.result.strokes
    assert [chair["name"] for chair in chairs(there[0].about)] == list(SENDER.names)
    assert own_seat(there[0].about) == SENDER.me


def test_whoever_sent_it_without_a_name_is_nobody_here(tmp_path: Path) -> None:
    nameless = SENDER._replace(names=("", *SENDER.names[1:]))
    taken(tmp_path, enclose(picture(), written(nameless, exported(played(LEINFELDEN, 1)))))
    with closing(tmp_path / "games.sqlite") as store:
        (deal,) = in_order(store.database, EVERYTHING)
    assert chairs(deal.about)[0]["name"] == say("sender")


def test_names_that_nobody_could_have_are_none() -> None:
    head = {"format": "gaigel-match/1", "names": ["A" * 41, "B\n", 3, "D"], "portraits": "all", "me": 99, "day": 7}
    assert read(json.dumps(head) + "\n")[0] == Sender()


def test_what_is_said_of_the_table_is_believed_as_far_as_it_can_be() -> None:
    """Too few faces are none, and a day that no calendar has is none either."""
    head = {"format": "gaigel-match/1", "names": ["Anna", "Lena"], "portraits": ["anne"], "me": 1, "day": "2026-02-30"}
    assert read(json.dumps(head) + "\n")[0] == Sender(("Anna", "Lena"), ("", ""), me=1)


def test_what_is_no_picture_encloses_nothing(tmp_path: Path) -> None:
    with pytest.raises(NoLetter) as refused:
        words_in(b"no picture", tmp_path)
    assert refused.value.key == NOTHING_THERE


def test_a_folder_is_no_file_of_records(tmp_path: Path) -> None:
    with pytest.raises(NoPlainFile), plain_file(tmp_path):
        pass


BOMB: Final = zlib.compress(bytes(8 * MOST_ENCLOSED), 9)
SPOILED: Final = {
    "without anything in it": (picture(), NOTHING_THERE),
    "with the words of others": (picture(chunk(TEXT, b"Comment\0\0\0\0\0hello")), NOTHING_THERE),
    "that breaks off": (postcard()[:-400], BROKEN),
    "with a wrong sum": (postcard()[:-16] + bytes(4) + postcard()[-12:], BROKEN),
    "with rubbish in it": (enclosing(b"rubbish"), BROKEN),
    "with a bomb in it": (enclosing(BOMB), BROKEN),
    "with half of a letter": (enclosing(zlib.compress(b"x" * 999)[:-6]), BROKEN),
    "with no letter": (enclosing(zlib.compress(b'{"format": "something"}\n')), BROKEN),
    "with a deep head": (enclosing(zlib.compress(b"[" * 4000)), BROKEN),
    "with no words": (enclosing(zlib.compress(b"\xff\xfe\xff")), BROKEN),
    "of a newer Gaigel": (enclosing(zlib.compress(b'{"format": "gaigel-match/2"}\n')), NEWER),
    "that says it is endless": (SIGNATURE + pack(">I4s", 2**31 - 1, TEXT) + b"Gaigel", NOTHING_THERE),
    "that breaks off before it": (SIGNATURE + pack(">I4s", 10_000, b"IDAT") + b"half", NOTHING_THERE),
    "of a thousand empty chunks": (picture(chunk(b"tEXt", b"") * 30_000), NOTHING_THERE),
}


def test_no_more_of_a_picture_is_looked_through_than_any_of_ours_has(tmp_path: Path) -> None:
    path = tmp_path / "giant.png"
    path.write_bytes(SIGNATURE + pack(">I4s", 1 << 31, b"IDAT"))
    os.truncate(path, 1 << 33)  # it takes no room on the disk
    with path.open("rb") as file, pytest.raises(NoLetter):
        try:
            enclosed_in(file)
        finally:
            assert file.tell() < 1 << 20


@pytest.mark.parametrize("which", SPOILED)
def test_a_picture_that_has_nothing_for_us_says_why(which: str, tmp_path: Path) -> None:
    png, key = SPOILED[which]
    with pytest.raises(NoLetter) as refused:
        taken(tmp_path, png)
    assert refused.value.key == key


def test_the_command_line_verifies_what_lies_in_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "card.png"
    path.write_bytes(postcard())
    assert main(["verify", str(path)]) == 0
    assert "3" in capsys.readouterr().out
    path.write_bytes(picture())
    assert main(["verify", str(path)]) == 2
    assert say(NOTHING_THERE, {"path": path}) in capsys.readouterr().err


def test_nothing_is_enclosed_in_what_is_no_picture() -> None:
    for png in (b"", b"no picture", picture()[:-3]):
        with pytest.raises(ValueError, match="PNG"):
            enclose(png, "words")


def test_a_head_that_is_longer_than_any_is_no_letter() -> None:
    with pytest.raises(NoLetter) as refused:
        read(json.dumps({"format": "gaigel-match/1", "day": "x" * 5000}))
    assert refused.value.key == BROKEN
