//! Cipher suites: ECDHE with ChaCha20-Poly1305, AES-128-GCM and AES-256-GCM.

mod aead;
mod tls12;
mod tls13;

use crate::hash::{SHA256, SHA384};
use crate::hmac::{HKDF_SHA256, HKDF_SHA384, HMAC_SHA256, HMAC_SHA384};
use aes_gcm::{Aes128Gcm, Aes256Gcm};
use modforge_crypto::chacha20poly1305::ChaCha20Poly1305;
use rustls::crypto::tls12::PrfUsingHmac;
use rustls::crypto::{CipherSuiteCommon, KeyExchangeAlgorithm};
use rustls::{CipherSuite, SignatureScheme, SupportedCipherSuite, Tls12CipherSuite, Tls13CipherSuite};
use std::marker::PhantomData;

/// Records that AES-GCM may protect with one key (RFC 8446, 5.5).
const GCM_RECORDS: u64 = 1 << 24;
/// ChaCha20-Poly1305 has no bound that a connection reaches.
const CHACHA_RECORDS: u64 = u64::MAX;

/// The schemes that may sign a handshake of TLS 1.2 whose suite says ECDSA, the best one first.
const ECDSA: &[SignatureScheme] = &[
    SignatureScheme::ED25519,
    SignatureScheme::ECDSA_NISTP521_SHA512,
    SignatureScheme::ECDSA_NISTP384_SHA384,
    SignatureScheme::ECDSA_NISTP256_SHA256,
];

/// The schemes for suites that say RSA.
const RSA: &[SignatureScheme] = &[
    SignatureScheme::RSA_PSS_SHA512,
    SignatureScheme::RSA_PSS_SHA384,
    SignatureScheme::RSA_PSS_SHA256,
    SignatureScheme::RSA_PKCS1_SHA512,
    SignatureScheme::RSA_PKCS1_SHA384,
    SignatureScheme::RSA_PKCS1_SHA256,
];

macro_rules! tls13 {
    ($name:ident, $cipher:ty, $hash:ident, $hkdf:ident, $records:expr) => {
        #[doc = concat!(stringify!($name), " (RFC 8446).")]
        pub static $name: SupportedCipherSuite = SupportedCipherSuite::Tls13(&Tls13CipherSuite {
            common: CipherSuiteCommon {
                suite: CipherSuite::$name,
                hash_provider: &$hash,
                confidentiality_limit: $records,
            },
            hkdf_provider: &$hkdf,
            aead_alg: &tls13::Records::<$cipher>(PhantomData),
            quic: None,
        });
    };
}

macro_rules! tls12 {
    ($name:ident, $sign:ident, $cipher:ty, $hash:ident, $hmac:ident, $records:expr) => {
        #[doc = concat!(stringify!($name), " (RFC 5289, RFC 7905).")]
        pub static $name: SupportedCipherSuite = SupportedCipherSuite::Tls12(&Tls12CipherSuite {
            common: CipherSuiteCommon {
                suite: CipherSuite::$name,
                hash_provider: &$hash,
                confidentiality_limit: $records,
            },
            prf_provider: &PrfUsingHmac(&$hmac),
            kx: KeyExchangeAlgorithm::ECDHE,
            sign: $sign,
            aead_alg: &tls12::Records::<$cipher>(PhantomData),
        });
    };
}

tls13!(TLS13_AES_256_GCM_SHA384, Aes256Gcm, SHA384, HKDF_SHA384, GCM_RECORDS);
tls13!(TLS13_AES_128_GCM_SHA256, Aes128Gcm, SHA256, HKDF_SHA256, GCM_RECORDS);
tls13!(TLS13_CHACHA20_POLY1305_SHA256, ChaCha20Poly1305, SHA256, HKDF_SHA256, CHACHA_RECORDS);
tls12!(TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, ECDSA, Aes256Gcm, SHA384, HMAC_SHA384, GCM_RECORDS);
tls12!(TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, ECDSA, Aes128Gcm, SHA256, HMAC_SHA256, GCM_RECORDS);
tls12!(TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, ECDSA, ChaCha20Poly1305, SHA256, HMAC_SHA256, CHACHA_RECORDS);
tls12!(TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384, RSA, Aes256Gcm, SHA384, HMAC_SHA384, GCM_RECORDS);
tls12!(TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256, RSA, Aes128Gcm, SHA256, HMAC_SHA256, GCM_RECORDS);
tls12!(TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256, RSA, ChaCha20Poly1305, SHA256, HMAC_SHA256, CHACHA_RECORDS);
