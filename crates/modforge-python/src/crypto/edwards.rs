//! Ed25519 and Ed448.

use super::rfc8410::rfc8410;
use super::{error, exactly};
use crate::interrupt::{self, message_cost};
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

            #[doc = concat!("The seed, ", $bytes, " bytes.")]
            fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
                PyBytes::new(py, &self.0.to_bytes()[..])
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
        }

        rfc8410!($kind, $bytes, $Public, $public, $Private, $private);
    };
}

edwards!(ed25519, Ed25519, 32, PyEd25519PublicKey, "Ed25519PublicKey", PyEd25519PrivateKey, "Ed25519PrivateKey");
edwards!(ed448, Ed448, 57, PyEd448PublicKey, "Ed448PublicKey", PyEd448PrivateKey, "Ed448PrivateKey");
