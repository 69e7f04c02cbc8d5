"""Going out: Aus, accusations, the ends that come by themselves, and the strokes they cost (rules.md 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .deal import CLAIM, NOBODY, OVER, PLAYED_OUT, Deal, Result, vorhand
from .errors import GaigelError
from .law import ACCUSATION, AUTOMATIC_CARD, AUTOMATIC_TRICK, Law
from .seats import in_order

OUT: Final = 101

AUS: Final = "aus"
UNTERGAIGELT: Final = "untergaigelt"
UEBERGAIGELT: Final = "uebergaigelt"
ACCUSED_RIGHT: Final = "accused_right"
ACCUSED_WRONG: Final = "accused_wrong"
SEVENS_SHOWN: Final = "sevens"
DISSLE_FAILED: Final = "dissle_failed"
FARBE_SHOWN: Final = "farbe"
REVOKE: Final = "revoke"
FIVE_TRICKS: Final = "five_tricks"
QUESTIONED_WRONG: Final = "questioned_wrong"
COUNTED: Final = "counted"
REASONS: Final = (
    AUS,
    UNTERGAIGELT,
    UEBERGAIGELT,
    ACCUSED_RIGHT,
    ACCUSED_WRONG,
    SEVENS_SHOWN,
    DISSLE_FAILED,
    FARBE_SHOWN,
    REVOKE,
    FIVE_TRICKS,
    QUESTIONED_WRONG,
    COUNTED,
)
SHOWN: Final = (SEVENS_SHOWN, FARBE_SHOWN)
SINGLE_FAULTS: Final = (REVOKE, DISSLE_FAILED)
DOUBLE_FAULTS: Final = (UNTERGAIGELT, UEBERGAIGELT, ACCUSED_RIGHT, ACCUSED_WRONG, QUESTIONED_WRONG)


# -- calling -----------------------------------------------------------------------------------------------------


def why_not_aus(deal: Deal) -> str | None:
    """Aus can be called by anybody at any moment once the first trick is complete."""
    return None if deal.done else "first_trick_first"


def why_not_accuse(deal: Deal, seat: i64, side: i64) -> str | None:
    """Why the seat may not accuse the side of having overgaigelt."""
    if not has_to_be_noticed(deal):
        return "accuse_off"
    if side >= deal.law.sides:
        return "no_such_side"
    if side == deal.law.side[seat]:
        return "accuse_own_side"
    return None if deal.done else "first_trick_first"


def way_of_missing_out(deal: Deal) -> i64:
    """Whether somebody has to notice that a side overgaigelt, or the table does (P; U; D)."""
    return deal.law.missed_out


def has_to_be_noticed(deal: Deal) -> bool:
    """Whether a side that overgaigelt gets away with it unless somebody accuses it."""
    return way_of_missing_out(deal) == ACCUSATION


def call_aus(deal: Deal, seat: i64) -> Result:
    """The points of the caller's side are counted for all to see."""
    side = deal.law.side[seat]
    return won(deal, AUS, side) if deal.points[side] >= OUT else lost(deal, UNTERGAIGELT, side)


def may_be_questioned(deal: Deal) -> bool:
    """U: whether an Aus is counted only "if a claim of game is questioned", so that it may be a bluff."""
    return deal.law.claims_questioned


def claim(deal: Deal, seat: i64) -> None:
    """The claim lies before the opponents, the next in order of play first; every other window is over."""
    side = deal.law.side
    order = in_order((seat + 1) % deal.players, deal.players)
    deal.phase = CLAIM
    deal.claimer = seat
    deal.waiting = tuple(other for other in order if side[other] != side[seat])


def question(deal: Deal, seat: i64) -> Result:
    """The claim is counted; of a right one "the disputing player suffers a Gaigel" (U)."""
    found = call_aus(deal, deal.claimer)
    return lost(deal, QUESTIONED_WRONG, deal.law.side[seat]) if found.reason == AUS else found


def stands(deal: Deal) -> Result:
    """Nobody questioned the claim: it is won, whatever the tricks hold."""
    return won(deal, AUS, deal.law.side[deal.claimer])


def accuse(deal: Deal, seat: i64, side: i64) -> Result:
    """Right: the accused side loses a double game; wrong: the accuser's side does (U 6)."""
    if deal.over >> side & 1:
        return lost(deal, ACCUSED_RIGHT, side)
    return lost(deal, ACCUSED_WRONG, deal.law.side[seat])


# -- ends that come by themselves --------------------------------------------------------------------------------


def end_with_card(deal: Deal, revoked: bool, seat: i64) -> Result | None:
    """A card that ends the deal as it is played: overgaigelt goes before revoke."""
    side = deal.law.side[seat]
    if deal.over >> side & 1 and way_of_missing_out(deal) == AUTOMATIC_CARD:
        return lost(deal, UEBERGAIGELT, side)
    return lost(deal, REVOKE, side) if revoked else None


