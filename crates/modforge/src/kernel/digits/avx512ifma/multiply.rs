//! Multiplication of one pair, with operand, modulus and accumulators in registers.
//!
//! In assembly, because the order of the instructions decides: a compiler that reorders them, or moves a vector to
//! memory, loses a sixth. Registers of a step are named by lists that turn by one from step to step, so that the
//! division by 2^52 moves nothing: the first register of a list is always the lowest vector.
//!
//! # Registers
//! | zmm | `two_sums`: up to 7 vectors | `one_sum`: 8 to 10 vectors |
//! |---|---|---|
//! | T | 0 to 6 (products with b), 7 to 13 (multiples of m) | 0 to 9 |
//! | a | 14 to 20 | 10 to 19 |
//! | M | 21 to 27 | 20 to 29 |
//! | digit of b | 28 | 30 |
//! | quotient digit of the row before | 29 | 31 |
//! | lowest vector of T | 30 | the first of T |
//!
//! In the last Z steps M comes from memory, and with either: 26 the carry, 27 the quotient digit, 28 the digit of b, 29
//! the quotient digit of the row before, 30 the lowest vector of T. k1 has lanes 0 to 6, for a shift by a lane; k2 has
//! lane 0.

use super::super::strided::{LANES, settle, wipe};
use super::{BITS, Constants};
use core::arch::asm;
use core::arch::x86_64::*;

/// Two lists of accumulators, one for products with b and one for multiples of m, whose sum is T: up to 7 vectors.
macro_rules! two_sums {
    // Step of the first row, which has no quotient digits yet.
    (first $at:literal [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] $a:tt $m:tt $offsets:tt) => {
        concat!(
            "vpbroadcastq zmm28, qword ptr [{b} + ", $at, "]\n",
            add_products!("l", [$p0 $($p)*] += $a * 28),
            quotient!(take $at $p0),
            "valignq zmm", $p0, "{{k1}}{{z}}, zmm", $p0, ", zmm", $p0, ", 1\n",
            add_products!("h", [$($p)* $p0] += $a * 28),
        )
    };
    (middle $at:literal [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] $a:tt $m:tt $offsets:tt) => {
        concat!(
            "vpbroadcastq zmm28, qword ptr [{b} + ", $at, "]\n",
            quotient!(get $at 29),
            add_products!("l", [$p0 $($p)*] += $a * 28),
            add_products!("l", [$q0 $($q)*] += $m * 29),
            "vpaddq zmm30, zmm", $p0, ", zmm", $q0, "\n",
            quotient!(take $at 30),
            "valignq zmm", $p0, "{{k1}}{{z}}, zmm30, zmm30, 1\n",
            "vpxorq zmm", $q0, ", zmm", $q0, ", zmm", $q0, "\n",
            add_products!("h", [$($p)* $q0] += $a * 28),
            add_products!("h", [$($q)* $q0] += $m * 29),
        )
    };
    // The products that the lowest vector needs first.
    (enter_last $at:literal $p:tt $q:tt $a:tt $m:tt $offsets:tt) => {
        concat!(
            "vpbroadcastq zmm28, qword ptr [{b} + ", $at, "]\n",
            quotient!(get $at 29),
            "vpmadd52luq zmm", first!($p), ", zmm", first!($a), ", zmm28\n",
            "vpmadd52luq zmm", first!($q), ", zmm29, zmmword ptr [{multiple}]\n",
        )
    };
    (last $at:literal [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] [$a0:literal $($a:literal)*] $m:tt
     [$o0:literal $($o:literal)*] $next:expr) => {
        concat!(
            "vpaddq zmm30, zmm", $p0, ", zmm", $q0, "\n",
            last_quotient!(),
            add_products!("l", [$($p)*] += [$($a)*] * 28),
            add_products_from_memory!("l", [$($q)*] += "multiple" [$($o)*] * 29),
            "vpxorq zmm", $q0, ", zmm", $q0, ", zmm", $q0, "\n",
            "vpmadd52luq zmm30, zmm27, zmmword ptr [{m}]\n",
            "vpsrlq zmm26{{k2}}{{z}}, zmm30, 52\n",
            "valignq zmm", $p0, "{{k1}}{{z}}, zmm30, zmm30, 1\n",
            add_products!("h", [$($p)* $q0] += [$a0 $($a)*] * 28),
            add_products_from_memory!("h", [$($q)* $q0] += "multiple" [$o0 $($o)*] * 29),
            $next,
            add_products_from_memory!("l", [$($p)*] += "m" [$($o)*] * 27),
            add_products_from_memory!("h", [$($q)* $q0] += "m" [$o0 $($o)*] * 27),
        )
    };
}

