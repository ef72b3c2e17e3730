"""The table a person plays at: piles, cards, motion."""
