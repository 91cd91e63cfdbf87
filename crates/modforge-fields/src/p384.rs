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
//! t1 = (l1 + q·p) / 2^64 < 2^384
//! t2 = (t1 + q·p) / 2^64 < 2^384
//! t3 = (t2 + q·p) / 2^64 < 2^384
//! t4 = (t3 + q·p) / 2^64 < 2^384
//! t5 = (t4 + q·p) / 2^64 < 2^384
//! t6 = (t5 + q·p) / 2^64 < 2^384
//! s1 = t6 + h1 < 2^385
//! r1 = (s1 mod 2^384) + 340282367000166625977638945021017194497·(s1 div 2^384) < 2^384
//! ```
//! Operations:
//! ```text
//! mul: 54 multiplications, 120 additions, 3 logic
//! square: 39 multiplications, 96 additions, 11 shifts, 3 logic
//! add: 15 additions, 6 logic
//! sub: 15 additions, 6 logic
//! neg: 13 additions, 3 logic
//! mul_small: 13 multiplications, 22 additions, 2 shifts, 3 logic
//! half: 6 additions, 6 shifts, 5 logic
//! canonical: 18 multiplications, 54 additions, 7 logic
//! decode: 42 multiplications, 119 additions, 10 logic
//! reduce: 42 multiplications, 113 additions, 3 logic
//! invert: 886 divsteps in batches of 62
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
        let (x64, _) = mac(x41, 0x100000001, 0, 0);
        let (_, x65) = mac(x64, 0xffffffff00000001, 0, 0);
        let (x66, x67) = mac(x64, 0xffffffff, x65, 0);
        let (x68, x69) = addc(x64, x67, 0);
        let (x70, x71) = subb(x43, x66, 0);
        let (x72, x73) = subb(x45, x68, x71);
        let (x74, x75) = subb(x47, x69, x73);
        let (x76, x77) = subb(x49, x75, 0);
        let (x78, x79) = subb(x51, x77, 0);
        let (x80, _) = subb(x64, x79, 0);
        let (x81, _) = mac(x70, 0x100000001, 0, 0);
        let (_, x82) = mac(x81, 0xffffffff00000001, 0, 0);
        let (x83, x84) = mac(x81, 0xffffffff, x82, 0);
        let (x85, x86) = addc(x81, x84, 0);
        let (x87, x88) = subb(x72, x83, 0);
        let (x89, x90) = subb(x74, x85, x88);
        let (x91, x92) = subb(x76, x86, x90);
        let (x93, x94) = subb(x78, x92, 0);
        let (x95, x96) = subb(x80, x94, 0);
        let (x97, _) = subb(x81, x96, 0);
        let (x98, _) = mac(x87, 0x100000001, 0, 0);
        let (_, x99) = mac(x98, 0xffffffff00000001, 0, 0);
        let (x100, x101) = mac(x98, 0xffffffff, x99, 0);
        let (x102, x103) = addc(x98, x101, 0);
        let (x104, x105) = subb(x89, x100, 0);
        let (x106, x107) = subb(x91, x102, x105);
        let (x108, x109) = subb(x93, x103, x107);
        let (x110, x111) = subb(x95, x109, 0);
        let (x112, x113) = subb(x97, x111, 0);
        let (x114, _) = subb(x98, x113, 0);
        let (x115, _) = mac(x104, 0x100000001, 0, 0);
        let (_, x116) = mac(x115, 0xffffffff00000001, 0, 0);
        let (x117, x118) = mac(x115, 0xffffffff, x116, 0);
        let (x119, x120) = addc(x115, x118, 0);
        let (x121, x122) = subb(x106, x117, 0);
        let (x123, x124) = subb(x108, x119, x122);
        let (x125, x126) = subb(x110, x120, x124);
        let (x127, x128) = subb(x112, x126, 0);
        let (x129, x130) = subb(x114, x128, 0);
        let (x131, _) = subb(x115, x130, 0);
        let (x132, _) = mac(x121, 0x100000001, 0, 0);
        let (_, x133) = mac(x132, 0xffffffff00000001, 0, 0);
        let (x134, x135) = mac(x132, 0xffffffff, x133, 0);
        let (x136, x137) = addc(x132, x135, 0);
        let (x138, x139) = subb(x123, x134, 0);
        let (x140, x141) = subb(x125, x136, x139);
        let (x142, x143) = subb(x127, x137, x141);
        let (x144, x145) = subb(x129, x143, 0);
        let (x146, x147) = subb(x131, x145, 0);
        let (x148, _) = subb(x132, x147, 0);
        let (x149, _) = mac(x138, 0x100000001, 0, 0);
        let (_, x150) = mac(x149, 0xffffffff00000001, 0, 0);
        let (x151, x152) = mac(x149, 0xffffffff, x150, 0);
        let (x153, x154) = addc(x149, x152, 0);
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
        let x179 = x178 & 0xffffffff00000001;
        let x180 = x178 & 0xffffffff;
        let (x181, x182) = addc(x166, x179, 0);
        let (x183, x184) = addc(x168, x180, x182);
        let (x185, x186) = addc(x170, x177, x184);
        let (x187, x188) = addc(x172, x186, 0);
        let (x189, x190) = addc(x174, x188, 0);
        let (x191, _) = addc(x176, x190, 0);
        Self([x181, x183, x185, x187, x189, x191])
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
        let (x0, _) = mac(a[0], 0x100000001, 0, 0);
        let (_, x1) = mac(x0, 0xffffffff00000001, 0, 0);
        let (x2, x3) = mac(x0, 0xffffffff, x1, 0);
        let (x4, x5) = addc(x0, x3, 0);
        let (x6, x7) = subb(a[1], x2, 0);
        let (x8, x9) = subb(a[2], x4, x7);
        let (x10, x11) = subb(a[3], x5, x9);
        let (x12, x13) = subb(a[4], x11, 0);
        let (x14, x15) = subb(a[5], x13, 0);
        let (x16, _) = subb(x0, x15, 0);
        let (x17, _) = mac(x6, 0x100000001, 0, 0);
        let (_, x18) = mac(x17, 0xffffffff00000001, 0, 0);
        let (x19, x20) = mac(x17, 0xffffffff, x18, 0);
        let (x21, x22) = addc(x17, x20, 0);
        let (x23, x24) = subb(x8, x19, 0);
        let (x25, x26) = subb(x10, x21, x24);
        let (x27, x28) = subb(x12, x22, x26);
        let (x29, x30) = subb(x14, x28, 0);
        let (x31, x32) = subb(x16, x30, 0);
        let (x33, _) = subb(x17, x32, 0);
        let (x34, _) = mac(x23, 0x100000001, 0, 0);
        let (_, x35) = mac(x34, 0xffffffff00000001, 0, 0);
        let (x36, x37) = mac(x34, 0xffffffff, x35, 0);
        let (x38, x39) = addc(x34, x37, 0);
        let (x40, x41) = subb(x25, x36, 0);
        let (x42, x43) = subb(x27, x38, x41);
        let (x44, x45) = subb(x29, x39, x43);
        let (x46, x47) = subb(x31, x45, 0);
        let (x48, x49) = subb(x33, x47, 0);
        let (x50, _) = subb(x34, x49, 0);
        let (x51, _) = mac(x40, 0x100000001, 0, 0);
        let (_, x52) = mac(x51, 0xffffffff00000001, 0, 0);
        let (x53, x54) = mac(x51, 0xffffffff, x52, 0);
        let (x55, x56) = addc(x51, x54, 0);
        let (x57, x58) = subb(x42, x53, 0);
        let (x59, x60) = subb(x44, x55, x58);
        let (x61, x62) = subb(x46, x56, x60);
        let (x63, x64) = subb(x48, x62, 0);
        let (x65, x66) = subb(x50, x64, 0);
        let (x67, _) = subb(x51, x66, 0);
        let (x68, _) = mac(x57, 0x100000001, 0, 0);
        let (_, x69) = mac(x68, 0xffffffff00000001, 0, 0);
        let (x70, x71) = mac(x68, 0xffffffff, x69, 0);
        let (x72, x73) = addc(x68, x71, 0);
        let (x74, x75) = subb(x59, x70, 0);
        let (x76, x77) = subb(x61, x72, x75);
        let (x78, x79) = subb(x63, x73, x77);
        let (x80, x81) = subb(x65, x79, 0);
        let (x82, x83) = subb(x67, x81, 0);
        let (x84, _) = subb(x68, x83, 0);
        let (x85, _) = mac(x74, 0x100000001, 0, 0);
        let (_, x86) = mac(x85, 0xffffffff00000001, 0, 0);
        let (x87, x88) = mac(x85, 0xffffffff, x86, 0);
        let (x89, x90) = addc(x85, x88, 0);
        let (x91, x92) = subb(x76, x87, 0);
        let (x93, x94) = subb(x78, x89, x92);
        let (x95, x96) = subb(x80, x90, x94);
        let (x97, x98) = subb(x82, x96, 0);
        let (x99, x100) = subb(x84, x98, 0);
        let (x101, _) = subb(x85, x100, 0);
        let (x102, x103) = subb(x91, 0xffffffff, 0);
        let (x104, x105) = subb(x93, 0xffffffff00000000, x103);
        let (x106, x107) = subb(x95, 0xfffffffffffffffe, x105);
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
        let (x75, _) = mac(x0, 0x100000001, 0, 0);
        let (_, x76) = mac(x75, 0xffffffff00000001, 0, 0);
        let (x77, x78) = mac(x75, 0xffffffff, x76, 0);
        let (x79, x80) = addc(x75, x78, 0);
        let (x81, x82) = subb(x12, x77, 0);
        let (x83, x84) = subb(x24, x79, x82);
        let (x85, x86) = subb(x36, x80, x84);
        let (x87, x88) = subb(x48, x86, 0);
        let (x89, x90) = subb(x52, x88, 0);
        let (x91, _) = subb(x75, x90, 0);
        let (x92, _) = mac(x81, 0x100000001, 0, 0);
        let (_, x93) = mac(x92, 0xffffffff00000001, 0, 0);
        let (x94, x95) = mac(x92, 0xffffffff, x93, 0);
        let (x96, x97) = addc(x92, x95, 0);
        let (x98, x99) = subb(x83, x94, 0);
        let (x100, x101) = subb(x85, x96, x99);
        let (x102, x103) = subb(x87, x97, x101);
        let (x104, x105) = subb(x89, x103, 0);
        let (x106, x107) = subb(x91, x105, 0);
        let (x108, _) = subb(x92, x107, 0);
        let (x109, _) = mac(x98, 0x100000001, 0, 0);
        let (_, x110) = mac(x109, 0xffffffff00000001, 0, 0);
        let (x111, x112) = mac(x109, 0xffffffff, x110, 0);
        let (x113, x114) = addc(x109, x112, 0);
        let (x115, x116) = subb(x100, x111, 0);
        let (x117, x118) = subb(x102, x113, x116);
        let (x119, x120) = subb(x104, x114, x118);
        let (x121, x122) = subb(x106, x120, 0);
        let (x123, x124) = subb(x108, x122, 0);
        let (x125, _) = subb(x109, x124, 0);
        let (x126, _) = mac(x115, 0x100000001, 0, 0);
        let (_, x127) = mac(x126, 0xffffffff00000001, 0, 0);
        let (x128, x129) = mac(x126, 0xffffffff, x127, 0);
        let (x130, x131) = addc(x126, x129, 0);
        let (x132, x133) = subb(x117, x128, 0);
        let (x134, x135) = subb(x119, x130, x133);
        let (x136, x137) = subb(x121, x131, x135);
        let (x138, x139) = subb(x123, x137, 0);
        let (x140, x141) = subb(x125, x139, 0);
        let (x142, _) = subb(x126, x141, 0);
        let (x143, _) = mac(x132, 0x100000001, 0, 0);
        let (_, x144) = mac(x143, 0xffffffff00000001, 0, 0);
        let (x145, x146) = mac(x143, 0xffffffff, x144, 0);
        let (x147, x148) = addc(x143, x146, 0);
        let (x149, x150) = subb(x134, x145, 0);
        let (x151, x152) = subb(x136, x147, x150);
        let (x153, x154) = subb(x138, x148, x152);
        let (x155, x156) = subb(x140, x154, 0);
        let (x157, x158) = subb(x142, x156, 0);
        let (x159, _) = subb(x143, x158, 0);
        let (x160, _) = mac(x149, 0x100000001, 0, 0);
        let (_, x161) = mac(x160, 0xffffffff00000001, 0, 0);
        let (x162, x163) = mac(x160, 0xffffffff, x161, 0);
        let (x164, x165) = addc(x160, x163, 0);
        let (x166, x167) = subb(x151, x162, 0);
        let (x168, x169) = subb(x153, x164, x167);
        let (x170, x171) = subb(x155, x165, x169);
        let (x172, x173) = subb(x157, x171, 0);
        let (x174, x175) = subb(x159, x173, 0);
        let (x176, _) = subb(x160, x175, 0);
        let (x177, x178) = addc(x166, x57, 0);
        let (x179, x180) = addc(x168, x62, x178);
        let (x181, x182) = addc(x170, x67, x180);
        let (x183, x184) = addc(x172, x72, x182);
        let (x185, x186) = addc(x174, x74, x184);
        let (x187, x188) = addc(x176, x186, 0);
        let x189 = mask(x188);
        let x190 = x189 & 0xffffffff00000001;
        let x191 = x189 & 0xffffffff;
        let (x192, x193) = addc(x177, x190, 0);
        let (x194, x195) = addc(x179, x191, x193);
        let (x196, x197) = addc(x181, x188, x195);
        let (x198, x199) = addc(x183, x197, 0);
        let (x200, _) = addc(x185, x199, 0);
        Self([x192, x194, x196, x198, x200, x187])
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
        let (x88, _) = mac(x13, 0x100000001, 0, 0);
        let (_, x89) = mac(x88, 0xffffffff00000001, 0, 0);
        let (x90, x91) = mac(x88, 0xffffffff, x89, 0);
        let (x92, x93) = addc(x88, x91, 0);
        let (x94, x95) = subb(x25, x90, 0);
        let (x96, x97) = subb(x37, x92, x95);
        let (x98, x99) = subb(x49, x93, x97);
        let (x100, x101) = subb(x61, x99, 0);
        let (x102, x103) = subb(x65, x101, 0);
        let (x104, _) = subb(x88, x103, 0);
        let (x105, _) = mac(x94, 0x100000001, 0, 0);
        let (_, x106) = mac(x105, 0xffffffff00000001, 0, 0);
        let (x107, x108) = mac(x105, 0xffffffff, x106, 0);
        let (x109, x110) = addc(x105, x108, 0);
        let (x111, x112) = subb(x96, x107, 0);
        let (x113, x114) = subb(x98, x109, x112);
        let (x115, x116) = subb(x100, x110, x114);
        let (x117, x118) = subb(x102, x116, 0);
        let (x119, x120) = subb(x104, x118, 0);
        let (x121, _) = subb(x105, x120, 0);
        let (x122, _) = mac(x111, 0x100000001, 0, 0);
        let (_, x123) = mac(x122, 0xffffffff00000001, 0, 0);
        let (x124, x125) = mac(x122, 0xffffffff, x123, 0);
        let (x126, x127) = addc(x122, x125, 0);
        let (x128, x129) = subb(x113, x124, 0);
        let (x130, x131) = subb(x115, x126, x129);
        let (x132, x133) = subb(x117, x127, x131);
        let (x134, x135) = subb(x119, x133, 0);
        let (x136, x137) = subb(x121, x135, 0);
        let (x138, _) = subb(x122, x137, 0);
        let (x139, _) = mac(x128, 0x100000001, 0, 0);
        let (_, x140) = mac(x139, 0xffffffff00000001, 0, 0);
        let (x141, x142) = mac(x139, 0xffffffff, x140, 0);
        let (x143, x144) = addc(x139, x142, 0);
        let (x145, x146) = subb(x130, x141, 0);
        let (x147, x148) = subb(x132, x143, x146);
        let (x149, x150) = subb(x134, x144, x148);
        let (x151, x152) = subb(x136, x150, 0);
        let (x153, x154) = subb(x138, x152, 0);
        let (x155, _) = subb(x139, x154, 0);
        let (x156, _) = mac(x145, 0x100000001, 0, 0);
        let (_, x157) = mac(x156, 0xffffffff00000001, 0, 0);
        let (x158, x159) = mac(x156, 0xffffffff, x157, 0);
        let (x160, x161) = addc(x156, x159, 0);
        let (x162, x163) = subb(x147, x158, 0);
        let (x164, x165) = subb(x149, x160, x163);
        let (x166, x167) = subb(x151, x161, x165);
        let (x168, x169) = subb(x153, x167, 0);
        let (x170, x171) = subb(x155, x169, 0);
        let (x172, _) = subb(x156, x171, 0);
        let (x173, _) = mac(x162, 0x100000001, 0, 0);
        let (_, x174) = mac(x173, 0xffffffff00000001, 0, 0);
        let (x175, x176) = mac(x173, 0xffffffff, x174, 0);
        let (x177, x178) = addc(x173, x176, 0);
        let (x179, x180) = subb(x164, x175, 0);
        let (x181, x182) = subb(x166, x177, x180);
        let (x183, x184) = subb(x168, x178, x182);
        let (x185, x186) = subb(x170, x184, 0);
        let (x187, x188) = subb(x172, x186, 0);
        let (x189, _) = subb(x173, x188, 0);
        let (x190, x191) = addc(x179, x70, 0);
        let (x192, x193) = addc(x181, x75, x191);
        let (x194, x195) = addc(x183, x80, x193);
        let (x196, x197) = addc(x185, x85, x195);
        let (x198, x199) = addc(x187, x87, x197);
        let (x200, x201) = addc(x189, x199, 0);
        let x202 = mask(x201);
        let x203 = x202 & 0xffffffff00000001;
        let x204 = x202 & 0xffffffff;
        let (x205, x206) = addc(x190, x203, 0);
        let (x207, x208) = addc(x192, x204, x206);
        let (x209, x210) = addc(x194, x201, x208);
        let (x211, x212) = addc(x196, x210, 0);
        let (x213, _) = addc(x198, x212, 0);
        let words = [x205, x207, x209, x211, x213, x200];
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
        let (x72, _) = mac(x0, 0x100000001, 0, 0);
        let (_, x73) = mac(x72, 0xffffffff00000001, 0, 0);
        let (x74, x75) = mac(x72, 0xffffffff, x73, 0);
        let (x76, x77) = addc(x72, x75, 0);
        let (x78, x79) = subb(x12, x74, 0);
        let (x80, x81) = subb(x24, x76, x79);
        let (x82, x83) = subb(x36, x77, x81);
        let (x84, x85) = subb(x48, x83, 0);
        let (x86, x87) = subb(x60, x85, 0);
        let (x88, _) = subb(x72, x87, 0);
        let (x89, _) = mac(x78, 0x100000001, 0, 0);
        let (_, x90) = mac(x89, 0xffffffff00000001, 0, 0);
        let (x91, x92) = mac(x89, 0xffffffff, x90, 0);
        let (x93, x94) = addc(x89, x92, 0);
        let (x95, x96) = subb(x80, x91, 0);
        let (x97, x98) = subb(x82, x93, x96);
        let (x99, x100) = subb(x84, x94, x98);
        let (x101, x102) = subb(x86, x100, 0);
        let (x103, x104) = subb(x88, x102, 0);
        let (x105, _) = subb(x89, x104, 0);
        let (x106, _) = mac(x95, 0x100000001, 0, 0);
        let (_, x107) = mac(x106, 0xffffffff00000001, 0, 0);
        let (x108, x109) = mac(x106, 0xffffffff, x107, 0);
        let (x110, x111) = addc(x106, x109, 0);
        let (x112, x113) = subb(x97, x108, 0);
        let (x114, x115) = subb(x99, x110, x113);
        let (x116, x117) = subb(x101, x111, x115);
        let (x118, x119) = subb(x103, x117, 0);
        let (x120, x121) = subb(x105, x119, 0);
        let (x122, _) = subb(x106, x121, 0);
        let (x123, _) = mac(x112, 0x100000001, 0, 0);
        let (_, x124) = mac(x123, 0xffffffff00000001, 0, 0);
        let (x125, x126) = mac(x123, 0xffffffff, x124, 0);
        let (x127, x128) = addc(x123, x126, 0);
        let (x129, x130) = subb(x114, x125, 0);
        let (x131, x132) = subb(x116, x127, x130);
        let (x133, x134) = subb(x118, x128, x132);
        let (x135, x136) = subb(x120, x134, 0);
        let (x137, x138) = subb(x122, x136, 0);
        let (x139, _) = subb(x123, x138, 0);
        let (x140, _) = mac(x129, 0x100000001, 0, 0);
        let (_, x141) = mac(x140, 0xffffffff00000001, 0, 0);
        let (x142, x143) = mac(x140, 0xffffffff, x141, 0);
        let (x144, x145) = addc(x140, x143, 0);
        let (x146, x147) = subb(x131, x142, 0);
        let (x148, x149) = subb(x133, x144, x147);
        let (x150, x151) = subb(x135, x145, x149);
        let (x152, x153) = subb(x137, x151, 0);
        let (x154, x155) = subb(x139, x153, 0);
        let (x156, _) = subb(x140, x155, 0);
        let (x157, _) = mac(x146, 0x100000001, 0, 0);
        let (_, x158) = mac(x157, 0xffffffff00000001, 0, 0);
        let (x159, x160) = mac(x157, 0xffffffff, x158, 0);
        let (x161, x162) = addc(x157, x160, 0);
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
        let x187 = x186 & 0xffffffff00000001;
        let x188 = x186 & 0xffffffff;
        let (x189, x190) = addc(x174, x187, 0);
        let (x191, x192) = addc(x176, x188, x190);
        let (x193, x194) = addc(x178, x185, x192);
        let (x195, x196) = addc(x180, x194, 0);
        let (x197, x198) = addc(x182, x196, 0);
        let (x199, _) = addc(x184, x198, 0);
        Self([x189, x191, x193, x195, x197, x199])
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
        Self::reduce(divsteps::invert(self.canonical()))
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
    const P: [Digit; DIGITS] = [4294967295, -17179869184, -16, 0, 0, 0, 4096];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x3ffffffeffffffff;

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
        0xff, 0xff, 0xff, 0xff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0xff, 0xff, 0xff, 0xff,
        0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff,
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
