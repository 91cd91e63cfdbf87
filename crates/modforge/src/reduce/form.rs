//! The form in which residues are kept: what an [`Arithmetic`] needs around it to take numbers in and give numbers out.
//!
//! A number x is kept as x·R mod m, with R the radix (Montgomery 1985; R = 1 for the reductions that divide otherwise).
//! Products then cost one [`Arithmetic::mul`] each. Going in is a product with R² mod m, coming out a product with 1.

use super::reciprocal::Reciprocal;
use crate::cancel::Watch;
use crate::kernel::divide::shifts_modulo_vartime;
use crate::kernel::{Arithmetic, Kernel, PlainProducts};
use crate::limbs::{LIMB_BITS, Limb, bit_length_vartime, scratch, zeros};
use alloc::{boxed::Box, vec::Vec};
use zeroize::Zeroizing;

/// Words of a number that may be secret, a residue or a modulus: zeroed when dropped.
pub(crate) type Words = Zeroizing<Vec<Limb>>;

pub(crate) struct Form {
    kernel: Kernel,
    arithmetic: Box<dyn Arithmetic>,
    /// Limbs of the modulus.
    limbs: usize,
    /// Side by side R mod m, which is the residue of 1, R² mod m, and R³·2^−s mod m with s = [`inverse_scale_bits`];
    /// the last one is left out for R = 1.
    radix_powers: Words,
    /// [`block_shift`](Self::block_shift), where a number as long as the modulus needs it; else empty. A None would
    /// hold what the stack held, and keep it in freed memory.
    block_shift: Words,
    /// Where products of plain numbers that are reduced once cost less than two products of the arithmetic.
    reciprocal: Option<Box<Reciprocal>>,
}

/// Limbs from which on that is so with the products of the kernel for mulx and adx, measured on AMD's third Zen.
const MIN_LIMBS_OF_PLAIN_PRODUCTS: usize = 12;

/// s of the factor 2^s that comes with the inverse of a number modulo an odd one of so many bits, where that is wanted:
/// the largest multiple of the bits of a digit, a limb less two bits, that leaves 2^s ≤ m/4.
pub(crate) const fn inverse_scale_bits(bits: usize) -> usize {
    const DIGIT_BITS: usize = LIMB_BITS - 2;
    bits.saturating_sub(3) / DIGIT_BITS * DIGIT_BITS
}

/// [`Form::radix_powers`] for the modulus m. `digit` gets the limbs of the quotient of R² with their positions, one
/// twice, of which it has to take the sum.
fn radix_powers(m: &[Limb], arithmetic: &dyn Arithmetic, mut digit: impl FnMut(usize, Limb)) -> Words {
    let (words, radix_bits) = (arithmetic.words(), arithmetic.radix_bits());
    if radix_bits == 0 {
        let mut powers = Zeroizing::new(zeros(2 * words));
        for one in powers.chunks_exact_mut(words) {
            arithmetic.pack(one, &[Limb::from(m != [1])]);
        }
        return powers;
    }
    let mut powers = Zeroizing::new(zeros(3 * words));
    let mut next = powers.chunks_exact_mut(words);
    // s is at most the radix bits.
    let shifts = [radix_bits, radix_bits, radix_bits - inverse_scale_bits(bit_length_vartime(m))];
    // R² is R·(R mod m), and R times the quotient of R.
    let of_square = |shift, position, limb| match shift {
        0 => digit(radix_bits / LIMB_BITS + position, limb),
        1 => digit(position, limb),
        _ => {}
    };
    shifts_modulo_vartime(&[1], &shifts, m, of_square, |number| {
        arithmetic.pack(next.next().expect("one for each shift"), number);
    });
    powers
}

