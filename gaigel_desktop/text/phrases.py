"""The sentences in English, by key; the catalogues translate them."""

from __future__ import annotations

from typing import Final

from .english.asking import ASKING_WORDS
from .english.calls import CALL_WORDS
from .english.captions import CAPTION_WORDS
from .english.cards import CARD_WORDS
from .english.coach import COACH_WORDS
from .english.deeds import DEED_WORDS
from .english.evening import EVENING_WORDS
from .english.fair import FAIR_WORDS
from .english.in_1907 import IN_1907_WORDS
from .english.in_words import IN_WORDS
from .english.inn import INN_WORDS
from .english.keeping import KEEPING_WORDS
from .english.known_games import KNOWN_GAME_WORDS
from .english.leaflet import LEAFLET_WORDS
from .english.lessons import LESSON_WORDS
from .english.luck import LUCK_WORDS
from .english.match import MATCH_WORDS
from .english.match_picture import MATCH_PICTURE_WORDS
from .english.mishap import MISHAP_WORDS
from .english.of_the_day import OF_THE_DAY_WORDS
from .english.options import OPTION_WORDS
from .english.own_looks import OWN_LOOK_WORDS
from .english.past import PAST_WORDS
from .english.practice import PRACTICE_WORDS
from .english.programmes import PROGRAMME_WORDS
from .english.review import REVIEW_WORDS
from .english.rules import RULES_WORDS
from .english.rules_history import RULES_HISTORY_WORDS
from .english.rules_play import RULES_PLAY_WORDS
from .english.rules_score import RULES_SCORE_WORDS
from .english.seal import SEAL_WORDS
from .english.settings import SETTINGS_WORDS
from .english.shared_laptop import SHARED_LAPTOP_WORDS
from .english.showing import SHOWING_WORDS
from .english.sitting import SITTING_WORDS
from .english.table import TABLE_WORDS
from .english.title import TITLE_WORDS
from .english.tournament import TOURNAMENT_WORDS

# Why a seat may not do something (keys of rules.judge.why_not).
REASONS: Final[dict[str, str]] = {
    "accuse_off": "nobody has to accuse at this table: übergaigeln is noticed by itself",
    "accuse_own_side": "you cannot accuse your own side",
    "after_first_card": "this can only be announced before your own first card",
    "announced_already": "you have announced this already",
    "claim_open": "somebody has called Aus: first it is questioned or left to stand",
    "deal_over": "the deal is over",
    "declare_before_drawing": "pairs are declared between the trick and the drawing, by those who took the trick",
    "dissle_off": "auf Dissle is not played at this table",
    "dissle_vorhand_only": "only Vorhand can play auf Dissle at this table, as the opening",
    "exchange_barred": "another side has already exchanged or reserved the trump card",
    "exchange_off": "the trump card is not exchanged at this table",
    "farbe_not_announced": "auf Farbe has not been announced",
    "farbe_off": "auf Farbe is not played at this table",
    "first_trick_first": "the first trick must be complete",
    "indicator_is_seven": "the trump card is a Seven itself",
    "keep_sevens": "who collects Sevens keeps them while there is another card",
    "must_beat": "the trick must be beaten here: {best} lies highest",
    "must_follow": "suit must be followed here ({led})",
    "must_trump": "a trump must be played here ({trump})",
    "needs_five_of_suit": "there are not five cards of one suit in the hand",
    "needs_five_sevens": "there are not five Sevens in the hand",
    "needs_four_cards": "all four cards, both Kings and both [Obers|Queens], must be in the hand",
    "needs_four_sevens": "this needs four Sevens in the hand",
    "needs_pair": "King and [Ober|Queen] of this suit are not both in the hand",
    "needs_seven_of_trumps": "the Seven of trumps is not in the hand",
    "needs_trick": "this needs a trick won first",
    "no_claim": "nobody has called Aus",
    "no_more_drawing": "no more cards are drawn",
    "no_such_action": "there is no such action",
    "no_such_seat": "there is no such seat",
    "no_such_side": "there is no such side",
    "no_trump_played": "that player has not shown a trump in the first trick",
    "no_trump_to_first_trick": "no trump may be played to the first trick while there is another card",
    "no_window": "there is nothing to pass",
    "not_in_hand": "this card is not in the hand",
    "not_next_in_window": "somebody else is next to declare, exchange or pass",
    "not_your_turn": "it is not your turn",
    "nothing_reserved": "there is no reserved trump card to take",
    "only_take": "you have reserved the trump card and can only take it",
    "open_first": "Vorhand announces how the first card is led",
    "open_five_trumps": "a trump can only be led from a hand of nothing but trumps",
    "open_instead": "Vorhand announces this with the first card",
    "open_needs_ace": "this opening needs an Ace that is not trumps",
    "open_no_ace": "an Ace cannot dive",
    "open_no_trump": "no trump in the first trick",
    "opened_already": "the deal has been opened",
    "opening_is_plain": "there are no openings at this table, the first card is simply played",
    "pair_used": "these cards have been declared already",
    "play_shown": "one of the cards just declared must be played",
    "played_out": "all cards are played, only Aus or an accusation is left",
    "proof_of_opponent": "only an opponent can be asked for proof",
    "proof_too_late": "the second trick has been led, the proof can no longer be asked for",
    "question_off": "nobody questions an Aus at this table: it is always counted",
    "reserve_off": "the trump card is not reserved at this table, only swapped",
    "reserved_already": "the trump card is reserved already",
    "sevens_melded": "five Sevens have been melded already",
    "sevens_off": "five Sevens cannot be shown now at this table",
    "sevens_too_late": "the fifth Seven came when another side was at 101 already",
    "siebener_off": "auf Siebener is not played at this table",
    "signs_off": "no signs are made at this table",
    "suit_declared": "this suit has been declared already",
    "take_later": "the trump card can be taken in a later turn",
    "window_open": "first everybody in order declares, exchanges or passes",
}

