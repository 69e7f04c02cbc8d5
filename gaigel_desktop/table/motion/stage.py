"""The stage: the view that is shown, and the cards that glide to where they lie now.

One event at a time: fold it, ask the layout where every card lies, and let each sprite go there. Which sprite becomes
which card is found by what stays, not by what the event says: the picture follows. How it goes there is the business of
`table/motion/card_moves.py` and `table/motion/held_up.py`; whatever they do, its way ends where the layout says. When
the next event is told is the business of `table/motion/playback.py`.
"""

from __future__ import annotations

import math

from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.ending import COUNTED
from gaigel_desktop.rules.events import Declared, Ended, Event, HandShown, Reserved, Swapped, Taken, TrickTaken
from gaigel_desktop.rules.options import as_in_1907
from gaigel_desktop.rules.views import View
from gaigel_desktop.table.board import chalk_marks, reminders
from gaigel_desktop.table.board.card_places import pile_place, talon_place, trick_place, visible_cards
from gaigel_desktop.table.board.chalk_marks import Mark
from gaigel_desktop.table.board.cues import Cue, cues
from gaigel_desktop.table.board.layout import TRICK, Place, PlacedCard, Table, Zone
from gaigel_desktop.table.board.piles import WonPiles, fold_piles
from gaigel_desktop.window import theme

from . import dealing, held_up, trick_gain
from .card_moves import CardMoves, Moment, Sent, close_ranks, one_after_the_other
from .card_sounds import stereo_position
from .match_sprites import hand_over, match_sprites
from .sounding import Sounding
from .sprite import IN_THE_AIR, UNDER, Sprite, keep_apart
from .tempo import Tempo


