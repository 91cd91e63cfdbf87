// SPDX-License-Identifier: MIT OR Apache-2.0

//! Arithmetic modulo p = 2^768 - 22467. Generated, do not edit:
//! ```text
//! modforge field "2^768 - 22467" --name p768c22467 --prefix fe_p768c22467 --layout unsaturated --trait crate::Field
//! ```
//!
//! p = 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa83d
//! Element: 13 words of 64 bits at bits 0, 60, 119, 178, 237, 296, 355, 414, 473, 532, 591, 650, 709, up to 2^60 + 67400; 2^59 + 292071; 2^59 + 2 5 times; 2^59 + 12; 2^59 + 2 5 times, least significant first, any value below 0x100000000000000600000000000000c000000000000018000000000000030000000000000060000000000000340000000000000180000000000000300000000000000600000000000000c000000000000018000000000474e8000000000010749.
//! Every function takes and returns elements; canonical words and bytes are below p.
//! Constant time in all values: no branch and no address depends on them.
//! Method: 13 digits of 59 and 60 bits, folded at bit m after the products are summed; the numbers of mul and their bounds:
//! ```text
//! r1 = a·b modulo p < 2^768 + 2^705
//! ```
//! Operations:
//! ```text
//! mul: 183 multiplications, 183 additions, 39 shifts, 27 logic
//! square: 105 multiplications, 105 additions, 45 shifts, 27 logic
//! add: 1 multiplication, 26 additions, 13 shifts, 13 logic
//! sub: 1 multiplication, 39 additions, 13 shifts, 13 logic
//! neg: 1 multiplication, 26 additions, 13 shifts, 13 logic
//! mul_small: 14 multiplications, 14 additions, 14 shifts, 14 logic
//! half: 1 multiplication, 38 additions, 38 shifts, 40 logic
//! canonical: 26 additions, 24 shifts, 13 logic
//! decode: 23 additions, 23 shifts, 25 logic
//! reduce: 11 additions, 23 shifts, 12 logic
//! invert: 1770 divsteps in batches of 62
//! sqrt: 764 squarings, 15 multiplications
//! legendre: 766 squarings, 15 multiplications
//! ```

// A product is reduced by masks as well.
#![allow(clippy::suspicious_arithmetic_impl)]

use core::ops::{Add, Mul, Neg, Sub};

/// Words of an element.
pub const WORDS: usize = 13;

/// Words of a number below p.
pub const PLAIN: usize = 12;

/// Bytes of an encoded element.
pub const BYTES: usize = 96;

/// The modulus p = 2^768 - 22467.
pub const MODULUS: [u64; PLAIN] = [
    0xffffffffffffa83d,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
];

/// A number modulo p: 13 words of 64 bits at bits 0, 60, 119, 178, 237, 296, 355, 414, 473, 532, 591, 650, 709, up to 2^60 + 67400; 2^59 + 292071; 2^59 + 2 5 times; 2^59 + 12; 2^59 + 2 5 times, least significant first, any value below 0x100000000000000600000000000000c000000000000018000000000000030000000000000060000000000000340000000000000180000000000000300000000000000600000000000000c000000000000018000000000474e8000000000010749.
///
/// Every function takes and returns such values. Words set by hand must keep the bound.
#[derive(Clone, Copy)]
pub struct Element(pub [u64; WORDS]);

impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = Self([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

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
    #[inline]
    pub fn square(&self) -> Self {
        let a = self.0;
        let x0 = a[1] << 2;
        let x1 = (x0 as u128) * (a[12] as u128);
        let x2 = a[2] << 2;
        let x3 = (x2 as u128) * (a[11] as u128) + x1;
        let x4 = a[3] << 2;
        let x5 = (x4 as u128) * (a[10] as u128) + x3;
        let x6 = a[4] << 2;
        let x7 = (x6 as u128) * (a[9] as u128) + x5;
        let x8 = a[5] << 2;
        let x9 = (x8 as u128) * (a[8] as u128) + x7;
        let x10 = a[6] << 2;
        let x11 = (x10 as u128) * (a[7] as u128) + x9;
        let x12 = a[2] << 1;
        let x13 = (x12 as u128) * (a[12] as u128);
        let x14 = a[3] << 1;
        let x15 = (x14 as u128) * (a[11] as u128) + x13;
        let x16 = a[4] << 1;
        let x17 = (x16 as u128) * (a[10] as u128) + x15;
        let x18 = a[5] << 1;
        let x19 = (x18 as u128) * (a[9] as u128) + x17;
        let x20 = a[6] << 1;
        let x21 = (x20 as u128) * (a[8] as u128) + x19;
        let x22 = (a[7] as u128) * (a[7] as u128) + x21;
        let x23 = (x14 as u128) * (a[12] as u128);
        let x24 = (x16 as u128) * (a[11] as u128) + x23;
        let x25 = (x18 as u128) * (a[10] as u128) + x24;
        let x26 = (x20 as u128) * (a[9] as u128) + x25;
        let x27 = a[7] << 1;
        let x28 = (x27 as u128) * (a[8] as u128) + x26;
        let x29 = (x16 as u128) * (a[12] as u128);
        let x30 = (x18 as u128) * (a[11] as u128) + x29;
        let x31 = (x20 as u128) * (a[10] as u128) + x30;
        let x32 = (x27 as u128) * (a[9] as u128) + x31;
        let x33 = (a[8] as u128) * (a[8] as u128) + x32;
        let x34 = (x18 as u128) * (a[12] as u128);
        let x35 = (x20 as u128) * (a[11] as u128) + x34;
        let x36 = (x27 as u128) * (a[10] as u128) + x35;
        let x37 = a[8] << 1;
        let x38 = (x37 as u128) * (a[9] as u128) + x36;
        let x39 = (x20 as u128) * (a[12] as u128);
        let x40 = (x27 as u128) * (a[11] as u128) + x39;
        let x41 = (x37 as u128) * (a[10] as u128) + x40;
        let x42 = (a[9] as u128) * (a[9] as u128) + x41;
        let x43 = (x27 as u128) * (a[12] as u128);
        let x44 = (x37 as u128) * (a[11] as u128) + x43;
        let x45 = a[9] << 1;
        let x46 = (x45 as u128) * (a[10] as u128) + x44;
        let x47 = (x37 as u128) * (a[12] as u128);
        let x48 = (x45 as u128) * (a[11] as u128) + x47;
        let x49 = (a[10] as u128) * (a[10] as u128) + x48;
        let x50 = (x45 as u128) * (a[12] as u128);
        let x51 = a[10] << 1;
        let x52 = (x51 as u128) * (a[11] as u128) + x50;
        let x53 = (x51 as u128) * (a[12] as u128);
        let x54 = (a[11] as u128) * (a[11] as u128) + x53;
        let x55 = a[11] << 1;
        let x56 = (x55 as u128) * (a[12] as u128);
        let x57 = (a[12] as u128) * (a[12] as u128);
        let x58 = (x11 as u64) & 0xfffffffffffffff;
        let x59 = (x11 >> 60) as u64;
        let x60 = (x22 as u64) & 0x7ffffffffffffff;
        let x61 = (x22 >> 59) as u64;
        let x62 = x60 + x59;
        let x63 = (x28 as u64) & 0x7ffffffffffffff;
        let x64 = (x28 >> 59) as u64;
        let x65 = x63 + x61;
        let x66 = (x33 as u64) & 0x7ffffffffffffff;
        let x67 = (x33 >> 59) as u64;
        let x68 = x66 + x64;
        let x69 = (x38 as u64) & 0x7ffffffffffffff;
        let x70 = (x38 >> 59) as u64;
        let x71 = x69 + x67;
        let x72 = (x42 as u64) & 0x7ffffffffffffff;
        let x73 = (x42 >> 59) as u64;
        let x74 = x72 + x70;
        let x75 = (x46 as u64) & 0x7ffffffffffffff;
        let x76 = (x46 >> 59) as u64;
        let x77 = x75 + x73;
        let x78 = (x49 as u64) & 0x7ffffffffffffff;
        let x79 = (x49 >> 59) as u64;
        let x80 = x78 + x76;
        let x81 = (x52 as u64) & 0x7ffffffffffffff;
        let x82 = (x52 >> 59) as u64;
        let x83 = x81 + x79;
        let x84 = (x54 as u64) & 0x7ffffffffffffff;
        let x85 = (x54 >> 59) as u64;
        let x86 = x84 + x82;
        let x87 = (x56 as u64) & 0x7ffffffffffffff;
        let x88 = (x56 >> 59) as u64;
        let x89 = x87 + x85;
        let x90 = (x57 as u64) & 0x7ffffffffffffff;
        let x91 = (x57 >> 59) as u64;
        let x92 = x90 + x88;
        let x93 = (a[0] as u128) * (a[0] as u128);
        let x94 = (x58 as u128) * 0x57c3 + x93;
        let x95 = (x94 as u64) & 0xfffffffffffffff;
        let x96 = (x94 >> 60) as u64;
        let x97 = a[0] << 1;
        let x98 = (x97 as u128) * (a[1] as u128);
        let x99 = (x62 as u128) * 0x57c3 + x98;
        let x100 = x99 + (x96 as u128);
        let x101 = (x100 as u64) & 0x7ffffffffffffff;
        let x102 = (x100 >> 59) as u64;
        let x103 = (x97 as u128) * (a[2] as u128);
        let x104 = a[1] << 1;
        let x105 = (x104 as u128) * (a[1] as u128) + x103;
        let x106 = (x65 as u128) * 0x57c3 + x105;
        let x107 = x106 + (x102 as u128);
        let x108 = (x107 as u64) & 0x7ffffffffffffff;
        let x109 = (x107 >> 59) as u64;
        let x110 = (x97 as u128) * (a[3] as u128);
        let x111 = (x0 as u128) * (a[2] as u128) + x110;
        let x112 = (x68 as u128) * 0x57c3 + x111;
        let x113 = x112 + (x109 as u128);
        let x114 = (x113 as u64) & 0x7ffffffffffffff;
        let x115 = (x113 >> 59) as u64;
        let x116 = (x97 as u128) * (a[4] as u128);
        let x117 = (x0 as u128) * (a[3] as u128) + x116;
        let x118 = (x12 as u128) * (a[2] as u128) + x117;
        let x119 = (x71 as u128) * 0x57c3 + x118;
        let x120 = x119 + (x115 as u128);
        let x121 = (x120 as u64) & 0x7ffffffffffffff;
        let x122 = (x120 >> 59) as u64;
        let x123 = (x97 as u128) * (a[5] as u128);
        let x124 = (x0 as u128) * (a[4] as u128) + x123;
        let x125 = (x2 as u128) * (a[3] as u128) + x124;
        let x126 = (x74 as u128) * 0x57c3 + x125;
        let x127 = x126 + (x122 as u128);
        let x128 = (x127 as u64) & 0x7ffffffffffffff;
        let x129 = (x127 >> 59) as u64;
        let x130 = (x97 as u128) * (a[6] as u128);
        let x131 = (x0 as u128) * (a[5] as u128) + x130;
        let x132 = (x2 as u128) * (a[4] as u128) + x131;
        let x133 = (x14 as u128) * (a[3] as u128) + x132;
        let x134 = (x77 as u128) * 0x57c3 + x133;
        let x135 = (x134 as u64) & 0x7ffffffffffffff;
        let x136 = (x134 >> 59) as u64;
        let x137 = (x97 as u128) * (a[7] as u128);
        let x138 = (x0 as u128) * (a[6] as u128) + x137;
        let x139 = (x2 as u128) * (a[5] as u128) + x138;
        let x140 = (x4 as u128) * (a[4] as u128) + x139;
        let x141 = (x80 as u128) * 0x57c3 + x140;
        let x142 = x141 + (x136 as u128);
        let x143 = (x142 as u64) & 0x7ffffffffffffff;
        let x144 = (x142 >> 59) as u64;
        let x145 = (x97 as u128) * (a[8] as u128);
        let x146 = (x0 as u128) * (a[7] as u128) + x145;
        let x147 = (x2 as u128) * (a[6] as u128) + x146;
        let x148 = (x4 as u128) * (a[5] as u128) + x147;
        let x149 = (x16 as u128) * (a[4] as u128) + x148;
        let x150 = (x83 as u128) * 0x57c3 + x149;
        let x151 = x150 + (x144 as u128);
        let x152 = (x151 as u64) & 0x7ffffffffffffff;
        let x153 = (x151 >> 59) as u64;
        let x154 = (x97 as u128) * (a[9] as u128);
        let x155 = (x0 as u128) * (a[8] as u128) + x154;
        let x156 = (x2 as u128) * (a[7] as u128) + x155;
        let x157 = (x4 as u128) * (a[6] as u128) + x156;
        let x158 = (x6 as u128) * (a[5] as u128) + x157;
        let x159 = (x86 as u128) * 0x57c3 + x158;
        let x160 = x159 + (x153 as u128);
        let x161 = (x160 as u64) & 0x7ffffffffffffff;
        let x162 = (x160 >> 59) as u64;
        let x163 = (x97 as u128) * (a[10] as u128);
        let x164 = (x0 as u128) * (a[9] as u128) + x163;
        let x165 = (x2 as u128) * (a[8] as u128) + x164;
        let x166 = (x4 as u128) * (a[7] as u128) + x165;
        let x167 = (x6 as u128) * (a[6] as u128) + x166;
        let x168 = (x18 as u128) * (a[5] as u128) + x167;
        let x169 = (x89 as u128) * 0x57c3 + x168;
        let x170 = x169 + (x162 as u128);
        let x171 = (x170 as u64) & 0x7ffffffffffffff;
        let x172 = (x170 >> 59) as u64;
        let x173 = (x97 as u128) * (a[11] as u128);
        let x174 = (x0 as u128) * (a[10] as u128) + x173;
        let x175 = (x2 as u128) * (a[9] as u128) + x174;
        let x176 = (x4 as u128) * (a[8] as u128) + x175;
        let x177 = (x6 as u128) * (a[7] as u128) + x176;
        let x178 = (x8 as u128) * (a[6] as u128) + x177;
        let x179 = (x92 as u128) * 0x57c3 + x178;
        let x180 = x179 + (x172 as u128);
        let x181 = (x180 as u64) & 0x7ffffffffffffff;
        let x182 = (x180 >> 59) as u64;
        let x183 = (x97 as u128) * (a[12] as u128);
        let x184 = (x0 as u128) * (a[11] as u128) + x183;
        let x185 = (x2 as u128) * (a[10] as u128) + x184;
        let x186 = (x4 as u128) * (a[9] as u128) + x185;
        let x187 = (x6 as u128) * (a[8] as u128) + x186;
        let x188 = (x8 as u128) * (a[7] as u128) + x187;
        let x189 = (x20 as u128) * (a[6] as u128) + x188;
        let x190 = (x91 as u128) * 0x57c3 + x189;
        let x191 = x190 + (x182 as u128);
        let x192 = (x191 as u64) & 0x7ffffffffffffff;
        let x193 = (x191 >> 59) as u64;
        let x194 = x135 + x129;
        let x195 = (x193 as u128) * 0x57c3 + (x95 as u128);
        let x196 = x194 & 0x7ffffffffffffff;
        let x197 = x194 >> 59;
        let x198 = (x195 as u64) & 0xfffffffffffffff;
        let x199 = (x195 >> 60) as u64;
        let x200 = x143 + x197;
        let x201 = x101 + x199;
        Self([
            x198, x201, x108, x114, x121, x128, x196, x200, x152, x161, x171, x181, x192,
        ])
    }

    /// The product with a small number.
    #[must_use]
    #[inline]
    pub fn mul_small(&self, b: u32) -> Self {
        let a = self.0;
        let b = [u64::from(b)];
        let x0 = (a[0] as u128) * (b[0] as u128);
        let x1 = (x0 as u64) & 0xfffffffffffffff;
        let x2 = (x0 >> 60) as u64;
        let x3 = (a[1] as u128) * (b[0] as u128);
        let x4 = x3 + (x2 as u128);
        let x5 = (x4 as u64) & 0x7ffffffffffffff;
        let x6 = (x4 >> 59) as u64;
        let x7 = (a[2] as u128) * (b[0] as u128);
        let x8 = x7 + (x6 as u128);
        let x9 = (x8 as u64) & 0x7ffffffffffffff;
        let x10 = (x8 >> 59) as u64;
        let x11 = (a[3] as u128) * (b[0] as u128);
        let x12 = x11 + (x10 as u128);
        let x13 = (x12 as u64) & 0x7ffffffffffffff;
        let x14 = (x12 >> 59) as u64;
        let x15 = (a[4] as u128) * (b[0] as u128);
        let x16 = x15 + (x14 as u128);
        let x17 = (x16 as u64) & 0x7ffffffffffffff;
        let x18 = (x16 >> 59) as u64;
        let x19 = (a[5] as u128) * (b[0] as u128);
        let x20 = x19 + (x18 as u128);
        let x21 = (x20 as u64) & 0x7ffffffffffffff;
        let x22 = (x20 >> 59) as u64;
        let x23 = (a[6] as u128) * (b[0] as u128);
        let x24 = x23 + (x22 as u128);
        let x25 = (x24 as u64) & 0x7ffffffffffffff;
        let x26 = (x24 >> 59) as u64;
        let x27 = (a[7] as u128) * (b[0] as u128);
        let x28 = x27 + (x26 as u128);
        let x29 = (x28 as u64) & 0x7ffffffffffffff;
        let x30 = (x28 >> 59) as u64;
        let x31 = (a[8] as u128) * (b[0] as u128);
        let x32 = x31 + (x30 as u128);
        let x33 = (x32 as u64) & 0x7ffffffffffffff;
        let x34 = (x32 >> 59) as u64;
        let x35 = (a[9] as u128) * (b[0] as u128);
        let x36 = x35 + (x34 as u128);
        let x37 = (x36 as u64) & 0x7ffffffffffffff;
        let x38 = (x36 >> 59) as u64;
        let x39 = (a[10] as u128) * (b[0] as u128);
        let x40 = x39 + (x38 as u128);
        let x41 = (x40 as u64) & 0x7ffffffffffffff;
        let x42 = (x40 >> 59) as u64;
        let x43 = (a[11] as u128) * (b[0] as u128);
        let x44 = x43 + (x42 as u128);
        let x45 = (x44 as u64) & 0x7ffffffffffffff;
        let x46 = (x44 >> 59) as u64;
        let x47 = (a[12] as u128) * (b[0] as u128);
        let x48 = x47 + (x46 as u128);
        let x49 = (x48 as u64) & 0x7ffffffffffffff;
        let x50 = (x48 >> 59) as u64;
        let x51 = x50 * 0x57c3 + x1;
        let x52 = x51 & 0xfffffffffffffff;
        let x53 = x51 >> 60;
        let x54 = x5 + x53;
        Self([
            x52, x54, x9, x13, x17, x21, x25, x29, x33, x37, x41, x45, x49,
        ])
    }

    /// The half modulo p.
    #[must_use]
    #[inline]
    pub fn half(&self) -> Self {
        let a = self.0;
        let x0 = a[0] & 1;
        let x1 = x0.wrapping_neg();
        let x2 = x1 & 0xfffffffffffa83d;
        let x3 = a[0] + x2;
        let x4 = x1 & 0x7ffffffffffffff;
        let x5 = a[1] + x4;
        let x6 = x1 & 0x7ffffffffffffff;
        let x7 = a[2] + x6;
        let x8 = x1 & 0x7ffffffffffffff;
        let x9 = a[3] + x8;
        let x10 = x1 & 0x7ffffffffffffff;
        let x11 = a[4] + x10;
        let x12 = x1 & 0x7ffffffffffffff;
        let x13 = a[5] + x12;
        let x14 = x1 & 0x7ffffffffffffff;
        let x15 = a[6] + x14;
        let x16 = x1 & 0x7ffffffffffffff;
        let x17 = a[7] + x16;
        let x18 = x1 & 0x7ffffffffffffff;
        let x19 = a[8] + x18;
        let x20 = x1 & 0x7ffffffffffffff;
        let x21 = a[9] + x20;
        let x22 = x1 & 0x7ffffffffffffff;
        let x23 = a[10] + x22;
        let x24 = x1 & 0x7ffffffffffffff;
        let x25 = a[11] + x24;
        let x26 = x1 & 0x7ffffffffffffff;
        let x27 = a[12] + x26;
        let x28 = x5 & 1;
        let x29 = x7 & 1;
        let x30 = x9 & 1;
        let x31 = x11 & 1;
        let x32 = x13 & 1;
        let x33 = x15 & 1;
        let x34 = x17 & 1;
        let x35 = x19 & 1;
        let x36 = x21 & 1;
        let x37 = x23 & 1;
        let x38 = x25 & 1;
        let x39 = x27 & 1;
        let x40 = x3 >> 1;
        let x41 = x5 >> 1;
        let x42 = x7 >> 1;
        let x43 = x9 >> 1;
        let x44 = x11 >> 1;
        let x45 = x13 >> 1;
        let x46 = x15 >> 1;
        let x47 = x17 >> 1;
        let x48 = x19 >> 1;
        let x49 = x21 >> 1;
        let x50 = x23 >> 1;
        let x51 = x25 >> 1;
        let x52 = x27 >> 1;
        let x53 = x28 << 59;
        let x54 = x40 + x53;
        let x55 = x29 << 58;
        let x56 = x41 + x55;
        let x57 = x30 << 58;
        let x58 = x42 + x57;
        let x59 = x31 << 58;
        let x60 = x43 + x59;
        let x61 = x32 << 58;
        let x62 = x44 + x61;
        let x63 = x33 << 58;
        let x64 = x45 + x63;
        let x65 = x34 << 58;
        let x66 = x46 + x65;
        let x67 = x35 << 58;
        let x68 = x47 + x67;
        let x69 = x36 << 58;
        let x70 = x48 + x69;
        let x71 = x37 << 58;
        let x72 = x49 + x71;
        let x73 = x38 << 58;
        let x74 = x50 + x73;
        let x75 = x39 << 58;
        let x76 = x51 + x75;
        let x77 = x54 & 0xfffffffffffffff;
        let x78 = x54 >> 60;
        let x79 = x56 & 0x7ffffffffffffff;
        let x80 = x56 >> 59;
        let x81 = x58 & 0x7ffffffffffffff;
        let x82 = x58 >> 59;
        let x83 = x60 & 0x7ffffffffffffff;
        let x84 = x60 >> 59;
        let x85 = x62 & 0x7ffffffffffffff;
        let x86 = x62 >> 59;
        let x87 = x64 & 0x7ffffffffffffff;
        let x88 = x64 >> 59;
        let x89 = x66 & 0x7ffffffffffffff;
        let x90 = x66 >> 59;
        let x91 = x68 & 0x7ffffffffffffff;
        let x92 = x68 >> 59;
        let x93 = x70 & 0x7ffffffffffffff;
        let x94 = x70 >> 59;
        let x95 = x72 & 0x7ffffffffffffff;
        let x96 = x72 >> 59;
        let x97 = x74 & 0x7ffffffffffffff;
        let x98 = x74 >> 59;
        let x99 = x76 & 0x7ffffffffffffff;
        let x100 = x76 >> 59;
        let x101 = x52 & 0x7ffffffffffffff;
        let x102 = x52 >> 59;
        let x103 = x79 + x78;
        let x104 = x81 + x80;
        let x105 = x83 + x82;
        let x106 = x85 + x84;
        let x107 = x87 + x86;
        let x108 = x89 + x88;
        let x109 = x91 + x90;
        let x110 = x93 + x92;
        let x111 = x95 + x94;
        let x112 = x97 + x96;
        let x113 = x99 + x98;
        let x114 = x101 + x100;
        let x115 = x102 * 0x57c3 + x77;
        Self([
            x115, x103, x104, x105, x106, x107, x108, x109, x110, x111, x112, x113, x114,
        ])
    }

    /// The number itself, below p, in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub fn canonical(&self) -> [u64; PLAIN] {
        let a = self.0;
        let x0 = a[2] << 55;
        let x1 = a[2] >> 9;
        let x2 = a[4] << 45;
        let x3 = a[4] >> 19;
        let x4 = a[6] << 35;
        let x5 = a[6] >> 29;
        let x6 = a[8] << 25;
        let x7 = a[8] >> 39;
        let x8 = a[10] << 15;
        let x9 = a[10] >> 49;
        let x10 = a[12] << 5;
        let x11 = a[12] >> 59;
        let x12 = a[1] << 60;
        let x13 = a[1] >> 4;
        let x14 = a[3] << 50;
        let x15 = a[3] >> 14;
        let x16 = a[5] << 40;
        let x17 = a[5] >> 24;
        let x18 = a[7] << 30;
        let x19 = a[7] >> 34;
        let x20 = a[9] << 20;
        let x21 = a[9] >> 44;
        let x22 = a[11] << 10;
        let x23 = a[11] >> 54;
        let (x24, x25) = addc(a[0], x12, 0);
        let (x26, x27) = addc(x0, x13, x25);
        let (x28, x29) = addc(x1, x14, x27);
        let (x30, x31) = addc(x2, x15, x29);
        let (x32, x33) = addc(x3, x16, x31);
        let (x34, x35) = addc(x4, x17, x33);
        let (x36, x37) = addc(x5, x18, x35);
        let (x38, x39) = addc(x6, x19, x37);
        let (x40, x41) = addc(x7, x20, x39);
        let (x42, x43) = addc(x8, x21, x41);
        let (x44, x45) = addc(x9, x22, x43);
        let (x46, x47) = addc(x10, x23, x45);
        let (x48, _) = addc(x11, x47, 0);
        let (x49, x50) = subb(x24, 0xffffffffffffa83d, 0);
        let (x51, x52) = subb(x26, 0xffffffffffffffff, x50);
        let (x53, x54) = subb(x28, 0xffffffffffffffff, x52);
        let (x55, x56) = subb(x30, 0xffffffffffffffff, x54);
        let (x57, x58) = subb(x32, 0xffffffffffffffff, x56);
        let (x59, x60) = subb(x34, 0xffffffffffffffff, x58);
        let (x61, x62) = subb(x36, 0xffffffffffffffff, x60);
        let (x63, x64) = subb(x38, 0xffffffffffffffff, x62);
        let (x65, x66) = subb(x40, 0xffffffffffffffff, x64);
        let (x67, x68) = subb(x42, 0xffffffffffffffff, x66);
        let (x69, x70) = subb(x44, 0xffffffffffffffff, x68);
        let (x71, x72) = subb(x46, 0xffffffffffffffff, x70);
        let (_, x73) = subb(x48, x72, 0);
        let x74 = mask(x73);
        let x75 = x49 ^ (x74 & (x24 ^ x49));
        let x76 = x51 ^ (x74 & (x26 ^ x51));
        let x77 = x53 ^ (x74 & (x28 ^ x53));
        let x78 = x55 ^ (x74 & (x30 ^ x55));
        let x79 = x57 ^ (x74 & (x32 ^ x57));
        let x80 = x59 ^ (x74 & (x34 ^ x59));
        let x81 = x61 ^ (x74 & (x36 ^ x61));
        let x82 = x63 ^ (x74 & (x38 ^ x63));
        let x83 = x65 ^ (x74 & (x40 ^ x65));
        let x84 = x67 ^ (x74 & (x42 ^ x67));
        let x85 = x69 ^ (x74 & (x44 ^ x69));
        let x86 = x71 ^ (x74 & (x46 ^ x71));
        [x75, x76, x77, x78, x79, x80, x81, x82, x83, x84, x85, x86]
    }

    /// The element for a number of any value in words of 64 bits, least significant first.
    #[must_use]
    #[inline]
    pub const fn reduce(a: [u64; PLAIN]) -> Self {
        let x0 = a[0] & 0xfffffffffffffff;
        let x1 = a[0] >> 60;
        let x2 = a[1] & 0x7fffffffffffff;
        let x3 = x2 << 4;
        let x4 = x1 + x3;
        let x5 = a[1] >> 55;
        let x6 = a[2] & 0x3ffffffffffff;
        let x7 = x6 << 9;
        let x8 = x5 + x7;
        let x9 = a[2] >> 50;
        let x10 = a[3] & 0x1fffffffffff;
        let x11 = x10 << 14;
        let x12 = x9 + x11;
        let x13 = a[3] >> 45;
        let x14 = a[4] & 0xffffffffff;
        let x15 = x14 << 19;
        let x16 = x13 + x15;
        let x17 = a[4] >> 40;
        let x18 = a[5] & 0x7ffffffff;
        let x19 = x18 << 24;
        let x20 = x17 + x19;
        let x21 = a[5] >> 35;
        let x22 = a[6] & 0x3fffffff;
        let x23 = x22 << 29;
        let x24 = x21 + x23;
        let x25 = a[6] >> 30;
        let x26 = a[7] & 0x1ffffff;
        let x27 = x26 << 34;
        let x28 = x25 + x27;
        let x29 = a[7] >> 25;
        let x30 = a[8] & 0xfffff;
        let x31 = x30 << 39;
        let x32 = x29 + x31;
        let x33 = a[8] >> 20;
        let x34 = a[9] & 0x7fff;
        let x35 = x34 << 44;
        let x36 = x33 + x35;
        let x37 = a[9] >> 15;
        let x38 = a[10] & 0x3ff;
        let x39 = x38 << 49;
        let x40 = x37 + x39;
        let x41 = a[10] >> 10;
        let x42 = a[11] & 0x1f;
        let x43 = x42 << 54;
        let x44 = x41 + x43;
        let x45 = a[11] >> 5;
        Self([x0, x4, x8, x12, x16, x20, x24, x28, x32, x36, x40, x44, x45])
    }

    /// The number and 1 if it is below p, else 0 and 0.
    fn decode(a: [u64; PLAIN]) -> (Self, u64) {
        let (_, x0) = subb(a[0], 0xffffffffffffa83d, 0);
        let (_, x1) = subb(a[1], 0xffffffffffffffff, x0);
        let (_, x2) = subb(a[2], 0xffffffffffffffff, x1);
        let (_, x3) = subb(a[3], 0xffffffffffffffff, x2);
        let (_, x4) = subb(a[4], 0xffffffffffffffff, x3);
        let (_, x5) = subb(a[5], 0xffffffffffffffff, x4);
        let (_, x6) = subb(a[6], 0xffffffffffffffff, x5);
        let (_, x7) = subb(a[7], 0xffffffffffffffff, x6);
        let (_, x8) = subb(a[8], 0xffffffffffffffff, x7);
        let (_, x9) = subb(a[9], 0xffffffffffffffff, x8);
        let (_, x10) = subb(a[10], 0xffffffffffffffff, x9);
        let (_, x11) = subb(a[11], 0xffffffffffffffff, x10);
        let x12 = mask(x11);
        let x13 = x12 & a[0];
        let x14 = x12 & a[1];
        let x15 = x12 & a[2];
        let x16 = x12 & a[3];
        let x17 = x12 & a[4];
        let x18 = x12 & a[5];
        let x19 = x12 & a[6];
        let x20 = x12 & a[7];
        let x21 = x12 & a[8];
        let x22 = x12 & a[9];
        let x23 = x12 & a[10];
        let x24 = x12 & a[11];
        let x25 = x13 & 0xfffffffffffffff;
        let x26 = x13 >> 60;
        let x27 = x14 & 0x7fffffffffffff;
        let x28 = x27 << 4;
        let x29 = x26 + x28;
        let x30 = x14 >> 55;
        let x31 = x15 & 0x3ffffffffffff;
        let x32 = x31 << 9;
        let x33 = x30 + x32;
        let x34 = x15 >> 50;
        let x35 = x16 & 0x1fffffffffff;
        let x36 = x35 << 14;
        let x37 = x34 + x36;
        let x38 = x16 >> 45;
        let x39 = x17 & 0xffffffffff;
        let x40 = x39 << 19;
        let x41 = x38 + x40;
        let x42 = x17 >> 40;
        let x43 = x18 & 0x7ffffffff;
        let x44 = x43 << 24;
        let x45 = x42 + x44;
        let x46 = x18 >> 35;
        let x47 = x19 & 0x3fffffff;
        let x48 = x47 << 29;
        let x49 = x46 + x48;
        let x50 = x19 >> 30;
        let x51 = x20 & 0x1ffffff;
        let x52 = x51 << 34;
        let x53 = x50 + x52;
        let x54 = x20 >> 25;
        let x55 = x21 & 0xfffff;
        let x56 = x55 << 39;
        let x57 = x54 + x56;
        let x58 = x21 >> 20;
        let x59 = x22 & 0x7fff;
        let x60 = x59 << 44;
        let x61 = x58 + x60;
        let x62 = x22 >> 15;
        let x63 = x23 & 0x3ff;
        let x64 = x63 << 49;
        let x65 = x62 + x64;
        let x66 = x23 >> 10;
        let x67 = x24 & 0x1f;
        let x68 = x67 << 54;
        let x69 = x66 + x68;
        let x70 = x24 >> 5;
        let words = [
            x25, x29, x33, x37, x41, x45, x49, x53, x57, x61, x65, x69, x70,
        ];
        (Self(words), x11)
    }
}

