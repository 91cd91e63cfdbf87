//! Pseudo-Mersenne moduli, found at run time: m = 2^k − c with so small a c that B^n is congruent to one limb (Crandall
//! 1992).
//!
//! With s = n·(bits of a limb) − k, C = c·2^s is congruent to B^n modulo m, and so x₁·B^n + x₀ to x₁·C + x₀: no
//! quotient. Residues are in `[0, B^n)`, and coming out they are reduced to `[0, m)`.
//!
//! Bounds, for C < B and C² + C ≤ B^n (that is always so for n ≥ 2). Product: x₀ + x₁·C < B^n·(C + 1), so n limbs and
//! a top limb t ≤ C. Then t·C added to the n limbs leaves at most one carry bit, and where it does, they are below C²
//! now, so that adding C for the bit is below C² + C ≤ B^n. Sum: a carry bit leaves a number below B^n − 1; adding C
//! for it carries at most once more, and then leaves a number below C, so that adding C again stays below B².
//! Difference: the same with borrows: the second time all limbs but the lowest are all ones. Coming out: x = h·2^k +
//! l ≡ h·c + l < 2^k + C < 3m; two conditional subtractions (C < m, as m ≥ B for n ≥ 2, and m > 2^(bits of a limb/2)
//! > C for n = 1).
//!
//! n + 1 limb products for the reduction. With mulx and adx there is straight code up to nine limbs, which leaves these
//! steps to one function (`kernel/limbs/adx/straight/`); above, whole products are those of that kernel.

use super::form::Words;
use crate::kernel::{Arithmetic, Cost, FoldedProducts, Kernel, Kernels, PlainProducts, add_multiple, power};
use crate::limbs::{
    LIMB_BITS, Limb, MAX_FIXED_LIMBS, add, bit_length_vartime, compare, correct, mul, scratch, square, with_fixed_size,
};
use zeroize::{Zeroize, Zeroizing};

/// The kernel whose instructions are used for `n` limbs, of those that may be.
pub(crate) fn kernel(n: usize, kernels: Kernels) -> Kernel {
    let has_code = (MIN_ADX_LIMBS..=Kernel::Adx.max_bits() / LIMB_BITS).contains(&n);
    if has_code && kernels.contains(Kernel::Adx) { Kernel::Adx } else { Kernel::Portable }
}

/// Below, a call takes as long as what it gains.
const MIN_ADX_LIMBS: usize = 3;

/// The cost for `n` limbs with instructions of a kernel.
pub(crate) fn cost(n: usize, kernel: Kernel) -> Cost {
    let reduction = n + 1;
    let [multiply, square] = match kernel {
        Kernel::Adx if n > MAX_FIXED_LIMBS => PlainProducts::limb_products(n),
        Kernel::Adx => [n * n, square::limb_products(n)],
        // Up to these limbs a square is a multiplication.
        _ if n <= MAX_FIXED_LIMBS => [n * n; 2],
        _ => [n * n, square::limb_products(n)],
    };
    let [multiply, square] = [multiply, square].map(|products| products + reduction);
    Cost { words: n, steps: n, end_steps: 0, multiply, square: Some(square), separate: true }
}

pub(crate) struct PseudoMersenne {
    m: Words,
    /// C.
    fold: Zeroizing<Limb>,
    /// s.
    shift: usize,
    /// Whose instructions are used.
    kernel: Kernel,
    /// Straight code for so many limbs, of that kernel.
    straight: Option<FoldedProducts>,
}

impl PseudoMersenne {
    /// With those of the kernels that there is code for. None where m is not of the form.
    pub(super) fn new(m: &[Limb], kernels: Kernels) -> Option<Self> {
        let n = m.len();
        let shift = n * LIMB_BITS - bit_length_vartime(m);
        // B^n − m·2^s is one limb where all limbs of m·2^s but the lowest one are all ones.
        let fold = (m[0] << shift).wrapping_neg();
        let shifted_limb = |pair: &[Limb]| pair[1] << shift | pair[0] >> 1 >> (LIMB_BITS - 1 - shift);
        let small = fold != 0 && m.windows(2).all(|pair| shifted_limb(pair) == Limb::MAX);
        let converges = n > 1 || fold >> (LIMB_BITS / 2) == 0;
        (small && converges).then(|| {
            let kernel = kernel(n, kernels);
            let straight = if kernel == Kernel::Adx { FoldedProducts::new(n) } else { None };
            Self { m: Zeroizing::new(m.to_vec()), fold: Zeroizing::new(fold), shift, kernel, straight }
        })
    }

