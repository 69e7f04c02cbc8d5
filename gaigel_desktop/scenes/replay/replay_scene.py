"""A deal told again: on the real table, step by step forwards and backwards, with the deed in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.controller.captions import explained
from gaigel_desktop.controller.match.dealer import UNPROVED, Seed
from gaigel_desktop.controller.match.practice import deeds_until
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.events import Signed
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.count.count_paper import count_laid_out
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.table_look import look_of
from gaigel_desktop.scenes.routes import Practise
from gaigel_desktop.table.board.chrome import Chrome, chrome
from gaigel_desktop.table.board.cues import play_cue
from gaigel_desktop.table.board.item_words import Situation
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.moods import SPEAKING
from gaigel_desktop.table.board.table_nodes import calls_heard
from gaigel_desktop.table.board.top_layer import bubbles_only
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.table.motion.tempo import tempo_of
from gaigel_desktop.table.paint import paint_top_layer
from gaigel_desktop.table.paint.painter import Painter
from gaigel_desktop.table.slate.strokes import Slate
from gaigel_desktop.text.signs import gesture_of
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.page import Page
from gaigel_desktop.window.scene import Kit, Scene, Scenes
from gaigel_desktop.window.spoken.tree import InWords, Node, Wanted

from .replay_controls import Controls, Seen, board, keys_of
from .retelling import Retelling
from .seed_proof import proof, verdict
from .telling import Telling

FULL_SPEED: Final = 1.0


class ReplayDoors(NamedTuple):
    """Where one can go from here; None: not from here."""

    practise: Practise | None
    show: Callable[[], None] | None


class Replay:
    """The table at one step of a past deal, and the board that leads through the steps."""

    def __init__(self, player: OwnPlayer, deal: Retelling, doors: ReplayDoors) -> None:
        self._player, self.deal, self._doors = player, deal, doors
        self._open = False  # all hands
        self._proof = False  # the seed is looked at
        self._dirty = True
        self._said: tuple[int, str] | None = None  # the step that was told aloud
        self.page: Page | None = None

    # -- the protocol of a scene ---------------------------------------------------------------------------------

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """Come on with the cards dealt; or come back to the step that was seen."""
        if self.page is not None:
            self.resize()
            return
        self._kit, self._scenes = kit, scenes
        self.page = Page(kit, lambda: kit.screen.surface, self._back)
        self._tell(0)
        self.resize()
        self.page.focus = "forward"

    def _tell(self, at: int) -> None:
        """All steps as they are to be seen, from this one on."""
        self.telling = Telling(self.deal.steps(self._open), at, self._lay, tempo_of(self._player))

    def _lay(self, seen: View) -> Table:
        return self.deal.table(self._kit.screen.design, seen, self._open)

    def spoken(self) -> InWords:
        """The step, the board and the table; or the seed of the pack."""
        from .step_in_words import (  # for those who hear the game
            proof_in_words,
            step_in_words,
        )

        assert self.page is not None
        if self._proof:
            return proof_in_words(self.page)
        stage, seating = self.telling.stage, self.deal.seating
        on = Situation(
            stage.seen, stage.table, stage.won, seating, self._slate(), signs=self._signs(), own=self.deal.own
        )
        return step_in_words(self.page, self._seen(), on, self._calls(stage))

    def _calls(self, stage: Stage) -> tuple[Node, ...]:
        said = bubbles_only(self.telling.said, stage.seen, stage.table, self._player.settings.captions)
        names = self.deal.seating.names
        return calls_heard([(names[call.seat], call.words, call.caption) for call, _ in said.bubbles])

    def do(self, wanted: Wanted, now: float) -> None:
        """It is for the board."""
        assert self.page is not None
        self._dirty = True
        self.page.do(wanted, now)

    def resize(self) -> None:
        """Another size or another look."""
        self._paint = Painter(self._kit, look_of(self._player))
        self.telling.stage.lay_out(self._lay(self.telling.stage.seen))
        self._refresh()

    def update(self, now: float) -> float | None:
        """Cards glide; a deal that plays by itself goes on."""
        moved = self.telling.stage.rests_until(now) <= now
        heard = self.telling.update(now)
        for cue in heard:
            play_cue(self._kit.sounds, cue, now)
        if self.telling.at != self._board_of:
            self._refresh()
        pause = self.telling.pause_until(now)
        self._dirty = self._dirty or moved or bool(heard) or pause == 0
        return pause

    def draw(self) -> None:
        """The table, the cards, the board over it."""
        if not self._dirty:
            return
        self._dirty = False
        assert self.page is not None
        stage, rests = self.telling.stage, self._chrome()
        self._paint.table(rests, stage.seen)
        self._paint.deal(stage, rests, stage.shown_at)
        said = bubbles_only(self.telling.said, stage.seen, stage.table, self._player.settings.captions)
        paint_top_layer.draw_top_layer(self.page.pen, said, stage.table, self._player.deck)
        self.page.lay()
        self._kit.screen.show()

    def handle(self, event: pygame.Event, now: float) -> None:
        """The keys of the deal; everything else is for the board."""
        assert self.page is not None
        self._dirty = True
        if event.type == pygame.KEYDOWN and not self._proof and event.key in keys_of(self._controls()):
            keys_of(self._controls())[event.key]()
        else:
            self.page.handle(event, now)

    def _back(self) -> None:
        """Esc: the seed is put away, or the deal."""
        if self._proof:
            self._turn_proof()
        else:
            self._scenes.pop()

    # -- what the board can do -----------------------------------------------------------------------------------

    def _controls(self) -> Controls:
        telling, doors = self.telling, self._doors
        return Controls(
            first=lambda: self._go(0),
            back=lambda: self._go(telling.at - 1),
            play=self._play,
            forward=self._step,
            last=lambda: self._go(telling.last),
            go=self._go,
            hands=self._turn_hands,
            proof=self._turn_proof,
            lay_out=self._lay_out,
            leave=self._scenes.pop,
            practise=self._play_on if doors.practise is not None else None,
            show=self._show_others if doors.show is not None else None,
        )

    def _go(self, at: int) -> None:
        self.telling.go(at)
        self._refresh()

    def _step(self) -> None:
        self.telling.one_on()
        self._refresh()

    def _play(self) -> None:
        """Let it play by itself, or stop it."""
        if self.telling.plays:
            self.telling.pause()
        else:
            self.telling.play(theme.RETELL_STAYS * (theme.SPEEDS[self._player.settings.speed] or FULL_SPEED))
        self._refresh()

    def _play_on(self) -> None:
        """Out of what is told a deal for practice, from this step on."""
        self.telling.pause()
        self._refresh()
        if self._doors.practise is not None:
            self._doors.practise(self.deal.record, deeds_until(self.deal.record, self.telling.told), "")

    def _show_others(self) -> None:
        """From its first card."""
        self.telling.pause()
        self._refresh()
        if self._doors.show is not None:
            self._doors.show()

    def _lay_out(self) -> None:
        """The count of this deal, over the table."""
        self.telling.pause()
        self._refresh()
        deal = self.deal
        self._scenes.push(count_laid_out(self._player, self, deal.record, deal.seating))

    def _turn_hands(self) -> None:
        """All hands open, or as it was seen; where several people sat, by one after the other."""
        before = self.telling
        self.deal, self._open = self.deal.seen_next(self._open)
        closed = self.deal.hands(False) if self.deal.seating.several else say("retell_closed")
        self._kit.aloud.say(say("retell_opened") if self._open else closed)
        self._tell(before.at)
        if before.plays:
            self._play()
        self._refresh()

    def _turn_proof(self) -> None:
        self._proof = not self._proof
        self.telling.pause()
        self._refresh()
        if self._proof:
            self._kit.aloud.say("\n".join((say("retell_proof_title"), verdict(self.deal.record, self.deal.seed))))

    # -- what is seen --------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """The board as it is now."""
        assert self.page is not None
        self._dirty, self._board_of = True, self.telling.at
        pen, design = self.page.pen, self._kit.screen.design
        pen.text_size = self._player.text_size
        if self._proof:
            self.page.show(proof(pen, design, self.deal.record, self.deal.seed, self._turn_proof))
        else:
            seen = self._seen()
            self.page.show(board(pen, design, seen, self._controls()))
            self._say(seen)

    def _say(self, seen: Seen) -> None:
        """What has happened in a step that is new, or seen otherwise."""
        if (seen.at, seen.deed) != self._said:
            self._said = seen.at, seen.deed
            self._kit.aloud.say(seen.deed)

    def _seen(self) -> Seen:
        telling = self.telling
        why = self._player.learner.aids.say_tricks
        deed = self.deal.deed(telling.step, telling.at == telling.last, why)
        hands, more = self.deal.hands(self._open), self.deal.more_hands
        return Seen(telling.at, telling.last, deed, hands, more, telling.plays, self._open)

    def _slate(self) -> Slate:
        return self.deal.slate(self.telling.at == self.telling.last, self._player.score_on)

    def _signs(self) -> dict[int, str]:
        """What is seen in the faces of those who have just made one."""
        signs = (event for event in self.telling.happened if isinstance(event, Signed))
        return {event.seat: gesture_of(event.sign) for event in signs}

    def _chrome(self) -> Chrome:
        telling, stage = self.telling, self.telling.stage
        looks = {cue.seat: SPEAKING for cue in telling.said} | self._signs()
        resting = chrome(stage.seen, stage.table, self.deal.seating, self._slate(), looks=looks)
        captions = explained(self._player, stage.seen.law.rules)
        return resting._replace(piles=stage.piles(), captions=captions)


def replay_scene(
    player: OwnPlayer,
    record: Record,
    seating: Seating,
    *,
    seed: Seed = UNPROVED,
    own: bool = True,
    practise: Practise | None = None,
    show: Callable[[], None] | None = None,
) -> Scene:
    """A deal that is over, to be looked at again; `practise` and `show` lay another scene over it."""
    return Replay(player, Retelling(record, seating, seed, own), ReplayDoors(practise, show))
