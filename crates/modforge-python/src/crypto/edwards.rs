//! Ed25519 and Ed448.

use super::rfc8410::rfc8410;
use super::{error, exactly};
use crate::argument::bytes::Octets;
use crate::argument::flag;
use crate::interrupt::{self, message_cost};
use modforge_crypto::random::SystemRandom;
use modforge_crypto::{ed448, ed25519};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

macro_rules! edwards {
    ($module:ident, $kind:ident, $bytes:tt, $Public:ident, $public:tt, $Private:ident, $private:tt) => {
        rfc8410!(
            "RFC 8032", $module::VerifyingKey, $module::SigningKey, verifying_key,
            seed concat!("The key of a seed of ", $bytes, " random bytes."),
            concat!("The seed, ", $bytes, " bytes."),
            concat!(
                ">>> key = ", $private, ".generate()\n",
                ">>> key.public_key.verify(key.sign(b\"message\"), b\"message\")"
            );
            $kind, $bytes, $Public, $public, $Private, $private
        );

        #[pymethods]
        impl $Public {
            #[doc = concat!("The key of ", $bytes, " bytes.")]
            #[staticmethod]
            fn from_bytes(data: Octets<'_>) -> PyResult<Self> {
                let key = $module::VerifyingKey::from_bytes(&exactly(&data, "data")?);
                key.map(Self).map_err(|_| error("data: not the bytes of a point of the curve"))
            }

            /// Whether this is a signature of the message: strictly, so that there is no other; or by the equation of
            /// RFC 8032 with the cofactor, as batches are verified.
            #[pyo3(signature = (signature, message, *, cofactored=false))]
            fn verify(&self, py: Python<'_>, signature: Octets<'_>, message: Octets<'_>, #[pyo3(from_py_with = flag)] cofactored: bool) -> PyResult<bool> {
                let Ok(signature) = $module::Signature::try_from(&*signature) else { return Ok(false) };
                let key = &self.0;
                interrupt::run(py, message_cost(message.len()), || {
                    let valid = if cofactored {
                        key.verify_cofactored(&message, &signature)
                    } else {
                        key.verify_strict(&message, &signature)
                    };
                    valid.is_ok()
                })
            }
        }

        #[pymethods]
        impl $Private {
            /// The signature of a message.
            fn sign<'py>(&self, py: Python<'py>, message: Octets<'_>) -> PyResult<Bound<'py, PyBytes>> {
                let signature = interrupt::run(py, message_cost(message.len()), || self.0.sign(&message))?;
                Ok(PyBytes::new(py, &signature.to_bytes()))
            }
        }
    };
}

edwards!(ed25519, Ed25519, 32, PyEd25519PublicKey, "Ed25519PublicKey", PyEd25519PrivateKey, "Ed25519PrivateKey");
edwards!(ed448, Ed448, 57, PyEd448PublicKey, "Ed448PublicKey", PyEd448PrivateKey, "Ed448PrivateKey");
