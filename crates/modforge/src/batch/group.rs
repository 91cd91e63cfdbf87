//! Eight numbers side by side: the form in which they are kept, and the way in and out.

use crate::kernel::{Kernels, LANES, LaneArithmetic, LaneKernel, LaneWords, build_lanes, lane_words};
use crate::reduce::Fit;
use crate::reduce::form::Words;
use crate::{Modulus, Reduction};
use alloc::{boxed::Box, vec, vec::Vec};
use zeroize::Zeroizing;

/// The kernel with which numbers modulo this one may be computed side by side: that of a CPU with the modulus's kernel
/// alone, if that was forced to be another than the one chosen on this CPU. None if this CPU lacks the instructions, or
/// the reduction was forced.
pub(super) fn lane_kernel(modulus: &Modulus) -> Option<LaneKernel> {
    let kernels = Kernels::of_this_cpu().ok()?;
    let (reduction, fastest) = (modulus.reduction(), Fit::fastest(modulus.limbs(), kernels).reduction());
    match reduction {
        Reduction::Kernel if fastest != reduction || modulus.kernel() != kernels.fastest(modulus.bits()) => {
            LaneKernel::fastest(Kernels::new(|kernel| kernel == modulus.kernel()))
        }
        _ if fastest == reduction => LaneKernel::fastest(kernels),
        _ => None,
    }
}

/// Whether numbers modulo this one take less time side by side: for one that is odd and of such a size; if it folds,
/// with AVX-512 IFMA.
fn fits(modulus: &Modulus, kernel: LaneKernel) -> bool {
    let gains = match modulus.reduction() {
        Reduction::Kernel => true,
        Reduction::PseudoMersenne => modulus.limbs()[0] & 1 == 1 && kernel == LaneKernel::Avx512Ifma,
        _ => false,
    };
    gains && kernel.bits().contains(&modulus.bits()) && lane_kernel(modulus) == Some(kernel)
}

/// Eight moduli.
pub(super) struct Eight {
    kernel: LaneKernel,
    arithmetic: Box<dyn LaneArithmetic>,
    /// Of the largest modulus.
    bits: usize,
    /// Maximum number of limbs of a modulus.
    limbs: usize,
    /// R² mod m.
    radix_squared: LaneWords,
    /// R mod m: the residues of 1.
    one: LaneWords,
}

impl Eight {
    /// The form for up to eight moduli; missing ones are as the first. None when their numbers are better computed one
    /// at a time.
    pub(super) fn new(moduli: &[&Modulus]) -> Option<Box<Self>> {
        let kernel = lane_kernel(moduli.first()?)?;
        if moduli.iter().all(|modulus| fits(modulus, kernel)) { Self::build(kernel, moduli) } else { None }
    }

    /// The form of numbers modulo one odd number in AVX-512 IFMA, whatever its own reduction is. None where the kernel
    /// of eight numbers is another one, or has no code for it.
    pub(super) fn of_ifma(modulus: &Modulus) -> Option<Box<Self>> {
        let kernel = lane_kernel(modulus).filter(|&kernel| kernel == LaneKernel::Avx512Ifma)?;
        let fits = modulus.limbs()[0] & 1 == 1 && kernel.bits().contains(&modulus.bits());
        if fits { Self::build(kernel, &[modulus]) } else { None }
    }

    fn build(kernel: LaneKernel, moduli: &[&Modulus]) -> Option<Box<Self>> {
        let each = |lane: usize| *moduli.get(lane).unwrap_or(&moduli[0]);
        let arithmetic = build_lanes(kernel, &core::array::from_fn(|lane| each(lane).limbs()))?;
        let words = arithmetic.words();
        let bits = moduli.iter().map(|modulus| modulus.bits()).max().unwrap_or(0);
        let limbs = moduli.iter().map(|modulus| modulus.limbs().len()).max().unwrap_or(0);
        let (radix_squared, one) = (lane_words(words), lane_words(words));
        let mut eight = Self { kernel, arithmetic, bits, limbs, radix_squared, one };
        let exponent = 2 * eight.arithmetic.radix_bits();
        let powers: Vec<Words> =
            moduli.iter().map(|modulus| modulus.form().leave(&modulus.form().power_of_two(exponent))).collect();
        for lane in 0..LANES {
            eight.arithmetic.pack(&mut eight.radix_squared, lane, powers.get(lane).unwrap_or(&powers[0]));
        }
        eight.one = eight.enter_packed(&eight.packed_one());
        Some(Box::new(eight))
    }

