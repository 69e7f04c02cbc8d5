"""The table: wires the game, the stage and the player's mouse and keys together."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.controller.game import Game
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.deal import OPENING, OVER, PLAYED_OUT
from gaigel_desktop.rules.errors import NotAllowed
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.explain import explain
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.scene import Scenes
from gaigel_desktop.window.scene import Stage as Kit

from . import layout, panels, pointer, result
from .chrome import Buttons, Chrome, Seating, chrome
from .conduct import Conductor
from .cues import Cue
from .layout import HAND, Table
from .paint import Look, Painter
from .panels import Panel
from .stage import Sprite, Stage

KEYS: Final = {pygame.K_m: "melden", pygame.K_d: "diss", pygame.K_w: "winken", pygame.K_g: "uebergaigelt"}
UNDER_THE_TALON: Final = (layout.INDICATOR, layout.RESERVED)
KEYS_TOO: Final = {pygame.K_a: "aus", pygame.K_PERIOD: "more"}


class Bubble(NamedTuple):
    """Something said, until a moment."""

    words: str
    seat: int
    until: float


class TableScene:
    """One match at the table."""

    def __init__(
        self, game: Game, seating: Seating, look: Look, next_seed: Callable[[], str], speed: float = 1.0
    ) -> None:
        self._game = game
        self._seating = seating
        self._look = look
        self._next_seed = next_seed
        self._speed = speed
        self._bubbles: list[Bubble] = []
        self._panel: Panel | None = None
        self._hovered = self._pressed = ""
        self._chosen = -1  # the own card that the keys point at
        self._order: tuple[int, ...] = ()
        self._cursor = 0
        self._now = 0.0
        self._dirty = True

    # -- the protocol of a scene ---------------------------------------------------------------------------------

    def enter(self, stage: Kit, scenes: Scenes) -> None:
        """Sit down at the table."""
        self._kit, self._scenes = stage, scenes
        self._paint = Painter(stage, self._look)
        if self._game.record is None or self._game.deal.phase == OVER:
            self._begin_deal()
        else:
            self._show_deal()

    def resize(self) -> None:
        """The window has another size."""
        self._paint.forget()
        self._stage.lay_out(self._table())
        self._dirty = True

    def update(self, now: float) -> float | None:
        """Let the table go on."""
        self._now = now
        if self._panel is None and self._conductor.update(self._stage, now):
            self._hear()
        self._stage.update(now)
        self._bubbles = [bubble for bubble in self._bubbles if now < bubble.until]
        if self._stage.busy(now) and self._stage.waiting(now) is None:
            self._dirty = True
            return 0
        return 0.05 if self._bubbles or self._others_think() else 0.5

    def draw(self) -> None:
        """Everything, but only when something has changed."""
        if not self._dirty and self._drawn == self._state():
            return
        self._dirty = self._stage.busy(self._now) and self._stage.waiting(self._now) is None
        self._drawn = self._state()
        self._paint.table(self._chrome(), self._stage.seen)
        hovered = pointer.card_at(self._mouse(), self._stage.sprites, self._seating.me)
        under = [sprite for sprite in self._stage.sprites if sprite.zone[0] in UNDER_THE_TALON]
        over = [sprite for sprite in self._stage.sprites if sprite.zone[0] not in UNDER_THE_TALON]
        for sprite in under:
            self._paint.sprite(sprite, self._now)
        self._paint.talon(self._chrome())
        for sprite in sorted(over, key=lambda one: one.moving(self._now)):
            self._paint.sprite(sprite, self._now, lifted=sprite is hovered or self._is_chosen(sprite))
        for bubble in self._bubbles:
            seat = layout.portrait_rect(self._stage.seen, self._stage.table, bubble.seat)
            self._paint.bubble(bubble.words, seat, self._stage.table)
        self._draw_words()
        self._kit.screen.show()

    _drawn: object = None

    def _state(self) -> object:
        """What a still picture shows; equal states need no new frame."""
        mouse = pointer.card_at(self._mouse(), self._stage.sprites, self._seating.me)
        return self._chrome(), tuple(self._bubbles), self._panel, id(mouse), self._chosen, self._hint()

    # -- deals ---------------------------------------------------------------------------------------------------

    def _begin_deal(self) -> None:
        seed = self._next_seed()
        self._game.begin_deal(seed, cut_at=5 + sum(map(ord, seed)) % 39)
        self._show_deal()
        self._stage.deal(self._now, theme.DEAL_APART / 2, theme.DEAL)
        self._kit.sounds.play("deal_packet", self._now)

    def _show_deal(self) -> None:
        """A picture of the deal as it stands."""
        from gaigel_desktop.rules.views import View  # the view that the stage folds is its own copy

        self._now = time.perf_counter()
        seen = View(self._game.seen_by(self._seating.me).copy())
        self._order = layout.by_suit(seen, self._seating.me)
        self._conductor = Conductor(self._game, self._seating.me, 0.0)
        self._stage = Stage(seen, self._table(), self._told, self._conductor.may_tell)
        self._stage.speed = self._speed
        self._cursor = len(self._game.news(self._seating.me, 0))
        self._panel, self._dirty = None, True

    def _hear(self) -> None:
        """What has happened goes to the stage."""
        news = self._game.news(self._seating.me, self._cursor)
        self._cursor += len(news)
        self._stage.push(news)
        self._dirty = True

    def _told(self, event: Event, told: Cue) -> None:
        """An event is being shown: its sound, and what is said with it."""
        if told.sound:
            self._kit.sounds.play(told.sound, self._now)
        if told.words:
            words = call(told.words, self._game.rules)
            self._bubbles.append(Bubble(words, told.seat, self._now + theme.BUBBLE))
        if self._stage.seen.phase == OVER:
            self._panel = result.panel(self._game, self._seating.me)

    # -- input ---------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> None:
        """Mouse and keys; a press during motion ends the motion and nothing else."""
        self._dirty = True
        if event.type == pygame.MOUSEMOTION:
            self._hovered = pointer.button_at(self._mouse(), self._stage.table)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(self._mouse())
        elif event.type == pygame.KEYDOWN:
            self._key(event.key)

    def _press(self, point: tuple[float, float]) -> None:
        if self._panel is not None:
            at = pointer.choice_at(point, self._stage.table, len(self._panel.choices))
            if at is not None:
                self._choose(at)
            elif self._game.deal.phase != OVER:
                self._panel = None
            return
        button = pointer.button_at(point, self._stage.table)
        sprite = pointer.card_at(point, self._stage.sprites, self._seating.me)
        if button:
            self._open(button)
        elif self._ends_motion():
            return
        elif sprite is not None:
            self._play(sprite.face)
        else:
            self._go_on()

    def _key(self, key: int) -> None:
        if self._panel is not None:
            self._key_in_panel(key)
        elif key in KEYS or key in KEYS_TOO:
            self._open(KEYS.get(key) or KEYS_TOO[key])
        elif key == pygame.K_F11:
            self._kit.screen.full_screen = not self._kit.screen.full_screen
        elif key == pygame.K_ESCAPE:
            self._scenes.pop()
        elif not self._ends_motion():
            self._key_on_cards(key)

    def _key_in_panel(self, key: int) -> None:
        assert self._panel is not None
        count = len(self._panel.choices)
        if key == pygame.K_ESCAPE and self._game.deal.phase != OVER:
            self._panel = None
        elif key in (pygame.K_UP, pygame.K_DOWN, pygame.K_TAB):
            step = -1 if key == pygame.K_UP else 1
            self._panel = self._panel._replace(chosen=(self._panel.chosen + step) % max(1, count))
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self._choose(self._panel.chosen)

    def _key_on_cards(self, key: int) -> None:
        hand = layout.sorted_hand(self._stage.seen, self._stage.table)
        if pygame.K_1 <= key < pygame.K_1 + len(hand):
            self._play(hand[key - pygame.K_1])
        elif key in (pygame.K_LEFT, pygame.K_RIGHT) and hand:
            step = 1 if key == pygame.K_RIGHT else -1
            self._chosen = (self._chosen + step) % len(hand)
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER) and 0 <= self._chosen < len(hand):
            self._play(hand[self._chosen])
        elif key == pygame.K_SPACE:
            self._go_on()

    def _ends_motion(self) -> bool:
        """Input never waits for motion: it jumps to the end, and a stop still holds."""
        if self._stage.busy(self._now) and self._stage.waiting(self._now) is None:
            self._stage.finish(self._now)
            return True
        return False

    def _go_on(self) -> None:
        """Gather the trick, end a stop, or have the tricks counted."""
        waiting = self._stage.waiting(self._now)
        if waiting is not None:
            self._conductor.release(waiting)
        elif self._game.deal.phase == PLAYED_OUT and self._game.nobody_speaks():
            self._game.count()
            self._hear()

    # -- deeds ---------------------------------------------------------------------------------------------------

    def _play(self, card: int) -> None:
        """A card of the hand: play it, or ask how it is led."""
        me, deal = self._seating.me, self._game.seen_by(self._seating.me)
        if deal.phase == OPENING and deal.turn == me:
            panel = panels.opening_panel(deal, card, card_actions(deal))
            if len(panel.choices) == 1:
                self._do(panel.choices[0].action)
            elif panel.choices:
                self._panel = panel
            else:
                self._do(24 + card)
        else:
            self._do(card)

    def _open(self, button: str) -> None:
        """An announcement opens its panel; what is legal is asked only after the choice."""
        me, seen = self._seating.me, self._game.seen_by(self._seating.me)
        self._panel = {
            "melden": lambda: panels.melden_panel(seen, me),
            "diss": panels.diss_panel,
            "winken": panels.sign_panel,
            "uebergaigelt": lambda: panels.accuse_panel(seen, me, self._seating.names),
            "aus": panels.aus_panel,
            "more": panels.more_panel,
        }[button]()

    def _choose(self, at: int) -> None:
        assert self._panel is not None
        choice = self._panel.choices[at] if at < len(self._panel.choices) else None
        self._panel = None
        if choice is None:
            return
        if choice.action == result.NEXT:
            self._begin_deal()
        elif choice.action == result.LEAVE:
            self._scenes.pop()
        else:
            self._do(choice.action)

    def _do(self, action: Action) -> None:
        """Offer it to the rules; what they refuse is explained to the player alone."""
        me = self._seating.me
        try:
            self._game.offer(me, action)
        except NotAllowed as refused:
            words = explain(refused.key, self._game.seen_by(me))
            self._bubbles = [Bubble(words, me, self._now + 2.5)]
            self._kit.sounds.play("soft_error", self._now)
        else:
            self._chosen = -1
            self._hear()

    # -- what the picture needs ----------------------------------------------------------------------------------

    def _mouse(self) -> tuple[float, float]:
        return self._kit.screen.to_design(pygame.mouse.get_pos())

    def _table(self) -> Table:
        width, height = self._kit.screen.design
        return Table(width, height, self._seating.me, self._order)

    def _is_chosen(self, sprite: Sprite) -> bool:
        hand = layout.sorted_hand(self._stage.seen, self._stage.table)
        if not 0 <= self._chosen < len(hand):
            return False
        return sprite.zone == (HAND, self._seating.me) and sprite.target == layout.hand_place(
            self._stage.table, self._chosen, len(hand)
        )

    def _others_think(self) -> bool:
        return self._game.deal.phase not in (OVER, PLAYED_OUT) and self._game.deal.turn != self._seating.me

    def _hint(self) -> str:
        """What the table waits for, in a few words."""
        waiting = self._stage.waiting(self._now)
        if waiting is not None and self._conductor.is_own(waiting):
            return say("gather")
        if self._stage.seen.phase == PLAYED_OUT and not self._stage.busy(self._now):
            return say("count_tricks")
        return ""

    def _draw_words(self) -> None:
        """The hint, or the open panel."""
        table = self._stage.table
        if self._panel is None:
            if hint := self._hint():
                self._paint.text(hint, (table.width / 2, table.height - 228), theme.TEXT, theme.CREAM)
            return
        self._paint.question(self._panel, table)

    def _chrome(self) -> Chrome:
        buttons = Buttons(self._hovered, self._pressed)
        return chrome(self._stage.seen, self._stage.table, self._seating, self._game.standing.score, buttons)
