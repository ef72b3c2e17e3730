#!/bin/sh
# An AppImage, made of the finished .tar.gz. Its tool, appimagetool, is in no package registry that this project uses:
# unchecked. It must be on the PATH, as the AppImage project publishes it.
#
#   packaging/appimage/make_appimage.sh
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$root/spite_qt/__init__.py")
machine=$(uname -m)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tar -xzf "$root/dist/spite-qt-$version-linux-$machine.tar.gz" -C "$folder"
tree="$folder/spite-qt-$version"

# appimagetool wants these three at the top: what to start, the desktop entry, the icon.
mv "$tree/spite-qt" "$tree/AppRun"
mkdir -p "$tree/usr/bin"
mv "$tree/share" "$tree/usr/share"
ln -s ../../AppRun "$tree/usr/bin/spite-qt"
cp "$tree/usr/share/applications/spite-qt.desktop" "$tree/"
cp "$tree/usr/share/icons/hicolor/256x256/apps/spite-qt.png" "$tree/"
# Where it is mounted changes from start to start; the AppStream file keeps its name for appimagetool's check.
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct) \
    ARCH="$machine" appimagetool "$tree" "$root/dist/spite-qt-$version-linux-$machine.AppImage"