    /// Whether so many numbers take less time in this form than one after the other.
    pub(super) fn pays(&self, count: usize) -> bool {
        count >= self.kernel.min_numbers(self.bits)
    }

    /// Whether products of rows do, too.
    pub(super) fn pays_for_rows(&self) -> bool {
        self.kernel.bits_of_rows().contains(&self.bits)
    }

    pub(super) fn arithmetic(&self) -> &dyn LaneArithmetic {
        &*self.arithmetic
    }

    pub(super) fn radix_squared(&self) -> &LaneWords {
        &self.radix_squared
    }

    pub(super) fn one(&self) -> &LaneWords {
        &self.one
    }

    /// Residues of zeros.
    pub(super) fn words(&self) -> LaneWords {
        lane_words(self.arithmetic.words())
    }

    /// The room that products need.
    pub(super) fn scratch(&self) -> LaneWords {
        lane_words(self.arithmetic.scratch_words())
    }

    /// `a ← a·b`; `r` lends its words, which are made longer where there is no room for products behind its residue,
    /// and holds the old value of `a` afterwards.
    pub(super) fn mul_assign(&self, a: &mut LaneWords, b: &LaneWords, r: &mut LaneWords) {
        let words = self.arithmetic.words();
        let with_room = words + self.arithmetic.scratch_words();
        if r.len() < with_room {
            *r = lane_words(with_room);
        }
        let (product, scratch) = r.split_at_mut(words);
        self.arithmetic.mul(product, &a[..words], &b[..words], scratch);
        core::mem::swap(a, r);
    }

    /// The residues of numbers side by side, and 0 in the lanes that are left over; the numbers are below R/4.
    pub(super) fn enter(&self, numbers: &[Words]) -> LaneWords {
        let mut limbs = lane_words(numbers.iter().map(|number| number.len()).max().unwrap_or(0));
        for (lane, number) in numbers.iter().enumerate() {
            for (limbs, &limb) in limbs.iter_mut().zip(number.iter()) {
                limbs.0[lane] = limb;
            }
        }
        let mut packed = self.words();
        self.arithmetic.pack_limbs(&mut packed, &limbs);
        self.enter_packed(&packed)
    }

    /// Bits that numbers below R/4 may have.
    pub(super) fn max_packed_bits(&self) -> usize {
        self.arithmetic.radix_bits() - 2
    }

    fn enter_packed(&self, packed: &LaneWords) -> LaneWords {
        let mut r = self.words();
        self.arithmetic.mul(&mut r, &self.radix_squared, packed, &mut self.scratch());
        r
    }

    /// The number 1 in all lanes.
    fn packed_one(&self) -> LaneWords {
        let mut packed = self.words();
        for lane in 0..LANES {
            self.arithmetic.pack(&mut packed, lane, &[1]);
        }
        packed
    }

    /// The numbers below the moduli that the residues stand for.
    pub(super) fn leave(&self, a: &LaneWords) -> [Words; LANES] {
        let (mut r, mut scratch) = (self.words(), self.scratch());
        self.arithmetic.mul(&mut r, &a[..self.arithmetic.words()], &self.packed_one(), &mut scratch);
        self.arithmetic.reduce(&mut r, &mut scratch);
        core::array::from_fn(|lane| {
            let mut limbs = Zeroizing::new(vec![0; self.limbs]);
            self.arithmetic.unpack(&mut limbs, &r, lane);
            limbs
        })
    }
}
