"""Kinds of mistakes that few tables know: with claims that are questioned (U), and with Sevens and suits."""

from __future__ import annotations

from gaigel_desktop.rules.actions import (
    ANNOUNCE_FARBE,
    ANNOUNCE_SIEBENER,
    QUESTION,
    SHOW_FARBE,
    SHOW_SEVENS,
    is_card,
)
from gaigel_desktop.rules.cards import SUIT
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.judge import why_not

from .happened import Happened, Mistake


def let_it_stand(what: Happened) -> Mistake | None:
    """U: a claim with fewer than 101 was not questioned."""
    if what.before.claimer == NOBODY or what.action == QUESTION:
        return None
    points = _claimed(what)
    return Mistake("mistake_let_stand", {"points": points}) if points < OUT else None


def doubted_wrongly(what: Happened) -> Mistake | None:
    """U: a claim was questioned that was right."""
    return Mistake("mistake_doubted", {"points": _claimed(what)}) if what.action == QUESTION else None


def _claimed(what: Happened) -> int:
    """What the side has that claims to be out."""
    return what.before.points[what.before.law.side[what.before.claimer]]


def left_sevens_unshown(what: Happened) -> Mistake | None:
    """Five Sevens are held and might be shown."""
    if what.action == SHOW_SEVENS or why_not(what.before, what.seat, SHOW_SEVENS) is not None:
        return None
    return Mistake("mistake_sevens_unshown", {})


def parted_from_a_seven(what: Happened) -> Mistake | None:
    """One of four Sevens played, where five would win."""
    announced = why_not(what.before, what.seat, ANNOUNCE_SIEBENER) is None
    return Mistake("mistake_seven_gone", {}) if announced and is_card(what.action) else None


def dissle_failed(what: Happened) -> Mistake | None:
    """A trick was taken by whoever plays auf Dissle."""
    return Mistake("mistake_dissle", {}) if what.taker == what.seat and what.after.dissle >> what.seat & 1 else None


def left_a_suit_unshown(what: Happened) -> Mistake | None:
    """Five cards of one suit are held and might be shown."""
    if what.action == SHOW_FARBE or why_not(what.before, what.seat, SHOW_FARBE) is not None:
        return None
    return Mistake("mistake_suit_unshown", {})


def parted_from_a_suit(what: Happened) -> Mistake | None:
    """Played from a suit of which five would win; or another card, before anybody was told of it."""
    announced = what.before.farbe >> what.seat & 1
    if not is_card(what.action) or not (announced or why_not(what.before, what.seat, ANNOUNCE_FARBE) is None):
        return None
    suits = [SUIT[card] for card in (*what.others, what.card)]
    if suits.count(SUIT[what.card]) > 1:
        return Mistake("mistake_suit_broken", {})
    return None if announced else Mistake("mistake_suit_unsaid", {})
