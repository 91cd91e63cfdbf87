//! Rows of bytes into digits side by side, and back: of eight rows, 32 bytes at a time are four vectors of limbs.

use super::{DIGIT_BITS, LANES, LIMB_BITS, Lanes, MAX_DIGITS, RowForm, Vector, store, unrolled};
use alloc::vec::Vec;
use core::arch::x86_64::*;

/// Bytes of a row that are taken at a time.
const PART: usize = 32;
/// Limbs of those.
const PART_LIMBS: usize = 8 * PART / LIMB_BITS;
/// Digits of numbers of a part and no more, the most frequent ones: rows of them are whole vectors.
const OF_PART: usize = (8 * PART).div_ceil(DIGIT_BITS);
/// Parts that the digits fill.
const MAX_PARTS: usize = parts(MAX_DIGITS);

/// Rows, of which each stands for its number times 256^shift.
pub(super) struct Column {
    row_bytes: usize,
    /// From the least significant one on.
    parts: Vec<Part>,
    /// Which byte of a part comes where in limbs, for two parts; and the other way round.
    order: [u8; 64],
}

/// 32 bytes of a number.
#[derive(Clone, Copy)]
struct Part {
    /// Where they begin, seen from where the row begins.
    start: isize,
    /// Those that belong to the row, one bit each.
    mask: __mmask32,
}

impl Column {
    pub(super) fn new(form: RowForm, shift: usize) -> Self {
        let end = shift + form.bytes;
        let part = |index: usize| {
            let (begin, absent) = (shift.saturating_sub(index * PART), ((index + 1) * PART).saturating_sub(end));
            let ones = |bits: usize| u32::MAX.checked_shr(bits as u32).unwrap_or(0);
            let mask = ones(absent) & !ones(PART - begin.min(PART));
            if form.little_endian {
                Part { start: (index * PART) as isize - shift as isize, mask }
            } else {
                Part { start: end as isize - ((index + 1) * PART) as isize, mask: mask.reverse_bits() }
            }
        };
        let reversed = |byte: usize| if form.little_endian { byte } else { byte ^ (PART - 1) };
        Self {
            row_bytes: form.bytes,
            parts: (0..end.div_ceil(PART)).map(part).collect(),
            order: core::array::from_fn(|byte| reversed(byte) as u8),
        }
    }

    pub(super) fn row_bytes(&self) -> usize {
        self.row_bytes
    }

