"""The edges: streams, encryption, discovery, journal."""

import logging

# A program that keeps no log has asked for none: nothing of the edges goes to standard error by itself.
logging.getLogger("protocol").addHandler(logging.NullHandler())
