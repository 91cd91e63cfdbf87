//! Constant time of what the provider puts between rustls and the primitives, which have rows of their own: records,
//! HMAC and HKDF. Keys and contents are secret.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use constant_time::{Row, row, unwatched};
use modforge_rustls::cipher_suite::{
    TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384, TLS13_AES_256_GCM_SHA384, TLS13_CHACHA20_POLY1305_SHA256,
};
use rustls::crypto::cipher::{AeadKey, Iv, MessageEncrypter, OutboundChunks, OutboundPlainMessage};
use rustls::{ContentType, ProtocolVersion, SupportedCipherSuite};

const ROWS: &[Row] = &[
    row("a record of TLS 1.3 with AES-256-GCM", 32, |key, text| tls13(TLS13_AES_256_GCM_SHA384, key, text)),
    row("a record of TLS 1.3 with ChaCha20-Poly1305", 32, |key, text| tls13(TLS13_CHACHA20_POLY1305_SHA256, key, text)),
    row("a record of TLS 1.2 with AES-256-GCM", 32, |key, text| {
        let SupportedCipherSuite::Tls12(suite) = TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384 else { return Vec::new() };
        record(suite.aead_alg.encrypter(aead_key(key), &[7; 4], &[7; 8]), text)
    }),
    row("the keys of TLS 1.3 with SHA-384", 32, |salt, secret| keys(TLS13_AES_256_GCM_SHA384, salt, secret)),
];

constant_time::tests!(ROWS);

fn aead_key(key: &[u8]) -> AeadKey {
    AeadKey::from(*key.first_chunk::<32>().expect("32 bytes"))
}

fn tls13(suite: SupportedCipherSuite, key: &[u8], text: &[u8]) -> Vec<u8> {
    let suite = suite.tls13().expect("of TLS 1.3");
    record(suite.aead_alg.encrypter(aead_key(key), Iv::from([7; 12])), text)
}

fn record(mut encrypter: Box<dyn MessageEncrypter>, text: &[u8]) -> Vec<u8> {
    let text = OutboundPlainMessage {
        typ: ContentType::ApplicationData,
        version: ProtocolVersion::TLSv1_2,
        payload: OutboundChunks::Single(text),
    };
    let record = encrypter.encrypt(text, 1).expect("short");
    unwatched(|| record.encode())
}

fn keys(suite: SupportedCipherSuite, salt: &[u8], secret: &[u8]) -> Vec<u8> {
    let hkdf = suite.tls13().expect("of TLS 1.3").hkdf_provider;
    let block = hkdf.extract_from_secret(Some(salt), secret).expand_block(&[b"label"]);
    unwatched(|| block.as_ref().to_vec())
}
