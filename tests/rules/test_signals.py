"""Signs (docs/rules.md 12)."""

from __future__ import annotations

from gaigel_desktop.rules.actions import SIGNS
from gaigel_desktop.rules.events import Signed
from gaigel_desktop.rules.judge import legal_actions
from tests.scenario import endgame, lay


def test_there_are_signs_for_four_suits_and_the_ace_of_trumps_P_D_E() -> None:
    table = lay("leinfelden", vorhand="EA")
    for sign in ("S", "E", "H", "B", "TA"):
        table.seat(2).signs(sign)
    assert len(SIGNS) == 5


def test_a_sign_may_be_made_in_turn_or_not_also_before_the_opening_P_D() -> None:
    lay("wikipedia").seat(0).may("signal", "E").seat(2).may("signal", "TA").seat(3).may("signal", "B")


def test_a_sign_may_be_made_in_the_middle_of_a_trick_and_when_the_talon_is_gone_P() -> None:
    table = endgame("leinfelden", players=6)
    table.discards().seat(4).may("signal", "H")


def test_a_sign_binds_nobody_to_anything_P_D() -> None:
    """The same may be done after it as before, and nothing need be true."""
    table = lay("leinfelden", vorhand="EA", second="B7 BU BO BK BX").opens("elfen", "EA")
    before = legal_actions(table.deal, 1)
    table.seat(1).signs("TA").turn_is(1).goes_on()
    assert legal_actions(table.deal, 1) == before


def test_the_core_records_the_sign_for_whoever_looks_decision() -> None:
    table = lay("leinfelden").seat(2).signs("H")
    assert table.told == [Signed(2, SIGNS.index("H"))]


def test_where_no_signs_are_made_none_is_made_U() -> None:
    lay("uspcc-1907").seat(0).may_not("signal", "E", because="signs_off")


def test_three_have_no_partner_to_sign_to_D_E_S() -> None:
    """D: "Folglich wird auf das Winken gänzlich verzichtet"."""
    lay("wikipedia", players=3).seat(1).may_not("signal", "E", because="signs_off")


def test_four_who_play_alone_make_no_signs_D() -> None:
    lay("wikipedia", teams="none").seat(1).may_not("signal", "E", because="signs_off")


def test_eight_with_partners_make_signs_where_the_table_says_so_decision() -> None:
    lay("uspcc-1907", players=8, signals=True).seat(7).may("signal", "S")


def test_five_make_no_signs_whatever_the_table_says_decision() -> None:
    lay("uspcc-1907", players=5, signals=True).seat(4).may_not("signal", "S", because="signs_off")
