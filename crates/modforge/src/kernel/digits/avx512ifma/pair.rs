//! Multiplication and squaring of two pairs at once, one modulo each of two moduli, in registers: step by step in turn,
//! so that the chains of one fill the gaps of the other.
//!
//! The algorithm is that of the folder, with what two independent chains make possible: no operand waits, so what
//! counts is the number of vector instructions alone.
//! - The lowest digit of a sum and its carry are found among the integer registers, whose instructions take no time
//!   from the multipliers. In the last row too: of the digit t with its carry the quotient digit is q = t·k mod 2^52,
//!   and as t + q·m₀ is then a multiple of 2^52 whose low digits add up to 0 or 2^52, the carry is ⌈t / 2^52⌉.
//! - The shift by a lane comes before the product of q and m's lowest vector, which is there once more, shifted
//!   likewise.
//! - Squares, of all sizes here, have two lists of accumulators, as products have: P, which counts twice, and Q for
//!   squares of vectors and for multiples of m. Neither moves into the other before the end: both are shifted.
//! - Above 4 vectors the registers hold no two sums and all factors any more; with some factors in memory two moduli
//!   were no faster than one after the other.
//!
//! # Registers
//! Lists follow each other from zmm0 on, each of as many registers as there are vectors.
//!
//! | zmm | product, 1 to 4 vectors | square, 1 to 4 vectors |
//! |---|---|---|
//! | first modulus | P, Q | P, Q |
//! | second modulus | P, Q | P, Q |
//! | factors | a of the first, a of the second | M of the first, M of the second |
//! | factors | M of the first, M of the second | a of both, by turns |
//! | 30 | digit of b; in the last row then the quotient digit | digit of a, likewise |
//! | 31 | quotient digit of the row before | the same |
//!
//! With 4 vectors the last factors stay in memory: two vectors of the second M, or one of each a. k1 has lanes 0 to 6,
//! for a shift by a lane.

use super::super::strided::{LANES, Vectors, settle};
use super::{BITS, Constants, DIGIT_MASK};
use core::arch::asm;
use core::arch::x86_64::*;

/// `r = a·b·R⁻¹` for both moduli.
///
/// # Safety
/// The CPU has AVX-512 F and IFMA.
pub(super) type Multiply = unsafe fn(pair: &mut Pair, r: [&mut [u64]; 2], a: [&[u64]; 2], b: [&[u64]; 2]);

/// `r = a²·R⁻¹` for both moduli.
///
/// # Safety
/// The CPU has AVX-512 F and IFMA.
pub(super) type Square = unsafe fn(pair: &mut Pair, r: [&mut [u64]; 2], a: [&[u64]; 2]);

/// Two moduli of one size, as both operations need them.
pub(super) struct Pair {
    rows: usize,
    /// Steps of one more row, cut short.
    tail: usize,
    /// Z vectors of M, Z of m, m's lowest vector shifted by a lane; k and the mask of a digit in one more.
    blocks: [Vectors; 2],
    /// Z vectors with the quotient digits of a row in lanes 0, Z of the sum. Kept from one operation to the next.
    work: [Vectors; 2],
}

impl Pair {
    /// For moduli of one shape.
    #[target_feature(enable = "avx512f")]
    pub(super) fn new(constants: [&Constants; 2]) -> Self {
        let block = |constants: &Constants| {
            let shifted = _mm512_maskz_alignr_epi64::<1>(0x7f, constants.m[0], constants.m[0]);
            let digit = _mm512_set_epi64(0, 0, 0, 0, 0, 0, DIGIT_MASK as i64, constants.k as i64);
            Vectors::of(&[&constants.multiple, &constants.m, &[shifted, digit]])
        };
        let work = constants.map(|constants| Vectors::zeros(2 * constants.m.len()));
        Self { rows: constants[0].rows, tail: constants[0].tail, blocks: constants.map(block), work }
    }
}

