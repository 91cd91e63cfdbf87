//! Signatures of certificates and handshakes, for webpki.
//!
//! Keys and signatures come from the other side of the connection. Nothing here is secret, and all may be malformed.

use digest::Digest;
use modforge_crypto::ec::{PublicKey, Scheme, Signature};
use modforge_crypto::rsa::pkcs1::DecodeRsaPublicKey;
use modforge_crypto::rsa::signature::hazmat::PrehashVerifier;
use modforge_crypto::rsa::{MAX_BITS, Mask, RsaPublicKey, pkcs1v15, pss};
use modforge_crypto::{ed25519, p256::P256, p384::P384, p521::P521};
use rustls::SignatureScheme;
use rustls::crypto::WebPkiSupportedAlgorithms;
use rustls::pki_types::{AlgorithmIdentifier, InvalidSignature, SignatureVerificationAlgorithm, alg_id};
use sha2::digest::const_oid::AssociatedOid;
use sha2::{Sha256, Sha384, Sha512};
use std::ops::RangeInclusive;

/// Bits of the modulus of RSA keys: those of certificates, ours and the others'.
pub(crate) const RSA_BITS: RangeInclusive<usize> = 2048..=MAX_BITS;

/// Bytes of a public exponent of RSA, at most: a verification takes as many squarings as it has bits, and whoever shows
/// a certificate chooses them.
const MAX_EXPONENT: usize = 8;

/// Verifies the signature of a message: `None` if it is not valid.
type Verify = fn(key: &[u8], message: &[u8], signature: &[u8]) -> Option<()>;

#[derive(Debug)]
struct Algorithm {
    key: AlgorithmIdentifier,
    signature: AlgorithmIdentifier,
    verify: Verify,
}

impl SignatureVerificationAlgorithm for Algorithm {
    fn verify_signature(&self, key: &[u8], message: &[u8], signature: &[u8]) -> Result<(), InvalidSignature> {
        (self.verify)(key, message, signature).ok_or(InvalidSignature)
    }

    fn public_key_alg_id(&self) -> AlgorithmIdentifier {
        self.key
    }

    fn signature_alg_id(&self) -> AlgorithmIdentifier {
        self.signature
    }
}

fn with_ecdsa<S: Scheme, D: Digest>(key: &[u8], message: &[u8], signature: &[u8]) -> Option<()> {
    let key = PublicKey::<S>::from_sec1_bytes(key).ok()?;
    key.verify_prehash(&D::digest(message), &Signature::from_der(signature).ok()?).ok()
}

fn with_ed25519(key: &[u8], message: &[u8], signature: &[u8]) -> Option<()> {
    let key = ed25519::VerifyingKey::from_bytes(key.try_into().ok()?).ok()?;
    key.verify_strict(message, &ed25519::Signature::from_bytes(signature.try_into().ok()?)).ok()
}

fn rsa_key(bytes: &[u8]) -> Option<RsaPublicKey> {
    let key = RsaPublicKey::from_pkcs1_der(bytes).ok()?;
    (RSA_BITS.contains(&key.bits()) && key.e().len() <= MAX_EXPONENT).then_some(key)
}

fn with_pkcs1<D: Digest + AssociatedOid>(key: &[u8], message: &[u8], signature: &[u8]) -> Option<()> {
    let key = pkcs1v15::VerifyingKey::<D>::new(rsa_key(key)?);
    key.verify_prehash(&D::digest(message), &signature.try_into().ok()?).ok()
}

/// The salt is as long as the hash (RFC 8446, 4.2.3).
fn with_pss<D: Mask + Digest>(key: &[u8], message: &[u8], signature: &[u8]) -> Option<()> {
    let parameters = pss::Parameters::new::<D, D>(Some(<D as Digest>::output_size()));
    parameters.verify_prehash(&rsa_key(key)?, &D::digest(message), &signature.try_into().ok()?).ok()
}

macro_rules! algorithms {
    ($($name:ident: $key:expr, $signature:expr, $verify:expr;)*) => {
        $(static $name: &dyn SignatureVerificationAlgorithm =
            &Algorithm { key: $key, signature: $signature, verify: $verify };)*

        static ALL: &[&dyn SignatureVerificationAlgorithm] = &[$($name),*];
    };
}

