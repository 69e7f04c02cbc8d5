"""The words of the pack: what is fixed before a deal, and what the player adds to it."""

from __future__ import annotations

from typing import Final

PACKING_WORDS: Final[dict[str, str]] = {
    "seal_line": "The pack is sealed: {hash}…",
    "seal_line_word": "Sealed: {hash}… with your word “{word}”",
    "seal_line_running": "This pack was sealed: {hash}…",
    "seal_key": "{seal} (Tab)",
    "seal_help": "What has been fixed already, and what you may add to it, if you like.",
    "running_seal_help": "The hash that was fixed before this deal.",
    "seal_title": "The sealed pack",
    "seal_house": "The house has written down its secret for the next deal and closed the envelope. On it stands "
    "this hash, which belongs to that secret alone. Note it if you like:",
    "seal_running": "The secret of this deal is in the envelope until the deal is over. On it stands this hash:",
    "seal_running_word": "And into the pack went your word: “{word}”.",
    "seal_yours": "Your word, if you like",
    "seal_yours_about": "The pack is made of the secret and your word together, so neither side can steer it.",
    "seal_word": "Your word for the pack",
    "seal_word_empty": "anything at all",
    "seal_shake": "Shake the pack: press and move",
    "seal_shake_help": "Each place on the way becomes a letter of your word. Without a mouse type one.",
    "seal_done": "Done",
    "seal_how": "How it is made",
    "proof_word": "Your word",
    "packing_title": "How the pack is made",
    "packing_try": "Try it",
    "packing_check": "Check a deal",
    "packing_about": "Two pieces of paper make a pack: the secret of the house, closed in an envelope, and your "
    "word. Change one letter, and every card lies elsewhere.",
    "packing_envelope": "First: the envelope with the hash",
    "packing_opened": "Opened: the secret",
    "packing_open": "Open the envelope",
    "packing_new": "Another envelope",
    "packing_check_it": "Check it",
    "packing_really": "In a real deal the envelope is closed before you say your word, and opened after the deal. This "
    "one is thrown away.",
    "packing_pack": "The pack, from the top",
    "packing_check_about": "Copy here what the page about a past deal shows, or paste the line copied there: the "
    "seed, which was the secret, your word if you gave one; and the hash that you noted before the deal. It is the "
    "SHA-256 of the seed: other programs find the same.",
    "packing_secret": "Seed",
    "packing_word": "Word",
    "packing_hash": "Hash",
    "packing_empty": "Nothing leaves this computer.",
    "packing_no_secret": "The seed is missing.",
    "packing_not_a_hash": "A hash is 64 digits, from 0 to 9 and a to f.",
    "packing_unfair": "They do not belong together: this seed has another hash.",
    "packing_fair": "They belong together: if you saw this hash before the first card, the pack was fixed by then. So "
    "it lay before the cut.",
    "packing_fair_with_word": "They belong together: if you saw this hash before you gave your word, the secret was "
    "fixed by then. So the pack lay before the cut.",
}
