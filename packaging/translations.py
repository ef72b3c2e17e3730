"""The catalogues in resources/translations: *.ts brought up to date with the code, then compiled to *.qm.

Qt's own tools do it, which come with the Qt that the game needs. Standard library only here, as set-up is.
The .ts files are what translators edit (with Qt Linguist or an editor); the .qm files are what the program
reads, kept in the repository because they are small and a checkout must work without a further step.
Where a text stands in the code is left out, so that a line more there changes nothing here.
"""

import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

from console import SetupError, say
from environment import Environment
from texts import NotATextError, digest, texts_in

FOLDER = Path("resources") / "translations"
# English has its plurals only: its other texts are those of the code.
ENGLISH = "en"
LANGUAGES: Mapping[str, str] = {
    ENGLISH: "en_GB",
    "fr": "fr_FR",
    "de": "de_DE",
    "it": "it_IT",
    "pt_BR": "pt_BR",
    "es": "es_ES",
}


def translate(here: Environment, root: Path) -> int:
    """Bring all catalogues in `root` up to date, without what is gone. SetupError if a tool fails."""
    try:
        found = digest(texts_in(root))
    except NotATextError as error:
        raise SetupError(f"No translator could ever get this text: {error}") from None
    with tempfile.TemporaryDirectory(prefix="spite-qt-") as folder:
        source = Path(folder) / "texts.py"
        source.write_text(found, encoding="utf-8")
        for language, locale in LANGUAGES.items():
            _translate(here, root, source, language, locale)
    return 0


def _translate(here: Environment, root: Path, source: Path, language: str, locale: str) -> None:
    catalogue = FOLDER / f"spite_qt_{language}.ts"
    options = ["-silent", "-locations", "none", "-no-obsolete", "-target-language", locale]
    if language == ENGLISH:
        options.append("-pluralonly")
    _run(here, root, "pyside6-lupdate", *options, str(source), "-ts", str(catalogue))
    compiled = catalogue.with_suffix(".qm")
    _run(here, root, "pyside6-lrelease", "-silent", str(catalogue), "-qm", str(compiled))
    waiting = (root / catalogue).read_text(encoding="utf-8").count('type="unfinished"')
    say(f"{catalogue}: {f'{waiting} to translate' if waiting else 'complete'}")


def _run(here: Environment, root: Path, program: str, *arguments: str) -> None:
    ran = subprocess.run(
        [here.program(program), *arguments], cwd=root, capture_output=True, text=True, check=False
    )
    if ran.returncode != 0:
        raise SetupError(f"{program} failed: {(ran.stderr or ran.stdout).strip()}")
