"""Proofs that the engine's machine code computes the right results for all operands.

``python -m modforge.kernel_proof`` proves the functions in the engine that is installed. The method is that of
CryptoLine (Fu, Liu, Shi, Tsai, Wang and Yang 2019): each instruction is an exact equation on words, and the equations
add up to the claim.
"""
