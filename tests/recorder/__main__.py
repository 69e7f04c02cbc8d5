"""The recorder as a command: `python -m tests.recorder --help`."""

from __future__ import annotations

import sys

from .stillness import hold_the_clocks

if __name__ == "__main__":
    hold_the_clocks()  # before anything is imported that keeps a clock
    from .command import main

    sys.exit(main())
