"""Lays the card of paper on the table, by how large words are in this window."""

from __future__ import annotations

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.note_card import LaidNoteCard, NoteCard
from gaigel_desktop.table.paint.note_card_layout import lay_note_card
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Kit


class NoteCardLayer:
    """Lays the card of paper with the pen of the window."""

    kit: Kit  # as soon as the table comes on

    def __init__(self, player: OwnPlayer) -> None:
        self._player = player

    @property
    def looks(self) -> object:
        """How large the player wants words, and how many pixels a unit has."""
        return self._player.text_size, self.kit.screen.unit

    def lay(self, leaf: NoteCard, seen: Deal, table: Table) -> LaidNoteCard:
        """The card of paper in its place, its words as large as the player wants them."""
        return lay_note_card(Pen(self.kit, self._player.text_size), leaf, seen, table)
