// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^448 - 2^224 - 1. Generated, do not edit:
//! ```text
//! modforge field "2^448 - 2^224 - 1" --name p448 --prefix fe_p448 --layout unsaturated --trait crate::Field
//! ```
//!
//! p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff
//! Element: 8 words of 64 bits at bits 0, 56, 112, 168, 224, 280, 336, 392, up to 2^56 + 2; 2^56 + 12; 2^56 + 2 (2 times); 2^56 + 5; 2^56 + 20; 2^56 + 2 (2 times), least significant first, any value below 0x10000000000000300000000000003000000000000150000000000000600000000000003000000000000030000000000000d00000000000003.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: 8 digits of 56 bits, folded at bit m after the products are summed; the numbers of mul and their bounds:
//! ```text
//! r1 = a·b modulo p < 2^448 + 2^385
//! ```
//! Operations:
//! ```text
//! mul: 64 multiplications, 74 additions, 10 shifts, 10 logic
//! square: 36 multiplications, 46 additions, 17 shifts, 10 logic
//! add: 17 additions, 8 shifts, 8 logic
//! sub: 25 additions, 8 shifts, 8 logic
//! neg: 17 additions, 8 shifts, 8 logic
//! mul_small: 8 multiplications, 11 additions, 10 shifts, 10 logic
//! half: 24 additions, 23 shifts, 25 logic
//! canonical: 16 additions, 14 shifts, 8 logic
//! decode: 13 additions, 13 shifts, 15 logic
//! reduce: 6 additions, 13 shifts, 7 logic
//! invert: 1033 divsteps in batches of 60
//! sqrt: 445 squarings, 9 multiplications
//! legendre: 446 squarings, 12 multiplications
//! ```

// A product is reduced by masks as well.
#![allow(clippy::suspicious_arithmetic_impl)]

use core::ops::{Add, Mul, Neg, Sub};

/// Words of an element.
pub const WORDS: usize = 8;

/// Words of a number below p.
pub const PLAIN: usize = 7;

/// Bytes of an encoded element.
pub const BYTES: usize = 56;

/// The modulus p = 2^448 - 2^224 - 1.
pub const MODULUS: [u64; PLAIN] = [
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xfffffffeffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
];

