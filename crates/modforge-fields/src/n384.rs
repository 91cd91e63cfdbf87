// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973. Generated, do not edit:
//! ```text
//! modforge field 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973 --name n384 --prefix fe_n384 --trait crate::Field
//! ```
//!
//! p = 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973
//! Element: 6 words of 64 bits, least significant first, 2^384 times the number modulo p, below 2^384.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product reduced word by word by multiples of p (Montgomery); the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^768
//! h1 = v1 div 2^384 < 2^384 - 1
//! l1 = v1 mod 2^384 < 2^384
//! o1 = (0 + q·2^190 - a word) / 2^64 < 2^190
//! o2 = (o1 + q·2^190 - a word) / 2^64 < 2^190
//! o3 = (o2 + q·2^190 - a word) / 2^64 < 2^190
//! o4 = (o3 + q·2^190 - a word) / 2^64 < 2^190
//! o5 = (o4 + q·2^190 - a word) / 2^64 < 2^190
//! o6 = (o5 + q·2^190 - a word) / 2^64 < 2^190
//! t1 = Q - o6 = (l1 + Q·p) / 2^384 < 2^384
//! s1 = t1 + h1 < 2^385
//! r1 = (s1 mod 2^384) + 1388124618062372383947042015309946732620727252194336364173·(s1 div 2^384) < 2^384
//! ```
//! Operations:
//! ```text
//! mul: 60 multiplications, 127 additions, 4 logic
//! square: 45 multiplications, 105 additions, 4 logic
//! add: 15 additions, 8 logic
//! sub: 15 additions, 8 logic
//! neg: 13 additions, 4 logic
//! sum_of_products: 99 multiplications, 216 additions, 4 logic
//! difference_of_products: 99 multiplications, 228 additions, 4 logic
//! product_minus_square: 84 multiplications, 206 additions, 4 logic
//! mul_small: 13 multiplications, 23 additions, 2 shifts, 4 logic
//! half: 6 additions, 6 shifts, 5 logic
//! canonical: 24 multiplications, 44 additions, 7 logic
//! decode: 60 multiplications, 116 additions, 11 logic
//! reduce: 60 multiplications, 110 additions, 4 logic
//! invert: 886 divsteps in batches of 60
//! sqrt: 381 squarings, 51 multiplications
//! legendre: 382 squarings, 51 multiplications
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

