//! Keys of X25519 and X448 (RFC 8410).

use super::pkcs8_spki::{Private, Public, implement};
use super::rfc8410::{algorithm, octet_string, octets};
use crate::xdh::{Bytes, PublicKey, Scheme, SecretKey};
use pkcs8::der::Result;
use pkcs8::spki::AlgorithmIdentifierRef;
use zeroize::Zeroizing;

impl<S: Scheme> Public for PublicKey<S> {
    fn algorithm() -> AlgorithmIdentifierRef<'static> {
        algorithm(S::OID)
    }

    fn decode(bytes: &[u8]) -> Option<Self> {
        Bytes::<S>::try_from(bytes).ok().map(|bytes| Self::from_bytes(&bytes))
    }

    fn encode(&self) -> Vec<u8> {
        self.to_bytes().as_ref().to_vec()
    }
}

impl<S: Scheme> Private for SecretKey<S> {
    type Public = PublicKey<S>;

    fn decode(bytes: &[u8]) -> Option<Self> {
        octets(bytes).map(|seed| Self::from_bytes(&seed))
    }

    fn encode(&self) -> Result<Zeroizing<Vec<u8>>> {
        octet_string((*self.to_bytes()).as_ref())
    }

    fn public(&self) -> Self::Public {
        self.public_key()
    }
}

implement!(Scheme, PublicKey<S>, SecretKey<S>);
