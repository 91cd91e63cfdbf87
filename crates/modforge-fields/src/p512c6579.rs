// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^512 - 6579. Generated, do not edit:
//! ```text
//! modforge field "2^512 - 6579" --name p512c6579 --prefix fe_p512c6579 --trait crate::Field
//! ```
//!
//! p = 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe64d
//! Element: 8 words of 64 bits, least significant first, any value below 2^512.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product folded at the word boundary; the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^1024
//! r1 = (v1 mod 2^512) + 6579·(v1 div 2^512) < 2^524 + 621·2^514
//! r2 = (r1 mod 2^512) + 6579·(r1 div 2^512) < 2^512 + 43276662
//! r3 = (r2 mod 2^512) + 6579·(r2 div 2^512) < 2^512
//! ```
//! Operations:
//! ```text
//! mul: 73 multiplications, 153 additions, 2 logic
//! square: 45 multiplications, 109 additions, 2 logic
//! add: 17 additions, 4 logic
//! sub: 1 multiplication, 27 additions, 2 logic
//! neg: 17 additions, 2 logic
//! mul_small: 9 multiplications, 16 additions, 2 logic
//! half: 8 additions, 8 shifts, 3 logic
//! canonical: 8 additions, 9 logic
//! decode: 8 additions, 9 logic
//! reduce:
//! invert: 1180 divsteps in batches of 62
//! sqrt: 508 squarings, 14 multiplications
//! legendre: 509 squarings, 14 multiplications
//! ```

// A product is reduced by masks as well.
#![allow(clippy::suspicious_arithmetic_impl)]

use core::ops::{Add, Mul, Neg, Sub};

/// Words of an element.
pub const WORDS: usize = 8;

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

