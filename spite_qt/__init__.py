"""Spite & Malice for two people on one local network: the program a person starts."""

__version__ = "0.1.0"
