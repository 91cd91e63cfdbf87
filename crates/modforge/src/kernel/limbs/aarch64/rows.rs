//! The row of products, T += a·limb, of which all sizes from 10 limbs on are made.
//!
//! Four limbs a turn: the low halves plus the high halves of the limb before ride on the carry flag, then the sum with
//! T does. The limb carried from turn to turn is in a register, so nothing waits for the flag across the loop.
//!
//! Bound: T + a·limb + carry is at most (2^(64n) − 1)·2^64 + 2^64 − 1, so one limb is carried out. The length decides
//! the jumps, limbs do not.
//!
//! # Registers
//! | | one limb a turn | four limbs a turn |
//! |---|---|---|
//! | x0, x1 | addresses of t and a | the same |
//! | x3 | the limb | the same |
//! | x4 | the limb carried from turn to turn | the same |
//! | turns left | x5 | x2 |
//! | limbs of a, then high halves | x6, x9 | x5 to x8 |
//! | limbs of t | x7 | x9 to x12 |
//! | low halves | x8 | x13 to x16 |

/// `t += a·limb` for n limbs; the limb carried out.
///
/// # Safety
/// The pointers are to n limbs, and t does not overlap a.
#[unsafe(naked)]
pub(super) unsafe extern "C" fn add_multiple(t: *mut u64, a: *const u64, n: usize, limb: u64) -> u64 {
    core::arch::naked_asm!(
        "mov x4, xzr",
        "and x5, x2, #3",
        "cbz x5, 3f",
        "2:",
        "ldr x6, [x1], #8",
        "ldr x7, [x0]",
        "mul x8, x6, x3",
        "umulh x9, x6, x3",
        "adds x8, x8, x4",
        "adc x9, x9, xzr",
        "adds x7, x7, x8",
        "adc x4, x9, xzr",
        "str x7, [x0], #8",
        "sub x5, x5, #1",
        "cbnz x5, 2b",
        "3:",
        "lsr x2, x2, #2",
        "cbz x2, 5f",
        "4:",
        "ldp x5, x6, [x1], #16",
        "ldp x7, x8, [x1], #16",
        "ldp x9, x10, [x0]",
        "ldp x11, x12, [x0, #16]",
        "mul x13, x5, x3",
        "umulh x5, x5, x3",
        "mul x14, x6, x3",
        "umulh x6, x6, x3",
        "mul x15, x7, x3",
        "umulh x7, x7, x3",
        "mul x16, x8, x3",
        "umulh x8, x8, x3",
        "adds x13, x13, x4",
        "adcs x14, x14, x5",
        "adcs x15, x15, x6",
        "adcs x16, x16, x7",
        "adc x8, x8, xzr",
        "adds x9, x9, x13",
        "adcs x10, x10, x14",
        "adcs x11, x11, x15",
        "adcs x12, x12, x16",
        "adc x4, x8, xzr",
        "stp x9, x10, [x0], #16",
        "stp x11, x12, [x0], #16",
        "sub x2, x2, #1",
        "cbnz x2, 4b",
        "5:",
        "mov x0, x4",
        "ret",
    )
}
