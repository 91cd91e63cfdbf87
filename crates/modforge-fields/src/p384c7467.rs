// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^384 - 7467. Generated, do not edit:
//! ```text
//! modforge field "2^384 - 7467" --name p384c7467 --prefix fe_p384c7467 --layout unsaturated --trait crate::Field
//! ```
//!
//! p = 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe2d5
//! Element: 7 words of 64 bits at bits 0, 55, 110, 165, 220, 275, 330, up to 2^55 + 22400; 2^55 + 89604; 2^55 + 2 twice; 2^55 + 3; 2^55 + 2; 2^54 + 2, least significant first, any value below 0x10000000000000c000000000000180000000000004000000000000060000000000000c000000000af0280000000005781.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: 7 digits of 54 and 55 bits, folded at bit m after the products are summed; the numbers of mul and their bounds:
//! ```text
//! r1 = a·b modulo p < 2^384 + 2^321
//! ```
//! Operations:
//! ```text
//! mul: 57 multiplications, 57 additions, 21 shifts, 15 logic
//! square: 36 multiplications, 36 additions, 26 shifts, 15 logic
//! add: 1 multiplication, 14 additions, 7 shifts, 7 logic
//! sub: 1 multiplication, 21 additions, 7 shifts, 7 logic
//! neg: 1 multiplication, 14 additions, 7 shifts, 7 logic
//! mul_small: 8 multiplications, 8 additions, 8 shifts, 8 logic
//! half: 1 multiplication, 20 additions, 20 shifts, 22 logic
//! canonical: 14 additions, 12 shifts, 7 logic
//! decode: 11 additions, 11 shifts, 13 logic
//! reduce: 5 additions, 11 shifts, 6 logic
//! invert: 886 divsteps in batches of 62
//! sqrt: 380 squarings, 13 multiplications
//! legendre: 382 squarings, 14 multiplications
//! ```

// A product is reduced by masks as well.
#![allow(clippy::suspicious_arithmetic_impl)]

use core::ops::{Add, Mul, Neg, Sub};

/// Words of an element.
pub const WORDS: usize = 7;

/// Words of a number below p.
pub const PLAIN: usize = 6;

/// Bytes of an encoded element.
pub const BYTES: usize = 48;

/// The modulus p = 2^384 - 7467.
pub const MODULUS: [u64; PLAIN] = [
    0xffffffffffffe2d5,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
];

