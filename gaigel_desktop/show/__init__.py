"""Showing Gaigel to others: a programme as scenes for a room, steered with the keys of a clicker."""

import gaigel_desktop.window  # noqa: F401 - tells SDL what it has to know before anybody imports pygame
