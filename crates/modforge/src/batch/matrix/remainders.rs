//! Numbers of one length, longer than the modulus, reduced one after the other.
//!
//! For blocks x_i of c limbs, x = Σ x_i·B^(c·i), and x_i·B^(c·i) mod m is one product with the residue of B^(c·i),
//! which leaves no Montgomery factor behind: one product a block, where to bring x into its form and out again takes
//! two and a sum for each.

use crate::Modulus;
use crate::limbs::{Limb, zeros};
use crate::reduce::form::Words;
use zeroize::Zeroizing;

pub(super) struct Remainders<'m> {
    modulus: &'m Modulus,
    /// Limbs of a block.
    block: usize,
    /// The residues of B^(c·i), one after the other.
    powers: Words,
}

impl<'m> Remainders<'m> {
    /// For numbers of so many limbs.
    pub(super) fn new(modulus: &'m Modulus, limbs: usize) -> Self {
        let form = modulus.form();
        let (block, words) = (form.block(), form.arithmetic().words());
        let mut powers = Zeroizing::new(zeros(limbs.div_ceil(block) * words));
        powers[..words].copy_from_slice(form.one());
        if limbs > block {
            let shift = form.block_shift();
            for i in 1..limbs.div_ceil(block) {
                let (below, above) = powers.split_at_mut(i * words);
                form.arithmetic().mul(&mut above[..words], &below[(i - 1) * words..], &shift);
            }
        }
        Self { modulus, block, powers }
    }

    /// Words of room for [`of`](Self::of).
    pub(super) fn room(&self) -> usize {
        4 * self.modulus.form().arithmetic().words() + self.modulus.limbs().len()
    }

    /// The number modulo the modulus.
    pub(super) fn of<'r>(&self, number: &[Limb], room: &'r mut [Limb]) -> &'r [Limb] {
        let arithmetic = self.modulus.form().arithmetic();
        let words = arithmetic.words();
        let (remainder, room) = room.split_at_mut(self.modulus.limbs().len());
        let (packed, room) = room.split_at_mut(words);
        let (product, sums) = room.split_at_mut(words);
        let (mut sum, mut next) = sums.split_at_mut(words);
        for (i, (block, power)) in number.chunks(self.block).zip(self.powers.chunks_exact(words)).enumerate() {
            arithmetic.pack(packed, block);
            if i == 0 {
                arithmetic.mul(sum, power, packed);
            } else {
                arithmetic.mul(product, power, packed);
                arithmetic.add(&mut next[..words], sum, product);
                core::mem::swap(&mut sum, &mut next);
            }
        }
        arithmetic.unpack(remainder, &sum[..words]);
        remainder
    }
}
