"""What a screen reader is told, and what comes of what it asks; who reads is a stand-in."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame
import pytest

from gaigel_desktop.window import screen as screen_module
from gaigel_desktop.window import sdl, theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.loop import run
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Kit, Scenes
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.spoken import adapter, hearing, teller
from gaigel_desktop.window.spoken.adapter import Adapter
from gaigel_desktop.window.spoken.aloud import Aloud
from gaigel_desktop.window.spoken.apart import Apart
from gaigel_desktop.window.spoken.hearing import Hearing
from gaigel_desktop.window.spoken.messages import LEFT, Posted
from gaigel_desktop.window.spoken.teller import ASKED, Teller, post, teller_for
from gaigel_desktop.window.spoken.tree import InWords, Node, Span, Wanted
from tests.tiers import thorough
from tests.window import assistive
from tests.window.assistive import Client
from tests.window.bare import Bare, Nobody
from tests.window.tellers import Listener, has_gone_wrong, said_of, stands_still

UPDATE = "gaigel_desktop.window.spoken.update"
HAND = InWords(
    "The table",
    (
        Node(
            "hand",
            "list",
            "Your hand",
            inside=(
                Node("card 0", "option", "Ace of acorns", box=Box(10, 20, 30, 40), usable=True, chosen=True),
                Node("card 1", "option", "Seven of bells", dimmed=True, about="You must follow suit"),
            ),
        ),
        Node("place 1", "text", "Trumps", "hearts"),
    ),
    "card 0",
)


class Spoken(Bare):
    """A scene that is only heard."""

    def __init__(self, words: InWords = HAND) -> None:
        self.words = words
        self.asked = 0
        self.wanted: list[Wanted] = []

    def spoken(self) -> InWords:
        self.asked += 1
        return self.words

    def do(self, wanted: Wanted, now: float) -> None:
        self.wanted.append(wanted)


class Evening:
    """A window, a scene and whoever hears it, moment by moment."""

    def __init__(self, new_teller: Callable[[], Teller]) -> None:
        self.screen = Screen("Gaigel", (1280, 720), new_teller=lambda window: new_teller())
        self.aloud, self.scene, self.now = Aloud(), Spoken(), time.perf_counter()
        self.scenes = Scenes(Kit(self.screen, Fonts(), Pictures(), Sounds(), self.aloud), Nobody())
        self.scenes.push(self.scene)
        self.hearing = Hearing(self.scenes)

    @property
    def teller(self) -> Teller:
        found = self.screen.teller()
        assert found is not None
        return found

    @property
    def client(self) -> Client:
        return assistive.CLIENTS[-1]

    def picture(self, after: float = 0.0, *, rests: bool = True, worked: float = 0.002) -> float | None:
        """Time passes, and there is another picture."""
        self.now += after
        for event in pygame.event.get():
            self.hearing.handle(event, self.now)
        return self.hearing.go_on(self.now, rests=rests, worked=worked)

    def listened(self) -> Client:
        """Somebody listens, and has heard everything."""
        self.picture()
        self.client.begin()
        self.picture(1000.0)
        return self.client


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    monkeypatch.setitem(sys.modules, "accesskit", assistive)
    monkeypatch.setattr(adapter, "sys", SimpleNamespace(platform="linux"))  # where it has to be told most
    monkeypatch.setattr(hearing, "POLLING", ())  # as on a real screen
    real = sys.modules.pop(UPDATE, None)
    pygame.display.init()
    pygame.event.clear()
    found = Evening(partial(Adapter, 0, post))  # in this process
    yield found
    found.screen.close()
    assistive.CLIENTS.clear()
    sys.modules.pop(UPDATE, None)
    if real is not None:
        sys.modules[UPDATE] = real


def test_nobody_who_sees_pays_for_those_who_hear(evening: Evening) -> None:
    assert evening.picture(rests=False) is None and not assistive.CLIENTS, "not before the first picture rests"
    assert evening.picture() is None and evening.picture(1.0) is None
    evening.aloud.say("Anna plays the ace")
    assert evening.picture(1.0) is None and not evening.aloud.waits
    assert evening.scene.asked == evening.client.told == 0


def test_whoever_listens_hears_everything_at_once(evening: Evening) -> None:
    client = evening.listened()
    assert client.names() == ["The table", "Your hand", "Ace of acorns", "Seven of bells", "Trumps: hearts"]
    hand, ace, seven = client.node("Your hand"), client.node("Ace of acorns"), client.node("Seven of bells")
    assert (hand.role, hand.size_of_set, ace.role, ace.position_in_set) == ("LIST_BOX", 2, "LIST_BOX_OPTION", 0)
    assert client.nodes[client.focus] is ace and ace.bounds == (10, 20, 40, 60) and ace.selected
    assert ace.actions == ["FOCUS", "CLICK"] and not ace.disabled
    assert seven.disabled and not seven.actions and seven.description == "You must follow suit"
    assert client.window == [evening.screen.focused, evening_place(evening)]


def evening_place(evening: Evening) -> tuple[float, ...]:
    left, top, width, height = evening.screen.place
    return left, top, left + width, top + height


def test_nothing_is_told_before_the_answer_to_the_first_question_is_there(evening: Evening) -> None:
    evening.picture()
    evening.client.begin()
    evening.now = evening.teller.since or 0.0
    pause = evening.picture()
    assert pause is not None and 0 < pause < 0.11 and evening.client.told == 0
    assert evening.picture(pause) is None and evening.client.told == 1


def test_only_what_is_different_is_told(evening: Evening) -> None:
    client = evening.listened()
    asked = evening.scene.asked
    assert evening.picture(60.0) is None and evening.scene.asked == asked, "nobody is asked while nothing happens"
    evening.hearing.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_F1), evening.now)
    evening.picture()
    assert evening.scene.asked == asked + 1 and client.told == 1, "asked, but it was the same"
    evening.scene.words = HAND._replace(focus="")
    evening.hearing.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_F1), evening.now)
    evening.picture()
    assert client.told == 2 and client.focus == 0


def test_what_moves_is_told_ten_times_a_second_and_when_it_rests(evening: Evening) -> None:
    client = evening.listened()
    frames = 120
    for frame in range(frames):
        evening.screen.painted += 1
        evening.scene.words = HAND._replace(title=f"Frame {frame}")
        evening.picture(1 / 60, rests=False)
    assert 16 <= client.told - 1 <= 21
    pause = evening.picture()
    while pause is not None:
        pause = evening.picture(pause)
    assert client.names()[0] == f"Frame {frames - 1}"


def test_numbers_stay_as_long_as_the_scene_does(evening: Evening) -> None:
    client = evening.listened()
    before = {node.label: number for number, node in client.nodes.items() if node.label}
    (hand, trumps), new = HAND.nodes, Node("card 2", "option", "Ober of leaves", usable=True)
    evening.scene.words = HAND._replace(nodes=(trumps, hand._replace(inside=(new, *reversed(hand.inside)))))
    evening.screen.painted += 1
    evening.picture(1.0)
    after = {node.label: number for number, node in client.nodes.items() if node.label}
    assert before.items() <= after.items() and len(after) == len(before) + 1
    evening.scenes.push(Spoken())
    evening.picture(0.0)
    now = {number for number, node in client.nodes.items() if node.label and number}
    assert now.isdisjoint(after.values()), "another scene is something else"


def test_who_stands_on_a_thing_stays_on_it_wherever_it_comes_to_lie(evening: Evening) -> None:
    held = [Node(f"card {name}", "button", name, usable=True) for name in ("Ten", "Ace")]
    evening.scene.words = InWords("The table", tuple(held), "card Ace")
    client = evening.listened()
    ace = client.focus
    new = [Node(f"card {name}", "button", name, usable=True) for name in ("Ten", "King", "Ace")]
    evening.scene.words = InWords("The table", tuple(new), "card Ace")
    evening.screen.painted += 1
    evening.picture(1.0)
    assert client.focus == ace and client.nodes[ace].label == "Ace"
    client.ask("Ace", "CLICK")
    evening.picture()
    assert evening.scene.wanted == [Wanted("card Ace", "press")], "wherever it lies now"


def test_what_is_no_longer_there_cannot_be_pressed(evening: Evening) -> None:
    held = [Node(f"card {name}", "button", name, usable=True) for name in ("Ten", "Ace")]
    evening.scene.words = InWords("The table", tuple(held))
    client = evening.listened()
    client.ask("Ten", "CLICK")
    evening.scene.words = InWords("The table", (held[1],))
    evening.screen.painted += 1
    evening.hearing.go_on(evening.now + 1.0, rests=True)  # it is told before the wish comes in
    evening.picture(1.0)
    assert evening.scene.wanted == [], "the place of the Ten is the Ace's now"


def test_a_key_that_is_there_twice_is_two_things(evening: Evening) -> None:
    evening.scene.words = InWords("Twice", (Node("go", "button", "Go", usable=True), Node("go", "button", "Go again")))
    client = evening.listened()
    assert client.names() == ["Twice", "Go", "Go again"] and not client.breaks


def test_what_is_asked_for_comes_to_the_scene(evening: Evening) -> None:
    rows = (
        Node("speed", "slider", "Speed", "fast", usable=True, range=Span(2, 0, 3, 1)),
        Node("pack", "slider", "The pack", "24 cards from above", range=Span(24, 5, 43, 1)),
        Node("loud", "slider", "Loudness", "60 %", range=Span(60, 0, 100, 10)),
        Node("name", "field", "Name", "Eva", usable=True),
        *HAND.nodes,
    )
    evening.scene.words = InWords("Pages", rows)
    client = evening.listened()
    speed, name = client.node("Speed"), client.node("Name")
    assert speed.actions == ["FOCUS", "CLICK", "INCREMENT", "DECREMENT", "SET_VALUE"]
    assert (speed.numeric_value, speed.min_numeric_value, speed.max_numeric_value) == (2, 0, 3)
    assert speed.description == "fast", "no system hands on the words of a number"
    assert client.node("The pack").description == "24 cards from above", "a bare number would be of anything"
    assert not client.node("Loudness").description, "it is that number"
    assert name.actions == ["FOCUS", "CLICK", "SET_VALUE"] and not name.description
    assert client.nodes[name.children[0]].value == "Eva"
    client.ask("Ace of acorns", "CLICK")
    client.ask("Speed", "INCREMENT")
    client.ask("Speed", "SET_VALUE", 3.0)
    client.ask("Ace of acorns", "SCROLL_UP")
    evening.picture()
    assert evening.scene.wanted == [Wanted("card 0", "press"), Wanted("speed", "more"), Wanted("speed", "set", 3.0)]


def test_what_is_asked_of_something_gone_is_not_done(evening: Evening) -> None:
    client = evening.listened()
    client.ask("Ace of acorns", "CLICK")
    above = Spoken()
    evening.scenes.push(above)
    evening.picture()  # nobody has been told of it when the wish comes in
    client.ask("Ace of acorns", "CLICK")
    evening.scenes.pop()
    evening.picture()
    assert above.wanted == evening.scene.wanted == []


def test_every_sentence_is_heard_in_its_order_and_twice_if_it_was_said_twice(evening: Evening) -> None:
    client = evening.listened()
    said = [f"Anna plays card {at // 2}" for at in range(20)]
    for words in said:
        evening.aloud.say(words)
        evening.picture(theme.SAID_APART, rests=False)
    assert client.announced == said, "also while something moves"
    assert client.names()[-6:] == said[-6:], "the last ones can be read once more"


def test_what_has_happened_at_one_moment_is_said_in_one_piece(evening: Evening) -> None:
    client = evening.listened()
    for words in ("Anna plays the ace", "“Höher hat!”", "", "It is your turn."):
        evening.aloud.say(words)
    evening.picture()
    assert client.announced == ["Anna plays the ace.\n“Höher hat!”\nIt is your turn."]


def test_nothing_is_said_so_soon_after_something_else_that_it_might_be_left_out(evening: Evening) -> None:
    client = evening.listened()
    frames = 240
    at: list[float] = []
    for frame in range(frames):
        before = len(client.announced)
        evening.aloud.say(f"Word {frame}")
        evening.picture(1 / 60, rests=frame % 3 == 0)
        at += [evening.now] * (len(client.announced) - before)
    pause = evening.picture()
    assert pause is not None and 0 < pause <= theme.SAID_APART, "it asks to be woken for the rest"
    assert evening.picture(pause) is None
    heard = [words for piece in client.announced for words in piece.split("\n")]
    assert [words.rstrip(".") for words in heard] == [f"Word {frame}" for frame in range(frames)]
    assert min(later - one for one, later in pairwise(at)) >= theme.SAID_APART


def test_a_frame_that_had_much_to_do_gets_nothing_more_to_do(evening: Evening) -> None:
    client = evening.listened()
    evening.scene.words = InWords("Another", ())
    evening.aloud.say("It is your turn")
    asked = evening.scene.asked
    assert evening.picture(1 / 60, rests=False, worked=0.004) is None and evening.scene.asked == asked
    evening.picture(1 / 60, rests=False)
    assert evening.scene.asked == asked + 1 and client.told == 1
    evening.picture(1 / 60, rests=False, worked=0.004)
    assert client.told == 1, "nor is what was found told in it"
    evening.picture(1 / 60, rests=False)
    assert client.names() == ["Another", "It is your turn"]


def test_where_every_frame_has_more_to_do_than_the_last_it_is_told_all_the_same(evening: Evening) -> None:
    client = evening.listened()
    evening.aloud.say("It is your turn")
    for frame in range(12):  # a fifth of a second
        evening.picture(1 / 60, rests=False, worked=0.004 * (1 + frame))
    assert client.announced == ["It is your turn"]


def test_where_every_other_frame_has_much_to_do_it_is_told_in_the_others(evening: Evening) -> None:
    client = evening.listened()
    told = list[float]()
    for frame in range(240):
        evening.screen.painted += 1
        evening.scene.words = HAND._replace(title=f"Frame {frame}")
        before, worked = (evening.scene.asked, client.told), 0.004 if frame % 2 else 0.002
        evening.picture(1 / 60, rests=False, worked=worked)
        told += [worked] * ((evening.scene.asked, client.told) != before)
    assert len(told) > 40 and set(told) == {0.002}


def test_a_busy_frame_after_which_nothing_moves_is_told_at_once(evening: Evening) -> None:
    client = evening.listened()
    evening.aloud.say("It is your turn")
    evening.picture(worked=0.004)
    assert client.announced == ["It is your turn"]


def test_the_tree_is_as_it_says_when_something_is_heard(evening: Evening) -> None:
    client = evening.listened()
    evening.scene.words = InWords("Another", ())
    evening.aloud.say("It is your turn")
    evening.picture(rests=False)
    assert client.told == 1, "while something moves it is put into words in one frame and told in the next"
    evening.picture(rests=False)
    assert client.names() == ["Another", "It is your turn"]


def test_whoever_comes_later_hears_nothing_of_before(evening: Evening) -> None:
    client = evening.listened()
    evening.aloud.say("Anna plays the ace")
    evening.picture()
    client.end()
    evening.picture(1.0)
    assert not evening.aloud.heard
    evening.aloud.say("Berta plays the ten")
    evening.picture(1.0)
    client.begin()
    client.end()
    client.begin()  # before anybody has noticed
    evening.picture(1000.0)
    assert evening.aloud.heard and client.announced == ["Anna plays the ace"]
    assert client.names()[0] == "The table" and "Anna plays the ace" not in client.names()
    assert client.window.count(evening.screen.focused) >= 2, "told again to who has come"


def test_a_panic_ends_nothing_but_the_telling(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    client = evening.listened()
    client.breaks = True
    evening.aloud.say("Anna plays the ace")
    with caplog.at_level(logging.WARNING):
        assert evening.picture(rests=False) is None
        evening.aloud.say("Berta plays the ten")
        for _ in range(3):
            evening.picture(1.0)
    (line,) = caplog.records
    assert "the bus is gone" in line.getMessage() and not evening.aloud.heard and not evening.aloud.waits


@pytest.mark.parametrize("broken", ["missing", "panics"])
def test_without_accesskit_the_evening_goes_on_with_a_line_in_the_log(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, broken: str
) -> None:
    def panic(*_: object) -> None:
        raise assistive.Panic("no window")

    if broken == "missing":
        monkeypatch.setitem(sys.modules, "accesskit", None)
    else:
        monkeypatch.setattr(assistive.unix, "Adapter", panic)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert evening.picture(1.0) is None
    assert len(caplog.records) == 1 and not evening.aloud.heard


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_on_windows_and_macos_it_is_there_before_the_window_is_seen(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    class Own(pygame.Window):
        """A window as those systems have them."""

        handle = 4711

        def maximize(self) -> None:
            steps.append(("maximize", len(assistive.CLIENTS)))

        def show(self) -> None:
            steps.append(("show", len(assistive.CLIENTS)))

    steps: list[tuple[str, int]] = []
    monkeypatch.setattr(pygame, "Window", Own)
    monkeypatch.setattr(sdl, "work_area", lambda: (800, 600))
    monkeypatch.setattr(screen_module, "HIDDEN_AT_FIRST", True)
    monkeypatch.setattr(screen_module, "POLLING", ())
    for module in (adapter, teller):
        monkeypatch.setattr(module, "sys", SimpleNamespace(platform=system))
    Screen("Gaigel", (1280, 720), fits=True, new_teller=teller_for).close()
    assert steps == [("maximize", 1), ("show", 1)] and evening.client.handle == 4711


def test_a_window_that_no_screen_shows_is_told_to_nobody(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_module, "HIDDEN_AT_FIRST", True)
    known = len(assistive.CLIENTS)
    Screen("Gaigel", (1280, 720), new_teller=teller_for).close()
    assert len(assistive.CLIENTS) == known


def test_a_window_that_was_given_no_teller_is_told_to_nobody(evening: Evening) -> None:
    silent = evening.scenes.kit._replace(screen=Screen("Gaigel", (1280, 720)))
    assert Hearing(Scenes(silent, Nobody())).go_on(evening.now, rests=True) is None
    assert silent.screen.teller() is None and not silent.aloud.heard
    silent.screen.close()


def test_events_of_nobody_are_for_nobody(evening: Evening) -> None:
    assert evening.hearing.handle(pygame.Event(ASKED, message=LEFT), 0.0), "it comes from a teller that is gone"
    assert not evening.hearing.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_F1), 0.0)


class Asked(Spoken):
    """Ends when it was asked for something."""

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        self.scenes = scenes

    def update(self, now: float) -> float | None:
        if assistive.CLIENTS and not assistive.CLIENTS[-1].active:
            assistive.CLIENTS[-1].begin()
        elif assistive.CLIENTS and assistive.CLIENTS[-1].told and not self.wanted:
            assistive.CLIENTS[-1].ask("Ace of acorns", "CLICK")
        return 0.02

    def do(self, wanted: Wanted, now: float) -> None:
        self.wanted.append(wanted)
        self.scenes.close()


def test_the_loop_tells_and_does(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hearing, "POLLING", ())
    scenes = Scenes(evening.scenes.kit, Nobody())
    asked = Asked()
    scenes.push(asked)
    run(scenes)
    assert asked.wanted == [Wanted("card 0", "press")]


class Resting(Spoken):
    """Says something once, and rests until that was told."""

    def __init__(self, aloud: Aloud, notes: Path) -> None:
        super().__init__()
        self.aloud, self.notes, self.said = aloud, notes, False

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        self.scenes = scenes

    def update(self, now: float) -> float | None:
        told = said_of(self.notes)
        if "It is your turn" in "".join(told):
            self.scenes.close()
        elif told and not self.said:
            self.said = True
            self.aloud.say("It is your turn")
        return None if told else 0.02


def at_once(post: Callable[[Posted], None]) -> Listener:
    """Somebody who listens from the beginning."""
    listener = Listener(post)
    listener.begin()
    return listener


class ImpatientOnce(Apart):
    """Loses its patience as soon as the first process stands still, and with no other one."""

    def __init__(self, notes: Path) -> None:
        super().__init__(post, partial(stands_still, notes), at_once)
        self._notes = notes

    def look(self, now: float) -> float | None:
        stands_still = self.processes == 1 and has_gone_wrong(self._notes)
        left = super().look(now + 2 * theme.PATIENCE if stands_still else 0.0)
        return None if left is None else min(left, 0.05)


@thorough
@pytest.mark.usefixtures("evening")
def test_a_table_that_rests_sees_that_the_process_stands_still(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    notes = tmp_path / "notes"
    impatient = Evening(partial(ImpatientOnce, notes))
    scenes = Scenes(impatient.scenes.kit, Nobody())
    scenes.push(Resting(impatient.aloud, notes))
    run(scenes)
    impatient.screen.hide()
    impatient.screen.close()
    assert said_of(notes) == ["The table: ''", "The table: 'It is your turn'"] and len(caplog.records) == 1


def test_words_may_be_the_first_that_is_told(evening: Evening) -> None:
    evening.picture()
    evening.client.begin()
    evening.picture(1000.0, rests=False)  # it is put into words, to be told with the next frame
    evening.aloud.say("It is your turn")
    evening.scenes.push(Spoken(InWords("The sheet", ())))
    evening.picture(0.02, rests=False)
    evening.picture(0.02, rests=False)
    evening.picture(1.0)
    assert evening.client.announced == ["It is your turn"] and evening.client.names()[0] == "The sheet"
    assert evening.aloud.heard and not evening.teller.trouble


def test_a_scene_that_comes_on_between_two_frames_is_told_in_the_place_of_what_was_found(evening: Evening) -> None:
    client = evening.listened()
    evening.scene.words = HAND._replace(title="Never told")
    evening.screen.painted += 1
    evening.picture(1.0, rests=False)
    after = Spoken()
    after.words = InWords("The sheet", ())
    evening.scenes.push(after)
    evening.picture(0.001)
    assert client.names() == ["The sheet"]
