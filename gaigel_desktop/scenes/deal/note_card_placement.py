"""Finds where the card of paper lies on the table, by how large words are in this window."""

from __future__ import annotations

from itertools import product
from typing import Final

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.table_look import look_of
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.note_card import LaidNoteCard, NoteCardToLay
from gaigel_desktop.table.paint.note_card_layout import lay_note_card, lay_offer
from gaigel_desktop.table.paint.paint_resting import name_plate_boxes
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Kit

SMALLER: Final = (1.25, 1.0)  # words of an offer


class NoteCardLayer:
    """Lays the card of paper with the pen of the window."""

    kit: Kit  # as soon as the table comes on

    def __init__(self, player: OwnPlayer) -> None:
        self._player = player

    @property
    def looks(self) -> object:
        """How the player wants cards and words to look, and how many pixels a unit has."""
        return look_of(self._player), self.kit.screen.unit

    def lay(self, wanted: NoteCardToLay, seen: Deal, table: Table) -> LaidNoteCard:
        """The card of paper with its place, its words as large as the player wants them; an offer lies where it hides
        nothing, if need be as a chip on which its title stands alone, and in smaller words."""
        leaf, title, never, rests, mats = wanted
        kit, size = self.kit, self._player.text_size
        names = name_plate_boxes(Pen(kit, size), look_of(self._player), rests, seen)
        if not title:
            return lay_note_card(Pen(kit, size), leaf, seen, table, never, mats=mats, names=names)
        pens = (Pen(kit, words) for words in (size, *(less for less in SMALLER if less < size)))
        forms = product(pens, (leaf, leaf._replace(words=title, chip=True)))
        return lay_offer(forms, seen, table, never, mats=mats, names=names)
