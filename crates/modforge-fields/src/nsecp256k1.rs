// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141. Generated, do not edit:
//! ```text
//! modforge field 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141 --name nsecp256k1 --prefix fe_nsecp256k1 --trait crate::Field
//! ```
//!
//! p = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141
//! Element: 4 words of 64 bits, least significant first, 2^256 times the number modulo p, below 2^256.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product reduced word by word by multiples of p (Montgomery); the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^512
//! h1 = v1 div 2^256 < 2^256 - 1
//! l1 = v1 mod 2^256 < 2^256
//! t1 = (l1 + q·p) / 2^64 < 2^256
//! t2 = (t1 + q·p) / 2^64 < 2^256
//! t3 = (t2 + q·p) / 2^64 < 2^256
//! t4 = (t3 + q·p) / 2^64 < 2^256
//! s1 = t4 + h1 < 2^257
//! r1 = (s1 mod 2^256) + 432420386565659656852420866394968145599·(s1 div 2^256) < 2^256
//! ```
//! Operations:
//! ```text
//! mul: 28 multiplications, 63 additions, 3 logic
//! square: 22 multiplications, 55 additions, 3 logic
//! add: 11 additions, 6 logic
//! sub: 11 additions, 6 logic
//! neg: 9 additions, 3 logic
//! sum_of_products: 46 multiplications, 109 additions, 3 logic
//! difference_of_products: 46 multiplications, 117 additions, 3 logic
//! product_minus_square: 40 multiplications, 109 additions, 3 logic
//! mul_small: 9 multiplications, 15 additions, 2 shifts, 3 logic
//! half: 4 additions, 4 shifts, 5 logic
//! canonical: 12 multiplications, 28 additions, 5 logic
//! decode: 28 multiplications, 60 additions, 8 logic
//! reduce: 28 multiplications, 56 additions, 3 logic
//! invert: 591 divsteps in batches of 60
//! legendre: 254 squarings, 35 multiplications
//! sqrt: 264 squarings, 47 multiplications
//! ```

// A product is reduced by masks as well.
#![allow(clippy::suspicious_arithmetic_impl)]

use core::ops::{Add, Mul, Neg, Sub};

/// Words of an element.
pub const WORDS: usize = 4;

/// Words of a number below p.
pub const PLAIN: usize = 4;

/// Bytes of an encoded element.
pub const BYTES: usize = 32;

/// The modulus p = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141.
pub const MODULUS: [u64; PLAIN] = [
    0xbfd25e8cd0364141,
    0xbaaedce6af48a03b,
    0xfffffffffffffffe,
    0xffffffffffffffff,
];

