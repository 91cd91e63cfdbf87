//! Squaring of one operand, in registers: each product of two different vectors once, doubled.
//!
//! A vector represents the number Σ over lanes l of its digits times 2^(52·Z·l), so a is the sum of Z such numbers, the
//! vector j times 2^(52·j), and of the products of two different ones only those with the larger j as the digits are
//! taken: in step J of a row, with digit J of the row, the vectors below J and, undoubled, J itself. The lowest digit
//! of a product is never below the digit that the step takes, so the low digit of the sum is complete when a step
//! shifts it out, as in a multiplication.
//!
//! Products of a row: Z·(Z + 1) with digits of a and 2·Z² with quotient digits, instead of 4·Z². Those to be doubled
//! have their own list of accumulators, as a doubled digit would have 53 bits. Bounds are those of the multiplication.
//!
//! # Registers
//! | zmm | `three` lists: 5 vectors | `three` lists: 6 vectors | `two` lists: 7 to 10 vectors |
//! |---|---|---|---|
//! | P, products to be doubled | 0 to 4 | 0 to 5 | 0 to 9 |
//! | Q, multiples of m | 5 to 9 | 6 to 11 | 10 to 19 |
//! | D, products of one vector | 10 to 14 | 12 to 17 | as Q |
//! | a | 15 to 19 | 18 to 23 | 20 to 29 |
//! | M | 20 to 24 | 24 to 29 | in memory |
//! | digit of a | 30 | 30 | 30 |
//! | quotient digit of the row before | 31 | 31 | 31 |
//!
//! In the last Z steps a and M come from memory, and registers 26 to 30 and the masks are as in
//! [`multiply`](super::multiply).

use super::super::strided::{LANES, settle, wipe};
use super::{BITS, Constants};
use core::arch::asm;
use core::arch::x86_64::*;

/// `$accumulators += half($factors · zmm$by)`, for as many accumulators as there are factors.
macro_rules! add_first_products {
    ($half:literal, $accumulators:tt += [] * $by:literal) => { "" };
    ($half:literal, [$p0:literal $($p:literal)*] += [$f0:literal $($f:literal)*] * $by:literal) => {
        concat!(
            "vpmadd52", $half, "uq zmm", $p0, ", zmm", $f0, ", zmm", $by, "\n",
            add_first_products!($half, [$($p)*] += [$($f)*] * $by),
        )
    };
    ($half:literal, $accumulators:tt += $base:literal [] * $by:literal) => { "" };
    ($half:literal, [$p0:literal $($p:literal)*] += $base:literal [$o0:literal $($o:literal)*] * $by:literal) => {
        concat!(
            "vpmadd52", $half, "uq zmm", $p0, ", zmm", $by, ", zmmword ptr [{", $base, "} + ", $o0, "]\n",
            add_first_products!($half, [$($p)*] += $base [$($o)*] * $by),
        )
    };
}

/// The element of the first list behind as many as the second one has.
macro_rules! behind {
    ([$x:literal $($xs:literal)*] []) => { $x };
    ([$x:literal $($xs:literal)*] [$y:literal $($ys:literal)*]) => { behind!([$($xs)*] [$($ys)*]) };
}

/// `$q += half(M · zmm31)`, with M in registers or in memory.
macro_rules! multiples {
    ($half:literal, $q:tt += three $m:tt) => { add_products!($half, $q += $m * 31) };
    ($half:literal, $q:tt += two $offsets:tt) => { add_products_from_memory!($half, $q += "multiple" $offsets * 31) };
}