/// `$accumulators += half($factors · zmm$by)`, for as many accumulators as there are factors.
macro_rules! products {
    ($half:literal, $accumulators:tt += [] * $by:literal) => { "" };
    ($half:literal, [$p0:literal $($p:literal)*] += [$f0:literal $($f:literal)*] * $by:literal) => {
        concat!(
            "vpmadd52", $half, "uq zmm", $p0, ", zmm", $by, ", ", $f0, "\n",
            products!($half, [$($p)*] += [$($f)*] * $by),
        )
    };
}

/// The same for one factor and the accumulator behind as many as there are in a list.
macro_rules! product_behind {
    ($half:literal, $accumulators:tt $list:tt += [] * $by:literal) => { "" };
    ($half:literal, [$p0:literal $($p:literal)*] [] += [$factor:literal] * $by:literal) => {
        concat!("vpmadd52", $half, "uq zmm", $p0, ", zmm", $by, ", ", $factor, "\n")
    };
    ($half:literal, [$p0:literal $($p:literal)*] [$x:literal $($xs:literal)*] += $factor:tt * $by:literal) => {
        product_behind!($half, [$($p)*] [$($xs)*] += $factor * $by)
    };
}

/// The sum P + Q (`two`), or 2·P + Q (`doubled`).
macro_rules! sum {
    // The lowest digit, into the carry.
    (digit two $i:literal $at:literal $p0:literal $q0:literal) => {
        concat!(
            "vmovq qword ptr [{w", $i, "} + ", $at, " + 8], xmm", $p0, "\n",
            "vmovq qword ptr [{w", $i, "} + ", $at, " + 16], xmm", $q0, "\n",
            "add {carry", $i, "}, qword ptr [{w", $i, "} + ", $at, " + 8]\n",
            "add {carry", $i, "}, qword ptr [{w", $i, "} + ", $at, " + 16]\n",
        )
    };
    (digit doubled $i:literal $at:literal $p0:literal $q0:literal) => {
        concat!(
            sum!(digit two $i $at $p0 $q0),
            "add {carry", $i, "}, qword ptr [{w", $i, "} + ", $at, " + 8]\n",
        )
    };
    // It leaves: the lowest vectors become the highest.
    (shift $p0:literal $q0:literal) => {
        concat!(
            "valignq zmm", $p0, "{{k1}}{{z}}, zmm", $p0, ", zmm", $p0, ", 1\n",
            "valignq zmm", $q0, "{{k1}}{{z}}, zmm", $q0, ", zmm", $q0, ", 1\n",
        )
    };
    // All of it, into P.
    (total two $p:literal $q:literal) => { concat!("vpaddq zmm", $p, ", zmm", $p, ", zmm", $q, "\n") };
    (total doubled $p:literal $q:literal) => {
        concat!("vpaddq zmm", $p, ", zmm", $p, ", zmm", $p, "\n", sum!(total two $p $q))
    };
}

