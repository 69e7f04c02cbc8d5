"""Whole random games of ours and of the peers, each as a function of dice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gaigel_desktop.opponents.measuring import random_cards_deed
from gaigel_desktop.rules.actions import is_card
from gaigel_desktop.rules.deal import Deal, deal_out, new_pack
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.perform import apply, count
from gaigel_desktop.rules.views import fold, redact, view

Game = Callable[[Random], int]  # plays a whole game and counts the decisions of players

RULES = PRESETS["leinfelden"]
PACK = new_pack()


def new_deal(dice: Random) -> Deal:
    """Shuffled and dealt out."""
    pack = PACK.copy()
    dice.shuffle(pack)
    return deal_out(RULES, 0, tuple(pack))


def gaigel(dice: Random) -> int:
    """A deal by random-cards through the checked interface, nobody listening."""
    deal = new_deal(dice)
    cards = 0
    while deal.result is None:
        deed = random_cards_deed(deal, dice)
        if deed is None:
            count(deal)
            break
        apply(deal, *deed)
        cards += is_card(deed[1])
    return cards


def gaigel_with_views(dice: Random) -> int:
    """The same with every event folded into four views."""
    deal = new_deal(dice)
    views = [view(deal, seat) for seat in range(deal.players)]
    cards = 0
    while deal.result is None:
        told: list[Event] = []
        deed = random_cards_deed(deal, dice)
        if deed is None:
            count(deal, told=told)
        else:
            apply(deal, *deed, told)
            cards += is_card(deed[1])
        for seat, seen in enumerate(views):
            for event in told:
                fold(seen, redact(event, seat))
    return cards


def spades() -> Game:
    """open_spiel's spades: a core in C++, driven from Python."""
    import pyspiel

    game = pyspiel.load_game("spades")

    def play(dice: Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(dice.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def chess() -> Game:
    """python-chess: a core in Python, moves until the game is over."""
    import chess as library

    def play(dice: Random) -> int:
        board = library.Board()
        decisions = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(dice.random() * len(moves))])
            decisions += 1
        return decisions

    return play


def bridge() -> Game:
    """rlcard's bridge: a core in Python with an observation at each step."""
    import rlcard

    environment = rlcard.make("bridge")

    def play(dice: Random) -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(dice.random() * len(legal))])
            decisions += 1
        return decisions

    return play
