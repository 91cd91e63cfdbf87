//! graviola. It signs messages, which it hashes itself. The functions give None on a CPU on which it does not run.

use crate::contest::{Work, crate_of_rust, verdict};
use crate::message::MESSAGE;
use graviola::hashing::{Hash, Sha256, Sha384};
use graviola::key_agreement::x25519::{PublicKey, StaticPrivateKey};
use graviola::signing::ecdsa::{Curve, P256, P384, SigningKey, VerifyingKey};
use graviola::signing::eddsa::Ed25519SigningKey;
use graviola::signing::rsa;
use modforge_bench::Label;

fn label(method: &str) -> Label {
    crate_of_rust("graviola", method)
}

/// Whether it runs on this CPU; elsewhere its functions end the program.
pub(crate) fn runs() -> bool {
    graviola::util::is_cpu_supported()
}

pub(super) fn x25519(secret: &[u8; 32], public: &[u8; 32]) -> Option<Work> {
    let public = *public;
    let key = runs().then(|| StaticPrivateKey::from_array(secret))?;
    // A caller has the point as bytes.
    Some(Work::new(label("StaticPrivateKey::diffie_hellman"), move || {
        key.diffie_hellman(&PublicKey::from_array(&public)).expect("a point of large order").0
    }))
}

pub(super) fn ed25519(seed: &[u8; 32], message: &'static [u8], signature: &[u8; 64]) -> Option<[Work; 2]> {
    let key = runs().then(|| Ed25519SigningKey::from_bytes(seed).expect("a seed"))?;
    let (public, signature) = (key.public_key(), *signature);
    Some([
        Work::new(label("Ed25519SigningKey::sign"), move || key.sign(message)),
        Work::new(label("Ed25519VerifyingKey::verify"), move || verdict(&public.verify(&signature, message))),
    ])
}

/// None also for a curve that it does not have.
pub(super) fn ecdsa(curve: &str, file: &[u8], point: &[u8], signature: &[u8]) -> Option<[Work; 2]> {
    match curve {
        _ if !runs() => None,
        "P-256" => Some(of_curve::<P256, Sha256>(file, point, signature)),
        "P-384" => Some(of_curve::<P384, Sha384>(file, point, signature)),
        _ => None,
    }
}

fn of_curve<C: Curve + 'static, H: Hash>(file: &[u8], point: &[u8], signature: &[u8]) -> [Work; 2]
where
    C::PrivateKey: 'static,
    C::PublicKey: 'static,
{
    let key = SigningKey::<C>::from_pkcs8_der(file).expect("graviola reads the key");
    let public = VerifyingKey::<C>::from_x962_uncompressed(point).expect("a point of the curve");
    let signature = signature.to_vec();
    [
        Work::new(label("SigningKey::sign_asn1"), move || {
            let mut room = [0; 128];
            key.sign_asn1::<H>(&[&MESSAGE], &mut room).expect("the system has random numbers").to_vec()
        }),
        Work::new(label("VerifyingKey::verify_asn1"), move || {
            verdict(&public.verify_asn1::<H>(&[&MESSAGE], &signature))
        }),
    ]
}

pub(super) fn rsa(file: &[u8], signature: &[u8]) -> Option<[Work; 2]> {
    let key = runs().then(|| rsa::SigningKey::from_pkcs8_der(file).expect("graviola reads the key"))?;
    let (public, signature) = (key.public_key(), signature.to_vec());
    Some([
        Work::new(label("SigningKey::sign_pkcs1_sha256"), move || {
            let mut signature = vec![0; key.modulus_len_bytes()];
            key.sign_pkcs1_sha256(&mut signature, &MESSAGE).expect("the system has random numbers");
            signature
        }),
        Work::new(label("VerifyingKey::verify_pkcs1_sha256"), move || {
            verdict(&public.verify_pkcs1_sha256(&signature, &MESSAGE))
        }),
    ])
}
