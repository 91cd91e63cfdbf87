//! The mulx/adcx/adox kernel: 64-bit limbs, residues in `[0, m)`, R = 2^(64n) for n limbs.
//!
//! `mulx` multiplies without touching the flags, and `adcx` and `adox` add on two flags that do not disturb each other,
//! so a row of products is added with two carry chains and no instruction in between.

// Macros stand before the modules that use them.

/// Saves the registers that belong to the caller: the frame of a function that needs them all.
macro_rules! save_registers {
    () => {
        "push rbx\npush rbp\npush r12\npush r13\npush r14\npush r15\n"
    };
}

/// Restores them and returns.
macro_rules! restore_and_return {
    () => {
        "pop r15\npop r14\npop r13\npop r12\npop rbp\npop rbx\nret\n"
    };
}

#[macro_use]
mod steps;

mod blocks;
mod eight;
mod karatsuba;
mod plain;
mod rows;
mod select;
mod square;
mod straight;
mod sweeps;

pub(crate) use plain::PlainProducts;
pub(in crate::kernel) use select::select;
pub(crate) use straight::FoldedProducts;

use crate::kernel::cpu::has_adx;
use crate::kernel::door::arithmetic::Arithmetic;
use crate::kernel::door::code::Code;
use crate::kernel::door::cost::Cost;
use crate::kernel::door::fixed::FixedCode;
use crate::kernel::door::power::{self, Products};
use crate::kernel::limbs::form::limbs_below_m;
use crate::limbs::{LIMB_BITS, bytes::limbs_for, hensel, mul::mul_add, square::limb_products};
use alloc::boxed::Box;
use karatsuba::Kind;
use select::select_array;
use straight::{unrolled, unrolled_square};
use zeroize::Zeroizing;

/// Maximum number of limbs of a modulus.
const MAX_LIMBS: usize = 256;

/// The kernel.
pub(in crate::kernel) const CODE: Code = Code {
    vector: None,
    max_bits: MAX_LIMBS * LIMB_BITS,
    is_available: has_adx,
    cost: |bits| cost(limbs_for(bits)),
    new,
};

/// For an odd modulus of at most [`MAX_LIMBS`] limbs, on a CPU with BMI2, ADX and AVX2.
fn new(m: &[u64]) -> Box<dyn Arithmetic> {
    match m.len() {
        1 => Box::new(Unrolled::<1>::new(m)),
        2 => Box::new(Unrolled::<2>::new(m)),
        3 => Box::new(Unrolled::<3>::new(m)),
        4 => Box::new(Unrolled::<4>::new(m)),
        5 => Box::new(Unrolled::<5>::new(m)),
        6 => Box::new(Unrolled::<6>::new(m)),
        7 => Box::new(Unrolled::<7>::new(m)),
        8 => Box::new(Unrolled::<8>::new(m)),
        9 => Box::new(Unrolled::<9>::new(m)),
        10 => Box::new(Unrolled::<10>::new(m)),
        unrolled::MAX_LIMBS => Box::new(Unrolled::<{ unrolled::MAX_LIMBS }>::new(m)),
        _ => Box::new(Blocks::new(m)),
    }
}

/// The code of this kernel for [`Fixed`](crate::kernel::Fixed), where the CPU has its instructions.
pub(in crate::kernel) fn fixed_code<const N: usize>() -> Option<FixedCode<N>> {
    has_adx().then_some(FixedCode {
        // SAFETY: chosen only on a CPU with BMI2 and ADX; k and m are side by side.
        multiply: |modulus, r, a, b| unsafe { unrolled::multiply(r, a, b, modulus.constants()) },
        square_times: |modulus, a, times| {
            for _ in 0..times {
                // SAFETY: as above.
                unsafe { unrolled_square::square_assign(unrolled_square::function::<N>(), a, modulus.constants()) }
            }
        },
    })
}

/// `r += a·limb`, and the limb carried out, where the CPU has this kernel's instructions. The two have one length.
pub(in crate::kernel) fn add_multiple(r: &mut [u64], a: &[u64], limb: u64) -> Option<u64> {
    let n = a.len();
    assert!(r.len() == n && n > 0);
    // SAFETY: the CPU has BMI2 and ADX; both have n limbs.
    has_adx().then(|| unsafe { rows::add_multiple(r.as_mut_ptr(), a.as_ptr(), n, limb) })
}

