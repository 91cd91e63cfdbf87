//! What one half makes the other undoes; at the edges of lengths.

use modforge_crypto::random::SystemRandom;
use modforge_crypto::rsa::signature::hazmat::{PrehashSigner, PrehashVerifier};
use modforge_crypto::rsa::signature::{Keypair, RandomizedSigner, SignatureEncoding, Signer, Verifier};
use modforge_crypto::rsa::{Error, RsaPrivateKey, oaep, pkcs1v15, pss};
use sha2::{Digest, Sha256, Sha512};

#[test]
fn encryption_at_all_lengths() {
    for bits in [1024, 1025, 1031] {
        let key = RsaPrivateKey::new(&mut SystemRandom, bits).expect("a key");
        let (old, new) = (pkcs1v15::DecryptingKey::new(key.clone()), oaep::DecryptingKey::<Sha256>::new(key.clone()));
        let max = (key.size() - 11, key.size() - 66);
        for length in [0, 1, 2, 30, max.1 - 1, max.1, max.1 + 1, max.0 - 1, max.0, max.0 + 1] {
            let message = vec![0; length];
            let sealed = old.encrypting_key().encrypt_with_rng(&mut SystemRandom, &message);
            match sealed {
                Ok(sealed) => assert_eq!(*old.decrypt(&sealed).expect("below n"), message),
                error => assert_eq!(error, Err(Error::MessageTooLong { bytes: length, max_bytes: max.0 })),
            }
            match new.encrypting_key().encrypt_with_rng(&mut SystemRandom, &message) {
                Ok(mut sealed) => {
                    assert_eq!(*new.decrypt(&sealed).expect("a ciphertext"), message);
                    sealed[9] ^= 1;
                    assert_eq!(new.decrypt(&sealed), Err(Error::Decryption));
                }
                error => assert_eq!(error, Err(Error::MessageTooLong { bytes: length, max_bytes: max.1 })),
            }
        }
    }
}

/// More operations than a pair of blinding numbers serves, on several threads.
#[test]
fn one_key_many_signatures() {
    let signer = pkcs1v15::SigningKey::<Sha256>::new(RsaPrivateKey::new(&mut SystemRandom, 1024).expect("a key"));
    let expected = signer.sign(b"message");
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| (0..50).for_each(|_| assert_eq!(signer.sign(b"message"), expected)));
        }
    });
}

#[test]
fn hashes_and_short_keys() {
    let key = RsaPrivateKey::new(&mut SystemRandom, 1024).expect("a key");
    let signer = pkcs1v15::SigningKey::<Sha256>::new(key.clone());
    let signature = signer.sign_prehash(&Sha256::digest(b"message")).expect("a signature");
    assert!(signer.verifying_key().verify(b"message", &signature).is_ok());
    assert!(signer.sign_prehash(&[0; 31]).is_err());
    assert!(signer.verifying_key().verify_prehash(&[0; 33], &signature).is_err());
    let unprefixed = pkcs1v15::SigningKey::<Sha256>::new_unprefixed(key.clone());
    assert_ne!(unprefixed.sign(b"message"), signature);
    assert!(signer.verifying_key().verify(b"message", &unprefixed.sign(b"message")).is_err());
    for length in [0, 127, 129] {
        let cut = vec![0; length].as_slice().try_into().expect("any bytes");
        assert!(signer.verifying_key().verify(b"message", &cut).is_err());
        assert!(pss::VerifyingKey::<Sha256>::new(key.to_public_key()).verify(b"message", &cut).is_err());
    }
    assert_eq!(signature.to_vec().len(), key.size());
    // 64 bytes of hash, 64 of salt and 2 more do not fit 128.
    let long = pss::SigningKey::<Sha512>::new(key.clone());
    assert!(long.try_sign_with_rng(&mut SystemRandom, b"message").is_err());
    assert!(pss::SigningKey::<Sha512>::new_with_salt_len(key.clone(), usize::MAX).try_sign(b"message").is_err());
    let fits = pss::SigningKey::<Sha512>::new_with_salt_len(key.clone(), 62);
    let signature = fits.try_sign(b"message").expect("a signature");
    assert!(fits.verifying_key().verify(b"message", &signature).is_ok());
    assert!(
        pss::VerifyingKey::<Sha512>::new_with_salt_len(key.to_public_key(), 61).verify(b"message", &signature).is_err()
    );
    assert!(
        pss::VerifyingKey::<Sha512>::new_with_auto_salt_len(key.to_public_key()).verify(b"message", &signature).is_ok()
    );
    assert_eq!(
        oaep::EncryptingKey::<Sha512>::new(key.to_public_key()).encrypt_with_rng(&mut SystemRandom, b""),
        Err(Error::KeyTooShort)
    );
}