impl Mul for Element {
    type Output = Self;

    #[inline]
    fn mul(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let x0 = a[1] << 1;
        let x1 = (x0 as u128) * (b[12] as u128);
        let x2 = a[2] << 1;
        let x3 = (x2 as u128) * (b[11] as u128) + x1;
        let x4 = a[3] << 1;
        let x5 = (x4 as u128) * (b[10] as u128) + x3;
        let x6 = a[4] << 1;
        let x7 = (x6 as u128) * (b[9] as u128) + x5;
        let x8 = a[5] << 1;
        let x9 = (x8 as u128) * (b[8] as u128) + x7;
        let x10 = a[6] << 1;
        let x11 = (x10 as u128) * (b[7] as u128) + x9;
        let x12 = a[7] << 1;
        let x13 = (x12 as u128) * (b[6] as u128) + x11;
        let x14 = a[8] << 1;
        let x15 = (x14 as u128) * (b[5] as u128) + x13;
        let x16 = a[9] << 1;
        let x17 = (x16 as u128) * (b[4] as u128) + x15;
        let x18 = a[10] << 1;
        let x19 = (x18 as u128) * (b[3] as u128) + x17;
        let x20 = a[11] << 1;
        let x21 = (x20 as u128) * (b[2] as u128) + x19;
        let x22 = a[12] << 1;
        let x23 = (x22 as u128) * (b[1] as u128) + x21;
        let x24 = (a[2] as u128) * (b[12] as u128);
        let x25 = (a[3] as u128) * (b[11] as u128) + x24;
        let x26 = (a[4] as u128) * (b[10] as u128) + x25;
        let x27 = (a[5] as u128) * (b[9] as u128) + x26;
        let x28 = (a[6] as u128) * (b[8] as u128) + x27;
        let x29 = (a[7] as u128) * (b[7] as u128) + x28;
        let x30 = (a[8] as u128) * (b[6] as u128) + x29;
        let x31 = (a[9] as u128) * (b[5] as u128) + x30;
        let x32 = (a[10] as u128) * (b[4] as u128) + x31;
        let x33 = (a[11] as u128) * (b[3] as u128) + x32;
        let x34 = (a[12] as u128) * (b[2] as u128) + x33;
        let x35 = (a[3] as u128) * (b[12] as u128);
        let x36 = (a[4] as u128) * (b[11] as u128) + x35;
        let x37 = (a[5] as u128) * (b[10] as u128) + x36;
        let x38 = (a[6] as u128) * (b[9] as u128) + x37;
        let x39 = (a[7] as u128) * (b[8] as u128) + x38;
        let x40 = (a[8] as u128) * (b[7] as u128) + x39;
        let x41 = (a[9] as u128) * (b[6] as u128) + x40;
        let x42 = (a[10] as u128) * (b[5] as u128) + x41;
        let x43 = (a[11] as u128) * (b[4] as u128) + x42;
        let x44 = (a[12] as u128) * (b[3] as u128) + x43;
        let x45 = (a[4] as u128) * (b[12] as u128);
        let x46 = (a[5] as u128) * (b[11] as u128) + x45;
        let x47 = (a[6] as u128) * (b[10] as u128) + x46;
        let x48 = (a[7] as u128) * (b[9] as u128) + x47;
        let x49 = (a[8] as u128) * (b[8] as u128) + x48;
        let x50 = (a[9] as u128) * (b[7] as u128) + x49;
        let x51 = (a[10] as u128) * (b[6] as u128) + x50;
        let x52 = (a[11] as u128) * (b[5] as u128) + x51;
        let x53 = (a[12] as u128) * (b[4] as u128) + x52;
        let x54 = (a[5] as u128) * (b[12] as u128);
        let x55 = (a[6] as u128) * (b[11] as u128) + x54;
        let x56 = (a[7] as u128) * (b[10] as u128) + x55;
        let x57 = (a[8] as u128) * (b[9] as u128) + x56;
        let x58 = (a[9] as u128) * (b[8] as u128) + x57;
        let x59 = (a[10] as u128) * (b[7] as u128) + x58;
        let x60 = (a[11] as u128) * (b[6] as u128) + x59;
        let x61 = (a[12] as u128) * (b[5] as u128) + x60;
        let x62 = (a[6] as u128) * (b[12] as u128);
        let x63 = (a[7] as u128) * (b[11] as u128) + x62;
        let x64 = (a[8] as u128) * (b[10] as u128) + x63;
        let x65 = (a[9] as u128) * (b[9] as u128) + x64;
        let x66 = (a[10] as u128) * (b[8] as u128) + x65;
        let x67 = (a[11] as u128) * (b[7] as u128) + x66;
        let x68 = (a[12] as u128) * (b[6] as u128) + x67;
        let x69 = (a[7] as u128) * (b[12] as u128);
        let x70 = (a[8] as u128) * (b[11] as u128) + x69;
        let x71 = (a[9] as u128) * (b[10] as u128) + x70;
        let x72 = (a[10] as u128) * (b[9] as u128) + x71;
        let x73 = (a[11] as u128) * (b[8] as u128) + x72;
        let x74 = (a[12] as u128) * (b[7] as u128) + x73;
        let x75 = (a[8] as u128) * (b[12] as u128);
        let x76 = (a[9] as u128) * (b[11] as u128) + x75;
        let x77 = (a[10] as u128) * (b[10] as u128) + x76;
        let x78 = (a[11] as u128) * (b[9] as u128) + x77;
        let x79 = (a[12] as u128) * (b[8] as u128) + x78;
        let x80 = (a[9] as u128) * (b[12] as u128);
        let x81 = (a[10] as u128) * (b[11] as u128) + x80;
        let x82 = (a[11] as u128) * (b[10] as u128) + x81;
        let x83 = (a[12] as u128) * (b[9] as u128) + x82;
        let x84 = (a[10] as u128) * (b[12] as u128);
        let x85 = (a[11] as u128) * (b[11] as u128) + x84;
        let x86 = (a[12] as u128) * (b[10] as u128) + x85;
        let x87 = (a[11] as u128) * (b[12] as u128);
        let x88 = (a[12] as u128) * (b[11] as u128) + x87;
        let x89 = (a[12] as u128) * (b[12] as u128);
        let x90 = (x23 as u64) & 0xfffffffffffffff;
        let x91 = (x23 >> 60) as u64;
        let x92 = (x34 as u64) & 0x7ffffffffffffff;
        let x93 = (x34 >> 59) as u64;
        let x94 = x92 + x91;
        let x95 = (x44 as u64) & 0x7ffffffffffffff;
        let x96 = (x44 >> 59) as u64;
        let x97 = x95 + x93;
        let x98 = (x53 as u64) & 0x7ffffffffffffff;
        let x99 = (x53 >> 59) as u64;
        let x100 = x98 + x96;
        let x101 = (x61 as u64) & 0x7ffffffffffffff;
        let x102 = (x61 >> 59) as u64;
        let x103 = x101 + x99;
        let x104 = (x68 as u64) & 0x7ffffffffffffff;
        let x105 = (x68 >> 59) as u64;
        let x106 = x104 + x102;
        let x107 = (x74 as u64) & 0x7ffffffffffffff;
        let x108 = (x74 >> 59) as u64;
        let x109 = x107 + x105;
        let x110 = (x79 as u64) & 0x7ffffffffffffff;
        let x111 = (x79 >> 59) as u64;
        let x112 = x110 + x108;
        let x113 = (x83 as u64) & 0x7ffffffffffffff;
        let x114 = (x83 >> 59) as u64;
        let x115 = x113 + x111;
        let x116 = (x86 as u64) & 0x7ffffffffffffff;
        let x117 = (x86 >> 59) as u64;
        let x118 = x116 + x114;
        let x119 = (x88 as u64) & 0x7ffffffffffffff;
        let x120 = (x88 >> 59) as u64;
        let x121 = x119 + x117;
        let x122 = (x89 as u64) & 0x7ffffffffffffff;
        let x123 = (x89 >> 59) as u64;
        let x124 = x122 + x120;
        let x125 = (a[0] as u128) * (b[0] as u128);
        let x126 = (x90 as u128) * 0x57c3 + x125;
        let x127 = (x126 as u64) & 0xfffffffffffffff;
        let x128 = (x126 >> 60) as u64;
        let x129 = (a[0] as u128) * (b[1] as u128);
        let x130 = (a[1] as u128) * (b[0] as u128) + x129;
        let x131 = (x94 as u128) * 0x57c3 + x130;
        let x132 = x131 + (x128 as u128);
        let x133 = (x132 as u64) & 0x7ffffffffffffff;
        let x134 = (x132 >> 59) as u64;
        let x135 = (a[0] as u128) * (b[2] as u128);
        let x136 = (x0 as u128) * (b[1] as u128) + x135;
        let x137 = (a[2] as u128) * (b[0] as u128) + x136;
        let x138 = (x97 as u128) * 0x57c3 + x137;
        let x139 = x138 + (x134 as u128);
        let x140 = (x139 as u64) & 0x7ffffffffffffff;
        let x141 = (x139 >> 59) as u64;
        let x142 = (a[0] as u128) * (b[3] as u128);
        let x143 = (x0 as u128) * (b[2] as u128) + x142;
        let x144 = (x2 as u128) * (b[1] as u128) + x143;
        let x145 = (a[3] as u128) * (b[0] as u128) + x144;
        let x146 = (x100 as u128) * 0x57c3 + x145;
        let x147 = x146 + (x141 as u128);
        let x148 = (x147 as u64) & 0x7ffffffffffffff;
        let x149 = (x147 >> 59) as u64;
        let x150 = (a[0] as u128) * (b[4] as u128);
        let x151 = (x0 as u128) * (b[3] as u128) + x150;
        let x152 = (x2 as u128) * (b[2] as u128) + x151;
        let x153 = (x4 as u128) * (b[1] as u128) + x152;
        let x154 = (a[4] as u128) * (b[0] as u128) + x153;
        let x155 = (x103 as u128) * 0x57c3 + x154;
        let x156 = x155 + (x149 as u128);
        let x157 = (x156 as u64) & 0x7ffffffffffffff;
        let x158 = (x156 >> 59) as u64;
        let x159 = (a[0] as u128) * (b[5] as u128);
        let x160 = (x0 as u128) * (b[4] as u128) + x159;
        let x161 = (x2 as u128) * (b[3] as u128) + x160;
        let x162 = (x4 as u128) * (b[2] as u128) + x161;
        let x163 = (x6 as u128) * (b[1] as u128) + x162;
        let x164 = (a[5] as u128) * (b[0] as u128) + x163;
        let x165 = (x106 as u128) * 0x57c3 + x164;
        let x166 = x165 + (x158 as u128);
        let x167 = (x166 as u64) & 0x7ffffffffffffff;
        let x168 = (x166 >> 59) as u64;
        let x169 = (a[0] as u128) * (b[6] as u128);
        let x170 = (x0 as u128) * (b[5] as u128) + x169;
        let x171 = (x2 as u128) * (b[4] as u128) + x170;
        let x172 = (x4 as u128) * (b[3] as u128) + x171;
        let x173 = (x6 as u128) * (b[2] as u128) + x172;
        let x174 = (x8 as u128) * (b[1] as u128) + x173;
        let x175 = (a[6] as u128) * (b[0] as u128) + x174;
        let x176 = (x109 as u128) * 0x57c3 + x175;
        let x177 = (x176 as u64) & 0x7ffffffffffffff;
        let x178 = (x176 >> 59) as u64;
        let x179 = (a[0] as u128) * (b[7] as u128);
        let x180 = (x0 as u128) * (b[6] as u128) + x179;
        let x181 = (x2 as u128) * (b[5] as u128) + x180;
        let x182 = (x4 as u128) * (b[4] as u128) + x181;
        let x183 = (x6 as u128) * (b[3] as u128) + x182;
        let x184 = (x8 as u128) * (b[2] as u128) + x183;
        let x185 = (x10 as u128) * (b[1] as u128) + x184;
        let x186 = (a[7] as u128) * (b[0] as u128) + x185;
        let x187 = (x112 as u128) * 0x57c3 + x186;
        let x188 = x187 + (x178 as u128);
        let x189 = (x188 as u64) & 0x7ffffffffffffff;
        let x190 = (x188 >> 59) as u64;
        let x191 = (a[0] as u128) * (b[8] as u128);
        let x192 = (x0 as u128) * (b[7] as u128) + x191;
        let x193 = (x2 as u128) * (b[6] as u128) + x192;
        let x194 = (x4 as u128) * (b[5] as u128) + x193;
        let x195 = (x6 as u128) * (b[4] as u128) + x194;
        let x196 = (x8 as u128) * (b[3] as u128) + x195;
        let x197 = (x10 as u128) * (b[2] as u128) + x196;
        let x198 = (x12 as u128) * (b[1] as u128) + x197;
        let x199 = (a[8] as u128) * (b[0] as u128) + x198;
        let x200 = (x115 as u128) * 0x57c3 + x199;
        let x201 = x200 + (x190 as u128);
        let x202 = (x201 as u64) & 0x7ffffffffffffff;
        let x203 = (x201 >> 59) as u64;
        let x204 = (a[0] as u128) * (b[9] as u128);
        let x205 = (x0 as u128) * (b[8] as u128) + x204;
        let x206 = (x2 as u128) * (b[7] as u128) + x205;
        let x207 = (x4 as u128) * (b[6] as u128) + x206;
        let x208 = (x6 as u128) * (b[5] as u128) + x207;
        let x209 = (x8 as u128) * (b[4] as u128) + x208;
        let x210 = (x10 as u128) * (b[3] as u128) + x209;
        let x211 = (x12 as u128) * (b[2] as u128) + x210;
        let x212 = (x14 as u128) * (b[1] as u128) + x211;
        let x213 = (a[9] as u128) * (b[0] as u128) + x212;
        let x214 = (x118 as u128) * 0x57c3 + x213;
        let x215 = x214 + (x203 as u128);
        let x216 = (x215 as u64) & 0x7ffffffffffffff;
        let x217 = (x215 >> 59) as u64;
        let x218 = (a[0] as u128) * (b[10] as u128);
        let x219 = (x0 as u128) * (b[9] as u128) + x218;
        let x220 = (x2 as u128) * (b[8] as u128) + x219;
        let x221 = (x4 as u128) * (b[7] as u128) + x220;
        let x222 = (x6 as u128) * (b[6] as u128) + x221;
        let x223 = (x8 as u128) * (b[5] as u128) + x222;
        let x224 = (x10 as u128) * (b[4] as u128) + x223;
        let x225 = (x12 as u128) * (b[3] as u128) + x224;
        let x226 = (x14 as u128) * (b[2] as u128) + x225;
        let x227 = (x16 as u128) * (b[1] as u128) + x226;
        let x228 = (a[10] as u128) * (b[0] as u128) + x227;
        let x229 = (x121 as u128) * 0x57c3 + x228;
        let x230 = x229 + (x217 as u128);
        let x231 = (x230 as u64) & 0x7ffffffffffffff;
        let x232 = (x230 >> 59) as u64;
        let x233 = (a[0] as u128) * (b[11] as u128);
        let x234 = (x0 as u128) * (b[10] as u128) + x233;
        let x235 = (x2 as u128) * (b[9] as u128) + x234;
        let x236 = (x4 as u128) * (b[8] as u128) + x235;
        let x237 = (x6 as u128) * (b[7] as u128) + x236;
        let x238 = (x8 as u128) * (b[6] as u128) + x237;
        let x239 = (x10 as u128) * (b[5] as u128) + x238;
        let x240 = (x12 as u128) * (b[4] as u128) + x239;
        let x241 = (x14 as u128) * (b[3] as u128) + x240;
        let x242 = (x16 as u128) * (b[2] as u128) + x241;
        let x243 = (x18 as u128) * (b[1] as u128) + x242;
        let x244 = (a[11] as u128) * (b[0] as u128) + x243;
        let x245 = (x124 as u128) * 0x57c3 + x244;
        let x246 = x245 + (x232 as u128);
        let x247 = (x246 as u64) & 0x7ffffffffffffff;
        let x248 = (x246 >> 59) as u64;
        let x249 = (a[0] as u128) * (b[12] as u128);
        let x250 = (x0 as u128) * (b[11] as u128) + x249;
        let x251 = (x2 as u128) * (b[10] as u128) + x250;
        let x252 = (x4 as u128) * (b[9] as u128) + x251;
        let x253 = (x6 as u128) * (b[8] as u128) + x252;
        let x254 = (x8 as u128) * (b[7] as u128) + x253;
        let x255 = (x10 as u128) * (b[6] as u128) + x254;
        let x256 = (x12 as u128) * (b[5] as u128) + x255;
        let x257 = (x14 as u128) * (b[4] as u128) + x256;
        let x258 = (x16 as u128) * (b[3] as u128) + x257;
        let x259 = (x18 as u128) * (b[2] as u128) + x258;
        let x260 = (x20 as u128) * (b[1] as u128) + x259;
        let x261 = (a[12] as u128) * (b[0] as u128) + x260;
        let x262 = (x123 as u128) * 0x57c3 + x261;
        let x263 = x262 + (x248 as u128);
        let x264 = (x263 as u64) & 0x7ffffffffffffff;
        let x265 = (x263 >> 59) as u64;
        let x266 = x177 + x168;
        let x267 = (x265 as u128) * 0x57c3 + (x127 as u128);
        let x268 = x266 & 0x7ffffffffffffff;
        let x269 = x266 >> 59;
        let x270 = (x267 as u64) & 0xfffffffffffffff;
        let x271 = (x267 >> 60) as u64;
        let x272 = x189 + x269;
        let x273 = x133 + x271;
        Self([
            x270, x273, x140, x148, x157, x167, x268, x272, x202, x216, x231, x247, x264,
        ])
    }
}

