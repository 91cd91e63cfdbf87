// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^521 - 1. Generated, do not edit:
//! ```text
//! modforge field "2^521 - 1" --name p521 --prefix fe_p521 --layout unsaturated --trait crate::Field
//! ```
//!
//! p = 0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
//! Element: 9 words of 64 bits at bits 0, 58, 116, 174, 232, 290, 348, 406, 464, up to 2^58 + 2; 2^58 + 16; 2^58 + 2 (3 times); 2^58 + 12; 2^58 + 2 (2 times); 2^57 + 2, least significant first, any value below 0x20000000000000300000000000000c000000000000030000000000000340000000000000300000000000000c0000000000000300000000000004400000000000003.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: 9 digits of 57 and 58 bits, folded at bit m before the products are summed; the numbers of mul and their bounds:
//! ```text
//! r1 = a·b modulo p < 2^521 + 2^458
//! ```
//! Operations:
//! ```text
//! mul: 81 multiplications, 83 additions, 19 shifts, 11 logic
//! square: 45 multiplications, 47 additions, 26 shifts, 11 logic
//! add: 18 additions, 9 shifts, 9 logic
//! sub: 27 additions, 9 shifts, 9 logic
//! neg: 18 additions, 9 shifts, 9 logic
//! mul_small: 9 multiplications, 10 additions, 10 shifts, 10 logic
//! half: 26 additions, 26 shifts, 28 logic
//! canonical: 18 additions, 16 shifts, 10 logic
//! decode: 17 additions, 16 shifts, 18 logic
//! reduce: 10 additions, 18 shifts, 10 logic
//! invert: 1201 divsteps in batches of 60
//! sqrt: 519 squarings, 0 multiplications
//! legendre: 519 squarings, 10 multiplications
//! ```

// A product is reduced by masks as well.
#![allow(clippy::suspicious_arithmetic_impl)]

use core::ops::{Add, Mul, Neg, Sub};

/// Words of an element.
pub const WORDS: usize = 9;

/// Words of a number below p.
pub const PLAIN: usize = 9;

/// Bytes of an encoded element.
pub const BYTES: usize = 66;

/// The modulus p = 2^521 - 1.
pub const MODULUS: [u64; PLAIN] = [
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0x1ff,
];