/// A number modulo p: 8 words of 64 bits, least significant first, any value below 2^512.
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
        let (x18, x19) = mac(a[0], a[6], 0, 0);
        let (x20, x21) = addc(x15, x18, x17);
        let (x22, x23) = mac(a[0], a[7], 0, 0);
        let (x24, x25) = addc(x19, x22, x21);
        let (x26, _) = addc(x23, x25, 0);
        let (x27, x28) = mac(a[1], a[2], 0, 0);
        let (x29, x30) = mac(a[1], a[3], 0, 0);
        let (x31, x32) = addc(x28, x29, 0);
        let (x33, x34) = mac(a[1], a[4], 0, 0);
        let (x35, x36) = addc(x30, x33, x32);
        let (x37, x38) = mac(a[1], a[5], 0, 0);
        let (x39, x40) = addc(x34, x37, x36);
        let (x41, x42) = mac(a[1], a[6], 0, 0);
        let (x43, x44) = addc(x38, x41, x40);
        let (x45, x46) = mac(a[1], a[7], 0, 0);
        let (x47, x48) = addc(x42, x45, x44);
        let (x49, _) = addc(x46, x48, 0);
        let (x50, x51) = addc(x8, x27, 0);
        let (x52, x53) = addc(x12, x31, x51);
        let (x54, x55) = addc(x16, x35, x53);
        let (x56, x57) = addc(x20, x39, x55);
        let (x58, x59) = addc(x24, x43, x57);
        let (x60, x61) = addc(x26, x47, x59);
        let (x62, _) = addc(x49, x61, 0);
        let (x63, x64) = mac(a[2], a[3], 0, 0);
        let (x65, x66) = mac(a[2], a[4], 0, 0);
        let (x67, x68) = addc(x64, x65, 0);
        let (x69, x70) = mac(a[2], a[5], 0, 0);
        let (x71, x72) = addc(x66, x69, x68);
        let (x73, x74) = mac(a[2], a[6], 0, 0);
        let (x75, x76) = addc(x70, x73, x72);
        let (x77, x78) = mac(a[2], a[7], 0, 0);
        let (x79, x80) = addc(x74, x77, x76);
        let (x81, _) = addc(x78, x80, 0);
        let (x82, x83) = addc(x54, x63, 0);
        let (x84, x85) = addc(x56, x67, x83);
        let (x86, x87) = addc(x58, x71, x85);
        let (x88, x89) = addc(x60, x75, x87);
        let (x90, x91) = addc(x62, x79, x89);
        let (x92, _) = addc(x81, x91, 0);
        let (x93, x94) = mac(a[3], a[4], 0, 0);
        let (x95, x96) = mac(a[3], a[5], 0, 0);
        let (x97, x98) = addc(x94, x95, 0);
        let (x99, x100) = mac(a[3], a[6], 0, 0);
        let (x101, x102) = addc(x96, x99, x98);
        let (x103, x104) = mac(a[3], a[7], 0, 0);
        let (x105, x106) = addc(x100, x103, x102);
        let (x107, _) = addc(x104, x106, 0);
        let (x108, x109) = addc(x86, x93, 0);
        let (x110, x111) = addc(x88, x97, x109);
        let (x112, x113) = addc(x90, x101, x111);
        let (x114, x115) = addc(x92, x105, x113);
        let (x116, _) = addc(x107, x115, 0);
        let (x117, x118) = mac(a[4], a[5], 0, 0);
        let (x119, x120) = mac(a[4], a[6], 0, 0);
        let (x121, x122) = addc(x118, x119, 0);
        let (x123, x124) = mac(a[4], a[7], 0, 0);
        let (x125, x126) = addc(x120, x123, x122);
        let (x127, _) = addc(x124, x126, 0);
        let (x128, x129) = addc(x112, x117, 0);
        let (x130, x131) = addc(x114, x121, x129);
        let (x132, x133) = addc(x116, x125, x131);
        let (x134, _) = addc(x127, x133, 0);
        let (x135, x136) = mac(a[5], a[6], 0, 0);
        let (x137, x138) = mac(a[5], a[7], 0, 0);
        let (x139, x140) = addc(x136, x137, 0);
        let (x141, _) = addc(x138, x140, 0);
        let (x142, x143) = addc(x132, x135, 0);
        let (x144, x145) = addc(x134, x139, x143);
        let (x146, _) = addc(x141, x145, 0);
        let (x147, x148) = mac(a[6], a[7], 0, 0);
        let (x149, x150) = addc(x146, x147, 0);
        let (x151, _) = addc(x148, x150, 0);
        let (x152, x153) = addc(x0, x0, 0);
        let (x154, x155) = addc(x4, x4, x153);
        let (x156, x157) = addc(x50, x50, x155);
        let (x158, x159) = addc(x52, x52, x157);
        let (x160, x161) = addc(x82, x82, x159);
        let (x162, x163) = addc(x84, x84, x161);
        let (x164, x165) = addc(x108, x108, x163);
        let (x166, x167) = addc(x110, x110, x165);
        let (x168, x169) = addc(x128, x128, x167);
        let (x170, x171) = addc(x130, x130, x169);
        let (x172, x173) = addc(x142, x142, x171);
        let (x174, x175) = addc(x144, x144, x173);
        let (x176, x177) = addc(x149, x149, x175);
        let (x178, x179) = addc(x151, x151, x177);
        let (x180, x181) = mac(a[0], a[0], 0, 0);
        let (x182, x183) = mac(a[1], a[1], 0, 0);
        let (x184, x185) = mac(a[2], a[2], 0, 0);
        let (x186, x187) = mac(a[3], a[3], 0, 0);
        let (x188, x189) = mac(a[4], a[4], 0, 0);
        let (x190, x191) = mac(a[5], a[5], 0, 0);
        let (x192, x193) = mac(a[6], a[6], 0, 0);
        let (x194, x195) = mac(a[7], a[7], 0, 0);
        let (x196, x197) = addc(x152, x181, 0);
        let (x198, x199) = addc(x154, x182, x197);
        let (x200, x201) = addc(x156, x183, x199);
        let (x202, x203) = addc(x158, x184, x201);
        let (x204, x205) = addc(x160, x185, x203);
        let (x206, x207) = addc(x162, x186, x205);
        let (x208, x209) = addc(x164, x187, x207);
        let (x210, x211) = addc(x166, x188, x209);
        let (x212, x213) = addc(x168, x189, x211);
        let (x214, x215) = addc(x170, x190, x213);
        let (x216, x217) = addc(x172, x191, x215);
        let (x218, x219) = addc(x174, x192, x217);
        let (x220, x221) = addc(x176, x193, x219);
        let (x222, x223) = addc(x178, x194, x221);
        let (x224, _) = addc(x179, x195, x223);
        let (x225, x226) = mac(0x19b3, x210, 0, 0);
        let (x227, x228) = mac(0x19b3, x212, 0, 0);
        let (x229, x230) = addc(x226, x227, 0);
        let (x231, x232) = mac(0x19b3, x214, 0, 0);
        let (x233, x234) = addc(x228, x231, x230);
        let (x235, x236) = mac(0x19b3, x216, 0, 0);
        let (x237, x238) = addc(x232, x235, x234);
        let (x239, x240) = mac(0x19b3, x218, 0, 0);
        let (x241, x242) = addc(x236, x239, x238);
        let (x243, x244) = mac(0x19b3, x220, 0, 0);
        let (x245, x246) = addc(x240, x243, x242);
        let (x247, x248) = mac(0x19b3, x222, 0, 0);
        let (x249, x250) = addc(x244, x247, x246);
        let (x251, x252) = mac(0x19b3, x224, 0, 0);
        let (x253, x254) = addc(x248, x251, x250);
        let (x255, _) = addc(x252, x254, 0);
        let (x256, x257) = addc(x180, x225, 0);
        let (x258, x259) = addc(x196, x229, x257);
        let (x260, x261) = addc(x198, x233, x259);
        let (x262, x263) = addc(x200, x237, x261);
        let (x264, x265) = addc(x202, x241, x263);
        let (x266, x267) = addc(x204, x245, x265);
        let (x268, x269) = addc(x206, x249, x267);
        let (x270, x271) = addc(x208, x253, x269);
        let (x272, _) = addc(x255, x271, 0);
        let (x273, _) = mac(x272, 0x19b3, 0, 0);
        let (x274, x275) = addc(x256, x273, 0);
        let (x276, x277) = addc(x258, x275, 0);
        let (x278, x279) = addc(x260, x277, 0);
        let (x280, x281) = addc(x262, x279, 0);
        let (x282, x283) = addc(x264, x281, 0);
        let (x284, x285) = addc(x266, x283, 0);
        let (x286, x287) = addc(x268, x285, 0);
        let (x288, x289) = addc(x270, x287, 0);
        let x290 = x289.wrapping_neg();
        let x291 = x290 & 0x19b3;
        let (x292, _) = addc(x274, x291, 0);
        Self([x292, x276, x278, x280, x282, x284, x286, x288])
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
        let (x12, x13) = mac(b[0], a[6], x11, 0);
        let (x14, x15) = mac(b[0], a[7], x13, 0);
        let (x16, _) = mac(x15, 0x19b3, 0, 0);
        let (x17, x18) = addc(x0, x16, 0);
        let (x19, x20) = addc(x2, x18, 0);
        let (x21, x22) = addc(x4, x20, 0);
        let (x23, x24) = addc(x6, x22, 0);
        let (x25, x26) = addc(x8, x24, 0);
        let (x27, x28) = addc(x10, x26, 0);
        let (x29, x30) = addc(x12, x28, 0);
        let (x31, x32) = addc(x14, x30, 0);
        let x33 = x32.wrapping_neg();
        let x34 = x33 & 0x19b3;
        let (x35, _) = addc(x17, x34, 0);
        Self([x35, x19, x21, x23, x25, x27, x29, x31])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = x0.wrapping_neg();
        let x2 = x1 & 0xffffffffffffe64d;
        let (x3, x4) = addc(a[0], x2, 0);
        let (x5, x6) = addc(a[1], x1, x4);
        let (x7, x8) = addc(a[2], x1, x6);
        let (x9, x10) = addc(a[3], x1, x8);
        let (x11, x12) = addc(a[4], x1, x10);
        let (x13, x14) = addc(a[5], x1, x12);
        let (x15, x16) = addc(a[6], x1, x14);
        let (x17, x18) = addc(a[7], x1, x16);
        let x19 = (x5 << 63) | (x3 >> 1);
        let x20 = (x7 << 63) | (x5 >> 1);
        let x21 = (x9 << 63) | (x7 >> 1);
        let x22 = (x11 << 63) | (x9 >> 1);
        let x23 = (x13 << 63) | (x11 >> 1);
        let x24 = (x15 << 63) | (x13 >> 1);
        let x25 = (x17 << 63) | (x15 >> 1);
        let x26 = (x18 << 63) | (x17 >> 1);
        Self([x19, x20, x21, x22, x23, x24, x25, x26])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let (x0, x1) = subb(a[0], 0xffffffffffffe64d, 0);
        let (x2, x3) = subb(a[1], 0xffffffffffffffff, x1);
        let (x4, x5) = subb(a[2], 0xffffffffffffffff, x3);
        let (x6, x7) = subb(a[3], 0xffffffffffffffff, x5);
        let (x8, x9) = subb(a[4], 0xffffffffffffffff, x7);
        let (x10, x11) = subb(a[5], 0xffffffffffffffff, x9);
        let (x12, x13) = subb(a[6], 0xffffffffffffffff, x11);
        let (x14, x15) = subb(a[7], 0xffffffffffffffff, x13);
        let x16 = mask(x15);
        let x17 = x0 ^ (x16 & (a[0] ^ x0));
        let x18 = x2 ^ (x16 & (a[1] ^ x2));
        let x19 = x4 ^ (x16 & (a[2] ^ x4));
        let x20 = x6 ^ (x16 & (a[3] ^ x6));
        let x21 = x8 ^ (x16 & (a[4] ^ x8));
        let x22 = x10 ^ (x16 & (a[5] ^ x10));
        let x23 = x12 ^ (x16 & (a[6] ^ x12));
        let x24 = x14 ^ (x16 & (a[7] ^ x14));
        [x17, x18, x19, x20, x21, x22, x23, x24]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        Self([a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]])
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
        let words = [x9, x10, x11, x12, x13, x14, x15, x16];
        (Self(words), x7)
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
        let (x22, x23) = mac(a[0], b[6], 0, 0);
        let (x24, x25) = addc(x19, x22, x21);
        let (x26, x27) = mac(a[0], b[7], 0, 0);
        let (x28, x29) = addc(x23, x26, x25);
        let (x30, _) = addc(x27, x29, 0);
        let (x31, x32) = mac(a[1], b[0], 0, 0);
        let (x33, x34) = mac(a[1], b[1], 0, 0);
        let (x35, x36) = addc(x32, x33, 0);
        let (x37, x38) = mac(a[1], b[2], 0, 0);
        let (x39, x40) = addc(x34, x37, x36);
        let (x41, x42) = mac(a[1], b[3], 0, 0);
        let (x43, x44) = addc(x38, x41, x40);
        let (x45, x46) = mac(a[1], b[4], 0, 0);
        let (x47, x48) = addc(x42, x45, x44);
        let (x49, x50) = mac(a[1], b[5], 0, 0);
        let (x51, x52) = addc(x46, x49, x48);
        let (x53, x54) = mac(a[1], b[6], 0, 0);
        let (x55, x56) = addc(x50, x53, x52);
        let (x57, x58) = mac(a[1], b[7], 0, 0);
        let (x59, x60) = addc(x54, x57, x56);
        let (x61, _) = addc(x58, x60, 0);
        let (x62, x63) = addc(x4, x31, 0);
        let (x64, x65) = addc(x8, x35, x63);
        let (x66, x67) = addc(x12, x39, x65);
        let (x68, x69) = addc(x16, x43, x67);
        let (x70, x71) = addc(x20, x47, x69);
        let (x72, x73) = addc(x24, x51, x71);
        let (x74, x75) = addc(x28, x55, x73);
        let (x76, x77) = addc(x30, x59, x75);
        let (x78, _) = addc(x61, x77, 0);
        let (x79, x80) = mac(a[2], b[0], 0, 0);
        let (x81, x82) = mac(a[2], b[1], 0, 0);
        let (x83, x84) = addc(x80, x81, 0);
        let (x85, x86) = mac(a[2], b[2], 0, 0);
        let (x87, x88) = addc(x82, x85, x84);
        let (x89, x90) = mac(a[2], b[3], 0, 0);
        let (x91, x92) = addc(x86, x89, x88);
        let (x93, x94) = mac(a[2], b[4], 0, 0);
        let (x95, x96) = addc(x90, x93, x92);
        let (x97, x98) = mac(a[2], b[5], 0, 0);
        let (x99, x100) = addc(x94, x97, x96);
        let (x101, x102) = mac(a[2], b[6], 0, 0);
        let (x103, x104) = addc(x98, x101, x100);
        let (x105, x106) = mac(a[2], b[7], 0, 0);
        let (x107, x108) = addc(x102, x105, x104);
        let (x109, _) = addc(x106, x108, 0);
        let (x110, x111) = addc(x64, x79, 0);
        let (x112, x113) = addc(x66, x83, x111);
        let (x114, x115) = addc(x68, x87, x113);
        let (x116, x117) = addc(x70, x91, x115);
        let (x118, x119) = addc(x72, x95, x117);
        let (x120, x121) = addc(x74, x99, x119);
        let (x122, x123) = addc(x76, x103, x121);
        let (x124, x125) = addc(x78, x107, x123);
        let (x126, _) = addc(x109, x125, 0);
        let (x127, x128) = mac(a[3], b[0], 0, 0);
        let (x129, x130) = mac(a[3], b[1], 0, 0);
        let (x131, x132) = addc(x128, x129, 0);
        let (x133, x134) = mac(a[3], b[2], 0, 0);
        let (x135, x136) = addc(x130, x133, x132);
        let (x137, x138) = mac(a[3], b[3], 0, 0);
        let (x139, x140) = addc(x134, x137, x136);
        let (x141, x142) = mac(a[3], b[4], 0, 0);
        let (x143, x144) = addc(x138, x141, x140);
        let (x145, x146) = mac(a[3], b[5], 0, 0);
        let (x147, x148) = addc(x142, x145, x144);
        let (x149, x150) = mac(a[3], b[6], 0, 0);
        let (x151, x152) = addc(x146, x149, x148);
        let (x153, x154) = mac(a[3], b[7], 0, 0);
        let (x155, x156) = addc(x150, x153, x152);
        let (x157, _) = addc(x154, x156, 0);
        let (x158, x159) = addc(x112, x127, 0);
        let (x160, x161) = addc(x114, x131, x159);
        let (x162, x163) = addc(x116, x135, x161);
        let (x164, x165) = addc(x118, x139, x163);
        let (x166, x167) = addc(x120, x143, x165);
        let (x168, x169) = addc(x122, x147, x167);
        let (x170, x171) = addc(x124, x151, x169);
        let (x172, x173) = addc(x126, x155, x171);
        let (x174, _) = addc(x157, x173, 0);
        let (x175, x176) = mac(a[4], b[0], 0, 0);
        let (x177, x178) = mac(a[4], b[1], 0, 0);
        let (x179, x180) = addc(x176, x177, 0);
        let (x181, x182) = mac(a[4], b[2], 0, 0);
        let (x183, x184) = addc(x178, x181, x180);
        let (x185, x186) = mac(a[4], b[3], 0, 0);
        let (x187, x188) = addc(x182, x185, x184);
        let (x189, x190) = mac(a[4], b[4], 0, 0);
        let (x191, x192) = addc(x186, x189, x188);
        let (x193, x194) = mac(a[4], b[5], 0, 0);
        let (x195, x196) = addc(x190, x193, x192);
        let (x197, x198) = mac(a[4], b[6], 0, 0);
        let (x199, x200) = addc(x194, x197, x196);
        let (x201, x202) = mac(a[4], b[7], 0, 0);
        let (x203, x204) = addc(x198, x201, x200);
        let (x205, _) = addc(x202, x204, 0);
        let (x206, x207) = addc(x160, x175, 0);
        let (x208, x209) = addc(x162, x179, x207);
        let (x210, x211) = addc(x164, x183, x209);
        let (x212, x213) = addc(x166, x187, x211);
        let (x214, x215) = addc(x168, x191, x213);
        let (x216, x217) = addc(x170, x195, x215);
        let (x218, x219) = addc(x172, x199, x217);
        let (x220, x221) = addc(x174, x203, x219);
        let (x222, _) = addc(x205, x221, 0);
        let (x223, x224) = mac(a[5], b[0], 0, 0);
        let (x225, x226) = mac(a[5], b[1], 0, 0);
        let (x227, x228) = addc(x224, x225, 0);
        let (x229, x230) = mac(a[5], b[2], 0, 0);
        let (x231, x232) = addc(x226, x229, x228);
        let (x233, x234) = mac(a[5], b[3], 0, 0);
        let (x235, x236) = addc(x230, x233, x232);
        let (x237, x238) = mac(a[5], b[4], 0, 0);
        let (x239, x240) = addc(x234, x237, x236);
        let (x241, x242) = mac(a[5], b[5], 0, 0);
        let (x243, x244) = addc(x238, x241, x240);
        let (x245, x246) = mac(a[5], b[6], 0, 0);
        let (x247, x248) = addc(x242, x245, x244);
        let (x249, x250) = mac(a[5], b[7], 0, 0);
        let (x251, x252) = addc(x246, x249, x248);
        let (x253, _) = addc(x250, x252, 0);
        let (x254, x255) = addc(x208, x223, 0);
        let (x256, x257) = addc(x210, x227, x255);
        let (x258, x259) = addc(x212, x231, x257);
        let (x260, x261) = addc(x214, x235, x259);
        let (x262, x263) = addc(x216, x239, x261);
        let (x264, x265) = addc(x218, x243, x263);
        let (x266, x267) = addc(x220, x247, x265);
        let (x268, x269) = addc(x222, x251, x267);
        let (x270, _) = addc(x253, x269, 0);
        let (x271, x272) = mac(a[6], b[0], 0, 0);
        let (x273, x274) = mac(a[6], b[1], 0, 0);
        let (x275, x276) = addc(x272, x273, 0);
        let (x277, x278) = mac(a[6], b[2], 0, 0);
        let (x279, x280) = addc(x274, x277, x276);
        let (x281, x282) = mac(a[6], b[3], 0, 0);
        let (x283, x284) = addc(x278, x281, x280);
        let (x285, x286) = mac(a[6], b[4], 0, 0);
        let (x287, x288) = addc(x282, x285, x284);
        let (x289, x290) = mac(a[6], b[5], 0, 0);
        let (x291, x292) = addc(x286, x289, x288);
        let (x293, x294) = mac(a[6], b[6], 0, 0);
        let (x295, x296) = addc(x290, x293, x292);
        let (x297, x298) = mac(a[6], b[7], 0, 0);
        let (x299, x300) = addc(x294, x297, x296);
        let (x301, _) = addc(x298, x300, 0);
        let (x302, x303) = addc(x256, x271, 0);
        let (x304, x305) = addc(x258, x275, x303);
        let (x306, x307) = addc(x260, x279, x305);
        let (x308, x309) = addc(x262, x283, x307);
        let (x310, x311) = addc(x264, x287, x309);
        let (x312, x313) = addc(x266, x291, x311);
        let (x314, x315) = addc(x268, x295, x313);
        let (x316, x317) = addc(x270, x299, x315);
        let (x318, _) = addc(x301, x317, 0);
        let (x319, x320) = mac(a[7], b[0], 0, 0);
        let (x321, x322) = mac(a[7], b[1], 0, 0);
        let (x323, x324) = addc(x320, x321, 0);
        let (x325, x326) = mac(a[7], b[2], 0, 0);
        let (x327, x328) = addc(x322, x325, x324);
        let (x329, x330) = mac(a[7], b[3], 0, 0);
        let (x331, x332) = addc(x326, x329, x328);
        let (x333, x334) = mac(a[7], b[4], 0, 0);
        let (x335, x336) = addc(x330, x333, x332);
        let (x337, x338) = mac(a[7], b[5], 0, 0);
        let (x339, x340) = addc(x334, x337, x336);
        let (x341, x342) = mac(a[7], b[6], 0, 0);
        let (x343, x344) = addc(x338, x341, x340);
        let (x345, x346) = mac(a[7], b[7], 0, 0);
        let (x347, x348) = addc(x342, x345, x344);
        let (x349, _) = addc(x346, x348, 0);
        let (x350, x351) = addc(x304, x319, 0);
        let (x352, x353) = addc(x306, x323, x351);
        let (x354, x355) = addc(x308, x327, x353);
        let (x356, x357) = addc(x310, x331, x355);
        let (x358, x359) = addc(x312, x335, x357);
        let (x360, x361) = addc(x314, x339, x359);
        let (x362, x363) = addc(x316, x343, x361);
        let (x364, x365) = addc(x318, x347, x363);
        let (x366, _) = addc(x349, x365, 0);
        let (x367, x368) = mac(0x19b3, x352, 0, 0);
        let (x369, x370) = mac(0x19b3, x354, 0, 0);
        let (x371, x372) = addc(x368, x369, 0);
        let (x373, x374) = mac(0x19b3, x356, 0, 0);
        let (x375, x376) = addc(x370, x373, x372);
        let (x377, x378) = mac(0x19b3, x358, 0, 0);
        let (x379, x380) = addc(x374, x377, x376);
        let (x381, x382) = mac(0x19b3, x360, 0, 0);
        let (x383, x384) = addc(x378, x381, x380);
        let (x385, x386) = mac(0x19b3, x362, 0, 0);
        let (x387, x388) = addc(x382, x385, x384);
        let (x389, x390) = mac(0x19b3, x364, 0, 0);
        let (x391, x392) = addc(x386, x389, x388);
        let (x393, x394) = mac(0x19b3, x366, 0, 0);
        let (x395, x396) = addc(x390, x393, x392);
        let (x397, _) = addc(x394, x396, 0);
        let (x398, x399) = addc(x0, x367, 0);
        let (x400, x401) = addc(x62, x371, x399);
        let (x402, x403) = addc(x110, x375, x401);
        let (x404, x405) = addc(x158, x379, x403);
        let (x406, x407) = addc(x206, x383, x405);
        let (x408, x409) = addc(x254, x387, x407);
        let (x410, x411) = addc(x302, x391, x409);
        let (x412, x413) = addc(x350, x395, x411);
        let (x414, _) = addc(x397, x413, 0);
        let (x415, _) = mac(x414, 0x19b3, 0, 0);
        let (x416, x417) = addc(x398, x415, 0);
        let (x418, x419) = addc(x400, x417, 0);
        let (x420, x421) = addc(x402, x419, 0);
        let (x422, x423) = addc(x404, x421, 0);
        let (x424, x425) = addc(x406, x423, 0);
        let (x426, x427) = addc(x408, x425, 0);
        let (x428, x429) = addc(x410, x427, 0);
        let (x430, x431) = addc(x412, x429, 0);
        let x432 = x431.wrapping_neg();
        let x433 = x432 & 0x19b3;
        let (x434, _) = addc(x416, x433, 0);
        Self([x434, x418, x420, x422, x424, x426, x428, x430])
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
        let (x12, x13) = addc(a[6], b[6], x11);
        let (x14, x15) = addc(a[7], b[7], x13);
        let x16 = x15.wrapping_neg();
        let x17 = x16 & 0x19b3;
        let (x18, x19) = addc(x0, x17, 0);
        let (x20, x21) = addc(x2, x19, 0);
        let (x22, x23) = addc(x4, x21, 0);
        let (x24, x25) = addc(x6, x23, 0);
        let (x26, x27) = addc(x8, x25, 0);
        let (x28, x29) = addc(x10, x27, 0);
        let (x30, x31) = addc(x12, x29, 0);
        let (x32, x33) = addc(x14, x31, 0);
        let x34 = x33.wrapping_neg();
        let x35 = x34 & 0x19b3;
        let (x36, _) = addc(x18, x35, 0);
        Self([x36, x20, x22, x24, x26, x28, x30, x32])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(0xffffffffffffcc9a, b[0], 0);
        let (x2, x3) = subb(0xffffffffffffffff, b[1], x1);
        let (x4, x5) = subb(0xffffffffffffffff, b[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, b[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, b[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, b[5], x9);
        let (x12, x13) = subb(0xffffffffffffffff, b[6], x11);
        let (x14, x15) = subb(0xffffffffffffffff, b[7], x13);
        let (x16, _) = subb(1, x15, 0);
        let (x17, x18) = addc(a[0], x0, 0);
        let (x19, x20) = addc(a[1], x2, x18);
        let (x21, x22) = addc(a[2], x4, x20);
        let (x23, x24) = addc(a[3], x6, x22);
        let (x25, x26) = addc(a[4], x8, x24);
        let (x27, x28) = addc(a[5], x10, x26);
        let (x29, x30) = addc(a[6], x12, x28);
        let (x31, x32) = addc(a[7], x14, x30);
        let (x33, _) = addc(x16, x32, 0);
        let (x34, _) = mac(x33, 0x19b3, 0, 0);
        let (x35, x36) = addc(x17, x34, 0);
        let (x37, x38) = addc(x19, x36, 0);
        let (x39, x40) = addc(x21, x38, 0);
        let (x41, x42) = addc(x23, x40, 0);
        let (x43, x44) = addc(x25, x42, 0);
        let (x45, x46) = addc(x27, x44, 0);
        let (x47, x48) = addc(x29, x46, 0);
        let (x49, x50) = addc(x31, x48, 0);
        let x51 = x50.wrapping_neg();
        let x52 = x51 & 0x19b3;
        let (x53, _) = addc(x35, x52, 0);
        Self([x53, x37, x39, x41, x43, x45, x47, x49])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0xffffffffffffcc9a, a[0], 0);
        let (x2, x3) = subb(0xffffffffffffffff, a[1], x1);
        let (x4, x5) = subb(0xffffffffffffffff, a[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, a[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, a[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, a[5], x9);
        let (x12, x13) = subb(0xffffffffffffffff, a[6], x11);
        let (x14, x15) = subb(0xffffffffffffffff, a[7], x13);
        let (x16, _) = subb(1, x15, 0);
        let x17 = x16.wrapping_neg();
        let x18 = x17 & 0x19b3;
        let (x19, x20) = addc(x0, x18, 0);
        let (x21, x22) = addc(x2, x20, 0);
        let (x23, x24) = addc(x4, x22, 0);
        let (x25, x26) = addc(x6, x24, 0);
        let (x27, x28) = addc(x8, x26, 0);
        let (x29, x30) = addc(x10, x28, 0);
        let (x31, x32) = addc(x12, x30, 0);
        let (x33, _) = addc(x14, x32, 0);
        Self([x19, x21, x23, x25, x27, x29, x31, x33])
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
