"""Rules of thumb term by term: they add up to what the search uses, and each says what it is named after."""

from __future__ import annotations

from math import isclose

from gaigel_desktop.opponents.thumb import judge
from gaigel_desktop.opponents.weighing import Terms, chance, guests_way, weighed
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import ENDGAME, FIRST_TRICK, OPENING, TALON, Deal
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.rules.views import view
from tests.opponents.positions import positions
from tests.opponents.test_good_play import leader_of_three
from tests.rules.table import Table
from tests.scenario import lay
from tests.tiers import thorough


@thorough
def test_the_terms_add_up_to_what_the_search_uses() -> None:
    met = set()
    for deal, _, _ in positions(200, seed=21):
        if deal.phase <= ENDGAME:
            adds_up(deal)
            met.add((deal.phase, deal.face_down))
    assert met == {(OPENING, False), (FIRST_TRICK, False), (FIRST_TRICK, True), (TALON, False), (ENDGAME, False)}


def adds_up(deal: Deal) -> None:
    seen = view(deal, deal.turn)
    ways = list(card_actions(seen))
    for terms, score in zip(weighed(seen, seen.turn, ways), judge(seen, seen.turn, ways), strict=True):
        assert isclose(sum(terms), score, abs_tol=1e-9)


def test_auf_dissle_they_add_up_too_and_say_stay_below() -> None:
    table = lay("leinfelden", "SO", auf_dissle="vorhand", vorhand="EU E7 HO", second="EX H7", talon="BU")
    table.opens("dissle", "EU").plays("EX . .").plays("H7 . .").seat(0).holds("E7 HO")
    adds_up(table.deal)
    assert terms_of(table, 0, "HO").dodge < terms_of(table, 0, "E7").dodge


def terms_of(table: Table, seat: int, code: str) -> Terms:
    return weighed(view(table.deal, seat), seat, [FACE_OF[code]])[0]


def test_a_certain_trick_pays_what_lies_there_and_costs_the_trump_it_takes() -> None:
    """Bells are trumps; ten and ace of leaves lie there, and nobody plays after this one."""
    table = leader_of_three().plays("BX B7")
    terms = terms_of(table, 2, "SU")
    assert chance(view(table.deal, 2), 2, FACE_OF["SU"]) == 1.0
    assert terms.lying == 10 and terms.card == 2 and terms.trump < 0
    assert terms.pair == terms.half == terms.diss == terms.dodge == 0


def test_a_lost_trick_costs_what_is_thrown_into_it() -> None:
    table = leader_of_three().plays("BX B7")
    hand = [code for code in ("E7", "EU", "HX", "HA", "EX", "HK") if view(table.deal, 2).hands[2] >> FACE_OF[code] & 1]
    assert hand, "something to throw away"
    terms = terms_of(table, 2, hand[0])
    assert chance(view(table.deal, 2), 2, FACE_OF[hand[0]]) == 0.0
    assert terms.lying == -10 and terms.card <= 0 and terms.trump == 0


@thorough
def test_what_a_guest_would_do_is_the_same_every_time_and_may_be_done() -> None:
    for deal, _, memories in positions(12, seed=23):
        seen = view(deal, deal.turn)
        way = guests_way(seen, deal.turn, memories[deal.turn], 3)
        assert way == guests_way(seen, deal.turn, memories[deal.turn], 3)
        assert deal.phase > ENDGAME or way is not None
