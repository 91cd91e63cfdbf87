//! ECDSA and ECDH over P-521 (FIPS 186-5), also secp521r1, with SHA-512.
//!
//! The curve is y² = x³ - 3x + b modulo 2^521 - 1.
//!
//! ```
//! use modforge_crypto::p521::SecretKey;
//!
//! let key = SecretKey::from_bytes(&[7; 66].map(|byte| byte & 0 | 1)).unwrap(); // random bytes
//! let signature = key.sign(b"message");
//! assert!(key.public_key().verify(b"message", &signature).is_ok());
//! assert!(key.public_key().verify(b"another", &signature).is_err());
//!
//! let other = SecretKey::from_bytes(&[1; 66].map(|byte| byte & 1)).unwrap();
//! let shared = key.diffie_hellman(&other.public_key());
//! assert_eq!(shared.as_bytes(), other.diffie_hellman(&key.public_key()).as_bytes());
//! ```

use crate::curve::Curve;
use crate::curve::weierstrass::{self, Coefficient, Tables, Weierstrass};
use crate::ec::{self, Scheme};
use const_oid::ObjectIdentifier;
use hex_literal::hex;
use modforge_fields::{n521, p521};
use sha2::Sha512;
use std::sync::LazyLock;

/// The curve P-521 (FIPS 186-5), also secp521r1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct P521;

impl Curve for P521 {
    type Field = p521::Element;
    type Scalar = n521::Element;
}

static TABLES: LazyLock<Tables<P521>> = LazyLock::new(|| Tables::new(5, 1));

impl Weierstrass for P521 {
    const A: Coefficient<p521::Element> = Coefficient::MinusThree;
    const B: p521::Element = p521::Element::reduce_be_bytes(&hex!(
        "0051953eb9618e1c9a1f929a21a0b68540eea2da725b99b315f3b8b489918ef109e156193951ec7e937b1652c0bd3bb1bf073573df883d2c34f1ef451fd46b503f00"
    ));
    const BASE: [p521::Element; 2] = [
        p521::Element::reduce_be_bytes(&hex!(
            "00c6858e06b70404e9cd9e3ecb662395b4429c648139053fb521f828af606b4d3dbaa14b5e77efe75928fe1dc127a2ffa8de3348b3c1856a429bf97e7e31c2e5bd66"
        )),
        p521::Element::reduce_be_bytes(&hex!(
            "011839296a789a3bc0045c8a5fb42c7d1bd998f54449579b446817afbd17273e662c97ee72995ef42640c550b9013fad0761353c7086a272c24088be94769fd16650"
        )),
    ];

    fn tables() -> &'static Tables<Self> {
        &TABLES
    }

    weierstrass::compiled_once!();
}

impl Scheme for P521 {
    type Hash = Sha512;

    const NAME: &'static str = "P-521";
    const OID: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.132.0.35");
    const LOW_S: bool = false;

    ec::compiled_once!();
}

/// A secret key.
pub type SecretKey = ec::SecretKey<P521>;
/// A public key.
pub type PublicKey = ec::PublicKey<P521>;
/// A signature.
pub type Signature = ec::Signature<P521>;
