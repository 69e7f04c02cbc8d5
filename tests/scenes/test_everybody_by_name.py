"""Where several people share a laptop, the pages that all of them look at call everybody by name: before the first
card, after a match, and when a deal that is over is looked at again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pygame
import pytest

from gaigel_desktop.controller.coaching.practice import positions
from gaigel_desktop.controller.luck.own_deals import file_of, read_all
from gaigel_desktop.controller.match.sealed import Sealed
from gaigel_desktop.controller.match.setup import SEATED, MatchSetup, people_at, seat_person, with_rules
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.settings import OWN_PORTRAITS
from gaigel_desktop.controller.store.archive import EVERYTHING
from gaigel_desktop.controller.store.own_play import own_play
from gaigel_desktop.controller.store.statistics import figures
from gaigel_desktop.controller.store.store import closing
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.scenes.after.after_match import AfterMatch
from gaigel_desktop.scenes.after.wreath import Wreathed
from gaigel_desktop.scenes.before.cut import CutScene
from gaigel_desktop.scenes.before.umschlag import UmschlagScene
from gaigel_desktop.scenes.before.umschlag_in_words import ON
from gaigel_desktop.scenes.begin import seating_at
from gaigel_desktop.scenes.match_picture.content import MatchOver, picture_of
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.review.whose_cards import WhoseCards
from gaigel_desktop.table.slate.ground import NARROWEST, Ground
from gaigel_desktop.table.slate.strokes import NAME
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.spoken.tree import Wanted, everything
from tests.controller.past_games import keep, played, table
from tests.scenes.looks import in_every_language, in_every_look, in_some_looks
from tests.scenes.reviews import keep_reviews
from tests.tiers import first_of

from .drawn import drawn_by
from .pages import Open, Visitor, troubles
from .test_evening_pages import played as evening_of
from .test_past import replay_of, store_of

LEINFELDEN: Final = PRESETS["leinfelden"]
OWNER: Final = "Marie"
NAMES: Final = (OWNER, "Anna", "Ben", "Cleo")  # by seat
FOUR, PARTNERS, AGAINST, ALONE = (0, 1, 2, 3), (0, 2), (0, 1), (0,)
TABLES: Final = (FOUR, PARTNERS, AGAINST)
at_every_table = first_of(2, "people", TABLES, ids=["four", "partners", "against"])

# Sentences that speak to one person, whom others look over the shoulder.
SPOKEN_TO: Final = (
    *("you", "you_accused", "your_side", "you_shuffle", "why_given_up", "cut_title", "retell_own", "picture_me"),
    *("deal_won", "deal_lost", "match_won", "match_lost"),
    *("umschlag_you_deal", "umschlag_partner", "umschlag_seated", "umschlag_seated_left"),
    *("spoken_hand", "spoken_hold", "spoken_partner", "spoken_your_turn"),
    *(key for key in PHRASES if re.fullmatch(r"(1907:)?(why|did|spoken)_\w+_you", key)),
)
# As all people may be told who sit on one side.
WON: Final = ("past_won", "past_lost", "past_match_won", "past_match_lost")
SIDES: Final = ("Mir", "Ihr")


def against(people: tuple[int, ...]) -> bool:
    return len({sides_of(LEINFELDEN)[seat] for seat in people}) > 1


def as_spoken(key: str) -> str:
    """A sentence as it may stand anywhere, whatever is named in it."""
    plain = re.sub(r"\\\{\w+\\\}", ".+", re.escape(say(key)))
    return rf"(?<!\w){plain}(?!\w)"


def spoken_to_one(words: str, people: tuple[int, ...]) -> list[str]:
    """What of these words fits but one person, or but one side of the table."""
    found = [key for key in SPOKEN_TO if re.search(as_spoken(key), words)]
    if against(people):
        found += [key for key in WON if re.search(rf"(?m)(?:^|, ){say(key)}(?: ·|,|$)", words)]
        found += [side for side in SIDES if re.search(rf"\b{side}\b", words)]
    return found


def everything_told(visitor: Visitor) -> str:
    """All that stands there, and all that is heard of it."""
    nodes = [f"{node.name}\n{node.value}\n{node.about}" for node in everything(visitor.scene.spoken().nodes)]
    seen = [f"{each.name}\n{each.value}\n{each.about}" for each in visitor.meanings()] if has_page(visitor) else []
    return "\n".join([*nodes, *seen])


def has_page(visitor: Visitor) -> bool:
    return not isinstance(visitor.scene, UmschlagScene)


def speaks_to_all(visitor: Visitor, people: tuple[int, ...], *named: int) -> None:
    """Nobody is you there, and these are named."""
    told = everything_told(visitor)
    assert spoken_to_one(told, people) == [], told
    assert [name for seat, name in enumerate(NAMES) if seat in named and name not in told] == []


def shared(people: tuple[int, ...]) -> MatchSetup:
    """The table at which these seats are people's."""
    setup = table(LEINFELDEN)._replace(partners=SEATED)
    for seat in people[1:]:
        setup = seat_person(setup, seat, NAMES[seat], OWN_PORTRAITS[seat])
    assert people_at(setup) == people
    return setup


