"""The score board: the slate or the mats as a widget of a page, told of in words too."""

from __future__ import annotations

from dataclasses import dataclass

from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.widgets import Look, Meaning, OnlyShown
from gaigel_desktop.window.pen import Pen

from .drawing import draw_score
from .standing import score_told
from .strokes import Slate


@dataclass(slots=True)
class ScoreBoard(OnlyShown):
    """The widget with the score at one moment."""

    slate: Slate
    box: Box

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The score in words: who has how much."""
        return Meaning("slate", say(f"score_on_{self.slate.dress}"), score_told(self.slate), box)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Draw the score as it stands, with nothing being written."""
        draw_score(pen, box, self.slate, pen.text_size)