/// A step with the vectors `$below` and `$vector` of a.
macro_rules! square_step {
    (first $at:literal [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*]
     [$d0:literal $($d:literal)*] $below:tt $vector:literal $where:ident $m:tt) => {
        concat!(
            "vpbroadcastq zmm30, qword ptr [{b} + ", $at, "]\n",
            add_first_products!("l", [$p0 $($p)*] += $below * 30),
            "vpmadd52luq zmm", behind!([$d0 $($d)*] $below), ", zmm", $vector, ", zmm30\n",
            square_step!(low $where $p0 $p0 $q0 $d0),
            quotient!(take $at $p0),
            square_step!(shift $where $p0 $p0 $q0 $d0),
            add_first_products!("h", [$($p)* $p0] += $below * 30),
            "vpmadd52huq zmm", behind!([$($d)* $d0] $below), ", zmm", $vector, ", zmm30\n",
        )
    };
    (middle $at:literal [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*]
     [$d0:literal $($d:literal)*] $below:tt $vector:literal $where:ident $m:tt) => {
        concat!(
            "vpbroadcastq zmm30, qword ptr [{b} + ", $at, "]\n",
            quotient!(get $at 31),
            add_first_products!("l", [$p0 $($p)*] += $below * 30),
            multiples!("l", [$q0 $($q)*] += $where $m),
            "vpmadd52luq zmm", behind!([$d0 $($d)*] $below), ", zmm", $vector, ", zmm30\n",
            square_step!(low $where $p0 $p0 $q0 $d0),
            quotient!(take $at $p0),
            square_step!(shift $where $p0 $p0 $q0 $d0),
            add_first_products!("h", [$($p)* $p0] += $below * 30),
            multiples!("h", [$($q)* $q0] += $where $m),
            "vpmadd52huq zmm", behind!([$($d)* $d0] $below), ", zmm", $vector, ", zmm30\n",
        )
    };
    // The lowest vector, 2·P + Q + D.
    (low two $low:literal $p0:literal $q0:literal $d0:literal) => {
        concat!("vpaddq zmm", $low, ", zmm", $p0, ", zmm", $p0, "\n", "vpaddq zmm", $low, ", zmm", $low, ", zmm", $q0, "\n")
    };
    (low three $low:literal $p0:literal $q0:literal $d0:literal) => {
        concat!(
            square_step!(low two $low $p0 $q0 $d0),
            "vpaddq zmm", $low, ", zmm", $low, ", zmm", $d0, "\n",
        )
    };
    // It loses its lane 0 and becomes the top one of D.
    (shift two $low:literal $p0:literal $q0:literal $d0:literal) => {
        concat!(
            "valignq zmm", $d0, "{{k1}}{{z}}, zmm", $low, ", zmm", $low, ", 1\n",
            "vpxorq zmm", $p0, ", zmm", $p0, ", zmm", $p0, "\n",
        )
    };
    (shift three $low:literal $p0:literal $q0:literal $d0:literal) => {
        concat!(
            square_step!(shift two $low $p0 $q0 $d0),
            "vpxorq zmm", $q0, ", zmm", $q0, ", zmm", $q0, "\n",
        )
    };
    // In the last row a comes from memory too. The products that the lowest vector needs first:
    (enter_last $at:literal [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] [$d0:literal $($d:literal)*] []) => {
        concat!(
            square_step!(load_last $at $q0),
            "vpmadd52luq zmm", $d0, ", zmm28, zmmword ptr [{a}]\n",
        )
    };
    (enter_last $at:literal [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] $d:tt [$b0:literal $($b:literal)*]) => {
        concat!(
            square_step!(load_last $at $q0),
            "vpmadd52luq zmm", $p0, ", zmm28, zmmword ptr [{a}]\n",
        )
    };
    (load_last $at:literal $q0:literal) => {
        concat!(
            "vpbroadcastq zmm28, qword ptr [{b} + ", $at, "]\n",
            quotient!(get $at 29),
            "vpmadd52luq zmm", $q0, ", zmm29, zmmword ptr [{multiple}]\n",
        )
    };
    // Those products that `enter_last` has left.
    (rest_of_last $p:tt $d:tt []) => { "" };
    (rest_of_last [$p0:literal $($p:literal)*] $d:tt [$b0:literal $($b:literal)*]) => {
        concat!(
            add_first_products!("l", [$($p)*] += "a" [$($b)*] * 28),
            "vpmadd52luq zmm", behind!($d [$b0 $($b)*]), ", zmm28, zmmword ptr [{a} + ",
            square_step!(offset_behind [$b0 $($b)*]), "]\n",
        )
    };
    // The vector behind those whose offsets are given.
    (offset_behind $below:tt) => { behind!([0 64 128 192 256 320 384 448 512 576] $below) };
    (last $where:ident [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] [$d0:literal $($d:literal)*] $below:tt
     [$o0:literal $($o:literal)*] $next:expr) => {
        concat!(
            square_step!(low $where 30 $p0 $q0 $d0),
            last_quotient!(),
            square_step!(rest_of_last [$p0 $($p)*] [$d0 $($d)*] $below),
            add_products_from_memory!("l", [$($q)*] += "multiple" [$($o)*] * 29),
            "vpmadd52luq zmm30, zmm27, zmmword ptr [{m}]\n",
            "vpsrlq zmm26{{k2}}{{z}}, zmm30, 52\n",
            square_step!(shift $where 30 $p0 $q0 $d0),
            add_first_products!("h", [$($p)* $p0] += "a" $below * 28),
            "vpmadd52huq zmm", behind!([$($d)* $d0] $below), ", zmm28, zmmword ptr [{a} + ",
            square_step!(offset_behind $below), "]\n",
            add_products_from_memory!("h", [$($q)* $q0] += "multiple" [$o0 $($o)*] * 29),
            $next,
            add_products_from_memory!("l", [$($d)*] += "m" [$($o)*] * 27),
            add_products_from_memory!("h", [$($q)* $q0] += "m" [$o0 $($o)*] * 27),
        )
    };
}

