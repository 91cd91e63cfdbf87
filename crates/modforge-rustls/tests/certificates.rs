//! Certificates and signatures that clients must refuse.

use crate::common::{
    Pair, Refused, VERSIONS, certificates, client_config, client_config_of, private_key, provider, server_config,
};
use rustls::pki_types::{CertificateDer, UnixTime};
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::{CertifiedKey, Signer, SigningKey};
use rustls::time_provider::TimeProvider;
use rustls::{CertificateError, ClientConfig, Error, RootCertStore, ServerConfig, SignatureAlgorithm, SignatureScheme};
use std::sync::Arc;
use std::time::Duration;

const KINDS: [&str; 3] = ["ed25519", "p256", "rsa2048"];

fn by_client(error: CertificateError) -> Result<(), Refused> {
    Err(Refused::ByClient(Error::InvalidCertificate(error)))
}

#[test]
fn of_another_name() {
    for kind in KINDS {
        let server = Arc::new(server_config(provider(), kind));
        let found = Pair::to("example.org", &Arc::new(client_config(provider())), &server).run();
        let refused = matches!(
            found,
            Err(Refused::ByClient(Error::InvalidCertificate(CertificateError::NotValidForNameContext { .. })))
        );
        assert!(refused, "{kind}: {found:?}");
        Pair::to("127.0.0.1", &Arc::new(client_config(provider())), &server).talk().expect("an address of it");
    }
}

/// A clock that stands still.
#[derive(Debug)]
struct At(u64);

impl TimeProvider for At {
    fn current_time(&self) -> Option<UnixTime> {
        Some(UnixTime::since_unix_epoch(Duration::from_secs(self.0)))
    }
}

#[test]
fn expired_and_not_yet_valid() {
    for kind in KINDS {
        let server = Arc::new(server_config(provider(), kind));
        // The files are valid from 2026 to 2126.
        let at = |year: u64| {
            let mut client = client_config(provider());
            client.time_provider = Arc::new(At((year - 1970) * 31_556_952));
            Pair::new(&Arc::new(client), &server).run()
        };
        let late = matches!(
            at(2200),
            Err(Refused::ByClient(Error::InvalidCertificate(CertificateError::ExpiredContext { .. })))
        );
        let early = matches!(
            at(2000),
            Err(Refused::ByClient(Error::InvalidCertificate(CertificateError::NotValidYetContext { .. })))
        );
        assert!(late && early, "{kind}");
        assert_eq!(at(2100), Ok(()), "{kind}");
    }
}

#[test]
fn of_an_unknown_issuer() {
    let mut other = RootCertStore::empty();
    other.add(certificates("rsa_root").swap_remove(0)).expect("a root");
    let client = ClientConfig::builder_with_provider(Arc::new(provider()))
        .with_protocol_versions(&VERSIONS)
        .expect("the provider fits")
        .with_root_certificates(other)
        .with_no_client_auth();
    let found = Pair::new(&Arc::new(client), &Arc::new(server_config(provider(), "p256"))).run();
    assert_eq!(found, by_client(CertificateError::UnknownIssuer));
}

/// What a server shows and signs with, whether it belongs together or not.
#[derive(Debug)]
struct Shown(Arc<CertifiedKey>);

impl ResolvesServerCert for Shown {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.0.clone())
    }
}

fn shows(chain: Vec<CertificateDer<'static>>, key: Arc<dyn SigningKey>) -> Arc<ServerConfig> {
    let shown = Shown(Arc::new(CertifiedKey::new(chain, key)));
    let server = ServerConfig::builder_with_provider(Arc::new(provider()))
        .with_protocol_versions(&VERSIONS)
        .expect("the provider fits")
        .with_no_client_auth()
        .with_cert_resolver(Arc::new(shown));
    Arc::new(server)
}

fn key(kind: &str) -> Arc<dyn SigningKey> {
    provider().key_provider.load_private_key(private_key(kind)).expect(kind)
}

/// Of each kind of signature that the roots make: Ed25519, ECDSA with three hash functions, PKCS#1 with two, PSS.
#[test]
fn with_a_changed_signature_of_the_issuer() {
    for kind in crate::common::KINDS {
        let key = key(kind);
        for from_the_end in [1, 30] {
            let mut bytes = certificates(kind).swap_remove(0).to_vec();
            let place = bytes.len() - from_the_end;
            bytes[place] ^= 1;
            let found = Pair::new(&Arc::new(client_config(provider())), &shows(vec![bytes.into()], key.clone())).run();
            assert_eq!(found, by_client(CertificateError::BadSignature), "{kind}");
        }
    }
}

