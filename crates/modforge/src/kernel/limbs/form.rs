//! What all arithmetic on plain limbs has alike: residues in `[0, m)` as they stand, and mostly R = B^n for n limbs.

/// The methods of [`Arithmetic`](crate::kernel::Arithmetic) that do not multiply, for a type that knows
/// how many `limbs()` the modulus `m()` has.
macro_rules! limbs_below_m {
    () => {
        fn radix_bits(&self) -> usize {
            self.limbs() * crate::limbs::LIMB_BITS
        }

        limbs_below_m!(of any radix);
    };
    (of any radix) => {
        fn words(&self) -> usize {
            self.limbs()
        }

        fn bound(&self) -> Option<crate::limbs::Limb> {
            Some(1)
        }

        fn max_packed_bits(&self) -> usize {
            self.limbs() * crate::limbs::LIMB_BITS
        }

        fn pack(&self, r: &mut [crate::limbs::Limb], limbs: &[crate::limbs::Limb]) {
            r.fill(0);
            r[..limbs.len()].copy_from_slice(limbs);
        }

        fn unpack(&self, limbs: &mut [crate::limbs::Limb], a: &[crate::limbs::Limb]) {
            limbs.copy_from_slice(a);
        }

        fn add(&self, r: &mut [crate::limbs::Limb], a: &[crate::limbs::Limb], b: &[crate::limbs::Limb]) {
            let carry = crate::limbs::add::add(r, &a[..self.limbs()], &b[..self.limbs()]);
            crate::limbs::correct::subtract_once(r, carry, self.m());
        }

        fn sub(&self, r: &mut [crate::limbs::Limb], a: &[crate::limbs::Limb], b: &[crate::limbs::Limb]) {
            let borrow = crate::limbs::add::sub(r, &a[..self.limbs()], &b[..self.limbs()]);
            crate::limbs::add::add_masked(r, self.m(), crate::limbs::compare::mask(borrow));
        }
    };
}

pub(crate) use limbs_below_m;
