"""What is heard at the table: every event in the words of the log, in order, none lost and none twice; what the table
waits for; and nothing that the eye does not see."""

from __future__ import annotations

from random import Random

import pytest

from gaigel_desktop.rules.actions import SIGNAL
from gaigel_desktop.rules.events import Event, Passed, Signed, Swapped, TrickTaken
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.picture.in_words import key_of
from gaigel_desktop.scenes.table import reach
from gaigel_desktop.scenes.table.table_talk import Remark
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import told
from gaigel_desktop.window.spoken.tree import Wanted
from tests.rules.table import Table
from tests.scenario import lay
from tests.scramble import reshuffled

from .blind import Blind
from .guest import NAMES, Guest
from .laid import at, sits
from .test_claims import asked
from .test_names import guest_there
from .test_secrets import IN_WINDOWS, TABLES, somewhere
from .test_spoken import FAST, ask
from .test_stops import own_trick, partner_looks

HELP = {"aid_say_tricks": True, "aid_propose_aus": True, "aid_my_points": True}


@pytest.fixture(autouse=True)
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is painted: that is what such tests spend their time on."""
    monkeypatch.setattr(Guest, "draws", False)


def listening(guest: Guest) -> Guest:
    guest.desk.kit.aloud.heard = True
    return guest


def heard(guest: Guest) -> list[str]:
    return guest.desk.kit.aloud.fetch()


def in_the_log(guest: Guest, event: Event) -> str:
    return told(event, guest.sitting.stage.seen, guest.sitting.seating.names)


# -- everything is heard -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("helped", [False, True])
@pytest.mark.parametrize(("preset", "players", "seed"), [("leinfelden", 4, 3), ("uspcc-1907", 4, 5)])
def test_a_whole_deal_is_heard_at_the_fastest_table(preset: str, players: int, seed: int, helped: bool) -> None:
    guest, blind = listening(Guest(preset, players, seed, **FAST, **(HELP if helped else {}))), Blind()
    said, news = list[str](), list[Event]()
    for _ in range(600):
        wanted = blind.wants(guest.table.spoken())
        if wanted is not None:
            guest.scenes.do(wanted, guest.now)
        if isinstance(guest.scene, Overlay):
            break
        before = len(guest.sitting.shown.past)
        guest.wake()
        news += guest.sitting.shown.past[before:]
        said += heard(guest)
    assert isinstance(guest.scene, Overlay)
    assert news == guest.sitting.chair.news(0), "each of them was told to the picture in this deal"
    rest = iter(said)
    for event in news:
        words = in_the_log(guest, event)
        if words and not isinstance(event, Passed) and not (helped and isinstance(event, Swapped | Signed)):
            assert any(one.startswith(words) for one in rest), (words, said)
    tricks = [one for one in said if one.startswith(tuple(f"{name} takes the trick" for name in NAMES))]
    assert len(tricks) == sum(isinstance(event, TrickTaken) for event in news), "and none of them twice"
    points = [one for one in said if one.startswith(f"{say('past_points')}: ")]
    assert len(points) == 1 and len(set(said[said.index(points[0]) :])) == len(said) - said.index(points[0]), (
        "then the page about the deal, and nothing of it twice"
    )


def test_calls_are_heard_with_what_they_mean() -> None:
    def told_there(table: Table) -> None:
        table.opens("elfen", "EA").rest_discard()

    guest = listening(sits(lay("leinfelden", "SA", vorhand="EA HK HO"), told_there))
    heard(guest)
    ask(guest, "call 0 melden")
    assert say("ask_declare") in heard(guest)
    ask(guest, f"card {at(guest, 'HK')}")
    guest.wait(1.0)
    assert "Ich: the pair of hearts, “Zwanzig!” (King and Ober: twenty)" in heard(guest)


# -- what the table waits for ------------------------------------------------------------------------------------------


def test_it_is_said_once_whose_turn_it_is() -> None:
    guest = listening(guest_there())
    guest.turn()
    assert heard(guest).count(say("your_turn")) == 1
    guest.wait(20.0)
    assert heard(guest) == [], "nobody nags"


def test_a_stop_says_what_ends_it() -> None:
    guest = listening(own_trick())
    guest.turn()
    assert heard(guest) == [say("gather")]
    ask(guest, "go_on")
    guest.wait(4.0)
    said = heard(guest)
    assert said[:2] == ["Ich takes the trick", "Everybody draws, Ich first"] and say("your_turn") in said
    looked = listening(partner_looks())
    looked.turn()
    assert heard(looked)[-1] == say("partner_looks", {"name": "Eugen"})


def test_who_takes_a_trick_is_told_once_with_its_points_and_its_reason() -> None:
    guest = listening(own_trick(aid_say_tricks=True))
    guest.turn()
    (line,) = heard(guest)
    assert line.startswith("Ich takes it with the Ace of acorns: ") and say("press_or_play") in line
    ask(guest, "go_on")
    guest.wait(1.0)
    assert heard(guest)[0] == "Ich takes the trick"


def test_a_question_that_comes_by_itself_is_heard_with_its_answers() -> None:
    guest = listening(asked())
    guest.turn()
    said = heard(guest)
    assert "Rösle says: Aus! Do you believe it? I question that; Let it stand" in said and say("claim_keys") in said
    ask(guest, "choice 1")
    guest.wait(3.0)
    assert any(one.startswith("Ich: “Gilt.”") for one in heard(guest))


def test_a_refusal_a_note_and_talk_are_heard_when_they_are_said() -> None:
    guest = listening(sits(lay("leinfelden", "SA", vorhand="EA HK HO E7 H7")))
    heard(guest)
    ask(guest, "offer 0")
    assert heard(guest) == [say("choose_card")]
    ask(guest, f"card {at(guest, 'E7')}")
    assert heard(guest) == ["This opening needs an Ace that is not trumps."]
    guest.sitting.say("So, so.", None, 1.0)
    guest.sitting.said.remark(Remark(1, "Grüß Gott!"), guest.now)
    assert heard(guest) == ["So, so.", "Lena: “Grüß Gott!”"]


# -- what is whispered is whispered ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("looks", [False, True])
def test_a_sign_is_heard_by_the_partner_and_by_whoever_looks(seat: int, looks: bool) -> None:
    guest = listening(guest_there())
    heard(guest)
    ask(guest, f"seat {seat if looks else 3 - seat}", "focus")
    guest.game.offer(seat, SIGNAL + 1)
    guest.sitting.hear()
    guest.wait(1.0)
    signs = [one for one in heard(guest) if "sign" in one]
    assert bool(signs) is (looks or seat == 2)


@pytest.mark.parametrize(("preset", "players"), TABLES)
@pytest.mark.parametrize("seed", [1])
def test_nothing_hidden_is_in_the_tree_or_heard(preset: str, players: int, seed: int) -> None:
    """Whatever the others hold, whoever goes everywhere and presses everything hears the same."""
    dice = Random(f"heard {preset} {seed}")
    deeds = dice.randrange(26)
    one, twin = (listening(somewhere(preset, players, seed, deeds)) for _ in range(2))
    twin.game._deal = reshuffled(twin.deal, 0, dice)
    twin.now = twin.sitting.now = one.now
    for step in range(40):
        trees = [guest.table.spoken() for guest in (one, twin)]
        assert trees[0] == trees[1] and heard(one) == heard(twin)
        spot = dice.choice(reach.ring(one.sitting))
        draws = preset == IN_WINDOWS and spot.kind == "card"  # what lets the window go by: the cards drawn are others
        for guest in (one, twin):
            guest.scenes.do(Wanted(key_of(spot), "press" if step % 2 and not draws else "focus"), guest.now)
            guest.look_between(0.3)
            if guest.scene is not guest.table:
                guest.scenes.pop()
                guest.turn()
