"""Worth: what is worth a caption in a show, and how much. Whoever wants others changes this table.

A thing is new when it has not been said before in this show; after that it counts less, or nothing at all.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.rules.actions import (
    ANNOUNCE_DISSLE,
    ANNOUNCE_FARBE,
    ANNOUNCE_SIEBENER,
    DISSLE,
    DIVE,
    ELFEN,
    SECOND,
    SIEBENER,
    TRUMPS,
)
from gaigel_desktop.rules.ending import (
    ACCUSED_RIGHT,
    ACCUSED_WRONG,
    AUS,
    COUNTED,
    DISSLE_FAILED,
    FARBE_SHOWN,
    FIVE_TRICKS,
    QUESTIONED_WRONG,
    REVOKE,
    SEVENS_SHOWN,
    UEBERGAIGELT,
    UNTERGAIGELT,
)
from gaigel_desktop.rules.taking import ACE_FOUND, ACE_KEPT, GE_ELFEN, TRUMP_PASSED

from . import cards_laid, things_said
from .moments import Happening

# How much a thing is worth.
NEVER: Final = 0
LITTLE: Final = 1  # where nothing else was said for long
SOME: Final = 2
WORTH_IT: Final = 3
MUCH: Final = 4
NEW: Final = 5  # what nobody in the room can know yet
DEAR: Final = 6
DECISIVE: Final = 7
CALLED: Final = 8  # whatever has been said before
OVER: Final = 9


class CaptionKind(NamedTuple):
    """A kind of caption: the name of its sentence, what must have happened, its worth when it is new and when not."""

    name: str
    happened: Happening
    new: int
    again: int
    after: tuple[str, ...] = ()  # nobody understands it before one of these was said; empty: it needs none


OF_DOUBLES: Final = ("won_double", "too_early", "too_late", "wrongly_accused", "wrongly_doubted", "five_tricks")

KINDS: Final = (
    CaptionKind("trumps", cards_laid.trumps_named, DEAR, DEAR),
    # How Vorhand leads.
    CaptionKind("elfen", cards_laid.opened(ELFEN), DEAR, DEAR),
    CaptionKind("dive", cards_laid.opened(DIVE), DEAR, DEAR),
    CaptionKind("second", cards_laid.opened(SECOND), DEAR, DEAR),
    CaptionKind("five_trumps", cards_laid.opened(TRUMPS), DEAR, DEAR),
    CaptionKind("dissle", cards_laid.opened(DISSLE), DECISIVE, DECISIVE),
    CaptionKind("siebener", cards_laid.opened(SIEBENER), DECISIVE, DECISIVE),
    CaptionKind("plain", cards_laid.opened_plainly, NEW, NEVER),
    # A card.
    CaptionKind("plays_on", cards_laid.plays_on, DECISIVE, DECISIVE),
    CaptionKind("must_follow", cards_laid.has_to_follow, DECISIVE, DEAR),
    CaptionKind("second_ace", cards_laid.lays_second_ace, DEAR, MUCH),
    CaptionKind("only_trumps", cards_laid.has_only_trumps, DEAR, WORTH_IT),
    CaptionKind("must_trump", cards_laid.has_to_trump_partner, DEAR, WORTH_IT),
    CaptionKind("feeds", cards_laid.feeds, DEAR, WORTH_IT),
    CaptionKind("trumps_in", cards_laid.trumps_in, DEAR, SOME),
    CaptionKind("trumps_higher", cards_laid.trumps_higher, NEW, SOME),
    CaptionKind("need_not", cards_laid.does_not_follow, NEW, NEVER),
    # A trick.
    CaptionKind("elfen_won", cards_laid.taken_by(GE_ELFEN), MUCH, MUCH),
    CaptionKind("dived", cards_laid.turned_up, NEW, NEW),
    CaptionKind("ace_found", cards_laid.taken_by(ACE_FOUND), DECISIVE, DEAR),
    CaptionKind("ace_kept", cards_laid.taken_by(ACE_KEPT), NEW, MUCH),
    CaptionKind("trump_passed", cards_laid.taken_by(TRUMP_PASSED), DEAR, MUCH),
    CaptionKind("last_trick", cards_laid.takes_last, MUCH, MUCH),
    CaptionKind("many", cards_laid.takes_many, NEW, MUCH),
    CaptionKind("catches", cards_laid.catches, MUCH, WORTH_IT),
    CaptionKind("first_one", cards_laid.takes_first_one, MUCH, SOME, OF_DOUBLES),
    CaptionKind("ahead", cards_laid.gets_ahead, WORTH_IT, SOME),
    CaptionKind("draws", cards_laid.draws, NEW, NEVER),
    CaptionKind("takes", cards_laid.takes_it, LITTLE, LITTLE),
    # Points.
    CaptionKind("sevens_count", things_said.melds_sevens, DECISIVE, DECISIVE),
    CaptionKind("enough", things_said.has_enough, DECISIVE, DECISIVE),
    CaptionKind("nearly", things_said.has_nearly_enough, DECISIVE, DECISIVE),
    # Pairs, and the Seven of trumps.
    CaptionKind("pair", things_said.declared(1, in_trumps=False), DEAR, DEAR),
    CaptionKind("trump_pair", things_said.declared(1, in_trumps=True), DECISIVE, DEAR),
    CaptionKind("both_pairs", things_said.declared(2, in_trumps=False), DECISIVE, DECISIVE),
    CaptionKind("both_trump_pairs", things_said.declared(2, in_trumps=True), DECISIVE, DECISIVE),
    CaptionKind("given_back", things_said.swaps_for_both, DECISIVE, DECISIVE),
    CaptionKind("swaps", things_said.swaps, DEAR, DEAR),
    CaptionKind("reserves", things_said.reserves, DEAR, DEAR),
    CaptionKind("takes_reserved", things_said.takes_reserved, NEW, MUCH),
    # What else is said and shown.
    CaptionKind("signs_ace", things_said.signs_ace, DEAR, SOME),
    CaptionKind("signs", things_said.signs, DEAR, SOME),
    CaptionKind("siebener", things_said.announced(ANNOUNCE_SIEBENER), DECISIVE, DECISIVE),
    CaptionKind("dissle", things_said.announced(ANNOUNCE_DISSLE), DECISIVE, DECISIVE),
    CaptionKind("farbe", things_said.announced(ANNOUNCE_FARBE), DECISIVE, DECISIVE),
    CaptionKind("five_sevens", things_said.shows_sevens, DECISIVE, DECISIVE),
    CaptionKind("five_of_suit", things_said.shows_suit, DECISIVE, DECISIVE),
    CaptionKind("proof", things_said.shows_hand, DEAR, MUCH),
    # Calls.
    CaptionKind("aus", things_said.calls_aus, CALLED, CALLED),
    CaptionKind("claim", things_said.claims_aus, CALLED, CALLED),
    CaptionKind("doubt", things_said.questions, CALLED, CALLED),
    CaptionKind("accuses", things_said.accuses, CALLED, CALLED),
    # How it ended.
    CaptionKind("won_unasked", things_said.ended_unquestioned(bluffed=False), OVER, OVER),
    CaptionKind("bluffed", things_said.ended_unquestioned(bluffed=True), OVER, OVER),
    CaptionKind("won", things_said.ended(AUS, double=False), OVER, OVER),
    CaptionKind("won_double", things_said.ended(AUS, double=True), OVER, OVER),
    CaptionKind("too_early", things_said.ended(UNTERGAIGELT), OVER, OVER),
    CaptionKind("too_late", things_said.ended(UEBERGAIGELT), OVER, OVER),
    CaptionKind("rightly_accused", things_said.ended(ACCUSED_RIGHT), OVER, OVER),
    CaptionKind("wrongly_accused", things_said.ended(ACCUSED_WRONG), OVER, OVER),
    CaptionKind("wrongly_doubted", things_said.ended(QUESTIONED_WRONG), OVER, OVER),
    CaptionKind("sevens_won", things_said.ended(SEVENS_SHOWN), OVER, OVER),
    CaptionKind("suit_won", things_said.ended(FARBE_SHOWN), OVER, OVER),
    CaptionKind("dissle_lost", things_said.ended(DISSLE_FAILED), OVER, OVER),
    CaptionKind("revoked", things_said.ended(REVOKE), OVER, OVER),
    CaptionKind("five_tricks", things_said.ended(FIVE_TRICKS), OVER, OVER),
    CaptionKind("counted", things_said.ended(COUNTED), OVER, OVER),
)
