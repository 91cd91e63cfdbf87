//! Keys and their bare powers.

mod blinding;
mod encoding;
mod import;
pub(crate) mod natural;
mod private;
mod public;
pub(crate) mod random;

pub use private::RsaPrivateKey;
pub use public::RsaPublicKey;
