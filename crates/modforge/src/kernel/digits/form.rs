//! What the kernels of digits have alike: residues below 3m in strided digits.

use crate::limbs::LIMB_BITS;

/// Bits of a residue, and of the numbers that are multiplied with residues, for a modulus of `bits` bits.
pub(super) fn max_packed_bits(bits: usize) -> usize {
    bits.max(LIMB_BITS) + 2
}

/// The methods of [`Arithmetic`](crate::kernel::Arithmetic) that do not multiply, for a kernel with `BITS`, `LANES`,
/// `MAX_VECTORS`, `select` and the module `add` of its vectors: that of 512 bits is told the bits of a digit.
macro_rules! strided_below_3m {
    ($($bits:ident)?) => {
        fn words(&self) -> usize {
            self.constants.m.len() * LANES
        }

        fn number_vartime(&self, a: &[u64]) -> Option<alloc::vec::Vec<u64>> {
            super::strided::number_vartime::<BITS, LANES>(a)
        }

        fn bound(&self) -> Option<u64> {
            Some(3)
        }

        fn max_packed_bits(&self) -> usize {
            self.max_packed_bits
        }

        fn pack(&self, r: &mut [u64], limbs: &[u64]) {
            super::strided::strided::<BITS, LANES>(r, limbs, 0);
        }

        fn unpack(&self, limbs: &mut [u64], a: &[u64]) {
            let mut reduced = [0; MAX_VECTORS * LANES];
            let reduced = &mut reduced[..self.words()];
            // SAFETY: this type is made only on a CPU with its instructions.
            unsafe { add::reduce::<$($bits)?>(reduced, a, &self.constants.m) };
            super::strided::from_strided::<BITS, LANES>(limbs, reduced);
            zeroize::Zeroize::zeroize(reduced);
        }

        fn select(&self, r: &mut [u64], table: &[u64], index: u64) {
            // SAFETY: as in `unpack`.
            unsafe { select(r, table, index) }
        }

        fn add(&self, r: &mut [u64], a: &[u64], b: &[u64]) {
            // SAFETY: as in `unpack`.
            unsafe { add::add::<$($bits)?>(r, a, b, &self.tripled) }
        }

        fn sub(&self, r: &mut [u64], a: &[u64], b: &[u64]) {
            // SAFETY: as in `unpack`.
            unsafe { add::sub::<$($bits)?>(r, a, b, &self.tripled) }
        }
    };
}
