"""Wording: what is said of a past deal on the pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.seating import Seating, own_called, own_name
from gaigel_desktop.controller.settings import OWN_PORTRAITS
from gaigel_desktop.controller.store.archive import PastDeal
from gaigel_desktop.controller.store.schema import DAY
from gaigel_desktop.controller.store.summary import CHANGED, GIGACKEL, chairs, own_seat
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.scenes.parts.unfinished_matches import others
from gaigel_desktop.table.slate import standing
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import day_in_words, listed

TWO: Final = 2  # players, each of whom is a side
NAMES = {regular.portrait: regular.name for regular in REGULARS}
STRANGERS = (*OWN_PORTRAITS, *NAMES)  # faces for those whom a file does not name


def rules_name(rules: str) -> str:
    """A rule set as the summaries name it."""
    preset = say(f"preset:{rules.removesuffix(CHANGED)}")
    return say("preset_with_own_rules", {"preset": preset}) if rules.endswith(CHANGED) else preset


def who_name(who: str) -> str:
    """An opponent by what they are counted by: a regular by the portrait, anybody else by name."""
    return NAMES.get(who, who)


def seating_of(deal: PastDeal, name: str, portrait: str) -> Seating:
    """Who sat where, as everybody may be told; the player may have given no `name`. Of most deals from a file only the
    seats are known."""
    players = deal.record.rules.players
    sat = chairs(deal.about)
    if len(sat) != players:
        names = tuple(say("seat_numbered", {"number": seat + 1}) for seat in range(players))
        return Seating(0, names, STRANGERS[:players])
    told = [str(chair.get("name") or "") for chair in sat]
    people = tuple(seat for seat, chair in enumerate(sat) if not chair.get("strength"))
    me = own_name(own_called(name, portrait, others=len(people) > 1), told)
    names = tuple(each or me for each in told)
    nobody = "" if deal.match.imported else portrait
    faces = _faces([str(chair.get("portrait") or nobody) for chair in sat])
    return Seating(own_seat(deal.about), names, faces, people).seen_by_all()


def _faces(told: Sequence[str]) -> tuple[str, ...]:
    """A file may name anybody: who has no face here gets one that nobody else at the table has."""
    free = (face for face in STRANGERS if face not in told)
    return tuple(face if face in STRANGERS else next(free) for face in told)


def match_words(deal: PastDeal) -> str:
    """The heading of a match in the list."""
    rules = rules_name(deal.record.rules.preset)
    if deal.match.imported:
        return say("past_match_imported", {"file": str(deal.about.get("file", "")), "rules": rules})
    if _is_of_the_day(deal):
        return say("past_match_day", {"day": day_in_words(str(deal.match.about[DAY])), "rules": rules})
    day, time = day_in_words(deal.match.started), deal.match.started[11:16]
    return say("past_match_own", {"day": day, "time": time, "rules": rules})


def match_result(deal: PastDeal, seating: Seating) -> str:
    """Who has won the match; nothing of a deal of the day, which is none."""
    winner = deal.match.winner
    if deal.match.imported:
        return say("past_imported") if winner is None else say("past_match_by_side", {"side": winner + 1})
    if _is_of_the_day(deal):
        return ""
    side_of = sides_of(deal.record.rules)
    against = seating.sides_have_names(side_of)
    if winner is None:
        given_up = say("reason_given_up" if against else "past_match_lost")
        return given_up if deal.match.given_up else say("past_match_open")
    if against:
        return _won_by(deal, seating, winner)
    return say("past_match_won" if winner == side_of[seating.me] else "past_match_lost")


def _won_by(deal: PastDeal, seating: Seating, *sides: int) -> str:
    return say("picture_won", {"names": listed([side_name(deal, side, seating) for side in sides])})


def _is_of_the_day(deal: PastDeal) -> bool:
    return DAY in deal.match.about and not deal.match.imported


def company(deal: PastDeal, seating: Seating) -> str:
    """With whom and against whom; of several people nobody is left out."""
    side = sides_of(deal.record.rules)
    ours = side[seating.me]
    partners = [name for seat, name in enumerate(seating.names) if side[seat] == ours and seat != seating.me]
    against = others(seating.names, seating.me, deal.record.rules)
    opposed = say("past_against", {"names": listed(against)})
    if seating.to_all:
        return f"{listed([seating.names[seating.me], *partners])} {opposed}"
    said = [say("past_with", {"names": listed(partners)})] if partners else []
    return ", ".join([*said, opposed])


def score_words(deal: PastDeal, me: int) -> str:
    """The points of the own side and, between two, of the other."""
    result = deal.record.result
    if result is None:
        return "–"
    ours = sides_of(deal.record.rules)[me]
    others = [points for side, points in enumerate(result.points) if side != ours]
    own = result.points[ours]
    return f"{own} : {others[0]}" if len(others) == 1 else str(own)


def score_told(deal: PastDeal, seating: Seating) -> str:
    """The same for whoever hears it: between two teams whose number is whose; the own one comes first."""
    side_of, written = sides_of(deal.record.rules), score_words(deal, seating.me)
    alone = len(side_of) == TWO and not seating.to_all
    if " : " not in written or deal.match.imported or alone:
        return written
    ours = side_of[seating.me]
    sides = ours, next(side for side in side_of if side != ours)
    told = zip(sides, written.split(" : "), strict=True)
    return ", ".join(f"{side_name(deal, side, seating)} {number}" for side, number in told)


def side_name(deal: PastDeal, side: int, seating: Seating) -> str:
    """What a side is called: mir and ihr between two, else the player; by names where people sat against each other."""
    if deal.match.imported:
        return say("side_numbered", {"number": side + 1})
    return standing.side_name(deal.record.rules, seating, side)


def outcome_words(deal: PastDeal, seating: Seating) -> str:
    """Won or lost, and how it ended, in a word."""
    return " · ".join(filter(None, (won_words(deal, seating), ended_words(deal))))


def ended_words(deal: PastDeal) -> str:
    """How a deal ended, in a word."""
    return say_at(deal.record.rules, f"ended:{deal.reason}")


def won_words(deal: PastDeal, seating: Seating) -> str:
    """Won or lost; by whom, where people sat against each other. Nothing of a stranger's."""
    if deal.won is None:
        return ""
    if not seating.sides_have_names(sides_of(deal.record.rules)):
        return say("past_won" if deal.won else "past_lost")
    return "" if deal.record.result is None else _won_by(deal, seating, *deal.record.result.winners)


def row_told(cells: Sequence[str], heads: Sequence[str], strokes: int) -> str:
    """A side and what it has, each after the head of its column; heads by themselves say nothing."""
    figures = [f"{head} {words}" for head, words in zip(heads, cells[1:], strict=False) if words]
    told = [*figures, *([strokes_told(strokes)] if strokes else [])]
    return f"{cells[0]}: {', '.join(told)}" if told else cells[0]


def strokes_of(deal: PastDeal) -> tuple[int, ...]:
    """The strokes that each side got by a deal; in Rutesheim there are none, but points."""
    result = deal.record.result
    if result is None:
        return ()
    return (0,) * len(result.strokes) if deal.record.rules.scoring == "rutesheim" else tuple(result.strokes)


def strokes_told(strokes: int) -> str:
    """A Gigackel counts two; that is said of it, for whoever does not see what is drawn."""
    return say("spoken_double") if strokes == GIGACKEL else say("spoken_strokes", {"count": strokes})
