// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1. Generated, do not edit:
//! ```text
//! modforge field "2^384 - 2^128 - 2^96 + 2^32 - 1" --name p384 --prefix fe_p384 --trait crate::Field
//! ```
//!
//! p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
//! Element: 6 words of 64 bits, least significant first, 2^384 times the number modulo p, below p.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product reduced word by word by multiples of p (Montgomery); the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^768
//! t1 = (v1 + q·p) / 2^64 < 2^704
//! t2 = (t1 + q·p) / 2^64 < 2^640
//! t3 = (t2 + q·p) / 2^64 < 2^576 + 2^513
//! t4 = (t3 + q·p) / 2^64 < 2^512 + 2^449
//! t5 = (t4 + q·p) / 2^64 < 2^448 + 2^385
//! t6 = (t5 + q·p) / 2^64 < 2^385
//! r1 = t6 - p if that is not negative, else t6 < 2^384
//! ```
//! Operations:
//! ```text
//! mul: 78 multiplications, 157 additions, 7 logic
//! square: 63 multiplications, 133 additions, 11 shifts, 7 logic
//! add: 13 additions, 7 logic
//! sub: 19 additions, 7 logic
//! neg: 12 additions, 7 logic
//! mul_small: 13 multiplications, 23 additions, 2 shifts, 7 logic
//! half: 6 additions, 6 shifts, 5 logic
//! canonical: 42 multiplications, 66 additions
//! decode: 66 multiplications, 149 additions, 14 logic
//! reduce: 66 multiplications, 143 additions, 7 logic
//! invert: 886 divsteps in batches of 62
//! sqrt: 381 squarings, 13 multiplications
//! legendre: 382 squarings, 14 multiplications
//! ```

// A product is reduced by masks as well.
#![allow(clippy::suspicious_arithmetic_impl)]

use core::ops::{Add, Mul, Neg, Sub};

/// Words of an element.
pub const WORDS: usize = 6;

/// Words of a number below p.
pub const PLAIN: usize = 6;

/// Bytes of an encoded element.
pub const BYTES: usize = 48;

/// The modulus p = 2^384 - 2^128 - 2^96 + 2^32 - 1.
pub const MODULUS: [u64; PLAIN] = [
    0xffffffff,
    0xffffffff00000000,
    0xfffffffffffffffe,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
];

