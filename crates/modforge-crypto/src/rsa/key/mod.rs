//! Keys and their bare powers.

mod blinding;
#[cfg(feature = "pkcs8")]
mod encoding;
mod import;
mod private;
mod public;

#[cfg(feature = "key_files")]
pub(crate) use encoding::PSS as PSS_OID;
pub use private::RsaPrivateKey;
pub use public::RsaPublicKey;
