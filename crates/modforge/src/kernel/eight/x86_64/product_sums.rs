//! Sums of products of plain numbers, eight side by side in AVX-512 IFMA, 52-bit digits: what a product of matrices is
//! made of. Nothing is reduced here.
//!
//! # Algorithm
//! Σ a_k·b_k over k, with one a_k for all lanes and a b_k for each. Both are cut into blocks of S digits. For each pair
//! of blocks the sums of all products of their digits over the terms stay in 2S registers: S loads and S broadcasts a
//! term serve 2S² multiply-adds.
//!
//! # Bounds
//! Let β = 2^52, D the count of digits. A register takes at most 2S halves below β a term, so with S ≤ 6 and [`TERMS`]
//! = 256 terms it stays below 12·256·β < 2^64. Then its digit is added to a column, and the up to 12 bits above it to
//! the next one. At most 2·D/S pairs of blocks meet in a column, so one stays below (2·D/S + 1)·(β + 2^12), which for
//! the D ≤ [`MAX_DIGITS`] is below 2^60, before carries bring all below β. Of the 2D + 2 columns the last two hold the
//! sums of up to 2^104 terms.

use super::ifma_batch::{DIGIT_BITS, DIGIT_MASK};
use super::lane_digits::{digit, unpack};
use crate::kernel::cpu::has_avx512ifma;
use crate::kernel::door::lanes::{LANES, LaneArithmetic, LaneWords, Lanes, lane_words};
use crate::limbs::Limb;
use alloc::{vec, vec::Vec};
use core::arch::x86_64::*;
use zeroize::Zeroizing;

/// Maximum number of digits of a block: 2S columns and S digits stay in the 32 registers.
const MAX_BLOCK: usize = 6;
/// Terms between which nothing is carried.
const TERMS: usize = 256;
/// Maximum number of digits of a number.
const MAX_DIGITS: usize = 320;

/// Sums of products of numbers of so many digits.
pub(crate) struct ProductSums {
    /// Digits of a block.
    block: usize,
    blocks: usize,
}

/// The numbers that all lanes are multiplied with, digits of one after those of the other.
pub(crate) struct LaneRows(Zeroizing<Vec<u64>>);

/// A number for each lane and term, the digits of the terms one after the other.
pub(crate) struct LaneColumns(LaneWords);

impl ProductSums {
    /// For numbers of so many bits. None where the CPU lacks the instructions, and for longer ones.
    pub(crate) fn new(bits: usize) -> Option<Self> {
        let digits = bits.div_ceil(DIGIT_BITS).max(1);
        let blocks = digits.div_ceil(MAX_BLOCK);
        let this = Self { block: digits.div_ceil(blocks), blocks };
        (this.digits() <= MAX_DIGITS && has_avx512ifma()).then_some(this)
    }

    /// Digits of a number, those of its last block included.
    fn digits(&self) -> usize {
        self.block * self.blocks
    }

    /// Columns of a sum.
    fn columns(&self) -> usize {
        2 * self.digits() + 2
    }

    /// Numbers of so many limbs each.
    pub(crate) fn shared(&self, numbers: &[Limb], limbs: usize) -> LaneRows {
        let digits = self.digits();
        let mut all = Zeroizing::new(vec![0; numbers.len() / limbs * digits]);
        for (number, digits) in numbers.chunks_exact(limbs).zip(all.chunks_exact_mut(digits)) {
            digits.iter_mut().enumerate().for_each(|(position, word)| *word = digit::<DIGIT_BITS>(number, position));
        }
        LaneRows(all)
    }

    /// Up to eight numbers for each of `terms` terms: `number` gives the limbs of that of a term in a lane.
    pub(crate) fn side_by_side<'a>(
        &self,
        terms: usize,
        lanes: usize,
        number: impl Fn(usize, usize) -> &'a [Limb],
    ) -> LaneColumns {
        let digits = self.digits();
        let mut all = lane_words(terms * digits);
        for (term, words) in all.chunks_exact_mut(digits).enumerate() {
            for lane in 0..lanes {
                let number = number(term, lane);
                words.iter_mut().enumerate().for_each(|(i, word)| word.0[lane] = digit::<DIGIT_BITS>(number, i));
            }
        }
        LaneColumns(all)
    }

    /// Room for the sums of eight lanes.
    pub(crate) fn room(&self) -> LaneWords {
        lane_words(self.columns())
    }

    /// The sums of `a[first]·b[0]`, `a[first + 1]·b[1]`, …, as many as `b` has, in `room`.
    pub(crate) fn sums(&self, room: &mut [Lanes], a: &LaneRows, first: usize, b: &LaneColumns) {
        let digits = self.digits();
        room.fill(Lanes::default());
        let terms = b.0.len() / digits;
        let a = &a.0[first * digits..][..terms * digits];
        for (a, b) in a.chunks(TERMS * digits).zip(b.0.chunks(TERMS * digits)) {
            for i in (0..digits).step_by(self.block) {
                for j in (0..digits).step_by(self.block) {
                    let columns = &mut room[i + j..][..2 * self.block + 1];
                    // SAFETY: this type is made only on a CPU with the instructions.
                    unsafe {
                        match self.block {
                            1 => add::<1, 2>(columns, &a[i..], &b[j..], digits),
                            2 => add::<2, 4>(columns, &a[i..], &b[j..], digits),
                            3 => add::<3, 6>(columns, &a[i..], &b[j..], digits),
                            4 => add::<4, 8>(columns, &a[i..], &b[j..], digits),
                            5 => add::<5, 10>(columns, &a[i..], &b[j..], digits),
                            6 => add::<6, 12>(columns, &a[i..], &b[j..], digits),
                            block => unreachable!("a block of {block} digits"),
                        }
                    }
                }
            }
            carry(room);
        }
    }

    /// The sum of a lane, in as many limbs as it may need.
    pub(crate) fn sum(&self, limbs: &mut [Limb], room: &[Lanes], lane: usize) {
        debug_assert!(lane < LANES, "a lane");
        unpack::<DIGIT_BITS>(limbs, room, lane);
    }

    /// Bits of the columns of a sum.
    pub(crate) fn sum_bits(&self) -> usize {
        self.columns() * DIGIT_BITS
    }
}

