//! The kernel of 64-bit Arm CPUs: 64-bit limbs, residues in `[0, m)`, R = 2^(64n) for n limbs.
//!
//! `mul` and `umulh` multiply without touching the carry flag, and `adcs` adds on it: what a compiler makes of 128-bit
//! sums moves the flag into registers and back.

mod blocks;
mod rows;
mod unrolled;

use crate::kernel::door::arithmetic::Arithmetic;
use crate::kernel::door::code::Code;
use crate::kernel::door::cost::Cost;
use crate::kernel::door::fixed::FixedCode;
use crate::kernel::limbs::form::limbs_below_m;
use crate::limbs::square::{double_and_add_squares, limb_products};
use crate::limbs::{LIMB_BITS, add, bytes::limbs_for, correct, hensel, scratch};
use alloc::boxed::Box;
use zeroize::Zeroizing;

/// Maximum number of limbs of a modulus: as far as scratch space is on the stack.
const MAX_LIMBS: usize = 256;

/// From so many limbs on a square has code of its own: it takes fewer instructions than a product.
const MIN_SQUARE_LIMBS: usize = 32;

/// The kernel, for every 64-bit Arm CPU.
pub(in crate::kernel) const CODE: Code = Code {
    vector: None,
    max_bits: MAX_LIMBS * LIMB_BITS,
    is_available: || true,
    cost: |bits| cost(limbs_for(bits)),
    new,
};

/// For an odd modulus of at most [`MAX_LIMBS`] limbs.
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
        unrolled::MAX_LIMBS => Box::new(Unrolled::<{ unrolled::MAX_LIMBS }>::new(m)),
        _ => Box::new(Rows { constants: constants(m) }),
    }
}

/// The code of this kernel for [`Fixed`](crate::kernel::Fixed).
pub(super) fn fixed_code<const N: usize>() -> Option<FixedCode<N>> {
    Some(FixedCode {
        // SAFETY: k and m are side by side.
        multiply: |modulus, r, a, b| unsafe { unrolled::multiply(r, a, b, modulus.constants()) },
        square_times: |modulus, a, times| {
            for _ in 0..times {
                let factor = *a;
                // SAFETY: as above.
                unsafe { unrolled::multiply(a, &factor, &factor, modulus.constants()) }
            }
        },
    })
}

/// `r += a·limb`, and the limb carried out. The two have one length.
pub(super) fn add_multiple(r: &mut [u64], a: &[u64], limb: u64) -> Option<u64> {
    Some(row(r, a, limb))
}

/// `r += a·limb`; the limb carried out.
fn row(r: &mut [u64], a: &[u64], limb: u64) -> u64 {
    assert_eq!(r.len(), a.len());
    // SAFETY: both have that many limbs, and a unique slice overlaps no other.
    unsafe { rows::add_multiple(r.as_mut_ptr(), a.as_ptr(), a.len(), limb) }
}

/// `t += block·b` for t and b of one length, the limbs carried out behind: t is longer by a block.
fn block(t: &mut [u64], block: &[u64; blocks::LIMBS], b: &[u64]) {
    let (low, above) = t.split_at_mut(b.len());
    let out = above.first_chunk_mut::<{ blocks::LIMBS }>().expect("room for the limbs carried out");
    // SAFETY: both have that many limbs, and unique slices overlap no other.
    unsafe { blocks::add_block(low.as_mut_ptr(), block.as_ptr(), b.as_ptr(), b.len(), out.as_mut_ptr()) }
}

/// `t += q·m` for the block q that makes the lowest eight limbs of t zero, in whose place the limbs carried out go.
fn reduce_block(t: &mut [u64], m: &[u64], k: u64) {
    let (n, mut q) = (m.len(), Zeroizing::new([0; blocks::LIMBS]));
    assert!(t.len() == n && n >= blocks::LIMBS);
    // SAFETY: both numbers have n limbs, eight at least, and q is apart from them; the limbs carried out go to t when
    // it has been read.
    unsafe {
        blocks::quotients(q.as_mut_ptr(), t.as_ptr(), m.as_ptr(), k);
        blocks::add_block(t.as_mut_ptr(), q.as_ptr(), m.as_ptr(), n, t.as_mut_ptr());
    }
}

