"""The words of a lesson that belong to none of them: what was wrong, and what it cost."""

from __future__ import annotations

from typing import Final

LESSON_WORDS: Final[dict[str, str]] = {
    "lesson_not_yet": "One moment.",
    "lesson_wrong_answer": "Not quite. Look once more.",
    "lesson_who": "Who takes it?",
    "lesson_how_much": "And what is it worth?",
    "lesson_summed": "{sum}: {points} points.",
    "lesson_enough_points": "{points} points: that is enough.",
    "lesson_too_few_points": "{points} points: {missing} still missing.",
    "lesson_as_good": "That is just as good. Try the other way for once.",
    "lesson_deal_lost": "Lost this time. The same cards once more?",
    "mistake_aus_early": "You had {points}. An Aus without 101 loses double.",
    "mistake_accused_wrongly": "They had only {points}. A wrong accusation costs you double.",
    "mistake_not_accused": "They had 101 and played on. Now they may still call.",
    "mistake_forgot_call": "You had 101 and played on: übergaigelt, lost double.",
    "mistake_not_swapped": "Your Seven could have been {card}.",
    "mistake_reserved": "There it lies, and you still miss {card}.",
    "mistake_swapped": "Swapped: now your partner cannot have {card}.",
    "mistake_pair_unsaid": "Your pair is not declared: {points} points still unsaid.",
    "mistake_broke_pair": "{card} was half of a pair: {points} points gone.",
    "mistake_sevens_unshown": "You hold five already: there is nothing to wait for.",
    "mistake_seven_gone": "Four Sevens, and nobody knows what you are playing for.",
    "mistake_opened": "Opened like this the trick is theirs: {points} points.",
    "mistake_gambled": "It went well. An ace of that suit would have caught it.",
    "mistake_gambled_ace": "It went well. Face down, the other ace could have caught it.",
    "mistake_lucky": "It went well, but you could not know that.",
    "mistake_from_partner": "That trick was your partner’s already.",
    "mistake_left_trick": "{points} points for them, and you could have taken them.",
    "mistake_gave_points": "{card} went to them: {points} points given away.",
    "mistake_trump_thrown": "A trump, and {points} points, thrown into their trick.",
    "mistake_trump_lost": "A trump is gone, and it caught nothing.",
    "mistake_lost_trick": "The trick is theirs: {points} points.",
    "mistake_trump_wasted": "A trump for {points} points: you will miss it later.",
    "mistake_too_dear": "A smaller card would have taken it too.",
    "mistake_fed_little": "It was safe: {points} more points could lie there.",
    "mistake_none": "That can be done. Something else was better here.",
}
