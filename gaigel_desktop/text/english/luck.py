"""The words of luck: what the deals so far gave the player, and a count laid out card by card."""

from __future__ import annotations

from typing import Final

LUCK_WORDS: Final[dict[str, str]] = {
    "luck": "What the cards gave you",
    "luck_told_by": "Told by {count} deals of your own, each from a shuffled pack.",
    "luck_told_by_one": "Told by one deal of your own, from a shuffled pack.",
    "luck_left_out": "Not among them: {count} without a seed, or with a pack that was played before.",
    "luck_none": "Once a deal of your own is over, it stands here what the cards gave you.",
    "luck_reading": "{read} of {all} deals are read",
    "luck_not_read": "The past games cannot be read now.",
    "luck_all_inside": "Everything lies within its range: chance alone explains all of this.",
    "luck_outside": (
        "Outside of its range: {names}. With fair cards that happens to one player in twenty. Whoever wants to be sure "
        "looks at the proof of the pack: it stands with every past deal, under “Look at it” and I."
    ),
    "luck_better": (
        "Your strokes lie outside of their range. They are no gift of the cards: the sides at your tables do not play "
        "equally well."
    ),
    "luck_streak": (
        "What lies within its range is usual, however much it feels like a streak. Of 100 players with fair cards at "
        "most 5 see any row outside."
    ),
    "luck_expected_head": "expected",
    "luck_range_head": "range",
    "luck_was_head": "was",
    "luck_range": "{low} to {high}",
    "luck_inside": "within the range",
    "luck_below": "below the range",
    "luck_above": "above the range",
    "luck_hand_aces": "Aces in the first hand",
    "luck_hand_trumps": "Trumps in the first hand",
    "luck_hand_sevens": "Sevens in the first hand",
    "luck_hand_pairs": "Pairs of King and [Ober|Queen] in the first hand",
    "luck_drawn_aces": "Aces drawn",
    "luck_drawn_trumps": "Trumps drawn",
    "luck_drawn_sevens": "Sevens drawn",
    "luck_strokes": "Strokes that your side got",
    # -- the count ---------------------------------------------------------------------------------------------------
    "count_lay_out": "Lay out the count",
    "count_lay_out_key": "Lay out the count (C)",
    "count_title": "The count, card by card",
    "count_trick": "Trick {number}: {name}",
    "count_card_heard": "{name} {card}, {points}",
    "count_gain": "+ {points}",
    "count_total": "{side}: {points}",
    "count_out": "{side}: {out} reached here",
    "count_late": "{name} plays {card} to trick {number}: too late, with {points} points from before this trick.",
    "count_wrong": "{name} plays {card}. {why}",
    "count_lying": "Trick {number} is not complete: it counts for nobody.",
    "count_here": "Here it was decided",
    "count_end": "In the end",
    "count_of_side": "{side}: {points} points, {tricks} tricks",
    "count_of_side_one": "{side}: {points} points, one trick",
    "count_rule": "The rule",
    "count_over": "This deal was not played to its end, or by rules corrected since: nothing is decided here.",
    "fact_aus": "{side}: {points} points. With {out} or more the call is right.",
    "fact_stands": "Nobody questioned the call, so it stands whatever the tricks hold. {side}: {points} points.",
    "fact_untergaigelt": "{side}: {points} points. That is {missing} fewer than {out}.",
    "fact_late": (
        "{side}: {points} points, and at {out} already before trick {number} began. {name} still played {card} to it, "
        "and nobody had called."
    ),
    "fact_accused_few": "{side}: {points} points. With fewer than {out} nobody can play too late.",
    "fact_accused_yet": (
        "{side}: {points} points, but none of their cards went to a trick that began after they reached {out}."
    ),
    "fact_sevens": "{name}: five Sevens in the hand, shown.",
    "fact_farbe": "{name}: five cards of one suit in the hand, shown.",
    "fact_dissle": "{name} was not to take a trick, and took trick {number}.",
    "fact_revoke": "{name} played {card}. {why}",
    "fact_five": "{side}: five tricks, and nobody else has one.",
    "fact_questioned": "{side}: {points} points. The call was right, so whoever questioned it pays.",
    "fact_counted": "Nobody called. Most points: {side}, {points}.",
    "fact_tied": "Nobody called, and {points} points are the most of more than one side. The cut decided for {side}.",
    "fact_no_trick": "{side}: no trick, so the game is double.",
}