/// A number modulo p: 7 words of 64 bits at bits 0, 55, 110, 165, 220, 275, 330, up to 2^55 + 22400; 2^55 + 89604; 2^55 + 2 twice; 2^55 + 3; 2^55 + 2; 2^54 + 2, least significant first, any value below 0x10000000000000c000000000000180000000000004000000000000060000000000000c000000000af0280000000005781.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([1, 0, 0, 0, 0, 0, 0]);

    /// The number modulo p as bytes, least significant first.
    #[must_use]
    pub fn to_le_bytes(&self) -> [u8; BYTES] {
        let words = self.canonical();
        let mut bytes = [0; BYTES];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = (words[i / 8] >> (8 * (i % 8))) as u8;
        }
        bytes
    }

    /// The number modulo p as bytes, most significant first.
    #[must_use]
    pub fn to_be_bytes(&self) -> [u8; BYTES] {
        let mut bytes = self.to_le_bytes();
        bytes.reverse();
        bytes
    }

    /// The number given by bytes, least significant first; nothing if it is not below p.
    #[must_use]
    pub fn from_le_bytes(bytes: &[u8; BYTES]) -> Option<Self> {
        let (element, below) = Self::decode(words_of(bytes));
        // May be told: whether the number is below p.
        (below == 1).then_some(element)
    }

    /// The number given by bytes, most significant first; nothing if it is not below p.
    #[must_use]
    pub fn from_be_bytes(bytes: &[u8; BYTES]) -> Option<Self> {
        let mut reversed = *bytes;
        reversed.reverse();
        Self::from_le_bytes(&reversed)
    }

    /// The number given by bytes of any value, least significant first, modulo p; in constants as well.
    #[must_use]
    pub const fn reduce_le_bytes(bytes: &[u8; BYTES]) -> Self {
        Self::reduce(words_of(bytes))
    }

    /// The number given by bytes of any value, most significant first, modulo p; in constants as well.
    #[must_use]
    pub const fn reduce_be_bytes(bytes: &[u8; BYTES]) -> Self {
        let mut reversed = *bytes;
        reversed.reverse();
        Self::reduce_le_bytes(&reversed)
    }

    /// The square.
    #[must_use]
    #[inline(always)]
    pub fn square(&self) -> Self {
        let a = self.0;
        let x0 = a[1] << 2;
        let x1 = (x0 as u128) * (a[6] as u128);
        let x2 = a[2] << 2;
        let x3 = (x2 as u128) * (a[5] as u128) + x1;
        let x4 = a[3] << 2;
        let x5 = (x4 as u128) * (a[4] as u128) + x3;
        let x6 = (x2 as u128) * (a[6] as u128);
        let x7 = (x4 as u128) * (a[5] as u128) + x6;
        let x8 = a[4] << 1;
        let x9 = (x8 as u128) * (a[4] as u128) + x7;
        let x10 = (x4 as u128) * (a[6] as u128);
        let x11 = a[4] << 2;
        let x12 = (x11 as u128) * (a[5] as u128) + x10;
        let x13 = (x11 as u128) * (a[6] as u128);
        let x14 = a[5] << 1;
        let x15 = (x14 as u128) * (a[5] as u128) + x13;
        let x16 = a[5] << 2;
        let x17 = (x16 as u128) * (a[6] as u128);
        let x18 = a[6] << 1;
        let x19 = (x18 as u128) * (a[6] as u128);
        let x20 = (x5 as u64) & 0x7fffffffffffff;
        let x21 = (x5 >> 55) as u64;
        let x22 = (x9 as u64) & 0x7fffffffffffff;
        let x23 = (x9 >> 55) as u64;
        let x24 = x22 + x21;
        let x25 = (x12 as u64) & 0x7fffffffffffff;
        let x26 = (x12 >> 55) as u64;
        let x27 = x25 + x23;
        let x28 = (x15 as u64) & 0x7fffffffffffff;
        let x29 = (x15 >> 55) as u64;
        let x30 = x28 + x26;
        let x31 = (x17 as u64) & 0x7fffffffffffff;
        let x32 = (x17 >> 55) as u64;
        let x33 = x31 + x29;
        let x34 = (x19 as u64) & 0x7fffffffffffff;
        let x35 = (x19 >> 55) as u64;
        let x36 = x34 + x32;
        let x37 = (a[0] as u128) * (a[0] as u128);
        let x38 = (x20 as u128) * 0x1d2b + x37;
        let x39 = (x38 as u64) & 0x7fffffffffffff;
        let x40 = (x38 >> 55) as u64;
        let x41 = a[0] << 1;
        let x42 = (x41 as u128) * (a[1] as u128);
        let x43 = (x24 as u128) * 0x1d2b + x42;
        let x44 = x43 + (x40 as u128);
        let x45 = (x44 as u64) & 0x7fffffffffffff;
        let x46 = (x44 >> 55) as u64;
        let x47 = (x41 as u128) * (a[2] as u128);
        let x48 = (a[1] as u128) * (a[1] as u128) + x47;
        let x49 = (x27 as u128) * 0x1d2b + x48;
        let x50 = x49 + (x46 as u128);
        let x51 = (x50 as u64) & 0x7fffffffffffff;
        let x52 = (x50 >> 55) as u64;
        let x53 = (x41 as u128) * (a[3] as u128);
        let x54 = a[1] << 1;
        let x55 = (x54 as u128) * (a[2] as u128) + x53;
        let x56 = (x30 as u128) * 0x1d2b + x55;
        let x57 = (x56 as u64) & 0x7fffffffffffff;
        let x58 = (x56 >> 55) as u64;
        let x59 = (x41 as u128) * (a[4] as u128);
        let x60 = (x54 as u128) * (a[3] as u128) + x59;
        let x61 = (a[2] as u128) * (a[2] as u128) + x60;
        let x62 = (x33 as u128) * 0x1d2b + x61;
        let x63 = x62 + (x58 as u128);
        let x64 = (x63 as u64) & 0x7fffffffffffff;
        let x65 = (x63 >> 55) as u64;
        let x66 = (x41 as u128) * (a[5] as u128);
        let x67 = (x54 as u128) * (a[4] as u128) + x66;
        let x68 = a[2] << 1;
        let x69 = (x68 as u128) * (a[3] as u128) + x67;
        let x70 = (x36 as u128) * 0x1d2b + x69;
        let x71 = x70 + (x65 as u128);
        let x72 = (x71 as u64) & 0x7fffffffffffff;
        let x73 = (x71 >> 55) as u64;
        let x74 = (x41 as u128) * (a[6] as u128);
        let x75 = (x54 as u128) * (a[5] as u128) + x74;
        let x76 = (x68 as u128) * (a[4] as u128) + x75;
        let x77 = (a[3] as u128) * (a[3] as u128) + x76;
        let x78 = (x35 as u128) * 0x1d2b + x77;
        let x79 = x78 + (x73 as u128);
        let x80 = (x79 as u64) & 0x3fffffffffffff;
        let x81 = (x79 >> 54) as u64;
        let x82 = x57 + x52;
        let x83 = (x81 as u128) * 0x1d2b + (x39 as u128);
        let x84 = x82 & 0x7fffffffffffff;
        let x85 = x82 >> 55;
        let x86 = (x83 as u64) & 0x7fffffffffffff;
        let x87 = (x83 >> 55) as u64;
        let x88 = x64 + x85;
        let x89 = x45 + x87;
        Self([x86, x89, x51, x84, x88, x72, x80])
    }

    /// The product with a small number.
    #[must_use]
    #[inline]
    pub fn mul_small(&self, b: u32) -> Self {
        let a = self.0;
        let b = [u64::from(b)];
        let x0 = (a[0] as u128) * (b[0] as u128);
        let x1 = (x0 as u64) & 0x7fffffffffffff;
        let x2 = (x0 >> 55) as u64;
        let x3 = (a[1] as u128) * (b[0] as u128);
        let x4 = x3 + (x2 as u128);
        let x5 = (x4 as u64) & 0x7fffffffffffff;
        let x6 = (x4 >> 55) as u64;
        let x7 = (a[2] as u128) * (b[0] as u128);
        let x8 = x7 + (x6 as u128);
        let x9 = (x8 as u64) & 0x7fffffffffffff;
        let x10 = (x8 >> 55) as u64;
        let x11 = (a[3] as u128) * (b[0] as u128);
        let x12 = x11 + (x10 as u128);
        let x13 = (x12 as u64) & 0x7fffffffffffff;
        let x14 = (x12 >> 55) as u64;
        let x15 = (a[4] as u128) * (b[0] as u128);
        let x16 = x15 + (x14 as u128);
        let x17 = (x16 as u64) & 0x7fffffffffffff;
        let x18 = (x16 >> 55) as u64;
        let x19 = (a[5] as u128) * (b[0] as u128);
        let x20 = x19 + (x18 as u128);
        let x21 = (x20 as u64) & 0x7fffffffffffff;
        let x22 = (x20 >> 55) as u64;
        let x23 = (a[6] as u128) * (b[0] as u128);
        let x24 = x23 + (x22 as u128);
        let x25 = (x24 as u64) & 0x3fffffffffffff;
        let x26 = (x24 >> 54) as u64;
        let x27 = x26 * 0x1d2b + x1;
        let x28 = x27 & 0x7fffffffffffff;
        let x29 = x27 >> 55;
        let x30 = x5 + x29;
        Self([x28, x30, x9, x13, x17, x21, x25])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = x0.wrapping_neg();
        let x2 = x1 & 0x7fffffffffe2d5;
        let x3 = a[0] + x2;
        let x4 = x1 & 0x7fffffffffffff;
        let x5 = a[1] + x4;
        let x6 = x1 & 0x7fffffffffffff;
        let x7 = a[2] + x6;
        let x8 = x1 & 0x7fffffffffffff;
        let x9 = a[3] + x8;
        let x10 = x1 & 0x7fffffffffffff;
        let x11 = a[4] + x10;
        let x12 = x1 & 0x7fffffffffffff;
        let x13 = a[5] + x12;
        let x14 = x1 & 0x3fffffffffffff;
        let x15 = a[6] + x14;
        let x16 = x5 & 1;
        let x17 = x7 & 1;
        let x18 = x9 & 1;
        let x19 = x11 & 1;
        let x20 = x13 & 1;
        let x21 = x15 & 1;
        let x22 = x3 >> 1;
        let x23 = x5 >> 1;
        let x24 = x7 >> 1;
        let x25 = x9 >> 1;
        let x26 = x11 >> 1;
        let x27 = x13 >> 1;
        let x28 = x15 >> 1;
        let x29 = x16 << 54;
        let x30 = x22 + x29;
        let x31 = x17 << 54;
        let x32 = x23 + x31;
        let x33 = x18 << 54;
        let x34 = x24 + x33;
        let x35 = x19 << 54;
        let x36 = x25 + x35;
        let x37 = x20 << 54;
        let x38 = x26 + x37;
        let x39 = x21 << 54;
        let x40 = x27 + x39;
        let x41 = x30 & 0x7fffffffffffff;
        let x42 = x30 >> 55;
        let x43 = x32 & 0x7fffffffffffff;
        let x44 = x32 >> 55;
        let x45 = x34 & 0x7fffffffffffff;
        let x46 = x34 >> 55;
        let x47 = x36 & 0x7fffffffffffff;
        let x48 = x36 >> 55;
        let x49 = x38 & 0x7fffffffffffff;
        let x50 = x38 >> 55;
        let x51 = x40 & 0x7fffffffffffff;
        let x52 = x40 >> 55;
        let x53 = x28 & 0x3fffffffffffff;
        let x54 = x28 >> 54;
        let x55 = x43 + x42;
        let x56 = x45 + x44;
        let x57 = x47 + x46;
        let x58 = x49 + x48;
        let x59 = x51 + x50;
        let x60 = x53 + x52;
        let x61 = x54 * 0x1d2b + x41;
        Self([x61, x55, x56, x57, x58, x59, x60])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let x0 = a[2] << 46;
        let x1 = a[2] >> 18;
        let x2 = a[4] << 28;
        let x3 = a[4] >> 36;
        let x4 = a[6] << 10;
        let x5 = a[6] >> 54;
        let x6 = a[1] << 55;
        let x7 = a[1] >> 9;
        let x8 = a[3] << 37;
        let x9 = a[3] >> 27;
        let x10 = a[5] << 19;
        let x11 = a[5] >> 45;
        let (x12, x13) = addc(a[0], x6, 0);
        let (x14, x15) = addc(x0, x7, x13);
        let (x16, x17) = addc(x1, x8, x15);
        let (x18, x19) = addc(x2, x9, x17);
        let (x20, x21) = addc(x3, x10, x19);
        let (x22, x23) = addc(x4, x11, x21);
        let (x24, _) = addc(x5, x23, 0);
        let (x25, x26) = subb(x12, 0xffffffffffffe2d5, 0);
        let (x27, x28) = subb(x14, 0xffffffffffffffff, x26);
        let (x29, x30) = subb(x16, 0xffffffffffffffff, x28);
        let (x31, x32) = subb(x18, 0xffffffffffffffff, x30);
        let (x33, x34) = subb(x20, 0xffffffffffffffff, x32);
        let (x35, x36) = subb(x22, 0xffffffffffffffff, x34);
        let (_, x37) = subb(x24, x36, 0);
        let x38 = mask(x37);
        let x39 = x25 ^ (x38 & (x12 ^ x25));
        let x40 = x27 ^ (x38 & (x14 ^ x27));
        let x41 = x29 ^ (x38 & (x16 ^ x29));
        let x42 = x31 ^ (x38 & (x18 ^ x31));
        let x43 = x33 ^ (x38 & (x20 ^ x33));
        let x44 = x35 ^ (x38 & (x22 ^ x35));
        [x39, x40, x41, x42, x43, x44]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let x0 = a[0] & 0x7fffffffffffff;
        let x1 = a[0] >> 55;
        let x2 = a[1] & 0x3fffffffffff;
        let x3 = x2 << 9;
        let x4 = x1 + x3;
        let x5 = a[1] >> 46;
        let x6 = a[2] & 0x1fffffffff;
        let x7 = x6 << 18;
        let x8 = x5 + x7;
        let x9 = a[2] >> 37;
        let x10 = a[3] & 0xfffffff;
        let x11 = x10 << 27;
        let x12 = x9 + x11;
        let x13 = a[3] >> 28;
        let x14 = a[4] & 0x7ffff;
        let x15 = x14 << 36;
        let x16 = x13 + x15;
        let x17 = a[4] >> 19;
        let x18 = a[5] & 0x3ff;
        let x19 = x18 << 45;
        let x20 = x17 + x19;
        let x21 = a[5] >> 10;
        Self([x0, x4, x8, x12, x16, x20, x21])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xffffffffffffe2d5, 0);
        let (_, x1) = subb(a[1], 0xffffffffffffffff, x0);
        let (_, x2) = subb(a[2], 0xffffffffffffffff, x1);
        let (_, x3) = subb(a[3], 0xffffffffffffffff, x2);
        let (_, x4) = subb(a[4], 0xffffffffffffffff, x3);
        let (_, x5) = subb(a[5], 0xffffffffffffffff, x4);
        let x6 = mask(x5);
        let x7 = x6 & a[0];
        let x8 = x6 & a[1];
        let x9 = x6 & a[2];
        let x10 = x6 & a[3];
        let x11 = x6 & a[4];
        let x12 = x6 & a[5];
        let x13 = x7 & 0x7fffffffffffff;
        let x14 = x7 >> 55;
        let x15 = x8 & 0x3fffffffffff;
        let x16 = x15 << 9;
        let x17 = x14 + x16;
        let x18 = x8 >> 46;
        let x19 = x9 & 0x1fffffffff;
        let x20 = x19 << 18;
        let x21 = x18 + x20;
        let x22 = x9 >> 37;
        let x23 = x10 & 0xfffffff;
        let x24 = x23 << 27;
        let x25 = x22 + x24;
        let x26 = x10 >> 28;
        let x27 = x11 & 0x7ffff;
        let x28 = x27 << 36;
        let x29 = x26 + x28;
        let x30 = x11 >> 19;
        let x31 = x12 & 0x3ff;
        let x32 = x31 << 45;
        let x33 = x30 + x32;
        let x34 = x12 >> 10;
        let words = [x13, x17, x21, x25, x29, x33, x34];
        (Self(words), x5)
    }
}

