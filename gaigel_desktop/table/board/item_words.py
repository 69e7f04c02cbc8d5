"""The words for everything on a table: what an item is called, how it stands, and what it means.

Whoever points at something reads it in a tip (`table/play/tooltips.py`), and whoever hears the table in a node of its
tree (`table/board/table_nodes.py`). Nothing is said here but what the eye sees at the same moment: it is read from the
view and the layout that are drawn. Pure.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple, assert_never

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.actions import PASS, QUESTION
from gaigel_desktop.rules.cards import HIDDEN, RANK, RANKS, SUIT
from gaigel_desktop.rules.deal import NOBODY, Deal, hand_size, taker
from gaigel_desktop.rules.options import RuleSet, as_in_1907
from gaigel_desktop.table.slate.standing import side_told
from gaigel_desktop.table.slate.strokes import ON_MATS, Row, Slate, strokes_in_row
from gaigel_desktop.text.calls import about_call, button_caption, call, caption, foreign
from gaigel_desktop.text.explain import capital, card_name, sentence
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say, suit_name
from gaigel_desktop.text.telling import listed, meld_told, trick_taken
from gaigel_desktop.window.boxes import Box

from .buttons import CALL
from .card_places import sorted_hand, talon_count
from .chrome import lit_portrait
from .item import Group, Item, Kind
from .layout import Table
from .panels import Choice
from .piles import WonPiles
from .reminders import MOST
from .top_layer import Strip, Way

NO_SIGNS: Final[Mapping[int, str]] = {}
BESIDES: Final = ", "  # between several things that are said of one
ANSWERS: Final = {QUESTION: "question", PASS: "stands"}  # to a claim


class Words(NamedTuple):
    """The words for one item: its name, how it stands, and what it means."""

    name: str
    value: str = ""  # how it stands
    about: str = ""  # a sentence more: what it means or does, or why it cannot be done


class Play(NamedTuple):
    """The facts that only somebody who plays at the table is told."""

    legal: frozenset[int] = frozenset()  # own cards that are marked as playable, where not all are
    marks: bool = False  # such marks are wanted, and with them what a card counts
    why_not: Callable[[int], str] = lambda card: ""  # why an own card may not be played now
    shows_five: Callable[[int], bool] = lambda card: False  # a press on an own card shows four others with it
    picked: bool = False  # a card to lead has been chosen, and now the way to lead it
    ways: Sequence[Way] = ()
    why_quiet: Callable[[str], str] = lambda name: ""  # why a call is no use now
    captions: bool = False  # calls are explained in the player's language
    choices: Sequence[Choice] = ()  # of an open panel
    answers: Sequence[str] = ()  # the buttons of a card of paper,
    back: str = ""  # and the one that leads away from it
    strip: Callable[[Box], Strip] | None = None  # the slip of paper on which stands what holds now


class Situation(NamedTuple):
    """A table as it lies before somebody: all that words about it depend on."""

    seen: Deal
    table: Table
    won: WonPiles
    seating: Seating
    slate: Slate | None = None
    points: Sequence[int | None] = ()  # of each side, as far as they stand at the piles
    signs: Mapping[int, str] = NO_SIGNS  # the gestures that are seen in the portraits, by seat
    pressed: Collection[Kind] = ()  # what can be pressed here
    own: bool = True  # whoever hears it sits there, and does not only see others play
    play: Play = Play()


def words_of(on: Situation, item: Item) -> Words:
    """The words for an item of the table."""
    number, name = item.id.number, item.id.name
    match item.id.kind:
        case "card":
            return _card(on, item)
        case "way":
            way = on.play.ways[number]
            return Words(way.words, about=way.about)
        case "call":
            return _call(on, item)
        case "icon":
            return Words(say(f"icon_{name}"))
        case "seat":
            return Words(on.seating.names[number], _seat_stands(on, number))
        case "proof":
            asked = said_by(on.seating.names[number], call("button_proof", on.seen.law.rules))
            return Words(asked, about=say("name_proof_about"))
        case "slate":
            return Words(say("spoken_slate"), "" if on.slate is None else _slate_stands(on.slate, on.seen.law.rules))
        case "pile":
            return _pile(on, number)
        case "choice":
            return _choice(on.play.choices[number], on.seen.law.rules)
        case "close":
            return Words(say("retell_close"))
        case "answer":
            return Words(on.play.answers[number])
        case "back":
            return Words(on.play.back)
        case "strip":
            return _strip(on.play.strip(item.box)) if on.play.strip is not None else Words("")
        case "mat":
            return Words(say("setting_aid_my_points"), about=say("points_covered"))
        case "trick":
            return _played(on, number)
        case "trump":
            told = {"card": card_name(on.seen.indicator), "suit": capital(suit_name(on.seen.trump))}
            return Words(say_at(on.seen.law.rules, "name_trump", told), about=say("name_trump_about", told))
        case "reserved":
            about = say_at(on.seen.law.rules, "name_reserved_about")
            return Words(say("name_reserved", {"name": on.seating.names[number]}), about=about)
        case "talon":
            key = "name_talon" if on.seen.rounds else "name_talon_closed"
            return Words(say(key, {"count": talon_count(on.seen)}), about=say(f"{key}_about"))
        case "suit":
            suit = {"suit": suit_name(on.seen.trump)}
            return Words(say("name_suit", suit), about=say("name_suit_about"))
        case "meld":
            return _meld(on, number)
        case "coaster":
            return Words(say("name_coaster"), about=say("name_coaster_about"))
        case _ as never:
            assert_never(never)


def words_of_group(on: Situation, group: Group, inside: Sequence[Item]) -> Words:
    """The words for items that belong together; empty words where they stand by themselves."""
    match group:
        case "hand":
            return Words(_whose_hand(on))
        case "ways":
            chosen = on.play.picked or any(way.look.chosen for way in inside)
            return Words(say("spoken_ways" if chosen else "lead_how"))
        case "trick":
            return Words(say("spoken_trick"), _trick_stands(on, inside))
        case "talon":
            return Words(say("trumps_are"))
        case "seats":
            return Words(say("spoken_seats"))
        case "piles":
            return Words(say("spoken_piles"))
        case "coasters":
            whose = join_words(*(on.seating.names[mat.id.number] for mat in inside))
            return Words(say("spoken_coasters"), whose, say("spoken_coasters_about"))
        case "calls":
            return Words(say("spoken_calls"))
        case "icons":
            return Words(say("spoken_icons"))
        case "slate" | "proofs" | "strip" | "mat" | "panel" | "paper":
            return Words("")
        case _ as never:
            assert_never(never)


def join_words(*parts: str) -> str:
    """Several things that are said of one item, joined by commas; empty ones are left out."""
    return BESIDES.join(filter(None, parts))


def said_by(name: str, words: str) -> str:
    """What somebody says, with the name before it; without a name it is said to the player alone."""
    return say("did_announce", {"name": name, "call": words}) if name else words


# -- hands -------------------------------------------------------------------------------------------------------


def _whose_hand(on: Situation) -> str:
    if on.own and on.seating.is_you(on.table.front):
        return say("spoken_hand")
    return say("spoken_hand_of", {"name": on.seating.names[on.table.front]})


def _card(on: Situation, item: Item) -> Words:
    """The words for a card in front: of two equal ones which of them it is; advised, free to be played or new."""
    card, copy, look = item.id.number, item.id.copy, item.look
    value = join_words(
        say("spoken_advised") if look.advised else "",
        say("spoken_playable") if card in on.play.legal else "",
        say("spoken_new") if look.new else "",
    )
    name = _one_of_two(card, copy, sorted_hand(on.seen, on.table).count(card))
    return Words(capital(name), value, about_card(on, card))


def about_card(on: Situation, card: int) -> str:
    """What a press on an own card does besides playing it, why it may not be played, or what it counts.

    What it counts is said of it also while others play and while the table has stopped: where one stands on it,
    whatever changes about it is read out.
    """
    if on.play.shows_five(card):
        return say("name_shows_five")
    if not on.play.marks:
        return ""
    return on.play.why_not(card) or _counts(on.seen, card)


def _counts(seen: Deal, card: int) -> str:
    """How high a card is in its suit, what it counts, and whether it is a trump."""
    told = say(f"name_counts:{RANKS[RANK[card]]}", {"points": seen.law.card_points[card]})
    return f"{say('name_is_trump')} {told}" if SUIT[card] == seen.trump else told


def names_of_cards(cards: Sequence[int]) -> list[str]:
    """The names of the cards of a hand; of two equal ones it is said which of them it is."""
    return [capital(_one_of_two(card, cards[:at].count(card), cards.count(card))) for at, card in enumerate(cards)]


def _one_of_two(card: int, before: int, all_of_them: int) -> str:
    if all_of_them < 2:
        return card_name(card)
    return say("spoken_second" if before else "spoken_first", {"card": card_name(card)})


# -- trick -------------------------------------------------------------------------------------------------------


def _played(on: Situation, seat: int) -> Words:
    """The words for a card of the trick: whose it is, and what it counts; who sits here has not seen what lies face
    down."""
    seen, name = on.seen, on.seating.names[seat]
    card = seen.trick[(seat - seen.leader) % seen.players]
    if card == HIDDEN:
        return Words(say("name_hidden", {"name": name}), about=say("name_hidden_about"))
    about = say("name_hidden_about") if seen.face_down else _counts(seen, card)
    return Words(say("name_played", {"name": name, "card": card_name(card)}), about=about)


def _trick_stands(on: Situation, played: Sequence[Item]) -> str:
    """A sentence on who takes the trick, as soon as that is seen."""
    winner = _winner(on)
    if winner != NOBODY:
        return trick_taken(on.seating.names[winner])
    return "" if played else say("spoken_no_card")


def _winner(on: Situation) -> int:
    """The seat whose card lies nearer to the eye than the others: it takes the trick. NOBODY while that is not seen."""
    return NOBODY if on.table.untold else taker(on.seen)


# -- seats -------------------------------------------------------------------------------------------------------


def _seat_stands(on: Situation, seat: int) -> str:
    """How a seat stands: side, cards, whether it is somebody's turn or deal, and what is seen in the face."""
    seen = on.seen
    return join_words(
        plays_with(seen, on.seating, seat),
        _partner(on, seat),
        "" if seat == on.table.front else say("spoken_cards", {"count": hand_size(seen, seat)}),
        _turn(on, seat),
        _of_whom("spoken_deals", on, seat) if seat == seen.dealer else "",
        say("spoken_sign", {"gesture": say(f"gesture:{on.signs[seat]}")}) if seat in on.signs else "",
    )