    /// Eight rows, or those that are left.
    pub(super) fn group<'a>(&self, rows: &'a [u8], group: usize) -> &'a [u8] {
        let begin = group * LANES * self.row_bytes;
        &rows[begin..rows.len().min(begin + LANES * self.row_bytes)]
    }

    /// As [`group`](Self::group).
    pub(super) fn group_mut<'a>(&self, rows: &'a mut [u8], group: usize) -> &'a mut [u8] {
        let begin = group * LANES * self.row_bytes;
        let end = rows.len().min(begin + LANES * self.row_bytes);
        &mut rows[begin..end]
    }

    /// The digits of up to eight rows, with bits above them, which a multiply-add ignores; those of missing rows are 0.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2")]
    pub(super) fn load<const N: usize>(&self, digits: &mut [Lanes; N], rows: &[u8]) {
        let mut limbs = [_mm512_setzero_si512(); MAX_PARTS * PART_LIMBS + 1];
        unrolled!(index < parts(N), {
            if let Some(&part) = self.parts.get(index) {
                let loaded = transposed(self.load_part::<N>(rows, part));
                limbs[index * PART_LIMBS..][..PART_LIMBS].copy_from_slice(&loaded);
            }
        });
        unrolled!(index < N, {
            let (limb, shift) = (index * DIGIT_BITS / LIMB_BITS, index * DIGIT_BITS % LIMB_BITS);
            let digit = _mm512_shrdv_epi64(limbs[limb], limbs[limb + 1], _mm512_set1_epi64(shift as i64));
            store(&mut digits[index], digit);
        });
    }

    /// The numbers of digits below 2^52 into up to eight rows.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2")]
    pub(super) fn store<const N: usize>(&self, rows: &mut [u8], digits: [Vector; N]) {
        unrolled!(index < parts(N), {
            if let Some(&part) = self.parts.get(index) {
                let limbs = core::array::from_fn(|limb| limb_of_digits(&digits, index * PART_LIMBS + limb));
                self.store_part::<N>(rows, part, transposed(limbs));
            }
        });
        for &part in self.parts.get(parts(N)..).unwrap_or(&[]) {
            self.store_part::<0>(rows, part, [_mm512_setzero_si512(); PART_LIMBS]);
        }
    }

    /// The part of row 2i and that of row 2i + 1 in vector i.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    fn load_part<const N: usize>(&self, rows: &[u8], part: Part) -> [Vector; PART_LIMBS] {
        let first = rows.as_ptr().wrapping_offset(part.start);
        let place = |row: usize| first.wrapping_add(row * self.row_bytes).cast();
        // No row of fewer digits has a whole part.
        let words = if N < OF_PART || part.mask != u32::MAX || rows.len() < LANES * self.row_bytes {
            let row = |row: usize| {
                let mask = if (row + 1) * self.row_bytes <= rows.len() { part.mask } else { 0 };
                // SAFETY: only bytes of the row are read, and only if it is there.
                unsafe { _mm256_maskz_loadu_epi8(mask, place(row)) }
            };
            core::array::from_fn(|i| joined(row(2 * i), row(2 * i + 1)))
        } else if N == OF_PART {
            debug_assert_eq!(self.row_bytes, PART, "a row with a whole part and no room for more");
            // SAFETY: all rows are there, and the parts are all of them.
            core::array::from_fn(|i| unsafe { _mm512_loadu_epi8(place(2 * i)) })
        } else {
            // SAFETY: all 32 bytes belong to the row, and all rows are there.
            let row = |row| unsafe { _mm256_loadu_epi8(place(row)) };
            core::array::from_fn(|i| joined(row(2 * i), row(2 * i + 1)))
        };
        self.ordered(words)
    }

    /// The part of row 2i and that of row 2i + 1 from vector i.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    fn store_part<const N: usize>(&self, rows: &mut [u8], part: Part, words: [Vector; PART_LIMBS]) {
        let count = rows.len() / self.row_bytes;
        let first = rows.as_mut_ptr().wrapping_offset(part.start);
        let place = |row: usize| first.wrapping_add(row * self.row_bytes).cast();
        let words = self.ordered(words);
        if part.mask != u32::MAX || count < LANES {
            for (i, word) in words.into_iter().enumerate() {
                let mask = |row: usize| if row < count { part.mask } else { 0 };
                let (low, high) = (_mm512_castsi512_si256(word), _mm512_extracti64x4_epi64::<1>(word));
                // SAFETY: only bytes of the row are written, and only if it is there.
                unsafe {
                    _mm256_mask_storeu_epi8(place(2 * i), mask(2 * i), low);
                    _mm256_mask_storeu_epi8(place(2 * i + 1), mask(2 * i + 1), high);
                }
            }
        } else if N == OF_PART && self.row_bytes == PART {
            for (i, word) in words.into_iter().enumerate() {
                // SAFETY: all rows are there, and the parts are all of them.
                unsafe { _mm512_storeu_epi8(place(2 * i), word) }
            }
        } else {
            for (i, word) in words.into_iter().enumerate() {
                let (low, high) = (_mm512_castsi512_si256(word), _mm512_extracti64x4_epi64::<1>(word));
                // SAFETY: all 32 bytes belong to the row, and all rows are there.
                unsafe {
                    _mm256_storeu_epi8(place(2 * i), low);
                    _mm256_storeu_epi8(place(2 * i + 1), high);
                }
            }
        }
    }

    /// The bytes of parts in the order of limbs, and the other way round.
    #[inline]
    #[target_feature(enable = "avx512f,avx512vbmi")]
    fn ordered(&self, words: [Vector; PART_LIMBS]) -> [Vector; PART_LIMBS] {
        // SAFETY: 64 bytes are there.
        let order = unsafe { _mm512_loadu_epi64(self.order.as_ptr().cast()) };
        words.map(|word| _mm512_permutexvar_epi8(order, word))
    }
}

/// Parts of a number of so many digits.
const fn parts(digits: usize) -> usize {
    (digits * DIGIT_BITS).div_ceil(8 * PART)
}

/// A limb of a number in digits: bits of two of them, or of three.
#[inline]
#[target_feature(enable = "avx512f")]
fn limb_of_digits<const N: usize>(digits: &[Vector; N], index: usize) -> Vector {
    let (first, shift) = (index * LIMB_BITS / DIGIT_BITS, index * LIMB_BITS % DIGIT_BITS);
    let mut limb = _mm512_setzero_si512();
    if first < N {
        limb = _mm512_srlv_epi64(digits[first], _mm512_set1_epi64(shift as i64));
    }
    for above in 1..3 {
        let shift = above * DIGIT_BITS - shift;
        if first + above < N && shift < LIMB_BITS {
            let moved = _mm512_sllv_epi64(digits[first + above], _mm512_set1_epi64(shift as i64));
            limb = _mm512_or_si512(limb, moved);
        }
    }
    limb
}

#[inline]
#[target_feature(enable = "avx512f")]
fn joined(low: __m256i, high: __m256i) -> Vector {
    _mm512_inserti64x4::<1>(_mm512_castsi256_si512(low), high)
}

/// Vector i of the result has word i of eight rows, for vectors with four words of one row and four of another; and the
/// other way round.
#[inline]
#[target_feature(enable = "avx512f")]
fn transposed(rows: [Vector; PART_LIMBS]) -> [Vector; PART_LIMBS] {
    let first = _mm512_setr_epi64(0, 1, 8, 9, 4, 5, 12, 13);
    let last = _mm512_setr_epi64(2, 3, 10, 11, 6, 7, 14, 15);
    let (even_low, odd_low) = (_mm512_unpacklo_epi64(rows[0], rows[1]), _mm512_unpackhi_epi64(rows[0], rows[1]));
    let (even_high, odd_high) = (_mm512_unpacklo_epi64(rows[2], rows[3]), _mm512_unpackhi_epi64(rows[2], rows[3]));
    [
        _mm512_permutex2var_epi64(even_low, first, even_high),
        _mm512_permutex2var_epi64(odd_low, first, odd_high),
        _mm512_permutex2var_epi64(even_low, last, even_high),
        _mm512_permutex2var_epi64(odd_low, last, odd_high),
    ]
}
