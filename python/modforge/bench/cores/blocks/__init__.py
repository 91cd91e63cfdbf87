"""Multipliers made of multiplier blocks: how many blocks they keep busy for how long, beside published ones."""