/// The certificate is right, and the handshake is signed by a key of someone else.
#[test]
fn of_somebody_else() {
    for version in VERSIONS {
        let client = Arc::new(client_config_of(provider(), &[version]));
        for (kind, other) in [("rsa2048", "rsa4096"), ("rsa4096", "rsa2048")] {
            let found = Pair::new(&client, &shows(certificates(kind), key(other))).run();
            assert_eq!(found, by_client(CertificateError::BadSignature), "{version:?} {kind}");
        }
        // Of another kind: the certificate has no key for such a signature.
        let found = Pair::new(&client, &shows(certificates("p256"), key("ed25519"))).run();
        assert!(matches!(found, Err(Refused::ByClient(_))), "{version:?}: {found:?}");
    }
}

/// A key whose signatures have a bit changed.
#[derive(Debug)]
struct Changed<K> {
    key: K,
    place: fn(usize) -> usize,
}

impl SigningKey for Changed<Arc<dyn SigningKey>> {
    fn choose_scheme(&self, offered: &[SignatureScheme]) -> Option<Box<dyn Signer>> {
        Some(Box::new(Changed { key: self.key.choose_scheme(offered)?, place: self.place }))
    }

    fn algorithm(&self) -> SignatureAlgorithm {
        self.key.algorithm()
    }
}

impl Signer for Changed<Box<dyn Signer>> {
    fn sign(&self, message: &[u8]) -> Result<Vec<u8>, Error> {
        let mut signature = self.key.sign(message)?;
        let place = (self.place)(signature.len());
        signature[place] ^= 1;
        Ok(signature)
    }

    fn scheme(&self) -> SignatureScheme {
        self.key.scheme()
    }
}

#[test]
fn with_a_changed_signature_of_the_handshake() {
    let places: [fn(usize) -> usize; 3] = [|_| 0, |length| length / 2, |length| length - 1];
    for kind in crate::common::QUICK_KINDS {
        let key = key(kind);
        for place in places {
            let server = shows(certificates(kind), Arc::new(Changed { key: key.clone(), place }));
            for version in VERSIONS {
                let found = Pair::new(&Arc::new(client_config_of(provider(), &[version])), &server).run();
                assert_eq!(found, by_client(CertificateError::BadSignature), "{kind} {version:?}");
            }
        }
    }
}

/// Keys and signatures of any length, for every algorithm: refused, and nothing panics.
#[test]
fn malformed_keys_and_signatures() {
    for algorithm in provider().signature_verification_algorithms.all {
        for length in [0, 1, 31, 32, 33, 64, 65, 97, 133, 256, 270, 1100] {
            for byte in [0, 0x04, 0x30, 0xff] {
                let bytes = vec![byte; length];
                assert!(algorithm.verify_signature(&bytes, b"message", &bytes).is_err(), "{algorithm:?} {length}");
            }
        }
    }
}

/// RSA keys of a certificate: their length is bounded, and so is the work that an exponent asks for.
#[test]
fn bounds_of_keys_of_rsa() {
    let pkcs1 = |modulus: usize, exponent: &[u8]| {
        let integer = |bytes: &[u8]| {
            let length = bytes.len() as u16;
            [&[0x02, 0x82], &length.to_be_bytes()[..], bytes].concat()
        };
        // n = 2^k - 1, and e = 3 or so: then 1 is the only power of 1, and no padding.
        let body = [integer(&[&[0], &vec![0xff; modulus / 8][..]].concat()), integer(exponent)].concat();
        [&[0x30, 0x82], &(body.len() as u16).to_be_bytes()[..], &body].concat()
    };
    for algorithm in provider().signature_verification_algorithms.all {
        for (bits, exponent) in [(1024, &[3][..]), (8200, &[3]), (2048, &[0x7f; 9]), (2048, &[2]), (2048, &[1])] {
            let found = algorithm.verify_signature(&pkcs1(bits, exponent), b"", &vec![1; bits / 8]);
            assert!(found.is_err(), "{algorithm:?}, {bits} bits");
        }
    }
}