/// One step for each offset in the last list; the accumulators turn by one after each.
macro_rules! square_row {
    ($which:ident $p:tt $q:tt $d:tt $below:tt $above:tt $where:ident $m:tt []) => { "" };
    ($which:ident [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] [$d0:literal $($d:literal)*] [$($below:literal)*]
     [$vector:literal $($above:literal)*] $where:ident $m:tt [$at:literal $($later:literal)*]) => {
        concat!(
            square_step!($which $at [$p0 $($p)*] [$q0 $($q)*] [$d0 $($d)*] [$($below)*] $vector $where $m),
            square_row!($which [$($p)* $p0] [$($q)* $q0] [$($d)* $d0] [$($below)* $vector] [$($above)*] $where $m [$($later)*]),
        )
    };
}

/// The last Z steps: each ends with what the next needs first. Those of the second list are a row of digits further up,
/// and begin with the lowest vector again.
macro_rules! last_square_steps {
    ($where:ident $p:tt $q:tt $d:tt $below:tt $offsets:tt [$at:literal] []) => {
        square_step!(last $where $p $q $d $below $offsets "")
    };
    ($where:ident [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] [$d0:literal $($d:literal)*]
     $below:tt $offsets:tt [$at:literal] [$next:literal $($later:literal)*]) => {
        concat!(
            square_step!(last $where [$p0 $($p)*] [$q0 $($q)*] [$d0 $($d)*] $below $offsets
                concat!("add {b}, 8\n", square_step!(enter_last $next [$($p)* $p0] [$($q)* $q0] [$($d)* $d0] []))),
            last_square_steps!($where [$($p)* $p0] [$($q)* $q0] [$($d)* $d0] [] $offsets [$next $($later)*] []),
        )
    };
    ($where:ident [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] [$d0:literal $($d:literal)*]
     [$($below:literal)*] $offsets:tt [$at:literal $next:literal $($later:literal)*] $above:tt) => {
        concat!(
            square_step!(last $where [$p0 $($p)*] [$q0 $($q)*] [$d0 $($d)*] [$($below)*] $offsets
                square_step!(enter_last $next [$($p)* $p0] [$($q)* $q0] [$($d)* $d0] [$($below)* $at])),
            last_square_steps!($where [$($p)* $p0] [$($q)* $q0] [$($d)* $d0] [$($below)* $at] $offsets
                [$next $($later)*] $above),
        )
    };
}

