"""Hints at the table: where to look, then what to do and why; Enter does it, and nothing changes under the reader."""

from __future__ import annotations

from itertools import count

import pygame

from gaigel_desktop.controller.match.players import Answer
from gaigel_desktop.controller.minds.mind import Question
from gaigel_desktop.opponents.thought import Thought
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.scenes.table import papers
from gaigel_desktop.scenes.table.picture import _lifted, _marked
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.window import theme
from tests.coaching.made_up import thought_of
from tests.rules.table import Table
from tests.scenario import lay

from .guest import Guest
from .laid import Told, sits

Answers = list[Thought | None]
H, ENTER = pygame.K_h, pygame.K_RETURN


class Told16:
    """A mind that finds what the test says, in this order; None: it is still thinking."""

    def __init__(self, found: Answers) -> None:
        self.found, self.numbers, self.asked = found, count(1), list[Question]()

    def warm(self) -> None: ...
    def close(self) -> None: ...
    def drop(self, number: int) -> None: ...

    def ask(self, question: Question) -> int:
        self.asked.append(question)
        return next(self.numbers)

    def answer(self, number: int) -> Answer | None:
        thought = self.found.pop(0) if self.found else None
        return None if thought is None else Answer(self.asked[-1].moment, thought.deed(), thought)


def hand_last(table: Table) -> None:
    """An ace of ours lies there, and we are last."""
    table.opens("elfen", "EA").rest_discard()


def asks(found: Answers, table: Table | None = None, told: Told = lambda table: None, **chosen: object) -> Guest:
    """Somebody who may ask, at a table where a mind finds this."""
    guest = sits(table or leads(), told, aid_hint=True, aid_take_back=True, **chosen)  # type: ignore[arg-type]
    guest.mind = Told16(found)  # type: ignore[attr-defined]
    guest.desk._mind = guest.mind  # type: ignore[attr-defined]
    return guest


def leads() -> Table:
    """We lead to the second trick."""
    return lay("leinfelden", "SO", vorhand="EA HX B7 HU HK")


def second_trick(table: Table) -> None:
    table.opens("elfen", "EA").rest_discard()


def second(found: Answers, **chosen: object) -> Guest:
    return asks(found, told=second_trick, **chosen)


def clear(card: str, *others: str) -> Thought:
    """One card is clearly ahead."""
    return thought_of({f"play {card}": 0.4} | {f"play {each}": -0.3 for each in others})


def lies(guest: Guest) -> str:
    """What stands on the paper."""
    there = papers.lying(guest.sitting)
    return there.leaf.words if there is not None else ""


def glowing(guest: Guest) -> set[int]:
    return {guest.hand()[place] for place in _marked(guest.sitting)[0]}


def test_the_first_press_says_where_to_look_and_names_no_card() -> None:
    guest = second([clear("HX", "B7", "HU", "HK")])
    guest.key(H)
    hint = guest.sitting.choosing.hint
    assert hint is not None and hint.deed is None
    assert lies(guest) == hint.words and hint.words.endswith(("?", "."))
    assert hint.words in [words for key, words in PHRASES.items() if key.startswith("look:")]
    assert not _lifted(guest.sitting), "no single card stands out"
    assert len(hint.cards) != 1


def test_the_second_press_says_what_to_do_and_why_and_enter_does_it() -> None:
    guest = second([clear("HX", "B7", "HU", "HK")])
    guest.key(H, H)
    hint = guest.sitting.choosing.hint
    assert hint is not None and hint.deed is not None and lies(guest) == hint.words
    assert "Ten of hearts" in hint.words
    assert {guest.hand()[place] for place in _lifted(guest.sitting)} == {FACE_OF["HX"]} == glowing(guest)
    guest.key(ENTER)
    assert guest.game.record_so_far().actions[-1][1] % 24 == FACE_OF["HX"]
    assert guest.sitting.choosing.hint is None and not lies(guest) and not glowing(guest)


def test_enter_opens_in_the_way_that_was_advised() -> None:
    thought = thought_of({"open dive HK": 0.3, "open elfen EA": 0.0})
    guest = asks([thought])
    guest.key(H, H, ENTER)
    (deed,) = guest.game.record_so_far().actions[:1]
    assert deed == (0, thought.deed())


def test_what_is_to_be_looked_at_is_lit_and_goes_dark_when_something_was_done() -> None:
    table = lay("leinfelden", "SO", dealer=0, fourth="HA", vorhand="EA")
    guest = asks([clear("HX", "B7")], lay("leinfelden", "SO", dealer=1, vorhand="EX EA", third="HX B7 HU E7 SK"))
    assert table
    guest.key(H)
    hint = guest.sitting.choosing.hint
    assert hint is not None


def test_the_sentence_stands_still_while_more_is_thought() -> None:
    first, more = clear("HX", "B7", "HU", "HK"), clear("HX", "HU", "B7", "HK")
    guest = second([first, *[None] * 9, more])
    guest.key(H, H)
    words = lies(guest)
    for _ in range(20):
        guest.wait(0.1)
        assert lies(guest) == words


def test_another_choice_within_the_doubt_becomes_either() -> None:
    first = clear("HX", "B7", "HU", "HK")
    other = thought_of({"play B7": 0.05, "play HX": 0.04, "play HU": -0.4, "play HK": -0.4})
    guest = second([first, *[None] * 9, other])
    guest.key(H, H)
    words = lies(guest)
    guest.wait(1.0)
    assert lies(guest) != words and lies(guest).startswith("Either")
    assert glowing(guest) == {FACE_OF["HX"], FACE_OF["B7"]}
    now = lies(guest)
    guest.wait(5.0)
    assert lies(guest) == now


def test_who_thinks_for_long_says_at_once_what_everybody_would_look_at() -> None:
    guest = second([None] * 1000)
    guest.key(H)
    assert not lies(guest)
    guest.wait(theme.AT_FIRST_SIGHT + 0.1)
    assert lies(guest) == PHRASES["look:out"]


def test_a_second_press_before_a_master_has_thought_is_not_forgotten() -> None:
    guest = second([None, None, clear("HX", "B7", "HU", "HK")])
    guest.key(H, H)
    guest.wait(1.0)
    hint = guest.sitting.choosing.hint
    assert hint is not None and hint.deed is not None
