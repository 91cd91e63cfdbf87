//! Signatures of RFC 8032 over any twisted Edwards curve: Ed25519 is [`ed25519`](crate::ed25519).

mod batch;
mod encoding;
mod signature;
mod signing;
mod verifying;

pub use batch::verify_batch;
pub use signature::Signature;
pub use signing::SigningKey;
pub use verifying::VerifyingKey;

use crate::curve::edwards::Edwards;
use core::fmt::Debug;
use pkcs8::ObjectIdentifier;
use zeroize::Zeroize;

/// What a signature scheme fixes: curve, hash, lengths.
pub trait Scheme: Copy + Debug + Eq + Send + Sync + 'static {
    /// The curve.
    type Curve: Edwards;
    /// An array as long as a point, a number or a seed.
    type Bytes: Copy + Debug + Eq + Send + Sync + AsRef<[u8]> + AsMut<[u8]> + for<'a> TryFrom<&'a [u8]> + Zeroize;
    /// An array as long as a signature, twice that.
    type SignatureBytes: Copy + Debug + Eq + Send + Sync + AsRef<[u8]> + AsMut<[u8]> + for<'a> TryFrom<&'a [u8]>;
    /// What the hash returns, of the same length.
    type Digest: Copy + AsRef<[u8]> + AsMut<[u8]> + Zeroize;

    /// What names the algorithm in files of keys (RFC 8410).
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
}
