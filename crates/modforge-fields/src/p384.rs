// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1. Generated, do not edit:
//! ```text
//! modforge field "2^384 - 2^128 - 2^96 + 2^32 - 1" --name p384 --prefix fe_p384 --trait crate::Field
//! ```
//!
//! p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
//! Element: 6 words of 64 bits, least significant first, 2^384 times the number modulo p, below 2^384.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product reduced word by word by multiples of p (Montgomery); the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^768
//! h1 = v1 div 2^384 < 2^384 - 1
//! l1 = v1 mod 2^384 < 2^384
//! o1 = (0 + q·2^128 + 2^96 - a word) / 2^64 < 2^128 + 2^96
//! o2 = (o1 + q·2^128 + 2^96 - a word) / 2^64 < 2^128 + 2^96
//! o3 = (o2 + q·2^128 + 2^96 - a word) / 2^64 < 2^128 + 2^96
//! o4 = (o3 + q·2^128 + 2^96 - a word) / 2^64 < 2^128 + 2^96
//! o5 = (o4 + q·2^128 + 2^96 - a word) / 2^64 < 2^128 + 2^96
//! o6 = (o5 + q·2^128 + 2^96 - a word) / 2^64 < 2^128 + 2^96
//! t1 = Q - o6 = (l1 + Q·p) / 2^384 < 2^384
//! s1 = t1 + h1 < 2^385
//! r1 = (s1 mod 2^384) + 340282367000166625977638945021017194497·(s1 div 2^384) < 2^384
//! ```
//! Operations:
//! ```text
//! mul: 36 multiplications, 138 additions, 12 shifts, 3 logic
//! square: 21 multiplications, 116 additions, 12 shifts, 3 logic
//! add: 15 additions, 6 logic
//! sub: 15 additions, 6 logic
//! neg: 13 additions, 3 logic
//! sum_of_products: 74 multiplications, 228 additions, 12 shifts, 3 logic
//! difference_of_products: 74 multiplications, 240 additions, 12 shifts, 3 logic
//! product_minus_square: 59 multiplications, 218 additions, 12 shifts, 3 logic
//! mul_small: 13 multiplications, 22 additions, 2 shifts, 3 logic
//! half: 6 additions, 6 shifts, 5 logic
//! canonical: 61 additions, 12 shifts, 7 logic
//! decode: 24 multiplications, 126 additions, 12 shifts, 10 logic
//! reduce: 24 multiplications, 120 additions, 12 shifts, 3 logic
//! invert: 886 divsteps in batches of 60
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

