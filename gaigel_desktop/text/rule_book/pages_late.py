"""The later chapters of the rules: signs, the score, Sevens, seats, history, and the words of the game."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.seats import has_partners
from gaigel_desktop.text.customs import SIGNS_SAY
from gaigel_desktop.text.english.rules_history import RULES_HISTORY_WORDS

from .facts import chosen, dissle, either, no, signs_here, strokes_count, two_sides
from .pages_play import BAN_IN_FIRST, GAIGEL, GAMES, RUTESHEIM
from .parts import Part, book, drawing, head, tell, word

SIGNED: Final = chosen("signals", True)
SLATE: Final = chosen("scoring", "slate")
EARLY: Final = chosen("scoring", "early_clean")
RACE: Final = chosen("scoring", "race")
NUMBER: Final = chosen("scoring", "deals")
CLEANED: Final = either(SLATE, EARLY)
BY_STROKES: Final = chosen("phase_one", "strokes")
ONE: Final = chosen("strokes", 1)

SIEBENER: Final = chosen("auf_siebener", True)
DISSLE_ANY: Final = chosen("auf_dissle", "any")
QUIET: Final = chosen("sevens_held", "quiet")
MELDED: Final = chosen("sevens_held", "meld")
DEALT: Final = chosen("sevens_dealt", True)
FARBE: Final = chosen("auf_farbe", True)
CROSSWISE: Final = chosen("teams", "crosswise")
OPPOSITE: Final = chosen("teams", "opposite")
SHOWN_TO_WIN: Final = either(SIEBENER, dissle, QUIET, DEALT)  # a meld of Sevens ends nothing
FIVE_SHOWN: Final = either(SHOWN_TO_WIN, FARBE)
SEVENS_MATTER: Final = either(SHOWN_TO_WIN, MELDED)

SIGNS: Final[tuple[Part, ...]] = (
    tell("signs_alone", no(has_partners)),
    tell("signs_off", has_partners, no(SIGNED)),
    tell("signs", has_partners, SIGNED),
    drawing("signs", "signs", has_partners, SIGNED),
    tell("signs_say", has_partners, SIGNED),
    *(tell(f"signs_say_{each}", has_partners, SIGNED, signs_here(each)) for each in SIGNS_SAY),
    tell("signs_free", has_partners, SIGNED),
    head("signs_ace", has_partners, SIGNED, chosen("opening", "gaigel")),
    tell("signs_ace", has_partners, SIGNED, chosen("opening", "gaigel")),
)

SCORE: Final[tuple[Part, ...]] = (
    tell("score_slate", strokes_count),
    drawing("slate", "score_slate", CLEANED),
    drawing("slate", "score_slate_kept", strokes_count, no(CLEANED)),
    head("score_first", CLEANED),
    tell("score_strokes", SLATE, BY_STROKES, no(ONE)),
    tell("score_strokes_1", SLATE, BY_STROKES, ONE),
    tell("score_strokes_order", SLATE, BY_STROKES, no(two_sides)),
    tell("score_deals", SLATE, no(BY_STROKES), no(ONE)),
    tell("score_deals_1", SLATE, no(BY_STROKES), ONE),
    tell("score_early", EARLY, no(ONE)),
    tell("score_early_1", EARLY, ONE),
    tell("score_race", RACE, no(ONE)),
    tell("score_race_1", RACE, ONE),
    tell("score_number", NUMBER, no(ONE)),
    tell("score_number_1", NUMBER, ONE),
    head("score_losers", strokes_count, no(two_sides)),
    tell("score_all", strokes_count, no(two_sides), chosen("losers", "all")),
    tell("score_shown_all", strokes_count, no(two_sides), chosen("losers", "all"), FIVE_SHOWN),
    tell("score_lowest", strokes_count, no(two_sides), chosen("losers", "lowest")),
    tell("score_shown_lowest", strokes_count, no(two_sides), chosen("losers", "lowest"), FIVE_SHOWN),
    tell("score_sevens", strokes_count, no(two_sides), either(SIEBENER, dissle)),
    tell("score_fault", strokes_count, no(two_sides)),
    tell("score_games", GAMES),
    tell("score_games_fault", GAMES, no(two_sides)),
    tell("score_rutesheim", RUTESHEIM),
    tell("score_rutesheim_fault", RUTESHEIM),
    tell("score_rutesheim_shown", RUTESHEIM, FIVE_SHOWN),
    tell("score_faults", no(two_sides)),
    head("score_clean", CLEANED),
    tell("score_clean", CLEANED),
    tell("score_clean_two", CLEANED, two_sides, chosen("clean_double", 2)),
    tell("score_clean_one", CLEANED, two_sides, chosen("clean_double", 1)),
    tell("score_clean_alone", CLEANED, no(two_sides)),
    tell("score_clean_already", CLEANED),
    tell("score_clean_several", CLEANED, no(two_sides)),
    tell("score_mats", SLATE, BY_STROKES, no(ONE)),
    tell("score_paper", CLEANED),
)

SEVENS: Final[tuple[Part, ...]] = (
    tell("sevens_none", no(SEVENS_MATTER), no(FARBE)),
    tell("sevens", SEVENS_MATTER),
    drawing("cards", "sevens", SEVENS_MATTER, row="E7 B7 H7 S7 S7"),
    head("sevens_dealt", DEALT),
    tell("sevens_dealt", DEALT),
    head("sevens_siebener", SIEBENER),
    tell("sevens_siebener", SIEBENER),
    tell("sevens_siebener_cards", SIEBENER),
    tell("sevens_siebener_led", SIEBENER),
    tell("sevens_siebener_vorhand", SIEBENER, GAIGEL),
    tell("sevens_siebener_forced", SIEBENER, BAN_IN_FIRST),
    tell("sevens_siebener_late", SIEBENER),
    drawing("cards", "sevens_four", SIEBENER, row="E7 B7 H7 H7 BX"),
    head("sevens_dissle", dissle),
    tell("sevens_dissle", dissle),
    tell("sevens_dissle_vorhand", dissle, no(DISSLE_ANY)),
    tell("sevens_dissle_any", DISSLE_ANY),
    tell("sevens_dissle_keep", DISSLE_ANY),
    tell("sevens_no_double", either(SIEBENER, dissle)),
    head("sevens_held", either(QUIET, MELDED)),
    tell("sevens_quiet", QUIET),
    tell("sevens_meld", MELDED),
    head("sevens_farbe", FARBE),
    tell("sevens_farbe", FARBE),
    tell("sevens_farbe_easy", FARBE),
)

SEATS: Final[tuple[Part, ...]] = (
    tell("seats_four"),
    tell("seats_six", CROSSWISE),
    tell("seats_opposite", OPPOSITE),
    drawing("table", "seats_crosswise", has_partners, no(OPPOSITE)),
    drawing("table", "seats_opposite", has_partners, OPPOSITE),
    tell("seats_soon"),
    tell("seats_alone"),
    tell("seats_age"),
)

THREES: Final[tuple[Part, ...]] = (tell("seats_three", chosen("preset", "rutesheim")),)

HERE_ALWAYS: Final[tuple[Part, ...]] = (
    head("here_program"),
    tell("here_claims", chosen("claims", "counted")),
    tell("here_bluff", chosen("claims", "questioned")),
    tell("here_last_trick"),
    tell("here_asked"),
)

HISTORY: Final[tuple[Part, ...]] = (
    head("history"),
    tell("history_1843"),
    tell("history_1844"),
    tell("history_hopsen"),
    tell("history_1845"),
    tell("history_1883"),
    tell("history_america"),
    tell("history_2018"),
    head("history_family"),
    tell("history_family"),
    tell("history_binokel"),
    head("history_thanks"),
    tell("history_thanks"),
    head("history_books"),
    *(book(key.removeprefix("book:")) for key in RULES_HISTORY_WORDS if key.startswith("book:")),
)

WORDS: Final = tuple(word(key.removeprefix("word:")) for key in RULES_HISTORY_WORDS if key.startswith("word:"))
