"""The table in words while it is played at: all that can be seen and pressed there now. It changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gaigel_desktop.rules.actions import PASS, QUESTION
from gaigel_desktop.rules.deal import is_claimed
from gaigel_desktop.rules.options import RuleSet, as_in_1907
from gaigel_desktop.scenes.picture import in_words
from gaigel_desktop.scenes.picture.bubbles import Bubble
from gaigel_desktop.scenes.picture.chrome import Chrome
from gaigel_desktop.scenes.picture.in_words import Held, Lies, said, said_by
from gaigel_desktop.scenes.picture.item import Item, ItemId
from gaigel_desktop.scenes.picture.leaf import Lain
from gaigel_desktop.scenes.picture.over import Over, Way
from gaigel_desktop.scenes.picture.panels import Choice
from gaigel_desktop.scenes.slate.strokes import Slate
from gaigel_desktop.scenes.stage.buttons import CALL
from gaigel_desktop.scenes.stage.stops import CLAIM
from gaigel_desktop.text.calls import button_caption, call, caption, foreign
from gaigel_desktop.text.customs import GESTURES
from gaigel_desktop.text.explain import sentence, why
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.spoken.tree import InWords, Node

from . import aids, cover, papers
from .at_rest import at_rest, looks
from .described import describe
from .lesson_note import may_lie, said_now, waits
from .lit import lit
from .lying_over import points_seen
from .names import NAMES, card_about
from .quiet import CLAIM_OPEN, why_quiet
from .state import TableState

ON: Final = "go_on"  # the key of what Space does
ANSWERS: Final = {QUESTION: "question", PASS: "stands"}  # to a claim


def table_in_words(state: TableState | None, *, leads_on: bool = False) -> InWords:
    """Everything, in the order in which one would read it; `leads_on` where any press does. While the cards are
    shuffled nothing lies there."""
    if state is None:
        return InWords(say("spoken_table"), ())
    items, rests, over = describe(state)
    lies = _lies(state, rests.slate)
    parts = (
        *_told(state, over),
        *_paper(state, over.paper),
        *_panel(items, over, state.chair.rules),
        *_go_on(state, items, leads_on),
        in_words.hand(lies, _held(state, items)),
        *_ways(state, items, over),
        *in_words.the_table(lies),
        *_proofs(state, items, over),
        _calls(state, rests),
        *_helping(state, over),
        _icons(items),
        *_bubbles(state, over),
        *([Node("chalked", "text", rests.chalked)] if rests.chalked else ()),
    )
    there = {item.id.key for item in items if item.in_reach and not item.id.row.named_only} | {ON}
    focus, shines = state.pointing.focus, lit(state, items)
    nodes = tuple(_as_it_is(part, there, shines) for part in parts)
    return InWords(say("spoken_table"), nodes, focus.key if focus is not None else "")


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
    lies = _lies(state, at_rest(state, ()).slate)
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
    return side[seat] == side[state.me] or state.pointing.at == ItemId("seat", seat)


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
        buttons.append(Node(ItemId("back").key, "button", leaf.back, usable=True))
    counted = (in_words.told_apart([each.card for each in leaf.pile]), [each.worth for each in leaf.pile])
    cards = (Node(f"counted {at}", "text", *each) for at, each in enumerate(zip(*counted, strict=True)))
    yield Node("paper", "panel", leaf.words, inside=(*cards, *buttons))


def _answer(state: TableState, at: int, words: str) -> Node:
    return Node(ItemId("answer", at).key, "button", words, usable=True)


def _who(state: TableState) -> Iterator[Node]:
    """Where a lesson asks who takes the trick, the answers are its cards."""
    note, seen = said_now(state), state.stage.seen
    if note is None or not note.asks_who:
        return
    for at in range(len(seen.trick)):
        yield _answer(state, at, state.seating.names[(seen.leader + at) % seen.players])


def _panel(items: tuple[Item, ...], over: Over, rules: RuleSet) -> Iterator[Node]:
    """What is asked, and what there is to choose from; what has to be answered has no cross."""
    if over.panel is None:
        return
    panel, box = over.panel
    choices = tuple(_choice(ItemId("choice", at), choice, rules) for at, choice in enumerate(panel.choices))
    crosses = (item for item in items if item.id.kind == "close")
    close = (Node(cross.id.key, "button", say("retell_close"), "", "", cross.box, True) for cross in crosses)
    yield Node("panel", "panel", panel.title, box=box, inside=(*choices, *close))


def meant(choice: Choice, rules: RuleSet) -> str:
    """What an answer means that is given in another language than the player's; the eye reads it in the line below."""
    answer = ANSWERS.get(choice.action, "") if as_in_1907(rules) and foreign(rules) else ""
    return caption(answer, rules) if answer else ""


