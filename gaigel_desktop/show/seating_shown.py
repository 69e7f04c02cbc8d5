"""People: who sits at the table of something that is shown, and who goes on with it."""

from __future__ import annotations

from gaigel_desktop.controller.match.dealer import new_seed
from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.match.setup import first_setup, with_rules
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.scenes.begin import seating_at
from gaigel_desktop.scenes.pages.past.deal_words import seating_of
from gaigel_desktop.scenes.parts.how_to_think import Thinking
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.show.plan.show import Piece
from gaigel_desktop.show.plan.who_plays_on import Players, people_of


def seating(player: OwnPlayer, piece: Piece) -> Seating:
    """Whoever sat there; at the table of a story regulars of the house. The hand that is talked about lies below."""
    if piece.deal is not None:
        sat = seating_of(piece.deal, player.settings.name, player.portrait)
    elif piece.table is not None:
        sat = seating_at(player, piece.table)
    else:
        players = int(piece.story.record.rules.players)
        names, faces = zip(*((one.name, one.portrait) for one in REGULARS[:players]), strict=True)
        sat = Seating(piece.story.seat, names, faces)
    return sat._replace(me=piece.story.seat)


def players(thinking: Thinking, piece: Piece) -> Players:
    """Whoever goes on where nobody knows how."""
    rules = piece.story.record.rules
    return people_of(piece.table or with_rules(first_setup(newcomer=True), rules), thinking.mind, new_seed())
