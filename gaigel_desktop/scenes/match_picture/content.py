"""What stands on the picture of a match's end, as values: who played, how it ended, and what was best in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gaigel_desktop.controller.highlights.best import (
    Best,
    best_moment,
)
from gaigel_desktop.controller.match.deals import (
    Past,
    given_up,
    past_deal,
)
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.table.slate.standing import (
    Match,
    as_it_stands,
    sides_on_slate,
)
from gaigel_desktop.table.slate.strokes import (
    Slate,
    strokes_in_row,
)
from gaigel_desktop.text.captioning import caption
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import (
    day_in_words,
    listed,
)
from gaigel_desktop.window.faces import (
    Deck,
    face_file,
    portrait_file,
)

LAUGHING: Final = "laughing"
PLEASED: Final = "pleased"
ANNOYED: Final = "annoyed"


class MatchOver(NamedTuple):
    """A match that is over: its deals, who sat there, and the day it ended, as in 2026-11-23."""

    records: tuple[Record, ...]
    seating: Seating
    day: str

    def called(self, name: str) -> MatchOver:
        """With the player called so: as a match is told to others, nobody in it is You. Where several people sat,
        nobody was."""
        seating = self.seating
        if seating.several:
            return self
        return self._replace(seating=seating.own(name, seating.portraits[seating.me]))


class Whom(NamedTuple):
    """Somebody who played: the face, the name, the side, whether that has won, and its score."""

    face: str
    name: str
    side: int
    won: bool
    score: str


class MatchPicture(NamedTuple):
    """All that is drawn on it."""

    title: str
    date: str
    won: str
    slate: Slate
    people: tuple[Whom, ...]
    unit: str  # what their scores count
    best_head: str
    best: str
    best_face: str
    cards: tuple[str, ...]  # their pictures


def _face(best: Best | None, seating: Seating) -> str:
    """Whose moment it was, laughing, or not where it was lost by it."""
    if best is None or best.seat == NOBODY:
        return ""
    result, side = best.seen.result, best.seen.law.side[best.seat]
    return portrait_file(seating.portraits[best.seat], ANNOYED if result and side not in result.winners else LAUGHING)


def has_picture(records: Sequence[Record]) -> bool:
    """Whether these deals have a score to be shown."""
    return bool(records) and records[-1].match is not None and records[-1].match.after is not None


def picture_of(evening: MatchOver, deck: Deck, dress: str, captions: str = "") -> MatchPicture:
    """What stands on it, in the language that is spoken."""
    rules, seating = evening.records[-1].rules, evening.seating
    standing = _standing(evening.records)
    slate = as_it_stands(Match(rules, _past(evening), standing, dress, captions), seating)
    best = best_moment(evening.records)
    words = caption(best.caption, best.seen, seating.names) if best is not None else ""
    return MatchPicture(
        title=say("picture_title"),
        date=say("picture_date", {"day": day_in_words(evening.day), "rules": say(f"preset:{rules.preset}")}),
        won=_won(rules, seating, standing),
        slate=slate,
        people=_people(rules, seating, standing, slate),
        unit=say("picture_points" if any(row.number for row in slate.rows) else "picture_strokes"),
        best_head=say("picture_best", {"number": best.deal}) if best is not None else "",
        best=words,
        best_face=_face(best, seating),
        cards=tuple(face_file(deck, CODES[card]) for card in best.cards) if best is not None else (),
    )


def _standing(records: Sequence[Record]) -> Standing:
    match = records[-1].match
    assert match is not None and match.after is not None
    return match.after


def _past(evening: MatchOver) -> tuple[Past, ...]:
    """The deals as the slate needs them, as far as they follow one another."""
    found: list[Past] = []
    for record in evening.records:
        if record.match is None or record.match.after is None:
            found.clear()
            continue
        result = record.result or given_up(record.rules, sides_of(record.rules)[evening.seating.me])
        found.append(past_deal(result, record.match.before, record.match.after, record.actions))
    return tuple(found)


def _won(rules: RuleSet, seating: Seating, standing: Standing) -> str:
    names = [name for name, side in zip(seating.names, sides_of(rules), strict=True) if side == standing.winner]
    return say("picture_won", {"names": listed(names)}) if names else say("picture_open")


def _people(rules: RuleSet, seating: Seating, standing: Standing, slate: Slate) -> tuple[Whom, ...]:
    """Side by side, the own one first as on the slate, each as it stands there."""
    side_of, order = sides_of(rules), sides_on_slate(rules, seating.me)
    told = {side: row.number or str(strokes_in_row(row.marks)) for side, row in zip(order, slate.rows, strict=True)}
    return tuple(
        Whom(
            portrait_file(seating.portraits[seat], PLEASED if side == standing.winner else ""),
            seating.names[seat],
            side,
            side == standing.winner,
            told[side],
        )
        for side in order
        for seat in range(rules.players)
        if side_of[seat] == side
    )
