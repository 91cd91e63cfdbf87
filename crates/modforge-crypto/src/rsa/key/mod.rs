//! Keys and their bare powers.

mod blinding;
mod encoding;
mod import;
mod private;
mod public;

pub use private::RsaPrivateKey;
pub use public::RsaPublicKey;
