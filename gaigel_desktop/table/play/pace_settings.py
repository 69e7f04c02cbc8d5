"""How this player wants tricks to be gathered, how long calls are read, and how long the table stops."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from gaigel_desktop.controller.local_player import LocalPlayer
from gaigel_desktop.controller.settings import READ_IN, Aids
from gaigel_desktop.controller.teaching.progress import FIRST_TRICKS, TRICKS_EXPLAINED
from gaigel_desktop.controller.teaching.signing import knows_signs, seldom_signs
from gaigel_desktop.window import theme


class PaceSettings(NamedTuple):
    """What the conductor has to know of the player.

    No stop is shorter than a reader needs, however fast the table is; what was chosen in seconds stays what it is.
    """

    stays: float = 0.0  # a finished trick; 0: until a click
    by_hand: bool = True  # the player collects, and nothing proposes Aus
    proposes: bool = False  # with 101 the trick stays until the player has decided
    reads: float = theme.BUBBLE  # so long a call stands there; infinity: until a click
    looks: float = theme.PARTNER_LOOKS  # so long a partner who leads looks over; 0: not at all

    def declaration(self, speed: float) -> float:
        """How long the table stops after a declaration."""
        return max(theme.STOP_AT_LEAST, theme.STOP_STAYS * speed)

    def trick(self, speed: float, *, own: bool) -> float:
        """How long the table stops with a trick that ends by itself. The own one is to be counted, except by who is
        told of 101."""
        if not own:
            return max(self.stays, self.declaration(speed))
        return self.stays if self.proposes else max(self.stays, theme.COUNTED_AT_LEAST, theme.COUNTED * speed)

    def look(self, speed: float) -> float:
        """How long a partner looks over to the player: in full, or for a moment."""
        full = self.looks >= theme.PARTNER_LOOKS
        return max(theme.LOOK_AT_LEAST if full else theme.PARTNER_GLANCES / 2, self.looks * speed)

    def signed(self) -> PaceSettings:
        """These settings when the player has made a sign: a partner who only glanced looks over in full again."""
        return self._replace(looks=theme.PARTNER_LOOKS) if self.looks == theme.PARTNER_GLANCES else self


LEARNING: Final = PaceSettings(theme.LESSON_STAYS, by_hand=False, looks=0.0)  # every press is one to learn by


def pace_settings(player: LocalPlayer, aids: Aids) -> PaceSettings:
    """The pace as the settings say, with these aids, and as the player has been seen to play."""
    chosen = player.settings
    by_hand = chosen.collect == "me" and not aids.propose_aus
    reads = (chosen.caption_stays or math.inf) if chosen.captions else theme.BUBBLE
    return PaceSettings(_trick_stays(player, aids), by_hand, aids.propose_aus, reads, _looks(player))


def _trick_stays(player: LocalPlayer, aids: Aids) -> float:
    """How long a finished trick stays: the first that are explained to a newcomer, and those that are only heard, wait
    for a press."""
    chosen = player.settings.trick_stays
    if chosen != READ_IN:
        return chosen
    still_new = aids.say_tricks and not player.learner.progress.has_done(TRICKS_EXPLAINED, FIRST_TRICKS)
    return 0.0 if still_new or player.hears else chosen


def _looks(player: LocalPlayer) -> float:
    """How long a partner looks over for a sign: not at all before the player knows that there are signs."""
    learned = player.learner.progress
    if not (player.settings.played_before or knows_signs(learned)):
        return 0.0
    return theme.PARTNER_GLANCES if seldom_signs(learned) else theme.PARTNER_LOOKS