/// A number modulo p: 8 words of 64 bits at bits 0, 56, 112, 168, 224, 280, 336, 392, up to 2^56 + 2; 2^56 + 12; 2^56 + 2 (2 times); 2^56 + 5; 2^56 + 20; 2^56 + 2 (2 times), least significant first, any value below 0x10000000000000300000000000003000000000000150000000000000600000000000003000000000000030000000000000d00000000000003.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([1, 0, 0, 0, 0, 0, 0, 0]);

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
    #[inline] // in other crates: a call that returns an element through memory takes longer than the rest
    pub fn from_le_bytes(bytes: &[u8; BYTES]) -> Option<Self> {
        let (element, below) = Self::decode(words_of(bytes));
        // Hidden, as the compiler could otherwise branch on each word's comparison.
        // May be told: whether the number is below p.
        (core::hint::black_box(below) == 1).then_some(element)
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
        let x0 = a[1] << 1;
        let x1 = (x0 as u128) * (a[7] as u128);
        let x2 = a[2] << 1;
        let x3 = (x2 as u128) * (a[6] as u128) + x1;
        let x4 = a[3] << 1;
        let x5 = (x4 as u128) * (a[5] as u128) + x3;
        let x6 = (a[4] as u128) * (a[4] as u128) + x5;
        let x7 = (x2 as u128) * (a[7] as u128);
        let x8 = (x4 as u128) * (a[6] as u128) + x7;
        let x9 = a[4] << 1;
        let x10 = (x9 as u128) * (a[5] as u128) + x8;
        let x11 = (x4 as u128) * (a[7] as u128);
        let x12 = (x9 as u128) * (a[6] as u128) + x11;
        let x13 = (a[5] as u128) * (a[5] as u128) + x12;
        let x14 = (x9 as u128) * (a[7] as u128);
        let x15 = a[5] << 1;
        let x16 = (x15 as u128) * (a[6] as u128) + x14;
        let x17 = (x15 as u128) * (a[7] as u128);
        let x18 = (a[6] as u128) * (a[6] as u128) + x17;
        let x19 = a[6] << 1;
        let x20 = (x19 as u128) * (a[7] as u128);
        let x21 = (a[7] as u128) * (a[7] as u128);
        let x22 = x13 + x21;
        let x23 = x10 + x20;
        let x24 = x6 + x18;
        let x25 = (a[0] as u128) * (a[0] as u128);
        let x26 = x25 + x24;
        let x27 = (x26 as u64) & 0xffffffffffffff;
        let x28 = (x26 >> 56) as u64;
        let x29 = a[0] << 1;
        let x30 = (x29 as u128) * (a[1] as u128);
        let x31 = x30 + x23;
        let x32 = x31 + (x28 as u128);
        let x33 = (x32 as u64) & 0xffffffffffffff;
        let x34 = (x32 >> 56) as u64;
        let x35 = (x29 as u128) * (a[2] as u128);
        let x36 = (a[1] as u128) * (a[1] as u128) + x35;
        let x37 = x36 + x22;
        let x38 = x37 + (x34 as u128);
        let x39 = (x38 as u64) & 0xffffffffffffff;
        let x40 = (x38 >> 56) as u64;
        let x41 = (x29 as u128) * (a[3] as u128);
        let x42 = (x0 as u128) * (a[2] as u128) + x41;
        let x43 = x42 + x16;
        let x44 = x43 + (x40 as u128);
        let x45 = (x44 as u64) & 0xffffffffffffff;
        let x46 = (x44 >> 56) as u64;
        let x47 = (x29 as u128) * (a[4] as u128);
        let x48 = (x0 as u128) * (a[3] as u128) + x47;
        let x49 = (a[2] as u128) * (a[2] as u128) + x48;
        let x50 = x49 + x18;
        let x51 = x50 + x24;
        let x52 = (x51 as u64) & 0xffffffffffffff;
        let x53 = (x51 >> 56) as u64;
        let x54 = (x29 as u128) * (a[5] as u128);
        let x55 = (x0 as u128) * (a[4] as u128) + x54;
        let x56 = (x2 as u128) * (a[3] as u128) + x55;
        let x57 = x56 + x20;
        let x58 = x57 + x23;
        let x59 = x58 + (x53 as u128);
        let x60 = (x59 as u64) & 0xffffffffffffff;
        let x61 = (x59 >> 56) as u64;
        let x62 = (x29 as u128) * (a[6] as u128);
        let x63 = (x0 as u128) * (a[5] as u128) + x62;
        let x64 = (x2 as u128) * (a[4] as u128) + x63;
        let x65 = (a[3] as u128) * (a[3] as u128) + x64;
        let x66 = x65 + x21;
        let x67 = x66 + x22;
        let x68 = x67 + (x61 as u128);
        let x69 = (x68 as u64) & 0xffffffffffffff;
        let x70 = (x68 >> 56) as u64;
        let x71 = (x29 as u128) * (a[7] as u128);
        let x72 = (x0 as u128) * (a[6] as u128) + x71;
        let x73 = (x2 as u128) * (a[5] as u128) + x72;
        let x74 = (x4 as u128) * (a[4] as u128) + x73;
        let x75 = x74 + x16;
        let x76 = x75 + (x70 as u128);
        let x77 = (x76 as u64) & 0xffffffffffffff;
        let x78 = (x76 >> 56) as u64;
        let x79 = x52 + x46;
        let x80 = x27 + x78;
        let x81 = x79 + x78;
        let x82 = x81 & 0xffffffffffffff;
        let x83 = x81 >> 56;
        let x84 = x80 & 0xffffffffffffff;
        let x85 = x80 >> 56;
        let x86 = x60 + x83;
        let x87 = x33 + x85;
        Self([x84, x87, x39, x45, x82, x86, x69, x77])
    }

    /// The product with a small number.
    #[must_use]
    #[inline]
    pub fn mul_small(&self, b: u32) -> Self {
        let a = self.0;
        let b = [u64::from(b)];
        let x0 = (a[0] as u128) * (b[0] as u128);
        let x1 = (x0 as u64) & 0xffffffffffffff;
        let x2 = (x0 >> 56) as u64;
        let x3 = (a[1] as u128) * (b[0] as u128);
        let x4 = x3 + (x2 as u128);
        let x5 = (x4 as u64) & 0xffffffffffffff;
        let x6 = (x4 >> 56) as u64;
        let x7 = (a[2] as u128) * (b[0] as u128);
        let x8 = x7 + (x6 as u128);
        let x9 = (x8 as u64) & 0xffffffffffffff;
        let x10 = (x8 >> 56) as u64;
        let x11 = (a[3] as u128) * (b[0] as u128);
        let x12 = x11 + (x10 as u128);
        let x13 = (x12 as u64) & 0xffffffffffffff;
        let x14 = (x12 >> 56) as u64;
        let x15 = (a[4] as u128) * (b[0] as u128);
        let x16 = x15 + (x14 as u128);
        let x17 = (x16 as u64) & 0xffffffffffffff;
        let x18 = (x16 >> 56) as u64;
        let x19 = (a[5] as u128) * (b[0] as u128);
        let x20 = x19 + (x18 as u128);
        let x21 = (x20 as u64) & 0xffffffffffffff;
        let x22 = (x20 >> 56) as u64;
        let x23 = (a[6] as u128) * (b[0] as u128);
        let x24 = x23 + (x22 as u128);
        let x25 = (x24 as u64) & 0xffffffffffffff;
        let x26 = (x24 >> 56) as u64;
        let x27 = (a[7] as u128) * (b[0] as u128);
        let x28 = x27 + (x26 as u128);
        let x29 = (x28 as u64) & 0xffffffffffffff;
        let x30 = (x28 >> 56) as u64;
        let x31 = x1 + x30;
        let x32 = x17 + x30;
        let x33 = x31 & 0xffffffffffffff;
        let x34 = x31 >> 56;
        let x35 = x32 & 0xffffffffffffff;
        let x36 = x32 >> 56;
        let x37 = x5 + x34;
        let x38 = x21 + x36;
        Self([x33, x37, x9, x13, x35, x38, x25, x29])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = mask(x0);
        let x2 = x1 & 0xffffffffffffff;
        let x3 = a[0] + x2;
        let x4 = x1 & 0xffffffffffffff;
        let x5 = a[1] + x4;
        let x6 = x1 & 0xffffffffffffff;
        let x7 = a[2] + x6;
        let x8 = x1 & 0xffffffffffffff;
        let x9 = a[3] + x8;
        let x10 = x1 & 0xfffffffffffffe;
        let x11 = a[4] + x10;
        let x12 = x1 & 0xffffffffffffff;
        let x13 = a[5] + x12;
        let x14 = x1 & 0xffffffffffffff;
        let x15 = a[6] + x14;
        let x16 = x1 & 0xffffffffffffff;
        let x17 = a[7] + x16;
        let x18 = x5 & 1;
        let x19 = x7 & 1;
        let x20 = x9 & 1;
        let x21 = x11 & 1;
        let x22 = x13 & 1;
        let x23 = x15 & 1;
        let x24 = x17 & 1;
        let x25 = x3 >> 1;
        let x26 = x5 >> 1;
        let x27 = x7 >> 1;
        let x28 = x9 >> 1;
        let x29 = x11 >> 1;
        let x30 = x13 >> 1;
        let x31 = x15 >> 1;
        let x32 = x17 >> 1;
        let x33 = x18 << 55;
        let x34 = x25 + x33;
        let x35 = x19 << 55;
        let x36 = x26 + x35;
        let x37 = x20 << 55;
        let x38 = x27 + x37;
        let x39 = x21 << 55;
        let x40 = x28 + x39;
        let x41 = x22 << 55;
        let x42 = x29 + x41;
        let x43 = x23 << 55;
        let x44 = x30 + x43;
        let x45 = x24 << 55;
        let x46 = x31 + x45;
        let x47 = x34 & 0xffffffffffffff;
        let x48 = x34 >> 56;
        let x49 = x36 & 0xffffffffffffff;
        let x50 = x36 >> 56;
        let x51 = x38 & 0xffffffffffffff;
        let x52 = x38 >> 56;
        let x53 = x40 & 0xffffffffffffff;
        let x54 = x40 >> 56;
        let x55 = x42 & 0xffffffffffffff;
        let x56 = x42 >> 56;
        let x57 = x44 & 0xffffffffffffff;
        let x58 = x44 >> 56;
        let x59 = x46 & 0xffffffffffffff;
        let x60 = x46 >> 56;
        let x61 = x32 & 0xffffffffffffff;
        let x62 = x32 >> 56;
        let x63 = x49 + x48;
        let x64 = x51 + x50;
        let x65 = x53 + x52;
        let x66 = x55 + x54;
        let x67 = x57 + x56;
        let x68 = x59 + x58;
        let x69 = x61 + x60;
        let x70 = x47 + x62;
        let x71 = x66 + x62;
        Self([x70, x63, x64, x65, x71, x67, x68, x69])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let x0 = a[2] << 48;
        let x1 = a[2] >> 16;
        let x2 = a[4] << 32;
        let x3 = a[4] >> 32;
        let x4 = a[6] << 16;
        let x5 = a[6] >> 48;
        let x6 = a[1] << 56;
        let x7 = a[1] >> 8;
        let x8 = a[3] << 40;
        let x9 = a[3] >> 24;
        let x10 = a[5] << 24;
        let x11 = a[5] >> 40;
        let x12 = a[7] << 8;
        let x13 = a[7] >> 56;
        let (x14, x15) = addc(a[0], x6, 0);
        let (x16, x17) = addc(x0, x7, x15);
        let (x18, x19) = addc(x1, x8, x17);
        let (x20, x21) = addc(x2, x9, x19);
        let (x22, x23) = addc(x3, x10, x21);
        let (x24, x25) = addc(x4, x11, x23);
        let (x26, x27) = addc(x5, x12, x25);
        let (x28, _) = addc(x13, x27, 0);
        let (x29, x30) = subb(x14, 0xffffffffffffffff, 0);
        let (x31, x32) = subb(x16, 0xffffffffffffffff, x30);
        let (x33, x34) = subb(x18, 0xffffffffffffffff, x32);
        let (x35, x36) = subb(x20, 0xfffffffeffffffff, x34);
        let (x37, x38) = subb(x22, 0xffffffffffffffff, x36);
        let (x39, x40) = subb(x24, 0xffffffffffffffff, x38);
        let (x41, x42) = subb(x26, 0xffffffffffffffff, x40);
        let (_, x43) = subb(x28, x42, 0);
        let x44 = mask(x43);
        let x45 = x29 ^ (x44 & (x14 ^ x29));
        let x46 = x31 ^ (x44 & (x16 ^ x31));
        let x47 = x33 ^ (x44 & (x18 ^ x33));
        let x48 = x35 ^ (x44 & (x20 ^ x35));
        let x49 = x37 ^ (x44 & (x22 ^ x37));
        let x50 = x39 ^ (x44 & (x24 ^ x39));
        let x51 = x41 ^ (x44 & (x26 ^ x41));
        [x45, x46, x47, x48, x49, x50, x51]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let x0 = a[0] & 0xffffffffffffff;
        let x1 = a[0] >> 56;
        let x2 = a[1] & 0xffffffffffff;
        let x3 = x2 << 8;
        let x4 = x1 + x3;
        let x5 = a[1] >> 48;
        let x6 = a[2] & 0xffffffffff;
        let x7 = x6 << 16;
        let x8 = x5 + x7;
        let x9 = a[2] >> 40;
        let x10 = a[3] & 0xffffffff;
        let x11 = x10 << 24;
        let x12 = x9 + x11;
        let x13 = a[3] >> 32;
        let x14 = a[4] & 0xffffff;
        let x15 = x14 << 32;
        let x16 = x13 + x15;
        let x17 = a[4] >> 24;
        let x18 = a[5] & 0xffff;
        let x19 = x18 << 40;
        let x20 = x17 + x19;
        let x21 = a[5] >> 16;
        let x22 = a[6] & 0xff;
        let x23 = x22 << 48;
        let x24 = x21 + x23;
        let x25 = a[6] >> 8;
        Self([x0, x4, x8, x12, x16, x20, x24, x25])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xffffffffffffffff, 0);
        let (_, x1) = subb(a[1], 0xffffffffffffffff, x0);
        let (_, x2) = subb(a[2], 0xffffffffffffffff, x1);
        let (_, x3) = subb(a[3], 0xfffffffeffffffff, x2);
        let (_, x4) = subb(a[4], 0xffffffffffffffff, x3);
        let (_, x5) = subb(a[5], 0xffffffffffffffff, x4);
        let (_, x6) = subb(a[6], 0xffffffffffffffff, x5);
        let x7 = mask(x6);
        let x8 = x7 & a[0];
        let x9 = x7 & a[1];
        let x10 = x7 & a[2];
        let x11 = x7 & a[3];
        let x12 = x7 & a[4];
        let x13 = x7 & a[5];
        let x14 = x7 & a[6];
        let x15 = x8 & 0xffffffffffffff;
        let x16 = x8 >> 56;
        let x17 = x9 & 0xffffffffffff;
        let x18 = x17 << 8;
        let x19 = x16 + x18;
        let x20 = x9 >> 48;
        let x21 = x10 & 0xffffffffff;
        let x22 = x21 << 16;
        let x23 = x20 + x22;
        let x24 = x10 >> 40;
        let x25 = x11 & 0xffffffff;
        let x26 = x25 << 24;
        let x27 = x24 + x26;
        let x28 = x11 >> 32;
        let x29 = x12 & 0xffffff;
        let x30 = x29 << 32;
        let x31 = x28 + x30;
        let x32 = x12 >> 24;
        let x33 = x13 & 0xffff;
        let x34 = x33 << 40;
        let x35 = x32 + x34;
        let x36 = x13 >> 16;
        let x37 = x14 & 0xff;
        let x38 = x37 << 48;
        let x39 = x36 + x38;
        let x40 = x14 >> 8;
        let words = [x15, x19, x23, x27, x31, x35, x39, x40];
        (Self(words), x6)
    }
}

