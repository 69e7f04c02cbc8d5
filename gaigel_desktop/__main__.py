"""The entry: `python -m gaigel_desktop`, and what the executable starts."""

from __future__ import annotations

import sys


def main() -> int:
    """The command line; in the executable also the processes that think for the opponents begin here."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
    from gaigel_desktop import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
