//! Encryption of short messages by DSTU 9041:2020, over Edwards curves, with Kalyna and Kupyna.
//!
//! ```
//! use modforge_crypto::curves::dstu9041::E256N1;
//! use modforge_crypto::dstu9041::SecretKey;
//!
//! let mut number = [7; 32];
//! number[0] = 0; // random bytes of a number below the order of the curve
//! let key = SecretKey::<E256N1>::from_bytes(&number)?;
//! let text = key.public_key().encrypt(b"a short message")?;
//! assert_eq!(&key.decrypt(&text)?[..], b"a short message");
//! # Ok::<(), modforge_crypto::dstu9041::Error>(())
//! ```
//!
//! The standard's examples, for E256/1 and E512/1, come out. No example is public for the other curves, and no text of
//! the standard for lengths that are not whole blocks; there this module takes choices of its own, which may not be
//! those of the standard: the message is padded with a bit 1 and zeros to whole blocks instead of a block of zeros, and
//! the cipher's key is the end of κ.
//!
//! Kupyna is RustCrypto's and looks up tables by what it hashes, which is the message. Everything else is in constant
//! time.

mod kalyna;
mod key_wrap;
pub(crate) mod keys;
mod substitution;

pub use kalyna::Kalyna;
pub use keys::{PublicKey, SecretKey};

use crate::curve::edwards::Edwards;
use core::fmt::Debug;

/// The cipher of a curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cipher {
    /// Kalyna with blocks and keys of 256 bits.
    Kalyna256,
    /// Kalyna with blocks and keys of 512 bits.
    Kalyna512,
}

impl Cipher {
    /// Bytes of a block and of a key.
    #[must_use]
    pub fn block(self) -> usize {
        match self {
            Self::Kalyna256 => 32,
            Self::Kalyna512 => 64,
        }
    }
}

/// The methods with most of the code, as those of [`ec::Scheme`](crate::ec::Scheme): compiled once, with each curve of
/// this crate.
macro_rules! compiled_once {
    () => {
        #[doc(hidden)]
        fn secret_key(number: $crate::scalar::Secret<Self::Scalar>) -> $crate::dstu9041::SecretKey<Self> {
            $crate::dstu9041::keys::secret(number)
        }

        #[doc(hidden)]
        fn decrypt(
            key: &$crate::dstu9041::SecretKey<Self>,
            text: &[u8],
        ) -> Result<zeroize::Zeroizing<Vec<u8>>, $crate::dstu9041::Error> {
            $crate::dstu9041::keys::decrypt(key, text)
        }

        #[doc(hidden)]
        fn public_key(bytes: &[u8]) -> Option<$crate::dstu9041::PublicKey<Self>> {
            $crate::dstu9041::keys::public(bytes)
        }

        #[doc(hidden)]
        fn public_bytes(key: &$crate::dstu9041::PublicKey<Self>) -> Vec<u8> {
            $crate::dstu9041::keys::bytes(key)
        }

        #[doc(hidden)]
        fn encrypt(
            key: &$crate::dstu9041::PublicKey<Self>,
            message: &[u8],
            source: &mut $crate::random::source::Random<'_>,
        ) -> Result<Vec<u8>, $crate::dstu9041::Error> {
            $crate::dstu9041::keys::encrypt(key, message, source)
        }
    };
}
#[allow(unused_imports)] // only the curves of this crate need it
pub(crate) use compiled_once;

/// The parameters of the scheme beside the curve.
pub trait Scheme: Edwards + Debug {
    /// The name, such as E256/1.
    const NAME: &'static str;
    /// Bytes of the longest message, bytes of the hash, and the cipher.
    const LENGTHS: (usize, usize, Cipher);

    compiled_once!();
}

/// Why there is no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// A number that is not in the range of secret keys.
    #[error(
        "the number is not in the range from 2 to the order of the curve less 2, in as many bytes as the order has"
    )]
    Number,
    /// Bytes that are not those of a point.
    #[error("the bytes are not those of a point")]
    Point,
    /// A message that is empty or too long.
    #[error("the message has {found} bytes; at least 1 and at most {most} are possible")]
    Length {
        /// The bytes of the message.
        found: usize,
        /// The most that are possible.
        most: usize,
    },
    /// A text that does not decrypt; for whatever reason.
    #[error("the text does not decrypt with this key")]
    Decryption,
    /// The source of random bytes failed.
    #[error("the source of random bytes failed")]
    Random,
}
