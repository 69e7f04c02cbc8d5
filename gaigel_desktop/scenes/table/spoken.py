"""The table in words while it is played at: all that can be seen and pressed there now. It changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gaigel_desktop.rules.actions import PASS, QUESTION
from gaigel_desktop.rules.deal import is_claimed
from gaigel_desktop.rules.options import RuleSet, as_in_1907
from gaigel_desktop.scenes.picture import asking, in_words, spots
from gaigel_desktop.scenes.picture.bubbles import Bubble
from gaigel_desktop.scenes.picture.chrome import MORE, Chrome
from gaigel_desktop.scenes.picture.in_words import Held, Lies, key_of, said, said_by
from gaigel_desktop.scenes.picture.over import Over, Way
from gaigel_desktop.scenes.picture.panels import Choice
from gaigel_desktop.scenes.picture.paper import Lain
from gaigel_desktop.scenes.picture.spots import Placed, Spot
from gaigel_desktop.scenes.slate.strokes import Slate
from gaigel_desktop.scenes.stage.frame_layout import button_rects, icon_rects
from gaigel_desktop.scenes.stage.stops import CLAIM
from gaigel_desktop.text.calls import button_caption, call, caption, foreign
from gaigel_desktop.text.customs import GESTURES
from gaigel_desktop.text.explain import sentence, why
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.spoken.tree import InWords, Node

from . import aids, cover, papers, reach
from .at_rest import at_rest, looks
from .hinted import spot_of
from .lit import lit
from .lying_over import over_of, points_seen
from .names import CALL_KEYS, NAMES, card_about
from .quiet import CLAIM_OPEN, is_passed_over, why_quiet
from .state import TableState

ON: Final = "go_on"  # the key of what Space does
ANSWERS: Final = {QUESTION: "question", PASS: "stands"}  # to a claim


def table_in_words(state: TableState | None, *, leads_on: bool = False) -> InWords:
    """Everything, in the order in which one would read it; `leads_on` where any press does. While the cards are
    shuffled nothing lies there."""
    if state is None:
        return InWords(say("spoken_table"), ())
    rests = at_rest(state)
    over = over_of(state, rests)
    lies = _lies(state, rests.slate)
    parts = (
        *_told(state, over),
        *_paper(state, over.paper),
        *_panel(over, state.chair.rules),
        *_go_on(state, leads_on),
        in_words.hand(lies, _held(state)),
        *_ways(state, over),
        *in_words.the_table(lies),
        *_proofs(state, over),
        _calls(state, rests),
        *_helping(state, over),
        _icons(state, over),
        *_bubbles(state, over),
        *([Node("chalked", "text", rests.chalked)] if rests.chalked else ()),
    )
    there = {key_of(placed.spot) for placed in reach.in_reach(state)} | {ON}
    focus = key_of(state.pointing.focus) if state.pointing.focus is not None else ""
    shines = lit(state)
    return InWords(say("spoken_table"), tuple(_as_it_is(part, there, shines) for part in parts), focus)


def _as_it_is(node: Node, there: set[str], shines: frozenset[str]) -> Node:
    """What cannot be reached now cannot be pressed, and says so; what is spoken of lies in the light."""
    inside = tuple(_as_it_is(each, there, shines) for each in node.inside)
    value = said(node.value, say("spoken_lit")) if node.key in shines else node.value
    usable = node.usable and node.key in there
    dimmed = node.dimmed or (node.usable and not usable)
    return node._replace(usable=usable, dimmed=dimmed, value=value, inside=inside)


def _lies(state: TableState, slate: Slate) -> Lies:
    """What lies there, with what the player sees of points and signs."""
    stage = state.stage
    table = stage.table._replace(open=stage.held_open)
    known = points_seen(state), _signs(state), state.mats()
    return Lies(stage.seen, table, stage.won, state.seating, slate, *known)


def score(state: TableState) -> Iterator[str]:
    """What each side has won, with the points that can be seen now, and what stands on the slate."""
    lies = _lies(state, at_rest(state).slate)
    piles, slate = in_words.piles(lies), in_words.slate(lies)
    yield from (said(node.name, node.value) for node in (piles.inside if piles is not None else ()))
    if slate is not None:
        yield f"{slate.name}: {slate.value}"


def _signs(state: TableState) -> dict[int, str]:
    """The signs in the faces: the own one and the partner's; of others whoever looks at them sees one."""
    return {seat: look for seat, look in looks(state).items() if look in GESTURES and is_looked_at(state, seat)}


