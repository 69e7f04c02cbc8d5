"""Reading: what is not as it should be in a file of lessons, stories or people is told by the name of its field."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from gaigel_desktop.bounded import toml
from gaigel_desktop.controller.match.regulars import met
from gaigel_desktop.lessons import lesson
from gaigel_desktop.lessons.lesson import lesson_of, lessons
from gaigel_desktop.lessons.reading import LARGEST, LONGEST, MOST_LISTED, Misread, all_in, data_in, truth
from gaigel_desktop.lessons.story import FOLDER as STORIES
from gaigel_desktop.lessons.story import stories, story_of
from gaigel_desktop.text.regulars import blocks
from gaigel_desktop.text.regulars.blocks import PEOPLE
from gaigel_desktop.text.regulars.lines import ANYBODY, dialects_in, lines_in

LESSON: Final = (lesson.FOLDER / "dissle.toml").read_text(encoding="utf-8")
STORY: Final = (STORIES / "forty.toml").read_text(encoding="utf-8")
EUGEN: Final = (PEOPLE / "eugen.toml").read_text(encoding="utf-8")
# A line of the file is another one: which field that is told of.
LESSONS_SPOILED: Final = {
    ("order = 16", "order = true"): "order",
    ("order = 16", f"order = {LARGEST + 1}"): "order",
    ('teller = "oezlem"', ""): "teller",
    ('title.en = "Auf Dissle"', "title.en = 3"): "title",
    ("seat = 0", "seat = 4"): "seat",
    ('turned = "H7"', 'turned = "H8"'): "hands",
    ('turned = "H7"', 'turned = "S7"'): "beats",
    ('"EA HA SA BK SO", ', ""): "hands",
    ('past = "0 open', 'past = "9 open'): "past",
    ('past = "0 open', 'past = "0 fly'): "past",
    ("1 play EO", "1 play SA"): "beats",
    ('auf_dissle = "vorhand"', 'auf_dissle = "nobody"'): "options",
    ('auf_dissle = "vorhand"', "players = 5"): "options",
    ('auf_dissle = "vorhand"', "colour = 1"): "options",
    ("seat = 0", "seat = 0\nscore = [1]"): "score",
    ("seat = 0", "seat = 0\nscore = [true, 1]"): "score",
    ("[[scenes.beats]]", "[[scenes.beats]]\nfree = 1"): "free",
    ('then = "2 play HA, 3 play BO"', 'answers = [{ de = "x" }]'): "words",
    ('teller = "oezlem"', 'teller = ""'): "teller",
    ("[[scenes.beats]]", '[[scenes.beats]]\nwants = "play H7"\n[[scenes.beats]]'): "words",
    ("[[scenes.beats]]", '[[scenes.beats]]\nasks = "taker"\n[[scenes.beats]]'): "answers",
    ('then = "2 play HA, 3 play BO"', 'answers = [{ en = "No" }, { en = "Nor this" }]'): "answers",
    ('then = "2 play HA, 3 play BO"', 'then = "2 play HA, 3 play BO"\npoints = "7 8"'): "answers",
    ('then = "2 play HA, 3 play BO"', 'then = "2 play HA, 3 play BO"\nasks = "nobody"'): "answers",
    ("[[scenes.beats]]", '[[scenes.beats]]\npoints = "x"'): "points",
    ("[[scenes.beats]]", '[[scenes.beats]]\npile = "x"'): "pile",
    ("[[scenes.beats]]", f'[[scenes.beats]]\nfr = "{"x" * (LONGEST + 1)}"'): "words",
    ("[[scenes.beats]]", "[[scenes.beats]]\n" * (MOST_LISTED + 1)): "beats",
}
STORIES_SPOILED: Final = {"seat": "seat = 7", "deeds": 'deeds = "0 play EA, 0 play EA"'}


@pytest.mark.parametrize(("line", "other"), LESSONS_SPOILED)
def test_what_is_wrong_in_a_lesson_is_told_by_its_name(line: str, other: str) -> None:
    assert line in LESSON
    with pytest.raises(Misread, match=f"^{LESSONS_SPOILED[line, other]}$"):
        lesson_of("dissle", toml(LESSON.replace(line, other)))


def test_a_lesson_without_scenes_is_none() -> None:
    with pytest.raises(Misread, match="scenes"):
        lesson_of("dissle", toml(LESSON[: LESSON.index("[[")]))


@pytest.mark.parametrize("field", STORIES_SPOILED)
def test_what_is_wrong_in_a_story_is_told_by_its_name(field: str) -> None:
    spoiled = re.sub(rf"^{field} = .*\n", "", STORY, flags=re.MULTILINE)
    with pytest.raises(Misread, match=field):
        story_of("forty", toml(f"{STORIES_SPOILED[field]}\n{spoiled}"))


@pytest.mark.parametrize("line", ["scene = 99", 'lesson = "nobody"'])
def test_a_story_of_a_lesson_that_is_not_there_is_none(line: str) -> None:
    name, text = line.partition(" = ")[0], (STORIES / "diss.toml").read_text(encoding="utf-8")
    with pytest.raises(Misread):
        story_of("diss", toml(re.sub(rf"^{name} = .*$", line, text, flags=re.MULTILINE)))


def test_a_question_after_the_end_of_a_story_is_none() -> None:
    assert re.search(r"^after = \d+", STORY, re.MULTILINE)
    with pytest.raises(Misread, match="stops"):
        story_of("forty", toml(re.sub(r"^after = \d+", "after = 999", STORY, flags=re.MULTILINE)))


def test_what_is_no_truth_is_none() -> None:
    assert truth({"rare": True}, "rare") and not truth({}, "rare")
    with pytest.raises(Misread):
        truth({"rare": 1}, "rare")


def test_all_of_ours_are_there() -> None:
    assert len(lessons()) == len(list(lesson.FOLDER.glob("*.toml")))
    assert len(stories()) == len(list(STORIES.glob("*.toml")))


def test_a_file_that_is_none_of_ours_is_left_out_and_the_others_are_there(tmp_path: Path) -> None:
    for name, text in {"a": LESSON, "b": "rubbish", "c": LESSON.replace("seat = 0", "seat = 9"), "d": LESSON}.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    (tmp_path / "e.toml").mkdir()
    (tmp_path / "f.toml").write_text("a" + ".a" * 20_000 + " = 1")
    assert len(all_in(tmp_path, lambda file: lesson_of(file.stem, data_in(file)))) == 2


@pytest.mark.parametrize(
    ("line", "other", "field"),
    [
        ('name = "Eugen"', "name = 3", "name"),
        ("comes = 2", "comes = true", "comes"),
        ('strength = "old-hand"', 'strength = "weak"', "strength"),
        ("talks = 0.15", "talks = nan", "talks"),
        ("talks = 0.15", "talks = 1e300", "talks"),
        ("pace = 1.40", "pace = true", "pace"),
        ("about.en", "about", "eugen"),
        ("comes = 2", "comes = [[[[[[[[[[[[[[1]]]]]]]]]]]]]]", "eugen"),
    ],
)
def test_who_somebody_is_has_to_stand_in_their_file(
    line: str, other: str, field: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocks, "PEOPLE", tmp_path)
    (tmp_path / "eugen.toml").write_text(EUGEN.replace(line, other), encoding="utf-8")
    with pytest.raises(Misread, match=f"^{field}$"):
        met("eugen")


def test_of_lines_those_are_said_that_are_lines(tmp_path: Path) -> None:
    path = tmp_path / "berta.toml"
    path.write_text(
        'lines.greeting = 3\nlines.won_deal.en = "Ha!"\nlines.lost_deal.de = ["Ha!"]\nwhen = 3\n'
        'lines.own_pair.en = ["Ha!"]\nlines.aus_heard.en = ["two\\nlines"]\nlines.gigackel.en = [3]\n'
    )
    assert lines_in(path) == {"own_pair": {"en": ["Ha!"]}}
    assert dialects_in(path) == {}
    (tmp_path / "karle.toml").write_text("rubbish")
    (tmp_path / "lena.toml").write_text("lines = 3")
    assert all(lines_in(tmp_path / f"{who}.toml") == {} for who in ("karle", "lena", "nobody"))
    assert len(lines_in(ANYBODY)) > 3