/// A number modulo p: 9 words of 64 bits at bits 0, 58, 116, 174, 232, 290, 348, 406, 464, up to 2^58 + 2; 2^58 + 16; 2^58 + 2 (3 times); 2^58 + 12; 2^58 + 2 (2 times); 2^57 + 2, least significant first, any value below 0x20000000000000300000000000000c000000000000030000000000000340000000000000300000000000000c0000000000000300000000000004400000000000003.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([1, 0, 0, 0, 0, 0, 0, 0, 0]);

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
        let x0 = (a[0] as u128) * (a[0] as u128);
        let x1 = a[1] << 2;
        let x2 = (x1 as u128) * (a[8] as u128) + x0;
        let x3 = a[2] << 2;
        let x4 = (x3 as u128) * (a[7] as u128) + x2;
        let x5 = a[3] << 2;
        let x6 = (x5 as u128) * (a[6] as u128) + x4;
        let x7 = a[4] << 2;
        let x8 = (x7 as u128) * (a[5] as u128) + x6;
        let x9 = (x8 as u64) & 0x3ffffffffffffff;
        let x10 = (x8 >> 58) as u64;
        let x11 = a[0] << 1;
        let x12 = (x11 as u128) * (a[1] as u128);
        let x13 = (x3 as u128) * (a[8] as u128) + x12;
        let x14 = (x5 as u128) * (a[7] as u128) + x13;
        let x15 = (x7 as u128) * (a[6] as u128) + x14;
        let x16 = a[5] << 1;
        let x17 = (x16 as u128) * (a[5] as u128) + x15;
        let x18 = x17 + (x10 as u128);
        let x19 = (x18 as u64) & 0x3ffffffffffffff;
        let x20 = (x18 >> 58) as u64;
        let x21 = (x11 as u128) * (a[2] as u128);
        let x22 = (a[1] as u128) * (a[1] as u128) + x21;
        let x23 = (x5 as u128) * (a[8] as u128) + x22;
        let x24 = (x7 as u128) * (a[7] as u128) + x23;
        let x25 = a[5] << 2;
        let x26 = (x25 as u128) * (a[6] as u128) + x24;
        let x27 = x26 + (x20 as u128);
        let x28 = (x27 as u64) & 0x3ffffffffffffff;
        let x29 = (x27 >> 58) as u64;
        let x30 = (x11 as u128) * (a[3] as u128);
        let x31 = a[1] << 1;
        let x32 = (x31 as u128) * (a[2] as u128) + x30;
        let x33 = (x7 as u128) * (a[8] as u128) + x32;
        let x34 = (x25 as u128) * (a[7] as u128) + x33;
        let x35 = a[6] << 1;
        let x36 = (x35 as u128) * (a[6] as u128) + x34;
        let x37 = x36 + (x29 as u128);
        let x38 = (x37 as u64) & 0x3ffffffffffffff;
        let x39 = (x37 >> 58) as u64;
        let x40 = (x11 as u128) * (a[4] as u128);
        let x41 = (x31 as u128) * (a[3] as u128) + x40;
        let x42 = (a[2] as u128) * (a[2] as u128) + x41;
        let x43 = (x25 as u128) * (a[8] as u128) + x42;
        let x44 = a[6] << 2;
        let x45 = (x44 as u128) * (a[7] as u128) + x43;
        let x46 = (x45 as u64) & 0x3ffffffffffffff;
        let x47 = (x45 >> 58) as u64;
        let x48 = (x11 as u128) * (a[5] as u128);
        let x49 = (x31 as u128) * (a[4] as u128) + x48;
        let x50 = a[2] << 1;
        let x51 = (x50 as u128) * (a[3] as u128) + x49;
        let x52 = (x44 as u128) * (a[8] as u128) + x51;
        let x53 = a[7] << 1;
        let x54 = (x53 as u128) * (a[7] as u128) + x52;
        let x55 = x54 + (x47 as u128);
        let x56 = (x55 as u64) & 0x3ffffffffffffff;
        let x57 = (x55 >> 58) as u64;
        let x58 = (x11 as u128) * (a[6] as u128);
        let x59 = (x31 as u128) * (a[5] as u128) + x58;
        let x60 = (x50 as u128) * (a[4] as u128) + x59;
        let x61 = (a[3] as u128) * (a[3] as u128) + x60;
        let x62 = a[7] << 2;
        let x63 = (x62 as u128) * (a[8] as u128) + x61;
        let x64 = x63 + (x57 as u128);
        let x65 = (x64 as u64) & 0x3ffffffffffffff;
        let x66 = (x64 >> 58) as u64;
        let x67 = (x11 as u128) * (a[7] as u128);
        let x68 = (x31 as u128) * (a[6] as u128) + x67;
        let x69 = (x50 as u128) * (a[5] as u128) + x68;
        let x70 = a[3] << 1;
        let x71 = (x70 as u128) * (a[4] as u128) + x69;
        let x72 = a[8] << 1;
        let x73 = (x72 as u128) * (a[8] as u128) + x71;
        let x74 = x73 + (x66 as u128);
        let x75 = (x74 as u64) & 0x3ffffffffffffff;
        let x76 = (x74 >> 58) as u64;
        let x77 = (x11 as u128) * (a[8] as u128);
        let x78 = (x31 as u128) * (a[7] as u128) + x77;
        let x79 = (x50 as u128) * (a[6] as u128) + x78;
        let x80 = (x70 as u128) * (a[5] as u128) + x79;
        let x81 = (a[4] as u128) * (a[4] as u128) + x80;
        let x82 = x81 + (x76 as u128);
        let x83 = (x82 as u64) & 0x1ffffffffffffff;
        let x84 = (x82 >> 57) as u64;
        let x85 = x46 + x39;
        let x86 = x9 + x84;
        let x87 = x85 & 0x3ffffffffffffff;
        let x88 = x85 >> 58;
        let x89 = x86 & 0x3ffffffffffffff;
        let x90 = x86 >> 58;
        let x91 = x56 + x88;
        let x92 = x19 + x90;
        Self([x89, x92, x28, x38, x87, x91, x65, x75, x83])
    }

    /// The product with a small number.
    #[must_use]
    #[inline]
    pub fn mul_small(&self, b: u32) -> Self {
        let a = self.0;
        let b = [u64::from(b)];
        let x0 = (a[0] as u128) * (b[0] as u128);
        let x1 = (x0 as u64) & 0x3ffffffffffffff;
        let x2 = (x0 >> 58) as u64;
        let x3 = (a[1] as u128) * (b[0] as u128);
        let x4 = x3 + (x2 as u128);
        let x5 = (x4 as u64) & 0x3ffffffffffffff;
        let x6 = (x4 >> 58) as u64;
        let x7 = (a[2] as u128) * (b[0] as u128);
        let x8 = x7 + (x6 as u128);
        let x9 = (x8 as u64) & 0x3ffffffffffffff;
        let x10 = (x8 >> 58) as u64;
        let x11 = (a[3] as u128) * (b[0] as u128);
        let x12 = x11 + (x10 as u128);
        let x13 = (x12 as u64) & 0x3ffffffffffffff;
        let x14 = (x12 >> 58) as u64;
        let x15 = (a[4] as u128) * (b[0] as u128);
        let x16 = x15 + (x14 as u128);
        let x17 = (x16 as u64) & 0x3ffffffffffffff;
        let x18 = (x16 >> 58) as u64;
        let x19 = (a[5] as u128) * (b[0] as u128);
        let x20 = x19 + (x18 as u128);
        let x21 = (x20 as u64) & 0x3ffffffffffffff;
        let x22 = (x20 >> 58) as u64;
        let x23 = (a[6] as u128) * (b[0] as u128);
        let x24 = x23 + (x22 as u128);
        let x25 = (x24 as u64) & 0x3ffffffffffffff;
        let x26 = (x24 >> 58) as u64;
        let x27 = (a[7] as u128) * (b[0] as u128);
        let x28 = x27 + (x26 as u128);
        let x29 = (x28 as u64) & 0x3ffffffffffffff;
        let x30 = (x28 >> 58) as u64;
        let x31 = (a[8] as u128) * (b[0] as u128);
        let x32 = x31 + (x30 as u128);
        let x33 = (x32 as u64) & 0x1ffffffffffffff;
        let x34 = (x32 >> 57) as u64;
        let x35 = x1 + x34;
        let x36 = x35 & 0x3ffffffffffffff;
        let x37 = x35 >> 58;
        let x38 = x5 + x37;
        Self([x36, x38, x9, x13, x17, x21, x25, x29, x33])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = mask(x0);
        let x2 = x1 & 0x3ffffffffffffff;
        let x3 = a[0] + x2;
        let x4 = x1 & 0x3ffffffffffffff;
        let x5 = a[1] + x4;
        let x6 = x1 & 0x3ffffffffffffff;
        let x7 = a[2] + x6;
        let x8 = x1 & 0x3ffffffffffffff;
        let x9 = a[3] + x8;
        let x10 = x1 & 0x3ffffffffffffff;
        let x11 = a[4] + x10;
        let x12 = x1 & 0x3ffffffffffffff;
        let x13 = a[5] + x12;
        let x14 = x1 & 0x3ffffffffffffff;
        let x15 = a[6] + x14;
        let x16 = x1 & 0x3ffffffffffffff;
        let x17 = a[7] + x16;
        let x18 = x1 & 0x1ffffffffffffff;
        let x19 = a[8] + x18;
        let x20 = x5 & 1;
        let x21 = x7 & 1;
        let x22 = x9 & 1;
        let x23 = x11 & 1;
        let x24 = x13 & 1;
        let x25 = x15 & 1;
        let x26 = x17 & 1;
        let x27 = x19 & 1;
        let x28 = x3 >> 1;
        let x29 = x5 >> 1;
        let x30 = x7 >> 1;
        let x31 = x9 >> 1;
        let x32 = x11 >> 1;
        let x33 = x13 >> 1;
        let x34 = x15 >> 1;
        let x35 = x17 >> 1;
        let x36 = x19 >> 1;
        let x37 = x20 << 57;
        let x38 = x28 + x37;
        let x39 = x21 << 57;
        let x40 = x29 + x39;
        let x41 = x22 << 57;
        let x42 = x30 + x41;
        let x43 = x23 << 57;
        let x44 = x31 + x43;
        let x45 = x24 << 57;
        let x46 = x32 + x45;
        let x47 = x25 << 57;
        let x48 = x33 + x47;
        let x49 = x26 << 57;
        let x50 = x34 + x49;
        let x51 = x27 << 57;
        let x52 = x35 + x51;
        let x53 = x38 & 0x3ffffffffffffff;
        let x54 = x38 >> 58;
        let x55 = x40 & 0x3ffffffffffffff;
        let x56 = x40 >> 58;
        let x57 = x42 & 0x3ffffffffffffff;
        let x58 = x42 >> 58;
        let x59 = x44 & 0x3ffffffffffffff;
        let x60 = x44 >> 58;
        let x61 = x46 & 0x3ffffffffffffff;
        let x62 = x46 >> 58;
        let x63 = x48 & 0x3ffffffffffffff;
        let x64 = x48 >> 58;
        let x65 = x50 & 0x3ffffffffffffff;
        let x66 = x50 >> 58;
        let x67 = x52 & 0x3ffffffffffffff;
        let x68 = x52 >> 58;
        let x69 = x36 & 0x1ffffffffffffff;
        let x70 = x36 >> 57;
        let x71 = x55 + x54;
        let x72 = x57 + x56;
        let x73 = x59 + x58;
        let x74 = x61 + x60;
        let x75 = x63 + x62;
        let x76 = x65 + x64;
        let x77 = x67 + x66;
        let x78 = x69 + x68;
        let x79 = x53 + x70;
        Self([x79, x71, x72, x73, x74, x75, x76, x77, x78])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let x0 = a[2] << 52;
        let x1 = a[2] >> 12;
        let x2 = a[4] << 40;
        let x3 = a[4] >> 24;
        let x4 = a[6] << 28;
        let x5 = a[6] >> 36;
        let x6 = a[8] << 16;
        let x7 = a[8] >> 48;
        let x8 = a[1] << 58;
        let x9 = a[1] >> 6;
        let x10 = a[3] << 46;
        let x11 = a[3] >> 18;
        let x12 = a[5] << 34;
        let x13 = a[5] >> 30;
        let x14 = a[7] << 22;
        let x15 = a[7] >> 42;
        let (x16, x17) = addc(a[0], x8, 0);
        let (x18, x19) = addc(x0, x9, x17);
        let (x20, x21) = addc(x1, x10, x19);
        let (x22, x23) = addc(x2, x11, x21);
        let (x24, x25) = addc(x3, x12, x23);
        let (x26, x27) = addc(x4, x13, x25);
        let (x28, x29) = addc(x5, x14, x27);
        let (x30, x31) = addc(x6, x15, x29);
        let (x32, _) = addc(x7, x31, 0);
        let (x33, x34) = subb(x16, 0xffffffffffffffff, 0);
        let (x35, x36) = subb(x18, 0xffffffffffffffff, x34);
        let (x37, x38) = subb(x20, 0xffffffffffffffff, x36);
        let (x39, x40) = subb(x22, 0xffffffffffffffff, x38);
        let (x41, x42) = subb(x24, 0xffffffffffffffff, x40);
        let (x43, x44) = subb(x26, 0xffffffffffffffff, x42);
        let (x45, x46) = subb(x28, 0xffffffffffffffff, x44);
        let (x47, x48) = subb(x30, 0xffffffffffffffff, x46);
        let (x49, x50) = subb(x32, 0x1ff, x48);
        let x51 = mask(x50);
        let x52 = x33 ^ (x51 & (x16 ^ x33));
        let x53 = x35 ^ (x51 & (x18 ^ x35));
        let x54 = x37 ^ (x51 & (x20 ^ x37));
        let x55 = x39 ^ (x51 & (x22 ^ x39));
        let x56 = x41 ^ (x51 & (x24 ^ x41));
        let x57 = x43 ^ (x51 & (x26 ^ x43));
        let x58 = x45 ^ (x51 & (x28 ^ x45));
        let x59 = x47 ^ (x51 & (x30 ^ x47));
        let x60 = x49 ^ (x51 & (x32 ^ x49));
        [x52, x53, x54, x55, x56, x57, x58, x59, x60]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let x0 = a[0] & 0x3ffffffffffffff;
        let x1 = a[0] >> 58;
        let x2 = a[1] & 0xfffffffffffff;
        let x3 = x2 << 6;
        let x4 = x1 + x3;
        let x5 = a[1] >> 52;
        let x6 = a[2] & 0x3fffffffffff;
        let x7 = x6 << 12;
        let x8 = x5 + x7;
        let x9 = a[2] >> 46;
        let x10 = a[3] & 0xffffffffff;
        let x11 = x10 << 18;
        let x12 = x9 + x11;
        let x13 = a[3] >> 40;
        let x14 = a[4] & 0x3ffffffff;
        let x15 = x14 << 24;
        let x16 = x13 + x15;
        let x17 = a[4] >> 34;
        let x18 = a[5] & 0xfffffff;
        let x19 = x18 << 30;
        let x20 = x17 + x19;
        let x21 = a[5] >> 28;
        let x22 = a[6] & 0x3fffff;
        let x23 = x22 << 36;
        let x24 = x21 + x23;
        let x25 = a[6] >> 22;
        let x26 = a[7] & 0xffff;
        let x27 = x26 << 42;
        let x28 = x25 + x27;
        let x29 = a[7] >> 16;
        let x30 = a[8] & 0x1ff;
        let x31 = x30 << 48;
        let x32 = x29 + x31;
        let x33 = a[8] >> 9;
        let x34 = x0 + x33;
        let x35 = x34 & 0x3ffffffffffffff;
        let x36 = x34 >> 58;
        let x37 = x4 + x36;
        Self([x35, x37, x8, x12, x16, x20, x24, x28, x32])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xffffffffffffffff, 0);
        let (_, x1) = subb(a[1], 0xffffffffffffffff, x0);
        let (_, x2) = subb(a[2], 0xffffffffffffffff, x1);
        let (_, x3) = subb(a[3], 0xffffffffffffffff, x2);
        let (_, x4) = subb(a[4], 0xffffffffffffffff, x3);
        let (_, x5) = subb(a[5], 0xffffffffffffffff, x4);
        let (_, x6) = subb(a[6], 0xffffffffffffffff, x5);
        let (_, x7) = subb(a[7], 0xffffffffffffffff, x6);
        let (_, x8) = subb(a[8], 0x1ff, x7);
        let x9 = mask(x8);
        let x10 = x9 & a[0];
        let x11 = x9 & a[1];
        let x12 = x9 & a[2];
        let x13 = x9 & a[3];
        let x14 = x9 & a[4];
        let x15 = x9 & a[5];
        let x16 = x9 & a[6];
        let x17 = x9 & a[7];
        let x18 = x9 & a[8];
        let x19 = x10 & 0x3ffffffffffffff;
        let x20 = x10 >> 58;
        let x21 = x11 & 0xfffffffffffff;
        let x22 = x21 << 6;
        let x23 = x20 + x22;
        let x24 = x11 >> 52;
        let x25 = x12 & 0x3fffffffffff;
        let x26 = x25 << 12;
        let x27 = x24 + x26;
        let x28 = x12 >> 46;
        let x29 = x13 & 0xffffffffff;
        let x30 = x29 << 18;
        let x31 = x28 + x30;
        let x32 = x13 >> 40;
        let x33 = x14 & 0x3ffffffff;
        let x34 = x33 << 24;
        let x35 = x32 + x34;
        let x36 = x14 >> 34;
        let x37 = x15 & 0xfffffff;
        let x38 = x37 << 30;
        let x39 = x36 + x38;
        let x40 = x15 >> 28;
        let x41 = x16 & 0x3fffff;
        let x42 = x41 << 36;
        let x43 = x40 + x42;
        let x44 = x16 >> 22;
        let x45 = x17 & 0xffff;
        let x46 = x45 << 42;
        let x47 = x44 + x46;
        let x48 = x17 >> 16;
        let x49 = x18 << 48;
        let x50 = x48 + x49;
        let words = [x19, x23, x27, x31, x35, x39, x43, x47, x50];
        (Self(words), x8)
    }
}

