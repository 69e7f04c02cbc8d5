"""When something goes wrong that nobody has thought of: what is said, and what can be done."""

from __future__ import annotations

from typing import Final

MISHAP_WORDS: Final[dict[str, str]] = {
    "mishap": "Whoops!",
    "mishap_table": "The program has stumbled. Your match is safe and goes on at exactly this card.",
    "mishap_match": "The program has stumbled. Your match is safe and goes on where it was.",
    "mishap_thinking": "One of the others got lost in thought. Your match is safe and goes on at exactly this card.",
    "mishap_page": "The program has stumbled. Your games are safe.",
    "mishap_lesson": "The program has stumbled over this lesson. Your games are safe, and so is what you have learned.",
    "mishap_twice": "It has stumbled over this card before. If it does so again, give up this deal: it counts as lost, "
    "and the match goes on with the next one.",
    "mishap_twice_over": "It has stumbled here before. If it does so again, leave this page out and go on with the "
    "next deal.",
    "mishap_report": "What happened is written down for those who mend the program; neither your name nor your files "
    "stand in it.",
    "mishap_no_report": "What happened could not be written down: the disk is full or the folder is gone.",
    "mishap_copied": "It is copied, and can be pasted elsewhere.",
    "mishap_go_on": "Go on",
    "mishap_again": "This scene once more",
    "mishap_where": "Where the report lies",
    "ended": "Gaigel has to stop, but your games are safe; what happened is written down in {path}.",
    "ended_untold": "Gaigel has to stop, but your games are safe; what happened could not be written down.",
}
