"""Scenes: what a player sees, one module a scene."""

import gaigel_desktop.window  # noqa: F401 - tells SDL what it has to know before anybody imports pygame