impl Mul for Element {
    type Output = Self;

    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let x0 = (a[0] as u128) * (b[0] as u128);
        let x1 = a[1] << 1;
        let x2 = (x1 as u128) * (b[8] as u128) + x0;
        let x3 = a[2] << 1;
        let x4 = (x3 as u128) * (b[7] as u128) + x2;
        let x5 = a[3] << 1;
        let x6 = (x5 as u128) * (b[6] as u128) + x4;
        let x7 = a[4] << 1;
        let x8 = (x7 as u128) * (b[5] as u128) + x6;
        let x9 = a[5] << 1;
        let x10 = (x9 as u128) * (b[4] as u128) + x8;
        let x11 = a[6] << 1;
        let x12 = (x11 as u128) * (b[3] as u128) + x10;
        let x13 = a[7] << 1;
        let x14 = (x13 as u128) * (b[2] as u128) + x12;
        let x15 = a[8] << 1;
        let x16 = (x15 as u128) * (b[1] as u128) + x14;
        let x17 = (x16 as u64) & 0x3ffffffffffffff;
        let x18 = (x16 >> 58) as u64;
        let x19 = (a[0] as u128) * (b[1] as u128);
        let x20 = (a[1] as u128) * (b[0] as u128) + x19;
        let x21 = (x3 as u128) * (b[8] as u128) + x20;
        let x22 = (x5 as u128) * (b[7] as u128) + x21;
        let x23 = (x7 as u128) * (b[6] as u128) + x22;
        let x24 = (x9 as u128) * (b[5] as u128) + x23;
        let x25 = (x11 as u128) * (b[4] as u128) + x24;
        let x26 = (x13 as u128) * (b[3] as u128) + x25;
        let x27 = (x15 as u128) * (b[2] as u128) + x26;
        let x28 = x27 + (x18 as u128);
        let x29 = (x28 as u64) & 0x3ffffffffffffff;
        let x30 = (x28 >> 58) as u64;
        let x31 = (a[0] as u128) * (b[2] as u128);
        let x32 = (a[1] as u128) * (b[1] as u128) + x31;
        let x33 = (a[2] as u128) * (b[0] as u128) + x32;
        let x34 = (x5 as u128) * (b[8] as u128) + x33;
        let x35 = (x7 as u128) * (b[7] as u128) + x34;
        let x36 = (x9 as u128) * (b[6] as u128) + x35;
        let x37 = (x11 as u128) * (b[5] as u128) + x36;
        let x38 = (x13 as u128) * (b[4] as u128) + x37;
        let x39 = (x15 as u128) * (b[3] as u128) + x38;
        let x40 = x39 + (x30 as u128);
        let x41 = (x40 as u64) & 0x3ffffffffffffff;
        let x42 = (x40 >> 58) as u64;
        let x43 = (a[0] as u128) * (b[3] as u128);
        let x44 = (a[1] as u128) * (b[2] as u128) + x43;
        let x45 = (a[2] as u128) * (b[1] as u128) + x44;
        let x46 = (a[3] as u128) * (b[0] as u128) + x45;
        let x47 = (x7 as u128) * (b[8] as u128) + x46;
        let x48 = (x9 as u128) * (b[7] as u128) + x47;
        let x49 = (x11 as u128) * (b[6] as u128) + x48;
        let x50 = (x13 as u128) * (b[5] as u128) + x49;
        let x51 = (x15 as u128) * (b[4] as u128) + x50;
        let x52 = x51 + (x42 as u128);
        let x53 = (x52 as u64) & 0x3ffffffffffffff;
        let x54 = (x52 >> 58) as u64;
        let x55 = (a[0] as u128) * (b[4] as u128);
        let x56 = (a[1] as u128) * (b[3] as u128) + x55;
        let x57 = (a[2] as u128) * (b[2] as u128) + x56;
        let x58 = (a[3] as u128) * (b[1] as u128) + x57;
        let x59 = (a[4] as u128) * (b[0] as u128) + x58;
        let x60 = (x9 as u128) * (b[8] as u128) + x59;
        let x61 = (x11 as u128) * (b[7] as u128) + x60;
        let x62 = (x13 as u128) * (b[6] as u128) + x61;
        let x63 = (x15 as u128) * (b[5] as u128) + x62;
        let x64 = (x63 as u64) & 0x3ffffffffffffff;
        let x65 = (x63 >> 58) as u64;
        let x66 = (a[0] as u128) * (b[5] as u128);
        let x67 = (a[1] as u128) * (b[4] as u128) + x66;
        let x68 = (a[2] as u128) * (b[3] as u128) + x67;
        let x69 = (a[3] as u128) * (b[2] as u128) + x68;
        let x70 = (a[4] as u128) * (b[1] as u128) + x69;
        let x71 = (a[5] as u128) * (b[0] as u128) + x70;
        let x72 = (x11 as u128) * (b[8] as u128) + x71;
        let x73 = (x13 as u128) * (b[7] as u128) + x72;
        let x74 = (x15 as u128) * (b[6] as u128) + x73;
        let x75 = x74 + (x65 as u128);
        let x76 = (x75 as u64) & 0x3ffffffffffffff;
        let x77 = (x75 >> 58) as u64;
        let x78 = (a[0] as u128) * (b[6] as u128);
        let x79 = (a[1] as u128) * (b[5] as u128) + x78;
        let x80 = (a[2] as u128) * (b[4] as u128) + x79;
        let x81 = (a[3] as u128) * (b[3] as u128) + x80;
        let x82 = (a[4] as u128) * (b[2] as u128) + x81;
        let x83 = (a[5] as u128) * (b[1] as u128) + x82;
        let x84 = (a[6] as u128) * (b[0] as u128) + x83;
        let x85 = (x13 as u128) * (b[8] as u128) + x84;
        let x86 = (x15 as u128) * (b[7] as u128) + x85;
        let x87 = x86 + (x77 as u128);
        let x88 = (x87 as u64) & 0x3ffffffffffffff;
        let x89 = (x87 >> 58) as u64;
        let x90 = (a[0] as u128) * (b[7] as u128);
        let x91 = (a[1] as u128) * (b[6] as u128) + x90;
        let x92 = (a[2] as u128) * (b[5] as u128) + x91;
        let x93 = (a[3] as u128) * (b[4] as u128) + x92;
        let x94 = (a[4] as u128) * (b[3] as u128) + x93;
        let x95 = (a[5] as u128) * (b[2] as u128) + x94;
        let x96 = (a[6] as u128) * (b[1] as u128) + x95;
        let x97 = (a[7] as u128) * (b[0] as u128) + x96;
        let x98 = (x15 as u128) * (b[8] as u128) + x97;
        let x99 = x98 + (x89 as u128);
        let x100 = (x99 as u64) & 0x3ffffffffffffff;
        let x101 = (x99 >> 58) as u64;
        let x102 = (a[0] as u128) * (b[8] as u128);
        let x103 = (a[1] as u128) * (b[7] as u128) + x102;
        let x104 = (a[2] as u128) * (b[6] as u128) + x103;
        let x105 = (a[3] as u128) * (b[5] as u128) + x104;
        let x106 = (a[4] as u128) * (b[4] as u128) + x105;
        let x107 = (a[5] as u128) * (b[3] as u128) + x106;
        let x108 = (a[6] as u128) * (b[2] as u128) + x107;
        let x109 = (a[7] as u128) * (b[1] as u128) + x108;
        let x110 = (a[8] as u128) * (b[0] as u128) + x109;
        let x111 = x110 + (x101 as u128);
        let x112 = (x111 as u64) & 0x1ffffffffffffff;
        let x113 = (x111 >> 57) as u64;
        let x114 = x64 + x54;
        let x115 = x17 + x113;
        let x116 = x114 & 0x3ffffffffffffff;
        let x117 = x114 >> 58;
        let x118 = x115 & 0x3ffffffffffffff;
        let x119 = x115 >> 58;
        let x120 = x76 + x117;
        let x121 = x29 + x119;
        Self([x118, x121, x41, x53, x116, x120, x88, x100, x112])
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
        let x8 = a[8] + b[8];
        let x9 = x0 & 0x3ffffffffffffff;
        let x10 = x0 >> 58;
        let x11 = x1 & 0x3ffffffffffffff;
        let x12 = x1 >> 58;
        let x13 = x2 & 0x3ffffffffffffff;
        let x14 = x2 >> 58;
        let x15 = x3 & 0x3ffffffffffffff;
        let x16 = x3 >> 58;
        let x17 = x4 & 0x3ffffffffffffff;
        let x18 = x4 >> 58;
        let x19 = x5 & 0x3ffffffffffffff;
        let x20 = x5 >> 58;
        let x21 = x6 & 0x3ffffffffffffff;
        let x22 = x6 >> 58;
        let x23 = x7 & 0x3ffffffffffffff;
        let x24 = x7 >> 58;
        let x25 = x8 & 0x1ffffffffffffff;
        let x26 = x8 >> 57;
        let x27 = x11 + x10;
        let x28 = x13 + x12;
        let x29 = x15 + x14;
        let x30 = x17 + x16;
        let x31 = x19 + x18;
        let x32 = x21 + x20;
        let x33 = x23 + x22;
        let x34 = x25 + x24;
        let x35 = x9 + x26;
        Self([x35, x27, x28, x29, x30, x31, x32, x33, x34])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let x0 = 0x7fffffffffffffe - b[0];
        let x1 = 0x7fffffffffffffe - b[1];
        let x2 = 0x7fffffffffffffe - b[2];
        let x3 = 0x7fffffffffffffe - b[3];
        let x4 = 0x7fffffffffffffe - b[4];
        let x5 = 0x7fffffffffffffe - b[5];
        let x6 = 0x7fffffffffffffe - b[6];
        let x7 = 0x7fffffffffffffe - b[7];
        let x8 = 0x3fffffffffffffe - b[8];
        let x9 = a[0] + x0;
        let x10 = a[1] + x1;
        let x11 = a[2] + x2;
        let x12 = a[3] + x3;
        let x13 = a[4] + x4;
        let x14 = a[5] + x5;
        let x15 = a[6] + x6;
        let x16 = a[7] + x7;
        let x17 = a[8] + x8;
        let x18 = x9 & 0x3ffffffffffffff;
        let x19 = x9 >> 58;
        let x20 = x10 & 0x3ffffffffffffff;
        let x21 = x10 >> 58;
        let x22 = x11 & 0x3ffffffffffffff;
        let x23 = x11 >> 58;
        let x24 = x12 & 0x3ffffffffffffff;
        let x25 = x12 >> 58;
        let x26 = x13 & 0x3ffffffffffffff;
        let x27 = x13 >> 58;
        let x28 = x14 & 0x3ffffffffffffff;
        let x29 = x14 >> 58;
        let x30 = x15 & 0x3ffffffffffffff;
        let x31 = x15 >> 58;
        let x32 = x16 & 0x3ffffffffffffff;
        let x33 = x16 >> 58;
        let x34 = x17 & 0x1ffffffffffffff;
        let x35 = x17 >> 57;
        let x36 = x20 + x19;
        let x37 = x22 + x21;
        let x38 = x24 + x23;
        let x39 = x26 + x25;
        let x40 = x28 + x27;
        let x41 = x30 + x29;
        let x42 = x32 + x31;
        let x43 = x34 + x33;
        let x44 = x18 + x35;
        Self([x44, x36, x37, x38, x39, x40, x41, x42, x43])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let x0 = 0x7fffffffffffffe - a[0];
        let x1 = 0x7fffffffffffffe - a[1];
        let x2 = 0x7fffffffffffffe - a[2];
        let x3 = 0x7fffffffffffffe - a[3];
        let x4 = 0x7fffffffffffffe - a[4];
        let x5 = 0x7fffffffffffffe - a[5];
        let x6 = 0x7fffffffffffffe - a[6];
        let x7 = 0x7fffffffffffffe - a[7];
        let x8 = 0x3fffffffffffffe - a[8];
        let x9 = x0 & 0x3ffffffffffffff;
        let x10 = x0 >> 58;
        let x11 = x1 & 0x3ffffffffffffff;
        let x12 = x1 >> 58;
        let x13 = x2 & 0x3ffffffffffffff;
        let x14 = x2 >> 58;
        let x15 = x3 & 0x3ffffffffffffff;
        let x16 = x3 >> 58;
        let x17 = x4 & 0x3ffffffffffffff;
        let x18 = x4 >> 58;
        let x19 = x5 & 0x3ffffffffffffff;
        let x20 = x5 >> 58;
        let x21 = x6 & 0x3ffffffffffffff;
        let x22 = x6 >> 58;
        let x23 = x7 & 0x3ffffffffffffff;
        let x24 = x7 >> 58;
        let x25 = x8 & 0x1ffffffffffffff;
        let x26 = x8 >> 57;
        let x27 = x11 + x10;
        let x28 = x13 + x12;
        let x29 = x15 + x14;
        let x30 = x17 + x16;
        let x31 = x19 + x18;
        let x32 = x21 + x20;
        let x33 = x23 + x22;
        let x34 = x25 + x24;
        let x35 = x9 + x26;
        Self([x35, x27, x28, x29, x30, x31, x32, x33, x34])
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
        let scale = Self([0x20000000000, 0, 0, 0, 0, 0, 0, 0, 0]);
        // Times 2^-480.
        Self::reduce(divsteps::invert(self.canonical())).mul(scale)
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// t = a^((p + 1)/4), as p mod 4 = 3, is a root if its square is a.
    /// 519 squarings, 0 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let t = a.square_times(519);
        let s = t.square();
        let ok = s == a;
        (Self::select(ok, &t, &Self::ZERO), ok)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 519 squarings, 10 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let x2 = a.square_times_mul(1, &a);
        let x4 = x2.square_times_mul(2, &x2);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x64 = x32.square_times_mul(32, &x32);
        let x128 = x64.square_times_mul(64, &x64);
        let x256 = x128.square_times_mul(128, &x128);
        let x512 = x256.square_times_mul(256, &x256);
        let t = x512.square_times_mul(8, &x8);
        2 * i8::from(t == Self::ONE) + i8::from(t.is_zero()) - 1
    }
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (*self - *other).is_zero()
    }
}

