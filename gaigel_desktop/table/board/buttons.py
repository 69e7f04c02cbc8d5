"""The buttons of the table, a row each: the calls in the lower right corner and the small icons in the upper one.

Nothing else says which buttons there are. A new call is a row here and what opens at it (`table/board/panels.py`); a
new icon a row here and what it does (`table/play/actions.py`, `scenes/deal/lookup_pages.py`). Their words are found by
their names.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from gaigel_desktop.controller.settings import Aids
from gaigel_desktop.rules import actions
from gaigel_desktop.rules.actions import Action

CallName = Literal["melden", "diss", "winken", "uebergaigelt", "aus", "more"]
IconName = Literal["last_trick", "log", "rules", "menu", "hint", "take_back", "gone", "keys"]


class CallRow(NamedTuple):
    """A call that has a button, with its key and the actions it stands for."""

    name: CallName
    key: str  # as it is printed; pressed it is the small letter
    actions: tuple[Action, ...]  # what it is pressed for: of a pair, a side, a sign the first
    lessons: tuple[str, ...] = ()  # what else lessons call it
    costs: bool = False  # a game, if it is wrong
    ends: bool = False  # the deal, and looks like it
    rare: bool = False  # of no use at most moments: it looks as ever, unless somebody wants to be helped


class IconRow(NamedTuple):
    """A small button with a picture: its key, its row, and the aid it belongs to."""

    name: IconName
    key: str = ""  # the menu is behind Esc, the keys behind "?" and F1
    line: int = 0  # of the two
    aid: str = ""  # the aid that it is, if it is one: it is there as long as that is on
    picture: str = ""  # the name of its picture, if that is another one


CALLS: Final = (
    CallRow("melden", "M", (actions.DECLARE,), ("declare",)),
    CallRow("diss", "D", (actions.SWAP, actions.RESERVE, actions.TAKE), ("swap", "reserve")),
    CallRow("winken", "W", (actions.SIGNAL,)),
    CallRow("uebergaigelt", "G", (actions.ACCUSE,), ("accuse",), costs=True, ends=True),
    CallRow("aus", "A", (actions.AUS,), costs=True, ends=True),
    CallRow(
        "more",
        ".",
        (
            actions.ANNOUNCE_SIEBENER,
            actions.ANNOUNCE_DISSLE,
            actions.ANNOUNCE_FARBE,
            actions.SHOW_SEVENS,
            actions.SHOW_FARBE,
        ),
        costs=True,
        rare=True,
    ),
)
ICONS: Final = (
    IconRow("last_trick", "L"),
    IconRow("log", "O"),
    IconRow("rules", "R"),
    IconRow("menu"),
    IconRow("hint", "H", 1, aid="hint"),
    IconRow("take_back", "U", 1, aid="take_back"),
    IconRow("gone", "C", 1, aid="cards_gone", picture="deck"),
    IconRow("keys", line=1),
)
CALL: Final[dict[str, CallRow]] = {row.name: row for row in CALLS}
ICON: Final[dict[str, IconRow]] = {row.name: row for row in ICONS}
CALL_OF_KEY: Final = {row.key.lower(): row.name for row in CALLS}
ICON_OF_KEY: Final = {row.key.lower(): row.name for row in ICONS if row.key}
ALL_OF: Final = {  # actions of which there is one for each suit, side or sign, by the first of them
    actions.DECLARE: range(actions.DECLARE, actions.DECLARE_TWICE + 4),
    actions.ACCUSE: range(actions.ACCUSE, actions.ACCUSE + 8),
    actions.SIGNAL: range(actions.SIGNAL, actions.SIGNAL + 8),
}


def call_for(action: Action) -> CallName | None:
    """The call that an action is made with, if it is made with one."""
    for row in CALLS:
        if any(action in ALL_OF.get(first, (first,)) for first in row.actions):
            return row.name
    return None


def call_in_lessons(word: str) -> CallName:
    """The call that a lesson means by a word: its own name, or what is done with it; a ValueError if there is none."""
    for row in CALLS:
        if word == row.name or word in row.lessons:
            return row.name
    raise ValueError(word)


def is_switched_on(icon: str, aids: Aids) -> bool:
    """Whether a small button is shown: always, or only while the aid it belongs to is switched on."""
    aid = ICON[icon].aid
    return not aid or bool(getattr(aids, aid))


def icons_there(aids: Aids) -> tuple[str, ...]:
    """The names of the small buttons that are shown with these aids."""
    return tuple(row.name for row in ICONS if is_switched_on(row.name, aids))
