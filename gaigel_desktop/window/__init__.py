"""The window: the pygame toolkit that scenes are made of. It knows no rule and no scene."""

from __future__ import annotations

import os

# What SDL has to know before it starts, so before anybody imports pygame.
if os.name == "posix":  # without a GPU the texture path costs three times the frame and 100 MB
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "gaigel-desktop")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
