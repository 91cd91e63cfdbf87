//! Records of TLS 1.3 (RFC 8446, 5.2): the type of a record is encrypted behind its content.

use super::aead::{Cipher, TAG};
use rustls::crypto::cipher::{
    AeadKey, InboundOpaqueMessage, InboundPlainMessage, Iv, MessageDecrypter, MessageEncrypter, Nonce,
    OutboundOpaqueMessage, OutboundPlainMessage, PrefixedPayload, Tls13AeadAlgorithm, UnsupportedOperationError,
    make_tls13_aad,
};
use rustls::{ConnectionTrafficSecrets, ContentType, Error, ProtocolVersion};
use std::marker::PhantomData;

pub(super) struct Records<C>(pub(super) PhantomData<fn() -> C>);

/// One direction of a connection.
struct Direction<C> {
    cipher: C,
    iv: Iv,
}

impl<C: Cipher> Tls13AeadAlgorithm for Records<C> {
    fn encrypter(&self, key: AeadKey, iv: Iv) -> Box<dyn MessageEncrypter> {
        Box::new(Direction { cipher: C::with_key(&key), iv })
    }

    fn decrypter(&self, key: AeadKey, iv: Iv) -> Box<dyn MessageDecrypter> {
        Box::new(Direction { cipher: C::with_key(&key), iv })
    }

    fn key_len(&self) -> usize {
        C::key_size()
    }

    fn extract_keys(&self, key: AeadKey, iv: Iv) -> Result<ConnectionTrafficSecrets, UnsupportedOperationError> {
        Ok(C::secrets(key, iv))
    }
}

impl<C: Cipher> MessageEncrypter for Direction<C> {
    fn encrypt(&mut self, message: OutboundPlainMessage<'_>, number: u64) -> Result<OutboundOpaqueMessage, Error> {
        let length = self.encrypted_payload_len(message.payload.len());
        let mut record = PrefixedPayload::with_capacity(length);
        record.extend_from_chunks(&message.payload);
        record.extend_from_slice(&message.typ.to_array());
        let nonce = Nonce::new(&self.iv, number).0;
        let tag = self.cipher.seal(nonce, &make_tls13_aad(length), record.as_mut())?;
        record.extend_from_slice(&tag);
        // What it was called until then (RFC 8446, 5.2).
        Ok(OutboundOpaqueMessage::new(ContentType::ApplicationData, ProtocolVersion::TLSv1_2, record))
    }

    fn encrypted_payload_len(&self, length: usize) -> usize {
        length + ContentType::ApplicationData.to_array().len() + TAG
    }
}

impl<C: Cipher> MessageDecrypter for Direction<C> {
    fn decrypt<'a>(
        &mut self,
        mut message: InboundOpaqueMessage<'a>,
        number: u64,
    ) -> Result<InboundPlainMessage<'a>, Error> {
        let data = make_tls13_aad(message.payload.len());
        let length = self.cipher.open(Nonce::new(&self.iv, number).0, &data, &mut message.payload)?;
        message.payload.truncate(length);
        message.into_tls13_unpadded_message()
    }
}
