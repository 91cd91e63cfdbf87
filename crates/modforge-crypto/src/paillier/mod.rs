//! Paillier's encryption (EUROCRYPT 1999): ciphertexts whose product decrypts to the sum of the messages, over columns.
//!
//! With n = p·q, a message m below n and a random unit r, c = (n + 1)^m·r^n modulo n². As (n + 1)^m = 1 + m·n, a
//! ciphertext costs one power. For the same messages there are three ways to the factor r^n, a random n-th residue:
//!
//! | | power | modulo |
//! |---|---|---|
//! | [`PublicKey::encrypt`] | r^n, an exponent of n's length | n² |
//! | [`PrivateKey::encrypt`], the owner's | r^p and s^q, exponents of half that length | p² and q² |
//! | [`Randomisers`], from a table | h^s for a fixed n-th residue h and a short s | n² |
//!
//! Numbers are big-endian bytes; ciphertexts are as long as n². Columns are slices, computed with eight numbers side by
//! side and on all cores.
//!
//! ```
//! use modforge_crypto::paillier::{Error, PrivateKey};
//! use modforge_crypto::random::SystemRandom;
//!
//! let key = PrivateKey::new(&mut SystemRandom, 1024)?; // in earnest: 3072
//! let public = key.public();
//! let votes = public.encrypt(&[[1], [0], [1]], &mut SystemRandom)?;
//! let sum = public.sum(&votes)?;
//! let doubled = public.multiply(&[sum], &[[2]])?;
//! assert_eq!(key.decrypt(&doubled)?[0].last(), Some(&4));
//! # Ok::<(), Error>(())
//! ```
//!
//! Constant time in messages, random numbers and the private key, apart from lengths. Making a key is not. Ciphertexts
//! are malleable, which is their use: who must know that nobody changed one needs a signature, too. The code has not
//! been audited.

mod error;
mod private;
mod public;
mod randomisers;

pub use error::Error;
pub use private::PrivateKey;
pub use public::PublicKey;
pub use randomisers::Randomisers;

/// Bytes that are zeroed when dropped.
type SecretBytes = zeroize::Zeroizing<Vec<u8>>;

/// Minimum number of bits of n.
pub const MIN_BITS: usize = 1024;

/// Maximum number of bits of n.
pub const MAX_BITS: usize = 8192;
