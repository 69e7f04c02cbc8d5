"""Sitting: what lies before the player at this moment. Deeds and presses change it, the picture reads it."""

from __future__ import annotations

from gaigel_desktop.controller.match.chair import AtGame
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.thinking_time import pace_of
from gaigel_desktop.controller.settings import FREELY, Forced
from gaigel_desktop.rules.actions import PROOF, Action, card_of, mode_of
from gaigel_desktop.rules.deal import OPENING, OVER
from gaigel_desktop.rules.events import Event, Signed
from gaigel_desktop.rules.judge import card_actions, next_to_act, why_not
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.seating import Seating
from gaigel_desktop.scenes.picture import spots
from gaigel_desktop.scenes.picture.bubbles import Aside, Bubble, announced
from gaigel_desktop.scenes.picture.chrome import Buttons, Chrome, chrome
from gaigel_desktop.scenes.picture.looks import SIGNED, Face, Mood, worn
from gaigel_desktop.scenes.picture.panels import POINT, Offer, Panel, is_king_or_ober, offers
from gaigel_desktop.scenes.picture.spots import Around, Placed, Spot, called, switched
from gaigel_desktop.scenes.slate.standing import at_the_table, match_of
from gaigel_desktop.scenes.stage import layout
from gaigel_desktop.scenes.stage.cues import Cue
from gaigel_desktop.scenes.stage.layout import ALL_ICONS, HAND, Table
from gaigel_desktop.scenes.stage.piles import watched
from gaigel_desktop.scenes.stage.sprite import Sprite
from gaigel_desktop.scenes.stage.stage import Stage
from gaigel_desktop.scenes.stage.stops import Stop
from gaigel_desktop.scenes.stage.tempo import tempo_of
from gaigel_desktop.window import theme
from gaigel_desktop.window.scene import Kit

from .company import Company
from .conductor import Conductor, Habits, habits
from .drag import Drag
from .table_talk import Remark