/// A number modulo p: 6 words of 64 bits, least significant first, 2^384 times the number modulo p, below p.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([0xffffffff00000001, 0xffffffff, 1, 0, 0, 0]);

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
        let (x0, x1) = mac(a[0], a[1], 0, 0);
        let (x2, x3) = mac(a[0], a[2], x1, 0);
        let (x4, x5) = mac(a[0], a[3], x3, 0);
        let (x6, x7) = mac(a[0], a[4], x5, 0);
        let (x8, x9) = mac(a[0], a[5], x7, 0);
        let (x10, x11) = mac(a[1], a[2], x4, 0);
        let (x12, x13) = mac(a[1], a[3], x6, x11);
        let (x14, x15) = mac(a[1], a[4], x8, x13);
        let (x16, x17) = mac(a[1], a[5], x9, x15);
        let (x18, x19) = mac(a[2], a[3], x14, 0);
        let (x20, x21) = mac(a[2], a[4], x16, x19);
        let (x22, x23) = mac(a[2], a[5], x17, x21);
        let (x24, x25) = mac(a[3], a[4], x22, 0);
        let (x26, x27) = mac(a[3], a[5], x23, x25);
        let (x28, x29) = mac(a[4], a[5], x27, 0);
        let x30 = x0 << 1;
        let x31 = (x2 << 1) | (x0 >> 63);
        let x32 = (x10 << 1) | (x2 >> 63);
        let x33 = (x12 << 1) | (x10 >> 63);
        let x34 = (x18 << 1) | (x12 >> 63);
        let x35 = (x20 << 1) | (x18 >> 63);
        let x36 = (x24 << 1) | (x20 >> 63);
        let x37 = (x26 << 1) | (x24 >> 63);
        let x38 = (x28 << 1) | (x26 >> 63);
        let x39 = (x29 << 1) | (x28 >> 63);
        let x40 = x29 >> 63;
        let (x41, x42) = mac(a[0], a[0], 0, 0);
        let (x43, x44) = addc(x42, x30, 0);
        let (x45, x46) = mac(a[1], a[1], x31, x44);
        let (x47, x48) = addc(x46, x32, 0);
        let (x49, x50) = mac(a[2], a[2], x33, x48);
        let (x51, x52) = addc(x50, x34, 0);
        let (x53, x54) = mac(a[3], a[3], x35, x52);
        let (x55, x56) = addc(x54, x36, 0);
        let (x57, x58) = mac(a[4], a[4], x37, x56);
        let (x59, x60) = addc(x58, x38, 0);
        let (x61, x62) = mac(a[5], a[5], x39, x60);
        let (x63, _) = addc(x62, x40, 0);
        let (x64, _) = mac(x41, 0x100000001, 0, 0);
        let (_, x65) = mac(x64, 0xffffffff, x41, 0);
        let (x66, x67) = mac(x64, 0xffffffff00000000, x43, x65);
        let (x68, x69) = mac(x64, 0xfffffffffffffffe, x45, x67);
        let (x70, x71) = mac(x64, 0xffffffffffffffff, x47, x69);
        let (x72, x73) = mac(x64, 0xffffffffffffffff, x49, x71);
        let (x74, x75) = mac(x64, 0xffffffffffffffff, x51, x73);
        let (x76, x77) = addc(x53, x75, 0);
        let (x78, x79) = addc(x55, x77, 0);
        let (x80, x81) = addc(x57, x79, 0);
        let (x82, x83) = addc(x59, x81, 0);
        let (x84, x85) = addc(x61, x83, 0);
        let (x86, _) = addc(x63, x85, 0);
        let (x87, _) = mac(x66, 0x100000001, 0, 0);
        let (_, x88) = mac(x87, 0xffffffff, x66, 0);
        let (x89, x90) = mac(x87, 0xffffffff00000000, x68, x88);
        let (x91, x92) = mac(x87, 0xfffffffffffffffe, x70, x90);
        let (x93, x94) = mac(x87, 0xffffffffffffffff, x72, x92);
        let (x95, x96) = mac(x87, 0xffffffffffffffff, x74, x94);
        let (x97, x98) = mac(x87, 0xffffffffffffffff, x76, x96);
        let (x99, x100) = addc(x78, x98, 0);
        let (x101, x102) = addc(x80, x100, 0);
        let (x103, x104) = addc(x82, x102, 0);
        let (x105, x106) = addc(x84, x104, 0);
        let (x107, _) = addc(x86, x106, 0);
        let (x108, _) = mac(x89, 0x100000001, 0, 0);
        let (_, x109) = mac(x108, 0xffffffff, x89, 0);
        let (x110, x111) = mac(x108, 0xffffffff00000000, x91, x109);
        let (x112, x113) = mac(x108, 0xfffffffffffffffe, x93, x111);
        let (x114, x115) = mac(x108, 0xffffffffffffffff, x95, x113);
        let (x116, x117) = mac(x108, 0xffffffffffffffff, x97, x115);
        let (x118, x119) = mac(x108, 0xffffffffffffffff, x99, x117);
        let (x120, x121) = addc(x101, x119, 0);
        let (x122, x123) = addc(x103, x121, 0);
        let (x124, x125) = addc(x105, x123, 0);
        let (x126, x127) = addc(x107, x125, 0);
        let (x128, _) = mac(x110, 0x100000001, 0, 0);
        let (_, x129) = mac(x128, 0xffffffff, x110, 0);
        let (x130, x131) = mac(x128, 0xffffffff00000000, x112, x129);
        let (x132, x133) = mac(x128, 0xfffffffffffffffe, x114, x131);
        let (x134, x135) = mac(x128, 0xffffffffffffffff, x116, x133);
        let (x136, x137) = mac(x128, 0xffffffffffffffff, x118, x135);
        let (x138, x139) = mac(x128, 0xffffffffffffffff, x120, x137);
        let (x140, x141) = addc(x122, x139, 0);
        let (x142, x143) = addc(x124, x141, 0);
        let (x144, x145) = addc(x126, x143, 0);
        let (x146, _) = addc(x127, x145, 0);
        let (x147, _) = mac(x130, 0x100000001, 0, 0);
        let (_, x148) = mac(x147, 0xffffffff, x130, 0);
        let (x149, x150) = mac(x147, 0xffffffff00000000, x132, x148);
        let (x151, x152) = mac(x147, 0xfffffffffffffffe, x134, x150);
        let (x153, x154) = mac(x147, 0xffffffffffffffff, x136, x152);
        let (x155, x156) = mac(x147, 0xffffffffffffffff, x138, x154);
        let (x157, x158) = mac(x147, 0xffffffffffffffff, x140, x156);
        let (x159, x160) = addc(x142, x158, 0);
        let (x161, x162) = addc(x144, x160, 0);
        let (x163, _) = addc(x146, x162, 0);
        let (x164, _) = mac(x149, 0x100000001, 0, 0);
        let (_, x165) = mac(x164, 0xffffffff, x149, 0);
        let (x166, x167) = mac(x164, 0xffffffff00000000, x151, x165);
        let (x168, x169) = mac(x164, 0xfffffffffffffffe, x153, x167);
        let (x170, x171) = mac(x164, 0xffffffffffffffff, x155, x169);
        let (x172, x173) = mac(x164, 0xffffffffffffffff, x157, x171);
        let (x174, x175) = mac(x164, 0xffffffffffffffff, x159, x173);
        let (x176, x177) = addc(x161, x175, 0);
        let (x178, _) = addc(x163, x177, 0);
        let (x179, x180) = subb(x166, 0xffffffff, 0);
        let (x181, x182) = subb(x168, 0xffffffff00000000, x180);
        let (x183, x184) = subb(x170, 0xfffffffffffffffe, x182);
        let (x185, x186) = subb(x172, 0xffffffffffffffff, x184);
        let (x187, x188) = subb(x174, 0xffffffffffffffff, x186);
        let (x189, x190) = subb(x176, 0xffffffffffffffff, x188);
        let (_, x191) = subb(x178, x190, 0);
        let x192 = mask(x191);
        let x193 = x179 ^ (x192 & (x166 ^ x179));
        let x194 = x181 ^ (x192 & (x168 ^ x181));
        let x195 = x183 ^ (x192 & (x170 ^ x183));
        let x196 = x185 ^ (x192 & (x172 ^ x185));
        let x197 = x187 ^ (x192 & (x174 ^ x187));
        let x198 = x189 ^ (x192 & (x176 ^ x189));
        Self([x193, x194, x195, x196, x197, x198])
    }

    /// The product with a small number.
    #[must_use]
    #[inline]
    pub fn mul_small(&self, b: u32) -> Self {
        let a = self.0;
        let b = [u64::from(b)];
        let (x0, x1) = mac(b[0], a[0], 0, 0);
        let (x2, x3) = mac(b[0], a[1], x1, 0);
        let (x4, x5) = mac(b[0], a[2], x3, 0);
        let (x6, x7) = mac(b[0], a[3], x5, 0);
        let (x8, x9) = mac(b[0], a[4], x7, 0);
        let (x10, x11) = mac(b[0], a[5], x9, 0);
        let x12 = (x11 << 2) | (x10 >> 62);
        let (x13, x14) = mac(0x400000000, x12, 0, 0);
        let x15 = (x14 << 28) | (x13 >> 36);
        let (x16, _) = mac(x15, 0xffffffff, 0, 0);
        let (x17, x18) = mac(x15, 0xffffffff00000000, 0, 0);
        let (x19, x20) = mac(x15, 0xfffffffffffffffe, x18, 0);
        let (x21, x22) = mac(x15, 0xffffffffffffffff, x20, 0);
        let (x23, x24) = mac(x15, 0xffffffffffffffff, x22, 0);
        let (x25, x26) = mac(x15, 0xffffffffffffffff, x24, 0);
        let (x27, x28) = subb(x0, x16, 0);
        let (x29, x30) = subb(x2, x17, x28);
        let (x31, x32) = subb(x4, x19, x30);
        let (x33, x34) = subb(x6, x21, x32);
        let (x35, x36) = subb(x8, x23, x34);
        let (x37, x38) = subb(x10, x25, x36);
        let (x39, _) = subb(x11, x26, x38);
        let (x40, x41) = subb(x27, 0xffffffff, 0);
        let (x42, x43) = subb(x29, 0xffffffff00000000, x41);
        let (x44, x45) = subb(x31, 0xfffffffffffffffe, x43);
        let (x46, x47) = subb(x33, 0xffffffffffffffff, x45);
        let (x48, x49) = subb(x35, 0xffffffffffffffff, x47);
        let (x50, x51) = subb(x37, 0xffffffffffffffff, x49);
        let (_, x52) = subb(x39, x51, 0);
        let x53 = mask(x52);
        let x54 = x40 ^ (x53 & (x27 ^ x40));
        let x55 = x42 ^ (x53 & (x29 ^ x42));
        let x56 = x44 ^ (x53 & (x31 ^ x44));
        let x57 = x46 ^ (x53 & (x33 ^ x46));
        let x58 = x48 ^ (x53 & (x35 ^ x48));
        let x59 = x50 ^ (x53 & (x37 ^ x50));
        Self([x54, x55, x56, x57, x58, x59])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = x0.wrapping_neg();
        let x2 = x1 & 0xffffffff;
        let x3 = x1 & 0xffffffff00000000;
        let x4 = x1 & 0xfffffffffffffffe;
        let (x5, x6) = addc(a[0], x2, 0);
        let (x7, x8) = addc(a[1], x3, x6);
        let (x9, x10) = addc(a[2], x4, x8);
        let (x11, x12) = addc(a[3], x1, x10);
        let (x13, x14) = addc(a[4], x1, x12);
        let (x15, x16) = addc(a[5], x1, x14);
        let x17 = (x7 << 63) | (x5 >> 1);
        let x18 = (x9 << 63) | (x7 >> 1);
        let x19 = (x11 << 63) | (x9 >> 1);
        let x20 = (x13 << 63) | (x11 >> 1);
        let x21 = (x15 << 63) | (x13 >> 1);
        let x22 = (x16 << 63) | (x15 >> 1);
        Self([x17, x18, x19, x20, x21, x22])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let (x0, _) = mac(a[0], 0x100000001, 0, 0);
        let (_, x1) = mac(x0, 0xffffffff, a[0], 0);
        let (x2, x3) = mac(x0, 0xffffffff00000000, a[1], x1);
        let (x4, x5) = mac(x0, 0xfffffffffffffffe, a[2], x3);
        let (x6, x7) = mac(x0, 0xffffffffffffffff, a[3], x5);
        let (x8, x9) = mac(x0, 0xffffffffffffffff, a[4], x7);
        let (x10, x11) = mac(x0, 0xffffffffffffffff, a[5], x9);
        let (x12, _) = mac(x2, 0x100000001, 0, 0);
        let (_, x13) = mac(x12, 0xffffffff, x2, 0);
        let (x14, x15) = mac(x12, 0xffffffff00000000, x4, x13);
        let (x16, x17) = mac(x12, 0xfffffffffffffffe, x6, x15);
        let (x18, x19) = mac(x12, 0xffffffffffffffff, x8, x17);
        let (x20, x21) = mac(x12, 0xffffffffffffffff, x10, x19);
        let (x22, x23) = mac(x12, 0xffffffffffffffff, x11, x21);
        let (x24, _) = mac(x14, 0x100000001, 0, 0);
        let (_, x25) = mac(x24, 0xffffffff, x14, 0);
        let (x26, x27) = mac(x24, 0xffffffff00000000, x16, x25);
        let (x28, x29) = mac(x24, 0xfffffffffffffffe, x18, x27);
        let (x30, x31) = mac(x24, 0xffffffffffffffff, x20, x29);
        let (x32, x33) = mac(x24, 0xffffffffffffffff, x22, x31);
        let (x34, x35) = mac(x24, 0xffffffffffffffff, x23, x33);
        let (x36, _) = mac(x26, 0x100000001, 0, 0);
        let (_, x37) = mac(x36, 0xffffffff, x26, 0);
        let (x38, x39) = mac(x36, 0xffffffff00000000, x28, x37);
        let (x40, x41) = mac(x36, 0xfffffffffffffffe, x30, x39);
        let (x42, x43) = mac(x36, 0xffffffffffffffff, x32, x41);
        let (x44, x45) = mac(x36, 0xffffffffffffffff, x34, x43);
        let (x46, x47) = mac(x36, 0xffffffffffffffff, x35, x45);
        let (x48, _) = mac(x38, 0x100000001, 0, 0);
        let (_, x49) = mac(x48, 0xffffffff, x38, 0);
        let (x50, x51) = mac(x48, 0xffffffff00000000, x40, x49);
        let (x52, x53) = mac(x48, 0xfffffffffffffffe, x42, x51);
        let (x54, x55) = mac(x48, 0xffffffffffffffff, x44, x53);
        let (x56, x57) = mac(x48, 0xffffffffffffffff, x46, x55);
        let (x58, x59) = mac(x48, 0xffffffffffffffff, x47, x57);
        let (x60, _) = mac(x50, 0x100000001, 0, 0);
        let (_, x61) = mac(x60, 0xffffffff, x50, 0);
        let (x62, x63) = mac(x60, 0xffffffff00000000, x52, x61);
        let (x64, x65) = mac(x60, 0xfffffffffffffffe, x54, x63);
        let (x66, x67) = mac(x60, 0xffffffffffffffff, x56, x65);
        let (x68, x69) = mac(x60, 0xffffffffffffffff, x58, x67);
        let (x70, x71) = mac(x60, 0xffffffffffffffff, x59, x69);
        [x62, x64, x66, x68, x70, x71]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let (x0, x1) = mac(0xfffffffe00000001, a[0], 0, 0);
        let (x2, x3) = mac(0xfffffffe00000001, a[1], x1, 0);
        let (x4, x5) = mac(0xfffffffe00000001, a[2], x3, 0);
        let (x6, x7) = mac(0xfffffffe00000001, a[3], x5, 0);
        let (x8, x9) = mac(0xfffffffe00000001, a[4], x7, 0);
        let (x10, x11) = mac(0xfffffffe00000001, a[5], x9, 0);
        let (x12, x13) = mac(0x200000000, a[0], x2, 0);
        let (x14, x15) = mac(0x200000000, a[1], x4, x13);
        let (x16, x17) = mac(0x200000000, a[2], x6, x15);
        let (x18, x19) = mac(0x200000000, a[3], x8, x17);
        let (x20, x21) = mac(0x200000000, a[4], x10, x19);
        let (x22, x23) = mac(0x200000000, a[5], x11, x21);
        let (x24, x25) = mac(0xfffffffe00000000, a[0], x14, 0);
        let (x26, x27) = mac(0xfffffffe00000000, a[1], x16, x25);
        let (x28, x29) = mac(0xfffffffe00000000, a[2], x18, x27);
        let (x30, x31) = mac(0xfffffffe00000000, a[3], x20, x29);
        let (x32, x33) = mac(0xfffffffe00000000, a[4], x22, x31);
        let (x34, x35) = mac(0xfffffffe00000000, a[5], x23, x33);
        let (x36, x37) = mac(0x200000000, a[0], x26, 0);
        let (x38, x39) = mac(0x200000000, a[1], x28, x37);
        let (x40, x41) = mac(0x200000000, a[2], x30, x39);
        let (x42, x43) = mac(0x200000000, a[3], x32, x41);
        let (x44, x45) = mac(0x200000000, a[4], x34, x43);
        let (x46, x47) = mac(0x200000000, a[5], x35, x45);
        let (x48, x49) = addc(a[0], x38, 0);
        let (x50, x51) = addc(a[1], x40, 0);
        let (x52, x53) = addc(x50, x49, 0);
        let (x54, _) = addc(x51, x53, 0);
        let (x55, x56) = addc(a[2], x42, 0);
        let (x57, x58) = addc(x55, x54, 0);
        let (x59, _) = addc(x56, x58, 0);
        let (x60, x61) = addc(a[3], x44, 0);
        let (x62, x63) = addc(x60, x59, 0);
        let (x64, _) = addc(x61, x63, 0);
        let (x65, x66) = addc(a[4], x46, 0);
        let (x67, x68) = addc(x65, x64, 0);
        let (x69, _) = addc(x66, x68, 0);
        let (x70, x71) = addc(a[5], x47, 0);
        let (x72, x73) = addc(x70, x69, 0);
        let (x74, _) = addc(x71, x73, 0);
        let (x75, _) = mac(x0, 0x100000001, 0, 0);
        let (_, x76) = mac(x75, 0xffffffff, x0, 0);
        let (x77, x78) = mac(x75, 0xffffffff00000000, x12, x76);
        let (x79, x80) = mac(x75, 0xfffffffffffffffe, x24, x78);
        let (x81, x82) = mac(x75, 0xffffffffffffffff, x36, x80);
        let (x83, x84) = mac(x75, 0xffffffffffffffff, x48, x82);
        let (x85, x86) = mac(x75, 0xffffffffffffffff, x52, x84);
        let (x87, x88) = addc(x57, x86, 0);
        let (x89, x90) = addc(x62, x88, 0);
        let (x91, x92) = addc(x67, x90, 0);
        let (x93, x94) = addc(x72, x92, 0);
        let (x95, _) = addc(x74, x94, 0);
        let (x96, _) = mac(x77, 0x100000001, 0, 0);
        let (_, x97) = mac(x96, 0xffffffff, x77, 0);
        let (x98, x99) = mac(x96, 0xffffffff00000000, x79, x97);
        let (x100, x101) = mac(x96, 0xfffffffffffffffe, x81, x99);
        let (x102, x103) = mac(x96, 0xffffffffffffffff, x83, x101);
        let (x104, x105) = mac(x96, 0xffffffffffffffff, x85, x103);
        let (x106, x107) = mac(x96, 0xffffffffffffffff, x87, x105);
        let (x108, x109) = addc(x89, x107, 0);
        let (x110, x111) = addc(x91, x109, 0);
        let (x112, x113) = addc(x93, x111, 0);
        let (x114, _) = addc(x95, x113, 0);
        let (x115, _) = mac(x98, 0x100000001, 0, 0);
        let (_, x116) = mac(x115, 0xffffffff, x98, 0);
        let (x117, x118) = mac(x115, 0xffffffff00000000, x100, x116);
        let (x119, x120) = mac(x115, 0xfffffffffffffffe, x102, x118);
        let (x121, x122) = mac(x115, 0xffffffffffffffff, x104, x120);
        let (x123, x124) = mac(x115, 0xffffffffffffffff, x106, x122);
        let (x125, x126) = mac(x115, 0xffffffffffffffff, x108, x124);
        let (x127, x128) = addc(x110, x126, 0);
        let (x129, x130) = addc(x112, x128, 0);
        let (x131, _) = addc(x114, x130, 0);
        let (x132, _) = mac(x117, 0x100000001, 0, 0);
        let (_, x133) = mac(x132, 0xffffffff, x117, 0);
        let (x134, x135) = mac(x132, 0xffffffff00000000, x119, x133);
        let (x136, x137) = mac(x132, 0xfffffffffffffffe, x121, x135);
        let (x138, x139) = mac(x132, 0xffffffffffffffff, x123, x137);
        let (x140, x141) = mac(x132, 0xffffffffffffffff, x125, x139);
        let (x142, x143) = mac(x132, 0xffffffffffffffff, x127, x141);
        let (x144, x145) = addc(x129, x143, 0);
        let (x146, _) = addc(x131, x145, 0);
        let (x147, _) = mac(x134, 0x100000001, 0, 0);
        let (_, x148) = mac(x147, 0xffffffff, x134, 0);
        let (x149, x150) = mac(x147, 0xffffffff00000000, x136, x148);
        let (x151, x152) = mac(x147, 0xfffffffffffffffe, x138, x150);
        let (x153, x154) = mac(x147, 0xffffffffffffffff, x140, x152);
        let (x155, x156) = mac(x147, 0xffffffffffffffff, x142, x154);
        let (x157, x158) = mac(x147, 0xffffffffffffffff, x144, x156);
        let (x159, x160) = addc(x146, x158, 0);
        let (x161, _) = mac(x149, 0x100000001, 0, 0);
        let (_, x162) = mac(x161, 0xffffffff, x149, 0);
        let (x163, x164) = mac(x161, 0xffffffff00000000, x151, x162);
        let (x165, x166) = mac(x161, 0xfffffffffffffffe, x153, x164);
        let (x167, x168) = mac(x161, 0xffffffffffffffff, x155, x166);
        let (x169, x170) = mac(x161, 0xffffffffffffffff, x157, x168);
        let (x171, x172) = mac(x161, 0xffffffffffffffff, x159, x170);
        let (x173, x174) = addc(x160, x172, 0);
        let (x175, x176) = subb(x163, 0xffffffff, 0);
        let (x177, x178) = subb(x165, 0xffffffff00000000, x176);
        let (x179, x180) = subb(x167, 0xfffffffffffffffe, x178);
        let (x181, x182) = subb(x169, 0xffffffffffffffff, x180);
        let (x183, x184) = subb(x171, 0xffffffffffffffff, x182);
        let (x185, x186) = subb(x173, 0xffffffffffffffff, x184);
        let (_, x187) = subb(x174, x186, 0);
        let x188 = mask(x187);
        let x189 = x175 ^ (x188 & (x163 ^ x175));
        let x190 = x177 ^ (x188 & (x165 ^ x177));
        let x191 = x179 ^ (x188 & (x167 ^ x179));
        let x192 = x181 ^ (x188 & (x169 ^ x181));
        let x193 = x183 ^ (x188 & (x171 ^ x183));
        let x194 = x185 ^ (x188 & (x173 ^ x185));
        Self([x189, x190, x191, x192, x193, x194])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xffffffff, 0);
        let (_, x1) = subb(a[1], 0xffffffff00000000, x0);
        let (_, x2) = subb(a[2], 0xfffffffffffffffe, x1);
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
        let (x13, x14) = mac(0xfffffffe00000001, x7, 0, 0);
        let (x15, x16) = mac(0xfffffffe00000001, x8, x14, 0);
        let (x17, x18) = mac(0xfffffffe00000001, x9, x16, 0);
        let (x19, x20) = mac(0xfffffffe00000001, x10, x18, 0);
        let (x21, x22) = mac(0xfffffffe00000001, x11, x20, 0);
        let (x23, x24) = mac(0xfffffffe00000001, x12, x22, 0);
        let (x25, x26) = mac(0x200000000, x7, x15, 0);
        let (x27, x28) = mac(0x200000000, x8, x17, x26);
        let (x29, x30) = mac(0x200000000, x9, x19, x28);
        let (x31, x32) = mac(0x200000000, x10, x21, x30);
        let (x33, x34) = mac(0x200000000, x11, x23, x32);
        let (x35, x36) = mac(0x200000000, x12, x24, x34);
        let (x37, x38) = mac(0xfffffffe00000000, x7, x27, 0);
        let (x39, x40) = mac(0xfffffffe00000000, x8, x29, x38);
        let (x41, x42) = mac(0xfffffffe00000000, x9, x31, x40);
        let (x43, x44) = mac(0xfffffffe00000000, x10, x33, x42);
        let (x45, x46) = mac(0xfffffffe00000000, x11, x35, x44);
        let (x47, x48) = mac(0xfffffffe00000000, x12, x36, x46);
        let (x49, x50) = mac(0x200000000, x7, x39, 0);
        let (x51, x52) = mac(0x200000000, x8, x41, x50);
        let (x53, x54) = mac(0x200000000, x9, x43, x52);
        let (x55, x56) = mac(0x200000000, x10, x45, x54);
        let (x57, x58) = mac(0x200000000, x11, x47, x56);
        let (x59, x60) = mac(0x200000000, x12, x48, x58);
        let (x61, x62) = addc(x7, x51, 0);
        let (x63, x64) = addc(x8, x53, 0);
        let (x65, x66) = addc(x63, x62, 0);
        let (x67, _) = addc(x64, x66, 0);
        let (x68, x69) = addc(x9, x55, 0);
        let (x70, x71) = addc(x68, x67, 0);
        let (x72, _) = addc(x69, x71, 0);
        let (x73, x74) = addc(x10, x57, 0);
        let (x75, x76) = addc(x73, x72, 0);
        let (x77, _) = addc(x74, x76, 0);
        let (x78, x79) = addc(x11, x59, 0);
        let (x80, x81) = addc(x78, x77, 0);
        let (x82, _) = addc(x79, x81, 0);
        let (x83, x84) = addc(x12, x60, 0);
        let (x85, x86) = addc(x83, x82, 0);
        let (x87, _) = addc(x84, x86, 0);
        let (x88, _) = mac(x13, 0x100000001, 0, 0);
        let (_, x89) = mac(x88, 0xffffffff, x13, 0);
        let (x90, x91) = mac(x88, 0xffffffff00000000, x25, x89);
        let (x92, x93) = mac(x88, 0xfffffffffffffffe, x37, x91);
        let (x94, x95) = mac(x88, 0xffffffffffffffff, x49, x93);
        let (x96, x97) = mac(x88, 0xffffffffffffffff, x61, x95);
        let (x98, x99) = mac(x88, 0xffffffffffffffff, x65, x97);
        let (x100, x101) = addc(x70, x99, 0);
        let (x102, x103) = addc(x75, x101, 0);
        let (x104, x105) = addc(x80, x103, 0);
        let (x106, x107) = addc(x85, x105, 0);
        let (x108, _) = addc(x87, x107, 0);
        let (x109, _) = mac(x90, 0x100000001, 0, 0);
        let (_, x110) = mac(x109, 0xffffffff, x90, 0);
        let (x111, x112) = mac(x109, 0xffffffff00000000, x92, x110);
        let (x113, x114) = mac(x109, 0xfffffffffffffffe, x94, x112);
        let (x115, x116) = mac(x109, 0xffffffffffffffff, x96, x114);
        let (x117, x118) = mac(x109, 0xffffffffffffffff, x98, x116);
        let (x119, x120) = mac(x109, 0xffffffffffffffff, x100, x118);
        let (x121, x122) = addc(x102, x120, 0);
        let (x123, x124) = addc(x104, x122, 0);
        let (x125, x126) = addc(x106, x124, 0);
        let (x127, _) = addc(x108, x126, 0);
        let (x128, _) = mac(x111, 0x100000001, 0, 0);
        let (_, x129) = mac(x128, 0xffffffff, x111, 0);
        let (x130, x131) = mac(x128, 0xffffffff00000000, x113, x129);
        let (x132, x133) = mac(x128, 0xfffffffffffffffe, x115, x131);
        let (x134, x135) = mac(x128, 0xffffffffffffffff, x117, x133);
        let (x136, x137) = mac(x128, 0xffffffffffffffff, x119, x135);
        let (x138, x139) = mac(x128, 0xffffffffffffffff, x121, x137);
        let (x140, x141) = addc(x123, x139, 0);
        let (x142, x143) = addc(x125, x141, 0);
        let (x144, _) = addc(x127, x143, 0);
        let (x145, _) = mac(x130, 0x100000001, 0, 0);
        let (_, x146) = mac(x145, 0xffffffff, x130, 0);
        let (x147, x148) = mac(x145, 0xffffffff00000000, x132, x146);
        let (x149, x150) = mac(x145, 0xfffffffffffffffe, x134, x148);
        let (x151, x152) = mac(x145, 0xffffffffffffffff, x136, x150);
        let (x153, x154) = mac(x145, 0xffffffffffffffff, x138, x152);
        let (x155, x156) = mac(x145, 0xffffffffffffffff, x140, x154);
        let (x157, x158) = addc(x142, x156, 0);
        let (x159, _) = addc(x144, x158, 0);
        let (x160, _) = mac(x147, 0x100000001, 0, 0);
        let (_, x161) = mac(x160, 0xffffffff, x147, 0);
        let (x162, x163) = mac(x160, 0xffffffff00000000, x149, x161);
        let (x164, x165) = mac(x160, 0xfffffffffffffffe, x151, x163);
        let (x166, x167) = mac(x160, 0xffffffffffffffff, x153, x165);
        let (x168, x169) = mac(x160, 0xffffffffffffffff, x155, x167);
        let (x170, x171) = mac(x160, 0xffffffffffffffff, x157, x169);
        let (x172, x173) = addc(x159, x171, 0);
        let (x174, _) = mac(x162, 0x100000001, 0, 0);
        let (_, x175) = mac(x174, 0xffffffff, x162, 0);
        let (x176, x177) = mac(x174, 0xffffffff00000000, x164, x175);
        let (x178, x179) = mac(x174, 0xfffffffffffffffe, x166, x177);
        let (x180, x181) = mac(x174, 0xffffffffffffffff, x168, x179);
        let (x182, x183) = mac(x174, 0xffffffffffffffff, x170, x181);
        let (x184, x185) = mac(x174, 0xffffffffffffffff, x172, x183);
        let (x186, x187) = addc(x173, x185, 0);
        let (x188, x189) = subb(x176, 0xffffffff, 0);
        let (x190, x191) = subb(x178, 0xffffffff00000000, x189);
        let (x192, x193) = subb(x180, 0xfffffffffffffffe, x191);
        let (x194, x195) = subb(x182, 0xffffffffffffffff, x193);
        let (x196, x197) = subb(x184, 0xffffffffffffffff, x195);
        let (x198, x199) = subb(x186, 0xffffffffffffffff, x197);
        let (_, x200) = subb(x187, x199, 0);
        let x201 = mask(x200);
        let x202 = x188 ^ (x201 & (x176 ^ x188));
        let x203 = x190 ^ (x201 & (x178 ^ x190));
        let x204 = x192 ^ (x201 & (x180 ^ x192));
        let x205 = x194 ^ (x201 & (x182 ^ x194));
        let x206 = x196 ^ (x201 & (x184 ^ x196));
        let x207 = x198 ^ (x201 & (x186 ^ x198));
        let words = [x202, x203, x204, x205, x206, x207];
        (Self(words), x5)
    }
}

