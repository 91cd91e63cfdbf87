//! X25519 and X448.

use super::key_files::{private_key, public_key, write_private, write_public};
use super::{error, exactly, hex};
use modforge_crypto::key_files::{PrivateKey, PublicKey};
use modforge_crypto::random::SystemRandom;
use modforge_crypto::{x448, x25519};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

macro_rules! montgomery {
    ($module:ident, $kind:ident, $bytes:tt, $Public:ident, $public:tt, $Private:ident, $private:tt) => {
        #[doc = concat!("A public key of ", stringify!($kind), " (RFC 7748).\n\n")]
        #[doc = concat!(">>> ", $public, ".from_pem(", $private, ".generate().public_key.to_pem()).kind")]
        #[doc = concat!("'", stringify!($kind), "'")]
        #[pyclass(name = $public, module = "modforge.crypto", frozen)]
        pub(crate) struct $Public(pub(super) $module::PublicKey);

        #[pymethods]
        impl $Public {
            #[doc = concat!("The key of ", $bytes, " bytes; all are allowed.")]
            #[staticmethod]
            fn from_bytes(data: &[u8]) -> PyResult<Self> {
                Ok(Self($module::PublicKey::from_bytes(&exactly(data, "data")?)))
            }

            /// The key in a PEM text, of the form SPKI (RFC 8410).
            #[staticmethod]
            fn from_pem(text: &str) -> PyResult<Self> {
                Self::from_der(text.as_bytes())
            }

            /// The key in DER, of the form SPKI.
            #[staticmethod]
            fn from_der(data: &[u8]) -> PyResult<Self> {
                public_key(data, stringify!($kind), |key| match key {
                    PublicKey::$kind(key) => Some(Self(key)),
                    _ => None,
                })
            }

            #[doc = concat!("The ", $bytes, " bytes of the key.")]
            fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
                PyBytes::new(py, &self.0.to_bytes())
            }

            /// The key as PEM, in the form SPKI.
            fn to_pem(&self) -> PyResult<String> {
                write_public::pem(&self.0)
            }

            /// The key in DER, in the form SPKI.
            fn to_der<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
                write_public::der(py, &self.0)
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
                super::hash_of(&self.0.to_bytes())
            }

            fn __repr__(&self) -> String {
                format!(concat!($public, "({})"), hex(&self.0.to_bytes()))
            }
        }

        #[doc = concat!("A private key of ", stringify!($kind), ".\n\n")]
        #[doc = concat!(">>> alice, bob = ", $private, ".generate(), ", $private, ".generate()\n")]
        /// >>> alice.exchange(bob.public_key) == bob.exchange(alice.public_key)
        /// True
        #[pyclass(name = $private, module = "modforge.crypto", frozen)]
        pub(crate) struct $Private(pub(super) $module::SecretKey);

        #[pymethods]
        impl $Private {
            /// A new key.
            #[staticmethod]
            fn generate() -> PyResult<Self> {
                $module::SecretKey::try_generate(&mut SystemRandom).map(Self).map_err(error)
            }

            #[doc = concat!("The key of ", $bytes, " random bytes.")]
            #[staticmethod]
            fn from_bytes(data: &[u8]) -> PyResult<Self> {
                Ok(Self($module::SecretKey::from_bytes(&exactly(data, "data")?)))
            }

            /// The key in a PEM text, of the form PKCS#8 (RFC 8410), which may be encrypted with a password.
            #[staticmethod]
            #[pyo3(signature = (text, password=None))]
            fn from_pem(py: Python<'_>, text: &str, password: Option<&str>) -> PyResult<Self> {
                Self::from_der(py, text.as_bytes(), password)
            }

            /// The key in DER, of the form PKCS#8, which may be encrypted with a password.
            #[staticmethod]
            #[pyo3(signature = (data, password=None))]
            fn from_der(py: Python<'_>, data: &[u8], password: Option<&str>) -> PyResult<Self> {
                private_key(py, data, password, stringify!($kind), |key| match key {
                    PrivateKey::$kind(key) => Some(Self(key)),
                    _ => None,
                })
            }

            #[doc = concat!("The ", $bytes, " bytes of the key.")]
            fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
                PyBytes::new(py, &self.0.to_bytes()[..])
            }

            /// The key as PEM, in the form PKCS#8, encrypted if there is a password.
            #[pyo3(signature = (password=None))]
            fn to_pem(&self, py: Python<'_>, password: Option<&str>) -> PyResult<String> {
                write_private::pem(py, &self.0, password)
            }

            /// The key in DER, in the form PKCS#8, encrypted if there is a password.
            #[pyo3(signature = (password=None))]
            fn to_der<'py>(&self, py: Python<'py>, password: Option<&str>) -> PyResult<Bound<'py, PyBytes>> {
                write_private::der(py, &self.0, password)
            }

            /// The kind of the key.
            #[getter]
            fn kind(&self) -> &'static str {
                stringify!($kind)
            }

            /// The public key.
            #[getter]
            fn public_key(&self) -> $Public {
                $Public(self.0.public_key())
            }

            #[doc = concat!("The ", $bytes, " bytes that both sides compute from their own private and the other's ")]
            /// public key; to be hashed before they are used as a key.
            fn exchange<'py>(&self, py: Python<'py>, peer: &$Public) -> PyResult<Bound<'py, PyBytes>> {
                let shared = self.0.diffie_hellman(&peer.0);
                let shared = shared
                    .map_err(|_| error("peer: a point of small order, with which every key has the same result"))?;
                Ok(PyBytes::new(py, shared.as_bytes()))
            }

            fn __repr__(&self) -> String {
                concat!($private, "(...)").to_owned()
            }
        }
    };
}

montgomery!(x25519, X25519, 32, PyX25519PublicKey, "X25519PublicKey", PyX25519PrivateKey, "X25519PrivateKey");
montgomery!(x448, X448, 56, PyX448PublicKey, "X448PublicKey", PyX448PrivateKey, "X448PrivateKey");