/// A number modulo p: 6 words of 64 bits, least significant first, 2^384 times the number modulo p, below 2^384.
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
        let x131 = x98 << 32;
        let (x132, x133) = addc(x98, x131, 0);
        let x134 = x132 >> 32;
        let (x135, x136) = subb(x131, x134, x133);
        let (x137, _) = subb(x134, x136, 0);
        let (x138, x139) = addc(x137, x132, 0);
        let (x140, x141) = subb(x110, x135, 0);
        let (x142, x143) = addc(x138, x141, 0);
        let (x144, _) = addc(x139, x143, 0);
        let x145 = x140 << 32;
        let (x146, x147) = addc(x140, x145, 0);
        let x148 = x146 >> 32;
        let (x149, x150) = addc(x142, x145, 0);
        let (x151, _) = addc(x144, x148, x150);
        let (x152, x153) = subb(x149, x148, x147);
        let (x154, _) = subb(x151, x153, 0);
        let (x155, x156) = addc(x154, x146, 0);
        let (x157, x158) = subb(x112, x152, 0);
        let (x159, x160) = addc(x155, x158, 0);
        let (x161, _) = addc(x156, x160, 0);
        let x162 = x157 << 32;
        let (x163, x164) = addc(x157, x162, 0);
        let x165 = x163 >> 32;
        let (x166, x167) = addc(x159, x162, 0);
        let (x168, _) = addc(x161, x165, x167);
        let (x169, x170) = subb(x166, x165, x164);
        let (x171, _) = subb(x168, x170, 0);
        let (x172, x173) = addc(x171, x163, 0);
        let (x174, x175) = subb(x114, x169, 0);
        let (x176, x177) = addc(x172, x175, 0);
        let (x178, _) = addc(x173, x177, 0);
        let x179 = x174 << 32;
        let (x180, x181) = addc(x174, x179, 0);
        let x182 = x180 >> 32;
        let (x183, x184) = addc(x176, x179, 0);
        let (x185, _) = addc(x178, x182, x184);
        let (x186, x187) = subb(x183, x182, x181);
        let (x188, _) = subb(x185, x187, 0);
        let (x189, x190) = addc(x188, x180, 0);
        let (x191, x192) = subb(x116, x186, 0);
        let (x193, x194) = addc(x189, x192, 0);
        let (x195, _) = addc(x190, x194, 0);
        let x196 = x191 << 32;
        let (x197, x198) = addc(x191, x196, 0);
        let x199 = x197 >> 32;
        let (x200, x201) = addc(x193, x196, 0);
        let (x202, _) = addc(x195, x199, x201);
        let (x203, x204) = subb(x200, x199, x198);
        let (x205, _) = subb(x202, x204, 0);
        let (x206, x207) = addc(x205, x197, 0);
        let (x208, x209) = subb(x118, x203, 0);
        let (x210, x211) = addc(x206, x209, 0);
        let (x212, _) = addc(x207, x211, 0);
        let x213 = x208 << 32;
        let (x214, x215) = addc(x208, x213, 0);
        let x216 = x214 >> 32;
        let (x217, x218) = addc(x210, x213, 0);
        let (x219, _) = addc(x212, x216, x218);
        let (x220, x221) = subb(x217, x216, x215);
        let (x222, _) = subb(x219, x221, 0);
        let (x223, x224) = addc(x222, x214, 0);
        let (x225, x226) = subb(x132, x220, 0);
        let (x227, x228) = subb(x146, x223, x226);
        let (x229, x230) = subb(x163, x224, x228);
        let (x231, x232) = subb(x180, x230, 0);
        let (x233, x234) = subb(x197, x232, 0);
        let (x235, _) = subb(x214, x234, 0);
        let (x236, x237) = addc(x225, x120, 0);
        let (x238, x239) = addc(x227, x122, x237);
        let (x240, x241) = addc(x229, x124, x239);
        let (x242, x243) = addc(x231, x126, x241);
        let (x244, x245) = addc(x233, x128, x243);
        let (x246, x247) = addc(x235, x130, x245);
        let x248 = mask(x247);
        let x249 = x248 & 0xffffffff00000001;
        let x250 = x248 & 0xffffffff;
        let (x251, x252) = addc(x236, x249, 0);
        let (x253, x254) = addc(x238, x250, x252);
        let (x255, x256) = addc(x240, x247, x254);
        let (x257, x258) = addc(x242, x256, 0);
        let (x259, x260) = addc(x244, x258, 0);
        let (x261, _) = addc(x246, x260, 0);
        Self([x251, x253, x255, x257, x259, x261])
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
        let (x203, x204) = mac(c[0], d[0], 0, 0);
        let (x205, x206) = mac(c[0], d[1], 0, 0);
        let (x207, x208) = addc(x204, x205, 0);
        let (x209, x210) = mac(c[0], d[2], 0, 0);
        let (x211, x212) = addc(x206, x209, x208);
        let (x213, x214) = mac(c[0], d[3], 0, 0);
        let (x215, x216) = addc(x210, x213, x212);
        let (x217, x218) = mac(c[0], d[4], 0, 0);
        let (x219, x220) = addc(x214, x217, x216);
        let (x221, x222) = mac(c[0], d[5], 0, 0);
        let (x223, x224) = addc(x218, x221, x220);
        let (x225, _) = addc(x222, x224, 0);
        let (x226, x227) = mac(c[1], d[0], 0, 0);
        let (x228, x229) = mac(c[1], d[1], 0, 0);
        let (x230, x231) = addc(x227, x228, 0);
        let (x232, x233) = mac(c[1], d[2], 0, 0);
        let (x234, x235) = addc(x229, x232, x231);
        let (x236, x237) = mac(c[1], d[3], 0, 0);
        let (x238, x239) = addc(x233, x236, x235);
        let (x240, x241) = mac(c[1], d[4], 0, 0);
        let (x242, x243) = addc(x237, x240, x239);
        let (x244, x245) = mac(c[1], d[5], 0, 0);
        let (x246, x247) = addc(x241, x244, x243);
        let (x248, _) = addc(x245, x247, 0);
        let (x249, x250) = addc(x207, x226, 0);
        let (x251, x252) = addc(x211, x230, x250);
        let (x253, x254) = addc(x215, x234, x252);
        let (x255, x256) = addc(x219, x238, x254);
        let (x257, x258) = addc(x223, x242, x256);
        let (x259, x260) = addc(x225, x246, x258);
        let (x261, _) = addc(x248, x260, 0);
        let (x262, x263) = mac(c[2], d[0], 0, 0);
        let (x264, x265) = mac(c[2], d[1], 0, 0);
        let (x266, x267) = addc(x263, x264, 0);
        let (x268, x269) = mac(c[2], d[2], 0, 0);
        let (x270, x271) = addc(x265, x268, x267);
        let (x272, x273) = mac(c[2], d[3], 0, 0);
        let (x274, x275) = addc(x269, x272, x271);
        let (x276, x277) = mac(c[2], d[4], 0, 0);
        let (x278, x279) = addc(x273, x276, x275);
        let (x280, x281) = mac(c[2], d[5], 0, 0);
        let (x282, x283) = addc(x277, x280, x279);
        let (x284, _) = addc(x281, x283, 0);
        let (x285, x286) = addc(x251, x262, 0);
        let (x287, x288) = addc(x253, x266, x286);
        let (x289, x290) = addc(x255, x270, x288);
        let (x291, x292) = addc(x257, x274, x290);
        let (x293, x294) = addc(x259, x278, x292);
        let (x295, x296) = addc(x261, x282, x294);
        let (x297, _) = addc(x284, x296, 0);
        let (x298, x299) = mac(c[3], d[0], 0, 0);
        let (x300, x301) = mac(c[3], d[1], 0, 0);
        let (x302, x303) = addc(x299, x300, 0);
        let (x304, x305) = mac(c[3], d[2], 0, 0);
        let (x306, x307) = addc(x301, x304, x303);
        let (x308, x309) = mac(c[3], d[3], 0, 0);
        let (x310, x311) = addc(x305, x308, x307);
        let (x312, x313) = mac(c[3], d[4], 0, 0);
        let (x314, x315) = addc(x309, x312, x311);
        let (x316, x317) = mac(c[3], d[5], 0, 0);
        let (x318, x319) = addc(x313, x316, x315);
        let (x320, _) = addc(x317, x319, 0);
        let (x321, x322) = addc(x287, x298, 0);
        let (x323, x324) = addc(x289, x302, x322);
        let (x325, x326) = addc(x291, x306, x324);
        let (x327, x328) = addc(x293, x310, x326);
        let (x329, x330) = addc(x295, x314, x328);
        let (x331, x332) = addc(x297, x318, x330);
        let (x333, _) = addc(x320, x332, 0);
        let (x334, x335) = mac(c[4], d[0], 0, 0);
        let (x336, x337) = mac(c[4], d[1], 0, 0);
        let (x338, x339) = addc(x335, x336, 0);
        let (x340, x341) = mac(c[4], d[2], 0, 0);
        let (x342, x343) = addc(x337, x340, x339);
        let (x344, x345) = mac(c[4], d[3], 0, 0);
        let (x346, x347) = addc(x341, x344, x343);
        let (x348, x349) = mac(c[4], d[4], 0, 0);
        let (x350, x351) = addc(x345, x348, x347);
        let (x352, x353) = mac(c[4], d[5], 0, 0);
        let (x354, x355) = addc(x349, x352, x351);
        let (x356, _) = addc(x353, x355, 0);
        let (x357, x358) = addc(x323, x334, 0);
        let (x359, x360) = addc(x325, x338, x358);
        let (x361, x362) = addc(x327, x342, x360);
        let (x363, x364) = addc(x329, x346, x362);
        let (x365, x366) = addc(x331, x350, x364);
        let (x367, x368) = addc(x333, x354, x366);
        let (x369, _) = addc(x356, x368, 0);
        let (x370, x371) = mac(c[5], d[0], 0, 0);
        let (x372, x373) = mac(c[5], d[1], 0, 0);
        let (x374, x375) = addc(x371, x372, 0);
        let (x376, x377) = mac(c[5], d[2], 0, 0);
        let (x378, x379) = addc(x373, x376, x375);
        let (x380, x381) = mac(c[5], d[3], 0, 0);
        let (x382, x383) = addc(x377, x380, x379);
        let (x384, x385) = mac(c[5], d[4], 0, 0);
        let (x386, x387) = addc(x381, x384, x383);
        let (x388, x389) = mac(c[5], d[5], 0, 0);
        let (x390, x391) = addc(x385, x388, x387);
        let (x392, _) = addc(x389, x391, 0);
        let (x393, x394) = addc(x359, x370, 0);
        let (x395, x396) = addc(x361, x374, x394);
        let (x397, x398) = addc(x363, x378, x396);
        let (x399, x400) = addc(x365, x382, x398);
        let (x401, x402) = addc(x367, x386, x400);
        let (x403, x404) = addc(x369, x390, x402);
        let (x405, _) = addc(x392, x404, 0);
        let (x406, x407) = addc(x0, x203, 0);
        let (x408, x409) = addc(x46, x249, x407);
        let (x410, x411) = addc(x82, x285, x409);
        let (x412, x413) = addc(x118, x321, x411);
        let (x414, x415) = addc(x154, x357, x413);
        let (x416, x417) = addc(x190, x393, x415);
        let (x418, x419) = addc(x192, x395, x417);
        let (x420, x421) = addc(x194, x397, x419);
        let (x422, x423) = addc(x196, x399, x421);
        let (x424, x425) = addc(x198, x401, x423);
        let (x426, x427) = addc(x200, x403, x425);
        let (x428, x429) = addc(x202, x405, x427);
        let x430 = x406 << 32;
        let (x431, x432) = addc(x406, x430, 0);
        let x433 = x431 >> 32;
        let (x434, x435) = subb(x430, x433, x432);
        let (x436, _) = subb(x433, x435, 0);
        let (x437, x438) = addc(x436, x431, 0);
        let (x439, x440) = subb(x408, x434, 0);
        let (x441, x442) = addc(x437, x440, 0);
        let (x443, _) = addc(x438, x442, 0);
        let x444 = x439 << 32;
        let (x445, x446) = addc(x439, x444, 0);
        let x447 = x445 >> 32;
        let (x448, x449) = addc(x441, x444, 0);
        let (x450, _) = addc(x443, x447, x449);
        let (x451, x452) = subb(x448, x447, x446);
        let (x453, _) = subb(x450, x452, 0);
        let (x454, x455) = addc(x453, x445, 0);
        let (x456, x457) = subb(x410, x451, 0);
        let (x458, x459) = addc(x454, x457, 0);
        let (x460, _) = addc(x455, x459, 0);
        let x461 = x456 << 32;
        let (x462, x463) = addc(x456, x461, 0);
        let x464 = x462 >> 32;
        let (x465, x466) = addc(x458, x461, 0);
        let (x467, _) = addc(x460, x464, x466);
        let (x468, x469) = subb(x465, x464, x463);
        let (x470, _) = subb(x467, x469, 0);
        let (x471, x472) = addc(x470, x462, 0);
        let (x473, x474) = subb(x412, x468, 0);
        let (x475, x476) = addc(x471, x474, 0);
        let (x477, _) = addc(x472, x476, 0);
        let x478 = x473 << 32;
        let (x479, x480) = addc(x473, x478, 0);
        let x481 = x479 >> 32;
        let (x482, x483) = addc(x475, x478, 0);
        let (x484, _) = addc(x477, x481, x483);
        let (x485, x486) = subb(x482, x481, x480);
        let (x487, _) = subb(x484, x486, 0);
        let (x488, x489) = addc(x487, x479, 0);
        let (x490, x491) = subb(x414, x485, 0);
        let (x492, x493) = addc(x488, x491, 0);
        let (x494, _) = addc(x489, x493, 0);
        let x495 = x490 << 32;
        let (x496, x497) = addc(x490, x495, 0);
        let x498 = x496 >> 32;
        let (x499, x500) = addc(x492, x495, 0);
        let (x501, _) = addc(x494, x498, x500);
        let (x502, x503) = subb(x499, x498, x497);
        let (x504, _) = subb(x501, x503, 0);
        let (x505, x506) = addc(x504, x496, 0);
        let (x507, x508) = subb(x416, x502, 0);
        let (x509, x510) = addc(x505, x508, 0);
        let (x511, _) = addc(x506, x510, 0);
        let x512 = x507 << 32;
        let (x513, x514) = addc(x507, x512, 0);
        let x515 = x513 >> 32;
        let (x516, x517) = addc(x509, x512, 0);
        let (x518, _) = addc(x511, x515, x517);
        let (x519, x520) = subb(x516, x515, x514);
        let (x521, _) = subb(x518, x520, 0);
        let (x522, x523) = addc(x521, x513, 0);
        let (x524, x525) = subb(x431, x519, 0);
        let (x526, x527) = subb(x445, x522, x525);
        let (x528, x529) = subb(x462, x523, x527);
        let (x530, x531) = subb(x479, x529, 0);
        let (x532, x533) = subb(x496, x531, 0);
        let (x534, _) = subb(x513, x533, 0);
        let (x535, x536) = addc(x524, x418, 0);
        let (x537, x538) = addc(x526, x420, x536);
        let (x539, x540) = addc(x528, x422, x538);
        let (x541, x542) = addc(x530, x424, x540);
        let (x543, x544) = addc(x532, x426, x542);
        let (x545, x546) = addc(x534, x428, x544);
        let (x547, _) = addc(x429, x546, 0);
        let (x548, x549) = mac(x547, 0xffffffff00000001, x535, 0);
        let (x550, x551) = mac(x547, 0xffffffff, x537, x549);
        let (x552, x553) = addc(x547, x539, 0);
        let (x554, x555) = addc(x552, x551, 0);
        let (x556, _) = addc(x553, x555, 0);
        let (x557, x558) = addc(x541, x556, 0);
        let (x559, x560) = addc(x543, x558, 0);
        let (x561, x562) = addc(x545, x560, 0);
        let x563 = mask(x562);
        let x564 = x563 & 0xffffffff00000001;
        let x565 = x563 & 0xffffffff;
        let (x566, x567) = addc(x548, x564, 0);
        let (x568, x569) = addc(x550, x565, x567);
        let (x570, _) = addc(x554, x562, x569);
        Self([x566, x568, x570, x557, x559, x561])
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
        let (x203, x204) = mac(c[0], d[0], 0, 0);
        let (x205, x206) = mac(c[0], d[1], 0, 0);
        let (x207, x208) = addc(x204, x205, 0);
        let (x209, x210) = mac(c[0], d[2], 0, 0);
        let (x211, x212) = addc(x206, x209, x208);
        let (x213, x214) = mac(c[0], d[3], 0, 0);
        let (x215, x216) = addc(x210, x213, x212);
        let (x217, x218) = mac(c[0], d[4], 0, 0);
        let (x219, x220) = addc(x214, x217, x216);
        let (x221, x222) = mac(c[0], d[5], 0, 0);
        let (x223, x224) = addc(x218, x221, x220);
        let (x225, _) = addc(x222, x224, 0);
        let (x226, x227) = mac(c[1], d[0], 0, 0);
        let (x228, x229) = mac(c[1], d[1], 0, 0);
        let (x230, x231) = addc(x227, x228, 0);
        let (x232, x233) = mac(c[1], d[2], 0, 0);
        let (x234, x235) = addc(x229, x232, x231);
        let (x236, x237) = mac(c[1], d[3], 0, 0);
        let (x238, x239) = addc(x233, x236, x235);
        let (x240, x241) = mac(c[1], d[4], 0, 0);
        let (x242, x243) = addc(x237, x240, x239);
        let (x244, x245) = mac(c[1], d[5], 0, 0);
        let (x246, x247) = addc(x241, x244, x243);
        let (x248, _) = addc(x245, x247, 0);
        let (x249, x250) = addc(x207, x226, 0);
        let (x251, x252) = addc(x211, x230, x250);
        let (x253, x254) = addc(x215, x234, x252);
        let (x255, x256) = addc(x219, x238, x254);
        let (x257, x258) = addc(x223, x242, x256);
        let (x259, x260) = addc(x225, x246, x258);
        let (x261, _) = addc(x248, x260, 0);
        let (x262, x263) = mac(c[2], d[0], 0, 0);
        let (x264, x265) = mac(c[2], d[1], 0, 0);
        let (x266, x267) = addc(x263, x264, 0);
        let (x268, x269) = mac(c[2], d[2], 0, 0);
        let (x270, x271) = addc(x265, x268, x267);
        let (x272, x273) = mac(c[2], d[3], 0, 0);
        let (x274, x275) = addc(x269, x272, x271);
        let (x276, x277) = mac(c[2], d[4], 0, 0);
        let (x278, x279) = addc(x273, x276, x275);
        let (x280, x281) = mac(c[2], d[5], 0, 0);
        let (x282, x283) = addc(x277, x280, x279);
        let (x284, _) = addc(x281, x283, 0);
        let (x285, x286) = addc(x251, x262, 0);
        let (x287, x288) = addc(x253, x266, x286);
        let (x289, x290) = addc(x255, x270, x288);
        let (x291, x292) = addc(x257, x274, x290);
        let (x293, x294) = addc(x259, x278, x292);
        let (x295, x296) = addc(x261, x282, x294);
        let (x297, _) = addc(x284, x296, 0);
        let (x298, x299) = mac(c[3], d[0], 0, 0);
        let (x300, x301) = mac(c[3], d[1], 0, 0);
        let (x302, x303) = addc(x299, x300, 0);
        let (x304, x305) = mac(c[3], d[2], 0, 0);
        let (x306, x307) = addc(x301, x304, x303);
        let (x308, x309) = mac(c[3], d[3], 0, 0);
        let (x310, x311) = addc(x305, x308, x307);
        let (x312, x313) = mac(c[3], d[4], 0, 0);
        let (x314, x315) = addc(x309, x312, x311);
        let (x316, x317) = mac(c[3], d[5], 0, 0);
        let (x318, x319) = addc(x313, x316, x315);
        let (x320, _) = addc(x317, x319, 0);
        let (x321, x322) = addc(x287, x298, 0);
        let (x323, x324) = addc(x289, x302, x322);
        let (x325, x326) = addc(x291, x306, x324);
        let (x327, x328) = addc(x293, x310, x326);
        let (x329, x330) = addc(x295, x314, x328);
        let (x331, x332) = addc(x297, x318, x330);
        let (x333, _) = addc(x320, x332, 0);
        let (x334, x335) = mac(c[4], d[0], 0, 0);
        let (x336, x337) = mac(c[4], d[1], 0, 0);
        let (x338, x339) = addc(x335, x336, 0);
        let (x340, x341) = mac(c[4], d[2], 0, 0);
        let (x342, x343) = addc(x337, x340, x339);
        let (x344, x345) = mac(c[4], d[3], 0, 0);
        let (x346, x347) = addc(x341, x344, x343);
        let (x348, x349) = mac(c[4], d[4], 0, 0);
        let (x350, x351) = addc(x345, x348, x347);
        let (x352, x353) = mac(c[4], d[5], 0, 0);
        let (x354, x355) = addc(x349, x352, x351);
        let (x356, _) = addc(x353, x355, 0);
        let (x357, x358) = addc(x323, x334, 0);
        let (x359, x360) = addc(x325, x338, x358);
        let (x361, x362) = addc(x327, x342, x360);
        let (x363, x364) = addc(x329, x346, x362);
        let (x365, x366) = addc(x331, x350, x364);
        let (x367, x368) = addc(x333, x354, x366);
        let (x369, _) = addc(x356, x368, 0);
        let (x370, x371) = mac(c[5], d[0], 0, 0);
        let (x372, x373) = mac(c[5], d[1], 0, 0);
        let (x374, x375) = addc(x371, x372, 0);
        let (x376, x377) = mac(c[5], d[2], 0, 0);
        let (x378, x379) = addc(x373, x376, x375);
        let (x380, x381) = mac(c[5], d[3], 0, 0);
        let (x382, x383) = addc(x377, x380, x379);
        let (x384, x385) = mac(c[5], d[4], 0, 0);
        let (x386, x387) = addc(x381, x384, x383);
        let (x388, x389) = mac(c[5], d[5], 0, 0);
        let (x390, x391) = addc(x385, x388, x387);
        let (x392, _) = addc(x389, x391, 0);
        let (x393, x394) = addc(x359, x370, 0);
        let (x395, x396) = addc(x361, x374, x394);
        let (x397, x398) = addc(x363, x378, x396);
        let (x399, x400) = addc(x365, x382, x398);
        let (x401, x402) = addc(x367, x386, x400);
        let (x403, x404) = addc(x369, x390, x402);
        let (x405, _) = addc(x392, x404, 0);
        let (x406, x407) = subb(0x100000000, x203, 0);
        let (x408, x409) = subb(0xfffffffeffffffff, x249, x407);
        let (x410, x411) = subb(0x200000000, x285, x409);
        let (x412, x413) = subb(0xfffffffdffffffff, x321, x411);
        let (x414, x415) = subb(0xfffffffffffffffe, x357, x413);
        let (x416, x417) = subb(0xffffffffffffffff, x393, x415);
        let (x418, x419) = subb(0xfffffffffffffffe, x395, x417);
        let (x420, x421) = subb(0xffffffffffffffff, x397, x419);
        let (x422, x423) = subb(0xffffffffffffffff, x399, x421);
        let (x424, x425) = subb(0xffffffffffffffff, x401, x423);
        let (x426, x427) = subb(0xffffffffffffffff, x403, x425);
        let (x428, _) = subb(0xffffffffffffffff, x405, x427);
        let (x429, x430) = addc(x0, x406, 0);
        let (x431, x432) = addc(x46, x408, x430);
        let (x433, x434) = addc(x82, x410, x432);
        let (x435, x436) = addc(x118, x412, x434);
        let (x437, x438) = addc(x154, x414, x436);
        let (x439, x440) = addc(x190, x416, x438);
        let (x441, x442) = addc(x192, x418, x440);
        let (x443, x444) = addc(x194, x420, x442);
        let (x445, x446) = addc(x196, x422, x444);
        let (x447, x448) = addc(x198, x424, x446);
        let (x449, x450) = addc(x200, x426, x448);
        let (x451, x452) = addc(x202, x428, x450);
        let x453 = x429 << 32;
        let (x454, x455) = addc(x429, x453, 0);
        let x456 = x454 >> 32;
        let (x457, x458) = subb(x453, x456, x455);
        let (x459, _) = subb(x456, x458, 0);
        let (x460, x461) = addc(x459, x454, 0);
        let (x462, x463) = subb(x431, x457, 0);
        let (x464, x465) = addc(x460, x463, 0);
        let (x466, _) = addc(x461, x465, 0);
        let x467 = x462 << 32;
        let (x468, x469) = addc(x462, x467, 0);
        let x470 = x468 >> 32;
        let (x471, x472) = addc(x464, x467, 0);
        let (x473, _) = addc(x466, x470, x472);
        let (x474, x475) = subb(x471, x470, x469);
        let (x476, _) = subb(x473, x475, 0);
        let (x477, x478) = addc(x476, x468, 0);
        let (x479, x480) = subb(x433, x474, 0);
        let (x481, x482) = addc(x477, x480, 0);
        let (x483, _) = addc(x478, x482, 0);
        let x484 = x479 << 32;
        let (x485, x486) = addc(x479, x484, 0);
        let x487 = x485 >> 32;
        let (x488, x489) = addc(x481, x484, 0);
        let (x490, _) = addc(x483, x487, x489);
        let (x491, x492) = subb(x488, x487, x486);
        let (x493, _) = subb(x490, x492, 0);
        let (x494, x495) = addc(x493, x485, 0);
        let (x496, x497) = subb(x435, x491, 0);
        let (x498, x499) = addc(x494, x497, 0);
        let (x500, _) = addc(x495, x499, 0);
        let x501 = x496 << 32;
        let (x502, x503) = addc(x496, x501, 0);
        let x504 = x502 >> 32;
        let (x505, x506) = addc(x498, x501, 0);
        let (x507, _) = addc(x500, x504, x506);
        let (x508, x509) = subb(x505, x504, x503);
        let (x510, _) = subb(x507, x509, 0);
        let (x511, x512) = addc(x510, x502, 0);
        let (x513, x514) = subb(x437, x508, 0);
        let (x515, x516) = addc(x511, x514, 0);
        let (x517, _) = addc(x512, x516, 0);
        let x518 = x513 << 32;
        let (x519, x520) = addc(x513, x518, 0);
        let x521 = x519 >> 32;
        let (x522, x523) = addc(x515, x518, 0);
        let (x524, _) = addc(x517, x521, x523);
        let (x525, x526) = subb(x522, x521, x520);
        let (x527, _) = subb(x524, x526, 0);
        let (x528, x529) = addc(x527, x519, 0);
        let (x530, x531) = subb(x439, x525, 0);
        let (x532, x533) = addc(x528, x531, 0);
        let (x534, _) = addc(x529, x533, 0);
        let x535 = x530 << 32;
        let (x536, x537) = addc(x530, x535, 0);
        let x538 = x536 >> 32;
        let (x539, x540) = addc(x532, x535, 0);
        let (x541, _) = addc(x534, x538, x540);
        let (x542, x543) = subb(x539, x538, x537);
        let (x544, _) = subb(x541, x543, 0);
        let (x545, x546) = addc(x544, x536, 0);
        let (x547, x548) = subb(x454, x542, 0);
        let (x549, x550) = subb(x468, x545, x548);
        let (x551, x552) = subb(x485, x546, x550);
        let (x553, x554) = subb(x502, x552, 0);
        let (x555, x556) = subb(x519, x554, 0);
        let (x557, _) = subb(x536, x556, 0);
        let (x558, x559) = addc(x547, x441, 0);
        let (x560, x561) = addc(x549, x443, x559);
        let (x562, x563) = addc(x551, x445, x561);
        let (x564, x565) = addc(x553, x447, x563);
        let (x566, x567) = addc(x555, x449, x565);
        let (x568, x569) = addc(x557, x451, x567);
        let (x570, _) = addc(x452, x569, 0);
        let (x571, x572) = mac(x570, 0xffffffff00000001, x558, 0);
        let (x573, x574) = mac(x570, 0xffffffff, x560, x572);
        let (x575, x576) = addc(x570, x562, 0);
        let (x577, x578) = addc(x575, x574, 0);
        let (x579, _) = addc(x576, x578, 0);
        let (x580, x581) = addc(x564, x579, 0);
        let (x582, x583) = addc(x566, x581, 0);
        let (x584, x585) = addc(x568, x583, 0);
        let x586 = mask(x585);
        let x587 = x586 & 0xffffffff00000001;
        let x588 = x586 & 0xffffffff;
        let (x589, x590) = addc(x571, x587, 0);
        let (x591, x592) = addc(x573, x588, x590);
        let (x593, _) = addc(x577, x585, x592);
        Self([x589, x591, x593, x580, x582, x584])
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
        let (x203, x204) = mac(c[0], c[1], 0, 0);
        let (x205, x206) = mac(c[0], c[2], 0, 0);
        let (x207, x208) = addc(x204, x205, 0);
        let (x209, x210) = mac(c[0], c[3], 0, 0);
        let (x211, x212) = addc(x206, x209, x208);
        let (x213, x214) = mac(c[0], c[4], 0, 0);
        let (x215, x216) = addc(x210, x213, x212);
        let (x217, x218) = mac(c[0], c[5], 0, 0);
        let (x219, x220) = addc(x214, x217, x216);
        let (x221, _) = addc(x218, x220, 0);
        let (x222, x223) = mac(c[1], c[2], 0, 0);
        let (x224, x225) = mac(c[1], c[3], 0, 0);
        let (x226, x227) = addc(x223, x224, 0);
        let (x228, x229) = mac(c[1], c[4], 0, 0);
        let (x230, x231) = addc(x225, x228, x227);
        let (x232, x233) = mac(c[1], c[5], 0, 0);
        let (x234, x235) = addc(x229, x232, x231);
        let (x236, _) = addc(x233, x235, 0);
        let (x237, x238) = addc(x211, x222, 0);
        let (x239, x240) = addc(x215, x226, x238);
        let (x241, x242) = addc(x219, x230, x240);
        let (x243, x244) = addc(x221, x234, x242);
        let (x245, _) = addc(x236, x244, 0);
        let (x246, x247) = mac(c[2], c[3], 0, 0);
        let (x248, x249) = mac(c[2], c[4], 0, 0);
        let (x250, x251) = addc(x247, x248, 0);
        let (x252, x253) = mac(c[2], c[5], 0, 0);
        let (x254, x255) = addc(x249, x252, x251);
        let (x256, _) = addc(x253, x255, 0);
        let (x257, x258) = addc(x241, x246, 0);
        let (x259, x260) = addc(x243, x250, x258);
        let (x261, x262) = addc(x245, x254, x260);
        let (x263, _) = addc(x256, x262, 0);
        let (x264, x265) = mac(c[3], c[4], 0, 0);
        let (x266, x267) = mac(c[3], c[5], 0, 0);
        let (x268, x269) = addc(x265, x266, 0);
        let (x270, _) = addc(x267, x269, 0);
        let (x271, x272) = addc(x261, x264, 0);
        let (x273, x274) = addc(x263, x268, x272);
        let (x275, _) = addc(x270, x274, 0);
        let (x276, x277) = mac(c[4], c[5], 0, 0);
        let (x278, x279) = addc(x275, x276, 0);
        let (x280, _) = addc(x277, x279, 0);
        let (x281, x282) = addc(x203, x203, 0);
        let (x283, x284) = addc(x207, x207, x282);
        let (x285, x286) = addc(x237, x237, x284);
        let (x287, x288) = addc(x239, x239, x286);
        let (x289, x290) = addc(x257, x257, x288);
        let (x291, x292) = addc(x259, x259, x290);
        let (x293, x294) = addc(x271, x271, x292);
        let (x295, x296) = addc(x273, x273, x294);
        let (x297, x298) = addc(x278, x278, x296);
        let (x299, x300) = addc(x280, x280, x298);
        let (x301, x302) = mac(c[0], c[0], 0, 0);
        let (x303, x304) = mac(c[1], c[1], 0, 0);
        let (x305, x306) = mac(c[2], c[2], 0, 0);
        let (x307, x308) = mac(c[3], c[3], 0, 0);
        let (x309, x310) = mac(c[4], c[4], 0, 0);
        let (x311, x312) = mac(c[5], c[5], 0, 0);
        let (x313, x314) = addc(x281, x302, 0);
        let (x315, x316) = addc(x283, x303, x314);
        let (x317, x318) = addc(x285, x304, x316);
        let (x319, x320) = addc(x287, x305, x318);
        let (x321, x322) = addc(x289, x306, x320);
        let (x323, x324) = addc(x291, x307, x322);
        let (x325, x326) = addc(x293, x308, x324);
        let (x327, x328) = addc(x295, x309, x326);
        let (x329, x330) = addc(x297, x310, x328);
        let (x331, x332) = addc(x299, x311, x330);
        let (x333, _) = addc(x300, x312, x332);
        let (x334, x335) = subb(0x100000000, x301, 0);
        let (x336, x337) = subb(0xfffffffeffffffff, x313, x335);
        let (x338, x339) = subb(0x200000000, x315, x337);
        let (x340, x341) = subb(0xfffffffdffffffff, x317, x339);
        let (x342, x343) = subb(0xfffffffffffffffe, x319, x341);
        let (x344, x345) = subb(0xffffffffffffffff, x321, x343);
        let (x346, x347) = subb(0xfffffffffffffffe, x323, x345);
        let (x348, x349) = subb(0xffffffffffffffff, x325, x347);
        let (x350, x351) = subb(0xffffffffffffffff, x327, x349);
        let (x352, x353) = subb(0xffffffffffffffff, x329, x351);
        let (x354, x355) = subb(0xffffffffffffffff, x331, x353);
        let (x356, _) = subb(0xffffffffffffffff, x333, x355);
        let (x357, x358) = addc(x0, x334, 0);
        let (x359, x360) = addc(x46, x336, x358);
        let (x361, x362) = addc(x82, x338, x360);
        let (x363, x364) = addc(x118, x340, x362);
        let (x365, x366) = addc(x154, x342, x364);
        let (x367, x368) = addc(x190, x344, x366);
        let (x369, x370) = addc(x192, x346, x368);
        let (x371, x372) = addc(x194, x348, x370);
        let (x373, x374) = addc(x196, x350, x372);
        let (x375, x376) = addc(x198, x352, x374);
        let (x377, x378) = addc(x200, x354, x376);
        let (x379, x380) = addc(x202, x356, x378);
        let x381 = x357 << 32;
        let (x382, x383) = addc(x357, x381, 0);
        let x384 = x382 >> 32;
        let (x385, x386) = subb(x381, x384, x383);
        let (x387, _) = subb(x384, x386, 0);
        let (x388, x389) = addc(x387, x382, 0);
        let (x390, x391) = subb(x359, x385, 0);
        let (x392, x393) = addc(x388, x391, 0);
        let (x394, _) = addc(x389, x393, 0);
        let x395 = x390 << 32;
        let (x396, x397) = addc(x390, x395, 0);
        let x398 = x396 >> 32;
        let (x399, x400) = addc(x392, x395, 0);
        let (x401, _) = addc(x394, x398, x400);
        let (x402, x403) = subb(x399, x398, x397);
        let (x404, _) = subb(x401, x403, 0);
        let (x405, x406) = addc(x404, x396, 0);
        let (x407, x408) = subb(x361, x402, 0);
        let (x409, x410) = addc(x405, x408, 0);
        let (x411, _) = addc(x406, x410, 0);
        let x412 = x407 << 32;
        let (x413, x414) = addc(x407, x412, 0);
        let x415 = x413 >> 32;
        let (x416, x417) = addc(x409, x412, 0);
        let (x418, _) = addc(x411, x415, x417);
        let (x419, x420) = subb(x416, x415, x414);
        let (x421, _) = subb(x418, x420, 0);
        let (x422, x423) = addc(x421, x413, 0);
        let (x424, x425) = subb(x363, x419, 0);
        let (x426, x427) = addc(x422, x425, 0);
        let (x428, _) = addc(x423, x427, 0);
        let x429 = x424 << 32;
        let (x430, x431) = addc(x424, x429, 0);
        let x432 = x430 >> 32;
        let (x433, x434) = addc(x426, x429, 0);
        let (x435, _) = addc(x428, x432, x434);
        let (x436, x437) = subb(x433, x432, x431);
        let (x438, _) = subb(x435, x437, 0);
        let (x439, x440) = addc(x438, x430, 0);
        let (x441, x442) = subb(x365, x436, 0);
        let (x443, x444) = addc(x439, x442, 0);
        let (x445, _) = addc(x440, x444, 0);
        let x446 = x441 << 32;
        let (x447, x448) = addc(x441, x446, 0);
        let x449 = x447 >> 32;
        let (x450, x451) = addc(x443, x446, 0);
        let (x452, _) = addc(x445, x449, x451);
        let (x453, x454) = subb(x450, x449, x448);
        let (x455, _) = subb(x452, x454, 0);
        let (x456, x457) = addc(x455, x447, 0);
        let (x458, x459) = subb(x367, x453, 0);
        let (x460, x461) = addc(x456, x459, 0);
        let (x462, _) = addc(x457, x461, 0);
        let x463 = x458 << 32;
        let (x464, x465) = addc(x458, x463, 0);
        let x466 = x464 >> 32;
        let (x467, x468) = addc(x460, x463, 0);
        let (x469, _) = addc(x462, x466, x468);
        let (x470, x471) = subb(x467, x466, x465);
        let (x472, _) = subb(x469, x471, 0);
        let (x473, x474) = addc(x472, x464, 0);
        let (x475, x476) = subb(x382, x470, 0);
        let (x477, x478) = subb(x396, x473, x476);
        let (x479, x480) = subb(x413, x474, x478);
        let (x481, x482) = subb(x430, x480, 0);
        let (x483, x484) = subb(x447, x482, 0);
        let (x485, _) = subb(x464, x484, 0);
        let (x486, x487) = addc(x475, x369, 0);
        let (x488, x489) = addc(x477, x371, x487);
        let (x490, x491) = addc(x479, x373, x489);
        let (x492, x493) = addc(x481, x375, x491);
        let (x494, x495) = addc(x483, x377, x493);
        let (x496, x497) = addc(x485, x379, x495);
        let (x498, _) = addc(x380, x497, 0);
        let (x499, x500) = mac(x498, 0xffffffff00000001, x486, 0);
        let (x501, x502) = mac(x498, 0xffffffff, x488, x500);
        let (x503, x504) = addc(x498, x490, 0);
        let (x505, x506) = addc(x503, x502, 0);
        let (x507, _) = addc(x504, x506, 0);
        let (x508, x509) = addc(x492, x507, 0);
        let (x510, x511) = addc(x494, x509, 0);
        let (x512, x513) = addc(x496, x511, 0);
        let x514 = mask(x513);
        let x515 = x514 & 0xffffffff00000001;
        let x516 = x514 & 0xffffffff;
        let (x517, x518) = addc(x499, x515, 0);
        let (x519, x520) = addc(x501, x516, x518);
        let (x521, _) = addc(x505, x513, x520);
        Self([x517, x519, x521, x508, x510, x512])
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
        let x40 = mask(x39);
        let x41 = x40 & 0xffffffff00000001;
        let x42 = x40 & 0xffffffff;
        let (x43, x44) = addc(x27, x41, 0);
        let (x45, x46) = addc(x29, x42, x44);
        let (x47, x48) = addc(x31, x39, x46);
        let (x49, x50) = addc(x33, x48, 0);
        let (x51, x52) = addc(x35, x50, 0);
        let (x53, _) = addc(x37, x52, 0);
        Self([x43, x45, x47, x49, x51, x53])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = mask(x0);
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
        let x0 = a[0] << 32;
        let (x1, x2) = addc(a[0], x0, 0);
        let x3 = x1 >> 32;
        let (x4, x5) = subb(x0, x3, x2);
        let (x6, _) = subb(x3, x5, 0);
        let (x7, x8) = addc(x6, x1, 0);
        let (x9, x10) = subb(a[1], x4, 0);
        let (x11, x12) = addc(x7, x10, 0);
        let (x13, _) = addc(x8, x12, 0);
        let x14 = x9 << 32;
        let (x15, x16) = addc(x9, x14, 0);
        let x17 = x15 >> 32;
        let (x18, x19) = addc(x11, x14, 0);
        let (x20, _) = addc(x13, x17, x19);
        let (x21, x22) = subb(x18, x17, x16);
        let (x23, _) = subb(x20, x22, 0);
        let (x24, x25) = addc(x23, x15, 0);
        let (x26, x27) = subb(a[2], x21, 0);
        let (x28, x29) = addc(x24, x27, 0);
        let (x30, _) = addc(x25, x29, 0);
        let x31 = x26 << 32;
        let (x32, x33) = addc(x26, x31, 0);
        let x34 = x32 >> 32;
        let (x35, x36) = addc(x28, x31, 0);
        let (x37, _) = addc(x30, x34, x36);
        let (x38, x39) = subb(x35, x34, x33);
        let (x40, _) = subb(x37, x39, 0);
        let (x41, x42) = addc(x40, x32, 0);
        let (x43, x44) = subb(a[3], x38, 0);
        let (x45, x46) = addc(x41, x44, 0);
        let (x47, _) = addc(x42, x46, 0);
        let x48 = x43 << 32;
        let (x49, x50) = addc(x43, x48, 0);
        let x51 = x49 >> 32;
        let (x52, x53) = addc(x45, x48, 0);
        let (x54, _) = addc(x47, x51, x53);
        let (x55, x56) = subb(x52, x51, x50);
        let (x57, _) = subb(x54, x56, 0);
        let (x58, x59) = addc(x57, x49, 0);
        let (x60, x61) = subb(a[4], x55, 0);
        let (x62, x63) = addc(x58, x61, 0);
        let (x64, _) = addc(x59, x63, 0);
        let x65 = x60 << 32;
        let (x66, x67) = addc(x60, x65, 0);
        let x68 = x66 >> 32;
        let (x69, x70) = addc(x62, x65, 0);
        let (x71, _) = addc(x64, x68, x70);
        let (x72, x73) = subb(x69, x68, x67);
        let (x74, _) = subb(x71, x73, 0);
        let (x75, x76) = addc(x74, x66, 0);
        let (x77, x78) = subb(a[5], x72, 0);
        let (x79, x80) = addc(x75, x78, 0);
        let (x81, _) = addc(x76, x80, 0);
        let x82 = x77 << 32;
        let (x83, x84) = addc(x77, x82, 0);
        let x85 = x83 >> 32;
        let (x86, x87) = addc(x79, x82, 0);
        let (x88, _) = addc(x81, x85, x87);
        let (x89, x90) = subb(x86, x85, x84);
        let (x91, _) = subb(x88, x90, 0);
        let (x92, x93) = addc(x91, x83, 0);
        let (x94, x95) = subb(x1, x89, 0);
        let (x96, x97) = subb(x15, x92, x95);
        let (x98, x99) = subb(x32, x93, x97);
        let (x100, x101) = subb(x49, x99, 0);
        let (x102, x103) = subb(x66, x101, 0);
        let (x104, _) = subb(x83, x103, 0);
        let (x105, x106) = subb(x94, 0xffffffff, 0);
        let (x107, x108) = subb(x96, 0xffffffff00000000, x106);
        let (x109, x110) = subb(x98, 0xfffffffffffffffe, x108);
        let (x111, x112) = subb(x100, 0xffffffffffffffff, x110);
        let (x113, x114) = subb(x102, 0xffffffffffffffff, x112);
        let (x115, x116) = subb(x104, 0xffffffffffffffff, x114);
        let x117 = mask(x116);
        let x118 = x105 ^ (x117 & (x94 ^ x105));
        let x119 = x107 ^ (x117 & (x96 ^ x107));
        let x120 = x109 ^ (x117 & (x98 ^ x109));
        let x121 = x111 ^ (x117 & (x100 ^ x111));
        let x122 = x113 ^ (x117 & (x102 ^ x113));
        let x123 = x115 ^ (x117 & (x104 ^ x115));
        [x118, x119, x120, x121, x122, x123]
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
        let x75 = x0 << 32;
        let (x76, x77) = addc(x0, x75, 0);
        let x78 = x76 >> 32;
        let (x79, x80) = subb(x75, x78, x77);
        let (x81, _) = subb(x78, x80, 0);
        let (x82, x83) = addc(x81, x76, 0);
        let (x84, x85) = subb(x12, x79, 0);
        let (x86, x87) = addc(x82, x85, 0);
        let (x88, _) = addc(x83, x87, 0);
        let x89 = x84 << 32;
        let (x90, x91) = addc(x84, x89, 0);
        let x92 = x90 >> 32;
        let (x93, x94) = addc(x86, x89, 0);
        let (x95, _) = addc(x88, x92, x94);
        let (x96, x97) = subb(x93, x92, x91);
        let (x98, _) = subb(x95, x97, 0);
        let (x99, x100) = addc(x98, x90, 0);
        let (x101, x102) = subb(x24, x96, 0);
        let (x103, x104) = addc(x99, x102, 0);
        let (x105, _) = addc(x100, x104, 0);
        let x106 = x101 << 32;
        let (x107, x108) = addc(x101, x106, 0);
        let x109 = x107 >> 32;
        let (x110, x111) = addc(x103, x106, 0);
        let (x112, _) = addc(x105, x109, x111);
        let (x113, x114) = subb(x110, x109, x108);
        let (x115, _) = subb(x112, x114, 0);
        let (x116, x117) = addc(x115, x107, 0);
        let (x118, x119) = subb(x36, x113, 0);
        let (x120, x121) = addc(x116, x119, 0);
        let (x122, _) = addc(x117, x121, 0);
        let x123 = x118 << 32;
        let (x124, x125) = addc(x118, x123, 0);
        let x126 = x124 >> 32;
        let (x127, x128) = addc(x120, x123, 0);
        let (x129, _) = addc(x122, x126, x128);
        let (x130, x131) = subb(x127, x126, x125);
        let (x132, _) = subb(x129, x131, 0);
        let (x133, x134) = addc(x132, x124, 0);
        let (x135, x136) = subb(x48, x130, 0);
        let (x137, x138) = addc(x133, x136, 0);
        let (x139, _) = addc(x134, x138, 0);
        let x140 = x135 << 32;
        let (x141, x142) = addc(x135, x140, 0);
        let x143 = x141 >> 32;
        let (x144, x145) = addc(x137, x140, 0);
        let (x146, _) = addc(x139, x143, x145);
        let (x147, x148) = subb(x144, x143, x142);
        let (x149, _) = subb(x146, x148, 0);
        let (x150, x151) = addc(x149, x141, 0);
        let (x152, x153) = subb(x52, x147, 0);
        let (x154, x155) = addc(x150, x153, 0);
        let (x156, _) = addc(x151, x155, 0);
        let x157 = x152 << 32;
        let (x158, x159) = addc(x152, x157, 0);
        let x160 = x158 >> 32;
        let (x161, x162) = addc(x154, x157, 0);
        let (x163, _) = addc(x156, x160, x162);
        let (x164, x165) = subb(x161, x160, x159);
        let (x166, _) = subb(x163, x165, 0);
        let (x167, x168) = addc(x166, x158, 0);
        let (x169, x170) = subb(x76, x164, 0);
        let (x171, x172) = subb(x90, x167, x170);
        let (x173, x174) = subb(x107, x168, x172);
        let (x175, x176) = subb(x124, x174, 0);
        let (x177, x178) = subb(x141, x176, 0);
        let (x179, _) = subb(x158, x178, 0);
        let (x180, x181) = addc(x169, x57, 0);
        let (x182, x183) = addc(x171, x62, x181);
        let (x184, x185) = addc(x173, x67, x183);
        let (x186, x187) = addc(x175, x72, x185);
        let (x188, x189) = addc(x177, x74, x187);
        let (x190, x191) = addc(x179, x189, 0);
        let x192 = mask(x191);
        let x193 = x192 & 0xffffffff00000001;
        let x194 = x192 & 0xffffffff;
        let (x195, x196) = addc(x180, x193, 0);
        let (x197, x198) = addc(x182, x194, x196);
        let (x199, x200) = addc(x184, x191, x198);
        let (x201, x202) = addc(x186, x200, 0);
        let (x203, _) = addc(x188, x202, 0);
        Self([x195, x197, x199, x201, x203, x190])
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
        let x88 = x13 << 32;
        let (x89, x90) = addc(x13, x88, 0);
        let x91 = x89 >> 32;
        let (x92, x93) = subb(x88, x91, x90);
        let (x94, _) = subb(x91, x93, 0);
        let (x95, x96) = addc(x94, x89, 0);
        let (x97, x98) = subb(x25, x92, 0);
        let (x99, x100) = addc(x95, x98, 0);
        let (x101, _) = addc(x96, x100, 0);
        let x102 = x97 << 32;
        let (x103, x104) = addc(x97, x102, 0);
        let x105 = x103 >> 32;
        let (x106, x107) = addc(x99, x102, 0);
        let (x108, _) = addc(x101, x105, x107);
        let (x109, x110) = subb(x106, x105, x104);
        let (x111, _) = subb(x108, x110, 0);
        let (x112, x113) = addc(x111, x103, 0);
        let (x114, x115) = subb(x37, x109, 0);
        let (x116, x117) = addc(x112, x115, 0);
        let (x118, _) = addc(x113, x117, 0);
        let x119 = x114 << 32;
        let (x120, x121) = addc(x114, x119, 0);
        let x122 = x120 >> 32;
        let (x123, x124) = addc(x116, x119, 0);
        let (x125, _) = addc(x118, x122, x124);
        let (x126, x127) = subb(x123, x122, x121);
        let (x128, _) = subb(x125, x127, 0);
        let (x129, x130) = addc(x128, x120, 0);
        let (x131, x132) = subb(x49, x126, 0);
        let (x133, x134) = addc(x129, x132, 0);
        let (x135, _) = addc(x130, x134, 0);
        let x136 = x131 << 32;
        let (x137, x138) = addc(x131, x136, 0);
        let x139 = x137 >> 32;
        let (x140, x141) = addc(x133, x136, 0);
        let (x142, _) = addc(x135, x139, x141);
        let (x143, x144) = subb(x140, x139, x138);
        let (x145, _) = subb(x142, x144, 0);
        let (x146, x147) = addc(x145, x137, 0);
        let (x148, x149) = subb(x61, x143, 0);
        let (x150, x151) = addc(x146, x149, 0);
        let (x152, _) = addc(x147, x151, 0);
        let x153 = x148 << 32;
        let (x154, x155) = addc(x148, x153, 0);
        let x156 = x154 >> 32;
        let (x157, x158) = addc(x150, x153, 0);
        let (x159, _) = addc(x152, x156, x158);
        let (x160, x161) = subb(x157, x156, x155);
        let (x162, _) = subb(x159, x161, 0);
        let (x163, x164) = addc(x162, x154, 0);
        let (x165, x166) = subb(x65, x160, 0);
        let (x167, x168) = addc(x163, x166, 0);
        let (x169, _) = addc(x164, x168, 0);
        let x170 = x165 << 32;
        let (x171, x172) = addc(x165, x170, 0);
        let x173 = x171 >> 32;
        let (x174, x175) = addc(x167, x170, 0);
        let (x176, _) = addc(x169, x173, x175);
        let (x177, x178) = subb(x174, x173, x172);
        let (x179, _) = subb(x176, x178, 0);
        let (x180, x181) = addc(x179, x171, 0);
        let (x182, x183) = subb(x89, x177, 0);
        let (x184, x185) = subb(x103, x180, x183);
        let (x186, x187) = subb(x120, x181, x185);
        let (x188, x189) = subb(x137, x187, 0);
        let (x190, x191) = subb(x154, x189, 0);
        let (x192, _) = subb(x171, x191, 0);
        let (x193, x194) = addc(x182, x70, 0);
        let (x195, x196) = addc(x184, x75, x194);
        let (x197, x198) = addc(x186, x80, x196);
        let (x199, x200) = addc(x188, x85, x198);
        let (x201, x202) = addc(x190, x87, x200);
        let (x203, x204) = addc(x192, x202, 0);
        let x205 = mask(x204);
        let x206 = x205 & 0xffffffff00000001;
        let x207 = x205 & 0xffffffff;
        let (x208, x209) = addc(x193, x206, 0);
        let (x210, x211) = addc(x195, x207, x209);
        let (x212, x213) = addc(x197, x204, x211);
        let (x214, x215) = addc(x199, x213, 0);
        let (x216, _) = addc(x201, x215, 0);
        let words = [x208, x210, x212, x214, x216, x203];
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
        let x203 = x0 << 32;
        let (x204, x205) = addc(x0, x203, 0);
        let x206 = x204 >> 32;
        let (x207, x208) = subb(x203, x206, x205);
        let (x209, _) = subb(x206, x208, 0);
        let (x210, x211) = addc(x209, x204, 0);
        let (x212, x213) = subb(x46, x207, 0);
        let (x214, x215) = addc(x210, x213, 0);
        let (x216, _) = addc(x211, x215, 0);
        let x217 = x212 << 32;
        let (x218, x219) = addc(x212, x217, 0);
        let x220 = x218 >> 32;
        let (x221, x222) = addc(x214, x217, 0);
        let (x223, _) = addc(x216, x220, x222);
        let (x224, x225) = subb(x221, x220, x219);
        let (x226, _) = subb(x223, x225, 0);
        let (x227, x228) = addc(x226, x218, 0);
        let (x229, x230) = subb(x82, x224, 0);
        let (x231, x232) = addc(x227, x230, 0);
        let (x233, _) = addc(x228, x232, 0);
        let x234 = x229 << 32;
        let (x235, x236) = addc(x229, x234, 0);
        let x237 = x235 >> 32;
        let (x238, x239) = addc(x231, x234, 0);
        let (x240, _) = addc(x233, x237, x239);
        let (x241, x242) = subb(x238, x237, x236);
        let (x243, _) = subb(x240, x242, 0);
        let (x244, x245) = addc(x243, x235, 0);
        let (x246, x247) = subb(x118, x241, 0);
        let (x248, x249) = addc(x244, x247, 0);
        let (x250, _) = addc(x245, x249, 0);
        let x251 = x246 << 32;
        let (x252, x253) = addc(x246, x251, 0);
        let x254 = x252 >> 32;
        let (x255, x256) = addc(x248, x251, 0);
        let (x257, _) = addc(x250, x254, x256);
        let (x258, x259) = subb(x255, x254, x253);
        let (x260, _) = subb(x257, x259, 0);
        let (x261, x262) = addc(x260, x252, 0);
        let (x263, x264) = subb(x154, x258, 0);
        let (x265, x266) = addc(x261, x264, 0);
        let (x267, _) = addc(x262, x266, 0);
        let x268 = x263 << 32;
        let (x269, x270) = addc(x263, x268, 0);
        let x271 = x269 >> 32;
        let (x272, x273) = addc(x265, x268, 0);
        let (x274, _) = addc(x267, x271, x273);
        let (x275, x276) = subb(x272, x271, x270);
        let (x277, _) = subb(x274, x276, 0);
        let (x278, x279) = addc(x277, x269, 0);
        let (x280, x281) = subb(x190, x275, 0);
        let (x282, x283) = addc(x278, x281, 0);
        let (x284, _) = addc(x279, x283, 0);
        let x285 = x280 << 32;
        let (x286, x287) = addc(x280, x285, 0);
        let x288 = x286 >> 32;
        let (x289, x290) = addc(x282, x285, 0);
        let (x291, _) = addc(x284, x288, x290);
        let (x292, x293) = subb(x289, x288, x287);
        let (x294, _) = subb(x291, x293, 0);
        let (x295, x296) = addc(x294, x286, 0);
        let (x297, x298) = subb(x204, x292, 0);
        let (x299, x300) = subb(x218, x295, x298);
        let (x301, x302) = subb(x235, x296, x300);
        let (x303, x304) = subb(x252, x302, 0);
        let (x305, x306) = subb(x269, x304, 0);
        let (x307, _) = subb(x286, x306, 0);
        let (x308, x309) = addc(x297, x192, 0);
        let (x310, x311) = addc(x299, x194, x309);
        let (x312, x313) = addc(x301, x196, x311);
        let (x314, x315) = addc(x303, x198, x313);
        let (x316, x317) = addc(x305, x200, x315);
        let (x318, x319) = addc(x307, x202, x317);
        let x320 = mask(x319);
        let x321 = x320 & 0xffffffff00000001;
        let x322 = x320 & 0xffffffff;
        let (x323, x324) = addc(x308, x321, 0);
        let (x325, x326) = addc(x310, x322, x324);
        let (x327, x328) = addc(x312, x319, x326);
        let (x329, x330) = addc(x314, x328, 0);
        let (x331, x332) = addc(x316, x330, 0);
        let (x333, _) = addc(x318, x332, 0);
        Self([x323, x325, x327, x329, x331, x333])
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
        let x12 = mask(x11);
        let x13 = x12 & 0xffffffff00000001;
        let x14 = x12 & 0xffffffff;
        let (x15, x16) = addc(x0, x13, 0);
        let (x17, x18) = addc(x2, x14, x16);
        let (x19, x20) = addc(x4, x11, x18);
        let (x21, x22) = addc(x6, x20, 0);
        let (x23, x24) = addc(x8, x22, 0);
        let (x25, x26) = addc(x10, x24, 0);
        let x27 = mask(x26);
        let x28 = x27 & 0xffffffff00000001;
        let x29 = x27 & 0xffffffff;
        let (x30, x31) = addc(x15, x28, 0);
        let (x32, x33) = addc(x17, x29, x31);
        let (x34, _) = addc(x19, x26, x33);
        Self([x30, x32, x34, x21, x23, x25])
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
        let (x8, x9) = subb(a[4], b[4], x7);
        let (x10, x11) = subb(a[5], b[5], x9);
        let x12 = mask(x11);
        let x13 = x12 & 0xffffffff00000001;
        let x14 = x12 & 0xffffffff;
        let (x15, x16) = subb(x0, x13, 0);
        let (x17, x18) = subb(x2, x14, x16);
        let (x19, x20) = subb(x4, x11, x18);
        let (x21, x22) = subb(x6, x20, 0);
        let (x23, x24) = subb(x8, x22, 0);
        let (x25, x26) = subb(x10, x24, 0);
        let x27 = mask(x26);
        let x28 = x27 & 0xffffffff00000001;
        let x29 = x27 & 0xffffffff;
        let (x30, x31) = subb(x15, x28, 0);
        let (x32, x33) = subb(x17, x29, x31);
        let (x34, _) = subb(x19, x26, x33);
        Self([x30, x32, x34, x21, x23, x25])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0x1fffffffe, a[0], 0);
        let (x2, x3) = subb(0xfffffffe00000000, a[1], x1);
        let (x4, x5) = subb(0xfffffffffffffffd, a[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, a[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, a[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, a[5], x9);
        let (x12, _) = subb(1, x11, 0);
        let x13 = mask(x12);
        let x14 = x13 & 0xffffffff00000001;
        let x15 = x13 & 0xffffffff;
        let (x16, x17) = addc(x0, x14, 0);
        let (x18, x19) = addc(x2, x15, x17);
        let (x20, x21) = addc(x4, x12, x19);
        let (x22, x23) = addc(x6, x21, 0);
        let (x24, x25) = addc(x8, x23, 0);
        let (x26, _) = addc(x10, x25, 0);
        Self([x16, x18, x20, x22, x24, x26])
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
        let scale = Self([0xff00000001000000, 0xffffffffffffff, 0x1000000, 0, 0, 0]);
        // Times 2^-360, and into the form of elements.
        Self(divsteps::invert(self.canonical())).mul(scale)
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

/// By divsteps (Bernstein, Yang 2019): 886 divsteps in batches of 60, on numbers of 7 digits.
/// 2^s·f ≡ d·a, 2^s·g ≡ e·a (mod p), s up to 360; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 60;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 7;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0, and batches of them.
    const STEPS: u32 = 886;
    const BATCHES: u32 = STEPS.div_ceil(DIGIT_BITS);
    /// Batches in which d and e grow, as 2^DIGIT_BITS to this power is below p.
    const GROWING: usize = 6;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = 20;
    const FIRST: u32 = PACK;
    const SECOND: u32 = PACK + 2;
    const LAST: u32 = FIRST + SECOND;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [4294967295, -68719476736, -256, 0, 0, 0, 16777216];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0xffffffeffffffff;

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

    /// The inverse of `a` times 2^(DIGIT_BITS·GROWING), below p.
    pub(super) fn invert(a: [u64; 6]) -> [u64; 6] {
        let mut f = P;
        let mut g = [
            a[0] as Digit & MASK,
            ((a[0] >> 60) | (a[1] << 4)) as Digit & MASK,
            ((a[1] >> 56) | (a[2] << 8)) as Digit & MASK,
            ((a[2] >> 52) | (a[3] << 12)) as Digit & MASK,
            ((a[3] >> 48) | (a[4] << 16)) as Digit & MASK,
            ((a[4] >> 44) | (a[5] << 20)) as Digit & MASK,
            (a[5] >> 40) as Digit & MASK,
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
        0xfffffffe00000001,
        0x200000000,
        0xfffffffe00000000,
        0x200000000,
        1,
        0,
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

    /// A root of unity of order 2^TWO_ADICITY: the power (p - 1)/2^TWO_ADICITY of 19.
    pub const ROOT_OF_UNITY: Self = Self([
        0x1fffffffe,
        0xfffffffe00000000,
        0xfffffffffffffffd,
        0xffffffffffffffff,
        0xffffffffffffffff,
        0xffffffffffffffff,
    ]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([
        0x1fffffffe,
        0xfffffffe00000000,
        0xfffffffffffffffd,
        0xffffffffffffffff,
        0xffffffffffffffff,
        0xffffffffffffffff,
    ]);

    /// The number 19, of which every number but 0 is a power.
    pub const GENERATOR: Self = Self([0xffffffed00000013, 0x12ffffffff, 0x13, 0, 0, 0]);

    /// The power 2^TWO_ADICITY of the generator, whose powers are the numbers of odd order.
    pub const DELTA: Self = Self([0xfffffe9700000169, 0x168ffffffff, 0x169, 0, 0, 0]);
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