/// The modulus p = 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973.
pub const MODULUS: [u64; PLAIN] = [
    0xecec196accc52973,
    0x581a0db248b0a77a,
    0xc7634d81f4372ddf,
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
    pub const ONE: Self = Self([
        0x1313e695333ad68d,
        0xa7e5f24db74f5885,
        0x389cb27e0bc8d220,
        0,
        0,
        0,
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
        let (x131, _) = mac(x98, 0x6ed46089e88fdc45, 0, 0);
        let (_, x132) = mac(x131, 0x1313e695333ad68d, 0, 0);
        let (x133, x134) = mac(x131, 0xa7e5f24db74f5885, 0, 0);
        let (x135, x136) = addc(x132, x133, 0);
        let (x137, x138) = mac(x131, 0x389cb27e0bc8d220, 0, 0);
        let (x139, x140) = addc(x134, x137, x136);
        let (x141, _) = addc(x138, x140, 0);
        let (x142, x143) = subb(x110, x135, 0);
        let (x144, _) = mac(x142, 0x6ed46089e88fdc45, 0, 0);
        let (_, x145) = mac(x144, 0x1313e695333ad68d, 0, 0);
        let (x146, x147) = mac(x144, 0xa7e5f24db74f5885, 0, 0);
        let (x148, x149) = addc(x145, x146, 0);
        let (x150, x151) = mac(x144, 0x389cb27e0bc8d220, 0, 0);
        let (x152, x153) = addc(x147, x150, x149);
        let (x154, _) = addc(x151, x153, 0);
        let (x155, x156) = addc(x139, x148, x143);
        let (x157, x158) = addc(x141, x152, x156);
        let (x159, _) = addc(x154, x158, 0);
        let (x160, x161) = subb(x112, x155, 0);
        let (x162, _) = mac(x160, 0x6ed46089e88fdc45, 0, 0);
        let (_, x163) = mac(x162, 0x1313e695333ad68d, 0, 0);
        let (x164, x165) = mac(x162, 0xa7e5f24db74f5885, 0, 0);
        let (x166, x167) = addc(x163, x164, 0);
        let (x168, x169) = mac(x162, 0x389cb27e0bc8d220, 0, 0);
        let (x170, x171) = addc(x165, x168, x167);
        let (x172, _) = addc(x169, x171, 0);
        let (x173, x174) = addc(x157, x166, x161);
        let (x175, x176) = addc(x159, x170, x174);
        let (x177, _) = addc(x172, x176, 0);
        let (x178, x179) = subb(x114, x173, 0);
        let (x180, _) = mac(x178, 0x6ed46089e88fdc45, 0, 0);
        let (_, x181) = mac(x180, 0x1313e695333ad68d, 0, 0);
        let (x182, x183) = mac(x180, 0xa7e5f24db74f5885, 0, 0);
        let (x184, x185) = addc(x181, x182, 0);
        let (x186, x187) = mac(x180, 0x389cb27e0bc8d220, 0, 0);
        let (x188, x189) = addc(x183, x186, x185);
        let (x190, _) = addc(x187, x189, 0);
        let (x191, x192) = addc(x175, x184, x179);
        let (x193, x194) = addc(x177, x188, x192);
        let (x195, _) = addc(x190, x194, 0);
        let (x196, x197) = subb(x116, x191, 0);
        let (x198, _) = mac(x196, 0x6ed46089e88fdc45, 0, 0);
        let (_, x199) = mac(x198, 0x1313e695333ad68d, 0, 0);
        let (x200, x201) = mac(x198, 0xa7e5f24db74f5885, 0, 0);
        let (x202, x203) = addc(x199, x200, 0);
        let (x204, x205) = mac(x198, 0x389cb27e0bc8d220, 0, 0);
        let (x206, x207) = addc(x201, x204, x203);
        let (x208, _) = addc(x205, x207, 0);
        let (x209, x210) = addc(x193, x202, x197);
        let (x211, x212) = addc(x195, x206, x210);
        let (x213, _) = addc(x208, x212, 0);
        let (x214, x215) = subb(x118, x209, 0);
        let (x216, _) = mac(x214, 0x6ed46089e88fdc45, 0, 0);
        let (_, x217) = mac(x216, 0x1313e695333ad68d, 0, 0);
        let (x218, x219) = mac(x216, 0xa7e5f24db74f5885, 0, 0);
        let (x220, x221) = addc(x217, x218, 0);
        let (x222, x223) = mac(x216, 0x389cb27e0bc8d220, 0, 0);
        let (x224, x225) = addc(x219, x222, x221);
        let (x226, _) = addc(x223, x225, 0);
        let (x227, x228) = addc(x211, x220, x215);
        let (x229, x230) = addc(x213, x224, x228);
        let (x231, _) = addc(x226, x230, 0);
        let (x232, x233) = subb(x131, x227, 0);
        let (x234, x235) = subb(x144, x229, x233);
        let (x236, x237) = subb(x162, x231, x235);
        let (x238, x239) = subb(x180, x237, 0);
        let (x240, x241) = subb(x198, x239, 0);
        let (x242, _) = subb(x216, x241, 0);
        let (x243, x244) = addc(x232, x120, 0);
        let (x245, x246) = addc(x234, x122, x244);
        let (x247, x248) = addc(x236, x124, x246);
        let (x249, x250) = addc(x238, x126, x248);
        let (x251, x252) = addc(x240, x128, x250);
        let (x253, x254) = addc(x242, x130, x252);
        let x255 = mask(x254);
        let x256 = x255 & 0x1313e695333ad68d;
        let x257 = x255 & 0xa7e5f24db74f5885;
        let x258 = x255 & 0x389cb27e0bc8d220;
        let (x259, x260) = addc(x243, x256, 0);
        let (x261, x262) = addc(x245, x257, x260);
        let (x263, x264) = addc(x247, x258, x262);
        let (x265, x266) = addc(x249, x264, 0);
        let (x267, x268) = addc(x251, x266, 0);
        let (x269, _) = addc(x253, x268, 0);
        Self([x259, x261, x263, x265, x267, x269])
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
        let (x430, _) = mac(x406, 0x6ed46089e88fdc45, 0, 0);
        let (_, x431) = mac(x430, 0x1313e695333ad68d, 0, 0);
        let (x432, x433) = mac(x430, 0xa7e5f24db74f5885, 0, 0);
        let (x434, x435) = addc(x431, x432, 0);
        let (x436, x437) = mac(x430, 0x389cb27e0bc8d220, 0, 0);
        let (x438, x439) = addc(x433, x436, x435);
        let (x440, _) = addc(x437, x439, 0);
        let (x441, x442) = subb(x408, x434, 0);
        let (x443, _) = mac(x441, 0x6ed46089e88fdc45, 0, 0);
        let (_, x444) = mac(x443, 0x1313e695333ad68d, 0, 0);
        let (x445, x446) = mac(x443, 0xa7e5f24db74f5885, 0, 0);
        let (x447, x448) = addc(x444, x445, 0);
        let (x449, x450) = mac(x443, 0x389cb27e0bc8d220, 0, 0);
        let (x451, x452) = addc(x446, x449, x448);
        let (x453, _) = addc(x450, x452, 0);
        let (x454, x455) = addc(x438, x447, x442);
        let (x456, x457) = addc(x440, x451, x455);
        let (x458, _) = addc(x453, x457, 0);
        let (x459, x460) = subb(x410, x454, 0);
        let (x461, _) = mac(x459, 0x6ed46089e88fdc45, 0, 0);
        let (_, x462) = mac(x461, 0x1313e695333ad68d, 0, 0);
        let (x463, x464) = mac(x461, 0xa7e5f24db74f5885, 0, 0);
        let (x465, x466) = addc(x462, x463, 0);
        let (x467, x468) = mac(x461, 0x389cb27e0bc8d220, 0, 0);
        let (x469, x470) = addc(x464, x467, x466);
        let (x471, _) = addc(x468, x470, 0);
        let (x472, x473) = addc(x456, x465, x460);
        let (x474, x475) = addc(x458, x469, x473);
        let (x476, _) = addc(x471, x475, 0);
        let (x477, x478) = subb(x412, x472, 0);
        let (x479, _) = mac(x477, 0x6ed46089e88fdc45, 0, 0);
        let (_, x480) = mac(x479, 0x1313e695333ad68d, 0, 0);
        let (x481, x482) = mac(x479, 0xa7e5f24db74f5885, 0, 0);
        let (x483, x484) = addc(x480, x481, 0);
        let (x485, x486) = mac(x479, 0x389cb27e0bc8d220, 0, 0);
        let (x487, x488) = addc(x482, x485, x484);
        let (x489, _) = addc(x486, x488, 0);
        let (x490, x491) = addc(x474, x483, x478);
        let (x492, x493) = addc(x476, x487, x491);
        let (x494, _) = addc(x489, x493, 0);
        let (x495, x496) = subb(x414, x490, 0);
        let (x497, _) = mac(x495, 0x6ed46089e88fdc45, 0, 0);
        let (_, x498) = mac(x497, 0x1313e695333ad68d, 0, 0);
        let (x499, x500) = mac(x497, 0xa7e5f24db74f5885, 0, 0);
        let (x501, x502) = addc(x498, x499, 0);
        let (x503, x504) = mac(x497, 0x389cb27e0bc8d220, 0, 0);
        let (x505, x506) = addc(x500, x503, x502);
        let (x507, _) = addc(x504, x506, 0);
        let (x508, x509) = addc(x492, x501, x496);
        let (x510, x511) = addc(x494, x505, x509);
        let (x512, _) = addc(x507, x511, 0);
        let (x513, x514) = subb(x416, x508, 0);
        let (x515, _) = mac(x513, 0x6ed46089e88fdc45, 0, 0);
        let (_, x516) = mac(x515, 0x1313e695333ad68d, 0, 0);
        let (x517, x518) = mac(x515, 0xa7e5f24db74f5885, 0, 0);
        let (x519, x520) = addc(x516, x517, 0);
        let (x521, x522) = mac(x515, 0x389cb27e0bc8d220, 0, 0);
        let (x523, x524) = addc(x518, x521, x520);
        let (x525, _) = addc(x522, x524, 0);
        let (x526, x527) = addc(x510, x519, x514);
        let (x528, x529) = addc(x512, x523, x527);
        let (x530, _) = addc(x525, x529, 0);
        let (x531, x532) = subb(x430, x526, 0);
        let (x533, x534) = subb(x443, x528, x532);
        let (x535, x536) = subb(x461, x530, x534);
        let (x537, x538) = subb(x479, x536, 0);
        let (x539, x540) = subb(x497, x538, 0);
        let (x541, _) = subb(x515, x540, 0);
        let (x542, x543) = addc(x531, x418, 0);
        let (x544, x545) = addc(x533, x420, x543);
        let (x546, x547) = addc(x535, x422, x545);
        let (x548, x549) = addc(x537, x424, x547);
        let (x550, x551) = addc(x539, x426, x549);
        let (x552, x553) = addc(x541, x428, x551);
        let (x554, _) = addc(x429, x553, 0);
        let (x555, x556) = mac(x554, 0x1313e695333ad68d, x542, 0);
        let (x557, x558) = mac(x554, 0xa7e5f24db74f5885, x544, x556);
        let (x559, x560) = mac(x554, 0x389cb27e0bc8d220, x546, x558);
        let (x561, x562) = addc(x548, x560, 0);
        let (x563, x564) = addc(x550, x562, 0);
        let (x565, x566) = addc(x552, x564, 0);
        let x567 = mask(x566);
        let x568 = x567 & 0x1313e695333ad68d;
        let x569 = x567 & 0xa7e5f24db74f5885;
        let x570 = x567 & 0x389cb27e0bc8d220;
        let (x571, x572) = addc(x555, x568, 0);
        let (x573, x574) = addc(x557, x569, x572);
        let (x575, _) = addc(x559, x570, x574);
        Self([x571, x573, x575, x561, x563, x565])
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
        let (x406, x407) = subb(0xe5e24b711986cce4, x203, 0);
        let (x408, x409) = subb(0xa8a87067d834b46b, x249, x407);
        let (x410, x411) = subb(0x7c5e6a430f10a8d8, x285, x409);
        let (x412, x413) = subb(0x2bf2b6e8b554e33a, x321, x411);
        let (x414, x415) = subb(0xc04fa485d7d9976a, x357, x413);
        let (x416, x417) = subb(0xf37b11fed4c640de, x393, x415);
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
        let (x453, _) = mac(x429, 0x6ed46089e88fdc45, 0, 0);
        let (_, x454) = mac(x453, 0x1313e695333ad68d, 0, 0);
        let (x455, x456) = mac(x453, 0xa7e5f24db74f5885, 0, 0);
        let (x457, x458) = addc(x454, x455, 0);
        let (x459, x460) = mac(x453, 0x389cb27e0bc8d220, 0, 0);
        let (x461, x462) = addc(x456, x459, x458);
        let (x463, _) = addc(x460, x462, 0);
        let (x464, x465) = subb(x431, x457, 0);
        let (x466, _) = mac(x464, 0x6ed46089e88fdc45, 0, 0);
        let (_, x467) = mac(x466, 0x1313e695333ad68d, 0, 0);
        let (x468, x469) = mac(x466, 0xa7e5f24db74f5885, 0, 0);
        let (x470, x471) = addc(x467, x468, 0);
        let (x472, x473) = mac(x466, 0x389cb27e0bc8d220, 0, 0);
        let (x474, x475) = addc(x469, x472, x471);
        let (x476, _) = addc(x473, x475, 0);
        let (x477, x478) = addc(x461, x470, x465);
        let (x479, x480) = addc(x463, x474, x478);
        let (x481, _) = addc(x476, x480, 0);
        let (x482, x483) = subb(x433, x477, 0);
        let (x484, _) = mac(x482, 0x6ed46089e88fdc45, 0, 0);
        let (_, x485) = mac(x484, 0x1313e695333ad68d, 0, 0);
        let (x486, x487) = mac(x484, 0xa7e5f24db74f5885, 0, 0);
        let (x488, x489) = addc(x485, x486, 0);
        let (x490, x491) = mac(x484, 0x389cb27e0bc8d220, 0, 0);
        let (x492, x493) = addc(x487, x490, x489);
        let (x494, _) = addc(x491, x493, 0);
        let (x495, x496) = addc(x479, x488, x483);
        let (x497, x498) = addc(x481, x492, x496);
        let (x499, _) = addc(x494, x498, 0);
        let (x500, x501) = subb(x435, x495, 0);
        let (x502, _) = mac(x500, 0x6ed46089e88fdc45, 0, 0);
        let (_, x503) = mac(x502, 0x1313e695333ad68d, 0, 0);
        let (x504, x505) = mac(x502, 0xa7e5f24db74f5885, 0, 0);
        let (x506, x507) = addc(x503, x504, 0);
        let (x508, x509) = mac(x502, 0x389cb27e0bc8d220, 0, 0);
        let (x510, x511) = addc(x505, x508, x507);
        let (x512, _) = addc(x509, x511, 0);
        let (x513, x514) = addc(x497, x506, x501);
        let (x515, x516) = addc(x499, x510, x514);
        let (x517, _) = addc(x512, x516, 0);
        let (x518, x519) = subb(x437, x513, 0);
        let (x520, _) = mac(x518, 0x6ed46089e88fdc45, 0, 0);
        let (_, x521) = mac(x520, 0x1313e695333ad68d, 0, 0);
        let (x522, x523) = mac(x520, 0xa7e5f24db74f5885, 0, 0);
        let (x524, x525) = addc(x521, x522, 0);
        let (x526, x527) = mac(x520, 0x389cb27e0bc8d220, 0, 0);
        let (x528, x529) = addc(x523, x526, x525);
        let (x530, _) = addc(x527, x529, 0);
        let (x531, x532) = addc(x515, x524, x519);
        let (x533, x534) = addc(x517, x528, x532);
        let (x535, _) = addc(x530, x534, 0);
        let (x536, x537) = subb(x439, x531, 0);
        let (x538, _) = mac(x536, 0x6ed46089e88fdc45, 0, 0);
        let (_, x539) = mac(x538, 0x1313e695333ad68d, 0, 0);
        let (x540, x541) = mac(x538, 0xa7e5f24db74f5885, 0, 0);
        let (x542, x543) = addc(x539, x540, 0);
        let (x544, x545) = mac(x538, 0x389cb27e0bc8d220, 0, 0);
        let (x546, x547) = addc(x541, x544, x543);
        let (x548, _) = addc(x545, x547, 0);
        let (x549, x550) = addc(x533, x542, x537);
        let (x551, x552) = addc(x535, x546, x550);
        let (x553, _) = addc(x548, x552, 0);
        let (x554, x555) = subb(x453, x549, 0);
        let (x556, x557) = subb(x466, x551, x555);
        let (x558, x559) = subb(x484, x553, x557);
        let (x560, x561) = subb(x502, x559, 0);
        let (x562, x563) = subb(x520, x561, 0);
        let (x564, _) = subb(x538, x563, 0);
        let (x565, x566) = addc(x554, x441, 0);
        let (x567, x568) = addc(x556, x443, x566);
        let (x569, x570) = addc(x558, x445, x568);
        let (x571, x572) = addc(x560, x447, x570);
        let (x573, x574) = addc(x562, x449, x572);
        let (x575, x576) = addc(x564, x451, x574);
        let (x577, _) = addc(x452, x576, 0);
        let (x578, x579) = mac(x577, 0x1313e695333ad68d, x565, 0);
        let (x580, x581) = mac(x577, 0xa7e5f24db74f5885, x567, x579);
        let (x582, x583) = mac(x577, 0x389cb27e0bc8d220, x569, x581);
        let (x584, x585) = addc(x571, x583, 0);
        let (x586, x587) = addc(x573, x585, 0);
        let (x588, x589) = addc(x575, x587, 0);
        let x590 = mask(x589);
        let x591 = x590 & 0x1313e695333ad68d;
        let x592 = x590 & 0xa7e5f24db74f5885;
        let x593 = x590 & 0x389cb27e0bc8d220;
        let (x594, x595) = addc(x578, x591, 0);
        let (x596, x597) = addc(x580, x592, x595);
        let (x598, _) = addc(x582, x593, x597);
        Self([x594, x596, x598, x584, x586, x588])
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
        let (x334, x335) = subb(0xe5e24b711986cce4, x301, 0);
        let (x336, x337) = subb(0xa8a87067d834b46b, x313, x335);
        let (x338, x339) = subb(0x7c5e6a430f10a8d8, x315, x337);
        let (x340, x341) = subb(0x2bf2b6e8b554e33a, x317, x339);
        let (x342, x343) = subb(0xc04fa485d7d9976a, x319, x341);
        let (x344, x345) = subb(0xf37b11fed4c640de, x321, x343);
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
        let (x381, _) = mac(x357, 0x6ed46089e88fdc45, 0, 0);
        let (_, x382) = mac(x381, 0x1313e695333ad68d, 0, 0);
        let (x383, x384) = mac(x381, 0xa7e5f24db74f5885, 0, 0);
        let (x385, x386) = addc(x382, x383, 0);
        let (x387, x388) = mac(x381, 0x389cb27e0bc8d220, 0, 0);
        let (x389, x390) = addc(x384, x387, x386);
        let (x391, _) = addc(x388, x390, 0);
        let (x392, x393) = subb(x359, x385, 0);
        let (x394, _) = mac(x392, 0x6ed46089e88fdc45, 0, 0);
        let (_, x395) = mac(x394, 0x1313e695333ad68d, 0, 0);
        let (x396, x397) = mac(x394, 0xa7e5f24db74f5885, 0, 0);
        let (x398, x399) = addc(x395, x396, 0);
        let (x400, x401) = mac(x394, 0x389cb27e0bc8d220, 0, 0);
        let (x402, x403) = addc(x397, x400, x399);
        let (x404, _) = addc(x401, x403, 0);
        let (x405, x406) = addc(x389, x398, x393);
        let (x407, x408) = addc(x391, x402, x406);
        let (x409, _) = addc(x404, x408, 0);
        let (x410, x411) = subb(x361, x405, 0);
        let (x412, _) = mac(x410, 0x6ed46089e88fdc45, 0, 0);
        let (_, x413) = mac(x412, 0x1313e695333ad68d, 0, 0);
        let (x414, x415) = mac(x412, 0xa7e5f24db74f5885, 0, 0);
        let (x416, x417) = addc(x413, x414, 0);
        let (x418, x419) = mac(x412, 0x389cb27e0bc8d220, 0, 0);
        let (x420, x421) = addc(x415, x418, x417);
        let (x422, _) = addc(x419, x421, 0);
        let (x423, x424) = addc(x407, x416, x411);
        let (x425, x426) = addc(x409, x420, x424);
        let (x427, _) = addc(x422, x426, 0);
        let (x428, x429) = subb(x363, x423, 0);
        let (x430, _) = mac(x428, 0x6ed46089e88fdc45, 0, 0);
        let (_, x431) = mac(x430, 0x1313e695333ad68d, 0, 0);
        let (x432, x433) = mac(x430, 0xa7e5f24db74f5885, 0, 0);
        let (x434, x435) = addc(x431, x432, 0);
        let (x436, x437) = mac(x430, 0x389cb27e0bc8d220, 0, 0);
        let (x438, x439) = addc(x433, x436, x435);
        let (x440, _) = addc(x437, x439, 0);
        let (x441, x442) = addc(x425, x434, x429);
        let (x443, x444) = addc(x427, x438, x442);
        let (x445, _) = addc(x440, x444, 0);
        let (x446, x447) = subb(x365, x441, 0);
        let (x448, _) = mac(x446, 0x6ed46089e88fdc45, 0, 0);
        let (_, x449) = mac(x448, 0x1313e695333ad68d, 0, 0);
        let (x450, x451) = mac(x448, 0xa7e5f24db74f5885, 0, 0);
        let (x452, x453) = addc(x449, x450, 0);
        let (x454, x455) = mac(x448, 0x389cb27e0bc8d220, 0, 0);
        let (x456, x457) = addc(x451, x454, x453);
        let (x458, _) = addc(x455, x457, 0);
        let (x459, x460) = addc(x443, x452, x447);
        let (x461, x462) = addc(x445, x456, x460);
        let (x463, _) = addc(x458, x462, 0);
        let (x464, x465) = subb(x367, x459, 0);
        let (x466, _) = mac(x464, 0x6ed46089e88fdc45, 0, 0);
        let (_, x467) = mac(x466, 0x1313e695333ad68d, 0, 0);
        let (x468, x469) = mac(x466, 0xa7e5f24db74f5885, 0, 0);
        let (x470, x471) = addc(x467, x468, 0);
        let (x472, x473) = mac(x466, 0x389cb27e0bc8d220, 0, 0);
        let (x474, x475) = addc(x469, x472, x471);
        let (x476, _) = addc(x473, x475, 0);
        let (x477, x478) = addc(x461, x470, x465);
        let (x479, x480) = addc(x463, x474, x478);
        let (x481, _) = addc(x476, x480, 0);
        let (x482, x483) = subb(x381, x477, 0);
        let (x484, x485) = subb(x394, x479, x483);
        let (x486, x487) = subb(x412, x481, x485);
        let (x488, x489) = subb(x430, x487, 0);
        let (x490, x491) = subb(x448, x489, 0);
        let (x492, _) = subb(x466, x491, 0);
        let (x493, x494) = addc(x482, x369, 0);
        let (x495, x496) = addc(x484, x371, x494);
        let (x497, x498) = addc(x486, x373, x496);
        let (x499, x500) = addc(x488, x375, x498);
        let (x501, x502) = addc(x490, x377, x500);
        let (x503, x504) = addc(x492, x379, x502);
        let (x505, _) = addc(x380, x504, 0);
        let (x506, x507) = mac(x505, 0x1313e695333ad68d, x493, 0);
        let (x508, x509) = mac(x505, 0xa7e5f24db74f5885, x495, x507);
        let (x510, x511) = mac(x505, 0x389cb27e0bc8d220, x497, x509);
        let (x512, x513) = addc(x499, x511, 0);
        let (x514, x515) = addc(x501, x513, 0);
        let (x516, x517) = addc(x503, x515, 0);
        let x518 = mask(x517);
        let x519 = x518 & 0x1313e695333ad68d;
        let x520 = x518 & 0xa7e5f24db74f5885;
        let x521 = x518 & 0x389cb27e0bc8d220;
        let (x522, x523) = addc(x506, x519, 0);
        let (x524, x525) = addc(x508, x520, x523);
        let (x526, _) = addc(x510, x521, x525);
        Self([x522, x524, x526, x512, x514, x516])
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
        let (x16, x17) = mac(x15, 0xecec196accc52973, 0, 0);
        let (x18, x19) = mac(x15, 0x581a0db248b0a77a, x17, 0);
        let (x20, x21) = mac(x15, 0xc7634d81f4372ddf, x19, 0);
        let (x22, x23) = mac(x15, 0xffffffffffffffff, x21, 0);
        let (x24, x25) = mac(x15, 0xffffffffffffffff, x23, 0);
        let (x26, x27) = mac(x15, 0xffffffffffffffff, x25, 0);
        let (x28, x29) = subb(x0, x16, 0);
        let (x30, x31) = subb(x2, x18, x29);
        let (x32, x33) = subb(x4, x20, x31);
        let (x34, x35) = subb(x6, x22, x33);
        let (x36, x37) = subb(x8, x24, x35);
        let (x38, x39) = subb(x10, x26, x37);
        let (x40, _) = subb(x11, x27, x39);
        let x41 = mask(x40);
        let x42 = x41 & 0x1313e695333ad68d;
        let x43 = x41 & 0xa7e5f24db74f5885;
        let x44 = x41 & 0x389cb27e0bc8d220;
        let (x45, x46) = addc(x28, x42, 0);
        let (x47, x48) = addc(x30, x43, x46);
        let (x49, x50) = addc(x32, x44, x48);
        let (x51, x52) = addc(x34, x50, 0);
        let (x53, x54) = addc(x36, x52, 0);
        let (x55, _) = addc(x38, x54, 0);
        Self([x45, x47, x49, x51, x53, x55])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = mask(x0);
        let x2 = x1 & 0xecec196accc52973;
        let x3 = x1 & 0x581a0db248b0a77a;
        let x4 = x1 & 0xc7634d81f4372ddf;
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
        let (x0, _) = mac(a[0], 0x6ed46089e88fdc45, 0, 0);
        let (_, x1) = mac(x0, 0x1313e695333ad68d, 0, 0);
        let (x2, x3) = mac(x0, 0xa7e5f24db74f5885, x1, 0);
        let (x4, x5) = mac(x0, 0x389cb27e0bc8d220, x3, 0);
        let (x6, x7) = subb(a[1], x2, 0);
        let (x8, _) = mac(x6, 0x6ed46089e88fdc45, 0, 0);
        let (_, x9) = mac(x8, 0x1313e695333ad68d, 0, 0);
        let (x10, x11) = mac(x8, 0xa7e5f24db74f5885, x9, 0);
        let (x12, x13) = mac(x8, 0x389cb27e0bc8d220, x11, 0);
        let (x14, x15) = addc(x4, x10, x7);
        let (x16, x17) = addc(x5, x12, x15);
        let (x18, _) = addc(x13, x17, 0);
        let (x19, x20) = subb(a[2], x14, 0);
        let (x21, _) = mac(x19, 0x6ed46089e88fdc45, 0, 0);
        let (_, x22) = mac(x21, 0x1313e695333ad68d, 0, 0);
        let (x23, x24) = mac(x21, 0xa7e5f24db74f5885, x22, 0);
        let (x25, x26) = mac(x21, 0x389cb27e0bc8d220, x24, 0);
        let (x27, x28) = addc(x16, x23, x20);
        let (x29, x30) = addc(x18, x25, x28);
        let (x31, _) = addc(x26, x30, 0);
        let (x32, x33) = subb(a[3], x27, 0);
        let (x34, _) = mac(x32, 0x6ed46089e88fdc45, 0, 0);
        let (_, x35) = mac(x34, 0x1313e695333ad68d, 0, 0);
        let (x36, x37) = mac(x34, 0xa7e5f24db74f5885, x35, 0);
        let (x38, x39) = mac(x34, 0x389cb27e0bc8d220, x37, 0);
        let (x40, x41) = addc(x29, x36, x33);
        let (x42, x43) = addc(x31, x38, x41);
        let (x44, _) = addc(x39, x43, 0);
        let (x45, x46) = subb(a[4], x40, 0);
        let (x47, _) = mac(x45, 0x6ed46089e88fdc45, 0, 0);
        let (_, x48) = mac(x47, 0x1313e695333ad68d, 0, 0);
        let (x49, x50) = mac(x47, 0xa7e5f24db74f5885, x48, 0);
        let (x51, x52) = mac(x47, 0x389cb27e0bc8d220, x50, 0);
        let (x53, x54) = addc(x42, x49, x46);
        let (x55, x56) = addc(x44, x51, x54);
        let (x57, _) = addc(x52, x56, 0);
        let (x58, x59) = subb(a[5], x53, 0);
        let (x60, _) = mac(x58, 0x6ed46089e88fdc45, 0, 0);
        let (_, x61) = mac(x60, 0x1313e695333ad68d, 0, 0);
        let (x62, x63) = mac(x60, 0xa7e5f24db74f5885, x61, 0);
        let (x64, x65) = mac(x60, 0x389cb27e0bc8d220, x63, 0);
        let (x66, x67) = addc(x55, x62, x59);
        let (x68, x69) = addc(x57, x64, x67);
        let (x70, _) = addc(x65, x69, 0);
        let (x71, x72) = subb(x0, x66, 0);
        let (x73, x74) = subb(x8, x68, x72);
        let (x75, x76) = subb(x21, x70, x74);
        let (x77, x78) = subb(x34, x76, 0);
        let (x79, x80) = subb(x47, x78, 0);
        let (x81, _) = subb(x60, x80, 0);
        let (x82, x83) = subb(x71, 0xecec196accc52973, 0);
        let (x84, x85) = subb(x73, 0x581a0db248b0a77a, x83);
        let (x86, x87) = subb(x75, 0xc7634d81f4372ddf, x85);
        let (x88, x89) = subb(x77, 0xffffffffffffffff, x87);
        let (x90, x91) = subb(x79, 0xffffffffffffffff, x89);
        let (x92, x93) = subb(x81, 0xffffffffffffffff, x91);
        let x94 = mask(x93);
        let x95 = x82 ^ (x94 & (x71 ^ x82));
        let x96 = x84 ^ (x94 & (x73 ^ x84));
        let x97 = x86 ^ (x94 & (x75 ^ x86));
        let x98 = x88 ^ (x94 & (x77 ^ x88));
        let x99 = x90 ^ (x94 & (x79 ^ x90));
        let x100 = x92 ^ (x94 & (x81 ^ x92));
        [x95, x96, x97, x98, x99, x100]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let (x0, x1) = mac(0x2d319b2419b409a9, a[0], 0, 0);
        let (x2, x3) = mac(0x2d319b2419b409a9, a[1], x1, 0);
        let (x4, x5) = mac(0x2d319b2419b409a9, a[2], x3, 0);
        let (x6, x7) = mac(0x2d319b2419b409a9, a[3], x5, 0);
        let (x8, x9) = mac(0x2d319b2419b409a9, a[4], x7, 0);
        let (x10, x11) = mac(0x2d319b2419b409a9, a[5], x9, 0);
        let (x12, x13) = mac(0xff3d81e5df1aa419, a[0], x2, 0);
        let (x14, x15) = mac(0xff3d81e5df1aa419, a[1], x4, x13);
        let (x16, x17) = mac(0xff3d81e5df1aa419, a[2], x6, x15);
        let (x18, x19) = mac(0xff3d81e5df1aa419, a[3], x8, x17);
        let (x20, x21) = mac(0xff3d81e5df1aa419, a[4], x10, x19);
        let (x22, x23) = mac(0xff3d81e5df1aa419, a[5], x11, x21);
        let (x24, x25) = mac(0xbc3e483afcb82947, a[0], x14, 0);
        let (x26, x27) = mac(0xbc3e483afcb82947, a[1], x16, x25);
        let (x28, x29) = mac(0xbc3e483afcb82947, a[2], x18, x27);
        let (x30, x31) = mac(0xbc3e483afcb82947, a[3], x20, x29);
        let (x32, x33) = mac(0xbc3e483afcb82947, a[4], x22, x31);
        let (x34, x35) = mac(0xbc3e483afcb82947, a[5], x23, x33);
        let (x36, x37) = mac(0xd40d49174aab1cc5, a[0], x26, 0);
        let (x38, x39) = mac(0xd40d49174aab1cc5, a[1], x28, x37);
        let (x40, x41) = mac(0xd40d49174aab1cc5, a[2], x30, x39);
        let (x42, x43) = mac(0xd40d49174aab1cc5, a[3], x32, x41);
        let (x44, x45) = mac(0xd40d49174aab1cc5, a[4], x34, x43);
        let (x46, x47) = mac(0xd40d49174aab1cc5, a[5], x35, x45);
        let (x48, x49) = mac(0x3fb05b7a28266895, a[0], x38, 0);
        let (x50, x51) = mac(0x3fb05b7a28266895, a[1], x40, x49);
        let (x52, x53) = mac(0x3fb05b7a28266895, a[2], x42, x51);
        let (x54, x55) = mac(0x3fb05b7a28266895, a[3], x44, x53);
        let (x56, x57) = mac(0x3fb05b7a28266895, a[4], x46, x55);
        let (x58, x59) = mac(0x3fb05b7a28266895, a[5], x47, x57);
        let (x60, x61) = mac(0xc84ee012b39bf21, a[0], x50, 0);
        let (x62, x63) = mac(0xc84ee012b39bf21, a[1], x52, x61);
        let (x64, x65) = mac(0xc84ee012b39bf21, a[2], x54, x63);
        let (x66, x67) = mac(0xc84ee012b39bf21, a[3], x56, x65);
        let (x68, x69) = mac(0xc84ee012b39bf21, a[4], x58, x67);
        let (x70, x71) = mac(0xc84ee012b39bf21, a[5], x59, x69);
        let (x72, _) = mac(x0, 0x6ed46089e88fdc45, 0, 0);
        let (_, x73) = mac(x72, 0x1313e695333ad68d, 0, 0);
        let (x74, x75) = mac(x72, 0xa7e5f24db74f5885, x73, 0);
        let (x76, x77) = mac(x72, 0x389cb27e0bc8d220, x75, 0);
        let (x78, x79) = subb(x12, x74, 0);
        let (x80, _) = mac(x78, 0x6ed46089e88fdc45, 0, 0);
        let (_, x81) = mac(x80, 0x1313e695333ad68d, 0, 0);
        let (x82, x83) = mac(x80, 0xa7e5f24db74f5885, x81, 0);
        let (x84, x85) = mac(x80, 0x389cb27e0bc8d220, x83, 0);
        let (x86, x87) = addc(x76, x82, x79);
        let (x88, x89) = addc(x77, x84, x87);
        let (x90, _) = addc(x85, x89, 0);
        let (x91, x92) = subb(x24, x86, 0);
        let (x93, _) = mac(x91, 0x6ed46089e88fdc45, 0, 0);
        let (_, x94) = mac(x93, 0x1313e695333ad68d, 0, 0);
        let (x95, x96) = mac(x93, 0xa7e5f24db74f5885, x94, 0);
        let (x97, x98) = mac(x93, 0x389cb27e0bc8d220, x96, 0);
        let (x99, x100) = addc(x88, x95, x92);
        let (x101, x102) = addc(x90, x97, x100);
        let (x103, _) = addc(x98, x102, 0);
        let (x104, x105) = subb(x36, x99, 0);
        let (x106, _) = mac(x104, 0x6ed46089e88fdc45, 0, 0);
        let (_, x107) = mac(x106, 0x1313e695333ad68d, 0, 0);
        let (x108, x109) = mac(x106, 0xa7e5f24db74f5885, x107, 0);
        let (x110, x111) = mac(x106, 0x389cb27e0bc8d220, x109, 0);
        let (x112, x113) = addc(x101, x108, x105);
        let (x114, x115) = addc(x103, x110, x113);
        let (x116, _) = addc(x111, x115, 0);
        let (x117, x118) = subb(x48, x112, 0);
        let (x119, _) = mac(x117, 0x6ed46089e88fdc45, 0, 0);
        let (_, x120) = mac(x119, 0x1313e695333ad68d, 0, 0);
        let (x121, x122) = mac(x119, 0xa7e5f24db74f5885, x120, 0);
        let (x123, x124) = mac(x119, 0x389cb27e0bc8d220, x122, 0);
        let (x125, x126) = addc(x114, x121, x118);
        let (x127, x128) = addc(x116, x123, x126);
        let (x129, _) = addc(x124, x128, 0);
        let (x130, x131) = subb(x60, x125, 0);
        let (x132, _) = mac(x130, 0x6ed46089e88fdc45, 0, 0);
        let (_, x133) = mac(x132, 0x1313e695333ad68d, 0, 0);
        let (x134, x135) = mac(x132, 0xa7e5f24db74f5885, x133, 0);
        let (x136, x137) = mac(x132, 0x389cb27e0bc8d220, x135, 0);
        let (x138, x139) = addc(x127, x134, x131);
        let (x140, x141) = addc(x129, x136, x139);
        let (x142, _) = addc(x137, x141, 0);
        let (x143, x144) = subb(x72, x138, 0);
        let (x145, x146) = subb(x80, x140, x144);
        let (x147, x148) = subb(x93, x142, x146);
        let (x149, x150) = subb(x106, x148, 0);
        let (x151, x152) = subb(x119, x150, 0);
        let (x153, _) = subb(x132, x152, 0);
        let (x154, x155) = addc(x143, x62, 0);
        let (x156, x157) = addc(x145, x64, x155);
        let (x158, x159) = addc(x147, x66, x157);
        let (x160, x161) = addc(x149, x68, x159);
        let (x162, x163) = addc(x151, x70, x161);
        let (x164, x165) = addc(x153, x71, x163);
        let x166 = mask(x165);
        let x167 = x166 & 0x1313e695333ad68d;
        let x168 = x166 & 0xa7e5f24db74f5885;
        let x169 = x166 & 0x389cb27e0bc8d220;
        let (x170, x171) = addc(x154, x167, 0);
        let (x172, x173) = addc(x156, x168, x171);
        let (x174, x175) = addc(x158, x169, x173);
        let (x176, x177) = addc(x160, x175, 0);
        let (x178, x179) = addc(x162, x177, 0);
        let (x180, _) = addc(x164, x179, 0);
        Self([x170, x172, x174, x176, x178, x180])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xecec196accc52973, 0);
        let (_, x1) = subb(a[1], 0x581a0db248b0a77a, x0);
        let (_, x2) = subb(a[2], 0xc7634d81f4372ddf, x1);
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
        let (x13, x14) = mac(0x2d319b2419b409a9, x7, 0, 0);
        let (x15, x16) = mac(0x2d319b2419b409a9, x8, x14, 0);
        let (x17, x18) = mac(0x2d319b2419b409a9, x9, x16, 0);
        let (x19, x20) = mac(0x2d319b2419b409a9, x10, x18, 0);
        let (x21, x22) = mac(0x2d319b2419b409a9, x11, x20, 0);
        let (x23, x24) = mac(0x2d319b2419b409a9, x12, x22, 0);
        let (x25, x26) = mac(0xff3d81e5df1aa419, x7, x15, 0);
        let (x27, x28) = mac(0xff3d81e5df1aa419, x8, x17, x26);
        let (x29, x30) = mac(0xff3d81e5df1aa419, x9, x19, x28);
        let (x31, x32) = mac(0xff3d81e5df1aa419, x10, x21, x30);
        let (x33, x34) = mac(0xff3d81e5df1aa419, x11, x23, x32);
        let (x35, x36) = mac(0xff3d81e5df1aa419, x12, x24, x34);
        let (x37, x38) = mac(0xbc3e483afcb82947, x7, x27, 0);
        let (x39, x40) = mac(0xbc3e483afcb82947, x8, x29, x38);
        let (x41, x42) = mac(0xbc3e483afcb82947, x9, x31, x40);
        let (x43, x44) = mac(0xbc3e483afcb82947, x10, x33, x42);
        let (x45, x46) = mac(0xbc3e483afcb82947, x11, x35, x44);
        let (x47, x48) = mac(0xbc3e483afcb82947, x12, x36, x46);
        let (x49, x50) = mac(0xd40d49174aab1cc5, x7, x39, 0);
        let (x51, x52) = mac(0xd40d49174aab1cc5, x8, x41, x50);
        let (x53, x54) = mac(0xd40d49174aab1cc5, x9, x43, x52);
        let (x55, x56) = mac(0xd40d49174aab1cc5, x10, x45, x54);
        let (x57, x58) = mac(0xd40d49174aab1cc5, x11, x47, x56);
        let (x59, x60) = mac(0xd40d49174aab1cc5, x12, x48, x58);
        let (x61, x62) = mac(0x3fb05b7a28266895, x7, x51, 0);
        let (x63, x64) = mac(0x3fb05b7a28266895, x8, x53, x62);
        let (x65, x66) = mac(0x3fb05b7a28266895, x9, x55, x64);
        let (x67, x68) = mac(0x3fb05b7a28266895, x10, x57, x66);
        let (x69, x70) = mac(0x3fb05b7a28266895, x11, x59, x68);
        let (x71, x72) = mac(0x3fb05b7a28266895, x12, x60, x70);
        let (x73, x74) = mac(0xc84ee012b39bf21, x7, x63, 0);
        let (x75, x76) = mac(0xc84ee012b39bf21, x8, x65, x74);
        let (x77, x78) = mac(0xc84ee012b39bf21, x9, x67, x76);
        let (x79, x80) = mac(0xc84ee012b39bf21, x10, x69, x78);
        let (x81, x82) = mac(0xc84ee012b39bf21, x11, x71, x80);
        let (x83, x84) = mac(0xc84ee012b39bf21, x12, x72, x82);
        let (x85, _) = mac(x13, 0x6ed46089e88fdc45, 0, 0);
        let (_, x86) = mac(x85, 0x1313e695333ad68d, 0, 0);
        let (x87, x88) = mac(x85, 0xa7e5f24db74f5885, x86, 0);
        let (x89, x90) = mac(x85, 0x389cb27e0bc8d220, x88, 0);
        let (x91, x92) = subb(x25, x87, 0);
        let (x93, _) = mac(x91, 0x6ed46089e88fdc45, 0, 0);
        let (_, x94) = mac(x93, 0x1313e695333ad68d, 0, 0);
        let (x95, x96) = mac(x93, 0xa7e5f24db74f5885, x94, 0);
        let (x97, x98) = mac(x93, 0x389cb27e0bc8d220, x96, 0);
        let (x99, x100) = addc(x89, x95, x92);
        let (x101, x102) = addc(x90, x97, x100);
        let (x103, _) = addc(x98, x102, 0);
        let (x104, x105) = subb(x37, x99, 0);
        let (x106, _) = mac(x104, 0x6ed46089e88fdc45, 0, 0);
        let (_, x107) = mac(x106, 0x1313e695333ad68d, 0, 0);
        let (x108, x109) = mac(x106, 0xa7e5f24db74f5885, x107, 0);
        let (x110, x111) = mac(x106, 0x389cb27e0bc8d220, x109, 0);
        let (x112, x113) = addc(x101, x108, x105);
        let (x114, x115) = addc(x103, x110, x113);
        let (x116, _) = addc(x111, x115, 0);
        let (x117, x118) = subb(x49, x112, 0);
        let (x119, _) = mac(x117, 0x6ed46089e88fdc45, 0, 0);
        let (_, x120) = mac(x119, 0x1313e695333ad68d, 0, 0);
        let (x121, x122) = mac(x119, 0xa7e5f24db74f5885, x120, 0);
        let (x123, x124) = mac(x119, 0x389cb27e0bc8d220, x122, 0);
        let (x125, x126) = addc(x114, x121, x118);
        let (x127, x128) = addc(x116, x123, x126);
        let (x129, _) = addc(x124, x128, 0);
        let (x130, x131) = subb(x61, x125, 0);
        let (x132, _) = mac(x130, 0x6ed46089e88fdc45, 0, 0);
        let (_, x133) = mac(x132, 0x1313e695333ad68d, 0, 0);
        let (x134, x135) = mac(x132, 0xa7e5f24db74f5885, x133, 0);
        let (x136, x137) = mac(x132, 0x389cb27e0bc8d220, x135, 0);
        let (x138, x139) = addc(x127, x134, x131);
        let (x140, x141) = addc(x129, x136, x139);
        let (x142, _) = addc(x137, x141, 0);
        let (x143, x144) = subb(x73, x138, 0);
        let (x145, _) = mac(x143, 0x6ed46089e88fdc45, 0, 0);
        let (_, x146) = mac(x145, 0x1313e695333ad68d, 0, 0);
        let (x147, x148) = mac(x145, 0xa7e5f24db74f5885, x146, 0);
        let (x149, x150) = mac(x145, 0x389cb27e0bc8d220, x148, 0);
        let (x151, x152) = addc(x140, x147, x144);
        let (x153, x154) = addc(x142, x149, x152);
        let (x155, _) = addc(x150, x154, 0);
        let (x156, x157) = subb(x85, x151, 0);
        let (x158, x159) = subb(x93, x153, x157);
        let (x160, x161) = subb(x106, x155, x159);
        let (x162, x163) = subb(x119, x161, 0);
        let (x164, x165) = subb(x132, x163, 0);
        let (x166, _) = subb(x145, x165, 0);
        let (x167, x168) = addc(x156, x75, 0);
        let (x169, x170) = addc(x158, x77, x168);
        let (x171, x172) = addc(x160, x79, x170);
        let (x173, x174) = addc(x162, x81, x172);
        let (x175, x176) = addc(x164, x83, x174);
        let (x177, x178) = addc(x166, x84, x176);
        let x179 = mask(x178);
        let x180 = x179 & 0x1313e695333ad68d;
        let x181 = x179 & 0xa7e5f24db74f5885;
        let x182 = x179 & 0x389cb27e0bc8d220;
        let (x183, x184) = addc(x167, x180, 0);
        let (x185, x186) = addc(x169, x181, x184);
        let (x187, x188) = addc(x171, x182, x186);
        let (x189, x190) = addc(x173, x188, 0);
        let (x191, x192) = addc(x175, x190, 0);
        let (x193, _) = addc(x177, x192, 0);
        let words = [x183, x185, x187, x189, x191, x193];
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
        let (x203, _) = mac(x0, 0x6ed46089e88fdc45, 0, 0);
        let (_, x204) = mac(x203, 0x1313e695333ad68d, 0, 0);
        let (x205, x206) = mac(x203, 0xa7e5f24db74f5885, 0, 0);
        let (x207, x208) = addc(x204, x205, 0);
        let (x209, x210) = mac(x203, 0x389cb27e0bc8d220, 0, 0);
        let (x211, x212) = addc(x206, x209, x208);
        let (x213, _) = addc(x210, x212, 0);
        let (x214, x215) = subb(x46, x207, 0);
        let (x216, _) = mac(x214, 0x6ed46089e88fdc45, 0, 0);
        let (_, x217) = mac(x216, 0x1313e695333ad68d, 0, 0);
        let (x218, x219) = mac(x216, 0xa7e5f24db74f5885, 0, 0);
        let (x220, x221) = addc(x217, x218, 0);
        let (x222, x223) = mac(x216, 0x389cb27e0bc8d220, 0, 0);
        let (x224, x225) = addc(x219, x222, x221);
        let (x226, _) = addc(x223, x225, 0);
        let (x227, x228) = addc(x211, x220, x215);
        let (x229, x230) = addc(x213, x224, x228);
        let (x231, _) = addc(x226, x230, 0);
        let (x232, x233) = subb(x82, x227, 0);
        let (x234, _) = mac(x232, 0x6ed46089e88fdc45, 0, 0);
        let (_, x235) = mac(x234, 0x1313e695333ad68d, 0, 0);
        let (x236, x237) = mac(x234, 0xa7e5f24db74f5885, 0, 0);
        let (x238, x239) = addc(x235, x236, 0);
        let (x240, x241) = mac(x234, 0x389cb27e0bc8d220, 0, 0);
        let (x242, x243) = addc(x237, x240, x239);
        let (x244, _) = addc(x241, x243, 0);
        let (x245, x246) = addc(x229, x238, x233);
        let (x247, x248) = addc(x231, x242, x246);
        let (x249, _) = addc(x244, x248, 0);
        let (x250, x251) = subb(x118, x245, 0);
        let (x252, _) = mac(x250, 0x6ed46089e88fdc45, 0, 0);
        let (_, x253) = mac(x252, 0x1313e695333ad68d, 0, 0);
        let (x254, x255) = mac(x252, 0xa7e5f24db74f5885, 0, 0);
        let (x256, x257) = addc(x253, x254, 0);
        let (x258, x259) = mac(x252, 0x389cb27e0bc8d220, 0, 0);
        let (x260, x261) = addc(x255, x258, x257);
        let (x262, _) = addc(x259, x261, 0);
        let (x263, x264) = addc(x247, x256, x251);
        let (x265, x266) = addc(x249, x260, x264);
        let (x267, _) = addc(x262, x266, 0);
        let (x268, x269) = subb(x154, x263, 0);
        let (x270, _) = mac(x268, 0x6ed46089e88fdc45, 0, 0);
        let (_, x271) = mac(x270, 0x1313e695333ad68d, 0, 0);
        let (x272, x273) = mac(x270, 0xa7e5f24db74f5885, 0, 0);
        let (x274, x275) = addc(x271, x272, 0);
        let (x276, x277) = mac(x270, 0x389cb27e0bc8d220, 0, 0);
        let (x278, x279) = addc(x273, x276, x275);
        let (x280, _) = addc(x277, x279, 0);
        let (x281, x282) = addc(x265, x274, x269);
        let (x283, x284) = addc(x267, x278, x282);
        let (x285, _) = addc(x280, x284, 0);
        let (x286, x287) = subb(x190, x281, 0);
        let (x288, _) = mac(x286, 0x6ed46089e88fdc45, 0, 0);
        let (_, x289) = mac(x288, 0x1313e695333ad68d, 0, 0);
        let (x290, x291) = mac(x288, 0xa7e5f24db74f5885, 0, 0);
        let (x292, x293) = addc(x289, x290, 0);
        let (x294, x295) = mac(x288, 0x389cb27e0bc8d220, 0, 0);
        let (x296, x297) = addc(x291, x294, x293);
        let (x298, _) = addc(x295, x297, 0);
        let (x299, x300) = addc(x283, x292, x287);
        let (x301, x302) = addc(x285, x296, x300);
        let (x303, _) = addc(x298, x302, 0);
        let (x304, x305) = subb(x203, x299, 0);
        let (x306, x307) = subb(x216, x301, x305);
        let (x308, x309) = subb(x234, x303, x307);
        let (x310, x311) = subb(x252, x309, 0);
        let (x312, x313) = subb(x270, x311, 0);
        let (x314, _) = subb(x288, x313, 0);
        let (x315, x316) = addc(x304, x192, 0);
        let (x317, x318) = addc(x306, x194, x316);
        let (x319, x320) = addc(x308, x196, x318);
        let (x321, x322) = addc(x310, x198, x320);
        let (x323, x324) = addc(x312, x200, x322);
        let (x325, x326) = addc(x314, x202, x324);
        let x327 = mask(x326);
        let x328 = x327 & 0x1313e695333ad68d;
        let x329 = x327 & 0xa7e5f24db74f5885;
        let x330 = x327 & 0x389cb27e0bc8d220;
        let (x331, x332) = addc(x315, x328, 0);
        let (x333, x334) = addc(x317, x329, x332);
        let (x335, x336) = addc(x319, x330, x334);
        let (x337, x338) = addc(x321, x336, 0);
        let (x339, x340) = addc(x323, x338, 0);
        let (x341, _) = addc(x325, x340, 0);
        Self([x331, x333, x335, x337, x339, x341])
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
        let x13 = x12 & 0x1313e695333ad68d;
        let x14 = x12 & 0xa7e5f24db74f5885;
        let x15 = x12 & 0x389cb27e0bc8d220;
        let (x16, x17) = addc(x0, x13, 0);
        let (x18, x19) = addc(x2, x14, x17);
        let (x20, x21) = addc(x4, x15, x19);
        let (x22, x23) = addc(x6, x21, 0);
        let (x24, x25) = addc(x8, x23, 0);
        let (x26, x27) = addc(x10, x25, 0);
        let x28 = mask(x27);
        let x29 = x28 & 0x1313e695333ad68d;
        let x30 = x28 & 0xa7e5f24db74f5885;
        let x31 = x28 & 0x389cb27e0bc8d220;
        let (x32, x33) = addc(x16, x29, 0);
        let (x34, x35) = addc(x18, x30, x33);
        let (x36, _) = addc(x20, x31, x35);
        Self([x32, x34, x36, x22, x24, x26])
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
        let x13 = x12 & 0x1313e695333ad68d;
        let x14 = x12 & 0xa7e5f24db74f5885;
        let x15 = x12 & 0x389cb27e0bc8d220;
        let (x16, x17) = subb(x0, x13, 0);
        let (x18, x19) = subb(x2, x14, x17);
        let (x20, x21) = subb(x4, x15, x19);
        let (x22, x23) = subb(x6, x21, 0);
        let (x24, x25) = subb(x8, x23, 0);
        let (x26, x27) = subb(x10, x25, 0);
        let x28 = mask(x27);
        let x29 = x28 & 0x1313e695333ad68d;
        let x30 = x28 & 0xa7e5f24db74f5885;
        let x31 = x28 & 0x389cb27e0bc8d220;
        let (x32, x33) = subb(x16, x29, 0);
        let (x34, x35) = subb(x18, x30, x33);
        let (x36, _) = subb(x20, x31, x35);
        Self([x32, x34, x36, x22, x24, x26])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0xd9d832d5998a52e6, a[0], 0);
        let (x2, x3) = subb(0xb0341b6491614ef5, a[1], x1);
        let (x4, x5) = subb(0x8ec69b03e86e5bbe, a[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, a[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, a[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, a[5], x9);
        let (x12, _) = subb(1, x11, 0);
        let x13 = mask(x12);
        let x14 = x13 & 0x1313e695333ad68d;
        let x15 = x13 & 0xa7e5f24db74f5885;
        let x16 = x13 & 0x389cb27e0bc8d220;
        let (x17, x18) = addc(x0, x14, 0);
        let (x19, x20) = addc(x2, x15, x18);
        let (x21, x22) = addc(x4, x16, x20);
        let (x23, x24) = addc(x6, x22, 0);
        let (x25, x26) = addc(x8, x24, 0);
        let (x27, _) = addc(x10, x26, 0);
        Self([x17, x19, x21, x23, x25, x27])
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
            0x95333ad68d000000,
            0x4db74f58851313e6,
            0x7e0bc8d220a7e5f2,
            0x389cb2,
            0,
            0,
        ]);
        // Times 2^-360, and into the form of elements.
        Self(divsteps::invert(self.canonical())).mul(scale)
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// t = a^((p + 1)/4), as p mod 4 = 3, is a root if its square is a.
    /// 381 squarings, 51 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let y2 = a.square_times(1);
        let x2 = y2.times(&a);
        let y5 = y2.times(&x2);
        let y6 = x2.square_times(1);
        let x3 = y6.times(&a);
        let y9 = y6.times(&x2);
        let y10 = y5.square_times(1);
        let y11 = y10.times(&a);
        let y13 = y10.times(&x2);
        let x4 = y10.times(&y5);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x64 = x32.square_times_mul(32, &x32);
        let x128 = x64.square_times_mul(64, &x64);
        let x192 = x128.square_times_mul(64, &x64);
        let x194 = x192.square_times_mul(2, &x2);
        let t = x194.square_times_mul(6, &x3);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(7, &y13);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(10, &x4);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(6, &x2);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(6, &y11);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(10, &y13);
        let t = t.square_times_mul(9, &y13);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(6, &y9);
        let t = t.square_times_mul(3, &a);
        let t = t.square_times_mul(7, &y11);
        let t = t.square_times_mul(7, &y5);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(5, &y11);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(7, &x2);
        let t = t.square_times_mul(6, &y11);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(6, &y5);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(6, &y11);
        let t = t.square_times_mul(3, &y5);
        let s = t.square();
        let ok = s == a;
        (Self::select(ok, &t, &Self::ZERO), ok)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 382 squarings, 51 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let y2 = a.square_times(1);
        let x2 = y2.times(&a);
        let y5 = y2.times(&x2);
        let y6 = x2.square_times(1);
        let x3 = y6.times(&a);
        let y9 = y6.times(&x2);
        let y10 = y5.square_times(1);
        let y11 = y10.times(&a);
        let y13 = y10.times(&x2);
        let x4 = y10.times(&y5);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x64 = x32.square_times_mul(32, &x32);
        let x128 = x64.square_times_mul(64, &x64);
        let x192 = x128.square_times_mul(64, &x64);
        let x194 = x192.square_times_mul(2, &x2);
        let t = x194.square_times_mul(6, &x3);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(7, &y13);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(10, &x4);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(6, &x2);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(6, &y11);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(10, &y13);
        let t = t.square_times_mul(9, &y13);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(6, &y9);
        let t = t.square_times_mul(3, &a);
        let t = t.square_times_mul(7, &y11);
        let t = t.square_times_mul(7, &y5);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(5, &y11);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(7, &x2);
        let t = t.square_times_mul(6, &y11);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(6, &y5);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(6, &y11);
        let t = t.square_times_mul(4, &y9);
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
    const P: [Digit; DIGITS] = [
        -221774335155295885,
        117334540309657519,
        237989241218260824,
        -906,
        0,
        0,
        16777216,
    ];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x12b9f76177023bb;

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
        0x73, 0x29, 0xc5, 0xcc, 0x6a, 0x19, 0xec, 0xec, 0x7a, 0xa7, 0xb0, 0x48, 0xb2, 0xd, 0x1a,
        0x58, 0xdf, 0x2d, 0x37, 0xf4, 0x81, 0x4d, 0x63, 0xc7, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff,
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
        0x2d319b2419b409a9,
        0xff3d81e5df1aa419,
        0xbc3e483afcb82947,
        0xd40d49174aab1cc5,
        0x3fb05b7a28266895,
        0xc84ee012b39bf21,
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

    /// A root of unity of order 2^TWO_ADICITY: the power (p - 1)/2^TWO_ADICITY of 2.
    pub const ROOT_OF_UNITY: Self = Self([
        0xd9d832d5998a52e6,
        0xb0341b6491614ef5,
        0x8ec69b03e86e5bbe,
        0xffffffffffffffff,
        0xffffffffffffffff,
        0xffffffffffffffff,
    ]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([
        0xd9d832d5998a52e6,
        0xb0341b6491614ef5,
        0x8ec69b03e86e5bbe,
        0xffffffffffffffff,
        0xffffffffffffffff,
        0xffffffffffffffff,
    ]);

    /// The number 2, of which every number but 0 is a power.
    pub const GENERATOR: Self = Self([
        0x2627cd2a6675ad1a,
        0x4fcbe49b6e9eb10a,
        0x713964fc1791a441,
        0,
        0,
        0,
    ]);

    /// The power 2^TWO_ADICITY of the generator, whose powers are the numbers of odd order.
    pub const DELTA: Self = Self([
        0x4c4f9a54cceb5a34,
        0x9f97c936dd3d6214,
        0xe272c9f82f234882,
        0,
        0,
        0,
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
