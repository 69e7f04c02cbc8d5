"""Programmes of a club: each is a file in the folder `programmes`, written by the program or by hand. Whatever is wrong
in one is a sentence that says where, and the rest of it is shown all the same."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.bounded import NoPlainFile, Plain, TooMuch, text_in, toml
from gaigel_desktop.controller.places import sayable, store_file, write_whole
from gaigel_desktop.controller.store.transfer import free_name
from gaigel_desktop.controller.thrown_away import throw_away
from gaigel_desktop.lessons.programme import DEAL, KINDS, STORY, Number, Programme, programme_of
from gaigel_desktop.lessons.reading import LARGEST, MOST, Misread, Words, is_text
from gaigel_desktop.lessons.story import stories
from gaigel_desktop.rules.actions import SPELLED
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.record import Deed
from gaigel_desktop.text.languages import ENGLISH, LANGUAGES
from gaigel_desktop.text.speech import said, say

ENDING: Final = ".toml"
MOST_FILES: Final = 60  # of a club
MOST_TOGETHER: Final = 2 * MOST  # bytes of all of them
MOST_NUMBERS: Final = 60
LONGEST_STEM: Final = 40
WORDED: Final = frozenset({"title", "say", "question", "answer", "comes"})  # by language, or one text for all
FIELDS: Final = frozenset({*KINDS, "title", "say", "stops", "seat", "seconds"})
AT_LINE: Final = re.compile(r"line (\d+)")
LONGEST_QUOTE: Final = 60


class Found(NamedTuple):
    """A file with a programme, as far as it can be read, and a sentence for everything that cannot be."""

    path: Path
    programme: Programme | None
    problems: tuple[str, ...] = ()


def folder() -> Path:
    """Where a club's programmes lie."""
    return store_file().parent / "programmes"


def club_programmes(where: Path) -> list[Found]:
    """All of them, by the names of their files, as long as they are no more than any club has; none where nobody may
    look."""
    found, left = list[Found](), MOST_TOGETHER
    with suppress(OSError):
        for path in islice((path for path in sorted(where.iterdir()) if path.suffix == ENDING), MOST_FILES):
            left -= _size(path)
            found.append(read(path) if left >= 0 else _left_out(path))
    return found


def _size(path: Path) -> int:
    with suppress(OSError):
        return path.stat().st_size
    return 0


def _left_out(path: Path) -> Found:
    """One that nobody has looked into, because those before it are as many as can be read at once."""
    return Found(path, None, (say("programmes_too_many", {"file": sayable(path.name)}),))


# -- reading -----------------------------------------------------------------------------------------------------


def read(path: Path) -> Found:
    """The programme in this file."""
    problems: list[str] = []
    data = _parsed(path, problems)
    if data is None:
        return Found(path, None, tuple(problems))
    named = {"file": sayable(path.name)}
    title = _words(data.get("title", path.stem))
    if title is None:
        problems.append(say("programme_bad_title", named))
    listed = data.get("numbers")
    if not isinstance(listed, list) or not listed:
        problems.append(say("programme_empty", named))
        listed = []
    if len(listed) > MOST_NUMBERS:
        problems.append(say("programme_too_long", named | {"most": str(MOST_NUMBERS)}))
    numbers = tuple(_numbers(listed[:MOST_NUMBERS], named, problems))
    programme = Programme(path.stem, title or {ENGLISH: sayable(path.stem)}, numbers)
    return Found(path, programme, tuple(problems))


def _parsed(path: Path, problems: list[str]) -> Plain | None:
    """What stands in the file, or why nothing of it can be read."""
    named = {"file": sayable(path.name)}
    try:
        text = text_in(path, MOST)
    except FileNotFoundError:
        problems.append(say("programme_file_missing", {"path": named["file"]}))
    except NoPlainFile:
        problems.append(say("programme_no_file", {"path": named["file"]}))
    except TooMuch:
        problems.append(say("programme_too_large", named))
    except (OSError, ValueError):  # what is no text comes here too
        problems.append(say("programme_file_unreadable", {"path": named["file"]}))
    else:
        return _parsed_text(text, named, problems)
    return None


def _parsed_text(text: str, named: Mapping[str, str], problems: list[str]) -> Plain | None:
    try:
        return toml(text)
    except TooMuch:
        problems.append(say("programme_too_much", named))
    except ValueError as bad:
        problems.append(_no_toml(text, str(bad), named))
    return None


def _no_toml(text: str, told: str, named: Mapping[str, str]) -> str:
    """Which line cannot be read, and what stands there."""
    found = AT_LINE.search(told)
    lines = text.rstrip().split("\n")
    line = min(int(found[1]), len(lines)) if found else len(lines)
    return say("programme_no_toml", {**named, "line": line, "quoted": sayable(lines[line - 1].strip())[:LONGEST_QUOTE]})


