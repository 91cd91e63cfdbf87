//! s2n-bignum's routines for single primes, in assembly that is proved: with mulx and adx, and without ("alt").

use super::field::{self, Field};
use crate::contestants::locked_version;
use crate::words::{from_words, to_words, words_for};
use crate::{Case, Contestant, Label, Operation};
use num_bigint::BigUint;

type Multiply = unsafe extern "C" fn(*mut u64, *const u64, *const u64);
type Unary = unsafe extern "C" fn(*mut u64, *const u64);

// include/s2n-bignum.h. Numbers are as many words as hold the prime, least significant first; a result may be an
// operand.
unsafe extern "C" {
    fn bignum_mul_p25519(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_mul_p25519_alt(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_sqr_p25519(z: *mut u64, x: *const u64);
    fn bignum_sqr_p25519_alt(z: *mut u64, x: *const u64);
    fn bignum_inv_p25519(z: *mut u64, x: *const u64);
    fn bignum_mul_p256k1(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_mul_p256k1_alt(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_sqr_p256k1(z: *mut u64, x: *const u64);
    fn bignum_sqr_p256k1_alt(z: *mut u64, x: *const u64);
    fn bignum_montmul_p256(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_montmul_p256_alt(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_montsqr_p256(z: *mut u64, x: *const u64);
    fn bignum_montsqr_p256_alt(z: *mut u64, x: *const u64);
    fn bignum_montinv_p256(z: *mut u64, x: *const u64);
    fn bignum_montmul_p384(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_montmul_p384_alt(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_montsqr_p384(z: *mut u64, x: *const u64);
    fn bignum_montsqr_p384_alt(z: *mut u64, x: *const u64);
    fn bignum_montinv_p384(z: *mut u64, x: *const u64);
    fn bignum_mul_p521(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_mul_p521_alt(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_sqr_p521(z: *mut u64, x: *const u64);
    fn bignum_sqr_p521_alt(z: *mut u64, x: *const u64);
    fn bignum_inv_p521(z: *mut u64, x: *const u64);
}

/// Words of the largest prime.
const MAX_WORDS: usize = 9;

/// The routines of one prime.
struct Routines {
    name: &'static str,
    /// Whether numbers are in Montgomery form.
    montgomery: bool,
    /// With mulx and adx, and without.
    multiply: [Multiply; 2],
    square: [Unary; 2],
    invert: Option<Unary>,
}

/// Those of a prime that the library has.
fn routines(case: &Case) -> Option<Routines> {
    let prime = |text: &str| BigUint::parse_bytes(text.as_bytes(), 16).expect("hexadecimal");
    let m = &case.modulus;
    Some(match case.bits() {
        255 if case.pseudo_mersenne() == Some(BigUint::from(19u8)) => Routines {
            name: "p25519",
            montgomery: false,
            multiply: [bignum_mul_p25519, bignum_mul_p25519_alt],
            square: [bignum_sqr_p25519, bignum_sqr_p25519_alt],
            invert: Some(bignum_inv_p25519),
        },
        256 if case.pseudo_mersenne() == Some(BigUint::from(0x1_0000_03d1u64)) => Routines {
            name: "p256k1",
            montgomery: false,
            multiply: [bignum_mul_p256k1, bignum_mul_p256k1_alt],
            square: [bignum_sqr_p256k1, bignum_sqr_p256k1_alt],
            invert: None,
        },
        256 if *m == prime("ffffffff00000001000000000000000000000000ffffffffffffffffffffffff") => Routines {
            name: "p256",
            montgomery: true,
            multiply: [bignum_montmul_p256, bignum_montmul_p256_alt],
            square: [bignum_montsqr_p256, bignum_montsqr_p256_alt],
            invert: Some(bignum_montinv_p256),
        },
        384 if *m
            == prime(
                "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff",
            ) =>
        {
            Routines {
                name: "p384",
                montgomery: true,
                multiply: [bignum_montmul_p384, bignum_montmul_p384_alt],
                square: [bignum_montsqr_p384, bignum_montsqr_p384_alt],
                invert: Some(bignum_montinv_p384),
            }
        }
        521 if case.pseudo_mersenne() == Some(BigUint::from(1u8)) => Routines {
            name: "p521",
            montgomery: false,
            multiply: [bignum_mul_p521, bignum_mul_p521_alt],
            square: [bignum_sqr_p521, bignum_sqr_p521_alt],
            invert: Some(bignum_inv_p521),
        },
        _ => return None,
    })
}

/// The contestants for a prime that the library has: with mulx and adx where the CPU has them, and without.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    let has = std::arch::is_x86_feature_detected!("adx") && std::arch::is_x86_feature_detected!("bmi2");
    let ways = [0, 1].into_iter().filter(|&way| has || way == 1);
    ways.filter_map(|way| {
        let routines = routines(case)?;
        let (n, m) = (words_for(case.bits()), case.modulus.clone());
        let radix = if routines.montgomery { case.radix() % &m } else { BigUint::from(1u8) };
        let radix_inverse = radix.modinv(&m).expect("a prime");
        field::contestant(case, operation, Prime { routines, way, n, m, radix, radix_inverse })
    })
    .collect()
}

struct Prime {
    routines: Routines,
    way: usize,
    n: usize,
    m: BigUint,
    radix: BigUint,
    radix_inverse: BigUint,
}

impl Field for Prime {
    type Element = [u64; MAX_WORDS];

    fn label(&self, operation: Operation) -> Label {
        let Routines { name, montgomery, .. } = self.routines;
        let form = if montgomery { "mont" } else { "" };
        let what = match operation {
            Operation::Square | Operation::SquareStreams => "sqr",
            Operation::FieldInvert => "inv",
            _ => "mul",
        };
        let alt = if self.way == 1 && what != "inv" { "_alt" } else { "" };
        Label {
            subject: "s2n-bignum".to_owned(),
            method: format!("bignum_{form}{what}_{name}{alt}"),
            version: format!("in AWS-LC of aws-lc-sys {}", locked_version("aws-lc-sys")),
        }
    }

    fn enter(&self, value: &BigUint) -> Self::Element {
        let words = to_words(&(value * &self.radix % &self.m), MAX_WORDS);
        words.try_into().expect("as many words")
    }

    fn leave(&self, element: &Self::Element) -> BigUint {
        from_words(&element[..self.n]) * &self.radix_inverse % &self.m
    }

    #[inline(always)]
    fn multiply(&self, x: &mut Self::Element, y: &Self::Element) {
        // SAFETY: numbers of as many words as the routine reads and writes, or more; x may be operand and result.
        unsafe { self.routines.multiply[self.way](x.as_mut_ptr(), x.as_ptr(), y.as_ptr()) };
    }

    #[inline(always)]
    fn square(&self, x: &mut Self::Element) {
        // SAFETY: as for products.
        unsafe { self.routines.square[self.way](x.as_mut_ptr(), x.as_ptr()) };
    }

    fn invert(&self, x: &Self::Element) -> Option<Self::Element> {
        let mut inverse = [0; MAX_WORDS];
        let invert = self.routines.invert?;
        // SAFETY: as for products.
        unsafe { invert(inverse.as_mut_ptr(), x.as_ptr()) };
        Some(inverse)
    }
}
