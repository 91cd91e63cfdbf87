//! ECDSA and ECDH over P-384 (FIPS 186-5), also secp384r1, with SHA-384.
//!
//! The curve is y² = x³ - 3x + b modulo 2^384 - 2^128 - 2^96 + 2^32 - 1.
//!
//! ```
//! use modforge_crypto::p384::SecretKey;
//!
//! let key = SecretKey::from_bytes(&[7; 48].map(|byte| byte & 0x7f | 1)).unwrap(); // random bytes
//! let signature = key.sign(b"message");
//! assert!(key.public_key().verify(b"message", &signature).is_ok());
//! assert!(key.public_key().verify(b"another", &signature).is_err());
//!
//! let other = SecretKey::from_bytes(&[1; 48]).unwrap();
//! let shared = key.diffie_hellman(&other.public_key());
//! assert_eq!(shared.as_bytes(), other.diffie_hellman(&key.public_key()).as_bytes());
//! ```

use crate::curve::Curve;
use crate::curve::weierstrass::{self, Coefficient, Tables, Weierstrass};
use crate::ec::{self, Scheme};
use const_oid::ObjectIdentifier;
use hex_literal::hex;
use modforge_fields::{n384, p384};
use modforge_lanes::{EcdsaJob, EcdsaLanes, vector::LANES};
use sha2::Sha384;
use std::sync::LazyLock;

/// The curve P-384 (FIPS 186-5), also secp384r1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct P384;

impl Curve for P384 {
    type Field = p384::Element;
    type Scalar = n384::Element;
}

static TABLES: LazyLock<Tables<P384>> = LazyLock::new(|| Tables::new(5, 2));
static IN_LANES: LazyLock<Option<EcdsaLanes<modforge_lanes::P384>>> = LazyLock::new(ec::lanes::<P384, _>);

impl Weierstrass for P384 {
    const A: Coefficient<p384::Element> = Coefficient::MinusThree;
    const B: p384::Element = p384::Element::reduce_be_bytes(&hex!(
        "b3312fa7e23ee7e4988e056be3f82d19181d9c6efe8141120314088f5013875ac656398d8a2ed19d2a85c8edd3ec2aef"
    ));
    const BASE: [p384::Element; 2] = [
        p384::Element::reduce_be_bytes(&hex!(
            "aa87ca22be8b05378eb1c71ef320ad746e1d3b628ba79b9859f741e082542a385502f25dbf55296c3a545e3872760ab7"
        )),
        p384::Element::reduce_be_bytes(&hex!(
            "3617de4a96262c6f5d9e98bf9292dc29f8f41dbd289a147ce9da3113b5f0b8c00a60b1ce1d7e819d7a431d7c90ea0e5f"
        )),
    ];

    fn tables() -> &'static Tables<Self> {
        &TABLES
    }

    weierstrass::compiled_once!();
}

impl Scheme for P384 {
    type Hash = Sha384;

    const NAME: &'static str = "P-384";
    const OID: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.132.0.34");
    const LOW_S: bool = false;

    fn lanes() -> Option<impl Fn(&[EcdsaJob; LANES]) -> [Option<bool>; LANES]> {
        IN_LANES.as_ref().map(|lanes| |jobs: &_| lanes.verify_vartime(jobs))
    }

    ec::compiled_once!();
}

/// A secret key.
pub type SecretKey = ec::SecretKey<P384>;
/// A public key.
pub type PublicKey = ec::PublicKey<P384>;
/// A signature.
pub type Signature = ec::Signature<P384>;
