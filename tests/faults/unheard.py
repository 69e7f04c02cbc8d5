"""Unheard: the bus dies on which somebody hears the game, in the middle of a deal; it is played on with keys, and ends
well. Needs what `tests.e2e.heard` needs.

    python -m tests.faults.unheard [PROGRAM]
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from gaigel_desktop.controller.settings import Settings, save
from gaigel_desktop.text.speech import speak
from tests.e2e.__main__ import FROM_SOURCE, lay_a_short_table
from tests.e2e.blind import Blind
from tests.e2e.ears import Ears, Session
from tests.e2e.hands import play, with_keys
from tests.e2e.heard import FASTEST
from tests.e2e.program import Program

DEEDS = 12  # of the first deal, until the bus dies


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
            Blind(ears).play(lambda _: (program.running() or (0, 0))[1] >= DEEDS)
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
        print(f"the bus died, and the deal was played on; log: {log.read_text() if log.exists() else ''!r}")


if __name__ == "__main__":
    main()
