"""The score in the rules: a slate in the middle of a match, with a line for each side of this table."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.match import is_cleaned
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.table.slate.standing import side_name, sides_on_slate
from gaigel_desktop.table.slate.strokes import Row
from gaigel_desktop.text.speech import say

OURS: Final = "||V|"
GIVEN: Final = "|||"
WIPED: Final = "||.."


def score_shown(rules: RuleSet) -> tuple[Row, ...]:
    """Strokes and a Gigackel, and on the last line, to the right, some that are wiped where that is done here."""
    names = (say("you"), *(regular.name for regular in REGULARS[1 : rules.players]))
    seating, order = Seating(0, names, ()), sides_on_slate(rules, 0)
    marks = (OURS, *(GIVEN for _ in order[2:]), WIPED if is_cleaned(rules) else GIVEN)
    return tuple(Row(side_name(rules, seating, side), made) for side, made in zip(order, marks, strict=True))
