"""How two peers agree on cards: a joint seed by commit-reveal, fresh for every game."""

from protocol.deal.commitment import COMMITMENT_BYTES, NONCE_BYTES, commitment, joint_seed, witnessed
from protocol.deal.exchange import Exchange

__all__ = ["COMMITMENT_BYTES", "NONCE_BYTES", "Exchange", "commitment", "joint_seed", "witnessed"]
