"""The table in words: it tells nothing that the eye may not see, and can be played at by its words alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.table.play.choosing import Advised
from gaigel_desktop.text import speech
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window.spoken.tree import Deed, InWords, Node, Wanted, found
from tests.referee import lay_instead
from tests.scenario import lay
from tests.scramble import reshuffled
from tests.tiers import first_of

from .blind import Blind
from .guest import Guest
from .laid import others, sits
from .test_claims import asked
from .test_stops import own_trick
from .test_tooltips import guest_there

PLENTY: dict[str, SettingValue] = {
    "aid_mark_legal": True,
    "aid_my_points": True,
    "aid_strip": True,
    "aid_say_tricks": True,
}
FAST: dict[str, SettingValue] = {"speed": "none", "trick_stays": 0.0}


@pytest.fixture(autouse=True)
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is painted: that is what such tests spend their time on."""
    monkeypatch.setattr(Guest, "draws", False)


@pytest.fixture
def languages(catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, ...]]:
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    yield tuple(LANGUAGES)
    speak("en")


def tree(guest: Guest) -> InWords:
    return guest.table.spoken()


def node(guest: Guest, key: str) -> Node:
    there = found(tree(guest), key)
    assert there is not None, key
    return there


def ask(guest: Guest, key: str, deed: Deed = "press") -> None:
    guest.scenes.do(Wanted(key, deed), guest.now)
    guest.turn()


# -- a deal by words alone ---------------------------------------------------------------------------------------------


def scrambled(guest: Guest, dice: Random) -> bool:
    """Whether the tree is another one when the cards that nobody here can see are others."""
    deal, before = guest.deal.copy(), tree(guest)
    lay_instead(guest.deal, reshuffled(deal, 0, dice))
    other = tree(guest) != before
    lay_instead(guest.deal, deal)
    return other


@first_of(1, "preset, players", [("leinfelden", 4), ("uspcc-1907", 4), ("wikipedia", 6), ("rutesheim", 3)])
def test_a_blind_player_plays_a_deal_by_words_that_the_eye_may_read(preset: str, players: int) -> None:
    guest, blind, dice = Guest(preset, players, 3, chosen=PLENTY | FAST), Blind(), Random(preset)
    known = None
    for _ in range(600):
        wanted = blind.wants(tree(guest))
        if wanted is not None:
            guest.scenes.do(wanted, guest.now)
        if isinstance(guest.scene, Overlay):
            break
        guest.wake()
        if guest.scene is guest.table and known != (known := (len(guest.state.shown.past), guest.stop)):
            assert not scrambled(guest, dice), "what the eye may not see is not in the tree"
    assert guest.deal.phase == OVER and isinstance(guest.scene, Overlay), "the page about the deal came by itself"


# -- everything has a name ---------------------------------------------------------------------------------------------


def opening() -> Guest:
    return sits(lay("leinfelden", "SA", vorhand="EA EA HK HO E7"))


def panel(button: str) -> Callable[[], Guest]:
    def opened() -> Guest:
        guest = guest_there(**PLENTY)
        ask(guest, f"call {button}")
        return guest

    return opened


def proof() -> Guest:
    guest = Guest(others=others(3))
    for deal in (guest.deal, guest.game.seen_by(0), guest.state.stage.seen):
        deal.proof |= 1 << 1  # Lena, as if she had played a trump to the first trick
    return guest


def hint() -> Guest:
    guest = guest_there(aid_hint=True, aid_take_back=True, aid_cards_gone=True)
    card = guest.hand()[0]
    guest.state.choosing = guest.state.choosing._replace(hint=Advised("Look here.", ("trick", "turned"), (card,)))
    return guest


PLACES: dict[str, Callable[[], Guest]] = {
    "opening": opening,
    "middle": lambda: guest_there(**PLENTY),
    "claim": lambda: asked(aid_strip=True),
    "hint": hint,
    "proof": proof,
    **{button: panel(button) for button in ("melden", "diss", "winken", "uebergaigelt", "aus")},
}


@pytest.mark.usefixtures("languages")
@pytest.mark.parametrize(("language", "meant"), [("en", ""), ("de", "jetzt wird nachgezählt")])
def test_an_answer_in_another_language_says_what_it_means(language: str, meant: str) -> None:
    guest = asked(3, "uspcc-1907")
    speak(language)
    assert node(guest, "choice 0").name == "I question that" and node(guest, "choice 0").about == meant
    assert bool(node(guest, "choice 1").about) is bool(meant)