class Stage:
    """The view of a deal that is shown, with its cards, its chalk and its sounds."""

    def __init__(self, seen: View, table: Table, *, won: WonPiles | None = None) -> None:
        self.seen, self.table = seen, table
        self.tempo = Tempo()
        self.says_gains = False  # to whoever wants to be told what a trick counts
        self.lingers = 1.0  # so many times as long takes what is exchanged under the talon
        self.won = won or WonPiles(seen)
        self.talon = Sprite(("talon", 0), HIDDEN, talon_place(table))
        self.sprites = [Sprite(card.zone, card.face, card.place, card.high) for card in self._lying()]
        self.marks: list[Mark] = reminders.chalked_melds(self.won, seen, table)
        self._sounding = Sounding()
        self.guess = ""  # what the player says before the own side is counted
        self.shown_at = 0.0  # the moment in which everything lies as it is seen
        self.quiet_at = 0.0
        self._open_hand = -1  # the seat whose hand lies open until somebody has seen enough
        self._pair: Declared | None = None  # what is shown as long as the declaration is waited for
        self._counted = False

    # -- what there is to see ------------------------------------------------------------------------------------

    def under_the_talon(self) -> list[Sprite]:
        """The cards that lie or pass below the talon, in the order of drawing."""
        return [sprite for sprite in self.sprites if sprite.level == UNDER and sprite.pose.seen > 0]

    def over_the_talon(self) -> list[Sprite]:
        """All other cards of the deal: those in the air are drawn later."""
        over = [sprite for sprite in self.sprites if sprite.level != UNDER and sprite.pose.seen > 0]
        lying_first = sorted(over, key=lambda sprite: (sprite.level, sprite.pose.height > IN_THE_AIR))
        return [sprite for sprite in lying_first if sprite.zone[0] != held_up.PASSING]

    def passing(self) -> list[Sprite]:
        """The cards that are laid out only to be counted, above all others."""
        found = [sprite for sprite in self.sprites if sprite.zone[0] == held_up.PASSING and sprite.pose.seen > 0]
        return sorted(found, key=lambda sprite: (sprite.pose.height > IN_THE_AIR, sprite.zone))

    def shades(self, now: float) -> list[Mark]:
        """The marks that darken the table below a count."""
        return [mark for mark in self.marks if mark.kind == chalk_marks.SHADE and mark.there(now)]

    def chalk(self, now: float) -> list[Mark]:
        """The chalk that can be seen now."""
        return [mark for mark in self.marks if mark.kind != chalk_marks.SHADE and mark.there(now)]

    def piles(self) -> tuple[int, ...]:
        """How many tricks lie in each side's pile; one that is still on its way does not."""
        coming = {sprite.target for sprite in self.sprites if sprite.vanishes and sprite.zone[0] == TRICK}
        sides = range(self.seen.law.sides)
        return tuple(self.seen.tricks[side] - (self._pile(side) in coming) for side in sides)

    def _pile(self, side: int) -> Place:
        return pile_place(self.seen, self.table, side)

    def rests_until(self, now: float) -> float:
        """Until when the picture stays as it is: `now` while something moves, infinity when nothing will."""
        ways = [sprite.rests_until(now) for sprite in (*self.sprites, self.talon)]
        return min((*ways, *(mark.rests_until(now) for mark in self.marks)))

    def wakes_at(self, now: float) -> float:
        """When something is next to be seen, heard or told; infinity when nothing is."""
        told = self.quiet_at if self.quiet_at > now else math.inf
        return min(self.rests_until(now), told, self._sounding.next_at((*self.sprites, self.talon)))

    @property
    def speed(self) -> float:
        """How much longer or shorter everything takes; 0 is no motion."""
        return self.tempo.speed

    # -- telling -------------------------------------------------------------------------------------------------

    def quiet(self, now: float) -> bool:
        """Whether what was told last has been seen to its end."""
        return now >= self.quiet_at

    @property
    def holds_a_hand(self) -> bool:
        """Whether a hand lies open until somebody has seen enough."""
        return self._open_hand >= 0

    @property
    def held_open(self) -> frozenset[int]:
        """The seat whose hand lies open until somebody has seen enough; empty if none does."""
        return frozenset({self._open_hand}) if self.holds_a_hand else frozenset()

    def deal(self, now: float, *, knocked: bool = False, by_others: bool = False) -> None:
        """Let the hands fly out from the pack in packets, Vorhand's first, when it was cut or knocked on by others."""
        self.quiet_at = dealing.deal_out(self._moment(now, [], []), self.talon, knocked, by_others)

    def tell(self, event: Event, now: float) -> bool:
        """Show an event; False if something else has to be seen before it, so that it is to be told again."""
        if isinstance(event, Ended) and self._comes_after_a_count(event):
            self._show(held_up.show_count_of_winner(self._moment(now, [], []), event), now)
            return False
        heard, lay = cues(event, self.seen), {id(sprite): sprite.zone for sprite in self.sprites}
        hand_over(event, self.seen, self.sprites)
        fold_piles(self.won, self.seen, event)
        moment = self._moment(now, *self._follow(lay))
        if isinstance(event, Swapped | Reserved | Taken):
            moment = moment._replace(tempo=self.tempo.longer(self.lingers))
        self._note(now, heard)
        self._show(held_up.show_event(event, moment), now)
        if self.says_gains and isinstance(event, TrickTaken):
            self.marks += trick_gain.gain_mark(moment)
        self._open_hand = event.seat if isinstance(event, HandShown) else self._open_hand
        self._pair = event if isinstance(event, Declared) else self._pair
        _lead_home(moment)
        self._keep_apart(now)
        self._chalk(now)
        return True

    def move(self, now: float) -> list[Cue]:
        """Let the cards go their ways; gives back what is to be heard now."""
        self.shown_at = now
        heard = self._sounding.take_due(now, (*self.sprites, self.talon), self.table.width)
        for sprite in (*self.sprites, self.talon):
            sprite.move(now)
        self.sprites = [sprite for sprite in self.sprites if sprite.legs or not sprite.vanishes]
        self.marks = [mark for mark in self.marks if now < mark.over]
        return heard

    def take_up(self, now: float) -> bool:
        """Take a hand up again that lies open and has been seen; gives back whether there was one."""
        if not self.holds_a_hand or self.rests_until(now) < math.inf:
            return False
        self.quiet_at = held_up.put_hand_back(self._moment(now, [], []), self._open_hand).until
        self._open_hand = -1
        return True

    def hold_up(self, pair: Declared) -> None:
        """Lay the cards of a declared pair where everybody sees them, at once."""
        self._pair = pair
        held_up.show_pair(self._moment(self.shown_at, [], [])._replace(tempo=Tempo(0.0)), pair)
        self._arrive()

    def put_pair_back(self, now: float) -> None:
        """Take the cards of a declared pair back into the hand, if they lie there."""
        if self._pair is not None:
            back = held_up.put_hand_back(self._moment(now, [], []), self._pair.seat).until
            self.quiet_at, self._pair = max(self.quiet_at, back), None

    def finish(self, now: float) -> None:
        """Jump to the end of what was told; what was said with it is still heard, but nothing else."""
        self.shown_at = now
        self._arrive()
        self.quiet_at = math.inf if self.holds_a_hand else now
        self._sounding.skip(now)

    def _arrive(self) -> None:
        """Put everything where it is going to."""
        for sprite in (*self.sprites, self.talon):
            sprite.arrive()
        self.sprites = [sprite for sprite in self.sprites if not sprite.vanishes]
        self.marks = [mark._replace(began=0.0, drawn=0.0) for mark in self.marks if mark.until == math.inf]

    # -- another layout ------------------------------------------------------------------------------------------

    def lay_out(self, table: Table) -> None:
        """Lay everything out at once, because the window has another size."""
        self.table = table
        for sprite, card, _ in self._follow({})[0]:
            sprite.put(card.place, card.high)
        if self._pair is not None:
            self.hold_up(self._pair)
        self._arrive()
        self._open_hand, self.quiet_at = -1, 0.0
        self.talon.put(talon_place(table))
        self.marks = reminders.chalked_melds(self.won, self.seen, table)

    def rearrange(self, table: Table, now: float) -> None:
        """Let the cards glide to another order of the hand."""
        self.table = table
        moment = self._moment(now, *self._follow({}))
        self.quiet_at = max(self.quiet_at, close_ranks(moment, now))
        _lead_home(moment)
        self._keep_apart(now)

    def go_back(self, before: Stage, now: float) -> None:
        """Let every card go back to where it lay, because the deal stood otherwise `before`, and was taken back."""
        before.put_pair_back(now)
        self.sprites = [sprite for sprite in before.sprites if sprite.zone[0] != held_up.PASSING]
        moment = self._moment(now, *self._follow({}))
        for sprite, _, was in moment.sent:
            if not was[0]:
                sprite.put(self._gone_to(before))
        for sprite in moment.left:  # it was drawn
            sprite.send(self.tempo.leg(now, theme.GO_BACK, self.talon.place, rise=0.0))
        self.quiet_at = max(now, one_after_the_other(moment, moment.sent, now, theme.GO_BACK, theme.FRAME, rise=0.4))
        self._keep_apart(now)

    def _gone_to(self, before: Stage) -> Place:
        """The place where the cards went that lie there no more: the pile that was higher, or the talon."""
        gathered = (side for side, tricks in enumerate(before.seen.tricks) if tricks > self.seen.tricks[side])
        return next(map(self._pile, gathered), self.talon.place)

    def _lying(self) -> list[PlacedCard]:
        return visible_cards(self.seen, self.table) + reminders.turned_up_melds(self.won, self.seen, self.table)

    # -- one event -----------------------------------------------------------------------------------------------

    def _keep_apart(self, now: float) -> None:
        if self.speed:
            keep_apart(self.sprites, now)
            ends = (sprite.rests_at for sprite in self.sprites)
            self.quiet_at = max((self.quiet_at, *(end for end in ends if end < math.inf)))

    def _comes_after_a_count(self, event: Ended) -> bool:
        """Whether the tricks are counted for all to see before the deal ends, once: nobody called."""
        counted, self._counted = self._counted, self._counted or event.reason == COUNTED
        return self._counted and not counted

    def _moment(self, now: float, sent: list[Sent], left: list[Sprite]) -> Moment:
        return Moment(now, self.tempo, self.seen, self.table, sent, left, self.sprites, self.won)

    def _show(self, act: CardMoves, now: float) -> None:
        self.quiet_at = max(now, act.until)
        self.sprites += act.passing
        self.marks += act.marks
        if self.guess and act.passing:
            self.marks.append(held_up.guess_mark(self._moment(now, [], []), self.guess, act.until))
        self._sounding.draw(act.marks, self.table.width, self.speed)

    def _follow(self, lay: dict[int, Zone]) -> tuple[list[Sent], list[Sprite]]:
        """Give every card its sprite; gives back those that lie elsewhere now than they `lay`, and those that are left
        over."""
        wanted = self._lying()
        found = match_sprites(self.sprites, wanted)
        pairs, sent = found.pairs, list[Sent]()
        for sprite, card in pairs:
            was = lay.get(id(sprite), sprite.zone)
            if sprite.target != card.place or was != card.zone:
                sent.append(Sent(sprite, card, was))
                sprite.send()
            sprite.zone, sprite.face = card.zone, sprite.face if card.face == HIDDEN else card.face
        for card in found.new:
            sprite = Sprite(card.zone, card.face, self._comes_from(card))
            pairs.append((sprite, card))
            sent.append(Sent(sprite, card, ("", 0)))
        for sprite in found.left:
            sprite.vanishes = True
        going = [sprite for sprite in self.sprites if sprite.vanishes]
        at = {id(card): at for at, card in enumerate(wanted)}
        self.sprites = [*going, *(sprite for sprite, _ in sorted(pairs, key=lambda pair: at[id(pair[1])]))]
        return sent, found.left

    def _comes_from(self, card: PlacedCard) -> Place:
        """The place that a card comes from that was not seen before: a pile, or the talon."""
        if card.zone[0] != reminders.REMINDER:
            return self.talon.place
        return self._pile(reminders.side_of(card.zone))

    def _chalk(self, now: float) -> None:
        """Chalk declarations beside the piles: what is new is drawn by a hand."""
        lasting = reminders.chalked_melds(self.won, self.seen, self.table)
        known = {mark[:4]: mark for mark in self.marks if mark.until == math.inf}
        began = now if as_in_1907(self.seen.law.rules) or self.quiet_at == math.inf else self.quiet_at
        drawn = self.tempo.waits(theme.CHALKED)
        new = [known.get(mark[:4], mark._replace(began=began, drawn=drawn)) for mark in lasting]
        self._sounding.draw((mark for mark in new if mark[:4] not in known), self.table.width, self.speed)
        self.marks = [mark for mark in self.marks if mark.until < math.inf] + new

    # -- what is heard -------------------------------------------------------------------------------------------

    def _note(self, now: float, heard: tuple[Cue, ...]) -> None:
        for cue in heard:
            self._sounding.note(now + self.tempo.waits(cue.after), self._placed(cue))

    def _placed(self, cue: Cue) -> Cue:
        """A cue heard from where whoever does something sits."""
        if cue.seat < 0:
            return cue
        return cue._replace(pan=stereo_position(trick_place(self.seen, self.table, cue.seat).x, self.table.width))


def _lead_home(moment: Moment) -> None:
    """Send every card home that no move has led to its place: the picture follows."""
    for sprite, card, _ in moment.sent:
        if sprite.target != card.place:
            sprite.send(moment.tempo.leg(moment.now, theme.SHIFT, card.place, high=card.high))
