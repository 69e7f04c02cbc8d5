"""In words: what a room sees of a show, for whoever hears it: a title, the deal with its caption, a question with what
can be chosen, what came of each; and the ways on. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.seats import in_order
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.parts.card_values import card_values_in_words
from gaigel_desktop.table.board.item import Kind
from gaigel_desktop.table.board.item_words import Situation, names_of_cards
from gaigel_desktop.table.board.moods import WORN
from gaigel_desktop.table.board.table_nodes import THE_TABLE, group_nodes, items_on, open_hands
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.text.explain import capital, card_name
from gaigel_desktop.text.speech import say, suit_name
from gaigel_desktop.window.spoken.tree import InWords, Node

from . import keys
from .answers_compared import comes, raised
from .paint_room_seats import seats_of
from .pointing import hand_in_order
from .question_picture import LETTERS, Asking
from .question_scene import Question
from .room_picture import Room, Said, TitleCard

WAYS: Final = ((keys.ON, "show_goes_on"), (keys.BACK, "leaflet_does_back"), (keys.PAUSE, "spoken_pause"))
CHOICE: Final = "choice"


def ways() -> tuple[Node, ...]:
    """On, back, and the menu."""
    return tuple(Node(key, "button", capital(say(words)), usable=True) for key, words in WAYS)


def page(title: str, *nodes: Node) -> InWords:
    """Everything of a picture, with the ways on below it."""
    return InWords(title, (*nodes, *ways()), keys.ON)


def dark(title: str) -> InWords:
    """The page in words while the screen is dark."""
    return page(title, Node("dark", "text", say("spoken_dark")))


def title_page(title: TitleCard, said: Sequence[str] = ()) -> InWords:
    """The card of paper between two scenes."""
    below = (("gist", title.gist), ("number", title.number))
    return page(
        title.words,
        *said_nodes(said),
        Node("title", "heading", title.words),
        *(Node(key, "text", words) for key, words in below if words),
    )


def cards_page(rules: RuleSet, said: Sequence[str]) -> InWords:
    """What beats what, and what it counts."""
    words = Node("cards", "picture", card_values_in_words(rules))
    return page(say("cards_title"), *said_nodes(said), words)


def deal(title: str, stage: Stage, room: Room, seating: Seating) -> InWords:
    """The table as the room sees it; the hand that the presenter plays can be pressed, and so can portraits."""
    on = situation(stage, seating, room)
    called = (Node(f"called {said.seat}", "text", heard(seating, said)) for said in room.calls)
    held = [Node("held", "text", _held(stage, seating, room.held))] if room.held != NOBODY else []
    branched = [Node("branched", "text", say("spoken_branched"))] if room.branched else []
    return page(title, *said_nodes(room.said), *called, *held, *branched, *the_table(on), *_points(on, room))


def _held(stage: Stage, seating: Seating, seat: int) -> str:
    return say("show_held", {"name": seating.names[seat], "last": len(hand_in_order(stage, seat))})


def situation(stage: Stage, seating: Seating, room: Room) -> Situation:
    """What lies there; what lies face down is not known, whoever's it is, and nobody there is "you"."""
    signs = {seat: look for seat, look in room.looks if look not in WORN}
    pressed: tuple[Kind, ...] = ("seat", "card") if room.held == stage.table.front else ("seat",)
    seen = as_it_lies(stage.seen)
    return Situation(seen, stage.table, stage.won, seating, room.slate, signs=signs, pressed=pressed, own=False)


def as_it_lies(seen: View) -> View:
    """The deal without the faces of a trick that shows its backs."""
    if not seen.face_down:
        return seen
    backs = View(seen.copy())
    backs.trick = [HIDDEN for _ in seen.trick]
    return backs


def the_table(on: Situation) -> tuple[Node, ...]:
    """The hand in front, if it lies open, and everything else."""
    lying = items_on(on)
    hand = group_nodes(lying, on, "hand") if on.table.shows(on.table.front) else ()
    return (*hand, *group_nodes(lying, on, *THE_TABLE), *open_hands(on))


def said_nodes(lines: Sequence[str]) -> list[Node]:
    """The caption, in each of its languages."""
    return [Node(f"said {at}", "text", line) for at, line in enumerate(lines)]


def _points(on: Situation, room: Room) -> list[Node]:
    """What each side has, where the room is asked about that."""
    points = seats_of(on.seen, on.table, room, on.seating).points
    return [Node(f"points {side}", "text", words) for side, words in enumerate(points)]


def heard(seating: Seating, said: Said) -> str:
    """What somebody calls, or says."""
    if said.joke:
        return say("show_says", {"name": seating.names[said.seat], "words": said.words})
    return say("did_announce", {"name": seating.names[said.seat], "call": said.words})


# -- a question --------------------------------------------------------------------------------------------------


def asked(title: str, question: Question, now: float) -> InWords:
    """One of its moments: what can be chosen, a card that is played on, or what came of each."""
    lines, stage = said_nodes(question.said(now)), question.stage
    if stage is not None:
        return page(title, *lines, *the_table(situation(stage, question.asking.seating, Room())))
    if question.moment:
        return page(title, *lines, *(Node(f"came {at}", "text", came(question, at)) for at in range(question.count)))
    asking = question.asking
    choices = tuple(_choice(question, at) for at in range(question.count))
    return page(title, *lines, *_cards(asking), Node("choices", "list", say("spoken_to_choose"), inside=choices))


def _cards(asking: Asking) -> Iterator[Node]:
    """Trumps, the trick as far as it lies there, and the hand."""
    seen = asking.seen
    yield Node("trumps", "text", f"{say('trumps_are')}: {capital(suit_name(seen.trump))}")
    hand = names_of_cards(asking.hand)
    played = zip(in_order(seen.leader, seen.players), seen.trick, strict=False)
    trick = tuple(Node(f"played {seat}", "text", _played(asking, seat, card)) for seat, card in played)
    yield Node("trick", "group", say("spoken_trick"), "" if trick else say("spoken_no_card"), inside=trick)
    cards = tuple(Node(f"card {at}", "text", words) for at, words in enumerate(hand))
    yield Node("hand", "list", say("spoken_hand_of", {"name": asking.seating.names[asking.seat]}), inside=cards)


def _played(asking: Asking, seat: int, card: int) -> str:
    name = {"name": capital(asking.name(seat))}
    return say("name_hidden", name) if card == HIDDEN else say("name_played", name | {"card": card_name(card)})


def _choice(question: Question, at: int) -> Node:
    """A letter, what is done by it, and how many hands went up: they are typed there."""
    return Node(f"{CHOICE} {at}", "field", chosen(question, at), raised(question.hands.counted[at]), usable=True)


def chosen(question: Question, at: int) -> str:
    """A letter, and what is done by it."""
    return say(
        "spoken_choice", {"letter": LETTERS[at], "deed": question.asking.named(question.tried[at].choice.action)}
    )


def came(question: Question, at: int) -> str:
    """The same with what came of it, and how many wanted it."""
    parts = chosen(question, at), comes(question.tried[at]), raised(question.hands.counted[at])
    return "; ".join(filter(None, parts))
