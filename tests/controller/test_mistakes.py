"""Mistakes that the whole table knows of when a deal is over, and none that is not one."""

from __future__ import annotations

from gaigel_desktop.controller.records.mistakes import Mistake, mistakes
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.rules.actions import card_of, is_card
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from tests.rules.table import Table
from tests.scenario import lay
from tests.scenes.table.laid import recorded

HANDS = {"vorhand": "EA SU EK BU EO", "second": "SA E7 HU BO S7", "third": "EX HO SX E7 BU", "fourth": "BX BK B7 SO EO"}


def played(*tricks: str, **hands: str) -> Record:
    """A deal in which seat 1 opens with EA and these tricks follow; seats 0 and 2 play together."""

    def told(table: Table) -> None:
        table.opens("elfen", "EA").plays("S7 E7 EO")
        for trick in tricks:
            table.everybody_passes().plays(trick)

    return recorded(lay("leinfelden", trump="H7", dealer=0, **(HANDS | hands)), told)


def test_whoever_keeps_a_fat_card_from_the_partners_trick_and_loses_it_should_have_smeared() -> None:
    """Seat 2 has the trick with SA, seat 0 is last, throws a Seven and loses BX in the next one."""
    record = played("SU SA SX B7", "E7 EX BX EK")
    assert Mistake("not_smeared", 0, 2) in mistakes(record)
    assert mistakes(record._replace(actions=record.actions[:-4])) == [], "nobody has seen the Ten yet"


def test_whoever_has_smeared_or_gets_the_card_home_has_made_no_mistake() -> None:
    assert mistakes(played("SU SA SX BX", "E7 EX B7 EK")) == []
    home = mistakes(played("SU SA SX B7", "BO BU BX EK"))
    assert not any(each.kind == "not_smeared" for each in home), "the Ten has taken a trick of its own"


def test_whoever_feeds_the_others_though_something_low_was_there_is_thanked() -> None:
    record = played("SU SA SX BK", "E7 EX BX EK", "HO B7 EO HU")
    assert mistakes(record) == [Mistake("fed", 0, 3)]
    assert mistakes(record._replace(actions=record.actions[:-3])) == [], "nobody has seen the Seven"


def test_nothing_is_said_that_is_not_so() -> None:
    """Of deals by chance: who has made a mistake has really held both cards, and both have been seen."""
    found = 0
    for record in simulate(Plan(PRESETS["leinfelden"], 80, "mistakes", ("random-cards",), match=True)):
        laid = [(seat, card_of(action)) for seat, action in record.actions if is_card(action)]
        for each in mistakes(record):
            own = {card for seat, card in laid if seat == each.seat}
            assert any(card % 6 in (4, 5) for card in own) and any(card % 6 in (0, 1) for card in own)
            found += 1
    assert found > 5
