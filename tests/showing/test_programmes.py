"""Programmes of a club: written and read again, and every fault in a file is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaigel_desktop.controller.records.notation import write_line
from gaigel_desktop.controller.store.store import Store, closing
from gaigel_desktop.lessons.programme import DEAL, FILE, STORY, Number, Programme, programmes
from gaigel_desktop.lessons.reading import LONGEST, MOST
from gaigel_desktop.lessons.story import Stop, stories
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.show.plan.club_programmes import (
    MOST_FILES,
    MOST_TOGETHER,
    club_programmes,
    discard,
    folder,
    keep,
    read,
    written,
)
from gaigel_desktop.show.plan.find_show import Wish, asked_for, of_file, show_of
from gaigel_desktop.show.plan.show import NotShown, opened, show_of_file
from tests.controller.past_games import keep as keep_deals
from tests.controller.past_games import played, table
from tests.counting import calls_of

EVENING = Programme(
    "",
    {"en": "Our “evening”", "de": "Unser Abend"},
    (
        Number(STORY, "forty", {"en": "Forty\\points"}, {"en": "Say this."}),
        Number(DEAL, "7", seat=0, seconds=90),
        Number(FILE, "evening.jsonl", {"en": "Last year", "es": "El año pasado"}, seat=2),
    ),
)


def faults(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "club.toml"
    path.write_text(text, encoding="utf-8")
    return list(read(path).problems)


# -- written and read --------------------------------------------------------------------------------------------


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = keep(EVENING, tmp_path / "programmes")
    assert path.name == "our-evening.toml"
    found = read(path)
    assert found.problems == ()
    assert found.programme == EVENING._replace(name="our-evening")


@pytest.mark.parametrize("story", stories(), ids=lambda story: story.name)
def test_a_clubs_own_questions_are_kept_with_all_they_hold(tmp_path: Path, story: object) -> None:
    stops = next(each.stops for each in stories() if each == story)
    own = EVENING._replace(numbers=(Number(STORY, "forty", stops=tuple(stop._replace(differs="") for stop in stops)),))
    assert read(keep(own, tmp_path)).programme == own._replace(name="our-evening")


def test_a_second_one_of_that_name_has_a_file_of_its_own_and_a_kept_one_stays_in_its_own(tmp_path: Path) -> None:
    first = keep(EVENING, tmp_path)
    second = keep(EVENING, tmp_path)
    assert (first.name, second.name) == ("our-evening.toml", "our-evening-2.toml")
    named = EVENING._replace(name=first.stem, title={"en": "Otherwise"})
    assert keep(named, tmp_path) == first
    assert [found.path.name for found in club_programmes(tmp_path)] == ["our-evening-2.toml", "our-evening.toml"]
    discard(named, tmp_path)
    discard(named, tmp_path)
    assert [found.path.name for found in club_programmes(tmp_path)] == ["our-evening-2.toml"]


def test_where_no_name_can_be_made_of_the_title_it_still_has_one(tmp_path: Path) -> None:
    assert keep(EVENING._replace(title={"en": "!?"}), tmp_path).name == "programme.toml"


def test_where_nobody_may_look_there_are_none(tmp_path: Path) -> None:
    assert club_programmes(tmp_path / "nowhere") == []


def test_a_club_writes_plain_words_and_numbers(tmp_path: Path) -> None:
    assert (
        faults(tmp_path, 'title = "Ours"\n[[numbers]]\nstory = "forty"\nsay = "Look."\n[[numbers]]\ndeal = 12\n') == []
    )
    programme = read(tmp_path / "club.toml").programme
    assert programme is not None
    assert programme.title == {"en": "Ours"}
    assert programme.numbers == (Number(STORY, "forty", say={"en": "Look."}), Number(DEAL, "12"))


def test_words_in_one_language_are_those_of_all(tmp_path: Path) -> None:
    assert faults(tmp_path, 'title.de = "Unsers"\n[[numbers]]\nstory = "forty"\n') == []
    assert read(tmp_path / "club.toml").programme.title == {"en": "Unsers", "de": "Unsers"}  # type: ignore[union-attr]


def test_our_own_programmes_are_written_like_a_clubs(tmp_path: Path) -> None:
    for programme in programmes():
        path = tmp_path / f"{programme.name}.toml"
        path.write_text(written(programme), encoding="utf-8")
        assert read(path).programme == programme._replace(gist={})


# -- faults ------------------------------------------------------------------------------------------------------

GOOD = '[[numbers]]\nstory = "forty"\n'
TOO_MUCH = "club.toml is not read: a line in it is too long for a programme, or too much is nested in it"
FAULTS = {
    'title = "x"\n[[numbers]\n': "club.toml, line 2, cannot be read: [[numbers]",
    f"title = 7\n{GOOD}": "club.toml: the title must be a text",
    'title = "x"\n': "club.toml: nothing is listed under “numbers”",
    'title = "x"\nnumbers = "forty"\n': "club.toml: nothing is listed under “numbers”",
    f'{GOOD}[[numbers]]\nstory = "fourty"\n': "club.toml, number 2: there is no scene called fourty",
    f'{GOOD}[[numbers]]\nstory = "forty"\ndeal = 3\n': "club.toml, number 2: it must name one of story, deal or file",
    'numbers = ["forty"]\n': "club.toml, number 1: it must name one of story, deal or file",
    f"{GOOD}colour = 3\n": "club.toml, number 1: nothing is called “colour”",
    f"{GOOD}say = 3\n": "club.toml, number 1: “say” is not as it should be",
    f'{GOOD}title.fr = "x"\n': "club.toml, number 1: “title” is not as it should be",
    f"{GOOD}seat = -1\n": "club.toml, number 1: “seat” is not as it should be",
    "[[numbers]]\nfile = 3\n": "club.toml, number 1: “file” is not as it should be",
    f"{GOOD}[[numbers.stops]]\nafter = 3\n": "club.toml, number 1: “question” is not as it should be",
    f'{GOOD}[[numbers.stops]]\nafter = 3\nquestion = "a"\nanswer = "b"\n[[numbers.stops.choices]]\naction = "fly"\n': (
        "club.toml, number 1: “action” is not as it should be"
    ),
    GOOD * 61: "club.toml: more than 60 numbers; the rest is left out",
    "# " + "x" * MOST: "club.toml is too large for a programme",
    "a" + ".a" * 30_000 + " = 1": TOO_MUCH,
    f"numbers = {'[' * 13}{']' * 13}": TOO_MUCH,
    f"{GOOD}seat = true\n": "club.toml, number 1: “seat” is not as it should be",
    f"{GOOD}seconds = true\n": "club.toml, number 1: “seconds” is not as it should be",
    f"{GOOD}seconds = 9999999999999999999999\n": "club.toml, number 1: “seconds” is not as it should be",
    f'{GOOD}say = "{"x" * (LONGEST + 1)}"\n': "club.toml, number 1: “say” is not as it should be",
    f'{GOOD}say = "\\u0000"\n': "club.toml, number 1: “say” is not as it should be",
    "[[numbers]]\nstory = {}\n": "club.toml, number 1: there is no scene called {}",
    '[[numbers]]\nfile = ""\n': "club.toml, number 1: “file” is not as it should be",
    f'{GOOD}[[numbers.stops]]\nafter = 3\nquestion = ""\n': "club.toml, number 1: “question” is not as it should be",
    f'{GOOD}[[numbers.stops]]\nafter = 3\nquestion.de = ""\n': "club.toml, number 1: “question” is not as it should be",
    "[[numbers]]\ndeal = true\n": "club.toml, number 1: “deal” is not as it should be",
    "[[numbers]]\ndeal = -1\n": "club.toml, number 1: “deal” is not as it should be",
    '[[numbers]]\ndeal = "fly"\n': "club.toml, number 1: “deal” is not as it should be",
    "[[numbers]]\ndeal = 9999999999999999999999\n": "club.toml, number 1: “deal” is not as it should be",
}


@pytest.mark.parametrize("text", FAULTS)
def test_a_fault_is_one_sentence(tmp_path: Path, text: str) -> None:
    assert faults(tmp_path, text) == [FAULTS[text]]


def test_what_holds_is_there_beside_what_does_not(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(f'title = "x"\n{GOOD}[[numbers]]\nstory = "nope"\n[[numbers]]\ndeal = 3\nx = 1\n{GOOD}')
    found = read(path)
    assert len(found.problems) == 2
    assert found.programme is not None and [number.name for number in found.programme.numbers] == ["forty", "forty"]


@pytest.mark.parametrize("data", [b"\xff\xfe", b"a = [" + b"[" * 9000])
def test_what_is_no_text_or_too_deep_is_one_sentence(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "club.toml").write_bytes(data)
    assert len(read(tmp_path / "club.toml").problems) == 1


def test_a_file_that_is_none_or_gone_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    assert read(tmp_path / "folder.toml").problems == ("folder.toml is no file",)
    assert read(tmp_path / "gone.toml").problems == ("gone.toml is missing",)


def test_many_programmes_are_read_as_far_as_they_can_be_at_once(tmp_path: Path) -> None:
    for number in range(MOST_FILES + 5):
        (tmp_path / f"{number:03}.toml").write_text(GOOD)
    assert len(club_programmes(tmp_path)) == MOST_FILES
    for number in range(6):
        (tmp_path / f"{number:03}.toml").write_text(f"{GOOD}#{'x' * (MOST_TOGETHER // 5)}")
    found = club_programmes(tmp_path)
    assert found[5].problems == ("005.toml is left out: the programmes before it are as much as can be read at once",)


# -- opened ------------------------------------------------------------------------------------------------------


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A file of three deals."""
    path = tmp_path / "evening.jsonl"
    path.write_text("".join(write_line(record) + "\n" for record in played(PRESETS["leinfelden"], 3)))
    return path


