//! Cryptography of modforge for [rustls]: a [`CryptoProvider`].
//!
//! | part | algorithms | by |
//! |---|---|---|
//! | key exchange | X25519, secp256r1, secp384r1, secp521r1 | modforge |
//! | keys of certificates | Ed25519; ECDSA on P-256, P-384 and P-521; RSA of 2048 to 8192 bits | modforge |
//! | records | ChaCha20-Poly1305 | modforge's Poly1305, RustCrypto's ChaCha20 |
//! | records | AES-128-GCM, AES-256-GCM | RustCrypto |
//! | hashes, HMAC, HKDF | SHA-256, SHA-384 | RustCrypto |
//!
//! TLS 1.3 and TLS 1.2 with forward secrecy, for clients and servers. QUIC, raw ML-KEM and FIPS are not here.
//!
//! A client and a server over a socket of this machine:
//!
//! ```
//! use rustls::pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject};
//! use std::io::{Read, Write};
//! use std::net::{TcpListener, TcpStream};
//! use std::sync::Arc;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
//! # let pem = |name: &str| std::fs::read(format!("{}/tests/files/{name}.pem", env!("CARGO_MANIFEST_DIR"))).unwrap();
//! # let (certificate_pem, key_pem, root_pem) = (pem("p256"), pem("p256"), pem("root"));
//! let provider = Arc::new(modforge_rustls::default_provider());
//!
//! let server = rustls::ServerConfig::builder_with_provider(provider.clone())
//!     .with_safe_default_protocol_versions()?
//!     .with_no_client_auth()
//!     .with_single_cert(
//!         CertificateDer::pem_slice_iter(&certificate_pem).collect::<Result<_, _>>()?,
//!         PrivateKeyDer::from_pem_slice(&key_pem)?,
//!     )?;
//! let listener = TcpListener::bind("127.0.0.1:0")?;
//! let address = listener.local_addr()?;
//! let answers = std::thread::spawn(move || -> std::io::Result<()> {
//!     let connection = rustls::ServerConnection::new(Arc::new(server)).map_err(std::io::Error::other)?;
//!     let mut stream = rustls::StreamOwned::new(connection, listener.accept()?.0);
//!     let mut question = [0; 5];
//!     stream.read_exact(&mut question)?;
//!     stream.write_all(&question)
//! });
//!
//! let mut roots = rustls::RootCertStore::empty();
//! roots.add(CertificateDer::from_pem_slice(&root_pem)?)?;
//! let client = rustls::ClientConfig::builder_with_provider(provider)
//!     .with_safe_default_protocol_versions()?
//!     .with_root_certificates(roots)
//!     .with_no_client_auth();
//! let connection = rustls::ClientConnection::new(Arc::new(client), "localhost".try_into()?)?;
//! let mut stream = rustls::StreamOwned::new(connection, TcpStream::connect(address)?);
//! stream.write_all(b"hello")?;
//! let mut answer = [0; 5];
//! stream.read_exact(&mut answer)?;
//! assert_eq!(&answer, b"hello");
//! answers.join().expect("the server")?;
//! # Ok(())
//! # }
//! ```
//!
//! `modforge_rustls::default_provider().install_default()` makes it the provider of the whole program, so that
//! libraries over rustls use it too. Some programs want fewer algorithms: the lists of the provider are plain vectors,
//! to be filled from [`cipher_suite`] and [`kx_group`].
//!
//! # What is constant time
//! Key exchange, signing and ChaCha20-Poly1305 are constant time in secrets, as `modforge-crypto` has and tests them.
//! AES and GHASH are RustCrypto's: AES-NI and carry-less multiplication where the CPU has them, and else code in
//! constant time without tables. Loading a private key of RSA, and verifying, which has no secrets, are not.
//! Secrets are zeroed when they are dropped; those that rustls itself holds are its own affair.

#![cfg_attr(doctest, doc = include_str!("../../../docs/how-to/use-with-rustls.md"))]
#![forbid(unsafe_code)]

mod hash;
mod hmac;
mod key_exchange;
mod keys;
mod random;
mod suites;
mod ticketer;
mod verification;

pub use rustls;
pub use ticketer::ticketer;

use rustls::SupportedCipherSuite;
use rustls::crypto::{CryptoProvider, SupportedKxGroup};

/// The cipher suites, by the names that rustls has for them.
pub mod cipher_suite {
    pub use crate::suites::{
        TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384,
        TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
        TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384, TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256, TLS13_AES_128_GCM_SHA256,
        TLS13_AES_256_GCM_SHA384, TLS13_CHACHA20_POLY1305_SHA256,
    };
}

/// The groups of key exchange, by the names that rustls has for them.
pub mod kx_group {
    pub use crate::key_exchange::{SECP256R1, SECP384R1, SECP521R1, X25519};
}

/// All cipher suites, the best one first, in the order of rustls's own providers.
pub static ALL_CIPHER_SUITES: &[SupportedCipherSuite] = &[
    cipher_suite::TLS13_AES_256_GCM_SHA384,
    cipher_suite::TLS13_AES_128_GCM_SHA256,
    cipher_suite::TLS13_CHACHA20_POLY1305_SHA256,
    cipher_suite::TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384,
    cipher_suite::TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256,
    cipher_suite::TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256,
    cipher_suite::TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
    cipher_suite::TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
    cipher_suite::TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
];

/// All groups of key exchange; clients send a key of the first one.
pub static ALL_KX_GROUPS: &[&dyn SupportedKxGroup] =
    &[kx_group::X25519, kx_group::SECP256R1, kx_group::SECP384R1, kx_group::SECP521R1];

/// The provider with all that is here.
///
/// ```
/// let provider = modforge_rustls::default_provider();
/// assert_eq!((provider.cipher_suites.len(), provider.kx_groups.len()), (9, 4));
/// provider.install_default().expect("no other provider is installed");
/// let client = rustls::ClientConfig::builder(); // asks for no provider any more
/// # let _ = client;
/// ```
#[must_use]
pub fn default_provider() -> CryptoProvider {
    CryptoProvider {
        cipher_suites: ALL_CIPHER_SUITES.to_vec(),
        kx_groups: ALL_KX_GROUPS.to_vec(),
        signature_verification_algorithms: verification::ALGORITHMS,
        secure_random: &random::System,
        key_provider: &keys::Loader,
    }
}
