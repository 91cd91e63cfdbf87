//! The libraries that are not crates of Rust.

// Each has a feature of its own, and with none of them nothing reads the arguments.
#![allow(unused_variables)]

#[cfg(feature = "aws-lc")]
#[allow(unsafe_code)] // AWS-LC is a C library; every unsafe block gives its reason
mod aws_lc;
#[cfg(any(feature = "aws-lc", feature = "openssl"))]
#[allow(unsafe_code)] // as above
mod evp;
#[cfg(feature = "openssl")]
#[allow(unsafe_code)] // OpenSSL is a C library; every unsafe block gives its reason
mod openssl;
pub(crate) mod phe;
#[cfg(feature = "sodium")]
#[allow(unsafe_code)] // libsodium is a C library; every unsafe block gives its reason
mod sodium;

use crate::contest::Work;

/// Poly1305 of a message.
pub(crate) fn poly1305(key: &[u8; 32], message: &[u8]) -> Vec<Work> {
    vec![
        #[cfg(feature = "openssl")]
        openssl::poly1305(key, message),
        #[cfg(feature = "aws-lc")]
        aws_lc::poly1305(key, message),
        #[cfg(feature = "sodium")]
        sodium::poly1305(key, message),
    ]
}

/// X25519 of a secret number and a point.
pub(crate) fn x25519(secret: &[u8; 32], public: &[u8; 32]) -> Vec<Work> {
    vec![
        #[cfg(feature = "openssl")]
        openssl::evp::x25519(secret, public),
        #[cfg(feature = "aws-lc")]
        aws_lc::evp::x25519(secret, public),
        #[cfg(feature = "sodium")]
        sodium::x25519(secret, public),
    ]
}

/// Signing and verifying with a key in a file of PKCS#8, whose seed is given as well.
pub(crate) fn ed25519(file: &[u8], seed: &[u8; 32], message: &'static [u8], signature: &[u8; 64]) -> [Vec<Work>; 2] {
    transposed(vec![
        #[cfg(feature = "openssl")]
        openssl::evp::ed25519(file, message, signature),
        #[cfg(feature = "aws-lc")]
        aws_lc::evp::ed25519(file, message, signature),
        #[cfg(feature = "sodium")]
        sodium::ed25519(seed, message, signature),
    ])
}

/// Signing and verifying a digest with a key in a file of PKCS#8; signatures in DER.
pub(crate) fn ecdsa(file: &[u8], digest: &'static [u8], signature: &[u8]) -> [Vec<Work>; 2] {
    transposed(vec![
        #[cfg(feature = "openssl")]
        openssl::evp::ecdsa(file, digest, signature),
        #[cfg(feature = "aws-lc")]
        aws_lc::evp::ecdsa(file, digest, signature),
    ])
}

/// Signing and verifying a digest by PKCS#1 v1.5 with SHA-256 and a key in a file of PKCS#8.
pub(crate) fn rsa(file: &[u8], digest: &'static [u8], signature: &[u8]) -> [Vec<Work>; 2] {
    transposed(vec![
        #[cfg(feature = "openssl")]
        openssl::evp::rsa(file, digest, signature),
        #[cfg(feature = "aws-lc")]
        aws_lc::evp::rsa(file, digest, signature),
    ])
}

/// New keys of RSA, as files of PKCS#1.
pub(crate) fn rsa_keys(bits: usize) -> Vec<Work> {
    vec![
        #[cfg(feature = "openssl")]
        openssl::evp::rsa_keys(bits),
        #[cfg(feature = "aws-lc")]
        aws_lc::evp::rsa_keys(bits),
    ]
}

/// All that sign, all that verify.
fn transposed(pairs: Vec<[Work; 2]>) -> [Vec<Work>; 2] {
    let (sign, verify) = pairs.into_iter().map(|[sign, verify]| (sign, verify)).unzip();
    [sign, verify]
}