/// `r = a²·R⁻¹`.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn square<const Z: usize, const TAIL: usize>(constants: &Constants, r: &mut [u64], a: &[u64]) {
    let fits = a.len() == Z * LANES && constants.m.len() == Z && constants.multiple.len() == Z;
    assert!(
        fits && constants.tail == TAIL && constants.rows + usize::from(TAIL > 0) <= LANES,
        "a residue of another kernel"
    );
    let mut quotients = [_mm512_setzero_si512(); Z];
    let mut sum = [_mm512_setzero_si512(); Z];
    macro_rules! run {
        ($where:ident [$($p:literal)*] [$($q:literal)*] [$($d:literal)*] $a:tt $m:tt $load_m:expr, $offsets:tt $tail:tt
         then $last_p:tt $last_q:tt $last_d:tt [$from:literal $($above:literal)*]) => {
            // SAFETY: reads the Z vectors of a, m and M (a also a digit at a time: byte 64·j + 8·row, with row < 8 as
            // there are at most 8 rows), writes Z vectors of `sum` and inside the Z vectors of `quotients`; all
            // registers that it changes are named. The stack is not used.
            unsafe {
                assembly!(
                    constants quotients sum a a
                    each!("vmovdqu64 zmm" $a ", zmmword ptr [{a} + " $offsets "]\n"),
                    $load_m,
                    $(concat!("vpxorq zmm", $p, ", zmm", $p, ", zmm", $p),)*
                    $(concat!("vpxorq zmm", $q, ", zmm", $q, ", zmm", $q),)*
                    $(concat!("vpxorq zmm", $d, ", zmm", $d, ", zmm", $d),)*
                    square_row!(first [$($p)*] [$($q)*] [$($d)*] [] $a $where $m $offsets),
                    "jmp 3f",
                    ".p2align 5",
                    "2:",
                    square_row!(middle [$($p)*] [$($q)*] [$($d)*] [] $a $where $m $offsets),
                    "3:",
                    "add {b}, 8",
                    "dec {rows}",
                    "jnz 2b",
                    square_row!(middle [$($p)*] [$($q)*] [$($d)*] [] $a $where $m $tail),
                    // The carry moves to lane 0 of a vector.
                    "vmovq xmm26, {carry}",
                    square_step!(enter_last $from $last_p $last_q $last_d $tail),
                    last_square_steps!($where $last_p $last_q $last_d $tail $offsets [$from $($above)*] $tail),
                    $(square_step!(low $where $p $p $q $d),)*
                    concat!("vpaddq zmm", first!($last_p), ", zmm", first!($last_p), ", zmm26"),
                    each!("vmovdqa64 zmmword ptr [{sum} + " $offsets "], zmm" $last_p "\n"),
                )
            }
        };
    }
    // Three lists and M in registers, or two lists (D is Q) and M in memory. With a tail: its offsets, the lists behind
    // it, and the other offsets.
    macro_rules! small {
        ($p:tt $q:tt $d:tt $a:tt $m:tt $offsets:tt) => {
            run!(three $p $q $d $a $m each!("vmovdqa64 zmm" $m ", zmmword ptr [{multiple} + " $offsets "]\n"), $offsets []
                then $p $q $d $offsets)
        };
    }
    macro_rules! large {
        ($p:tt $q:tt $a:tt $offsets:tt) => { large!($p $q $a $offsets [] then $p $q $offsets) };
        ($p:tt $q:tt $a:tt $offsets:tt $tail:tt then $last_p:tt $last_q:tt $above:tt) => {
            run!(two $p $q $q $a $offsets "", $offsets $tail then $last_p $last_q $last_q $above)
        };
    }
    match (Z, TAIL) {
        (5, 0) => small!([0 1 2 3 4] [5 6 7 8 9] [10 11 12 13 14] [15 16 17 18 19] [20 21 22 23 24] [0 64 128 192 256]),
        (6, 0) => small!([0 1 2 3 4 5] [6 7 8 9 10 11] [12 13 14 15 16 17] [18 19 20 21 22 23] [24 25 26 27 28 29]
            [0 64 128 192 256 320]),
        (7, 0) => large!([0 1 2 3 4 5 6] [10 11 12 13 14 15 16] [20 21 22 23 24 25 26] [0 64 128 192 256 320 384]),
        (8, 0) => large!([0 1 2 3 4 5 6 7] [10 11 12 13 14 15 16 17] [20 21 22 23 24 25 26 27]
            [0 64 128 192 256 320 384 448]),
        (8, 4) => large!([0 1 2 3 4 5 6 7] [10 11 12 13 14 15 16 17] [20 21 22 23 24 25 26 27]
            [0 64 128 192 256 320 384 448] [0 64 128 192]
            then [4 5 6 7 0 1 2 3] [14 15 16 17 10 11 12 13] [256 320 384 448]),
        (9, 0) => large!([0 1 2 3 4 5 6 7 8] [10 11 12 13 14 15 16 17 18] [20 21 22 23 24 25 26 27 28]
            [0 64 128 192 256 320 384 448 512]),
        (10, 0) => large!([0 1 2 3 4 5 6 7 8 9] [10 11 12 13 14 15 16 17 18 19] [20 21 22 23 24 25 26 27 28 29]
            [0 64 128 192 256 320 384 448 512 576]),
        _ => unreachable!("no such number of vectors"),
    }
    settle::<BITS, Z>(r, &sum);
    wipe(&mut quotients);
    wipe(&mut sum);
}
