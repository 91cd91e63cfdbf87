//! FLINT: its product modulo n by a prepared inverse, which is what its types of residues call, and its whole products
//! for the reduction of others.

use crate::contestant::timed;
use crate::contestants::locked_version;
use crate::words::{from_words, to_words, words_for};
use crate::{Case, Chain, Contestant, Label, Operation};
use num_bigint::BigUint;

/// The largest size in words; FLINT takes a transform from 400 on, which build.rs leaves out.
const LARGEST: usize = 256;

// mpn_extras.h, version 3.6. Numbers are words, least significant first. The whole products are inline functions there:
// a table up to 16 words, 14 for squares, functions above.
unsafe extern "C" {
    static flint_mpn_mul_n_func_tab: [Option<unsafe extern "C" fn(*mut u64, *const u64, *const u64) -> u64>; 17];
    static flint_mpn_sqr_func_tab: [Option<unsafe extern "C" fn(*mut u64, *const u64) -> u64>; 15];
    fn _flint_mpn_mul_n(r: *mut u64, x: *const u64, y: *const u64, n: i64);
    fn _flint_mpn_sqr(r: *mut u64, x: *const u64, n: i64) -> u64;
    /// dinv = the n words of the inverse of d, whose top bit is set.
    fn flint_mpn_preinvn(dinv: *mut u64, d: *const u64, n: i64);
    /// r = a·b mod d, where d and both factors are shifted left by `norm` bits, and so is r.
    fn flint_mpn_mulmod_preinvn(
        r: *mut u64,
        a: *const u64,
        b: *const u64,
        n: i64,
        d: *const u64,
        dinv: *const u64,
        norm: u64,
    );
}

/// Whether it runs: its code is for mulx and adx.
pub(super) fn runs(words: usize) -> bool {
    words <= LARGEST && std::arch::is_x86_feature_detected!("adx") && std::arch::is_x86_feature_detected!("bmi2")
}

/// z = x·y.
///
/// # Safety
/// x and y have n words, 0 < n ≤ [`LARGEST`], z has 2n and overlaps neither.
pub(super) unsafe fn multiply(z: *mut u64, x: *const u64, y: *const u64, n: usize) {
    // SAFETY: as asked of the caller; the table has a function for each size from 1 on.
    unsafe {
        match flint_mpn_mul_n_func_tab.get(n) {
            Some(function) => {
                function.expect("a size of the table")(z, x, y);
            }
            None => _flint_mpn_mul_n(z, x, y, n as i64),
        }
    }
}

/// z = x².
///
/// # Safety
/// As [`multiply`].
pub(super) unsafe fn square(z: *mut u64, x: *const u64, n: usize) {
    // SAFETY: as there.
    unsafe {
        match flint_mpn_sqr_func_tab.get(n) {
            Some(function) => function.expect("a size of the table")(z, x),
            None => _flint_mpn_sqr(z, x, n as i64),
        };
    }
}

pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Option<Box<dyn Contestant + 'c>> {
    let takes = matches!(operation, Operation::Multiply | Operation::Square) && runs(words_for(case.bits()));
    takes.then(|| Box::new(Preinverted::new(case, operation)) as Box<dyn Contestant>)
}

/// A product modulo n.
struct Preinverted<'c> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    /// Bits by which all numbers are shifted.
    norm: u64,
    modulus: Vec<u64>,
    inverse: Vec<u64>,
}

impl<'c> Preinverted<'c> {
    fn new(case: &'c Case, operation: Operation) -> Self {
        let n = words_for(case.bits());
        let norm = 64 * n as u64 - case.bits();
        let modulus = to_words(&(&case.modulus << norm), n);
        let mut inverse = vec![0; n];
        // SAFETY: both have n words, and the top bit of the modulus is set.
        unsafe { flint_mpn_preinvn(inverse.as_mut_ptr(), modulus.as_ptr(), n as i64) };
        let label = Label {
            subject: "FLINT".to_owned(),
            method: "flint_mpn_mulmod_preinvn".to_owned(),
            version: locked_version("flint3-sys"),
        };
        Self { label, case, operation, norm, modulus, inverse }
    }
}

impl Contestant for Preinverted<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let n = self.modulus.len();
        let enter = |value: &BigUint| to_words(&(value << self.norm), n);
        let (mut x, y) = (enter(&self.case.x), enter(&self.case.y));
        let elapsed = timed(times, || {
            let (r, d, inverse) = (x.as_mut_ptr(), self.modulus.as_ptr(), self.inverse.as_ptr());
            let other = if self.operation == Operation::Square { r.cast_const() } else { y.as_ptr() };
            // SAFETY: all have n words; the result may be an operand.
            unsafe { flint_mpn_mulmod_preinvn(r, r, other, n as i64, d, inverse, self.norm) };
        });
        Chain { value: from_words(&x) >> self.norm, elapsed }
    }
}