impl Mul for Element {
    type Output = Self;

    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let x0 = (a[1] as u128) * (b[7] as u128);
        let x1 = (a[2] as u128) * (b[6] as u128) + x0;
        let x2 = (a[3] as u128) * (b[5] as u128) + x1;
        let x3 = (a[4] as u128) * (b[4] as u128) + x2;
        let x4 = (a[5] as u128) * (b[3] as u128) + x3;
        let x5 = (a[6] as u128) * (b[2] as u128) + x4;
        let x6 = (a[7] as u128) * (b[1] as u128) + x5;
        let x7 = (a[2] as u128) * (b[7] as u128);
        let x8 = (a[3] as u128) * (b[6] as u128) + x7;
        let x9 = (a[4] as u128) * (b[5] as u128) + x8;
        let x10 = (a[5] as u128) * (b[4] as u128) + x9;
        let x11 = (a[6] as u128) * (b[3] as u128) + x10;
        let x12 = (a[7] as u128) * (b[2] as u128) + x11;
        let x13 = (a[3] as u128) * (b[7] as u128);
        let x14 = (a[4] as u128) * (b[6] as u128) + x13;
        let x15 = (a[5] as u128) * (b[5] as u128) + x14;
        let x16 = (a[6] as u128) * (b[4] as u128) + x15;
        let x17 = (a[7] as u128) * (b[3] as u128) + x16;
        let x18 = (a[4] as u128) * (b[7] as u128);
        let x19 = (a[5] as u128) * (b[6] as u128) + x18;
        let x20 = (a[6] as u128) * (b[5] as u128) + x19;
        let x21 = (a[7] as u128) * (b[4] as u128) + x20;
        let x22 = (a[5] as u128) * (b[7] as u128);
        let x23 = (a[6] as u128) * (b[6] as u128) + x22;
        let x24 = (a[7] as u128) * (b[5] as u128) + x23;
        let x25 = (a[6] as u128) * (b[7] as u128);
        let x26 = (a[7] as u128) * (b[6] as u128) + x25;
        let x27 = (a[7] as u128) * (b[7] as u128);
        let x28 = x17 + x27;
        let x29 = x12 + x26;
        let x30 = x6 + x24;
        let x31 = (a[0] as u128) * (b[0] as u128);
        let x32 = x31 + x30;
        let x33 = (x32 as u64) & 0xffffffffffffff;
        let x34 = (x32 >> 56) as u64;
        let x35 = (a[0] as u128) * (b[1] as u128);
        let x36 = (a[1] as u128) * (b[0] as u128) + x35;
        let x37 = x36 + x29;
        let x38 = x37 + (x34 as u128);
        let x39 = (x38 as u64) & 0xffffffffffffff;
        let x40 = (x38 >> 56) as u64;
        let x41 = (a[0] as u128) * (b[2] as u128);
        let x42 = (a[1] as u128) * (b[1] as u128) + x41;
        let x43 = (a[2] as u128) * (b[0] as u128) + x42;
        let x44 = x43 + x28;
        let x45 = x44 + (x40 as u128);
        let x46 = (x45 as u64) & 0xffffffffffffff;
        let x47 = (x45 >> 56) as u64;
        let x48 = (a[0] as u128) * (b[3] as u128);
        let x49 = (a[1] as u128) * (b[2] as u128) + x48;
        let x50 = (a[2] as u128) * (b[1] as u128) + x49;
        let x51 = (a[3] as u128) * (b[0] as u128) + x50;
        let x52 = x51 + x21;
        let x53 = x52 + (x47 as u128);
        let x54 = (x53 as u64) & 0xffffffffffffff;
        let x55 = (x53 >> 56) as u64;
        let x56 = (a[0] as u128) * (b[4] as u128);
        let x57 = (a[1] as u128) * (b[3] as u128) + x56;
        let x58 = (a[2] as u128) * (b[2] as u128) + x57;
        let x59 = (a[3] as u128) * (b[1] as u128) + x58;
        let x60 = (a[4] as u128) * (b[0] as u128) + x59;
        let x61 = x60 + x24;
        let x62 = x61 + x30;
        let x63 = (x62 as u64) & 0xffffffffffffff;
        let x64 = (x62 >> 56) as u64;
        let x65 = (a[0] as u128) * (b[5] as u128);
        let x66 = (a[1] as u128) * (b[4] as u128) + x65;
        let x67 = (a[2] as u128) * (b[3] as u128) + x66;
        let x68 = (a[3] as u128) * (b[2] as u128) + x67;
        let x69 = (a[4] as u128) * (b[1] as u128) + x68;
        let x70 = (a[5] as u128) * (b[0] as u128) + x69;
        let x71 = x70 + x26;
        let x72 = x71 + x29;
        let x73 = x72 + (x64 as u128);
        let x74 = (x73 as u64) & 0xffffffffffffff;
        let x75 = (x73 >> 56) as u64;
        let x76 = (a[0] as u128) * (b[6] as u128);
        let x77 = (a[1] as u128) * (b[5] as u128) + x76;
        let x78 = (a[2] as u128) * (b[4] as u128) + x77;
        let x79 = (a[3] as u128) * (b[3] as u128) + x78;
        let x80 = (a[4] as u128) * (b[2] as u128) + x79;
        let x81 = (a[5] as u128) * (b[1] as u128) + x80;
        let x82 = (a[6] as u128) * (b[0] as u128) + x81;
        let x83 = x82 + x27;
        let x84 = x83 + x28;
        let x85 = x84 + (x75 as u128);
        let x86 = (x85 as u64) & 0xffffffffffffff;
        let x87 = (x85 >> 56) as u64;
        let x88 = (a[0] as u128) * (b[7] as u128);
        let x89 = (a[1] as u128) * (b[6] as u128) + x88;
        let x90 = (a[2] as u128) * (b[5] as u128) + x89;
        let x91 = (a[3] as u128) * (b[4] as u128) + x90;
        let x92 = (a[4] as u128) * (b[3] as u128) + x91;
        let x93 = (a[5] as u128) * (b[2] as u128) + x92;
        let x94 = (a[6] as u128) * (b[1] as u128) + x93;
        let x95 = (a[7] as u128) * (b[0] as u128) + x94;
        let x96 = x95 + x21;
        let x97 = x96 + (x87 as u128);
        let x98 = (x97 as u64) & 0xffffffffffffff;
        let x99 = (x97 >> 56) as u64;
        let x100 = x63 + x55;
        let x101 = x33 + x99;
        let x102 = x100 + x99;
        let x103 = x102 & 0xffffffffffffff;
        let x104 = x102 >> 56;
        let x105 = x101 & 0xffffffffffffff;
        let x106 = x101 >> 56;
        let x107 = x74 + x104;
        let x108 = x39 + x106;
        Self([x105, x108, x46, x54, x103, x107, x86, x98])
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
        let x7 = a[7] + b[7];
        let x8 = x0 & 0xffffffffffffff;
        let x9 = x0 >> 56;
        let x10 = x1 & 0xffffffffffffff;
        let x11 = x1 >> 56;
        let x12 = x2 & 0xffffffffffffff;
        let x13 = x2 >> 56;
        let x14 = x3 & 0xffffffffffffff;
        let x15 = x3 >> 56;
        let x16 = x4 & 0xffffffffffffff;
        let x17 = x4 >> 56;
        let x18 = x5 & 0xffffffffffffff;
        let x19 = x5 >> 56;
        let x20 = x6 & 0xffffffffffffff;
        let x21 = x6 >> 56;
        let x22 = x7 & 0xffffffffffffff;
        let x23 = x7 >> 56;
        let x24 = x10 + x9;
        let x25 = x12 + x11;
        let x26 = x14 + x13;
        let x27 = x16 + x15;
        let x28 = x18 + x17;
        let x29 = x20 + x19;
        let x30 = x22 + x21;
        let x31 = x8 + x23;
        let x32 = x27 + x23;
        Self([x31, x24, x25, x26, x32, x28, x29, x30])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let x0 = 0x1fffffffffffffe - b[0];
        let x1 = 0x1fffffffffffffe - b[1];
        let x2 = 0x1fffffffffffffe - b[2];
        let x3 = 0x1fffffffffffffe - b[3];
        let x4 = 0x1fffffffffffffc - b[4];
        let x5 = 0x1fffffffffffffe - b[5];
        let x6 = 0x1fffffffffffffe - b[6];
        let x7 = 0x1fffffffffffffe - b[7];
        let x8 = a[0] + x0;
        let x9 = a[1] + x1;
        let x10 = a[2] + x2;
        let x11 = a[3] + x3;
        let x12 = a[4] + x4;
        let x13 = a[5] + x5;
        let x14 = a[6] + x6;
        let x15 = a[7] + x7;
        let x16 = x8 & 0xffffffffffffff;
        let x17 = x8 >> 56;
        let x18 = x9 & 0xffffffffffffff;
        let x19 = x9 >> 56;
        let x20 = x10 & 0xffffffffffffff;
        let x21 = x10 >> 56;
        let x22 = x11 & 0xffffffffffffff;
        let x23 = x11 >> 56;
        let x24 = x12 & 0xffffffffffffff;
        let x25 = x12 >> 56;
        let x26 = x13 & 0xffffffffffffff;
        let x27 = x13 >> 56;
        let x28 = x14 & 0xffffffffffffff;
        let x29 = x14 >> 56;
        let x30 = x15 & 0xffffffffffffff;
        let x31 = x15 >> 56;
        let x32 = x18 + x17;
        let x33 = x20 + x19;
        let x34 = x22 + x21;
        let x35 = x24 + x23;
        let x36 = x26 + x25;
        let x37 = x28 + x27;
        let x38 = x30 + x29;
        let x39 = x16 + x31;
        let x40 = x35 + x31;
        Self([x39, x32, x33, x34, x40, x36, x37, x38])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let x0 = 0x1fffffffffffffe - a[0];
        let x1 = 0x1fffffffffffffe - a[1];
        let x2 = 0x1fffffffffffffe - a[2];
        let x3 = 0x1fffffffffffffe - a[3];
        let x4 = 0x1fffffffffffffc - a[4];
        let x5 = 0x1fffffffffffffe - a[5];
        let x6 = 0x1fffffffffffffe - a[6];
        let x7 = 0x1fffffffffffffe - a[7];
        let x8 = x0 & 0xffffffffffffff;
        let x9 = x0 >> 56;
        let x10 = x1 & 0xffffffffffffff;
        let x11 = x1 >> 56;
        let x12 = x2 & 0xffffffffffffff;
        let x13 = x2 >> 56;
        let x14 = x3 & 0xffffffffffffff;
        let x15 = x3 >> 56;
        let x16 = x4 & 0xffffffffffffff;
        let x17 = x4 >> 56;
        let x18 = x5 & 0xffffffffffffff;
        let x19 = x5 >> 56;
        let x20 = x6 & 0xffffffffffffff;
        let x21 = x6 >> 56;
        let x22 = x7 & 0xffffffffffffff;
        let x23 = x7 >> 56;
        let x24 = x10 + x9;
        let x25 = x12 + x11;
        let x26 = x14 + x13;
        let x27 = x16 + x15;
        let x28 = x18 + x17;
        let x29 = x20 + x19;
        let x30 = x22 + x21;
        let x31 = x8 + x23;
        let x32 = x27 + x23;
        Self([x31, x24, x25, x26, x32, x28, x29, x30])
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

