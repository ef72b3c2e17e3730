"""The conversation between two peers, sans-IO: bytes in, events and bytes out."""