def seating_of(visitor: Visitor, people: tuple[int, ...]) -> Seating:
    return seating_at(visitor.player, shared(people))


def in_past_games(visit: Open, people: tuple[int, ...], records: list[Record], **settings: str | int) -> Visitor:
    """Somebody who looks at the list of what was played at this table."""
    visitor = visit(**({"name": OWNER} | settings))
    keep(store_of(visitor), shared(people), records)
    visitor.click("past")
    return visitor


# -- before the first card ---------------------------------------------------------------------------------------


@in_every_language
@at_every_table
def test_the_cards_say_who_deals_and_who_plays_with_whom_by_name(
    visit: Open, language: str, people: tuple[int, ...]
) -> None:
    visitor = visit(language=language, name=OWNER)
    aloud = visitor.house.kit.aloud
    aloud.heard = True
    for seed in range(4):  # so each of them deals
        scene = UmschlagScene(visitor.player, aloud, shared(people), str(seed), lambda *_: None)
        visitor.scenes.push(scene)
        visitor.turn()
        speaks_to_all(visitor, people, *people)
        visitor.scenes.do(Wanted(ON, "press"), visitor.now)
        speaks_to_all(visitor, people, *people)
        heard = "\n".join(aloud.fetch())
        assert spoken_to_one(heard, people) == [] and all(NAMES[seat] in heard for seat in people)
        visitor.scenes.pop()


@pytest.mark.parametrize("players", [4, 8])
@in_some_looks
def test_names_stay_in_the_window_and_no_words_lie_over_them(
    visit: Open, size: tuple[int, int], language: str, text: int, players: int
) -> None:
    visitor = visit(size, language=language, text_size=text, name="Marieluise-Charlotte")
    setup = with_rules(shared(FOUR), LEINFELDEN._replace(players=players))._replace(partners=SEATED)
    setup = seat_person(setup, 1, "Annegret-Elisabeth", OWN_PORTRAITS[1])
    visitor.scenes.push(UmschlagScene(visitor.player, visitor.house.kit.aloud, setup, "names", lambda *_: None))
    visitor.turn()
    for _ in range(2):
        pieces = drawn_by(visitor.scene).pieces
        plates = [box for piece, box in pieces if piece == "plate"]
        words = [box for piece, box in pieces if piece == "tooltip"]
        window = Box(0, 0, *visitor.house.kit.screen.design)
        assert len(plates) == players and all(map(window.contains, plates))
        assert not [name for name in plates for each in words if each.overlaps(name)]
        visitor.scenes.do(Wanted(ON, "press"), visitor.now)


