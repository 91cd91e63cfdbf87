//! What keys of RFC 8410 have in common: their classes, fixed bytes, files, equality.

/// A pair of classes around two keys of the crate `modforge-crypto`: which RFC defines them, the method that makes the
/// public one of the private one, what Python calls the private bytes and what the documentation says of these, and
/// lines of an example with the private key.
macro_rules! rfc8410 {
    ($rfc:literal, $PublicKey:ty, $PrivateKey:ty, $to_public:ident, $secret:ident $from:expr, $to:expr,
     $example:expr; $kind:ident, $bytes:tt, $Public:ident, $public:tt, $Private:ident, $private:tt) => {
        #[doc = concat!("A public key of ", stringify!($kind), " (", $rfc, ").\n\n")]
        #[doc = concat!(">>> ", $public, ".from_pem(", $private, ".generate().public_key.to_pem()).kind")]
        #[doc = concat!("'", stringify!($kind), "'")]
        #[pyclass(name = $public, module = "modforge.crypto", frozen)]
        pub(crate) struct $Public(pub(super) $PublicKey);

        #[doc = concat!("A private key of ", stringify!($kind), ".\n\n")]
        #[doc = $example]
        #[doc = "True"]
        #[pyclass(name = $private, module = "modforge.crypto", frozen)]
        pub(crate) struct $Private(pub(super) $PrivateKey);

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
            /// A new key.
            #[staticmethod]
            fn generate() -> PyResult<Self> {
                <$PrivateKey>::try_generate(&mut SystemRandom).map(Self).map_err(error)
            }

            #[doc = $from]
            #[staticmethod]
            fn from_bytes($secret: Octets<'_>) -> PyResult<Self> {
                Ok(Self(<$PrivateKey>::from_bytes(&exactly(&$secret, stringify!($secret))?)))
            }

            #[doc = $to]
            fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
                PyBytes::new(py, &self.0.to_bytes()[..])
            }

            /// The public key.
            #[getter]
            fn public_key(&self) -> $Public {
                $Public(self.0.$to_public())
            }

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
