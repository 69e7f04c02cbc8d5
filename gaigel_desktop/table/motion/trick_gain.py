"""What a trick counts, chalked on a small slate that goes to the pile with it. Pure."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.taking import taken_last
from gaigel_desktop.table.board.card_places import pile_place, trick_place
from gaigel_desktop.table.board.chalk_marks import GAIN, Mark
from gaigel_desktop.window import theme

from .card_moves import Moment

SLATE: Final = (58.0, 34.0)
BESIDE: Final = 26.0  # the middle of the trick: of the card that takes it both corners stay in sight


def gain_mark(moment: Moment) -> list[Mark]:
    """The mark that goes from the card that takes the trick to the pile of its side, as the cards go; none where it
    counts nothing."""
    seen, table, tempo = moment.seen, moment.table, moment.tempo
    taking = taken_last(seen)
    if taking is None or not taking.points:
        return []
    card, pile = trick_place(seen, table, taking.seat), pile_place(seen, table, seen.law.side[taking.seat])
    wide, high = SLATE
    away = moment.now + tempo.waits(theme.LIFT + theme.LIFT_STAYS + theme.SQUARE)
    glides = 0.0 if tempo.gentle else tempo.lasts(theme.GATHER + theme.SQUARE)
    until = away + glides + tempo.shows(theme.GAIN_STAYS)
    there = pile.x - wide / 2, pile.y - high / 2, wide, high
    comes = card.x - pile.x, card.y + BESIDE - pile.y
    return [Mark(GAIN, there, f"+{taking.points}", began=away, drawn=glides, until=until, comes=comes)]
