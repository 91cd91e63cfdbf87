//! s2n-bignum, whose assembly is proved: a product by the routine of its size, Montgomery's reduction of eight words at
//! a time, modular power and inverse. All of it is constant time.
//!
//! AWS-LC has the sources. What it exports itself are routines for its curves alone, so build.rs assembles the others.

use crate::contestant::timed;
use crate::contestants::locked_version;
use crate::words::{from_words, to_words, words_for};
use crate::{Case, Chain, Contestant, Label, Operation};
use num_bigint::BigUint;

type Product = unsafe extern "C" fn(*mut u64, *const u64, *const u64);
type ProductWithScratch = unsafe extern "C" fn(*mut u64, *const u64, *const u64, *mut u64);
type Square = unsafe extern "C" fn(*mut u64, *const u64);
type SquareWithScratch = unsafe extern "C" fn(*mut u64, *const u64, *mut u64);
type Reduction = unsafe extern "C" fn(u64, *mut u64, *const u64, u64) -> u64;

// include/s2n-bignum.h. Numbers are words, least significant first; k is their count.
unsafe extern "C" {
    fn bignum_mul_4_8(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_mul_6_12(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_mul_8_16(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_kmul_16_32(z: *mut u64, x: *const u64, y: *const u64, t: *mut u64);
    fn bignum_kmul_32_64(z: *mut u64, x: *const u64, y: *const u64, t: *mut u64);
    fn bignum_sqr_4_8(z: *mut u64, x: *const u64);
    fn bignum_sqr_6_12(z: *mut u64, x: *const u64);
    fn bignum_sqr_8_16(z: *mut u64, x: *const u64);
    fn bignum_ksqr_16_32(z: *mut u64, x: *const u64, t: *mut u64);
    fn bignum_ksqr_32_64(z: *mut u64, x: *const u64, t: *mut u64);
    /// z[k..2k] = z·2^(−64k) modulo m but for a multiple of m·2^(64k), which is returned: 0 or 1; w = −m⁻¹ mod 2^64.
    fn bignum_emontredc(k: u64, z: *mut u64, m: *const u64, w: u64) -> u64;
    /// The same for k a multiple of 8.
    fn bignum_emontredc_8n(k: u64, z: *mut u64, m: *const u64, w: u64) -> u64;
    /// z = x − (p ? y : 0).
    fn bignum_optsub(k: u64, z: *mut u64, x: *const u64, p: u64, y: *const u64) -> u64;
    /// z = a^p modulo an odd m; t has 3k words.
    fn bignum_modexp(k: u64, z: *mut u64, a: *const u64, p: *const u64, m: *const u64, t: *mut u64);
    /// z = 1/a modulo an odd b, or something else where there is none; t has 3k words.
    fn bignum_modinv(k: u64, z: *mut u64, a: *const u64, b: *const u64, t: *mut u64);
}

/// Whole products and squares, by the size.
enum Routine {
    Product(Product),
    ProductWithScratch(ProductWithScratch),
    Square(Square),
    SquareWithScratch(SquareWithScratch),
    /// mpn_mul_n.
    #[cfg(feature = "gmp")]
    GmpProduct,
    /// mpn_sqr.
    #[cfg(feature = "gmp")]
    GmpSquare,
    /// flint_mpn_mul_n.
    #[cfg(feature = "flint")]
    FlintProduct,
    /// flint_mpn_sqr.
    #[cfg(feature = "flint")]
    FlintSquare,
}

/// Words of scratch space that the largest routine wants.
const SCRATCH: usize = 96;

/// The library alone, and its reduction under GMP's and FLINT's products, on CPUs with mulx and adx.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    if !(std::arch::is_x86_feature_detected!("adx") && std::arch::is_x86_feature_detected!("bmi2")) {
        return Vec::new();
    }
    let n = words_for(case.bits());
    match operation {
        Operation::Multiply | Operation::Square => {
            let own = routine(operation, n).map(|(name, routine)| ("s2n-bignum", name, routine));
            #[cfg(feature = "gmp")]
            let gmp = Some(match operation {
                Operation::Square => ("GMP + s2n-bignum", "mpn_sqr", Routine::GmpSquare),
                _ => ("GMP + s2n-bignum", "mpn_mul_n", Routine::GmpProduct),
            });
            #[cfg(not(feature = "gmp"))]
            let gmp = None;
            #[cfg(feature = "flint")]
            let flint = super::flint::runs(n).then_some(match operation {
                Operation::Square => ("FLINT + s2n-bignum", "flint_mpn_sqr", Routine::FlintSquare),
                _ => ("FLINT + s2n-bignum", "flint_mpn_mul_n", Routine::FlintProduct),
            });
            #[cfg(not(feature = "flint"))]
            let flint = None;
            let all = [own, gmp, flint].into_iter().flatten();
            all.map(|one| Box::new(Montgomery::new(case, one)) as Box<dyn Contestant>).collect()
        }
        Operation::Power => vec![Box::new(Power { label: label("s2n-bignum", "bignum_modexp"), case })],
        Operation::Invert => vec![Box::new(Inverses { label: label("s2n-bignum", "bignum_modinv"), case })],
        _ => Vec::new(),
    }
}

fn label(subject: &str, method: &str) -> Label {
    let version = format!("in AWS-LC of aws-lc-sys {}", locked_version("aws-lc-sys"));
    Label { subject: subject.to_owned(), method: method.to_owned(), version }
}

/// The routine for a size, if there is one.
fn routine(operation: Operation, n: usize) -> Option<(&'static str, Routine)> {
    Some(match (operation, n) {
        (Operation::Square, 4) => ("bignum_sqr_4_8", Routine::Square(bignum_sqr_4_8)),
        (Operation::Square, 6) => ("bignum_sqr_6_12", Routine::Square(bignum_sqr_6_12)),
        (Operation::Square, 8) => ("bignum_sqr_8_16", Routine::Square(bignum_sqr_8_16)),
        (Operation::Square, 16) => ("bignum_ksqr_16_32", Routine::SquareWithScratch(bignum_ksqr_16_32)),
        (Operation::Square, 32) => ("bignum_ksqr_32_64", Routine::SquareWithScratch(bignum_ksqr_32_64)),
        (Operation::Multiply, 4) => ("bignum_mul_4_8", Routine::Product(bignum_mul_4_8)),
        (Operation::Multiply, 6) => ("bignum_mul_6_12", Routine::Product(bignum_mul_6_12)),
        (Operation::Multiply, 8) => ("bignum_mul_8_16", Routine::Product(bignum_mul_8_16)),
        (Operation::Multiply, 16) => ("bignum_kmul_16_32", Routine::ProductWithScratch(bignum_kmul_16_32)),
        (Operation::Multiply, 32) => ("bignum_kmul_32_64", Routine::ProductWithScratch(bignum_kmul_32_64)),
        _ => return None,
    })
}

/// A product or square, reduced to n words.
struct Montgomery<'c> {
    label: Label,
    case: &'c Case,
    routine: Routine,
    reduction: Reduction,
    modulus: Vec<u64>,
    inverse: u64,
}

