//! RSASSA-PKCS1-v1_5 (RFC 8017, 8.2).

use super::{OVERHEAD, Signature};
use crate::long::pieces;
use crate::rsa::hash_name::digest_info;
use crate::rsa::{Error, RsaPrivateKey, RsaPublicKey};
use const_oid::AssociatedOid;
use digest::{Digest, Output};
use rand_core::TryCryptoRng;
use signature::hazmat::{PrehashSigner, PrehashVerifier};
use signature::{Keypair, MultipartSigner, RandomizedSigner, Signer, Verifier};
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;
use zeroize::Zeroizing;

/// A key that signs with the hash function D.
#[derive(Clone)]
pub struct SigningKey<D> {
    key: RsaPrivateKey,
    head: Arc<[u8]>,
    hash: PhantomData<fn() -> D>,
}

/// A key that verifies with the hash function D.
pub struct VerifyingKey<D> {
    key: RsaPublicKey,
    head: Arc<[u8]>,
    hash: PhantomData<fn() -> D>,
}

impl<D: Digest + AssociatedOid> SigningKey<D> {
    /// Signs hashes with the name of the hash function before them, as all standards want it.
    pub fn new(key: RsaPrivateKey) -> Self {
        Self { key, head: digest_info::<D>().into(), hash: PhantomData }
    }
}

impl<D: Digest + AssociatedOid> VerifyingKey<D> {
    /// Verifies hashes with the name of the hash function before them.
    pub fn new(key: RsaPublicKey) -> Self {
        Self { key, head: digest_info::<D>().into(), hash: PhantomData }
    }
}

impl<D: Digest> SigningKey<D> {
    /// Signs bare hashes, for protocols that do so.
    pub fn new_unprefixed(key: RsaPrivateKey) -> Self {
        Self { key, head: [].into(), hash: PhantomData }
    }

    fn sign_hash(&self, hash: &[u8]) -> Result<Signature, Error> {
        let padded = padded(&self.head, hash, self.key.size())?;
        Ok(Signature(self.key.raw_power(&padded)?.as_slice().into()))
    }
}

impl<D: Digest> VerifyingKey<D> {
    /// Verifies bare hashes.
    pub fn new_unprefixed(key: RsaPublicKey) -> Self {
        Self { key, head: [].into(), hash: PhantomData }
    }

    /// The padded hash is made anew and compared whole, so that nothing in the signature is parsed.
    fn verify_hash(&self, hash: &[u8], signature: &Signature) -> Result<(), Error> {
        let expected = padded(&self.head, hash, self.key.size())?;
        let found = self.key.raw_power(&signature.0).map_err(|_| Error::Verification)?;
        if found == *expected { Ok(()) } else { Err(Error::Verification) }
    }
}

/// EMSA-PKCS1-v1_5: 0, 1, bytes of ones, 0, the name and the value of the hash.
fn padded(head: &[u8], hash: &[u8], length: usize) -> Result<Zeroizing<Vec<u8>>, Error> {
    let ones =
        (length + OVERHEAD - 3).checked_sub(OVERHEAD + head.len() + hash.len()).filter(|&ones| ones >= OVERHEAD - 3);
    let ones = vec![0xff; ones.ok_or(Error::KeyTooShort)?];
    Ok(Zeroizing::new([&[0, 1], &ones[..], &[0], head, hash].concat()))
}

fn hash_of<D: Digest>(parts: &[&[u8]]) -> Output<D> {
    let mut hash = D::new();
    parts.iter().flat_map(|part| pieces(part)).for_each(|piece| hash.update(piece));
    hash.finalize()
}

fn check_length<D: Digest>(hash: &[u8]) -> Result<(), Error> {
    let expected = <D as Digest>::output_size();
    if hash.len() == expected { Ok(()) } else { Err(Error::HashLength { bytes: hash.len(), expected }) }
}

impl<D: Digest> Signer<Signature> for SigningKey<D> {
    fn try_sign(&self, message: &[u8]) -> signature::Result<Signature> {
        self.try_multipart_sign(&[message])
    }
}

impl<D: Digest> MultipartSigner<Signature> for SigningKey<D> {
    fn try_multipart_sign(&self, message: &[&[u8]]) -> signature::Result<Signature> {
        Ok(self.sign_hash(&hash_of::<D>(message))?)
    }
}

/// The signature needs no random numbers; blinding takes those of the system.
impl<D: Digest> RandomizedSigner<Signature> for SigningKey<D> {
    fn try_sign_with_rng<R: TryCryptoRng + ?Sized>(&self, _: &mut R, message: &[u8]) -> signature::Result<Signature> {
        self.try_sign(message)
    }
}

impl<D: Digest> PrehashSigner<Signature> for SigningKey<D> {
    fn sign_prehash(&self, prehash: &[u8]) -> signature::Result<Signature> {
        check_length::<D>(prehash)?;
        Ok(self.sign_hash(prehash)?)
    }
}

impl<D: Digest> Keypair for SigningKey<D> {
    type VerifyingKey = VerifyingKey<D>;

    fn verifying_key(&self) -> VerifyingKey<D> {
        VerifyingKey { key: self.key.to_public_key(), head: self.head.clone(), hash: PhantomData }
    }
}

impl<D: Digest> Verifier<Signature> for VerifyingKey<D> {
    fn verify(&self, message: &[u8], signature: &Signature) -> signature::Result<()> {
        Ok(self.verify_hash(&hash_of::<D>(&[message]), signature)?)
    }
}

impl<D: Digest> PrehashVerifier<Signature> for VerifyingKey<D> {
    fn verify_prehash(&self, prehash: &[u8], signature: &Signature) -> signature::Result<()> {
        check_length::<D>(prehash)?;
        Ok(self.verify_hash(prehash, signature)?)
    }
}

// Derived, it would ask for D to be cloned.
impl<D> Clone for VerifyingKey<D> {
    fn clone(&self) -> Self {
        Self { key: self.key.clone(), head: self.head.clone(), hash: PhantomData }
    }
}

impl<D> fmt::Debug for SigningKey<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("SigningKey").field(&self.key).finish()
    }
}

impl<D> fmt::Debug for VerifyingKey<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("VerifyingKey").field(&self.key).finish()
    }
}