def _numbers(listed: Sequence[object], named: Mapping[str, str], problems: list[str]) -> Iterator[Number]:
    """Those that hold; of each other one the first thing that does not."""
    for place, data in enumerate(listed, 1):
        where = {**named, "number": place}
        trouble = _trouble(data, where)
        if trouble:
            problems.append(trouble)
            continue
        try:
            yield _number(data)
        except (Misread, ValueError) as bad:
            problems.append(say("programme_misread", {**where, "field": sayable(str(bad))}))


def _trouble(data: object, where: Mapping[str, object]) -> str:
    """What is wrong with a number before it is read; empty: nothing."""
    kinds = [kind for kind in KINDS if isinstance(data, dict) and kind in data]
    if not isinstance(data, dict) or len(kinds) != 1:
        return say("programme_one_of", where)
    unknown = next((field for field in data if field not in FIELDS), None)
    if unknown is not None:
        return say("programme_unknown_field", {**where, "field": sayable(unknown)})
    name = data[kinds[0]]
    if kinds[0] == STORY and not any(story.name == name for story in stories()):
        return say("programme_number_no_story", {**where, "name": sayable(str(name))})
    return ""


def _number(data: object) -> Number:
    """As it is written in a file of ours."""
    assert isinstance(data, dict)
    plain = _by_language(data)
    deal = data.get(DEAL)
    if type(deal) is int and deal <= LARGEST:
        plain[DEAL] = str(deal)
    (number,) = programme_of("", {"title": {ENGLISH: ""}, "numbers": [plain]}).numbers
    return number


def _by_language(data: Plain) -> dict[str, object]:
    """The same with everything that is said by language, in its stops and choices too."""
    return {field: _one_by_language(field, value) for field, value in data.items()}


def _one_by_language(field: str, value: object) -> object:
    if field in WORDED:
        words = _words(value)
        if words is None:
            raise Misread(field)
        return words
    if isinstance(value, list):
        return [_by_language(item) if isinstance(item, dict) else item for item in value]
    return value


def _words(data: object) -> Words | None:
    """Words by language, or the same ones in every language; None for anything else."""
    if is_text(data):
        return {ENGLISH: data} if data else {}
    if isinstance(data, dict) and all(is_text(text) and code in LANGUAGES for code, text in data.items()):
        return {ENGLISH: next(iter(data.values())), **data} if any(data.values()) else {}
    return None


# -- writing -----------------------------------------------------------------------------------------------------


def keep(programme: Programme, where: Path) -> Path:
    """Write it into its file, a new one where it has no name yet; OSError where that cannot be."""
    path = where / f"{programme.name}{ENDING}"
    if not programme.name:
        path = free_name(where, _stem(said(programme.title)), ENDING)
    write_whole(path, written(programme))
    return path


def discard(programme: Programme, where: Path) -> None:
    """Its file is thrown away; OSError where it cannot be."""
    throw_away(where / f"{programme.name}{ENDING}")


def _stem(title: str) -> str:
    """What a new file is called, made of what the programme is."""
    return re.sub(r"[^\w]+", "-", title.casefold(), flags=re.ASCII).strip("-")[:LONGEST_STEM] or "programme"


def written(programme: Programme) -> str:
    """A programme written as TOML."""
    head = f"title = {_toml(programme.title)}\n"
    return head + "".join(f"\n{block}" for number in programme.numbers for block in _written(number))


def _written(number: Number) -> Iterator[str]:
    fields: dict[str, object] = {number.kind: int(number.name) if number.kind == DEAL else number.name}
    fields |= {"title": number.title, "say": number.say, "seat": "" if number.seat is None else number.seat}
    yield _table("numbers", fields | {"seconds": number.seconds or ""})
    for stop in number.stops:
        asked = {"after": stop.after, "question": stop.question, "answer": stop.answer, "at": " ".join(stop.at)}
        asked["lies"] = stop.lies or ""
        asked["joker"] = stop.joker if stop.joker != NOBODY else ""
        yield _table("numbers.stops", asked | {"joke": stop.joke, "differs": stop.differs})
        for choice in stop.choices:
            done = {"action": _spelled(choice.action), "then": _deeds(choice.then), "comes": choice.comes}
            yield _table("numbers.stops.choices", done)


def _table(name: str, fields: Mapping[str, object]) -> str:
    lines = (f"{field} = {_toml(value)}\n" for field, value in fields.items() if value not in ("", {}))
    return f"[[{name}]]\n{''.join(lines)}"


def _toml(value: object) -> str:
    """Texts and numbers are the same in JSON; words that are the same in every language are a plain text."""
    if not isinstance(value, Mapping):
        return json.dumps(value, ensure_ascii=False)
    if list(value) == [ENGLISH]:
        return _toml(value[ENGLISH])
    return f"{{ {', '.join(f'{code} = {_toml(words)}' for code, words in value.items())} }}"


def _deeds(deeds: Sequence[Deed]) -> str:
    return ", ".join(f"{seat} {_spelled(action)}" for seat, action in deeds)


def _spelled(action: int) -> str:
    return " ".join(map(str, SPELLED[action]))