# -- how it stands -----------------------------------------------------------------------------------------------------


def test_a_hint_lights_in_words_what_it_lights_on_the_table_and_advises() -> None:
    guest = hint()
    assert say("spoken_lit") in node(guest, guest.own_card(0).key).value
    assert say("spoken_lit") in node(guest, "trick").value and say("spoken_lit") in node(guest, "trump 0").value
    guest.state.choosing = guest.state.choosing._replace(
        hint=Advised("Play it.", (), (guest.hand()[1],), (guest.hand()[1],))
    )
    assert say("spoken_advised") in node(guest, guest.own_card(1).key).value and node(guest, "paper").name == "Play it."


def test_an_opponents_sign_is_seen_by_whoever_looks_and_the_partners_by_all() -> None:
    guest = guest_there()
    gesture = say("gesture:tongue")
    for seat in (1, 2):
        guest.state.said.wear(seat, "tongue", guest.now + 60)
    assert gesture in node(guest, "seat 2").value and gesture not in node(guest, "seat 1").value
    ask(guest, "seat 1", "focus")
    assert gesture in node(guest, "seat 1").value and tree(guest).focus == "seat 1"


def test_calls_say_what_they_mean_where_the_screen_does(languages: tuple[str, ...]) -> None:
    assert node(Guest(dealing=0.0), "call melden").value == say("means:melden")
    speak("de")
    assert node(Guest(dealing=0.0, language="de"), "call melden").value == ""


# -- pressing ----------------------------------------------------------------------------------------------------------


def test_a_card_that_is_pressed_is_judged_as_always() -> None:
    guest = opening()
    ask(guest, "way 0")
    assert found(tree(guest), "way 0") is None, "now the card is chosen"
    ask(guest, f"card {FACE_OF['HK']}")
    assert guest.said() == ["This opening needs an Ace that is not trumps."] and guest.deal.trick == []
    ask(guest, guest.own_card(0).key, "focus")
    assert guest.state.pointing.focus == guest.own_card(0) and guest.deal.trick == [], "to come there presses nothing"
    ask(guest, f"card {FACE_OF['EA']}")
    assert guest.deal.trick == [FACE_OF["EA"]]


def test_a_panel_asks_and_only_it_can_be_pressed() -> None:
    guest = panel("winken")()
    asked_now = node(guest, "panel")
    assert asked_now.role == "panel" and len(asked_now.inside) == 6, "five signs and a way back"
    assert not node(guest, guest.own_card(0).key).usable and not node(guest, "icon menu").usable
    ask(guest, guest.own_card(0).key)
    assert guest.panel_open and tree(guest).focus == "choice 0", "what cannot be reached is left alone"
    ask(guest, "close 0")
    assert not guest.panel_open and node(guest, guest.own_card(0).key).usable


def test_what_is_asked_by_itself_is_answered_by_its_words() -> None:
    guest = asked()
    stands = node(guest, "choice 1")
    assert stands.name == "Let it stand" and found(tree(guest), "go_on") is None
    ask(guest, stands.key)
    guest.wait(2.0)
    assert guest.deal.claimer < 0 or guest.deal.phase == OVER


def test_a_stop_ends_by_its_word() -> None:
    guest = own_trick()
    assert node(guest, "go_on").name == say("lesson_go_on")
    done = guest.state.stage.seen.done
    ask(guest, "go_on")
    guest.wait(2.0)
    assert guest.state.stage.seen.done > done


def test_a_press_that_meant_another_card_plays_none() -> None:
    """Motion is ended by a press; where a card has come to the hand by that, nobody had spoken of it."""
    guest = own_trick()
    ask(guest, "go_on")
    hand = guest.hand()
    ask(guest, guest.own_card(0).key)
    assert len(guest.hand()) > len(hand) and guest.deal.trick == []
    ask(guest, guest.own_card(0).key)
    assert len(guest.deal.trick) == 1


def test_a_hand_that_is_shown_is_read_until_a_press() -> None:
    guest = proof()
    assert node(guest, "proof 1").name == "Lena: “Zeig!”" and found(tree(guest), "open 1") is None
    ask(guest, "proof 1")
    guest.wait(20.0)
    shown = [each.name for each in node(guest, "open 1").inside]
    assert len(shown) == 5
    ask(guest, "go_on")
    guest.wait(2.0)
    assert found(tree(guest), "open 1") is None and found(tree(guest), "go_on") is None
