#!/bin/sh
# The macOS disk image, made of the finished bundle with the system's own tools (packaging/README.md). Nothing here
# can be run on Linux: unchecked.
#
#   packaging/macos/make_dmg.sh
#
# Signs and notarises where these are set: SIGN_AS, a "Developer ID Application: ..." of the keychain, and
# NOTARY_PROFILE, what `xcrun notarytool store-credentials` has kept. Without them macOS asks people to confirm in
# System Settings, Privacy & Security.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
app="$root/build/package/dist/Spite & Malice.app"
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$root/spite_qt/__init__.py")
image="$root/dist/spite-qt-$version-macos-$(uname -m).dmg"

if [ -n "${SIGN_AS:-}" ]; then
    # Libraries first, the program last: each signature covers what is inside.
    find "$app/Contents" -type f \( -name '*.so' -o -name '*.dylib' \) -print0 |
        xargs -0 codesign --force --timestamp --options runtime --sign "$SIGN_AS"
    codesign --force --deep --timestamp --options runtime \
        --entitlements "$root/packaging/macos/entitlements.plist" --sign "$SIGN_AS" "$app"
    codesign --verify --deep --strict "$app"
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
cp "$root/LICENSE" "$folder/LICENSE.txt"
mkdir -p "$root/dist"
hdiutil create -volname "Spite & Malice" -srcfolder "$folder" -format ULFO -ov "$image"

if [ -n "${SIGN_AS:-}" ] && [ -n "${NOTARY_PROFILE:-}" ]; then
    codesign --timestamp --sign "$SIGN_AS" "$image"
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
fi
echo "Made $image"
