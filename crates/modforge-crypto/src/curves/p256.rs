//! ECDSA and ECDH over P-256 (FIPS 186-5), also secp256r1, with SHA-256.
//!
//! The curve is y² = x³ - 3x + b modulo 2^256 - 2^224 + 2^192 + 2^96 - 1.
//!
//! ```
//! use modforge_crypto::p256::SecretKey;
//!
//! let key = SecretKey::from_bytes(&[7; 32].map(|byte| byte & 0x7f | 1)).unwrap(); // random bytes
//! let signature = key.sign(b"message");
//! assert!(key.public_key().verify(b"message", &signature).is_ok());
//! assert!(key.public_key().verify(b"another", &signature).is_err());
//!
//! let other = SecretKey::from_bytes(&[1; 32]).unwrap();
//! let shared = key.diffie_hellman(&other.public_key());
//! assert_eq!(shared.as_bytes(), other.diffie_hellman(&key.public_key()).as_bytes());
//! ```

use crate::curve::Curve;
use crate::curve::weierstrass::{self, Coefficient, Tables, Weierstrass};
use crate::ec::{self, Scheme};
use const_oid::ObjectIdentifier;
use hex_literal::hex;
use modforge_fields::{n256, p256};
use modforge_lanes::{EcdsaJob, EcdsaLanes, vector::LANES};
use sha2::Sha256;
use std::sync::LazyLock;

/// The curve P-256 (FIPS 186-5), also secp256r1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct P256;

impl Curve for P256 {
    type Field = p256::Element;
    type Scalar = n256::Element;
}

static TABLES: LazyLock<Tables<P256>> = LazyLock::new(|| Tables::new(5, 2));
static IN_LANES: LazyLock<Option<EcdsaLanes<modforge_lanes::P256>>> = LazyLock::new(ec::lanes::<P256, _>);

impl Weierstrass for P256 {
    const A: Coefficient<p256::Element> = Coefficient::MinusThree;
    const B: p256::Element =
        p256::Element::reduce_be_bytes(&hex!("5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b"));
    const BASE: [p256::Element; 2] = [
        p256::Element::reduce_be_bytes(&hex!("6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296")),
        p256::Element::reduce_be_bytes(&hex!("4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5")),
    ];

    fn tables() -> &'static Tables<Self> {
        &TABLES
    }

    weierstrass::compiled_once!();
}

impl Scheme for P256 {
    type Hash = Sha256;

    const NAME: &'static str = "P-256";
    const OID: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.10045.3.1.7");
    const LOW_S: bool = false;

    fn lanes() -> Option<impl Fn(&[EcdsaJob; LANES]) -> [Option<bool>; LANES]> {
        IN_LANES.as_ref().map(|lanes| |jobs: &_| lanes.verify_vartime(jobs))
    }

    ec::compiled_once!();
}

/// A secret key.
pub type SecretKey = ec::SecretKey<P256>;
/// A public key.
pub type PublicKey = ec::PublicKey<P256>;
/// A signature.
pub type Signature = ec::Signature<P256>;
