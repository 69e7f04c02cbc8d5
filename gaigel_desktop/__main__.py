"""The entry of the commands, of `python -m gaigel_desktop`, and of the executable.

Ctrl-C is answered from here on: whoever has begun nothing yet that could be lost leaves at once.
"""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import FrameType

STUMBLED = 1
INTERRUPTED = 130
NO_ROOM = "failed to map"  # what the system says of a library for which it has no memory


def main() -> int:
    """The command line; in the executable the processes that think, or tell what is shown, begin here as well."""
    if getattr(sys, "frozen", False) and sys.argv[1:]:  # without words it is the game itself
        import_module("pyi_rth_multiprocessing")
        import_module("multiprocessing").freeze_support()
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # a shell starts what runs behind it deaf
        signal.signal(signal.SIGINT, _leave_at_once)
    try:
        from gaigel_desktop import cli

        return cli.main()
    except (MemoryError, ImportError) as error:
        if not _for_lack_of_memory(error):
            raise
        _say(b"there is not enough memory to go on\n")
        return STUMBLED


def _for_lack_of_memory(error: BaseException | None) -> bool:
    """Whether it began with that: what is loaded to tell of it may be half there."""
    while error is not None:
        if isinstance(error, MemoryError) or NO_ROOM in str(error):
            return True
        error = error.__context__
    return False


def _leave_at_once(number: int, frame: FrameType | None) -> None:
    """Ctrl-C while nothing is done that would have to be ended: one line, and no way through what is just loading."""
    _say(b"interrupted\n")
    os._exit(INTERRUPTED)


def _say(words: bytes) -> None:
    """A line that takes nothing that is still to be loaded."""
    if sys.stderr is not None:
        os.write(sys.stderr.fileno(), words)


if __name__ == "__main__":
    sys.exit(main())