    /// `self^(2^n)·factor`.
    #[inline(never)]
    fn square_times_mul(&self, n: u32, factor: &Self) -> Self {
        self.square_times(n) * *factor
    }

    /// The inverse modulo p; of 0 it is 0.
    #[must_use]
    pub fn invert(&self) -> Self {
        let scale = Self([
            0x1fffffff,
            0,
            0,
            0,
            0xffffffefffffff,
            0xffffffffffffff,
            0xffffffffffffff,
            0xffffffffffffff,
        ]);
        // Times 2^-420.
        Self::reduce(divsteps::invert(self.canonical())).mul(scale)
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// t = a^((p + 1)/4), as p mod 4 = 3, is a root if its square is a.
    /// 445 squarings, 9 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let x2 = a.square_times_mul(1, &a);
        let x4 = x2.square_times_mul(2, &x2);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x64 = x32.square_times_mul(32, &x32);
        let x128 = x64.square_times_mul(64, &x64);
        let x192 = x128.square_times_mul(64, &x64);
        let x224 = x192.square_times_mul(32, &x32);
        let t = x224.square_times(222);
        let s = t.square();
        let ok = s == a;
        (Self::select(ok, &t, &Self::ZERO), ok)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 446 squarings, 12 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let x2 = a.square_times_mul(1, &a);
        let x4 = x2.square_times_mul(2, &x2);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x64 = x32.square_times_mul(32, &x32);
        let x72 = x64.square_times_mul(8, &x8);
        let x74 = x72.square_times_mul(2, &x2);
        let x148 = x74.square_times_mul(74, &x74);
        let x222 = x148.square_times_mul(74, &x74);
        let x223 = x222.square_times_mul(1, &a);
        let t = x223.square_times_mul(224, &x223);
        2 * i8::from(t == Self::ONE) + i8::from(t.is_zero()) - 1
    }
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (*self - *other).is_zero()
    }
}

