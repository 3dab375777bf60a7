"""Mutation operators: generates mutants of a module, each with one replaced piece of its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

SWAPS: dict[type[ast.AST], tuple[str, str]] = {
    **{ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">")},
    **{ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="), ast.Is: ("is", "is not"), ast.IsNot: ("is not", "is")},
    **{ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"), ast.And: ("and", "or"), ast.Or: ("or", "and")},
    **{ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "/"), ast.Div: ("/", "*")},
    **{ast.FloorDiv: ("//", "*"), ast.Mod: ("%", "//"), ast.Pow: ("**", "*")},
    **{ast.LShift: ("<<", ">>"), ast.RShift: (">>", "<<")},
    **{ast.BitAnd: ("&", "|"), ast.BitOr: ("|", "&"), ast.BitXor: ("^", "|")},
}
"""By operator, its source text and replacement."""

OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}

JUMPS: dict[type[ast.stmt], str] = {ast.Break: "continue", ast.Continue: "break"}


class Mutant(NamedTuple):
    """One changed place of a module.

    function    the outermost function that contains it, with its class; empty at module level
    line, until the first and last lines of that function (decorators count), or 0
    first, last the lines of the statement, by which its tests are found
    start, end  the bytes that are replaced by `new`
    """

    module: str
    function: str
    line: int
    until: int
    first: int
    last: int
    start: int
    end: int
    new: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def lines(self, source: bytes) -> tuple[str, str]:
        """The changed lines before and after, each joined into one line."""
        begin = source.rfind(b"\n", 0, self.start) + 1
        end = source.find(b"\n", self.end)
        end = end if end >= 0 else len(source)
        was, now = source[begin:end], source[begin : self.start] + self.new.encode() + source[self.end : end]
        return " ".join(was.decode().split()), " ".join(now.decode().split())


def mutants(module: str, source: bytes) -> list[Mutant]:
    """All mutants of a module, in the order of its source."""
    return sorted(_Finder(module, source).found, key=lambda mutant: (mutant.start, mutant.end, mutant.new))


class _Finder:
    """Walks a module and tracks the current function and statement. Skips what only types and tools read."""

    def __init__(self, module: str, source: bytes) -> None:
        self.module, self.source = module, source
        self.found: list[Mutant] = []
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._function, self._lines = "", (0, 0)
        self._classes: list[str] = []
        self._statement: tuple[int, int] = (0, 0)
        for statement in ast.parse(source).body:
            self._visit(statement)

    def _visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            self._visit_function(node)
            return
        if isinstance(node, ast.Assert) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            return  # an assertion is for the type checker; a lone constant is a docstring
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        before = self._statement
        if isinstance(node, ast.stmt):
            last = (
                node.body[0].lineno - 1
                if isinstance(node, ast.If | ast.For | ast.While | ast.With)
                else node.end_lineno
            )
            self._statement = node.lineno, max(last or 0, node.lineno)
        if isinstance(node, ast.ClassDef):
            self._classes.append(node.name)
        for start, end, new in self._changes(node):
            self.found.append(
                Mutant(self.module, self._function, *self._lines, *self._statement, start=start, end=end, new=new)
            )
        for field, value in ast.iter_fields(node):
            if field not in ("annotation", "decorator_list", "type_comment"):
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        self._visit(child)
        if isinstance(node, ast.ClassDef):
            self._classes.pop()
        self._statement = before

    def _visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        before = self._statement
        self._statement = node.lineno, node.lineno
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self._visit(default)
        outermost = not self._function
        if outermost:
            self._function = ".".join([*self._classes, node.name])
            first = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
            self._lines = first, node.end_lineno or first
        for statement in node.body:
            self._visit(statement)
        if outermost:
            self._function, self._lines = "", (0, 0)
        self._statement = before

    def _changes(self, node: ast.AST) -> Iterator[tuple[int, int, str]]:
        match node:
            case ast.Constant(value=bool(value)):
                yield *self._span(node), str(not value)
            case ast.Constant(value=int(value) | float(value)):
                yield *self._span(node), repr(value + 1)
            case ast.Compare(left=left, ops=ops, comparators=others):
                for one, operator, other in zip([left, *others], ops, others, strict=False):
                    yield self._operator(operator, one, other)
            case ast.BoolOp(op=operator, values=values):
                for one, other in pairwise(values):
                    yield self._operator(operator, one, other)
            case ast.BinOp(left=left, op=operator, right=right) if not isinstance(operator, ast.MatMult):
                yield self._operator(operator, left, right)
            case ast.AugAssign(target=target, op=operator, value=value):
                yield self._operator(operator, target, value)
                yield *self._span(node), "pass"
            case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert() as operator):
                start, _ = self._span(node)
                yield start, start + (3 if isinstance(operator, ast.Not) else 1), ""
            case ast.Call(func=ast.Name(id=name) as called) if name in OPPOSITES:
                yield *self._span(called), OPPOSITES[name]
            case ast.Expr(value=ast.Call() | ast.YieldFrom()) | ast.Return(value=None):
                yield *self._span(node), "pass"
            case ast.Break() | ast.Continue():
                yield *self._span(node), JUMPS[type(node)]
        for test in self._tests(node):
            if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
                start, end = self._span(test)
                yield start, end, f"(not ({self.source[start:end].decode()}))"

    @staticmethod
    def _tests(node: ast.AST) -> list[ast.expr]:
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            return [node.test]
        return node.ifs if isinstance(node, ast.comprehension) else []

    def _span(self, node: ast.AST) -> tuple[int, int]:
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None and node.end_col_offset is not None
        return (
            self._starts[node.lineno - 1] + node.col_offset,
            self._starts[node.end_lineno - 1] + node.end_col_offset,
        )

    def _operator(self, operator: ast.AST, one: ast.AST, other: ast.AST) -> tuple[int, int, str]:
        """The span of the operator. The syntax tree has no position for it: it is between its operands."""
        old, new = SWAPS[type(operator)]
        start, end = self._span(one)[1], self._span(other)[0]
        found = re.search(re.escape(old).replace(r"\ ", r"\s+").encode(), self.source[start:end])
        assert found is not None
        return start + found.start(), start + found.end(), new