def plays_with(seen: Deal, seating: Seating, seat: int) -> str:
    """The side somebody is on, or of more than two sides with whom; empty where everybody plays alone."""
    law, names = seen.law, seating.names
    called = law.sides == 2 or law.side[seat] == law.side[seating.me]
    if law.sides < len(names) and called and not seating.sides_have_names(law.side):
        return side_told(law.rules, seating, law.side[seat])
    partners = [name for other, name in enumerate(names) if law.side[other] == law.side[seat] and other != seat]
    return say("past_with", {"names": listed(partners)}) if partners else ""


def _partner(on: Situation, seat: int) -> str:
    """Words that say that it is a partner of the player's; empty where it is none."""
    side, me = on.seen.law.side, on.seating.me
    is_partner = seat != me and side[seat] == side[me] and not on.seating.to_all
    return say("spoken_partner") if on.own and is_partner else ""


def _turn(on: Situation, seat: int) -> str:
    """Words for a portrait that is lit: it is their turn, or a whole trick is theirs; otherwise empty."""
    if seat != lit_portrait(on.seen, on.table):
        return ""
    return _of_whom("spoken_takes" if seat == _winner(on) else "spoken_turn", on, seat)


def _of_whom(key: str, on: Situation, seat: int) -> str:
    """A sentence about a seat, which is another one for the player who is called “you”."""
    return say(f"{key}_you" if on.seating.names[seat] == say("you") else key)


