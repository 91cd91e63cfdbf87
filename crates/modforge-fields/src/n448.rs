// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3. Generated, do not edit:
//! ```text
//! modforge field 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3 --name n448 --prefix fe_n448 --trait crate::Field
//! ```
//!
//! p = 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3
//! Element: 7 words of 64 bits, least significant first, 2^448 times the number modulo p, below 2p.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product reduced word by word by multiples of p (Montgomery); the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^894
//! t1 = (v1 + q·p) / 2^64 < 2^830
//! t2 = (t1 + q·p) / 2^64 < 2^766
//! t3 = (t2 + q·p) / 2^64 < 2^702
//! t4 = (t3 + q·p) / 2^64 < 2^638 + 2^575
//! t5 = (t4 + q·p) / 2^64 < 2^574 + 2^511
//! t6 = (t5 + q·p) / 2^64 < 2^510 + 2^447
//! t7 = (t6 + q·p) / 2^64 < 2^447
//! ```
//! Operations:
//! ```text
//! mul: 105 multiplications, 203 additions
//! square: 84 multiplications, 167 additions, 12 shifts
//! add: 14 additions, 8 logic
//! sub: 21 additions, 8 logic
//! neg: 14 additions, 8 logic
//! mul_small: 15 multiplications, 19 additions, 2 shifts
//! half: 7 additions, 7 shifts, 7 logic
//! canonical: 56 multiplications, 98 additions, 8 logic
//! decode: 105 multiplications, 210 additions, 8 logic
//! reduce: 105 multiplications, 203 additions
//! invert: 1028 divsteps in batches of 62
//! sqrt: 443 squarings, 61 multiplications
//! legendre: 444 squarings, 61 multiplications
//! ```

// A product is reduced by masks as well.
#![allow(clippy::suspicious_arithmetic_impl)]

use core::ops::{Add, Mul, Neg, Sub};

/// Words of an element.
pub const WORDS: usize = 7;

/// Words of a number below p.
pub const PLAIN: usize = 7;

/// Bytes of an encoded element.
pub const BYTES: usize = 56;

/// The modulus p = 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3.
pub const MODULUS: [u64; PLAIN] = [
    0x2378c292ab5844f3,
    0x216cc2728dc58f55,
    0xc44edb49aed63690,
    0xffffffff7cca23e9,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0x3fffffffffffffff,
];

