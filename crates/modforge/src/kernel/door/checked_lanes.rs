//! The contract of [`LaneArithmetic`], as that of one number in `checked`.

use super::lanes::{LANES, LaneArithmetic, Lanes};
use crate::limbs::Limb;
use alloc::boxed::Box;

/// Eight arithmetics side by side.
pub(crate) struct CheckedLanes {
    inner: Box<dyn LaneArithmetic>,
}

impl CheckedLanes {
    pub(crate) fn new(inner: Box<dyn LaneArithmetic>) -> Self {
        Self { inner }
    }

    fn need_residues(&self, a: &[Lanes], which: &str) {
        assert!(a.len() == self.words(), "contract of lanes: {which}");
        for lane in 0..LANES {
            assert!(self.inner.is_residue_vartime(a, lane), "contract of lanes: {which}, lane {lane}");
        }
    }

    /// Digits in their range, and numbers below R/4.
    fn need_factors(&self, b: &[Lanes], which: &str) {
        assert!(b.len() == self.words(), "contract of lanes: {which}");
        let digit_bits = self.radix_bits() / self.words();
        let (top, others) = b.split_last().expect("a digit");
        for lane in 0..LANES {
            let fits =
                others.iter().all(|word| word.0[lane] >> digit_bits == 0) && top.0[lane] >> (digit_bits - 2) == 0;
            assert!(fits, "contract of lanes: {which}, lane {lane}");
        }
    }

    fn need_scratch(&self, r: &[Lanes], scratch: &[Lanes]) {
        assert!(r.len() == self.words(), "contract of lanes: length of the result");
        assert!(scratch.len() == self.scratch_words(), "contract of lanes: length of the scratch room");
    }
}

impl LaneArithmetic for CheckedLanes {
    fn words(&self) -> usize {
        self.inner.words()
    }

    fn scratch_words(&self) -> usize {
        self.inner.scratch_words()
    }

    fn radix_bits(&self) -> usize {
        self.inner.radix_bits()
    }

    fn is_residue_vartime(&self, a: &[Lanes], lane: usize) -> bool {
        self.inner.is_residue_vartime(a, lane)
    }

    fn pack(&self, r: &mut [Lanes], lane: usize, limbs: &[Limb]) {
        self.inner.pack(r, lane, limbs);
        assert!(self.is_residue_vartime(r, lane), "contract of lanes: number to pack, lane {lane}");
    }

    fn unpack(&self, limbs: &mut [Limb], a: &[Lanes], lane: usize) {
        assert!(a.len() == self.words(), "contract of lanes: length of an operand to unpack");
        self.inner.unpack(limbs, a, lane);
    }

    fn pack_limbs(&self, r: &mut [Lanes], limbs: &[Lanes]) {
        assert!(r.len() == self.words(), "contract of lanes: length of numbers to pack");
        self.inner.pack_limbs(r, limbs);
        self.need_factors(r, "numbers to pack");
    }

    fn unpack_limbs(&self, limbs: &mut [Lanes], a: &[Lanes]) {
        assert!(a.len() == self.words(), "contract of lanes: length of operands to unpack");
        self.inner.unpack_limbs(limbs, a);
    }

    fn reduce(&self, a: &mut [Lanes], scratch: &mut [Lanes]) {
        self.need_scratch(a, scratch);
        self.need_residues(a, "operand to reduce");
        self.inner.reduce(a, scratch);
        self.need_residues(a, "reduced number");
    }

    fn mul(&self, r: &mut [Lanes], a: &[Lanes], b: &[Lanes], scratch: &mut [Lanes]) {
        self.need_scratch(r, scratch);
        self.need_residues(a, "first operand of a product");
        self.need_factors(b, "second operand of a product");
        self.inner.mul(r, a, b, scratch);
        self.need_residues(r, "result of a product");
    }

    fn square(&self, r: &mut [Lanes], a: &[Lanes], scratch: &mut [Lanes]) {
        self.need_scratch(r, scratch);
        self.need_residues(a, "operand of a square");
        self.inner.square(r, a, scratch);
        self.need_residues(r, "result of a square");
    }

    fn select(&self, r: &mut [Lanes], table: &[Lanes], indices: &Lanes) {
        let entries = table.len() / self.words();
        assert!(table.len() == entries * self.words(), "contract of lanes: length of a table");
        let inside = indices.0.iter().all(|&index| usize::try_from(index).is_ok_and(|index| index < entries));
        assert!(inside, "contract of lanes: index of a table");
        self.inner.select(r, table, indices);
        self.need_residues(r, "entry of a table");
    }
}

#[cfg(test)]
mod tests {
    use super::{CheckedLanes, LANES, LaneArithmetic, Lanes};
    use crate::limbs::Limb;
    use alloc::boxed::Box;

    /// The portable kernel in each lane would do; here only what the wrapper looks at.
    struct FaultyLanes;

    impl LaneArithmetic for FaultyLanes {
        fn words(&self) -> usize {
            1
        }
        fn scratch_words(&self) -> usize {
            1
        }
        fn radix_bits(&self) -> usize {
            52
        }
        fn is_residue_vartime(&self, a: &[Lanes], lane: usize) -> bool {
            a[0].0[lane] < 3
        }
        fn pack(&self, _: &mut [Lanes], _: usize, _: &[Limb]) {}
        fn unpack(&self, _: &mut [Limb], _: &[Lanes], _: usize) {}
        fn pack_limbs(&self, _: &mut [Lanes], _: &[Lanes]) {}
        fn unpack_limbs(&self, _: &mut [Lanes], _: &[Lanes]) {}
        fn reduce(&self, _: &mut [Lanes], _: &mut [Lanes]) {}
        fn mul(&self, r: &mut [Lanes], _: &[Lanes], _: &[Lanes], _: &mut [Lanes]) {
            r[0].0[7] = 3;
        }
        fn square(&self, _: &mut [Lanes], _: &[Lanes], _: &mut [Lanes]) {}
        fn select(&self, _: &mut [Lanes], _: &[Lanes], _: &Lanes) {}
    }

    #[test]
    #[should_panic(expected = "contract of lanes: result of a product, lane 7")]
    fn a_lane_that_is_not_reduced_is_caught() {
        let lanes = CheckedLanes::new(Box::new(FaultyLanes));
        let (one, mut r, mut scratch) = ([Lanes([1; LANES])], [Lanes::default()], [Lanes::default()]);
        lanes.mul(&mut r, &one, &one, &mut scratch);
    }
}