    pub(super) fn kernel(&self) -> Kernel {
        self.kernel
    }

    /// The multiplication for `N` limbs; the saved products of a square do not pay here.
    fn mul_fixed<const N: usize>(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        let mut product = [[0; N]; 2];
        mul::mul_inline(product.as_flattened_mut(), &a[..N], &b[..N]);
        self.reduce(&mut r[..N], product.as_flattened());
        product.as_flattened_mut().zeroize();
    }

    /// `r` = the product of 2n limbs that one of both computes, reduced to n.
    fn with_product(
        &self,
        r: &mut [Limb],
        fast: impl FnOnce(PlainProducts, &mut [Limb], &mut [Limb]),
        portable: impl FnOnce(&mut [Limb]),
    ) {
        let n = r.len();
        let plain = if self.kernel == Kernel::Adx { PlainProducts::new() } else { None };
        let scratch = plain.map_or(0, |plain| plain.scratch_words(n));
        scratch::with_zeros(2 * n + scratch, |room| {
            let (product, scratch) = room.split_at_mut(2 * n);
            match plain {
                Some(plain) => fast(plain, product, scratch),
                None => portable(product),
            }
            self.reduce(r, product);
        });
    }

    /// `r` = the product of 2n limbs, reduced to n.
    #[inline(always)]
    fn reduce(&self, r: &mut [Limb], product: &[Limb]) {
        let (low, high) = product.split_at(r.len());
        r.copy_from_slice(low);
        let top = add_multiple(r, high, *self.fold);
        let (low, high) = mul::mul_add(0, top, *self.fold, 0);
        let (first, above) = r.split_at_mut(1);
        let carry = add::add_limb(first, low);
        // For n = 1, t·C is one limb.
        let carry = if above.is_empty() { carry } else { add::add_limb(above, high + carry) };
        self.add_fold(r, carry);
    }

    /// `r += C·carry`, returning the carry.
    fn add_fold(&self, r: &mut [Limb], carry: Limb) -> Limb {
        add::add_limb(r, *self.fold & compare::mask(carry))
    }
}

/// The limbs that the second C of a sum or a difference can change.
fn lowest_two(r: &mut [Limb]) -> &mut [Limb] {
    let n = r.len().min(2);
    &mut r[..n]
}

impl<const N: usize> power::Products<N> for PseudoMersenne {
    #[inline(always)]
    fn mul_assign(&self, a: &mut [Limb; N], b: &[Limb; N]) {
        if let Some(straight) = self.straight {
            return straight.multiply_assign(a, b, *self.fold);
        }
        let factor = Zeroizing::new(*a);
        self.mul_fixed::<N>(a, &*factor, b);
    }

    #[inline(always)]
    fn square_assign(&self, a: &mut [Limb; N], times: usize) {
        for _ in 0..times {
            if let Some(straight) = self.straight {
                straight.square_assign(a, *self.fold);
            } else {
                let factor = Zeroizing::new(*a);
                self.mul_fixed::<N>(a, &*factor, &*factor);
            }
        }
    }

    fn select(&self, r: &mut [Limb; N], table: &[[Limb; N]], index: Limb) {
        Arithmetic::select(self, r, table.as_flattened(), index);
    }
}

impl Arithmetic for PseudoMersenne {
    fn words(&self) -> usize {
        self.m.len()
    }

    fn radix_bits(&self) -> usize {
        0
    }

    fn bound(&self) -> Option<Limb> {
        None
    }

    fn max_packed_bits(&self) -> usize {
        self.m.len() * LIMB_BITS
    }

    fn pack(&self, r: &mut [Limb], limbs: &[Limb]) {
        r.fill(0);
        r[..limbs.len()].copy_from_slice(limbs);
    }

