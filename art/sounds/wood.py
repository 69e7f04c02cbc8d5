"""Knuckles and fingers at the table: the knock on the deck, Aus!, a flat hand, the refusal, the click of a button."""

from collections.abc import Callable

from art.sounds.plates import CARD, TABLE, Plate, struck
from art.sounds.waves import Dice, Samples, band, decaying, mix, noise, peaked
from art.sounds.zither import tone


def knuckle(dice: Dice, force: float = 1.0) -> Samples:
    """One rap of a bent finger on the bare table; a harder rap touches for a shorter time."""
    where = (dice.uniform(0.40, 0.46), dice.uniform(0.35, 0.42))
    wood = peaked(struck(TABLE, where, 0.0018 / force**0.4, 0.45))
    skin = peaked(decaying(band(noise(dice, 0.03), 900, 3_400, 1), 0.004), 0.9)
    return mix([(0, wood), (0, skin)]) * force


def knuckles_on_table(dice: Dice) -> Samples:
    """Aus! Two firm raps on the table, the second the firmer."""
    return mix([(0, knuckle(dice, dice.uniform(0.75, 0.9))), (dice.uniform(0.16, 0.19), knuckle(dice, 1.0))])


def accused(dice: Dice) -> Samples:
    """Counted over! A flat hand comes down on the table: broad and soft, nothing of a bone."""
    where = (dice.uniform(0.36, 0.46), dice.uniform(0.30, 0.44))
    wood = peaked(struck(TABLE, where, dice.uniform(0.0036, 0.005), 0.45))
    palm = peaked(decaying(band(noise(dice, 0.12), 300, 2_400, 1), dice.uniform(0.009, 0.015)), dice.uniform(0.9, 1.4))
    fingers = peaked(decaying(band(noise(dice, 0.05), 600, 3_000, 1), 0.007), dice.uniform(0.5, 0.8))
    return mix([(0, wood), (0.0005, palm), (dice.uniform(0.006, 0.011), fingers)])


def rap_on_cards(dice: Dice, force: float) -> Samples:
    """One rap on a pack of cards: the paper softens the blow, the table below hums."""
    where = (dice.uniform(0.40, 0.46), dice.uniform(0.34, 0.42))
    wood = peaked(struck(TABLE, where, dice.uniform(0.0025, 0.0031), 0.35), 0.8)
    pack = peaked(struck(CARD, (dice.uniform(0.35, 0.45), 0.37), 0.0012, 0.06), 0.45)
    paper = peaked(decaying(band(noise(dice, 0.05), 400, 2_500, 1), 0.007), 1.1)
    return mix([(0, wood), (0, pack), (0.0005, paper)]) * force


def knock_on_deck(dice: Dice) -> Samples:
    """Not cut but knocked: two quick raps on the pack."""
    return mix([(0, rap_on_cards(dice, 1.0)), (dice.uniform(0.13, 0.16), rap_on_cards(dice, dice.uniform(0.6, 0.8)))])


def muted_string(dice: Dice, pitch: float) -> Samples:
    """A zither string plucked under a resting hand: a short dull note and the finger on the wood."""
    note = peaked(band(decaying(tone(pitch, 0.4, 0.3), 0.055), 60, 900, 1))
    finger = peaked(struck(TABLE, (0.44, 0.39), 0.0026, 0.2), 0.35)
    skin = peaked(decaying(band(noise(dice, 0.03), 200, 1_400, 1), 0.005), 0.10)
    return mix([(0, note), (0, finger), (0, skin)])


def soft_error(dice: Dice) -> Samples:
    """Not so: two muted notes, a minor third down; a shake of the head, not an alarm."""
    return mix([(0, muted_string(dice, 293.66)), (0.14, muted_string(dice, 246.94) * 0.9)])


def your_turn(dice: Dice) -> Samples:
    """Still you: one muted note, for whoever wants to be reminded."""
    return muted_string(dice, 392.0)


def button_click(board: Plate, held: float) -> Callable[[Dice], Samples]:
    """A flat piece of wood is pressed, gives, and after so many seconds springs back, more softly."""
    return lambda dice: mix([(0, _pressed(dice, board)), (held, 0.4 * _pressed(dice, board))])


def _pressed(dice: Dice, board: Plate) -> Samples:
    """A finger on a board, and the board on the table."""
    where = (dice.uniform(0.22, 0.46), dice.uniform(0.29, 0.48))
    press = peaked(struck(board, where, dice.uniform(0.0005, 0.0009), 0.06))
    give = peaked(struck(TABLE, (0.5, 0.45), 0.0022, 0.05), dice.uniform(0.05, 0.10))
    tick = peaked(decaying(band(noise(dice, 0.01), 700, 3_500, 1), 0.0015), dice.uniform(0.1, 0.3))
    return mix([(0, press), (0, tick), (dice.uniform(0.0015, 0.006), give)])
