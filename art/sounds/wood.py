"""Knuckles and fingers at the table: the knock on the deck, Aus!, the soft refusal, the click of a button."""

from art.sounds.plates import BUTTON, CARD, TABLE, struck
from art.sounds.waves import Dice, Samples, band, decaying, mix, noise, peaked
from art.sounds.zither import tone


def knuckle(dice: Dice, force: float = 1.0) -> Samples:
    """One rap of a bent finger on the bare table; a harder rap touches for a shorter time."""
    where = (0.41 + 0.04 * dice.random(), 0.36 + 0.05 * dice.random())
    wood = peaked(struck(TABLE, where, 0.0018 / force**0.4, 0.45))
    skin = peaked(decaying(band(noise(dice, 0.03), 400, 2_800, 1), 0.003), 0.22)
    return mix([(0, wood), (0, skin)]) * force


def knuckles_on_table(dice: Dice) -> Samples:
    """Aus! Two firm raps on the table, the second the firmer."""
    return mix([(0, knuckle(dice, 0.85)), (dice.uniform(0.165, 0.185), knuckle(dice, 1.0))])


def rap_on_cards(dice: Dice, force: float) -> Samples:
    """One rap on a pack of cards: the paper softens the blow, the table below hums."""
    wood = peaked(struck(TABLE, (0.43, 0.37), 0.0029, 0.35), 0.8)
    pack = peaked(struck(CARD, (0.4, 0.37), 0.0012, 0.06), 0.45)
    paper = peaked(decaying(band(noise(dice, 0.05), 300, 2_400, 1), 0.007), 0.55)
    return mix([(0, wood), (0, pack), (0.0005, paper)]) * force


def knock_on_deck(dice: Dice) -> Samples:
    """Not cut but knocked: two quick raps on the pack."""
    return mix([(0, rap_on_cards(dice, 1.0)), (dice.uniform(0.13, 0.16), rap_on_cards(dice, 0.7))])


def muted_string(dice: Dice, pitch: float) -> Samples:
    """A zither string plucked under a resting hand: a short dull note and the finger on the wood."""
    note = peaked(decaying(tone(pitch, 0.4, 0.3), 0.055))
    finger = peaked(struck(TABLE, (0.44, 0.39), 0.0026, 0.2), 0.35)
    skin = peaked(decaying(band(noise(dice, 0.03), 200, 1_400, 1), 0.005), 0.10)
    return mix([(0, note), (0, finger), (0, skin)])


def soft_error(dice: Dice) -> Samples:
    """Not so: two muted notes, a minor third down; a shake of the head, not an alarm."""
    return mix([(0, muted_string(dice, 293.66)), (0.14, muted_string(dice, 246.94) * 0.9)])


def button_click(dice: Dice) -> Samples:
    """A flat piece of wood is pressed and gives."""
    press = peaked(struck(BUTTON, (0.34, 0.41), 0.0006, 0.06))
    give = peaked(struck(TABLE, (0.5, 0.45), 0.0022, 0.10), 0.13)
    tick = peaked(decaying(band(noise(dice, 0.01), 700, 3_500, 1), 0.0015), 0.2)
    return mix([(0, press), (0, tick), (0.0015, give)])
