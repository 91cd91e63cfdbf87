//! The curves that this crate knows: a file each, with its constants and the names of its keys.

#[cfg(feature = "dstu9041")]
pub mod dstu9041;
#[cfg(feature = "ed25519")]
pub mod ed25519;
#[cfg(feature = "ed448")]
pub mod ed448;
#[cfg(any(feature = "ed25519", feature = "x25519"))]
mod edwards25519;
#[cfg(any(feature = "ed25519", feature = "x25519"))]
mod edwards25519_lanes;
#[cfg(feature = "p256")]
pub mod p256;
#[cfg(feature = "p384")]
pub mod p384;
#[cfg(feature = "p521")]
pub mod p521;
#[cfg(feature = "secp256k1")]
pub mod secp256k1;
#[cfg(feature = "x25519")]
pub mod x25519;
#[cfg(feature = "x448")]
pub mod x448;

#[cfg(feature = "ed448")]
pub use ed448::Ed448;
#[cfg(any(feature = "ed25519", feature = "x25519"))]
pub use edwards25519::Ed25519;
#[cfg(feature = "p256")]
pub use p256::P256;
#[cfg(feature = "p384")]
pub use p384::P384;
#[cfg(feature = "p521")]
pub use p521::P521;
#[cfg(feature = "secp256k1")]
pub use secp256k1::Secp256k1;
#[cfg(feature = "x448")]
pub use x448::Curve448;
#[cfg(feature = "x25519")]
pub use x25519::Curve25519;