# What makes a rule set, a pack or the end of a deal impossible.
REFUSALS: Final[dict[str, str]] = {
    "preset_unknown": "preset: there is no preset {value}; the presets are {values}",
    "value_unknown": "{field}: {value} is not one of {values}",
    "field_unknown": "{field}: there is no such rule",
    "field_later": "{field}: {value} does not know this rule yet",
    "value_later": "{field}: {other} does not know {value} yet",
    "players_of_preset": "players and preset: {preset} is played by {values}, not by {players}",
    "siebener_and_dissle": "auf_siebener and auf_dissle: auf Siebener and auf Dissle for anybody do not go together",
    "rutesheim_needs_three": "scoring and players: the scoring of Rutesheim is for three players",
    "cut_place": "a pack is cut between 5 and 43 cards down",
    "pack": "these are not the 48 cards of a Gaigel pack",
    "knock_off": "nobody knocks on the pack at this table",
    "not_played_out": "cards are still to be played, so nothing is counted yet",
    "not_tied_for_most": "this side has not got the most points, so it cannot win the cut",
}

# What is wrong with a record.
RECORDS: Final[dict[str, str]] = {
    "not_utf8": "not UTF-8 text",
    "not_json": "not JSON",
    "head_wrong": "this line is to say who sat there, and cannot be read by this version",
    "too_deep": "nested too deeply",
    "number_too_large": "a number goes beyond {value}",
    "line_too_long": "longer than {value} bytes, which no record is",
    "too_many_parts": "more than {value} commas, which no record has",
    "duplicate_key": "the key {field} stands there twice",
    "no_float": "numbers in a record are whole, without point or exponent",
    "not_object": "{field} is not a JSON object",
    "missing": "{field} is missing",
    "unknown_field": "unknown field {field}",
    "not_a_record": "this is not a Gaigel record, the format is {value}",
    "from_the_future": "this record ({value}) was written by a newer version of the program",
    "bad_dealer": "dealer is not a seat from 0 to {value}",
    "bad_knock": "knock is neither true nor false",
    "bad_deck": "deck is not 48 cards, written like EA SX H7, with a space between them",
    "bad_actions": "actions is not a list",
    "bad_action": "this is not an action",
    "bad_legal": "legal is not a list with a list of actions for each card played",
    "bad_result": "{field} is not what a result can hold",
    "bad_match": "{field} is not what a match score can hold",
    "result_missing": "the deal is over, but result is missing",
    "result_too_early": "the deal is not over, but there is a result",
    "result_wrong": "result: {field} should be {value}",
    "winners_wrong": "result: winners should name one of the sides with the most points, {value}",
    "legal_wrong": "the legal actions were {value}",
    "legal_count": "legal has {value} lists, but {other} cards were played",
    "after_missing": "match: {field} is missing",
    "after_too_early": "match: {field} stands there, but the deal is not over",
    "after_wrong": "match: after and winner should be {value}",
    "not_continued": "match: {field} does not continue the record before, it should be {value}",
    "new_match": "match: after a match is won the next record starts a new one, with 0 deals and nothing scored",
    "match_score": "match: such a score cannot stand after this many deals",
    "match_phase": "match: this score and number of deals call for another phase",
    "match_won_already": "match: somebody has won this match already",
}

