//! Montgomery form for one odd modulus: what a kernel needs around it to take numbers in and give numbers out.
//!
//! A number x is kept as x·R mod m, with R the kernel's radix (Montgomery 1985). Products then cost one
//! [`MontgomeryKernel::mul`] each. Going in is a product with R² mod m, coming out a product with 1.

use crate::kernel::MontgomeryKernel;
use crate::limbs::{LIMB_BITS, bit_length_vartime};
use alloc::{boxed::Box, vec, vec::Vec};
use zeroize::Zeroizing;

/// Words of a residue that may be secret: zeroed when dropped.
pub(crate) type Words = Zeroizing<Vec<u64>>;

pub(crate) struct Montgomery {
    kernel: Box<dyn MontgomeryKernel>,
    /// Limbs of the modulus.
    limbs: usize,
    bits: usize,
    /// R mod m: the residue of 1.
    one: Vec<u64>,
    /// R² mod m.
    radix_squared: Vec<u64>,
}

impl Montgomery {
    /// The form of the odd modulus `m` ≥ 3, without leading zero limbs, that the kernel was built for.
    pub(crate) fn new(m: &[u64], kernel: Box<dyn MontgomeryKernel>) -> Self {
        let bits = bit_length_vartime(m);
        let mut form = Self { kernel, limbs: m.len(), bits, one: Vec::new(), radix_squared: Vec::new() };
        // The number 2^(bits − 1) is below m; doubling it modulo m up to R needs no division.
        let mut power = vec![0; m.len()];
        power[(bits - 1) / LIMB_BITS] = 1 << ((bits - 1) % LIMB_BITS);
        let mut packed = form.words();
        form.kernel.pack(&mut packed, &power);
        for _ in bits - 1..form.kernel.radix_bits() {
            packed = form.double(&packed);
        }
        form.one = packed.to_vec();
        form.radix_squared = form.power_of_two(form.kernel.radix_bits()).to_vec();
        form
    }

    pub(crate) fn kernel(&self) -> &dyn MontgomeryKernel {
        &*self.kernel
    }

    /// A residue of zeros.
    pub(crate) fn words(&self) -> Words {
        Zeroizing::new(vec![0; self.kernel.words()])
    }

    pub(crate) fn one(&self) -> &[u64] {
        &self.one
    }

    fn double(&self, a: &[u64]) -> Words {
        let mut r = self.words();
        self.kernel.add(&mut r, a, a);
        r
    }

    /// The residue of 2^exponent, by squaring and doubling along the bits of the (public) exponent.
    fn power_of_two(&self, exponent: usize) -> Words {
        let mut power = Zeroizing::new(self.one.clone());
        let mut squared = self.words();
        for bit in (0..usize::BITS - exponent.leading_zeros()).rev() {
            self.kernel.square(&mut squared, &power);
            core::mem::swap(&mut power, &mut squared);
            if exponent >> bit & 1 == 1 {
                power = self.double(&power);
            }
        }
        power
    }

    /// The residue of the number `limbs`, which is below 2^max(bits, 64).
    pub(crate) fn enter(&self, limbs: &[u64]) -> Words {
        let (mut packed, mut r) = (self.words(), self.words());
        self.kernel.pack(&mut packed, limbs);
        self.kernel.mul(&mut r, &self.radix_squared, &packed);
        r
    }

    /// The residue of a number of any length, in time that depends on the lengths alone.
    ///
    /// Horner's rule over blocks of c limbs, the most that stay below 2^max(bits, 64): r ← r·2^(64c) + block.
    pub(crate) fn enter_wide(&self, limbs: &[u64]) -> Words {
        let block = (self.bits / LIMB_BITS).max(1);
        let mut blocks = limbs.chunks(block).rev();
        let mut r = blocks.next().map_or_else(|| self.words(), |top| self.enter(top));
        if limbs.len() > block {
            let shift = self.power_of_two(block * LIMB_BITS);
            let mut shifted = self.words();
            for block in blocks {
                self.kernel.mul(&mut shifted, &r, &shift);
                self.kernel.add(&mut r, &shifted, &self.enter(block));
            }
        }
        r
    }

    /// The number in `[0, m)` that a residue stands for, as limbs.
    pub(crate) fn leave(&self, a: &[u64]) -> Words {
        let (mut one, mut product) = (self.words(), self.words());
        self.kernel.pack(&mut one, &[1]);
        self.kernel.mul(&mut product, a, &one);
        let mut limbs = Zeroizing::new(vec![0; self.limbs]);
        self.kernel.unpack(&mut limbs, &product);
        limbs
    }
}
