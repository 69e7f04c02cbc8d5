"""Setup: how a match is to be: its rules, who sits where, how partners are found, which aids are on."""

from __future__ import annotations

import json
from collections.abc import Collection
from itertools import takewhile
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.controller.places import settings_file, write_whole
from gaigel_desktop.controller.reading import Unreadable, json_in
from gaigel_desktop.controller.records.editions import EDITION, EDITIONS
from gaigel_desktop.controller.records.notation import JsonObject
from gaigel_desktop.controller.records.rule_sets import rules_from_json, rules_to_json
from gaigel_desktop.controller.settings import LEARNERS_AIDS, OWN_PORTRAITS, Aids, aids_named, speakable
from gaigel_desktop.controller.store.company import FREE
from gaigel_desktop.opponents.levels import LEVEL_NAMED, LEVELS, Character
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.options import PRESETS, RuleSet, problems
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.rules.umschlag import aces_choose_partners

from .regulars import REGULAR_WITH, REGULARS, Regular

USUAL: Final = "usual"  # as somebody usually plays; of the player's partner the table says more
GENTLE: Final = "gentle"  # as a newcomer is met: guests against them, somebody sound with them, and nobody lies
STRENGTHS: Final = (GENTLE, USUAL, *LEVEL_NAMED)
AT_THEIR_BEST: Final = LEVELS[-1].name
WITH_NEWCOMERS: Final = "regular"  # a master as a partner would win the deals alone
AGAINST_NEWCOMERS: Final = "guest"  # no beginner: people copy what they see
AT_LEAST: Final = "regular"  # whoever sits down with somebody who knows the game
GUESTS: Final = tuple(takewhile(lambda name: name != AT_LEAST, LEVEL_NAMED))  # all who play worse
GENTLY: Final = 0.4  # no bolder: who plays on with 101 is told so when the trick is whole, and has time to think of it
HONEST: Final = "honest"  # whoever signs has got it
SIGNS: Final = (HONEST, FREE)
ACES: Final = "aces"  # the aces choose the partners
SEATED: Final = "seated"  # they stay as they sit
PARTNERS: Final = (ACES, SEATED)
AS_BEST: Final = "best"  # whoever plays with the player plays as well as possible
AS_USUAL: Final = "own"  # or as they do against them
BY_AIDS: Final = ""  # nobody has chosen: the first for whoever is helped, the other for whoever counts alone
PARTNER_PLAYS: Final = (AS_BEST, AS_USUAL)
ME: Final = 0  # the player's seat before anybody has moved


class Sitter(NamedTuple):
    """Who sits on a chair: one of the regulars, or without a strength a person; of these whoever owns the laptop has
    no name here."""

    name: str  # empty: the name of the settings
    portrait: str  # empty: the portrait of the settings
    strength: str = ""


class MatchSetup(NamedTuple):
    """A table before the first card."""

    rules: RuleSet
    chairs: tuple[Sitter, ...]
    partners: str = ACES
    aids: Aids = LEARNERS_AIDS
    signs: str = HONEST  # if there are signs at all, which is for the rules to say
    wishes: bool = True  # a sign of a suit may be a wish: what was agreed when the match began, and the others go by
    partner: str = AS_BEST  # how partners of the player play who play as usual


def people_at(setup: MatchSetup) -> tuple[int, ...]:
    """The seats of the people; everybody else is one of the regulars."""
    return tuple(seat for seat, chair in enumerate(setup.chairs) if not chair.strength)


def sitting(regular: Regular, strength: str = USUAL) -> Sitter:
    """A regular, playing as usual or as this table wants it."""
    return Sitter(regular.name, regular.portrait, strength)


def first_setup(newcomer: bool = False) -> MatchSetup:
    """The table of somebody who has never chosen one; whoever has never played is met gently, and sits opposite whoever
    comes first."""
    rules = PRESETS["leinfelden"]
    company = _company(GENTLE if newcomer else USUAL)[: rules.players - 1]
    if newcomer:
        partner, *opponents = company
        company = [opponents[0], partner, *opponents[1:]]
    return MatchSetup(rules, (Sitter("", ""), *company), partner=BY_AIDS)


def _company(strength: str) -> list[Sitter]:
    """Who sits down where nobody has chosen, in this order. Guests are for newcomers: elsewhere they come last, when
    nobody else is left, and play as regulars do."""
    if strength == GENTLE:
        return [sitting(regular, GENTLE) for regular in REGULARS]
    guests = [regular for regular in REGULARS if regular.strength in GUESTS]
    others = [regular for regular in REGULARS if regular not in guests]
    return [sitting(regular) for regular in others] + [sitting(regular, AT_LEAST) for regular in guests]


def _strength_here(setup: MatchSetup) -> str:
    """How whoever sits down next plays: gently where all regulars do."""
    return GENTLE if {chair.strength for chair in setup.chairs} - {""} == {GENTLE} else USUAL