# What the commands say.
COMMANDS: Final[dict[str, str]] = {
    "line": "line {line}: {what}",
    "line_action": "line {line}, action {number}: {action}: {what}",
    "all_hold": "{records} records hold",
    "one_holds": "1 record holds",
    "none_hold": "there is no record in this file",
    "cannot_read": "{path} cannot be read: {why}",
    "cannot_write": "{path} cannot be written: {why}",
    "standard_output": "standard output",
    "not_text": "{field} is no text in UTF-8",
    "player_unknown": "there is no player {value}; the players are {values}",
    "player_count": "--player takes one name for all seats, or {value} names",
    "not_a_setting": "--set takes FIELD=VALUE, not {value}",
    "not_differences": "--until takes two or more differences in per cent, in ascending order, not {value}",
    "not_a_share": "{field} must be a number above 0 and below 0.5, not {value}",
    "plain_python": "rules and opponents run as plain Python here; compiled they are more than ten times as fast",
    "not_a_count": "{field} must be a whole number from {low} to {high}, not {value}",
    "helper_died": "a process that plays has died or could not begin; what was written down before is whole",
    "interrupted": "interrupted",
    "interrupted_writing": "interrupted; what was written down before is whole",
    "fair": "the seed belongs to the hash; the pack before the cut, from the top:",
    "fair_with_word": "the seed belongs to the hash; the pack of seed and word before the cut, from the top:",
    "unfair": "the seed does not belong to the hash; its hash is {value}",
    "not_a_hash": "a hash is 64 hexadecimal digits",
}

SUIT_NAMES: Final = ("acorns", "leaves", "hearts", "bells")
RANK_NAMES: Final = ("Seven", "Unter", "Ober", "King", "Ten", "Ace")

PHRASES: Final[dict[str, str]] = {
    **REASONS,
    **REFUSALS,
    **RECORDS,
    **COMMANDS,
    **TABLE_WORDS,
    **SITTING_WORDS,
    **TITLE_WORDS,
    **FAIR_WORDS,
    **SEAL_WORDS,
    **LUCK_WORDS,
    **INN_WORDS,
    **MATCH_PICTURE_WORDS,
    **OWN_LOOK_WORDS,
    **OF_THE_DAY_WORDS,
    **MISHAP_WORDS,
    **PAST_WORDS,
    **REVIEW_WORDS,
    **DEED_WORDS,
    **IN_WORDS,
    **SETTINGS_WORDS,
    **MATCH_WORDS,
    **LESSON_WORDS,
    **PRACTICE_WORDS,
    **ASKING_WORDS,
    **SHARED_LAPTOP_WORDS,
    **SHOWING_WORDS,
    **PROGRAMME_WORDS,
    **KNOWN_GAME_WORDS,
    **LEAFLET_WORDS,
    **CAPTION_WORDS,
    **CARD_WORDS,
    **COACH_WORDS,
    **OPTION_WORDS,
    **EVENING_WORDS,
    **KEEPING_WORDS,
    **TOURNAMENT_WORDS,
    **CALL_WORDS,
    **RULES_WORDS,
    **RULES_PLAY_WORDS,
    **RULES_SCORE_WORDS,
    **RULES_HISTORY_WORDS,
    **IN_1907_WORDS,
    **{name: name for name in SUIT_NAMES},
    "Seven": "Seven",
    "Unter": "[Unter|Jack]",
    "Ober": "[Ober|Queen]",
    "King": "King",
    "Ten": "Ten",
    "Ace": "Ace",
    "card:Seven": "the Seven of {suit}",
    "card:Unter": "the [Unter|Jack] of {suit}",
    "card:Ober": "the [Ober|Queen] of {suit}",
    "card:King": "the King of {suit}",
    "card:Ten": "the Ten of {suit}",
    "card:Ace": "the Ace of {suit}",
}
