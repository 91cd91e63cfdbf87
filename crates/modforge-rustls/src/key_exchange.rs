//! Ephemeral keys: X25519 (RFC 7748), ECDH on P-256, P-384 and P-521 (RFC 8446, 7.4.2).

use modforge_crypto::ec::{PublicKey, Scheme, SecretKey};
use modforge_crypto::p256::P256;
use modforge_crypto::p384::P384;
use modforge_crypto::p521::P521;
use modforge_crypto::random::SystemRandom;
use modforge_crypto::x25519;
use rustls::crypto::{ActiveKeyExchange, GetRandomFailed, SharedSecret, SupportedKxGroup};
use rustls::ffdhe_groups::FfdheGroup;
use rustls::{Error, NamedGroup, PeerMisbehaved};

/// The first byte of a point with both coordinates (SEC 1, 2.3.3), the one form that TLS has (RFC 8446, 4.2.8.2).
const UNCOMPRESSED: u8 = 4;

/// X25519 (RFC 7748).
pub static X25519: &dyn SupportedKxGroup = &Group { name: NamedGroup::X25519, start: on_curve25519 };

/// ECDH on P-256, which TLS calls secp256r1.
pub static SECP256R1: &dyn SupportedKxGroup =
    &Group { name: NamedGroup::secp256r1, start: || on_curve::<P256>(NamedGroup::secp256r1) };

/// ECDH on P-384, which TLS calls secp384r1.
pub static SECP384R1: &dyn SupportedKxGroup =
    &Group { name: NamedGroup::secp384r1, start: || on_curve::<P384>(NamedGroup::secp384r1) };

/// ECDH on P-521, which TLS calls secp521r1.
pub static SECP521R1: &dyn SupportedKxGroup =
    &Group { name: NamedGroup::secp521r1, start: || on_curve::<P521>(NamedGroup::secp521r1) };

/// A group, and what makes an ephemeral key in it.
#[derive(Debug)]
struct Group {
    name: NamedGroup,
    start: fn() -> Result<Box<dyn ActiveKeyExchange>, Error>,
}

impl SupportedKxGroup for Group {
    fn start(&self) -> Result<Box<dyn ActiveKeyExchange>, Error> {
        (self.start)()
    }

    fn ffdhe_group(&self) -> Option<FfdheGroup<'static>> {
        None
    }

    fn name(&self) -> NamedGroup {
        self.name
    }
}

/// An ephemeral key: zeroed on drop, as `agree` holds the key.
struct Ephemeral<K> {
    group: NamedGroup,
    key: K,
    public: Vec<u8>,
    /// The shared secret, if the key of the other side is valid.
    agree: fn(&K, &[u8]) -> Option<SharedSecret>,
}

impl<K: Send + Sync> ActiveKeyExchange for Ephemeral<K> {
    fn complete(self: Box<Self>, peer: &[u8]) -> Result<SharedSecret, Error> {
        (self.agree)(&self.key, peer).ok_or_else(|| PeerMisbehaved::InvalidKeyShare.into())
    }

    fn pub_key(&self) -> &[u8] {
        &self.public
    }

    fn ffdhe_group(&self) -> Option<FfdheGroup<'static>> {
        None
    }

    fn group(&self) -> NamedGroup {
        self.group
    }
}

fn on_curve25519() -> Result<Box<dyn ActiveKeyExchange>, Error> {
    let key = x25519::SecretKey::try_generate(&mut SystemRandom).map_err(|_| GetRandomFailed)?;
    let public = key.public_key().to_bytes().to_vec();
    // A point of small order, whose multiples by clamped numbers are 0, is refused by the agreement (RFC 8446, 7.4.2).
    let agree = |key: &x25519::SecretKey, peer: &[u8]| {
        let peer = x25519::PublicKey::from_bytes(peer.try_into().ok()?);
        key.diffie_hellman(&peer).ok().map(|shared| SharedSecret::from(&shared.as_bytes()[..]))
    };
    Ok(Box::new(Ephemeral { group: NamedGroup::X25519, key, public, agree }))
}

fn on_curve<S: Scheme>(group: NamedGroup) -> Result<Box<dyn ActiveKeyExchange>, Error>
where
    SecretKey<S>: Send + Sync,
{
    let key = SecretKey::<S>::try_generate(&mut SystemRandom).map_err(|_| GetRandomFailed)?;
    let public = key.public_key().to_sec1_bytes();
    let agree = |key: &SecretKey<S>, peer: &[u8]| {
        // Reading it checks that the point is on the curve, whose order is prime.
        let peer = peer.starts_with(&[UNCOMPRESSED]).then(|| PublicKey::<S>::from_sec1_bytes(peer).ok())??;
        Some(SharedSecret::from(key.diffie_hellman(&peer).as_bytes()))
    };
    Ok(Box::new(Ephemeral { group, key, public, agree }))
}
