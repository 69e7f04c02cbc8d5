"""Practice: a deal that is over is played once more and counts for nothing; and what was not done alone is known."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

from gaigel_desktop.controller.match.chair import AtGame
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Answer, Human, Player, Thinker
from gaigel_desktop.controller.match.practice import Practice, deeds_until, table_of_deal
from gaigel_desktop.controller.match.retelling import retold
from gaigel_desktop.controller.match.setup import first_setup, to_json, with_rules
from gaigel_desktop.controller.match.story import Forgotten, Stored, helped_in
from gaigel_desktop.controller.minds.mind import Question
from gaigel_desktop.controller.store.ledger import Ledger
from gaigel_desktop.controller.store.store import open_store
from gaigel_desktop.opponents.chance import random_cards
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Record, start
from tests.referee import deal_of, next_deal

from .past_games import played
from .test_game import NOW

RULES = PRESETS["leinfelden"]
ME = 0


def past() -> list[Record]:
    return played(RULES, 3)


def people(seed: int = 1) -> list[Player]:
    dice = Random(seed)
    return [Human(), *(Thinker(lambda seen, seat: random_cards(seen, seat, dice)) for _ in range(3))]


class AtOnce:
    """A mind that plays by dice, and only when it has been asked twice."""

    def __init__(self) -> None:
        self.dice, self.numbers = Random(12), count(1)
        self.open: dict[int, Question] = {}
        self.looked: set[int] = set()

    def warm(self) -> None: ...
    def close(self) -> None: ...

    def ask(self, question: Question) -> int:
        number = next(self.numbers)
        self.open[number] = question._replace(seen=question.seen)
        return number

    def drop(self, number: int) -> None:
        self.open.pop(number, None)

    def answer(self, number: int) -> Answer | None:
        if number not in self.looked:
            self.looked.add(number)
            return None
        question = self.open[number]
        return Answer(question.moment, random_cards(question.seen, question.seat, Random(number)))


def play_on(game: Game) -> None:
    """To the end; whoever sits at the screen plays the first card that is allowed."""
    while deal_of(game).phase != OVER:
        if next_to_act(deal_of(game)) == ME and not deal_of(game).waiting and deal_of(game).phase < 5:
            game.offer(ME, card_actions(game.seen_by(ME))[0])
        elif not game.step():
            game.count()


# -- what is played on from ------------------------------------------------------------------------------------------


def test_of_a_deal_that_is_told_so_far_exactly_the_deeds_are_done_that_have_begun() -> None:
    for record in past():
        deal, told, after = start(record), list[Event](), [0]
        for deed in record.actions:
            apply(deal, *deed, told)
            after.append(len(told))
        for event in range(len(retold(record, ME)) - 1):
            done = deeds_until(record, event)
            if done is None:
                assert event > after[-2], "the deed that ends the deal has begun"
            else:
                assert after[done] >= event and (done == 0 or after[done - 1] < event)


def test_a_past_deal_is_played_at_the_table_where_it_was_played() -> None:
    setup = first_setup(newcomer=True)
    rules = setup.rules._replace(strokes=5)
    assert table_of_deal(to_json(setup), rules) == setup._replace(rules=rules)
    others = table_of_deal({"file": "other.jsonl"}, PRESETS["uspcc-1907"]._replace(players=8))
    assert len(others.chairs) == 8 and [chair.strength for chair in others.chairs].count("") == 1


def test_a_moment_that_the_record_does_not_come_to_is_none() -> None:
    unfinished = past()[0]._replace(actions=past()[0].actions[:3], result=None)
    assert deeds_until(unfinished, 99) is None


def test_at_a_table_of_another_size_the_regulars_sit() -> None:
    rules = RULES._replace(players=6)
    assert table_of_deal(to_json(first_setup(newcomer=True)), rules) == with_rules(first_setup(), rules)


def test_the_score_stays_as_it_was() -> None:
    record = past()[2]
    assert record.match is not None
    game = Practice(RULES, people(), record.dealer, Forgotten())
    game.standing = record.match.before
    game.resume_deal(record._replace(actions=(), result=None))
    play_on(game)
    over = game.last_record
    assert over is not None and over.deck == record.deck and over.match is not None
    assert game.standing == over.match.before == over.match.after == record.match.before
    assert game.past[-1].result == over.result


# -- what was not done alone -----------------------------------------------------------------------------------------


def test_a_hint_and_a_deed_that_was_taken_back_are_known_of_the_deed_that_follows() -> None:
    game = Game(RULES, people(), 3, Forgotten())
    next_deal(game, "helped")
    chair = AtGame(game, ME)

    def helped() -> tuple[int, ...]:
        return game.helped

    assert helped() == ()
    chair.help()
    chair.help()
    assert helped() == (0,), "one deed, however often one asks"
    game.offer(ME, card_actions(chair.seen)[0])
    game.step()
    chair.help()
    assert helped() == (0, game.moment)
    assert chair.take_back() and game.moment == 0
    assert helped() == (0,), "what came later did not happen"
    next_deal(game, "alone")
    assert helped() == ()


def test_what_was_taken_back_is_not_done_alone() -> None:
    game = Game(RULES, people(), 3, Forgotten())
    next_deal(game, "taken back")
    game.offer(ME, card_actions(game.seen_by(ME))[0])
    AtGame(game, ME).take_back()
    assert game.helped == (0,)


def test_it_is_written_down_with_the_deal(tmp_path: Path) -> None:
    store = open_store(tmp_path / "games.sqlite")
    game = Game(RULES, people(), 3, Stored(Ledger(store), lambda: NOW, {}))
    next_deal(game, "written")
    game.offer(ME, card_actions(game.seen_by(ME))[0])
    AtGame(game, ME).take_back()
    game.offer(ME, card_actions(game.seen_by(ME))[0])
    while next_to_act(deal_of(game)) != ME:
        assert game.step()
    game.help()
    (deal,) = store.deals(1)
    assert helped_in(deal.about) == game.helped == (0, game.moment)
    game.take_back(game.moment - 1)
    (deal,) = store.deals(1)
    assert helped_in(deal.about) == game.helped
    assert helped_in({"helped": ["1", None, 2]}) == (2,) and helped_in({"helped": 3}) == ()