def show(numbers: tuple[Number, ...], store: Store | None = None, where: Path = Path()) -> list[str]:
    """What cannot be shown of it."""
    database = store.database if store is not None else None
    return list(opened(Programme("", {"en": "x"}, numbers), database, where).problems)


def test_every_deal_of_a_file_is_shown_as_it_was_played(evening: Path) -> None:
    shown = opened(Programme("", {"en": "x"}, (Number(FILE, "evening.jsonl", seat=2),)), None, evening.parent)
    assert shown.problems == ()
    assert [piece.story.record.actions for piece in shown.pieces] == [
        record.actions for record in played(PRESETS["leinfelden"], 3)
    ]
    assert {piece.story.seat for piece in shown.pieces} == {2}
    assert shown.seconds == sum(4 * len(piece.story.record.actions) for piece in shown.pieces)


def test_a_file_that_has_changed_is_read_again(evening: Path) -> None:
    numbers = Programme("", {"en": "x"}, (Number(FILE, "evening.jsonl"),))
    pieces = opened(numbers, None, evening.parent).pieces
    assert opened(numbers, None, evening.parent).pieces == pieces
    evening.write_text("".join(evening.read_text().splitlines(keepends=True)[:2]))
    assert opened(numbers, None, evening.parent).pieces == pieces[:2]