impl Mul for Element {
    type Output = Self;

    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let x0 = a[1] << 1;
        let x1 = (x0 as u128) * (b[6] as u128);
        let x2 = a[2] << 1;
        let x3 = (x2 as u128) * (b[5] as u128) + x1;
        let x4 = a[3] << 1;
        let x5 = (x4 as u128) * (b[4] as u128) + x3;
        let x6 = a[4] << 1;
        let x7 = (x6 as u128) * (b[3] as u128) + x5;
        let x8 = a[5] << 1;
        let x9 = (x8 as u128) * (b[2] as u128) + x7;
        let x10 = a[6] << 1;
        let x11 = (x10 as u128) * (b[1] as u128) + x9;
        let x12 = (x2 as u128) * (b[6] as u128);
        let x13 = (x4 as u128) * (b[5] as u128) + x12;
        let x14 = (x6 as u128) * (b[4] as u128) + x13;
        let x15 = (x8 as u128) * (b[3] as u128) + x14;
        let x16 = (x10 as u128) * (b[2] as u128) + x15;
        let x17 = (x4 as u128) * (b[6] as u128);
        let x18 = (x6 as u128) * (b[5] as u128) + x17;
        let x19 = (x8 as u128) * (b[4] as u128) + x18;
        let x20 = (x10 as u128) * (b[3] as u128) + x19;
        let x21 = (x6 as u128) * (b[6] as u128);
        let x22 = (x8 as u128) * (b[5] as u128) + x21;
        let x23 = (x10 as u128) * (b[4] as u128) + x22;
        let x24 = (x8 as u128) * (b[6] as u128);
        let x25 = (x10 as u128) * (b[5] as u128) + x24;
        let x26 = (x10 as u128) * (b[6] as u128);
        let x27 = (x11 as u64) & 0x7fffffffffffff;
        let x28 = (x11 >> 55) as u64;
        let x29 = (x16 as u64) & 0x7fffffffffffff;
        let x30 = (x16 >> 55) as u64;
        let x31 = x29 + x28;
        let x32 = (x20 as u64) & 0x7fffffffffffff;
        let x33 = (x20 >> 55) as u64;
        let x34 = x32 + x30;
        let x35 = (x23 as u64) & 0x7fffffffffffff;
        let x36 = (x23 >> 55) as u64;
        let x37 = x35 + x33;
        let x38 = (x25 as u64) & 0x7fffffffffffff;
        let x39 = (x25 >> 55) as u64;
        let x40 = x38 + x36;
        let x41 = (x26 as u64) & 0x7fffffffffffff;
        let x42 = (x26 >> 55) as u64;
        let x43 = x41 + x39;
        let x44 = (a[0] as u128) * (b[0] as u128);
        let x45 = (x27 as u128) * 0x1d2b + x44;
        let x46 = (x45 as u64) & 0x7fffffffffffff;
        let x47 = (x45 >> 55) as u64;
        let x48 = (a[0] as u128) * (b[1] as u128);
        let x49 = (a[1] as u128) * (b[0] as u128) + x48;
        let x50 = (x31 as u128) * 0x1d2b + x49;
        let x51 = x50 + (x47 as u128);
        let x52 = (x51 as u64) & 0x7fffffffffffff;
        let x53 = (x51 >> 55) as u64;
        let x54 = (a[0] as u128) * (b[2] as u128);
        let x55 = (a[1] as u128) * (b[1] as u128) + x54;
        let x56 = (a[2] as u128) * (b[0] as u128) + x55;
        let x57 = (x34 as u128) * 0x1d2b + x56;
        let x58 = x57 + (x53 as u128);
        let x59 = (x58 as u64) & 0x7fffffffffffff;
        let x60 = (x58 >> 55) as u64;
        let x61 = (a[0] as u128) * (b[3] as u128);
        let x62 = (a[1] as u128) * (b[2] as u128) + x61;
        let x63 = (a[2] as u128) * (b[1] as u128) + x62;
        let x64 = (a[3] as u128) * (b[0] as u128) + x63;
        let x65 = (x37 as u128) * 0x1d2b + x64;
        let x66 = (x65 as u64) & 0x7fffffffffffff;
        let x67 = (x65 >> 55) as u64;
        let x68 = (a[0] as u128) * (b[4] as u128);
        let x69 = (a[1] as u128) * (b[3] as u128) + x68;
        let x70 = (a[2] as u128) * (b[2] as u128) + x69;
        let x71 = (a[3] as u128) * (b[1] as u128) + x70;
        let x72 = (a[4] as u128) * (b[0] as u128) + x71;
        let x73 = (x40 as u128) * 0x1d2b + x72;
        let x74 = x73 + (x67 as u128);
        let x75 = (x74 as u64) & 0x7fffffffffffff;
        let x76 = (x74 >> 55) as u64;
        let x77 = (a[0] as u128) * (b[5] as u128);
        let x78 = (a[1] as u128) * (b[4] as u128) + x77;
        let x79 = (a[2] as u128) * (b[3] as u128) + x78;
        let x80 = (a[3] as u128) * (b[2] as u128) + x79;
        let x81 = (a[4] as u128) * (b[1] as u128) + x80;
        let x82 = (a[5] as u128) * (b[0] as u128) + x81;
        let x83 = (x43 as u128) * 0x1d2b + x82;
        let x84 = x83 + (x76 as u128);
        let x85 = (x84 as u64) & 0x7fffffffffffff;
        let x86 = (x84 >> 55) as u64;
        let x87 = (a[0] as u128) * (b[6] as u128);
        let x88 = (a[1] as u128) * (b[5] as u128) + x87;
        let x89 = (a[2] as u128) * (b[4] as u128) + x88;
        let x90 = (a[3] as u128) * (b[3] as u128) + x89;
        let x91 = (a[4] as u128) * (b[2] as u128) + x90;
        let x92 = (a[5] as u128) * (b[1] as u128) + x91;
        let x93 = (a[6] as u128) * (b[0] as u128) + x92;
        let x94 = (x42 as u128) * 0x1d2b + x93;
        let x95 = x94 + (x86 as u128);
        let x96 = (x95 as u64) & 0x3fffffffffffff;
        let x97 = (x95 >> 54) as u64;
        let x98 = x66 + x60;
        let x99 = (x97 as u128) * 0x1d2b + (x46 as u128);
        let x100 = x98 & 0x7fffffffffffff;
        let x101 = x98 >> 55;
        let x102 = (x99 as u64) & 0x7fffffffffffff;
        let x103 = (x99 >> 55) as u64;
        let x104 = x75 + x101;
        let x105 = x52 + x103;
        Self([x102, x105, x59, x100, x104, x85, x96])
    }
}

