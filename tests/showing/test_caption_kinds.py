"""What is worth a caption happens at the table: a story for each kind, told up to the deed, and some near it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypedDict, Unpack

import pytest

from gaigel_desktop.controller.highlights.moments import NOTHING, Values
from gaigel_desktop.controller.highlights.worth import KINDS
from gaigel_desktop.rules.cards import BELLS, FACE_OF, HEARTS
from gaigel_desktop.rules.deal import NOBODY
from tests.combinations import for_all
from tests.rules.table import Table
from tests.scenario import endgame, lay

from .told_captions import Watched, happened

FOUR: Final = "E7 E7 B7 B7"
BOOK: Final = "uspcc-1907"


class Story(NamedTuple):
    """The table as it lies, the deed, whom it is about, and what is named."""

    lies: Callable[[], Table]
    deed: Callable[[Table], Table]
    seat: int = NOBODY
    named: Values = NOTHING


class Words(TypedDict, total=False):
    """What some of them hold, and how the table plays."""

    vorhand: str
    second: str
    third: str
    fourth: str
    talon: str
    claims: str
    missed_out: str
    sevens_held: str


def elfen(preset: str = "leinfelden", trump: str = "S7", **words: Unpack[Words]) -> Table:
    """Vorhand opens Ge-Elfen with the ace of acorns and takes the trick."""
    hands: Words = {**words, "vorhand": f"EA {words.get('vorhand', '')}"}
    return lay(preset, trump, **hands).opens("elfen", "EA").rest_discard()


def with_hundred(fourth: str = "EO E7 SU BU SO") -> Table:
    """Vorhand has twenty points in a trick, and shows two pairs of trumps, the second one not yet."""
    hands: Words = {"vorhand": "EA HK HO HK HO", "second": "EU S7 B7 BU E7", "third": "EK S7 B7 BO SU"}
    hands = {**hands, "fourth": fourth, "talon": "HA"}
    table = lay("leinfelden", "HX", **hands).opens("elfen", "EA").plays("EU EK")
    return table.plays(fourth[:2]).seat(0).declares("H")


def at_101(**words: Unpack[Words]) -> Table:
    """Vorhand's side has two pairs of trumps and a trick: 103."""
    hands: Words = {"vorhand": "EA HK HO HK HO", "third": "EX", "fourth": "EU", **words}
    table = lay("leinfelden", "HX", **hands).opens("elfen", "EA").plays(". EX EU").points(23, 0)
    return table.seat(0).declares("H", 2)


def claimed(**words: Unpack[Words]) -> Table:
    """Vorhand's side has said that it is out, where that is counted only if somebody asks."""
    words = {**words, "claims": "questioned"}
    return elfen(**words).seat(0).calls_aus()


def forced() -> Table:
    """The second has nothing but trumps, and follows Ge-Elfen with one."""
    return lay("leinfelden", "SA", vorhand="EA", second="SX SK SO SU S7").opens("elfen", "EA")


def five_sevens(**words: Unpack[Words]) -> Table:
    """The third draws the fifth Seven after the first trick, which Vorhand has won."""
    hands: Words = {"vorhand": "EA", "third": f"{FOUR} HX", "talon": "HU HU S7", **words}
    return lay("leinfelden", "SX", **hands).opens("elfen", "EA").plays(". HX").rest_discard()


def last_trick() -> Table:
    """A card is left in each hand, nobody has called, and Vorhand leads."""
    table = lay("leinfelden", players=6, teams="none")
    while table.deal.rounds or table.deal.cards_each > 1:
        table.plays_on()
    return table