impl Eq for Element {}

/// By divsteps (Bernstein, Yang 2019): 1201 divsteps in batches of 60, on numbers of 9 digits.
/// 2^s·f ≡ d·a, 2^s·g ≡ e·a (mod p), s up to 480; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 60;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 9;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0, and batches of them.
    const STEPS: u32 = 1201;
    const BATCHES: u32 = STEPS.div_ceil(DIGIT_BITS);
    /// Batches in which d and e grow, as 2^DIGIT_BITS to this power is below p.
    const GROWING: usize = 8;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = 20;
    const FIRST: u32 = PACK;
    const SECOND: u32 = PACK + 2;
    const LAST: u32 = FIRST + SECOND;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [-1, 0, 0, 0, 0, 0, 0, 0, 2199023255552];
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
            d[6] = x as Digit & MASK;
            e[6] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[8], self.v, e[8]);
            y = (y >> DIGIT_BITS) + products(self.q, d[8], self.r, e[8]);
            x += i * Wide::from(P[8]);
            y += j * Wide::from(P[8]);
            d[7] = x as Digit & MASK;
            e[7] = y as Digit & MASK;
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
    pub(super) fn invert(a: [u64; 9]) -> [u64; 9] {
        let mut f = P;
        let mut g = [
            a[0] as Digit & MASK,
            ((a[0] >> 60) | (a[1] << 4)) as Digit & MASK,
            ((a[1] >> 56) | (a[2] << 8)) as Digit & MASK,
            ((a[2] >> 52) | (a[3] << 12)) as Digit & MASK,
            ((a[3] >> 48) | (a[4] << 16)) as Digit & MASK,
            ((a[4] >> 44) | (a[5] << 20)) as Digit & MASK,
            ((a[5] >> 40) | (a[6] << 24)) as Digit & MASK,
            ((a[6] >> 36) | (a[7] << 28)) as Digit & MASK,
            ((a[7] >> 32) | (a[8] << 32)) as Digit & MASK,
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
            ((d[7] >> 28) | (d[8] << 32)) as u64,
            (d[8] >> 32) as u64,
        ]
    }
}