/// The modulus, prepared for the reduction of sums: Montgomery arithmetic of residues of N digits, and residues that
/// all lanes share.
pub(crate) struct Remainder<'a> {
    pub(crate) arithmetic: &'a dyn LaneArithmetic,
    /// That of β^(N−1).
    pub(crate) shift: &'a [Lanes],
    /// That of 1.
    pub(crate) one: &'a [Lanes],
}

impl Remainder<'_> {
    /// e of β^(N−1) = 2^e for residues of N words; none if e is 0.
    pub(crate) fn shift_bits(words: usize) -> Option<usize> {
        Some((words - 1) * DIGIT_BITS).filter(|&bits| bits > 0)
    }

    /// `r` = the sums in `columns` modulo the modulus of each lane.
    ///
    /// Horner's rule: r ← r·β^(N−1) + the next N − 1 digits. A product is below 3m ≤ 3R/16, and with less than R/β
    /// more it stays below R/4, as a factor has to be.
    pub(crate) fn of(&self, r: &mut [Lanes], columns: &[Lanes], room: &mut [Lanes]) {
        let words = self.arithmetic.words();
        let (product, scratch) = room.split_at_mut(words);
        let mut digits = columns.chunks(words - 1).rev();
        r.fill(Lanes::default());
        if let Some(top) = digits.next() {
            r[..top.len()].copy_from_slice(top);
        }
        for digits in digits {
            self.arithmetic.mul(product, self.shift, r, scratch);
            r.copy_from_slice(product);
            for (r, digit) in r.iter_mut().zip(digits) {
                r.0.iter_mut().zip(&digit.0).for_each(|(r, digit)| *r += digit);
            }
            carry(r);
        }
        self.arithmetic.mul(product, self.one, r, scratch);
        r.copy_from_slice(product);
        self.arithmetic.reduce(r, scratch);
    }
}

/// Adds the products of a block of S digits of each number in `a` with one of those in `b`, `step` words from one
/// number to the next, to 2S + 1 columns: C = 2S.
#[target_feature(enable = "avx512f,avx512ifma")]
fn add<const S: usize, const C: usize>(columns: &mut [Lanes], a: &[u64], b: &[Lanes], step: usize) {
    let mut sums = [_mm512_setzero_si512(); C];
    for (a, b) in a.chunks(step).zip(b.chunks(step)) {
        let (a, b): (&[u64; S], &[Lanes; S]) = (a[..S].try_into().expect("S"), b[..S].try_into().expect("S"));
        // SAFETY: eight words are there.
        let b: [__m512i; S] = core::array::from_fn(|j| unsafe { _mm512_load_epi64(b[j].0.as_ptr().cast()) });
        for i in 0..S {
            let a = _mm512_set1_epi64(a[i] as i64);
            for j in 0..S {
                sums[i + j] = _mm512_madd52lo_epu64(sums[i + j], a, b[j]);
            }
            for j in 0..S {
                sums[i + j + 1] = _mm512_madd52hi_epu64(sums[i + j + 1], a, b[j]);
            }
        }
    }
    let mask = _mm512_set1_epi64(DIGIT_MASK as i64);
    let mut above = _mm512_setzero_si512();
    for (column, sum) in columns.iter_mut().zip(sums.into_iter().chain([_mm512_setzero_si512()])) {
        // SAFETY: eight words are there.
        unsafe {
            let old = _mm512_load_epi64(column.0.as_ptr().cast());
            let new = _mm512_add_epi64(_mm512_add_epi64(old, above), _mm512_and_epi64(sum, mask));
            _mm512_store_epi64(column.0.as_mut_ptr().cast(), new);
        }
        above = _mm512_srli_epi64::<{ DIGIT_BITS as u32 }>(sum);
    }
}

/// Brings all columns below β; the last one takes what is carried into it.
fn carry(columns: &mut [Lanes]) {
    let mut carries = [0; LANES];
    for column in columns {
        for (word, carry) in column.0.iter_mut().zip(&mut carries) {
            *word += *carry;
            *carry = *word >> DIGIT_BITS;
            *word &= DIGIT_MASK;
        }
    }
}
