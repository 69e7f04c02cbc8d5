"""Opened: the numbers of a programme become stories: those of ours, past deals with whoever sat there, and the records
of a file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.bounded import NoPlainFile, plain_file
from gaigel_desktop.controller.match.practice import table_of_deal
from gaigel_desktop.controller.match.setup import ME, MatchSetup
from gaigel_desktop.controller.places import sayable
from gaigel_desktop.controller.records.lines import PIECE, pieces_of
from gaigel_desktop.controller.records.verify import NOTHING, Judged, judged
from gaigel_desktop.controller.store.archive import PastDeal, Wanted, in_order
from gaigel_desktop.controller.store.summary import own_seat
from gaigel_desktop.lessons.programme import DEAL, STORY, Number, Programme
from gaigel_desktop.lessons.reading import WORDLESS, Words
from gaigel_desktop.lessons.story import Story, stories
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.seats import sides
from gaigel_desktop.text.languages import ENGLISH
from gaigel_desktop.text.speech import said, say, spoken_language
from gaigel_desktop.text.telling import day_in_words

MOST_DEALS: Final = 100  # of one file: an evening, and more than anybody looks at
MOST_PIECES: Final = (1 << 20) // PIECE  # several times as much as so many deals are
MOST_KEPT: Final = 60  # files that are not read again as long as they stay the same
DEED_TAKES: Final = 4  # seconds, when a deal is shown that nobody has measured


class Piece(NamedTuple):
    """A story, the past deal that it was, whose people sit there, and the table that goes on with it."""

    story: Story
    deal: PastDeal | None = None
    table: MatchSetup | None = None


class Show(NamedTuple):
    """What is shown, one after the other, and a sentence for everything that cannot be."""

    name: str
    title: Words
    pieces: tuple[Piece, ...]
    problems: tuple[str, ...] = ()

    @property
    def seconds(self) -> int:
        """How long it takes."""
        return sum(piece.story.seconds for piece in self.pieces)


class NotShown(Exception):
    """A number of a programme, or a file, that cannot be shown; the text is one sentence."""


def opened(programme: Programme, database: sqlite3.Connection | None, folder: Path) -> Show:
    """All that can be shown of a programme, whose files lie in this folder or beside it."""
    pieces, problems = list[Piece](), list[str]()
    for number in programme.numbers:
        try:
            pieces += [_told_so(piece, number) for piece in _pieces(number, database, folder)]
        except NotShown as bad:
            problems.append(str(bad))
    return Show(programme.name, programme.title, tuple(pieces), tuple(problems))


def _pieces(number: Number, database: sqlite3.Connection | None, folder: Path) -> tuple[Piece, ...]:
    match number.kind:
        case kind if kind == STORY:
            return (Piece(story_named(number.name)),)
        case kind if kind == DEAL:
            return (piece_of(deal_numbered(database, number.name)),)
    return show_of_file(folder / number.name).pieces


def _told_so(piece: Piece, number: Number) -> Piece:
    """What the number says itself goes before what the story says."""
    story = piece.story
    if not all(stop.has_place(story.record.actions) for stop in number.stops):
        raise NotShown(say("programme_stop_beyond", {"title": said(number.title or story.title)}))
    return piece._replace(
        story=story._replace(
            title=number.title or story.title,
            say=number.say or story.say,
            stops=number.stops or story.stops,
            seat=_seat(number, story),
            seconds=number.seconds or story.seconds,
        )
    )


def _seat(number: Number, story: Story) -> int:
    return story.seat if number.seat is None or number.kind == STORY else number.seat % story.record.rules.players


# -- one thing alone ---------------------------------------------------------------------------------------------


def show_of_story(name: str) -> Show:
    """One story of ours; NotShown where there is none of this name."""
    story = story_named(name)
    return Show(name, story.title, (Piece(story),))


def show_of_deal(deal: PastDeal) -> Show:
    """A show that tells one past deal."""
    piece = piece_of(deal)
    return Show("", piece.story.title, (piece,))


def show_at_table(record: Record, table: MatchSetup, begins: int) -> Show:
    """A deal of the match that is being played, and whoever sits there goes on with it."""
    story = _story(record, say("programme_deal_at_table"), ME)._replace(begins=begins)
    return Show("", story.title, (Piece(story, table=table),))


def show_of_file(path: Path) -> Show:
    """Every deal of a file of records; NotShown where one of its lines does not hold, or none is there."""
    pieces = tuple(_of_file(path))
    if not pieces:
        raise NotShown(say("programme_no_deal", {"path": sayable(path.name)}))
    return Show("", {ENGLISH: sayable(path.name)}, pieces)


def story_named(name: str) -> Story:
    """The story of this name; NotShown where there is none."""
    found = next((story for story in stories() if story.name == name), None)
    if found is None:
        raise NotShown(say("programme_no_story", {"name": sayable(name)}))
    return found


def deal_numbered(database: sqlite3.Connection | None, name: str) -> PastDeal:
    """The past deal of this number; NotShown where it is no more, or cannot be read."""
    wanted, found = Wanted(deal=int(name) if name.isdecimal() else 0), None
    if database is not None and wanted.deal:
        with suppress(sqlite3.Error, OverflowError):
            found = next(in_order(database, wanted), None)
    if found is None:
        raise NotShown(say("programme_no_past_deal", {"number": sayable(name)}))
    return found


# -- as a story --------------------------------------------------------------------------------------------------


def piece_of(deal: PastDeal) -> Piece:
    """A past deal as the player saw it, with whoever sat there."""
    title = say("programme_past_deal", {"number": deal.number, "day": day_in_words(deal.match.started)})
    story = _story(deal.record, title, own_seat(deal.about))
    return Piece(story, deal, table_of_deal(deal.about, deal.record.rules))


def _of_file(path: Path) -> Iterator[Piece]:
    """Its deals in their order, as far as anybody wants to see them."""
    named = sayable(path.name)
    try:
        lies = path.stat()
        records, trouble = _records_of(path, (lies.st_mtime_ns, lies.st_size, spoken_language()))
    except NoPlainFile:
        raise NotShown(say("programme_no_file", {"path": named})) from None
    except FileNotFoundError:
        raise NotShown(say("programme_file_missing", {"path": named})) from None
    except (OSError, ValueError):  # also a path that no system knows
        raise NotShown(say("programme_file_unreadable", {"path": named})) from None
    if trouble:
        raise NotShown(trouble)
    for number, record in enumerate(records, 1):
        yield Piece(_story(record, say("programme_deal_in_file", {"number": number, "path": named}), 0))


@lru_cache(maxsize=MOST_KEPT)
def _records_of(path: Path, lies: tuple[int, int, str]) -> tuple[tuple[Record, ...], str]:
    """What is in it, or why it cannot be shown; read once as long as it lies there as it did, in this language."""
    with plain_file(path) as file:
        lines = _in_lines(judged(pieces_of(file)), sayable(path.name))
        try:
            return tuple(islice(lines, MOST_DEALS)), ""
        except NotShown as bad:
            return (), str(bad)


def _in_lines(lines: Iterable[Judged], named: str) -> Iterator[Record]:
    """The records of the lines, of a giant file only those at its beginning."""
    read = 0
    for line in lines:
        read += line is NOTHING
        if read > MOST_PIECES:
            return
        if line.finding is not None:
            raise NotShown(say("programme_bad_line", {"path": named, "finding": str(line.finding)}))
        if line.record is not None:
            yield line.record


def _story(record: Record, title: str, seat: int) -> Story:
    """A deal that nobody has written a story about: from the first card to the last."""
    score = record.match.before.score if record.match else (0,) * sides(record.rules)
    return Story(
        name="",
        title={ENGLISH: title},
        gist=WORDLESS,
        seat=seat,
        record=record._replace(legal=None),
        begins=0,
        score=score,
        shows=(),
        stops=(),
        screen={ENGLISH: say("programme_deal_screen")},
        seconds=DEED_TAKES * len(record.actions),
    )
