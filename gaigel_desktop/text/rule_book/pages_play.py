"""The first nine chapters of the rules: from what it is about to going out."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.seats import has_partners

from .facts import both, chosen, comes_out_even, dissle, either, no, strokes_count, two_sides
from .parts import Part, cards, drawing, head, tell

GAIGEL: Final = chosen("opening", "gaigel")
EXCHANGED: Final = chosen("exchange", "reserve", "swap")
RESERVED: Final = chosen("exchange", "reserve")
BY_1907: Final = chosen("preset", "uspcc-1907")
ANY_TIME: Final = chosen("pair_when", "any_time")
REVOKE_FIRST: Final = both(chosen("revoke", "forfeits"), chosen("missed_out", "accusation", "automatic_trick"))
BANNED: Final = chosen("first_trumps", "banned")
QUESTIONED: Final = chosen("claims", "questioned")
NOTICED: Final = chosen("missed_out", "accusation")  # playing on with 101 costs nothing until somebody says so
BAN_IN_FIRST: Final = both(GAIGEL, BANNED)
GAMES: Final = chosen("scoring", "games")
RUTESHEIM: Final = chosen("scoring", "rutesheim")
FREE_END: Final = chosen("endgame", "follow")
RANKS: Final = tuple(f"label:{rank}" for rank in "AXKOU7")
SUITS: Final = tuple(f"label:{suit}" for suit in "EBHS")

ABOUT: Final[tuple[Part, ...]] = (
    tell("about_aim"),
    cards("HK HO HX EA S7", "about_hand"),
    tell("about_word", no(BY_1907)),
    tell("about_knock", BY_1907),
    tell("about_teams", has_partners, two_sides),
    tell("about_pairs_of", has_partners, no(two_sides)),
    tell("about_alone", no(has_partners)),
    tell("about_play"),
    tell("about_pairs"),
    tell("about_count", no(QUESTIONED), no(NOTICED)),
    tell("about_count_noticed", no(QUESTIONED), NOTICED),
    tell("about_count_questioned", QUESTIONED, no(NOTICED)),
    tell("about_count_questioned_noticed", QUESTIONED, NOTICED),
    tell("about_pages"),
)

CARDS: Final[tuple[Part, ...]] = (
    tell("cards_pack"),
    tell("cards_second", GAIGEL),
    cards("HA HX HK HO HU H7", "cards_ranks", labels=RANKS),
    tell("cards_names"),
    tell("cards_1907", chosen("card_points", "1907")),
    head("cards_suits"),
    cards("EU BU HU SU", "cards_suits", labels=SUITS),
    tell("cards_suits"),
    tell("cards_all"),
    tell("cards_somebody", two_sides, comes_out_even),
    head("cards_decks"),
    tell("cards_decks"),
    tell("cards_substitute"),
    tell("cards_doppelkopf"),
    tell("cards_nines"),
)

DEAL: Final[tuple[Part, ...]] = (
    tell("deal_aces", chosen("first_dealer", "aces")),
    tell("deal_aces_partners", chosen("first_dealer", "aces"), has_partners, two_sides),
    tell("deal_aces_opposite", chosen("first_dealer", "aces"), has_partners, no(two_sides)),
    tell("deal_high", chosen("first_dealer", "high_card")),
    tell("deal_high_partners", chosen("first_dealer", "high_card"), has_partners),
    tell("deal_right", chosen("direction", "anticlockwise")),
    tell("deal_left", chosen("direction", "clockwise")),
    tell("deal_next"),
    head("deal_packets"),
    tell("deal_cut"),
    drawing("talon", "deal_talon", row="HO"),
    tell("deal_3T2", chosen("deal_pattern", "3T2")),
    tell("deal_32T", chosen("deal_pattern", "32T")),
    tell("deal_23T", chosen("deal_pattern", "23T")),
    tell("deal_knock", chosen("knock", True), chosen("knock_deal", "five")),
    tell("deal_knock_packets", chosen("knock", True), chosen("knock_deal", "packets")),
    tell("deal_talon"),
)

FIRST: Final[tuple[Part, ...]] = (
    tell("first_plain", no(GAIGEL)),
    tell("first_gaigel", GAIGEL, BANNED),
    tell("first_powerless", GAIGEL, no(BANNED)),
    head("first_elfen", GAIGEL),
    tell("first_elfen", GAIGEL),
    cards("^EA EX BK HU", "first_elfen", GAIGEL),
    head("first_dive", GAIGEL),
    tell("first_dive", GAIGEL),
    cards("-EX -EU -EA -H7", "first_dive_down", GAIGEL),
    cards("EX EU ^EA H7", "first_dive_up", GAIGEL),
    head("first_second", GAIGEL),
    tell("first_second", GAIGEL),
    cards("BA EX ^BA HU", "first_second", GAIGEL),
    head("first_trumps", GAIGEL),
    tell("first_trumps", GAIGEL, BANNED),
    tell("first_forced", GAIGEL, BANNED),
    tell("first_forfeit", GAIGEL, BANNED, chosen("revoke", "forfeits")),
    tell("first_five_powerless", GAIGEL, no(BANNED)),
    tell("first_powerless_pair", GAIGEL, no(BANNED)),
    cards("^EX SA EU H7", "first_powerless", GAIGEL, no(BANNED)),
    tell("first_sevens", GAIGEL, either(chosen("auf_siebener", True), dissle)),
)

PLAY: Final[tuple[Part, ...]] = (
    tell("play_draw"),
    tell("play_free", no(BAN_IN_FIRST)),
    tell("play_free_later", BAN_IN_FIRST),
    cards("EA EX ^S7 EU", "play_trump"),
    tell("play_wins"),
    cards("HK ^HX HX E7", "play_equal"),
    tell("play_collector", has_partners),
    tell("play_last", comes_out_even),
    tell("play_rest", no(comes_out_even)),
)

PAIRS: Final[tuple[Part, ...]] = (
    tell("pairs"),
    cards("HK HO EK EO", "pairs_both"),
    tell("pairs_trick"),
    tell("pairs_sure", has_partners, ANY_TIME, chosen("pair_on_sure_trick", True)),
    tell("pairs_not_sure", has_partners, ANY_TIME, chosen("pair_on_sure_trick", False)),
    head("pairs_when"),
    tell("pairs_any_time", ANY_TIME),
    tell("pairs_before_draw", no(ANY_TIME)),
    tell("pairs_after_yes", ANY_TIME, chosen("pair_after_talon", True)),
    tell("pairs_after_no", either(no(ANY_TIME), chosen("pair_after_talon", False))),
    head("pairs_second"),
    tell("pairs_fresh", chosen("pair_second", "fresh_cards")),
    tell("pairs_four", chosen("pair_second", "show_four")),
    tell("pairs_double", chosen("pair_second", "double_only")),
    cards("EK EK EO EO", "pairs_four"),
    head("pairs_then"),
    tell("pairs_must", chosen("pair_must_play", True)),
    tell("pairs_need_not", chosen("pair_must_play", False)),
    tell("pairs_chalked", BY_1907),
    tell("pairs_reminder", no(BY_1907)),
)

DISS: Final[tuple[Part, ...]] = (
    tell("diss", EXCHANGED),
    tell("diss_off", no(EXCHANGED)),
    cards("H7 HA", "diss", EXCHANGED),
    tell("diss_side", EXCHANGED, chosen("exchange_needs", "side_trick"), has_partners),
    tell("diss_own", EXCHANGED, chosen("exchange_needs", "own_trick"), has_partners),
    tell("diss_own_alone", EXCHANGED, no(has_partners)),
    tell("diss_turn", EXCHANGED),
    tell("diss_window", EXCHANGED, no(ANY_TIME)),
    head("diss_swap", EXCHANGED),
    tell("diss_swap", EXCHANGED),
    head("diss_reserve", RESERVED),
    tell("diss_reserve", RESERVED),
    drawing("talon", "diss_reserve", RESERVED, row="HK H7"),
    tell("diss_partner", RESERVED, has_partners),
    head("diss_limits", EXCHANGED),
    tell("diss_barred", EXCHANGED),
    tell("diss_last", EXCHANGED),
)

END: Final[tuple[Part, ...]] = (
    tell("end"),
    tell("end_follow", FREE_END),
    tell("end_follow_win", chosen("endgame", "follow_win")),
    tell("end_strict", chosen("endgame", "strict")),
    tell("end_strict_head", chosen("endgame", "strict_head")),
    cards("EK", "end_lead"),
    cards("EX EU H7", "end_hand_follow", FREE_END),
    cards("^EX EU H7", "end_hand_beat", no(FREE_END)),
    cards("BX HA S7", "end_hand_free", FREE_END),
    cards("BX HA ^S7", "end_hand_trump", no(FREE_END)),
    tell("end_prevented", chosen("revoke", "prevented")),
    tell("end_forfeits", chosen("revoke", "forfeits")),
)

OUT_PAGE: Final[tuple[Part, ...]] = (
    tell("out_aus", no(BY_1907), no(QUESTIONED)),
    tell("out_knock", BY_1907, no(QUESTIONED)),
    tell("out_aus_questioned", no(BY_1907), QUESTIONED),
    tell("out_knock_questioned", BY_1907, QUESTIONED),
    cards("EA EA HA HA SA EX HX HX SX BK BU", "out_enough"),
    head("out_questioned", QUESTIONED),
    tell("out_questioned", QUESTIONED),
    tell("out_stands", QUESTIONED),
    head("out_under"),
    tell("out_under"),
    head("out_over"),
    tell("out_over"),
    tell("out_accusation", chosen("missed_out", "accusation")),
    tell("out_card", chosen("missed_out", "automatic_card")),
    tell("out_trick", chosen("missed_out", "automatic_trick")),
    head("out_double", no(RUTESHEIM)),
    tell("out_double", two_sides, no(QUESTIONED)),
    tell("out_double_questioned", two_sides, QUESTIONED),
    tell("out_double_each", no(two_sides), strokes_count),
    tell("out_double_games", no(two_sides), GAMES),
    head("out_no_trick", RUTESHEIM),
    tell("out_double_rutesheim", RUTESHEIM),
    tell("out_five", chosen("five_tricks_double", True)),
    head("out_counted"),
    tell("out_counted"),
    tell("out_order", no(REVOKE_FIRST), no(NOTICED)),
    tell("out_order_revoke", REVOKE_FIRST),
    tell("out_order_card", either(chosen("revoke", "forfeits"), chosen("missed_out", "automatic_card"))),
)