    fn unpack(&self, limbs: &mut [Limb], a: &[Limb]) {
        let n = self.m.len();
        limbs.copy_from_slice(a);
        // h, the s top bits, leaves the top limb.
        let high = (limbs[n - 1] >> 1) >> (LIMB_BITS - 1 - self.shift);
        limbs[n - 1] &= Limb::MAX >> self.shift;
        // h < 2^s, so h·c < C is one limb.
        add::add_limb(limbs, high * (*self.fold >> self.shift));
        for _ in 0..2 {
            correct::subtract_once(limbs, 0, &self.m);
        }
    }

    fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        if let Some(straight) = self.straight {
            return straight.multiply(r, a, b, *self.fold);
        }
        with_fixed_size!(a.len(), N => self.mul_fixed::<N>(r, a, b), _ => self.with_product(
            r,
            |plain, product, scratch| plain.product(product, a, b, scratch),
            |product| mul::mul(product, a, b),
        ));
    }

    fn square(&self, r: &mut [Limb], a: &[Limb]) {
        if let Some(straight) = self.straight {
            return straight.square(r, a, *self.fold);
        }
        with_fixed_size!(a.len(), N => self.mul_fixed::<N>(r, a, a), _ => self.with_product(
            r,
            |plain, product, scratch| plain.square(product, a, scratch),
            |product| square::square(product, a),
        ));
    }

    fn select(&self, r: &mut [Limb], table: &[Limb], index: Limb) {
        match self.straight {
            Some(straight) => straight.select(r, table, index),
            None => compare::select_entry(r, table, index),
        }
    }

    fn add(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        let carry = add::add(r, a, b);
        let carry = self.add_fold(r, carry);
        self.add_fold(lowest_two(r), carry);
    }

    fn sub(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        let borrow = add::sub(r, a, b);
        let borrow = add::sub_limb(r, *self.fold & compare::mask(borrow));
        add::sub_limb(lowest_two(r), *self.fold & compare::mask(borrow));
    }

    fn power(
        &self,
        r: &mut [Limb],
        one: &[Limb],
        base: &[Limb],
        width: usize,
        digits: &mut dyn Iterator<Item = Limb>,
    ) -> bool {
        with_fixed_size!(self.m.len(), N => {
            let [one, base]: [&[Limb; N]; 2] = [one, base].map(|limbs| limbs.first_chunk().expect("N limbs"));
            r.copy_from_slice(&*power::power(self, one, base, width, digits));
            true
        }, _ => false)
    }

    fn power_vartime(
        &self,
        r: &mut [Limb],
        one: &[Limb],
        base: &[Limb],
        entries: usize,
        steps: &mut dyn Iterator<Item = (usize, Option<usize>)>,
    ) -> bool {
        with_fixed_size!(self.m.len(), N => {
            let [one, base]: [&[Limb; N]; 2] = [one, base].map(|limbs| limbs.first_chunk().expect("N limbs"));
            r.copy_from_slice(&*power::power_vartime(self, one, base, entries, steps));
            true
        }, _ => false)
    }
}

#[cfg(test)]
mod tests {
    use super::{PseudoMersenne, cost, kernel};
    use crate::kernel::{Arithmetic, Kernel, Kernels, power::Products};
    use crate::limbs::{LIMB_BITS, Limb, zeros};
    use alloc::vec::Vec;

    /// Limbs at the edges, in many orders.
    fn number(n: usize, seed: usize) -> Vec<Limb> {
        let edges = [0, 1, 2, Limb::MAX, Limb::MAX - 1, 1 << (LIMB_BITS - 1), Limb::MAX >> 1, Limb::MAX / 7];
        (0..n).map(|i| edges[(seed * 7 + i * (seed / 8 + 3) + (seed >> (i % 8))) % edges.len()]).collect()
    }

    /// (B^n − C) / 2^s.
    fn modulus(n: usize, fold: Limb, shift: usize) -> Vec<Limb> {
        let mut m: Vec<Limb> = core::iter::once(fold.wrapping_neg()).chain((1..n).map(|_| Limb::MAX)).collect();
        for i in 0..n {
            let above = m.get(i + 1).copied().unwrap_or(0);
            m[i] = m[i] >> shift | above << 1 << (LIMB_BITS - 1 - shift);
        }
        m
    }

