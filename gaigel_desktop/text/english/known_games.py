"""What whoever plays another game knows already, in the words of that game."""

from __future__ import annotations

from typing import Final

KNOWN_GAME_WORDS: Final[dict[str, str]] = {
    "known_head": "You know most of it already",
    "game_tute": "Tute",
    "game_brisca": "Brisca",
    "game_sechsundsechzig": "Sixty-six",
    "game_schnapsen": "Schnapsen",
    "game_binokel": "Binokel",
    "game_skat": "Skat",
    "game_pinochle": "Pinochle",
    "game_hearts": "Hearts",
    "game_euchre": "Euchre",
    "known_tute_1": "As in Tute: Ace 11, King 4, horse ([Ober|Queen]) 3, sota ([Unter|Jack]) 2.",
    "known_tute_2": "The Ten stands in for the Three: it counts 10 and beats the King.",
    "known_tute_3": "King and [Ober|Queen] are the twenty, in trumps the forty. The Seven of trumps fetches the card "
    "turned up, as in Brisca.",
    "known_tute_4": "With cards to draw anything goes; then one must follow, trump and beat.",
    "known_tute_5": "Not the same: two packs, so each card twice. With 101 one calls “Aus!” and wins.",
    "known_sixty_six_1": "The same values: Ace 11, Ten 10, King 4, [Ober|Queen] 3, [Unter|Jack] 2.",
    "known_sixty_six_2": "Twenty and forty too, once your side has a trick; no card of the pair need be led.",
    "known_sixty_six_3": "The Seven of trumps is exchanged. With the talon gone: follow, trump, beat.",
    "known_sixty_six_4": "Not the same: two packs, so each card twice, and mostly two against two.",
    "known_sixty_six_5": "101 instead of 66, called aloud: “Aus!” Nobody closes the talon.",
    "known_pinochle_1": "The same double pack: Ace, Ten, King, [Ober|Queen], [Unter|Jack], and Sevens below.",
    "known_pinochle_2": "They count 11, 10, 4, 3, 2 and nothing. Of two equal cards the first wins.",
    "known_pinochle_3": "No bidding: five cards in the hand, one drawn after each trick, trumps turned up.",
    "known_pinochle_4": "Melds are only King and [Ober|Queen]: 20, in trumps 40, once your side has a trick.",
    "known_pinochle_5": "Follow, trump and beat only when nothing is left to draw. 101 and “Aus!” wins.",
    "known_skat_1": "The same card points: Ace 11, Ten 10, King 4, [Ober|Queen] 3, [Unter|Jack] 2.",
    "known_skat_2": "[Unters|Jacks] are plain cards: trumps are only the suit turned up.",
    "known_skat_3": "No bidding: the partner sits opposite, and you feed their tricks, as in Skat.",
    "known_skat_4": "Five cards, one drawn after each trick; suit is followed when nothing is left to draw.",
    "known_skat_5": "King and [Ober|Queen] are 20, in trumps 40. 101 and “Aus!” wins.",
    "known_hearts_1": "Tricks as you know them: the highest of the suit led takes it, and leads.",
    "known_hearts_2": "But you want points: Ace 11, Ten 10, King 4, [Ober|Queen] 3, [Unter|Jack] 2.",
    "known_hearts_3": "One suit is trumps and beats the others. At first nobody has to follow suit.",
    "known_hearts_4": "Your partner sits opposite: throw points into their tricks.",
    "known_hearts_5": "King and [Ober|Queen] of one suit are 20 more. 101 and “Aus!” wins.",
    "known_euchre_1": "As in Euchre: a partner opposite, five cards, trumps turned up.",
    "known_euchre_2": "No bowers: Ace, Ten, King, [Ober|Queen], [Unter|Jack], Seven, in trumps too.",
    "known_euchre_3": "Not tricks are counted but what lies in them: 11, 10, 4, 3, 2 and nothing.",
    "known_euchre_4": "You draw after each trick, and follow suit only when nothing is left to draw.",
    "known_euchre_5": "King and [Ober|Queen] are 20, in trumps 40. 101 and “Aus!” wins.",
}
