"""How the cards, backs and icon are drawn: plain paths in, SVG text out. Not for the game itself."""