impl Eq for Element {}

/// By divsteps (Bernstein, Yang 2019): 1033 divsteps in batches of 60, on numbers of 8 digits.
/// 2^s·f ≡ d·a, 2^s·g ≡ e·a (mod p), s up to 420; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 60;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 8;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0, and batches of them.
    const STEPS: u32 = 1033;
    const BATCHES: u32 = STEPS.div_ceil(DIGIT_BITS);
    /// Batches in which d and e grow, as 2^DIGIT_BITS to this power is below p.
    const GROWING: usize = 7;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = 20;
    const FIRST: u32 = PACK;
    const SECOND: u32 = PACK + 2;
    const LAST: u32 = FIRST + SECOND;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [-1, 0, 0, -17592186044416, 0, 0, 0, 268435456];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0xfffffffffffffff;

    /// What some steps do: (f, g) becomes (u·f + v·g, q·f + r·g), divided by 2 for each step.
    struct Matrix {
        u: Digit,
        v: Digit,
        q: Digit,
        r: Digit,
    }

    impl Matrix {
        /// `n` ≤ PACK steps; returns the new `zeta` = -(delta + 1/2), and the matrix with u + v·2^SECOND and
        /// q + r·2^SECOND in the places of u and q, as they are found together.
        ///
        /// f and the row (u, v) share a word, so do g and (q, r), so that what happens to f happens to its row:
        /// f + u·2^FIRST + v·2^LAST. Of f and g only n bits are looked at, as signed numbers: within ±2^(n - 1), where
        /// they stay, as |g ± f|/2 is at most the larger of both, and end below 2^(n - 1), as f is odd. The rows start
        /// as 2^n times those of the identity, as g and its row are halved each time, and stay within ±2^n.
        ///
        /// For the steps a word f is b = (-f - 1)/2 and a word g is c = -g - 1. Where g is odd, c is even, the c of
        /// (g + f)/2 is c/2 + b, that of (g - f)/2 is c/2 - b - 1, which adds the complement of b, and c/2 is the b of
        /// an exchange. The `one` is hidden from the compiler, which could otherwise make branches of the masks.
        #[inline(always)]
        fn packed(mut zeta: Digit, f: Digit, g: Digit, n: u32, one: Digit) -> (Digit, Self) {
            let low = |word: Digit| word << (Digit::BITS - n) >> (Digit::BITS - n);
            let mut b = !(low(f) + (1 << (FIRST + n))) >> 1;
            let mut c = !(low(g) + (1 << (LAST + n)));
            for _ in 0..n {
                let (negative, odd) = (zeta >> TOP, (c & one) - 1);
                let (exchange, shifted) = (negative & odd, c >> 1);
                c = shifted + ((b ^ negative) & odd);
                b ^= (b ^ shifted) & exchange;
                zeta = (zeta ^ exchange) - 1;
            }
            let (f, g) = (-2 * b - 1, !c);
            // Half of a field's range is added to what lies below the next field, which may be negative,
            // before it is cut off.
            let half = 1 << (FIRST - 1);
            let halves = half + (1 << (LAST - 1));
            let matrix = Self {
                u: (f + half) >> FIRST,
                v: (f + halves) >> LAST,
                q: (g + half) >> FIRST,
                r: (g + halves) >> LAST,
            };
            (zeta, matrix)
        }

        /// A batch of steps on the low digits of f, odd, and g, and the new `zeta`. Where fewer remain until g = 0,
        /// only those are made, in whole packs, and the matrix is scaled as if all had been made.
        fn of_batch(mut zeta: Digit, mut f: Digit, mut g: Digit, remain: u32) -> (Digit, Self) {
            let one = core::hint::black_box(1);
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
                (zeta, t) = Self::packed(zeta, f, g, n, one);
                // u·a + v·b = (u + v·2^SECOND)·a + v·(b - a·2^SECOND)
                let skewed = |a: Digit, b: Digit| b.wrapping_sub(a << SECOND);
                let (last, left) = (skewed(f, g), skewed(all.u, all.q));
                let right = skewed(all.v, all.r);
                let sum = |a: Digit, b: Digit, c: Digit, d: Digit| {
                    a.wrapping_mul(b).wrapping_add(c.wrapping_mul(d))
                };
                (f, g) = (sum(t.u, f, t.v, last) >> n, sum(t.q, f, t.r, last) >> n);
                all = Self {
                    u: sum(t.u, all.u, t.v, left),
                    v: sum(t.u, all.v, t.v, right),
                    q: sum(t.q, all.u, t.r, left),
                    r: sum(t.q, all.v, t.r, right),
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

        /// (d, e) = t·(d, e) for numbers of n digits, which get one more.
        fn transform_growing(&self, d: &mut [Digit; DIGITS], e: &mut [Digit; DIGITS], n: usize) {
            let (mut x, mut y): (Wide, Wide) = (0, 0);
            for i in 0..n {
                x += products(self.u, d[i], self.v, e[i]);
                y += products(self.q, d[i], self.r, e[i]);
                d[i] = x as Digit & MASK;
                e[i] = y as Digit & MASK;
                x >>= DIGIT_BITS;
                y >>= DIGIT_BITS;
            }
            d[n] = x as Digit;
            e[n] = y as Digit;
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
            x += i * Wide::from(P[3]);
            y += j * Wide::from(P[3]);
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
            d[5] = x as Digit & MASK;
            e[5] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[7], self.v, e[7]);
            y = (y >> DIGIT_BITS) + products(self.q, d[7], self.r, e[7]);
            x += i * Wide::from(P[7]);
            y += j * Wide::from(P[7]);
            d[6] = x as Digit & MASK;
            e[6] = y as Digit & MASK;
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

    /// The inverse of `a` times 2^(DIGIT_BITS·GROWING), below p.
    pub(super) fn invert(a: [u64; 7]) -> [u64; 7] {
        let mut f = P;
        let mut g = [
            a[0] as Digit & MASK,
            ((a[0] >> 60) | (a[1] << 4)) as Digit & MASK,
            ((a[1] >> 56) | (a[2] << 8)) as Digit & MASK,
            ((a[2] >> 52) | (a[3] << 12)) as Digit & MASK,
            ((a[3] >> 48) | (a[4] << 16)) as Digit & MASK,
            ((a[4] >> 44) | (a[5] << 20)) as Digit & MASK,
            ((a[5] >> 40) | (a[6] << 24)) as Digit & MASK,
            (a[6] >> 36) as Digit & MASK,
        ];
        let (mut d, mut e, mut zeta) = ([0; DIGITS], [0; DIGITS], -1);
        for batch in 0..BATCHES {
            let t;
            (zeta, t) = Matrix::of_batch(zeta, f[0], g[0], STEPS - DIGIT_BITS * batch);
            t.transform(&mut f, &mut g);
            match batch as usize {
                0 => (d[0], e[0]) = (t.v, t.r),
                n if n < GROWING => t.transform_growing(&mut d, &mut e, n),
                _ => t.transform_modulo(&mut d, &mut e),
            }
            if batch as usize + 1 == GROWING {
                for number in [&mut d, &mut e] {
                    number[GROWING] = number[GROWING - 1] >> DIGIT_BITS;
                    number[GROWING - 1] &= MASK;
                }
            }
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
            ((d[0]) | (d[1] << 60)) as u64,
            ((d[1] >> 4) | (d[2] << 56)) as u64,
            ((d[2] >> 8) | (d[3] << 52)) as u64,
            ((d[3] >> 12) | (d[4] << 48)) as u64,
            ((d[4] >> 16) | (d[5] << 44)) as u64,
            ((d[5] >> 20) | (d[6] << 40)) as u64,
            ((d[6] >> 24) | (d[7] << 36)) as u64,
        ]
    }
}

impl crate::Field for Element {
    type Bytes = [u8; BYTES];

    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const MODULUS: Self::Bytes = [
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfe, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
    ];
    const BITS: u32 = 448;
    const TWO_ADICITY: u32 = Self::TWO_ADICITY;
    const ROOT_OF_UNITY: Self = Self::ROOT_OF_UNITY;

    #[inline(always)]
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

    #[inline]
    fn reduce_wide_le_bytes(bytes: &[u8]) -> Self {
        Self::reduce_wide_le_bytes(bytes)
    }

    #[inline]
    fn reduce_wide_be_bytes(bytes: &[u8]) -> Self {
        Self::reduce_wide_be_bytes(bytes)
    }
}

impl core::fmt::Debug for Element {
    /// Prints the number below p, in hexadecimal.
    fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        formatter.write_str("0x")?;
        self.to_be_bytes()
            .iter()
            .try_for_each(|byte| write!(formatter, "{byte:02x}"))
    }
}

impl Default for Element {
    /// The number 0.
    fn default() -> Self {
        Self::ZERO
    }
}

impl core::ops::AddAssign for Element {
    #[inline(always)]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl core::ops::SubAssign for Element {
    #[inline(always)]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl core::ops::MulAssign for Element {
    #[inline(always)]
    fn mul_assign(&mut self, other: Self) {
        *self = *self * other;
    }
}

impl core::iter::Sum for Element {
    fn sum<I: Iterator<Item = Self>>(elements: I) -> Self {
        elements.fold(Self::ZERO, |a, b| a + b)
    }
}

impl<'a> core::iter::Sum<&'a Self> for Element {
    fn sum<I: Iterator<Item = &'a Self>>(elements: I) -> Self {
        elements.copied().sum()
    }
}