def _choice(item: ItemId, choice: Choice, rules: RuleSet) -> Node:
    """A button, what it means, or why it cannot be pressed now."""
    dimmed = bool(choice.refused)
    about = choice.refused or choice.about or meant(choice, rules)
    return Node(item.key, "button", choice.words, about=about, usable=not dimmed, dimmed=dimmed)


def waits_for_press(state: TableState, items: tuple[Item, ...]) -> bool:
    """Whether Space would lead on, or a hand be taken up that lies open."""
    stop = state.stop
    if state.stage.holds_a_hand:
        return state.choosing.panel is None
    read = may_lie(state) and (waits(state) or bool(papers.answers(items, state)))
    return stop is not None and stop.kind != CLAIM and not read and state.choosing.panel is None


def _go_on(state: TableState, items: tuple[Item, ...], leads_on: bool) -> Iterator[Node]:
    if leads_on or waits_for_press(state, items):
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


def _held(state: TableState, items: tuple[Item, ...]) -> list[Held]:
    """How each card of the hand lies there: chosen, new, advised, free to be played, or why it is not."""
    legal, picked, found = aids.legal(state), state.choosing.picked, []
    for item in items:
        if item.id.kind == "card":
            value = said(
                say("spoken_advised") if item.look.advised else "",
                say("spoken_playable") if item.id.number in legal else "",
                say("spoken_new") if item.look.new else "",
            )
            chosen = item.look.chosen if picked is not None else None
            found.append(Held(value, card_about(state, item.id.number), chosen))
    return found


def _ways(state: TableState, items: tuple[Item, ...], over: Over) -> Iterator[Node]:
    """The ways to lead the first card."""
    there = (item for item in items if item.id.kind == "way")
    ways = tuple(_way(item, way) for item, way in zip(there, over.ways, strict=True))
    if ways:
        chosen = state.choosing.picked is not None or state.choosing.mode is not None
        yield Node("ways", "group", say("spoken_ways" if chosen else "lead_how"), inside=ways)


def _way(item: Item, way: Way) -> Node:
    return Node(item.id.key, "option", way.words, "", way.about, item.box, True, chosen=way.chosen)


def _proofs(state: TableState, items: tuple[Item, ...], over: Over) -> Iterator[Node]:
    """Who can be asked to show the hand."""
    for item in items:
        if item.id.kind == "proof" and (over.panel is None or not item.box.overlaps(over.panel[1])):
            name = said_by(state.seating.names[item.id.number], over.proof)
            yield Node(item.id.key, "button", name, "", _about(state, item.id), item.box, True)


def _calls(state: TableState, rests: Chrome) -> Node:
    """The announcements with what they mean, and why they are no use now; rare ones only where there are any."""
    found = (_call(state, rests, item) for item in rests.calls if item.tab)
    return Node("calls", "group", say("spoken_calls"), inside=tuple(found))


def _call(state: TableState, rests: Chrome, item: Item) -> Node:
    name, rules, dimmed = item.id.name, state.chair.rules, item.look.dimmed
    meaning, rare = button_caption(name, rules), CALL[name].rare
    words = meaning if rare else call(f"button_{name}", rules)
    value = said(
        meaning if rests.captions and not rare else "",
        say("spoken_advised") if item.look.advised else "",
    )
    claimed = why(CLAIM_OPEN, state.seen) if is_claimed(state.stage.seen) else ""
    quiet = why_quiet(state, name)
    about = claimed or (quiet and sentence(quiet)) or _about(state, item.id)
    called = say("name_call", {"call": words, "key": CALL[name].key})
    return Node(item.id.key, "button", called, value, about, item.box, not dimmed, dimmed)


def _helping(state: TableState, over: Over) -> Iterator[Node]:
    """What holds now, and the mat over the own points."""
    slip = cover.strip(state)
    if slip is not None:
        words, about = _named(state, ItemId("strip"))
        yield Node(ItemId("strip").key, "button", words, about, slip.asked, slip.room, True)
    if over.mat is not None:
        words, about = _named(state, ItemId("mat"))
        yield Node(ItemId("mat").key, "button", words, "", about, over.mat.box, True)


def _icons(items: tuple[Item, ...]) -> Node:
    """The small buttons."""
    icons = (item for item in items if item.id.kind == "icon")
    found = (Node(item.id.key, "button", say(f"icon_{item.id.name}"), box=item.box, usable=True) for item in icons)
    return Node("icons", "group", say("spoken_icons"), inside=tuple(found))


def _named(state: TableState, item: ItemId) -> tuple[str, str]:
    named = NAMES[item.kind](state, item)
    return (named.words, named.about) if named is not None else ("", "")


def _about(state: TableState, item: ItemId) -> str:
    return _named(state, item)[1]