def test_a_file_that_cannot_be_shown_is_not_read_again_either(evening: Path) -> None:
    evening.write_text(evening.read_text() * 30 + "{}\n")
    numbers = tuple(Number(FILE, "evening.jsonl") for _ in range(20))
    first, again = (calls_of(lambda: show(numbers, where=evening.parent)) for _ in range(2))
    assert again * 3 < first


def test_what_a_number_says_itself_goes_before_what_the_story_says() -> None:
    number = Number(STORY, "forty", {"en": "Ours"}, {"en": "Said."}, seat=3, seconds=5)
    (piece,) = opened(Programme("", {"en": "x"}, (number,)), None, Path()).pieces
    forty = next(story for story in stories() if story.name == "forty")
    assert piece.story == forty._replace(title={"en": "Ours"}, say={"en": "Said."}, seconds=5)


def test_a_question_after_the_end_of_a_deal_is_one_sentence(evening: Path) -> None:
    beyond = Stop(10_000, {"en": "And now?"}, {"en": "Nothing."})
    number = Number(FILE, "evening.jsonl", {"en": "Last year"}, stops=(beyond,))
    assert show((number,), where=evening.parent) == ["A question of “Last year” comes when its deal is over"]


def test_of_a_giant_file_only_the_beginning_is_read(evening: Path) -> None:
    whole = evening.read_bytes()
    with evening.open("ab") as file:
        file.truncate(1 << 33)  # one endless line that takes no room on the disk
    assert len(show_of_file(evening).pieces) == 3
    evening.write_bytes(b"\n" * (3 << 20) + whole)
    with pytest.raises(NotShown, match="There is no deal"):
        show_of_file(evening)


