"""The edges: streams, encryption, discovery, journal."""
