"""The language the program speaks: translators put into Qt and taken out again, while it runs.

Every text of a window is set again when Qt says that the language changed (`QEvent.LanguageChange`); that is
the window's business. Here are only the catalogues: resources/translations/spite_qt_XX.qm, made from the .ts
file beside each by `packaging/dev.py translate`, and Qt's own for its standard buttons.

The compiled catalogues are kept in the repository, small as they are: a checkout, an installed wheel and a
frozen program find the same files then, and no build has to have Qt's tools. A test holds that they are what
the .ts files say.
"""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from spite_qt.resources import ResourceMissingError, resource_path
from spite_qt.settings import LANGUAGES

_log = logging.getLogger(__name__)

# The language of the texts in the code.
SOURCE: Final = "en"
# Each in its own words, whatever language is spoken now: whoever looks for theirs must find it.
NAMES: Final = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "it": "Italiano",
    "pt_BR": "Português (Brasil)",
    "es": "Español",
}


def system_language() -> str:
    """The first language of LANGUAGES that the person's system asks for, else English."""
    return best_of(QLocale.system().uiLanguages())


def best_of(wanted: list[str]) -> str:
    """The language for people who read those of `wanted`, the first one best, as Qt names them (`de-AT`)."""
    for name in wanted:
        spoken = name.replace("-", "_").split("_")[0]
        for language in LANGUAGES:
            if language.split("_")[0] == spoken:
                return language
    return SOURCE


def install_english(application: QCoreApplication) -> None:
    """Let the texts of the code say "1 card" and "2 cards". Below every other language, and once only."""
    if application.findChild(QTranslator, SOURCE) is not None:
        return
    english = _Catalogue(application)
    english.setObjectName(SOURCE)
    if english.read(SOURCE):
        application.installTranslator(english)


class Languages(QObject):
    """What the application speaks above its English; that alone until `speak` is called.

    `missing`: a catalogue cannot be read, told once for each language; carries a sentence in English, since
    that is what the person reads then.
    """

    missing = Signal(str)

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._installed: list[QTranslator] = []
        self._told: set[str] = set()
        self.spoken = SOURCE

    def speak(self, language: str | None) -> None:
        """Use one of LANGUAGES from now on, None for the system's. Widgets get a LanguageChange each."""
        chosen = system_language() if language is None else language
        # Dates and numbers too are written as that language does; as in the person's country where it can be.
        own = QLocale.system()
        QLocale.setDefault(own if best_of(own.uiLanguages()) == chosen else QLocale(chosen))
        if chosen == self.spoken:
            return
        wanted = [] if chosen == SOURCE else self._translators(chosen)
        for translator in self._installed:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        # The one installed last is asked first.
        for translator in wanted:
            self._application.installTranslator(translator)
        self._installed = wanted
        self.spoken = chosen

    def _translators(self, language: str) -> list[QTranslator]:
        """The catalogues of `language`; none at all, and a sentence, where the program's own is missing."""
        own = _Catalogue(self)
        if not own.read(language):
            own.deleteLater()
            if language not in self._told:
                self._told.add(language)
                self.missing.emit(_UNREADABLE.format(NAMES[language]))
            return []
        of_qt = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if of_qt.load(f"qtbase_{language}", folder):
            return [of_qt, own]
        of_qt.deleteLater()
        _log.info("Qt has no catalogue qtbase_%s in %s", language, folder)
        return [own]


_UNREADABLE: Final = "The texts in {0} that belong to this program are missing or broken; English is used."


# What was loaded, under itself: Qt takes no copy, and reads it as long as its translator lives, which may be
# longer than the translator's Python half when the application goes at the end of the process.
_IN_USE: Final[dict[bytes, bytes]] = {}


class _Catalogue(QTranslator):
    """A catalogue of the program's own, held in memory.

    Qt would map the file, and a text asked for after somebody wrote or cut it (a new version installed over
    the running one, `translate`) would end the program.
    """

    def read(self, language: str) -> bool:
        try:
            contents = resource_path(f"translations/spite_qt_{language}.qm").read_bytes()
            if contents and self.load(_IN_USE.setdefault(contents, contents)):
                return True
            _log.warning("the catalogue of %s cannot be read", language)
        except (ResourceMissingError, OSError) as error:
            _log.warning("%s", error)
        return False
