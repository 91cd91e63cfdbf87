//! Keys in PKCS#8, SubjectPublicKeyInfo and SEC 1, by the traits of the crates `pkcs8` and `sec1`. RSA keys have theirs
//! beside the key itself.

#[cfg(feature = "eddsa")]
mod eddsa;
pub(crate) mod encrypted;
#[cfg(any(feature = "ec", feature = "eddsa", feature = "xdh"))]
mod pkcs8_spki;
#[cfg(feature = "ec")]
mod rfc5915;
#[cfg(any(feature = "eddsa", feature = "xdh"))]
mod rfc8410;
#[cfg(feature = "xdh")]
mod xdh;