impl Add for Element {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let x0 = a[0] + b[0];
        let x1 = a[1] + b[1];
        let x2 = a[2] + b[2];
        let x3 = a[3] + b[3];
        let x4 = a[4] + b[4];
        let x5 = a[5] + b[5];
        let x6 = a[6] + b[6];
        let x7 = a[7] + b[7];
        let x8 = a[8] + b[8];
        let x9 = a[9] + b[9];
        let x10 = a[10] + b[10];
        let x11 = a[11] + b[11];
        let x12 = a[12] + b[12];
        let x13 = x0 & 0xfffffffffffffff;
        let x14 = x0 >> 60;
        let x15 = x1 & 0x7ffffffffffffff;
        let x16 = x1 >> 59;
        let x17 = x2 & 0x7ffffffffffffff;
        let x18 = x2 >> 59;
        let x19 = x3 & 0x7ffffffffffffff;
        let x20 = x3 >> 59;
        let x21 = x4 & 0x7ffffffffffffff;
        let x22 = x4 >> 59;
        let x23 = x5 & 0x7ffffffffffffff;
        let x24 = x5 >> 59;
        let x25 = x6 & 0x7ffffffffffffff;
        let x26 = x6 >> 59;
        let x27 = x7 & 0x7ffffffffffffff;
        let x28 = x7 >> 59;
        let x29 = x8 & 0x7ffffffffffffff;
        let x30 = x8 >> 59;
        let x31 = x9 & 0x7ffffffffffffff;
        let x32 = x9 >> 59;
        let x33 = x10 & 0x7ffffffffffffff;
        let x34 = x10 >> 59;
        let x35 = x11 & 0x7ffffffffffffff;
        let x36 = x11 >> 59;
        let x37 = x12 & 0x7ffffffffffffff;
        let x38 = x12 >> 59;
        let x39 = x15 + x14;
        let x40 = x17 + x16;
        let x41 = x19 + x18;
        let x42 = x21 + x20;
        let x43 = x23 + x22;
        let x44 = x25 + x24;
        let x45 = x27 + x26;
        let x46 = x29 + x28;
        let x47 = x31 + x30;
        let x48 = x33 + x32;
        let x49 = x35 + x34;
        let x50 = x37 + x36;
        let x51 = x38 * 0x57c3 + x13;
        Self([
            x51, x39, x40, x41, x42, x43, x44, x45, x46, x47, x48, x49, x50,
        ])
    }
}

