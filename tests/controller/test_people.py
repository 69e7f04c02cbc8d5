"""The people of this computer are kept, and whatever lies in their file harms nothing and nobody else."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.people import MOST_OF_FILE, MOST_PEOPLE, People, Person, people_file
from gaigel_desktop.controller.settings import LONGEST_TEXT, NO_AIDS, OWN_PORTRAITS
from gaigel_desktop.controller.teaching.progress import MOST, Progress
from gaigel_desktop.lessons.lesson import lessons

ANNA = Person("Anna", "anne", NO_AIDS, captions=False, progress=Progress().with_done("dived").with_lesson("aus"))
BEN = Person("Ben", "fritz")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path))
    return tmp_path


def nobody_cares() -> None:
    """Whoever is owed something."""


def some(*people: Person, owe: Callable[[], None] = nobody_cares) -> People:
    there = People(owe)
    assert all(there.remember(person) for person in people)
    return there


def written(*entries: object) -> None:
    people_file().write_text(json.dumps({"people": entries}), encoding="utf-8")


def entry(person: Person, **changes: object) -> dict[str, object]:
    progress = person.progress._asdict()
    return person._asdict() | {"aids": list(person.aids.names()), "progress": progress} | changes


def test_whoever_was_remembered_is_there_again_in_their_order() -> None:
    some(BEN, ANNA).keep()
    again = People(nobody_cares)
    assert again.read()
    assert again.everybody == (BEN, ANNA) and again.named("Anna") == ANNA


def test_where_nothing_was_kept_nobody_is_known_and_nothing_is_written() -> None:
    there = People(nobody_cares)
    assert there.read() and there.everybody == ()
    there.keep()
    assert not people_file().exists()


def test_what_changes_is_owed_and_what_does_not_is_not() -> None:
    owed: list[int] = []
    there = some(ANNA, owe=lambda: owed.append(1))
    there.change(ANNA)
    there.change(BEN)
    assert len(owed) == 1 and there.named("Ben") is None, "nobody comes by changing"
    there.change(ANNA._replace(portrait="mina"))
    assert len(owed) == 2 and there.named("Anna") == ANNA._replace(portrait="mina")
    there.forget("Anna")
    assert len(owed) == 3 and there.everybody == ()


@pytest.mark.parametrize("name", ["", "  ", " Karl", "a" * (LONGEST_TEXT + 1), "A\nB", "anna", "ANNA"])
def test_nobody_is_called_so(name: str) -> None:
    there = some(ANNA)
    assert not there.remember(BEN._replace(name=name)) and there.everybody == (ANNA,)


def test_nobody_is_called_like_a_regular() -> None:
    there = some()
    for regular in REGULARS:
        assert not there.may_come(regular.name) and not there.may_come(regular.portrait)


def everything(name: str) -> Person:
    """Somebody who has learned all there is."""
    names = tuple(lesson.name for lesson in lessons())
    done = {f"{name}_{at}": MOST for name in names for at in range(3)}
    return Person(name, OWN_PORTRAITS[0], progress=Progress(done, names, tuple(done), names))


def test_many_people_who_have_learned_everything_find_room_in_the_file_and_no_more_come() -> None:
    there = some(*(everything(f"{at}".rjust(LONGEST_TEXT, "x")) for at in range(MOST_PEOPLE)))
    assert there.full and not there.remember(BEN)
    there.keep()
    assert people_file().stat().st_size < MOST_OF_FILE
    again = People(nobody_cares)
    assert again.read() and again.everybody == there.everybody


# -- what is broken ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "[]", "{", '{"people": 3}', '{"people": {"name": "Anna"}}', '"' * 300_000, "\0"])
def test_a_file_that_is_none_tells_of_nobody(text: str) -> None:
    people_file().write_text(text, encoding="utf-8")
    there = People(nobody_cares)
    assert not there.read() and there.everybody == ()
    there.keep()
    assert people_file().read_text(encoding="utf-8") == text, "as long as nothing changes it stays"


BROKEN = [
    3,
    None,
    {},
    entry(BEN, name=""),
    entry(BEN, name=" Ben"),
    entry(BEN, name=["Ben"]),
    entry(BEN, name="B\u0000en"),
    entry(BEN, name="b" * 300),
    entry(BEN, name="Anna"),
    entry(BEN, name=REGULARS[0].name),
    entry(BEN, portrait="eugen"),
    entry(BEN, portrait=3),
    entry(BEN, aids="all"),
    entry(BEN, captions=1),
    entry(BEN, progress=[]),
    entry(BEN, progress={"done": [1]}),
    entry(BEN, progress={"done": {"a": 10**12}}),
]


@pytest.mark.parametrize("broken", BROKEN, ids=repr)
def test_whoever_cannot_be_read_is_left_out_and_all_others_are_there(broken: object) -> None:
    tarek = Person("Tarek B.", "tarek")
    written(entry(ANNA), broken, entry(tarek))
    there = People(nobody_cares)
    assert not there.read() and there.everybody == (ANNA, tarek)
    there.keep()
    again = People(nobody_cares)
    assert again.read() and again.everybody == (ANNA, tarek), "what could be read is written down anew"


def test_nobody_counts_for_ever_and_aids_that_nobody_knows_help_nobody() -> None:
    written(entry(ANNA, aids=["aid_of_the_future", 7], progress={"done": {"dived": 10**6, "swum": True}, "more": 1}))
    there = People(nobody_cares)
    assert there.read()
    assert there.everybody == (Person("Anna", "anne", NO_AIDS, captions=False),)


def test_of_too_many_the_first_are_there() -> None:
    written(*(entry(BEN, name=f"Ben {at}") for at in range(MOST_PEOPLE + 3)))
    there = People(nobody_cares)
    assert not there.read()
    assert [each.name for each in there.everybody] == [f"Ben {at}" for at in range(MOST_PEOPLE)]
