//! RSA.

use super::files::{files_of_private_key, files_of_public_key};
use super::{error, generate, unknown, with_hash};
use crate::integer::Count;
use crate::interrupt::{self, message_cost};
use modforge_crypto::random::SystemRandom;
use modforge_crypto::rsa::signature::{SignatureEncoding, Signer, Verifier};
use modforge_crypto::rsa::{
    Error, RsaPrivateKey, RsaPublicKey, Signature, generate_with_progress, oaep, pkcs1v15, pss,
};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use sha2::{Sha256, Sha384, Sha512};

const KIND: &str = "RSA";

/// 65537.
const EXPONENT: [u8; 3] = [1, 0, 1];

/// The label of OAEP, which other paddings have not.
fn label_of<'a>(padding: &str, label: Option<&'a [u8]>) -> PyResult<&'a [u8]> {
    if label.is_some() && padding != "oaep" {
        return Err(error("label: only the padding oaep has one"));
    }
    Ok(label.unwrap_or(&[]))
}

/// An RSA public key of 1024 to 8192 bits.
#[pyclass(name = "RsaPublicKey", module = "modforge.crypto", frozen)]
pub(crate) struct PyRsaPublicKey(pub(super) RsaPublicKey);

#[pymethods]
impl PyRsaPublicKey {
    /// The kind of the key.
    #[getter]
    fn kind(&self) -> &'static str {
        KIND
    }

    /// Bits of the modulus.
    #[getter]
    fn bits(&self) -> usize {
        self.0.bits()
    }

    /// Whether this is a signature of the message.
    #[pyo3(signature = (signature, message, *, padding="pss", hash="sha256"))]
    fn verify(&self, py: Python<'_>, signature: &[u8], message: &[u8], padding: &str, hash: &str) -> PyResult<bool> {
        let signature = Signature::try_from(signature).map_err(error)?;
        let key = self.0.clone();
        interrupt::run(py, message_cost(message.len()), || match padding {
            "pss" => with_hash!(hash, D => {
                pss::VerifyingKey::<D>::new_with_auto_salt_len(key).verify(message, &signature).is_ok()
            }),
            "pkcs1v15" => {
                with_hash!(hash, D => pkcs1v15::VerifyingKey::<D>::new(key).verify(message, &signature).is_ok())
            }
            _ => Err(unknown("padding", "pss pkcs1v15")),
        })?
    }

    /// The ciphertext of a short message. With oaep it may have a label, which decryption asks for, too.
    #[pyo3(signature = (message, *, padding="oaep", hash="sha256", label=None))]
    fn encrypt<'py>(
        &self,
        py: Python<'py>,
        message: &[u8],
        padding: &str,
        hash: &str,
        label: Option<&[u8]>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let (key, label) = (self.0.clone(), label_of(padding, label)?);
        let sealed = interrupt::run(py, message_cost(label.len()), || match padding {
            "oaep" => with_hash!(hash, D => {
                oaep::EncryptingKey::<D>::new_with_label(key, label).encrypt_with_rng(&mut SystemRandom, message)
            }),
            "pkcs1v15" => Ok(pkcs1v15::EncryptingKey::new(key).encrypt_with_rng(&mut SystemRandom, message)),
            _ => Err(unknown("padding", "oaep pkcs1v15")),
        })??;
        Ok(PyBytes::new(py, &sealed.map_err(error)?))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0 == other.0
    }

    fn __repr__(&self) -> String {
        format!("RsaPublicKey({} bits)", self.0.bits())
    }
}

/// An RSA private key of 1024 to 8192 bits.
#[pyclass(name = "RsaPrivateKey", module = "modforge.crypto", frozen)]
pub(crate) struct PyRsaPrivateKey(pub(super) RsaPrivateKey);

#[pymethods]
impl PyRsaPrivateKey {
    /// A new key. progress is called with the number of candidates for primes that have been tested.
    #[staticmethod]
    #[pyo3(signature = (bits=Count::of(3072), *, progress=None), text_signature = "(bits=3072, *, progress=None)")]
    fn generate(py: Python<'_>, bits: Count, progress: Option<Py<PyAny>>) -> PyResult<Self> {
        let bits = bits.get("bits")?;
        let make = |tell: &dyn Fn(u64) -> _| generate_with_progress(&mut SystemRandom, bits, &EXPONENT, tell);
        generate(py, progress, make).map(Self)
    }

    /// The kind of the key.
    #[getter]
    fn kind(&self) -> &'static str {
        KIND
    }

    /// Bits of the modulus.
    #[getter]
    fn bits(&self) -> usize {
        self.0.bits()
    }

    /// The public key.
    #[getter]
    fn public_key(&self) -> PyRsaPublicKey {
        PyRsaPublicKey(self.0.to_public_key())
    }

    /// The signature of a message.
    #[pyo3(signature = (message, *, padding="pss", hash="sha256"))]
    fn sign<'py>(&self, py: Python<'py>, message: &[u8], padding: &str, hash: &str) -> PyResult<Bound<'py, PyBytes>> {
        let key = self.0.clone();
        let signature = interrupt::run(py, message_cost(message.len()), || match padding {
            "pss" => with_hash!(hash, D => pss::SigningKey::<D>::new(key).try_sign(message)),
            "pkcs1v15" => with_hash!(hash, D => pkcs1v15::SigningKey::<D>::new(key).try_sign(message)),
            _ => Err(unknown("padding", "pss pkcs1v15")),
        })??;
        let reason = |failure: modforge_crypto::rsa::signature::Error| match std::error::Error::source(&failure) {
            Some(source) => error(source),
            None => error(&failure),
        };
        Ok(PyBytes::new(py, &signature.map_err(reason)?.to_vec()))
    }

    /// The message of a ciphertext; with pkcs1v15, other bytes for a ciphertext with a wrong padding.
    #[pyo3(signature = (ciphertext, *, padding="oaep", hash="sha256", label=None))]
    fn decrypt<'py>(
        &self,
        py: Python<'py>,
        ciphertext: &[u8],
        padding: &str,
        hash: &str,
        label: Option<&[u8]>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let (key, label) = (self.0.clone(), label_of(padding, label)?);
        let opened: Result<_, Error> = interrupt::run(py, message_cost(label.len()), || match padding {
            "oaep" => with_hash!(hash, D => oaep::DecryptingKey::<D>::new_with_label(key, label).decrypt(ciphertext)),
            "pkcs1v15" => Ok(pkcs1v15::DecryptingKey::new(key).decrypt(ciphertext)),
            _ => Err(unknown("padding", "oaep pkcs1v15")),
        })??;
        Ok(PyBytes::new(py, &opened.map_err(error)?))
    }

    fn __repr__(&self) -> String {
        format!("{:?}", self.0)
    }
}

files_of_public_key!(PyRsaPublicKey, Rsa, KIND, "SPKI or PKCS#1.", "SPKI or PKCS#1.");
files_of_private_key!(
    PyRsaPrivateKey,
    Rsa,
    KIND,
    "PKCS#8, which may be encrypted with a password, or PKCS#1. Its numbers are\nchecked against each other.",
    "PKCS#8, which may be encrypted with a password, or PKCS#1."
);
