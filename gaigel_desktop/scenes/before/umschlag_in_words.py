"""In words: what the Umschlag is about and what it came to, and everything that lies on the table meanwhile. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.setup import ME, SEATED, MatchSetup, Sitter, people_at, reseated
from gaigel_desktop.rules.cards import ACE, RANK
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.seats import next_sits_right, sides_of
from gaigel_desktop.rules.umschlag import TurnedUp, Umschlag, aces_choose_partners, chosen_by_aces
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.explain import capital, card_name
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import deals_now, listed
from gaigel_desktop.window.spoken.aloud import Aloud
from gaigel_desktop.window.spoken.tree import InWords, Node

ON: Final = "on"


class Turning(NamedTuple):
    """A table before the first card: what is chosen there, how many cards lie face up, and whether all sit anew."""

    setup: MatchSetup
    chosen: Umschlag
    player: str  # what the player is called: where others sit too, by a name
    turned: int = 0
    over: bool = False
    explained: bool = False  # the sides have their names in the player's language too

    @property
    def result(self) -> tuple[MatchSetup, int]:
        """Everybody on the chair where the cards have put them, and who deals there."""
        return reseated(self.setup, self.chosen.seating, self.chosen.dealer)

    @property
    def sitting(self) -> MatchSetup:
        """Who sits where now."""
        return self.result[0] if self.over else self.setup

    @property
    def several(self) -> bool:
        """Whether several people share the laptop."""
        return len(people_at(self.setup)) > 1

    def name(self, who: Sitter) -> str:
        """What somebody is called."""
        return who.name or self.player


def about(setup: MatchSetup) -> str:
    """What is being chosen."""
    rules = setup.rules
    if not chosen_by_aces(rules):
        return say("umschlag_high")
    together = aces_choose_partners(rules) and setup.partners != SEATED
    return say("umschlag_partners" if together else "umschlag_dealer")


def titled(setup: MatchSetup) -> str:
    """What this is called, and what it decides: the title for whoever hears it."""
    key = "umschlag_by_height"
    if chosen_by_aces(setup.rules):
        together = aces_choose_partners(setup.rules) and setup.partners != SEATED
        key = "umschlag_by_aces_both" if together else "umschlag_by_aces"
    return say(key, {"title": say_at(setup.rules, "umschlag_title")})


def outcome(turning: Turning) -> str:
    """What was chosen: who deals, and who plays with the player; where several people sit, everybody with whom."""
    return " ".join(sentences(turning))


def sentences(turning: Turning) -> list[str]:
    """The same, sentence by sentence."""
    setup, dealer = turning.result
    deals = say("umschlag_deals", {"name": turning.name(setup.chairs[dealer])})
    if turning.several:
        return [deals, *_together(turning, setup)]
    said = deals if dealer != ME else say("umschlag_you_deal")
    with_me = [chair.name for chair in partners(setup)]
    return [said, say("umschlag_partner", {"names": listed(with_me)})] if with_me else [said]


def _together(turning: Turning, setup: MatchSetup) -> Iterator[str]:
    """Who plays with whom, a sentence for each side; nothing where everybody plays alone."""
    side_of = sides_of(setup.rules)
    for side in range(max(side_of) + 1):
        first, *others = (turning.name(who) for who, at in zip(setup.chairs, side_of, strict=True) if at == side)
        if others:
            yield say("umschlag_plays_with", {"name": first, "names": listed(others)})


def partners(setup: MatchSetup) -> list[Sitter]:
    """Who plays with the player at the table as it is now."""
    side = sides_of(setup.rules)
    return [chair for at, chair in enumerate(setup.chairs) if side[at] == side[ME] and at != ME]


def us(rules: RuleSet, *, explained: bool) -> str:
    """The own side, and what that means to those who do not speak as at the table."""
    side = call("side_us", rules)
    return say("side_ours", {"side": side}) if explained else side


# -- for whoever hears it ----------------------------------------------------------------------------------------


class Teller:
    """Says what it is about, the aces one by one, and then who sits where; each once."""

    def __init__(self, aloud: Aloud) -> None:
        self._aloud = aloud
        self._begun = self._over = False
        self._turned = 0

    def tell(self, turning: Turning) -> None:
        """What has come since the last time."""
        if not self._aloud.heard or self._over:
            return
        said = list[str]() if self._begun else [titled(turning.setup), about(turning.setup)]
        said += [told(turning, card) for card in turning.chosen.turned[self._turned : turning.turned]]
        said += [outcome(turning), seated(turning)] if turning.over else []
        self._begun, self._turned, self._over = True, turning.turned, turning.over
        for words in said:
            self._aloud.say(words)


def told(turning: Turning, card: TurnedUp) -> str:
    """That somebody has turned up a card; the many that choose nothing are not told of."""
    if chosen_by_aces(turning.setup.rules) and RANK[card.card] != ACE:
        return ""
    name = turning.name(turning.setup.chairs[card.seat])
    return say("umschlag_turned", {"name": name, "card": card_name(card.card)})


def seated(turning: Turning) -> str:
    """Who sits where at the end, from the player on."""
    first, *others = turning.result[0].chairs
    names = [turning.name(who) for who in ((first, *others) if turning.several else others)]
    key = "umschlag_seated" if next_sits_right(turning.setup.rules) else "umschlag_seated_left"
    key = f"{key}:several" if turning.several else key
    return say(key, {"names": listed(names)})


def spoken(turning: Turning) -> InWords:
    """The whole table, and the way on."""
    words = outcome(turning) if turning.over else about(turning.setup)
    return InWords(
        titled(turning.setup),
        (
            Node("title", "heading", say_at(turning.setup.rules, "umschlag_title")),
            Node("words", "text", words),
            Node("seats", "list", say("umschlag_table"), inside=tuple(_seats(turning))),
            Node(ON, "button", say("lesson_go_on"), usable=True),
        ),
        ON,
    )


def _seats(turning: Turning) -> Iterator[Node]:
    """Everybody in the order of play, with what is known of them and the cards that lie before them."""
    setup = turning.sitting
    for at, who in enumerate(setup.chairs):
        known = listed(_known(turning, who))
        yield Node(f"seat {at}", "text", turning.name(who), known, listed(_cards(turning, who)))


def _known(turning: Turning, who: Sitter) -> list[str]:
    """Whether somebody plays with the player, and deals."""
    if not turning.over:
        return []
    setup, dealer = turning.result
    is_ours = who in partners(setup) and not turning.several
    ours = [us(setup.rules, explained=turning.explained)] if is_ours else []
    return [*ours, deals_now(turning.name(who))] if setup.chairs[dealer] == who else ours


def _cards(turning: Turning, who: Sitter) -> Sequence[str]:
    """What somebody has turned up so far."""
    chair = turning.setup.chairs.index(who)
    return [capital(card_name(card)) for seat, card in turning.chosen.turned[: turning.turned] if seat == chair]
