"""Signs: what each of them means, and by which gesture it is made at this table."""

from __future__ import annotations

from gaigel_desktop.rules.actions import SIGNS
from gaigel_desktop.rules.cards import ACE, SUITS
from gaigel_desktop.rules.deal import Deal

from .explain import capital, card_name
from .speech import agreed, as_signs_say, say, suit_name


def gesture_of(sign: int) -> str:
    """What the face or the hand does: a name of pictures."""
    return agreed().gestures[sign]


def meaning_of(sign: int) -> str:
    """What the sign tells the partner of."""
    meant = SIGNS[sign]
    return capital(suit_name(SUITS.index(meant))) if meant in SUITS else say("sign_trump_ace")


def sign_told(sign: int) -> str:
    """What the sign means, and what is done for it."""
    return say("sign_told", {"sign": meaning_of(sign), "gesture": say(f"gesture:{gesture_of(sign)}")})


def sign_says(sign: int, deal: Deal, names: str) -> str:
    """What the player's own sign says to whoever it is for, be it true or not."""
    meant = SIGNS[sign]
    suit = SUITS.index(meant) if meant in SUITS else deal.trump
    key = as_signs_say("sign_says") if meant in SUITS else "sign_says"
    return say(key, {"names": names, "suit": suit_name(suit), "card": card_name(suit * 6 + ACE)})
