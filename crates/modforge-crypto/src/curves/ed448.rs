//! Ed448 (RFC 8032): signatures with SHAKE256 over the curve x² + y² = 1 - 39081·x²·y² modulo 2^448 - 2^224 - 1.
//!
//! ```
//! use modforge_crypto::ed448::SigningKey;
//!
//! let key = SigningKey::from_bytes(&[7; 57]); // 57 random bytes
//! let signature = key.sign(b"message");
//! assert!(key.verifying_key().verify_strict(b"message", &signature).is_ok());
//! assert!(key.verifying_key().verify_strict(b"another", &signature).is_err());
//! ```

use crate::curve::Curve;
use crate::curve::edwards::{self, Coefficient, Edwards, Tables};
use crate::eddsa::{self, Scheme};
use crate::long::pieces;
use const_oid::ObjectIdentifier;
use hex_literal::hex;
use modforge_fields::{n448, p448};
use sha3::Shake256;
use sha3::digest::{ExtendableOutput, Update, XofReader};
use std::sync::LazyLock;

/// The curve of Ed448.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ed448;

impl Curve for Ed448 {
    type Field = p448::Element;
    type Scalar = n448::Element;
}

static TABLES: LazyLock<Tables<Ed448>> = LazyLock::new(|| Tables::new(5, 2));

impl Edwards for Ed448 {
    const A: Coefficient = Coefficient::Small(1);
    const D: p448::Element = p448::Element::reduce_be_bytes(&hex!(
        "fffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffff6756"
    ));
    const BASE: [p448::Element; 2] = [
        p448::Element::reduce_be_bytes(&hex!(
            "4f1970c66bed0ded221d15a622bf36da9e146570470f1767ea6de324a3d3a46412ae1af72ab66511433b80e18b00938e2626a82bc70cc05e"
        )),
        p448::Element::reduce_be_bytes(&hex!(
            "693f46716eb6bc248876203756c9c7624bea73736ca3984087789c1e05a0c2d73ad3ff1ce67c39c4fdbd132c4ed7c8ad9808795bf230fa14"
        )),
    ];

    #[inline]
    fn mul_d(x: &p448::Element) -> p448::Element {
        -x.mul_small(39_081)
    }

    fn tables() -> &'static Tables<Self> {
        &TABLES
    }

    edwards::compiled_once!();
}

/// A secret key.
pub type SigningKey = eddsa::SigningKey<Ed448>;
/// A public key.
pub type VerifyingKey = eddsa::VerifyingKey<Ed448>;
/// A signature.
pub type Signature = eddsa::Signature<Ed448>;
pub use eddsa::verify_batch;

fn shake(parts: &[&[u8]]) -> [u8; 114] {
    let mut hash = Shake256::default();
    parts.iter().flat_map(|part| pieces(part)).for_each(|piece| hash.update(piece));
    let mut digest = [0; 114];
    hash.finalize_xof().read(&mut digest);
    digest
}

impl Scheme for Ed448 {
    type Curve = Self;
    type Bytes = [u8; 57];
    type SignatureBytes = [u8; 114];
    type Digest = [u8; 114];

    const OID: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.101.113");
    const NAME: &'static str = "Ed448";
    const ZEROS: [u8; 57] = [0; 57];
    const COFACTOR_LOG: u32 = 2;

    fn expand(seed: &[u8; 57]) -> [u8; 114] {
        shake(&[seed])
    }

    /// After dom4 for no context.
    fn hash(parts: &[&[u8]]) -> [u8; 114] {
        let prefix: &[&[u8]] = &[b"SigEd448\0\0"];
        shake(&[prefix, parts].concat())
    }

    fn clamp(scalar: &mut [u8; 57]) {
        scalar[0] &= 0xfc;
        scalar[55] |= 0x80;
        scalar[56] = 0;
    }

    fn empty_signature() -> [u8; 114] {
        [0; 114]
    }

    eddsa::compiled_once!();
}