/// A number modulo p: 4 words of 64 bits, least significant first, 2^256 times the number modulo p, below 2^256.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([0x402da1732fc9bebf, 0x4551231950b75fc4, 1, 0]);

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
        let (x0, x1) = mac(a[0], a[1], 0, 0);
        let (x2, x3) = mac(a[0], a[2], 0, 0);
        let (x4, x5) = addc(x1, x2, 0);
        let (x6, x7) = mac(a[0], a[3], 0, 0);
        let (x8, x9) = addc(x3, x6, x5);
        let (x10, _) = addc(x7, x9, 0);
        let (x11, x12) = mac(a[1], a[2], 0, 0);
        let (x13, x14) = mac(a[1], a[3], 0, 0);
        let (x15, x16) = addc(x12, x13, 0);
        let (x17, _) = addc(x14, x16, 0);
        let (x18, x19) = addc(x8, x11, 0);
        let (x20, x21) = addc(x10, x15, x19);
        let (x22, _) = addc(x17, x21, 0);
        let (x23, x24) = mac(a[2], a[3], 0, 0);
        let (x25, x26) = addc(x22, x23, 0);
        let (x27, _) = addc(x24, x26, 0);
        let (x28, x29) = addc(x0, x0, 0);
        let (x30, x31) = addc(x4, x4, x29);
        let (x32, x33) = addc(x18, x18, x31);
        let (x34, x35) = addc(x20, x20, x33);
        let (x36, x37) = addc(x25, x25, x35);
        let (x38, x39) = addc(x27, x27, x37);
        let (x40, x41) = mac(a[0], a[0], 0, 0);
        let (x42, x43) = mac(a[1], a[1], 0, 0);
        let (x44, x45) = mac(a[2], a[2], 0, 0);
        let (x46, x47) = mac(a[3], a[3], 0, 0);
        let (x48, x49) = addc(x28, x41, 0);
        let (x50, x51) = addc(x30, x42, x49);
        let (x52, x53) = addc(x32, x43, x51);
        let (x54, x55) = addc(x34, x44, x53);
        let (x56, x57) = addc(x36, x45, x55);
        let (x58, x59) = addc(x38, x46, x57);
        let (x60, _) = addc(x39, x47, x59);
        let (x61, _) = mac(x40, 0x4b0dff665588b13f, 0, 0);
        let (_, x62) = mac(x61, 0x402da1732fc9bebf, 0, 0);
        let (x63, x64) = mac(x61, 0x4551231950b75fc4, 0, 0);
        let (x65, x66) = addc(x62, x63, 0);
        let (x67, x68) = addc(x64, x61, x66);
        let (x69, x70) = subb(x48, x65, 0);
        let (x71, x72) = subb(x50, x67, x70);
        let (x73, x74) = subb(x52, x68, x72);
        let (x75, _) = subb(x61, x74, 0);
        let (x76, _) = mac(x69, 0x4b0dff665588b13f, 0, 0);
        let (_, x77) = mac(x76, 0x402da1732fc9bebf, 0, 0);
        let (x78, x79) = mac(x76, 0x4551231950b75fc4, 0, 0);
        let (x80, x81) = addc(x77, x78, 0);
        let (x82, x83) = addc(x79, x76, x81);
        let (x84, x85) = subb(x71, x80, 0);
        let (x86, x87) = subb(x73, x82, x85);
        let (x88, x89) = subb(x75, x83, x87);
        let (x90, _) = subb(x76, x89, 0);
        let (x91, _) = mac(x84, 0x4b0dff665588b13f, 0, 0);
        let (_, x92) = mac(x91, 0x402da1732fc9bebf, 0, 0);
        let (x93, x94) = mac(x91, 0x4551231950b75fc4, 0, 0);
        let (x95, x96) = addc(x92, x93, 0);
        let (x97, x98) = addc(x94, x91, x96);
        let (x99, x100) = subb(x86, x95, 0);
        let (x101, x102) = subb(x88, x97, x100);
        let (x103, x104) = subb(x90, x98, x102);
        let (x105, _) = subb(x91, x104, 0);
        let (x106, _) = mac(x99, 0x4b0dff665588b13f, 0, 0);
        let (_, x107) = mac(x106, 0x402da1732fc9bebf, 0, 0);
        let (x108, x109) = mac(x106, 0x4551231950b75fc4, 0, 0);
        let (x110, x111) = addc(x107, x108, 0);
        let (x112, x113) = addc(x109, x106, x111);
        let (x114, x115) = subb(x101, x110, 0);
        let (x116, x117) = subb(x103, x112, x115);
        let (x118, x119) = subb(x105, x113, x117);
        let (x120, _) = subb(x106, x119, 0);
        let (x121, x122) = addc(x114, x54, 0);
        let (x123, x124) = addc(x116, x56, x122);
        let (x125, x126) = addc(x118, x58, x124);
        let (x127, x128) = addc(x120, x60, x126);
        let x129 = mask(x128);
        let x130 = x129 & 0x402da1732fc9bebf;
        let x131 = x129 & 0x4551231950b75fc4;
        let (x132, x133) = addc(x121, x130, 0);
        let (x134, x135) = addc(x123, x131, x133);
        let (x136, x137) = addc(x125, x128, x135);
        let (x138, _) = addc(x127, x137, 0);
        Self([x132, x134, x136, x138])
    }

    /// `a·b + c·d`.
    #[must_use]
    #[inline(always)]
    pub fn sum_of_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Self {
        let a = a.0;
        let b = b.0;
        let c = c.0;
        let d = d.0;
        let (x0, x1) = mac(a[0], b[0], 0, 0);
        let (x2, x3) = mac(a[0], b[1], 0, 0);
        let (x4, x5) = addc(x1, x2, 0);
        let (x6, x7) = mac(a[0], b[2], 0, 0);
        let (x8, x9) = addc(x3, x6, x5);
        let (x10, x11) = mac(a[0], b[3], 0, 0);
        let (x12, x13) = addc(x7, x10, x9);
        let (x14, _) = addc(x11, x13, 0);
        let (x15, x16) = mac(a[1], b[0], 0, 0);
        let (x17, x18) = mac(a[1], b[1], 0, 0);
        let (x19, x20) = addc(x16, x17, 0);
        let (x21, x22) = mac(a[1], b[2], 0, 0);
        let (x23, x24) = addc(x18, x21, x20);
        let (x25, x26) = mac(a[1], b[3], 0, 0);
        let (x27, x28) = addc(x22, x25, x24);
        let (x29, _) = addc(x26, x28, 0);
        let (x30, x31) = addc(x4, x15, 0);
        let (x32, x33) = addc(x8, x19, x31);
        let (x34, x35) = addc(x12, x23, x33);
        let (x36, x37) = addc(x14, x27, x35);
        let (x38, _) = addc(x29, x37, 0);
        let (x39, x40) = mac(a[2], b[0], 0, 0);
        let (x41, x42) = mac(a[2], b[1], 0, 0);
        let (x43, x44) = addc(x40, x41, 0);
        let (x45, x46) = mac(a[2], b[2], 0, 0);
        let (x47, x48) = addc(x42, x45, x44);
        let (x49, x50) = mac(a[2], b[3], 0, 0);
        let (x51, x52) = addc(x46, x49, x48);
        let (x53, _) = addc(x50, x52, 0);
        let (x54, x55) = addc(x32, x39, 0);
        let (x56, x57) = addc(x34, x43, x55);
        let (x58, x59) = addc(x36, x47, x57);
        let (x60, x61) = addc(x38, x51, x59);
        let (x62, _) = addc(x53, x61, 0);
        let (x63, x64) = mac(a[3], b[0], 0, 0);
        let (x65, x66) = mac(a[3], b[1], 0, 0);
        let (x67, x68) = addc(x64, x65, 0);
        let (x69, x70) = mac(a[3], b[2], 0, 0);
        let (x71, x72) = addc(x66, x69, x68);
        let (x73, x74) = mac(a[3], b[3], 0, 0);
        let (x75, x76) = addc(x70, x73, x72);
        let (x77, _) = addc(x74, x76, 0);
        let (x78, x79) = addc(x56, x63, 0);
        let (x80, x81) = addc(x58, x67, x79);
        let (x82, x83) = addc(x60, x71, x81);
        let (x84, x85) = addc(x62, x75, x83);
        let (x86, _) = addc(x77, x85, 0);
        let (x87, x88) = mac(c[0], d[0], 0, 0);
        let (x89, x90) = mac(c[0], d[1], 0, 0);
        let (x91, x92) = addc(x88, x89, 0);
        let (x93, x94) = mac(c[0], d[2], 0, 0);
        let (x95, x96) = addc(x90, x93, x92);
        let (x97, x98) = mac(c[0], d[3], 0, 0);
        let (x99, x100) = addc(x94, x97, x96);
        let (x101, _) = addc(x98, x100, 0);
        let (x102, x103) = mac(c[1], d[0], 0, 0);
        let (x104, x105) = mac(c[1], d[1], 0, 0);
        let (x106, x107) = addc(x103, x104, 0);
        let (x108, x109) = mac(c[1], d[2], 0, 0);
        let (x110, x111) = addc(x105, x108, x107);
        let (x112, x113) = mac(c[1], d[3], 0, 0);
        let (x114, x115) = addc(x109, x112, x111);
        let (x116, _) = addc(x113, x115, 0);
        let (x117, x118) = addc(x91, x102, 0);
        let (x119, x120) = addc(x95, x106, x118);
        let (x121, x122) = addc(x99, x110, x120);
        let (x123, x124) = addc(x101, x114, x122);
        let (x125, _) = addc(x116, x124, 0);
        let (x126, x127) = mac(c[2], d[0], 0, 0);
        let (x128, x129) = mac(c[2], d[1], 0, 0);
        let (x130, x131) = addc(x127, x128, 0);
        let (x132, x133) = mac(c[2], d[2], 0, 0);
        let (x134, x135) = addc(x129, x132, x131);
        let (x136, x137) = mac(c[2], d[3], 0, 0);
        let (x138, x139) = addc(x133, x136, x135);
        let (x140, _) = addc(x137, x139, 0);
        let (x141, x142) = addc(x119, x126, 0);
        let (x143, x144) = addc(x121, x130, x142);
        let (x145, x146) = addc(x123, x134, x144);
        let (x147, x148) = addc(x125, x138, x146);
        let (x149, _) = addc(x140, x148, 0);
        let (x150, x151) = mac(c[3], d[0], 0, 0);
        let (x152, x153) = mac(c[3], d[1], 0, 0);
        let (x154, x155) = addc(x151, x152, 0);
        let (x156, x157) = mac(c[3], d[2], 0, 0);
        let (x158, x159) = addc(x153, x156, x155);
        let (x160, x161) = mac(c[3], d[3], 0, 0);
        let (x162, x163) = addc(x157, x160, x159);
        let (x164, _) = addc(x161, x163, 0);
        let (x165, x166) = addc(x143, x150, 0);
        let (x167, x168) = addc(x145, x154, x166);
        let (x169, x170) = addc(x147, x158, x168);
        let (x171, x172) = addc(x149, x162, x170);
        let (x173, _) = addc(x164, x172, 0);
        let (x174, x175) = addc(x0, x87, 0);
        let (x176, x177) = addc(x30, x117, x175);
        let (x178, x179) = addc(x54, x141, x177);
        let (x180, x181) = addc(x78, x165, x179);
        let (x182, x183) = addc(x80, x167, x181);
        let (x184, x185) = addc(x82, x169, x183);
        let (x186, x187) = addc(x84, x171, x185);
        let (x188, x189) = addc(x86, x173, x187);
        let (x190, _) = mac(x174, 0x4b0dff665588b13f, 0, 0);
        let (_, x191) = mac(x190, 0x402da1732fc9bebf, 0, 0);
        let (x192, x193) = mac(x190, 0x4551231950b75fc4, 0, 0);
        let (x194, x195) = addc(x191, x192, 0);
        let (x196, x197) = addc(x193, x190, x195);
        let (x198, x199) = subb(x176, x194, 0);
        let (x200, x201) = subb(x178, x196, x199);
        let (x202, x203) = subb(x180, x197, x201);
        let (x204, _) = subb(x190, x203, 0);
        let (x205, _) = mac(x198, 0x4b0dff665588b13f, 0, 0);
        let (_, x206) = mac(x205, 0x402da1732fc9bebf, 0, 0);
        let (x207, x208) = mac(x205, 0x4551231950b75fc4, 0, 0);
        let (x209, x210) = addc(x206, x207, 0);
        let (x211, x212) = addc(x208, x205, x210);
        let (x213, x214) = subb(x200, x209, 0);
        let (x215, x216) = subb(x202, x211, x214);
        let (x217, x218) = subb(x204, x212, x216);
        let (x219, _) = subb(x205, x218, 0);
        let (x220, _) = mac(x213, 0x4b0dff665588b13f, 0, 0);
        let (_, x221) = mac(x220, 0x402da1732fc9bebf, 0, 0);
        let (x222, x223) = mac(x220, 0x4551231950b75fc4, 0, 0);
        let (x224, x225) = addc(x221, x222, 0);
        let (x226, x227) = addc(x223, x220, x225);
        let (x228, x229) = subb(x215, x224, 0);
        let (x230, x231) = subb(x217, x226, x229);
        let (x232, x233) = subb(x219, x227, x231);
        let (x234, _) = subb(x220, x233, 0);
        let (x235, _) = mac(x228, 0x4b0dff665588b13f, 0, 0);
        let (_, x236) = mac(x235, 0x402da1732fc9bebf, 0, 0);
        let (x237, x238) = mac(x235, 0x4551231950b75fc4, 0, 0);
        let (x239, x240) = addc(x236, x237, 0);
        let (x241, x242) = addc(x238, x235, x240);
        let (x243, x244) = subb(x230, x239, 0);
        let (x245, x246) = subb(x232, x241, x244);
        let (x247, x248) = subb(x234, x242, x246);
        let (x249, _) = subb(x235, x248, 0);
        let (x250, x251) = addc(x243, x182, 0);
        let (x252, x253) = addc(x245, x184, x251);
        let (x254, x255) = addc(x247, x186, x253);
        let (x256, x257) = addc(x249, x188, x255);
        let (x258, _) = addc(x189, x257, 0);
        let (x259, x260) = mac(x258, 0x402da1732fc9bebf, x250, 0);
        let (x261, x262) = mac(x258, 0x4551231950b75fc4, x252, x260);
        let (x263, x264) = addc(x258, x254, 0);
        let (x265, x266) = addc(x263, x262, 0);
        let (x267, _) = addc(x264, x266, 0);
        let (x268, x269) = addc(x256, x267, 0);
        let x270 = mask(x269);
        let x271 = x270 & 0x402da1732fc9bebf;
        let x272 = x270 & 0x4551231950b75fc4;
        let (x273, x274) = addc(x259, x271, 0);
        let (x275, x276) = addc(x261, x272, x274);
        let (x277, _) = addc(x265, x269, x276);
        Self([x273, x275, x277, x268])
    }

    /// `a·b - c·d`.
    #[must_use]
    #[inline(always)]
    pub fn difference_of_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Self {
        let a = a.0;
        let b = b.0;
        let c = c.0;
        let d = d.0;
        let (x0, x1) = mac(a[0], b[0], 0, 0);
        let (x2, x3) = mac(a[0], b[1], 0, 0);
        let (x4, x5) = addc(x1, x2, 0);
        let (x6, x7) = mac(a[0], b[2], 0, 0);
        let (x8, x9) = addc(x3, x6, x5);
        let (x10, x11) = mac(a[0], b[3], 0, 0);
        let (x12, x13) = addc(x7, x10, x9);
        let (x14, _) = addc(x11, x13, 0);
        let (x15, x16) = mac(a[1], b[0], 0, 0);
        let (x17, x18) = mac(a[1], b[1], 0, 0);
        let (x19, x20) = addc(x16, x17, 0);
        let (x21, x22) = mac(a[1], b[2], 0, 0);
        let (x23, x24) = addc(x18, x21, x20);
        let (x25, x26) = mac(a[1], b[3], 0, 0);
        let (x27, x28) = addc(x22, x25, x24);
        let (x29, _) = addc(x26, x28, 0);
        let (x30, x31) = addc(x4, x15, 0);
        let (x32, x33) = addc(x8, x19, x31);
        let (x34, x35) = addc(x12, x23, x33);
        let (x36, x37) = addc(x14, x27, x35);
        let (x38, _) = addc(x29, x37, 0);
        let (x39, x40) = mac(a[2], b[0], 0, 0);
        let (x41, x42) = mac(a[2], b[1], 0, 0);
        let (x43, x44) = addc(x40, x41, 0);
        let (x45, x46) = mac(a[2], b[2], 0, 0);
        let (x47, x48) = addc(x42, x45, x44);
        let (x49, x50) = mac(a[2], b[3], 0, 0);
        let (x51, x52) = addc(x46, x49, x48);
        let (x53, _) = addc(x50, x52, 0);
        let (x54, x55) = addc(x32, x39, 0);
        let (x56, x57) = addc(x34, x43, x55);
        let (x58, x59) = addc(x36, x47, x57);
        let (x60, x61) = addc(x38, x51, x59);
        let (x62, _) = addc(x53, x61, 0);
        let (x63, x64) = mac(a[3], b[0], 0, 0);
        let (x65, x66) = mac(a[3], b[1], 0, 0);
        let (x67, x68) = addc(x64, x65, 0);
        let (x69, x70) = mac(a[3], b[2], 0, 0);
        let (x71, x72) = addc(x66, x69, x68);
        let (x73, x74) = mac(a[3], b[3], 0, 0);
        let (x75, x76) = addc(x70, x73, x72);
        let (x77, _) = addc(x74, x76, 0);
        let (x78, x79) = addc(x56, x63, 0);
        let (x80, x81) = addc(x58, x67, x79);
        let (x82, x83) = addc(x60, x71, x81);
        let (x84, x85) = addc(x62, x75, x83);
        let (x86, _) = addc(x77, x85, 0);
        let (x87, x88) = mac(c[0], d[0], 0, 0);
        let (x89, x90) = mac(c[0], d[1], 0, 0);
        let (x91, x92) = addc(x88, x89, 0);
        let (x93, x94) = mac(c[0], d[2], 0, 0);
        let (x95, x96) = addc(x90, x93, x92);
        let (x97, x98) = mac(c[0], d[3], 0, 0);
        let (x99, x100) = addc(x94, x97, x96);
        let (x101, _) = addc(x98, x100, 0);
        let (x102, x103) = mac(c[1], d[0], 0, 0);
        let (x104, x105) = mac(c[1], d[1], 0, 0);
        let (x106, x107) = addc(x103, x104, 0);
        let (x108, x109) = mac(c[1], d[2], 0, 0);
        let (x110, x111) = addc(x105, x108, x107);
        let (x112, x113) = mac(c[1], d[3], 0, 0);
        let (x114, x115) = addc(x109, x112, x111);
        let (x116, _) = addc(x113, x115, 0);
        let (x117, x118) = addc(x91, x102, 0);
        let (x119, x120) = addc(x95, x106, x118);
        let (x121, x122) = addc(x99, x110, x120);
        let (x123, x124) = addc(x101, x114, x122);
        let (x125, _) = addc(x116, x124, 0);
        let (x126, x127) = mac(c[2], d[0], 0, 0);
        let (x128, x129) = mac(c[2], d[1], 0, 0);
        let (x130, x131) = addc(x127, x128, 0);
        let (x132, x133) = mac(c[2], d[2], 0, 0);
        let (x134, x135) = addc(x129, x132, x131);
        let (x136, x137) = mac(c[2], d[3], 0, 0);
        let (x138, x139) = addc(x133, x136, x135);
        let (x140, _) = addc(x137, x139, 0);
        let (x141, x142) = addc(x119, x126, 0);
        let (x143, x144) = addc(x121, x130, x142);
        let (x145, x146) = addc(x123, x134, x144);
        let (x147, x148) = addc(x125, x138, x146);
        let (x149, _) = addc(x140, x148, 0);
        let (x150, x151) = mac(c[3], d[0], 0, 0);
        let (x152, x153) = mac(c[3], d[1], 0, 0);
        let (x154, x155) = addc(x151, x152, 0);
        let (x156, x157) = mac(c[3], d[2], 0, 0);
        let (x158, x159) = addc(x153, x156, x155);
        let (x160, x161) = mac(c[3], d[3], 0, 0);
        let (x162, x163) = addc(x157, x160, x159);
        let (x164, _) = addc(x161, x163, 0);
        let (x165, x166) = addc(x143, x150, 0);
        let (x167, x168) = addc(x145, x154, x166);
        let (x169, x170) = addc(x147, x158, x168);
        let (x171, x172) = addc(x149, x162, x170);
        let (x173, _) = addc(x164, x172, 0);
        let (x174, x175) = subb(0xb6c0af5ec7f1ed7f, x87, 0);
        let (x176, x177) = subb(0xd13c8c57423a674b, x117, x175);
        let (x178, x179) = subb(0x19680a1ba432f83a, x141, x177);
        let (x180, x181) = subb(0x6298e32a7e39643a, x165, x179);
        let (x182, x183) = subb(0xfffffffffffffffe, x167, x181);
        let (x184, x185) = subb(0xffffffffffffffff, x169, x183);
        let (x186, x187) = subb(0xffffffffffffffff, x171, x185);
        let (x188, _) = subb(0xffffffffffffffff, x173, x187);
        let (x189, x190) = addc(x0, x174, 0);
        let (x191, x192) = addc(x30, x176, x190);
        let (x193, x194) = addc(x54, x178, x192);
        let (x195, x196) = addc(x78, x180, x194);
        let (x197, x198) = addc(x80, x182, x196);
        let (x199, x200) = addc(x82, x184, x198);
        let (x201, x202) = addc(x84, x186, x200);
        let (x203, x204) = addc(x86, x188, x202);
        let (x205, _) = mac(x189, 0x4b0dff665588b13f, 0, 0);
        let (_, x206) = mac(x205, 0x402da1732fc9bebf, 0, 0);
        let (x207, x208) = mac(x205, 0x4551231950b75fc4, 0, 0);
        let (x209, x210) = addc(x206, x207, 0);
        let (x211, x212) = addc(x208, x205, x210);
        let (x213, x214) = subb(x191, x209, 0);
        let (x215, x216) = subb(x193, x211, x214);
        let (x217, x218) = subb(x195, x212, x216);
        let (x219, _) = subb(x205, x218, 0);
        let (x220, _) = mac(x213, 0x4b0dff665588b13f, 0, 0);
        let (_, x221) = mac(x220, 0x402da1732fc9bebf, 0, 0);
        let (x222, x223) = mac(x220, 0x4551231950b75fc4, 0, 0);
        let (x224, x225) = addc(x221, x222, 0);
        let (x226, x227) = addc(x223, x220, x225);
        let (x228, x229) = subb(x215, x224, 0);
        let (x230, x231) = subb(x217, x226, x229);
        let (x232, x233) = subb(x219, x227, x231);
        let (x234, _) = subb(x220, x233, 0);
        let (x235, _) = mac(x228, 0x4b0dff665588b13f, 0, 0);
        let (_, x236) = mac(x235, 0x402da1732fc9bebf, 0, 0);
        let (x237, x238) = mac(x235, 0x4551231950b75fc4, 0, 0);
        let (x239, x240) = addc(x236, x237, 0);
        let (x241, x242) = addc(x238, x235, x240);
        let (x243, x244) = subb(x230, x239, 0);
        let (x245, x246) = subb(x232, x241, x244);
        let (x247, x248) = subb(x234, x242, x246);
        let (x249, _) = subb(x235, x248, 0);
        let (x250, _) = mac(x243, 0x4b0dff665588b13f, 0, 0);
        let (_, x251) = mac(x250, 0x402da1732fc9bebf, 0, 0);
        let (x252, x253) = mac(x250, 0x4551231950b75fc4, 0, 0);
        let (x254, x255) = addc(x251, x252, 0);
        let (x256, x257) = addc(x253, x250, x255);
        let (x258, x259) = subb(x245, x254, 0);
        let (x260, x261) = subb(x247, x256, x259);
        let (x262, x263) = subb(x249, x257, x261);
        let (x264, _) = subb(x250, x263, 0);
        let (x265, x266) = addc(x258, x197, 0);
        let (x267, x268) = addc(x260, x199, x266);
        let (x269, x270) = addc(x262, x201, x268);
        let (x271, x272) = addc(x264, x203, x270);
        let (x273, _) = addc(x204, x272, 0);
        let (x274, x275) = mac(x273, 0x402da1732fc9bebf, x265, 0);
        let (x276, x277) = mac(x273, 0x4551231950b75fc4, x267, x275);
        let (x278, x279) = addc(x273, x269, 0);
        let (x280, x281) = addc(x278, x277, 0);
        let (x282, _) = addc(x279, x281, 0);
        let (x283, x284) = addc(x271, x282, 0);
        let x285 = mask(x284);
        let x286 = x285 & 0x402da1732fc9bebf;
        let x287 = x285 & 0x4551231950b75fc4;
        let (x288, x289) = addc(x274, x286, 0);
        let (x290, x291) = addc(x276, x287, x289);
        let (x292, _) = addc(x280, x284, x291);
        Self([x288, x290, x292, x283])
    }

    /// `a·b - c²`.
    #[must_use]
    #[inline(always)]
    pub fn product_minus_square(a: &Self, b: &Self, c: &Self) -> Self {
        let a = a.0;
        let b = b.0;
        let c = c.0;
        let (x0, x1) = mac(a[0], b[0], 0, 0);
        let (x2, x3) = mac(a[0], b[1], 0, 0);
        let (x4, x5) = addc(x1, x2, 0);
        let (x6, x7) = mac(a[0], b[2], 0, 0);
        let (x8, x9) = addc(x3, x6, x5);
        let (x10, x11) = mac(a[0], b[3], 0, 0);
        let (x12, x13) = addc(x7, x10, x9);
        let (x14, _) = addc(x11, x13, 0);
        let (x15, x16) = mac(a[1], b[0], 0, 0);
        let (x17, x18) = mac(a[1], b[1], 0, 0);
        let (x19, x20) = addc(x16, x17, 0);
        let (x21, x22) = mac(a[1], b[2], 0, 0);
        let (x23, x24) = addc(x18, x21, x20);
        let (x25, x26) = mac(a[1], b[3], 0, 0);
        let (x27, x28) = addc(x22, x25, x24);
        let (x29, _) = addc(x26, x28, 0);
        let (x30, x31) = addc(x4, x15, 0);
        let (x32, x33) = addc(x8, x19, x31);
        let (x34, x35) = addc(x12, x23, x33);
        let (x36, x37) = addc(x14, x27, x35);
        let (x38, _) = addc(x29, x37, 0);
        let (x39, x40) = mac(a[2], b[0], 0, 0);
        let (x41, x42) = mac(a[2], b[1], 0, 0);
        let (x43, x44) = addc(x40, x41, 0);
        let (x45, x46) = mac(a[2], b[2], 0, 0);
        let (x47, x48) = addc(x42, x45, x44);
        let (x49, x50) = mac(a[2], b[3], 0, 0);
        let (x51, x52) = addc(x46, x49, x48);
        let (x53, _) = addc(x50, x52, 0);
        let (x54, x55) = addc(x32, x39, 0);
        let (x56, x57) = addc(x34, x43, x55);
        let (x58, x59) = addc(x36, x47, x57);
        let (x60, x61) = addc(x38, x51, x59);
        let (x62, _) = addc(x53, x61, 0);
        let (x63, x64) = mac(a[3], b[0], 0, 0);
        let (x65, x66) = mac(a[3], b[1], 0, 0);
        let (x67, x68) = addc(x64, x65, 0);
        let (x69, x70) = mac(a[3], b[2], 0, 0);
        let (x71, x72) = addc(x66, x69, x68);
        let (x73, x74) = mac(a[3], b[3], 0, 0);
        let (x75, x76) = addc(x70, x73, x72);
        let (x77, _) = addc(x74, x76, 0);
        let (x78, x79) = addc(x56, x63, 0);
        let (x80, x81) = addc(x58, x67, x79);
        let (x82, x83) = addc(x60, x71, x81);
        let (x84, x85) = addc(x62, x75, x83);
        let (x86, _) = addc(x77, x85, 0);
        let (x87, x88) = mac(c[0], c[1], 0, 0);
        let (x89, x90) = mac(c[0], c[2], 0, 0);
        let (x91, x92) = addc(x88, x89, 0);
        let (x93, x94) = mac(c[0], c[3], 0, 0);
        let (x95, x96) = addc(x90, x93, x92);
        let (x97, _) = addc(x94, x96, 0);
        let (x98, x99) = mac(c[1], c[2], 0, 0);
        let (x100, x101) = mac(c[1], c[3], 0, 0);
        let (x102, x103) = addc(x99, x100, 0);
        let (x104, _) = addc(x101, x103, 0);
        let (x105, x106) = addc(x95, x98, 0);
        let (x107, x108) = addc(x97, x102, x106);
        let (x109, _) = addc(x104, x108, 0);
        let (x110, x111) = mac(c[2], c[3], 0, 0);
        let (x112, x113) = addc(x109, x110, 0);
        let (x114, _) = addc(x111, x113, 0);
        let (x115, x116) = addc(x87, x87, 0);
        let (x117, x118) = addc(x91, x91, x116);
        let (x119, x120) = addc(x105, x105, x118);
        let (x121, x122) = addc(x107, x107, x120);
        let (x123, x124) = addc(x112, x112, x122);
        let (x125, x126) = addc(x114, x114, x124);
        let (x127, x128) = mac(c[0], c[0], 0, 0);
        let (x129, x130) = mac(c[1], c[1], 0, 0);
        let (x131, x132) = mac(c[2], c[2], 0, 0);
        let (x133, x134) = mac(c[3], c[3], 0, 0);
        let (x135, x136) = addc(x115, x128, 0);
        let (x137, x138) = addc(x117, x129, x136);
        let (x139, x140) = addc(x119, x130, x138);
        let (x141, x142) = addc(x121, x131, x140);
        let (x143, x144) = addc(x123, x132, x142);
        let (x145, x146) = addc(x125, x133, x144);
        let (x147, _) = addc(x126, x134, x146);
        let (x148, x149) = subb(0xb6c0af5ec7f1ed7f, x127, 0);
        let (x150, x151) = subb(0xd13c8c57423a674b, x135, x149);
        let (x152, x153) = subb(0x19680a1ba432f83a, x137, x151);
        let (x154, x155) = subb(0x6298e32a7e39643a, x139, x153);
        let (x156, x157) = subb(0xfffffffffffffffe, x141, x155);
        let (x158, x159) = subb(0xffffffffffffffff, x143, x157);
        let (x160, x161) = subb(0xffffffffffffffff, x145, x159);
        let (x162, _) = subb(0xffffffffffffffff, x147, x161);
        let (x163, x164) = addc(x0, x148, 0);
        let (x165, x166) = addc(x30, x150, x164);
        let (x167, x168) = addc(x54, x152, x166);
        let (x169, x170) = addc(x78, x154, x168);
        let (x171, x172) = addc(x80, x156, x170);
        let (x173, x174) = addc(x82, x158, x172);
        let (x175, x176) = addc(x84, x160, x174);
        let (x177, x178) = addc(x86, x162, x176);
        let (x179, _) = mac(x163, 0x4b0dff665588b13f, 0, 0);
        let (_, x180) = mac(x179, 0x402da1732fc9bebf, 0, 0);
        let (x181, x182) = mac(x179, 0x4551231950b75fc4, 0, 0);
        let (x183, x184) = addc(x180, x181, 0);
        let (x185, x186) = addc(x182, x179, x184);
        let (x187, x188) = subb(x165, x183, 0);
        let (x189, x190) = subb(x167, x185, x188);
        let (x191, x192) = subb(x169, x186, x190);
        let (x193, _) = subb(x179, x192, 0);
        let (x194, _) = mac(x187, 0x4b0dff665588b13f, 0, 0);
        let (_, x195) = mac(x194, 0x402da1732fc9bebf, 0, 0);
        let (x196, x197) = mac(x194, 0x4551231950b75fc4, 0, 0);
        let (x198, x199) = addc(x195, x196, 0);
        let (x200, x201) = addc(x197, x194, x199);
        let (x202, x203) = subb(x189, x198, 0);
        let (x204, x205) = subb(x191, x200, x203);
        let (x206, x207) = subb(x193, x201, x205);
        let (x208, _) = subb(x194, x207, 0);
        let (x209, _) = mac(x202, 0x4b0dff665588b13f, 0, 0);
        let (_, x210) = mac(x209, 0x402da1732fc9bebf, 0, 0);
        let (x211, x212) = mac(x209, 0x4551231950b75fc4, 0, 0);
        let (x213, x214) = addc(x210, x211, 0);
        let (x215, x216) = addc(x212, x209, x214);
        let (x217, x218) = subb(x204, x213, 0);
        let (x219, x220) = subb(x206, x215, x218);
        let (x221, x222) = subb(x208, x216, x220);
        let (x223, _) = subb(x209, x222, 0);
        let (x224, _) = mac(x217, 0x4b0dff665588b13f, 0, 0);
        let (_, x225) = mac(x224, 0x402da1732fc9bebf, 0, 0);
        let (x226, x227) = mac(x224, 0x4551231950b75fc4, 0, 0);
        let (x228, x229) = addc(x225, x226, 0);
        let (x230, x231) = addc(x227, x224, x229);
        let (x232, x233) = subb(x219, x228, 0);
        let (x234, x235) = subb(x221, x230, x233);
        let (x236, x237) = subb(x223, x231, x235);
        let (x238, _) = subb(x224, x237, 0);
        let (x239, x240) = addc(x232, x171, 0);
        let (x241, x242) = addc(x234, x173, x240);
        let (x243, x244) = addc(x236, x175, x242);
        let (x245, x246) = addc(x238, x177, x244);
        let (x247, _) = addc(x178, x246, 0);
        let (x248, x249) = mac(x247, 0x402da1732fc9bebf, x239, 0);
        let (x250, x251) = mac(x247, 0x4551231950b75fc4, x241, x249);
        let (x252, x253) = addc(x247, x243, 0);
        let (x254, x255) = addc(x252, x251, 0);
        let (x256, _) = addc(x253, x255, 0);
        let (x257, x258) = addc(x245, x256, 0);
        let x259 = mask(x258);
        let x260 = x259 & 0x402da1732fc9bebf;
        let x261 = x259 & 0x4551231950b75fc4;
        let (x262, x263) = addc(x248, x260, 0);
        let (x264, x265) = addc(x250, x261, x263);
        let (x266, _) = addc(x254, x258, x265);
        Self([x262, x264, x266, x257])
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
        let x8 = (x7 << 2) | (x6 >> 62);
        let (x9, x10) = mac(0x400000000, x8, 0, 0);
        let x11 = (x10 << 28) | (x9 >> 36);
        let (x12, x13) = mac(x11, 0xbfd25e8cd0364141, 0, 0);
        let (x14, x15) = mac(x11, 0xbaaedce6af48a03b, x13, 0);
        let (x16, x17) = mac(x11, 0xfffffffffffffffe, x15, 0);
        let (x18, x19) = mac(x11, 0xffffffffffffffff, x17, 0);
        let (x20, x21) = subb(x0, x12, 0);
        let (x22, x23) = subb(x2, x14, x21);
        let (x24, x25) = subb(x4, x16, x23);
        let (x26, x27) = subb(x6, x18, x25);
        let (x28, _) = subb(x7, x19, x27);
        let x29 = mask(x28);
        let x30 = x29 & 0x402da1732fc9bebf;
        let x31 = x29 & 0x4551231950b75fc4;
        let (x32, x33) = addc(x20, x30, 0);
        let (x34, x35) = addc(x22, x31, x33);
        let (x36, x37) = addc(x24, x28, x35);
        let (x38, _) = addc(x26, x37, 0);
        Self([x32, x34, x36, x38])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = mask(x0);
        let x2 = x1 & 0xbfd25e8cd0364141;
        let x3 = x1 & 0xbaaedce6af48a03b;
        let x4 = x1 & 0xfffffffffffffffe;
        let (x5, x6) = addc(a[0], x2, 0);
        let (x7, x8) = addc(a[1], x3, x6);
        let (x9, x10) = addc(a[2], x4, x8);
        let (x11, x12) = addc(a[3], x1, x10);
        let x13 = (x7 << 63) | (x5 >> 1);
        let x14 = (x9 << 63) | (x7 >> 1);
        let x15 = (x11 << 63) | (x9 >> 1);
        let x16 = (x12 << 63) | (x11 >> 1);
        Self([x13, x14, x15, x16])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let (x0, _) = mac(a[0], 0x4b0dff665588b13f, 0, 0);
        let (_, x1) = mac(x0, 0x402da1732fc9bebf, 0, 0);
        let (x2, x3) = mac(x0, 0x4551231950b75fc4, x1, 0);
        let (x4, x5) = addc(x0, x3, 0);
        let (x6, x7) = subb(a[1], x2, 0);
        let (x8, x9) = subb(a[2], x4, x7);
        let (x10, x11) = subb(a[3], x5, x9);
        let (x12, _) = subb(x0, x11, 0);
        let (x13, _) = mac(x6, 0x4b0dff665588b13f, 0, 0);
        let (_, x14) = mac(x13, 0x402da1732fc9bebf, 0, 0);
        let (x15, x16) = mac(x13, 0x4551231950b75fc4, x14, 0);
        let (x17, x18) = addc(x13, x16, 0);
        let (x19, x20) = subb(x8, x15, 0);
        let (x21, x22) = subb(x10, x17, x20);
        let (x23, x24) = subb(x12, x18, x22);
        let (x25, _) = subb(x13, x24, 0);
        let (x26, _) = mac(x19, 0x4b0dff665588b13f, 0, 0);
        let (_, x27) = mac(x26, 0x402da1732fc9bebf, 0, 0);
        let (x28, x29) = mac(x26, 0x4551231950b75fc4, x27, 0);
        let (x30, x31) = addc(x26, x29, 0);
        let (x32, x33) = subb(x21, x28, 0);
        let (x34, x35) = subb(x23, x30, x33);
        let (x36, x37) = subb(x25, x31, x35);
        let (x38, _) = subb(x26, x37, 0);
        let (x39, _) = mac(x32, 0x4b0dff665588b13f, 0, 0);
        let (_, x40) = mac(x39, 0x402da1732fc9bebf, 0, 0);
        let (x41, x42) = mac(x39, 0x4551231950b75fc4, x40, 0);
        let (x43, x44) = addc(x39, x42, 0);
        let (x45, x46) = subb(x34, x41, 0);
        let (x47, x48) = subb(x36, x43, x46);
        let (x49, x50) = subb(x38, x44, x48);
        let (x51, _) = subb(x39, x50, 0);
        let (x52, x53) = subb(x45, 0xbfd25e8cd0364141, 0);
        let (x54, x55) = subb(x47, 0xbaaedce6af48a03b, x53);
        let (x56, x57) = subb(x49, 0xfffffffffffffffe, x55);
        let (x58, x59) = subb(x51, 0xffffffffffffffff, x57);
        let x60 = mask(x59);
        let x61 = x52 ^ (x60 & (x45 ^ x52));
        let x62 = x54 ^ (x60 & (x47 ^ x54));
        let x63 = x56 ^ (x60 & (x49 ^ x56));
        let x64 = x58 ^ (x60 & (x51 ^ x58));
        [x61, x62, x63, x64]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let (x0, x1) = mac(0x896cf21467d7d140, a[0], 0, 0);
        let (x2, x3) = mac(0x896cf21467d7d140, a[1], x1, 0);
        let (x4, x5) = mac(0x896cf21467d7d140, a[2], x3, 0);
        let (x6, x7) = mac(0x896cf21467d7d140, a[3], x5, 0);
        let (x8, x9) = mac(0x741496c20e7cf878, a[0], x2, 0);
        let (x10, x11) = mac(0x741496c20e7cf878, a[1], x4, x9);
        let (x12, x13) = mac(0x741496c20e7cf878, a[2], x6, x11);
        let (x14, x15) = mac(0x741496c20e7cf878, a[3], x7, x13);
        let (x16, x17) = mac(0xe697f5e45bcd07c6, a[0], x10, 0);
        let (x18, x19) = mac(0xe697f5e45bcd07c6, a[1], x12, x17);
        let (x20, x21) = mac(0xe697f5e45bcd07c6, a[2], x14, x19);
        let (x22, x23) = mac(0xe697f5e45bcd07c6, a[3], x15, x21);
        let (x24, x25) = mac(0x9d671cd581c69bc5, a[0], x18, 0);
        let (x26, x27) = mac(0x9d671cd581c69bc5, a[1], x20, x25);
        let (x28, x29) = mac(0x9d671cd581c69bc5, a[2], x22, x27);
        let (x30, x31) = mac(0x9d671cd581c69bc5, a[3], x23, x29);
        let (x32, _) = mac(x0, 0x4b0dff665588b13f, 0, 0);
        let (_, x33) = mac(x32, 0x402da1732fc9bebf, 0, 0);
        let (x34, x35) = mac(x32, 0x4551231950b75fc4, x33, 0);
        let (x36, x37) = addc(x32, x35, 0);
        let (x38, x39) = subb(x8, x34, 0);
        let (x40, x41) = subb(x16, x36, x39);
        let (x42, x43) = subb(x24, x37, x41);
        let (x44, _) = subb(x32, x43, 0);
        let (x45, _) = mac(x38, 0x4b0dff665588b13f, 0, 0);
        let (_, x46) = mac(x45, 0x402da1732fc9bebf, 0, 0);
        let (x47, x48) = mac(x45, 0x4551231950b75fc4, x46, 0);
        let (x49, x50) = addc(x45, x48, 0);
        let (x51, x52) = subb(x40, x47, 0);
        let (x53, x54) = subb(x42, x49, x52);
        let (x55, x56) = subb(x44, x50, x54);
        let (x57, _) = subb(x45, x56, 0);
        let (x58, _) = mac(x51, 0x4b0dff665588b13f, 0, 0);
        let (_, x59) = mac(x58, 0x402da1732fc9bebf, 0, 0);
        let (x60, x61) = mac(x58, 0x4551231950b75fc4, x59, 0);
        let (x62, x63) = addc(x58, x61, 0);
        let (x64, x65) = subb(x53, x60, 0);
        let (x66, x67) = subb(x55, x62, x65);
        let (x68, x69) = subb(x57, x63, x67);
        let (x70, _) = subb(x58, x69, 0);
        let (x71, _) = mac(x64, 0x4b0dff665588b13f, 0, 0);
        let (_, x72) = mac(x71, 0x402da1732fc9bebf, 0, 0);
        let (x73, x74) = mac(x71, 0x4551231950b75fc4, x72, 0);
        let (x75, x76) = addc(x71, x74, 0);
        let (x77, x78) = subb(x66, x73, 0);
        let (x79, x80) = subb(x68, x75, x78);
        let (x81, x82) = subb(x70, x76, x80);
        let (x83, _) = subb(x71, x82, 0);
        let (x84, x85) = addc(x77, x26, 0);
        let (x86, x87) = addc(x79, x28, x85);
        let (x88, x89) = addc(x81, x30, x87);
        let (x90, x91) = addc(x83, x31, x89);
        let x92 = mask(x91);
        let x93 = x92 & 0x402da1732fc9bebf;
        let x94 = x92 & 0x4551231950b75fc4;
        let (x95, x96) = addc(x84, x93, 0);
        let (x97, x98) = addc(x86, x94, x96);
        let (x99, x100) = addc(x88, x91, x98);
        let (x101, _) = addc(x90, x100, 0);
        Self([x95, x97, x99, x101])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xbfd25e8cd0364141, 0);
        let (_, x1) = subb(a[1], 0xbaaedce6af48a03b, x0);
        let (_, x2) = subb(a[2], 0xfffffffffffffffe, x1);
        let (_, x3) = subb(a[3], 0xffffffffffffffff, x2);
        let x4 = mask(x3);
        let x5 = x4 & a[0];
        let x6 = x4 & a[1];
        let x7 = x4 & a[2];
        let x8 = x4 & a[3];
        let (x9, x10) = mac(0x896cf21467d7d140, x5, 0, 0);
        let (x11, x12) = mac(0x896cf21467d7d140, x6, x10, 0);
        let (x13, x14) = mac(0x896cf21467d7d140, x7, x12, 0);
        let (x15, x16) = mac(0x896cf21467d7d140, x8, x14, 0);
        let (x17, x18) = mac(0x741496c20e7cf878, x5, x11, 0);
        let (x19, x20) = mac(0x741496c20e7cf878, x6, x13, x18);
        let (x21, x22) = mac(0x741496c20e7cf878, x7, x15, x20);
        let (x23, x24) = mac(0x741496c20e7cf878, x8, x16, x22);
        let (x25, x26) = mac(0xe697f5e45bcd07c6, x5, x19, 0);
        let (x27, x28) = mac(0xe697f5e45bcd07c6, x6, x21, x26);
        let (x29, x30) = mac(0xe697f5e45bcd07c6, x7, x23, x28);
        let (x31, x32) = mac(0xe697f5e45bcd07c6, x8, x24, x30);
        let (x33, x34) = mac(0x9d671cd581c69bc5, x5, x27, 0);
        let (x35, x36) = mac(0x9d671cd581c69bc5, x6, x29, x34);
        let (x37, x38) = mac(0x9d671cd581c69bc5, x7, x31, x36);
        let (x39, x40) = mac(0x9d671cd581c69bc5, x8, x32, x38);
        let (x41, _) = mac(x9, 0x4b0dff665588b13f, 0, 0);
        let (_, x42) = mac(x41, 0x402da1732fc9bebf, 0, 0);
        let (x43, x44) = mac(x41, 0x4551231950b75fc4, x42, 0);
        let (x45, x46) = addc(x41, x44, 0);
        let (x47, x48) = subb(x17, x43, 0);
        let (x49, x50) = subb(x25, x45, x48);
        let (x51, x52) = subb(x33, x46, x50);
        let (x53, _) = subb(x41, x52, 0);
        let (x54, _) = mac(x47, 0x4b0dff665588b13f, 0, 0);
        let (_, x55) = mac(x54, 0x402da1732fc9bebf, 0, 0);
        let (x56, x57) = mac(x54, 0x4551231950b75fc4, x55, 0);
        let (x58, x59) = addc(x54, x57, 0);
        let (x60, x61) = subb(x49, x56, 0);
        let (x62, x63) = subb(x51, x58, x61);
        let (x64, x65) = subb(x53, x59, x63);
        let (x66, _) = subb(x54, x65, 0);
        let (x67, _) = mac(x60, 0x4b0dff665588b13f, 0, 0);
        let (_, x68) = mac(x67, 0x402da1732fc9bebf, 0, 0);
        let (x69, x70) = mac(x67, 0x4551231950b75fc4, x68, 0);
        let (x71, x72) = addc(x67, x70, 0);
        let (x73, x74) = subb(x62, x69, 0);
        let (x75, x76) = subb(x64, x71, x74);
        let (x77, x78) = subb(x66, x72, x76);
        let (x79, _) = subb(x67, x78, 0);
        let (x80, _) = mac(x73, 0x4b0dff665588b13f, 0, 0);
        let (_, x81) = mac(x80, 0x402da1732fc9bebf, 0, 0);
        let (x82, x83) = mac(x80, 0x4551231950b75fc4, x81, 0);
        let (x84, x85) = addc(x80, x83, 0);
        let (x86, x87) = subb(x75, x82, 0);
        let (x88, x89) = subb(x77, x84, x87);
        let (x90, x91) = subb(x79, x85, x89);
        let (x92, _) = subb(x80, x91, 0);
        let (x93, x94) = addc(x86, x35, 0);
        let (x95, x96) = addc(x88, x37, x94);
        let (x97, x98) = addc(x90, x39, x96);
        let (x99, x100) = addc(x92, x40, x98);
        let x101 = mask(x100);
        let x102 = x101 & 0x402da1732fc9bebf;
        let x103 = x101 & 0x4551231950b75fc4;
        let (x104, x105) = addc(x93, x102, 0);
        let (x106, x107) = addc(x95, x103, x105);
        let (x108, x109) = addc(x97, x100, x107);
        let (x110, _) = addc(x99, x109, 0);
        let words = [x104, x106, x108, x110];
        (Self(words), x3)
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
        let (x14, _) = addc(x11, x13, 0);
        let (x15, x16) = mac(a[1], b[0], 0, 0);
        let (x17, x18) = mac(a[1], b[1], 0, 0);
        let (x19, x20) = addc(x16, x17, 0);
        let (x21, x22) = mac(a[1], b[2], 0, 0);
        let (x23, x24) = addc(x18, x21, x20);
        let (x25, x26) = mac(a[1], b[3], 0, 0);
        let (x27, x28) = addc(x22, x25, x24);
        let (x29, _) = addc(x26, x28, 0);
        let (x30, x31) = addc(x4, x15, 0);
        let (x32, x33) = addc(x8, x19, x31);
        let (x34, x35) = addc(x12, x23, x33);
        let (x36, x37) = addc(x14, x27, x35);
        let (x38, _) = addc(x29, x37, 0);
        let (x39, x40) = mac(a[2], b[0], 0, 0);
        let (x41, x42) = mac(a[2], b[1], 0, 0);
        let (x43, x44) = addc(x40, x41, 0);
        let (x45, x46) = mac(a[2], b[2], 0, 0);
        let (x47, x48) = addc(x42, x45, x44);
        let (x49, x50) = mac(a[2], b[3], 0, 0);
        let (x51, x52) = addc(x46, x49, x48);
        let (x53, _) = addc(x50, x52, 0);
        let (x54, x55) = addc(x32, x39, 0);
        let (x56, x57) = addc(x34, x43, x55);
        let (x58, x59) = addc(x36, x47, x57);
        let (x60, x61) = addc(x38, x51, x59);
        let (x62, _) = addc(x53, x61, 0);
        let (x63, x64) = mac(a[3], b[0], 0, 0);
        let (x65, x66) = mac(a[3], b[1], 0, 0);
        let (x67, x68) = addc(x64, x65, 0);
        let (x69, x70) = mac(a[3], b[2], 0, 0);
        let (x71, x72) = addc(x66, x69, x68);
        let (x73, x74) = mac(a[3], b[3], 0, 0);
        let (x75, x76) = addc(x70, x73, x72);
        let (x77, _) = addc(x74, x76, 0);
        let (x78, x79) = addc(x56, x63, 0);
        let (x80, x81) = addc(x58, x67, x79);
        let (x82, x83) = addc(x60, x71, x81);
        let (x84, x85) = addc(x62, x75, x83);
        let (x86, _) = addc(x77, x85, 0);
        let (x87, _) = mac(x0, 0x4b0dff665588b13f, 0, 0);
        let (_, x88) = mac(x87, 0x402da1732fc9bebf, 0, 0);
        let (x89, x90) = mac(x87, 0x4551231950b75fc4, 0, 0);
        let (x91, x92) = addc(x88, x89, 0);
        let (x93, x94) = addc(x90, x87, x92);
        let (x95, x96) = subb(x30, x91, 0);
        let (x97, x98) = subb(x54, x93, x96);
        let (x99, x100) = subb(x78, x94, x98);
        let (x101, _) = subb(x87, x100, 0);
        let (x102, _) = mac(x95, 0x4b0dff665588b13f, 0, 0);
        let (_, x103) = mac(x102, 0x402da1732fc9bebf, 0, 0);
        let (x104, x105) = mac(x102, 0x4551231950b75fc4, 0, 0);
        let (x106, x107) = addc(x103, x104, 0);
        let (x108, x109) = addc(x105, x102, x107);
        let (x110, x111) = subb(x97, x106, 0);
        let (x112, x113) = subb(x99, x108, x111);
        let (x114, x115) = subb(x101, x109, x113);
        let (x116, _) = subb(x102, x115, 0);
        let (x117, _) = mac(x110, 0x4b0dff665588b13f, 0, 0);
        let (_, x118) = mac(x117, 0x402da1732fc9bebf, 0, 0);
        let (x119, x120) = mac(x117, 0x4551231950b75fc4, 0, 0);
        let (x121, x122) = addc(x118, x119, 0);
        let (x123, x124) = addc(x120, x117, x122);
        let (x125, x126) = subb(x112, x121, 0);
        let (x127, x128) = subb(x114, x123, x126);
        let (x129, x130) = subb(x116, x124, x128);
        let (x131, _) = subb(x117, x130, 0);
        let (x132, _) = mac(x125, 0x4b0dff665588b13f, 0, 0);
        let (_, x133) = mac(x132, 0x402da1732fc9bebf, 0, 0);
        let (x134, x135) = mac(x132, 0x4551231950b75fc4, 0, 0);
        let (x136, x137) = addc(x133, x134, 0);
        let (x138, x139) = addc(x135, x132, x137);
        let (x140, x141) = subb(x127, x136, 0);
        let (x142, x143) = subb(x129, x138, x141);
        let (x144, x145) = subb(x131, x139, x143);
        let (x146, _) = subb(x132, x145, 0);
        let (x147, x148) = addc(x140, x80, 0);
        let (x149, x150) = addc(x142, x82, x148);
        let (x151, x152) = addc(x144, x84, x150);
        let (x153, x154) = addc(x146, x86, x152);
        let x155 = mask(x154);
        let x156 = x155 & 0x402da1732fc9bebf;
        let x157 = x155 & 0x4551231950b75fc4;
        let (x158, x159) = addc(x147, x156, 0);
        let (x160, x161) = addc(x149, x157, x159);
        let (x162, x163) = addc(x151, x154, x161);
        let (x164, _) = addc(x153, x163, 0);
        Self([x158, x160, x162, x164])
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
        let x8 = mask(x7);
        let x9 = x8 & 0x402da1732fc9bebf;
        let x10 = x8 & 0x4551231950b75fc4;
        let (x11, x12) = addc(x0, x9, 0);
        let (x13, x14) = addc(x2, x10, x12);
        let (x15, x16) = addc(x4, x7, x14);
        let (x17, x18) = addc(x6, x16, 0);
        let x19 = mask(x18);
        let x20 = x19 & 0x402da1732fc9bebf;
        let x21 = x19 & 0x4551231950b75fc4;
        let (x22, x23) = addc(x11, x20, 0);
        let (x24, x25) = addc(x13, x21, x23);
        let (x26, _) = addc(x15, x18, x25);
        Self([x22, x24, x26, x17])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(a[0], b[0], 0);
        let (x2, x3) = subb(a[1], b[1], x1);
        let (x4, x5) = subb(a[2], b[2], x3);
        let (x6, x7) = subb(a[3], b[3], x5);
        let x8 = mask(x7);
        let x9 = x8 & 0x402da1732fc9bebf;
        let x10 = x8 & 0x4551231950b75fc4;
        let (x11, x12) = subb(x0, x9, 0);
        let (x13, x14) = subb(x2, x10, x12);
        let (x15, x16) = subb(x4, x7, x14);
        let (x17, x18) = subb(x6, x16, 0);
        let x19 = mask(x18);
        let x20 = x19 & 0x402da1732fc9bebf;
        let x21 = x19 & 0x4551231950b75fc4;
        let (x22, x23) = subb(x11, x20, 0);
        let (x24, x25) = subb(x13, x21, x23);
        let (x26, _) = subb(x15, x18, x25);
        Self([x22, x24, x26, x17])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0x7fa4bd19a06c8282, a[0], 0);
        let (x2, x3) = subb(0x755db9cd5e914077, a[1], x1);
        let (x4, x5) = subb(0xfffffffffffffffd, a[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, a[3], x5);
        let (x8, _) = subb(1, x7, 0);
        let x9 = mask(x8);
        let x10 = x9 & 0x402da1732fc9bebf;
        let x11 = x9 & 0x4551231950b75fc4;
        let (x12, x13) = addc(x0, x10, 0);
        let (x14, x15) = addc(x2, x11, x13);
        let (x16, x17) = addc(x4, x8, x15);
        let (x18, _) = addc(x6, x17, 0);
        Self([x12, x14, x16, x18])
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
        let scale = Self([0xa1732fc9bebf0000, 0x231950b75fc4402d, 0x14551, 0]);
        // Times 2^-240, and into the form of elements.
        Self(divsteps::invert(self.canonical())).mul(scale)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 254 squarings, 35 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let y2 = a.square_times(1);
        let x2 = y2.times(&a);
        let y5 = y2.times(&x2);
        let y25 = y5.square_times_mul(2, &y5);
        let y29 = y2.square_times_mul(1, &y25);
        let x5 = y2.times(&y29);
        let x10 = x5.square_times_mul(5, &x5);
        let x20 = x10.square_times_mul(10, &x10);
        let x40 = x20.square_times_mul(20, &x20);
        let x42 = x40.square_times_mul(2, &x2);
        let x84 = x42.square_times_mul(42, &x42);
        let x126 = x84.square_times_mul(42, &x42);
        let t = x126.square_times_mul(3, &y5);
        let t = t.square_times_mul(6, &y29);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(6, &y29);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(3, &a);
        let t = t.square_times_mul(6, &y5);
        let t = t.square_times_mul(12, &y29);
        let t = t.square_times_mul(2, &x2);
        let t = t.square_times_mul(6, &x5);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(3, &a);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(8, &y25);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(8, &x2);
        let t = t.square_times_mul(6, &y25);
        let t = t.square_times_mul(8, &y5);
        let t = t.square_times(5);
        2 * i8::from(t == Self::ONE) + i8::from(t.is_zero()) - 1
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// w = a^((q - 1)/2) with q = (p - 1)/2^6; a·w and a·w² are corrected by a root of unity (Tonelli and Shanks).
    /// 264 squarings, 47 multiplications; every round is made.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let y2 = a.square_times(1);
        let x2 = y2.times(&a);
        let y5 = y2.times(&x2);
        let y25 = y5.square_times_mul(2, &y5);
        let y29 = y2.square_times_mul(1, &y25);
        let x5 = y2.times(&y29);
        let x10 = x5.square_times_mul(5, &x5);
        let x20 = x10.square_times_mul(10, &x10);
        let x40 = x20.square_times_mul(20, &x20);
        let x42 = x40.square_times_mul(2, &x2);
        let x84 = x42.square_times_mul(42, &x42);
        let x126 = x84.square_times_mul(42, &x42);
        let t = x126.square_times_mul(3, &y5);
        let t = t.square_times_mul(6, &y29);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(6, &y29);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(3, &a);
        let t = t.square_times_mul(6, &y5);
        let t = t.square_times_mul(12, &y29);
        let t = t.square_times_mul(2, &x2);
        let t = t.square_times_mul(6, &x5);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(3, &a);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(8, &y25);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(8, &x2);
        let t = t.square_times_mul(6, &y25);
        let t = t.square_times_mul(6, &a);
        let w = t.square_times(1);
        let mut x = w.times(&a);
        let mut t = x.times(&w);
        let mut c = Self::ROOT_OF_UNITY;
        for m in (1..Self::TWO_ADICITY).rev() {
            let higher = t.square_times(m - 1) != Self::ONE;
            x = Self::select(higher, &x.times(&c), &x);
            c = c.square();
            t = Self::select(higher, &t.times(&c), &t);
        }
        let ok = x.square() == a;
        (Self::select(ok, &x, &Self::ZERO), ok)
    }
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (*self - *other).is_zero()
    }
}

