"""The rules of Spite & Malice as a deterministic engine; imports the standard library alone."""
