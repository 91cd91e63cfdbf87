//! X25519 and X448.

use super::rfc8410::rfc8410;
use super::{error, exactly};
use crate::argument::bytes::Octets;
use modforge_crypto::random::SystemRandom;
use modforge_crypto::{x448, x25519};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

macro_rules! montgomery {
    ($module:ident, $kind:ident, $bytes:tt, $Public:ident, $public:tt, $Private:ident, $private:tt) => {
        rfc8410!(
            "RFC 7748", $module::PublicKey, $module::SecretKey, public_key,
            data concat!("The key of ", $bytes, " random bytes."),
            concat!("The ", $bytes, " bytes of the key."),
            concat!(
                ">>> alice, bob = ", $private, ".generate(), ", $private, ".generate()\n",
                ">>> alice.exchange(bob.public_key) == bob.exchange(alice.public_key)"
            );
            $kind, $bytes, $Public, $public, $Private, $private
        );

        #[pymethods]
        impl $Public {
            #[doc = concat!("The key of ", $bytes, " bytes; all are allowed.")]
            #[staticmethod]
            fn from_bytes(data: Octets<'_>) -> PyResult<Self> {
                Ok(Self($module::PublicKey::from_bytes(&exactly(&data, "data")?)))
            }
        }

        #[pymethods]
        impl $Private {
            #[doc = concat!("The ", $bytes, " bytes that both sides compute from their own private and the other's ")]
            /// public key; to be hashed before they are used as a key.
            fn exchange<'py>(&self, py: Python<'py>, #[pyo3(from_py_with = crate::argument::object)] peer: &$Public) -> PyResult<Bound<'py, PyBytes>> {
                let shared = self.0.diffie_hellman(&peer.0);
                let shared = shared
                    .map_err(|_| error("peer: a point of small order, with which every key has the same result"))?;
                Ok(PyBytes::new(py, shared.as_bytes()))
            }
        }
    };
}

montgomery!(x25519, X25519, 32, PyX25519PublicKey, "X25519PublicKey", PyX25519PrivateKey, "X25519PrivateKey");
montgomery!(x448, X448, 56, PyX448PublicKey, "X448PublicKey", PyX448PrivateKey, "X448PrivateKey");
