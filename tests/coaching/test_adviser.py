"""The adviser: knows what the player knows, answers soon, thinks on, and never speaks of what was."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from gaigel_desktop.controller.coaching.adviser import Adviser, at_first_sight
from gaigel_desktop.controller.coaching.comparing import FRESH
from gaigel_desktop.controller.coaching.hint import Lit
from gaigel_desktop.controller.match.chair import AtGame
from gaigel_desktop.controller.match.dealer import record_from
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Answer, Human, Player, Thinker
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.minds.mind import Question, Twin
from gaigel_desktop.opponents.chance import random_cards
from gaigel_desktop.opponents.considered import HINT_LOOKS
from gaigel_desktop.opponents.memory import Memory, remember
from gaigel_desktop.opponents.thought import Thought
from gaigel_desktop.rules.actions import PASS
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.judge import card_actions, next_to_act, why_not
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.views import View, view
from tests.referee import deal_of
from tests.scenario import lay
from tests.test_properties import snapshot
from tests.tiers import thorough

from .made_up import all_alike, thought_of
from .test_twelve import second_trick

ME = 0


class Master:
    """A mind that says what the test wants, when the test wants it."""

    def __init__(self) -> None:
        self.asked: dict[int, Question] = {}
        self.numbers = count(1)
        self.says: Thought | None = None

    def warm(self) -> None: ...
    def close(self) -> None: ...

    def ask(self, question: Question) -> int:
        number = next(self.numbers)
        self.asked[number] = question._replace(seen=View(question.seen.copy()))
        return number

    def drop(self, number: int) -> None:
        self.asked.pop(number)

    def answer(self, number: int) -> Answer | None:
        return None if self.says is None else Answer(self.asked[number].moment, self.says.deed(), self.says)


def a_game() -> Game:
    """The player leads; the others play any card."""
    dice = Random("advice")
    others: list[Player] = [Thinker(lambda seen, seat: random_cards(seen, seat, dice)) for _ in range(3)]
    game = Game(PRESETS["leinfelden"], [Human(), *others], 3, Forgotten())
    game.begin(record_from("advice", 20, game.rules, game.dealer))
    return game


def plays(game: Game) -> None:
    """The player's first card, and everything until the player is in turn again."""
    game.offer(ME, card_actions(game.seen_by(ME))[0])
    while next_to_act(deal_of(game)) != ME and game.step():
        if deal_of(game).waiting and deal_of(game).waiting[0] == ME:
            game.offer(ME, PASS)


def found(game: Game) -> Thought:
    """Some card is a little better than all others."""
    ways = all_alike(game.seen_by(ME), {})
    return thought_of(ways | {next(iter(ways)): 0.3})


@pytest.fixture
def asked() -> tuple[Game, Master, Adviser]:
    """The player has asked in the second trick."""
    game, master = a_game(), Master()
    plays(game)
    adviser = Adviser(master)
    adviser.ask(AtGame(game, ME), game.standing)
    return game, master, adviser


def test_the_master_is_told_what_the_player_has_seen_and_nothing_else(asked: tuple[Game, Master, Adviser]) -> None:
    game, master, adviser = asked
    (question,) = master.asked.values()
    memory = Memory(game.standing)
    for event in game.news(ME, 0):
        memory = remember(memory, event)
    assert (question.seat, question.moment, question.memory, question.looks) == (ME, game.moment, memory, HINT_LOOKS)
    assert snapshot(question.seen) == snapshot(view(deal_of(game), ME))
    assert adviser.hint(AtGame(game, ME)) is None


def test_nothing_is_said_before_it_has_been_compared_in_fresh_guesses(asked: tuple[Game, Master, Adviser]) -> None:
    game, master, adviser = asked
    chair, master.says = AtGame(game, ME), found(game)
    assert adviser.hint(chair) is None
    first, second = master.asked.values()
    assert second.looks is not None and second.looks.each == FRESH and second.seed != first.seed
    assert (master.says.deed(),) in second.looks.only and len(second.looks.only) > 1
    hint = adviser.hint(chair)
    assert hint is not None and hint.deed == (master.says.deed(),)
    adviser.ask(chair, game.standing)
    assert len(master.asked) == 2, "what was asked before is known"
    assert adviser.hint(chair) == hint


def test_what_comes_too_late_is_not_told(asked: tuple[Game, Master, Adviser]) -> None:
    game, master, adviser = asked
    chair, master.says = AtGame(game, ME), found(game)
    game.offer(ME, card_actions(chair.seen)[0])
    assert adviser.hint(chair) is None
    chair.take_back()
    assert adviser.hint(chair) is None, "not even when the table stands so again"


def test_of_another_card_after_one_was_taken_back_nothing_is_told() -> None:
    game, master = a_game(), Master()
    chair, adviser = AtGame(game, ME), Adviser(master)
    first, other, *_ = card_actions(chair.seen)
    chair.do(first)
    adviser.ask(chair, game.standing)
    chair.take_back()
    chair.do(other)
    master.says = thought_of({"play EA": 0.1})
    assert adviser.hint(chair) is None


def test_the_next_deal_is_another_one() -> None:
    game, master = a_game(), Master()
    adviser = Adviser(master)
    adviser.ask(AtGame(game, ME), game.standing)
    game.give_up_deal()
    game.begin(record_from("the next one", 20, game.rules, game.dealer))
    master.says = thought_of({"play EA": 0.1})
    assert adviser.hint(AtGame(game, ME)) is None


@thorough
def test_a_master_advises_what_the_rules_allow() -> None:
    game, adviser = a_game(), Adviser(Twin())
    for _ in range(2):
        adviser.ask(AtGame(game, ME), game.standing)
        hint = adviser.hint(AtGame(game, ME)) or adviser.hint(AtGame(game, ME))  # found, and then compared
        assert hint is not None and hint.deed and why_not(game.seen_by(ME), ME, hint.deed[0]) is None
        plays(game)


def test_at_first_sight_everybody_looks_at_the_trick_or_at_the_own_cards() -> None:
    table = lay("leinfelden", "SO", vorhand="EA")
    look = at_first_sight(view(table.deal, 0), 0)
    assert look.look == "out" and len(look.lit[0].cards) == 5 and not look.deed
    table.opens("elfen", "EA")
    assert at_first_sight(view(table.deal, 1), 1).look == "whose"
    dived = lay("leinfelden", "SO", vorhand="EK").opens("dive", "EK")
    assert at_first_sight(view(dived.deal, 1), 1).look == "hidden"


def test_at_first_sight_what_may_be_called_comes_before_the_cards() -> None:
    def looks(hand: str, *points: int, over: int = 0) -> tuple[str, tuple[Lit, ...]]:
        table = second_trick("SX", vorhand=hand, talon="EU HU")
        seen = view(table.deal, 0)
        seen.points[:], seen.over = points or (11, 0), over
        found = at_first_sight(seen, 0)
        return found.look, found.lit

    assert looks("E7 BX")[0] == "out"
    look, lit = looks("HK HO BX")
    assert look == "pair" and {CODES[card] for card in lit[0].cards} == {"HK", "HO"}
    assert looks("S7 BX") == ("turned", (Lit("turned"),))
    assert looks("HK HO BX", 103, 0) == ("own_points", (Lit("own_points"),))
    assert looks("HK HO BX", 20, 103, over=2) == ("their_points", (Lit("their_points"),))
