//! RSA: signatures by PKCS#1 v1.5 of a message's digest by SHA-256, and new keys.

use crate::contest::{Contest, Work, modforge, said_yes, verdict};
use crate::message::digest;
use crate::peers;
use modforge_crypto::random::SystemRandom;
use modforge_crypto::rsa::RsaPrivateKey;
use modforge_crypto::rsa::pkcs1::{DecodeRsaPrivateKey, EncodeRsaPrivateKey};
use modforge_crypto::rsa::pkcs1v15::{Signature, SigningKey};
use pkcs8::EncodePrivateKey;
use sha2::Sha256;
use signature::hazmat::{PrehashSigner, PrehashVerifier};
use signature::{Keypair, SignatureEncoding};

/// Sizes in bits, with the keys that are made in a slice: the times of single ones differ several times over.
const SIZES: [(usize, u64); 3] = [(2048, 8), (3072, 4), (4096, 2)];

/// Sizes up to `largest` make new keys.
pub(crate) fn contests(largest: usize) -> Vec<Contest> {
    let keys = SIZES.iter().filter(|&&(bits, _)| bits <= largest).map(|&(bits, steps)| generation(bits, steps));
    SIZES.iter().flat_map(|&(bits, _)| signatures(bits)).chain(keys).collect()
}

fn new_key(bits: usize) -> RsaPrivateKey {
    RsaPrivateKey::new(&mut SystemRandom, bits).expect("the system has random numbers")
}

fn signatures(bits: usize) -> [Contest; 2] {
    let (key, digest) = (new_key(bits), digest(32));
    let file = key.to_pkcs8_der().expect("a key can be written");
    let signer = SigningKey::<Sha256>::new(key);
    let verifier = signer.verifying_key();
    let signature = signer.sign_prehash(digest).expect("a digest of full length");
    let expected = signature.to_vec();
    let [sign, verify] = peers::rsa(file.as_bytes(), digest, &expected);
    let (checking, parsed) = (verifier.clone(), signature);
    let right = move |found: &[u8]| {
        let found = Signature::try_from(found).expect("bytes of any length");
        found.to_vec() == expected && checking.verify_prehash(digest, &found).is_ok()
    };
    let mut signers = vec![Work::new(modforge("sign_prehash, blinded and checked"), move || {
        signer.sign_prehash(digest).expect("a digest of full length").to_vec()
    })];
    let mut verifiers =
        vec![Work::new(modforge("verify_prehash"), move || verdict(&verifier.verify_prehash(digest, &parsed)))];
    signers.extend(sign);
    verifiers.extend(verify);
    let name = format!("RSA-{bits}");
    [
        Contest::new("sign", name.clone(), bits as u64, signers, right),
        Contest::new("verify", name, bits as u64, verifiers, said_yes),
    ]
}

/// New keys; the time is that of all threads.
fn generation(bits: usize, steps: u64) -> Contest {
    let ours = Work::new(modforge("RsaPrivateKey::new"), move || {
        new_key(bits).to_pkcs1_der().expect("a key can be written").to_bytes()
    });
    let works = [ours].into_iter().chain(peers::rsa_keys(bits)).collect();
    // Reading a key tests its primes.
    let right = move |file: &[u8]| RsaPrivateKey::from_pkcs1_der(file).is_ok_and(|key| key.bits() == bits);
    let contest = Contest::new("keygen", format!("RSA-{bits}"), bits as u64, works, right);
    Contest { steps: Some(steps), ..contest }
}
