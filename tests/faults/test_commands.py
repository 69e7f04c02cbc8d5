"""Commands on bad days: one sentence and its number, never a traceback, whatever standard output is and is given."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from gaigel_desktop import cli
from tests.full_file import full_file
from tests.golden.__main__ import MATCHES
from tests.pipes import pipe_with
from tests.test_arena import PLAIN
from tests.tiers import one_in, thorough

HASH = "0" * 64
UNWRITABLE = "standard output cannot be written"
FULL = f"{UNWRITABLE}: no space left on device\n"
CLOSED = f"{UNWRITABLE}: bad file descriptor\n"
TALKATIVE = [
    ["--help"],
    ["--version"],
    ["simulate", "--help"],
    ["simulate"],
    ["simulate", "--deals", "20"],
    ["simulate", "--deals", "20", "--jobs", "2"],
    ["arena", "--a", "greedy", "--b", "greedy", "--deals", "1"],
    ["verify", str(MATCHES)],
    ["verify", __file__],
    ["fair", "0", HASH],
]


@one_in(4, "arguments", TALKATIVE, ids=" ".join)
def test_on_a_full_disk_that_is_said(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with full_file(tmp_path) as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert cli.main(arguments) == cli.WRONG_CALL
    # Closing has found nothing that was still to be written.
    assert capsys.readouterr().err.removeprefix(PLAIN) == FULL


@pytest.mark.parametrize("arguments", TALKATIVE, ids=" ".join)
def test_where_standard_output_is_closed_that_is_said(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert cli.main(arguments) == cli.WRONG_CALL
    assert capsys.readouterr().err.removeprefix(PLAIN) == CLOSED


CTRL_C_AT = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
asked, sys.argv = sys.argv[1], ["gaigel-desktop", *sys.argv[2:]]

def hear(what, about):
    if what == "import" and about[0] == asked:
        signal.raise_signal(signal.SIGINT)

sys.addaudithook(hear)
from gaigel_desktop.__main__ import main
sys.exit(main())
"""
LOADED = [
    "gaigel_desktop.cli",
    "gaigel_desktop.rules.cards",
    "argparse",
    "gaigel_desktop.controller.self_play.simulation",
]