STORIES: Final = {
    "trumps": Story(lambda: lay("leinfelden", "HX"), lambda t: t, NOBODY, {"suit": HEARTS}),
    "elfen": Story(lambda: lay("leinfelden", vorhand="EA"), lambda t: t.opens("elfen", "EA"), 0),
    "dive": Story(lambda: lay("leinfelden", vorhand="EK"), lambda t: t.opens("dive", "EK"), 0),
    "second": Story(lambda: lay("leinfelden", vorhand="EA"), lambda t: t.opens("second", "EA"), 0),
    "five_trumps": Story(
        lambda: lay("leinfelden", "SA", vorhand="SX SK SO SU S7"), lambda t: t.opens("trumps", "S7"), 0
    ),
    "dissle": Story(lambda: lay("wikipedia", vorhand="EU"), lambda t: t.opens("dissle", "EU"), 0),
    "siebener": Story(lambda: lay("wikipedia", third=FOUR), lambda t: t.seat(2).announces("siebener"), 2),
    "farbe": Story(lambda: lay("leinfelden", auf_farbe=True), lambda t: t.seat(0).announces("farbe"), 0),
    "plain": Story(lambda: lay(BOOK), lambda t: t.discards(), 0),
    # A card.
    "plays_on": Story(at_101, lambda t: t.plays("."), 0, {"points": 103}),
    "must_follow": Story(lambda: endgame("leinfelden", "HU"), lambda t: t.discards(), 0),
    "second_ace": Story(lambda: elfen(vorhand="BA", third="BA").plays("BA ."), lambda t: t.plays("BA"), 2, {"suit": 1}),
    "only_trumps": Story(forced, lambda t: t.plays("SO"), 1),
    "must_trump": Story(
        lambda: endgame("leinfelden", "HU", leader=2, vorhand="HA HO S7", third="BA").plays("BA ."),
        lambda t: t.plays("."),
        0,
        {"other": 2},
    ),
    "feeds": Story(
        lambda: elfen(vorhand="SA", third="BX").plays("SA ."), lambda t: t.plays("BX"), 2, {"points": 10, "other": 0}
    ),
    "trumps_in": Story(
        lambda: elfen(vorhand="BX", second="S7").plays("BX"), lambda t: t.plays("S7"), 1, {"points": 10}
    ),
    "trumps_higher": Story(
        lambda: elfen(vorhand="BX", second="SU", third="SO").plays("BX SU"), lambda t: t.plays("SO"), 2, {"points": 15}
    ),
    "need_not": Story(lambda: elfen(vorhand="BU", second="BA E7").plays("BU"), lambda t: t.plays("E7"), 1, {"suit": 1}),
    # A trick.
    "elfen_won": Story(
        lambda: lay("leinfelden", vorhand="EA", fourth="BX").opens("elfen", "EA").plays(". ."),
        lambda t: t.plays("BX"),
        0,
        {"card": FACE_OF["EA"], "suit": 0, "points": 21, "why": "ge_elfen"},
    ),
    "dived": Story(
        lambda: lay("leinfelden", vorhand="EK", third="EA").opens("dive", "EK").plays(". EA"),
        lambda t: t.plays("."),
        2,
        {"card": FACE_OF["EA"], "suit": 0, "points": 15, "why": "dived"},
    ),
    "ace_found": Story(
        lambda: lay("leinfelden", vorhand="EA", fourth="EA").opens("second", "EA").plays(". ."),
        lambda t: t.plays("EA"),
        3,
        {"card": FACE_OF["EA"], "suit": 0, "points": 22, "why": "ace_found"},
    ),
    "ace_kept": Story(
        lambda: lay("leinfelden", vorhand="EA").opens("second", "EA").plays(". ."),
        lambda t: t.plays("."),
        0,
        {"card": FACE_OF["EA"], "suit": 0, "points": 11, "why": "ace_kept"},
    ),
    "trump_passed": Story(
        lambda: lay("wikipedia", "SX", vorhand="EU", second="SA").opens("dive", "EU").plays("SA ."),
        lambda t: t.plays("."),
        0,
        {"card": FACE_OF["EU"], "suit": 0, "points": 13, "why": "trump_passed"},
    ),
    "last_trick": Story(lambda: last_trick().plays(". . . . ."), lambda t: t.discards(), 4),
    "many": Story(
        lambda: elfen(vorhand="SA", third="BX").plays("SA . BX"),
        lambda t: t.plays("."),
        0,
        {"card": FACE_OF["SA"], "suit": BELLS, "points": 23, "why": "a_trump"},
    ),
    "catches": Story(
        lambda: elfen(vorhand="BX", fourth="S7").plays("BX . ."),
        lambda t: t.plays("S7"),
        3,
        {"card": FACE_OF["S7"], "suit": BELLS, "points": 12, "why": "a_trump", "caught": FACE_OF["BX"]},
    ),
    "first_one": Story(lambda: elfen(vorhand="BX", fourth="S7").plays("BX . ."), lambda t: t.plays("S7"), 3),
    "ahead": Story(
        lambda: elfen(vorhand="BX", second="BA", fourth="S7").plays("BX BA ."),
        lambda t: t.plays("S7"),
        3,
        {"points": 23, "against": 11},
    ),
    "draws": Story(lambda: elfen().plays(". . ."), lambda t: t.discards(), 0),
    "takes": Story(
        lambda: elfen(vorhand="SA").plays("SA . ."),
        lambda t: t.discards(),
        0,
        {"card": FACE_OF["SA"], "suit": BELLS, "points": 15, "why": "a_trump"},
    ),
    # Points.
    "enough": Story(
        lambda: with_hundred(fourth="EX E7 SU BU SO"),
        lambda t: t.seat(0).declares("H"),
        0,
        {"points": 107},
    ),
    "nearly": Story(with_hundred, lambda t: t.seat(0).declares("H"), 0, {"points": 100, "missing": 1}),
    # Pairs, and the Seven of trumps.
    "pair": Story(lambda: elfen(third="HK HO"), lambda t: t.seat(2).declares("H"), 2, {"suit": HEARTS, "points": 20}),
    "trump_pair": Story(
        lambda: elfen(trump="HX", third="HK HO"), lambda t: t.seat(2).declares("H"), 2, {"suit": HEARTS, "points": 40}
    ),
    "both_pairs": Story(
        lambda: elfen(third="HK HO HK HO"), lambda t: t.seat(2).declares("H", 2), 2, {"suit": HEARTS, "points": 40}
    ),
    "both_trump_pairs": Story(
        lambda: elfen(trump="HX", third="HK HO HK HO"),
        lambda t: t.seat(2).declares("H", 2),
        2,
        {"suit": HEARTS, "points": 80},
    ),
    "given_back": Story(
        lambda: elfen(trump="HX", vorhand="H7", third="H7").seat(0).reserves().plays(". ."),
        lambda t: t.seat(2).swaps(),
        2,
        {"card": FACE_OF["HX"], "other": 0},
    ),
    "swaps": Story(lambda: elfen(trump="HX", vorhand="H7"), lambda t: t.seat(0).swaps(), 0, {"card": FACE_OF["HX"]}),
    "reserves": Story(lambda: elfen(trump="HX", vorhand="H7"), lambda t: t.seat(0).reserves(), 0),
    "takes_reserved": Story(
        lambda: elfen(trump="HX", vorhand="H7 SA").seat(0).reserves().trick("SA"),
        lambda t: t.seat(0).takes(),
        0,
        {"card": FACE_OF["HX"]},
    ),
    # What else is said and shown.
    "signs": Story(elfen, lambda t: t.seat(2).signs("H"), 2, {"suit": HEARTS}),
    "signs_ace": Story(elfen, lambda t: t.seat(2).signs("TA"), 2),
    "five_sevens": Story(lambda: five_sevens(sevens_held="quiet"), lambda t: t.seat(2).shows("sevens"), 2),
    "five_of_suit": Story(
        lambda: lay("leinfelden", "SX", auf_farbe=True, vorhand="SA SK SO SU S7").seat(0).announces("farbe"),
        lambda t: t.seat(0).shows("farbe"),
        0,
    ),
    "proof": Story(lambda: forced().plays("SO"), lambda t: t.seat(0).asks_for_proof(1), 1),
    "sevens_count": Story(lambda: five_sevens(sevens_held="meld"), lambda t: t.seat(2).shows("sevens"), 2),
    # Calls.
    "aus": Story(elfen, lambda t: t.seat(1).calls_aus(), 1),
    "claim": Story(lambda: elfen(claims="questioned"), lambda t: t.seat(1).calls_aus(), 1),
    "doubt": Story(claimed, lambda t: t.seat(1).questions(), 1),
    "accuses": Story(elfen, lambda t: t.seat(1).accuses(0), 1),
    # How it ended.
    "won": Story(lambda: at_101(second="HA").trick(". HA"), lambda t: t.seat(0).calls_aus(), NOBODY, {"points": 103}),
    "won_double": Story(at_101, lambda t: t.seat(2).calls_aus(), NOBODY, {"points": 103}),
    "won_unasked": Story(
        lambda: at_101(claims="questioned").seat(0).calls_aus().seat(1).passes(),
        lambda t: t.seat(3).passes(),
        NOBODY,
        {"points": 103},
    ),
    "bluffed": Story(lambda: claimed().seat(1).passes(), lambda t: t.seat(3).passes(), NOBODY, {"points": 11}),
    "too_early": Story(elfen, lambda t: t.seat(0).calls_aus(), NOBODY, {"points": 11}),
    "too_late": Story(lambda: at_101(missed_out="automatic_card"), lambda t: t.discards(), NOBODY, {"points": 103}),
    "rightly_accused": Story(lambda: at_101().discards(), lambda t: t.seat(1).accuses(0), NOBODY, {"points": 103}),
    "wrongly_accused": Story(elfen, lambda t: t.seat(0).accuses(1), NOBODY, {"points": 11}),
    "wrongly_doubted": Story(
        lambda: at_101(claims="questioned").seat(0).calls_aus(),
        lambda t: t.seat(1).questions(),
        NOBODY,
        {"points": 103},
    ),
    "sevens_won": Story(lambda: five_sevens(sevens_held="quiet"), lambda t: t.seat(2).shows("sevens"), NOBODY),
    "suit_won": Story(
        lambda: lay("leinfelden", "SX", auf_farbe=True, vorhand="SA SK SO SU S7").seat(0).announces("farbe"),
        lambda t: t.seat(0).shows("farbe"),
        NOBODY,
    ),
    "dissle_lost": Story(
        lambda: lay("wikipedia", "SX", vorhand="EU").opens("dissle", "EU").plays(". ."), lambda t: t.discards()
    ),
    "revoked": Story(
        lambda: endgame(BOOK, "HU", revoke="forfeits", leader=0, vorhand="EX", second="EK BA").plays("EX"),
        lambda t: t.plays("BA"),
    ),
    "five_tricks": Story(
        lambda: lay(BOOK, "SX", vorhand="SA", missed_out="accusation").plays_on(4).plays("SA . ."),
        lambda t: t.discards(),
    ),
    "counted": Story(lambda: last_trick().plays_out(), lambda t: t.is_counted()),
}


