//! Keys and their bare powers.

mod blinding;
mod encoding;
mod import;
mod private;
mod public;

pub(crate) use encoding::PSS as PSS_OID;
pub use private::RsaPrivateKey;
pub use public::RsaPublicKey;