impl Sub for Element {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        let a = self.0;
        let b = other.0;
        let x0 = 0x1fffffffffff507a - b[0];
        let x1 = 0xffffffffffffffe - b[1];
        let x2 = 0xffffffffffffffe - b[2];
        let x3 = 0xffffffffffffffe - b[3];
        let x4 = 0xffffffffffffffe - b[4];
        let x5 = 0xffffffffffffffe - b[5];
        let x6 = 0xffffffffffffffe - b[6];
        let x7 = 0xffffffffffffffe - b[7];
        let x8 = 0xffffffffffffffe - b[8];
        let x9 = 0xffffffffffffffe - b[9];
        let x10 = 0xffffffffffffffe - b[10];
        let x11 = 0xffffffffffffffe - b[11];
        let x12 = 0xffffffffffffffe - b[12];
        let x13 = a[0] + x0;
        let x14 = a[1] + x1;
        let x15 = a[2] + x2;
        let x16 = a[3] + x3;
        let x17 = a[4] + x4;
        let x18 = a[5] + x5;
        let x19 = a[6] + x6;
        let x20 = a[7] + x7;
        let x21 = a[8] + x8;
        let x22 = a[9] + x9;
        let x23 = a[10] + x10;
        let x24 = a[11] + x11;
        let x25 = a[12] + x12;
        let x26 = x13 & 0xfffffffffffffff;
        let x27 = x13 >> 60;
        let x28 = x14 & 0x7ffffffffffffff;
        let x29 = x14 >> 59;
        let x30 = x15 & 0x7ffffffffffffff;
        let x31 = x15 >> 59;
        let x32 = x16 & 0x7ffffffffffffff;
        let x33 = x16 >> 59;
        let x34 = x17 & 0x7ffffffffffffff;
        let x35 = x17 >> 59;
        let x36 = x18 & 0x7ffffffffffffff;
        let x37 = x18 >> 59;
        let x38 = x19 & 0x7ffffffffffffff;
        let x39 = x19 >> 59;
        let x40 = x20 & 0x7ffffffffffffff;
        let x41 = x20 >> 59;
        let x42 = x21 & 0x7ffffffffffffff;
        let x43 = x21 >> 59;
        let x44 = x22 & 0x7ffffffffffffff;
        let x45 = x22 >> 59;
        let x46 = x23 & 0x7ffffffffffffff;
        let x47 = x23 >> 59;
        let x48 = x24 & 0x7ffffffffffffff;
        let x49 = x24 >> 59;
        let x50 = x25 & 0x7ffffffffffffff;
        let x51 = x25 >> 59;
        let x52 = x28 + x27;
        let x53 = x30 + x29;
        let x54 = x32 + x31;
        let x55 = x34 + x33;
        let x56 = x36 + x35;
        let x57 = x38 + x37;
        let x58 = x40 + x39;
        let x59 = x42 + x41;
        let x60 = x44 + x43;
        let x61 = x46 + x45;
        let x62 = x48 + x47;
        let x63 = x50 + x49;
        let x64 = x51 * 0x57c3 + x26;
        Self([
            x64, x52, x53, x54, x55, x56, x57, x58, x59, x60, x61, x62, x63,
        ])
    }
}

