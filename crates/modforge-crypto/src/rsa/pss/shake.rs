//! PSS with SHAKE (RFC 8702): the hash has a fixed length, and SHAKE makes the mask, without MGF1.
//!
//! ```
//! use modforge_crypto::random::SystemRandom;
//! use modforge_crypto::rsa::signature::{Keypair, Signer, Verifier};
//! use modforge_crypto::rsa::{RsaPrivateKey, pss, pss::shake};
//!
//! let key = RsaPrivateKey::new(&mut SystemRandom, 1024)?;
//! let signer = pss::SigningKey::<shake::Shake128, shake::Mask128>::new(key);
//! assert!(signer.verifying_key().verify(b"message", &signer.sign(b"message")).is_ok());
//! # Ok::<(), modforge_crypto::rsa::Error>(())
//! ```

use crate::rsa::mask::Xof;
use digest::XofFixedWrapper;
use digest::typenum::{U32, U64};

/// SHAKE128 with 32 bytes, as a hash function.
pub type Shake128 = XofFixedWrapper<sha3::Shake128, U32>;
/// SHAKE256 with 64 bytes, as a hash function.
pub type Shake256 = XofFixedWrapper<sha3::Shake256, U64>;
/// The masks that belong to [`Shake128`].
pub type Mask128 = Xof<sha3::Shake128>;
/// The masks that belong to [`Shake256`].
pub type Mask256 = Xof<sha3::Shake256>;
