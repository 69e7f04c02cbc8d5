"""The words of a table at which several people share one laptop."""

from __future__ import annotations

from typing import Final

SHARED_LAPTOP_WORDS: Final[dict[str, str]] = {
    "cover_turn": "{name}: your turn",
    "cover_word": "{name} has something to say",
    "cover_lift": "Take up my cards",
    "cover_pair": "Before the last drawing: a pair, or the trump card?",
    "cover_last_chance": "The last chance to exchange the trump card.",
    "cover_claim": "{name} calls Aus. Question it, or let it stand?",
    "cover_pass_pair": "Nothing to say",
    "cover_pass_last_chance": "Nothing to say",
    "cover_pass_claim": "Let it stand",
    "cover_ask": "{name} has something to say first",
    "cover_how_to_ask": "To call “Aus!” or “Übergaigelt!” out of turn, press your own face.",
    "whose_cards": "Whose cards?",
    "deal_won_by_one": "{names} wins the deal",
    "deal_won_by_several": "{names} win the deal",
    "match_won_by_one": "{names} wins the match!",
    "match_won_by_several": "{names} win the match!",
    "why_given_up_by_all": "The cards were thrown in: lost as a single game.",
    "umschlag_plays_with": "{name} plays with {names}.",
    "umschlag_seated:several": "Round the table to the right: {names}.",
    "umschlag_seated_left:several": "Round the table to the left: {names}.",
    "cut_title_of": "{name} cuts",
    "menu_person": "Your own help",
    "menu_person_help": "Your face, your help and your captions: yours alone, whoever owns the laptop.",
    "key_alt": "Alt + 1 to 8",
    "keys_alt": "whoever sits there says something",
    "hands_lie_down": "The hands lie face down: to call, press your own face.",
}
