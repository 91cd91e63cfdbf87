"""The promises of each kernel's functions, and the proofs."""
