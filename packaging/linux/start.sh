#!/bin/sh
# Starts the game from whatever folder this file lies in. Says in words what an old system lacks.
needed=@GLIBC@
here=$(dirname "$(readlink -f "$0")")
found=$(getconf GNU_LIBC_VERSION 2>/dev/null | sed 's/^glibc //')
if [ -z "$found" ]; then
    echo "spite-qt: this system does not use glibc, which this build of the game needs ($needed or later)." >&2
    exit 2
fi
oldest=$(printf '%s\n%s\n' "$needed" "$found" | sort -t. -k1,1n -k2,2n | head -n 1)
if [ "$oldest" != "$needed" ]; then
    echo "spite-qt: this build of the game needs glibc $needed or later; this system has $found." >&2
    echo "Install Python 3.11 or later and the game from its sources instead." >&2
    exit 2
fi
exec "$here/program/spite-qt" "$@"
