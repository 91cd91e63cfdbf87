//! What keys of RFC 8410 have in common: fixed bytes, files, equality.

/// Methods of a pair of classes; `$Public` and `$Private` hold keys of the crate `modforge-crypto`.
macro_rules! rfc8410 {
    ($kind:ident, $bytes:tt, $Public:ident, $public:tt, $Private:ident, $private:tt) => {
        crate::crypto::files::files_of_public_key!($Public, $kind, stringify!($kind), "SPKI (RFC 8410).", "SPKI.");
        crate::crypto::files::files_of_private_key!(
            $Private,
            $kind,
            stringify!($kind),
            "PKCS#8 (RFC 8410), which may be encrypted with a password.",
            "PKCS#8, which may be encrypted with a password."
        );

        #[pymethods]
        impl $Public {
            #[doc = concat!("The ", $bytes, " bytes of the key.")]
            fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
                PyBytes::new(py, &self.0.to_bytes())
            }

            /// The kind of the key.
            #[getter]
            fn kind(&self) -> &'static str {
                stringify!($kind)
            }

            fn __eq__(&self, other: &Self) -> bool {
                self.0 == other.0
            }

            fn __hash__(&self) -> u64 {
                crate::crypto::hash_of(&self.0.to_bytes())
            }

            fn __repr__(&self) -> String {
                format!(concat!($public, "({})"), crate::crypto::hex(&self.0.to_bytes()))
            }
        }

        #[pymethods]
        impl $Private {
            /// The kind of the key.
            #[getter]
            fn kind(&self) -> &'static str {
                stringify!($kind)
            }

            fn __repr__(&self) -> String {
                concat!($private, "(...)").to_owned()
            }
        }
    };
}
pub(super) use rfc8410;
