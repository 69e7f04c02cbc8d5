"""Rule pages: the rules told in chapters for the rule set in force; what stands where is data, judged is nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from gaigel_desktop.rules.match import is_cleaned
from gaigel_desktop.rules.options import PLAYERS_OF, PRESETS, Option, RuleSet
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.text.customs import GESTURES
from gaigel_desktop.text.explain import capital
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.searching import folded
from gaigel_desktop.text.signs import sign_told
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.table_rules import (
    IN_ORDER,
    has_effect,
    of_their_own,
    option_name,
    option_sentence,
    sources,
    with_value,
)

from .facts import left_undrawn, points_of, suits, values
from .pages_late import HERE_ALWAYS, HISTORY, SCORE, SEATS, SEVENS, SIGNS, THREES, WORDS
from .pages_play import ABOUT, CARDS, DEAL, DISS, END, FIRST, OUT_PAGE, PAIRS, PLAY
from .parts import Part


class Shown(NamedTuple):
    """A card of a picture."""

    code: str
    face_down: bool = False
    wins: bool = False


class Passage(NamedTuple):
    """A piece of a page as it is read: a heading, a paragraph, a word and what it means, a picture and its caption."""

    kind: str  # title, head, text, word, source, cards, or the name of a drawing
    words: str
    cards: tuple[Shown, ...] = ()
    labels: tuple[str, ...] = ()
    lead: str = ""  # the word that is explained
    sides: tuple[int, ...] = ()  # of each seat, in the picture of a table
    key: str = ""  # of the sentence; without one it is said of an option, of another table or of a page

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything in it that can be read and found."""
        return (self.words, self.lead, *self.labels)


class RulePage(NamedTuple):
    """A chapter of the rules: its key, its title and what stands in it."""

    key: str
    title: str
    passages: tuple[Passage, ...]


Teller = Callable[[RuleSet], Iterator[Passage]]


def rule_pages(rules: RuleSet) -> tuple[RulePage, ...]:
    """All chapters, as this table plays, in the language that is spoken."""
    return tuple(_page(key, tell, rules) for key, tell in CHAPTERS.items())


def _page(key: str, tell: Teller, rules: RuleSet) -> RulePage:
    title = say_at(rules, f"page:{'score_plain' if key == 'score' and not is_cleaned(rules) else key}")
    return RulePage(key, title, (Passage("title", title), *tell(rules)))


def _telling(parts: tuple[Part, ...]) -> Teller:
    """Tells the parts whose conditions hold."""
    return lambda rules: (_passage(part, rules) for part in parts if all(holds(rules) for holds in part.when))


def _passage(part: Part, rules: RuleSet) -> Passage:
    """A part in words."""
    cards = tuple(Shown(each[-2:], "-" in each, "^" in each) for each in part.row.split())
    known = values(rules) | suits() | {"points": points_of(rules, [card.code for card in cards])}
    words = say(part.key, known) if part.kind == "word" else say_at(rules, part.key, known)
    side = sides_of(rules) if part.kind == "table" else ()
    return Passage(part.kind, words, cards, _labels(part, known), part.word, side, part.key)


def _labels(part: Part, known: dict[str, object]) -> tuple[str, ...]:
    """What stands under each picture."""
    if part.kind == "signs":
        return tuple(map(sign_told, range(len(GESTURES))))
    return tuple(capital(say(label, known)) for label in part.labels)


# -- pages that are made from the options ------------------------------------------------------------------------


def _seats(rules: RuleSet) -> Iterator[Passage]:
    """Who can sit down, and how long the talon lasts then."""
    yield from _telling(SEATS)(rules)
    yield Passage("head", say("head:seats_talon"))
    for players in PLAYERS_OF[rules.preset]:
        table = rules._replace(players=players)
        key = "tell:seats_row_rest" if left_undrawn(table) else "tell:seats_row"
        yield Passage("text", say(key, values(table)), key=key)
    yield from _telling(THREES)(rules)


def _elsewhere(rules: RuleSet) -> Iterator[Passage]:
    """What every option can be besides what it is here, and who tells of that."""
    yield Passage("text", say("tell:elsewhere"))
    for option in IN_ORDER:
        others = _otherwise(rules, option)
        if others:
            yield Passage("head", option_name(option, rules))
        for other in others:
            yield Passage("text", option_sentence(option, other))
            yield Passage("source", sources(option, other))


def _otherwise(rules: RuleSet, option: Option) -> list[RuleSet]:
    """The same table with each other value that would decide something; of numbers there are too many."""
    values = () if isinstance(option.values, range) else option.values
    others = [with_value(rules, option, value) for value in values if value != getattr(rules, option.name)]
    return [other for other in others if has_effect(option.name, other)]


def _here(rules: RuleSet) -> Iterator[Passage]:
    """In what the table differs from its preset; what decides nothing there is not compared."""
    changed = of_their_own(rules)
    yield Passage("text", say("tell:here_differs" if changed else "tell:here_as_preset", values(rules)))
    for option in IN_ORDER:
        if option.name in changed:
            yield Passage("head", option_name(option, rules))
            yield Passage("text", option_sentence(option, rules))
            preset = PRESETS[rules.preset]._replace(players=rules.players)
            if has_effect(option.name, preset):
                before = option_sentence(option, preset)
                yield Passage("source", say("here_instead", {"preset": say(f"preset:{rules.preset}"), "rule": before}))
    yield from _telling(HERE_ALWAYS)(rules)


def _words(rules: RuleSet) -> Iterator[Passage]:
    """The words of the game by the alphabet."""
    words = sorted(WORDS, key=lambda part: folded(part.word).letters)
    yield from _telling(tuple(words))(rules)


CHAPTERS: Final[dict[str, Teller]] = {
    "about": _telling(ABOUT),
    "cards": _telling(CARDS),
    "deal": _telling(DEAL),
    "first": _telling(FIRST),
    "play": _telling(PLAY),
    "pairs": _telling(PAIRS),
    "diss": _telling(DISS),
    "end": _telling(END),
    "out": _telling(OUT_PAGE),
    "signs": _telling(SIGNS),
    "score": _telling(SCORE),
    "sevens": _telling(SEVENS),
    "seats": _seats,
    "elsewhere": _elsewhere,
    "here": _here,
    "history": _telling(HISTORY),
    "words": _words,
}
