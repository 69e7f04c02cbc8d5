"""Papers: what lies on a card of paper before the player: the words of a lesson, or the offer of one."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from gaigel_desktop.rules.deal import hand_size
from gaigel_desktop.rules.events import TrickTaken
from gaigel_desktop.scenes.picture import asking, spots
from gaigel_desktop.scenes.picture.cards import look_of
from gaigel_desktop.scenes.picture.chrome import Chrome
from gaigel_desktop.scenes.picture.paper import Counted, Lain, Leaf, lain, lain_free
from gaigel_desktop.scenes.picture.resting import plates
from gaigel_desktop.scenes.picture.spots import Placed, Spot, lying_box
from gaigel_desktop.scenes.stage.frame_layout import line_box
from gaigel_desktop.scenes.stage.lying import trick_place
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen

from . import hinted, offers
from .at_rest import at_rest
from .offers import Offered
from .pointed import boxes_of

if TYPE_CHECKING:
    from gaigel_desktop.controller.teaching.note import Note

    from .sitting import Sitting

SMALLER: Final = (1.25, 1.0)  # words of an offer
WAYS: Final = 3  # to open, that lie there as soon as a card is chosen
BACK: Final = Spot("paper", name="back")  # leaves the lesson, or puts the offer of one away


def may_lie(sitting: Sitting) -> bool:
    """Whether there may be one: where a lesson is told, or offered, or a hint was asked for."""
    return sitting.lecture is not None or sitting.offered is not None or sitting.choosing.hint is not None


def lying(sitting: Sitting, rests: Chrome | None = None) -> Lain | None:
    """The card of paper, where it lies; while cards fly, and below a panel, there is none. Who knows what rests on the
    table says so."""
    leaf = leaf_of(sitting)
    if leaf is None or _is_followed(sitting):
        return None
    stage = sitting.stage
    ways = spots.offer_boxes(stage.table, WAYS) if sitting.opening else ()
    panel = sitting.choosing.panel
    asked = () if panel is None else (asking.panel_box(stage.seen, stage.table, panel),)
    around = asked if sitting.choosing.asked else ()  # what is opened by hand lies over it, and moves nothing
    slip = (spots.strip_box(stage.seen, stage.table),) if sitting.aids.strip else ()
    silent = sitting.lecture is not None or (sitting.choosing.hint is not None and sitting.said.note is None)
    line = () if silent else (line_box(stage.table),)  # goes on saying what is to be said
    there = _lain(sitting, leaf, (*ways, *slip, *line, *around), rests or at_rest(sitting))
    return None if any(there.box.overlaps(box) for box in asked) else there


def _lain(sitting: Sitting, leaf: Leaf, never: tuple[Box, ...], rests: Chrome) -> Lain:
    """Where it lay at the last picture, if nothing has changed since on which that depends."""
    stage, kit, seen = sitting.stage, sitting.desk.kit, sitting.stage.seen
    held = [hand_size(seen, seat) for seat in range(seen.players)]
    around = rests, stage.table, held, [*seen.tricks], len(seen.trick), seen.turn, sitting.mats()
    asked = leaf, never, around, look_of(sitting.desk), kit.screen.unit, sitting.offered, sitting.lecture is None
    if sitting.laid is None or sitting.laid[0] != asked:
        sitting.laid = asked, _laid_anew(sitting, leaf, never, rests)
    return sitting.laid[1]


def _laid_anew(sitting: Sitting, leaf: Leaf, never: tuple[Box, ...], rests: Chrome) -> Lain:
    """As large as the player wants words; an offer lies where it hides nothing, if need be as a chip on which its
    title stands alone, and in smaller words."""
    stage, size, kit = sitting.stage, sitting.desk.text_size, sitting.desk.kit
    names = plates(Pen(kit, size), look_of(sitting.desk), rests, stage.seen)
    offered = sitting.offered if leaf.back and sitting.lecture is None else None
    if offered is None:
        return lain(Pen(kit, size), leaf, stage.seen, stage.table, never, mats=sitting.mats(), names=names)
    pens = (Pen(kit, words) for words in (size, *(less for less in SMALLER if less < size)))
    forms = product(pens, (leaf, leaf._replace(words=offered.title, chip=True)))
    return lain_free(forms, stage.seen, stage.table, never, mats=sitting.mats(), names=names)


def _is_followed(sitting: Sitting) -> bool:
    """Whether what a hint tells to call is being called: now the question about it lies there."""
    hint, panel = sitting.choosing.hint, sitting.choosing.panel
    return hint is not None and hint.deed is not None and panel is not None


def leaf_of(sitting: Sitting) -> Leaf | None:
    """What is written on it."""
    hint = sitting.choosing.hint
    note = said_now(sitting)
    if note is not None and sitting.lecture is not None:
        lit = boxes_of(note.at, sitting.stage.seen, sitting.stage.table)
        told, pile = sitting.lecture, _laid_out(sitting, note)
        return Leaf(note.words, told.teller, told.buttons, lit, told.back, pile)
    if hint is not None:
        about = hinted.lit(sitting, hint)
        return Leaf(hint.words, lit=about) if hint.deed is None else Leaf(hint.words, beside=about)
    if sitting.lecture is not None or sitting.choosing.asked:
        return None
    return _offer(sitting.offered) if sitting.offered is not None and offers.stands(sitting) else None


def _offer(offered: Offered) -> Leaf:
    """It lies there until it is taken or put away."""
    words = say("offered_lesson", {"lesson": offered.title})
    return Leaf(words, buttons=(say("lesson_show"),), back=say("lesson_later"))


def said_now(sitting: Sitting) -> Note | None:
    """What a lesson says, when the picture has come so far: about a trick as long as it lies there."""
    note = sitting.lecture.note if sitting.lecture is not None else None
    if note is None or not sitting.shown.busy(sitting.now):
        return note
    about_trick = note.trick or "trick" in note.at
    return note if about_trick and isinstance(sitting.shown.held(sitting.now), TrickTaken) else None


def _laid_out(sitting: Sitting, note: Note) -> tuple[Counted, ...]:
    """The cards to be counted; after a wrong answer with what each of them is worth."""
    worth = sitting.seen.law.card_points
    return tuple(Counted(card, str(worth[card]) if note.mistake else "") for card in note.pile)


def read(sitting: Sitting, at: int) -> bool:
    """One of its buttons is pressed: what was said has been read, or the lesson that was offered is wanted; whether
    the deal stands otherwise now."""
    if sitting.lecture is None:
        offers.take(sitting)
        return False
    changed = sitting.lecture.press(at)
    note = sitting.lecture.note
    stays = note is not None and note.trick
    if not changed and not stays and isinstance(sitting.shown.held(sitting.now), TrickTaken):
        sitting.conductor.gather()
    return changed


def waits(sitting: Sitting) -> bool:
    """Whether any press leads on: something is said, and there is nothing to choose."""
    note = said_now(sitting)
    return note is not None and note.waits and sitting.lecture is not None and len(sitting.lecture.buttons) == 1


def _reached(box: Box) -> Box:
    """Words alone are hit as easily as a button."""
    return box.inset(0, min(0.0, (box.height - theme.TARGET) / 2))


def answers(sitting: Sitting) -> list[Placed]:
    """The answers to choose from, where a lesson asks something."""
    there = [placed for placed in buttons(sitting) if placed.spot != BACK]
    return there if sitting.lecture is not None and len(there) > 1 else []


def is_offer(sitting: Sitting) -> bool:
    """Whether what lies there is the offer of a lesson."""
    return sitting.lecture is None and may_lie(sitting) and bool(buttons(sitting))


def buttons(sitting: Sitting) -> list[Placed]:
    """The buttons of the paper; where the cards of a trick are the answers, these, and whoever played them."""
    there, note = lying(sitting), said_now(sitting)
    back = [Placed(BACK, _reached(there.back))] if there is not None and there.back is not None else []
    if note is not None and note.asks_who:
        return _cards_of_trick(sitting) + back
    pressed = there.buttons if there is not None else ()
    return [*(Placed(Spot("paper", at), box) for at, box in enumerate(pressed)), *back]


def _cards_of_trick(sitting: Sitting) -> list[Placed]:
    """In the order of play."""
    seen, table = sitting.stage.seen, sitting.stage.table
    seats = [(seen.leader + step) % seen.players for step in range(len(seen.trick))]
    portraits = [Placed(Spot("paper", at), spots.portrait_box(seen, table, seat)) for at, seat in enumerate(seats)]
    cards = [Placed(Spot("paper", at), lying_box(trick_place(seen, table, seat))) for at, seat in enumerate(seats)]
    return cards + portraits


def hovered_card(sitting: Sitting) -> Spot | None:
    """The card of the trick that would be the answer, if it is pressed."""
    note, spot = said_now(sitting), sitting.pointing.hovered
    return spot if note is not None and note.asks_who and spot is not None and spot.kind == "paper" else None