/// One list of accumulators: from 8 vectors on it keeps the multipliers busy by itself and leaves registers for the
/// factors.
macro_rules! one_sum {
    (first $at:literal [$p0:literal $($p:literal)*] $q:tt $a:tt $m:tt $offsets:tt) => {
        concat!(
            "vpbroadcastq zmm30, qword ptr [{b} + ", $at, "]\n",
            add_products!("l", [$p0 $($p)*] += $a * 30),
            quotient!(take $at $p0),
            "valignq zmm", $p0, "{{k1}}{{z}}, zmm", $p0, ", zmm", $p0, ", 1\n",
            add_products!("h", [$($p)* $p0] += $a * 30),
        )
    };
    (middle $at:literal [$p0:literal $($p:literal)*] $q:tt $a:tt $m:tt $offsets:tt) => {
        concat!(
            "vpbroadcastq zmm30, qword ptr [{b} + ", $at, "]\n",
            quotient!(get $at 31),
            add_products!("l", [$p0 $($p)*] += $a * 30),
            add_products!("l", [$p0 $($p)*] += $m * 31),
            quotient!(take $at $p0),
            "valignq zmm", $p0, "{{k1}}{{z}}, zmm", $p0, ", zmm", $p0, ", 1\n",
            add_products!("h", [$($p)* $p0] += $a * 30),
            add_products!("h", [$($p)* $p0] += $m * 31),
        )
    };
    (enter_last $at:literal $p:tt $q:tt $a:tt $m:tt $offsets:tt) => {
        concat!(
            "vpbroadcastq zmm28, qword ptr [{b} + ", $at, "]\n",
            quotient!(get $at 29),
            "vpmadd52luq zmm", first!($p), ", zmm", first!($a), ", zmm28\n",
            "vpmadd52luq zmm", first!($p), ", zmm29, zmmword ptr [{multiple}]\n",
        )
    };
    (last $at:literal [$p0:literal $($p:literal)*] $q:tt [$a0:literal $($a:literal)*] $m:tt
     [$o0:literal $($o:literal)*] $next:expr) => {
        concat!(
            "vmovdqa64 zmm30, zmm", $p0, "\n",
            last_quotient!(),
            add_products!("l", [$($p)*] += [$($a)*] * 28),
            add_products_from_memory!("l", [$($p)*] += "multiple" [$($o)*] * 29),
            "vpmadd52luq zmm30, zmm27, zmmword ptr [{m}]\n",
            "vpsrlq zmm26{{k2}}{{z}}, zmm30, 52\n",
            "valignq zmm", $p0, "{{k1}}{{z}}, zmm30, zmm30, 1\n",
            add_products!("h", [$($p)* $p0] += [$a0 $($a)*] * 28),
            add_products_from_memory!("h", [$($p)* $p0] += "multiple" [$o0 $($o)*] * 29),
            $next,
            add_products_from_memory!("l", [$($p)*] += "m" [$($o)*] * 27),
            add_products_from_memory!("h", [$($p)* $p0] += "m" [$o0 $($o)*] * 27),
        )
    };
}

/// One step for each offset in the last list; the accumulators turn by one after each.
macro_rules! row {
    ($sums:ident $which:ident $p:tt $q:tt $a:tt $m:tt $offsets:tt []) => { "" };
    ($sums:ident $which:ident [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] $a:tt $m:tt $offsets:tt
     [$at:literal $($later:literal)*]) => {
        concat!(
            $sums!($which $at [$p0 $($p)*] [$q0 $($q)*] $a $m $offsets),
            row!($sums $which [$($p)* $p0] [$($q)* $q0] $a $m $offsets [$($later)*]),
        )
    };
}