impl Add for Element {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let x0 = a[0] + b[0];
        let x1 = a[1] + b[1];
        let x2 = a[2] + b[2];
        let x3 = a[3] + b[3];
        let x4 = a[4] + b[4];
        let x5 = a[5] + b[5];
        let x6 = a[6] + b[6];
        let x7 = x0 & 0x7fffffffffffff;
        let x8 = x0 >> 55;
        let x9 = x1 & 0x7fffffffffffff;
        let x10 = x1 >> 55;
        let x11 = x2 & 0x7fffffffffffff;
        let x12 = x2 >> 55;
        let x13 = x3 & 0x7fffffffffffff;
        let x14 = x3 >> 55;
        let x15 = x4 & 0x7fffffffffffff;
        let x16 = x4 >> 55;
        let x17 = x5 & 0x7fffffffffffff;
        let x18 = x5 >> 55;
        let x19 = x6 & 0x3fffffffffffff;
        let x20 = x6 >> 54;
        let x21 = x9 + x8;
        let x22 = x11 + x10;
        let x23 = x13 + x12;
        let x24 = x15 + x14;
        let x25 = x17 + x16;
        let x26 = x19 + x18;
        let x27 = x20 * 0x1d2b + x7;
        Self([x27, x21, x22, x23, x24, x25, x26])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let x0 = 0xffffffffffc5aa - b[0];
        let x1 = 0xfffffffffffffe - b[1];
        let x2 = 0xfffffffffffffe - b[2];
        let x3 = 0xfffffffffffffe - b[3];
        let x4 = 0xfffffffffffffe - b[4];
        let x5 = 0xfffffffffffffe - b[5];
        let x6 = 0x7ffffffffffffe - b[6];
        let x7 = a[0] + x0;
        let x8 = a[1] + x1;
        let x9 = a[2] + x2;
        let x10 = a[3] + x3;
        let x11 = a[4] + x4;
        let x12 = a[5] + x5;
        let x13 = a[6] + x6;
        let x14 = x7 & 0x7fffffffffffff;
        let x15 = x7 >> 55;
        let x16 = x8 & 0x7fffffffffffff;
        let x17 = x8 >> 55;
        let x18 = x9 & 0x7fffffffffffff;
        let x19 = x9 >> 55;
        let x20 = x10 & 0x7fffffffffffff;
        let x21 = x10 >> 55;
        let x22 = x11 & 0x7fffffffffffff;
        let x23 = x11 >> 55;
        let x24 = x12 & 0x7fffffffffffff;
        let x25 = x12 >> 55;
        let x26 = x13 & 0x3fffffffffffff;
        let x27 = x13 >> 54;
        let x28 = x16 + x15;
        let x29 = x18 + x17;
        let x30 = x20 + x19;
        let x31 = x22 + x21;
        let x32 = x24 + x23;
        let x33 = x26 + x25;
        let x34 = x27 * 0x1d2b + x14;
        Self([x34, x28, x29, x30, x31, x32, x33])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let x0 = 0xffffffffffc5aa - a[0];
        let x1 = 0xfffffffffffffe - a[1];
        let x2 = 0xfffffffffffffe - a[2];
        let x3 = 0xfffffffffffffe - a[3];
        let x4 = 0xfffffffffffffe - a[4];
        let x5 = 0xfffffffffffffe - a[5];
        let x6 = 0x7ffffffffffffe - a[6];
        let x7 = x0 & 0x7fffffffffffff;
        let x8 = x0 >> 55;
        let x9 = x1 & 0x7fffffffffffff;
        let x10 = x1 >> 55;
        let x11 = x2 & 0x7fffffffffffff;
        let x12 = x2 >> 55;
        let x13 = x3 & 0x7fffffffffffff;
        let x14 = x3 >> 55;
        let x15 = x4 & 0x7fffffffffffff;
        let x16 = x4 >> 55;
        let x17 = x5 & 0x7fffffffffffff;
        let x18 = x5 >> 55;
        let x19 = x6 & 0x3fffffffffffff;
        let x20 = x6 >> 54;
        let x21 = x9 + x8;
        let x22 = x11 + x10;
        let x23 = x13 + x12;
        let x24 = x15 + x14;
        let x25 = x17 + x16;
        let x26 = x19 + x18;
        let x27 = x20 * 0x1d2b + x7;
        Self([x27, x21, x22, x23, x24, x25, x26])
    }
}

