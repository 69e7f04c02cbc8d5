"""What lies over the table and around a deal: the menu, the cut, the Umschlag, the sheets after deal and match."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
import pytest

from gaigel_desktop.controller.match.chair import party_at
from gaigel_desktop.controller.match.deals import past_deal
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Thinker
from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.match.sealed import Sealed
from gaigel_desktop.controller.match.setup import ME, MatchSetup, with_rules
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.opponents.greedy import greedy
from gaigel_desktop.rules.actions import ACCUSE, AUS, PASS, QUESTION
from gaigel_desktop.rules.deal import NOBODY, OVER, PLAYED_OUT, Result
from gaigel_desktop.rules.ending import REASONS
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.scenes.after import how_it_ended
from gaigel_desktop.scenes.after.after_deal import AfterDoors, after_deal
from gaigel_desktop.scenes.after.after_match import AfterMatch
from gaigel_desktop.scenes.before.cut import MIDDLE, CutScene, Pack, card_at, place_at
from gaigel_desktop.scenes.before.umschlag import UMSCHLAG, UmschlagScene
from gaigel_desktop.scenes.deal.table_menu import MenuDoors, table_menu
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.parts.prints import Prints
from gaigel_desktop.scenes.routes import Fair, Route
from gaigel_desktop.table.slate.standing import side_told, sides_on_slate
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.sound import Sounds
from tests.referee import deal_of, next_deal
from tests.scenes.looks import in_every_language, in_every_look
from tests.tiers import one_in, thorough
from tests.window.test_canvas import ROUNDED, apart

from .drawn import drawn_by
from .pages import Open, Visitor, troubles

LEINFELDEN = PRESETS["leinfelden"]
TABLES = [
    LEINFELDEN,
    LEINFELDEN._replace(players=2),
    LEINFELDEN._replace(players=6),
    PRESETS["rutesheim"],
    PRESETS["uspcc-1907"]._replace(players=8, teams="none"),
    PRESETS["wikipedia"]._replace(players=3),
    PRESETS["wikipedia"]._replace(players=6, teams="opposite"),
    PRESETS["uspcc-1907"]._replace(players=8, teams="opposite", scoring="deals"),
]

FOUR_PAIRS = PRESETS["wikipedia"]._replace(players=8, teams="opposite")


def seating(rules: RuleSet) -> Seating:
    regulars = REGULARS[: rules.players - 1]
    names = ("You", *(regular.name for regular in regulars))
    return Seating(0, names, ("marie", *(regular.portrait for regular in regulars)))


def played(rules: RuleSet, deals: int) -> Game:
    """A match so far, or to its end."""
    game = Game(rules, [Thinker(greedy) for _ in range(rules.players)], rules.players - 1, Forgotten())
    for number in range(deals):
        if game.standing.winner == NOBODY:
            next_deal(game, f"pages {number}")
            while deal_of(game).phase != OVER:
                if not game.step() and deal_of(game).phase == PLAYED_OUT:
                    game.count()
    return game


class Doors:
    """Doors that remember which was taken."""

    def __init__(self) -> None:
        self.taken: list[str] = []

    def named(self, name: str) -> Callable[[], None]:
        return lambda: self.taken.append(name)

    def after(self) -> AfterDoors:
        named = self.named
        return AfterDoors(
            named("next"), named("again"), named("leave"), Prints(), named("revenge"), review=named("review")
        )

    def menu(self) -> MenuDoors:
        def open_route(route: Route) -> None:
            self.taken.append(type(route).__name__)

        lost = self.named("give_up_deal"), self.named("give_up_match"), self.named("leave")
        return MenuDoors(self.named("resume"), open_route, Fair(), self.named("show_deal"), *lost)


def seen_at(visitor: Visitor, moment: float) -> pygame.Surface:
    """The picture at this moment, whether the scene asked for it or not."""
    visitor.look_between(moment - visitor.now)
    visitor.scene.draw()
    return visitor.house.kit.screen.surface.copy()


def after(visitor: Visitor, game: Game) -> Doors:
    doors = Doors()
    below = visitor.scene
    visitor.scenes.push(after_deal(below, party_at(game, 0), seating(game.rules), visitor.player, doors.after()))
    return doors


# -- after the deal ----------------------------------------------------------------------------------------------


def ends_with(score: int) -> tuple[str, ...]:
    """How it ends what is said of a side: with its number, or that nothing is there."""
    return (f": {score}",) if score else (f": {score}", say("spoken_no_strokes"))


@one_in(4, "rules", TABLES)
@one_in(4, "score_on", ["slate", "mats", "paper"])
def test_the_sheet_tells_points_and_what_is_written(visit: Open, rules: RuleSet, score_on: str) -> None:
    visitor = visit(score_on=score_on)
    game = played(rules, 3)
    after(visitor, game)
    visitor.turn()
    result = deal_of(game).result
    assert result is not None
    assert all(visitor.sees(str(points)) for points in result.points)
    board = next(meaning for meaning in visitor.meanings() if meaning.role == "slate")
    for side, score in enumerate(game.standing.score):
        assert any(each.endswith(ends_with(score)) for each in board.value.split("; ")), side
    assert visitor.sees(how_it_ended.why(game, seating(rules)))


def test_whoever_hears_the_sheet_hears_once_why_what_it_cost_and_the_score(visit: Open) -> None:
    visitor = visit()
    visitor.house.kit.aloud.heard = True
    game = played(LEINFELDEN, 3)
    after(visitor, game)
    visitor.turn()
    heard = visitor.house.kit.aloud.fetch()
    board = next(meaning for meaning in visitor.meanings() if meaning.role == "slate")
    assert heard[:2] == [how_it_ended.headline(game, seating(LEINFELDEN)), how_it_ended.why(game, seating(LEINFELDEN))]
    assert set(how_it_ended.cost(game, seating(LEINFELDEN), "slate")) < set(heard[2:])
    assert heard[-1].startswith(board.name) and all(
        any(words in heard[-1] for words in ends_with(score)) for score in game.standing.score
    )
    visitor.wait(3.0)
    assert visitor.house.kit.aloud.fetch() == [], "while it is chalked"


def test_the_strokes_are_chalked_one_after_the_other_and_a_key_ends_that(visit: Open) -> None:
    visitor = visit()
    doors = after(visitor, played(LEINFELDEN, 2))
    assert visitor.turn() == 0
    visitor.scene.draw()
    begun = visitor.house.kit.screen.surface.copy()
    visitor.wait(0.8)
    assert visitor.wakes_at <= visitor.now + theme.FRAME, "it moves"
    visitor.scene.draw()
    assert pygame.image.tobytes(begun, "RGB") != pygame.image.tobytes(visitor.house.kit.screen.surface, "RGB")
    visitor.key(pygame.K_SPACE)
    assert doors.taken == []
    assert visitor.turn() != 0
    visitor.key(pygame.K_SPACE)
    assert doors.taken == ["next"]


def test_a_click_on_a_button_is_not_held_up_by_the_chalk(visit: Open) -> None:
    visitor = visit()
    doors = after(visitor, played(LEINFELDEN, 2))
    visitor.wait(theme.TAKEN_IN)
    visitor.click("more_ways")
    visitor.click("look_again")
    visitor.click("review")
    assert doors.taken == ["again", "review"]


@one_in(2, "press", ["enter", "space", "escape", "click"])
def test_a_press_that_was_meant_for_the_table_leads_nowhere_and_hurries_the_chalk(visit: Open, press: str) -> None:
    """It came 0.1 s after the sheet: nobody can have read who has won."""
    visitor = visit()
    doors = after(visitor, played(LEINFELDEN, 2))
    visitor.wait(0.1)
    keys = {"enter": pygame.K_RETURN, "space": pygame.K_SPACE, "escape": pygame.K_ESCAPE}

    def presses() -> None:
        visitor.key(keys[press]) if press in keys else visitor.click("next_deal")

    presses()
    assert doors.taken == [] and visitor.turn() != 0, "what was being written stands there"
    while visitor.now < 0.1 + theme.TAKEN_IN - 0.2:
        presses()
        visitor.wait(0.1)
    assert doors.taken == []
    visitor.wait(theme.TAKEN_IN)
    presses()
    assert doors.taken == (["leave"] if press == "escape" else ["next"])


def test_without_motion_everything_stands_there(visit: Open) -> None:
    visitor = visit(speed="none")
    after(visitor, played(LEINFELDEN, 2))
    assert visitor.turn() == theme.SHUFFLES_AFTER, "then the next dealer shuffles"
    visitor.wait(theme.SHUFFLES_AFTER)
    assert visitor.wakes_at == math.inf


@pytest.mark.parametrize("motion", ["slate", "mats", "paper"])
def test_reduced_motion_is_a_short_fade(visit: Open, motion: str) -> None:
    visitor = visit(reduced_motion=True, score_on=motion)
    after(visitor, played(LEINFELDEN, 2))
    assert visitor.turn() == 0
    visitor.wait(0.65)
    visitor.scene.draw()
    visitor.wait(0.85)
    assert visitor.wakes_at > visitor.now + 1


@one_in(4, "seat", [0, 1])
@one_in(4, "reason", [*REASONS, "given_up"])
def test_every_end_is_told_in_a_sentence(visit: Open, reason: str, seat: int) -> None:
    visitor = visit()
    game = played(LEINFELDEN, 1)
    result = Result(reason, (1 - seat,), (2 * (1 - seat), 2 * seat), (120, 80), (3, 2))
    action = ACCUSE + 1 - seat if reason.startswith("accused") else AUS
    game.past[-1] = past_deal(result, game.past[-1].before, game.past[-1].after, [(seat, action)])
    sentence = how_it_ended.why(game, seating(LEINFELDEN))
    assert sentence.endswith((".", ")."))
    if reason in ("aus", "untergaigelt", "questioned_wrong", "sevens", "farbe", "revoke"):
        assert ("You" in sentence) == (seat == 0)
        assert (REGULARS[0].name in sentence) == (seat == 1)
    after(visitor, game)
    assert visitor.sees(sentence)


@pytest.mark.parametrize(
    ("deeds", "points", "words"),
    [
        (((0, AUS), (1, PASS), (3, PASS)), 104, "You claimed to be out, and nobody questioned it: 104."),
        (((1, AUS), (2, PASS), (0, PASS)), 104, "Lena claimed to be out, and nobody questioned it: 104."),
        (((0, AUS), (1, PASS), (3, PASS)), 87, "Nobody questioned your Aus, and yet there were only 87!"),
        (((1, AUS), (2, PASS), (0, PASS)), 87, "Nobody questioned Lena’s Aus, and yet there were only 87!"),
        (((0, AUS), (1, QUESTION)), 87, "You claimed to be out, Lena questioned it, and there were only 87"),
        (((1, AUS), (2, PASS), (0, QUESTION)), 87, "Lena claimed to be out, you questioned it, and there were only 87"),
        (((3, AUS), (0, PASS), (2, QUESTION)), 87, "Rösle claimed to be out, Eugen questioned it, and there were only"),
        (((1, AUS), (2, PASS), (0, QUESTION)), 104, "You questioned a right Aus"),
        (((0, AUS), (1, QUESTION)), 104, "Lena questioned a right Aus"),
    ],
)
def test_what_came_of_a_claim_is_told_and_a_bluff_comes_out(
    visit: Open, deeds: tuple[tuple[int, int], ...], points: int, words: str
) -> None:
    """With `questioned` everybody sees the points once the deal is over (U)."""
    visitor = visit()
    game = played(LEINFELDEN, 1)
    side, right = deeds[0][0] % 2, points > 100
    asked = deeds[-1][1] == QUESTION
    winner = side if right or not asked else 1 - side
    reason = ("questioned_wrong" if right else "untergaigelt") if asked else "aus"
    counted = (points, 60) if side == 0 else (60, points)
    result = Result(reason, (winner,), (2 * winner, 2 - 2 * winner), counted, (3, 2))
    game.past[-1] = past_deal(result, game.past[-1].before, game.past[-1].after, deeds)
    assert how_it_ended.why(game, seating(LEINFELDEN)).startswith(words)
    after(visitor, game)
    assert visitor.sees(words)


def test_all_strokes_given_the_cleaning_is_announced(visit: Open) -> None:
    visitor = visit()
    game = played(LEINFELDEN._replace(strokes=1), 1)
    after(visitor, game)
    assert visitor.sees("Now they are wiped off") or game.standing.winner != NOBODY


# -- after the match ---------------------------------------------------------------------------------------------


@one_in(4, "rules", TABLES[:4])
def test_after_the_match_come_the_figures_and_the_revenge(visit: Open, rules: RuleSet) -> None:
    visitor = visit(speed="none")
    game = played(rules, 400)
    assert game.standing.winner != NOBODY
    doors = after(visitor, game)
    visitor.wait(theme.TAKEN_IN)
    visitor.click("to_the_match")
    assert visitor.sees("Longest run")
    assert visitor.sees(f"Deals: {len(game.past)}")
    assert troubles(visitor) == []
    visitor.walk_to("revenge")
    visitor.key(pygame.K_RETURN)
    assert doors.taken == [], "it has only just come up"
    visitor.wait(theme.TAKEN_IN)
    visitor.press("revenge")
    visitor.key(pygame.K_ESCAPE)
    assert doors.taken == ["revenge", "leave"]


@pytest.mark.parametrize("number", range(2, 6))
def test_a_match_is_heard_to_be_won_or_lost_and_its_last_deal_is_not(
    visit: Open, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Sounds, "play", lambda self, kind, now, **how: heard.append(kind))
    visitor = visit(speed="none")
    game = played(PRESETS["leinfelden"]._replace(scoring="race", strokes=number), 400)
    after(visitor, game)
    visitor.wait(10.0)
    assert not {"round_won", "round_lost", "shuffle"} & set(heard)
    visitor.click("to_the_match")
    visitor.turn()
    assert heard[-1] == ("match_won" if game.standing.winner == 0 else "match_lost")


def overheard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """What is heard from now on, and from how far left or right; a tune that is faded is heard too."""
    heard: list[tuple[str, float]] = []
    monkeypatch.setattr(Sounds, "play", lambda self, kind, now, pan=0.0, softer=0.0: heard.append((kind, pan)))
    monkeypatch.setattr(Sounds, "fade_tune", lambda self: heard.append(("faded", 0.0)))
    return heard


def test_the_hand_at_the_slate_is_heard_from_where_the_slate_hangs(
    visit: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard, visitor = overheard(monkeypatch), visit()
    after(visitor, played(LEINFELDEN, 1))
    visitor.wait(4.0)
    chalk = [pan for kind, pan in heard if kind == "chalk_stroke"]
    assert chalk and all(-0.5 < pan < -0.1 for pan in chalk)


@one_in(2, "speed", ["slow", "normal", "fast", "none"])
def test_the_umschlag_is_shuffled_before_a_card_is_turned_up_and_heard_before_each_seat(
    visit: Open, monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    """A shuffle lasts 1.4 s, and the first card used to be turned up after 0.5 s where all is fast."""
    heard, visitor = overheard(monkeypatch), visit(speed=speed)
    visitor.scenes.push(
        scene := UmschlagScene(
            visitor.player, visitor.house.kit.aloud, visitor.player.setup, "pan", lambda *chosen: None
        )
    )
    visitor.wait(scene.changed_at + 0.1)
    assert [kind for kind, _ in heard[:3]] == ["shuffle", "faded", "card_lifted"]
    assert {pan for kind, pan in heard if kind == "card_lifted"} == {0.0}
    dropped = [pan for kind, pan in heard if kind == "card_dropped"]
    assert len(dropped) == len(scene.flights) and min(dropped) < -0.1 and max(dropped) > 0.1


@pytest.mark.parametrize(
    ("rules", "text", "in_columns"),
    [
        (LEINFELDEN, 150, True),
        (PRESETS["rutesheim"], 150, True),
        (TABLES[4], 100, False),
        (FOUR_PAIRS, 100, True),
        (FOUR_PAIRS, 150, False),
    ],
)
def test_the_figures_stand_in_columns_where_the_names_find_room_or_are_turned_round(
    visit: Open, rules: RuleSet, text: int, in_columns: bool
) -> None:
    visitor = visit(text_size=text)
    content = AfterMatch(
        played(rules, 2), seating(rules), visitor.player, visitor.house.prints, leave=visitor.scenes.pop, revenge=None
    )
    visitor.scenes.push(Overlay(visitor.player, visitor.scene, content))
    assert troubles(visitor) == []
    names = [side_told(rules, seating(rules), side) for side in sides_on_slate(rules, 0)]
    rows = [[each.box.y for each in visitor.meanings() if each.name == name] for name in names]
    assert (rows == [rows[0]] * len(names)) == in_columns
    if not in_columns:  # a name stands in front of its figures, all six of them
        numbers = [each.box.y for each in visitor.meanings() if each.name.isdigit()]
        assert sum(numbers.count(y) for row in rows for y in row) == 6 * len(names)


# -- every look --------------------------------------------------------------------------------------------------


@in_every_look
def test_everything_over_the_table_can_be_read(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = visit(size, language=language, text_size=text, speed="none")
    game = played(LEINFELDEN, 2)
    found: dict[str, list[str]] = {}
    after(visitor, game)
    found["after"] = troubles(visitor)
    visitor.scenes.pop()
    visitor.scenes.push(table_menu(visitor.scene, game, visitor.player, Doors().menu()))
    found["menu"] = troubles(visitor)
    visitor.click("give_up_match")
    found["question"] = troubles(visitor)
    visitor.scenes.pop()
    visitor.scenes.push(CutScene(visitor.player, visitor.scene, True, lambda place: None, Sealed(["cut"])))
    found["cut"] = troubles(visitor)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@one_in(4, "rules", TABLES)
@in_every_language
def test_every_table_has_room_on_its_sheet(visit: Open, rules: RuleSet, language: str) -> None:
    visitor = visit(language=language, text_size=125, speed="none")
    after(visitor, played(rules, 2))
    assert troubles(visitor) == []


# -- the menu ----------------------------------------------------------------------------------------------------


def menu(visitor: Visitor) -> Doors:
    game, doors = played(LEINFELDEN, 0), Doors()
    next_deal(game, "menu")
    visitor.scenes.push(table_menu(visitor.scene, game, visitor.player, doors.menu()))
    return doors


def test_the_menu_by_keys(visit: Open) -> None:
    visitor = visit()
    doors = menu(visitor)
    for key in (pygame.K_RETURN, pygame.K_DOWN, pygame.K_SPACE, pygame.K_ESCAPE):
        visitor.key(key)
    assert doors.taken == ["resume", "Cards", "resume"]


@pytest.mark.parametrize("what", ["give_up_deal", "give_up_match"])
def test_giving_up_asks_and_says_what_it_costs(visit: Open, what: str) -> None:
    visitor = visit()
    doors = menu(visitor)
    visitor.click(what)
    assert doors.taken == []
    assert visitor.sees("counts as lost")
    visitor.answer("no")
    visitor.press(what)
    visitor.wait(theme.DEAF)
    visitor.key(pygame.K_ESCAPE)
    assert doors.taken == []
    visitor.click(what)
    visitor.answer("yes")
    assert doors.taken == [what]


def test_who_wants_no_questions_gives_up_at_once(visit: Open) -> None:
    visitor = visit(confirm=False)
    doors = menu(visitor)
    visitor.click("give_up_deal")
    assert doors.taken == ["give_up_deal"]


def test_a_deal_that_is_over_cannot_be_given_up(visit: Open) -> None:
    visitor = visit()
    visitor.scenes.push(table_menu(visitor.scene, played(LEINFELDEN, 1), visitor.player, Doors().menu()))
    assert "give_up_deal" not in [meaning.key for meaning in visitor.meanings()]


# -- the cut -----------------------------------------------------------------------------------------------------


def cutting(visitor: Visitor, may_knock: bool = True) -> list[int | None]:
    decided: list[int | None] = []
    visitor.scenes.push(CutScene(visitor.player, visitor.scene, may_knock, decided.append, Sealed(["cut"])))
    visitor.turn()
    return decided


def test_space_cuts_in_the_middle(visit: Open) -> None:
    visitor = visit()
    decided = cutting(visitor)
    visitor.key(pygame.K_LEFT)
    visitor.key(pygame.K_SPACE)
    assert decided == []  # the packet is on its way
    visitor.wait(0.1)
    assert decided == []
    visitor.wait(2.0)
    assert decided == [MIDDLE]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_cut_by_key_is_seen_however_long_the_player_has_thought(visit: Open, key: int) -> None:
    visitor = visit()
    visitor.frame = theme.FRAME
    decided, moved = cutting(visitor), set[float]()
    visitor.wait(4.0)
    visitor.key(key)
    began = visitor.now
    while not decided:
        moved |= {each.widget.moved for each in visitor.page.placed() if isinstance(each.widget, Pack)}
        visitor.wake()
    assert len(moved) > 20
    assert visitor.now - began == pytest.approx(theme.CUT + theme.CUT_RINGS, abs=2 * theme.FRAME)


def test_arrows_and_enter_cut_within_the_limits(visit: Open) -> None:
    visitor = visit(speed="none")
    decided = cutting(visitor)
    for _ in range(60):
        visitor.key(pygame.K_RIGHT)
    visitor.key(pygame.K_RETURN)
    assert decided == [5]
    visitor.key(pygame.K_HOME)
    assert visitor.find("pack").value.startswith("5 ")  # decided is decided


def test_the_pack_is_cut_where_it_is_clicked(visit: Open) -> None:
    visitor = visit(speed="none")
    decided = cutting(visitor)
    box = visitor.find("pack").box
    visitor.click("pack", x=0.25)
    assert decided[0] is not None and abs(decided[0] - place_at(box.width * 0.25)) <= 1, "a pixel is a card"


def test_a_second_press_ends_the_motion_and_decides_once(visit: Open) -> None:
    visitor = visit()
    decided = cutting(visitor)
    visitor.key(pygame.K_RETURN)
    visitor.key(pygame.K_RETURN)
    assert decided == [MIDDLE]
    visitor.wait(5.0)
    assert decided == [MIDDLE]


@thorough
def test_with_reduced_motion_the_packets_fade_and_can_be_seen_as_long_as_they_would_move(visit: Open) -> None:
    visitor = visit(reduced_motion=True)
    decided = cutting(visitor)
    visitor.click("pack")
    began = visitor.now
    before, middle, after = (seen_at(visitor, began + share * theme.FADE) for share in (0.0, 0.5, 1.001))
    assert apart(before, after) > 50
    assert apart(middle, pygame.transform.average_surfaces([before, after])) <= ROUNDED, "nothing travels"
    assert decided == [] and visitor.wakes_at == pytest.approx(began + theme.CUT + theme.CUT_RINGS)
    visitor.wait(theme.CUT + theme.CUT_RINGS)
    assert len(decided) == 1


def test_a_press_ends_the_fade(visit: Open) -> None:
    visitor = visit(reduced_motion=True)
    decided = cutting(visitor)
    visitor.key(pygame.K_RETURN)
    visitor.wait(theme.FADE / 2)
    assert decided == []
    visitor.key(pygame.K_SPACE)
    assert decided == [MIDDLE]
    visitor.wait(5.0)
    assert decided == [MIDDLE]


def test_without_motion_nothing_fades(visit: Open) -> None:
    visitor = visit(speed="none", reduced_motion=True)
    decided = cutting(visitor)
    visitor.key(pygame.K_RETURN)
    assert decided == [MIDDLE]
    assert visitor.turn() is None


def test_a_knock_decides_once(visit: Open) -> None:
    visitor = visit()
    decided = cutting(visitor)
    visitor.press("knock", pygame.K_SPACE)
    visitor.key(pygame.K_SPACE)
    visitor.wait(5.0)
    assert decided == [None]


def test_knocking_only_where_the_rules_know_it(visit: Open) -> None:
    visitor = visit()
    decided = cutting(visitor)
    visitor.press("knock", pygame.K_SPACE)
    assert decided == [], "it rings before the cards fly"
    visitor.wait(theme.KNOCK_RINGS + 0.1)
    assert decided == [None]
    cutting(visitor, may_knock=False)
    assert "knock" not in [meaning.key for meaning in visitor.meanings()]


def test_the_lower_packet_comes_to_lie_on_top() -> None:
    """The top card is on the right; after the cut the packet taken off lies under the other."""
    before, after = [card_at(at, 20, 0.0)[0] for at in range(48)], [card_at(at, 20, 1.0)[0] for at in range(48)]
    assert before == sorted(before)
    assert after[28:] + after[:28] == sorted(after)


# -- the Umschlag ------------------------------------------------------------------------------------------------


def test_the_umschlag_chooses_and_can_be_skipped(visit: Open) -> None:
    visitor = visit()
    found: list[tuple[MatchSetup, int]] = []
    for skipping in (True, False):
        scene = UmschlagScene(
            visitor.player,
            visitor.house.kit.aloud,
            visitor.player.setup,
            "umschlag",
            lambda *chosen: found.append(chosen),
        )
        visitor.scenes.push(scene)
        end = visitor.now + 60
        while not found[1 - skipping :] and visitor.now < end:
            visitor.wait(0.3)
            scene.draw()
            if skipping:
                visitor.key(pygame.K_SPACE)
        visitor.scenes.pop()
    assert len(found) == 2
    assert found[0] == found[1]
    assert {chair.name for chair in found[0][0].chairs} == {chair.name for chair in visitor.player.setup.chairs}
    assert found[0][0].chairs[ME] == visitor.player.setup.chairs[ME]


def turning_up(visitor: Visitor) -> tuple[UmschlagScene, list[int]]:
    """An Umschlag after which somebody changes seats, and who deals when it is over."""
    dealers: list[int] = []
    learner = visitor.player.learner
    learner.learn(learner.progress.with_shown(UMSCHLAG))  # it waits for nobody any more
    visitor.player.save()
    for number in range(20):
        scene = UmschlagScene(
            visitor.player,
            visitor.house.kit.aloud,
            visitor.player.setup,
            f"fade {number}",
            lambda _, who: dealers.append(who),
        )
        if scene.chosen.seating != tuple(range(visitor.player.setup.rules.players)):
            visitor.scenes.push(scene)
            visitor.turn()
            return scene, dealers
    raise AssertionError("nobody ever changes seats")


@thorough
@pytest.mark.parametrize("what", ["a card", "the seats"])
def test_with_reduced_motion_cards_and_seats_of_the_umschlag_fade(visit: Open, what: str) -> None:
    visitor = visit(reduced_motion=True)
    scene, dealers = turning_up(visitor)
    fades_at = visitor.now + (scene.flights[1].began if what == "a card" else scene.rising_at)
    before, middle, after = (seen_at(visitor, fades_at + share * theme.FADE) for share in (0.0, 0.5, 1.001))
    assert apart(before, after) > 50
    assert apart(middle, pygame.transform.average_surfaces([before, after])) <= ROUNDED, "nothing travels"
    assert dealers == []


def test_while_seats_fade_the_loop_is_awake_and_a_press_ends_it(visit: Open) -> None:
    visitor = visit(reduced_motion=True)
    scene, dealers = turning_up(visitor)
    visitor.wait(scene.rising_at + theme.FADE / 2)
    assert visitor.turn() == 0
    visitor.key(pygame.K_SPACE)
    assert visitor.turn() == pytest.approx(theme.SEATS_STAY)
    pressed = seen_at(visitor, visitor.now)
    assert apart(pressed, seen_at(visitor, visitor.now + 1.5 * theme.FADE)) == 0
    assert dealers == []
    visitor.key(pygame.K_SPACE)
    assert len(dealers) == 1


@thorough
@pytest.mark.parametrize("reduced", [False, True])
def test_without_motion_everybody_sits_where_they_will_at_once(visit: Open, reduced: bool) -> None:
    still, moving = visit(speed="none", reduced_motion=reduced), visit()
    scene, _ = turning_up(still)
    assert still.turn() == theme.SEATS_STAY
    at_once = seen_at(still, still.now)
    scene, _ = turning_up(moving)
    moving.wait(scene.changed_at + theme.FRAME)
    assert apart(at_once, seen_at(moving, moving.now)) == 0


@thorough
@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_everybody_stays_in_the_window_while_seats_are_changed(
    visit: Open, rules: RuleSet, size: tuple[int, int]
) -> None:
    visitor = visit(size)
    setup = with_rules(visitor.player.setup, rules)
    for number in range(4):
        scene = UmschlagScene(visitor.player, visitor.house.kit.aloud, setup, f"walk {number}", lambda *chosen: None)
        visitor.scenes.push(scene)
        canvas = Box(0, 0, *visitor.house.kit.screen.design)
        visitor.turn()
        while not scene.turning.over:
            visitor.look_between(0.11)
            frames = [box for name, box in drawn_by(scene).pieces if name in ("portrait_frame", "portrait_frame_turn")]
            assert len(frames) == rules.players and all(canvas.contains(frame) for frame in frames)
        visitor.scenes.pop()


# -- what lies below ---------------------------------------------------------------------------------------------


def test_an_overlay_shows_the_scene_below_in_the_dark(visit: Open) -> None:
    visitor = visit()
    visitor.scene.draw()
    light = visitor.house.kit.screen.surface.get_at((1270, 700))
    menu(visitor)
    visitor.scene.draw()
    dark = visitor.house.kit.screen.surface.get_at((1270, 700))
    assert sum(dark[:3]) < sum(light[:3])
    assert isinstance(visitor.scene, Overlay)


def test_the_sheet_after_the_deal_scrolls_where_there_is_much_to_tell(visit: Open) -> None:
    visitor = visit(text_size=150, speed="none")
    after(visitor, played(TABLES[4], 2))
    assert visitor.scene.update(0.0) == theme.SHUFFLES_AFTER
    assert any(part.hidden for part in visitor.page.sheet.parts)


# -- the way through an evening ----------------------------------------------------------------------------------


@pytest.mark.parametrize("memory", [True, False])
def test_who_has_lost_the_match_pays_the_round_unless_the_memories_are_put_away(visit: Open, memory: bool) -> None:
    visitor = visit(memory=memory)
    rules = PRESETS["leinfelden"]._replace(scoring="race", strokes=1)
    match = played(rules, 1)
    content = AfterMatch(
        match, seating(rules), visitor.player, visitor.house.prints, leave=visitor.scenes.pop, revenge=None
    )
    visitor.scenes.push(Overlay(visitor.player, visitor.scene, content))
    payers = "Ihr (them)" if match.standing.winner == 0 else "Mir (us)"
    assert visitor.sees(f"The round is on: {payers}") is memory


def sat_down(visitor: Visitor) -> TableScene:
    """The table below whatever lies over it."""
    assert visitor.at_table()
    return next(scene for scene in visitor.scenes.lying if isinstance(scene, TableScene))


def test_who_deals_and_who_sits_where_is_kept_before_the_first_card(visit: Open) -> None:
    visitor = visit()
    for number in range(4):
        if number:
            visitor.click("new_match")
        visitor.click("play")
        table = sat_down(visitor)
        assert visitor.house.keeper.store is not None
        match = next(visitor.house.keeper.store.unfinished())
        dealer = match.about["dealer"]
        while visitor.scenes.top is not visitor.title:
            visitor.scenes.pop()
        visitor.house.keeper.store.database.execute("DELETE FROM deal")  # the window was closed while the pack was cut
        visitor.click("continue")
        again = sat_down(visitor)
        assert again.evening.seating.names == table.evening.seating.names
        assert again.match.dealer == dealer
        while visitor.scenes.top is not visitor.title:
            visitor.scenes.pop()


def test_the_revenge_is_a_new_match_of_the_same_partners(visit: Open) -> None:
    visitor = visit()
    visitor.click("play")
    table = sat_down(visitor)
    assert visitor.house.keeper.store is not None
    first = next(visitor.house.keeper.store.unfinished())
    while visitor.scenes.top is not table:
        visitor.scenes.pop()
    revenge = table.evening.ending.revenge
    assert revenge is not None
    visitor.scenes.pop()
    revenge()
    assert isinstance(visitor.scene, UmschlagScene)
    again = sat_down(visitor)
    assert again.evening.seating.names == table.evening.seating.names
    second = next(visitor.house.keeper.store.unfinished())
    assert second.id > first.id
