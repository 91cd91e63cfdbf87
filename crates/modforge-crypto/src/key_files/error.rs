//! Why a file was refused.

use crate::key_encodings::encrypted::{MAX_ITERATIONS, MAX_MEMORY};
use pkcs8::ObjectIdentifier;

/// Why a file was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The bytes are not a key.
    #[error("key: not a key in PEM or DER")]
    Form,
    /// A public key where a private one is needed.
    #[error("key: a public key, where a private one is needed")]
    IsPublic,
    /// A private key where a public one is needed.
    #[error("key: a private key, where a public one is needed")]
    IsPrivate,
    /// The file is encrypted, and no password was given.
    #[error("key: encrypted, so a password is needed")]
    PasswordNeeded,
    /// The file does not decrypt with this password.
    #[error("password: not the one of this key, or the file is damaged")]
    WrongPassword,
    /// The file is encrypted by an algorithm that is not read.
    #[error(
        "key: encrypted in a way that is not read; PBES2 with AES-CBC and PBKDF2 (SHA-2) or scrypt is, \
         as `openssl pkcs8 -topk8` writes it"
    )]
    UnknownEncryption,
    /// The file asks for more work for its password than is done for it.
    #[error("key: its password costs more than {MAX_ITERATIONS} iterations or {MAX_MEMORY} bytes")]
    PasswordCost,
    /// The algorithm of the key is not known.
    #[error("key: of the algorithm or curve {oid}, which is not known here")]
    UnknownAlgorithm {
        /// What names the algorithm, or the curve.
        oid: ObjectIdentifier,
    },
    /// The file describes a curve by its numbers, or not at all, where it must name it.
    #[error("key: without the name of its curve; `openssl pkey -ec_param_enc named_curve` writes it")]
    ExplicitCurve,
    /// The key is not one of its kind.
    #[error("key: damaged, or not a valid {kind} key")]
    Invalid {
        /// The kind that the file says.
        kind: &'static str,
    },
    /// The key is of another kind than is needed.
    #[error("key: of the kind {found}, where {needed} is needed")]
    WrongKind {
        /// The kind of the key.
        found: &'static str,
        /// The kind that is needed.
        needed: &'static str,
    },
}
