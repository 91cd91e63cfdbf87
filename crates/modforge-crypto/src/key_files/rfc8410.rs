//! Ed25519, Ed448, X25519 and X448 (RFC 8410): the algorithm has no parameters, a public key is its bytes, and a
//! private one is an octet string of its seed.

use super::pkcs8_spki::{Private, Public, implement};
use crate::{eddsa, xdh};
use pkcs8::ObjectIdentifier;
use pkcs8::der::asn1::OctetStringRef;
use pkcs8::der::{Decode, Encode, Result};
use pkcs8::spki::AlgorithmIdentifierRef;
use zeroize::Zeroizing;

fn algorithm(oid: ObjectIdentifier) -> AlgorithmIdentifierRef<'static> {
    AlgorithmIdentifierRef { oid, parameters: None }
}

fn octets<B: for<'a> TryFrom<&'a [u8]> + zeroize::Zeroize>(bytes: &[u8]) -> Option<Zeroizing<B>> {
    let seed = <&OctetStringRef>::from_der(bytes).ok()?;
    B::try_from(seed.as_bytes()).ok().map(Zeroizing::new)
}

fn octet_string(bytes: &[u8]) -> Result<Zeroizing<Vec<u8>>> {
    OctetStringRef::new(bytes)?.to_der().map(Zeroizing::new)
}

impl<S: eddsa::Scheme> Public for eddsa::VerifyingKey<S> {
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

impl<S: eddsa::Scheme> Private for eddsa::SigningKey<S> {
    type Public = eddsa::VerifyingKey<S>;

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

implement!(eddsa::Scheme, eddsa::VerifyingKey<S>, eddsa::SigningKey<S>);

impl<S: xdh::Scheme> Public for xdh::PublicKey<S> {
    fn algorithm() -> AlgorithmIdentifierRef<'static> {
        algorithm(S::OID)
    }

    fn decode(bytes: &[u8]) -> Option<Self> {
        xdh::Bytes::<S>::try_from(bytes).ok().map(|bytes| Self::from_bytes(&bytes))
    }

    fn encode(&self) -> Vec<u8> {
        self.to_bytes().as_ref().to_vec()
    }
}

impl<S: xdh::Scheme> Private for xdh::SecretKey<S> {
    type Public = xdh::PublicKey<S>;

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

implement!(xdh::Scheme, xdh::PublicKey<S>, xdh::SecretKey<S>);
