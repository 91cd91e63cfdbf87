// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 0x4000000000000000000000000000000029e26087789bc2815bdff97093543ccf. Generated, do not edit:
//! ```text
//! modforge field 0x4000000000000000000000000000000029e26087789bc2815bdff97093543ccf --name n256c435 --prefix fe_n256c435 --trait modforge_fields::Field
//! ```
//!
//! p = 0x4000000000000000000000000000000029e26087789bc2815bdff97093543ccf
//! Element: 4 words of 64 bits, least significant first, 2^256 times the number modulo p, below p.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product reduced word by word by multiples of p (Montgomery); the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^508 + 2^445
//! h1 = v1 div 2^256 < 2^252 + 2^189
//! l1 = v1 mod 2^256 < 2^256
//! t1 = (l1 + q·p) / 2^64 < 2^254 + 2^192
//! t2 = (t1 + q·p) / 2^64 < 2^254 + 2^191
//! t3 = (t2 + q·p) / 2^64 < 2^254 + 2^191
//! t4 = (t3 + q·p) / 2^64 < 2^254 + 2^191
//! s1 = t4 + h1 < 2^255
//! r1 = s1 - p if that is not negative, else s1 < 2^254 + 2^191
//! ```
//! Operations:
//! ```text
//! mul: 32 multiplications, 67 additions, 5 logic
//! square: 26 multiplications, 59 additions, 5 logic
//! add: 8 additions, 5 logic
//! sub: 12 additions, 5 logic
//! neg: 8 additions, 5 logic
//! sum_of_products: 48 multiplications, 106 additions, 5 logic
//! difference_of_products: 48 multiplications, 114 additions, 5 logic
//! product_minus_square: 42 multiplications, 106 additions, 5 logic
//! mul_small: 8 multiplications, 12 additions, 2 shifts, 5 logic
//! half: 4 additions, 4 shifts, 5 logic
//! canonical: 16 multiplications, 24 additions
//! decode: 32 multiplications, 60 additions, 10 logic
//! reduce: 32 multiplications, 56 additions, 5 logic
//! invert: 588 divsteps in batches of 60
//! sqrt: 258 squarings, 29 multiplications
//! legendre: 259 squarings, 29 multiplications
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

/// The modulus p = 0x4000000000000000000000000000000029e26087789bc2815bdff97093543ccf.
pub const MODULUS: [u64; PLAIN] = [
    0x5bdff97093543ccf,
    0x29e26087789bc281,
    0,
    0x4000000000000000,
];