def told(story: Story) -> Watched:
    """The story, watched from the table on as it lies."""
    watched = Watched(story.lies())
    story.deed(watched.table)
    return watched


def test_every_kind_has_its_story() -> None:
    assert STORIES.keys() == {kind.name for kind in KINDS}


@for_all(kind=STORIES)
def test_what_is_told_happens_once_and_is_about_this(kind: str) -> None:
    story = STORIES[kind]
    found = [about for _, name, about in happened(told(story).steps) if name == kind]
    assert [about.seat for about in found] == [story.seat]
    assert {name: found[0].values[name] for name in story.named} == story.named


# -- near it -----------------------------------------------------------------------------------------------------

NEAR: Final[tuple[tuple[str, Callable[[], Table], Callable[[Table], Table]], ...]] = (
    # A partner's trick that an opponent can still take is no place to feed; nor is it feeding where one has to.
    ("feeds", lambda: elfen(vorhand="BA", third="HX", fourth="S7").plays("BA ."), lambda t: t.plays("HX")),
    ("feeds", lambda: elfen(vorhand="BA", second="HX").plays("BA"), lambda t: t.plays("HX")),
    # The other ace takes the trick after "Zweite Alte".
    ("second_ace", lambda: lay("leinfelden", vorhand="EA", second="EA").opens("second", "EA"), lambda t: t.plays("EA")),
    # Somebody who has nothing of the suit led, or trumps it, does not show that nobody need follow.
    ("need_not", lambda: elfen(vorhand="BU", second="EO EK HU HO EX").plays("BU"), lambda t: t.plays("HO")),
    ("need_not", lambda: elfen(vorhand="BU", second="BA SU").plays("BU"), lambda t: t.plays("SU")),
    ("need_not", lambda: endgame("leinfelden", "HU", vorhand="BX", second="BA").plays("BX"), lambda t: t.discards()),
    # A lower trump does not take it.
    ("trumps_higher", lambda: elfen(vorhand="BX", second="SO", third="SU").plays("BX SO"), lambda t: t.plays("SU")),
    # The duty is told once, with the first card.
    ("must_follow", lambda: endgame("leinfelden", "HU").discards(), lambda t: t.discards()),
    # Only what dived is turned up to see who has the highest.
    ("dived", lambda: lay("leinfelden", vorhand="EA").opens("second", "EA").plays(". ."), lambda t: t.discards()),
    # Who may follow suit does not have to trump the partner.
    (
        "must_trump",
        lambda: endgame("leinfelden", "HU", leader=2, vorhand="HA HO B7", third="BA").plays("BA ."),
        lambda t: t.discards(),
    ),
    # The trick that makes a hundred is not enough; playing on below 101 is nothing.
    ("enough", with_hundred, lambda t: t.seat(0).declares("H")),
    ("plays_on", lambda: with_hundred().seat(0).declares("H"), lambda t: t.plays("HK")),
    # Nobody gets the lead who had it.
    ("ahead", lambda: elfen(vorhand="SA").plays("SA . ."), lambda t: t.discards()),
    ("first_one", lambda: elfen(vorhand="SA").plays("SA . ."), lambda t: t.discards()),
    # A trump that the announcer of auf Siebener lays has no power, but is not forced either.
    (
        "only_trumps",
        lambda: (
            lay("leinfelden", "SX", auf_siebener=True, vorhand="EA", second=f"{FOUR} SU")
            .seat(1)
            .announces("siebener")
            .opens("elfen", "EA")
        ),
        lambda t: t.plays("SU"),
    ),
    ("won_double", lambda: at_101(second="HA").trick(". HA"), lambda t: t.seat(0).calls_aus()),
    ("proof", elfen, lambda t: t.discards()),
)


@pytest.mark.parametrize(("kind", "lies", "deed"), NEAR, ids=[kind for kind, *_ in NEAR])
def test_what_is_only_near_it_is_not_told(kind: str, lies: Callable[[], Table], deed: Callable[[Table], Table]) -> None:
    assert kind not in {name for _, name, _ in happened(told(Story(lies, deed)).steps)}
