"""Captions: how many there are in a deal, one a card, never by what is still to come, and less of what is known."""

from __future__ import annotations

from functools import cache
from itertools import chain
from statistics import median
from typing import Final

from gaigel_desktop.controller.highlights.captions import COMES_OF_A_CARD, Caption, captions
from gaigel_desktop.controller.highlights.worth import KINDS, NEVER
from gaigel_desktop.controller.match.retelling import Step, retold
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.rules.actions import ELFEN
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.events import Drawn, Ended, Opened, Played
from gaigel_desktop.rules.options import with_changes
from tests.scenario import lay
from tests.tiers import first_of

from .told_captions import Watched, happened

FEWEST, MOST = 10, 20
MANY_TRICKS: Final = 8
TABLES: Final = (
    *(("leinfelden", players) for players in (2, 3, 4, 6)),
    *(("wikipedia", players) for players in (2, 4, 6)),
    *(("uspcc-1907", players) for players in (2, 4, 8)),
    ("rutesheim", 3),
)
DEALS: Final = 10
WILD: Final = 4  # of those who do anything that is allowed, so that every rule is reached


@cache
def deals(preset: str, players: int) -> tuple[list[Step], ...]:
    """Deals of a table, played soundly and wildly, with all hands open."""
    rules = with_changes(preset, {"players": players})
    sound = simulate(Plan(rules, DEALS, "captions", ("greedy",)))
    wild = simulate(Plan(rules, WILD, "captions", ("random",), rare=True))
    return tuple(retold(record, None) for record in chain(sound, wild))


def moments(steps: list[Step]) -> list[range]:
    """The steps that belong to one card, or to one thing that was said."""
    begins = [at for at, step in enumerate(steps) if not isinstance(step.event, COMES_OF_A_CARD)]
    return [range(begin, end) for begin, end in zip(begins, [*begins[1:], len(steps)], strict=True)]


@first_of(1, "preset, players", TABLES)
def test_ordinary_deals_have_ten_to_twenty_captions(preset: str, players: int) -> None:
    counts = [len(captions(steps, 0)) for steps in deals(preset, players)[:DEALS]]
    assert FEWEST <= median(counts) <= MOST


@first_of(1, "preset, players", TABLES)
def test_no_deal_has_more_than_twenty_and_no_long_one_fewer_than_ten(preset: str, players: int) -> None:
    for steps in deals(preset, players):
        for known in ((), tuple(kind.name for kind in KINDS)):
            said = captions(steps, 0, known)
            assert len(said) <= MOST
            assert len(said) >= FEWEST or steps[-1].seen.done <= MANY_TRICKS


@first_of(1, "preset, players", TABLES)
def test_there_is_one_caption_a_card_at_most(preset: str, players: int) -> None:
    for steps in deals(preset, players):
        said = captions(steps, 0)
        for moment in moments(steps):
            assert sum(at in said for at in moment) <= 1


@first_of(1, "preset, players", TABLES)
def test_every_deal_begins_with_trumps_and_ends_with_how_it_ended(preset: str, players: int) -> None:
    for steps in deals(preset, players):
        said = captions(steps, 0)
        assert said[0].kind == "trumps"
        assert isinstance(steps[-1].event, Ended) and len(steps) - 1 in said


@first_of(1, "preset, players", TABLES)
def test_what_is_said_does_not_depend_on_what_is_still_to_come(preset: str, players: int) -> None:
    """Whoever goes back, or leaves the line for a branch, sees what stood there."""
    steps = deals(preset, players)[0]
    whole = captions(steps, 0)
    for end in range(1, len(steps), 3):
        assert captions(steps[:end], 0) == {at: each for at, each in whole.items() if at < end}


@first_of(1, "preset, players", TABLES)
def test_of_what_happens_with_a_card_the_dearest_is_said(preset: str, players: int) -> None:
    worth = {kind.name: (kind.new, NEVER if kind.after else kind.again) for kind in KINDS}
    steps = deals(preset, players)[0]
    at_all: dict[int, list[str]] = {}
    for at, name, _ in happened(steps):
        at_all.setdefault(at, []).append(name)
    for at, caption in captions(steps, players).items():  # nobody's hand is talked about
        assert caption.kind in at_all[at]
        assert max(worth[caption.kind]) >= max(min(worth[name]) for name in at_all[at])


