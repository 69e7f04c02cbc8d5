"""The head of a match in a file: what it says of the table is believed as far as it can be, and seen by a friend."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from gaigel_desktop.cli import main
from gaigel_desktop.controller.records.match_head import Head, NoHead, Sender, head_line, read_head
from gaigel_desktop.controller.records.notation import write_line
from gaigel_desktop.controller.store.archive import EVERYTHING, in_order
from gaigel_desktop.controller.store.store import closing
from gaigel_desktop.controller.store.summary import chairs, own_seat
from gaigel_desktop.controller.store.transfer import Taken, as_text, take_in
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import replay
from gaigel_desktop.scenes.pages.past.deal_words import STRANGERS, seating_of
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.assets import asset
from gaigel_desktop.window.faces import portrait_file
from tests.controller.past_games import keep, played, table
from tests.tiers import first_of

LEINFELDEN: Final = PRESETS["leinfelden"]
SENDER: Final = Sender(("Anna", "Eugen", "Lena", "Rösle"), ("anne", "eugen", "lena", "roesle"), 0, "2026-11-23")
NOW: Final = "2026-11-23T22:00:00"


def below(sender: Sender, deals: int = 1) -> str:
    """Records that say who sat there."""
    lines = [head_line(Head(sender)), *(write_line(each._replace(legal=None)) for each in played(LEINFELDEN, deals))]
    return "\n".join(lines) + "\n"


def taken(folder: Path, words: str) -> Taken:
    """What a store in this folder makes of a file with these words."""
    path = folder / "from a friend.jsonl"
    path.write_text(words, encoding="utf-8")
    with closing(folder / "games.sqlite") as store:
        *_, last = take_in(store.database, path, NOW)
    return last


def test_a_friend_replays_the_match_that_was_copied_as_text(tmp_path: Path) -> None:
    """Between two folders, as between two computers."""
    mine, hers = tmp_path / "mine", tmp_path / "hers"
    for folder in (mine, hers):
        folder.mkdir()
    records = played(LEINFELDEN, 4)
    with closing(mine / "games.sqlite") as store:
        keep(store, table(LEINFELDEN), records)
        deals = list(in_order(store.database, EVERYTHING))
    words = as_text(deals)
    assert taken(hers, words)[1:4] == (4, 0, 0)
    assert taken(hers, words)[1:4] == (0, 4, 0), "what is there already does not come in twice"
    with closing(hers / "games.sqlite") as store:
        there = list(in_order(store.database, EVERYTHING))
    assert [deal.record for deal in there] == [record._replace(legal=None) for record in records]
    for deal, record in zip(there, records, strict=True):
        result = replay(deal.record).result
        assert result is not None and record.result is not None and result.strokes == record.result.strokes
    told, sat = chairs(there[0].about), chairs(deals[0].about)
    assert [chair["name"] for chair in told][1:] == [chair["name"] for chair in sat][1:]
    assert own_seat(there[0].about) == own_seat(deals[0].about)


def test_whoever_sent_it_without_a_name_is_nobody_here(tmp_path: Path) -> None:
    taken(tmp_path, below(SENDER._replace(names=("", *SENDER.names[1:]))))
    with closing(tmp_path / "games.sqlite") as store:
        (deal,) = in_order(store.database, EVERYTHING)
    assert chairs(deal.about)[0]["name"] == say("sender")


@first_of(2, "odd", ["", "../../../../elsewhere/x", "somebody of next year", "/elsewhere", "mina"])
def test_whoever_is_not_known_here_gets_a_face_that_is(tmp_path: Path, odd: str) -> None:
    """Nothing is looked for outside, and nobody has the face of whoever opens the file, nor two the same."""
    sender = Sender(("Anna", "Eugen", "Lena", "Ilse"), ("anne", "eugen", "lena", odd))
    taken(tmp_path, below(sender))
    with closing(tmp_path / "games.sqlite") as store:
        (deal,) = in_order(store.database, EVERYTHING)
    there = seating_of(deal, "Mina", "mina")
    assert there.names == sender.names and there.portraits[:3] == sender.portraits[:3]
    assert len(set(there.portraits)) == 4 and all(asset(portrait_file(face)).is_file() for face in there.portraits)
    assert there.portraits[3] == odd if odd == "mina" else there.portraits[3] in STRANGERS


def test_names_that_nobody_could_have_are_none() -> None:
    head = {"format": "gaigel-match/1", "names": ["A" * 41, "B\n", 3, "D"], "portraits": "all", "me": 99, "day": 7}
    assert read_head(json.dumps(head).encode()).sender == Sender()


def test_what_is_said_of_the_table_is_believed_as_far_as_it_can_be() -> None:
    """Too few faces are none, and a day that no calendar has is none either."""
    head = {"format": "gaigel-match/1", "names": ["Anna", "Lena"], "portraits": ["anne"], "me": 1, "day": "2026-02-30"}
    assert read_head(json.dumps(head).encode()).sender == Sender(("Anna", "Lena"), ("", ""), me=1)


@pytest.mark.parametrize(
    "line", ['{"format": "gaigel-match/2"}', '{"format": "something"}', "[" * 4000, "rubbish", "7"]
)
def test_a_line_of_another_edition_or_form_is_no_head(line: str) -> None:
    with pytest.raises(NoHead):
        read_head(line.encode())


def test_the_command_line_passes_heads_by(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text(below(SENDER, 3), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "3" in capsys.readouterr().out
