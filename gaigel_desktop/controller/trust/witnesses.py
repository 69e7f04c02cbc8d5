"""Witnesses: who sat at a table, and by which dice they thought in this deal, so that each can be asked once more."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.controller.match.dealer import new_seed
from gaigel_desktop.controller.match.forgetful import forgetful
from gaigel_desktop.controller.match.setup import MatchSetup, characters
from gaigel_desktop.controller.match.story import DICE
from gaigel_desktop.controller.minds.opponent import dice_of_deal, dice_of_seat, in_this_deal
from gaigel_desktop.controller.of_the_day import dice_of_day
from gaigel_desktop.controller.records.notation import JsonObject
from gaigel_desktop.controller.store.schema import DAY, MARK
from gaigel_desktop.opponents.considered import MASTER
from gaigel_desktop.opponents.levels import Character


class Witness(NamedTuple):
    """Somebody who thinks, with the seed of its dice in this deal."""

    character: Character
    seed: int


class Witnesses(NamedTuple):
    """Those of a table by their seats, None for the player; whether they sat there then, and whether their dice are
    known."""

    seats: tuple[Witness | None, ...]
    the_same_people: bool = True
    the_same_dice: bool = True


def witnesses(setup: MatchSetup, dice: str, deals: int) -> Witnesses:
    """Everybody at this table after so many deals of the match; where nobody knows the dice of then, with new ones."""
    thrown = dice or new_seed()
    seats = [
        None if character is None else _witness(character, thrown, seat, deals, thrown if host else "")
        for seat, (character, host) in enumerate(zip(characters(setup), forgetful(setup), strict=True))
    ]
    return Witnesses(tuple(seats), the_same_dice=bool(dice))


def strangers(players: int) -> Witnesses:
    """Nobody knows who sat there: a master on every chair, with dice of its own."""
    thrown = new_seed()
    return Witnesses(tuple(_witness(MASTER, thrown, seat, 0, "") for seat in range(players)), False, False)


def dice_in(about: JsonObject) -> str:
    """The dice of a match as it was written down; those of a tournament are its mark, those of a day come from the
    date. Empty: nobody knows them."""
    mark, day = about.get(MARK), about.get(DAY)
    if isinstance(day, str):
        return dice_of_day(day)
    return " ".join(map(str, mark)) if isinstance(mark, list) else str(about.get(DICE) or "")


def _witness(character: Character, dice: str, seat: int, deals: int, host_of: str) -> Witness:
    return Witness(in_this_deal(character, host_of, deals), dice_of_deal(dice_of_seat(dice, seat), deals))
