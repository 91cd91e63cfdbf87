//! Blocks of eight limbs, of which products and reductions from 10 limbs on are made.
//!
//! The block A stays in registers, and so does the running sum c. A step takes the next limb b of the other number and
//! the limb t of the result to which its lowest product belongs:
//!
//! c + A·b + t = (limb that replaces t) + 2^64·c′.
//!
//! Bounds: with c, A < 2^512 the sum is at most 2^512 − 1 + (2^512 − 1)·(2^64 − 1) + 2^64 − 1 = 2^576 − 1, so c′ fits.
//! The low halves of the products are added to c in one chain of carries, t and the high halves in a second one, which
//! puts each sum one register lower: the division by 2^64 moves nothing.
//!
//! Count: 39 instructions a step for eight limb products, 16 of them multiplications. The length decides the jumps,
//! limbs do not.
//!
//! # Registers
//! | | [`add_block`] | [`quotients`] |
//! |---|---|---|
//! | x0, x1, x2 | addresses of t, the block, b | addresses of q, t, m |
//! | x3, x4 | n, address of `out` | x3: k |
//! | the block | x5 to x12 | m: x12 to x17, x19, x20 |
//! | the running sum | x13 to x17, x19 to x21 | x4 to x11 |
//! | limb of b, limb of t | x22, x23 | limb of q: x21 |
//! | half of a product | x1, x24 | x22 |

/// Limbs of a block.
pub(super) const LIMBS: usize = 8;

/// `t += block·b` for n ≥ 1 limbs of t and b; the eight limbs carried out go to `out`, which may be part of t.
///
/// # Safety
/// `t` and `b` are to n limbs, `block` and `out` to eight, and t does not overlap b or the block.
#[unsafe(naked)]
pub(super) unsafe extern "C" fn add_block(t: *mut u64, block: *const u64, b: *const u64, n: usize, out: *mut u64) {
    core::arch::naked_asm!(
        "stp x19, x20, [sp, #-16]!",
        "stp x21, x22, [sp, #-16]!",
        "stp x23, x24, [sp, #-16]!",
        "ldp x5, x6, [x1]",
        "ldp x7, x8, [x1, #16]",
        "ldp x9, x10, [x1, #32]",
        "ldp x11, x12, [x1, #48]",
        "mov x13, xzr",
        "mov x14, xzr",
        "mov x15, xzr",
        "mov x16, xzr",
        "mov x17, xzr",
        "mov x19, xzr",
        "mov x20, xzr",
        "mov x21, xzr",
        "2:",
        "ldr x22, [x2], #8",
        "ldr x23, [x0]",
        "mul x1, x5, x22",
        "adds x13, x13, x1",
        "mul x24, x6, x22",
        "adcs x14, x14, x24",
        "mul x1, x7, x22",
        "adcs x15, x15, x1",
        "mul x24, x8, x22",
        "adcs x16, x16, x24",
        "mul x1, x9, x22",
        "adcs x17, x17, x1",
        "mul x24, x10, x22",
        "adcs x19, x19, x24",
        "mul x1, x11, x22",
        "adcs x20, x20, x1",
        "mul x24, x12, x22",
        "adcs x21, x21, x24",
        "adc x24, xzr, xzr",
        "adds x23, x23, x13",
        "umulh x1, x5, x22",
        "adcs x13, x14, x1",
        "umulh x1, x6, x22",
        "adcs x14, x15, x1",
        "umulh x1, x7, x22",
        "adcs x15, x16, x1",
        "umulh x1, x8, x22",
        "adcs x16, x17, x1",
        "umulh x1, x9, x22",
        "adcs x17, x19, x1",
        "umulh x1, x10, x22",
        "adcs x19, x20, x1",
        "umulh x1, x11, x22",
        "adcs x20, x21, x1",
        "umulh x1, x12, x22",
        "adc x21, x24, x1",
        "str x23, [x0], #8",
        "sub x3, x3, #1",
        "cbnz x3, 2b",
        "stp x13, x14, [x4]",
        "stp x15, x16, [x4, #16]",
        "stp x17, x19, [x4, #32]",
        "stp x20, x21, [x4, #48]",
        "ldp x23, x24, [sp], #16",
        "ldp x21, x22, [sp], #16",
        "ldp x19, x20, [sp], #16",
        "ret",
    )
}

/// A row t += q·m for each limb of t, of which all above the eighth limb is left out: the triangle of a product.
macro_rules! triangle {
    ([] [] $offset:expr) => { "" };
    ([$t0:literal $($t:literal)*] $m:tt $offset:expr) => {
        concat!(
            "mul x21, ", $t0, ", x3\n", "str x21, [x0, #", $offset, "]\n",
            triangle!(@row $t0 [$($t)*] $m $offset)
        )
    };
    (@row $t0:literal [] $m:tt $offset:expr) => { "" };
    // The lowest limb becomes 0, and its carry is 1 unless it was 0.
    (@row $t0:literal [$($t:literal)+] [$m:literal $($ms:literal)+] $offset:expr) => {
        concat!(
            "cmp ", $t0, ", #1\n",
            triangle!(@add "mul" "adcs" [$($t)*] [$($ms)*]),
            triangle!(@add "umulh" "adds" [$($t)*] [$m $($ms)*]),
            triangle!([$($t)*] [$m $($ms)*] concat!($offset, "+8"))
        )
    };
    (@add $half:literal $add:literal [] $m:tt) => { "" };
    (@add $half:literal $add:literal [$t:literal $($ts:literal)*] [$m:literal $($ms:literal)*]) => {
        concat!(
            $half, " x22, ", $m, ", x21\n", $add, " ", $t, ", ", $t, ", x22\n",
            triangle!(@add $half "adcs" [$($ts)*] [$($ms)*])
        )
    };
}

/// `q` = the eight limbs that make the lowest eight of t + q·m zero: q = −t·m⁻¹ mod 2^512, with k = −m⁻¹ mod 2^64.
///
/// # Safety
/// The pointers are to eight limbs.
#[unsafe(naked)]
pub(super) unsafe extern "C" fn quotients(q: *mut u64, t: *const u64, m: *const u64, k: u64) {
    core::arch::naked_asm!(
        "stp x19, x20, [sp, #-16]!",
        "stp x21, x22, [sp, #-16]!",
        "ldp x4, x5, [x1]",
        "ldp x6, x7, [x1, #16]",
        "ldp x8, x9, [x1, #32]",
        "ldp x10, x11, [x1, #48]",
        "ldp x12, x13, [x2]",
        "ldp x14, x15, [x2, #16]",
        "ldp x16, x17, [x2, #32]",
        "ldp x19, x20, [x2, #48]",
        triangle!(["x4" "x5" "x6" "x7" "x8" "x9" "x10" "x11"] ["x12" "x13" "x14" "x15" "x16" "x17" "x19" "x20"] "0"),
        "ldp x21, x22, [sp], #16",
        "ldp x19, x20, [sp], #16",
        "ret",
    )
}