def is_looked_at(state: TableState, seat: int) -> bool:
    """Whether the player would see a sign in this face."""
    side = state.stage.seen.law.side
    return side[seat] == side[state.me] or state.pointing.at == Spot("seat", seat)


# -- what is said to the player ----------------------------------------------------------------------------------


def _told(state: TableState, over: Over) -> Iterator[Node]:
    """The line, and that the table waits for somebody who is elsewhere."""
    if over.waits:
        yield Node("waits", "text", say("table_waits"))
    if over.line:
        yield Node("line", "text", over.line, over.then)


def _paper(state: TableState, there: Lain | None) -> Iterator[Node]:
    """The card of paper, and its buttons."""
    if there is None:
        return
    leaf = there.leaf
    buttons = [*(_answer(state, at, words) for at, words in enumerate(leaf.buttons)), *_who(state)]
    if leaf.back:
        buttons.append(Node(key_of(papers.BACK), "button", leaf.back, usable=True))
    counted = (in_words.told_apart([each.card for each in leaf.pile]), [each.worth for each in leaf.pile])
    cards = (Node(f"counted {at}", "text", *each) for at, each in enumerate(zip(*counted, strict=True)))
    yield Node("paper", "panel", leaf.words, inside=(*cards, *buttons))


def _answer(state: TableState, at: int, words: str) -> Node:
    return Node(key_of(Spot("paper", at)), "button", words, usable=True)


def _who(state: TableState) -> Iterator[Node]:
    """Where a lesson asks who takes the trick, the answers are its cards."""
    note, seen = papers.said_now(state), state.stage.seen
    if note is None or not note.asks_who:
        return
    for at in range(len(seen.trick)):
        yield _answer(state, at, state.seating.names[(seen.leader + at) % seen.players])


def _panel(over: Over, rules: RuleSet) -> Iterator[Node]:
    """What is asked, and what there is to choose from; what has to be answered has no cross."""
    if over.panel is None:
        return
    panel, box = over.panel
    choices = tuple(_choice(Spot("choice", at), choice, rules) for at, choice in enumerate(panel.choices))
    crosses = (placed for placed in asking.choices(panel, box) if placed.spot.kind == "close")
    close = (Node(key_of(spot), "button", say("retell_close"), "", "", cross, True) for spot, cross in crosses)
    yield Node("panel", "panel", panel.title, box=box, inside=(*choices, *close))


def meant(choice: Choice, rules: RuleSet) -> str:
    """What an answer means that is given in another language than the player's; the eye reads it in the line below."""
    answer = ANSWERS.get(choice.action, "") if as_in_1907(rules) and foreign(rules) else ""
    return caption(answer, rules) if answer else ""


def _choice(spot: Spot, choice: Choice, rules: RuleSet) -> Node:
    """A button, what it means, or why it cannot be pressed now."""
    dimmed = bool(choice.refused)
    about = choice.refused or choice.about or meant(choice, rules)
    return Node(key_of(spot), "button", choice.words, about=about, usable=not dimmed, dimmed=dimmed)


def waits_for_press(state: TableState) -> bool:
    """Whether Space would lead on, or a hand be taken up that lies open."""
    stop = state.stop
    if state.stage.holds_a_hand:
        return state.choosing.panel is None
    read = papers.may_lie(state) and (papers.waits(state) or bool(papers.answers(state)))
    return stop is not None and stop.kind != CLAIM and not read and state.choosing.panel is None


def _go_on(state: TableState, leads_on: bool) -> Iterator[Node]:
    if leads_on or waits_for_press(state):
        yield Node(ON, "button", say("lesson_go_on"), usable=True)


def _bubbles(state: TableState, over: Over) -> tuple[Node, ...]:
    """What is said at the table, and why a card may not be played."""
    said_there = in_words.calls_heard(
        [(_who_says(state, one), one.words, one.caption) for one, _ in over.bubbles],
    )
    return (said_there,) if said_there is not None else ()


