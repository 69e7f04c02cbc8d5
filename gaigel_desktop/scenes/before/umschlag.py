"""The Umschlag: cards are turned up round the table until aces have chosen dealer and partners; then seats change."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from gaigel_desktop.controller.captions import explained
from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.match.setup import SEATED, MatchSetup, Sitter, around, people_at
from gaigel_desktop.controller.seating import own_name
from gaigel_desktop.rules.cards import ACE, CODES, RANK
from gaigel_desktop.rules.umschlag import Umschlag, chosen_by_aces, umschlag
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.table.motion.card_sounds import stereo_position
from gaigel_desktop.table.motion.tempo import tempo_of
from gaigel_desktop.table.paint.table_top import wood_ground
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import deals_now
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.easing import ease
from gaigel_desktop.window.faces import back_file, face_file, portrait_file
from gaigel_desktop.window.mouse import any_press
from gaigel_desktop.window.pen import HELP, ON_WOOD, Pen
from gaigel_desktop.window.scene import Kit, Scenes
from gaigel_desktop.window.spoken.aloud import Aloud
from gaigel_desktop.window.spoken.tree import InWords, Wanted

from . import umschlag_in_words
from .chairs import card_at, inside, round_the_table, seat_box
from .flights import Flight, flights_of, heard_of
from .umschlag_in_words import Teller, Turning
from .words_plate import draw_words, place_words

INWARDS: Final = 0.5  # how far from a portrait towards the middle its cards lie,
OF_MANY: Final = 0.44  # and with seven or eight, so that they keep apart
BESIDE: Final = 13.0  # so far from each other
PLATE: Final = 26.0
PLATE_EDGE: Final = 6.0  # between a plate and the edge of the window
WAY_ON_RIGHT: Final = 36.0  # how one goes on: from the edge,
WAY_ON_UP: Final = 46.0  # from below
WAY_ON_HIGH: Final = 28.0
FACE_UP: Final = 0.5  # of its way a card shows its face
UMSCHLAG: Final = "umschlag"  # a word that waits as long as it is new


class UmschlagScene:
    """Skippable at any moment; `done` gets the table with everybody on the new chairs, and who deals there."""

    def __init__(
        self,
        player: OwnPlayer,
        aloud: Aloud,
        setup: MatchSetup,
        seed: str,
        done: Callable[[MatchSetup, int], None],
    ) -> None:
        self._player, self.setup, self._done = player, setup, done
        self.chosen: Umschlag = umschlag(setup.rules, shuffled(seed), setup.partners == SEATED)
        self._tempo = tempo_of(player)
        self.flights = flights_of(self.chosen.turned, self._tempo)
        self._sounds = heard_of(self.flights, self._tempo)
        self._began: float | None = None
        self._time = 0.0
        self._heard = 0
        self._over = False
        self._teller = Teller(aloud)

    @property
    def _waits(self) -> bool:
        """Whether it stands until the player has read who plays with whom: as long as it is new, and for whoever hears
        it: a voice may need longer than the cards."""
        return self._player.hears or self._is_new

    @property
    def _is_new(self) -> bool:
        return self._player.learner.aids.say_tricks and UMSCHLAG not in self._player.learner.progress.shown

    # -- how long everything takes -------------------------------------------------------------------------------

    @property
    def _turned_at(self) -> float:
        """When the last card lies."""
        return self.flights[-1].began + self._tempo.becomes(theme.TURN_UP)

    @property
    def rising_at(self) -> float:
        """When those who change seats get up: the aces have been seen."""
        return self._turned_at + (self._tempo.waits(theme.ACES_STAY) if self._changes else 0.0)

    @property
    def changed_at(self) -> float:
        """The moment in which everybody sits where the cards have put them."""
        return self.rising_at + (self._tempo.becomes(theme.CHANGE_SEATS) if self._changes else 0.0)

    @property
    def _seated(self) -> float:
        """How much of the way to the new seats is done; 1 when everybody sits."""
        if not self.rising_at < self._time < self.changed_at:
            return float(self._time >= self.changed_at)
        return ease((self._time - self.rising_at) / (self.changed_at - self.rising_at))

    @property
    def _changes(self) -> bool:
        return self.chosen.seating != tuple(range(self.setup.rules.players))

    # -- the protocol of a scene ---------------------------------------------------------------------------------

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """Everybody gathers round the table."""
        self._kit, self._scenes = kit, scenes
        if self._began is not None:  # what lay above it has taken its time
            self._began = now - self._time
        self._pen = Pen(kit, self._player.text_size)
        self.resize()

    def spoken(self) -> InWords:
        """What lies there by now, and the way on."""
        return umschlag_in_words.spoken(self.turning)

    def do(self, wanted: Wanted, now: float) -> None:
        """On, as by any key."""
        if (wanted.key, wanted.deed) == (umschlag_in_words.ON, "press"):
            self._hurry()

    def resize(self) -> None:
        """The window has another size: the ground is made for it."""
        self._ground = wood_ground(self._kit, self._player.table_top, laid=True)
        self._dirty = True

    def handle(self, event: pygame.Event, now: float) -> None:
        """Any key or a click: first to the end of the motion, then to the table."""
        if any_press(event):
            self._hurry()

    def _hurry(self) -> None:
        if self._began is None or self._time >= self.changed_at:
            self._leave()
        else:
            self._began -= self.changed_at - self._time
            self._time = self.changed_at
            self._heard = len(self._sounds)
            self._kit.sounds.fade_tune()
            self._dirty = True
            self._teller.tell(self.turning)

    def _leave(self) -> None:
        if not self._over:
            self._over = True
            if self._is_new:
                self._player.learner.learn(self._player.learner.progress.with_shown(UMSCHLAG))
            self._done(*self.turning.result)

    @property
    def _own_name(self) -> str:
        name = self._player.name_beside(others=len(people_at(self.setup)) > 1)
        return own_name(name, (who.name for who in self.setup.chairs))

    @property
    def turning(self) -> Turning:
        """As far as it is seen: a card is known when it has turned over."""
        turned = sum(self._time >= flight.began and self._flown(flight) > FACE_UP for flight in self.flights)
        told = explained(self._player, self.setup.rules)
        return Turning(self.setup, self.chosen, self._own_name, turned, self._seated >= 1.0, told)

    def update(self, now: float) -> float | None:
        """Let the next card fly; at the end leave time to read."""
        if self._began is None:
            self._began = now
            self._kit.sounds.play("shuffle", now)
        self._time = now - self._began
        self._hear(now)
        self._teller.tell(self.turning)
        if self._time < self.changed_at:
            self._dirty = True
            return 0
        if self._waits:
            return None
        left = self.changed_at + theme.SEATS_STAY - self._time
        if left <= 0:
            self._leave()
            return None
        return left

    def _hear(self, now: float) -> None:
        """A card is turned up: whoever shuffled has done so by then, however fast the table is."""
        while self._heard < len(self._sounds) and self._sounds[self._heard].at <= self._time:
            if self._heard == 0:
                self._kit.sounds.fade_tune()
            _, sound, dropped = self._sounds[self._heard]
            lies = self._landing(dropped, self._seated) if dropped is not None else self._middle()
            self._kit.sounds.play(sound, now, pan=stereo_position(lies[0], self._kit.screen.design[0]))
            self._heard += 1

    def draw(self) -> None:
        """Portraits, cards, and what all this is about."""
        if not self._dirty:
            return
        self._dirty = self._time < self.changed_at
        self._pen.surface.blit(self._ground, (0, 0))
        self._draw_pack()
        self._draw_change(self._seated, self._draw_table)
        self._kit.screen.show()

    # -- places --------------------------------------------------------------------------------------------------

    def _portrait(self, chair: int, seated: float) -> Box:
        """Where a chair's guest is: before, after, or on the way to another chair."""
        design = self._kit.screen.design
        before = seat_box(self.setup, design, chair)
        if not self._changes:
            return before
        turned, _ = around(self.chosen.seating, self.chosen.dealer)
        after = seat_box(self.setup, design, turned.index(chair))
        walking = round_the_table(before, after, self._middle(), seated)
        return inside(design, walking.x, walking.y)

    def _middle(self) -> Point:
        width, height = self._kit.screen.design
        return width / 2, height / 2 - 10

    def _landing(self, flight: Flight, seated: float) -> Point:
        """In front of the seat; the later ones a little beside the earlier."""
        inwards = INWARDS if self.setup.rules.players <= 6 else OF_MANY
        x, y = pygame.Vector2(self._portrait(flight.seat, seated).middle).lerp(self._middle(), inwards)
        return x + (flight.earlier - 1) * BESIDE, y

    def _card(self, middle: Point | pygame.Vector2) -> Box:
        return card_at(middle[0], middle[1], self.setup.rules.players)

    # -- drawing -------------------------------------------------------------------------------------------------

    def _draw_change(self, done: float, draw: Callable[[float], None]) -> None:
        """What moves; with reduced motion it fades into what it will be."""
        if self._tempo.gentle:
            self._pen.surface.fade(done, draw)
        else:
            draw(done)

    def _draw_table(self, seated: float) -> None:
        """All cards that were turned up, everybody, and the words, so far on the way to the new seats."""
        for flight in self.flights:
            if self._time >= flight.began:
                self._draw_change(self._flown(flight), partial(self._draw_card, flight, seated))
        turning = self.turning._replace(over=seated >= 1.0)
        for chair, who in enumerate(self.setup.chairs):
            self._draw_portrait(turning, who, self._portrait(chair, seated))
        self._draw_words(turning)

    def _flown(self, flight: Flight) -> float:
        """How much of its way a card has flown."""
        seconds = self._tempo.becomes(theme.TURN_UP)
        return ease((self._time - flight.began) / seconds) if seconds else 1.0

    def _draw_pack(self) -> None:
        box, pen = self._card(self._middle()), self._pen
        pen.nine("card_shadow_resting", box)
        pen.picture(back_file(self._player.deck), box)

    def _draw_card(self, flight: Flight, seated: float, flown: float) -> None:
        box = self._card(pygame.Vector2(self._middle()).lerp(self._landing(flight, seated), flown))
        face = face_file(self._player.deck, CODES[flight.card]) if flown > FACE_UP else back_file(self._player.deck)
        chooses = RANK[flight.card] == ACE and chosen_by_aces(self.setup.rules)
        self._pen.nine("card_highlight" if chooses and flown >= 1 else "card_shadow_resting", box)
        self._pen.picture(face, box)

    def _draw_portrait(self, turning: Turning, who: Sitter, box: Box) -> None:
        pen, deals = self._pen, turning.over and self._deals(who)
        pen.picture(portrait_file(who.portrait or self._player.portrait), box.inset(5))
        pen.nine("portrait_frame_turn" if deals else "portrait_frame", box)
        plate = self._plate(turning, who, box)
        pen.nine("plate", plate)
        pen.line(self._plate_words(turning, who), plate, ON_WOOD, "middle")

    def _deals(self, who: Sitter) -> bool:
        setup, dealer = self.turning.result
        return setup.chairs[dealer] == who

    def _plate_words(self, turning: Turning, who: Sitter) -> str:
        """The name, and when all sit, whether somebody plays with the player, and deals."""
        name = turning.name(who)
        if not turning.over:
            return name
        ours = umschlag_in_words.us(self.setup.rules, explained=explained(self._player, self.setup.rules))
        is_ours = who in umschlag_in_words.partners(turning.result[0]) and not turning.several
        words = [name, *([ours] if is_ours else []), *([deals_now(name)] if self._deals(who) else [])]
        return " · ".join(words)

    def _plate(self, turning: Turning, who: Sitter, portrait: Box) -> Box:
        """Below a portrait, and within the window."""
        pen = self._pen
        wide = pen.width(self._plate_words(turning, who), ON_WOOD) + 24
        right = self._kit.screen.design[0] - PLATE_EDGE - wide
        x = max(PLATE_EDGE, min(portrait.middle[0] - wide / 2, right))
        return Box(x, portrait.bottom - 8, wide, PLATE * max(1.0, pen.text_size))

    def _draw_words(self, turning: Turning) -> None:
        """What is being chosen, or at the end what was; where several people sit, a line for each side."""
        pen, design = self._pen, self._kit.screen.design
        sentences = umschlag_in_words.sentences(turning) if turning.over else [umschlag_in_words.about(self.setup)]
        said = say_at(self.setup.rules, "umschlag_title"), ("\n" if turning.several else " ").join(sentences)
        seats = [(who, seat_box(self.setup, design, at)) for at, who in enumerate(turning.sitting.chairs)]
        own, *others = [self._plate(turning, who, seat) for who, seat in seats]
        draw_words(pen, said, place_words(pen, design, said, own, others))
        self._draw_way_on(*design)

    def _draw_way_on(self, width: float, height: float) -> None:
        """How one goes on, in the lower right corner."""
        pen, words = self._pen, say("umschlag_skip")
        wide = pen.width(words, HELP)
        place = Box(width - WAY_ON_RIGHT - wide, height - WAY_ON_UP, wide, WAY_ON_HIGH)
        pen.nine("tooltip", place.inset(-14, -4))
        pen.line(words, place, HELP)
