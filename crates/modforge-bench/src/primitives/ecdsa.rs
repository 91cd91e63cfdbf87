//! ECDSA over digests: P-256, P-384, secp256k1, P-521; of the first three also 64 signatures at once, against as many
//! single ones of the others.

use crate::contest::{Contest, Work, crate_of_rust, modforge, said_yes, verdict};
use crate::message::digest;
use crate::peers::{self, EcdsaKey};
use modforge_crypto::curves;
use modforge_crypto::ec::{PublicKey, Scheme, SecretKey, Signature, verify_batch_prehash};
use modforge_fields::Field;
use pkcs8::EncodePrivateKey;
use secp256k1::{Message, ecdsa as libsecp256k1};
use signature::hazmat::{PrehashSigner, PrehashVerifier};

/// Signatures of a batch.
const BATCH: u32 = 64;

pub(crate) fn p256() -> Vec<Contest> {
    with_batch::<curves::P256>(p256_with)
}

fn p256_with(key: usize) -> Vec<Contest> {
    let secret = secret(32, key);
    let key = p256::SecretKey::from_slice(&secret).expect("a number in range");
    let signing = p256::ecdsa::SigningKey::from(&key);
    let verifying = *signing.verifying_key();
    contests::<curves::P256, p256::ecdsa::Signature, _>("p256", &secret, signing, verifying, &key)
}

pub(crate) fn p384() -> Vec<Contest> {
    with_batch::<curves::P384>(p384_with)
}

fn p384_with(key: usize) -> Vec<Contest> {
    let secret = secret(48, key);
    let key = p384::SecretKey::from_slice(&secret).expect("a number in range");
    let signing = p384::ecdsa::SigningKey::from(&key);
    let verifying = *signing.verifying_key();
    contests::<curves::P384, p384::ecdsa::Signature, _>("p384", &secret, signing, verifying, &key)
}

pub(crate) fn p521() -> Vec<Contest> {
    let secret = secret(66, 0);
    let key = p521::SecretKey::from_slice(&secret).expect("a number in range");
    let signing = p521::ecdsa::SigningKey::from(&key);
    let verifying = p521::ecdsa::VerifyingKey::from(&signing);
    contests::<curves::P521, p521::ecdsa::Signature, _>("p521", &secret, signing, verifying, &key)
}

pub(crate) fn secp256k1() -> Vec<Contest> {
    with_batch::<curves::Secp256k1>(secp256k1_with)
}

fn secp256k1_with(key: usize) -> Vec<Contest> {
    let secret = secret(32, key);
    let key = k256::SecretKey::from_slice(&secret).expect("a number in range");
    let signing = k256::ecdsa::SigningKey::from(&key);
    let verifying = *signing.verifying_key();
    let mut all = contests::<curves::Secp256k1, k256::ecdsa::Signature, _>("k256", &secret, signing, verifying, &key);
    let message = Message::from_digest(digest(32).try_into().expect("32 bytes"));
    let bytes = secret.try_into().expect("32 bytes");
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

/// A number below every order, top byte zero; another one for each key.
fn secret(bytes: usize, key: usize) -> Vec<u8> {
    (0..bytes).map(|i| (i * (7 + 2 * key)) as u8).collect()
}

/// Signing and verifying with the curve `S` of ours and the keys of RustCrypto.
fn contests<S: Scheme, T, V>(
    package: &'static str,
    secret: &[u8],
    signing: impl PrehashSigner<T> + 'static,
    verifying: V,
    key: &impl EncodePrivateKey,
) -> Vec<Contest>
where
    T: signature::SignatureEncoding + for<'a> TryFrom<&'a [u8]> + 'static,
    V: PrehashVerifier<T> + Clone + 'static,
{
    let hash = digest(secret.len().min(64));
    let ours = SecretKey::<S>::from_bytes(secret).expect("a number in range");
    let public: PublicKey<S> = ours.public_key();
    let point = public.to_sec1_bytes();
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
    let key = EcdsaKey { curve: S::NAME, file: file.as_bytes(), point: &point };
    let [sign, verify] = peers::ecdsa(&key, hash, &der);
    signers.extend(sign);
    verifiers.extend(verify);
    vec![
        Contest::new("sign", S::NAME, bits::<S>(), signers, right),
        Contest::new("verify", S::NAME, bits::<S>(), verifiers, said_yes),
    ]
}

fn bits<S: Scheme>() -> u64 {
    S::Scalar::BITS.into()
}

/// The comparisons for the first key, and one of 64 signatures of as many keys: the others verify one after the other.
fn with_batch<S: Scheme>(of_key: impl Fn(usize) -> Vec<Contest>) -> Vec<Contest> {
    let bytes = bits::<S>() as usize / 8;
    let ours: Vec<_> = (0..BATCH as usize)
        .map(|key| {
            let key = SecretKey::<S>::from_bytes(&secret(bytes, key)).expect("a number in range");
            (digest(bytes), key.sign_prehash(digest(bytes)), key.public_key())
        })
        .collect();
    let mut works = vec![Work::new(modforge("verify_batch_prehash"), move || verdict(&verify_batch_prehash(&ours)))];
    let mut others: Vec<Vec<Work>> = Vec::new();
    for key in 0..BATCH as usize {
        // Verification is the second one, and ours the first in it.
        let verifiers = of_key(key).swap_remove(1).works;
        for (i, work) in verifiers.into_iter().skip(1).enumerate() {
            if key == 0 {
                others.push(Vec::new());
            }
            others[i].push(work);
        }
    }
    works.extend(others.into_iter().map(Work::in_turn));
    let mut all = of_key(0);
    all.push(Contest { width: BATCH, ..Contest::new("verify_batch", S::NAME, bits::<S>(), works, said_yes) });
    all
}
