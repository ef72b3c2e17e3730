"""The texts of the windows, found in the source: every tr(), translate() and QT_TRANSLATE_NOOP(). Standard
library only.

lupdate reads Python too, but overlooks a plural in translate() whose number is not written out, and takes an
f-string for a text. So it is given a digest of the source: one plain call a text.
"""

import ast
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Text:
    """One text as translators get it; `line` of `path` is where it stands first."""

    context: str
    source: str
    comment: str
    plural: bool
    path: Path
    line: int


class NotATextError(Exception):
    """A text that no translator could ever get: an f-string, or one put together from pieces."""


def texts_in(root: Path) -> list[Text]:
    """Every text of spite_qt in the checkout at `root`, in the order of the files. NotATextError."""
    paths = sorted((root / "spite_qt").rglob("*.py"))
    return [text for path in paths for text in texts_of(path.read_text(encoding="utf-8"), path)]


def texts_of(code: str, path: Path) -> Iterator[Text]:
    """The texts of one file. A tr() belongs to the class it stands in, as it does for Qt."""
    yield from _texts(ast.parse(code), "", path)


def digest(texts: list[Text]) -> str:
    """Python that lupdate reads without a mistake."""
    return "".join(
        f"translate({_quoted(text.context)}, {_quoted(text.source)}, {_quoted(text.comment)}"
        f"{', 0' if text.plural else ''})\n"
        for text in texts
    )


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _texts(node: ast.AST, context: str, path: Path) -> Iterator[Text]:
    if isinstance(node, ast.ClassDef):
        context = node.name
    if isinstance(node, ast.Call):
        yield from _text(node, context, path)
    for inner in ast.iter_child_nodes(node):
        yield from _texts(inner, context, path)


def _text(call: ast.Call, context: str, path: Path) -> Iterator[Text]:
    arguments = call.args
    match call.func:
        case ast.Attribute(attr="tr"):
            arguments = [ast.Constant(context), *arguments]
        # A painter has a translate too.
        case ast.Attribute(value=ast.Name("QCoreApplication"), attr="translate"):
            pass
        case ast.Name("translate" | "QT_TRANSLATE_NOOP"):
            pass
        case _:
            return
    if any(isinstance(argument, ast.JoinedStr | ast.BinOp) for argument in arguments[:3]):
        raise NotATextError(f"{path}:{call.lineno}: {ast.unparse(call)}")
    values = [argument.value if isinstance(argument, ast.Constant) else None for argument in arguments[:3]]
    if isinstance(values[0], str) and len(values) > 1 and isinstance(values[1], str):
        comment = values[2] if len(values) > 2 and isinstance(values[2], str) else ""
        plural = len(arguments) > 3 or any(keyword.arg == "n" for keyword in call.keywords)
        yield Text(values[0], values[1], comment, plural, path, call.lineno)
