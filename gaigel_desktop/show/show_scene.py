"""The show: a piece at one of its places, as a room sees it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.scenes.parts.table_look import room_look
from gaigel_desktop.scenes.routes import Programmes
from gaigel_desktop.show.plan.show import Show
from gaigel_desktop.show.plan.show_progress import Presented
from gaigel_desktop.table.board.cues import play_cue
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.motion.tempo import tempo_of
from gaigel_desktop.window.mouse import place_of
from gaigel_desktop.window.scene import Kit, Scenes, sooner
from gaigel_desktop.window.spoken.tree import InWords, Wanted

from . import keys, seating_shown, show_announcer, show_in_words
from .captions_below import Captioned, said_at
from .deal_playback import Walk
from .keys_page import KeyScene
from .pacing import ITSELF, Going
from .paint_room import RoomPainter
from .pause_menu import PauseMenu, PauseScene
from .presenter_actions import Steering, Ways
from .question_scene import Question, Setting
from .questions_asked import Questions
from .room_picture import Room, room_table
from .seen_by_room import room_of
from .view_options import Viewing, viewing_of

RIGHT_BUTTON: Final = 3
PRESSED: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


class ShowScene:
    """What a room sees of a show."""

    def __init__(
        self, player: OwnPlayer, services: Services, show: Show, leave: Callable[[], None], *, by_itself: bool = False
    ) -> None:
        """By itself it goes on without anybody and without a sound; `leave` comes when its last piece is over."""
        self._player, self._services, self._by_itself = player, services, by_itself
        self.presented = Presented(show, partial(seating_shown.players, services.thinking))
        going = Going(ITSELF if by_itself else player.settings.show_pace, ends=not by_itself)
        walk = Walk(self._lay, tempo_of(player))
        questions = Questions(self.presented, self._setting)
        ways = Ways(
            self._pause,
            self._look_up_keys,
            self._open_programmes,
            leave,
            questions.here,
            self._reads,
            lambda: self.seating,
        )
        self.steering = Steering(self.presented, walk, going, viewing_of(player.settings), ways)
        self._walk = walk
        self._told = Captioned(self.presented)
        self._kit: Kit | None = None
        self._now = 0.0
        self._room: Room | None = None  # what is seen besides the cards, as long as it stays the same
        self._dirty = True

    # -- the protocol of a scene ---------------------------------------------------------------------------------

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """Come on with the first title; or come back to the place that was seen."""
        self._scenes = scenes
        if self._kit is None:
            self._kit = kit
            self._heard = show_announcer.Narrator(kit.aloud)
            self._walk.go(self.presented)
        self.resize()

    @property
    def kit(self) -> Kit:
        """What it draws with."""
        assert self._kit is not None
        return self._kit

    def resize(self) -> None:
        """Lay the show out anew for another size of the window."""
        self._paint = RoomPainter(self.kit, room_look(self._player))
        self._walk.lay_out()
        if self.steering.question is not None:
            self.steering.question.resize()
        self._is_other()

    def update(self, now: float) -> float | None:
        """Cards glide; what goes on by itself does so when what is seen has been seen for long enough."""
        self._now = now
        telling = self._walk.telling
        moved, at = telling.stage.rests_until(now) <= now, telling.at
        cues = self._walk.update(now)
        if cues or telling.at != at:
            self._is_other()
        for cue in cues:
            if not self._by_itself:
                play_cue(self.kit.sounds, cue, now)
        pause = sooner(self._walk.pause_until(now), self._asks(now))
        self._tell(now)
        self._dirty = self._dirty or moved or pause == 0
        return pause if pause is not None else self._go_on(now)

    def _asks(self, now: float) -> float | None:
        """The question goes on, if one is asked; how long it rests."""
        question = self.steering.question
        pause = question.update(now) if question is not None else None
        if pause is not None:
            self._walk.rest()
            self._dirty = True
        return pause

    def _go_on(self, now: float) -> float | None:
        """How long until the next moment is due, which comes if it is."""
        words = sum(len(line.split()) for line in self.room.said)
        stays = self.steering.going.stays(self.presented, words)
        if stays is None or self.steering.viewing.blank:
            return None
        left = self._walk.has_rested(now, stays)
        if left > 0:
            return left
        self.steering.on(now)
        self._is_other()
        return 0

    def draw(self) -> None:
        """The room's table, or a card of paper on it."""
        if not self._dirty:
            return
        self._dirty = False
        stage, question = self._walk.telling.stage, self._asked()
        if question is not None and not self.steering.viewing.blank:
            question.draw(self._now)
            self.kit.screen.show()
            return
        self._paint.draw(stage, self.room, self.seating, stage.shown_at)
        self.kit.screen.show()

    def spoken(self) -> InWords:
        """What the room sees, and the ways on."""
        title, question = spoken(self.presented.story.title), self._asked()
        if self.steering.viewing.blank:
            return show_in_words.dark(title)
        if question is not None:
            return show_in_words.asked(title, question, self._now)
        if self.room.title is not None:
            return show_in_words.title_page(self.room.title, self.room.said)
        if self.room.cards is not None:
            return show_in_words.cards_page(self.room.cards, self.room.said)
        return show_in_words.deal(title, self._walk.telling.stage, self.room, self.seating)

    def do(self, wanted: Wanted, now: float) -> None:
        """As by a key, or by the mouse."""
        self.steering.wanted(wanted, now)
        self._is_other()
        self._tell(now)

    def _tell(self, now: float) -> None:
        """What is new, for whoever hears it; where nobody leads through it nothing is heard either."""
        if self._heard.listens and not self._by_itself:
            self._heard.hear(self._moment(now))

    def _moment(self, now: float) -> show_announcer.ToHear:
        question, walk, presented = self._asked(), self._walk, self.presented
        if self.steering.viewing.blank:
            return show_announcer.dark()
        if question is not None:
            return show_announcer.asked(question, now)
        if self.room.title is not None:
            return show_announcer.title(self.room.title, self.room.said)
        if self.room.cards is not None:
            return show_announcer.cards(self.room.cards, self.room.said)
        arrived = walk.arrived(presented.place)
        return show_announcer.deal(presented.place.piece, walk.telling, self.room, self.seating, arrived=arrived)

    def _is_other(self) -> None:
        """Something else is said, or seen besides the cards."""
        self._room, self._dirty = None, True

    def handle(self, event: pygame.Event, now: float) -> None:
        """A key of the clicker or the keyboard, or the mouse, whose right button leads back."""
        if event.type in PRESSED:
            self._is_other()
        if event.type == pygame.KEYDOWN:
            self.steering.key(event, now)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT_BUTTON:
            self.steering.do(keys.BACK, now)
        elif event.type == pygame.MOUSEBUTTONDOWN and (point := place_of(event, self.kit.screen)) is not None:
            self.steering.press(point, now)
        self._tell(now)

    # -- what is seen --------------------------------------------------------------------------------------------

    @property
    def seating(self) -> Seating:
        """Who sits where in the deal that is shown."""
        return seating_shown.seating(self._player, self.presented.piece)

    @property
    def room(self) -> Room:
        """What is seen besides the cards."""
        if self._room is None:
            viewing = self.steering.viewing
            said = self._reads(viewing)
            self._room = room_of(self.presented, viewing, self._walk.telling, self.seating, said)
        return self._room

    def _lay(self, seen: View) -> Table:
        """The table as the room sees it."""
        presented = self.presented
        opened = self.steering.viewing.open(int(seen.players), presented.lit, presented.course.held)
        table = room_table(self.kit.screen.design, seen, presented.story.seat, opened, presented.lit)
        return table._replace(untold=presented.untold)

    def _reads(self, viewing: Viewing) -> tuple[str, ...]:
        """What stands in the line, seen like this."""
        return said_at(self.presented, self._told, viewing, self.seating.names)

    def _asked(self) -> Question | None:
        """The question that is asked, seen as the presenter wants it."""
        question, viewing = self.steering.question, self.steering.viewing
        if question is not None:
            question.setting = question.setting._replace(languages=viewing.languages, note=viewing.note)
        return question

    def _setting(self) -> Setting:
        """How a question is seen."""

        def lay(seen: View, lit: int) -> Table:
            return room_table(self.kit.screen.design, seen, self.presented.story.seat, frozenset({lit}), lit)

        languages, tempo = self.steering.viewing.languages, tempo_of(self._player)
        return Setting(self.kit, room_look(self._player), lay, tempo, self.seating, languages)

    # -- over the show -------------------------------------------------------------------------------------------

    def _pause(self) -> None:
        """The menu lies over it; nothing goes on meanwhile."""
        self._walk.rest()
        menu = PauseMenu(self._player, self.steering, self.seating.names, self._from_menu)
        self._scenes.push(PauseScene(self._player, self, menu, self._from_menu))

    def _from_menu(self, deed: str) -> None:
        """The menu is put away, and then something is done."""
        self._scenes.pop()
        if deed:
            self.steering.do(deed, self.steering.now)
        self._is_other()

    def _open_programmes(self) -> None:
        """What else there is to show."""
        self._walk.rest()
        self._services.open(Programmes())

    def _look_up_keys(self) -> None:
        self._walk.rest()
        self._scenes.push(KeyScene(self._player, self))
