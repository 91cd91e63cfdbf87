// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409. Generated, do not edit:
//! ```text
//! modforge field 0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409 --name n521 --prefix fe_n521 --trait crate::Field
//! ```
//!
//! p = 0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409
//! Element: 9 words of 64 bits, least significant first, 2^576 times the number modulo p, below 2p.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product reduced word by word by multiples of p (Montgomery); the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^1044
//! h1 = v1 div 2^576 < 2^468
//! l1 = v1 mod 2^576 < 2^576
//! t1 = (l1 + q·p) / 2^64 < 2^521 + 2^512
//! t2 = (t1 + q·p) / 2^64 < 2^521 + 2^458
//! t3 = (t2 + q·p) / 2^64 < 2^521 + 2^458
//! t4 = (t3 + q·p) / 2^64 < 2^521 + 2^458
//! t5 = (t4 + q·p) / 2^64 < 2^521
//! t6 = (t5 + q·p) / 2^64 < 2^521
//! t7 = (t6 + q·p) / 2^64 < 2^521
//! t8 = (t7 + q·p) / 2^64 < 2^521
//! t9 = (t8 + q·p) / 2^64 < 2^521
//! s1 = t9 + h1 < 2^521 + 2^468
//! ```
//! Operations:
//! ```text
//! mul: 144 multiplications, 270 additions
//! square: 108 multiplications, 206 additions, 16 shifts
//! add: 18 additions, 10 logic
//! sub: 27 additions, 10 logic
//! neg: 18 additions, 10 logic
//! sum_of_products: 225 multiplications, 431 additions
//! difference_of_products: 225 multiplications, 448 additions
//! product_minus_square: 189 multiplications, 384 additions, 16 shifts
//! mul_small: 19 multiplications, 25 additions, 2 shifts
//! half: 9 additions, 9 shifts, 8 logic
//! canonical: 63 multiplications, 126 additions, 10 logic
//! decode: 144 multiplications, 279 additions, 10 logic
//! reduce: 144 multiplications, 270 additions
//! invert: 1201 divsteps in batches of 60
//! legendre: 522 squarings, 64 multiplications
//! sqrt: 523 squarings, 69 multiplications
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

/// The modulus p = 0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409.
pub const MODULUS: [u64; PLAIN] = [
    0xbb6fb71e91386409,
    0x3bb5c9b8899c47ae,
    0x7fcc0148f709a5d0,
    0x51868783bf2f966b,
    0xfffffffffffffffa,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0x1ff,
];

