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
//! h1 = v1 div 2^448 < 2^446
//! l1 = v1 mod 2^448 < 2^448
//! t1 = (l1 + q·p) / 2^64 < 2^446 + 2^384
//! t2 = (t1 + q·p) / 2^64 < 2^446 + 2^383
//! t3 = (t2 + q·p) / 2^64 < 2^446 + 2^383
//! t4 = (t3 + q·p) / 2^64 < 2^446
//! t5 = (t4 + q·p) / 2^64 < 2^446
//! t6 = (t5 + q·p) / 2^64 < 2^446
//! t7 = (t6 + q·p) / 2^64 < 2^446
//! s1 = t7 + h1 < 2^447
//! ```
//! Operations:
//! ```text
//! mul: 91 multiplications, 161 additions
//! square: 70 multiplications, 125 additions, 12 shifts
//! add: 14 additions, 8 logic
//! sub: 21 additions, 8 logic
//! neg: 14 additions, 8 logic
//! sum_of_products: 140 multiplications, 266 additions, 8 logic
//! difference_of_products: 140 multiplications, 280 additions, 8 logic
//! product_minus_square: 119 multiplications, 244 additions, 12 shifts, 8 logic
//! mul_small: 15 multiplications, 19 additions, 2 shifts
//! half: 7 additions, 7 shifts, 7 logic
//! canonical: 42 multiplications, 77 additions, 8 logic
//! decode: 91 multiplications, 168 additions, 8 logic
//! reduce: 91 multiplications, 161 additions
//! invert: 1028 divsteps in batches of 60
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
        let (_, x81) = mac(x80, 0xdc873d6d54a7bb0d, 0, 0);
        let (x82, x83) = mac(x80, 0xde933d8d723a70aa, x81, 0);
        let (x84, x85) = mac(x80, 0x3bb124b65129c96f, x83, 0);
        let (x86, x87) = mac(x80, 0x8335dc16, x85, 0);
        let (x88, x89) = mac(x80, 0xc000000000000000, 0, 0);
        let (x90, x91) = subb(x56, x82, 0);
        let (x92, x93) = subb(x58, x84, x91);
        let (x94, x95) = subb(x60, x86, x93);
        let (x96, x97) = subb(x62, x87, x95);
        let (x98, x99) = subb(x64, x97, 0);
        let (x100, x101) = subb(x66, x88, x99);
        let (x102, _) = subb(x80, x89, x101);
        let (x103, _) = mac(x90, 0x3bd440fae918bc5, 0, 0);
        let (_, x104) = mac(x103, 0xdc873d6d54a7bb0d, 0, 0);
        let (x105, x106) = mac(x103, 0xde933d8d723a70aa, x104, 0);
        let (x107, x108) = mac(x103, 0x3bb124b65129c96f, x106, 0);
        let (x109, x110) = mac(x103, 0x8335dc16, x108, 0);
        let (x111, x112) = mac(x103, 0xc000000000000000, 0, 0);
        let (x113, x114) = subb(x92, x105, 0);
        let (x115, x116) = subb(x94, x107, x114);
        let (x117, x118) = subb(x96, x109, x116);
        let (x119, x120) = subb(x98, x110, x118);
        let (x121, x122) = subb(x100, x120, 0);
        let (x123, x124) = subb(x102, x111, x122);
        let (x125, _) = subb(x103, x112, x124);
        let (x126, _) = mac(x113, 0x3bd440fae918bc5, 0, 0);
        let (_, x127) = mac(x126, 0xdc873d6d54a7bb0d, 0, 0);
        let (x128, x129) = mac(x126, 0xde933d8d723a70aa, x127, 0);
        let (x130, x131) = mac(x126, 0x3bb124b65129c96f, x129, 0);
        let (x132, x133) = mac(x126, 0x8335dc16, x131, 0);
        let (x134, x135) = mac(x126, 0xc000000000000000, 0, 0);
        let (x136, x137) = subb(x115, x128, 0);
        let (x138, x139) = subb(x117, x130, x137);
        let (x140, x141) = subb(x119, x132, x139);
        let (x142, x143) = subb(x121, x133, x141);
        let (x144, x145) = subb(x123, x143, 0);
        let (x146, x147) = subb(x125, x134, x145);
        let (x148, _) = subb(x126, x135, x147);
        let (x149, _) = mac(x136, 0x3bd440fae918bc5, 0, 0);
        let (_, x150) = mac(x149, 0xdc873d6d54a7bb0d, 0, 0);
        let (x151, x152) = mac(x149, 0xde933d8d723a70aa, x150, 0);
        let (x153, x154) = mac(x149, 0x3bb124b65129c96f, x152, 0);
        let (x155, x156) = mac(x149, 0x8335dc16, x154, 0);
        let (x157, x158) = mac(x149, 0xc000000000000000, 0, 0);
        let (x159, x160) = subb(x138, x151, 0);
        let (x161, x162) = subb(x140, x153, x160);
        let (x163, x164) = subb(x142, x155, x162);
        let (x165, x166) = subb(x144, x156, x164);
        let (x167, x168) = subb(x146, x166, 0);
        let (x169, x170) = subb(x148, x157, x168);
        let (x171, _) = subb(x149, x158, x170);
        let (x172, _) = mac(x159, 0x3bd440fae918bc5, 0, 0);
        let (_, x173) = mac(x172, 0xdc873d6d54a7bb0d, 0, 0);
        let (x174, x175) = mac(x172, 0xde933d8d723a70aa, x173, 0);
        let (x176, x177) = mac(x172, 0x3bb124b65129c96f, x175, 0);
        let (x178, x179) = mac(x172, 0x8335dc16, x177, 0);
        let (x180, x181) = mac(x172, 0xc000000000000000, 0, 0);
        let (x182, x183) = subb(x161, x174, 0);
        let (x184, x185) = subb(x163, x176, x183);
        let (x186, x187) = subb(x165, x178, x185);
        let (x188, x189) = subb(x167, x179, x187);
        let (x190, x191) = subb(x169, x189, 0);
        let (x192, x193) = subb(x171, x180, x191);
        let (x194, _) = subb(x172, x181, x193);
        let (x195, _) = mac(x182, 0x3bd440fae918bc5, 0, 0);
        let (_, x196) = mac(x195, 0xdc873d6d54a7bb0d, 0, 0);
        let (x197, x198) = mac(x195, 0xde933d8d723a70aa, x196, 0);
        let (x199, x200) = mac(x195, 0x3bb124b65129c96f, x198, 0);
        let (x201, x202) = mac(x195, 0x8335dc16, x200, 0);
        let (x203, x204) = mac(x195, 0xc000000000000000, 0, 0);
        let (x205, x206) = subb(x184, x197, 0);
        let (x207, x208) = subb(x186, x199, x206);
        let (x209, x210) = subb(x188, x201, x208);
        let (x211, x212) = subb(x190, x202, x210);
        let (x213, x214) = subb(x192, x212, 0);
        let (x215, x216) = subb(x194, x203, x214);
        let (x217, _) = subb(x195, x204, x216);
        let (x218, _) = mac(x205, 0x3bd440fae918bc5, 0, 0);
        let (_, x219) = mac(x218, 0xdc873d6d54a7bb0d, 0, 0);
        let (x220, x221) = mac(x218, 0xde933d8d723a70aa, x219, 0);
        let (x222, x223) = mac(x218, 0x3bb124b65129c96f, x221, 0);
        let (x224, x225) = mac(x218, 0x8335dc16, x223, 0);
        let (x226, x227) = mac(x218, 0xc000000000000000, 0, 0);
        let (x228, x229) = subb(x207, x220, 0);
        let (x230, x231) = subb(x209, x222, x229);
        let (x232, x233) = subb(x211, x224, x231);
        let (x234, x235) = subb(x213, x225, x233);
        let (x236, x237) = subb(x215, x235, 0);
        let (x238, x239) = subb(x217, x226, x237);
        let (x240, _) = subb(x218, x227, x239);
        let (x241, x242) = addc(x228, x68, 0);
        let (x243, x244) = addc(x230, x70, x242);
        let (x245, x246) = addc(x232, x72, x244);
        let (x247, x248) = addc(x234, x74, x246);
        let (x249, x250) = addc(x236, x76, x248);
        let (x251, x252) = addc(x238, x78, x250);
        let (x253, _) = addc(x240, x79, x252);
        Self([x241, x243, x245, x247, x249, x251, x253])
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
        let (x98, x99) = mac(c[0], d[0], 0, 0);
        let (x100, x101) = mac(c[0], d[1], x99, 0);
        let (x102, x103) = mac(c[0], d[2], x101, 0);
        let (x104, x105) = mac(c[0], d[3], x103, 0);
        let (x106, x107) = mac(c[0], d[4], x105, 0);
        let (x108, x109) = mac(c[0], d[5], x107, 0);
        let (x110, x111) = mac(c[0], d[6], x109, 0);
        let (x112, x113) = mac(c[1], d[0], x100, 0);
        let (x114, x115) = mac(c[1], d[1], x102, x113);
        let (x116, x117) = mac(c[1], d[2], x104, x115);
        let (x118, x119) = mac(c[1], d[3], x106, x117);
        let (x120, x121) = mac(c[1], d[4], x108, x119);
        let (x122, x123) = mac(c[1], d[5], x110, x121);
        let (x124, x125) = mac(c[1], d[6], x111, x123);
        let (x126, x127) = mac(c[2], d[0], x114, 0);
        let (x128, x129) = mac(c[2], d[1], x116, x127);
        let (x130, x131) = mac(c[2], d[2], x118, x129);
        let (x132, x133) = mac(c[2], d[3], x120, x131);
        let (x134, x135) = mac(c[2], d[4], x122, x133);
        let (x136, x137) = mac(c[2], d[5], x124, x135);
        let (x138, x139) = mac(c[2], d[6], x125, x137);
        let (x140, x141) = mac(c[3], d[0], x128, 0);
        let (x142, x143) = mac(c[3], d[1], x130, x141);
        let (x144, x145) = mac(c[3], d[2], x132, x143);
        let (x146, x147) = mac(c[3], d[3], x134, x145);
        let (x148, x149) = mac(c[3], d[4], x136, x147);
        let (x150, x151) = mac(c[3], d[5], x138, x149);
        let (x152, x153) = mac(c[3], d[6], x139, x151);
        let (x154, x155) = mac(c[4], d[0], x142, 0);
        let (x156, x157) = mac(c[4], d[1], x144, x155);
        let (x158, x159) = mac(c[4], d[2], x146, x157);
        let (x160, x161) = mac(c[4], d[3], x148, x159);
        let (x162, x163) = mac(c[4], d[4], x150, x161);
        let (x164, x165) = mac(c[4], d[5], x152, x163);
        let (x166, x167) = mac(c[4], d[6], x153, x165);
        let (x168, x169) = mac(c[5], d[0], x156, 0);
        let (x170, x171) = mac(c[5], d[1], x158, x169);
        let (x172, x173) = mac(c[5], d[2], x160, x171);
        let (x174, x175) = mac(c[5], d[3], x162, x173);
        let (x176, x177) = mac(c[5], d[4], x164, x175);
        let (x178, x179) = mac(c[5], d[5], x166, x177);
        let (x180, x181) = mac(c[5], d[6], x167, x179);
        let (x182, x183) = mac(c[6], d[0], x170, 0);
        let (x184, x185) = mac(c[6], d[1], x172, x183);
        let (x186, x187) = mac(c[6], d[2], x174, x185);
        let (x188, x189) = mac(c[6], d[3], x176, x187);
        let (x190, x191) = mac(c[6], d[4], x178, x189);
        let (x192, x193) = mac(c[6], d[5], x180, x191);
        let (x194, x195) = mac(c[6], d[6], x181, x193);
        let (x196, x197) = addc(x0, x98, 0);
        let (x198, x199) = addc(x14, x112, x197);
        let (x200, x201) = addc(x28, x126, x199);
        let (x202, x203) = addc(x42, x140, x201);
        let (x204, x205) = addc(x56, x154, x203);
        let (x206, x207) = addc(x70, x168, x205);
        let (x208, x209) = addc(x84, x182, x207);
        let (x210, x211) = addc(x86, x184, x209);
        let (x212, x213) = addc(x88, x186, x211);
        let (x214, x215) = addc(x90, x188, x213);
        let (x216, x217) = addc(x92, x190, x215);
        let (x218, x219) = addc(x94, x192, x217);
        let (x220, x221) = addc(x96, x194, x219);
        let (x222, _) = addc(x97, x195, x221);
        let (x223, _) = mac(x196, 0x3bd440fae918bc5, 0, 0);
        let (_, x224) = mac(x223, 0xdc873d6d54a7bb0d, 0, 0);
        let (x225, x226) = mac(x223, 0xde933d8d723a70aa, x224, 0);
        let (x227, x228) = mac(x223, 0x3bb124b65129c96f, x226, 0);
        let (x229, x230) = mac(x223, 0x8335dc16, x228, 0);
        let (x231, x232) = mac(x223, 0xc000000000000000, 0, 0);
        let (x233, x234) = subb(x198, x225, 0);
        let (x235, x236) = subb(x200, x227, x234);
        let (x237, x238) = subb(x202, x229, x236);
        let (x239, x240) = subb(x204, x230, x238);
        let (x241, x242) = subb(x206, x240, 0);
        let (x243, x244) = subb(x208, x231, x242);
        let (x245, _) = subb(x223, x232, x244);
        let (x246, _) = mac(x233, 0x3bd440fae918bc5, 0, 0);
        let (_, x247) = mac(x246, 0xdc873d6d54a7bb0d, 0, 0);
        let (x248, x249) = mac(x246, 0xde933d8d723a70aa, x247, 0);
        let (x250, x251) = mac(x246, 0x3bb124b65129c96f, x249, 0);
        let (x252, x253) = mac(x246, 0x8335dc16, x251, 0);
        let (x254, x255) = mac(x246, 0xc000000000000000, 0, 0);
        let (x256, x257) = subb(x235, x248, 0);
        let (x258, x259) = subb(x237, x250, x257);
        let (x260, x261) = subb(x239, x252, x259);
        let (x262, x263) = subb(x241, x253, x261);
        let (x264, x265) = subb(x243, x263, 0);
        let (x266, x267) = subb(x245, x254, x265);
        let (x268, _) = subb(x246, x255, x267);
        let (x269, _) = mac(x256, 0x3bd440fae918bc5, 0, 0);
        let (_, x270) = mac(x269, 0xdc873d6d54a7bb0d, 0, 0);
        let (x271, x272) = mac(x269, 0xde933d8d723a70aa, x270, 0);
        let (x273, x274) = mac(x269, 0x3bb124b65129c96f, x272, 0);
        let (x275, x276) = mac(x269, 0x8335dc16, x274, 0);
        let (x277, x278) = mac(x269, 0xc000000000000000, 0, 0);
        let (x279, x280) = subb(x258, x271, 0);
        let (x281, x282) = subb(x260, x273, x280);
        let (x283, x284) = subb(x262, x275, x282);
        let (x285, x286) = subb(x264, x276, x284);
        let (x287, x288) = subb(x266, x286, 0);
        let (x289, x290) = subb(x268, x277, x288);
        let (x291, _) = subb(x269, x278, x290);
        let (x292, _) = mac(x279, 0x3bd440fae918bc5, 0, 0);
        let (_, x293) = mac(x292, 0xdc873d6d54a7bb0d, 0, 0);
        let (x294, x295) = mac(x292, 0xde933d8d723a70aa, x293, 0);
        let (x296, x297) = mac(x292, 0x3bb124b65129c96f, x295, 0);
        let (x298, x299) = mac(x292, 0x8335dc16, x297, 0);
        let (x300, x301) = mac(x292, 0xc000000000000000, 0, 0);
        let (x302, x303) = subb(x281, x294, 0);
        let (x304, x305) = subb(x283, x296, x303);
        let (x306, x307) = subb(x285, x298, x305);
        let (x308, x309) = subb(x287, x299, x307);
        let (x310, x311) = subb(x289, x309, 0);
        let (x312, x313) = subb(x291, x300, x311);
        let (x314, _) = subb(x292, x301, x313);
        let (x315, _) = mac(x302, 0x3bd440fae918bc5, 0, 0);
        let (_, x316) = mac(x315, 0xdc873d6d54a7bb0d, 0, 0);
        let (x317, x318) = mac(x315, 0xde933d8d723a70aa, x316, 0);
        let (x319, x320) = mac(x315, 0x3bb124b65129c96f, x318, 0);
        let (x321, x322) = mac(x315, 0x8335dc16, x320, 0);
        let (x323, x324) = mac(x315, 0xc000000000000000, 0, 0);
        let (x325, x326) = subb(x304, x317, 0);
        let (x327, x328) = subb(x306, x319, x326);
        let (x329, x330) = subb(x308, x321, x328);
        let (x331, x332) = subb(x310, x322, x330);
        let (x333, x334) = subb(x312, x332, 0);
        let (x335, x336) = subb(x314, x323, x334);
        let (x337, _) = subb(x315, x324, x336);
        let (x338, _) = mac(x325, 0x3bd440fae918bc5, 0, 0);
        let (_, x339) = mac(x338, 0xdc873d6d54a7bb0d, 0, 0);
        let (x340, x341) = mac(x338, 0xde933d8d723a70aa, x339, 0);
        let (x342, x343) = mac(x338, 0x3bb124b65129c96f, x341, 0);
        let (x344, x345) = mac(x338, 0x8335dc16, x343, 0);
        let (x346, x347) = mac(x338, 0xc000000000000000, 0, 0);
        let (x348, x349) = subb(x327, x340, 0);
        let (x350, x351) = subb(x329, x342, x349);
        let (x352, x353) = subb(x331, x344, x351);
        let (x354, x355) = subb(x333, x345, x353);
        let (x356, x357) = subb(x335, x355, 0);
        let (x358, x359) = subb(x337, x346, x357);
        let (x360, _) = subb(x338, x347, x359);
        let (x361, _) = mac(x348, 0x3bd440fae918bc5, 0, 0);
        let (_, x362) = mac(x361, 0xdc873d6d54a7bb0d, 0, 0);
        let (x363, x364) = mac(x361, 0xde933d8d723a70aa, x362, 0);
        let (x365, x366) = mac(x361, 0x3bb124b65129c96f, x364, 0);
        let (x367, x368) = mac(x361, 0x8335dc16, x366, 0);
        let (x369, x370) = mac(x361, 0xc000000000000000, 0, 0);
        let (x371, x372) = subb(x350, x363, 0);
        let (x373, x374) = subb(x352, x365, x372);
        let (x375, x376) = subb(x354, x367, x374);
        let (x377, x378) = subb(x356, x368, x376);
        let (x379, x380) = subb(x358, x378, 0);
        let (x381, x382) = subb(x360, x369, x380);
        let (x383, _) = subb(x361, x370, x382);
        let (x384, x385) = addc(x371, x210, 0);
        let (x386, x387) = addc(x373, x212, x385);
        let (x388, x389) = addc(x375, x214, x387);
        let (x390, x391) = addc(x377, x216, x389);
        let (x392, x393) = addc(x379, x218, x391);
        let (x394, x395) = addc(x381, x220, x393);
        let (x396, _) = addc(x383, x222, x395);
        let (x397, x398) = subb(x384, 0x46f1852556b089e6, 0);
        let (x399, x400) = subb(x386, 0x42d984e51b8b1eaa, x398);
        let (x401, x402) = subb(x388, 0x889db6935dac6d20, x400);
        let (x403, x404) = subb(x390, 0xfffffffef99447d3, x402);
        let (x405, x406) = subb(x392, 0xffffffffffffffff, x404);
        let (x407, x408) = subb(x394, 0xffffffffffffffff, x406);
        let (x409, x410) = subb(x396, 0x7fffffffffffffff, x408);
        let x411 = mask(x410);
        let x412 = x397 ^ (x411 & (x384 ^ x397));
        let x413 = x399 ^ (x411 & (x386 ^ x399));
        let x414 = x401 ^ (x411 & (x388 ^ x401));
        let x415 = x403 ^ (x411 & (x390 ^ x403));
        let x416 = x405 ^ (x411 & (x392 ^ x405));
        let x417 = x407 ^ (x411 & (x394 ^ x407));
        let x418 = x409 ^ (x411 & (x396 ^ x409));
        Self([x412, x413, x414, x415, x416, x417, x418])
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
        let (x98, x99) = mac(c[0], d[0], 0, 0);
        let (x100, x101) = mac(c[0], d[1], x99, 0);
        let (x102, x103) = mac(c[0], d[2], x101, 0);
        let (x104, x105) = mac(c[0], d[3], x103, 0);
        let (x106, x107) = mac(c[0], d[4], x105, 0);
        let (x108, x109) = mac(c[0], d[5], x107, 0);
        let (x110, x111) = mac(c[0], d[6], x109, 0);
        let (x112, x113) = mac(c[1], d[0], x100, 0);
        let (x114, x115) = mac(c[1], d[1], x102, x113);
        let (x116, x117) = mac(c[1], d[2], x104, x115);
        let (x118, x119) = mac(c[1], d[3], x106, x117);
        let (x120, x121) = mac(c[1], d[4], x108, x119);
        let (x122, x123) = mac(c[1], d[5], x110, x121);
        let (x124, x125) = mac(c[1], d[6], x111, x123);
        let (x126, x127) = mac(c[2], d[0], x114, 0);
        let (x128, x129) = mac(c[2], d[1], x116, x127);
        let (x130, x131) = mac(c[2], d[2], x118, x129);
        let (x132, x133) = mac(c[2], d[3], x120, x131);
        let (x134, x135) = mac(c[2], d[4], x122, x133);
        let (x136, x137) = mac(c[2], d[5], x124, x135);
        let (x138, x139) = mac(c[2], d[6], x125, x137);
        let (x140, x141) = mac(c[3], d[0], x128, 0);
        let (x142, x143) = mac(c[3], d[1], x130, x141);
        let (x144, x145) = mac(c[3], d[2], x132, x143);
        let (x146, x147) = mac(c[3], d[3], x134, x145);
        let (x148, x149) = mac(c[3], d[4], x136, x147);
        let (x150, x151) = mac(c[3], d[5], x138, x149);
        let (x152, x153) = mac(c[3], d[6], x139, x151);
        let (x154, x155) = mac(c[4], d[0], x142, 0);
        let (x156, x157) = mac(c[4], d[1], x144, x155);
        let (x158, x159) = mac(c[4], d[2], x146, x157);
        let (x160, x161) = mac(c[4], d[3], x148, x159);
        let (x162, x163) = mac(c[4], d[4], x150, x161);
        let (x164, x165) = mac(c[4], d[5], x152, x163);
        let (x166, x167) = mac(c[4], d[6], x153, x165);
        let (x168, x169) = mac(c[5], d[0], x156, 0);
        let (x170, x171) = mac(c[5], d[1], x158, x169);
        let (x172, x173) = mac(c[5], d[2], x160, x171);
        let (x174, x175) = mac(c[5], d[3], x162, x173);
        let (x176, x177) = mac(c[5], d[4], x164, x175);
        let (x178, x179) = mac(c[5], d[5], x166, x177);
        let (x180, x181) = mac(c[5], d[6], x167, x179);
        let (x182, x183) = mac(c[6], d[0], x170, 0);
        let (x184, x185) = mac(c[6], d[1], x172, x183);
        let (x186, x187) = mac(c[6], d[2], x174, x185);
        let (x188, x189) = mac(c[6], d[3], x176, x187);
        let (x190, x191) = mac(c[6], d[4], x178, x189);
        let (x192, x193) = mac(c[6], d[5], x180, x191);
        let (x194, x195) = mac(c[6], d[6], x181, x193);
        let (x196, x197) = subb(0x9c4da7286c7f2bcb, x98, 0);
        let (x198, x199) = subb(0x80298d857e31f4cb, x112, x197);
        let (x200, x201) = subb(0xc7a892d29110bca6, x126, x199);
        let (x202, x203) = subb(0x2b85f3dc148359f7, x140, x201);
        let (x204, x205) = subb(0xc6a73052e8f11f11, x154, x203);
        let (x206, x207) = subb(0x4814af2df9341c2b, x168, x205);
        let (x208, x209) = subb(0x4d00aa4e7e08edca, x182, x207);
        let (x210, x211) = subb(0x46f1852556b089e6, x184, x209);
        let (x212, x213) = subb(0x42d984e51b8b1eaa, x186, x211);
        let (x214, x215) = subb(0x889db6935dac6d20, x188, x213);
        let (x216, x217) = subb(0xfffffffef99447d3, x190, x215);
        let (x218, x219) = subb(0xffffffffffffffff, x192, x217);
        let (x220, x221) = subb(0xffffffffffffffff, x194, x219);
        let (x222, _) = subb(0x3fffffffffffffff, x195, x221);
        let (x223, x224) = addc(x0, x196, 0);
        let (x225, x226) = addc(x14, x198, x224);
        let (x227, x228) = addc(x28, x200, x226);
        let (x229, x230) = addc(x42, x202, x228);
        let (x231, x232) = addc(x56, x204, x230);
        let (x233, x234) = addc(x70, x206, x232);
        let (x235, x236) = addc(x84, x208, x234);
        let (x237, x238) = addc(x86, x210, x236);
        let (x239, x240) = addc(x88, x212, x238);
        let (x241, x242) = addc(x90, x214, x240);
        let (x243, x244) = addc(x92, x216, x242);
        let (x245, x246) = addc(x94, x218, x244);
        let (x247, x248) = addc(x96, x220, x246);
        let (x249, _) = addc(x97, x222, x248);
        let (x250, _) = mac(x223, 0x3bd440fae918bc5, 0, 0);
        let (_, x251) = mac(x250, 0xdc873d6d54a7bb0d, 0, 0);
        let (x252, x253) = mac(x250, 0xde933d8d723a70aa, x251, 0);
        let (x254, x255) = mac(x250, 0x3bb124b65129c96f, x253, 0);
        let (x256, x257) = mac(x250, 0x8335dc16, x255, 0);
        let (x258, x259) = mac(x250, 0xc000000000000000, 0, 0);
        let (x260, x261) = subb(x225, x252, 0);
        let (x262, x263) = subb(x227, x254, x261);
        let (x264, x265) = subb(x229, x256, x263);
        let (x266, x267) = subb(x231, x257, x265);
        let (x268, x269) = subb(x233, x267, 0);
        let (x270, x271) = subb(x235, x258, x269);
        let (x272, _) = subb(x250, x259, x271);
        let (x273, _) = mac(x260, 0x3bd440fae918bc5, 0, 0);
        let (_, x274) = mac(x273, 0xdc873d6d54a7bb0d, 0, 0);
        let (x275, x276) = mac(x273, 0xde933d8d723a70aa, x274, 0);
        let (x277, x278) = mac(x273, 0x3bb124b65129c96f, x276, 0);
        let (x279, x280) = mac(x273, 0x8335dc16, x278, 0);
        let (x281, x282) = mac(x273, 0xc000000000000000, 0, 0);
        let (x283, x284) = subb(x262, x275, 0);
        let (x285, x286) = subb(x264, x277, x284);
        let (x287, x288) = subb(x266, x279, x286);
        let (x289, x290) = subb(x268, x280, x288);
        let (x291, x292) = subb(x270, x290, 0);
        let (x293, x294) = subb(x272, x281, x292);
        let (x295, _) = subb(x273, x282, x294);
        let (x296, _) = mac(x283, 0x3bd440fae918bc5, 0, 0);
        let (_, x297) = mac(x296, 0xdc873d6d54a7bb0d, 0, 0);
        let (x298, x299) = mac(x296, 0xde933d8d723a70aa, x297, 0);
        let (x300, x301) = mac(x296, 0x3bb124b65129c96f, x299, 0);
        let (x302, x303) = mac(x296, 0x8335dc16, x301, 0);
        let (x304, x305) = mac(x296, 0xc000000000000000, 0, 0);
        let (x306, x307) = subb(x285, x298, 0);
        let (x308, x309) = subb(x287, x300, x307);
        let (x310, x311) = subb(x289, x302, x309);
        let (x312, x313) = subb(x291, x303, x311);
        let (x314, x315) = subb(x293, x313, 0);
        let (x316, x317) = subb(x295, x304, x315);
        let (x318, _) = subb(x296, x305, x317);
        let (x319, _) = mac(x306, 0x3bd440fae918bc5, 0, 0);
        let (_, x320) = mac(x319, 0xdc873d6d54a7bb0d, 0, 0);
        let (x321, x322) = mac(x319, 0xde933d8d723a70aa, x320, 0);
        let (x323, x324) = mac(x319, 0x3bb124b65129c96f, x322, 0);
        let (x325, x326) = mac(x319, 0x8335dc16, x324, 0);
        let (x327, x328) = mac(x319, 0xc000000000000000, 0, 0);
        let (x329, x330) = subb(x308, x321, 0);
        let (x331, x332) = subb(x310, x323, x330);
        let (x333, x334) = subb(x312, x325, x332);
        let (x335, x336) = subb(x314, x326, x334);
        let (x337, x338) = subb(x316, x336, 0);
        let (x339, x340) = subb(x318, x327, x338);
        let (x341, _) = subb(x319, x328, x340);
        let (x342, _) = mac(x329, 0x3bd440fae918bc5, 0, 0);
        let (_, x343) = mac(x342, 0xdc873d6d54a7bb0d, 0, 0);
        let (x344, x345) = mac(x342, 0xde933d8d723a70aa, x343, 0);
        let (x346, x347) = mac(x342, 0x3bb124b65129c96f, x345, 0);
        let (x348, x349) = mac(x342, 0x8335dc16, x347, 0);
        let (x350, x351) = mac(x342, 0xc000000000000000, 0, 0);
        let (x352, x353) = subb(x331, x344, 0);
        let (x354, x355) = subb(x333, x346, x353);
        let (x356, x357) = subb(x335, x348, x355);
        let (x358, x359) = subb(x337, x349, x357);
        let (x360, x361) = subb(x339, x359, 0);
        let (x362, x363) = subb(x341, x350, x361);
        let (x364, _) = subb(x342, x351, x363);
        let (x365, _) = mac(x352, 0x3bd440fae918bc5, 0, 0);
        let (_, x366) = mac(x365, 0xdc873d6d54a7bb0d, 0, 0);
        let (x367, x368) = mac(x365, 0xde933d8d723a70aa, x366, 0);
        let (x369, x370) = mac(x365, 0x3bb124b65129c96f, x368, 0);
        let (x371, x372) = mac(x365, 0x8335dc16, x370, 0);
        let (x373, x374) = mac(x365, 0xc000000000000000, 0, 0);
        let (x375, x376) = subb(x354, x367, 0);
        let (x377, x378) = subb(x356, x369, x376);
        let (x379, x380) = subb(x358, x371, x378);
        let (x381, x382) = subb(x360, x372, x380);
        let (x383, x384) = subb(x362, x382, 0);
        let (x385, x386) = subb(x364, x373, x384);
        let (x387, _) = subb(x365, x374, x386);
        let (x388, _) = mac(x375, 0x3bd440fae918bc5, 0, 0);
        let (_, x389) = mac(x388, 0xdc873d6d54a7bb0d, 0, 0);
        let (x390, x391) = mac(x388, 0xde933d8d723a70aa, x389, 0);
        let (x392, x393) = mac(x388, 0x3bb124b65129c96f, x391, 0);
        let (x394, x395) = mac(x388, 0x8335dc16, x393, 0);
        let (x396, x397) = mac(x388, 0xc000000000000000, 0, 0);
        let (x398, x399) = subb(x377, x390, 0);
        let (x400, x401) = subb(x379, x392, x399);
        let (x402, x403) = subb(x381, x394, x401);
        let (x404, x405) = subb(x383, x395, x403);
        let (x406, x407) = subb(x385, x405, 0);
        let (x408, x409) = subb(x387, x396, x407);
        let (x410, _) = subb(x388, x397, x409);
        let (x411, x412) = addc(x398, x237, 0);
        let (x413, x414) = addc(x400, x239, x412);
        let (x415, x416) = addc(x402, x241, x414);
        let (x417, x418) = addc(x404, x243, x416);
        let (x419, x420) = addc(x406, x245, x418);
        let (x421, x422) = addc(x408, x247, x420);
        let (x423, _) = addc(x410, x249, x422);
        let (x424, x425) = subb(x411, 0x46f1852556b089e6, 0);
        let (x426, x427) = subb(x413, 0x42d984e51b8b1eaa, x425);
        let (x428, x429) = subb(x415, 0x889db6935dac6d20, x427);
        let (x430, x431) = subb(x417, 0xfffffffef99447d3, x429);
        let (x432, x433) = subb(x419, 0xffffffffffffffff, x431);
        let (x434, x435) = subb(x421, 0xffffffffffffffff, x433);
        let (x436, x437) = subb(x423, 0x7fffffffffffffff, x435);
        let x438 = mask(x437);
        let x439 = x424 ^ (x438 & (x411 ^ x424));
        let x440 = x426 ^ (x438 & (x413 ^ x426));
        let x441 = x428 ^ (x438 & (x415 ^ x428));
        let x442 = x430 ^ (x438 & (x417 ^ x430));
        let x443 = x432 ^ (x438 & (x419 ^ x432));
        let x444 = x434 ^ (x438 & (x421 ^ x434));
        let x445 = x436 ^ (x438 & (x423 ^ x436));
        Self([x439, x440, x441, x442, x443, x444, x445])
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
        let (x98, x99) = mac(c[0], c[1], 0, 0);
        let (x100, x101) = mac(c[0], c[2], x99, 0);
        let (x102, x103) = mac(c[0], c[3], x101, 0);
        let (x104, x105) = mac(c[0], c[4], x103, 0);
        let (x106, x107) = mac(c[0], c[5], x105, 0);
        let (x108, x109) = mac(c[0], c[6], x107, 0);
        let (x110, x111) = mac(c[1], c[2], x102, 0);
        let (x112, x113) = mac(c[1], c[3], x104, x111);
        let (x114, x115) = mac(c[1], c[4], x106, x113);
        let (x116, x117) = mac(c[1], c[5], x108, x115);
        let (x118, x119) = mac(c[1], c[6], x109, x117);
        let (x120, x121) = mac(c[2], c[3], x114, 0);
        let (x122, x123) = mac(c[2], c[4], x116, x121);
        let (x124, x125) = mac(c[2], c[5], x118, x123);
        let (x126, x127) = mac(c[2], c[6], x119, x125);
        let (x128, x129) = mac(c[3], c[4], x124, 0);
        let (x130, x131) = mac(c[3], c[5], x126, x129);
        let (x132, x133) = mac(c[3], c[6], x127, x131);
        let (x134, x135) = mac(c[4], c[5], x132, 0);
        let (x136, x137) = mac(c[4], c[6], x133, x135);
        let (x138, x139) = mac(c[5], c[6], x137, 0);
        let x140 = x98 << 1;
        let x141 = (x100 << 1) | (x98 >> 63);
        let x142 = (x110 << 1) | (x100 >> 63);
        let x143 = (x112 << 1) | (x110 >> 63);
        let x144 = (x120 << 1) | (x112 >> 63);
        let x145 = (x122 << 1) | (x120 >> 63);
        let x146 = (x128 << 1) | (x122 >> 63);
        let x147 = (x130 << 1) | (x128 >> 63);
        let x148 = (x134 << 1) | (x130 >> 63);
        let x149 = (x136 << 1) | (x134 >> 63);
        let x150 = (x138 << 1) | (x136 >> 63);
        let x151 = (x139 << 1) | (x138 >> 63);
        let (x152, x153) = mac(c[0], c[0], 0, 0);
        let (x154, x155) = addc(x153, x140, 0);
        let (x156, x157) = mac(c[1], c[1], x141, x155);
        let (x158, x159) = addc(x157, x142, 0);
        let (x160, x161) = mac(c[2], c[2], x143, x159);
        let (x162, x163) = addc(x161, x144, 0);
        let (x164, x165) = mac(c[3], c[3], x145, x163);
        let (x166, x167) = addc(x165, x146, 0);
        let (x168, x169) = mac(c[4], c[4], x147, x167);
        let (x170, x171) = addc(x169, x148, 0);
        let (x172, x173) = mac(c[5], c[5], x149, x171);
        let (x174, x175) = addc(x173, x150, 0);
        let (x176, x177) = mac(c[6], c[6], x151, x175);
        let (x178, x179) = subb(0x9c4da7286c7f2bcb, x152, 0);
        let (x180, x181) = subb(0x80298d857e31f4cb, x154, x179);
        let (x182, x183) = subb(0xc7a892d29110bca6, x156, x181);
        let (x184, x185) = subb(0x2b85f3dc148359f7, x158, x183);
        let (x186, x187) = subb(0xc6a73052e8f11f11, x160, x185);
        let (x188, x189) = subb(0x4814af2df9341c2b, x162, x187);
        let (x190, x191) = subb(0x4d00aa4e7e08edca, x164, x189);
        let (x192, x193) = subb(0x46f1852556b089e6, x166, x191);
        let (x194, x195) = subb(0x42d984e51b8b1eaa, x168, x193);
        let (x196, x197) = subb(0x889db6935dac6d20, x170, x195);
        let (x198, x199) = subb(0xfffffffef99447d3, x172, x197);
        let (x200, x201) = subb(0xffffffffffffffff, x174, x199);
        let (x202, x203) = subb(0xffffffffffffffff, x176, x201);
        let (x204, _) = subb(0x3fffffffffffffff, x177, x203);
        let (x205, x206) = addc(x0, x178, 0);
        let (x207, x208) = addc(x14, x180, x206);
        let (x209, x210) = addc(x28, x182, x208);
        let (x211, x212) = addc(x42, x184, x210);
        let (x213, x214) = addc(x56, x186, x212);
        let (x215, x216) = addc(x70, x188, x214);
        let (x217, x218) = addc(x84, x190, x216);
        let (x219, x220) = addc(x86, x192, x218);
        let (x221, x222) = addc(x88, x194, x220);
        let (x223, x224) = addc(x90, x196, x222);
        let (x225, x226) = addc(x92, x198, x224);
        let (x227, x228) = addc(x94, x200, x226);
        let (x229, x230) = addc(x96, x202, x228);
        let (x231, _) = addc(x97, x204, x230);
        let (x232, _) = mac(x205, 0x3bd440fae918bc5, 0, 0);
        let (_, x233) = mac(x232, 0xdc873d6d54a7bb0d, 0, 0);
        let (x234, x235) = mac(x232, 0xde933d8d723a70aa, x233, 0);
        let (x236, x237) = mac(x232, 0x3bb124b65129c96f, x235, 0);
        let (x238, x239) = mac(x232, 0x8335dc16, x237, 0);
        let (x240, x241) = mac(x232, 0xc000000000000000, 0, 0);
        let (x242, x243) = subb(x207, x234, 0);
        let (x244, x245) = subb(x209, x236, x243);
        let (x246, x247) = subb(x211, x238, x245);
        let (x248, x249) = subb(x213, x239, x247);
        let (x250, x251) = subb(x215, x249, 0);
        let (x252, x253) = subb(x217, x240, x251);
        let (x254, _) = subb(x232, x241, x253);
        let (x255, _) = mac(x242, 0x3bd440fae918bc5, 0, 0);
        let (_, x256) = mac(x255, 0xdc873d6d54a7bb0d, 0, 0);
        let (x257, x258) = mac(x255, 0xde933d8d723a70aa, x256, 0);
        let (x259, x260) = mac(x255, 0x3bb124b65129c96f, x258, 0);
        let (x261, x262) = mac(x255, 0x8335dc16, x260, 0);
        let (x263, x264) = mac(x255, 0xc000000000000000, 0, 0);
        let (x265, x266) = subb(x244, x257, 0);
        let (x267, x268) = subb(x246, x259, x266);
        let (x269, x270) = subb(x248, x261, x268);
        let (x271, x272) = subb(x250, x262, x270);
        let (x273, x274) = subb(x252, x272, 0);
        let (x275, x276) = subb(x254, x263, x274);
        let (x277, _) = subb(x255, x264, x276);
        let (x278, _) = mac(x265, 0x3bd440fae918bc5, 0, 0);
        let (_, x279) = mac(x278, 0xdc873d6d54a7bb0d, 0, 0);
        let (x280, x281) = mac(x278, 0xde933d8d723a70aa, x279, 0);
        let (x282, x283) = mac(x278, 0x3bb124b65129c96f, x281, 0);
        let (x284, x285) = mac(x278, 0x8335dc16, x283, 0);
        let (x286, x287) = mac(x278, 0xc000000000000000, 0, 0);
        let (x288, x289) = subb(x267, x280, 0);
        let (x290, x291) = subb(x269, x282, x289);
        let (x292, x293) = subb(x271, x284, x291);
        let (x294, x295) = subb(x273, x285, x293);
        let (x296, x297) = subb(x275, x295, 0);
        let (x298, x299) = subb(x277, x286, x297);
        let (x300, _) = subb(x278, x287, x299);
        let (x301, _) = mac(x288, 0x3bd440fae918bc5, 0, 0);
        let (_, x302) = mac(x301, 0xdc873d6d54a7bb0d, 0, 0);
        let (x303, x304) = mac(x301, 0xde933d8d723a70aa, x302, 0);
        let (x305, x306) = mac(x301, 0x3bb124b65129c96f, x304, 0);
        let (x307, x308) = mac(x301, 0x8335dc16, x306, 0);
        let (x309, x310) = mac(x301, 0xc000000000000000, 0, 0);
        let (x311, x312) = subb(x290, x303, 0);
        let (x313, x314) = subb(x292, x305, x312);
        let (x315, x316) = subb(x294, x307, x314);
        let (x317, x318) = subb(x296, x308, x316);
        let (x319, x320) = subb(x298, x318, 0);
        let (x321, x322) = subb(x300, x309, x320);
        let (x323, _) = subb(x301, x310, x322);
        let (x324, _) = mac(x311, 0x3bd440fae918bc5, 0, 0);
        let (_, x325) = mac(x324, 0xdc873d6d54a7bb0d, 0, 0);
        let (x326, x327) = mac(x324, 0xde933d8d723a70aa, x325, 0);
        let (x328, x329) = mac(x324, 0x3bb124b65129c96f, x327, 0);
        let (x330, x331) = mac(x324, 0x8335dc16, x329, 0);
        let (x332, x333) = mac(x324, 0xc000000000000000, 0, 0);
        let (x334, x335) = subb(x313, x326, 0);
        let (x336, x337) = subb(x315, x328, x335);
        let (x338, x339) = subb(x317, x330, x337);
        let (x340, x341) = subb(x319, x331, x339);
        let (x342, x343) = subb(x321, x341, 0);
        let (x344, x345) = subb(x323, x332, x343);
        let (x346, _) = subb(x324, x333, x345);
        let (x347, _) = mac(x334, 0x3bd440fae918bc5, 0, 0);
        let (_, x348) = mac(x347, 0xdc873d6d54a7bb0d, 0, 0);
        let (x349, x350) = mac(x347, 0xde933d8d723a70aa, x348, 0);
        let (x351, x352) = mac(x347, 0x3bb124b65129c96f, x350, 0);
        let (x353, x354) = mac(x347, 0x8335dc16, x352, 0);
        let (x355, x356) = mac(x347, 0xc000000000000000, 0, 0);
        let (x357, x358) = subb(x336, x349, 0);
        let (x359, x360) = subb(x338, x351, x358);
        let (x361, x362) = subb(x340, x353, x360);
        let (x363, x364) = subb(x342, x354, x362);
        let (x365, x366) = subb(x344, x364, 0);
        let (x367, x368) = subb(x346, x355, x366);
        let (x369, _) = subb(x347, x356, x368);
        let (x370, _) = mac(x357, 0x3bd440fae918bc5, 0, 0);
        let (_, x371) = mac(x370, 0xdc873d6d54a7bb0d, 0, 0);
        let (x372, x373) = mac(x370, 0xde933d8d723a70aa, x371, 0);
        let (x374, x375) = mac(x370, 0x3bb124b65129c96f, x373, 0);
        let (x376, x377) = mac(x370, 0x8335dc16, x375, 0);
        let (x378, x379) = mac(x370, 0xc000000000000000, 0, 0);
        let (x380, x381) = subb(x359, x372, 0);
        let (x382, x383) = subb(x361, x374, x381);
        let (x384, x385) = subb(x363, x376, x383);
        let (x386, x387) = subb(x365, x377, x385);
        let (x388, x389) = subb(x367, x387, 0);
        let (x390, x391) = subb(x369, x378, x389);
        let (x392, _) = subb(x370, x379, x391);
        let (x393, x394) = addc(x380, x219, 0);
        let (x395, x396) = addc(x382, x221, x394);
        let (x397, x398) = addc(x384, x223, x396);
        let (x399, x400) = addc(x386, x225, x398);
        let (x401, x402) = addc(x388, x227, x400);
        let (x403, x404) = addc(x390, x229, x402);
        let (x405, _) = addc(x392, x231, x404);
        let (x406, x407) = subb(x393, 0x46f1852556b089e6, 0);
        let (x408, x409) = subb(x395, 0x42d984e51b8b1eaa, x407);
        let (x410, x411) = subb(x397, 0x889db6935dac6d20, x409);
        let (x412, x413) = subb(x399, 0xfffffffef99447d3, x411);
        let (x414, x415) = subb(x401, 0xffffffffffffffff, x413);
        let (x416, x417) = subb(x403, 0xffffffffffffffff, x415);
        let (x418, x419) = subb(x405, 0x7fffffffffffffff, x417);
        let x420 = mask(x419);
        let x421 = x406 ^ (x420 & (x393 ^ x406));
        let x422 = x408 ^ (x420 & (x395 ^ x408));
        let x423 = x410 ^ (x420 & (x397 ^ x410));
        let x424 = x412 ^ (x420 & (x399 ^ x412));
        let x425 = x414 ^ (x420 & (x401 ^ x414));
        let x426 = x416 ^ (x420 & (x403 ^ x416));
        let x427 = x418 ^ (x420 & (x405 ^ x418));
        Self([x421, x422, x423, x424, x425, x426, x427])
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
        let x1 = mask(x0);
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
        let (_, x1) = mac(x0, 0xdc873d6d54a7bb0d, 0, 0);
        let (x2, x3) = mac(x0, 0xde933d8d723a70aa, x1, 0);
        let (x4, x5) = mac(x0, 0x3bb124b65129c96f, x3, 0);
        let (x6, x7) = mac(x0, 0x8335dc16, x5, 0);
        let (x8, x9) = mac(x0, 0xc000000000000000, 0, 0);
        let (x10, x11) = subb(a[1], x2, 0);
        let (x12, x13) = subb(a[2], x4, x11);
        let (x14, x15) = subb(a[3], x6, x13);
        let (x16, x17) = subb(a[4], x7, x15);
        let (x18, x19) = subb(a[5], x17, 0);
        let (x20, x21) = subb(a[6], x8, x19);
        let (x22, _) = subb(x0, x9, x21);
        let (x23, _) = mac(x10, 0x3bd440fae918bc5, 0, 0);
        let (_, x24) = mac(x23, 0xdc873d6d54a7bb0d, 0, 0);
        let (x25, x26) = mac(x23, 0xde933d8d723a70aa, x24, 0);
        let (x27, x28) = mac(x23, 0x3bb124b65129c96f, x26, 0);
        let (x29, x30) = mac(x23, 0x8335dc16, x28, 0);
        let (x31, x32) = mac(x23, 0xc000000000000000, 0, 0);
        let (x33, x34) = subb(x12, x25, 0);
        let (x35, x36) = subb(x14, x27, x34);
        let (x37, x38) = subb(x16, x29, x36);
        let (x39, x40) = subb(x18, x30, x38);
        let (x41, x42) = subb(x20, x40, 0);
        let (x43, x44) = subb(x22, x31, x42);
        let (x45, _) = subb(x23, x32, x44);
        let (x46, _) = mac(x33, 0x3bd440fae918bc5, 0, 0);
        let (_, x47) = mac(x46, 0xdc873d6d54a7bb0d, 0, 0);
        let (x48, x49) = mac(x46, 0xde933d8d723a70aa, x47, 0);
        let (x50, x51) = mac(x46, 0x3bb124b65129c96f, x49, 0);
        let (x52, x53) = mac(x46, 0x8335dc16, x51, 0);
        let (x54, x55) = mac(x46, 0xc000000000000000, 0, 0);
        let (x56, x57) = subb(x35, x48, 0);
        let (x58, x59) = subb(x37, x50, x57);
        let (x60, x61) = subb(x39, x52, x59);
        let (x62, x63) = subb(x41, x53, x61);
        let (x64, x65) = subb(x43, x63, 0);
        let (x66, x67) = subb(x45, x54, x65);
        let (x68, _) = subb(x46, x55, x67);
        let (x69, _) = mac(x56, 0x3bd440fae918bc5, 0, 0);
        let (_, x70) = mac(x69, 0xdc873d6d54a7bb0d, 0, 0);
        let (x71, x72) = mac(x69, 0xde933d8d723a70aa, x70, 0);
        let (x73, x74) = mac(x69, 0x3bb124b65129c96f, x72, 0);
        let (x75, x76) = mac(x69, 0x8335dc16, x74, 0);
        let (x77, x78) = mac(x69, 0xc000000000000000, 0, 0);
        let (x79, x80) = subb(x58, x71, 0);
        let (x81, x82) = subb(x60, x73, x80);
        let (x83, x84) = subb(x62, x75, x82);
        let (x85, x86) = subb(x64, x76, x84);
        let (x87, x88) = subb(x66, x86, 0);
        let (x89, x90) = subb(x68, x77, x88);
        let (x91, _) = subb(x69, x78, x90);
        let (x92, _) = mac(x79, 0x3bd440fae918bc5, 0, 0);
        let (_, x93) = mac(x92, 0xdc873d6d54a7bb0d, 0, 0);
        let (x94, x95) = mac(x92, 0xde933d8d723a70aa, x93, 0);
        let (x96, x97) = mac(x92, 0x3bb124b65129c96f, x95, 0);
        let (x98, x99) = mac(x92, 0x8335dc16, x97, 0);
        let (x100, x101) = mac(x92, 0xc000000000000000, 0, 0);
        let (x102, x103) = subb(x81, x94, 0);
        let (x104, x105) = subb(x83, x96, x103);
        let (x106, x107) = subb(x85, x98, x105);
        let (x108, x109) = subb(x87, x99, x107);
        let (x110, x111) = subb(x89, x109, 0);
        let (x112, x113) = subb(x91, x100, x111);
        let (x114, _) = subb(x92, x101, x113);
        let (x115, _) = mac(x102, 0x3bd440fae918bc5, 0, 0);
        let (_, x116) = mac(x115, 0xdc873d6d54a7bb0d, 0, 0);
        let (x117, x118) = mac(x115, 0xde933d8d723a70aa, x116, 0);
        let (x119, x120) = mac(x115, 0x3bb124b65129c96f, x118, 0);
        let (x121, x122) = mac(x115, 0x8335dc16, x120, 0);
        let (x123, x124) = mac(x115, 0xc000000000000000, 0, 0);
        let (x125, x126) = subb(x104, x117, 0);
        let (x127, x128) = subb(x106, x119, x126);
        let (x129, x130) = subb(x108, x121, x128);
        let (x131, x132) = subb(x110, x122, x130);
        let (x133, x134) = subb(x112, x132, 0);
        let (x135, x136) = subb(x114, x123, x134);
        let (x137, _) = subb(x115, x124, x136);
        let (x138, _) = mac(x125, 0x3bd440fae918bc5, 0, 0);
        let (_, x139) = mac(x138, 0xdc873d6d54a7bb0d, 0, 0);
        let (x140, x141) = mac(x138, 0xde933d8d723a70aa, x139, 0);
        let (x142, x143) = mac(x138, 0x3bb124b65129c96f, x141, 0);
        let (x144, x145) = mac(x138, 0x8335dc16, x143, 0);
        let (x146, x147) = mac(x138, 0xc000000000000000, 0, 0);
        let (x148, x149) = subb(x127, x140, 0);
        let (x150, x151) = subb(x129, x142, x149);
        let (x152, x153) = subb(x131, x144, x151);
        let (x154, x155) = subb(x133, x145, x153);
        let (x156, x157) = subb(x135, x155, 0);
        let (x158, x159) = subb(x137, x146, x157);
        let (x160, _) = subb(x138, x147, x159);
        let (x161, x162) = subb(x148, 0x2378c292ab5844f3, 0);
        let (x163, x164) = subb(x150, 0x216cc2728dc58f55, x162);
        let (x165, x166) = subb(x152, 0xc44edb49aed63690, x164);
        let (x167, x168) = subb(x154, 0xffffffff7cca23e9, x166);
        let (x169, x170) = subb(x156, 0xffffffffffffffff, x168);
        let (x171, x172) = subb(x158, 0xffffffffffffffff, x170);
        let (x173, x174) = subb(x160, 0x3fffffffffffffff, x172);
        let x175 = mask(x174);
        let x176 = x161 ^ (x175 & (x148 ^ x161));
        let x177 = x163 ^ (x175 & (x150 ^ x163));
        let x178 = x165 ^ (x175 & (x152 ^ x165));
        let x179 = x167 ^ (x175 & (x154 ^ x167));
        let x180 = x169 ^ (x175 & (x156 ^ x169));
        let x181 = x171 ^ (x175 & (x158 ^ x171));
        let x182 = x173 ^ (x175 & (x160 ^ x173));
        [x176, x177, x178, x179, x180, x181, x182]
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
        let (_, x99) = mac(x98, 0xdc873d6d54a7bb0d, 0, 0);
        let (x100, x101) = mac(x98, 0xde933d8d723a70aa, x99, 0);
        let (x102, x103) = mac(x98, 0x3bb124b65129c96f, x101, 0);
        let (x104, x105) = mac(x98, 0x8335dc16, x103, 0);
        let (x106, x107) = mac(x98, 0xc000000000000000, 0, 0);
        let (x108, x109) = subb(x14, x100, 0);
        let (x110, x111) = subb(x28, x102, x109);
        let (x112, x113) = subb(x42, x104, x111);
        let (x114, x115) = subb(x56, x105, x113);
        let (x116, x117) = subb(x70, x115, 0);
        let (x118, x119) = subb(x84, x106, x117);
        let (x120, _) = subb(x98, x107, x119);
        let (x121, _) = mac(x108, 0x3bd440fae918bc5, 0, 0);
        let (_, x122) = mac(x121, 0xdc873d6d54a7bb0d, 0, 0);
        let (x123, x124) = mac(x121, 0xde933d8d723a70aa, x122, 0);
        let (x125, x126) = mac(x121, 0x3bb124b65129c96f, x124, 0);
        let (x127, x128) = mac(x121, 0x8335dc16, x126, 0);
        let (x129, x130) = mac(x121, 0xc000000000000000, 0, 0);
        let (x131, x132) = subb(x110, x123, 0);
        let (x133, x134) = subb(x112, x125, x132);
        let (x135, x136) = subb(x114, x127, x134);
        let (x137, x138) = subb(x116, x128, x136);
        let (x139, x140) = subb(x118, x138, 0);
        let (x141, x142) = subb(x120, x129, x140);
        let (x143, _) = subb(x121, x130, x142);
        let (x144, _) = mac(x131, 0x3bd440fae918bc5, 0, 0);
        let (_, x145) = mac(x144, 0xdc873d6d54a7bb0d, 0, 0);
        let (x146, x147) = mac(x144, 0xde933d8d723a70aa, x145, 0);
        let (x148, x149) = mac(x144, 0x3bb124b65129c96f, x147, 0);
        let (x150, x151) = mac(x144, 0x8335dc16, x149, 0);
        let (x152, x153) = mac(x144, 0xc000000000000000, 0, 0);
        let (x154, x155) = subb(x133, x146, 0);
        let (x156, x157) = subb(x135, x148, x155);
        let (x158, x159) = subb(x137, x150, x157);
        let (x160, x161) = subb(x139, x151, x159);
        let (x162, x163) = subb(x141, x161, 0);
        let (x164, x165) = subb(x143, x152, x163);
        let (x166, _) = subb(x144, x153, x165);
        let (x167, _) = mac(x154, 0x3bd440fae918bc5, 0, 0);
        let (_, x168) = mac(x167, 0xdc873d6d54a7bb0d, 0, 0);
        let (x169, x170) = mac(x167, 0xde933d8d723a70aa, x168, 0);
        let (x171, x172) = mac(x167, 0x3bb124b65129c96f, x170, 0);
        let (x173, x174) = mac(x167, 0x8335dc16, x172, 0);
        let (x175, x176) = mac(x167, 0xc000000000000000, 0, 0);
        let (x177, x178) = subb(x156, x169, 0);
        let (x179, x180) = subb(x158, x171, x178);
        let (x181, x182) = subb(x160, x173, x180);
        let (x183, x184) = subb(x162, x174, x182);
        let (x185, x186) = subb(x164, x184, 0);
        let (x187, x188) = subb(x166, x175, x186);
        let (x189, _) = subb(x167, x176, x188);
        let (x190, _) = mac(x177, 0x3bd440fae918bc5, 0, 0);
        let (_, x191) = mac(x190, 0xdc873d6d54a7bb0d, 0, 0);
        let (x192, x193) = mac(x190, 0xde933d8d723a70aa, x191, 0);
        let (x194, x195) = mac(x190, 0x3bb124b65129c96f, x193, 0);
        let (x196, x197) = mac(x190, 0x8335dc16, x195, 0);
        let (x198, x199) = mac(x190, 0xc000000000000000, 0, 0);
        let (x200, x201) = subb(x179, x192, 0);
        let (x202, x203) = subb(x181, x194, x201);
        let (x204, x205) = subb(x183, x196, x203);
        let (x206, x207) = subb(x185, x197, x205);
        let (x208, x209) = subb(x187, x207, 0);
        let (x210, x211) = subb(x189, x198, x209);
        let (x212, _) = subb(x190, x199, x211);
        let (x213, _) = mac(x200, 0x3bd440fae918bc5, 0, 0);
        let (_, x214) = mac(x213, 0xdc873d6d54a7bb0d, 0, 0);
        let (x215, x216) = mac(x213, 0xde933d8d723a70aa, x214, 0);
        let (x217, x218) = mac(x213, 0x3bb124b65129c96f, x216, 0);
        let (x219, x220) = mac(x213, 0x8335dc16, x218, 0);
        let (x221, x222) = mac(x213, 0xc000000000000000, 0, 0);
        let (x223, x224) = subb(x202, x215, 0);
        let (x225, x226) = subb(x204, x217, x224);
        let (x227, x228) = subb(x206, x219, x226);
        let (x229, x230) = subb(x208, x220, x228);
        let (x231, x232) = subb(x210, x230, 0);
        let (x233, x234) = subb(x212, x221, x232);
        let (x235, _) = subb(x213, x222, x234);
        let (x236, _) = mac(x223, 0x3bd440fae918bc5, 0, 0);
        let (_, x237) = mac(x236, 0xdc873d6d54a7bb0d, 0, 0);
        let (x238, x239) = mac(x236, 0xde933d8d723a70aa, x237, 0);
        let (x240, x241) = mac(x236, 0x3bb124b65129c96f, x239, 0);
        let (x242, x243) = mac(x236, 0x8335dc16, x241, 0);
        let (x244, x245) = mac(x236, 0xc000000000000000, 0, 0);
        let (x246, x247) = subb(x225, x238, 0);
        let (x248, x249) = subb(x227, x240, x247);
        let (x250, x251) = subb(x229, x242, x249);
        let (x252, x253) = subb(x231, x243, x251);
        let (x254, x255) = subb(x233, x253, 0);
        let (x256, x257) = subb(x235, x244, x255);
        let (x258, _) = subb(x236, x245, x257);
        let (x259, x260) = addc(x246, x86, 0);
        let (x261, x262) = addc(x248, x88, x260);
        let (x263, x264) = addc(x250, x90, x262);
        let (x265, x266) = addc(x252, x92, x264);
        let (x267, x268) = addc(x254, x94, x266);
        let (x269, x270) = addc(x256, x96, x268);
        let (x271, _) = addc(x258, x97, x270);
        Self([x259, x261, x263, x265, x267, x269, x271])
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
        let (_, x114) = mac(x113, 0xdc873d6d54a7bb0d, 0, 0);
        let (x115, x116) = mac(x113, 0xde933d8d723a70aa, x114, 0);
        let (x117, x118) = mac(x113, 0x3bb124b65129c96f, x116, 0);
        let (x119, x120) = mac(x113, 0x8335dc16, x118, 0);
        let (x121, x122) = mac(x113, 0xc000000000000000, 0, 0);
        let (x123, x124) = subb(x29, x115, 0);
        let (x125, x126) = subb(x43, x117, x124);
        let (x127, x128) = subb(x57, x119, x126);
        let (x129, x130) = subb(x71, x120, x128);
        let (x131, x132) = subb(x85, x130, 0);
        let (x133, x134) = subb(x99, x121, x132);
        let (x135, _) = subb(x113, x122, x134);
        let (x136, _) = mac(x123, 0x3bd440fae918bc5, 0, 0);
        let (_, x137) = mac(x136, 0xdc873d6d54a7bb0d, 0, 0);
        let (x138, x139) = mac(x136, 0xde933d8d723a70aa, x137, 0);
        let (x140, x141) = mac(x136, 0x3bb124b65129c96f, x139, 0);
        let (x142, x143) = mac(x136, 0x8335dc16, x141, 0);
        let (x144, x145) = mac(x136, 0xc000000000000000, 0, 0);
        let (x146, x147) = subb(x125, x138, 0);
        let (x148, x149) = subb(x127, x140, x147);
        let (x150, x151) = subb(x129, x142, x149);
        let (x152, x153) = subb(x131, x143, x151);
        let (x154, x155) = subb(x133, x153, 0);
        let (x156, x157) = subb(x135, x144, x155);
        let (x158, _) = subb(x136, x145, x157);
        let (x159, _) = mac(x146, 0x3bd440fae918bc5, 0, 0);
        let (_, x160) = mac(x159, 0xdc873d6d54a7bb0d, 0, 0);
        let (x161, x162) = mac(x159, 0xde933d8d723a70aa, x160, 0);
        let (x163, x164) = mac(x159, 0x3bb124b65129c96f, x162, 0);
        let (x165, x166) = mac(x159, 0x8335dc16, x164, 0);
        let (x167, x168) = mac(x159, 0xc000000000000000, 0, 0);
        let (x169, x170) = subb(x148, x161, 0);
        let (x171, x172) = subb(x150, x163, x170);
        let (x173, x174) = subb(x152, x165, x172);
        let (x175, x176) = subb(x154, x166, x174);
        let (x177, x178) = subb(x156, x176, 0);
        let (x179, x180) = subb(x158, x167, x178);
        let (x181, _) = subb(x159, x168, x180);
        let (x182, _) = mac(x169, 0x3bd440fae918bc5, 0, 0);
        let (_, x183) = mac(x182, 0xdc873d6d54a7bb0d, 0, 0);
        let (x184, x185) = mac(x182, 0xde933d8d723a70aa, x183, 0);
        let (x186, x187) = mac(x182, 0x3bb124b65129c96f, x185, 0);
        let (x188, x189) = mac(x182, 0x8335dc16, x187, 0);
        let (x190, x191) = mac(x182, 0xc000000000000000, 0, 0);
        let (x192, x193) = subb(x171, x184, 0);
        let (x194, x195) = subb(x173, x186, x193);
        let (x196, x197) = subb(x175, x188, x195);
        let (x198, x199) = subb(x177, x189, x197);
        let (x200, x201) = subb(x179, x199, 0);
        let (x202, x203) = subb(x181, x190, x201);
        let (x204, _) = subb(x182, x191, x203);
        let (x205, _) = mac(x192, 0x3bd440fae918bc5, 0, 0);
        let (_, x206) = mac(x205, 0xdc873d6d54a7bb0d, 0, 0);
        let (x207, x208) = mac(x205, 0xde933d8d723a70aa, x206, 0);
        let (x209, x210) = mac(x205, 0x3bb124b65129c96f, x208, 0);
        let (x211, x212) = mac(x205, 0x8335dc16, x210, 0);
        let (x213, x214) = mac(x205, 0xc000000000000000, 0, 0);
        let (x215, x216) = subb(x194, x207, 0);
        let (x217, x218) = subb(x196, x209, x216);
        let (x219, x220) = subb(x198, x211, x218);
        let (x221, x222) = subb(x200, x212, x220);
        let (x223, x224) = subb(x202, x222, 0);
        let (x225, x226) = subb(x204, x213, x224);
        let (x227, _) = subb(x205, x214, x226);
        let (x228, _) = mac(x215, 0x3bd440fae918bc5, 0, 0);
        let (_, x229) = mac(x228, 0xdc873d6d54a7bb0d, 0, 0);
        let (x230, x231) = mac(x228, 0xde933d8d723a70aa, x229, 0);
        let (x232, x233) = mac(x228, 0x3bb124b65129c96f, x231, 0);
        let (x234, x235) = mac(x228, 0x8335dc16, x233, 0);
        let (x236, x237) = mac(x228, 0xc000000000000000, 0, 0);
        let (x238, x239) = subb(x217, x230, 0);
        let (x240, x241) = subb(x219, x232, x239);
        let (x242, x243) = subb(x221, x234, x241);
        let (x244, x245) = subb(x223, x235, x243);
        let (x246, x247) = subb(x225, x245, 0);
        let (x248, x249) = subb(x227, x236, x247);
        let (x250, _) = subb(x228, x237, x249);
        let (x251, _) = mac(x238, 0x3bd440fae918bc5, 0, 0);
        let (_, x252) = mac(x251, 0xdc873d6d54a7bb0d, 0, 0);
        let (x253, x254) = mac(x251, 0xde933d8d723a70aa, x252, 0);
        let (x255, x256) = mac(x251, 0x3bb124b65129c96f, x254, 0);
        let (x257, x258) = mac(x251, 0x8335dc16, x256, 0);
        let (x259, x260) = mac(x251, 0xc000000000000000, 0, 0);
        let (x261, x262) = subb(x240, x253, 0);
        let (x263, x264) = subb(x242, x255, x262);
        let (x265, x266) = subb(x244, x257, x264);
        let (x267, x268) = subb(x246, x258, x266);
        let (x269, x270) = subb(x248, x268, 0);
        let (x271, x272) = subb(x250, x259, x270);
        let (x273, _) = subb(x251, x260, x272);
        let (x274, x275) = addc(x261, x101, 0);
        let (x276, x277) = addc(x263, x103, x275);
        let (x278, x279) = addc(x265, x105, x277);
        let (x280, x281) = addc(x267, x107, x279);
        let (x282, x283) = addc(x269, x109, x281);
        let (x284, x285) = addc(x271, x111, x283);
        let (x286, _) = addc(x273, x112, x285);
        let words = [x274, x276, x278, x280, x282, x284, x286];
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
        let (_, x99) = mac(x98, 0xdc873d6d54a7bb0d, 0, 0);
        let (x100, x101) = mac(x98, 0xde933d8d723a70aa, x99, 0);
        let (x102, x103) = mac(x98, 0x3bb124b65129c96f, x101, 0);
        let (x104, x105) = mac(x98, 0x8335dc16, x103, 0);
        let (x106, x107) = mac(x98, 0xc000000000000000, 0, 0);
        let (x108, x109) = subb(x14, x100, 0);
        let (x110, x111) = subb(x28, x102, x109);
        let (x112, x113) = subb(x42, x104, x111);
        let (x114, x115) = subb(x56, x105, x113);
        let (x116, x117) = subb(x70, x115, 0);
        let (x118, x119) = subb(x84, x106, x117);
        let (x120, _) = subb(x98, x107, x119);
        let (x121, _) = mac(x108, 0x3bd440fae918bc5, 0, 0);
        let (_, x122) = mac(x121, 0xdc873d6d54a7bb0d, 0, 0);
        let (x123, x124) = mac(x121, 0xde933d8d723a70aa, x122, 0);
        let (x125, x126) = mac(x121, 0x3bb124b65129c96f, x124, 0);
        let (x127, x128) = mac(x121, 0x8335dc16, x126, 0);
        let (x129, x130) = mac(x121, 0xc000000000000000, 0, 0);
        let (x131, x132) = subb(x110, x123, 0);
        let (x133, x134) = subb(x112, x125, x132);
        let (x135, x136) = subb(x114, x127, x134);
        let (x137, x138) = subb(x116, x128, x136);
        let (x139, x140) = subb(x118, x138, 0);
        let (x141, x142) = subb(x120, x129, x140);
        let (x143, _) = subb(x121, x130, x142);
        let (x144, _) = mac(x131, 0x3bd440fae918bc5, 0, 0);
        let (_, x145) = mac(x144, 0xdc873d6d54a7bb0d, 0, 0);
        let (x146, x147) = mac(x144, 0xde933d8d723a70aa, x145, 0);
        let (x148, x149) = mac(x144, 0x3bb124b65129c96f, x147, 0);
        let (x150, x151) = mac(x144, 0x8335dc16, x149, 0);
        let (x152, x153) = mac(x144, 0xc000000000000000, 0, 0);
        let (x154, x155) = subb(x133, x146, 0);
        let (x156, x157) = subb(x135, x148, x155);
        let (x158, x159) = subb(x137, x150, x157);
        let (x160, x161) = subb(x139, x151, x159);
        let (x162, x163) = subb(x141, x161, 0);
        let (x164, x165) = subb(x143, x152, x163);
        let (x166, _) = subb(x144, x153, x165);
        let (x167, _) = mac(x154, 0x3bd440fae918bc5, 0, 0);
        let (_, x168) = mac(x167, 0xdc873d6d54a7bb0d, 0, 0);
        let (x169, x170) = mac(x167, 0xde933d8d723a70aa, x168, 0);
        let (x171, x172) = mac(x167, 0x3bb124b65129c96f, x170, 0);
        let (x173, x174) = mac(x167, 0x8335dc16, x172, 0);
        let (x175, x176) = mac(x167, 0xc000000000000000, 0, 0);
        let (x177, x178) = subb(x156, x169, 0);
        let (x179, x180) = subb(x158, x171, x178);
        let (x181, x182) = subb(x160, x173, x180);
        let (x183, x184) = subb(x162, x174, x182);
        let (x185, x186) = subb(x164, x184, 0);
        let (x187, x188) = subb(x166, x175, x186);
        let (x189, _) = subb(x167, x176, x188);
        let (x190, _) = mac(x177, 0x3bd440fae918bc5, 0, 0);
        let (_, x191) = mac(x190, 0xdc873d6d54a7bb0d, 0, 0);
        let (x192, x193) = mac(x190, 0xde933d8d723a70aa, x191, 0);
        let (x194, x195) = mac(x190, 0x3bb124b65129c96f, x193, 0);
        let (x196, x197) = mac(x190, 0x8335dc16, x195, 0);
        let (x198, x199) = mac(x190, 0xc000000000000000, 0, 0);
        let (x200, x201) = subb(x179, x192, 0);
        let (x202, x203) = subb(x181, x194, x201);
        let (x204, x205) = subb(x183, x196, x203);
        let (x206, x207) = subb(x185, x197, x205);
        let (x208, x209) = subb(x187, x207, 0);
        let (x210, x211) = subb(x189, x198, x209);
        let (x212, _) = subb(x190, x199, x211);
        let (x213, _) = mac(x200, 0x3bd440fae918bc5, 0, 0);
        let (_, x214) = mac(x213, 0xdc873d6d54a7bb0d, 0, 0);
        let (x215, x216) = mac(x213, 0xde933d8d723a70aa, x214, 0);
        let (x217, x218) = mac(x213, 0x3bb124b65129c96f, x216, 0);
        let (x219, x220) = mac(x213, 0x8335dc16, x218, 0);
        let (x221, x222) = mac(x213, 0xc000000000000000, 0, 0);
        let (x223, x224) = subb(x202, x215, 0);
        let (x225, x226) = subb(x204, x217, x224);
        let (x227, x228) = subb(x206, x219, x226);
        let (x229, x230) = subb(x208, x220, x228);
        let (x231, x232) = subb(x210, x230, 0);
        let (x233, x234) = subb(x212, x221, x232);
        let (x235, _) = subb(x213, x222, x234);
        let (x236, _) = mac(x223, 0x3bd440fae918bc5, 0, 0);
        let (_, x237) = mac(x236, 0xdc873d6d54a7bb0d, 0, 0);
        let (x238, x239) = mac(x236, 0xde933d8d723a70aa, x237, 0);
        let (x240, x241) = mac(x236, 0x3bb124b65129c96f, x239, 0);
        let (x242, x243) = mac(x236, 0x8335dc16, x241, 0);
        let (x244, x245) = mac(x236, 0xc000000000000000, 0, 0);
        let (x246, x247) = subb(x225, x238, 0);
        let (x248, x249) = subb(x227, x240, x247);
        let (x250, x251) = subb(x229, x242, x249);
        let (x252, x253) = subb(x231, x243, x251);
        let (x254, x255) = subb(x233, x253, 0);
        let (x256, x257) = subb(x235, x244, x255);
        let (x258, _) = subb(x236, x245, x257);
        let (x259, x260) = addc(x246, x86, 0);
        let (x261, x262) = addc(x248, x88, x260);
        let (x263, x264) = addc(x250, x90, x262);
        let (x265, x266) = addc(x252, x92, x264);
        let (x267, x268) = addc(x254, x94, x266);
        let (x269, x270) = addc(x256, x96, x268);
        let (x271, _) = addc(x258, x97, x270);
        Self([x259, x261, x263, x265, x267, x269, x271])
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
        let scale = Self([
            0x5529eec340000000,
            0x5c8e9c2ab721cf5b,
            0x944a725bf7a4cf63,
            0x20cd77058eec492d,
            0,
            0,
            0,
        ]);
        // Times 2^-420, and into the form of elements.
        Self(divsteps::invert(self.canonical())).mul(scale)
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