impl Eq for Element {}

/// By divsteps (Bernstein, Yang 2019): 591 divsteps in batches of 60, on numbers of 5 digits.
/// 2^s·f ≡ d·a, 2^s·g ≡ e·a (mod p), s up to 240; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 60;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 5;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0, and batches of them.
    const STEPS: u32 = 591;
    const BATCHES: u32 = STEPS.div_ceil(DIGIT_BITS);
    /// Batches in which d and e grow, as 2^DIGIT_BITS to this power is below p.
    const GROWING: usize = 4;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = 20;
    const FIRST: u32 = PACK;
    const SECOND: u32 = PACK + 2;
    const LAST: u32 = FIRST + SECOND;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [-12843890047041215, -365409035982601284, -325, 0, 65536];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x4f20099aa774ec1;

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
            x += i * Wide::from(P[4]);
            y += j * Wide::from(P[4]);
            d[3] = x as Digit & MASK;
            e[3] = y as Digit & MASK;
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
    pub(super) fn invert(a: [u64; 4]) -> [u64; 4] {
        let mut f = P;
        let mut g = [
            a[0] as Digit & MASK,
            ((a[0] >> 60) | (a[1] << 4)) as Digit & MASK,
            ((a[1] >> 56) | (a[2] << 8)) as Digit & MASK,
            ((a[2] >> 52) | (a[3] << 12)) as Digit & MASK,
            (a[3] >> 48) as Digit & MASK,
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
        ]
    }
}

