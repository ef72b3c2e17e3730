"""Texts for people have room for longer languages."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTranslator
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from spite_qt.theme import Theme
from spite_qt.window.lobby import Lobby


class Longer(QTranslator):
    """Every text a third longer, as German or Finnish would be."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return source + "x" * max(2, round(len(source) * 0.3))

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def longer(application: QApplication) -> Iterator[QObject]:
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    yield translator
    QCoreApplication.removeTranslator(translator)


@pytest.mark.usefixtures("longer")
def test_the_lobby_has_room_for_texts_a_third_longer(application: QApplication) -> None:
    lobby = Lobby()
    lobby.set_colours(Theme(parent=application).colours)
    lobby.resize(800, 575)
    lobby.show()
    steps = (
        lobby.show_tables,
        lobby.show_host,
        lambda: lobby.show_open("maple-otter-42", 50),
        lambda: lobby.waiting.show_asked("Tom", "ABCD-EFGH"),
        lambda: lobby.show_code("the table of Tom"),
        lambda: lobby.show_joining("Sitting down …", "Calling …"),
    )
    for step in steps:
        step()
        QApplication.sendPostedEvents()
        assert lobby.size().toTuple() == (800, 575)
        for each in lobby.findChildren(QPushButton):
            if each.isVisible():
                assert each.width() >= each.fontMetrics().horizontalAdvance(each.text()) + 20, each.text()
        for said in lobby.findChildren(QLabel):
            if said.isVisible() and said.text():
                assert said.height() >= said.heightForWidth(said.width()) - 1, said.text()
    lobby.close()
    lobby.deleteLater()