# -- what was won ------------------------------------------------------------------------------------------------


def _pile(on: Situation, side: int) -> Words:
    """The words for a pile: what a side has taken, and its points as far as they stand there."""
    told = {"side": side_told(on.seen.law.rules, on.seating, side), "count": on.seen.tricks[side]}
    points = on.points[side] if on.points else None
    value = say("spoken_points", {"points": points}) if points else ""
    return Words(say("name_pile", told), value, say("name_pile_about") if "pile" in on.pressed else "")


def _meld(on: Situation, number: int) -> Words:
    """The words for a declaration: whose it is and what it counted, which card is turned up for it, and why that lies
    there."""
    side, at = divmod(number, MOST)
    rules = on.seen.law.rules
    suit, points = on.won.melds[side][at]
    name = meld_told(side_told(rules, on.seating, side), suit, points, on.seen)
    turned = {(each.side, each.at): each.card for each in on.won.reminders()}.get((side, at), HIDDEN)
    if turned == HIDDEN:
        return Words(name, about=say_at(rules, "name_chalk_about"))
    return Words(name, card_name(turned), say_at(rules, "name_open_about"))


def _slate_stands(slate: Slate, rules: RuleSet) -> str:
    """The score in words, as it stands on the slate."""
    rows = "; ".join(f"{row.name}: {_row_stands(row, slate, rules)}" for row in slate.rows)
    pool = slate.pool if slate.dress == ON_MATS else 0
    return join_words(rows, say("spoken_pool", {"count": pool}) if pool else "")


