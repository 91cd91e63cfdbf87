//! Sixteen blocks of Poly1305 at a time in AVX-512 IFMA.
//!
//! The sum Σ mᵢ·r^(n−i) modulo p = 2^130 − 5 is split among sixteen lanes: lane j takes the blocks j, j + 16, j + 32, … and
//! multiplies by r^16 from one to the next (Horner's rule); at the end lane j is multiplied by r^(16−j) and the lanes are added.
//! Two vectors of eight lanes run side by side, so that one computes while the other waits for its results.
//!
//! # Representation
//! Digits at the bits 0, 44 and 88. `vpmadd52` gives the low 52 bits of a product of two digits and the bits above those, which
//! count 2^52 = 2^8·2^44: they are shifted by 8 and go one digit up. What goes above the top digit counts 2^132 = 4·2^130 ≡ 20.
//! Digits of r and of its powers are below 2^44, twenty times them below 2^49.
//!
//! # Bounds
//! Let the digits of a be below 2^45, 2^45.1 and 2^42.6: what [`carried`] gives, and a block. A factor of theirs is below 2^44, or
//! 2^48.4 if it is 20·b₁ or 20·b₂. A column takes three low halves, each below 2^52, and three high ones, each below
//! 2^(45.1 + 48.4 − 52) = 2^41.5; shifted by 8 these are together below 2^51.1, so that c₀, c₁ and c₂ are below 2^53.9, and below 2^54.9 in the
//! last step, which adds two products. Carries out of c₀ and c₁ are below 2^11, out of c₂, at bit 42, below 2^13. The high halves
//! above c₂ have no factor 20: together they are below 6·2^37.1, shifted by 10 below 2^49.7. Five times those with the carry is below
//! 2^52.1, so that the second carry out of c₀ is below 2^9.

use crate::kernel::lanes::{LANES, Lanes};
use core::arch::x86_64::*;
use zeroize::Zeroize;

type Vector = __m512i;
/// Digits of one number, or of eight.
type Digits<T> = [T; 3];

const LOW: u64 = (1 << 44) - 1;
const TOP: u64 = (1 << 42) - 1;

/// The order in which [`load`] puts the blocks of a vector into its lanes.
const ORDER: [usize; LANES] = [0, 4, 1, 5, 2, 6, 3, 7];

/// The powers of r that the lanes are multiplied by; zeroed on drop.
#[derive(Clone)]
pub(in crate::kernel) struct Powers {
    /// r^16, r^15, …, r^9 in the order of the lanes.
    high: Digits<Lanes>,
    /// r^8, …, r.
    low: Digits<Lanes>,
    /// r^16 in all lanes.
    step: Digits<Lanes>,
}

impl Powers {
    /// From r, r², …, r⁸, each below 2^130. None where the CPU lacks the instructions.
    pub(in crate::kernel) fn new(powers: &[Digits<u64>; LANES]) -> Option<Self> {
        if !super::has_avx512ifma() {
            return None;
        }
        let low = core::array::from_fn(|digit| Lanes(ORDER.map(|block| powers[LANES - 1 - block][digit])));
        let eighth = core::array::from_fn(|digit| Lanes([powers[LANES - 1][digit]; LANES]));
        // SAFETY: the CPU has the instructions.
        Some(unsafe { Self::with_products(low, &eighth) })
    }

    #[target_feature(enable = "avx512f,avx512ifma")]
    fn with_products(low: Digits<Lanes>, eighth: &Digits<Lanes>) -> Self {
        let product = times(&read_all(&low), &Factor::new(eighth));
        let mut powers = Self { high: low, low, step: low };
        for digit in 0..3 {
            write(&mut powers.high[digit], tight(product)[digit]);
            // Lane 0 has the highest power.
            powers.step[digit] = Lanes([powers.high[digit].0[0]; LANES]);
        }
        powers
    }

    /// The sum after these blocks, each with a bit above its last byte; digits below 2^64 that may overlap.
    pub(in crate::kernel) fn absorb(&self, sum: Digits<u64>, groups: &[[[u8; 16]; 2 * LANES]]) -> Digits<u64> {
        // SAFETY: the CPU has the instructions, or there would be no powers.
        unsafe { self.absorb_groups(sum, groups) }
    }

    #[target_feature(enable = "avx512f,avx512ifma")]
    fn absorb_groups(&self, sum: Digits<u64>, groups: &[[[u8; 16]; 2 * LANES]]) -> Digits<u64> {
        let Some((first, rest)) = groups.split_first() else { return sum };
        let step = Factor::new(&self.step);
        let start = sum.map(|digit| _mm512_maskz_set1_epi64(1, digit as i64));
        let mut first_lanes = plus(&start, &load(&first[..LANES]));
        let mut last_lanes = load(&first[LANES..]);
        for group in rest {
            first_lanes = plus(&times(&first_lanes, &step), &load(&group[..LANES]));
            last_lanes = plus(&times(&last_lanes, &step), &load(&group[LANES..]));
        }
        let columns = product([_mm512_setzero_si512(); 6], &first_lanes, &Factor::new(&self.high));
        let digits = carried(product(columns, &last_lanes, &Factor::new(&self.low)));
        digits.map(|digit| _mm512_reduce_add_epi64(digit) as u64)
    }
}

impl Drop for Powers {
    fn drop(&mut self) {
        for lanes in [&mut self.high, &mut self.low, &mut self.step] {
            lanes.zeroize();
        }
    }
}

