"""Several people at one laptop: whose turn it is, a cover at each change of person, and words out of turn."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.match.players import Player, Thinker
from gaigel_desktop.rules.actions import AUS, PASS, SIGNAL, Action
from gaigel_desktop.rules.deal import LAST_CHANCE
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.scenes.deal.cover import CoverScene
from gaigel_desktop.table.board.item_boxes import portrait_box
from gaigel_desktop.table.play.at_rest import faces_now
from gaigel_desktop.table.play.described import all_items
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.window import theme
from gaigel_desktop.window.spoken.tree import Node, Wanted, everything

from .guest import NAMES, Guest


def first_card(seen: object, seat: int) -> Action | None:
    """A regular who lays the first card that may be played, and passes."""
    deal = seen
    if next_to_act(deal) != seat:  # type: ignore[arg-type]
        return None
    return PASS if deal.waiting else card_actions(deal)[0]  # type: ignore[attr-defined,arg-type]


def sharing(people: tuple[int, ...], preset: str = "leinfelden", players: int = 4, **settings: object) -> Guest:
    """People at these seats, and regulars who lay their first card."""
    others: list[Player] = [Thinker(first_card) for _ in range(players - len(people))]
    guest = Guest(preset, players, others=others, people=people, trick_stays=0.5, **settings)  # type: ignore[arg-type]
    for _ in range(20):
        if guest.scene is not guest.table:
            break
        guest.wait(1.0)
    return guest


def covers(guest: Guest) -> int | None:
    """For whom a cover lies there."""
    return guest.scene._cover.seat if isinstance(guest.scene, CoverScene) else None  # noqa: SLF001


def take_up(guest: Guest) -> None:
    guest.wait(1.0)
    guest.key(pygame.K_RETURN)
    guest.wait(0.5)


def play(guest: Guest) -> None:
    """Whoever has the laptop lays a card, and everything comes to rest."""
    guest.means(card_actions(guest.deal)[0])
    for _ in range(40):
        if guest.scene is not guest.table or next_to_act(guest.deal) == guest.state.me:
            break
        guest.key(pygame.K_SPACE) if guest.stop is not None else guest.wait(0.5)
    guest.wait(1.0)


def all_words(nodes: tuple[Node, ...]) -> list[str]:
    return [word for node in nodes for word in (node.name, node.value, node.about, *all_words(node.inside))]


def test_whoever_is_next_takes_up_the_cards() -> None:
    guest = sharing((0, 1, 2, 3))
    for seat in (0, 1, 2, 3):
        assert covers(guest) == seat
        take_up(guest)
        assert guest.scene is guest.table
        assert guest.state.me == seat
        assert len(guest.hand()) == 5
        play(guest)


def test_between_two_turns_of_one_person_lies_no_cover() -> None:
    guest = sharing((0, 2))
    take_up(guest)
    play(guest)
    assert covers(guest) == 2, "one of the regulars has played between them"
    take_up(guest)
    play(guest)
    winner = next_to_act(guest.deal)
    if winner == 2:
        assert guest.scene is guest.table, "who has the laptop goes on"


def test_alone_nobody_is_covered() -> None:
    guest = sharing((0,))
    assert guest.scene is guest.table
    assert guest.table.evening.laptop is None
    assert len(guest.hand()) == 5


@pytest.mark.parametrize("help_is_on", [False, True])
def test_under_the_cover_lies_nothing_of_a_hand(help_is_on: bool) -> None:
    guest = sharing((0, 1), aid_mark_legal=help_is_on, aid_hint=help_is_on, aid_my_points=help_is_on)
    state = guest.state
    assert guest.hand() == []
    kinds = {item.id.kind for item in all_items(state)}
    assert not kinds & {"card", "way", "call", "mat", "strip"}
    told = " ".join(all_words(guest.scene.spoken().nodes))
    assert NAMES[0] in told
    assert not any(word in told for word in ("acorns", "leaves", "hearts", "bells"))


def test_in_a_window_one_may_pass_without_a_look() -> None:
    guest = sharing((0, 1, 2, 3))
    for _ in range(200):
        if guest.deal.phase == LAST_CHANCE:
            break
        if covers(guest) is not None:
            take_up(guest)
        elif guest.stop is not None:
            guest.key(pygame.K_SPACE)
        else:
            guest.means(card_actions(guest.deal)[0])
            guest.wait(3.0)
    guest.wait(3.0)
    if guest.scene is guest.table:
        guest.key(pygame.K_SPACE)
        guest.wait(3.0)
    seat = covers(guest)
    assert seat == guest.deal.waiting[0]
    before = guest.game.moment
    guest.wait(1.0)
    guest.key(pygame.K_TAB, pygame.K_RETURN)
    assert guest.game.record_so_far().actions[before] == (seat, PASS)
    guest.wait(2.0)
    assert covers(guest) == guest.deal.waiting[0], "and the next one is asked"


def test_somebody_asks_for_a_word_and_calls() -> None:
    guest = sharing((0, 1, 2, 3))
    for _ in range(4):
        take_up(guest)
        play(guest)
    take_up(guest)
    asks = next(seat for seat in (0, 1, 2, 3) if seat != guest.state.me)
    guest.key(pygame.K_1 + asks, mod=pygame.KMOD_ALT)
    assert covers(guest) == asks
    take_up(guest)
    assert guest.state.me == asks
    assert guest.hand()
    guest.means(AUS)
    assert guest.game.records[0].actions[-1] == (asks, AUS)


def test_a_face_is_pressed_on_the_cover_too() -> None:
    guest = sharing((0, 1, 2, 3))
    face = portrait_box(guest.state.stage.seen, guest.state.stage.table, 2)
    guest.wait(1.0)
    guest.click(*face.middle)
    assert covers(guest) == 2


def test_nobody_holds_up_the_table() -> None:
    guest = sharing((0, 1, 2, 3))
    take_up(guest)
    guest.key(pygame.K_3, mod=pygame.KMOD_ALT)
    assert covers(guest) == 2
    guest.wait(theme.WORD_WAITED_FOR + 2)
    assert covers(guest) == 0, "nobody has come to say the word"
    take_up(guest)
    guest.key(pygame.K_3, mod=pygame.KMOD_ALT)
    take_up(guest)
    assert guest.state.me == 2
    guest.key(pygame.K_a)
    assert guest.panel_open
    guest.wait(theme.LISTENED_TO + 2)
    assert covers(guest) == 0, "nor has it been said"


def test_while_all_look_on_keys_say_how_one_calls() -> None:
    guest = sharing((0, 1), players=2)
    guest.wait(1.0)
    guest.scenes.pop()
    guest.key(pygame.K_a)
    assert guest.table.state is not None
    assert "press your own face" in " ".join(all_words(guest.table.spoken().nodes)) or covers(guest) is not None


def test_by_ear_the_cover_is_told_and_a_hand_when_it_is_lifted() -> None:
    guest = sharing((0, 1, 2, 3), name="Marie")
    aloud = guest.house.kit.aloud
    aloud.heard = True
    take_up(guest)
    play(guest)
    aloud.fetch()
    seat = covers(guest)
    assert seat is not None
    guest.scenes.resize()
    told = " ".join(all_words(guest.scene.spoken().nodes))
    assert f"{NAMES[seat]}: your turn" in told
    take_up(guest)
    heard = " ".join(aloud.fetch())
    held = [card_name(card) for card in guest.hand()]
    assert "You hold" in heard and all(each in heard for each in held)
    play(guest)
    _, turn, after = " ".join(aloud.fetch()).rpartition("your turn")
    assert turn and not after, "nothing is told behind the cover"


def test_whoever_hears_finds_the_others_on_the_cover() -> None:
    guest = sharing((0, 1, 2))
    guest.house.kit.aloud.heard = True
    take_up(guest)
    play(guest)
    seat = covers(guest)
    buttons = [node for node in everything(guest.scene.spoken().nodes) if node.key.startswith("word ")]
    assert [node.key for node in buttons] == [f"word {other}" for other in (0, 1, 2) if other != seat]
    guest.wait(1.0)
    guest.scenes.do(Wanted(buttons[0].key, "press"), guest.now)
    assert covers(guest) == int(buttons[0].key.removeprefix("word "))


def test_a_sign_is_seen_by_whoever_takes_up_the_cards_next() -> None:
    guest = sharing((0, 1, 2, 3))
    for _ in range(4):
        take_up(guest)
        play(guest)
    take_up(guest)
    signer = guest.state.me
    guest.means(next(action for action in range(SIGNAL, SIGNAL + 8) if guest.state.chair.why_not(action) is None))
    guest.wait(0.3)
    look = faces_now(guest.state)[signer]
    other = next(seat for seat in (0, 1, 2, 3) if seat != signer)
    guest.key(pygame.K_1 + other, mod=pygame.KMOD_ALT)
    assert faces_now(guest.state)[signer] == look, "all may see it"
    guest.wait(5.0)
    guest.key(pygame.K_RETURN)
    guest.wait(0.1)
    assert guest.state.me == other and faces_now(guest.state)[signer] == look


def test_what_one_was_told_alone_is_not_told_to_the_next() -> None:
    guest = sharing((0, 1, 2, 3))
    take_up(guest)
    guest.means(PASS)
    assert guest.told or guest.said()
    guest.key(pygame.K_2, mod=pygame.KMOD_ALT)
    assert not guest.told and not guest.said()