impl core::iter::Product for Element {
    fn product<I: Iterator<Item = Self>>(elements: I) -> Self {
        elements.fold(Self::ONE, |a, b| a * b)
    }
}

impl<'a> core::iter::Product<&'a Self> for Element {
    fn product<I: Iterator<Item = &'a Self>>(elements: I) -> Self {
        elements.copied().product()
    }
}

impl From<u64> for Element {
    /// The number modulo p.
    fn from(number: u64) -> Self {
        let mut words = [0; PLAIN];
        words[0] = number;
        Self::reduce(words)
    }
}

impl Element {
    /// 2^(8·BYTES).
    const BASE: Self = Self([1, 0, 0, 0, 1, 0, 0, 0]);

    /// The number given by bytes of any value and any length, least significant first, modulo p.
    ///
    /// The length shows in the time it takes. Of 16 random bytes more than an element has, all numbers are made
    /// with nearly the same probability, 1/p but for less than 2^-128/p.
    #[must_use]
    pub fn reduce_wide_le_bytes(bytes: &[u8]) -> Self {
        let mut sum = Self::ZERO;
        for chunk in bytes.chunks(BYTES).rev() {
            let mut padded = [0; BYTES];
            padded[..chunk.len()].copy_from_slice(chunk);
            sum = sum * Self::BASE + Self::reduce_le_bytes(&padded);
        }
        sum
    }

