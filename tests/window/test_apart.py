"""A process of its own tells what the window shows; whatever becomes of it, the game goes on and all is told."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from multiprocessing import Pipe, active_children
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from types import SimpleNamespace

import pytest

from gaigel_desktop.pipe import Beside
from gaigel_desktop.window import theme
from gaigel_desktop.window.spoken import adapter
from gaigel_desktop.window.spoken import apart as apart_module
from gaigel_desktop.window.spoken.apart import MOST_DEATHS, Apart, serve
from gaigel_desktop.window.spoken.messages import LISTENS, Done, Message, Posted, Told, Trouble, Wish
from gaigel_desktop.window.spoken.numbers import Numbers
from gaigel_desktop.window.spoken.own_name import called
from gaigel_desktop.window.spoken.tree import InWords, Node
from tests.tiers import thorough
from tests.waiting import wait_until
from tests.window import assistive, tellers
from tests.window.assistive import Client
from tests.window.tellers import Listener, has_gone_wrong, said_of

UPDATE = "gaigel_desktop.window.spoken.update"
NUMBERS, TABLE = Numbers(), object()
Serve = Callable[[Path, "Connection[Message, Told]"], None]


@pytest.fixture(autouse=True)
def _no_accesskit(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "accesskit", assistive)
    monkeypatch.setattr(adapter, "sys", SimpleNamespace(platform="linux"))  # elsewhere nobody tells apart
    real = sys.modules.pop(UPDATE, None)
    yield
    assistive.CLIENTS.clear()
    sys.modules.pop(UPDATE, None)
    if real is not None:
        sys.modules[UPDATE] = real


def told(title: str = "", said: str = "", focused: bool = True) -> Told:
    """A scene of this title, or that nothing but this was said."""
    ace = Node("card 0", "button", "Ace", usable=True)
    tree = NUMBERS.numbered(TABLE, InWords(title, (ace,)), 1.0) if title else None
    return Told(tree, said, focused, (0, 0, 1280, 720))


class Game:
    """Who tells, and takes what comes from the process. Its patience ends when a test says so, and not before."""

    def __init__(self, serve: Serve, notes: Path) -> None:
        self.posted: SimpleQueue[Posted] = SimpleQueue()
        self.notes = notes
        self.listener = Listener(self.posted.put)
        self.apart = Apart(self.posted.put, partial(serve, notes), lambda _: self.listener)
        self.wishes: list[Wish] = []
        self._others = active_children()  # of other tests

    @property
    def tellers(self) -> list[BaseProcess]:
        """The processes that tell, if there are any."""
        return [each for each in active_children() if each not in self._others]

    def begin(self) -> None:
        """Somebody listens, and the process does its work."""
        self.attend()
        self.until(lambda: self.apart.settles(0.0) == 0)

    def attend(self) -> None:
        """Somebody listens, and a process is started."""
        assert self.apart.settles(0.0)
        self.listener.begin()
        before = self.apart.processes
        self.until(lambda: self.apart.processes > before)

    def until(self, reached: Callable[[], bool]) -> None:
        """Take what comes, and see to the process, until something is so."""

        def is_reached() -> bool:
            if reached():
                return True
            with suppress(Empty):
                wish = self.apart.take(self.posted.get(timeout=0.02))
                self.wishes += [wish] if wish is not None else []
            self.apart.look(0.0)
            return reached()

        wait_until(is_reached, "what was to come from the process")

    def loses_patience(self) -> None:
        """It has waited too long for an answer of the process, which is replaced."""
        late = time.perf_counter() + 2 * max(theme.PATIENCE, theme.BEGINS)
        before = self.apart.processes
        assert self.apart.look(late) == 0, "what has come meanwhile is taken first"
        self.apart.look(late)
        assert self.apart.processes == before + 1

    def tells(self, *each: Told) -> None:
        """All of that, and it is done."""
        for one in each:
            self.apart.tell(one)
        self.until(lambda: self.apart.settles(0.0) == 0)

    def end(self) -> None:
        """Nobody listens any more."""
        self.listener.end()
        self.until(lambda: not self.tellers)


def test_there_is_a_process_as_long_as_somebody_listens(tmp_path: Path) -> None:
    game = Game(tellers.faithful, tmp_path / "notes")
    assert game.apart.since is None and not game.tellers and game.apart.look(0.0) is None
    game.begin()
    assert len(game.tellers) == 1
    game.tells(told("The table"), told(said="Anna plays the ace"), told("The sheet", "Aus!"))
    assert said_of(game.notes) == ["The table: ''", "as it was: 'Anna plays the ace'", "The sheet: 'Aus!'"]
    game.tells(told(focused=True))
    assert len(said_of(game.notes)) == 3, "nothing is different"
    game.end()
    assert not game.tellers and game.apart.since is None


@thorough
@pytest.mark.parametrize("goes_wrong", [tellers.stands_still, tellers.dies])
def test_one_that_goes_wrong_is_begun_anew_and_told_what_nobody_may_have_heard(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, goes_wrong: Serve
) -> None:
    game = Game(goes_wrong, tmp_path / "notes")
    game.begin()
    since = game.apart.since
    game.tells(told("The table"))
    game.apart.tell(told("Anna has played", "Anna plays the ace"))
    game.apart.tell(told(said="“Höher hat!”"))
    assert game.apart.processes == 1 and game.apart.settles(0.0) > 0, "nobody waits for it"
    wait_until(lambda: has_gone_wrong(game.notes), "the first process goes wrong")
    if goes_wrong is tellers.stands_still:
        game.loses_patience()
    game.until(lambda: game.apart.settles(0.0) == 0)
    assert said_of(game.notes) == ["The table: ''", "Anna has played: 'Anna plays the ace.\\n“Höher hat!”'"]
    assert game.apart.since == since and not game.apart.trouble, "whoever listens has not changed"
    assert len(caplog.records) == 1
    game.tells(told(said="It is your turn"))
    game.end()
    assert said_of(game.notes)[-1] == "as it was: 'It is your turn'"


@thorough
def test_one_that_never_listens_is_begun_anew(tmp_path: Path) -> None:
    game = Game(tellers.slow_to_listen, tmp_path / "notes")
    game.attend()
    wait_until(lambda: has_gone_wrong(game.notes), "the first process has begun")
    game.loses_patience()
    game.until(lambda: game.apart.settles(0.0) == 0)
    game.tells(told("The table"))
    assert said_of(game.notes) == ["The table: ''"] and game.apart.processes == 2
    game.end()


def test_what_has_come_while_a_picture_took_long_is_taken_first(tmp_path: Path) -> None:
    game = Game(tellers.faithful, tmp_path / "notes")
    game.begin()
    game.apart.tell(told("The table"))
    late = time.perf_counter() + 2 * theme.PATIENCE
    assert game.apart.look(late) == 0 and game.apart.processes == 1, "it is asked once more, after what has come"
    game.until(lambda: game.apart.settles(0.0) == 0)
    assert game.apart.look(late) is None and game.apart.processes == 1
    game.end()


@thorough
def test_one_who_has_trouble_is_replaced_and_what_is_wanted_there_is_done(tmp_path: Path) -> None:
    game = Game(tellers.has_trouble, tmp_path / "notes")
    game.begin()
    game.tells(told("The table"))
    game.apart.tell(told("The sheet"))
    game.until(lambda: game.apart.processes == 2 and game.apart.settles(0.0) == 0)
    game.tells(told("The title"))
    assert [NUMBERS.key(wish.number) for wish in game.wishes] == ["card 0"] and not game.apart.trouble
    game.end()


@thorough
def test_who_comes_and_goes_hears_everything_and_nothing_twice(tmp_path: Path) -> None:
    game = Game(tellers.comes_and_goes, tmp_path / "notes")
    game.begin()
    game.tells(told("The table"), told(said="Anna plays the ace"), told(said="It is your turn"))
    assert said_of(game.notes) == ["The table: ''", "The table: 'Anna plays the ace.\\nIt is your turn'"]
    game.end()
    for _ in range(MOST_DEATHS + 1):
        game.begin()
        game.end()
    assert not game.apart.trouble, "coming and going is no death"


@thorough
def test_where_none_of_them_lives_nobody_is_told_any_more(tmp_path: Path) -> None:
    game = Game(tellers.lives_nowhere, tmp_path / "notes")
    game.listener.begin()
    game.until(lambda: bool(game.apart.trouble))
    assert game.notes.read_text().count("begun") == MOST_DEATHS
    assert game.apart.since is None
    wait_until(lambda: not game.tellers, "the last one is gone")


def test_where_no_process_can_be_started_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(serve: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(apart_module, "Beside", refuse)
    game = Game(tellers.faithful, tmp_path / "notes")
    game.listener.begin()
    game.until(lambda: bool(game.apart.trouble))
    assert "no more processes" in game.apart.trouble


def test_what_it_does_there() -> None:
    ours, theirs = Pipe()
    served = Thread(target=serve, args=(theirs,), daemon=True)
    served.start()
    client = _its_client()
    began = time.perf_counter()
    client.begin()
    assert ours.recv() == LISTENS
    ours.send(told("The table", "It is your turn")._replace(number=7))
    assert ours.recv() == Done(7)
    assert client.names() == ["The table", "Ace", "It is your turn"] and client.announced == ["It is your turn"]
    ours.send(told(said="“Höher hat!”"))
    assert ours.recv() == Done(0)
    assert time.perf_counter() - began >= 2 * theme.SAID_APART, "nothing so soon that it is left out"
    client.ask("Ace", "CLICK")
    wish = ours.recv()
    assert (NUMBERS.key(wish.number), wish.deed) == ("card 0", "press")
    client.breaks = True
    ours.send(told("The sheet"))
    assert ours.recv() == Trouble("Panic: the bus is gone")
    wait_until(lambda: not served.is_alive(), "it ends")


def test_it_ends_when_the_game_is_gone() -> None:
    ours, theirs = Pipe()
    served = Thread(target=serve, args=(theirs,), daemon=True)
    served.start()
    ours.close()
    wait_until(lambda: not served.is_alive(), "it ends")


def _its_client() -> Client:
    wait_until(lambda: bool(assistive.CLIENTS), "it asks whether anybody listens")
    return assistive.CLIENTS[-1]


ENDS = """
import atexit, os, sys
from types import SimpleNamespace
atexit.register(lambda: os.write(2, b"thread '<unnamed>' panicked"))  # what stands first is done last
from tests.window import assistive
sys.modules["accesskit"] = assistive
from gaigel_desktop.window.spoken import adapter
adapter.sys = SimpleNamespace(platform="linux", stderr=sys.stderr)
adapter.of_the_system(0, adapter.Answers(lambda message: None, lambda: None))
print("this is read", file=sys.stderr)
"""


def test_what_a_thread_of_accesskit_says_when_python_is_gone_is_not_seen() -> None:
    ended = subprocess.run([sys.executable, "-c", ENDS], check=True, capture_output=True, text=True)
    assert ended.stderr.splitlines() == ["this is read"]


def where_it_runs(pipe: Connection[str, str]) -> None:
    pipe.send(Path(sys.executable).name)


def test_the_process_that_tells_is_called_as_the_game_is_and_others_as_ever() -> None:
    with called("Gaigel"):
        named = Beside[str, str](where_it_runs)
    usual = Beside[str, str](where_it_runs)
    heard = [SimpleQueue[str | None]() for _ in range(2)]
    for beside, queue in zip((named, usual), heard, strict=True):
        beside.attend(queue.put)
    told, elsewhere = (queue.get(timeout=60) for queue in heard)
    assert elsewhere == Path(sys.executable).name
    assert told == "Gaigel" or sys.platform != "linux", "elsewhere a window has a name, and no copy may run"
