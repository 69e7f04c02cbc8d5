"""Telling again: something broke in the middle of a deal, and nothing of it is lost but what broke."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from gaigel_desktop.controller.match import game as game_module
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human, Player, Thinker
from gaigel_desktop.controller.match.story import Forgotten, Stored
from gaigel_desktop.controller.store.ledger import Ledger
from gaigel_desktop.controller.store.store import Store, open_store
from gaigel_desktop.opponents.chance import random_cards
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.views import View
from tests.referee import deal_of, next_deal
from tests.test_properties import snapshot

from .test_game import NOW

RULES = PRESETS["leinfelden"]


class Broken(Exception):
    """What nobody has thought of."""


def once(monkeypatch: pytest.MonkeyPatch, where: object, name: str, *, after: bool = False) -> None:
    """The next call breaks, before or after it has done what it does."""
    real, left = getattr(where, name), [Broken]

    def breaks(*given: object, **named: object) -> object:
        if not left:
            return real(*given, **named)
        if after:
            real(*given, **named)
        raise left.pop()

    monkeypatch.setattr(where, name, breaks)


def at_random(seen: View, seat: int) -> Action | None:
    """The same again whenever it is asked the same."""
    return random_cards(seen, seat, Random(f"{seat} {sum(seen.tricks)} {len(seen.trick)}"))


def people() -> list[Player]:
    return [Thinker(at_random) for _ in range(4)]


def table(story: Forgotten | Stored | None = None) -> Game:
    """Four players by chance, in the middle of their first deal."""
    game = Game(RULES, people(), 0, story or Forgotten())
    next_deal(game, "again")
    for _ in range(9):
        assert game.step()
    return game


def stored(folder: Path) -> tuple[Store, Stored]:
    store = open_store(folder / "games.sqlite")
    return store, Stored(Ledger(store), lambda: NOW, {})


def seen(game: Game) -> tuple[str, ...]:
    """Everything that lies there now, from every seat."""
    return tuple(str(snapshot(deal)) for deal in (deal_of(game), *map(game.seen_by, range(game.rules.players))))


def play_on(game: Game) -> None:
    while deal_of(game).phase != OVER:
        if not game.step():
            assert game.nobody_speaks()
            game.count()


# what breaks, before or after its work, and how many deeds are told then
BREAKS: dict[str, tuple[Callable[[Game, Stored], object], str, bool, int]] = {
    "the rules, before the deed": (lambda game, story: game_module, "apply", False, 9),
    "the rules, after it": (lambda game, story: game_module, "apply", True, 9),
    "a view that follows": (lambda game, story: game_module, "fold", False, 10),
    "somebody who follows": (lambda game, story: game.players[2], "follow", False, 10),
    "somebody who is asked": (lambda game, story: game.players[2], "ask", False, 10),
    "the story, before it is written": (lambda game, story: story, "note", False, 10),
}


@pytest.mark.parametrize("what", BREAKS)
def test_whatever_breaks_at_a_deed_the_deal_goes_on_at_this_card(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, what: str
) -> None:
    store, story = stored(tmp_path)
    game, right = table(story), table()
    where, name, after, deeds = BREAKS[what]
    once(monkeypatch, where(game, story), name, after=after)
    with pytest.raises(Broken):
        game.step()
    game.tell_again()
    assert game.moment == deeds
    while right.moment < deeds:
        right.step()
    assert seen(game) == seen(right)
    assert [*store.deals(1)][-1].record.actions == game.record_so_far().actions, "and all of it is written down"
    play_on(game)
    play_on(right)
    assert game.last_record == right.last_record and game.standing == right.standing
    assert [deal.record for deal in store.deals(1)] == [game.last_record]
    store.close()


@pytest.mark.parametrize("name", ["start", "view", "apply", "fold"])
def test_what_breaks_while_the_deal_is_told_again_loses_no_deed(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    game, right = table(), table()
    once(monkeypatch, game_module, "apply", after=True)
    with pytest.raises(Broken):
        game.step()
    once(monkeypatch, game_module, name)
    with pytest.raises(Broken):
        game.tell_again()
    assert len(game.record_so_far().actions) == 9, "also those that have not been told yet"
    game.tell_again()
    assert seen(game) == seen(right)


@pytest.mark.parametrize(
    ("where", "after"),
    [("after_deal", False), ("after_deal", True), ("past_deal", False), ("finish_deal", False)],
)
def test_a_deal_is_counted_once_whatever_breaks_at_its_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, where: str, after: bool
) -> None:
    store, story = stored(tmp_path)
    game, right = table(story), table()
    play_on(right)
    once(monkeypatch, story if where == "finish_deal" else game_module, where, after=after)
    with pytest.raises(Broken):
        play_on(game)
    game.tell_again()
    play_on(game)
    assert game.standing == right.standing and game.dealer == right.dealer and len(game.past) == 1
    (deal,) = store.deals(1)
    assert deal.finished is not None and deal.record == right.last_record
    store.close()


def test_what_the_story_refuses_again_and_again_is_let_go() -> None:
    """Else nobody could play on."""

    class Deaf(Forgotten):
        hears = True

        def note(self, number: int, deed: object) -> None:
            if not self.hears:
                raise Broken

    story = Deaf()
    game = table(story)
    story.hears = False
    for _ in range(2):
        with pytest.raises(Broken):
            game.step()
        for _ in range(2):
            with pytest.raises(Broken):
                game.tell_again()
        game.tell_again()
    assert game.moment == 11


def test_a_card_is_taken_back_whatever_breaks_meanwhile(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    store, story = stored(tmp_path)
    game = table(story)
    deeds = game.record_so_far().actions
    once(monkeypatch, story, "take_back")
    with pytest.raises(Broken):
        game.take_back(6)
    game.tell_again()
    assert game.record_so_far().actions == deeds[:6] == [*store.deals(1)][-1].record.actions
    store.close()


def test_a_deal_that_cannot_be_told_is_lost_and_the_next_one_follows(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    store, story = stored(tmp_path)
    game, right = table(story), table()
    for each in (game, right):
        each.players = (Human(), *each.players[1:])
    monkeypatch.setattr(game_module, "view", lambda deal, seat: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        game.tell_again()
    game.abandon_deal()
    monkeypatch.undo()
    right.give_up_deal()
    assert not game.playing and game.last_record is None
    assert game.standing == right.standing and game.dealer == right.dealer and game.past == right.past
    (deal,) = store.deals(1)
    assert deal.finished is not None and deal.record == right.last_record
    next_deal(game, "next")
    assert game.playing and game.moment == 0
    store.close()


def test_a_deal_that_begins_badly_is_there_and_written_down(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    store, story = stored(tmp_path)
    game = Game(RULES, people(), 0, story)
    once(monkeypatch, game.players[1], "begin")
    with pytest.raises(Broken):
        next_deal(game, "again")
    game.tell_again()
    play_on(game)
    (deal,) = store.deals(1)
    assert deal.record == game.last_record and deal.about["seed"] == "again"
    store.close()


def test_a_deal_whose_beginning_breaks_on_its_way_to_the_store_is_written_down_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    store, story = stored(tmp_path)
    game = Game(RULES, people(), 0, story)
    once(monkeypatch, Stored, "write")
    with pytest.raises(Broken):
        next_deal(game, "again")
    game.tell_again()
    play_on(game)
    assert [deal.record for deal in store.deals(1)] == [game.last_record]
    store.close()


def test_nothing_lies_there_and_nothing_is_told() -> None:
    game = Game(RULES, people(), 0, Forgotten())
    game.tell_again()
    game.abandon_deal()
    assert not game.playing and game.dealer == 0 and game.past == []