/// A step modulo modulus `$i`, with the products of P and the factors `$a`, those of Q and one more factor, those of Q
/// and the factors `$m`.
macro_rules! step {
    (first $lists:ident $i:literal $at:literal [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] $a:tt $own:tt $m:tt
     $last:tt) => {
        concat!(
            "vpbroadcastq zmm30, qword ptr [{b", $i, "} + {row} + ", $at, "]\n",
            products!("l", [$p0 $($p)*] += $a * 30),
            product_behind!("l", [$q0 $($q)*] $a += $own * 30),
            sum!(digit $lists $i $at $p0 $q0),
            step!(quotient $i $at),
            sum!(shift $p0 $q0),
            products!("h", [$($p)* $p0] += $a * 30),
            product_behind!("h", [$($q)* $q0] $a += $own * 30),
        )
    };
    (middle $lists:ident $i:literal $at:literal $p:tt $q:tt $a:tt $own:tt $m:tt $last:tt) => {
        step!(with_quotients $lists $i $at $p $q $a $own $m step!(quotient $i $at))
    };
    (last $lists:ident $i:literal $at:literal $p:tt [$q0:literal $($q:literal)*] $a:tt $own:tt $m:tt
     [$low:tt $high:tt $k:literal]) => {
        concat!(
            step!(with_quotients $lists $i $at $p [$q0 $($q)*] $a $own $m step!(last_quotient $i $at $k)),
            "vpbroadcastq zmm30, qword ptr [{w", $i, "} + ", $at, "]\n",
            step!(multiples $i "l", [$($q)* $q0] += $low),
            step!(multiples $i "h", [$($q)* $q0] += $high),
        )
    };
    (with_quotients $lists:ident $i:literal $at:literal [$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] $a:tt
     $own:tt $m:tt $quotient:expr) => {
        concat!(
            "vpbroadcastq zmm30, qword ptr [{b", $i, "} + {row} + ", $at, "]\n",
            "vpbroadcastq zmm31, qword ptr [{w", $i, "} + ", $at, "]\n",
            products!("l", [$p0 $($p)*] += $a * 30),
            products!("l", [$q0 $($q)*] += $m * 31),
            product_behind!("l", [$q0 $($q)*] $a += $own * 30),
            sum!(digit $lists $i $at $p0 $q0),
            $quotient,
            sum!(shift $p0 $q0),
            products!("h", [$($p)* $p0] += $a * 30),
            products!("h", [$($q)* $q0] += $m * 31),
            product_behind!("h", [$($q)* $q0] $a += $own * 30),
        )
    };
    // Of m, in the last row.
    (multiples $i:literal $half:literal, [$($q:literal)*] += [$($offset:literal)*]) => {
        concat!($("vpmadd52", $half, "uq zmm", $q, ", zmm30, zmmword ptr [{c", $i, "} + ", $offset, "]\n"),*)
    };
    // The digit of the sum is the quotient digit of the next row; what stands above it is the carry.
    (quotient $i:literal $at:literal) => {
        concat!("mov qword ptr [{w", $i, "} + ", $at, "], {carry", $i, "}\n", "shr {carry", $i, "}, 52\n")
    };
    (last_quotient $i:literal $at:literal $k:literal) => {
        concat!(
            "mov {digit}, qword ptr [{c", $i, "} + ", $k, "]\n",
            "imul {digit}, {carry", $i, "}\n",
            "mov qword ptr [{w", $i, "} + ", $at, "], {digit}\n",
            "add {carry", $i, "}, qword ptr [{c", $i, "} + ", $k, " + 8]\n",
            "shr {carry", $i, "}, 52\n",
        )
    };
}

/// A step modulo either modulus for each offset in the last list; the accumulators turn by one after each. A modulus
/// has lists: P, Q, the factors of P, those not yet among them (in a square), the factors of Q, those of the last row.
macro_rules! row {
    ($which:ident $lists:ident $one:tt $other:tt []) => { "" };
    // A product: all factors in each step.
    ($which:ident $lists:ident
     [[$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] $a:tt [] $m:tt $last:tt]
     [[$r0:literal $($r:literal)*] [$s0:literal $($s:literal)*] $b:tt [] $n:tt $end:tt]
     [$at:literal $($later:literal)*]) => {
        concat!(
            step!($which $lists 0 $at [$p0 $($p)*] [$q0 $($q)*] $a [] $m $last),
            step!($which $lists 1 $at [$r0 $($r)*] [$s0 $($s)*] $b [] $n $end),
            row!($which $lists [[$($p)* $p0] [$($q)* $q0] $a [] $m $last] [[$($r)* $r0] [$($s)* $s0] $b [] $n $end]
                [$($later)*]),
        )
    };
    // A square: those below the digit's own vector, and that one.
    ($which:ident $lists:ident
     [[$p0:literal $($p:literal)*] [$q0:literal $($q:literal)*] [$($a:literal)*] [$a0:literal $($above:literal)*] $m:tt $last:tt]
     [[$r0:literal $($r:literal)*] [$s0:literal $($s:literal)*] [$($b:literal)*] [$b0:literal $($over:literal)*] $n:tt $end:tt]
     [$at:literal $($later:literal)*]) => {
        concat!(
            step!($which $lists 0 $at [$p0 $($p)*] [$q0 $($q)*] [$($a)*] [$a0] $m $last),
            step!($which $lists 1 $at [$r0 $($r)*] [$s0 $($s)*] [$($b)*] [$b0] $n $end),
            row!($which $lists
                [[$($p)* $p0] [$($q)* $q0] [$($a)* $a0] [$($above)*] $m $last]
                [[$($r)* $r0] [$($s)* $s0] [$($b)* $b0] [$($over)*] $n $end]
                [$($later)*]),
        )
    };
}