class Sitting:
    """The shown deal of a game, and what the player has open, points at and holds."""

    def __init__(self, game: Game, seating: Seating, desk: Desk, kit: Kit, forced: Forced = FREELY) -> None:
        self.game, self.seating, self.desk, self.kit = game, seating, desk, kit
        self.now = 0.0  # the moment the scene was told last: with every event, every update and when it came on
        self.chair = AtGame(game, seating.me)
        self.forced = forced  # by a lesson
        self.order: tuple[int, ...] = ()
        self.dirty = True
        self.cleared = True  # nothing lies on the table yet
        self.away = False  # another window has the keys
        self.past: list[Event] = []  # what has been shown of this deal
        self.company = Company(game, seating, desk)
        self._let_go()

    def _let_go(self) -> None:
        """Nothing is open, held or said."""
        self.bubbles: list[Bubble] = []
        self.faces: dict[int, Face] = {}
        self.note: Aside | None = None
        self.panel: Panel | None = None
        self.focus: Spot | None = None
        self.hovered: Spot | None = None
        self.pressed: Spot | None = None
        self.by_keys = False
        self.drag: Drag | None = None
        self.picked: int | None = None  # the card chosen for the opening
        self.mode: int | None = None  # the way chosen for it
        self.intended: Action | None = None  # a card that is played as soon as the stop has ended
        self.hint: int | None = None  # the card that was advised

    @property
    def me(self) -> int:
        """The player's seat."""
        return self.seating.me

    # -- deals ---------------------------------------------------------------------------------------------------

    def show(self, now: float) -> None:
        """A picture of the deal as it stands."""
        self.now, self.cleared = now, False
        self._let_go()
        seen = View(self.game.seen_by(self.me).copy())
        self.past = self.game.news(self.me, 0)
        self._cursor = len(self.past)
        self.order = () if self.by_hand else layout.suit_order(seen.trump)
        paces = tuple(pace_of(face) for face in self.seating.portraits)
        self.conductor = Conductor(self.game, self.me, Habits(), paces)
        self.conductor.rest(now)
        won = watched(self.chair.retold())
        self.stage = Stage(seen, self.table(), self._told, self._heard, self.conductor.may_tell, won=won)
        self.read_settings()

    def clear_table(self) -> None:
        """The cards are being shuffled: nothing lies there."""
        self.cleared = self.dirty = True

    def come_back(self, now: float) -> None:
        """From what lay above the table: what was chosen there is effective at once, and a stop begins anew."""
        self.now, self.away = now, False
        if not self.cleared:
            self.conductor.rest(now)
            self.read_settings()

    def read_settings(self) -> None:
        """What was chosen is effective at once."""
        chosen = self.desk.settings
        self.aids = chosen.aids.forced(self.forced)
        self.stage.tempo = tempo_of(chosen)
        self.conductor.habits = habits(chosen, self.aids)
        self.order = tuple(self.hand()) if self.by_hand else layout.suit_order(self.stage.seen.trump)
        self.lay_out()

    def lay_out(self) -> None:
        """The window has another size: everything lies there at once."""
        if not self.cleared:
            self.stage.lay_out(self.table())
        self.dirty = True

    # -- time ----------------------------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Let the table go on; how long until it wants to be asked again."""
        self.now = now
        if self.cleared or self.away:
            if not self.cleared:
                self.conductor.rest(now)
            return theme.REST
        if self.panel is not None:
            self.conductor.rest(now)
        elif self.conductor.update(self.stage, now):
            self.hear()
        moved = self.stage.rests_until(now) <= now
        self.stage.update(now)
        self._hold()
        self._forget()
        self.remark(self.company.while_waiting(now))
        wakes = self.stage.wakes_at(now)
        if moved or wakes <= now or (self.drag is not None and self.drag.lifted):
            self.dirty = True
            return 0
        pause = theme.GLANCE if self.bubbles or self.intended is not None or self._others_think() else theme.REST
        return min(pause, wakes - now)

    def _forget(self) -> None:
        """What was said and shown long enough ago."""
        self.bubbles = [bubble for bubble in self.bubbles if self.now < bubble.until]
        self.faces = {seat: face for seat, face in self.faces.items() if self.now < face.until}
        if self.note is not None and self.now >= self.note.until:
            self.note = None

    def _others_think(self) -> bool:
        seen = self.game.seen_by(self.me)
        return seen.phase != OVER and seen.turn != self.me

    def hear(self) -> None:
        """What has happened goes to the stage."""
        news = self.game.news(self.me, self._cursor)
        self._cursor += len(news)
        self.stage.push(news)
        self.dirty = True

    def _told(self, event: Event) -> None:
        """An event is being shown; a sign is seen in the portrait."""
        self.past.append(event)
        self.conductor.told(event)
        self.remark(self.company.about(event, self.stage.seen, self.now))
        if isinstance(event, Signed):
            self.wear(event.seat, SIGNED[event.sign], self.desk.settings.sign_seen)

    def _heard(self, cue: Cue) -> None:
        """A sound, and what is said."""
        if cue.sound:
            self.kit.sounds.play(cue.sound, self.now)
        if cue.words:
            said = announced(cue, self.game.rules, self.desk.settings.captions)
            self._hang(said._replace(until=self.now + theme.BUBBLE))

    # -- the own hand --------------------------------------------------------------------------------------------

    def _hold(self) -> None:
        """A card that is held lies under the fingers that took it, upright and near the eye."""
        drag = self.drag
        sprite = self.own_sprites().get(drag.at) if drag is not None and drag.lifted else None
        if drag is not None and sprite is not None:
            self._lies_in_fingers(sprite, drag)

    def _lies_in_fingers(self, sprite: Sprite, drag: Drag) -> None:
        home = sprite.target
        across, down = drag.held[0] - drag.taken[0], drag.held[1] - drag.taken[1]
        place = home._replace(x=home.x + across, y=home.y + down, angle=home.angle / 3)
        sprite.pose = sprite.pose._replace(place=place, height=0.8)

    def let_go(self, drag: Drag) -> None:
        """A card that was played flies on from where it was let go; any other goes home."""
        sprite = self.own_sprites().get(drag.at)
        if sprite is not None and not sprite.legs:
            self._lies_in_fingers(sprite, drag)
            if not self.stage.busy(self.now):
                sprite.send(self.stage.tempo.leg(self.now, theme.SHIFT, sprite.target))
        self.dirty = True

    def own_sprites(self) -> dict[int, Sprite]:
        """The sprites of the own cards, by their places in the hand."""
        size = len(self.hand())
        at = {layout.hand_place(self.stage.table, at, size): at for at in range(size)}
        return {at[one.target]: one for one in self.stage.sprites if one.zone == (HAND, self.me) and one.target in at}

    def move_card(self, at: int, to: int) -> None:
        """The player sorts the hand."""
        hand = self.hand()
        hand.insert(to, hand.pop(at))
        self.order = tuple(hand)
        self.stage.rearrange(self.table(), self.now)
        self.dirty = True

    # -- saying --------------------------------------------------------------------------------------------------

    def say(self, words: str, seat: int, card: int | None = None, seconds: float = theme.BUBBLE) -> None:
        """A bubble at a seat, or at a card of the own hand."""
        self._hang(Bubble(words, seat, self.now + seconds, card))

    def _hang(self, bubble: Bubble) -> None:
        """Nobody says two things at once."""
        self.bubbles = [each for each in self.bubbles if each.seat != bubble.seat]
        self.bubbles.append(bubble)
        self.dirty = True

    def remark(self, remark: Remark | None) -> None:
        """Somebody has something to say besides."""
        if remark is not None:
            self.say(remark.words, remark.seat, seconds=theme.REMARK)

    def wear(self, seat: int, look: str, seconds: float) -> None:
        """Somebody looks like this for a while."""
        self.faces[seat] = Face(look, self.now + seconds)
        self.dirty = True

    def tell(self, words: str, seconds: float = theme.NOTE) -> None:
        """A sentence to the player alone."""
        self.note = Aside(words, self.now + seconds)
        self.dirty = True

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def seen(self) -> View:
        """The deal as it is, ahead of the picture."""
        return self.game.seen_by(self.me)

    @property
    def moving(self) -> bool:
        """Whether something is under way that a press would end."""
        return self.stage.busy(self.now) and self.stage.waiting(self.now) is None

    @property
    def stop(self) -> Stop | None:
        """Where the table has come to a stop."""
        return self.conductor.stop(self.stage, self.now)

    @property
    def over(self) -> bool:
        """Whether the shown deal is over and nothing moves any more."""
        return not self.cleared and self.stage.seen.phase == OVER and not self.stage.busy(self.now)

    @property
    def by_hand(self) -> bool:
        """Whether the player sorts the own cards."""
        return self.desk.settings.sorting == "hand"

    @property
    def opening(self) -> bool:
        """Whether the player is to lead the first card."""
        seen = self.stage.seen
        return seen.phase == OPENING and seen.turn == self.me and not self.stage.busy(self.now)

    def waited_for(self, long: float = theme.REMINDED) -> bool:
        """Whether everybody has been waiting for a card of the player for a while."""
        quiet = self.conductor.quiet_for(self.now) > long
        return quiet and next_to_act(self.seen) == self.me and not self.stage.busy(self.now)

    def offers(self) -> tuple[Offer, ...]:
        """The ways to open that are laid out."""
        if not self.opening:
            return ()
        possible = self.fitting(self.picked)
        return offers(possible if self.mode is None else (*possible, self.mode))

    def fitting(self, card: int | None) -> tuple[int, ...]:
        """The ways in which this card can be led."""
        return tuple(mode_of(action) for action in card_actions(self.seen) if card_of(action) == card)

    def table(self) -> Table:
        """The table as it is laid out now."""
        width, height = self.kit.screen.design
        partner = self.desk.settings.collect == "partner"
        return Table(width, height, self.me, self.order, partner_collects=partner)

    def hand(self) -> list[int]:
        """The own cards as they lie."""
        return layout.sorted_hand(self.stage.seen, self.stage.table)

    def spots(self) -> list[Placed]:
        """Everything that can be pointed at now."""
        if self.cleared:
            return []
        seen, table = self.stage.seen, self.stage.table
        if self.panel is None:
            return spots.resting(seen, table, Around(self.icons(), len(self.offers()), self.asked()))
        cards = spots.hand(table, len(self.hand())) if self.panel.kind == POINT else []
        return cards + spots.choices(self.panel, spots.panel_box(seen, table, self.panel))

    def ring(self) -> list[Spot]:
        """Where Tab goes, one after the other."""
        if self.panel is None or self.panel.kind != POINT:
            return [placed.spot for placed in self.spots()]
        cards = [Spot("card", at) for at, card in enumerate(self.hand()) if is_king_or_ober(card)]
        return [*cards, Spot("close")]

    def icons(self) -> tuple[str, ...]:
        """The small buttons that are there: what always is, and the aids that are switched on."""
        there = switched(self.aids)
        return tuple(name for name in ALL_ICONS if there.get(name, True))

    def asked(self) -> tuple[int, ...]:
        """The seats that can be asked to show their hand, while nothing else is asked."""
        seen = self.stage.seen
        if not seen.proof or self.panel is not None:
            return ()
        played = (seat for seat in range(seen.players) if seen.proof >> seat & 1)
        return tuple(seat for seat in played if why_not(seen, self.me, PROOF + seat) is None)

    def looks(self) -> dict[int, str]:
        """How everybody looks now, as far as there is something to be seen."""
        speaking = frozenset(bubble.seat for bubble in self.bubbles if bubble.card is None)
        mood = Mood(self.faces, speaking, self.waited_for(theme.DOZE), self.over)
        return worn(self.stage.seen, self.stop, mood)

    def chrome(self) -> Chrome:
        """What rests on the table."""
        buttons = Buttons(called(self.hovered), called(self.pressed))
        told = self.game.playing or self.over
        slate = at_the_table(match_of(self.game, self.desk), self.seating, told)
        resting = chrome(self.stage.seen, self.stage.table, self.seating, slate, buttons=buttons, looks=self.looks())
        return resting._replace(piles=self.stage.piles())
