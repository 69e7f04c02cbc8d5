"""What Orca says of a match that somebody plays by ear, on an X display with openbox, xdotool and what `heard` needs:

    python -m tests.e2e.orca                        a match at the fastest pace: Orca says everything that is in the log
    python -m tests.e2e.orca --patient              at the pace of the table, by somebody who lets Orca speak out before
                                                    each press: what is cut short all the same is named
    python -m tests.e2e.orca --orca "bwrap … orca"  another Orca than the system's; with --language de in German

Orca is asked what it says, and nothing has to be heard: it writes it into its own report, whether or not there is a
voice. Older ones than 45 do not know what an announcement is.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from gaigel_desktop.controller.store.store import open_store
from gaigel_desktop.text.speech import speak

from .__main__ import FROM_SOURCE
from .blind import Blind, at_the_table
from .ears import STATUS, Ears, Heard, Session
from .heard import FASTEST, NOBODY_NEW, compare, listening, questions, what_is_in_the_log

BEGINS = 8.0  # seconds until Orca listens
LETTERS = 16.0  # in a second, as an unhurried voice speaks
AT_A_TABLE = {"speed": "normal", **NOBODY_NEW}
SAYS = re.compile(
    r"^(\d\d:\d\d:\d\d\.\d+) - (?:SPEECH OUTPUT: '(.*?)' \{|DEFAULT: Interrupting presentation)", re.M | re.S
)
ADDRESS = (*STATUS, "org.a11y.Bus.GetAddress")  # the screen may still know that of an earlier session
PAGE = " dialog "  # as Orca names it in English, which it speaks
PRESSED_IT = 1.0  # seconds after a press what is cut short was cut short by whoever pressed


class Said(NamedTuple):
    """What Orca has said, and when; None: it fell silent, whatever was being said."""

    at: float
    words: str | None


def said(report: Path) -> list[Said]:
    """All of it."""
    found = SAYS.finditer(report.read_text(encoding="utf-8", errors="replace"))
    return [Said(_seconds(one[1]), one[2]) for one in found]


def _seconds(clock: str) -> float:
    at = datetime.strptime(clock, "%H:%M:%S.%f")
    return at.hour * 3600 + at.minute * 60 + at.second + at.microsecond / 1e6


def lines(spoken: list[Said]) -> list[str]:
    """Sentence by sentence, as they lie in the report; without the page after a deal, which repeats the last trick and
    is read before what was announced with it."""
    pieces = (one.words for one in spoken if one.words is not None)
    return [line.strip() for words in pieces for line in words.split("\n") if PAGE not in line]


def cut_short(spoken: list[Said], presses: list[float]) -> Iterator[str]:
    """What a voice could not speak out, because the program led somewhere else and not the player; and where to."""
    waiting: list[tuple[float, str]] = []  # when it will have been spoken, and what
    for at, one in enumerate(spoken):
        waiting = [each for each in waiting if each[0] > one.at]
        if one.words is not None:
            begins = max([one.at, *(end for end, _ in waiting)])
            waiting.append((begins + len(one.words) / LETTERS, one.words))
        else:
            if not any(0 <= one.at - press < PRESSED_IT for press in presses):
                instead = next((other.words for other in spoken[at:] if other.words is not None), "")
                yield from (f"{words!r}: {instead!r} was said instead" for _, words in waiting)
            waiting = []


class Patient(Blind):
    """Presses only when a voice has spoken out."""

    def __init__(self, ears: Ears) -> None:
        super().__init__(ears)
        self.when: list[float] = []
        self._heard, self._spoken = 0, time.monotonic()

    def _wanted(self, tree: list[Heard]) -> Heard | None:
        new = self._ears.heard[self._heard :]
        self._heard += len(new)
        self._spoken = max(self._spoken, time.monotonic()) + sum(map(len, new)) / LETTERS
        if time.monotonic() < self._spoken:
            return None
        wanted = super()._wanted(tree)
        if wanted is not None:
            self.when.append(_seconds(datetime.now().strftime("%H:%M:%S.%f")))
        return wanted


@contextmanager
def reading(command: list[str], folder: Path) -> Iterator[Path]:
    """Orca, and where it reports."""
    places = {name: str(folder / name.lower()) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    for place in places.values():
        Path(place).mkdir()
    report = folder / "report.txt"
    bus = subprocess.run(ADDRESS, capture_output=True, text=True, check=True).stdout.split("'")[1]
    around = os.environ | places | {"GSETTINGS_BACKEND": "memory", "AT_SPI_BUS_ADDRESS": bus}
    orca = subprocess.Popen(
        [*command, "--debug-file", str(report)],
        env=around,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        time.sleep(BEGINS)
        assert orca.poll() is None, "Orca does not run; perhaps another one does"
        yield report
    finally:
        with suppress(ProcessLookupError):
            os.killpg(orca.pid, signal.SIGKILL)
        orca.wait()


def a_match(orca: list[str], folder: Path, language: str, *, patient: bool) -> None:
    """From the title to the end of a match."""
    home = folder / "home"
    with reading(orca, folder) as report:
        strokes, pace = (1, AT_A_TABLE) if patient else (2, FASTEST)
        with listening(FROM_SOURCE, home, language, strokes, pace) as (program, ears):
            blind = Patient(ears) if patient else Blind(ears)
            blind.play(lambda tree: program.finished_matches() == 1 and not at_the_table(tree))
            time.sleep(2.0)
        spoken = said(report)
    if isinstance(blind, Patient):
        cut = list(cut_short(spoken, blind.when))
        print(f"{language}: {len(lines(spoken))} sentences, {len(cut)} pieces cut short:", *cut, sep="\n  ", flush=True)
        return
    store = open_store(home / "games.sqlite")
    log = [ways for deal in store.deals() for ways in what_is_in_the_log(deal)]
    store.close()
    number = compare(lines(spoken), log)
    print(f"{language}: Orca says {len(lines(spoken))} sentences, {number} of them are the whole log", flush=True)


def main() -> None:
    """What is asked for."""
    parser = questions(__doc__)
    parser.add_argument("--patient", action="store_true")
    parser.add_argument("--orca", default="orca")
    asked = parser.parse_args()
    speak(asked.language)
    with TemporaryDirectory() as folder, Session():
        a_match(shlex.split(asked.orca), Path(folder), asked.language, patient=asked.patient)


if __name__ == "__main__":
    main()