/// Registers loaded from a base and offsets.
macro_rules! loads {
    ($base:literal [$($register:literal)*] [$($offset:literal)*]) => {
        concat!($("vmovdqu64 zmm", $register, ", zmmword ptr [{", $base, "} + ", $offset, "]\n"),*)
    };
}

/// The last Z steps. After a row cut short they begin in that row, with the lists as they are then, and end in the next
/// one.
macro_rules! last_steps {
    ($lists:ident $one:tt $other:tt $offsets:tt (whole)) => { row!(last $lists $one $other $offsets) };
    ($lists:ident $one:tt $other:tt $offsets:tt (cut $tail:tt $above:tt $one_above:tt $other_above:tt)) => {
        concat!(
            row!(middle $lists $one $other $tail),
            row!(last $lists $one_above $other_above $above),
            "add {row}, 8\n",
            row!(last $lists $one $other $tail),
        )
    };
}

/// The assembly of all rows: the lists of each modulus as in `row`, the registers to load first, offsets of vectors,
/// and of those of the sum in the room for work with the accumulators that have it in the end, and what `last_steps`
/// needs.
macro_rules! run {
    ($pair:ident $r:ident $a:ident $b:ident, $lists:ident
     [[$($p:literal)*] [$($q:literal)*] $f:tt $g:tt $m:tt $last:tt]
     [[$($s:literal)*] [$($t:literal)*] $h:tt $j:tt $n:tt $end:tt]
     [$([$from:literal $registers:tt $places:tt])*] $offsets:tt $sums:tt $sum:tt $other_sum:tt $end_of_row:tt) => {{
        let fits = |words: &[u64]| words.len() == Z * LANES;
        let sized = |vectors: [&Vectors; 2], count| vectors.into_iter().all(|vectors| vectors.len() == count);
        let shaped = sized($pair.blocks.each_ref(), 2 * Z + 2) && sized($pair.work.each_ref(), 2 * Z) && (2..=LANES).contains(&$pair.rows);
        let shaped = shaped && $pair.tail == TAIL && $pair.rows + usize::from(TAIL > 0) <= LANES;
        assert!(shaped && $a.into_iter().chain($b).all(fits), "a residue of another kernel");
        let mut carries = [0; 2];
        // SAFETY: reads the Z vectors of each a and b (b a digit at a time: byte 64·j + 8·row, with row < 8 as there
        // are at most 8 rows, one cut short among them) and the 2·Z + 2 of each block, writes inside the 2·Z vectors of
        // each `work`; all registers that it changes are named. The stack is not used.
        unsafe {
            asm!(
                "mov {digit:e}, 0x7f",
                "kmovw k1, {digit:e}",
                "xor {carry0:e}, {carry0:e}",
                "xor {carry1:e}, {carry1:e}",
                $(loads!($from $registers $places),)*
                $(concat!("vpxorq zmm", $p, ", zmm", $p, ", zmm", $p),)*
                $(concat!("vpxorq zmm", $q, ", zmm", $q, ", zmm", $q),)*
                $(concat!("vpxorq zmm", $s, ", zmm", $s, ", zmm", $s),)*
                $(concat!("vpxorq zmm", $t, ", zmm", $t, ", zmm", $t),)*
                row!(first $lists [[$($p)*] [$($q)*] $f $g $m $last] [[$($s)*] [$($t)*] $h $j $n $end] $offsets),
                "jmp 3f",
                ".p2align 5",
                "2:",
                row!(middle $lists [[$($p)*] [$($q)*] $f $g $m $last] [[$($s)*] [$($t)*] $h $j $n $end] $offsets),
                "3:",
                "add {row}, 8",
                "jnz 2b",
                last_steps!($lists [[$($p)*] [$($q)*] $f $g $m $last] [[$($s)*] [$($t)*] $h $j $n $end] $offsets $end_of_row),
                $(sum!(total $lists $p $q),)*
                $(sum!(total $lists $s $t),)*
                each!("vmovdqa64 zmmword ptr [{w0} + " $sums "], zmm" $sum "\n"),
                each!("vmovdqa64 zmmword ptr [{w1} + " $sums "], zmm" $other_sum "\n"),
                a0 = in(reg) $a[0].as_ptr(),
                a1 = in(reg) $a[1].as_ptr(),
                b0 = in(reg) $b[0].as_ptr().add($pair.rows - 1),
                b1 = in(reg) $b[1].as_ptr().add($pair.rows - 1),
                c0 = in(reg) $pair.blocks[0].as_ptr(),
                c1 = in(reg) $pair.blocks[1].as_ptr(),
                w0 = in(reg) $pair.work[0].as_mut_ptr(),
                w1 = in(reg) $pair.work[1].as_mut_ptr(),
                row = inout(reg) -8 * ($pair.rows as isize - 1) => _,
                carry0 = out(reg) carries[0],
                carry1 = out(reg) carries[1],
                digit = out(reg) _,
                out("k1") _,
                out("zmm0") _, out("zmm1") _, out("zmm2") _, out("zmm3") _, out("zmm4") _, out("zmm5") _,
                out("zmm6") _, out("zmm7") _, out("zmm8") _, out("zmm9") _, out("zmm10") _, out("zmm11") _,
                out("zmm12") _, out("zmm13") _, out("zmm14") _, out("zmm15") _, out("zmm16") _, out("zmm17") _,
                out("zmm18") _, out("zmm19") _, out("zmm20") _, out("zmm21") _, out("zmm22") _, out("zmm23") _,
                out("zmm24") _, out("zmm25") _, out("zmm26") _, out("zmm27") _, out("zmm28") _, out("zmm29") _,
                out("zmm30") _, out("zmm31") _,
                options(nostack),
            )
        }
        for ((work, r), carry) in $pair.work.iter_mut().zip($r).zip(carries) {
            finish::<Z>(&mut work[Z..], r, carry);
        }
    }};
}

