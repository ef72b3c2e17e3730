"""What both peers must compute alike or say to each other; no Qt here."""
