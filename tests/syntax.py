"""What stands in files of code, read once for all tests that look at code. A file's tree is let go when its facts are
taken from it: the trees of all files are a million objects, and whoever looks for garbage goes through them."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple, TypeVar

Node = TypeVar("Node", bound=ast.AST)


class Import(NamedTuple):
    """One name that an import takes: `from module import name as other`, or `import module as other`."""

    module: str  # as it is written; nothing in `from . import name`
    name: str | None  # nothing in `import module`
    level: int  # how many points stand before the module
    other: str | None


class Facts(NamedTuple):
    """What a file says: at its top, in all its functions and classes, and for types alone."""

    imports: tuple[Import, ...]
    names: frozenset[str]  # whatever stands by itself
    asked: frozenset[tuple[str, str]]  # what is asked for which attribute: `a.b.c` is `c` of `a.b` and `b` of `a`
    read: frozenset[str]  # the names and attributes of these whose value is read
    texts: frozenset[str]
    called_with: frozenset[tuple[str, str]]  # what is called with a text before all else, without what it is of
    put_together: frozenset[tuple[str | None, ...]]  # texts with places for values
    defined: frozenset[str]  # functions, methods, classes, and what is given a name at the top
    declared: frozenset[str]  # names that have their type beside them

    @property
    def attributes(self) -> frozenset[str]:
        """Whatever is asked of anything."""
        return frozenset(attribute for _, attribute in self.asked)


class Parts:
    """Everything in a tree by its kinds, the outermost first."""

    def __init__(self, whole: ast.Module) -> None:
        self.whole = whole
        self._by_kind = defaultdict[type[ast.AST], list[ast.AST]](list)
        for node in ast.walk(whole):
            self._by_kind[type(node)].append(node)

    def of(self, kind: type[Node]) -> list[Node]:
        """All nodes of one kind."""
        return [node for node in self._by_kind[kind] if isinstance(node, kind)]


@lru_cache(maxsize=1)
def parts_of(path: Path) -> Parts:
    """Everything in a file. That of the last one is kept, for whoever takes its facts and looks for more."""
    return Parts(ast.parse(path.read_text(encoding="utf-8")))


def functions(path: Path) -> list[ast.FunctionDef]:
    """All functions of a file, with those of its classes."""
    return parts_of(path).of(ast.FunctionDef)


@cache
def facts(path: Path) -> Facts:
    """What a file says; asked for again, it is not read again."""
    parts = parts_of(path)
    return Facts(
        imports=tuple(imports(parts)),
        names=frozenset(node.id for node in parts.of(ast.Name)),
        asked=frozenset((called(node.value), node.attr) for node in parts.of(ast.Attribute)),
        read=frozenset(read(parts)),
        texts=frozenset(node.value for node in parts.of(ast.Constant) if isinstance(node.value, str)),
        called_with=frozenset(called_with(parts)),
        put_together=frozenset(put_together(parts)),
        defined=frozenset(defined(parts)),
        declared=frozenset(node.target.id for node in parts.of(ast.AnnAssign) if isinstance(node.target, ast.Name)),
    )


def meant(path: Path, taken: Import, root: Path) -> str:
    """The full name of the module that an import names; all modules lie below the root."""
    package = path.relative_to(root).parent.parts
    start = package[: len(package) + 1 - taken.level] if taken.level else ()
    return ".".join((*start, taken.module) if taken.module else start)


def imports(parts: Parts) -> Iterator[Import]:
    """All imports, wherever they stand."""
    for plain in parts.of(ast.Import):
        for alias in plain.names:
            yield Import(alias.name, None, 0, alias.asname)
    for named in parts.of(ast.ImportFrom):
        for alias in named.names:
            yield Import(named.module or "", alias.name, named.level, alias.asname)


def read(parts: Parts) -> Iterator[str]:
    """Every name that is read, by itself or of something."""
    for name in parts.of(ast.Name):
        if isinstance(name.ctx, ast.Load):
            yield name.id
    for attribute in parts.of(ast.Attribute):
        if isinstance(attribute.ctx, ast.Load):
            yield attribute.attr
    for pattern in parts.of(ast.MatchClass):
        yield from pattern.kwd_attrs


def called_with(parts: Parts) -> Iterator[tuple[str, str]]:
    """What is called with a text or a number before all else."""
    for call in parts.of(ast.Call):
        if call.args and isinstance(call.args[0], ast.Constant):
            yield called(call.func).split(".")[-1], str(call.args[0].value)


def put_together(parts: Parts) -> Iterator[tuple[str | None, ...]]:
    """Texts with values in them, and texts to which something is added."""
    for text in parts.of(ast.JoinedStr):
        yield tuple(str(part.value) if isinstance(part, ast.Constant) else None for part in text.values)
    for both in parts.of(ast.BinOp):
        if isinstance(both.op, ast.Add) and isinstance(both.left, ast.Constant) and isinstance(both.left.value, str):
            yield both.left.value, None


def defined(parts: Parts) -> Iterator[str]:
    """The functions, methods and classes of a file, and what is given a name at its top."""
    yield from (function.name for function in parts.of(ast.FunctionDef))
    yield from (kind.name for kind in parts.of(ast.ClassDef))
    for node in parts.whole.body:
        match node:
            case ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]):
                yield name
            case _:
                pass


def called(node: ast.expr) -> str:
    """A name with its points, for instance `pytest.mark`; of what is more than names, only those behind it."""
    if isinstance(node, ast.Attribute):
        return f"{called(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""