@in_every_language
def test_it_is_said_who_cuts(visit: Open, language: str) -> None:
    visitor = visit(language=language, name=OWNER)
    for who in (OWNER, "Anna"):
        visitor.scenes.push(CutScene(visitor.player, visitor.scene, True, print, Sealed(), who=who))
        assert visitor.sees(say("cut_title_of", {"name": who})) and not visitor.sees(say("cut_title"))
        visitor.scenes.pop()
    visitor.scenes.push(CutScene(visitor.player, visitor.scene, True, print, Sealed()))
    assert visitor.sees(say("cut_title"))


# -- after the match ---------------------------------------------------------------------------------------------


def after_match(visitor: Visitor, people: tuple[int, ...]) -> MatchOver:
    """Before the page after a match, and what its picture is made of."""
    game, seating = evening_of(LEINFELDEN, 30), seating_of(visitor, people)
    assert game.standing.winner != NOBODY
    page = AfterMatch(game, seating, visitor.player, visitor.house.prints, leave=visitor.scenes.pop, revenge=None)
    visitor.scenes.push(Overlay(visitor.player, visitor.scene, page))
    return MatchOver(tuple(game.records), seating, "2026-11-28")


@in_every_language
@at_every_table
def test_the_end_of_a_match_and_its_picture_name_those_who_won(
    visit: Open, language: str, people: tuple[int, ...]
) -> None:
    visitor = visit(language=language, name=OWNER)
    over = after_match(visitor, people)
    standing = over.records[-1].match
    assert standing is not None and standing.after is not None
    side = sides_of(LEINFELDEN)
    speaks_to_all(visitor, people, *(seat for seat in people if side[seat] == standing.after.winner))
    picture = picture_of(over.called("Somebody else"), visitor.player.deck, "slate")
    assert [one.name for one in sorted(picture.people, key=lambda one: over.seating.names.index(one.name))] == [
        *over.seating.names
    ]
    assert spoken_to_one(f"{picture.won}\n{picture.best}", people) == []


@at_every_table
def test_all_people_who_have_won_a_match_have_a_wreath(visit: Open, people: tuple[int, ...]) -> None:
    visitor = visit(name=OWNER)
    over = after_match(visitor, people)
    standing = over.records[-1].match
    assert standing is not None and standing.after is not None
    won = [seat for seat in people if sides_of(LEINFELDEN)[seat] == standing.after.winner]
    wreaths = [each.widget.portrait for each in visitor.page.placed() if isinstance(each.widget, Wreathed)]
    assert wreaths == [portrait_file(over.seating.portraits[seat], "pleased") for seat in won]


@pytest.mark.parametrize("people", [FOUR, AGAINST])
def test_with_people_on_both_sides_a_match_always_ends_with_the_tune_of_a_win(
    visit: Open, monkeypatch: pytest.MonkeyPatch, people: tuple[int, ...]
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Sounds, "play", lambda self, kind, now, **how: heard.append(kind))
    visitor = visit(name=OWNER)
    for seating in (seating_of(visitor, people), seating_of(visitor, people)._replace(me=1)):
        page = AfterMatch(
            evening_of(LEINFELDEN, 30), seating, visitor.player, visitor.house.prints, leave=print, revenge=None
        )
        visitor.scenes.push(Overlay(visitor.player, visitor.scene, page))
        visitor.turn()
    assert heard.count("match_won") == 2 and "match_lost" not in heard


@pytest.mark.parametrize("people", [FOUR, PARTNERS])
@in_some_looks
def test_long_names_have_room_after_a_match(
    visit: Open, size: tuple[int, int], language: str, text: int, people: tuple[int, ...]
) -> None:
    visitor = visit(size, language=language, text_size=text, name="Marieluise-Charlotte")
    after_match(visitor, people)
    assert troubles(visitor) == []


