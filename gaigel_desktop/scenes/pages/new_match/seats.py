"""Seats: how many play, how partners are found, and who sits where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gaigel_desktop.controller.match.regulars import REGULAR_WITH, REGULARS, Regular
from gaigel_desktop.controller.match.setup import (
    GENTLE,
    HONEST,
    ME,
    PARTNER_PLAYS,
    PARTNERS,
    SEATED,
    SIGNS,
    STRENGTHS,
    MatchSetup,
    Sitter,
    may_play_with_people,
    partner_plays,
    partners_known,
    people_at,
    seat_regular,
    strength_of,
    with_regulars,
    with_rules,
    with_strength,
)
from gaigel_desktop.controller.seating import own_name
from gaigel_desktop.controller.settings import LONGEST_TEXT
from gaigel_desktop.controller.store.company import FREE
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.seats import has_partners, sides, sides_of
from gaigel_desktop.rules.umschlag import aces_choose_partners
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.sights import face_sights
from gaigel_desktop.scenes.parts.tiles import Shape, Sight, put_row
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.speech import agreed, said, say
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import ChoiceRow, FieldRow
from gaigel_desktop.window.pages.inputs import Item, ItemValue
from gaigel_desktop.window.pages.widgets import Divider
from gaigel_desktop.window.pen import STRONG
from gaigel_desktop.window.scene import Scenes

from .people_rows import PeopleRows

MOST_PLAYERS: Final = 8
CHAIR: Final = Shape(250.0, 84.0)
FACE: Final = Shape(180.0, 70.0)
NO_SIGNS: Final = "off"
REGULAR, PERSON = "regular", "person"  # who may sit on a chair


class SeatRows:
    """The first tab of a new match."""

    def __init__(
        self,
        player: OwnPlayer,
        choose: Callable[[MatchSetup], None],
        refresh: Callable[[], None],
        scenes: Callable[[], Scenes],
    ) -> None:
        self._player, self._refresh = player, refresh
        self._choose = choose
        self._seat = ME + 1
        self._people = PeopleRows(player, choose, scenes)
        self._asks_who = False  # which person is to sit on the chosen chair, where a regular still does
        self._owner_nameless = not player.settings.name

    @property
    def _setup(self) -> MatchSetup:
        return self._player.setup

    @property
    def _here(self) -> MatchSetup:
        """The table as a match would begin now: with the help that there is."""
        return self._setup._replace(aids=self._player.learner.aids)

    def put(self, flow: Flow) -> None:
        """Numbers, partners, chairs, who may sit on the chosen one, and whether partners wink."""
        if self._seat >= self._setup.rules.players:
            self._look_at(self._setup.rules.players - 1)
        self._put_players(flow)
        self._put_partners(flow)
        self._put_chairs(flow)
        flow.put(Divider, 6)
        self._put_owner(flow)
        if self._seat == ME:
            flow.text(say("your_portrait"), STRONG, "portrait ")
            flow.space(6)
            put_row(flow, face_sights(self._player.portrait, self._choose_face), FACE)
        else:
            self._put_who(flow)
        self._put_partner(flow)
        self._put_signs(flow)

    def _put_players(self, flow: Flow) -> None:
        rules = self._setup.rules
        items = [Item(number, str(number)) for number in range(2, MOST_PLAYERS + 1)]
        flow.form(ChoiceRow("players", say("players_at_table"), items, rules.players, self._choose_players))

    def _put_partners(self, flow: Flow) -> None:
        rules = self._setup.rules
        if not has_partners(rules):
            flow.text(say("everybody_alone"), ABOUT)
        elif not aces_choose_partners(rules):
            flow.text(_as_seated(rules), ABOUT)
        else:
            items = [Item(partners, say(f"partners:{partners}")) for partners in PARTNERS]
            chosen = self._setup.partners
            about = _as_seated(rules) if chosen == SEATED else say("partners_about_aces")
            flow.form(ChoiceRow("partners", say("partners"), items, chosen, self._choose_partners, help=about))
        flow.space(6)

    def _put_partner(self, flow: Flow) -> None:
        """How well partners play whose strength nobody has chosen."""
        setup = self._here
        if not has_partners(setup.rules) or not may_play_with_people(setup):
            return
        flow.put(Divider, 6)
        chosen = partner_plays(setup)
        items = [Item(plays, say(f"partner_plays:{plays}")) for plays in PARTNER_PLAYS]
        about = self._said_to_all(f"partner_plays_about_{chosen}")
        words = self._said_to_all("partner_plays")
        flow.form(ChoiceRow("partner", words, items, chosen, self._choose_partner, help=about))

    def _put_signs(self, flow: Flow) -> None:
        """Where there are partners they may wink; whether they may lie with it is for this table to say."""
        rules = self._setup.rules
        if not has_partners(rules):
            return
        flow.put(Divider, 6)
        chosen = self._setup.signs if rules.signals else NO_SIGNS
        items = [Item(signs, say(f"signs:{signs}")) for signs in (NO_SIGNS, *SIGNS)]
        about = say(_about_signs(chosen))
        flow.form(ChoiceRow("signs", say("rule_topic:signs"), items, chosen, self._choose_signs, help=about))

    # -- chairs --------------------------------------------------------------------------------------------------

    def _put_chairs(self, flow: Flow) -> None:
        flow.named(say("spoken_chairs"), "seat ")
        put_row(flow, [self._chair(seat, chair) for seat, chair in enumerate(self._setup.chairs)], CHAIR)

    def _chair(self, seat: int, chair: Sitter) -> Sight:
        face = chair.portrait or self._player.portrait
        plays = GENTLE if chair.strength == GENTLE else strength_of(self._here, seat)
        below = say(f"level:{plays}") if chair.strength else say("at_laptop") if seat != ME else self._owner
        return Sight(
            f"seat {seat}",
            self._with_side(seat),
            portrait_file(face),
            lambda: self._choose_seat(seat),
            seat == self._seat,
            below=below,
            small=self._with_whom(seat),
        )

    def _with_side(self, seat: int) -> str:
        """Who it is, and of two sides on which, as far as that is known before the cards are turned up."""
        rules, at = self._setup.rules, sides_of(self._setup.rules)
        if sides(rules) > 2 or self._several or not self._knows_partners():
            return self._name(seat)
        return f"{self._name(seat)} · {call('side_us' if at[seat] == at[ME] else 'side_them', rules)}"

    def _with_whom(self, seat: int) -> str:
        """Of more sides than two, or where several people sit, who plays with whoever sits there."""
        at = sides_of(self._setup.rules)
        if (sides(self._setup.rules) == 2 and not self._several) or not self._knows_partners():
            return ""
        partner = next(other for other in range(len(at)) if at[other] == at[seat] and other != seat)
        if partner == ME and not self._player.settings.name:
            return say("plays_with_you")
        return say("plays_with", {"name": self._name(partner)})

    @property
    def _owner(self) -> str:
        """What stands below the name of whoever owns this laptop, if they have one."""
        return say("you") if self._player.settings.name else ""

    @property
    def _several(self) -> bool:
        return len(people_at(self._setup)) > 1

    def _said_to_all(self, key: str) -> str:
        """A sentence to whoever sits before this window; to several of them it says no "you" that means one."""
        return say(f"{key}:several" if self._several else key)

    def _knows_partners(self) -> bool:
        return has_partners(self._setup.rules) and partners_known(self._setup)

    def _name(self, seat: int) -> str:
        chairs = self._setup.chairs
        return chairs[seat].name or own_name(self._player.name, (who.name for who in chairs))

    def _put_who(self, flow: Flow) -> None:
        """Whether a regular or a person sits here, and which of them."""
        chair = self._setup.chairs[self._seat]
        person = self._asks_who or not chair.strength
        items = [Item(each, say(f"sits_here:{each}")) for each in (REGULAR, PERSON)]
        chosen = PERSON if person else REGULAR
        flow.form(ChoiceRow("kind", say("who_sits_here"), items, chosen, self._choose_kind))
        if person:
            self._people.put(flow, self._seat)
        else:
            self._put_regulars(flow)

    def _put_owner(self, flow: Flow) -> None:
        """Where others sit too, the owner is called by a name."""
        if self._several and self._owner_nameless:
            about, name = [(say("your_name_about"), ABOUT)], self._player.settings.name
            flow.form(FieldRow("your_name", say("setting_name"), name, self._call_me, "", LONGEST_TEXT, about))
            flow.put(Divider, 6)

    def _put_regulars(self, flow: Flow) -> None:
        chair = self._setup.chairs[self._seat]
        items = [Item(strength, say(f"level:{strength}")) for strength in STRENGTHS]
        who = [(f"{chair.name}: {said(REGULAR_WITH[chair.portrait].about)}", ABOUT)]
        name, about = say("how_they_play"), ""
        if has_partners(self._setup.rules):
            about = self._said_to_all("gentle_about") if chair.strength == GENTLE else say("strength_about")
        flow.form(ChoiceRow("strength", name, items, chair.strength, self._choose_strength, who, help=about))
        flow.named(say("spoken_regulars"), "regular ")
        put_row(flow, [self._regular(regular, chair) for regular in REGULARS], FACE)

    def _regular(self, regular: Regular, chair: Sitter) -> Sight:
        here = {other.portrait for other in self._setup.chairs}
        chosen = regular.portrait == chair.portrait
        return Sight(
            f"regular {regular.portrait}",
            regular.name,
            portrait_file(regular.portrait, "pleased" if chosen else ""),
            lambda: self._choose(seat_regular(self._setup, self._seat, regular)),
            chosen,
            faint=not chosen and regular.portrait in here,
            told=say("spoken_sits_elsewhere") if not chosen and regular.portrait in here else "",
        )

    # -- changes -------------------------------------------------------------------------------------------------

    def _choose_players(self, value: ItemValue) -> None:
        self._choose(with_rules(self._setup, self._setup.rules._replace(players=int(value))))

    def _choose_partners(self, value: ItemValue) -> None:
        self._choose(self._setup._replace(partners=str(value)))

    def _choose_partner(self, value: ItemValue) -> None:
        self._choose(self._setup._replace(partner=str(value)))

    def _choose_signs(self, value: ItemValue) -> None:
        rules = self._setup.rules._replace(signals=value != NO_SIGNS)
        self._choose(self._setup._replace(rules=rules, signs=FREE if value == FREE else HONEST))

    def _choose_strength(self, value: ItemValue) -> None:
        self._choose(with_strength(self._setup, self._seat, str(value)))

    def _choose_kind(self, value: ItemValue) -> None:
        """Who of the people is asked first; a regular sits down at once."""
        is_person = not self._setup.chairs[self._seat].strength
        self._asks_who = value == PERSON and not is_person
        self._choose(with_regulars(self._setup, [self._seat] if is_person and value == REGULAR else []))
        if self._asks_who:
            self._people.ask(self._seat)

    def _call_me(self, name: str) -> None:
        self._player.choose(self._player.settings._replace(name=name))
        self._refresh()

    def _choose_seat(self, seat: int) -> None:
        self._look_at(seat)
        self._choose(self._setup)

    def _look_at(self, seat: int) -> None:
        self._seat, self._asks_who = seat, False

    def _choose_face(self, face: str) -> None:
        self._player.choose(self._player.settings._replace(portrait=face))
        self._choose(self._setup)


def _about_signs(chosen: str) -> str:
    """The sentence about how signs are made, as one of a suit is meant at the player's table."""
    return f"signs_about_{chosen}:wish" if chosen in SIGNS and agreed().suits_are_wished else f"signs_about_{chosen}"


def _as_seated(rules: RuleSet) -> str:
    """Who plays with whom if nobody changes seats: of six and eight crosswise it is not who sits opposite."""
    return say("partners_about_seated" if 2 * sides(rules) == rules.players else "partners_about_crosswise")