/// The last Z steps: each ends with what the next needs first. Those of the second list are a row of b further up.
macro_rules! last_steps {
    ($sums:ident [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] $a:tt $m:tt $offsets:tt
     [$at:literal] []) => {
        $sums!(last $at [$p0 $($p)*] [$q0 $($q)*] $a $m $offsets "")
    };
    ($sums:ident [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] $a:tt $m:tt $offsets:tt
     [$at:literal] [$next:literal $($later:literal)*]) => {
        concat!(
            $sums!(last $at [$p0 $($p)*] [$q0 $($q)*] $a $m $offsets
                concat!("add {b}, 8\n", $sums!(enter_last $next [$($p)* $p0] [$($q)* $q0] $a $m $offsets))),
            last_steps!($sums [$($p)* $p0] [$($q)* $q0] $a $m $offsets [$next $($later)*] []),
        )
    };
    ($sums:ident [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] $a:tt $m:tt $offsets:tt
     [$at:literal $next:literal $($later:literal)*] $above:tt) => {
        concat!(
            $sums!(last $at [$p0 $($p)*] [$q0 $($q)*] $a $m $offsets
                $sums!(enter_last $next [$($p)* $p0] [$($q)* $q0] $a $m $offsets)),
            last_steps!($sums [$($p)* $p0] [$($q)* $q0] $a $m $offsets [$next $($later)*] $above),
        )
    };
}

/// The first row, which has no quotient digits yet; those between, as often as it takes; the steps `$tail` of a row cut
/// short; the last Z steps, with the lists of accumulators as they are then.
macro_rules! all_steps {
    ($sums:ident $p:tt $q:tt $a:tt $m:tt $offsets:tt $tail:tt then $last_p:tt $last_q:tt
     [$from:literal $($offset:literal)*]) => {
        concat!(
            row!($sums first $p $q $a $m $offsets $offsets),
            "jmp 3f\n",
            ".p2align 5\n",
            "2:\n",
            row!($sums middle $p $q $a $m $offsets $offsets),
            "3:\n",
            "add {b}, 8\n",
            "dec {rows}\n",
            "jnz 2b\n",
            row!($sums middle $p $q $a $m $offsets $tail),
            // The carry moves to lane 0 of a vector.
            "vmovq xmm26, {carry}\n",
            $sums!(enter_last $from $last_p $last_q $a $m $offsets),
            last_steps!($sums $last_p $last_q $a $m $offsets [$from $($offset)*] $tail),
        )
    };
}

