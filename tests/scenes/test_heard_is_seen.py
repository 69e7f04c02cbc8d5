"""Everything heard is also seen: as it is heard in play, what it says can be read on the screen, or is drawn there."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pygame
import pytest

from gaigel_desktop.controller.match.deals import past_deal
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.setup import ME
from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.rules.actions import ACCUSE, AUS, DECLARE, Action
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import NOBODY, Result
from gaigel_desktop.rules.match import CLEAN, GIVE, Standing
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.after import how_it_ended
from gaigel_desktop.scenes.before.umschlag import UmschlagScene
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.parts.sheets import halves
from gaigel_desktop.table.board.bubbles import bubble_to_read
from gaigel_desktop.table.board.cues import Cue
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.board.spread_places import sum_rect
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import assets, theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.theme import Colour
from tests.rules.table import Table as Laid
from tests.scenario import lay
from tests.tiers import one_in

from .pages import Open, Visitor
from .somebody import Somebody
from .table.guest import Guest
from .table.laid import others, sits
from .table.test_claims import claimed_by
from .table.test_spoken import ask
from .table.test_strip import learned
from .table.watched import DEALS, LANDING, LEAVING, paired, unlike, watched
from .test_evening_pages import after, played, seating

LEINFELDEN = PRESETS["leinfelden"]
TELLS_NOTHING = {"title_music"}
A_GLANCE = 0.2  # seconds


def test_every_sound_is_asked_for_what_is_seen_of_it() -> None:
    kinds = set(assets.table("sounds/sounds.json"))
    assert kinds == LEAVING | LANDING | {kind for kind, _ in SITUATIONS} | TELLS_NOTHING


def test_what_is_heard_of_cards_is_seen_of_them() -> None:
    """Each of these is heard in the deals that are watched, with a card that sets out then, or lies."""
    deals = [watched(preset, "normal") for preset in DEALS]
    assert [unlike(deal) for deal in deals] == [([], [])] * len(deals)
    assert {one.sound for deal in deals for _, one in paired(deal).found} == LEAVING | LANDING


# -- what stands on the screen when it is heard ------------------------------------------------------------------------


class Watch:
    """What is heard, in order, and which words are painted; whoever looks is never quicker than the picture."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        self._lines: list[str] = []
        self.before = b""  # what was seen where something changes at once
        paint = Fonts.line

        def write(fonts: Fonts, words: str, face: str, pixels: float, colour: Colour) -> pygame.Surface:
            self._lines.append(words)
            return paint(fonts, words, face, pixels, colour)

        patch.setattr(Guest, "frame", theme.FRAME)
        patch.setattr(Sounds, "play", lambda sounds, kind, now, **how: self.heard.append(kind))
        patch.setattr(Fonts, "line", write)

    def forget(self) -> None:
        """What was heard and painted until now does not matter."""
        self.heard.clear()
        self._lines.clear()

    def until(self, somebody: Somebody, kind: str, box: Box) -> bytes:
        """Until it is heard, and that has been painted; what was seen before in a box."""
        end, before = somebody.now + 60.0, self.before
        while kind not in self.heard:
            assert somebody.now < end, f"{kind} was never heard"
            before = drawn_in(somebody, box)
            somebody.wake()
        return before

    def reads(self, somebody: Somebody) -> str:
        """What can be read then: of the table all words that have come up since, of pages whatever stands there now."""
        if isinstance(somebody.scene, TableScene):
            somebody.wait(A_GLANCE)
        else:
            self._lines.clear()
            somebody.scene.resize()
            somebody.scene.draw()
        return " ".join(words for words, _ in itertools.groupby(self._lines))  # a shadow is not written twice


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


Words = str | Box  # what is read, or where something is drawn
Situation = Callable[[Open, Watch], tuple[Somebody, Words]]


def drawn_in(somebody: Somebody, box: Box) -> bytes:
    """What is seen there."""
    unit = somebody.house.kit.screen.unit
    area = pygame.Rect(*(round(unit * each) for each in box))
    surface = somebody.house.kit.screen.surface
    return pygame.image.tobytes(surface.subsurface(area.clip(surface.get_rect())), "RGB")


# -- said at the table -------------------------------------------------------------------------------------------------


