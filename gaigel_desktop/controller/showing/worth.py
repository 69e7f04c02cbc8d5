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
from gaigel_desktop.rules.taking import ACE_FOUND, ACE_KEPT, DIVED, GE_ELFEN, TRUMP_PASSED

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


class Kind(NamedTuple):
    """A kind of caption: its name, what must have happened, its worth when it is new and when it is not."""

    name: str
    happened: Happening
    new: int
    again: int


KINDS: Final = (
    Kind("trumps", cards_laid.trumps_named, DEAR, DEAR),
    # How Vorhand leads.
    Kind("elfen", cards_laid.opened(ELFEN), DEAR, DEAR),
    Kind("dive", cards_laid.opened(DIVE), DEAR, DEAR),
    Kind("second", cards_laid.opened(SECOND), DEAR, DEAR),
    Kind("five_trumps", cards_laid.opened(TRUMPS), DEAR, DEAR),
    Kind("dissle", cards_laid.opened(DISSLE), DECISIVE, DECISIVE),
    Kind("siebener", cards_laid.opened(SIEBENER), DECISIVE, DECISIVE),
    Kind("plain", cards_laid.opened_plainly, NEW, NEVER),
    # A card.
    Kind("plays_on", cards_laid.plays_on, DECISIVE, DECISIVE),
    Kind("revokes", cards_laid.revokes, DECISIVE, DECISIVE),
    Kind("must_follow", cards_laid.has_to_follow, DECISIVE, DEAR),
    Kind("second_ace", cards_laid.lays_second_ace, DEAR, MUCH),
    Kind("only_trumps", cards_laid.has_only_trumps, DEAR, WORTH_IT),
    Kind("must_trump", cards_laid.has_to_trump_partner, DEAR, WORTH_IT),
    Kind("feeds", cards_laid.feeds, DEAR, WORTH_IT),
    Kind("trumps_in", cards_laid.trumps_in, DEAR, SOME),
    Kind("trumps_higher", cards_laid.trumps_higher, NEW, SOME),
    Kind("need_not", cards_laid.does_not_follow, NEW, NEVER),
    # A trick.
    Kind("elfen_won", cards_laid.taken_by(GE_ELFEN), MUCH, MUCH),
    Kind("dived", cards_laid.taken_by(DIVED), NEW, MUCH),
    Kind("ace_found", cards_laid.taken_by(ACE_FOUND), DECISIVE, DEAR),
    Kind("ace_kept", cards_laid.taken_by(ACE_KEPT), NEW, MUCH),
    Kind("trump_passed", cards_laid.taken_by(TRUMP_PASSED), DEAR, MUCH),
    Kind("last_trick", cards_laid.takes_last, MUCH, MUCH),
    Kind("many", cards_laid.takes_many, NEW, MUCH),
    Kind("catches", cards_laid.catches, MUCH, WORTH_IT),
    Kind("first_one", cards_laid.takes_first_one, MUCH, SOME),
    Kind("ahead", cards_laid.gets_ahead, WORTH_IT, SOME),
    Kind("draws", cards_laid.draws, NEW, NEVER),
    Kind("takes", cards_laid.takes_it, LITTLE, LITTLE),
    # Points.
    Kind("enough", things_said.has_enough, DECISIVE, DECISIVE),
    Kind("nearly", things_said.has_nearly_enough, DEAR, DEAR),
    # Pairs, and the Seven of trumps.
    Kind("pair", things_said.declared(1, in_trumps=False), DEAR, DEAR),
    Kind("trump_pair", things_said.declared(1, in_trumps=True), DECISIVE, DEAR),
    Kind("both_pairs", things_said.declared(2, in_trumps=False), DECISIVE, DECISIVE),
    Kind("both_trump_pairs", things_said.declared(2, in_trumps=True), DECISIVE, DECISIVE),
    Kind("given_back", things_said.swaps_for_both, DECISIVE, DECISIVE),
    Kind("swaps", things_said.swaps, DEAR, DEAR),
    Kind("reserves", things_said.reserves, DEAR, DEAR),
    Kind("takes_reserved", things_said.takes_reserved, NEW, MUCH),
    # What else is said and shown.
    Kind("signs_ace", things_said.signs_ace, DEAR, SOME),
    Kind("signs", things_said.signs, DEAR, SOME),
    Kind("for_siebener", things_said.announced(ANNOUNCE_SIEBENER), DECISIVE, DECISIVE),
    Kind("for_dissle", things_said.announced(ANNOUNCE_DISSLE), DECISIVE, DECISIVE),
    Kind("for_farbe", things_said.announced(ANNOUNCE_FARBE), DECISIVE, DECISIVE),
    Kind("five_sevens", things_said.shows_sevens, DECISIVE, DECISIVE),
    Kind("five_of_suit", things_said.shows_suit, DECISIVE, DECISIVE),
    Kind("proof", things_said.shows_hand, DEAR, MUCH),
    Kind("sevens_count", things_said.melds_sevens, DECISIVE, DECISIVE),
    # Calls.
    Kind("aus", things_said.calls_aus, CALLED, CALLED),
    Kind("claim", things_said.claims_aus, CALLED, CALLED),
    Kind("doubt", things_said.questions, CALLED, CALLED),
    Kind("accuses", things_said.accuses, CALLED, CALLED),
    # How it ended.
    Kind("won_unasked", things_said.ended_unquestioned(bluffed=False), OVER, OVER),
    Kind("bluffed", things_said.ended_unquestioned(bluffed=True), OVER, OVER),
    Kind("won", things_said.ended(AUS, double=False), OVER, OVER),
    Kind("won_double", things_said.ended(AUS, double=True), OVER, OVER),
    Kind("too_early", things_said.ended(UNTERGAIGELT), OVER, OVER),
    Kind("too_late", things_said.ended(UEBERGAIGELT), OVER, OVER),
    Kind("rightly_accused", things_said.ended(ACCUSED_RIGHT), OVER, OVER),
    Kind("wrongly_accused", things_said.ended(ACCUSED_WRONG), OVER, OVER),
    Kind("wrongly_doubted", things_said.ended(QUESTIONED_WRONG), OVER, OVER),
    Kind("sevens_won", things_said.ended(SEVENS_SHOWN), OVER, OVER),
    Kind("suit_won", things_said.ended(FARBE_SHOWN), OVER, OVER),
    Kind("dissle_lost", things_said.ended(DISSLE_FAILED), OVER, OVER),
    Kind("revoked", things_said.ended(REVOKE), OVER, OVER),
    Kind("five_tricks", things_said.ended(FIVE_TRICKS), OVER, OVER),
    Kind("counted", things_said.ended(COUNTED), OVER, OVER),
)