def end_with_trick(deal: Deal) -> Result | None:
    """A complete trick that ends the deal: overgaigelt, then dissle failed, then five tricks."""
    if deal.over and way_of_missing_out(deal) == AUTOMATIC_TRICK:
        return lost(deal, UEBERGAIGELT, deal.over_first)
    winner = deal.turn
    side = deal.law.side[winner]
    if deal.dissle >> winner & 1:  # D: "sobald er einen Stich macht bzw. machen muss, hat er verloren"
        return lost(deal, DISSLE_FAILED, side)
    if deal.done == 5 and deal.tricks[side] == 5 and five_tricks_win(deal):
        return won(deal, FIVE_TRICKS, side)
    return None


def five_tricks_win(deal: Deal) -> bool:
    """U, Gaigel 2: "When five tricks are held before opponents have won a trick"."""
    return deal.law.five_tricks_double


def counted(deal: Deal, cut_winner: int | None = None) -> Result:
    """Nobody went out and all cards are played: the tricks are counted; equal ones cut for it."""
    if deal.phase != PLAYED_OUT:
        raise GaigelError("not_played_out")
    if deal.over:
        return lost(deal, UEBERGAIGELT, deal.over_first)
    tied = tied_for_most(deal)
    if cut_winner is None:
        cut_winner = tied[0]
    if cut_winner not in tied:
        raise GaigelError("not_tied_for_most")
    return won(deal, COUNTED, cut_winner)


def tied_for_most(deal: Deal) -> tuple[i64, ...]:
    """The sides with the most points; more than one must cut for the deal."""
    most = max(deal.points)
    return tuple(side for side in range(deal.law.sides) if deal.points[side] == most)


# -- what it costs -----------------------------------------------------------------------------------------------


def won(deal: Deal, reason: str, side: i64) -> Result:
    """One side won the deal."""
    price = _single_only if reason in SHOWN else _double_without_trick
    others = [s for s in range(deal.law.sides) if s != side]
    strokes = [0] * deal.law.sides
    for other in others if every_loser_pays(deal.law) else _paying(deal, reason, others):
        strokes[other] = price(deal, other)
    return result_of(deal, reason, (side,), tuple(strokes))


def lost(deal: Deal, reason: str, side: i64) -> Result:
    """One side was at fault; all others won."""
    strokes = [0] * deal.law.sides
    strokes[side] = 1 if reason in SINGLE_FAULTS else 2
    return result_of(deal, reason, tuple(s for s in range(deal.law.sides) if s != side), tuple(strokes))


def result_of(deal: Deal, reason: str, winners: tuple[i64, ...], strokes: tuple[i64, ...]) -> Result:
    """The result of a deal that ends as it stands now."""
    claimer = deal.law.side[deal.claimer] if reason == QUESTIONED_WRONG else NOBODY
    return Result(reason, winners, strokes, tuple(deal.points), tuple(deal.tricks), claimer)


def every_loser_pays(law: Law) -> bool:
    """Of three sides or more all that did not win may pay (P), or only some of them (D, E)."""
    return law.sides == 2 or not law.losers_lowest


def _paying(deal: Deal, reason: str, others: list[i64]) -> list[i64]:
    """D, E: those without a trick; "ansonsten", where there are none, only the lowest. A show asks for no tricks."""
    without_trick = [other for other in others if deal.tricks[other] == 0 and reason not in SHOWN]
    return without_trick or [_lowest(deal, others)]


def _single_only(deal: Deal, side: i64) -> i64:
    return 1


def _double_without_trick(deal: Deal, side: i64) -> i64:
    """P: a double game without a trick; D: not for a side that played auf Dissle (or Siebener)."""
    return 1 if deal.tricks[side] or _plays_for_sevens(deal, side) else 2


def _plays_for_sevens(deal: Deal, side: i64) -> bool:
    announced = deal.siebener | deal.dissle
    return any(announced >> seat & 1 for seat in range(deal.players) if deal.law.side[seat] == side)


def _lowest(deal: Deal, sides: list[i64]) -> i64:
    """The side with the fewest points; of equal ones the last in order of play from Vorhand."""
    order = [deal.law.side[seat] for seat in in_order(vorhand(deal), deal.players)]
    return min(sides, key=lambda side: (deal.points[side], -order.index(side)))


def end(deal: Deal, result: Result) -> None:
    """The deal is over."""
    deal.result = result
    deal.phase = OVER
    deal.waiting = ()


def is_double(result: Result) -> bool:
    """A double for the winners: every other side got two strokes."""
    return all(strokes == 2 for side, strokes in enumerate(result.strokes) if side not in result.winners)
