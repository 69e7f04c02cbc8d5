"""Captions: what a call at the table means."""

from __future__ import annotations

from typing import Final

CALL_WORDS: Final[dict[str, str]] = {
    "caption:elfen": "an Ace, face up: it takes the trick",
    "caption:dive": "face down: the highest of the suit takes it",
    "caption:second": "an Ace, face down: a second one takes it",
    "caption:dissle": "for five Sevens, and no trick",
    "caption:siebener": "for five Sevens, with cards that win nothing",
    "caption:farbe": "for five cards of one suit",
    "caption:diss": "the Seven of trumps for the trump card",
    "caption:diss_reserved": "lies under the trump card, which is fetched later",
    "caption:diss_taken": "fetches the trump card, and leaves the Seven",
    "caption:20": "King and [Ober|Queen]: twenty",
    "caption:2x20": "two pairs of a suit: forty",
    "caption:40": "King and [Ober|Queen] of trumps: forty",
    "caption:80": "two pairs of trumps: eighty",
    "caption:sevens": "five Sevens in one hand",
    "caption:aus": "claims to have {out}: it is counted",
    "caption:claim": "claims to have {out}: questioned or not?",
    "caption:question": "the Aus is counted now",
    "caption:stands": "lets the Aus stand",
    "caption:uebergaigelt": "you played on with {out}!",
    "caption_knock": "(knocks on the table)",
    "means:melden": "declare a pair",
    "means:diss": "swap the trump card",
    "means:winken": "make a sign",
    "means:uebergaigelt": "accuse",
    "means:aus": "I have {out}",
    "means:more": "rare calls",
    "call_about_melden": "King and [Ober|Queen] of a suit: 20 points, of trumps 40. All see them.",
    "call_about_diss": "The Seven of trumps gets you the trump card. It costs nothing else.",
    "call_about_winken": "A sign tells your partner which Ace you hold; others may see it too.",
    "call_about_winken:suit": "A sign names a suit you would like; others may see it too.",
    "call_about_winken:either": "A sign names a suit you would like or have; others may see it.",
    "call_about_uebergaigelt": ("You say that the others played on with 101. If not, you lose double."),
    "call_about_aus": "You say that your side has 101. With fewer you lose the deal double.",
    "call_about_more": "What is seldom announced or shown: Sevens, and five cards of a suit.",
}
