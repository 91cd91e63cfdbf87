//! The libraries that have most of the primitives.

// Each has a feature of its own, and with none of them nothing reads the arguments.
#![allow(unused_variables)]

#[cfg(feature = "aws-lc")]
#[allow(unsafe_code)] // AWS-LC is a C library; every unsafe block gives its reason
mod aws_lc;
#[cfg(any(feature = "aws-lc", feature = "openssl"))]
#[allow(unsafe_code)] // as above
mod evp;
#[cfg(feature = "graviola")]
pub(crate) mod graviola;
#[cfg(feature = "openssl")]
#[allow(unsafe_code)] // OpenSSL is a C library; every unsafe block gives its reason
mod openssl;
pub(crate) mod phe;
#[cfg(feature = "ring")]
mod ring;
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
    let all: Vec<Option<Work>> = vec![
        #[cfg(feature = "openssl")]
        Some(openssl::evp::x25519(secret, public)),
        #[cfg(feature = "aws-lc")]
        Some(aws_lc::evp::x25519(secret, public)),
        #[cfg(feature = "sodium")]
        Some(sodium::x25519(secret, public)),
        #[cfg(feature = "graviola")]
        graviola::x25519(secret, public),
    ];
    all.into_iter().flatten().collect()
}

/// Signing and verifying with a key in a file of PKCS#8, whose seed is given as well.
pub(crate) fn ed25519(file: &[u8], seed: &[u8; 32], message: &'static [u8], signature: &[u8; 64]) -> [Vec<Work>; 2] {
    transposed(vec![
        #[cfg(feature = "openssl")]
        Some(openssl::evp::ed25519(file, message, signature)),
        #[cfg(feature = "aws-lc")]
        Some(aws_lc::evp::ed25519(file, message, signature)),
        #[cfg(feature = "sodium")]
        Some(sodium::ed25519(seed, message, signature)),
        #[cfg(feature = "ring")]
        Some(ring::ed25519(seed, message, signature)),
        #[cfg(feature = "graviola")]
        graviola::ed25519(seed, message, signature),
    ])
}

/// A key of ECDSA as others read it.
pub(crate) struct EcdsaKey<'a> {
    /// Such as `P-256`.
    pub(crate) curve: &'a str,
    /// The file of PKCS#8.
    pub(crate) file: &'a [u8],
    /// The public point, uncompressed.
    pub(crate) point: &'a [u8],
}

/// Signing and verifying [`crate::message`] or its digest; signatures in DER.
pub(crate) fn ecdsa(key: &EcdsaKey<'_>, digest: &'static [u8], signature: &[u8]) -> [Vec<Work>; 2] {
    transposed(vec![
        #[cfg(feature = "openssl")]
        Some(openssl::evp::ecdsa(key.file, digest, signature)),
        #[cfg(feature = "aws-lc")]
        Some(aws_lc::evp::ecdsa(key.file, digest, signature)),
        #[cfg(feature = "ring")]
        ring::ecdsa(key.curve, key.file, signature),
        #[cfg(feature = "graviola")]
        graviola::ecdsa(key.curve, key.file, key.point, signature),
    ])
}

/// Signing and verifying [`crate::message`] or its digest by PKCS#1 v1.5 with SHA-256 and a key in a file of PKCS#8.
pub(crate) fn rsa(file: &[u8], digest: &'static [u8], signature: &[u8]) -> [Vec<Work>; 2] {
    transposed(vec![
        #[cfg(feature = "openssl")]
        Some(openssl::evp::rsa(file, digest, signature)),
        #[cfg(feature = "aws-lc")]
        Some(aws_lc::evp::rsa(file, digest, signature)),
        #[cfg(feature = "ring")]
        Some(ring::rsa(file, signature)),
        #[cfg(feature = "graviola")]
        graviola::rsa(file, signature),
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

/// All that sign, all that verify; None is a library without the primitive, or that does not run here.
fn transposed(pairs: Vec<Option<[Work; 2]>>) -> [Vec<Work>; 2] {
    let (sign, verify) = pairs.into_iter().flatten().map(|[sign, verify]| (sign, verify)).unzip();
    [sign, verify]
}