/// The cost for `n` limbs.
fn cost(n: usize) -> Cost {
    let reduction = n * n + n;
    let separate = n > unrolled::MAX_LIMBS;
    let multiply = if separate { Kind::Product.limb_products(n) } else { n * n } + reduction;
    let square = match n {
        _ if separate => Kind::Square.limb_products(n) + reduction,
        unrolled_square::MIN_LIMBS.. => limb_products(n) + reduction,
        _ => multiply,
    };
    Cost { words: n, steps: n, end_steps: 0, multiply, square: Some(square), separate }
}

/// −m⁻¹ mod 2^64, the limbs of m, and those of R − 1 − m.
fn constants(m: &[u64]) -> Zeroizing<Box<[u64]>> {
    let complement = m.iter().map(|limb| !limb);
    Zeroizing::new(
        core::iter::once(hensel::negated_inverse_limb(m[0])).chain(m.iter().copied()).chain(complement).collect(),
    )
}

/// k = −m⁻¹ mod 2^64, the limbs of m, and those of (k·m + 1) / 2^64.
fn constants_with_multiple(m: &[u64]) -> Zeroizing<Box<[u64]>> {
    let (n, k) = (m.len(), hensel::negated_inverse_limb(m[0]));
    let zeros = core::iter::repeat_n(0, n);
    let mut constants: Box<[u64]> = core::iter::once(k).chain(m.iter().copied()).chain(zeros).collect();
    let (low, mut carry) = mul_add(1, k, m[0], 0);
    debug_assert!(low == 0);
    for i in 1..n {
        (constants[n + i], carry) = mul_add(0, k, m[i], carry);
    }
    constants[2 * n] = carry;
    Zeroizing::new(constants)
}

/// `N` limbs, the running sum in registers.
struct Unrolled<const N: usize> {
    constants: Zeroizing<Box<[u64]>>,
    square: unrolled::Function,
}

impl<const N: usize> Unrolled<N> {
    fn new(m: &[u64]) -> Self {
        assert_eq!(m.len(), N);
        Self { constants: constants_with_multiple(m), square: unrolled_square::function_for::<N>(array(m)) }
    }

    fn limbs(&self) -> usize {
        N
    }

    fn m(&self) -> &[u64] {
        &self.constants[1..=N]
    }
}

impl<const N: usize> Products<N> for Unrolled<N> {
    #[inline(always)]
    fn mul_assign(&self, a: &mut [u64; N], b: &[u64; N]) {
        // SAFETY: as in `mul`.
        unsafe { unrolled::multiply_assign(a, b, self.constants.as_ptr()) }
    }

    #[inline(always)]
    fn square_assign(&self, a: &mut [u64; N], times: usize) {
        for _ in 0..times {
            // SAFETY: as in `mul`.
            unsafe { unrolled_square::square_assign(self.square, a, self.constants.as_ptr()) }
        }
    }

    fn select(&self, r: &mut [u64; N], table: &[[u64; N]], index: u64) {
        // SAFETY: `Kernel::build` makes this type only on a CPU with AVX2.
        unsafe { select_array(r, table, index) }
    }
}

/// The first `N` limbs.
fn array<const N: usize>(limbs: &[u64]) -> &[u64; N] {
    limbs.first_chunk().expect("a residue has N limbs")
}

impl<const N: usize> Arithmetic for Unrolled<N> {
    limbs_below_m!();

    fn mul(&self, r: &mut [u64], a: &[u64], b: &[u64]) {
        let r = r.first_chunk_mut::<N>().expect("a residue has N limbs");
        // SAFETY: `Kernel::build` makes this type only on a CPU with BMI2 and ADX; the constants are those of all
        // functions for m.
        unsafe { unrolled::multiply(r, array(a), array(b), self.constants.as_ptr()) }
    }

    fn square(&self, r: &mut [u64], a: &[u64]) {
        let r = r.first_chunk_mut::<N>().expect("a residue has N limbs");
        // SAFETY: as in `mul`.
        unsafe { unrolled_square::square(self.square, r, array(a), self.constants.as_ptr()) }
    }

    fn select(&self, r: &mut [u64], table: &[u64], index: u64) {
        // SAFETY: `Kernel::build` makes this type only on a CPU with AVX2.
        unsafe { select(r, table, index) }
    }