@pytest.mark.parametrize("names", ["Anna & Ben", "Annegret & Ümmügülsüm", "Marieluise-Charlotte & Annegret-Elisabeth"])
def test_names_of_two_have_room_on_the_slate(visit: Open, names: str) -> None:
    ground = Ground(visit().page.pen, (0, 0), Box(0, 0, 220, 130), 0.8, moving=False)
    picture, line = ground.names(names, 80.0, 44.0), ground.words(names, NAME)
    assert picture.get_width() <= 80 * ground.unit + 1 and picture.get_height() <= 44 * ground.unit + 1
    in_one = line.get_width() * NARROWEST <= 80 * ground.unit
    assert (picture.get_height() == line.get_height()) == in_one


@pytest.mark.parametrize("people", [AGAINST, ALONE])
def test_whoever_has_given_no_name_is_called_after_the_face_beside_others(visit: Open, people: tuple[int, ...]) -> None:
    visitor = visit()
    face = visitor.player.portrait.capitalize()
    over = after_match(visitor, people)
    called = over.called(say("picture_me")).seating.names[0]
    assert called == (say("picture_me") if people == ALONE else face)


# -- what was played ---------------------------------------------------------------------------------------------


@in_every_language
@at_every_table
def test_past_games_name_everybody_who_sat_there(visit: Open, language: str, people: tuple[int, ...]) -> None:
    visitor = in_past_games(visit, people, played(LEINFELDEN, 12), language=language)
    speaks_to_all(visitor, people, *people)
    visitor.click("look_at")
    for key in (pygame.K_HOME, pygame.K_END):
        visitor.key(key)
        speaks_to_all(visitor, people, *people)
    visitor.key(pygame.K_o)
    assert replay_of(visitor).deal.seating.to_all
    visitor.key(pygame.K_c)
    speaks_to_all(visitor, people, *people)


def test_whoever_has_won_a_deal_against_others_is_named_in_its_row(visit: Open) -> None:
    visitor = in_past_games(visit, FOUR, played(LEINFELDEN, 12))
    told = [each.name for each in visitor.meanings() if each.role == "row"]
    won = [say("picture_won", {"names": names}) in row for row in told for names in ("Marie & Ben", "Anna & Cleo")]
    assert told and won.count(True) == len(told)
    assert visitor.sees("Marie and Ben against Anna and Cleo")


def test_a_match_that_people_gave_up_against_each_other_was_lost_by_nobody(visit: Open) -> None:
    for people, told in ((FOUR, say("reason_given_up")), (PARTNERS, say("past_match_lost"))):
        visitor = visit(name=OWNER)
        store = store_of(visitor)
        keep(store, shared(people), played(LEINFELDEN, 2, f"given up {len(people)}"))
        (match,) = store.database.execute("SELECT max(id) FROM match").fetchone()
        store.finish_match(match, "2026-11-02T20:00:00", None)
        visitor.click("past")
        head = next(each.name for each in visitor.meanings() if each.name.startswith((told, f"{told} ·")))
        assert all(NAMES[seat] in head for seat in people)


def test_alone_a_deal_is_told_as_it_was(visit: Open) -> None:
    visitor = in_past_games(visit, ALONE, played(LEINFELDEN, 12))
    told = everything_told(visitor)
    assert re.search("(Won|Lost) · ", told) and "Won by" not in told
    assert re.search("Mir \\d+, Ihr \\d+", told) and re.search("with .+, against .+", told)
    visitor.click("look_at")
    assert say("spoken_hand") in everything_told(visitor) and say("retell_own") in everything_told(visitor)


