"""The words about the word that a player adds to the pack."""

from __future__ import annotations

from typing import Final

SEAL_WORDS: Final[dict[str, str]] = {
    "proof_word": "Your word",
    "own_word": "Your word",
    "own_word_title": "Your word for the pack",
    "own_word_about": "The pack is made of the secret of the house and your word: neither side can steer it. It stays "
    "for this table.",
    "own_word_empty": "anything at all",
    "own_word_done": "Done",
}