impl Element {
    /// `a` if `bit` is set, else `b`.
    #[must_use]
    #[inline]
    pub fn select(bit: bool, a: &Self, b: &Self) -> Self {
        let mask = mask(u64::from(bit));
        let mut words = b.0;
        for (word, other) in words.iter_mut().zip(a.0) {
            *word ^= mask & (*word ^ other);
        }
        Self(words)
    }

    /// Exchanges `a` and `b` if `bit` is set.
    #[inline]
    pub fn swap(bit: bool, a: &mut Self, b: &mut Self) {
        let mask = mask(u64::from(bit));
        for (x, y) in a.0.iter_mut().zip(&mut b.0) {
            let difference = mask & (*x ^ *y);
            *x ^= difference;
            *y ^= difference;
        }
    }

    /// Whether the number is 0 modulo p. Equality, `==`, is in constant time as well.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.canonical().iter().fold(0, |any, word| any | word) == 0
    }

    /// `n` squarings, that is the power of 2^n. Only `n` shows in the time it takes.
    #[must_use]
    #[inline(never)]
    pub fn square_times(&self, n: u32) -> Self {
        let mut t = *self;
        for _ in 0..n {
            t = t.square();
        }
        t
    }

    /// `self·factor`, a call: inlined, the tens of products in a power would be most of the code.
    #[inline(never)]
    fn times(&self, factor: &Self) -> Self {
        *self * *factor
    }

    /// `self^(2^n)·factor`.
    #[inline(never)]
    fn square_times_mul(&self, n: u32, factor: &Self) -> Self {
        self.square_times(n) * *factor
    }

    /// The inverse modulo p; of 0 it is 0.
    #[must_use]
    pub fn invert(&self) -> Self {
        Self::reduce(divsteps::invert(self.canonical()))
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// t = d^((p - 5)/8) with d = 2a, as p mod 8 = 5; a·t·(d·t² - 1) is a root if its square is a (Atkin).
    /// 380 squarings, 13 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let d = a + a;
        let y5 = d.square_times_mul(2, &d);
        let x4 = y5.square_times_mul(1, &y5);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x64 = x32.square_times_mul(32, &x32);
        let x80 = x64.square_times_mul(16, &x16);
        let x81 = x80.square_times_mul(1, &d);
        let x145 = x81.square_times_mul(64, &x64);
        let x290 = x145.square_times_mul(145, &x145);
        let x371 = x290.square_times_mul(81, &x81);
        let t = x371.square_times_mul(6, &y5);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times(1);
        let s = t.square();
        let s = s.times(&d);
        let s = s - Self::ONE;
        let t = t.times(&a);
        let t = t.times(&s);
        let s = t.square();
        let ok = s == a;
        (Self::select(ok, &t, &Self::ZERO), ok)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 382 squarings, 14 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let y5 = a.square_times_mul(2, &a);
        let x4 = y5.square_times_mul(1, &y5);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x64 = x32.square_times_mul(32, &x32);
        let x80 = x64.square_times_mul(16, &x16);
        let x81 = x80.square_times_mul(1, &a);
        let x145 = x81.square_times_mul(64, &x64);
        let x290 = x145.square_times_mul(145, &x145);
        let x371 = x290.square_times_mul(81, &x81);
        let t = x371.square_times_mul(6, &y5);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(2, &a);
        let t = t.square_times(1);
        2 * i8::from(t == Self::ONE) + i8::from(t.is_zero()) - 1
    }
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (*self - *other).is_zero()
    }
}

