"""Those who can sit in the other chair on this machine."""