def test_most_cards_go_by_in_silence_where_a_deal_is_long() -> None:
    for steps in deals("leinfelden", 2):
        cards = sum(isinstance(step.event, Opened | Played) for step in steps)
        assert cards < 40 or len(captions(steps, 0)) < cards / 2


# -- what was said before ----------------------------------------------------------------------------------------


def test_what_is_new_is_said_once() -> None:
    once = {kind.name for kind in KINDS if kind.again == NEVER}
    for steps in deals("leinfelden", 4):
        kinds = [each.kind for each in captions(steps, 0).values()]
        assert all(kinds.count(name) <= 1 for name in once)


def test_what_an_earlier_scene_has_told_gives_way() -> None:
    steps = deals("leinfelden", 4)[0]
    told = {each.kind for each in captions(steps, 0).values()}
    once = {kind.name for kind in KINDS if kind.again == NEVER} & told
    again = {each.kind for each in captions(steps, 0, told).values()}
    assert once and not once & again


def test_nobody_hears_that_there_is_no_double_before_somebody_has_lost_double() -> None:
    (first_one,) = (kind for kind in KINDS if kind.after)
    for steps in deals("leinfelden", 4):
        assert first_one.name not in {each.kind for each in captions(steps, 0).values()}
    for double in first_one.after:
        again = [captions(steps, 0, (double,)) for steps in deals("leinfelden", 4)]
        assert any(each.kind == first_one.name for said in again for each in said.values())


def test_a_scene_that_begins_later_begins_with_trumps_and_counts_from_there() -> None:
    steps = deals("leinfelden", 4)[0]
    first = next(at for at, step in enumerate(steps) if step.seen.done == 2)
    said = captions(steps, 0, first=first)
    assert min(said) == first and said[first].kind == "trumps"
    assert captions(steps, 0, first=len(steps)) == {}


# -- a deal that somebody can follow -----------------------------------------------------------------------------


def test_a_lesson_told_again_says_this() -> None:
    """The lesson of two tricks: the Seven, worth nothing, takes an ace and a ten."""
    table = lay(
        "leinfelden",
        "H7",
        vorhand="EA H7 BU SO E7",
        second="SA BX EU S7 B7",
        third="EX BO SU B7 S7",
        fourth="BU SK EO EK SX",
        talon="BK EU EK SU BA HO EX BX",
    )
    watched = Watched(table)
    table.opens("elfen", "EA").plays("EU EX BU").plays("BU BX BO SK").plays("SA S7 SX H7").points(46, 19)
    said = captions(watched.steps, 0)
    told = [(each.kind, each.seat, watched.steps[at].event) for at, each in said.items()]
    assert told == [
        ("trumps", NOBODY, None),
        ("elfen", 0, Opened(0, ELFEN, FACE_OF["EA"])),
        ("feeds", 2, Played(2, FACE_OF["EX"])),
        ("elfen_won", 0, Played(3, FACE_OF["BU"])),
        ("draws", 1, Drawn(1, tuple(FACE_OF[card] for card in ("BA", "HO", "EX", "BX")), last_open=False)),
        ("trumps_in", 0, Played(0, FACE_OF["H7"])),
    ]
    assert said[max(said)] == Caption("trumps_in", 0, {"points": 21})


def test_a_hundred_is_told_of_rather_than_the_pair_that_makes_it() -> None:
    """And 101 rather than anything."""
    table = lay("leinfelden", "HX", vorhand="EA HK HO HK HO", second="EU", third="EK", fourth="EO")
    table.opens("elfen", "EA").plays("EU EK EO").points(20, 0)
    watched = Watched(table)
    table.seat(0).declares("H", 2)
    assert [each.kind for each in captions(watched.steps, 0).values()] == ["trumps", "nearly"]