impl Eq for Element {}

/// By divsteps (Bernstein, Yang 2019): 886 divsteps in batches of 62, on numbers of 7 digits.
/// f ≡ d·a, g ≡ e·a (mod p) throughout; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 62;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 7;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0.
    const STEPS: u32 = 886;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = Digit::BITS / 4;
    const FIRST: u32 = PACK + 2;
    const LAST: u32 = 2 * PACK + 5;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [-7467, 0, 0, 0, 0, 0, 4096];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x3c9021761be8467d;

    /// What some steps do: (f, g) becomes (u·f + v·g, q·f + r·g), divided by 2 for each step.
    struct Matrix {
        u: Digit,
        v: Digit,
        q: Digit,
        r: Digit,
    }

    impl Matrix {
        /// `n` ≤ PACK steps; returns the new `zeta` = -(delta + 1/2).
        ///
        /// f and the row (u, v) share a word, so do g and (q, r), so that what happens to f happens to its row:
        /// f + u·2^FIRST + v·2^LAST. Of f and g only n bits are looked at, and they stay within ±2^n; the rows start
        /// as 2^n times those of the identity, as g and its row are halved each time, and stay within ±2^n.
        /// The 1 and -1 of `hidden` are hidden from the compiler, which could otherwise make branches of the masks.
        #[inline(always)]
        fn packed(zeta: Digit, f: Digit, g: Digit, n: u32, hidden: [Digit; 2]) -> (Digit, Self) {
            let (mut zeta, [one, ones]) = (zeta, hidden);
            let (low, half) = ((1 << n) - 1, 1 << (FIRST - 1));
            let mut f = (f & low) + (1 << (FIRST + n));
            let mut g = (g & low) + (1 << (LAST + n));
            for _ in 0..n {
                let (negative, odd) = ((zeta >> TOP) & ones, -(g & one));
                let exchange = negative & odd;
                g += ((f ^ negative) - negative) & odd;
                f += g & exchange;
                zeta = (zeta ^ exchange) - 1;
                g >>= 1;
            }
            // Half of a field's range is added to what lies below the next field, which may be negative,
            // before it is cut off.
            let halves = half + (1 << (LAST - 1));
            let first = |word: Digit| (word + half) << (Digit::BITS - LAST) >> (TOP - FIRST);
            let matrix = Self {
                u: first(f),
                v: (f + halves) >> LAST,
                q: first(g),
                r: (g + halves) >> LAST,
            };
            (zeta, matrix)
        }

        /// A batch of steps on the low digits of f, odd, and g, and the new `zeta`. Where fewer remain until g = 0,
        /// only those are made, in whole packs, and the matrix is scaled as if all had been made.
        fn of_batch(mut zeta: Digit, mut f: Digit, mut g: Digit, remain: u32) -> (Digit, Self) {
            let hidden = core::hint::black_box([1, -1]);
            let mut all = Self {
                u: 1,
                v: 0,
                q: 0,
                r: 1,
            };
            let mut done = 0;
            while done < DIGIT_BITS && done < remain {
                let n = PACK.min(DIGIT_BITS - done);
                let t;
                (zeta, t) = Self::packed(zeta, f, g, n, hidden);
                let row = |a: Digit, b: Digit| a.wrapping_mul(f).wrapping_add(b.wrapping_mul(g));
                (f, g) = (row(t.u, t.v) >> PACK, row(t.q, t.r) >> PACK);
                all = Self {
                    u: t.u * all.u + t.v * all.q,
                    v: t.u * all.v + t.v * all.r,
                    q: t.q * all.u + t.r * all.q,
                    r: t.q * all.v + t.r * all.r,
                };
                done += n;
            }
            let left = DIGIT_BITS - done;
            let scaled = Self {
                u: all.u << left,
                v: all.v << left,
                q: all.q << left,
                r: all.r << left,
            };
            (zeta, scaled)
        }

        /// (f, g) = t·(f, g)/2^DIGIT_BITS, which is exact.
        fn transform(&self, f: &mut [Digit; DIGITS], g: &mut [Digit; DIGITS]) {
            let mut x = products(self.u, f[0], self.v, g[0]);
            let mut y = products(self.q, f[0], self.r, g[0]);
            for i in 1..DIGITS {
                x = (x >> DIGIT_BITS) + products(self.u, f[i], self.v, g[i]);
                y = (y >> DIGIT_BITS) + products(self.q, f[i], self.r, g[i]);
                f[i - 1] = x as Digit & MASK;
                g[i - 1] = y as Digit & MASK;
            }
            f[HIGHEST] = (x >> DIGIT_BITS) as Digit;
            g[HIGHEST] = (y >> DIGIT_BITS) as Digit;
        }

        /// (d, e) = t·(d, e)/2^DIGIT_BITS modulo p, all in (-2p, p).
        fn transform_modulo(&self, d: &mut [Digit; DIGITS], e: &mut [Digit; DIGITS]) {
            let (d_sign, e_sign) = (d[HIGHEST] >> TOP, e[HIGHEST] >> TOP);
            let mut x = products(self.u, d[0], self.v, e[0]);
            let mut y = products(self.q, d[0], self.r, e[0]);
            // The multiples of p: those that make d and e positive, less what makes the sums divisible.
            let multiple = |a: Digit, b: Digit, sum: Wide| {
                let positive = (a & d_sign) + (b & e_sign);
                let low = (sum as Digit).wrapping_mul(INVERSE);
                Wide::from(positive - (low.wrapping_add(positive) & MASK))
            };
            let (i, j) = (multiple(self.u, self.v, x), multiple(self.q, self.r, y));
            x += i * Wide::from(P[0]);
            y += j * Wide::from(P[0]);
            x = (x >> DIGIT_BITS) + products(self.u, d[1], self.v, e[1]);
            y = (y >> DIGIT_BITS) + products(self.q, d[1], self.r, e[1]);
            d[0] = x as Digit & MASK;
            e[0] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[2], self.v, e[2]);
            y = (y >> DIGIT_BITS) + products(self.q, d[2], self.r, e[2]);
            d[1] = x as Digit & MASK;
            e[1] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[3], self.v, e[3]);
            y = (y >> DIGIT_BITS) + products(self.q, d[3], self.r, e[3]);
            d[2] = x as Digit & MASK;
            e[2] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[4], self.v, e[4]);
            y = (y >> DIGIT_BITS) + products(self.q, d[4], self.r, e[4]);
            d[3] = x as Digit & MASK;
            e[3] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[5], self.v, e[5]);
            y = (y >> DIGIT_BITS) + products(self.q, d[5], self.r, e[5]);
            d[4] = x as Digit & MASK;
            e[4] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[6], self.v, e[6]);
            y = (y >> DIGIT_BITS) + products(self.q, d[6], self.r, e[6]);
            x += i * Wide::from(P[6]);
            y += j * Wide::from(P[6]);
            d[5] = x as Digit & MASK;
            e[5] = y as Digit & MASK;
            d[HIGHEST] = (x >> DIGIT_BITS) as Digit;
            e[HIGHEST] = (y >> DIGIT_BITS) as Digit;
        }
    }

    /// a·b + c·d
    #[inline(always)]
    fn products(a: Digit, b: Digit, c: Digit, d: Digit) -> Wide {
        Wide::from(a) * Wide::from(b) + Wide::from(c) * Wide::from(d)
    }

    /// Adds p to d where the mask is set, and carries.
    fn add_modulus(d: &mut [Digit; DIGITS], mask: Digit) {
        for (digit, p) in d.iter_mut().zip(P) {
            *digit += p & mask;
        }
        for i in 1..DIGITS {
            d[i] += d[i - 1] >> DIGIT_BITS;
            d[i - 1] &= MASK;
        }
    }

    /// The inverse of `a`, below p.
    pub(super) fn invert(a: [u64; 6]) -> [u64; 6] {
        let mut f = P;
        let mut g = [
            a[0] as Digit & MASK,
            ((a[0] >> 62) | (a[1] << 2)) as Digit & MASK,
            ((a[1] >> 60) | (a[2] << 4)) as Digit & MASK,
            ((a[2] >> 58) | (a[3] << 6)) as Digit & MASK,
            ((a[3] >> 56) | (a[4] << 8)) as Digit & MASK,
            ((a[4] >> 54) | (a[5] << 10)) as Digit & MASK,
            (a[5] >> 52) as Digit & MASK,
        ];
        let (mut d, mut e, mut zeta) = ([0; DIGITS], [0; DIGITS], -1);
        e[0] = 1;
        for done in (0..STEPS).step_by(DIGIT_BITS as usize) {
            let t;
            (zeta, t) = Matrix::of_batch(zeta, f[0], g[0], STEPS - done);
            t.transform(&mut f, &mut g);
            t.transform_modulo(&mut d, &mut e);
        }
        // From (-2p, p) to (-p, p), with the sign of f, and to [0, p).
        let mask = d[HIGHEST] >> TOP;
        add_modulus(&mut d, mask);
        let sign = f[HIGHEST] >> TOP;
        for digit in &mut d {
            *digit = (*digit ^ sign) - sign;
        }
        add_modulus(&mut d, 0);
        let mask = d[HIGHEST] >> TOP;
        add_modulus(&mut d, mask);
        [
            ((d[0]) | (d[1] << 62)) as u64,
            ((d[1] >> 2) | (d[2] << 60)) as u64,
            ((d[2] >> 4) | (d[3] << 58)) as u64,
            ((d[3] >> 6) | (d[4] << 56)) as u64,
            ((d[4] >> 8) | (d[5] << 54)) as u64,
            ((d[5] >> 10) | (d[6] << 52)) as u64,
        ]
    }
}

