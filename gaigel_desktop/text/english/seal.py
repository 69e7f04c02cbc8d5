"""The words of the sealed pack: by what hash it is fixed before a deal, and the word that the player adds to it."""

from __future__ import annotations

from typing import Final

SEAL_WORDS: Final[dict[str, str]] = {
    "seal_line_running": "This pack was sealed: {hash}…",
    "running_seal_help": "The hash that was fixed before this deal.",
    "seal_title": "The sealed pack",
    "seal_running": "The secret of this deal is in the envelope until the deal is over. On it stands this hash:",
    "seal_running_word": "And into the pack went your word: “{word}”.",
    "proof_word": "Your word",
    "own_word": "Your word",
    "own_word_title": "Your word for the pack",
    "own_word_about": "The pack is made of the secret of the house and your word together, so neither side can steer "
    "it. Your word stays for all the packs of this table. If you want to prove that later, note the seal before you "
    "give one: it stands in the menu of the table during each deal.",
    "own_word_empty": "anything at all",
    "own_word_done": "Done",
}
