//! Ed25519.

use super::{exactly, value_error};
use modforge_crypto::ed25519::{Signature, SigningKey, VerifyingKey};
use modforge_crypto::eddsa::pkcs8::{DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey, LineEnding};
use modforge_crypto::random::SystemRandom;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// An Ed25519 public key (RFC 8032).
#[pyclass(name = "Ed25519PublicKey", module = "modforge.crypto", frozen)]
pub(crate) struct PyEd25519PublicKey(VerifyingKey);

#[pymethods]
impl PyEd25519PublicKey {
    /// The key of 32 bytes.
    #[staticmethod]
    fn from_bytes(data: &[u8]) -> PyResult<Self> {
        let key = VerifyingKey::from_bytes(&exactly(data, "data")?);
        key.map(Self).map_err(|_| value_error("data: not the bytes of a point of the curve"))
    }

    /// The key in a PEM text, of the form SPKI (RFC 8410).
    #[staticmethod]
    fn from_pem(text: &str) -> PyResult<Self> {
        let key = VerifyingKey::from_public_key_pem(text);
        key.map(Self).map_err(|_| value_error("key: not an Ed25519 public key in PEM"))
    }

    /// The 32 bytes of the key.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.to_bytes())
    }

    /// The key as PEM, in the form SPKI.
    fn to_pem(&self) -> PyResult<String> {
        self.0.to_public_key_pem(LineEnding::LF).map_err(value_error)
    }

    /// Whether this is a signature of the message: strictly, so that there is no other; or by the equation of RFC 8032
    /// with the cofactor, as batches are verified.
    #[pyo3(signature = (signature, message, *, cofactored=false))]
    fn verify(&self, py: Python<'_>, signature: &[u8], message: &[u8], cofactored: bool) -> bool {
        let Ok(signature) = Signature::try_from(signature) else { return false };
        let verify = if cofactored { VerifyingKey::verify_cofactored } else { VerifyingKey::verify_strict };
        py.detach(|| verify(&self.0, message, &signature).is_ok())
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0 == other.0
    }

    fn __repr__(&self) -> String {
        let bytes = self.0.to_bytes();
        format!("Ed25519PublicKey({})", bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
    }
}

/// An Ed25519 private key.
#[pyclass(name = "Ed25519PrivateKey", module = "modforge.crypto", frozen)]
pub(crate) struct PyEd25519PrivateKey(SigningKey);

#[pymethods]
impl PyEd25519PrivateKey {
    /// A new key.
    #[staticmethod]
    fn generate() -> PyResult<Self> {
        SigningKey::try_generate(&mut SystemRandom).map(Self).map_err(value_error)
    }

    /// The key of a seed of 32 random bytes.
    #[staticmethod]
    fn from_bytes(seed: &[u8]) -> PyResult<Self> {
        Ok(Self(SigningKey::from_bytes(&exactly(seed, "seed")?)))
    }

    /// The key in a PEM text, of the form PKCS#8 (RFC 8410), not encrypted.
    #[staticmethod]
    fn from_pem(text: &str) -> PyResult<Self> {
        let key = SigningKey::from_pkcs8_pem(text);
        key.map(Self).map_err(|_| value_error("key: not an Ed25519 private key in PEM that is not encrypted"))
    }

    /// The seed, 32 bytes.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.to_bytes()[..])
    }

    /// The key as PEM, in the form PKCS#8, not encrypted.
    fn to_pem(&self) -> PyResult<String> {
        self.0.to_pkcs8_pem(LineEnding::LF).map(|text| text.to_string()).map_err(value_error)
    }

    /// The public key.
    #[getter]
    fn public_key(&self) -> PyEd25519PublicKey {
        PyEd25519PublicKey(self.0.verifying_key())
    }

    /// The signature of a message, 64 bytes.
    fn sign<'py>(&self, py: Python<'py>, message: &[u8]) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &py.detach(|| self.0.sign(message)).to_bytes())
    }

    fn __repr__(&self) -> String {
        "Ed25519PrivateKey(...)".to_owned()
    }
}