impl crate::Field for Element {
    type Bytes = [u8; BYTES];

    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const MODULUS: Self::Bytes = [
        0xd5, 0xe2, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff,
    ];
    const BITS: u32 = 384;

    #[inline]
    fn square(&self) -> Self {
        self.square()
    }

    #[inline]
    fn square_times(&self, n: u32) -> Self {
        self.square_times(n)
    }

    #[inline]
    fn mul_small(&self, b: u16) -> Self {
        self.mul_small(u32::from(b))
    }

    #[inline]
    fn half(&self) -> Self {
        self.half()
    }

    #[inline]
    fn invert(&self) -> Self {
        self.invert()
    }

    #[inline]
    fn sqrt(&self) -> (Self, bool) {
        self.sqrt()
    }

    #[inline]
    fn legendre(&self) -> i8 {
        self.legendre()
    }

    #[inline]
    fn is_zero(&self) -> bool {
        self.is_zero()
    }

    #[inline]
    fn select(bit: bool, a: &Self, b: &Self) -> Self {
        Self::select(bit, a, b)
    }

    #[inline]
    fn swap(bit: bool, a: &mut Self, b: &mut Self) {
        Self::swap(bit, a, b)
    }

    #[inline]
    fn to_le_bytes(&self) -> Self::Bytes {
        self.to_le_bytes()
    }

