"""Bots that sit in a chair. They are given views, never a game, and import no Qt."""
