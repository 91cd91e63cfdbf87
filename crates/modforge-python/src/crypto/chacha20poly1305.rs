//! Poly1305 and ChaCha20-Poly1305.

use super::{error, exactly};
use modforge_crypto::chacha20poly1305::{Aead, ChaCha20Poly1305, KeyInit, Payload};
use modforge_crypto::poly1305::Poly1305;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// The Poly1305 tag of a message under a key of 32 bytes that no other message has.
///
/// >>> poly1305(bytes(32), b"message").hex()
/// '00000000000000000000000000000000'
#[pyfunction]
pub(crate) fn poly1305<'py>(py: Python<'py>, key: &[u8], message: &[u8]) -> PyResult<Bound<'py, PyBytes>> {
    let key = exactly(key, "key")?;
    Ok(PyBytes::new(py, &py.detach(|| Poly1305::mac(&key, message))))
}

/// Encryption with a tag by ChaCha20-Poly1305 (RFC 8439), under a key of 32 bytes.
#[pyclass(name = "ChaCha20Poly1305", module = "modforge.crypto", frozen)]
pub(crate) struct PyChaCha20Poly1305(ChaCha20Poly1305);

#[pymethods]
impl PyChaCha20Poly1305 {
    #[new]
    fn new(key: &[u8]) -> PyResult<Self> {
        Ok(Self(ChaCha20Poly1305::new(&exactly(key, "key")?.into())))
    }

    /// The ciphertext, 16 bytes longer than the data. A nonce has 12 bytes and is never used twice with one key.
    #[pyo3(signature = (nonce, data, associated_data=None))]
    fn encrypt<'py>(
        &self,
        py: Python<'py>,
        nonce: &[u8],
        data: &[u8],
        associated_data: Option<&[u8]>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let nonce = exactly::<12>(nonce, "nonce")?.into();
        let payload = Payload { msg: data, aad: associated_data.unwrap_or(&[]) };
        let sealed = py.detach(|| self.0.encrypt(&nonce, payload));
        Ok(PyBytes::new(py, &sealed.map_err(|_| error("data: longer than 2^38 - 64 bytes"))?))
    }

    /// The data, or a ValueError if ciphertext, associated data, nonce or key are not those of one encryption.
    #[pyo3(signature = (nonce, ciphertext, associated_data=None))]
    fn decrypt<'py>(
        &self,
        py: Python<'py>,
        nonce: &[u8],
        ciphertext: &[u8],
        associated_data: Option<&[u8]>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let nonce = exactly::<12>(nonce, "nonce")?.into();
        let payload = Payload { msg: ciphertext, aad: associated_data.unwrap_or(&[]) };
        let opened = py.detach(|| self.0.decrypt(&nonce, payload));
        Ok(PyBytes::new(py, &opened.map_err(|_| error("ciphertext: not one of this key and nonce"))?))
    }
}
