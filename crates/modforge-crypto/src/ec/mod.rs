//! Keys of short Weierstrass curves: ECDSA (FIPS 186-5, RFC 6979) and ECDH (SP 800-56A), for any curve that a
//! [`Scheme`] describes. The ones that are ready are [`p256`](crate::p256), [`p384`](crate::p384),
//! [`p521`](crate::p521) and [`secp256k1`](crate::secp256k1).

pub(crate) mod batch;
mod lanes;
#[cfg(feature = "named_curves")]
pub mod named;
pub(crate) mod nonce;
pub(crate) mod public;
pub(crate) mod secret;
mod signature;

pub use batch::{verify_batch_prehash, verify_each_prehash, verify_each_with_lanes};
pub use lanes::lanes;
pub use public::PublicKey;
pub use secret::{SecretKey, SharedSecret};
pub use signature::{RecoveryId, Signature};

use crate::curve::weierstrass::Weierstrass;
use const_oid::ObjectIdentifier;
use core::fmt::Debug;
use digest::{Digest, block_api::BlockSizeUser};
use modforge_fields::Field;
use modforge_lanes::{EcdsaJob, vector::LANES};

/// The methods with most of the code. The trait provides them, and each curve of this crate has them of its own, by the
/// same macro: there they are compiled once, and not anew in each crate that uses them, as what is generic.
macro_rules! compiled_once {
    () => {
        #[doc(hidden)]
        fn secret_key(number: $crate::scalar::Secret<Self::Scalar>) -> $crate::ec::SecretKey<Self> {
            $crate::ec::secret::key(number)
        }

        #[doc(hidden)]
        fn sign(
            key: &$crate::ec::SecretKey<Self>,
            hmac: $crate::ec::nonce::Hmac,
            hash: &[u8],
            extra: &[u8],
        ) -> ($crate::ec::Signature<Self>, $crate::ec::RecoveryId) {
            $crate::ec::secret::sign(key, hmac, hash, extra)
        }

        #[doc(hidden)]
        fn agree(key: &$crate::ec::SecretKey<Self>, other: &$crate::ec::PublicKey<Self>) -> $crate::ec::SharedSecret {
            $crate::ec::secret::agree(key, other)
        }

        #[doc(hidden)]
        fn public_key(bytes: &[u8]) -> Option<$crate::ec::PublicKey<Self>> {
            $crate::ec::public::key(bytes)
        }

        #[doc(hidden)]
        fn is_valid(key: &$crate::ec::PublicKey<Self>, hash: &[u8], signature: &$crate::ec::Signature<Self>) -> bool {
            $crate::ec::public::is_valid(key, hash, signature)
        }

        #[doc(hidden)]
        fn are_valid(entries: &[(&[u8], $crate::ec::Signature<Self>, $crate::ec::PublicKey<Self>)]) -> Vec<bool> {
            $crate::ec::batch::are_valid(entries, Self::lanes())
        }

        #[doc(hidden)]
        fn recover(
            hash: &[u8],
            signature: &$crate::ec::Signature<Self>,
            id: $crate::ec::RecoveryId,
        ) -> Option<$crate::ec::PublicKey<Self>> {
            $crate::ec::public::recover(hash, signature, id)
        }
    };
}
#[allow(unused_imports)] // only the curves of this crate need it
pub(crate) use compiled_once;

/// The parameters of ECDSA beside the curve.
pub trait Scheme: Weierstrass + Debug + Eq {
    /// The hash of messages, unless another one is named.
    type Hash: Digest + BlockSizeUser + Clone;

    /// The name, such as P-256.
    const NAME: &'static str;
    /// The object identifier of the curve.
    const OID: ObjectIdentifier;
    /// Whether s must be the smaller of s and n - s.
    const LOW_S: bool;

    /// What verifies signatures in vectors, eight at a time:
    /// [`verify_vartime`](modforge_lanes::EcdsaLanes::verify_vartime) of lanes that were made once, by [`lanes`].
    /// Nothing where the curve or the CPU has none.
    #[must_use]
    fn lanes() -> Option<impl Fn(&[EcdsaJob; LANES]) -> [Option<bool>; LANES]> {
        None::<fn(&[EcdsaJob; LANES]) -> _>
    }

    compiled_once!();
}

/// The first bits of a hash, as many as n has, as a number modulo n (FIPS 186-5, 6.4.1).
fn number_of_hash<F: Field>(hash: &[u8]) -> F {
    let mut bytes = F::MODULUS;
    let target = bytes.as_mut();
    target.fill(0);
    let length = target.len();
    if hash.len() < length {
        target[length - hash.len()..].copy_from_slice(hash);
        return F::reduce_be_bytes(&bytes);
    }
    target.copy_from_slice(&hash[..length]);
    shift_right(target, 8 * length as u32 - F::BITS);
    F::reduce_be_bytes(&bytes)
}

/// Shifts a number in bytes, most significant first, by less than 8 bits.
fn shift_right(bytes: &mut [u8], by: u32) {
    let mut before = 0u16;
    for byte in bytes {
        let value = u16::from(*byte);
        *byte = ((before << 8 | value) >> by) as u8;
        before = value;
    }
}
