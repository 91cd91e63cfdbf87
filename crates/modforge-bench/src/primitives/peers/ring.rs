//! ring. It signs messages, which it hashes itself, and has X25519 for secret numbers that it makes alone.

use crate::contest::{Work, crate_of_rust, verdict};
use crate::message::MESSAGE;
use modforge_bench::Label;
use ring::rand::SystemRandom;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ECDSA_P256_SHA256_ASN1_SIGNING, ECDSA_P384_SHA384_ASN1, ECDSA_P384_SHA384_ASN1_SIGNING,
    ED25519, EcdsaKeyPair, EcdsaSigningAlgorithm, Ed25519KeyPair, KeyPair, RSA_PKCS1_2048_8192_SHA256,
    RSA_PKCS1_SHA256, RsaKeyPair, UnparsedPublicKey, VerificationAlgorithm,
};

fn label(method: &str) -> Label {
    crate_of_rust("ring", method)
}

pub(super) fn ed25519(seed: &[u8; 32], message: &'static [u8], signature: &[u8; 64]) -> [Work; 2] {
    let key = Ed25519KeyPair::from_seed_unchecked(seed).expect("a seed");
    let verifying = verifying(&ED25519, key.public_key(), message, signature);
    [Work::new(label("Ed25519KeyPair::sign"), move || key.sign(message)), verifying]
}

/// None for a curve that ring does not have.
pub(super) fn ecdsa(curve: &str, file: &[u8], signature: &[u8]) -> Option<[Work; 2]> {
    let (signs, verifies): (&EcdsaSigningAlgorithm, &'static dyn VerificationAlgorithm) = match curve {
        "P-256" => (&ECDSA_P256_SHA256_ASN1_SIGNING, &ECDSA_P256_SHA256_ASN1),
        "P-384" => (&ECDSA_P384_SHA384_ASN1_SIGNING, &ECDSA_P384_SHA384_ASN1),
        _ => return None,
    };
    let random = SystemRandom::new();
    let key = EcdsaKeyPair::from_pkcs8(signs, file, &random).expect("ring reads the key");
    let verifying = verifying(verifies, key.public_key(), &MESSAGE, signature);
    let sign = move || key.sign(&random, &MESSAGE).expect("the system has random numbers");
    Some([Work::new(label("EcdsaKeyPair::sign"), sign), verifying])
}

pub(super) fn rsa(file: &[u8], signature: &[u8]) -> [Work; 2] {
    let key = RsaKeyPair::from_pkcs8(file).expect("ring reads the key");
    let (random, length) = (SystemRandom::new(), signature.len());
    let verifying = verifying(&RSA_PKCS1_2048_8192_SHA256, key.public(), &MESSAGE, signature);
    let sign = move || {
        let mut signature = vec![0; length];
        key.sign(&RSA_PKCS1_SHA256, &random, &MESSAGE, &mut signature).expect("the system has random numbers");
        signature
    };
    [Work::new(label("RsaKeyPair::sign"), sign), verifying]
}

/// With a key that is read each time, as ring has no other form of it.
fn verifying(
    algorithm: &'static dyn VerificationAlgorithm,
    public: &impl AsRef<[u8]>,
    message: &'static [u8],
    signature: &[u8],
) -> Work {
    let (key, signature) = (UnparsedPublicKey::new(algorithm, public.as_ref().to_vec()), signature.to_vec());
    Work::new(label("UnparsedPublicKey::verify"), move || verdict(&key.verify(message, &signature)))
}
