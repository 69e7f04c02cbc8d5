"""Pages in words: widgets as nodes of the tree, in the order in which one would read them. Pure."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from gaigel_desktop.window.boxes import Box

from .order import as_read
from .tree import Node, Role, Span

if TYPE_CHECKING:
    from gaigel_desktop.window.pages.widgets import Meaning

AS_THEY_ARE: Final = frozenset(
    {"heading", "picture", "button", "tab", "switch", "choice", "slider", "field", "progress"}
)
ROLES: Final[dict[str, Role]] = {"row": "option", "tile": "option"}
ENDS: Final = ".:!?…”“»"  # a sentence
READ: Final = ("heading", "text", "picture", "button")
IN_LISTS: Final = ("option", "tab")
HELD: Final = ("choice", "slider", "field")  # have a value
NAMED_BESIDE: Final = (*HELD, "switch")  # their name stands beside them
BESIDE: Final = "button"  # its second line says what it does; of all others a value belongs to the name


class Stretch(NamedTuple):
    """A part of a page: what stands there, and if it is seen through a window, how far it has been scrolled."""

    key: str
    meanings: Sequence[Meaning]
    window: Box | None = None
    down: Span | None = None


def nodes(parts: Sequence[Stretch]) -> tuple[Node, ...]:
    """All that has words, on its page."""
    return _Telling(parts).nodes()


class _Telling:
    """One page: which words belong to something else on it, and which keys have been given away."""

    def __init__(self, parts: Sequence[Stretch]) -> None:
        self._parts = parts
        self._given = Counter[str]()
        told = [meaning for part in parts for meaning in part.meanings if meaning.key]
        self._keys = {key for meaning in told for key in (meaning.key, *(item.key for item in meaning.items))}
        self._beside = defaultdict[str, list[str]](list)  # what stands beside a control, by its key
        for part in parts:
            for meaning in part.meanings:
                if self._has_control(meaning):
                    self._beside[meaning.of].append(meaning.name)

    def nodes(self) -> tuple[Node, ...]:
        """The nodes of the page, part by part."""
        told = [(part, list(self._told(part))) for part in self._parts]
        placed = [(_around(part, here), (part, here)) for part, here in told if here]
        return tuple(node for part, here in as_read(placed) for node in self._enclosed(part, here))

    def _has_control(self, meaning: Meaning) -> bool:
        return bool(meaning.of) and any(key == meaning.of or _lists(meaning.of, key) for key in self._keys)

    def _told(self, part: Stretch) -> Iterator[Meaning]:
        """What is heard of it; what is seen through a window stands one below the other as it was put there."""
        named = {each.name for each in part.meanings if each.key and each.role in NAMED_BESIDE}
        heard = [each for each in part.meanings if words_of(each) and not self._has_control(each)]
        heard = [each for each in heard if each.key or each.role == "heading" or words_of(each) not in named]
        yield from heard if part.window is not None else as_read([(each.box, each) for each in heard])

    def _enclosed(self, part: Stretch, meanings: Sequence[Meaning]) -> Iterator[Node]:
        """What is asked below a heading is a group of its name; that, or a list by itself, says how far it has been
        scrolled."""
        pieces = [tuple(self._in_lists(piece)) for piece in _sections([self._node(each) for each in meanings])]
        for here in pieces:
            down = part.down if len(pieces) == 1 else None
            if part.window is not None and here[0].role == "heading" and not _only_read(here):
                key = self._own(f"part {here[0].name}")
                inside = tuple(_called(node, here[0].name) for node in here)
                yield Node(key, "group", here[0].name, box=part.window, range=down, inside=inside)
            elif len(here) == 1 and here[0].role == "list":
                yield here[0]._replace(range=down)
            else:
                yield from here

    def _in_lists(self, told: Sequence[Node]) -> Iterator[Node]:
        """Rows and tabs that follow one another are a list, with the name that stands above it."""
        for (role, begins), run in groupby(told, lambda node: (node.role, self._begins(node.key))):
            here = tuple(run)
            if role not in IN_LISTS:
                yield from here
                continue
            name, *about = self._beside.get(begins, [""])
            if not any(node.chosen for node in here):
                here = tuple(node._replace(chosen=None) for node in here)  # to be pressed, not to choose among them
            key = self._own(f"{role}s {begins}")
            yield Node(key, "list", name, about=sentences(*about), inside=here)

    def _begins(self, key: str) -> str:
        """What the keys of a list have in common, if it has a name."""
        return next((of for of in self._beside if _lists(of, key)), "")

    def _node(self, meaning: Meaning) -> Node:
        """A widget; one that is only shown is known by its words."""
        role, words = role_of(meaning), words_of(meaning)
        usable, about = meaning.usable, _about(meaning, self._beside)
        return Node(
            meaning.key or self._own(f"{role} {words}"),
            role,
            words,
            meaning.value if role in HELD else "",
            about,
            meaning.box,
            bool(meaning.key) and usable,
            bool(meaning.key) and not usable,
            meaning.on,
            meaning.chosen,
            meaning.range,
            tuple(item._replace(about=sentences(*self._beside.get(item.key, ()))) for item in meaning.items),
        )

    def _own(self, key: str) -> str:
        """A key that nobody else has."""
        self._given[key] += 1
        return f"{key}, {self._given[key]}"


def _sections(told: Sequence[Node]) -> Iterator[list[Node]]:
    """What stands below each heading, with it; and what stands above the first."""
    heads = [at for at, node in enumerate(told) if node.role == "heading" and at]
    for begin, end in pairwise((0, *heads, len(told))):
        yield list(told[begin:end])


def _called(node: Node, heading: str) -> Node:
    """A list that has no name of its own is called as the heading above it."""
    return node._replace(name=heading) if node.role == "list" and not node.name else node


def _only_read(told: Sequence[Node]) -> bool:
    """Whether there is nothing to choose or to fill in; at most a button leads on."""
    return all(node.role in READ for node in told)


def _lists(of: str, key: str) -> bool:
    """Whether the key is one of a list, which is named by how all of its keys begin."""
    return of.endswith(" ") and key.startswith(of)


def sentences(*said: str) -> str:
    """One after the other, each once and to its end."""
    *first, last = dict.fromkeys(filter(None, said)) or [""]
    return " ".join([*(words if words[-1] in ENDS else f"{words}." for words in first), last])


def role_of(meaning: Meaning) -> Role:
    """What it is for whoever hears it."""
    return cast(Role, meaning.role) if meaning.role in AS_THEY_ARE else ROLES.get(meaning.role, "text")


def words_of(meaning: Meaning) -> str:
    """What is heard of it; empty: nothing, or something else says it."""
    if meaning.aloud is not None:
        return meaning.aloud
    value = "" if meaning.role in (*HELD, BESIDE) else meaning.value
    joined = ": " if role_of(meaning) == "text" else ", "
    return joined.join(filter(None, (meaning.name, value)))


def _about(meaning: Meaning, beside: Mapping[str, Sequence[str]]) -> str:
    """The sentences that stand beside it, and what it says of itself, each once."""
    value = meaning.value if meaning.role == BESIDE else ""
    said = value, *(beside.get(meaning.key, ()) if meaning.key else ()), meaning.about
    name = words_of(meaning)
    return sentences(*(words for words in said if words not in name))


def _around(part: Stretch, meanings: Sequence[Meaning]) -> Box:
    """Where a part stands: its window, or as far as what is told of it reaches."""
    if part.window is not None:
        return part.window
    x, y = min(each.box.x for each in meanings), min(each.box.y for each in meanings)
    right, bottom = max(each.box.right for each in meanings), max(each.box.bottom for each in meanings)
    return Box(x, y, right - x, bottom - y)