    /// The number given by bytes of any value and any length, most significant first, modulo p.
    #[must_use]
    pub fn reduce_wide_be_bytes(bytes: &[u8]) -> Self {
        let mut sum = Self::ZERO;
        for chunk in bytes.rchunks(BYTES).rev() {
            let mut padded = [0; BYTES];
            padded[BYTES - chunk.len()..].copy_from_slice(chunk);
            sum = sum * Self::BASE + Self::reduce_be_bytes(&padded);
        }
        sum
    }
}

impl Element {
    /// p - 1 is an odd multiple of 2 to this power.
    pub const TWO_ADICITY: u32 = 1;

    /// A root of unity of order 2^TWO_ADICITY: the power (p - 1)/2^TWO_ADICITY of 7.
    pub const ROOT_OF_UNITY: Self = Self([
        0xfffffffffffffe,
        0xffffffffffffff,
        0xffffffffffffff,
        0xffffffffffffff,
        0xfffffffffffffe,
        0xffffffffffffff,
        0xffffffffffffff,
        0xffffffffffffff,
    ]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([
        0xfffffffffffffe,
        0xffffffffffffff,
        0xffffffffffffff,
        0xffffffffffffff,
        0xfffffffffffffe,
        0xffffffffffffff,
        0xffffffffffffff,
        0xffffffffffffff,
    ]);

    /// The number 7, of which every number but 0 is a power.
    pub const GENERATOR: Self = Self([7, 0, 0, 0, 0, 0, 0, 0]);

    /// The power 2^TWO_ADICITY of the generator, whose powers are the numbers of odd order.
    pub const DELTA: Self = Self([0x31, 0, 0, 0, 0, 0, 0, 0]);
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

/// All ones for 1, zero for 0; by a zero hidden from the compiler, which could otherwise make a branch of it.
#[inline(always)]
const fn mask(bit: u64) -> u64 {
    // Not the mask itself: it would take the time of a round through memory.
    core::hint::black_box::<u64>(0).wrapping_sub(bit)
}
