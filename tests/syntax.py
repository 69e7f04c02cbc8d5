"""The syntax of files, read once for all tests that look at code."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def tree(path: Path) -> ast.Module:
    """A file as Python understands it."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Everything in a file, the outermost first."""
    return tuple(ast.walk(tree(path)))


def functions(path: Path) -> list[ast.FunctionDef]:
    """All functions of a file, with those of its classes."""
    return [node for node in nodes(path) if isinstance(node, ast.FunctionDef)]


def called(node: ast.expr) -> str:
    """A name with its points, for instance `pytest.mark`; of what is more than names, only those behind it."""
    match node:
        case ast.Name(name):
            return name
        case ast.Attribute(value, name):
            return f"{called(value)}.{name}"
        case _:
            return ""