@in_every_look
def test_names_have_room_in_past_games(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = visit(size, language=language, text_size=text, name=OWNER)
    keep(store_of(visitor), shared(FOUR), played(LEINFELDEN, 12))
    visitor.click("past")
    assert troubles(visitor) == []


def test_names_are_left_out_of_a_row_rather_than_written_small(visit: Open) -> None:
    """So all rows are about as large; who hears them is told who has won, and the slate says so."""
    visitor = visit(language="de", text_size=150, name=OWNER)
    keep(store_of(visitor), shared(FOUR), played(LEINFELDEN, 12))
    visitor.click("past")
    rows = [each for each in visitor.meanings() if each.role == "row"]
    assert rows and not any(NAMES[2] in row.name for row in rows)
    assert all(say("picture_won", {"names": ""}).strip() in (row.aloud or "") for row in rows)


def test_the_figures_count_the_owner_and_nobody_else(visit: Open) -> None:
    records = played(LEINFELDEN, 12)
    visitor = in_past_games(visit, FOUR, records)
    mine = sides_of(LEINFELDEN)[0]
    total = figures(store_of(visitor).database, EVERYTHING).total
    assert total.deals == 12
    assert total.won == sum(mine in record.result.winners for record in records if record.result is not None)


def test_luck_practice_and_own_play_are_the_owner_s_alone(tmp_path: Path) -> None:
    """They add up to the same, whether the others are people or regulars."""
    told = []
    for people in (FOUR, ALONE):
        with closing(tmp_path / f"{len(people)}.sqlite") as store:
            keep(store, shared(people), played(LEINFELDEN, 12))
            keep_reviews(store, 12)
            *_, luck = read_all(file_of(store.database))
            practice = positions(store.database, 12)
            told.append((luck, own_play(store.database, EVERYTHING), practice))
        assert luck.rows and practice and all(each.seat == 0 for each in practice)
    assert told[0] == told[1]


def test_who_was_played_against_has_a_line_in_the_figures(visit: Open) -> None:
    visitor = in_past_games(visit, FOUR, played(LEINFELDEN, 12))
    against = figures(store_of(visitor).database, EVERYTHING).by_opponent
    assert {share.key: share.deals for share in against} == {"Anna": 12, "Cleo": 12}, "but for Ben, who sat opposite"
    visitor.click("tab figures")
    visitor.wait(1.0)
    assert visitor.sees("Anna") and visitor.sees("Cleo")


def hands_seen(visitor: Visitor) -> list[int]:
    """The seats whose hands lie open."""
    return [seat for seat, hand in enumerate(replay_of(visitor).telling.stage.seen.hands) if int(hand).bit_count()]


@pytest.mark.parametrize("people", [*TABLES, ALONE])
def test_a_past_deal_is_seen_as_each_of_them_saw_it_and_then_with_all_hands(
    visit: Open, people: tuple[int, ...]
) -> None:
    visitor = in_past_games(visit, people, played(LEINFELDEN, 2), speed="none")
    visitor.click("look_at")
    visitor.key(pygame.K_RIGHT)
    aloud = visitor.house.kit.aloud
    aloud.heard = True
    for _ in range(2):
        for seat in people:
            own = say("retell_own") if people == ALONE else say("retell_by_seat", {"name": NAMES[seat]})
            assert hands_seen(visitor) == [seat] and visitor.sees(own)
            assert replay_of(visitor).telling.stage.table.front == seat and replay_of(visitor).telling.at == 1
            aloud.fetch()
            visitor.key(pygame.K_o)
        assert hands_seen(visitor) == [0, 1, 2, 3] and visitor.sees(say("retell_open"))
        assert aloud.fetch()[0] == say("retell_opened")
        visitor.key(pygame.K_o)
        owner = say("retell_closed") if people == ALONE else say("retell_by_seat", {"name": OWNER})
        assert aloud.fetch()[0] == owner


@in_every_look
def test_the_faces_stand_in_the_middle_where_it_is_asked_whose_cards(
    visit: Open, size: tuple[int, int], language: str, text: int
) -> None:
    for people in TABLES:
        visitor = visit(size, language=language, text_size=text, name=OWNER)
        visitor.scenes.push(Overlay(visitor.player, visitor.scene, WhoseCards(seating_of(visitor, people), print)))
        visitor.turn()
        assert troubles(visitor) == [] and visitor.page.focus == "whose 0"
        faces = [meaning.box for meaning in visitor.meanings() if meaning.key.startswith("whose ")]
        left, right = faces[0].x, visitor.house.kit.screen.design[0] - faces[-1].right
        assert len(faces) == len(people) and abs(left - right) < 1
