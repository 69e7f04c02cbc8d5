"""A deal told again in words: every step with its place, the table as it lay, and no card that was not seen."""

from __future__ import annotations

from random import Random

import pygame

from gaigel_desktop.controller.match.retelling import retold
from gaigel_desktop.rules.record import Record, start
from gaigel_desktop.scenes.replay.replay_scene import Replay
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.spoken.tree import InWords, Node, Wanted, everything, found
from tests.tiers import thorough

from .pages import Open, Visitor
from .test_told_again import golden, telling

ME = 0


def node(said: InWords, key: str) -> Node:
    there = found(said, key)
    assert there is not None, key
    return there


def press(visitor: Visitor, key: str) -> None:
    visitor.scenes.do(Wanted(key, "press"), visitor.now)
    visitor.turn()
    visitor.wait(20.0)


def listening(visitor: Visitor, record: Record) -> Replay:
    visitor.house.kit.aloud.heard = True
    replay = telling(visitor, record)
    assert visitor.house.kit.aloud.fetch()[-1] == say("retell_begin")
    return replay


@thorough
def test_each_step_says_what_happened_where_it_stands_and_what_lies_there(visit: Open) -> None:
    visitor = visit()
    replay = listening(visitor, golden()[0])
    for at in range(1, 14):
        press(visitor, "forward")
        said, seen = replay.spoken(), replay.telling.stage.seen
        assert replay.telling.at == at
        assert node(said, "deed").value == say("spoken_step", {"step": at, "steps": replay.telling.last})
        assert visitor.house.kit.aloud.fetch() == [node(said, "deed").name]
        assert len(node(said, "trick").inside) == len(seen.trick)
        assert not any(card.usable for card in node(said, "hand").inside) and node(said, "back_step").usable


@thorough
def test_it_is_said_that_the_hands_lie_open_and_that_they_are_closed_again(visit: Open) -> None:
    visitor = visit()
    listening(visitor, golden()[0])
    for words in ("retell_opened", "retell_closed"):
        visitor.key(pygame.K_o)
        assert visitor.house.kit.aloud.fetch()[0] == say(words)


def test_the_seed_lies_over_it_and_goes(visit: Open) -> None:
    visitor = visit()
    replay = listening(visitor, golden()[0])
    press(visitor, "proof")
    assert found(replay.spoken(), "hand") is None and any(
        each.key == "close" for each in everything(replay.spoken().nodes)
    )
    press(visitor, "close")
    assert found(replay.spoken(), "hand") is not None


def unseen_otherwise(record: Record, dice: Random) -> Record:
    """The same deal as it was seen from the player's chair; two cards that were never seen there are others."""
    while True:
        one, other = dice.sample(range(len(record.deck)), 2)
        deck = list(record.deck)
        deck[one], deck[other] = deck[other], deck[one]
        twin = record._replace(deck=tuple(deck))
        if start(twin).hands != start(record).hands and as_seen(twin) == as_seen(record):
            return twin


def as_seen(record: Record) -> list[object]:
    """What was dealt to the player's chair, and all that was seen to happen from there."""
    steps = retold(record, ME)
    return [steps[0].seen.hands, steps[0].seen.indicator, *(step.event for step in steps)]


@thorough
def test_with_closed_hands_no_word_is_of_a_card_that_was_not_seen(visit: Open) -> None:
    dice, visitor = Random(18), visit()
    for record in golden()[:4]:
        begun = record._replace(actions=record.actions[:9], result=None, match=None, legal=None)
        replays = []
        for told in (begun, unseen_otherwise(begun, dice)):
            replay = listening(visitor, told)
            heard = []
            visitor.key(pygame.K_END)
            while replay.telling.at > 0:
                visitor.key(pygame.K_LEFT)
                heard.append((replay.spoken(), visitor.house.kit.aloud.fetch()))
            visitor.key(pygame.K_o)
            replays.append((heard, replay.spoken()))
            visitor.scenes.pop()
        (closed, opened), (twin_closed, twin_opened) = replays
        assert closed == twin_closed and len(closed) > 8
        assert opened != twin_opened, "they are other cards"
