"""Captions: what a call at the table means."""

from __future__ import annotations

from typing import Final

CALL_WORDS: Final[dict[str, str]] = {
    "caption:elfen": "an ace, face up: it takes the trick",
    "caption:dive": "face down: the highest of the suit takes it",
    "caption:second": "an ace, face down: a second one takes it",
    "caption:dissle": "for five Sevens, and no trick",
    "caption:siebener": "for five Sevens, with cards that win nothing",
    "caption:farbe": "for five cards of one suit",
    "caption:diss": "the Seven of trumps for the trump card",
    "caption:20": "King and Ober: twenty",
    "caption:2x20": "two pairs of a suit: forty",
    "caption:40": "King and Ober of trumps: forty",
    "caption:80": "two pairs of trumps: eighty",
    "caption:sevens": "five Sevens in one hand",
    "caption:aus": "claims to have {out}: it is counted",
    "caption:claim": "claims to have {out}: questioned or not?",
    "caption:question": "the Aus is counted now",
    "caption:stands": "lets the Aus stand",
    "caption:uebergaigelt": "you played on with {out}!",
    "means:melden": "declare a pair",
    "means:diss": "swap the trump card",
    "means:winken": "make a sign",
    "means:uebergaigelt": "accuse",
    "means:aus": "I have {out}",
    "means:more": "rare calls",
    "call_about_melden": "King and Ober of a suit: 20 points, of trumps 40. It costs nothing, but all see both cards.",
    "call_about_diss": "With the Seven of trumps you get the trump card. It costs nothing but the Seven.",
    "call_about_winken": (
        "A sign tells your partner which ace you hold. It costs nothing, but whoever looks can see it."
    ),
    "call_about_uebergaigelt": (
        "You accuse the others of having played on with 101. If it is not so, you lose the deal double."
    ),
    "call_about_aus": "You say that your side has 101, and the tricks are counted. With fewer the deal is lost double.",
    "call_about_more": "What is seldom announced or shown: Sevens, and five cards of a suit.",
}
