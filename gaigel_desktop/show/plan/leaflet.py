"""The leaflet: what whoever shows the game holds in the hand, as data: scene by scene the minute, what can be seen,
what to say, what to ask, and what the answer is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.lessons.story import Choice, Stop, Story
from gaigel_desktop.rules.actions import PLAY, Action, card_of, is_card, mode_of
from gaigel_desktop.rules.cards import ACE, SEVEN, STANDARD_POINTS, cards
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import start
from gaigel_desktop.text.explain import capital
from gaigel_desktop.text.hinting import BARE, Cards, deed_named
from gaigel_desktop.text.phrases import RANK_NAMES
from gaigel_desktop.text.speech import said, say
from gaigel_desktop.text.telling import listed

from .course import Course
from .show import Piece, Show
from .stations import waiting_places, way_of

LETTERS: Final = "ABC"
BEGIN: Final = ("leaflet_begin_room", "leaflet_begin_show", "leaflet_begin_on", "leaflet_begin_back")
CLICKER: Final = ("on", "back", "dark", "pause", "leave")  # what every clicker can send, and the way out
CALLS: Final = ("Ge-Elfen", "Höher hat", "Vierzig", "Zwanzig", "Aus", "Übergaigeln", "Gigackel", "Mir", "Ihr")
WORTH: Final = {"ace": STANDARD_POINTS[ACE], "out": OUT}
KEYBOARD: Final = ("scene", "light", "hands", "hold", "as_it_was", "ask", "why", "language")


class ToAsk(NamedTuple):
    """What the room is asked, and what is right."""

    asked: str
    answer: str
    choices: tuple[str, ...] = ()  # A, B and C, and what comes of each


class SceneTold(NamedTuple):
    """One scene on the page."""

    minute: str  # when it begins
    title: str
    screen: str
    words: str  # to be said
    questions: tuple[ToAsk, ...]
    hand: tuple[int, ...]  # faces of the cards that are talked about
    whose: str  # who holds it, and how often one presses


class Key(NamedTuple):
    """A key, and what it does."""

    key: str
    does: str


class AskedPerhaps(NamedTuple):
    """What the room may ask about: what it is called, and what there is to say."""

    about: str
    words: str


class Leaflet(NamedTuple):
    """All of it, in the language that is spoken."""

    title: str
    about: str
    begin: tuple[str, ...]
    clicker: tuple[Key, ...]
    keyboard: tuple[Key, ...]
    known: tuple[AskedPerhaps, ...]
    calls: tuple[AskedPerhaps, ...]  # the words that are heard, and what they mean
    scenes: tuple[SceneTold, ...]
    ends: str  # the minute


def leaflet(show: Show) -> Leaflet:
    """The page for this programme."""
    return Leaflet(
        title=said(show.title),
        about=say("leaflet_about", {"scenes": len(show.pieces), "minutes": max(1, round(show.seconds / 60))}),
        begin=tuple(map(say, BEGIN)),
        clicker=_keys(CLICKER),
        keyboard=_keys(KEYBOARD),
        known=tuple(_known(show)),
        calls=tuple(AskedPerhaps(called, say(f"word:{called}", WORTH)) for called in CALLS),
        scenes=tuple(_scenes(show)),
        ends=minute(show.seconds),
    )


def minute(seconds: int) -> str:
    """A moment of the programme, as a clock that runs from its beginning shows it."""
    return f"{seconds // 60}:{seconds % 60:02}"


def _keys(names: tuple[str, ...]) -> tuple[Key, ...]:
    return tuple(Key(say(f"leaflet_key_{name}"), say(f"leaflet_does_{name}")) for name in names)


def _known(show: Show) -> Iterator[AskedPerhaps]:
    """The cards, how a trick goes on, and who sits where."""
    ranks = listed([f"{capital(say(RANK_NAMES[rank]))} {STANDARD_POINTS[rank]}" for rank in range(ACE, SEVEN - 1, -1)])
    yield AskedPerhaps(say("leaflet_cards"), say("leaflet_cards_are", {"cards": ranks}))
    yield AskedPerhaps(say("leaflet_play"), say("leaflet_play_is"))
    names = house_names(show.pieces[0]) if len(set(map(house_names, show.pieces))) == 1 else ()
    if names:
        sit = {"names": listed(names), "last": f"2–{len(names)}"}
        yield AskedPerhaps(say("leaflet_seats"), say("leaflet_seats_are", sit))


def house_names(piece: Piece) -> tuple[str, ...]:
    """The regulars at the table of a story, from the first seat on; nobody of the house at a table of other people."""
    if piece.deal is not None or piece.table is not None:
        return ()
    return tuple(regular.name for regular in REGULARS[: piece.story.record.rules.players])


def presses(number: int, story: Story) -> int:
    """How often one presses until this piece is over, a key a trick: once wherever it waits, and for each card that the
    room may vote for and to see them compared."""
    course = Course(story.record, story.begins)
    places = waiting_places(way_of(number, story, course), course)
    return len(places) + sum(len(stop.choices) + 1 for stop in story.stops if stop.choices)


def _whose(number: int, piece: Piece) -> str:
    names, often = house_names(piece), presses(number, piece.story)
    if names:
        return say("leaflet_hand", {"name": names[piece.story.seat], "presses": often})
    return say("leaflet_presses", {"presses": often})


def _scenes(show: Show) -> Iterator[SceneTold]:
    begins = 0
    for number, piece in enumerate(show.pieces):
        story = piece.story
        yield SceneTold(
            minute=minute(begins),
            title=spoken(story.title),
            screen=spoken(story.screen),
            words=spoken(story.say),
            questions=tuple(_question(stop, story) for stop in story.stops),
            hand=hand_of(story),
            whose=_whose(number, piece),
        )
        begins += story.seconds


def _question(stop: Stop, story: Story) -> ToAsk:
    deal, told = _deal_at(story, stop.after), spoken(stop.question)
    if deal is None:
        return ToAsk(told, spoken(stop.answer))
    lettered = (f"{letter}: {_chosen(choice, deal)}" for letter, choice in zip(LETTERS, stop.choices, strict=False))
    return ToAsk(told, spoken(stop.answer), tuple(lettered))


def _chosen(choice: Choice, deal: Deal) -> str:
    named, comes = _named(choice.action, deal), spoken(choice.comes)
    return f"{named}: {comes}" if comes else named


def _named(action: Action, deal: Deal) -> str:
    """A card that is simply played by its bare name, anything else as the name of a deed."""
    if is_card(action) and mode_of(action) == PLAY:
        return capital(f"{Cards(card_of(action)):{BARE}}")
    return capital(deed_named((action,), deal))


def hand_of(story: Story) -> tuple[int, ...]:
    """The cards that are talked about, as they lie when it is shown first; none of a deal that does not hold."""
    deal = _deal_at(story, story.begins)
    return cards(deal.hands[story.seat]) if deal is not None else ()


def _deal_at(story: Story, deeds: int) -> Deal | None:
    """The table after so many deeds; None where one of them does not hold."""
    deal = start(story.record)
    with suppress(GaigelError):
        for seat, action in story.record.actions[:deeds]:
            apply(deal, seat, action)
        return deal
    return None
