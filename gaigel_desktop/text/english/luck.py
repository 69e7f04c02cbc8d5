"""The words of luck: what the deals so far gave each seat, and a count laid out card by card."""

from __future__ import annotations

from typing import Final

LUCK_WORDS: Final[dict[str, str]] = {
    "luck": "What the cards gave each seat",
    "luck_told_by": "Told by {count} deals of your own, each from a shuffled pack.",
    "luck_told_by_one": "Told by one deal of your own, from a shuffled pack.",
    "luck_left_out": "Not among them: {count} without a seed, or with a pack that was played before.",
    "luck_none": "Once a deal of your own is over, it stands here what the cards gave each seat.",
    "luck_reading": "{read} of {all} deals are read",
    "luck_not_read": "The past games cannot be read now.",
    "luck_all_inside": "All {rows} rows lie within their ranges: chance alone explains all of this.",
    "luck_outside": (
        "Outside of its range: {names}. With fair cards that happens to one player in twenty. Whoever wants to be sure "
        "looks at the proof of the pack: it stands with every past deal, under “Look at it” and I."
    ),
    "luck_better": (
        "Your strokes lie outside of their range. They are no gift of the cards: the sides at your tables do not play "
        "equally well."
    ),
    "luck_streak": (
        "The ranges hold for all {rows} rows together: of 100 players with fair cards at most 5 see any row outside. "
        "If each row had a range of its own, with so many rows most players would see a “streak”. What lies inside is "
        "none, however it feels."
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
    "luck_you": "You",
    "luck_partner": "With you",
    "luck_left": "On your left",
    "luck_right": "On your right",
    "luck_across": "Further round",
    "luck_about_hand": "First hands: the odds are counted out, five cards from the pack for each seat.",
    "luck_about_drawn": (
        "Drawn: of what a round of drawing brought, each seat’s fair share. The trump card is not counted, since "
        "everybody sees who will get it."
    ),
    "luck_about_strokes": "Strokes depend on play too: the range is that of a side no better and no worse than others.",
    "luck_about_filter": "All deals count, whatever the filter leaves, and those that were given up.",
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
