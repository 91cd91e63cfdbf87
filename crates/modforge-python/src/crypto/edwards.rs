//! Ed25519 and Ed448.

use super::key_files::{private_key, public_key, write_private, write_public};
use super::{error, exactly, hex};
use crate::interrupt::{self, message_cost};
use modforge_crypto::key_files::{PrivateKey, PublicKey};
use modforge_crypto::random::SystemRandom;
use modforge_crypto::{ed448, ed25519};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

macro_rules! edwards {
    ($module:ident, $kind:ident, $bytes:tt, $Public:ident, $public:tt, $Private:ident, $private:tt) => {
        #[doc = concat!("A public key of ", stringify!($kind), " (RFC 8032).\n\n")]
        #[doc = concat!(">>> ", $public, ".from_pem(", $private, ".generate().public_key.to_pem()).kind")]
        #[doc = concat!("'", stringify!($kind), "'")]
        #[pyclass(name = $public, module = "modforge.crypto", frozen)]
        pub(crate) struct $Public(pub(super) $module::VerifyingKey);

        #[pymethods]
        impl $Public {
            #[doc = concat!("The key of ", $bytes, " bytes.")]
            #[staticmethod]
            fn from_bytes(data: &[u8]) -> PyResult<Self> {
                let key = $module::VerifyingKey::from_bytes(&exactly(data, "data")?);
                key.map(Self).map_err(|_| error("data: not the bytes of a point of the curve"))
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

            /// Whether this is a signature of the message: strictly, so that there is no other; or by the equation of
            /// RFC 8032 with the cofactor, as batches are verified.
            #[pyo3(signature = (signature, message, *, cofactored=false))]
            fn verify(&self, py: Python<'_>, signature: &[u8], message: &[u8], cofactored: bool) -> PyResult<bool> {
                let Ok(signature) = $module::Signature::try_from(signature) else { return Ok(false) };
                let key = &self.0;
                interrupt::run(py, message_cost(message.len()), || {
                    let valid = if cofactored {
                        key.verify_cofactored(message, &signature)
                    } else {
                        key.verify_strict(message, &signature)
                    };
                    valid.is_ok()
                })
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
        #[doc = concat!(">>> key = ", $private, ".generate()\n")]
        /// >>> key.public_key.verify(key.sign(b"message"), b"message")
        /// True
        #[pyclass(name = $private, module = "modforge.crypto", frozen)]
        pub(crate) struct $Private(pub(super) $module::SigningKey);

        #[pymethods]
        impl $Private {
            /// A new key.
            #[staticmethod]
            fn generate() -> PyResult<Self> {
                $module::SigningKey::try_generate(&mut SystemRandom).map(Self).map_err(error)
            }

            #[doc = concat!("The key of a seed of ", $bytes, " random bytes.")]
            #[staticmethod]
            fn from_bytes(seed: &[u8]) -> PyResult<Self> {
                Ok(Self($module::SigningKey::from_bytes(&exactly(seed, "seed")?)))
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

            #[doc = concat!("The seed, ", $bytes, " bytes.")]
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
                $Public(self.0.verifying_key())
            }

            /// The signature of a message.
            fn sign<'py>(&self, py: Python<'py>, message: &[u8]) -> PyResult<Bound<'py, PyBytes>> {
                let signature = interrupt::run(py, message_cost(message.len()), || self.0.sign(message))?;
                Ok(PyBytes::new(py, &signature.to_bytes()))
            }

            fn __repr__(&self) -> String {
                concat!($private, "(...)").to_owned()
            }
        }
    };
}

edwards!(ed25519, Ed25519, 32, PyEd25519PublicKey, "Ed25519PublicKey", PyEd25519PrivateKey, "Ed25519PrivateKey");
edwards!(ed448, Ed448, 57, PyEd448PublicKey, "Ed448PublicKey", PyEd448PrivateKey, "Ed448PrivateKey");
