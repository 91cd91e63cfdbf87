//! Signatures of RFC 8032 over any twisted Edwards curve: Ed25519 is [`ed25519`](crate::ed25519).

pub(crate) mod batch;
mod encoding;
mod signature;
pub(crate) mod signing;
pub(crate) mod verifying;

pub use batch::verify_batch;
pub use signature::Signature;
pub use signing::SigningKey;
pub use verifying::VerifyingKey;

use crate::curve::edwards::Edwards;
use const_oid::ObjectIdentifier;
use core::fmt::Debug;
use zeroize::Zeroize;

/// The methods with most of the code, as those of [`ec::Scheme`](crate::ec::Scheme): compiled once, with each curve of
/// this crate.
macro_rules! compiled_once {
    () => {
        #[doc(hidden)]
        fn signing_key(seed: &Self::Bytes) -> $crate::eddsa::SigningKey<Self> {
            $crate::eddsa::signing::key(seed)
        }

        #[doc(hidden)]
        fn sign(key: &$crate::eddsa::SigningKey<Self>, message: &[u8]) -> $crate::eddsa::Signature<Self> {
            $crate::eddsa::signing::sign(key, message)
        }

        #[doc(hidden)]
        fn verifying_key(bytes: &Self::Bytes) -> Result<$crate::eddsa::VerifyingKey<Self>, ::signature::Error> {
            $crate::eddsa::verifying::key(bytes)
        }

        #[doc(hidden)]
        fn verify_strict(
            key: &$crate::eddsa::VerifyingKey<Self>,
            message: &[u8],
            signature: &$crate::eddsa::Signature<Self>,
        ) -> Result<(), ::signature::Error> {
            $crate::eddsa::verifying::verify_strict(key, message, signature)
        }

        #[doc(hidden)]
        fn verify_cofactored(
            key: &$crate::eddsa::VerifyingKey<Self>,
            message: &[u8],
            signature: &$crate::eddsa::Signature<Self>,
        ) -> Result<(), ::signature::Error> {
            $crate::eddsa::verifying::verify_cofactored(key, message, signature)
        }

        #[doc(hidden)]
        fn verify_batch(
            entries: &[(&[u8], $crate::eddsa::Signature<Self>, $crate::eddsa::VerifyingKey<Self>)],
        ) -> Result<(), ::signature::Error> {
            $crate::eddsa::batch::verify(entries)
        }
    };
}
#[allow(unused_imports)] // only the curves of this crate need it
pub(crate) use compiled_once;

/// The parameters of a signature scheme: curve, hash, lengths.
pub trait Scheme: Copy + Debug + Eq + Send + Sync + 'static {
    /// The curve.
    type Curve: Edwards;
    /// An array as long as a point, a number or a seed.
    type Bytes: Copy + Debug + Eq + Send + Sync + AsRef<[u8]> + AsMut<[u8]> + for<'a> TryFrom<&'a [u8]> + Zeroize;
    /// An array as long as a signature, twice that.
    type SignatureBytes: Copy + Debug + Eq + Send + Sync + AsRef<[u8]> + AsMut<[u8]> + for<'a> TryFrom<&'a [u8]>;
    /// The output of the hash, of the same length.
    type Digest: Copy + AsRef<[u8]> + AsMut<[u8]> + Zeroize;

    /// The identifier of the algorithm in key files (RFC 8410).
    const OID: ObjectIdentifier;
    /// The name, such as Ed25519.
    const NAME: &'static str;
    /// An array of zeros.
    const ZEROS: Self::Bytes;
    /// The cofactor as a power of two.
    const COFACTOR_LOG: u32;

    /// The hash of a seed.
    fn expand(seed: &Self::Bytes) -> Self::Digest;

    /// The hash of the parts of a message, one after another.
    fn hash(parts: &[&[u8]]) -> Self::Digest;

    /// Sets and clears the bits of a secret number that are fixed.
    fn clamp(scalar: &mut Self::Bytes);

    /// Zeros for a signature.
    #[must_use]
    fn empty_signature() -> Self::SignatureBytes;

    compiled_once!();
}
