//! The portable kernel: limbs of the machine (64 bits, or 32), residues in `[0, m)`, R = B^n for n limbs and B = 2^64
//! or 2^32.
//!
//! Up to nine limbs multiplication interleaves product and reduction limb by limb, in one inner loop for both (finely
//! integrated operand scanning, FIOS; Koç, Acar and Kaliski 1996; here with two carries side by side in place of
//! propagated ones), as straight code. From ten limbs on it computes the product first, two limbs of b a sweep, and
//! reduces it then by quotients of two limbs: half the loads and stores, and a quarter less time than one limb a sweep.
//! From 12 limbs on squaring does the same with each off-diagonal product once: about 3/4 of the limb products.
//!
//! Bound of both: the sum before the division by R is a·b + q·m with q < R. With a < m and b < R it is below 2·m·R, so
//! the quotient is below 2m and one conditional subtraction gives the residue in `[0, m)`.

use crate::cancel::Watch;
use crate::kernel::door::arithmetic::Arithmetic;
use crate::kernel::door::code::Code;
use crate::kernel::door::contract::contract;
use crate::kernel::door::cost::Cost;
use crate::kernel::door::power::{self, Products};
use crate::kernel::limbs::form::limbs_below_m;
use crate::limbs::bytes::limbs_for;
use crate::limbs::{
    LIMB_BITS, Limb, MAX_BITS, MAX_FIXED_LIMBS, Wide, add, compare, correct, hensel, mul, scratch, square,
    with_fixed_size,
};
use alloc::{boxed::Box, vec::Vec};
use zeroize::Zeroizing;

/// From so many limbs on a square has code of its own: below, the saved products do not pay for the second sweep.
const MIN_SQUARE_LIMBS: usize = 12;

/// Limbs of a factor or a quotient between two looks at whether the work was ended: of 2^20 bits they take some 20 ms.
const SECTION_LIMBS: usize = 1 << 11;

/// The kernel.
pub(in crate::kernel) const CODE: Code = Code {
    vector: None,
    max_bits: MAX_BITS,
    is_available: || true,
    cost: |bits| cost(limbs_for(bits)),
    new: |m| Box::new(Portable::new(m)),
};

/// Portable arithmetic modulo an odd m ≥ 3 of any size, without leading zero limbs.
pub(crate) fn build_portable(m: &[Limb]) -> Box<dyn Arithmetic> {
    contract("portable", m, (CODE.new)(m))
}

/// The cost for `n` limbs.
fn cost(n: usize) -> Cost {
    let interleaved = 2 * n * n + n;
    // Two limbs of quotient cost three products.
    let reduction_by_two = n * n + n / 2 * 3 + n % 2;
    let separate = n > MAX_FIXED_LIMBS;
    let multiply = if separate { n * n + reduction_by_two } else { interleaved };
    let square = if n < MIN_SQUARE_LIMBS { multiply } else { square::limb_products(n) + reduction_by_two };
    Cost { words: n, steps: n, end_steps: 0, multiply, square: Some(square), separate }
}

pub(in crate::kernel) struct Portable {
    m: Zeroizing<Vec<Limb>>,
    /// −m⁻¹ modulo B².
    negated_inverse: Zeroizing<[Limb; 2]>,
}

impl Portable {
    pub(in crate::kernel) fn new(m: &[Limb]) -> Self {
        Self { m: Zeroizing::new(m.to_vec()), negated_inverse: Zeroizing::new(negated_inverse(m)) }
    }

    fn limbs(&self) -> usize {
        self.m.len()
    }

    fn m(&self) -> &[Limb] {
        &self.m
    }

    /// `r = R⁻¹` times the product that `fill` makes of zeros.
    fn separate(&self, r: &mut [Limb], fill: impl FnOnce(&mut [Limb])) {
        scratch::with_zeros(2 * self.m.len(), |product| {
            fill(product);
            reduce_by_two(r, product, &self.m, *self.negated_inverse);
        });
    }
}

