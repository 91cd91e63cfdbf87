//! Eight words side by side: what the sums of points ask of an instruction set, and the same in plain Rust.
//!
//! All that computes with points is written over [`Vector`] alone, so that it runs, and is tested, on every CPU; a file for an
//! instruction set holds one line an operation.

/// Numbers side by side.
pub(super) const WIDTH: usize = 8;

/// Bits of the digits that are multiplied.
pub(super) const BITS: u32 = 52;
/// A digit of ones.
pub(super) const LOW: u64 = (1 << BITS) - 1;

/// Eight words of 64 bits.
pub(super) trait Vector: Copy {
    /// One word in all lanes.
    fn splat(word: u64) -> Self;

    fn load(words: &[u64; WIDTH]) -> Self;

    fn store(self) -> [u64; WIDTH];

    /// Modulo 2^64.
    fn plus(self, other: Self) -> Self;

    /// Modulo 2^64.
    fn minus(self, other: Self) -> Self;

    fn and(self, other: Self) -> Self;

    fn shl<const BY: u32>(self) -> Self;

    fn shr<const BY: u32>(self) -> Self;

    /// As of numbers with a sign: rounded down.
    fn sar<const BY: u32>(self) -> Self;

    /// With the low 52 bits of the product of the low 52 bits of `a` and `b` added to it, modulo 2^64.
    fn plus_low(self, a: Self, b: Self) -> Self;

    /// With the high 52 bits of that product added to it.
    fn plus_high(self, a: Self, b: Self) -> Self;

    /// The lanes of `set` where the bits of the mask are 1, and else those of `clear`.
    fn select(mask: u8, set: Self, clear: Self) -> Self;

    /// A bit for each lane in which both are equal.
    fn equals(self, other: Self) -> u8;

    /// Word i of vector j as word j of vector i.
    fn transpose(rows: [Self; WIDTH]) -> [Self; WIDTH];
}

/// Plain Rust.
#[derive(Clone, Copy)]
pub(super) struct Portable([u64; WIDTH]);

impl Portable {
    #[inline(always)]
    fn zip(self, other: Self, operation: impl Fn(u64, u64) -> u64) -> Self {
        Self(core::array::from_fn(|i| operation(self.0[i], other.0[i])))
    }
}

/// The product of two digits of 52 bits.
#[inline(always)]
fn wide(a: u64, b: u64) -> u128 {
    u128::from(a & LOW) * u128::from(b & LOW)
}

impl Vector for Portable {
    fn splat(word: u64) -> Self {
        Self([word; WIDTH])
    }

    fn load(words: &[u64; WIDTH]) -> Self {
        Self(*words)
    }

    fn store(self) -> [u64; WIDTH] {
        self.0
    }

    fn plus(self, other: Self) -> Self {
        self.zip(other, u64::wrapping_add)
    }

    fn minus(self, other: Self) -> Self {
        self.zip(other, u64::wrapping_sub)
    }

    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    fn shl<const BY: u32>(self) -> Self {
        Self(self.0.map(|word| word << BY))
    }

    fn shr<const BY: u32>(self) -> Self {
        Self(self.0.map(|word| word >> BY))
    }

    fn sar<const BY: u32>(self) -> Self {
        Self(self.0.map(|word| (word.cast_signed() >> BY).cast_unsigned()))
    }

    fn plus_low(self, a: Self, b: Self) -> Self {
        self.plus(a.zip(b, |a, b| wide(a, b) as u64 & LOW))
    }

    fn plus_high(self, a: Self, b: Self) -> Self {
        self.plus(a.zip(b, |a, b| (wide(a, b) >> BITS) as u64))
    }

    fn select(mask: u8, set: Self, clear: Self) -> Self {
        Self(core::array::from_fn(|i| if mask >> i & 1 == 1 { set.0[i] } else { clear.0[i] }))
    }

    fn equals(self, other: Self) -> u8 {
        (0..WIDTH).fold(0, |mask, i| mask | u8::from(self.0[i] == other.0[i]) << i)
    }

    fn transpose(rows: [Self; WIDTH]) -> [Self; WIDTH] {
        core::array::from_fn(|i| Self(rows.map(|row| row.0[i])))
    }
}
