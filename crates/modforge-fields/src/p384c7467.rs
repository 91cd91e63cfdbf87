// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^384 - 7467. Generated, do not edit:
//! ```text
//! modforge field "2^384 - 7467" --name p384c7467 --prefix fe_p384c7467 --trait crate::Field
//! ```
//!
//! p = 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe2d5
//! Element: 6 words of 64 bits, least significant first, any value below 2^384.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product folded at the word boundary; the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^768
//! r1 = (v1 mod 2^384) + 7467·(v1 div 2^384) < 2^396 + 843·2^386
//! r2 = (r1 mod 2^384) + 7467·(r1 div 2^384) < 2^384 + 55748622
//! r3 = (r2 mod 2^384) + 7467·(r2 div 2^384) < 2^384
//! ```
//! Operations:
//! ```text
//! mul: 43 multiplications, 91 additions, 2 logic
//! square: 28 multiplications, 69 additions, 2 logic
//! add: 13 additions, 4 logic
//! sub: 1 multiplication, 21 additions, 2 logic
//! neg: 13 additions, 2 logic
//! mul_small: 7 multiplications, 12 additions, 2 logic
//! half: 6 additions, 6 shifts, 3 logic
//! canonical: 6 additions, 7 logic
//! decode: 6 additions, 7 logic
//! reduce:
//! invert: 886 divsteps in batches of 62
//! sqrt: 380 squarings, 13 multiplications
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

/// The modulus p = 2^384 - 7467.
pub const MODULUS: [u64; PLAIN] = [
    0xffffffffffffe2d5,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
];

