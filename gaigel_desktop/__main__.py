"""The entry: `python -m gaigel_desktop`, and what the executable starts."""

from __future__ import annotations

import sys
from importlib import import_module


def main() -> int:
    """The command line; in the executable the processes that think, or tell what is shown, begin here as well."""
    if getattr(sys, "frozen", False) and sys.argv[1:]:  # without words it is the game itself
        import_module("pyi_rth_multiprocessing")
        import_module("multiprocessing").freeze_support()
    from gaigel_desktop import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
