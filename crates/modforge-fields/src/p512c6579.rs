// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^512 - 6579. Generated, do not edit:
//! ```text
//! modforge field "2^512 - 6579" --name p512c6579 --prefix fe_p512c6579 --layout unsaturated --trait crate::Field
//! ```
//!
//! p = 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe64d
//! Element: 9 words of 64 bits at bits 0, 57, 114, 171, 228, 285, 342, 399, 456, up to 2^57 + 19736; 2^57 + 105264; 2^57 + 2 3 times; 2^57 + 4; 2^57 + 2 twice; 2^56 + 2, least significant first, any value below 0x1000000000000030000000000000180000000000000c0000000000000a000000000000030000000000000180000000000000c0000000003366200000000004d19.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: 9 digits of 56 and 57 bits, folded at bit m after the products are summed; the numbers of mul and their bounds:
//! ```text
//! r1 = a·b modulo p < 2^512 + 2^449
//! ```
//! Operations:
//! ```text
//! mul: 91 multiplications, 91 additions, 27 shifts, 19 logic
//! square: 55 multiplications, 55 additions, 34 shifts, 19 logic
//! add: 1 multiplication, 18 additions, 9 shifts, 9 logic
//! sub: 1 multiplication, 27 additions, 9 shifts, 9 logic
//! neg: 1 multiplication, 18 additions, 9 shifts, 9 logic
//! mul_small: 10 multiplications, 10 additions, 10 shifts, 10 logic
//! half: 1 multiplication, 26 additions, 26 shifts, 28 logic
//! canonical: 18 additions, 16 shifts, 9 logic
//! decode: 15 additions, 15 shifts, 17 logic
//! reduce: 7 additions, 15 shifts, 8 logic
//! invert: 1180 divsteps in batches of 62
//! sqrt: 508 squarings, 14 multiplications
//! legendre: 509 squarings, 14 multiplications
//! ```

// A product is reduced by masks as well.
#![allow(clippy::suspicious_arithmetic_impl)]

use core::ops::{Add, Mul, Neg, Sub};

/// Words of an element.
pub const WORDS: usize = 9;

/// Words of a number below p.
pub const PLAIN: usize = 8;

/// Bytes of an encoded element.
pub const BYTES: usize = 64;

/// The modulus p = 2^512 - 6579.
pub const MODULUS: [u64; PLAIN] = [
    0xffffffffffffe64d,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
];