impl Form {
    /// The form of the modulus `m`, without leading zero limbs, that the arithmetic was built for with instructions of
    /// the kernel.
    pub(crate) fn new(m: &[Limb], kernel: Kernel, arithmetic: Box<dyn Arithmetic>) -> Self {
        // With R = B^n, the quotient of R² is the reciprocal.
        let plain = kernel == Kernel::Adx
            && arithmetic.radix_bits() == m.len() * LIMB_BITS
            && m.len() >= MIN_LIMBS_OF_PLAIN_PRODUCTS
            && PlainProducts::takes(m.len());
        let mut quotient = Zeroizing::new(zeros(if plain { m.len() + 1 } else { 0 }));
        let radix_powers = radix_powers(m, &*arithmetic, |position, limb| {
            if let Some(place) = quotient.get_mut(position) {
                *place += limb; // one of both is 0
            }
        });
        let reciprocal = plain.then(|| Box::new(Reciprocal::from_quotient(m, quotient)));
        let block_shift = Words::default();
        let mut form = Self { kernel, arithmetic, limbs: m.len(), radix_powers, block_shift, reciprocal };
        if form.block() < form.limbs {
            form.block_shift = form.block_shift();
        }
        form
    }

    /// The residue of 1.
    pub(crate) fn one(&self) -> &[Limb] {
        self.radix_power(0)
    }

    /// R^(i + 1) mod m, for i = 2 times 2^−s.
    fn radix_power(&self, i: usize) -> &[Limb] {
        let words = self.arithmetic.words();
        &self.radix_powers[i * words..][..words]
    }

    /// Which kernel's instructions this uses.
    pub(crate) fn kernel(&self) -> Kernel {
        self.kernel
    }

    pub(crate) fn arithmetic(&self) -> &dyn Arithmetic {
        &*self.arithmetic
    }

    /// A residue of zeros.
    pub(crate) fn words(&self) -> Words {
        Zeroizing::new(zeros(self.arithmetic.words()))
    }

    fn double(&self, a: &[Limb]) -> Words {
        let mut r = self.words();
        self.arithmetic.add(&mut r, a, a);
        r
    }

    /// The residue of 2^exponent, by squaring and doubling along the bits of the (public) exponent.
    pub(crate) fn power_of_two(&self, exponent: usize) -> Words {
        let mut power = Zeroizing::new(self.one().to_vec());
        let mut squared = self.words();
        for bit in (0..usize::BITS - exponent.leading_zeros()).rev() {
            self.arithmetic.square(&mut squared, &power);
            core::mem::swap(&mut power, &mut squared);
            if exponent >> bit & 1 == 1 {
                power = self.double(&power);
            }
        }
        power
    }

    /// Whether a packed number is its own residue, so that going in takes no product.
    fn keeps_numbers(&self) -> bool {
        self.arithmetic.radix_bits() == 0 && self.arithmetic.bound().is_none()
    }

    /// The residue of the number `limbs`, which the arithmetic can [`pack`](Arithmetic::pack).
    pub(crate) fn enter(&self, limbs: &[Limb]) -> Words {
        if self.keeps_numbers() {
            let mut r = self.words();
            self.arithmetic.pack(&mut r, limbs);
            return r;
        }
        self.product_with(self.radix_power(1), limbs)
    }

    /// `factor·number·R⁻¹` for the number `limbs`, which the arithmetic can [`pack`](Arithmetic::pack).
    fn product_with(&self, factor: &[Limb], limbs: &[Limb]) -> Words {
        let mut r = self.words();
        scratch::with_zeros(r.len(), |packed| {
            self.arithmetic.pack(packed, limbs);
            self.arithmetic.mul(&mut r, factor, packed);
        });
        r
    }

    /// `product = a·b mod m`, as many limbs as m has, of numbers that the arithmetic can [`pack`](Arithmetic::pack):
    /// a·R, then a·R·b·R⁻¹; or a·b and its remainder. Room for three residues.
    pub(crate) fn multiply_numbers(&self, product: &mut [Limb], a: &[Limb], b: &[Limb], room: &mut [Limb]) {
        if let Some(reciprocal) = &self.reciprocal
            && let Some(plain) = PlainProducts::new()
        {
            return self.multiply_plain_numbers(plain, reciprocal, product, [a, b], room);
        }
        let words = self.arithmetic.words();
        let (packed, residues) = room.split_at_mut(words);
        let (entered, result) = residues.split_at_mut(words);
        if self.keeps_numbers() {
            self.arithmetic.pack(entered, a);
        } else {
            self.arithmetic.pack(packed, a);
            self.arithmetic.mul(entered, self.radix_power(1), packed);
        }
        self.arithmetic.pack(packed, b);
        self.arithmetic.mul(result, entered, packed);
        self.arithmetic.unpack(product, result);
    }

