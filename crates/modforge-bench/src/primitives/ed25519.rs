//! Ed25519.

use crate::contest::{Contest, Work, crate_of_rust, modforge, said_yes, verdict};
use crate::message::MESSAGE;
use crate::peers;
use ed25519_dalek::Signer;
use modforge_crypto::ed25519::{Signature, SigningKey, VerifyingKey, verify_batch};
use pkcs8::EncodePrivateKey;

const SEED: [u8; 32] = [0x42; 32];

/// Signatures of a batch.
const BATCH: u32 = 64;

pub(crate) fn contests() -> Vec<Contest> {
    let (ours, theirs) = (SigningKey::from_bytes(&SEED), ed25519_dalek::SigningKey::from_bytes(&SEED));
    let signature = theirs.sign(&MESSAGE);
    let expected = signature.to_bytes();
    let file = ours.to_pkcs8_der().expect("a key can be written");
    let (public, their_public) = (ours.verifying_key(), theirs.verifying_key());
    let mut signing = vec![
        Work::new(modforge("SigningKey::sign"), move || ours.sign(&MESSAGE).to_bytes()),
        Work::new(crate_of_rust("ed25519-dalek", "SigningKey::sign"), move || theirs.sign(&MESSAGE).to_bytes()),
    ];
    let parsed = Signature::from_bytes(&expected);
    let mut verifying = vec![
        Work::new(modforge("verify_strict"), move || verdict(&public.verify_strict(&MESSAGE, &parsed))),
        Work::new(crate_of_rust("ed25519-dalek", "verify_strict"), move || {
            verdict(&their_public.verify_strict(&MESSAGE, &signature))
        }),
    ];
    let [sign, verify] = peers::ed25519(file.as_bytes(), &SEED, &MESSAGE, &expected);
    signing.extend(sign);
    verifying.extend(verify);
    vec![
        Contest::new("sign", "Ed25519", 255, signing, move |found| found == expected),
        Contest::new("verify", "Ed25519", 255, verifying, said_yes),
        batch(),
    ]
}

/// 64 signatures of 64 keys.
fn batch() -> Contest {
    let keys: Vec<_> = (0..BATCH).map(|i| ed25519_dalek::SigningKey::from_bytes(&[i as u8; 32])).collect();
    let messages: Vec<_> = (0..BATCH).map(|i| [i as u8; 64]).collect();
    let signatures: Vec<_> = keys.iter().zip(&messages).map(|(key, message)| key.sign(message)).collect();
    let publics: Vec<_> = keys.iter().map(|key| key.verifying_key()).collect();
    let ours: Vec<_> = publics
        .iter()
        .zip(&signatures)
        .map(|(key, signature)| {
            let key = VerifyingKey::from_bytes(key.as_bytes()).expect("a key");
            (Signature::from_bytes(&signature.to_bytes()), key)
        })
        .collect();
    let our_messages = messages.clone();
    let works = vec![
        Work::new(modforge("verify_batch"), move || {
            let entries: Vec<_> = our_messages
                .iter()
                .zip(&ours)
                .map(|(message, &(signature, key))| (&message[..], signature, key))
                .collect();
            verdict(&verify_batch(&entries))
        }),
        Work::new(crate_of_rust("ed25519-dalek", "verify_batch"), move || {
            let messages: Vec<_> = messages.iter().map(|message| &message[..]).collect();
            verdict(&ed25519_dalek::verify_batch(&messages, &signatures, &publics))
        }),
    ];
    let contest = Contest::new("verify_batch", "Ed25519", 255, works, said_yes);
    Contest { width: BATCH, ..contest }
}
