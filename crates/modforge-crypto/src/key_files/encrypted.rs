//! Encrypted private keys: PKCS#8 with PBES2 (RFC 8018).

use super::Error;
use super::error::{MAX_ITERATIONS, MAX_MEMORY};
use pkcs8::pkcs5::pbes2::Kdf;
use pkcs8::pkcs5::{self, EncryptionScheme};
use pkcs8::{EncryptedPrivateKeyInfoRef, SecretDocument};

/// The document within; a file cannot ask for any amount of work or of memory.
pub(super) fn decrypt(info: &EncryptedPrivateKeyInfoRef<'_>, password: Option<&[u8]>) -> Result<SecretDocument, Error> {
    let EncryptionScheme::Pbes2(parameters) = &info.encryption_algorithm else {
        return Err(Error::UnknownEncryption);
    };
    let password = password.ok_or(Error::PasswordNeeded)?;
    let affordable = match &parameters.kdf {
        Kdf::Pbkdf2(kdf) => kdf.iteration_count <= MAX_ITERATIONS,
        Kdf::Scrypt(kdf) => {
            let memory = kdf.cost_parameter.checked_mul(128 * u64::from(kdf.block_size));
            let rounds = kdf.cost_parameter.saturating_mul(u64::from(kdf.block_size) * u64::from(kdf.parallelization));
            memory.is_some_and(|memory| memory <= MAX_MEMORY) && rounds <= MAX_ITERATIONS.into()
        }
        _ => return Err(Error::UnknownEncryption),
    };
    if !affordable {
        return Err(Error::PasswordCost);
    }
    info.decrypt(password).map_err(|error| match error {
        pkcs8::Error::EncryptedPrivateKey(
            pkcs5::Error::UnsupportedAlgorithm { .. } | pkcs5::Error::AlgorithmParametersInvalid { .. },
        ) => Error::UnknownEncryption,
        // A wrong password shows in the padding, or else in what is not a sequence.
        _ => Error::WrongPassword,
    })
}