/// `r = a·b·R⁻¹`; see the head of the folder for the algorithm.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn multiply<const Z: usize, const TAIL: usize>(constants: &Constants, r: &mut [u64], a: &[u64], b: &[u64]) {
    let fits = a.len() == Z * LANES && b.len() == Z * LANES && constants.m.len() == Z && constants.multiple.len() == Z;
    assert!(
        fits && constants.tail == TAIL && constants.rows + usize::from(TAIL > 0) <= LANES,
        "a residue of another kernel"
    );
    let mut quotients = [_mm512_setzero_si512(); Z];
    let mut sum = [_mm512_setzero_si512(); Z];
    macro_rules! run {
        ($text:expr) => {
            // SAFETY: reads the Z vectors of a, b, m and M (b a digit at a time: byte 64·j + 8·row, with row < 8 as
            // there are at most 8 rows), writes Z vectors of `sum` and inside the Z vectors of `quotients`; all
            // registers that it changes are named. The stack is not used.
            unsafe {
                assembly!(
                    constants quotients sum a b
                    $text,
                )
            }
        };
    }
    // With a tail: its offsets, the accumulators behind it, and the other offsets.
    macro_rules! with_two_sums {
        ($p:tt $q:tt $a:tt $m:tt $offsets:tt) => { with_two_sums!($p $q $a $m $offsets [] then $p $q $offsets) };
        ([$($p:literal)*] [$($q:literal)*] $a:tt $m:tt $offsets:tt $tail:tt then [$($last:literal)*] [$($last_q:literal)*]
         $above:tt) => {
            run!(concat!(
                each!("vmovdqu64 zmm" $a ", zmmword ptr [{a} + " $offsets "]\n"),
                each!("vmovdqa64 zmm" $m ", zmmword ptr [{multiple} + " $offsets "]\n"),
                $("vpxorq zmm", $p, ", zmm", $p, ", zmm", $p, "\n",)*
                $("vpxorq zmm", $q, ", zmm", $q, ", zmm", $q, "\n",)*
                all_steps!(two_sums [$($p)*] [$($q)*] $a $m $offsets $tail then [$($last)*] [$($last_q)*] $above),
                "vpaddq zmm", first!([$($last)*]), ", zmm", first!([$($last)*]), ", zmm26\n",
                $("vpaddq zmm", $last, ", zmm", $last, ", zmm", $last_q, "\n",)*
                each!("vmovdqa64 zmmword ptr [{sum} + " $offsets "], zmm" [$($last)*] "\n"),
            ))
        };
    }
    macro_rules! with_one_sum {
        ($p:tt $a:tt $m:tt $offsets:tt) => { with_one_sum!($p $a $m $offsets [] then $p $offsets) };
        ([$($p:literal)*] $a:tt $m:tt $offsets:tt $tail:tt then $last:tt $above:tt) => {
            run!(concat!(
                each!("vmovdqu64 zmm" $a ", zmmword ptr [{a} + " $offsets "]\n"),
                each!("vmovdqa64 zmm" $m ", zmmword ptr [{multiple} + " $offsets "]\n"),
                $("vpxorq zmm", $p, ", zmm", $p, ", zmm", $p, "\n",)*
                all_steps!(one_sum [$($p)*] [$($p)*] $a $m $offsets $tail then $last $last $above),
                "vpaddq zmm", first!($last), ", zmm", first!($last), ", zmm26\n",
                each!("vmovdqa64 zmmword ptr [{sum} + " $offsets "], zmm" $last "\n"),
            ))
        };
    }
    match (Z, TAIL) {
        (1, 0) => with_two_sums!([0][7][14][21][0]),
        (2, 0) => with_two_sums!([0 1] [7 8] [14 15] [21 22] [0 64]),
        (3, 0) => with_two_sums!([0 1 2] [7 8 9] [14 15 16] [21 22 23] [0 64 128]),
        (3, 2) => with_two_sums!([0 1 2] [7 8 9] [14 15 16] [21 22 23] [0 64 128] [0 64] then [2 0 1] [9 7 8] [128]),
        (4, 0) => with_two_sums!([0 1 2 3] [7 8 9 10] [14 15 16 17] [21 22 23 24] [0 64 128 192]),
        (4, 2) => with_two_sums!([0 1 2 3] [7 8 9 10] [14 15 16 17] [21 22 23 24] [0 64 128 192]
            [0 64] then [2 3 0 1] [9 10 7 8] [128 192]),
        (5, 0) => with_two_sums!([0 1 2 3 4] [7 8 9 10 11] [14 15 16 17 18] [21 22 23 24 25] [0 64 128 192 256]),
        (6, 0) => with_two_sums!([0 1 2 3 4 5] [7 8 9 10 11 12] [14 15 16 17 18 19] [21 22 23 24 25 26]
            [0 64 128 192 256 320]),
        (7, 0) => with_two_sums!([0 1 2 3 4 5 6] [7 8 9 10 11 12 13] [14 15 16 17 18 19 20] [21 22 23 24 25 26 27]
            [0 64 128 192 256 320 384]),
        (8, 0) => with_one_sum!([0 1 2 3 4 5 6 7] [10 11 12 13 14 15 16 17] [20 21 22 23 24 25 26 27]
            [0 64 128 192 256 320 384 448]),
        (8, 4) => with_one_sum!([0 1 2 3 4 5 6 7] [10 11 12 13 14 15 16 17] [20 21 22 23 24 25 26 27]
            [0 64 128 192 256 320 384 448] [0 64 128 192] then [4 5 6 7 0 1 2 3] [256 320 384 448]),
        (9, 0) => with_one_sum!([0 1 2 3 4 5 6 7 8] [10 11 12 13 14 15 16 17 18] [20 21 22 23 24 25 26 27 28]
            [0 64 128 192 256 320 384 448 512]),
        (10, 0) => with_one_sum!([0 1 2 3 4 5 6 7 8 9] [10 11 12 13 14 15 16 17 18 19] [20 21 22 23 24 25 26 27 28 29]
            [0 64 128 192 256 320 384 448 512 576]),
        _ => unreachable!("no such number of vectors"),
    }
    settle::<BITS, Z>(r, &sum);
    wipe(&mut quotients);
    wipe(&mut sum);
}