    fn power(
        &self,
        r: &mut [u64],
        one: &[u64],
        base: &[u64],
        width: usize,
        digits: &mut dyn Iterator<Item = u64>,
    ) -> bool {
        if N == 1 {
            return false; // that is for `power_from_below`
        }
        r.copy_from_slice(&*power::power(self, array(one), array(base), width, digits));
        true
    }

    fn power_vartime(
        &self,
        r: &mut [u64],
        one: &[u64],
        base: &[u64],
        entries: usize,
        steps: &mut dyn Iterator<Item = (usize, Option<usize>)>,
    ) -> bool {
        if N == 1 {
            return false; // as above
        }
        r.copy_from_slice(&*power::power_vartime(self, array(one), array(base), entries, steps));
        true
    }

    fn power_from_below(
        &self,
        r: &mut [u64],
        one: &[u64],
        base: &[u64],
        pieces: &mut dyn Iterator<Item = (u64, usize)>,
    ) -> bool {
        // Longer products keep the CPU so busy that two at once take as long as one after the other.
        if N > 1 {
            return false;
        }
        r.copy_from_slice(&*power::power_from_below(self, array(one), array(base), pieces));
        true
    }
}

/// 12 limbs and more: a product or square in memory, then its reduction, in blocks.
struct Blocks {
    constants: Zeroizing<Box<[u64]>>,
    limbs: usize,
}

impl Blocks {
    fn new(m: &[u64]) -> Self {
        assert!((unrolled::MAX_LIMBS + 1..=MAX_LIMBS).contains(&m.len()));
        Self { constants: constants(m), limbs: m.len() }
    }

    fn limbs(&self) -> usize {
        self.limbs
    }

    fn m(&self) -> &[u64] {
        &self.constants[1..=self.limbs]
    }

    /// Reduces to `r` what `multiply` puts into the 2n zeros that it gets, and the scratch words of its kind beside
    /// them. Room comes in a few sizes, as clearing it takes time.
    fn with_product(&self, r: &mut [u64], kind: Kind, multiply: impl FnOnce(&mut [u64], &mut [u64])) {
        let scratch = kind.scratch_words(self.limbs);
        match 2 * self.limbs + scratch {
            0..=32 => self.in_room::<32>(r, scratch, multiply),
            33..=48 => self.in_room::<48>(r, scratch, multiply),
            49..=128 => self.in_room::<128>(r, scratch, multiply),
            129..=256 => self.in_room::<256>(r, scratch, multiply),
            257..=512 => self.in_room::<512>(r, scratch, multiply),
            _ => self.in_room::<{ 2 * MAX_LIMBS + Kind::Product.scratch_words(MAX_LIMBS) }>(r, scratch, multiply),
        }
    }

    #[inline(always)]
    fn in_room<const WORDS: usize>(
        &self,
        r: &mut [u64],
        scratch: usize,
        multiply: impl FnOnce(&mut [u64], &mut [u64]),
    ) {
        let n = self.limbs;
        let r = &mut r[..n];
        let mut room = [0; WORDS];
        let (t, rest) = room.split_at_mut(2 * n);
        multiply(t, &mut rest[..scratch]);
        // SAFETY: as in `mul`.
        unsafe { blocks::reduce(r, t, &self.constants) };
        room = [0; WORDS]; // what it holds is secret
        core::hint::black_box(&room);
    }
}

impl Arithmetic for Blocks {
    limbs_below_m!();

    fn mul(&self, r: &mut [u64], a: &[u64], b: &[u64]) {
        let (a, b) = (&a[..self.limbs], &b[..self.limbs]);
        // SAFETY: `Kernel::build` makes this type only on a CPU with BMI2, ADX and AVX2.
        self.with_product(r, Kind::Product, |t, scratch| unsafe { karatsuba::product(t, a, b, scratch) });
    }

    fn square(&self, r: &mut [u64], a: &[u64]) {
        let a = &a[..self.limbs];
        // SAFETY: as in `mul`.
        self.with_product(r, Kind::Square, |t, scratch| unsafe { karatsuba::square(t, a, scratch) });
    }

    fn select(&self, r: &mut [u64], table: &[u64], index: u64) {
        // SAFETY: `Kernel::build` makes this type only on a CPU with AVX2.
        unsafe { select(r, table, index) }
    }
}