/// The cost for `n` limbs.
fn cost(n: usize) -> Cost {
    let multiply = 2 * n * n + n;
    let separate = n > unrolled::MAX_LIMBS;
    if !separate {
        return Cost { words: n, steps: n, end_steps: 0, multiply, square: Some(multiply), separate };
    }
    // The triangle of each block of quotients is computed twice.
    let reduction = n * n + n + n / blocks::LIMBS * limb_products(blocks::LIMBS);
    let product = n * n;
    let square = if n < MIN_SQUARE_LIMBS { product } else { limb_products(n) };
    Cost { words: n, steps: n, end_steps: 0, multiply: product + reduction, square: Some(square + reduction), separate }
}

/// −m⁻¹ mod 2^64, and the limbs of m.
fn constants(m: &[u64]) -> Box<[u64]> {
    core::iter::once(hensel::negated_inverse_limb(m[0])).chain(m.iter().copied()).collect()
}

/// `N` limbs, the running sum in registers.
struct Unrolled<const N: usize> {
    constants: Box<[u64]>,
}

impl<const N: usize> Unrolled<N> {
    fn new(m: &[u64]) -> Self {
        assert_eq!(m.len(), N);
        Self { constants: constants(m) }
    }

    fn limbs(&self) -> usize {
        N
    }

    fn m(&self) -> &[u64] {
        &self.constants[1..=N]
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
        // SAFETY: `constants` made N + 1 of them.
        unsafe { unrolled::multiply(r, array(a), array(b), self.constants.as_ptr()) }
    }

    fn square(&self, r: &mut [u64], a: &[u64]) {
        self.mul(r, a, a);
    }
}

/// 10 limbs and more: a product or square in memory, row by row, then its reduction.
struct Rows {
    constants: Box<[u64]>,
}

impl Rows {
    fn limbs(&self) -> usize {
        self.m().len()
    }

    fn m(&self) -> &[u64] {
        &self.constants[1..]
    }

    /// `r = R⁻¹` times the product that `fill` makes of zeros, below m·R.
    ///
    /// A block or row of quotients makes limbs of t zero; the limbs that it carries out take their place. All these are
    /// added to the upper half of t at the end: below 2m, as t < m·R and the quotients are below R.
    fn reduced(&self, r: &mut [u64], fill: impl FnOnce(&mut [u64])) {
        let (n, k) = (self.m().len(), self.constants[0]);
        scratch::with_zeros(2 * n, |t| {
            fill(t);
            let whole = n - n % blocks::LIMBS;
            for i in (0..whole).step_by(blocks::LIMBS) {
                reduce_block(&mut t[i..i + n], self.m(), k);
            }
            for i in whole..n {
                let quotient = t[i].wrapping_mul(k);
                t[i] = row(&mut t[i..i + n], self.m(), quotient);
            }
            let (carries, high) = t.split_at(n);
            let top = add::add(r, high, carries);
            correct::subtract_once(r, top, self.m());
        });
    }
}

impl Arithmetic for Rows {
    limbs_below_m!();

    fn mul(&self, r: &mut [u64], a: &[u64], b: &[u64]) {
        let n = a.len();
        self.reduced(r, |t| {
            let (whole, rest) = a.as_chunks();
            for (i, limbs) in whole.iter().enumerate() {
                block(&mut t[blocks::LIMBS * i..], limbs, b);
            }
            for (i, &limb) in (blocks::LIMBS * whole.len()..).zip(rest) {
                t[i + n] = row(&mut t[i..i + n], b, limb);
            }
        });
    }

    fn square(&self, r: &mut [u64], a: &[u64]) {
        let n = a.len();
        if n < MIN_SQUARE_LIMBS {
            return self.mul(r, a, a);
        }
        self.reduced(r, |t| {
            // Each block with all limbs above it.
            for (start, limbs) in (0..).step_by(blocks::LIMBS).zip(a.as_chunks().0) {
                let end = start + blocks::LIMBS;
                if end < n {
                    block(&mut t[start + end..], limbs, &a[end..]);
                }
            }
            // The products of different limbs inside a block, whose places are apart from those of the other blocks.
            scratch::with_zeros(2 * n, |inside| {
                for (inside, limbs) in inside.chunks_mut(2 * blocks::LIMBS).zip(a.chunks(blocks::LIMBS)) {
                    for (i, &limb) in limbs.iter().enumerate() {
                        inside[i + limbs.len()] = row(&mut inside[2 * i + 1..i + limbs.len()], &limbs[i + 1..], limb);
                    }
                }
                add::add_assign(t, inside);
            });
            double_and_add_squares(t, a);
        });
    }
}
