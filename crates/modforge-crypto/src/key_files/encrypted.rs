//! Encrypted private keys.

use super::Error;
use crate::key_encodings::encrypted::{self, Refused};
use pkcs8::pkcs5::EncryptionScheme;
use pkcs8::{EncryptedPrivateKeyInfoRef, SecretDocument};

/// The document within; a file cannot ask for any amount of work or of memory.
pub(super) fn decrypt(info: &EncryptedPrivateKeyInfoRef<'_>, password: Option<&[u8]>) -> Result<SecretDocument, Error> {
    if !matches!(info.encryption_algorithm, EncryptionScheme::Pbes2(_)) {
        return Err(Error::UnknownEncryption);
    }
    let password = password.ok_or(Error::PasswordNeeded)?;
    encrypted::decrypt(info, password).map_err(|refused| match refused {
        Refused::Unknown => Error::UnknownEncryption,
        Refused::Cost => Error::PasswordCost,
        // A wrong password shows in the padding, or else in what is not a sequence.
        Refused::Password(_) => Error::WrongPassword,
    })
}
