//! Signatures and encryption by the names of hash functions.

use digest::{Digest, FixedOutputReset};
use modforge_crypto::rsa::pss::shake;
use modforge_crypto::rsa::signature::{Keypair, RandomizedSigner, SignatureEncoding, Signer, Verifier};
use modforge_crypto::rsa::{Error, Mask, RsaPrivateKey, RsaPublicKey, Signature, oaep, pkcs1v15, pss};
use rand_core::{TryCryptoRng, TryRng};
use sha1::Sha1;
use sha2::{Sha224, Sha256, Sha384, Sha512, Sha512_224, Sha512_256};
use sha3::{Sha3_224, Sha3_256, Sha3_384, Sha3_512};
use std::convert::Infallible;

/// `$run` with `$D` as the function of a name, or None for a name that is not known here.
macro_rules! with {
    ($name:expr, $D:ident => $run:expr, [$($spelling:pat => $type:ty),* $(,)?]) => {
        match $name {
            $($spelling => { type $D = $type; Some($run) })*
            _ => None,
        }
    };
}

/// The functions with OAEP and PSS masks here.
macro_rules! with_hash {
    ($name:expr, $D:ident => $run:expr) => {
        with!($name, $D => $run, [
            "SHA-1" | "SHA1" => Sha1,
            "SHA-224" | "SHA224" | "SHA2-224" => Sha224,
            "SHA-256" | "SHA256" | "SHA2-256" => Sha256,
            "SHA-384" | "SHA384" | "SHA2-384" => Sha384,
            "SHA-512" | "SHA512" | "SHA2-512" => Sha512,
            "SHA-512/224" | "SHA2-512/224" => Sha512_224,
            "SHA-512/256" | "SHA2-512/256" => Sha512_256,
        ])
    };
}

macro_rules! with_any_hash {
    ($name:expr, $D:ident => $run:expr) => {
        with!($name, $D => $run, [
            "SHA3-224" => Sha3_224,
            "SHA3-256" => Sha3_256,
            "SHA3-384" => Sha3_384,
            "SHA3-512" => Sha3_512,
        ]).or_else(|| with_hash!($name, $D => $run))
    };
}

fn signature(bytes: &[u8]) -> Signature {
    Signature::try_from(bytes).expect("any bytes")
}

pub fn verify_pkcs1(key: &RsaPublicKey, hash: &str, message: &[u8], bytes: &[u8]) -> Option<bool> {
    with_any_hash!(hash, D => pkcs1v15::VerifyingKey::<D>::new(key.clone()).verify(message, &signature(bytes)).is_ok())
}

pub fn sign_pkcs1(key: &RsaPrivateKey, hash: &str, message: &[u8]) -> Option<Vec<u8>> {
    with_any_hash!(hash, D => {
        let signer = pkcs1v15::SigningKey::<D>::new(key.clone());
        let signature = signer.try_sign(message).ok()?;
        assert!(signer.verifying_key().verify(message, &signature).is_ok());
        signature.to_vec()
    })
}

/// A salt of any length for none.
pub fn verify_pss(
    key: &RsaPublicKey,
    hash: &str,
    mask: &str,
    salt: Option<usize>,
    message: &[u8],
    bytes: &[u8],
) -> Option<bool> {
    match hash {
        "SHAKE128" => return Some(verify_with::<shake::Shake128, shake::Mask128>(key, salt, message, bytes)),
        "SHAKE256" => return Some(verify_with::<shake::Shake256, shake::Mask256>(key, salt, message, bytes)),
        _ => {}
    }
    if hash == mask {
        return with_any_hash!(hash, D => verify_with::<D, D>(key, salt, message, bytes));
    }
    with_hash!(hash, D => with_hash!(mask, M => verify_with::<D, M>(key, salt, message, bytes)))?
}

fn verify_with<D: Hash, M: Mask>(key: &RsaPublicKey, salt: Option<usize>, message: &[u8], bytes: &[u8]) -> bool {
    let key = key.clone();
    let verifier = match salt {
        Some(length) => pss::VerifyingKey::<D, M>::new_with_salt_len(key, length),
        None => pss::VerifyingKey::new_with_auto_salt_len(key),
    };
    verifier.verify(message, &signature(bytes)).is_ok()
}

/// What masks ask of a function.
trait Hash: Digest + FixedOutputReset {}
impl<D: Digest + FixedOutputReset> Hash for D {}

pub fn sign_pss(key: &RsaPrivateKey, hash: &str, salt: &[u8], message: &[u8]) -> Option<Vec<u8>> {
    with_hash!(hash, D => {
        let signer = pss::SigningKey::<D>::new_with_salt_len(key.clone(), salt.len());
        let signature = signer.try_sign_with_rng(&mut Given(salt), message).ok()?;
        assert!(signer.verifying_key().verify(message, &signature).is_ok());
        signature.to_vec()
    })
}

pub fn open_oaep(
    key: &RsaPrivateKey,
    hash: &str,
    mask: &str,
    label: &[u8],
    ciphertext: &[u8],
) -> Option<Result<Vec<u8>, Error>> {
    with_hash!(hash, D => with_hash!(mask, M => {
        let opened = oaep::DecryptingKey::<D, M>::new_with_label(key.clone(), label).decrypt(ciphertext);
        opened.map(|message| message.to_vec())
    }))?
}

pub fn seal_oaep(key: &RsaPublicKey, hash: &str, seed: &[u8], message: &[u8]) -> Option<Vec<u8>> {
    with_hash!(hash, D => oaep::EncryptingKey::<D>::new(key.clone()).encrypt_with_rng(&mut Given(seed), message).ok())?
}

/// Bytes of a published vector in place of random ones.
pub struct Given<'b>(pub &'b [u8]);

impl TryRng for Given<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        unreachable!("bytes are asked for")
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        unreachable!("bytes are asked for")
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        let (taken, rest) = self.0.split_at(bytes.len());
        bytes.copy_from_slice(taken);
        self.0 = rest;
        Ok(())
    }
}

impl TryCryptoRng for Given<'_> {}
