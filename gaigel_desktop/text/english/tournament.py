"""The words of the tournament."""

from __future__ import annotations

from typing import Final

TOURNAMENT_WORDS: Final[dict[str, str]] = {
    "tournament": "Tournament",
    "tournament_help": "Three sessions of ten deals at tables of three, everybody for themselves.",
    "tournament_about": (
        "Everybody plays alone, three at a table. Three sessions of ten deals are played, and new tables are drawn for "
        "each session. Every deal gives nine points: five, three and one by the card points. A player without a "
        "trick, or at fault, gets none, and the others get six and three. The most points after thirty deals win."
    ),
    "tournament_size": "How many players?",
    "tournament_tables": "{people} people at {tables} tables",
    "tournament_one_table": "Three people at one table",
    "tournament_draw": "Draw the tables",
    "tournament_round": "Session {session}, deal {deal} of 10",
    "tournament_session_over": "Session {session} is over",
    "tournament_waits": (
        "New tables are drawn when everybody has played: until then there is time for a Viertele, a quarter of wine."
    ),
    "tournament_over": "The tournament is over",
    "tournament_last_deals": "The last tables are still playing …",
    "to_standings": "To the standings",
    "tournament_standings": "Standings",
    "tournament_final": "Final standings",
    "tournament_how": "How it is played",
    "tournament_your_table": "Your table in this session",
    "tournament_your_place": "Place {rank}",
    "tournament_not_played": "Not played yet",
    "tournament_points": "{points} points",
    "tournament_one_point": "1 point",
    "tournament_sum": "Total",
    "tournament_to_table": "To the table",
    "tournament_others_play": "{count} deals of the other tables are still being played",
    "tournament_one_plays": "One deal of the other tables is still being played",
    "tournament_all_done": "The other tables are waiting for yours",
    "tournament_won": "You have won the tournament!",
    "tournament_your_rank": "You finished in place {rank} of {people}",
    "tournament_winner": "{name} has won with {points} points",
    "tournament_give_up": "Give the tournament up",
    "tournament_give_up_ask": "Give the tournament up?",
    "tournament_give_up_cost": "The table of all players is gone. The deals you have played stay among the past games.",
    "tournament_give_up_no": "No, play on",
    "tournament_give_up_yes": "Give it up",
    "tournament_new": "Another tournament",
    "tournament_aside": "The tournament that was kept could not be read; it now lies in {path}.",
    "tournament_unreadable": "The tournament in {path} could not be read.",
    "tournament_elsewhere": "Gaigel is open in another window already: the tournament is played there.",
    "tournament_stumbled": "A deal at another table went wrong and was ended by the rule of thumb.",
    "tournament_not_kept": "The tournament cannot be kept: the folder cannot be written.",
}
