//! Keys of Ed25519 and Ed448 (RFC 8410).

use super::pkcs8_spki::{Private, Public, implement};
use super::rfc8410::{algorithm, octet_string, octets};
use crate::eddsa::{Scheme, SigningKey, VerifyingKey};
use pkcs8::der::Result;
use pkcs8::spki::AlgorithmIdentifierRef;
use zeroize::Zeroizing;

impl<S: Scheme> Public for VerifyingKey<S> {
    fn algorithm() -> AlgorithmIdentifierRef<'static> {
        algorithm(S::OID)
    }

    fn decode(bytes: &[u8]) -> Option<Self> {
        Self::from_bytes(&S::Bytes::try_from(bytes).ok()?).ok()
    }

    fn encode(&self) -> Vec<u8> {
        self.to_bytes().as_ref().to_vec()
    }
}

impl<S: Scheme> Private for SigningKey<S> {
    type Public = VerifyingKey<S>;

    fn decode(bytes: &[u8]) -> Option<Self> {
        octets(bytes).map(|seed| Self::from_bytes(&seed))
    }

    fn encode(&self) -> Result<Zeroizing<Vec<u8>>> {
        octet_string((*self.to_bytes()).as_ref())
    }

    fn public(&self) -> Self::Public {
        self.verifying_key()
    }
}

implement!(Scheme, VerifyingKey<S>, SigningKey<S>);