impl crate::Field for Element {
    type Bytes = [u8; BYTES];

    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const MODULUS: Self::Bytes = [
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0x1,
    ];
    const BITS: u32 = 521;
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
    const BASE: Self = Self([0x80, 0, 0, 0, 0, 0, 0, 0, 0]);

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

    /// A root of unity of order 2^TWO_ADICITY: the power (p - 1)/2^TWO_ADICITY of 3.
    pub const ROOT_OF_UNITY: Self = Self([
        0x3fffffffffffffe,
        0x3ffffffffffffff,
        0x3ffffffffffffff,
        0x3ffffffffffffff,
        0x3ffffffffffffff,
        0x3ffffffffffffff,
        0x3ffffffffffffff,
        0x3ffffffffffffff,
        0x1ffffffffffffff,
    ]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([
        0x3fffffffffffffe,
        0x3ffffffffffffff,
        0x3ffffffffffffff,
        0x3ffffffffffffff,
        0x3ffffffffffffff,
        0x3ffffffffffffff,
        0x3ffffffffffffff,
        0x3ffffffffffffff,
        0x1ffffffffffffff,
    ]);

    /// The number 3, of which every number but 0 is a power.
    pub const GENERATOR: Self = Self([3, 0, 0, 0, 0, 0, 0, 0, 0]);

    /// The power 2^TWO_ADICITY of the generator, whose powers are the numbers of odd order.
    pub const DELTA: Self = Self([9, 0, 0, 0, 0, 0, 0, 0, 0]);
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