impl<'c> Montgomery<'c> {
    fn new(case: &'c Case, (subject, name, routine): (&str, &str, Routine)) -> Self {
        let n = words_for(case.bits());
        let (reduces, reduction): (_, Reduction) = match n % 8 {
            0 => ("bignum_emontredc_8n", bignum_emontredc_8n),
            _ => ("bignum_emontredc", bignum_emontredc),
        };
        let base = BigUint::from(1u8) << 64;
        let inverse = to_words(&(&base - case.modulus.modinv(&base).expect("an odd modulus")), 1)[0];
        let label = label(subject, &format!("{name} + {reduces}"));
        Self { label, case, routine, reduction, modulus: to_words(&case.modulus, n), inverse }
    }

    /// x = x·y·2^(−64n) or x²·2^(−64n), below 2^(64n).
    fn step(&self, x: &mut [u64], y: &[u64], product: &mut [u64], scratch: &mut [u64]) {
        let n = self.modulus.len();
        let (z, t, m) = (product.as_mut_ptr(), scratch.as_mut_ptr(), self.modulus.as_ptr());
        // SAFETY: x, y and m have n words, for which the routine was chosen, the product 2n and the scratch space as
        // many as any routine wants; none overlap but x and the result of the last line, which may.
        unsafe {
            match self.routine {
                Routine::Product(multiply) => multiply(z, x.as_ptr(), y.as_ptr()),
                Routine::ProductWithScratch(multiply) => multiply(z, x.as_ptr(), y.as_ptr(), t),
                Routine::Square(square) => square(z, x.as_ptr()),
                Routine::SquareWithScratch(square) => square(z, x.as_ptr(), t),
                #[cfg(feature = "gmp")]
                Routine::GmpSquare => {
                    gmp_mpfr_sys::gmp::mpn_sqr(z, x.as_ptr(), n as gmp_mpfr_sys::gmp::size_t);
                }
                #[cfg(feature = "gmp")]
                Routine::GmpProduct => {
                    gmp_mpfr_sys::gmp::mpn_mul_n(z, x.as_ptr(), y.as_ptr(), n as gmp_mpfr_sys::gmp::size_t);
                }
                #[cfg(feature = "flint")]
                Routine::FlintSquare => super::flint::square(z, x.as_ptr(), n),
                #[cfg(feature = "flint")]
                Routine::FlintProduct => super::flint::multiply(z, x.as_ptr(), y.as_ptr(), n),
            }
            let top = (self.reduction)(n as u64, z, m, self.inverse);
            bignum_optsub(n as u64, x.as_mut_ptr(), z.add(n), top, m);
        }
    }
}