/// `r = a·b·R⁻¹` for `N` limbs, a < m and any b, finely integrated; k = −m⁻¹ modulo B.
#[inline(always)]
pub(super) fn interleave<const N: usize>(r: &mut [Limb], a: &[Limb], b: &[Limb], m: &[Limb], k: Limb) {
    let (r, a, m) = (&mut r[..N], &a[..N], &m[..N]);
    r.fill(0);
    let mut top = 0;
    for &digit in &b[..N] {
        // r ← (r + a·digit + quotient·m) / B; top is the bit above r.
        let (low, mut product_carry) = mul::mul_add(r[0], a[0], digit, 0);
        let quotient = low.wrapping_mul(k);
        let (_, mut reduce_carry) = mul::mul_add(low, quotient, m[0], 0);
        for j in 1..N {
            let low;
            (low, product_carry) = mul::mul_add(r[j], a[j], digit, product_carry);
            (r[j - 1], reduce_carry) = mul::mul_add(low, quotient, m[j], reduce_carry);
        }
        let sum = Wide::from(top) + Wide::from(product_carry) + Wide::from(reduce_carry);
        r[N - 1] = sum as Limb;
        top = (sum >> LIMB_BITS) as Limb;
    }
    correct::subtract_once(r, top, m);
}

/// −m⁻¹ modulo B².
pub(crate) fn negated_inverse(m: &[Limb]) -> [Limb; 2] {
    let mut negated = [0; 2];
    add::sub(&mut negated, &[0; 2], &hensel::inverse(m, 2));
    negated
}

/// `product = a·b`; it starts as zeros.
fn mul_in_sections(product: &mut [Limb], a: &[Limb], b: &[Limb]) {
    for (i, section) in b.chunks(SECTION_LIMBS).enumerate() {
        let start = i * SECTION_LIMBS;
        look_before_section(start);
        mul::mul(&mut product[start..start + a.len() + section.len()], a, section);
    }
}

fn look_before_section(start: usize) {
    if start >= SECTION_LIMBS {
        Watch::new().look();
    }
}

/// `r = product·R⁻¹` in `[0, m)` for a product of 2n limbs below m·R, by quotients of two limbs (redc_2; see there).
#[inline(never)] // as `mul::mul`
pub(crate) fn reduce_by_two(r: &mut [Limb], product: &mut [Limb], m: &[Limb], [k0, k1]: [Limb; 2]) {
    let n = m.len();
    let odd = n % 2;
    if odd == 1 {
        let window = &mut product[..n];
        window[0] = mul::mul_add_limb(window, m, window[0].wrapping_mul(k0));
    }
    for start in (odd..n).step_by(SECTION_LIMBS) {
        look_before_section(start);
        for i in (start..n.min(start + SECTION_LIMBS)).step_by(2) {
            let window = &mut product[i..i + n];
            let (q0, high) = mul::mul_add(0, window[0], k0, 0);
            let q1 = high.wrapping_add(window[0].wrapping_mul(k1)).wrapping_add(window[1].wrapping_mul(k0));
            [window[0], window[1]] = mul::mul_add_two_limbs(window, m, [q0, q1], 0);
        }
    }
    let (carries, high) = product.split_at(n);
    let top = add::add(r, high, carries);
    correct::subtract_once(r, top, m);
}

impl<const N: usize> Products<N> for Portable {
    #[inline(always)]
    fn mul_assign(&self, a: &mut [Limb; N], b: &[Limb; N]) {
        let factor = *a;
        interleave::<N>(a, &factor, b, &self.m, self.negated_inverse[0]);
    }

    #[inline(always)]
    fn square_assign(&self, a: &mut [Limb; N], times: usize) {
        for _ in 0..times {
            let factor = *a;
            interleave::<N>(a, &factor, &factor, &self.m, self.negated_inverse[0]);
        }
    }

    #[inline(always)]
    fn select(&self, r: &mut [Limb; N], table: &[[Limb; N]], index: Limb) {
        compare::select_entry(r, table.as_flattened(), index);
    }
}

impl Arithmetic for Portable {
    limbs_below_m!();

    fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        with_fixed_size!(self.m.len(), N => interleave::<N>(r, a, b, &self.m, self.negated_inverse[0]), _ => self.separate(r, |product| mul_in_sections(product, a, b)));
    }

    fn square(&self, r: &mut [Limb], a: &[Limb]) {
        if a.len() < MIN_SQUARE_LIMBS {
            return self.mul(r, a, a);
        }
        self.separate(r, |product| square::square(product, a));
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
