//! The kernels for eight numbers against integers, each that this CPU has the instructions for, whether it is taken
//! here or not.

use crate::kernel::door::checked_lanes::CheckedLanes;
use crate::kernel::door::lanes::{LANES, LaneArithmetic, Lanes};
use crate::kernel::eight::kernels::{LaneKernel, build_lanes};
use alloc::{vec, vec::Vec};
use core::array;
use num_bigint::BigUint;

/// Bits of moduli: from one digit on, around the sizes at which there is a block more or all columns are carried, up to
/// the last.
const SIZES: [usize; 20] =
    [2, 3, 47, 48, 49, 256, 305, 332, 333, 360, 361, 416, 617, 1024, 2047, 2096, 2097, 4100, 4197, 16_384];

/// Numbers that look random, from a linear congruence.
struct Source(u64);

impl Source {
    fn below(&mut self, bound: &BigUint) -> BigUint {
        let mut next = || {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 32) as u32
        };
        BigUint::new((0..bound.bits() / 32 + 2).map(|_| next()).collect()) % bound
    }
}

/// A kernel, and the moduli of its lanes.
struct Eight {
    lanes: CheckedLanes,
    moduli: [BigUint; LANES],
    context: alloc::string::String,
}

impl Eight {
    /// For the largest modulus of so many bits, the smallest, 3, and others.
    fn new(kernel: LaneKernel, bits: usize, source: &mut Source) -> Option<Self> {
        let top = BigUint::from(1_u8) << bits;
        let moduli = array::from_fn(|lane| match lane {
            0 => &top - 1_u8,
            1 => (&top >> 1) + 1_u8,
            2 => BigUint::from(3_u8),
            _ => source.below(&top) | (&top >> 1) | BigUint::from(1_u8),
        });
        let limbs = moduli.each_ref().map(BigUint::to_u64_digits);
        let lanes = CheckedLanes::new(build_lanes(kernel, &limbs.each_ref().map(|limbs| &limbs[..]))?);
        Some(Self { lanes, moduli, context: alloc::format!("{kernel:?}, {bits} bits") })
    }

    fn zeros(&self) -> Vec<Lanes> {
        vec![Lanes::default(); self.lanes.words()]
    }

    fn scratch(&self) -> Vec<Lanes> {
        vec![Lanes::default(); self.lanes.scratch_words()]
    }

    /// Residues at the edges of their range, and others; their places change from round to round.
    fn operand(&self, round: usize, source: &mut Source) -> (Vec<Lanes>, [BigUint; LANES]) {
        let numbers = array::from_fn(|lane| {
            let m = &self.moduli[lane];
            match (lane + round) % 6 {
                0 => BigUint::ZERO,
                1 => m.clone(),
                2 => m - 1_u8,
                3 => 3_u8 * m - 1_u8,
                _ => source.below(&(3_u8 * m)),
            }
        });
        let mut packed = self.zeros();
        for (lane, number) in numbers.iter().enumerate() {
            self.lanes.pack(&mut packed, lane, &number.to_u64_digits());
        }
        (packed, numbers)
    }

    fn numbers(&self, a: &[Lanes]) -> [BigUint; LANES] {
        array::from_fn(|lane| {
            let mut limbs = vec![0; a.len()];
            self.lanes.unpack(&mut limbs, a, lane);
            from_limbs(limbs.into_iter())
        })
    }

    /// Whether r·R is what it must be, in each lane.
    fn check(&self, r: &[Lanes], exact: [BigUint; LANES]) {
        for ((r, exact), m) in self.numbers(r).iter().zip(exact).zip(&self.moduli) {
            assert_eq!((r << self.lanes.radix_bits()) % m, exact % m, "{}, modulus {m:#x}", self.context);
        }
    }
}

fn from_limbs(limbs: impl DoubleEndedIterator<Item = u64>) -> BigUint {
    limbs.rev().fold(BigUint::ZERO, |number, limb| (number << 64) + limb)
}

/// Calls a test for each kernel, size and round.
fn for_all(test: impl Fn(&Eight, usize, &mut Source)) {
    for kernel in [LaneKernel::Avx512Ifma, LaneKernel::Avx2] {
        let source = &mut Source(7);
        for bits in SIZES.into_iter().filter(|bits| kernel.bits().contains(bits)) {
            let Some(eight) = Eight::new(kernel, bits, source) else { break };
            for round in 0..6 {
                test(&eight, round, source);
            }
        }
    }
}

#[test]
fn products_and_squares_agree_with_integers() {
    for_all(|eight, round, source| {
        let ((a, x), (b, y)) = (eight.operand(round, source), eight.operand(2 * round + 1, source));
        let mut r = eight.zeros();
        eight.lanes.mul(&mut r, &a, &b, &mut eight.scratch());
        eight.check(&r, array::from_fn(|lane| &x[lane] * &y[lane]));
        eight.lanes.square(&mut r, &a, &mut eight.scratch());
        eight.check(&r, array::from_fn(|lane| &x[lane] * &x[lane]));
    });
}

#[test]
fn products_with_one_are_reduced() {
    for_all(|eight, round, source| {
        let (a, x) = eight.operand(round, source);
        let (mut one, mut r) = (eight.zeros(), eight.zeros());
        one[0] = Lanes([1; LANES]);
        eight.lanes.mul(&mut r, &a, &one, &mut eight.scratch());
        eight.check(&r, x);
        let before = eight.numbers(&r);
        eight.lanes.reduce(&mut r, &mut eight.scratch());
        for ((after, before), m) in eight.numbers(&r).into_iter().zip(before).zip(&eight.moduli) {
            assert_eq!(after, before % m, "{}, modulus {m:#x}", eight.context);
        }
    });
}

#[test]
fn limbs_come_in_and_out() {
    for_all(|eight, round, source| {
        let (a, x) = eight.operand(round, source);
        let bits = eight.moduli.iter().map(|m| m.bits() as usize).max().expect("eight moduli") + 2;
        let mut limbs = vec![Lanes::default(); bits.div_ceil(64)];
        eight.lanes.unpack_limbs(&mut limbs, &a);
        for (lane, x) in x.iter().enumerate() {
            assert_eq!(from_limbs(limbs.iter().map(|limb| limb.0[lane])), *x, "{}, lane {lane}", eight.context);
        }
        let mut r = eight.zeros();
        eight.lanes.pack_limbs(&mut r, &limbs);
        assert!(r.iter().zip(&a).all(|(r, a)| r.0 == a.0), "{}", eight.context);
    });
}

#[test]
fn a_lane_gets_its_own_entry() {
    for_all(|eight, round, source| {
        let table: Vec<_> = (0..4).map(|entry| eight.operand(round + entry, source).0).collect();
        let indices = Lanes(array::from_fn(|lane| (lane * 3 + round) as u64 % 4));
        let mut r = eight.zeros();
        eight.lanes.select(&mut r, &table.concat(), &indices);
        for (position, word) in r.iter().enumerate() {
            assert_eq!(
                word.0,
                array::from_fn(|lane| table[indices.0[lane] as usize][position].0[lane]),
                "{}",
                eight.context
            );
        }
    });
}
