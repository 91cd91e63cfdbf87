//! The curves that this crate knows: a file each, with its constants and the names of its keys.

pub mod dstu9041;
pub(crate) mod ecdsa_lanes;
pub mod ed25519;
mod ed25519_lanes;
pub mod ed448;
pub mod p256;
pub mod p384;
pub mod p521;
pub mod secp256k1;
pub mod x25519;
pub mod x448;

pub use ed448::Ed448;
pub use ed25519::Ed25519;
pub use p256::P256;
pub use p384::P384;
pub use p521::P521;
pub use secp256k1::Secp256k1;
pub use x448::Curve448;
pub use x25519::Curve25519;
