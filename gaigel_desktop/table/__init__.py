"""A deal that lies on a table, whoever looks at it: where things are, how they move, what is done and drawn."""

import gaigel_desktop.window  # noqa: F401 - tells SDL what it has to know before anybody imports pygame
