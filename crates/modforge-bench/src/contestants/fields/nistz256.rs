//! The field of P-256 that AWS-LC has from OpenSSL, in assembly for this one prime.

use super::field::{self, Field};
use crate::contestants::locked_version;
use crate::words::{from_words, to_words};
use crate::{Case, Contestant, Label, Operation};
use num_bigint::BigUint;
use std::sync::atomic::{AtomicU32, Ordering};

// The build script puts a prefix before the names. Numbers are four words, least significant first, in Montgomery form;
// a result may be an operand.
unsafe extern "C" {
    fn modforge_ecp_nistz256_mul_mont(r: *mut u64, a: *const u64, b: *const u64);
    fn modforge_ecp_nistz256_sqr_mont(r: *mut u64, a: *const u64);
}

/// What the assembly knows of the CPU: the words of cpuid as OpenSSL keeps them, of which it reads two bits of the
/// third.
#[unsafe(export_name = "modforge_OPENSSL_ia32cap_P")]
static FEATURES: [AtomicU32; 4] = [const { AtomicU32::new(0) }; 4];

/// BMI2 and ADX.
const MULX_AND_ADX: u32 = 1 << 8 | 1 << 19;

/// The contestant for the prime.
pub(super) fn contestant<'c>(case: &'c Case, operation: Operation) -> Option<Box<dyn Contestant + 'c>> {
    let prime = BigUint::parse_bytes(b"ffffffff00000001000000000000000000000000ffffffffffffffffffffffff", 16);
    if prime.as_ref() != Some(&case.modulus) {
        return None;
    }
    let has = std::arch::is_x86_feature_detected!("adx") && std::arch::is_x86_feature_detected!("bmi2");
    FEATURES[2].store(if has { MULX_AND_ADX } else { 0 }, Ordering::Relaxed);
    let m = case.modulus.clone();
    let radix = (BigUint::from(1u8) << 256u32) % &m;
    let radix_inverse = radix.modinv(&m).expect("a prime");
    field::contestant(case, operation, Nistz256 { m, radix, radix_inverse })
}

struct Nistz256 {
    m: BigUint,
    radix: BigUint,
    radix_inverse: BigUint,
}

impl Field for Nistz256 {
    type Element = [u64; 4];

    fn label(&self, operation: Operation) -> Label {
        let square = matches!(operation, Operation::Square | Operation::SquareStreams);
        Label {
            subject: "AWS-LC nistz256".to_owned(),
            method: format!("ecp_nistz256_{}_mont", if square { "sqr" } else { "mul" }),
            version: format!("in AWS-LC of aws-lc-sys {}", locked_version("aws-lc-sys")),
        }
    }

    fn enter(&self, value: &BigUint) -> Self::Element {
        to_words(&(value * &self.radix % &self.m), 4).try_into().expect("as many words")
    }

    fn leave(&self, element: &Self::Element) -> BigUint {
        from_words(element) * &self.radix_inverse % &self.m
    }

    #[inline(always)]
    fn multiply(&self, x: &mut Self::Element, y: &Self::Element) {
        // SAFETY: numbers of four words; x may be operand and result.
        unsafe { modforge_ecp_nistz256_mul_mont(x.as_mut_ptr(), x.as_ptr(), y.as_ptr()) };
    }

    #[inline(always)]
    fn square(&self, x: &mut Self::Element) {
        // SAFETY: as for products.
        unsafe { modforge_ecp_nistz256_sqr_mont(x.as_mut_ptr(), x.as_ptr()) };
    }
}