/// A number modulo p: 7 words of 64 bits, least significant first, 2^448 times the number modulo p, below 2p.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([
        0x721cf5b5529eec34,
        0x7a4cf635c8e9c2ab,
        0xeec492d944a725bf,
        0x20cd77058,
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
        let (x12, x13) = mac(a[1], a[2], x4, 0);
        let (x14, x15) = mac(a[1], a[3], x6, x13);
        let (x16, x17) = mac(a[1], a[4], x8, x15);
        let (x18, x19) = mac(a[1], a[5], x10, x17);
        let (x20, x21) = mac(a[1], a[6], x11, x19);
        let (x22, x23) = mac(a[2], a[3], x16, 0);
        let (x24, x25) = mac(a[2], a[4], x18, x23);
        let (x26, x27) = mac(a[2], a[5], x20, x25);
        let (x28, x29) = mac(a[2], a[6], x21, x27);
        let (x30, x31) = mac(a[3], a[4], x26, 0);
        let (x32, x33) = mac(a[3], a[5], x28, x31);
        let (x34, x35) = mac(a[3], a[6], x29, x33);
        let (x36, x37) = mac(a[4], a[5], x34, 0);
        let (x38, x39) = mac(a[4], a[6], x35, x37);
        let (x40, x41) = mac(a[5], a[6], x39, 0);
        let x42 = x0 << 1;
        let x43 = (x2 << 1) | (x0 >> 63);
        let x44 = (x12 << 1) | (x2 >> 63);
        let x45 = (x14 << 1) | (x12 >> 63);
        let x46 = (x22 << 1) | (x14 >> 63);
        let x47 = (x24 << 1) | (x22 >> 63);
        let x48 = (x30 << 1) | (x24 >> 63);
        let x49 = (x32 << 1) | (x30 >> 63);
        let x50 = (x36 << 1) | (x32 >> 63);
        let x51 = (x38 << 1) | (x36 >> 63);
        let x52 = (x40 << 1) | (x38 >> 63);
        let x53 = (x41 << 1) | (x40 >> 63);
        let (x54, x55) = mac(a[0], a[0], 0, 0);
        let (x56, x57) = addc(x55, x42, 0);
        let (x58, x59) = mac(a[1], a[1], x43, x57);
        let (x60, x61) = addc(x59, x44, 0);
        let (x62, x63) = mac(a[2], a[2], x45, x61);
        let (x64, x65) = addc(x63, x46, 0);
        let (x66, x67) = mac(a[3], a[3], x47, x65);
        let (x68, x69) = addc(x67, x48, 0);
        let (x70, x71) = mac(a[4], a[4], x49, x69);
        let (x72, x73) = addc(x71, x50, 0);
        let (x74, x75) = mac(a[5], a[5], x51, x73);
        let (x76, x77) = addc(x75, x52, 0);
        let (x78, x79) = mac(a[6], a[6], x53, x77);
        let (x80, _) = mac(x54, 0x3bd440fae918bc5, 0, 0);
        let (_, x81) = mac(x80, 0x2378c292ab5844f3, x54, 0);
        let (x82, x83) = mac(x80, 0x216cc2728dc58f55, x56, x81);
        let (x84, x85) = mac(x80, 0xc44edb49aed63690, x58, x83);
        let (x86, x87) = mac(x80, 0xffffffff7cca23e9, x60, x85);
        let (x88, x89) = mac(x80, 0xffffffffffffffff, x62, x87);
        let (x90, x91) = mac(x80, 0xffffffffffffffff, x64, x89);
        let (x92, x93) = mac(x80, 0x3fffffffffffffff, x66, x91);
        let (x94, x95) = addc(x68, x93, 0);
        let (x96, x97) = addc(x70, x95, 0);
        let (x98, x99) = addc(x72, x97, 0);
        let (x100, x101) = addc(x74, x99, 0);
        let (x102, x103) = addc(x76, x101, 0);
        let (x104, x105) = addc(x78, x103, 0);
        let (x106, _) = addc(x79, x105, 0);
        let (x107, _) = mac(x82, 0x3bd440fae918bc5, 0, 0);
        let (_, x108) = mac(x107, 0x2378c292ab5844f3, x82, 0);
        let (x109, x110) = mac(x107, 0x216cc2728dc58f55, x84, x108);
        let (x111, x112) = mac(x107, 0xc44edb49aed63690, x86, x110);
        let (x113, x114) = mac(x107, 0xffffffff7cca23e9, x88, x112);
        let (x115, x116) = mac(x107, 0xffffffffffffffff, x90, x114);
        let (x117, x118) = mac(x107, 0xffffffffffffffff, x92, x116);
        let (x119, x120) = mac(x107, 0x3fffffffffffffff, x94, x118);
        let (x121, x122) = addc(x96, x120, 0);
        let (x123, x124) = addc(x98, x122, 0);
        let (x125, x126) = addc(x100, x124, 0);
        let (x127, x128) = addc(x102, x126, 0);
        let (x129, x130) = addc(x104, x128, 0);
        let (x131, _) = addc(x106, x130, 0);
        let (x132, _) = mac(x109, 0x3bd440fae918bc5, 0, 0);
        let (_, x133) = mac(x132, 0x2378c292ab5844f3, x109, 0);
        let (x134, x135) = mac(x132, 0x216cc2728dc58f55, x111, x133);
        let (x136, x137) = mac(x132, 0xc44edb49aed63690, x113, x135);
        let (x138, x139) = mac(x132, 0xffffffff7cca23e9, x115, x137);
        let (x140, x141) = mac(x132, 0xffffffffffffffff, x117, x139);
        let (x142, x143) = mac(x132, 0xffffffffffffffff, x119, x141);
        let (x144, x145) = mac(x132, 0x3fffffffffffffff, x121, x143);
        let (x146, x147) = addc(x123, x145, 0);
        let (x148, x149) = addc(x125, x147, 0);
        let (x150, x151) = addc(x127, x149, 0);
        let (x152, x153) = addc(x129, x151, 0);
        let (x154, _) = addc(x131, x153, 0);
        let (x155, _) = mac(x134, 0x3bd440fae918bc5, 0, 0);
        let (_, x156) = mac(x155, 0x2378c292ab5844f3, x134, 0);
        let (x157, x158) = mac(x155, 0x216cc2728dc58f55, x136, x156);
        let (x159, x160) = mac(x155, 0xc44edb49aed63690, x138, x158);
        let (x161, x162) = mac(x155, 0xffffffff7cca23e9, x140, x160);
        let (x163, x164) = mac(x155, 0xffffffffffffffff, x142, x162);
        let (x165, x166) = mac(x155, 0xffffffffffffffff, x144, x164);
        let (x167, x168) = mac(x155, 0x3fffffffffffffff, x146, x166);
        let (x169, x170) = addc(x148, x168, 0);
        let (x171, x172) = addc(x150, x170, 0);
        let (x173, x174) = addc(x152, x172, 0);
        let (x175, _) = addc(x154, x174, 0);
        let (x176, _) = mac(x157, 0x3bd440fae918bc5, 0, 0);
        let (_, x177) = mac(x176, 0x2378c292ab5844f3, x157, 0);
        let (x178, x179) = mac(x176, 0x216cc2728dc58f55, x159, x177);
        let (x180, x181) = mac(x176, 0xc44edb49aed63690, x161, x179);
        let (x182, x183) = mac(x176, 0xffffffff7cca23e9, x163, x181);
        let (x184, x185) = mac(x176, 0xffffffffffffffff, x165, x183);
        let (x186, x187) = mac(x176, 0xffffffffffffffff, x167, x185);
        let (x188, x189) = mac(x176, 0x3fffffffffffffff, x169, x187);
        let (x190, x191) = addc(x171, x189, 0);
        let (x192, x193) = addc(x173, x191, 0);
        let (x194, _) = addc(x175, x193, 0);
        let (x195, _) = mac(x178, 0x3bd440fae918bc5, 0, 0);
        let (_, x196) = mac(x195, 0x2378c292ab5844f3, x178, 0);
        let (x197, x198) = mac(x195, 0x216cc2728dc58f55, x180, x196);
        let (x199, x200) = mac(x195, 0xc44edb49aed63690, x182, x198);
        let (x201, x202) = mac(x195, 0xffffffff7cca23e9, x184, x200);
        let (x203, x204) = mac(x195, 0xffffffffffffffff, x186, x202);
        let (x205, x206) = mac(x195, 0xffffffffffffffff, x188, x204);
        let (x207, x208) = mac(x195, 0x3fffffffffffffff, x190, x206);
        let (x209, x210) = addc(x192, x208, 0);
        let (x211, _) = addc(x194, x210, 0);
        let (x212, _) = mac(x197, 0x3bd440fae918bc5, 0, 0);
        let (_, x213) = mac(x212, 0x2378c292ab5844f3, x197, 0);
        let (x214, x215) = mac(x212, 0x216cc2728dc58f55, x199, x213);
        let (x216, x217) = mac(x212, 0xc44edb49aed63690, x201, x215);
        let (x218, x219) = mac(x212, 0xffffffff7cca23e9, x203, x217);
        let (x220, x221) = mac(x212, 0xffffffffffffffff, x205, x219);
        let (x222, x223) = mac(x212, 0xffffffffffffffff, x207, x221);
        let (x224, x225) = mac(x212, 0x3fffffffffffffff, x209, x223);
        let (x226, _) = addc(x211, x225, 0);
        Self([x214, x216, x218, x220, x222, x224, x226])
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
        let x14 = (x13 << 4) | (x12 >> 60);
        let (x15, x16) = mac(0x800000000, x14, 0, 0);
        let x17 = (x16 << 27) | (x15 >> 37);
        let (x18, x19) = mac(x17, 0x2378c292ab5844f3, 0, 0);
        let (x20, x21) = mac(x17, 0x216cc2728dc58f55, x19, 0);
        let (x22, x23) = mac(x17, 0xc44edb49aed63690, x21, 0);
        let (x24, x25) = mac(x17, 0xffffffff7cca23e9, x23, 0);
        let (x26, x27) = mac(x17, 0xffffffffffffffff, x25, 0);
        let (x28, x29) = mac(x17, 0xffffffffffffffff, x27, 0);
        let (x30, _) = mac(x17, 0x3fffffffffffffff, x29, 0);
        let (x31, x32) = subb(x0, x18, 0);
        let (x33, x34) = subb(x2, x20, x32);
        let (x35, x36) = subb(x4, x22, x34);
        let (x37, x38) = subb(x6, x24, x36);
        let (x39, x40) = subb(x8, x26, x38);
        let (x41, x42) = subb(x10, x28, x40);
        let (x43, _) = subb(x12, x30, x42);
        Self([x31, x33, x35, x37, x39, x41, x43])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = x0.wrapping_neg();
        let x2 = x1 & 0x2378c292ab5844f3;
        let x3 = x1 & 0x216cc2728dc58f55;
        let x4 = x1 & 0xc44edb49aed63690;
        let x5 = x1 & 0xffffffff7cca23e9;
        let x6 = x1 & 0x3fffffffffffffff;
        let (x7, x8) = addc(a[0], x2, 0);
        let (x9, x10) = addc(a[1], x3, x8);
        let (x11, x12) = addc(a[2], x4, x10);
        let (x13, x14) = addc(a[3], x5, x12);
        let (x15, x16) = addc(a[4], x1, x14);
        let (x17, x18) = addc(a[5], x1, x16);
        let (x19, _) = addc(a[6], x6, x18);
        let x20 = (x9 << 63) | (x7 >> 1);
        let x21 = (x11 << 63) | (x9 >> 1);
        let x22 = (x13 << 63) | (x11 >> 1);
        let x23 = (x15 << 63) | (x13 >> 1);
        let x24 = (x17 << 63) | (x15 >> 1);
        let x25 = (x19 << 63) | (x17 >> 1);
        let x26 = x19 >> 1;
        Self([x20, x21, x22, x23, x24, x25, x26])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let (x0, _) = mac(a[0], 0x3bd440fae918bc5, 0, 0);
        let (_, x1) = mac(x0, 0x2378c292ab5844f3, a[0], 0);
        let (x2, x3) = mac(x0, 0x216cc2728dc58f55, a[1], x1);
        let (x4, x5) = mac(x0, 0xc44edb49aed63690, a[2], x3);
        let (x6, x7) = mac(x0, 0xffffffff7cca23e9, a[3], x5);
        let (x8, x9) = mac(x0, 0xffffffffffffffff, a[4], x7);
        let (x10, x11) = mac(x0, 0xffffffffffffffff, a[5], x9);
        let (x12, x13) = mac(x0, 0x3fffffffffffffff, a[6], x11);
        let (x14, _) = mac(x2, 0x3bd440fae918bc5, 0, 0);
        let (_, x15) = mac(x14, 0x2378c292ab5844f3, x2, 0);
        let (x16, x17) = mac(x14, 0x216cc2728dc58f55, x4, x15);
        let (x18, x19) = mac(x14, 0xc44edb49aed63690, x6, x17);
        let (x20, x21) = mac(x14, 0xffffffff7cca23e9, x8, x19);
        let (x22, x23) = mac(x14, 0xffffffffffffffff, x10, x21);
        let (x24, x25) = mac(x14, 0xffffffffffffffff, x12, x23);
        let (x26, x27) = mac(x14, 0x3fffffffffffffff, x13, x25);
        let (x28, _) = mac(x16, 0x3bd440fae918bc5, 0, 0);
        let (_, x29) = mac(x28, 0x2378c292ab5844f3, x16, 0);
        let (x30, x31) = mac(x28, 0x216cc2728dc58f55, x18, x29);
        let (x32, x33) = mac(x28, 0xc44edb49aed63690, x20, x31);
        let (x34, x35) = mac(x28, 0xffffffff7cca23e9, x22, x33);
        let (x36, x37) = mac(x28, 0xffffffffffffffff, x24, x35);
        let (x38, x39) = mac(x28, 0xffffffffffffffff, x26, x37);
        let (x40, x41) = mac(x28, 0x3fffffffffffffff, x27, x39);
        let (x42, _) = mac(x30, 0x3bd440fae918bc5, 0, 0);
        let (_, x43) = mac(x42, 0x2378c292ab5844f3, x30, 0);
        let (x44, x45) = mac(x42, 0x216cc2728dc58f55, x32, x43);
        let (x46, x47) = mac(x42, 0xc44edb49aed63690, x34, x45);
        let (x48, x49) = mac(x42, 0xffffffff7cca23e9, x36, x47);
        let (x50, x51) = mac(x42, 0xffffffffffffffff, x38, x49);
        let (x52, x53) = mac(x42, 0xffffffffffffffff, x40, x51);
        let (x54, x55) = mac(x42, 0x3fffffffffffffff, x41, x53);
        let (x56, _) = mac(x44, 0x3bd440fae918bc5, 0, 0);
        let (_, x57) = mac(x56, 0x2378c292ab5844f3, x44, 0);
        let (x58, x59) = mac(x56, 0x216cc2728dc58f55, x46, x57);
        let (x60, x61) = mac(x56, 0xc44edb49aed63690, x48, x59);
        let (x62, x63) = mac(x56, 0xffffffff7cca23e9, x50, x61);
        let (x64, x65) = mac(x56, 0xffffffffffffffff, x52, x63);
        let (x66, x67) = mac(x56, 0xffffffffffffffff, x54, x65);
        let (x68, x69) = mac(x56, 0x3fffffffffffffff, x55, x67);
        let (x70, _) = mac(x58, 0x3bd440fae918bc5, 0, 0);
        let (_, x71) = mac(x70, 0x2378c292ab5844f3, x58, 0);
        let (x72, x73) = mac(x70, 0x216cc2728dc58f55, x60, x71);
        let (x74, x75) = mac(x70, 0xc44edb49aed63690, x62, x73);
        let (x76, x77) = mac(x70, 0xffffffff7cca23e9, x64, x75);
        let (x78, x79) = mac(x70, 0xffffffffffffffff, x66, x77);
        let (x80, x81) = mac(x70, 0xffffffffffffffff, x68, x79);
        let (x82, x83) = mac(x70, 0x3fffffffffffffff, x69, x81);
        let (x84, _) = mac(x72, 0x3bd440fae918bc5, 0, 0);
        let (_, x85) = mac(x84, 0x2378c292ab5844f3, x72, 0);
        let (x86, x87) = mac(x84, 0x216cc2728dc58f55, x74, x85);
        let (x88, x89) = mac(x84, 0xc44edb49aed63690, x76, x87);
        let (x90, x91) = mac(x84, 0xffffffff7cca23e9, x78, x89);
        let (x92, x93) = mac(x84, 0xffffffffffffffff, x80, x91);
        let (x94, x95) = mac(x84, 0xffffffffffffffff, x82, x93);
        let (x96, x97) = mac(x84, 0x3fffffffffffffff, x83, x95);
        let (x98, x99) = subb(x86, 0x2378c292ab5844f3, 0);
        let (x100, x101) = subb(x88, 0x216cc2728dc58f55, x99);
        let (x102, x103) = subb(x90, 0xc44edb49aed63690, x101);
        let (x104, x105) = subb(x92, 0xffffffff7cca23e9, x103);
        let (x106, x107) = subb(x94, 0xffffffffffffffff, x105);
        let (x108, x109) = subb(x96, 0xffffffffffffffff, x107);
        let (x110, x111) = subb(x97, 0x3fffffffffffffff, x109);
        let x112 = mask(x111);
        let x113 = x98 ^ (x112 & (x86 ^ x98));
        let x114 = x100 ^ (x112 & (x88 ^ x100));
        let x115 = x102 ^ (x112 & (x90 ^ x102));
        let x116 = x104 ^ (x112 & (x92 ^ x104));
        let x117 = x106 ^ (x112 & (x94 ^ x106));
        let x118 = x108 ^ (x112 & (x96 ^ x108));
        let x119 = x110 ^ (x112 & (x97 ^ x110));
        [x113, x114, x115, x116, x117, x118, x119]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let (x0, x1) = mac(0xe3539257049b9b60, a[0], 0, 0);
        let (x2, x3) = mac(0xe3539257049b9b60, a[1], x1, 0);
        let (x4, x5) = mac(0xe3539257049b9b60, a[2], x3, 0);
        let (x6, x7) = mac(0xe3539257049b9b60, a[3], x5, 0);
        let (x8, x9) = mac(0xe3539257049b9b60, a[4], x7, 0);
        let (x10, x11) = mac(0xe3539257049b9b60, a[5], x9, 0);
        let (x12, x13) = mac(0xe3539257049b9b60, a[6], x11, 0);
        let (x14, x15) = mac(0x7af32c4bc1b195d9, a[0], x2, 0);
        let (x16, x17) = mac(0x7af32c4bc1b195d9, a[1], x4, x15);
        let (x18, x19) = mac(0x7af32c4bc1b195d9, a[2], x6, x17);
        let (x20, x21) = mac(0x7af32c4bc1b195d9, a[3], x8, x19);
        let (x22, x23) = mac(0x7af32c4bc1b195d9, a[4], x10, x21);
        let (x24, x25) = mac(0x7af32c4bc1b195d9, a[5], x12, x23);
        let (x26, x27) = mac(0x7af32c4bc1b195d9, a[6], x13, x25);
        let (x28, x29) = mac(0xd66de2388ea1859, a[0], x16, 0);
        let (x30, x31) = mac(0xd66de2388ea1859, a[1], x18, x29);
        let (x32, x33) = mac(0xd66de2388ea1859, a[2], x20, x31);
        let (x34, x35) = mac(0xd66de2388ea1859, a[3], x22, x33);
        let (x36, x37) = mac(0xd66de2388ea1859, a[4], x24, x35);
        let (x38, x39) = mac(0xd66de2388ea1859, a[5], x26, x37);
        let (x40, x41) = mac(0xd66de2388ea1859, a[6], x27, x39);
        let (x42, x43) = mac(0xae17cf725ee4d838, a[0], x30, 0);
        let (x44, x45) = mac(0xae17cf725ee4d838, a[1], x32, x43);
        let (x46, x47) = mac(0xae17cf725ee4d838, a[2], x34, x45);
        let (x48, x49) = mac(0xae17cf725ee4d838, a[3], x36, x47);
        let (x50, x51) = mac(0xae17cf725ee4d838, a[4], x38, x49);
        let (x52, x53) = mac(0xae17cf725ee4d838, a[5], x40, x51);
        let (x54, x55) = mac(0xae17cf725ee4d838, a[6], x41, x53);
        let (x56, x57) = mac(0x1a9cc14ba3c47c44, a[0], x44, 0);
        let (x58, x59) = mac(0x1a9cc14ba3c47c44, a[1], x46, x57);
        let (x60, x61) = mac(0x1a9cc14ba3c47c44, a[2], x48, x59);
        let (x62, x63) = mac(0x1a9cc14ba3c47c44, a[3], x50, x61);
        let (x64, x65) = mac(0x1a9cc14ba3c47c44, a[4], x52, x63);
        let (x66, x67) = mac(0x1a9cc14ba3c47c44, a[5], x54, x65);
        let (x68, x69) = mac(0x1a9cc14ba3c47c44, a[6], x55, x67);
        let (x70, x71) = mac(0x2052bcb7e4d070af, a[0], x58, 0);
        let (x72, x73) = mac(0x2052bcb7e4d070af, a[1], x60, x71);
        let (x74, x75) = mac(0x2052bcb7e4d070af, a[2], x62, x73);
        let (x76, x77) = mac(0x2052bcb7e4d070af, a[3], x64, x75);
        let (x78, x79) = mac(0x2052bcb7e4d070af, a[4], x66, x77);
        let (x80, x81) = mac(0x2052bcb7e4d070af, a[5], x68, x79);
        let (x82, x83) = mac(0x2052bcb7e4d070af, a[6], x69, x81);
        let (x84, x85) = mac(0x3402a939f823b729, a[0], x72, 0);
        let (x86, x87) = mac(0x3402a939f823b729, a[1], x74, x85);
        let (x88, x89) = mac(0x3402a939f823b729, a[2], x76, x87);
        let (x90, x91) = mac(0x3402a939f823b729, a[3], x78, x89);
        let (x92, x93) = mac(0x3402a939f823b729, a[4], x80, x91);
        let (x94, x95) = mac(0x3402a939f823b729, a[5], x82, x93);
        let (x96, x97) = mac(0x3402a939f823b729, a[6], x83, x95);
        let (x98, _) = mac(x0, 0x3bd440fae918bc5, 0, 0);
        let (_, x99) = mac(x98, 0x2378c292ab5844f3, x0, 0);
        let (x100, x101) = mac(x98, 0x216cc2728dc58f55, x14, x99);
        let (x102, x103) = mac(x98, 0xc44edb49aed63690, x28, x101);
        let (x104, x105) = mac(x98, 0xffffffff7cca23e9, x42, x103);
        let (x106, x107) = mac(x98, 0xffffffffffffffff, x56, x105);
        let (x108, x109) = mac(x98, 0xffffffffffffffff, x70, x107);
        let (x110, x111) = mac(x98, 0x3fffffffffffffff, x84, x109);
        let (x112, x113) = addc(x86, x111, 0);
        let (x114, x115) = addc(x88, x113, 0);
        let (x116, x117) = addc(x90, x115, 0);
        let (x118, x119) = addc(x92, x117, 0);
        let (x120, x121) = addc(x94, x119, 0);
        let (x122, x123) = addc(x96, x121, 0);
        let (x124, _) = addc(x97, x123, 0);
        let (x125, _) = mac(x100, 0x3bd440fae918bc5, 0, 0);
        let (_, x126) = mac(x125, 0x2378c292ab5844f3, x100, 0);
        let (x127, x128) = mac(x125, 0x216cc2728dc58f55, x102, x126);
        let (x129, x130) = mac(x125, 0xc44edb49aed63690, x104, x128);
        let (x131, x132) = mac(x125, 0xffffffff7cca23e9, x106, x130);
        let (x133, x134) = mac(x125, 0xffffffffffffffff, x108, x132);
        let (x135, x136) = mac(x125, 0xffffffffffffffff, x110, x134);
        let (x137, x138) = mac(x125, 0x3fffffffffffffff, x112, x136);
        let (x139, x140) = addc(x114, x138, 0);
        let (x141, x142) = addc(x116, x140, 0);
        let (x143, x144) = addc(x118, x142, 0);
        let (x145, x146) = addc(x120, x144, 0);
        let (x147, x148) = addc(x122, x146, 0);
        let (x149, _) = addc(x124, x148, 0);
        let (x150, _) = mac(x127, 0x3bd440fae918bc5, 0, 0);
        let (_, x151) = mac(x150, 0x2378c292ab5844f3, x127, 0);
        let (x152, x153) = mac(x150, 0x216cc2728dc58f55, x129, x151);
        let (x154, x155) = mac(x150, 0xc44edb49aed63690, x131, x153);
        let (x156, x157) = mac(x150, 0xffffffff7cca23e9, x133, x155);
        let (x158, x159) = mac(x150, 0xffffffffffffffff, x135, x157);
        let (x160, x161) = mac(x150, 0xffffffffffffffff, x137, x159);
        let (x162, x163) = mac(x150, 0x3fffffffffffffff, x139, x161);
        let (x164, x165) = addc(x141, x163, 0);
        let (x166, x167) = addc(x143, x165, 0);
        let (x168, x169) = addc(x145, x167, 0);
        let (x170, x171) = addc(x147, x169, 0);
        let (x172, _) = addc(x149, x171, 0);
        let (x173, _) = mac(x152, 0x3bd440fae918bc5, 0, 0);
        let (_, x174) = mac(x173, 0x2378c292ab5844f3, x152, 0);
        let (x175, x176) = mac(x173, 0x216cc2728dc58f55, x154, x174);
        let (x177, x178) = mac(x173, 0xc44edb49aed63690, x156, x176);
        let (x179, x180) = mac(x173, 0xffffffff7cca23e9, x158, x178);
        let (x181, x182) = mac(x173, 0xffffffffffffffff, x160, x180);
        let (x183, x184) = mac(x173, 0xffffffffffffffff, x162, x182);
        let (x185, x186) = mac(x173, 0x3fffffffffffffff, x164, x184);
        let (x187, x188) = addc(x166, x186, 0);
        let (x189, x190) = addc(x168, x188, 0);
        let (x191, x192) = addc(x170, x190, 0);
        let (x193, _) = addc(x172, x192, 0);
        let (x194, _) = mac(x175, 0x3bd440fae918bc5, 0, 0);
        let (_, x195) = mac(x194, 0x2378c292ab5844f3, x175, 0);
        let (x196, x197) = mac(x194, 0x216cc2728dc58f55, x177, x195);
        let (x198, x199) = mac(x194, 0xc44edb49aed63690, x179, x197);
        let (x200, x201) = mac(x194, 0xffffffff7cca23e9, x181, x199);
        let (x202, x203) = mac(x194, 0xffffffffffffffff, x183, x201);
        let (x204, x205) = mac(x194, 0xffffffffffffffff, x185, x203);
        let (x206, x207) = mac(x194, 0x3fffffffffffffff, x187, x205);
        let (x208, x209) = addc(x189, x207, 0);
        let (x210, x211) = addc(x191, x209, 0);
        let (x212, _) = addc(x193, x211, 0);
        let (x213, _) = mac(x196, 0x3bd440fae918bc5, 0, 0);
        let (_, x214) = mac(x213, 0x2378c292ab5844f3, x196, 0);
        let (x215, x216) = mac(x213, 0x216cc2728dc58f55, x198, x214);
        let (x217, x218) = mac(x213, 0xc44edb49aed63690, x200, x216);
        let (x219, x220) = mac(x213, 0xffffffff7cca23e9, x202, x218);
        let (x221, x222) = mac(x213, 0xffffffffffffffff, x204, x220);
        let (x223, x224) = mac(x213, 0xffffffffffffffff, x206, x222);
        let (x225, x226) = mac(x213, 0x3fffffffffffffff, x208, x224);
        let (x227, x228) = addc(x210, x226, 0);
        let (x229, _) = addc(x212, x228, 0);
        let (x230, _) = mac(x215, 0x3bd440fae918bc5, 0, 0);
        let (_, x231) = mac(x230, 0x2378c292ab5844f3, x215, 0);
        let (x232, x233) = mac(x230, 0x216cc2728dc58f55, x217, x231);
        let (x234, x235) = mac(x230, 0xc44edb49aed63690, x219, x233);
        let (x236, x237) = mac(x230, 0xffffffff7cca23e9, x221, x235);
        let (x238, x239) = mac(x230, 0xffffffffffffffff, x223, x237);
        let (x240, x241) = mac(x230, 0xffffffffffffffff, x225, x239);
        let (x242, x243) = mac(x230, 0x3fffffffffffffff, x227, x241);
        let (x244, _) = addc(x229, x243, 0);
        Self([x232, x234, x236, x238, x240, x242, x244])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0x2378c292ab5844f3, 0);
        let (_, x1) = subb(a[1], 0x216cc2728dc58f55, x0);
        let (_, x2) = subb(a[2], 0xc44edb49aed63690, x1);
        let (_, x3) = subb(a[3], 0xffffffff7cca23e9, x2);
        let (_, x4) = subb(a[4], 0xffffffffffffffff, x3);
        let (_, x5) = subb(a[5], 0xffffffffffffffff, x4);
        let (_, x6) = subb(a[6], 0x3fffffffffffffff, x5);
        let x7 = mask(x6);
        let x8 = x7 & a[0];
        let x9 = x7 & a[1];
        let x10 = x7 & a[2];
        let x11 = x7 & a[3];
        let x12 = x7 & a[4];
        let x13 = x7 & a[5];
        let x14 = x7 & a[6];
        let (x15, x16) = mac(0xe3539257049b9b60, x8, 0, 0);
        let (x17, x18) = mac(0xe3539257049b9b60, x9, x16, 0);
        let (x19, x20) = mac(0xe3539257049b9b60, x10, x18, 0);
        let (x21, x22) = mac(0xe3539257049b9b60, x11, x20, 0);
        let (x23, x24) = mac(0xe3539257049b9b60, x12, x22, 0);
        let (x25, x26) = mac(0xe3539257049b9b60, x13, x24, 0);
        let (x27, x28) = mac(0xe3539257049b9b60, x14, x26, 0);
        let (x29, x30) = mac(0x7af32c4bc1b195d9, x8, x17, 0);
        let (x31, x32) = mac(0x7af32c4bc1b195d9, x9, x19, x30);
        let (x33, x34) = mac(0x7af32c4bc1b195d9, x10, x21, x32);
        let (x35, x36) = mac(0x7af32c4bc1b195d9, x11, x23, x34);
        let (x37, x38) = mac(0x7af32c4bc1b195d9, x12, x25, x36);
        let (x39, x40) = mac(0x7af32c4bc1b195d9, x13, x27, x38);
        let (x41, x42) = mac(0x7af32c4bc1b195d9, x14, x28, x40);
        let (x43, x44) = mac(0xd66de2388ea1859, x8, x31, 0);
        let (x45, x46) = mac(0xd66de2388ea1859, x9, x33, x44);
        let (x47, x48) = mac(0xd66de2388ea1859, x10, x35, x46);
        let (x49, x50) = mac(0xd66de2388ea1859, x11, x37, x48);
        let (x51, x52) = mac(0xd66de2388ea1859, x12, x39, x50);
        let (x53, x54) = mac(0xd66de2388ea1859, x13, x41, x52);
        let (x55, x56) = mac(0xd66de2388ea1859, x14, x42, x54);
        let (x57, x58) = mac(0xae17cf725ee4d838, x8, x45, 0);
        let (x59, x60) = mac(0xae17cf725ee4d838, x9, x47, x58);
        let (x61, x62) = mac(0xae17cf725ee4d838, x10, x49, x60);
        let (x63, x64) = mac(0xae17cf725ee4d838, x11, x51, x62);
        let (x65, x66) = mac(0xae17cf725ee4d838, x12, x53, x64);
        let (x67, x68) = mac(0xae17cf725ee4d838, x13, x55, x66);
        let (x69, x70) = mac(0xae17cf725ee4d838, x14, x56, x68);
        let (x71, x72) = mac(0x1a9cc14ba3c47c44, x8, x59, 0);
        let (x73, x74) = mac(0x1a9cc14ba3c47c44, x9, x61, x72);
        let (x75, x76) = mac(0x1a9cc14ba3c47c44, x10, x63, x74);
        let (x77, x78) = mac(0x1a9cc14ba3c47c44, x11, x65, x76);
        let (x79, x80) = mac(0x1a9cc14ba3c47c44, x12, x67, x78);
        let (x81, x82) = mac(0x1a9cc14ba3c47c44, x13, x69, x80);
        let (x83, x84) = mac(0x1a9cc14ba3c47c44, x14, x70, x82);
        let (x85, x86) = mac(0x2052bcb7e4d070af, x8, x73, 0);
        let (x87, x88) = mac(0x2052bcb7e4d070af, x9, x75, x86);
        let (x89, x90) = mac(0x2052bcb7e4d070af, x10, x77, x88);
        let (x91, x92) = mac(0x2052bcb7e4d070af, x11, x79, x90);
        let (x93, x94) = mac(0x2052bcb7e4d070af, x12, x81, x92);
        let (x95, x96) = mac(0x2052bcb7e4d070af, x13, x83, x94);
        let (x97, x98) = mac(0x2052bcb7e4d070af, x14, x84, x96);
        let (x99, x100) = mac(0x3402a939f823b729, x8, x87, 0);
        let (x101, x102) = mac(0x3402a939f823b729, x9, x89, x100);
        let (x103, x104) = mac(0x3402a939f823b729, x10, x91, x102);
        let (x105, x106) = mac(0x3402a939f823b729, x11, x93, x104);
        let (x107, x108) = mac(0x3402a939f823b729, x12, x95, x106);
        let (x109, x110) = mac(0x3402a939f823b729, x13, x97, x108);
        let (x111, x112) = mac(0x3402a939f823b729, x14, x98, x110);
        let (x113, _) = mac(x15, 0x3bd440fae918bc5, 0, 0);
        let (_, x114) = mac(x113, 0x2378c292ab5844f3, x15, 0);
        let (x115, x116) = mac(x113, 0x216cc2728dc58f55, x29, x114);
        let (x117, x118) = mac(x113, 0xc44edb49aed63690, x43, x116);
        let (x119, x120) = mac(x113, 0xffffffff7cca23e9, x57, x118);
        let (x121, x122) = mac(x113, 0xffffffffffffffff, x71, x120);
        let (x123, x124) = mac(x113, 0xffffffffffffffff, x85, x122);
        let (x125, x126) = mac(x113, 0x3fffffffffffffff, x99, x124);
        let (x127, x128) = addc(x101, x126, 0);
        let (x129, x130) = addc(x103, x128, 0);
        let (x131, x132) = addc(x105, x130, 0);
        let (x133, x134) = addc(x107, x132, 0);
        let (x135, x136) = addc(x109, x134, 0);
        let (x137, x138) = addc(x111, x136, 0);
        let (x139, _) = addc(x112, x138, 0);
        let (x140, _) = mac(x115, 0x3bd440fae918bc5, 0, 0);
        let (_, x141) = mac(x140, 0x2378c292ab5844f3, x115, 0);
        let (x142, x143) = mac(x140, 0x216cc2728dc58f55, x117, x141);
        let (x144, x145) = mac(x140, 0xc44edb49aed63690, x119, x143);
        let (x146, x147) = mac(x140, 0xffffffff7cca23e9, x121, x145);
        let (x148, x149) = mac(x140, 0xffffffffffffffff, x123, x147);
        let (x150, x151) = mac(x140, 0xffffffffffffffff, x125, x149);
        let (x152, x153) = mac(x140, 0x3fffffffffffffff, x127, x151);
        let (x154, x155) = addc(x129, x153, 0);
        let (x156, x157) = addc(x131, x155, 0);
        let (x158, x159) = addc(x133, x157, 0);
        let (x160, x161) = addc(x135, x159, 0);
        let (x162, x163) = addc(x137, x161, 0);
        let (x164, _) = addc(x139, x163, 0);
        let (x165, _) = mac(x142, 0x3bd440fae918bc5, 0, 0);
        let (_, x166) = mac(x165, 0x2378c292ab5844f3, x142, 0);
        let (x167, x168) = mac(x165, 0x216cc2728dc58f55, x144, x166);
        let (x169, x170) = mac(x165, 0xc44edb49aed63690, x146, x168);
        let (x171, x172) = mac(x165, 0xffffffff7cca23e9, x148, x170);
        let (x173, x174) = mac(x165, 0xffffffffffffffff, x150, x172);
        let (x175, x176) = mac(x165, 0xffffffffffffffff, x152, x174);
        let (x177, x178) = mac(x165, 0x3fffffffffffffff, x154, x176);
        let (x179, x180) = addc(x156, x178, 0);
        let (x181, x182) = addc(x158, x180, 0);
        let (x183, x184) = addc(x160, x182, 0);
        let (x185, x186) = addc(x162, x184, 0);
        let (x187, _) = addc(x164, x186, 0);
        let (x188, _) = mac(x167, 0x3bd440fae918bc5, 0, 0);
        let (_, x189) = mac(x188, 0x2378c292ab5844f3, x167, 0);
        let (x190, x191) = mac(x188, 0x216cc2728dc58f55, x169, x189);
        let (x192, x193) = mac(x188, 0xc44edb49aed63690, x171, x191);
        let (x194, x195) = mac(x188, 0xffffffff7cca23e9, x173, x193);
        let (x196, x197) = mac(x188, 0xffffffffffffffff, x175, x195);
        let (x198, x199) = mac(x188, 0xffffffffffffffff, x177, x197);
        let (x200, x201) = mac(x188, 0x3fffffffffffffff, x179, x199);
        let (x202, x203) = addc(x181, x201, 0);
        let (x204, x205) = addc(x183, x203, 0);
        let (x206, x207) = addc(x185, x205, 0);
        let (x208, _) = addc(x187, x207, 0);
        let (x209, _) = mac(x190, 0x3bd440fae918bc5, 0, 0);
        let (_, x210) = mac(x209, 0x2378c292ab5844f3, x190, 0);
        let (x211, x212) = mac(x209, 0x216cc2728dc58f55, x192, x210);
        let (x213, x214) = mac(x209, 0xc44edb49aed63690, x194, x212);
        let (x215, x216) = mac(x209, 0xffffffff7cca23e9, x196, x214);
        let (x217, x218) = mac(x209, 0xffffffffffffffff, x198, x216);
        let (x219, x220) = mac(x209, 0xffffffffffffffff, x200, x218);
        let (x221, x222) = mac(x209, 0x3fffffffffffffff, x202, x220);
        let (x223, x224) = addc(x204, x222, 0);
        let (x225, x226) = addc(x206, x224, 0);
        let (x227, _) = addc(x208, x226, 0);
        let (x228, _) = mac(x211, 0x3bd440fae918bc5, 0, 0);
        let (_, x229) = mac(x228, 0x2378c292ab5844f3, x211, 0);
        let (x230, x231) = mac(x228, 0x216cc2728dc58f55, x213, x229);
        let (x232, x233) = mac(x228, 0xc44edb49aed63690, x215, x231);
        let (x234, x235) = mac(x228, 0xffffffff7cca23e9, x217, x233);
        let (x236, x237) = mac(x228, 0xffffffffffffffff, x219, x235);
        let (x238, x239) = mac(x228, 0xffffffffffffffff, x221, x237);
        let (x240, x241) = mac(x228, 0x3fffffffffffffff, x223, x239);
        let (x242, x243) = addc(x225, x241, 0);
        let (x244, _) = addc(x227, x243, 0);
        let (x245, _) = mac(x230, 0x3bd440fae918bc5, 0, 0);
        let (_, x246) = mac(x245, 0x2378c292ab5844f3, x230, 0);
        let (x247, x248) = mac(x245, 0x216cc2728dc58f55, x232, x246);
        let (x249, x250) = mac(x245, 0xc44edb49aed63690, x234, x248);
        let (x251, x252) = mac(x245, 0xffffffff7cca23e9, x236, x250);
        let (x253, x254) = mac(x245, 0xffffffffffffffff, x238, x252);
        let (x255, x256) = mac(x245, 0xffffffffffffffff, x240, x254);
        let (x257, x258) = mac(x245, 0x3fffffffffffffff, x242, x256);
        let (x259, _) = addc(x244, x258, 0);
        let words = [x247, x249, x251, x253, x255, x257, x259];
        (Self(words), x6)
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
        let (x14, x15) = mac(a[1], b[0], x2, 0);
        let (x16, x17) = mac(a[1], b[1], x4, x15);
        let (x18, x19) = mac(a[1], b[2], x6, x17);
        let (x20, x21) = mac(a[1], b[3], x8, x19);
        let (x22, x23) = mac(a[1], b[4], x10, x21);
        let (x24, x25) = mac(a[1], b[5], x12, x23);
        let (x26, x27) = mac(a[1], b[6], x13, x25);
        let (x28, x29) = mac(a[2], b[0], x16, 0);
        let (x30, x31) = mac(a[2], b[1], x18, x29);
        let (x32, x33) = mac(a[2], b[2], x20, x31);
        let (x34, x35) = mac(a[2], b[3], x22, x33);
        let (x36, x37) = mac(a[2], b[4], x24, x35);
        let (x38, x39) = mac(a[2], b[5], x26, x37);
        let (x40, x41) = mac(a[2], b[6], x27, x39);
        let (x42, x43) = mac(a[3], b[0], x30, 0);
        let (x44, x45) = mac(a[3], b[1], x32, x43);
        let (x46, x47) = mac(a[3], b[2], x34, x45);
        let (x48, x49) = mac(a[3], b[3], x36, x47);
        let (x50, x51) = mac(a[3], b[4], x38, x49);
        let (x52, x53) = mac(a[3], b[5], x40, x51);
        let (x54, x55) = mac(a[3], b[6], x41, x53);
        let (x56, x57) = mac(a[4], b[0], x44, 0);
        let (x58, x59) = mac(a[4], b[1], x46, x57);
        let (x60, x61) = mac(a[4], b[2], x48, x59);
        let (x62, x63) = mac(a[4], b[3], x50, x61);
        let (x64, x65) = mac(a[4], b[4], x52, x63);
        let (x66, x67) = mac(a[4], b[5], x54, x65);
        let (x68, x69) = mac(a[4], b[6], x55, x67);
        let (x70, x71) = mac(a[5], b[0], x58, 0);
        let (x72, x73) = mac(a[5], b[1], x60, x71);
        let (x74, x75) = mac(a[5], b[2], x62, x73);
        let (x76, x77) = mac(a[5], b[3], x64, x75);
        let (x78, x79) = mac(a[5], b[4], x66, x77);
        let (x80, x81) = mac(a[5], b[5], x68, x79);
        let (x82, x83) = mac(a[5], b[6], x69, x81);
        let (x84, x85) = mac(a[6], b[0], x72, 0);
        let (x86, x87) = mac(a[6], b[1], x74, x85);
        let (x88, x89) = mac(a[6], b[2], x76, x87);
        let (x90, x91) = mac(a[6], b[3], x78, x89);
        let (x92, x93) = mac(a[6], b[4], x80, x91);
        let (x94, x95) = mac(a[6], b[5], x82, x93);
        let (x96, x97) = mac(a[6], b[6], x83, x95);
        let (x98, _) = mac(x0, 0x3bd440fae918bc5, 0, 0);
        let (_, x99) = mac(x98, 0x2378c292ab5844f3, x0, 0);
        let (x100, x101) = mac(x98, 0x216cc2728dc58f55, x14, x99);
        let (x102, x103) = mac(x98, 0xc44edb49aed63690, x28, x101);
        let (x104, x105) = mac(x98, 0xffffffff7cca23e9, x42, x103);
        let (x106, x107) = mac(x98, 0xffffffffffffffff, x56, x105);
        let (x108, x109) = mac(x98, 0xffffffffffffffff, x70, x107);
        let (x110, x111) = mac(x98, 0x3fffffffffffffff, x84, x109);
        let (x112, x113) = addc(x86, x111, 0);
        let (x114, x115) = addc(x88, x113, 0);
        let (x116, x117) = addc(x90, x115, 0);
        let (x118, x119) = addc(x92, x117, 0);
        let (x120, x121) = addc(x94, x119, 0);
        let (x122, x123) = addc(x96, x121, 0);
        let (x124, _) = addc(x97, x123, 0);
        let (x125, _) = mac(x100, 0x3bd440fae918bc5, 0, 0);
        let (_, x126) = mac(x125, 0x2378c292ab5844f3, x100, 0);
        let (x127, x128) = mac(x125, 0x216cc2728dc58f55, x102, x126);
        let (x129, x130) = mac(x125, 0xc44edb49aed63690, x104, x128);
        let (x131, x132) = mac(x125, 0xffffffff7cca23e9, x106, x130);
        let (x133, x134) = mac(x125, 0xffffffffffffffff, x108, x132);
        let (x135, x136) = mac(x125, 0xffffffffffffffff, x110, x134);
        let (x137, x138) = mac(x125, 0x3fffffffffffffff, x112, x136);
        let (x139, x140) = addc(x114, x138, 0);
        let (x141, x142) = addc(x116, x140, 0);
        let (x143, x144) = addc(x118, x142, 0);
        let (x145, x146) = addc(x120, x144, 0);
        let (x147, x148) = addc(x122, x146, 0);
        let (x149, _) = addc(x124, x148, 0);
        let (x150, _) = mac(x127, 0x3bd440fae918bc5, 0, 0);
        let (_, x151) = mac(x150, 0x2378c292ab5844f3, x127, 0);
        let (x152, x153) = mac(x150, 0x216cc2728dc58f55, x129, x151);
        let (x154, x155) = mac(x150, 0xc44edb49aed63690, x131, x153);
        let (x156, x157) = mac(x150, 0xffffffff7cca23e9, x133, x155);
        let (x158, x159) = mac(x150, 0xffffffffffffffff, x135, x157);
        let (x160, x161) = mac(x150, 0xffffffffffffffff, x137, x159);
        let (x162, x163) = mac(x150, 0x3fffffffffffffff, x139, x161);
        let (x164, x165) = addc(x141, x163, 0);
        let (x166, x167) = addc(x143, x165, 0);
        let (x168, x169) = addc(x145, x167, 0);
        let (x170, x171) = addc(x147, x169, 0);
        let (x172, _) = addc(x149, x171, 0);
        let (x173, _) = mac(x152, 0x3bd440fae918bc5, 0, 0);
        let (_, x174) = mac(x173, 0x2378c292ab5844f3, x152, 0);
        let (x175, x176) = mac(x173, 0x216cc2728dc58f55, x154, x174);
        let (x177, x178) = mac(x173, 0xc44edb49aed63690, x156, x176);
        let (x179, x180) = mac(x173, 0xffffffff7cca23e9, x158, x178);
        let (x181, x182) = mac(x173, 0xffffffffffffffff, x160, x180);
        let (x183, x184) = mac(x173, 0xffffffffffffffff, x162, x182);
        let (x185, x186) = mac(x173, 0x3fffffffffffffff, x164, x184);
        let (x187, x188) = addc(x166, x186, 0);
        let (x189, x190) = addc(x168, x188, 0);
        let (x191, x192) = addc(x170, x190, 0);
        let (x193, _) = addc(x172, x192, 0);
        let (x194, _) = mac(x175, 0x3bd440fae918bc5, 0, 0);
        let (_, x195) = mac(x194, 0x2378c292ab5844f3, x175, 0);
        let (x196, x197) = mac(x194, 0x216cc2728dc58f55, x177, x195);
        let (x198, x199) = mac(x194, 0xc44edb49aed63690, x179, x197);
        let (x200, x201) = mac(x194, 0xffffffff7cca23e9, x181, x199);
        let (x202, x203) = mac(x194, 0xffffffffffffffff, x183, x201);
        let (x204, x205) = mac(x194, 0xffffffffffffffff, x185, x203);
        let (x206, x207) = mac(x194, 0x3fffffffffffffff, x187, x205);
        let (x208, x209) = addc(x189, x207, 0);
        let (x210, x211) = addc(x191, x209, 0);
        let (x212, _) = addc(x193, x211, 0);
        let (x213, _) = mac(x196, 0x3bd440fae918bc5, 0, 0);
        let (_, x214) = mac(x213, 0x2378c292ab5844f3, x196, 0);
        let (x215, x216) = mac(x213, 0x216cc2728dc58f55, x198, x214);
        let (x217, x218) = mac(x213, 0xc44edb49aed63690, x200, x216);
        let (x219, x220) = mac(x213, 0xffffffff7cca23e9, x202, x218);
        let (x221, x222) = mac(x213, 0xffffffffffffffff, x204, x220);
        let (x223, x224) = mac(x213, 0xffffffffffffffff, x206, x222);
        let (x225, x226) = mac(x213, 0x3fffffffffffffff, x208, x224);
        let (x227, x228) = addc(x210, x226, 0);
        let (x229, _) = addc(x212, x228, 0);
        let (x230, _) = mac(x215, 0x3bd440fae918bc5, 0, 0);
        let (_, x231) = mac(x230, 0x2378c292ab5844f3, x215, 0);
        let (x232, x233) = mac(x230, 0x216cc2728dc58f55, x217, x231);
        let (x234, x235) = mac(x230, 0xc44edb49aed63690, x219, x233);
        let (x236, x237) = mac(x230, 0xffffffff7cca23e9, x221, x235);
        let (x238, x239) = mac(x230, 0xffffffffffffffff, x223, x237);
        let (x240, x241) = mac(x230, 0xffffffffffffffff, x225, x239);
        let (x242, x243) = mac(x230, 0x3fffffffffffffff, x227, x241);
        let (x244, _) = addc(x229, x243, 0);
        Self([x232, x234, x236, x238, x240, x242, x244])
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
        let (x12, _) = addc(a[6], b[6], x11);
        let (x13, x14) = subb(x0, 0x46f1852556b089e6, 0);
        let (x15, x16) = subb(x2, 0x42d984e51b8b1eaa, x14);
        let (x17, x18) = subb(x4, 0x889db6935dac6d20, x16);
        let (x19, x20) = subb(x6, 0xfffffffef99447d3, x18);
        let (x21, x22) = subb(x8, 0xffffffffffffffff, x20);
        let (x23, x24) = subb(x10, 0xffffffffffffffff, x22);
        let (x25, x26) = subb(x12, 0x7fffffffffffffff, x24);
        let x27 = mask(x26);
        let x28 = x13 ^ (x27 & (x0 ^ x13));
        let x29 = x15 ^ (x27 & (x2 ^ x15));
        let x30 = x17 ^ (x27 & (x4 ^ x17));
        let x31 = x19 ^ (x27 & (x6 ^ x19));
        let x32 = x21 ^ (x27 & (x8 ^ x21));
        let x33 = x23 ^ (x27 & (x10 ^ x23));
        let x34 = x25 ^ (x27 & (x12 ^ x25));
        Self([x28, x29, x30, x31, x32, x33, x34])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(0x46f1852556b089e6, b[0], 0);
        let (x2, x3) = subb(0x42d984e51b8b1eaa, b[1], x1);
        let (x4, x5) = subb(0x889db6935dac6d20, b[2], x3);
        let (x6, x7) = subb(0xfffffffef99447d3, b[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, b[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, b[5], x9);
        let (x12, _) = subb(0x7fffffffffffffff, b[6], x11);
        let (x13, x14) = addc(a[0], x0, 0);
        let (x15, x16) = addc(a[1], x2, x14);
        let (x17, x18) = addc(a[2], x4, x16);
        let (x19, x20) = addc(a[3], x6, x18);
        let (x21, x22) = addc(a[4], x8, x20);
        let (x23, x24) = addc(a[5], x10, x22);
        let (x25, _) = addc(a[6], x12, x24);
        let (x26, x27) = subb(x13, 0x46f1852556b089e6, 0);
        let (x28, x29) = subb(x15, 0x42d984e51b8b1eaa, x27);
        let (x30, x31) = subb(x17, 0x889db6935dac6d20, x29);
        let (x32, x33) = subb(x19, 0xfffffffef99447d3, x31);
        let (x34, x35) = subb(x21, 0xffffffffffffffff, x33);
        let (x36, x37) = subb(x23, 0xffffffffffffffff, x35);
        let (x38, x39) = subb(x25, 0x7fffffffffffffff, x37);
        let x40 = mask(x39);
        let x41 = x26 ^ (x40 & (x13 ^ x26));
        let x42 = x28 ^ (x40 & (x15 ^ x28));
        let x43 = x30 ^ (x40 & (x17 ^ x30));
        let x44 = x32 ^ (x40 & (x19 ^ x32));
        let x45 = x34 ^ (x40 & (x21 ^ x34));
        let x46 = x36 ^ (x40 & (x23 ^ x36));
        let x47 = x38 ^ (x40 & (x25 ^ x38));
        Self([x41, x42, x43, x44, x45, x46, x47])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0x46f1852556b089e6, a[0], 0);
        let (x2, x3) = subb(0x42d984e51b8b1eaa, a[1], x1);
        let (x4, x5) = subb(0x889db6935dac6d20, a[2], x3);
        let (x6, x7) = subb(0xfffffffef99447d3, a[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, a[4], x7);
        let (x10, x11) = subb(0xffffffffffffffff, a[5], x9);
        let (x12, _) = subb(0x7fffffffffffffff, a[6], x11);
        let (x13, x14) = subb(x0, 0x46f1852556b089e6, 0);
        let (x15, x16) = subb(x2, 0x42d984e51b8b1eaa, x14);
        let (x17, x18) = subb(x4, 0x889db6935dac6d20, x16);
        let (x19, x20) = subb(x6, 0xfffffffef99447d3, x18);
        let (x21, x22) = subb(x8, 0xffffffffffffffff, x20);
        let (x23, x24) = subb(x10, 0xffffffffffffffff, x22);
        let (x25, x26) = subb(x12, 0x7fffffffffffffff, x24);
        let x27 = mask(x26);
        let x28 = x13 ^ (x27 & (x0 ^ x13));
        let x29 = x15 ^ (x27 & (x2 ^ x15));
        let x30 = x17 ^ (x27 & (x4 ^ x17));
        let x31 = x19 ^ (x27 & (x6 ^ x19));
        let x32 = x21 ^ (x27 & (x8 ^ x21));
        let x33 = x23 ^ (x27 & (x10 ^ x23));
        let x34 = x25 ^ (x27 & (x12 ^ x25));
        Self([x28, x29, x30, x31, x32, x33, x34])
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
    /// t = a^((p + 1)/4), as p mod 4 = 3, is a root if its square is a.
    /// 443 squarings, 61 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
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
        let x11 = x8.square_times_mul(3, &x3);
        let x22 = x11.square_times_mul(11, &x11);
        let x44 = x22.square_times_mul(22, &x22);
        let x88 = x44.square_times_mul(44, &x44);
        let x176 = x88.square_times_mul(88, &x88);
        let x220 = x176.square_times_mul(44, &x44);
        let t = x220.square_times_mul(4, &y13);
        let t = t.square_times_mul(4, &x4);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(7, &x4);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(7, &y9);
        let t = t.square_times_mul(4, &y13);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(5, &y13);
        let t = t.square_times_mul(6, &y9);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(5, &y13);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(7, &y13);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(3, &a);
        let t = t.square_times_mul(7, &a);
        let t = t.square_times_mul(8, &y11);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(5, &a);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(5, &x2);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(7, &y11);
        let t = t.square_times_mul(7, &x4);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(3, &a);
        let t = t.square_times_mul(5, &x2);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(5, &x2);
        let t = t.square_times_mul(7, &y5);
        let t = t.square_times_mul(6, &y9);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(5, &y11);
        let t = t.square_times_mul(5, &y11);
        let t = t.square_times_mul(5, &a);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(6, &x4);
        let t = t.square_times_mul(2, &a);
        let s = t.square();
        let ok = s == a;
        (Self::select(ok, &t, &Self::ZERO), ok)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 444 squarings, 61 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
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
        let x11 = x8.square_times_mul(3, &x3);
        let x22 = x11.square_times_mul(11, &x11);
        let x44 = x22.square_times_mul(22, &x22);
        let x88 = x44.square_times_mul(44, &x44);
        let x176 = x88.square_times_mul(88, &x88);
        let x220 = x176.square_times_mul(44, &x44);
        let t = x220.square_times_mul(4, &y13);
        let t = t.square_times_mul(4, &x4);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(7, &x4);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(7, &y9);
        let t = t.square_times_mul(4, &y13);
        let t = t.square_times_mul(4, &y11);
        let t = t.square_times_mul(5, &y13);
        let t = t.square_times_mul(6, &y9);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(5, &y13);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(7, &y13);
        let t = t.square_times_mul(3, &y5);
        let t = t.square_times_mul(3, &a);
        let t = t.square_times_mul(7, &a);
        let t = t.square_times_mul(8, &y11);
        let t = t.square_times_mul(3, &x2);
        let t = t.square_times_mul(4, &x2);
        let t = t.square_times_mul(5, &a);
        let t = t.square_times_mul(5, &x3);
        let t = t.square_times_mul(5, &y5);
        let t = t.square_times_mul(5, &x2);
        let t = t.square_times_mul(4, &x3);
        let t = t.square_times_mul(7, &y11);
        let t = t.square_times_mul(7, &x4);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(3, &a);
        let t = t.square_times_mul(5, &x2);
        let t = t.square_times_mul(5, &x4);
        let t = t.square_times_mul(5, &x2);
        let t = t.square_times_mul(7, &y5);
        let t = t.square_times_mul(6, &y9);
        let t = t.square_times_mul(4, &y5);
        let t = t.square_times_mul(5, &y11);
        let t = t.square_times_mul(5, &y11);
        let t = t.square_times_mul(5, &a);
        let t = t.square_times_mul(4, &a);
        let t = t.square_times_mul(6, &x4);
        let t = t.square_times_mul(3, &a);
        2 * i8::from(t == Self::ONE) + i8::from(t.is_zero()) - 1
    }
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (*self - *other).is_zero()
    }
}