    /// ⌊2·B^n / (C − 1)⌋ for C > 3: its product with B^n − 1 folds to little less than a multiple of B^n, so that C for
    /// the last carry is added.
    fn carries_again(n: usize, fold: Limb) -> Vec<Limb> {
        let (mut quotient, mut rest) = (zeros(n), 2);
        for limb in quotient.iter_mut().rev() {
            let number = rest << LIMB_BITS;
            let divisor = u128::from(fold - 1);
            (*limb, rest) = ((number / divisor) as Limb, number % divisor);
        }
        quotient
    }

    fn in_place<const N: usize>(folds: &PseudoMersenne, a: &[Limb], b: &[Limb]) -> [Vec<Limb>; 2] {
        let [mut product, mut square]: [[Limb; N]; 2] = [a, a].map(|limbs| *limbs.first_chunk().expect("N limbs"));
        folds.mul_assign(&mut product, b.first_chunk::<N>().expect("N limbs"));
        folds.square_assign(&mut square, 1);
        [product.to_vec(), square.to_vec()]
    }

    /// Products and squares with instructions of a kernel are those of portable code, in place, too.
    #[test]
    fn folded_products_are_those_of_portable_code() {
        let [fast, portable] = [Kernel::is_available, |kernel| kernel == Kernel::Portable].map(Kernels::new);
        for n in (1..=13).chain([16, 33]) {
            let folds = [(1, 0), (38, 1), (19 << 7, 7), (1 << (LIMB_BITS - 1), LIMB_BITS - 1), (Limb::MAX, 0)];
            for (fold, shift) in folds {
                let m = modulus(n, fold, shift);
                let Some(expected) = PseudoMersenne::new(&m, portable) else {
                    assert_eq!(n, 1, "{m:x?}");
                    continue;
                };
                let found = PseudoMersenne::new(&m, fast).expect("of the form");
                assert_eq!(found.kernel(), kernel(n, fast));
                let canonical = |residue: &[Limb]| {
                    let mut limbs = zeros(n);
                    expected.unpack(&mut limbs, residue);
                    limbs
                };
                for seed in 0..160 {
                    // What is nearly all ones, and products just above and below a power of B.
                    let ones = |seed: usize| (0..n).map(|i| if seed >> i & 1 == 0 { Limb::MAX } else { 0 }).collect();
                    let [a, b]: [Vec<Limb>; 2] = match seed % 3 {
                        _ if seed == 0 && fold > 3 => [carries_again(n, fold), ones(0)],
                        0 => [number(n, seed), number(n, seed + 5)],
                        1 => [ones(seed / 3), number(n, seed)],
                        _ => [ones(seed / 3), ones(0)],
                    };
                    let (mut product, mut square) = (zeros(n), zeros(n));
                    expected.mul(&mut product, &a, &b);
                    expected.square(&mut square, &a);
                    let wanted = [canonical(&product), canonical(&square)];
                    found.mul(&mut product, &a, &b);
                    found.square(&mut square, &a);
                    assert_eq!([canonical(&product), canonical(&square)], wanted, "{a:x?}, {b:x?} modulo {m:x?}");
                    let assigned = match n {
                        3 => in_place::<3>(&found, &a, &b),
                        4 => in_place::<4>(&found, &a, &b),
                        9 => in_place::<9>(&found, &a, &b),
                        _ => continue,
                    };
                    assert_eq!(assigned, [product, square], "in place: {a:x?}, {b:x?} modulo {m:x?}");
                }
            }
        }
    }

    #[test]
    fn a_square_costs_less_where_there_is_code_for_it() {
        let counts = |n, kernel| (cost(n, kernel).multiply, cost(n, kernel).square.expect("squares"));
        assert_eq!(counts(4, Kernel::Portable), (21, 21));
        assert_eq!(counts(12, Kernel::Portable), (144 + 13, 78 + 13));
        if Kernel::Adx.max_bits() > 0 {
            assert_eq!(counts(4, Kernel::Adx), (21, 15));
            assert_eq!(counts(12, Kernel::Adx), (144 + 13, 78 + 13));
            assert_eq!(counts(16, Kernel::Adx).0, 3 * 64 + 17);
        }
    }
}
