"""Texts in the source can be found by the translators' tools, and looked up as they were found."""

import ast
from pathlib import Path

import pytest
from texts import NotATextError, Text, digest, texts_of

import spite_qt

SOURCES = sorted(Path(spite_qt.__file__).parent.rglob("*.py"))
# They look texts up that stand elsewhere as QT_TRANSLATE_NOOP().
LOOKING_UP = {"card_names.py", "reasons.py"}


def test_every_text_is_a_plain_literal() -> None:
    """An f-string or a joined text would be extracted as something that is never looked up."""
    for source in SOURCES:
        code = source.read_text(encoding="utf-8")
        calls = [call for call in ast.walk(ast.parse(code)) if isinstance(call, ast.Call) and says(call)]
        if source.name not in LOOKING_UP:
            assert len(list(texts_of(code, source))) == len(calls), source.name


def says(call: ast.Call) -> bool:
    """Whether it looks a text up, or marks it."""
    match call.func:
        case ast.Attribute(attr="tr") | ast.Name("translate" | "QT_TRANSLATE_NOOP"):
            return True
        case ast.Attribute(value=ast.Name("QCoreApplication"), attr="translate"):
            return True
        case _:
            return False


@pytest.mark.parametrize(
    "code", ['self.tr(f"{n} cards")', 'self.tr("a" + b)', 'translate("C", f"x")', 'self.tr("%s" % n)']
)
def test_what_no_translator_could_get_is_refused(code: str) -> None:
    with pytest.raises(NotATextError, match=r"file\.py:1"):
        list(texts_of(code, Path("file.py")))


def test_texts_are_found_with_their_context_comment_and_plural() -> None:
    code = (
        'class Table:\n    def say(self):\n        self.tr("one "\n            "two", "why")\n'
        'translate("Moves", "%n card(s)", "", len(cards))\npainter.translate(1, 2)\n'
    )
    path = Path("file.py")
    found = list(texts_of(code, path))
    assert found == [
        Text("Table", "one two", "why", False, path, 3),
        Text("Moves", "%n card(s)", "", True, path, 5),
    ]
    assert digest(found) == 'translate("Table", "one two", "why")\ntranslate("Moves", "%n card(s)", "", 0)\n'
