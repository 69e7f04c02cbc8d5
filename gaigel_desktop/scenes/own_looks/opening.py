"""Opening: photographs on their way in, and what is made of them on its way out, beside what is seen meanwhile."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from gaigel_desktop.controller.own_pictures import OwnPicture, keep
from gaigel_desktop.window.assets import reader
from gaigel_desktop.window.cutting import Cut

if TYPE_CHECKING:
    from PIL import Image

PREVIEW: Final = {"back": 0.4, "table": 0.17}  # of what is kept
SEEN: Final = (1200, 1200)  # pixels at most


class Opened(NamedTuple):
    """A photograph, as it is worked on and as it is seen."""

    image: Image.Image
    small: Image.Image  # the same, for a quick look at what comes of it
    seen: pygame.Surface


class NotOpened(NamedTuple):
    """Why it could not be: the key of a sentence."""

    key: str


def open_beside(path: Path) -> Future[Opened | NotOpened]:
    """Read it; this takes a while."""
    return reader().submit(partial(_open, path))


def _open(path: Path) -> Opened | NotOpened:
    from gaigel_desktop.window.photograph import NoPhotograph, opened, surface_of  # with all of pillow

    try:
        image = opened(path)
    except NoPhotograph as bad:
        return NotOpened(bad.key)
    small = image.copy()
    small.thumbnail(SEEN)
    return Opened(image, small, surface_of(small))


def keep_beside(photograph: Opened, cut: Cut, kind: str, name: str) -> Future[OwnPicture | NotOpened]:
    """Make of it what was chosen, and keep it."""
    return reader().submit(partial(_keep, photograph, cut, kind, name))


def _keep(photograph: Opened, cut: Cut, kind: str, name: str) -> OwnPicture | NotOpened:
    from gaigel_desktop.window.photograph import written

    try:
        return keep(kind, name, written(photograph.image, cut, kind))
    except OSError:
        return NotOpened("photo_not_kept")


def preview(photograph: Opened, cut: Cut, kind: str) -> pygame.Surface:
    """What would come of it, small; quickly made."""
    from gaigel_desktop.window.photograph import made, surface_of

    return surface_of(made(photograph.small, cut, kind, PREVIEW[kind]))
