"""The entry: `python -m gaigel_desktop`."""

from __future__ import annotations

import sys

from gaigel_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
