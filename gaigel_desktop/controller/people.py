"""The people of this computer: whoever has played at this laptop besides its owner, with what helps them and what they
have learned.

They are kept beside the settings, in `people.json`. Nothing of what they play is counted for them.
"""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.controller.settings import LEARNERS_AIDS, Aids
from gaigel_desktop.controller.teaching.progress import Progress


class Person(NamedTuple):
    """Somebody who sits down at this laptop besides its owner."""

    name: str
    portrait: str
    aids: Aids = LEARNERS_AIDS
    captions: bool = True
    progress: Progress = Progress()
