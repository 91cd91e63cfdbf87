//! HMAC of RustCrypto, and the keys that TLS 1.3 derives with it (HKDF, RFC 5869).

use ::hmac::{KeyInit, Mac};
use rustls::crypto::hmac::{Hmac, Key, Tag};
use rustls::crypto::tls13::{Hkdf, HkdfExpander, HkdfUsingHmac, OkmBlock};
use sha2::{Sha256, Sha384};
use std::marker::PhantomData;

pub(crate) static HMAC_SHA256: Function<::hmac::Hmac<Sha256>> = Function(PhantomData);
pub(crate) static HMAC_SHA384: Function<::hmac::Hmac<Sha384>> = Function(PhantomData);
pub(crate) static HKDF_SHA256: Derivation = Derivation(&HMAC_SHA256);
pub(crate) static HKDF_SHA384: Derivation = Derivation(&HMAC_SHA384);

pub(crate) struct Function<M>(PhantomData<fn() -> M>);

/// A key, its pads hashed once. Zeroed on drop.
struct Keyed<M>(M);

impl<M: Mac + KeyInit + Clone + Send + Sync + 'static> Hmac for Function<M> {
    fn with_key(&self, key: &[u8]) -> Box<dyn Key> {
        Box::new(Keyed(<M as KeyInit>::new_from_slice(key).expect("HMAC takes keys of all lengths")))
    }

    fn hash_output_len(&self) -> usize {
        M::output_size()
    }
}

impl<M: Mac + Clone + Send + Sync + 'static> Key for Keyed<M> {
    fn sign_concat(&self, first: &[u8], middle: &[&[u8]], last: &[u8]) -> Tag {
        let mut mac = self.0.clone();
        mac.update(first);
        middle.iter().for_each(|part| mac.update(part));
        mac.update(last);
        Tag::new(&mac.finalize().into_bytes())
    }

    fn tag_len(&self) -> usize {
        M::output_size()
    }
}

/// HKDF. rustls has it over any HMAC, but leaves extracted keys in memory that it frees; here they are zeroed.
pub(crate) struct Derivation(&'static dyn Hmac);

impl Derivation {
    fn extract(&self, salt: Option<&[u8]>, secret: &[u8]) -> Box<dyn HkdfExpander> {
        // Without a salt it is as many zeros as the hash has bytes, which HMAC appends to any key.
        let extracted = self.0.with_key(salt.unwrap_or_default()).sign(&[secret]);
        self.expander_for_okm(&OkmBlock::new(extracted.as_ref()))
    }
}

impl Hkdf for Derivation {
    fn extract_from_zero_ikm(&self, salt: Option<&[u8]>) -> Box<dyn HkdfExpander> {
        self.extract(salt, &[0; Tag::MAX_LEN][..self.0.hash_output_len()])
    }

    fn extract_from_secret(&self, salt: Option<&[u8]>, secret: &[u8]) -> Box<dyn HkdfExpander> {
        self.extract(salt, secret)
    }

    fn expander_for_okm(&self, okm: &OkmBlock) -> Box<dyn HkdfExpander> {
        HkdfUsingHmac(self.0).expander_for_okm(okm)
    }

    fn hmac_sign(&self, key: &OkmBlock, message: &[u8]) -> Tag {
        self.0.with_key(key.as_ref()).sign(&[message])
    }
}
