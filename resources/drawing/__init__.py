"""How the cards, backs and icon are drawn: plain paths in, SVG text out. Used by make_cards.py, not by the game."""
