// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973. Generated, do not edit:
//! ```text
//! modforge field 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973 --name n384 --prefix fe_n384 --trait crate::Field
//! ```
//!
//! p = 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973
//! Element: 6 words of 64 bits, least significant first, 2^384 times the number modulo p, below p.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: product reduced word by word by multiples of p (Montgomery); the numbers of mul and their bounds:
//! ```text
//! v1 = a·b < 2^768
//! t1 = (v1 + q·p) / 2^64 < 2^704
//! t2 = (t1 + q·p) / 2^64 < 2^640
//! t3 = (t2 + q·p) / 2^64 < 2^576 + 2^513
//! t4 = (t3 + q·p) / 2^64 < 2^512 + 2^449
//! t5 = (t4 + q·p) / 2^64 < 2^448 + 2^385
//! t6 = (t5 + q·p) / 2^64 < 2^385
//! r1 = t6 - p if that is not negative, else t6 < 2^384
//! ```
//! Operations:
//! ```text
//! mul: 78 multiplications, 157 additions, 7 logic
//! square: 63 multiplications, 133 additions, 11 shifts, 7 logic
//! add: 13 additions, 7 logic
//! sub: 19 additions, 7 logic
//! neg: 12 additions, 7 logic
//! mul_small: 13 multiplications, 24 additions, 2 shifts, 7 logic
//! half: 6 additions, 6 shifts, 5 logic
//! canonical: 42 multiplications, 66 additions
//! decode: 78 multiplications, 160 additions, 14 logic
//! reduce: 78 multiplications, 154 additions, 7 logic
//! invert: 886 divsteps in batches of 62
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

