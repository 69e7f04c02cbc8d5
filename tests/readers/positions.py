"""Positions in words: who sits where, what has happened, what lies there, and the question. What happened is told in
the game's own sentences; what the one who is asked cannot see is not told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gaigel_desktop.rules import events
from gaigel_desktop.rules.actions import DECLARE, PASS, is_card, mode_of
from gaigel_desktop.rules.cards import CODES, FACE_OF, cards
from gaigel_desktop.rules.deal import (
    CLAIM,
    LAST_CHANCE,
    NOBODY,
    OPENING,
    PAIR_WINDOW,
    PLAYED_OUT,
    Deal,
    to_draw,
    vorhand,
)
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.match import CLEAN, POINTS, after_deal
from gaigel_desktop.rules.options import as_in_1907
from gaigel_desktop.rules.pairs import pair_points
from gaigel_desktop.rules.perform import count, perform
from gaigel_desktop.rules.record import start
from gaigel_desktop.rules.sevens import MELD_OF_SEVENS
from gaigel_desktop.rules.views import redact
from gaigel_desktop.text.calls import ANNOUNCED, OPENING_CALLS, call
from gaigel_desktop.text.explain import capital, card_name, why
from gaigel_desktop.text.in_1907 import OWN_NAMES
from gaigel_desktop.text.rule_book.facts import comes_out_even
from gaigel_desktop.text.speech import say, suit_name
from gaigel_desktop.text.telling import listed, told

from .phrasing import phrase
from .question import COST, MAY, NAMES, NO, TAKE, YES, Asked, Question

NOT_TOLD = (events.Drawn, events.PairWindowOpened, events.LastChanceOpened, events.Passed, events.Signed)


class Story:
    """A deal up to the question: its state, its tricks in sentences, and what each side has declared."""

    def __init__(self, question: Question) -> None:
        self.deal = start(question.record)
        self.turned_up = self.deal.indicator
        self.names = NAMES[: self.deal.players]
        self.tricks = list[str]()  # one sentence a complete trick
        self.running = list[str]()  # since the last one
        self.declared = [0] * self.deal.law.sides
        self._seer = NOBODY if question.asked.kind == TAKE else question.asked.seat
        for seat, action in question.record.actions:
            self._goes_on(seat, action)

    def _goes_on(self, seat: int, action: int) -> None:
        happened = list[Event]()
        perform(self.deal, seat, action, happened)
        for event in happened:
            self._note(event)

    def _note(self, event: Event) -> None:
        """An event in words, in the trick where it belongs; what was declared is summed up."""
        if isinstance(event, events.Declared):
            self.declared[self.deal.law.side[event.seat]] += pair_points(self.deal, event.suit, event.pairs)
        if isinstance(event, events.SevensMelded):
            self.declared[self.deal.law.side[event.seat]] += MELD_OF_SEVENS
        sentence = self._sentence(event)
        if sentence:
            self.running.append(sentence)
        if isinstance(event, events.TrickTaken):
            self.tricks.append("; ".join(self.running))
            self.running.clear()

    def _sentence(self, event: Event) -> str:
        """As whoever is asked sees it; of a trick that is to be judged all cards are seen."""
        if isinstance(event, events.Drawn) and event.last_open:
            last = self.names[(event.seat - 1) % self.deal.players]
            return say("spoken_draws_last", {"name": last, "card": card_name(event.cards[-1])}).rstrip(".")
        if isinstance(event, NOT_TOLD):
            return ""
        return told(event if self._seer == NOBODY else redact(event, self._seer), self.deal, self.names)

    def then(self, asked: Asked) -> tuple[list[str], list[str]]:
        """The deeds before the question, and what the table does about them."""
        if not asked.deeds:
            after: list[Event] = []
            count(self.deal, None, after)
            return [phrase("nobody_calls")], self._sentences(after)
        deeds, after = list[str](), list[Event]()
        for seat, action in asked.deeds:
            after = []
            perform(self.deal, seat, action, after)
            deeds += self._sentences(after[:1])
        return deeds, self._sentences(after[1:])

    def _sentences(self, happened: Sequence[Event]) -> list[str]:
        return [sentence for event in happened if (sentence := told(event, self.deal, self.names))]


# -- a question --------------------------------------------------------------------------------------------------


def in_words(number: int, question: Question, solved: bool = False) -> str:
    """A position with its question, and if it is solved what the table says."""
    story = Story(question)
    asked = question.asked
    before = [*_table(story.deal), *_history(story), *_score(question, story.deal), *_now(story, asked)]
    if asked.kind == MAY:
        asks = _may(asked, story.deal)
        after = [why(asked.reason, story.deal)] if asked.reason else []
    else:
        deeds, after = story.then(asked)
        before.append(f"{phrase('then')}: {'; '.join(deeds)}")
        asks = _who_or_what(question, story.deal)
    title = f"## {number} ({phrase('table', table=question.table)})"
    paragraphs = [title, "\n".join(before), f"**{asks}**"]
    if solved:
        paragraphs.append(" ".join((f"{phrase('answer')}: {_answer(asked)}.", *_outcome(question, story.deal, after))))
    return "\n\n".join(paragraphs) + "\n"


def codes_explained() -> str:
    """What the codes of the cards mean."""
    return f"{phrase('codes')}: {', '.join(f'{code} {card_name(card)}' for code, card in FACE_OF.items())}."


def _table(deal: Deal) -> Iterator[str]:
    """Who sits there, what is trumps, and what is still drawn."""
    names = NAMES[: deal.players]
    values = {"names": ", ".join(names), "dealer": names[deal.dealer], "vorhand": names[vorhand(deal)]}
    teams = deal.law.sides < deal.players
    sentence = phrase("seats_sides" if teams else "seats", sides="; ".join(sides_in_words(deal)), **values)
    yield sentence.replace("Vorhand", OWN_NAMES["Vorhand"]) if as_in_1907(deal.law.rules) else sentence


def sides_in_words(deal: Deal) -> list[str]:
    """The players of each side, in the order in which a score names the sides."""
    side = deal.law.side
    return [" + ".join(NAMES[seat] for seat in range(deal.players) if side[seat] == at) for at in range(deal.law.sides)]


def _history(story: Story) -> Iterator[str]:
    """Trumps, the tricks so far, what lies on the table, and what each side has."""
    deal = story.deal
    yield phrase("trumps", suit=suit_name(deal.trump), card=card_name(story.turned_up))
    for number, sentence in enumerate(story.tricks, 1):
        yield f"- {phrase('trick', number=number)}: {sentence}."
    if story.running:
        yield f"- {phrase('on_the_table')}: {'; '.join(story.running)}."
    yield _talon(deal)
    for side, names in enumerate(sides_in_words(deal)):
        said = story.declared[side]
        points = deal.points[side] - said
        yield phrase("side_has", side=names, tricks=deal.tricks[side], points=points, declared=said)


def _talon(deal: Deal) -> str:
    if not deal.rounds:
        return phrase("nothing_to_draw")
    values = {"count": to_draw(deal), "rounds": deal.rounds, "card": card_name(deal.indicator)}
    if deal.reserver != NOBODY:
        return phrase("to_draw_reserved", name=NAMES[deal.reserver], **values)
    return phrase("to_draw" if comes_out_even(deal.law.rules) else "to_draw_rest", **values)


def _score(question: Question, deal: Deal) -> Iterator[str]:
    """How the match stands, where a question is about that."""
    if question.asked.kind == COST:
        before = question.standing
        key = {POINTS: "points_scored", CLEAN: "strokes_cleaned"}.get(before.phase, "strokes_given")
        score = ", ".join(f"{side} {n}" for side, n in zip(sides_in_words(deal), before.score, strict=True))
        yield phrase(key, score=score, deals=before.deals)


def _now(story: Story, asked: Asked) -> Iterator[str]:
    """Whose turn it is, and the hand that is asked about."""
    deal = story.deal
    waiting = {PAIR_WINDOW: "pair_window", LAST_CHANCE: "last_chance", CLAIM: "claimed"}
    if deal.phase in waiting:
        yield phrase(waiting[deal.phase], name=NAMES[deal.waiting[0]])
    elif deal.phase == PLAYED_OUT:
        yield phrase("played_out")
    else:
        key = "opens" if deal.phase == OPENING else "plays" if deal.trick else "leads"
        yield phrase(key, name=NAMES[deal.turn])
    if asked.kind == MAY or (asked.kind == COST and asked.deeds and is_card(asked.deeds[0][1])):
        hand = ", ".join(f"{CODES[card]} ({card_name(card)})" for card in cards(deal.hands[asked.seat]))
        yield phrase("holds", name=NAMES[asked.seat], cards=hand)


def _may(asked: Asked, deal: Deal) -> str:
    """The question what somebody may do."""
    values: dict[str, object] = {"name": NAMES[asked.seat]}
    if asked.words == "ask_open":
        values["call"] = call(OPENING_CALLS[mode_of(asked.action)], deal.law.rules).rstrip("!")
    elif asked.words == "ask_announce":
        values["call"] = call(ANNOUNCED[asked.action], deal.law.rules).rstrip("!")
    elif DECLARE <= asked.action < PASS:
        values["suit"] = suit_name((asked.action - DECLARE) % 4)
    return phrase(asked.words, **values)


def _who_or_what(question: Question, deal: Deal) -> str:
    """The question whose trick it is, or what the deeds cost."""
    if question.asked.kind == TAKE:
        return phrase("ask_who")
    zeros = " ".join("0" * deal.law.sides)
    return phrase("ask_cost", sides=", ".join(sides_in_words(deal)), zeros=zeros)


# -- the answer --------------------------------------------------------------------------------------------------


def _answer(asked: Asked) -> str:
    """The answer in words."""
    words = [phrase(word) if word in (YES, NO) else word.partition("|")[0] for word in asked.answer]
    return " ".join(words)


def _outcome(question: Question, deal: Deal, after: Sequence[str]) -> Iterator[str]:
    """What happened, and what it cost."""
    yield from (capital(sentence if sentence.endswith(".") else f"{sentence}.") for sentence in after)
    if question.asked.kind != COST:
        return
    if deal.result is None:
        yield phrase("goes_on")
        return
    costs = zip(sides_in_words(deal), deal.result.strokes, strict=True)
    yield phrase("ended", strokes=", ".join(f"{side} {strokes}" for side, strokes in costs))
    standing = after_deal(deal.law.rules, question.standing, deal.dealer, deal.result)
    if standing.winner != NOBODY:
        yield phrase("match_won", names=listed([sides_in_words(deal)[standing.winner]]))
