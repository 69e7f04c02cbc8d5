"""The cover: the own points lie under a mat once the player can count; now and then the program asks for them."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from gaigel_desktop.controller.settings import AID
from gaigel_desktop.rules.deal import TALON, is_claimed, taker
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.scenes.picture.spots import Placed, Spot, mat_box, strip_box
from gaigel_desktop.scenes.picture.strip import Mat, Strip
from gaigel_desktop.scenes.stage.noises import aside
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.what_holds import what_holds
from gaigel_desktop.window import theme

from .aids import match_told
from .sitting import Sitting

ASKS: Final = 0.5  # of the deals
TRICKS: Final = (2, 5)  # the first and the last one after which it may ask


def is_covered(sitting: Sitting) -> bool:
    """Whether the own points lie under a mat; never in a lesson that shows them."""
    return sitting.desk.learner.covers_points and not sitting.always_shown.my_points


def is_lifted(sitting: Sitting) -> bool:
    """Whether the player looks under the mat now."""
    return sitting.now < sitting.lifted_until or sitting.pointing.pressed == Spot("points")


def mat(sitting: Sitting) -> Mat | None:
    """The mat, as soon as there is something for it to lie on."""
    seen = sitting.stage.seen
    ours = seen.law.side[sitting.me]
    if not seen.points[ours] or not is_covered(sitting):
        return None
    return Mat(mat_box(seen, sitting.stage.table, ours), is_lifted(sitting))


def lift(sitting: Sitting) -> None:
    """Look under it for a while: that is help, and written down with the deal; it answers the question too."""
    there = mat(sitting)
    if there is None:
        return
    pan = aside(there.box.middle[0], sitting.stage.table.width)
    sitting.desk.kit.sounds.play("mat_laid", sitting.now, pan=pan)
    sitting.lifted_until = sitting.now + theme.MAT_LIFTED
    sitting.has_looked = sitting.stage.seen.done
    if sitting.desk.story is not None and sitting.counts:
        sitting.desk.story.helped(f"{AID}my_points")


# -- the strip -----------------------------------------------------------------------------------------------------


def lying(sitting: Sitting) -> tuple[Placed, ...]:
    """What can be pointed at of all this."""
    seen, table, over = sitting.stage.seen, sitting.stage.table, mat(sitting)
    slip = (Placed(Spot("strip"), strip_box(seen, table)),) if sitting.aids.strip else ()
    return slip if over is None else (*slip, Placed(Spot("points"), over.box))


def holding(sitting: Sitting) -> tuple[str, ...]:
    """What holds as it is shown, the most needed first."""
    seen = sitting.stage.seen
    return what_holds(seen, match_told(sitting).standing, seen.law.side[sitting.me])


def strip(sitting: Sitting) -> Strip | None:
    """What holds now, if the player wants to be told, and perhaps a question."""
    if not sitting.aids.strip:
        return None
    seen = sitting.stage.seen
    asked = say_at(seen.law.rules, "how_much") if asks(sitting) else ""
    return Strip(seen.trump, holding(sitting), strip_box(seen, sitting.stage.table), asked)


def asks(sitting: Sitting) -> bool:
    """Whether the program would like to know how much the player's side has: at a full trick and until the next card,
    in some deals; never when there may be something to call."""
    seen = sitting.stage.seen
    have, lies = seen.points[seen.law.side[sitting.me]], sum(seen.law.card_points[card] for card in seen.trick)
    if not is_covered(sitting) or not have or have + lies >= OUT or seen.phase != TALON or is_claimed(seen):
        return False
    standing = sitting.match.standing
    when = asks_after(f"{standing.deals} {standing.score} {seen.dealer} {seen.trump}")
    full = taker(seen) >= 0
    return seen.done + full == when and (full or not seen.trick) and sitting.has_looked < when - 1


@lru_cache(maxsize=4)
def asks_after(deal: str) -> int:
    """After which trick of a deal it asks, by what everybody can see of it; 0: not in this one."""
    dice = Random(f"how_much {deal}")
    return dice.randint(*TRICKS) if dice.random() < ASKS else 0
