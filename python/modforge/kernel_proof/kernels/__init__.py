"""What the functions of each kernel promise, and the proofs."""
