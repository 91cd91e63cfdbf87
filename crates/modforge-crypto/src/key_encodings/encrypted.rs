//! Encrypted private keys: PKCS#8 with PBES2 (RFC 8018). A file cannot ask for any amount of work or of memory.

use pkcs8::pkcs5::pbes2::{Kdf, ScryptParams};
use pkcs8::pkcs5::{self, EncryptionScheme};
use pkcs8::{EncryptedPrivateKeyInfoRef, SecretDocument};

/// Maximum number of iterations of PBKDF2, and of blocks of scrypt: they take tenths of a second, and nothing can
/// interrupt them.
pub(crate) const MAX_ITERATIONS: u32 = 1_000_000;

/// Maximum number of bytes that scrypt may take.
pub(crate) const MAX_MEMORY: u64 = 1 << 28;

/// Why nothing was decrypted.
pub(crate) enum Refused {
    /// The way is not known, or its parameters are none.
    Unknown,
    /// It asks for too much work.
    Cost,
    /// The password, or what it gave.
    Password(pkcs8::Error),
}

impl From<Refused> for pkcs8::Error {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Unknown | Refused::Cost => Self::ParametersMalformed,
            Refused::Password(error) => error,
        }
    }
}

/// The document within.
pub(crate) fn decrypt(info: &EncryptedPrivateKeyInfoRef<'_>, password: &[u8]) -> Result<SecretDocument, Refused> {
    check_cost(&info.encryption_algorithm)?;
    info.decrypt(password).map_err(|error| match error {
        pkcs8::Error::EncryptedPrivateKey(
            pkcs5::Error::UnsupportedAlgorithm { .. } | pkcs5::Error::AlgorithmParametersInvalid { .. },
        ) => Refused::Unknown,
        error => Refused::Password(error),
    })
}

/// Whether the key derivation is known, and cheap enough.
pub(crate) fn check_cost(scheme: &EncryptionScheme) -> Result<(), Refused> {
    let EncryptionScheme::Pbes2(parameters) = scheme else { return Err(Refused::Unknown) };
    match &parameters.kdf {
        Kdf::Pbkdf2(kdf) if kdf.iteration_count > MAX_ITERATIONS => Err(Refused::Cost),
        Kdf::Pbkdf2(_) => Ok(()),
        Kdf::Scrypt(kdf) => check_scrypt(kdf),
        _ => Err(Refused::Unknown),
    }
}

/// RFC 7914 asks for a power of two above 1, which the crate `pkcs5` takes for granted.
fn check_scrypt(kdf: &ScryptParams) -> Result<(), Refused> {
    let (block_size, parallelization) = (u64::from(kdf.block_size), u64::from(kdf.parallelization));
    if !kdf.cost_parameter.is_power_of_two() || kdf.cost_parameter < 2 || block_size * parallelization == 0 {
        return Err(Refused::Unknown);
    }
    let memory = kdf.cost_parameter.saturating_mul(128 * block_size);
    let rounds = kdf.cost_parameter.saturating_mul(block_size * parallelization);
    if memory > MAX_MEMORY || rounds > MAX_ITERATIONS.into() { Err(Refused::Cost) } else { Ok(()) }
}

/// Functions of a private key in place of those of the trait [`pkcs8::DecodePrivateKey`], which do whatever work a file
/// asks for.
macro_rules! read_encrypted {
    ($private:ty $(, $scheme:path)?) => {
        impl $(<S: $scheme>)? $private {
            /// The key in an encrypted PKCS#8 document in DER.
            ///
            /// # Errors
            /// [`pkcs8::Error::ParametersMalformed`] for a document that asks for more work than
            /// [`key_files`](crate::key_files) does, or in an unknown way; as [`pkcs8::DecodePrivateKey`] else.
            pub fn from_pkcs8_encrypted_der(bytes: &[u8], password: impl AsRef<[u8]>) -> pkcs8::Result<Self> {
                let info = pkcs8::EncryptedPrivateKeyInfoRef::try_from(bytes)?;
                let document = crate::key_encodings::encrypted::decrypt(&info, password.as_ref())?;
                pkcs8::DecodePrivateKey::from_pkcs8_der(document.as_bytes())
            }

            /// As [`from_pkcs8_encrypted_der`](Self::from_pkcs8_encrypted_der), in PEM.
            ///
            /// # Errors
            /// As there.
            pub fn from_pkcs8_encrypted_pem(text: &str, password: impl AsRef<[u8]>) -> pkcs8::Result<Self> {
                let (label, document) = pkcs8::SecretDocument::from_pem(text)?;
                <pkcs8::EncryptedPrivateKeyInfoRef<'_> as pkcs8::der::pem::PemLabel>::validate_pem_label(label)
                    .map_err(pkcs8::der::Error::from)?;
                Self::from_pkcs8_encrypted_der(document.as_bytes(), password)
            }
        }
    };
}

pub(crate) use read_encrypted;
