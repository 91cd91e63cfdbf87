//! ECDSA over digests: P-256, secp256k1, P-521.

use crate::contest::{Contest, Work, crate_of_rust, modforge, said_yes, verdict};
use crate::peers;
use modforge_crypto::curves;
use modforge_crypto::ec::{PublicKey, Scheme, SecretKey, Signature};
use pkcs8::EncodePrivateKey;
use secp256k1::{Message, ecdsa as libsecp256k1};
use signature::hazmat::{PrehashSigner, PrehashVerifier};

const DIGEST: [u8; 64] = [0x17; 64];

pub(crate) fn p256() -> Vec<Contest> {
    let key = p256::SecretKey::from_slice(&secret(32)).expect("a number in range");
    let signing = p256::ecdsa::SigningKey::from(&key);
    contests::<curves::P256, p256::ecdsa::Signature, _>("p256", 256, signing.clone(), *signing.verifying_key(), &key)
}

pub(crate) fn p521() -> Vec<Contest> {
    let key = p521::SecretKey::from_slice(&secret(66)).expect("a number in range");
    let signing = p521::ecdsa::SigningKey::from(&key);
    let verifying = p521::ecdsa::VerifyingKey::from(&signing);
    contests::<curves::P521, p521::ecdsa::Signature, _>("p521", 521, signing, verifying, &key)
}

pub(crate) fn secp256k1() -> Vec<Contest> {
    let key = k256::SecretKey::from_slice(&secret(32)).expect("a number in range");
    let signing = k256::ecdsa::SigningKey::from(&key);
    let verifying = *signing.verifying_key();
    let mut all = contests::<curves::Secp256k1, k256::ecdsa::Signature, _>("k256", 256, signing, verifying, &key);
    let message = Message::from_digest(digest(32).try_into().expect("32 bytes"));
    let bytes = secret(32).try_into().expect("32 bytes");
    let key = secp256k1::SecretKey::from_secret_bytes(bytes).expect("a number in range");
    let public = secp256k1::PublicKey::from_secret_key(&key);
    let signature = libsecp256k1::sign(message, &key);
    let label = |function| crate_of_rust("secp256k1", function);
    all[0]
        .works
        .push(Work::new(label("secp256k1_ecdsa_sign"), move || libsecp256k1::sign(message, &key).serialize_compact()));
    all[1].works.push(Work::new(label("secp256k1_ecdsa_verify"), move || {
        verdict(&libsecp256k1::verify(&signature, message, &public))
    }));
    all
}

/// A number below every order, top byte zero.
fn secret(bytes: usize) -> Vec<u8> {
    (0..bytes).map(|i| (i * 7) as u8).collect()
}

/// As many bytes as the hash of the curve gives.
fn digest(bytes: usize) -> &'static [u8] {
    &DIGEST[..bytes]
}

/// Signing and verifying with the curve `S` of ours and the keys of RustCrypto.
fn contests<S: Scheme, T, V>(
    package: &'static str,
    bits: u64,
    signing: impl PrehashSigner<T> + 'static,
    verifying: V,
    key: &impl EncodePrivateKey,
) -> Vec<Contest>
where
    T: signature::SignatureEncoding + for<'a> TryFrom<&'a [u8]> + 'static,
    V: PrehashVerifier<T> + Clone + 'static,
{
    let hash = digest(if bits > 512 { 64 } else { 32 });
    let bytes = bits.div_ceil(8) as usize;
    let ours = SecretKey::<S>::from_bytes(&secret(bytes)).expect("a number in range");
    let public: PublicKey<S> = ours.public_key();
    let signature = ours.sign_prehash(hash);
    let theirs = T::try_from(&signature.to_bytes()).ok().expect("a signature");
    let file = key.to_pkcs8_der().expect("a key can be written");
    let checking = verifying.clone();
    let right = move |found: &[u8]| {
        let found = Signature::<S>::from_bytes(found).or_else(|_| Signature::from_der(found));
        // The same equation holds for n - s, and some of the schemes take the smaller of the two alone.
        let found = found.ok().and_then(|found| T::try_from(&found.to_low().to_bytes()).ok());
        found.is_some_and(|found| checking.verify_prehash(hash, &found).is_ok())
    };
    let mut signers = vec![
        Work::new(modforge("sign_prehash"), move || ours.sign_prehash(hash).to_bytes()),
        Work::new(crate_of_rust(package, "sign_prehash"), move || {
            signing.sign_prehash(hash).expect("a digest of full length").to_vec()
        }),
    ];
    let der = signature.to_der();
    let mut verifiers = vec![
        Work::new(modforge("verify_prehash"), move || verdict(&public.verify_prehash(hash, &signature))),
        Work::new(crate_of_rust(package, "verify_prehash"), move || verdict(&verifying.verify_prehash(hash, &theirs))),
    ];
    let [sign, verify] = peers::ecdsa(file.as_bytes(), hash, &der);
    signers.extend(sign);
    verifiers.extend(verify);
    vec![
        Contest::new("sign", S::NAME, bits, signers, right),
        Contest::new("verify", S::NAME, bits, verifiers, said_yes),
    ]
}
