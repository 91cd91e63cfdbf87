"""Proofs of the engine's assembly: what its machine code computes, for all operands, as equations between words.

``python -m modforge.kernel_proof`` proves the functions in the engine that is installed. The method is that of
CryptoLine (Fu, Liu, Shi, Tsai, Wang and Yang 2019): each instruction is an exact equation on words, and the equations
add up to the claim.
"""