/// A number modulo p: 4 words of 64 bits, least significant first, 2^256 times the number modulo p, below p.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([
        0xec6013ae46034993,
        0x8258de69962cb87b,
        0xffffffffffffffff,
        0x3fffffffffffffff,
    ]);

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
        let (x38, _) = addc(x27, x27, x37);
        let (x39, x40) = mac(a[0], a[0], 0, 0);
        let (x41, x42) = mac(a[1], a[1], 0, 0);
        let (x43, x44) = mac(a[2], a[2], 0, 0);
        let (x45, x46) = mac(a[3], a[3], 0, 0);
        let (x47, x48) = addc(x28, x40, 0);
        let (x49, x50) = addc(x30, x41, x48);
        let (x51, x52) = addc(x32, x42, x50);
        let (x53, x54) = addc(x34, x43, x52);
        let (x55, x56) = addc(x36, x44, x54);
        let (x57, x58) = addc(x38, x45, x56);
        let (x59, _) = addc(x46, x58, 0);
        let (x60, _) = mac(x39, 0x16c5b149ea04b5d1, 0, 0);
        let (x61, x62) = mac(x60, 0x5bdff97093543ccf, 0, 0);
        let (x63, x64) = mac(x60, 0x29e26087789bc281, 0, 0);
        let (x65, x66) = addc(x62, x63, 0);
        let (x67, _) = addc(x64, x66, 0);
        let (x68, x69) = mac(x60, 0x4000000000000000, 0, 0);
        let (_, x70) = addc(x39, x61, 0);
        let (x71, x72) = addc(x47, x65, x70);
        let (x73, x74) = addc(x49, x67, x72);
        let (x75, x76) = addc(x51, x68, x74);
        let (x77, _) = addc(x69, x76, 0);
        let (x78, _) = mac(x71, 0x16c5b149ea04b5d1, 0, 0);
        let (x79, x80) = mac(x78, 0x5bdff97093543ccf, 0, 0);
        let (x81, x82) = mac(x78, 0x29e26087789bc281, 0, 0);
        let (x83, x84) = addc(x80, x81, 0);
        let (x85, _) = addc(x82, x84, 0);
        let (x86, x87) = mac(x78, 0x4000000000000000, 0, 0);
        let (_, x88) = addc(x71, x79, 0);
        let (x89, x90) = addc(x73, x83, x88);
        let (x91, x92) = addc(x75, x85, x90);
        let (x93, x94) = addc(x77, x86, x92);
        let (x95, _) = addc(x87, x94, 0);
        let (x96, _) = mac(x89, 0x16c5b149ea04b5d1, 0, 0);
        let (x97, x98) = mac(x96, 0x5bdff97093543ccf, 0, 0);
        let (x99, x100) = mac(x96, 0x29e26087789bc281, 0, 0);
        let (x101, x102) = addc(x98, x99, 0);
        let (x103, _) = addc(x100, x102, 0);
        let (x104, x105) = mac(x96, 0x4000000000000000, 0, 0);
        let (_, x106) = addc(x89, x97, 0);
        let (x107, x108) = addc(x91, x101, x106);
        let (x109, x110) = addc(x93, x103, x108);
        let (x111, x112) = addc(x95, x104, x110);
        let (x113, _) = addc(x105, x112, 0);
        let (x114, _) = mac(x107, 0x16c5b149ea04b5d1, 0, 0);
        let (x115, x116) = mac(x114, 0x5bdff97093543ccf, 0, 0);
        let (x117, x118) = mac(x114, 0x29e26087789bc281, 0, 0);
        let (x119, x120) = addc(x116, x117, 0);
        let (x121, _) = addc(x118, x120, 0);
        let (x122, x123) = mac(x114, 0x4000000000000000, 0, 0);
        let (_, x124) = addc(x107, x115, 0);
        let (x125, x126) = addc(x109, x119, x124);
        let (x127, x128) = addc(x111, x121, x126);
        let (x129, x130) = addc(x113, x122, x128);
        let (x131, _) = addc(x123, x130, 0);
        let (x132, x133) = addc(x125, x53, 0);
        let (x134, x135) = addc(x127, x55, x133);
        let (x136, x137) = addc(x129, x57, x135);
        let (x138, _) = addc(x131, x59, x137);
        let (x139, x140) = subb(x132, 0x5bdff97093543ccf, 0);
        let (x141, x142) = subb(x134, 0x29e26087789bc281, x140);
        let (x143, x144) = subb(x136, x142, 0);
        let (x145, x146) = subb(x138, 0x4000000000000000, x144);
        let x147 = mask(x146);
        let x148 = x139 ^ (x147 & (x132 ^ x139));
        let x149 = x141 ^ (x147 & (x134 ^ x141));
        let x150 = x143 ^ (x147 & (x136 ^ x143));
        let x151 = x145 ^ (x147 & (x138 ^ x145));
        Self([x148, x149, x150, x151])
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
        let (x188, _) = addc(x86, x173, x187);
        let (x189, _) = mac(x174, 0x16c5b149ea04b5d1, 0, 0);
        let (x190, x191) = mac(x189, 0x5bdff97093543ccf, 0, 0);
        let (x192, x193) = mac(x189, 0x29e26087789bc281, 0, 0);
        let (x194, x195) = addc(x191, x192, 0);
        let (x196, _) = addc(x193, x195, 0);
        let (x197, x198) = mac(x189, 0x4000000000000000, 0, 0);
        let (_, x199) = addc(x174, x190, 0);
        let (x200, x201) = addc(x176, x194, x199);
        let (x202, x203) = addc(x178, x196, x201);
        let (x204, x205) = addc(x180, x197, x203);
        let (x206, _) = addc(x198, x205, 0);
        let (x207, _) = mac(x200, 0x16c5b149ea04b5d1, 0, 0);
        let (x208, x209) = mac(x207, 0x5bdff97093543ccf, 0, 0);
        let (x210, x211) = mac(x207, 0x29e26087789bc281, 0, 0);
        let (x212, x213) = addc(x209, x210, 0);
        let (x214, _) = addc(x211, x213, 0);
        let (x215, x216) = mac(x207, 0x4000000000000000, 0, 0);
        let (_, x217) = addc(x200, x208, 0);
        let (x218, x219) = addc(x202, x212, x217);
        let (x220, x221) = addc(x204, x214, x219);
        let (x222, x223) = addc(x206, x215, x221);
        let (x224, _) = addc(x216, x223, 0);
        let (x225, _) = mac(x218, 0x16c5b149ea04b5d1, 0, 0);
        let (x226, x227) = mac(x225, 0x5bdff97093543ccf, 0, 0);
        let (x228, x229) = mac(x225, 0x29e26087789bc281, 0, 0);
        let (x230, x231) = addc(x227, x228, 0);
        let (x232, _) = addc(x229, x231, 0);
        let (x233, x234) = mac(x225, 0x4000000000000000, 0, 0);
        let (_, x235) = addc(x218, x226, 0);
        let (x236, x237) = addc(x220, x230, x235);
        let (x238, x239) = addc(x222, x232, x237);
        let (x240, x241) = addc(x224, x233, x239);
        let (x242, _) = addc(x234, x241, 0);
        let (x243, _) = mac(x236, 0x16c5b149ea04b5d1, 0, 0);
        let (x244, x245) = mac(x243, 0x5bdff97093543ccf, 0, 0);
        let (x246, x247) = mac(x243, 0x29e26087789bc281, 0, 0);
        let (x248, x249) = addc(x245, x246, 0);
        let (x250, _) = addc(x247, x249, 0);
        let (x251, x252) = mac(x243, 0x4000000000000000, 0, 0);
        let (_, x253) = addc(x236, x244, 0);
        let (x254, x255) = addc(x238, x248, x253);
        let (x256, x257) = addc(x240, x250, x255);
        let (x258, x259) = addc(x242, x251, x257);
        let (x260, _) = addc(x252, x259, 0);
        let (x261, x262) = addc(x254, x182, 0);
        let (x263, x264) = addc(x256, x184, x262);
        let (x265, x266) = addc(x258, x186, x264);
        let (x267, _) = addc(x260, x188, x266);
        let (x268, x269) = subb(x261, 0x5bdff97093543ccf, 0);
        let (x270, x271) = subb(x263, 0x29e26087789bc281, x269);
        let (x272, x273) = subb(x265, x271, 0);
        let (x274, x275) = subb(x267, 0x4000000000000000, x273);
        let x276 = mask(x275);
        let x277 = x268 ^ (x276 & (x261 ^ x268));
        let x278 = x270 ^ (x276 & (x263 ^ x270));
        let x279 = x272 ^ (x276 & (x265 ^ x272));
        let x280 = x274 ^ (x276 & (x267 ^ x274));
        Self([x277, x278, x279, x280])
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
        let (x174, x175) = subb(0xdb8bc33d1cf57292, x87, 0);
        let (x176, x177) = subb(0xd93f64d8ef080234, x117, x175);
        let (x178, x179) = subb(0x1ace83cfbdd22b1e, x141, x177);
        let (x180, x181) = subb(0x46da4b19f838b976, x165, x179);
        let (x182, x183) = subb(0xadeffcb849aa1e67, x167, x181);
        let (x184, x185) = subb(0x14f13043bc4de140, x169, x183);
        let (x186, x187) = subb(0, x171, x185);
        let (x188, _) = subb(0x1000000000000000, x173, x187);
        let (x189, x190) = addc(x0, x174, 0);
        let (x191, x192) = addc(x30, x176, x190);
        let (x193, x194) = addc(x54, x178, x192);
        let (x195, x196) = addc(x78, x180, x194);
        let (x197, x198) = addc(x80, x182, x196);
        let (x199, x200) = addc(x82, x184, x198);
        let (x201, x202) = addc(x84, x186, x200);
        let (x203, _) = addc(x86, x188, x202);
        let (x204, _) = mac(x189, 0x16c5b149ea04b5d1, 0, 0);
        let (x205, x206) = mac(x204, 0x5bdff97093543ccf, 0, 0);
        let (x207, x208) = mac(x204, 0x29e26087789bc281, 0, 0);
        let (x209, x210) = addc(x206, x207, 0);
        let (x211, _) = addc(x208, x210, 0);
        let (x212, x213) = mac(x204, 0x4000000000000000, 0, 0);
        let (_, x214) = addc(x189, x205, 0);
        let (x215, x216) = addc(x191, x209, x214);
        let (x217, x218) = addc(x193, x211, x216);
        let (x219, x220) = addc(x195, x212, x218);
        let (x221, _) = addc(x213, x220, 0);
        let (x222, _) = mac(x215, 0x16c5b149ea04b5d1, 0, 0);
        let (x223, x224) = mac(x222, 0x5bdff97093543ccf, 0, 0);
        let (x225, x226) = mac(x222, 0x29e26087789bc281, 0, 0);
        let (x227, x228) = addc(x224, x225, 0);
        let (x229, _) = addc(x226, x228, 0);
        let (x230, x231) = mac(x222, 0x4000000000000000, 0, 0);
        let (_, x232) = addc(x215, x223, 0);
        let (x233, x234) = addc(x217, x227, x232);
        let (x235, x236) = addc(x219, x229, x234);
        let (x237, x238) = addc(x221, x230, x236);
        let (x239, _) = addc(x231, x238, 0);
        let (x240, _) = mac(x233, 0x16c5b149ea04b5d1, 0, 0);
        let (x241, x242) = mac(x240, 0x5bdff97093543ccf, 0, 0);
        let (x243, x244) = mac(x240, 0x29e26087789bc281, 0, 0);
        let (x245, x246) = addc(x242, x243, 0);
        let (x247, _) = addc(x244, x246, 0);
        let (x248, x249) = mac(x240, 0x4000000000000000, 0, 0);
        let (_, x250) = addc(x233, x241, 0);
        let (x251, x252) = addc(x235, x245, x250);
        let (x253, x254) = addc(x237, x247, x252);
        let (x255, x256) = addc(x239, x248, x254);
        let (x257, _) = addc(x249, x256, 0);
        let (x258, _) = mac(x251, 0x16c5b149ea04b5d1, 0, 0);
        let (x259, x260) = mac(x258, 0x5bdff97093543ccf, 0, 0);
        let (x261, x262) = mac(x258, 0x29e26087789bc281, 0, 0);
        let (x263, x264) = addc(x260, x261, 0);
        let (x265, _) = addc(x262, x264, 0);
        let (x266, x267) = mac(x258, 0x4000000000000000, 0, 0);
        let (_, x268) = addc(x251, x259, 0);
        let (x269, x270) = addc(x253, x263, x268);
        let (x271, x272) = addc(x255, x265, x270);
        let (x273, x274) = addc(x257, x266, x272);
        let (x275, _) = addc(x267, x274, 0);
        let (x276, x277) = addc(x269, x197, 0);
        let (x278, x279) = addc(x271, x199, x277);
        let (x280, x281) = addc(x273, x201, x279);
        let (x282, _) = addc(x275, x203, x281);
        let (x283, x284) = subb(x276, 0x5bdff97093543ccf, 0);
        let (x285, x286) = subb(x278, 0x29e26087789bc281, x284);
        let (x287, x288) = subb(x280, x286, 0);
        let (x289, x290) = subb(x282, 0x4000000000000000, x288);
        let x291 = mask(x290);
        let x292 = x283 ^ (x291 & (x276 ^ x283));
        let x293 = x285 ^ (x291 & (x278 ^ x285));
        let x294 = x287 ^ (x291 & (x280 ^ x287));
        let x295 = x289 ^ (x291 & (x282 ^ x289));
        Self([x292, x293, x294, x295])
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
        let (x125, _) = addc(x114, x114, x124);
        let (x126, x127) = mac(c[0], c[0], 0, 0);
        let (x128, x129) = mac(c[1], c[1], 0, 0);
        let (x130, x131) = mac(c[2], c[2], 0, 0);
        let (x132, x133) = mac(c[3], c[3], 0, 0);
        let (x134, x135) = addc(x115, x127, 0);
        let (x136, x137) = addc(x117, x128, x135);
        let (x138, x139) = addc(x119, x129, x137);
        let (x140, x141) = addc(x121, x130, x139);
        let (x142, x143) = addc(x123, x131, x141);
        let (x144, x145) = addc(x125, x132, x143);
        let (x146, _) = addc(x133, x145, 0);
        let (x147, x148) = subb(0xdb8bc33d1cf57292, x126, 0);
        let (x149, x150) = subb(0xd93f64d8ef080234, x134, x148);
        let (x151, x152) = subb(0x1ace83cfbdd22b1e, x136, x150);
        let (x153, x154) = subb(0x46da4b19f838b976, x138, x152);
        let (x155, x156) = subb(0xadeffcb849aa1e67, x140, x154);
        let (x157, x158) = subb(0x14f13043bc4de140, x142, x156);
        let (x159, x160) = subb(0, x144, x158);
        let (x161, _) = subb(0x1000000000000000, x146, x160);
        let (x162, x163) = addc(x0, x147, 0);
        let (x164, x165) = addc(x30, x149, x163);
        let (x166, x167) = addc(x54, x151, x165);
        let (x168, x169) = addc(x78, x153, x167);
        let (x170, x171) = addc(x80, x155, x169);
        let (x172, x173) = addc(x82, x157, x171);
        let (x174, x175) = addc(x84, x159, x173);
        let (x176, _) = addc(x86, x161, x175);
        let (x177, _) = mac(x162, 0x16c5b149ea04b5d1, 0, 0);
        let (x178, x179) = mac(x177, 0x5bdff97093543ccf, 0, 0);
        let (x180, x181) = mac(x177, 0x29e26087789bc281, 0, 0);
        let (x182, x183) = addc(x179, x180, 0);
        let (x184, _) = addc(x181, x183, 0);
        let (x185, x186) = mac(x177, 0x4000000000000000, 0, 0);
        let (_, x187) = addc(x162, x178, 0);
        let (x188, x189) = addc(x164, x182, x187);
        let (x190, x191) = addc(x166, x184, x189);
        let (x192, x193) = addc(x168, x185, x191);
        let (x194, _) = addc(x186, x193, 0);
        let (x195, _) = mac(x188, 0x16c5b149ea04b5d1, 0, 0);
        let (x196, x197) = mac(x195, 0x5bdff97093543ccf, 0, 0);
        let (x198, x199) = mac(x195, 0x29e26087789bc281, 0, 0);
        let (x200, x201) = addc(x197, x198, 0);
        let (x202, _) = addc(x199, x201, 0);
        let (x203, x204) = mac(x195, 0x4000000000000000, 0, 0);
        let (_, x205) = addc(x188, x196, 0);
        let (x206, x207) = addc(x190, x200, x205);
        let (x208, x209) = addc(x192, x202, x207);
        let (x210, x211) = addc(x194, x203, x209);
        let (x212, _) = addc(x204, x211, 0);
        let (x213, _) = mac(x206, 0x16c5b149ea04b5d1, 0, 0);
        let (x214, x215) = mac(x213, 0x5bdff97093543ccf, 0, 0);
        let (x216, x217) = mac(x213, 0x29e26087789bc281, 0, 0);
        let (x218, x219) = addc(x215, x216, 0);
        let (x220, _) = addc(x217, x219, 0);
        let (x221, x222) = mac(x213, 0x4000000000000000, 0, 0);
        let (_, x223) = addc(x206, x214, 0);
        let (x224, x225) = addc(x208, x218, x223);
        let (x226, x227) = addc(x210, x220, x225);
        let (x228, x229) = addc(x212, x221, x227);
        let (x230, _) = addc(x222, x229, 0);
        let (x231, _) = mac(x224, 0x16c5b149ea04b5d1, 0, 0);
        let (x232, x233) = mac(x231, 0x5bdff97093543ccf, 0, 0);
        let (x234, x235) = mac(x231, 0x29e26087789bc281, 0, 0);
        let (x236, x237) = addc(x233, x234, 0);
        let (x238, _) = addc(x235, x237, 0);
        let (x239, x240) = mac(x231, 0x4000000000000000, 0, 0);
        let (_, x241) = addc(x224, x232, 0);
        let (x242, x243) = addc(x226, x236, x241);
        let (x244, x245) = addc(x228, x238, x243);
        let (x246, x247) = addc(x230, x239, x245);
        let (x248, _) = addc(x240, x247, 0);
        let (x249, x250) = addc(x242, x170, 0);
        let (x251, x252) = addc(x244, x172, x250);
        let (x253, x254) = addc(x246, x174, x252);
        let (x255, _) = addc(x248, x176, x254);
        let (x256, x257) = subb(x249, 0x5bdff97093543ccf, 0);
        let (x258, x259) = subb(x251, 0x29e26087789bc281, x257);
        let (x260, x261) = subb(x253, x259, 0);
        let (x262, x263) = subb(x255, 0x4000000000000000, x261);
        let x264 = mask(x263);
        let x265 = x256 ^ (x264 & (x249 ^ x256));
        let x266 = x258 ^ (x264 & (x251 ^ x258));
        let x267 = x260 ^ (x264 & (x253 ^ x260));
        let x268 = x262 ^ (x264 & (x255 ^ x262));
        Self([x265, x266, x267, x268])
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
        let x8 = (x7 << 3) | (x6 >> 61);
        let (x9, x10) = mac(0x3ffffffff, x8, 0, 0);
        let x11 = (x10 << 29) | (x9 >> 35);
        let (x12, x13) = mac(x11, 0x5bdff97093543ccf, 0, 0);
        let (x14, x15) = mac(x11, 0x29e26087789bc281, x13, 0);
        let (x16, _) = mac(x11, 0x4000000000000000, 0, 0);
        let (x17, x18) = subb(x0, x12, 0);
        let (x19, x20) = subb(x2, x14, x18);
        let (x21, x22) = subb(x4, x15, x20);
        let (x23, _) = subb(x6, x16, x22);
        let (x24, x25) = subb(x17, 0x5bdff97093543ccf, 0);
        let (x26, x27) = subb(x19, 0x29e26087789bc281, x25);
        let (x28, x29) = subb(x21, x27, 0);
        let (x30, x31) = subb(x23, 0x4000000000000000, x29);
        let x32 = mask(x31);
        let x33 = x24 ^ (x32 & (x17 ^ x24));
        let x34 = x26 ^ (x32 & (x19 ^ x26));
        let x35 = x28 ^ (x32 & (x21 ^ x28));
        let x36 = x30 ^ (x32 & (x23 ^ x30));
        Self([x33, x34, x35, x36])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = mask(x0);
        let x2 = x1 & 0x5bdff97093543ccf;
        let x3 = x1 & 0x29e26087789bc281;
        let x4 = x1 & 0x4000000000000000;
        let (x5, x6) = addc(a[0], x2, 0);
        let (x7, x8) = addc(a[1], x3, x6);
        let (x9, x10) = addc(a[2], x8, 0);
        let (x11, _) = addc(a[3], x4, x10);
        let x12 = (x7 << 63) | (x5 >> 1);
        let x13 = (x9 << 63) | (x7 >> 1);
        let x14 = (x11 << 63) | (x9 >> 1);
        let x15 = x11 >> 1;
        Self([x12, x13, x14, x15])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let (x0, _) = mac(a[0], 0x16c5b149ea04b5d1, 0, 0);
        let (_, x1) = mac(x0, 0x5bdff97093543ccf, a[0], 0);
        let (x2, x3) = mac(x0, 0x29e26087789bc281, a[1], x1);
        let (x4, x5) = addc(a[2], x3, 0);
        let (x6, x7) = mac(x0, 0x4000000000000000, a[3], x5);
        let (x8, _) = mac(x2, 0x16c5b149ea04b5d1, 0, 0);
        let (_, x9) = mac(x8, 0x5bdff97093543ccf, x2, 0);
        let (x10, x11) = mac(x8, 0x29e26087789bc281, x4, x9);
        let (x12, x13) = addc(x6, x11, 0);
        let (x14, x15) = mac(x8, 0x4000000000000000, x7, x13);
        let (x16, _) = mac(x10, 0x16c5b149ea04b5d1, 0, 0);
        let (_, x17) = mac(x16, 0x5bdff97093543ccf, x10, 0);
        let (x18, x19) = mac(x16, 0x29e26087789bc281, x12, x17);
        let (x20, x21) = addc(x14, x19, 0);
        let (x22, x23) = mac(x16, 0x4000000000000000, x15, x21);
        let (x24, _) = mac(x18, 0x16c5b149ea04b5d1, 0, 0);
        let (_, x25) = mac(x24, 0x5bdff97093543ccf, x18, 0);
        let (x26, x27) = mac(x24, 0x29e26087789bc281, x20, x25);
        let (x28, x29) = addc(x22, x27, 0);
        let (x30, x31) = mac(x24, 0x4000000000000000, x23, x29);
        [x26, x28, x30, x31]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let (x0, x1) = mac(0x1adbd16a7146b941, a[0], 0, 0);
        let (x2, x3) = mac(0x1adbd16a7146b941, a[1], x1, 0);
        let (x4, x5) = mac(0x1adbd16a7146b941, a[2], x3, 0);
        let (x6, x7) = mac(0x1adbd16a7146b941, a[3], x5, 0);
        let (x8, x9) = mac(0x839f57f01a088e2, a[0], x2, 0);
        let (x10, x11) = mac(0x839f57f01a088e2, a[1], x4, x9);
        let (x12, x13) = mac(0x839f57f01a088e2, a[2], x6, x11);
        let (x14, x15) = mac(0x839f57f01a088e2, a[3], x7, x13);
        let (x16, x17) = mac(0xace83cfbdd22b1f0, a[0], x10, 0);
        let (x18, x19) = mac(0xace83cfbdd22b1f0, a[1], x12, x17);
        let (x20, x21) = mac(0xace83cfbdd22b1f0, a[2], x14, x19);
        let (x22, x23) = mac(0xace83cfbdd22b1f0, a[3], x15, x21);
        let (x24, x25) = mac(0x2da4b19f838b9761, a[0], x18, 0);
        let (x26, x27) = mac(0x2da4b19f838b9761, a[1], x20, x25);
        let (x28, x29) = mac(0x2da4b19f838b9761, a[2], x22, x27);
        let (x30, x31) = mac(0x2da4b19f838b9761, a[3], x23, x29);
        let (x32, _) = mac(x0, 0x16c5b149ea04b5d1, 0, 0);
        let (_, x33) = mac(x32, 0x5bdff97093543ccf, x0, 0);
        let (x34, x35) = mac(x32, 0x29e26087789bc281, x8, x33);
        let (x36, x37) = addc(x16, x35, 0);
        let (x38, x39) = mac(x32, 0x4000000000000000, x24, x37);
        let (x40, _) = mac(x34, 0x16c5b149ea04b5d1, 0, 0);
        let (_, x41) = mac(x40, 0x5bdff97093543ccf, x34, 0);
        let (x42, x43) = mac(x40, 0x29e26087789bc281, x36, x41);
        let (x44, x45) = addc(x38, x43, 0);
        let (x46, x47) = mac(x40, 0x4000000000000000, x39, x45);
        let (x48, _) = mac(x42, 0x16c5b149ea04b5d1, 0, 0);
        let (_, x49) = mac(x48, 0x5bdff97093543ccf, x42, 0);
        let (x50, x51) = mac(x48, 0x29e26087789bc281, x44, x49);
        let (x52, x53) = addc(x46, x51, 0);
        let (x54, x55) = mac(x48, 0x4000000000000000, x47, x53);
        let (x56, _) = mac(x50, 0x16c5b149ea04b5d1, 0, 0);
        let (_, x57) = mac(x56, 0x5bdff97093543ccf, x50, 0);
        let (x58, x59) = mac(x56, 0x29e26087789bc281, x52, x57);
        let (x60, x61) = addc(x54, x59, 0);
        let (x62, x63) = mac(x56, 0x4000000000000000, x55, x61);
        let (x64, x65) = addc(x58, x26, 0);
        let (x66, x67) = addc(x60, x28, x65);
        let (x68, x69) = addc(x62, x30, x67);
        let (x70, _) = addc(x63, x31, x69);
        let (x71, x72) = subb(x64, 0x5bdff97093543ccf, 0);
        let (x73, x74) = subb(x66, 0x29e26087789bc281, x72);
        let (x75, x76) = subb(x68, x74, 0);
        let (x77, x78) = subb(x70, 0x4000000000000000, x76);
        let x79 = mask(x78);
        let x80 = x71 ^ (x79 & (x64 ^ x71));
        let x81 = x73 ^ (x79 & (x66 ^ x73));
        let x82 = x75 ^ (x79 & (x68 ^ x75));
        let x83 = x77 ^ (x79 & (x70 ^ x77));
        Self([x80, x81, x82, x83])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0x5bdff97093543ccf, 0);
        let (_, x1) = subb(a[1], 0x29e26087789bc281, x0);
        let (_, x2) = subb(a[2], x1, 0);
        let (_, x3) = subb(a[3], 0x4000000000000000, x2);
        let x4 = mask(x3);
        let x5 = x4 & a[0];
        let x6 = x4 & a[1];
        let x7 = x4 & a[2];
        let x8 = x4 & a[3];
        let (x9, x10) = mac(0x1adbd16a7146b941, x5, 0, 0);
        let (x11, x12) = mac(0x1adbd16a7146b941, x6, x10, 0);
        let (x13, x14) = mac(0x1adbd16a7146b941, x7, x12, 0);
        let (x15, x16) = mac(0x1adbd16a7146b941, x8, x14, 0);
        let (x17, x18) = mac(0x839f57f01a088e2, x5, x11, 0);
        let (x19, x20) = mac(0x839f57f01a088e2, x6, x13, x18);
        let (x21, x22) = mac(0x839f57f01a088e2, x7, x15, x20);
        let (x23, x24) = mac(0x839f57f01a088e2, x8, x16, x22);
        let (x25, x26) = mac(0xace83cfbdd22b1f0, x5, x19, 0);
        let (x27, x28) = mac(0xace83cfbdd22b1f0, x6, x21, x26);
        let (x29, x30) = mac(0xace83cfbdd22b1f0, x7, x23, x28);
        let (x31, x32) = mac(0xace83cfbdd22b1f0, x8, x24, x30);
        let (x33, x34) = mac(0x2da4b19f838b9761, x5, x27, 0);
        let (x35, x36) = mac(0x2da4b19f838b9761, x6, x29, x34);
        let (x37, x38) = mac(0x2da4b19f838b9761, x7, x31, x36);
        let (x39, x40) = mac(0x2da4b19f838b9761, x8, x32, x38);
        let (x41, _) = mac(x9, 0x16c5b149ea04b5d1, 0, 0);
        let (_, x42) = mac(x41, 0x5bdff97093543ccf, x9, 0);
        let (x43, x44) = mac(x41, 0x29e26087789bc281, x17, x42);
        let (x45, x46) = addc(x25, x44, 0);
        let (x47, x48) = mac(x41, 0x4000000000000000, x33, x46);
        let (x49, _) = mac(x43, 0x16c5b149ea04b5d1, 0, 0);
        let (_, x50) = mac(x49, 0x5bdff97093543ccf, x43, 0);
        let (x51, x52) = mac(x49, 0x29e26087789bc281, x45, x50);
        let (x53, x54) = addc(x47, x52, 0);
        let (x55, x56) = mac(x49, 0x4000000000000000, x48, x54);
        let (x57, _) = mac(x51, 0x16c5b149ea04b5d1, 0, 0);
        let (_, x58) = mac(x57, 0x5bdff97093543ccf, x51, 0);
        let (x59, x60) = mac(x57, 0x29e26087789bc281, x53, x58);
        let (x61, x62) = addc(x55, x60, 0);
        let (x63, x64) = mac(x57, 0x4000000000000000, x56, x62);
        let (x65, _) = mac(x59, 0x16c5b149ea04b5d1, 0, 0);
        let (_, x66) = mac(x65, 0x5bdff97093543ccf, x59, 0);
        let (x67, x68) = mac(x65, 0x29e26087789bc281, x61, x66);
        let (x69, x70) = addc(x63, x68, 0);
        let (x71, x72) = mac(x65, 0x4000000000000000, x64, x70);
        let (x73, x74) = addc(x67, x35, 0);
        let (x75, x76) = addc(x69, x37, x74);
        let (x77, x78) = addc(x71, x39, x76);
        let (x79, _) = addc(x72, x40, x78);
        let (x80, x81) = subb(x73, 0x5bdff97093543ccf, 0);
        let (x82, x83) = subb(x75, 0x29e26087789bc281, x81);
        let (x84, x85) = subb(x77, x83, 0);
        let (x86, x87) = subb(x79, 0x4000000000000000, x85);
        let x88 = mask(x87);
        let x89 = x80 ^ (x88 & (x73 ^ x80));
        let x90 = x82 ^ (x88 & (x75 ^ x82));
        let x91 = x84 ^ (x88 & (x77 ^ x84));
        let x92 = x86 ^ (x88 & (x79 ^ x86));
        let words = [x89, x90, x91, x92];
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
        let (x87, _) = mac(x0, 0x16c5b149ea04b5d1, 0, 0);
        let (x88, x89) = mac(x87, 0x5bdff97093543ccf, 0, 0);
        let (x90, x91) = mac(x87, 0x29e26087789bc281, 0, 0);
        let (x92, x93) = addc(x89, x90, 0);
        let (x94, _) = addc(x91, x93, 0);
        let (x95, x96) = mac(x87, 0x4000000000000000, 0, 0);
        let (_, x97) = addc(x0, x88, 0);
        let (x98, x99) = addc(x30, x92, x97);
        let (x100, x101) = addc(x54, x94, x99);
        let (x102, x103) = addc(x78, x95, x101);
        let (x104, _) = addc(x96, x103, 0);
        let (x105, _) = mac(x98, 0x16c5b149ea04b5d1, 0, 0);
        let (x106, x107) = mac(x105, 0x5bdff97093543ccf, 0, 0);
        let (x108, x109) = mac(x105, 0x29e26087789bc281, 0, 0);
        let (x110, x111) = addc(x107, x108, 0);
        let (x112, _) = addc(x109, x111, 0);
        let (x113, x114) = mac(x105, 0x4000000000000000, 0, 0);
        let (_, x115) = addc(x98, x106, 0);
        let (x116, x117) = addc(x100, x110, x115);
        let (x118, x119) = addc(x102, x112, x117);
        let (x120, x121) = addc(x104, x113, x119);
        let (x122, _) = addc(x114, x121, 0);
        let (x123, _) = mac(x116, 0x16c5b149ea04b5d1, 0, 0);
        let (x124, x125) = mac(x123, 0x5bdff97093543ccf, 0, 0);
        let (x126, x127) = mac(x123, 0x29e26087789bc281, 0, 0);
        let (x128, x129) = addc(x125, x126, 0);
        let (x130, _) = addc(x127, x129, 0);
        let (x131, x132) = mac(x123, 0x4000000000000000, 0, 0);
        let (_, x133) = addc(x116, x124, 0);
        let (x134, x135) = addc(x118, x128, x133);
        let (x136, x137) = addc(x120, x130, x135);
        let (x138, x139) = addc(x122, x131, x137);
        let (x140, _) = addc(x132, x139, 0);
        let (x141, _) = mac(x134, 0x16c5b149ea04b5d1, 0, 0);
        let (x142, x143) = mac(x141, 0x5bdff97093543ccf, 0, 0);
        let (x144, x145) = mac(x141, 0x29e26087789bc281, 0, 0);
        let (x146, x147) = addc(x143, x144, 0);
        let (x148, _) = addc(x145, x147, 0);
        let (x149, x150) = mac(x141, 0x4000000000000000, 0, 0);
        let (_, x151) = addc(x134, x142, 0);
        let (x152, x153) = addc(x136, x146, x151);
        let (x154, x155) = addc(x138, x148, x153);
        let (x156, x157) = addc(x140, x149, x155);
        let (x158, _) = addc(x150, x157, 0);
        let (x159, x160) = addc(x152, x80, 0);
        let (x161, x162) = addc(x154, x82, x160);
        let (x163, x164) = addc(x156, x84, x162);
        let (x165, _) = addc(x158, x86, x164);
        let (x166, x167) = subb(x159, 0x5bdff97093543ccf, 0);
        let (x168, x169) = subb(x161, 0x29e26087789bc281, x167);
        let (x170, x171) = subb(x163, x169, 0);
        let (x172, x173) = subb(x165, 0x4000000000000000, x171);
        let x174 = mask(x173);
        let x175 = x166 ^ (x174 & (x159 ^ x166));
        let x176 = x168 ^ (x174 & (x161 ^ x168));
        let x177 = x170 ^ (x174 & (x163 ^ x170));
        let x178 = x172 ^ (x174 & (x165 ^ x172));
        Self([x175, x176, x177, x178])
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
        let (x6, _) = addc(a[3], b[3], x5);
        let (x7, x8) = subb(x0, 0x5bdff97093543ccf, 0);
        let (x9, x10) = subb(x2, 0x29e26087789bc281, x8);
        let (x11, x12) = subb(x4, x10, 0);
        let (x13, x14) = subb(x6, 0x4000000000000000, x12);
        let x15 = mask(x14);
        let x16 = x7 ^ (x15 & (x0 ^ x7));
        let x17 = x9 ^ (x15 & (x2 ^ x9));
        let x18 = x11 ^ (x15 & (x4 ^ x11));
        let x19 = x13 ^ (x15 & (x6 ^ x13));
        Self([x16, x17, x18, x19])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(0x5bdff97093543ccf, b[0], 0);
        let (x2, x3) = subb(0x29e26087789bc281, b[1], x1);
        let (x4, x5) = subb(0, b[2], x3);
        let (x6, _) = subb(0x4000000000000000, b[3], x5);
        let (x7, x8) = addc(a[0], x0, 0);
        let (x9, x10) = addc(a[1], x2, x8);
        let (x11, x12) = addc(a[2], x4, x10);
        let (x13, _) = addc(a[3], x6, x12);
        let (x14, x15) = subb(x7, 0x5bdff97093543ccf, 0);
        let (x16, x17) = subb(x9, 0x29e26087789bc281, x15);
        let (x18, x19) = subb(x11, x17, 0);
        let (x20, x21) = subb(x13, 0x4000000000000000, x19);
        let x22 = mask(x21);
        let x23 = x14 ^ (x22 & (x7 ^ x14));
        let x24 = x16 ^ (x22 & (x9 ^ x16));
        let x25 = x18 ^ (x22 & (x11 ^ x18));
        let x26 = x20 ^ (x22 & (x13 ^ x20));
        Self([x23, x24, x25, x26])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0x5bdff97093543ccf, a[0], 0);
        let (x2, x3) = subb(0x29e26087789bc281, a[1], x1);
        let (x4, x5) = subb(0, a[2], x3);
        let (x6, _) = subb(0x4000000000000000, a[3], x5);
        let (x7, x8) = subb(x0, 0x5bdff97093543ccf, 0);
        let (x9, x10) = subb(x2, 0x29e26087789bc281, x8);
        let (x11, x12) = subb(x4, x10, 0);
        let (x13, x14) = subb(x6, 0x4000000000000000, x12);
        let x15 = mask(x14);
        let x16 = x7 ^ (x15 & (x0 ^ x7));
        let x17 = x9 ^ (x15 & (x2 ^ x9));
        let x18 = x11 ^ (x15 & (x4 ^ x11));
        let x19 = x13 ^ (x15 & (x6 ^ x13));
        Self([x16, x17, x18, x19])
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
        let scale = Self([
            0x761dac1fa0183ccf,
            0xa7c47e186e965301,
            0xffffffffffff5876,
            0x3fffffffffffffff,
        ]);
        // Times 2^-240, and into the form of elements.
        Self(divsteps::invert(self.canonical())).mul(scale)
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// t = a^((p + 1)/4), as p mod 4 = 3, is a root if its square is a.
    /// 258 squarings, 29 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let y2 = a.square_times(1);
        let x2 = y2.times(&a);
        let y5 = y2.times(&x2);
        let x4 = y5.square_times_mul(1, &y5);
        let y4 = y2.square_times(1);
        let y19 = y4.times(&x4);
        let y16 = y4.square_times(2);
        let x5 = y16.times(&x4);
        let x10 = x5.square_times_mul(5, &x5);
        let t = y16.square_times_mul(127, &y5);
        let t = t.square_times_mul(6, &x4);
        let t = t.square_times_mul(8, &y19);
        let t = t.square_times_mul(6, &a);
        let t = t.square_times_mul(5, &a);
        let t = t.square_times_mul(2, &x2);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(8, &y19);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(7, &y5);
        let t = t.square_times_mul(9, &y5);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(11, &x10);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(2, &x2);
        let t = t.square_times_mul(5, &a);
        let t = t.square_times_mul(7, &y19);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(2, &a);
        let t = t.square_times_mul(8, &x4);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(2, &a);
        let t = t.square_times(2);
        let s = t.square();
        let ok = s == a;
        (Self::select(ok, &t, &Self::ZERO), ok)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 259 squarings, 29 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let y2 = a.square_times(1);
        let x2 = y2.times(&a);
        let y5 = y2.times(&x2);
        let x4 = y5.square_times_mul(1, &y5);
        let y4 = y2.square_times(1);
        let y19 = y4.times(&x4);
        let y21 = x2.square_times_mul(1, &x4);
        let y32 = y4.square_times(3);
        let y47 = y32.times(&x4);
        let y51 = y4.times(&y47);
        let x8 = y51.square_times_mul(2, &y51);
        let x10 = x8.square_times_mul(2, &x2);
        let t = y32.square_times_mul(126, &y5);
        let t = t.square_times_mul(6, &x4);
        let t = t.square_times_mul(8, &y19);
        let t = t.square_times_mul(6, &a);
        let t = t.square_times_mul(6, &x2);
        let t = t.square_times_mul(6, &y47);
        let t = t.square_times_mul(8, &y19);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(7, &y5);
        let t = t.square_times_mul(11, &y21);
        let t = t.square_times_mul(6, &y47);
        let t = t.square_times_mul(11, &x10);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(2, &x2);
        let t = t.square_times_mul(5, &a);
        let t = t.square_times_mul(7, &y19);
        let t = t.square_times_mul(6, &y21);
        let t = t.square_times_mul(8, &x4);
        let t = t.square_times_mul(8, &y51);
        let t = t.square_times_mul(1, &a);
        2 * i8::from(t == Self::ONE) + i8::from(t.is_zero()) - 1
    }
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (*self - *other).is_zero()
    }
}