    fn multiply_plain_numbers(
        &self,
        plain: PlainProducts,
        reciprocal: &Reciprocal,
        product: &mut [Limb],
        [a, b]: [&[Limb]; 2],
        room: &mut [Limb],
    ) {
        let n = self.limbs;
        let (x, room) = room.split_at_mut(n);
        let y = &mut room[..n];
        for (padded, number) in [(&mut *x, a), (&mut *y, b)] {
            padded[..number.len()].copy_from_slice(number);
            padded[number.len()..].fill(0);
        }
        scratch::with_zeros(2 * n + plain.scratch_words(n), |room| {
            let (whole, scratch) = room.split_at_mut(2 * n);
            plain.product(whole, x, y, scratch);
            reciprocal.reduce(product, whole);
        });
    }

    /// The residue of x⁻¹ from the number (x·R)⁻¹·2^s, s = [`inverse_scale_bits`]: one product with R³·2^−s. For R > 1.
    pub(crate) fn enter_scaled_inverse(&self, limbs: &[Limb]) -> Words {
        self.product_with(self.radix_power(2), limbs)
    }

    /// The residue of x⁻¹ from the number (x·R)⁻¹: for R > 1, a product with R² more than to enter.
    pub(crate) fn enter_inverse(&self, limbs: &[Limb]) -> Words {
        let entered = self.enter(limbs);
        if self.arithmetic.radix_bits() == 0 {
            return entered;
        }
        let mut r = self.words();
        self.arithmetic.mul(&mut r, &entered, self.radix_power(1));
        r
    }

    /// The residue of a number of any length, in time that depends on the lengths alone.
    ///
    /// Horner's rule over blocks of c limbs, as many as can be packed: r ← r·B^c + block. A number as long as the
    /// modulus is one block in limbs, and at most two in vectors of digits.
    pub(crate) fn enter_wide(&self, limbs: &[Limb]) -> Words {
        let watch = Watch::new();
        watch.look();
        let mut blocks = limbs.chunks(self.block()).rev();
        let mut r = blocks.next().map_or_else(|| self.words(), |top| self.enter(top));
        if blocks.len() > 0 {
            let computed;
            let shift = if self.block_shift.is_empty() {
                computed = self.block_shift();
                &computed
            } else {
                &self.block_shift
            };
            let mut shifted = self.words();
            for block in blocks {
                watch.look();
                self.arithmetic.mul(&mut shifted, &r, shift);
                self.arithmetic.add(&mut r, &shifted, &self.enter(block));
            }
        }
        r
    }

    /// The residue of B^c for blocks of c limbs.
    pub(crate) fn block_shift(&self) -> Words {
        // B^c has a bit more than a block may have.
        let mut half = zeros(self.block());
        half[self.block() - 1] = 1 << (LIMB_BITS - 1);
        self.double(&self.enter(&half))
    }

    /// Limbs of a block.
    pub(crate) fn block(&self) -> usize {
        self.arithmetic.max_packed_bits() / LIMB_BITS
    }

    /// The number in `[0, m)` that a residue represents, as limbs.
    pub(crate) fn leave(&self, a: &[Limb]) -> Words {
        let mut limbs = Zeroizing::new(zeros(self.limbs));
        self.leave_to(&mut limbs, a);
        limbs
    }

    /// As [`leave`](Self::leave), to the limbs of `work`, which are zeroed afterwards.
    pub(crate) fn left<T>(&self, a: &[Limb], work: impl FnOnce(&[Limb]) -> T) -> T {
        scratch::with_zeros(self.limbs, |limbs| {
            self.leave_to(limbs, a);
            work(limbs)
        })
    }

    fn leave_to(&self, limbs: &mut [Limb], a: &[Limb]) {
        Watch::new().look();
        if self.arithmetic.radix_bits() == 0 {
            return self.arithmetic.unpack(limbs, a);
        }
        let words = self.arithmetic.words();
        scratch::with_zeros(2 * words, |room| {
            let (one, product) = room.split_at_mut(words);
            self.arithmetic.pack(one, &[1]);
            self.arithmetic.mul(product, a, one);
            self.arithmetic.unpack(limbs, product);
        });
    }
}
