"""A match played at a table, without a window: whole matches, resuming, taking back, and who is heard first."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from gaigel_desktop.controller.match.dealer import Seed, record_from
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Answer, Choice, Human, Player, Thinker
from gaigel_desktop.controller.match.story import Forgotten, Stored
from gaigel_desktop.controller.minds.opponent import Opponent
from gaigel_desktop.controller.store.ledger import Ledger
from gaigel_desktop.controller.store.store import closing
from gaigel_desktop.opponents.chance import random_cards
from gaigel_desktop.opponents.greedy import best_card, greedy
from gaigel_desktop.opponents.levels import CHARACTERS
from gaigel_desktop.rules.actions import ACCUSE, AUS, PASS, Action
from gaigel_desktop.rules.deal import NOBODY, OVER, PLAYED_OUT
from gaigel_desktop.rules.errors import GaigelError, NotAllowed
from gaigel_desktop.rules.judge import card_actions, legal_actions, next_to_act
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.rules.record import Deed
from gaigel_desktop.rules.views import View, fold, view
from tests.program_files import FILES, files_in
from tests.referee import deal_of, next_deal
from tests.test_properties import snapshot

RULES = PRESETS["leinfelden"]
NOW = "2026-11-21T20:15:00"


def by_chance(seed: str) -> Choice:
    """Somebody who plays any legal card and calls when it is right."""
    dice = Random(seed)
    return lambda seen, seat: random_cards(seen, seat, dice)


def table(seats: int = 4, story: Forgotten | Stored | None = None, rules: RuleSet = RULES) -> Game:
    """A table of players by chance."""
    players: list[Player] = [Thinker(by_chance(f"seat {seat}")) for seat in range(seats)]
    return Game(rules._replace(players=seats), players, 0, story or Forgotten())


def play_deal(game: Game, number: int = 0) -> None:
    """One whole deal."""
    next_deal(game, f"game {number}")
    while deal_of(game).phase != OVER:
        if not game.step():
            assert game.nobody_speaks()
            game.count()


@pytest.mark.parametrize(("preset", "seats"), [("leinfelden", 4), ("rutesheim", 3), ("uspcc-1907", 8)])
def test_four_seats_play_a_whole_match(preset: str, seats: int) -> None:
    game = table(seats, rules=PRESETS[preset])
    for number in range(400):
        play_deal(game, number)
        assert game.last_record is not None and game.last_record.match is not None
        if game.standing.winner != NOBODY:
            break
    assert game.standing.winner != NOBODY
    assert game.dealer == game.standing.deals % seats


def test_a_deal_begins_as_its_record_tells_and_is_written_down_so(tmp_path: Path) -> None:
    """A stacked pack, and some deeds already done: a position to practise, or a deal that is looked at again."""
    played = table()
    next_deal(played, "record", cut_at=None)
    for _ in range(9):
        played.step()
    record = played.record_so_far()._replace(dealer=2)
    opened = record._replace(actions=tuple(((seat + 2) % 4, action) for seat, action in record.actions))
    with closing(tmp_path / "games.sqlite") as store:
        game = table(story=Stored(Ledger(store), lambda: NOW, {}))
        game.begin(opened, Seed("record"))
        assert game.record_so_far() == opened and game.moment == 9 and game.dealer == 2
        assert game.step(), "and somebody goes on from there"
        (stored,) = store.deals()
    assert stored.record == game.record_so_far() and stored.about["seed"] == "record"


def test_everybody_follows_by_their_own_news() -> None:
    game = table()
    next_deal(game, "news", cut_at=None)
    views = [view(deal_of(game), seat) for seat in range(4)]
    cursor = 0
    while deal_of(game).phase != OVER and game.step():
        for seat, seen in enumerate(views):
            news = game.news(seat, cursor)
            for event in news:
                fold(seen, event)
            assert snapshot(seen) == snapshot(game.seen_by(seat)) == snapshot(view(deal_of(game), seat))
        cursor += len(news)


def test_a_human_is_waited_for_and_never_hurried() -> None:
    players: list[Player] = [Thinker(by_chance("x")), Human(), Thinker(by_chance("y")), Thinker(by_chance("z"))]
    game = Game(RULES, players, 0, Forgotten())
    next_deal(game, "human", cut_at=5)
    assert next_to_act(deal_of(game)) == 1 and not game.step()
    with pytest.raises(NotAllowed):
        game.offer(1, AUS)
    game.offer(1, card_actions(deal_of(game))[0])
    assert game.step() and game.step() and game.step()


def test_an_answer_to_an_older_moment_falls() -> None:
    class Slow(Thinker):
        def answer(self) -> Answer | None:
            return Answer(-1, AUS)

    game = Game(RULES, [Slow(by_chance("slow")) for _ in range(4)], 0, Forgotten())
    next_deal(game, "slow", cut_at=10)
    assert not game.step()


def deal_until(game: Game, reached: Callable[[Game], bool]) -> None:
    for number in range(300):
        next_deal(game, f"until {number}", cut_at=30)
        while deal_of(game).phase < PLAYED_OUT:
            if reached(game):
                return
            game.step()
    raise AssertionError("never reached")


def test_accusations_are_heard_before_aus_and_aus_before_a_card() -> None:
    game = table()
    deal_until(game, lambda game: deal_of(game).done > 1 and not deal_of(game).waiting)
    turn = deal_of(game).turn
    for seat, player in enumerate(game.players):
        says = {turn: AUS, (turn + 1) % 4: ACCUSE + turn % 2}.get(seat, PASS)
        player.ask = lambda *_: None  # type: ignore[method-assign]
        player.answer = lambda says=says: Answer(game.moment, says if says != PASS else None)  # type: ignore
    assert game.step(may_call=False), "an accusation waits for nobody"
    assert game.last_record is not None and game.last_record.actions[-1] == ((turn + 1) % 4, ACCUSE + turn % 2)


def watchful(seen: View, seat: int) -> Action | None:
    """Plays by rules of thumb, and says at once that the other side has played on."""
    return ACCUSE if seat and seen.over & 1 and seen.phase < PLAYED_OUT else greedy(seen, seat)


def playing_on(other: Choice) -> Game:
    """A deal of two, in which the first has just played on with 101."""
    game = Game(RULES._replace(players=2), [Human(), Thinker(other)], 0, Forgotten())
    for number in range(99):
        next_deal(game, f"playing on {number}")
        while game.playing and not deal_of(game).over:
            if not game.step():
                game.offer(0, greedy_but_silent(game.seen_by(0)))
        if game.playing:
            return game
    raise AssertionError("nobody has")


def greedy_but_silent(seen: View) -> Action:
    """What the first does, who calls nothing."""
    action = greedy(seen, 0)
    return best_card(seen, 0) if action in (AUS, None) else action


def last_deed(game: Game) -> Deed:
    assert game.last_record is not None
    return game.last_record.actions[-1]


@pytest.mark.parametrize("late", [AUS, PASS])
def test_an_accusation_that_is_due_goes_before_whatever_is_done(late: Action) -> None:
    game = playing_on(watchful)
    assert game.accuser() == 1
    game.offer(0, late)
    assert last_deed(game) == (1, ACCUSE) and game.accuser() == NOBODY


def test_an_accusation_waits_neither_for_a_whole_trick_nor_for_whoever_still_thinks() -> None:
    game = playing_on(watchful)
    assert deal_of(game).trick and game.step(may_call=False) and last_deed(game) == (1, ACCUSE)


@pytest.mark.parametrize("call", [AUS, ACCUSE + 1])
def test_a_partner_who_would_accuse_leaves_the_players_call_the_first_word(call: Action) -> None:
    game = table()
    deal_until(game, lambda game: deal_of(game).done > 1 and not deal_of(game).waiting)
    game.players[2].accuses = lambda seen: ACCUSE + 1  # type: ignore[method-assign]
    assert game.accuser() == 2
    game.offer(0, call)
    assert last_deed(game) == (0, call)


def test_where_nobody_has_noticed_a_late_aus_is_right() -> None:
    game = playing_on(greedy)
    game.offer(0, AUS)
    assert last_deed(game) == (0, AUS)


@pytest.mark.parametrize("says", [AUS, ACCUSE])
def test_of_those_who_say_the_same_the_next_in_play_is_heard_first(says: int) -> None:
    """And only one at a time: who comes later has not been heard when the deal is over."""
    game = table()
    deal_until(game, lambda game: deal_of(game).done > 1 and not deal_of(game).waiting)
    turn = deal_of(game).turn
    saying = {(turn + 3) % 4, (turn + 1) % 4}
    for seat, player in enumerate(game.players):
        word = says + (1 - seat % 2 if says == ACCUSE else 0) if seat in saying else None
        player.ask = lambda *_: None  # type: ignore[method-assign]
        player.answer = lambda word=word: Answer(game.moment, word)  # type: ignore
    assert game.step()
    assert game.last_record is not None and game.last_record.actions[-1][0] == (turn + 1) % 4
    assert not game.step(), "the deal is over"


def test_a_deal_is_resumed_at_exactly_this_card(tmp_path: Path) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        story = Stored(Ledger(store), lambda: NOW, {})
        game = table(story=story)
        next_deal(game, "resume", cut_at=17)
        for _ in range(11):
            game.step()
        before = snapshot(deal_of(game).copy())
    with closing(tmp_path / "games.sqlite") as store:
        (stored,) = store.deals()
        again = table()
        again.resume_deal(stored.record)
        assert snapshot(deal_of(again)) == before
        whole = deal_of(game)
        assert [snapshot(again.seen_by(seat)) for seat in range(4)] == [snapshot(view(whole, s)) for s in range(4)]


def test_taking_back_tells_a_shorter_story() -> None:
    game = table()
    next_deal(game, "back", cut_at=17)
    for _ in range(5):
        game.step()
    shorter = snapshot(deal_of(game).copy())
    for _ in range(6):
        game.step()
    game.take_back(5)
    assert snapshot(deal_of(game)) == shorter and game.moment == 5
    assert legal_actions(deal_of(game), deal_of(game).turn)


def test_a_store_that_fails_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        ledger = Ledger(store)
        game = table(story=Stored(ledger, lambda: NOW, {}))
        next_deal(game, "trouble", cut_at=9)

        def full(*_: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr(store, "note", full)
        monkeypatch.setattr(store, "finish_deal", full)
        play_deal(game, 3)
        assert deal_of(game).phase == OVER and str(ledger.trouble) == "database or disk is full"


def test_opponents_play_a_deal_by_their_views_and_memories() -> None:
    players: list[Player] = [Opponent(CHARACTERS["beginner"], f"seat {seat}") for seat in range(4)]
    game = Game(RULES, players, 0, Forgotten())
    play_deal(game)
    first = game.last_record
    again = Game(RULES, [Opponent(CHARACTERS["beginner"], f"seat {seat}") for seat in range(4)], 0, Forgotten())
    play_deal(again)
    assert again.last_record == first


def test_nobody_in_the_program_asks_the_game_for_all_cards() -> None:
    """Players are shown views; the deal with all its cards is for the game itself, and for the referee in tests."""
    asking = [path for path in FILES if "on_the_table" in path.read_text(encoding="utf-8")]
    assert asking == files_in("controller/match/game.py")


# -- the seal, and who speaks ----------------------------------------------------------------------------------------


def test_a_deal_is_dealt_out_of_the_pack_whose_seal_was_shown() -> None:
    game = table()
    game.deal_out(Seed("secret", "Brezel"), 20)
    assert (game.seal, game.word) == (Seed("secret").seal, "Brezel")
    assert game.record_so_far() == record_from("secret\nBrezel", 20, game.rules, 0)


def test_before_the_first_deal_there_is_nothing_to_count() -> None:
    with pytest.raises(GaigelError, match="not_played_out"):
        table().count()


def test_a_deal_that_told_no_score_only_passes_the_cards_on() -> None:
    game = table()
    before = game.standing
    game.remember_deal(record_from("no score", 20, game.rules, 3))
    assert (game.standing, game.past, game.dealer) == (before, [], 0)


def saying(game: Game, says: dict[int, Action]) -> None:
    """Somebody at each seat who wants to say this now, or nothing."""

    class Saying(Thinker):
        def __init__(self, seat: int) -> None:
            super().__init__(lambda seen, at: None)
            self.seat = seat

        def answer(self) -> Answer | None:
            return Answer(game.moment, says.get(self.seat))

    game.players = tuple(Saying(seat) for seat in range(len(game.players)))


def test_whether_anybody_wants_to_end_the_deal_is_known_when_everybody_has_decided() -> None:
    game = table()
    next_deal(game, "calls")
    turn = next_to_act(deal_of(game))
    saying(game, {})
    assert game.nobody_calls() and not game.waits_for_a_call()
    saying(game, {(turn + 1) % 4: AUS})
    assert not game.nobody_calls() and game.nobody_calls(side=turn % 2) and not game.waits_for_a_call()
    saying(game, {turn: AUS})
    assert game.waits_for_a_call()