/// The carry and the carries of all digits are settled, the sum is the result.
#[inline]
#[target_feature(enable = "avx512f")]
fn finish<const Z: usize>(sum: &mut [__m512i], r: &mut [u64], carry: i64) {
    let sum: &mut [_; Z] = sum.first_chunk_mut().expect("Z vectors");
    sum[0] = _mm512_add_epi64(sum[0], _mm512_maskz_set1_epi64(1, carry));
    settle::<BITS, Z>(r, sum);
}

/// `r = a·b·R⁻¹` for both.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn multiply<const Z: usize, const TAIL: usize>(
    pair: &mut Pair,
    r: [&mut [u64]; 2],
    a: [&[u64]; 2],
    b: [&[u64]; 2],
) {
    macro_rules! three {
        ($sum:tt $other_sum:tt $end_of_row:tt) => {
            run!(pair r a b, two
                [[0 1 2] [3 4 5] ["zmm12" "zmm13" "zmm14"] [] ["zmm18" "zmm19" "zmm20"] [[256 320 384] [192 256 320] 448]]
                [[6 7 8] [9 10 11] ["zmm15" "zmm16" "zmm17"] [] ["zmm21" "zmm22" "zmm23"] [[256 320 384] [192 256 320] 448]]
                [["a0" [12 13 14] [0 64 128]] ["a1" [15 16 17] [0 64 128]] ["c0" [18 19 20] [0 64 128]]
                ["c1" [21 22 23] [0 64 128]]] [0 64 128] [192 256 320] $sum $other_sum $end_of_row)
        };
    }
    macro_rules! four {
        ($sum:tt $other_sum:tt $end_of_row:tt) => {
            run!(pair r a b, two
                [[0 1 2 3] [4 5 6 7] ["zmm16" "zmm17" "zmm18" "zmm19"] []
                 ["zmm24" "zmm25" "zmm26" "zmm27"] [[320 384 448 512] [256 320 384 448] 576]]
                [[8 9 10 11] [12 13 14 15] ["zmm20" "zmm21" "zmm22" "zmm23"] []
                 ["zmm28" "zmm29" "[{c1} + 128]" "[{c1} + 192]"] [[320 384 448 512] [256 320 384 448] 576]]
                [["a0" [16 17 18 19] [0 64 128 192]] ["a1" [20 21 22 23] [0 64 128 192]] ["c0" [24 25 26 27] [0 64 128 192]]
                ["c1" [28 29] [0 64]]] [0 64 128 192] [256 320 384 448] $sum $other_sum $end_of_row)
        };
    }
    match (Z, TAIL) {
        (1, 0) => run!(pair r a b, two
            [[0] [1] ["zmm4"] [] ["zmm6"] [[128] [64] 192]]
            [[2] [3] ["zmm5"] [] ["zmm7"] [[128] [64] 192]]
            [["a0" [4] [0]] ["a1" [5] [0]] ["c0" [6] [0]] ["c1" [7] [0]]] [0] [64] [0] [2] (whole)),
        (2, 0) => run!(pair r a b, two
            [[0 1] [2 3] ["zmm8" "zmm9"] [] ["zmm12" "zmm13"] [[192 256] [128 192] 320]]
            [[4 5] [6 7] ["zmm10" "zmm11"] [] ["zmm14" "zmm15"] [[192 256] [128 192] 320]]
            [["a0" [8 9] [0 64]] ["a1" [10 11] [0 64]] ["c0" [12 13] [0 64]] ["c1" [14 15] [0 64]]] [0 64] [128 192]
            [0 1] [4 5] (whole)),
        (3, 0) => three!([0 1 2] [6 7 8] (whole)),
        (3, 2) => three!([2 0 1] [8 6 7] (cut [0 64] [128]
            [[2 0 1] [5 3 4] ["zmm12" "zmm13" "zmm14"] [] ["zmm18" "zmm19" "zmm20"] [[256 320 384] [192 256 320] 448]]
            [[8 6 7] [11 9 10] ["zmm15" "zmm16" "zmm17"] [] ["zmm21" "zmm22" "zmm23"] [[256 320 384] [192 256 320] 448]])),
        (4, 0) => four!([0 1 2 3] [8 9 10 11] (whole)),
        (4, 2) => four!([2 3 0 1] [10 11 8 9] (cut [0 64] [128 192]
            [[2 3 0 1] [6 7 4 5] ["zmm16" "zmm17" "zmm18" "zmm19"] []
             ["zmm24" "zmm25" "zmm26" "zmm27"] [[320 384 448 512] [256 320 384 448] 576]]
            [[10 11 8 9] [14 15 12 13] ["zmm20" "zmm21" "zmm22" "zmm23"] []
             ["zmm28" "zmm29" "[{c1} + 128]" "[{c1} + 192]"] [[320 384 448 512] [256 320 384 448] 576]])),
        _ => unreachable!("no such number of vectors"),
    }
}