/// A number modulo p: 9 words of 64 bits at bits 0, 57, 114, 171, 228, 285, 342, 399, 456, up to 2^57 + 19736; 2^57 + 105264; 2^57 + 2 3 times; 2^57 + 4; 2^57 + 2 twice; 2^56 + 2, least significant first, any value below 0x1000000000000030000000000000180000000000000c0000000000000a000000000000030000000000000180000000000000c0000000003366200000000004d19.
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
        let x1 = (x0 as u128) * (a[8] as u128);
        let x2 = a[2] << 2;
        let x3 = (x2 as u128) * (a[7] as u128) + x1;
        let x4 = a[3] << 2;
        let x5 = (x4 as u128) * (a[6] as u128) + x3;
        let x6 = a[4] << 2;
        let x7 = (x6 as u128) * (a[5] as u128) + x5;
        let x8 = (x2 as u128) * (a[8] as u128);
        let x9 = (x4 as u128) * (a[7] as u128) + x8;
        let x10 = (x6 as u128) * (a[6] as u128) + x9;
        let x11 = a[5] << 1;
        let x12 = (x11 as u128) * (a[5] as u128) + x10;
        let x13 = (x4 as u128) * (a[8] as u128);
        let x14 = (x6 as u128) * (a[7] as u128) + x13;
        let x15 = a[5] << 2;
        let x16 = (x15 as u128) * (a[6] as u128) + x14;
        let x17 = (x6 as u128) * (a[8] as u128);
        let x18 = (x15 as u128) * (a[7] as u128) + x17;
        let x19 = a[6] << 1;
        let x20 = (x19 as u128) * (a[6] as u128) + x18;
        let x21 = (x15 as u128) * (a[8] as u128);
        let x22 = a[6] << 2;
        let x23 = (x22 as u128) * (a[7] as u128) + x21;
        let x24 = (x22 as u128) * (a[8] as u128);
        let x25 = a[7] << 1;
        let x26 = (x25 as u128) * (a[7] as u128) + x24;
        let x27 = a[7] << 2;
        let x28 = (x27 as u128) * (a[8] as u128);
        let x29 = a[8] << 1;
        let x30 = (x29 as u128) * (a[8] as u128);
        let x31 = (x7 as u64) & 0x1ffffffffffffff;
        let x32 = (x7 >> 57) as u64;
        let x33 = (x12 as u64) & 0x1ffffffffffffff;
        let x34 = (x12 >> 57) as u64;
        let x35 = x33 + x32;
        let x36 = (x16 as u64) & 0x1ffffffffffffff;
        let x37 = (x16 >> 57) as u64;
        let x38 = x36 + x34;
        let x39 = (x20 as u64) & 0x1ffffffffffffff;
        let x40 = (x20 >> 57) as u64;
        let x41 = x39 + x37;
        let x42 = (x23 as u64) & 0x1ffffffffffffff;
        let x43 = (x23 >> 57) as u64;
        let x44 = x42 + x40;
        let x45 = (x26 as u64) & 0x1ffffffffffffff;
        let x46 = (x26 >> 57) as u64;
        let x47 = x45 + x43;
        let x48 = (x28 as u64) & 0x1ffffffffffffff;
        let x49 = (x28 >> 57) as u64;
        let x50 = x48 + x46;
        let x51 = (x30 as u64) & 0x1ffffffffffffff;
        let x52 = (x30 >> 57) as u64;
        let x53 = x51 + x49;
        let x54 = (a[0] as u128) * (a[0] as u128);
        let x55 = (x31 as u128) * 0x19b3 + x54;
        let x56 = (x55 as u64) & 0x1ffffffffffffff;
        let x57 = (x55 >> 57) as u64;
        let x58 = a[0] << 1;
        let x59 = (x58 as u128) * (a[1] as u128);
        let x60 = (x35 as u128) * 0x19b3 + x59;
        let x61 = x60 + (x57 as u128);
        let x62 = (x61 as u64) & 0x1ffffffffffffff;
        let x63 = (x61 >> 57) as u64;
        let x64 = (x58 as u128) * (a[2] as u128);
        let x65 = (a[1] as u128) * (a[1] as u128) + x64;
        let x66 = (x38 as u128) * 0x19b3 + x65;
        let x67 = x66 + (x63 as u128);
        let x68 = (x67 as u64) & 0x1ffffffffffffff;
        let x69 = (x67 >> 57) as u64;
        let x70 = (x58 as u128) * (a[3] as u128);
        let x71 = a[1] << 1;
        let x72 = (x71 as u128) * (a[2] as u128) + x70;
        let x73 = (x41 as u128) * 0x19b3 + x72;
        let x74 = x73 + (x69 as u128);
        let x75 = (x74 as u64) & 0x1ffffffffffffff;
        let x76 = (x74 >> 57) as u64;
        let x77 = (x58 as u128) * (a[4] as u128);
        let x78 = (x71 as u128) * (a[3] as u128) + x77;
        let x79 = (a[2] as u128) * (a[2] as u128) + x78;
        let x80 = (x44 as u128) * 0x19b3 + x79;
        let x81 = (x80 as u64) & 0x1ffffffffffffff;
        let x82 = (x80 >> 57) as u64;
        let x83 = (x58 as u128) * (a[5] as u128);
        let x84 = (x71 as u128) * (a[4] as u128) + x83;
        let x85 = a[2] << 1;
        let x86 = (x85 as u128) * (a[3] as u128) + x84;
        let x87 = (x47 as u128) * 0x19b3 + x86;
        let x88 = x87 + (x82 as u128);
        let x89 = (x88 as u64) & 0x1ffffffffffffff;
        let x90 = (x88 >> 57) as u64;
        let x91 = (x58 as u128) * (a[6] as u128);
        let x92 = (x71 as u128) * (a[5] as u128) + x91;
        let x93 = (x85 as u128) * (a[4] as u128) + x92;
        let x94 = (a[3] as u128) * (a[3] as u128) + x93;
        let x95 = (x50 as u128) * 0x19b3 + x94;
        let x96 = x95 + (x90 as u128);
        let x97 = (x96 as u64) & 0x1ffffffffffffff;
        let x98 = (x96 >> 57) as u64;
        let x99 = (x58 as u128) * (a[7] as u128);
        let x100 = (x71 as u128) * (a[6] as u128) + x99;
        let x101 = (x85 as u128) * (a[5] as u128) + x100;
        let x102 = a[3] << 1;
        let x103 = (x102 as u128) * (a[4] as u128) + x101;
        let x104 = (x53 as u128) * 0x19b3 + x103;
        let x105 = x104 + (x98 as u128);
        let x106 = (x105 as u64) & 0x1ffffffffffffff;
        let x107 = (x105 >> 57) as u64;
        let x108 = (x58 as u128) * (a[8] as u128);
        let x109 = (x71 as u128) * (a[7] as u128) + x108;
        let x110 = (x85 as u128) * (a[6] as u128) + x109;
        let x111 = (x102 as u128) * (a[5] as u128) + x110;
        let x112 = (a[4] as u128) * (a[4] as u128) + x111;
        let x113 = (x52 as u128) * 0x19b3 + x112;
        let x114 = x113 + (x107 as u128);
        let x115 = (x114 as u64) & 0xffffffffffffff;
        let x116 = (x114 >> 56) as u64;
        let x117 = x81 + x76;
        let x118 = (x116 as u128) * 0x19b3 + (x56 as u128);
        let x119 = x117 & 0x1ffffffffffffff;
        let x120 = x117 >> 57;
        let x121 = (x118 as u64) & 0x1ffffffffffffff;
        let x122 = (x118 >> 57) as u64;
        let x123 = x89 + x120;
        let x124 = x62 + x122;
        Self([x121, x124, x68, x75, x119, x123, x97, x106, x115])
    }

    /// The product with a small number.
    #[must_use]
    #[inline]
    pub fn mul_small(&self, b: u32) -> Self {
        let a = self.0;
        let b = [u64::from(b)];
        let x0 = (a[0] as u128) * (b[0] as u128);
        let x1 = (x0 as u64) & 0x1ffffffffffffff;
        let x2 = (x0 >> 57) as u64;
        let x3 = (a[1] as u128) * (b[0] as u128);
        let x4 = x3 + (x2 as u128);
        let x5 = (x4 as u64) & 0x1ffffffffffffff;
        let x6 = (x4 >> 57) as u64;
        let x7 = (a[2] as u128) * (b[0] as u128);
        let x8 = x7 + (x6 as u128);
        let x9 = (x8 as u64) & 0x1ffffffffffffff;
        let x10 = (x8 >> 57) as u64;
        let x11 = (a[3] as u128) * (b[0] as u128);
        let x12 = x11 + (x10 as u128);
        let x13 = (x12 as u64) & 0x1ffffffffffffff;
        let x14 = (x12 >> 57) as u64;
        let x15 = (a[4] as u128) * (b[0] as u128);
        let x16 = x15 + (x14 as u128);
        let x17 = (x16 as u64) & 0x1ffffffffffffff;
        let x18 = (x16 >> 57) as u64;
        let x19 = (a[5] as u128) * (b[0] as u128);
        let x20 = x19 + (x18 as u128);
        let x21 = (x20 as u64) & 0x1ffffffffffffff;
        let x22 = (x20 >> 57) as u64;
        let x23 = (a[6] as u128) * (b[0] as u128);
        let x24 = x23 + (x22 as u128);
        let x25 = (x24 as u64) & 0x1ffffffffffffff;
        let x26 = (x24 >> 57) as u64;
        let x27 = (a[7] as u128) * (b[0] as u128);
        let x28 = x27 + (x26 as u128);
        let x29 = (x28 as u64) & 0x1ffffffffffffff;
        let x30 = (x28 >> 57) as u64;
        let x31 = (a[8] as u128) * (b[0] as u128);
        let x32 = x31 + (x30 as u128);
        let x33 = (x32 as u64) & 0xffffffffffffff;
        let x34 = (x32 >> 56) as u64;
        let x35 = x34 * 0x19b3 + x1;
        let x36 = x35 & 0x1ffffffffffffff;
        let x37 = x35 >> 57;
        let x38 = x5 + x37;
        Self([x36, x38, x9, x13, x17, x21, x25, x29, x33])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = x0.wrapping_neg();
        let x2 = x1 & 0x1ffffffffffe64d;
        let x3 = a[0] + x2;
        let x4 = x1 & 0x1ffffffffffffff;
        let x5 = a[1] + x4;
        let x6 = x1 & 0x1ffffffffffffff;
        let x7 = a[2] + x6;
        let x8 = x1 & 0x1ffffffffffffff;
        let x9 = a[3] + x8;
        let x10 = x1 & 0x1ffffffffffffff;
        let x11 = a[4] + x10;
        let x12 = x1 & 0x1ffffffffffffff;
        let x13 = a[5] + x12;
        let x14 = x1 & 0x1ffffffffffffff;
        let x15 = a[6] + x14;
        let x16 = x1 & 0x1ffffffffffffff;
        let x17 = a[7] + x16;
        let x18 = x1 & 0xffffffffffffff;
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
        let x37 = x20 << 56;
        let x38 = x28 + x37;
        let x39 = x21 << 56;
        let x40 = x29 + x39;
        let x41 = x22 << 56;
        let x42 = x30 + x41;
        let x43 = x23 << 56;
        let x44 = x31 + x43;
        let x45 = x24 << 56;
        let x46 = x32 + x45;
        let x47 = x25 << 56;
        let x48 = x33 + x47;
        let x49 = x26 << 56;
        let x50 = x34 + x49;
        let x51 = x27 << 56;
        let x52 = x35 + x51;
        let x53 = x38 & 0x1ffffffffffffff;
        let x54 = x38 >> 57;
        let x55 = x40 & 0x1ffffffffffffff;
        let x56 = x40 >> 57;
        let x57 = x42 & 0x1ffffffffffffff;
        let x58 = x42 >> 57;
        let x59 = x44 & 0x1ffffffffffffff;
        let x60 = x44 >> 57;
        let x61 = x46 & 0x1ffffffffffffff;
        let x62 = x46 >> 57;
        let x63 = x48 & 0x1ffffffffffffff;
        let x64 = x48 >> 57;
        let x65 = x50 & 0x1ffffffffffffff;
        let x66 = x50 >> 57;
        let x67 = x52 & 0x1ffffffffffffff;
        let x68 = x52 >> 57;
        let x69 = x36 & 0xffffffffffffff;
        let x70 = x36 >> 56;
        let x71 = x55 + x54;
        let x72 = x57 + x56;
        let x73 = x59 + x58;
        let x74 = x61 + x60;
        let x75 = x63 + x62;
        let x76 = x65 + x64;
        let x77 = x67 + x66;
        let x78 = x69 + x68;
        let x79 = x70 * 0x19b3 + x53;
        Self([x79, x71, x72, x73, x74, x75, x76, x77, x78])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let x0 = a[2] << 50;
        let x1 = a[2] >> 14;
        let x2 = a[4] << 36;
        let x3 = a[4] >> 28;
        let x4 = a[6] << 22;
        let x5 = a[6] >> 42;
        let x6 = a[8] << 8;
        let x7 = a[8] >> 56;
        let x8 = a[1] << 57;
        let x9 = a[1] >> 7;
        let x10 = a[3] << 43;
        let x11 = a[3] >> 21;
        let x12 = a[5] << 29;
        let x13 = a[5] >> 35;
        let x14 = a[7] << 15;
        let x15 = a[7] >> 49;
        let (x16, x17) = addc(a[0], x8, 0);
        let (x18, x19) = addc(x0, x9, x17);
        let (x20, x21) = addc(x1, x10, x19);
        let (x22, x23) = addc(x2, x11, x21);
        let (x24, x25) = addc(x3, x12, x23);
        let (x26, x27) = addc(x4, x13, x25);
        let (x28, x29) = addc(x5, x14, x27);
        let (x30, x31) = addc(x6, x15, x29);
        let (x32, _) = addc(x7, x31, 0);
        let (x33, x34) = subb(x16, 0xffffffffffffe64d, 0);
        let (x35, x36) = subb(x18, 0xffffffffffffffff, x34);
        let (x37, x38) = subb(x20, 0xffffffffffffffff, x36);
        let (x39, x40) = subb(x22, 0xffffffffffffffff, x38);
        let (x41, x42) = subb(x24, 0xffffffffffffffff, x40);
        let (x43, x44) = subb(x26, 0xffffffffffffffff, x42);
        let (x45, x46) = subb(x28, 0xffffffffffffffff, x44);
        let (x47, x48) = subb(x30, 0xffffffffffffffff, x46);
        let (_, x49) = subb(x32, x48, 0);
        let x50 = mask(x49);
        let x51 = x33 ^ (x50 & (x16 ^ x33));
        let x52 = x35 ^ (x50 & (x18 ^ x35));
        let x53 = x37 ^ (x50 & (x20 ^ x37));
        let x54 = x39 ^ (x50 & (x22 ^ x39));
        let x55 = x41 ^ (x50 & (x24 ^ x41));
        let x56 = x43 ^ (x50 & (x26 ^ x43));
        let x57 = x45 ^ (x50 & (x28 ^ x45));
        let x58 = x47 ^ (x50 & (x30 ^ x47));
        [x51, x52, x53, x54, x55, x56, x57, x58]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let x0 = a[0] & 0x1ffffffffffffff;
        let x1 = a[0] >> 57;
        let x2 = a[1] & 0x3ffffffffffff;
        let x3 = x2 << 7;
        let x4 = x1 + x3;
        let x5 = a[1] >> 50;
        let x6 = a[2] & 0x7ffffffffff;
        let x7 = x6 << 14;
        let x8 = x5 + x7;
        let x9 = a[2] >> 43;
        let x10 = a[3] & 0xfffffffff;
        let x11 = x10 << 21;
        let x12 = x9 + x11;
        let x13 = a[3] >> 36;
        let x14 = a[4] & 0x1fffffff;
        let x15 = x14 << 28;
        let x16 = x13 + x15;
        let x17 = a[4] >> 29;
        let x18 = a[5] & 0x3fffff;
        let x19 = x18 << 35;
        let x20 = x17 + x19;
        let x21 = a[5] >> 22;
        let x22 = a[6] & 0x7fff;
        let x23 = x22 << 42;
        let x24 = x21 + x23;
        let x25 = a[6] >> 15;
        let x26 = a[7] & 0xff;
        let x27 = x26 << 49;
        let x28 = x25 + x27;
        let x29 = a[7] >> 8;
        Self([x0, x4, x8, x12, x16, x20, x24, x28, x29])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xffffffffffffe64d, 0);
        let (_, x1) = subb(a[1], 0xffffffffffffffff, x0);
        let (_, x2) = subb(a[2], 0xffffffffffffffff, x1);
        let (_, x3) = subb(a[3], 0xffffffffffffffff, x2);
        let (_, x4) = subb(a[4], 0xffffffffffffffff, x3);
        let (_, x5) = subb(a[5], 0xffffffffffffffff, x4);
        let (_, x6) = subb(a[6], 0xffffffffffffffff, x5);
        let (_, x7) = subb(a[7], 0xffffffffffffffff, x6);
        let x8 = mask(x7);
        let x9 = x8 & a[0];
        let x10 = x8 & a[1];
        let x11 = x8 & a[2];
        let x12 = x8 & a[3];
        let x13 = x8 & a[4];
        let x14 = x8 & a[5];
        let x15 = x8 & a[6];
        let x16 = x8 & a[7];
        let x17 = x9 & 0x1ffffffffffffff;
        let x18 = x9 >> 57;
        let x19 = x10 & 0x3ffffffffffff;
        let x20 = x19 << 7;
        let x21 = x18 + x20;
        let x22 = x10 >> 50;
        let x23 = x11 & 0x7ffffffffff;
        let x24 = x23 << 14;
        let x25 = x22 + x24;
        let x26 = x11 >> 43;
        let x27 = x12 & 0xfffffffff;
        let x28 = x27 << 21;
        let x29 = x26 + x28;
        let x30 = x12 >> 36;
        let x31 = x13 & 0x1fffffff;
        let x32 = x31 << 28;
        let x33 = x30 + x32;
        let x34 = x13 >> 29;
        let x35 = x14 & 0x3fffff;
        let x36 = x35 << 35;
        let x37 = x34 + x36;
        let x38 = x14 >> 22;
        let x39 = x15 & 0x7fff;
        let x40 = x39 << 42;
        let x41 = x38 + x40;
        let x42 = x15 >> 15;
        let x43 = x16 & 0xff;
        let x44 = x43 << 49;
        let x45 = x42 + x44;
        let x46 = x16 >> 8;
        let words = [x17, x21, x25, x29, x33, x37, x41, x45, x46];
        (Self(words), x7)
    }
}