/// By divsteps (Bernstein, Yang 2019): 1028 divsteps in batches of 60, on numbers of 8 digits.
/// 2^s·f ≡ d·a, 2^s·g ≡ e·a (mod p), s up to 420; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 60;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 8;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0, and batches of them.
    const STEPS: u32 = 1028;
    const BATCHES: u32 = STEPS.div_ceil(DIGIT_BITS);
    /// Batches in which d and e grow, as 2^DIGIT_BITS to this power is below p.
    const GROWING: usize = 7;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = 20;
    const FIRST: u32 = PACK;
    const SECOND: u32 = PACK + 2;
    const LAST: u32 = FIRST + SECOND;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [
        250163714514765043,
        489809515925534034,
        -82391152909184991,
        -9016709309371,
        0,
        0,
        0,
        67108864,
    ];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0xc42bbf0516e743b;

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

    /// The inverse of `a` times 2^(DIGIT_BITS·GROWING), below p.
    pub(super) fn invert(a: [u64; 7]) -> [u64; 7] {
        let mut f = P;
        let mut g = [
            a[0] as Digit & MASK,
            ((a[0] >> 60) | (a[1] << 4)) as Digit & MASK,
            ((a[1] >> 56) | (a[2] << 8)) as Digit & MASK,
            ((a[2] >> 52) | (a[3] << 12)) as Digit & MASK,
            ((a[3] >> 48) | (a[4] << 16)) as Digit & MASK,
            ((a[4] >> 44) | (a[5] << 20)) as Digit & MASK,
            ((a[5] >> 40) | (a[6] << 24)) as Digit & MASK,
            (a[6] >> 36) as Digit & MASK,
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
        0xe3539257049b9b60,
        0x7af32c4bc1b195d9,
        0xd66de2388ea1859,
        0xae17cf725ee4d838,
        0x1a9cc14ba3c47c44,
        0x2052bcb7e4d070af,
        0x3402a939f823b729,
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
        0xb15bccdd58b958bf,
        0xa71fcc3cc4dbcca9,
        0xd58a48706a2f10d0,
        0xfffffffd6ff2b390,
        0xffffffffffffffff,
        0xffffffffffffffff,
        0x3fffffffffffffff,
    ]);

    /// The inverse of that root of unity.
    pub const ROOT_OF_UNITY_INVERSE: Self = Self([
        0xb15bccdd58b958bf,
        0xa71fcc3cc4dbcca9,
        0xd58a48706a2f10d0,
        0xfffffffd6ff2b390,
        0xffffffffffffffff,
        0xffffffffffffffff,
        0x3fffffffffffffff,
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
