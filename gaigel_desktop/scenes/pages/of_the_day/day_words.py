"""Wording: what a deal of the day has come to, on the page and in the line that one sends to a friend."""

from __future__ import annotations

from gaigel_desktop.controller.of_the_day import Came, Day
from gaigel_desktop.text.numbers import decimal
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import day_in_words


def outcome(came: Came) -> str:
    """Won or lost, and what was given away, as far as that is known."""
    key = f"day_{'won' if came.won else 'lost'}{'_one' if came.strokes == 1 else ''}"
    words = say(key, {"strokes": came.strokes})
    return words if came.gave is None else say("day_gave", {"outcome": words, "gave": decimal(came.gave)})


def in_a_line(day: Day, date: str) -> str:
    """A day in the list, by its date in words; one that was not played asks for nothing."""
    if day.came is not None:
        return f"{date} · {outcome(day.came)}"
    return f"{date} · {say('day_begun')}" if day.deal is not None else date


def for_a_friend(day: Day) -> str:
    """What a day came to, as a text to be copied for a friend."""
    assert day.came is not None
    values = {"day": day_in_words(day.date), "outcome": outcome(day.came)}
    return say("day_text_later" if day.later else "day_text", values)