def says(deed: Action, words: str) -> Situation:
    """The player has gathered the first trick, and says this."""

    def there(visit: Open, watch: Watch) -> tuple[Somebody, Words]:
        def told(table: Laid) -> None:
            table.opens("elfen", "EA").rest_discard()

        guest = sits(lay("leinfelden", "S7", vorhand="EA HK HO"), told, draws=True)
        guest.wait(4.0)
        watch.forget()
        guest.state.chair.do(deed)
        guest.running.take_news()
        return guest, words

    return there


def crosses_the_sum_out(visit: Open, watch: Watch) -> tuple[Somebody, Words]:
    """What has been counted is not enough."""
    guest, _ = says(AUS, "")(visit, watch)
    assert isinstance(guest, Guest)
    return guest, Box(*sum_rect(guest.state.stage.table, guest.state.stage.seen))


def knocks_in_1907(visit: Open, watch: Watch) -> tuple[Somebody, Words]:
    """Going out is no word there (U)."""
    guest = claimed_by(3, "uspcc-1907")
    guest.draws = True
    watch.forget()
    guest.key(pygame.K_SPACE)
    return guest, say("caption_knock")


def knocks_on_the_pack(visit: Open, watch: Watch) -> tuple[Somebody, Words]:
    for seed in range(1, 12):
        watch.forget()
        guest = Guest(others=others(3), seed=seed, dealing=0.0, draws=True)
        if guest.game.record_so_far().knock:
            return guest, say("has_knocked", {"name": "Eugen"})
    raise AssertionError("nobody knocks")


def is_refused(visit: Open, watch: Watch) -> tuple[Somebody, Words]:
    guest = sits(lay("leinfelden", "SA", vorhand="EA HK HO E7 H7"), draws=True)
    ask(guest, "way 0")
    watch.forget()
    ask(guest, f"card {FACE_OF['E7']}")
    return guest, "This opening needs an Ace that is not trumps."


def is_waited_for(visit: Open, watch: Watch) -> tuple[Somebody, Words]:
    guest = Guest(others=others(3), seed=2, dealing=0.0, draws=True, your_turn=True)
    watch.forget()
    return guest, say("lead_dive")


def presses_a_call(visit: Open, watch: Watch) -> tuple[Somebody, Words]:
    guest = Guest(others=others(3), seed=2, draws=True)
    watch.forget()
    guest.key(pygame.K_m)
    return guest, say("ask_declare")


def takes_a_card(visit: Open, watch: Watch) -> tuple[Somebody, Words]:
    guest = Guest(others=others(3), seed=2, draws=True)
    watch.forget()
    box = guest.box_of(guest.own_card(1))
    guest.mouse(pygame.MOUSEBUTTONDOWN, *box.middle)
    guest.turn()
    watch.before = drawn_in(guest, box)
    for step in (40, 60):
        guest.mouse(pygame.MOUSEMOTION, box.middle[0] + step, box.middle[1] - step)
    return guest, box


# -- around a deal -----------------------------------------------------------------------------------------------------


def pages(visit: Open, watch: Watch, **chosen: SettingValue) -> Visitor:
    visitor = visit(**chosen)
    visitor.draws = True
    visitor.turn()
    watch.forget()
    return visitor


def presses_a_button(visit: Open, watch: Watch) -> tuple[Somebody, Words]:
    visitor = pages(visit, watch)
    visitor.click("settings")
    return visitor, say("settings_more")


def mixes_the_pack(visit: Open, watch: Watch) -> tuple[Somebody, Words]:
    visitor = pages(visit, watch)
    visitor.scenes.push(
        UmschlagScene(visitor.player, visitor.house.kit.aloud, visitor.player.setup, "heard", lambda *chosen: None)
    )
    visitor.turn()
    return visitor, say("umschlag_partners")


def mixes_for_the_next_deal(visit: Open, watch: Watch) -> tuple[Somebody, Words]:
    visitor, game = pages(visit, watch), played(LEINFELDEN, 1)
    after(visitor, game)
    assert game.dealer == ME
    return visitor, say("you_shuffle")


def ends_a_deal(won: bool) -> Situation:
    def there(visit: Open, watch: Watch) -> tuple[Somebody, Words]:
        visitor, game = pages(visit, watch), written(0 if won else 1, GIVE, (0, 0), (0, 1) if won else (1, 0))
        after(visitor, game)
        return visitor, how_it_ended.headline(game, seating(LEINFELDEN))

    return there


