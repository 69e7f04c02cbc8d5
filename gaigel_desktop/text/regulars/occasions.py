"""Occasions: when somebody at the table may have something to say."""

from __future__ import annotations

from typing import Literal

Occasion = Literal[
    "greeting",  # they have sat down
    "good_trick",  # took a rich one
    "lost_trick",  # lost a rich one
    "lost_bolle",  # the own ace or ten of bells was in it
    "own_pair",
    "their_pair",
    "won_deal",
    "lost_deal",
    "aus_heard",
    "gigackel",  # lost a deal without a trick
    "long_thought",  # somebody else has been thinking
    "nine_strokes",  # of ten: one more, and the cleaning begins
    "revenge",  # the same people have sat down once more
    "false_wink",  # somebody’s sign has come out as false
    "wink_seen",  # the speaker had seen an opponent’s sign, and it came true
    "trumped_ace",  # has just trumped an opponent’s Ace
    "lost_ace",  # the own Ace has just been trumped
    # when a deal is over:
    "untergaigelt",  # the opponents called Aus without 101
    "uebergaigelt",  # the opponents had gone over, and it came out
    "miscounted",  # the own partner called too early, or went over
    "accused_wrong",  # the own side was accused wrongly
    "thrown_in",  # the opponents gave the deal up
    "not_smeared",  # the own partner kept a fat card from a trick that was theirs already
    "fed",  # an opponent laid a fat card into the own trick without having to
    "last_stroke",  # in the cleaning one stroke is left
    "lead_lost",  # the opponents were far ahead, and are no more
    # when a match is over:
    "pays_round",  # lost it, and pays for all
    "gets_round",  # won it, and is paid for
    # of an earlier evening with the player:
    "recall_given",  # they took a Gigackel
    "recall_taken",  # and gave one
    "recall_accused",  # the player accused wrongly
    "recall_over",  # the player’s side overgaigelt
    "recall_lied",  # the player’s sign came out as false
    "recall_cleaned",  # the player’s side won by wiping
    "recall_revenge_won",  # the player lost a match, and won the next one
    "recall_revenge_lost",  # or lost that as well
    "recall_streak",  # the player won deal after deal
    "recall_absence",  # it is long ago
    "recall_owes",  # the player owes them so many rounds
    "recall_owed",  # they owe the player so many
]

Lines = dict[Occasion, dict[str, list[str]]]  # by the codes of the languages