@one_in(2, "moment", LOADED)
def test_ctrl_c_while_a_command_is_loading_is_one_line(moment: str) -> None:
    command = [sys.executable, "-c", CTRL_C_AT, moment, "simulate", "--deals", "1000000"]
    done = subprocess.run(command, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (cli.INTERRUPTED, b"interrupted\n")


WITHOUT_MEMORY = """
import sys
asked, kind, said = sys.argv[1:4]
sys.argv[1:] = []

def hear(what, about):
    if what == "import" and about[0] == asked:
        raise {"memory": MemoryError, "import": ImportError}[kind](said)

sys.addaudithook(hear)
from gaigel_desktop.__main__ import main
sys.exit(main())
"""


@one_in(2, "moment", ["gaigel_desktop.cli", "gaigel_desktop.rules.cards", "pygame", "gaigel_desktop.app.app"])
@one_in(2, "kind, said", [("memory", ""), ("import", "pygame.so: failed to map segment from shared object")])
def test_where_memory_does_not_do_that_is_one_line(moment: str, kind: str, said: str) -> None:
    command = [sys.executable, "-c", WITHOUT_MEMORY, moment, kind, said]
    done = subprocess.run(command, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (cli.STUMBLED, b"there is not enough memory to go on\n")


def test_what_is_missing_for_another_reason_says_which() -> None:
    command = [sys.executable, "-c", WITHOUT_MEMORY, "gaigel_desktop.cli", "import", "no such module"]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == cli.STUMBLED and b"ImportError: no such module" in done.stderr


ENDED = """
import signal, sys
from gaigel_desktop.window.screen import Screen
show, number = Screen.show, signal.Signals[sys.argv[1]]
signal.signal(number, signal.SIG_DFL)  # who was started in the background may be deaf to it

def then(screen):
    show(screen)
    signal.raise_signal(number)

Screen.show = then
from gaigel_desktop.cli import main
code = main([])
print("left in order")
sys.exit(code)
"""


@thorough
@pytest.mark.parametrize("name", [name for name in ("SIGINT", "SIGHUP") if name in signal.Signals.__members__])
def test_however_the_system_ends_the_window_it_leaves_in_order(name: str, tmp_path: Path) -> None:
    home = {"GAIGEL_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-c", ENDED, name]
    done = subprocess.run(command, capture_output=True, env=os.environ | home, check=False)
    assert (done.returncode, done.stderr) == (cli.HOLDS, b"")
    assert done.stdout.endswith(b"left in order\n")


@pytest.mark.parametrize(
    ("system", "code", "said"),
    [("win32", cli.HOLDS, ""), ("linux", cli.WRONG_CALL, f"{UNWRITABLE}: invalid argument\n")],
)
def test_where_nobody_reads_on_windows_finds_the_argument_invalid(
    system: str, code: int, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Unread(StringIO):
        def write(self, words: str) -> int:
            raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "stdout", Unread())
    assert cli.main(["--version"]) == code
    assert capsys.readouterr().err == said


def test_a_file_is_written_where_standard_output_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.main(["simulate", "--out", str(tmp_path / "deals.jsonl")]) == cli.HOLDS
    assert cli.main(["simulate", "--deals", "no number"]) == cli.WRONG_CALL
    assert len((tmp_path / "deals.jsonl").read_bytes().splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "--seed", "\udcff"], "--seed is no text in UTF-8"),
        (["arena", "--seed", "\udcff"], "--seed is no text in UTF-8"),
        (["fair", "\udcff", HASH], "SEED is no text in UTF-8"),
        (["fair", "0", "\udcff" * 64], "a hash is 64 hexadecimal digits"),
        (["simulate", "--out", "deals\0"], "deals\\x00 cannot be written: invalid argument"),
        (["verify", "deals\0"], "deals\\x00 cannot be read: embedded null "),
        (["verify", "\udcff"], "\\udcff cannot be read: no such file or directory"),
        (["simulate", "--rules", "\udcff"], "preset: there is no preset \\udcff; "),
        (["simulate", "--set", "\udcff=\0"], "\\udcff: there is no such rule"),
        (["simulate", "--set", "knock=\udcff"], 'knock: "\\udcff" is not one of'),
        (["simulate", "--player", "\udcff\0"], "there is no player \\udcff\\x00; "),
        (["arena", "--jobs", "²"], "--jobs must be a whole number from 1 to 256, not ²"),
        (["\udcff"], "gaigel-desktop: argument COMMAND: invalid choice: '\\udcff'"),
        (["verify", "x", "--\udcff"], "gaigel-desktop: unrecognized arguments: --\\udcff"),
    ],
)
def test_what_is_no_text_gets_one_sentence(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == cli.WRONG_CALL
    out, err = capsys.readouterr()
    assert out == "" and err.startswith(said) and len(err.splitlines()) == 1 and err[:-1].isprintable(), err


IN_A_PROCESS = [sys.executable, "-m", "gaigel_desktop"]
WITH_FULL_FILES = """
import sys
from pathlib import Path
from gaigel_desktop import cli
from tests.full_file import full_file

for name in sys.argv.pop(1).split():
    setattr(sys, name, full_file(Path(sys.argv[1]) / name))
sys.argv.pop(1)
sys.exit(cli.main())
"""


@thorough
@pytest.mark.parametrize(
    "full, arguments, said",
    [("stdout", ["simulate", "--deals", "9"], FULL), ("stdout stderr", ["--help"], "")],
)
def test_where_files_are_full_the_interpreter_has_nothing_to_add_at_its_end(
    full: str, arguments: list[str], said: str, tmp_path: Path
) -> None:
    for name in full.split():
        (tmp_path / name).mkdir()
    command = [sys.executable, "-c", WITH_FULL_FILES, full, str(tmp_path), *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (cli.WRONG_CALL, "", said)


@thorough
def test_where_everything_is_closed_it_has_nothing_to_add_either() -> None:
    verify = [*IN_A_PROCESS, "verify", str(MATCHES)]
    if sys.platform == "win32":
        ended = subprocess.run(verify, creationflags=subprocess.DETACHED_PROCESS, close_fds=True, check=False)
    else:
        ended = subprocess.run(["sh", "-c", 'exec "$@" >&- 2>&- <&-', "sh", *verify], capture_output=True, check=False)
        assert ended.stdout == ended.stderr == b""
    assert ended.returncode == cli.WRONG_CALL


@thorough
def test_what_comes_through_a_pipe_is_verified(tmp_path: Path) -> None:
    with pipe_with([MATCHES.read_bytes()], tmp_path) as path:
        ended = subprocess.run([*IN_A_PROCESS, "verify", str(path)], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (cli.HOLDS, "")
    assert "records hold" in ended.stdout
