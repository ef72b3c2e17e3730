"""Qt for Python's own Python modules, compiled before they go into the bundle.

Its library has them inside as source text, and compiles that at each start: 18 ms of it. Where a folder
`files.dir` lies in the library's package it takes them from there; SBK_EMBED=0 is its own way to write that.
Not for what else goes into the bundle (bundle.py).
"""

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from console import SetupError

# Where they are below the bundle's folder of Python modules.
PLACE: Final = "shiboken6/files.dir"
# In the bundle's own Python: copies the package to a folder that may be written, lets it write its modules
# there, and compiles them to where they are to be. Their paths in messages are those of the bundle.
_COMPILING: Final = """
import os, pathlib, py_compile, shutil, sys
copy, target, place = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
from importlib.util import find_spec
shutil.copytree(pathlib.Path(find_spec("shiboken6").origin).parent, copy / "shiboken6")
sys.path.insert(0, str(copy))
os.environ["SBK_EMBED"] = "0"
import shiboken6
source = copy / place
for file in sorted((source / "shibokensupport").rglob("*.py")):
    inside = file.relative_to(source)
    compiled = target / inside.with_suffix(".pyc")
    compiled.parent.mkdir(parents=True, exist_ok=True)
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    named = f"{place}/{inside.as_posix()}"
    py_compile.compile(str(file), str(compiled), named, doraise=True, invalidation_mode=unchecked)
"""


def compile_into(folder: Path, python: Path, environment: Mapping[str, str]) -> None:
    """Make `folder` anew, with `shibokensupport` compiled as that Python reads it."""
    shutil.rmtree(folder, ignore_errors=True)
    copy = folder / "copy"
    copy.mkdir(parents=True)
    command = [str(python), "-c", _COMPILING, str(copy), str(folder / "compiled"), PLACE]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0 or not (folder / "compiled" / "shibokensupport" / "signature").is_dir():
        raise SetupError(f"{done.stdout}{done.stderr}\nQt for Python's own modules could not be compiled.")


def found(folder: Path) -> list[tuple[str, str]]:
    """What `compile_into` made, as PyInstaller takes files: each with the folder of the bundle it goes to."""
    compiled = folder / "compiled"
    return [
        (str(file), (Path(PLACE) / file.relative_to(compiled)).parent.as_posix())
        for file in sorted(compiled.rglob("*.pyc"))
    ]
