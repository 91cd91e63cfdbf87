//! Elements as the crates `ff` and `subtle` take them.

#[cfg(feature = "ff")]
pub mod ff;
#[cfg(feature = "subtle")]
mod subtle;

/// The fields of this crate.
#[cfg(feature = "subtle")]
macro_rules! adapt {
    ($macro:ident: $($feature:literal $module:ident),* $(,)?) => {$(
        #[cfg(feature = $feature)]
        $crate::$macro!($crate::$module::Element);
    )*};
}

#[cfg(feature = "subtle")]
adapt!(
    impl_subtle: "n25519" n25519,
    "n256" n256,
    "n384" n384,
    "n448" n448,
    "n521" n521,
    "nsecp256k1" nsecp256k1,
    "p1305" p1305,
    "p25519" p25519,
    "p256" p256,
    "p384" p384,
    "p448" p448,
    "p521" p521,
    "secp256k1" secp256k1,
);

// All but n448: the factors of its p - 1 are not known, and so no generator is.
#[cfg(feature = "ff")]
adapt!(
    impl_ff: "n25519" n25519,
    "n256" n256,
    "n384" n384,
    "n521" n521,
    "nsecp256k1" nsecp256k1,
    "p1305" p1305,
    "p25519" p25519,
    "p256" p256,
    "p384" p384,
    "p448" p448,
    "p521" p521,
    "secp256k1" secp256k1,
);
