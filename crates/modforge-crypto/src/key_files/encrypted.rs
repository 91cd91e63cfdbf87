//! Encrypted private keys.

use super::Error;
use super::der::{Element, SEQUENCE};
use crate::key_encodings::encrypted::{Refused, check_cost};
use pkcs8::der::Decode;
use pkcs8::pkcs5;
use pkcs8::{EncryptedPrivateKeyInfoRef, ObjectIdentifier};
use zeroize::Zeroizing;

/// Those of RFC 8018, 6.1, and of RFC 7292, appendix C: all below one of these two.
const PBES1: &str = "1.2.840.113549.1.5.";
const PKCS12: &str = "1.2.840.113549.1.12.1.";

/// Bytes of a block of 3DES, the shortest one.
const BLOCK: usize = 8;

const UNKNOWN: &str = "PBES2 with a cipher or a key derivation that is not known here";

/// The document within; a file cannot ask for any amount of work or of memory.
pub(super) fn decrypt(
    algorithm: ObjectIdentifier,
    bytes: &[u8],
    password: Option<&[u8]>,
) -> Result<Zeroizing<Vec<u8>>, Error> {
    let unknown = |what: &str| Error::UnknownEncryption { what: what.to_owned() };
    if algorithm != pkcs5::pbes2::PBES2_OID {
        let name = algorithm.to_string();
        return Err(match () {
            () if name.starts_with(PBES1) => unknown(&format!("PBES1 ({name})")),
            () if name.starts_with(PKCS12) => unknown(&format!("PBES1 of PKCS#12 ({name})")),
            () => unknown(&format!("the algorithm {name}")),
        });
    }
    let info = EncryptedPrivateKeyInfoRef::from_der(bytes);
    let info = info.map_err(|_| unknown(UNKNOWN))?;
    let password = password.ok_or(Error::PasswordNeeded)?;
    check_cost(&info.encryption_algorithm).map_err(|refused| match refused {
        Refused::Cost => Error::PasswordCost,
        _ => unknown(UNKNOWN),
    })?;
    let data = info.encrypted_data.as_bytes();
    let decrypted = info.encryption_algorithm.decrypt(password, data).map(Zeroizing::new);
    let document = decrypted.map_err(|error| match error {
        pkcs5::Error::UnsupportedAlgorithm { .. } | pkcs5::Error::AlgorithmParametersInvalid { .. } => unknown(UNKNOWN),
        _ if data.is_empty() || !data.len().is_multiple_of(BLOCK) => Error::Blocks { bytes: data.len() },
        _ => Error::WrongPassword,
    })?;
    // A wrong password shows in the padding, and else in what is not one sequence.
    match Element::first(&document) {
        Ok((Element { tag: SEQUENCE, .. }, [])) => Ok(document),
        _ => Err(Error::WrongPassword),
    }
}
