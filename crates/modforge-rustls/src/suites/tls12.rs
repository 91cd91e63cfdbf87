//! Records of TLS 1.2 (RFC 5246, 6.2.3.3).
//!
//! Nonces are those of TLS 1.3, the initial value from the handshake plus the number of the record without carry. With
//! AES-GCM (RFC 5288) the last eight bytes are sent in front of the record, where the other side may have any; with
//! ChaCha20-Poly1305 (RFC 7905) none are.

use super::aead::{Cipher, TAG};
use rustls::crypto::cipher::{
    AeadKey, InboundOpaqueMessage, InboundPlainMessage, Iv, KeyBlockShape, MessageDecrypter, MessageEncrypter,
    NONCE_LEN, Nonce, OutboundOpaqueMessage, OutboundPlainMessage, PrefixedPayload, Tls12AeadAlgorithm,
    UnsupportedOperationError, make_tls12_aad,
};
use rustls::{ConnectionTrafficSecrets, Error};
use std::marker::PhantomData;

/// Bytes of a record's content, at most (RFC 5246, 6.2.1).
const MAX_CONTENT: usize = 1 << 14;

pub(super) struct Records<C>(pub(super) PhantomData<fn() -> C>);

/// One direction of a connection.
struct Direction<C> {
    cipher: C,
    iv: Iv,
}

/// The initial value: the fixed part and, as far as it is known, the explicit one.
fn initial(fixed: &[u8], explicit: &[u8]) -> Iv {
    let mut iv = [0; NONCE_LEN];
    fixed.iter().chain(explicit).zip(&mut iv).for_each(|(from, to)| *to = *from);
    iv.into()
}

impl<C: Cipher> Tls12AeadAlgorithm for Records<C> {
    fn encrypter(&self, key: AeadKey, iv: &[u8], explicit: &[u8]) -> Box<dyn MessageEncrypter> {
        Box::new(Direction { cipher: C::with_key(&key), iv: initial(iv, explicit) })
    }

    fn decrypter(&self, key: AeadKey, iv: &[u8]) -> Box<dyn MessageDecrypter> {
        Box::new(Direction { cipher: C::with_key(&key), iv: initial(iv, &[]) })
    }

    fn key_block_shape(&self) -> KeyBlockShape {
        KeyBlockShape {
            enc_key_len: C::key_size(),
            fixed_iv_len: NONCE_LEN - C::EXPLICIT,
            explicit_nonce_len: C::EXPLICIT,
        }
    }

    fn extract_keys(
        &self,
        key: AeadKey,
        iv: &[u8],
        explicit: &[u8],
    ) -> Result<ConnectionTrafficSecrets, UnsupportedOperationError> {
        Ok(C::secrets(key, initial(iv, explicit)))
    }
}

impl<C: Cipher> MessageEncrypter for Direction<C> {
    fn encrypt(&mut self, message: OutboundPlainMessage<'_>, number: u64) -> Result<OutboundOpaqueMessage, Error> {
        let length = message.payload.len();
        let mut record = PrefixedPayload::with_capacity(self.encrypted_payload_len(length));
        let nonce = Nonce::new(&self.iv, number).0;
        record.extend_from_slice(&nonce[NONCE_LEN - C::EXPLICIT..]);
        record.extend_from_chunks(&message.payload);
        let data = make_tls12_aad(number, message.typ, message.version, length);
        let tag = self.cipher.seal(nonce, &data, &mut record.as_mut()[C::EXPLICIT..])?;
        record.extend_from_slice(&tag);
        Ok(OutboundOpaqueMessage::new(message.typ, message.version, record))
    }

    fn encrypted_payload_len(&self, length: usize) -> usize {
        C::EXPLICIT + length + TAG
    }
}

impl<C: Cipher> MessageDecrypter for Direction<C> {
    fn decrypt<'a>(
        &mut self,
        mut message: InboundOpaqueMessage<'a>,
        number: u64,
    ) -> Result<InboundPlainMessage<'a>, Error> {
        let length = message.payload.len().checked_sub(C::EXPLICIT + TAG).ok_or(Error::DecryptError)?;
        if length > MAX_CONTENT {
            return Err(Error::PeerSentOversizedRecord);
        }
        let data = make_tls12_aad(number, message.typ, message.version, length);
        let record = &mut message.payload;
        let mut nonce = Nonce::new(&self.iv, number).0;
        nonce[NONCE_LEN - C::EXPLICIT..].copy_from_slice(&record[..C::EXPLICIT]);
        self.cipher.open(nonce, &data, &mut record[C::EXPLICIT..])?;
        record.copy_within(C::EXPLICIT..C::EXPLICIT + length, 0);
        record.truncate(length);
        Ok(message.into_plain_message())
    }
}
