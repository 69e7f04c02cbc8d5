"""Notes: what is said in a lesson, and what it points at; spoken when it is read, as language and deck are then."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from gaigel_desktop.lessons.reading import WORDLESS, Words
from gaigel_desktop.rules.cards import FACE_OF, SUITS
from gaigel_desktop.text.calls import second_called
from gaigel_desktop.text.explain import capital, card_name
from gaigel_desktop.text.speech import said, say, suit_name

TRICK: Final = "trick"  # what is pointed at while it is spoken of
RIGHT: Final = "lesson_right"
WRONG: Final = "lesson_not_quite"
PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")
SECOND: Final = "second"  # the opening that tables call differently


class Note(NamedTuple):
    """Something the teller says: a piece of the lesson, or the sentence after a mistake."""

    told: Words = WORDLESS  # of the lesson, by language
    key: str = ""  # of a mistake: the sentence of `text`
    values: Mapping[str, int | str] = {}  # what stands in it: cards and suits by their names, anything else as it is
    at: tuple[str, ...] = ()  # what is pointed at
    waits: bool = False  # a press leads on; otherwise the player is to do something
    mistake: bool = False  # what was done was not wanted, and will be taken back
    choices: tuple[Words, ...] = ()  # the answers to choose from, where it is a question
    trick: bool = False  # it is about the trick that lies there, which stays for it
    asks_who: bool = False  # the cards of this trick are the answers
    pile: tuple[int, ...] = ()  # cards that lie beside the words, to be counted
    right: bool | None = None  # what was done or answered just now; None: nothing was chosen
    before: str = ""  # the key of what is said before: how this scene belongs to the one before it
    why: Words = WORDLESS  # after a mistake: the reason that the lesson has for what is wanted

    @property
    def words(self) -> str:
        """As it is said now: whether it was right, and then what there is to say."""
        judged = {None: "", True: say(RIGHT), False: say(WRONG)}[self.right]
        before = say(self.before) if self.before else ""
        told = capital(say(self.key, _spoken(self.values))) if self.key else spoken(self.told)
        return " ".join(filter(None, (before, judged, told, spoken(self.why))))

    @property
    def answers(self) -> tuple[str, ...]:
        """What there is to choose from, as it is said now."""
        return tuple(map(spoken, self.choices))


def spoken(words: Words) -> str:
    """What is told in several languages, in the one that is spoken; cards and suits as the player's deck calls them,
    and the second ace as this table does."""
    return capital(PLACEHOLDER.sub(_name, said(words))) if words else ""


def _name(found: re.Match[str]) -> str:
    code = found[1]
    if code == SECOND:
        return second_called()
    if code in SUITS:
        return suit_name(SUITS.index(code))
    return card_name(FACE_OF[code]) if code in FACE_OF else found[0]


def _spoken(values: Mapping[str, int | str]) -> dict[str, object]:
    names = {"card": card_name, "suit": suit_name}
    return {name: names[name](int(value)) if name in names else value for name, value in values.items()}
