"""The app: opens the window, leads from scene to scene, and goes on when something broke."""

import gaigel_desktop.window  # noqa: F401 - tells SDL what it has to know before anybody imports pygame
