"""The calls of `spite-qt` that need no window."""