/// A number modulo p: 6 words of 64 bits, least significant first, any value below 2^384.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([1, 0, 0, 0, 0, 0]);

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
        let (x2, x3) = mac(a[0], a[2], 0, 0);
        let (x4, x5) = addc(x1, x2, 0);
        let (x6, x7) = mac(a[0], a[3], 0, 0);
        let (x8, x9) = addc(x3, x6, x5);
        let (x10, x11) = mac(a[0], a[4], 0, 0);
        let (x12, x13) = addc(x7, x10, x9);
        let (x14, x15) = mac(a[0], a[5], 0, 0);
        let (x16, x17) = addc(x11, x14, x13);
        let (x18, _) = addc(x15, x17, 0);
        let (x19, x20) = mac(a[1], a[2], 0, 0);
        let (x21, x22) = mac(a[1], a[3], 0, 0);
        let (x23, x24) = addc(x20, x21, 0);
        let (x25, x26) = mac(a[1], a[4], 0, 0);
        let (x27, x28) = addc(x22, x25, x24);
        let (x29, x30) = mac(a[1], a[5], 0, 0);
        let (x31, x32) = addc(x26, x29, x28);
        let (x33, _) = addc(x30, x32, 0);
        let (x34, x35) = addc(x8, x19, 0);
        let (x36, x37) = addc(x12, x23, x35);
        let (x38, x39) = addc(x16, x27, x37);
        let (x40, x41) = addc(x18, x31, x39);
        let (x42, _) = addc(x33, x41, 0);
        let (x43, x44) = mac(a[2], a[3], 0, 0);
        let (x45, x46) = mac(a[2], a[4], 0, 0);
        let (x47, x48) = addc(x44, x45, 0);
        let (x49, x50) = mac(a[2], a[5], 0, 0);
        let (x51, x52) = addc(x46, x49, x48);
        let (x53, _) = addc(x50, x52, 0);
        let (x54, x55) = addc(x38, x43, 0);
        let (x56, x57) = addc(x40, x47, x55);
        let (x58, x59) = addc(x42, x51, x57);
        let (x60, _) = addc(x53, x59, 0);
        let (x61, x62) = mac(a[3], a[4], 0, 0);
        let (x63, x64) = mac(a[3], a[5], 0, 0);
        let (x65, x66) = addc(x62, x63, 0);
        let (x67, _) = addc(x64, x66, 0);
        let (x68, x69) = addc(x58, x61, 0);
        let (x70, x71) = addc(x60, x65, x69);
        let (x72, _) = addc(x67, x71, 0);
        let (x73, x74) = mac(a[4], a[5], 0, 0);
        let (x75, x76) = addc(x72, x73, 0);
        let (x77, _) = addc(x74, x76, 0);
        let (x78, x79) = addc(x0, x0, 0);
        let (x80, x81) = addc(x4, x4, x79);
        let (x82, x83) = addc(x34, x34, x81);
        let (x84, x85) = addc(x36, x36, x83);
        let (x86, x87) = addc(x54, x54, x85);
        let (x88, x89) = addc(x56, x56, x87);
        let (x90, x91) = addc(x68, x68, x89);
        let (x92, x93) = addc(x70, x70, x91);
        let (x94, x95) = addc(x75, x75, x93);
        let (x96, x97) = addc(x77, x77, x95);
        let (x98, x99) = mac(a[0], a[0], 0, 0);
        let (x100, x101) = mac(a[1], a[1], 0, 0);
        let (x102, x103) = mac(a[2], a[2], 0, 0);
        let (x104, x105) = mac(a[3], a[3], 0, 0);
        let (x106, x107) = mac(a[4], a[4], 0, 0);
        let (x108, x109) = mac(a[5], a[5], 0, 0);
        let (x110, x111) = addc(x78, x99, 0);
        let (x112, x113) = addc(x80, x100, x111);
        let (x114, x115) = addc(x82, x101, x113);
        let (x116, x117) = addc(x84, x102, x115);
        let (x118, x119) = addc(x86, x103, x117);
        let (x120, x121) = addc(x88, x104, x119);
        let (x122, x123) = addc(x90, x105, x121);
        let (x124, x125) = addc(x92, x106, x123);
        let (x126, x127) = addc(x94, x107, x125);
        let (x128, x129) = addc(x96, x108, x127);
        let (x130, _) = addc(x97, x109, x129);
        let (x131, x132) = mac(0x1d2b, x120, 0, 0);
        let (x133, x134) = mac(0x1d2b, x122, 0, 0);
        let (x135, x136) = addc(x132, x133, 0);
        let (x137, x138) = mac(0x1d2b, x124, 0, 0);
        let (x139, x140) = addc(x134, x137, x136);
        let (x141, x142) = mac(0x1d2b, x126, 0, 0);
        let (x143, x144) = addc(x138, x141, x140);
        let (x145, x146) = mac(0x1d2b, x128, 0, 0);
        let (x147, x148) = addc(x142, x145, x144);
        let (x149, x150) = mac(0x1d2b, x130, 0, 0);
        let (x151, x152) = addc(x146, x149, x148);
        let (x153, _) = addc(x150, x152, 0);
        let (x154, x155) = addc(x98, x131, 0);
        let (x156, x157) = addc(x110, x135, x155);
        let (x158, x159) = addc(x112, x139, x157);
        let (x160, x161) = addc(x114, x143, x159);
        let (x162, x163) = addc(x116, x147, x161);
        let (x164, x165) = addc(x118, x151, x163);
        let (x166, _) = addc(x153, x165, 0);
        let (x167, _) = mac(x166, 0x1d2b, 0, 0);
        let (x168, x169) = addc(x154, x167, 0);
        let (x170, x171) = addc(x156, x169, 0);
        let (x172, x173) = addc(x158, x171, 0);
        let (x174, x175) = addc(x160, x173, 0);
        let (x176, x177) = addc(x162, x175, 0);
        let (x178, x179) = addc(x164, x177, 0);
        let x180 = x179.wrapping_neg();
        let x181 = x180 & 0x1d2b;
        let (x182, _) = addc(x168, x181, 0);
        Self([x182, x170, x172, x174, x176, x178])
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
        let (x12, _) = mac(x11, 0x1d2b, 0, 0);
        let (x13, x14) = addc(x0, x12, 0);
        let (x15, x16) = addc(x2, x14, 0);
        let (x17, x18) = addc(x4, x16, 0);
        let (x19, x20) = addc(x6, x18, 0);
        let (x21, x22) = addc(x8, x20, 0);
        let (x23, x24) = addc(x10, x22, 0);
        let x25 = x24.wrapping_neg();
        let x26 = x25 & 0x1d2b;
        let (x27, _) = addc(x13, x26, 0);
        Self([x27, x15, x17, x19, x21, x23])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = x0.wrapping_neg();
        let x2 = x1 & 0xffffffffffffe2d5;
        let (x3, x4) = addc(a[0], x2, 0);
        let (x5, x6) = addc(a[1], x1, x4);
        let (x7, x8) = addc(a[2], x1, x6);
        let (x9, x10) = addc(a[3], x1, x8);
        let (x11, x12) = addc(a[4], x1, x10);
        let (x13, x14) = addc(a[5], x1, x12);
        let x15 = (x5 << 63) | (x3 >> 1);
        let x16 = (x7 << 63) | (x5 >> 1);
        let x17 = (x9 << 63) | (x7 >> 1);
        let x18 = (x11 << 63) | (x9 >> 1);
        let x19 = (x13 << 63) | (x11 >> 1);
        let x20 = (x14 << 63) | (x13 >> 1);
        Self([x15, x16, x17, x18, x19, x20])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let (x0, x1) = subb(a[0], 0xffffffffffffe2d5, 0);
        let (x2, x3) = subb(a[1], 0xffffffffffffffff, x1);
        let (x4, x5) = subb(a[2], 0xffffffffffffffff, x3);
        let (x6, x7) = subb(a[3], 0xffffffffffffffff, x5);
        let (x8, x9) = subb(a[4], 0xffffffffffffffff, x7);
        let (x10, x11) = subb(a[5], 0xffffffffffffffff, x9);
        let x12 = mask(x11);
        let x13 = x0 ^ (x12 & (a[0] ^ x0));
        let x14 = x2 ^ (x12 & (a[1] ^ x2));
        let x15 = x4 ^ (x12 & (a[2] ^ x4));
        let x16 = x6 ^ (x12 & (a[3] ^ x6));
        let x17 = x8 ^ (x12 & (a[4] ^ x8));
        let x18 = x10 ^ (x12 & (a[5] ^ x10));
        [x13, x14, x15, x16, x17, x18]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        Self([a[0], a[1], a[2], a[3], a[4], a[5]])
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
        let words = [x7, x8, x9, x10, x11, x12];
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
        let (x2, x3) = mac(a[0], b[1], 0, 0);
        let (x4, x5) = addc(x1, x2, 0);
        let (x6, x7) = mac(a[0], b[2], 0, 0);
        let (x8, x9) = addc(x3, x6, x5);
        let (x10, x11) = mac(a[0], b[3], 0, 0);
        let (x12, x13) = addc(x7, x10, x9);
        let (x14, x15) = mac(a[0], b[4], 0, 0);
        let (x16, x17) = addc(x11, x14, x13);
        let (x18, x19) = mac(a[0], b[5], 0, 0);
        let (x20, x21) = addc(x15, x18, x17);
        let (x22, _) = addc(x19, x21, 0);
        let (x23, x24) = mac(a[1], b[0], 0, 0);
        let (x25, x26) = mac(a[1], b[1], 0, 0);
        let (x27, x28) = addc(x24, x25, 0);
        let (x29, x30) = mac(a[1], b[2], 0, 0);
        let (x31, x32) = addc(x26, x29, x28);
        let (x33, x34) = mac(a[1], b[3], 0, 0);
        let (x35, x36) = addc(x30, x33, x32);
        let (x37, x38) = mac(a[1], b[4], 0, 0);
        let (x39, x40) = addc(x34, x37, x36);
        let (x41, x42) = mac(a[1], b[5], 0, 0);
        let (x43, x44) = addc(x38, x41, x40);
        let (x45, _) = addc(x42, x44, 0);
        let (x46, x47) = addc(x4, x23, 0);
        let (x48, x49) = addc(x8, x27, x47);
        let (x50, x51) = addc(x12, x31, x49);
        let (x52, x53) = addc(x16, x35, x51);
        let (x54, x55) = addc(x20, x39, x53);
        let (x56, x57) = addc(x22, x43, x55);
        let (x58, _) = addc(x45, x57, 0);
        let (x59, x60) = mac(a[2], b[0], 0, 0);
        let (x61, x62) = mac(a[2], b[1], 0, 0);
        let (x63, x64) = addc(x60, x61, 0);
        let (x65, x66) = mac(a[2], b[2], 0, 0);
        let (x67, x68) = addc(x62, x65, x64);
        let (x69, x70) = mac(a[2], b[3], 0, 0);
        let (x71, x72) = addc(x66, x69, x68);
        let (x73, x74) = mac(a[2], b[4], 0, 0);
        let (x75, x76) = addc(x70, x73, x72);
        let (x77, x78) = mac(a[2], b[5], 0, 0);
        let (x79, x80) = addc(x74, x77, x76);
        let (x81, _) = addc(x78, x80, 0);
        let (x82, x83) = addc(x48, x59, 0);
        let (x84, x85) = addc(x50, x63, x83);
        let (x86, x87) = addc(x52, x67, x85);
        let (x88, x89) = addc(x54, x71, x87);
        let (x90, x91) = addc(x56, x75, x89);
        let (x92, x93) = addc(x58, x79, x91);
        let (x94, _) = addc(x81, x93, 0);
        let (x95, x96) = mac(a[3], b[0], 0, 0);
        let (x97, x98) = mac(a[3], b[1], 0, 0);
        let (x99, x100) = addc(x96, x97, 0);
        let (x101, x102) = mac(a[3], b[2], 0, 0);
        let (x103, x104) = addc(x98, x101, x100);
        let (x105, x106) = mac(a[3], b[3], 0, 0);
        let (x107, x108) = addc(x102, x105, x104);
        let (x109, x110) = mac(a[3], b[4], 0, 0);
        let (x111, x112) = addc(x106, x109, x108);
        let (x113, x114) = mac(a[3], b[5], 0, 0);
        let (x115, x116) = addc(x110, x113, x112);
        let (x117, _) = addc(x114, x116, 0);
        let (x118, x119) = addc(x84, x95, 0);
        let (x120, x121) = addc(x86, x99, x119);
        let (x122, x123) = addc(x88, x103, x121);
        let (x124, x125) = addc(x90, x107, x123);
        let (x126, x127) = addc(x92, x111, x125);
        let (x128, x129) = addc(x94, x115, x127);
        let (x130, _) = addc(x117, x129, 0);
        let (x131, x132) = mac(a[4], b[0], 0, 0);
        let (x133, x134) = mac(a[4], b[1], 0, 0);
        let (x135, x136) = addc(x132, x133, 0);
        let (x137, x138) = mac(a[4], b[2], 0, 0);
        let (x139, x140) = addc(x134, x137, x136);
        let (x141, x142) = mac(a[4], b[3], 0, 0);
        let (x143, x144) = addc(x138, x141, x140);
        let (x145, x146) = mac(a[4], b[4], 0, 0);
        let (x147, x148) = addc(x142, x145, x144);
        let (x149, x150) = mac(a[4], b[5], 0, 0);
        let (x151, x152) = addc(x146, x149, x148);
        let (x153, _) = addc(x150, x152, 0);
        let (x154, x155) = addc(x120, x131, 0);
        let (x156, x157) = addc(x122, x135, x155);
        let (x158, x159) = addc(x124, x139, x157);
        let (x160, x161) = addc(x126, x143, x159);
        let (x162, x163) = addc(x128, x147, x161);
        let (x164, x165) = addc(x130, x151, x163);
        let (x166, _) = addc(x153, x165, 0);
        let (x167, x168) = mac(a[5], b[0], 0, 0);
        let (x169, x170) = mac(a[5], b[1], 0, 0);
        let (x171, x172) = addc(x168, x169, 0);
        let (x173, x174) = mac(a[5], b[2], 0, 0);
        let (x175, x176) = addc(x170, x173, x172);
        let (x177, x178) = mac(a[5], b[3], 0, 0);
        let (x179, x180) = addc(x174, x177, x176);
        let (x181, x182) = mac(a[5], b[4], 0, 0);
        let (x183, x184) = addc(x178, x181, x180);
        let (x185, x186) = mac(a[5], b[5], 0, 0);
        let (x187, x188) = addc(x182, x185, x184);
        let (x189, _) = addc(x186, x188, 0);
        let (x190, x191) = addc(x156, x167, 0);
        let (x192, x193) = addc(x158, x171, x191);
        let (x194, x195) = addc(x160, x175, x193);
        let (x196, x197) = addc(x162, x179, x195);
        let (x198, x199) = addc(x164, x183, x197);
        let (x200, x201) = addc(x166, x187, x199);
        let (x202, _) = addc(x189, x201, 0);
        let (x203, x204) = mac(0x1d2b, x192, 0, 0);
        let (x205, x206) = mac(0x1d2b, x194, 0, 0);
        let (x207, x208) = addc(x204, x205, 0);
        let (x209, x210) = mac(0x1d2b, x196, 0, 0);
        let (x211, x212) = addc(x206, x209, x208);
        let (x213, x214) = mac(0x1d2b, x198, 0, 0);
        let (x215, x216) = addc(x210, x213, x212);
        let (x217, x218) = mac(0x1d2b, x200, 0, 0);
        let (x219, x220) = addc(x214, x217, x216);
        let (x221, x222) = mac(0x1d2b, x202, 0, 0);
        let (x223, x224) = addc(x218, x221, x220);
        let (x225, _) = addc(x222, x224, 0);
        let (x226, x227) = addc(x0, x203, 0);
        let (x228, x229) = addc(x46, x207, x227);
        let (x230, x231) = addc(x82, x211, x229);
        let (x232, x233) = addc(x118, x215, x231);
        let (x234, x235) = addc(x154, x219, x233);
        let (x236, x237) = addc(x190, x223, x235);
        let (x238, _) = addc(x225, x237, 0);
        let (x239, _) = mac(x238, 0x1d2b, 0, 0);
        let (x240, x241) = addc(x226, x239, 0);
        let (x242, x243) = addc(x228, x241, 0);
        let (x244, x245) = addc(x230, x243, 0);
        let (x246, x247) = addc(x232, x245, 0);
        let (x248, x249) = addc(x234, x247, 0);
        let (x250, x251) = addc(x236, x249, 0);
        let x252 = x251.wrapping_neg();
        let x253 = x252 & 0x1d2b;
        let (x254, _) = addc(x240, x253, 0);
        Self([x254, x242, x244, x246, x248, x250])
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
        let x12 = x11.wrapping_neg();
        let x13 = x12 & 0x1d2b;
        let (x14, x15) = addc(x0, x13, 0);
        let (x16, x17) = addc(x2, x15, 0);
        let (x18, x19) = addc(x4, x17, 0);
        let (x20, x21) = addc(x6, x19, 0);
        let (x22, x23) = addc(x8, x21, 0);
        let (x24, x25) = addc(x10, x23, 0);
        let x26 = x25.wrapping_neg();
        let x27 = x26 & 0x1d2b;
        let (x28, _) = addc(x14, x27, 0);
        Self([x28, x16, x18, x20, x22, x24])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(0xffffffffffffc5aa, b[0], 0);
        let (x2, x3) = subb(0xffffffffffffffff, b[1], x1);
        let (x4, x5) = subb(0xffffffffffffffff, b[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, b[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, b[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, b[5], x9);
        let (x12, _) = subb(1, x11, 0);
        let (x13, x14) = addc(a[0], x0, 0);
        let (x15, x16) = addc(a[1], x2, x14);
        let (x17, x18) = addc(a[2], x4, x16);
        let (x19, x20) = addc(a[3], x6, x18);
        let (x21, x22) = addc(a[4], x8, x20);
        let (x23, x24) = addc(a[5], x10, x22);
        let (x25, _) = addc(x12, x24, 0);
        let (x26, _) = mac(x25, 0x1d2b, 0, 0);
        let (x27, x28) = addc(x13, x26, 0);
        let (x29, x30) = addc(x15, x28, 0);
        let (x31, x32) = addc(x17, x30, 0);
        let (x33, x34) = addc(x19, x32, 0);
        let (x35, x36) = addc(x21, x34, 0);
        let (x37, x38) = addc(x23, x36, 0);
        let x39 = x38.wrapping_neg();
        let x40 = x39 & 0x1d2b;
        let (x41, _) = addc(x27, x40, 0);
        Self([x41, x29, x31, x33, x35, x37])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0xffffffffffffc5aa, a[0], 0);
        let (x2, x3) = subb(0xffffffffffffffff, a[1], x1);
        let (x4, x5) = subb(0xffffffffffffffff, a[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, a[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, a[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, a[5], x9);
        let (x12, _) = subb(1, x11, 0);
        let x13 = x12.wrapping_neg();
        let x14 = x13 & 0x1d2b;
        let (x15, x16) = addc(x0, x14, 0);
        let (x17, x18) = addc(x2, x16, 0);
        let (x19, x20) = addc(x4, x18, 0);
        let (x21, x22) = addc(x6, x20, 0);
        let (x23, x24) = addc(x8, x22, 0);
        let (x25, _) = addc(x10, x24, 0);
        Self([x15, x17, x19, x21, x23, x25])
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