    #[inline]
    fn to_be_bytes(&self) -> Self::Bytes {
        self.to_be_bytes()
    }

    #[inline]
    fn from_le_bytes(bytes: &Self::Bytes) -> Option<Self> {
        Self::from_le_bytes(bytes)
    }

    #[inline]
    fn from_be_bytes(bytes: &Self::Bytes) -> Option<Self> {
        Self::from_be_bytes(bytes)
    }

    #[inline]
    fn reduce_le_bytes(bytes: &Self::Bytes) -> Self {
        Self::reduce_le_bytes(bytes)
    }

    #[inline]
    fn reduce_be_bytes(bytes: &Self::Bytes) -> Self {
        Self::reduce_be_bytes(bytes)
    }
}

/// The number given by bytes, least significant first.
const fn words_of(bytes: &[u8; BYTES]) -> [u64; PLAIN] {
    let mut words = [0; PLAIN];
    let mut i = 0;
    while i < BYTES {
        words[i / 8] |= (bytes[i] as u64) << (8 * (i % 8));
        i += 1;
    }
    words
}

/// `sum + 2^64·carry = a + b + c` for a bit `c`.
#[inline(always)]
const fn addc(a: u64, b: u64, c: u64) -> (u64, u64) {
    let (t, first) = a.overflowing_add(b);
    let (t, second) = t.overflowing_add(c);
    (t, (first | second) as u64)
}

/// `difference - 2^64·borrow = a - b - c` for a bit `c`.
#[inline(always)]
const fn subb(a: u64, b: u64, c: u64) -> (u64, u64) {
    let (t, first) = a.overflowing_sub(b);
    let (t, second) = t.overflowing_sub(c);
    (t, (first | second) as u64)
}

/// All ones for 1, zero for 0; hidden from the compiler, which could otherwise make a branch of it.
#[inline(always)]
const fn mask(bit: u64) -> u64 {
    core::hint::black_box(bit.wrapping_neg())
}
