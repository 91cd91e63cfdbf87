"""modforge: give it a modulus; it gives you the fastest arithmetic for that modulus, checked."""
