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
//! t1 = (l1 + q·p) / 2^64 < 2^384
//! t2 = (t1 + q·p) / 2^64 < 2^384
//! t3 = (t2 + q·p) / 2^64 < 2^384
//! t4 = (t3 + q·p) / 2^64 < 2^384
//! t5 = (t4 + q·p) / 2^64 < 2^384
//! t6 = (t5 + q·p) / 2^64 < 2^384
//! s1 = t6 + h1 < 2^385
//! r1 = (s1 mod 2^384) + 1388124618062372383947042015309946732620727252194336364173·(s1 div 2^384) < 2^384
//! ```
//! Operations:
//! ```text
//! mul: 60 multiplications, 120 additions, 4 logic
//! square: 45 multiplications, 96 additions, 11 shifts, 4 logic
//! add: 15 additions, 8 logic
//! sub: 15 additions, 8 logic
//! neg: 13 additions, 4 logic
//! mul_small: 13 multiplications, 23 additions, 2 shifts, 4 logic
//! half: 6 additions, 6 shifts, 5 logic
//! canonical: 24 multiplications, 54 additions, 7 logic
//! decode: 60 multiplications, 126 additions, 11 logic
//! reduce: 60 multiplications, 120 additions, 4 logic
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
        // May be told: whether the number is below p. Hidden, as the compiler could otherwise branch on each word's comparison.
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
        let (_, x65) = mac(x64, 0x1313e695333ad68d, 0, 0);
        let (x66, x67) = mac(x64, 0xa7e5f24db74f5885, x65, 0);
        let (x68, x69) = mac(x64, 0x389cb27e0bc8d220, x67, 0);
        let (x70, x71) = subb(x43, x66, 0);
        let (x72, x73) = subb(x45, x68, x71);
        let (x74, x75) = subb(x47, x69, x73);
        let (x76, x77) = subb(x49, x75, 0);
        let (x78, x79) = subb(x51, x77, 0);
        let (x80, _) = subb(x64, x79, 0);
        let (x81, _) = mac(x70, 0x6ed46089e88fdc45, 0, 0);
        let (_, x82) = mac(x81, 0x1313e695333ad68d, 0, 0);
        let (x83, x84) = mac(x81, 0xa7e5f24db74f5885, x82, 0);
        let (x85, x86) = mac(x81, 0x389cb27e0bc8d220, x84, 0);
        let (x87, x88) = subb(x72, x83, 0);
        let (x89, x90) = subb(x74, x85, x88);
        let (x91, x92) = subb(x76, x86, x90);
        let (x93, x94) = subb(x78, x92, 0);
        let (x95, x96) = subb(x80, x94, 0);
        let (x97, _) = subb(x81, x96, 0);
        let (x98, _) = mac(x87, 0x6ed46089e88fdc45, 0, 0);
        let (_, x99) = mac(x98, 0x1313e695333ad68d, 0, 0);
        let (x100, x101) = mac(x98, 0xa7e5f24db74f5885, x99, 0);
        let (x102, x103) = mac(x98, 0x389cb27e0bc8d220, x101, 0);
        let (x104, x105) = subb(x89, x100, 0);
        let (x106, x107) = subb(x91, x102, x105);
        let (x108, x109) = subb(x93, x103, x107);
        let (x110, x111) = subb(x95, x109, 0);
        let (x112, x113) = subb(x97, x111, 0);
        let (x114, _) = subb(x98, x113, 0);
        let (x115, _) = mac(x104, 0x6ed46089e88fdc45, 0, 0);
        let (_, x116) = mac(x115, 0x1313e695333ad68d, 0, 0);
        let (x117, x118) = mac(x115, 0xa7e5f24db74f5885, x116, 0);
        let (x119, x120) = mac(x115, 0x389cb27e0bc8d220, x118, 0);
        let (x121, x122) = subb(x106, x117, 0);
        let (x123, x124) = subb(x108, x119, x122);
        let (x125, x126) = subb(x110, x120, x124);
        let (x127, x128) = subb(x112, x126, 0);
        let (x129, x130) = subb(x114, x128, 0);
        let (x131, _) = subb(x115, x130, 0);
        let (x132, _) = mac(x121, 0x6ed46089e88fdc45, 0, 0);
        let (_, x133) = mac(x132, 0x1313e695333ad68d, 0, 0);
        let (x134, x135) = mac(x132, 0xa7e5f24db74f5885, x133, 0);
        let (x136, x137) = mac(x132, 0x389cb27e0bc8d220, x135, 0);
        let (x138, x139) = subb(x123, x134, 0);
        let (x140, x141) = subb(x125, x136, x139);
        let (x142, x143) = subb(x127, x137, x141);
        let (x144, x145) = subb(x129, x143, 0);
        let (x146, x147) = subb(x131, x145, 0);
        let (x148, _) = subb(x132, x147, 0);
        let (x149, _) = mac(x138, 0x6ed46089e88fdc45, 0, 0);
        let (_, x150) = mac(x149, 0x1313e695333ad68d, 0, 0);
        let (x151, x152) = mac(x149, 0xa7e5f24db74f5885, x150, 0);
        let (x153, x154) = mac(x149, 0x389cb27e0bc8d220, x152, 0);
        let (x155, x156) = subb(x140, x151, 0);
        let (x157, x158) = subb(x142, x153, x156);
        let (x159, x160) = subb(x144, x154, x158);
        let (x161, x162) = subb(x146, x160, 0);
        let (x163, x164) = subb(x148, x162, 0);
        let (x165, _) = subb(x149, x164, 0);
        let (x166, x167) = addc(x155, x53, 0);
        let (x168, x169) = addc(x157, x55, x167);
        let (x170, x171) = addc(x159, x57, x169);
        let (x172, x173) = addc(x161, x59, x171);
        let (x174, x175) = addc(x163, x61, x173);
        let (x176, x177) = addc(x165, x63, x175);
        let x178 = mask(x177);
        let x179 = x178 & 0x1313e695333ad68d;
        let x180 = x178 & 0xa7e5f24db74f5885;
        let x181 = x178 & 0x389cb27e0bc8d220;
        let (x182, x183) = addc(x166, x179, 0);
        let (x184, x185) = addc(x168, x180, x183);
        let (x186, x187) = addc(x170, x181, x185);
        let (x188, x189) = addc(x172, x187, 0);
        let (x190, x191) = addc(x174, x189, 0);
        let (x192, _) = addc(x176, x191, 0);
        Self([x182, x184, x186, x188, x190, x192])
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
        let (x8, x9) = subb(a[2], x4, x7);
        let (x10, x11) = subb(a[3], x5, x9);
        let (x12, x13) = subb(a[4], x11, 0);
        let (x14, x15) = subb(a[5], x13, 0);
        let (x16, _) = subb(x0, x15, 0);
        let (x17, _) = mac(x6, 0x6ed46089e88fdc45, 0, 0);
        let (_, x18) = mac(x17, 0x1313e695333ad68d, 0, 0);
        let (x19, x20) = mac(x17, 0xa7e5f24db74f5885, x18, 0);
        let (x21, x22) = mac(x17, 0x389cb27e0bc8d220, x20, 0);
        let (x23, x24) = subb(x8, x19, 0);
        let (x25, x26) = subb(x10, x21, x24);
        let (x27, x28) = subb(x12, x22, x26);
        let (x29, x30) = subb(x14, x28, 0);
        let (x31, x32) = subb(x16, x30, 0);
        let (x33, _) = subb(x17, x32, 0);
        let (x34, _) = mac(x23, 0x6ed46089e88fdc45, 0, 0);
        let (_, x35) = mac(x34, 0x1313e695333ad68d, 0, 0);
        let (x36, x37) = mac(x34, 0xa7e5f24db74f5885, x35, 0);
        let (x38, x39) = mac(x34, 0x389cb27e0bc8d220, x37, 0);
        let (x40, x41) = subb(x25, x36, 0);
        let (x42, x43) = subb(x27, x38, x41);
        let (x44, x45) = subb(x29, x39, x43);
        let (x46, x47) = subb(x31, x45, 0);
        let (x48, x49) = subb(x33, x47, 0);
        let (x50, _) = subb(x34, x49, 0);
        let (x51, _) = mac(x40, 0x6ed46089e88fdc45, 0, 0);
        let (_, x52) = mac(x51, 0x1313e695333ad68d, 0, 0);
        let (x53, x54) = mac(x51, 0xa7e5f24db74f5885, x52, 0);
        let (x55, x56) = mac(x51, 0x389cb27e0bc8d220, x54, 0);
        let (x57, x58) = subb(x42, x53, 0);
        let (x59, x60) = subb(x44, x55, x58);
        let (x61, x62) = subb(x46, x56, x60);
        let (x63, x64) = subb(x48, x62, 0);
        let (x65, x66) = subb(x50, x64, 0);
        let (x67, _) = subb(x51, x66, 0);
        let (x68, _) = mac(x57, 0x6ed46089e88fdc45, 0, 0);
        let (_, x69) = mac(x68, 0x1313e695333ad68d, 0, 0);
        let (x70, x71) = mac(x68, 0xa7e5f24db74f5885, x69, 0);
        let (x72, x73) = mac(x68, 0x389cb27e0bc8d220, x71, 0);
        let (x74, x75) = subb(x59, x70, 0);
        let (x76, x77) = subb(x61, x72, x75);
        let (x78, x79) = subb(x63, x73, x77);
        let (x80, x81) = subb(x65, x79, 0);
        let (x82, x83) = subb(x67, x81, 0);
        let (x84, _) = subb(x68, x83, 0);
        let (x85, _) = mac(x74, 0x6ed46089e88fdc45, 0, 0);
        let (_, x86) = mac(x85, 0x1313e695333ad68d, 0, 0);
        let (x87, x88) = mac(x85, 0xa7e5f24db74f5885, x86, 0);
        let (x89, x90) = mac(x85, 0x389cb27e0bc8d220, x88, 0);
        let (x91, x92) = subb(x76, x87, 0);
        let (x93, x94) = subb(x78, x89, x92);
        let (x95, x96) = subb(x80, x90, x94);
        let (x97, x98) = subb(x82, x96, 0);
        let (x99, x100) = subb(x84, x98, 0);
        let (x101, _) = subb(x85, x100, 0);
        let (x102, x103) = subb(x91, 0xecec196accc52973, 0);
        let (x104, x105) = subb(x93, 0x581a0db248b0a77a, x103);
        let (x106, x107) = subb(x95, 0xc7634d81f4372ddf, x105);
        let (x108, x109) = subb(x97, 0xffffffffffffffff, x107);
        let (x110, x111) = subb(x99, 0xffffffffffffffff, x109);
        let (x112, x113) = subb(x101, 0xffffffffffffffff, x111);
        let x114 = mask(x113);
        let x115 = x102 ^ (x114 & (x91 ^ x102));
        let x116 = x104 ^ (x114 & (x93 ^ x104));
        let x117 = x106 ^ (x114 & (x95 ^ x106));
        let x118 = x108 ^ (x114 & (x97 ^ x108));
        let x119 = x110 ^ (x114 & (x99 ^ x110));
        let x120 = x112 ^ (x114 & (x101 ^ x112));
        [x115, x116, x117, x118, x119, x120]
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
        let (x80, x81) = subb(x24, x76, x79);
        let (x82, x83) = subb(x36, x77, x81);
        let (x84, x85) = subb(x48, x83, 0);
        let (x86, x87) = subb(x60, x85, 0);
        let (x88, _) = subb(x72, x87, 0);
        let (x89, _) = mac(x78, 0x6ed46089e88fdc45, 0, 0);
        let (_, x90) = mac(x89, 0x1313e695333ad68d, 0, 0);
        let (x91, x92) = mac(x89, 0xa7e5f24db74f5885, x90, 0);
        let (x93, x94) = mac(x89, 0x389cb27e0bc8d220, x92, 0);
        let (x95, x96) = subb(x80, x91, 0);
        let (x97, x98) = subb(x82, x93, x96);
        let (x99, x100) = subb(x84, x94, x98);
        let (x101, x102) = subb(x86, x100, 0);
        let (x103, x104) = subb(x88, x102, 0);
        let (x105, _) = subb(x89, x104, 0);
        let (x106, _) = mac(x95, 0x6ed46089e88fdc45, 0, 0);
        let (_, x107) = mac(x106, 0x1313e695333ad68d, 0, 0);
        let (x108, x109) = mac(x106, 0xa7e5f24db74f5885, x107, 0);
        let (x110, x111) = mac(x106, 0x389cb27e0bc8d220, x109, 0);
        let (x112, x113) = subb(x97, x108, 0);
        let (x114, x115) = subb(x99, x110, x113);
        let (x116, x117) = subb(x101, x111, x115);
        let (x118, x119) = subb(x103, x117, 0);
        let (x120, x121) = subb(x105, x119, 0);
        let (x122, _) = subb(x106, x121, 0);
        let (x123, _) = mac(x112, 0x6ed46089e88fdc45, 0, 0);
        let (_, x124) = mac(x123, 0x1313e695333ad68d, 0, 0);
        let (x125, x126) = mac(x123, 0xa7e5f24db74f5885, x124, 0);
        let (x127, x128) = mac(x123, 0x389cb27e0bc8d220, x126, 0);
        let (x129, x130) = subb(x114, x125, 0);
        let (x131, x132) = subb(x116, x127, x130);
        let (x133, x134) = subb(x118, x128, x132);
        let (x135, x136) = subb(x120, x134, 0);
        let (x137, x138) = subb(x122, x136, 0);
        let (x139, _) = subb(x123, x138, 0);
        let (x140, _) = mac(x129, 0x6ed46089e88fdc45, 0, 0);
        let (_, x141) = mac(x140, 0x1313e695333ad68d, 0, 0);
        let (x142, x143) = mac(x140, 0xa7e5f24db74f5885, x141, 0);
        let (x144, x145) = mac(x140, 0x389cb27e0bc8d220, x143, 0);
        let (x146, x147) = subb(x131, x142, 0);
        let (x148, x149) = subb(x133, x144, x147);
        let (x150, x151) = subb(x135, x145, x149);
        let (x152, x153) = subb(x137, x151, 0);
        let (x154, x155) = subb(x139, x153, 0);
        let (x156, _) = subb(x140, x155, 0);
        let (x157, _) = mac(x146, 0x6ed46089e88fdc45, 0, 0);
        let (_, x158) = mac(x157, 0x1313e695333ad68d, 0, 0);
        let (x159, x160) = mac(x157, 0xa7e5f24db74f5885, x158, 0);
        let (x161, x162) = mac(x157, 0x389cb27e0bc8d220, x160, 0);
        let (x163, x164) = subb(x148, x159, 0);
        let (x165, x166) = subb(x150, x161, x164);
        let (x167, x168) = subb(x152, x162, x166);
        let (x169, x170) = subb(x154, x168, 0);
        let (x171, x172) = subb(x156, x170, 0);
        let (x173, _) = subb(x157, x172, 0);
        let (x174, x175) = addc(x163, x62, 0);
        let (x176, x177) = addc(x165, x64, x175);
        let (x178, x179) = addc(x167, x66, x177);
        let (x180, x181) = addc(x169, x68, x179);
        let (x182, x183) = addc(x171, x70, x181);
        let (x184, x185) = addc(x173, x71, x183);
        let x186 = mask(x185);
        let x187 = x186 & 0x1313e695333ad68d;
        let x188 = x186 & 0xa7e5f24db74f5885;
        let x189 = x186 & 0x389cb27e0bc8d220;
        let (x190, x191) = addc(x174, x187, 0);
        let (x192, x193) = addc(x176, x188, x191);
        let (x194, x195) = addc(x178, x189, x193);
        let (x196, x197) = addc(x180, x195, 0);
        let (x198, x199) = addc(x182, x197, 0);
        let (x200, _) = addc(x184, x199, 0);
        Self([x190, x192, x194, x196, x198, x200])
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
        let (x93, x94) = subb(x37, x89, x92);
        let (x95, x96) = subb(x49, x90, x94);
        let (x97, x98) = subb(x61, x96, 0);
        let (x99, x100) = subb(x73, x98, 0);
        let (x101, _) = subb(x85, x100, 0);
        let (x102, _) = mac(x91, 0x6ed46089e88fdc45, 0, 0);
        let (_, x103) = mac(x102, 0x1313e695333ad68d, 0, 0);
        let (x104, x105) = mac(x102, 0xa7e5f24db74f5885, x103, 0);
        let (x106, x107) = mac(x102, 0x389cb27e0bc8d220, x105, 0);
        let (x108, x109) = subb(x93, x104, 0);
        let (x110, x111) = subb(x95, x106, x109);
        let (x112, x113) = subb(x97, x107, x111);
        let (x114, x115) = subb(x99, x113, 0);
        let (x116, x117) = subb(x101, x115, 0);
        let (x118, _) = subb(x102, x117, 0);
        let (x119, _) = mac(x108, 0x6ed46089e88fdc45, 0, 0);
        let (_, x120) = mac(x119, 0x1313e695333ad68d, 0, 0);
        let (x121, x122) = mac(x119, 0xa7e5f24db74f5885, x120, 0);
        let (x123, x124) = mac(x119, 0x389cb27e0bc8d220, x122, 0);
        let (x125, x126) = subb(x110, x121, 0);
        let (x127, x128) = subb(x112, x123, x126);
        let (x129, x130) = subb(x114, x124, x128);
        let (x131, x132) = subb(x116, x130, 0);
        let (x133, x134) = subb(x118, x132, 0);
        let (x135, _) = subb(x119, x134, 0);
        let (x136, _) = mac(x125, 0x6ed46089e88fdc45, 0, 0);
        let (_, x137) = mac(x136, 0x1313e695333ad68d, 0, 0);
        let (x138, x139) = mac(x136, 0xa7e5f24db74f5885, x137, 0);
        let (x140, x141) = mac(x136, 0x389cb27e0bc8d220, x139, 0);
        let (x142, x143) = subb(x127, x138, 0);
        let (x144, x145) = subb(x129, x140, x143);
        let (x146, x147) = subb(x131, x141, x145);
        let (x148, x149) = subb(x133, x147, 0);
        let (x150, x151) = subb(x135, x149, 0);
        let (x152, _) = subb(x136, x151, 0);
        let (x153, _) = mac(x142, 0x6ed46089e88fdc45, 0, 0);
        let (_, x154) = mac(x153, 0x1313e695333ad68d, 0, 0);
        let (x155, x156) = mac(x153, 0xa7e5f24db74f5885, x154, 0);
        let (x157, x158) = mac(x153, 0x389cb27e0bc8d220, x156, 0);
        let (x159, x160) = subb(x144, x155, 0);
        let (x161, x162) = subb(x146, x157, x160);
        let (x163, x164) = subb(x148, x158, x162);
        let (x165, x166) = subb(x150, x164, 0);
        let (x167, x168) = subb(x152, x166, 0);
        let (x169, _) = subb(x153, x168, 0);
        let (x170, _) = mac(x159, 0x6ed46089e88fdc45, 0, 0);
        let (_, x171) = mac(x170, 0x1313e695333ad68d, 0, 0);
        let (x172, x173) = mac(x170, 0xa7e5f24db74f5885, x171, 0);
        let (x174, x175) = mac(x170, 0x389cb27e0bc8d220, x173, 0);
        let (x176, x177) = subb(x161, x172, 0);
        let (x178, x179) = subb(x163, x174, x177);
        let (x180, x181) = subb(x165, x175, x179);
        let (x182, x183) = subb(x167, x181, 0);
        let (x184, x185) = subb(x169, x183, 0);
        let (x186, _) = subb(x170, x185, 0);
        let (x187, x188) = addc(x176, x75, 0);
        let (x189, x190) = addc(x178, x77, x188);
        let (x191, x192) = addc(x180, x79, x190);
        let (x193, x194) = addc(x182, x81, x192);
        let (x195, x196) = addc(x184, x83, x194);
        let (x197, x198) = addc(x186, x84, x196);
        let x199 = mask(x198);
        let x200 = x199 & 0x1313e695333ad68d;
        let x201 = x199 & 0xa7e5f24db74f5885;
        let x202 = x199 & 0x389cb27e0bc8d220;
        let (x203, x204) = addc(x187, x200, 0);
        let (x205, x206) = addc(x189, x201, x204);
        let (x207, x208) = addc(x191, x202, x206);
        let (x209, x210) = addc(x193, x208, 0);
        let (x211, x212) = addc(x195, x210, 0);
        let (x213, _) = addc(x197, x212, 0);
        let words = [x203, x205, x207, x209, x211, x213];
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
        let (_, x73) = mac(x72, 0x1313e695333ad68d, 0, 0);
        let (x74, x75) = mac(x72, 0xa7e5f24db74f5885, x73, 0);
        let (x76, x77) = mac(x72, 0x389cb27e0bc8d220, x75, 0);
        let (x78, x79) = subb(x12, x74, 0);
        let (x80, x81) = subb(x24, x76, x79);
        let (x82, x83) = subb(x36, x77, x81);
        let (x84, x85) = subb(x48, x83, 0);
        let (x86, x87) = subb(x60, x85, 0);
        let (x88, _) = subb(x72, x87, 0);
        let (x89, _) = mac(x78, 0x6ed46089e88fdc45, 0, 0);
        let (_, x90) = mac(x89, 0x1313e695333ad68d, 0, 0);
        let (x91, x92) = mac(x89, 0xa7e5f24db74f5885, x90, 0);
        let (x93, x94) = mac(x89, 0x389cb27e0bc8d220, x92, 0);
        let (x95, x96) = subb(x80, x91, 0);
        let (x97, x98) = subb(x82, x93, x96);
        let (x99, x100) = subb(x84, x94, x98);
        let (x101, x102) = subb(x86, x100, 0);
        let (x103, x104) = subb(x88, x102, 0);
        let (x105, _) = subb(x89, x104, 0);
        let (x106, _) = mac(x95, 0x6ed46089e88fdc45, 0, 0);
        let (_, x107) = mac(x106, 0x1313e695333ad68d, 0, 0);
        let (x108, x109) = mac(x106, 0xa7e5f24db74f5885, x107, 0);
        let (x110, x111) = mac(x106, 0x389cb27e0bc8d220, x109, 0);
        let (x112, x113) = subb(x97, x108, 0);
        let (x114, x115) = subb(x99, x110, x113);
        let (x116, x117) = subb(x101, x111, x115);
        let (x118, x119) = subb(x103, x117, 0);
        let (x120, x121) = subb(x105, x119, 0);
        let (x122, _) = subb(x106, x121, 0);
        let (x123, _) = mac(x112, 0x6ed46089e88fdc45, 0, 0);
        let (_, x124) = mac(x123, 0x1313e695333ad68d, 0, 0);
        let (x125, x126) = mac(x123, 0xa7e5f24db74f5885, x124, 0);
        let (x127, x128) = mac(x123, 0x389cb27e0bc8d220, x126, 0);
        let (x129, x130) = subb(x114, x125, 0);
        let (x131, x132) = subb(x116, x127, x130);
        let (x133, x134) = subb(x118, x128, x132);
        let (x135, x136) = subb(x120, x134, 0);
        let (x137, x138) = subb(x122, x136, 0);
        let (x139, _) = subb(x123, x138, 0);
        let (x140, _) = mac(x129, 0x6ed46089e88fdc45, 0, 0);
        let (_, x141) = mac(x140, 0x1313e695333ad68d, 0, 0);
        let (x142, x143) = mac(x140, 0xa7e5f24db74f5885, x141, 0);
        let (x144, x145) = mac(x140, 0x389cb27e0bc8d220, x143, 0);
        let (x146, x147) = subb(x131, x142, 0);
        let (x148, x149) = subb(x133, x144, x147);
        let (x150, x151) = subb(x135, x145, x149);
        let (x152, x153) = subb(x137, x151, 0);
        let (x154, x155) = subb(x139, x153, 0);
        let (x156, _) = subb(x140, x155, 0);
        let (x157, _) = mac(x146, 0x6ed46089e88fdc45, 0, 0);
        let (_, x158) = mac(x157, 0x1313e695333ad68d, 0, 0);
        let (x159, x160) = mac(x157, 0xa7e5f24db74f5885, x158, 0);
        let (x161, x162) = mac(x157, 0x389cb27e0bc8d220, x160, 0);
        let (x163, x164) = subb(x148, x159, 0);
        let (x165, x166) = subb(x150, x161, x164);
        let (x167, x168) = subb(x152, x162, x166);
        let (x169, x170) = subb(x154, x168, 0);
        let (x171, x172) = subb(x156, x170, 0);
        let (x173, _) = subb(x157, x172, 0);
        let (x174, x175) = addc(x163, x62, 0);
        let (x176, x177) = addc(x165, x64, x175);
        let (x178, x179) = addc(x167, x66, x177);
        let (x180, x181) = addc(x169, x68, x179);
        let (x182, x183) = addc(x171, x70, x181);
        let (x184, x185) = addc(x173, x71, x183);
        let x186 = mask(x185);
        let x187 = x186 & 0x1313e695333ad68d;
        let x188 = x186 & 0xa7e5f24db74f5885;
        let x189 = x186 & 0x389cb27e0bc8d220;
        let (x190, x191) = addc(x174, x187, 0);
        let (x192, x193) = addc(x176, x188, x191);
        let (x194, x195) = addc(x178, x189, x193);
        let (x196, x197) = addc(x180, x195, 0);
        let (x198, x199) = addc(x182, x197, 0);
        let (x200, _) = addc(x184, x199, 0);
        Self([x190, x192, x194, x196, x198, x200])
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

    #[inline(always)]
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

/// All ones for 1, zero for 0; by a zero hidden from the compiler, which could otherwise make a branch of it.
#[inline(always)]
const fn mask(bit: u64) -> u64 {
    // Not the mask itself: it would take the time of a round through memory.
    core::hint::black_box::<u64>(0).wrapping_sub(bit)
}