impl crate::Field for Element {
    type Bytes = [u8; BYTES];

    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const MODULUS: Self::Bytes = [
        0x41, 0x41, 0x36, 0xd0, 0x8c, 0x5e, 0xd2, 0xbf, 0x3b, 0xa0, 0x48, 0xaf, 0xe6, 0xdc, 0xae,
        0xba, 0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff,
    ];
    const BITS: u32 = 256;
    const TWO_ADICITY: u32 = Self::TWO_ADICITY;
    const ROOT_OF_UNITY: Self = Self::ROOT_OF_UNITY;

    #[inline(always)]
    fn square(&self) -> Self {
        self.square()
    }

    #[inline(always)]
    fn sum_of_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Self {
        Self::sum_of_products(a, b, c, d)
    }

    #[inline(always)]
    fn difference_of_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Self {
        Self::difference_of_products(a, b, c, d)
    }

    #[inline(always)]
    fn product_minus_square(a: &Self, b: &Self, c: &Self) -> Self {
        Self::product_minus_square(a, b, c)
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
    const BASE: Self = Self([
        0x896cf21467d7d140,
        0x741496c20e7cf878,
        0xe697f5e45bcd07c6,
        0x9d671cd581c69bc5,
    ]);

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
    pub const TWO_ADICITY: u32 = 6;

    /// A root of unity of order 2^TWO_ADICITY: the power (p - 1)/2^TWO_ADICITY of 7.
    pub const ROOT_OF_UNITY: Self = Self([
        0x944cf2a220910e04,
        0x815c829c780589f4,
        0x55980b07bc222113,
        0xc702b0d248825b36,
    ]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([
        0xb2dcd52aaf4dd71f,
        0x428e55dc1672be1d,
        0xe44b48d2d795a1b6,
        0xc14ec3314e1097c2,
    ]);

    /// The number 7, of which every number but 0 is a power.
    pub const GENERATOR: Self = Self([0xc13f6a264e843739, 0xe537f5b135039e5d, 8, 0]);

    /// The power 2^TWO_ADICITY of the generator, whose powers are the numbers of odd order.
    pub const DELTA: Self = Self([
        0xd91b33d24319d9e8,
        0xb81c6596ff5d6740,
        0xa463969ca14c51c1,
        0x1900960de4b7929c,
    ]);
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

/// All ones for 1, zero for 0; by a zero hidden from the compiler, which could otherwise make a branch of it.
#[inline(always)]
const fn mask(bit: u64) -> u64 {
    // Not the mask itself: it would take the time of a round through memory.
    core::hint::black_box::<u64>(0).wrapping_sub(bit)
}
