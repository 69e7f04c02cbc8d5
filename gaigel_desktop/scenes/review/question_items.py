"""Asked: a position in which the player is asked what to do: what can be pressed there, and which deed that means."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.actions import DECLARE, DIVE, PASS, Action, card_of, mode_of, opening
from gaigel_desktop.rules.cards import SUIT, pairs_held
from gaigel_desktop.rules.deal import OPENING, is_claimed
from gaigel_desktop.rules.judge import card_actions, next_to_act, why_not
from gaigel_desktop.rules.views import View
from gaigel_desktop.table.board import panel_layout, panels
from gaigel_desktop.table.board.buttons import CALL
from gaigel_desktop.table.board.card_places import sorted_hand
from gaigel_desktop.table.board.chrome import dimmed_calls, why_never_said
from gaigel_desktop.table.board.item import Item, ItemId, Kind
from gaigel_desktop.table.board.items import Extras, Pointed, items, with_looks
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.panels import Offer, Panel, opening_offers
from gaigel_desktop.table.board.piles import WonPiles
from gaigel_desktop.text.explain import why
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.window.boxes import Box

Course = tuple[Action, ...]  # a deed; nothing at all: to wait

WAITS: Final[Course] = ()
ANSWERS: Final[tuple[Kind, ...]] = ("card", "way", "call", "choice", "close")


class Asked:
    """What lies open before the player, and what was chosen so far."""

    def __init__(self, seen: View, me: int, names: tuple[str, ...]) -> None:
        self._seen, self._me, self._names = seen, me, names
        self.note = ""  # why something may not be done
        self.picked: int | None = None  # the card to open with, whose way is still to be chosen
        self.panel: Panel | None = panels.claim_panel(seen, names) if self.is_claimed else None

    @property
    def in_turn(self) -> bool:
        """Whether the table waits for the player."""
        return next_to_act(self._seen) == self._me

    @property
    def is_claimed(self) -> bool:
        """Whether it is asked what to say to an Aus of another side."""
        return is_claimed(self._seen) and self.in_turn

    @property
    def passing(self) -> Course | None:
        """What it is to say nothing; None where something has to be done."""
        if not self.in_turn:
            return WAITS
        return (PASS,) if self._seen.waiting and not self.is_claimed else None

    # -- what can be pointed at ----------------------------------------------------------------------------------

    def hand(self, table: Table) -> list[int]:
        """The own cards as they lie."""
        return sorted_hand(self._seen, table)

    def ways(self) -> tuple[Offer, ...]:
        """How the card that was chosen can be led."""
        return opening_offers(self._modes(self.picked)) if self.picked is not None else ()

    def sheet(self, table: Table) -> tuple[Panel, Box] | None:
        """The panel that is open, and where it lies."""
        return None if self.panel is None else (self.panel, panel_layout.panel_box(self._seen, table, self.panel))

    def items(self, table: Table, won: WonPiles, pointed: ItemId | None = None) -> tuple[Item, ...]:
        """Everything that lies there, while this is pointed at."""
        there = items(self._seen, table, won, self._extras(table))
        return with_looks(there, self.panel, Pointed(hovered=pointed, dimmed=dimmed_calls(self._seen)))

    def _extras(self, table: Table) -> Extras:
        sheet = self.sheet(table)
        ways = 0 if sheet is not None else len(self.ways())
        return Extras(ways=ways, panel=sheet)

    def can_be_pressed(self, item: Item) -> bool:
        """Whether something that lies there is an answer, or leads to one."""
        if not item.in_reach or item.id.kind not in ANSWERS:
            return False
        return item.id.kind != "call" or not why_never_said(self._seen, item.id.name)

    # -- what a press means --------------------------------------------------------------------------------------

    def press(self, item: ItemId, table: Table) -> Course | None:
        """The deed that this is; None: something was opened or closed, or cannot be done."""
        self.note = ""
        match item.kind:
            case "card":
                return self._card(item.number)
            case "way" if self.picked is not None:
                return self._judged(opening(self.ways()[item.number].mode, self.picked))
            case "call":
                self.picked = None
                self.panel = panels.panel_of(CALL[item.name].name, self._seen, self._me, self._names, "")
            case "choice" if self.panel is not None:
                chosen = self.panel.choices[item.number].action
                return self._judged(chosen)
            case "close":
                self.back()
        return None

    def back(self) -> bool:
        """What is open is closed; whether something was that can be."""
        there = self.picked is not None or (self.panel is not None and not self.is_claimed)
        if there:
            self.panel = self.picked = None
        return there

    def _card(self, card: int) -> Course | None:
        if self.panel is not None:
            return self._pair(card)
        seen = self._seen
        if seen.phase != OPENING or seen.turn != self._me:
            return self._judged(card)
        modes = self._modes(card)
        if len(modes) > 1 and card != self.picked:
            self.picked = card
            return None
        return self._judged(opening(modes[0] if modes else DIVE, card))

    def _modes(self, card: int | None) -> tuple[int, ...]:
        return tuple(mode_of(action) for action in card_actions(self._seen) if card_of(action) == card)

    def _pair(self, card: int) -> Course | None:
        """Melden, and a card: its pair, or the question how many."""
        if not panels.is_king_or_ober(card):
            self.note = say_at(self._seen.law.rules, "point_at_pair")
        elif pairs_held(self._seen.hands[self._me], SUIT[card]) > 1:
            self.panel = panels.pair_panel(card, self._seen)
        else:
            return self._judged(DECLARE + SUIT[card])
        return None

    def _judged(self, action: Action) -> Course | None:
        """The deed, if the rules allow it; otherwise it is said why not."""
        reason = why_not(self._seen, self._me, action)
        if reason is None:
            return (action,)
        self.note = why(reason, self._seen)
        if not self.is_claimed:
            self.panel = self.picked = None
        return None
