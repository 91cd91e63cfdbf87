//! A provider with X25519 and Ed25519 over any field: handshakes that differ in their reduction alone.
//!
//! Suites, hashes and random numbers are those of our provider.

use modforge_crypto::eddsa::{self, Signature, VerifyingKey};
use modforge_crypto::key_files::PrivateKey;
use modforge_crypto::random::SystemRandom;
use modforge_crypto::xdh;
use rustls::crypto::{
    ActiveKeyExchange, CryptoProvider, GetRandomFailed, KeyProvider, SharedSecret, SupportedKxGroup,
    WebPkiSupportedAlgorithms,
};
use rustls::pki_types::{AlgorithmIdentifier, InvalidSignature, PrivateKeyDer, SignatureVerificationAlgorithm, alg_id};
use rustls::sign::{Signer, SigningKey};
use rustls::{Error, NamedGroup, PeerMisbehaved, SignatureAlgorithm, SignatureScheme};
use std::fmt::{self, Debug, Formatter};
use std::marker::PhantomData;
use std::sync::Arc;

/// A curve of X25519, and one of Ed25519, over the field in question.
pub(crate) trait Agreement: xdh::Scheme<Field: modforge_fields::Field<Bytes = [u8; 32]>> + Send + Sync {}
impl<S: xdh::Scheme<Field: modforge_fields::Field<Bytes = [u8; 32]>> + Send + Sync> Agreement for S {}

pub(crate) trait Signatures: eddsa::Scheme<Bytes = [u8; 32], SignatureBytes = [u8; 64]> {}
impl<S: eddsa::Scheme<Bytes = [u8; 32], SignatureBytes = [u8; 64]>> Signatures for S {}

/// The provider; it lives as long as the program, as rustls asks of groups and algorithms.
pub(crate) fn provider<X: Agreement, E: Signatures>() -> CryptoProvider
where
    xdh::SecretKey<X>: Send + Sync,
    eddsa::SigningKey<E>: Send + Sync,
{
    let algorithm: &'static dyn SignatureVerificationAlgorithm = Box::leak(Box::new(Over::<E>(PhantomData)));
    let all = &*Box::leak(Box::new([algorithm]));
    let mapping = &*Box::leak(Box::new([(SignatureScheme::ED25519, &all[..])]));
    let group: &'static dyn SupportedKxGroup = Box::leak(Box::new(Over::<X>(PhantomData)));
    let signature_verification_algorithms = WebPkiSupportedAlgorithms { all, mapping };
    CryptoProvider {
        kx_groups: vec![group],
        signature_verification_algorithms,
        key_provider: Box::leak(Box::new(Over::<E>(PhantomData))),
        ..modforge_rustls::default_provider()
    }
}

/// What is computed over a field.
struct Over<S>(PhantomData<fn() -> S>);

impl<S> Debug for Over<S> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Over(..)")
    }
}

struct Ephemeral<X: Agreement> {
    key: xdh::SecretKey<X>,
    public: [u8; 32],
}

impl<X: Agreement> SupportedKxGroup for Over<X>
where
    xdh::SecretKey<X>: Send + Sync,
{
    fn start(&self) -> Result<Box<dyn ActiveKeyExchange>, Error> {
        let key = xdh::SecretKey::<X>::try_generate(&mut SystemRandom).map_err(|_| GetRandomFailed)?;
        let public = key.public_key().to_bytes();
        Ok(Box::new(Ephemeral { key, public }))
    }

    fn name(&self) -> NamedGroup {
        NamedGroup::X25519
    }
}

impl<X: Agreement> ActiveKeyExchange for Ephemeral<X>
where
    xdh::SecretKey<X>: Send + Sync,
{
    fn complete(self: Box<Self>, peer: &[u8]) -> Result<SharedSecret, Error> {
        let refused = Error::PeerMisbehaved(PeerMisbehaved::InvalidKeyShare);
        let peer = xdh::PublicKey::from_bytes(peer.try_into().map_err(|_| refused.clone())?);
        self.key.diffie_hellman(&peer).map(|shared| shared.as_bytes()[..].into()).map_err(|_| refused)
    }

    fn pub_key(&self) -> &[u8] {
        &self.public
    }

    fn group(&self) -> NamedGroup {
        NamedGroup::X25519
    }
}

impl<E: Signatures> SignatureVerificationAlgorithm for Over<E> {
    fn verify_signature(&self, key: &[u8], message: &[u8], signature: &[u8]) -> Result<(), InvalidSignature> {
        let bytes = (key.try_into(), signature.try_into());
        let (Ok(key), Ok(signature)) = bytes else { return Err(InvalidSignature) };
        let key = VerifyingKey::<E>::from_bytes(key).map_err(|_| InvalidSignature)?;
        key.verify_strict(message, &Signature::from_bytes(signature)).map_err(|_| InvalidSignature)
    }

    fn public_key_alg_id(&self) -> AlgorithmIdentifier {
        alg_id::ED25519
    }

    fn signature_alg_id(&self) -> AlgorithmIdentifier {
        alg_id::ED25519
    }
}

impl<E: Signatures> KeyProvider for Over<E>
where
    eddsa::SigningKey<E>: Send + Sync,
{
    fn load_private_key(&self, key: PrivateKeyDer<'static>) -> Result<Arc<dyn SigningKey>, Error> {
        match PrivateKey::read(key.secret_der(), None) {
            Ok(PrivateKey::Ed25519(key)) => {
                Ok(Arc::new(Key(Arc::new(eddsa::SigningKey::<E>::from_bytes(&key.to_bytes())))))
            }
            _ => Err(Error::General("not a key of Ed25519".to_owned())),
        }
    }
}

#[derive(Clone, Debug)]
struct Key<E: Signatures>(Arc<eddsa::SigningKey<E>>);

impl<E: Signatures> SigningKey for Key<E>
where
    eddsa::SigningKey<E>: Send + Sync,
{
    fn choose_scheme(&self, offered: &[SignatureScheme]) -> Option<Box<dyn Signer>> {
        offered.contains(&SignatureScheme::ED25519).then(|| Box::new(self.clone()) as Box<dyn Signer>)
    }

    fn algorithm(&self) -> SignatureAlgorithm {
        SignatureAlgorithm::ED25519
    }
}

impl<E: Signatures> Signer for Key<E>
where
    eddsa::SigningKey<E>: Send + Sync,
{
    fn sign(&self, message: &[u8]) -> Result<Vec<u8>, Error> {
        Ok(self.0.sign(message).to_bytes().to_vec())
    }

    fn scheme(&self) -> SignatureScheme {
        SignatureScheme::ED25519
    }
}