/// A number modulo p: 9 words of 64 bits, least significant first, 2^576 times the number modulo p, below 2p.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([
        0xfb80000000000000,
        0x28a2482470b763cd,
        0x17e2251b23bb31dc,
        0xca4019ff5b847b2d,
        0x2d73cbc3e206834,
        0,
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
        let (x2, x3) = mac(a[0], a[2], x1, 0);
        let (x4, x5) = mac(a[0], a[3], x3, 0);
        let (x6, x7) = mac(a[0], a[4], x5, 0);
        let (x8, x9) = mac(a[0], a[5], x7, 0);
        let (x10, x11) = mac(a[0], a[6], x9, 0);
        let (x12, x13) = mac(a[0], a[7], x11, 0);
        let (x14, x15) = mac(a[0], a[8], x13, 0);
        let (x16, x17) = mac(a[1], a[2], x4, 0);
        let (x18, x19) = mac(a[1], a[3], x6, x17);
        let (x20, x21) = mac(a[1], a[4], x8, x19);
        let (x22, x23) = mac(a[1], a[5], x10, x21);
        let (x24, x25) = mac(a[1], a[6], x12, x23);
        let (x26, x27) = mac(a[1], a[7], x14, x25);
        let (x28, x29) = mac(a[1], a[8], x15, x27);
        let (x30, x31) = mac(a[2], a[3], x20, 0);
        let (x32, x33) = mac(a[2], a[4], x22, x31);
        let (x34, x35) = mac(a[2], a[5], x24, x33);
        let (x36, x37) = mac(a[2], a[6], x26, x35);
        let (x38, x39) = mac(a[2], a[7], x28, x37);
        let (x40, x41) = mac(a[2], a[8], x29, x39);
        let (x42, x43) = mac(a[3], a[4], x34, 0);
        let (x44, x45) = mac(a[3], a[5], x36, x43);
        let (x46, x47) = mac(a[3], a[6], x38, x45);
        let (x48, x49) = mac(a[3], a[7], x40, x47);
        let (x50, x51) = mac(a[3], a[8], x41, x49);
        let (x52, x53) = mac(a[4], a[5], x46, 0);
        let (x54, x55) = mac(a[4], a[6], x48, x53);
        let (x56, x57) = mac(a[4], a[7], x50, x55);
        let (x58, x59) = mac(a[4], a[8], x51, x57);
        let (x60, x61) = mac(a[5], a[6], x56, 0);
        let (x62, x63) = mac(a[5], a[7], x58, x61);
        let (x64, x65) = mac(a[5], a[8], x59, x63);
        let (x66, x67) = mac(a[6], a[7], x64, 0);
        let (x68, x69) = mac(a[6], a[8], x65, x67);
        let (x70, x71) = mac(a[7], a[8], x69, 0);
        let x72 = x0 << 1;
        let x73 = (x2 << 1) | (x0 >> 63);
        let x74 = (x16 << 1) | (x2 >> 63);
        let x75 = (x18 << 1) | (x16 >> 63);
        let x76 = (x30 << 1) | (x18 >> 63);
        let x77 = (x32 << 1) | (x30 >> 63);
        let x78 = (x42 << 1) | (x32 >> 63);
        let x79 = (x44 << 1) | (x42 >> 63);
        let x80 = (x52 << 1) | (x44 >> 63);
        let x81 = (x54 << 1) | (x52 >> 63);
        let x82 = (x60 << 1) | (x54 >> 63);
        let x83 = (x62 << 1) | (x60 >> 63);
        let x84 = (x66 << 1) | (x62 >> 63);
        let x85 = (x68 << 1) | (x66 >> 63);
        let x86 = (x70 << 1) | (x68 >> 63);
        let x87 = (x71 << 1) | (x70 >> 63);
        let (x88, x89) = mac(a[0], a[0], 0, 0);
        let (x90, x91) = addc(x89, x72, 0);
        let (x92, x93) = mac(a[1], a[1], x73, x91);
        let (x94, x95) = addc(x93, x74, 0);
        let (x96, x97) = mac(a[2], a[2], x75, x95);
        let (x98, x99) = addc(x97, x76, 0);
        let (x100, x101) = mac(a[3], a[3], x77, x99);
        let (x102, x103) = addc(x101, x78, 0);
        let (x104, x105) = mac(a[4], a[4], x79, x103);
        let (x106, x107) = addc(x105, x80, 0);
        let (x108, x109) = mac(a[5], a[5], x81, x107);
        let (x110, x111) = addc(x109, x82, 0);
        let (x112, x113) = mac(a[6], a[6], x83, x111);
        let (x114, x115) = addc(x113, x84, 0);
        let (x116, x117) = mac(a[7], a[7], x85, x115);
        let (x118, x119) = addc(x117, x86, 0);
        let (x120, _) = mac(a[8], a[8], x87, x119);
        let (x121, _) = mac(x88, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x122) = mac(x121, 0x449048e16ec79bf7, 0, 0);
        let (x123, x124) = mac(x121, 0xc44a36477663b851, x122, 0);
        let (x125, x126) = mac(x121, 0x8033feb708f65a2f, x124, 0);
        let (x127, x128) = mac(x121, 0xae79787c40d06994, x126, 0);
        let (x129, x130) = mac(x121, 5, x128, 0);
        let (x131, x132) = mac(x121, 0xfffffffffffffe00, 0, 0);
        let (x133, x134) = subb(x90, x123, 0);
        let (x135, x136) = subb(x92, x125, x134);
        let (x137, x138) = subb(x94, x127, x136);
        let (x139, x140) = subb(x96, x129, x138);
        let (x141, x142) = subb(x98, x130, x140);
        let (x143, x144) = subb(x100, x142, 0);
        let (x145, x146) = subb(x102, x144, 0);
        let (x147, x148) = subb(x104, x131, x146);
        let (x149, _) = subb(x121, x132, x148);
        let (x150, _) = mac(x133, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x151) = mac(x150, 0x449048e16ec79bf7, 0, 0);
        let (x152, x153) = mac(x150, 0xc44a36477663b851, x151, 0);
        let (x154, x155) = mac(x150, 0x8033feb708f65a2f, x153, 0);
        let (x156, x157) = mac(x150, 0xae79787c40d06994, x155, 0);
        let (x158, x159) = mac(x150, 5, x157, 0);
        let (x160, x161) = mac(x150, 0xfffffffffffffe00, 0, 0);
        let (x162, x163) = subb(x135, x152, 0);
        let (x164, x165) = subb(x137, x154, x163);
        let (x166, x167) = subb(x139, x156, x165);
        let (x168, x169) = subb(x141, x158, x167);
        let (x170, x171) = subb(x143, x159, x169);
        let (x172, x173) = subb(x145, x171, 0);
        let (x174, x175) = subb(x147, x173, 0);
        let (x176, x177) = subb(x149, x160, x175);
        let (x178, _) = subb(x150, x161, x177);
        let (x179, _) = mac(x162, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x180) = mac(x179, 0x449048e16ec79bf7, 0, 0);
        let (x181, x182) = mac(x179, 0xc44a36477663b851, x180, 0);
        let (x183, x184) = mac(x179, 0x8033feb708f65a2f, x182, 0);
        let (x185, x186) = mac(x179, 0xae79787c40d06994, x184, 0);
        let (x187, x188) = mac(x179, 5, x186, 0);
        let (x189, x190) = mac(x179, 0xfffffffffffffe00, 0, 0);
        let (x191, x192) = subb(x164, x181, 0);
        let (x193, x194) = subb(x166, x183, x192);
        let (x195, x196) = subb(x168, x185, x194);
        let (x197, x198) = subb(x170, x187, x196);
        let (x199, x200) = subb(x172, x188, x198);
        let (x201, x202) = subb(x174, x200, 0);
        let (x203, x204) = subb(x176, x202, 0);
        let (x205, x206) = subb(x178, x189, x204);
        let (x207, _) = subb(x179, x190, x206);
        let (x208, _) = mac(x191, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x209) = mac(x208, 0x449048e16ec79bf7, 0, 0);
        let (x210, x211) = mac(x208, 0xc44a36477663b851, x209, 0);
        let (x212, x213) = mac(x208, 0x8033feb708f65a2f, x211, 0);
        let (x214, x215) = mac(x208, 0xae79787c40d06994, x213, 0);
        let (x216, x217) = mac(x208, 5, x215, 0);
        let (x218, x219) = mac(x208, 0xfffffffffffffe00, 0, 0);
        let (x220, x221) = subb(x193, x210, 0);
        let (x222, x223) = subb(x195, x212, x221);
        let (x224, x225) = subb(x197, x214, x223);
        let (x226, x227) = subb(x199, x216, x225);
        let (x228, x229) = subb(x201, x217, x227);
        let (x230, x231) = subb(x203, x229, 0);
        let (x232, x233) = subb(x205, x231, 0);
        let (x234, x235) = subb(x207, x218, x233);
        let (x236, _) = subb(x208, x219, x235);
        let (x237, _) = mac(x220, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x238) = mac(x237, 0x449048e16ec79bf7, 0, 0);
        let (x239, x240) = mac(x237, 0xc44a36477663b851, x238, 0);
        let (x241, x242) = mac(x237, 0x8033feb708f65a2f, x240, 0);
        let (x243, x244) = mac(x237, 0xae79787c40d06994, x242, 0);
        let (x245, x246) = mac(x237, 5, x244, 0);
        let (x247, x248) = mac(x237, 0xfffffffffffffe00, 0, 0);
        let (x249, x250) = subb(x222, x239, 0);
        let (x251, x252) = subb(x224, x241, x250);
        let (x253, x254) = subb(x226, x243, x252);
        let (x255, x256) = subb(x228, x245, x254);
        let (x257, x258) = subb(x230, x246, x256);
        let (x259, x260) = subb(x232, x258, 0);
        let (x261, x262) = subb(x234, x260, 0);
        let (x263, x264) = subb(x236, x247, x262);
        let (x265, _) = subb(x237, x248, x264);
        let (x266, _) = mac(x249, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x267) = mac(x266, 0x449048e16ec79bf7, 0, 0);
        let (x268, x269) = mac(x266, 0xc44a36477663b851, x267, 0);
        let (x270, x271) = mac(x266, 0x8033feb708f65a2f, x269, 0);
        let (x272, x273) = mac(x266, 0xae79787c40d06994, x271, 0);
        let (x274, x275) = mac(x266, 5, x273, 0);
        let (x276, x277) = mac(x266, 0xfffffffffffffe00, 0, 0);
        let (x278, x279) = subb(x251, x268, 0);
        let (x280, x281) = subb(x253, x270, x279);
        let (x282, x283) = subb(x255, x272, x281);
        let (x284, x285) = subb(x257, x274, x283);
        let (x286, x287) = subb(x259, x275, x285);
        let (x288, x289) = subb(x261, x287, 0);
        let (x290, x291) = subb(x263, x289, 0);
        let (x292, x293) = subb(x265, x276, x291);
        let (x294, _) = subb(x266, x277, x293);
        let (x295, _) = mac(x278, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x296) = mac(x295, 0x449048e16ec79bf7, 0, 0);
        let (x297, x298) = mac(x295, 0xc44a36477663b851, x296, 0);
        let (x299, x300) = mac(x295, 0x8033feb708f65a2f, x298, 0);
        let (x301, x302) = mac(x295, 0xae79787c40d06994, x300, 0);
        let (x303, x304) = mac(x295, 5, x302, 0);
        let (x305, x306) = mac(x295, 0xfffffffffffffe00, 0, 0);
        let (x307, x308) = subb(x280, x297, 0);
        let (x309, x310) = subb(x282, x299, x308);
        let (x311, x312) = subb(x284, x301, x310);
        let (x313, x314) = subb(x286, x303, x312);
        let (x315, x316) = subb(x288, x304, x314);
        let (x317, x318) = subb(x290, x316, 0);
        let (x319, x320) = subb(x292, x318, 0);
        let (x321, x322) = subb(x294, x305, x320);
        let (x323, _) = subb(x295, x306, x322);
        let (x324, _) = mac(x307, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x325) = mac(x324, 0x449048e16ec79bf7, 0, 0);
        let (x326, x327) = mac(x324, 0xc44a36477663b851, x325, 0);
        let (x328, x329) = mac(x324, 0x8033feb708f65a2f, x327, 0);
        let (x330, x331) = mac(x324, 0xae79787c40d06994, x329, 0);
        let (x332, x333) = mac(x324, 5, x331, 0);
        let (x334, x335) = mac(x324, 0xfffffffffffffe00, 0, 0);
        let (x336, x337) = subb(x309, x326, 0);
        let (x338, x339) = subb(x311, x328, x337);
        let (x340, x341) = subb(x313, x330, x339);
        let (x342, x343) = subb(x315, x332, x341);
        let (x344, x345) = subb(x317, x333, x343);
        let (x346, x347) = subb(x319, x345, 0);
        let (x348, x349) = subb(x321, x347, 0);
        let (x350, x351) = subb(x323, x334, x349);
        let (x352, _) = subb(x324, x335, x351);
        let (x353, _) = mac(x336, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x354) = mac(x353, 0x449048e16ec79bf7, 0, 0);
        let (x355, x356) = mac(x353, 0xc44a36477663b851, x354, 0);
        let (x357, x358) = mac(x353, 0x8033feb708f65a2f, x356, 0);
        let (x359, x360) = mac(x353, 0xae79787c40d06994, x358, 0);
        let (x361, x362) = mac(x353, 5, x360, 0);
        let (x363, x364) = mac(x353, 0xfffffffffffffe00, 0, 0);
        let (x365, x366) = subb(x338, x355, 0);
        let (x367, x368) = subb(x340, x357, x366);
        let (x369, x370) = subb(x342, x359, x368);
        let (x371, x372) = subb(x344, x361, x370);
        let (x373, x374) = subb(x346, x362, x372);
        let (x375, x376) = subb(x348, x374, 0);
        let (x377, x378) = subb(x350, x376, 0);
        let (x379, x380) = subb(x352, x363, x378);
        let (x381, _) = subb(x353, x364, x380);
        let (x382, x383) = addc(x365, x106, 0);
        let (x384, x385) = addc(x367, x108, x383);
        let (x386, x387) = addc(x369, x110, x385);
        let (x388, x389) = addc(x371, x112, x387);
        let (x390, x391) = addc(x373, x114, x389);
        let (x392, x393) = addc(x375, x116, x391);
        let (x394, x395) = addc(x377, x118, x393);
        let (x396, x397) = addc(x379, x120, x395);
        let (x398, _) = addc(x381, x397, 0);
        Self([x382, x384, x386, x388, x390, x392, x394, x396, x398])
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
        let (x2, x3) = mac(a[0], b[1], x1, 0);
        let (x4, x5) = mac(a[0], b[2], x3, 0);
        let (x6, x7) = mac(a[0], b[3], x5, 0);
        let (x8, x9) = mac(a[0], b[4], x7, 0);
        let (x10, x11) = mac(a[0], b[5], x9, 0);
        let (x12, x13) = mac(a[0], b[6], x11, 0);
        let (x14, x15) = mac(a[0], b[7], x13, 0);
        let (x16, x17) = mac(a[0], b[8], x15, 0);
        let (x18, x19) = mac(a[1], b[0], x2, 0);
        let (x20, x21) = mac(a[1], b[1], x4, x19);
        let (x22, x23) = mac(a[1], b[2], x6, x21);
        let (x24, x25) = mac(a[1], b[3], x8, x23);
        let (x26, x27) = mac(a[1], b[4], x10, x25);
        let (x28, x29) = mac(a[1], b[5], x12, x27);
        let (x30, x31) = mac(a[1], b[6], x14, x29);
        let (x32, x33) = mac(a[1], b[7], x16, x31);
        let (x34, x35) = mac(a[1], b[8], x17, x33);
        let (x36, x37) = mac(a[2], b[0], x20, 0);
        let (x38, x39) = mac(a[2], b[1], x22, x37);
        let (x40, x41) = mac(a[2], b[2], x24, x39);
        let (x42, x43) = mac(a[2], b[3], x26, x41);
        let (x44, x45) = mac(a[2], b[4], x28, x43);
        let (x46, x47) = mac(a[2], b[5], x30, x45);
        let (x48, x49) = mac(a[2], b[6], x32, x47);
        let (x50, x51) = mac(a[2], b[7], x34, x49);
        let (x52, x53) = mac(a[2], b[8], x35, x51);
        let (x54, x55) = mac(a[3], b[0], x38, 0);
        let (x56, x57) = mac(a[3], b[1], x40, x55);
        let (x58, x59) = mac(a[3], b[2], x42, x57);
        let (x60, x61) = mac(a[3], b[3], x44, x59);
        let (x62, x63) = mac(a[3], b[4], x46, x61);
        let (x64, x65) = mac(a[3], b[5], x48, x63);
        let (x66, x67) = mac(a[3], b[6], x50, x65);
        let (x68, x69) = mac(a[3], b[7], x52, x67);
        let (x70, x71) = mac(a[3], b[8], x53, x69);
        let (x72, x73) = mac(a[4], b[0], x56, 0);
        let (x74, x75) = mac(a[4], b[1], x58, x73);
        let (x76, x77) = mac(a[4], b[2], x60, x75);
        let (x78, x79) = mac(a[4], b[3], x62, x77);
        let (x80, x81) = mac(a[4], b[4], x64, x79);
        let (x82, x83) = mac(a[4], b[5], x66, x81);
        let (x84, x85) = mac(a[4], b[6], x68, x83);
        let (x86, x87) = mac(a[4], b[7], x70, x85);
        let (x88, x89) = mac(a[4], b[8], x71, x87);
        let (x90, x91) = mac(a[5], b[0], x74, 0);
        let (x92, x93) = mac(a[5], b[1], x76, x91);
        let (x94, x95) = mac(a[5], b[2], x78, x93);
        let (x96, x97) = mac(a[5], b[3], x80, x95);
        let (x98, x99) = mac(a[5], b[4], x82, x97);
        let (x100, x101) = mac(a[5], b[5], x84, x99);
        let (x102, x103) = mac(a[5], b[6], x86, x101);
        let (x104, x105) = mac(a[5], b[7], x88, x103);
        let (x106, x107) = mac(a[5], b[8], x89, x105);
        let (x108, x109) = mac(a[6], b[0], x92, 0);
        let (x110, x111) = mac(a[6], b[1], x94, x109);
        let (x112, x113) = mac(a[6], b[2], x96, x111);
        let (x114, x115) = mac(a[6], b[3], x98, x113);
        let (x116, x117) = mac(a[6], b[4], x100, x115);
        let (x118, x119) = mac(a[6], b[5], x102, x117);
        let (x120, x121) = mac(a[6], b[6], x104, x119);
        let (x122, x123) = mac(a[6], b[7], x106, x121);
        let (x124, x125) = mac(a[6], b[8], x107, x123);
        let (x126, x127) = mac(a[7], b[0], x110, 0);
        let (x128, x129) = mac(a[7], b[1], x112, x127);
        let (x130, x131) = mac(a[7], b[2], x114, x129);
        let (x132, x133) = mac(a[7], b[3], x116, x131);
        let (x134, x135) = mac(a[7], b[4], x118, x133);
        let (x136, x137) = mac(a[7], b[5], x120, x135);
        let (x138, x139) = mac(a[7], b[6], x122, x137);
        let (x140, x141) = mac(a[7], b[7], x124, x139);
        let (x142, x143) = mac(a[7], b[8], x125, x141);
        let (x144, x145) = mac(a[8], b[0], x128, 0);
        let (x146, x147) = mac(a[8], b[1], x130, x145);
        let (x148, x149) = mac(a[8], b[2], x132, x147);
        let (x150, x151) = mac(a[8], b[3], x134, x149);
        let (x152, x153) = mac(a[8], b[4], x136, x151);
        let (x154, x155) = mac(a[8], b[5], x138, x153);
        let (x156, x157) = mac(a[8], b[6], x140, x155);
        let (x158, x159) = mac(a[8], b[7], x142, x157);
        let (x160, _) = mac(a[8], b[8], x143, x159);
        let (x161, x162) = mac(c[0], d[0], 0, 0);
        let (x163, x164) = mac(c[0], d[1], x162, 0);
        let (x165, x166) = mac(c[0], d[2], x164, 0);
        let (x167, x168) = mac(c[0], d[3], x166, 0);
        let (x169, x170) = mac(c[0], d[4], x168, 0);
        let (x171, x172) = mac(c[0], d[5], x170, 0);
        let (x173, x174) = mac(c[0], d[6], x172, 0);
        let (x175, x176) = mac(c[0], d[7], x174, 0);
        let (x177, x178) = mac(c[0], d[8], x176, 0);
        let (x179, x180) = mac(c[1], d[0], x163, 0);
        let (x181, x182) = mac(c[1], d[1], x165, x180);
        let (x183, x184) = mac(c[1], d[2], x167, x182);
        let (x185, x186) = mac(c[1], d[3], x169, x184);
        let (x187, x188) = mac(c[1], d[4], x171, x186);
        let (x189, x190) = mac(c[1], d[5], x173, x188);
        let (x191, x192) = mac(c[1], d[6], x175, x190);
        let (x193, x194) = mac(c[1], d[7], x177, x192);
        let (x195, x196) = mac(c[1], d[8], x178, x194);
        let (x197, x198) = mac(c[2], d[0], x181, 0);
        let (x199, x200) = mac(c[2], d[1], x183, x198);
        let (x201, x202) = mac(c[2], d[2], x185, x200);
        let (x203, x204) = mac(c[2], d[3], x187, x202);
        let (x205, x206) = mac(c[2], d[4], x189, x204);
        let (x207, x208) = mac(c[2], d[5], x191, x206);
        let (x209, x210) = mac(c[2], d[6], x193, x208);
        let (x211, x212) = mac(c[2], d[7], x195, x210);
        let (x213, x214) = mac(c[2], d[8], x196, x212);
        let (x215, x216) = mac(c[3], d[0], x199, 0);
        let (x217, x218) = mac(c[3], d[1], x201, x216);
        let (x219, x220) = mac(c[3], d[2], x203, x218);
        let (x221, x222) = mac(c[3], d[3], x205, x220);
        let (x223, x224) = mac(c[3], d[4], x207, x222);
        let (x225, x226) = mac(c[3], d[5], x209, x224);
        let (x227, x228) = mac(c[3], d[6], x211, x226);
        let (x229, x230) = mac(c[3], d[7], x213, x228);
        let (x231, x232) = mac(c[3], d[8], x214, x230);
        let (x233, x234) = mac(c[4], d[0], x217, 0);
        let (x235, x236) = mac(c[4], d[1], x219, x234);
        let (x237, x238) = mac(c[4], d[2], x221, x236);
        let (x239, x240) = mac(c[4], d[3], x223, x238);
        let (x241, x242) = mac(c[4], d[4], x225, x240);
        let (x243, x244) = mac(c[4], d[5], x227, x242);
        let (x245, x246) = mac(c[4], d[6], x229, x244);
        let (x247, x248) = mac(c[4], d[7], x231, x246);
        let (x249, x250) = mac(c[4], d[8], x232, x248);
        let (x251, x252) = mac(c[5], d[0], x235, 0);
        let (x253, x254) = mac(c[5], d[1], x237, x252);
        let (x255, x256) = mac(c[5], d[2], x239, x254);
        let (x257, x258) = mac(c[5], d[3], x241, x256);
        let (x259, x260) = mac(c[5], d[4], x243, x258);
        let (x261, x262) = mac(c[5], d[5], x245, x260);
        let (x263, x264) = mac(c[5], d[6], x247, x262);
        let (x265, x266) = mac(c[5], d[7], x249, x264);
        let (x267, x268) = mac(c[5], d[8], x250, x266);
        let (x269, x270) = mac(c[6], d[0], x253, 0);
        let (x271, x272) = mac(c[6], d[1], x255, x270);
        let (x273, x274) = mac(c[6], d[2], x257, x272);
        let (x275, x276) = mac(c[6], d[3], x259, x274);
        let (x277, x278) = mac(c[6], d[4], x261, x276);
        let (x279, x280) = mac(c[6], d[5], x263, x278);
        let (x281, x282) = mac(c[6], d[6], x265, x280);
        let (x283, x284) = mac(c[6], d[7], x267, x282);
        let (x285, x286) = mac(c[6], d[8], x268, x284);
        let (x287, x288) = mac(c[7], d[0], x271, 0);
        let (x289, x290) = mac(c[7], d[1], x273, x288);
        let (x291, x292) = mac(c[7], d[2], x275, x290);
        let (x293, x294) = mac(c[7], d[3], x277, x292);
        let (x295, x296) = mac(c[7], d[4], x279, x294);
        let (x297, x298) = mac(c[7], d[5], x281, x296);
        let (x299, x300) = mac(c[7], d[6], x283, x298);
        let (x301, x302) = mac(c[7], d[7], x285, x300);
        let (x303, x304) = mac(c[7], d[8], x286, x302);
        let (x305, x306) = mac(c[8], d[0], x289, 0);
        let (x307, x308) = mac(c[8], d[1], x291, x306);
        let (x309, x310) = mac(c[8], d[2], x293, x308);
        let (x311, x312) = mac(c[8], d[3], x295, x310);
        let (x313, x314) = mac(c[8], d[4], x297, x312);
        let (x315, x316) = mac(c[8], d[5], x299, x314);
        let (x317, x318) = mac(c[8], d[6], x301, x316);
        let (x319, x320) = mac(c[8], d[7], x303, x318);
        let (x321, _) = mac(c[8], d[8], x304, x320);
        let (x322, x323) = addc(x0, x161, 0);
        let (x324, x325) = addc(x18, x179, x323);
        let (x326, x327) = addc(x36, x197, x325);
        let (x328, x329) = addc(x54, x215, x327);
        let (x330, x331) = addc(x72, x233, x329);
        let (x332, x333) = addc(x90, x251, x331);
        let (x334, x335) = addc(x108, x269, x333);
        let (x336, x337) = addc(x126, x287, x335);
        let (x338, x339) = addc(x144, x305, x337);
        let (x340, x341) = addc(x146, x307, x339);
        let (x342, x343) = addc(x148, x309, x341);
        let (x344, x345) = addc(x150, x311, x343);
        let (x346, x347) = addc(x152, x313, x345);
        let (x348, x349) = addc(x154, x315, x347);
        let (x350, x351) = addc(x156, x317, x349);
        let (x352, x353) = addc(x158, x319, x351);
        let (x354, _) = addc(x160, x321, x353);
        let (x355, _) = mac(x322, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x356) = mac(x355, 0x449048e16ec79bf7, 0, 0);
        let (x357, x358) = mac(x355, 0xc44a36477663b851, x356, 0);
        let (x359, x360) = mac(x355, 0x8033feb708f65a2f, x358, 0);
        let (x361, x362) = mac(x355, 0xae79787c40d06994, x360, 0);
        let (x363, x364) = mac(x355, 5, x362, 0);
        let (x365, x366) = mac(x355, 0xfffffffffffffe00, 0, 0);
        let (x367, x368) = subb(x324, x357, 0);
        let (x369, x370) = subb(x326, x359, x368);
        let (x371, x372) = subb(x328, x361, x370);
        let (x373, x374) = subb(x330, x363, x372);
        let (x375, x376) = subb(x332, x364, x374);
        let (x377, x378) = subb(x334, x376, 0);
        let (x379, x380) = subb(x336, x378, 0);
        let (x381, x382) = subb(x338, x365, x380);
        let (x383, _) = subb(x355, x366, x382);
        let (x384, _) = mac(x367, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x385) = mac(x384, 0x449048e16ec79bf7, 0, 0);
        let (x386, x387) = mac(x384, 0xc44a36477663b851, x385, 0);
        let (x388, x389) = mac(x384, 0x8033feb708f65a2f, x387, 0);
        let (x390, x391) = mac(x384, 0xae79787c40d06994, x389, 0);
        let (x392, x393) = mac(x384, 5, x391, 0);
        let (x394, x395) = mac(x384, 0xfffffffffffffe00, 0, 0);
        let (x396, x397) = subb(x369, x386, 0);
        let (x398, x399) = subb(x371, x388, x397);
        let (x400, x401) = subb(x373, x390, x399);
        let (x402, x403) = subb(x375, x392, x401);
        let (x404, x405) = subb(x377, x393, x403);
        let (x406, x407) = subb(x379, x405, 0);
        let (x408, x409) = subb(x381, x407, 0);
        let (x410, x411) = subb(x383, x394, x409);
        let (x412, _) = subb(x384, x395, x411);
        let (x413, _) = mac(x396, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x414) = mac(x413, 0x449048e16ec79bf7, 0, 0);
        let (x415, x416) = mac(x413, 0xc44a36477663b851, x414, 0);
        let (x417, x418) = mac(x413, 0x8033feb708f65a2f, x416, 0);
        let (x419, x420) = mac(x413, 0xae79787c40d06994, x418, 0);
        let (x421, x422) = mac(x413, 5, x420, 0);
        let (x423, x424) = mac(x413, 0xfffffffffffffe00, 0, 0);
        let (x425, x426) = subb(x398, x415, 0);
        let (x427, x428) = subb(x400, x417, x426);
        let (x429, x430) = subb(x402, x419, x428);
        let (x431, x432) = subb(x404, x421, x430);
        let (x433, x434) = subb(x406, x422, x432);
        let (x435, x436) = subb(x408, x434, 0);
        let (x437, x438) = subb(x410, x436, 0);
        let (x439, x440) = subb(x412, x423, x438);
        let (x441, _) = subb(x413, x424, x440);
        let (x442, _) = mac(x425, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x443) = mac(x442, 0x449048e16ec79bf7, 0, 0);
        let (x444, x445) = mac(x442, 0xc44a36477663b851, x443, 0);
        let (x446, x447) = mac(x442, 0x8033feb708f65a2f, x445, 0);
        let (x448, x449) = mac(x442, 0xae79787c40d06994, x447, 0);
        let (x450, x451) = mac(x442, 5, x449, 0);
        let (x452, x453) = mac(x442, 0xfffffffffffffe00, 0, 0);
        let (x454, x455) = subb(x427, x444, 0);
        let (x456, x457) = subb(x429, x446, x455);
        let (x458, x459) = subb(x431, x448, x457);
        let (x460, x461) = subb(x433, x450, x459);
        let (x462, x463) = subb(x435, x451, x461);
        let (x464, x465) = subb(x437, x463, 0);
        let (x466, x467) = subb(x439, x465, 0);
        let (x468, x469) = subb(x441, x452, x467);
        let (x470, _) = subb(x442, x453, x469);
        let (x471, _) = mac(x454, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x472) = mac(x471, 0x449048e16ec79bf7, 0, 0);
        let (x473, x474) = mac(x471, 0xc44a36477663b851, x472, 0);
        let (x475, x476) = mac(x471, 0x8033feb708f65a2f, x474, 0);
        let (x477, x478) = mac(x471, 0xae79787c40d06994, x476, 0);
        let (x479, x480) = mac(x471, 5, x478, 0);
        let (x481, x482) = mac(x471, 0xfffffffffffffe00, 0, 0);
        let (x483, x484) = subb(x456, x473, 0);
        let (x485, x486) = subb(x458, x475, x484);
        let (x487, x488) = subb(x460, x477, x486);
        let (x489, x490) = subb(x462, x479, x488);
        let (x491, x492) = subb(x464, x480, x490);
        let (x493, x494) = subb(x466, x492, 0);
        let (x495, x496) = subb(x468, x494, 0);
        let (x497, x498) = subb(x470, x481, x496);
        let (x499, _) = subb(x471, x482, x498);
        let (x500, _) = mac(x483, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x501) = mac(x500, 0x449048e16ec79bf7, 0, 0);
        let (x502, x503) = mac(x500, 0xc44a36477663b851, x501, 0);
        let (x504, x505) = mac(x500, 0x8033feb708f65a2f, x503, 0);
        let (x506, x507) = mac(x500, 0xae79787c40d06994, x505, 0);
        let (x508, x509) = mac(x500, 5, x507, 0);
        let (x510, x511) = mac(x500, 0xfffffffffffffe00, 0, 0);
        let (x512, x513) = subb(x485, x502, 0);
        let (x514, x515) = subb(x487, x504, x513);
        let (x516, x517) = subb(x489, x506, x515);
        let (x518, x519) = subb(x491, x508, x517);
        let (x520, x521) = subb(x493, x509, x519);
        let (x522, x523) = subb(x495, x521, 0);
        let (x524, x525) = subb(x497, x523, 0);
        let (x526, x527) = subb(x499, x510, x525);
        let (x528, _) = subb(x500, x511, x527);
        let (x529, _) = mac(x512, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x530) = mac(x529, 0x449048e16ec79bf7, 0, 0);
        let (x531, x532) = mac(x529, 0xc44a36477663b851, x530, 0);
        let (x533, x534) = mac(x529, 0x8033feb708f65a2f, x532, 0);
        let (x535, x536) = mac(x529, 0xae79787c40d06994, x534, 0);
        let (x537, x538) = mac(x529, 5, x536, 0);
        let (x539, x540) = mac(x529, 0xfffffffffffffe00, 0, 0);
        let (x541, x542) = subb(x514, x531, 0);
        let (x543, x544) = subb(x516, x533, x542);
        let (x545, x546) = subb(x518, x535, x544);
        let (x547, x548) = subb(x520, x537, x546);
        let (x549, x550) = subb(x522, x538, x548);
        let (x551, x552) = subb(x524, x550, 0);
        let (x553, x554) = subb(x526, x552, 0);
        let (x555, x556) = subb(x528, x539, x554);
        let (x557, _) = subb(x529, x540, x556);
        let (x558, _) = mac(x541, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x559) = mac(x558, 0x449048e16ec79bf7, 0, 0);
        let (x560, x561) = mac(x558, 0xc44a36477663b851, x559, 0);
        let (x562, x563) = mac(x558, 0x8033feb708f65a2f, x561, 0);
        let (x564, x565) = mac(x558, 0xae79787c40d06994, x563, 0);
        let (x566, x567) = mac(x558, 5, x565, 0);
        let (x568, x569) = mac(x558, 0xfffffffffffffe00, 0, 0);
        let (x570, x571) = subb(x543, x560, 0);
        let (x572, x573) = subb(x545, x562, x571);
        let (x574, x575) = subb(x547, x564, x573);
        let (x576, x577) = subb(x549, x566, x575);
        let (x578, x579) = subb(x551, x567, x577);
        let (x580, x581) = subb(x553, x579, 0);
        let (x582, x583) = subb(x555, x581, 0);
        let (x584, x585) = subb(x557, x568, x583);
        let (x586, _) = subb(x558, x569, x585);
        let (x587, _) = mac(x570, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x588) = mac(x587, 0x449048e16ec79bf7, 0, 0);
        let (x589, x590) = mac(x587, 0xc44a36477663b851, x588, 0);
        let (x591, x592) = mac(x587, 0x8033feb708f65a2f, x590, 0);
        let (x593, x594) = mac(x587, 0xae79787c40d06994, x592, 0);
        let (x595, x596) = mac(x587, 5, x594, 0);
        let (x597, x598) = mac(x587, 0xfffffffffffffe00, 0, 0);
        let (x599, x600) = subb(x572, x589, 0);
        let (x601, x602) = subb(x574, x591, x600);
        let (x603, x604) = subb(x576, x593, x602);
        let (x605, x606) = subb(x578, x595, x604);
        let (x607, x608) = subb(x580, x596, x606);
        let (x609, x610) = subb(x582, x608, 0);
        let (x611, x612) = subb(x584, x610, 0);
        let (x613, x614) = subb(x586, x597, x612);
        let (x615, _) = subb(x587, x598, x614);
        let (x616, x617) = addc(x599, x340, 0);
        let (x618, x619) = addc(x601, x342, x617);
        let (x620, x621) = addc(x603, x344, x619);
        let (x622, x623) = addc(x605, x346, x621);
        let (x624, x625) = addc(x607, x348, x623);
        let (x626, x627) = addc(x609, x350, x625);
        let (x628, x629) = addc(x611, x352, x627);
        let (x630, x631) = addc(x613, x354, x629);
        let (x632, _) = addc(x615, x631, 0);
        Self([x616, x618, x620, x622, x624, x626, x628, x630, x632])
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
        let (x2, x3) = mac(a[0], b[1], x1, 0);
        let (x4, x5) = mac(a[0], b[2], x3, 0);
        let (x6, x7) = mac(a[0], b[3], x5, 0);
        let (x8, x9) = mac(a[0], b[4], x7, 0);
        let (x10, x11) = mac(a[0], b[5], x9, 0);
        let (x12, x13) = mac(a[0], b[6], x11, 0);
        let (x14, x15) = mac(a[0], b[7], x13, 0);
        let (x16, x17) = mac(a[0], b[8], x15, 0);
        let (x18, x19) = mac(a[1], b[0], x2, 0);
        let (x20, x21) = mac(a[1], b[1], x4, x19);
        let (x22, x23) = mac(a[1], b[2], x6, x21);
        let (x24, x25) = mac(a[1], b[3], x8, x23);
        let (x26, x27) = mac(a[1], b[4], x10, x25);
        let (x28, x29) = mac(a[1], b[5], x12, x27);
        let (x30, x31) = mac(a[1], b[6], x14, x29);
        let (x32, x33) = mac(a[1], b[7], x16, x31);
        let (x34, x35) = mac(a[1], b[8], x17, x33);
        let (x36, x37) = mac(a[2], b[0], x20, 0);
        let (x38, x39) = mac(a[2], b[1], x22, x37);
        let (x40, x41) = mac(a[2], b[2], x24, x39);
        let (x42, x43) = mac(a[2], b[3], x26, x41);
        let (x44, x45) = mac(a[2], b[4], x28, x43);
        let (x46, x47) = mac(a[2], b[5], x30, x45);
        let (x48, x49) = mac(a[2], b[6], x32, x47);
        let (x50, x51) = mac(a[2], b[7], x34, x49);
        let (x52, x53) = mac(a[2], b[8], x35, x51);
        let (x54, x55) = mac(a[3], b[0], x38, 0);
        let (x56, x57) = mac(a[3], b[1], x40, x55);
        let (x58, x59) = mac(a[3], b[2], x42, x57);
        let (x60, x61) = mac(a[3], b[3], x44, x59);
        let (x62, x63) = mac(a[3], b[4], x46, x61);
        let (x64, x65) = mac(a[3], b[5], x48, x63);
        let (x66, x67) = mac(a[3], b[6], x50, x65);
        let (x68, x69) = mac(a[3], b[7], x52, x67);
        let (x70, x71) = mac(a[3], b[8], x53, x69);
        let (x72, x73) = mac(a[4], b[0], x56, 0);
        let (x74, x75) = mac(a[4], b[1], x58, x73);
        let (x76, x77) = mac(a[4], b[2], x60, x75);
        let (x78, x79) = mac(a[4], b[3], x62, x77);
        let (x80, x81) = mac(a[4], b[4], x64, x79);
        let (x82, x83) = mac(a[4], b[5], x66, x81);
        let (x84, x85) = mac(a[4], b[6], x68, x83);
        let (x86, x87) = mac(a[4], b[7], x70, x85);
        let (x88, x89) = mac(a[4], b[8], x71, x87);
        let (x90, x91) = mac(a[5], b[0], x74, 0);
        let (x92, x93) = mac(a[5], b[1], x76, x91);
        let (x94, x95) = mac(a[5], b[2], x78, x93);
        let (x96, x97) = mac(a[5], b[3], x80, x95);
        let (x98, x99) = mac(a[5], b[4], x82, x97);
        let (x100, x101) = mac(a[5], b[5], x84, x99);
        let (x102, x103) = mac(a[5], b[6], x86, x101);
        let (x104, x105) = mac(a[5], b[7], x88, x103);
        let (x106, x107) = mac(a[5], b[8], x89, x105);
        let (x108, x109) = mac(a[6], b[0], x92, 0);
        let (x110, x111) = mac(a[6], b[1], x94, x109);
        let (x112, x113) = mac(a[6], b[2], x96, x111);
        let (x114, x115) = mac(a[6], b[3], x98, x113);
        let (x116, x117) = mac(a[6], b[4], x100, x115);
        let (x118, x119) = mac(a[6], b[5], x102, x117);
        let (x120, x121) = mac(a[6], b[6], x104, x119);
        let (x122, x123) = mac(a[6], b[7], x106, x121);
        let (x124, x125) = mac(a[6], b[8], x107, x123);
        let (x126, x127) = mac(a[7], b[0], x110, 0);
        let (x128, x129) = mac(a[7], b[1], x112, x127);
        let (x130, x131) = mac(a[7], b[2], x114, x129);
        let (x132, x133) = mac(a[7], b[3], x116, x131);
        let (x134, x135) = mac(a[7], b[4], x118, x133);
        let (x136, x137) = mac(a[7], b[5], x120, x135);
        let (x138, x139) = mac(a[7], b[6], x122, x137);
        let (x140, x141) = mac(a[7], b[7], x124, x139);
        let (x142, x143) = mac(a[7], b[8], x125, x141);
        let (x144, x145) = mac(a[8], b[0], x128, 0);
        let (x146, x147) = mac(a[8], b[1], x130, x145);
        let (x148, x149) = mac(a[8], b[2], x132, x147);
        let (x150, x151) = mac(a[8], b[3], x134, x149);
        let (x152, x153) = mac(a[8], b[4], x136, x151);
        let (x154, x155) = mac(a[8], b[5], x138, x153);
        let (x156, x157) = mac(a[8], b[6], x140, x155);
        let (x158, x159) = mac(a[8], b[7], x142, x157);
        let (x160, _) = mac(a[8], b[8], x143, x159);
        let (x161, x162) = mac(c[0], d[0], 0, 0);
        let (x163, x164) = mac(c[0], d[1], x162, 0);
        let (x165, x166) = mac(c[0], d[2], x164, 0);
        let (x167, x168) = mac(c[0], d[3], x166, 0);
        let (x169, x170) = mac(c[0], d[4], x168, 0);
        let (x171, x172) = mac(c[0], d[5], x170, 0);
        let (x173, x174) = mac(c[0], d[6], x172, 0);
        let (x175, x176) = mac(c[0], d[7], x174, 0);
        let (x177, x178) = mac(c[0], d[8], x176, 0);
        let (x179, x180) = mac(c[1], d[0], x163, 0);
        let (x181, x182) = mac(c[1], d[1], x165, x180);
        let (x183, x184) = mac(c[1], d[2], x167, x182);
        let (x185, x186) = mac(c[1], d[3], x169, x184);
        let (x187, x188) = mac(c[1], d[4], x171, x186);
        let (x189, x190) = mac(c[1], d[5], x173, x188);
        let (x191, x192) = mac(c[1], d[6], x175, x190);
        let (x193, x194) = mac(c[1], d[7], x177, x192);
        let (x195, x196) = mac(c[1], d[8], x178, x194);
        let (x197, x198) = mac(c[2], d[0], x181, 0);
        let (x199, x200) = mac(c[2], d[1], x183, x198);
        let (x201, x202) = mac(c[2], d[2], x185, x200);
        let (x203, x204) = mac(c[2], d[3], x187, x202);
        let (x205, x206) = mac(c[2], d[4], x189, x204);
        let (x207, x208) = mac(c[2], d[5], x191, x206);
        let (x209, x210) = mac(c[2], d[6], x193, x208);
        let (x211, x212) = mac(c[2], d[7], x195, x210);
        let (x213, x214) = mac(c[2], d[8], x196, x212);
        let (x215, x216) = mac(c[3], d[0], x199, 0);
        let (x217, x218) = mac(c[3], d[1], x201, x216);
        let (x219, x220) = mac(c[3], d[2], x203, x218);
        let (x221, x222) = mac(c[3], d[3], x205, x220);
        let (x223, x224) = mac(c[3], d[4], x207, x222);
        let (x225, x226) = mac(c[3], d[5], x209, x224);
        let (x227, x228) = mac(c[3], d[6], x211, x226);
        let (x229, x230) = mac(c[3], d[7], x213, x228);
        let (x231, x232) = mac(c[3], d[8], x214, x230);
        let (x233, x234) = mac(c[4], d[0], x217, 0);
        let (x235, x236) = mac(c[4], d[1], x219, x234);
        let (x237, x238) = mac(c[4], d[2], x221, x236);
        let (x239, x240) = mac(c[4], d[3], x223, x238);
        let (x241, x242) = mac(c[4], d[4], x225, x240);
        let (x243, x244) = mac(c[4], d[5], x227, x242);
        let (x245, x246) = mac(c[4], d[6], x229, x244);
        let (x247, x248) = mac(c[4], d[7], x231, x246);
        let (x249, x250) = mac(c[4], d[8], x232, x248);
        let (x251, x252) = mac(c[5], d[0], x235, 0);
        let (x253, x254) = mac(c[5], d[1], x237, x252);
        let (x255, x256) = mac(c[5], d[2], x239, x254);
        let (x257, x258) = mac(c[5], d[3], x241, x256);
        let (x259, x260) = mac(c[5], d[4], x243, x258);
        let (x261, x262) = mac(c[5], d[5], x245, x260);
        let (x263, x264) = mac(c[5], d[6], x247, x262);
        let (x265, x266) = mac(c[5], d[7], x249, x264);
        let (x267, x268) = mac(c[5], d[8], x250, x266);
        let (x269, x270) = mac(c[6], d[0], x253, 0);
        let (x271, x272) = mac(c[6], d[1], x255, x270);
        let (x273, x274) = mac(c[6], d[2], x257, x272);
        let (x275, x276) = mac(c[6], d[3], x259, x274);
        let (x277, x278) = mac(c[6], d[4], x261, x276);
        let (x279, x280) = mac(c[6], d[5], x263, x278);
        let (x281, x282) = mac(c[6], d[6], x265, x280);
        let (x283, x284) = mac(c[6], d[7], x267, x282);
        let (x285, x286) = mac(c[6], d[8], x268, x284);
        let (x287, x288) = mac(c[7], d[0], x271, 0);
        let (x289, x290) = mac(c[7], d[1], x273, x288);
        let (x291, x292) = mac(c[7], d[2], x275, x290);
        let (x293, x294) = mac(c[7], d[3], x277, x292);
        let (x295, x296) = mac(c[7], d[4], x279, x294);
        let (x297, x298) = mac(c[7], d[5], x281, x296);
        let (x299, x300) = mac(c[7], d[6], x283, x298);
        let (x301, x302) = mac(c[7], d[7], x285, x300);
        let (x303, x304) = mac(c[7], d[8], x286, x302);
        let (x305, x306) = mac(c[8], d[0], x289, 0);
        let (x307, x308) = mac(c[8], d[1], x291, x306);
        let (x309, x310) = mac(c[8], d[2], x293, x308);
        let (x311, x312) = mac(c[8], d[3], x295, x310);
        let (x313, x314) = mac(c[8], d[4], x297, x312);
        let (x315, x316) = mac(c[8], d[5], x299, x314);
        let (x317, x318) = mac(c[8], d[6], x301, x316);
        let (x319, x320) = mac(c[8], d[7], x303, x318);
        let (x321, _) = mac(c[8], d[8], x304, x320);
        let (x322, x323) = subb(0x4f5dd20cc072f529, x161, 0);
        let (x324, x325) = subb(0xb5ccdf4b363b3327, x179, x323);
        let (x326, x327) = subb(0xee87c7f2d78f95e7, x197, x325);
        let (x328, x329) = subb(0xb0cb45aa1c161856, x215, x327);
        let (x330, x331) = subb(0xd61a8e567bccff4c, x233, x329);
        let (x332, x333) = subb(0x3d1492d0d455bcc6, x251, x331);
        let (x334, x335) = subb(0xafe8c44383d2d8e0, x269, x333);
        let (x336, x337) = subb(0x1ea0391a39a5b5a3, x287, x335);
        let (x338, x339) = subb(0xfb71e91386408a81, x305, x337);
        let (x340, x341) = subb(0x5c9b8899c47aebb6, x307, x339);
        let (x342, x343) = subb(0xc0148f709a5d03bb, x309, x341);
        let (x344, x345) = subb(0x68783bf2f966b7fc, x311, x343);
        let (x346, x347) = subb(0xffffffffffffa518, x313, x345);
        let (x348, x349) = subb(0xffffffffffffffff, x315, x347);
        let (x350, x351) = subb(0xffffffffffffffff, x317, x349);
        let (x352, x353) = subb(0xffffffffffffffff, x319, x351);
        let (x354, _) = subb(0xfffff, x321, x353);
        let (x355, x356) = addc(x0, x322, 0);
        let (x357, x358) = addc(x18, x324, x356);
        let (x359, x360) = addc(x36, x326, x358);
        let (x361, x362) = addc(x54, x328, x360);
        let (x363, x364) = addc(x72, x330, x362);
        let (x365, x366) = addc(x90, x332, x364);
        let (x367, x368) = addc(x108, x334, x366);
        let (x369, x370) = addc(x126, x336, x368);
        let (x371, x372) = addc(x144, x338, x370);
        let (x373, x374) = addc(x146, x340, x372);
        let (x375, x376) = addc(x148, x342, x374);
        let (x377, x378) = addc(x150, x344, x376);
        let (x379, x380) = addc(x152, x346, x378);
        let (x381, x382) = addc(x154, x348, x380);
        let (x383, x384) = addc(x156, x350, x382);
        let (x385, x386) = addc(x158, x352, x384);
        let (x387, _) = addc(x160, x354, x386);
        let (x388, _) = mac(x355, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x389) = mac(x388, 0x449048e16ec79bf7, 0, 0);
        let (x390, x391) = mac(x388, 0xc44a36477663b851, x389, 0);
        let (x392, x393) = mac(x388, 0x8033feb708f65a2f, x391, 0);
        let (x394, x395) = mac(x388, 0xae79787c40d06994, x393, 0);
        let (x396, x397) = mac(x388, 5, x395, 0);
        let (x398, x399) = mac(x388, 0xfffffffffffffe00, 0, 0);
        let (x400, x401) = subb(x357, x390, 0);
        let (x402, x403) = subb(x359, x392, x401);
        let (x404, x405) = subb(x361, x394, x403);
        let (x406, x407) = subb(x363, x396, x405);
        let (x408, x409) = subb(x365, x397, x407);
        let (x410, x411) = subb(x367, x409, 0);
        let (x412, x413) = subb(x369, x411, 0);
        let (x414, x415) = subb(x371, x398, x413);
        let (x416, _) = subb(x388, x399, x415);
        let (x417, _) = mac(x400, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x418) = mac(x417, 0x449048e16ec79bf7, 0, 0);
        let (x419, x420) = mac(x417, 0xc44a36477663b851, x418, 0);
        let (x421, x422) = mac(x417, 0x8033feb708f65a2f, x420, 0);
        let (x423, x424) = mac(x417, 0xae79787c40d06994, x422, 0);
        let (x425, x426) = mac(x417, 5, x424, 0);
        let (x427, x428) = mac(x417, 0xfffffffffffffe00, 0, 0);
        let (x429, x430) = subb(x402, x419, 0);
        let (x431, x432) = subb(x404, x421, x430);
        let (x433, x434) = subb(x406, x423, x432);
        let (x435, x436) = subb(x408, x425, x434);
        let (x437, x438) = subb(x410, x426, x436);
        let (x439, x440) = subb(x412, x438, 0);
        let (x441, x442) = subb(x414, x440, 0);
        let (x443, x444) = subb(x416, x427, x442);
        let (x445, _) = subb(x417, x428, x444);
        let (x446, _) = mac(x429, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x447) = mac(x446, 0x449048e16ec79bf7, 0, 0);
        let (x448, x449) = mac(x446, 0xc44a36477663b851, x447, 0);
        let (x450, x451) = mac(x446, 0x8033feb708f65a2f, x449, 0);
        let (x452, x453) = mac(x446, 0xae79787c40d06994, x451, 0);
        let (x454, x455) = mac(x446, 5, x453, 0);
        let (x456, x457) = mac(x446, 0xfffffffffffffe00, 0, 0);
        let (x458, x459) = subb(x431, x448, 0);
        let (x460, x461) = subb(x433, x450, x459);
        let (x462, x463) = subb(x435, x452, x461);
        let (x464, x465) = subb(x437, x454, x463);
        let (x466, x467) = subb(x439, x455, x465);
        let (x468, x469) = subb(x441, x467, 0);
        let (x470, x471) = subb(x443, x469, 0);
        let (x472, x473) = subb(x445, x456, x471);
        let (x474, _) = subb(x446, x457, x473);
        let (x475, _) = mac(x458, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x476) = mac(x475, 0x449048e16ec79bf7, 0, 0);
        let (x477, x478) = mac(x475, 0xc44a36477663b851, x476, 0);
        let (x479, x480) = mac(x475, 0x8033feb708f65a2f, x478, 0);
        let (x481, x482) = mac(x475, 0xae79787c40d06994, x480, 0);
        let (x483, x484) = mac(x475, 5, x482, 0);
        let (x485, x486) = mac(x475, 0xfffffffffffffe00, 0, 0);
        let (x487, x488) = subb(x460, x477, 0);
        let (x489, x490) = subb(x462, x479, x488);
        let (x491, x492) = subb(x464, x481, x490);
        let (x493, x494) = subb(x466, x483, x492);
        let (x495, x496) = subb(x468, x484, x494);
        let (x497, x498) = subb(x470, x496, 0);
        let (x499, x500) = subb(x472, x498, 0);
        let (x501, x502) = subb(x474, x485, x500);
        let (x503, _) = subb(x475, x486, x502);
        let (x504, _) = mac(x487, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x505) = mac(x504, 0x449048e16ec79bf7, 0, 0);
        let (x506, x507) = mac(x504, 0xc44a36477663b851, x505, 0);
        let (x508, x509) = mac(x504, 0x8033feb708f65a2f, x507, 0);
        let (x510, x511) = mac(x504, 0xae79787c40d06994, x509, 0);
        let (x512, x513) = mac(x504, 5, x511, 0);
        let (x514, x515) = mac(x504, 0xfffffffffffffe00, 0, 0);
        let (x516, x517) = subb(x489, x506, 0);
        let (x518, x519) = subb(x491, x508, x517);
        let (x520, x521) = subb(x493, x510, x519);
        let (x522, x523) = subb(x495, x512, x521);
        let (x524, x525) = subb(x497, x513, x523);
        let (x526, x527) = subb(x499, x525, 0);
        let (x528, x529) = subb(x501, x527, 0);
        let (x530, x531) = subb(x503, x514, x529);
        let (x532, _) = subb(x504, x515, x531);
        let (x533, _) = mac(x516, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x534) = mac(x533, 0x449048e16ec79bf7, 0, 0);
        let (x535, x536) = mac(x533, 0xc44a36477663b851, x534, 0);
        let (x537, x538) = mac(x533, 0x8033feb708f65a2f, x536, 0);
        let (x539, x540) = mac(x533, 0xae79787c40d06994, x538, 0);
        let (x541, x542) = mac(x533, 5, x540, 0);
        let (x543, x544) = mac(x533, 0xfffffffffffffe00, 0, 0);
        let (x545, x546) = subb(x518, x535, 0);
        let (x547, x548) = subb(x520, x537, x546);
        let (x549, x550) = subb(x522, x539, x548);
        let (x551, x552) = subb(x524, x541, x550);
        let (x553, x554) = subb(x526, x542, x552);
        let (x555, x556) = subb(x528, x554, 0);
        let (x557, x558) = subb(x530, x556, 0);
        let (x559, x560) = subb(x532, x543, x558);
        let (x561, _) = subb(x533, x544, x560);
        let (x562, _) = mac(x545, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x563) = mac(x562, 0x449048e16ec79bf7, 0, 0);
        let (x564, x565) = mac(x562, 0xc44a36477663b851, x563, 0);
        let (x566, x567) = mac(x562, 0x8033feb708f65a2f, x565, 0);
        let (x568, x569) = mac(x562, 0xae79787c40d06994, x567, 0);
        let (x570, x571) = mac(x562, 5, x569, 0);
        let (x572, x573) = mac(x562, 0xfffffffffffffe00, 0, 0);
        let (x574, x575) = subb(x547, x564, 0);
        let (x576, x577) = subb(x549, x566, x575);
        let (x578, x579) = subb(x551, x568, x577);
        let (x580, x581) = subb(x553, x570, x579);
        let (x582, x583) = subb(x555, x571, x581);
        let (x584, x585) = subb(x557, x583, 0);
        let (x586, x587) = subb(x559, x585, 0);
        let (x588, x589) = subb(x561, x572, x587);
        let (x590, _) = subb(x562, x573, x589);
        let (x591, _) = mac(x574, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x592) = mac(x591, 0x449048e16ec79bf7, 0, 0);
        let (x593, x594) = mac(x591, 0xc44a36477663b851, x592, 0);
        let (x595, x596) = mac(x591, 0x8033feb708f65a2f, x594, 0);
        let (x597, x598) = mac(x591, 0xae79787c40d06994, x596, 0);
        let (x599, x600) = mac(x591, 5, x598, 0);
        let (x601, x602) = mac(x591, 0xfffffffffffffe00, 0, 0);
        let (x603, x604) = subb(x576, x593, 0);
        let (x605, x606) = subb(x578, x595, x604);
        let (x607, x608) = subb(x580, x597, x606);
        let (x609, x610) = subb(x582, x599, x608);
        let (x611, x612) = subb(x584, x600, x610);
        let (x613, x614) = subb(x586, x612, 0);
        let (x615, x616) = subb(x588, x614, 0);
        let (x617, x618) = subb(x590, x601, x616);
        let (x619, _) = subb(x591, x602, x618);
        let (x620, _) = mac(x603, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x621) = mac(x620, 0x449048e16ec79bf7, 0, 0);
        let (x622, x623) = mac(x620, 0xc44a36477663b851, x621, 0);
        let (x624, x625) = mac(x620, 0x8033feb708f65a2f, x623, 0);
        let (x626, x627) = mac(x620, 0xae79787c40d06994, x625, 0);
        let (x628, x629) = mac(x620, 5, x627, 0);
        let (x630, x631) = mac(x620, 0xfffffffffffffe00, 0, 0);
        let (x632, x633) = subb(x605, x622, 0);
        let (x634, x635) = subb(x607, x624, x633);
        let (x636, x637) = subb(x609, x626, x635);
        let (x638, x639) = subb(x611, x628, x637);
        let (x640, x641) = subb(x613, x629, x639);
        let (x642, x643) = subb(x615, x641, 0);
        let (x644, x645) = subb(x617, x643, 0);
        let (x646, x647) = subb(x619, x630, x645);
        let (x648, _) = subb(x620, x631, x647);
        let (x649, x650) = addc(x632, x373, 0);
        let (x651, x652) = addc(x634, x375, x650);
        let (x653, x654) = addc(x636, x377, x652);
        let (x655, x656) = addc(x638, x379, x654);
        let (x657, x658) = addc(x640, x381, x656);
        let (x659, x660) = addc(x642, x383, x658);
        let (x661, x662) = addc(x644, x385, x660);
        let (x663, x664) = addc(x646, x387, x662);
        let (x665, _) = addc(x648, x664, 0);
        Self([x649, x651, x653, x655, x657, x659, x661, x663, x665])
    }

    /// `a·b - c²`.
    #[must_use]
    #[inline(always)]
    pub fn product_minus_square(a: &Self, b: &Self, c: &Self) -> Self {
        let a = a.0;
        let b = b.0;
        let c = c.0;
        let (x0, x1) = mac(a[0], b[0], 0, 0);
        let (x2, x3) = mac(a[0], b[1], x1, 0);
        let (x4, x5) = mac(a[0], b[2], x3, 0);
        let (x6, x7) = mac(a[0], b[3], x5, 0);
        let (x8, x9) = mac(a[0], b[4], x7, 0);
        let (x10, x11) = mac(a[0], b[5], x9, 0);
        let (x12, x13) = mac(a[0], b[6], x11, 0);
        let (x14, x15) = mac(a[0], b[7], x13, 0);
        let (x16, x17) = mac(a[0], b[8], x15, 0);
        let (x18, x19) = mac(a[1], b[0], x2, 0);
        let (x20, x21) = mac(a[1], b[1], x4, x19);
        let (x22, x23) = mac(a[1], b[2], x6, x21);
        let (x24, x25) = mac(a[1], b[3], x8, x23);
        let (x26, x27) = mac(a[1], b[4], x10, x25);
        let (x28, x29) = mac(a[1], b[5], x12, x27);
        let (x30, x31) = mac(a[1], b[6], x14, x29);
        let (x32, x33) = mac(a[1], b[7], x16, x31);
        let (x34, x35) = mac(a[1], b[8], x17, x33);
        let (x36, x37) = mac(a[2], b[0], x20, 0);
        let (x38, x39) = mac(a[2], b[1], x22, x37);
        let (x40, x41) = mac(a[2], b[2], x24, x39);
        let (x42, x43) = mac(a[2], b[3], x26, x41);
        let (x44, x45) = mac(a[2], b[4], x28, x43);
        let (x46, x47) = mac(a[2], b[5], x30, x45);
        let (x48, x49) = mac(a[2], b[6], x32, x47);
        let (x50, x51) = mac(a[2], b[7], x34, x49);
        let (x52, x53) = mac(a[2], b[8], x35, x51);
        let (x54, x55) = mac(a[3], b[0], x38, 0);
        let (x56, x57) = mac(a[3], b[1], x40, x55);
        let (x58, x59) = mac(a[3], b[2], x42, x57);
        let (x60, x61) = mac(a[3], b[3], x44, x59);
        let (x62, x63) = mac(a[3], b[4], x46, x61);
        let (x64, x65) = mac(a[3], b[5], x48, x63);
        let (x66, x67) = mac(a[3], b[6], x50, x65);
        let (x68, x69) = mac(a[3], b[7], x52, x67);
        let (x70, x71) = mac(a[3], b[8], x53, x69);
        let (x72, x73) = mac(a[4], b[0], x56, 0);
        let (x74, x75) = mac(a[4], b[1], x58, x73);
        let (x76, x77) = mac(a[4], b[2], x60, x75);
        let (x78, x79) = mac(a[4], b[3], x62, x77);
        let (x80, x81) = mac(a[4], b[4], x64, x79);
        let (x82, x83) = mac(a[4], b[5], x66, x81);
        let (x84, x85) = mac(a[4], b[6], x68, x83);
        let (x86, x87) = mac(a[4], b[7], x70, x85);
        let (x88, x89) = mac(a[4], b[8], x71, x87);
        let (x90, x91) = mac(a[5], b[0], x74, 0);
        let (x92, x93) = mac(a[5], b[1], x76, x91);
        let (x94, x95) = mac(a[5], b[2], x78, x93);
        let (x96, x97) = mac(a[5], b[3], x80, x95);
        let (x98, x99) = mac(a[5], b[4], x82, x97);
        let (x100, x101) = mac(a[5], b[5], x84, x99);
        let (x102, x103) = mac(a[5], b[6], x86, x101);
        let (x104, x105) = mac(a[5], b[7], x88, x103);
        let (x106, x107) = mac(a[5], b[8], x89, x105);
        let (x108, x109) = mac(a[6], b[0], x92, 0);
        let (x110, x111) = mac(a[6], b[1], x94, x109);
        let (x112, x113) = mac(a[6], b[2], x96, x111);
        let (x114, x115) = mac(a[6], b[3], x98, x113);
        let (x116, x117) = mac(a[6], b[4], x100, x115);
        let (x118, x119) = mac(a[6], b[5], x102, x117);
        let (x120, x121) = mac(a[6], b[6], x104, x119);
        let (x122, x123) = mac(a[6], b[7], x106, x121);
        let (x124, x125) = mac(a[6], b[8], x107, x123);
        let (x126, x127) = mac(a[7], b[0], x110, 0);
        let (x128, x129) = mac(a[7], b[1], x112, x127);
        let (x130, x131) = mac(a[7], b[2], x114, x129);
        let (x132, x133) = mac(a[7], b[3], x116, x131);
        let (x134, x135) = mac(a[7], b[4], x118, x133);
        let (x136, x137) = mac(a[7], b[5], x120, x135);
        let (x138, x139) = mac(a[7], b[6], x122, x137);
        let (x140, x141) = mac(a[7], b[7], x124, x139);
        let (x142, x143) = mac(a[7], b[8], x125, x141);
        let (x144, x145) = mac(a[8], b[0], x128, 0);
        let (x146, x147) = mac(a[8], b[1], x130, x145);
        let (x148, x149) = mac(a[8], b[2], x132, x147);
        let (x150, x151) = mac(a[8], b[3], x134, x149);
        let (x152, x153) = mac(a[8], b[4], x136, x151);
        let (x154, x155) = mac(a[8], b[5], x138, x153);
        let (x156, x157) = mac(a[8], b[6], x140, x155);
        let (x158, x159) = mac(a[8], b[7], x142, x157);
        let (x160, _) = mac(a[8], b[8], x143, x159);
        let (x161, x162) = mac(c[0], c[1], 0, 0);
        let (x163, x164) = mac(c[0], c[2], x162, 0);
        let (x165, x166) = mac(c[0], c[3], x164, 0);
        let (x167, x168) = mac(c[0], c[4], x166, 0);
        let (x169, x170) = mac(c[0], c[5], x168, 0);
        let (x171, x172) = mac(c[0], c[6], x170, 0);
        let (x173, x174) = mac(c[0], c[7], x172, 0);
        let (x175, x176) = mac(c[0], c[8], x174, 0);
        let (x177, x178) = mac(c[1], c[2], x165, 0);
        let (x179, x180) = mac(c[1], c[3], x167, x178);
        let (x181, x182) = mac(c[1], c[4], x169, x180);
        let (x183, x184) = mac(c[1], c[5], x171, x182);
        let (x185, x186) = mac(c[1], c[6], x173, x184);
        let (x187, x188) = mac(c[1], c[7], x175, x186);
        let (x189, x190) = mac(c[1], c[8], x176, x188);
        let (x191, x192) = mac(c[2], c[3], x181, 0);
        let (x193, x194) = mac(c[2], c[4], x183, x192);
        let (x195, x196) = mac(c[2], c[5], x185, x194);
        let (x197, x198) = mac(c[2], c[6], x187, x196);
        let (x199, x200) = mac(c[2], c[7], x189, x198);
        let (x201, x202) = mac(c[2], c[8], x190, x200);
        let (x203, x204) = mac(c[3], c[4], x195, 0);
        let (x205, x206) = mac(c[3], c[5], x197, x204);
        let (x207, x208) = mac(c[3], c[6], x199, x206);
        let (x209, x210) = mac(c[3], c[7], x201, x208);
        let (x211, x212) = mac(c[3], c[8], x202, x210);
        let (x213, x214) = mac(c[4], c[5], x207, 0);
        let (x215, x216) = mac(c[4], c[6], x209, x214);
        let (x217, x218) = mac(c[4], c[7], x211, x216);
        let (x219, x220) = mac(c[4], c[8], x212, x218);
        let (x221, x222) = mac(c[5], c[6], x217, 0);
        let (x223, x224) = mac(c[5], c[7], x219, x222);
        let (x225, x226) = mac(c[5], c[8], x220, x224);
        let (x227, x228) = mac(c[6], c[7], x225, 0);
        let (x229, x230) = mac(c[6], c[8], x226, x228);
        let (x231, x232) = mac(c[7], c[8], x230, 0);
        let x233 = x161 << 1;
        let x234 = (x163 << 1) | (x161 >> 63);
        let x235 = (x177 << 1) | (x163 >> 63);
        let x236 = (x179 << 1) | (x177 >> 63);
        let x237 = (x191 << 1) | (x179 >> 63);
        let x238 = (x193 << 1) | (x191 >> 63);
        let x239 = (x203 << 1) | (x193 >> 63);
        let x240 = (x205 << 1) | (x203 >> 63);
        let x241 = (x213 << 1) | (x205 >> 63);
        let x242 = (x215 << 1) | (x213 >> 63);
        let x243 = (x221 << 1) | (x215 >> 63);
        let x244 = (x223 << 1) | (x221 >> 63);
        let x245 = (x227 << 1) | (x223 >> 63);
        let x246 = (x229 << 1) | (x227 >> 63);
        let x247 = (x231 << 1) | (x229 >> 63);
        let x248 = (x232 << 1) | (x231 >> 63);
        let (x249, x250) = mac(c[0], c[0], 0, 0);
        let (x251, x252) = addc(x250, x233, 0);
        let (x253, x254) = mac(c[1], c[1], x234, x252);
        let (x255, x256) = addc(x254, x235, 0);
        let (x257, x258) = mac(c[2], c[2], x236, x256);
        let (x259, x260) = addc(x258, x237, 0);
        let (x261, x262) = mac(c[3], c[3], x238, x260);
        let (x263, x264) = addc(x262, x239, 0);
        let (x265, x266) = mac(c[4], c[4], x240, x264);
        let (x267, x268) = addc(x266, x241, 0);
        let (x269, x270) = mac(c[5], c[5], x242, x268);
        let (x271, x272) = addc(x270, x243, 0);
        let (x273, x274) = mac(c[6], c[6], x244, x272);
        let (x275, x276) = addc(x274, x245, 0);
        let (x277, x278) = mac(c[7], c[7], x246, x276);
        let (x279, x280) = addc(x278, x247, 0);
        let (x281, _) = mac(c[8], c[8], x248, x280);
        let (x282, x283) = subb(0x4f5dd20cc072f529, x249, 0);
        let (x284, x285) = subb(0xb5ccdf4b363b3327, x251, x283);
        let (x286, x287) = subb(0xee87c7f2d78f95e7, x253, x285);
        let (x288, x289) = subb(0xb0cb45aa1c161856, x255, x287);
        let (x290, x291) = subb(0xd61a8e567bccff4c, x257, x289);
        let (x292, x293) = subb(0x3d1492d0d455bcc6, x259, x291);
        let (x294, x295) = subb(0xafe8c44383d2d8e0, x261, x293);
        let (x296, x297) = subb(0x1ea0391a39a5b5a3, x263, x295);
        let (x298, x299) = subb(0xfb71e91386408a81, x265, x297);
        let (x300, x301) = subb(0x5c9b8899c47aebb6, x267, x299);
        let (x302, x303) = subb(0xc0148f709a5d03bb, x269, x301);
        let (x304, x305) = subb(0x68783bf2f966b7fc, x271, x303);
        let (x306, x307) = subb(0xffffffffffffa518, x273, x305);
        let (x308, x309) = subb(0xffffffffffffffff, x275, x307);
        let (x310, x311) = subb(0xffffffffffffffff, x277, x309);
        let (x312, x313) = subb(0xffffffffffffffff, x279, x311);
        let (x314, _) = subb(0xfffff, x281, x313);
        let (x315, x316) = addc(x0, x282, 0);
        let (x317, x318) = addc(x18, x284, x316);
        let (x319, x320) = addc(x36, x286, x318);
        let (x321, x322) = addc(x54, x288, x320);
        let (x323, x324) = addc(x72, x290, x322);
        let (x325, x326) = addc(x90, x292, x324);
        let (x327, x328) = addc(x108, x294, x326);
        let (x329, x330) = addc(x126, x296, x328);
        let (x331, x332) = addc(x144, x298, x330);
        let (x333, x334) = addc(x146, x300, x332);
        let (x335, x336) = addc(x148, x302, x334);
        let (x337, x338) = addc(x150, x304, x336);
        let (x339, x340) = addc(x152, x306, x338);
        let (x341, x342) = addc(x154, x308, x340);
        let (x343, x344) = addc(x156, x310, x342);
        let (x345, x346) = addc(x158, x312, x344);
        let (x347, _) = addc(x160, x314, x346);
        let (x348, _) = mac(x315, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x349) = mac(x348, 0x449048e16ec79bf7, 0, 0);
        let (x350, x351) = mac(x348, 0xc44a36477663b851, x349, 0);
        let (x352, x353) = mac(x348, 0x8033feb708f65a2f, x351, 0);
        let (x354, x355) = mac(x348, 0xae79787c40d06994, x353, 0);
        let (x356, x357) = mac(x348, 5, x355, 0);
        let (x358, x359) = mac(x348, 0xfffffffffffffe00, 0, 0);
        let (x360, x361) = subb(x317, x350, 0);
        let (x362, x363) = subb(x319, x352, x361);
        let (x364, x365) = subb(x321, x354, x363);
        let (x366, x367) = subb(x323, x356, x365);
        let (x368, x369) = subb(x325, x357, x367);
        let (x370, x371) = subb(x327, x369, 0);
        let (x372, x373) = subb(x329, x371, 0);
        let (x374, x375) = subb(x331, x358, x373);
        let (x376, _) = subb(x348, x359, x375);
        let (x377, _) = mac(x360, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x378) = mac(x377, 0x449048e16ec79bf7, 0, 0);
        let (x379, x380) = mac(x377, 0xc44a36477663b851, x378, 0);
        let (x381, x382) = mac(x377, 0x8033feb708f65a2f, x380, 0);
        let (x383, x384) = mac(x377, 0xae79787c40d06994, x382, 0);
        let (x385, x386) = mac(x377, 5, x384, 0);
        let (x387, x388) = mac(x377, 0xfffffffffffffe00, 0, 0);
        let (x389, x390) = subb(x362, x379, 0);
        let (x391, x392) = subb(x364, x381, x390);
        let (x393, x394) = subb(x366, x383, x392);
        let (x395, x396) = subb(x368, x385, x394);
        let (x397, x398) = subb(x370, x386, x396);
        let (x399, x400) = subb(x372, x398, 0);
        let (x401, x402) = subb(x374, x400, 0);
        let (x403, x404) = subb(x376, x387, x402);
        let (x405, _) = subb(x377, x388, x404);
        let (x406, _) = mac(x389, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x407) = mac(x406, 0x449048e16ec79bf7, 0, 0);
        let (x408, x409) = mac(x406, 0xc44a36477663b851, x407, 0);
        let (x410, x411) = mac(x406, 0x8033feb708f65a2f, x409, 0);
        let (x412, x413) = mac(x406, 0xae79787c40d06994, x411, 0);
        let (x414, x415) = mac(x406, 5, x413, 0);
        let (x416, x417) = mac(x406, 0xfffffffffffffe00, 0, 0);
        let (x418, x419) = subb(x391, x408, 0);
        let (x420, x421) = subb(x393, x410, x419);
        let (x422, x423) = subb(x395, x412, x421);
        let (x424, x425) = subb(x397, x414, x423);
        let (x426, x427) = subb(x399, x415, x425);
        let (x428, x429) = subb(x401, x427, 0);
        let (x430, x431) = subb(x403, x429, 0);
        let (x432, x433) = subb(x405, x416, x431);
        let (x434, _) = subb(x406, x417, x433);
        let (x435, _) = mac(x418, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x436) = mac(x435, 0x449048e16ec79bf7, 0, 0);
        let (x437, x438) = mac(x435, 0xc44a36477663b851, x436, 0);
        let (x439, x440) = mac(x435, 0x8033feb708f65a2f, x438, 0);
        let (x441, x442) = mac(x435, 0xae79787c40d06994, x440, 0);
        let (x443, x444) = mac(x435, 5, x442, 0);
        let (x445, x446) = mac(x435, 0xfffffffffffffe00, 0, 0);
        let (x447, x448) = subb(x420, x437, 0);
        let (x449, x450) = subb(x422, x439, x448);
        let (x451, x452) = subb(x424, x441, x450);
        let (x453, x454) = subb(x426, x443, x452);
        let (x455, x456) = subb(x428, x444, x454);
        let (x457, x458) = subb(x430, x456, 0);
        let (x459, x460) = subb(x432, x458, 0);
        let (x461, x462) = subb(x434, x445, x460);
        let (x463, _) = subb(x435, x446, x462);
        let (x464, _) = mac(x447, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x465) = mac(x464, 0x449048e16ec79bf7, 0, 0);
        let (x466, x467) = mac(x464, 0xc44a36477663b851, x465, 0);
        let (x468, x469) = mac(x464, 0x8033feb708f65a2f, x467, 0);
        let (x470, x471) = mac(x464, 0xae79787c40d06994, x469, 0);
        let (x472, x473) = mac(x464, 5, x471, 0);
        let (x474, x475) = mac(x464, 0xfffffffffffffe00, 0, 0);
        let (x476, x477) = subb(x449, x466, 0);
        let (x478, x479) = subb(x451, x468, x477);
        let (x480, x481) = subb(x453, x470, x479);
        let (x482, x483) = subb(x455, x472, x481);
        let (x484, x485) = subb(x457, x473, x483);
        let (x486, x487) = subb(x459, x485, 0);
        let (x488, x489) = subb(x461, x487, 0);
        let (x490, x491) = subb(x463, x474, x489);
        let (x492, _) = subb(x464, x475, x491);
        let (x493, _) = mac(x476, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x494) = mac(x493, 0x449048e16ec79bf7, 0, 0);
        let (x495, x496) = mac(x493, 0xc44a36477663b851, x494, 0);
        let (x497, x498) = mac(x493, 0x8033feb708f65a2f, x496, 0);
        let (x499, x500) = mac(x493, 0xae79787c40d06994, x498, 0);
        let (x501, x502) = mac(x493, 5, x500, 0);
        let (x503, x504) = mac(x493, 0xfffffffffffffe00, 0, 0);
        let (x505, x506) = subb(x478, x495, 0);
        let (x507, x508) = subb(x480, x497, x506);
        let (x509, x510) = subb(x482, x499, x508);
        let (x511, x512) = subb(x484, x501, x510);
        let (x513, x514) = subb(x486, x502, x512);
        let (x515, x516) = subb(x488, x514, 0);
        let (x517, x518) = subb(x490, x516, 0);
        let (x519, x520) = subb(x492, x503, x518);
        let (x521, _) = subb(x493, x504, x520);
        let (x522, _) = mac(x505, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x523) = mac(x522, 0x449048e16ec79bf7, 0, 0);
        let (x524, x525) = mac(x522, 0xc44a36477663b851, x523, 0);
        let (x526, x527) = mac(x522, 0x8033feb708f65a2f, x525, 0);
        let (x528, x529) = mac(x522, 0xae79787c40d06994, x527, 0);
        let (x530, x531) = mac(x522, 5, x529, 0);
        let (x532, x533) = mac(x522, 0xfffffffffffffe00, 0, 0);
        let (x534, x535) = subb(x507, x524, 0);
        let (x536, x537) = subb(x509, x526, x535);
        let (x538, x539) = subb(x511, x528, x537);
        let (x540, x541) = subb(x513, x530, x539);
        let (x542, x543) = subb(x515, x531, x541);
        let (x544, x545) = subb(x517, x543, 0);
        let (x546, x547) = subb(x519, x545, 0);
        let (x548, x549) = subb(x521, x532, x547);
        let (x550, _) = subb(x522, x533, x549);
        let (x551, _) = mac(x534, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x552) = mac(x551, 0x449048e16ec79bf7, 0, 0);
        let (x553, x554) = mac(x551, 0xc44a36477663b851, x552, 0);
        let (x555, x556) = mac(x551, 0x8033feb708f65a2f, x554, 0);
        let (x557, x558) = mac(x551, 0xae79787c40d06994, x556, 0);
        let (x559, x560) = mac(x551, 5, x558, 0);
        let (x561, x562) = mac(x551, 0xfffffffffffffe00, 0, 0);
        let (x563, x564) = subb(x536, x553, 0);
        let (x565, x566) = subb(x538, x555, x564);
        let (x567, x568) = subb(x540, x557, x566);
        let (x569, x570) = subb(x542, x559, x568);
        let (x571, x572) = subb(x544, x560, x570);
        let (x573, x574) = subb(x546, x572, 0);
        let (x575, x576) = subb(x548, x574, 0);
        let (x577, x578) = subb(x550, x561, x576);
        let (x579, _) = subb(x551, x562, x578);
        let (x580, _) = mac(x563, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x581) = mac(x580, 0x449048e16ec79bf7, 0, 0);
        let (x582, x583) = mac(x580, 0xc44a36477663b851, x581, 0);
        let (x584, x585) = mac(x580, 0x8033feb708f65a2f, x583, 0);
        let (x586, x587) = mac(x580, 0xae79787c40d06994, x585, 0);
        let (x588, x589) = mac(x580, 5, x587, 0);
        let (x590, x591) = mac(x580, 0xfffffffffffffe00, 0, 0);
        let (x592, x593) = subb(x565, x582, 0);
        let (x594, x595) = subb(x567, x584, x593);
        let (x596, x597) = subb(x569, x586, x595);
        let (x598, x599) = subb(x571, x588, x597);
        let (x600, x601) = subb(x573, x589, x599);
        let (x602, x603) = subb(x575, x601, 0);
        let (x604, x605) = subb(x577, x603, 0);
        let (x606, x607) = subb(x579, x590, x605);
        let (x608, _) = subb(x580, x591, x607);
        let (x609, x610) = addc(x592, x333, 0);
        let (x611, x612) = addc(x594, x335, x610);
        let (x613, x614) = addc(x596, x337, x612);
        let (x615, x616) = addc(x598, x339, x614);
        let (x617, x618) = addc(x600, x341, x616);
        let (x619, x620) = addc(x602, x343, x618);
        let (x621, x622) = addc(x604, x345, x620);
        let (x623, x624) = addc(x606, x347, x622);
        let (x625, _) = addc(x608, x624, 0);
        Self([x609, x611, x613, x615, x617, x619, x621, x623, x625])
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
        let (x16, _) = mac(b[0], a[8], x15, 0);
        let x17 = x16 >> 7;
        let (x18, x19) = mac(0x800000000, x17, 0, 0);
        let x20 = (x19 << 27) | (x18 >> 37);
        let (x21, x22) = mac(x20, 0xbb6fb71e91386409, 0, 0);
        let (x23, x24) = mac(x20, 0x3bb5c9b8899c47ae, x22, 0);
        let (x25, x26) = mac(x20, 0x7fcc0148f709a5d0, x24, 0);
        let (x27, x28) = mac(x20, 0x51868783bf2f966b, x26, 0);
        let (x29, x30) = mac(x20, 0xfffffffffffffffa, x28, 0);
        let (x31, x32) = mac(x20, 0xffffffffffffffff, x30, 0);
        let (x33, x34) = mac(x20, 0xffffffffffffffff, x32, 0);
        let (x35, x36) = mac(x20, 0xffffffffffffffff, x34, 0);
        let (x37, _) = mac(x20, 0x1ff, x36, 0);
        let (x38, x39) = subb(x0, x21, 0);
        let (x40, x41) = subb(x2, x23, x39);
        let (x42, x43) = subb(x4, x25, x41);
        let (x44, x45) = subb(x6, x27, x43);
        let (x46, x47) = subb(x8, x29, x45);
        let (x48, x49) = subb(x10, x31, x47);
        let (x50, x51) = subb(x12, x33, x49);
        let (x52, x53) = subb(x14, x35, x51);
        let (x54, _) = subb(x16, x37, x53);
        Self([x38, x40, x42, x44, x46, x48, x50, x52, x54])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = mask(x0);
        let x2 = x1 & 0xbb6fb71e91386409;
        let x3 = x1 & 0x3bb5c9b8899c47ae;
        let x4 = x1 & 0x7fcc0148f709a5d0;
        let x5 = x1 & 0x51868783bf2f966b;
        let x6 = x1 & 0xfffffffffffffffa;
        let x7 = x1 & 0x1ff;
        let (x8, x9) = addc(a[0], x2, 0);
        let (x10, x11) = addc(a[1], x3, x9);
        let (x12, x13) = addc(a[2], x4, x11);
        let (x14, x15) = addc(a[3], x5, x13);
        let (x16, x17) = addc(a[4], x6, x15);
        let (x18, x19) = addc(a[5], x1, x17);
        let (x20, x21) = addc(a[6], x1, x19);
        let (x22, x23) = addc(a[7], x1, x21);
        let (x24, _) = addc(a[8], x7, x23);
        let x25 = (x10 << 63) | (x8 >> 1);
        let x26 = (x12 << 63) | (x10 >> 1);
        let x27 = (x14 << 63) | (x12 >> 1);
        let x28 = (x16 << 63) | (x14 >> 1);
        let x29 = (x18 << 63) | (x16 >> 1);
        let x30 = (x20 << 63) | (x18 >> 1);
        let x31 = (x22 << 63) | (x20 >> 1);
        let x32 = (x24 << 63) | (x22 >> 1);
        let x33 = x24 >> 1;
        Self([x25, x26, x27, x28, x29, x30, x31, x32, x33])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let (x0, _) = mac(a[0], 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x1) = mac(x0, 0x449048e16ec79bf7, 0, 0);
        let (x2, x3) = mac(x0, 0xc44a36477663b851, x1, 0);
        let (x4, x5) = mac(x0, 0x8033feb708f65a2f, x3, 0);
        let (x6, x7) = mac(x0, 0xae79787c40d06994, x5, 0);
        let (x8, x9) = mac(x0, 5, x7, 0);
        let (x10, x11) = mac(x0, 0xfffffffffffffe00, 0, 0);
        let (x12, x13) = subb(a[1], x2, 0);
        let (x14, x15) = subb(a[2], x4, x13);
        let (x16, x17) = subb(a[3], x6, x15);
        let (x18, x19) = subb(a[4], x8, x17);
        let (x20, x21) = subb(a[5], x9, x19);
        let (x22, x23) = subb(a[6], x21, 0);
        let (x24, x25) = subb(a[7], x23, 0);
        let (x26, x27) = subb(a[8], x10, x25);
        let (x28, _) = subb(x0, x11, x27);
        let (x29, _) = mac(x12, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x30) = mac(x29, 0x449048e16ec79bf7, 0, 0);
        let (x31, x32) = mac(x29, 0xc44a36477663b851, x30, 0);
        let (x33, x34) = mac(x29, 0x8033feb708f65a2f, x32, 0);
        let (x35, x36) = mac(x29, 0xae79787c40d06994, x34, 0);
        let (x37, x38) = mac(x29, 5, x36, 0);
        let (x39, x40) = mac(x29, 0xfffffffffffffe00, 0, 0);
        let (x41, x42) = subb(x14, x31, 0);
        let (x43, x44) = subb(x16, x33, x42);
        let (x45, x46) = subb(x18, x35, x44);
        let (x47, x48) = subb(x20, x37, x46);
        let (x49, x50) = subb(x22, x38, x48);
        let (x51, x52) = subb(x24, x50, 0);
        let (x53, x54) = subb(x26, x52, 0);
        let (x55, x56) = subb(x28, x39, x54);
        let (x57, _) = subb(x29, x40, x56);
        let (x58, _) = mac(x41, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x59) = mac(x58, 0x449048e16ec79bf7, 0, 0);
        let (x60, x61) = mac(x58, 0xc44a36477663b851, x59, 0);
        let (x62, x63) = mac(x58, 0x8033feb708f65a2f, x61, 0);
        let (x64, x65) = mac(x58, 0xae79787c40d06994, x63, 0);
        let (x66, x67) = mac(x58, 5, x65, 0);
        let (x68, x69) = mac(x58, 0xfffffffffffffe00, 0, 0);
        let (x70, x71) = subb(x43, x60, 0);
        let (x72, x73) = subb(x45, x62, x71);
        let (x74, x75) = subb(x47, x64, x73);
        let (x76, x77) = subb(x49, x66, x75);
        let (x78, x79) = subb(x51, x67, x77);
        let (x80, x81) = subb(x53, x79, 0);
        let (x82, x83) = subb(x55, x81, 0);
        let (x84, x85) = subb(x57, x68, x83);
        let (x86, _) = subb(x58, x69, x85);
        let (x87, _) = mac(x70, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x88) = mac(x87, 0x449048e16ec79bf7, 0, 0);
        let (x89, x90) = mac(x87, 0xc44a36477663b851, x88, 0);
        let (x91, x92) = mac(x87, 0x8033feb708f65a2f, x90, 0);
        let (x93, x94) = mac(x87, 0xae79787c40d06994, x92, 0);
        let (x95, x96) = mac(x87, 5, x94, 0);
        let (x97, x98) = mac(x87, 0xfffffffffffffe00, 0, 0);
        let (x99, x100) = subb(x72, x89, 0);
        let (x101, x102) = subb(x74, x91, x100);
        let (x103, x104) = subb(x76, x93, x102);
        let (x105, x106) = subb(x78, x95, x104);
        let (x107, x108) = subb(x80, x96, x106);
        let (x109, x110) = subb(x82, x108, 0);
        let (x111, x112) = subb(x84, x110, 0);
        let (x113, x114) = subb(x86, x97, x112);
        let (x115, _) = subb(x87, x98, x114);
        let (x116, _) = mac(x99, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x117) = mac(x116, 0x449048e16ec79bf7, 0, 0);
        let (x118, x119) = mac(x116, 0xc44a36477663b851, x117, 0);
        let (x120, x121) = mac(x116, 0x8033feb708f65a2f, x119, 0);
        let (x122, x123) = mac(x116, 0xae79787c40d06994, x121, 0);
        let (x124, x125) = mac(x116, 5, x123, 0);
        let (x126, x127) = mac(x116, 0xfffffffffffffe00, 0, 0);
        let (x128, x129) = subb(x101, x118, 0);
        let (x130, x131) = subb(x103, x120, x129);
        let (x132, x133) = subb(x105, x122, x131);
        let (x134, x135) = subb(x107, x124, x133);
        let (x136, x137) = subb(x109, x125, x135);
        let (x138, x139) = subb(x111, x137, 0);
        let (x140, x141) = subb(x113, x139, 0);
        let (x142, x143) = subb(x115, x126, x141);
        let (x144, _) = subb(x116, x127, x143);
        let (x145, _) = mac(x128, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x146) = mac(x145, 0x449048e16ec79bf7, 0, 0);
        let (x147, x148) = mac(x145, 0xc44a36477663b851, x146, 0);
        let (x149, x150) = mac(x145, 0x8033feb708f65a2f, x148, 0);
        let (x151, x152) = mac(x145, 0xae79787c40d06994, x150, 0);
        let (x153, x154) = mac(x145, 5, x152, 0);
        let (x155, x156) = mac(x145, 0xfffffffffffffe00, 0, 0);
        let (x157, x158) = subb(x130, x147, 0);
        let (x159, x160) = subb(x132, x149, x158);
        let (x161, x162) = subb(x134, x151, x160);
        let (x163, x164) = subb(x136, x153, x162);
        let (x165, x166) = subb(x138, x154, x164);
        let (x167, x168) = subb(x140, x166, 0);
        let (x169, x170) = subb(x142, x168, 0);
        let (x171, x172) = subb(x144, x155, x170);
        let (x173, _) = subb(x145, x156, x172);
        let (x174, _) = mac(x157, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x175) = mac(x174, 0x449048e16ec79bf7, 0, 0);
        let (x176, x177) = mac(x174, 0xc44a36477663b851, x175, 0);
        let (x178, x179) = mac(x174, 0x8033feb708f65a2f, x177, 0);
        let (x180, x181) = mac(x174, 0xae79787c40d06994, x179, 0);
        let (x182, x183) = mac(x174, 5, x181, 0);
        let (x184, x185) = mac(x174, 0xfffffffffffffe00, 0, 0);
        let (x186, x187) = subb(x159, x176, 0);
        let (x188, x189) = subb(x161, x178, x187);
        let (x190, x191) = subb(x163, x180, x189);
        let (x192, x193) = subb(x165, x182, x191);
        let (x194, x195) = subb(x167, x183, x193);
        let (x196, x197) = subb(x169, x195, 0);
        let (x198, x199) = subb(x171, x197, 0);
        let (x200, x201) = subb(x173, x184, x199);
        let (x202, _) = subb(x174, x185, x201);
        let (x203, _) = mac(x186, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x204) = mac(x203, 0x449048e16ec79bf7, 0, 0);
        let (x205, x206) = mac(x203, 0xc44a36477663b851, x204, 0);
        let (x207, x208) = mac(x203, 0x8033feb708f65a2f, x206, 0);
        let (x209, x210) = mac(x203, 0xae79787c40d06994, x208, 0);
        let (x211, x212) = mac(x203, 5, x210, 0);
        let (x213, x214) = mac(x203, 0xfffffffffffffe00, 0, 0);
        let (x215, x216) = subb(x188, x205, 0);
        let (x217, x218) = subb(x190, x207, x216);
        let (x219, x220) = subb(x192, x209, x218);
        let (x221, x222) = subb(x194, x211, x220);
        let (x223, x224) = subb(x196, x212, x222);
        let (x225, x226) = subb(x198, x224, 0);
        let (x227, x228) = subb(x200, x226, 0);
        let (x229, x230) = subb(x202, x213, x228);
        let (x231, _) = subb(x203, x214, x230);
        let (x232, _) = mac(x215, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x233) = mac(x232, 0x449048e16ec79bf7, 0, 0);
        let (x234, x235) = mac(x232, 0xc44a36477663b851, x233, 0);
        let (x236, x237) = mac(x232, 0x8033feb708f65a2f, x235, 0);
        let (x238, x239) = mac(x232, 0xae79787c40d06994, x237, 0);
        let (x240, x241) = mac(x232, 5, x239, 0);
        let (x242, x243) = mac(x232, 0xfffffffffffffe00, 0, 0);
        let (x244, x245) = subb(x217, x234, 0);
        let (x246, x247) = subb(x219, x236, x245);
        let (x248, x249) = subb(x221, x238, x247);
        let (x250, x251) = subb(x223, x240, x249);
        let (x252, x253) = subb(x225, x241, x251);
        let (x254, x255) = subb(x227, x253, 0);
        let (x256, x257) = subb(x229, x255, 0);
        let (x258, x259) = subb(x231, x242, x257);
        let (x260, _) = subb(x232, x243, x259);
        let (x261, x262) = subb(x244, 0xbb6fb71e91386409, 0);
        let (x263, x264) = subb(x246, 0x3bb5c9b8899c47ae, x262);
        let (x265, x266) = subb(x248, 0x7fcc0148f709a5d0, x264);
        let (x267, x268) = subb(x250, 0x51868783bf2f966b, x266);
        let (x269, x270) = subb(x252, 0xfffffffffffffffa, x268);
        let (x271, x272) = subb(x254, 0xffffffffffffffff, x270);
        let (x273, x274) = subb(x256, 0xffffffffffffffff, x272);
        let (x275, x276) = subb(x258, 0xffffffffffffffff, x274);
        let (x277, x278) = subb(x260, 0x1ff, x276);
        let x279 = mask(x278);
        let x280 = x261 ^ (x279 & (x244 ^ x261));
        let x281 = x263 ^ (x279 & (x246 ^ x263));
        let x282 = x265 ^ (x279 & (x248 ^ x265));
        let x283 = x267 ^ (x279 & (x250 ^ x267));
        let x284 = x269 ^ (x279 & (x252 ^ x269));
        let x285 = x271 ^ (x279 & (x254 ^ x271));
        let x286 = x273 ^ (x279 & (x256 ^ x273));
        let x287 = x275 ^ (x279 & (x258 ^ x275));
        let x288 = x277 ^ (x279 & (x260 ^ x277));
        [x280, x281, x282, x283, x284, x285, x286, x287, x288]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let (x0, x1) = mac(0x137cd04dcf15dd04, a[0], 0, 0);
        let (x2, x3) = mac(0x137cd04dcf15dd04, a[1], x1, 0);
        let (x4, x5) = mac(0x137cd04dcf15dd04, a[2], x3, 0);
        let (x6, x7) = mac(0x137cd04dcf15dd04, a[3], x5, 0);
        let (x8, x9) = mac(0x137cd04dcf15dd04, a[4], x7, 0);
        let (x10, x11) = mac(0x137cd04dcf15dd04, a[5], x9, 0);
        let (x12, x13) = mac(0x137cd04dcf15dd04, a[6], x11, 0);
        let (x14, x15) = mac(0x137cd04dcf15dd04, a[7], x13, 0);
        let (x16, x17) = mac(0x137cd04dcf15dd04, a[8], x15, 0);
        let (x18, x19) = mac(0xf707badce5547ea3, a[0], x2, 0);
        let (x20, x21) = mac(0xf707badce5547ea3, a[1], x4, x19);
        let (x22, x23) = mac(0xf707badce5547ea3, a[2], x6, x21);
        let (x24, x25) = mac(0xf707badce5547ea3, a[3], x8, x23);
        let (x26, x27) = mac(0xf707badce5547ea3, a[4], x10, x25);
        let (x28, x29) = mac(0xf707badce5547ea3, a[5], x12, x27);
        let (x30, x31) = mac(0xf707badce5547ea3, a[6], x14, x29);
        let (x32, x33) = mac(0xf707badce5547ea3, a[7], x16, x31);
        let (x34, x35) = mac(0xf707badce5547ea3, a[8], x17, x33);
        let (x36, x37) = mac(0x12a78d38794573ff, a[0], x20, 0);
        let (x38, x39) = mac(0x12a78d38794573ff, a[1], x22, x37);
        let (x40, x41) = mac(0x12a78d38794573ff, a[2], x24, x39);
        let (x42, x43) = mac(0x12a78d38794573ff, a[3], x26, x41);
        let (x44, x45) = mac(0x12a78d38794573ff, a[4], x28, x43);
        let (x46, x47) = mac(0x12a78d38794573ff, a[5], x30, x45);
        let (x48, x49) = mac(0x12a78d38794573ff, a[6], x32, x47);
        let (x50, x51) = mac(0x12a78d38794573ff, a[7], x34, x49);
        let (x52, x53) = mac(0x12a78d38794573ff, a[8], x35, x51);
        let (x54, x55) = mac(0xd3721ef557f75e06, a[0], x38, 0);
        let (x56, x57) = mac(0xd3721ef557f75e06, a[1], x40, x55);
        let (x58, x59) = mac(0xd3721ef557f75e06, a[2], x42, x57);
        let (x60, x61) = mac(0xd3721ef557f75e06, a[3], x44, x59);
        let (x62, x63) = mac(0xd3721ef557f75e06, a[4], x46, x61);
        let (x64, x65) = mac(0xd3721ef557f75e06, a[5], x48, x63);
        let (x66, x67) = mac(0xd3721ef557f75e06, a[6], x50, x65);
        let (x68, x69) = mac(0xd3721ef557f75e06, a[7], x52, x67);
        let (x70, x71) = mac(0xd3721ef557f75e06, a[8], x53, x69);
        let (x72, x73) = mac(0xdd6e23d82e49c7db, a[0], x56, 0);
        let (x74, x75) = mac(0xdd6e23d82e49c7db, a[1], x58, x73);
        let (x76, x77) = mac(0xdd6e23d82e49c7db, a[2], x60, x75);
        let (x78, x79) = mac(0xdd6e23d82e49c7db, a[3], x62, x77);
        let (x80, x81) = mac(0xdd6e23d82e49c7db, a[4], x64, x79);
        let (x82, x83) = mac(0xdd6e23d82e49c7db, a[5], x66, x81);
        let (x84, x85) = mac(0xdd6e23d82e49c7db, a[6], x68, x83);
        let (x86, x87) = mac(0xdd6e23d82e49c7db, a[7], x70, x85);
        let (x88, x89) = mac(0xdd6e23d82e49c7db, a[8], x71, x87);
        let (x90, x91) = mac(0xcff3d142b7756e3e, a[0], x74, 0);
        let (x92, x93) = mac(0xcff3d142b7756e3e, a[1], x76, x91);
        let (x94, x95) = mac(0xcff3d142b7756e3e, a[2], x78, x93);
        let (x96, x97) = mac(0xcff3d142b7756e3e, a[3], x80, x95);
        let (x98, x99) = mac(0xcff3d142b7756e3e, a[4], x82, x97);
        let (x100, x101) = mac(0xcff3d142b7756e3e, a[5], x84, x99);
        let (x102, x103) = mac(0xcff3d142b7756e3e, a[6], x86, x101);
        let (x104, x105) = mac(0xcff3d142b7756e3e, a[7], x88, x103);
        let (x106, x107) = mac(0xcff3d142b7756e3e, a[8], x89, x105);
        let (x108, x109) = mac(0x5bcc6d61a8e567bc, a[0], x92, 0);
        let (x110, x111) = mac(0x5bcc6d61a8e567bc, a[1], x94, x109);
        let (x112, x113) = mac(0x5bcc6d61a8e567bc, a[2], x96, x111);
        let (x114, x115) = mac(0x5bcc6d61a8e567bc, a[3], x98, x113);
        let (x116, x117) = mac(0x5bcc6d61a8e567bc, a[4], x100, x115);
        let (x118, x119) = mac(0x5bcc6d61a8e567bc, a[5], x102, x117);
        let (x120, x121) = mac(0x5bcc6d61a8e567bc, a[6], x104, x119);
        let (x122, x123) = mac(0x5bcc6d61a8e567bc, a[7], x106, x121);
        let (x124, x125) = mac(0x5bcc6d61a8e567bc, a[8], x107, x123);
        let (x126, x127) = mac(0x2d8e03d1492d0d45, a[0], x110, 0);
        let (x128, x129) = mac(0x2d8e03d1492d0d45, a[1], x112, x127);
        let (x130, x131) = mac(0x2d8e03d1492d0d45, a[2], x114, x129);
        let (x132, x133) = mac(0x2d8e03d1492d0d45, a[3], x116, x131);
        let (x134, x135) = mac(0x2d8e03d1492d0d45, a[4], x118, x133);
        let (x136, x137) = mac(0x2d8e03d1492d0d45, a[5], x120, x135);
        let (x138, x139) = mac(0x2d8e03d1492d0d45, a[6], x122, x137);
        let (x140, x141) = mac(0x2d8e03d1492d0d45, a[7], x124, x139);
        let (x142, x143) = mac(0x2d8e03d1492d0d45, a[8], x125, x141);
        let (x144, x145) = mac(0x3d, a[0], x128, 0);
        let (x146, x147) = mac(0x3d, a[1], x130, x145);
        let (x148, x149) = mac(0x3d, a[2], x132, x147);
        let (x150, x151) = mac(0x3d, a[3], x134, x149);
        let (x152, x153) = mac(0x3d, a[4], x136, x151);
        let (x154, x155) = mac(0x3d, a[5], x138, x153);
        let (x156, x157) = mac(0x3d, a[6], x140, x155);
        let (x158, x159) = mac(0x3d, a[7], x142, x157);
        let (x160, x161) = mac(0x3d, a[8], x143, x159);
        let (x162, _) = mac(x0, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x163) = mac(x162, 0x449048e16ec79bf7, 0, 0);
        let (x164, x165) = mac(x162, 0xc44a36477663b851, x163, 0);
        let (x166, x167) = mac(x162, 0x8033feb708f65a2f, x165, 0);
        let (x168, x169) = mac(x162, 0xae79787c40d06994, x167, 0);
        let (x170, x171) = mac(x162, 5, x169, 0);
        let (x172, x173) = mac(x162, 0xfffffffffffffe00, 0, 0);
        let (x174, x175) = subb(x18, x164, 0);
        let (x176, x177) = subb(x36, x166, x175);
        let (x178, x179) = subb(x54, x168, x177);
        let (x180, x181) = subb(x72, x170, x179);
        let (x182, x183) = subb(x90, x171, x181);
        let (x184, x185) = subb(x108, x183, 0);
        let (x186, x187) = subb(x126, x185, 0);
        let (x188, x189) = subb(x144, x172, x187);
        let (x190, _) = subb(x162, x173, x189);
        let (x191, _) = mac(x174, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x192) = mac(x191, 0x449048e16ec79bf7, 0, 0);
        let (x193, x194) = mac(x191, 0xc44a36477663b851, x192, 0);
        let (x195, x196) = mac(x191, 0x8033feb708f65a2f, x194, 0);
        let (x197, x198) = mac(x191, 0xae79787c40d06994, x196, 0);
        let (x199, x200) = mac(x191, 5, x198, 0);
        let (x201, x202) = mac(x191, 0xfffffffffffffe00, 0, 0);
        let (x203, x204) = subb(x176, x193, 0);
        let (x205, x206) = subb(x178, x195, x204);
        let (x207, x208) = subb(x180, x197, x206);
        let (x209, x210) = subb(x182, x199, x208);
        let (x211, x212) = subb(x184, x200, x210);
        let (x213, x214) = subb(x186, x212, 0);
        let (x215, x216) = subb(x188, x214, 0);
        let (x217, x218) = subb(x190, x201, x216);
        let (x219, _) = subb(x191, x202, x218);
        let (x220, _) = mac(x203, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x221) = mac(x220, 0x449048e16ec79bf7, 0, 0);
        let (x222, x223) = mac(x220, 0xc44a36477663b851, x221, 0);
        let (x224, x225) = mac(x220, 0x8033feb708f65a2f, x223, 0);
        let (x226, x227) = mac(x220, 0xae79787c40d06994, x225, 0);
        let (x228, x229) = mac(x220, 5, x227, 0);
        let (x230, x231) = mac(x220, 0xfffffffffffffe00, 0, 0);
        let (x232, x233) = subb(x205, x222, 0);
        let (x234, x235) = subb(x207, x224, x233);
        let (x236, x237) = subb(x209, x226, x235);
        let (x238, x239) = subb(x211, x228, x237);
        let (x240, x241) = subb(x213, x229, x239);
        let (x242, x243) = subb(x215, x241, 0);
        let (x244, x245) = subb(x217, x243, 0);
        let (x246, x247) = subb(x219, x230, x245);
        let (x248, _) = subb(x220, x231, x247);
        let (x249, _) = mac(x232, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x250) = mac(x249, 0x449048e16ec79bf7, 0, 0);
        let (x251, x252) = mac(x249, 0xc44a36477663b851, x250, 0);
        let (x253, x254) = mac(x249, 0x8033feb708f65a2f, x252, 0);
        let (x255, x256) = mac(x249, 0xae79787c40d06994, x254, 0);
        let (x257, x258) = mac(x249, 5, x256, 0);
        let (x259, x260) = mac(x249, 0xfffffffffffffe00, 0, 0);
        let (x261, x262) = subb(x234, x251, 0);
        let (x263, x264) = subb(x236, x253, x262);
        let (x265, x266) = subb(x238, x255, x264);
        let (x267, x268) = subb(x240, x257, x266);
        let (x269, x270) = subb(x242, x258, x268);
        let (x271, x272) = subb(x244, x270, 0);
        let (x273, x274) = subb(x246, x272, 0);
        let (x275, x276) = subb(x248, x259, x274);
        let (x277, _) = subb(x249, x260, x276);
        let (x278, _) = mac(x261, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x279) = mac(x278, 0x449048e16ec79bf7, 0, 0);
        let (x280, x281) = mac(x278, 0xc44a36477663b851, x279, 0);
        let (x282, x283) = mac(x278, 0x8033feb708f65a2f, x281, 0);
        let (x284, x285) = mac(x278, 0xae79787c40d06994, x283, 0);
        let (x286, x287) = mac(x278, 5, x285, 0);
        let (x288, x289) = mac(x278, 0xfffffffffffffe00, 0, 0);
        let (x290, x291) = subb(x263, x280, 0);
        let (x292, x293) = subb(x265, x282, x291);
        let (x294, x295) = subb(x267, x284, x293);
        let (x296, x297) = subb(x269, x286, x295);
        let (x298, x299) = subb(x271, x287, x297);
        let (x300, x301) = subb(x273, x299, 0);
        let (x302, x303) = subb(x275, x301, 0);
        let (x304, x305) = subb(x277, x288, x303);
        let (x306, _) = subb(x278, x289, x305);
        let (x307, _) = mac(x290, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x308) = mac(x307, 0x449048e16ec79bf7, 0, 0);
        let (x309, x310) = mac(x307, 0xc44a36477663b851, x308, 0);
        let (x311, x312) = mac(x307, 0x8033feb708f65a2f, x310, 0);
        let (x313, x314) = mac(x307, 0xae79787c40d06994, x312, 0);
        let (x315, x316) = mac(x307, 5, x314, 0);
        let (x317, x318) = mac(x307, 0xfffffffffffffe00, 0, 0);
        let (x319, x320) = subb(x292, x309, 0);
        let (x321, x322) = subb(x294, x311, x320);
        let (x323, x324) = subb(x296, x313, x322);
        let (x325, x326) = subb(x298, x315, x324);
        let (x327, x328) = subb(x300, x316, x326);
        let (x329, x330) = subb(x302, x328, 0);
        let (x331, x332) = subb(x304, x330, 0);
        let (x333, x334) = subb(x306, x317, x332);
        let (x335, _) = subb(x307, x318, x334);
        let (x336, _) = mac(x319, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x337) = mac(x336, 0x449048e16ec79bf7, 0, 0);
        let (x338, x339) = mac(x336, 0xc44a36477663b851, x337, 0);
        let (x340, x341) = mac(x336, 0x8033feb708f65a2f, x339, 0);
        let (x342, x343) = mac(x336, 0xae79787c40d06994, x341, 0);
        let (x344, x345) = mac(x336, 5, x343, 0);
        let (x346, x347) = mac(x336, 0xfffffffffffffe00, 0, 0);
        let (x348, x349) = subb(x321, x338, 0);
        let (x350, x351) = subb(x323, x340, x349);
        let (x352, x353) = subb(x325, x342, x351);
        let (x354, x355) = subb(x327, x344, x353);
        let (x356, x357) = subb(x329, x345, x355);
        let (x358, x359) = subb(x331, x357, 0);
        let (x360, x361) = subb(x333, x359, 0);
        let (x362, x363) = subb(x335, x346, x361);
        let (x364, _) = subb(x336, x347, x363);
        let (x365, _) = mac(x348, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x366) = mac(x365, 0x449048e16ec79bf7, 0, 0);
        let (x367, x368) = mac(x365, 0xc44a36477663b851, x366, 0);
        let (x369, x370) = mac(x365, 0x8033feb708f65a2f, x368, 0);
        let (x371, x372) = mac(x365, 0xae79787c40d06994, x370, 0);
        let (x373, x374) = mac(x365, 5, x372, 0);
        let (x375, x376) = mac(x365, 0xfffffffffffffe00, 0, 0);
        let (x377, x378) = subb(x350, x367, 0);
        let (x379, x380) = subb(x352, x369, x378);
        let (x381, x382) = subb(x354, x371, x380);
        let (x383, x384) = subb(x356, x373, x382);
        let (x385, x386) = subb(x358, x374, x384);
        let (x387, x388) = subb(x360, x386, 0);
        let (x389, x390) = subb(x362, x388, 0);
        let (x391, x392) = subb(x364, x375, x390);
        let (x393, _) = subb(x365, x376, x392);
        let (x394, _) = mac(x377, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x395) = mac(x394, 0x449048e16ec79bf7, 0, 0);
        let (x396, x397) = mac(x394, 0xc44a36477663b851, x395, 0);
        let (x398, x399) = mac(x394, 0x8033feb708f65a2f, x397, 0);
        let (x400, x401) = mac(x394, 0xae79787c40d06994, x399, 0);
        let (x402, x403) = mac(x394, 5, x401, 0);
        let (x404, x405) = mac(x394, 0xfffffffffffffe00, 0, 0);
        let (x406, x407) = subb(x379, x396, 0);
        let (x408, x409) = subb(x381, x398, x407);
        let (x410, x411) = subb(x383, x400, x409);
        let (x412, x413) = subb(x385, x402, x411);
        let (x414, x415) = subb(x387, x403, x413);
        let (x416, x417) = subb(x389, x415, 0);
        let (x418, x419) = subb(x391, x417, 0);
        let (x420, x421) = subb(x393, x404, x419);
        let (x422, _) = subb(x394, x405, x421);
        let (x423, x424) = addc(x406, x146, 0);
        let (x425, x426) = addc(x408, x148, x424);
        let (x427, x428) = addc(x410, x150, x426);
        let (x429, x430) = addc(x412, x152, x428);
        let (x431, x432) = addc(x414, x154, x430);
        let (x433, x434) = addc(x416, x156, x432);
        let (x435, x436) = addc(x418, x158, x434);
        let (x437, x438) = addc(x420, x160, x436);
        let (x439, _) = addc(x422, x161, x438);
        Self([x423, x425, x427, x429, x431, x433, x435, x437, x439])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xbb6fb71e91386409, 0);
        let (_, x1) = subb(a[1], 0x3bb5c9b8899c47ae, x0);
        let (_, x2) = subb(a[2], 0x7fcc0148f709a5d0, x1);
        let (_, x3) = subb(a[3], 0x51868783bf2f966b, x2);
        let (_, x4) = subb(a[4], 0xfffffffffffffffa, x3);
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
        let (x19, x20) = mac(0x137cd04dcf15dd04, x10, 0, 0);
        let (x21, x22) = mac(0x137cd04dcf15dd04, x11, x20, 0);
        let (x23, x24) = mac(0x137cd04dcf15dd04, x12, x22, 0);
        let (x25, x26) = mac(0x137cd04dcf15dd04, x13, x24, 0);
        let (x27, x28) = mac(0x137cd04dcf15dd04, x14, x26, 0);
        let (x29, x30) = mac(0x137cd04dcf15dd04, x15, x28, 0);
        let (x31, x32) = mac(0x137cd04dcf15dd04, x16, x30, 0);
        let (x33, x34) = mac(0x137cd04dcf15dd04, x17, x32, 0);
        let (x35, x36) = mac(0x137cd04dcf15dd04, x18, x34, 0);
        let (x37, x38) = mac(0xf707badce5547ea3, x10, x21, 0);
        let (x39, x40) = mac(0xf707badce5547ea3, x11, x23, x38);
        let (x41, x42) = mac(0xf707badce5547ea3, x12, x25, x40);
        let (x43, x44) = mac(0xf707badce5547ea3, x13, x27, x42);
        let (x45, x46) = mac(0xf707badce5547ea3, x14, x29, x44);
        let (x47, x48) = mac(0xf707badce5547ea3, x15, x31, x46);
        let (x49, x50) = mac(0xf707badce5547ea3, x16, x33, x48);
        let (x51, x52) = mac(0xf707badce5547ea3, x17, x35, x50);
        let (x53, x54) = mac(0xf707badce5547ea3, x18, x36, x52);
        let (x55, x56) = mac(0x12a78d38794573ff, x10, x39, 0);
        let (x57, x58) = mac(0x12a78d38794573ff, x11, x41, x56);
        let (x59, x60) = mac(0x12a78d38794573ff, x12, x43, x58);
        let (x61, x62) = mac(0x12a78d38794573ff, x13, x45, x60);
        let (x63, x64) = mac(0x12a78d38794573ff, x14, x47, x62);
        let (x65, x66) = mac(0x12a78d38794573ff, x15, x49, x64);
        let (x67, x68) = mac(0x12a78d38794573ff, x16, x51, x66);
        let (x69, x70) = mac(0x12a78d38794573ff, x17, x53, x68);
        let (x71, x72) = mac(0x12a78d38794573ff, x18, x54, x70);
        let (x73, x74) = mac(0xd3721ef557f75e06, x10, x57, 0);
        let (x75, x76) = mac(0xd3721ef557f75e06, x11, x59, x74);
        let (x77, x78) = mac(0xd3721ef557f75e06, x12, x61, x76);
        let (x79, x80) = mac(0xd3721ef557f75e06, x13, x63, x78);
        let (x81, x82) = mac(0xd3721ef557f75e06, x14, x65, x80);
        let (x83, x84) = mac(0xd3721ef557f75e06, x15, x67, x82);
        let (x85, x86) = mac(0xd3721ef557f75e06, x16, x69, x84);
        let (x87, x88) = mac(0xd3721ef557f75e06, x17, x71, x86);
        let (x89, x90) = mac(0xd3721ef557f75e06, x18, x72, x88);
        let (x91, x92) = mac(0xdd6e23d82e49c7db, x10, x75, 0);
        let (x93, x94) = mac(0xdd6e23d82e49c7db, x11, x77, x92);
        let (x95, x96) = mac(0xdd6e23d82e49c7db, x12, x79, x94);
        let (x97, x98) = mac(0xdd6e23d82e49c7db, x13, x81, x96);
        let (x99, x100) = mac(0xdd6e23d82e49c7db, x14, x83, x98);
        let (x101, x102) = mac(0xdd6e23d82e49c7db, x15, x85, x100);
        let (x103, x104) = mac(0xdd6e23d82e49c7db, x16, x87, x102);
        let (x105, x106) = mac(0xdd6e23d82e49c7db, x17, x89, x104);
        let (x107, x108) = mac(0xdd6e23d82e49c7db, x18, x90, x106);
        let (x109, x110) = mac(0xcff3d142b7756e3e, x10, x93, 0);
        let (x111, x112) = mac(0xcff3d142b7756e3e, x11, x95, x110);
        let (x113, x114) = mac(0xcff3d142b7756e3e, x12, x97, x112);
        let (x115, x116) = mac(0xcff3d142b7756e3e, x13, x99, x114);
        let (x117, x118) = mac(0xcff3d142b7756e3e, x14, x101, x116);
        let (x119, x120) = mac(0xcff3d142b7756e3e, x15, x103, x118);
        let (x121, x122) = mac(0xcff3d142b7756e3e, x16, x105, x120);
        let (x123, x124) = mac(0xcff3d142b7756e3e, x17, x107, x122);
        let (x125, x126) = mac(0xcff3d142b7756e3e, x18, x108, x124);
        let (x127, x128) = mac(0x5bcc6d61a8e567bc, x10, x111, 0);
        let (x129, x130) = mac(0x5bcc6d61a8e567bc, x11, x113, x128);
        let (x131, x132) = mac(0x5bcc6d61a8e567bc, x12, x115, x130);
        let (x133, x134) = mac(0x5bcc6d61a8e567bc, x13, x117, x132);
        let (x135, x136) = mac(0x5bcc6d61a8e567bc, x14, x119, x134);
        let (x137, x138) = mac(0x5bcc6d61a8e567bc, x15, x121, x136);
        let (x139, x140) = mac(0x5bcc6d61a8e567bc, x16, x123, x138);
        let (x141, x142) = mac(0x5bcc6d61a8e567bc, x17, x125, x140);
        let (x143, x144) = mac(0x5bcc6d61a8e567bc, x18, x126, x142);
        let (x145, x146) = mac(0x2d8e03d1492d0d45, x10, x129, 0);
        let (x147, x148) = mac(0x2d8e03d1492d0d45, x11, x131, x146);
        let (x149, x150) = mac(0x2d8e03d1492d0d45, x12, x133, x148);
        let (x151, x152) = mac(0x2d8e03d1492d0d45, x13, x135, x150);
        let (x153, x154) = mac(0x2d8e03d1492d0d45, x14, x137, x152);
        let (x155, x156) = mac(0x2d8e03d1492d0d45, x15, x139, x154);
        let (x157, x158) = mac(0x2d8e03d1492d0d45, x16, x141, x156);
        let (x159, x160) = mac(0x2d8e03d1492d0d45, x17, x143, x158);
        let (x161, x162) = mac(0x2d8e03d1492d0d45, x18, x144, x160);
        let (x163, x164) = mac(0x3d, x10, x147, 0);
        let (x165, x166) = mac(0x3d, x11, x149, x164);
        let (x167, x168) = mac(0x3d, x12, x151, x166);
        let (x169, x170) = mac(0x3d, x13, x153, x168);
        let (x171, x172) = mac(0x3d, x14, x155, x170);
        let (x173, x174) = mac(0x3d, x15, x157, x172);
        let (x175, x176) = mac(0x3d, x16, x159, x174);
        let (x177, x178) = mac(0x3d, x17, x161, x176);
        let (x179, _) = mac(0x3d, x18, x162, x178);
        let (x180, _) = mac(x19, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x181) = mac(x180, 0x449048e16ec79bf7, 0, 0);
        let (x182, x183) = mac(x180, 0xc44a36477663b851, x181, 0);
        let (x184, x185) = mac(x180, 0x8033feb708f65a2f, x183, 0);
        let (x186, x187) = mac(x180, 0xae79787c40d06994, x185, 0);
        let (x188, x189) = mac(x180, 5, x187, 0);
        let (x190, x191) = mac(x180, 0xfffffffffffffe00, 0, 0);
        let (x192, x193) = subb(x37, x182, 0);
        let (x194, x195) = subb(x55, x184, x193);
        let (x196, x197) = subb(x73, x186, x195);
        let (x198, x199) = subb(x91, x188, x197);
        let (x200, x201) = subb(x109, x189, x199);
        let (x202, x203) = subb(x127, x201, 0);
        let (x204, x205) = subb(x145, x203, 0);
        let (x206, x207) = subb(x163, x190, x205);
        let (x208, _) = subb(x180, x191, x207);
        let (x209, _) = mac(x192, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x210) = mac(x209, 0x449048e16ec79bf7, 0, 0);
        let (x211, x212) = mac(x209, 0xc44a36477663b851, x210, 0);
        let (x213, x214) = mac(x209, 0x8033feb708f65a2f, x212, 0);
        let (x215, x216) = mac(x209, 0xae79787c40d06994, x214, 0);
        let (x217, x218) = mac(x209, 5, x216, 0);
        let (x219, x220) = mac(x209, 0xfffffffffffffe00, 0, 0);
        let (x221, x222) = subb(x194, x211, 0);
        let (x223, x224) = subb(x196, x213, x222);
        let (x225, x226) = subb(x198, x215, x224);
        let (x227, x228) = subb(x200, x217, x226);
        let (x229, x230) = subb(x202, x218, x228);
        let (x231, x232) = subb(x204, x230, 0);
        let (x233, x234) = subb(x206, x232, 0);
        let (x235, x236) = subb(x208, x219, x234);
        let (x237, _) = subb(x209, x220, x236);
        let (x238, _) = mac(x221, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x239) = mac(x238, 0x449048e16ec79bf7, 0, 0);
        let (x240, x241) = mac(x238, 0xc44a36477663b851, x239, 0);
        let (x242, x243) = mac(x238, 0x8033feb708f65a2f, x241, 0);
        let (x244, x245) = mac(x238, 0xae79787c40d06994, x243, 0);
        let (x246, x247) = mac(x238, 5, x245, 0);
        let (x248, x249) = mac(x238, 0xfffffffffffffe00, 0, 0);
        let (x250, x251) = subb(x223, x240, 0);
        let (x252, x253) = subb(x225, x242, x251);
        let (x254, x255) = subb(x227, x244, x253);
        let (x256, x257) = subb(x229, x246, x255);
        let (x258, x259) = subb(x231, x247, x257);
        let (x260, x261) = subb(x233, x259, 0);
        let (x262, x263) = subb(x235, x261, 0);
        let (x264, x265) = subb(x237, x248, x263);
        let (x266, _) = subb(x238, x249, x265);
        let (x267, _) = mac(x250, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x268) = mac(x267, 0x449048e16ec79bf7, 0, 0);
        let (x269, x270) = mac(x267, 0xc44a36477663b851, x268, 0);
        let (x271, x272) = mac(x267, 0x8033feb708f65a2f, x270, 0);
        let (x273, x274) = mac(x267, 0xae79787c40d06994, x272, 0);
        let (x275, x276) = mac(x267, 5, x274, 0);
        let (x277, x278) = mac(x267, 0xfffffffffffffe00, 0, 0);
        let (x279, x280) = subb(x252, x269, 0);
        let (x281, x282) = subb(x254, x271, x280);
        let (x283, x284) = subb(x256, x273, x282);
        let (x285, x286) = subb(x258, x275, x284);
        let (x287, x288) = subb(x260, x276, x286);
        let (x289, x290) = subb(x262, x288, 0);
        let (x291, x292) = subb(x264, x290, 0);
        let (x293, x294) = subb(x266, x277, x292);
        let (x295, _) = subb(x267, x278, x294);
        let (x296, _) = mac(x279, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x297) = mac(x296, 0x449048e16ec79bf7, 0, 0);
        let (x298, x299) = mac(x296, 0xc44a36477663b851, x297, 0);
        let (x300, x301) = mac(x296, 0x8033feb708f65a2f, x299, 0);
        let (x302, x303) = mac(x296, 0xae79787c40d06994, x301, 0);
        let (x304, x305) = mac(x296, 5, x303, 0);
        let (x306, x307) = mac(x296, 0xfffffffffffffe00, 0, 0);
        let (x308, x309) = subb(x281, x298, 0);
        let (x310, x311) = subb(x283, x300, x309);
        let (x312, x313) = subb(x285, x302, x311);
        let (x314, x315) = subb(x287, x304, x313);
        let (x316, x317) = subb(x289, x305, x315);
        let (x318, x319) = subb(x291, x317, 0);
        let (x320, x321) = subb(x293, x319, 0);
        let (x322, x323) = subb(x295, x306, x321);
        let (x324, _) = subb(x296, x307, x323);
        let (x325, _) = mac(x308, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x326) = mac(x325, 0x449048e16ec79bf7, 0, 0);
        let (x327, x328) = mac(x325, 0xc44a36477663b851, x326, 0);
        let (x329, x330) = mac(x325, 0x8033feb708f65a2f, x328, 0);
        let (x331, x332) = mac(x325, 0xae79787c40d06994, x330, 0);
        let (x333, x334) = mac(x325, 5, x332, 0);
        let (x335, x336) = mac(x325, 0xfffffffffffffe00, 0, 0);
        let (x337, x338) = subb(x310, x327, 0);
        let (x339, x340) = subb(x312, x329, x338);
        let (x341, x342) = subb(x314, x331, x340);
        let (x343, x344) = subb(x316, x333, x342);
        let (x345, x346) = subb(x318, x334, x344);
        let (x347, x348) = subb(x320, x346, 0);
        let (x349, x350) = subb(x322, x348, 0);
        let (x351, x352) = subb(x324, x335, x350);
        let (x353, _) = subb(x325, x336, x352);
        let (x354, _) = mac(x337, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x355) = mac(x354, 0x449048e16ec79bf7, 0, 0);
        let (x356, x357) = mac(x354, 0xc44a36477663b851, x355, 0);
        let (x358, x359) = mac(x354, 0x8033feb708f65a2f, x357, 0);
        let (x360, x361) = mac(x354, 0xae79787c40d06994, x359, 0);
        let (x362, x363) = mac(x354, 5, x361, 0);
        let (x364, x365) = mac(x354, 0xfffffffffffffe00, 0, 0);
        let (x366, x367) = subb(x339, x356, 0);
        let (x368, x369) = subb(x341, x358, x367);
        let (x370, x371) = subb(x343, x360, x369);
        let (x372, x373) = subb(x345, x362, x371);
        let (x374, x375) = subb(x347, x363, x373);
        let (x376, x377) = subb(x349, x375, 0);
        let (x378, x379) = subb(x351, x377, 0);
        let (x380, x381) = subb(x353, x364, x379);
        let (x382, _) = subb(x354, x365, x381);
        let (x383, _) = mac(x366, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x384) = mac(x383, 0x449048e16ec79bf7, 0, 0);
        let (x385, x386) = mac(x383, 0xc44a36477663b851, x384, 0);
        let (x387, x388) = mac(x383, 0x8033feb708f65a2f, x386, 0);
        let (x389, x390) = mac(x383, 0xae79787c40d06994, x388, 0);
        let (x391, x392) = mac(x383, 5, x390, 0);
        let (x393, x394) = mac(x383, 0xfffffffffffffe00, 0, 0);
        let (x395, x396) = subb(x368, x385, 0);
        let (x397, x398) = subb(x370, x387, x396);
        let (x399, x400) = subb(x372, x389, x398);
        let (x401, x402) = subb(x374, x391, x400);
        let (x403, x404) = subb(x376, x392, x402);
        let (x405, x406) = subb(x378, x404, 0);
        let (x407, x408) = subb(x380, x406, 0);
        let (x409, x410) = subb(x382, x393, x408);
        let (x411, _) = subb(x383, x394, x410);
        let (x412, _) = mac(x395, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x413) = mac(x412, 0x449048e16ec79bf7, 0, 0);
        let (x414, x415) = mac(x412, 0xc44a36477663b851, x413, 0);
        let (x416, x417) = mac(x412, 0x8033feb708f65a2f, x415, 0);
        let (x418, x419) = mac(x412, 0xae79787c40d06994, x417, 0);
        let (x420, x421) = mac(x412, 5, x419, 0);
        let (x422, x423) = mac(x412, 0xfffffffffffffe00, 0, 0);
        let (x424, x425) = subb(x397, x414, 0);
        let (x426, x427) = subb(x399, x416, x425);
        let (x428, x429) = subb(x401, x418, x427);
        let (x430, x431) = subb(x403, x420, x429);
        let (x432, x433) = subb(x405, x421, x431);
        let (x434, x435) = subb(x407, x433, 0);
        let (x436, x437) = subb(x409, x435, 0);
        let (x438, x439) = subb(x411, x422, x437);
        let (x440, _) = subb(x412, x423, x439);
        let (x441, x442) = addc(x424, x165, 0);
        let (x443, x444) = addc(x426, x167, x442);
        let (x445, x446) = addc(x428, x169, x444);
        let (x447, x448) = addc(x430, x171, x446);
        let (x449, x450) = addc(x432, x173, x448);
        let (x451, x452) = addc(x434, x175, x450);
        let (x453, x454) = addc(x436, x177, x452);
        let (x455, x456) = addc(x438, x179, x454);
        let (x457, _) = addc(x440, x456, 0);
        let words = [x441, x443, x445, x447, x449, x451, x453, x455, x457];
        (Self(words), x8)
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
        let (x12, x13) = mac(a[0], b[6], x11, 0);
        let (x14, x15) = mac(a[0], b[7], x13, 0);
        let (x16, x17) = mac(a[0], b[8], x15, 0);
        let (x18, x19) = mac(a[1], b[0], x2, 0);
        let (x20, x21) = mac(a[1], b[1], x4, x19);
        let (x22, x23) = mac(a[1], b[2], x6, x21);
        let (x24, x25) = mac(a[1], b[3], x8, x23);
        let (x26, x27) = mac(a[1], b[4], x10, x25);
        let (x28, x29) = mac(a[1], b[5], x12, x27);
        let (x30, x31) = mac(a[1], b[6], x14, x29);
        let (x32, x33) = mac(a[1], b[7], x16, x31);
        let (x34, x35) = mac(a[1], b[8], x17, x33);
        let (x36, x37) = mac(a[2], b[0], x20, 0);
        let (x38, x39) = mac(a[2], b[1], x22, x37);
        let (x40, x41) = mac(a[2], b[2], x24, x39);
        let (x42, x43) = mac(a[2], b[3], x26, x41);
        let (x44, x45) = mac(a[2], b[4], x28, x43);
        let (x46, x47) = mac(a[2], b[5], x30, x45);
        let (x48, x49) = mac(a[2], b[6], x32, x47);
        let (x50, x51) = mac(a[2], b[7], x34, x49);
        let (x52, x53) = mac(a[2], b[8], x35, x51);
        let (x54, x55) = mac(a[3], b[0], x38, 0);
        let (x56, x57) = mac(a[3], b[1], x40, x55);
        let (x58, x59) = mac(a[3], b[2], x42, x57);
        let (x60, x61) = mac(a[3], b[3], x44, x59);
        let (x62, x63) = mac(a[3], b[4], x46, x61);
        let (x64, x65) = mac(a[3], b[5], x48, x63);
        let (x66, x67) = mac(a[3], b[6], x50, x65);
        let (x68, x69) = mac(a[3], b[7], x52, x67);
        let (x70, x71) = mac(a[3], b[8], x53, x69);
        let (x72, x73) = mac(a[4], b[0], x56, 0);
        let (x74, x75) = mac(a[4], b[1], x58, x73);
        let (x76, x77) = mac(a[4], b[2], x60, x75);
        let (x78, x79) = mac(a[4], b[3], x62, x77);
        let (x80, x81) = mac(a[4], b[4], x64, x79);
        let (x82, x83) = mac(a[4], b[5], x66, x81);
        let (x84, x85) = mac(a[4], b[6], x68, x83);
        let (x86, x87) = mac(a[4], b[7], x70, x85);
        let (x88, x89) = mac(a[4], b[8], x71, x87);
        let (x90, x91) = mac(a[5], b[0], x74, 0);
        let (x92, x93) = mac(a[5], b[1], x76, x91);
        let (x94, x95) = mac(a[5], b[2], x78, x93);
        let (x96, x97) = mac(a[5], b[3], x80, x95);
        let (x98, x99) = mac(a[5], b[4], x82, x97);
        let (x100, x101) = mac(a[5], b[5], x84, x99);
        let (x102, x103) = mac(a[5], b[6], x86, x101);
        let (x104, x105) = mac(a[5], b[7], x88, x103);
        let (x106, x107) = mac(a[5], b[8], x89, x105);
        let (x108, x109) = mac(a[6], b[0], x92, 0);
        let (x110, x111) = mac(a[6], b[1], x94, x109);
        let (x112, x113) = mac(a[6], b[2], x96, x111);
        let (x114, x115) = mac(a[6], b[3], x98, x113);
        let (x116, x117) = mac(a[6], b[4], x100, x115);
        let (x118, x119) = mac(a[6], b[5], x102, x117);
        let (x120, x121) = mac(a[6], b[6], x104, x119);
        let (x122, x123) = mac(a[6], b[7], x106, x121);
        let (x124, x125) = mac(a[6], b[8], x107, x123);
        let (x126, x127) = mac(a[7], b[0], x110, 0);
        let (x128, x129) = mac(a[7], b[1], x112, x127);
        let (x130, x131) = mac(a[7], b[2], x114, x129);
        let (x132, x133) = mac(a[7], b[3], x116, x131);
        let (x134, x135) = mac(a[7], b[4], x118, x133);
        let (x136, x137) = mac(a[7], b[5], x120, x135);
        let (x138, x139) = mac(a[7], b[6], x122, x137);
        let (x140, x141) = mac(a[7], b[7], x124, x139);
        let (x142, x143) = mac(a[7], b[8], x125, x141);
        let (x144, x145) = mac(a[8], b[0], x128, 0);
        let (x146, x147) = mac(a[8], b[1], x130, x145);
        let (x148, x149) = mac(a[8], b[2], x132, x147);
        let (x150, x151) = mac(a[8], b[3], x134, x149);
        let (x152, x153) = mac(a[8], b[4], x136, x151);
        let (x154, x155) = mac(a[8], b[5], x138, x153);
        let (x156, x157) = mac(a[8], b[6], x140, x155);
        let (x158, x159) = mac(a[8], b[7], x142, x157);
        let (x160, _) = mac(a[8], b[8], x143, x159);
        let (x161, _) = mac(x0, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x162) = mac(x161, 0x449048e16ec79bf7, 0, 0);
        let (x163, x164) = mac(x161, 0xc44a36477663b851, x162, 0);
        let (x165, x166) = mac(x161, 0x8033feb708f65a2f, x164, 0);
        let (x167, x168) = mac(x161, 0xae79787c40d06994, x166, 0);
        let (x169, x170) = mac(x161, 5, x168, 0);
        let (x171, x172) = mac(x161, 0xfffffffffffffe00, 0, 0);
        let (x173, x174) = subb(x18, x163, 0);
        let (x175, x176) = subb(x36, x165, x174);
        let (x177, x178) = subb(x54, x167, x176);
        let (x179, x180) = subb(x72, x169, x178);
        let (x181, x182) = subb(x90, x170, x180);
        let (x183, x184) = subb(x108, x182, 0);
        let (x185, x186) = subb(x126, x184, 0);
        let (x187, x188) = subb(x144, x171, x186);
        let (x189, _) = subb(x161, x172, x188);
        let (x190, _) = mac(x173, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x191) = mac(x190, 0x449048e16ec79bf7, 0, 0);
        let (x192, x193) = mac(x190, 0xc44a36477663b851, x191, 0);
        let (x194, x195) = mac(x190, 0x8033feb708f65a2f, x193, 0);
        let (x196, x197) = mac(x190, 0xae79787c40d06994, x195, 0);
        let (x198, x199) = mac(x190, 5, x197, 0);
        let (x200, x201) = mac(x190, 0xfffffffffffffe00, 0, 0);
        let (x202, x203) = subb(x175, x192, 0);
        let (x204, x205) = subb(x177, x194, x203);
        let (x206, x207) = subb(x179, x196, x205);
        let (x208, x209) = subb(x181, x198, x207);
        let (x210, x211) = subb(x183, x199, x209);
        let (x212, x213) = subb(x185, x211, 0);
        let (x214, x215) = subb(x187, x213, 0);
        let (x216, x217) = subb(x189, x200, x215);
        let (x218, _) = subb(x190, x201, x217);
        let (x219, _) = mac(x202, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x220) = mac(x219, 0x449048e16ec79bf7, 0, 0);
        let (x221, x222) = mac(x219, 0xc44a36477663b851, x220, 0);
        let (x223, x224) = mac(x219, 0x8033feb708f65a2f, x222, 0);
        let (x225, x226) = mac(x219, 0xae79787c40d06994, x224, 0);
        let (x227, x228) = mac(x219, 5, x226, 0);
        let (x229, x230) = mac(x219, 0xfffffffffffffe00, 0, 0);
        let (x231, x232) = subb(x204, x221, 0);
        let (x233, x234) = subb(x206, x223, x232);
        let (x235, x236) = subb(x208, x225, x234);
        let (x237, x238) = subb(x210, x227, x236);
        let (x239, x240) = subb(x212, x228, x238);
        let (x241, x242) = subb(x214, x240, 0);
        let (x243, x244) = subb(x216, x242, 0);
        let (x245, x246) = subb(x218, x229, x244);
        let (x247, _) = subb(x219, x230, x246);
        let (x248, _) = mac(x231, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x249) = mac(x248, 0x449048e16ec79bf7, 0, 0);
        let (x250, x251) = mac(x248, 0xc44a36477663b851, x249, 0);
        let (x252, x253) = mac(x248, 0x8033feb708f65a2f, x251, 0);
        let (x254, x255) = mac(x248, 0xae79787c40d06994, x253, 0);
        let (x256, x257) = mac(x248, 5, x255, 0);
        let (x258, x259) = mac(x248, 0xfffffffffffffe00, 0, 0);
        let (x260, x261) = subb(x233, x250, 0);
        let (x262, x263) = subb(x235, x252, x261);
        let (x264, x265) = subb(x237, x254, x263);
        let (x266, x267) = subb(x239, x256, x265);
        let (x268, x269) = subb(x241, x257, x267);
        let (x270, x271) = subb(x243, x269, 0);
        let (x272, x273) = subb(x245, x271, 0);
        let (x274, x275) = subb(x247, x258, x273);
        let (x276, _) = subb(x248, x259, x275);
        let (x277, _) = mac(x260, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x278) = mac(x277, 0x449048e16ec79bf7, 0, 0);
        let (x279, x280) = mac(x277, 0xc44a36477663b851, x278, 0);
        let (x281, x282) = mac(x277, 0x8033feb708f65a2f, x280, 0);
        let (x283, x284) = mac(x277, 0xae79787c40d06994, x282, 0);
        let (x285, x286) = mac(x277, 5, x284, 0);
        let (x287, x288) = mac(x277, 0xfffffffffffffe00, 0, 0);
        let (x289, x290) = subb(x262, x279, 0);
        let (x291, x292) = subb(x264, x281, x290);
        let (x293, x294) = subb(x266, x283, x292);
        let (x295, x296) = subb(x268, x285, x294);
        let (x297, x298) = subb(x270, x286, x296);
        let (x299, x300) = subb(x272, x298, 0);
        let (x301, x302) = subb(x274, x300, 0);
        let (x303, x304) = subb(x276, x287, x302);
        let (x305, _) = subb(x277, x288, x304);
        let (x306, _) = mac(x289, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x307) = mac(x306, 0x449048e16ec79bf7, 0, 0);
        let (x308, x309) = mac(x306, 0xc44a36477663b851, x307, 0);
        let (x310, x311) = mac(x306, 0x8033feb708f65a2f, x309, 0);
        let (x312, x313) = mac(x306, 0xae79787c40d06994, x311, 0);
        let (x314, x315) = mac(x306, 5, x313, 0);
        let (x316, x317) = mac(x306, 0xfffffffffffffe00, 0, 0);
        let (x318, x319) = subb(x291, x308, 0);
        let (x320, x321) = subb(x293, x310, x319);
        let (x322, x323) = subb(x295, x312, x321);
        let (x324, x325) = subb(x297, x314, x323);
        let (x326, x327) = subb(x299, x315, x325);
        let (x328, x329) = subb(x301, x327, 0);
        let (x330, x331) = subb(x303, x329, 0);
        let (x332, x333) = subb(x305, x316, x331);
        let (x334, _) = subb(x306, x317, x333);
        let (x335, _) = mac(x318, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x336) = mac(x335, 0x449048e16ec79bf7, 0, 0);
        let (x337, x338) = mac(x335, 0xc44a36477663b851, x336, 0);
        let (x339, x340) = mac(x335, 0x8033feb708f65a2f, x338, 0);
        let (x341, x342) = mac(x335, 0xae79787c40d06994, x340, 0);
        let (x343, x344) = mac(x335, 5, x342, 0);
        let (x345, x346) = mac(x335, 0xfffffffffffffe00, 0, 0);
        let (x347, x348) = subb(x320, x337, 0);
        let (x349, x350) = subb(x322, x339, x348);
        let (x351, x352) = subb(x324, x341, x350);
        let (x353, x354) = subb(x326, x343, x352);
        let (x355, x356) = subb(x328, x344, x354);
        let (x357, x358) = subb(x330, x356, 0);
        let (x359, x360) = subb(x332, x358, 0);
        let (x361, x362) = subb(x334, x345, x360);
        let (x363, _) = subb(x335, x346, x362);
        let (x364, _) = mac(x347, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x365) = mac(x364, 0x449048e16ec79bf7, 0, 0);
        let (x366, x367) = mac(x364, 0xc44a36477663b851, x365, 0);
        let (x368, x369) = mac(x364, 0x8033feb708f65a2f, x367, 0);
        let (x370, x371) = mac(x364, 0xae79787c40d06994, x369, 0);
        let (x372, x373) = mac(x364, 5, x371, 0);
        let (x374, x375) = mac(x364, 0xfffffffffffffe00, 0, 0);
        let (x376, x377) = subb(x349, x366, 0);
        let (x378, x379) = subb(x351, x368, x377);
        let (x380, x381) = subb(x353, x370, x379);
        let (x382, x383) = subb(x355, x372, x381);
        let (x384, x385) = subb(x357, x373, x383);
        let (x386, x387) = subb(x359, x385, 0);
        let (x388, x389) = subb(x361, x387, 0);
        let (x390, x391) = subb(x363, x374, x389);
        let (x392, _) = subb(x364, x375, x391);
        let (x393, _) = mac(x376, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x394) = mac(x393, 0x449048e16ec79bf7, 0, 0);
        let (x395, x396) = mac(x393, 0xc44a36477663b851, x394, 0);
        let (x397, x398) = mac(x393, 0x8033feb708f65a2f, x396, 0);
        let (x399, x400) = mac(x393, 0xae79787c40d06994, x398, 0);
        let (x401, x402) = mac(x393, 5, x400, 0);
        let (x403, x404) = mac(x393, 0xfffffffffffffe00, 0, 0);
        let (x405, x406) = subb(x378, x395, 0);
        let (x407, x408) = subb(x380, x397, x406);
        let (x409, x410) = subb(x382, x399, x408);
        let (x411, x412) = subb(x384, x401, x410);
        let (x413, x414) = subb(x386, x402, x412);
        let (x415, x416) = subb(x388, x414, 0);
        let (x417, x418) = subb(x390, x416, 0);
        let (x419, x420) = subb(x392, x403, x418);
        let (x421, _) = subb(x393, x404, x420);
        let (x422, x423) = addc(x405, x146, 0);
        let (x424, x425) = addc(x407, x148, x423);
        let (x426, x427) = addc(x409, x150, x425);
        let (x428, x429) = addc(x411, x152, x427);
        let (x430, x431) = addc(x413, x154, x429);
        let (x432, x433) = addc(x415, x156, x431);
        let (x434, x435) = addc(x417, x158, x433);
        let (x436, x437) = addc(x419, x160, x435);
        let (x438, _) = addc(x421, x437, 0);
        Self([x422, x424, x426, x428, x430, x432, x434, x436, x438])
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
        let (x16, _) = addc(a[8], b[8], x15);
        let (x17, x18) = subb(x0, 0x76df6e3d2270c812, 0);
        let (x19, x20) = subb(x2, 0x776b937113388f5d, x18);
        let (x21, x22) = subb(x4, 0xff980291ee134ba0, x20);
        let (x23, x24) = subb(x6, 0xa30d0f077e5f2cd6, x22);
        let (x25, x26) = subb(x8, 0xfffffffffffffff4, x24);
        let (x27, x28) = subb(x10, 0xffffffffffffffff, x26);
        let (x29, x30) = subb(x12, 0xffffffffffffffff, x28);
        let (x31, x32) = subb(x14, 0xffffffffffffffff, x30);
        let (x33, x34) = subb(x16, 0x3ff, x32);
        let x35 = mask(x34);
        let x36 = x17 ^ (x35 & (x0 ^ x17));
        let x37 = x19 ^ (x35 & (x2 ^ x19));
        let x38 = x21 ^ (x35 & (x4 ^ x21));
        let x39 = x23 ^ (x35 & (x6 ^ x23));
        let x40 = x25 ^ (x35 & (x8 ^ x25));
        let x41 = x27 ^ (x35 & (x10 ^ x27));
        let x42 = x29 ^ (x35 & (x12 ^ x29));
        let x43 = x31 ^ (x35 & (x14 ^ x31));
        let x44 = x33 ^ (x35 & (x16 ^ x33));
        Self([x36, x37, x38, x39, x40, x41, x42, x43, x44])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(0x76df6e3d2270c812, b[0], 0);
        let (x2, x3) = subb(0x776b937113388f5d, b[1], x1);
        let (x4, x5) = subb(0xff980291ee134ba0, b[2], x3);
        let (x6, x7) = subb(0xa30d0f077e5f2cd6, b[3], x5);
        let (x8, x9) = subb(0xfffffffffffffff4, b[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, b[5], x9);
        let (x12, x13) = subb(0xffffffffffffffff, b[6], x11);
        let (x14, x15) = subb(0xffffffffffffffff, b[7], x13);
        let (x16, _) = subb(0x3ff, b[8], x15);
        let (x17, x18) = addc(a[0], x0, 0);
        let (x19, x20) = addc(a[1], x2, x18);
        let (x21, x22) = addc(a[2], x4, x20);
        let (x23, x24) = addc(a[3], x6, x22);
        let (x25, x26) = addc(a[4], x8, x24);
        let (x27, x28) = addc(a[5], x10, x26);
        let (x29, x30) = addc(a[6], x12, x28);
        let (x31, x32) = addc(a[7], x14, x30);
        let (x33, _) = addc(a[8], x16, x32);
        let (x34, x35) = subb(x17, 0x76df6e3d2270c812, 0);
        let (x36, x37) = subb(x19, 0x776b937113388f5d, x35);
        let (x38, x39) = subb(x21, 0xff980291ee134ba0, x37);
        let (x40, x41) = subb(x23, 0xa30d0f077e5f2cd6, x39);
        let (x42, x43) = subb(x25, 0xfffffffffffffff4, x41);
        let (x44, x45) = subb(x27, 0xffffffffffffffff, x43);
        let (x46, x47) = subb(x29, 0xffffffffffffffff, x45);
        let (x48, x49) = subb(x31, 0xffffffffffffffff, x47);
        let (x50, x51) = subb(x33, 0x3ff, x49);
        let x52 = mask(x51);
        let x53 = x34 ^ (x52 & (x17 ^ x34));
        let x54 = x36 ^ (x52 & (x19 ^ x36));
        let x55 = x38 ^ (x52 & (x21 ^ x38));
        let x56 = x40 ^ (x52 & (x23 ^ x40));
        let x57 = x42 ^ (x52 & (x25 ^ x42));
        let x58 = x44 ^ (x52 & (x27 ^ x44));
        let x59 = x46 ^ (x52 & (x29 ^ x46));
        let x60 = x48 ^ (x52 & (x31 ^ x48));
        let x61 = x50 ^ (x52 & (x33 ^ x50));
        Self([x53, x54, x55, x56, x57, x58, x59, x60, x61])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0x76df6e3d2270c812, a[0], 0);
        let (x2, x3) = subb(0x776b937113388f5d, a[1], x1);
        let (x4, x5) = subb(0xff980291ee134ba0, a[2], x3);
        let (x6, x7) = subb(0xa30d0f077e5f2cd6, a[3], x5);
        let (x8, x9) = subb(0xfffffffffffffff4, a[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, a[5], x9);
        let (x12, x13) = subb(0xffffffffffffffff, a[6], x11);
        let (x14, x15) = subb(0xffffffffffffffff, a[7], x13);
        let (x16, _) = subb(0x3ff, a[8], x15);
        let (x17, x18) = subb(x0, 0x76df6e3d2270c812, 0);
        let (x19, x20) = subb(x2, 0x776b937113388f5d, x18);
        let (x21, x22) = subb(x4, 0xff980291ee134ba0, x20);
        let (x23, x24) = subb(x6, 0xa30d0f077e5f2cd6, x22);
        let (x25, x26) = subb(x8, 0xfffffffffffffff4, x24);
        let (x27, x28) = subb(x10, 0xffffffffffffffff, x26);
        let (x29, x30) = subb(x12, 0xffffffffffffffff, x28);
        let (x31, x32) = subb(x14, 0xffffffffffffffff, x30);
        let (x33, x34) = subb(x16, 0x3ff, x32);
        let x35 = mask(x34);
        let x36 = x17 ^ (x35 & (x0 ^ x17));
        let x37 = x19 ^ (x35 & (x2 ^ x19));
        let x38 = x21 ^ (x35 & (x4 ^ x21));
        let x39 = x23 ^ (x35 & (x6 ^ x23));
        let x40 = x25 ^ (x35 & (x8 ^ x25));
        let x41 = x27 ^ (x35 & (x10 ^ x27));
        let x42 = x29 ^ (x35 & (x12 ^ x29));
        let x43 = x31 ^ (x35 & (x14 ^ x31));
        let x44 = x33 ^ (x35 & (x16 ^ x33));
        Self([x36, x37, x38, x39, x40, x41, x42, x43, x44])
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
            0,
            0,
            0x70b763cdfb800000,
            0x23bb31dc28a24824,
            0x5b847b2d17e2251b,
            0x3e206834ca4019ff,
            0x2d73cbc,
            0,
            0,
        ]);
        // Times 2^-480, and into the form of elements.
        Self(divsteps::invert(self.canonical())).mul(scale)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 522 squarings, 64 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
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
        let y14 = x3.square_times(1);
        let x4 = y14.times(&a);
        let y17 = y14.times(&x2);
        let y18 = y9.square_times(1);
        let y19 = y18.times(&a);
        let y21 = y18.times(&x2);
        let y22 = y11.square_times(1);
        let y23 = y22.times(&a);
        let y25 = y22.times(&x2);
        let y26 = y13.square_times(1);
        let y27 = y26.times(&a);
        let y29 = y26.times(&x2);
        let x5 = y26.times(&y5);
        let x8 = x5.square_times_mul(3, &x3);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x64 = x32.square_times_mul(32, &x32);
        let x128 = x64.square_times_mul(64, &x64);
        let x131 = x128.square_times_mul(3, &x3);
        let x262 = x131.square_times_mul(131, &x131);
        let t = x262.square_times_mul(5, &y9);
        let t = t.square_times_mul(2, &a);
        let t = t.square_times_mul(5, &x2);
        let t = t.square_times_mul(8, &y13);
        let t = t.square_times_mul(8, &x4);
        let t = t.square_times_mul(10, &y29);
        let t = t.square_times_mul(5, &x5);
        let t = t.square_times_mul(7, &y23);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(6, &y25);
        let t = t.square_times_mul(5, &y21);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(8, &x8);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(12, &y5);
        let t = t.square_times_mul(3, &a);
        let t = t.square_times_mul(7, &x4);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(9, &y19);
        let t = t.square_times_mul(5, &y9);
        let t = t.square_times_mul(6, &y29);
        let t = t.square_times_mul(11, &y29);
        let t = t.square_times_mul(5, &y27);
        let t = t.square_times_mul(6, &y23);
        let t = t.square_times_mul(7, &y19);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(8, &y17);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(8, &y17);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(6, &y29);
        let t = t.square_times_mul(6, &y29);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(6, &x5);
        let t = t.square_times_mul(6, &y27);
        let t = t.square_times_mul(5, &y17);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(7, &y17);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(9, &y25);
        let t = t.square_times_mul(7, &a);
        let t = t.square_times(2);
        2 * i8::from(t == Self::ONE) + i8::from(t.is_zero()) - 1
    }

    /// A square root modulo p and `true`; 0 and `false` if there is none.
    /// The other root is its negative.
    ///
    /// w = a^((q - 1)/2) with q = (p - 1)/2^3; a·w and a·w² are corrected by a root of unity (Tonelli and Shanks).
    /// 523 squarings, 69 multiplications; every round is made.
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
        let y14 = x3.square_times(1);
        let x4 = y14.times(&a);
        let y17 = y14.times(&x2);
        let y18 = y9.square_times(1);
        let y19 = y18.times(&a);
        let y21 = y18.times(&x2);
        let y22 = y11.square_times(1);
        let y23 = y22.times(&a);
        let y25 = y22.times(&x2);
        let y26 = y13.square_times(1);
        let y27 = y26.times(&a);
        let y29 = y26.times(&x2);
        let x5 = y26.times(&y5);
        let x8 = x5.square_times_mul(3, &x3);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x64 = x32.square_times_mul(32, &x32);
        let x128 = x64.square_times_mul(64, &x64);
        let x131 = x128.square_times_mul(3, &x3);
        let x262 = x131.square_times_mul(131, &x131);
        let t = x262.square_times_mul(5, &y9);
        let t = t.square_times_mul(2, &a);
        let t = t.square_times_mul(5, &x2);
        let t = t.square_times_mul(8, &y13);
        let t = t.square_times_mul(8, &x4);
        let t = t.square_times_mul(10, &y29);
        let t = t.square_times_mul(5, &x5);
        let t = t.square_times_mul(7, &y23);
        let t = t.square_times_mul(5, &y25);
        let t = t.square_times_mul(6, &y25);
        let t = t.square_times_mul(5, &y21);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(8, &x8);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(12, &y5);
        let t = t.square_times_mul(3, &a);
        let t = t.square_times_mul(7, &x4);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(9, &y19);
        let t = t.square_times_mul(5, &y9);
        let t = t.square_times_mul(6, &y29);
        let t = t.square_times_mul(11, &y29);
        let t = t.square_times_mul(5, &y27);
        let t = t.square_times_mul(6, &y23);
        let t = t.square_times_mul(7, &y19);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(8, &y17);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(8, &y17);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(6, &y29);
        let t = t.square_times_mul(6, &y29);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(6, &x5);
        let t = t.square_times_mul(6, &y27);
        let t = t.square_times_mul(5, &y17);
        let t = t.square_times_mul(5, &y29);
        let t = t.square_times_mul(7, &y17);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(9, &y25);
        let w = t.square_times(6);
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
    const P: [Digit; DIGITS] = [
        -328842905861463031,
        -334221261334611220,
        -287868675319017412,
        -542617840345761795,
        -372345,
        0,
        0,
        0,
        2199023255552,
    ];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x2d0a33286566a39;

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
            x += i * Wide::from(P[4]);
            y += j * Wide::from(P[4]);
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
        0x9, 0x64, 0x38, 0x91, 0x1e, 0xb7, 0x6f, 0xbb, 0xae, 0x47, 0x9c, 0x89, 0xb8, 0xc9, 0xb5,
        0x3b, 0xd0, 0xa5, 0x9, 0xf7, 0x48, 0x1, 0xcc, 0x7f, 0x6b, 0x96, 0x2f, 0xbf, 0x83, 0x87,
        0x86, 0x51, 0xfa, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
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
        0xa913b71c9da2356b,
        0x38d907d250628b93,
        0x2ef5febb36232ca,
        0x4c4880fe7033d712,
        0xd142b7756e3edd6a,
        0x6d61a8e567bccff3,
        0x3d1492d0d455bcc,
        0x3afe8c44383d2d8e,
        0x15a,
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
    pub const TWO_ADICITY: u32 = 3;

    /// A root of unity of order 2^TWO_ADICITY: the power (p - 1)/2^TWO_ADICITY of 3.
    pub const ROOT_OF_UNITY: Self = Self([
        0xabb188098dced84b,
        0x855e9aa0e4514691,
        0xf8ad091b5630adf2,
        0x348752d031eaefa5,
        0xd6afc26dde0c84b2,
        0x9d48ef02e5b1ea1d,
        0x6da18e4abac1b0ee,
        0x6004a9df317d5be0,
        0x32,
    ]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([
        0xc77f651206c4a666,
        0x29fe81ec3e73a4a1,
        0xdfc4b8726d481511,
        0xd694b9b9ea476a8d,
        0xcf60674bd2450c7c,
        0x630ddca18f6297,
        0xf186b1e5a5bc3a84,
        0x1da13cb9c0b3eb0c,
        0x79,
    ]);

    /// The number 3, of which every number but 0 is a power.
    pub const GENERATOR: Self = Self([
        0xf280000000000000,
        0x79e6d86d52262b69,
        0x47a66f516b319594,
        0x5ec04dfe128d7187,
        0x885b634ba61389e,
        0,
        0,
        0,
        0,
    ]);

    /// The power 2^TWO_ADICITY of the generator, whose powers are the numbers of odd order.
    pub const DELTA: Self = Self([
        0xab80000000000000,
        0x671aedeccc14e21a,
        0x1ad8fc8ec098db6d,
        0x74da49887e58deb1,
        0xce4b94743c8eb0f3,
        0x48,
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
