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
use zeroize::{Zeroize, ZeroizeOnDrop};

pub use aead::inout::InOutBuf;
pub use aead::{Aead, AeadInOut, Error, KeyInit, Nonce, Payload};

/// ChaCha20-Poly1305 with nonces of 96 bits.
pub type ChaCha20Poly1305 = ChaChaPoly1305<ChaCha20>;

/// As [`ChaCha20Poly1305`], with nonces of 192 bits, which may be drawn at random (draft-irtf-cfrg-xchacha).
pub type XChaCha20Poly1305 = ChaChaPoly1305<XChaCha20>;

/// Bytes of a block of ChaCha20's stream.
const STREAM_BLOCK: usize = 64;

/// Blocks that vectors make in little more time than one.
const TOGETHER: usize = 4 * STREAM_BLOCK;

/// A part of the stream, zeroed when dropped; never moved, as that would leave a copy.
struct Pad([u8; TOGETHER]);

impl Pad {
    /// Of the stream's beginning: the authenticator with the key that it has.
    fn authenticator(&self) -> Poly1305 {
        Poly1305::new(self.0.first_chunk().expect("32 of 256 bytes"))
    }
}

impl Drop for Pad {
    fn drop(&mut self) {
        // In whole vectors, where `zeroize` writes byte by byte.
        self.0.fill(0);
        zeroize::optimization_barrier(&self.0);
    }
}

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
    /// The stream behind its first blocks, which go into `first`.
    fn begin(&self, nonce: &Nonce<Self>, first: &mut Pad) -> C {
        let mut stream = C::new(&self.key, nonce);
        stream.apply_keystream(&mut first.0);
        stream
    }
}

/// Adds the stream to a message, in pieces: what `first` has behind the block with the key, and what comes after.
fn add_stream<C: StreamCipher>(mut stream: C, first: &Pad, buffer: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
    let first = &first.0[STREAM_BLOCK..];
    let length = buffer.len().min(first.len());
    let (mut head, mut buffer) = buffer.split_at(length);
    head.xor_in2out(&first[..length]);
    for length in lengths(buffer.len() - buffer.len() % TOGETHER) {
        let (piece, rest) = buffer.split_at(length);
        stream.try_apply_keystream_inout(piece).map_err(|_| Error)?;
        buffer = rest;
    }
    let mut last = Pad([0; TOGETHER]);
    // Not so close to the end of the stream that it has what the message needs and no more.
    if buffer.len() > STREAM_BLOCK && stream.try_apply_keystream(&mut last.0).is_ok() {
        let length = buffer.len();
        buffer.xor_in2out(&last.0[..length]);
        return Ok(());
    }
    stream.try_apply_keystream_inout(buffer).map_err(|_| Error)
}

/// The tag over the data and the ciphertext.
fn tag(mut mac: Poly1305, data: &[u8], ciphertext: &[u8]) -> [u8; 16] {
    mac.update_padded(data);
    mac.update_padded(ciphertext);
    let lengths = [data.len(), ciphertext.len()].map(|length| (length as u64).to_le_bytes());
    mac.update(lengths.as_flattened());
    mac.finalize()
}

impl<C: KeyIvInit + KeySizeUser<KeySize = U32> + StreamCipher> AeadInOut for ChaChaPoly1305<C> {
    fn encrypt_inout_detached(
        &self,
        nonce: &Nonce<Self>,
        associated_data: &[u8],
        mut buffer: InOutBuf<'_, '_, u8>,
    ) -> Result<Tag<Self>, Error> {
        let mut first = Pad([0; TOGETHER]);
        let stream = self.begin(nonce, &mut first);
        add_stream(stream, &first, buffer.reborrow())?;
        Ok(tag(first.authenticator(), associated_data, buffer.get_out()).into())
    }

    fn decrypt_inout_detached(
        &self,
        nonce: &Nonce<Self>,
        associated_data: &[u8],
        buffer: InOutBuf<'_, '_, u8>,
        expected: &Tag<Self>,
    ) -> Result<(), Error> {
        let mut first = Pad([0; TOGETHER]);
        let stream = self.begin(nonce, &mut first);
        // May be told: whether the tag is right. Nothing is decrypted before.
        if !bool::from(tag(first.authenticator(), associated_data, buffer.get_in()).ct_eq(expected.as_ref())) {
            return Err(Error);
        }
        add_stream(stream, &first, buffer)
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