def test_a_past_deal_is_shown_with_those_who_sat_there(tmp_path: Path) -> None:
    rules = PRESETS["leinfelden"]
    with closing(tmp_path / "games.sqlite") as store:
        keep_deals(store, table(rules), played(rules, 2))
        (first, second) = opened(
            Programme("", {"en": "x"}, (Number(DEAL, "2"), Number(DEAL, "1"))), store.database, tmp_path
        ).pieces
        assert first.deal is not None and first.deal.id == 2 and second.deal is not None and second.deal.id == 1
        assert first.table is not None and first.table.chairs == table(rules).chairs
        assert first.story.score == first.deal.record.match.before.score  # type: ignore[union-attr]
        assert show((Number(DEAL, "99"), Number(DEAL, "0"), Number(DEAL, "9" * 30)), store) == [
            "Past deal 99 is no longer there",
            "Past deal 0 is no longer there",
            f"Past deal {'9' * 30} is no longer there",
        ]
    assert show((Number(DEAL, "1"),)) == ["Past deal 1 is no longer there"]


def test_a_file_that_cannot_be_shown_is_one_sentence(evening: Path) -> None:
    where = evening.parent
    (where / "empty.jsonl").write_text("\n")
    (where / "bad.jsonl").write_text(evening.read_text() + "{}\n")
    numbers = tuple(Number(FILE, name) for name in ("gone.jsonl", "empty.jsonl", "bad.jsonl", ".", "a\0b"))
    found = show(numbers, where=where)
    assert found[:2] == ["gone.jsonl is missing", "There is no deal in empty.jsonl"]
    assert found[2].startswith("bad.jsonl cannot be shown: line 4")
    assert found[3].endswith("is no file") and found[4].endswith("cannot be read") and len(found) == 5


# -- found by name -----------------------------------------------------------------------------------------------


def test_without_a_name_it_is_the_twelve_minutes() -> None:
    assert asked_for(()) == Wish(programmes()[0])


def test_a_scene_a_club_s_programme_and_a_file_are_found_by_their_names(evening: Path) -> None:
    keep(EVENING._replace(numbers=EVENING.numbers[:1]), folder())
    wish = asked_for(("partner", "our-evening", str(evening)))
    assert wish.problems == ()
    assert [number.kind for number in wish.programme.numbers] == [STORY, STORY, FILE]
    assert len(show_of(wish, None).pieces) == 5


def test_files_of_a_programme_lie_beside_it(evening: Path) -> None:
    path = keep(EVENING._replace(numbers=EVENING.numbers[2:]), evening.parent)
    assert len(show_of(of_file(path), None).pieces) == 3


@pytest.mark.parametrize("name", ["nope", "", "a\0b", "no/where.toml"])
def test_what_is_nothing_is_one_sentence(name: str) -> None:
    with pytest.raises(NotShown, match=r"^There is no programme, scene or file called|is no file$"):
        asked_for((name,))


def test_a_programme_of_which_nothing_is_left_says_why(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text('[[numbers]]\nstory = "nope"\n')
    with pytest.raises(NotShown, match="there is no scene called nope"):
        of_file(tmp_path / "club.toml")
    gone = of_file(keep(EVENING._replace(numbers=EVENING.numbers[1:2]), tmp_path))
    with pytest.raises(NotShown, match="Past deal 7 is no longer there"):
        show_of(gone, None)
