"""The conversation between two peers: bytes in, events and bytes out; no sockets, no clock, no storage."""