/// A number modulo p: 6 words of 64 bits, least significant first, 2^384 times the number modulo p, below p.
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
        let (x10, x11) = mac(a[1], a[2], x4, 0);
        let (x12, x13) = mac(a[1], a[3], x6, x11);
        let (x14, x15) = mac(a[1], a[4], x8, x13);
        let (x16, x17) = mac(a[1], a[5], x9, x15);
        let (x18, x19) = mac(a[2], a[3], x14, 0);
        let (x20, x21) = mac(a[2], a[4], x16, x19);
        let (x22, x23) = mac(a[2], a[5], x17, x21);
        let (x24, x25) = mac(a[3], a[4], x22, 0);
        let (x26, x27) = mac(a[3], a[5], x23, x25);
        let (x28, x29) = mac(a[4], a[5], x27, 0);
        let x30 = x0 << 1;
        let x31 = (x2 << 1) | (x0 >> 63);
        let x32 = (x10 << 1) | (x2 >> 63);
        let x33 = (x12 << 1) | (x10 >> 63);
        let x34 = (x18 << 1) | (x12 >> 63);
        let x35 = (x20 << 1) | (x18 >> 63);
        let x36 = (x24 << 1) | (x20 >> 63);
        let x37 = (x26 << 1) | (x24 >> 63);
        let x38 = (x28 << 1) | (x26 >> 63);
        let x39 = (x29 << 1) | (x28 >> 63);
        let x40 = x29 >> 63;
        let (x41, x42) = mac(a[0], a[0], 0, 0);
        let (x43, x44) = addc(x42, x30, 0);
        let (x45, x46) = mac(a[1], a[1], x31, x44);
        let (x47, x48) = addc(x46, x32, 0);
        let (x49, x50) = mac(a[2], a[2], x33, x48);
        let (x51, x52) = addc(x50, x34, 0);
        let (x53, x54) = mac(a[3], a[3], x35, x52);
        let (x55, x56) = addc(x54, x36, 0);
        let (x57, x58) = mac(a[4], a[4], x37, x56);
        let (x59, x60) = addc(x58, x38, 0);
        let (x61, x62) = mac(a[5], a[5], x39, x60);
        let (x63, _) = addc(x62, x40, 0);
        let (x64, _) = mac(x41, 0x6ed46089e88fdc45, 0, 0);
        let (_, x65) = mac(x64, 0xecec196accc52973, x41, 0);
        let (x66, x67) = mac(x64, 0x581a0db248b0a77a, x43, x65);
        let (x68, x69) = mac(x64, 0xc7634d81f4372ddf, x45, x67);
        let (x70, x71) = mac(x64, 0xffffffffffffffff, x47, x69);
        let (x72, x73) = mac(x64, 0xffffffffffffffff, x49, x71);
        let (x74, x75) = mac(x64, 0xffffffffffffffff, x51, x73);
        let (x76, x77) = addc(x53, x75, 0);
        let (x78, x79) = addc(x55, x77, 0);
        let (x80, x81) = addc(x57, x79, 0);
        let (x82, x83) = addc(x59, x81, 0);
        let (x84, x85) = addc(x61, x83, 0);
        let (x86, _) = addc(x63, x85, 0);
        let (x87, _) = mac(x66, 0x6ed46089e88fdc45, 0, 0);
        let (_, x88) = mac(x87, 0xecec196accc52973, x66, 0);
        let (x89, x90) = mac(x87, 0x581a0db248b0a77a, x68, x88);
        let (x91, x92) = mac(x87, 0xc7634d81f4372ddf, x70, x90);
        let (x93, x94) = mac(x87, 0xffffffffffffffff, x72, x92);
        let (x95, x96) = mac(x87, 0xffffffffffffffff, x74, x94);
        let (x97, x98) = mac(x87, 0xffffffffffffffff, x76, x96);
        let (x99, x100) = addc(x78, x98, 0);
        let (x101, x102) = addc(x80, x100, 0);
        let (x103, x104) = addc(x82, x102, 0);
        let (x105, x106) = addc(x84, x104, 0);
        let (x107, _) = addc(x86, x106, 0);
        let (x108, _) = mac(x89, 0x6ed46089e88fdc45, 0, 0);
        let (_, x109) = mac(x108, 0xecec196accc52973, x89, 0);
        let (x110, x111) = mac(x108, 0x581a0db248b0a77a, x91, x109);
        let (x112, x113) = mac(x108, 0xc7634d81f4372ddf, x93, x111);
        let (x114, x115) = mac(x108, 0xffffffffffffffff, x95, x113);
        let (x116, x117) = mac(x108, 0xffffffffffffffff, x97, x115);
        let (x118, x119) = mac(x108, 0xffffffffffffffff, x99, x117);
        let (x120, x121) = addc(x101, x119, 0);
        let (x122, x123) = addc(x103, x121, 0);
        let (x124, x125) = addc(x105, x123, 0);
        let (x126, x127) = addc(x107, x125, 0);
        let (x128, _) = mac(x110, 0x6ed46089e88fdc45, 0, 0);
        let (_, x129) = mac(x128, 0xecec196accc52973, x110, 0);
        let (x130, x131) = mac(x128, 0x581a0db248b0a77a, x112, x129);
        let (x132, x133) = mac(x128, 0xc7634d81f4372ddf, x114, x131);
        let (x134, x135) = mac(x128, 0xffffffffffffffff, x116, x133);
        let (x136, x137) = mac(x128, 0xffffffffffffffff, x118, x135);
        let (x138, x139) = mac(x128, 0xffffffffffffffff, x120, x137);
        let (x140, x141) = addc(x122, x139, 0);
        let (x142, x143) = addc(x124, x141, 0);
        let (x144, x145) = addc(x126, x143, 0);
        let (x146, _) = addc(x127, x145, 0);
        let (x147, _) = mac(x130, 0x6ed46089e88fdc45, 0, 0);
        let (_, x148) = mac(x147, 0xecec196accc52973, x130, 0);
        let (x149, x150) = mac(x147, 0x581a0db248b0a77a, x132, x148);
        let (x151, x152) = mac(x147, 0xc7634d81f4372ddf, x134, x150);
        let (x153, x154) = mac(x147, 0xffffffffffffffff, x136, x152);
        let (x155, x156) = mac(x147, 0xffffffffffffffff, x138, x154);
        let (x157, x158) = mac(x147, 0xffffffffffffffff, x140, x156);
        let (x159, x160) = addc(x142, x158, 0);
        let (x161, x162) = addc(x144, x160, 0);
        let (x163, _) = addc(x146, x162, 0);
        let (x164, _) = mac(x149, 0x6ed46089e88fdc45, 0, 0);
        let (_, x165) = mac(x164, 0xecec196accc52973, x149, 0);
        let (x166, x167) = mac(x164, 0x581a0db248b0a77a, x151, x165);
        let (x168, x169) = mac(x164, 0xc7634d81f4372ddf, x153, x167);
        let (x170, x171) = mac(x164, 0xffffffffffffffff, x155, x169);
        let (x172, x173) = mac(x164, 0xffffffffffffffff, x157, x171);
        let (x174, x175) = mac(x164, 0xffffffffffffffff, x159, x173);
        let (x176, x177) = addc(x161, x175, 0);
        let (x178, _) = addc(x163, x177, 0);
        let (x179, x180) = subb(x166, 0xecec196accc52973, 0);
        let (x181, x182) = subb(x168, 0x581a0db248b0a77a, x180);
        let (x183, x184) = subb(x170, 0xc7634d81f4372ddf, x182);
        let (x185, x186) = subb(x172, 0xffffffffffffffff, x184);
        let (x187, x188) = subb(x174, 0xffffffffffffffff, x186);
        let (x189, x190) = subb(x176, 0xffffffffffffffff, x188);
        let (_, x191) = subb(x178, x190, 0);
        let x192 = mask(x191);
        let x193 = x179 ^ (x192 & (x166 ^ x179));
        let x194 = x181 ^ (x192 & (x168 ^ x181));
        let x195 = x183 ^ (x192 & (x170 ^ x183));
        let x196 = x185 ^ (x192 & (x172 ^ x185));
        let x197 = x187 ^ (x192 & (x174 ^ x187));
        let x198 = x189 ^ (x192 & (x176 ^ x189));
        Self([x193, x194, x195, x196, x197, x198])
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
        let (x41, x42) = subb(x28, 0xecec196accc52973, 0);
        let (x43, x44) = subb(x30, 0x581a0db248b0a77a, x42);
        let (x45, x46) = subb(x32, 0xc7634d81f4372ddf, x44);
        let (x47, x48) = subb(x34, 0xffffffffffffffff, x46);
        let (x49, x50) = subb(x36, 0xffffffffffffffff, x48);
        let (x51, x52) = subb(x38, 0xffffffffffffffff, x50);
        let (_, x53) = subb(x40, x52, 0);
        let x54 = mask(x53);
        let x55 = x41 ^ (x54 & (x28 ^ x41));
        let x56 = x43 ^ (x54 & (x30 ^ x43));
        let x57 = x45 ^ (x54 & (x32 ^ x45));
        let x58 = x47 ^ (x54 & (x34 ^ x47));
        let x59 = x49 ^ (x54 & (x36 ^ x49));
        let x60 = x51 ^ (x54 & (x38 ^ x51));
        Self([x55, x56, x57, x58, x59, x60])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = x0.wrapping_neg();
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
        let (_, x1) = mac(x0, 0xecec196accc52973, a[0], 0);
        let (x2, x3) = mac(x0, 0x581a0db248b0a77a, a[1], x1);
        let (x4, x5) = mac(x0, 0xc7634d81f4372ddf, a[2], x3);
        let (x6, x7) = mac(x0, 0xffffffffffffffff, a[3], x5);
        let (x8, x9) = mac(x0, 0xffffffffffffffff, a[4], x7);
        let (x10, x11) = mac(x0, 0xffffffffffffffff, a[5], x9);
        let (x12, _) = mac(x2, 0x6ed46089e88fdc45, 0, 0);
        let (_, x13) = mac(x12, 0xecec196accc52973, x2, 0);
        let (x14, x15) = mac(x12, 0x581a0db248b0a77a, x4, x13);
        let (x16, x17) = mac(x12, 0xc7634d81f4372ddf, x6, x15);
        let (x18, x19) = mac(x12, 0xffffffffffffffff, x8, x17);
        let (x20, x21) = mac(x12, 0xffffffffffffffff, x10, x19);
        let (x22, x23) = mac(x12, 0xffffffffffffffff, x11, x21);
        let (x24, _) = mac(x14, 0x6ed46089e88fdc45, 0, 0);
        let (_, x25) = mac(x24, 0xecec196accc52973, x14, 0);
        let (x26, x27) = mac(x24, 0x581a0db248b0a77a, x16, x25);
        let (x28, x29) = mac(x24, 0xc7634d81f4372ddf, x18, x27);
        let (x30, x31) = mac(x24, 0xffffffffffffffff, x20, x29);
        let (x32, x33) = mac(x24, 0xffffffffffffffff, x22, x31);
        let (x34, x35) = mac(x24, 0xffffffffffffffff, x23, x33);
        let (x36, _) = mac(x26, 0x6ed46089e88fdc45, 0, 0);
        let (_, x37) = mac(x36, 0xecec196accc52973, x26, 0);
        let (x38, x39) = mac(x36, 0x581a0db248b0a77a, x28, x37);
        let (x40, x41) = mac(x36, 0xc7634d81f4372ddf, x30, x39);
        let (x42, x43) = mac(x36, 0xffffffffffffffff, x32, x41);
        let (x44, x45) = mac(x36, 0xffffffffffffffff, x34, x43);
        let (x46, x47) = mac(x36, 0xffffffffffffffff, x35, x45);
        let (x48, _) = mac(x38, 0x6ed46089e88fdc45, 0, 0);
        let (_, x49) = mac(x48, 0xecec196accc52973, x38, 0);
        let (x50, x51) = mac(x48, 0x581a0db248b0a77a, x40, x49);
        let (x52, x53) = mac(x48, 0xc7634d81f4372ddf, x42, x51);
        let (x54, x55) = mac(x48, 0xffffffffffffffff, x44, x53);
        let (x56, x57) = mac(x48, 0xffffffffffffffff, x46, x55);
        let (x58, x59) = mac(x48, 0xffffffffffffffff, x47, x57);
        let (x60, _) = mac(x50, 0x6ed46089e88fdc45, 0, 0);
        let (_, x61) = mac(x60, 0xecec196accc52973, x50, 0);
        let (x62, x63) = mac(x60, 0x581a0db248b0a77a, x52, x61);
        let (x64, x65) = mac(x60, 0xc7634d81f4372ddf, x54, x63);
        let (x66, x67) = mac(x60, 0xffffffffffffffff, x56, x65);
        let (x68, x69) = mac(x60, 0xffffffffffffffff, x58, x67);
        let (x70, x71) = mac(x60, 0xffffffffffffffff, x59, x69);
        [x62, x64, x66, x68, x70, x71]
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
        let (_, x73) = mac(x72, 0xecec196accc52973, x0, 0);
        let (x74, x75) = mac(x72, 0x581a0db248b0a77a, x12, x73);
        let (x76, x77) = mac(x72, 0xc7634d81f4372ddf, x24, x75);
        let (x78, x79) = mac(x72, 0xffffffffffffffff, x36, x77);
        let (x80, x81) = mac(x72, 0xffffffffffffffff, x48, x79);
        let (x82, x83) = mac(x72, 0xffffffffffffffff, x60, x81);
        let (x84, x85) = addc(x62, x83, 0);
        let (x86, x87) = addc(x64, x85, 0);
        let (x88, x89) = addc(x66, x87, 0);
        let (x90, x91) = addc(x68, x89, 0);
        let (x92, x93) = addc(x70, x91, 0);
        let (x94, _) = addc(x71, x93, 0);
        let (x95, _) = mac(x74, 0x6ed46089e88fdc45, 0, 0);
        let (_, x96) = mac(x95, 0xecec196accc52973, x74, 0);
        let (x97, x98) = mac(x95, 0x581a0db248b0a77a, x76, x96);
        let (x99, x100) = mac(x95, 0xc7634d81f4372ddf, x78, x98);
        let (x101, x102) = mac(x95, 0xffffffffffffffff, x80, x100);
        let (x103, x104) = mac(x95, 0xffffffffffffffff, x82, x102);
        let (x105, x106) = mac(x95, 0xffffffffffffffff, x84, x104);
        let (x107, x108) = addc(x86, x106, 0);
        let (x109, x110) = addc(x88, x108, 0);
        let (x111, x112) = addc(x90, x110, 0);
        let (x113, x114) = addc(x92, x112, 0);
        let (x115, _) = addc(x94, x114, 0);
        let (x116, _) = mac(x97, 0x6ed46089e88fdc45, 0, 0);
        let (_, x117) = mac(x116, 0xecec196accc52973, x97, 0);
        let (x118, x119) = mac(x116, 0x581a0db248b0a77a, x99, x117);
        let (x120, x121) = mac(x116, 0xc7634d81f4372ddf, x101, x119);
        let (x122, x123) = mac(x116, 0xffffffffffffffff, x103, x121);
        let (x124, x125) = mac(x116, 0xffffffffffffffff, x105, x123);
        let (x126, x127) = mac(x116, 0xffffffffffffffff, x107, x125);
        let (x128, x129) = addc(x109, x127, 0);
        let (x130, x131) = addc(x111, x129, 0);
        let (x132, x133) = addc(x113, x131, 0);
        let (x134, _) = addc(x115, x133, 0);
        let (x135, _) = mac(x118, 0x6ed46089e88fdc45, 0, 0);
        let (_, x136) = mac(x135, 0xecec196accc52973, x118, 0);
        let (x137, x138) = mac(x135, 0x581a0db248b0a77a, x120, x136);
        let (x139, x140) = mac(x135, 0xc7634d81f4372ddf, x122, x138);
        let (x141, x142) = mac(x135, 0xffffffffffffffff, x124, x140);
        let (x143, x144) = mac(x135, 0xffffffffffffffff, x126, x142);
        let (x145, x146) = mac(x135, 0xffffffffffffffff, x128, x144);
        let (x147, x148) = addc(x130, x146, 0);
        let (x149, x150) = addc(x132, x148, 0);
        let (x151, _) = addc(x134, x150, 0);
        let (x152, _) = mac(x137, 0x6ed46089e88fdc45, 0, 0);
        let (_, x153) = mac(x152, 0xecec196accc52973, x137, 0);
        let (x154, x155) = mac(x152, 0x581a0db248b0a77a, x139, x153);
        let (x156, x157) = mac(x152, 0xc7634d81f4372ddf, x141, x155);
        let (x158, x159) = mac(x152, 0xffffffffffffffff, x143, x157);
        let (x160, x161) = mac(x152, 0xffffffffffffffff, x145, x159);
        let (x162, x163) = mac(x152, 0xffffffffffffffff, x147, x161);
        let (x164, x165) = addc(x149, x163, 0);
        let (x166, _) = addc(x151, x165, 0);
        let (x167, _) = mac(x154, 0x6ed46089e88fdc45, 0, 0);
        let (_, x168) = mac(x167, 0xecec196accc52973, x154, 0);
        let (x169, x170) = mac(x167, 0x581a0db248b0a77a, x156, x168);
        let (x171, x172) = mac(x167, 0xc7634d81f4372ddf, x158, x170);
        let (x173, x174) = mac(x167, 0xffffffffffffffff, x160, x172);
        let (x175, x176) = mac(x167, 0xffffffffffffffff, x162, x174);
        let (x177, x178) = mac(x167, 0xffffffffffffffff, x164, x176);
        let (x179, x180) = addc(x166, x178, 0);
        let (x181, x182) = subb(x169, 0xecec196accc52973, 0);
        let (x183, x184) = subb(x171, 0x581a0db248b0a77a, x182);
        let (x185, x186) = subb(x173, 0xc7634d81f4372ddf, x184);
        let (x187, x188) = subb(x175, 0xffffffffffffffff, x186);
        let (x189, x190) = subb(x177, 0xffffffffffffffff, x188);
        let (x191, x192) = subb(x179, 0xffffffffffffffff, x190);
        let (_, x193) = subb(x180, x192, 0);
        let x194 = mask(x193);
        let x195 = x181 ^ (x194 & (x169 ^ x181));
        let x196 = x183 ^ (x194 & (x171 ^ x183));
        let x197 = x185 ^ (x194 & (x173 ^ x185));
        let x198 = x187 ^ (x194 & (x175 ^ x187));
        let x199 = x189 ^ (x194 & (x177 ^ x189));
        let x200 = x191 ^ (x194 & (x179 ^ x191));
        Self([x195, x196, x197, x198, x199, x200])
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
        let (_, x86) = mac(x85, 0xecec196accc52973, x13, 0);
        let (x87, x88) = mac(x85, 0x581a0db248b0a77a, x25, x86);
        let (x89, x90) = mac(x85, 0xc7634d81f4372ddf, x37, x88);
        let (x91, x92) = mac(x85, 0xffffffffffffffff, x49, x90);
        let (x93, x94) = mac(x85, 0xffffffffffffffff, x61, x92);
        let (x95, x96) = mac(x85, 0xffffffffffffffff, x73, x94);
        let (x97, x98) = addc(x75, x96, 0);
        let (x99, x100) = addc(x77, x98, 0);
        let (x101, x102) = addc(x79, x100, 0);
        let (x103, x104) = addc(x81, x102, 0);
        let (x105, x106) = addc(x83, x104, 0);
        let (x107, _) = addc(x84, x106, 0);
        let (x108, _) = mac(x87, 0x6ed46089e88fdc45, 0, 0);
        let (_, x109) = mac(x108, 0xecec196accc52973, x87, 0);
        let (x110, x111) = mac(x108, 0x581a0db248b0a77a, x89, x109);
        let (x112, x113) = mac(x108, 0xc7634d81f4372ddf, x91, x111);
        let (x114, x115) = mac(x108, 0xffffffffffffffff, x93, x113);
        let (x116, x117) = mac(x108, 0xffffffffffffffff, x95, x115);
        let (x118, x119) = mac(x108, 0xffffffffffffffff, x97, x117);
        let (x120, x121) = addc(x99, x119, 0);
        let (x122, x123) = addc(x101, x121, 0);
        let (x124, x125) = addc(x103, x123, 0);
        let (x126, x127) = addc(x105, x125, 0);
        let (x128, _) = addc(x107, x127, 0);
        let (x129, _) = mac(x110, 0x6ed46089e88fdc45, 0, 0);
        let (_, x130) = mac(x129, 0xecec196accc52973, x110, 0);
        let (x131, x132) = mac(x129, 0x581a0db248b0a77a, x112, x130);
        let (x133, x134) = mac(x129, 0xc7634d81f4372ddf, x114, x132);
        let (x135, x136) = mac(x129, 0xffffffffffffffff, x116, x134);
        let (x137, x138) = mac(x129, 0xffffffffffffffff, x118, x136);
        let (x139, x140) = mac(x129, 0xffffffffffffffff, x120, x138);
        let (x141, x142) = addc(x122, x140, 0);
        let (x143, x144) = addc(x124, x142, 0);
        let (x145, x146) = addc(x126, x144, 0);
        let (x147, _) = addc(x128, x146, 0);
        let (x148, _) = mac(x131, 0x6ed46089e88fdc45, 0, 0);
        let (_, x149) = mac(x148, 0xecec196accc52973, x131, 0);
        let (x150, x151) = mac(x148, 0x581a0db248b0a77a, x133, x149);
        let (x152, x153) = mac(x148, 0xc7634d81f4372ddf, x135, x151);
        let (x154, x155) = mac(x148, 0xffffffffffffffff, x137, x153);
        let (x156, x157) = mac(x148, 0xffffffffffffffff, x139, x155);
        let (x158, x159) = mac(x148, 0xffffffffffffffff, x141, x157);
        let (x160, x161) = addc(x143, x159, 0);
        let (x162, x163) = addc(x145, x161, 0);
        let (x164, _) = addc(x147, x163, 0);
        let (x165, _) = mac(x150, 0x6ed46089e88fdc45, 0, 0);
        let (_, x166) = mac(x165, 0xecec196accc52973, x150, 0);
        let (x167, x168) = mac(x165, 0x581a0db248b0a77a, x152, x166);
        let (x169, x170) = mac(x165, 0xc7634d81f4372ddf, x154, x168);
        let (x171, x172) = mac(x165, 0xffffffffffffffff, x156, x170);
        let (x173, x174) = mac(x165, 0xffffffffffffffff, x158, x172);
        let (x175, x176) = mac(x165, 0xffffffffffffffff, x160, x174);
        let (x177, x178) = addc(x162, x176, 0);
        let (x179, _) = addc(x164, x178, 0);
        let (x180, _) = mac(x167, 0x6ed46089e88fdc45, 0, 0);
        let (_, x181) = mac(x180, 0xecec196accc52973, x167, 0);
        let (x182, x183) = mac(x180, 0x581a0db248b0a77a, x169, x181);
        let (x184, x185) = mac(x180, 0xc7634d81f4372ddf, x171, x183);
        let (x186, x187) = mac(x180, 0xffffffffffffffff, x173, x185);
        let (x188, x189) = mac(x180, 0xffffffffffffffff, x175, x187);
        let (x190, x191) = mac(x180, 0xffffffffffffffff, x177, x189);
        let (x192, x193) = addc(x179, x191, 0);
        let (x194, x195) = subb(x182, 0xecec196accc52973, 0);
        let (x196, x197) = subb(x184, 0x581a0db248b0a77a, x195);
        let (x198, x199) = subb(x186, 0xc7634d81f4372ddf, x197);
        let (x200, x201) = subb(x188, 0xffffffffffffffff, x199);
        let (x202, x203) = subb(x190, 0xffffffffffffffff, x201);
        let (x204, x205) = subb(x192, 0xffffffffffffffff, x203);
        let (_, x206) = subb(x193, x205, 0);
        let x207 = mask(x206);
        let x208 = x194 ^ (x207 & (x182 ^ x194));
        let x209 = x196 ^ (x207 & (x184 ^ x196));
        let x210 = x198 ^ (x207 & (x186 ^ x198));
        let x211 = x200 ^ (x207 & (x188 ^ x200));
        let x212 = x202 ^ (x207 & (x190 ^ x202));
        let x213 = x204 ^ (x207 & (x192 ^ x204));
        let words = [x208, x209, x210, x211, x212, x213];
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
        let (x2, x3) = mac(a[0], b[1], x1, 0);
        let (x4, x5) = mac(a[0], b[2], x3, 0);
        let (x6, x7) = mac(a[0], b[3], x5, 0);
        let (x8, x9) = mac(a[0], b[4], x7, 0);
        let (x10, x11) = mac(a[0], b[5], x9, 0);
        let (x12, x13) = mac(a[1], b[0], x2, 0);
        let (x14, x15) = mac(a[1], b[1], x4, x13);
        let (x16, x17) = mac(a[1], b[2], x6, x15);
        let (x18, x19) = mac(a[1], b[3], x8, x17);
        let (x20, x21) = mac(a[1], b[4], x10, x19);
        let (x22, x23) = mac(a[1], b[5], x11, x21);
        let (x24, x25) = mac(a[2], b[0], x14, 0);
        let (x26, x27) = mac(a[2], b[1], x16, x25);
        let (x28, x29) = mac(a[2], b[2], x18, x27);
        let (x30, x31) = mac(a[2], b[3], x20, x29);
        let (x32, x33) = mac(a[2], b[4], x22, x31);
        let (x34, x35) = mac(a[2], b[5], x23, x33);
        let (x36, x37) = mac(a[3], b[0], x26, 0);
        let (x38, x39) = mac(a[3], b[1], x28, x37);
        let (x40, x41) = mac(a[3], b[2], x30, x39);
        let (x42, x43) = mac(a[3], b[3], x32, x41);
        let (x44, x45) = mac(a[3], b[4], x34, x43);
        let (x46, x47) = mac(a[3], b[5], x35, x45);
        let (x48, x49) = mac(a[4], b[0], x38, 0);
        let (x50, x51) = mac(a[4], b[1], x40, x49);
        let (x52, x53) = mac(a[4], b[2], x42, x51);
        let (x54, x55) = mac(a[4], b[3], x44, x53);
        let (x56, x57) = mac(a[4], b[4], x46, x55);
        let (x58, x59) = mac(a[4], b[5], x47, x57);
        let (x60, x61) = mac(a[5], b[0], x50, 0);
        let (x62, x63) = mac(a[5], b[1], x52, x61);
        let (x64, x65) = mac(a[5], b[2], x54, x63);
        let (x66, x67) = mac(a[5], b[3], x56, x65);
        let (x68, x69) = mac(a[5], b[4], x58, x67);
        let (x70, x71) = mac(a[5], b[5], x59, x69);
        let (x72, _) = mac(x0, 0x6ed46089e88fdc45, 0, 0);
        let (_, x73) = mac(x72, 0xecec196accc52973, x0, 0);
        let (x74, x75) = mac(x72, 0x581a0db248b0a77a, x12, x73);
        let (x76, x77) = mac(x72, 0xc7634d81f4372ddf, x24, x75);
        let (x78, x79) = mac(x72, 0xffffffffffffffff, x36, x77);
        let (x80, x81) = mac(x72, 0xffffffffffffffff, x48, x79);
        let (x82, x83) = mac(x72, 0xffffffffffffffff, x60, x81);
        let (x84, x85) = addc(x62, x83, 0);
        let (x86, x87) = addc(x64, x85, 0);
        let (x88, x89) = addc(x66, x87, 0);
        let (x90, x91) = addc(x68, x89, 0);
        let (x92, x93) = addc(x70, x91, 0);
        let (x94, _) = addc(x71, x93, 0);
        let (x95, _) = mac(x74, 0x6ed46089e88fdc45, 0, 0);
        let (_, x96) = mac(x95, 0xecec196accc52973, x74, 0);
        let (x97, x98) = mac(x95, 0x581a0db248b0a77a, x76, x96);
        let (x99, x100) = mac(x95, 0xc7634d81f4372ddf, x78, x98);
        let (x101, x102) = mac(x95, 0xffffffffffffffff, x80, x100);
        let (x103, x104) = mac(x95, 0xffffffffffffffff, x82, x102);
        let (x105, x106) = mac(x95, 0xffffffffffffffff, x84, x104);
        let (x107, x108) = addc(x86, x106, 0);
        let (x109, x110) = addc(x88, x108, 0);
        let (x111, x112) = addc(x90, x110, 0);
        let (x113, x114) = addc(x92, x112, 0);
        let (x115, _) = addc(x94, x114, 0);
        let (x116, _) = mac(x97, 0x6ed46089e88fdc45, 0, 0);
        let (_, x117) = mac(x116, 0xecec196accc52973, x97, 0);
        let (x118, x119) = mac(x116, 0x581a0db248b0a77a, x99, x117);
        let (x120, x121) = mac(x116, 0xc7634d81f4372ddf, x101, x119);
        let (x122, x123) = mac(x116, 0xffffffffffffffff, x103, x121);
        let (x124, x125) = mac(x116, 0xffffffffffffffff, x105, x123);
        let (x126, x127) = mac(x116, 0xffffffffffffffff, x107, x125);
        let (x128, x129) = addc(x109, x127, 0);
        let (x130, x131) = addc(x111, x129, 0);
        let (x132, x133) = addc(x113, x131, 0);
        let (x134, x135) = addc(x115, x133, 0);
        let (x136, _) = mac(x118, 0x6ed46089e88fdc45, 0, 0);
        let (_, x137) = mac(x136, 0xecec196accc52973, x118, 0);
        let (x138, x139) = mac(x136, 0x581a0db248b0a77a, x120, x137);
        let (x140, x141) = mac(x136, 0xc7634d81f4372ddf, x122, x139);
        let (x142, x143) = mac(x136, 0xffffffffffffffff, x124, x141);
        let (x144, x145) = mac(x136, 0xffffffffffffffff, x126, x143);
        let (x146, x147) = mac(x136, 0xffffffffffffffff, x128, x145);
        let (x148, x149) = addc(x130, x147, 0);
        let (x150, x151) = addc(x132, x149, 0);
        let (x152, x153) = addc(x134, x151, 0);
        let (x154, _) = addc(x135, x153, 0);
        let (x155, _) = mac(x138, 0x6ed46089e88fdc45, 0, 0);
        let (_, x156) = mac(x155, 0xecec196accc52973, x138, 0);
        let (x157, x158) = mac(x155, 0x581a0db248b0a77a, x140, x156);
        let (x159, x160) = mac(x155, 0xc7634d81f4372ddf, x142, x158);
        let (x161, x162) = mac(x155, 0xffffffffffffffff, x144, x160);
        let (x163, x164) = mac(x155, 0xffffffffffffffff, x146, x162);
        let (x165, x166) = mac(x155, 0xffffffffffffffff, x148, x164);
        let (x167, x168) = addc(x150, x166, 0);
        let (x169, x170) = addc(x152, x168, 0);
        let (x171, _) = addc(x154, x170, 0);
        let (x172, _) = mac(x157, 0x6ed46089e88fdc45, 0, 0);
        let (_, x173) = mac(x172, 0xecec196accc52973, x157, 0);
        let (x174, x175) = mac(x172, 0x581a0db248b0a77a, x159, x173);
        let (x176, x177) = mac(x172, 0xc7634d81f4372ddf, x161, x175);
        let (x178, x179) = mac(x172, 0xffffffffffffffff, x163, x177);
        let (x180, x181) = mac(x172, 0xffffffffffffffff, x165, x179);
        let (x182, x183) = mac(x172, 0xffffffffffffffff, x167, x181);
        let (x184, x185) = addc(x169, x183, 0);
        let (x186, _) = addc(x171, x185, 0);
        let (x187, x188) = subb(x174, 0xecec196accc52973, 0);
        let (x189, x190) = subb(x176, 0x581a0db248b0a77a, x188);
        let (x191, x192) = subb(x178, 0xc7634d81f4372ddf, x190);
        let (x193, x194) = subb(x180, 0xffffffffffffffff, x192);
        let (x195, x196) = subb(x182, 0xffffffffffffffff, x194);
        let (x197, x198) = subb(x184, 0xffffffffffffffff, x196);
        let (_, x199) = subb(x186, x198, 0);
        let x200 = mask(x199);
        let x201 = x187 ^ (x200 & (x174 ^ x187));
        let x202 = x189 ^ (x200 & (x176 ^ x189));
        let x203 = x191 ^ (x200 & (x178 ^ x191));
        let x204 = x193 ^ (x200 & (x180 ^ x193));
        let x205 = x195 ^ (x200 & (x182 ^ x195));
        let x206 = x197 ^ (x200 & (x184 ^ x197));
        Self([x201, x202, x203, x204, x205, x206])
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
        let (x12, x13) = subb(x0, 0xecec196accc52973, 0);
        let (x14, x15) = subb(x2, 0x581a0db248b0a77a, x13);
        let (x16, x17) = subb(x4, 0xc7634d81f4372ddf, x15);
        let (x18, x19) = subb(x6, 0xffffffffffffffff, x17);
        let (x20, x21) = subb(x8, 0xffffffffffffffff, x19);
        let (x22, x23) = subb(x10, 0xffffffffffffffff, x21);
        let (_, x24) = subb(x11, x23, 0);
        let x25 = mask(x24);
        let x26 = x12 ^ (x25 & (x0 ^ x12));
        let x27 = x14 ^ (x25 & (x2 ^ x14));
        let x28 = x16 ^ (x25 & (x4 ^ x16));
        let x29 = x18 ^ (x25 & (x6 ^ x18));
        let x30 = x20 ^ (x25 & (x8 ^ x20));
        let x31 = x22 ^ (x25 & (x10 ^ x22));
        Self([x26, x27, x28, x29, x30, x31])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let (x0, x1) = subb(0xecec196accc52973, b[0], 0);
        let (x2, x3) = subb(0x581a0db248b0a77a, b[1], x1);
        let (x4, x5) = subb(0xc7634d81f4372ddf, b[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, b[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, b[4], x7);
        let (x10, _) = subb(0xffffffffffffffff, b[5], x9);
        let (x11, x12) = addc(a[0], x0, 0);
        let (x13, x14) = addc(a[1], x2, x12);
        let (x15, x16) = addc(a[2], x4, x14);
        let (x17, x18) = addc(a[3], x6, x16);
        let (x19, x20) = addc(a[4], x8, x18);
        let (x21, x22) = addc(a[5], x10, x20);
        let (x23, x24) = subb(x11, 0xecec196accc52973, 0);
        let (x25, x26) = subb(x13, 0x581a0db248b0a77a, x24);
        let (x27, x28) = subb(x15, 0xc7634d81f4372ddf, x26);
        let (x29, x30) = subb(x17, 0xffffffffffffffff, x28);
        let (x31, x32) = subb(x19, 0xffffffffffffffff, x30);
        let (x33, x34) = subb(x21, 0xffffffffffffffff, x32);
        let (_, x35) = subb(x22, x34, 0);
        let x36 = mask(x35);
        let x37 = x23 ^ (x36 & (x11 ^ x23));
        let x38 = x25 ^ (x36 & (x13 ^ x25));
        let x39 = x27 ^ (x36 & (x15 ^ x27));
        let x40 = x29 ^ (x36 & (x17 ^ x29));
        let x41 = x31 ^ (x36 & (x19 ^ x31));
        let x42 = x33 ^ (x36 & (x21 ^ x33));
        Self([x37, x38, x39, x40, x41, x42])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        let a = self.0;
        let (x0, x1) = subb(0xecec196accc52973, a[0], 0);
        let (x2, x3) = subb(0x581a0db248b0a77a, a[1], x1);
        let (x4, x5) = subb(0xc7634d81f4372ddf, a[2], x3);
        let (x6, x7) = subb(0xffffffffffffffff, a[3], x5);
        let (x8, x9) = subb(0xffffffffffffffff, a[4], x7);
        let (x10, _) = subb(0xffffffffffffffff, a[5], x9);
        let (x11, x12) = subb(x0, 0xecec196accc52973, 0);
        let (x13, x14) = subb(x2, 0x581a0db248b0a77a, x12);
        let (x15, x16) = subb(x4, 0xc7634d81f4372ddf, x14);
        let (x17, x18) = subb(x6, 0xffffffffffffffff, x16);
        let (x19, x20) = subb(x8, 0xffffffffffffffff, x18);
        let (x21, x22) = subb(x10, 0xffffffffffffffff, x20);
        let x23 = mask(x22);
        let x24 = x11 ^ (x23 & (x0 ^ x11));
        let x25 = x13 ^ (x23 & (x2 ^ x13));
        let x26 = x15 ^ (x23 & (x4 ^ x15));
        let x27 = x17 ^ (x23 & (x6 ^ x17));
        let x28 = x19 ^ (x23 & (x8 ^ x19));
        let x29 = x21 ^ (x23 & (x10 ^ x21));
        Self([x24, x25, x26, x27, x28, x29])
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
    const P: [Digit; DIGITS] = [
        -1374695839762142861,
        -2276509374136279572,
        -705701612803138058,
        -14,
        0,
        0,
        4096,
    ];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x112b9f76177023bb;

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
        0x73, 0x29, 0xc5, 0xcc, 0x6a, 0x19, 0xec, 0xec, 0x7a, 0xa7, 0xb0, 0x48, 0xb2, 0xd, 0x1a,
        0x58, 0xdf, 0x2d, 0x37, 0xf4, 0x81, 0x4d, 0x63, 0xc7, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
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
