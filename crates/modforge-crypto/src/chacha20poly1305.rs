//! ChaCha20-Poly1305 (RFC 8439) and XChaCha20-Poly1305: encryption with a tag over RustCrypto's ChaCha20.
//!
//! The stream's first block has the key of [`Poly1305`]; the tag is over the associated data and the ciphertext, each
//! padded with zeros to 16 bytes, and their lengths.
//!
//! ```
//! use modforge_crypto::chacha20poly1305::{Aead, ChaCha20Poly1305, KeyInit, Payload};
//!
//! let cipher = ChaCha20Poly1305::new(&[7; 32].into()); // in earnest: a random key
//! let nonce = [1; 12].into(); // never twice with one key
//! let sealed = cipher.encrypt(&nonce, Payload { msg: b"hello", aad: b"to whom" })?;
//! assert_eq!(sealed.len(), 5 + 16);
//! assert_eq!(cipher.decrypt(&nonce, Payload { msg: &sealed, aad: b"to whom" })?, b"hello");
//! assert!(cipher.decrypt(&nonce, Payload { msg: &sealed, aad: b"to me" }).is_err());
//! # Ok::<(), modforge_crypto::chacha20poly1305::Error>(())
//! ```

use crate::long::lengths;
use crate::poly1305::Poly1305;
use aead::{AeadCore, Tag, TagPosition, array::Array};
use chacha20::cipher::{IvSizeUser, KeyIvInit, StreamCipher};
use chacha20::{ChaCha20, XChaCha20};
use std::fmt;
use std::marker::PhantomData;
use subtle::ConstantTimeEq;
use universal_hash::UniversalHash;
use universal_hash::common::KeySizeUser;
use universal_hash::consts::{U16, U32};
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

pub use aead::inout::InOutBuf;
pub use aead::{Aead, AeadInOut, Error, KeyInit, Nonce, Payload};

/// ChaCha20-Poly1305 with nonces of 96 bits.
pub type ChaCha20Poly1305 = ChaChaPoly1305<ChaCha20>;

/// As [`ChaCha20Poly1305`], with nonces of 192 bits, which may be drawn at random (draft-irtf-cfrg-xchacha).
pub type XChaCha20Poly1305 = ChaChaPoly1305<XChaCha20>;

/// Bytes of a block of ChaCha20's stream.
const STREAM_BLOCK: usize = 64;

/// The construction over a stream cipher of the family. Zeroed when dropped.
pub struct ChaChaPoly1305<C> {
    key: Array<u8, U32>,
    cipher: PhantomData<fn() -> C>,
}

impl<C> KeySizeUser for ChaChaPoly1305<C> {
    type KeySize = U32;
}

impl<C> KeyInit for ChaChaPoly1305<C> {
    fn new(key: &Array<u8, U32>) -> Self {
        Self { key: *key, cipher: PhantomData }
    }
}

impl<C: IvSizeUser> AeadCore for ChaChaPoly1305<C> {
    type NonceSize = C::IvSize;
    type TagSize = U16;
    const TAG_POSITION: TagPosition = TagPosition::Postfix;
}

impl<C: KeyIvInit + KeySizeUser<KeySize = U32> + StreamCipher> ChaChaPoly1305<C> {
    /// The stream behind its first block, and the authenticator with the key that that block has.
    fn begin(&self, nonce: &Nonce<Self>) -> (C, Poly1305) {
        let mut stream = C::new(&self.key, nonce);
        let mut block = Zeroizing::new([0; STREAM_BLOCK]);
        stream.apply_keystream(&mut *block);
        let (key, _) = block.split_first_chunk().expect("32 of 64 bytes");
        (stream, Poly1305::new(key))
    }
}

/// Adds the stream, in pieces.
fn add_stream<C: StreamCipher>(stream: &mut C, mut buffer: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
    for length in lengths(buffer.len()) {
        let (piece, rest) = buffer.split_at(length);
        stream.try_apply_keystream_inout(piece).map_err(|_| Error)?;
        buffer = rest;
    }
    Ok(())
}

/// The tag over the data and the ciphertext.
fn tag(mut mac: Poly1305, data: &[u8], ciphertext: &[u8]) -> [u8; 16] {
    mac.update_padded(data);
    mac.update_padded(ciphertext);
    mac.update(&(data.len() as u64).to_le_bytes());
    mac.update(&(ciphertext.len() as u64).to_le_bytes());
    mac.finalize()
}

impl<C: KeyIvInit + KeySizeUser<KeySize = U32> + StreamCipher> AeadInOut for ChaChaPoly1305<C> {
    fn encrypt_inout_detached(
        &self,
        nonce: &Nonce<Self>,
        associated_data: &[u8],
        mut buffer: InOutBuf<'_, '_, u8>,
    ) -> Result<Tag<Self>, Error> {
        let (mut stream, mac) = self.begin(nonce);
        add_stream(&mut stream, buffer.reborrow())?;
        Ok(tag(mac, associated_data, buffer.get_out()).into())
    }

    fn decrypt_inout_detached(
        &self,
        nonce: &Nonce<Self>,
        associated_data: &[u8],
        buffer: InOutBuf<'_, '_, u8>,
        expected: &Tag<Self>,
    ) -> Result<(), Error> {
        let (mut stream, mac) = self.begin(nonce);
        // May be told: whether the tag is right. Nothing is decrypted before.
        if !bool::from(tag(mac, associated_data, buffer.get_in()).ct_eq(expected.as_ref())) {
            return Err(Error);
        }
        add_stream(&mut stream, buffer)
    }
}

impl<C> Clone for ChaChaPoly1305<C> {
    fn clone(&self) -> Self {
        Self { key: self.key, cipher: PhantomData }
    }
}

impl<C> Drop for ChaChaPoly1305<C> {
    fn drop(&mut self) {
        self.key.as_mut_slice().zeroize();
    }
}

impl<C> ZeroizeOnDrop for ChaChaPoly1305<C> {}

impl<C> fmt::Debug for ChaChaPoly1305<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ChaChaPoly1305(..)")
    }
}