def _free(setup: MatchSetup) -> list[Sitter]:
    """The regulars who are not at the table; nobody there is called as they are."""
    faces, names = zip(*((chair.portrait, chair.name) for chair in setup.chairs), strict=True)
    company = _company(_strength_here(setup))
    return [sitter for sitter in company if sitter.portrait not in faces and sitter.name not in names]


def with_rules(setup: MatchSetup, rules: RuleSet) -> MatchSetup:
    """Other rules; chairs are put away, or added for regulars who have come."""
    setup = setup._replace(rules=rules, chairs=setup.chairs[: rules.players])
    return setup._replace(chairs=(*setup.chairs, *_free(setup)[: rules.players - len(setup.chairs)]))


def seat_regular(setup: MatchSetup, seat: int, regular: Regular) -> MatchSetup:
    """One of the regulars sits down here; whoever sat here takes the chair that becomes free."""
    there = next((at for at, chair in enumerate(setup.chairs) if chair.portrait == regular.portrait), seat)
    return _seated(setup, seat, there, sitting(regular, _strength_here(setup)))


def seat_person(setup: MatchSetup, seat: int, name: str, portrait: str) -> MatchSetup:
    """Somebody at this laptop sits down here; whoever sat here takes the chair that becomes free."""
    there = next((at for at in people_at(setup) if setup.chairs[at].name == name), seat)
    return _seated(setup, seat, there, Sitter(name, portrait))


def _seated(setup: MatchSetup, seat: int, there: int, sitter: Sitter) -> MatchSetup:
    """Two change places, or somebody comes to the table."""
    chairs = list(setup.chairs)
    chairs[seat], chairs[there] = (chairs[there], chairs[seat]) if there != seat else (sitter, sitter)
    return setup._replace(chairs=tuple(chairs))


def with_regulars(setup: MatchSetup, seats: Collection[int]) -> MatchSetup:
    """Regulars who are not at the table take over these seats."""
    free = iter(_free(setup))
    chairs = (next(free) if seat in seats else chair for seat, chair in enumerate(setup.chairs))
    return setup._replace(chairs=tuple(chairs))


def alone(setup: MatchSetup) -> MatchSetup:
    """The same table with nobody but the owner of the laptop and regulars."""
    return with_regulars(setup, people_at(setup)[1:])


def with_strength(setup: MatchSetup, seat: int, strength: str) -> MatchSetup:
    """One of the regulars plays better or worse; nobody says that of people."""
    chairs = list(setup.chairs)
    if chairs[seat].strength:
        chairs[seat] = chairs[seat]._replace(strength=strength)
    return setup._replace(chairs=tuple(chairs))


# -- how well they play ------------------------------------------------------------------------------------------


def partners_known(setup: MatchSetup) -> bool:
    """Whether it is clear already who plays with whom, without the aces."""
    return setup.partners == SEATED or not aces_choose_partners(setup.rules)


def partner_plays(setup: MatchSetup) -> str:
    """How partners of the player play at this table: as chosen, or as it is with so much help."""
    return setup.partner or (AS_BEST if any(setup.aids) else AS_USUAL)


def may_play_with_people(setup: MatchSetup) -> bool:
    """Whether one of the regulars who play as usual may be a partner of people against whom no others sit."""
    at, people = sides_of(setup.rules), people_at(setup)
    usual = {at[seat] for seat, chair in enumerate(setup.chairs) if chair.strength == USUAL}
    if not partners_known(setup):
        return bool(usual) and len(people) < at.count(at[ME])
    with_people = {at[person] for person in people}
    return len(with_people) == 1 and with_people <= usual


def strength_of(setup: MatchSetup, seat: int) -> str:
    """How well somebody plays: as chosen; else as usual, and the player's partner perhaps as well as possible, unless
    people sit against each other."""
    chair, at = setup.chairs[seat], sides_of(setup.rules)
    with_people = {at[person] for person in people_at(setup)}
    is_partner = partners_known(setup) and at[seat] in with_people
    if chair.strength == GENTLE:
        return WITH_NEWCOMERS if is_partner else AGAINST_NEWCOMERS
    if chair.strength != USUAL:
        return chair.strength
    if is_partner and len(with_people) == 1 and partner_plays(setup) == AS_BEST:
        return AT_THEIR_BEST
    regular = REGULAR_WITH.get(chair.portrait)
    return regular.strength if regular else AT_THEIR_BEST


def characters(setup: MatchSetup) -> tuple[Character | None, ...]:
    """Everybody's character, now that they sit as they will play; None is a person."""
    seated = setup._replace(partners=SEATED)
    return tuple(_character(seated, seat) for seat in range(setup.rules.players))