def _who_says(state: TableState, one: Bubble) -> str:
    """Nobody says what is told to the player alone: why a card or a call is refused."""
    told_alone = one.card is not None or (one.seat == state.me and not one.announced)
    return "" if told_alone else state.seating.names[one.seat]


# -- what the player does ----------------------------------------------------------------------------------------


def _held(state: TableState) -> list[Held]:
    """How each card of the hand lies there: chosen, new, advised, free to be played, or why it is not."""
    legal, new, advised = aids.legal(state), aids.newest(state), spot_of(state)
    picked, found = state.choosing.picked, []
    for at, card in enumerate(state.hand()):
        value = said(
            say("spoken_advised") if advised == Spot("card", at) else "",
            say("spoken_playable") if card in legal else "",
            say("spoken_new") if at == new else "",
        )
        found.append(Held(value, card_about(state, at), picked == card if picked is not None else None))
    return found


def _ways(state: TableState, over: Over) -> Iterator[Node]:
    """The ways to lead the first card."""
    boxes = spots.offer_boxes(state.stage.table, len(over.ways))
    ways = tuple(_way(at, way, box) for at, (way, box) in enumerate(zip(over.ways, boxes, strict=True)))
    if ways:
        chosen = state.choosing.picked is not None or state.choosing.mode is not None
        yield Node("ways", "group", say("spoken_ways" if chosen else "lead_how"), inside=ways)


def _way(at: int, way: Way, box: Box) -> Node:
    return Node(key_of(Spot("offer", at)), "option", way.words, "", way.about, box, True, chosen=way.chosen)


def _proofs(state: TableState, over: Over) -> Iterator[Node]:
    """Who can be asked to show the hand."""
    for spot, words, box in over.proofs:
        name, about = said_by(state.seating.names[spot.at], words), _about(state, spot)
        yield Node(key_of(spot), "button", name, "", about, box, True)


def _calls(state: TableState, rests: Chrome) -> Node:
    """The announcements with what they mean, and why they are no use now; rare ones only where there are any."""
    found = (
        _call(state, rests, Placed(Spot("call", name=name), Box(*rect)))
        for name, rect in button_rects(rests.table).items()
        if not is_passed_over(state, name)
    )
    return Node("calls", "group", say("spoken_calls"), inside=tuple(found))


def _call(state: TableState, rests: Chrome, placed: Placed) -> Node:
    spot, box = placed
    rules, dimmed = state.chair.rules, spot.name in rests.dimmed
    meaning = button_caption(spot.name, rules)
    words = meaning if spot.name == MORE else call(f"button_{spot.name}", rules)
    name = say("name_call", {"call": words, "key": CALL_KEYS[spot.name]})
    value = said(
        meaning if rests.captions and spot.name != MORE else "",
        say("spoken_advised") if spot == spot_of(state) else "",
    )
    claimed = why(CLAIM_OPEN, state.seen) if is_claimed(state.stage.seen) else ""
    quiet = why_quiet(state, spot.name)
    about = claimed or (quiet and sentence(quiet)) or _about(state, spot)
    return Node(key_of(spot), "button", name, value, about, box, not dimmed, dimmed)


def _helping(state: TableState, over: Over) -> Iterator[Node]:
    """What holds now, and the mat over the own points."""
    slip = cover.strip(state)
    if slip is not None:
        words, about = _named(state, Spot("strip"))
        yield Node(key_of(Spot("strip")), "button", words, about, slip.asked, slip.room, True)
    if over.mat is not None:
        words, about = _named(state, Spot("points"))
        yield Node(key_of(Spot("points")), "button", words, "", about, over.mat.box, True)


def _icons(state: TableState, over: Over) -> Node:
    """The small buttons."""
    rects = icon_rects(state.stage.table, over.icons)
    found = (
        Node(key_of(Spot("icon", name=name)), "button", say(f"icon_{name}"), box=Box(*rects[name]), usable=True)
        for name in over.icons
    )
    return Node("icons", "group", say("spoken_icons"), inside=tuple(found))


def _named(state: TableState, spot: Spot) -> tuple[str, str]:
    named = NAMES[spot.kind](state, spot)
    return (named.words, named.about) if named is not None else ("", "")


def _about(state: TableState, spot: Spot) -> str:
    return _named(state, spot)[1]
