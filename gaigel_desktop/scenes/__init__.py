"""Scenes: what a player sees; from what all of them share up to the app, each room knows only those before it."""

import gaigel_desktop.window  # noqa: F401 - tells SDL what it has to know before anybody imports pygame
