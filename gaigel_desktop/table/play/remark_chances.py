"""Tempting: how easily somebody speaks up about what, and with which look on the face."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.inn.remembered import Kind
from gaigel_desktop.text.regulars.occasions import Occasion

RECALLING: Final[dict[Kind, Occasion]] = {
    "given": "recall_given",
    "taken": "recall_taken",
    "accused": "recall_accused",
    "over": "recall_over",
    "lied": "recall_lied",
    "cleaned": "recall_cleaned",
    "revenge_won": "recall_revenge_won",
    "revenge_lost": "recall_revenge_lost",
    "streak": "recall_streak",
    "absence": "recall_absence",
    "owes": "recall_owes",
    "owed": "recall_owed",
}
# Nobody at this inn lets these go by: somebody speaks, whoever talks most most often.
ALWAYS: Final[frozenset[Occasion]] = frozenset(
    (
        "false_wink",
        "untergaigelt",
        "uebergaigelt",
        "miscounted",
        "accused_wrong",
        "thrown_in",
        "not_smeared",
        "last_stroke",
        "lead_lost",
        "pays_round",
        "gets_round",
        *RECALLING.values(),
    )
)
# How tempting the others are; somebody talkative speaks up as often as this times the own talkativeness.
TEMPTING: Final[dict[Occasion, float]] = {
    "greeting": 1.4,
    "good_trick": 0.7,
    "lost_trick": 0.6,
    "lost_bolle": 0.9,
    "own_pair": 0.6,
    "their_pair": 0.4,
    "won_deal": 0.9,
    "lost_deal": 0.8,
    "aus_heard": 0.5,
    "gigackel": 1.4,
    "long_thought": 0.3,
    "nine_strokes": 1.2,
    "revenge": 1.4,
    "wink_seen": 1.2,
    "trumped_ace": 1.0,
    "lost_ace": 1.0,
    "fed": 1.3,
}
DURING_A_DEAL: Final[frozenset[Occasion]] = frozenset(
    (
        "good_trick",
        "lost_trick",
        "lost_bolle",
        "own_pair",
        "their_pair",
        "long_thought",
        "wink_seen",
        "trumped_ace",
        "lost_ace",
    )
)
LAUGHS: Final = "laughing"
GRUMBLES: Final = "annoyed"
SPEAKS: Final = "speaking"
_LOOKS: Final[dict[str, tuple[Occasion, ...]]] = {
    LAUGHS: (
        "false_wink",
        "untergaigelt",
        "uebergaigelt",
        "accused_wrong",
        "thrown_in",
        "lead_lost",
        "gets_round",
        "won_deal",
        "fed",
    ),
    GRUMBLES: ("miscounted", "not_smeared", "gigackel", "lost_deal", "pays_round"),
}
LOOKS: Final[dict[Occasion, str]] = {occasion: look for look, each in _LOOKS.items() for occasion in each}