impl Eq for Element {}

/// By divsteps (Bernstein, Yang 2019): 588 divsteps in batches of 60, on numbers of 5 digits.
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
    const STEPS: u32 = 588;
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
    const P: [Digit; DIGITS] = [-297244788479738673, -133409829455910890, 42, 0, 16384];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x93a4eb615fb4a2f;

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

impl modforge_fields::Field for Element {
    type Bytes = [u8; BYTES];

    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const MODULUS: Self::Bytes = [
        0xcf, 0x3c, 0x54, 0x93, 0x70, 0xf9, 0xdf, 0x5b, 0x81, 0xc2, 0x9b, 0x78, 0x87, 0x60, 0xe2,
        0x29, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x40,
    ];
    const BITS: u32 = 255;
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
        0x1adbd16a7146b941,
        0x839f57f01a088e2,
        0xace83cfbdd22b1f0,
        0x2da4b19f838b9761,
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
    pub const TWO_ADICITY: u32 = 1;

    /// A root of unity of order 2^TWO_ADICITY: the power (p - 1)/2^TWO_ADICITY of 5.
    pub const ROOT_OF_UNITY: Self = Self([0x6f7fe5c24d50f33c, 0xa789821de26f0a05, 0, 0]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([0x6f7fe5c24d50f33c, 0xa789821de26f0a05, 0, 0]);
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