impl Eq for Element {}

/// By divsteps (Bernstein, Yang 2019): 1028 divsteps in batches of 62, on numbers of 8 digits.
/// f ≡ d·a, g ≡ e·a (mod p) throughout; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 62;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 8;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0.
    const STEPS: u32 = 1028;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = Digit::BITS / 4;
    const FIRST: u32 = PACK + 2;
    const LAST: u32 = 2 * PACK + 5;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [
        -2055679294698928909,
        410682755133095253,
        355138523132815618,
        -140886082959,
        0,
        0,
        0,
        4096,
    ];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x3c42bbf0516e743b;

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
            x += i * Wide::from(P[7]);
            y += j * Wide::from(P[7]);
            d[6] = x as Digit & MASK;
            e[6] = y as Digit & MASK;
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
    pub(super) fn invert(a: [u64; 7]) -> [u64; 7] {
        let mut f = P;
        let mut g = [
            a[0] as Digit & MASK,
            ((a[0] >> 62) | (a[1] << 2)) as Digit & MASK,
            ((a[1] >> 60) | (a[2] << 4)) as Digit & MASK,
            ((a[2] >> 58) | (a[3] << 6)) as Digit & MASK,
            ((a[3] >> 56) | (a[4] << 8)) as Digit & MASK,
            ((a[4] >> 54) | (a[5] << 10)) as Digit & MASK,
            ((a[5] >> 52) | (a[6] << 12)) as Digit & MASK,
            (a[6] >> 50) as Digit & MASK,
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
        ]
    }
}

impl crate::Field for Element {
    type Bytes = [u8; BYTES];

    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const MODULUS: Self::Bytes = [
        0xf3, 0x44, 0x58, 0xab, 0x92, 0xc2, 0x78, 0x23, 0x55, 0x8f, 0xc5, 0x8d, 0x72, 0xc2, 0x6c,
        0x21, 0x90, 0x36, 0xd6, 0xae, 0x49, 0xdb, 0x4e, 0xc4, 0xe9, 0x23, 0xca, 0x7c, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x3f,
    ];
    const BITS: u32 = 446;

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
