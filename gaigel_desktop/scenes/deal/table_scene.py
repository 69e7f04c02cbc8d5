"""The scene of a table: it turns events of the window into intents, carries out effects and opens the pages above.

What is played lies in the evening and its session.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, assert_never

import pygame

from gaigel_desktop.controller.people import Person
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.scenes.after.after_deal import AfterDoors
from gaigel_desktop.scenes.before.cut import CutScene
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.person_form import PersonForm
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.scenes.routes import Cards, Fair, Lesson, Rules
from gaigel_desktop.table.board.item import ItemId, pressed_at
from gaigel_desktop.table.play.described import all_items
from gaigel_desktop.table.play.effects import (
    Aloud,
    AskForWord,
    AskToGuess,
    DealOver,
    Effect,
    FadeTune,
    Guessed,
    Helped,
    LookUp,
    Mute,
    OpenMenu,
    PressPaper,
    ShowAgain,
    Sound,
)
from gaigel_desktop.table.play.guessing import call_of
from gaigel_desktop.table.play.hints import adviser_with
from gaigel_desktop.table.play.session import Session
from gaigel_desktop.table.play.table_state import TableState
from gaigel_desktop.window.boxes import Point
from gaigel_desktop.window.scene import Kit, Scene, Scenes
from gaigel_desktop.window.spoken.tree import InWords, Wanted

from .company import Company, others_at
from .cover import Cover, CoverDoors, CoverScene
from .evening import Evening, TableFor
from .guess_slip import GuessSlip
from .input import intent_of
from .lookup_pages import LookUpScene
from .memories import Memories
from .note_card_placement import NoteCardLayer
from .pages_above import PagesAbove, then
from .table_menu import MenuDoors, table_menu
from .table_picture import TablePicture

if TYPE_CHECKING:
    from gaigel_desktop.table.play.lecture import Lecture


class TableScene:
    """The scene of one match at the table."""

    def __init__(self, table: TableFor, player: OwnPlayer, services: Services, *, news: str = "") -> None:
        """The `news` are what is to be said when the cards lie there."""
        keeper, thinking, tonight, current, *_ = services
        who_remember = () if table.seating.several else others_at(table.seating)  # nobody but the owner alone
        memories = Memories(who_remember, player, keeper, current, dice=tonight.dice)
        company = Company(table.party, table.seating, player, tonight, memories, silent=not table.counts)
        self._note_cards = NoteCardLayer(player)
        self.evening = Evening(table, player, company, adviser_with(lambda: thinking.mind), self._note_cards)
        self.match = self.evening.match
        self._player, self._services, self._news = player, services, news
        self._picture: TablePicture | None = None

    @property
    def session(self) -> Session | None:
        """The session of the deal that lies there; None while the cards are shuffled."""
        return self.evening.session

    @property
    def state(self) -> TableState | None:
        """The state of the table as it lies before the player; None while the cards are shuffled."""
        return self.session.state if self.session is not None else None

    @property
    def lecture(self) -> Lecture | None:
        """The scene of a lesson that is played here; None in a match."""
        return self.evening.lecture

    # -- the protocol of a scene ---------------------------------------------------------------------------------

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """Sit down; or come back to the table from what lay above it, with the settings as they are now."""
        self._kit = self._note_cards.kit = kit
        self._scenes, self._now = scenes, now
        self._above = PagesAbove(self._player, self._services, scenes)
        if self._picture is None:
            self._picture = TablePicture(kit, self._player)
            self._sit_down()
            return
        self._picture.clear()
        if self.session is not None:
            self.session.running.come_back(now)
        self.resize()

    def spoken(self) -> InWords:
        """All that lies on the table and can be pressed, in words for screen readers."""
        from gaigel_desktop.table.play.table_in_words import table_in_words  # for those who hear the game

        return table_in_words(self.state, leads_on=self.session is not None and self.session.leads_on)

    def do(self, wanted: Wanted, now: float) -> None:
        """Do what somebody wants who hears the table, as with the keys."""
        from .by_ear import intent_of

        if self.session is not None:
            self._now = self.session.state.now = now
            self._carry_out(self.session.do(intent_of(wanted, self.session.state), now))

    def resize(self) -> None:
        """Lay everything out anew: the window has another size, or another look, language or name was chosen."""
        assert self._picture is not None
        evening = self.evening
        name = self._player.name_beside(others=evening.seating.several)
        evening.seating = evening.seating.own(name, self._player.portrait)
        self._picture.look_again()
        if self.session is not None:
            seating = self.session.state.seating
            self.session.state.seating = evening.seating._replace(me=seating.me, to_all=seating.to_all)
            self.session.running.lay_out()

    def update(self, now: float) -> float | None:
        """Let the table go on."""
        self._now = now
        if self.session is None:  # what lay there was shown to others
            self._next_deal()
            return 0
        troubles, news = self._player.troubles, ""
        if self._news or troubles.untold:
            news, self._news = " ".join(filter(None, (self._news, troubles.new()))), ""
            troubles.has_told()
        effects, rests = self.session.update(now, news)
        self._carry_out(effects)
        laptop = self.evening.laptop
        if laptop is None or self._scenes.top is not self:
            return rests
        cover = self.evening.cover_due(now)
        if cover is not None:
            self._lay_cover(cover)
        return min(rests, laptop.wakes_at - now) if now < laptop.wakes_at else rests

    def draw(self) -> None:
        """Draw the table, as far as it has changed."""
        assert self._picture is not None
        if self.state is None:
            self._picture.draw_bare()
        else:
            self._picture.draw(self.state)

    def handle(self, event: pygame.Event, now: float) -> None:
        """Do what mouse and keys mean; when a deal has been looked at again, any of them leads on."""
        if self.session is None:
            return
        self._now = self.session.state.now = now
        intent = intent_of(event, self.session.state, self._kit.screen)
        if intent is not None:
            self._carry_out(self.session.do(intent, now))

    # -- what is to be done outside of the deal --------------------------------------------------------------------

    def _carry_out(self, effects: tuple[Effect, ...]) -> None:
        """Carry out what the session has asked for, in order."""
        for effect in effects:
            self._do(effect)

    def _do(self, effect: Effect) -> None:
        sounds, story = self._kit.sounds, self._services.current.story
        match effect:
            case Sound(kind, pan, softer):
                sounds.play(kind, self._now, pan=pan, softer=softer)
            case FadeTune():
                sounds.fade_tune()
            case Mute(muted):
                sounds.muted = muted
            case Aloud(words):
                self._kit.aloud.say(words)
            case Helped(by):
                if story is not None and self.evening.owner_has_laptop:
                    story.helped(by)
            case AskToGuess(event):
                self._ask_to_guess(event)
            case Guessed(points):
                if story is not None and self.match.last_record is not None:
                    story.guess(self.match.last_record, points)
            case DealOver():
                self.tell_result()
            case ShowAgain(words):
                self._carry_out(self.evening.show_again(words, self._now))
            case PressPaper(at):
                self._carry_out(self.evening.press_paper(at, self._now))
            case LookUp(what):
                self._look_up(what)
            case OpenMenu():
                self._open_menu()
            case AskForWord(seat):
                self._lay_cover(Cover(seat, word=True))
            case _:
                assert_never(effect)

    # -- deals ---------------------------------------------------------------------------------------------------

    def _sit_down(self) -> None:
        if self.evening.has_deal:
            self.evening.sit_down(self._now)
        else:
            self._next_deal()

    def _next_deal(self) -> None:
        """Have the next deal cut and dealt: the player chooses where to cut; the others throw dice; nobody does where
        it is laid."""
        evening = self.evening
        evening.company.leave_sheet(self._now)
        if evening.laid is not None:
            self._carry_out(evening.deal_laid(evening.laid, self._now))
        elif evening.person_cuts:
            evening.session = None
            who = evening.seating.names[evening.cutter] if evening.seating.several else ""
            self._scenes.push(CutScene(self._player, self, evening.may_knock, self._cut, evening.sealed, who=who))
        else:
            self._carry_out(evening.deal_cut_by_others(self._now))

    def _cut(self, place: int | None) -> None:
        """Deal after the player has cut, or knocked."""
        self._scenes.pop()
        self._carry_out(self.evening.deal_cut_at(place, self._now))

    def tell_result(self) -> None:
        """Show what the deal came to, when everything of it has been shown."""
        evening, ending = self.evening, self.evening.ending
        story, record = self._services.current.story, self.match.last_record
        doors = AfterDoors(
            next_deal=then(self._scenes.pop, self._next_deal),
            look_again=self._look_again,
            leave=self._to_title if ending.counts and ending.deals_follow else self._leave,
            revenge=then(self._leave, ending.revenge) if ending.revenge is not None else None,
            standings=None if ending.deals_follow else self._leave,
            counts=ending.counts,
            review=partial(self._above.review, self.match, evening.seating, ending.practise),
            talk=evening.company.beside_sheet(self.state.said if self.state is not None else None, self._now),
            guess=story.guessed(record) if record is not None and story is not None else None,
            prints=self._services.prints,
            new=self.state.offered if self.state is not None else None,
            learn=lambda lesson: self._services.open(Lesson(lesson)),
        )
        self._scenes.push(ending.page(self, evening.party, evening.seating, self._player, doors))

    def _ask_to_guess(self, event: Event) -> None:
        """Ask for a guess before the count that begins with this event; the slip lies there until it is answered."""
        session = self.session
        if session is None:
            return

        def answer(points: int | None) -> None:
            session.guessing.answer(event, points)
            self._carry_out(session.take_effects())
            self._scenes.pop()

        self._scenes.push(GuessSlip(self._player, self, session.state, lambda: call_of(event, session.state), answer))

    def _look_again(self) -> None:
        """Show the deal that is over, step by step."""
        if self.match.last_record is not None:
            self._above.look_again(self.match.last_record, self.evening.seating, self.evening.ending)

    # -- a laptop that several people share ----------------------------------------------------------------------

    def _lay_cover(self, cover: Cover) -> None:
        """Turn all hands face down, and lay the cover over the table until somebody lifts it."""
        evening, now = self.evening, self._now
        evening.cover(cover.seat, now)
        assert self.state is not None
        doors = CoverDoors(
            lift=lambda cover: self._from_cover(lambda: evening.lift(cover, self._now)),
            let_pass=lambda seat: self._from_cover(lambda: evening.let_pass(seat, self._now)),
            ask_for_word=lambda seat: self._from_cover(lambda: self._lay_cover(Cover(seat, word=True))),
            taken_back=self._scenes.pop,
            lies_at=self._lies_at,
            menu=lambda: self._from_cover(self._open_menu),
            tells=not self.match.standing.deals,
        )
        self._scenes.push(CoverScene(self._player, self, self.state, cover, doors))

    def _from_cover(self, then: Callable[[], None]) -> None:
        """Take the cover away, and go on with what was chosen on it."""
        self._scenes.pop()
        then()

    def _lies_at(self, point: Point) -> ItemId | None:
        """What can be pressed at this point of the table; None where nothing can."""
        item = pressed_at(all_items(self.state), point) if self.state is not None else None
        return item.id if item is not None else None

    # -- doors ---------------------------------------------------------------------------------------------------

    def _open_menu(self) -> None:
        counts, ending, away = self.evening.counts, self.evening.ending, partial(then, self._scenes.pop)
        show = partial(self._above.lay_open, self, self.match, self._show_others)
        doors = MenuDoors(
            resume=self._scenes.pop,
            open_route=self._services.open,
            fair=self._fair() if counts else None,
            show_deal=away(show) if counts and ending.present is not None and self.evening.laid is None else None,
            give_up_deal=away(self.evening.give_up_deal) if counts and self._may_give_up else None,
            give_up_match=self._give_up_match if counts else None,
            leave=self._to_title if counts else self._leave,
            person=self._own_help(),
        )
        leaving = "leave" if counts else "stop_lesson" if self.lecture is not None else "stop_practice"
        self._scenes.push(table_menu(self, self.match, self._player, doors, leaving))

    @property
    def _may_give_up(self) -> bool:
        """Whether a deal can be given up here: not where people sit against each other, for it is not one's alone."""
        return not self.evening.seating.sides_have_names(sides_of(self.match.rules))

    def _own_help(self) -> Callable[[], None] | None:
        """What helps whoever has the laptop before them, on a card of paper; None for the owner, who has settings, and
        while nobody has it."""
        laptop = self.evening.laptop
        if laptop is None or laptop.covered or laptop.front == self.evening.seating.me:
            return None
        person = self._player.people.named(self.evening.seating.names[laptop.front])
        if person is None:
            return None

        def change(changed: Person) -> None:
            self._player.people.change(changed)
            if self.session is not None:
                self.session.running.read_settings()

        form = Overlay(self._player, self, PersonForm(self._player, person, change))
        return then(self._scenes.pop, partial(self._scenes.push, form))

    def _fair(self) -> Fair | None:
        """How the pack is sealed that is played, and how that is checked; None where everybody knows it anyway, for the
        date gives it, or it was laid."""
        if self.evening.sealed.public or self.evening.laid is not None:
            return None
        match = self.match
        return Fair(self.evening.seal, match.word) if match.playing else Fair()

    def _look_up(self, what: str) -> None:
        """Open what is asked for above the table."""
        match what:
            case "rules":
                self._services.open(Rules(self.match.rules))
            case "cards":
                self._services.open(Cards(self.match.rules))
            case "menu":
                self._open_menu()
            case "back" if self.lecture is not None:
                self._leave()
            case _ if self.state is not None:
                self._scenes.push(LookUpScene(what, self._player, self, self.state))

    def _show_others(self, record: Record) -> None:
        """Show the deal to others, laid open; when everybody has seen it, another one is dealt."""
        self._scenes.pop()
        self.evening.session = None
        if self.evening.ending.present is not None:
            self.evening.ending.present(record, len(record.actions))

    def _give_up_match(self) -> None:
        self.match.give_up_match()
        self._leave()

    def _to_title(self) -> None:
        """Go to the title, whatever lies between."""
        if self.evening.counts:
            self._services.current.table = None
        above_title = self._scenes.lying[1]
        self._scenes.take_away(above_title)
        self._scenes.come_on()

    def _leave(self) -> None:
        """Go back to where the match was begun; what lies above the table goes with it."""
        if self.evening.counts:
            self._services.current.table = None
        above: Scene | None = self._scenes.top
        self._scenes.pop()
        if above is not self:
            self._scenes.pop()