def ends_the_match(won: bool) -> Situation:
    def there(visit: Open, watch: Watch) -> tuple[Somebody, Words]:
        visitor, game = pages(visit, watch), played(LEINFELDEN._replace(scoring="race", strokes=2), 400)
        game.standing = game.standing._replace(winner=0 if won else 1)
        after(visitor, game)
        visitor.wait(10.0)  # until the page has been read
        watch.forget()
        visitor.click("to_the_match")
        return visitor, say("match_won" if won else "match_lost")

    return there


def written(winner: int, phase: str, before: tuple[int, int], score: tuple[int, int]) -> Game:
    """A match after a deal by which the score has changed so."""
    game = played(LEINFELDEN, 1)
    stood, stands = Standing(phase, 1, before), Standing(phase, 2, score)
    result = Result("aus", (winner,), (0, 0), (104, 30) if winner == 0 else (30, 104), (4, 2))
    game.past[-1], game.standing = past_deal(result, stood, stands, [(winner, AUS)]), stands
    assert stands.winner == NOBODY
    return game


def keeps_score(score_on: str, phase: str = GIVE, before: int = 0, score: int = 1) -> Situation:
    """The hand at slate, mats or pad."""

    def there(visit: Open, watch: Watch) -> tuple[Somebody, Words]:
        visitor = pages(visit, watch, score_on=score_on)
        after(visitor, written(0, phase, (3, before), (3, score)))
        return visitor, halves(visitor.house.kit.screen.design).slate

    return there


def lifts_the_mat(visit: Open, watch: Watch) -> tuple[Somebody, Words]:
    """It lies over the own points."""
    guest = learned(Guest(others=others(3), draws=True, aid_strip=True, aid_my_points=True))
    guest.turn()
    box = guest.box_of(ItemId("mat"))
    watch.forget()
    watch.before = drawn_in(guest, box)
    guest.key(pygame.K_b)
    return guest, box


SITUATIONS: dict[tuple[str, str], Situation] = {
    ("pair_bell", "a pair"): says(DECLARE + 2, "Zwanzig!"),
    ("knuckles_on_table", "Aus"): says(AUS, "Aus!"),
    ("knuckles_on_table", "as in 1907"): knocks_in_1907,
    ("accused", "over"): says(ACCUSE + 1, "Übergaigelt!"),
    ("knock_on_deck", "not cut"): knocks_on_the_pack,
    ("soft_error", "refused"): is_refused,
    ("your_turn", "waited for"): is_waited_for,
    ("button_click", "a call"): presses_a_call,
    ("button_click", "on a page"): presses_a_button,
    ("card_picked", "taken up"): takes_a_card,
    ("shuffle", "before a match"): mixes_the_pack,
    ("shuffle", "between deals"): mixes_for_the_next_deal,
    ("round_won", "a deal"): ends_a_deal(won=True),
    ("round_lost", "a deal"): ends_a_deal(won=False),
    ("match_won", "a match"): ends_the_match(won=True),
    ("match_lost", "a match"): ends_the_match(won=False),
    ("chalk_stroke", "at the table"): crosses_the_sum_out,
    ("chalk_stroke", "on the slate"): keeps_score("slate"),
    ("slate_wipe", "off the slate"): keeps_score("slate", CLEAN, 3, 2),
    ("pencil_stroke", "on the pad"): keeps_score("paper"),
    ("mat_laid", "in the score"): keeps_score("mats"),
    ("mat_laid", "over the points"): lifts_the_mat,
}


@one_in(12, "situation", SITUATIONS, ids=" ".join)
def test_what_is_heard_stands_on_the_screen_or_is_drawn(visit: Open, watch: Watch, situation: tuple[str, str]) -> None:
    kind = situation[0]
    somebody, told = SITUATIONS[situation](visit, watch)
    if isinstance(told, str):
        watch.until(somebody, kind, Box(0, 0, 1, 1))
        assert told in watch.reads(somebody)
    else:
        before = watch.until(somebody, kind, told)
        somebody.wait(A_GLANCE)
        assert drawn_in(somebody, told) != before


def test_a_knock_that_is_no_word_has_a_caption_U() -> None:
    rules = PRESETS["uspcc-1907"]
    knock = Cue("knuckles_on_table", 1)
    bubble = bubble_to_read(knock, rules, captions=True)
    assert bubble is not None and bubble.words == say("caption_knock") and bubble.seat == 1
    assert bubble_to_read(knock, rules, captions=False) is None
    assert bubble_to_read(Cue("card_snap"), rules, captions=True) is None