/// The name of a PKCS#1 signature (RFC 4055, 5) without its NULL, which some certificates lack: 1.2.840.113549.1.1.*.
macro_rules! without_null {
    ($last:literal) => {
        AlgorithmIdentifier::from_slice(&[0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, $last])
    };
}

algorithms! {
    P256_SHA256: alg_id::ECDSA_P256, alg_id::ECDSA_SHA256, with_ecdsa::<P256, Sha256>;
    P256_SHA384: alg_id::ECDSA_P256, alg_id::ECDSA_SHA384, with_ecdsa::<P256, Sha384>;
    P256_SHA512: alg_id::ECDSA_P256, alg_id::ECDSA_SHA512, with_ecdsa::<P256, Sha512>;
    P384_SHA256: alg_id::ECDSA_P384, alg_id::ECDSA_SHA256, with_ecdsa::<P384, Sha256>;
    P384_SHA384: alg_id::ECDSA_P384, alg_id::ECDSA_SHA384, with_ecdsa::<P384, Sha384>;
    P384_SHA512: alg_id::ECDSA_P384, alg_id::ECDSA_SHA512, with_ecdsa::<P384, Sha512>;
    P521_SHA256: alg_id::ECDSA_P521, alg_id::ECDSA_SHA256, with_ecdsa::<P521, Sha256>;
    P521_SHA384: alg_id::ECDSA_P521, alg_id::ECDSA_SHA384, with_ecdsa::<P521, Sha384>;
    P521_SHA512: alg_id::ECDSA_P521, alg_id::ECDSA_SHA512, with_ecdsa::<P521, Sha512>;
    ED25519: alg_id::ED25519, alg_id::ED25519, with_ed25519;
    PSS_SHA256: alg_id::RSA_ENCRYPTION, alg_id::RSA_PSS_SHA256, with_pss::<Sha256>;
    PSS_SHA384: alg_id::RSA_ENCRYPTION, alg_id::RSA_PSS_SHA384, with_pss::<Sha384>;
    PSS_SHA512: alg_id::RSA_ENCRYPTION, alg_id::RSA_PSS_SHA512, with_pss::<Sha512>;
    PKCS1_SHA256: alg_id::RSA_ENCRYPTION, alg_id::RSA_PKCS1_SHA256, with_pkcs1::<Sha256>;
    PKCS1_SHA384: alg_id::RSA_ENCRYPTION, alg_id::RSA_PKCS1_SHA384, with_pkcs1::<Sha384>;
    PKCS1_SHA512: alg_id::RSA_ENCRYPTION, alg_id::RSA_PKCS1_SHA512, with_pkcs1::<Sha512>;
    PKCS1_SHA256_BARE: alg_id::RSA_ENCRYPTION, without_null!(0x0b), with_pkcs1::<Sha256>;
    PKCS1_SHA384_BARE: alg_id::RSA_ENCRYPTION, without_null!(0x0c), with_pkcs1::<Sha384>;
    PKCS1_SHA512_BARE: alg_id::RSA_ENCRYPTION, without_null!(0x0d), with_pkcs1::<Sha512>;
}

/// All of them, and those of a handshake by their names, the best first. A name of ECDSA fixes the curve in TLS 1.3
/// alone, which takes the first of its algorithms; in TLS 1.2 it fixes the hash function.
pub(crate) static ALGORITHMS: WebPkiSupportedAlgorithms = WebPkiSupportedAlgorithms {
    all: ALL,
    mapping: &[
        (SignatureScheme::ECDSA_NISTP384_SHA384, &[P384_SHA384, P256_SHA384, P521_SHA384]),
        (SignatureScheme::ECDSA_NISTP256_SHA256, &[P256_SHA256, P384_SHA256, P521_SHA256]),
        (SignatureScheme::ECDSA_NISTP521_SHA512, &[P521_SHA512, P384_SHA512, P256_SHA512]),
        (SignatureScheme::ED25519, &[ED25519]),
        (SignatureScheme::RSA_PSS_SHA512, &[PSS_SHA512]),
        (SignatureScheme::RSA_PSS_SHA384, &[PSS_SHA384]),
        (SignatureScheme::RSA_PSS_SHA256, &[PSS_SHA256]),
        (SignatureScheme::RSA_PKCS1_SHA512, &[PKCS1_SHA512]),
        (SignatureScheme::RSA_PKCS1_SHA384, &[PKCS1_SHA384]),
        (SignatureScheme::RSA_PKCS1_SHA256, &[PKCS1_SHA256]),
    ],
};
