"""The guided first game: a prepared opponent and what there is to learn. No Qt; the window shows it."""
