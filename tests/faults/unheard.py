"""Unheard: in the middle of a deal the process stands still that tells the game to somebody, and is heard again; then
the bus dies, it is played on with keys, and ends well. Needs what `tests.e2e.heard` needs.

    python -m tests.faults.unheard [PROGRAM]
"""

from __future__ import annotations

import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from gaigel_desktop.controller.settings import Settings, save
from gaigel_desktop.text.speech import speak
from tests.e2e.__main__ import FROM_SOURCE
from tests.e2e.blind import Blind
from tests.e2e.ears import Ears, Session
from tests.e2e.hands import play, with_keys
from tests.e2e.heard import FASTEST
from tests.e2e.program import PATIENCE, Program
from tests.e2e.short_table import lay_a_short_table
from tests.waiting import wait_until

STANDS_STILL, DIES = 6, 12  # deeds of the first deal


def teller(program: Program, but: int = 0) -> int:
    """The process of the program in which AccessKit tells, as soon as it is another one than this."""
    found: list[int] = []

    def is_there() -> bool:
        for child in program.children():
            with suppress(OSError):  # gone meanwhile
                if child != but and "accesskit" in Path(f"/proc/{child}/maps").read_text():
                    found.append(child)
        return bool(found)

    wait_until(is_there, "a process tells what is shown", PATIENCE)
    return found[0]


def main() -> None:
    """A deal by ear, and on without."""
    speak("en")
    command = [str(Path(sys.argv[1]).resolve())] if len(sys.argv) > 1 else FROM_SOURCE
    with TemporaryDirectory() as folder, Session() as session:
        home = Path(folder, "home")
        lay_a_short_table(home)
        save(Settings().change(language="en", **FASTEST), home / "settings.toml")
        program, ears = Program(command, home), Ears()
        try:
            blind = Blind(ears)
            blind.play(lambda _: (program.running() or (0, 0))[1] >= STANDS_STILL)
            stopped = teller(program)
            os.kill(stopped, signal.SIGSTOP)
            blind.play(lambda _: (program.running() or (0, 0))[1] >= DIES)
            teller(program, but=stopped)
            session.kill()
            ears.close()
            time.sleep(0.5)
            deals = program.finished_deals() + 1
            play(program, with_keys, lambda: program.finished_deals() >= deals)
            assert program.close() == 0, "it did not end well without the bus"
        finally:
            ears.close()
            program.kill()
        log = home / "gaigel.log"
        told = log.read_text() if log.exists() else ""
        assert "silent" in told, f"nobody has noticed that it stood still: {told!r}"
        print(f"who told stood still and was replaced, the bus died, and the deal was played on; log: {told!r}")


if __name__ == "__main__":
    main()