/// Numbers to multiply with: digits b₀, b₁, b₂ and 20·b₁, 20·b₂.
struct Factor {
    digits: Digits<Vector>,
    folded: [Vector; 2],
}

impl Factor {
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn new(lanes: &Digits<Lanes>) -> Self {
        let digits = read_all(lanes);
        let fold = |digit| _mm512_add_epi64(_mm512_slli_epi64::<4>(digit), _mm512_slli_epi64::<2>(digit));
        Self { digits, folded: [fold(digits[1]), fold(digits[2])] }
    }
}

/// Three columns of low halves, then three of high halves, with those of a product added.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn product(columns: [Vector; 6], a: &Digits<Vector>, factor: &Factor) -> [Vector; 6] {
    let Factor { digits: [b0, b1, b2], folded: [f1, f2] } = factor;
    let [mut low0, mut low1, mut low2, mut high0, mut high1, mut high2] = columns;
    // The digit that comes last out of `carried` is the last to be used.
    for (digit, [x, y, z]) in [(a[2], [f1, f2, b0]), (a[0], [b0, b1, b2]), (a[1], [f2, b0, b1])] {
        low0 = _mm512_madd52lo_epu64(low0, digit, *x);
        high0 = _mm512_madd52hi_epu64(high0, digit, *x);
        low1 = _mm512_madd52lo_epu64(low1, digit, *y);
        high1 = _mm512_madd52hi_epu64(high1, digit, *y);
        low2 = _mm512_madd52lo_epu64(low2, digit, *z);
        high2 = _mm512_madd52hi_epu64(high2, digit, *z);
    }
    [low0, low1, low2, high0, high1, high2]
}

/// Digits below 2^44, 2^44 + 2^9 and 2^42.
#[inline]
#[target_feature(enable = "avx512f")]
fn carried([low0, low1, low2, high0, high1, high2]: [Vector; 6]) -> Digits<Vector> {
    let (low, top) = (_mm512_set1_epi64(LOW as i64), _mm512_set1_epi64(TOP as i64));
    let c1 = _mm512_add_epi64(low1, _mm512_slli_epi64::<8>(high0));
    let c2 = _mm512_add_epi64(low2, _mm512_slli_epi64::<8>(high1));
    let c1 = _mm512_add_epi64(c1, _mm512_srli_epi64::<44>(low0));
    let c2 = _mm512_add_epi64(c2, _mm512_srli_epi64::<44>(c1));
    let over = _mm512_add_epi64(_mm512_srli_epi64::<42>(c2), _mm512_slli_epi64::<10>(high2));
    let over = _mm512_add_epi64(over, _mm512_slli_epi64::<2>(over));
    let c0 = _mm512_add_epi64(_mm512_and_si512(low0, low), over);
    let c1 = _mm512_add_epi64(_mm512_and_si512(c1, low), _mm512_srli_epi64::<44>(c0));
    [_mm512_and_si512(c0, low), c1, _mm512_and_si512(c2, top)]
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn times(a: &Digits<Vector>, factor: &Factor) -> Digits<Vector> {
    carried(product([_mm512_setzero_si512(); 6], a, factor))
}

#[inline]
#[target_feature(enable = "avx512f")]
fn plus(a: &Digits<Vector>, b: &Digits<Vector>) -> Digits<Vector> {
    core::array::from_fn(|digit| _mm512_add_epi64(a[digit], b[digit]))
}

/// The middle digit below 2^44 as well: what is above goes into the top digit, which stays below 2^42 + 1.
#[inline]
#[target_feature(enable = "avx512f")]
fn tight([c0, c1, c2]: Digits<Vector>) -> Digits<Vector> {
    let low = _mm512_set1_epi64(LOW as i64);
    [c0, _mm512_and_si512(c1, low), _mm512_add_epi64(c2, _mm512_srli_epi64::<44>(c1))]
}

/// Eight blocks as digits, with the bit 2^128.
#[inline]
#[target_feature(enable = "avx512f")]
fn load(blocks: &[[u8; 16]]) -> Digits<Vector> {
    let blocks: &[[u8; 16]; LANES] = blocks.try_into().expect("eight blocks");
    let start: *const i64 = blocks.as_ptr().cast();
    // SAFETY: 128 bytes, which need not be aligned.
    let (first, last) = unsafe { (_mm512_loadu_epi64(start), _mm512_loadu_epi64(start.add(LANES))) };
    let (low, high) = (_mm512_unpacklo_epi64(first, last), _mm512_unpackhi_epi64(first, last));
    let mask = _mm512_set1_epi64(LOW as i64);
    let middle = _mm512_or_si512(_mm512_srli_epi64::<44>(low), _mm512_slli_epi64::<20>(high));
    [
        _mm512_and_si512(low, mask),
        _mm512_and_si512(middle, mask),
        _mm512_or_si512(_mm512_srli_epi64::<24>(high), _mm512_set1_epi64(1 << (128 - 88))),
    ]
}

#[inline]
#[target_feature(enable = "avx512f")]
fn read_all(lanes: &Digits<Lanes>) -> Digits<Vector> {
    core::array::from_fn(|digit| read(&lanes[digit]))
}

#[inline]
#[target_feature(enable = "avx512f")]
fn read(lanes: &Lanes) -> Vector {
    // SAFETY: 64 bytes that are aligned so.
    unsafe { _mm512_load_epi64(lanes.0.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn write(lanes: &mut Lanes, vector: Vector) {
    // SAFETY: as in `read`.
    unsafe { _mm512_store_epi64(lanes.0.as_mut_ptr().cast(), vector) }
}