impl Neg for Element {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        let a = self.0;
        let x0 = 0x1fffffffffff507a - a[0];
        let x1 = 0xffffffffffffffe - a[1];
        let x2 = 0xffffffffffffffe - a[2];
        let x3 = 0xffffffffffffffe - a[3];
        let x4 = 0xffffffffffffffe - a[4];
        let x5 = 0xffffffffffffffe - a[5];
        let x6 = 0xffffffffffffffe - a[6];
        let x7 = 0xffffffffffffffe - a[7];
        let x8 = 0xffffffffffffffe - a[8];
        let x9 = 0xffffffffffffffe - a[9];
        let x10 = 0xffffffffffffffe - a[10];
        let x11 = 0xffffffffffffffe - a[11];
        let x12 = 0xffffffffffffffe - a[12];
        let x13 = x0 & 0xfffffffffffffff;
        let x14 = x0 >> 60;
        let x15 = x1 & 0x7ffffffffffffff;
        let x16 = x1 >> 59;
        let x17 = x2 & 0x7ffffffffffffff;
        let x18 = x2 >> 59;
        let x19 = x3 & 0x7ffffffffffffff;
        let x20 = x3 >> 59;
        let x21 = x4 & 0x7ffffffffffffff;
        let x22 = x4 >> 59;
        let x23 = x5 & 0x7ffffffffffffff;
        let x24 = x5 >> 59;
        let x25 = x6 & 0x7ffffffffffffff;
        let x26 = x6 >> 59;
        let x27 = x7 & 0x7ffffffffffffff;
        let x28 = x7 >> 59;
        let x29 = x8 & 0x7ffffffffffffff;
        let x30 = x8 >> 59;
        let x31 = x9 & 0x7ffffffffffffff;
        let x32 = x9 >> 59;
        let x33 = x10 & 0x7ffffffffffffff;
        let x34 = x10 >> 59;
        let x35 = x11 & 0x7ffffffffffffff;
        let x36 = x11 >> 59;
        let x37 = x12 & 0x7ffffffffffffff;
        let x38 = x12 >> 59;
        let x39 = x15 + x14;
        let x40 = x17 + x16;
        let x41 = x19 + x18;
        let x42 = x21 + x20;
        let x43 = x23 + x22;
        let x44 = x25 + x24;
        let x45 = x27 + x26;
        let x46 = x29 + x28;
        let x47 = x31 + x30;
        let x48 = x33 + x32;
        let x49 = x35 + x34;
        let x50 = x37 + x36;
        let x51 = x38 * 0x57c3 + x13;
        Self([
            x51, x39, x40, x41, x42, x43, x44, x45, x46, x47, x48, x49, x50,
        ])
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
    /// t = d^((p - 5)/8) with d = 2a, as p mod 8 = 5; a·t·(d·t² - 1) is a root if its square is a (Atkin).
    /// 764 squarings, 15 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn sqrt(&self) -> (Self, bool) {
        let a = *self;
        let d = a + a;
        let y2 = d.square_times(1);
        let y5 = y2.square_times_mul(1, &d);
        let x3 = y2.times(&y5);
        let x6 = x3.square_times_mul(3, &x3);
        let x12 = x6.square_times_mul(6, &x6);
        let x24 = x12.square_times_mul(12, &x12);
        let x48 = x24.square_times_mul(24, &x24);
        let x96 = x48.square_times_mul(48, &x48);
        let x192 = x96.square_times_mul(96, &x96);
        let x240 = x192.square_times_mul(48, &x48);
        let x243 = x240.square_times_mul(3, &x3);
        let x486 = x243.square_times_mul(243, &x243);
        let x729 = x486.square_times_mul(243, &x243);
        let x753 = x729.square_times_mul(24, &x24);
        let t = x753.square_times_mul(4, &y5);
        let t = t.square_times_mul(8, &x3);
        let s = t.square();
        let s = s.times(&d);
        let s = s - Self::ONE;
        let t = t.times(&a);
        let t = t.times(&s);
        let s = t.square();
        let ok = s == a;
        (Self::select(ok, &t, &Self::ZERO), ok)
    }

    /// The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0.
    ///
    /// t = a^((p - 1)/2).
    /// 766 squarings, 15 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
    #[must_use]
    pub fn legendre(&self) -> i8 {
        let a = *self;
        let y5 = a.square_times_mul(2, &a);
        let x4 = y5.square_times_mul(1, &y5);
        let x8 = x4.square_times_mul(4, &x4);
        let x16 = x8.square_times_mul(8, &x8);
        let x32 = x16.square_times_mul(16, &x16);
        let x64 = x32.square_times_mul(32, &x32);
        let x128 = x64.square_times_mul(64, &x64);
        let x192 = x128.square_times_mul(64, &x64);
        let x208 = x192.square_times_mul(16, &x16);
        let x416 = x208.square_times_mul(208, &x208);
        let x624 = x416.square_times_mul(208, &x208);
        let x752 = x624.square_times_mul(128, &x128);
        let t = x752.square_times_mul(3, &y5);
        let t = t.square_times_mul(2, &a);
        let t = t.square_times_mul(9, &x4);
        let t = t.square_times(1);
        2 * i8::from(t == Self::ONE) + i8::from(t.is_zero()) - 1
    }
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        (*self - *other).is_zero()
    }
}

