"""The tree as AccessKit has it: what is there as nodes with numbers that stay, and what was said."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING, Final

from accesskit import Action, Live, Rect, Role, TextPosition, TextSelection, Toggled, Tree, TreeUpdate
from accesskit import Node as Part

from .messages import Numbered, Wish
from .numbers import ROOT
from .tree import Deed, Node

if TYPE_CHECKING:
    from accesskit import ActionRequest

ALOUD: Final = 1  # the number of the node in which lies what was said
SAID: Final = 1 << 24  # beyond the numbers of all things that are there
KEPT: Final = 6  # so many sentences can be read once more
ROLES: Final = {
    "group": Role.GROUP,
    "list": Role.LIST,
    "panel": Role.DIALOG,
    "heading": Role.HEADING,
    "text": Role.LABEL,
    "picture": Role.IMAGE,
    "button": Role.BUTTON,
    "option": Role.LIST_BOX_OPTION,
    "tab": Role.TAB,
    "switch": Role.SWITCH,
    "choice": Role.COMBO_BOX,
    "slider": Role.SLIDER,
    "field": Role.TEXT_INPUT,
    "progress": Role.PROGRESS_INDICATOR,
}
LISTS: Final = {"option": Role.LIST_BOX, "tab": Role.TAB_LIST}  # of what lies in it
DEEDS: Final[tuple[tuple[Action, Deed], ...]] = (
    (Action.FOCUS, "focus"),
    (Action.CLICK, "press"),
    (Action.INCREMENT, "more"),
    (Action.DECREMENT, "less"),
    (Action.SET_VALUE, "set"),
)
CHANGED: Final = ("choice", "slider", "field")  # what can be set


def wish_of(request: ActionRequest) -> Wish | None:
    """What is asked for by this; None: nothing that there is here."""
    deed = next((deed for action, deed in DEEDS if action == request.action), None)
    value = request.data[1] if deed == "set" and request.data else ""
    return Wish(request.target, deed, value) if deed is not None else None


def blank() -> TreeUpdate:
    """A window of which nothing has been told yet; there is a place for what is said."""
    update, root = TreeUpdate(ROOT), Part(Role.WINDOW)
    root.set_children([ALOUD])
    update.tree = _head()
    update.nodes.extend([(ROOT, root), (ALOUD, Part(Role.GROUP))])
    return update


def _head() -> Tree:
    tree = Tree(ROOT)
    tree.toolkit_name = "pygame-ce"
    return tree


class Updates:
    """What AccessKit is told, one after the other."""

    def __init__(self) -> None:
        self._numbers = count(SAID)
        self._focus = ROOT
        self._said: list[int] = []

    def forget(self) -> None:
        """Whoever listens now has heard nothing yet."""
        self._said, self._focus = [], ROOT

    def whole(self, tree: Numbered) -> TreeUpdate:
        """Everything, as it is now."""
        update, root = TreeUpdate(ROOT), Part(Role.WINDOW)
        root.set_label(tree.title or "Gaigel")
        root.set_children([*_Laid(tree, update).all(tree.nodes), ALOUD])
        update.tree, update.focus = _head(), tree.focus
        update.nodes.extend([(ROOT, root), (ALOUD, self._heard())])
        self._focus = tree.focus
        return update

    def sentence(self, words: str) -> TreeUpdate:
        """This was said: a node that was not there before is announced, also where the words are the same; each in an
        update of its own, because within one there is no order."""
        update, told, number = TreeUpdate(self._focus), Part(Role.STATUS), next(self._numbers)
        told.set_live(Live.POLITE)
        told.set_label(words)
        self._said = [*self._said, number][-KEPT:]
        update.nodes.extend([(ALOUD, self._heard()), (number, told)])
        return update

    def _heard(self) -> Part:
        group = Part(Role.GROUP)
        group.set_children(self._said)
        return group


class _Laid:
    """One tree, node by node."""

    def __init__(self, tree: Numbered, update: TreeUpdate) -> None:
        self._numbers, self._update, self._unit = iter(tree.numbers), update, tree.unit

    def all(self, nodes: Sequence[Node], of_set: bool = False) -> list[int]:
        """These, and what is inside; their numbers."""
        return [self._lay(node, at if of_set else None) for at, node in enumerate(nodes)]

    def _lay(self, node: Node, place: int | None) -> int:
        number, told = next(self._numbers), Part(_role(node))
        _name(told, node)
        _stand(told, node)
        _offer(told, node)
        if place is not None:
            told.set_position_in_set(place)
        if node.box is not None:
            box, unit = node.box, self._unit
            told.set_bounds(Rect(box.x * unit, box.y * unit, box.right * unit, box.bottom * unit))
        self._fill(told, node, number)
        self._update.nodes.append((number, told))
        return number

    def _fill(self, told: Part, node: Node, number: int) -> None:
        if node.role == "field":
            told.set_children([self._letters(told, node)])
        elif node.inside:
            is_list = node.role == "list"
            told.set_children(self.all(node.inside, is_list))
            if is_list:
                told.set_size_of_set(len(node.inside))

    def _letters(self, field: Part, node: Node) -> int:
        """What stands in a field, letter by letter, with the caret behind the last."""
        number, run = next(self._numbers), Part(Role.TEXT_RUN)
        run.set_value(node.value)
        run.set_character_lengths([len(letter.encode()) for letter in node.value])
        run.set_word_lengths([len(word) + 1 for word in node.value.split(" ")] if node.value else [])
        end = TextPosition(number, len(node.value))
        field.set_text_selection(TextSelection(end, end))
        self._update.nodes.append((number, run))
        return number


def _role(node: Node) -> Role:
    if node.role == "list" and node.inside:
        return LISTS.get(node.inside[0].role, Role.LIST)
    return ROLES[node.role]


def _name(told: Part, node: Node) -> None:
    """A text has its words as its value. On Linux no value in words is handed on but of a field: so that it is heard
    everywhere, it stands before what else is to be said."""
    if node.role == "text":
        told.set_value(": ".join(filter(None, (node.name, node.value))))
        about = node.about
    else:
        told.set_label(node.name)
        if node.value:
            told.set_value(node.value)
        about = ". ".join(filter(None, ("" if _has_its_own(node) else node.value, node.about)))
    if about:
        told.set_description(about)


def _has_its_own(node: Node) -> bool:
    """Whether the value is heard without being put into words: what was typed, a number that is all of the words."""
    return node.role == "field" or (node.range is not None and f"{node.range.now:g}" == node.value.rstrip(" %"))


def _stand(told: Part, node: Node) -> None:
    """Write into the node how it stands: on, chosen, dimmed, at which number."""
    if node.on is not None:
        told.set_toggled(Toggled.TRUE if node.on else Toggled.FALSE)
    if node.chosen is not None:
        told.set_selected(node.chosen)
    if node.dimmed:
        told.set_disabled()
    if node.range is not None:
        told.set_numeric_value(node.range.now)
        told.set_min_numeric_value(node.range.least)
        told.set_max_numeric_value(node.range.most)
        told.set_numeric_value_step(node.range.step)


def _offer(told: Part, node: Node) -> None:
    """What can be done with it."""
    if not node.usable:
        return
    several = node.role in CHANGED or node.range is not None
    for action, deed in DEEDS:
        if deed in ("focus", "press") or (several and (deed == "set" or node.role != "field")):
            told.add_action(action)
