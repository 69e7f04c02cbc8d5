"""A postcard of a match: painted beside the picture, saved, copied, dropped on the window of a friend and replayed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from io import BytesIO
from pathlib import Path
from unittest.mock import MagicMock, patch

import pygame
import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from gaigel_desktop.controller.records.enclosed import enclose
from gaigel_desktop.controller.records.letter import Sender, written
from gaigel_desktop.controller.store.archive import EVERYTHING, in_order
from gaigel_desktop.controller.store.store import closing
from gaigel_desktop.controller.store.summary import chairs
from gaigel_desktop.controller.store.transfer import exported, take_in
from gaigel_desktop.rules.record import replay
from gaigel_desktop.scenes.past.page import PastScene
from gaigel_desktop.scenes.past.sending import send_match
from gaigel_desktop.scenes.past.wording import STRANGERS, seating_of
from gaigel_desktop.scenes.postcard import painted as painted_card
from gaigel_desktop.scenes.postcard import scene
from gaigel_desktop.scenes.postcard.lying import TurnedCard
from gaigel_desktop.scenes.postcard.making import Made, Making
from gaigel_desktop.scenes.postcard.scene import PostcardScene
from gaigel_desktop.scenes.postcard.told import Evening, Whom
from gaigel_desktop.scenes.replay.scene import Replay
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.assets import asset
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import portrait_file
from tests.controller.past_games import keep, played, table
from tests.scenes.looks import in_every_language, in_some_looks
from tests.tiers import first_of, thorough
from tests.waiting import wait_until

from .pages import Open, Visitor, troubles
from .test_evening_pages import LEINFELDEN, seating
from .test_evening_pages import played as evening_of

pytestmark = thorough

MOST = 1_500_000  # bytes


def evening(deals: int = 9) -> Evening:
    return Evening(tuple(evening_of(LEINFELDEN, deals).records), seating(LEINFELDEN), "2026-11-23")


def before_it(visitor: Visitor, sent: Evening | None = None) -> Visitor:
    visitor.scenes.push(PostcardScene(visitor.desk, sent or evening(), visitor.scenes.pop))
    visitor.turn()
    return visitor


def waited_for(visitor: Visitor, words: str) -> Visitor:
    """What is done beside the picture is over, and the page has noticed."""

    def is_over() -> bool:
        visitor.wait(theme.GLANCE)
        return not visitor.sees(say(words))

    wait_until(is_over, f"the page no longer says {say(words)!r}")
    return visitor


def at_once(work: Callable[..., TurnedCard], *given: object) -> Future[TurnedCard]:
    """Done before anybody says that it was begun."""
    done: Future[TurnedCard] = Future()
    done.set_result(work(*given))
    return done


@pytest.fixture
def painted() -> Made:
    """A postcard that took no time."""
    return Made(pygame.Surface((300, 200)), b"a picture")


@pytest.mark.parametrize(("language", "many"), [("en", "1 deals"), ("de", "1 Spiele"), ("es", "1 manos")])
def test_a_match_of_one_deal_is_not_told_as_many(visit: Open, language: str, many: str, painted: Made) -> None:
    with patch("gaigel_desktop.scenes.postcard.making._make", return_value=painted):
        visitor = before_it(visit((1280, 720), language=language), evening(1))
    assert visitor.sees(say("postcard_inside"))
    assert not visitor.sees(many)


@in_some_looks
def test_the_page_can_be_read_and_used(
    visit: Open, size: tuple[int, int], language: str, text: int, painted: Made
) -> None:
    visitor = visit(size, language=language, text_size=text)
    with patch("gaigel_desktop.scenes.postcard.making._make", return_value=painted):
        before_it(visitor)
        waited_for(visitor, "postcard_writing")
        visitor.click("postcard_copy")
        visitor.click("postcard_save")
        waited_for(visitor, "postcard_saving")
    assert troubles(visitor) == []


def lies(visitor: Visitor) -> tuple[int, int] | None:
    """How large the card lies on the table."""
    assert isinstance(visitor.scene, PostcardScene)
    lain = visitor.scene._postcard._lying.lain
    return None if lain is None else lain.card.get_size()


def test_the_card_is_turned_beside_the_picture_as_large_as_the_window_lets_it(visit: Open, painted: Made) -> None:
    """However soon that is done, the page lays it, and again after the window has another size; save has the focus."""
    visitor = visit()
    with patch("gaigel_desktop.scenes.postcard.making._make", return_value=painted):
        before_it(visitor)
        waited_for(visitor, "postcard_writing")

    def is_laid() -> bool:
        visitor.wait(theme.GLANCE)
        return lies(visitor) is not None

    wait_until(is_laid, "the card lies on the table")
    small = lies(visitor)
    assert small is not None and visitor.page.focus == "postcard_save"
    visitor.desk.kit.screen.resize((1920, 1080))
    with patch("gaigel_desktop.scenes.postcard.lying.reader") as beside:
        beside.return_value.submit = at_once
        visitor.scene.resize()
        assert lies(visitor) == small
        visitor.turn()
    large = lies(visitor)
    assert large is not None and large[0] > small[0]


@in_every_language
def test_a_postcard_is_sent_and_opened_again(visit: Open, language: str, tmp_path: Path) -> None:
    """From the page after the match to a file, and from that file on the title of a friend to the deal told again."""
    visitor = visit(language=language, name="Anna")
    sent = evening()
    before_it(visitor, sent)
    waited_for(visitor, "postcard_writing")
    visitor.click("postcard_save")
    waited_for(visitor, "postcard_saving")
    path = tmp_path / "gaigel-2026-11-23.png"
    assert visitor.sees(say("postcard_saved", {"path": path}))
    with Image.open(BytesIO(path.read_bytes())) as picture:
        assert picture.size == (1800, 1200) and picture.format == "PNG"
        picture.load()
    assert path.stat().st_size < MOST
    visitor.scenes.pop()
    visitor.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
    while isinstance(visitor.scene, PastScene) and visitor.scene._games.files.busy:
        visitor.wait(theme.GLANCE)
    store = visitor.desk.store
    assert store is not None
    there = [deal.record for deal in in_order(store.database, EVERYTHING)]
    assert [(each.deck, each.actions) for each in there] == [(each.deck, each.actions) for each in sent.records]
    chairs_there = [chairs(deal.about) for deal in in_order(store.database, EVERYTHING)]
    assert {tuple(chair["name"] for chair in sat) for sat in chairs_there} == {("Anna", *sent.seating.names[1:])}
    assert [replay(each).result for each in there] == [each.result for each in sent.records]
    visitor.click("tab deals")
    visitor.click("look_at")
    assert isinstance(visitor.scene, Replay)


@first_of(2, "odd", ["", "../../../../elsewhere/x", "somebody of next year", "/elsewhere", "mina"])
def test_whoever_is_not_known_here_gets_a_face_that_is(tmp_path: Path, odd: str) -> None:
    """Nothing is looked for outside, and nobody has the face of whoever opens the picture, nor two the same."""
    sender = Sender(("Anna", "Eugen", "Lena", "Ilse"), ("anne", "eugen", "lena", odd))
    path = tmp_path / "card.png"
    path.write_bytes(enclose(_one_pixel(), written(sender, exported(evening(1).records))))
    with closing(tmp_path / "games.sqlite") as store:
        list(take_in(store.database, path, "2026-11-23T22:00:00"))
        (deal,) = in_order(store.database, EVERYTHING)
    there = seating_of(deal, "Mina", "mina")
    assert there.names == sender.names and there.portraits[:3] == sender.portraits[:3]
    assert len(set(there.portraits)) == 4 and all(asset(portrait_file(face)).is_file() for face in there.portraits)
    assert there.portraits[3] == odd if odd == "mina" else there.portraits[3] in STRANGERS


def _one_pixel() -> bytes:
    out = BytesIO()
    Image.new("L", (1, 1)).save(out, "PNG")
    return out.getvalue()


def test_the_page_says_all_that_stands_on_the_card(visit: Open, painted: Made) -> None:
    visitor = visit(name="Anna")
    with patch("gaigel_desktop.scenes.postcard.making._make", return_value=painted):
        before_it(visitor)
    told = next(meaning for meaning in visitor.meanings() if meaning.name == say("postcard_picture"))
    assert "Anna" in told.value and "23 November 2026" in told.value and say("postcard_title") in told.value


def test_nobody_is_you_on_a_postcard(visit: Open, painted: Made) -> None:
    with patch("gaigel_desktop.scenes.postcard.making._make", return_value=painted):
        making = Making(visit().desk, evening())
    assert making.card.people[0].name == say("postcard_me")


def test_the_match_of_somebody_else_keeps_its_names(visit: Open, painted: Made) -> None:
    with patch("gaigel_desktop.scenes.postcard.making._make", return_value=painted) as make:
        making = Making(visit(name="Anna").desk, evening()._replace(own=False))
        making._work.result()
    assert making.card.people[0].name == "You"
    assert '"names": ["You",' in make.call_args.args[2]


def test_nothing_is_written_over_and_nothing_lost(visit: Open, painted: Made, tmp_path: Path) -> None:
    visitor = visit()
    with patch("gaigel_desktop.scenes.postcard.making._make", return_value=painted):
        before_it(visitor)
        waited_for(visitor, "postcard_writing")
    for name in ("gaigel-2026-11-23.png", "gaigel-2026-11-23-2.png"):
        visitor.click("postcard_save")
        waited_for(visitor, "postcard_saving")
        assert (tmp_path / name).read_bytes() == b"a picture"
    with patch.object(scene, "pictures_folder", lambda: tmp_path / "games.sqlite" / "no folder"):
        visitor.click("postcard_save")
        waited_for(visitor, "postcard_saving")
    assert visitor.sees(say("postcard_not_saved", {"path": "*"}).partition("*")[0])
    assert sorted(path.suffix for path in tmp_path.glob("gaigel-*")) == [".png", ".png"]


@pytest.mark.parametrize("takes", [True, False])
def test_the_page_is_honest_about_the_clipboard(visit: Open, painted: Made, takes: bool) -> None:
    visitor = visit()
    with patch("gaigel_desktop.scenes.postcard.making._make", return_value=painted):
        before_it(visitor)
        waited_for(visitor, "postcard_writing")
    visitor.desk.kit.aloud.heard = True
    with patch.object(scene, "copy_picture", return_value=takes) as copy:
        visitor.click("postcard_copy")
    copy.assert_called_once_with(b"a picture")
    assert visitor.sees(told := say("postcard_copied" if takes else "postcard_not_copied"))
    assert told in visitor.desk.kit.aloud.fetch()


def test_a_postcard_that_breaks_says_so(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    with patch("gaigel_desktop.scenes.postcard.making._make", side_effect=RuntimeError):
        visitor = before_it(visit())
        waited_for(visitor, "postcard_writing")
    assert visitor.sees(say("postcard_broken"))
    assert "postcard_save" not in {meaning.key for meaning in visitor.meanings()}


def test_a_past_match_is_sent_from_the_files(visit: Open, painted: Made) -> None:
    visitor = visit()
    assert visitor.desk.store is not None
    keep(visitor.desk.store, table(LEINFELDEN), played(LEINFELDEN, 3))
    visitor.click("past")
    visitor.click("tab files")
    with patch("gaigel_desktop.scenes.postcard.making._make", return_value=painted):
        visitor.click("as_postcard")
        assert isinstance(visitor.scene, PostcardScene)
        visitor.scene._postcard._making._work.result()
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.scene, PastScene)


@pytest.mark.parametrize("day", ["2025-12-31", "", "2025-02-30", "not-a-day"])
def test_a_match_that_is_sent_on_ended_when_it_ended(visit: Open, painted: Made, day: str, tmp_path: Path) -> None:
    """And not on the day on which it came in; but what is no day is none."""
    visitor, path = visit(), tmp_path / "card.png"
    path.write_bytes(enclose(_one_pixel(), written(Sender(day=day), exported(evening(2).records))))
    assert visitor.desk.store is not None
    list(take_in(visitor.desk.store.database, path, "2026-11-23T22:00:00"))
    deal = next(in_order(visitor.desk.store.database, EVERYTHING))
    with patch("gaigel_desktop.scenes.postcard.making._make", return_value=painted):
        assert send_match(visitor.desk, visitor.scenes, deal)
        visitor.turn()
    assert isinstance(visitor.scene, PostcardScene)
    visitor.scene._postcard._making._work.result()
    assert visitor.scene._postcard._evening.day == (day if day == "2025-12-31" else "2026-11-23")


@first_of(1, "size", [(1024, 640), (1280, 720), (3840, 2160)])
def test_there_is_more_to_see_than_to_read(visit: Open, size: tuple[int, int]) -> None:
    visitor = visit(size)
    visitor.scenes.push(PostcardScene(visitor.desk, evening(2), visitor.scenes.pop))
    visitor.turn()
    boxes = [each.box for each in visitor.page.placed() if isinstance(each.widget, scene.CardOnTable)]
    assert boxes and boxes[0].width > 0.58 * visitor.desk.kit.screen.design[0]


def test_what_is_counted_stands_clear_of_the_stamp(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, pen = list[Box](), MagicMock()
    pen.line.side_effect = lambda words, box, *_: drawn.append(box) if words == "Striche" else None
    for number in (2, 8):
        people = tuple(Whom("", f"{at}", at % 2, won=False, score="0") for at in range(number))
        monkeypatch.setattr(painted_card, "_draw_face", lambda *_: None)
        painted_card._draw_people(pen, people, "Striche")
    assert len(drawn) == 2 and all(box.y >= painted_card.STAMP.bottom + 10 for box in drawn)


@pytest.mark.parametrize("name", ["plain.png", "words.png"])
def test_a_picture_without_a_match_gets_one_sentence(visit: Open, name: str, tmp_path: Path) -> None:
    visitor = visit()
    path = tmp_path / name
    words = PngInfo()
    if name == "words.png":
        words.add_text("Comment", "Gruß vom Stammtisch")
    Image.new("RGB", (9, 9)).save(path, pnginfo=words)
    visitor.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
    while isinstance(visitor.scene, PastScene) and visitor.scene._games.files.busy:
        visitor.wait(theme.GLANCE)
    assert visitor.sees(say("letter_none", {"path": path}))
    visitor.click("tab deals")
    assert visitor.sees(say("past_none"))