impl Eq for Element {}

/// By divsteps (Bernstein, Yang 2019): 1770 divsteps in batches of 62, on numbers of 13 digits.
/// f ≡ d·a, g ≡ e·a (mod p) throughout; f ends as 1 or -1.
mod divsteps {
    type Digit = i64;
    type Wide = i128;

    /// Bits of a digit, and steps of a batch.
    const DIGIT_BITS: u32 = 62;
    const MASK: Digit = (1 << DIGIT_BITS) - 1;
    /// Digits of a number; the highest one is signed.
    const DIGITS: usize = 13;
    const HIGHEST: usize = DIGITS - 1;
    /// Steps that bring g to 0.
    const STEPS: u32 = 1770;
    /// Steps for which two words hold everything, and where in a word the entries of a matrix are.
    const PACK: u32 = Digit::BITS / 4;
    const FIRST: u32 = PACK + 2;
    const LAST: u32 = 2 * PACK + 5;
    const TOP: u32 = Digit::BITS - 1;
    /// The digits of p, signed.
    const P: [Digit; DIGITS] = [-22467, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16777216];
    /// The inverse of p modulo 2^DIGIT_BITS.
    const INVERSE: Digit = 0x1d0cdd47eef42f15;

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
            d[0] = x as Digit & MASK;
            e[0] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[2], self.v, e[2]);
            y = (y >> DIGIT_BITS) + products(self.q, d[2], self.r, e[2]);
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
            d[5] = x as Digit & MASK;
            e[5] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[7], self.v, e[7]);
            y = (y >> DIGIT_BITS) + products(self.q, d[7], self.r, e[7]);
            d[6] = x as Digit & MASK;
            e[6] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[8], self.v, e[8]);
            y = (y >> DIGIT_BITS) + products(self.q, d[8], self.r, e[8]);
            d[7] = x as Digit & MASK;
            e[7] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[9], self.v, e[9]);
            y = (y >> DIGIT_BITS) + products(self.q, d[9], self.r, e[9]);
            d[8] = x as Digit & MASK;
            e[8] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[10], self.v, e[10]);
            y = (y >> DIGIT_BITS) + products(self.q, d[10], self.r, e[10]);
            d[9] = x as Digit & MASK;
            e[9] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[11], self.v, e[11]);
            y = (y >> DIGIT_BITS) + products(self.q, d[11], self.r, e[11]);
            d[10] = x as Digit & MASK;
            e[10] = y as Digit & MASK;
            x = (x >> DIGIT_BITS) + products(self.u, d[12], self.v, e[12]);
            y = (y >> DIGIT_BITS) + products(self.q, d[12], self.r, e[12]);
            x += i * Wide::from(P[12]);
            y += j * Wide::from(P[12]);
            d[11] = x as Digit & MASK;
            e[11] = y as Digit & MASK;
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
    pub(super) fn invert(a: [u64; 12]) -> [u64; 12] {
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
            ((a[8] >> 46) | (a[9] << 18)) as Digit & MASK,
            ((a[9] >> 44) | (a[10] << 20)) as Digit & MASK,
            ((a[10] >> 42) | (a[11] << 22)) as Digit & MASK,
            (a[11] >> 40) as Digit & MASK,
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
            ((d[8] >> 16) | (d[9] << 46)) as u64,
            ((d[9] >> 18) | (d[10] << 44)) as u64,
            ((d[10] >> 20) | (d[11] << 42)) as u64,
            ((d[11] >> 22) | (d[12] << 40)) as u64,
        ]
    }
}

impl crate::Field for Element {
    type Bytes = [u8; BYTES];

    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;
    const MODULUS: Self::Bytes = [
        0x3d, 0xa8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
    ];
    const BITS: u32 = 768;

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
