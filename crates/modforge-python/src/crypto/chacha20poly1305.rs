//! Poly1305 and ChaCha20-Poly1305.

use super::{error, exactly};
use crate::argument::bytes::{Octets, new_bytes};
use crate::interrupt::{self, message_cost};
use modforge_crypto::chacha20poly1305::{AeadInOut, ChaCha20Poly1305, InOutBuf, KeyInit, XChaCha20Poly1305};
use modforge_crypto::poly1305::Poly1305;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// Bytes of a tag.
const TAG: usize = 16;

/// The Poly1305 tag of a message under a key of 32 bytes that no other message has.
///
/// >>> poly1305(bytes(32), b"message").hex()
/// '00000000000000000000000000000000'
#[pyfunction]
pub(crate) fn poly1305<'py>(py: Python<'py>, key: Octets<'_>, message: Octets<'_>) -> PyResult<Bound<'py, PyBytes>> {
    let key = exactly(&key, "key")?;
    let tag = interrupt::run(py, message_cost(message.len()), || Poly1305::mac(&key, &message))?;
    Ok(PyBytes::new(py, &tag))
}

macro_rules! cipher {
    ($Class:ident, $Cipher:ident, $name:literal, $nonce:literal, $standard:literal, $rule:literal) => {
        #[doc = concat!("Encryption with a tag by ", $standard, ", under a key of 32 bytes.")]
        #[pyclass(name = $name, module = "modforge.crypto", frozen)]
        pub(crate) struct $Class($Cipher);

        #[pymethods]
        impl $Class {
            #[new]
            fn new(key: Octets<'_>) -> PyResult<Self> {
                Ok(Self($Cipher::new(&exactly(&key, "key")?.into())))
            }

            #[doc = concat!("The ciphertext, 16 bytes longer than the data. A nonce has ", $nonce, " bytes ", $rule)]
            #[pyo3(signature = (nonce, data, associated_data=None))]
            fn encrypt<'py>(
                &self,
                py: Python<'py>,
                nonce: Octets<'_>,
                data: Octets<'_>,
                associated_data: Option<Octets<'_>>,
            ) -> PyResult<Bound<'py, PyBytes>> {
                let (nonce, aad) =
                    (exactly::<$nonce>(&nonce, "nonce")?.into(), associated_data.as_deref().unwrap_or(&[]));
                new_bytes(py, data.len() + TAG, |sealed| {
                    let (text, tag) = sealed.split_at_mut(data.len());
                    let made = interrupt::run(py, message_cost(data.len() + aad.len()), || {
                        let text = InOutBuf::new(&data, text).expect("equal lengths");
                        self.0.encrypt_inout_detached(&nonce, aad, text)
                    })?;
                    tag.copy_from_slice(&made.map_err(|_| error("data: longer than 2^38 - 64 bytes"))?);
                    Ok(())
                })
            }

            /// The data, or a ValueError if ciphertext, associated data, nonce or key are not those of one encryption.
            #[pyo3(signature = (nonce, ciphertext, associated_data=None))]
            fn decrypt<'py>(
                &self,
                py: Python<'py>,
                nonce: Octets<'_>,
                ciphertext: Octets<'_>,
                associated_data: Option<Octets<'_>>,
            ) -> PyResult<Bound<'py, PyBytes>> {
                let (nonce, aad) =
                    (exactly::<$nonce>(&nonce, "nonce")?.into(), associated_data.as_deref().unwrap_or(&[]));
                let wrong = || error("ciphertext: not one of this key and nonce");
                let (sealed, tag) = ciphertext.split_last_chunk::<TAG>().ok_or_else(wrong)?;
                new_bytes(py, sealed.len(), |text| {
                    let opened = interrupt::run(py, message_cost(sealed.len() + aad.len()), || {
                        let text = InOutBuf::new(sealed, text).expect("equal lengths");
                        self.0.decrypt_inout_detached(&nonce, aad, text, tag.into())
                    })?;
                    opened.map_err(|_| wrong())
                })
            }
        }
    };
}

cipher!(
    PyChaCha20Poly1305,
    ChaCha20Poly1305,
    "ChaCha20Poly1305",
    12,
    "ChaCha20-Poly1305 (RFC 8439)",
    "and is never used twice\nwith one key."
);
cipher!(
    PyXChaCha20Poly1305,
    XChaCha20Poly1305,
    "XChaCha20Poly1305",
    24,
    "XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha)",
    "and may be random: it is\nlong enough never to come twice with one key."
);
