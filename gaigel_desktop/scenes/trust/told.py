"""Told: what stands on the paper of a doubted deal: what can be done, what was answered, and what could be known."""

from __future__ import annotations

from collections.abc import Iterator

from gaigel_desktop.controller.trust.experiment import Outcome
from gaigel_desktop.controller.trust.inquiry import Inquiry
from gaigel_desktop.controller.trust.knowledge import Knowledge
from gaigel_desktop.controller.trust.reasons import Reasons, reasons_of
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.parts.seating import Seating
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.hinting import deed_named
from gaigel_desktop.text.numbers import decimal
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import listed


def head(name: str, seen: View, action: Action | None) -> str:
    """Who did what, and in which trick; nothing: what was laid is not to be seen."""
    deed = say("spoken_face_down") if action is None else deed_named((action,), seen)
    return say("tried_head", {"name": name, "number": int(seen.done) + 1, "deed": deed})


def outcome_told(outcome: Outcome, name: str, seen: View | None) -> Iterator[str]:
    """What came of it; without a view nothing is said that would tell of hidden cards."""
    if outcome.cut:
        yield say("tried_cut", {"name": name})
        return
    if outcome.same:
        yield say("tried_same")
    else:
        yield say("tried_other_reasons" if outcome.same_deed else "tried_changed", {"name": name})
    if seen is None:
        yield say("tried_later")
    else:
        yield from _both(*(reasons_told(reasons_of(answer), seen) for answer in (outcome.before, outcome.now)))


def _both(before: str, now: str) -> Iterator[str]:
    """Both answers; once where they read the same, for where many sit there is not much room."""
    if before == now:
        yield say("tried_both", {"reasons": now})
    else:
        yield say("tried_before", {"reasons": before})
        yield say("tried_now", {"reasons": now})


def then_told(outcome: Outcome, done: Action, inquiry: Inquiry, *, once: bool = False) -> str:
    """Whether it is what was done at the table; nothing follows where somebody had no time. Why it need not be, was
    once told, and that is enough."""
    if outcome.cut:
        return ""
    as_then = outcome.before.action == done
    if not inquiry.the_same_dice:
        why = "" if once else say("tried_new_dice" if inquiry.the_same_people else "tried_strangers")
        other = "" if as_then else say("tried_so_other")
        return f"{why} {other}".strip()
    return say("tried_as_then" if as_then else "tried_not_as_then")


def reasons_told(found: Reasons, seen: View) -> str:
    """What is done, and the figures that decided it."""
    deed = deed_named(found.course, seen)
    values = {"deed": deed, "won": round(100 * found.won), "tries": found.tries}
    told = say(f"tried_{found.kind}", values)
    if found.kind == "only":
        return told
    key = "tried_ahead" if found.ahead >= 0 else "tried_behind"
    thumb = found.kind == "thumb"  # whose points are no strokes, and have no name
    ahead = decimal(found.ahead) if thumb else say("tried_strokes", {"value": decimal(found.ahead, 2)})
    return say(key, {"reasons": told, "ahead": ahead, "other": deed_named(found.other, seen)})


def of_seat(key: str, seat: int, seating: Seating) -> str:
    """A sentence about somebody; whoever reads it is addressed."""
    if seat == seating.me and f"{key}_you" in PHRASES:
        return say(f"{key}_you")
    return say(key, {"name": seating.names[seat]})


def knowledge_told(known: Knowledge, seat: int, seating: Seating) -> Iterator[str]:
    """What somebody could know, and what not."""
    names = seating.names
    yield of_seat("knew_eyes", seat, seating)
    yield say("knew_seen", {"seen": known.seen})
    if known.held:
        cards = [say("knew_held_by", {"card": card_name(card), "name": names[by]}) for by, card in known.held]
        yield say("knew_held", {"cards": listed(cards)})
    if known.gone:
        yield say("knew_gone", {"cards": listed([card_name(card) for card in known.gone])})
    hidden = {"hands": known.in_hands, "talon": known.in_talon}
    yield say("knew_all") if known.all_known else say("knew_hidden", hidden)
