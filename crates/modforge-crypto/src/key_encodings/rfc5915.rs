//! Keys of Weierstrass curves: the algorithm is id-ecPublicKey with the name of the curve (RFC 5480), a public key is a
//! point as SEC 1 has it, and a private one is the sequence ECPrivateKey (RFC 5915).

use super::pkcs8_spki::{Private, Public, implement};
use crate::ec::{PublicKey, Scheme, SecretKey};
use pkcs8::der::asn1::AnyRef;
use pkcs8::der::{Encode, Result, SecretDocument};
use pkcs8::spki::AlgorithmIdentifierRef;
use sec1::{DecodeEcPrivateKey, EcPrivateKey, EncodeEcPrivateKey};
use zeroize::Zeroizing;

impl<S: Scheme> Public for PublicKey<S> {
    fn algorithm() -> AlgorithmIdentifierRef<'static> {
        AlgorithmIdentifierRef { oid: sec1::ALGORITHM_OID, parameters: Some(AnyRef::from(const { &S::OID })) }
    }

    fn decode(bytes: &[u8]) -> Option<Self> {
        Self::from_sec1_bytes(bytes).ok()
    }

    fn encode(&self) -> Vec<u8> {
        self.to_sec1_bytes()
    }
}

impl<S: Scheme> Private for SecretKey<S> {
    type Public = PublicKey<S>;

    /// The curve and the public key that the sequence may have must be those of the key.
    fn decode(bytes: &[u8]) -> Option<Self> {
        let parts = EcPrivateKey::try_from(bytes).ok()?;
        let key = Self::from_number(parts.private_key)?;
        let curve = parts.parameters.is_none_or(|parameters| parameters == S::OID.into());
        let public = parts.public_key.is_none_or(|public| PublicKey::decode(public) == Some(key.public_key()));
        (curve && public).then_some(key)
    }

    /// Without the curve, which the container names.
    fn encode(&self) -> Result<Zeroizing<Vec<u8>>> {
        let (number, public) = (self.to_bytes(), self.public_key().to_sec1_bytes());
        EcPrivateKey { private_key: &number, parameters: None, public_key: Some(&public) }.to_der().map(Zeroizing::new)
    }

    fn public(&self) -> Self::Public {
        self.public_key()
    }
}

implement!(Scheme, PublicKey<S>, SecretKey<S>);

impl<S: Scheme> DecodeEcPrivateKey for SecretKey<S> {
    fn from_sec1_der(bytes: &[u8]) -> sec1::Result<Self> {
        Self::decode(bytes).ok_or(sec1::Error::Crypto)
    }
}

impl<S: Scheme> EncodeEcPrivateKey for SecretKey<S> {
    fn to_sec1_der(&self) -> sec1::Result<SecretDocument> {
        let (number, public) = (self.to_bytes(), self.public_key().to_sec1_bytes());
        let parts = EcPrivateKey { private_key: &number, parameters: Some(S::OID.into()), public_key: Some(&public) };
        SecretDocument::try_from(parts)
    }
}
