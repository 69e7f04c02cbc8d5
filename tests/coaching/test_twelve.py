"""Twelve hints as they should read, and two kinds more: the deed and the one reason, in a position of that kind."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.controller.coaching.hint import Hint, hint
from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.rules.views import view
from gaigel_desktop.text.hinting import said
from tests.coaching.made_up import spelled_out, thought_of
from tests.combinations import for_all
from tests.rules.table import Table
from tests.scenario import lay
from tests.tiers import one_in


def second_trick(trump: str = "SO", **words: str) -> Table:
    """Vorhand has opened with an ace of acorns and drawn first, then the others."""
    table = lay("leinfelden", trump, **{**words, "vorhand": f"EA {words.get('vorhand', '')}"})
    return table.opens("elfen", "EA").rest_discard()


def feeding() -> Table:
    return second_trick(vorhand="SA", second="HU", third="EX B7 BU H7", talon="E7 S7 HU").plays("SA HU")


def lost() -> Table:
    return second_trick(vorhand="SA", second="EX BK H7 HU", talon="E7 HO").plays("SA")


def rich() -> Table:
    return second_trick(vorhand="BX", second="B7", third="BA", fourth="SU H7 H7 EU", talon="E7 BK BO HU").plays(
        "BX B7 BA"
    )


def poor() -> Table:
    return second_trick(vorhand="B7", second="H7", third="BU", fourth="EU H7 HU SX", talon="E7 BK BO SA").plays(
        "B7 H7 BU"
    )


def with_pair() -> Table:
    return second_trick(vorhand="SA", second="EX B7 BU HO", talon="E7 HK").plays("SA")


def opening(hand: str) -> Table:
    return lay("leinfelden", "SO", vorhand=hand)


def dived() -> Table:
    return lay("leinfelden", "SO", vorhand="HK", second="EA B7 BX HU S7").opens("dive", "HK")


def to_declare() -> Table:
    return second_trick("S7", vorhand="BX H7 HO SO", talon="SK")


def to_swap() -> Table:
    return second_trick("SK", vorhand="B7 HO HU S7", talon="SO")


def one_short() -> Table:
    """Vorhand has 20 from the first trick and has declared twice in trumps: 100."""
    table = lay(
        "leinfelden",
        "HX",
        vorhand="EA HK HO HK HO",
        second="EU S7 B7 BU E7",
        third="EK S7 B7 BO SU",
        fourth="EO E7 SU BU SO",
        talon="HA",
    )
    table.opens("elfen", "EA").plays("EU EK EO")
    return table.seat(0).declares("H").seat(0).declares("H").points(100, 0)


def fed_by_the_last() -> Table:
    return second_trick(vorhand="BX", second="SU", third="B7", fourth="EX EU H7 HX", talon="E7 BK BO SX").plays(
        "BX SU B7"
    )


def hardly_a_choice() -> Table:
    return second_trick(vorhand="E7 B7 BX HU", talon="SU")


def played_on() -> Table:
    """Vorhand has 103, and leads."""
    table = lay(
        "leinfelden",
        "HX",
        vorhand="EA HK HO HK HO",
        second="SU S7 B7 BU E7",
        third="EX S7 B7 BO SU",
        fourth="E7 EU SO BU BO",
        talon="SX",
    )
    table.opens("elfen", "EA").plays("SU EX E7")
    table.seat(0).declares("H").seat(0).declares("H")
    return table.points(103, 0).plays("HK")


class Wanted(NamedTuple):
    """What was found in a position, what a guest does there, and what is to be said."""

    table: Table
    ways: dict[str, float]  # the first is advised
    guest: str
    reason: str
    english: str
    german: str
    won: dict[str, float] | None = None


TWELVE = {
    "1": lambda: Wanted(
        feeding(),
        {"play EX": 0.15, "play B7": -0.05, "play BU": -0.05},
        "play B7",
        "fed_safely",
        "Give the Ten of acorns: nothing beats your partner’s Ace of bells, so its 10 points are yours.",
        "Gib den Eichel-Zehner: Die Bollen-Alte deines Partners ist nicht zu schlagen, die 10 Augen gehören euch.",
    ),
    "2": lambda: Wanted(
        lost(),
        {"play H7": -0.3, "play HU": -0.45, "play EX": -0.7, "play BK": -0.6},
        "play BK",
        "lost_trick",
        "This trick is lost. Throw the Seven of hearts: every point you add goes to your opponents.",
        "Dieser Stich ist verloren. Wirf den Herz-Siebener ab: Jedes Auge, das du zugibst, gehört den Gegnern.",
    ),
    "3": lambda: Wanted(
        rich(),
        {"play SU": -0.4, "play HU": -0.7, "play H7": -0.65},
        "play H7",
        "takes_last",
        "Trump with the Unter of bells: 21 points lie there, and nobody plays after you.",
        "Stich mit dem Bollen-Unter: Da liegen 21 Augen, und nach dir kommt keiner mehr.",
    ),
    "4": lambda: Wanted(
        poor(),
        {"play H7": 0.25, "play SX": -0.1, "play SA": -0.2},
        "play SX",
        "few_points",
        "Throw the Seven of hearts: 2 points are not worth the Ten of bells, which may catch more later.",
        "Wirf den Herz-Siebener ab: 2 Augen sind den Bollen-Zehner nicht wert, damit fängst du später vielleicht mehr.",
    ),
    "5": lambda: Wanted(
        with_pair(),
        {"play B7": -0.5, "play BU": -0.6, "play HK": -0.7, "play HO": -0.7},
        "play HK",
        "keeps_pair_for_trick",
        "Throw the Seven of leaves. Keep King and Ober of hearts together: your first trick makes them 20.",
        "Wirf den Schippen-Siebener ab. Herz-König und -Ober bleiben beisammen: "
        "Nach dem ersten eigenen Stich zählen sie 20.",
    ),
    "6": lambda: Wanted(
        opening("EA B7 BX HU HK"),
        {"open elfen EA": 0.07, "open second EA": 0.0, "open dive HU": -0.2},
        "open second EA",
        "elfen_is_safe",
        "Open Ge-Elfen with the Ace of acorns: this trick is certain. "
        "Face down, the other Ace of acorns could catch it.",
        "Mach Ge-Elfen mit der Eichel-Alten: Der Stich ist dir sicher. "
        "Verdeckt könnte ihn die andere Eichel-Alte holen.",
    ),
    "7": lambda: Wanted(
        opening("E7 S7 BX HU HK"),
        {"open dive HU": 0.05, "open dive HK": 0.04, "open dive BX": -0.05, "open dive E7": -0.2},
        "open dive E7",
        "dives_higher",
        "Call Höher hat and lay the Unter of hearts or the King of hearts: "
        "fewer cards out take it than take the Seven of acorns.",
        "Ruf Höher hat und leg den Herz-Unter oder den Herz-König: "
        "Da ist weniger Höheres draußen als bei dem Eichel-Siebener.",
    ),
    "8": lambda: Wanted(
        dived(),
        {"play B7": -0.2, "play EA": -0.3, "play HU": -0.26},
        "play EA",
        "ace_stays_home",
        "You cannot see the suit. Lay the Seven of leaves: an Ace is not thrown in blindly.",
        "Die Farbe siehst du nicht. Leg den Schippen-Siebener: A Alte schmeißt mr net blend nei.",
    ),
    "9": lambda: Wanted(
        to_declare(),
        {"declare S, play H7": 0.4, "play H7": 0.2, "play BX": 0.1},
        "play H7",
        "pair_counts",
        "Declare King and Ober of bells: 40 points. They stay with your side, whoever takes this trick.",
        "Melde Bollen-König und -Ober: 40 Augen. Die bleiben euch, wer immer diesen Stich macht.",
    ),
    "10": lambda: Wanted(
        to_swap(),
        {"swap, play B7": 0.7, "play B7": 0.5},
        "play B7",
        "swap_makes_pair",
        "Swap your Seven for the King of bells: with the Ober of bells that makes 40 at once.",
        "Tausch deinen Siebener gegen den Bollen-König: Mit dem Bollen-Ober sind das sofort 40.",
    ),
    "11": lambda: Wanted(
        one_short(),
        {"play HA": 1.2, "play HK": 0.2, "play HO": 0.1},
        "aus",
        "goes_out",
        "Lead the Ace of hearts: with 100 points only this sure trick is missing. Then call Aus!",
        "Spiel die Herz-Alte: Zu 100 Augen fehlt nur noch dieser Stich, und der ist sicher. Dann ruf Aus!",
    ),
    "12": lambda: Wanted(
        fed_by_the_last(),
        {"play EX": 0.05, "play HX": 0.04, "play SX": -0.35},
        "play SX",
        "fed_home",
        "The trick is your partner’s for certain. Give the Ten of acorns or of hearts; the Ten of bells stays at home.",
        "Der Stich ist deinem Partner sicher. "
        "Gib den Eichel-Zehner oder den Herz-Zehner; der Bollen-Zehner bleibt daheim.",
    ),
    "nothing in it": lambda: Wanted(
        hardly_a_choice(),
        {"play SU": 0.04, "play E7": 0.03, "play B7": 0.02, "play BX": 0.02, "play HU": 0.0},
        "play BX",
        "hardly_matters",
        "Lead the Unter of bells. It hardly matters: with the Ten of leaves about 2 more strokes in 100 deals.",
        "Spiel den Bollen-Unter. Fast egal, mit dem Schippen-Zehner kostet es auf 100 Spiele etwa 2 Striche mehr.",
    ),
    "accusing": lambda: Wanted(
        played_on(),
        {"accuse 0": 2.0, "play E7": -0.9},
        "play E7",
        "they_played_on",
        "Call Übergaigelt! now: the other side had 101 and played on. If you wait, it may still call Aus.",
        "Ruf jetzt Übergaigelt: Die Gegenseite hat mit 101 weitergespielt. Wartest du, kann sie noch Aus rufen.",
    ),
}


def hint_of(wanted: Wanted) -> Hint:
    seat = wanted.table.deal.turn
    thought = thought_of(wanted.ways, wanted.won)
    return hint(thought, view(wanted.table.deal, seat), seat, Memory(), spelled_out(wanted.guest))


@for_all(position=TWELVE)
def test_says_the_same_as_somebody_who_knows(position: str) -> None:
    wanted = TWELVE[position]()
    found = hint_of(wanted)
    assert (found.deed, found.reason) == (spelled_out(next(iter(wanted.ways))), wanted.reason)


@one_in(4, "position", TWELVE)
def test_reads_so(position: str, language: str) -> None:
    wanted = TWELVE[position]()
    sentence = said(hint_of(wanted), view(wanted.table.deal, wanted.table.deal.turn))
    assert sentence == {"en": wanted.english, "de": wanted.german}.get(language, sentence)
    assert len(sentence.split()) <= 25