impl Mul for Element {
    type Output = Self;

    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = mac(a[0], b[0], 0, 0);
        let (x2, x3) = mac(a[0], b[1], x1, 0);
        let (x4, x5) = mac(a[0], b[2], x3, 0);
        let (x6, x7) = mac(a[0], b[3], x5, 0);
        let (x8, x9) = mac(a[0], b[4], x7, 0);
        let (x10, x11) = mac(a[0], b[5], x9, 0);
        let (x12, x13) = mac(a[1], b[0], x2, 0);
        let (x14, x15) = mac(a[1], b[1], x4, x13);
        let (x16, x17) = mac(a[1], b[2], x6, x15);
        let (x18, x19) = mac(a[1], b[3], x8, x17);
        let (x20, x21) = mac(a[1], b[4], x10, x19);
        let (x22, x23) = mac(a[1], b[5], x11, x21);
        let (x24, x25) = mac(a[2], b[0], x14, 0);
        let (x26, x27) = mac(a[2], b[1], x16, x25);
        let (x28, x29) = mac(a[2], b[2], x18, x27);
        let (x30, x31) = mac(a[2], b[3], x20, x29);
        let (x32, x33) = mac(a[2], b[4], x22, x31);
        let (x34, x35) = mac(a[2], b[5], x23, x33);
        let (x36, x37) = mac(a[3], b[0], x26, 0);
        let (x38, x39) = mac(a[3], b[1], x28, x37);
        let (x40, x41) = mac(a[3], b[2], x30, x39);
        let (x42, x43) = mac(a[3], b[3], x32, x41);
        let (x44, x45) = mac(a[3], b[4], x34, x43);
        let (x46, x47) = mac(a[3], b[5], x35, x45);
        let (x48, x49) = mac(a[4], b[0], x38, 0);
        let (x50, x51) = mac(a[4], b[1], x40, x49);
        let (x52, x53) = mac(a[4], b[2], x42, x51);
        let (x54, x55) = mac(a[4], b[3], x44, x53);
        let (x56, x57) = mac(a[4], b[4], x46, x55);
        let (x58, x59) = mac(a[4], b[5], x47, x57);
        let (x60, x61) = mac(a[5], b[0], x50, 0);
        let (x62, x63) = mac(a[5], b[1], x52, x61);
        let (x64, x65) = mac(a[5], b[2], x54, x63);
        let (x66, x67) = mac(a[5], b[3], x56, x65);
        let (x68, x69) = mac(a[5], b[4], x58, x67);
        let (x70, x71) = mac(a[5], b[5], x59, x69);
        let (x72, _) = mac(x0, 0x100000001, 0, 0);
        let (_, x73) = mac(x72, 0xffffffff, x0, 0);
        let (x74, x75) = mac(x72, 0xffffffff00000000, x12, x73);
        let (x76, x77) = mac(x72, 0xfffffffffffffffe, x24, x75);
        let (x78, x79) = mac(x72, 0xffffffffffffffff, x36, x77);
        let (x80, x81) = mac(x72, 0xffffffffffffffff, x48, x79);
        let (x82, x83) = mac(x72, 0xffffffffffffffff, x60, x81);
        let (x84, x85) = addc(x62, x83, 0);
        let (x86, x87) = addc(x64, x85, 0);
        let (x88, x89) = addc(x66, x87, 0);
        let (x90, x91) = addc(x68, x89, 0);
        let (x92, x93) = addc(x70, x91, 0);
        let (x94, _) = addc(x71, x93, 0);
        let (x95, _) = mac(x74, 0x100000001, 0, 0);
        let (_, x96) = mac(x95, 0xffffffff, x74, 0);
        let (x97, x98) = mac(x95, 0xffffffff00000000, x76, x96);
        let (x99, x100) = mac(x95, 0xfffffffffffffffe, x78, x98);
        let (x101, x102) = mac(x95, 0xffffffffffffffff, x80, x100);
        let (x103, x104) = mac(x95, 0xffffffffffffffff, x82, x102);
        let (x105, x106) = mac(x95, 0xffffffffffffffff, x84, x104);
        let (x107, x108) = addc(x86, x106, 0);
        let (x109, x110) = addc(x88, x108, 0);
        let (x111, x112) = addc(x90, x110, 0);
        let (x113, x114) = addc(x92, x112, 0);
        let (x115, _) = addc(x94, x114, 0);
        let (x116, _) = mac(x97, 0x100000001, 0, 0);
        let (_, x117) = mac(x116, 0xffffffff, x97, 0);
        let (x118, x119) = mac(x116, 0xffffffff00000000, x99, x117);
        let (x120, x121) = mac(x116, 0xfffffffffffffffe, x101, x119);
        let (x122, x123) = mac(x116, 0xffffffffffffffff, x103, x121);
        let (x124, x125) = mac(x116, 0xffffffffffffffff, x105, x123);
        let (x126, x127) = mac(x116, 0xffffffffffffffff, x107, x125);
        let (x128, x129) = addc(x109, x127, 0);
        let (x130, x131) = addc(x111, x129, 0);
        let (x132, x133) = addc(x113, x131, 0);
        let (x134, x135) = addc(x115, x133, 0);
        let (x136, _) = mac(x118, 0x100000001, 0, 0);
        let (_, x137) = mac(x136, 0xffffffff, x118, 0);
        let (x138, x139) = mac(x136, 0xffffffff00000000, x120, x137);
        let (x140, x141) = mac(x136, 0xfffffffffffffffe, x122, x139);
        let (x142, x143) = mac(x136, 0xffffffffffffffff, x124, x141);
        let (x144, x145) = mac(x136, 0xffffffffffffffff, x126, x143);
        let (x146, x147) = mac(x136, 0xffffffffffffffff, x128, x145);
        let (x148, x149) = addc(x130, x147, 0);
        let (x150, x151) = addc(x132, x149, 0);
        let (x152, x153) = addc(x134, x151, 0);
        let (x154, _) = addc(x135, x153, 0);
        let (x155, _) = mac(x138, 0x100000001, 0, 0);
        let (_, x156) = mac(x155, 0xffffffff, x138, 0);
        let (x157, x158) = mac(x155, 0xffffffff00000000, x140, x156);
        let (x159, x160) = mac(x155, 0xfffffffffffffffe, x142, x158);
        let (x161, x162) = mac(x155, 0xffffffffffffffff, x144, x160);
        let (x163, x164) = mac(x155, 0xffffffffffffffff, x146, x162);
        let (x165, x166) = mac(x155, 0xffffffffffffffff, x148, x164);
        let (x167, x168) = addc(x150, x166, 0);
        let (x169, x170) = addc(x152, x168, 0);
        let (x171, _) = addc(x154, x170, 0);
        let (x172, _) = mac(x157, 0x100000001, 0, 0);
        let (_, x173) = mac(x172, 0xffffffff, x157, 0);
        let (x174, x175) = mac(x172, 0xffffffff00000000, x159, x173);
        let (x176, x177) = mac(x172, 0xfffffffffffffffe, x161, x175);
        let (x178, x179) = mac(x172, 0xffffffffffffffff, x163, x177);
        let (x180, x181) = mac(x172, 0xffffffffffffffff, x165, x179);
        let (x182, x183) = mac(x172, 0xffffffffffffffff, x167, x181);
        let (x184, x185) = addc(x169, x183, 0);
        let (x186, _) = addc(x171, x185, 0);
        let (x187, x188) = subb(x174, 0xffffffff, 0);
        let (x189, x190) = subb(x176, 0xffffffff00000000, x188);
        let (x191, x192) = subb(x178, 0xfffffffffffffffe, x190);
        let (x193, x194) = subb(x180, 0xffffffffffffffff, x192);
        let (x195, x196) = subb(x182, 0xffffffffffffffff, x194);
        let (x197, x198) = subb(x184, 0xffffffffffffffff, x196);
        let (_, x199) = subb(x186, x198, 0);
        let x200 = mask(x199);
        let x201 = x187 ^ (x200 & (x174 ^ x187));
        let x202 = x189 ^ (x200 & (x176 ^ x189));
        let x203 = x191 ^ (x200 & (x178 ^ x191));
        let x204 = x193 ^ (x200 & (x180 ^ x193));
        let x205 = x195 ^ (x200 & (x182 ^ x195));
        let x206 = x197 ^ (x200 & (x184 ^ x197));
        Self([x201, x202, x203, x204, x205, x206])
    }
}

