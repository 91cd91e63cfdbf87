"""The engine's files with assembly or vector instructions: those of proved functions, and those that have no proof.

A test keeps the two lists complete.
"""

from __future__ import annotations

KERNELS = "crates/modforge/src/kernel/"

PROVED = tuple(
    KERNELS + path
    for path in (
        "digits/avx512f/",
        "digits/avx512ifma/",
        "digits/avxifma/",
        "digits/strided/",
        "eight/x86_64/avx2_batch/",
        "eight/x86_64/ifma_batch/",
        "eight/x86_64/product_sums.rs",
        "limbs/aarch64/",
        "limbs/adx/blocks.rs",
        "limbs/adx/eight.rs",
        "limbs/adx/rows.rs",
        "limbs/adx/select.rs",
        "limbs/adx/square.rs",
        "limbs/adx/sweeps.rs",
        "limbs/adx/straight/folded.rs",
        "limbs/adx/straight/folded_square.rs",
        "limbs/adx/straight/unrolled.rs",
        "limbs/adx/straight/unrolled_square.rs",
    )
)
"""Files, and folders, whose functions are claimed; `docs/explanation/kernel-proofs.md` says which and at what sizes."""

UNPROVED = {
    KERNELS
    + "limbs/adx/straight/inlined.rs": "products and squares of 1 and 2 limbs that the compiler inlines into powers",
    KERNELS + "limbs/word_steps/x86_64.rs": "the loop of inverses and gcds (divsteps)",
    KERNELS + "limbs/pair_of_rows/x86_64.rs": "in variable time, the rows of inverses and gcds",
    KERNELS + "limbs/odd_gcd/x86_64.rs": "the binary loop at the end of a gcd",
    KERNELS + "eight/x86_64/digit_products.rs": "products of digits in products of matrices (AVX2)",
    KERNELS + "eight/x86_64/row_products/": "rows of bytes, eight side by side: cut into digits, multiplied, reduced",
    "crates/modforge-lanes/src/": "modforge-lanes: Poly1305, Curve25519 and ECDSA in vectors",
}
"""What is tested alone, by file or folder."""

OTHER = (KERNELS + "cpu.rs",)
"""Files that ask the CPU what it has, and compute nothing."""