impl Contestant for Montgomery<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let (n, m, radix) = (self.modulus.len(), &self.case.modulus, self.case.radix());
        let enter = |value: &BigUint| to_words(&(value * &radix % m), n);
        let (mut x, y) = (enter(&self.case.x), enter(&self.case.y));
        let (mut product, mut scratch) = (vec![0; 2 * n], vec![0; SCRATCH]);
        let elapsed = timed(times, || self.step(&mut x, &y, &mut product, &mut scratch));
        let radix_inverse = (&radix % m).modinv(m).expect("an odd modulus");
        Chain { value: from_words(&x) * radix_inverse % m, elapsed }
    }
}

struct Power<'c> {
    label: Label,
    case: &'c Case,
}

impl Contestant for Power<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let n = words_for(self.case.bits());
        let words = |value: &BigUint| to_words(value, n);
        let (mut x, e, m) = (words(&self.case.x), words(&self.case.exponent), words(&self.case.modulus));
        let (mut r, mut scratch) = (vec![0; n], vec![0; 3 * n]);
        let elapsed = timed(times, || {
            // SAFETY: all have n words, the scratch space three times as many; none overlap.
            unsafe {
                bignum_modexp(n as u64, r.as_mut_ptr(), x.as_ptr(), e.as_ptr(), m.as_ptr(), scratch.as_mut_ptr());
            }
            std::mem::swap(&mut r, &mut x);
        });
        Chain { value: from_words(&x), elapsed }
    }
}

struct Inverses<'c> {
    label: Label,
    case: &'c Case,
}

impl Contestant for Inverses<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let n = words_for(self.case.bits());
        let units: Vec<_> = self.case.operands(times).iter().map(|unit| to_words(unit, n)).collect();
        let (m, mut units) = (to_words(&self.case.modulus, n), units.iter().cycle());
        let (mut r, mut scratch) = (vec![0; n], vec![0; 3 * n]);
        let elapsed = timed(times, || {
            let unit = units.next().expect("a cycle");
            // SAFETY: all have n words, the scratch space three times as many; none overlap.
            unsafe { bignum_modinv(n as u64, r.as_mut_ptr(), unit.as_ptr(), m.as_ptr(), scratch.as_mut_ptr()) };
        });
        Chain { value: from_words(&r), elapsed }
    }
}
