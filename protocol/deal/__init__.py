"""How two peers agree on cards."""
