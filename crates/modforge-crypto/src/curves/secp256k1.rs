//! ECDSA and ECDH over secp256k1 (SEC 2), with SHA-256.
//!
//! Signatures have the smaller of the two possible s, and verification refuses the others. A signature's key can be
//! recovered from its message, see [`PublicKey::recover`](crate::ec::PublicKey::recover).
//!
//! The curve is y² = x³ + 7 modulo 2^256 - 2^32 - 977.
//!
//! ```
//! use modforge_crypto::secp256k1::SecretKey;
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
use crate::curve::weierstrass::{self, Coefficient, Endomorphism, Tables, Weierstrass};
use crate::ec::{self, Scheme};
use const_oid::ObjectIdentifier;
use hex_literal::hex;
use modforge_fields::{nsecp256k1, secp256k1};
use modforge_lanes::{EcdsaJob, EcdsaLanes, vector::LANES};
use sha2::Sha256;
use std::sync::LazyLock;

/// The curve secp256k1 (SEC 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secp256k1;

impl Curve for Secp256k1 {
    type Field = secp256k1::Element;
    type Scalar = nsecp256k1::Element;
}

static TABLES: LazyLock<Tables<Secp256k1>> = LazyLock::new(|| Tables::new(5, 2));
static IN_LANES: LazyLock<Option<EcdsaLanes<modforge_lanes::Secp256k1>>> = LazyLock::new(ec::lanes::<Secp256k1, _>);

impl Weierstrass for Secp256k1 {
    const A: Coefficient<secp256k1::Element> = Coefficient::Zero;
    const B: secp256k1::Element = {
        let mut seven = [0; 32];
        seven[0] = 7;
        secp256k1::Element::reduce_le_bytes(&seven)
    };
    const BASE: [secp256k1::Element; 2] = [
        secp256k1::Element::reduce_be_bytes(&hex!("79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798")),
        secp256k1::Element::reduce_be_bytes(&hex!("483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8")),
    ];
    /// |a₁| + |a₂| and |b₁| + |b₂| are below 1.28·2^128 and 1.09·2^128.
    const ENDOMORPHISM: Option<Endomorphism<Self>> = Some(Endomorphism {
        beta: secp256k1::Element::reduce_be_bytes(&hex!(
            "7ae96a2b657c07106e64479eac3434e99cf0497512f58995c1396c28719501ee"
        )),
        lambda: nsecp256k1::Element::reduce_be_bytes(&hex!(
            "5363ad4cc05c30e0a5261c028812645a122e22ea20816678df02967c1b23bd72"
        )),
        minus_b: [
            nsecp256k1::Element::reduce_be_bytes(&hex!(
                "00000000000000000000000000000000e4437ed6010e88286f547fa90abfe4c3"
            )),
            nsecp256k1::Element::reduce_be_bytes(&hex!(
                "fffffffffffffffffffffffffffffffe8a280ac50774346dd765cda83db1562c"
            )),
        ],
        factors: [
            [0xe893209a45dbb031, 0x3daa8a1471e8ca7f, 0xe86c90e49284eb15, 0x3086d221a7d46bcd],
            [0x1571b4ae8ac47f71, 0x221208ac9df506c6, 0x6f547fa90abfe4c4, 0xe4437ed6010e8828],
        ],
    });

    #[inline]
    fn mul_b(x: &secp256k1::Element) -> secp256k1::Element {
        x.mul_small(7)
    }

    fn tables() -> &'static Tables<Self> {
        &TABLES
    }

    weierstrass::compiled_once!();
}

impl Scheme for Secp256k1 {
    type Hash = Sha256;

    const NAME: &'static str = "secp256k1";
    const OID: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.132.0.10");
    const LOW_S: bool = true;

    fn lanes() -> Option<impl Fn(&[EcdsaJob; LANES]) -> [Option<bool>; LANES]> {
        IN_LANES.as_ref().map(|lanes| |jobs: &_| lanes.verify_vartime(jobs))
    }

    ec::compiled_once!();
}

/// A secret key.
pub type SecretKey = ec::SecretKey<Secp256k1>;
/// A public key.
pub type PublicKey = ec::PublicKey<Secp256k1>;
/// A signature.
pub type Signature = ec::Signature<Secp256k1>;
