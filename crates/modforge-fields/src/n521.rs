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
//! t1 = (v1 + q·p) / 2^64 < 2^980
//! t2 = (t1 + q·p) / 2^64 < 2^916
//! t3 = (t2 + q·p) / 2^64 < 2^852
//! t4 = (t3 + q·p) / 2^64 < 2^788
//! t5 = (t4 + q·p) / 2^64 < 2^724 + 2^661
//! t6 = (t5 + q·p) / 2^64 < 2^660 + 2^597
//! t7 = (t6 + q·p) / 2^64 < 2^596 + 2^533
//! t8 = (t7 + q·p) / 2^64 < 2^532 + 2^521
//! t9 = (t8 + q·p) / 2^64 < 2^521 + 2^468
//! ```
//! Operations:
//! ```text
//! mul: 171 multiplications, 333 additions
//! square: 135 multiplications, 269 additions, 16 shifts
//! add: 18 additions, 10 logic
//! sub: 27 additions, 10 logic
//! neg: 18 additions, 10 logic
//! mul_small: 19 multiplications, 25 additions, 2 shifts
//! half: 9 additions, 9 shifts, 8 logic
//! canonical: 90 multiplications, 162 additions, 10 logic
//! decode: 171 multiplications, 342 additions, 10 logic
//! reduce: 171 multiplications, 342 additions
//! invert: 1201 divsteps in batches of 62
//! legendre: 522 squarings, 64 multiplications
//! ```
//! No sqrt: p mod 8 = 1, a square root takes more than a power.

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
        let (_, x122) = mac(x121, 0xbb6fb71e91386409, x88, 0);
        let (x123, x124) = mac(x121, 0x3bb5c9b8899c47ae, x90, x122);
        let (x125, x126) = mac(x121, 0x7fcc0148f709a5d0, x92, x124);
        let (x127, x128) = mac(x121, 0x51868783bf2f966b, x94, x126);
        let (x129, x130) = mac(x121, 0xfffffffffffffffa, x96, x128);
        let (x131, x132) = mac(x121, 0xffffffffffffffff, x98, x130);
        let (x133, x134) = mac(x121, 0xffffffffffffffff, x100, x132);
        let (x135, x136) = mac(x121, 0xffffffffffffffff, x102, x134);
        let (x137, x138) = mac(x121, 0x1ff, x104, x136);
        let (x139, x140) = addc(x106, x138, 0);
        let (x141, x142) = addc(x108, x140, 0);
        let (x143, x144) = addc(x110, x142, 0);
        let (x145, x146) = addc(x112, x144, 0);
        let (x147, x148) = addc(x114, x146, 0);
        let (x149, x150) = addc(x116, x148, 0);
        let (x151, x152) = addc(x118, x150, 0);
        let (x153, _) = addc(x120, x152, 0);
        let (x154, _) = mac(x123, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x155) = mac(x154, 0xbb6fb71e91386409, x123, 0);
        let (x156, x157) = mac(x154, 0x3bb5c9b8899c47ae, x125, x155);
        let (x158, x159) = mac(x154, 0x7fcc0148f709a5d0, x127, x157);
        let (x160, x161) = mac(x154, 0x51868783bf2f966b, x129, x159);
        let (x162, x163) = mac(x154, 0xfffffffffffffffa, x131, x161);
        let (x164, x165) = mac(x154, 0xffffffffffffffff, x133, x163);
        let (x166, x167) = mac(x154, 0xffffffffffffffff, x135, x165);
        let (x168, x169) = mac(x154, 0xffffffffffffffff, x137, x167);
        let (x170, x171) = mac(x154, 0x1ff, x139, x169);
        let (x172, x173) = addc(x141, x171, 0);
        let (x174, x175) = addc(x143, x173, 0);
        let (x176, x177) = addc(x145, x175, 0);
        let (x178, x179) = addc(x147, x177, 0);
        let (x180, x181) = addc(x149, x179, 0);
        let (x182, x183) = addc(x151, x181, 0);
        let (x184, _) = addc(x153, x183, 0);
        let (x185, _) = mac(x156, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x186) = mac(x185, 0xbb6fb71e91386409, x156, 0);
        let (x187, x188) = mac(x185, 0x3bb5c9b8899c47ae, x158, x186);
        let (x189, x190) = mac(x185, 0x7fcc0148f709a5d0, x160, x188);
        let (x191, x192) = mac(x185, 0x51868783bf2f966b, x162, x190);
        let (x193, x194) = mac(x185, 0xfffffffffffffffa, x164, x192);
        let (x195, x196) = mac(x185, 0xffffffffffffffff, x166, x194);
        let (x197, x198) = mac(x185, 0xffffffffffffffff, x168, x196);
        let (x199, x200) = mac(x185, 0xffffffffffffffff, x170, x198);
        let (x201, x202) = mac(x185, 0x1ff, x172, x200);
        let (x203, x204) = addc(x174, x202, 0);
        let (x205, x206) = addc(x176, x204, 0);
        let (x207, x208) = addc(x178, x206, 0);
        let (x209, x210) = addc(x180, x208, 0);
        let (x211, x212) = addc(x182, x210, 0);
        let (x213, _) = addc(x184, x212, 0);
        let (x214, _) = mac(x187, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x215) = mac(x214, 0xbb6fb71e91386409, x187, 0);
        let (x216, x217) = mac(x214, 0x3bb5c9b8899c47ae, x189, x215);
        let (x218, x219) = mac(x214, 0x7fcc0148f709a5d0, x191, x217);
        let (x220, x221) = mac(x214, 0x51868783bf2f966b, x193, x219);
        let (x222, x223) = mac(x214, 0xfffffffffffffffa, x195, x221);
        let (x224, x225) = mac(x214, 0xffffffffffffffff, x197, x223);
        let (x226, x227) = mac(x214, 0xffffffffffffffff, x199, x225);
        let (x228, x229) = mac(x214, 0xffffffffffffffff, x201, x227);
        let (x230, x231) = mac(x214, 0x1ff, x203, x229);
        let (x232, x233) = addc(x205, x231, 0);
        let (x234, x235) = addc(x207, x233, 0);
        let (x236, x237) = addc(x209, x235, 0);
        let (x238, x239) = addc(x211, x237, 0);
        let (x240, _) = addc(x213, x239, 0);
        let (x241, _) = mac(x216, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x242) = mac(x241, 0xbb6fb71e91386409, x216, 0);
        let (x243, x244) = mac(x241, 0x3bb5c9b8899c47ae, x218, x242);
        let (x245, x246) = mac(x241, 0x7fcc0148f709a5d0, x220, x244);
        let (x247, x248) = mac(x241, 0x51868783bf2f966b, x222, x246);
        let (x249, x250) = mac(x241, 0xfffffffffffffffa, x224, x248);
        let (x251, x252) = mac(x241, 0xffffffffffffffff, x226, x250);
        let (x253, x254) = mac(x241, 0xffffffffffffffff, x228, x252);
        let (x255, x256) = mac(x241, 0xffffffffffffffff, x230, x254);
        let (x257, x258) = mac(x241, 0x1ff, x232, x256);
        let (x259, x260) = addc(x234, x258, 0);
        let (x261, x262) = addc(x236, x260, 0);
        let (x263, x264) = addc(x238, x262, 0);
        let (x265, _) = addc(x240, x264, 0);
        let (x266, _) = mac(x243, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x267) = mac(x266, 0xbb6fb71e91386409, x243, 0);
        let (x268, x269) = mac(x266, 0x3bb5c9b8899c47ae, x245, x267);
        let (x270, x271) = mac(x266, 0x7fcc0148f709a5d0, x247, x269);
        let (x272, x273) = mac(x266, 0x51868783bf2f966b, x249, x271);
        let (x274, x275) = mac(x266, 0xfffffffffffffffa, x251, x273);
        let (x276, x277) = mac(x266, 0xffffffffffffffff, x253, x275);
        let (x278, x279) = mac(x266, 0xffffffffffffffff, x255, x277);
        let (x280, x281) = mac(x266, 0xffffffffffffffff, x257, x279);
        let (x282, x283) = mac(x266, 0x1ff, x259, x281);
        let (x284, x285) = addc(x261, x283, 0);
        let (x286, x287) = addc(x263, x285, 0);
        let (x288, _) = addc(x265, x287, 0);
        let (x289, _) = mac(x268, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x290) = mac(x289, 0xbb6fb71e91386409, x268, 0);
        let (x291, x292) = mac(x289, 0x3bb5c9b8899c47ae, x270, x290);
        let (x293, x294) = mac(x289, 0x7fcc0148f709a5d0, x272, x292);
        let (x295, x296) = mac(x289, 0x51868783bf2f966b, x274, x294);
        let (x297, x298) = mac(x289, 0xfffffffffffffffa, x276, x296);
        let (x299, x300) = mac(x289, 0xffffffffffffffff, x278, x298);
        let (x301, x302) = mac(x289, 0xffffffffffffffff, x280, x300);
        let (x303, x304) = mac(x289, 0xffffffffffffffff, x282, x302);
        let (x305, x306) = mac(x289, 0x1ff, x284, x304);
        let (x307, x308) = addc(x286, x306, 0);
        let (x309, _) = addc(x288, x308, 0);
        let (x310, _) = mac(x291, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x311) = mac(x310, 0xbb6fb71e91386409, x291, 0);
        let (x312, x313) = mac(x310, 0x3bb5c9b8899c47ae, x293, x311);
        let (x314, x315) = mac(x310, 0x7fcc0148f709a5d0, x295, x313);
        let (x316, x317) = mac(x310, 0x51868783bf2f966b, x297, x315);
        let (x318, x319) = mac(x310, 0xfffffffffffffffa, x299, x317);
        let (x320, x321) = mac(x310, 0xffffffffffffffff, x301, x319);
        let (x322, x323) = mac(x310, 0xffffffffffffffff, x303, x321);
        let (x324, x325) = mac(x310, 0xffffffffffffffff, x305, x323);
        let (x326, x327) = mac(x310, 0x1ff, x307, x325);
        let (x328, _) = addc(x309, x327, 0);
        let (x329, _) = mac(x312, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x330) = mac(x329, 0xbb6fb71e91386409, x312, 0);
        let (x331, x332) = mac(x329, 0x3bb5c9b8899c47ae, x314, x330);
        let (x333, x334) = mac(x329, 0x7fcc0148f709a5d0, x316, x332);
        let (x335, x336) = mac(x329, 0x51868783bf2f966b, x318, x334);
        let (x337, x338) = mac(x329, 0xfffffffffffffffa, x320, x336);
        let (x339, x340) = mac(x329, 0xffffffffffffffff, x322, x338);
        let (x341, x342) = mac(x329, 0xffffffffffffffff, x324, x340);
        let (x343, x344) = mac(x329, 0xffffffffffffffff, x326, x342);
        let (x345, x346) = mac(x329, 0x1ff, x328, x344);
        Self([x331, x333, x335, x337, x339, x341, x343, x345, x346])
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
        let x1 = x0.wrapping_neg();
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
        let (_, x1) = mac(x0, 0xbb6fb71e91386409, a[0], 0);
        let (x2, x3) = mac(x0, 0x3bb5c9b8899c47ae, a[1], x1);
        let (x4, x5) = mac(x0, 0x7fcc0148f709a5d0, a[2], x3);
        let (x6, x7) = mac(x0, 0x51868783bf2f966b, a[3], x5);
        let (x8, x9) = mac(x0, 0xfffffffffffffffa, a[4], x7);
        let (x10, x11) = mac(x0, 0xffffffffffffffff, a[5], x9);
        let (x12, x13) = mac(x0, 0xffffffffffffffff, a[6], x11);
        let (x14, x15) = mac(x0, 0xffffffffffffffff, a[7], x13);
        let (x16, x17) = mac(x0, 0x1ff, a[8], x15);
        let (x18, _) = mac(x2, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x19) = mac(x18, 0xbb6fb71e91386409, x2, 0);
        let (x20, x21) = mac(x18, 0x3bb5c9b8899c47ae, x4, x19);
        let (x22, x23) = mac(x18, 0x7fcc0148f709a5d0, x6, x21);
        let (x24, x25) = mac(x18, 0x51868783bf2f966b, x8, x23);
        let (x26, x27) = mac(x18, 0xfffffffffffffffa, x10, x25);
        let (x28, x29) = mac(x18, 0xffffffffffffffff, x12, x27);
        let (x30, x31) = mac(x18, 0xffffffffffffffff, x14, x29);
        let (x32, x33) = mac(x18, 0xffffffffffffffff, x16, x31);
        let (x34, x35) = mac(x18, 0x1ff, x17, x33);
        let (x36, _) = mac(x20, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x37) = mac(x36, 0xbb6fb71e91386409, x20, 0);
        let (x38, x39) = mac(x36, 0x3bb5c9b8899c47ae, x22, x37);
        let (x40, x41) = mac(x36, 0x7fcc0148f709a5d0, x24, x39);
        let (x42, x43) = mac(x36, 0x51868783bf2f966b, x26, x41);
        let (x44, x45) = mac(x36, 0xfffffffffffffffa, x28, x43);
        let (x46, x47) = mac(x36, 0xffffffffffffffff, x30, x45);
        let (x48, x49) = mac(x36, 0xffffffffffffffff, x32, x47);
        let (x50, x51) = mac(x36, 0xffffffffffffffff, x34, x49);
        let (x52, x53) = mac(x36, 0x1ff, x35, x51);
        let (x54, _) = mac(x38, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x55) = mac(x54, 0xbb6fb71e91386409, x38, 0);
        let (x56, x57) = mac(x54, 0x3bb5c9b8899c47ae, x40, x55);
        let (x58, x59) = mac(x54, 0x7fcc0148f709a5d0, x42, x57);
        let (x60, x61) = mac(x54, 0x51868783bf2f966b, x44, x59);
        let (x62, x63) = mac(x54, 0xfffffffffffffffa, x46, x61);
        let (x64, x65) = mac(x54, 0xffffffffffffffff, x48, x63);
        let (x66, x67) = mac(x54, 0xffffffffffffffff, x50, x65);
        let (x68, x69) = mac(x54, 0xffffffffffffffff, x52, x67);
        let (x70, x71) = mac(x54, 0x1ff, x53, x69);
        let (x72, _) = mac(x56, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x73) = mac(x72, 0xbb6fb71e91386409, x56, 0);
        let (x74, x75) = mac(x72, 0x3bb5c9b8899c47ae, x58, x73);
        let (x76, x77) = mac(x72, 0x7fcc0148f709a5d0, x60, x75);
        let (x78, x79) = mac(x72, 0x51868783bf2f966b, x62, x77);
        let (x80, x81) = mac(x72, 0xfffffffffffffffa, x64, x79);
        let (x82, x83) = mac(x72, 0xffffffffffffffff, x66, x81);
        let (x84, x85) = mac(x72, 0xffffffffffffffff, x68, x83);
        let (x86, x87) = mac(x72, 0xffffffffffffffff, x70, x85);
        let (x88, x89) = mac(x72, 0x1ff, x71, x87);
        let (x90, _) = mac(x74, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x91) = mac(x90, 0xbb6fb71e91386409, x74, 0);
        let (x92, x93) = mac(x90, 0x3bb5c9b8899c47ae, x76, x91);
        let (x94, x95) = mac(x90, 0x7fcc0148f709a5d0, x78, x93);
        let (x96, x97) = mac(x90, 0x51868783bf2f966b, x80, x95);
        let (x98, x99) = mac(x90, 0xfffffffffffffffa, x82, x97);
        let (x100, x101) = mac(x90, 0xffffffffffffffff, x84, x99);
        let (x102, x103) = mac(x90, 0xffffffffffffffff, x86, x101);
        let (x104, x105) = mac(x90, 0xffffffffffffffff, x88, x103);
        let (x106, x107) = mac(x90, 0x1ff, x89, x105);
        let (x108, _) = mac(x92, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x109) = mac(x108, 0xbb6fb71e91386409, x92, 0);
        let (x110, x111) = mac(x108, 0x3bb5c9b8899c47ae, x94, x109);
        let (x112, x113) = mac(x108, 0x7fcc0148f709a5d0, x96, x111);
        let (x114, x115) = mac(x108, 0x51868783bf2f966b, x98, x113);
        let (x116, x117) = mac(x108, 0xfffffffffffffffa, x100, x115);
        let (x118, x119) = mac(x108, 0xffffffffffffffff, x102, x117);
        let (x120, x121) = mac(x108, 0xffffffffffffffff, x104, x119);
        let (x122, x123) = mac(x108, 0xffffffffffffffff, x106, x121);
        let (x124, x125) = mac(x108, 0x1ff, x107, x123);
        let (x126, _) = mac(x110, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x127) = mac(x126, 0xbb6fb71e91386409, x110, 0);
        let (x128, x129) = mac(x126, 0x3bb5c9b8899c47ae, x112, x127);
        let (x130, x131) = mac(x126, 0x7fcc0148f709a5d0, x114, x129);
        let (x132, x133) = mac(x126, 0x51868783bf2f966b, x116, x131);
        let (x134, x135) = mac(x126, 0xfffffffffffffffa, x118, x133);
        let (x136, x137) = mac(x126, 0xffffffffffffffff, x120, x135);
        let (x138, x139) = mac(x126, 0xffffffffffffffff, x122, x137);
        let (x140, x141) = mac(x126, 0xffffffffffffffff, x124, x139);
        let (x142, x143) = mac(x126, 0x1ff, x125, x141);
        let (x144, _) = mac(x128, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x145) = mac(x144, 0xbb6fb71e91386409, x128, 0);
        let (x146, x147) = mac(x144, 0x3bb5c9b8899c47ae, x130, x145);
        let (x148, x149) = mac(x144, 0x7fcc0148f709a5d0, x132, x147);
        let (x150, x151) = mac(x144, 0x51868783bf2f966b, x134, x149);
        let (x152, x153) = mac(x144, 0xfffffffffffffffa, x136, x151);
        let (x154, x155) = mac(x144, 0xffffffffffffffff, x138, x153);
        let (x156, x157) = mac(x144, 0xffffffffffffffff, x140, x155);
        let (x158, x159) = mac(x144, 0xffffffffffffffff, x142, x157);
        let (x160, x161) = mac(x144, 0x1ff, x143, x159);
        let (x162, x163) = subb(x146, 0xbb6fb71e91386409, 0);
        let (x164, x165) = subb(x148, 0x3bb5c9b8899c47ae, x163);
        let (x166, x167) = subb(x150, 0x7fcc0148f709a5d0, x165);
        let (x168, x169) = subb(x152, 0x51868783bf2f966b, x167);
        let (x170, x171) = subb(x154, 0xfffffffffffffffa, x169);
        let (x172, x173) = subb(x156, 0xffffffffffffffff, x171);
        let (x174, x175) = subb(x158, 0xffffffffffffffff, x173);
        let (x176, x177) = subb(x160, 0xffffffffffffffff, x175);
        let (x178, x179) = subb(x161, 0x1ff, x177);
        let x180 = mask(x179);
        let x181 = x162 ^ (x180 & (x146 ^ x162));
        let x182 = x164 ^ (x180 & (x148 ^ x164));
        let x183 = x166 ^ (x180 & (x150 ^ x166));
        let x184 = x168 ^ (x180 & (x152 ^ x168));
        let x185 = x170 ^ (x180 & (x154 ^ x170));
        let x186 = x172 ^ (x180 & (x156 ^ x172));
        let x187 = x174 ^ (x180 & (x158 ^ x174));
        let x188 = x176 ^ (x180 & (x160 ^ x176));
        let x189 = x178 ^ (x180 & (x161 ^ x178));
        [x181, x182, x183, x184, x185, x186, x187, x188, x189]
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
        let (_, x163) = mac(x162, 0xbb6fb71e91386409, x0, 0);
        let (x164, x165) = mac(x162, 0x3bb5c9b8899c47ae, x18, x163);
        let (x166, x167) = mac(x162, 0x7fcc0148f709a5d0, x36, x165);
        let (x168, x169) = mac(x162, 0x51868783bf2f966b, x54, x167);
        let (x170, x171) = mac(x162, 0xfffffffffffffffa, x72, x169);
        let (x172, x173) = mac(x162, 0xffffffffffffffff, x90, x171);
        let (x174, x175) = mac(x162, 0xffffffffffffffff, x108, x173);
        let (x176, x177) = mac(x162, 0xffffffffffffffff, x126, x175);
        let (x178, x179) = mac(x162, 0x1ff, x144, x177);
        let (x180, x181) = addc(x146, x179, 0);
        let (x182, x183) = addc(x148, x181, 0);
        let (x184, x185) = addc(x150, x183, 0);
        let (x186, x187) = addc(x152, x185, 0);
        let (x188, x189) = addc(x154, x187, 0);
        let (x190, x191) = addc(x156, x189, 0);
        let (x192, x193) = addc(x158, x191, 0);
        let (x194, x195) = addc(x160, x193, 0);
        let (x196, _) = addc(x161, x195, 0);
        let (x197, _) = mac(x164, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x198) = mac(x197, 0xbb6fb71e91386409, x164, 0);
        let (x199, x200) = mac(x197, 0x3bb5c9b8899c47ae, x166, x198);
        let (x201, x202) = mac(x197, 0x7fcc0148f709a5d0, x168, x200);
        let (x203, x204) = mac(x197, 0x51868783bf2f966b, x170, x202);
        let (x205, x206) = mac(x197, 0xfffffffffffffffa, x172, x204);
        let (x207, x208) = mac(x197, 0xffffffffffffffff, x174, x206);
        let (x209, x210) = mac(x197, 0xffffffffffffffff, x176, x208);
        let (x211, x212) = mac(x197, 0xffffffffffffffff, x178, x210);
        let (x213, x214) = mac(x197, 0x1ff, x180, x212);
        let (x215, x216) = addc(x182, x214, 0);
        let (x217, x218) = addc(x184, x216, 0);
        let (x219, x220) = addc(x186, x218, 0);
        let (x221, x222) = addc(x188, x220, 0);
        let (x223, x224) = addc(x190, x222, 0);
        let (x225, x226) = addc(x192, x224, 0);
        let (x227, x228) = addc(x194, x226, 0);
        let (x229, _) = addc(x196, x228, 0);
        let (x230, _) = mac(x199, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x231) = mac(x230, 0xbb6fb71e91386409, x199, 0);
        let (x232, x233) = mac(x230, 0x3bb5c9b8899c47ae, x201, x231);
        let (x234, x235) = mac(x230, 0x7fcc0148f709a5d0, x203, x233);
        let (x236, x237) = mac(x230, 0x51868783bf2f966b, x205, x235);
        let (x238, x239) = mac(x230, 0xfffffffffffffffa, x207, x237);
        let (x240, x241) = mac(x230, 0xffffffffffffffff, x209, x239);
        let (x242, x243) = mac(x230, 0xffffffffffffffff, x211, x241);
        let (x244, x245) = mac(x230, 0xffffffffffffffff, x213, x243);
        let (x246, x247) = mac(x230, 0x1ff, x215, x245);
        let (x248, x249) = addc(x217, x247, 0);
        let (x250, x251) = addc(x219, x249, 0);
        let (x252, x253) = addc(x221, x251, 0);
        let (x254, x255) = addc(x223, x253, 0);
        let (x256, x257) = addc(x225, x255, 0);
        let (x258, x259) = addc(x227, x257, 0);
        let (x260, _) = addc(x229, x259, 0);
        let (x261, _) = mac(x232, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x262) = mac(x261, 0xbb6fb71e91386409, x232, 0);
        let (x263, x264) = mac(x261, 0x3bb5c9b8899c47ae, x234, x262);
        let (x265, x266) = mac(x261, 0x7fcc0148f709a5d0, x236, x264);
        let (x267, x268) = mac(x261, 0x51868783bf2f966b, x238, x266);
        let (x269, x270) = mac(x261, 0xfffffffffffffffa, x240, x268);
        let (x271, x272) = mac(x261, 0xffffffffffffffff, x242, x270);
        let (x273, x274) = mac(x261, 0xffffffffffffffff, x244, x272);
        let (x275, x276) = mac(x261, 0xffffffffffffffff, x246, x274);
        let (x277, x278) = mac(x261, 0x1ff, x248, x276);
        let (x279, x280) = addc(x250, x278, 0);
        let (x281, x282) = addc(x252, x280, 0);
        let (x283, x284) = addc(x254, x282, 0);
        let (x285, x286) = addc(x256, x284, 0);
        let (x287, x288) = addc(x258, x286, 0);
        let (x289, _) = addc(x260, x288, 0);
        let (x290, _) = mac(x263, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x291) = mac(x290, 0xbb6fb71e91386409, x263, 0);
        let (x292, x293) = mac(x290, 0x3bb5c9b8899c47ae, x265, x291);
        let (x294, x295) = mac(x290, 0x7fcc0148f709a5d0, x267, x293);
        let (x296, x297) = mac(x290, 0x51868783bf2f966b, x269, x295);
        let (x298, x299) = mac(x290, 0xfffffffffffffffa, x271, x297);
        let (x300, x301) = mac(x290, 0xffffffffffffffff, x273, x299);
        let (x302, x303) = mac(x290, 0xffffffffffffffff, x275, x301);
        let (x304, x305) = mac(x290, 0xffffffffffffffff, x277, x303);
        let (x306, x307) = mac(x290, 0x1ff, x279, x305);
        let (x308, x309) = addc(x281, x307, 0);
        let (x310, x311) = addc(x283, x309, 0);
        let (x312, x313) = addc(x285, x311, 0);
        let (x314, x315) = addc(x287, x313, 0);
        let (x316, _) = addc(x289, x315, 0);
        let (x317, _) = mac(x292, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x318) = mac(x317, 0xbb6fb71e91386409, x292, 0);
        let (x319, x320) = mac(x317, 0x3bb5c9b8899c47ae, x294, x318);
        let (x321, x322) = mac(x317, 0x7fcc0148f709a5d0, x296, x320);
        let (x323, x324) = mac(x317, 0x51868783bf2f966b, x298, x322);
        let (x325, x326) = mac(x317, 0xfffffffffffffffa, x300, x324);
        let (x327, x328) = mac(x317, 0xffffffffffffffff, x302, x326);
        let (x329, x330) = mac(x317, 0xffffffffffffffff, x304, x328);
        let (x331, x332) = mac(x317, 0xffffffffffffffff, x306, x330);
        let (x333, x334) = mac(x317, 0x1ff, x308, x332);
        let (x335, x336) = addc(x310, x334, 0);
        let (x337, x338) = addc(x312, x336, 0);
        let (x339, x340) = addc(x314, x338, 0);
        let (x341, _) = addc(x316, x340, 0);
        let (x342, _) = mac(x319, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x343) = mac(x342, 0xbb6fb71e91386409, x319, 0);
        let (x344, x345) = mac(x342, 0x3bb5c9b8899c47ae, x321, x343);
        let (x346, x347) = mac(x342, 0x7fcc0148f709a5d0, x323, x345);
        let (x348, x349) = mac(x342, 0x51868783bf2f966b, x325, x347);
        let (x350, x351) = mac(x342, 0xfffffffffffffffa, x327, x349);
        let (x352, x353) = mac(x342, 0xffffffffffffffff, x329, x351);
        let (x354, x355) = mac(x342, 0xffffffffffffffff, x331, x353);
        let (x356, x357) = mac(x342, 0xffffffffffffffff, x333, x355);
        let (x358, x359) = mac(x342, 0x1ff, x335, x357);
        let (x360, x361) = addc(x337, x359, 0);
        let (x362, x363) = addc(x339, x361, 0);
        let (x364, _) = addc(x341, x363, 0);
        let (x365, _) = mac(x344, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x366) = mac(x365, 0xbb6fb71e91386409, x344, 0);
        let (x367, x368) = mac(x365, 0x3bb5c9b8899c47ae, x346, x366);
        let (x369, x370) = mac(x365, 0x7fcc0148f709a5d0, x348, x368);
        let (x371, x372) = mac(x365, 0x51868783bf2f966b, x350, x370);
        let (x373, x374) = mac(x365, 0xfffffffffffffffa, x352, x372);
        let (x375, x376) = mac(x365, 0xffffffffffffffff, x354, x374);
        let (x377, x378) = mac(x365, 0xffffffffffffffff, x356, x376);
        let (x379, x380) = mac(x365, 0xffffffffffffffff, x358, x378);
        let (x381, x382) = mac(x365, 0x1ff, x360, x380);
        let (x383, x384) = addc(x362, x382, 0);
        let (x385, _) = addc(x364, x384, 0);
        let (x386, _) = mac(x367, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x387) = mac(x386, 0xbb6fb71e91386409, x367, 0);
        let (x388, x389) = mac(x386, 0x3bb5c9b8899c47ae, x369, x387);
        let (x390, x391) = mac(x386, 0x7fcc0148f709a5d0, x371, x389);
        let (x392, x393) = mac(x386, 0x51868783bf2f966b, x373, x391);
        let (x394, x395) = mac(x386, 0xfffffffffffffffa, x375, x393);
        let (x396, x397) = mac(x386, 0xffffffffffffffff, x377, x395);
        let (x398, x399) = mac(x386, 0xffffffffffffffff, x379, x397);
        let (x400, x401) = mac(x386, 0xffffffffffffffff, x381, x399);
        let (x402, x403) = mac(x386, 0x1ff, x383, x401);
        let (x404, _) = addc(x385, x403, 0);
        Self([x388, x390, x392, x394, x396, x398, x400, x402, x404])
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
        let (_, x181) = mac(x180, 0xbb6fb71e91386409, x19, 0);
        let (x182, x183) = mac(x180, 0x3bb5c9b8899c47ae, x37, x181);
        let (x184, x185) = mac(x180, 0x7fcc0148f709a5d0, x55, x183);
        let (x186, x187) = mac(x180, 0x51868783bf2f966b, x73, x185);
        let (x188, x189) = mac(x180, 0xfffffffffffffffa, x91, x187);
        let (x190, x191) = mac(x180, 0xffffffffffffffff, x109, x189);
        let (x192, x193) = mac(x180, 0xffffffffffffffff, x127, x191);
        let (x194, x195) = mac(x180, 0xffffffffffffffff, x145, x193);
        let (x196, x197) = mac(x180, 0x1ff, x163, x195);
        let (x198, x199) = addc(x165, x197, 0);
        let (x200, x201) = addc(x167, x199, 0);
        let (x202, x203) = addc(x169, x201, 0);
        let (x204, x205) = addc(x171, x203, 0);
        let (x206, x207) = addc(x173, x205, 0);
        let (x208, x209) = addc(x175, x207, 0);
        let (x210, x211) = addc(x177, x209, 0);
        let (x212, _) = addc(x179, x211, 0);
        let (x213, _) = mac(x182, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x214) = mac(x213, 0xbb6fb71e91386409, x182, 0);
        let (x215, x216) = mac(x213, 0x3bb5c9b8899c47ae, x184, x214);
        let (x217, x218) = mac(x213, 0x7fcc0148f709a5d0, x186, x216);
        let (x219, x220) = mac(x213, 0x51868783bf2f966b, x188, x218);
        let (x221, x222) = mac(x213, 0xfffffffffffffffa, x190, x220);
        let (x223, x224) = mac(x213, 0xffffffffffffffff, x192, x222);
        let (x225, x226) = mac(x213, 0xffffffffffffffff, x194, x224);
        let (x227, x228) = mac(x213, 0xffffffffffffffff, x196, x226);
        let (x229, x230) = mac(x213, 0x1ff, x198, x228);
        let (x231, x232) = addc(x200, x230, 0);
        let (x233, x234) = addc(x202, x232, 0);
        let (x235, x236) = addc(x204, x234, 0);
        let (x237, x238) = addc(x206, x236, 0);
        let (x239, x240) = addc(x208, x238, 0);
        let (x241, x242) = addc(x210, x240, 0);
        let (x243, _) = addc(x212, x242, 0);
        let (x244, _) = mac(x215, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x245) = mac(x244, 0xbb6fb71e91386409, x215, 0);
        let (x246, x247) = mac(x244, 0x3bb5c9b8899c47ae, x217, x245);
        let (x248, x249) = mac(x244, 0x7fcc0148f709a5d0, x219, x247);
        let (x250, x251) = mac(x244, 0x51868783bf2f966b, x221, x249);
        let (x252, x253) = mac(x244, 0xfffffffffffffffa, x223, x251);
        let (x254, x255) = mac(x244, 0xffffffffffffffff, x225, x253);
        let (x256, x257) = mac(x244, 0xffffffffffffffff, x227, x255);
        let (x258, x259) = mac(x244, 0xffffffffffffffff, x229, x257);
        let (x260, x261) = mac(x244, 0x1ff, x231, x259);
        let (x262, x263) = addc(x233, x261, 0);
        let (x264, x265) = addc(x235, x263, 0);
        let (x266, x267) = addc(x237, x265, 0);
        let (x268, x269) = addc(x239, x267, 0);
        let (x270, x271) = addc(x241, x269, 0);
        let (x272, _) = addc(x243, x271, 0);
        let (x273, _) = mac(x246, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x274) = mac(x273, 0xbb6fb71e91386409, x246, 0);
        let (x275, x276) = mac(x273, 0x3bb5c9b8899c47ae, x248, x274);
        let (x277, x278) = mac(x273, 0x7fcc0148f709a5d0, x250, x276);
        let (x279, x280) = mac(x273, 0x51868783bf2f966b, x252, x278);
        let (x281, x282) = mac(x273, 0xfffffffffffffffa, x254, x280);
        let (x283, x284) = mac(x273, 0xffffffffffffffff, x256, x282);
        let (x285, x286) = mac(x273, 0xffffffffffffffff, x258, x284);
        let (x287, x288) = mac(x273, 0xffffffffffffffff, x260, x286);
        let (x289, x290) = mac(x273, 0x1ff, x262, x288);
        let (x291, x292) = addc(x264, x290, 0);
        let (x293, x294) = addc(x266, x292, 0);
        let (x295, x296) = addc(x268, x294, 0);
        let (x297, x298) = addc(x270, x296, 0);
        let (x299, _) = addc(x272, x298, 0);
        let (x300, _) = mac(x275, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x301) = mac(x300, 0xbb6fb71e91386409, x275, 0);
        let (x302, x303) = mac(x300, 0x3bb5c9b8899c47ae, x277, x301);
        let (x304, x305) = mac(x300, 0x7fcc0148f709a5d0, x279, x303);
        let (x306, x307) = mac(x300, 0x51868783bf2f966b, x281, x305);
        let (x308, x309) = mac(x300, 0xfffffffffffffffa, x283, x307);
        let (x310, x311) = mac(x300, 0xffffffffffffffff, x285, x309);
        let (x312, x313) = mac(x300, 0xffffffffffffffff, x287, x311);
        let (x314, x315) = mac(x300, 0xffffffffffffffff, x289, x313);
        let (x316, x317) = mac(x300, 0x1ff, x291, x315);
        let (x318, x319) = addc(x293, x317, 0);
        let (x320, x321) = addc(x295, x319, 0);
        let (x322, x323) = addc(x297, x321, 0);
        let (x324, _) = addc(x299, x323, 0);
        let (x325, _) = mac(x302, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x326) = mac(x325, 0xbb6fb71e91386409, x302, 0);
        let (x327, x328) = mac(x325, 0x3bb5c9b8899c47ae, x304, x326);
        let (x329, x330) = mac(x325, 0x7fcc0148f709a5d0, x306, x328);
        let (x331, x332) = mac(x325, 0x51868783bf2f966b, x308, x330);
        let (x333, x334) = mac(x325, 0xfffffffffffffffa, x310, x332);
        let (x335, x336) = mac(x325, 0xffffffffffffffff, x312, x334);
        let (x337, x338) = mac(x325, 0xffffffffffffffff, x314, x336);
        let (x339, x340) = mac(x325, 0xffffffffffffffff, x316, x338);
        let (x341, x342) = mac(x325, 0x1ff, x318, x340);
        let (x343, x344) = addc(x320, x342, 0);
        let (x345, x346) = addc(x322, x344, 0);
        let (x347, _) = addc(x324, x346, 0);
        let (x348, _) = mac(x327, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x349) = mac(x348, 0xbb6fb71e91386409, x327, 0);
        let (x350, x351) = mac(x348, 0x3bb5c9b8899c47ae, x329, x349);
        let (x352, x353) = mac(x348, 0x7fcc0148f709a5d0, x331, x351);
        let (x354, x355) = mac(x348, 0x51868783bf2f966b, x333, x353);
        let (x356, x357) = mac(x348, 0xfffffffffffffffa, x335, x355);
        let (x358, x359) = mac(x348, 0xffffffffffffffff, x337, x357);
        let (x360, x361) = mac(x348, 0xffffffffffffffff, x339, x359);
        let (x362, x363) = mac(x348, 0xffffffffffffffff, x341, x361);
        let (x364, x365) = mac(x348, 0x1ff, x343, x363);
        let (x366, x367) = addc(x345, x365, 0);
        let (x368, _) = addc(x347, x367, 0);
        let (x369, _) = mac(x350, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x370) = mac(x369, 0xbb6fb71e91386409, x350, 0);
        let (x371, x372) = mac(x369, 0x3bb5c9b8899c47ae, x352, x370);
        let (x373, x374) = mac(x369, 0x7fcc0148f709a5d0, x354, x372);
        let (x375, x376) = mac(x369, 0x51868783bf2f966b, x356, x374);
        let (x377, x378) = mac(x369, 0xfffffffffffffffa, x358, x376);
        let (x379, x380) = mac(x369, 0xffffffffffffffff, x360, x378);
        let (x381, x382) = mac(x369, 0xffffffffffffffff, x362, x380);
        let (x383, x384) = mac(x369, 0xffffffffffffffff, x364, x382);
        let (x385, x386) = mac(x369, 0x1ff, x366, x384);
        let (x387, _) = addc(x368, x386, 0);
        let (x388, _) = mac(x371, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x389) = mac(x388, 0xbb6fb71e91386409, x371, 0);
        let (x390, x391) = mac(x388, 0x3bb5c9b8899c47ae, x373, x389);
        let (x392, x393) = mac(x388, 0x7fcc0148f709a5d0, x375, x391);
        let (x394, x395) = mac(x388, 0x51868783bf2f966b, x377, x393);
        let (x396, x397) = mac(x388, 0xfffffffffffffffa, x379, x395);
        let (x398, x399) = mac(x388, 0xffffffffffffffff, x381, x397);
        let (x400, x401) = mac(x388, 0xffffffffffffffff, x383, x399);
        let (x402, x403) = mac(x388, 0xffffffffffffffff, x385, x401);
        let (x404, x405) = mac(x388, 0x1ff, x387, x403);
        let words = [x390, x392, x394, x396, x398, x400, x402, x404, x405];
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
        let (_, x162) = mac(x161, 0xbb6fb71e91386409, x0, 0);
        let (x163, x164) = mac(x161, 0x3bb5c9b8899c47ae, x18, x162);
        let (x165, x166) = mac(x161, 0x7fcc0148f709a5d0, x36, x164);
        let (x167, x168) = mac(x161, 0x51868783bf2f966b, x54, x166);
        let (x169, x170) = mac(x161, 0xfffffffffffffffa, x72, x168);
        let (x171, x172) = mac(x161, 0xffffffffffffffff, x90, x170);
        let (x173, x174) = mac(x161, 0xffffffffffffffff, x108, x172);
        let (x175, x176) = mac(x161, 0xffffffffffffffff, x126, x174);
        let (x177, x178) = mac(x161, 0x1ff, x144, x176);
        let (x179, x180) = addc(x146, x178, 0);
        let (x181, x182) = addc(x148, x180, 0);
        let (x183, x184) = addc(x150, x182, 0);
        let (x185, x186) = addc(x152, x184, 0);
        let (x187, x188) = addc(x154, x186, 0);
        let (x189, x190) = addc(x156, x188, 0);
        let (x191, x192) = addc(x158, x190, 0);
        let (x193, _) = addc(x160, x192, 0);
        let (x194, _) = mac(x163, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x195) = mac(x194, 0xbb6fb71e91386409, x163, 0);
        let (x196, x197) = mac(x194, 0x3bb5c9b8899c47ae, x165, x195);
        let (x198, x199) = mac(x194, 0x7fcc0148f709a5d0, x167, x197);
        let (x200, x201) = mac(x194, 0x51868783bf2f966b, x169, x199);
        let (x202, x203) = mac(x194, 0xfffffffffffffffa, x171, x201);
        let (x204, x205) = mac(x194, 0xffffffffffffffff, x173, x203);
        let (x206, x207) = mac(x194, 0xffffffffffffffff, x175, x205);
        let (x208, x209) = mac(x194, 0xffffffffffffffff, x177, x207);
        let (x210, x211) = mac(x194, 0x1ff, x179, x209);
        let (x212, x213) = addc(x181, x211, 0);
        let (x214, x215) = addc(x183, x213, 0);
        let (x216, x217) = addc(x185, x215, 0);
        let (x218, x219) = addc(x187, x217, 0);
        let (x220, x221) = addc(x189, x219, 0);
        let (x222, x223) = addc(x191, x221, 0);
        let (x224, _) = addc(x193, x223, 0);
        let (x225, _) = mac(x196, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x226) = mac(x225, 0xbb6fb71e91386409, x196, 0);
        let (x227, x228) = mac(x225, 0x3bb5c9b8899c47ae, x198, x226);
        let (x229, x230) = mac(x225, 0x7fcc0148f709a5d0, x200, x228);
        let (x231, x232) = mac(x225, 0x51868783bf2f966b, x202, x230);
        let (x233, x234) = mac(x225, 0xfffffffffffffffa, x204, x232);
        let (x235, x236) = mac(x225, 0xffffffffffffffff, x206, x234);
        let (x237, x238) = mac(x225, 0xffffffffffffffff, x208, x236);
        let (x239, x240) = mac(x225, 0xffffffffffffffff, x210, x238);
        let (x241, x242) = mac(x225, 0x1ff, x212, x240);
        let (x243, x244) = addc(x214, x242, 0);
        let (x245, x246) = addc(x216, x244, 0);
        let (x247, x248) = addc(x218, x246, 0);
        let (x249, x250) = addc(x220, x248, 0);
        let (x251, x252) = addc(x222, x250, 0);
        let (x253, _) = addc(x224, x252, 0);
        let (x254, _) = mac(x227, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x255) = mac(x254, 0xbb6fb71e91386409, x227, 0);
        let (x256, x257) = mac(x254, 0x3bb5c9b8899c47ae, x229, x255);
        let (x258, x259) = mac(x254, 0x7fcc0148f709a5d0, x231, x257);
        let (x260, x261) = mac(x254, 0x51868783bf2f966b, x233, x259);
        let (x262, x263) = mac(x254, 0xfffffffffffffffa, x235, x261);
        let (x264, x265) = mac(x254, 0xffffffffffffffff, x237, x263);
        let (x266, x267) = mac(x254, 0xffffffffffffffff, x239, x265);
        let (x268, x269) = mac(x254, 0xffffffffffffffff, x241, x267);
        let (x270, x271) = mac(x254, 0x1ff, x243, x269);
        let (x272, x273) = addc(x245, x271, 0);
        let (x274, x275) = addc(x247, x273, 0);
        let (x276, x277) = addc(x249, x275, 0);
        let (x278, x279) = addc(x251, x277, 0);
        let (x280, _) = addc(x253, x279, 0);
        let (x281, _) = mac(x256, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x282) = mac(x281, 0xbb6fb71e91386409, x256, 0);
        let (x283, x284) = mac(x281, 0x3bb5c9b8899c47ae, x258, x282);
        let (x285, x286) = mac(x281, 0x7fcc0148f709a5d0, x260, x284);
        let (x287, x288) = mac(x281, 0x51868783bf2f966b, x262, x286);
        let (x289, x290) = mac(x281, 0xfffffffffffffffa, x264, x288);
        let (x291, x292) = mac(x281, 0xffffffffffffffff, x266, x290);
        let (x293, x294) = mac(x281, 0xffffffffffffffff, x268, x292);
        let (x295, x296) = mac(x281, 0xffffffffffffffff, x270, x294);
        let (x297, x298) = mac(x281, 0x1ff, x272, x296);
        let (x299, x300) = addc(x274, x298, 0);
        let (x301, x302) = addc(x276, x300, 0);
        let (x303, x304) = addc(x278, x302, 0);
        let (x305, _) = addc(x280, x304, 0);
        let (x306, _) = mac(x283, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x307) = mac(x306, 0xbb6fb71e91386409, x283, 0);
        let (x308, x309) = mac(x306, 0x3bb5c9b8899c47ae, x285, x307);
        let (x310, x311) = mac(x306, 0x7fcc0148f709a5d0, x287, x309);
        let (x312, x313) = mac(x306, 0x51868783bf2f966b, x289, x311);
        let (x314, x315) = mac(x306, 0xfffffffffffffffa, x291, x313);
        let (x316, x317) = mac(x306, 0xffffffffffffffff, x293, x315);
        let (x318, x319) = mac(x306, 0xffffffffffffffff, x295, x317);
        let (x320, x321) = mac(x306, 0xffffffffffffffff, x297, x319);
        let (x322, x323) = mac(x306, 0x1ff, x299, x321);
        let (x324, x325) = addc(x301, x323, 0);
        let (x326, x327) = addc(x303, x325, 0);
        let (x328, _) = addc(x305, x327, 0);
        let (x329, _) = mac(x308, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x330) = mac(x329, 0xbb6fb71e91386409, x308, 0);
        let (x331, x332) = mac(x329, 0x3bb5c9b8899c47ae, x310, x330);
        let (x333, x334) = mac(x329, 0x7fcc0148f709a5d0, x312, x332);
        let (x335, x336) = mac(x329, 0x51868783bf2f966b, x314, x334);
        let (x337, x338) = mac(x329, 0xfffffffffffffffa, x316, x336);
        let (x339, x340) = mac(x329, 0xffffffffffffffff, x318, x338);
        let (x341, x342) = mac(x329, 0xffffffffffffffff, x320, x340);
        let (x343, x344) = mac(x329, 0xffffffffffffffff, x322, x342);
        let (x345, x346) = mac(x329, 0x1ff, x324, x344);
        let (x347, x348) = addc(x326, x346, 0);
        let (x349, _) = addc(x328, x348, 0);
        let (x350, _) = mac(x331, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x351) = mac(x350, 0xbb6fb71e91386409, x331, 0);
        let (x352, x353) = mac(x350, 0x3bb5c9b8899c47ae, x333, x351);
        let (x354, x355) = mac(x350, 0x7fcc0148f709a5d0, x335, x353);
        let (x356, x357) = mac(x350, 0x51868783bf2f966b, x337, x355);
        let (x358, x359) = mac(x350, 0xfffffffffffffffa, x339, x357);
        let (x360, x361) = mac(x350, 0xffffffffffffffff, x341, x359);
        let (x362, x363) = mac(x350, 0xffffffffffffffff, x343, x361);
        let (x364, x365) = mac(x350, 0xffffffffffffffff, x345, x363);
        let (x366, x367) = mac(x350, 0x1ff, x347, x365);
        let (x368, _) = addc(x349, x367, 0);
        let (x369, _) = mac(x352, 0x1d2f5ccd79a995c7, 0, 0);
        let (_, x370) = mac(x369, 0xbb6fb71e91386409, x352, 0);
        let (x371, x372) = mac(x369, 0x3bb5c9b8899c47ae, x354, x370);
        let (x373, x374) = mac(x369, 0x7fcc0148f709a5d0, x356, x372);
        let (x375, x376) = mac(x369, 0x51868783bf2f966b, x358, x374);
        let (x377, x378) = mac(x369, 0xfffffffffffffffa, x360, x376);
        let (x379, x380) = mac(x369, 0xffffffffffffffff, x362, x378);
        let (x381, x382) = mac(x369, 0xffffffffffffffff, x364, x380);
        let (x383, x384) = mac(x369, 0xffffffffffffffff, x366, x382);
        let (x385, x386) = mac(x369, 0x1ff, x368, x384);
        Self([x371, x373, x375, x377, x379, x381, x383, x385, x386])
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
        Self::reduce(divsteps::invert(self.canonical()))
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
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (*self - *other).is_zero()
    }
}

impl Eq for Element {}

/// By divsteps (Bernstein, Yang 2019): 1201 divsteps in batches of 62, on numbers of 9 digits.
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
    const STEPS: u32 = 1201;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = Digit::BITS / 4;
    const FIRST: u32 = PACK + 2;
    const LAST: u32 = 2 * PACK + 5;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [
        -328842905861463031,
        -1236476819940499781,
        -234164574321222396,
        -2188220623402722592,
        -1454,
        0,
        0,
        0,
        33554432,
    ];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x22d0a33286566a39;

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

    /// The inverse of `a`, below p.
    pub(super) fn invert(a: [u64; 9]) -> [u64; 9] {
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
            ((a[7] >> 48) | (a[8] << 16)) as Digit & MASK,
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
            (d[8] >> 16) as u64,
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