def _row_stands(row: Row, on: Slate, rules: RuleSet) -> str:
    """A row of the slate in words: strokes, Gigackel and what was wiped away; or mats, or points."""
    if row.number:
        return say("spoken_match_points", {"points": row.number})
    if on.dress == ON_MATS:
        return say("spoken_mats", {"count": strokes_in_row(row.marks)})
    counted = ((mark, row.marks.count(mark)) for mark in MARKS)
    return join_words(*(say_at(rules, MARKS[mark], {"count": count}) for mark, count in counted if count)) or say(
        "spoken_no_strokes"
    )


MARKS: Final[dict[str, str]] = {
    "|": "spoken_strokes",
    "V": "spoken_gigackel",
    "v": "spoken_half_wiped",
    ".": "spoken_wiped",
    "w": "spoken_gigackel_wiped",
}


# -- what can be said or chosen ----------------------------------------------------------------------------------


def _call(on: Situation, item: Item) -> Words:
    """The words for a call and its key; what it means, and what it costs or why it is no use now."""
    name, rules = item.id.name, on.seen.law.rules
    meaning, rare = button_caption(name, rules), CALL[name].rare
    called = say("name_call", {"call": meaning if rare else call(f"button_{name}", rules), "key": CALL[name].key})
    value = join_words(
        meaning if on.play.captions and not rare else "",
        say("spoken_advised") if item.look.advised else "",
    )
    return Words(called, value, on.play.why_quiet(name) or sentence(about_call(name, rules)))


def _strip(strip: Strip) -> Words:
    """The words for the slip of paper: what holds now, and what is asked there."""
    trumps, *more = strip.parts
    return Words(capital(trumps), sentence("; ".join(more)), strip.asked)


def _choice(choice: Choice, rules: RuleSet) -> Words:
    """The words for a button of a panel, and why it cannot be pressed now or what it means."""
    return Words(choice.words, about=choice.refused or choice.about or translated_answer(choice, rules))


def translated_answer(choice: Choice, rules: RuleSet) -> str:
    """What an answer means that is given in another language than the player's; the eye reads it in the line below.
    Empty where none is needed."""
    answer = ANSWERS.get(choice.action, "") if as_in_1907(rules) and foreign(rules) else ""
    return caption(answer, rules) if answer else ""