/// `r = a²·R⁻¹` for both.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn square<const Z: usize, const TAIL: usize>(pair: &mut Pair, r: [&mut [u64]; 2], a: [&[u64]; 2]) {
    macro_rules! three {
        ($sum:tt $other_sum:tt $end_of_row:tt) => {
            run!(pair r a a, doubled
                [[0 1 2] [3 4 5] [] ["zmm18" "zmm20" "zmm22"] ["zmm12" "zmm13" "zmm14"] [[256 320 384] [192 256 320] 448]]
                [[6 7 8] [9 10 11] [] ["zmm19" "zmm21" "zmm23"] ["zmm15" "zmm16" "zmm17"] [[256 320 384] [192 256 320] 448]]
                [["a0" [18 20 22] [0 64 128]] ["a1" [19 21 23] [0 64 128]] ["c0" [12 13 14] [0 64 128]]
                ["c1" [15 16 17] [0 64 128]]] [0 64 128] [192 256 320] $sum $other_sum $end_of_row)
        };
    }
    macro_rules! four {
        ($sum:tt $other_sum:tt $end_of_row:tt) => {
            run!(pair r a a, doubled
                [[0 1 2 3] [4 5 6 7] [] ["zmm24" "zmm26" "zmm28" "[{a0} + 192]"]
                 ["zmm16" "zmm17" "zmm18" "zmm19"] [[320 384 448 512] [256 320 384 448] 576]]
                [[8 9 10 11] [12 13 14 15] [] ["zmm25" "zmm27" "zmm29" "[{a1} + 192]"]
                 ["zmm20" "zmm21" "zmm22" "zmm23"] [[320 384 448 512] [256 320 384 448] 576]]
                [["a0" [24 26 28] [0 64 128]] ["a1" [25 27 29] [0 64 128]] ["c0" [16 17 18 19] [0 64 128 192]]
                ["c1" [20 21 22 23] [0 64 128 192]]] [0 64 128 192] [256 320 384 448] $sum $other_sum $end_of_row)
        };
    }
    match (Z, TAIL) {
        (1, 0) => run!(pair r a a, doubled
            [[0] [1] [] ["zmm6"] ["zmm4"] [[128] [64] 192]]
            [[2] [3] [] ["zmm7"] ["zmm5"] [[128] [64] 192]]
            [["a0" [6] [0]] ["a1" [7] [0]] ["c0" [4] [0]] ["c1" [5] [0]]] [0] [64] [0] [2] (whole)),
        (2, 0) => run!(pair r a a, doubled
            [[0 1] [2 3] [] ["zmm12" "zmm14"] ["zmm8" "zmm9"] [[192 256] [128 192] 320]]
            [[4 5] [6 7] [] ["zmm13" "zmm15"] ["zmm10" "zmm11"] [[192 256] [128 192] 320]]
            [["a0" [12 14] [0 64]] ["a1" [13 15] [0 64]] ["c0" [8 9] [0 64]] ["c1" [10 11] [0 64]]] [0 64] [128 192]
            [0 1] [4 5] (whole)),
        (3, 0) => three!([0 1 2] [6 7 8] (whole)),
        (3, 2) => three!([2 0 1] [8 6 7] (cut [0 64] [128]
            [[2 0 1] [5 3 4] ["zmm18" "zmm20"] ["zmm22"] ["zmm12" "zmm13" "zmm14"] [[256 320 384] [192 256 320] 448]]
            [[8 6 7] [11 9 10] ["zmm19" "zmm21"] ["zmm23"] ["zmm15" "zmm16" "zmm17"] [[256 320 384] [192 256 320] 448]])),
        (4, 0) => four!([0 1 2 3] [8 9 10 11] (whole)),
        (4, 2) => four!([2 3 0 1] [10 11 8 9] (cut [0 64] [128 192]
            [[2 3 0 1] [6 7 4 5] ["zmm24" "zmm26"] ["zmm28" "[{a0} + 192]"]
             ["zmm16" "zmm17" "zmm18" "zmm19"] [[320 384 448 512] [256 320 384 448] 576]]
            [[10 11 8 9] [14 15 12 13] ["zmm25" "zmm27"] ["zmm29" "[{a1} + 192]"]
             ["zmm20" "zmm21" "zmm22" "zmm23"] [[320 384 448 512] [256 320 384 448] 576]])),
        _ => unreachable!("no such number of vectors"),
    }
}