impl Mul for Element {
    type Output = Self;

    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let x0 = a[1] << 1;
        let x1 = (x0 as u128) * (b[8] as u128);
        let x2 = a[2] << 1;
        let x3 = (x2 as u128) * (b[7] as u128) + x1;
        let x4 = a[3] << 1;
        let x5 = (x4 as u128) * (b[6] as u128) + x3;
        let x6 = a[4] << 1;
        let x7 = (x6 as u128) * (b[5] as u128) + x5;
        let x8 = a[5] << 1;
        let x9 = (x8 as u128) * (b[4] as u128) + x7;
        let x10 = a[6] << 1;
        let x11 = (x10 as u128) * (b[3] as u128) + x9;
        let x12 = a[7] << 1;
        let x13 = (x12 as u128) * (b[2] as u128) + x11;
        let x14 = a[8] << 1;
        let x15 = (x14 as u128) * (b[1] as u128) + x13;
        let x16 = (x2 as u128) * (b[8] as u128);
        let x17 = (x4 as u128) * (b[7] as u128) + x16;
        let x18 = (x6 as u128) * (b[6] as u128) + x17;
        let x19 = (x8 as u128) * (b[5] as u128) + x18;
        let x20 = (x10 as u128) * (b[4] as u128) + x19;
        let x21 = (x12 as u128) * (b[3] as u128) + x20;
        let x22 = (x14 as u128) * (b[2] as u128) + x21;
        let x23 = (x4 as u128) * (b[8] as u128);
        let x24 = (x6 as u128) * (b[7] as u128) + x23;
        let x25 = (x8 as u128) * (b[6] as u128) + x24;
        let x26 = (x10 as u128) * (b[5] as u128) + x25;
        let x27 = (x12 as u128) * (b[4] as u128) + x26;
        let x28 = (x14 as u128) * (b[3] as u128) + x27;
        let x29 = (x6 as u128) * (b[8] as u128);
        let x30 = (x8 as u128) * (b[7] as u128) + x29;
        let x31 = (x10 as u128) * (b[6] as u128) + x30;
        let x32 = (x12 as u128) * (b[5] as u128) + x31;
        let x33 = (x14 as u128) * (b[4] as u128) + x32;
        let x34 = (x8 as u128) * (b[8] as u128);
        let x35 = (x10 as u128) * (b[7] as u128) + x34;
        let x36 = (x12 as u128) * (b[6] as u128) + x35;
        let x37 = (x14 as u128) * (b[5] as u128) + x36;
        let x38 = (x10 as u128) * (b[8] as u128);
        let x39 = (x12 as u128) * (b[7] as u128) + x38;
        let x40 = (x14 as u128) * (b[6] as u128) + x39;
        let x41 = (x12 as u128) * (b[8] as u128);
        let x42 = (x14 as u128) * (b[7] as u128) + x41;
        let x43 = (x14 as u128) * (b[8] as u128);
        let x44 = (x15 as u64) & 0x1ffffffffffffff;
        let x45 = (x15 >> 57) as u64;
        let x46 = (x22 as u64) & 0x1ffffffffffffff;
        let x47 = (x22 >> 57) as u64;
        let x48 = x46 + x45;
        let x49 = (x28 as u64) & 0x1ffffffffffffff;
        let x50 = (x28 >> 57) as u64;
        let x51 = x49 + x47;
        let x52 = (x33 as u64) & 0x1ffffffffffffff;
        let x53 = (x33 >> 57) as u64;
        let x54 = x52 + x50;
        let x55 = (x37 as u64) & 0x1ffffffffffffff;
        let x56 = (x37 >> 57) as u64;
        let x57 = x55 + x53;
        let x58 = (x40 as u64) & 0x1ffffffffffffff;
        let x59 = (x40 >> 57) as u64;
        let x60 = x58 + x56;
        let x61 = (x42 as u64) & 0x1ffffffffffffff;
        let x62 = (x42 >> 57) as u64;
        let x63 = x61 + x59;
        let x64 = (x43 as u64) & 0x1ffffffffffffff;
        let x65 = (x43 >> 57) as u64;
        let x66 = x64 + x62;
        let x67 = (a[0] as u128) * (b[0] as u128);
        let x68 = (x44 as u128) * 0x19b3 + x67;
        let x69 = (x68 as u64) & 0x1ffffffffffffff;
        let x70 = (x68 >> 57) as u64;
        let x71 = (a[0] as u128) * (b[1] as u128);
        let x72 = (a[1] as u128) * (b[0] as u128) + x71;
        let x73 = (x48 as u128) * 0x19b3 + x72;
        let x74 = x73 + (x70 as u128);
        let x75 = (x74 as u64) & 0x1ffffffffffffff;
        let x76 = (x74 >> 57) as u64;
        let x77 = (a[0] as u128) * (b[2] as u128);
        let x78 = (a[1] as u128) * (b[1] as u128) + x77;
        let x79 = (a[2] as u128) * (b[0] as u128) + x78;
        let x80 = (x51 as u128) * 0x19b3 + x79;
        let x81 = x80 + (x76 as u128);
        let x82 = (x81 as u64) & 0x1ffffffffffffff;
        let x83 = (x81 >> 57) as u64;
        let x84 = (a[0] as u128) * (b[3] as u128);
        let x85 = (a[1] as u128) * (b[2] as u128) + x84;
        let x86 = (a[2] as u128) * (b[1] as u128) + x85;
        let x87 = (a[3] as u128) * (b[0] as u128) + x86;
        let x88 = (x54 as u128) * 0x19b3 + x87;
        let x89 = x88 + (x83 as u128);
        let x90 = (x89 as u64) & 0x1ffffffffffffff;
        let x91 = (x89 >> 57) as u64;
        let x92 = (a[0] as u128) * (b[4] as u128);
        let x93 = (a[1] as u128) * (b[3] as u128) + x92;
        let x94 = (a[2] as u128) * (b[2] as u128) + x93;
        let x95 = (a[3] as u128) * (b[1] as u128) + x94;
        let x96 = (a[4] as u128) * (b[0] as u128) + x95;
        let x97 = (x57 as u128) * 0x19b3 + x96;
        let x98 = (x97 as u64) & 0x1ffffffffffffff;
        let x99 = (x97 >> 57) as u64;
        let x100 = (a[0] as u128) * (b[5] as u128);
        let x101 = (a[1] as u128) * (b[4] as u128) + x100;
        let x102 = (a[2] as u128) * (b[3] as u128) + x101;
        let x103 = (a[3] as u128) * (b[2] as u128) + x102;
        let x104 = (a[4] as u128) * (b[1] as u128) + x103;
        let x105 = (a[5] as u128) * (b[0] as u128) + x104;
        let x106 = (x60 as u128) * 0x19b3 + x105;
        let x107 = x106 + (x99 as u128);
        let x108 = (x107 as u64) & 0x1ffffffffffffff;
        let x109 = (x107 >> 57) as u64;
        let x110 = (a[0] as u128) * (b[6] as u128);
        let x111 = (a[1] as u128) * (b[5] as u128) + x110;
        let x112 = (a[2] as u128) * (b[4] as u128) + x111;
        let x113 = (a[3] as u128) * (b[3] as u128) + x112;
        let x114 = (a[4] as u128) * (b[2] as u128) + x113;
        let x115 = (a[5] as u128) * (b[1] as u128) + x114;
        let x116 = (a[6] as u128) * (b[0] as u128) + x115;
        let x117 = (x63 as u128) * 0x19b3 + x116;
        let x118 = x117 + (x109 as u128);
        let x119 = (x118 as u64) & 0x1ffffffffffffff;
        let x120 = (x118 >> 57) as u64;
        let x121 = (a[0] as u128) * (b[7] as u128);
        let x122 = (a[1] as u128) * (b[6] as u128) + x121;
        let x123 = (a[2] as u128) * (b[5] as u128) + x122;
        let x124 = (a[3] as u128) * (b[4] as u128) + x123;
        let x125 = (a[4] as u128) * (b[3] as u128) + x124;
        let x126 = (a[5] as u128) * (b[2] as u128) + x125;
        let x127 = (a[6] as u128) * (b[1] as u128) + x126;
        let x128 = (a[7] as u128) * (b[0] as u128) + x127;
        let x129 = (x66 as u128) * 0x19b3 + x128;
        let x130 = x129 + (x120 as u128);
        let x131 = (x130 as u64) & 0x1ffffffffffffff;
        let x132 = (x130 >> 57) as u64;
        let x133 = (a[0] as u128) * (b[8] as u128);
        let x134 = (a[1] as u128) * (b[7] as u128) + x133;
        let x135 = (a[2] as u128) * (b[6] as u128) + x134;
        let x136 = (a[3] as u128) * (b[5] as u128) + x135;
        let x137 = (a[4] as u128) * (b[4] as u128) + x136;
        let x138 = (a[5] as u128) * (b[3] as u128) + x137;
        let x139 = (a[6] as u128) * (b[2] as u128) + x138;
        let x140 = (a[7] as u128) * (b[1] as u128) + x139;
        let x141 = (a[8] as u128) * (b[0] as u128) + x140;
        let x142 = (x65 as u128) * 0x19b3 + x141;
        let x143 = x142 + (x132 as u128);
        let x144 = (x143 as u64) & 0xffffffffffffff;
        let x145 = (x143 >> 56) as u64;
        let x146 = x98 + x91;
        let x147 = (x145 as u128) * 0x19b3 + (x69 as u128);
        let x148 = x146 & 0x1ffffffffffffff;
        let x149 = x146 >> 57;
        let x150 = (x147 as u64) & 0x1ffffffffffffff;
        let x151 = (x147 >> 57) as u64;
        let x152 = x108 + x149;
        let x153 = x75 + x151;
        Self([x150, x153, x82, x90, x148, x152, x119, x131, x144])
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
        let x9 = x0 & 0x1ffffffffffffff;
        let x10 = x0 >> 57;
        let x11 = x1 & 0x1ffffffffffffff;
        let x12 = x1 >> 57;
        let x13 = x2 & 0x1ffffffffffffff;
        let x14 = x2 >> 57;
        let x15 = x3 & 0x1ffffffffffffff;
        let x16 = x3 >> 57;
        let x17 = x4 & 0x1ffffffffffffff;
        let x18 = x4 >> 57;
        let x19 = x5 & 0x1ffffffffffffff;
        let x20 = x5 >> 57;
        let x21 = x6 & 0x1ffffffffffffff;
        let x22 = x6 >> 57;
        let x23 = x7 & 0x1ffffffffffffff;
        let x24 = x7 >> 57;
        let x25 = x8 & 0xffffffffffffff;
        let x26 = x8 >> 56;
        let x27 = x11 + x10;
        let x28 = x13 + x12;
        let x29 = x15 + x14;
        let x30 = x17 + x16;
        let x31 = x19 + x18;
        let x32 = x21 + x20;
        let x33 = x23 + x22;
        let x34 = x25 + x24;
        let x35 = x26 * 0x19b3 + x9;
        Self([x35, x27, x28, x29, x30, x31, x32, x33, x34])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let x0 = 0x3ffffffffffcc9a - b[0];
        let x1 = 0x3fffffffffffffe - b[1];
        let x2 = 0x3fffffffffffffe - b[2];
        let x3 = 0x3fffffffffffffe - b[3];
        let x4 = 0x3fffffffffffffe - b[4];
        let x5 = 0x3fffffffffffffe - b[5];
        let x6 = 0x3fffffffffffffe - b[6];
        let x7 = 0x3fffffffffffffe - b[7];
        let x8 = 0x1fffffffffffffe - b[8];
        let x9 = a[0] + x0;
        let x10 = a[1] + x1;
        let x11 = a[2] + x2;
        let x12 = a[3] + x3;
        let x13 = a[4] + x4;
        let x14 = a[5] + x5;
        let x15 = a[6] + x6;
        let x16 = a[7] + x7;
        let x17 = a[8] + x8;
        let x18 = x9 & 0x1ffffffffffffff;
        let x19 = x9 >> 57;
        let x20 = x10 & 0x1ffffffffffffff;
        let x21 = x10 >> 57;
        let x22 = x11 & 0x1ffffffffffffff;
        let x23 = x11 >> 57;
        let x24 = x12 & 0x1ffffffffffffff;
        let x25 = x12 >> 57;
        let x26 = x13 & 0x1ffffffffffffff;
        let x27 = x13 >> 57;
        let x28 = x14 & 0x1ffffffffffffff;
        let x29 = x14 >> 57;
        let x30 = x15 & 0x1ffffffffffffff;
        let x31 = x15 >> 57;
        let x32 = x16 & 0x1ffffffffffffff;
        let x33 = x16 >> 57;
        let x34 = x17 & 0xffffffffffffff;
        let x35 = x17 >> 56;
        let x36 = x20 + x19;
        let x37 = x22 + x21;
        let x38 = x24 + x23;
        let x39 = x26 + x25;
        let x40 = x28 + x27;
        let x41 = x30 + x29;
        let x42 = x32 + x31;
        let x43 = x34 + x33;
        let x44 = x35 * 0x19b3 + x18;
        Self([x44, x36, x37, x38, x39, x40, x41, x42, x43])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let x0 = 0x3ffffffffffcc9a - a[0];
        let x1 = 0x3fffffffffffffe - a[1];
        let x2 = 0x3fffffffffffffe - a[2];
        let x3 = 0x3fffffffffffffe - a[3];
        let x4 = 0x3fffffffffffffe - a[4];
        let x5 = 0x3fffffffffffffe - a[5];
        let x6 = 0x3fffffffffffffe - a[6];
        let x7 = 0x3fffffffffffffe - a[7];
        let x8 = 0x1fffffffffffffe - a[8];
        let x9 = x0 & 0x1ffffffffffffff;
        let x10 = x0 >> 57;
        let x11 = x1 & 0x1ffffffffffffff;
        let x12 = x1 >> 57;
        let x13 = x2 & 0x1ffffffffffffff;
        let x14 = x2 >> 57;
        let x15 = x3 & 0x1ffffffffffffff;
        let x16 = x3 >> 57;
        let x17 = x4 & 0x1ffffffffffffff;
        let x18 = x4 >> 57;
        let x19 = x5 & 0x1ffffffffffffff;
        let x20 = x5 >> 57;
        let x21 = x6 & 0x1ffffffffffffff;
        let x22 = x6 >> 57;
        let x23 = x7 & 0x1ffffffffffffff;
        let x24 = x7 >> 57;
        let x25 = x8 & 0xffffffffffffff;
        let x26 = x8 >> 56;
        let x27 = x11 + x10;
        let x28 = x13 + x12;
        let x29 = x15 + x14;
        let x30 = x17 + x16;
        let x31 = x19 + x18;
        let x32 = x21 + x20;
        let x33 = x23 + x22;
        let x34 = x25 + x24;
        let x35 = x26 * 0x19b3 + x9;
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
    /// 508 squarings, 14 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let d = a + a;
        let x2 = d.square_times_mul(1, &d);
        let y6 = x2.square_times(1);
        let y25 = y6.square_times_mul(2, &d);
        let x5 = y6.times(&y25);
        let x10 = x5.square_times_mul(5, &x5);
        let x20 = x10.square_times_mul(10, &x10);
        let x40 = x20.square_times_mul(20, &x20);
        let x80 = x40.square_times_mul(40, &x40);
        let x160 = x80.square_times_mul(80, &x80);
        let x165 = x160.square_times_mul(5, &x5);
        let x167 = x165.square_times_mul(2, &x2);
        let x334 = x167.square_times_mul(167, &x167);
        let x499 = x334.square_times_mul(165, &x165);
        let t = x499.square_times_mul(7, &y25);
        let t = t.square_times_mul(3, &d);
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
    /// 509 squarings, 14 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let x2 = a.square_times_mul(1, &a);
        let y6 = x2.square_times(1);
        let x3 = y6.times(&a);
        let y12 = y6.square_times(1);
        let y19 = y12.times(&x3);
        let x5 = y12.times(&y19);
        let x10 = x5.square_times_mul(5, &x5);
        let x20 = x10.square_times_mul(10, &x10);
        let x40 = x20.square_times_mul(20, &x20);
        let x80 = x40.square_times_mul(40, &x40);
        let x83 = x80.square_times_mul(3, &x3);
        let x166 = x83.square_times_mul(83, &x83);
        let x332 = x166.square_times_mul(166, &x166);
        let x498 = x332.square_times_mul(166, &x166);
        let t = x498.square_times_mul(5, &y19);
        let t = t.square_times_mul(7, &y19);
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

/// By divsteps (Bernstein, Yang 2019): 1180 divsteps in batches of 62, on numbers of 9 digits.
/// f ≡ d·a, g ≡ e·a (mod p) throughout; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 62;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 9;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0.
    const STEPS: u32 = 1180;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = Digit::BITS / 4;
    const FIRST: u32 = PACK + 2;
    const LAST: u32 = 2 * PACK + 5;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [-6579, 0, 0, 0, 0, 0, 0, 0, 65536];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x1a555f4b7323c285;

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

    /// The inverse of `a`, below p.
    pub(super) fn invert(a: [u64; 8]) -> [u64; 8] {
        let mut f = P;
        let mut g = [
            a[0] as Digit & MASK,
            ((a[0] >> 62) | (a[1] << 2)) as Digit & MASK,
            ((a[1] >> 60) | (a[2] << 4)) as Digit & MASK,
            ((a[2] >> 58) | (a[3] << 6)) as Digit & MASK,
            ((a[3] >> 56) | (a[4] << 8)) as Digit & MASK,
            ((a[4] >> 54) | (a[5] << 10)) as Digit & MASK,
            ((a[5] >> 52) | (a[6] << 12)) as Digit & MASK,
            ((a[6] >> 50) | (a[7] << 14)) as Digit & MASK,
            (a[7] >> 48) as Digit & MASK,
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
            ((d[6] >> 12) | (d[7] << 50)) as u64,
            ((d[7] >> 14) | (d[8] << 48)) as u64,
        ]
    }
}

impl crate::Field for Element {
    type Bytes = [u8; BYTES];

    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const MODULUS: Self::Bytes = [
        0x4d, 0xe6, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff,
    ];
    const BITS: u32 = 512;

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
