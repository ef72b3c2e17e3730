"""What Windows and macOS want in a program of theirs: icons in their formats, versions, permissions.

Made from resources/icons and the one place of the version while the bundle is built; nothing of it is
committed. Standard library only; not for Linux's icons (deb.py).
"""

import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import bundle

ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)  # pixels
# Apple's names for pictures of so many pixels, both of plain and of fine screens.
_ICNS_NAMES: Final = {16: ["icp4"], 32: ["icp5", "ic11"], 64: ["icp6", "ic12"]}
_ICNS_LARGE: Final = {128: ["ic07"], 256: ["ic08", "ic13"], 512: ["ic09", "ic14"]}
IDENTIFIER: Final = "io.github.spite_qt.spite_qt"
# As protocol/PROTOCOL.md names the service; macOS lets a program look for those alone that it lists.
SERVICE: Final = "_spite-malice._tcp"
SUFFIX: Final = ".spite"  # as spite_qt/played.py names the files of game records


def icon(root: Path, folder: Path, ending: str) -> Path:
    """Write the icon of the checkout at `root` into `folder`; "ico" is Windows's, "icns" macOS's."""
    wanted = ICO_SIZES if ending == "ico" else (*_ICNS_NAMES, *_ICNS_LARGE)
    icons = root / "resources" / "icons"
    pictures = {size: (icons / f"spite-qt-{size}.png").read_bytes() for size in wanted}
    path = folder / f"spite-qt.{ending}"
    path.write_bytes(ico(pictures) if ending == "ico" else icns(pictures))
    return path


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """PNG pictures by their size (at most 256 pixels) as one .ico, which Windows reads since Vista."""
    at = 6 + 16 * len(pictures)
    entries, body = b"", b""
    for size, png in sorted(pictures.items()):
        # 0 stands for 256.
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), at + len(body))
        body += png
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + body


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """PNG pictures by their size as one .icns."""
    body = b""
    for size, names in (_ICNS_NAMES | _ICNS_LARGE).items():
        for name in names:
            body += name.encode("ascii") + struct.pack(">I", len(pictures[size]) + 8) + pictures[size]
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def windows_version(root: Path, folder: Path) -> Path:
    """Write what Windows shows as the file's details, in the form that PyInstaller reads; its path."""
    version = bundle.version(root)
    numbers = (*map(int, version.split(".")[:3]), 0)
    shown = {
        "CompanyName": "The Spite & Malice maintainers",
        "FileDescription": "Spite & Malice",
        "FileVersion": version,
        "InternalName": "spite-qt",
        "LegalCopyright": "MIT licence",
        "OriginalFilename": "spite-qt.exe",
        "ProductName": "Spite & Malice",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in shown.items())
    path = folder / "version.txt"
    path.write_text(
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0, OS=0x40004,\n"
        "    fileType=1, subtype=0, date=(0, 0)),\n"
        # English, Unicode.
        f"  kids=[StringFileInfo([StringTable('040904B0', [{strings}])]),\n"
        "    VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n",
        encoding="utf-8",
    )
    return path


def plist(root: Path) -> dict[str, Any]:
    """The entries of macOS's Info.plist beside those that PyInstaller makes."""
    version = bundle.version(root)
    return {
        "CFBundleName": "Spite & Malice",
        "CFBundleDisplayName": "Spite & Malice",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleLocalizations": ["en", "de", "es", "fr", "it", "pt_BR"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",  # that of Qt 6.11
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "NSLocalNetworkUsageDescription": (
            "Spite & Malice finds the tables on your network and plays with the computer across the table."
            " It talks to nobody else."
        ),
        "NSBonjourServices": [SERVICE],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Spite & Malice game record",
                "CFBundleTypeRole": "Viewer",
                "CFBundleTypeExtensions": [SUFFIX.removeprefix(".")],
                "LSHandlerRank": "Owner",
            }
        ],
    }
