//! What both batch kernels have alike: residues below 3m, a digit of eight numbers in each vector.

/// The methods of [`LaneArithmetic`](crate::kernel::LaneArithmetic) that do not multiply, for a type around
/// [`LaneModuli`](super::moduli::LaneModuli) with `digits` and `select` of its vectors.
macro_rules! lanes_below_3m {
    () => {
        fn words(&self) -> usize {
            self.0.digits()
        }

        fn radix_bits(&self) -> usize {
            self.0.digits() * DIGIT_BITS
        }

        fn is_residue_vartime(&self, a: &[Lanes], lane: usize) -> bool {
            lane_digits::is_residue_vartime::<DIGIT_BITS>(a, &self.0.m, lane)
        }

        fn pack(&self, r: &mut [Lanes], lane: usize, limbs: &[Limb]) {
            lane_digits::pack::<DIGIT_BITS>(r, lane, limbs);
        }

        fn unpack(&self, limbs: &mut [Limb], a: &[Lanes], lane: usize) {
            lane_digits::unpack::<DIGIT_BITS>(limbs, a, lane);
        }

        fn pack_limbs(&self, r: &mut [Lanes], limbs: &[Lanes]) {
            // SAFETY: this type is made only on a CPU with its instructions.
            unsafe { digits::digits_of_limbs(r, limbs) }
        }

        fn unpack_limbs(&self, limbs: &mut [Lanes], a: &[Lanes]) {
            // SAFETY: as in `pack_limbs`.
            unsafe { digits::limbs_of_digits(limbs, a) }
        }

        fn reduce(&self, a: &mut [Lanes], scratch: &mut [Lanes]) {
            // From at most 2m to below m.
            for _ in 0..2 {
                // SAFETY: as in `pack_limbs`.
                unsafe { digits::subtract_once(a, &self.0.m, scratch) }
            }
        }

        fn select(&self, r: &mut [Lanes], table: &[Lanes], indices: &Lanes) {
            // SAFETY: as in `pack_limbs`.
            unsafe { select::select(r, table, indices) }
        }
    };
}