impl Add for Element {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = addc(a[0], b[0], 0);
        let (x2, x3) = addc(a[1], b[1], x1);
        let (x4, x5) = addc(a[2], b[2], x3);
        let (x6, x7) = addc(a[3], b[3], x5);
        let (x8, x9) = addc(a[4], b[4], x7);
        let (x10, x11) = addc(a[5], b[5], x9);
        let (x12, x13) = subb(x0, 0xffffffff, 0);
        let (x14, x15) = subb(x2, 0xffffffff00000000, x13);
        let (x16, x17) = subb(x4, 0xfffffffffffffffe, x15);
        let (x18, x19) = subb(x6, 0xffffffffffffffff, x17);
        let (x20, x21) = subb(x8, 0xffffffffffffffff, x19);
        let (x22, x23) = subb(x10, 0xffffffffffffffff, x21);
        let (_, x24) = subb(x11, x23, 0);
        let x25 = mask(x24);
        let x26 = x12 ^ (x25 & (x0 ^ x12));
        let x27 = x14 ^ (x25 & (x2 ^ x14));
        let x28 = x16 ^ (x25 & (x4 ^ x16));
        let x29 = x18 ^ (x25 & (x6 ^ x18));
        let x30 = x20 ^ (x25 & (x8 ^ x20));
        let x31 = x22 ^ (x25 & (x10 ^ x22));
        Self([x26, x27, x28, x29, x30, x31])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(0xffffffff, b[0], 0);
        let (x2, x3) = subb(0xffffffff00000000, b[1], x1);
        let (x4, x5) = subb(0xfffffffffffffffe, b[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, b[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, b[4], x7);
        let (x10, _) = subb(0xffffffffffffffff, b[5], x9);
        let (x11, x12) = addc(a[0], x0, 0);
        let (x13, x14) = addc(a[1], x2, x12);
        let (x15, x16) = addc(a[2], x4, x14);
        let (x17, x18) = addc(a[3], x6, x16);
        let (x19, x20) = addc(a[4], x8, x18);
        let (x21, x22) = addc(a[5], x10, x20);
        let (x23, x24) = subb(x11, 0xffffffff, 0);
        let (x25, x26) = subb(x13, 0xffffffff00000000, x24);
        let (x27, x28) = subb(x15, 0xfffffffffffffffe, x26);
        let (x29, x30) = subb(x17, 0xffffffffffffffff, x28);
        let (x31, x32) = subb(x19, 0xffffffffffffffff, x30);
        let (x33, x34) = subb(x21, 0xffffffffffffffff, x32);
        let (_, x35) = subb(x22, x34, 0);
        let x36 = mask(x35);
        let x37 = x23 ^ (x36 & (x11 ^ x23));
        let x38 = x25 ^ (x36 & (x13 ^ x25));
        let x39 = x27 ^ (x36 & (x15 ^ x27));
        let x40 = x29 ^ (x36 & (x17 ^ x29));
        let x41 = x31 ^ (x36 & (x19 ^ x31));
        let x42 = x33 ^ (x36 & (x21 ^ x33));
        Self([x37, x38, x39, x40, x41, x42])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0xffffffff, a[0], 0);
        let (x2, x3) = subb(0xffffffff00000000, a[1], x1);
        let (x4, x5) = subb(0xfffffffffffffffe, a[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, a[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, a[4], x7);
        let (x10, _) = subb(0xffffffffffffffff, a[5], x9);
        let (x11, x12) = subb(x0, 0xffffffff, 0);
        let (x13, x14) = subb(x2, 0xffffffff00000000, x12);
        let (x15, x16) = subb(x4, 0xfffffffffffffffe, x14);
        let (x17, x18) = subb(x6, 0xffffffffffffffff, x16);
        let (x19, x20) = subb(x8, 0xffffffffffffffff, x18);
        let (x21, x22) = subb(x10, 0xffffffffffffffff, x20);
        let x23 = mask(x22);
        let x24 = x11 ^ (x23 & (x0 ^ x11));
        let x25 = x13 ^ (x23 & (x2 ^ x13));
        let x26 = x15 ^ (x23 & (x4 ^ x15));
        let x27 = x17 ^ (x23 & (x6 ^ x17));
        let x28 = x19 ^ (x23 & (x8 ^ x19));
        let x29 = x21 ^ (x23 & (x10 ^ x21));
        Self([x24, x25, x26, x27, x28, x29])
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
        Self::reduce(divsteps::invert(self.canonical()))
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// t = a^((p + 1)/4), as p mod 4 = 3, is a root if its square is a.
    /// 381 squarings, 13 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let x2 = a.square_times_mul(1, &a);
        let x4 = x2.square_times_mul(2, &x2);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x17 = x16.square_times_mul(1, &a);
        let x34 = x17.square_times_mul(17, &x17);
        let x68 = x34.square_times_mul(34, &x34);
        let x85 = x68.square_times_mul(17, &x17);
        let x170 = x85.square_times_mul(85, &x85);
        let x255 = x170.square_times_mul(85, &x85);
        let t = x255.square_times_mul(17, &x16);
        let t = t.square_times_mul(16, &x16);
        let t = t.square_times_mul(64, &a);
        let t = t.square_times(30);
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
        let x2 = a.square_times_mul(1, &a);
        let x4 = x2.square_times_mul(2, &x2);
        let x8 = x4.square_times_mul(4, &x4);
        let x10 = x8.square_times_mul(2, &x2);
        let x20 = x10.square_times_mul(10, &x10);
        let x30 = x20.square_times_mul(10, &x10);
        let x31 = x30.square_times_mul(1, &a);
        let x51 = x31.square_times_mul(20, &x20);
        let x102 = x51.square_times_mul(51, &x51);
        let x204 = x102.square_times_mul(102, &x102);
        let x255 = x204.square_times_mul(51, &x51);
        let t = x255.square_times_mul(2, &a);
        let t = t.square_times_mul(31, &x31);
        let t = t.square_times_mul(95, &x31);
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
    const P: [Digit; DIGITS] = [4294967295, -17179869184, -16, 0, 0, 0, 4096];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x3ffffffeffffffff;

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
            x += i * Wide::from(P[1]);
            y += j * Wide::from(P[1]);
            d[0] = x as Digit & MASK;
            e[0] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[2], self.v, e[2]);
            y = (y >> DIGIT_BITS) + products(self.q, d[2], self.r, e[2]);
            x += i * Wide::from(P[2]);
            y += j * Wide::from(P[2]);
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
        0xff, 0xff, 0xff, 0xff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0xff, 0xff, 0xff, 0xff,
        0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff,
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

/// `low + 2^64·high = a·b + c + d`, which never overflows.
#[inline(always)]
const fn mac(a: u64, b: u64, c: u64, d: u64) -> (u64, u64) {
    let t = (a as u128) * (b as u128) + (c as u128) + (d as u128);
    (t as u64, (t >> 64) as u64)
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
