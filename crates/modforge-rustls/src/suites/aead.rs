//! The three ciphers of the suites: what they share.

use aead::consts::{U12, U16};
use aead::inout::InOutBuf;
use aead::{AeadInOut, KeyInit};
use aes_gcm::{Aes128Gcm, Aes256Gcm};
use modforge_crypto::chacha20poly1305::ChaCha20Poly1305;
use rustls::crypto::cipher::{AeadKey, Iv, NONCE_LEN};
use rustls::{ConnectionTrafficSecrets, Error};

/// Bytes of a tag.
pub(super) const TAG: usize = 16;

/// A cipher with its key, zeroed on drop. Nonces have 12 bytes and tags 16.
pub(super) trait Cipher: AeadInOut<NonceSize = U12, TagSize = U16> + KeyInit + Send + Sync + 'static {
    /// Bytes of the nonce that TLS 1.2 sends with each record: RFC 5288, 3 and RFC 7905, 2.
    const EXPLICIT: usize;

    /// The keys, for programs that take over a connection.
    fn secrets(key: AeadKey, iv: Iv) -> ConnectionTrafficSecrets;

    fn with_key(key: &AeadKey) -> Self {
        // It asks for as many bytes with key_size() before.
        Self::new_from_slice(key.as_ref()).expect("rustls makes keys as long as the suite says")
    }

    /// Encrypts in place.
    fn seal(&self, nonce: [u8; NONCE_LEN], data: &[u8], text: &mut [u8]) -> Result<[u8; TAG], Error> {
        let sealed = self.encrypt_inout_detached(&nonce.into(), data, InOutBuf::from(text));
        sealed.map(Into::into).map_err(|_| Error::EncryptError)
    }

    /// Decrypts in place what stands before the tag, if that is right; returns its length.
    fn open(&self, nonce: [u8; NONCE_LEN], data: &[u8], sealed: &mut [u8]) -> Result<usize, Error> {
        let (text, tag) = sealed.split_last_chunk_mut::<TAG>().ok_or(Error::DecryptError)?;
        let length = text.len();
        let opened = self.decrypt_inout_detached(&nonce.into(), data, InOutBuf::from(text), &(*tag).into());
        opened.map(|()| length).map_err(|_| Error::DecryptError)
    }
}

impl Cipher for ChaCha20Poly1305 {
    const EXPLICIT: usize = 0;

    fn secrets(key: AeadKey, iv: Iv) -> ConnectionTrafficSecrets {
        ConnectionTrafficSecrets::Chacha20Poly1305 { key, iv }
    }
}

impl Cipher for Aes128Gcm {
    const EXPLICIT: usize = 8;

    fn secrets(key: AeadKey, iv: Iv) -> ConnectionTrafficSecrets {
        ConnectionTrafficSecrets::Aes128Gcm { key, iv }
    }
}

impl Cipher for Aes256Gcm {
    const EXPLICIT: usize = 8;

    fn secrets(key: AeadKey, iv: Iv) -> ConnectionTrafficSecrets {
        ConnectionTrafficSecrets::Aes256Gcm { key, iv }
    }
}
