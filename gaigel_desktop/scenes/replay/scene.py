"""A deal told again: on the real table, step by step forwards and backwards, with the deed in words."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.controller.match.deals import Past
from gaigel_desktop.controller.match.retelling import Step, retold, stops
from gaigel_desktop.rules.events import Event, Signed
from gaigel_desktop.rules.match import new_match
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.seating import Seating
from gaigel_desktop.scenes.picture import over_paint
from gaigel_desktop.scenes.picture.cards import look_of
from gaigel_desktop.scenes.picture.chrome import Buttons, Chrome, chrome
from gaigel_desktop.scenes.picture.looks import SIGNED, SPEAKING
from gaigel_desktop.scenes.picture.over import spoken
from gaigel_desktop.scenes.picture.paint import Painter
from gaigel_desktop.scenes.slate.standing import Match, at_the_table
from gaigel_desktop.scenes.slate.strokes import Slate
from gaigel_desktop.scenes.stage.cues import Cue, cues
from gaigel_desktop.scenes.stage.layout import Table, suit_order
from gaigel_desktop.scenes.stage.piles import watched
from gaigel_desktop.scenes.stage.stage import Stage
from gaigel_desktop.scenes.stage.tempo import tempo_of
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import told
from gaigel_desktop.window import theme
from gaigel_desktop.window.page import Page
from gaigel_desktop.window.scene import Kit, Scene, Scenes

from .board import Controls, Seen, board
from .proof import proof

FULL_SPEED: Final = 1.0


class Retelling(NamedTuple):
    """What is told: the deal, who sat where, the seed of its pack if it is known, whether one sat there oneself."""

    record: Record
    seating: Seating
    seed: str = ""
    own: bool = True


class Replay:
    """The table at one step of a past deal, and the board that leads through the steps."""

    def __init__(self, desk: Desk, deal: Retelling, leave: Callable[[], None]) -> None:
        self._desk = desk
        self._deal = deal
        self._leave = leave
        self._open = False  # all hands
        self._proof = False  # the seed is looked at
        self._playing = False
        self._next_at = 0.0  # when a playing deal goes on
        self._at = 0  # which of the steps that can be seen
        self._wanted = False  # a step on, which was pressed just now
        self._dirty = True
        self.page: Page | None = None
        self._tell()

    def _tell(self) -> None:
        """The steps as they are to be seen."""
        self._steps: list[Step] = retold(self._deal.record, None if self._open else self._deal.seating.me)
        self._stops = stops(self._steps)
        self._said: list[Cue] = []  # what is heard with the step that is seen

    # -- the protocol of a scene ---------------------------------------------------------------------------------

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """Come on with the cards dealt."""
        self._kit = kit
        self.page = Page(kit, lambda: kit.screen.surface, self._back)
        self._show(self._at)
        self.resize()
        self.page.focus = "forward"

    def resize(self) -> None:
        """Another size or another look."""
        self._paint = Painter(self._kit, look_of(self._desk))
        self._stage.lay_out(self._table(self._stage.seen))
        self._refresh()

    def update(self, now: float) -> float | None:
        """Cards glide; a playing deal goes on when its cards rest."""
        moved = self._stage.rests_until(now) <= now
        self._stage.update(now)
        wakes = self._stage.wakes_at(now)
        if moved or wakes <= now:
            self._dirty = True
            return 0
        return self._play_on(now) if wakes == math.inf else wakes - now

    def _play_on(self, now: float) -> float | None:
        """The next step of a deal that plays by itself, when this one has been seen for a while."""
        if not self._playing:
            return None
        if not self._next_at:
            self._next_at = now + theme.RETELL_STAYS * (theme.SPEEDS[self._desk.settings.speed] or FULL_SPEED)
        if now >= self._next_at:
            self._forward(now)
            return 0
        return self._next_at - now

    def draw(self) -> None:
        """The table, the cards, the board over it."""
        if not self._dirty:
            return
        self._dirty = False
        assert self.page is not None
        stage, rests = self._stage, self._chrome()
        self._paint.table(rests, stage.seen)
        self._paint.deal(stage, rests, stage.shown_at)
        said = spoken(self._said, stage.seen, stage.table, self._desk.settings.captions)
        over_paint.draw(self.page.pen, said, stage.table, self._desk.deck)
        self.page.lay()
        self._kit.screen.show()

    def handle(self, event: pygame.Event, now: float) -> None:
        """The keys of the deal; everything else is for the board."""
        assert self.page is not None
        self._dirty = True
        if event.type == pygame.KEYDOWN and not self._proof and event.key in self._keys():
            self._keys()[event.key]()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self._desk.toggle_full_screen()
        else:
            self.page.handle(event, now)
        if self._wanted:
            self._forward(now)

    def _keys(self) -> dict[int, Callable[[], None]]:
        go = self._controls()
        return {
            pygame.K_RIGHT: go.forward,
            pygame.K_LEFT: go.back,
            pygame.K_HOME: go.first,
            pygame.K_END: go.last,
            pygame.K_SPACE: go.play,
            pygame.K_o: go.hands,
            pygame.K_i: go.proof,
        }

    def _back(self) -> None:
        """Esc: the seed is put away, or the deal."""
        if self._proof:
            self._turn_proof()
        else:
            self._leave()

    # -- steps ---------------------------------------------------------------------------------------------------

    def _controls(self) -> Controls:
        last = len(self._stops) - 1
        return Controls(
            first=lambda: self._go(0),
            back=lambda: self._go(self._at - 1),
            play=self._play,
            forward=self._step,
            last=lambda: self._go(last),
            go=self._go,
            hands=self._turn_hands,
            proof=self._turn_proof,
            leave=self._leave,
        )

    def _go(self, at: int) -> None:
        """To any step, at once."""
        self._playing = False
        self._show(at)

    def _show(self, at: int) -> None:
        self._at = min(len(self._stops) - 1, max(0, at))
        until = self._stops[self._at]
        seen = View(self._steps[until].seen.copy())
        won = watched(self._steps[: until + 1])
        self._stage = Stage(seen, self._table(seen), self._told, self._heard, _nothing_waits, won=won)
        self._said = [cue for event, before in self._happened() for cue in cues(event, before) if cue.words]
        self._stage.tempo = tempo_of(self._desk.settings)
        self._refresh()

    def _step(self) -> None:
        """One step on, by the player's hand."""
        self._playing, self._wanted = False, True

    def _forward(self, now: float) -> None:
        """One step on, as it happened; what still moves is at its end at once."""
        self._next_at, self._wanted = 0.0, False
        if self._at == len(self._stops) - 1:
            self._playing = False
            self._refresh()
            return
        self._settle(now)
        self._at, self._said = self._at + 1, []
        self._stage.push([event for event, _ in self._happened()])
        self._stage.update(now)
        self._refresh()

    def _happened(self) -> list[tuple[Event, View]]:
        """What belongs to the step that is seen, and how the table looked before each of it."""
        first, last = self._stops[max(0, self._at - 1)] + 1, self._stops[self._at] + 1
        steps = zip(self._steps[first:last], self._steps[first - 1 : last], strict=False)
        return [(step.event, before.seen) for step, before in steps if step.event is not None]

    def _settle(self, now: float) -> None:
        """Everything lies where it belongs, also a hand that was shown."""
        while self._stage.busy(now):
            self._stage.finish(now)

    def _play(self) -> None:
        """Let it play by itself, or stop it; from the end it begins anew."""
        self._playing, self._next_at = not self._playing, 0.0
        if self._playing and self._at == len(self._stops) - 1:
            self._show(0)
        self._refresh()

    def _turn_hands(self) -> None:
        """All hands open, or as it was seen."""
        self._open = not self._open
        self._tell()
        self._show(self._at)

    def _turn_proof(self) -> None:
        self._proof, self._playing = not self._proof, False
        self._refresh()

    def _told(self, event: Event) -> None:
        """Something else is seen; nobody has to hear of it a second time."""
        self._dirty = True

    def _heard(self, cue: Cue) -> None:
        """As it sounded; what was said is seen until the next step."""
        if cue.sound:
            self._kit.sounds.play(cue.sound, self._stage.shown_at)
        if cue.words:
            self._said.append(cue)
            self._dirty = True

    # -- what is seen --------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        assert self.page is not None
        self._dirty = True
        self.page.pen.text_size = self._desk.text_size
        seen = Seen(self._at, len(self._stops) - 1, self._words(), self._hands(), self._playing, self._open)
        if self._proof:
            self.page.show(
                proof(self.page.pen, self._kit.screen.design, self._deal.record, self._deal.seed, self._turn_proof)
            )
        else:
            self.page.show(board(self.page.pen, self._kit.screen.design, seen, self._controls()))

    def _words(self) -> str:
        """The deed of this step."""
        step = self._steps[self._stops[self._at]]
        if step.event is None:
            return say("retell_begin")
        words = told(step.event, step.seen, self._deal.seating.names)
        if self._deal.record.result is None and self._at == len(self._stops) - 1:
            return f"{words} – {say('reason_given_up' if self._deal.own else 'reason_unfinished')}"
        return words

    def _hands(self) -> str:
        """What is seen of the hands."""
        if self._open:
            return say("retell_open")
        name = self._deal.seating.names[self._deal.seating.me]
        return say("retell_own") if self._deal.own else say("retell_by_seat", {"name": name})

    def _table(self, seen: View) -> Table:
        width, height = self._kit.screen.design
        order = suit_order(seen.trump)
        return Table(width, height, self._deal.seating.me, order, past=True, open=self._open)

    def _chrome(self) -> Chrome:
        stage, slate = self._stage, self._slate()
        looks = {cue.seat: SPEAKING for cue in self._said}
        looks |= {event.seat: SIGNED[event.sign] for event, _ in self._happened() if isinstance(event, Signed)}
        resting = chrome(stage.seen, stage.table, self._deal.seating, slate, buttons=Buttons(), looks=looks)
        return resting._replace(piles=stage.piles())

    def _slate(self) -> Slate:
        """The score before the deal, and at its end with what it came to."""
        record = self._deal.record
        standing = new_match(record.rules)
        past: tuple[Past, ...] = ()
        if record.match is not None:
            standing = record.match.before
            if record.match.after is not None and record.result is not None:
                standing = record.match.after
                past = (Past(record.result, record.match.before, standing, None),)
        match = Match(record.rules, past, standing, self._desk.mats)
        return at_the_table(match, self._deal.seating, told=self._at == len(self._stops) - 1)


def _nothing_waits(event: Event) -> bool:
    return True


def replay_scene(
    desk: Desk, record: Record, seating: Seating, leave: Callable[[], None], *, seed: str = "", own: bool = True
) -> Scene:
    """A deal that is over, to be looked at again; `leave` takes the scene away."""
    return Replay(desk, Retelling(record, seating, seed, own), leave)