def _character(setup: MatchSetup, seat: int) -> Character | None:
    chair = setup.chairs[seat]
    if not chair.strength:
        return None
    strength, regular = strength_of(setup, seat), REGULAR_WITH.get(chair.portrait)
    character = regular.playing(strength) if regular else Character(chair.name, LEVEL_NAMED[strength])
    if chair.strength == GENTLE:
        character = character._replace(boldness=min(character.boldness, GENTLY), bluffs=0.0)
    return character._replace(free_signs=setup.signs == FREE, wishes=setup.wishes)


# -- after the Umschlag --------------------------------------------------------------------------------------------


def around(seating: tuple[int, ...], dealer: int) -> tuple[tuple[int, ...], int]:
    """The same circle of people with the player on chair 0 again, and where the dealer then sits."""
    mine = seating.index(ME)
    return seating[mine:] + seating[:mine], (dealer - mine) % len(seating)


def reseated(setup: MatchSetup, seating: tuple[int, ...], dealer: int) -> tuple[MatchSetup, int]:
    """Everybody on the chair that the Umschlag gave them, and who deals; from now on they stay together."""
    turned, deals = around(seating, dealer)
    return setup._replace(chairs=tuple(setup.chairs[seat] for seat in turned), partners=SEATED), deals


# -- kept as last time's choice ----------------------------------------------------------------------------------


def to_json(setup: MatchSetup) -> JsonObject:
    """As plain data, for the store and the file."""
    chairs: list[JsonObject] = [dict(chair._asdict()) for chair in setup.chairs]
    return {
        "rules": rules_to_json(setup.rules),
        "chairs": chairs,
        "partners": setup.partners,
        "aids": list(setup.aids.names()),
        "signs": setup.signs,
        "wishes": setup.wishes,
        "partner": setup.partner,
    }


def from_json(data: object, edition: int = EDITION) -> MatchSetup:
    """What `to_json` made, in this edition of the rules; GaigelError if it is something else."""
    if not isinstance(data, dict):
        raise GaigelError("not_object", field="setup")
    rules = rules_from_json(data.get("rules"), edition)
    found = data.get("chairs")
    chairs = tuple(_chair(each) for each in found) if isinstance(found, list) else ()
    partners, aids = data.get("partners"), data.get("aids")
    if len(chairs) != rules.players or problems(rules) or partners not in PARTNERS or not isinstance(aids, list):
        raise GaigelError("missing", field="chairs")
    people = [chair.name for chair in chairs if not chair.strength]
    if chairs[ME].strength or len(set(people)) < len(people):
        raise GaigelError("missing", field="chairs")
    signs, wishes, partner = data.get("signs"), data.get("wishes"), data.get("partner")
    if signs not in SIGNS or not isinstance(wishes, bool) or partner not in (*PARTNER_PLAYS, BY_AIDS):
        raise GaigelError("missing", field="signs")
    return MatchSetup(rules, chairs, str(partners), aids_named(aids), str(signs), wishes, str(partner))


def _chair(data: object) -> Sitter:
    if not isinstance(data, dict):
        raise GaigelError("not_object", field="chair")
    name, portrait, strength = (data.get(key, "") for key in ("name", "portrait", "strength"))
    if not speakable(name):
        raise GaigelError("missing", field="name")
    if portrait not in (tuple(REGULAR_WITH) if strength else OWN_PORTRAITS if name else ("", *OWN_PORTRAITS)):
        raise GaigelError("missing", field="portrait")
    if strength and strength not in STRENGTHS:
        raise GaigelError("missing", field="strength")
    return Sitter(name, str(portrait), str(strength))


class LastTable(NamedTuple):
    """The table of last time, and whether it was kept and cannot be read."""

    setup: MatchSetup
    broken: bool = False


def setup_file() -> Path:
    """Where last time's table is kept: beside the settings, so that it is known also where the store was set aside."""
    return settings_file().with_name("table.json")


def keep(setup: MatchSetup, path: Path) -> None:
    """Remember the table for next time; OSError where the folder cannot be written."""
    told = {"edition": EDITION, **to_json(setup)}
    write_whole(path, json.dumps(told, ensure_ascii=False, indent=1) + "\n")


def last(path: Path, newcomer: bool = False) -> LastTable:
    """Last time's table; the first one where nothing usable was kept. What a sign says is agreed on anew with each
    match."""
    try:
        data = json_in(path)
        if data is None:
            return LastTable(first_setup(newcomer))
        return LastTable(from_json(data, _edition_of(data))._replace(wishes=True))
    except (Unreadable, GaigelError):
        return LastTable(first_setup(newcomer), broken=True)


def _edition_of(data: JsonObject) -> int:
    """By which edition of the rules the table was agreed on."""
    edition = data.get("edition")
    if type(edition) is not int or edition not in EDITIONS:
        raise GaigelError("from_the_future", value=str(edition))
    return edition
